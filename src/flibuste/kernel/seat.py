"""What a player is handed, and the loop that plays a match to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

from .decision import Decision, Option, Options
from .match import Match
from .table import Told


class Seat:
    """All that a bot may use: what it is asked, what it may know, worlds to search in, chance of its
    own. The same object is handed over for the whole match."""

    __slots__ = ("_asked", "_match", "_shown", "number", "rng")

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number
        self._asked: Decision = _NOTHING
        self._shown: Decision | None = None
        #: chance of the bot's own: the same for the same match and seat, and as secret as the match's seed
        self.rng = random.Random(match.secret(f"player {number} {len(match.journal)}"))

    @property
    def decision(self) -> Decision:
        """What this seat is asked. It is a copy, without the way back into the state: what a bot does to it
        changes nothing."""
        shown = self._shown
        if shown is None:
            asked = self._asked
            about = asked.about.copy()
            shown = self._shown = Decision(
                asked.seat, asked.kind, asked.options, asked.rule, about, asked.form
            )
        return shown

    @decision.setter
    def decision(self, asked: Decision) -> None:
        self._asked = asked
        self._shown = None

    @property
    def game(self) -> str:
        return self._match.game.name

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def options(self) -> Options:
        """The options of the decision; for one with a form, a finite sample of what is legal."""
        decision = self._asked
        if decision.form is None:
            return decision.options
        return self._match.suggest(self.number, self.rng.getrandbits(32))

    def pick(self) -> Option:
        """One of `options` at random, each as likely; the others need not be worked out."""
        options = self._asked.options
        rng = self.rng
        if self._asked.form is None:
            return options[int(rng.random() * len(options))]
        return self._match.pick(self.number, rng.getrandbits(32), rng.random())

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.number)

    @property
    def story(self) -> list[Told]:
        return [Told(t.key, deepcopy(t.about), t.readers, t.at) for t in self._match.story(self.number)]

    def sample(self, seed: int) -> Match:
        """A match to search in: all that this seat can't know is dealt anew."""
        return self._match.redeal(self.number, seed)


_NOTHING = Decision(-1, "", (), "")

Bot: TypeAlias = Callable[[Seat], Option]
#: A watcher sees every choice just before it is made: match, seat, decision, option.
Watcher: TypeAlias = Callable[[Match, int, Decision, Option], None]


def play(match: Match, bots: Sequence[Bot], watch: Sequence[Watcher] = ()) -> Match:
    """Play a match to its end and return it. Seats asked together answer in seat order."""
    if len(bots) != match.seats:
        raise ValueError(f"bots: expected {match.seats}, one for each seat, got {len(bots)}")
    seats = [Seat(match, number) for number in range(match.seats)]
    choose = match.choose
    while pending := match.pending:
        for number, decision in pending.items():
            seat = seats[number]
            seat.decision = decision
            option = bots[number](seat)
            for watcher in watch:
                watcher(match, number, decision, option)
            choose(number, option)
    return match
