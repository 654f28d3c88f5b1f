"""What one should know before choosing: traits of pirates, figures of ships, odds, what a card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from ...kernel.decision import Decision, Option
from .components import FIGURE, PIRATE, PIRATES, PORT, SHIP, SHIPS, WARSHIPS

View: TypeAlias = dict[str, Any]
Values: TypeAlias = Mapping[str, Any] | None

TRAITS = ("initiative", "skill", "command", "cruelty", "cunning", "duel")
#: what debauchery takes off, and heavy guns add (13.22, 17.2#10)
SWAY = 2


WARSHIP = {warship.id: warship for warship in WARSHIPS}
#: the single figures, as the texts call them: `$figure-find-target`
FIGURES = {f"figure-{name}": value for name, value in FIGURE.items()}


def hint(view: View, decision: Decision, option: Option) -> Values:
    known = _HINTS.get(option[0])
    return known(view, decision, option) if known else None


def _captain(view: View, decision: Decision, option: Option) -> Values:
    """The card of a pirate who is not yet in play: the others have their sheets."""
    if len(option) < 2 or option[1] not in PIRATE or any(p["id"] == option[1] for p in view["pirates"]):
        return None
    card = msgspec.structs.asdict(PIRATES[PIRATE[option[1]]])
    return {trait: card[trait] for trait in TRAITS}


def _rig(view: View, decision: Decision, option: Option) -> Values:
    ship = SHIPS[SHIP[option[1]]]
    return {"combat": ship.combat, "speed": ship.speed, "holds": ship.holds}


def _card(view: View, decision: Decision, option: Option) -> Values:
    return {"card": option[1]}


def _actions(view: View, decision: Decision, option: Option) -> Values:
    """4.52: as many as the pirate's initiative."""
    return {"actions": PIRATES[PIRATE[option[2]]].initiative} if len(option) > 2 else None


def _find(view: View, decision: Decision, option: Option) -> Values:
    """8.13–8.15"""
    port = view["ports"][PORT[option[2]]]
    seen = port["merchant"] not in (None, "hidden")
    return {"face": max(1, FIGURE["find-target"] - _skill(_crew(view, option[1])) - seen)}


def _attack(view: View, decision: Decision, option: Option) -> Values:
    """9.52, 9.53, 9.58"""
    port = view["ports"][PORT[option[2]]]
    crew = _crew(view, option[1])
    told = max(pirate["info"].get(option[2], 0) for pirate in crew)
    return {
        "own": _strength(crew) + told,
        "theirs": port["defence"],
        "dice": 2 if port["attacked"] else 1,
        "wealth": port["wealth"],
    }


def _flee(view: View, decision: Decision, option: Option) -> Values:
    """11.2: the slower of two allies."""
    crew = _crew(view, decision.about["pirate"])
    speed = min(pirate["speed"] - (SWAY if pirate["revel"] != "sober" else 0) for pirate in crew)
    return {"own": speed, "theirs": decision.about["speed"]}


def _fight(view: View, decision: Decision, option: Option) -> Values:
    return {"own": _strength(_crew(view, decision.about["pirate"])), "theirs": decision.about["combat"]}


def _strike(view: View, decision: Decision, option: Option) -> Values:
    """6.46"""
    theirs = _strength(_crew(view, decision.about["pirate"]))
    return {"own": WARSHIP[decision.about["warship"]].combat, "theirs": theirs}


def _crew(view: View, name: str) -> list[dict[str, Any]]:
    """A pirate, and his ally."""
    pirates = {pirate["id"]: pirate for pirate in view["pirates"]}
    one = pirates[name]
    return [one, pirates[one["ally"]]] if one["ally"] in pirates else [one]


def _skill(crew: list[dict[str, Any]]) -> int:
    return max(PIRATES[PIRATE[pirate["id"]]].skill for pirate in crew)


def _strength(crew: list[dict[str, Any]]) -> int:
    """11.2: the better ship of two allies, and one more; with the better skill."""
    ships = [
        pirate["combat"] + SWAY * bool(pirate["guns"]) - SWAY * (pirate["revel"] != "sober")
        for pirate in crew
    ]
    return int(max(ships)) + len(crew) - 1 + _skill(crew)


_HINTS: dict[str, Callable[[View, Decision, Option], Values]] = {
    "captain": _captain,
    "deploy": _captain,
    "rig": _rig,
    "event": _card,
    "both": _card,
    "play": _card,
    "discard": _card,
    "drop": _card,
    "actions": _actions,
    "find": _find,
    "attack": _attack,
    "strike": _strike,
    "flee": _flee,
    "fight": _fight,
}
