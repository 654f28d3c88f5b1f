"""11 End of the match."""

from __future__ import annotations

from flibuste.kernel.decision import Rule
from flibuste.kernel.game import Result

from ..box import FAME_CARDS
from ..options import SEATS
from ..state import BY_CARDS, LAST_BATTLE, OVER, TALLY, G, State
from .battle import begin, fight
from .fame import gain
from .ships import by_die


def reckoning(g: G) -> None:
    """11.2–11.4, 18.1: fame cards are shown and counted; a tie for first is fought out."""
    s = g.state
    for seat, pirate in enumerate(s.pirates):
        shown = [card for card in pirate.hand if card in FAME_CARDS]
        if shown:
            fame = sum(FAME_CARDS[card] for card in shown)
            pirate.hand[:] = [card for card in pirate.hand if card not in FAME_CARDS]
            s.discard += shown
            gain(s, seat, fame, BY_CARDS)
            g.tell("fame-cards", who=SEATS[seat], fame=fame)
    g.reveal()
    best = max(pirate.fame for pirate in s.pirates)
    s.winners = [seat for seat, pirate in enumerate(s.pirates) if pirate.fame == best]
    s.step = OVER if len(s.winners) == 1 else LAST_BATTLE


def last_battle(g: G) -> Rule[None]:
    """11.4, 11.5: among the tied only; the last afloat wins. Where all that were left are routed at once, the
    higher die wins (7.20)."""
    s = g.state
    if s.battle is None:
        begin(g, 0, s.winners.copy(), [])
    assert s.battle is not None
    yield from fight(g, s.battle)
    if len(s.winners) > 1:
        s.winners = by_die(g, s.winners)[:1]
    g.tell("champion", players=[SEATS[seat] for seat in s.winners])
    s.step = OVER


def result(s: State) -> Result:
    """3.1: by fame; whoever won the last battle stands before those with as much."""
    standing = [(pirate.fame, seat in s.winners) for seat, pirate in enumerate(s.pirates)]
    return Result(
        scores=tuple([pirate.fame for pirate in s.pirates]),
        places=tuple([1 + sum(other > mine for other in standing) for mine in standing]),
        detail=tuple([dict(zip(TALLY, pirate.tally, strict=True)) for pirate in s.pirates]),
    )
