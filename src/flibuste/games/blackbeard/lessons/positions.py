"""The staged positions of Blackbeard's lessons. The learner is seat 0; each begins from an empty sea."""

from __future__ import annotations

from typing import Any

from ..box import (
    CARD,
    COMMISSIONERS,
    EVENTS,
    HOSTAGES,
    MERCHANTS,
    NATIONS,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    PRO,
    SHIP,
    WARSHIPS,
)
from ..state import ACTION, DRAW, State, new_pirate
from ..state import CARD as CARD_PHASE


def first_prize(s: State) -> None:
    """Bellamy in the East Caribbean: a merchant off San Juan, a friendly governor in Martinique."""
    _empty_sea(s)
    _pirate(s, "bellamy", "east-caribbean", ship="sloop")
    _pirate(s, "low", "gold-coast", owner=1)
    _merchants(
        s, {"san-juan": "brigantine", "santo-domingo": "fluyt", "havana": "sloop", "santiago": "fluyt"}
    )
    _merchants(s, {"boston": "sloop", "cape-coast": "schooner"})
    _governors(s, "martinique", "bath")
    _hostage_next(s, "bishop")
    _hold(s, 0, "skull-and-crossbones", "wear-and-tear", "scurvy-outbreak", "local-resistance")
    _deck(
        s,
        "kc-surprise",
        "kc-surprise",
        "wear-and-tear",
        "scurvy-outbreak",
        "local-resistance",
        "pirate-converts",
    )


def crew(s: State) -> None:
    """Low, with sullen men and two full holds, off Tortuga; a hostage whose nation is Spain."""
    _empty_sea(s)
    low = _pirate(s, "low", "west-caribbean", loyalty=3, holds=[800, 600], notoriety=14)
    low.hostages, low.nations = [_hostage("nobleman")], [NATIONS.index("spanish")]
    s.hostage_pool.remove(_hostage("nobleman"))
    _pirate(s, "davis", "gold-coast", owner=1)
    _merchants(
        s,
        {
            "santiago": "sloop",
            "boston": "sloop",
            "bombay": "fluyt",
            "cape-coast": "sloop",
            "virginia": "fluyt",
        },
    )
    _governors(s, "santiago", "port-royal")
    _hold(s, 0, "skull-and-crossbones", "pirate-converts", "kc-surprise", "local-resistance")
    _hold(s, 1, "mutiny-conspiracy")
    _deck(s, "wear-and-tear", "kc-surprise", "skull-and-crossbones", "wear-and-tear", "local-resistance")
    s.quiet = 0


def law(s: State) -> None:
    """Two cards to choose from, and a rival with a rich prize in sight."""
    _empty_sea(s)
    _pirate(s, "roberts", "south-atlantic", notoriety=6)
    _pirate(s, "kidd", "bath", notoriety=2)
    vane = _pirate(s, "vane", "central-atlantic", owner=1, loyalty=5, notoriety=9)
    _merchants(s, {"charleston": "schooner", "virginia": "three-master", "boston": "sloop", "goa": "fluyt"})
    _merchants(s, {"zanzibar": "fluyt", "havana": "fluyt"})
    _found(s, vane.id, "virginia")
    _governors(s, "bath")
    _hold(s, 0, "fair-winds", "mutiny-conspiracy", "double-cross", "wear-and-tear")
    _hold(s, 1, "skull-and-crossbones")
    _deck(s, "scurvy-outbreak", "local-resistance", "kc-surprise", "wear-and-tear", "pirate-converts")


def hunted(s: State) -> None:
    """Roberts is famous, a warship is on station, and a rival has a commissioner one zone away."""
    _empty_sea(s)
    _pirate(s, "roberts", "west-caribbean", ship="schooner", notoriety=22, worth=900, holds=[600])
    _pirate(s, "tew", "gold-coast", owner=1)
    _merchants(
        s,
        {"havana": "three-master", "santiago": "sloop", "boston": "sloop", "goa": "fluyt", "mocha": "fluyt"},
    )
    _warship(s, "west-caribbean", "light")
    _commissioner(s, 1, "rhett", "south-atlantic")
    _hold(s, 0, "skull-and-crossbones", "pirate-converts", "wear-and-tear", "local-resistance")
    _deck(s, "wear-and-tear", "kc-surprise", "local-resistance", "scurvy-outbreak", "kc-surprise")
    s.quiet = 0


def rich(s: State) -> None:
    """Avery, rich and famous, holds an English letter of marque; Bath is next door."""
    _empty_sea(s)
    avery = _pirate(s, "avery", "central-atlantic", ship="sloop", notoriety=31, worth=2450, holds=[900])
    avery.letter = NATIONS.index("english")
    _pirate(s, "rackham", "east-caribbean", notoriety=3)
    _pirate(s, "tew", "gold-coast", owner=1, notoriety=12)
    _commissioner(s, 1, "maynard", "north-atlantic")
    _merchants(
        s, {"virginia": "sloop", "boston": "sloop", "goa": "fluyt", "mocha": "fluyt", "san-juan": "schooner"}
    )
    _governors(s, "bath")
    _hold(s, 0, "skull-and-crossbones", "pirate-converts", "wear-and-tear", "local-resistance")
    _deck(s, "wear-and-tear", "kc-surprise", "local-resistance", "scurvy-outbreak", "kc-surprise")


def alone(s: State) -> None:
    """Teach against the system: his first turn, in the West Caribbean, with a merchant off Havana."""
    for port, kind in enumerate(s.merchants):
        if kind >= 0:
            s.merchants[port] = -1
            s.merchant_pool[kind] += 1
    _merchants(
        s, {"havana": "schooner", "campeche": "fluyt", "curacao": "sloop", "boston": "sloop", "goa": "fluyt"}
    )
    _merchants(
        s, {"bath": "sloop", "charleston": "fluyt", "whydah": "sloop", "mocha": "fluyt", "kilwa": "fluyt"}
    )
    _deck(s, "fair-winds", "heavy-guns", "skull-and-crossbones", "buried-treasure")
    for p in s.pirates:
        if p.owner == 0:
            p.place, p.ship = PLACE["west-caribbean"], SHIP["sloop"]
            p.combat, p.speed = 5, 5
    for card in s.hands[0]:
        s.deck.insert(0, card)
    s.hands[0] = []
    _hold(s, 0, "skull-and-crossbones", "wear-and-tear", "letter-of-marque", "heavy-guns")
    s.phase, s.actions, s.acted, s.played = CARD_PHASE, 0, False, 0


def vane_plunders(s: State) -> None:
    """The rulebook's example of a plunder: Vane with full holds, a warship on station (8.31)."""
    _empty_sea(s)
    _pirate(s, "vane", "east-caribbean", holds=[400, 900, 800], cunning=0)
    _pirate(s, "tew", "gold-coast", owner=1)
    _merchants(s, {"santo-domingo": "brigantine", "boston": "fluyt", "goa": "fluyt", "mocha": "fluyt"})
    _warship(s, "east-caribbean", "medium")
    _hostage_next(s, "captain")
    _hold(s, 0, "skull-and-crossbones", "pirate-converts", "wear-and-tear", "local-resistance")
    _deck(s, "wear-and-tear", "kc-surprise", "local-resistance", "scurvy-outbreak", "kc-surprise")
    s.quiet = 0


# ---- the worked examples of the rulebook


def marco(s: State) -> None:
    """A player turn among four (4.4D): Low sails to a merchant off Charleston; two rivals have plans."""
    _empty_sea(s)
    _pirate(s, "low", "central-atlantic", cunning=0)
    _merchants(s, {"charleston": "fluyt", "boston": "fluyt", "goa": "fluyt", "mocha": "fluyt"})
    _merchants(s, {"havana": "fluyt", "new-york": "sloop"})
    _hold(s, 0, "wear-and-tear", "double-cross", "fair-winds")
    _hold(s, 1, "scurvy-outbreak")
    _commissioner(s, 3, "ogle", "west-caribbean")
    _deck(s, "debauchery-and-revelry", "kc-surprise")
    s.quiet, s.phase = 0, DRAW


def ransom(s: State) -> None:
    """Blackbeard brings a governor's daughter to his haven at Bath (9.42, 9.43)."""
    _empty_sea(s)
    teach = _pirate(s, "teach", "bath", ship="sloop", holds=[500, 500], cunning=0)
    teach.hostages, teach.nations = [_hostage("governors-daughter")], [NATIONS.index("english")]
    s.hostage_pool.remove(_hostage("governors-daughter"))
    _pirate(s, "tew", "gold-coast", owner=1)
    _governors(s, "bath")
    s.havens[PORT["bath"]] = PIRATE["teach"]
    _act(s)


def san_juan(s: State) -> None:
    """Condent, combat 4, off San Juan, with a Spanish letter of marque (9.52 to 9.58)."""
    _empty_sea(s)
    condent = _pirate(s, "condent", "east-caribbean", combat=4, cunning=0)
    condent.letter = NATIONS.index("spanish")
    _pirate(s, "tew", "gold-coast", owner=1)
    _act(s, 5)


def theft(s: State) -> None:
    """Low and a revelling Bonnet in the same port (9.62)."""
    _empty_sea(s)
    _pirate(s, "low", "boston", cunning=0)
    _pirate(s, "bonnet", "boston", owner=1, revel=1, holds=[1000], cunning=0)
    _act(s)


def avery(s: State) -> None:
    """Avery, notoriety 12, off India; the learner is the one who would hunt him (10.12)."""
    _empty_sea(s)
    _pirate(s, "avery", "india", notoriety=12, cunning=0)
    _pirate(s, "tew", "gold-coast", owner=1)
    _act(s)
    s.quiet = 0


def matthews(s: State) -> None:
    """Vane looks for a merchant under the eyes of the learner's commissioner (10.34)."""
    _empty_sea(s)
    _pirate(s, "vane", "east-caribbean", speed=2, notoriety=9, worth=1000, cunning=0)
    _pirate(s, "tew", "gold-coast", owner=1)
    _merchants(s, {"san-juan": "sloop"})
    _commissioner(s, 1, "matthews", "east-caribbean")
    _act(s)
    s.quiet = 0


def rhett(s: State) -> None:
    """Bonnet, rich and known, tries to leave the zone of the learner's commissioner (10.6)."""
    _empty_sea(s)
    _pirate(s, "bonnet", "south-atlantic", notoriety=23, worth=3850, cunning=0)
    _pirate(s, "tew", "gold-coast", owner=1)
    _commissioner(s, 1, "rhett", "south-atlantic")
    _act(s)
    s.quiet = 0


def diamond(s: State) -> None:
    """Teach, initiative 3, and a card with a diamond (4.52)."""
    _empty_sea(s)
    _pirate(s, "teach", "west-caribbean", ship="sloop")
    _pirate(s, "bellamy", "east-caribbean", ship="sloop")
    _pirate(s, "tew", "gold-coast", owner=1)
    _hold(s, 0, "warship-sighting", "wear-and-tear")


def two_pirates(s: State) -> None:
    """Two pirates and a card of two actions (4.51)."""
    _empty_sea(s)
    _pirate(s, "teach", "west-caribbean", ship="sloop")
    _pirate(s, "bellamy", "east-caribbean", ship="sloop")
    _pirate(s, "tew", "gold-coast", owner=1)
    _hold(s, 0, "wear-and-tear", "scurvy-outbreak")


def arrivals(s: State) -> None:
    """Fewer than five merchants on the board at the beginning of a turn (6.31, 6.32)."""
    _empty_sea(s)
    _pirate(s, "bellamy", "east-caribbean", ship="sloop")
    _pirate(s, "tew", "gold-coast", owner=1)
    _merchants(s, {"boston": "fluyt", "goa": "fluyt", "mocha": "fluyt", "kilwa": "sloop"})
    _hold(s, 0, "wear-and-tear", "double-cross", "scurvy-outbreak", "local-resistance")
    s.phase = DRAW


# ---- parts


def _empty_sea(s: State) -> None:
    """Take everything off the board and out of the hands; seat 0 is to announce a card, the others pass."""
    s.actor = s.first = 0
    s.pirate_deck = list(range(len(PIRATES)))
    s.pirates.clear()
    s.pirate_hands = [[] for _ in range(s.seats)]
    s.deck += [card for hand in s.hands for card in hand]
    s.hands = [[] for _ in range(s.seats)]
    s.governors = [0] * len(s.governors)
    s.dismissed = list(range(1, PRO + 1))
    s.merchants = [-1] * len(s.merchants)
    s.merchant_pool = [kind.count for kind in MERCHANTS]
    s.phase, s.actions, s.acted, s.played = CARD_PHASE, 0, False, 0
    s.quiet = (1 << s.seats) - 1


def _act(s: State, actions: int = 3) -> None:
    """The card is played: seat 0 acts."""
    s.phase, s.actions, s.acted, s.played = ACTION, actions, True, 1


def _pirate(s: State, name: str, place: str, owner: int = 0, ship: str = "schooner", **fields: Any) -> Any:
    number = PIRATE[name]
    s.pirate_deck.remove(number)
    p = new_pirate(s, number, owner, PLACE[place], SHIP[ship])
    p.since = -1
    for field, value in fields.items():
        setattr(p, field, value)
    s.pirates.append(p)
    return p


def _merchants(s: State, ships: dict[str, str]) -> None:
    for port, kind in ships.items():
        number = next(n for n, m in enumerate(MERCHANTS) if m.id == kind)
        s.merchants[PORT[port]] = number
        s.merchant_pool[number] -= 1


def _found(s: State, number: int, port: str) -> None:
    """Let a pirate have found the merchant off a port."""
    next(p for p in s.pirates if p.id == number).found = [PORT[port]]
    s.face_up |= 1 << PORT[port]


def _governors(s: State, *ports: str) -> None:
    """Governors who like pirates."""
    for port in ports:
        s.governors[PORT[port]] = s.dismissed.pop(0)


def _warship(s: State, zone: str, kind: str) -> None:
    number = next(n for n, w in enumerate(WARSHIPS) if w.id == kind)
    s.warships[PLACE[zone]] = number
    s.warship_pool[number] -= 1


def _commissioner(s: State, owner: int, name: str, place: str) -> None:
    number = next(n for n, k in enumerate(COMMISSIONERS) if k.id == name)
    s.kc_pool.remove(number)
    s.kcs[owner], s.kc_places[owner] = number, PLACE[place]


def _hostage(name: str) -> int:
    return next(n for n, h in enumerate(HOSTAGES) if h.id == name)


def _hostage_next(s: State, name: str) -> None:
    """Leave only this hostage in the pool."""
    s.hostage_pool[:] = [_hostage(name)]


def _hold(s: State, seat: int, *cards: str) -> None:
    for card in cards:
        s.deck.remove(CARD[card])
        s.hands[seat].append(CARD[card])


def _deck(s: State, *top: str) -> None:
    """Lay these cards on the deck, the first on top, then those that are kept: nothing happens at once."""
    chosen = [CARD[name] for name in top]
    for card in chosen:
        s.deck.remove(card)
    kept = [card for card in s.deck if EVENTS[card - 1].mode != "now"]
    now = [card for card in s.deck if EVENTS[card - 1].mode == "now"]
    s.deck[:] = now + kept + chosen[::-1]
