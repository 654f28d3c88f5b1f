"""A match as rows: what each choice caused, so that a match is stored as it is played.

A step is one choice with all that came of it: the chance it took, what it told, the checkpoint that was
kept. The first step is the setup. `thaw` gives the match back from its steps by replaying only what came
after the last checkpoint; where the rules have changed so that these choices no longer replay, the match
goes on from that checkpoint and its story says so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from .decision import Option
from .decoders import decoder
from .installed import find
from .match import Entry, Kept, Match, Past

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
    """A match given back, how many of its last choices had to be given up, and the number of the step from
    which on it must be stored anew (None: it is as it was stored)."""

    match: Match
    lost: int = 0
    anew: int | None = None


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
    steps = []
    for n in range(since, last + 1):
        entry = journal[n - 1] if n else Entry(SETUP, Option("setup"), 0)
        end = journal[n].cursor if n < last else match.dice.cursor
        steps.append(
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
    return steps


def thaw(made: Header, stored: list[Step]) -> Thawed:
    """The match that the steps tell. Raises ValueError when it can't even be gone on with from its last
    checkpoint any more."""
    told = [
        (key, _alive(about), readers, n) for n, step in enumerate(stored) for key, about, readers in step.told
    ]
    past = Past(
        points=[point for step in stored for point in step.kept],
        journal=[Entry(step.seat, Option.parse(step.option), step.cursor) for step in stored[1:]],
        outcomes=[value for step in stored for value in step.chance],
        told=told,
        streams=stored[-1].streams,
    )
    try:
        return Thawed(_replayed(made, past))
    except Exception:
        log.info("the choices since the last checkpoint no longer replay", exc_info=True)
    try:
        again = _from_the_setup(made, past)
        match = again or _from_the_checkpoint(made, past)
    except Exception as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error
    kept = len(match.journal)
    lost = len(past.journal) - kept
    if lost:
        match.table.told.append(("resumed", {"lost": lost}, None, kept))
        match.table.sealed = kept
    return Thawed(match, lost, 0 if again else kept)


def _from_the_checkpoint(made: Header, past: Past) -> Match:
    """Give up the choices since the last checkpoint."""
    # the streams go on where they had come to: nobody may know the next die
    return _resumed(made, past._replace(outcomes=past.outcomes[: past.points[-1].cursor]))


def _from_the_setup(made: Header, past: Past) -> Match | None:
    """The match played again from its beginning, by the outcomes that were kept and as far as the choices
    still fit: where the state has taken another shape since, no checkpoint can be read. None where the last
    one can."""
    game = find(made.game)
    try:
        decoder(game.state)(past.points[-1].state)
    except msgspec.ValidationError:
        log.info("the last checkpoint can't be read: the match is played again from its setup")
    else:
        return None

    def begin() -> Match:
        return Match(game, made.seats, made.options, made.seed, made.salts, outcomes=past.outcomes)

    match = begin()
    fitting = _fitting(match, past)
    if fitting < len(past.journal):
        match = begin()
        for entry in past.journal[:fitting]:
            match.choose(entry.seat, entry.option)
    del match.dice.outcomes[match.dice.cursor :]
    match.dice.restore(past.streams, 0)
    return match


def _fitting(match: Match, past: Past) -> int:
    """How many of the choices that were kept can be made again, each with the chance that it took."""
    if past.journal and match.dice.cursor != past.journal[0].cursor:
        raise ValueError("the setup takes other chance than it did")
    for number, entry in enumerate(past.journal):
        if match.dice.cursor != entry.cursor:
            return number - 1
        try:
            match.choose(entry.seat, entry.option)
        except Exception:
            return number
    return len(past.journal) - (match.dice.cursor != len(past.outcomes))


def _resumed(made: Header, past: Past) -> Match:
    return Match.resume(find(made.game), made.seats, made.options, made.seed, made.salts, past)


def _replayed(made: Header, past: Past) -> Match:
    """The match with the choices since its last checkpoint made again. Raises where they no longer fit."""
    match = _resumed(made, past)
    for entry in past.journal[past.points[-1].choices :]:
        if match.dice.cursor != entry.cursor:
            raise ValueError("the rules take other chance than they did")
        match.choose(entry.seat, entry.option)
    if not match.dice.cursor == len(past.outcomes) == len(match.dice.outcomes):
        raise ValueError("the rules take other chance than they did")
    return match


# ---- a match on its way to another process


class Brief(msgspec.Struct, frozen=True, array_like=True):
    """What a bot needs to think: the last checkpoint, the choices since with their chance, and the story so
    far as it was already encoded, step by step."""

    header: Header
    point: Kept
    since: tuple[tuple[int, str, int], ...]
    chance: tuple[int, ...]
    streams: dict[str, int]
    story: list[msgspec.Raw]


_encode = msgspec.msgpack.Encoder().encode
_decode_brief = msgspec.msgpack.Decoder(Brief).decode
_decode_told = msgspec.msgpack.Decoder(tuple[tuple[str, dict[str, Any], tuple[int, ...] | None], ...]).decode

#: What came before the last checkpoint of a match that was sent in brief.
_EARLIER = Entry(SETUP, Option("earlier"), 0)


def told(step: Step) -> bytes:
    """What a step told, encoded: the server keeps it beside the match, for `pack`."""
    return _encode(step.told)


def pack(match: Match, story: Sequence[bytes]) -> bytes:
    """A match as bytes, for a bot in another process. `story` is what each of its steps told, encoded."""
    point = match.checkpoints[-1]
    since = match.journal[point.choices :]
    return _encode(
        Brief(
            header(match),
            point,
            tuple([(entry.seat, str(entry.option), entry.cursor) for entry in since]),
            tuple(match.dice.outcomes[point.cursor :]),
            match.dice.positions(),
            list(map(msgspec.Raw, story)),
        )
    )


def unpack(packed: bytes) -> Match:
    """The match that `pack` sent. Choices and chance before its last checkpoint are blank: it can be played
    and searched in, not recorded."""
    brief = _decode_brief(packed)
    point = brief.point
    since = [Entry(seat, Option.parse(option), cursor) for seat, option, cursor in brief.since]
    lines = [
        (key, _alive(about), readers, n)
        for n, piece in enumerate(brief.story)
        for key, about, readers in _decode_told(piece)
    ]
    past = Past(
        points=[point],
        journal=[_EARLIER] * point.choices + since,
        outcomes=[0] * point.cursor + list(brief.chance),
        told=lines,
        streams=brief.streams,
    )
    return _replayed(brief.header, past)


# ---- a step as bytes


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
