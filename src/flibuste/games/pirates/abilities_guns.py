"""Ability codes of shooting and of being shot at."""

from __future__ import annotations

from ...kernel.decision import PASS, Option, Options, Rule
from . import catalogue
from .damage import cargo_options, eliminate, lose_cargo, pick_crew
from .geometry import within
from .hooks import Gun, Target, at, has, once, use
from .sea import close, damaged, fort_shape, hull, is_creature, masts
from .state import GONE, STANDING, Fort, G, Ship, State

# ---- range


@at("reach", "all_long")
def all_long(s: State, ship: Ship, gun: Gun, arg: str, reach: int) -> int:
    """All her guns have range L."""
    return max(reach, s.long)


@at("reach", "double_range")
def double_range(s: State, ship: Ship, gun: Gun, arg: str, reach: int) -> int:
    """Printed ranges are doubled (16.kw-extendedrange), not what another ability made of them."""
    return max(reach, 2 * (s.long if gun.long else s.short))


# ---- the die


@at("aim", "cannon_plus1")
def cannon_plus1(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against ships."""
    return 1 if isinstance(target, Ship) else 0


@at("aim", "cannon_plus1_vs", "cannon_boarding_plus1_vs")
def cannon_plus1_vs(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against ships of a nation."""
    return 1 if isinstance(target, Ship) and target.nation == arg else 0


@at("aim", "cannon_plus1_not_vs")
def cannon_plus1_not_vs(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against anything, ship or fort, but of one nation."""
    nation = catalogue.forts()[target.card].nation if isinstance(target, Fort) else target and target.nation
    return 1 if nation != arg else 0


@at("aim", "cannon_plus1_per_friend")
def cannon_plus1_per_friend(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 for each friendly ship within S."""
    friends = [o for o in s.ships if o is not ship and o.owner == ship.owner and not o.sunk and o.fog < 0]
    return sum(close(s, ship, other, s.short) for other in friends)


@at("aim", "cannon_plus1_vs_creatures")
def cannon_plus1_vs_creatures(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against sea creatures."""
    return 1 if isinstance(target, Ship) and is_creature(target) else 0


@at("aim", "cannon_plus1_vs_damaged")
def cannon_plus1_vs_damaged(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against a target that already lost a mast."""
    return 1 if isinstance(target, Ship) and damaged(target) else 0


@at("aim", "cannon_plus1_vs_forts")
def cannon_plus1_vs_forts(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against a fort within S."""
    if not isinstance(target, Fort):
        return 0
    isle = next(isle for isle in s.islands if isle.fort is target)
    return 1 if within(hull(ship), fort_shape(isle), s.short) else 0


@at("aim", "captain_cannon_plus1", "captain_cannon_plus1_move_s")
def captain_cannon_plus1(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 with a captain aboard."""
    return 1 if has(s, ship, "move_and_shoot") else 0


@at("aim", "follow_up_plus1")
def follow_up_plus1(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 against a target that another ship already fired at this turn."""
    if not isinstance(target, Ship):
        return 0
    friends = [o for o in s.ships if o is not ship and o.owner == ship.owner]
    return 1 if any(target.id in other.fired_at for other in friends) else 0


@at("aimed", "hated_by")
def hated_by(s: State, ship: Ship, shooter: Ship, arg: str) -> int:
    """Drawback: ships of a nation get +1 against her."""
    return 1 if shooter.nation == arg else 0


# ---- no target for some guns


@at("sheltered", "immune_long")
def immune_long(s: State, ship: Ship, shooter: Ship | None, gun: Gun, arg: str) -> bool:
    """Long-range guns never hit her: those printed so, and those made so (all_long)."""
    return gun.long or (
        shooter is not None and gun.kind in ("cannon", "extra") and has(s, shooter, "all_long")
    )


@at("sheltered", "immune_close")
def immune_close(s: State, ship: Ship, shooter: Ship | None, gun: Gun, arg: str) -> bool:
    """No target for a ship within S."""
    return shooter is not None and bool(shooter.id) and close(s, ship, shooter, s.short)


@at("sheltered", "immune_docked")
def immune_docked(s: State, ship: Ship, shooter: Ship | None, gun: Gun, arg: str) -> bool:
    """No target while docked."""
    return ship.dock >= 0


@at("sheltered", "immune_forts")
def immune_forts(s: State, ship: Ship, shooter: Ship | None, gun: Gun, arg: str) -> bool:
    """Forts never hit her."""
    return gun.kind == "fort"


# ---- after a hit


@at("hit", "hit_kills_crew")
def hit_kills_crew(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """Once a turn a hit also removes a crew of the target."""
    if "hit_kills_crew" in ship.used or not target.crew:
        return
    once(g, ship, "hit_kills_crew")
    victim = yield from pick_crew(g, ship.owner, target, "8.3")
    if victim is not None:
        yield from eliminate(g, target, victim, ship.owner)


@at("hit", "hit_kills_cargo")
def hit_kills_cargo(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """A hit may also remove one cargo of the target: a treasure or a crew."""
    s = g.state

    def options() -> Options:
        return cargo_options(target) if has(s, ship, "hit_kills_cargo") else (PASS,)

    option = yield g.ask(ship.owner, "hit-cargo", options, "8.3", ship=ship.id, other=target.id)
    if option != PASS:
        use(g, ship, "hit_kills_cargo")
        yield from lose_cargo(g, ship.owner, target, option)


@at("sank", "repair_on_sink")
def repair_on_sink(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """Sinking a ship may repair one of her masts."""
    gone = [i for i, mast in enumerate(ship.masts) if mast == GONE]
    if not gone or ship.sunk:
        return
    options = (*[Option("raise", ship.id, i + 1) for i in gone], PASS)
    option = yield g.ask(ship.owner, "repair", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    use(g, ship, "repair_on_sink")
    ship.masts[option[2] - 1] = STANDING
    g.tell("repaired", ship=ship.id, masts=masts(ship))


@at("shot", "shoot_then_move")
def shoot_then_move(g: G, ship: Ship, arg: str) -> Rule[None]:
    """After a shoot action, a free move."""
    from .abilities_sea import extra_move
    from .course import segments

    if "shoot_then_move" not in ship.used:
        yield from extra_move(g, ship, segments(g.state, ship), "shoot_then_move")
