"""19.1–19.8: preparing the solitaire game."""

from __future__ import annotations

from flibuste.kernel.decision import Rule
from flibuste.kernel.dice import Dice

from ...box import FIGURE, N_ZONES, PIRATES, PORT_ZONES, SHIP, SHIPS, TEACH, ZONE_CARGO, ZONE_PORTS, ZONES
from ...state import DEPLOY, NONE, START, SYSTEM, G, State, new_pirate
from .. import setup, ships
from ..cards import AMBITION
from ..interruptions import GameOver
from ..locators import d66, d66_faces
from ..movement import ZONE_OPTIONS


def prepare(s: State, held: list[int], now: list[int], dice: Dice) -> None:
    """Two piles (19.3), merchants (19.4), governors (19.5); the system's pirates come after Teach."""
    s.deck = [card for card in held if card != AMBITION]
    s.gone = [card for card in held if card == AMBITION]
    dice.shuffle(s.deck, "deck")
    s.fate = now
    dice.shuffle(s.fate, "fate")
    setup.place_governors(s, dice)
    ships.place_merchants(s, dice, FIGURE["solo-merchants"])
    s.pirate_deck.remove(TEACH)
    s.pirate_hands[0].append(TEACH)
    dice.shuffle(s.pirate_deck, "pirates")
    s.phase = DEPLOY


def begin(g: G) -> Rule[None]:
    """19.6, 19.7, 19.8: Teach where the pickings are best, then the system's three."""
    s = g.state
    options = tuple(ZONE_OPTIONS[zone] for zone in hunting_grounds(s))
    chosen = yield g.ask(0, "haunt", options, "19.6")
    ship = yield g.ask(0, "rig", setup.START_SHIPS, "19.1", pirate="teach")
    zone = ZONES.index(chosen[1])
    teach = new_pirate(s, TEACH, 0, zone, SHIP[ship[1]])
    teach.since = NONE
    s.pirates.append(teach)
    s.pirate_hands[0].clear()
    g.tell("deployed", who="p0", pirate="teach", place=ZONES[zone])
    s.roster = [NONE] * FIGURE["solo-pirates"]
    for slot in range(len(s.roster)):
        recruit(g, slot, apart=True)
    s.hands[0] += [s.deck.pop() for _ in range(FIGURE["hand-size"])]
    s.phase, s.actor = START, 0


def hunting_grounds(s: State) -> list[int]:
    """19.6: most merchants; then the best cargo for a roll of 1; then the player's choice."""
    counts = [sum(s.merchants[port] != NONE for port in ZONE_PORTS[zone]) for zone in range(N_ZONES)]
    most = [zone for zone in range(N_ZONES) if counts[zone] == max(counts)]
    best = max(ZONE_CARGO[zone][1] for zone in most)
    return [zone for zone in most if ZONE_CARGO[zone][1] == best]


def recruit(g: G, slot: int, apart: bool = False) -> None:
    """19.1, 19.7: a pirate card, a zone by D66 (at the start never one with a pirate), a ship by die."""
    s = g.state
    if not s.pirate_deck:
        s.roster[slot] = NONE
        if all(number == NONE for number in s.roster):
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
