"""The Royal amnesty: this round each player may once, at any time outside combat, buy a pardon (C094)."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from . import npcs, ops
from .state import G, State
from .tables import PIRATE_SLOOP


def may_buy_amnesty(s: State, seat: int) -> bool:
    """Whether there is an amnesty, not yet used by this player, and a bounty that he can pay for."""
    price = s.tide.amnesty
    p = s.players[seat]
    return 0 < price <= ops.purse(p) and ops.is_pirate(p) and seat not in s.tide.pardoned


def buy_amnesty(g: G, seat: int, option: Option) -> Rule[None]:  # C094
    """Bounties of one nation are cleared at the card's price."""
    yield from _clear(g, seat, free_to_pass=False)


def before_navies_search(g: G, seat: int) -> Rule[None]:
    """The last moment to buy it before a naval ship in the zone searches for the captain."""
    s = g.state
    p = s.players[seat]
    if any(it.zone == p.zone and npcs.is_hostile(s, npc, p) for npc, it in enumerate(s.npcs[:PIRATE_SLOOP])):
        yield from last_chance(g, seat)


def last_chance(g: G, seat: int) -> Rule[None]:
    """Something is about to happen to a pirate: he may still buy his pardon first."""
    if may_buy_amnesty(g.state, seat):
        yield from _clear(g, seat, free_to_pass=True)


def _clear(g: G, seat: int, free_to_pass: bool) -> Rule[None]:
    tide = g.state.tide
    if (yield from ops.clear_bounties(g, seat, 0, tide.amnesty, "C094", free_to_pass)):
        tide.pardoned.append(seat)
