"""The texts of the sixteen Event cards that bring no ship (C016–C018).

The rules call these when a card is drawn (after its NPC icons) and, for the cards that an effect has put in
`state.tide.each_turn`, at the start and at the end of each player's turn. Ships' cards need no text here:
their NPC arrives at the end of the round (npcs.py).
"""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import Rule

from .state import G
from .tables import EVENT_IDS

#: by id: what happens when the card is drawn; the card's number is given
EFFECTS: dict[str, Callable[[G, int], Rule[None]]] = {}
#: by id: what happens at the start, or at the end, of each player's turn; card and seat are given
TURN_START: dict[str, Callable[[G, int, int], Rule[None]]] = {}
TURN_END: dict[str, Callable[[G, int, int], Rule[None]]] = {}


def fog(g: G, card: int) -> Rule[None]:
    """Every Scouting roll of the round has a die fewer."""
    g.state.tide.scouting -= 1
    return
    yield


def too_quiet(g: G, card: int) -> Rule[None]:
    """Two more Event cards are drawn and resolved, one after the other."""
    g.state.tide.extra += 2
    return
    yield


EFFECTS["fog"] = fog
EFFECTS["too_quiet"] = too_quiet


def resolve(g: G, card: int) -> Rule[None]:
    """The text of a card that has just been drawn."""
    effect = EFFECTS.get(EVENT_IDS[card])
    if effect is not None:
        yield from effect(g, card)


def turn_start(g: G, seat: int) -> Rule[None]:
    """Texts that act at the start of each player's turn."""
    for card in g.state.tide.each_turn:
        effect = TURN_START.get(EVENT_IDS[card])
        if effect is not None:
            yield from effect(g, card, seat)


def turn_end(g: G, seat: int) -> Rule[None]:
    """Texts that act at the end of each player's turn."""
    for card in g.state.tide.each_turn:
        effect = TURN_END.get(EVENT_IDS[card])
        if effect is not None:
            yield from effect(g, card, seat)
