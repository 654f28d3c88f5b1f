"""Pardons that can be bought at a price: the Royal amnesty, and what may be done before navies search (C094).

The amnesty lasts a round: each player may once, at any time outside combat, buy a pardon.
"""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..state import G, State
from . import bounties, gold, npcs
from .glory import offered, play_own


def may_buy_amnesty(s: State, seat: int) -> bool:
    """Whether there is an amnesty, not yet used by this player, and a bounty that can be paid for."""
    price = s.tide.amnesty
    p = s.players[seat]
    return 0 < price <= gold.purse(p) and bounties.is_pirate(p) and seat not in s.tide.pardoned


def buy_amnesty(g: G, seat: int, option: Option) -> Rule[None]:
    """Clear bounties of one nation at the card's price (C094)."""
    yield from _clear(g, seat, free_to_pass=False)


def before_navies_search(g: G, seat: int) -> Rule[None]:
    """Offer the last moment before a naval ship in the zone searches for the captain: the amnesty, and the
    cards of one's own turn, which may be played at any time of it (C094, C100, ruling R78)."""
    s = g.state
    if s.tide.amnesty:
        yield from last_chance(g, seat)
    while s.players[seat].hand and navy_threatens(s, seat) and offered(s, seat, "own_turn"):
        option = yield g.ask(seat, "before-search", partial(_cards, s, seat), "C100")
        if option[0] == "pass":
            return
        yield from play_own(g, seat, option)


def _cards(s: State, seat: int) -> Options:
    return (PASS, *offered(s, seat, "own_turn"))


def navy_threatens(s: State, seat: int) -> bool:
    """Whether a naval ship is about to search for the captain."""
    return any(npcs.is_naval(npc) for npc in npcs.searchers(s, s.players[seat]))


def last_chance(g: G, seat: int) -> Rule[None]:
    """Let a pirate who is about to be attacked or searched for buy the pardon first."""
    if may_buy_amnesty(g.state, seat):
        yield from _clear(g, seat, free_to_pass=True)


def _clear(g: G, seat: int, free_to_pass: bool) -> Rule[None]:
    tide = g.state.tide
    if (yield from bounties.clear(g, seat, None, tide.amnesty, "C094", free_to_pass)):
        tide.pardoned.append(seat)
