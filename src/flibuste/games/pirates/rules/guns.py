"""Guns and targets (14.1, 14.3, 14.9, 14.10): what a ship can fire with, how far, and at what."""

from __future__ import annotations

from functools import cache

from .. import box
from ..abilities.registry import Abilities, Gun, abilities, built, has, plain, shown
from ..state import Island, Ship, State
from ..table.contact import close, derelict, garrison, hull, isle_word
from ..table.los import Screen, fort_square, in_reach, sees, standing_on, token_shape
from .equipment import truce

#: any gun of a kind, to measure how far it could reach
LONG, SHORT = Gun(1, True, -1), Gun(1, False, -1)


def guns(s: State, ship: Ship) -> list[tuple[str, Gun]]:
    """14.1: the gun of each standing mast, and those that stand on no mast; with their key in options."""
    card = box.ships()[ship.card]
    battery: list[tuple[str, Gun]] = []
    printed = card.cannons[1:] if "bombardier" in card.keywords else card.cannons
    twice = "longship" in card.keywords  # 16.kw-longship-1
    kept = cannons_protected(s, ship)
    flotilla = "flotilla" in card.keywords
    for index, gun in enumerate(printed):
        if flotilla or kept or (index < len(ship.masts) and ship.masts[index]):
            rank, long = int(gun[0]), gun[1] == "L"
            battery.append((f"g{index + 1}", Gun(rank, long, index)))
            if twice:
                battery.append((f"g{index + 1}b", Gun(rank, long, index, number=1)))
    battery += muskets(s, ship)
    battery += [(f"x{i + 1}", Gun(3, False, -1, "extra")) for i in range(ship.guns)]
    if "bombardier" in card.keywords and not ship.jammed:
        kind = "flame" if ship.flame else "artillery"
        battery.append(("bombard", Gun(int(card.cannons[0][0]), False, -1, kind)))
    return [(key, _ranged(s, ship, gun)) for key, gun in battery if key not in ship.volley.fired]


def _ranged(s: State, ship: Ship, gun: Gun) -> Gun:
    """The range of a gun (8.2) with what changes it; nothing improves a musket (5.musketeer-2)."""
    reach = s.long if gun.long else s.short
    if gun.kind == "artillery":  # 16.kw-bombardier-4
        reach *= 2
    elif gun.kind in ("cannon", "extra"):
        for hook, arg, _ in abilities(s, ship).at("reach"):
            reach = hook(s, ship, gun, arg, reach)
        reach = double_range_six(ship, reach)
    return Gun(gun.rank, gun.long, gun.mast, gun.kind, reach, gun.number, gun.crew)


def longest_range(s: State, ship: Ship, able: Abilities) -> int:
    """No gun of the ship reaches farther, whichever still stand."""
    card = box.ships()[ship.card]
    gun = LONG if _has_long(ship.card) else SHORT
    reach = s.long if gun.long else s.short
    for hook, arg, _ in able.at("reach"):
        reach = hook(s, ship, gun, arg, reach)
    reach = double_range_six(ship, reach)
    return max(reach, 2 * s.short) if "bombardier" in card.keywords else reach


@cache
def _has_long(card: str) -> bool:
    """Whether a ship was built with a long gun."""
    return any("L" in gun for gun in box.ships()[card].cannons)


@plain("cannons_protected")
def cannons_protected(s: State, ship: Ship) -> bool:
    """Losing a mast does not silence its gun, except when derelict."""
    return has(s, ship, "cannons_protected") and not derelict(ship)


@plain("musketeer")
def muskets(s: State, ship: Ship) -> list[tuple[str, Gun]]:
    """5.musketeer-1: one more gun, 3S."""
    return [("musket", Gun(3, False, -1, "musket"))] if has(s, ship, "musketeer") else []


@plain("double_range_six")
def double_range_six(ship: Ship, reach: int) -> int:
    """Once chosen for this action: all ranges doubled, but only a 6 hits."""
    return 2 * reach if ship.volley.far else reach


# ---- targets


def may_target(s: State, ship: Ship, other: Ship, gun: Gun) -> bool:
    """14.9, 14.10, and all that makes a ship no target, as far as everybody knows."""
    if other.owner == ship.owner or other.sunk or other.wreck or other.fog >= 0:
        return False
    if other.submerged and not reaches_below(s, ship, other):
        return False
    if other.dock >= 0 and s.islands[other.dock].home == other.owner and not built(other, "titan"):
        return False
    if truce(ship, other) or other.deeds.safe:
        return False
    return not any(hook(s, other, ship, gun, arg) for hook, arg, _ in shown(s, other).at("sheltered"))


@plain("hit_submerged_s", "attack_submerged_subs")
def reaches_below(s: State, ship: Ship, other: Ship) -> bool:
    """hit_submerged_s, attack_submerged_subs"""
    if has(s, ship, "attack_submerged_subs") and built(other, "submarine"):
        return True
    return has(s, ship, "hit_submerged_s") and close(s, ship, other, s.short)


def targets(s: State, ship: Ship, gun: Gun, screen: Screen) -> list[str]:
    """What a gun can fire at: ships by id, forts by island, marines ashore by island and place."""
    words = []
    for other in s.ships:
        if other.owner == ship.owner or other.sunk:
            continue
        shape = hull(other)
        limit = min(gun.reach, s.short) if has_flag(other) else gun.reach
        if not in_reach(ship, shape, limit) or not may_target(s, ship, other, gun):
            continue
        ranged = gun if limit == gun.reach else Gun(gun.rank, gun.long, gun.mast, gun.kind, limit, gun.number)
        if sees(screen, ship, ranged, shape, other.id, standing_on(screen, other)):
            words.append(other.id)
    if gun.kind == "flame":  # it sets masts on fire, and is measured to ships (ruling P92)
        return words
    far = long_range(s, ship, gun)
    for number, isle in enumerate(s.islands):
        if may_target_fort(isle, ship.owner, far) and sees(
            screen, ship, gun, fort_square(isle.x, isle.y), "", (number,)
        ):
            words.append(isle_word(number))
        marines = enemy_marines(s, isle, ship.owner)
        if marines and sees(screen, ship, gun, token_shape(isle.x, isle.y), "", (number,)):
            words += [f"{isle_word(number)}m{place}" for place in marines]
    return words


def enemy_marines(s: State, isle: Island, seat: int) -> list[int]:
    """16.kw-marine-3: the places of the marines ashore that a seat may fire at."""
    ashore = garrison(s, isle)
    if not ashore:
        return []
    return [
        place
        for place, member in enumerate(ashore, 1)
        if member.owner != seat and member.up and is_marine(member.card)
    ]


def may_target_fort(isle: Island, seat: int, far: bool) -> bool:
    """Enemy forts; long guns (`far`) cannot hit the Fortaleza Dorada."""
    fort = isle.fort
    if fort is None or fort.owner == seat:
        return False
    return not (far and box.forts()[fort.card].effect == "immune_long")


def long_range(s: State, ship: Ship | None, gun: Gun) -> bool:
    """Whether a gun is of those that long-range guns are: printed so, or made so (all_long)."""
    made = ship is not None and gun.kind in ("cannon", "extra") and has(s, ship, "all_long")
    return gun.long or made


def has_flag(ship: Ship) -> bool:
    """The unique homemade_flag: enemy ranges against its ship drop to S."""
    return any(coin.unique == "homemade_flag" for coin in ship.coins)


@cache
def is_marine(card: str) -> bool:
    return "marine" in box.crew()[card].keywords
