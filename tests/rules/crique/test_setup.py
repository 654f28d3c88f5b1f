"""1 Components, 2 Setup, 3 Goal, 4 The ship, 5 Opening outfit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.crique.box import (
    BATTLE_KINDS,
    CARD,
    EVENT_CARDS,
    FAME_CARDS,
    LEGEND,
    MASTERCRAFT,
    PARROTS,
    PRICE,
    TREASURE_DECK,
    VALUES,
    VOLLEY_KINDS,
)
from flibuste.games.crique.options import OUTFITS
from flibuste.games.crique.rules.ships import dice_count
from flibuste.games.crique.state import OUTFIT, TREASURES, State
from flibuste.kernel.data import VARIABLE
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice
from flibuste.words.texts import texts

from .kit import ashore, battle, go, hand, offered, parrot, purse, rings, skip_to, stage, told, until


def fresh(seats: int = 4, seed: int = 1) -> Match:
    return flibuste.new("crique", seats=seats, seed=seed)


def fit_out(m: Match) -> Match:
    for seat in list(m.pending):
        m.choose(seat, "outfit 0 0 0 0")
    return m


@pytest.mark.rule("crique", "1.1")
def test_three_to_five_seats() -> None:
    for seats in (3, 4, 5):
        assert len(fresh(seats).state.pirates) == seats
    for seats in (0, 1, 2, 6):
        with pytest.raises(ValueError, match="played by"):
            fresh(seats)


@pytest.mark.rule("crique", "1.2", "2.1")
def test_sixty_treasure_cards_in_five_piles_of_twelve() -> None:
    s = fresh().state
    assert [len(pile) for pile in s.piles] == [12] * 5
    assert Counter(card for pile in s.piles for card in pile) == Counter(TREASURE_DECK)
    assert len(TREASURE_DECK) == 60
    assert s.piles != fresh(seed=2).state.piles


@pytest.mark.rule("crique", "1.3", "2.3", "2.4")
def test_five_legends_in_the_pile_and_the_navy_apart() -> None:
    orders = set()
    for seed in range(6):
        m = fresh(seed=seed)
        s = m.state
        deck = sorted([*s.legends, *(ship.legend for ship in s.black)])
        assert deck == sorted(LEGEND[word] for word in LEGEND if word not in ("navy", "neutral"))
        assert len(deck) == 5
        assert len(s.black) <= 2
        orders.add(tuple(s.legends))
        view = m.view(0)["legends"]
        assert view == {"pile": 4, "sunk": []}
    assert len(orders) > 1


@pytest.mark.rule("crique", "1.4", "1.5", "2.2")
def test_forty_two_tavern_cards() -> None:
    s = fresh(3).state
    cards = Counter(s.tavern)
    for pirate in s.pirates:
        cards.update([*pirate.hand, pirate.parrot] if pirate.parrot else pirate.hand)
    assert cards.total() == 42
    count = {
        "parrots": sum(cards[kind] for kind in PARROTS),
        "mastercrafts": cards[MASTERCRAFT],
        "battle": sum(cards[kind] for kind in BATTLE_KINDS),
        "volley": sum(cards[kind] for kind in VOLLEY_KINDS),
        "events": sum(cards[kind] for kind in EVENT_CARDS),
        "fame": sum(cards[kind] for kind in FAME_CARDS),
    }
    assert count == {"parrots": 4, "mastercrafts": 7, "battle": 8, "volley": 6, "events": 8, "fame": 9}
    assert [cards[CARD[f"fame-{worth}"]] for worth in (1, 2, 3)] == [5, 3, 1]
    assert s.tavern != fresh(3, seed=2).state.tavern
    assert "tavern" in fresh().view(None)
    assert fresh().view(None)["tavern"] == {"pile": 38, "discard": []}


@pytest.mark.rule("crique", "1.6", "1.7", "2.12", "R44")
def test_gold_and_chests_are_finite() -> None:
    for seed in range(3):
        m = fresh(seed=seed)
        s = m.state
        assert s.gold == 124 - 4 * 9
        assert s.chests == 50
        while not m.over:
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, decision.options[(seed + len(m.journal)) % len(decision.options)])
            s = m.state
            thrown = sum(s.battle.overboard) if s.battle else 0
            assert s.gold + sum(pirate.gold for pirate in s.pirates) == 124
            assert s.chests + sum(pirate.chests for pirate in s.pirates) + thrown == 50
            assert min(s.gold, s.chests) >= 0


@pytest.mark.rule("crique", "1.8", "R57")
def test_no_volley_rolls_more_than_six_dice() -> None:
    def many(s: State) -> None:
        s.pirates[0].rings = [7, 7, 7, 7]

    m = battle([1, 1, 7], many, parrot(0, "long-john"), dice=[1, 1, 1, 1, 1, 1])
    assert dice_count(m.state, m.state.battle, 0) == 6
    m.choose(0, "fire p1 hull")
    assert len(told(m, "volley")[0]["dice"]) == 6


@pytest.mark.rule("crique", "1.8", "20.1")
def test_an_owners_larger_figures_roll_six_dice_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "crique").mkdir()
    rows = "".join(
        f'[[section]]\nid = "{word}"\nvalues = [2, 2, 3, 3, 4, 4, 5, 9]\n' for word in ("cannons", "crew")
    )
    (tmp_path / "crique" / "mat.toml").write_text(rows, encoding="utf-8")
    script = """
import flibuste
from flibuste.games.crique.rules.ships import dice_count
state = flibuste.new("crique", seats=3, seed=1).state
state.pirates[0].parrot, state.pirates[0].rings = 0, [1, 1, 7, 7]
assert dice_count(state, None, 0) == 6
"""
    env = {**os.environ, VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.rule("crique", "1.9", "2.11", "20.1")
def test_an_owners_mat_may_start_at_its_first_step(tmp_path: Path) -> None:
    (tmp_path / "crique").mkdir()
    (tmp_path / "crique" / "mat.toml").write_text("[mat]\nstart = 0\n", encoding="utf-8")
    script = """
import flibuste
assert flibuste.new("crique", seats=3, seed=1).state.pirates[0].rings == [0, 0, 0, 0]
"""
    env = {**os.environ, VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.rule("crique", "1.9", "2.11")
def test_the_mat() -> None:
    assert VALUES == (
        (4, 5, 6, 7, 8, 9, 10, 12),
        (4, 5, 6, 7, 8, 9, 10, 12),
        (2, 2, 3, 3, 4, 4, 5, 5),
        (2, 2, 3, 3, 4, 4, 5, 5),
    )
    assert PRICE == (1, 1, 2, 2, 3, 3, 4)
    for pirate in fresh().state.pirates:
        assert pirate.rings == [1, 1, 1, 1]
    assert fresh().view(0)["pirates"][0]["sections"]["sails"] == {"ring": 1, "value": 5, "craft": None}


@pytest.mark.rule("crique", "2.5", "2.6", "2.9")
def test_what_each_seat_begins_with() -> None:
    m = fresh(5)
    view = m.view(None)
    assert [pirate["seat"] for pirate in view["pirates"]] == ["p0", "p1", "p2", "p3", "p4"]
    for pirate in m.state.pirates:
        assert (pirate.gold, pirate.chests, pirate.fame) == (9, 0, 0)
        assert len(pirate.rings) == 4
    names = {texts("crique", "en").name(pirate["seat"]) for pirate in view["pirates"]}
    assert len(names) == 5


@pytest.mark.rule("crique", "2.7", "2.8", "14.1", "R27")
def test_one_tavern_card_each_and_a_parrot_goes_into_play() -> None:
    parrots = crafts = 0
    for seed in range(40):
        for pirate in fresh(5, seed).state.pirates:
            assert len(pirate.hand) + (1 if pirate.parrot else 0) == 1
            assert not PARROTS.intersection(pirate.hand)
            assert pirate.crafts == [0, 0, 0, 0]
            parrots += bool(pirate.parrot)
            crafts += MASTERCRAFT in pirate.hand
    assert parrots
    assert crafts


@pytest.mark.rule("crique", "2.10")
def test_fame_moves_the_marker_at_once() -> None:
    m = ashore([6, 7, 7], purse(0, chests=3, fame=4))
    m.choose(0, "bury-chests 2")
    assert m.state.pirates[0].fame == 6
    assert m.view(1)["pirates"][0]["fame"] == 6


@pytest.mark.rule("crique", "2.13", "2.14")
def test_black_ships_at_the_start() -> None:
    for seats, islands in ((3, [1, 4]), (4, [1]), (5, [1])):
        m = fresh(seats)
        assert [ship.island for ship in m.state.black] == islands
        assert all(ship["legend"] for ship in m.view(None)["black"])


@pytest.mark.rule("crique", "2.15", "R11")
def test_seat_order_is_drawn_at_random() -> None:
    orders = {tuple(fresh(seed=seed).state.seating) for seed in range(20)}
    assert len(orders) > 5
    for order in orders:
        assert sorted(order) == [0, 1, 2, 3]
    m = fresh()
    assert m.view(None)["seating"] == [f"p{seat}" for seat in m.state.seating]


@pytest.mark.rule("crique", "2.16", "R55")
def test_hands_are_hidden_and_unlimited() -> None:
    kept = ["fame-1"] * 5 + ["fame-2"] * 3 + ["fame-3", "piracy", "lookout", "royal-navy"]
    m = stage(TREASURES, [1, 2, 3], hand(0, *kept))
    until(m, lambda s: s.month == 2)
    assert len(m.state.pirates[0].hand) >= len(kept)
    assert sorted(m.view(0)["hand"])[:5] == ["fame-1"] * 5
    for other in (1, 2, None):
        view = m.view(other)
        assert view["pirates"][0]["cards"] == len(m.state.pirates[0].hand)
        assert "piracy" not in str(view["pirates"]) + str(view.get("hand"))


@pytest.mark.rule("crique", "3.1", "11.1", "7.3")
def test_twelve_months_and_the_most_fame_wins() -> None:
    for seed in range(4):
        m = fresh(seed=seed)
        months = []
        while not m.over:
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, decision.options[len(m.journal) * 7 % len(decision.options)])
            months.append(m.state.month)
        assert m.state.month == 12
        assert sorted(set(months)) == list(range(1, 13))
        assert m.state.piles == [[], [], [], [], []]
        assert m.result is not None
        winner = m.result.winners[0]
        assert m.result.scores[winner] == max(m.result.scores)


# ---- 4 The ship


@pytest.mark.rule("crique", "4.1", "7.27")
@pytest.mark.parametrize(("ring", "kept"), [(0, 4), (1, 5), (3, 7), (7, 9)])
def test_the_hull_is_what_a_ship_may_carry(ring: int, kept: int) -> None:
    m = ashore([7, 7, 7], purse(0, chests=9), rings(0, hull=ring))
    assert m.state.pirates[0].chests == 9
    until(m, lambda s: s.month == 2)
    assert m.state.pirates[0].chests == kept
    assert m.state.chests == 50 - kept


@pytest.mark.rule("crique", "4.2")
@pytest.mark.parametrize(("cannons", "crew", "dice"), [(2, 1, 2), (1, 2, 2), (2, 2, 3), (7, 4, 4), (0, 7, 2)])
def test_dice_are_the_smaller_of_crew_and_cannons(cannons: int, crew: int, dice: int) -> None:
    m = battle([1, 1, 7], rings(0, cannons=cannons, crew=crew))
    assert m.view(0)["pirates"][0]["dice"] == dice
    m.choose(0, "fire p1 sails")
    assert len(told(m, "volley")[0]["dice"]) == dice


@pytest.mark.rule("crique", "4.3", "7.18")
def test_sails_are_the_order_of_action() -> None:
    slow_first = battle([1, 1, 7], rings(0, sails=1), rings(1, sails=2))
    assert list(slow_first.pending) == [1]
    m = ashore([6, 6, 6], purse(0, chests=1), purse(1, chests=1), purse(2, chests=1))
    order = []
    while m.state.island == 6 and m.state.step == 11:
        order.append(next(iter(m.pending)))
        m.choose(order[-1], "pass")
    assert order == [0, 1, 2]


# ---- 5 Opening outfit


@pytest.mark.rule("crique", "5.1", "5.3")
def test_any_outfit_within_nine_gold() -> None:
    m = fresh()
    assert offered(m, 0)[0] == "outfit 0 0 0 0"
    go(m, "p0 outfit 1 2 1 1", "p1 outfit 0 4 1 0", "p2 outfit 0 0 0 0", "p3 outfit 2 0 2 2")
    s = m.state
    assert [pirate.rings for pirate in s.pirates] == [[2, 3, 2, 2], [1, 5, 2, 1], [1] * 4, [3, 1, 3, 3]]
    assert [pirate.gold for pirate in s.pirates] == [3, 0, 9, 0]
    assert s.gold == 124 - 12


@pytest.mark.rule("crique", "5.2")
def test_steps_add_up() -> None:
    m = fresh()
    go(m, "p0 outfit 0 2 0 0", *(f"p{seat} outfit 0 0 0 0" for seat in (1, 2, 3)))
    assert m.state.pirates[0].gold == 9 - 3
    assert m.view(0)["pirates"][0]["sections"]["sails"]["value"] == 7


@pytest.mark.rule("crique", "5.4")
def test_outfits_are_secret_until_the_last() -> None:
    m = fresh()
    assert set(m.pending) == {0, 1, 2, 3}
    before = m.view(1)
    go(m, "p2 outfit 0 3 0 0", "p0 outfit 1 1 1 1", "p3 outfit 2 2 1 1")
    assert m.view(1) == before
    assert m.state.step == OUTFIT
    m.choose(1, "outfit 0 0 0 0")
    assert m.view(1)["pirates"][2]["sections"]["sails"]["ring"] == 4


@pytest.mark.rule("crique", "5.5")
def test_no_ring_goes_down_or_past_the_end() -> None:
    m = fresh()
    for wrong in ("outfit -1 0 0 0", "outfit 0 7 0 0", "outfit 5 0 0 0", "outfit 4 1 1 0"):
        with pytest.raises(IllegalChoice):
            m.choose(0, wrong)
    for option in OUTFITS:
        assert all(0 <= steps <= 6 for steps in option[1:])


def test_random_games_end() -> None:
    m = flibuste.play(fresh(), [random_bot] * 4)
    assert m.over
    assert skip_to(m, 0) is m
    assert fit_out(fresh()).state.step > OUTFIT


@pytest.mark.rule("crique", "2.1", "7.2")
def test_no_treasure_is_face_up_before_the_first_month() -> None:
    m = flibuste.new("crique", seats=3, seed=4)
    assert m.state.step == OUTFIT
    assert m.state.shown == [0] * 5
    assert [len(pile) for pile in m.state.piles] == [12] * 5
