"""The table in panels, as one picture and as words; what one should know before speaking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Sheet
from flibuste.kernel.panels import (
    Anchor,
    Card,
    Fact,
    Focus,
    Layers,
    Least,
    MapPanel,
    Mat,
    Panels,
    Race,
    Racer,
)
from flibuste.kernel.table import seat_word
from flibuste.words.texts import Texts, texts

from .bot import chance
from .rules import FACES, LIAR

WIDTH, HEIGHT = 800, 500


def panels(view: dict[str, Any], lang: str, decision: Decision | None) -> Panels:
    """The cups around the table, the last bid, one's own dice as cards, the faces that can be bid."""
    words = texts("liars", lang)
    cups = view["cups"]
    racers = [Racer(seat, count, str(count)) for seat, count in enumerate(cups)]
    facts = [Fact("dice", words.say("dice"), str(count)) for count in cups]
    return Panels(
        moment="",
        goal=words.say("intro-win"),
        race=Race(words.say("dice"), "dice", racers),
        map=_table(view, words, decision),
        mats=[Mat(seat, "", str(count), [facts[seat]]) for seat, count in enumerate(cups)],
        hand=[
            Card(f"die-{place}", str(face), "dice", words.say("own"))
            for place, face in enumerate(view.get("dice", ()))
        ],
        focus=Focus("map"),
    )


def _table(view: dict[str, Any], words: Texts, decision: Decision | None) -> MapPanel:
    """A word of an option that can be pointed at has an anchor: here the faces of a die."""
    ground = svg.rect(0, 0, WIDTH, HEIGHT, fill="var(--sea)")
    body, anchors = [], {}
    for seat, count in enumerate(view["cups"]):
        x, y = 90.0 + seat * 124, 130.0
        # never too small to read
        cup = svg.el("g", _cup(view, seat, count, words, decision), class_="held h10")
        body.append(svg.group(cup, at=(x, y), data_key=seat_word(seat)))
        anchors[seat_word(seat)] = Anchor((x - 30, y - 30, 60, 60), words.name(seat_word(seat)), what="cup")
    if view["bid"]:
        body.append(svg.label(WIDTH / 2, 270, words.say("bid-now", view["bid"]), 24))
    for face in range(1, FACES + 1):
        x = 60.0 + (face - 1) * 120
        body.append(svg.die(x, 360, face, 60))
        anchors[str(face)] = Anchor((x, 360, 60, 60), str(face), what="claim")
    return MapPanel((0, 0, WIDTH, HEIGHT), Layers(ground, "".join(body), ""), Least(16, 16), anchors)


def _cup(view: dict[str, Any], seat: int, count: int, words: Texts, decision: Decision | None) -> str:
    """A player: ship, name and the number of dice; the last bidder can be pointed at to call him a liar."""
    name = svg.cut(words.name(seat_word(seat)), 16, 116)
    ship = svg.ship(seat)
    called = view["bid"] and view["bid"]["who"] == seat_word(seat)
    if called and decision and LIAR in decision.options:
        ship = svg.hot(ship, LIAR, words.option(LIAR), svg.ring_circle(0, 0, 50))
    return ship + svg.label(0, 62, name, 16) + svg.pips(-24, 84, count, count)


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
        lie = round(100 * (1 - holds))
        return {"chance": lie, "odds": {"lie": lie}}
    true = round(100 * chance(view, option[1], option[2]))
    return {"chance": true, "odds": {"holds": true}}
