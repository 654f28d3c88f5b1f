"""*What would you do?*: what the game's own player would choose, and why, in words.

It is handed a `Seat` like any bot: it sees what the one who asks may see, and nothing else.
"""

from __future__ import annotations

import msgspec

from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.kernel.weigh import Because

#: So many reasons decide; more would be a lecture.
REASONS = 3


class Advice(msgspec.Struct, frozen=True):
    """The option that the adviser would take, and what decided."""

    option: Option
    reasons: tuple[Because, ...]


def advise(match: Match, seat: int) -> Advice:
    """Advise a seat that is asked something. Raises ValueError for a game without a player of its own."""
    asker = Seat(match, seat)
    asker.decision = match.pending[seat]
    best = max(match.game.weigh(asker), key=lambda weighed: weighed.weight)
    return Advice(best.option, best.reasons[:REASONS])
