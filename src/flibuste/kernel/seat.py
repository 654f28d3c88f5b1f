"""What a player is handed, and the loop that plays a match to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

from .collector import SELDOM_COLLECTED
from .decision import Decision, Form, Option, Options
from .match import SELDOM, Match
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
            form = asked.form and Form(asked.form.name, _copied(asked.form.fields))
            about = _copied(asked.about)
            shown = self._shown = Decision(asked.seat, asked.kind, asked.options, asked.rule, about, form)
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
        asked, rng = self._asked, self.rng
        if asked.form is None:
            options = asked.listed or asked.options
            return options[int(rng.random() * len(options))]
        return self._match.pick(self.number, rng.getrandbits(32), rng.random())

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.number)

    @property
    def story(self) -> list[Told]:
        return [Told(t.key, deepcopy(t.about), t.readers, t.at) for t in self._match.story(self.number)]

    def sample(self, seed: int) -> Match:
        """A match to search in: all that this seat can't know is dealt anew, and its past is not told."""
        return self._match.sample(self.number, seed)


def _copied(value: Any) -> Any:
    """Plain data, of which nothing that can be changed is shared."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    if value.__class__ is list:
        return [_copied(inner) for inner in value]
    return value


_NOTHING = Decision(-1, "", (), "")

Bot: TypeAlias = Callable[[Seat], Option]
#: A watcher sees every choice just before it is made: match, seat, decision, option.
Watcher: TypeAlias = Callable[[Match, int, Decision, Option], None]


def play(match: Match, bots: Sequence[Bot], watch: Sequence[Watcher] = ()) -> Match:
    """Play a match to its end and return it. Seats asked together answer in seat order. ValueError says what
    was expected of bots and watchers."""
    if not isinstance(bots, Sequence) or len(bots) != match.seats:
        got = len(bots) if isinstance(bots, Sequence) else repr(bots)
        raise ValueError(f"bots: expected {match.seats}, one for each seat, got {got}")
    if not isinstance(watch, Sequence):
        raise ValueError(f"watch: expected a list of functions, got {watch!r}")
    for called, functions in (("bots", bots), ("watch", watch)):
        for function in functions:
            if not callable(function):
                raise ValueError(f"{called}: expected functions, got {function!r}")
    seats = [Seat(match, number) for number in range(match.seats)]
    choose = match.choose
    match.spacing = SELDOM
    with SELDOM_COLLECTED:
        while pending := match.pending:
            for number, decision in pending.items():
                seat = seats[number]
                seat.decision = decision
                option = bots[number](seat)
                for watcher in watch:
                    watcher(match, number, decision, option)
                choose(number, option)
    return match
