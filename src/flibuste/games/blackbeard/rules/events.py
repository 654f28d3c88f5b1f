"""17: event cards that are no anti-pirate cards."""

from __future__ import annotations

from flibuste.kernel.decision import CHECKPOINT, Option, Options, Rule

from ..box import (
    CARD,
    CARDS,
    DISASTER,
    DOCK,
    FIGURE,
    HELD,
    N_ZONES,
    PIRATE,
    PIRATES,
    PLACE,
    PLACES,
    PORT_NATION,
    PORT_ZONES,
    PORTS,
    STORM,
    SUNK,
    WARSHIPS,
    ZONE_BOXES,
    ZONE_PORTS,
    ZONES,
    kc_word,
)
from ..options import option
from ..state import NONE, G, Pirate, State, find_pirate, word
from . import commissioners, movement, ports, ships, warships
from .alliances import crew
from .asking import ask
from .booty import share_out
from .captains import eliminate
from .cards import (
    BURIED_TREASURE,
    DISEASE,
    FAIR_WINDS,
    FINGER_OF_FATE,
    MAL_DE_MER,
    NEW_GOVERNORS,
    PARDON,
    STORMS,
    TURMOIL,
)
from .cunning import again
from .damage import batter
from .deck import PARDON_RETURN, discard, draw_card, return_pardon
from .interruptions import GameOver
from .locators import d66, d66_faces
from .variant import variant

HAND = FIGURE["hand-size"]

# ---- 4.4A: drawing


def draw_phase(g: G) -> Rule[None]:
    """4.4A: draw to four cards; a must-play card happens at once and another is drawn."""
    s = g.state
    hand = s.hands[s.actor]
    while len(hand) < HAND:
        card = draw_card(g)
        if HELD[card]:
            hand.append(card)
            g.reveal()
            g.tell("drew", (s.actor,), card=CARDS[card])
            continue
        g.reveal()
        g.tell("happens", who=f"p{s.actor}", card=CARDS[card])
        yield from happen(g, card)
        yield CHECKPOINT


def happen(g: G, card: int) -> Rule[None]:
    """17.15: a must-play card."""
    s = g.state
    if card == PARDON:
        pardon(g, g.state.actor)
        return
    discard(s, card)
    if card == DISEASE:
        disease(g)
    elif card == TURMOIL:
        turmoil(g)
    elif card == FINGER_OF_FATE:
        yield from finger_of_fate(g)
    elif card == NEW_GOVERNORS:
        yield from new_governors(g)
    elif card == MAL_DE_MER:
        s.seasick = True
    elif card == STORMS:
        yield from storms(g)
    else:
        disaster(g)


# ---- must-play cards


def disease(g: G) -> None:
    """17.2#3: in the port of a D66, governor, pirates and their hostages die."""
    s = g.state
    port = d66(g.dice)
    g.tell("disease", port=PORTS[port].id, dice=d66_faces(port))
    if port in s.destroyed:
        return
    ports.dismiss(s, port)
    for p in [p for p in s.pirates if p.place == DOCK + port]:
        eliminate(g, p)


def turmoil(g: G) -> None:
    """17.2#5: commissioners and warships are called home."""
    s = g.state
    for owner in range(len(s.kcs)):
        if s.kcs[owner] != NONE:
            commissioners.withdraw(s, owner, beaten=False)
    for zone in range(N_ZONES):
        warships.remove_warship(s, zone)
    g.tell("turmoil")


def finger_of_fate(g: G) -> Rule[None]:
    """17.2#7: each discards a card, then hands the rest to the left."""
    s = g.state

    def cards(seat: int) -> Options:
        return tuple(option("drop", CARDS[card]) for card in sorted(set(s.hands[seat])))

    holding = [seat for seat in range(s.seats) if s.hands[seat]]
    asked = [
        g.ask(seat, "drop", lambda seat=seat: cards(seat), "17.2#7")  # type: ignore[misc]
        for seat in holding
    ]
    if not asked:
        return
    answers = yield g.ask_all(asked)
    for seat, chosen in answers.items():
        card = CARD[chosen[1]]
        s.hands[seat].remove(card)
        discard(s, card)
        g.tell("dropped", who=f"p{seat}", card=CARDS[card])
    hands = [list(hand) for hand in s.hands]
    for seat in range(s.seats):
        s.hands[seat][:] = hands[seat - 1]
    if len(hands) > 1:
        g.tell("passed-on")


def pardon(g: G, owner: int) -> None:
    """17.2#8: nothing the first time; an open pardon the second; the end of the game the third, or when
    it is the last card of the deck."""
    s = g.state
    s.pardons += 1
    if s.pardons >= 3 or not s.deck:
        s.discard.append(PARDON)
        raise GameOver
    if s.pardons == 1:
        s.deck.append(PARDON)
        g.dice.shuffle(s.deck, "deck")
        g.tell("pardon-back")
        return
    s.pardon_seat = owner
    s.pardon_turns = 2 if owner == s.actor else 1  # until the end of his next turn: not of this one
    for p in s.pirates:
        p.pardoned = True
    g.tell("pardon")
    s.pardon_out = True
    if len(s.deck) <= PARDON_RETURN:
        return_pardon(g)


def new_governors(g: G) -> Rule[None]:
    """17.2#9: two D66; pirate ports and ruins are rolled again (ruling A70)."""
    s = g.state
    for _ in range(FIGURE["governors-a-card"]):
        if not s.anti:
            return
        port = d66(g.dice)
        while PORT_NATION[port] == NONE or port in s.destroyed:
            port = d66(g.dice)
        yield from ports.appoint(g, port)


def storms(g: G) -> Rule[None]:
    """17.2#20: the zone of a D66's port, and the transit boxes that open on it (ruling A77)."""
    s = g.state
    named = d66(g.dice)
    faces, zone = d66_faces(named), PORT_ZONES[named][0]
    if len(PORT_ZONES[named]) > 1:  # ruling A03
        faces += g.roll(1)
        zone = PORT_ZONES[named][0 if faces[2] <= 3 else 1]
    boxes = ZONE_BOXES[zone]
    g.tell("storm", zone=ZONES[zone], dice=faces)
    scattered = [port for port in ZONE_PORTS[zone] if s.merchants[port] != NONE]
    for port in scattered:
        ships.remove_merchant(s, port)
    if scattered:
        g.tell("scattered", ports=[PORTS[port].id for port in scattered])
    if s.warships[zone] != NONE:
        warship = WARSHIPS[s.warships[zone]]
        faces = g.roll(2)
        lost = sum(faces) > warship.combat
        g.tell("storm-warship", warship=warship.id, dice=faces, lost=lost)
        if lost:
            warships.remove_warship(s, zone)
    for p in [p for p in s.pirates if p.place == zone or p.place in boxes]:
        faces = g.roll(1)
        damage = STORM[faces[0] + (p.place != zone)]
        g.tell("storm-ship", pirate=word(p), dice=faces)
        if damage == SUNK:
            g.tell("sunk", pirate=word(p))
            eliminate(g, p)
        else:
            yield from batter(g, p, damage)
    for owner, place in enumerate(s.kc_places):
        if s.kcs[owner] != NONE and (place == zone or place in boxes):
            faces = g.roll(1)
            lost = faces[0] <= 4
            g.tell("storm-kc", kc=kc_word(s.kcs[owner]), dice=faces, lost=lost)
            if lost:
                commissioners.withdraw(s, owner, beaten=False)
    ships.send_merchants(g, variant(s).merchants_after_storm)  # 19.4


def disaster(g: G) -> None:
    """17.2#23: a port is gone with everybody in it; all merchants are placed anew."""
    s = g.state
    faces = g.roll(1)
    port = DISASTER[faces[0]]
    g.tell("disaster", port=PORTS[port].id, dice=faces)
    if port not in s.destroyed:
        s.destroyed.append(port)
        ports.dismiss(s, port)
        for p in [p for p in s.pirates if p.place == DOCK + port]:
            eliminate(g, p)
        for p in s.pirates:
            p.info.pop(port, None)
    for there in range(len(PORTS)):
        ships.remove_merchant(s, there)
    ships.send_merchants(g, variant(s).merchants)


# ---- cards played as events in one's own turn (17.12, 17.13)


def can_happen(s: State, owner: int, card: int) -> bool:
    """Whether the event of an Actions-and-Event card can be resolved (ruling A10)."""
    own = [p for p in s.pirates if p.owner == owner]
    if card == BURIED_TREASURE:
        return bool(own)
    if card == FAIR_WINDS:
        return bool(own) or s.kcs[owner] != NONE
    return any(p.place >= DOCK and not p.guns for p in own)


def resolve(g: G, owner: int, card: int) -> Rule[None]:
    discard(g.state, card)
    if card == BURIED_TREASURE:
        yield from treasure_map(g, owner)
    elif card == FAIR_WINDS:
        yield from fair_winds(g, owner)
    else:
        yield from heavy_guns(g, owner)


def pick(g: G, owner: int, kind: str, pirates: list[Pirate], rule: str) -> Rule[Pirate]:
    """One of a player's pirates."""
    options = tuple(option("captain", PIRATES[p.id].id) for p in pirates)
    chosen = yield from ask(g, owner, kind, options, rule)
    p = find_pirate(g.state, PIRATE[chosen[1]])
    assert p is not None
    return p


def treasure_map(g: G, owner: int) -> Rule[None]:
    """17.2#1: the map belongs to a pirate until he digs, or leaves play."""
    s = g.state
    own = [p for p in s.pirates if p.owner == owner]
    p = yield from pick(g, owner, "treasure", own, "17.2#1")
    p.treasure = True
    s.discard.remove(BURIED_TREASURE)
    g.tell("map", pirate=word(p))


def dig(g: G, p: Pirate) -> Rule[None]:
    """17.2#1: on 3 to 6 there is something: 3d6 times 100."""
    s = g.state
    p.treasure = False
    discard(s, BURIED_TREASURE)
    faces = yield from again(g, p, g.roll(1), lambda die: die >= 3, "17.2#1")
    struck_lucky = faces[0] >= 3
    g.tell("digging", pirate=word(p), dice=faces, found=struck_lucky)
    if not struck_lucky:
        return
    faces = yield from again(g, p, g.roll(3), lambda total: total == 18, "17.2#1")
    value = FIGURE["treasure"] * sum(faces)
    g.tell("dug-up", pirate=word(p), dice=faces, value=value)
    yield from share_out(g, p, value, whole_hold=False)


KC_WORD = Option("captain", "commissioner")


def fair_winds(g: G, owner: int) -> Rule[None]:
    """17.2#6: a pirate or the player's commissioner to any zone; it is no action."""
    s = g.state
    free = [p for p in s.pirates if p.owner == owner and not movement.shut_in(s, p)]
    options = tuple(option("captain", PIRATES[p.id].id) for p in free)
    if s.kcs[owner] != NONE:
        options += (KC_WORD,)
    chosen = yield from ask(g, owner, "winds", options, "17.2#6")
    if chosen == KC_WORD:
        zones = tuple(option("zone", zone) for n, zone in enumerate(ZONES) if n != s.kc_places[owner])
        where = yield from ask(g, owner, "winds-zone", zones, "17.2#6")
        commissioners.shift(g, owner, PLACE[where[1]])
        return
    p = find_pirate(s, PIRATE[chosen[1]])
    assert p is not None
    barred = s.kc_places[owner] if s.kcs[owner] != NONE else NONE
    zones = tuple(option("zone", zone) for n, zone in enumerate(ZONES) if n not in (barred, p.place))
    where = yield from ask(g, owner, "winds-zone", zones, "17.2#6", {"pirate": word(p)})
    for q in crew(s, p):
        q.place = PLACE[where[1]]
        q.found = []
        q.taken = NONE
    g.tell("moved", pirate=word(p), place=PLACES[p.place])


def heavy_guns(g: G, owner: int) -> Rule[None]:
    """17.2#10: on a docked pirate; once for a ship."""
    s = g.state
    own = [p for p in s.pirates if p.owner == owner and p.place >= DOCK and not p.guns]
    p = yield from pick(g, owner, "guns", own, "17.2#10")
    p.guns = True
    g.tell("guns", pirate=word(p))
