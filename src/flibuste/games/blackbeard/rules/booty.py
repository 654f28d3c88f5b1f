"""Booty: into the holds (8.33, 9.42, 11.3), and sold (9.43)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import COMMAND, HOLDS, PORTS, STATUS
from ..options import option
from ..state import STATUSES, G, Pirate, port_status, word
from .alliances import crew
from .asking import ask

RATES = tuple(STATUS[status].rate for status in STATUSES)


def share_out(g: G, p: Pirate, value: int, whole_hold: bool) -> Rule[None]:
    """Booty comes aboard: two allies share it, the odd doubloon to the better commander (11.3)."""
    both = crew(g.state, p)
    if len(both) == 1:
        yield from stow(g, p, value, whole_hold)
        return
    half = value // 2
    lead = COMMAND[both[0].id] >= COMMAND[both[1].id]
    yield from stow(g, both[0], value - half if lead else half, whole_hold, share=True)
    yield from stow(g, both[1], half if lead else value - half, whole_hold, share=True)


def stow(g: G, p: Pirate, value: int, whole_hold: bool, share: bool = False) -> Rule[None]:
    """Cargo fills a hold of its own, something else going overboard if need be (8.33, 9.53); ransoms,
    treasure and stolen booty may join what is in a hold (9.42, 9.63, 17.2#1). Of two allies one may rather
    throw his share away than what he has (11.7)."""
    if value <= 0:
        return
    holds = p.holds
    free = len(holds) < HOLDS[p.ship]
    about = {"pirate": word(p), "value": value}
    if whole_hold:
        if not free:
            options = tuple(option("jettison", n + 1, worth) for n, worth in enumerate(holds))
            if share:
                options = (*options, option("jettison", 0, value))
            chosen = yield from ask(g, p.owner, "jettison", options, "8.33", about)
            g.tell("jettisoned", pirate=word(p), value=chosen[2])
            if not chosen[1]:
                return
            del holds[chosen[1] - 1]
        holds.append(value)
    else:
        options = tuple(option("stow", n + 1, worth) for n, worth in enumerate(holds))
        if free:
            options = (option("stow", 0, 0), *options)
        chosen = yield from ask(g, p.owner, "stow", options, "9.42", about)
        if chosen[1]:
            holds[chosen[1] - 1] += value
        else:
            holds.append(value)
    g.tell("stowed", pirate=word(p), value=value)


def fence(g: G, p: Pirate, port: int, booty: int) -> None:
    """9.32–9.35, 9.43: full price, half in a neutral port, a tenth more in a haven, rounded up."""
    value = -(-booty * RATES[port_status(g.state, p, port)] // 100)
    p.worth += value
    g.tell("sold", pirate=word(p), booty=booty, value=value, port=PORTS[port].id)
