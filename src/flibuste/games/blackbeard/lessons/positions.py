"""Lay the table of a lesson: `[table]` of its file says what lies where, in the words of the game."""

from __future__ import annotations

from typing import Any

import msgspec

from flibuste.kernel.decoders import convert

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
from ..state import ACTION, DRAW, NONE, State, include, new_pirate
from ..state import CARD as CARD_PHASE
from ..state import Pirate as InPlay


class Pirate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pirate in play; a figure that is not given is as at his deployment."""

    name: str
    #: a zone or a port
    place: str
    owner: int = 0
    ship: str = "schooner"
    combat: int | None = None
    speed: int | None = None
    loyalty: int | None = None
    cunning: int | None = None
    notoriety: int = 0
    worth: int = 0
    revel: int = 0
    holds: tuple[int, ...] = ()
    #: a hostage aboard, and its nation
    hostage: str = ""
    nation: str = ""
    #: nation of his letter of marque
    letter: str = ""
    #: the port whose merchant he has found
    found: str = ""


class Commissioner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    owner: int
    place: str


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that lies on the table, and whose move it is: seat 0 is to announce a card."""

    #: keep the pirates, governors and ships of the setup (the solitaire game)
    as_set_up: bool = False
    pirate: tuple[Pirate, ...] = ()
    commissioner: tuple[Commissioner, ...] = ()
    #: by port, by zone
    merchants: dict[str, str] = {}
    warships: dict[str, str] = {}
    #: ports whose governors like pirates, and whose haven a port is
    governors: tuple[str, ...] = ()
    havens: dict[str, str] = {}
    #: the only hostages left in the pool; none: as after the setup
    hostages: tuple[str, ...] = ()
    #: cards in hand, by seat, and on top of the deck, the first on top
    hands: tuple[tuple[str, ...], ...] = ()
    deck: tuple[str, ...] = ()
    #: pirate cards in hand, by seat
    captains: tuple[tuple[str, ...], ...] = ()
    #: so many actions are left of a card that has been played; 0: none has
    actions: int = 0
    #: the turn begins, with its drawing of cards
    draws: bool = False
    #: the others are asked whether they step in; else they pass
    others_are_asked: bool = False


#: figures of a pirate that are laid over those of his deployment
FIGURES = ("combat", "speed", "loyalty", "cunning", "notoriety", "worth", "revel")


def lay(s: State, said: dict[str, Any]) -> None:
    """Lay the table that a lesson's file describes. Raises msgspec.ValidationError on an unknown field."""
    table = convert(said, Table)
    if not table.as_set_up:
        clear_the_board(s)
    clear_merchants(s)
    for port, kind in table.merchants.items():
        number = [merchant.id for merchant in MERCHANTS].index(kind)
        s.merchants[PORT[port]] = number
        s.merchant_pool[number] -= 1
    for zone, kind in table.warships.items():
        number = [warship.id for warship in WARSHIPS].index(kind)
        s.warships[PLACE[zone]] = number
        s.warship_pool[number] -= 1
    for port in table.governors:
        s.governors[PORT[port]] = s.dismissed.pop(0)
    for port, name in table.havens.items():
        s.havens[PORT[port]] = PIRATE[name]
    if table.hostages:
        s.hostage_pool[:] = map(hostage, table.hostages)
    for pirate in table.pirate:
        deploy(s, pirate)
    for hunter in table.commissioner:
        number = [commissioner.id for commissioner in COMMISSIONERS].index(hunter.name)
        s.kc_pool.remove(number)
        s.kcs[hunter.owner], s.kc_places[hunter.owner] = number, PLACE[hunter.place]
    for seat, names in enumerate(table.captains):
        for name in names:
            s.pirate_deck.remove(PIRATE[name])
            s.pirate_hands[seat].append(PIRATE[name])
    deal(s, table)
    s.phase, s.actions, s.acted, s.played = CARD_PHASE, 0, False, 0
    if table.actions:
        s.phase, s.actions, s.acted, s.played = ACTION, table.actions, True, 1
    if table.draws:
        s.phase = DRAW


def clear_the_board(s: State) -> None:
    """Take all pirates and governors away; everybody passes until a lesson says otherwise."""
    s.actor = s.first = 0
    s.pirate_deck = list(range(len(PIRATES)))
    s.pirates.clear()
    s.pirate_hands = [[] for _ in range(s.seats)]
    s.governors = [0] * len(s.governors)
    s.dismissed = list(range(1, PRO + 1))


def clear_merchants(s: State) -> None:
    s.merchants = [-1] * len(s.merchants)
    s.merchant_pool = [kind.count for kind in MERCHANTS]


def deploy(s: State, said: Pirate) -> None:
    """Put a pirate into play; one who is there already is put anew."""
    number = PIRATE[said.name]
    p = new_pirate(s, number, said.owner, PLACE[said.place], SHIP[said.ship])
    p.since = NONE
    for figure in FIGURES:
        value = getattr(said, figure)
        if value is not None:
            setattr(p, figure, value)
    p.holds = list(said.holds)
    in_play = [other.id for other in s.pirates]
    if number in in_play:
        s.pirates[in_play.index(number)] = p
    else:
        s.pirate_deck.remove(number)
        s.pirates.append(p)
    equip(s, p, said)


def equip(s: State, p: InPlay, said: Pirate) -> None:
    """His hostage, his letter of marque, the merchant that he has found."""
    if said.hostage:
        p.hostages, p.nations = [hostage(said.hostage)], [NATIONS.index(said.nation)]
        s.hostage_pool.remove(hostage(said.hostage))
    if said.letter:
        p.letter = NATIONS.index(said.letter)
    if said.found:
        p.found = [PORT[said.found]]
        include(s.face_up, PORT[said.found])


def hostage(name: str) -> int:
    return [one.id for one in HOSTAGES].index(name)


def deal(s: State, table: Table) -> None:
    """Deal the hands and stack the deck: below the cards that are named lie those that are kept when drawn,
    then those that happen at once."""
    s.deck += [card for hand in s.hands for card in hand]
    s.hands = [[] for _ in range(s.seats)]
    for seat, cards in enumerate(table.hands):
        for name in cards:
            s.deck.remove(CARD[name])
            s.hands[seat].append(CARD[name])
    if table.deck:
        top = [CARD[name] for name in table.deck]
        for card in top:
            s.deck.remove(card)
        kept = [card for card in s.deck if EVENTS[card - 1].mode != "now"]
        now = [card for card in s.deck if EVENTS[card - 1].mode == "now"]
        s.deck[:] = now + kept + top[::-1]
    s.quiet = [] if table.others_are_asked or table.as_set_up else list(range(s.seats))
