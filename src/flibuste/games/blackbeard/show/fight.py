"""A fight at sea: the pirate and the ship that has found him, with what each brings to it."""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.kernel.panels import Battle, Fact, Side
from flibuste.words.texts import Texts

from ..box import WARSHIPS
from .flags import flag
from .tokens import commissioner, seat_of

_KINDS = ("stand", "caught")
_WARSHIP = {ship.id for ship in WARSHIPS}


def battle(view: dict[str, Any], words: Texts, decision: Decision | None) -> Battle | None:
    """6.45, 10.32: he flees, fights or gives himself up."""
    if decision is None or decision.kind not in _KINDS:
        return None
    about = decision.about
    pirate = next(one for one in view["pirates"] if one["id"] == about["pirate"])
    where = words.say("battle-sea", {"place": pirate["place"]})
    facts = [
        Fact("cannon", words.say("board-combat"), str(about["combat"])),
        Fact("sails", words.say("board-speed"), str(about["speed"])),
    ]
    foe = Side(
        about["foe"],
        words.name(about["foe"]),
        _owner(view, about["foe"]),
        facts,
        [],
        _picture(view, about["foe"], words),
    )
    return Battle(where, "", [foe, _pirate(pirate, words)])


def _owner(view: dict[str, Any], foe: str) -> int | None:
    return next((seat for seat, kc in enumerate(view["commissioners"]) if kc and kc["id"] == foe), None)


def _picture(view: dict[str, Any], foe: str, words: Texts) -> str:
    if foe in _WARSHIP:
        return svg.other_ship("england")
    seat = _owner(view, foe)
    return commissioner(view["commissioners"][seat], seat, view["seats"], words) if seat is not None else ""


def _pirate(pirate: dict[str, Any], words: Texts) -> Side:
    facts = [
        Fact("cannon", words.say("board-combat"), str(pirate["combat"])),
        Fact("sails", words.say("board-speed"), str(pirate["speed"])),
        Fact("heart", words.say("board-loyalty"), str(pirate["loyalty"])),
        Fact("coin", words.say("board-worth"), str(pirate["worth"])),
    ]
    return Side(
        pirate["id"], words.name(pirate["id"]), seat_of(pirate["owner"]), facts, [], flag(pirate["id"])
    )
