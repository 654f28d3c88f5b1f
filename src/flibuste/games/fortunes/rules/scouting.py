"""Looking for ships (C029–C032), and for what rumours and missions promise at sea."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import NONE, NPC, RUMOUR_IDS, SCOUTING, ZONE
from ..options import PROVE, SCOUT_MERCHANT, SCOUT_MISSION, SCOUT_NPC, SCOUT_SEAT, SEAT
from ..state import G, State
from . import naval, order, pardons, raid, rolls, zones
from .cards import missions, rumours

#: A merchant is the one of its zone: in another zone it is another target.
MERCHANTS = tuple(f"merchant-{zone}" for zone in ZONE)


def targets(s: State, seat: int) -> list[Option]:
    """What may be looked for in the zone: players at sea, NPCs, the merchant, each once a turn; and what a
    rumour or a mission promises there (C029, C031, C032)."""
    p = s.players[seat]
    zone = p.zone
    scouted = s.turn.scouted
    options: list[Option] = []
    for other in order.others(s, seat):
        q = s.players[other]
        if q.zone == zone and not q.in_port:
            options.append(SCOUT_SEAT[other])
    if zone in [piece.zone for piece in s.npcs]:
        options += [SCOUT_NPC[npc] for npc, piece in enumerate(s.npcs) if piece.zone == zone]
    if scouted and options:
        options = [option for option in options if option[1] not in scouted]
    if s.merchants[zone] != NONE and 0 not in p.ship.now and MERCHANTS[zone] not in scouted:  # C079
        options.append(SCOUT_MERCHANT)
    if p.rumour != NONE and rumours.provable(p, "sea"):
        options.append(PROVE[p.rumour])
    if p.mission != NONE and missions.may_scout(s, seat) and missions.quarry(p) not in scouted:
        options.append(SCOUT_MISSION[p.mission])
    return options


def scout(g: G, seat: int, option: Option) -> Rule[None]:
    """A Scout action: name the target, roll Scouting; with a success the fight, or the raid, begins
    (C030)."""
    s = g.state
    p = s.players[seat]
    s.turn.actions -= 1
    s.turn.fresh = False
    target = option[1]
    if target == "merchant":
        s.turn.scouted.append(MERCHANTS[p.zone])
        if (yield from rolls.attempt(g, seat, SCOUTING, "C030", zones.merchant_dice(p.zone))):
            yield from raid.find_merchant(g, seat)
        return
    if target in SEAT:
        s.turn.scouted.append(target)
        if (yield from rolls.attempt(g, seat, SCOUTING, "C030")):
            if s.tide.amnesty:
                yield from pardons.last_chance(g, SEAT.index(target))
            naval.attack_player(g, seat, SEAT.index(target))
        return
    if target in NPC:
        s.turn.scouted.append(target)
        if (yield from rolls.attempt(g, seat, SCOUTING, "C030")):
            naval.attack_npc(g, seat, NPC[target])
        return
    s.turn.scouted.append(missions.quarry(p))
    if (yield from rolls.attempt(g, seat, SCOUTING, "C030")):
        yield from missions.scouted(g, seat)


def prove_at_sea(g: G, seat: int, option: Option) -> Rule[None]:
    """A Scout action that puts a rumour to the test (C067)."""
    s = g.state
    s.turn.actions -= 1
    s.turn.fresh = False
    yield from rumours.prove(g, seat, RUMOUR_IDS.index(option[1]))
