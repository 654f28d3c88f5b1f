"""19: alone against the system player, who is owner 1 and has three pirates."""

from __future__ import annotations

from flibuste.kernel.decision import CHECKPOINT, Rule
from flibuste.kernel.dice import Dice

from . import antipirate, commissioners, events, mutiny, preparation, ships, system
from .components import (
    ACTIONS,
    ANTI,
    CARDS,
    FIGURE,
    HELD,
    INITIATIVE,
    LEAVES,
    MODE,
    N_ZONES,
    PIRATES,
    PORT_ZONES,
    SHIP,
    SHIPS,
    TEACH,
    ZONE_CARGO,
    ZONE_PORTS,
    ZONES,
)
from .state import (
    ACTION,
    DECLARED,
    DEPLOY,
    DONE,
    RETIRE,
    START,
    Pirate,
    State,
    find_pirate,
    new_pirate,
    score,
    word,
)
from .tools import G, GameOver, d66, d66_faces, discard

SYSTEM = 1
AMBITION, DEBAUCHERY, DOUBLE_CROSS, LETTER, PARDON = 17, 2, 4, 12, 8
WIN, LOSS = FIGURE["solo-win"], FIGURE["solo-loss"]
TRIGGER, LETTER_AT = FIGURE["solo-trigger"], FIGURE["solo-letter"]

# ---- 19.1–19.8 preparing


def prepare(s: State, held: list[int], now: list[int], dice: Dice) -> None:
    """Two piles (19.3), merchants (19.4), governors (19.5); the system's pirates come after Teach."""
    s.deck = [card for card in held if card != AMBITION]
    s.gone = [card for card in held if card == AMBITION]
    dice.shuffle(s.deck, "deck")
    s.fate = now
    dice.shuffle(s.fate, "fate")
    preparation.place_governors(s, dice)
    ships.place_merchants(s, dice, FIGURE["solo-merchants"])
    s.pirate_deck.remove(TEACH)
    s.pirate_hands[0].append(TEACH)
    dice.shuffle(s.pirate_deck, "pirates")
    s.phase = DEPLOY


def begin(g: G) -> Rule[None]:
    """19.6, 19.7, 19.8: Teach where the pickings are best, then the system's three."""
    s = g.state
    options = tuple(preparation.ZONE_OPTIONS[zone] for zone in hunting_grounds(s))
    chosen = yield g.ask(0, "haunt", options, "19.6")
    ship = yield g.ask(0, "rig", preparation.START_SHIPS, "19.1", pirate="teach")
    zone = ZONES.index(chosen[1])
    teach = new_pirate(s, TEACH, 0, zone, SHIP[ship[1]])
    teach.since = -1
    s.pirates.append(teach)
    s.pirate_hands[0].clear()
    g.tell("deployed", who="p0", pirate="teach", place=ZONES[zone])
    s.roster = [-1] * FIGURE["solo-pirates"]
    for slot in range(len(s.roster)):
        recruit(g, slot, apart=True)
    s.hands[0] += [s.deck.pop() for _ in range(FIGURE["hand-size"])]
    s.phase, s.actor = START, 0


def hunting_grounds(s: State) -> list[int]:
    """19.6: most merchants; then the best cargo for a roll of 1; then the player's choice."""
    counts = [sum(s.merchants[port] >= 0 for port in ZONE_PORTS[zone]) for zone in range(N_ZONES)]
    most = [zone for zone in range(N_ZONES) if counts[zone] == max(counts)]
    best = max(ZONE_CARGO[zone][1] for zone in most)
    return [zone for zone in most if ZONE_CARGO[zone][1] == best]


def recruit(g: G, slot: int, apart: bool = False) -> None:
    """19.1, 19.7: a pirate card, a zone by D66 (at the start never one with a pirate), a ship by die."""
    s = g.state
    if not s.pirate_deck:
        s.roster[slot] = -1
        if all(number < 0 for number in s.roster):
            raise GameOver
        return
    number = s.pirate_deck.pop()
    port = d66(g.dice)
    while apart and any(p.place == PORT_ZONES[port][0] for p in s.pirates):
        port = d66(g.dice)
    faces, zone = g.roll(1), PORT_ZONES[port][0]
    ship = 0 if faces[0] <= 4 else 1
    s.roster[slot] = number
    s.pirates.append(new_pirate(s, number, SYSTEM, zone, ship))
    dice = d66_faces(port) + faces
    g.tell("recruited", pirate=PIRATES[number].id, place=ZONES[zone], ship=SHIPS[ship].id, dice=dice)


def succeed(s: State, p: Pirate, number: int) -> None:
    """14.2: a mutinous crew of the system's has its new captain already: none is recruited (19.1)."""
    s.roster[s.roster.index(p.id)] = number


# ---- 19.9 the end


def pirate_lost(g: G, p: Pirate) -> None:
    """Teach's death ends the game; the system replaces its dead."""
    if p.owner == 0:
        raise GameOver
    replace(g, p)


def pirate_retired(g: G, p: Pirate) -> None:
    if p.owner == 0:
        raise GameOver
    replace(g, p)


def replace(g: G, p: Pirate) -> None:
    s = g.state
    check_loss(g)
    if p.id in s.roster:
        recruit(g, s.roster.index(p.id))


def won(s: State) -> bool:
    """Teach has retired with enough points."""
    return TEACH in s.retired and score(s, 0) >= WIN


def tell_end(g: G) -> None:
    """How it ended: the system's points are nowhere in the result, which is the player's alone."""
    s = g.state
    g.tell("over-alone", won=won(s), points=score(s, 0), system=score(s, SYSTEM), goal=WIN)


def check_loss(g: G) -> None:
    if score(g.state, SYSTEM) >= LOSS:
        raise GameOver


# ---- 19.12 the system's turns


def system_turn(g: G) -> Rule[None]:
    """The three pirates of the system in turn, each a player turn (19.2); from wherever it stands."""
    from .turn import clear_turn, take

    s = g.state
    if s.phase == START:
        s.system, s.actions = s.roster[s.step], 0
        p = find_pirate(s, s.system)
        if p is not None:
            yield from play_cards(g, p)
        s.phase = ACTION
    p = find_pirate(s, s.system)
    while s.actions > 0 and p is not None and p.place >= 0:
        chosen = system.plan(s, p)
        if chosen is None:
            break
        yield CHECKPOINT
        yield from take(g, p, chosen)
        check_loss(g)
    check_loss(g)
    s.system = -1
    clear_turn(s)
    s.turn += 1
    s.step += 1
    s.phase = START
    if s.step == len(s.roster):
        s.step, s.actor = 0, 0
        if s.pardon_turns and s.pardon_seat == SYSTEM:
            s.pardon_turns -= 1
            if not s.pardon_turns:
                g.tell("pardon-over")


def play_cards(g: G, p: Pirate) -> Rule[None]:
    """19.12: a must-play card, then a held card, which gives the pirate his actions."""
    s = g.state
    g.tell("system-turn", pirate=word(p))
    if p.scurvy and p.loyalty > 0:
        yield from mutiny.displease(g, p, 1)
    yield from fate(g)
    if s.seasick or p.place < 0:
        return
    card = draw_held(g)
    if p.place < 0:
        return
    g.tell("system-card", pirate=word(p), card=CARDS[card])
    if card == LETTER and p.letter < 0 and p.id not in s.couriers:  # 19.18
        s.couriers.append(p.id)
    elif MODE[card] != "and":
        discard(s, card)
        s.actions = ACTIONS[card] if ACTIONS[card] > 0 else INITIATIVE[p.id]
    elif events.can_happen(s, SYSTEM, card):
        yield from events.resolve(g, SYSTEM, card)
        s.actions = ACTIONS[card]
    else:
        discard(s, card)


def fate(g: G) -> Rule[None]:
    """The must-play pile, shuffled anew when it is empty (19.12); its first pardon goes to the other
    pile (19.10)."""
    s = g.state
    if not s.fate:
        s.fate[:] = s.fate_discard
        s.fate_discard.clear()
        g.dice.shuffle(s.fate, "fate")
    card = s.fate.pop()
    g.reveal()
    g.tell("happens", who="system", card=CARDS[card])
    if card == PARDON:
        s.pardons = 1
        s.deck += [PARDON, *s.discard]
        s.discard.clear()
        g.dice.shuffle(s.deck, "deck")
        return
    yield from events.happen(g, card)
    if not LEAVES[card]:
        s.discard.remove(card)
        s.fate_discard.append(card)


def draw_held(g: G) -> int:
    """A held card for the system; a pardon on the way happens (19.10)."""
    while True:
        card = events.draw_card(g)
        if HELD[card]:
            return card
        g.tell("happens", who="system", card=CARDS[card])
        events.pardon(g)


# ---- 19.13–19.16 against Teach


def response(g: G, p: Pirate) -> Rule[None]:
    """19.13: at each action of Teach the system turns up a card; 19.14: its commissioner."""
    s = g.state
    if s.moment == DECLARED:
        yield from turn_up(g, p)
        yield from hunt(g, p)
    elif s.moment == DONE:
        if s.waiting:
            card, s.waiting = s.waiting, 0
            if p.place >= N_ZONES and antipirate.playable(s, p) >> card & 1:
                yield from strike(g, p, card)
            else:
                discard(s, card)
        yield from hunt(g, p)
    else:
        yield from hunt(g, p)


def turn_up(g: G, p: Pirate) -> Rule[None]:
    """The top card of the held pile, played against Teach if it can be."""
    s = g.state
    card = draw_held(g)
    g.reveal()
    g.tell("turned-up", card=CARDS[card])
    if not ANTI[card]:
        discard(s, card)
    elif card == DEBAUCHERY or (card == DOUBLE_CROSS and s.act == RETIRE):
        s.waiting = card  # played at its own moment
    elif antipirate.playable(s, p) >> card & 1 and system.would_play(s, card):
        yield from strike(g, p, card)
    else:
        discard(s, card)


def strike(g: G, p: Pirate, card: int) -> Rule[None]:
    s = g.state
    s.types |= 1 << card
    discard(s, card)
    if (yield from antipirate.black_flag(g, p, card)):
        return
    yield from antipirate.effect(g, SYSTEM, p, card)


def double_cross(g: G, p: Pirate) -> Rule[bool]:
    """17.2#4 by the system: the card just turned up, or the player's against a pirate of the system."""
    s = g.state
    if p.owner == 0:
        if s.waiting != DOUBLE_CROSS:
            return False
        s.waiting = 0
        discard(s, DOUBLE_CROSS)
        if (yield from antipirate.black_flag(g, p, DOUBLE_CROSS)):
            return False
        return antipirate.trial(g, p)
    if DOUBLE_CROSS not in s.hands[0] or s.quiet & 1 or (s.act == RETIRE and s.spent & 1):
        return False
    exempt = s.act != RETIRE
    if not (yield from antipirate.offer(g, 0, DOUBLE_CROSS, p, "17.2#4", exempt)):
        return False
    return antipirate.trial(g, p)


def hunt(g: G, p: Pirate) -> Rule[None]:
    """19.14: once Teach is notorious enough, a commissioner is sent, then hunts him: one try a turn."""
    s = g.state
    if s.spent >> SYSTEM & 1 or s.hunter != SYSTEM or p.place >= N_ZONES:
        return
    if s.kcs[SYSTEM] < 0:
        if s.kc_pool:
            s.spent |= 1 << SYSTEM
            commissioners.commission(g, SYSTEM, p)
    elif commissioners.in_reach(s, SYSTEM, p):
        s.spent |= 1 << SYSTEM
        yield from commissioners.intercept(g, SYSTEM, p)


def wanted(g: G) -> None:
    """19.14: once Teach has had enough notoriety, he is hunted in each of his turns."""
    s = g.state
    teach = find_pirate(s, TEACH)
    if teach is not None:
        mark(s, teach)
    if s.marked:
        s.hunter = SYSTEM


def mark(s: State, teach: Pirate) -> None:
    s.marked = s.marked or teach.notoriety >= TRIGGER


def quell(g: G, p: Pirate, roll: int) -> Rule[None]:
    """19.16: Teach is never overthrown; a bad roll costs him loyalty."""
    command = PIRATES[TEACH].command
    if roll > command:
        yield from mutiny.displease(g, p, 3)
    elif roll == command:
        yield from mutiny.displease(g, p, 2)


def crew_at_zero(g: G, p: Pirate) -> None:
    """19.16bis: a crew at the end of its loyalty costs Teach notoriety, now …"""
    g.state.disgraced = g.state.turn
    shame(g, p, g.roll(2))


def end_of_turn(g: G) -> None:
    """… and at the end of each of his following turns."""
    s = g.state
    teach = find_pirate(s, TEACH)
    if teach is not None and teach.loyalty == 0 and s.disgraced != s.turn:
        shame(g, teach, g.roll(1))
    check_loss(g)


def shame(g: G, teach: Pirate, faces: list[int]) -> None:
    mark(g.state, teach)
    loss = min(teach.notoriety, sum(faces))
    teach.notoriety -= loss
    g.tell("shamed", pirate=word(teach), dice=faces, points=loss)
