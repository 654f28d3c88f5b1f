"""The table as SVG and as words, and what one should know before speaking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Sheet
from flibuste.kernel.table import seat_word
from flibuste.words.texts import texts

from .bot import chance
from .rules import LIAR

WIDTH, HEIGHT = 800, 500
#: how many of the next bids lie on the table to be pointed at
NEXT = 6


def draw(view: dict[str, Any], lang: str, decision: Decision | None) -> str:
    words = texts("liars", lang)
    body = [svg.rect(0, 0, WIDTH, HEIGHT, fill="var(--sea)")]
    for seat, count in enumerate(view["cups"]):
        body.append(svg.group(_cup(view, seat, count, lang, decision), at=(90 + seat * 124, 110)))
    if view["bid"]:
        body.append(svg.label(WIDTH / 2, 240, words.say("bid-now", view["bid"]), 24))
    for place, face in enumerate(view.get("dice", ())):
        body.append(svg.die(60 + place * 56, 290, face, 46))
    bids = [option for option in decision.options if option != LIAR] if decision else []
    for place, option in enumerate(bids[:NEXT]):
        drawn = svg.die(0, 0, option[2], 40) + svg.label(20, 64, f"{option[1]} ×", 16)
        drawn = svg.hot(drawn, option, words.option(option), svg.ring_rect(-8, -8, 56, 84))
        body.append(svg.group(drawn, at=(60 + place * 120, 390)))
    return svg.picture(WIDTH, HEIGHT, *body, title=words.say("game"))


def _cup(view: dict[str, Any], seat: int, count: int, lang: str, decision: Decision | None) -> str:
    """A player: ship, name and the number of dice; the last bidder can be pointed at to call him a liar."""
    words = texts("liars", lang)
    name = svg.cut(words.name(seat_word(seat)), 16, 116)
    body = svg.ship(seat) + svg.label(0, 62, name, 16) + svg.pips(-24, 84, count, count)
    called = view["bid"] and view["bid"]["who"] == seat_word(seat)
    if called and decision and LIAR in decision.options:
        return svg.hot(body, LIAR, words.option(LIAR), svg.ring_circle(0, 0, 50))
    return body


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("liars", lang)
    rows = tuple((name, str(count)) for name, count in zip(names, view["cups"], strict=True))
    sheets = [Sheet(words.say("players"), ("", words.say("dice")), rows)]
    if "dice" in view:
        sheets.append(Sheet(words.say("own"), (words.say("dice"),), ((" ".join(map(str, view["dice"])),),)))
    return sheets


def hint(view: dict[str, Any], decision: Decision, option: Option) -> Mapping[str, Any] | None:
    """How likely a bid, or the one that is called a lie, is to hold, in percent."""
    if option == LIAR:
        holds = chance(view, view["bid"]["count"], view["bid"]["face"])
        return {"chance": round(100 * (1 - holds))}
    return {"chance": round(100 * chance(view, option[1], option[2]))}
