"""Towing (12) with everything: turns in place, terrain, weed, scuttling, another's prize."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.course import sail
from flibuste.games.pirates.rules.towing import may_tow
from flibuste.games.pirates.state import Crew
from flibuste.games.pirates.table import geometry
from flibuste.games.pirates.table.contact import hull, island_shape, stern_point
from flibuste.games.pirates.table.geometry import ahead, overlap
from flibuste.games.pirates.table.motion import Pose, end_fault, may_lie, pose_of, tow_pose
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, FRIGATE, SLOOP, Match, Option, Ship, State, Terrain, course, do, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")


def train(tower: Ship, prize: Ship) -> tuple[Ship, Ship]:
    """A tower with its prize behind it."""
    prize.x, prize.y, prize.h = tow_pose(tower, prize, Pose(tower.x, tower.y, tower.h))
    tower.tows, prize.towed_by = prize.id, tower.id
    return tower, prize


def hulk(card: str = BARQUE, owner: int = 0, **more: object) -> Ship:
    return ship(card, owner, id="prize", masts=[0] * box.ships()[card].masts, **more)  # type: ignore[arg-type]


def lies_free(m: Match, vessel: Ship) -> bool:
    here = get(m, vessel)
    return may_lie(m.state, here, pose_of(here))


@pytest.mark.rule("pirates", "12.6", "10.4", "P19")
def test_a_tower_that_turns_in_place_does_not_swing_its_prize_onto_a_ship() -> None:
    tower, prize = train(ship(FRIGATE, 0, 600, 450), hulk())
    post = ship(SLOOP, 1, 641, 333, id="post")
    m = stage(tower, prize, post)
    with pytest.raises(IllegalChoice, match=r"12\.6"):
        do(m, course(tower, (90, 0)))  # turned north on its bow, it would lie where the prize has no room
    do(m, course(tower, (-90, 0)))
    assert get(m, tower).h == 27000
    assert lies_free(m, prize)


@pytest.mark.rule("pirates", "12.6", "10.4")
def test_a_tower_that_turns_in_place_does_not_swing_its_prize_onto_an_island() -> None:
    tower, prize = train(ship(FRIGATE, 0, 600, 430, 180), hulk())

    def near(s: State) -> None:
        s.islands[2].x, s.islands[2].y = 55900, 55800

    m = stage(tower, prize, AWAY, edit=near)
    behind = tow_pose(get(m, tower), get(m, prize), Pose(55900, 47100, 27000))
    assert end_fault(m.state, get(m, prize), behind) is not None
    with pytest.raises(IllegalChoice, match=r"12\.6"):
        do(m, course(tower, (90, 0)))
    assert not overlap(hull(get(m, prize)), island_shape(m.state.islands[2]))


@pytest.mark.rule("pirates", "12.6", "18.reef-2", "18.reef-4", "P79", "P69")
def test_a_prize_drawn_over_a_reef_is_wrecked_there() -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450), hulk(FRIGATE))
    reef = Terrain("reef", 55000, 60000)
    m = stage(tower, prize, AWAY, terrain=[reef], dice=[6, 2])
    do(m, course(tower, (-60, 57)))  # the prize swings over it; the tower does not
    assert [told["ship"] for told in kit.told(m, "reef")] == [prize.id]
    assert not get(m, prize).wreck  # four masts, a six
    m = stage(tower, prize, AWAY, terrain=[reef], dice=[2])
    do(m, course(tower, (-60, 57)))
    assert get(m, prize).wreck
    assert get(m, tower).tows == ""
    assert lies_free(m, prize)


@pytest.mark.rule("pirates", "12.6", "18.fog-1", "18.iceberg-6", "18.sargasso-2", "P79")
@pytest.mark.parametrize("kind", ["fog_bank", "sargasso", "iceberg"])
def test_what_stops_a_prize_parts_it_from_its_tower(kind: str) -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450), hulk())
    tile = Terrain(kind, 55800, 59000, gold=6)
    m = do(
        stage(tower, prize, AWAY, terrain=[tile], dice=[1 if kind == "iceberg" else 6]),
        course(tower, (-60, 57)),
    )
    towed = get(m, prize)
    assert (get(m, tower).tows, towed.towed_by) == ("", "")
    assert get(m, tower).x > 60000
    if kind == "fog_bank":
        assert towed.fog == 0
    elif kind == "sargasso":
        assert towed.weed == 0
        assert not may_tow(m.state, get(m, tower), towed)  # 18.sargasso-3: it moves for nobody
    else:
        assert towed.sunk  # 10.derelict-4


@pytest.mark.rule("pirates", "12.2", "18.reef-4")
def test_a_derelict_taken_in_tow_onto_a_reef_is_wrecked() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    foe = hulk(FRIGATE, 1)
    foe.x, foe.y, foe.h = ((600 + 35 + 30) * 100), 45000, 9000
    reef = Terrain("reef", 49000, 45000)
    m = stage(vessel, foe, AWAY, terrain=[reef], dice=[1])
    do(m, course(vessel, (0, 57)), f"tow {vessel.id} {foe.id}")
    assert get(m, foe).wreck
    assert get(m, vessel).tows == ""


@pytest.mark.rule("pirates", "12.1", "12.3", "P81")
def test_a_prize_can_be_taken_from_its_tower() -> None:
    tower, prize = train(ship(FRIGATE, 1, 760, 450), hulk(owner=1))
    vessel = ship(BARQUE, 0, prize.x / 100, 450 - 9 - 35 - 20, 90)
    m = do(stage(vessel, tower, prize, AWAY), course(vessel, (0, 57)), f"tow {vessel.id} {prize.id}")
    assert (get(m, vessel).tows, get(m, tower).tows) == (prize.id, "")
    assert (get(m, prize).owner, get(m, prize).towed_by) == (0, vessel.id)
    assert lies_free(m, prize)


@pytest.mark.rule("pirates", "15.scuttle-3", "P74")
def test_a_tow_by_an_enemy_ends_a_scuttling_for_good() -> None:
    foe = hulk(owner=1, plight=kit.Plight(scuttled_by=1))
    foe.x, foe.y, foe.h = 66500, 45000, 9000
    vessel = ship(FRIGATE, 0, 600, 450)
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 57)), f"tow {vessel.id} {foe.id}")
    assert get(m, foe).plight.scuttled_by < 0


@pytest.mark.rule("pirates", "12.6", "10.come-about", "P77")
def test_a_tower_neither_comes_about_nor_pivots() -> None:
    tower, prize = train(ship(kit.ship_with("schooner"), 0, 600, 450), hulk(SLOOP))
    m = stage(tower, prize, AWAY)
    assert not kit.offered(m, "about")
    do(m, course(tower, (0, 20)))
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "12.6", "10.4", "10.5")
def test_a_course_with_a_prize_is_judged_by_all_that_it_reaches() -> None:
    """What is shown of it beforehand is what comes of it."""
    tower, prize = train(ship(SLOOP, 0, 600, 450), hulk(SLOOP))
    wall = ship(FRIGATE, 1, 600 + 23 + 40 + 41, 450, id="wall")
    m = stage(tower, prize, wall)
    option = Option.parse(course(tower, (0, 57)))
    shown = sail(m.state, get(m, tower), option, [5750])[-1]
    do(m, option, "pass")
    assert (get(m, tower).x, get(m, tower).y) == (shown.x, shown.y)
    assert 3900 < shown.x - tower.x <= 4000


@pytest.mark.rule("pirates", "12.6", "21.14", "16.kw-titan-7")
@pytest.mark.parametrize("north", [True, False])
def test_a_titan_s_tow_goes_over_no_edge_before_it(north: bool) -> None:
    """It drifts backwards, its prize first."""
    titan = kit.ship_with("titan")
    rear = kit.half(titan)[0] + 2 * kit.half(BARQUE)[0] + 0.15
    side, heading = (900 - rear - 20, 270) if north else (rear + 20, 90)
    tower, prize = train(ship(titan, 0, 600, side, heading), hulk())
    m = do(stage(tower, prize, AWAY), f"drift {tower.id} {9000 if north else 27000}:5000")
    assert 1500 < abs(get(m, tower).y - tower.y) <= 2000
    assert get(m, tower).tows == prize.id
    assert lies_free(m, prize)


@pytest.mark.rule("pirates", "12.2", "13.5")
@pytest.mark.parametrize(("owner", "flags"), [(0, [0]), (1, [])])
def test_a_derelict_towed_off_an_island_leaves_its_owner_s_flag(owner: int, flags: list[int]) -> None:
    wreck = kit.dock(hulk(owner=owner), 2, 0)
    astern = wreck.x / 100 + kit.half(BARQUE)[0]
    tower = ship(FRIGATE, 0, astern + kit.half(FRIGATE)[0] + 20, 780, 180)
    m = do(stage(tower, wreck, AWAY), course(tower, (0, 57)), f"tow {tower.id} prize")
    assert get(m, wreck).dock == -1
    assert m.state.islands[2].flags == flags


@pytest.mark.rule("pirates", "10.derelict-2", "18.sargasso-3")
def test_a_derelict_does_not_even_try_to_cut_itself_free() -> None:
    held = hulk(weed=0)
    held.x, held.y = 60000, 45000
    m = stage(
        held, ship(SLOOP, 0, 200, 500, id="spare"), AWAY, terrain=[kit.Terrain("sargasso", 60000, 45000)]
    )
    assert not kit.offered(m, "cut")


@pytest.mark.rule("pirates", "16.kw-windcatcher", "12.6")
def test_a_windcatcher_sails_stern_first_only_where_its_prize_finds_room() -> None:
    catcher = kit.ship_with("windcatcher")
    tower, prize = train(ship(catcher, 0, 600, 450), hulk(SLOOP))
    far = box.body(catcher).length / 200
    post = ship(SLOOP, 1, 600 + far + 15, 450, 90, id="post")
    m = stage(tower, prize, post)
    with pytest.raises(IllegalChoice, match=r"12\.6"):
        do(m, f"course {tower.id} back 0:0")
    assert get(m, tower).h == 0


@pytest.mark.rule("pirates", "12.1")
def test_a_derelict_that_rows_may_tow() -> None:
    rower, hulk = kit.head_on(kit.TURTLE, BARQUE, masts=[0, 0, 0])
    rower.masts = [0] * len(rower.masts)
    m = do(stage(rower, hulk, kit.AWAY), course(rower, (0, 40)))
    assert may_tow(m.state, get(m, rower), get(m, hulk))
    do(m, f"tow {rower.id} {hulk.id}")
    assert get(m, hulk).owner == 0


@pytest.mark.rule("pirates", "12.4", "16.kw-marine-2", "P20")
def test_marines_of_a_prize_do_not_fire_in_the_turn_it_is_taken() -> None:
    vessel, hulk = kit.head_on(FRIGATE, FRIGATE, masts=[0] * 4)
    hulk.crew = [Crew(kit.MARINE, 1, "england")]
    near = ship(SLOOP, 1, 640, 500, id="near")
    m = do(stage(vessel, hulk, near, kit.AWAY), course(vessel, (0, 40)), f"tow {vessel.id} {hulk.id}")
    assert not kit.offered(m, "marine")


@pytest.mark.rule("pirates", "12.7", "16.kw-mercenary-1", "P88")
@pytest.mark.parametrize("mercenary", [True, False])
def test_a_mercenary_in_tow_is_not_docked_at_home_and_keeps_its_gold(mercenary: bool) -> None:
    tower, prize = train(ship(BARQUE, 0, 250, 120, 180), hulk(SLOOP, coins=[2], mercenary=mercenary))
    m = do(stage(tower, prize, AWAY), course(tower, (0, 57)))
    assert get(m, tower).dock == 0
    assert get(m, prize).dock == (-1 if mercenary else 0)
    assert sum(coin.value for coin in m.state.players[0].coins) == (0 if mercenary else 2)
    assert lies_free(m, prize)


@pytest.mark.rule("pirates", "12.6", "18.fog-1", "18.reef-4", "P79")
def test_a_prize_left_behind_by_fog_has_still_been_drawn_over_the_reef() -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450), hulk(FRIGATE))
    reef, fog = Terrain("reef", 55700, 49360), Terrain("fog_bank", 70900, 45000)
    m = stage(tower, prize, AWAY, terrain=[fog], dice=[1])
    m = do(m, course(tower, (0, 57)))
    assert get(m, tower).fog == 0
    assert (get(m, tower).tows, get(m, prize).towed_by, get(m, prize).wreck) == ("", "", False)
    assert get(m, prize).x > prize.x
    m = stage(tower, prize, AWAY, terrain=[reef, fog], dice=[1])
    first, last = tow_pose(tower, prize, Pose(60000, 45000, 0)), get(do(m, course(tower, (0, 57))), prize)
    assert get(m, tower).fog == 1
    assert last.wreck
    assert first.x < last.x


@pytest.mark.rule("pirates", "12.6", "2.9", "P79")
def test_wind_pushes_a_tower_with_its_prize_and_never_the_prize_alone() -> None:
    def gale(s: State) -> None:
        s.players[0].events.append("foul_winds")

    tower, prize = train(ship(BARQUE, 1, 600, 450), hulk(SLOOP, owner=1))
    m = do(stage(tower, prize, kit.SPARE, edit=gale), "play foul_winds", "token 60000 45000")
    assert m.pending[0].kind == "blow"  # the player on the left of its owner
    do(m, f"blow {tower.id} 9000")
    assert kit.asked(m) == "act"
    assert get(m, tower).y == 45000 + kit.L
    assert pose_of(get(m, prize)) == tow_pose(tower, prize, pose_of(get(m, tower)))
    far = Pose(prize.x, prize.y, 0)
    m = stage(tower, prize, kit.SPARE, edit=gale)
    do(m, "play foul_winds", f"token {far.x - 2000 - kit.L} {far.y}")
    assert kit.asked(m) == "act"
    assert pose_of(get(m, prize)) == far


@pytest.mark.rule("pirates", "12.6", "2.9")
def test_the_lantern_turns_a_tower_only_where_its_prize_has_room() -> None:
    tower, prize = train(ship(FRIGATE, 1, 600, 450), hulk(owner=1))
    post = ship(SLOOP, 0, 641, 333, id="post")
    m = stage(tower, prize, post, edit=lambda s: s.players[0].events.append("lantern"))
    do(m, "play lantern")
    turns = [option[2] for option in m.pending[0].options if option[0] == "turn" and option[1] == tower.id]
    assert 9000 not in turns
    assert -9000 in turns
    do(m, f"turn {tower.id} -9000")
    assert pose_of(get(m, prize)) == tow_pose(tower, prize, pose_of(get(m, tower)))


@pytest.mark.rule("pirates", "17.11", "12.2")
def test_a_prize_that_loaded_at_a_fort_unloads_at_the_next() -> None:
    foe = hulk(SLOOP, coins=[2])
    foe.plight.loaded_here = True
    foe.x, foe.y, foe.h = 66500, 45000, 9000
    vessel = ship(FRIGATE, 0, 600, 450)
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 57)), f"tow {vessel.id} {foe.id}")
    assert not get(m, foe).plight.loaded_here


@pytest.mark.rule("pirates", "17.11", "12.7", "12.8")
def test_a_prize_carries_the_gold_of_one_fort_to_the_next() -> None:
    tower, prize = train(ship(BARQUE, 0, 250, 780, 180), hulk(SLOOP))

    def forts(s: State) -> None:
        s.stake = 90
        s.islands[2].fort, s.islands[2].coins = kit.fort(0, coins=[3, 2]), []

    m = do(stage(tower, prize, AWAY, edit=forts), course(tower, (0, 57)))
    assert (get(m, tower).dock, get(m, prize).dock) == (2, 2)
    kit.end_turn(kit.end_turn(m))
    do(m, "explore prize", "take 2")
    assert [coin.value for coin in get(m, prize).coins] == [2]
    do(m, course(tower, (90, 57)))
    assert pose_of(get(m, prize)) == tow_pose(tower, get(m, prize), pose_of(get(m, tower)))
    assert not get(m, prize).plight.loaded_here


@pytest.mark.rule("pirates", "12.6", "2.9", "P79")
def test_wind_pushes_a_tower_astern_with_its_prize() -> None:
    tower, prize = train(ship(BARQUE, 1, 600, 450), hulk(SLOOP, owner=1))
    m = stage(tower, prize, kit.SPARE, edit=lambda s: s.players[0].events.append("foul_winds"))
    do(m, "play foul_winds", "token 60000 45000", f"blow {tower.id} 18000")
    assert get(m, tower).x == 60000 - kit.L
    assert get(m, prize).x == prize.x - kit.L


@pytest.mark.rule("pirates", "16.kw-icebreaker-1", "16.kw-ghost-2", "12.6", "P79", "P94")
@pytest.mark.parametrize(("word", "struck"), [("icebreaker", True), ("ignore_terrain", False)])
def test_who_ignores_terrain_in_a_move_action_does_not_in_tow(word: str, struck: bool) -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450), hulk(kit.ship_with(word)))
    m = stage(tower, prize, AWAY, terrain=[Terrain("reef", 51000, 48400)], dice=[1])
    do(m, course(tower, (0, 57)))
    assert get(m, prize).wreck is struck


@pytest.mark.rule("pirates", "12.6", "10.4", "P19")
def test_a_tower_does_not_swing_its_prize_onto_a_ship_to_draw_it_off_again() -> None:
    tower, prize = train(ship(FRIGATE, 0, 600, 450), hulk(SLOOP))
    post = ship(SLOOP, 1, 641, 350, 0, id="post")
    m = stage(tower, prize, post)
    with pytest.raises(IllegalChoice, match=r"12\.6"):
        do(m, course(tower, (90, 57)))


@pytest.mark.rule("pirates", "18.sargasso-4", "12.6")
def test_a_tower_that_cuts_itself_free_is_followed_by_its_prize() -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450, weed=0), hulk())
    weed = Terrain("sargasso", 61000, 45000)
    m = do(stage(tower, prize, AWAY, terrain=[weed], dice=[6, 1]), f"cut {tower.id}", f"set {tower.id} 0 0")
    here, behind = get(m, tower), get(m, prize)
    assert (here.tows, pose_of(behind)) == (prize.id, tow_pose(here, behind, pose_of(here)))
    m = stage(tower, prize, AWAY, terrain=[weed], dice=[6, 6])  # it comes upon the weed that it is drawn over
    do(m, f"cut {tower.id}", f"set {tower.id} 0 0")
    assert (get(m, tower).tows, get(m, prize).weed) == ("", 0)


@pytest.mark.rule("pirates", "18.sargasso-4", "12.6")
def test_a_tower_that_is_cut_free_where_its_prize_has_no_room_lets_it_go() -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450, weed=0), hulk())
    post = ship(SLOOP, 1, 610, 450, id="post")
    m = stage(tower, prize, post, AWAY, terrain=[Terrain("sargasso", 61000, 45000)], dice=[6])
    lay = pose_of(get(m, prize))
    do(m, f"cut {tower.id}", f"set {tower.id} 0 0")
    assert (get(m, tower).tows, get(m, prize).towed_by, pose_of(get(m, prize))) == ("", "", lay)


@pytest.mark.rule("pirates", "12.7", "18.reef-4", "18.fog-1", "P79")
@pytest.mark.parametrize("kind", ["reef", "fog_bank", "sargasso"])
def test_a_prize_docked_beside_its_tower_comes_upon_what_lies_there(kind: str) -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450), hulk(coins=[2]))

    def shore(s: State) -> None:
        s.islands[2].x, s.islands[2].y = 71000, 45000

    berth = get(do(stage(tower, prize, AWAY, edit=shore), course(tower, (0, 57))), prize)
    assert berth.dock == 2
    reach = box.terrain_radius(kind)
    astern_x, astern_y = [round(n) for n in stern_point(berth)]
    tile = Terrain(kind, *ahead(astern_x, astern_y, berth.h + 18000 + 4500, reach - 100))
    assert geometry.point_distance(hull(tower), tile.x, tile.y) > reach
    m = stage(tower, prize, AWAY, terrain=[tile], edit=shore, dice=[1 if kind == "reef" else 6])
    do(m, course(tower, (0, 57)))
    towed = get(m, prize)
    assert (towed.wreck, towed.fog, towed.weed) == {
        "reef": (True, -1, -1),
        "fog_bank": (False, 0, -1),
        "sargasso": (False, -1, 0),
    }[kind]
    assert (get(m, tower).dock, get(m, tower).tows) == (2, "")


@pytest.mark.rule("pirates", "12.4", "P20")
def test_the_crew_of_a_prize_do_nothing_in_the_turn_it_is_taken() -> None:
    driver = kit.crew_with("extra_action_56")
    vessel = ship(BARQUE, 0, 600, 450)
    foe = hulk(BARQUE, 1, crew=[driver])
    foe.x, foe.y, foe.h = (600 + 35 + 44) * 100, 45000, 9000
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 57)), f"tow {vessel.id} {foe.id}")
    assert kit.asked(m) == "act"
    assert not kit.offered(m, "drive")
    kit.end_turn(kit.end_turn(m))
    assert kit.offered(m, "drive") == [f"drive {foe.id}"]


@pytest.mark.rule("pirates", "12.6", "15.repair-1", "16.kw-flotilla-1")
def test_a_tower_that_is_repaired_keeps_its_tow_and_so_does_a_flotilla_in_tow() -> None:
    tower, prize = train(ship(BARQUE, 0, 600, 450, masts=[1, 1, 0], crew=[kit.SHIPWRIGHT]), hulk())
    m = do(stage(tower, prize, AWAY), f"repair {tower.id}")
    assert (get(m, tower).masts, get(m, tower).tows) == ([1, 1, 1], prize.id)
    raft = kit.ship_with("flotilla")
    float_ = ship(raft, 0, id="raft", masts=[0], nation="england")
    tower, prize = train(ship(BARQUE, 0, 600, 450), float_)
    m = do(stage(tower, prize, AWAY), "repair raft")
    assert (get(m, prize).masts, get(m, prize).towed_by) == ([1], tower.id)


@pytest.mark.rule("pirates", "12.1", "18.fog-2", "18.sargasso-3", "18.wreck-1")
@pytest.mark.parametrize("held", [{"fog": 0}, {"weed": 0}, {"wreck": True}, {"sunk": True}])
def test_what_is_lost_held_or_gone_is_not_taken_in_tow(held: dict[str, Any]) -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    foe = hulk(BARQUE, 1)
    foe.x, foe.y, foe.h = (600 + 35 + 9) * 100, 45000, 9000
    m = stage(vessel, foe, AWAY, terrain=[Terrain("sargasso", 90000, 60000)])
    assert may_tow(m.state, get(m, vessel), get(m, foe))
    for name, value in held.items():
        setattr(get(m, foe), name, value)
    assert not may_tow(m.state, get(m, vessel), get(m, foe))


@pytest.mark.rule("pirates", "12.7", "13.6", "1.4", "P101")
@pytest.mark.parametrize("mystery", [0, 8])
def test_a_ship_docked_in_tow_explores_a_marked_island_free_as_its_tower_does(mystery: int) -> None:
    tower, prize = train(ship(BARQUE, 0, 250, 780, 180), hulk(SLOOP))

    def marked(s: State) -> None:
        s.islands[2].flags, s.islands[2].explored, s.islands[2].mystery = [0], [0], mystery

    m = do(stage(tower, prize, AWAY, dice=[3, 4], edit=marked), course(tower, (0, 57)))
    assert (get(m, tower).dock, get(m, prize).dock) == (2, 2)
    assert kit.offered(m) == [f"explore {tower.id}", "pass"]
    do(m, "pass")
    assert kit.offered(m) == [f"explore {prize.id}", "pass"]
    assert [told["ship"] for told in kit.told(m, "mystery")] == ([tower.id, prize.id] if mystery else [])
    do(m, f"explore {prize.id}", "take 3", "pass")
    assert [coin.value for coin in get(m, prize).coins] == [3]


@pytest.mark.rule("pirates", "12.7", "12.8", "13.unique-3")
def test_scurvy_ends_aboard_a_ship_in_tow_that_is_docked_at_home() -> None:
    tower, prize = train(ship(BARQUE, 0, 250, 120, 180), hulk(SLOOP, uniques=["scurvy"]))
    prize.plight.roomy = True
    m = do(stage(tower, prize, AWAY), course(tower, (0, 57)))
    assert get(m, prize).dock == 0
    assert not get(m, prize).coins
    assert not get(m, prize).plight.roomy


@pytest.mark.rule("pirates", "12.8", "8.3")
def test_a_ship_in_tow_has_unloaded_before_its_tower_moves_on() -> None:
    card = kit.ship_with("move_s_after_unload")
    port = kit.dock(ship(card, 0), 0)
    tower, prize = train(
        ship(card, 0, port.x / 100 + 30, port.y / 100, 180, coins=[1]), hulk(SLOOP, coins=[2])
    )
    m = do(stage(tower, prize, AWAY), course(tower, (0, 50)))
    assert kit.asked(m) == "onward"
    assert sorted(coin.value for coin in m.state.players[0].coins) == [1, 2]


@pytest.mark.rule("pirates", "16.kw-flotilla-7", "5.firepot-8")
def test_a_flotilla_in_tow_whose_burning_flag_is_put_out_in_port_is_gone() -> None:
    raft = ship(kit.ship_with("flotilla"), 0, id="raft", masts=[2], nation="england")
    tower, prize = train(ship(BARQUE, 0, 250, 120, 180), raft)
    m = do(stage(tower, prize, AWAY), course(tower, (0, 57)))
    assert get(m, prize).sunk
