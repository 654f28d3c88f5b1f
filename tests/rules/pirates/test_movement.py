"""General rules (8), the turn (9), movement, docking and unloading (10)."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.state import Coin, Gear, State
from flibuste.games.pirates.table.contact import bow, find, hull, island_shape, stern, touching
from flibuste.games.pirates.table.geometry import distance
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import (
    BARQUE,
    BRIG,
    CANNONEER,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SLOOP,
    L,
    S,
    course,
    do,
    dock,
    get,
    ship,
    stage,
)

FAR = ship(SLOOP, 1, 900, 300)


@pytest.mark.rule("pirates", "8.2", "14.3")
def test_white_guns_reach_s_and_red_guns_l() -> None:
    from flibuste.games.pirates.rules.guns import guns

    vessel = ship(FRIGATE, 0, 600, 450)  # 3S 3L 3L 3S
    m = stage(vessel, FAR)
    assert [gun.reach for _, gun in guns(m.state, get(m, vessel))] == [S, L, L, S]
    mast = box.body(FRIGATE).masts[1] / 100
    width = box.body(SLOOP).width / 200
    for gap, sees in ((83, True), (84.5, False)):
        foe = ship(SLOOP, 1, 600 + mast, 450 + gap + width)
        assert (f"fire g2 {foe.id}" in kit.offered(_shooting(vessel, foe))) is sees


def _shooting(vessel: kit.Ship, foe: kit.Ship) -> kit.Match:
    decoy = ship(SLOOP, 1, 600, 450 - 40, id="decoy")  # always something to fire at
    m = stage(vessel, foe, decoy, dice=[1] * 20)
    return do(m, f"shoot {vessel.id}")


@pytest.mark.rule("pirates", "8.3")
def test_the_text_of_a_card_beats_the_rules() -> None:
    """A derelict cannot move, but this one can."""
    vessel = ship(kit.ship_with("derelict_move_s"), 0, 600, 450)
    vessel.masts = [0] * len(vessel.masts)
    m = do(stage(vessel, FAR), course(vessel, (0, 57)))
    assert get(m, vessel).x == 65700


@pytest.mark.rule("pirates", "8.4", "P17")
def test_a_one_misses_whatever_is_added() -> None:
    from flibuste.games.pirates.abilities.registry import Gun
    from flibuste.games.pirates.rules.shooting import hits

    assert not hits(1, 9, Gun(1, False, 0), far=False)
    assert hits(2, 0, Gun(1, False, 0), far=False)
    assert not hits(1, 0, Gun(0, False, -1, "musket"), far=False)
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490)
    m = do(stage(vessel, foe, dice=[1]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.told(m, "shot")[0]["hit"] is False


@pytest.mark.rule("pirates", "8.5")
def test_the_same_effect_from_two_sources_counts_once() -> None:
    from flibuste.games.pirates.rules.course import segments

    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN, HELMSMAN])
    m = stage(vessel, FAR)
    assert segments(m.state, get(m, vessel)) == [S, S, S]
    gunner = ship(FRIGATE, 0, 600, 450, crew=[CANNONEER, CANNONEER])
    foe = ship(SLOOP, 1, 600, 490)
    m = do(stage(gunner, foe, dice=[1, 1, 1]), f"shoot {gunner.id}", f"fire g1 {foe.id}", "again g1")
    do(m, f"fire g1 {foe.id}")
    assert kit.asked(m) == "shoot"  # missed again, and no second retry is offered
    assert not [word for word in kit.offered(m) if word.startswith("fire g1 ")]


@pytest.mark.rule("pirates", "8.6", "8.7")
def test_bow_and_stern_are_the_hull_before_the_first_and_behind_the_last_mast() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    masts = box.body(FRIGATE).masts
    assert min(x for x, _ in bow(vessel).points) == pytest.approx(60000 + masts[0])
    assert max(x for x, _ in bow(vessel).points) == pytest.approx(60000 + box.body(FRIGATE).length / 2)
    assert max(x for x, _ in stern(vessel).points) == pytest.approx(60000 + masts[-1])
    assert min(x for x, _ in stern(vessel).points) == pytest.approx(60000 - box.body(FRIGATE).length / 2)


@pytest.mark.rule("pirates", "8.8", "5.firepot-4", "P16")
def test_the_active_player_orders_what_happens_at_the_same_moment() -> None:
    one, two = ship(FRIGATE, 0, 600, 450, masts=[2, 1, 1, 1]), ship(BARQUE, 0, 600, 600, masts=[2, 1, 1])
    m = stage(one, two, FAR, dice=[6, 4])
    assert kit.asked(m) == "first"
    do(m, f"first {two.id}")
    assert get(m, two).masts == [0, 1, 1]  # the 6 went to the ship chosen
    assert get(m, one).masts == [2, 1, 1, 1]


@pytest.mark.rule("pirates", "9.1", "9.2")
def test_turns_alternate_and_each_ship_has_one_action_none_compulsory() -> None:
    one, two = ship(BARQUE, 0, 600, 450), ship(BARQUE, 0, 600, 600, id="two")
    m = stage(one, two, FAR)
    do(m, course(one, (0, 50)))
    with pytest.raises(IllegalChoice, match=r"9\.2"):
        do(m, course(one, (0, 1)))
    do(m, course(two, (0, 50)), "pass")
    assert m.state.turn == 1
    do(m, "pass")
    assert (m.state.turn, m.state.round) == (0, 2)
    do(m, "pass")
    assert m.state.turn == 1


@pytest.mark.rule("pirates", "9.3")
def test_actions_go_to_one_s_own_fleet_only() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    m = stage(vessel, FAR)
    with pytest.raises(IllegalChoice, match=r"9\.3"):
        do(m, course(FAR, (0, 1)))
    prize = ship(BARQUE, 0, 600, 600, id="prize", masts=[0, 1, 1])
    prize.builder = 1
    m = do(stage(vessel, prize, FAR), course(prize, (0, 20)))
    assert get(m, prize).x == 62000


@pytest.mark.rule("pirates", "9.4", "9.5")
def test_free_actions_are_unlimited_and_use_up_no_action() -> None:
    vessel = dock(ship(FRIGATE, 0, crew=[HELMSMAN]), 0)
    m = stage(vessel, FAR)
    do(m, f"hands {vessel.id}", f"land {HELMSMAN}")
    assert get(m, vessel).done == 0
    assert m.state.players[0].crew[0].card == HELMSMAN
    assert f"hands {vessel.id}" not in kit.offered(m)  # once per trigger
    do(m, f"scuttle {vessel.id}")  # another free action
    assert get(m, vessel).done == 0


@pytest.mark.rule("pirates", "9.6", "P14")
def test_at_most_one_extra_action_a_turn_from_all_sources() -> None:
    code = kit.crew_with("sacrifice_extra_action")
    vessel = ship(kit.ship_with("extra_action_56"), 0, 600, 450, crew=[code, HELMSMAN])
    m = stage(vessel, FAR, dice=[6])
    do(m, f"drive {vessel.id}")
    assert get(m, vessel).more == 1
    assert not kit.offered(m, "sacrifice")
    do(m, course(vessel, (0, 10)), course(vessel, (0, 10)))
    with pytest.raises(IllegalChoice, match=r"9\.2"):
        do(m, course(vessel, (0, 10)))


@pytest.mark.rule("pirates", "14.8", "9.6", "P86")
def test_an_extra_action_may_move_a_ship_that_has_fired() -> None:
    vessel = ship(kit.ship_with("extra_action_56"), 0, 600, 450)
    foe = ship(BARQUE, 1, 600, 495)
    m = do(stage(vessel, foe, FAR, dice=[6, 1]), f"drive {vessel.id}", f"shoot {vessel.id}")
    do(m, kit.offered(m, "fire")[0], *["pass"] * (kit.asked(m) == "shoot"))
    while kit.asked(m) != "act":
        do(m, "pass")
    do(m, course(vessel, (0, 10)))
    assert get(m, vessel).x == 61000


@pytest.mark.rule("pirates", "9.7", "5.smokepot-3", "P12")
def test_the_start_of_a_turn_keeps_its_order() -> None:
    tiles = [kit.Terrain("fog_bank", 30000, 45000, smoke=0), kit.Terrain("iceberg", 60000, 70000, gold=5)]
    doomed = ship(BRIG, 0, 300, 600, plight=kit.Plight(scuttled_by=0), id="doomed")
    burning = ship(BARQUE, 0, 600, 450, masts=[2, 1, 1])
    sub = ship(kit.ship_with("submarine"), 0, 800, 600, id="sub")
    fearful = ship(kit.ship_with("fear"), 0, 900, 200, 0, id="fear")

    def hold(s: State) -> None:
        s.players[0].events = ["favor_of_the_gods"]

    m = stage(
        doomed, burning, sub, fearful, ship(SLOOP, 1, 900, 240), terrain=tiles, dice=[1, 4, 4], edit=hold
    )
    assert m.state.terrain[0].gone
    assert kit.asked(m) == "dive"
    do(m, "surface sub")
    assert kit.asked(m) == "event"
    keys = [entry.key for entry in m.story(0) if entry.key in ("iceberg-die", "sunk", "fire-die", "fear")]
    assert keys == ["iceberg-die", "sunk", "fire-die", "fear"]


# ---- movement


@pytest.mark.rule("pirates", "10.1", "10.3")
def test_segments_in_any_order_each_once_and_as_short_as_wished() -> None:
    mixed = next(c.id for c in box.ships().values() if c.move == "L+S" and not c.keywords and not c.abilities)
    vessel = ship(mixed, 0, 600, 450)
    m = do(stage(vessel, FAR), course(vessel, (0, 57.5), (0, 83.8)))
    assert get(m, vessel).x == 60000 + S + L
    m = do(stage(vessel, FAR), course(vessel, (0, 83.8), (0, 57.5)))
    assert get(m, vessel).x == 60000 + S + L
    with pytest.raises(IllegalChoice, match=r"10\.3"):
        do(stage(vessel, FAR), course(vessel, (0, 83.8), (0, 83.8)))
    with pytest.raises(IllegalChoice, match=r"10\.1"):
        do(stage(vessel, FAR), course(vessel, (0, 1), (0, 1), (0, 1)))
    m = do(stage(vessel, FAR), course(vessel, (45, 0)))
    assert get(m, vessel).h == 4500


@pytest.mark.rule("pirates", "10.1")
def test_a_ship_that_puts_to_sea_is_told_with_the_island_that_it_leaves() -> None:
    moored, free = dock(ship(BARQUE, 0, id="moored"), 2), ship(BARQUE, 0, 600, 450, id="free")
    m = stage(moored, free, FAR)
    do(m, course(moored, (90, 10)), course(free, (0, 10)))
    assert kit.told(m, "cast-off") == [{"ship": "moored", "isle": "i3"}]
    assert kit.told(m, "sailed") == [{"ship": "free"}]


@pytest.mark.rule("pirates", "10.2")
def test_up_to_ninety_degrees_before_each_segment() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    m = do(stage(vessel, FAR), course(vessel, (90, 10), (90, 10)))
    assert get(m, vessel).h == 18000
    with pytest.raises(IllegalChoice, match=r"10\.2"):
        do(stage(vessel, FAR), course(vessel, (90, 10), (-90.01, 10)))


@pytest.mark.rule("pirates", "10.4", "10.5")
def test_touching_an_island_or_any_ship_stops_the_move() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    for wall in (ship(FRIGATE, 1, 700, 450, 90), ship(FRIGATE, 0, 700, 450, 90, id="own")):
        m = do(stage(vessel, wall, FAR), course(vessel, (0, 57.5), (30, 57.5)))
        now = get(m, vessel)
        assert now.h == 0  # the second segment is lost
        assert now.x < 60000 + S
        assert touching(hull(now), hull(get(m, wall)))

    def island(s: State) -> None:
        s.islands[3].x, s.islands[3].y = 71000, 45000

    m = do(stage(vessel, FAR, edit=island), course(vessel, (0, 57.5), (30, 57.5)))
    assert get(m, vessel).h == 0
    assert touching(hull(get(m, vessel)), island_shape(m.state.islands[3]))


@pytest.mark.rule("pirates", "10.derelict-1", "10.derelict-2", "10.derelict-3", "10.derelict-4")
def test_a_derelict_only_explores_and_repairs_keeps_its_cargo_and_sinks_at_the_next_loss() -> None:
    hulk = ship(BRIG, 0, 600, 450, masts=[0, 0], crew=[HELMSMAN], coins=[3])
    friend = ship(BARQUE, 0, 600, 450 + 8 + 9.2, id="friend")
    m = stage(hulk, friend, ship(SLOOP, 1, 600, 400))
    with pytest.raises(IllegalChoice, match=r"10\.derelict-1"):
        do(m, course(hulk, (0, 10)))
    assert f"shoot {hulk.id}" not in kit.offered(m)
    assert f"explore {hulk.id} {friend.id}" in kit.offered(m)
    assert (len(get(m, hulk).crew), len(get(m, hulk).coins)) == (1, 1)
    port = dock(ship(BRIG, 0, masts=[0, 0]), 0)
    assert f"repair {port.id}" in kit.offered(stage(port, FAR))
    foe = ship(FRIGATE, 1, 600, 400)
    m = kit.end_turn(stage(hulk, foe, ship(BARQUE, 0, 200, 500, id="afar"), dice=[6]))
    do(m, f"shoot {foe.id}", f"fire g1 {hulk.id}")
    assert get(m, hulk).sunk


# ---- docking


@pytest.mark.rule("pirates", "10.dock-1")
def test_no_docking_at_an_enemy_home_or_fort() -> None:
    vessel = dock(ship(BARQUE, 0), 1)
    vessel.dock = -1
    m = stage(vessel, FAR)
    assert get(m, vessel).dock == -1
    do(m, course(vessel, (0, 10)))
    assert get(m, vessel).dock == -1

    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(1)
        s.ships[0].dock = -1

    vessel = dock(ship(BARQUE, 0), 2)
    m = do(stage(vessel, FAR, edit=fort), course(vessel, (0, 10)))
    assert get(m, vessel).dock == -1


@pytest.mark.rule("pirates", "10.dock-3")
def test_crew_and_equipment_go_ashore_aboard_and_across_at_the_same_place() -> None:
    one = dock(ship(FRIGATE, 0, crew=[CAPTAIN, HELMSMAN], gear=["fire_shot"]), 2, 0)
    two = dock(ship(FRIGATE, 0, id="two"), 2, 90)
    m = stage(one, two, FAR)
    do(m, f"hands {one.id}", f"land {CAPTAIN}", f"pass-to {HELMSMAN} two", "land fire_shot")
    assert [c.card for c in m.state.islands[2].crew] == [CAPTAIN]
    assert [c.card for c in get(m, two).crew] == [HELMSMAN]
    assert [t.card for t in m.state.islands[2].gear] == ["fire_shot"]
    kit.end_turn(kit.end_turn(m))
    do(m, "hands two", f"embark {CAPTAIN}", "embark fire_shot")
    assert {c.card for c in get(m, two).crew} == {HELMSMAN, CAPTAIN}
    assert get(m, two).gear[0].card == "fire_shot"


@pytest.mark.rule("pirates", "6.4")
def test_equipment_left_on_a_wild_island_is_for_any_ship() -> None:
    def leave(s: State) -> None:
        s.islands[2].gear = [kit.Gear("chain_shot", 1)]

    vessel = dock(ship(FRIGATE, 0), 2)
    m = stage(vessel, FAR, edit=leave)
    do(m, f"hands {vessel.id}", "embark chain_shot", "pass")
    assert get(m, vessel).gear[0].owner == 0


@pytest.mark.rule("pirates", "10.unload-1", "10.unload-2", "13.unique-1")
def test_everything_of_value_is_unloaded_at_home_at_once() -> None:
    vessel = ship(FRIGATE, 0, 120 + 41 + 41 + 30, 120, 180, coins=[3, 2, 0], uniques=["sextant", "rum"])
    vessel.coins[-1].value = 4  # the rum
    m = do(stage(vessel, FAR), course(vessel, (0, 57.5)))
    assert get(m, vessel).dock == 0
    assert [coin.unique for coin in get(m, vessel).coins] == ["sextant"]  # no gold value: it stays aboard
    assert gold_of(m.state, 0) == 9
    assert m.view(1)["players"][0]["score"] == 9


@pytest.mark.rule("pirates", "10.unload-3", "17.8")
def test_gold_unloaded_at_a_fort_lies_in_it_and_counts() -> None:
    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3])
        s.ships[0].dock = -1

    vessel = ship(FRIGATE, 0, 120 + 41 + 41 + 30, 780, 180, coins=[3, 2])
    m = do(stage(vessel, FAR, edit=fort), course(vessel, (0, 57.5)))
    assert get(m, vessel).coins == []
    assert m.state.islands[2].fort.coins == [Coin(3), Coin(3, seen=3), Coin(2, seen=3)]
    assert gold_of(m.state, 0) == 8


def test_a_ship_that_leaves_a_shore_can_sail_along_it() -> None:
    from flibuste.games.pirates.rules.course import segments
    from flibuste.games.pirates.table.pilot import toward

    for angle in range(0, 360, 30):
        vessel = dock(ship(BARQUE, 0), 2, angle)
        m = stage(vessel, FAR)
        option = toward(m.state, get(m, vessel), segments(m.state, get(m, vessel)), 3)
        assert option is not None
        do(m, option)
        assert get(m, vessel).dock == -1, angle


def test_named_courses_reach_an_island() -> None:
    m = stage(ship(BARQUE, 0, 600, 450), FAR)
    for _ in range(12):
        vessel = m.state.ships[0]
        if vessel.dock == 2:
            break
        from flibuste.games.pirates.rules.course import segments
        from flibuste.games.pirates.table.pilot import toward

        option = toward(m.state, vessel, segments(m.state, vessel), 2)
        assert option is not None
        do(m, option)
        kit.end_turn(kit.end_turn(m))
    assert m.state.ships[0].dock == 2


def test_no_hulls_overlap_in_random_games() -> None:
    from flibuste.bots import random_bot
    from flibuste.games.pirates.table.geometry import overlap
    from flibuste.kernel.seat import play

    def watch(match: kit.Match, *_: object) -> None:
        s = match.state
        solid = [x for x in s.ships if not x.sunk and not x.submerged and x.fog < 0 and x.x]
        for i, one in enumerate(solid):
            for two in solid[:i]:
                assert not overlap(hull(one), hull(two)) or (
                    distance(hull(one), hull(two)) == 0 and _deep(one, two) < 60
                )

    for seed in range(3):
        play(flibuste.new("pirates", seats=3, seed=seed), [random_bot] * 3, watch=[watch])


def _deep(one: kit.Ship, two: kit.Ship) -> float:
    from flibuste.games.pirates.table.geometry import way_out

    return way_out(hull(one), hull(two))[2]


@pytest.mark.rule("pirates", "10.dock-3", "6.3")
def test_equipment_passes_between_docked_ships_within_their_cost() -> None:
    vessel = dock(ship(FRIGATE, 0, gear=["exploding_shot"]), 2)
    friend = dock(ship(BARQUE, 0, id="friend"), 2, 180)
    m = do(stage(vessel, friend, kit.AWAY), f"hands {vessel.id}", "pass-to exploding_shot friend", "pass")
    assert [t.card for t in find(m.state, "friend").gear] == ["exploding_shot"]

    def heap(s: State) -> None:
        s.islands[2].gear = [Gear("exploding_shot", 0)]
        price = box.ships()[SLOOP].cost
        s.ships[0].gear = [Gear("smokepot_shot", 0) for _ in range(price // 3)]

    cheap = dock(ship(SLOOP, 0, id="cheap"), 2)
    cheap.plight.roomy = True
    m = stage(cheap, kit.AWAY, edit=heap)
    do(m, "hands cheap")
    assert "embark exploding_shot" not in kit.offered(m)


@pytest.mark.rule("pirates", "10.dock-2", "16.kw-submarine-3", "16.kw-ghost-5", "13.5")
def test_a_piece_that_comes_up_at_a_shore_is_docked_there() -> None:
    for card, gone, back in ((kit.SUB, "dive", "surface"), (kit.GHOST, "fade", "solid")):
        vessel = dock(ship(card, 0), 2)
        m = do(stage(vessel, kit.AWAY), f"{gone} {vessel.id}")
        assert get(m, vessel).dock == -1
        assert m.state.islands[2].flags == [0]
        while kit.asked(m) not in ("dive", "fade"):
            do(m, "pass")
        do(m, f"{back} {vessel.id}")
        assert get(m, vessel).dock == 2


@pytest.mark.rule("pirates", "10.unload-1", "16.kw-mercenary-3")
def test_gold_handed_to_a_ship_in_port_goes_ashore_at_once() -> None:
    docked = dock(ship(FRIGATE, 0, id="docked"), 0)
    giver = ship(BARQUE, 0, docked.x / 100, docked.y / 100 + 10 + 9.2, docked.h / 100, coins=[3], id="giver")
    m = do(stage(docked, giver, kit.AWAY), "explore giver docked", "give 3", "pass")
    assert gold_of(m.state, 0) == 3


@pytest.mark.rule("pirates", "10.unload-1")
def test_what_stays_aboard_in_port_is_no_gold_in_any_world() -> None:
    """Gold would have gone ashore, so nobody can take what is left for a coin."""
    vessel = dock(ship(BARQUE, 1, 0, 0, id="laden"), 1)
    vessel.coins = [Coin(0, "explosives", seen=2)]
    m = stage(vessel, ship(SLOOP, 0, 400, 400, id="other"))
    for seed in range(10):
        world = m.redeal(0, seed)
        assert [coin.unique for coin in find(world.state, "laden").coins] == ["explosives"]


@pytest.mark.rule("pirates", "16.kw-schooner", "8.3")
def test_a_schooner_pivots_once_after_a_move_with_a_free_move() -> None:
    vessel = ship(kit.ship_with("schooner"), 0, 600, 450)
    vessel.crew = [kit.Crew(kit.crew_with("copy_ability"), 0, vessel.nation)]
    model = ship(kit.ship_with("helmless_bonus_l"), 1, 900, 200)
    m = do(stage(vessel, model, dice=[6]), "copy helmless_bonus_l", course(vessel, (0, 20)))
    assert kit.asked(m) == "onward"
    do(m, course(vessel, (0, 20)))
    assert kit.asked(m) == "pivot"
    do(m, f"pivot {vessel.id} 9000")
    assert kit.asked(m) == "act"
