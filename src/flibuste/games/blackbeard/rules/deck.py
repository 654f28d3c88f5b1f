"""The piles of event cards (4.1, 4.4A, 17.2)."""

from __future__ import annotations

from ..box import FIGURE, LEAVES
from ..state import G, State
from .cards import PARDON
from .interruptions import GameOver
from .variant import variant

PARDON_RETURN = FIGURE["pardon-return"]


def discard(s: State, card: int, used: bool = False) -> None:
    """To the discards, or out of the game: heavy guns and a disaster always (17.2#10, #23, ruling A06), a
    letter of marque once it is issued (17.2#12)."""
    leaves = LEAVES[card] == "always" or (used and LEAVES[card] == "used")
    (s.gone if leaves else s.discard).append(card)


def draw_card(g: G) -> int:
    """Draw the top card. An empty deck is shuffled anew once in the long game (4.1), always alone (19.12)."""
    s = g.state
    if not s.deck:
        reshuffle(g)
    card = s.deck.pop()
    if s.pardon_out and s.pass_two and len(s.deck) <= PARDON_RETURN:
        return_pardon(g)
    return card


def reshuffle(g: G) -> None:
    """Shuffle the discards into a new deck; the pardon joins them in the long game (4.1)."""
    s = g.state
    if not s.discard or (s.pass_two and not variant(s).endless):
        raise GameOver
    s.deck[:] = s.discard
    s.discard.clear()
    if not s.pass_two:
        s.pass_two, s.pardon_out = True, False
        s.deck.append(PARDON)
    g.dice.shuffle(s.deck, "deck")
    g.tell("reshuffled")


def return_pardon(g: G) -> None:
    """17.2#8: the pardon goes back among the last cards; by option, into the lower half of them."""
    s = g.state
    s.pardon_out = False
    half = len(s.deck) // 2 if s.split else len(s.deck)
    g.dice.shuffle(s.deck, "deck")
    low, high = s.deck[:half], s.deck[half:]
    low.append(PARDON)
    g.dice.shuffle(low, "deck")
    s.deck[:] = low + high
    g.tell("pardon-back")
