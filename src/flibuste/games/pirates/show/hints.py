"""What one should know before choosing: how likely a shot hits, what an event does, who may duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import texts

from .. import box
from ..abilities.registry import Gun, abilities
from ..rules.guns import guns
from ..rules.shooting import hits
from ..sketch import sketch
from ..state import Ship, State
from ..table.contact import find


def hint(view: dict[str, Any], decision: Decision, option: Option) -> Mapping[str, Any] | None:
    """14.11: the die must beat the rank of the gun, with what is known to be added to it."""
    if decision.kind == "event" and option[0] == "play":
        return {"card": option[1]} if texts("pirates", "en").has(f"name-{option[1]}.text") else None
    if option[0] == "champion":
        return _champion(view, str(option[1]), int(option[2]) - 1)
    if option[0] != "fire" or "ship" not in decision.about:
        return None
    table = sketch(view)
    ship = find(table, decision.about["ship"])
    gun = dict(guns(table, ship)).get(option[1])
    if gun is None:
        return None
    target = next((other for other in table.ships if other.id == option[2]), None)
    bonus = _bonus(table, ship, gun, target)
    faces = [face for face in range(1, 7) if hits(face, bonus, gun, far=False)]
    chance = round(100 * len(faces) / 6)
    return {"least": min(faces, default=7), "chance": chance, "odds": {"fire": chance}}


def _champion(view: dict[str, Any], ship_id: str, place: int) -> Mapping[str, Any] | None:
    """Who it is, as far as the seat may know, and what is added to the die: the cost."""
    crew = next(ship["crew"] for ship in view["ships"] if ship["id"] == ship_id)
    card = crew[place].get("card") if place < len(crew) else None
    return {"known": 1, "crew": card, "cost": box.crew()[card].cost} if card else {"known": 0}


def _bonus(table: State, ship: Ship, gun: Gun, target: Ship | None) -> int:
    """What abilities that are in sight add to the die."""
    if gun.kind not in ("cannon", "extra"):
        return 0
    own = [hook(table, ship, gun, target, arg) for hook, arg, _ in abilities(table, ship).at("aim")]
    theirs = []
    if target is not None:
        theirs = [hook(table, target, ship, arg) for hook, arg, _ in abilities(table, target).at("aimed")]
    bonus: int = sum(own) + sum(theirs) + ship.plight.rallied
    return bonus + 2 if ship.plight.fireworks else bonus
