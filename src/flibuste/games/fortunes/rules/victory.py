"""How combats end: sinking, victory, bounties and rewards (C051, C091, C095, C096, C138–C142)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import HULL
from ..state import Battle, G, State
from . import boarding, bounties, death, hands, npcs, plunder
from .cards import captains, missions
from .sides import end_combat, is_player, npc_of, ship_of, side_word, tend_wounded, the_battle


def crew_round(g: G) -> Rule[None]:
    """Fight one round of the crew combat that follows a boarding, and settle what comes of it."""
    won = yield from boarding.fight_round(g)
    if won == boarding.NOBODY:  # ruling R53
        g.tell("no-winner")
        end_combat(g)
    elif won != boarding.GOES_ON:
        yield from victory(g, won, sunk=False)


def is_sunk(s: State, b: Battle) -> bool:
    """Whether a ship has sunk."""
    return ship_of(s, b, 0).now[HULL] <= 0 or ship_of(s, b, 1).now[HULL] <= 0


def settle(g: G) -> Rule[None]:
    """End a combat in which one ship has sunk, or both (C127, rulings R51, R54)."""
    s = g.state
    b = the_battle(s)
    sunk = [ship_of(s, b, side).now[HULL] <= 0 for side in (0, 1)]
    for side in (0, 1):
        if sunk[side]:
            g.tell("sink", who=side_word(b, side))
    if all(sunk):
        sides = list(b.sides)
        s.battle = None
        for code in sides:
            yield from _perish(g, code)
        return
    yield from victory(g, 1 if sunk[0] else 0, sunk=True)


def _perish(g: G, code: int) -> Rule[None]:
    if is_player(code):
        yield from death.die(g, code)
    else:
        npcs.perish(g, npc_of(code))


def victory(g: G, won: int, sunk: bool) -> Rule[None]:
    """Give the winner reward, bounty, plunder and a point of Glory; the loser dies."""
    s = g.state
    b = the_battle(s)
    s.battle = None
    winner, loser = b.sides[won], b.sides[1 - won]
    g.tell("combat-won", side=side_word(b, won))
    if not is_player(winner):
        yield from death.die(g, loser)
        return
    tend_wounded(g, b, won)
    p = s.players[winner]
    if is_player(loser):
        q = s.players[loser]
        fallen = "pirate" if bounties.is_pirate(q) else "player"
        yield from bounties.claim_reward(g, winner, q)
        if not sunk:
            yield from plunder.plunder_player(g, winner, loser)
    else:
        npc = npc_of(loser)
        fallen = "npc_naval" if npcs.is_naval(npc) else "npc_pirate"
        assert b.vessel is not None
        if fallen == "npc_pirate":
            bounties.claim_pirate(g, winner, npc)
        else:
            bounties.add(g, winner, npc)  # C091, R02, R03
        npcs.perish(g, npc)
        if not sunk:
            yield from plunder.plunder_npc(g, winner, npc, b.vessel)
    yield from hands.gain_glory(g, winner, "combat")
    yield from hands.draw(g, winner, captains.combat_cards(p))
    yield from missions.defeated(g, winner, fallen)
    if is_player(loser):  # last: it may end the game at once, and the winner has won before that
        yield from death.die(g, loser)
