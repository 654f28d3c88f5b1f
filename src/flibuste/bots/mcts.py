"""Information-set Monte Carlo tree search: one tree over the searcher's own decisions, each descent in a
freshly re-dealt world, so that it never profits from what its seat can't know."""

from __future__ import annotations

import math
from random import Random

from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Bot, Seat

#: Breadth against depth, as in UCB1.
EXPLORE = 0.7


class Node:
    """What is known of one choice: how often it was tried, and what it brought."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.total = 0.0
        #: how often this choice was there to be made
        self.seen = 0


def mcts(descents: int = 60, horizon: int = 40) -> Bot:
    """A bot that searches `descents` worlds, each played at random for `horizon` choices and then
    judged by the game's own `evaluate` (or by the result, where the game ended)."""

    def choose(seat: Seat) -> Option:
        root = Node()
        for _ in range(descents):
            _descend(seat, root, horizon)
        return max(root.children.items(), key=lambda item: item[1].visits)[0]

    return choose


def _descend(seat: Seat, root: Node, horizon: int) -> None:
    rng = seat.rng
    world = seat.sample(rng.getrandbits(32))
    me = seat.number
    path = [root]
    node = root
    growing = True
    for _ in range(horizon):
        if world.over:
            break
        if growing and me in world.pending:
            options = list(seat.options) if node is root else list(world.suggest(me))
            untried = [option for option in options if option not in node.children]
            for option in options:
                if option in node.children:
                    node.children[option].seen += 1
            if untried:
                option = rng.choice(untried)
                node.children[option] = Node()
                node.children[option].seen = 1
                growing = False
            else:
                option = max(options, key=lambda o: _promise(node.children[o]))
            world.choose(me, option)
            node = node.children[option]
            path.append(node)
        else:
            _at_random(world, rng)
    value = _value(world, me)
    for visited in path:
        visited.visits += 1
        visited.total += value


def _promise(node: Node) -> float:
    return node.total / node.visits + EXPLORE * math.sqrt(math.log(node.seen) / node.visits)


def _at_random(world: Match, rng: Random) -> None:
    seat = next(iter(world.pending))
    world.choose(seat, world.pick(seat, rng.getrandbits(32), rng.random()))


def _value(world: Match, me: int) -> float:
    """Between 0 and 1: the place at the end, or the game's judgement squeezed between its rivals'."""
    if world.result is not None:
        return (world.seats - world.result.places[me]) / max(1, world.seats - 1)
    mine = world.game.evaluate(world.state, me)
    others = [world.game.evaluate(world.state, s) for s in range(world.seats) if s != me]
    lead = mine - max(others, default=0.0)
    return 1 / (1 + math.exp(-lead / 10))
