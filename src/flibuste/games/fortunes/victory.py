"""How combats end: sinking, victory, bounties and rewards (C051, C091, C095, C096, C138–C142)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from . import captains, cards_missions, death, npcs, ops, plunder
from .sides import side_word, the_battle, vessel
from .state import Battle, G, Player, State
from .tables import CREW, FIGURES, HULL, NATION_IDS, PIRATE_SLOOP, SURGEON
from .words import REWARD, SEAT


def is_sunk(s: State, b: Battle) -> bool:
    """Whether a ship has gone down."""
    return vessel(s, b, 0).now[HULL] <= 0 or vessel(s, b, 1).now[HULL] <= 0


def settle(g: G) -> Rule[None]:  # C127, R51, R54
    """A ship has gone down, or both: the combat is over."""
    s = g.state
    b = the_battle(s)
    sunk = [vessel(s, b, side).now[HULL] <= 0 for side in (0, 1)]
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
    if code >= 0:
        yield from death.die(g, code)
    else:
        npcs.perish(g, -1 - code)


def end_combat(g: G) -> None:
    """The combat ends with both sides alive (or with nobody to plunder)."""
    s = g.state
    b = the_battle(s)
    s.battle = None
    for side in (0, 1):
        if b.sides[side] >= 0:
            tend_wounded(g, b, side)


def tend_wounded(g: G, b: Battle, side: int) -> None:
    """The Surgeon brings back one man lost in the combat."""
    p = g.state.players[b.sides[side]]
    if p.ship.now[CREW] < b.crews[side] and ops.has_specialist(p, SURGEON):
        p.ship.now[CREW] += 1
        g.tell("surgeon", who=SEAT[b.sides[side]])


def victory(g: G, won: int, sunk: bool) -> Rule[None]:
    """One side has won: reward, bounty, plunder, a point of Glory; the other is dead."""
    s = g.state
    b = the_battle(s)
    s.battle = None
    winner, loser = b.sides[won], b.sides[1 - won]
    g.tell("combat-won", side=side_word(b, won))
    if winner < 0:
        yield from death.die(g, loser)
        return
    tend_wounded(g, b, won)
    p = s.players[winner]
    if loser >= 0:
        q = s.players[loser]
        fallen = "pirate" if ops.is_pirate(q) else "player"
        yield from claim_reward(g, winner, q)
        if not sunk:
            yield from plunder.plunder_player(g, winner, loser)
    else:
        npc = -1 - loser
        fallen = "npc_naval" if npcs.is_naval(npc) else "npc_pirate"
        assert b.vessel is not None
        if fallen == "npc_pirate":
            claim_pirate(g, winner, npc)
        else:
            ops.add_bounty(g, winner, npc)  # C091, R02, R03
        npcs.perish(g, npc)
        if not sunk:
            yield from plunder.plunder_npc(g, winner, npc, b.vessel)
    yield from ops.gain_glory(g, winner, "combat")
    yield from ops.draw_glory(g, winner, captains.combat_cards(p))
    yield from cards_missions.defeated(g, winner, fallen)
    if loser >= 0:  # last: it may end the game at once, and the winner has won before that
        yield from death.die(g, loser)


# ---- rewards


def rewarding(s: State, p: Player, q: Player) -> list[int]:  # C095, R55
    """The nations that pay a captain for a pirate: not those that want him, nor those at war with his."""
    own = ops.nation_of(p)
    return [n for n in range(4) if q.bounties[n] and not p.bounties[n] and not ops.at_war(s, n, own)]


def claim_reward(g: G, seat: int, q: Player) -> Rule[None]:  # C095
    """5 Gold for each bounty of one eligible nation (or of all, by option)."""
    s = g.state
    p = s.players[seat]
    if not ops.is_pirate(q):
        return
    nations = rewarding(s, p, q)
    gold = captains.pirate_bonus(p)
    if nations and s.all_rewards:
        gold += FIGURES.bounty_reward * sum(q.bounties[n] for n in nations)
    elif nations:
        option = yield g.ask(seat, "reward", tuple([REWARD[n] for n in nations]), "C095")
        gold += FIGURES.bounty_reward * q.bounties[NATION_IDS.index(option[1])]
    if gold:
        g.tell("reward", who=SEAT[seat], gold=gold)
        ops.gain(g, seat, gold)


def claim_pirate(g: G, seat: int, npc: int) -> None:  # C096
    """5 Gold for the pirate sloop, 15 for the frigate, for captains without a bounty."""
    p = g.state.players[seat]
    gold = captains.pirate_bonus(p)
    if not ops.is_pirate(p):
        gold += FIGURES.sloop_reward if npc == PIRATE_SLOOP else FIGURES.frigate_reward
    if gold:
        g.tell("reward", who=SEAT[seat], gold=gold)
        ops.gain(g, seat, gold)
