"""7 The month: six phases, and the loop that plays a match from any checkpoint."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import CHECKPOINT, TURN, Decision, Rule, Together

from ..box import HULL, ISLANDS, LEGEND_WORDS, OUTER, PARROT_HOLD, TREASURE_ISLAND
from ..options import ISLAND_OF, SAIL, SEATS
from ..state import (
    AFTER_TREASURES,
    BATTLES,
    BEFORE_SAILING,
    BLACK_SHIPS,
    DRAFT,
    EFFECTS,
    LAST_BATTLE,
    LEAVE_WINDOW,
    MARQUE_WINDOW,
    NAVY_WINDOW,
    NOBODY,
    OUTFIT,
    OVER,
    PLUNDER,
    RECKONING,
    SAILING,
    TREASURES,
    BlackShip,
    G,
    State,
)
from .battle import battles
from .ending import last_battle, reckoning
from .events import WINDOWS, skip_windows, window
from .islands import effects
from .plunder import plunder
from .setup import draft, outfit
from .ships import hull_row

#: the secret wheels of all seats, by the number of seats
SET_WHEELS = [Together([Decision(seat, "sail", SAIL, "7.6") for seat in range(seats)]) for seats in range(6)]


def play(g: G) -> Rule[None]:
    """7.1: step by step, from any checkpointed state to the end."""
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
    """7.2, 7.3: the top card of each pile, face up."""
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
    """7.7"""
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
    """7.22–7.29, phase 6: black ships sail on, the Navy goes home, cargo is checked. 11.1: after the last
    month comes the reckoning."""
    s = g.state
    for ship in s.black:
        move_black_ship(g, ship)
    s.navy, s.navy_by, s.neutral = 0, NOBODY, 0
    discard_treasures(s)
    check_cargo(g)
    for pirate in s.pirates:
        pirate.taxed_by = NOBODY
        pirate.map = pirate.buried = 0
    s.island = 0
    if s.month == s.months:
        s.step = RECKONING
    else:
        s.month += 1
        s.step = TREASURES


def move_black_ship(g: G, ship: BlackShip) -> None:
    """7.22, 7.23, 7.25: one island on, past the cove; with a new legend where the last was sunk."""
    told = "black-ship"
    if not ship.legend:
        told = "legend"
        ship.legend = next_legend(g)
    ship.island = ship.island % TREASURE_ISLAND + 1
    g.tell(told, foe=LEGEND_WORDS[ship.legend], island=ISLANDS[ship.island])


def next_legend(g: G) -> int:
    """7.25, 7.26: from the pile; the sunk ones are shuffled into a new one when it is empty."""
    s = g.state
    if not s.legends:
        s.legends[:] = s.sunk
        s.sunk.clear()
        g.dice.shuffle(s.legends, "legends")
    g.reveal()
    return s.legends.pop()


def discard_treasures(s: State) -> None:
    """7.28: what nobody has taken."""
    for at, card in enumerate(s.shown):
        if card:
            s.gone.append(card)
            s.shown[at] = 0


def check_cargo(g: G) -> None:
    """7.27, 4.1: chests above the hull's figure go to the supply; Flint's parrot knows no limit
    (14.parrot-flint)."""
    s = g.state
    row = hull_row(s)
    for seat, pirate in enumerate(s.pirates):
        excess = pirate.chests - row[pirate.rings[HULL]]
        if excess > 0 and not PARROT_HOLD[pirate.parrot]:
            pirate.chests -= excess
            s.chests += excess
            g.tell("overloaded", who=SEATS[seat], chests=excess)


#: what each step of the state does
STEPS: dict[int, Callable[[G], Rule[None] | None]] = {
    DRAFT: draft,
    OUTFIT: outfit,
    TREASURES: turn_treasures,
    AFTER_TREASURES: window,
    BEFORE_SAILING: window,
    SAILING: sail,
    NAVY_WINDOW: window,
    MARQUE_WINDOW: window,
    LEAVE_WINDOW: window,
    BATTLES: battles,
    PLUNDER: plunder,
    EFFECTS: effects,
    BLACK_SHIPS: black_ships,
    RECKONING: reckoning,
    LAST_BATTLE: last_battle,
}
