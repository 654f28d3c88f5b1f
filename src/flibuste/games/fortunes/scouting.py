"""Looking for ships (C029–C032), and for what rumours and missions promise at sea."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from . import cards_missions, naval, ops, pardons, raid, rolls, tavern
from .state import G, Player, State
from .tables import NPC, RUMOUR_IDS, RUMOUR_ZONE, RUMOURS, SCOUTING, ZONE
from .words import PROVE, SCOUT_MERCHANT, SCOUT_MISSION, SCOUT_NPC, SCOUT_SEAT, SEAT

#: +1 die to find a merchant here.
BRETHREN = ZONE["tortuga"]
#: A merchant is the one of its zone: in another zone it is another target.
MERCHANTS = tuple(f"merchant-{zone}" for zone in ZONE)


def targets(s: State, seat: int) -> list[Option]:  # C029, C031, C032
    """What may be looked for in the zone: players at sea, NPCs, the merchant, each once a turn; and what a
    rumour or a mission promises there."""
    p = s.players[seat]
    zone = p.zone
    scouted = s.turn.scouted
    found: list[Option] = []
    for other in ops.others(s, seat):
        q = s.players[other]
        if q.zone == zone and not q.in_port:
            found.append(SCOUT_SEAT[other])
    if zone in [it.zone for it in s.npcs]:
        found += [SCOUT_NPC[npc] for npc, it in enumerate(s.npcs) if it.zone == zone]
    if scouted and found:
        found = [option for option in found if option[1] not in scouted]
    if s.merchants[zone] >= 0 and 0 not in p.ship.now and MERCHANTS[zone] not in scouted:  # C079
        found.append(SCOUT_MERCHANT)
    if p.rumour >= 0 and provable(p, "sea"):
        found.append(PROVE[p.rumour])
    if p.mission >= 0 and "mission" not in scouted and cards_missions.may_scout(s, seat):
        found.append(SCOUT_MISSION[p.mission])
    return found


def provable(p: Player, at: str) -> bool:  # R24
    """Whether the rumour held can be put to the test here."""
    return p.rumour >= 0 and RUMOUR_ZONE[p.rumour] == p.zone and RUMOURS[p.rumour].at == at


def scout(g: G, seat: int, option: Option) -> Rule[None]:  # C030
    """A Scout action: name the target, roll Scouting; with a success the fight, or the raid, begins."""
    s = g.state
    p = s.players[seat]
    s.turn.actions -= 1
    s.turn.fresh = False
    target = option[1]
    if target == "merchant":
        s.turn.scouted.append(MERCHANTS[p.zone])
        if (yield from rolls.attempt(g, seat, SCOUTING, "C030", 1 if p.zone == BRETHREN else 0)):
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
    s.turn.scouted.append("mission")
    if (yield from rolls.attempt(g, seat, SCOUTING, "C030")):
        yield from cards_missions.scouted(g, seat)


def prove_at_sea(g: G, seat: int, option: Option) -> Rule[None]:  # C067
    """A Scout action that puts a rumour to the test."""
    s = g.state
    s.turn.actions -= 1
    s.turn.fresh = False
    yield from tavern.prove(g, seat, RUMOUR_IDS.index(option[1]))
