"""Selling and buying."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import CARGO_IDS, GOOD, GOOD_IDS, GOOD_OF, ZONE
from flibuste.games.fortunes.rules import cargo
from flibuste.games.fortunes.state import State

from .kit import asked, deck, demand, hire, offered, pick, put, run, stage, table, told

HABANA = ZONE["la_habana"]


def harbour(s: State, *goods: str, zone: str = "la_habana", captain: str | None = None) -> None:
    """Seat 0 lies in port; rum is in demand there."""
    put(s, 0, captain, zone=zone, port=True, gold=10, goods=goods)
    demand(s, zone, "rum")


# ---- selling


@pytest.mark.rule("fortunes", "C036", "C078")
def test_selling_comes_first_and_each_activity_once() -> None:
    m = pick(stage(lambda s: harbour(s, "sugar")), "port")
    assert "sell sugar" in offered(m)
    pick(m, "yard", "done")
    assert "sell sugar" not in offered(m)
    assert "yard" not in offered(m)
    pick(m, "buy", "done")
    assert "buy" not in offered(m)


@pytest.mark.rule("fortunes", "C037", "C038")
def test_who_sells_is_told_what_one_more_card_brings() -> None:
    m = pick(stage(lambda s: harbour(s, "sugar", "rum", "spice")), "port", "sell sugar")
    about = m.pending[0].about
    assert (about["good"], about["high"], about["low"]) == ("rum", 6, 3)
    about = pick(m, "sell rum").pending[0].about
    assert (about["high"], about["low"]) == (6, 3)


@pytest.mark.rule("fortunes", "C037", "C038")
def test_three_gold_a_card_six_for_the_good_in_demand() -> None:
    m = pick(stage(lambda s: harbour(s, "sugar", "rum", "spice")), "port", "sell sugar", "sell rum", "done")
    p = m.state.players[0]
    assert p.gold == 10 + 3 + 6
    assert [GOOD_OF[c] for c in p.cargo] == [GOOD["spice"]]
    assert [GOOD_OF[c] for c in m.state.cargo_discard] == [GOOD["sugar"], GOOD["rum"]]
    assert len(m.view(1)["discards"]["cargo"]) == 2  # face up
    assert not any(o.startswith("sell") for o in offered(m))


@pytest.mark.rule("fortunes", "C039")
def test_the_demand_changes_only_when_its_good_is_sold() -> None:
    m = pick(stage(lambda s: harbour(s, "sugar", "rum")), "port", "sell sugar", "done")
    assert m.state.demand[HABANA] == GOOD["rum"]

    def one_other(s: State) -> None:
        harbour(s, "rum")
        s.demand[ZONE["nassau"]], s.reserve[:] = s.demand[ZONE["nassau"]], [GOOD["sugar"]] * 8

    m = pick(stage(one_other), "port", "sell rum")
    assert m.state.demand[HABANA] == GOOD["sugar"]
    assert sorted(m.state.reserve) == sorted([GOOD["sugar"]] * 7 + [GOOD["rum"]])


@pytest.mark.rule("fortunes", "C039")
@pytest.mark.parametrize(("left", "asks"), [(0, False), (1, False), (2, True)])
def test_pepijn_chooses_among_the_demand_tokens_that_are_left(left: int, asks: bool) -> None:
    """An owner's box may have fewer of them: without any the port goes on wanting the same."""

    def edit(s: State) -> None:
        put(s, 0, "pepijn_van_avezaath", zone="nassau", port=True, goods=["rum"])
        demand(s, "nassau", "rum")
        s.reserve[:] = [GOOD["sugar"], GOOD["spice"]][:left]

    m = pick(stage(edit), "port", "sell rum")
    assert (asked(m)[1] == "demand") == asks
    if not asks:
        assert m.state.demand[ZONE["nassau"]] == (GOOD["sugar"] if left else GOOD["rum"])
        assert m.state.drawn == []


@pytest.mark.rule("fortunes", "C040", "C097", "R08")
def test_three_cards_in_demand_are_worth_one_point() -> None:
    m = pick(stage(lambda s: harbour(s, "rum", "rum", "sugar")), "port", "sell rum", "sell rum", "sell sugar")
    assert m.state.players[0].glory == 0
    goods = ["rum"] * 6
    m = pick(stage(lambda s: harbour(s, *goods)), "port", *["sell rum"] * 6)
    assert m.state.players[0].glory == 1  # not one for each three (ruling R08)
    assert len(m.state.players[0].hand) == 1


def test_the_free_port_and_the_purser_pay_more() -> None:
    m = stage(lambda s: harbour(s, "sugar", "rum", zone="curacao"))
    pick(m, "port", "sell sugar", "sell rum")
    assert m.state.players[0].gold == 10 + 4 + 6

    def purser(s: State) -> None:
        harbour(s, "sugar", "rum")
        hire(s, 0, "spec_purser_1")

    m = pick(stage(purser), "port", "sell sugar", "sell rum")
    assert m.state.players[0].gold == 10 + 3 + 7


# ---- buying

SIX = ("spice_1", "cocoa_1", "cocoa_2", "fruit_1", "fruit_2", "fruit_3")


def market(s: State, *cards: str, zone: str = "la_habana") -> None:
    harbour(s, zone=zone, captain="rodrigo_valcarcel")
    deck(s, *cards)


@pytest.mark.rule("fortunes", "C041")
def test_six_cards_are_drawn_without_the_good_in_demand() -> None:
    m = stage(lambda s: market(s, "rum_1", *SIX[:3], "rum_2", *SIX[3:], "sugar_1"))
    pick(m, "port", "buy")
    assert [CARGO_IDS[c] for c in m.state.offer] == list(SIX)
    assert [CARGO_IDS[c] for c in m.state.cargo_discard] == ["rum_1", "rum_2"]
    assert m.view(0)["offer"]["known"]
    assert m.view(1)["offer"] == {"count": 6, "known": [], "prices": {}, "bill": 0}


@pytest.mark.rule("fortunes", "C042")
def test_the_example_of_spice_cocoa_and_a_glut() -> None:
    """One of a kind costs 3, a pair 2 each, three or more 1 each, by copies drawn."""
    m = pick(stage(lambda s: market(s, *SIX)), "port", "buy")
    pick(m, "buy spice", "buy cocoa", "buy fruit", "buy fruit", "buy cocoa")
    assert m.state.turn.bill == 3 + 2 + 1 + 1 + 2
    assert offered(m) == ["buy fruit", "done"]
    pick(m, "done")
    assert m.state.players[0].gold == 1


@pytest.mark.rule("fortunes", "C043")
def test_a_bargain_is_checked_by_one_player_in_confidence() -> None:
    m = pick(stage(lambda s: market(s, *SIX), seats=3), "port", "buy", "buy cocoa", "done")
    assert asked(m) == (0, "show")
    assert offered(m) == ["show p1", "show p2"]
    pick(m, "show p2")
    assert m.view(2)["players"][0]["cargo"] == {"count": 1, "known": ["cocoa"]}
    assert m.view(1)["players"][0]["cargo"] == {"count": 1, "known": []}
    assert "shown" in told(m, 2)
    assert "shown" not in told(m, 1)
    m = pick(stage(lambda s: market(s, *SIX), seats=3), "port", "buy", "buy spice", "done")
    assert asked(m) == (0, "port")  # full price: nothing to check


@pytest.mark.rule("fortunes", "C044")
def test_what_is_not_bought_is_discarded_face_up() -> None:
    m = pick(stage(lambda s: market(s, *SIX)), "port", "buy", "buy spice", "done")
    assert m.view(1)["discards"]["cargo"] == list(SIX[1:])
    assert m.state.offer == []


@pytest.mark.rule("fortunes", "C045")
def test_three_cards_when_buying_again_in_the_same_port() -> None:
    def again(s: State, zone: str = "la_habana", before: str = "la_habana") -> None:
        market(s, zone=zone)
        s.players[0].bought_at = ZONE[before]

    assert len(pick(stage(again), "port", "buy").state.offer) == 3
    m = stage(lambda s: again(s, before="nassau"))
    assert len(pick(m, "port", "buy").state.offer) == 6
    m = stage(lambda s: again(s, "st_maarten", "st_maarten"))  # the Company's warehouses
    assert len(pick(m, "port", "buy").state.offer) == 6
    m = stage(lambda s: again(s, "petit_goave"))  # plantations
    assert len(pick(m, "port", "buy").state.offer) == 7


@pytest.mark.rule("fortunes", "C045")
def test_a_turn_without_buying_brings_six_cards_back() -> None:
    m = pick(stage(market), "port", "buy", "done", "done", "end", "end")
    assert asked(m) == (0, "act")
    assert m.state.players[0].bought_before == HABANA
    pick(m, "end", "end")
    assert asked(m) == (0, "act")
    assert m.state.players[0].bought_before == -1


@pytest.mark.rule("fortunes", "C047")
def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    def empty(s: State) -> None:
        market(s)
        s.cargo_discard += s.cargo_deck[2:]
        del s.cargo_deck[2:]

    m = stage(empty)
    before = list(m.state.cargo_discard)
    pick(m, "port", "buy")
    assert len(m.state.offer) == 6
    deck = m.state.cargo_deck
    assert len(deck) > 40
    assert deck != [card for card in before if card in deck]  # in another order

    def nothing(s: State) -> None:
        market(s)
        hoard = s.players[1].cargo
        hoard += s.cargo_deck[4:]
        del s.cargo_deck[4:]
        put(s, 1, zone="nassau", port=True)
        demand(s, "la_habana", "timber")

    m = pick(stage(nothing), "port", "buy")
    assert len(m.state.offer) <= 4  # fewer cards when both run out (ruling R10)


def test_of_a_haul_only_so_many_cards_are_kept() -> None:
    g = table()
    cards = [g.state.cargo_deck.pop() for _ in range(3)]
    good = GOOD_IDS[GOOD_OF[cards[0]]]
    run(cargo.stow(g, 0, cards, "C087", 1), f"stow {good}")
    assert [GOOD_OF[card] for card in g.state.players[0].cargo] == [GOOD_OF[cards[0]]]
    assert sorted(g.state.cargo_discard + g.state.players[0].cargo) == sorted(cards)
