"""The move action (10): a course carried out over the sea, and all that follows when it ends."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import PASS, Form, Option, Options, Reason, Rule
from . import catalogue, geometry, terrain
from .cast import cast
from .course import (
    Leg,
    Pose,
    Refused,
    flight,
    lengths_fault,
    measures,
    obstacles,
    read,
    sail_leg,
    segments,
    start_pose,
    tow_pose,
    turned_about,
    use_up,
)
from .damage import eliminate
from .geometry import CIRCLE, placed, trig
from .hooks import abilities, built, has, use
from .port import arrive, settle
from .ramming import after_contact, held_before, touched_by_blades
from .refusal import HEADING, TAKEN, expected
from .sea import body, derelict, find, free_pose, hull, stern_point, touched, who
from .setup import shore_pose
from .state import G, Ship, State, pull


def course_form(s: State, ships: list[Ship]) -> Form | None:
    """The form of the ships that may move now."""
    if not ships:
        return None
    return Form("course", {"ships": {ship.id: segments(s, ship) for ship in ships}})


def set_pose(s: State, ship: Ship, pose: Pose) -> None:
    ship.x, ship.y, ship.h = pose
    if ship.tows:
        towed = find(s, ship.tows)
        towed.x, towed.y, towed.h = tow_pose(ship, towed, pose)
        towed.dock = -1


def move_action(g: G, ship: Ship, option: Option) -> Rule[None]:
    """A move action: the course (or coming about), then contact, docking and the rest."""
    s = g.state
    before = held_before(s, ship)
    if not (yield from weighs_anchor(g, ship)):
        return
    if option[0] == "about":
        set_pose(s, ship, turned_about(s, ship))
        g.tell("about", ship=ship.id)
    elif option[0] == "leave-fog":
        yield from terrain.leave_fog(g, ship)
        yield from onward(g, ship, segments(s, ship), "18.fog-4")
    else:
        g.tell("sailed", ship=ship.id)
        yield from run(g, ship, option, segments(s, ship))
    yield from end_move(g, ship, before)


def weighs_anchor(g: G, ship: Ship) -> Rule[bool]:
    """Mysterious islands 5 and 6: a die may keep the ship where it is."""
    limit = ship.marks.pop("stuck", 0)
    if not limit:
        return True
    face = yield from cast(g, ship, "anchor")
    g.tell("stuck-die", ship=ship.id, die=face)
    return face > limit


def onward(g: G, ship: Ship, left: list[int], rule: str) -> Rule[None]:
    """The segments that a ship has left, from where it now lies."""
    if ship.sunk or not left:
        return
    form = Form("course", {"ships": {ship.id: left}})
    option = yield g.ask(ship.owner, "onward", (PASS,), rule, form, ship=ship.id)
    if option != PASS:
        yield from run(g, ship, option, left)


def run(g: G, ship: Ship, option: Option, available: list[int]) -> Rule[None]:
    """A course over the sea: legs, contact, and the terrain on the way."""
    s = g.state
    if option[0] == "fly":
        set_pose(s, ship, flight(option))
        return
    back, legs = read(option)
    if not all(member.up for member in ship.crew) or built(ship, "sea_monster"):
        hands_shown(g, ship, legs)
    set_pose(s, ship, start_pose(ship, back))
    walls = obstacles(s, ship)
    titan = built(ship, "titan")
    for leg in legs:
        available = use_up(available, leg.run)
        going = yield from run_leg(g, ship, leg, walls, titan, available)
        if not going or ship.sunk:
            break
    if not ship.sunk and ship.fog < 0:
        terrain.stand_on(s, ship)


def hands_shown(g: G, ship: Ship, legs: list[Leg]) -> None:
    """4.7: the crew without whom the ship could not sail that far are turned face up."""
    s = g.state
    if derelict(ship):
        if not built(ship, "turtle_ship") and not built(ship, "longship"):
            use(g, ship, "derelict_move_s")
        return
    found = [s.short] if "slow" in ship.marks else measures(s, catalogue.ships()[ship.card].move)
    if "plus_l" in ship.marks:
        found.append(s.long)
    for hook, arg, code in abilities(s, ship).at("segments"):
        if lengths_fault(legs, found) is None:
            return
        before = list(found)
        hook(s, ship, arg, found)
        if found != before:
            use(g, ship, code)
    if lengths_fault(legs, found) is not None and built(ship, "sea_monster"):
        for friend in s.ships:
            if friend.owner == ship.owner and has(s, friend, "monster_lure_l"):
                use(g, friend, "monster_lure_l")


def run_leg(
    g: G, ship: Ship, leg: Leg, walls: list[geometry.Shape], titan: bool, left: list[int]
) -> Rule[bool]:
    """One leg; whether the move goes on after it."""
    s = g.state
    pose = Pose(ship.x, ship.y, ship.h)
    try:
        end, stopped = sail_leg(s, ship, pose, leg, walls, titan)
    except Refused:  # a tile on the way changed what lies around
        return False
    heading = leg.turn % CIRCLE if titan else end.h
    start = _before_slide(s, ship, pose, leg, walls, titan)
    blades_sweep(s, ship, start, end)
    if s.terrain and not (yield from meet_all(g, ship, start, end, heading, left)):
        return False
    set_pose(s, ship, end)
    return not stopped


def meet_all(g: G, ship: Ship, start: Pose, end: Pose, heading: int, left: list[int]) -> Rule[bool]:
    """The tiles on the way of a slide, nearest first; whether it goes on to its end."""
    s = g.state
    terrain.guide_shown(g, ship, start, end)
    dx, dy = trig(heading)
    for far, index in terrain.encounters(s, ship, start, end):
        set_pose(s, ship, Pose(round(start.x + dx * far), round(start.y + dy * far), end.h))
        goes_on = yield from meet(g, ship, index, left)
        if not goes_on:
            return False
    return True


def _before_slide(
    s: State, ship: Ship, pose: Pose, leg: Leg, walls: list[geometry.Shape], titan: bool
) -> Pose:
    return pose if titan or not leg.turn else sail_leg(s, ship, pose, Leg(leg.turn, 0), walls, titan)[0]


def meet(g: G, ship: Ship, index: int, left: list[int]) -> Rule[bool]:
    """A tile on the way; whether the slide goes on."""
    tile = g.state.terrain[index]
    if tile.kind == "reef":
        yield from terrain.strike_reef(g, ship, tile)
        return not ship.sunk and not ship.wreck and not derelict(ship)  # 10.derelict-1
    if tile.kind == "sargasso":
        held = yield from terrain.tangle(g, ship, index)
        return not held
    if tile.kind == "fog_bank":
        terrain.enter_fog(g, ship, index)
        return False
    if tile.kind == "iceberg":
        yield from terrain.strike_iceberg(g, ship, index)
        return False
    jumped = yield from terrain.whirl(g, ship, index)
    if jumped:
        yield from onward(g, ship, left, "18.whirlpool-2")
    return not jumped


def end_move(g: G, ship: Ship, before: list[str]) -> Rule[None]:
    """What follows a move action, in order: docking, contact, pivot, toll."""
    s = g.state
    if ship.sunk:
        return
    ship.marks.pop("plus_l", None)
    ship.marks.pop("only_s", None)
    ship.marks.pop("steered", None)
    if ship.fog < 0 and not ship.wreck:
        if settle(g, ship):
            yield from dock_tow(g, ship)
            yield from arrive(g, ship, sailed=True)
        if s.ended or ship.sunk:
            return
        yield from plague_passes(g, ship)
        blades_touch(s, ship)
        yield from after_contact(g, ship, before)
        if ship.sunk or s.ended:
            return
        for hook, arg, _ in abilities(s, ship).at("moved"):
            yield from hook(g, ship, arg)
            if ship.sunk:
                return
        yield from pivot_on_stern(g, ship)
    if "whirled" in ship.marks:
        yield from terrain.whirlpool_toll(g, ship)


def dock_tow(g: G, ship: Ship) -> Rule[None]:
    """12.7: the ship in tow is docked beside its tower."""
    s = g.state
    if not ship.tows:
        return
    towed = find(s, ship.tows)
    isle = s.islands[ship.dock]
    angle = geometry.heading_of(ship.x - isle.x, ship.y - isle.y)
    for step in range(1, 36):
        for side in (1, -1):
            x, y, heading = shore_pose(s, towed, isle, (angle + side * step * 500) % CIRCLE)
            if free_pose(s, towed, x, y, heading):
                towed.x, towed.y, towed.h, towed.dock = x, y, heading, ship.dock
                g.tell("tow-docked", ship=ship.id, other=towed.id)
                return
    return
    yield


# ---- pivot on the stern (16.kw-schooner, 16.kw-galley-4, 16.kw-longship-4)


def pivots(ship: Ship) -> bool:
    return built(ship, "schooner") or built(ship, "galley") or built(ship, "longship")


def stern_pose(ship: Ship, heading: int) -> Pose:
    x, y = stern_point(ship)
    c, t = trig(heading)
    half = body(ship).length / 2
    return Pose(round(x + c * half), round(y + t * half), heading)


def pivot_on_stern(g: G, ship: Ship) -> Rule[None]:
    """Any heading, free, after the action; a free end pose (21.9)."""
    s = g.state
    if not pivots(ship) or ship.tows or ship.weed >= 0:
        return
    rule = "16.kw-schooner"
    if built(ship, "galley"):
        rule = "16.kw-galley-4"
    elif built(ship, "longship"):
        rule = "16.kw-longship-4"
    about = [round(n) for n in stern_point(ship)]
    form = Form("pivot", {"ship": ship.id, "about": about, "now": ship.h})
    option = yield g.ask(ship.owner, "pivot", (PASS,), rule, form, ship=ship.id)
    if option != PASS:
        ship.x, ship.y, ship.h = stern_pose(ship, option[2])
        docked = ship.dock
        settle(g, ship)
        if ship.dock >= 0 and ship.dock != docked:  # 21.9: contact by the pivot does not dock
            ship.dock = -1
        terrain.stand_on(s, ship)


def pivot_fault(s: State, ship: Ship, option: Option) -> Reason | None:
    if option[0] != "pivot" or len(option) != 3 or option[1] != ship.id:
        return expected(f"pivot {ship.id} HEADING")
    if not isinstance(option[2], int) or not 0 <= option[2] < CIRCLE:
        return HEADING
    if not free_pose(s, ship, *stern_pose(ship, option[2])):
        return TAKEN
    return None


def pivot_options(s: State, ship: Ship, rng: Any) -> Options:
    found = [PASS]
    for _ in range(3):
        option = Option("pivot", ship.id, rng.randrange(360) * 100)
        if pivot_fault(s, ship, option) is None:
            found.append(option)
    return tuple(found)


# ---- switchblades (16.kw-switchblade)


def blades_sweep(s: State, ship: Ship, start: Pose, end: Pose) -> None:
    """16.kw-switchblade-2: every enemy that an open blade touches on the way counts as rammed."""
    if not ship.blades or start == end:
        return
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5
    for other in s.ships:
        if other.owner != ship.owner and not other.sunk and f"bladed={other.id}" not in ship.used:
            for points in body(ship).blades:
                blade = placed(points, *start)
                if geometry.touching(blade, hull(other)) or (
                    length and geometry.sweep(blade, dx / length, dy / length, length, hull(other)) < length
                ):
                    ship.used.append(f"bladed={other.id}")
                    break


def blades_touch(s: State, ship: Ship) -> None:
    """… and where the ship comes to lie, after a turn in place too."""
    if ship.blades:
        marks = [f"bladed={other.id}" for other in touched_by_blades(s, ship)]
        ship.used += [mark for mark in marks if mark not in ship.used]


# ---- plague


def plague_passes(g: G, ship: Ship) -> Rule[None]:
    """The unique plague goes over to the first ship touched, and takes its crew."""
    s = g.state
    for carrier, victim in [(ship, other) for other in touched(s, ship)] + [
        (other, ship) for other in touched(s, ship)
    ]:
        coin = next((c for c in carrier.coins if c.unique == "plague"), None)
        if coin is not None and not has(s, victim, "plague"):
            pull(carrier.coins, coin)
            victim.coins.append(coin)
            g.tell("plague", ship=victim.id)
            for member in list(victim.crew):
                yield from eliminate(g, victim, member, -1)
            settle(g, victim)  # it cannot lie docked
            return


# ---- another hand at the helm


def steer(g: G, seat: int, ship: Ship, left: list[int], rule: str) -> Rule[None]:
    """A seat moves a ship that is not its own: no ram, no boarding, no choice of its owner's."""
    before = (ship.x, ship.y, ship.h)
    form = Form("course", {"ships": {ship.id: left}})
    option = yield g.ask(seat, "steer", (PASS,), rule, form, ship=ship.id)
    if option == PASS:
        return
    g.tell("steered", who=who(seat), ship=ship.id)
    yield from run(g, ship, option, left)
    if (ship.x, ship.y, ship.h) != before and ship.fog < 0 and not ship.sunk and settle(g, ship):
        yield from dock_tow(g, ship)
        yield from arrive(g, ship)
    for mark in ("plus_l", "only_s"):
        ship.marks.pop(mark, None)
    if "whirled" in ship.marks and not ship.sunk:  # 18.whirlpool-3, whoever steered
        yield from terrain.whirlpool_toll(g, ship)
