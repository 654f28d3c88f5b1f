"""Table geometry (21): fixed point, distance, slides, turns, lines of fire."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import Gun
from flibuste.games.pirates.rules.course import sail
from flibuste.games.pirates.rules.marines import marine_options
from flibuste.games.pirates.state import State
from flibuste.games.pirates.table import geometry
from flibuste.games.pirates.table.contact import (
    CONTACT,
    bow_contact,
    fleet,
    hull,
    hull_at,
    island_shape,
    stern_point,
    touching,
)
from flibuste.games.pirates.table.geometry import (
    distance,
    overlap,
    placed,
    point_distance,
    sweep,
    trig,
    within,
)
from flibuste.games.pirates.table.los import Screen, sees
from flibuste.games.pirates.table.motion import Leg, Pose, Refused, obstacles, pivot, sail_leg, sea_of
from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, FRIGATE, SLOOP, L, S, course, do, get, ship, stage

BOX = geometry.box_points(2000, 1000)


@pytest.mark.rule("pirates", "21.1")
@given(st.integers(0, 35999))
def test_sines_are_those_of_the_circle_and_need_no_library(heading: int) -> None:
    c, s = trig(heading)
    assert math.isclose(c, math.cos(math.radians(heading / 100)), abs_tol=1e-12)
    assert math.isclose(s, math.sin(math.radians(heading / 100)), abs_tol=1e-12)


@pytest.mark.rule("pirates", "21.1")
def test_a_replay_gives_the_same_table_to_the_last_bit() -> None:
    import flibuste
    from flibuste.bots import random_bot
    from flibuste.kernel.seat import play

    m = play(flibuste.new("pirates", seats=2, seed=11), [random_bot, random_bot])
    again = flibuste.load(m.record())
    poses = [(x.x, x.y, x.h) for x in m.state.ships]
    assert poses == [(x.x, x.y, x.h) for x in again.state.ships]
    assert all(isinstance(number, int) for pose in poses for number in pose)


@pytest.mark.rule("pirates", "21.2", "21.3")
def test_distance_is_the_least_one_and_zero_when_shapes_overlap() -> None:
    one = placed(BOX, 0, 0, 0)
    assert distance(one, placed(BOX, 5000, 0, 0)) == pytest.approx(3000)
    assert distance(one, placed(BOX, 5000, 4000, 0)) == pytest.approx(math.hypot(3000, 3000))
    assert distance(one, placed(BOX, 1000, 0, 0)) == 0
    assert within(one, placed(BOX, 2000 + S, 0, 0), S)
    assert not within(one, placed(BOX, 2001 + S, 0, 0), S)
    assert touching(one, placed(BOX, 2000 + CONTACT, 0, 0))
    assert not touching(one, placed(BOX, 2001 + CONTACT, 0, 0))


poses = st.tuples(st.integers(0, 40000), st.integers(0, 40000), st.integers(0, 35999))


@given(poses, poses)
def test_distance_is_symmetric_and_agrees_with_overlap(
    a: tuple[int, int, int], b: tuple[int, int, int]
) -> None:
    one, two = placed(box.body(FRIGATE).hull, *a), placed(box.body(SLOOP).hull, *b)
    assert distance(one, two) == pytest.approx(distance(two, one), abs=1e-6)
    if overlap(one, two):
        assert distance(one, two) == 0
    assert within(one, two, S) == (distance(one, two) <= S)


@given(poses, poses, st.integers(0, 35999), st.integers(0, 9000))
def test_a_slide_never_ends_inside_what_it_meets(
    a: tuple[int, int, int], b: tuple[int, int, int], heading: int, length: int
) -> None:
    one, two = placed(box.body(BARQUE).hull, *a), placed(box.island_points(1), *b)
    if overlap(one, two):
        return
    dx, dy = trig(heading)
    met = sweep(one, dx, dy, length, two)
    assert 0 <= met <= length
    end = placed(box.body(BARQUE).hull, round(a[0] + dx * met), round(a[1] + dy * met), a[2])
    assert not overlap(end, two)
    if met < length - 1 and met > 0:
        assert distance(end, two) <= CONTACT


def sea() -> State:
    return kit.stage(ship(FRIGATE, 0, 600, 450)).state  # type: ignore[no-any-return]


@settings(max_examples=150, deadline=None)
@given(
    st.integers(100, 1100),
    st.integers(100, 800),
    st.integers(0, 359),
    st.lists(st.tuples(st.integers(-9000, 9000), st.integers(0, S)), min_size=1, max_size=2),
)
@pytest.mark.rule("pirates", "21.5", "21.14", "10.4")
def test_a_legal_course_never_passes_through_an_island_nor_leaves_the_table(
    x: int, y: int, h: int, legs: list[tuple[int, int]]
) -> None:
    s = sea()
    vessel = s.ships[0]
    vessel.x, vessel.y, vessel.h = x * 100, y * 100, h * 100
    shores = [island_shape(isle) for isle in s.islands]
    if any(overlap(hull(vessel), shore) for shore in shores):
        return
    pose = Pose(vessel.x, vessel.y, vessel.h)
    water = sea_of(s, vessel, obstacles(s, vessel))
    for turn, run in legs:
        try:
            turned = pivot(s, vessel, pose, turn, water.walls) if turn else pose
            end = sail_leg(s, vessel, pose, Leg(turn, run), water, titan=False).end
        except Refused:
            return
        for part in range(0, 101, 4):
            way = [round(a + (b - a) * part / 100) for a, b in zip(turned[:2], end[:2], strict=True)]
            body = hull_at(vessel, way[0], way[1], end.h)
            assert not any(overlap(body, shore) for shore in shores)
            assert geometry.on_table(body, s.width, s.height)
        pose = end


@pytest.mark.rule("pirates", "21.4", "10.2")
def test_turns_pivot_on_the_bow_and_slides_run_along_the_new_heading() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    m = do(stage(vessel), course(vessel, (90, 0)))
    now = get(m, vessel)
    half = box.body(FRIGATE).length / 2
    assert (now.x, now.y, now.h) == (60000 + half, 45000 - half, 9000)  # the bow stayed where it was
    m = do(stage(ship(FRIGATE, 0, 600, 450)), course(vessel, (90, 50)))
    assert get(m, vessel).y == now.y + 5000


@pytest.mark.rule("pirates", "21.5")
def test_the_pivot_itself_sweeps_nothing() -> None:
    """A post beside the ship that its stern swings over does not hinder the turn, if the end pose is free."""
    vessel, post = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 0, 630, 415, 90)
    m = stage(vessel, post)
    do(m, course(vessel, (-90, 0)))
    assert get(m, vessel).h == 27000


@pytest.mark.rule("pirates", "21.6")
def test_a_turn_at_a_shore_is_pushed_off_and_another_is_refused() -> None:
    m = stage(kit.dock(ship(FRIGATE, 0), 0, 110))
    vessel = m.state.ships[0]
    before = hull(vessel)
    turned = pivot(m.state, vessel, Pose(vessel.x, vessel.y, vessel.h), 9000, obstacles(m.state, vessel))
    after = hull_at(vessel, *turned)
    assert not overlap(after, island_shape(m.state.islands[0]))
    bow_before, bow_after = before.points[0], after.points[0]
    shift = math.hypot(bow_before[0] - bow_after[0], bow_before[1] - bow_after[1])
    assert 0 < shift <= box.body(FRIGATE).width / 2 + 102
    near = ship(FRIGATE, 0, 120 + 75, 120, 90)  # a little off the shore, its stern would swing ashore
    near.x, near.y = 12000 + 4100 + 1200, 12000 - 4100
    m = stage(near)
    with pytest.raises(IllegalChoice, match=r"21\.6"):
        do(m, course(near, (-90, 0)))


@pytest.mark.rule("pirates", "21.7")
def test_a_ship_may_slide_away_from_what_it_touches() -> None:
    m = stage(kit.dock(ship(FRIGATE, 0), 0))
    vessel = m.state.ships[0]
    shore = island_shape(m.state.islands[0])
    shape = hull(vessel)
    dx, dy = trig(vessel.h)
    assert sweep(shape, dx, dy, 5000, shore) < 1  # into it
    assert sweep(shape, -dx, -dy, 5000, shore) == 5000  # away from it


@pytest.mark.rule("pirates", "21.8", "10.come-about")
def test_coming_about_swaps_bow_and_stern_and_needs_room() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    m = stage(vessel)
    stern = stern_point(vessel)
    do(m, f"about {vessel.id}")
    now = get(m, vessel)
    assert (now.x, now.y, now.h) == (60000, 45000, 18000)
    assert geometry.put(box.body(BARQUE).length / 2, 0, now.x, now.y, now.h) == pytest.approx(stern)
    wide = kit.ship_with("catamaran")
    one = ship(wide, 0, 600, 450)
    beside = ship(FRIGATE, 1, 600, 450 - box.body(wide, True).width / 200 - 10 - 1)
    m = stage(one, beside)
    assert not kit.offered(m, "about")
    with pytest.raises(IllegalChoice):
        do(m, f"about {one.id}")


@pytest.mark.rule("pirates", "21.9")
def test_a_pivot_on_the_stern_needs_a_free_place_and_makes_no_contact_count() -> None:
    vessel = ship(kit.ship_with("schooner"), 0, 600, 450)
    length = box.body(vessel.card).length / 100
    foe = ship(FRIGATE, 1, 600 - length / 2, 450 + length + 10.3, 0)
    post = ship(SLOOP, 0, 600 - length / 2 + length * 0.6, 450 + length * 0.6, 45, id="post")
    m = do(stage(vessel, foe, post), course(vessel, (0, 0)))
    assert kit.asked(m) == "pivot"
    with pytest.raises(IllegalChoice, match=r"21\.9"):
        do(m, f"pivot {vessel.id} 4500")
    do(m, f"pivot {vessel.id} 9000")
    assert touching(hull(get(m, vessel)), hull(get(m, foe)))
    assert kit.asked(m) == "act"  # no ram was offered
    assert not kit.told(m, "rammed")


@pytest.mark.rule("pirates", "21.10", "10.dock-2")
def test_only_the_bow_docks_not_a_flank_nor_a_sail() -> None:
    m = stage(kit.dock(ship(FRIGATE, 0), 2))
    assert m.state.ships[0].dock == 2
    flank = ship(FRIGATE, 0, 120, 780 + 27 + 10.2)
    m = stage(flank)
    isle = m.state.islands[2]
    assert touching(hull(get(m, flank)), island_shape(isle))
    assert not bow_contact(get(m, flank), isle)
    assert get(m, flank).dock == -1


def fires(m: object, shooter: object, target: object, mast: int = 0, reach: int = L) -> bool:
    s = m.state  # type: ignore[attr-defined]
    gun = Gun(3, True, mast, reach=reach)
    return sees(Screen(s, shooter), shooter, gun, hull(target), target.id)  # type: ignore[arg-type, attr-defined]


@pytest.mark.rule("pirates", "21.11")
def test_a_line_that_only_grazes_is_clear() -> None:
    square = placed(geometry.box_points(2000, 2000), 0, 0, 0)
    assert geometry.crosses(square, -5000, 980, 5000, 980)
    assert not geometry.crosses(square, -5000, 995, 5000, 995)
    assert geometry.crosses_disc(0, 0, 1000, -5000, 980, 5000, 980)
    assert not geometry.crosses_disc(0, 0, 1000, -5000, 995, 5000, 995)


@pytest.mark.rule("pirates", "21.12", "18.fog-3", "18.wreck-1", "14.6", "14.7")
def test_what_blocks_a_line_of_fire_and_what_does_not() -> None:
    def seen(*between: object, tile: str = "", edit: object = None) -> bool:
        shooter, target = ship(SLOOP, 0, 600, 450, 90), ship(FRIGATE, 1, 600, 550)
        tiles = [kit.Terrain(tile, 60000, 49000)] if tile else []
        m = stage(shooter, target, *between, terrain=tiles, edit=edit)  # type: ignore[arg-type]
        return fires(m, get(m, shooter), get(m, target), reach=2 * L)

    assert seen()
    assert not seen(ship(FRIGATE, 1, 600, 500, id="wall"))
    assert not seen(ship(FRIGATE, 0, 600, 500, id="wall"))
    assert not seen(ship(FRIGATE, 1, 600, 500, id="wall", wreck=True))
    assert seen(ship(kit.ship_with("submarine"), 1, 600, 500, id="wall", submerged=True))
    assert not seen(tile="fog_bank")
    for kind in ("reef", "sargasso", "whirlpool", "iceberg"):
        assert seen(tile=kind)

    def island(s: State) -> None:
        s.islands[3].x, s.islands[3].y = 60000, 49000

    assert not seen(edit=island)


@pytest.mark.rule("pirates", "14.5", "16.kw-junk")
def test_own_sails_block_except_on_a_junk() -> None:
    shooter, target = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 720, 450, 90)
    m = stage(shooter, target)
    assert fires(m, get(m, shooter), get(m, target), mast=0, reach=2 * L)  # the foremost gun looks ahead
    assert not fires(m, get(m, shooter), get(m, target), mast=2, reach=2 * L)
    junk = ship(kit.ship_with("junk", 3), 0, 600, 450)
    m = stage(junk, target)
    assert fires(m, get(m, junk), get(m, target), mast=2, reach=2 * L)


@settings(max_examples=60, deadline=None)
@given(st.integers(450, 750), st.integers(350, 550), st.integers(0, 359), st.integers(0, 359))
def test_lines_of_fire_between_single_masts_are_symmetric(x: int, y: int, h: int, k: int) -> None:
    """From mast to mast the same things are in the way, both ways."""
    one, two = ship(SLOOP, 0, 600, 450, h), ship(SLOOP, 1, x, y, k)
    wall = ship(FRIGATE, 1, 660, 470, 30, id="wall")
    m = stage(one, two, wall)
    screen_one, screen_two = Screen(m.state, get(m, one)), Screen(m.state, get(m, two))
    a, b = (get(m, one).x, get(m, one).y), (get(m, two).x, get(m, two).y)
    assert screen_one.clear(a, b, two.id, ()) == screen_two.clear(b, a, one.id, ())


@pytest.mark.rule("pirates", "21.14")
def test_the_edge_of_the_table_stops_a_ship() -> None:
    vessel = ship(BARQUE, 0, 600, 880, 90)
    vessel.y = 90000 - box.body(BARQUE).length // 2 - 1000
    m = do(stage(vessel), course(vessel, (0, 57)))
    top = max(py for _, py in hull(get(m, vessel)).points)
    assert 89000 < top <= 90000


@pytest.mark.rule("pirates", "21.13")
def test_marines_measure_from_the_hull_aboard_and_from_the_token_ashore() -> None:
    marine = kit.crew_with("marine")
    half = box.body(FRIGATE).length / 200
    aboard = ship(FRIGATE, 0, 600, 450, crew=[marine])
    near = ship(SLOOP, 1, 600 + half + 57 + box.body(SLOOP).width / 200, 450, 90)
    m = stage(aboard, near)
    assert kit.offered(m, "marine")  # in reach of the bow, not of the masts
    gun = Gun(2, False, 0, reach=S)
    assert not sees(Screen(m.state, get(m, aboard)), get(m, aboard), gun, hull(get(m, near)), near.id)

    def ashore(s: State) -> None:
        s.islands[2].crew = [kit.Crew(marine, 0, "england", up=True)]

    foe = ship(SLOOP, 1, 120, 780 + 56 + 7, 0)
    m = stage(ship(FRIGATE, 0, 600, 450), foe, edit=ashore)
    assert kit.offered(m, "marine") == [f"marine i3 1 {foe.id}"]
    far = ship(SLOOP, 1, 120, 780 + 59 + 7, 0)
    assert not kit.offered(stage(ship(FRIGATE, 0, 600, 450), far, edit=ashore), "marine")


def test_sailing_is_refused_with_the_rule_and_changes_nothing() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    m = stage(vessel)
    before = m.record()
    for text, rule in (
        (course(vessel, (0, 60)), r"10\.3"),
        (course(vessel, (91, 10)), r"10\.2"),
        (course(vessel, (0, 10), (0, 10), (0, 10)), r"10\.1"),
        (f"course {vessel.id} ahead", r"10\.1"),
    ):
        with pytest.raises(IllegalChoice, match=rule):
            do(m, text)
    assert m.record() == before
    with pytest.raises(Refused):
        sail(m.state, get(m, vessel), Option("course", vessel.id, "0:1", "0:1", "0:1"), [S])


@given(st.integers(0, 20000), st.integers(0, 20000))
def test_point_distance_is_zero_only_inside(x: int, y: int) -> None:
    square = placed(geometry.box_points(8000, 8000), 10000, 10000, 0)
    inside = 6000 <= x <= 14000 and 6000 <= y <= 14000
    assert (point_distance(square, x, y) == 0) == inside


@pytest.mark.rule("pirates", "21.13")
def test_a_marine_aboard_measures_from_the_edge_of_the_hull() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE])
    foe = ship(SLOOP, 1, 603, 450 + 10 + S / 100 + 23 - 1, 90)  # abreast of the middle
    s = stage(vessel, foe, kit.AWAY).state
    assert marine_options(s, 0, fleet(s, 0))
