"""4.6: anti-pirate actions — the windows at which they are taken, and the cards played in them.

A seat is asked only when it has something to play, and may pass until the end of the turn. What it holds
is read afresh from the state, never kept.
"""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Decision, Option, Options, Rule

from . import alliances, commissioners, duels, mutiny, ports, revelry, solitaire, warships
from .components import (
    CARD,
    CARDS,
    CONVERTED,
    DOCK,
    LIMITS,
    N_ZONES,
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
from .state import (
    ACTS,
    ATTACK,
    CONVERT,
    DONE,
    FIND,
    INVOLUNTARY,
    PLUNDER,
    RETIRE,
    Pirate,
    State,
    in_play,
    is_pro,
    word,
)
from .tools import (
    NO,
    YES,
    G,
    abandon,
    after,
    ask,
    ask_hand,
    crew,
    discard,
    eliminate,
    option,
    who,
)

# ---- the kinds of anti-pirate action that are no cards (4.65), as bits beyond the cards'
COMMISSION, COMMISSIONER, WARSHIP = 24, 25, 26
DEBAUCHERY, DOUBLE_CROSS, SURPRISE, RESISTANCE, CONSPIRACY, CONVERTS, AMBITION = 2, 4, 11, 13, 15, 16, 17
SCURVY, SKULL, SIGHTING, WEAR = 18, 19, 21, 22
#: 6.41: the actions that warships may disturb
WARSHIP_ACTS = frozenset((FIND, PLUNDER, CONVERT, ATTACK))

ACT_WORDS = tuple(f"act-{act}" for act in ACTS)
HUSH = Option("hush")
HUNT = Option("hunt")
RAISE = Option("commission")
BROADSIDE = Option("broadside")
OUST = Option("oust")
PLAYS = tuple(Option("play", card) if card else PASS for card in CARDS)
KC_MOVES = tuple(tuple(Option("send", PLACES[there]) for there in SAILS[place]) for place in range(DOCK))
RAIDS = tuple(Option("raid", port.id) for port in PORTS)

_MENUS: dict[tuple[int, int, int], Options] = {}
_F_HUNT, _F_RAISE, _F_WARSHIP, _F_OUST, _F_MOVE = 1, 2, 4, 8, 16


def playable(s: State, p: Pirate) -> int:
    """Which cards could be played against the active pirate now, as bits by card number: all that the
    table can see."""
    place = p.place
    cards = 1 << CONSPIRACY | 1 << RESISTANCE
    if place >= DOCK:
        # a second involuntary marker changes nothing (ruling A62), but it breaks an alliance (11.6)
        if s.moment == DONE and (p.revel != INVOLUNTARY or p.ally >= 0):
            cards |= 1 << DEBAUCHERY
    else:
        cards |= 1 << WEAR
        if not p.scurvy:
            cards |= 1 << SCURVY
        if place < N_ZONES:
            if s.retired:
                cards |= 1 << CONVERTS
            if s.moment != DONE and s.act in WARSHIP_ACTS and s.warships[place] < 0 and any(s.warship_pool):
                cards |= 1 << SIGHTING
    return cards & ~s.types


def replies(s: State, seat: int, p: Pirate) -> Options:
    """What a seat can play now; nothing but passing gives no options."""
    kc = s.kcs[seat]
    used = s.types
    cards = flags = raids = 0
    if not s.spent >> seat & 1:
        for card in s.hands[seat]:
            cards |= 1 << card
        cards &= s.cards
        if cards >> RESISTANCE & 1 and not any(map(is_pro, s.governors)):
            cards &= ~(1 << RESISTANCE)
        if cards >> CONVERTS & 1 and kc >= 0:
            cards &= ~(1 << CONVERTS)
        place = p.place
        if place < N_ZONES:
            fame = p.notoriety if p.ally < 0 else commissioners.notoriety(s, p)  # 3d6 must be below it
            if kc < 0 and s.kc_pool and fame > 3 and not used >> COMMISSION & 1:
                flags |= _F_RAISE
            if (
                s.warships[place] >= 0
                and s.moment != DONE
                and s.act in WARSHIP_ACTS
                and not used >> WARSHIP & 1
            ):
                flags |= _F_WARSHIP
    if kc >= 0:
        if s.charts:
            if not s.reacted and commissioners.in_reach(s, seat, p):
                flags |= _F_HUNT
            free = not s.spent >> seat & 1 and s.hunter < 0
        else:  # 10.23 as printed: one commissioner a turn, who may go on harassing the same pirate
            free = not s.spent >> seat & 1 and s.hunter < 0
            again = s.hunter == seat and s.hunted in (p.id, p.ally) and s.act in commissioners.MEETS
            free = free or again
            if free and not used >> COMMISSIONER & 1 and commissioners.in_reach(s, seat, p):
                flags |= _F_HUNT
        if free and not used >> COMMISSIONER & 1:
            flags |= _F_MOVE
            if commissioners.can_oust(s, seat, p):
                flags |= _F_OUST
            for port in commissioners.raids(s, seat):
                raids |= 1 << port
    if not cards and not flags:
        return ()
    key = (cards, flags | raids << 5, s.kc_places[seat])
    menu = _MENUS.get(key)
    if menu is None:
        menu = _MENUS[key] = _menu(cards, flags, raids, s.kc_places[seat])
    return menu


def _menu(cards: int, flags: int, raids: int, kc_place: int) -> Options:
    found = [PASS]
    if flags & _F_HUNT:
        found.append(HUNT)
    if flags & _F_WARSHIP:
        found.append(BROADSIDE)
    if flags & _F_RAISE:
        found.append(RAISE)
    if flags & _F_OUST:
        found.append(OUST)
    found += [RAIDS[port] for port in range(len(PORTS)) if raids >> port & 1]
    if flags & _F_MOVE:
        found += KC_MOVES[kc_place]
    found += [PLAYS[card] for card in range(len(CARDS)) if cards >> card & 1]
    return (*found, HUSH)


def again_replies(s: State, seat: int, p: Pirate) -> Options:
    return replies(s, seat, p) or (PASS, HUSH)


def first_to_answer(g: G, p: Pirate, moment: int) -> int:
    """The first anti-pirate player, from the active player's left (4.63, ruling A14), who has something
    to play at a moment of an action; -1 if nobody has."""
    s = g.state
    s.moment = moment
    if s.seats == 1 and s.actor == 0:
        return 0  # the system answers (19.13)
    s.cards = playable(s, p)
    g.reveal()  # that nobody is asked tells something of the hands
    quiet = s.quiet
    for seat in after(s, s.actor):
        if not quiet >> seat & 1 and replies(s, seat, p):
            return seat
    return -1


def window(g: G, p: Pirate, first: int) -> Rule[None]:
    """4.63: the anti-pirate players in turn, from the first who has something to play."""
    s = g.state
    moment = s.moment
    if s.seats == 1 and s.actor == 0:
        yield from solitaire.response(g, p)
        return
    order = after(s, s.actor)
    for seat in order[order.index(first) :]:
        if s.quiet >> seat & 1:
            continue
        while True:
            options = replies(s, seat, p)
            if not options:
                break
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
            if chosen is PASS or chosen == PASS:
                break
            if chosen == HUSH:
                s.quiet |= 1 << seat
                break
            yield from respond(g, seat, p, chosen)
            abandon(g, p)
            s.moment = moment
            s.cards = playable(s, p)


def spend(s: State, seat: int, kind: int) -> None:
    """4.61, 4.62: one action for a player in a turn, one of each kind in an action."""
    s.spent |= 1 << seat
    s.types |= 1 << kind


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
            yield from warships.speed_damage(g, p, faces[0] // 2)
    abandon(g, p)


def black_flag(g: G, p: Pirate, card: int) -> Rule[bool]:
    """17.2#19: for a point of cunning the card just played against the pirate is cancelled and shuffled
    back; a port's resistance and a turncoat are not played against him (ruling A76). Of two allies either
    may spend it (11.7)."""
    if card in (RESISTANCE, CONVERTS):
        return False
    s = g.state
    owner = p.owner
    able = [q for q in crew(s, p) if q.cunning > 0]
    if owner >= s.seats or SKULL not in s.hands[owner] or not able:
        return False
    hand = s.hands[owner]
    about = {"pirate": word(p), "card": CARDS[card]}
    wits = (YES,) if len(able) == 1 else tuple(option("flag", word(q)) for q in able)
    chosen = yield from ask_hand(
        g, owner, "flag", lambda: (*wits, NO) if SKULL in hand else (NO,), "17.2#19", about
    )
    g.reveal()  # the window goes on: whether another is asked tells something of the hands
    if chosen == NO:
        return False
    hand.remove(SKULL)
    discard(s, SKULL)
    able[wits.index(chosen)].cunning -= 1
    s.discard.remove(card)
    s.deck.append(card)
    g.dice.shuffle(s.deck, "deck")
    g.tell("flagged", pirate=word(p), card=CARDS[card])
    return True


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


# ---- windows of single cards


def pollable(g: G, card: int) -> list[int]:
    """Anti-pirate seats that hold a card and have not passed for the turn."""
    s = g.state
    g.reveal()
    return [seat for seat in after(s, s.actor) if not s.quiet >> seat & 1 and card in s.hands[seat]]


def offer(g: G, seat: int, card: int, p: Pirate, rule: str, exempt: bool) -> Rule[bool]:
    """Ask a seat that holds a card whether it plays it now; the black flag may stop it. Played is played:
    no second one of the kind in this action (4.62), and the seat's action of the turn (4.61), unless the
    card is exempt."""
    s = g.state
    if s.types >> card & 1:
        return False
    hand = s.hands[seat]
    play = PLAYS[card]
    chosen = yield from ask_hand(
        g,
        seat,
        "interrupt",
        lambda: (PASS, play, HUSH) if card in hand else (PASS, HUSH),
        rule,
        {"pirate": word(p), "card": CARDS[card]},
    )
    g.reveal()  # as in any window: who is asked next tells something of the hands
    if chosen == HUSH:
        s.quiet |= 1 << seat
    if chosen != play:
        return False
    hand.remove(card)
    discard(s, card)
    if exempt:
        s.types |= 1 << card
    else:
        spend(s, seat, card)
    g.tell("played", who=f"p{seat}", card=CARDS[card], pirate=word(p))
    return not (yield from black_flag(g, p, card))


def ambition(g: G, p: Pirate) -> Rule[None]:
    """17.2#17: right after the active pirate's crew has lost loyalty, a pirate from a rival's hand
    challenges him; it is that player's anti-pirate action."""
    s = g.state
    if s.seats == 1:
        return
    for seat in pollable(g, AMBITION):
        if s.spent >> seat & 1 or not s.pirate_hands[seat]:
            continue
        if in_play(s, seat) >= LIMITS[s.seats].play:
            continue
        if (yield from offer(g, seat, AMBITION, p, "17.2#17", exempt=False)):
            yield from usurper(g, seat, p)
            return


def usurper(g: G, seat: int, p: Pirate) -> Rule[None]:
    """15.1: the winner has the ship; a beaten challenger dies and the crew is pleased."""
    s = g.state
    hand = s.pirate_hands[seat]
    chosen = yield from ask_hand(
        g,
        seat,
        "challenger",
        lambda: tuple(option("captain", PIRATES[number].id) for number in sorted(hand)),
        "17.2#17",
        {"pirate": word(p)},
    )
    number = PIRATE[chosen[1]]
    hand.remove(number)
    s.locker.append(number)
    g.reveal()
    won, left = yield from duels.challenge(g, p, seat, number)
    if not won:
        duels.honour(g, p, number)
        mutiny.please(g, p, 1)
        return
    s.locker.remove(number)
    heir = mutiny.usurp(g, p, number, seat)
    heir.cunning = left
    duels.honour(g, heir, p.id)


def surprise(g: G, p: Pirate, zone: int) -> Rule[bool]:
    """17.2#11: the warship just sighted is a commissioner, who attacks at once, whatever else his player
    has done this turn; but none meets a pirate in the turn of his deployment (10.31)."""
    s = g.state
    if p.since == s.turn or (s.seats == 1 and s.actor == 0):
        return False
    for seat in pollable(g, SURPRISE):
        if s.kcs[seat] >= 0 or not s.kc_pool:
            continue
        if (yield from offer(g, seat, SURPRISE, p, "17.2#11", exempt=True)):
            warships.remove_warship(s, zone)
            commissioners.bring_in(g, seat, commissioners.draw(g), zone)
            yield from commissioners.intercept(g, seat, p)
            return True
    return False


def double_cross(g: G, p: Pirate) -> Rule[bool]:
    """17.2#4: whether a pirate who cashes in his letter is hanged. Beside a commissioner's attack it is
    no anti-pirate action; else it is."""
    s = g.state
    if s.seats == 1:
        return (yield from solitaire.double_cross(g, p))
    for seat in pollable(g, DOUBLE_CROSS):
        if s.act == RETIRE and s.spent >> seat & 1:
            continue
        if (yield from offer(g, seat, DOUBLE_CROSS, p, "17.2#4", exempt=s.act != RETIRE)):
            return trial(g, p)
    return False


def trial(g: G, p: Pirate) -> bool:
    """Not enough evidence; a fine of tenths of his net worth; or the rope."""
    faces = g.roll(1)
    outcome = ("free", "fined", "hanged")[(faces[0] - 1) // 2]
    g.tell("trial", pirate=word(p), dice=faces, outcome=outcome)
    if outcome == "free":
        return False
    if outcome == "fined":
        faces = g.roll(2)
        share = min(100, 10 * sum(faces))
        p.worth -= -(-p.worth * share // 100)
        g.tell("fined", pirate=word(p), dice=faces, share=share)
        return False
    eliminate(g, p)
    return True
