"""Work shared out: on this process, on several, or on Ray. The same work gives the same answers wherever it
ran, and what a worker had under way when it died is done again by another."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

#: How often a piece of work is begun anew after its worker died.
TRIES = 4


#: How many games of a kind anybody plays at once, and how many processes share them: a slip of the hand must
#: not fill the memory.
MOST, PROCESSES = 10_000_000, 1024


def expect_count(what: str, count: int, least: int = 1, most: int = MOST) -> None:
    """ValueError where a count is out of reach."""
    if not least <= count <= most:
        raise ValueError(f"{what}: expected {least} to {most}, got {count}")


class Where:
    """Where work is done: `jobs` processes of this machine, or Ray (`ray` for a local one, `ray://HOST:PORT`)."""

    def __init__(self, jobs: int = 1, on: str | None = None) -> None:
        expect_count("jobs", jobs, most=PROCESSES)
        if on is not None and on != "ray" and not on.startswith("ray://"):
            raise ValueError(f"on: expected ray or ray://HOST:PORT, got {on!r}")
        self.jobs = jobs
        self.on = on


HERE = Where()


def spread(
    work: Callable[[T], R],
    tasks: Sequence[T],
    where: Where = HERE,
    done: Callable[[R], object] = lambda answer: None,
) -> list[R]:
    """The answer to each task, in their order; `done` is told each as soon as it is there."""
    if where.on is not None:
        return _on_ray(work, tasks, where, done)
    if where.jobs == 1 or len(tasks) < 2:
        answers = []
        for task in tasks:
            answers.append(work(task))
            done(answers[-1])
        return answers
    return _on_processes(work, tasks, where.jobs, done)


def _on_processes(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, done: Callable[[R], object]
) -> list[R]:
    answers: dict[int, R] = {}
    for _ in range(TRIES):
        left = [at for at in range(len(tasks)) if at not in answers]
        if not left:
            break
        try:
            with _workers(jobs) as pool:
                under_way = {pool.submit(work, tasks[at]): at for at in left}
                for finished in as_completed(under_way):
                    answers[under_way[finished]] = finished.result()
                    done(finished.result())
        except BrokenProcessPool:
            continue  # a worker died: what is not answered is asked again
    if len(answers) < len(tasks):
        raise RuntimeError(
            f"workers died {TRIES} times: {len(tasks) - len(answers)} pieces of work are not done"
        )
    return [answers[at] for at in range(len(tasks))]


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes to share work among. Where a piece fails, or somebody interrupts, the others are not waited
    for."""
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        try:
            yield pool
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


def _leave_interrupts() -> None:
    """Leave Ctrl-C, which goes to all processes of a terminal, to the one that shares out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(work: Callable[[T], R], tasks: Sequence[T], where: Where, done: Callable[[R], object]) -> list[R]:
    try:
        import ray
    except ImportError:
        raise ValueError("--on ray needs Ray: pip install 'flibuste[ray]'") from None
    begun = not ray.is_initialized()
    if begun:
        address = where.on if where.on != "ray" else None
        cores: dict[str, Any] = {} if address or where.jobs == 1 else {"num_cpus": where.jobs}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **cores)

    def one(task: T) -> R:  # Ray takes nothing but plain functions
        return work(task)

    try:
        remote = ray.remote(one).options(max_retries=TRIES)
        waiting = {remote.remote(task): at for at, task in enumerate(tasks)}
        answers: dict[int, R] = {}
        while waiting:
            ready, _ = ray.wait(list(waiting))
            for reference in ready:
                answers[waiting.pop(reference)] = answer = ray.get(reference)
                done(answer)
    finally:
        if begun:
            ray.shutdown()
    return [answers[at] for at in range(len(tasks))]
