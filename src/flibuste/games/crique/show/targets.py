"""Which thing on the board each option points at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import Texts

from ..box import CARD, ISLANDS, LEGEND, SECTIONS
from ..options import SEATS

#: A thing: ("island", "cove"), ("section", "p1", "hull"), ("step", "p0", "sails", 3), ("card", "smoke")…
Thing: TypeAlias = tuple[str | int, ...]

_SEATS = frozenset(SEATS)
_PLAIN: dict[str, Thing] = {
    "flee": ("island", "cove"),
    "buy-card": ("tavern",),
    "bury-chests": ("supply", "chests"),
    "bury-gold": ("supply", "gold"),
}


def thing(option: Option, own: str, rings: Mapping[str, int]) -> Thing | None:
    """What an option of a seat points at, if it is drawn."""
    verb = option[0]
    if verb in _PLAIN:
        return _PLAIN[verb]
    if verb == "raise":
        return ("step", own, option[1], rings[option[1]] + option[2])
    if verb == "refit":
        return ("step", own, option[1], rings[option[1]] + 1)
    if verb == "mend":
        return ("guard", own, option[1])
    if verb == "keep-parrot":
        return ("parrot", own)
    if verb == "gift":
        return ("gift", option[1])
    if verb == "outfit":
        return None
    if verb == "fire" and option[1] in _SEATS:
        return ("section", option[1], option[2])
    for word in reversed(option[1:]):
        if word in _SEATS:
            return ("ship", word)
        if word in ISLANDS:
            return ("island", word)
        if word in LEGEND and verb != "play":
            return ("foe", word)
        if word in SECTIONS and verb != "fire":
            return ("section", own, word)
        if word in CARD:
            return ("card", word)
    return None


class Targets:
    """The things that can be acted on now, each with its option. Where several options point at one
    thing, the last wins: the largest amount, the most steps."""

    def __init__(self, view: dict[str, Any], decision: Decision | None, words: Texts) -> None:
        self.words = words
        self.options: dict[Thing, Option] = {}
        if decision is None:
            return
        own = SEATS[decision.seat]
        sections = view["pirates"][decision.seat]["sections"]
        rings = {name: section["ring"] for name, section in sections.items()}
        for option in decision.options:
            pointed = thing(option, own, rings)
            if pointed is not None:
                self.options[pointed] = option

    def wrap(self, pointed: Thing, body: str, ring: str) -> str:
        """The drawing of a thing, made hot if it can be acted on."""
        option = self.options.get(pointed)
        return body if option is None else svg.hot(body, option, self.words.option(option), ring)
