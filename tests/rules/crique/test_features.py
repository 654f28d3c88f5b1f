"""What a value looks at: numbers that can be read off the table."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.crique.features import NAMES, boundary, features, progress
from flibuste.games.crique.state import EFFECTS, OUTFIT, OVER, TREASURES, State

from .kit import Edit, ashore, black, craft, hand, parrot, purse, rings, stage


def named(s: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(s, seat), strict=True))


def test_the_numbers_of_a_pirate() -> None:
    m = ashore(
        [6, 1, 2],
        purse(0, gold=8, chests=3, fame=11),
        rings(0, hull=3, sails=2, cannons=4, crew=2),
        rings(1, cannons=0, crew=0),
        craft(0, "crew", 1),
        hand(0, "fame-3", "smoke"),
    )
    mine = named(m.state, 0)
    assert [mine[key] for key in ("fame", "fame cards", "chests", "gold")] == [11, 3, 3, 8]
    assert mine["can be buried"] == pytest.approx(3 + 8 / 3)
    assert [mine[key] for key in ("hull", "sails", "cannons", "crew")] == [3, 2, 4, 2]
    assert (mine["dice"], mine["speed"]) == (3, 6)
    assert mine["weakest"] == 3  # the sails; the crew has a damaged mastercraft
    assert (mine["crafts"], mine["parrot"], mine["hand"]) == (1, 0, 2)
    assert mine["room"] == 7 - 3
    assert mine["faster than"] == 0
    assert mine["more dice than"] == 2
    assert named(m.state, 1)["weakest"] == 1
    assert named(m.state, 1)["faster than"] == 2
    alike = named(
        ashore([6, 1, 2], *[rings(seat, sails=3, crew=2, cannons=2) for seat in (0, 1, 2)]).state, 0
    )
    assert (alike["faster than"], alike["more dice than"]) == (0, 0)  # equals are no slower and no weaker


def test_a_parrot_counts_and_so_does_what_may_still_be_buried() -> None:
    m = ashore([6, 1, 2], parrot(0, "trelawney"), purse(0, gold=0, chests=2))
    mine = named(m.state, 0)
    assert (mine["parrot"], mine["speed"]) == (1, 29)
    assert mine["future"] > 2
    guarded = ashore(
        [6, 1, 2],
        purse(0, chests=2),
        black(6, "blackbeard"),
        black(3, "hook", ship=1),
        lambda s: setattr(s, "month", s.months),
    )
    assert named(guarded.state, 0)["can be buried"] == 0
    prize = ashore(
        [6, 1, 2],
        purse(0, gold=3, chests=2),
        black(6, "cacafuego"),
        black(3, "hook", ship=1),
        lambda s: setattr(s, "month", s.months),
    )
    assert named(prize.state, 0)["can be buried"] == 3  # the Cacafuego guards nothing


def test_a_large_hold_and_a_full_purse_count_no_further() -> None:
    m = ashore([6, 1, 2], purse(0, gold=60, chests=9), rings(0, hull=-1))
    plain = ashore([6, 1, 2], purse(0, gold=40, chests=4), rings(0, hull=-1))
    assert named(m.state, 0)["future"] == named(plain.state, 0)["future"]
    assert named(plain.state, 0)["room"] == 4 - 4  # a lost hull counts as its first position


@pytest.mark.parametrize(
    ("step", "month", "months_begun", "part"),
    [
        (OUTFIT, 1, 0, 0.0),
        (TREASURES, 1, 1, 0.0),
        (TREASURES, 7, 7, 0.5),
        (EFFECTS, 4, 4, 0.25),
        (OVER, 12, 12, 1.0),
    ],
)
def test_how_far_a_match_has_come(step: int, month: int, months_begun: int, part: float) -> None:
    s = flibuste.new("crique", seats=3, seed=1).state
    s.step, s.month = step, month
    assert boundary(s) == months_begun
    assert progress(s) == part


def test_a_card_is_worth_less_towards_the_end() -> None:
    early, late = (
        named(stage(TREASURES, [1, 2, 3], hand(0, "smoke"), at(month)).state, 0)["hand worth"]
        for month in (1, 12)
    )
    assert early > late > 0


def at(month: int) -> Edit:
    return lambda s: setattr(s, "month", month)
