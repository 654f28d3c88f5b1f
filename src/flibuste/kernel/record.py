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
from typing import Annotated, Any

import msgspec

from .decision import Option
from .dice import commitment
from .game import Game, Unfit, find
from .match import NOBODY, Match

VERSION = "flibuste record 1"
_MARK = re.compile(r"(.*) ~([0-9a-f]{4})\Z")
#: How far a stream has come, and how many dice of the script were rolled.
_Place = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
_FIELDS = ("game", "seats", "options", "data", "commitment", "salts", "script", "start", "result")


class BadRecord(ValueError):
    """A record that can't be read or does not hold; `line` is where."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class _Marks:
    """The running hash over the lines."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)

    def mark(self, line: str) -> str:
        self.hash.update(line.encode() + b"\n")
        return self.hash.copy().hexdigest()[:4]


def _lines(match: Match) -> Iterator[str]:
    dice = match.dice
    yield VERSION
    yield f"game: {match.game.name}"
    yield f"seats: {match.seats}"
    yield f"options: {_json(match.options)}"
    yield f"data: {match.game.data_version}"
    yield f"commitment: {match.commitment}"
    if match.salts:
        yield f"salts: {_json(match.salts)}"
    if match.script:
        yield f"script: {_json(match.script)}"
    if match.start is not None:
        yield f"start: {_json(match._decode(match.start))}"
    if match.result is not None:
        yield f"result: {_json(match.result)}"
    yield ""
    cursors = [entry.cursor for entry in match.journal] + [dice.cursor]
    yield "setup" + _chance(dice.outcomes[: cursors[0]])
    for entry, after in zip(match.journal, cursors[1:], strict=True):
        who = "-" if entry.seat == NOBODY else f"p{entry.seat}"
        yield f"{who} {entry.option}" + _chance(dice.outcomes[entry.cursor : after])
    yield ""
    yield f"streams: {_json([dice.positions(), dice.scripted])}"
    yield f"seed: {match.seed}"


def _chance(outcomes: list[int]) -> str:
    return " = " + " ".join(map(str, outcomes)) if outcomes else ""


def write(match: Match) -> str:
    marks = _Marks()
    return "".join(f"{line} ~{marks.mark(line)}\n" for line in _lines(match))


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
    #: line number, seat, option, outcomes
    choices: list[tuple[int, int, Option, list[int]]] = []

    @property
    def outcomes(self) -> list[int]:
        return self.setup + [value for choice in self.choices for value in choice[3]]

    def begin(self, outcomes: list[int]) -> Match:
        try:
            return Match(
                self.game,
                self.seats,
                self.options,
                self.seed,
                self.salts,
                start=self.start,
                script=self.script,
                outcomes=outcomes,
            )
        except Unfit as error:
            raise BadRecord(2, str(error)) from None
        except ValueError as error:
            raise BadRecord(self.setup_line, str(error)) from None
        except Exception as error:
            raise _stuck(self.setup_line, error) from error


def _stuck(line: int, error: Exception) -> BadRecord:
    """A start typed by hand may be of the right shape and yet no position of the game."""
    return BadRecord(line, f"the rules can't go on from here ({type(error).__name__}: {error})")


def _split(text: str) -> list[str]:
    if not isinstance(text, str):
        raise BadRecord(1, f"expected a text, got {type(text).__name__}")
    return text.removesuffix("\n").split("\n")


def _unmark(text: str) -> list[str]:
    """The lines without their marks. Lines typed by hand may have none; a wrong one is an error."""
    marks = _Marks()
    lines = []
    for number, raw in enumerate(_split(text), 1):
        found = _MARK.match(raw)
        line = found[1] if found else raw.rstrip()
        expected = marks.mark(line)
        if found and found[2] != expected:
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

    try:
        game = find(fields["game"][1])
    except ValueError as error:
        raise BadRecord(fields["game"][0], str(error)) from None
    try:
        start = msgspec.msgpack.encode(parse("start", game.state)) if "start" in fields else None
    except OverflowError as error:
        raise BadRecord(fields["start"][0], f"field start: {error}") from None
    if commitment(fields["seed"][1]) != fields["commitment"][1]:
        raise BadRecord(fields["seed"][0], "the seed is not the one that was committed to")
    return Record(
        game=game,
        seats=parse("seats", int),
        options=parse("options", dict[str, Any]),
        data=fields["data"][1],
        commitment=fields["commitment"][1],
        seed=fields["seed"][1],
        streams=parse("streams", tuple[dict[str, _Place], _Place]),
        salts=parse("salts", tuple[str, ...], ()),
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
    if not option or not (who == "-" or re.fullmatch(r"p\d+", who)):
        raise BadRecord(number, f"expected a seat and its choice ('p0 sail 3'), got {said!r}")
    seat = NOBODY if who == "-" else int(who[1:])
    record.choices.append((number, seat, Option.parse(option), outcomes))


def _replay(record: Record, match: Match) -> Iterator[tuple[int, list[int]]]:
    """Make each choice of the record; yields the line and the outcomes that it was written with."""
    yield record.setup_line, record.setup
    for number, seat, option, outcomes in record.choices:
        try:
            if seat == NOBODY:
                _redeal(match, option)
            else:
                match.choose(seat, option)
        except ValueError as error:
            raise BadRecord(number, str(error)) from None
        except Exception as error:
            raise _stuck(number, error) from error
        yield number, outcomes


def _redeal(match: Match, option: Option) -> None:
    if len(option) != 3 or option[0] != "redeal" or not isinstance(option[2], int):
        raise ValueError(f"expected 'redeal SEAT SEED', got {str(option)!r}")
    if option[1] != "nobody" and not isinstance(option[1], int):
        raise ValueError(f"expected a seat or 'nobody', got {option[1]!r}")
    match._know(None if option[1] == "nobody" else option[1])
    match._repeat(NOBODY, option)


def load(text: str) -> Match:
    """The match that a record tells, by the outcomes written in it; BadRecord names the line at fault.

    The dice go on where they stood, so that a saved match can be played on.
    """
    record = read(text)
    match = record.begin(record.outcomes)
    expected = 0
    for number, outcomes in _replay(record, match):
        expected += len(outcomes)
        if match.dice.cursor != expected:
            raise BadRecord(number, "the rules took more or less chance than was written")
    _same_result(record, match)
    match.dice.restore(*record.streams)
    return match


def _same_result(record: Record, match: Match) -> None:
    told = None if match.result is None else msgspec.to_builtins(match.result)
    if record.result != (None if told is None else msgspec.json.decode(_json(told))):
        raise BadRecord(1, f"the match ends otherwise than written: {_json(told)}")


def verify(text: str) -> Match:
    """Audit a record: marks, seed, every die and every deal made anew from the seed, every choice
    judged by the rules. Returns the match; BadRecord names the first line that does not hold."""
    for number, raw in enumerate(_split(text), 1):
        if not _MARK.match(raw):
            raise BadRecord(number, "has no mark at its end: it was changed or cut")
    if not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, "the last line is cut")
    record = read(text)
    match = record.begin([])
    if record.data != match.game.data_version:  # or every die would seem to lie
        raise BadRecord(5, f"made with other component data ({record.data}): is there a --data to give?")
    made = 0
    for number, outcomes in _replay(record, match):
        if match.dice.outcomes[made:] != outcomes:
            fresh = " ".join(map(str, match.dice.outcomes[made:])) or "nothing"
            written = " ".join(map(str, outcomes)) or "nothing"
            raise BadRecord(number, f"the seed gives {fresh}, not {written}")
        made = match.dice.cursor
    _same_result(record, match)
    if record.streams != (match.dice.positions(), match.dice.scripted):
        raise BadRecord(len(text.splitlines()) - 1, "the streams did not end there")
    return match
