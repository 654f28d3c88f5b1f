"""1: the whole game. A round is a roll in secret, bids that rise, and one challenge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.decision import TURN, Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.game import Result
from flibuste.kernel.table import Table, seat_word

from .state import Bid, State, dice_left, matching, next_seat

FACES = 6
LIAR = Option("liar")


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    """1.1: every cup has the same number of dice."""
    return State(cups=[[0] * options["dice"] for _ in range(seats)], wild=options["wild"])


def play(g: Table[State]) -> Rule[None]:
    """1.8: rounds until only one pirate has dice left."""
    while sum(map(bool, g.state.cups)) > 1:
        yield TURN
        yield from play_round(g)


def play_round(g: Table[State]) -> Rule[None]:
    """1.2–1.4: everybody rolls in secret, then they speak in turn until one calls another a liar."""
    s = g.state
    s.bid = None
    roll_in_secret(g)
    while (answer := (yield g.ask(s.seat, "speak", statements(s), "1.4" if s.bid else "1.3"))) != LIAR:
        s.bid = Bid(s.seat, answer[1], answer[2])
        g.tell("bid", who=seat_word(s.seat), count=s.bid.count, face=s.bid.face)
        s.seat = next_seat(s, s.seat)
    challenge(g, s.seat)


def roll_in_secret(g: Table[State]) -> None:
    """1.2: each looks under his own cup only."""
    for seat, cup in enumerate(g.state.cups):
        if cup:
            cup[:] = sorted(g.roll(len(cup)))
            g.tell("rolled", to=(seat,), dice=list(cup))


def statements(s: State) -> Options:
    """1.3, 1.4: a bid above the last one, up to all dice on the table; or, after a bid, the challenge."""
    last = (0, 0) if s.bid is None else (s.bid.count, s.bid.face)
    bids = [
        Option("bid", count, face)
        for count in range(max(1, last[0]), dice_left(s) + 1)
        for face in range(1, FACES + 1)
        if (count, face) > last
    ]
    return tuple(bids) if s.bid is None else (LIAR, *bids)


def challenge(g: Table[State], challenger: int) -> None:
    """1.5, 1.6: all cups are lifted; whoever was wrong loses a die and opens the next round."""
    s = g.state
    bid = s.bid
    assert bid is not None, "nobody is called a liar before a bid (1.4)"
    shown = sum(matching(cup, bid.face, s.wild) for cup in s.cups)
    g.reveal()
    g.tell("liar", who=seat_word(challenger), whom=seat_word(bid.seat))
    for seat, cup in enumerate(s.cups):
        if cup:
            g.tell("lifted", who=seat_word(seat), dice=list(cup))
    loser = challenger if shown >= bid.count else bid.seat
    g.tell("counted", shown=shown, face=bid.face, count=bid.count, loser=seat_word(loser))
    lose_a_die(g, loser)


def lose_a_die(g: Table[State], loser: int) -> None:
    """1.6, 1.7: the die goes back to the box; without dice one is out, and the next one opens."""
    s = g.state
    s.cups[loser].pop()
    s.lost += 1
    s.seat = loser
    if not s.cups[loser]:
        s.out.append(loser)
        g.tell("out", who=seat_word(loser))
        s.seat = next_seat(s, loser)


def result(s: State) -> Result:
    """1.8: the last one with dice wins; the others rank by how long they lasted."""
    lasted = [s.out.index(seat) if seat in s.out else len(s.out) for seat in range(len(s.cups))]
    return Result.by_score(lasted, tuple({"lasted": rounds} for rounds in lasted))
