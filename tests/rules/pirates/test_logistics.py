"""Who carries what, where it may go and who sees it (4, 6, 10, 13), and what a new turn makes anew (9)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import card_codes
from flibuste.games.pirates.rules.cargo import fits, holds, may_leave, room, space_of, taken
from flibuste.games.pirates.rules.cast import cursed
from flibuste.games.pirates.rules.explore import (
    exchange_options,
    explorable,
    load_options,
    mark_last,
    surplus,
)
from flibuste.games.pirates.rules.flow import Menu, freshen, pass_on
from flibuste.games.pirates.rules.marines import may_fire, on_island, own_bonus
from flibuste.games.pirates.rules.mystery import elsewhere, richer, scatter, storm
from flibuste.games.pirates.rules.port import hands_options, may_use_hands, unload
from flibuste.games.pirates.rules.stalemate import coins_outside
from flibuste.games.pirates.state import Coin, Gear, State, Token

from . import kit
from .kit import (
    BARQUE,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    MARINE,
    SHIPWRIGHT,
    SLOOP,
    Crew,
    Ship,
    Terrain,
    course,
    do,
    dock,
    get,
    moored,
    ship,
    stage,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
BANK = Terrain("fog_bank", 60000, 45000)
CARGO = box.ships()[FRIGATE].cargo


def run(rule: Any, *answers: Any) -> None:
    """A rule by itself, with the answers to what it asks."""
    waiting = list(answers)
    try:
        asked = next(rule)
        while True:
            asked = rule.send(waiting.pop(0) if waiting else asked.options[0])
    except StopIteration:
        assert not waiting


# ---- cargo


@pytest.mark.rule("pirates", "4.2", "6.2", "13.3", "13.unique-1", "16.kw-seadragon-9")
def test_crew_gear_and_coins_take_a_space_each_and_uniques_none() -> None:
    s = stage(SPARE, AWAY).state
    full = ship(FRIGATE, 0, crew=[CAPTAIN], gear=["fire_shot"], coins=[1, 2], uniques=["homemade_flag"])
    assert taken(s, full) == 4
    assert room(s, full) == max(0, CARGO - 4)
    assert room(s, ship(FRIGATE, 0)) == CARGO
    assert room(s, ship(FRIGATE, 0, coins=[1] * (CARGO + 2))) == 0
    assert room(s, ship(kit.DRAGON, 0)) == 0
    guest = ship(FRIGATE, 0, crew=[CAPTAIN, HELMSMAN])
    guest.plight.roomy = True
    assert taken(s, guest) == 0
    guest.plight.roomy, guest.plight.called = False, True
    assert taken(s, guest) == 1
    guest.plight.called, guest.crew[0].bound = False, True
    assert taken(s, guest) == 1


@pytest.mark.rule("pirates", "4.2", "4.3", "4.6", "16.kw-seamonster-4", "16.kw-seadragon-9")
def test_which_crew_a_ship_can_take() -> None:
    s = stage(SPARE, AWAY).state
    nation = box.ships()[FRIGATE].nation
    captain = Crew(CAPTAIN, 0, nation)
    assert fits(s, ship(FRIGATE, 0), captain)
    assert not fits(s, ship(FRIGATE, 0, coins=[1] * CARGO), captain)
    for card in ("RSS-4", kit.DRAGON, kit.ship_with("no_crew")):
        assert not fits(s, ship(card, 0), captain), card
    cost = box.ships()[SLOOP].cost
    dear = [c for c in box.crew().values() if c.cost > cost and box.coded(c.id)]
    assert not fits(s, ship(SLOOP, 0), Crew(dear[0].id, 0, nation))  # 4.3
    free = next(c for c in box.crew().values() if c.cost == 0 and c.nation == "spain" and box.coded(c.id))
    mine = ship(FRIGATE, 0)
    assert not fits(s, mine, Crew(free.id, 0, "spain"))  # 4.6
    assert fits(s, mine, Crew(free.id, 1, "spain"))  # a captive serves nobody
    assert fits(s, mine, Crew(free.id, 0, nation))


@pytest.mark.rule("pirates", "4.3", "8.3")
def test_a_ship_that_carries_three_crew_in_no_space_takes_no_fourth() -> None:
    card = kit.ship_with("crew_no_space_3")
    s = stage(SPARE, AWAY).state
    nation = box.ships()[card].nation
    cheap = sorted(
        (c for c in box.crew().values() if c.nation == nation and c.cost == 1), key=lambda c: c.id
    )[0].id
    for count, able in ((0, True), (2, True), (3, False)):
        vessel = ship(card, 0, crew=[cheap] * count)
        assert fits(s, vessel, Crew(cheap, 0, nation)) is able
        assert taken(s, vessel) == 0
        assert space_of(s, vessel, Crew(cheap, 0, nation)) == 0
    plain = ship(FRIGATE, 0, crew=[CAPTAIN, HELMSMAN, SHIPWRIGHT])
    assert room(s, plain) == max(0, CARGO - 3)
    assert space_of(s, plain, Crew(CAPTAIN, 0, plain.nation)) == 1


@pytest.mark.rule("pirates", "10.dock-3")
def test_the_crew_and_equipment_that_change_place_are_those_named() -> None:
    vessel = kit.dock(ship(FRIGATE, 0), 0)

    def ashore(s: State) -> None:
        s.players[0].crew = [Crew(CAPTAIN, 0, "england"), Crew(HELMSMAN, 0, "england")]
        s.players[0].gear = [Gear("fire_shot", 0), Gear("chain_shot", 0)]

    m = do(stage(vessel, AWAY, edit=ashore), f"hands {vessel.id}")
    do(m, f"embark {HELMSMAN}", "embark chain_shot")
    assert [member.card for member in get(m, vessel).crew] == [HELMSMAN]
    assert [thing.card for thing in get(m, vessel).gear] == ["chain_shot"]
    assert [member.card for member in m.state.players[0].crew] == [CAPTAIN]
    assert [thing.card for thing in m.state.players[0].gear] == ["fire_shot"]
    assert f"land {HELMSMAN}" not in kit.offered(m)  # once each


@pytest.mark.rule("pirates", "6.2", "6.3")
def test_which_equipment_a_ship_can_take() -> None:
    s = stage(SPARE, AWAY).state
    thing = Gear("fire_shot", 0)
    assert holds(s, ship(FRIGATE, 0), thing)
    assert not holds(s, ship(FRIGATE, 0, coins=[1] * CARGO), thing)
    cost, limit = box.gear()["fire_shot"].cost, box.ships()[FRIGATE].cost
    count = limit // cost
    vessel = ship(FRIGATE, 0, gear=["fire_shot"] * (count - 1))
    if room(s, vessel):
        assert holds(s, vessel, thing)
    if room(s, ship(FRIGATE, 0, gear=["fire_shot"] * count)):
        assert not holds(s, ship(FRIGATE, 0, gear=["fire_shot"] * count), thing)
    dear = Gear("exploding_shot", 0)  # of 3 points, on ships of 2, 3 and 4
    cheap = {c.cost: c.id for c in box.ships().values() if c.cargo > 1 and not c.keywords}
    assert [holds(s, ship(cheap[cost], 0), dear) for cost in (3, 4)] == [True, True]
    assert not holds(s, ship(cheap[4], 0, gear=["fire_shot", "fire_shot"]), dear)


@pytest.mark.rule("pirates", "8.3")
def test_patrons_and_the_pressed_never_leave() -> None:
    patron = kit.crew_with("build_plus5")
    assert may_leave(Crew(CAPTAIN, 0, "england"))
    assert not may_leave(Crew(patron, 0, "england"))
    assert not may_leave(Crew(CAPTAIN, 0, "england", bound=True))
    assert not may_leave(Crew(kit.crew_with("jonah"), 0, "england"))


# ---- exploring


@pytest.mark.rule("pirates", "13.ship-1", "13.ship-3", "16.kw-seamonster-2", "18.wreck-2")
def test_which_ships_can_be_explored() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    reach = kit.half(BARQUE)[1] + kit.half(SLOOP)[1] + 0.3

    def words(other: Ship, mine: Ship = vessel) -> list[str]:
        m = stage(mine, other, AWAY, terrain=[Terrain("fog_bank", 60000, 70000)])
        return [o.id for o in explorable(m.state, m.state.ships[0])]

    there = (600, 450 + reach)
    assert words(ship(SLOOP, 1, *there, masts=[0], id="o")) == ["o"]
    assert words(ship(SLOOP, 1, *there, masts=[0], wreck=True, id="o")) == ["o"]
    assert words(ship(SLOOP, 1, *there, id="o")) == []  # an enemy that sails
    assert words(ship(SLOOP, 0, *there, id="o")) == []  # nothing to pass on
    assert words(ship(SLOOP, 0, *there, coins=[1], id="o")) == ["o"]
    assert words(ship(SLOOP, 0, *there, id="o"), ship(BARQUE, 0, 600, 450, coins=[1])) == ["o"]
    assert words(ship(SLOOP, 0, *there, id="o"), ship(BARQUE, 0, 600, 450, crew=[CAPTAIN])) == ["o"]
    assert words(ship(SLOOP, 0, *there, crew=[CAPTAIN], id="o")) == ["o"]
    assert words(ship(SLOOP, 1, 600, 450 + reach + 2, masts=[0], id="o")) == []
    assert words(ship(SLOOP, 1, *there, masts=[0], id="o"), ship(kit.SUB, 0, 600, 450, submerged=True)) == []
    lost = ship(BARQUE, 0, 600, 450, fog=0)
    assert words(ship(SLOOP, 1, *there, masts=[0], id="o"), lost) == []


@pytest.mark.rule("pirates", "13.ship-1", "13.ship-2", "13.ship-3")
def test_what_may_pass_between_two_ships() -> None:
    s = stage(SPARE, AWAY).state

    def words(mine: Ship, other: Ship, *moved: Any) -> list[str]:
        return [str(option) for option in exchange_options(s, mine, other, list(moved))]

    mine = ship(FRIGATE, 0, coins=[1], crew=[CAPTAIN])
    friend = ship(FRIGATE, 0, coins=[2, 3, 3], uniques=["homemade_flag"], id="f")
    assert words(mine, friend) == [
        "pass",
        "take 2",
        "take 3",
        "take-unique homemade_flag",
        "give 1",
        f"give-crew 1 {CAPTAIN}",
    ]
    assert "take 2" not in words(mine, friend, friend.coins[0])  # each piece once
    hulk = ship(FRIGATE, 1, coins=[2], masts=[0] * 4, id="h")
    assert words(mine, hulk) == ["pass", "take 2"]  # from an enemy one takes
    wreck = ship(FRIGATE, 0, coins=[2], masts=[0] * 4, wreck=True, id="w")
    assert words(mine, wreck) == ["pass", "take 2"]
    full = ship(FRIGATE, 0, coins=[1] * CARGO)
    assert words(full, hulk) == ["pass"]
    assert words(mine, ship(FRIGATE, 0, coins=[1] * CARGO, id="f2"))[-1] != "give 1"


@pytest.mark.rule("pirates", "13.ship-1", "4.8", "13.2")
def test_exploring_an_enemy_derelict_shows_its_crew_and_its_coins_to_the_explorer() -> None:
    reach = kit.half(BARQUE)[1] + kit.half(SLOOP)[1] + 0.3
    vessel = ship(BARQUE, 0, 600, 450)
    hulk = ship(SLOOP, 1, 600, 450 + reach, masts=[0], coins=[2], crew=[CAPTAIN], id="o")
    m = do(stage(vessel, hulk, AWAY), f"explore {vessel.id} o")
    assert get(m, hulk).crew[0].up
    assert get(m, hulk).coins[0].seen & 1
    friend = ship(SLOOP, 0, 600, 450 + reach, coins=[2], crew=[CAPTAIN], id="o")
    m = do(stage(vessel, friend, AWAY), f"explore {vessel.id} o")
    assert not get(m, friend).crew[0].up


@pytest.mark.rule("pirates", "13.3", "8.3")
def test_coins_are_loaded_while_there_is_room_the_dearest_first() -> None:
    vessel = dock(ship(FRIGATE, 0), 2)
    m = stage(vessel, AWAY)
    g, isle = kit.rules(m), m.state.islands[2]
    assert [str(option) for option in load_options(g, get(m, vessel), isle)] == [
        "take 3",
        "take 2",
        "take 1",
        "pass",
    ]
    isle.coins = [Coin(0, "trees")]
    assert [str(option) for option in load_options(g, get(m, vessel), isle)] == ["pass"]
    isle.coins = [Coin(4)]
    get(m, vessel).coins = [Coin(1)] * CARGO
    assert [str(option) for option in load_options(g, get(m, vessel), isle)] == ["pass"]
    shy = dock(ship(kit.ship_with("never_last_treasure"), 0), 2)
    m = stage(shy, AWAY, edit=lambda s: setattr(s.islands[2], "coins", [Coin(4)]))
    g, isle = kit.rules(m), m.state.islands[2]
    assert [str(option) for option in load_options(g, get(m, shy), isle)] == ["pass"]
    isle.coins.append(Coin(2))
    assert [str(option) for option in load_options(g, get(m, shy), isle)] == ["take 4", "take 2", "pass"]


@pytest.mark.rule("pirates", "13.4", "4.8")
def test_a_coin_taken_is_known_to_its_taker_alone() -> None:
    vessel = dock(ship(FRIGATE, 0), 2)
    m = do(stage(vessel, AWAY), f"explore {vessel.id}", "take 3")
    assert [coin.seen for coin in get(m, vessel).coins] == [1]
    assert m.state.islands[2].explored == [0]
    do(m, "pass")
    assert all(coin.seen == 1 for coin in m.state.islands[2].coins)  # 13.2: he saw them all


@pytest.mark.rule("pirates", "20.8")
def test_the_last_coin_marks_its_ship_with_three_players_only() -> None:
    third = ship(SLOOP, 2, 900, 700, id="third")

    def empty(s: State) -> None:
        for isle in s.islands:
            isle.coins = []

    for seats, marked in ((2, ""), (3, SPARE.id)):
        m = stage(SPARE, AWAY, *([third] if seats == 3 else []), seats=seats, edit=empty)
        mark_last(kit.rules(m), m.state.ships[0])
        assert m.state.marked == marked
    m = stage(SPARE, AWAY, third, seats=3)
    mark_last(kit.rules(m), m.state.ships[0])
    assert m.state.marked == ""  # there are more

    def rest(s: State) -> None:
        empty(s)
        s.islands[2].coins = [Coin(0, "trees")]
        s.islands[0].coins = [Coin(1)]
        s.islands[3].coins, s.islands[3].fort = [Coin(1)], kit.fort(1)

    m = stage(SPARE, AWAY, third, seats=3, edit=rest)
    mark_last(kit.rules(m), m.state.ships[0])
    assert m.state.marked == SPARE.id  # uniques, homes and forts don't count


@pytest.mark.rule("pirates", "20.8", "17.18")
@pytest.mark.parametrize(
    ("coins", "marked"), [([Coin(3)], ""), ([Coin(0, "natives")], "prize"), ([], "prize")]
)
def test_coins_out_of_a_fort_that_fell_are_the_last_to_be_loaded(coins: list[Coin], marked: str) -> None:
    vessel = ship(FRIGATE, 0, 120, 780 + 75, id="v")
    third = ship(SLOOP, 2, 900, 700, id="third")
    prize = dock(ship(FRIGATE, 1, id="prize", coins=[1]), 3)

    def last(s: State) -> None:
        for isle in s.islands:
            isle.coins = []
        s.islands[2].fort, s.marked = kit.fort(1, flags=[0] * 4), "prize"
        s.islands[2].fort.coins = coins

    m = do(stage(vessel, prize, AWAY, third, seats=3, edit=last, dice=[6]), "shoot v", "fire g1 i3")
    assert m.state.islands[2].fort is None
    assert m.state.marked == marked
    mark_last(kit.rules(m), get(m, third))
    assert m.state.marked == ("" if marked == "" else "prize")
    m.state.islands[2].coins = []
    mark_last(kit.rules(m), get(m, third))
    assert m.state.marked == ("third" if marked == "" else "prize")


@pytest.mark.rule("pirates", "17.11")
def test_the_surplus_of_a_fort_is_what_lies_above_its_cost() -> None:
    cost = box.forts()["fort_brompton"].gold_cost
    m = stage(SPARE, AWAY)
    isle, mine = m.state.islands[2], m.state.ships[0]
    assert surplus(isle, mine) == []
    isle.fort = kit.fort(0, coins=[cost, 1, 2])
    assert [coin.value for coin in surplus(isle, mine)] == [c for c in (cost, 1, 2) if c <= 3]
    isle.fort = kit.fort(0, coins=[cost, 1])
    assert [coin.value for coin in surplus(isle, mine)] == [1]
    isle.fort = kit.fort(1, coins=[cost, 1])
    assert surplus(isle, mine) == []


# ---- port


@pytest.mark.rule("pirates", "10.dock-3", "6.4")
def test_what_hands_may_do_on_shore() -> None:
    s0 = stage(SPARE, AWAY).state
    vessel = moored(s0, ship(FRIGATE, 0, crew=[CAPTAIN], gear=["fire_shot"]), 2)
    beside = moored(s0, ship(FRIGATE, 0, id="beside"), 2, 120)
    foe = moored(s0, ship(FRIGATE, 1, id="foe"), 2, 240)

    def edit(s: State) -> None:
        s.islands[2].crew = [Crew(HELMSMAN, 0, vessel.nation), Crew(SHIPWRIGHT, 1, vessel.nation)]
        s.islands[2].gear = [Gear("chain_shot", 1)] if "chain_shot" in box.gear() else []

    m = stage(vessel, beside, foe, edit=edit)
    here = get(m, vessel)
    words = [str(option) for option in hands_options(m.state, here)]
    assert f"land {CAPTAIN}" in words
    assert f"pass-to {CAPTAIN} beside" in words
    assert f"pass-to {CAPTAIN} foe" not in words
    assert "land fire_shot" in words
    assert "pass-to fire_shot beside" in words
    assert f"embark {HELMSMAN}" in words
    assert f"embark {SHIPWRIGHT}" not in words  # somebody else's
    here.crew[0].moved = here.gear[0].moved = True
    words = [str(option) for option in hands_options(m.state, here)]
    assert not [word for word in words if CAPTAIN in word or "fire_shot" in word]  # each once
    assert may_use_hands(m.state, here)
    here.deeds.hands = True
    assert not may_use_hands(m.state, here)
    here.deeds.hands, here.dock = False, -1
    assert not may_use_hands(m.state, here)


@pytest.mark.rule("pirates", "10.dock-3")
def test_hands_are_idle_at_an_enemy_home_or_with_nothing_to_pass() -> None:
    raider = dock(ship(kit.ship_with("raid_home_1"), 0, crew=[CAPTAIN]), 1)
    m = stage(raider, AWAY, SPARE)
    assert get(m, raider).dock == 1
    assert not may_use_hands(m.state, get(m, raider))
    m = stage(dock(ship(FRIGATE, 0), 2), AWAY)
    assert not may_use_hands(m.state, m.state.ships[0])
    m = stage(
        dock(ship(FRIGATE, 0), 0), AWAY, edit=lambda s: s.players[0].crew.append(Crew(CAPTAIN, 0, "england"))
    )
    assert may_use_hands(m.state, m.state.ships[0])


@pytest.mark.rule("pirates", "10.unload-1", "16.kw-ransom-1", "4.8", "20.6")
def test_captives_are_worth_their_gold_at_home_and_leave_the_match() -> None:
    vessel = dock(ship(FRIGATE, 0, coins=[2]), 0)
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    here.crew = [Crew(CAPTAIN, 1, "england", up=True, worth=3), Crew(HELMSMAN, 0, here.nation)]
    here.coins = [Coin(2, seen=1)]
    lost = m.state.lost_crew
    run(unload(kit.rules(m), here))
    assert [member.card for member in here.crew] == [HELMSMAN]
    assert (m.state.players[0].gold, m.state.lost_crew) == (3, lost + 1)
    assert [(coin.value, coin.seen) for coin in m.state.players[0].coins] == [(2, 3)]
    at_fort = dock(ship(FRIGATE, 0), 2)
    m = stage(at_fort, AWAY, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(0)))
    here = get(m, at_fort)
    here.crew, here.coins = [Crew(CAPTAIN, 1, "england", up=True, worth=3)], [Coin(2)]
    here.dock = 2
    run(unload(kit.rules(m), here))
    assert (len(here.crew), m.state.players[0].gold) == (1, 0)  # nothing at a fort
    fort = m.state.islands[2].fort
    assert fort is not None
    assert [coin.value for coin in fort.coins] == [2]


# ---- marines


@pytest.mark.rule("pirates", "16.kw-marine-2", "16.kw-marine-3", "4.5", "21.13")
def test_which_marines_may_fire_and_how_far_from_the_shore() -> None:
    nation = box.crew()[MARINE].nation
    vessel = ship(FRIGATE, 0, 600, 450, nation=nation, crew=[MARINE, CAPTAIN])
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    marine, captain = here.crew
    assert may_fire(m.state, here, marine)
    assert not may_fire(m.state, here, captain)
    marine.acted = True
    assert not may_fire(m.state, here, marine)
    marine.acted, marine.owner = False, 1
    assert not may_fire(m.state, here, marine)
    marine.owner, here.plight.stunk = 0, True
    assert not may_fire(m.state, here, marine)

    def seen(gap: float, **more: Any) -> bool:
        half = kit.half(FRIGATE)[1]
        foe = ship(FRIGATE, 1, 120 + gap + half, 780, 90, **more)
        m = stage(SPARE, foe, terrain=[BANK])
        return foe.id in on_island(m.state, 0, 2)

    assert seen(kit.S / 100 - 0.1)
    assert not seen(kit.S / 100 + 0.1)
    assert not seen(kit.S / 100 - 0.1, sunk=True)
    assert not seen(kit.S / 100 - 0.1, fog=0)


@pytest.mark.rule("pirates", "16.kw-marine-2", "8.4", "8.3")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, False), (3, True)])
def test_a_marine_hits_above_two_and_is_shown(die: int, hit: bool) -> None:
    vessel = ship(FRIGATE, 0, 600, 450, nation=box.crew()[MARINE].nation, crew=[MARINE])
    foe = ship(FRIGATE, 1, 600, 490)
    m = stage(vessel, foe, SPARE, AWAY, dice=[die])
    do(m, f"marine {vessel.id} 1 {foe.id}")
    assert get(m, vessel).crew[0].up
    assert m.table.sealed == m.table.choices
    assert (kit.asked(m) == "mast") is hit
    assert kit.told(m, "shot")[0]["hit"] is hit


@pytest.mark.rule("pirates", "8.3")
def test_the_gun_of_a_marine_is_better_against_its_nation() -> None:
    card = next(c for c in box.crew().values() if any(code == "gun_plus1_vs" for code, _ in card_codes(c.id)))
    nation = next(arg for code, arg in card_codes(card.id) if code == "gun_plus1_vs")
    member = Crew(card.id, 0, card.nation)
    assert own_bonus(member, ship(FRIGATE, 1, nation=nation)) == 1
    assert own_bonus(member, ship(FRIGATE, 1, nation="jade" if nation != "jade" else "spain")) == 0
    assert own_bonus(member, None) == 0
    assert own_bonus(member, Crew(CAPTAIN, 1, nation)) == 1
    vessel = ship(FRIGATE, 0, 600, 450, nation=card.nation, crew=[card.id])
    if "marine" in card.keywords:
        foe = ship(FRIGATE, 1, 600, 490, nation=nation)
        m = do(stage(vessel, foe, SPARE, AWAY, dice=[2]), f"marine {vessel.id} 1 {foe.id}")
        assert kit.told(m, "shot")[0]["hit"]


# ---- mysterious islands


@pytest.mark.rule("pirates", "1.4", "P33")
def test_other_islands_are_wild_without_a_fort_and_not_the_same() -> None:
    m = stage(SPARE, AWAY)
    assert elsewhere(m.state, 2) == [3]
    assert elsewhere(m.state, 0) == [2, 3]
    m.state.islands[3].fort = kit.fort(1)
    assert elsewhere(m.state, 2) == []


@pytest.mark.rule("pirates", "1.4", "P33")
@pytest.mark.parametrize("count", [1, 2])
def test_scattered_coins_lie_unseen_on_another_island(count: int) -> None:
    m = stage(SPARE, AWAY)
    s = m.state
    s.islands[3].opened = True
    here, there = len(s.islands[2].coins), len(s.islands[3].coins)
    run(scatter(count)(kit.rules(m), s.ships[0], 2))
    assert (len(s.islands[2].coins), len(s.islands[3].coins)) == (here - count, there + count)
    assert not s.islands[3].opened


@pytest.mark.rule("pirates", "1.4", "P33")
def test_a_storm_costs_a_mast_for_each_die_from_four_on_and_sinks_nobody() -> None:
    for faces, left in (((3, 3), 4), ((4, 3), 3), ((4, 6), 2)):
        m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
        run(storm(2)(kit.rules(m, *faces), m.state.ships[0], 2))
        assert sum(m.state.ships[0].masts) == left
    m = stage(ship(SLOOP, 0, 600, 450), AWAY, SPARE)
    run(storm(3)(kit.rules(m, 6, 6, 6), m.state.ships[0], 2))
    assert not m.state.ships[0].sunk


@pytest.mark.rule("pirates", "1.4", "P33")
def test_a_richer_coin_is_worth_more_at_most_seven_and_hidden() -> None:
    for value in (1, 5, 6, 7):
        m = stage(SPARE, AWAY)
        isle = m.state.islands[2]
        isle.coins = [Coin(value, seen=3), Coin(0, "trees", 3)]
        before = m.table.sealed
        run(richer(kit.rules(m), m.state.ships[0], 2))
        coin = isle.coins[0]
        assert isle.coins[1].value == 0
        if value == 7:
            assert (coin.value, coin.seen, m.table.sealed) == (7, 3, before)
        else:
            assert value < coin.value <= 7
            assert coin.seen == 1


# ---- a new turn


@pytest.mark.rule("pirates", "9.2", "8.5", "16.kw-marine-2", "17.12", "18.reef-1")
def test_a_new_turn_makes_all_that_was_used_fresh() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN]), ship(FRIGATE, 1, 600, 600, crew=[CAPTAIN])
    m = stage(vessel, foe, terrain=[Terrain("reef", 90000, 45000)])
    s = m.state
    for one in s.ships:
        one.deeds.codes, one.fired_at, one.crew[0].acted = ["fear"], ["x"], True
        one.done, one.more = 1, 1
        one.plight.stink = one.plight.gag = True
        one.plight.idle = 2
    s.islands[2].crew = [Crew(MARINE, 0, "england", acted=True, hits=1), Crew(MARINE, 1, "england", hits=1)]
    s.islands[2].fort, s.islands[3].fort = kit.fort(0), kit.fort(1)
    for isle in s.islands[2:]:
        assert isle.fort is not None
        isle.fort.done, isle.fort.fired, isle.fort.retried, isle.fort.shield = 1, [0], True, 2
    for player in s.players:
        player.codes, player.rafted = ["x"], True
        player.crew = [Crew(MARINE, 0, "england", acted=True, hits=1), Crew(MARINE, 1, "england", hits=1)]
    s.terrain[0].value = 3
    s.tokens = [Token("becalmed", 0, 0, 0), Token("becalmed", 0, 0, 1), Token("cursed_zone", 0, 0, 0)]
    freshen(s, 0)
    mine, other = s.ships
    assert all(one.deeds.codes == [] and one.fired_at == [] and not one.crew[0].acted for one in s.ships)
    assert (mine.done, mine.more, other.done, other.more) == (0, 0, 1, 1)
    assert (mine.plight.stunk, mine.plight.stink, other.plight.stunk, other.plight.stink) == (
        True,
        False,
        False,
        True,
    )
    assert (mine.plight.gagged, other.plight.gagged) == (True, False)
    assert (mine.plight.idle, mine.plight.resting, other.plight.idle, other.plight.resting) == (
        1,
        True,
        2,
        False,
    )
    for crew in (s.islands[2].crew, s.players[0].crew, s.players[1].crew):
        assert [member.hits for member in crew] == [1, 0]  # hits count in the turn of who fired them
        assert not crew[0].acted
    for isle, done in ((s.islands[2], 0), (s.islands[3], 1)):
        assert isle.fort is not None
        assert (isle.fort.done, isle.fort.fired, isle.fort.retried, isle.fort.shield) == (done, [], False, -1)
    assert all(player.codes == [] and not player.rafted for player in s.players)
    assert s.terrain[0].value == 0
    assert [(token.kind, token.owner) for token in s.tokens] == [("becalmed", 1), ("cursed_zone", 0)]


@pytest.mark.rule("pirates", "9.1", "20.5")
def test_the_turn_goes_round_and_past_those_with_nothing_left() -> None:
    third = ship(SLOOP, 2, 900, 700, id="third")
    m = stage(SPARE, AWAY, third, seats=3)
    s = m.state
    seen = []
    for _ in range(4):
        pass_on(s)
        seen.append((s.turn, s.round, s.began))
    assert seen == [(1, 1, False), (2, 1, False), (0, 2, False), (1, 2, False)]
    s.turn, s.round = 0, 1
    s.ships[1].sunk = True
    pass_on(s)
    assert (s.turn, s.round) == (2, 1)
    m = stage(SPARE, AWAY)
    m.state.ships[1].sunk = True
    pass_on(m.state)
    assert m.state.turn == 1  # two players always alternate


@pytest.mark.rule("pirates", "18.fog-4", "18.sargasso-3", "1.4")
def test_who_may_be_given_a_course() -> None:
    free = ship(BARQUE, 0, 600, 450, id="free")
    lost = ship(BARQUE, 0, 600, 600, id="lost", fog=0)
    led = ship(BARQUE, 0, 300, 600, id="led")
    tired = ship(BARQUE, 0, 300, 300, id="tired")
    m = stage(free, lost, led, tired, AWAY, terrain=[Terrain("fog_bank", 60000, 60000)])
    get(m, led).plight.steersman = 0
    get(m, tired).done = 1
    assert list(Menu(m.state, 0).segments()["ships"]) == ["free"]


@pytest.mark.rule("pirates", "19.4")
def test_where_coins_are_still_outside_homes() -> None:
    def outside(edit: Any) -> bool:
        m = stage(SPARE, AWAY)
        for isle in m.state.islands:
            isle.coins, isle.opened = [], True
        edit(m.state)
        return coins_outside(m.state)

    assert not outside(lambda s: None)
    assert outside(lambda s: setattr(s.islands[2], "coins", [Coin(1)]))
    assert not outside(lambda s: setattr(s.islands[2], "coins", [Coin(0, "trees")]))

    def unfound(s: State) -> None:
        s.islands[2].coins, s.islands[2].opened = [Coin(0, "trees")], False

    assert outside(unfound)
    assert outside(lambda s: setattr(s.ships[0], "coins", [Coin(0)]))
    assert not outside(lambda s: setattr(s.ships[0], "coins", [Coin(0, "homemade_flag")]))
    assert outside(lambda s: setattr(s.ships[0], "coins", [Coin(2, "segment")]))

    def sunk(s: State) -> None:
        s.ships[0].coins, s.ships[0].sunk = [Coin(1)], True

    assert not outside(sunk)


@pytest.mark.rule("pirates", "2.9")
def test_the_cursed_zone_reaches_l() -> None:
    side = kit.half(FRIGATE)[1] * 100
    for gap, under in ((kit.L - 2, True), (kit.L + 2, False)):
        m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
        m.state.tokens = [Token("cursed_zone", 60000, round(45000 + side + gap), 1)]
        assert cursed(kit.rules(m), m.state.ships[0]) is under
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490)
    m = stage(
        vessel, foe, dice=[2], edit=lambda s: setattr(s, "tokens", [Token("cursed_zone", 60000, 45000, 1)])
    )
    do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.told(m, "shot")[0]["die"] == 1  # never below 1


@pytest.mark.rule("pirates", "5.captain-1", "4.7")
def test_only_a_captain_fires_after_a_move_and_only_with_something_in_sight() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    for crew, asked in (([CAPTAIN], "captain"), ([HELMSMAN], "act"), ([], "act")):
        vessel = ship(FRIGATE, 0, 600, 450, crew=crew)
        m = do(stage(vessel, foe, SPARE), course(vessel, (0, 5)))
        assert kit.asked(m) == asked
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    m = do(stage(vessel, AWAY, SPARE), course(vessel, (0, 5)))
    assert kit.asked(m) == "act"
    m = do(stage(vessel, foe, SPARE), course(vessel, (0, 5)), "pass")
    assert not get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "5.smokepot-3", "9.1", "2.9")
def test_the_smoke_and_the_calm_of_who_is_passed_over_last_no_longer_than_until_his_turn() -> None:
    lost, third = ship(SLOOP, 0, 600, 450, id="lost", fog=0), ship(SLOOP, 2, 900, 700, id="third")
    smoke = kit.Terrain("fog_bank", 60000, 45000, smoke=1)
    m = stage(SPARE, lost, third, seats=3, terrain=[smoke])
    m.state.tokens = [Token("becalmed", 30000, 45000, 1), Token("becalmed", 30000, 45000, 2)]
    kit.end_turn(m)
    assert m.state.turn == 2
    assert m.state.terrain[0].gone
    assert get(m, lost).fog == -1
    assert not m.state.tokens  # of the third player too, whose turn it is
