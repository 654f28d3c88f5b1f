"""A match as a text file, as PGN is for chess.

A header, then one choice a line with the chance that it caused, then how it stands. Every line ends with
a mark that hashes it and all lines before it, so that a changed byte is found and named by its line::

    flibuste record 1 ~b1d1
    game: crique ~77a0
    …
    setup = 12 3 40 … ~0c1f
    p0 sail 3 ~9a21
    p1 fire p0 hull = 5 2 6 ~e0d3
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any, NamedTuple

import msgspec

from .decision import Option
from .decoders import decoder
from .dice import commitment
from .game import Game
from .installed import find

#: The seat of a line that is no choice of a seat but a re-deal.
NOBODY = -1

VERSION = "flibuste record 1"
MARK = re.compile(r"(.*) ~([0-9a-f]{4})\Z")
#: How far a stream has come, and how many dice of the script were rolled.
_Place = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
#: Characters of a reason at most.
LONGEST = 500
_FIELDS = ("game", "seats", "options", "data", "commitment", "salts", "script", "start", "result")


class BadRecord(ValueError):
    """A record that can't be read or does not hold; `line` is where."""

    def __init__(self, line: int, reason: str) -> None:
        if len(reason) > LONGEST:  # it quotes what was written, and that may be anything
            reason = f"{reason[:LONGEST]} …"
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Marks:
    """The running hash over the lines."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)

    def mark(self, line: str) -> str:
        self.hash.update(line.encode() + b"\n")
        return self.hash.copy().hexdigest()[:4]


def _chance(outcomes: list[int]) -> str:
    return " = " + " ".join(map(str, outcomes)) if outcomes else ""


class Choice(NamedTuple):
    """A line of the record: who chose what, and the chance that it took. `line` is where it was read."""

    seat: int
    option: Option
    chance: list[int]
    line: int = 0


class Record(msgspec.Struct):
    """A record, read but not yet replayed."""

    game: Game
    seats: int
    options: dict[str, Any]
    data: str
    commitment: str
    seed: str
    streams: tuple[dict[str, int], int]
    salts: tuple[str, ...] = ()
    script: tuple[int, ...] = ()
    start: bytes | None = None
    result: Any = None
    #: the chance of the setup, and its line
    setup: list[int] = []
    setup_line: int = 0
    choices: list[Choice] = []

    @property
    def outcomes(self) -> list[int]:
        return self.setup + [value for choice in self.choices for value in choice.chance]

    def write(self) -> str:
        """The record as text, each line with its mark."""
        marks = Marks()
        return "".join(f"{line} ~{marks.mark(line)}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield VERSION
        yield f"game: {self.game.name}"
        yield f"seats: {self.seats}"
        yield f"options: {as_json(self.options)}"
        yield f"data: {self.data}"
        yield f"commitment: {self.commitment}"
        if self.salts:
            yield f"salts: {as_json(self.salts)}"
        if self.script:
            yield f"script: {as_json(self.script)}"
        if self.start is not None:
            yield f"start: {as_json(decoder(self.game.state)(self.start))}"
        if self.result is not None:
            yield f"result: {as_json(self.result)}"
        yield ""
        yield "setup" + _chance(self.setup)
        for choice in self.choices:
            who = "-" if choice.seat == NOBODY else f"p{choice.seat}"
            yield f"{who} {choice.option}" + _chance(choice.chance)
        yield ""
        yield f"streams: {as_json(self.streams)}"
        yield f"seed: {self.seed}"


def split(text: str) -> list[str]:
    if not isinstance(text, str):
        raise BadRecord(1, f"expected a text, got {type(text).__name__}")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise BadRecord(line, f"{text[error.start]!r} stands for no character") from None
    return text.removesuffix("\n").split("\n")


def _unmark(text: str) -> list[str]:
    """The lines without their marks. Lines typed by hand may have none; a wrong one is an error."""
    marks = Marks()
    lines = []
    for number, raw in enumerate(split(text), 1):
        marked = MARK.match(raw)
        line = marked[1] if marked else raw.rstrip()
        expected = marks.mark(line)
        if marked and marked[2] != expected:
            raise BadRecord(number, "changed since it was written (its mark does not fit)")
        lines.append(line)
    return lines


def read(text: str) -> Record:
    """Take a record apart; BadRecord names the line at fault."""
    lines = _unmark(text)
    if lines[0] != VERSION:
        raise BadRecord(1, f"expected {VERSION!r}, got {lines[0][:40]!r}")
    fields: dict[str, tuple[int, str]] = {}
    at = 1
    while at < len(lines) and lines[at]:
        name, colon, value = lines[at].partition(":")
        if not colon or name not in _FIELDS or name in fields:
            expected = ", ".join(_FIELDS)
            raise BadRecord(at + 1, f"expected one of the fields {expected}, each once")
        fields[name] = (at + 1, value.strip())
        at += 1
    tail = {"streams": "", "seed": ""}
    end = at + 1
    while end < len(lines) and lines[end]:
        end += 1
    for number, line in enumerate(lines[end + 1 :], end + 2):
        name, colon, value = line.partition(":")
        if not colon or name not in tail:
            raise BadRecord(number, "expected the fields streams and seed")
        tail[name] = value.strip()
        fields[name] = (number, value.strip())
    for name in ("game", "seats", "options", "data", "commitment", "streams", "seed"):
        if name not in fields:
            raise BadRecord(len(lines), f"the record is cut short: it has no field {name}")
    record = _header(fields)
    record.setup_line = at + 2
    for number in range(at + 1, end):
        _choice_line(record, number + 1, lines[number], first=number == at + 1)
    if end == at + 1:
        raise BadRecord(at + 1, "expected a line 'setup'")
    return record


def _header(fields: dict[str, tuple[int, str]]) -> Record:
    def parse(name: str, kind: Any, default: Any = None) -> Any:
        if name not in fields:
            return default
        number, value = fields[name]
        try:
            return msgspec.json.decode(value, type=kind)
        except msgspec.MsgspecError as error:
            raise BadRecord(number, f"field {name}: {error}") from None
        except RecursionError:
            raise BadRecord(number, f"field {name}: nested too deeply") from None

    try:
        game = find(fields["game"][1])
    except ValueError as error:
        raise BadRecord(fields["game"][0], str(error)) from None
    try:
        start = msgspec.msgpack.encode(parse("start", game.state)) if "start" in fields else None
    except OverflowError as error:
        raise BadRecord(fields["start"][0], f"field start: {error}") from None
    seed, salts, committed = fields["seed"][1], parse("salts", tuple[str, ...], ()), fields["commitment"][1]
    # before 0.2 salts were not committed to: such records are read, but `verify` can't vouch for them
    if committed not in (commitment(seed, salts), commitment(seed)):
        raise BadRecord(fields["seed"][0], "the seed is not the one that was committed to")
    return Record(
        game=game,
        seats=parse("seats", int),
        options=parse("options", dict[str, Any]),
        data=fields["data"][1],
        commitment=committed,
        seed=seed,
        streams=parse("streams", tuple[dict[str, _Place], _Place]),
        salts=salts,
        script=parse("script", tuple[int, ...], ()),
        start=start,
        result=parse("result", Any),
    )


def _choice_line(record: Record, number: int, line: str, first: bool) -> None:
    said, _, chance = line.partition(" = ")
    try:
        outcomes = [int(word) for word in chance.split()]
    except ValueError:
        raise BadRecord(number, f"expected numbers after '=', got {chance!r}") from None
    if first:
        if said != "setup":
            raise BadRecord(number, f"expected 'setup', got {said!r}")
        record.setup = outcomes
        return
    who, _, option = said.partition(" ")
    if not option or not (who == "-" or re.fullmatch(r"p[0-9]{1,3}", who)):
        raise BadRecord(number, f"expected a seat and its choice ('p0 sail 3'), got {said!r}")
    seat = NOBODY if who == "-" else int(who[1:])
    record.choices.append(Choice(seat, Option.parse(option), outcomes, number))
