"""Liar's dice, rule by rule."""

from __future__ import annotations

import msgspec
import pytest

import flibuste
from flibuste.bots import make, random_bot
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Bot


def table(*cups: str, wild: bool = True, seat: int = 0, then: str = "") -> Match:
    """A staged round: what each will roll, as text; `then` are the dice of the next round."""

    def edit(state: object) -> None:
        state.cups = [[0] * len(cup) for cup in cups]  # type: ignore[attr-defined]
        state.seat = seat  # type: ignore[attr-defined]

    dice = [int(face) for cup in cups for face in cup] + [int(face) for face in then]
    return flibuste.stage("liars", seats=len(cups), edit=edit, dice=dice, options={"wild": wild})


def offered(match: Match) -> set[str]:
    (decision,) = match.pending.values()
    return set(map(str, decision.options))


@pytest.mark.rule("liars", "1.1")
def test_every_cup_has_the_same_number_of_dice() -> None:
    assert flibuste.new("liars", seats=4, seed=1, options={"dice": 5}).view(None)["cups"] == [5] * 4
    with pytest.raises(ValueError, match="2, 3, 4, 5, 6 seats"):
        flibuste.new("liars", seats=7)


@pytest.mark.rule("liars", "1.2")
def test_one_looks_under_ones_own_cup_only() -> None:
    match = table("125", "346")
    assert match.view(0)["dice"] == [1, 2, 5]
    assert match.view(1)["dice"] == [3, 4, 6]
    assert "dice" not in match.view(None)
    assert [told.key for told in match.story(0)] == ["rolled"]
    assert match.story(None) == []


@pytest.mark.rule("liars", "1.3")
def test_the_first_claims_anything_up_to_all_dice_and_calls_nobody() -> None:
    match = table("12", "3")
    assert offered(match) == {f"bid {count} {face}" for count in (1, 2, 3) for face in range(1, 7)}


@pytest.mark.rule("liars", "1.4")
def test_the_next_claims_more_or_a_higher_face_or_calls_a_lie() -> None:
    match = table("12", "3")
    match.choose(0, "bid 2 5")
    assert list(match.pending) == [1]
    assert offered(match) == {"liar", "bid 2 6", *(f"bid 3 {face}" for face in range(1, 7))}
    with pytest.raises(flibuste.IllegalChoice, match=r"1\.4"):
        match.choose(1, "bid 2 4")


@pytest.mark.rule("liars", "1.5", "1.6")
@pytest.mark.parametrize(("wild", "cups"), [(True, [2, 1]), (False, [1, 2])])
def test_ones_are_wild_only_with_the_option(wild: bool, cups: list[int]) -> None:
    match = table("14", "45", wild=wild, then="22222")
    match.choose(0, "bid 3 4")
    match.choose(1, "liar")
    assert match.view(None)["cups"] == cups
    assert list(match.pending) == [1 if wild else 0]  # the loser opens


@pytest.mark.rule("liars", "1.5")
def test_a_bid_of_ones_counts_each_one_once() -> None:
    match = table("11", "25", then="22222")
    match.choose(0, "bid 3 1")
    match.choose(1, "liar")
    assert match.view(None)["cups"] == [1, 2]


@pytest.mark.rule("liars", "1.7")
def test_who_has_no_dice_is_out_and_the_next_one_opens() -> None:
    match = table("2", "33", "44", then="1234")
    match.choose(0, "bid 4 6")
    match.choose(1, "liar")
    assert match.view(None)["out"] == ["p0"]
    assert list(match.pending) == [1]
    match.choose(1, "bid 1 6")
    match.choose(2, "bid 2 6")
    assert list(match.pending) == [1]  # the empty cup is passed over


@pytest.mark.rule("liars", "1.8")
def test_the_last_with_dice_wins() -> None:
    match = table("2", "3", "44", then="123" + "12")
    match.choose(0, "bid 3 6")
    match.choose(1, "liar")
    match.choose(1, "bid 3 5")
    match.choose(2, "liar")
    assert match.over
    assert match.result is not None
    assert match.result.places == (3, 2, 1)
    assert msgspec.to_builtins(match.result)["detail"] == ({"lasted": 0}, {"lasted": 1}, {"lasted": 2})


def test_its_own_player_beats_chance() -> None:
    wins = 0
    for seed in range(40):
        seats: list[Bot] = [random_bot, random_bot, random_bot]
        seats[seed % 3] = make("liars", "smart")
        match = flibuste.play(flibuste.new("liars", seats=3, seed=seed), seats)
        assert match.result is not None
        wins += match.result.winners == (seed % 3,)
    assert wins > 24
