"""Lay the table of a lesson: `[table]` of its file says what lies where, in the words of the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from flibuste.kernel.decoders import convert

from ..box import CARD, LEGEND, LOOT, START
from ..options import ISLAND_OF
from ..state import BATTLES, EFFECTS, State


class Loot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure card, by what it shows."""

    fame: int = 0
    gold: int = 0
    chests: int = 0
    tavern: int = 0


class BlackShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    island: str
    legend: str


class Pirate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player, in the order of the seats; what is not given is as at the start."""

    #: hull, sails, cannons, crew: positions on the mat from 0; -1 is off the mat
    rings: tuple[int, int, int, int] = (START, START, START, START)
    gold: int | None = None
    chests: int = 0
    fame: int = 0
    island: str = "cove"
    hand: tuple[str, ...] = ()


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is laid. Nobody holds a card that is not named; parrots are in the pile."""

    #: where the month stands; "" is its beginning, before the treasures are turned up
    step: Literal["", "battles", "effects"] = ""
    #: months that are left, this one included; 0 is the whole year
    months_left: int = 0
    black: tuple[BlackShip, ...]
    pirate: tuple[Pirate, ...]
    #: the treasure cards of this month and of the next, by island
    treasures: dict[str, Loot] = {}
    next_treasures: dict[str, Loot] = {}
    #: the next tavern cards, the first on top
    tavern: tuple[str, ...] = ()


STEPS = {"battles": BATTLES, "effects": EFFECTS}


def lay(s: State, said: dict[str, Any]) -> None:
    """Lay the table that a lesson's file describes. Raises msgspec.ValidationError on an unknown field."""
    table = convert(said, Table)
    for pirate in s.pirates:
        s.tavern[:0] = pirate.hand + ([pirate.parrot] if pirate.parrot else [])
        pirate.hand, pirate.parrot = [], 0
    for ship, black in enumerate(table.black):
        sail_under(s, ship, LEGEND[black.legend])
        s.black[ship].island = ISLAND_OF[black.island]
    if table.months_left:
        s.month = s.months + 1 - table.months_left
        for pile in s.piles:
            s.gone += pile[: -table.months_left]
            del pile[: -table.months_left]
    for deep, cards in enumerate((table.treasures, table.next_treasures), 1):
        for island, loot in cards.items():
            put_treasure(s, ISLAND_OF[island], deep, LOOT.index(msgspec.structs.astuple(loot)))
    if table.step:
        s.shown[:] = [pile.pop() for pile in s.piles]
        s.step, s.island = STEPS[table.step], 1
    for seat, player in enumerate(table.pirate):
        equip(s, seat, player)
    for word in reversed(table.tavern):
        s.tavern.remove(CARD[word])
        s.tavern.append(CARD[word])


def sail_under(s: State, ship: int, legend: int) -> None:
    """Give a black ship this legend, in exchange with the pile or with the other ship."""
    old = s.black[ship].legend
    if legend in s.legends:
        s.legends[s.legends.index(legend)] = old
    for other in s.black:
        if other.legend == legend:
            other.legend = old
    s.black[ship].legend = legend


def put_treasure(s: State, island: int, deep: int, card: int) -> None:
    """Let a card lie so deep in an island's pile, in exchange with one from wherever it was."""
    own = s.piles[island - 1]
    pile = next(pile for pile in (*s.piles, s.gone) if card in pile)
    pile[pile.index(card)], own[-deep] = own[-deep], card


def equip(s: State, seat: int, said: Pirate) -> None:
    """Ship, purse and hand of a player; gold and chests come from the supply, cards from the tavern pile."""
    pirate = s.pirates[seat]
    pirate.rings[:] = said.rings
    gold = pirate.gold if said.gold is None else said.gold
    s.gold += pirate.gold - gold
    s.chests += pirate.chests - said.chests
    pirate.gold, pirate.chests, pirate.fame = gold, said.chests, said.fame
    pirate.island = ISLAND_OF[said.island]
    for word in said.hand:
        s.tavern.remove(CARD[word])
        pirate.hand.append(CARD[word])
