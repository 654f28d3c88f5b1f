"""Dice that anyone can audit.

All chance comes from counter-mode blake2b streams keyed by the match's seed, one for each domain (the
dice, each deck), rejection-sampled byte by byte. The whole state of a stream is a position. Every
outcome is written down, so that a replay needs no generator.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from operator import length_hint
from typing import Any, TypeVar

_BLOCK = 64
T = TypeVar("T")


#: Stands between the seed and the salts where they are hashed together, and so in none of them.
PARTING = "\0"


def make_key(seed: int | str | None, salts: Sequence[str] = ()) -> tuple[str, bytes]:
    """The seed as text (drawn from the system's entropy when None) and the key that it, and the seeds
    that the players add, give. A record keeps the seed on a line of its own, so it must fit there."""
    if seed is not None and seed.__class__ is not int and seed.__class__ is not str:
        raise ValueError(f"seed: expected a number or a text, got {seed!r}")
    text = os.urandom(32).hex() if seed is None else str(seed)
    if text != text.strip() or not text.isprintable():
        raise ValueError(f"seed: expected one line without blanks at its ends, got {text!r}")
    h = blake2b(text.encode(), digest_size=32, person=b"flibuste seed")
    if isinstance(salts, str) or not isinstance(salts, Sequence):
        raise ValueError(f"salts: expected a list of texts, got {salts!r}")
    for salt in salts:
        if not isinstance(salt, str):
            raise ValueError(f"salts: expected texts, got {salt!r}")
        h.update((PARTING + salt).encode())
    return text, h.digest()


def commitment(seed: str, salts: Iterable[str] = ()) -> str:
    """What is published at the start of a match, before any die is rolled. It binds the seeds that the
    players added too: a salt chosen afterwards would be as good as a die chosen afterwards."""
    h = blake2b(seed.encode(), digest_size=32, person=b"flibuste commit")
    for salt in salts:
        h.update((PARTING + salt).encode())
    return h.hexdigest()


#: For each n up to 256, the first byte that is rejected so that all numbers below n are as likely.
_LIMITS = (256, *(256 - 256 % n for n in range(1, 257)))


@cache
def _face_table(sides: int) -> bytes:
    """The face that each byte shows; 0 for the bytes that are rejected."""
    limit = 256 - 256 % sides
    return bytes([value % sides + 1 if value < limit else 0 for value in range(256)])


class Stream:
    """The bytes of one domain."""

    __slots__ = ("block", "domain", "key", "position")

    def __init__(self, key: bytes, domain: str, position: int = 0) -> None:
        self.key = key
        self.domain = domain
        self.position = position
        self.block = self._block(position // _BLOCK) if position % _BLOCK else b""

    def _block(self, index: int) -> bytes:
        return blake2b(
            index.to_bytes(8, "little"),
            key=self.key,
            person=self.domain.encode()[:16],
        ).digest()

    def twin(self) -> Stream:
        other = Stream(self.key, self.domain)
        other.position, other.block = self.position, self.block
        return other

    def byte(self) -> int:
        at = self.position
        self.position = at + 1
        offset = at % _BLOCK
        if not offset:
            self.block = self._block(at // _BLOCK)
        return self.block[offset]

    def faces(self, count: int, sides: int) -> list[int]:
        """Several dice of at most 255 sides: what `below(sides) + 1` would give one by one."""
        at = self.position
        block = self.block
        offset = at % _BLOCK
        if offset:  # most often all bytes are at hand, and none is rejected
            rolled = list(block[offset : offset + count].translate(_face_table(sides)))
            if len(rolled) == count and 0 not in rolled:
                self.position = at + count
                return rolled
        limit = 256 - 256 % sides
        rolled = []
        while len(rolled) < count:
            offset = at % _BLOCK
            if not offset:
                block = self._block(at // _BLOCK)
            at += 1
            value = block[offset]
            if value < limit:
                rolled.append(value % sides + 1)
        self.position = at
        self.block = block
        return rolled

    def each_below(self, sizes: Sequence[int]) -> list[int]:
        """What `below(n)` would give one by one for each n (at most 256)."""
        at = self.position
        first = at // _BLOCK
        last = (at + 2 * len(sizes)) // _BLOCK
        blocks = [self._block(index) for index in range(first, last + 1)]
        ahead = iter(b"".join(blocks)[at % _BLOCK :])
        drawn: list[int] = []
        try:
            for n in sizes:
                value = next(ahead)
                limit = _LIMITS[n]
                while value >= limit:
                    value = next(ahead)
                drawn.append(value % n)
        except StopIteration:  # more were rejected than will ever happen
            return [self.below(n) for n in sizes]
        at = (last + 1) * _BLOCK - length_hint(ahead)
        self.position = at
        self.block = blocks[at // _BLOCK - first] if at % _BLOCK else b""
        return drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        if n <= 256:
            limit = 256 - 256 % n
            while (value := self.byte()) >= limit:
                pass
            return value % n
        width = (n - 1).bit_length() + 7 >> 3
        limit = 256**width - 256**width % n
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self.byte()
            if value < limit:
                return value % n


class Dice:
    """The chance of one match: the streams, the script that comes before them (staged positions), and
    every outcome so far. While `cursor` is behind `outcomes`, chance is replayed, not made."""

    __slots__ = ("cursor", "key", "outcomes", "script", "scripted", "streams")

    def __init__(self, key: bytes, script: Sequence[int] = ()) -> None:
        self.key = key
        self.streams: dict[str, Stream] = {}
        self.outcomes: list[int] = []
        self.cursor = 0
        self.script = tuple(script)
        self.scripted = 0

    def _draw(self, n: int, domain: str, first: int) -> int:
        at = self.cursor
        self.cursor = at + 1
        outcomes = self.outcomes
        if at < len(outcomes):
            value = outcomes[at]
            if not first <= value < first + n:
                raise ValueError(f"{value} was written: expected {first} to {first + n - 1}")
            return value
        if domain == "dice" and self.scripted < len(self.script):
            value = self.script[self.scripted]
            if not first <= value < first + n:
                raise ValueError(f"scripted die {value}: expected {first} to {first + n - 1}")
            self.scripted += 1
        else:
            stream = self.streams.get(domain)
            if stream is None:
                stream = self.streams[domain] = Stream(self.key, domain)
            value = stream.below(n) + first
        outcomes.append(value)
        return value

    def die(self, sides: int = 6) -> int:
        return self._draw(sides, "dice", 1)

    def roll(self, count: int, sides: int = 6) -> list[int]:
        if not count or self.cursor < len(self.outcomes) or self.scripted < len(self.script):
            draw = self._draw
            return [draw(sides, "dice", 1) for _ in range(count)]
        # the same numbers, without a call for each die
        stream = self.streams.get("dice")
        if stream is None:
            stream = self.streams["dice"] = Stream(self.key, "dice")
        faces = stream.faces(count, sides)
        self.outcomes += faces
        self.cursor += count
        return faces

    def below(self, n: int, domain: str) -> int:
        """A number from 0 to n - 1 that is no die: a random seat, a card drawn blind."""
        return self._draw(n, domain, 0)

    def shuffle(self, cards: MutableSequence[Any], domain: str) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        size = len(cards)
        if self.cursor < len(self.outcomes) or size > 256:
            drawn = [self._draw(n, domain, 0) for n in range(size, 1, -1)]
        else:  # the same numbers, without a call for each card
            stream = self.streams.get(domain)
            if stream is None:
                stream = self.streams[domain] = Stream(self.key, domain)
            drawn = stream.each_below(range(size, 1, -1))
            self.outcomes += drawn
            self.cursor += len(drawn)
        for i, j in zip(range(size - 1, 0, -1), drawn, strict=True):
            cards[i], cards[j] = cards[j], cards[i]

    def pick(self, things: Sequence[T], domain: str) -> T:
        return things[self._draw(len(things), domain, 0)]

    def positions(self) -> dict[str, int]:
        return {domain: stream.position for domain, stream in self.streams.items()}

    def reseed(self, key: bytes) -> None:
        self.key = key
        self.streams = {}
        self.script = ()
        self.scripted = 0

    def restore(self, positions: dict[str, int], scripted: int) -> None:
        """Go on where the streams stood (after the outcomes have been replayed)."""
        self.streams = {domain: Stream(self.key, domain, at) for domain, at in positions.items()}
        self.scripted = scripted

    def replaying(self, cursor: int) -> Dice:
        """Dice that repeat these outcomes from `cursor` on."""
        other = Dice(self.key)
        other.outcomes = self.outcomes.copy()
        other.cursor = cursor
        return other

    def go_on_like(self, source: Dice) -> None:
        """The outcomes are replayed: from here on, roll what `source` would roll."""
        self.key = source.key
        self.streams = {domain: stream.twin() for domain, stream in source.streams.items()}
        self.script = source.script
        self.scripted = source.scripted
