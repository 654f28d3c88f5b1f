"""Moving between zones, into ports and out of them (C021–C028)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import FIGURES, HOME, INFLUENCE, NEIGHBOURS, NONE, PORT, ZONE, ZONE_IDS
from ..options import BRIBE, DOCK, SAIL, SEAT, SNEAK, TALK
from ..state import G, Player, State
from . import cargo, gold, hands, npcs, order, rolls, war, zones
from .cards import kept
from .glory import opens, window

#: By zone: the options to sail on.
SAILINGS = tuple(tuple(SAIL[zone] for zone in NEIGHBOURS[here]) for here in range(len(ZONE_IDS)))


def is_open(s: State, p: Player, zone: int) -> bool:
    """Whether a captain may enter a port freely: no bounty of its nation, no war with it; the home port is
    always open, and Forged papers open all (C025, C026, C028)."""
    nation = PORT[zone]
    if HOME[p.captain] == zone or (p.kept and kept.opens_ports(p)):
        return True
    return not p.bounties[nation] and not war.at_war(s, nation, war.nation_of(p))


_DOCK = [DOCK]
_NOWHERE: list[Option] = []


def docking(s: State, p: Player) -> list[Option]:
    """Return the ways into the port of the zone; a blockade closes them all (C025–C028, rulings R62, R63 and
    R81)."""
    zone = p.zone
    if PORT[zone] == NONE or s.blockade == zone:
        return _NOWHERE
    if (not s.war and not p.bounties[PORT[zone]]) or is_open(s, p, zone):
        return _DOCK
    ways = []
    if zones.can_be_bribed(zone):
        if p.gold >= FIGURES.port_royal_fee:
            ways.append(BRIBE)
        ways.append(TALK)
    if hands.holds(p, "smugglers_cove"):
        ways.append(SNEAK)
    return ways


def spend_move(s: State) -> None:
    """Use up a Move action: first one that an event or a card gave."""
    turn = s.turn
    turn.fresh = False
    if turn.moves:
        turn.moves -= 1
    else:
        turn.actions -= 1


def sail(g: G, seat: int, option: Option) -> Rule[None]:
    """Cross a border, for one action (C021)."""
    s = g.state
    p = s.players[seat]
    spend_move(s)
    g.tell("sail", who=SEAT[seat], zone=option[1])
    if opens(g, "other_move", order.others(s, seat)):
        yield from window(g, "other_move", order.others(s, seat))
    if s.turn.becalmed:
        s.turn.becalmed = False
        return
    p.zone = ZONE[option[1]]
    npcs.search(g, seat)


def leave(g: G, seat: int, option: Option) -> Rule[None]:
    """Leave the port: what the hold can't take stays behind, and NPCs off the port search (C022, C024)."""
    s = g.state
    p = s.players[seat]
    spend_move(s)
    yield from cargo.drop_to_capacity(g, seat, "C024")
    g.tell("leave", who=SEAT[seat], zone=ZONE_IDS[p.zone])
    if opens(g, "other_leaves_port", order.others(s, seat)):
        yield from window(g, "other_leaves_port", order.others(s, seat))
    p.in_port = False
    npcs.search(g, seat)


def dock(g: G, seat: int, option: Option) -> None:
    """Enter an open port (C022)."""
    spend_move(g.state)
    _moor(g, seat)


def sneak(g: G, seat: int, option: Option) -> None:
    """Smugglers' cove: enter a port that would be refused, until the captain leaves it."""
    spend_move(g.state)
    _by_the_cove(g, seat)


def _by_the_cove(g: G, seat: int) -> None:
    hands.play(g, seat, "smugglers_cove")
    _moor(g, seat)


def bribe(g: G, seat: int, option: Option) -> None:
    """Enter Port Royal for a fee (C027)."""
    spend_move(g.state)
    gold.pay(g, seat, FIGURES.port_royal_fee)
    _moor(g, seat)


def talk(g: G, seat: int, option: Option) -> Rule[None]:
    """Enter Port Royal by an Influence roll; when it fails the fee still opens it, or a smugglers' cove, or
    the action is lost (C027, C100, ruling R62)."""
    p = g.state.players[seat]
    spend_move(g.state)
    if (yield from rolls.attempt(g, seat, INFLUENCE, "C027")):
        _moor(g, seat)
        return
    answer = PASS
    if len(_after_talk(p)) > 1:
        answer = yield g.ask(seat, "bribe", lambda: _after_talk(p), "C027")
    if answer == BRIBE:
        gold.pay(g, seat, FIGURES.port_royal_fee)
        _moor(g, seat)
    elif answer == SNEAK:
        _by_the_cove(g, seat)
    else:
        g.tell("turned-away", who=SEAT[seat], zone=ZONE_IDS[p.zone])


def _after_talk(p: Player) -> Options:
    ways = []
    if p.gold >= FIGURES.port_royal_fee:
        ways.append(BRIBE)
    if hands.holds(p, "smugglers_cove"):
        ways.append(SNEAK)
    return (*ways, PASS)


def _moor(g: G, seat: int) -> None:
    p = g.state.players[seat]
    p.in_port = True
    g.tell("dock", who=SEAT[seat], zone=ZONE_IDS[p.zone])
