"""The collector of cycles looks seldom while matches are played, and as it did before afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import flibuste
from flibuste.arena.variants import variants
from flibuste.bots import random_bot
from flibuste.kernel.collector import YOUNG
from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat, play

from .toy import TOY


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Whatever a test does, the others have Python's own thresholds again."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_it_looks_seldom_while_anybody_plays_and_as_before_afterwards() -> None:
    gc.set_threshold(500, 7, 3)
    seen: list[tuple[int, int, int]] = []

    def deep(seat: Seat) -> Option:
        if len(seen) < 3:
            seen.append(gc.get_threshold())
            play(Match(TOY, 2, seed=1), [deep, random_bot])
            seen.append(gc.get_threshold())
        return random_bot(seat)

    play(Match(TOY, 2, seed=1), [deep, random_bot])
    assert set(seen) == {(YOUNG, 7, 3)}
    assert gc.get_threshold() == (500, 7, 3)


def test_a_bot_that_fails_leaves_the_thresholds_as_they_were() -> None:
    gc.set_threshold(500, 7, 3)

    def failing(seat: Seat) -> Option:
        raise RuntimeError("no idea")

    with pytest.raises(RuntimeError, match="no idea"):
        play(Match(TOY, 2, seed=1), [failing, failing])
    assert gc.get_threshold() == (500, 7, 3)


@pytest.mark.parametrize("own", [0, YOUNG + 1])
def test_one_that_is_off_or_looks_more_seldom_stays_so(own: int) -> None:
    gc.set_threshold(own, 10, 10)
    seen = set()

    def looking(seat: Seat) -> Option:
        seen.add(gc.get_threshold()[0])
        return random_bot(seat)

    play(Match(TOY, 2, seed=1), [looking, random_bot])
    assert seen == {own}


@pytest.mark.parametrize("name", flibuste.games())
def test_a_match_makes_no_cycles(name: str) -> None:
    """Else what is dropped would pile up until the collector looks."""
    seats = next(seats for seats, options in variants(flibuste.find(name)) if not options)
    flibuste.play(flibuste.new(name, seats, 1), [random_bot] * seats)  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        flibuste.play(flibuste.new(name, seats, 2), [random_bot] * seats)
        assert gc.collect() == 0
    finally:
        gc.enable()
