"""4.6: anti-pirate actions — the windows at which they are taken, and the cards played in them.

A seat is asked only when it has something to play, and may pass until the end of the turn. What it holds
is read afresh from the state, never kept.
"""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Decision, Option, Options, Rule

from ..box import (
    CARD,
    CARDS,
    CONVERTED,
    DOCK,
    PIRATE,
    PIRATE_WORDS,
    PIRATES,
    PLACE,
    PLACES,
    PORT,
    PORTS,
    SAILS,
    WEALTH,
)
from ..options import option, who
from ..state import ACTS, NONE, SYSTEM, G, Pirate, State, after, is_pro, word
from . import alliances, commissioners, damage, mutiny, ports, revelry, warships
from .alliances import crew
from .asking import ask
from .cards import (
    COMMISSION,
    COMMISSIONER,
    CONSPIRACY,
    CONVERTS,
    DEBAUCHERY,
    RESISTANCE,
    SCURVY,
    SIGHTING,
    WARSHIP,
    WEAR,
)
from .deck import discard
from .interruptions import abandon
from .openings import INTERCEPTABLE, OUST, openings
from .variant import variant
from .windows import HUSH, PLAYS, black_flag, has_acted, passes, spend

ACT_WORDS = tuple(f"act-{act}" for act in ACTS)
HUNT = Option("hunt")
RAISE = Option("commission")
BROADSIDE = Option("broadside")
DRIVE_OUT = Option("oust")
KC_MOVES = tuple(tuple(Option("send", PLACES[there]) for there in SAILS[place]) for place in range(DOCK))
RAIDS = tuple(Option("raid", port.id) for port in PORTS)
NOTHING_TO_PLAY = (PASS, HUSH)


def playable(s: State, p: Pirate) -> list[int]:
    """Return the cards that could be played against the active pirate now, by all that the table can see."""
    cards = [card for card in openings(s, p) if card < COMMISSION and card not in s.types]
    if CONVERTS in cards and not s.retired:
        cards.remove(CONVERTS)
    if SIGHTING in cards and (s.warships[p.place] >= 0 or not any(s.warship_pool)):  # ruling A19
        cards.remove(SIGHTING)
    return cards


def replies(s: State, seat: int, p: Pirate, cards: list[int]) -> Options:
    """Return what a seat can do now (4.65), given the cards that could be played; empty if it could only
    pass."""
    spoken = has_acted(s, seat)
    kc = s.kcs[seat]
    if spoken and kc < 0:
        return ()
    menu = [PASS]
    now = openings(s, p)
    if kc >= 0 and may_intercept(s, seat, p):
        menu.append(HUNT)
    if not spoken:
        if WARSHIP in now and s.warships[p.place] >= 0 and WARSHIP not in s.types:
            menu.append(BROADSIDE)
        if COMMISSION in now and kc < 0 and COMMISSION not in s.types and commissioners.wanted(s, p):
            menu.append(RAISE)
    if kc >= 0 and may_use(s, seat, p):
        if OUST in now and commissioners.can_oust(s, seat, p):
            menu.append(DRIVE_OUT)
        menu += [RAIDS[port] for port in commissioners.raids(s, seat)]
        menu += KC_MOVES[s.kc_places[seat]]
    if not spoken:
        hand = s.hands[seat]
        for card in cards:
            if card not in hand or (card == CONVERTS and kc >= 0):  # 10.13
                continue
            if card == RESISTANCE and not any(map(is_pro, s.governors)):
                continue
            menu.append(PLAYS[card])
    if len(menu) == 1:
        return ()
    menu.append(HUSH)
    return tuple(menu)


def may_use(s: State, seat: int, p: Pirate) -> bool:
    """10.23: whether a player's commissioner may act: one in a turn. As printed, he may go on harassing the
    pirate he has begun with."""
    if COMMISSIONER in s.types:
        return False
    if not has_acted(s, seat) and s.hunter < 0:
        return True
    return not s.charts and harasses(s, seat, p)


def harasses(s: State, seat: int, p: Pirate) -> bool:
    """10.23 as printed: whether a commissioner is on the heels of the active pirate, whose action is one of
    those of 10.31."""
    if s.hunter != seat or s.hunted < 0 or s.act not in INTERCEPTABLE:
        return False
    return s.hunted in (p.id, p.ally)


def may_intercept(s: State, seat: int, p: Pirate) -> bool:
    """By the charts, a reaction: one commissioner an action, no anti-pirate action. As printed, his use of
    the turn (10.24)."""
    if s.charts:
        return not s.reacted and commissioners.in_reach(s, seat, p)
    return may_use(s, seat, p) and commissioners.in_reach(s, seat, p)


def again_replies(s: State, seat: int, p: Pirate) -> Options:
    """What a seat can do, read afresh from its hand."""
    return replies(s, seat, p, playable(s, p)) or NOTHING_TO_PLAY


def first_to_answer(g: G, p: Pirate, moment: int) -> int:
    """Return the first anti-pirate player, from the active player's left (4.63, ruling A14), who has
    something to play at a moment of an action; -1 if nobody has."""
    s = g.state
    s.moment = moment
    order = after(s, s.actor)
    if not order:
        return SYSTEM  # 19.13
    cards = playable(s, p)
    g.reveal()  # that nobody is asked tells something of the hands
    for seat in order:
        if not passes(s, seat) and replies(s, seat, p, cards):
            return seat
    return NONE


def window(g: G, p: Pirate, first: int) -> Rule[None]:
    """4.63: the anti-pirate players in turn, from the first who has something to play. Whoever acts changes
    the table: then all may speak again, also those who had nothing to play or passed (ruling A94)."""
    s = g.state
    moment = s.moment
    order = after(s, s.actor)
    if not order:
        yield from variant(s).response(g, p)
        return
    waiting = list(order[order.index(first) :])
    while waiting:
        seat = waiting.pop(0)
        if passes(s, seat):
            continue
        options = replies(s, seat, p, playable(s, p))
        if not options:
            continue
        about = {
            "pirate": PIRATE_WORDS[p.id],
            "owner": who(s, p.owner),
            "act": ACT_WORDS[s.act],
            "moment": moment,
        }
        chosen = yield Decision(
            seat, "respond", options, "4.61", about, None, partial(again_replies, s, seat, p)
        )
        g.reveal()  # who is asked next, or that nobody is, tells something of the hands
        if chosen == HUSH:
            s.quiet |= 1 << seat
        elif chosen != PASS:
            yield from respond(g, seat, p, chosen)
            abandon(g, p)
            s.moment = moment
            waiting = list(order)


def respond(g: G, seat: int, p: Pirate, chosen: Option) -> Rule[None]:
    s = g.state
    verb = chosen[0]
    if verb == "play":
        yield from play_card(g, seat, p, CARD[chosen[1]])
    elif verb == "hunt":
        if s.charts:
            s.reacted = True
        else:
            hunt(s, seat, p)
        yield from commissioners.intercept(g, seat, p)
    elif verb == "commission":
        spend(s, seat, COMMISSION)
        commissioners.commission(g, seat, p)
    elif verb == "broadside":
        spend(s, seat, WARSHIP)
        yield from warships.warship_attack(g, seat, p, p.place)
    else:
        hunt(s, seat, p)
        if verb == "send":
            commissioners.shift(g, seat, PLACE[chosen[1]])
        elif verb == "raid":
            yield from commissioners.raid(g, seat, PORT[chosen[1]])
        else:
            yield from commissioners.oust(g, seat, p)


def hunt(s: State, seat: int, p: Pirate) -> None:
    """10.23: the one commissioner that acts this turn."""
    spend(s, seat, COMMISSIONER)
    s.hunter, s.hunted = seat, p.id


# ---- 4.65D: cards


def play_card(g: G, seat: int, p: Pirate, card: int) -> Rule[None]:
    """A card from the hand against the active pirate, unless the black flag stops it (17.2#19)."""
    s = g.state
    s.hands[seat].remove(card)
    discard(s, card)
    spend(s, seat, card)
    g.reveal()
    g.tell("played", who=f"p{seat}", card=CARDS[card], pirate=word(p))
    if (yield from black_flag(g, p, card)):
        return
    yield from effect(g, seat, p, card)


def effect(g: G, seat: int, p: Pirate, card: int) -> Rule[None]:
    if card == DEBAUCHERY:
        yield from debauch(g, p)
    elif card == RESISTANCE:
        yield from resist(g, seat)
    elif card == CONSPIRACY:
        yield from conspire(g, p)
    elif card == CONVERTS:
        yield from convert(g, seat, p)
    elif card == SCURVY:
        yield from scurvy(g, p)
    elif card == SIGHTING:
        yield from warships.sighting(g, seat, p)
    elif card == WEAR:
        faces = g.roll(1)
        g.tell("wear", pirate=word(p), dice=faces, points=faces[0] // 2)  # 17.2#22
        if faces[0] > 1:
            yield from damage.speed_damage(g, p, faces[0] // 2)
    abandon(g, p)


def debauch(g: G, p: Pirate) -> Rule[None]:
    """17.2#2: an involuntary debauch; it breaks an alliance and strikes both (11.6)."""
    both = crew(g.state, p)
    if len(both) > 1:
        yield from alliances.part(g, p)
    for q in both:
        revelry.celebrate(g, q, voluntary=False)


def resist(g: G, seat: int) -> Rule[None]:
    """17.2#13: a die above the wealth of a port with a pro-pirate governor drives him out, and the
    pirates with him."""
    s = g.state
    options = tuple(
        option("incite", PORTS[port].id) for port, governor in enumerate(s.governors) if is_pro(governor)
    )
    chosen = yield from ask(g, seat, "incite", options, "17.2#13")
    port = PORT[chosen[1]]
    faces = g.roll(1)
    won = faces[0] > WEALTH[port]
    g.tell("resistance", port=PORTS[port].id, dice=faces, won=won)
    if won:
        ports.dismiss(s, port)
        yield from ports.clear_port(g, port, "17.2#13")


def conspire(g: G, p: Pirate) -> Rule[None]:
    """17.2#15, 14.1: 2d6 above the crew's loyalty; for each of two allies (11.6), by the lower loyalty of
    the two as long as they are allied (11.2)."""
    for q in crew(g.state, p):
        loyalty = min(mate.loyalty for mate in crew(g.state, q))
        faces = g.roll(2)
        g.tell("conspiracy", pirate=word(q), dice=faces, loyalty=loyalty)
        if sum(faces) > loyalty:
            yield from mutiny.rise(g, q)


def convert(g: G, seat: int, p: Pirate) -> Rule[None]:
    """17.2#16: a retired pirate becomes the player's commissioner, in the zone of the active pirate."""
    s = g.state
    options = tuple(option("turn-coat", PIRATES[number].id) for number in s.retired)
    chosen = yield from ask(g, seat, "turn-coat", options, "17.2#16")
    number = PIRATE[chosen[1]]
    s.retired.remove(number)
    commissioners.bring_in(g, seat, CONVERTED + number, p.place)


def scurvy(g: G, p: Pirate) -> Rule[None]:
    """17.2#18: hostages die, loyalty drops now and at each turn of the owner until port is made; both of
    two allies suffer (11.4)."""
    s = g.state
    for q in crew(s, p):
        q.scurvy = True
        s.hostage_pool += q.hostages
        del q.hostages[:], q.nations[:]
        g.tell("scurvy", pirate=word(q))
    yield from mutiny.displease(g, p, 1)
