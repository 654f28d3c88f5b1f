"""A process that thinks, one task at a time: `python -m flibuste.bots.thinker`.

The server sends tasks on its standard input and reads answers from its standard output, each with its length
in four bytes before it. A task is cut short when it has used up its time, or when the server says so by a
signal.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from typing import IO, Any

import msgspec

from flibuste.kernel import steps
from flibuste.kernel.audit import verify
from flibuste.kernel.installed import find, games
from flibuste.kernel.record import BadRecord
from flibuste.kernel.seat import Seat

from . import make

#: Seconds between the alarms of a task that has used up its time.
AGAIN = 0.05
#: The first message of a process: it has read its games, and waits for tasks.
READY = b"ready"


class Think(msgspec.Struct, array_like=True, tag=True):
    """What the bot of that name chooses for a seat of a match; any legal choice without a name."""

    packed: bytes
    seat: int
    bot: str | None
    #: of computing, not of waiting
    seconds: float


class Audit(msgspec.Struct, array_like=True, tag=True):
    """Whether a record holds."""

    record: str
    seconds: float


class Answer(msgspec.Struct, array_like=True):
    """The option chosen, or where and why a record does not hold; or why there is no answer."""

    option: str | None = None
    fault: tuple[int, str] | None = None
    #: the bot failed: how
    failed: str | None = None
    #: there was not time enough, or nobody wants to know any more
    cut: bool = False
    #: seconds of computing
    spent: float = 0.0


class Cut(BaseException):
    """Think no further. No `except Exception` of a bot stops it."""


def think(packed: bytes, number: int, name: str) -> str:
    """What the bot of that name chooses for a seat that is asked; IllegalChoice where it may not."""
    match = steps.unpack(packed)
    seat = Seat(match, number)
    seat.decision = match.pending[number]
    option = make(match.game.name, name)(seat)
    match.choose(number, option)
    return str(option)


def pick(packed: bytes, number: int) -> str:
    """Any legal choice: so that a match goes on where a bot has failed."""
    match = steps.unpack(packed)
    return str(random.choice(match.suggest(number)))


def audit(record: str) -> tuple[int, str] | None:
    """The line and the reason where a record does not hold; None when all of it does."""
    try:
        verify(record)
    except BadRecord as bad:
        return bad.line, bad.reason
    return None


class Desk:
    """Where the process does its work. Signals cut short what is being thought, and nothing else."""

    def __init__(self) -> None:
        self.thinking = False
        for name in ("SIGVTALRM", "SIGUSR1"):  # not on Windows: there the server ends the process instead
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._cut)

    def _cut(self, *_: Any) -> None:
        if self.thinking:
            raise Cut

    def rest(self) -> None:
        """Nothing is thought of: what rings now cuts nothing short."""
        self.thinking = False
        _alarm(0.0)

    def perform(self, task: Think | Audit) -> Answer:
        began = time.process_time()
        answer = Answer()
        try:
            self.thinking = True
            _alarm(task.seconds)
            if isinstance(task, Audit):
                answer.fault = audit(task.record)
            elif task.bot is None:
                answer.option = pick(task.packed, task.seat)
            else:
                answer.option = think(task.packed, task.seat, task.bot)
            self.thinking = False
        except Cut:
            answer = Answer(cut=True)
        except Exception as error:
            self.thinking = False
            answer = Answer(failed=f"{type(error).__name__}: {error}")
        finally:
            self.rest()
        answer.spent = time.process_time() - began
        return answer


def _alarm(seconds: float) -> None:
    """Ring after so many seconds of computing (0: never), and again: what a signal raises can be lost."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)


def send(stream: IO[bytes], message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """The next message; None when there are no more."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keyboard is the server's
    if "--slow" in sys.argv and hasattr(os, "nice"):
        os.nice(10)  # those who wait for an answer come first
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the log
    for name in games():
        find(name)  # loaded before anybody waits
    desk = Desk()
    send(answers, READY)
    decode = msgspec.msgpack.Decoder(Think | Audit).decode
    while (message := receive(sys.stdin.buffer)) is not None:
        try:
            answer = desk.perform(decode(message))
        except Cut:  # it came at the very end
            desk.rest()
            answer = Answer(cut=True)
        send(answers, msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
