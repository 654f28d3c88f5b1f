"""Exploration (13), unique treasures, and mysterious islands (1)."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.fleet.fleet import linked
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.explore import explorable
from flibuste.games.pirates.rules.mystery import gather, guide
from flibuste.games.pirates.rules.towing import join
from flibuste.games.pirates.rules.uniques import FOUND
from flibuste.games.pirates.state import Coin, Crew, State, Token
from flibuste.games.pirates.table.contact import wild

from . import kit
from .kit import (
    BARQUE,
    BRIG,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SLOOP,
    Terrain,
    course,
    do,
    dock,
    get,
    ship,
    ship_with,
    stage,
)

FAR = ship(SLOOP, 1, 900, 300)


def with_coins(*coins: Coin) -> object:
    def edit(s: State) -> None:
        s.islands[2].coins = list(coins)

    return edit


def landed(
    *coins: Coin, card: str = FRIGATE, dice: tuple[int, ...] = (), **more: object
) -> tuple[kit.Match, kit.Ship]:
    vessel = dock(ship(card, 0, **more), 2)  # type: ignore[arg-type]
    return stage(vessel, FAR, dice=dice, edit=with_coins(*coins)), vessel  # type: ignore[arg-type]


@pytest.mark.rule("pirates", "13.1")
def test_exploring_needs_to_begin_the_turn_docked() -> None:
    m, vessel = landed(Coin(2))
    assert f"explore {vessel.id}" in kit.offered(m)
    fresh = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)
    m = do(stage(fresh, FAR), course(fresh, (0, 57)))
    assert get(m, fresh).dock == 2
    assert kit.asked(m) == "act"
    assert not kit.offered(m, "explore")
    kit.end_turn(kit.end_turn(m))
    assert f"explore {fresh.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "13.2", "13.3", "13.4")
def test_the_owner_sees_all_takes_what_fits_and_opponents_learn_nothing() -> None:
    m, vessel = landed(Coin(5), Coin(1), Coin(3), card=BRIG)
    do(m, f"explore {vessel.id}")
    assert [c["value"] for c in m.view(0)["islands"][2]["coins"]] == [5, 1, 3]
    assert m.view(1)["islands"][2]["coins"] == [None] * 3
    assert kit.offered(m) == ["take 5", "take 3", "take 1", "pass"]
    do(m, "take 5", "take 3")  # two spaces: no more is asked
    assert kit.asked(m) == "act"
    assert m.view(1)["ships"][0]["coins"] == [None, None]
    assert m.view(1)["islands"][2]["coins"] == [None]
    m, vessel = landed(Coin(5), Coin(1), card=BRIG)
    do(m, f"explore {vessel.id}", "pass")
    assert get(m, vessel).coins == []


@pytest.mark.rule("pirates", "13.5", "13.6")
def test_a_flag_is_left_behind_and_makes_the_next_visit_free() -> None:
    m, vessel = landed(Coin(5), Coin(1))
    assert m.state.islands[2].flags == []
    do(m, course(vessel, (90, 57), (90, 57)))
    assert get(m, vessel).dock == -1
    assert m.state.islands[2].flags == [0]
    fresh = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)

    def flagged(s: State) -> None:
        s.islands[2].flags = [0]

    m = do(stage(fresh, FAR, edit=flagged), course(fresh, (0, 57)))
    assert kit.asked(m) == "explore-free"
    do(m, f"explore {fresh.id}", "take 3", "pass")
    assert [c.value for c in get(m, fresh).coins] == [3]


@pytest.mark.rule("pirates", "13.5", "8.3", "10.dock-1")
def test_who_leaves_an_island_of_its_own_flag_may_still_raid_a_home() -> None:
    raider = kit.dock(ship(kit.ship_with("raid_home_1"), 0), 2, 0)
    m = stage(raider, FAR, edit=lambda s: s.islands[2].flags.append(0))
    do(m, f"about {raider.id}")
    assert get(m, raider).dock == -1
    assert not get(m, raider).plight.left_raid


@pytest.mark.rule("pirates", "13.6", "8.3")
@pytest.mark.parametrize("code", ["raid_home_1", "treasure_to_cannon"])
def test_what_a_ship_does_in_ports_does_not_keep_it_from_its_marked_islands(code: str) -> None:
    card = kit.ship_with(code)
    fresh = ship(card, 0, 120 + 41 + kit.half(card)[0] + 30, 780, 180)
    m = stage(fresh, FAR, edit=lambda s: s.islands[2].flags.append(0))
    assert kit.asked(do(m, course(fresh, (0, 57)))) == "explore-free"


@pytest.mark.rule("pirates", "13.6", "17.5")
@pytest.mark.parametrize(("explored", "asked"), [([], "explore-free"), ([0], "act")])
def test_an_island_with_one_s_flag_is_explored_free_though_others_emptied_it(
    explored: list[int], asked: str
) -> None:
    """It counts: a fort can be built there at the end of the turn."""
    fresh = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)

    def emptied(s: State) -> None:
        s.islands[2].flags, s.islands[2].coins, s.islands[2].explored = [0], [], [1, *explored]
        s.players[0].coins, s.players[0].forts = [Coin(4, seen=3)], ["fort_brompton"]

    m = do(stage(fresh, FAR, edit=emptied), course(fresh, (0, 57)))
    assert kit.asked(m) == asked
    if asked == "explore-free":
        do(m, f"explore {fresh.id}")
        assert m.state.islands[2].explored == [1, 0]
    do(m, "pass")
    assert "build fort_brompton i3" in kit.offered(m)


@pytest.mark.rule("pirates", "5.explorer", "16.kw-explorer")
def test_an_explorer_docks_and_explores_with_one_action() -> None:
    keyword = next(c.id for c in box.crew().values() if "explorer" in c.keywords)
    for crew in (kit.crew_with("explore_on_dock"), keyword):
        fresh = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180, crew=[crew])
        m = do(stage(fresh, FAR), course(fresh, (0, 57)))
        do(m, f"explore {fresh.id}", "take 3", "pass")
        assert [c.value for c in get(m, fresh).coins] == [3]
        assert get(m, fresh).crew[0].up


@pytest.mark.rule("pirates", "13.unique-1", "13.unique-2", "13.unique-3", "20.7")
def test_uniques_are_taken_first_and_all_face_up_without_space() -> None:
    m, vessel = landed(Coin(2), Coin(0, "sextant"), Coin(0, "weapons"), card=BRIG, coins=[1, 1])
    do(m, f"explore {vessel.id}")
    assert [c.unique for c in get(m, vessel).coins if c.unique] == ["sextant", "weapons"]
    assert m.view(1)["ships"][0]["coins"][2:] == [
        {"value": 0, "unique": "sextant"},
        {"value": 0, "unique": "weapons"},
    ]
    assert kit.asked(m) == "act"  # the hold is full of coins all the same
    from flibuste.games.pirates.abilities.registry import abilities

    assert "ignore_terrain" in abilities(m.state, get(m, vessel)).codes


@pytest.mark.rule("pirates", "13.ship-1", "13.ship-2")
def test_friends_in_contact_pass_treasure_and_crew_within_their_cargo() -> None:
    one = ship(BRIG, 0, 600, 450, coins=[4, 1], id="one")
    two = ship(FRIGATE, 0, 600, 450 + 8 + 10.2, crew=[CAPTAIN], coins=[2], id="two")
    m = do(stage(one, two, FAR), "explore one two")
    assert "take 2" not in kit.offered(m)  # no room aboard
    do(m, "give 4", f"take-crew 1 {CAPTAIN}")
    assert [c.value for c in get(m, two).coins] == [2, 4]
    assert [c.card for c in get(m, one).crew] == [CAPTAIN]
    while kit.asked(m) == "exchange":
        do(m, "pass")
    assert get(m, one).done == 1


@pytest.mark.rule("pirates", "13.ship-1", "13.unique-1")
def test_friends_in_contact_pass_uniques_each_once() -> None:
    one = ship(BRIG, 0, 600, 450, coins=[4, 1], uniques=["rats"], id="one")
    two = ship(FRIGATE, 0, 600, 450 + 8 + 10.2, uniques=["rats", "spices"], id="two")
    m = do(stage(one, two, FAR), "explore one two")
    assert {word for word in kit.offered(m) if "unique" in word} == {
        *("take-unique rats", "take-unique spices", "give-unique rats"),
    }
    do(m, "give-unique rats", "take-unique rats")
    assert "give-unique rats" not in kit.offered(m)  # what has changed ships stays there
    do(m, "take-unique spices")
    assert [c.unique for c in get(m, one).coins if c.unique] == ["rats", "spices"]
    assert [c.unique for c in get(m, two).coins] == ["rats"]


@pytest.mark.rule("pirates", "13.ship-3", "13.ship-1", "P32")
def test_from_an_enemy_derelict_one_takes_and_does_not_give() -> None:
    one = ship(FRIGATE, 0, 600, 450, coins=[1], crew=[HELMSMAN], id="one")
    two = ship(BRIG, 1, 600, 450 + 8 + 10.2, masts=[0, 0], coins=[5], id="two")
    m = do(stage(one, two, FAR), "explore one two")
    assert kit.offered(m) == ["pass", "take 5"]
    do(m, "take 5")
    assert [c.value for c in get(m, one).coins] == [1, 5]


@pytest.mark.rule("pirates", "18.wreck-2")
def test_a_wreck_keeps_its_cargo_and_can_be_explored() -> None:
    one = ship(FRIGATE, 0, 600, 450, id="one")
    wreck = ship(BRIG, 1, 600, 450 + 8 + 10.2, masts=[0, 0], coins=[5], id="wreck", wreck=True)
    m = do(stage(one, wreck, FAR), "explore one wreck", "take 5")
    assert [c.value for c in get(m, one).coins] == [5]


# ---- each unique


def find(word: str, *coins: Coin, dice: tuple[int, ...] = (), **more: Any) -> tuple[kit.Match, kit.Ship]:
    m, vessel = landed(Coin(0, word), *coins, dice=dice, **more)
    return do(m, f"explore {vessel.id}"), vessel


def test_every_unique_has_an_effect_or_an_ability() -> None:
    from flibuste.games.pirates.abilities.registry import GIVEN, HOOKS

    hooked = {code for table_ in HOOKS.values() for code in table_}
    special = {
        "homemade_flag",
        "scurvy",
        "neptunes_figurehead",
        "dry_powder",
        "grease_barrels",
        "explosives",
        "fireworks",
    }
    assert set(box.uniques()) == set(FOUND) | set(GIVEN) | special | (hooked & set(box.uniques()))


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("shipping_charts", "peek_cargo"),
        ("marksmans_map", "peek_island"),
        ("forged_papers", "explore_on_dock"),
        ("sextant", "ignore_terrain"),
    ],
)
def test_charts_and_papers_give_an_ability(word: str, code: str) -> None:
    from flibuste.games.pirates.abilities.registry import has

    m, vessel = find(word)
    assert has(m.state, get(m, vessel), code)


def test_the_homemade_flag_cuts_enemy_ranges_to_s() -> None:
    shooter = ship(FRIGATE, 0, 600, 450)  # its second gun reaches L
    foe = ship(SLOOP, 1, 600, 450 + 65 + 7)
    assert kit.offered(do(stage(shooter, foe), f"shoot {shooter.id}"), "fire")
    foe.coins = [Coin(0, "homemade_flag", 3)]
    assert not kit.offered(stage(shooter, foe), "shoot")


def test_rum_costs_a_turn_and_is_worth_six_less_the_crew() -> None:
    m, vessel = find("rum", crew=[CAPTAIN, HELMSMAN])
    assert get(m, vessel).coins[0].value == 4
    kit.end_turn(kit.end_turn(m))
    assert not kit.offered(m, "about")
    kit.end_turn(kit.end_turn(m))
    assert not get(m, vessel).plight.idle


def test_buried_treasure_costs_a_turn_and_is_worth_a_die() -> None:
    m, vessel = find("buried_treasure", dice=(5,))
    assert get(m, vessel).coins[0].value == 5
    assert get(m, vessel).plight.idle == 1


def test_the_plague_kills_the_crew_bars_the_ports_and_passes_on() -> None:
    m, vessel = find("plague", crew=[CAPTAIN])
    assert get(m, vessel).crew == []
    assert get(m, vessel).dock == -1
    sick = ship(BARQUE, 0, 600, 450, uniques=["plague"])
    foe = ship(FRIGATE, 1, 600 + 35 + 20 + 10, 450, 90, crew=[HELMSMAN])
    m = do(stage(sick, foe), course(sick, (0, 50)))
    assert get(m, foe).crew == []
    assert [c.unique for c in get(m, foe).coins] == ["plague"]


def test_scurvy_kills_on_four_or_more_and_ends_at_home() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN, HELMSMAN], uniques=["scurvy"])
    m = do(stage(vessel, FAR, dice=[4]), f"crew 1 {CAPTAIN}")
    assert [c.card for c in get(m, vessel).crew] == [HELMSMAN]
    m = stage(vessel, FAR, dice=[3])
    assert len(get(m, vessel).crew) == 2
    back = ship(FRIGATE, 0, 232, 120, 180, uniques=["scurvy"])
    m = do(stage(back, FAR), course(back, (0, 57)))
    assert get(m, back).coins == []


def test_trees_repair_the_ship_and_a_whole_one_may_leave_them() -> None:
    m, vessel = find("trees", masts=[1, 0, 0, 1])
    assert get(m, vessel).masts == [1, 1, 1, 1]
    assert m.state.islands[2].coins == []
    m, vessel = find("trees")
    do(m, "pass")
    assert [c.unique for c in m.state.islands[2].coins] == ["trees"]


def test_natives_stay_and_cost_a_turn_for_each_crew() -> None:
    m, vessel = find("natives", crew=[CAPTAIN, HELMSMAN])
    assert get(m, vessel).plight.idle == 2
    assert [c.unique for c in m.state.islands[2].coins] == ["natives"]


def test_wolves_bar_the_island_until_a_musketeer_hits_them() -> None:
    m, vessel = find("wolves", Coin(3), crew=[kit.MUSKETEER], dice=(6,))
    assert get(m, vessel).coins == []
    kit.end_turn(kit.end_turn(m))
    do(m, f"shoot {vessel.id}", "wolves musket")
    assert not m.state.islands[2].wolves
    assert [c.unique for c in m.state.islands[2].coins] == [""]


def test_the_maps_of_alexandria_show_every_island() -> None:
    m, _ = find("maps_of_alexandria", Coin(3))
    assert {"value": 3, "unique": ""} in m.view(1)["islands"][2]["coins"]


def test_the_volcano_takes_a_treasure_and_a_crew_of_each_ship_docked() -> None:
    m, vessel = find("volcano", Coin(3), Coin(1), crew=[CAPTAIN])
    assert len(m.state.islands[2].coins) == 1
    assert get(m, vessel).crew == []
    assert "volcano" in [coin.unique for coin in m.state.spent]
    assert len(m.state.spent) == 2


def test_hidden_uniques_are_used_once() -> None:
    from flibuste.games.pirates.rules.course import segments

    vessel = ship(FRIGATE, 0, 600, 450, uniques=["grease_barrels", "dry_powder", "fireworks"])
    foe = ship(SLOOP, 1, 600, 490)
    for coin in vessel.coins:
        coin.seen = 1
    m = stage(vessel, foe, dice=[2])
    assert m.view(1)["ships"][0]["coins"] == [None] * 3
    do(m, f"spend {vessel.id} grease_barrels")
    assert not m.can_undo(0)  # it was shown
    assert segments(m.state, get(m, vessel))[-1] == kit.L
    do(m, f"spend {vessel.id} fireworks", f"spend {vessel.id} dry_powder", f"fire g1 {foe.id}")
    assert kit.told(m, "shot")[0]["hit"] is True  # 2 + 2 is above 3
    assert get(m, vessel).done == 0  # the shoot action was extra
    assert len(m.state.spent) >= 3


def test_explosives_sink_both_ships_on_four_or_more() -> None:
    vessel = ship(BARQUE, 0, 600, 450, uniques=["explosives"])
    foe, spare = ship(FRIGATE, 1, 600 + 35 + 20 + 10, 450, 90), ship(SLOOP, 0, 200, 500, id="spare")
    m = do(stage(vessel, foe, FAR_TOO, spare, dice=[4]), course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}")
    do(m, f"explode {vessel.id}")
    assert get(m, vessel).sunk
    assert get(m, foe).sunk


FAR_TOO = ship(SLOOP, 1, 900, 300, id="far")


def test_spices_double_a_coin_rats_gnaw_and_weapons_help_to_board() -> None:
    from flibuste.games.pirates.rules.ramming import board_bonus
    from flibuste.kernel.dice import Dice
    from flibuste.kernel.table import Table

    for word, gold in (("spices", 3 + 1 + 3), ("rats", 2)):
        vessel = ship(FRIGATE, 0, 232, 120, 180, coins=[3, 1], uniques=[word])
        m = do(stage(vessel, FAR), course(vessel, (0, 57)))
        assert gold_of(m.state, 0) == gold
    armed = ship(FRIGATE, 0, 600, 450, uniques=["weapons"], crew=[CAPTAIN, HELMSMAN])
    m = stage(armed, FAR)
    g = Table(m.state, Dice(b"0" * 32))
    assert board_bonus(g, get(m, armed), get(m, FAR), None) == 2


def test_neptunes_figurehead_brings_the_ship_home_repaired() -> None:
    vessel = ship(BRIG, 0, 600, 450, masts=[0, 0], uniques=["neptunes_figurehead"])
    foe = ship(FRIGATE, 1, 600, 400)
    m = kit.end_turn(stage(vessel, foe, ship(BARQUE, 0, 200, 500, id="spare"), dice=[6]))
    do(m, f"shoot {foe.id}", f"fire g1 {vessel.id}")
    assert not get(m, vessel).sunk
    assert get(m, vessel).masts == [1, 1]
    assert get(m, vessel).dock == 0
    assert get(m, vessel).coins == []


# ---- mysterious islands


def mystery(number: int, die: int, *more_dice: int, **more: object) -> tuple[kit.Match, kit.Ship]:
    """A ship docks at a mysterious island and rolls that die."""
    vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180, **more)  # type: ignore[arg-type]

    def edit(s: State) -> None:
        s.islands[2].mystery = number
        s.islands[3].coins = [Coin(1), Coin(2), Coin(3)]

    m = stage(vessel, FAR, dice=[die, *more_dice], edit=edit)
    return do(m, course(vessel, (0, 57))), vessel


@pytest.mark.rule("pirates", "1.4", "P33")
def test_the_die_comes_on_docking_one_two_bad_three_four_nothing_five_six_good() -> None:
    for die, key in (
        (1, "mystery-bad"),
        (2, "mystery-bad"),
        (3, ""),
        (4, ""),
        (5, "mystery-good"),
        (6, "mystery-good"),
    ):
        m, _ = mystery(8, die)
        found = [entry.key for entry in m.story(0) if entry.key.startswith("mystery-")]
        assert found == ([key] if key else [])


@pytest.mark.rule("pirates", "1.5", "16.kw-expatriot-3", "P33")
def test_the_die_is_clamped_and_an_ex_patriot_on_his_ship_adds_one() -> None:
    crew, own = next(
        (c, x)
        for c in box.crew().values()
        if "ex_patriot" in c.keywords
        for x in box.ships().values()
        if linked(c, x) and x.move != "T"
    )
    reach = box.body(own.id).length / 200
    vessel = ship(own.id, 0, 120 + 41 + reach + 30, 780, 180, crew=[crew.id], nation="mercenaries")

    def edit(s: State) -> None:
        s.islands[2].mystery = 8

    stranger = next(c for c in box.crew().values() if "ex_patriot" not in c.keywords and not linked(c, own))
    other = next(c for c in box.crew().values() if "ex_patriot" in c.keywords and not linked(c, own))
    mate = next(
        (c, x)
        for c in box.crew().values()
        if "ex_patriot" not in c.keywords
        for x in box.ships().values()
        if linked(c, x) and x.move != "T" and box.coded(c.id) and not x.keywords and c.nation == x.nation
    )
    assert [guide(ship(own.id, 0, crew=[c.id])) for c in (crew, other, stranger)] == [1, 0, 0]
    assert guide(ship(mate[1].id, 0, crew=[mate[0].id])) == 0  # linked to it, but no ex-patriot
    for die, result in ((6, 6), (4, 5)):
        m = stage(vessel, FAR, dice=[die], edit=edit)
        if kit.asked(m) == "dive":
            do(m, f"surface {vessel.id}")
        do(m, course(vessel, (0, 50)))
        assert kit.told(m, "mystery")[0]["die"] == result
    from flibuste.games.pirates.table.contact import left_of

    s = stage(vessel, FAR, seats=3).state
    assert [left_of(s, seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("pirates", "1.6")
def test_a_piece_of_the_collection_comes_from_the_stock_else_from_the_catalogue() -> None:
    vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)

    def edit(s: State) -> None:
        s.islands[2].mystery = 4
        s.players[0].stock = ["spices", "weapons"]

    m = do(stage(vessel, FAR, dice=[6], edit=edit), course(vessel, (0, 57)))
    assert not any(coin.unique for coin in m.state.islands[2].coins)  # not before it explores
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}")
    assert kit.offered(m) == ["take-unique spices", "take-unique weapons"]  # of his choice
    do(m, "take-unique weapons")
    assert [coin.unique for coin in get(m, vessel).coins] == ["weapons"]
    assert m.state.players[0].stock == ["spices"]
    m, vessel = mystery(4, 6)
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}")
    word = next(about["unique"] for about in kit.told(m, "unique"))
    assert word in box.uniques()


@pytest.mark.parametrize("number", [1, 7, 9, 12])
def test_bad_islands_that_scatter_coins(number: int) -> None:
    m, _ = mystery(number, 1)
    gone = {1: 2, 7: 1, 9: 2, 12: 4}[number]
    assert len(m.state.islands[2].coins) == 4 - gone
    assert len(m.state.islands[3].coins) == 3 + gone


@pytest.mark.parametrize(("number", "dice"), [(2, 3), (4, 5), (13, 4), (14, 5)])
def test_bad_islands_that_storm(number: int, dice: int) -> None:
    m, vessel = mystery(number, 1, *[6, 1, 1, 1, 1][:dice])
    assert kit.asked(m) == "mast"
    do(m, f"lose {vessel.id} 1")
    assert get(m, vessel).masts == [0, 1, 1]
    assert len(kit.told(m, "storm")[0]["dice"]) == dice
    m, vessel = mystery(number, 2, *[3, 4, 3, 3, 3][:dice])  # four is enough, three is not
    do(m, f"lose {vessel.id} 2")
    assert get(m, vessel).masts == [1, 0, 1]
    assert kit.asked(m) == "act"


@pytest.mark.parametrize("number", [3, 16])
def test_bad_islands_that_give_the_helm_away(number: int) -> None:
    m, vessel = mystery(number, 1)
    kit.end_turn(kit.end_turn(m))
    assert not [w for w in kit.offered(m) if w.startswith("about")]
    do(m, f"helm {vessel.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("steer", 1)


@pytest.mark.parametrize(("number", "limit"), [(5, 4), (6, 5), (10, 5)])
def test_bad_islands_that_hold_the_ship(number: int, limit: int) -> None:
    for die, moved in ((limit, False), (limit + 1, True)):
        m, vessel = mystery(number, 1, die)
        kit.end_turn(kit.end_turn(m))
        before = get(m, vessel).h
        do(m, f"about {vessel.id}")
        assert (get(m, vessel).h != before) is moved


@pytest.mark.rule("pirates", "1.4", "8.3")
def test_the_die_that_holds_a_ship_is_a_die_of_that_ship() -> None:
    """What changes a ship's dice changes this one: a crew rolls it again, a cursed zone takes two off."""
    lucky = kit.crew_with("reroll_any")
    m, vessel = mystery(5, 1, 2, 6, crew=[lucky], nation=box.crew()[lucky].nation)
    do(m, "keep")  # the island's own die
    kit.end_turn(kit.end_turn(m))
    before = get(m, vessel).h
    do(m, f"about {vessel.id}")
    assert (kit.asked(m), get(m, vessel).h) == ("reroll", before)
    do(m, "reroll")
    assert kit.told(m, "stuck-die")[0]["die"] == 6
    assert get(m, vessel).h != before

    m, vessel = mystery(5, 1, 6)
    kit.end_turn(kit.end_turn(m))
    m.state.tokens.append(Token("cursed_zone", 20000, 78000, 1))
    do(m, f"about {vessel.id}")
    assert (kit.told(m, "stuck-die")[0]["die"], get(m, vessel).h) == (4, before)


def test_bad_islands_8_11_15() -> None:
    m, vessel = mystery(8, 1)
    kit.end_turn(kit.end_turn(m))
    assert not kit.offered(m, "explore")
    m, vessel = mystery(11, 1, crew=[CAPTAIN])
    assert kit.asked(m) in ("astray", "act")
    assert get(m, vessel).crew == []
    assert [c.card for c in m.state.islands[3].crew] == [CAPTAIN]
    from flibuste.games.pirates.rules.course import segments

    m, vessel = mystery(15, 1)
    assert segments(m.state, get(m, vessel)) == [kit.S]


@pytest.mark.parametrize(("number", "gain"), [(1, 2), (5, 2), (11, 1)])
def test_good_islands_that_gather_coins(number: int, gain: int) -> None:
    m, vessel = mystery(number, 6)
    assert len(m.state.islands[2].coins) == 4
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}")  # not before
    assert len(m.state.islands[2].coins) == 4 + gain


@pytest.mark.parametrize("number", [2, 13])
def test_good_islands_that_move_an_enemy(number: int) -> None:
    m, _ = mystery(number, 6)
    do(m, f"shove {FAR.id}", course(FAR, (0, 50)))
    assert get(m, FAR).x == 95000


@pytest.mark.parametrize("number", [4, 12])
def test_good_islands_that_make_a_unique(number: int) -> None:
    m, vessel = mystery(number, 6)
    assert not any(coin.unique for coin in m.state.islands[2].coins)
    kit.end_turn(kit.end_turn(m))
    before = len(m.state.islands[2].coins)
    do(m, f"explore {vessel.id}")
    plain = sum(not coin.unique for isle in m.state.islands[2:4] for coin in isle.coins)
    assert plain < before + 3


@pytest.mark.parametrize("number", [6, 14])
def test_good_islands_that_bring_an_event(number: int) -> None:
    m, _ = mystery(number, 6)
    assert len(m.state.players[0].events) == 1


@pytest.mark.parametrize("number", [9, 16])
def test_good_islands_that_swap_what_was_taken(number: int) -> None:
    m, vessel = mystery(number, 6)
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}", "take 3", "take 1", "pass")
    assert kit.offered(m) == ["pass", "swap 1", "swap 3"]  # the player says which
    m.state.islands[3].coins = [Coin(5), Coin(6)]
    do(m, "swap 3")
    assert 3 in [coin.value for coin in m.state.islands[3].coins]
    assert kit.offered(m) == ["pass", "swap 1"]  # and what came for it is not swapped again
    do(m, "swap 1")
    assert kit.asked(m) == "act"
    assert len(get(m, vessel).coins) == len(m.state.islands[3].coins) == 2
    assert all(coin.seen & 1 for coin in get(m, vessel).coins)


def test_good_islands_3_7_8_10_15() -> None:
    from flibuste.games.pirates.rules.cargo import taken
    from flibuste.games.pirates.rules.course import segments

    m, vessel = mystery(3, 6, crew=[CAPTAIN])
    assert taken(m.state, get(m, vessel)) == 0
    m, vessel = mystery(7, 6)
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}", "take 3", "pass", "seed 3")
    assert 3 in [coin.value for coin in m.state.islands[2].coins]
    m, vessel = mystery(8, 6)
    assert segments(m.state, get(m, vessel))[-1] == kit.L
    m, vessel = mystery(10, 6)
    assert sum(coin.value for coin in m.state.islands[2].coins) == 8
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}")  # not before
    assert sum(coin.value for coin in m.state.islands[2].coins) > 8
    assert not any(coin.seen & 2 for coin in m.state.islands[2].coins)  # nobody else sees it
    m, vessel = mystery(15, 6)
    assert gold_of(m.state, 0) > 0
    assert len(m.state.islands[2].coins) == 3


@pytest.mark.rule("pirates", "13.ship-1")
def test_an_empty_derelict_can_be_explored() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    hulk = ship(BARQUE, 1, 600 + 41 + 9.2, 450, 90, masts=[0, 0, 0], id="hulk")
    assert f"explore {vessel.id} hulk" in kit.offered(stage(vessel, hulk, FAR))
    sound = ship(BARQUE, 1, 600 + 41 + 9.2, 450, 90, id="sound")
    assert f"explore {vessel.id} sound" not in kit.offered(stage(vessel, sound, FAR))


@pytest.mark.rule("pirates", "13.ship-1", "16.kw-ransom-1")
def test_crew_taken_from_an_enemy_derelict_change_sides() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    vessel, hulk = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 470.3, masts=[0] * 4)
    hulk.crew = [Crew(kit.MARINE, 1, "england"), Crew(ransom, 1, "england")]
    m = stage(vessel, hulk, kit.AWAY)
    assert [o.id for o in explorable(m.state, get(m, vessel))] == [hulk.id]
    do(m, f"explore {vessel.id} {hulk.id}", f"take-crew 1 {kit.MARINE}", f"take-crew 1 {ransom}", "pass")
    one, two = get(m, vessel).crew
    assert (one.owner, one.worth) == (0, 0)
    assert (two.owner, two.worth) == (1, 5)


@pytest.mark.rule("pirates", "12.3", "13.ship-1")
@pytest.mark.parametrize("freed", ["explored", "embarked"])
def test_a_captive_who_was_freed_is_a_crew_like_any_other(freed: str) -> None:
    """Whoever takes his ship in tow later has him in his fleet, not as a captive."""
    vessel = dock(ship(FRIGATE, 1), 2)
    prisoner = Crew(kit.CAPTAIN, 1, "england", up=True, worth=3)  # captured in a boarding, worth his cost
    hulk = ship(FRIGATE, 0, vessel.x / 100, vessel.y / 100 + 20.3, vessel.h / 100, masts=[0] * 4, id="hulk")

    def captive(s: State) -> None:
        s.turn = 1
        (s.ships[1].crew if freed == "explored" else s.islands[2].crew).append(prisoner)

    m = stage(vessel, hulk, kit.AWAY, kit.SPARE, edit=captive)
    if freed == "explored":
        do(m, f"explore {vessel.id} hulk", f"take-crew 1 {kit.CAPTAIN}", "pass")
    else:
        do(m, f"hands {vessel.id}", f"embark {kit.CAPTAIN}", "pass")
    (member,) = get(m, vessel).crew
    assert (member.owner, member.worth) == (1, 0)
    join(member, 0)
    assert (member.owner, member.worth) == (0, 0)


@pytest.mark.rule("pirates", "16.kw-ransom-1", "10.unload-1", "13.ship-1")
def test_a_captive_taken_aboard_in_one_s_own_port_goes_ashore_at_once() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    vessel = dock(ship(FRIGATE, 0), 0)
    hulk = ship(FRIGATE, 1, vessel.x / 100, vessel.y / 100 + 20.3, vessel.h / 100, masts=[0] * 4, id="hulk")
    hulk.crew = [Crew(ransom, 1, "england")]
    m = do(stage(vessel, hulk, kit.AWAY), f"explore {vessel.id} hulk", f"take-crew 1 {ransom}", "pass")
    assert get(m, vessel).crew == []
    assert gold_of(m.state, 0) == 5


def test_a_ransom_aboard_a_claimed_derelict_is_a_captive() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    taker = ship_with("claim_derelict")
    vessel = ship(taker, 0, 600, 450)
    hulk = ship(FRIGATE, 1, 600, 450 + kit.half(taker)[1] + 10.2, masts=[0] * 4)
    hulk.crew = [Crew(ransom, 1, "england")]
    m = do(stage(vessel, hulk, kit.AWAY), f"explore {vessel.id} {hulk.id}", "pass", f"claim {hulk.id}")
    assert gold_of(m.state, 0) == 5  # ashore at home at once


@pytest.mark.rule("pirates", "13.unique-2", "P31")
def test_trees_that_were_left_wait_for_the_next_ship() -> None:
    def grove(s: State) -> None:
        s.islands[2].coins = [Coin(0, "trees"), Coin(1)]

    whole = dock(ship(BARQUE, 0), 2)
    torn = dock(ship(BARQUE, 0, id="torn", masts=[1, 0, 0]), 2, 180)
    m = do(stage(whole, torn, kit.AWAY, edit=grove), f"explore {whole.id}", "pass", "pass")
    do(m, "explore torn")
    assert next(x for x in m.state.ships if x.id == "torn").masts == [1, 1, 1]


@pytest.mark.rule("pirates", "13.5", "18.fog-1")
def test_a_ship_that_sails_from_an_island_into_fog_leaves_its_flag_and_its_turn_is_over() -> None:
    vessel = dock(ship(BARQUE, 0, more=1), 2, 0)
    fog = Terrain("fog_bank", vessel.x + 3500 + 3400 + 500, vessel.y)
    m = stage(vessel, kit.AWAY, terrain=[fog], edit=lambda s: setattr(s.ships[0], "more", 1))
    do(m, f"about {vessel.id}")
    assert get(m, vessel).fog < 0
    m.state.ships[0].more = 2
    do(m, course(vessel, (0, 50)))
    assert get(m, vessel).fog == 0
    assert m.state.islands[2].flags == [0]
    assert not kit.offered(m, "leave-fog")  # whatever action it had left
    kit.end_turn(kit.end_turn(m))
    assert kit.offered(m, "leave-fog")


@pytest.mark.rule("pirates", "1.5", "2.9")
def test_a_cursed_zone_weighs_on_the_die_of_a_mysterious_island() -> None:
    vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 780, 180)

    def edit(s: State) -> None:
        s.islands[2].mystery = 8
        s.tokens = [Token("cursed_zone", 20000, 78000, 1)]

    m = do(stage(vessel, kit.AWAY, dice=[4], edit=edit), course(vessel, (0, 57)))
    assert kit.told(m, "mystery")[0]["die"] == 2
    assert get(m, vessel).plight.barred


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


@pytest.mark.rule("pirates", "13.unique-3", "16.kw-ransom-1", "2.9")
def test_a_captive_is_treasure_and_counts_among_no_crew() -> None:
    captive = Crew(kit.crew_with("ransom"), 1, "england", up=True, worth=5)
    m, vessel = landed(Coin(0, "rum"), crew=[CAPTAIN])
    get(m, vessel).crew.append(captive)
    do(m, f"explore {vessel.id}")
    assert [coin.value for coin in get(m, vessel).coins if coin.unique == "rum"] == [5]
