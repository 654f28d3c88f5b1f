"""Search: every option in the same sampled worlds, played on by the game's own player, judged by the value.

The searcher never knows more than its seat: worlds come from `Seat.sample`. It stops when it knows, and can
be stopped at any time; without a time limit the same seat, seed, count of worlds and effort give the same
choice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

from flibuste.kernel.decision import Option
from flibuste.kernel.game import Game
from flibuste.kernel.match import Match
from flibuste.kernel.rollout import play_on
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import Player

Judge = Callable[[Match, int], float]

#: Standard errors more that another option must be better by, divided by the worlds it was tried in.
FEW = 4.0
#: Standard errors that an option must be behind the usual one to be given up, and that the last of the others
#: must be ahead of it to be taken at once.
BEHIND, AHEAD = 1.0, 3.0


class Searcher:
    """A bot that keeps the choice of the game's own player unless another is better beyond doubt."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        *,
        worlds: int = 16,
        effort: int | None = None,
        seconds: float | None = None,
        width: int = 6,
        first: int = 4,
        far: bool = False,
        doubt: float = 1.0,
        policy: Bot | None = None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        if game.player is None or game.boundary is None:
            raise ValueError(f"{game.name} has no player of its own to search with")
        #: whose choice is kept unless another is better, and who plays on: the master for the searcher, so
        #: that what he prepares is also carried out, the game's quick player for the others
        self.player: Player = game.player.master or game.player
        self.policy: Bot = policy or game.player.choose(game.player.weights)
        self.usual: Bot = policy or self.player.choose(self.player.weights)
        self.judge = judge
        #: when to stop: after so many worlds, so many choices played in them, so many seconds
        self.worlds = worlds
        self.effort = effort
        self.seconds = seconds
        #: how many options are looked at, in how many worlds before the first are given up, and how many
        #: boundaries ahead, by the number of seats
        self.width = width
        self.first = first
        self.horizon = game.far if far and game.far is not None else game.horizon
        #: how many standard errors another option must be better by, with many worlds
        self.doubt = doubt
        self.cancelled = cancelled

    def __call__(self, seat: Seat) -> Option:
        started = time.perf_counter()
        usual = self.usual(seat)
        options = self._candidates(seat, usual)
        if len(options) == 1:
            return usual
        ends = None if self.seconds is None else started + self.seconds
        return self._compare(seat, options, ends)

    def _candidates(self, seat: Seat, usual: Option) -> list[Option]:
        """The usual choice first, then the others that the player likes best."""
        weighed = self.player.weigh(seat)
        ranked = sorted(range(len(weighed)), key=lambda at: -weighed[at].weight)
        others = [weighed[at].option for at in ranked if weighed[at].option != usual]
        return [usual, *others[: self.width - 1]]

    def _compare(self, seat: Seat, options: list[Option], ends: float | None) -> Option:
        """Try all options in one world after another; those that fall behind are given up on the way."""
        chance = Random(seat.rng.getrandbits(64))
        tried: dict[Option, list[float]] = {option: [] for option in options}
        usual = options[0]
        left = options
        rounds = 0
        next_cut = self.first
        spent = 0
        effort = self.effort

        def stop() -> bool:
            nonlocal spent
            spent += 1
            if effort is not None and spent > effort:
                return True
            return self.cancelled() or (ends is not None and time.perf_counter() >= ends)

        while rounds < self.worlds:
            seed = chance.getrandbits(48)
            world = seat.sample(seed)
            judged = []
            for at, option in enumerate(left):
                own = world if at == len(left) - 1 else world.clone()
                value = self._try(own, seat.number, option, seed, stop)
                if value is None:
                    break
                judged.append(value)
            if len(judged) < len(left):
                break
            for option, value in zip(left, judged, strict=True):
                tried[option].append(value)
            rounds += 1
            if rounds == next_cut and len(left) > 2:
                left = self._keep(tried, left)
                next_cut *= 2
            if rounds >= self.first:
                left = [usual, *(each for each in left[1:] if not self._hopeless(tried, each, usual))]
            if len(left) == 1 or (len(left) == 2 and self._sure(tried, left[1], usual)):
                break
        return self._best(tried, left, usual, rounds)

    def _try(
        self, world: Match, seat: int, option: Option, seed: int, stop: Callable[[], bool]
    ) -> float | None:
        """What comes of an option in a world, or None when there was no time to see."""
        if stop():
            return None
        start = world.game.boundary
        assert start is not None
        goal = start(world.state) + self.horizon(world.seats)
        world.choose(seat, option)
        more = goal - start(world.state)
        policies = [self.policy] * world.seats
        policies[seat] = self.usual
        if more > 0 and not play_on(world, policies, seed, more, stop):
            return None
        return self.judge(world, seat)

    def _keep(self, tried: dict[Option, list[float]], left: Sequence[Option]) -> list[Option]:
        """The better half, and the usual choice whatever it is."""
        usual, *others = left
        others.sort(key=lambda option: -sum(tried[option]))
        return [usual, *others[: max(1, len(others) // 2)]]

    def _hopeless(self, tried: dict[Option, list[float]], option: Option, usual: Option) -> bool:
        """Whether more worlds would hardly put an option ahead of the usual one."""
        mean, error = _gain(tried[option], tried[usual])
        return mean + (BEHIND + FEW / len(tried[option])) * error <= 0

    def _sure(self, tried: dict[Option, list[float]], option: Option, usual: Option) -> bool:
        """Whether more worlds would hardly put the usual choice ahead of an option."""
        rounds = len(tried[option])
        if rounds < self.first:
            return False
        mean, error = _gain(tried[option], tried[usual])
        return mean > (AHEAD + FEW / rounds) * error

    def _best(
        self, tried: dict[Option, list[float]], left: Sequence[Option], usual: Option, rounds: int
    ) -> Option:
        if rounds < 2:
            return usual
        best = max(left, key=lambda option: sum(tried[option]))
        mean, error = _gain(tried[best], tried[usual])
        doubt = self.doubt + FEW / rounds  # the best of several after a few worlds is often the luckiest
        return best if mean > doubt * error else usual


def _gain(values: Sequence[float], usual: Sequence[float]) -> tuple[float, float]:
    """By how much an option was better than the usual one in the same worlds, two at least: the mean, and its
    standard error."""
    worlds = len(values)
    gains = [a - b for a, b in zip(values, usual, strict=True)]
    mean = sum(gains) / worlds
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (worlds - 1) / worlds)
