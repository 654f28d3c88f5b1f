"""The move action (10): a course carried out over the sea, and all that follows when it ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from flibuste.kernel.decision import PASS, Form, Option, Rule
from flibuste.kernel.refusal import Reason

from ..abilities.registry import abilities, built, has, use
from ..refusal import HEADING, expected
from ..state import NOBODY, G, Ship, State, pull
from ..table import geometry
from ..table.contact import (
    body,
    derelict,
    find,
    hull,
    isle_word,
    neighbours,
    own_port,
    pinned_by,
    stern_point,
    touch,
    touched,
    touching,
)
from ..table.geometry import CIRCLE, placed, trig
from ..table.motion import (
    Leg,
    Pose,
    Refused,
    Sea,
    around,
    end_fault,
    may_lie,
    pose_of,
    sail_leg,
    set_pose,
    settle,
    stand_on,
    start_pose,
    stern_pose,
    tow_pose,
    turned_about,
)
from . import terrain
from .cast import cast
from .course import base_move, flight, lengths_fault, may_be_given_a_move, read, segments, use_up
from .damage import eliminate, was_sunk
from .port import arrive
from .ramming import after_contact, held_before, loosen, touched_by_blades
from .towing import dock_tow, let_go, release


def move_action(g: G, ship: Ship, option: Option, near_by: list[Ship]) -> Rule[None]:
    """A move action: the course (or coming about), then contact, docking and the rest. `near_by` lie next to
    the ship before it moves."""
    s = g.state
    loosen(s)
    before = held_before(s, ship, near_by)
    if not (yield from weighs_anchor(g, ship)):
        return
    if option[0] != "leave-fog":  # who takes no notice of the tile that it is in leaves it like open water
        ship.fog = ship.weed = -1
    if option[0] == "about":
        was = pose_of(ship)
        set_pose(s, ship, turned_about(s, ship, near_by))
        g.tell("about", ship=ship.id)
        yield from lie(g, ship, was)
    elif option[0] == "leave-fog":
        bank = yield from terrain.leave_fog(g, ship)
        if (yield from lie(g, ship, pose_of(ship), bank)):
            yield from onward(g, ship, segments(s, ship), "18.fog-4")
        if not ship.sunk and ship.fog < 0:
            stand_on(s, ship, bank)  # from now on that bank is one like any other
    else:
        if ship.dock >= 0:
            g.tell("cast-off", ship=ship.id, isle=isle_word(ship.dock))
        else:
            g.tell("sailed", ship=ship.id)
        yield from run(g, ship, option, segments(s, ship), before)
    yield from end_move(g, ship, before)


def weighs_anchor(g: G, ship: Ship) -> Rule[bool]:
    """Mysterious islands 5 and 6: a die may keep the ship where it is."""
    limit, ship.plight.anchored = ship.plight.anchored, 0
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


def run(g: G, ship: Ship, option: Option, available: list[int], held: list[str] | None = None) -> Rule[None]:
    """A course over the sea: legs, contact, and the terrain on the way. Of the ships with whom there was a
    pin (`held`) only those are left that it never came clear of (11.pin-3, 11.ram-5)."""
    s = g.state
    if option[0] == "fly":
        set_pose(s, ship, flight(option))
        stand_on(s, ship)
        return
    back, legs = read(option)
    if not all(member.up for member in ship.crew) or built(ship, "sea_monster"):
        hands_shown(g, ship, legs)
    set_pose(s, ship, start_pose(s, ship, back))
    sea = around(s, ship, available)
    titan = built(ship, "titan")
    for leg in legs:
        available = use_up(available, leg.run)
        going = yield from run_leg(g, ship, leg, sea, titan, available)
        if held:
            held[:] = [word for word in held if touch(ship, find(s, word))]
        if ship.plight.rammed:  # 16.kw-galley-2: who came clear must ram again
            loosen(s)
        if not going or ship.sunk:
            break
        if s.terrain and leg is not legs[-1]:  # 18.reef-3: what it stands on does not count again in the next
            stand_on(s, ship)
    if not ship.sunk and ship.fog < 0:
        stand_on(s, ship)
        part_if_left(g, ship)


def part_if_left(g: G, ship: Ship) -> None:
    """12.6: a tow that found no room behind a ship cut short is let go."""
    s = g.state
    if ship.tows and pose_of(find(s, ship.tows)) != tow_pose(ship, find(s, ship.tows), pose_of(ship)):
        let_go(g, ship)


def hands_shown(g: G, ship: Ship, legs: list[Leg]) -> None:
    """4.7: the crew without whom the ship could not sail that far are turned face up."""
    s = g.state
    if derelict(ship) and not built(ship, "turtle_ship") and not built(ship, "longship"):
        use(g, ship, "derelict_move_s")
    lengths = base_move(s, ship)
    if ship.plight.plus_l:
        lengths.append(s.long)
    for hook, arg, code in abilities(s, ship).at("segments"):
        if lengths_fault(legs, lengths) is None:
            return
        before = list(lengths)
        hook(s, ship, arg, lengths)
        if lengths != before:
            use(g, ship, code)
    if lengths_fault(legs, lengths) is not None and built(ship, "sea_monster"):
        for friend in s.ships:
            if friend.owner == ship.owner and has(s, friend, "monster_lure_l"):
                use(g, friend, "monster_lure_l")


def run_leg(g: G, ship: Ship, leg: Leg, sea: Sea, titan: bool, left: list[int]) -> Rule[bool]:
    """One leg; whether the move goes on after it."""
    s = g.state
    pose = Pose(ship.x, ship.y, ship.h)
    try:
        start, end, stopped = sail_leg(s, ship, pose, leg, sea, titan)
    except Refused:  # a tile on the way changed what lies around
        return False
    heading = leg.turn % CIRCLE if titan else start.h
    prize = find(s, ship.tows) if ship.tows else None
    lay = pose_of(prize) if prize is not None else start
    going = not s.terrain or (yield from meet_all(g, ship, start, end, heading, left))
    if going:
        blades_sweep(s, ship, start, end)
        set_pose(s, ship, end)
    if s.terrain and prize is not None and (ship.tows or pose_of(prize) != lay):
        yield from tow_meets(g, ship, prize, start, heading)
    return going and not stopped


def tow_meets(g: G, ship: Ship, prize: Ship, start: Pose, heading: int) -> Rule[None]:
    """12.6, 18: the ship in tow comes upon terrain like any other, from where the slide began to where it
    lies now; what stops it parts it from its tower (ruling P79)."""
    s = g.state
    end = pose_of(prize)
    going = yield from meet_all(g, prize, tow_pose(ship, prize, start), end, heading, [], pushed=True)
    if prize.sunk or prize.fog >= 0:
        return
    if going or (not prize.plight.whirled and not may_lie(s, prize, pose_of(prize), (ship.id,))):
        set_pose(s, prize, end)
    if not going:
        release(g, prize)
    stand_on(s, prize)
    if prize.plight.whirled:
        yield from terrain.whirlpool_toll(g, prize)


def lie(g: G, ship: Ship, was: Pose, left: tuple[int, ...] = (), pushed: bool = False) -> Rule[bool]:
    """18: a ship that was set down (about, pivoted, out of a tile; or by others: in tow, turned, drawn) comes
    upon what it now lies on, but for the tiles it was just set out of. Whether it could go on."""
    s = g.state
    ship.over += [index for index in left if index not in ship.over]
    now = pose_of(ship)
    going = True
    for _, index in terrain.encounters(s, ship, now, now, was=was, pushed=pushed):
        going = yield from meet(g, ship, index, [])
        if not going:
            break
    if not ship.sunk and ship.fog < 0:
        stand_on(s, ship, left)
        if ship.plight.whirled:
            yield from terrain.whirlpool_toll(g, ship)
    return going and not ship.sunk


def meet_all(
    g: G, ship: Ship, start: Pose, end: Pose, heading: int, left: list[int], pushed: bool = False
) -> Rule[bool]:
    """The tiles on the way of a slide, nearest first; whether it goes on to its end."""
    s = g.state
    terrain.guide_shown(g, ship, start, end)
    dx, dy = trig(heading)
    for far, index in terrain.encounters(s, ship, start, end, pushed=pushed):
        met = Pose(round(start.x + dx * far), round(start.y + dy * far), end.h)
        if not pushed:
            blades_sweep(s, ship, start, met)
        set_pose(s, ship, met)
        goes_on = yield from meet(g, ship, index, left)
        if not goes_on:
            return False
    return True


def meet(g: G, ship: Ship, index: int, left: list[int]) -> Rule[bool]:
    """A tile on the way; whether the slide goes on."""
    s = g.state
    tile = s.terrain[index]
    if tile.kind == "reef":
        lay = pose_of(ship)
        yield from terrain.strike_reef(g, ship, tile)
        return not was_sunk(ship, lay) and not ship.wreck and not derelict(ship)  # 10.derelict-1
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
        now = pose_of(ship)
        for _, other in terrain.encounters(s, ship, now, now, was=now):  # beside it
            if s.terrain[other].kind != "whirlpool" and not (yield from meet(g, ship, other, [])):
                return False
        stand_on(s, ship, tuple(ship.over))
        yield from onward(g, ship, left, "18.whirlpool-2")
    return not jumped


def tow_lies(g: G, prize: Ship, was: Pose) -> Rule[None]:
    """A ship in tow comes upon what it was set on; what stops it parts the tow (ruling P79)."""
    if not (yield from lie(g, prize, was, pushed=True)):
        release(g, prize)


def come_in(g: G, ship: Ship, sailed: bool = False) -> Rule[None]:
    """10.dock-2, 12.7: where a ship has come to lie it may be docked, and what it tows beside it."""
    s = g.state
    if not settle(g, ship):
        return
    if ship.tows:
        prize = find(s, ship.tows)
        was = pose_of(prize)
        dock_tow(g, ship, prize)
        yield from tow_lies(g, prize, was)
    number = ship.dock
    yield from arrive(g, ship, sailed=sailed)
    if ship.tows and not s.ended:  # it has docked too (ruling P101); in port all is done
        prize = find(s, ship.tows)
        if prize.dock == number and not own_port(s, prize):
            yield from arrive(g, prize)


def tow_follows(g: G, ship: Ship) -> Rule[None]:
    """12.6: where a ship was set, what it tows follows it; without room behind it, it is let go."""
    s = g.state
    if not ship.tows:
        return
    prize = find(s, ship.tows)
    was = pose_of(prize)
    set_pose(s, ship, pose_of(ship))
    part_if_left(g, ship)
    if ship.tows:
        yield from tow_lies(g, prize, was)


def end_move(g: G, ship: Ship, before: list[str]) -> Rule[None]:
    """What follows a move action, in order: docking, contact, pivot, toll."""
    s = g.state
    if ship.sunk:
        return
    ship.plight.plus_l = ship.plight.only_s = False
    ship.plight.steersman = -1
    if ship.fog < 0 and not ship.wreck:
        was = pose_of(ship)
        yield from come_in(g, ship, sailed=True)
        if s.ended or ship.sunk or pose_of(ship) != was:  # a free move from there had an end of its own
            return
        near_by = neighbours(s, ship)
        if near_by:
            yield from plague_passes(g, ship, near_by)
        blades_touch(s, ship)
        towed, lay = ship.tows, pose_of(ship)
        yield from after_contact(g, ship, before, near_by)
        if ship.sunk or s.ended:
            return
        if ship.submerged and pose_of(ship) != lay:  # 16.kw-submarine-5: it backed off, perhaps onto a tile
            yield from lie(g, ship, lay)
            if ship.sunk:
                return
        if ship.tows and ship.tows != towed:  # 12.2: set behind its tower, on whatever lies there
            prize = find(s, ship.tows)
            yield from tow_lies(g, prize, pose_of(prize))
        lay = pose_of(ship)
        for hook, arg, _ in abilities(s, ship).at("moved"):
            yield from hook(g, ship, arg)
            if ship.sunk:
                return
        if pose_of(ship) == lay:  # a free move has had its own pivot
            yield from pivot_on_stern(g, ship)
    if ship.plight.whirled:
        yield from terrain.whirlpool_toll(g, ship)


# ---- pivot on the stern (16.kw-schooner, 16.kw-galley-4, 16.kw-longship-4)


def pivots(ship: Ship) -> bool:
    return built(ship, "schooner") or built(ship, "galley") or built(ship, "longship")


def pivot_on_stern(g: G, ship: Ship) -> Rule[None]:
    """Any heading, free, after the action; a free end pose (21.9). Not who can't move (ruling P80)."""
    s = g.state
    if not pivots(ship) or ship.tows:  # ruling P77
        return
    if ship.weed >= 0 or not may_be_given_a_move(s, ship) or pinned_by(s, ship):
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
        was = pose_of(ship)
        stand_on(s, ship)  # a fog bank that it has just left takes it back
        ship.x, ship.y, ship.h = stern_pose(ship, option[2])
        docked = ship.dock
        settle(g, ship)
        if ship.dock >= 0 and ship.dock != docked:  # 21.9: contact by the pivot does not dock
            ship.dock = -1
        yield from lie(g, ship, was)


def pivot_fault(s: State, ship: Ship, option: Option) -> Reason | None:
    if option[0] != "pivot" or len(option) != 3 or option[1] != ship.id:
        return expected(f"pivot {ship.id} HEADING")
    if not isinstance(option[2], int) or not 0 <= option[2] < CIRCLE:
        return HEADING
    return end_fault(s, ship, stern_pose(ship, option[2]))


def some_pivots(s: State, ship: Ship, rng: Any) -> list[Callable[[], Option | None]]:
    """Pivots at random: whether the ship may lie there is looked at by who wants it."""
    return [partial(pivot_to, s, ship, rng.randrange(360) * 100) for _ in range(3)]


def pivot_to(s: State, ship: Ship, heading: int) -> Option | None:
    """A pivot; None where it is refused."""
    free = end_fault(s, ship, stern_pose(ship, heading)) is None
    return Option("pivot", ship.id, heading) if free else None


# ---- switchblades (16.kw-switchblade)


def blades_sweep(s: State, ship: Ship, start: Pose, end: Pose) -> None:
    """16.kw-switchblade-2: every enemy that an open blade touches on the way counts as rammed."""
    if not ship.blades or start == end:
        return
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5
    for other in s.ships:
        if other.owner != ship.owner and not other.sunk and other.id not in ship.deeds.bladed:
            for points in body(ship).blades:
                blade = placed(points, *start)
                if touching(blade, hull(other)) or (
                    length and geometry.sweep(blade, dx / length, dy / length, length, hull(other)) < length
                ):
                    ship.deeds.bladed.append(other.id)
                    break


def blades_touch(s: State, ship: Ship) -> None:
    """… and where the ship comes to lie, after a turn in place too."""
    if ship.blades:
        bladed = ship.deeds.bladed
        bladed += [other.id for other in touched_by_blades(s, ship) if other.id not in bladed]


# ---- plague


def plague_passes(g: G, ship: Ship, near_by: list[Ship] | None = None) -> Rule[None]:
    """The unique plague goes over to the first ship touched, and takes its crew."""
    s = g.state
    near = touched(s, ship, near_by)
    for carrier, victim in [(ship, other) for other in near] + [(other, ship) for other in near]:
        coin = next((c for c in carrier.coins if c.unique == "plague"), None)
        if coin is not None and not has(s, victim, "plague"):
            pull(carrier.coins, coin)
            victim.coins.append(coin)
            g.tell("plague", ship=victim.id)
            for member in list(victim.crew):
                yield from eliminate(g, victim, member, NOBODY)
            settle(g, victim)  # it cannot lie docked
            settle(g, carrier)  # and this one can again (as in ruling P89)
            return
