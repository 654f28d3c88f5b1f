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
    N_ZONES,
    PIRATE,
    PIRATE_WORDS,
    PIRATES,
    PLACE,
    PLACES,
    PORT,
    PORT_ZONES,
    PORTS,
    SAILS,
    WEALTH,
)
from ..options import option, who
from ..state import ACTS, NONE, G, Pirate, State, after, is_pro, word
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
from .openings import INTERCEPTABLE, Now, act_under_way, openings
from .variant import variant
from .windows import HUSH, PLAYS, black_flag, fall_silent, has_acted, listening, spend

ACT_WORDS = tuple(f"act-{act}" for act in ACTS)
HUNT = Option("hunt")
RAISE = Option("commission")
BROADSIDE = Option("broadside")
DRIVE_OUT = Option("oust")
KC_MOVES = tuple(tuple(Option("send", PLACES[there]) for there in SAILS[place]) for place in range(DOCK))
RAIDS = tuple(Option("raid", port.id) for port in PORTS)
NOTHING_TO_PLAY = (PASS, HUSH)


def replies(s: State, seat: int, p: Pirate, now: Now) -> Options:
    """Return what a seat can do now (4.65), of what the table allows; empty if it could only pass."""
    kc = s.kcs[seat]
    spoken = has_acted(s, seat)
    if spoken and kc == NONE:
        return ()
    menu: list[Option] = []
    if kc != NONE and may_intercept(s, seat, p, now):
        menu.append(HUNT)
    if not spoken:
        if now.warship and s.warships[p.place] != NONE and WARSHIP not in s.types:
            menu.append(BROADSIDE)
        if now.commission and kc == NONE and COMMISSION not in s.types and commissioners.wanted(s, p):
            menu.append(RAISE)
    if kc != NONE and may_use(s, seat, p):
        menu += uses(s, seat, p, now)
    if not spoken:
        hand = s.hands[seat]
        for card in now.cards:
            if card in hand and playable(s, seat, p, card):
                menu.append(PLAYS[card])
    return (PASS, *menu, HUSH) if menu else ()


def playable(s: State, owner: int, p: Pirate, card: int) -> bool:
    """Return whether a card that may be played now has not been used in this action (4.62) and can have an
    effect."""
    if card in s.types:
        return False
    if card == CONVERTS:
        return bool(s.retired) and s.kcs[owner] == NONE  # 10.13
    if card == SIGHTING:
        return s.warships[p.place] == NONE and any(s.warship_pool)  # ruling A19
    return card != RESISTANCE or any(map(is_pro, s.governors))


def uses(s: State, seat: int, p: Pirate, now: Now) -> list[Option]:
    """10.24: what a player's commissioner can do but intercept."""
    menu: list[Option] = []
    if now.oust and commissioners.can_oust(s, seat, p):
        menu.append(DRIVE_OUT)
    if now.raid:
        again = has_acted(s, seat)  # 10.23: only against that pirate
        menu += [RAIDS[port] for port in commissioners.raids(s, seat) if not again or p.place == DOCK + port]
    if now.shift:
        menu += KC_MOVES[s.kc_places[seat]]
    return menu


def may_use(s: State, seat: int, p: Pirate) -> bool:
    """10.23: whether a player's commissioner may act: one in a turn. As printed, he may go on harassing the
    pirate he has begun with."""
    if COMMISSIONER in s.types:
        return False
    if not has_acted(s, seat) and s.hunter == NONE:
        return True
    return not s.charts and harasses(s, seat, p)


def harasses(s: State, seat: int, p: Pirate) -> bool:
    """10.23 as printed: whether a commissioner is on the heels of the active pirate, whose action is one of
    those of 10.31."""
    if s.hunter != seat or s.hunted == NONE or act_under_way(s) not in INTERCEPTABLE:
        return False
    return s.hunted in (p.id, p.ally)


def may_intercept(s: State, seat: int, p: Pirate, now: Now) -> bool:
    """By the charts, a reaction: one commissioner an action, no anti-pirate action. As printed, his use of
    the turn (10.24)."""
    if s.charts:
        return not s.reacted and commissioners.in_reach(s, seat, p, now)
    return may_use(s, seat, p) and commissioners.in_reach(s, seat, p, now)


def again_replies(s: State, seat: int, p: Pirate) -> Options:
    """What a seat can do, read afresh from its hand."""
    return replies(s, seat, p, openings(s, p)) or NOTHING_TO_PLAY


def window(g: G, p: Pirate, moment: int) -> Rule[None] | None:
    """Open the window of a moment of an action: return what then happens, or None if nobody has anything to
    play."""
    s = g.state
    s.moment = moment
    order = listening(s)
    if not order and not after(s, s.actor):
        return variant(s).response(g, p)  # 19.13
    now = openings(s, p)
    g.reveal()  # that nobody is asked tells something of the hands
    for seat in order:
        if replies(s, seat, p, now):
            return answers(g, p, now, seat)
    return None


def answers(g: G, p: Pirate, now: Now, first: int) -> Rule[None]:
    """4.63, ruling A14: the anti-pirate players in turn from the active player's left, beginning with the
    first who has something to play. Whoever acts changes the table: then all may speak again, also those who
    had nothing to play or passed (ruling A94)."""
    s = g.state
    moment = s.moment
    waiting = list(listening(s))
    del waiting[: waiting.index(first)]
    while waiting:
        seat = waiting.pop(0)
        options = replies(s, seat, p, now)
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
            fall_silent(s, seat)
        elif chosen != PASS:
            yield from respond(g, seat, p, chosen)
            abandon(g, p)
            s.moment = moment
            now = openings(s, p)
            waiting = list(listening(s))


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
    """10.23: the one commissioner that acts this turn, and against whom."""
    spend(s, seat, COMMISSIONER)
    s.hunter, s.hunted = seat, p.id
    s.hunt_zone = waters(s, seat, p.place)


def waters(s: State, seat: int, place: int) -> int:
    """Return the zone of a place; of a port with two, that of a player's commissioner, as far as he is there;
    NONE in a transit box."""
    zones = PORT_ZONES[place - DOCK] if place >= DOCK else (place,) if place < N_ZONES else ()
    if len(zones) == 1:
        return zones[0]
    return s.kc_places[seat] if s.kc_places[seat] in zones else NONE


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
    """17.2#13: a die above the wealth of a port with a pro-pirate governor (ruling A58) drives him out, and
    the pirates with him."""
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
