"""Records played again: by the outcomes written in them (`load`), or with all chance made anew (`verify`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from .decision import Option
from .dice import commitment
from .match import Match
from .record import MARK, NOBODY, BadRecord, Record, as_json, read, split
from .refusal import Unfit


def _begin(record: Record, outcomes: list[int]) -> Match:
    try:
        return Match(
            record.game,
            record.seats,
            record.options,
            record.seed,
            record.salts,
            start=record.start,
            script=record.script,
            outcomes=outcomes,
        )
    except Unfit as error:
        raise BadRecord(2, str(error)) from None
    except ValueError as error:
        raise BadRecord(record.setup_line, str(error)) from None
    except Exception as error:
        raise _stuck(record.setup_line, error) from error


def _stuck(line: int, error: Exception) -> BadRecord:
    """A start typed by hand may be of the right shape and yet no position of the game."""
    return BadRecord(line, f"the rules can't go on from here ({type(error).__name__}: {error})")


def _replay(record: Record, match: Match) -> Iterator[tuple[int, list[int]]]:
    """Make each choice of the record; yields the line and the outcomes that it was written with."""
    yield record.setup_line, record.setup
    for seat, option, outcomes, number in record.choices:
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
    match.redeal_here(None if option[1] == "nobody" else option[1], option[2])


def load(text: str) -> Match:
    """The match that a record tells, by the outcomes written in it; BadRecord names the line at fault.

    The dice go on where they stood, so that a saved match can be played on.
    """
    record = read(text)
    match = _begin(record, record.outcomes)
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
    if record.result != (None if told is None else msgspec.json.decode(as_json(told))):
        raise BadRecord(1, f"the match ends otherwise than written: {as_json(told)}")


def verify(text: str) -> Match:
    """Audit a record: marks, seed, every die and every deal made anew from the seed, every choice
    judged by the rules. Returns the match; BadRecord names the first line that does not hold.

    Only what is played from its setup verifies: a record that was staged, scripted or re-dealt can be
    loaded, but its chance is not what the seed gives. And it must be, byte for byte, what the match writes.
    """
    lines = split(text)
    for number, raw in enumerate(lines, 1):
        if "\r" in raw:
            raise BadRecord(number, "a line end of another system: every line was written with a single \\n")
    for number, raw in enumerate(lines, 1):
        if not MARK.match(raw):
            raise BadRecord(number, "has no mark at its end: it was changed or cut")
    if not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, "the last line is cut")
    record = read(text)
    _must_be_played(record, lines)
    match = _begin(record, [])
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
    for number, (line, expected) in enumerate(zip_longest(lines, split(match.record())), 1):
        if line != expected:
            raise BadRecord(number, f"the match would have written {expected!r}")
    return match


def _must_be_played(record: Record, lines: list[str]) -> None:
    """Refuse what a match played from its setup can never contain: each would be a way to choose dice."""

    def line_of(field: str) -> int:
        return next(number for number, line in enumerate(lines, 1) if line.startswith(f"{field}:"))

    if record.start is not None:
        raise BadRecord(line_of("start"), "a staged position: nobody can vouch for how it came about")
    if record.script:
        raise BadRecord(line_of("script"), "scripted dice: they are not what the seed gives")
    if record.salts and record.commitment != commitment(record.seed, record.salts):
        raise BadRecord(line_of("salts"), "salts that were not committed to: they could be chosen afterwards")
    for choice in record.choices:
        if choice.seat == NOBODY:
            raise BadRecord(choice.line, "a re-deal: a match that is played has none")
