"""4.5: the twelve pirate actions — what can be done, and doing it with its windows (4.63)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Decision, Option, Options, Rule

from ..box import (
    CONVERTS,
    DOCK,
    LIMITS,
    N_ZONES,
    PINES,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    PORT_NATION,
    SHIP,
    ZONE_PORTS,
)
from ..options import option
from ..state import (
    ALLY,
    ATTACK,
    CONVERT,
    DECLARED,
    DIG,
    DONE,
    FIND,
    MOVE,
    MUSTER,
    NONE,
    PLUNDER,
    PORT_CALL,
    RECOVER,
    RETIRE,
    SACK,
    STEAL,
    G,
    Pirate,
    State,
    find_pirate,
    in_play,
    pirate,
    word,
)
from . import alliances, events, mutiny, raids, retirement, revelry, ships
from .alliances import crew
from .antipirate import window
from .asking import ask
from .interruptions import ActionCancelled, PirateGone
from .merchants import FINDS, PLUNDERS, convert, find, plunder
from .movement import cost, moves, moves_needed, sail, welcoming
from .ports import call, open_activities
from .setup import DEPLOYS, START_SHIPS, offer_redraw, put_to_sea, rig
from .variant import variant

CALLS = tuple(Option("port", p.id) for p in PIRATES)
RECOVERS = tuple(Option("recover", p.id) for p in PIRATES)
CONVERSIONS = tuple(Option("convert", p.id) for p in PIRATES)
DIGS = tuple(Option("dig", p.id) for p in PIRATES)
DRAW_PIRATE = Option("draw")
DEPLOY_PIRATE = Option("deploy")
STOP = Option("stop")
STOP_ONLY = (STOP,)

VERBS = {
    "move": MOVE,
    "find": FIND,
    "plunder": PLUNDER,
    "convert": CONVERT,
    "port": PORT_CALL,
    "steal": STEAL,
    "recover": RECOVER,
    "attack": ATTACK,
    "sack": SACK,
    "ally": ALLY,
    "retire": RETIRE,
    "dig": DIG,
}


def acts_of(s: State, p: Pirate) -> list[Option]:
    """4.5 A–K: what a pirate (with his ally) can do now."""
    place = p.place
    plain = p.speed >= 0 and p.ally == NONE
    options = moves(s, p) if plain or cost(s, p) <= s.actions else []
    if s.kc_places[p.owner] == place:
        return options  # 10.26: he can't stay beside his own player's commissioner
    if p.revel or (p.ally != NONE and revelry.revelling(s, p)):  # 13.22
        if place >= DOCK:
            options.append(RECOVERS[p.id])
        return options
    number = p.id
    if place < N_ZONES:
        merchants, destroyed, seen = s.merchants, s.destroyed, p.found
        finds, plunders, attacks = FINDS[number], PLUNDERS[number], raids.ATTACKS[number]
        for port in ZONE_PORTS[place]:
            if merchants[port] != NONE:
                options.append(plunders[port] if port in seen else finds[port])
            if PORT_NATION[port] != NONE and port not in destroyed:
                options.append(attacks[port])
        for q in crew(s, p) if p.ally != NONE else (p,):
            if q.prize != NONE and CONVERTS[q.prize] != NONE:
                options.append(CONVERSIONS[q.id])
            if q.treasure and place == PINES:
                options.append(DIGS[q.id])  # the map is his alone (17.2#1)
    elif place >= DOCK:
        if open_activities(s, p):
            options.append(CALLS[number])
        if p.taken == place - DOCK:
            options.append(option("sack", PIRATES[number].id))
        for victim in raids.victims(p, s.pirates):
            options.append(option("steal", PIRATES[number].id, PIRATES[victim.id].id))
        options += alliances.partners(s, p)
        options += retirement.ways_out(s, p)
    return options


def menu(s: State) -> Options:
    """4.4D: all that the active player can do with an action, or stop (17.14)."""
    if s.actions <= 0:
        return STOP_ONLY
    actor = s.actor
    options: list[Option] = []
    parts: list[Option] = []
    led: list[int] = []
    only = s.initiative
    here = 0
    for p in s.pirates:
        if p.owner != actor:
            continue
        here += 1
        if p.ally != NONE:
            if p.id in led:
                continue
            led.append(p.ally)
            parts.append(alliances.PARTS[p.id])
        if only == NONE or only == p.id or only == p.ally:
            options += acts_of(s, p)
    if only == NONE:  # 4.52, ruling A12: a pirate's initiative is for him alone
        limits = LIMITS[s.seats]
        captains = len(s.pirate_hands[actor])
        if s.pirate_deck and captains < limits.hand and (s.seats < 6 or here + captains == 0):
            options.append(DRAW_PIRATE)
        if captains and here < limits.play:
            options.append(DEPLOY_PIRATE)
    options += parts
    options.append(STOP)
    return tuple(options)


def take(g: G, p: Pirate, chosen: Option) -> Rule[None]:
    """An action of a pirate, with its windows before and after (4.63)."""
    s = g.state
    verb = chosen[0]
    s.active, s.act = p.id, VERBS[verb]
    s.types, s.reacted = [], False
    price = cost(s, p) if verb == "move" else 1
    needed = moves_needed(s, p)
    s.limping = NONE
    s.actions -= price
    s.target = PORT[chosen[2]] if verb in ("find", "plunder", "attack") else NONE
    prize, taken = p.prize, p.taken
    s.origin = p.place
    p.prize = p.taken = NONE  # 8.5, 9.55: only the very next action
    if p.ally != NONE:
        for q in crew(s, p):
            q.prize = q.taken = NONE
    g.tell(f"act-{verb}", pirate=chosen[1], target=chosen[-1])
    begun = False
    try:
        if p.loyalty == 0 or p.ally != NONE:
            yield from mutiny.restless(g, p)
        begun = True
        against = window(g, p, DECLARED)
        if against is not None:
            yield from against
        if p.place != s.origin:
            raise ActionCancelled  # 10.52: driven out of port before he could act
        if verb == "move" and moves_needed(s, p) > needed:
            limp(g, p)
        else:
            yield from perform(g, p, chosen, prize, taken)
    except PirateGone:
        if begun:
            lose_merchant(s)
        else:
            s.actions += price  # 14.1: overthrown before he could act
    except ActionCancelled:
        g.tell("cancelled", pirate=word(p))
        lose_merchant(s)
    if p.place != NONE:
        yield from aftermath(g, p)
    if s.initiative in s.locker:
        s.initiative = NONE  # 4.53: eliminated; who retires leaves his actions to nobody
    s.active = s.act = NONE
    variant(s).action_ends(g)


def limp(g: G, p: Pirate) -> None:
    """6.26, 7.12: crippled as he announced it, he needs a second move right after this one (ruling A121)."""
    g.state.limping = p.id
    g.tell("limping", pirate=word(p))


def lose_merchant(s: State) -> None:
    """6.45, 10.32: a merchant gets away when the action is interrupted, be it by the pirate's end."""
    if s.act in (FIND, PLUNDER):
        ships.remove_merchant(s, s.target)


def aftermath(g: G, p: Pirate) -> Rule[None]:
    """4.63: right after an action, be it done or lost."""
    against = window(g, p, DONE)
    if against is not None:
        try:
            yield from against
        except PirateGone:
            return


def perform(g: G, p: Pirate, chosen: Option, prize: int, taken: int) -> Rule[None]:
    """What the action does, once it is declared."""
    s = g.state
    verb = chosen[0]
    if verb == "move":
        place = PLACE[chosen[2]]
        if place >= DOCK and not welcoming(s, p, place - DOCK):
            raise ActionCancelled  # 10.4, 9.31: destroyed, or closed to him, as he came
        sail(g, p, place)
    elif verb == "find":
        yield from find(g, p, s.target)
    elif verb == "plunder":
        yield from plunder(g, p, s.target)
    elif verb == "convert":
        yield from convert(g, p, prize)
    elif verb == "port":
        yield from call(g, p)
    elif verb == "steal":
        victim = find_pirate(s, PIRATE[chosen[2]])
        if victim is not None and victim.place == p.place:
            yield from raids.steal(g, p, victim)
    elif verb == "recover":
        revelry.recover(g, p)
    elif verb == "attack":
        yield from raids.attack(g, p, s.target)
    elif verb == "sack":
        yield from raids.sack(g, p, taken)
    elif verb == "ally":
        alliances.form(g, p, pirate(s, PIRATE[chosen[2]]))
    elif verb == "retire":
        yield from retirement.retire(g, p, str(chosen[2]))
    else:
        yield from events.dig(g, p)


# ---- 4.5L, 5.1: new pirates


def muster(g: G, verb: str) -> Rule[None]:
    """5.13–5.16: draw a pirate card, who may be deployed in the same action, or deploy one from hand."""
    s = g.state
    s.act, s.limping = MUSTER, NONE
    actor = s.actor
    hand = s.pirate_hands[actor]
    fresh = verb == "draw"
    if fresh:
        hand.append(s.pirate_deck.pop())
        g.reveal()
        g.tell("drew-captain", who=f"p{actor}")
        g.tell("drew-pirate", (actor,), pirate=PIRATES[hand[-1]].id)
        if s.seats > 5:
            yield from offer_redraw(g, actor, len(hand) - 1)
    if in_play(s, actor) < LIMITS[s.seats].play:
        yield from deploy(g, fresh)
    s.act = NONE


def deploy(g: G, fresh: bool) -> Rule[None]:
    """5.13, 5.15: a pirate and his ship into any zone but that of his player's commissioner (10.26)."""
    s = g.state
    actor = s.actor
    hand = s.pirate_hands[actor]
    barred = s.kc_places[actor] if s.kcs[actor] != NONE else NONE

    def choices() -> Options:
        options: list[Option] = []
        for number in hand[-1:] if fresh else hand:
            options += [word for zone, word in enumerate(DEPLOYS[number]) if zone != barred]
        return (*options, PASS) if fresh else tuple(options)

    chosen = yield from ask(g, actor, "muster", choices, "5.13")
    if chosen == PASS:
        return
    number = PIRATE[chosen[1]]
    put_to_sea(g, actor, number, PLACE[chosen[2]])
    ship = yield Decision(actor, "rig", START_SHIPS, "5.13", {"pirate": chosen[1]})
    rig(s, number, SHIP[ship[1]])
    g.tell("rigged", pirate=chosen[1], ship=ship[1])
