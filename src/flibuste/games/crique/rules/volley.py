"""8.15–8.24, 8.33–8.37 Volleys: dice, hits, damage, routs; 17 the volley cards."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import (
    BOX,
    CANNONS,
    CARD_WORDS,
    COVE,
    HULL,
    LEGEND_CARDS,
    LEGEND_WORDS,
    NAVY,
    SECTIONS,
    VOLLEY_CARDS,
    VolleyCard,
)
from ..options import SEATS
from ..state import BY_BATTLE, BY_LEGENDS, NO_BLACK_SHIP, OFF, Battle, Foe, G, foe_of, is_foe
from .fame import gain
from .ships import dice_count, ship_word
from .tavern import absorb

#: in place of a section: every section is hit
ALL = "all"


def fire(g: G, b: Battle, seat: int, target: int, section: int) -> None:
    """8.15–8.19: roll, hit, damage; `target` is a seat or a foe. What is loaded (17) acts on
    this roll only and is discarded; a cannonade must be reloaded in the next round (17.cannonade-2), and the
    recoil of grapeshot comes after the hits (17.grapeshot-3)."""
    s = g.state
    recoil = powder = 0
    all_sections = False
    cards = [VOLLEY_CARDS[kind] for kind in b.loaded]
    for card in cards:
        recoil += card.recoil
        powder += card.powder
        all_sections |= card.all_sections
        if card.reload:
            b.reload[seat] = b.round + 1
    s.discard += b.loaded
    b.loaded.clear()
    faces = g.roll(dice_count(s, b, seat))
    hits = count_hits(faces, face_to_hit(target in b.smoke, cards))
    where = ALL if all_sections and not is_foe(target) else SECTIONS[section]
    g.tell("volley", who=SEATS[seat], target=ship_word(b, target), section=where, dice=faces, hits=hits)
    if hits:
        if is_foe(target):
            lost = damage_foe(foe_of(b, target), hits)
        elif all_sections:
            lost = damage_all(g, b, target, hits)
        else:
            lost = damage(g, b, target, section, hits)
        if powder:
            explode(g, b, hits * powder)
        if lost or powder:
            settle(g, b)
    if recoil:
        g.tell("recoil", who=SEATS[seat], hits=recoil)
        if damage(g, b, seat, CANNONS, recoil):
            settle(g, b)


def face_to_hit(smoke: bool, cards: Sequence[VolleyCard] = ()) -> int:
    """8.18, 17.smoke-1, 17.grapeshot-1, 17.grapeshot-2: the lowest face that hits a ship, under smoke or not;
    a volley card that names a face says so in place of the box."""
    if not cards:
        return 6 if smoke else BOX.hit_from
    if smoke and not any(card.through_smoke for card in cards):
        return 6
    return min([card.hit_from for card in cards if card.hit_from], default=BOX.hit_from)


def count_hits(faces: list[int], hit_from: int) -> int:
    """8.18"""
    hits = faces.count(6)
    for face in range(hit_from, 6):
        hits += faces.count(face)
    return hits


def damage(g: G, b: Battle, seat: int, section: int, hits: int) -> bool:
    """8.19, 8.34: hits on a section, absorbed or not; True when its ring is off the mat."""
    if seat not in b.hit:
        b.hit.append(seat)
    pirate = g.state.pirates[seat]
    if pirate.parrot or pirate.crafts[section]:
        hits = absorb(g, seat, section, hits, b.island > 0)
    ring = pirate.rings[section] - hits
    if ring < 0:
        pirate.rings[section] = OFF
        return True
    pirate.rings[section] = ring
    return False


def damage_all(g: G, b: Battle, seat: int, hits: int) -> bool:
    """17.cannonade-1, 19.bonny-read-1"""
    return True in [damage(g, b, seat, section, hits) for section in range(4)]


def damage_foe(foe: Foe, hits: int) -> bool:
    """19.3, 17.cannonade-3: each hit is one of its hull. Return whether it goes down."""
    foe.hull -= hits
    return foe.hull <= 0


def explode(g: G, b: Battle, hits: int) -> None:
    """17.powder-1, 17.powder-4: every ship in the battle, the shooter's too."""
    g.tell("explosion", hits=hits)
    for seat in b.players:
        damage(g, b, seat, HULL, hits)
    for foe in b.foes:
        if foe.hull > 0:
            damage_foe(foe, hits)


def settle(g: G, b: Battle) -> None:
    """8.33, 17.powder-2: ships with a ring off the mat leave together, then sunk foes are shared out."""
    pirates = g.state.pirates
    routed = [seat for seat in b.players if OFF in pirates[seat].rings]
    if routed:
        for seat in routed:
            lost = [SECTIONS[section] for section, ring in enumerate(pirates[seat].rings) if ring == OFF]
            g.tell("routed", who=SEATS[seat], sections=lost)
        leave(g, b, routed, len(routed))
    for foe in b.foes:
        if foe.hull <= 0 and not foe.sunk:
            sink(g, b, foe)


def leave(g: G, b: Battle, leaving: list[int], fame: int) -> None:
    """8.35, 8.36, 8.38: to the cove, giving fame to each player who stays. The last battle gives no fame,
    only a winner (11.5)."""
    s = g.state
    for seat in leaving:
        b.players.remove(seat)
    if not b.island:
        s.winners = b.players.copy() or leaving
        return
    for seat in leaving:
        s.pirates[seat].island = COVE
    if fame and b.players:
        for seat in b.players:
            gain(s, seat, fame, BY_BATTLE)
        g.tell("witnesses", players=[SEATS[seat] for seat in b.players], fame=fame)


def sink(g: G, b: Battle, foe: Foe) -> None:
    """19.4, 19.10, 17.powder-3"""
    s = g.state
    foe.hull = 0
    foe.sunk = True
    share = LEGEND_CARDS[foe.legend].fame // len(b.players) if b.players else 0
    for seat in b.players:
        gain(s, seat, share, BY_LEGENDS)
    if foe.black != NO_BLACK_SHIP:
        s.black[foe.black].legend = 0
        s.sunk.append(foe.legend)
    elif foe.legend == NAVY:
        s.navy = 0
    else:
        s.neutral = 0
    g.tell("sunk", foe=LEGEND_WORDS[foe.legend], fame=share, players=[SEATS[seat] for seat in b.players])


def load(g: G, b: Battle, seat: int, kind: int) -> None:
    """8.15, 8.16: a volley card laid down before the dice."""
    g.state.pirates[seat].hand.remove(kind)
    b.loaded.append(kind)
    g.reveal()
    g.tell("loaded", who=SEATS[seat], card=CARD_WORDS[kind])
