"""Another hand at the helm: ships that a seat moves though they are not its own (1.4, 2.9)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule

from .. import box
from ..abilities.registry import built
from ..state import NOBODY, G, Ship, State
from ..table.contact import enemies, find, hull, island_shape, pinned_by, touching, who
from ..table.motion import Pose, Refused, may_lie, obstacles, pose_of, set_pose, slide, stand_on
from . import terrain
from .course import becalmed, measures, segments
from .damage import lose_mast
from .move import come_in, end_move, meet_all, part_if_left, run, tow_meets, weighs_anchor
from .mystery import GOOD, Effect
from .ramming import held_before, loosen


def takes_helm(
    g: G, seat: int, ship: Ship, left: list[int], rule: str, held: list[str] | None = None
) -> Rule[bool]:
    """A seat sets the course of a ship that is not its own; whether it did."""
    form = Form("course", {"ships": {ship.id: left}})
    option = yield g.ask(seat, "steer", (PASS,), rule, form, ship=ship.id)
    if option == PASS:
        return False
    g.tell("steered", who=who(seat), ship=ship.id)
    yield from run(g, ship, option, left, held)
    return True


def steered_move(g: G, ship: Ship) -> Rule[None]:
    """Mysterious islands 3 and 16: a move action of the owner's, with all that follows one, on a course that
    the opponent on the left sets (ruling P103)."""
    s = g.state
    seat, ship.plight.steersman = ship.plight.steersman, -1
    loosen(s)
    before = held_before(s, ship)
    if (yield from weighs_anchor(g, ship)):
        ship.fog = ship.weed = -1  # it takes no notice of the tile that it is in, else it could not move
        yield from takes_helm(g, seat, ship, segments(s, ship, known=True), "1.5", before)
        yield from end_move(g, ship, before)


def steer(g: G, seat: int, ship: Ship, left: list[int], rule: str) -> Rule[None]:
    """A seat moves a ship that is not its own: no ram, no boarding, no choice of its owner's."""
    before = (ship.x, ship.y, ship.h)
    if not (yield from takes_helm(g, seat, ship, left, rule)):
        return
    if (ship.x, ship.y, ship.h) != before and ship.fog < 0 and not ship.sunk:
        yield from come_in(g, ship)
    ship.plight.plus_l = ship.plight.only_s = False
    if ship.plight.whirled and not ship.sunk:  # 18.whirlpool-3, whoever steered
        yield from terrain.whirlpool_toll(g, ship)


def shove(own: bool) -> Effect:
    """Move an opposing ship, with your base move or with its own."""

    def effect(g: G, ship: Ship, number: int) -> Rule[None]:
        s = g.state
        foes = [o for o in enemies(s, ship) if may_be_steered(s, o)]
        options: Options = (PASS, *[Option("shove", o.id) for o in foes])
        option = yield g.ask(ship.owner, "shove", options, "1.4", ship=ship.id)
        if option != PASS:
            other = find(s, option[1])
            move = box.ships()[ship.card].move
            base = measures(s, move) if move not in "TD" else [s.short]
            left = segments(s, other, known=True) if own else base
            yield from steer(g, ship.owner, other, left, "1.4")

    return effect


def may_be_steered(s: State, ship: Ship) -> bool:
    """Not what is out of reach, pinned (11.pin-2) or becalmed (ruling P104)."""
    out = ship.fog >= 0 or ship.wreck or ship.towed_by or ship.weed >= 0 or ship.submerged or ship.intangible
    if out or built(ship, "titan") or pinned_by(s, ship) or becalmed(s, ship):
        return False
    return bool(segments(s, ship, known=True))


def push(g: G, ship: Ship, heading: int, length: int, blown: bool = False) -> Rule[None]:
    """A ship pushed without turning, with what it tows (ruling P79), stopped by what it meets, over the
    terrain on its way; an island costs one blown by foul winds a mast."""
    s = g.state
    start = pose_of(ship)
    prize = find(s, ship.tows) if ship.tows else None
    try:
        end, stopped = slide(s, ship, start, heading, length, obstacles(s, ship, length, pushed=True))
    except Refused:  # 12.6: what it tows has no room
        return
    end = last_free(s, ship, start, end)
    g.tell("pushed", ship=ship.id)
    if not (yield from meet_all(g, ship, start, end, heading, [], pushed=True)):
        stopped = False
    else:
        set_pose(s, ship, end)
    if prize is not None:
        yield from tow_meets(g, ship, prize, start, heading)
    shape = hull(ship)
    if blown and stopped and any(touching(shape, island_shape(isle)) for isle in s.islands):
        yield from lose_mast(g, ship, NOBODY, "terrain")
    if not ship.sunk and not ship.wreck and ship.fog < 0:
        stand_on(s, ship)
        part_if_left(g, ship)
        yield from come_in(g, ship)
    if ship.plight.whirled and not ship.sunk:  # 18.whirlpool-3, whoever pushed
        yield from terrain.whirlpool_toll(g, ship)


def last_free(s: State, ship: Ship, start: Pose, end: Pose) -> Pose:
    """The last place on the way where the ship may lie: a titan may not be pushed onto an enemy's home."""
    for eighths in range(8, 0, -1):
        x, y = start.x + (end.x - start.x) * eighths // 8, start.y + (end.y - start.y) * eighths // 8
        if may_lie(s, ship, Pose(x, y, end.h), (ship.tows,)):  # what it tows comes along
            return Pose(x, y, end.h)
    return start


GOOD.update({2: shove(own=False), 13: shove(own=True)})
