"""4: the course of the game — turns, phases, the twelve pirate actions."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import CHECKPOINT, PASS, TURN, Decision, Option, Options, Rule

from . import alliances, events, mutiny, raids, retirement, revelry, ships, solitaire
from .antipirate import first_to_answer, window
from .components import (
    ACTIONS,
    CARDS,
    CONVERTS,
    DOCK,
    FIGURE,
    INITIATIVE,
    LIMITS,
    MODE,
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
from .components import CARD as CARD_NUMBER
from .merchants import FINDS, PLUNDERS, convert, find, plunder
from .movement import cost, moves, sail
from .ports import call, open_activities
from .preparation import DEPLOYS, START_SHIPS, offer_redraw, prepare_players, put_to_sea, rig
from .state import (
    ACTION,
    ALLY,
    ATTACK,
    CARD,
    CONVERT,
    DECLARED,
    DIG,
    DONE,
    DRAW,
    FIND,
    MOVE,
    MUSTER,
    OVER,
    PLUNDER,
    PORT_CALL,
    RECOVER,
    RETIRE,
    SACK,
    START,
    STEAL,
    Pirate,
    State,
    find_pirate,
    in_play,
    pirate,
    word,
)
from .tools import ActionCancelled, G, GameOver, PirateGone, ask_hand, crew, discard, option

FLOOR, REFILL_TO = FIGURE["merchant-floor"], FIGURE["merchant-refill"]

CALLS = tuple(Option("port", p.id) for p in PIRATES)
RECOVERS = tuple(Option("recover", p.id) for p in PIRATES)
CONVERSIONS = tuple(Option("convert", p.id) for p in PIRATES)
DIGS = tuple(Option("dig", p.id) for p in PIRATES)
DRAW_PIRATE = Option("draw")
DEPLOY_PIRATE = Option("deploy")
STOP = Option("stop")
STOP_ONLY = (STOP,)
DONE_CARD = Option("done")
NO_MORE = (STOP, DONE_CARD)
EVENTS_ALONE = tuple(Option("event", card) if card else PASS for card in CARDS)
EVENTS_BOTH = tuple(Option("both", card) if card else PASS for card in CARDS)
BY_INITIATIVE = tuple(tuple(Option("actions", card, p.id) for p in PIRATES) for card in CARDS)
AS_ACTIONS = tuple(Option("actions", card) if card else PASS for card in CARDS)
DISCARDS = tuple(Option("discard", card) if card else PASS for card in CARDS)

#: cards played for actions and event (17.12)
WITH_EVENT = frozenset(number for number, mode in enumerate(MODE) if mode == "and")

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

# ---- 4.3, 4.4: turns and phases


def play(g: G) -> Rule[None]:
    """The rules, from any checkpoint to the end of the game (18.11)."""
    s = g.state
    try:
        if s.phase < START:
            yield from prepare_players(g)
        while s.phase != OVER:
            if s.phase == START:
                yield TURN
            if s.actor >= s.seats:
                yield from solitaire.system_turn(g)
            else:
                yield from player_turn(g)
    except GameOver:
        pass
    s.active = s.act = -1
    retirement.final_reckoning(g)
    s.phase = OVER
    if s.seats == 1:
        solitaire.tell_end(g)
    else:
        g.tell("over")


def player_turn(g: G) -> Rule[None]:
    """4.4: the phases of a turn, from wherever it stands."""
    s = g.state
    if s.phase == START:
        if begin_turn(g):
            yield from gnaw(g)
        s.phase = DRAW
    if s.phase == DRAW:
        yield from events.draw_phase(g)
        if s.seasick:  # 17.2#14, ruling A08
            g.tell("seasick", who=f"p{s.actor}")
            end_turn(g)
            return
        refill(g)
        s.phase = CARD
    while s.phase != START:
        options = card_options(s) if s.phase == CARD else menu(s)
        if len(options) == 1 and options[0] in NO_MORE:
            leave_phase(g)
            continue
        yield CHECKPOINT
        if s.phase == CARD:
            again = partial(card_options, s)
            chosen = yield Decision(s.actor, "card", options, "4.4C", {"played": s.played}, None, again)
        else:
            chosen = yield Decision(s.actor, "act", options, "4.5", {"left": s.actions})
        verb = chosen[0]
        if verb in VERBS:
            yield from take(g, pirate(s, PIRATE[chosen[1]]), chosen)
        elif verb == "part":  # 11.6: no action
            yield from alliances.part(g, pirate(s, PIRATE[chosen[1]]))
        elif verb == "actions":
            announce_actions(g, chosen)
        elif verb in ("done", "stop"):
            leave_phase(g)
        elif s.phase == CARD:
            yield from announce(g, chosen)
        else:
            s.actions -= 1
            yield from muster(g, verb)


def leave_phase(g: G) -> None:
    """No more actions: another card may follow. No more cards: the turn is over (17.14)."""
    s = g.state
    if s.phase == CARD:
        end_turn(g)
    else:
        s.actions, s.initiative, s.phase = 0, -1, CARD


def begin_turn(g: G) -> bool:
    """Whether a crew of the player's has scurvy."""
    s = g.state
    g.tell("turn", who=f"p{s.actor}")
    if s.seats == 1:
        solitaire.wanted(g)
    return any(p.scurvy and p.owner == s.actor for p in s.pirates)


def gnaw(g: G) -> Rule[None]:
    """Scurvy gnaws at each turn of its owner (17.2#18)."""
    s = g.state
    for p in [p for p in s.pirates if p.owner == s.actor and p.scurvy]:
        if p.place >= 0 and p.loyalty > 0:
            yield from mutiny.displease(g, p, 1, alone=True)


def refill(g: G) -> None:
    """4.4B; 19.4 in the solitaire game."""
    s = g.state
    if s.seats == 1:
        events.place_merchants(g, FIGURE["solo-refill"])
    elif len(s.merchants) - s.merchants.count(-1) < FLOOR:
        events.place_merchants(g, REFILL_TO)


def end_turn(g: G) -> None:
    """4.3: the next player in play order; an open pardon ends with its player's next turn (17.2#8)."""
    s = g.state
    if s.seats == 1 and s.actor == 0:
        solitaire.end_of_turn(g)
    if s.pardon_turns and s.actor == s.pardon_seat:
        s.pardon_turns -= 1
        if not s.pardon_turns:
            g.tell("pardon-over")
    clear_turn(s)
    s.actor = (s.actor + 1) % len(s.vp)
    s.turn += 1
    s.phase = START


def clear_turn(s: State) -> None:
    s.seasick = s.acted = False
    s.played = s.actions = s.spent = s.quiet = 0
    s.initiative = s.hunter = s.hunted = -1


# ---- 4.4C: announcing a card


def card_options(s: State) -> Options:
    """17.12–17.16: for its actions, its event, or both; 4.55 when nothing else can be done. An alliance
    may be broken at any moment of the turn (11.6)."""
    actor = s.actor
    found: list[Option] = []
    hand = sorted(set(s.hands[actor]))
    acted = s.acted
    for card in hand:
        if card in WITH_EVENT:
            if events.can_happen(s, actor, card):
                found.append(EVENTS_ALONE[card])
                if not acted:
                    found.append(EVENTS_BOTH[card])
        elif not acted:
            if ACTIONS[card] > 0:
                found.append(AS_ACTIONS[card])
            else:
                found += [BY_INITIATIVE[card][p.id] for p in s.pirates if p.owner == actor]
    if not found and not acted and not s.played:
        found = [DISCARDS[card] for card in hand]
    found += alliances.breakable(s, actor)
    if s.played or not hand:
        found.append(DONE_CARD)
    return tuple(found)


def lay_down(g: G, card: int) -> None:
    """A card leaves the hand, for all to see."""
    s = g.state
    s.hands[s.actor].remove(card)
    s.played += 1
    g.reveal()


def announce_actions(g: G, chosen: Option) -> None:
    """4.4C2: a number of actions to share out (4.51), or the initiative of one pirate (4.52)."""
    s = g.state
    card = CARD_NUMBER[chosen[1]]
    lay_down(g, card)
    discard(s, card)
    s.acted, s.phase = True, ACTION
    who = f"p{s.actor}"
    if len(chosen) == 3:
        s.initiative = PIRATE[chosen[2]]
        s.actions = INITIATIVE[s.initiative]
        g.tell("initiative", who=who, card=chosen[1], pirate=chosen[2], actions=s.actions)
    else:
        s.actions = ACTIONS[card]
        g.tell("actions", who=who, card=chosen[1], actions=s.actions)


def announce(g: G, chosen: Option) -> Rule[None]:
    """4.4C1 and C3: the event of a card, alone or before its action (17.12); or 4.55."""
    s = g.state
    verb = chosen[0]
    card = CARD_NUMBER[chosen[1]]
    lay_down(g, card)
    if verb == "discard":
        discard(s, card)
        s.acted, s.phase = True, ACTION
        yield from makeshift(g, card)
        return
    g.tell("event", who=f"p{s.actor}", card=chosen[1])
    yield from events.resolve(g, s.actor, card)
    if verb == "both":
        s.acted, s.actions, s.phase = True, ACTIONS[card], ACTION


def makeshift(g: G, card: int) -> Rule[None]:
    """4.55: with no card to play, one action for each card thrown away, two at most."""
    s = g.state
    hand = s.hands[s.actor]
    s.actions = 1
    g.tell("makeshift", who=f"p{s.actor}", card=CARDS[card])
    if not hand:
        return

    def more() -> Options:
        return (PASS, *[DISCARDS[other] for other in sorted(set(hand))])

    chosen = yield from ask_hand(g, s.actor, "makeshift", more, "4.55")
    if chosen != PASS:
        other = CARD_NUMBER[chosen[1]]
        hand.remove(other)
        discard(s, other)
        s.played += 1
        s.actions = 2
        g.tell("makeshift", who=f"p{s.actor}", card=CARDS[other])


# ---- 4.4D, 4.5: actions


def acts_of(s: State, p: Pirate) -> list[Option]:
    """4.5 A–K: what a pirate (with his ally) can do now."""
    place = p.place
    plain = p.speed >= 0 and p.ally < 0
    found = moves(s, p) if plain or cost(s, p) <= s.actions else []
    if s.kc_places[p.owner] == place:
        return found  # 10.26: he can't stay beside his own player's commissioner
    if p.revel or (p.ally >= 0 and revelry.revelling(s, p)):  # 13.22
        if place >= DOCK:
            found.append(RECOVERS[p.id])
        return found
    number = p.id
    if place < N_ZONES:
        merchants, destroyed, seen = s.merchants, s.destroyed, p.found
        finds, plunders, attacks = FINDS[number], PLUNDERS[number], raids.ATTACKS[number]
        for port in ZONE_PORTS[place]:
            if merchants[port] >= 0:
                found.append(plunders[port] if port in seen else finds[port])
            if PORT_NATION[port] >= 0 and not destroyed >> port & 1:
                found.append(attacks[port])
        for q in crew(s, p) if p.ally >= 0 else (p,):
            if q.prize >= 0 and CONVERTS[q.prize] >= 0:
                found.append(CONVERSIONS[q.id])
            if q.treasure and place == PINES:
                found.append(DIGS[q.id])  # the map is his alone (17.2#1)
    elif place >= DOCK:
        if open_activities(s, p):
            found.append(CALLS[number])
        if p.taken == place - DOCK:
            found.append(option("sack", PIRATES[number].id))
        for victim in raids.victims(p, s.pirates):
            found.append(option("steal", PIRATES[number].id, PIRATES[victim.id].id))
        found += alliances.partners(s, p)
        found += retirement.ways_out(s, p)
    return found


def menu(s: State) -> Options:
    """4.4D: all that the active player can do with an action, or stop (17.14)."""
    if s.actions <= 0:
        return STOP_ONLY
    actor = s.actor
    found: list[Option] = []
    parts: list[Option] = []
    led: list[int] = []
    only = s.initiative
    here = 0
    for p in s.pirates:
        if p.owner != actor:
            continue
        here += 1
        if p.ally >= 0:
            if p.id in led:
                continue
            led.append(p.ally)
            parts.append(alliances.PARTS[p.id])
        if only < 0 or only == p.id or only == p.ally:
            found += acts_of(s, p)
    limits = LIMITS[s.seats]
    captains = len(s.pirate_hands[actor])
    if s.seats > 1:
        if s.pirate_deck and captains < limits.hand and (s.seats < 6 or here + captains == 0):
            found.append(DRAW_PIRATE)
        if captains and here < limits.play:
            found.append(DEPLOY_PIRATE)
    found += parts
    found.append(STOP)
    return tuple(found)


def take(g: G, p: Pirate, chosen: Option) -> Rule[None]:
    """An action of a pirate, with its windows before and after (4.63)."""
    s = g.state
    verb = chosen[0]
    s.active, s.act = p.id, VERBS[verb]
    s.types, s.reacted = 0, False
    price = cost(s, p) if verb == "move" else 1
    s.actions -= price
    s.target = PORT[chosen[2]] if verb in ("find", "plunder", "attack") else -1
    prize, taken, where = p.prize, p.taken, p.place
    p.prize = p.taken = -1  # 8.5, 9.55: only the very next action
    if p.ally >= 0:
        for q in crew(s, p):
            q.prize = q.taken = -1
    g.tell(f"act-{verb}", pirate=chosen[1], target=chosen[-1])
    begun = False
    try:
        if p.loyalty == 0 or p.ally >= 0:
            yield from mutiny.restless(g, p)
        begun = True
        seat = first_to_answer(g, p, DECLARED)
        if seat >= 0:
            yield from window(g, p, seat)
        if p.place != where:
            raise ActionCancelled  # 10.52: driven out of port before he could act
        yield from perform(g, p, chosen, prize, taken)
    except PirateGone:
        if begun:
            lose_merchant(s)
        else:
            s.actions += price  # 14.1: overthrown before he could act
    except ActionCancelled:
        g.tell("cancelled", pirate=word(p))
        lose_merchant(s)
    if p.place >= 0:
        yield from aftermath(g, p)
    if s.initiative in s.locker:
        s.initiative = -1  # 4.53: eliminated; who retires leaves his actions to nobody
    s.active = s.act = -1
    if s.seats == 1:
        solitaire.check_loss(g)


def lose_merchant(s: State) -> None:
    """6.45, 10.32: a merchant gets away when the action is interrupted, be it by the pirate's end."""
    if s.act in (FIND, PLUNDER):
        ships.remove_merchant(s, s.target)


def aftermath(g: G, p: Pirate) -> Rule[None]:
    """4.63: right after an action, be it done or lost."""
    seat = first_to_answer(g, p, DONE)
    if seat >= 0:
        try:
            yield from window(g, p, seat)
        except PirateGone:
            return


def perform(g: G, p: Pirate, chosen: Option, prize: int, taken: int) -> Rule[None]:
    s = g.state
    verb = chosen[0]
    if verb == "move":
        place = PLACE[chosen[2]]
        if place >= DOCK and s.destroyed >> place - DOCK & 1:
            raise ActionCancelled  # 10.4: destroyed as he came
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
    s.act = MUSTER
    actor = s.actor
    hand = s.pirate_hands[actor]
    fresh = 0
    if verb == "draw":
        hand.append(s.pirate_deck.pop())
        g.reveal()
        g.tell("drew-captain", who=f"p{actor}")
        g.tell("drew-pirate", (actor,), pirate=PIRATES[hand[-1]].id)
        fresh = 1
        if s.seats > 5:
            yield from offer_redraw(g, actor, len(hand) - 1)
    if in_play(s, actor) < LIMITS[s.seats].play:
        yield from deploy(g, fresh)
    s.act = -1


def deploy(g: G, fresh: int) -> Rule[None]:
    s = g.state
    actor = s.actor
    hand = s.pirate_hands[actor]
    barred = s.kc_places[actor] if s.kcs[actor] >= 0 else -1

    def choices() -> Options:
        found: list[Option] = []
        for number in hand[-1:] if fresh else hand:
            found += [word for zone, word in enumerate(DEPLOYS[number]) if zone != barred]
        return (*found, PASS) if fresh else tuple(found)

    chosen = yield from ask_hand(g, actor, "muster", choices, "5.13")
    if chosen == PASS:
        return
    number = PIRATE[chosen[1]]
    put_to_sea(g, actor, number, PLACE[chosen[2]])
    ship = yield Decision(actor, "rig", START_SHIPS, "5.13", {"pirate": chosen[1]})
    rig(s, number, SHIP[ship[1]])
    g.tell("rigged", pirate=chosen[1], ship=ship[1])
