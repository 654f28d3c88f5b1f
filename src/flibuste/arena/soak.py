"""Random games in which everything that must hold is checked.

One game: it ends; components are conserved; nothing stands where the rules let nothing stand; every option
that is offered is accepted; an illegal choice raises and changes nothing; a record loads to the same match
and passes its audit; clones are independent; a view never depends on what its seat can't know; what was
taken back is gone and had taught nothing; the same seed gives the same match.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import cycle, islice
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.bots.rand import random_bot
from flibuste.kernel.audit import load, verify
from flibuste.kernel.decision import Option
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice
from flibuste.kernel.seat import play

from .variants import variants

#: No random game is longer than this many choices.
LONGEST = 200_000
#: How many choices of a random game are followed by all checks, on average.
CHECKS = 4
#: How far clones and re-dealt worlds are played on.
AHEAD = 6
#: How many of the options offered to a seat are taken, each in a clone of its own.
OFFERED = 40


class Broken(AssertionError):
    """A property that does not hold, with what is needed to see it again."""


def fingerprint(match: Match) -> tuple[Any, ...]:
    """All that makes a match what it is."""
    return (
        msgspec.msgpack.encode(match.state),
        tuple((d.seat, d.kind, d.options, d.rule) for d in match.pending.values()),
        tuple((told[0], repr(told[1:])) for told in match.table.told),
        tuple(match.journal),
        match.dice.positions(),
        match.result,
    )


def play_on(match: Match, rng: random.Random, choices: int) -> None:
    for _ in range(choices):
        if match.over:
            return
        seat = rng.choice(list(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(30))))


def soak_game(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> int:
    """Play one random game with all checks; gives the number of choices. Broken says what failed."""
    try:
        return _soak(Match(game, seats, options, seed), random.Random(seed))
    except Exception as error:
        where = f"{game.name}, {seats} seats, options {dict(options)}, seed {seed}"
        raise Broken(f"{where}: {type(error).__name__}: {error}") from error


def _soak(match: Match, rng: random.Random) -> int:
    count = match.game.census(match.state)
    length = 60.0
    while not match.over:
        seat = rng.choice(list(match.pending))
        option = rng.choice(match.suggest(seat, rng.getrandbits(30)))
        if rng.random() * length < CHECKS:
            length *= 1.3
            _check(match, rng)
            _check_choice(match, seat, option, rng)
        else:
            match.choose(seat, option)
        if match.game.census(match.state) != count:
            raise Broken(f"components went from {count} to {match.game.census(match.state)}")
        if faults := match.game.faults(match.state):
            _must(False, "; ".join(faults), match)
        if len(match.journal) > LONGEST:
            raise Broken(f"no end after {LONGEST} choices")
    _check(match, rng)
    _check_record(match)
    return len(match.journal)


def _must(holds: bool, what: str, match: Match) -> None:
    if not holds:
        last = match.journal[-1] if match.journal else "the start"
        raise Broken(f"{what} (after {len(match.journal)} choices, the last {last})")


def _check(match: Match, rng: random.Random) -> None:
    before = fingerprint(match)
    _check_illegal(match)
    _check_offered(match, rng)
    twin = match.clone()
    _must(fingerprint(twin) == before, "a clone differs", match)
    play_on(twin, rng, AHEAD)
    for seat in (None, *range(match.seats)):
        _check_secrets(match, seat, rng)
    _must(fingerprint(match) == before, "a clone or a re-deal changed the original", match)


def _check_offered(match: Match, rng: random.Random) -> None:
    """Take what is offered to a seat, each option in a clone (a sample where there are very many)."""
    for seat in match.pending:
        options = match.suggest(seat, rng.getrandbits(30))
        for option in options if len(options) <= OFFERED else rng.sample(options, OFFERED):
            twin = match.clone()
            try:
                twin.choose(seat, option)
            except Exception as error:
                said = (
                    f"seat {seat} was offered {option}, and taking it fails: {type(error).__name__}: {error}"
                )
                _must(False, said, match)
            if faults := match.game.faults(twin.state):
                _must(False, f"after {option} of seat {seat}: {'; '.join(faults)}", match)


def _check_illegal(match: Match) -> None:
    before = fingerprint(match)
    asked = next(iter(match.pending), 0)
    idle = [seat for seat in range(match.seats) if seat not in match.pending]
    tries: list[tuple[int, Any]] = [(asked, "zzz 1"), (asked, ""), (asked, 5), (match.seats, "pass")]
    tries += [(seat, "pass") for seat in idle[:1]]
    for seat, option in tries:
        try:
            match.choose(seat, option)
        except (IllegalChoice, ValueError):
            _must(fingerprint(match) == before, "an illegal choice changed the match", match)
        else:
            _must(False, f"seat {seat} could choose {option!r}", match)


def _check_secrets(match: Match, seat: int | None, rng: random.Random) -> None:
    dealt = match.redeal(seat, rng.getrandbits(30))
    seen, dealt_seen = (msgspec.json.encode(m.view(seat)) for m in (match, dealt))
    _must(seen == dealt_seen, f"the view of seat {seat} depends on what it can't know", match)
    if seat in match.pending:
        same = match.pending[seat].options == dealt.pending[seat].options
        _must(same, f"the options of seat {seat} depend on what it can't know", match)
    count = match.game.census(match.state)
    _must(match.game.census(dealt.state) == count, "a re-deal lost components", match)
    _must(fingerprint(dealt.clone()) == fingerprint(dealt), "a clone left its sampled world", match)
    play_on(dealt, rng, AHEAD)


def _check_choice(match: Match, seat: int, option: Option, rng: random.Random) -> None:
    """Choose; where the choice can be taken back, that leads to where it was, and it taught nothing."""
    before = match.clone()
    match.choose(seat, option)
    for other in range(match.seats):
        _must(other == seat or not match.can_undo(other), f"seat {other} may undo for another", match)
    if match.can_withdraw(seat):
        _check_withdrawing(match, before, seat, option)
    if not match.can_undo(seat):
        return
    _must(set(match.pending) == {seat}, "undo would change who is to act", match)
    _must(match.dice.cursor == before.dice.cursor, "undo would cross a die", match)
    back = match.clone()
    back.undo(seat)
    _must(fingerprint(back) == fingerprint(before), "undo does not lead back", match)
    world = before.redeal(seat, rng.getrandbits(30))
    world.choose(seat, option)
    _must(world.view(seat) == match.view(seat), "undo would cross a revealed secret", match)


def _check_withdrawing(match: Match, before: Match, seat: int, option: Option) -> None:
    """A secret answer that is taken back leads to where it was, and given again to where it led."""
    _must(match.view(None) == before.view(None), "a secret answer is seen before the last is in", match)
    _must(match.dice.cursor == before.dice.cursor, "withdrawing would cross a die", match)
    back = match.clone()
    back.withdraw(seat)
    _must(fingerprint(back) == fingerprint(before), "withdrawing does not lead back", match)
    back.choose(seat, option)
    _must(fingerprint(back) == fingerprint(match), "the same answer leads elsewhere", match)


def _check_record(match: Match) -> None:
    text = match.record()
    _must(fingerprint(load(text)) == fingerprint(match), "the record loads to another match", match)
    verify(text)
    if len(match.journal) < 5000:
        seed, bots = match.seed, [random_bot] * match.seats
        one, two = (play(Match(match.game, match.seats, match.options, seed), bots) for _ in "ab")
        _must(one.record() == two.record(), "the same seed gave another match", match)


def _batch(name: str, jobs: list[tuple[int, dict[str, Any], int]]) -> int:
    return sum(soak_game(find(name), *job) for job in jobs)


def soak(name: str, games_wanted: int, jobs: int, first_seed: int = 0) -> tuple[int, int]:
    """Soak a game over all its seat counts and options, with a progress bar; gives how many games and
    choices were played."""

    ways = islice(cycle(variants(find(name))), games_wanted)
    work = [(seats, options, first_seed + i) for i, (seats, options) in enumerate(ways)]
    batches = [work[i : i + 20] for i in range(0, len(work), 20)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    choices = 0
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task(name, total=len(work))
        under_way = {pool.submit(_batch, name, batch): len(batch) for batch in batches}
        try:
            for done in as_completed(under_way):
                choices += done.result()
                progress.advance(task, under_way[done])
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return len(work), choices


def orders(words: list[str]) -> dict[str, int]:
    """What `GAME=N …` asks for; by default every game, as often as it wants."""
    counts = {}
    for word in words:
        name, _, count = word.partition("=")
        if not count.isdecimal() or not int(count):
            raise ValueError(f"expected GAME=COUNT, as in {games()[0]}=100, not {word!r}")
        counts[find(name).name] = int(count)
    return counts or {name: find(name).soak for name in games()}


def main() -> int:
    """`python -m flibuste.arena.soak [GAME=N …]`"""

    try:
        wanted = orders(sys.argv[1:])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for name, count in wanted.items():
        try:
            played, choices = soak(name, count, os.cpu_count() or 1)
        except Broken as broken:
            print(broken, file=sys.stderr)
            return 1
        print(f"{name}: {played} games, {choices} choices: every property holds")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
