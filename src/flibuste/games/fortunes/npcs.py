"""Non-player captains: their ships, their entry, whom they hunt and how they search (C103–C116)."""

from __future__ import annotations

from . import captains, ops, rolls
from .state import G, Player, State, Vessel
from .tables import (
    CAPTAIN_NATION,
    EVENT_IDS,
    EVENT_NPC,
    EVENTS,
    FIGURES,
    FRIGATE,
    ICONS,
    MAN_OF_WAR,
    NEIGHBOURS,
    NPC_IDS,
    PIRATE_SLOOP,
    RUMOUR,
    SKULL,
    SLOOP,
    STEP,
    ZONE,
    ZONE_IDS,
)
from .words import SEAT, show

#: Naval NPCs do not search in the reefs.
REEFS = ZONE["old_providence"]
SECRET_CHANNEL = RUMOUR["secret_channel"]
#: How well a captain fits an NPC's targets, criterion by criterion (C106); all zero: not hostile.
Fit = tuple[int, int, int]
_NO_FIT: Fit = (0, 0, 0)


def is_naval(npc: int) -> bool:
    return npc < PIRATE_SLOOP


def vessel_kind(s: State, npc: int) -> int:
    """The ship that an NPC sails: pirates a sloop or a frigate, navies a frigate, in wartime a man-o'-war."""
    if npc == PIRATE_SLOOP:
        return SLOOP
    return MAN_OF_WAR if npc in s.war else FRIGATE


def vessel_of(s: State, npc: int) -> Vessel:  # C116
    """An NPC's ship, whole: damage is never kept from one combat to the next."""
    return ops.new_vessel(vessel_kind(s, npc))


def skills_of_npc(s: State, npc: int) -> tuple[int, int, int]:
    """Seamanship, Scouting and Leadership of the captain in command."""
    it = s.npcs[npc]
    if it.commodore or not it.stack:
        return FIGURES.commodore_seamanship, FIGURES.commodore_scouting, FIGURES.commodore_leadership
    card = EVENTS[it.stack[-1]]
    return card.seamanship, card.scouting, card.leadership


# ---- entry and return


def arrive(g: G, card: int) -> None:  # C103–C105
    """The ship of an Event card appears in its zone; it covers the card of an older captain."""
    s = g.state
    npc = EVENT_NPC[card]
    it = s.npcs[npc]
    it.commodore = False
    it.stack.append(card)
    it.zone = ZONE[EVENTS[card].zone]
    if npc in s.returns:
        s.returns.remove(npc)
    g.tell("npc-arrives", npc=NPC_IDS[npc], captain=EVENT_IDS[card], zone=ZONE_IDS[it.zone])


def perish(g: G, npc: int) -> None:  # C105, R42
    """An NPC's captain is defeated: his card is discarded, a covered one comes back at the end of the
    round (at random, if there are two)."""
    s = g.state
    it = s.npcs[npc]
    g.tell("npc-falls", npc=NPC_IDS[npc], zone=ZONE_IDS[it.zone])
    it.zone = -1
    if it.commodore:
        it.commodore = False
        return
    s.event_discard.append(it.stack.pop())
    stack = it.stack
    if stack:
        chosen = g.dice.below(len(stack), "npc") if len(stack) > 1 else 0
        stack.append(stack.pop(chosen))
        s.returns.append(npc)


def come_back(g: G, npc: int) -> None:  # C105
    """A covered captain is in command again, in the zone of his own card."""
    it = g.state.npcs[npc]
    it.zone = ZONE[EVENTS[it.stack[-1]].zone]
    g.tell("npc-arrives", npc=NPC_IDS[npc], captain=EVENT_IDS[it.stack[-1]], zone=ZONE_IDS[it.zone])


# ---- whom they hunt


def fit(s: State, npc: int, p: Player) -> Fit:  # C106, C107, R40
    """How well a captain fits an NPC's targets. It may compare secret Gold: nobody is shown it."""
    if p.captain < 0:
        return _NO_FIT
    bounties = p.bounties
    if is_naval(npc):
        own = bounties[npc]
        return own, sum(bounties) - own, int(ops.at_war(s, npc, CAPTAIN_NATION[p.captain]))
    if any(bounties):
        return _NO_FIT
    return p.gold, len(p.cargo), 1


def is_hostile(s: State, npc: int, p: Player) -> bool:  # C107
    return any(fit(s, npc, p))


def move_by_icons(g: G, card: int) -> None:  # C016, C112
    """The NPC icons of an Event card, in order."""
    for npc, way in ICONS[card]:
        if g.state.npcs[npc].zone >= 0:
            move(g, npc, way)


def move(g: G, npc: int, way: int) -> None:  # C112–C114
    """An NPC goes where the best target within one zone is, in port or not; else the way its icon says,
    clockwise from there to the first border."""
    s = g.state
    it = s.npcs[npc]
    prey = hunted(g, npc)
    zone = STEP[it.zone][way] if prey < 0 else s.players[prey].zone
    if zone != it.zone:
        it.zone = zone
        g.tell("npc-moves", npc=NPC_IDS[npc], zone=ZONE_IDS[zone])


def hunted(g: G, npc: int) -> int:  # C113, C114
    """The seat that an NPC goes for (-1: none), by its criteria in order, then at random."""
    s = g.state
    zone = s.npcs[npc].zone
    best = _NO_FIT
    seats: list[int] = []
    for seat, p in enumerate(s.players):
        if p.zone == zone or p.zone in NEIGHBOURS[zone]:
            found = fit(s, npc, p)
            if found > best:
                best = found
                seats = [seat]
            elif found == best and seats:
                seats.append(seat)
    if len(seats) > 1:
        return seats[g.dice.below(len(seats), "hunt")]
    return seats[0] if seats else -1


# ---- how they search


def search(g: G, seat: int) -> None:  # C108–C111, R36
    """Every hostile NPC in the zone searches for a captain at sea. Those that find him will fight him, in
    random order."""
    s = g.state
    p = s.players[seat]
    zone = p.zone
    here = [npc for npc, it in enumerate(s.npcs) if it.zone == zone]
    if not here:
        return
    finders = [npc for npc in here if _searches(s, npc, here, p) and _finds(g, npc, seat)]
    if len(finders) > 1:
        g.dice.shuffle(finders, "finders")
    s.turn.finders = finders


def _searches(s: State, npc: int, here: list[int], p: Player) -> bool:
    if is_naval(npc):
        if p.zone == REEFS:
            return False
        if npc in s.war and all(nation in here for nation in s.war):  # C110
            return False
    elif here[0] < PIRATE_SLOOP:  # C110: beside a naval ship
        return False
    return is_hostile(s, npc, p)


def search_dice(s: State, npc: int, p: Player) -> int:  # C109
    """A naval captain looks with as many dice as his nation's bounties, if those are more."""
    dice = skills_of_npc(s, npc)[1]
    if is_naval(npc):
        dice = max(dice, p.bounties[npc]) + captains.naval_search(p)
    if p.zone == rolls.HIGH_SEAS:
        dice -= 1
    if SECRET_CHANNEL in p.kept:
        dice -= 1
    return max(1, dice + s.tide.scouting)


def _finds(g: G, npc: int, seat: int) -> bool:
    s = g.state
    faces = g.roll(search_dice(s, npc, s.players[seat]))
    found = max(faces) >= SKULL
    g.tell("npc-searches", npc=NPC_IDS[npc], who=SEAT[seat], faces=show(faces), good=found)
    return found
