"""Forts (17), events (2.9, 2.10), victory (19), three or more players (20)."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import has
from flibuste.games.pirates.rules.ending import check_gold, gold_of
from flibuste.games.pirates.rules.events import EVENTS
from flibuste.games.pirates.rules.forts import (
    build_options,
    flag_point,
    fort_targets,
    may_fort_shoot,
    pay,
    sites,
)
from flibuste.games.pirates.rules.port import unload
from flibuste.games.pirates.rules.stalemate import ROUNDS, able
from flibuste.games.pirates.rules.treasure import inside
from flibuste.games.pirates.state import Coin, State
from flibuste.games.pirates.table.contact import fort_shape, island_shape
from flibuste.games.pirates.table.geometry import placed, point_distance

from . import kit
from .kit import (
    BARQUE,
    BRIG,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SHIPWRIGHT,
    SLOOP,
    S,
    course,
    do,
    dock,
    get,
    ship,
    stage,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")


def settled(gold: tuple[int, ...] = (3, 2), explored: bool = True, **more: Any) -> kit.Match:
    """A ship docked at a wild island, gold at home, a fort in the collection."""

    def edit(s: State) -> None:
        s.players[0].forts = list(more.get("forts", ["fort_brompton"]))
        s.players[0].coins = [Coin(value, seen=3) for value in gold]
        s.islands[2].explored = [0] if explored else []
        s.islands[2].coins = [Coin(4), Coin(1)]

    return stage(dock(ship(FRIGATE, 0), 2), AWAY, edit=edit)


@pytest.mark.rule("pirates", "17.1", "17.3", "17.4", "17.5", "17.6", "17.2")
def test_a_fort_is_built_at_the_end_of_a_turn_where_three_conditions_hold() -> None:
    assert all(isle.fort is None for isle in flibuste.new("pirates", seats=2, seed=1).state.islands)
    m = settled()
    assert not kit.offered(m, "build")
    do(m, "pass")
    assert kit.asked(m) == "build"
    assert kit.offered(m) == ["build fort_brompton i3", "pass"]
    cases: list[dict[str, Any]] = [{"gold": (2,)}, {"explored": False}, {"forts": []}]
    for case in cases:
        m = do(settled(**case), "pass")
        assert m.state.turn == 1
    s = settled().state
    s.islands[2].fort = kit.fort(0)
    assert sites(s, 0) == []  # one at a time
    s.islands[2].fort = None
    s.ships[0].dock = -1
    assert build_options(s, 0)[0][0] == "pass"


@pytest.mark.rule("pirates", "17.7", "17.8", "17.10", "17.9", "17.15", "P61")
def test_its_gold_moves_in_and_counts_with_the_coins_of_the_island() -> None:
    m = do(settled((3, 2)), "pass", "build fort_brompton i3")
    assert kit.asked(m) == "pay"
    do(m, "pay 3")
    assert kit.asked(m) == "flags"
    do(m, "flags 5")
    fort = m.state.islands[2].fort
    assert fort is not None
    assert fort.rim == 5
    assert sorted(coin.value for coin in fort.coins) == [1, 3, 4]
    assert m.state.islands[2].coins == []
    assert gold_of(m.state, 0) == 3 + 4 + 1 + 2
    corners = fort_shape(m.state.islands[2]).points
    shore = island_shape(m.state.islands[2])
    inside = [point_distance(shore, *corner) == 0 for corner in corners]
    assert (inside[0] and inside[2]) or (inside[1] and inside[3])


@pytest.mark.rule("pirates", "17.11")
def test_only_what_is_above_the_cost_may_be_carried_away() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3, 2])

    vessel = dock(ship(FRIGATE, 0), 2)
    m = do(stage(vessel, AWAY, edit=edit), f"explore {vessel.id}")
    assert kit.offered(m) == ["take 2", "pass"]
    do(m, "take 2")
    fort = m.state.islands[2].fort
    assert fort is not None
    assert [coin.value for coin in fort.coins] == [3]
    assert [coin.value for coin in get(m, vessel).coins] == [2]


@pytest.mark.rule("pirates", "P62", "17.11", "10.unload-1")
def test_surplus_gold_stays_aboard_and_sails_home() -> None:
    def edit(s: State) -> None:
        s.islands[0].x, s.islands[0].y = 12000, 60000
        s.islands[2].fort = kit.fort(0, coins=[3, 2])

    vessel = dock(ship(FRIGATE, 0), 2, angle=270)
    m = do(stage(vessel, AWAY, edit=edit), f"explore {vessel.id}", "take 2")
    for _ in range(2):  # in this turn and the next it is not put back
        kit.end_turn(m)
        assert [coin.value for coin in get(m, vessel).coins] == [2]
    do(m, f"about {vessel.id}")
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 57)))
    assert get(m, vessel).dock == 0
    assert [coin.value for coin in m.state.players[0].coins] == [2]
    assert not get(m, vessel).coins


@pytest.mark.rule("pirates", "17.11", "13.unique-3")
def test_uniques_that_stayed_on_an_island_are_no_surplus_of_its_fort() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3, 2])
        s.islands[2].fort.coins[:0] = [Coin(0, "natives", 3), Coin(1, "rum", 3)]

    vessel = dock(ship(FRIGATE, 0), 2)
    m = do(stage(vessel, AWAY, edit=edit), f"explore {vessel.id}")
    assert kit.offered(m) == ["take 3", "take 2", "take 1", "pass"]  # rum is worth its gold
    do(m, "take 1", "take 2", "pass")
    assert [(coin.value, coin.unique) for coin in get(m, vessel).coins] == [(1, "rum"), (2, "")]


@pytest.mark.rule("pirates", "17.11", "10.unload-3")
def test_a_ship_that_comes_back_to_a_fort_unloads_there() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3])

    vessel = ship(FRIGATE, 0, 120 + 41 + 41 + 20, 780, 180, coins=[2])
    m = do(stage(vessel, AWAY, edit=edit), course(vessel, (0, 57)))
    assert not get(m, vessel).coins


@pytest.mark.rule("pirates", "10.dock-1", "17.2")
def test_an_enemy_docked_where_a_fort_is_built_lies_docked_no_more() -> None:
    def edit(s: State) -> None:
        s.players[0].forts = ["fort_brompton"]
        s.players[0].coins = [Coin(3, seen=3)]
        s.islands[2].explored = [0]

    guest = dock(ship(BARQUE, 1, id="guest"), 2, angle=180)
    m = stage(dock(ship(FRIGATE, 0), 2), guest, edit=edit)
    do(m, "pass", "build fort_brompton i3")
    do(m, *kit.offered(m)[:1])
    assert get(m, guest).dock == -1


@pytest.mark.rule("pirates", "P64", "17.13", "16.kw-marine-3")
def test_a_fort_fires_at_marines_ashore_as_a_ship_would() -> None:
    marine = kit.crew_with("marine")

    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0)
        s.islands[2].crew = [kit.Crew(marine, 1, "england", up=True)]

    m = stage(SPARE, AWAY, dice=[6, 6], edit=edit)
    do(m, "fort i3", "fire g1 i3m1", "fire g2 i3m1")
    assert not m.state.islands[2].crew
    hidden = stage(SPARE, AWAY, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(0)))
    assert not kit.offered(hidden, "fort")


@pytest.mark.rule("pirates", "17.14", "18.fog-3")
def test_a_fort_sees_past_the_edge_of_a_fog_bank() -> None:
    reach = box.terrain_radius("fog_bank")
    target = ship(FRIGATE, 1, 120 + 22 + 70, 780, 90)

    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, flags=[1, 0, 0, 0], rim=6)  # its flag at the eastern corner

    for shift, seen in ((reach - 600, True), (0, False)):  # the bank covers the nearest point, or all
        bank = kit.Terrain("fog_bank", 17200, 78000 + shift)
        m = stage(SPARE, target, AWAY, terrain=[bank], edit=edit)
        assert bool(kit.offered(m, "fort")) is seen


def armed(
    target: kit.Ship, *others: kit.Ship, dice: list[int], card: str = "fort_brompton", **more: Any
) -> kit.Match:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, card, **more)

    return stage(SPARE, target, AWAY, *others, dice=dice, edit=edit)


@pytest.mark.rule("pirates", "17.12", "17.13", "17.14")
def test_a_fort_shoots_in_its_owner_s_turn_over_ships_and_islands() -> None:
    target = ship(BARQUE, 1, 120 + 22 + 58, 780, 90)
    wall = ship(BARQUE, 1, 120 + 22 + 36, 780, 90, id="wall")
    m = armed(target, wall, dice=[4, 1, 1, 1])
    do(m, "fort i3")
    shots = [word for word in kit.offered(m, "fire") if word.endswith(target.id)]
    assert shots  # the ship between does not block
    do(m, shots[0])
    if kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, target).masts) == 2  # rank 3, die 4
    do(m, "pass")
    assert not kit.offered(m, "fort")  # once a turn
    fort = m.state.islands[2].fort
    assert fort is not None
    point = flag_point(m.state.islands[2], fort, 0)
    rim = placed(box.fort_points(), 12000, 78000, 4500)
    assert point_distance(rim, *point) < 1
    far = ship(BARQUE, 1, 120 + 22 + 110, 780, 90)
    assert not kit.offered(armed(far, dice=[]), "fort")


@pytest.mark.rule("pirates", "17.13", "7.4", "8.3")
def test_the_homemade_flag_cuts_a_fort_s_ranges_too() -> None:
    card = next(word for word, fort in box.forts().items() if "L" in fort.cannons[0])

    def seen(gap: float, *uniques: str) -> bool:
        target = ship(BARQUE, 1, 120 + 22 + gap, 780, 90, uniques=uniques)
        return bool(kit.offered(armed(target, dice=[], card=card), "fort"))

    assert (seen(58), seen(58, "homemade_flag")) == (True, False)
    assert seen(30, "homemade_flag")


@pytest.mark.rule("pirates", "17.16", "17.17", "17.18", "17.19")
def test_flags_fall_one_by_one_then_it_is_abandoned_then_destroyed() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(1, coins=[3], flags=[1, 1, 0, 0])
        s.islands[2].flags = [1]
        s.islands[2].explored = [1]
        s.islands[2].coins = []

    vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
    m = do(stage(vessel, AWAY, edit=edit, dice=[6, 6, 6]), f"shoot {vessel.id}")
    shot = [word for word in kit.offered(m, "fire") if word.endswith("i3")]
    assert len(shot) >= 3
    do(m, shot[0])
    assert (kit.asked(m), kit.seat_of(m)) == ("flag", 1)
    do(m, "flag 2", shot[1])
    fort = m.state.islands[2].fort
    assert fort is not None
    assert not any(fort.flags)  # abandoned
    assert not may_fort_shoot(m.state, 2)
    do(m, shot[2])
    isle = m.state.islands[2]
    assert isle.fort is None
    assert [coin.value for coin in isle.coins] == [3]
    assert (isle.flags, isle.explored) == ([], [])


@pytest.mark.parametrize("card", sorted(box.forts()))
def test_every_fort_has_its_effect(card: str) -> None:
    effect = box.forts()[card].effect
    target = ship(BARQUE, 1, 120 + 22 + 30, 780, 90, coins=[2])
    friend = dock(ship(BARQUE, 0, id="friend"), 2, 180)
    rank = int(box.forts()[card].cannons[0][0])
    if effect == "plus1_docked":
        m = do(armed(target, friend, dice=[rank], card=card), "fort i3", f"fire g1 {target.id}")
        assert kit.told(m, "fort-shot")[0]["hit"] is True
        m = do(armed(target, dice=[rank], card=card), "fort i3", f"fire g1 {target.id}")
        assert kit.told(m, "fort-shot")[0]["hit"] is False
    elif effect == "reroll_miss":
        m = do(armed(target, dice=[1], card=card), "fort i3", f"fire g1 {target.id}")
        assert f"fire g1 {target.id}" in kit.offered(m)
    elif effect == "hit_cargo":
        m = do(armed(target, dice=[6], card=card), "fort i3", f"fire g1 {target.id}", f"lose {target.id} 1")
        assert kit.offered(m) == ["pass", f"cargo {target.id}"]
        do(m, f"cargo {target.id}")
        assert get(m, target).coins == []
    elif effect == "immune_long":
        vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)

        def edit(s: State) -> None:
            s.islands[2].fort = kit.fort(1, card)

        m = do(stage(vessel, AWAY, edit=edit), f"shoot {vessel.id}")
        keys = {word.split()[1] for word in kit.offered(m, "fire") if word.endswith("i3")}
        assert keys
        assert keys <= {"g1", "g4"}  # the long guns can't
    elif effect == "d6_shield":

        def shield(s: State) -> None:
            s.islands[2].fort = kit.fort(1, card)

        vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
        m = do(stage(vessel, AWAY, edit=shield, dice=[6, 1, 6]), f"shoot {vessel.id}")
        shots = [word for word in kit.offered(m, "fire") if word.endswith("i3")]
        do(m, shots[0])
        assert kit.asked(m) == "shoot"  # absorbed
        do(m, shots[1])
        assert kit.asked(m) == "flag"
    elif effect == "one_2L":
        m = do(settled((5,), forts=[card]), "pass", f"build {card} i3", "flags 0", "gun 2")
        fort = m.state.islands[2].fort
        assert fort is not None
        assert fort.guns[1] == "2L"
    elif effect == "unload4_extra":

        def own(s: State) -> None:
            s.islands[2].fort = kit.fort(0, card)
            s.ships[0].dock = -1

        vessel = ship(FRIGATE, 0, 232, 780, 180, coins=[4])
        m = do(stage(vessel, AWAY, edit=own), course(vessel, (0, 57)))
        assert get(m, vessel).more == 1
    elif effect == "ghost_crew":

        def maw(s: State) -> None:
            s.islands[2].fort = kit.fort(1, card)

        vessel, foe = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 490, masts=[0] * 4, crew=[CAPTAIN])
        m = do(stage(vessel, foe, AWAY, edit=maw, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
        assert [c.card for c in m.state.islands[2].crew] == [CAPTAIN]
        home = dock(ship(FRIGATE, 1, id="home"), 2, 180)
        m = stage(vessel, foe, home, edit=maw, dice=[6])
        do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
        kit.end_turn(m)
        do(m, f"hands {home.id}", f"embark {CAPTAIN}", "pass")
        assert has(m.state, get(m, home), "ghost_ship")  # and haunts the ship it joins
    else:
        assert effect == "peek_each"

        def port(s: State) -> None:
            s.islands[2].fort = kit.fort(0, card)

        vessel = dock(ship(BARQUE, 0), 2)
        m = do(stage(vessel, AWAY, edit=port), f"survey {vessel.id}")
        assert get(m, vessel).done == 1
        assert m.view(0)["islands"][3]["coins"] == [{"value": 1, "unique": ""}]


# ---- events


def holding(
    word: str, *ships: kit.Ship, dice: tuple[int, ...] = (), edit: Any = None, **more: Any
) -> kit.Match:
    def hold(s: State) -> None:
        s.players[0].events = [word]
        if edit:
            edit(s)

    return stage(*ships, dice=dice, edit=hold, **more)


@pytest.mark.rule("pirates", "2.9", "2.10", "P9")
def test_events_are_hidden_and_played_only_at_their_moment() -> None:
    m = holding("lantern", ship(FRIGATE, 0, 600, 450), AWAY)
    assert kit.asked(m) == "event"
    assert m.view(1)["players"][0]["events"] == 1
    assert m.view(0)["players"][0]["events"] == ["lantern"]
    do(m, "pass")
    assert not kit.offered(m, "play")
    m = holding("divers", ship(FRIGATE, 0, 600, 450), AWAY)
    assert kit.asked(m) == "act"  # its moment is another
    m = holding("mermaids", ship(FRIGATE, 0, 600, 450), dock(ship(BARQUE, 1), 3))
    assert kit.asked(m) == "act"  # nobody to charm
    assert set(EVENTS) | {"divers", "raft"} == set(box.events())


def test_divers_take_all_the_gold() -> None:
    foe = ship(SLOOP, 1, 600, 490, masts=[0], coins=[5])
    vessel = ship(FRIGATE, 0, 600, 450)
    m = do(holding("divers", vessel, foe, AWAY, dice=(6,)), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.asked(m) == "divers"
    do(m, "play divers")
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (5, 0)
    assert (m.state.players[0].events, m.state.lost_events) == ([], 1)


def test_a_raft_saves_crew_and_gold() -> None:
    vessel, foe = ship(SLOOP, 0, 300, 600, masts=[0], coins=[5], crew=[CAPTAIN]), ship(FRIGATE, 1, 300, 640)
    m = kit.end_turn(holding("raft", vessel, SPARE, foe, dice=(6,)))
    do(m, f"shoot {foe.id}", f"fire g1 {vessel.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("raft", 0)
    do(m, "play raft")
    assert get(m, vessel).sunk
    assert 5 in [coin.value for coin in m.state.islands[2].coins]
    assert [c.card for c in m.state.islands[2].crew] == [CAPTAIN]
    assert gold_of(m.state, 1) == 0


@pytest.mark.rule("pirates", "17.19", "2.9")
def test_a_raft_passes_by_an_island_with_a_fort() -> None:
    """It lands on the nearest wild island, and one with a fort is none."""

    def fortified(s: State) -> None:
        s.islands[2].fort = kit.fort(1, coins=[3])

    vessel, foe = ship(SLOOP, 0, 300, 600, masts=[0], coins=[5], crew=[CAPTAIN]), ship(FRIGATE, 1, 300, 640)
    m = kit.end_turn(holding("raft", vessel, SPARE, foe, dice=(6,), edit=fortified))
    do(m, f"shoot {foe.id}", f"fire g1 {vessel.id}", "play raft")
    assert (m.state.islands[2].crew, 5 in [coin.value for coin in m.state.islands[2].coins]) == ([], False)
    assert [c.card for c in m.state.islands[3].crew] == [CAPTAIN]
    assert 5 in [coin.value for coin in m.state.islands[3].coins]

    def everywhere(s: State) -> None:
        fortified(s)
        s.islands[3].fort = kit.fort(1)

    m = kit.end_turn(holding("raft", vessel, SPARE, foe, dice=(6,), edit=everywhere))
    do(m, f"shoot {foe.id}", f"fire g1 {vessel.id}")
    assert kit.asked(m) != "raft"  # nowhere to go
    assert m.state.players[0].events == ["raft"]


def test_mermaids_charm_a_ship_for_as_many_turns_as_it_has_crew() -> None:
    foe = ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN])
    m = do(holding("mermaids", SPARE, foe), "play mermaids")
    kit.end_turn(m)
    assert not kit.offered(m, "about")
    kit.end_turn(kit.end_turn(m))
    assert kit.offered(m, "about")


def test_foul_winds_push_by_the_player_on_the_left_and_an_island_costs_a_mast() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    m = do(holding("foul_winds", SPARE, foe, AWAY), "play foul_winds", "token 60000 45000")
    assert (kit.asked(m), kit.seat_of(m)) == ("blow", 0)
    do(m, f"blow {foe.id} 9000")
    assert get(m, foe).y == 49000 + kit.L
    shore = ship(FRIGATE, 1, 120, 780 - 27 - 10 - 30)
    m = do(holding("foul_winds", SPARE, shore, AWAY), "play foul_winds", f"token {shore.x} {shore.y - 2000}")
    do(m, f"blow {shore.id} 9000", f"lose {shore.id} 1")
    assert sum(get(m, shore).masts) == 3


def test_becalmed_ships_do_not_move_until_the_player_s_next_turn_except_by_oars() -> None:
    foe, rower = ship(FRIGATE, 1, 600, 490), ship(kit.ship_with("galley"), 1, 600, 400, id="rower")
    m = do(holding("becalmed", SPARE, foe, rower), "play becalmed", "token 60000 45000")
    kit.end_turn(m)
    from flibuste.games.pirates.rules.course import stuck

    assert "becalmed" in str(stuck(m.state, get(m, foe)))
    assert stuck(m.state, get(m, rower)) is None
    kit.end_turn(m)
    assert m.state.tokens == []


def test_a_hidden_cove_docks_a_ship_at_the_nearest_unexplored_island() -> None:
    vessel = ship(BARQUE, 0, 300, 600)
    m = do(holding("hidden_cove", vessel, AWAY), "play hidden_cove")
    assert get(m, vessel).dock == 2


def test_the_favor_of_the_gods_removes_every_event() -> None:
    def edit(s: State) -> None:
        s.players[1].events = ["duel", "raft"]

    m = do(holding("favor_of_the_gods", SPARE, AWAY, edit=edit), "play favor_of_the_gods")
    assert [player.events for player in m.state.players] == [[], []]


def test_false_treasure_removes_a_valued_coin() -> None:
    foe = ship(FRIGATE, 1, 600, 490, coins=[5, 0])
    m = do(holding("false_treasure", SPARE, foe), "play false_treasure")
    assert [coin.value for coin in get(m, foe).coins] == [0]


def test_rolling_fog_drifts_each_turn_of_its_player() -> None:
    tiles = [kit.Terrain("fog_bank", 60000, 45000), kit.Terrain("fog_bank", 40000, 45000)]
    m = do(holding("rolling_fog", SPARE, AWAY, terrain=tiles, dice=(1, 1)), "play rolling_fog", "bank t1")
    kit.end_turn(kit.end_turn(m))
    assert m.state.terrain[0].x == 60000 + S


def test_the_cursed_zone_takes_two_off_every_die() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490)
    m = do(holding("cursed_zone", vessel, foe, dice=(5,)), "play cursed_zone", "token 60000 45000")
    do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.told(m, "shot")[0] | {"die": 3, "hit": False} == kit.told(m, "shot")[0]


def test_a_duel_removes_the_lower_and_both_on_a_tie() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN]), ship(FRIGATE, 1, 600, 600, crew=[HELMSMAN])
    m = do(holding("duel", vessel, foe, dice=(6, 1)), "play duel")  # 6 + 3 against 1 + 2
    assert (len(get(m, vessel).crew), len(get(m, foe).crew)) == (1, 0)
    m = do(holding("duel", vessel, foe, dice=(1, 2)), "play duel")
    assert (len(get(m, vessel).crew), len(get(m, foe).crew)) == (0, 0)


def test_the_lantern_turns_an_enemy_at_sea() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    m = do(holding("lantern", SPARE, foe), "play lantern", f"turn {foe.id} 9000")
    assert get(m, foe).h == 9000


# ---- victory


def rich(*gold: int, **more: Any) -> kit.Match:
    """A ship about to unload that gold at home, 13 being there already."""

    def edit(s: State) -> None:
        s.players[0].coins = [Coin(7, seen=3), Coin(6, seen=3)]

    vessel = ship(FRIGATE, 0, 232, 120, 180, coins=gold)
    return do(stage(vessel, AWAY, edit=edit, **more), course(vessel, (0, 57)))


@pytest.mark.rule("pirates", "19.1", "19.2", "P71")
def test_more_than_half_of_the_gold_at_home_wins_at_once() -> None:
    assert not rich(2).over  # 15 of 30
    m = rich(3)  # 16 of 30
    assert m.over
    assert m.result is not None
    assert m.result.winners == (0,)
    assert m.state.ended == "gold"
    assert not rich(1, 1).over  # four coins, but 15 points


@pytest.mark.rule("pirates", "19.3")
def test_the_winner_keeps_the_treasure_by_option_and_it_is_only_recorded() -> None:
    assert not kit.told(rich(3), "keeps")
    m = rich(3, keep=True)
    assert kit.told(m, "keeps")[0]["who"] == "p0"
    assert m.result is not None
    assert m.result.scores == (16, 0)


@pytest.mark.rule("pirates", "8.3", "10.unload-3")
@pytest.mark.parametrize(
    ("coins", "unique", "more"), [([2, 1], "spices", 1), ([3], "", 0), ([3, 2], "rats", 0)]
)
def test_what_makes_gold_of_a_coin_counts_towards_the_extra_action_of_st_pierre(
    coins: list[int], unique: str, more: int
) -> None:
    vessel = dock(ship(FRIGATE, 0, coins=coins, uniques=[unique] if unique else []), 2, 0)
    m = stage(vessel, AWAY, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(0, "st_pierre")))
    list(unload(kit.rules(m), get(m, vessel)))
    assert get(m, vessel).more == more


@pytest.mark.rule("pirates", "19.1", "19.4", "20.13")
def test_with_two_players_what_is_aboard_counts_for_nothing() -> None:
    def after(s: State) -> None:
        s.round = ROUNDS + 1
        s.players[1].gold = 2

    m = stage(ship(FRIGATE, 0, 600, 450, coins=[5]), AWAY, edit=after)
    assert m.result is not None
    assert (m.result.scores, m.result.winners) == ((0, 2), (1,))


@pytest.mark.rule("pirates", "19.1", "14.1", "15.sink-1")
def test_no_gun_fires_once_the_match_is_won() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490, id="foe", coins=[4], masts=[0])
    m = stage(vessel, foe, AWAY, dice=[6], edit=lambda s: s.players[0].coins.append(Coin(14, seen=3)))
    do(m, f"shoot {vessel.id}", "fire g1 foe")
    assert (m.over, m.pending) == (True, {})


@pytest.mark.rule("pirates", "19.4", "P72")
def test_stalemates_end_the_match_and_the_most_gold_wins() -> None:
    def after(s: State) -> None:
        s.round = ROUNDS + 1
        s.players[1].gold = 2

    m = stage(SPARE, AWAY, edit=after)
    assert (m.state.ended, m.result and m.result.winners) == ("rounds", (1,))

    def empty(s: State) -> None:
        for isle in s.islands:
            isle.coins = []

    big = ship(FRIGATE, 0, 200, 500)
    m = stage(big, ship(BRIG, 1, 900, 200), edit=empty)
    assert (m.state.ended, m.result and m.result.winners) == ("no-coin", (0,))  # more points afloat
    m = stage(ship(FRIGATE, 0, 200, 500), ship(FRIGATE, 1, 900, 200), edit=empty)
    assert m.result is not None
    assert m.result.winners == (0, 1)  # a draw
    m = stage(ship(FRIGATE, 0, 600, 450, masts=[0] * 4), AWAY)
    assert m.state.ended == "helpless"


# ---- three or more


def three(*ships: kit.Ship, seats: int = 3, **more: Any) -> kit.Match:
    others = [ship(SLOOP, seat, 300 + 150 * seat, 700, id=f"s{seat}") for seat in range(1, seats)]
    return stage(*ships, *others, seats=seats, **more)


def last_coin(s: State) -> None:
    for isle in s.islands:
        isle.coins = []
    s.islands[2].coins = [Coin(3)]


@pytest.mark.rule("pirates", "20.6")
def test_coins_brought_home_stay_unrevealed() -> None:
    vessel = ship(FRIGATE, 0, 232, 120, 180, coins=[5])
    m = do(three(vessel), course(vessel, (0, 57)))
    assert m.view(1)["players"][0]["coins"] == [None]
    assert m.view(1)["players"][0]["score"] is None
    assert m.view(0)["players"][0]["score"] == 5


@pytest.mark.rule("pirates", "20.9", "16.kw-ransom-1")
def test_a_captive_put_ashore_is_not_the_last_coin() -> None:
    vessel = ship(FRIGATE, 0, 232, 120, 180)
    vessel.crew = [kit.Crew(kit.crew_with("ransom"), 1, "england", up=True, worth=5)]

    def marked(s: State) -> None:
        s.marked = s.ships[0].id  # whose last coin went overboard

    m = do(three(vessel, edit=marked), course(vessel, (0, 57)))
    assert gold_of(m.state, 0) == 5
    assert not m.over


@pytest.mark.rule("pirates", "20.8", "20.9")
def test_the_ship_with_the_last_coin_is_marked_and_ends_the_match_at_home() -> None:
    vessel = dock(ship(FRIGATE, 0), 2)
    m = do(three(vessel, edit=last_coin), f"explore {vessel.id}", "take 3")
    assert m.state.marked == vessel.id
    assert not m.over

    def marked(s: State) -> None:
        last_coin(s)
        s.islands[2].coins = []
        s.marked = s.ships[0].id

    vessel = ship(FRIGATE, 0, 232, 120, 180, coins=[3])
    m = do(three(vessel, edit=marked), course(vessel, (0, 57)))
    assert m.state.ended == "unloaded"


@pytest.mark.rule("pirates", "20.10", "20.14")
def test_the_match_ends_when_the_marked_ship_sinks_and_its_coins_count_for_nobody() -> None:
    vessel, prey = ship(FRIGATE, 0, 600, 450), ship(BRIG, 1, 600, 490, masts=[0, 0], coins=[5])

    def marked(s: State) -> None:
        s.marked = prey.id

    m = do(three(vessel, prey, edit=marked, dice=[6]), f"shoot {vessel.id}", f"fire g1 {prey.id}")
    if m.pending:
        do(m, "pass")
    assert m.state.ended == "sunk"
    assert m.result is not None
    assert m.result.scores == (0, 0, 0)


@pytest.mark.rule("pirates", "20.11")
def test_the_match_ends_when_one_player_alone_sails() -> None:
    m = stage(SPARE, ship(BRIG, 1, 600, 450, masts=[0, 0]), ship(BRIG, 2, 600, 600, masts=[0, 0]), seats=3)
    do(m, "pass") if m.pending else None
    assert m.state.ended == "alone"


@pytest.mark.rule("pirates", "20.12")
def test_with_four_players_it_ends_when_half_have_no_ship() -> None:
    m = stage(SPARE, AWAY, seats=4)
    do(m, "pass") if m.pending else None
    assert m.state.ended == "half"
    m = stage(SPARE, AWAY, ship(SLOOP, 2, 600, 450, id="x"), seats=4)
    do(m, "pass")
    assert not m.over
    m = stage(SPARE, AWAY, seats=3)  # not with three
    do(m, "pass")
    assert not m.over


@pytest.mark.rule("pirates", "20.13", "P73")
def test_at_the_end_all_coins_are_shown_and_those_aboard_and_in_forts_count() -> None:
    def late(s: State) -> None:
        s.round = ROUNDS + 1
        s.players[0].coins = [Coin(2, seen=1)]
        s.islands[2].fort = kit.fort(0, coins=[4])

    vessel = ship(FRIGATE, 0, 600, 450, coins=[5])
    m = three(vessel, edit=late)
    assert m.result is not None
    assert m.result.scores[0] == 2 + 4 + 5
    assert m.result.winners == (0,)
    assert m.view(1)["ships"][0]["coins"] == [{"value": 5, "unique": ""}]


@pytest.mark.rule("pirates", "20.15")
def test_half_of_the_gold_does_not_end_a_match_of_three() -> None:
    def edit(s: State) -> None:
        s.players[0].coins = [Coin(30, seen=1)]

    m = three(ship(FRIGATE, 0, 600, 450), edit=edit)
    kit.end_turn(m)
    assert not m.over


def test_a_player_without_anything_left_is_passed_over() -> None:
    m = stage(SPARE, ship(SLOOP, 2, 600, 450, id="x"), seats=3)
    kit.end_turn(m)
    assert m.state.turn == 2


@pytest.mark.rule("pirates", "19.4", "5.shipwright", "10.derelict-2")
def test_a_derelict_that_can_repair_or_explore_is_no_stalemate() -> None:
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[SHIPWRIGHT])
    m = stage(hulk, kit.AWAY)
    assert not m.over
    do(m, f"repair {hulk.id}", f"raise {hulk.id} 1")
    docked = dock(ship(FRIGATE, 0, masts=[0] * 4), 2)
    m = stage(docked, kit.AWAY)
    assert able(m.state, get(m, docked))
    bare = ship(FRIGATE, 0, 600, 450, masts=[0] * 4)
    m = stage(bare, kit.AWAY)
    assert m.over


@pytest.mark.rule("pirates", "17.11")
def test_gold_that_is_no_coin_counts_for_the_surplus_of_a_fort() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[2], gold=3)

    vessel = dock(ship(BARQUE, 0), 2)
    m = do(stage(vessel, kit.AWAY, edit=edit), f"explore {vessel.id}")
    assert kit.offered(m) == ["take 2", "pass"]


@pytest.mark.rule("pirates", "17.18")
def test_all_the_gold_of_a_fort_returns_to_the_island() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(1, coins=[1], gold=3, flags=[0, 0, 0, 0])
        s.islands[2].coins = []

    vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
    m = do(stage(vessel, kit.AWAY, edit=edit, dice=[6]), f"shoot {vessel.id}")
    fort = m.state.islands[2].fort
    assert fort is not None
    assert inside(fort) == 4
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i3")))
    assert sorted(coin.value for coin in m.state.islands[2].coins) == [1, 3]
    assert gold_of(m.state, 1) == 0


@pytest.mark.rule("pirates", "20.13", "19.3")
def test_at_the_end_coins_in_forts_are_shown_and_the_winner_keeps_all_but_what_lies_at_other_homes() -> None:
    def edit(s: State) -> None:
        s.players[0].coins = [Coin(9, seen=3), Coin(5, seen=3)]
        s.players[1].coins = [Coin(4, seen=3)]
        s.islands[3].fort = kit.fort(0, coins=[1])
        s.islands[3].coins = []

    vessel = ship(FRIGATE, 0, 232, 120, 180, coins=[4])
    m = do(stage(vessel, kit.AWAY, edit=edit, keep=True), course(vessel, (0, 57)))
    assert m.over
    assert m.view(1)["islands"][3]["fort"]["coins"] == [{"value": 1, "unique": ""}]
    assert kit.told(m, "keeps")[0]["coins"] == 3 + 1 + 4  # home, fort, the four of the wild island


@pytest.mark.rule("pirates", "19.1")
@pytest.mark.parametrize(("first", "second", "winners"), [(16, 17, [1]), (17, 16, [0])])
def test_of_two_who_pass_half_of_the_gold_at_once_the_richer_wins(
    first: int, second: int, winners: list[int]
) -> None:
    m = stage(ship(FRIGATE, 0, 600, 450), AWAY)
    m.state.players[0].gold, m.state.players[1].gold = first, second
    check_gold(kit.rules(m))
    assert m.state.winners == winners


@pytest.mark.rule("pirates", "19.1", "15.sink-1")
def test_a_share_that_passes_half_of_the_gold_wins_at_once() -> None:
    def edit(s: State) -> None:
        s.players[0].coins = [Coin(15, seen=3)]

    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 600, 490, coins=[1], masts=[0, 0, 0])
    m = do(stage(vessel, foe, kit.AWAY, dice=[6], edit=edit), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert m.over
    assert m.result is not None
    assert m.result.places == (1, 2)


# ---- forts: what they cost, whom they see, what is left of them


@pytest.mark.rule("pirates", "17.7", "17.8", "15.sink-1")
def test_gold_that_is_no_coin_pays_first_and_stays_gold() -> None:
    m = settled((3, 2))
    m.state.players[0].gold = 2
    do(m, "pass", "build fort_brompton i3")
    assert kit.asked(m) == "pay"
    assert kit.offered(m) == ["pay 2", "pay 3"]
    do(m, "pay 2", "flags 0")
    fort = m.state.islands[2].fort
    assert fort is not None
    assert (fort.gold, m.state.players[0].gold) == (2, 0)
    assert gold_of(m.state, 0) == 2 + 3 + 2 + 4 + 1
    m = settled((3, 2))
    m.state.players[0].gold = 9  # more than the fort costs: only the cost is paid
    do(m, "pass", "build fort_brompton i3", "flags 0")
    fort = m.state.islands[2].fort
    assert fort is not None
    cost = box.forts()["fort_brompton"].gold_cost
    assert (fort.gold, m.state.players[0].gold) == (cost, 9 - cost)


@pytest.mark.rule("pirates", "17.5", "17.2")
def test_a_fort_is_built_where_one_s_own_ship_lies_on_a_wild_island_one_explored() -> None:
    def explored(s: State, *numbers: int) -> None:
        for number in numbers:
            s.islands[number].explored = [0]

    def places(*vessels: kit.Ship, isles: tuple[int, ...] = (0, 2, 3)) -> list[int]:
        return sites(stage(*vessels, AWAY, edit=lambda s: explored(s, *isles)).state, 0)

    assert places(dock(ship(BARQUE, 0), 2), dock(ship(BARQUE, 0, id="b"), 3)) == [2, 3]
    assert places(dock(ship(BARQUE, 0), 0)) == []  # a home is no site
    assert places(dock(ship(BARQUE, 0), 2), isles=(3,)) == []
    assert places(SPARE, dock(ship(BARQUE, 1), 2)) == []  # somebody else's ship


def guards(*vessels: kit.Ship, gun: int = 0, terrain: Any = (), **more: Any) -> list[str]:
    """What a gun of a fort of seat 0 on i3 may fire at."""

    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, rim=6, **more)

    m = stage(SPARE, *vessels, AWAY, edit=edit, terrain=terrain)
    isle = m.state.islands[2]
    assert isle.fort is not None
    return fort_targets(m.state, isle, isle.fort, gun)


@pytest.mark.rule("pirates", "17.13", "14.9", "14.10", "18.fog-2", "18.wreck-1")
def test_a_fort_fires_at_no_ship_that_is_out_of_the_fight() -> None:
    at = (1, 120 + 22 + 30, 780, 90)
    assert guards(ship(BARQUE, *at)) == [f"{BARQUE}~2"]
    bank = kit.Terrain("fog_bank", 60000, 45000)
    assert guards(ship(BARQUE, *at, fog=0), terrain=[bank]) == []
    lifted = kit.Terrain("fog_bank", 17200, 78000, gone=True)
    reef = kit.Terrain("reef", 17200, 78000)
    assert guards(ship(BARQUE, *at), terrain=[lifted, reef]) == [f"{BARQUE}~2"]  # neither blocks a line
    assert guards(ship(BARQUE, *at, wreck=True, masts=[0, 0, 0])) == []
    assert guards(ship(BARQUE, *at, sunk=True)) == []
    assert guards(ship(kit.SUB, *at, submerged=True)) == []
    assert guards(ship(BARQUE, 0, *at[1:])) == []
    m = armed(ship(BARQUE, *at), dice=[])
    assert may_fort_shoot(m.state, 2)
    m.state.ships[1].deeds.safe = True  # it bought itself off
    assert not may_fort_shoot(m.state, 2)


@pytest.mark.rule("pirates", "17.13", "14.3", "14.9", "16.kw-titan-4")
def test_a_fort_s_range_is_measured_from_the_flag_and_spares_a_ship_at_home() -> None:
    tip = 12000 + 4100

    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(0, rim=6)

    s = stage(SPARE, AWAY, edit=edit).state
    fort = s.islands[2].fort
    assert fort is not None
    gun = max(range(4), key=lambda index: flag_point(s.islands[2], fort, index)[0])
    east = flag_point(s.islands[2], fort, gun)[0]
    assert east < tip
    reach = s.long if fort.guns[gun][1] == "L" else s.short
    half = kit.half(BARQUE)[1] * 100
    for gap, seen in ((reach - 20, True), (reach + 20, False)):
        target = ship(BARQUE, 1, (east + gap + half) / 100, 780, 90)
        assert bool(guards(target, gun=gun)) is seen
    home = dock(ship(BARQUE, 1), 1)

    def near_home(s: State) -> None:
        s.islands[2].x, s.islands[2].y = home.x, home.y - 9500
        s.islands[2].fort = kit.fort(0)

    m = stage(SPARE, home, edit=near_home)
    assert not kit.offered(m, "fort")
    m.state.ships[1].dock = -1
    assert any(
        fort_targets(m.state, m.state.islands[2], fort, index)
        for fort in [m.state.islands[2].fort]
        if fort is not None
        for index in range(4)
    )


@pytest.mark.rule("pirates", "17.13", "17.15")
def test_flags_stand_around_the_rim_at_corners_and_in_the_middle_of_walls() -> None:
    s = stage(SPARE, AWAY, edit=lambda s: setattr(s.islands[2], "fort", kit.fort(0))).state
    isle = s.islands[2]
    corners = fort_shape(isle).points
    fort = isle.fort
    assert fort is not None
    for rim in range(8):
        fort.rim = rim
        for index in range(4):
            spot = (rim + index) % 8
            corner, after = corners[spot // 2], corners[(spot // 2 + 1) % 4]
            middle = ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
            assert flag_point(isle, fort, index) == (corner if spot % 2 == 0 else middle)


@pytest.mark.rule("pirates", "17.13", "17.16", "16.kw-marine-3")
def test_a_fort_fires_at_enemy_forts_and_marines_within_its_range_only() -> None:
    marine = kit.crew_with("marine")

    def fires(gap: int, edit: Any) -> list[str]:
        def near(s: State) -> None:
            s.islands[2].fort = kit.fort(0, rim=6)
            s.islands[3].x, s.islands[3].y = 12000 + 8200 + gap, 78000
            edit(s)

        s = stage(SPARE, AWAY, edit=near).state
        isle = s.islands[2]
        assert isle.fort is not None
        return fort_targets(s, isle, isle.fort, 0)

    def enemy(s: State) -> None:
        s.islands[3].fort = kit.fort(1)

    def ashore(s: State) -> None:
        s.islands[3].crew = [kit.Crew(marine, 1, "england", up=True), kit.Crew(marine, 1, "england", up=True)]

    assert fires(0, enemy) == ["i4"]
    assert fires(8000, enemy) == []
    assert fires(0, ashore) == ["i4m1", "i4m2"]
    assert fires(8000, ashore) == []
    assert fires(0, lambda s: None) == []


@pytest.mark.rule("pirates", "17.12", "14.11")
def test_each_gun_of_a_fort_fires_once_and_a_one_always_misses() -> None:
    target = ship(BARQUE, 1, 120 + 22 + 30, 780, 90)
    m = do(armed(target, dice=[1, 3, 4]), "fort i3")
    keys = {word.split()[1] for word in kit.offered(m, "fire")}
    do(m, f"fire g1 {target.id}")
    assert {word.split()[1] for word in kit.offered(m, "fire")} == keys - {"g1"}
    for key in sorted(keys - {"g1"})[:2]:
        do(m, f"fire {key} {target.id}")
    assert [told["hit"] for told in kit.told(m, "fort-shot")] == [False, False, True]  # rank 3


@pytest.mark.rule("pirates", "17.12", "8.3")
def test_a_fort_that_fires_a_miss_again_does_so_once_a_turn() -> None:
    card = next(word for word, fort in box.forts().items() if fort.effect == "reroll_miss")
    target = ship(BARQUE, 1, 120 + 22 + 30, 780, 90)
    m = do(armed(target, dice=[1, 1], card=card), "fort i3", f"fire g1 {target.id}", f"fire g1 {target.id}")
    assert f"fire g1 {target.id}" not in kit.offered(m)


@pytest.mark.rule("pirates", "17.18", "17.19", "10.dock-2", "P89")
def test_after_a_fort_falls_the_gold_lies_open_and_ships_at_that_shore_are_docked() -> None:
    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(1, coins=[1], gold=3, flags=[0, 0, 0, 0])
        s.islands[2].coins = []
        s.islands[2].opened = True
        s.ships[1].dock = -1

    vessel, near = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90), dock(ship(BARQUE, 0, id="near"), 2, 180)
    m = stage(vessel, near, kit.AWAY, edit=edit, dice=[6])
    minted, lost = m.state.minted, m.state.lost_forts
    do(m, f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i3")))
    isle = m.state.islands[2]
    assert (isle.fort, isle.opened) == (None, False)
    assert get(m, near).dock == 2
    assert get(m, vessel).dock == -1
    assert (m.state.minted, m.state.lost_forts) == (minted + 1, lost + 1)
    assert [coin.seen for coin in isle.coins if coin.value == 3] == [3]


@pytest.mark.rule("pirates", "8.3", "17.16")
def test_the_shield_of_a_fort_holds_as_many_hits_as_its_die_each_turn() -> None:
    card = next(word for word, fort in box.forts().items() if fort.effect == "d6_shield")

    def shield(s: State) -> None:
        s.islands[2].fort = kit.fort(1, card)

    vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
    m = do(stage(vessel, AWAY, edit=shield, dice=[6, 2, 6, 6]), f"shoot {vessel.id}")
    shots = [word for word in kit.offered(m, "fire") if word.endswith("i3")]
    for shot in shots[:2]:
        do(m, shot)
        assert kit.asked(m) == "shoot"
    fort = m.state.islands[2].fort
    assert fort is not None
    assert fort.shield == 0
    if len(shots) > 2:
        do(m, shots[2])
        assert kit.asked(m) == "flag"


@pytest.mark.rule("pirates", "8.3", "13.2")
def test_a_survey_shows_one_hidden_coin_of_each_wild_island_to_its_player_alone() -> None:
    card = next(word for word, fort in box.forts().items() if fort.effect == "peek_each")

    def port(s: State) -> None:
        s.islands[2].fort = kit.fort(0, card)
        s.islands[2].coins = []
        s.islands[3].coins = [Coin(1, seen=1), Coin(2), Coin(3)]
        s.islands[1].coins = [Coin(5)]

    vessel = dock(ship(BARQUE, 0), 2)
    m = do(stage(vessel, AWAY, edit=port), f"survey {vessel.id}")
    assert sorted(coin.seen for coin in m.state.islands[3].coins) == [0, 1, 1]
    assert m.state.islands[1].coins[0].seen == 0  # a home is no wild island


@pytest.mark.rule("pirates", "8.3", "17.13")
def test_a_fort_that_hits_cargo_does_so_only_with_a_hit_on_a_ship_that_floats() -> None:
    card = next(word for word, fort in box.forts().items() if fort.effect == "hit_cargo")
    target = ship(BARQUE, 1, 120 + 22 + 30, 780, 90, coins=[2], crew=[CAPTAIN])
    m = do(armed(target, dice=[6], card=card), "fort i3", f"fire g1 {target.id}", f"lose {target.id} 1")
    assert kit.offered(m) == ["pass", f"cargo {target.id}", f"kill {target.id}"]
    do(m, f"kill {target.id}")
    assert get(m, target).crew == []
    m = do(armed(target, dice=[1], card=card), "fort i3", f"fire g1 {target.id}")
    assert kit.asked(m) != "hit-cargo"
    hulk = ship(BARQUE, 1, 120 + 22 + 30, 780, 90, coins=[2], masts=[0, 0, 0])
    m = do(armed(hulk, dice=[6], card=card), "fort i3", f"fire g1 {hulk.id}")
    assert get(m, hulk).sunk
    assert kit.asked(m) != "hit-cargo"
    plain = do(armed(target, dice=[6]), "fort i3", f"fire g1 {target.id}", f"lose {target.id} 1")
    assert kit.asked(plain) != "hit-cargo"


@pytest.mark.rule("pirates", "17.7", "17.18")
def test_no_debt_at_home_is_walled_into_a_fort() -> None:
    def debt(s: State) -> None:
        s.players[0].gold = -1

    m = stage(AWAY, kit.SPARE, edit=debt)
    keep = kit.fort(0)
    list(pay(kit.rules(m), 0, keep, 3))
    assert keep.gold == 0


@pytest.mark.rule("pirates", "17.13", "8.3")
def test_guns_made_long_cannot_hit_the_fort_that_long_guns_cannot() -> None:
    word = next(card.id for card in box.forts().values() if card.effect == "immune_long")
    gunner = next(card.id for card in box.crew().values() if card.abilities == ["all_long"])
    vessel = ship(FRIGATE, 0, 165, 780, crew=[gunner])

    def edit(s: State) -> None:
        s.islands[2].fort = kit.fort(1, word)

    assert f"shoot {vessel.id}" not in kit.offered(stage(vessel, AWAY, edit=edit))
    vessel.crew = []
    m = do(stage(vessel, AWAY, edit=edit), f"shoot {vessel.id}")
    assert set(kit.offered(m, "fire")) <= {"fire g1 i3", "fire g4 i3"}


@pytest.mark.rule("pirates", "20.8", "20.10", "2.9")
@pytest.mark.parametrize("marked", ["s2", "lost"])
def test_a_raft_that_lays_coins_ashore_takes_the_end_marker_back(marked: str) -> None:
    lost, foe = (
        ship(SLOOP, 0, 300, 500, masts=[0], coins=[5], id="lost"),
        ship(FRIGATE, 1, 300, 540, id="foe"),
    )

    def bare(s: State) -> None:
        s.marked = marked
        for isle in s.islands:
            isle.coins = []
        s.ships[-1].coins = [Coin(1)]

    m = kit.end_turn(
        holding("raft", lost, SPARE, foe, ship(SLOOP, 2, 900, 700, id="s2"), dice=(6,), edit=bare, seats=3)
    )
    do(m, "shoot foe", "fire g1 lost", "play raft", "pass")
    assert [coin.value for coin in m.state.islands[2].coins] == [5]
    assert m.state.marked == ""
    assert m.state.ended == ("" if marked == "s2" else "sunk")
