"""The chance of samples: the same for the same seed, and as even as Python's own."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.kernel.lots import Lots


def test_the_same_seed_draws_the_same() -> None:
    one, two = Lots(7), Lots(3)
    two.random()
    two.seed(7)
    assert [one.random() for _ in range(5)] == [two.random() for _ in range(5)]
    assert one.getrandbits(53) == two.getrandbits(53)
    assert Lots(7).random() != Lots(8).random()


@pytest.mark.parametrize("first", [0, 2**31])
def test_neighbouring_seeds_draw_evenly(first: int) -> None:
    seeds = range(first, first + 6000)
    for drawn in (
        Counter(Lots(seed).randrange(6) for seed in seeds),
        Counter(int(Lots(seed).random() * 6) for seed in seeds),
        Counter(tuple(shuffled(Lots(seed))) for seed in seeds),
    ):
        assert len(drawn) == 6
        assert all(abs(count - 1000) < 150 for count in drawn.values())


def shuffled(lots: Lots) -> list[int]:
    found = [1, 2, 3]
    lots.shuffle(found)
    return found


def test_more_bits_than_there_are_is_refused() -> None:
    with pytest.raises(ValueError, match="bits: expected at most 53, got 54"):
        Lots(1).getrandbits(54)
