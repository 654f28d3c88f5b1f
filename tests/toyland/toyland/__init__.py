"""The kernel's toy game, dressed to be served: found by its entry point when this folder is on the path."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.kernel.toy import TOY, State

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Result, Sheet
from flibuste.kernel.panels import Anchor, Card, Fact, Layers, Least, MapPanel, Mat, Panels, Race, Racer
from flibuste.kernel.seat import Seat
from flibuste.words.texts import texts


def _table(view: dict[str, Any]) -> str:
    body = []
    for seat, coins in enumerate(view["coins"]):
        body.append(svg.group(svg.ship(seat), at=(120 + seat * 160, 160), data_key=f"ship-{seat}"))
        body.append(svg.amount("coin", 110 + seat * 160, 230, coins, 18))
    return "".join(body)


def draw(view: dict[str, Any], lang: str, decision: Decision | None) -> str:
    sea = svg.rect(0, 0, 800, 500, fill="var(--sea)")
    return svg.picture(800, 500, sea, _table(view), title=texts("toy", lang).say("game"))


def panels(view: dict[str, Any], lang: str, decision: Decision | None) -> Panels:
    said = texts("toy", lang)
    bids = {option[1]: str(option) for option in decision.options if option[0] == "bid"} if decision else {}
    coins = said.say("coins")
    boxes = {
        f"p{seat}": Anchor((90 + seat * 160, 130, 60, 60), said.name(f"p{seat}"))
        for seat in range(len(view["coins"]))
    }
    sea = svg.rect(0, 0, 800, 500, fill="var(--sea)")
    return Panels(
        moment="",
        goal="",
        race=Race(coins, "coin", [Racer(seat, held, str(held)) for seat, held in enumerate(view["coins"])]),
        map=MapPanel((0, 0, 800, 500), Layers(sea, _table(view), ""), Least(16, 16), boxes),
        mats=[
            Mat(seat, "", str(held), [Fact("card", said.say("cards"), str(cards))])
            for seat, (held, cards) in enumerate(zip(view["coins"], view["cards"], strict=True))
        ],
        hand=[
            Card(
                str(card),
                said.name(f"card-{card}"),
                "skull",
                said.say("card-effect"),
                "1.1",
                option=bids.get(card),
            )
            for card in view.get("hand", ())
        ],
    )


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    said = texts("toy", lang)
    rows = tuple(
        (name, str(coins), str(cards))
        for name, coins, cards in zip(names, view["coins"], view["cards"], strict=True)
    )
    return [Sheet(said.say("players"), ("", said.say("coins"), said.say("cards")), rows)]


def result(state: State) -> Result:
    return Result.by_score(state.coins, tuple({"coins": coins} for coins in state.coins))


def brood(seat: Seat) -> Option:
    """Think for ever: slow on every machine."""
    while True:
        seat.rng.random()


GAME = msgspec.structs.replace(
    TOY,
    package=__name__,
    draw=draw,
    panels=panels,
    summary=summary,
    result=result,
    bots={"brooder": lambda: brood},
)
