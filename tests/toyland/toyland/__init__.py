"""The kernel's toy game, dressed to be served: found by its entry point when this folder is on the path."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.kernel.toy import TOY, State

from flibuste.kernel import svg
from flibuste.kernel.decision import Decision
from flibuste.kernel.game import Result, Sheet
from flibuste.kernel.text import texts


def draw(view: dict[str, Any], lang: str, decision: Decision | None) -> str:
    said = texts("toy", lang)
    hot = {option[1]: option for option in decision.options if option[0] == "bid"} if decision else {}
    body = [svg.rect(0, 0, 800, 500, fill="var(--sea)")]
    for seat, coins in enumerate(view["coins"]):
        body.append(svg.group(svg.ship(seat), at=(120 + seat * 160, 160), data_key=f"ship-{seat}"))
        body.append(svg.amount("coin", 110 + seat * 160, 230, coins))
    for place, card in enumerate(view.get("hand", ())):
        drawn = svg.card(said.name(f"card-{card}"), "skull", said.say("card-effect"), "1.1")
        if card in hot:
            drawn = svg.hot(drawn, hot[card], said.option(hot[card]), svg.ring_rect(0, 0, 126, 176))
        body.append(svg.group(drawn, at=(20 + place * 130, 300), data_key=f"card-{card}"))
    return svg.picture(800, 500, *body, title=said.say("game"))


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    said = texts("toy", lang)
    rows = tuple(
        (name, str(coins), str(cards))
        for name, coins, cards in zip(names, view["coins"], view["cards"], strict=True)
    )
    return [Sheet(said.say("players"), ("", said.say("coins"), said.say("cards")), rows)]


def result(state: State) -> Result:
    return Result.by_score(state.coins, tuple({"coins": coins} for coins in state.coins))


GAME = msgspec.structs.replace(TOY, package=__name__, draw=draw, summary=summary, result=result)
