"""Non-player captains: their ships, their entry, whom they hunt and how they search (C103–C116)."""

from __future__ import annotations

from ..box import (
    EVENT_IDS,
    EVENT_NPC,
    EVENTS,
    FIGURES,
    FRIGATE,
    ICONS,
    MAN_OF_WAR,
    NEIGHBOURS,
    NONE,
    NPC_IDS,
    PIRATE_SLOOP,
    SHIP,
    SKULL,
    SLOOP,
    STEP,
    ZONE,
    ZONE_IDS,
)
from ..options import SEAT, show
from ..state import G, Player, State, Vessel
from . import vessel, war, zones
from .cards import captains, kept

#: How well a captain fits an NPC's targets, criterion by criterion (C106); all zero: not hostile.
Fit = tuple[int, int, int]
_NO_FIT: Fit = (0, 0, 0)


def is_naval(npc: int) -> bool:
    return npc < PIRATE_SLOOP


def vessel_kind(s: State, npc: int) -> int:
    """Return the ship that an NPC sails: the captain's card names it; navies at war a man-o'-war (C104)."""
    if npc in s.war:
        return MAN_OF_WAR
    stack = s.npcs[npc].stack
    if stack:
        return SHIP[EVENTS[stack[-1]].ship]
    return SLOOP if npc == PIRATE_SLOOP else FRIGATE


def vessel_of(s: State, npc: int) -> Vessel:
    """Return an NPC's ship, whole: damage is never kept from one combat to the next (C116)."""
    return vessel.new_vessel(vessel_kind(s, npc))


def skills_of_npc(s: State, npc: int) -> tuple[int, int, int]:
    """Seamanship, Scouting and Leadership of the captain in command: without a card, of a commodore."""
    piece = s.npcs[npc]
    if not piece.stack:
        return FIGURES.commodore_seamanship, FIGURES.commodore_scouting, FIGURES.commodore_leadership
    card = EVENTS[piece.stack[-1]]
    return card.seamanship, card.scouting, card.leadership


# ---- entry and return


def arrive(g: G, card: int) -> None:
    """Put the ship of an Event card in its zone; the card covers that of an older captain (C103–C105)."""
    s = g.state
    npc = EVENT_NPC[card]
    piece = s.npcs[npc]
    piece.commodore = False
    piece.stack.append(card)
    piece.zone = ZONE[EVENTS[card].zone]
    g.tell("npc-arrives", npc=NPC_IDS[npc], captain=EVENT_IDS[card], zone=ZONE_IDS[piece.zone])


def perish(g: G, npc: int) -> None:
    """Discard the card of a defeated NPC; a covered one, at random if there are two, comes back at the end of
    the round (C105, ruling R42)."""
    s = g.state
    piece = s.npcs[npc]
    g.tell("npc-falls", npc=NPC_IDS[npc], zone=ZONE_IDS[piece.zone])
    piece.zone = NONE
    if piece.commodore:
        piece.commodore = False
        return
    s.event_discard.append(piece.stack.pop())
    stack = piece.stack
    if stack:
        chosen = g.dice.below(len(stack), "npc") if len(stack) > 1 else 0
        stack.append(stack.pop(chosen))
        s.returns.append(npc)


def come_back(g: G, npc: int) -> None:
    """Put a covered captain in command again, in the zone of that captain's card (C105)."""
    piece = g.state.npcs[npc]
    piece.zone = ZONE[EVENTS[piece.stack[-1]].zone]
    g.tell("npc-arrives", npc=NPC_IDS[npc], captain=EVENT_IDS[piece.stack[-1]], zone=ZONE_IDS[piece.zone])


# ---- whom they hunt


def fit(s: State, npc: int, p: Player) -> Fit:
    """Return how well a captain fits an NPC's targets. Secret Gold is compared, but shown to nobody (C106,
    C107, ruling R40)."""
    if p.captain == NONE:
        return _NO_FIT
    bounties = p.bounties
    if is_naval(npc):
        own = bounties[npc]
        enemy = npc in s.war and war.at_war(s, npc, war.nation_of(p))
        return own, sum(bounties) - own, int(enemy)
    if any(bounties):
        return _NO_FIT
    return p.gold, len(p.cargo), 1


def is_hostile(s: State, npc: int, p: Player) -> bool:
    """Whether a captain fits at least one of an NPC's criteria (C107)."""
    return any(fit(s, npc, p))


def move_by_icons(g: G, card: int) -> None:
    """Move the NPCs of an Event card's icons, in order (C016, C112)."""
    for npc, way in ICONS[card]:
        if g.state.npcs[npc].zone != NONE:
            move(g, npc, way)


def move(g: G, npc: int, way: int) -> None:
    """Move an NPC to the best target within one zone, in port or not; else the way its icon says, clockwise
    from there to the first border (C112–C114)."""
    s = g.state
    piece = s.npcs[npc]
    prey = hunted(g, npc)
    zone = STEP[piece.zone][way] if prey == NONE else s.players[prey].zone
    if zone != piece.zone:
        piece.zone = zone
        g.tell("npc-moves", npc=NPC_IDS[npc], zone=ZONE_IDS[zone])


def hunted(g: G, npc: int) -> int:
    """Return the seat that an NPC goes for, or NONE, by its criteria in order, then at random (C113,
    C114)."""
    s = g.state
    zone = s.npcs[npc].zone
    best = _NO_FIT
    seats: list[int] = []
    for seat, p in enumerate(s.players):
        if p.zone == zone or p.zone in NEIGHBOURS[zone]:
            fitness = fit(s, npc, p)
            if fitness > best:
                best = fitness
                seats = [seat]
            elif fitness == best and seats:
                seats.append(seat)
    if len(seats) > 1:
        return seats[g.dice.below(len(seats), "hunt")]
    return seats[0] if seats else NONE


# ---- how they search


def search(g: G, seat: int) -> None:
    """Let every hostile NPC in the zone search for a captain at sea. Those that succeed will fight, in random
    order (C108–C111, ruling R36)."""
    s = g.state
    p = s.players[seat]
    zone = p.zone
    if zone not in [piece.zone for piece in s.npcs]:
        return
    finders = [npc for npc in searchers(s, p) if _finds(g, npc, seat)]
    if len(finders) > 1:
        g.dice.shuffle(finders, "finders")
    s.turn.finders = finders


def searchers(s: State, p: Player) -> list[int]:
    """Return the NPCs in a captain's zone that would search there: hostile, and not kept from it by reefs or
    by one another (C107, C110)."""
    here = [npc for npc, piece in enumerate(s.npcs) if piece.zone == p.zone]
    return [npc for npc in here if _searches(s, npc, here, p)]


def _searches(s: State, npc: int, here: list[int], p: Player) -> bool:
    if is_naval(npc):
        if zones.hides_from_navies(p.zone):
            return False
        if npc in s.war and all(nation in here for nation in s.war):  # C110
            return False
    elif here[0] < PIRATE_SLOOP:  # C110: beside a naval ship
        return False
    return is_hostile(s, npc, p)


def search_dice(s: State, npc: int, p: Player) -> int:
    """Return the dice of an NPC's search: at least as many as its nation's bounties on the captain (C109)."""
    dice = skills_of_npc(s, npc)[1]
    if is_naval(npc):
        dice = max(dice, p.bounties[npc]) + captains.naval_search(p)
    dice += zones.scouting(p.zone)
    if p.kept:
        dice += kept.dice(p, "npc_search")
    return max(1, dice + s.tide.scouting)


def _finds(g: G, npc: int, seat: int) -> bool:
    s = g.state
    faces = g.roll(search_dice(s, npc, s.players[seat]))
    success = max(faces) >= SKULL
    g.tell("npc-searches", npc=NPC_IDS[npc], who=SEAT[seat], faces=show(faces), good=success)
    return success
