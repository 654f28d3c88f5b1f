"""The end of every motion (10.4, 21.8, 21.9, 21.14): nobody comes to lie where they may not."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.course import becalmed, lengths_fault, lured, segments, use_up
from flibuste.games.pirates.rules.damage import come_home
from flibuste.games.pirates.rules.helm import push
from flibuste.games.pirates.rules.move import pivot_fault
from flibuste.games.pirates.rules.ramming import away_fault
from flibuste.games.pirates.state import Token
from flibuste.games.pirates.table.contact import (
    bow_point,
    find_dock,
    fort_of,
    hull,
    hull_at,
    island_shape,
    own_port,
    pinned_by,
    stern_point,
)
from flibuste.games.pirates.table.faults import faults
from flibuste.games.pirates.table.geometry import on_table, overlap, trig
from flibuste.games.pirates.table.motion import (
    Leg,
    Pose,
    Refused,
    end_fault,
    may_lie,
    may_surface,
    obstacles,
    pivot,
    pose_of,
    set_near,
    settle,
    shore_pose,
    slide,
    stand_on,
    stern_pose,
    tow_pose,
    turned_about,
)
from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, FRIGATE, SLOOP, Match, Ship, Terrain, course, do, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
TITAN, DRAGON = kit.ship_with("titan"), kit.ship_with("sea_dragon")
SCHOONER, CATCHER = kit.ship_with("schooner"), kit.ship_with("windcatcher")


def at_edge(card: str, **more: object) -> Ship:
    """Bow at the lower edge, so that its broader stern would hang over if it were turned about."""
    half = box.body(card).length / 200
    return ship(card, 0, 700, half + 0.02, 270 + 8, **more)  # type: ignore[arg-type]


def on_the_table(m: Match, vessel: Ship) -> bool:
    return on_table(hull(get(m, vessel)), m.state.width, m.state.height)


@pytest.mark.rule("pirates", "21.8", "21.14", "10.come-about")
def test_nobody_comes_about_off_the_table() -> None:
    vessel = at_edge(FRIGATE)
    m = stage(vessel, AWAY)
    assert on_the_table(m, vessel)
    assert f"about {vessel.id}" not in kit.offered(m, "about")
    with pytest.raises(IllegalChoice):
        do(m, f"about {vessel.id}")
    free = ship(FRIGATE, 0, 700, 300, 270)
    assert f"about {free.id}" in kit.offered(stage(free, AWAY), "about")


@pytest.mark.rule("pirates", "16.kw-windcatcher", "21.14")
def test_a_windcatcher_does_not_begin_off_the_table() -> None:
    vessel = at_edge(CATCHER)
    m = stage(vessel, AWAY)
    with pytest.raises(IllegalChoice, match=r"21\.14"):
        do(m, f"course {vessel.id} back 0:0")


@pytest.mark.rule("pirates", "21.8", "16.kw-ghost-3", "P52")
def test_an_intangible_ship_comes_about_onto_nothing() -> None:
    ghost = kit.ship_with("ghost_ship")
    vessel = ship(ghost, 0, 600, 450, intangible=True)
    foe = ship(SLOOP, 1, 640, 478, 270, id="foe")  # its bow beside the slim bow of the ghost
    m = stage(vessel, foe, AWAY)
    if kit.asked(m) == "fade":
        do(m, f"fade {vessel.id}")
    assert may_lie(m.state, get(m, vessel), pose_of(get(m, vessel)))
    assert f"about {vessel.id}" not in kit.offered(m, "about")


@pytest.mark.rule("pirates", "16.kw-submarine-5", "16.kw-submarine-8", "P48")
def test_a_submarine_does_not_back_off_through_an_island() -> None:
    sub = kit.ship_with("submarine")
    vessel = ship(sub, 0, 1080, 120 + 26 + box.body(sub).length / 200 + 2, 270, submerged=True)
    s = stage(vessel, AWAY).state
    here = s.ships[0]
    assert not overlap(hull(here), island_shape(s.islands[3]))
    assert away_fault(s, here, Option("away", here.id, 27000)) is not None  # straight over it
    assert away_fault(s, here, Option("away", here.id, 9000)) is None


@pytest.mark.rule("pirates", "16.kw-titan-3", "16.kw-seadragon-3", "16.kw-submarine-3")
def test_the_one_check_knows_who_may_lie_where() -> None:
    def refused(card: str, pose: Pose, **more: bool) -> bool:
        vessel = ship(card, 0, 300, 300, **more)  # type: ignore[arg-type]
        m = stage(vessel, ship(FRIGATE, 1, 600, 450, id="foe"), AWAY)
        return end_fault(m.state, get(m, vessel), pose) is not None

    isle, foe_home, own_home, on_foe = (
        Pose(12000, 78000, 0),
        Pose(108000, 78000, 0),
        Pose(12000, 12000, 0),
        Pose(60000, 45000, 0),
    )
    assert refused(FRIGATE, isle)
    assert refused(FRIGATE, on_foe)
    assert refused(FRIGATE, Pose(100, 45000, 0))
    assert not refused(TITAN, isle)
    assert not refused(TITAN, own_home)
    assert refused(TITAN, foe_home)
    assert refused(TITAN, on_foe)
    assert not refused(DRAGON, isle)
    assert refused(DRAGON, on_foe)
    assert not refused(kit.ship_with("submarine"), on_foe, submerged=True)
    assert refused(kit.ship_with("submarine"), isle, submerged=True)


@pytest.mark.rule("pirates", "16.kw-submarine-3")
def test_nothing_surfaces_under_a_ship() -> None:
    sub = ship(kit.ship_with("submarine"), 0, 600, 450, submerged=True)
    s = stage(sub, ship(FRIGATE, 1, 600, 450, id="foe"), AWAY).state
    assert not may_surface(s, s.ships[0])


@pytest.mark.rule("pirates", "16.kw-titan-3", "2.9")
def test_a_titan_is_not_pushed_onto_an_enemy_home() -> None:
    beast = ship(TITAN, 0, 1080 - 26 - 60, 780)
    m = stage(beast, AWAY)
    titan = get(m, beast)
    list(push(kit.rules(m), titan, 0, kit.L))
    assert titan.x > 99400
    assert end_fault(m.state, titan, pose_of(titan)) is None


@pytest.mark.rule("pirates", "16.kw-eternal-1", "21.14", "P78")
def test_a_ship_that_comes_home_to_a_full_shore_lies_near_it() -> None:
    crowd = [ship(FRIGATE, 0, id=f"crowd{n}") for n in range(18)]
    lost, late = ship(FRIGATE, 0, 600, 450, id="lost"), ship(FRIGATE, 0, 700, 450, id="late")
    m = stage(*crowd, lost, late, AWAY)
    s = m.state
    for n, other in enumerate(s.ships[:18]):
        other.x, other.y, other.h = shore_pose(s, other, s.islands[0], n * 2000)
    for vessel in (lost, late):  # the second finds the best place taken
        come_home(kit.rules(m), get(m, vessel), repaired=True)
        here = get(m, vessel)
        assert here.dock == -1
        assert on_the_table(m, vessel)
        assert may_lie(s, here, pose_of(here))


# ---- terrain under a ship that was set down


@pytest.mark.rule("pirates", "18.reef-1", "10.come-about")
def test_a_ship_that_comes_about_onto_a_reef_strikes_it() -> None:
    half = box.body(FRIGATE).length / 200
    vessel = ship(FRIGATE, 0, 600, 450, 90)
    reach = box.terrain_radius("reef") / 100
    # beside the bow tip, where the broader stern will lie
    reef = Terrain("reef", round((600 + reach + 4) * 100), round((450 + half) * 100))
    m = stage(vessel, AWAY, terrain=[reef], dice=[3])
    assert not get(m, vessel).over
    do(m, f"about {vessel.id}")
    assert kit.told(m, "reef")
    do(m, f"lose {vessel.id} 1")
    assert get(m, vessel).over == [0]


@pytest.mark.rule("pirates", "18.reef-1", "16.kw-schooner")
def test_a_pivot_onto_a_reef_strikes_it() -> None:
    vessel = ship(SCHOONER, 0, 600, 450)
    length = box.body(SCHOONER).length / 100
    reef = Terrain("reef", round((600 - length / 2 + 5) * 100), round((450 + length) * 100))
    m = stage(vessel, AWAY, terrain=[reef], dice=[6])
    do(m, course(vessel, (0, 5)), f"pivot {vessel.id} 9000")
    assert kit.told(m, "reef")


@pytest.mark.rule("pirates", "11.pin-2", "16.kw-schooner", "P80")
def test_a_pinned_schooner_does_not_pivot_free() -> None:
    vessel = ship(SCHOONER, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + box.body(SCHOONER).length / 200 + 30, 450, 90)
    m = do(
        stage(vessel, foe, AWAY, dice=[1]),
        course(vessel, (0, 57)),
        f"ram {vessel.id} {foe.id}",
        "pass",
        "pass",
    )
    assert kit.asked(m) == "act"
    m = do(stage(vessel, foe, AWAY), course(vessel, (90, 20)))
    assert kit.asked(m) == "pivot"


@pytest.mark.rule("pirates", "16.kw-icebreaker-1", "2.9")
def test_an_icebreaker_that_is_pushed_heeds_terrain() -> None:
    vessel = ship(kit.ship_with("icebreaker"), 0, 600, 450)
    m = stage(vessel, AWAY, terrain=[Terrain("fog_bank", 70000, 45000)])
    list(push(kit.rules(m), get(m, vessel), 0, kit.L))
    assert get(m, vessel).fog == 0
    m = do(stage(vessel, AWAY, terrain=[Terrain("fog_bank", 70000, 45000)]), course(vessel, (0, 57)))
    assert get(m, vessel).fog < 0


@pytest.mark.rule("pirates", "18.sargasso-3", "2.9")
def test_a_barque_in_weed_is_not_blown_about() -> None:
    vessel = ship(BARQUE, 1, 600, 450, weed=0)
    m = stage(
        SPARE,
        vessel,
        terrain=[Terrain("sargasso", 60000, 45000)],
        edit=lambda s: s.players[0].events.append("foul_winds"),
    )
    assert kit.asked(m) == "event"
    do(m, "play foul_winds", "token 60000 45000")
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "10.4", "21.14")
def test_what_stands_where_nothing_may_is_named() -> None:
    m = stage(ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 605, 450), ship(SLOOP, 1, 5, 450, id="out"))
    named = " ".join(faults(m.state))
    assert "lies in" in named
    assert "out is off the table" in named
    assert not faults(stage(ship(FRIGATE, 0, 600, 450), AWAY).state)
    assert faults(stage(ship(FRIGATE, 0, 120, 780), AWAY).state)
    assert not faults(stage(ship(TITAN, 0, 120, 780), AWAY).state)


# ---- who is in the way, who pins, who docks


@pytest.mark.rule("pirates", "10.4", "16.kw-submarine-8", "16.kw-ghost-2", "18.fog-2", "12.6")
def test_what_stops_a_slide() -> None:
    vessel = ship(BARQUE, 0, 600, 450)

    def walls(mine: Ship, *others: Ship, reach: int = 20000, pushed: bool = False, **more: object) -> int:
        m = stage(mine, *others, SPARE, terrain=more.get("terrain", ()))  # type: ignore[arg-type]
        alone = stage(mine, SPARE)
        before = len(obstacles(alone.state, get(alone, mine), reach, pushed))
        return len(obstacles(m.state, get(m, mine), reach, pushed)) - before

    foe = ship(SLOOP, 1, 700, 450, id="foe")
    assert walls(vessel, foe) == 1
    assert walls(vessel, ship(SLOOP, 1, 700, 450, id="foe", sunk=True)) == 0
    assert walls(vessel, ship(kit.SUB, 1, 700, 450, id="foe", submerged=True)) == 0
    bank = [Terrain("fog_bank", 70000, 45000)]
    assert walls(vessel, ship(SLOOP, 1, 700, 450, id="foe", fog=0), terrain=bank) == 0
    assert walls(vessel, ship(SLOOP, 1, 700, 450, id="foe", masts=[0], wreck=True)) == 1
    assert walls(ship(kit.SUB, 0, 600, 450, submerged=True), foe) == 0
    ghost = ship(kit.GHOST, 0, 600, 450, intangible=True)
    assert walls(ghost, foe) == 0
    assert walls(ghost, foe, pushed=True) == 1
    hulk = ship(SLOOP, 0, 500, 450, id="hulk", masts=[0], towed_by=vessel.id)
    tower = ship(BARQUE, 0, 600, 450, tows="hulk")
    m = stage(tower, hulk, AWAY)
    assert not any(shape is hull(get(m, hulk)) for shape in obstacles(m.state, get(m, tower), 20000))
    assert len(obstacles(m.state, get(m, hulk), 1000)) == len(obstacles(m.state, get(m, tower), 1000))


@pytest.mark.rule("pirates", "10.4", "16.kw-titan-3", "16.kw-seadragon-3")
def test_islands_stop_all_but_titans_and_dragons_however_far_the_run_begins() -> None:
    for card, count in ((BARQUE, 4), (TITAN, 0), (DRAGON, 0)):
        vessel = ship(card, 0, 600, 450)
        s = stage(vessel, AWAY).state
        assert len(obstacles(s, s.ships[0])) - 1 == count  # the other ship, and the islands
    vessel = ship(BARQUE, 0, 600, 450)
    s = stage(vessel, AWAY).state
    assert obstacles(s, s.ships[0], 100) == []
    near = ship(BARQUE, 0, 120 + 150, 780, 180)
    m = do(stage(near, AWAY), course(near, (0, 57.5)))
    assert get(m, near).x == 27000 - 5750  # not yet there
    m = do(stage(ship(BARQUE, 0, 120 + 90, 780, 180), AWAY), course(near, (0, 57.5)))
    assert get(m, near).dock == 2


@pytest.mark.rule(
    "pirates", "11.pin-1", "11.pin-3", "16.kw-longship-2", "16.kw-submarine-2", "16.kw-catamaran-3"
)
def test_who_pins_and_who_is_never_pinned() -> None:
    def pinned(card: str, foe_card: str, mine: dict[str, Any], theirs: dict[str, Any]) -> bool:
        vessel = ship(card, 0, 600, 450, **mine)
        reach = kit.half(card)[0] + kit.half(foe_card)[1] + 0.3
        foe = ship(foe_card, 1, 600 + reach, 450, 90, **theirs)
        tiles = [Terrain("fog_bank", 60000, 45000)]
        m = stage(vessel, foe, AWAY, SPARE, terrain=tiles)
        get(m, vessel).intangible = bool(mine.get("intangible"))
        get(m, foe).intangible = bool(theirs.get("intangible"))
        return pinned_by(m.state, get(m, vessel)) is not None

    assert pinned(BARQUE, FRIGATE, {}, {})
    states: list[dict[str, Any]] = [
        {"masts": [0] * 4},
        {"masts": [0] * 4, "wreck": True},
        {"sunk": True},
        {"fog": 0},
        {"intangible": True},
        {"submerged": True},
    ]
    for state in states:
        assert not pinned(BARQUE, FRIGATE, {}, state), state
    for mine in states[3:]:
        assert not pinned(BARQUE, FRIGATE, mine, {}), mine
    for word in ("longship", "submarine", "sea_dragon"):
        assert not pinned(BARQUE, kit.ship_with(word), {}, {}), word
    for word in ("longship", "submarine", "no_pin", "catamaran"):
        assert not pinned(kit.ship_with(word), FRIGATE, {}, {}), word
    assert pinned(kit.CATAMARAN, FRIGATE, {"outrigger": False}, {})
    vessel = ship(BARQUE, 0, 600, 450)
    reach = kit.half(BARQUE)[0] + kit.half(FRIGATE)[1] + 0.3
    m = stage(vessel, ship(FRIGATE, 0, 600 + reach, 450, 90, id="friend"), AWAY)
    assert pinned_by(m.state, get(m, vessel)) is None


@pytest.mark.rule("pirates", "11.pin-1", "16.kw-seamonster-7", "16.kw-titan-6", "16.kw-galley-2")
def test_a_beast_pins_what_it_rammed_by_any_contact_and_a_galley_is_free_of_what_it_rammed() -> None:
    side = kit.half(BARQUE)[1] + kit.half(kit.MONSTER)[0] + 0.3
    vessel, beast = ship(BARQUE, 0, 600, 450), ship(kit.MONSTER, 1, 600, 450 + side)
    m = stage(vessel, beast, AWAY, SPARE)
    assert pinned_by(m.state, get(m, vessel)) is None
    get(m, beast).plight.rammed = [vessel.id]
    assert pinned_by(m.state, get(m, vessel)) is not None
    galley = kit.ship_with("galley")
    rower = ship(galley, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + kit.half(galley)[0] + kit.half(FRIGATE)[1] + 0.3, 450, 90)
    m = stage(rower, foe, AWAY, SPARE)
    assert pinned_by(m.state, get(m, rower)) is not None
    get(m, rower).plight.rammed = [foe.id]
    assert pinned_by(m.state, get(m, rower)) is None


@pytest.mark.rule(
    "pirates", "10.dock-1", "10.dock-2", "16.kw-mercenary-1", "16.kw-ghost-5", "16.kw-flotilla-2"
)
def test_who_docks_where() -> None:
    def docks(number: int, card: str = BARQUE, edit: object = None, **more: object) -> bool:
        vessel = kit.dock(ship(card, 0, **more), number)  # type: ignore[arg-type]
        tiles = [Terrain("fog_bank", 60000, 45000)]
        s = stage(vessel, AWAY, SPARE, terrain=tiles, edit=edit).state  # type: ignore[arg-type]
        s.ships[0].intangible = bool(more.get("intangible"))
        return find_dock(s, s.ships[0]) == number

    assert docks(0)
    assert not docks(1)
    assert docks(2)
    assert docks(1, kit.ship_with("raid_home_1"))
    assert not docks(0, kit.ship_with("mercenary"))
    assert docks(2, kit.ship_with("mercenary"))
    for state in (
        {"fog": 0},
        {"wreck": True, "masts": [0] * 3},
        {"intangible": True},
        {"uniques": ["plague"]},
    ):
        assert not docks(2, **state), state
    assert not docks(2, kit.SUB, submerged=True)
    assert not docks(2, DRAGON)
    assert not docks(2, kit.ship_with("flotilla"))
    assert docks(2, kit.ship_with("flotilla"), towed_by=SPARE.id)
    assert docks(2, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(0)))
    assert not docks(2, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(1)))


@pytest.mark.rule("pirates", "15.repair-1", "10.unload-1")
def test_one_s_own_port_is_home_or_a_fort_of_one_s_own() -> None:
    def port(number: int, edit: object = None) -> tuple[bool, bool]:
        vessel = kit.dock(ship(BARQUE, 0), number)
        m = stage(vessel, AWAY, SPARE, edit=edit)  # type: ignore[arg-type]
        m.state.ships[0].dock = number
        return own_port(m.state, m.state.ships[0]), fort_of(m.state, m.state.ships[0]) is not None

    assert port(0) == (True, False)
    assert port(1) == (False, False)
    assert port(2) == (False, False)
    assert port(2, lambda s: setattr(s.islands[2], "fort", kit.fort(0))) == (True, True)
    assert port(2, lambda s: setattr(s.islands[2], "fort", kit.fort(1))) == (False, False)
    at_sea = stage(ship(BARQUE, 0, 600, 450), AWAY)
    assert not own_port(at_sea.state, at_sea.state.ships[0])


# ---- turning and sliding


@pytest.mark.rule("pirates", "21.4", "10.2")
@pytest.mark.parametrize("turn", [-90, -30, 45, 90])
def test_a_turn_pivots_on_the_bow_and_the_slide_follows_the_new_heading(turn: int) -> None:
    vessel = ship(FRIGATE, 0, 600, 450, 30)
    before = bow_point(vessel)
    m = do(stage(vessel, AWAY), course(vessel, (turn, 0)))
    here = get(m, vessel)
    assert here.h == (30 + turn) * 100 % 36000
    assert bow_point(here) == pytest.approx(before, abs=2)
    m = do(stage(vessel, AWAY), course(vessel, (turn, 40)))
    c, t = trig(here.h)
    assert bow_point(get(m, vessel)) == pytest.approx((before[0] + c * 4000, before[1] + t * 4000), abs=3)


@pytest.mark.rule("pirates", "21.6", "21.14")
@pytest.mark.parametrize(
    ("x", "y", "h", "turn"),
    [
        (600, 7.5, 0, 90),
        (600, 892.5, 0, -90),
        (1192.5, 450, 90, 90),
        (7.5, 450, 90, -90),
        (7.5, 450, 270, 90),
    ],
)
def test_a_turn_that_would_swing_the_stern_far_over_the_edge_is_refused(
    x: float, y: float, h: float, turn: int
) -> None:
    """A ship along the edge turns its bow inland: the stern would swing over the edge."""
    vessel = ship(SLOOP, 0, x, y, h)
    m = stage(vessel, AWAY)
    width, height = m.state.width, m.state.height
    assert on_table(hull(get(m, vessel)), width, height)
    with pytest.raises(Refused, match=r"21\.14"):  # farther than W/2 + 1 mm
        pivot(m.state, get(m, vessel), pose_of(get(m, vessel)), turn * 100, [])


@pytest.mark.rule("pirates", "21.6", "21.14")
@pytest.mark.parametrize(("side", "x", "y"), [(0, 0, 450), (90, 600, 0), (180, 1200, 450), (270, 600, 900)])
def test_a_slanting_turn_at_each_edge_is_pushed_in_by_as_much_as_it_hangs_over(
    side: int, x: float, y: float
) -> None:
    """Bow inland, square to the edge; a turn by 10° swings a corner of the stern a little over it."""
    half = kit.half(SLOOP)
    c, t = trig(side * 100)
    vessel = ship(SLOOP, 0, x + c * (half[0] + 0.02), y + t * (half[0] + 0.02), side)
    m = stage(vessel, AWAY)
    width, height = m.state.width, m.state.height
    start = pose_of(get(m, vessel))
    assert on_table(hull(get(m, vessel)), width, height)
    for turn in (1000, -1000):
        turned = pivot(m.state, get(m, vessel), start, turn, [])
        shape = hull_at(get(m, vessel), *turned)
        assert on_table(shape, width, height)
        gap = min(
            min(px for px, _ in shape.points),
            min(py for _, py in shape.points),
            width - max(px for px, _ in shape.points),
            height - max(py for _, py in shape.points),
        )
        assert gap < 120  # no farther than need be
        assert turned.h == (side * 100 + turn) % 36000


@pytest.mark.rule("pirates", "21.6")
@pytest.mark.parametrize("side", [1, -1])
def test_a_ship_alongside_a_wall_turns_off_it_sideways(side: int) -> None:
    """It lies flank on another; turning towards it pushes it off, by at most W/2 + 1 mm."""
    half = kit.half(BARQUE)
    vessel = ship(BARQUE, 0, 600, 450)
    wall = ship(FRIGATE, 0, 600 + 10, 450 + side * (half[1] + kit.half(FRIGATE)[1] + 0.3), id="wall")
    m = stage(vessel, wall, AWAY)
    here = get(m, vessel)
    walls = [hull(get(m, wall))]
    for turn in (500, -500):
        pose = pivot(m.state, here, pose_of(here), turn, walls)
        assert not overlap(hull_at(here, *pose), walls[0])
        plain = pivot(m.state, here, pose_of(here), turn, [])
        moved = ((pose.x - plain.x) ** 2 + (pose.y - plain.y) ** 2) ** 0.5
        assert moved <= half[1] * 100 + 101
        assert (plain.y - pose.y) * side >= 0  # away from the wall


@pytest.mark.rule("pirates", "21.6")
def test_a_turn_onto_what_it_did_not_touch_is_refused() -> None:
    half = kit.half(BARQUE)
    vessel = ship(BARQUE, 0, 600, 450)
    wall = ship(SLOOP, 0, 600 + half[0], 450 - half[0] - 3, 0, id="wall")
    m = stage(vessel, wall, AWAY)
    with pytest.raises(IllegalChoice):
        do(m, course(vessel, (90, 0)))  # the stern swings south
    do(m, course(vessel, (-90, 0)))


@pytest.mark.rule("pirates", "21.5", "21.14", "10.3")
def test_a_slide_ends_at_the_edge_at_a_contact_or_where_it_was_told() -> None:
    half = kit.half(SLOOP)[0]
    vessel = ship(SLOOP, 0, 1200 - half - 20, 450)
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    end, stopped = slide(m.state, here, pose_of(here), 0, 5000, [])
    assert stopped
    assert end.x == pytest.approx(120000 - half * 100, abs=60)
    assert slide(m.state, here, pose_of(here), 0, 1000, []) == (Pose(here.x + 1000, here.y, 0), False)
    assert slide(m.state, here, pose_of(here), 0, 0, []) == (pose_of(here), False)


@pytest.mark.rule("pirates", "12.2", "16.kw-windcatcher", "21.8", "P77")
def test_where_a_tow_lies_and_who_may_turn_about() -> None:
    vessel, hulk = ship(FRIGATE, 0, 600, 450, 90), ship(SLOOP, 0, 600, 300, id="hulk", masts=[0])
    pose = tow_pose(vessel, hulk, pose_of(vessel))
    gap = 45000 - kit.half(FRIGATE)[0] * 100 - kit.half(SLOOP)[0] * 100 - pose.y
    assert (pose.x, pose.h) == (60000, 9000)
    assert 0 < gap <= 50
    m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
    assert turned_about(m.state, m.state.ships[0]) == Pose(60000, 45000, 18000)
    tower = ship(FRIGATE, 0, 600, 450, tows="hulk")
    hulk = ship(SLOOP, 0, 500, 450, id="hulk", masts=[0], towed_by=tower.id)
    m = stage(tower, hulk, AWAY)
    with pytest.raises(Refused):
        turned_about(m.state, get(m, tower))


@pytest.mark.rule("pirates", "21.9", "16.kw-schooner")
@pytest.mark.parametrize("heading", [0, 4500, 9000, 20000])
def test_a_pivot_on_the_stern_leaves_the_stern_where_it_is(heading: int) -> None:
    vessel = ship(SCHOONER, 0, 600, 450, 30)
    before = stern_point(vessel)
    pose = stern_pose(vessel, heading)
    vessel.x, vessel.y, vessel.h = pose
    assert vessel.h == heading
    assert stern_point(vessel) == pytest.approx(before, abs=2)
    m = stage(ship(SCHOONER, 0, 600, 450), AWAY)
    here = m.state.ships[0]
    assert pivot_fault(m.state, here, Option("pivot", here.id, heading)) is None
    for bad in (
        Option("pivot", here.id),
        Option("pivot", "other", 0),
        Option("turn", here.id, 0),
        Option("pivot", here.id, 36000),
        Option("pivot", here.id, -1),
        Option("pivot", here.id, "0"),
    ):
        assert pivot_fault(m.state, here, bad) is not None, bad


@pytest.mark.rule("pirates", "P78", "5.smokepot-3")
def test_the_nearest_free_place_is_taken_off_the_rim() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    set_near(m.state, here, 60000, 45000, 3000)
    half = round(kit.half(BARQUE)[0] * 100)
    assert (here.x, here.y, here.h) == (60000 + 3000 + 1000 + half, 45000, 0)
    walled = ship(FRIGATE, 1, 600 + (4000 + 2 * half) / 100, 450, 90, id="wall")
    m = stage(vessel, walled, AWAY)
    here = get(m, vessel)
    set_near(m.state, here, 60000, 45000, 3000)
    far = ((here.x - 60000) ** 2 + (here.y - 45000) ** 2) ** 0.5
    assert far == pytest.approx(4000 + half, abs=3)  # the same ring, another side
    assert here.h != 0


@pytest.mark.rule("pirates", "13.5", "1.4")
def test_leaving_an_island_plants_a_flag_on_wild_ones_only_and_ends_its_spell() -> None:
    for number, flags in ((2, [0]), (0, [])):
        vessel = kit.dock(ship(BARQUE, 0), number, 0)
        m = stage(vessel, AWAY, SPARE)
        here = get(m, vessel)
        here.plight.barred, here.plight.boon, here.plight.loaded_here = True, "swap", True
        assert not settle(kit.rules(m), here)  # still there
        assert here.plight.barred
        here.x += 8000
        assert not settle(kit.rules(m), here)
        assert here.dock == -1
        assert m.state.islands[number].flags == flags
        assert (here.plight.barred, here.plight.boon, here.plight.loaded_here) == (False, "", False)
        here.x -= 8000
        assert settle(kit.rules(m), here)
        here.x += 8000
        settle(kit.rules(m), here)
        assert m.state.islands[number].flags == flags  # one flag is enough


@pytest.mark.rule("pirates", "18.reef-3")
def test_a_ship_stands_on_the_flat_tiles_that_it_overlaps() -> None:
    tiles = [Terrain(kind, 60000, 45000) for kind in ("reef", "sargasso", "whirlpool", "fog_bank", "iceberg")]
    tiles += [Terrain("reef", 90000, 45000), Terrain("reef", 60000, 45000, gone=True)]
    m = stage(ship(BARQUE, 0, 600, 450), AWAY, terrain=tiles)
    here = m.state.ships[0]
    stand_on(m.state, here)
    assert here.over == [0, 1, 2]
    stand_on(m.state, here, (4,))  # it was just set out of the iceberg, and its side still lies on it
    assert here.over == [0, 1, 2, 4]
    stand_on(m.state, here, (5,))  # out of a reef that it does not reach any more
    assert here.over == [0, 1, 2]


# ---- segments (10.1)


@pytest.mark.rule("pirates", "10.1", "10.3")
def test_each_segment_serves_once_and_the_shortest_that_reaches_is_used() -> None:
    assert use_up([kit.L, kit.S, kit.S], kit.S) == [kit.S, kit.L]
    assert use_up([kit.L, kit.S], kit.S + 1) == [kit.S]
    assert use_up([kit.L, kit.S], 0) == [kit.L]
    assert use_up([kit.S, kit.L], kit.L) == [kit.S]

    def key(runs: list[int], available: list[int]) -> str:
        why = lengths_fault([Leg(0, run) for run in runs], available)
        return why.key if why else ""

    assert key([], [kit.S]) == "no-leg"
    assert key([kit.S], [kit.S]) == ""
    assert key([kit.S + 1], [kit.S]) == "too-long"
    assert key([1, 1], [kit.S]) == "too-many-legs"
    assert key([kit.S, kit.L], [kit.L, kit.S]) == ""  # in any order
    assert key([kit.L, kit.L], [kit.L, kit.S]) == "too-long"
    assert key([kit.S + 1, kit.S + 1], [kit.L, kit.S]) == "too-long"


@pytest.mark.rule("pirates", "10.derelict-1", "12.5", "5.oarsman-1", "16.kw-turtle-4", "16.kw-longship-5")
def test_the_segments_of_those_who_row_tow_or_are_slowed() -> None:
    def left(vessel: Ship, *others: Ship) -> list[int]:
        m = stage(vessel, *others, SPARE, AWAY)
        return sorted(segments(m.state, get(m, vessel)))

    whole = left(ship(FRIGATE, 0, 600, 450))
    assert whole == sorted({"S": kit.S, "L": kit.L}[x] for x in box.ships()[FRIGATE].move.split("+"))
    assert left(ship(FRIGATE, 0, 600, 450, masts=[0] * 4)) == []
    for word in ("turtle_ship", "longship"):
        card = kit.ship_with(word)
        assert left(ship(card, 0, 600, 450, masts=[0] * box.ships()[card].masts)) == [kit.S]
    oars = kit.crew_with("derelict_move_s")
    nation = box.crew()[oars].nation
    assert left(ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oars], nation=nation)) == [kit.S]
    hulk = ship(SLOOP, 0, 500, 450, id="hulk", masts=[0], towed_by=f"{FRIGATE}~1")
    assert left(ship(FRIGATE, 0, 600, 450, tows="hulk"), hulk) == [kit.S]
    m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
    here = m.state.ships[0]
    here.plight.plus_l = True
    assert sorted(segments(m.state, here)) == sorted([*whole, kit.L])
    here.plight.slow = True
    assert sorted(segments(m.state, here)) == [kit.S, kit.L]
    here.plight.only_s = True
    assert segments(m.state, here) == [kit.S]


@pytest.mark.rule("pirates", "8.3", "16.kw-seamonster-3")
def test_a_lure_draws_the_monsters_of_its_fleet_from_within_l() -> None:
    lure = kit.ship_with("monster_lure_l")
    beast = ship("RSS-4", 0, 600, 450)

    def longer(*others: Ship) -> bool:
        m = stage(beast, *others, SPARE, AWAY)
        return lured(m.state, m.state.ships[0])

    gap = kit.half("RSS-4")[0] + kit.half(lure)[1] + kit.L / 100
    assert longer(ship(lure, 0, 600, 450 + gap - 1))
    assert not longer(ship(lure, 0, 600, 450 + gap + 1))
    assert not longer(ship(lure, 1, 600, 450 + gap - 1))
    assert not longer(ship(lure, 0, 600, 450 + gap - 1, sunk=True))
    assert not longer()


@pytest.mark.rule("pirates", "2.9")
def test_the_calm_reaches_l_from_its_token() -> None:
    side = kit.half(FRIGATE)[1] * 100
    for gap, calm in ((kit.L - 2, True), (kit.L + 2, False)):
        m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
        m.state.tokens = [Token("becalmed", 60000, round(45000 + side + gap), 1)]
        assert becalmed(m.state, m.state.ships[0]) is calm
        m.state.tokens[0].kind = "cursed_zone"
        assert not becalmed(m.state, m.state.ships[0])
    for card in (kit.ship_with("galley"), kit.LONGSHIP):
        m = stage(ship(card, 0, 600, 450), AWAY)
        m.state.tokens = [Token("becalmed", 60000, 45000, 1)]
        assert not becalmed(m.state, m.state.ships[0])


@pytest.mark.rule("pirates", "2.9", "18.reef-3")
def test_a_ship_in_a_hidden_cove_stands_on_its_reef_no_more() -> None:
    vessel = ship(BARQUE, 0, 300, 500, 90, over=[0])
    reef = Terrain("reef", 30000, 50000)
    m = stage(vessel, AWAY, terrain=[reef], edit=lambda s: s.players[0].events.append("hidden_cove"))
    do(m, "play hidden_cove")
    assert get(m, vessel).dock == 2
    assert get(m, vessel).over == []


@pytest.mark.rule("pirates", "18.sargasso-3", "2.9")
@pytest.mark.parametrize("weed", [0, -1])
def test_a_lantern_turns_no_ship_that_weed_holds(weed: int) -> None:
    vessel = ship(BARQUE, 1, 600, 450, weed=weed)
    sea = [Terrain("sargasso", 60000, 45000)]
    m = stage(SPARE, vessel, AWAY, terrain=sea, edit=lambda s: s.players[0].events.append("lantern"))
    do(m, "play lantern")
    assert any(option[1] == vessel.id for option in m.pending[0].options if option[0] == "turn") is (weed < 0)


@pytest.mark.rule("pirates", "16.kw-submarine-5", "18.whirlpool-1", "18.reef-3")
def test_a_submarine_that_backs_off_comes_upon_what_it_then_lies_on() -> None:
    sub = ship(kit.SUB, 0, 600, 450, submerged=True)
    half = box.body(kit.SUB).length / 200
    foe = ship(FRIGATE, 1, 600 + half + 30, 450, 90)
    pools = [Terrain("whirlpool", 60000 + 3000, 45000 + 9000), Terrain("whirlpool", 20000, 60000)]
    m = stage(sub, foe, AWAY, terrain=pools, dice=[1])
    do(m, f"dive {sub.id}", course(sub, (0, 30)), f"ram {sub.id} {foe.id}", f"away {sub.id} 9000")
    assert kit.asked(m) == "whirl"
    reef = [Terrain("reef", 60000 + 3000, 45000 + 9000)]
    m = stage(sub, foe, AWAY, terrain=reef, dice=[1])
    do(m, f"dive {sub.id}", course(sub, (0, 30)), f"ram {sub.id} {foe.id}", f"away {sub.id} 9000")
    assert get(m, sub).over == [0]


@pytest.mark.rule("pirates", "16.kw-submarine-3", "16.kw-submarine-7")
def test_a_derelict_submarine_comes_up_once_nothing_lies_above() -> None:
    sub = ship(kit.SUB, 0, 600, 450, submerged=True)
    sub.masts = [0] * len(sub.masts)
    above = ship(FRIGATE, 1, 600, 450, 90)
    assert get(stage(sub, above, SPARE), sub).submerged
    assert not get(stage(sub, AWAY, SPARE), sub).submerged


@pytest.mark.rule("pirates", "16.kw-ghost-3", "2.9", "P52")
def test_a_lantern_turns_no_intangible_ship_onto_another() -> None:
    ghost = ship(kit.GHOST, 1, 600, 450, intangible=True)
    half = box.body(kit.GHOST).length / 200
    post = ship(SLOOP, 0, 600 + half, 450 - half, id="post")
    m = stage(post, ghost, AWAY, edit=lambda s: s.players[0].events.append("lantern"))
    do(m, "play lantern")
    turns = [option[2] for option in m.pending[0].options if option[0] == "turn" and option[1] == ghost.id]
    assert 9000 not in turns
    assert -9000 in turns


@pytest.mark.rule("pirates", "16.kw-titan-7", "12.2", "10.4")
def test_a_titan_draws_its_prize_behind_it_not_in_it() -> None:
    titan, prize = ship(TITAN, 0, 600, 450, 45), ship(FRIGATE, 0, masts=[0] * 4)
    for heading in range(0, 360, 7):
        behind = tow_pose(titan, prize, Pose(60000, 45000, heading * 100))
        assert not overlap(hull_at(prize, *behind), hull(titan))


@pytest.mark.rule("pirates", "18.fog-4", "10.4")
def test_a_ship_leaves_the_fog_only_when_it_is_set_out() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, fog=0)
    m = stage(vessel, AWAY, terrain=[Terrain("fog_bank", 60000, 45000)], dice=[1])
    do(m, f"leave-fog {vessel.id}")
    assert kit.asked(m) == "heading"
    assert get(m, vessel).fog == 0
    do(m, f"set {vessel.id} 0 0")
    assert get(m, vessel).fog < 0


@pytest.mark.rule("pirates", "10.derelict-1", "16.kw-schooner", "P80")
def test_a_schooner_that_a_reef_leaves_derelict_does_not_pivot() -> None:
    vessel = ship(kit.ship_with("schooner", 3), 0, 600, 450, masts=[1, 0, 0])
    reef = Terrain("reef", 68000, 45000)
    m = do(stage(vessel, AWAY, terrain=[reef], dice=[3]), course(vessel, (0, 57)))
    assert kit.asked(m) == "pivot"
    m = do(stage(vessel, AWAY, terrain=[reef], dice=[2]), course(vessel, (0, 57)))
    assert not any(get(m, vessel).masts)
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "21.9", "10.dock-2")
def test_a_schooner_that_pivots_with_its_bow_still_ashore_stays_docked() -> None:
    vessel = kit.dock(ship(SCHOONER, 0), 2)
    m = do(stage(vessel, AWAY), course(vessel, (0, 0)))
    assert kit.asked(m) == "pivot"
    do(m, f"pivot {vessel.id} {(get(m, vessel).h + 50) % 36000}")
    assert (get(m, vessel).h, get(m, vessel).dock) == (18050, 2)
    m = do(stage(vessel, AWAY), course(vessel, (0, 0)))
    do(m, f"pivot {vessel.id} {(get(m, vessel).h + 9000) % 36000}")  # its bow has left the shore
    assert (get(m, vessel).dock, m.state.islands[2].flags) == (-1, [0])
