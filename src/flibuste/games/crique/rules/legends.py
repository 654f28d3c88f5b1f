"""19 Legends and the Royal Navy: whom they fire at, and how."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decision import Rule

from ..box import HULL, LEGEND_CARDS, LEGEND_WORDS, SECTIONS, TREASURE_ISLAND
from ..options import FIRE, SEAT_OF, SEATS, SECTION_OF, as_bits
from ..state import BY_LEGENDS, Battle, Foe, G
from .fame import gain
from .ships import battle_speed, by_die, by_speed, pace, value
from .volley import ALL, count_hits, damage, damage_all, face_to_hit, settle

#: In place of a section: all four are hit; or what counts is no section but speed.
EVERY: Final = -1
NO_SECTION: Final = -1

_SECTION = tuple(SECTION_OF.get(legend.section, EVERY) for legend in LEGEND_CARDS)
_TARGET = tuple(SECTION_OF.get(legend.target, NO_SECTION) for legend in LEGEND_CARDS)


def legend_fires(g: G, b: Battle, foe: Foe) -> None:
    """19.1, 19.2: a volley by the printed figures."""
    target = victim(g, b, foe.legend)
    foe_volley(g, b, foe, target, _SECTION[foe.legend])


def victim(g: G, b: Battle, legend: int) -> int:
    """19.11: the player with most of what the card names, by current figures; equals by die."""
    players = b.players
    if len(players) == 1:
        return players[0]
    s = g.state
    section = _TARGET[legend]
    best = 0
    tied: list[int] = []
    for seat in players:
        worth = value(s, s.pirates[seat], section) if section != NO_SECTION else battle_speed(s, b, seat)
        if worth > best:
            best = worth
            tied = [seat]
        elif worth == best:
            tied.append(seat)
    return tied[0] if len(tied) == 1 else by_die(g, tied)[0]


def navy_fires(g: G, b: Battle, foe: Foe) -> Rule[None]:
    """19.7, 19.navy-2, 19.navy-3: its controller picks ship and section."""
    option = yield g.ask(foe.by, "navy-fire", FIRE[as_bits(b.players)], "19.navy-2")
    foe_volley(g, b, foe, SEAT_OF[option[1]], SECTION_OF[option[2]])


def foe_volley(g: G, b: Battle, foe: Foe, target: int, section: int) -> None:
    """19.2: one volley, on one section or on EVERY one (19.bonny-read-1). Smoke helps too (17.smoke-2)."""
    legend = LEGEND_CARDS[foe.legend]
    faces = g.roll(legend.dice)
    hit_from = face_to_hit(target in b.smoke)
    hits = count_hits(faces, hit_from)
    word = SECTIONS[section] if section != EVERY else ALL
    g.tell("volley", who=LEGEND_WORDS[foe.legend], target=SEATS[target], section=word, dice=faces, hits=hits)
    lost = False
    if hits:
        lost = damage_all(g, b, target, hits) if section == EVERY else damage(g, b, target, section, hits)
    if legend.stray:
        lost |= strays(g, b, target, [face for face in faces if face < hit_from])
    if lost:
        settle(g, b)


def strays(g: G, b: Battle, target: int, misses: list[int]) -> bool:
    """19.hook-3, 19.hook-4: a miss showing another ship's number, counted clockwise from the target,
    hits its hull; not through smoke."""
    seating = g.state.seating
    start = seating.index(target)
    clockwise = seating[start + 1 :] + seating[:start]
    others = [seat for seat in clockwise if seat in b.players]
    lost = False
    for face in misses:
        if face > len(others):
            continue
        hit = others[face - 1]
        if hit not in b.smoke:
            g.tell("stray", target=SEATS[hit])
            lost |= damage(g, b, hit, HULL, 1)
    return lost


def regain(g: G, b: Battle) -> None:
    """19.dutchman-3: of the hull lost in this round, some comes back at its end."""
    for foe in b.foes:
        if foe.hull > 0:
            back = min(foe.before - foe.hull, LEGEND_CARDS[foe.legend].regain)
            if back:
                foe.hull += back
                g.tell("regained", foe=LEGEND_WORDS[foe.legend], hull=back)
            foe.before = foe.hull


def capture(g: G, island: int) -> None:
    """19.cacafuego-3 to -5: an unarmed prize goes to whoever is left, on Treasure Island to the
    fastest; a die says how much fame it brings."""
    s = g.state
    for ship in s.black:
        if ship.island != island or not ship.legend or not LEGEND_CARDS[ship.legend].prize:
            continue
        there = [seat for seat in range(s.seats) if s.pirates[seat].island == island]
        if not there:
            continue
        assert island == TREASURE_ISLAND or len(there) == 1
        captor = by_speed(g, [(pace(s.pirates[seat]), seat) for seat in there])[0]
        face = g.die()
        gain(s, captor, face, BY_LEGENDS)
        g.tell("captured", who=SEATS[captor], foe=LEGEND_WORDS[ship.legend], fame=face)
        s.sunk.append(ship.legend)
        ship.legend = 0
