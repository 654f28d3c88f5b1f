"""10 Fame, 11 End of the match, 18 Fame cards."""

from __future__ import annotations

import random

import pytest

import flibuste
from flibuste.games.crique.box import CARD, FAME_CARDS
from flibuste.games.crique.state import BLACK_SHIPS, LAST_BATTLE, RECKONING, State
from flibuste.kernel.match import Match

from .kit import asked, go, hand, offered, parrot, purse, stage, told


def last_month(s: State) -> None:
    s.month = 12


def fames(m: Match) -> list[int]:
    return [pirate.fame for pirate in m.state.pirates]


@pytest.mark.rule("crique", "10.1", "10.2")
def test_fame_is_what_its_sources_gave_and_took() -> None:
    gained = {"battle": 0, "plunder": 0, "legends": 0, "burying": 0, "cards": 0, "lost": 0}
    rng = random.Random(3)
    for seed in range(12):
        m = flibuste.new("crique", seats=4, seed=seed)
        while not m.over:
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, rng.choice(decision.options))
            for pirate in m.state.pirates:
                assert pirate.fame == sum(pirate.tally)
                assert pirate.tally[-1] <= 0 <= min(pirate.tally[:-1])
        assert m.result is not None
        for detail in m.result.detail:
            for source, fame in detail.items():
                gained[source] += fame
    assert gained["lost"] < 0
    assert min(fame for source, fame in gained.items() if source != "lost") > 0


@pytest.mark.rule("crique", "11.1")
def test_the_match_ends_after_phase_six_of_the_last_month() -> None:
    m = stage(BLACK_SHIPS, [1, 2, 3], last_month, purse(0, fame=3, chests=9))
    assert m.over
    assert m.state.black[0].island == 6  # phase 6 was played
    assert m.state.pirates[0].chests == 5
    assert m.state.shown == [0] * 5  # no card is left on an island
    not_yet = stage(BLACK_SHIPS, [1, 2, 3], lambda s: setattr(s, "month", 11))
    assert not not_yet.over


@pytest.mark.rule("crique", "11.2", "18.1", "10.1")
def test_fame_cards_are_counted_before_ranks() -> None:
    m = stage(
        RECKONING,
        [1, 2, 3],
        purse(0, fame=5),
        purse(1, fame=3),
        hand(1, "fame-1", "fame-3"),
        hand(2, "fame-2", "smoke"),
    )
    assert m.over
    assert fames(m) == [5, 7, 2]
    assert m.result is not None
    assert m.result.scores == (5, 7, 2)
    assert m.result.places == (2, 1, 3)
    assert [entry["fame"] for entry in told(m, "fame-cards")] == [4, 2]
    assert sorted(m.state.discard) == sorted(CARD[f"fame-{worth}"] for worth in (1, 2, 3))
    assert m.view(0)["pirates"][2]["cards"] == 1  # the smoke stays in hand


@pytest.mark.rule("crique", "11.3")
def test_unburied_riches_are_worth_nothing() -> None:
    m = stage(RECKONING, [1, 2, 3], purse(0, fame=2), purse(1, gold=50, chests=20))
    assert m.result is not None
    assert m.result.scores == (2, 0, 0)
    assert m.result.winners == (0,)


@pytest.mark.rule("crique", "11.4")
def test_a_tie_for_first_is_one_last_battle_of_the_tied() -> None:
    m = stage(RECKONING, [1, 2, 3, 4], purse(1, fame=9), purse(3, fame=7), hand(3, "fame-2"), dice=[5, 5])
    assert m.state.step == LAST_BATTLE
    assert m.state.battle is not None
    assert m.state.battle.players == [1, 3]
    assert m.view(None)["winners"] == []  # nobody has won yet
    assert offered(m)[:4] == ["fire p3 hull", "fire p3 sails", "fire p3 cannons", "fire p3 crew"]
    go(m, "p1 fire p3 hull")
    assert m.over
    assert m.result is not None
    assert m.result.places == (3, 1, 3, 2)
    assert m.view(None)["winners"] == ["p1"]
    lower = stage(RECKONING, [1, 2, 3, 4], purse(1, fame=9), purse(2, fame=5), purse(3, fame=5))
    assert lower.result is not None
    assert lower.result.places == (4, 1, 2, 2)


@pytest.mark.rule("crique", "11.5", "R53")
def test_the_last_battle_uses_ships_and_cards_and_gives_no_fame() -> None:
    tied = [purse(seat, fame=9, gold=9, chests=2) for seat in (0, 1, 2)]
    m = stage(
        RECKONING,
        [1, 2, 3],
        *tied,
        hand(1, "smoke"),
        hand(0, "grapeshot"),
        parrot(2, "flint"),
        lambda s: setattr(s.pirates[2], "wounded", True),
        dice=[3, 1, 1],
    )
    assert asked(m) == (1, "battle-card")
    go(m, "p1 play smoke")
    go(m, "p0 play grapeshot", "p0 fire p2 hull")  # kills the wounded parrot; recoil on the cannons
    assert m.state.pirates[2].parrot == 0
    assert fames(m) == [9, 9, 9]
    assert [entry["fame"] for entry in told(m, "parrot-killed")] == [0]
    assert m.state.pirates[0].rings[2] == -1  # the recoil threw its own ring off
    assert m.state.battle is not None
    assert m.state.battle.players == [1, 2]
    go(m, "p1 flee")
    assert m.over
    assert fames(m) == [9, 9, 9]
    assert m.state.pirates[1].gold == 9  # no mutiny
    assert m.result is not None
    assert m.result.winners == (2,)
    assert not told(m, "tie")  # one is left: nothing to roll for


@pytest.mark.rule("crique", "11.5", "7.20", "R53")
@pytest.mark.parametrize(
    ("dice", "places"), [([2, 6], (2, 1, 3)), ([6, 2], (1, 2, 3)), ([4, 4, 5, 3], (1, 2, 3))]
)
def test_all_routed_at_once_roll_for_the_win(dice: list[int], places: tuple[int, ...]) -> None:
    tied = (purse(0, fame=9), purse(1, fame=9))
    m = stage(RECKONING, [1, 2, 3], *tied, hand(0, "powder-room"), dice=[5, 5, *dice])
    go(m, "p0 play powder-room", "p0 fire p1 hull")
    assert m.over
    assert m.result is not None
    assert m.result.places == places
    assert told(m, "tie")[0] == {"who": ["p0", "p1"], "dice": dice[:2]}
    assert told(m, "champion") == [{"players": [f"p{places.index(1)}"]}]


@pytest.mark.rule("crique", "18.1")
def test_fame_cards_stay_in_hand_and_are_never_offered() -> None:
    most = 0
    for seed in range(8):
        m = flibuste.new("crique", seats=4, seed=seed)
        held: list[int] = [0] * 4
        while m.state.step < RECKONING:
            for seat, decision in m.pending.items():
                assert not any("fame-" in str(option) for option in decision.options)
                now = sum(1 for card in m.state.pirates[seat].hand if card in FAME_CARDS)
                assert now >= held[seat]
                held[seat] = now
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, decision.options[(len(m.journal) * 3 + seed) % len(decision.options)])
        most = max(most, *held)
    assert most > 1
    hidden = stage(BLACK_SHIPS, [1, 2, 3], hand(0, "fame-3"))
    assert hidden.state.pirates[0].hand == [CARD["fame-3"]]
    assert hidden.view(1)["pirates"][0]["fame"] == 0
