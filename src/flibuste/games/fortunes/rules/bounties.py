"""Bounties, pardons and rewards (C090–C096)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Options, Rule

from ..box import FIGURES, NATION_IDS, PIRATE_SLOOP
from ..options import CLEAR, REWARD, SEAT
from ..state import G, Player, State
from . import gold, war
from .cards import captains

# ---- gaining and clearing


def is_pirate(p: Player) -> bool:
    """Whether any nation has put a price on this captain's head (C093)."""
    return any(p.bounties)


def add(g: G, seat: int, nation: int, count: int = 1) -> None:
    """Raise a nation's price on a captain's head; above 5 nothing is added (C092, ruling R04)."""
    p = g.state.players[seat]
    p.bounties[nation] = min(p.bounties[nation] + count, FIGURES.bounty_most)
    g.tell("bounty", who=SEAT[seat], nation=NATION_IDS[nation], n=p.bounties[nation])


def clear(g: G, seat: int, most: int | None, price: int, rule: str, free_to_pass: bool = True) -> Rule[bool]:
    """Grant a pardon: bounties of one nation of the captain's choice are cleared, up to `most` (None: all),
    at `price` Gold each. Return whether any was cleared (C094)."""
    p = g.state.players[seat]
    option = yield g.ask(seat, "clear", partial(_pardons, p, most, price, free_to_pass), rule, price=price)
    if option[0] == "pass":
        return False
    nation = NATION_IDS.index(option[1])
    count = option[2]
    gold.pay(g, seat, count * price)
    p.bounties[nation] -= count
    g.tell("pardon", who=SEAT[seat], nation=option[1], n=count)
    return True


def _pardons(p: Player, most: int | None, price: int, free_to_pass: bool) -> Options:
    options = [PASS] if free_to_pass else []
    money = gold.purse(p)
    for nation, had in enumerate(p.bounties):
        top = had if most is None else min(had, most)
        options += [CLEAR[nation][count] for count in range(1, top + 1) if count * price <= money]
    return tuple(options) or (PASS,)


# ---- rewards


def rewarding(s: State, p: Player, q: Player) -> list[int]:
    """Return the nations that pay a captain for a pirate: not those that want the captain, nor those at war
    with the captain's own (C095, ruling R55)."""
    own = war.nation_of(p)
    return [
        n for n, count in enumerate(q.bounties) if count and not p.bounties[n] and not war.at_war(s, n, own)
    ]


def claim_reward(g: G, seat: int, q: Player) -> Rule[None]:
    """Claim 5 Gold for each bounty of one eligible nation, or by option of all (C095, ruling R55)."""
    s = g.state
    p = s.players[seat]
    if not is_pirate(q):
        return
    nations = rewarding(s, p, q)
    amount = captains.pirate_bonus(p)
    if nations and s.all_rewards:
        amount += FIGURES.bounty_reward * sum(q.bounties[n] for n in nations)
    elif nations:
        option = yield g.ask(seat, "reward", tuple([REWARD[n] for n in nations]), "C095")
        amount += FIGURES.bounty_reward * q.bounties[NATION_IDS.index(option[1])]
    _collect(g, seat, amount)


def claim_pirate(g: G, seat: int, npc: int) -> None:
    """Claim 5 Gold for the pirate sloop, 15 for the frigate: for captains without a bounty (C096)."""
    p = g.state.players[seat]
    amount = captains.pirate_bonus(p)
    if not is_pirate(p):
        amount += FIGURES.sloop_reward if npc == PIRATE_SLOOP else FIGURES.frigate_reward
    _collect(g, seat, amount)


def _collect(g: G, seat: int, amount: int) -> None:
    if amount:
        g.tell("reward", who=SEAT[seat], gold=amount)
        gold.gain(g, seat, amount)
