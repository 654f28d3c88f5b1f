"""Setup of the table (3), treasure (7), and of three or more players (20.1–20.5)."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.rules.setup import berth_fault, home_chooser, moor, placer
from flibuste.games.pirates.table.contact import bow, find_dock, hull, island_shape, touching
from flibuste.games.pirates.table.geometry import distance, point_distance
from flibuste.games.pirates.table.motion import moor_at, pose_of
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import FRIGATE, L, S

HAND = {"layout": "players", "terrain": 1}


def by_hand(seats: int = 2, seed: int = 1, until: str = "", **options: Any) -> Match:
    """The setup, played by first suggestions until a kind of decision is asked."""
    m = flibuste.new("pirates", seats=seats, seed=seed, options={**HAND, **options})
    while m.first_turn is None and kit.asked(m) != until:
        seat = kit.seat_of(m)
        m.choose(seat, m.suggest(seat, seed)[-1])
    return m


@pytest.mark.rule("pirates", "3.1", "20.2")
def test_the_highest_die_goes_first_and_ties_roll_again() -> None:
    from flibuste.games.pirates.rules.setup import roll_for_order
    from flibuste.kernel.dice import Dice
    from flibuste.kernel.table import Table

    m = flibuste.new("pirates", seats=3, seed=1)
    table: Table[Any] = Table(m.state, Dice(b"0" * 32, (5, 5, 2, 3, 6)))
    roll_for_order(table)
    assert m.state.order == [1, 2, 0]


@pytest.mark.rule("pirates", "3.2", "3.3", "20.1")
def test_players_place_islands_in_turn_six_for_two_three_each_for_more() -> None:
    for seats, count in ((2, 6), (3, 9)):
        m = flibuste.new("pirates", seats=seats, seed=2, options=HAND)
        order = m.state.order
        for number in range(count):
            assert kit.asked(m) == "island"
            assert kit.seat_of(m) == order[number % seats] == placer(m.state, number)
            m.choose(kit.seat_of(m), m.suggest(kit.seat_of(m))[0])
        assert len(m.state.islands) == count
        assert kit.asked(m) != "island"


@pytest.mark.rule("pirates", "3.4", "3.5", "P1", "P2")
def test_islands_lie_three_to_six_l_apart_and_the_first_off_the_edge() -> None:
    m = flibuste.new("pirates", seats=2, seed=2, options=HAND)
    with pytest.raises(IllegalChoice, match=r"3\.5"):
        kit.do(m, "island 9000 9000 0")
    kit.do(m, "island 60000 45000 0")
    with pytest.raises(IllegalChoice, match=r"3\.4"):
        kit.do(m, f"island {60000 + 2 * L} 45000 0")
    m2 = flibuste.new("pirates", seats=6, seed=2, options=HAND)
    kit.do(m2, "island 20000 20000 0")
    with pytest.raises(IllegalChoice, match="at most 6 L"):
        kit.do(m2, "island 200000 150000 0")
    kit.do(m2, "island 66000 20000 0", "island 112000 20000 0")  # near one, far from the other
    for seats, seed in ((2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (6, 5)):
        s = flibuste.new("pirates", seats=seats, seed=seed).state
        assert len(s.islands) == (6 if seats == 2 else 3 * seats)
        shapes = [island_shape(isle) for isle in s.islands]
        for one in shapes:
            gaps = [distance(one, other) for other in shapes if other is not one]
            assert 3 * L <= min(gaps) <= 6 * L


@pytest.mark.rule("pirates", "3.6", "3.7", "3.8")
def test_terrain_is_an_option_placed_in_turn_at_least_s_from_all() -> None:
    assert flibuste.new("pirates", seats=2, seed=1, options={"terrain": 0}).state.terrain == []
    m = by_hand(until="tile", terrain=2)
    assert len(m.state.tiles) == 4
    order = m.state.order
    isle = m.state.islands[0]
    with pytest.raises(IllegalChoice, match=r"3\.8"):
        kit.do(m, f"tile {isle.x} {isle.y}")
    with pytest.raises(IllegalChoice, match=r"3\.8"):
        kit.do(m, "tile 100 100")
    seats = []
    while kit.asked(m) == "tile":
        seats.append(kit.seat_of(m))
        m.choose(kit.seat_of(m), m.suggest(kit.seat_of(m), len(seats))[-1])
    assert seats == [order[0], order[1], order[0], order[1]]
    for tile in m.state.terrain:
        reach = box.terrain_radius(tile.kind) + S
        assert all(kit.box.terrain_radius(tile.kind) > 0 for tile in m.state.terrain)
        for isle in m.state.islands:
            from flibuste.games.pirates.table.geometry import point_distance

            assert point_distance(island_shape(isle), tile.x, tile.y) >= reach


@pytest.mark.rule("pirates", "3.10", "3.11")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_s_ships_are_placed_before_the_other_home_is_chosen(seed: int) -> None:
    m = flibuste.new(
        "pirates", seats=2, seed=seed, options={"layout": "players", "fleets": f"{FRIGATE},{FRIGATE}"}
    )
    asked = []
    while m.first_turn is None:
        asked.append((kit.asked(m), kit.seat_of(m)))
        m.choose(kit.seat_of(m), m.suggest(kit.seat_of(m))[0])
    first, second = m.state.order
    berths = [("berth", first)] * 2, [("berth", second)] * 2
    asked = [(kind, seat) for kind, seat in asked if kind in ("home", "berth")]
    assert asked == [("home", second), *berths[0], ("home", first), *berths[1]]


@pytest.mark.rule("pirates", "3.9", "3.10", "3.12")
def test_two_players_choose_each_other_s_home_and_the_rest_is_wild() -> None:
    m = by_hand(until="home")
    first, second = m.state.order
    assert kit.seat_of(m) == second
    kit.do(m, "home i2")
    assert m.state.islands[1].home == first
    assert all(
        ship.dock == 1 for ship in m.state.ships if ship.owner == first and not ship.mercenary and ship.x
    )
    while kit.asked(m) != "home":
        assert kit.seat_of(m) == first  # his ships lie there before he chooses for the other (3.10)
        assert m.state.players[second].home < 0
        m.choose(first, m.suggest(first)[0])
    assert kit.seat_of(m) == first
    assert "home i2" not in kit.offered(m)
    kit.do(m, "home i5")
    assert m.state.islands[4].home == second
    assert [isle.home for isle in m.state.islands].count(-1) == 4


@pytest.mark.rule("pirates", "3.11")
def test_ships_start_bow_on_their_home_and_may_be_moved_round_it() -> None:
    s = flibuste.new("pirates", seats=2, seed=1, options={"fleets": f"{FRIGATE},{FRIGATE},{FRIGATE}"}).state
    for vessel in s.ships:
        home = s.islands[s.players[vessel.owner].home]
        assert touching(bow(vessel), island_shape(home))
        assert vessel.dock == s.players[vessel.owner].home
    m = by_hand(until="berth", fleets=FRIGATE)
    vessel = next(x for x in m.state.ships if x.owner == kit.seat_of(m))
    before = (vessel.x, vessel.y)
    m.choose(vessel.owner, m.suggest(vessel.owner)[-1])
    assert (vessel.x, vessel.y) != before
    assert find_dock(m.state, vessel) == m.state.players[vessel.owner].home


@pytest.mark.rule("pirates", "16.kw-mercenary-2", "P5")
def test_mercenaries_start_at_s_from_home() -> None:
    card = kit.ship_with("mercenary")
    s = flibuste.new("pirates", seats=2, seed=1, options={"fleets": card, "points": 100}).state
    home = s.islands[s.players[0].home]
    assert distance(hull(s.ships[0]), island_shape(home)) == pytest.approx(S, abs=40)
    assert s.ships[0].dock == -1


@pytest.mark.rule("pirates", "16.kw-bombardier-3")
def test_artillery_or_flame_is_announced_before_the_match() -> None:
    card = kit.ship_with("bombardier")
    m = by_hand(until="bombardier", fleets=card, points=100)
    vessel = next(x for x in m.state.ships if x.owner == kit.seat_of(m))
    kit.do(m, f"flame {vessel.id}")
    assert vessel.flame
    while m.first_turn is None:
        m.choose(kit.seat_of(m), m.suggest(kit.seat_of(m))[0])
    assert not kit.offered(m, "flame")
    assert not kit.offered(m, "artillery")


@pytest.mark.rule("pirates", "7.1", "7.2", "7.3", "19.2")
def test_each_player_brings_eight_coins_of_fifteen_gold_dealt_four_to_an_island() -> None:
    for mix in ("even", "steep", "bluff", "jackpot"):
        s = flibuste.new("pirates", seats=2, seed=3, options={"uniques": 0, "purse": mix}).state
        wild = [isle for isle in s.islands if isle.home < 0]
        assert [len(isle.coins) for isle in wild] == [4, 4, 4, 4]
        assert sum(coin.value for isle in wild for coin in isle.coins) == 30 == s.stake
    m = flibuste.new("pirates", seats=2, seed=3)
    assert all(coin is None for isle in m.view(0)["islands"] for coin in isle["coins"])
    other = flibuste.new("pirates", seats=2, seed=4, options={"uniques": 0})
    one = flibuste.new("pirates", seats=2, seed=3, options={"uniques": 0})
    assert [[c.value for c in i.coins] for i in one.state.islands] != [
        [c.value for c in i.coins] for i in other.state.islands
    ]


@pytest.mark.rule("pirates", "7.4", "7.5", "P10")
def test_uniques_are_among_the_eight_worth_nothing_and_the_gold_stays_fifteen() -> None:
    s = flibuste.new("pirates", seats=2, seed=3, options={"uniques": 2}).state
    coins = [coin for isle in s.islands for coin in isle.coins]
    uniques = [coin for coin in coins if coin.unique]
    assert (len(coins), len(uniques)) == (16, 4)
    assert all(coin.value == 0 for coin in uniques)
    assert sum(coin.value for coin in coins) == 30


@pytest.mark.rule("pirates", "20.1", "20.3", "20.4", "20.5")
def test_three_players_bring_six_coins_and_choose_homes_backwards() -> None:
    m = by_hand(seats=3, until="home")
    order = m.state.order
    last = order[(len(m.state.islands) - 1) % 3]
    seats = []
    while m.first_turn is None:
        seat = kit.seat_of(m)
        if kit.asked(m) == "home":
            assert home_chooser(m.state) == (seat, seat)
            seats.append(seat)
        m.choose(seat, m.suggest(seat)[0])
        assert m.state.players[seat].home >= 0
    assert seats == [last, order[(order.index(last) - 1) % 3], order[(order.index(last) - 2) % 3]]
    wild = [isle for isle in m.state.islands if isle.home < 0]
    assert len(wild) == 6
    assert [len(isle.coins) for isle in wild] == [3] * 6
    assert m.state.turn == order[0]
    kit.end_turn(m)
    assert m.state.turn == order[1]


@pytest.mark.rule("pirates", "1.3")
def test_some_wild_islands_are_mysterious_by_option() -> None:
    for count, wanted in ((0, 0), (2, 2), (4, 4)):
        s = flibuste.new("pirates", seats=2, seed=3, options={"mysterious": count}).state
        assert sum(isle.mystery > 0 for isle in s.islands if isle.home < 0) == wanted
        assert all(isle.mystery == 0 for isle in s.islands if isle.home >= 0)
    assert flibuste.new("pirates", seats=2, seed=3).options["mysterious"] == 2


@pytest.mark.rule("pirates", "8.1")
def test_the_measures_are_segments_or_card_edges() -> None:
    s = flibuste.new("pirates", seats=2, seed=3).state
    assert (s.short, s.long) == (5750, 8380)
    s = flibuste.new("pirates", seats=2, seed=3, options={"measure": "cards"}).state
    assert (s.short, s.long) == (6350, 8920)


@pytest.mark.rule("pirates", "16.kw-flotilla-2", "3.11", "P76")
@pytest.mark.parametrize("word", ["flotilla", "sea_dragon"])
def test_a_flotilla_and_a_sea_dragon_begin_off_the_shore(word: str) -> None:
    raft = kit.ship_with(word)
    m = kit.stage(kit.ship(raft, 0, 300, 300), kit.ship(kit.SLOOP, 1, 900, 200))
    moor(m.state, 0)
    here = m.state.ships[0]
    assert here.dock == -1
    gap = distance(hull(here), island_shape(m.state.islands[0]))
    assert gap == pytest.approx(kit.S, abs=60)


@pytest.mark.rule("pirates", "3.11", "16.kw-mercenary-2", "18.fog-1")
def test_no_ship_begins_on_a_tile() -> None:
    hired = kit.ship(kit.ship_with("mercenary"), 0, 600, 450)
    m = kit.stage(hired, kit.AWAY, kit.SPARE)
    vessel = kit.get(m, hired)
    moor_at(m.state, vessel, 0)
    first = pose_of(vessel)
    bank = kit.Terrain("fog_bank", first.x, first.y)
    m.state.terrain.append(bank)
    assert berth_fault(m.state, vessel, 0) is not None
    moor_at(m.state, vessel, 0)
    assert pose_of(vessel) != first
    assert point_distance(hull(vessel), bank.x, bank.y) > box.terrain_radius("fog_bank")


@pytest.mark.rule("pirates", "1.3", "P33")
def test_which_mysteries_lie_where_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(4):
        s = flibuste.new("pirates", seats=2, seed=seed).state
        drawn |= {isle.mystery for isle in s.islands if isle.mystery}
    assert len(drawn) > 2
