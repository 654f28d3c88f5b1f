"""Clauses that are easily left out: one rule meeting another."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import catalogue
from flibuste.games.pirates.ending import able, gold_of
from flibuste.games.pirates.explore import explorable
from flibuste.games.pirates.forts import inside
from flibuste.games.pirates.hooks import has
from flibuste.games.pirates.marines import marine_options
from flibuste.games.pirates.mystery import gather
from flibuste.games.pirates.ramming import may_ram, may_tow
from flibuste.games.pirates.sea import find, wild
from flibuste.games.pirates.shooting import may_swoop
from flibuste.games.pirates.state import Coin, Crew, Gear, State, Token

from . import kit
from .kit import (
    BARQUE,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SHIPWRIGHT,
    SLOOP,
    S,
    Terrain,
    course,
    crew_with,
    do,
    dock,
    get,
    ship,
    ship_with,
    table,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
CATAMARAN, TURTLE, LONGSHIP, MONSTER, SUB, BLADES, GHOST, DRAGON = (
    ship_with(w)
    for w in (
        "catamaran",
        "turtle_ship",
        "longship",
        "sea_monster",
        "submarine",
        "switchblade",
        "ghost_ship",
        "sea_dragon",
    )
)
MARINE = crew_with("marine")


def half(card: str) -> tuple[float, float]:
    body = catalogue.body(card)
    return body.length / 200, body.width / 200


def ahead(card: str, foe_card: str, **foe: Any) -> tuple[kit.Ship, kit.Ship]:
    """An enemy 20 mm off, across the bow."""
    x = 600 + half(card)[0] + 20 + half(foe_card)[1]
    return ship(card, 0, 600, 450), ship(foe_card, 1, x, 450, 90, **foe)


def quiet(m: kit.Match) -> kit.Match:
    while kit.asked(m) in ("dive", "fade"):
        do(m, next(w for w in kit.words(m) if w.startswith(("surface", "solid"))))
    return m


# ---- hits


@pytest.mark.rule("pirates", "16.kw-catamaran-1", "16.kw-catamaran-2")
@pytest.mark.parametrize("shot", ["fire_shot", "chain_shot", "stinkpot_shot", "grape_shot"])
def test_a_catamaran_may_shrug_off_special_shots_too(shot: str) -> None:
    for save in (5, 4):
        vessel = ship(FRIGATE, 0, 600, 450, gear=[shot])
        foe = ship(CATAMARAN, 1, 600, 500, crew=[CAPTAIN])
        m = do(table(vessel, foe, SPARE, AWAY, dice=[6, save]), f"shoot {vessel.id}")
        do(m, next(word for word in kit.words(m, shot) if word.endswith(foe.id)))
        while kit.asked(m) in ("reroll", "victim"):
            do(m, kit.words(m)[0])
        hit = get(m, foe)
        marked = bool({"chained", "stink"} & set(hit.marks)) or not hit.crew or not hit.outrigger
        assert marked is (save == 4)
        assert all(mast == 1 for mast in hit.masts)  # the second hull stands before the masts


@pytest.mark.rule("pirates", "16.kw-turtle-1", "5.firepot-3")
def test_panels_stand_before_fire() -> None:
    vessel, foe = (
        ship(FRIGATE, 0, 600, 450, crew=[crew_with("firepot_specialist")]),
        ship(TURTLE, 1, 600, 490),
    )
    vessel.nation = vessel.crew[0].nation = catalogue.crew()[vessel.crew[0].card].nation
    m = do(table(vessel, foe, SPARE, AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, next(word for word in kit.words(m, "firepot_specialist") if word.endswith(foe.id)))
    assert get(m, foe).panels == 1
    assert all(mast == 1 for mast in get(m, foe).masts)


def test_a_hit_of_two_masts_is_one_hit() -> None:
    heavy = ship_with("two_masts_per_hit")
    tough = ship_with("ignore_first_hit")
    vessel, foe = ship(heavy, 0, 600, 450), ship(tough, 1, 600, 450 + half(heavy)[1] + half(tough)[1] + 15)
    m = do(quiet(table(vessel, foe, SPARE, AWAY, dice=[6])), f"shoot {vessel.id}")
    do(m, next(word for word in kit.words(m, "fire") if word.endswith(foe.id)))
    assert kit.asked(m) != "mast"  # ignored whole
    assert all(get(m, foe).masts)


def test_a_double_shot_counts_its_own_die() -> None:
    hard = ship_with("only_six_hits")
    vessel = ship(FRIGATE, 0, 600, 450, gear=["double_shot"])
    foe = ship(hard, 1, 600, 450 + 10 + half(hard)[1] + 15)
    m = do(quiet(table(vessel, foe, SPARE, AWAY, dice=[5])), f"shoot {vessel.id}")
    do(m, next(word for word in kit.words(m, "double_shot") if word.endswith(foe.id)))
    assert all(get(m, foe).masts)


@pytest.mark.rule("pirates", "5.smokepot-1")
def test_smoke_of_equipment_needs_no_enemy_near() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, gear=["smokepot_shot"])
    m = table(vessel, AWAY)
    do(m, f"shoot {vessel.id}", "smoke g1")
    assert kit.asked(m) == "smoke"
    assert get(m, vessel).gear[0].up


def test_a_letter_of_marque_keeps_a_dragon_off() -> None:
    nation = catalogue.ships()[DRAGON].nation
    letter = next(card.id for card in catalogue.gear().values() if card.nation)
    dragon, foe = ship(DRAGON, 0, 600, 450), ship(FRIGATE, 1, 600, 520)
    m = table(dragon, foe)
    beast, target = get(m, dragon), get(m, foe)
    assert may_swoop(m.state, beast, target)
    target.gear = [Gear(letter, 1)]
    beast.nation = catalogue.gear()[letter].nation
    assert not may_swoop(m.state, beast, target)
    beast.nation = nation


# ---- sinking


@pytest.mark.rule("pirates", "16.kw-eternal-1", "16.kw-eternal-2", "15.scuttle-4")
def test_an_eternal_ship_that_was_scuttled_comes_home_too() -> None:
    eternal = ship(ship_with("eternal"), 0, 600, 450, crew=[CAPTAIN], coins=[3])
    m = do(quiet(table(eternal, SPARE, AWAY, dice=[6])), f"scuttle {eternal.id}")
    kit.end_turn(kit.end_turn(m))
    back = get(m, eternal)
    assert (back.sunk, back.dock, [c.card for c in back.crew]) == (False, 0, [CAPTAIN])
    assert not any(back.masts)
    assert gold_of(m.state, 0) == gold_of(m.state, 1) == 0  # what it carried is lost


@pytest.mark.rule("pirates", "15.sink-1", "15.sink-3")
def test_the_gold_of_a_unique_goes_down_with_it() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, coins=[3], masts=[0, 0, 0])
    foe.coins.append(Coin(5, "rum", 3))
    m = do(table(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert get(m, foe).sunk
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (2, 1)


def test_a_crew_that_returns_home_does_so_from_a_sunk_ship() -> None:
    undying = crew_with("home_on_death")
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, crew=[undying], masts=[0, 0, 0])
    m = do(table(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert [c.card for c in m.state.players[1].crew] == [undying]


@pytest.mark.rule("pirates", "19.4", "5.shipwright", "10.derelict-2")
def test_a_derelict_that_can_repair_or_explore_is_no_stalemate() -> None:
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[SHIPWRIGHT])
    m = table(hulk, AWAY)
    assert not m.over
    do(m, f"repair {hulk.id}", f"raise {hulk.id} 1")
    docked = dock(ship(FRIGATE, 0, masts=[0] * 4), 2)
    m = table(docked, AWAY)
    assert able(m.state, get(m, docked))
    bare = ship(FRIGATE, 0, 600, 450, masts=[0] * 4)
    m = table(bare, AWAY)
    assert m.over


# ---- contact


@pytest.mark.rule("pirates", "11.ram-5", "16.kw-longship-2")
def test_where_nobody_is_pinned_the_same_contact_may_ram_again() -> None:
    vessel, foe = ahead(LONGSHIP, FRIGATE)
    m = table(vessel, foe, AWAY, dice=[1, 1])
    do(m, course(vessel, (0, 40)), f"ram {vessel.id} {foe.id}")
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 0)))
    assert f"ram {vessel.id} {foe.id}" in kit.words(m)


@pytest.mark.rule("pirates", "16.kw-seamonster-6")
def test_a_submerged_monster_does_not_ram() -> None:
    beast, foe = ship(MONSTER, 0, 600, 450), ship(FRIGATE, 1, 600, 470)
    m = do(table(beast, foe, AWAY), f"dive {beast.id}")
    assert not may_ram(m.state, get(m, beast), get(m, foe))
    do(m, course(beast, (0, 0)))
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "16.kw-submarine-4")
def test_a_submerged_submarine_does_not_repair() -> None:
    boat = ship(SUB, 0, 600, 450, crew=[SHIPWRIGHT])
    boat.masts[0] = 0
    boat.nation = boat.crew[0].nation
    assert kit.words(do(table(boat, AWAY), f"surface {boat.id}"), "repair")
    assert not kit.words(do(table(boat, AWAY), f"dive {boat.id}"), "repair")


@pytest.mark.rule("pirates", "16.kw-turtle-3", "11.board-1")
def test_a_turtle_ship_that_rams_may_board_and_is_not_boarded() -> None:
    vessel, foe = ahead(TURTLE, FRIGATE)
    m = table(vessel, foe, AWAY, dice=[1])
    do(m, course(vessel, (0, 40)), f"ram {vessel.id} {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("board", 0)
    do(m, "pass")
    assert kit.asked(m) != "board"


@pytest.mark.rule("pirates", "16.kw-switchblade-2", "16.kw-switchblade-3")
def test_open_blades_ram_after_a_shoot_action_and_after_a_turn_in_place() -> None:
    vessel = ship(BLADES, 0, 600, 450)
    foe = ship(BARQUE, 1, 600, 450 + half(BLADES)[1] + half(BARQUE)[1] + 5)
    for action in (f"shoot {vessel.id}", course(vessel, (0, 0))):
        m = do(table(vessel, foe, AWAY, dice=[1]), f"blades {vessel.id}", action)
        while kit.asked(m) == "shoot":
            do(m, "pass")
        assert f"ram {vessel.id} {foe.id}" in kit.words(m)
        do(m, f"ram {vessel.id} {foe.id}")
        assert kit.asked(m) == "board"
        m = do(table(vessel, foe, AWAY), action)  # closed
        while kit.asked(m) == "shoot":
            do(m, "pass")
        assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "12.1")
def test_a_derelict_that_rows_may_tow() -> None:
    rower, hulk = ahead(TURTLE, BARQUE, masts=[0, 0, 0])
    rower.masts = [0] * len(rower.masts)
    m = do(table(rower, hulk, AWAY), course(rower, (0, 40)))
    assert may_tow(m.state, get(m, rower), get(m, hulk))
    do(m, f"tow {rower.id} {hulk.id}")
    assert get(m, hulk).owner == 0


@pytest.mark.rule("pirates", "13.ship-1", "16.kw-ransom-1")
def test_crew_taken_from_an_enemy_derelict_change_sides() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    vessel, hulk = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 470.3, masts=[0] * 4)
    hulk.crew = [Crew(MARINE, 1, "england"), Crew(ransom, 1, "england")]
    m = table(vessel, hulk, AWAY)
    assert [o.id for o in explorable(m.state, get(m, vessel))] == [hulk.id]
    do(m, f"explore {vessel.id} {hulk.id}", f"take-crew 1 {MARINE}", f"take-crew 1 {ransom}", "pass")
    one, two = get(m, vessel).crew
    assert (one.owner, one.worth) == (0, 0)
    assert (two.owner, two.worth) == (1, 5)


def test_a_ransom_aboard_a_claimed_derelict_is_a_captive() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    taker = ship_with("claim_derelict")
    vessel = ship(taker, 0, 600, 450)
    hulk = ship(FRIGATE, 1, 600, 450 + half(taker)[1] + 10.2, masts=[0] * 4)
    hulk.crew = [Crew(ransom, 1, "england")]
    m = do(table(vessel, hulk, AWAY), f"explore {vessel.id} {hulk.id}", "pass", f"claim {hulk.id}")
    assert gold_of(m.state, 0) == 5  # ashore at home at once


# ---- cargo and ports


@pytest.mark.rule("pirates", "10.dock-3", "6.3")
def test_equipment_passes_between_docked_ships_within_their_cost() -> None:
    vessel = dock(ship(FRIGATE, 0, gear=["exploding_shot"]), 2)
    friend = dock(ship(BARQUE, 0, id="friend"), 2, 180)
    m = do(table(vessel, friend, AWAY), f"hands {vessel.id}", "pass-to exploding_shot friend", "pass")
    assert [t.card for t in find(m.state, "friend").gear] == ["exploding_shot"]

    def heap(s: State) -> None:
        s.islands[2].gear = [Gear("exploding_shot", 0)]
        price = catalogue.ships()[SLOOP].cost
        s.ships[0].gear = [Gear("smokepot_shot", 0) for _ in range(price // 3)]

    cheap = dock(ship(SLOOP, 0, id="cheap"), 2)
    cheap.marks["roomy"] = 1
    m = table(cheap, AWAY, edit=heap)
    do(m, "hands cheap")
    assert "embark exploding_shot" not in kit.words(m)


@pytest.mark.rule("pirates", "4.6")
def test_a_crew_of_cost_0_never_boards_a_foreign_ship() -> None:
    free = next(
        c for c in catalogue.crew().values() if c.cost == 0 and c.nation == "france" and catalogue.coded(c.id)
    )

    def waiting(s: State) -> None:
        s.players[0].crew = [Crew(free.id, 0, "france")]

    english = dock(ship(FRIGATE, 0), 0)
    m = table(english, AWAY, edit=waiting)
    assert not kit.words(m, "hands")
    french = dock(ship(FRIGATE, 0, nation="france"), 0)
    m = do(table(french, AWAY, edit=waiting), f"hands {french.id}")
    assert f"embark {free.id}" in kit.words(m)


@pytest.mark.rule("pirates", "17.11")
def test_gold_that_is_no_coin_counts_for_the_surplus_of_a_fort() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[2], gold=3)

    vessel = dock(ship(BARQUE, 0), 2)
    m = do(table(vessel, AWAY, edit=edit), f"explore {vessel.id}")
    assert kit.words(m) == ["take 2", "pass"]


@pytest.mark.rule("pirates", "17.18")
def test_all_the_gold_of_a_fort_returns_to_the_island() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(1, coins=[1], gold=3, flags=[0, 0, 0, 0])
        s.islands[2].coins = []

    vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
    m = do(table(vessel, AWAY, edit=edit, dice=[6]), f"shoot {vessel.id}")
    fort = m.state.islands[2].fort
    assert fort is not None
    assert inside(fort) == 4
    do(m, next(word for word in kit.words(m, "fire") if word.endswith("i3")))
    assert sorted(coin.value for coin in m.state.islands[2].coins) == [1, 3]
    assert gold_of(m.state, 1) == 0


# ---- exploration


@pytest.mark.rule("pirates", "13.unique-2")
def test_trees_that_were_left_wait_for_the_next_ship() -> None:
    def grove(s: State) -> None:
        s.islands[2].coins = [Coin(0, "trees"), Coin(1)]

    whole = dock(ship(BARQUE, 0), 2)
    torn = dock(ship(BARQUE, 0, id="torn", masts=[1, 0, 0]), 2, 180)
    m = do(table(whole, torn, AWAY, edit=grove), f"explore {whole.id}", "pass", "pass")
    do(m, "explore torn")
    assert find(m.state, "torn").masts == [1, 1, 1]


@pytest.mark.rule("pirates", "16.kw-seamonster-2")
def test_a_monster_does_not_explore_where_its_flag_stands() -> None:
    def flag(s: State) -> None:
        s.islands[2].flags = [0]

    beast = ship(MONSTER, 0, 120 + 41 + 28 + 15, 780, 180)
    m = do(quiet(table(beast, AWAY, edit=flag)), course(beast, (0, 40)))
    assert get(m, beast).dock == 2
    assert kit.asked(m) == "act"  # not asked to explore


@pytest.mark.rule("pirates", "13.5", "18.fog-1")
def test_a_ship_that_sails_from_an_island_into_fog_leaves_its_flag_and_its_turn_is_over() -> None:
    vessel = dock(ship(BARQUE, 0, more=1), 2, 0)
    fog = Terrain("fog_bank", vessel.x + 3500 + 3400 + 500, vessel.y)
    m = table(vessel, AWAY, terrain=[fog], edit=lambda s: setattr(s.ships[0], "more", 1))
    do(m, f"about {vessel.id}")
    assert get(m, vessel).fog < 0
    m.state.ships[0].more = 2
    do(m, course(vessel, (0, 50)))
    assert get(m, vessel).fog == 0
    assert m.state.islands[2].flags == [0]
    assert not kit.words(m, "leave-fog")  # whatever action it had left
    kit.end_turn(kit.end_turn(m))
    assert kit.words(m, "leave-fog")


@pytest.mark.rule("pirates", "18.reef-1", "18.sargasso-1")
def test_each_ship_of_a_turn_rolls_for_a_tile() -> None:
    one, two = ship(FRIGATE, 0, 600, 430, id="one"), ship(FRIGATE, 0, 600, 470, id="two")
    for kind in ("reef", "sargasso"):
        m = table(one, two, AWAY, terrain=[Terrain(kind, 70000, 45000)], dice=[4, 5 if kind == "reef" else 1])
        do(m, course(one, (0, 57)), course(two, (0, 57)))
        assert kit.asked(m) == "act"
        assert all(x.masts == [1] * 4 for x in m.state.ships[:2])
        assert [about["die"] for about in kit.told(m, kind)] == ([4, 5] if kind == "reef" else [4, 1])


@pytest.mark.rule("pirates", "18.iceberg-6", "21.7")
def test_a_ship_that_struck_an_iceberg_can_sail_off() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    berg = Terrain("iceberg", 60000 + 4100 + 2800 + 2000, 45000, gold=6)
    m = do(table(vessel, AWAY, terrain=[berg], dice=[1]), course(vessel, (0, 50)), f"lose {vessel.id} 1")
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (90, 0), (90, 50)))
    assert kit.asked(m) == "act"
    assert sum(get(m, vessel).masts) == 3
    kit.end_turn(kit.end_turn(m))


@pytest.mark.rule("pirates", "10.dock-2", "16.kw-submarine-3", "16.kw-ghost-5", "13.5")
def test_a_piece_that_comes_up_at_a_shore_is_docked_there() -> None:
    for card, gone, back in ((SUB, "dive", "surface"), (GHOST, "fade", "solid")):
        vessel = dock(ship(card, 0), 2)
        m = do(table(vessel, AWAY), f"{gone} {vessel.id}")
        assert get(m, vessel).dock == -1
        assert m.state.islands[2].flags == [0]
        while kit.asked(m) not in ("dive", "fade"):
            do(m, "pass")
        do(m, f"{back} {vessel.id}")
        assert get(m, vessel).dock == 2


# ---- marines


@pytest.mark.rule("pirates", "4.5", "16.kw-marine-2")
def test_a_marine_under_a_foreign_flag_or_silenced_does_not_fire() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[MARINE]), ship(BARQUE, 1, 600, 490)
    m = table(vessel, foe, AWAY)
    s = m.state
    assert marine_options(s, 0)
    mine = get(m, vessel)
    for mark in ("stunk", "mute", "hushed"):
        mine.marks[mark] = 1
        assert not marine_options(s, 0)
        del mine.marks[mark]
    mine.crew[0].nation = "spain"
    assert not marine_options(s, 0)


@pytest.mark.rule("pirates", "21.13")
def test_a_marine_aboard_measures_from_the_edge_of_the_hull() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[MARINE])
    foe = ship(SLOOP, 1, 603, 450 + 10 + S / 100 + 23 - 1, 90)  # abreast of the middle
    assert marine_options(table(vessel, foe, AWAY).state, 0)


@pytest.mark.rule("pirates", "16.kw-marine-3")
def test_marines_on_one_island_fire_at_each_other() -> None:
    def ashore(s: State) -> None:
        s.islands[2].crew = [Crew(MARINE, 0, "england", up=True), Crew(MARINE, 1, "england", up=True)]

    m = table(SPARE, AWAY, edit=ashore, dice=[6])
    do(m, "marine i3 1 i3m2")
    assert m.state.islands[2].crew[1].hits == 1


def test_a_marine_aboard_clears_wolves_for_good() -> None:
    def den(s: State) -> None:
        s.islands[2].coins = [Coin(0, "wolves", 3), Coin(2)]
        s.islands[2].wolves = True

    vessel = dock(ship(FRIGATE, 0, crew=[MARINE]), 2)
    m = do(table(vessel, AWAY, edit=den, dice=[6]), f"marine {vessel.id} 1 wolves")
    assert not m.state.islands[2].wolves
    do(m, f"explore {vessel.id}")
    assert kit.words(m) == ["take 2", "pass"]


# ---- events, mysteries, ends


@pytest.mark.rule("pirates", "16.kw-ransom-2")
def test_a_duel_pays_the_ransom_of_the_fallen() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    cost = catalogue.crew()[ransom].cost
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    foe = ship(FRIGATE, 1, 600, 600, crew=[ransom])

    def edit(s: State) -> None:
        s.players[0].events = ["duel"]

    m = table(vessel, foe, dice=[6, 1], edit=edit)
    do(m, "play duel")
    while kit.asked(m) in ("champion", "foe"):
        do(m, kit.words(m)[0])
    if cost + 1 < 9:
        assert get(m, foe).crew == []
        assert gold_of(m.state, 0) == 1


@pytest.mark.rule("pirates", "18.fog-1")
def test_a_rolling_bank_swallows_the_ships_it_reaches() -> None:
    fog = Terrain("fog_bank", 60000, 45000)
    prey = ship(SLOOP, 1, 600 + 34 + 40, 450, id="prey")
    m = table(SPARE, prey, AWAY, terrain=[fog], dice=[1], edit=lambda s: s.drifting.update({0: 0}))
    assert find(m.state, "prey").fog == 0


@pytest.mark.rule("pirates", "1.5", "2.9")
def test_a_cursed_zone_weighs_on_the_die_of_a_mysterious_island() -> None:
    vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)

    def edit(s: State) -> None:
        s.islands[2].mystery = 8
        s.tokens = [Token("cursed_zone", 20000, 78000, 1)]

    m = do(table(vessel, AWAY, dice=[4], edit=edit), course(vessel, (0, 57)))
    assert kit.told(m, "mystery")[0]["die"] == 2
    assert "no-explore" in get(m, vessel).marks


@pytest.mark.rule("pirates", "20.13", "19.3")
def test_at_the_end_coins_in_forts_are_shown_and_the_winner_keeps_all_but_what_lies_at_other_homes() -> None:
    def edit(s: State) -> None:
        s.players[0].coins = [Coin(9, seen=3), Coin(5, seen=3)]
        s.players[1].coins = [Coin(4, seen=3)]
        s.islands[3].fort = kit.fort(0, coins=[1])
        s.islands[3].coins = []

    vessel = ship(FRIGATE, 0, 232, 120, 180, coins=[4])
    m = do(table(vessel, AWAY, edit=edit, keep=True), course(vessel, (0, 57)))
    assert m.over
    assert m.view(1)["islands"][3]["fort"]["coins"] == [{"value": 1, "unique": ""}]
    assert kit.told(m, "keeps")[0]["coins"] == 3 + 1 + 4  # home, fort, the four of the wild island


# ---- crew that are used are shown


@pytest.mark.rule("pirates", "4.7", "5.helmsman", "5.oarsman-1")
def test_the_crew_that_carry_a_ship_further_are_shown() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN])
    m = do(table(vessel, AWAY), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up  # her own move is enough
    printed = catalogue.ships()[FRIGATE].move.count("+") + 1
    m = do(table(vessel, AWAY), course(vessel, *[(0, 50)] * (printed + 1)))
    assert get(m, vessel).crew[0].up
    oarsman = next(c.id for c in catalogue.crew().values() if "oarsman" in c.keywords)
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oarsman])
    m = do(table(hulk, AWAY), course(hulk, (0, 50)))
    assert get(m, hulk).crew[0].up


@pytest.mark.rule("pirates", "4.7")
def test_the_crew_that_lead_a_ship_over_terrain_or_its_guns_further_are_shown() -> None:
    pilot = crew_with("ignore_terrain")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[pilot])
    m = do(table(vessel, AWAY, terrain=[Terrain("reef", 60000, 70000)]), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up
    m = do(table(vessel, AWAY, terrain=[Terrain("reef", 70000, 45000)]), course(vessel, (0, 50)))
    assert get(m, vessel).crew[0].up
    gunner = crew_with("all_long")
    short = next(c.id for c in catalogue.ships().values() if not c.abilities and set(c.cannons) == {"3S"})
    for gap, shown in ((20, False), (70, True)):
        shooter = ship(short, 0, 600, 450, crew=[gunner])
        foe = ship(BARQUE, 1, 600, 450 + half(short)[1] + 9 + gap)
        m = do(quiet(table(shooter, foe, AWAY, dice=[1])), f"shoot {shooter.id}")
        do(m, kit.words(m, "fire")[0])
        assert get(m, shooter).crew[0].up is shown


@pytest.mark.rule("pirates", "5.stinkpot-2")
def test_a_stinkpot_silences_during_the_next_turn_of_its_target_s_owner() -> None:
    vessel, foe = (
        ship(FRIGATE, 0, 600, 450, gear=["stinkpot_shot"]),
        ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN]),
    )
    m = do(table(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, kit.words(m, "stinkpot_shot")[0])
    assert has(m.state, get(m, foe), "move_and_shoot")  # not yet
    kit.end_turn(m)
    assert not has(m.state, get(m, foe), "move_and_shoot")
    kit.end_turn(m)
    assert has(m.state, get(m, foe), "move_and_shoot")


@pytest.mark.rule("pirates", "10.unload-1", "16.kw-mercenary-3")
def test_gold_handed_to_a_ship_in_port_goes_ashore_at_once() -> None:
    docked = dock(ship(FRIGATE, 0, id="docked"), 0)
    giver = ship(BARQUE, 0, docked.x / 100, docked.y / 100 + 10 + 9.2, docked.h / 100, coins=[3], id="giver")
    m = do(table(docked, giver, AWAY), "explore giver docked", "give 3", "pass")
    assert gold_of(m.state, 0) == 3


@pytest.mark.rule("pirates", "12.4", "16.kw-marine-2")
def test_marines_of_a_prize_do_not_fire_in_the_turn_it_is_taken() -> None:
    vessel, hulk = ahead(FRIGATE, FRIGATE, masts=[0] * 4)
    hulk.crew = [Crew(MARINE, 1, "england")]
    near = ship(SLOOP, 1, 640, 500, id="near")
    m = do(table(vessel, hulk, near, AWAY), course(vessel, (0, 40)), f"tow {vessel.id} {hulk.id}")
    assert not kit.words(m, "marine")


@pytest.mark.rule("pirates", "19.1", "15.sink-1")
def test_a_share_that_passes_half_of_the_gold_wins_at_once() -> None:
    def edit(s: State) -> None:
        s.players[0].coins = [Coin(15, seen=3)]

    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, coins=[1], masts=[0, 0, 0])
    m = do(table(vessel, foe, AWAY, dice=[6], edit=edit), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert m.over
    assert m.result is not None
    assert m.result.places == (1, 2)


@pytest.mark.rule("pirates", "1.4")
def test_a_coin_that_is_gathered_is_gone_from_where_it_lay() -> None:
    """Coins of one value look alike: the one that was drawn goes, not another."""
    m = flibuste.new("pirates", 2, 5)
    there = [number for number, isle in enumerate(m.state.islands) if wild(isle)]
    for number in there:
        m.state.islands[number].coins = [Coin(2), Coin(2), Coin(2)]
    list(gather(1)(m.table, m.state.ships[0], there[0]))
    lying = [id(coin) for isle in m.state.islands for coin in isle.coins]
    assert len(lying) == len(set(lying)) == 3 * len(there)
    assert len(m.state.islands[there[0]].coins) == 3 + len(there) - 1


@pytest.mark.rule("pirates", "10.unload-1")
def test_what_stays_aboard_in_port_is_no_gold_in_any_world() -> None:
    """Gold would have gone ashore, so nobody can take what is left for a coin."""
    vessel = dock(ship(BARQUE, 1, 0, 0, id="laden"), 1)
    vessel.coins = [Coin(0, "explosives", seen=2)]
    m = table(vessel, ship(SLOOP, 0, 400, 400, id="other"))
    for seed in range(10):
        world = m.redeal(0, seed)
        assert [coin.unique for coin in find(world.state, "laden").coins] == ["explosives"]


@pytest.mark.rule("pirates", "15.scuttle-1")
def test_any_ship_may_be_scuttled_but_none_by_a_slip_of_the_finger() -> None:
    sound, hulk = ship(BARQUE, 0, 400, 400, id="sound"), ship(BARQUE, 0, 700, 400, id="hulk", masts=[0, 0, 0])
    m = table(sound, hulk, AWAY)
    assert kit.words(m, "scuttle") == ["scuttle hulk", "scuttle sound"]
    assert [str(option) for option in m.suggest(0) if option[0] == "scuttle"] == ["scuttle hulk"]
    assert "scuttle" not in m.game.draw(m.view(0), "en", m.pending[0])
    assert [str(option) for option in m.offer(0)[-2:]] == ["scuttle hulk", "scuttle sound"]  # a person's last
    assert "pass" in [str(option) for option in m.offer(0)[:-2]]
