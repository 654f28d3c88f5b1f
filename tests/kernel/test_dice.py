"""Dice that anyone can audit."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.dice import Dice, Stream, commitment, make_key

KEY = make_key(7)[1]


def test_the_stream_is_the_published_construction() -> None:
    """An auditor who has never seen this code gets the same bytes from the description."""
    expected = b"".join(blake2b(i.to_bytes(8, "little"), key=KEY, person=b"dice").digest() for i in range(3))
    stream = Stream(KEY, "dice")
    assert bytes(stream.byte() for _ in range(192)) == expected


def test_dice_are_fair() -> None:
    faces = Counter(Dice(KEY).roll(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(9_600 < count < 10_400 for count in faces.values())


@given(n=st.integers(1, 100_000), seed=st.integers())
def test_numbers_stay_below(n: int, seed: int) -> None:
    stream = Stream(make_key(seed)[1], "any")
    assert all(0 <= stream.below(n) < n for _ in range(5))


def test_large_numbers_reach_their_ends() -> None:
    stream = Stream(KEY, "any")
    seen = {stream.below(300) for _ in range(6000)}
    assert seen == set(range(300))


@given(counts=st.lists(st.integers(0, 80), max_size=8), sides=st.sampled_from([2, 6, 8, 10, 20]))
def test_a_handful_rolls_like_single_dice(counts: list[int], sides: int) -> None:
    one, two = Dice(KEY), Dice(KEY)
    for count in counts:
        assert one.roll(count, sides) == [two.die(sides) for _ in range(count)]
    assert one.positions() == two.positions()
    assert one.outcomes == two.outcomes


def test_domains_are_separate() -> None:
    one, two = Dice(KEY), Dice(KEY)
    two.below(40, "deck")
    assert one.roll(20) == two.roll(20)


def test_a_stream_goes_on_from_its_position() -> None:
    stream = Stream(KEY, "dice")
    for _ in range(100):
        stream.byte()
    later = Stream(KEY, "dice", stream.position)
    assert [stream.byte() for _ in range(100)] == [later.byte() for _ in range(100)]


def test_scripted_dice_come_first_and_must_be_faces() -> None:
    dice = Dice(KEY, [6, 1])
    assert dice.roll(2) == [6, 1]
    assert dice.below(5, "deck") in range(5)
    assert dice.die() in range(1, 7)
    with pytest.raises(ValueError, match="scripted die 7: expected 1 to 6"):
        Dice(KEY, [7]).die()


def test_outcomes_are_replayed_without_a_generator() -> None:
    dice = Dice(KEY)
    cards = list(range(30))
    dice.shuffle(cards, "deck")
    rolled = dice.roll(5)
    again = dice.replaying(0)
    again.key = b"another key"
    same = list(range(30))
    again.shuffle(same, "deck")
    assert (same, again.roll(5)) == (cards, rolled)


def test_the_commitment_hides_and_binds() -> None:
    assert commitment("7") == commitment("7") != commitment("8")
    assert make_key(None)[0] != make_key(None)[0]
