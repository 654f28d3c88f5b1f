"""Ladders, tuning and training: short runs of what makes the opponents, the same wherever they run."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from flibuste.arena import ladder as ladders
from flibuste.arena.fit import Row, fit, measure
from flibuste.arena.simulate import simulate
from flibuste.arena.spread import Where, spread
from flibuste.arena.train import Plan, train
from flibuste.arena.tune import rewrite, tune
from flibuste.bots.value import read, shipped
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat

GAME = "crique"


def waits_or_fails(task: int) -> int:
    if task == 1:
        raise ValueError("a bot that fails")
    time.sleep(0.05 if task == 0 else 30)
    return task


def interrupted(answer: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("tasks", "done", "ended"),
    [([2, 1, 3, 4], id, ValueError), ([2, 0, 3, 4], interrupted, KeyboardInterrupt)],
)
def test_work_that_fails_or_is_interrupted_ends_at_once(
    tasks: list[int], done: Callable[[int], object], ended: type[BaseException]
) -> None:
    """The other pieces, begun or not, are not waited for."""
    begun = time.monotonic()
    with pytest.raises(ended):
        spread(waits_or_fails, tasks, Where(2), done)
    assert time.monotonic() - begun < 25


def dies_once(mark: str, number: int) -> int:
    """A worker that is killed at its first try of one piece of work."""
    file = Path(mark)
    if number == 3 and not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_what_a_dead_worker_had_under_way_is_done_again(tmp_path: Path) -> None:
    done: list[int] = []
    answers = spread(partial(dies_once, str(tmp_path / "died")), range(6), Where(2), done.append)
    assert answers == [0, 1, 4, 9, 16, 25]
    assert sorted(done) == answers
    assert (tmp_path / "died").exists()


def test_the_same_tallies_on_one_process_and_on_two() -> None:
    one, two = (
        simulate(GAME, 24, ["smart", "random", "random"], 5, where=Where(jobs), rotate=True)
        for jobs in (1, 2)
    )
    one.seconds = two.seconds = 0.0
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def test_few_slow_games_are_shared_out_too(tmp_path: Path) -> None:
    """Six games on two processes: each plays its part, and the tally is that of one process."""
    bot = tmp_path / "slow.py"
    bot.write_text(
        "import os, time\nfrom pathlib import Path\n\n\ndef slow(seat):\n"
        f"    Path({str(tmp_path)!r}, f'{{os.getpid()}}.pid').touch()\n    time.sleep(0.001)\n"
        "    return seat.pick()\n",
        encoding="utf-8",
    )
    seated = [f"{bot}:slow", "random", "random"]
    two = simulate(GAME, 6, seated, 5, where=Where(2))
    assert len(list(tmp_path.glob("*.pid"))) == 2
    one = simulate(GAME, 6, seated, 5)
    one.seconds = two.seconds = 0.0
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("on", ["elsewhere", "http://ray"])
def test_work_goes_nowhere_else(on: str) -> None:
    with pytest.raises(ValueError, match="on: expected ray"):
        Where(1, on)


def test_a_ladder_puts_the_stronger_above_and_repeats_itself() -> None:
    standing = ladders.ladder(GAME, ["random", "smart", "cabin"], 18, seed=2)
    order = [rung.bot for rung in standing.rungs]
    assert order[0] == "smart"
    assert order[-1] == "random"
    for rung in standing.rungs:
        assert rung.low <= rung.rating <= rung.high
        assert rung.games == 18
    assert standing.rungs[1].rating == standing.rungs[1].low == standing.rungs[1].high == 1500
    assert standing == ladders.ladder(GAME, ["random", "smart", "cabin"], 18, seed=2)
    assert ladders.plot(standing).count("<circle") == 3


def test_ladder_tables_rotate_and_fill_up() -> None:
    assert ladders.tables(["a", "b", "c", "d"], 3)[0] == ("a", "b", "c")
    assert ladders.tables(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    games = ladders.schedule(GAME, ["a", "b"], 12, 3, 0)
    assert {game.seated for game in games} == {
        ("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a"), ("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"),
    }  # fmt: skip
    assert len({game.seed for game in games}) == 12


def test_a_ladder_needs_two_bots() -> None:
    with pytest.raises(ValueError, match="at least two"):
        ladders.ladder(GAME, ["smart", "smart"], 3)


def test_fitting_finds_what_wins() -> None:
    """The seat with more of the first feature wins; the second is noise."""
    rows = [
        Row(game, 0.5, [[float(game % 3 == seat), float((game * 7 + seat) % 5)] for seat in range(3)],
            [float(game % 3 == seat) for seat in range(3)])
        for game in range(60)
    ]  # fmt: skip
    fitted = fit(rows)
    assert fitted.early[0] + fitted.late[0] > 2
    assert abs(fitted.early[1]) < 0.5
    area, loss = measure(fitted, rows)
    assert area > 0.99
    assert loss < 0.4


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = Plan(games=30, visits=2, gate=2, worlds=2)
    steps: list[tuple[str, int, int]] = []
    value = train(GAME, plan, tmp_path, say=lambda *step: steps.append(step))
    assert {step for step, _, _ in steps} == {"self-play", "visit", "gate"}
    assert value.card.games == 32
    assert value.card.gate
    written = {file: file.stat().st_mtime_ns for file in tmp_path.glob("*.msgpack")}
    (tmp_path / "gate-20000000.msgpack").unlink()
    again = train(GAME, plan, tmp_path)
    assert again.early == value.early
    kept = [file for file in written if file.exists() and file.stat().st_mtime_ns == written[file]]
    assert len(kept) == len(written) - 1
    with pytest.raises(ValueError, match="another training"):
        train(GAME, Plan(games=31), tmp_path)
    m = Match(find(GAME), 3, {}, 1)
    assert sum(value.chances(m.game, m.state, 3)) == pytest.approx(1)


@pytest.mark.parametrize("name", [name for name in games() if find(name).features is not None])
def test_features_fit_their_names_and_the_value_that_ships(name: str) -> None:
    game = find(name)
    assert game.features is not None
    assert game.boundary is not None
    count = 3 if 3 in game.seats else game.seats[0]
    m = Match(game, count, {}, 3)
    bot = game.bots["smart"]()
    seen = []
    for _ in range(120):
        if m.over:
            break
        seen.append(game.boundary(m.state))
        for seat in range(count):
            assert len(game.features(m.state, seat)) == len(game.feature_names)
        assert 0 <= game.progress(m.state) <= 1
        number, decision = next(iter(m.pending.items()))
        sitting = Seat(m, number)
        sitting.decision = decision
        m.choose(number, bot(sitting))
    assert seen == sorted(seen)
    assert len(set(seen)) > 2
    value = shipped(name)
    assert value is not None, "flibuste train makes it"
    assert value.card.games > 0
    assert value.card.commit
    with pytest.raises(ValueError, match="other features"):
        read(msgspec.json.encode(msgspec.structs.replace(value, features=["x"])), game)


def test_tuning_says_by_how_much_and_writes_numbers_only(tmp_path: Path) -> None:
    tuned = tune(GAME, rounds=1, candidates=2, games=6, fresh=6, seed=1)
    assert tuned.games == 6
    assert 0 <= tuned.low <= tuned.wins / 6 <= tuned.high <= 1
    file = tmp_path / "weights.toml"
    file.write_text("# a table\nstray = 0.3   # how far\nrout = 1.2\n", encoding="utf-8")
    rewrite(file, {"stray": 0.5, "rout": 1.2})
    assert file.read_text(encoding="utf-8") == "# a table\nstray = 0.5   # how far\nrout = 1.2\n"
