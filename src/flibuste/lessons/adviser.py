"""*What would you do?*: what the game's own player would choose, and why, in words.

It is handed a `Seat` like any bot: it sees what the one who asks may see, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.kernel.weigh import THUMB, Because
from flibuste.words.texts import texts

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


def in_words(match: Match, seat: int, advice: Advice, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The reasons as a person reads them. Where none has a figure, what the option brings (its price, its
    odds) comes first; where there is only one, or a rule of thumb spoke, what such a decision is for comes
    after."""
    words = texts(match.game.name, lang)
    decision = match.pending[seat]
    thumb = advice.reasons[0] == THUMB
    said = [words.purpose(decision.kind)] if thumb else [words.reason(why, names) for why in advice.reasons]
    if not any(isinstance(value, int | float) for why in advice.reasons for value in why.about.values()):
        hint = match.game.hint
        about = hint(match.view(seat), decision, advice.option) if hint else None
        if about is not None:
            said.insert(0, words.hinted(advice.option[0], about, names))
    if len(said) == 1 and not thumb:
        said.append(words.purpose(decision.kind))
    return said[:REASONS]
