"""Ashore: crew, rumours and specialists (C062–C065, C102)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import CREW, GLORY, GLORY_IDS, INFLUENCE, LEADERSHIP, NONE, SKILLS, SPECIALIST_OF
from ..options import CREWMEN, HIRE, SEAT
from ..seen import by_all
from ..state import G, Player, State
from . import gold, hands, rolls, vessel, zones
from .cards import captains, specialists

# ---- recruiting


def recruit(g: G, seat: int) -> Rule[None]:
    """Roll Leadership to fill the crew; on failure each man costs Gold (C062–C064)."""
    p = g.state.players[seat]
    if captains.recruits_free(p) or zones.recruits_free(p):
        vessel.fill_crew(g, seat)
        return
    if (yield from rolls.attempt(g, seat, LEADERSHIP, "C062")):
        vessel.fill_crew(g, seat)
        return
    option = yield g.ask(seat, "recruit", partial(_crewmen, p), "C063", price=crew_price(p))
    if option[0] == "crewmen":
        gold.pay(g, seat, option[1] * crew_price(p))
        p.ship.now[CREW] += option[1]
        g.tell("crewmen", who=SEAT[seat], n=option[1])


def crew_price(p: Player) -> int:
    """Return the price of a crewman here (C063)."""
    return zones.crew_price(p.zone)


def _crewmen(p: Player) -> Options:
    most = min(p.ship.most[CREW] - p.ship.now[CREW], gold.purse(p) // crew_price(p))
    return (PASS, *CREWMEN[1 : most + 1])


# ---- rumours


def rumour_price(p: Player) -> int:
    """Return the price of asking for a rumour here (C065)."""
    return captains.rumour_price(p, zones.rumour_price(p.zone))


def hear_rumour(g: G, seat: int) -> Rule[None]:
    """Pay, roll Influence, and with a success draw a Rumour (C065)."""
    gold.pay(g, seat, rumour_price(g.state.players[seat]))
    if (yield from rolls.attempt(g, seat, INFLUENCE, "C065")):
        yield from hands.learn_rumour(g, seat)


# ---- specialists


def hirable(s: State, seat: int) -> list[Option]:
    """Return the specialists in hand that can be hired now: one of each type, and what the card asks for
    (C102)."""
    p = s.players[seat]
    options = []
    for card in p.hand:
        kind = SPECIALIST_OF[card]
        if kind == NONE or specialists.has(p, kind):
            continue
        if GLORY[card].pay <= gold.purse(p) and GLORY_IDS[card] not in s.turn.used:
            options.append(HIRE[card])
    return options


def hire(g: G, seat: int, option: Option) -> Rule[None]:
    """Pay, or pass the card's roll (one try a turn), and the specialist joins (C102, ruling R59)."""
    s = g.state
    p = s.players[seat]
    card = GLORY_IDS.index(option[1])
    if GLORY[card].skill:
        s.turn.used.append(option[1])
        g.tell("hiring", who=SEAT[seat], card=option[1])
        if not (yield from rolls.attempt(g, seat, SKILLS.index(GLORY[card].skill), "C102")):
            s.glory_seen[card] = by_all(s.seats)
            return
    else:
        gold.pay(g, seat, GLORY[card].pay)
    p.hand.remove(card)
    hands.hire(g, seat, card)
