"""A match as rows: what each choice caused, so that a match is stored as it is played.

A step is one choice with all that came of it: the chance it took, what it told, the checkpoint that was
kept. The first step is the setup. `thaw` gives the match back from its steps by replaying only what came
after the last checkpoint; where the rules have changed so that these choices no longer replay, the match
goes on from that checkpoint and its story says so.
"""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

import msgspec

from .decision import IllegalChoice, Option
from .dice import Dice, make_key
from .game import Game, find
from .match import Entry, Kept, Match
from .table import Table

log = logging.getLogger("flibuste.kernel")

#: The seat of the first step, which is nobody's choice.
SETUP = -1


class Header(msgspec.Struct, frozen=True):
    """What a match was made from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    salts: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One choice and all that it caused."""

    seat: int
    option: str
    #: how many outcomes of chance came before it, and those that it took
    cursor: int
    chance: tuple[int, ...]
    #: key, about, readers: what it told
    told: tuple[tuple[str, dict[str, Any], tuple[int, ...] | None], ...]
    #: checkpoints kept after it
    kept: tuple[Kept, ...]
    #: where the streams of chance stood afterwards
    streams: dict[str, int]


class Thawed(NamedTuple):
    """A match given back, and how many of its last choices had to be given up."""

    match: Match
    lost: int


def header(match: Match) -> Header:
    if match.start is not None or match.script:
        raise ValueError("a staged position is not kept: expected a match from its setup")
    return Header(match.game.name, match.seats, match.options, match.seed, match.salts)


def steps(match: Match, since: int = 0) -> list[Step]:
    """The steps from number `since` on; number 0 is the setup, number n the n-th choice."""
    journal = match.journal
    outcomes = match.dice.outcomes
    last = len(journal)
    told: dict[int, list[Any]] = {}
    for key, about, readers, at in reversed(match.table.told):
        if at < since:
            break
        told.setdefault(at, []).append((key, _plain(about), readers))
    kept: dict[int, list[Kept]] = {}
    for point in reversed(match.checkpoints):
        if point.choices < since:
            break
        kept.setdefault(point.choices, []).append(point)
    streams = match.dice.positions()
    found = []
    for n in range(since, last + 1):
        entry = journal[n - 1] if n else Entry(SETUP, Option("setup"), 0)
        end = journal[n].cursor if n < last else match.dice.cursor
        found.append(
            Step(
                entry.seat,
                str(entry.option),
                entry.cursor,
                tuple(outcomes[entry.cursor : end]),
                tuple(reversed(told.get(n, ()))),
                tuple(reversed(kept.get(n, ()))),
                streams,
            )
        )
    return found


def thaw(made: Header, stored: list[Step]) -> Thawed:
    """The match that the steps tell. ValueError or msgspec.ValidationError when not even its last
    checkpoint can be read any more."""
    match = _blank(made)
    points = [point for step in stored for point in step.kept]
    journal = [Entry(step.seat, Option.parse(step.option), step.cursor) for step in stored[1:]]
    outcomes = [value for step in stored for value in step.chance]
    told = [
        (key, _alive(about), readers, n) for n, step in enumerate(stored) for key, about, readers in step.told
    ]
    streams = stored[-1].streams
    since = points[-1].choices
    _resume(match, points, journal[:since], outcomes, told, streams)
    try:
        for entry in journal[since:]:
            if match.dice.cursor != entry.cursor:
                raise IllegalChoice("the rules take other chance than they did")
            match.choose(entry.seat, entry.option)
        if match.dice.cursor == len(outcomes) == len(match.dice.outcomes):
            return Thawed(match, 0)
    except Exception:
        log.info("the choices since the last checkpoint no longer replay", exc_info=True)
    match = _blank(made)
    # the streams go on where they had come to: nobody may know the next die
    _resume(match, points, journal[:since], outcomes[: points[-1].cursor], told, streams)
    lost = len(journal) - since
    match.table.told.append(("resumed", {"lost": lost}, None, since))
    match.table.sealed = since
    return Thawed(match, lost)


def _blank(made: Header) -> Match:
    game: Game = find(made.game)
    match = Match.__new__(Match)
    match.game, match.seats, match.options = game, made.seats, dict(made.options)
    match.seed, match.salts = made.seed, made.salts
    match.start, match.script, match.first_turn, match.veils = None, (), None, ()
    match._decode = msgspec.msgpack.Decoder(game.state).decode
    return match


def _resume(
    match: Match,
    points: list[Kept],
    journal: list[Entry],
    outcomes: list[int],
    told: list[Any],
    streams: dict[str, int],
) -> None:
    """Start the rules again at the last checkpoint."""
    point = points[-1]
    dice = Dice(make_key(match.seed, match.salts)[1])
    dice.outcomes = list(outcomes)
    dice.cursor = point.cursor
    dice.restore(streams, 0)
    table: Table[Any] = Table(match._decode(point.state), dice)
    table.told = told[: point.told]
    table.choices, table.sealed = point.choices, point.sealed
    match.checkpoints = list(points)
    match.journal = journal
    match.first_turn = point
    match._begin(table)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[Header, list[Step]]).decode


def pack(match: Match) -> bytes:
    """A match as bytes, to be sent to another process: its last checkpoint only."""
    found = steps(match)
    last = max(n for n, step in enumerate(found) if step.kept)
    light = [
        step if n == last or not step.kept else msgspec.structs.replace(step, kept=())
        for n, step in enumerate(found)
    ]
    return _encode((header(match), light))


def unpack(packed: bytes) -> Match:
    return thaw(*_decode(packed)).match


def encode(step: Step) -> bytes:
    return _encode(step)


decode = msgspec.msgpack.Decoder(Step).decode


def _plain(value: Any) -> Any:
    """What the story speaks of, without losing which values are options."""
    if isinstance(value, Option):
        return {"~option": list(value)}
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def _alive(value: Any) -> Any:
    if isinstance(value, dict):
        if "~option" in value:
            return Option(*value["~option"])
        return {key: _alive(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_alive(inner) for inner in value]
    return value
