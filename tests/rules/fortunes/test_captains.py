"""The abilities of the sixteen captains: each at work, and absent where it should be."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes import captains, npcs, ops, shipyard, sides, tavern
from flibuste.games.fortunes.setup import enter
from flibuste.games.fortunes.state import Battle, State
from flibuste.games.fortunes.tables import (
    CAPTAIN,
    CAPTAINS,
    CARGO,
    CREW,
    ENGLAND,
    FRIGATE,
    GOOD,
    HOME,
    PORT,
    SHIP,
    ZONE,
)

from .cards import run
from .sea import asked, demand, npc, options, pick, put, sea, told


def test_sixteen_captains_with_homes_and_skills() -> None:
    assert len(CAPTAINS) == 16
    assert sorted(HOME) == sorted(z for z, nation in enumerate(PORT) if nation >= 0)
    two_abilities = {"eleanor_harcourt", "pepijn_van_avezaath", "gaspar_ibarra"}
    for c in CAPTAINS:
        total = c.seamanship + c.scouting + c.leadership + c.influence
        assert total == (8 if c.id in two_abilities else 10)
    assert sum(c.woman for c in CAPTAINS) == 3


def battle(s: State, mine: str, theirs: str) -> None:
    put(s, 0, mine, "frigate", "la_habana", gold=10)
    put(s, 1, theirs, "frigate", "la_habana", gold=10)
    s.battle = Battle([0, 1], None, [3, 3], round=1)
    s.phase = 3


def fight(mine: str, theirs: str, *dice: int) -> Match:
    return sea(lambda s: battle(s, mine, theirs), dice=dice)


def test_felipe_redirects_one_hit_in_a_combat() -> None:
    m = fight("nicolas_jaures", "felipe", 5, 5, 1, 1, 1, 1, 3, 3, 3)
    pick(m, "shoot", "shoot")
    assert asked(m) == (1, "parry")
    assert "redirect crew cargo" in options(m)
    assert "redirect crew crew" not in options(m)
    pick(m, "redirect crew cargo")
    assert m.state.players[1].ship.now == [3, 2, 3, 1, 3]
    m.dice.script, m.dice.scripted = (5, 5, 1, 1, 1, 1, 2, 2, 2), 0
    pick(m, "shoot", "shoot")
    assert asked(m)[1] == "declare"  # once a combat
    m = fight("felipe", "nicolas_jaures", 5, 5, 1, 1, 1, 1, 3, 3, 3)
    assert asked(pick(m, "shoot", "shoot"))[1] == "declare"  # not for his victims


def test_frances_rerolls_a_failed_scouting_roll_once_a_turn() -> None:
    def edit(s: State) -> None:
        put(s, 0, "frances_wright", zone="la_habana")

    m = pick(sea(edit, dice=[1, 2, 3, 1, 2, 6]), "scout merchant")
    assert options(m) == ["pass", "reroll-all"]
    pick(m, "reroll-all")
    assert asked(m)[1] == "merchant"
    m = pick(sea(edit, dice=[1, 2, 3, 1, 2, 3, 1, 1, 1]), "scout merchant", "reroll-all", "scout p1")
    assert asked(m) == (0, "act")  # no second time
    m = pick(sea(edit, dice=[1, 2, 6]), "scout merchant")
    assert asked(m)[1] == "merchant"  # nothing to save
    m = pick(sea(lambda s: put(s, 0, "nicolas_jaures"), dice=[1, 2]), "scout merchant")
    assert asked(m) == (0, "act")


def test_percival_rerolls_a_failed_influence_roll_once_a_turn() -> None:
    def edit(s: State) -> None:
        put(s, 0, "percival_whitewood", zone="nassau", port=True)

    m = pick(sea(edit, dice=[1, 1, 1, 1, 5, 1, 1, 1]), "port", "rumour", "reroll-all")
    assert m.state.players[0].rumour >= 0
    m = pick(sea(lambda s: put(s, 0, "percival_whitewood"), dice=[1, 1]), "scout merchant")
    assert asked(m) == (0, "act")  # Scouting is no Influence


def test_frederico_hears_rumours_for_nothing() -> None:
    m = sea(lambda s: put(s, 0, "frederico_da_silva", zone="nassau", port=True, gold=0), dice=[1, 1, 1])
    pick(m, "port", "rumour")
    assert m.state.players[0].gold == 0
    assert m.state.players[0].rumour == -1  # the roll is still made
    p = sea(lambda s: put(s, 0, "nicolas_jaures", zone="nassau")).state.players[0]
    assert tavern.rumour_price(p) == 2


def test_navies_look_for_ashdown_with_a_die_fewer() -> None:
    def edit(s: State) -> None:
        put(s, 0, "thomas_ashdown", zone="nassau", port=True, bounties=["england"] * 4)
        put(s, 1, "nicolas_jaures", zone="nassau", port=True, bounties=["england"] * 4)
        npc(s, "en_benbow", "st_john")
        npc(s, "pi_vane", "st_john")

    s = sea(edit).state
    assert [npcs.search_dice(s, ENGLAND, p) for p in s.players] == [3, 4]
    assert [npcs.search_dice(s, 4, p) for p in s.players] == [3, 3]  # pirates see him as any other


def test_eleanor_repairs_and_fits_out_cheaply() -> None:
    p = sea(lambda s: put(s, 0, "eleanor_harcourt", zone="nassau")).state.players[0]
    assert (shipyard.repair_price(p), shipyard.modification_price(p)) == (1, 2)
    p.zone = ZONE["la_habana"]
    assert shipyard.repair_price(p) == 1  # never for nothing
    p.captain = CAPTAIN["felipe"]
    assert (shipyard.repair_price(p), shipyard.modification_price(p)) == (1, 3)
    p.zone = ZONE["nassau"]
    assert shipyard.repair_price(p) == 2


def test_penrose_sells_two_plain_cards_for_more() -> None:
    def edit(s: State, captain: str) -> None:
        put(s, 0, captain, zone="nassau", port=True, gold=0, goods=["sugar", "sugar", "sugar", "rum"])
        demand(s, "nassau", "rum")

    m = sea(lambda s: edit(s, "samuel_penrose"))
    pick(m, "port", "sell sugar", "sell sugar", "sell sugar", "sell rum")
    assert m.state.players[0].gold == 4 + 4 + 3 + 6
    m = sea(lambda s: edit(s, "felipe"))
    pick(m, "port", "sell sugar", "sell sugar", "sell sugar", "sell rum")
    assert m.state.players[0].gold == 3 + 3 + 3 + 6


@pytest.mark.parametrize(("captain", "cards"), [("nicolas_jaures", 7), ("felipe", 6)])
def test_nicolas_draws_one_more_card(captain: str, cards: int) -> None:
    m = sea(lambda s: put(s, 0, captain, zone="nassau", port=True))
    assert len(pick(m, "port", "buy").state.offer) == cards


def test_marquis_wins_a_tied_contest() -> None:
    m = fight("nicolas_jaures", "christian_marquis")
    b = sides.the_battle(m.state)
    b.faces = [[5, 2, 1], [5, 1, 1, 1]]
    assert sides.contest_winner(m.state, b) == 1
    b.faces = [[2, 2, 1], [4, 1, 1, 1]]
    assert sides.contest_winner(m.state, b) == -1  # not without a success
    b.faces = [[5, 4, 1], [5, 1, 1, 1]]
    assert sides.contest_winner(m.state, b) == 0  # not when beaten
    m = fight("nicolas_jaures", "felipe")
    b = sides.the_battle(m.state)
    b.faces = [[5, 2, 1], [5, 1, 1, 1]]
    assert sides.contest_winner(m.state, b) == -1


def test_vilon_fights_the_first_round_with_a_die_more() -> None:
    def edit(s: State) -> None:
        battle(s, "alexandre_vilon", "nicolas_jaures")
        s.battle = Battle([0, 1], None, [3, 3], round=1, boarded=True)

    m = sea(edit, dice=[1] * 16)
    rolls = [len(t.about["mine"]) for t in m.story() if t.key == "crew-roll"]
    assert rolls[:2] == [5, 4]
    theirs = [len(t.about["theirs"]) for t in m.story() if t.key == "crew-roll"]
    assert theirs[:2] == [3, 3]


def test_pepijn_has_a_larger_hold_and_chooses_the_demand() -> None:
    def edit(s: State, captain: str) -> None:
        put(s, 0, captain, "sloop", "nassau", port=True, goods=["rum"])
        demand(s, "nassau", "rum")
        s.reserve[:] = [GOOD["sugar"]] * 4 + [GOOD["spice"]] * 4

    m = sea(lambda s: edit(s, "pepijn_van_avezaath"))
    assert m.state.players[0].ship.most[CARGO] == 3
    m.dice.script = ()
    pick(m, "port", "sell rum")
    if asked(m)[1] == "demand":
        assert set(options(m)) == {"demand sugar", "demand spice"}
        pick(m, "demand spice")
        assert m.state.demand[ZONE["nassau"]] == GOOD["spice"]
    assert len(m.state.reserve) == 8
    m = sea(lambda s: edit(s, "felipe"))
    assert m.state.players[0].ship.most[CARGO] == 2
    assert asked(pick(m, "port", "sell rum"))[1] == "port"
    assert captains.demand_drawn(sea(lambda s: edit(s, "pepijn_van_avezaath")).state.players[0]) == 2


@pytest.mark.parametrize(("captain", "cards"), [("hendrik_roosendaal", 2), ("nicolas_jaures", 1)])
def test_hendrik_draws_a_card_more_for_a_combat_won(captain: str, cards: int) -> None:
    def edit(s: State) -> None:
        battle(s, captain, "felipe")
        s.battle = Battle([0, 1], None, [3, 3], round=1, boarded=True)
        s.players[1].ship.now[CREW] = 0

    m = pick(sea(edit), "pass")
    assert len(m.state.players[0].hand) == cards
    other = sea(lambda s: put(s, 0, captain))
    run(ops.gain_glory(other.table, 0, "mission"))
    assert len(other.state.players[0].hand) == 1  # only for combats


def test_isabel_recruits_freely() -> None:
    def edit(s: State, captain: str) -> None:
        put(s, 0, captain, "galleon", "nassau", port=True, gold=0)
        s.players[0].ship.now[CREW] = 1

    m = pick(sea(lambda s: edit(s, "isabel_de_arrieta"), dice=[1, 1, 1, 1]), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 4
    m = pick(sea(lambda s: edit(s, "felipe"), dice=[1, 1]), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 1


@pytest.mark.parametrize(("captain", "gold"), [("rodrigo_valcarcel", 10), ("nicolas_jaures", 5)])
def test_rodrigo_is_paid_more_for_pirates(captain: str, gold: int) -> None:
    def edit(s: State, event: str) -> None:
        number = npc(s, event, "la_habana")
        put(s, 0, captain, "frigate", gold=0)
        put(s, 1, zone="nassau", port=True)
        ship = ops.new_vessel(SHIP["sloop"])
        ship.now[CREW] = 0
        s.battle = Battle([0, -1 - number], ship, [3, 2], round=1, boarded=True)
        s.phase = 3

    m = pick(sea(lambda s: edit(s, "pi_vane")), "pass")
    assert m.state.players[0].gold == gold
    navy = pick(sea(lambda s: edit(s, "en_benbow")), "pass")
    assert "reward" not in told(navy)  # a naval ship is no pirate


def test_gaspar_buys_ships_for_less_and_starts_richer() -> None:
    s = sea(lambda s: put(s, 0, "gaspar_ibarra", zone="nassau")).state
    assert shipyard.ship_price(s, s.players[0], FRIGATE) == 30
    s.players[0].captain = CAPTAIN["felipe"]
    assert shipyard.ship_price(s, s.players[0], FRIGATE) == 35
    m = sea(lambda s: put(s, 0, "gaspar_ibarra", gold=0))
    run(enter(m.table, 0, 0, 10))
    assert m.state.players[0].gold == 15
    m = sea(lambda s: put(s, 0, "felipe", gold=0))
    run(enter(m.table, 0, 0, 10))
    assert m.state.players[0].gold == 10


def test_quiroga_flees_from_an_enemy_with_one_success() -> None:
    m = fight("baltasar_quiroga", "nicolas_jaures", 5, 5, 1, 1, 5, 1, 1, 1)
    pick(m, "flee", "shoot")
    assert m.state.battle is None
    assert m.state.players[0].ship.now[CARGO] == 2  # the shot falls first
    m = fight("baltasar_quiroga", "nicolas_jaures", 5, 5, 5, 1, 5, 5, 1, 1, 1)
    assert pick(m, "flee", "shoot").state.battle is not None  # two are too many
    m = fight("christian_marquis", "nicolas_jaures", 5, 5, 1, 1, 5, 1, 1, 1)
    assert pick(m, "flee", "shoot").state.battle is not None
