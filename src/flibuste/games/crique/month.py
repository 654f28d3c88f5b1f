"""7 The month: six phases, and the loop that plays a match from any checkpoint."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import CHECKPOINT, TURN, Decision, Rule, Together

from .battle import battles
from .components import HULL, ISLANDS, LEGEND_WORDS, OUTER, PARROT_HOLD
from .ends import last_battle, reckoning
from .events import WINDOWS, skip_windows, window
from .islands import effects
from .plunder import plunder
from .setup import draft, outfit
from .ships import hull_row
from .state import BATTLES, OVER, RECKONING, SAILING, TREASURES, G
from .words import ISLAND_OF, SAIL, SEATS

#: the secret wheels of all seats, by the number of seats
SET_WHEELS = [Together([Decision(seat, "sail", SAIL, "7.6") for seat in range(seats)]) for seats in range(6)]


def play(g: G) -> Rule[None]:
    """7.1"""
    s = g.state
    while s.step != OVER:
        if s.step in WINDOWS and not s.passes:
            skip_windows(s)
        if s.step == TREASURES:
            yield TURN
        elif s.step == SAILING:
            yield CHECKPOINT
        rule = STEPS[s.step](g)
        if rule is not None:
            yield from rule


def turn_treasures(g: G) -> None:
    """7.2, 7.3"""
    s = g.state
    g.tell("month", month=s.month)
    for island in OUTER:
        s.shown[island - 1] = s.piles[island - 1].pop()
    g.reveal()
    s.step += 1


def sail(g: G) -> Rule[None]:
    """7.6–7.8: all at once and in secret; or, after a lookout, openly one after another (16.lookout-2)."""
    s = g.state
    if s.order:
        while s.actor < len(s.order):
            seat = s.order[s.actor]
            option = yield g.ask(seat, "sail", SAIL, "16.lookout-2")
            sail_to(g, seat, option[1])
            s.actor += 1
            yield CHECKPOINT
        s.order = []
        s.actor = 0
        g.reveal()  # which windows are opened now shows who holds a card
    else:
        answers = yield SET_WHEELS[s.seats]
        for seat, option in answers.items():
            sail_to(g, seat, option[1])
    if s.two_players:
        sail_neutral_ship(g)
    s.island = 1
    s.step += 1


def sail_to(g: G, seat: int, word: str) -> None:
    g.state.pirates[seat].island = ISLAND_OF[word]
    g.tell("sailed", who=SEATS[seat], island=word)


def sail_neutral_ship(g: G) -> None:
    """21.two-players: a die sends it, a 6 is rolled again."""
    face = g.die()
    while face not in OUTER:
        face = g.die()
    g.state.neutral = face
    g.tell("neutral", island=ISLANDS[face])


def black_ships(g: G) -> None:
    """Phase 6."""
    s = g.state
    for ship in s.black:
        told = "black-ship"
        if not ship.legend:
            told = "legend"
            ship.legend = next_legend(g)  # 7.25
        ship.island = ship.island % 6 + 1  # 7.22, 7.23
        g.tell(told, foe=LEGEND_WORDS[ship.legend], island=ISLANDS[ship.island])
    s.navy, s.navy_by, s.neutral = 0, -1, 0  # 7.29
    for at, card in enumerate(s.shown):  # 7.28
        if card:
            s.gone.append(card)
            s.shown[at] = 0
    check_cargo(g)
    for pirate in s.pirates:
        if pirate.taxed_by >= 0 or pirate.map or pirate.buried:
            pirate.taxed_by = -1
            pirate.map = pirate.buried = 0
    s.island = 0
    if s.month == s.months:
        s.step = RECKONING
    else:
        s.month += 1
        s.step = TREASURES


def next_legend(g: G) -> int:
    """7.25, 7.26"""
    s = g.state
    if not s.legends:
        s.legends[:] = s.sunk
        s.sunk.clear()
        g.dice.shuffle(s.legends, "legends")
    g.reveal()
    return s.legends.pop()


def check_cargo(g: G) -> None:
    """7.27, 4.1"""
    s = g.state
    row = hull_row(s)
    for seat, pirate in enumerate(s.pirates):
        excess = pirate.chests - row[pirate.rings[HULL]]
        if excess > 0 and not PARROT_HOLD[pirate.parrot]:  # 14.parrot-flint
            pirate.chests -= excess
            s.chests += excess
            g.tell("overloaded", who=SEATS[seat], chests=excess)


STEPS: tuple[Callable[[G], Rule[None] | None], ...] = (
    draft,
    outfit,
    turn_treasures,
    window,
    window,
    sail,
    window,
    window,
    window,
    battles,
    plunder,
    effects,
    black_ships,
    reckoning,
    last_battle,
)
assert len(STEPS) == OVER
assert STEPS[SAILING] is sail
assert STEPS[BATTLES] is battles
