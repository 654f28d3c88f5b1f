"""The opponents that people choose, the same four in every game: each beats the one below."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from flibuste.kernel.decision import Option
from flibuste.kernel.game import Game
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Bot, Seat

from .search import Judge, Searcher
from .value import shipped

#: How far the learner strays from what the game's own player likes best, as a part of the spread of its
#: weights, and among how many options.
STRAY, AMONG = 0.45, 3
#: At most so many seconds for a decision, on one core.
CAPTAIN, ADMIRAL = 0.2, 1.0
#: More worlds than any decision needs: it is the effort that ends a search.
WORLDS = 256


def cabin(game: Game) -> Bot:
    """Plays sensibly but errs, like a person: draws among what the game's own player likes best."""
    player = game.player
    assert player is not None

    def choose(seat: Seat) -> Option:
        weighed = sorted(player.weigh(seat), key=lambda each: -each.weight)
        most, least = weighed[0].weight, weighed[-1].weight
        likely = [exp((each.weight - most) / (STRAY * (most - least) or 1.0)) for each in weighed[:AMONG]]
        return seat.rng.choices([each.option for each in weighed[:AMONG]], likely)[0]

    return choose


def corsair(game: Game) -> Bot:
    """The game's own player."""
    return game.bots["smart"]()


def captain(game: Game, clock: bool = True) -> Bot:
    """The game's master where it has one, else a search."""
    player = game.player
    assert player is not None
    if player.master is not None:
        return player.master.choose(player.master.weights)
    return searcher(game, CAPTAIN, clock)


def admiral(game: Game, clock: bool = True) -> Bot:
    """The master's own master where he has one, else a search of a second: slower than the captain's to give
    an option up, sooner sure, and looking further ahead where the game says so."""
    player = game.player
    assert player is not None
    if player.master is not None and player.master.master is not None:
        best = player.master.master
        return best.choose(best.weights)
    return searcher(game, ADMIRAL, clock, first=8, doubt=0.5, far=True)


def searcher(
    game: Game, seconds: float, clock: bool, first: int = 4, doubt: float = 1.0, far: bool = False
) -> Searcher:
    """A search with the effort of so many seconds, by the pace of the game: the same on every machine. With a
    clock it also stops when the time is over."""
    effort = round(seconds * game.pace)
    limit = seconds if clock else None
    return Searcher(
        game, judge(game), worlds=WORLDS, effort=effort, seconds=limit, first=first, doubt=doubt, far=far
    )


def judge(game: Game) -> Judge:
    """The value that comes with the game; where there is none yet, the game's own `evaluate`."""
    value = shipped(game.name)
    return by_evaluate if value is None else value.of


def by_evaluate(match: Match, seat: int) -> float:
    """Between 0 and 1: what was won, or how far a seat is ahead of the best of the others."""
    if match.result is not None:
        return match.result.share(seat)
    stands = [match.game.evaluate(match.state, other) for other in range(match.seats)]
    rivals = [stand for other, stand in enumerate(stands) if other != seat]
    behind = max(rivals, default=0.0) - stands[seat]
    return 1 / (1 + exp(max(-30.0, min(30.0, behind)) / 10))


#: By name, in the order of their strength.
LEVELS: dict[str, Callable[[Game, bool], Bot]] = {
    "cabin": lambda game, clock: cabin(game),
    "corsair": lambda game, clock: corsair(game),
    "captain": captain,
    "admiral": admiral,
}
