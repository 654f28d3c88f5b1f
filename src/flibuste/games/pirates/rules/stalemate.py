"""Stalemate (19.4): matches that nobody can win any more."""

from __future__ import annotations

from ..state import G, Ship, State
from ..table.contact import derelict, fleet
from .course import segments
from .damage import may_repair
from .ending import finish
from .explore import explorable, worth_exploring

#: 19.4: no match is longer
ROUNDS = 40


def stalemate(g: G, seat: int) -> None:
    """19.4: at the start of a turn: no ship able to act, no coin left outside homes, or forty rounds over."""
    s = g.state
    if s.ended:
        return
    if s.round > ROUNDS:
        finish(g, "rounds")
    elif s.seats == 2 and not any(able(s, ship) for ship in fleet(s, seat)):
        finish(g, "helpless")
    elif not coins_outside(s):
        finish(g, "no-coin")


def able(s: State, ship: Ship) -> bool:
    """Whether a ship could still do anything: move, shoot, explore or be repaired where it lies."""
    if not derelict(ship) or segments(s, ship) or may_repair(s, ship):
        return True
    return worth_exploring(s, ship) or bool(explorable(s, ship))


def coins_outside(s: State) -> bool:
    """Coins on islands and ships; uniques count where nobody has found them yet."""
    for isle in s.islands:
        if isle.coins and (not isle.opened or any(not coin.unique for coin in isle.coins)):
            return True
    return any(not coin.unique or coin.value for ship in s.ships if not ship.sunk for coin in ship.coins)
