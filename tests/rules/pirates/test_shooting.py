"""Shooting (14), generic crew (5), special shots, equipment, sinking, scuttling and repair (15)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import Gun, abilities, has
from flibuste.games.pirates.rules.course import segments
from flibuste.games.pirates.rules.damage import doomed, hit_marine, lose_many, lose_mast, may_repair, sink
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.shooting import (
    auras,
    hits,
    in_sight,
    may_shoot,
    may_swoop,
    shot_options,
    smoke_fault,
    smoke_options,
)
from flibuste.games.pirates.state import Coin, Gear, State
from flibuste.games.pirates.table.contact import hull
from flibuste.games.pirates.table.geometry import distance
from flibuste.games.pirates.table.los import mast_point
from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import (
    BARQUE,
    BRIG,
    CANNONEER,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    MUSKETEER,
    SHIPWRIGHT,
    SLOOP,
    course,
    crew_with,
    do,
    dock,
    get,
    ship,
    ship_with,
    stage,
)

SPARE = ship(SLOOP, 0, 200, 500, id="spare")
AWAY = ship(SLOOP, 1, 900, 200, id="away")
FIREPOT, CHAIN, STINK, SMOKE = (
    kit.crew_with(f"{word}_specialist") for word in ("firepot", "chainshot", "stinkpot", "smokepot")
)


def duel(
    dice: list[int], crew: tuple[str, ...] = (), card: str = FRIGATE, foe_card: str = FRIGATE, **foe: Any
) -> tuple[kit.Match, kit.Ship, kit.Ship]:
    """A ship with an enemy alongside, 20 mm off, opening fire."""
    wide = (box.body(card).width + box.body(foe_card).width) / 200
    vessel = ship(card, 0, 600, 450, crew=crew)
    other = ship(foe_card, 1, 600, 450 + wide + 20, **foe)
    m = stage(vessel, other, SPARE, AWAY, dice=dice)
    return do(m, f"shoot {vessel.id}"), vessel, other


@pytest.mark.rule("pirates", "14.1", "14.2", "14.13")
def test_each_standing_mast_fires_once_at_a_target_of_its_own() -> None:
    m, _, foe = duel([1, 1, 1, 1])
    keys = {word.split()[1] for word in kit.offered(m, "fire")}
    assert keys == {"g1", "g2", "g3", "g4"}
    do(m, f"fire g2 {foe.id}")
    assert "g2" not in {word.split()[1] for word in kit.offered(m, "fire")}
    lame = ship(FRIGATE, 0, 600, 450, masts=[1, 0, 0, 1])
    m = do(stage(lame, ship(FRIGATE, 1, 600, 490)), f"shoot {lame.id}")
    assert {word.split()[1] for word in kit.offered(m, "fire")} == {"g1", "g4"}


@pytest.mark.rule("pirates", "14.2", "P34")
def test_later_targets_are_chosen_after_earlier_results() -> None:
    m, _, foe = duel([6], foe_card=SLOOP)
    do(m, f"fire g1 {foe.id}")
    assert get(m, foe).masts == [0]
    assert kit.asked(m) == "shoot"  # and now the player decides whether to sink it


@pytest.mark.rule("pirates", "14.4", "14.3")
def test_a_shot_needs_a_line_to_some_part_in_range() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    foe = ship(SLOOP, 1, 600, 490)
    wall = ship(FRIGATE, 0, 600, 470, id="wall")
    assert f"shoot {vessel.id}" not in kit.offered(stage(vessel, foe, wall))
    assert f"shoot {vessel.id}" in kit.offered(stage(vessel, foe))


@pytest.mark.rule("pirates", "14.8")
def test_no_moving_after_shooting() -> None:
    m, vessel, _ = duel([1, 1, 1, 1])
    do(m, "pass")
    with pytest.raises(IllegalChoice, match=r"9\.2"):
        do(m, course(vessel, (0, 10)))


@pytest.mark.rule("pirates", "14.9", "16.kw-titan-4", "P36")
def test_a_ship_at_its_own_home_is_no_target_at_a_fort_it_is() -> None:
    foe = dock(ship(BARQUE, 1), 1, 180)
    vessel = ship(FRIGATE, 0, foe.x / 100, foe.y / 100 - 50)
    assert not kit.offered(stage(vessel, foe), "shoot")

    def fort(s: State) -> None:
        s.islands[3].fort = kit.fort(1)

    foe = dock(ship(BARQUE, 1), 3, 90)
    vessel = ship(FRIGATE, 0, foe.x / 100 - 50, foe.y / 100 + 40, 90)
    m = stage(vessel, foe, edit=fort)
    assert f"shoot {vessel.id}" in kit.offered(m)
    do(m, f"shoot {vessel.id}")
    assert any(word.endswith(foe.id) for word in kit.offered(m, "fire"))
    titan = ship(kit.ship_with("titan"), 1, 1080 - 60, 780)
    titan.dock = 1
    vessel = ship(FRIGATE, 0, 1080 - 60, 780 - 60)
    m = stage(vessel, titan)
    assert f"shoot {vessel.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "14.10")
def test_nobody_shoots_at_his_own_fleet() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    friend = ship(SLOOP, 0, 600, 490, id="friend")
    assert not kit.offered(stage(vessel, friend, AWAY), "shoot")


@pytest.mark.rule("pirates", "14.11", "14.12")
def test_a_hit_is_above_the_rank_and_costs_a_mast_of_the_target_s_choice() -> None:
    m, _, foe = duel([3, 4])
    do(m, f"fire g1 {foe.id}")  # rank 3, die 3
    assert get(m, foe).masts == [1] * 4
    do(m, f"fire g2 {foe.id}")  # rank 3, die 4
    assert (kit.asked(m), kit.seat_of(m)) == ("mast", 1)
    do(m, f"lose {foe.id} 2")
    assert get(m, foe).masts == [1, 0, 1, 1]


@pytest.mark.rule("pirates", "14.14", "15.sink-4", "15.sink-5")
def test_the_last_mast_makes_a_derelict_and_the_next_hit_sinks_it_with_crew_and_equipment() -> None:
    m, _, foe = duel([6, 6], foe_card=SLOOP, crew=(), gear=["fire_shot"])
    get(m, foe).crew = [kit.Crew(CAPTAIN, 1, "england")]
    before = m.state.lost_crew, m.state.lost_gear
    do(m, f"fire g1 {foe.id}")
    assert not get(m, foe).sunk
    do(m, f"fire g2 {foe.id}")
    sunk = get(m, foe)
    assert sunk.sunk
    assert sunk.crew == []
    assert sunk.gear == []
    assert (m.state.lost_crew, m.state.lost_gear) == (before[0] + 1, before[1] + 1)
    assert m.view(0)["ships"][1]["sunk"]


# ---- sinking and gold


@pytest.mark.rule("pirates", "15.sink-1", "15.sink-2", "15.sink-3", "P38")
def test_gold_of_a_sunk_ship_is_split_the_larger_half_to_the_sinker() -> None:
    m, vessel, foe = duel([6], foe_card=SLOOP, masts=[0], coins=[3, 4], uniques=["sextant"])
    do(m, f"fire g1 {foe.id}")
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (4, 3)
    assert get(m, vessel).coins == []  # nothing is loaded
    assert "sextant" in [coin.unique for coin in m.state.spent]


@pytest.mark.rule("pirates", "15.sink-6", "20.14")
def test_no_split_for_fire_nor_with_three_players() -> None:
    vessel = ship(BRIG, 0, 600, 450, masts=[2, 2], coins=[5])
    m = stage(vessel, SPARE, AWAY, dice=[4, 4])
    kit.end_turn(m)
    assert get(m, vessel).sunk
    assert gold_of(m.state, 0) == gold_of(m.state, 1) == 0
    third = ship(SLOOP, 2, 900, 700, id="third")
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490, masts=[0], coins=[5])
    m = stage(vessel, foe, AWAY, third, seats=3, dice=[6])
    do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert get(m, foe).sunk
    assert gold_of(m.state, 0) == gold_of(m.state, 1) == 0


@pytest.mark.rule("pirates", "15.scuttle-1", "15.scuttle-2", "15.scuttle-4")
def test_scuttling_succeeds_on_five_and_sinks_at_the_start_of_the_next_turn() -> None:
    for die, sinks in ((4, False), (5, True)):
        vessel = ship(BARQUE, 0, 600, 450, coins=[5], crew=[CAPTAIN])
        m = do(stage(vessel, SPARE, AWAY, dice=[die]), f"scuttle {vessel.id}")
        assert get(m, vessel).done == 0
        with pytest.raises(IllegalChoice, match=r"15\.scuttle-1"):
            do(m, f"scuttle {vessel.id}")
        kit.end_turn(m)
        assert not get(m, vessel).sunk
        kit.end_turn(m)
        assert get(m, vessel).sunk is sinks
        assert gold_of(m.state, 1) == 0
        if sinks:
            assert get(m, vessel).crew == []


@pytest.mark.rule("pirates", "15.scuttle-3", "P74")
def test_an_enemy_tow_foils_the_scuttling() -> None:
    vessel = ship(BARQUE, 0, 600, 450, masts=[0, 0, 0], plight=kit.Plight(scuttled_by=0))
    vessel.owner = 1  # taken in tow since
    m = stage(vessel, SPARE, AWAY)
    assert not get(m, vessel).sunk
    assert get(m, vessel).plight.scuttled_by < 0


@pytest.mark.rule("pirates", "15.repair-1", "15.repair-2")
def test_repair_puts_back_one_mast_at_home_or_fort_never_above_the_built() -> None:
    vessel = dock(ship(BARQUE, 0, masts=[0, 0, 1]), 0)
    m = do(stage(vessel, AWAY), f"repair {vessel.id}", f"raise {vessel.id} 2")
    assert get(m, vessel).masts == [0, 1, 1]
    assert get(m, vessel).done == 1
    assert not kit.offered(stage(dock(ship(BARQUE, 0), 0), AWAY), "repair")
    assert not kit.offered(stage(ship(BARQUE, 0, 600, 450, masts=[0, 1, 1]), AWAY), "repair")

    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(0)

    assert kit.offered(stage(dock(ship(BARQUE, 0, masts=[0, 1, 1]), 2), AWAY, edit=fort), "repair")


@pytest.mark.rule("pirates", "15.repair-3", "P75")
def test_panels_second_hulls_and_segments_are_never_repaired() -> None:
    turtle = dock(ship(kit.ship_with("turtle_ship"), 0, panels=0), 0)
    assert not kit.offered(stage(turtle, AWAY), "repair")
    cat = dock(ship(kit.ship_with("catamaran"), 0, outrigger=False), 0)
    assert not kit.offered(stage(cat, AWAY), "repair")
    titan = ship(kit.ship_with("titan"), 0, 230, 120)
    titan.masts[0] = 0
    titan.dock = 0
    assert not kit.offered(stage(titan, AWAY), "repair")


# ---- generic crew (5)


def cost_of(name: str) -> set[int]:
    return {card.cost for card in box.crew().values() if card.name == name and card.generic}


@pytest.mark.rule("pirates", "5.firepot-1", "5.firepot-2", "5.firepot-3")
def test_a_firepot_sets_a_mast_of_the_target_s_choice_on_fire() -> None:
    m, vessel, foe = duel([4], crew=(FIREPOT,))
    assert any(word.startswith("firepot_specialist g2") for word in kit.offered(m))  # a long gun, at S
    do(m, f"firepot_specialist g2 {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("burn", 1)
    do(m, f"burn {foe.id} 3")
    assert get(m, foe).masts == [1, 1, 2, 1]
    assert not kit.offered(m, "firepot_specialist")  # once a turn
    far = ship(FRIGATE, 1, 600, 450 + 20 + 70)  # within L, not within S
    m = do(stage(ship(FRIGATE, 0, 600, 450, crew=[FIREPOT]), far), f"shoot {vessel.id}")
    assert kit.offered(m, "fire")
    assert not kit.offered(m, "firepot_specialist")
    m, _, foe = duel([3], crew=(FIREPOT,))
    do(m, f"firepot_specialist g2 {foe.id}")
    assert get(m, foe).masts == [1] * 4  # its own rank must be beaten
    specialists = [c.cost for c in box.crew().values() if c.name == "Firepot Specialist"]
    assert set(specialists) == {2}


@pytest.mark.rule("pirates", "5.firepot-4", "5.firepot-5", "5.firepot-6", "P13")
def test_fire_dice_at_the_start_of_the_owner_s_turn() -> None:
    for die, masts in ((6, [0, 1, 1]), (5, [2, 1, 1]), (4, [2, 1, 1])):
        vessel = ship(BARQUE, 0, 600, 450, masts=[2, 1, 1])
        m = stage(vessel, AWAY, dice=[die])
        assert get(m, vessel).masts == masts
    for die in (1, 2, 3):
        m = stage(ship(BARQUE, 0, 600, 450, masts=[2, 1, 1]), AWAY, dice=[die])
        assert kit.asked(m) == "burn"
        do(m, f"burn {RV} 2")
        assert m.state.ships[0].masts == [2, 2, 1]
    from flibuste.games.pirates.rules.guns import guns
    from flibuste.games.pirates.table.contact import masts as count

    vessel = ship(BARQUE, 0, 600, 450, masts=[2, 0, 1])
    s = stage(vessel, AWAY, dice=[4]).state
    assert count(s.ships[0]) == 2
    assert len(guns(s, s.ships[0])) == 2  # burning masts still fire


RV = f"{BARQUE}~1"


@pytest.mark.rule("pirates", "5.firepot-7", "5.firepot-8")
def test_a_ship_all_ablaze_sinks_at_the_end_of_the_turn_unless_it_docks_at_home() -> None:
    vessel = ship(BRIG, 0, 600, 450, masts=[2, 2])
    assert doomed(vessel)
    m = stage(vessel, SPARE, AWAY, dice=[4, 4])
    assert not get(m, vessel).sunk
    kit.end_turn(m)
    assert get(m, vessel).sunk
    reach = box.body(BRIG).length / 200
    vessel = ship(BRIG, 0, 120 + 41 + reach + 20, 120, 180, masts=[2, 2])
    m = do(stage(vessel, SPARE, AWAY, dice=[4, 4]), course(vessel, (0, 50)))
    assert get(m, vessel).masts == [0, 0]  # the fires are out, the masts are gone
    kit.end_turn(m)
    assert not get(m, vessel).sunk


@pytest.mark.rule("pirates", "5.cannoneer", "16.kw-cannoneer")
def test_a_cannoneer_fires_a_missed_gun_again() -> None:
    keyword = next(c.id for c in box.crew().values() if "cannoneer" in c.keywords)
    for crew in (CANNONEER, keyword):
        m, _, foe = duel([1, 6], crew=(crew,), foe_card=SLOOP)
        do(m, f"fire g1 {foe.id}", "again g1", f"fire g1 {foe.id}")
        assert get(m, foe).masts == [0]
    assert cost_of("Cannoneer") == {2}


@pytest.mark.rule("pirates", "5.captain-1", "5.captain-2", "16.kw-captain", "P37")
def test_a_captain_shoots_after_moving_also_when_cut_short_or_come_about() -> None:
    keyword = next(c.id for c in box.crew().values() if "captain" in c.keywords)
    for crew in (CAPTAIN, keyword):
        vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[crew]), ship(SLOOP, 1, 650, 490)
        m = do(stage(vessel, foe, dice=[6]), course(vessel, (0, 50)))
        assert kit.asked(m) == "captain"
        do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}", "pass")
        assert get(m, foe).masts == [0]
        assert kit.asked(m) == "act"
        m = do(stage(vessel, foe), f"about {vessel.id}")
        assert kit.asked(m) == "captain"
    plain = ship(FRIGATE, 0, 600, 450)
    assert kit.asked(do(stage(plain, ship(SLOOP, 1, 650, 490)), course(plain, (0, 50)))) == "act"
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    wall, foe = ship(SLOOP, 0, 670, 450, 90, id="wall"), ship(SLOOP, 1, 620, 490)
    m = do(stage(vessel, wall, foe), course(vessel, (0, 57), (0, 57)))
    assert kit.asked(m) == "captain"
    assert cost_of("Captain") == {3}


@pytest.mark.rule("pirates", "5.shipwright")
def test_a_shipwright_repairs_anywhere() -> None:
    vessel = ship(BARQUE, 0, 600, 450, masts=[0, 1, 1], crew=[SHIPWRIGHT])
    m = do(stage(vessel, AWAY), f"repair {vessel.id}")
    assert get(m, vessel).masts == [1, 1, 1]
    assert get(m, vessel).crew[0].up
    assert cost_of("Shipwright") == {2}


@pytest.mark.rule("pirates", "5.stinkpot-1", "5.stinkpot-2")
def test_a_stinkpot_silences_the_crew_for_the_owner_s_next_turn() -> None:
    m, _, foe = duel([6], crew=(STINK,))
    get(m, foe).crew = [kit.Crew(HELMSMAN, 1, "england")]
    do(m, f"stinkpot_specialist g1 {foe.id}")
    assert get(m, foe).masts == [1] * 4
    assert not kit.offered(m, "stinkpot_specialist")
    kit.end_turn(m)
    assert "move_plus_s" not in abilities(m.state, get(m, foe)).codes
    kit.end_turn(m)
    assert "move_plus_s" in abilities(m.state, get(m, foe)).codes


@pytest.mark.rule("pirates", "5.chainshot-1", "5.chainshot-2")
def test_chain_stops_the_target_on_its_owner_s_next_turn() -> None:
    m, _, foe = duel([6], crew=(CHAIN,))
    do(m, f"chainshot_specialist g1 {foe.id}")
    assert get(m, foe).masts == [1] * 4
    assert not kit.offered(m, "chainshot_specialist")
    kit.end_turn(m)
    with pytest.raises(IllegalChoice, match=r"5\.chainshot-2"):
        do(m, course(foe, (0, 10)))
    kit.end_turn(m)
    kit.end_turn(m)
    do(m, course(foe, (0, 10)))


@pytest.mark.rule("pirates", "5.smokepot-1", "5.smokepot-2", "5.smokepot-3")
def test_smoke_is_a_fog_bank_within_s_until_the_player_s_next_turn() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[SMOKE])
    foe = ship(SLOOP, 1, 600, 548)
    m = do(stage(vessel, foe, AWAY), f"shoot {vessel.id}", "smoke g1")
    with pytest.raises(IllegalChoice, match=r"5\.smokepot-2"):
        do(m, "smoke 60000 60000")  # beyond S
    do(m, "smoke 60000 51000")
    assert get(m, foe).fog == 0  # a free ship under it is lost
    assert not kit.offered(m, "smoke")
    kit.end_turn(m)
    assert not m.state.terrain[0].gone
    kit.end_turn(m)
    assert m.state.terrain[0].gone
    assert get(m, foe).fog == -1
    ashore = dock(ship(FRIGATE, 0, crew=[SMOKE]), 2)
    m = do(stage(ashore, AWAY), f"shoot {ashore.id}", "smoke g1")
    with pytest.raises(IllegalChoice, match="island"):
        do(m, f"smoke 16000 {ashore.y}")
    with pytest.raises(IllegalChoice, match="docked"):
        do(m, f"smoke {ashore.x + 1000} {ashore.y + 3000}")


@pytest.mark.rule("pirates", "5.musketeer-1", "5.musketeer-2", "5.musketeer-3", "16.kw-musketeer")
def test_musketeers_are_one_more_gun_that_nothing_improves_from_any_mast() -> None:
    from flibuste.games.pirates.rules.guns import guns

    keyword = next(c.id for c in box.crew().values() if "musketeer" in c.keywords)
    for crew in (MUSKETEER, keyword):
        vessel = ship(FRIGATE, 0, 600, 450, crew=[crew])
        s = stage(vessel, AWAY).state
        found = dict(guns(s, s.ships[0]))
        assert (found["musket"].rank, found["musket"].reach) == (3, kit.S)
    better = ship(kit.ship_with("all_long"), 0, 600, 450, crew=[MUSKETEER])
    s = stage(better, AWAY).state
    assert dict(guns(s, s.ships[0]))["musket"].reach == kit.S
    m, _, foe = duel([3], crew=(MUSKETEER,), card=kit.ship_with("cannon_plus1"))
    do(m, f"fire musket {foe.id}")
    assert kit.told(m, "shot")[0]["hit"] is False  # 3, and no +1
    lame = ship(FRIGATE, 0, 600, 450, masts=[0, 0, 0, 1], crew=[MUSKETEER])
    ahead = ship(SLOOP, 1, 600 + 20 + 57 + 7, 450, 90)  # within S of the lost foremast only
    m = do(stage(lame, ahead), f"shoot {lame.id}")
    assert kit.offered(m, "fire") == [f"fire musket {ahead.id}"]
    assert cost_of("Musketeer") == {3}


@pytest.mark.rule("pirates", "5.oarsman-1")
def test_oarsmen_move_a_derelict_by_s() -> None:
    oarsman = next(c.id for c in box.crew().values() if c.name == "Oarsman")
    vessel = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oarsman])
    s = stage(vessel, AWAY).state
    assert segments(s, s.ships[0]) == [kit.S]
    assert cost_of("Oarsman") == {1}


@pytest.mark.rule("pirates", "5.helmsman", "16.kw-helmsman")
def test_a_helmsman_adds_s() -> None:
    keyword = next(c.id for c in box.crew().values() if "helmsman" in c.keywords)
    for crew in (HELMSMAN, keyword):
        s = stage(ship(FRIGATE, 0, 600, 450, crew=[crew]), AWAY).state
        assert segments(s, s.ships[0]) == [kit.S] * 3
    assert cost_of("Helmsman") == {2}


def test_an_explorer_costs_one() -> None:
    assert cost_of("Explorer") == {1}


# ---- equipment shots


@pytest.mark.parametrize(
    ("gear", "masts", "mark"),
    [("fire_shot", [2], ""), ("chain_shot", [1], "chained"), ("stinkpot_shot", [1], "stink")],
)
def test_equipment_that_burns_holds_or_stinks(gear: str, masts: list[int], mark: str) -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, gear=[gear]), ship(SLOOP, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"{gear} g1 {foe.id}")
    assert get(m, foe).masts == masts
    assert not mark or getattr(get(m, foe).plight, mark)
    assert not kit.offered(m, gear)  # one declared gun a turn
    assert get(m, vessel).gear[0].up


def test_grape_grapple_exploding_and_double_shot() -> None:
    foe = ship(SLOOP, 1, 600, 490, crew=[CAPTAIN], coins=[3])

    def fired(gear: str, *dice: int) -> tuple[kit.Match, kit.Ship]:
        vessel = ship(FRIGATE, 0, 600, 450, gear=[gear])
        m = do(stage(vessel, foe, AWAY, dice=dice), f"shoot {vessel.id}", f"{gear} g1 {foe.id}")
        return m, vessel

    m, _ = fired("grape_shot", 6)
    assert (get(m, foe).crew, get(m, foe).masts) == ([], [1])
    m, vessel = fired("grapple_shot", 6, 6, 1)
    do(m, f"board {vessel.id} {foe.id}", f"steal {foe.id}")
    assert (len(get(m, vessel).coins), get(m, foe).masts) == (1, [1])
    m, _ = fired("exploding_shot", 6)
    assert (get(m, foe).crew, get(m, foe).masts) == ([], [2])
    m, _ = fired("double_shot", 6)
    assert get(m, foe).masts == [0]
    assert f"fire g1 {foe.id}" in kit.offered(m)


def test_a_one_loses_the_equipment_and_may_cost_more() -> None:
    for gear, masts in (("fire_shot", [1, 1, 2]), ("double_shot", [1, 1, 0]), ("chain_shot", [1, 1, 1])):
        vessel, foe = ship(BARQUE, 0, 600, 450, gear=[gear]), ship(SLOOP, 1, 600, 490)
        m = do(stage(vessel, foe, AWAY, dice=[1]), f"shoot {vessel.id}", f"{gear} g1 {foe.id}")
        if kit.asked(m) in ("burn", "mast"):
            do(m, kit.offered(m)[-1])
        assert get(m, vessel).gear == []
        assert get(m, vessel).masts == masts


def test_smokepot_shot_puts_up_smoke() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, gear=["smokepot_shot"]), ship(SLOOP, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY), f"shoot {vessel.id}", "smoke g1")
    do(m, m.suggest(0)[-1])
    assert m.state.terrain[0].smoke == 0


@pytest.mark.parametrize(
    ("gear", "nation"),
    [
        ("truce_french", "france"),
        ("truce_english", "england"),
        ("truce_spanish", "spain"),
        ("truce_american", "america"),
        ("truce_cursed", "cursed"),
    ],
)
def test_a_letter_of_marque_keeps_a_nation_off_until_she_fires(gear: str, nation: str) -> None:
    vessel = ship(FRIGATE, 0, 600, 450, nation=nation)
    foe = ship(BARQUE, 1, 600, 490, gear=[gear])
    foe.gear[0].up = True
    m = stage(vessel, foe, dice=[1])
    assert not kit.offered(m, "shoot")
    kit.end_turn(m)
    do(m, f"shoot {foe.id}", f"fire g1 {vessel.id}")
    assert get(m, foe).gear == []
    kit.end_turn(m)
    assert kit.offered(m, "shoot")
    other = ship(FRIGATE, 0, 600, 450, nation="vikings")
    assert kit.offered(stage(other, foe), "shoot")


def test_gold_is_counted_at_once_and_wins() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490, masts=[0], coins=[6])

    def rich(s: State) -> None:
        s.players[0].coins = [Coin(7, seen=3), Coin(6, seen=3)]

    m = do(stage(vessel, foe, AWAY, dice=[6], edit=rich), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    do(m, "pass") if m.pending and kit.asked(m) == "shoot" else None
    assert m.over
    assert m.result is not None
    assert m.result.winners == (0,)


@pytest.mark.rule("pirates", "16.kw-titan-4", "14.6", "P84")
def test_the_island_under_a_titan_blocks_neither_its_guns_nor_those_aimed_at_it() -> None:
    beast = ship(kit.ship_with("titan"), 0, 120, 780, dock=2)
    foe = ship(FRIGATE, 1, 120 + 41 + 15, 780, 90)
    m = stage(beast, foe, AWAY)
    assert f"shoot {beast.id}" in kit.offered(m)
    kit.end_turn(m)
    assert f"shoot {foe.id}" in kit.offered(m)
    lee = ship(FRIGATE, 1, 120 + 41 + 15, 780, 90, id="lee")
    sloop = ship(SLOOP, 0, 120 - 41 - 10, 780, 90, id="sloop")
    assert "shoot sloop" not in kit.offered(stage(sloop, lee, AWAY))


@pytest.mark.rule("pirates", "16.kw-bombardier-2", "5.cannoneer", "P83")
def test_no_crew_helps_the_gun_of_a_bombardier() -> None:
    card = kit.ship_with("bombardier")
    vessel = ship(card, 0, 600, 450, crew=[kit.crew_with("reroll_missed_shot")])
    foe = ship(FRIGATE, 1, 600 + box.body(card).length / 200 + 30, 450, 90)
    m = stage(vessel, foe, AWAY, dice=[3])
    get(m, vessel).deeds.copied = "cannon_plus1"
    do(m, f"shoot {vessel.id}", f"fire bombard {foe.id}")
    assert get(m, foe).masts == [1] * 4  # a 3 and +1 would beat its rank
    assert kit.asked(m) == "shoot"


def test_a_hit_of_two_masts_is_one_hit() -> None:
    heavy = ship_with("two_masts_per_hit")
    tough = ship_with("ignore_first_hit")
    vessel, foe = (
        ship(heavy, 0, 600, 450),
        ship(tough, 1, 600, 450 + kit.half(heavy)[1] + kit.half(tough)[1] + 15),
    )
    m = do(kit.quiet(stage(vessel, foe, kit.SPARE, kit.AWAY, dice=[6])), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
    assert kit.asked(m) != "mast"  # ignored whole
    assert all(get(m, foe).masts)


def test_a_double_shot_counts_its_own_die() -> None:
    hard = ship_with("only_six_hits")
    vessel = ship(FRIGATE, 0, 600, 450, gear=["double_shot"])
    foe = ship(hard, 1, 600, 450 + 10 + kit.half(hard)[1] + 15)
    m = do(kit.quiet(stage(vessel, foe, kit.SPARE, kit.AWAY, dice=[5])), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "double_shot") if word.endswith(foe.id)))
    assert all(get(m, foe).masts)


@pytest.mark.rule("pirates", "5.smokepot-1")
def test_smoke_of_equipment_needs_no_enemy_near() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, gear=["smokepot_shot"])
    m = stage(vessel, kit.AWAY)
    do(m, f"shoot {vessel.id}", "smoke g1")
    assert kit.asked(m) == "smoke"
    assert get(m, vessel).gear[0].up


def test_a_letter_of_marque_keeps_a_dragon_off() -> None:
    nation = box.ships()[kit.DRAGON].nation
    letter = next(card.id for card in box.gear().values() if card.nation)
    dragon, foe = ship(kit.DRAGON, 0, 600, 450), ship(FRIGATE, 1, 600, 520)
    m = stage(dragon, foe)
    beast, target = get(m, dragon), get(m, foe)
    assert may_swoop(m.state, beast, target)
    target.gear = [Gear(letter, 1)]
    beast.nation = box.gear()[letter].nation
    assert not may_swoop(m.state, beast, target)
    beast.nation = nation


@pytest.mark.rule("pirates", "15.sink-1", "15.sink-3")
def test_the_gold_of_a_unique_goes_down_with_it() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, coins=[3], masts=[0, 0, 0])
    foe.coins.append(Coin(5, "rum", 3))
    m = do(stage(vessel, foe, kit.AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert get(m, foe).sunk
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (2, 1)


def test_a_crew_that_returns_home_does_so_from_a_sunk_ship() -> None:
    undying = crew_with("home_on_death")
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, crew=[undying], masts=[0, 0, 0])
    m = do(stage(vessel, foe, kit.AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert [c.card for c in m.state.players[1].crew] == [undying]


@pytest.mark.rule("pirates", "5.stinkpot-2", "P39")
def test_a_stinkpot_silences_during_the_next_turn_of_its_target_s_owner() -> None:
    vessel, foe = (
        ship(FRIGATE, 0, 600, 450, gear=["stinkpot_shot"]),
        ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN]),
    )
    m = do(stage(vessel, foe, kit.AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, kit.offered(m, "stinkpot_shot")[0])
    assert has(m.state, get(m, foe), "move_and_shoot")  # not yet
    kit.end_turn(m)
    assert not has(m.state, get(m, foe), "move_and_shoot")
    kit.end_turn(m)
    assert has(m.state, get(m, foe), "move_and_shoot")


@pytest.mark.rule("pirates", "15.scuttle-1")
def test_any_ship_may_be_scuttled_but_none_by_a_slip_of_the_finger() -> None:
    sound, hulk = ship(BARQUE, 0, 400, 400, id="sound"), ship(BARQUE, 0, 700, 400, id="hulk", masts=[0, 0, 0])
    m = stage(sound, hulk, kit.AWAY)
    assert kit.offered(m, "scuttle") == ["scuttle hulk", "scuttle sound"]
    assert [str(option) for option in m.suggest(0) if option[0] == "scuttle"] == ["scuttle hulk"]
    assert "scuttle" not in m.game.draw(m.view(0), "en", m.pending[0])
    assert [str(option) for option in m.offer(0)[-2:]] == ["scuttle hulk", "scuttle sound"]  # a person's last
    assert "pass" in [str(option) for option in m.offer(0)[:-2]]


# ---- the edges of a shot


@pytest.mark.rule("pirates", "14.11", "8.4")
def test_a_die_hits_strictly_above_the_rank_and_a_one_never() -> None:
    gun = Gun(3, False, 0)
    for face, bonus, far, hit in (
        (3, 0, False, False),
        (4, 0, False, True),
        (3, 1, False, True),
        (2, 1, False, False),
        (1, 5, False, False),
        (6, 0, True, True),
        (5, 3, True, False),  # at doubled range only a 6, whatever is added
    ):
        assert hits(face, bonus, gun, far) is hit
    assert not hits(1, 9, Gun(0, False, 0), False)


@pytest.mark.rule("pirates", "10.derelict-2", "18.fog-2", "16.kw-submarine-4", "18.wreck-1")
def test_who_can_be_given_a_shoot_action() -> None:
    s = stage(SPARE, AWAY).state
    assert may_shoot(s, ship(FRIGATE, 0))
    assert not may_shoot(s, ship(FRIGATE, 0, masts=[0] * 4))
    for state in ({"fog": 0}, {"wreck": True}, {"sunk": True}, {"submerged": True}):
        assert not may_shoot(s, ship(FRIGATE, 0, **state)), state
    laden = ship_with("no_shoot_loaded")
    assert may_shoot(s, ship(laden, 0))
    assert not may_shoot(s, ship(laden, 0, coins=[1]))
    assert may_shoot(s, ship(FRIGATE, 0, coins=[1]))


@pytest.mark.rule("pirates", "14.3", "8.2", "21.2")
@pytest.mark.parametrize(("gun", "reach"), [("g1", kit.S), ("g2", kit.L)])
def test_a_gun_reaches_from_its_mast_as_far_as_its_colour_says(gun: str, reach: int) -> None:
    """The guns of the frigate: the outer two white, the inner two red."""
    index = int(gun[1]) - 1
    assert (box.ships()[FRIGATE].cannons[index][1] == "L") is (reach == kit.L)
    vessel = ship(FRIGATE, 0, 600, 450)
    _, my = mast_point(vessel, index)
    half = kit.half(SLOOP)[1] * 100
    mx = mast_point(vessel, index)[0]
    for gap, seen in ((-6, True), (6, False)):
        foe = ship(SLOOP, 1, mx / 100, (my + reach + half + gap) / 100)
        m = stage(vessel, foe, SPARE, AWAY)
        m.state.ships[0].masts = [int(i == index) for i in range(4)]
        found = [str(option) for option in shot_options(m.state, m.state.ships[0])]
        assert (f"fire {gun} {foe.id}" in found) is seen
        assert in_sight(m.state, m.state.ships[0]) is seen


@pytest.mark.rule("pirates", "14.9", "16.kw-titan-4", "16.kw-seadragon-5", "18.fog-2", "18.wreck-1")
def test_whom_a_dragon_may_swoop_upon() -> None:
    dragon = ship(kit.DRAGON, 0, 600, 450)

    def swoops(foe: kit.Ship, **more: Any) -> bool:
        m = stage(dragon, foe, SPARE, AWAY, **more)
        return may_swoop(m.state, get(m, dragon), get(m, foe))

    assert swoops(ship(FRIGATE, 1, 600, 560))
    assert swoops(ship(kit.SUB, 1, 600, 560, submerged=True))
    assert not swoops(ship(FRIGATE, 0, 600, 560))
    assert not swoops(ship(FRIGATE, 1, 600, 560, wreck=True, masts=[0] * 4))
    assert not swoops(ship(FRIGATE, 1, 600, 560, fog=0), terrain=[kit.Terrain("fog_bank", 60000, 56000)])
    edge = 2 * kit.L / 100 + 150 - distance(hull(dragon), hull(ship(FRIGATE, 1, 600, 600))) / 100
    assert swoops(ship(FRIGATE, 1, 600, 450 + edge - 0.1))
    assert not swoops(ship(FRIGATE, 1, 600, 450 + edge + 0.1))
    home = dock(ship(FRIGATE, 1), 1)
    m = stage(ship(kit.DRAGON, 0, home.x / 100, home.y / 100 - 80), home, SPARE)
    assert not may_swoop(m.state, m.state.ships[0], m.state.ships[1])
    m.state.ships[1].dock = -1
    assert may_swoop(m.state, m.state.ships[0], m.state.ships[1])
    m.state.ships[1].deeds.safe = True
    assert not may_swoop(m.state, m.state.ships[0], m.state.ships[1])


@pytest.mark.rule("pirates", "14.9")
def test_a_ship_at_the_first_island_s_home_is_safe_from_swoop_and_shot() -> None:
    mine = dock(ship(FRIGATE, 0), 0)
    dragon = ship(kit.DRAGON, 1, mine.x / 100 + 60, mine.y / 100 + 60)
    m = stage(mine, dragon)
    assert not may_swoop(m.state, get(m, dragon), get(m, mine))
    titan = dock(ship(ship_with("titan"), 0), 0)
    m = stage(titan, dragon, SPARE)
    m.state.ships[0].dock = 0
    assert may_swoop(m.state, get(m, dragon), get(m, titan))  # 16.kw-titan-4


@pytest.mark.rule("pirates", "16.kw-seadragon-6", "16.kw-seadragon-7")
@pytest.mark.parametrize(("die", "left"), [(3, 4), (4, 2)])
def test_a_swoop_hits_twice_from_four_on_and_lands_beside_the_target(die: int, left: int) -> None:
    dragon, foe = ship(kit.DRAGON, 0, 600, 450), ship(FRIGATE, 1, 600, 600)
    m = do(stage(dragon, foe, SPARE, AWAY, dice=[die]), f"shoot {dragon.id}", f"swoop {dragon.id} {foe.id}")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, foe).masts) == left
    gap = distance(hull(get(m, dragon)), hull(get(m, foe)))
    assert 0 < gap < 600
    assert get(m, dragon).y < get(m, foe).y  # on the side that it came from
    assert get(m, dragon).fired_at == [foe.id]


@pytest.mark.rule("pirates", "5.smokepot-2")
def test_where_smoke_may_be_put_up() -> None:
    reach = box.terrain_radius("fog_bank")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[SMOKE])
    moored = dock(ship(SLOOP, 0, id="moored"), 0)
    m = stage(vessel, moored, AWAY)
    here, s = get(m, vessel), m.state
    side = kit.half(FRIGATE)[1] * 100

    def key(x: float, y: float) -> str:
        why = smoke_fault(s, here, Option("smoke", round(x), round(y)))
        return why.key if why else ""

    assert key(60000, 45000 + side + kit.S - 2) == ""
    assert key(60000, 45000 + side + kit.S) == ""  # at S is within S (21.2)
    assert key(60000, 45000 + side + kit.S + 2) == "smoke-far"
    for x, y in (
        (reach - 1, 45000),
        (60000, reach - 1),
        (s.width - reach + 1, 45000),
        (60000, s.height - reach + 1),
    ):
        assert key(x, y) == "off-table"
    for x, y in ((reach, 45000), (60000, reach), (s.width - reach, 45000), (60000, s.height - reach)):
        assert key(x, y) == "smoke-far"  # on the table, but far
    here.x, here.y = 12000 + 4100 + 4000, 12000
    assert key(12000 + 4100 + reach - 200, 12000) == "smoke-island"
    here.x, here.y = moored.x, moored.y + 6000
    s.islands[0].x -= 30000  # the ship alone is in the way
    s.ships[1].dock = 0
    assert key(moored.x, moored.y + reach) == "smoke-docked"
    s.ships[1].dock = -1
    assert key(moored.x, moored.y + reach) == ""
    for bad in (Option("smoke", 1), Option("fog", 1, 2), Option("smoke", 1, 2, 3), Option("smoke", "a", 2)):
        assert smoke_fault(s, here, bad) is not None
    here.x, here.y = 60000, 45000
    found = smoke_options(s, here)
    assert len(found) == 9
    assert all(smoke_fault(s, here, option) is None for option in found[1:])


@pytest.mark.rule("pirates", "5.smokepot-2", "18.fog-1")
def test_smoke_swallows_who_touches_it_and_nobody_else() -> None:
    reach = box.terrain_radius("fog_bank")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[SMOKE])
    side = kit.half(SLOOP)[1] * 100
    at = 45000 + round(kit.half(FRIGATE)[1] * 100) + kit.S - 10
    near = ship(SLOOP, 1, 600, (at + reach + side - 10) / 100, id="near")
    clear = ship(SLOOP, 1, 600, (at + reach + 3 * side + 400) / 100, id="clear")
    diver = ship(kit.SUB, 1, 600, at / 100, 90, id="diver", submerged=True)
    m = stage(vessel, near, clear, diver, SPARE, AWAY)
    do(m, f"shoot {vessel.id}", "smoke g1", f"smoke 60000 {at}")
    assert [get(m, x).fog for x in (near, clear, diver)] == [0, -1, -1]
    assert m.state.terrain[0].smoke == 0
    assert not kit.offered(m, "smoke")  # once a turn


@pytest.mark.rule("pirates", "8.3")
def test_the_aura_of_a_flagship_reaches_friends_within_s_but_not_itself_nor_from_the_fog() -> None:
    flagship = ship_with("aura_cannon_plus1")
    vessel = ship(FRIGATE, 0, 600, 450)
    side = kit.half(FRIGATE)[1] + kit.half(flagship)[1]

    def bonus(*others: kit.Ship, **more: Any) -> int:
        m = stage(vessel, *others, SPARE, AWAY, **more)
        return auras(kit.rules(m), get(m, vessel))

    assert bonus(ship(flagship, 0, 600, 450 + side + 20)) == 1
    assert (
        bonus(ship(flagship, 0, 600, 450 + side + 20), ship(flagship, 0, 600, 450 - side - 20, id="two")) == 1
    )
    assert bonus(ship(flagship, 0, 600, 450 + side + kit.S / 100 + 1)) == 0
    assert bonus(ship(flagship, 1, 600, 450 + side + 20)) == 0
    assert bonus(ship(flagship, 0, 600, 450 + side + 20, sunk=True)) == 0
    bank = kit.Terrain("fog_bank", 60000, 45000 + round(side * 100) + 2000)
    assert bonus(ship(flagship, 0, 600, 450 + side + 20, fog=0), terrain=[bank]) == 0
    m = stage(ship(flagship, 0, 600, 450), SPARE, AWAY)
    assert auras(kit.rules(m), m.state.ships[0]) == 0


@pytest.mark.rule("pirates", "5.musketeer-1", "13.unique-3")
@pytest.mark.parametrize(("die", "left"), [(3, True), (4, False)])
def test_musketeers_clear_an_island_of_wolves_above_three(die: int, left: bool) -> None:
    vessel = dock(ship(FRIGATE, 0, crew=[MUSKETEER]), 2)

    def edit(s: State) -> None:
        s.islands[2].wolves = True
        s.islands[2].coins = [Coin(3), Coin(0, "wolves", 3)]

    m = stage(vessel, AWAY, edit=edit, dice=[die])
    spent = len(m.state.spent)
    do(m, f"shoot {vessel.id}")
    assert kit.offered(m, "wolves") == ["wolves musket"]
    do(m, "wolves musket")
    assert not kit.offered(m, "wolves")  # one shot
    isle = m.state.islands[2]
    assert isle.wolves is left
    assert [coin.unique for coin in isle.coins] == (["", "wolves"] if left else [""])
    assert [coin.unique for coin in m.state.spent[spent:]] == ([] if left else ["wolves"])
    at_sea = ship(FRIGATE, 0, 600, 450, crew=[MUSKETEER])
    m = stage(at_sea, ship(SLOOP, 1, 600, 490), edit=lambda s: setattr(s.islands[-1], "wolves", True))
    do(m, f"shoot {at_sea.id}")
    assert not kit.offered(m, "wolves")


@pytest.mark.rule("pirates", "4.7")
def test_gunners_without_whom_a_shot_could_not_be_fired_are_shown_and_no_others() -> None:
    through = kit.crew_with("fire_through_ships")
    nation = box.crew()[through].nation
    card = min(
        (
            c
            for c in box.ships().values()
            if c.nation == nation and box.coded(c.id) and c.masts >= 3 and c.cargo
        ),
        key=lambda c: (len(c.keywords) + len(c.abilities), c.id),
    ).id
    vessel = ship(card, 0, 600, 450, crew=[through])
    side = kit.half(card)[1] + kit.half(FRIGATE)[1]
    wall = ship(FRIGATE, 1, 600, 450 + side + 2, id="wall")
    behind = ship(SLOOP, 1, 600, 450 + side + 2 + kit.half(FRIGATE)[1] + kit.half(SLOOP)[1] + 2, id="behind")
    m = do(stage(vessel, wall, behind, SPARE, dice=[1, 1]), f"shoot {vessel.id}")
    shots = kit.offered(m, "fire")
    do(m, next(word for word in shots if word.endswith("wall")))
    assert not get(m, vessel).crew[0].up
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("behind")))
    assert get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "4.7", "16.kw-submarine-4", "8.3")
def test_who_finds_a_diver_below_is_shown_and_only_then() -> None:
    finder = kit.crew_with("hit_submerged_s")
    nation = box.crew()[finder].nation
    card = min(
        (
            c
            for c in box.ships().values()
            if c.nation == nation and box.coded(c.id) and c.masts >= 3 and c.cargo
        ),
        key=lambda c: (len(c.keywords) + len(c.abilities), c.id),
    ).id
    vessel = ship(card, 0, 600, 450, crew=[finder])
    up = ship(SLOOP, 1, 600, 450 + kit.half(card)[1] + kit.half(SLOOP)[1] + 10, id="up")
    below = ship(
        kit.SUB, 1, 600, 450 - kit.half(card)[1] - kit.half(kit.SUB)[1] - 10, id="below", submerged=True
    )
    m = do(stage(vessel, up, below, SPARE, dice=[1, 1]), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("up")))
    assert not get(m, vessel).crew[0].up
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("below")))
    assert get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "6.2", "4.7")
def test_equipment_that_is_fired_lies_face_up_and_fires_once_a_turn() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, gear=["fire_shot"]), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, SPARE, AWAY, dice=[2]), f"shoot {vessel.id}")
    do(m, f"fire_shot g1 {foe.id}")
    assert get(m, vessel).gear[0].up
    assert m.table.sealed == m.table.choices
    assert not kit.offered(m, "fire_shot")


@pytest.mark.rule("pirates", "8.3", "14.2", "20.6")
def test_a_parley_may_be_paid_from_the_home_of_the_first_seat() -> None:
    rich = ship(kit.ship_with("parley"), 0, 600, 490, id="rich")
    foe = ship(FRIGATE, 1, 600, 450)
    m = stage(rich, foe, edit=lambda s: s.players[0].coins.append(Coin(2)))
    do(kit.end_turn(m), f"shoot {foe.id}", "fire g1 rich")
    assert kit.offered(m) == ["pass", "buy i1"]
    do(m, "buy i1")
    assert [coin.value for coin in m.state.players[1].coins] == [2]


@pytest.mark.rule("pirates", "8.3")
def test_a_parley_is_paid_by_chance_and_shown_to_the_table_only_by_two() -> None:
    """The coin may come from home; a crew that buys safety is shown; with three it stays between two."""
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship("ROF-29", 1, 600, 490)

    def rich(s: State) -> None:
        s.players[1].coins = [Coin(4, seen=2)]

    for seats, known in ((2, 3), (3, 3)):
        third = [ship(SLOOP, 2, 900, 700, id="third")] if seats == 3 else []
        m = stage(vessel, foe, AWAY, *third, seats=seats, edit=rich)
        do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
        assert kit.offered(m) == ["pass", "buy i2"]
        do(m, "buy i2")
        coin = m.state.players[0].coins[0]
        assert (coin.value, coin.seen) == (4, known)
        assert m.state.players[1].coins == []
    envoy = kit.crew_with("parley")
    nation = box.crew()[envoy].nation
    card = min(
        (c for c in box.ships().values() if c.nation == nation and box.coded(c.id) and c.cargo > 1),
        key=lambda c: (len(c.keywords) + len(c.abilities), c.id),
    ).id
    foe = ship(card, 1, 600, 450 + kit.half(FRIGATE)[1] + kit.half(card)[1] + 10, crew=[envoy], coins=[2])
    m = do(stage(vessel, foe, AWAY), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
    assert not get(m, foe).crew[0].up
    do(m, f"buy {foe.id}")
    assert get(m, foe).crew[0].up


# ---- what a hit costs


@pytest.mark.rule("pirates", "8.3", "2.9")
@pytest.mark.parametrize(("x", "y", "isle"), [(600, 700, 2), (600, 300, 3), (200, 400, 2), (800, 700, 3)])
def test_a_raft_lands_on_the_nearest_wild_island(x: float, y: float, isle: int) -> None:
    vessel = ship(SLOOP, 0, x, y, masts=[0], coins=[5], uniques=["homemade_flag"], crew=[CAPTAIN])
    m = stage(vessel, SPARE, AWAY, edit=lambda s: setattr(s.players[0], "events", ["raft"]))
    do(m, "pass") if kit.asked(m) == "event" else None
    rule = sink(kit.rules(m), get(m, vessel), 1, "shot")
    next(rule)
    with pytest.raises(StopIteration):
        rule.send(Option("play", "raft"))
    assert [c.card for c in m.state.islands[isle].crew] == [CAPTAIN]
    assert [coin.value for coin in m.state.islands[isle].coins][-1] == 5
    assert not any(coin.unique for coin in m.state.islands[isle].coins)  # 15.sink-3: it goes down
    assert (m.state.players[0].events, m.state.lost_events, m.state.players[0].rafted) == ([], 1, True)


@pytest.mark.rule("pirates", "10.derelict-4", "18.wreck-1")
def test_nothing_more_is_lost_by_what_is_sunk_or_wrecked() -> None:
    m = stage(SPARE, AWAY)
    g = kit.rules(m)
    states: list[dict[str, Any]] = [{"sunk": True}, {"wreck": True}]
    for state in states:
        gone = ship(FRIGATE, 0, 600, 450, **state)
        assert list(lose_mast(g, gone, 1, "shot")) == []
        assert gone.masts == [1] * 4
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4)
    assert list(lose_many(g, hulk, 2, 1, "terrain")) == []  # masts that are not there are not lost
    assert not hulk.sunk


@pytest.mark.rule("pirates", "15.repair-1", "15.repair-2", "16.kw-titan-1", "16.kw-submarine-4")
def test_what_can_be_repaired_and_where() -> None:
    m = stage(SPARE, AWAY)
    home = dock(ship(FRIGATE, 0, masts=[1, 1, 0, 1]), 0)
    assert may_repair(m.state, home)
    assert not may_repair(m.state, dock(ship(FRIGATE, 0), 0))
    assert not may_repair(m.state, dock(ship(FRIGATE, 0, masts=[1, 1, 0, 1]), 2))
    assert not may_repair(m.state, ship(FRIGATE, 0, 600, 450, masts=[1, 1, 0, 1]))
    assert may_repair(m.state, ship(FRIGATE, 0, 600, 450, masts=[1, 1, 0, 1], crew=[SHIPWRIGHT]))
    assert not may_repair(m.state, ship(FRIGATE, 0, 600, 450, crew=[SHIPWRIGHT]))
    wreck = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[SHIPWRIGHT], wreck=True)
    assert not may_repair(m.state, wreck)
    raft = ship(ship_with("flotilla"), 0, 600, 450, masts=[0])
    assert may_repair(m.state, raft)
    below = dock(ship(kit.SUB, 0, submerged=True), 0)
    below.masts[0] = 0
    assert not may_repair(m.state, below)
    below.submerged = False
    assert may_repair(m.state, below)


@pytest.mark.rule("pirates", "16.kw-marine-4")
def test_a_marine_ashore_falls_to_two_hits_of_one_opponent_not_of_two() -> None:
    marine = kit.crew_with("marine")
    m = stage(SPARE, AWAY)
    g, isle = kit.rules(m), m.state.islands[2]
    isle.crew = [kit.Crew(marine, 1, "england", up=True)]
    assert not hit_marine(g, 0, 2, 1)
    assert not hit_marine(g, 2, 2, 1)  # somebody else: counted anew
    assert hit_marine(g, 2, 2, 1)
    assert (isle.crew, m.state.lost_crew) == ([], 1)


@pytest.mark.rule("pirates", "14.5", "16.kw-bombardier-1")
def test_a_bombardier_does_not_fire_astern_through_its_own_sails() -> None:
    card = ship_with("bombardier")
    reach = box.body(card).length / 200 + 30
    for side, seen in ((-1, False), (1, True)):
        vessel, foe = ship(card, 0, 600, 450), ship(SLOOP, 1, 600 + side * reach, 450, 90, id="foe")
        m = do(stage(vessel, foe, AWAY, SPARE), f"shoot {vessel.id}")
        assert ("fire bombard foe" in kit.offered(m)) is seen
    hulk = ship(card, 0, 600, 450, masts=[1, 0, 0])
    m = do(stage(hulk, ship(SLOOP, 1, 600 - reach, 480, 90, id="foe"), AWAY, SPARE), f"shoot {hulk.id}")
    assert "fire bombard foe" in kit.offered(m)


@pytest.mark.rule("pirates", "16.kw-bombardier-2", "P83")
def test_nothing_is_added_to_a_bombardier_s_die_by_its_target_either() -> None:
    vessel, foe = ship("FS-14", 0, 600, 450), ship("SM1-PS-017", 1, 680, 450, 90)
    m = do(stage(vessel, foe, AWAY, SPARE, dice=[3]), f"shoot {vessel.id}", f"fire bombard {foe.id}")
    assert not kit.told(m, "shot")[-1]["hit"]


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_a_hidden_crew_shelters_its_ship_from_a_breath_too() -> None:
    beast = ship(ship_with("breath_fire"), 0, 250, 780)
    foe = dock(ship(BARQUE, 1, crew=["SS-027a"], nation="spain"), 2, 0)
    beast.x = foe.x + 9000
    m = stage(beast, foe, AWAY, SPARE, dice=[6])
    do(kit.quiet(m), f"shoot {beast.id}", f"breathe {beast.id} {foe.id}")
    assert kit.told(m, "sheltered")
    assert get(m, foe).masts == [1, 1, 1]


@pytest.mark.rule("pirates", "16.kw-bombardier-2", "P83")
@pytest.mark.parametrize(
    "code", ["reroll_any", "pick_best_of_2d6", "best_of_two_shot", "shooter_picks_mast", "hit_kills_crew"]
)
def test_nobody_aboard_has_a_hand_in_the_shot_of_a_bombardier(code: str) -> None:
    vessel, foe = ship("FS-14", 0, 600, 450), ship(FRIGATE, 1, 680, 450, 90, crew=[CAPTAIN])
    m = stage(vessel, foe, AWAY, SPARE, dice=[4])
    get(m, vessel).deeds.copied = code
    do(m, f"shoot {vessel.id}", f"fire bombard {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("mast", 1)
    do(m, f"lose {foe.id} 1")
    assert kit.asked(m) == "shoot"


@pytest.mark.rule("pirates", "16.kw-bombardier-2", "5.musketeer-2", "P83")
@pytest.mark.parametrize("key", ["bombard", "musket"])
def test_who_doubles_the_ranges_of_guns_makes_neither_a_musket_nor_a_bombardier_worse(key: str) -> None:
    vessel = ship("FS-14", 0, 600, 450, crew=[MUSKETEER])
    vessel.crew[0].nation = vessel.nation
    foe = ship(FRIGATE, 1, 680, 450, 90)
    m = stage(vessel, foe, AWAY, SPARE, dice=[4])
    get(m, vessel).deeds.copied = "double_range_six"
    do(m, f"shoot {vessel.id}", f"far {vessel.id}", f"fire {key} {foe.id}")
    assert kit.told(m, "shot")[-1]["hit"]


@pytest.mark.rule("pirates", "5.smokepot-1")
def test_the_gun_that_puts_up_smoke_does_not_fire() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[SMOKE]), ship(FRIGATE, 1, 600, 410)
    m = do(stage(vessel, foe, SPARE), f"shoot {vessel.id}", "smoke g1", "smoke 60000 51000")
    assert {word.split()[1] for word in kit.offered(m, "fire")} == {"g2", "g3", "g4"}
    assert get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "5.smokepot-1", "5.musketeer-1")
def test_smoke_needs_a_gun_on_a_mast() -> None:
    """A derelict can't; a musket puts up no smoke."""
    vessel = ship(FRIGATE, 0, 600, 450, crew=[SMOKE, MUSKETEER], masts=[1, 0, 0, 0])
    m = stage(vessel, AWAY, SPARE)
    assert in_sight(m.state, get(m, vessel))
    do(m, f"shoot {vessel.id}")
    assert kit.offered(m, "smoke") == ["smoke g1"]
    bare = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    assert not in_sight(stage(bare, AWAY, SPARE).state, bare)
