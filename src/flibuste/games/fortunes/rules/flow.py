"""The course of the game: rounds, events, turns, actions (C015–C020)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flibuste.kernel.decision import CHECKPOINT, Decision, Option, Options, Rule
from flibuste.kernel.decision import TURN as TURN_STARTS

from ..box import EVENT_IDS, EVENT_NPC, NONE, SKULL, ZONE_IDS
from ..options import AMNESTY, END, LEAVE, PORT_ACTION, RETIRE, SEAT, UNLOCK, show
from ..state import ACTIONS, EVENT, IN_PORT, OVER, ROUND_END, SETUP, TURN, TURN_END, G, State, Tide, Turn
from . import (
    death,
    gold,
    movement,
    naval,
    npcs,
    order,
    pardons,
    port,
    raid,
    scouting,
    vessel,
    victory,
    volley,
    war,
    zones,
)
from .cards import events, specialists
from .glory import offered, opens, play_own, window
from .setup import choose_ships


def play(g: G) -> Rule[None]:
    """Play from any checkpoint to the end; when a captain is needed and none is left, it comes at once
    (C149, ruling R31)."""
    s = g.state
    try:
        while s.phase != OVER:
            if s.battle is None:
                going = _STEPS[s.phase](g)
                if going is not None:
                    yield from going
            else:
                yield CHECKPOINT
                yield from (victory.crew_round if s.battle.boarded else naval.naval_round)(g)
    except death.NoCaptainLeft:
        s.battle = None
        s.exhausted = True
        s.phase = OVER
        g.tell("no-captain")


# ---- a round


def start_round(g: G) -> None:
    """Return the merchants, then draw an Event card; without one the game is over (C015, C089, C149)."""
    s = g.state
    s.round += 1
    raid.merchants_return(g)
    if not s.events:
        s.exhausted = True
        s.phase = OVER
        g.tell("no-event")
        return
    s.tide = Tide()
    s.tide.extra = 1
    while s.tide.extra and s.events:  # R66
        s.tide.extra -= 1
        draw_event(g)
    s.actor = s.first
    s.phase = TURN


def draw_event(g: G) -> None:
    """Resolve one Event card: its icons first, then its text. A ship's card waits for the end of the round
    (C016–C018)."""
    s = g.state
    card = s.events.pop()
    g.reveal()
    g.tell("event", event=EVENT_IDS[card])
    npcs.move_by_icons(g, card)
    if EVENT_NPC[card] != NONE:
        s.arrivals.append(card)
        return
    s.event_discard.append(card)
    events.resolve(g, card)


def end_round(g: G) -> None:
    """Let NPCs arrive and come back, lift a blockade, and see whether the game is over (C103, C147)."""
    s = g.state
    for npc in list(s.returns):
        npcs.come_back(g, npc)
    s.returns.clear()
    for card in s.arrivals:
        npcs.arrive(g, card)
    s.arrivals.clear()
    war.send_commodores(g)
    if s.blockade != NONE and s.round >= s.blockade_until:
        g.tell("blockade-ends", zone=ZONE_IDS[s.blockade])
        s.blockade = NONE
    for seat in range(s.seats):
        gold.declare(g, seat)
    s.phase = OVER if any(p.declared for p in s.players) else EVENT


# ---- a turn


def start_turn(g: G) -> Rule[None]:
    """Begin a turn: a new captain enters, others may play cards, events and the carpenter act, and NPCs
    search for a captain at sea (C108)."""
    yield TURN_STARTS
    s = g.state
    seat = s.actor
    p = s.players[seat]
    s.turn = Turn(s.tide.actions, s.tide.moves)
    p.bought_before = p.bought_at
    p.bought_at = NONE
    if p.captain == NONE:
        yield from death.new_captain(g, seat)
    g.tell("turn", who=SEAT[seat])
    if opens(g, "other_turn_start", order.others(s, seat)):
        yield from window(g, "other_turn_start", order.others(s, seat))
    if s.tide.each_turn:
        yield from events.turn_start(g, seat)
    if p.specialists:
        yield from vessel.restore(g, seat, specialists.repairs(p), vessel.NO_CREW, "C102")
    if not p.in_port:
        if (p.hand or s.tide.amnesty) and pardons.navy_threatens(s, seat):
            yield from pardons.before_navies_search(g, seat)
        npcs.search(g, seat)
    s.phase = ACTIONS


def act(g: G) -> Rule[None]:
    """Ask for the actor's actions, one after the other, and the cards played between them. NPCs that have
    found the captain fight first (C019)."""
    s = g.state
    seat = s.actor
    p = s.players[seat]
    again = partial(actions, s, seat)
    while s.phase == ACTIONS and s.battle is None:
        if p.captain == NONE:  # R34
            s.phase = TURN_END
            return
        turn = s.turn
        if turn.finders:
            naval.npc_attacks(g, turn.finders.pop(0), seat)
            return
        options = actions(s, seat)
        if len(options) == 1:
            s.phase = TURN_END
            return
        about = {"actions": turn.actions, "moves": turn.moves}
        option = yield Decision(seat, "act", options, "C019", about, None, again)
        going = _ACTS[option[0]](g, seat, option)
        if going is not None:
            yield from going


def actions(s: State, seat: int) -> Options:
    """Return what the actor may do next; not all actions have to be used (C019)."""
    p = s.players[seat]
    turn = s.turn
    options: list[Option] = []
    if turn.actions > 0 or turn.moves > 0:
        if p.in_port:
            options.append(LEAVE)
        else:
            options += movement.SAILINGS[p.zone]
            options += movement.docking(s, p)
    if turn.actions > 0:
        if not p.in_port:
            options += scouting.targets(s, seat)
        elif not turn.port:  # C020
            options.append(PORT_ACTION)
    if p.chest and gold.at_home(p):  # C077, ruling R76
        options.append(UNLOCK)
    if p.hand:
        options += offered(s, seat, "own_turn")
    if s.tide.amnesty and pardons.may_buy_amnesty(s, seat):
        options.append(AMNESTY)
    if turn.fresh and p.in_port:  # C146
        options.append(RETIRE)
    options.append(END)
    return tuple(options)


def end(g: G, seat: int, option: Option) -> None:
    """End the turn, with actions left or without (C019)."""
    g.state.phase = TURN_END


def end_turn(g: G) -> Rule[None]:
    """End a turn: storms, the fort of San Juan; then the next player, or the end of the round."""
    s = g.state
    seat = s.actor
    p = s.players[seat]
    if s.tide.each_turn and p.captain != NONE:
        yield from events.turn_end(g, seat)
    if p.captain != NONE and not p.in_port and zones.fires_on(p):
        yield from fort_fires(g, seat)
    s.actor = (seat + 1) % s.seats
    s.phase = ROUND_END if s.actor == s.first else TURN


def fort_fires(g: G, seat: int) -> Rule[None]:
    """Roll a die for the batteries of San Juan: a skull is a hit."""
    face = g.die()
    g.tell("fort", who=SEAT[seat], faces=show([face]), good=face >= SKULL)
    if face >= SKULL and not (yield from volley.hits_by_die(g, seat, 1, "C017")):
        yield from death.die(g, seat)


_STEPS: dict[int, Callable[[G], Rule[None] | None]] = {
    SETUP: choose_ships,
    EVENT: start_round,
    TURN: start_turn,
    ACTIONS: act,
    IN_PORT: port.activity,
    TURN_END: end_turn,
    ROUND_END: end_round,
}

_ACTS: dict[str, Callable[[G, int, Option], Rule[None] | None]] = {
    "sail": movement.sail,
    "leave": movement.leave,
    "dock": movement.dock,
    "bribe": movement.bribe,
    "talk": movement.talk,
    "sneak": movement.sneak,
    "scout": scouting.scout,
    "prove": scouting.prove_at_sea,
    "port": port.start,
    "play": play_own,
    "amnesty": pardons.buy_amnesty,
    "unlock": gold.unlock,
    "retire": death.retire,
    "end": end,
}
