"""Ability codes of shooting and of being shot at."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..rules.cast import cast
from ..rules.course import segments
from ..rules.damage import (
    cargo_options,
    eliminate,
    fire_hit,
    lose_cargo,
    lose_many,
    lose_mast,
    pick_crew,
    refloat,
    shrugs_off,
    take_hit,
    was_sunk,
)
from ..rules.equipment import break_truce
from ..rules.guns import guns, long_range, targets
from ..rules.move import lie
from ..rules.ramming import fight, may_board
from ..rules.shooting import at_home, sheltered
from ..rules.towing import release
from ..state import GONE, NOBODY, STANDING, Fort, G, Ship, State
from ..table.contact import body, close, damaged, enemies, find, fleet, fort_shape, hull, is_creature
from ..table.geometry import CIRCLE, Shape, ahead, box_points, heading_of, laid, overlap, within
from ..table.los import Screen
from ..table.motion import Pose, may_lie, pose_of, settle
from .registry import Gun, Target, at, does, has, once, use
from .sailing import extra_move

# ---- range


@at("reach", "all_long")
def all_long(s: State, ship: Ship, gun: Gun, arg: str, reach: int) -> int:
    """All its guns have range L."""
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
    nation = box.forts()[target.card].nation if isinstance(target, Fort) else target and target.nation
    return 1 if nation != arg else 0


@at("aim", "cannon_plus1_per_friend")
def cannon_plus1_per_friend(s: State, ship: Ship, gun: Gun, target: Target, arg: str) -> int:
    """+1 for each friendly ship within S."""
    friends = [o for o in fleet(s, ship.owner) if o is not ship and o.fog < 0]
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
    """Drawback: ships of a nation get +1 against it."""
    return 1 if shooter.nation == arg else 0


# ---- no target for some guns


@at("sheltered", "immune_long")
def immune_long(s: State, ship: Ship, shooter: Ship | None, gun: Gun, arg: str) -> bool:
    """Long-range guns never hit it: those printed so, and those made so (all_long)."""
    return long_range(s, shooter, gun)


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
    """Forts never hit it."""
    return gun.kind == "fort"


# ---- after a hit


@at("hit", "hit_kills_crew")
def hit_kills_crew(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """Once a turn a hit also removes a crew of the target."""
    if "hit_kills_crew" in ship.deeds.codes or not target.crew:
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
    """Sinking a ship may repair one of its masts."""
    gone = [i for i, mast in enumerate(ship.masts) if mast == GONE]
    if not gone or ship.sunk:
        return
    options = (*[Option("raise", ship.id, i + 1) for i in gone], PASS)
    option = yield g.ask(ship.owner, "repair", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    use(g, ship, "repair_on_sink")
    ship.masts[option[2] - 1] = STANDING
    refloat(g, ship)


@at("shot", "shoot_then_move")
def shoot_then_move(g: G, ship: Ship, arg: str) -> Rule[None]:
    """After a shoot action, a free move; the fire of a captain is none (ruling P95)."""
    if "shoot_then_move" not in ship.deeds.codes and ship.deeds.actions[-1:] == ["shoot"]:
        yield from extra_move(g, ship, segments(g.state, ship), "shoot_then_move")


# ---- attacks that are a whole shoot action


def breath(ship: Ship, s: State) -> Gun:
    """Rank 3, range L, from the middle of the beast."""
    return Gun(3, True, 0, "breath", s.long)


@at("volley", "breath_fire", "breath_silence")
def breaths(s: State, ship: Ship, screen: Screen, arg: str) -> list[Option]:
    """One breath instead of all its guns."""
    seen = targets(s, ship, breath(ship, s), screen)
    return [Option("breathe", ship.id, word) for word in seen if word[0] != "i"]


@does("breathe")
def breathe(g: G, ship: Ship, option: Option) -> Rule[None]:
    """Fire: a mast of the target burns. Silence: no mast goes, but on its next turn neither the ship nor its
    crew have abilities."""
    s = g.state
    target = find(s, option[2])
    ship.fired_at.append(target.id)
    break_truce(g, ship, target)
    if sheltered(g, ship, target, breath(ship, s)):
        return
    face = yield from cast(g, ship, "shot")
    hit = face != 1 and face > breath(ship, s).rank
    g.tell("shot", ship=ship.id, target=target.id, die=face, hit=hit)
    if not hit:
        return
    if has(s, ship, "breath_fire"):
        use(g, ship, "breath_fire")
        yield from fire_hit(g, target, ship.owner, face)
    elif not (yield from shrugs_off(g, target)):
        use(g, ship, "breath_silence")
        target.plight.gag = True
        g.tell("silenced", ship=target.id)


@at("volley", "grip_two_masts")
def grips(s: State, ship: Ship, screen: Screen, arg: str) -> list[Option]:
    """One roll of its best gun instead of all."""
    gun = best_gun(s, ship)
    seen = targets(s, ship, gun, screen) if gun else []
    return [Option("grip", ship.id, word) for word in seen if word[0] != "i"]


def best_gun(s: State, ship: Ship) -> Gun | None:
    ready = [gun for _, gun in guns(s, ship) if gun.kind == "cannon"]
    return min(ready, key=lambda gun: (gun.rank, -gun.reach), default=None)


@does("grip")
def grip(g: G, ship: Ship, option: Option) -> Rule[None]:
    """A hit takes two masts and draws the target beside the beast, which may board at once, without a ram."""
    s = g.state
    gun, target = best_gun(s, ship), find(s, option[2])
    assert gun is not None
    use(g, ship, "grip_two_masts")
    ship.fired_at.append(target.id)
    break_truce(g, ship, target)
    if sheltered(g, ship, target, gun):
        return
    face = yield from cast(g, ship, "shot")
    hit = face != 1 and face > gun.rank
    g.tell("shot", ship=ship.id, target=target.id, die=face, hit=hit)
    if not hit:
        return
    lay = pose_of(target)
    yield from take_hit(g, target, ship.owner, face, losses=2)
    if was_sunk(target, lay) or ship.sunk:
        return
    yield from draw_beside(g, ship, target)
    if target.sunk or not may_board(ship, target):
        return
    options = (Option("board", ship.id, target.id), PASS)
    chosen = yield g.ask(ship.owner, "board", options, "8.3", ship=ship.id, other=target.id)
    if chosen != PASS:
        yield from fight(g, ship, target, rammer=None)


def draw_beside(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """Put a ship next to another, as near as it finds room, on the side where it lies; it comes upon the
    terrain there (18)."""
    s = g.state
    was = pose_of(target)
    side = heading_of(target.x - ship.x, target.y - ship.y)
    least = (body(ship).width + body(target).width) // 2
    for reach in range(least, least + 12000, 200):
        for turn in (0, 1500, -1500, 3000, -3000, 6000, -6000, 9000, -9000):
            pose = Pose(*ahead(ship.x, ship.y, (side + turn) % CIRCLE, reach), target.h)
            if may_lie(s, target, pose):
                release(g, target)
                target.weed = -1
                target.x, target.y, target.h = pose
                if (yield from lie(g, target, was, pushed=True)):
                    settle(g, target)
                return


def wave_shape(s: State, ship: Ship, heading: int) -> Shape:
    """S wide and 2 L long, straight from its rim."""
    start = body(ship).width / 2
    return laid(box_points(2 * s.long, s.short, start + s.long), ship.x, ship.y, heading)


@at("volley", "wave")
def waves(s: State, ship: Ship, screen: Screen, arg: str) -> list[Option]:
    """A wave towards any enemy that it would reach."""
    options = []
    for other in enemies(s, ship):
        heading = heading_of(other.x - ship.x, other.y - ship.y)
        if swept(s, ship, other, heading):
            options.append(Option("wave", ship.id, heading))
    return options


def swept(s: State, ship: Ship, other: Ship, heading: int) -> bool:
    """What lies in the way of a wave; at home, or bought off, a ship is safe from it too (ruling P105)."""
    below = other.sunk or other.submerged or other.fog >= 0 or other.wreck
    spared = below or other.deeds.safe or at_home(s, other)
    return not spared and other is not ship and overlap(wave_shape(s, ship, heading), hull(other))


@does("wave")
def wave(g: G, ship: Ship, option: Option) -> Rule[None]:
    """Up to two masts of every ship in its way, friends too; the beast loses one of its own."""
    s = g.state
    use(g, ship, "wave")
    struck = [other for other in s.ships if swept(s, ship, other, int(option[2]))]
    g.tell("wave", ship=ship.id, ships=len(struck))
    for other in struck:
        yield from lose_many(g, other, 2, ship.owner, "shot")
    if not ship.sunk:
        yield from lose_mast(g, ship, NOBODY, "misfire")


@at("hit", "canoe_pack")
def canoe_pack(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """The second such canoe that hits a ship in a turn also kills one of its crew."""
    s = g.state
    others = [
        o
        for o in s.ships
        if o is not ship and o.owner == ship.owner and target.id in o.deeds.struck and has(s, o, "canoe_pack")
    ]
    if len(others) == 1 and ship.deeds.struck.count(target.id) == 1 and target.crew:
        use(g, ship, "canoe_pack")
        victim = yield from pick_crew(g, ship.owner, target, "8.3")
        if victim is not None:
            yield from eliminate(g, target, victim, ship.owner)
