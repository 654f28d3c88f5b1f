"""Thinking is shared: quick bots never wait behind slow ones, no address takes it all, and what nobody wants
to know any more is not thought of."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from flibuste.bots import thinker
from flibuste.bots.thinker import Answer, Think
from flibuste.kernel import steps
from flibuste.kernel.match import Match
from flibuste.server import pool
from flibuste.server.pool import Failed, Job, Lane, Thinkers
from flibuste.server.tasks import Tasks

from ..kernel.toy import TOY
from ..loops import in_a_loop
from .tools import Made, Served, environment


def packed(match: Match) -> bytes:
    return steps.pack(match, [steps.told(step) for step in steps.steps(match)])


def with_thinkers(work: Any, seconds: float) -> None:
    async def thinking() -> None:
        tasks = Tasks()
        thinkers = Thinkers(1, seconds, tasks)
        thinkers.start()
        try:
            await work(thinkers)
        finally:
            tasks.cancel()
            await thinkers.close()

    in_a_loop(thinking())


async def timed(work: Coroutine[Any, Any, Any]) -> float:
    began = time.monotonic()
    await work
    return time.monotonic() - began


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of the toy, which the processes that think find by its entry point."""
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
    return Match(TOY, 2, seed=1)


@pytest.mark.timed
def test_a_quick_bot_does_not_wait_behind_slow_ones(toy: Match) -> None:
    seat = next(iter(toy.pending))

    async def work(thinkers: Thinkers) -> None:
        await thinkers.think("stranger", "s", "toy", packed(toy), seat, "random")  # the process is there
        slow = [
            asyncio.ensure_future(
                thinkers.think("greedy guest", f"m{n}", "toy", packed(toy), seat, "brooder")
            )
            for n in range(8)
        ]
        while not thinkers.slow.running:
            await asyncio.sleep(0.01)
        waits = [
            await timed(thinkers.think("stranger", "s", "toy", packed(toy), seat, "random"))
            for _ in range(10)
        ]
        assert max(waits) < 1.0
        assert thinkers.is_slow("toy", "brooder")
        assert not thinkers.is_slow("toy", "random")
        for one in slow:
            one.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert thinkers.waiting == 0

    with_thinkers(work, seconds=60.0)


def test_a_bot_that_takes_too_long_is_cut_short(toy: Match) -> None:
    seat = next(iter(toy.pending))

    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(Failed, match="out of time"):
            await thinkers.think("a", "m", "toy", packed(toy), seat, "brooder")
        toy.choose(seat, await thinkers.pick("a", "m", packed(toy), seat))

    with_thinkers(work, seconds=0.01)


def test_a_process_may_take_its_time_to_start(
    toy: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text("import time; time.sleep(3)")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{environment()['PYTHONPATH']}")
    monkeypatch.setattr(pool, "GRACE", 1.0)
    seat = next(iter(toy.pending))

    async def work(thinkers: Thinkers) -> None:
        await thinkers.think("guest", "m", "toy", packed(toy), seat, "random")

    with_thinkers(work, seconds=1.0)


def test_an_alarm_that_is_lost_rings_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Swallows:
        """What a signal raises in here is lost."""

        def __del__(self) -> None:
            until = time.process_time() + 0.1
            while time.process_time() < until:
                pass

    def audit(record: str) -> None:
        Swallows()
        until = time.process_time() + 5
        while time.process_time() < until:
            pass

    monkeypatch.setattr(thinker, "audit", audit)
    monkeypatch.setattr(sys, "unraisablehook", lambda lost: None)
    kept = {name: signal.getsignal(name) for name in (signal.SIGVTALRM, signal.SIGUSR1)}
    try:
        answer = thinker.Desk().perform(thinker.Audit("", 0.02))
    finally:
        for name, handler in kept.items():
            signal.signal(name, handler)
    assert answer.cut
    assert answer.spent < 1.0


def test_the_address_and_the_match_that_used_least_come_next() -> None:
    async def work() -> list[str]:
        lane = Lane(0, slow=True)
        order: list[str] = []

        class Immediate:
            slow = True

            async def do(self, task: Think) -> Answer:
                order.append(task.bot or "")
                return Answer("x", spent=1.0)

        waiting = []
        for name in ("one-a", "one-a", "one-b", "two-a", "two-a"):
            job = Job(name[:3], name, None, Think(b"", 0, name, 1.0))
            waiting.append(asyncio.ensure_future(lane.run(job)))
        await asyncio.sleep(0)
        worker = asyncio.ensure_future(lane._work(Immediate()))  # type: ignore[arg-type]
        await asyncio.gather(*waiting)
        worker.cancel()
        return order

    assert in_a_loop(work()) == ["one-a", "two-a", "one-b", "two-a", "one-a"]


@pytest.fixture
def stranger(mortal: Served) -> Iterator[httpx.Client]:
    """Somebody at another address."""
    with httpx.Client(
        base_url=mortal.url, timeout=30, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    ) as client:
        yield client


@pytest.mark.timed
def test_a_stranger_plays_on_while_one_address_thinks_hard(mortal: Served, stranger: httpx.Client) -> None:
    """A short slice of the siege: there it is thirty matches of five."""
    warm = mortal.make([{"bot": "random"}] * 2, options={"rounds": 1})
    warm.until(warm.watch, lambda table: table["over"])
    for _ in range(6):
        mortal.make([{"bot": "mcts"}] * 5, game="crique")
    made = Made(mortal, stranger.post("/api/matches", json=order()).json())
    mortal.http = stranger
    rng = random.Random(2)
    waits = []
    for _ in range(8):
        table = made.until(made.tokens[0], lambda table: table["ask"] or table["over"])
        if table["over"]:
            break
        asked = table["ask"]
        began = time.monotonic()
        made.choose(made.tokens[0], asked["id"], rng.choice(asked["options"] + asked["samples"])["option"])
        made.until(made.tokens[0], lambda table: table["ask"] or table["over"])
        waits.append(time.monotonic() - began)
    assert max(waits) < 2.0  # all bots' moves until it is the person's turn again


def order() -> dict[str, Any]:
    return {"game": "toy", "seats": [{}, {"bot": "random"}], "options": {"rounds": 6}}


def test_a_seat_that_is_taken_over_is_thought_of_no_further(served: Served) -> None:
    made = served.make([{"bot": "mcts"}, {"bot": "mcts"}, {"bot": "mcts"}], game="crique")
    for seat in range(3):
        answer = made.ask("PUT", f"seats/{seat}", made.host, json={"bot": None})
        assert answer.status_code == 200
    before = made.table(made.watch)["choices"]
    time.sleep(0.5)
    assert made.table(made.watch)["choices"] == before
