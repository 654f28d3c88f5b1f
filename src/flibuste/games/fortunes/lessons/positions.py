"""Lay the table of a lesson: `[table]` of its file says what lies where, in the words of the game."""

from __future__ import annotations

from typing import Any

import msgspec

from flibuste.kernel.decoders import convert

from ..box import (
    CAPTAIN,
    CARGO_CARD,
    EVENT,
    EVENT_NPC,
    GLORY_IDS,
    GOOD,
    MISSION,
    MODIFICATION,
    NATION,
    NONE,
    RUMOUR,
    SECTIONS,
    SHIP,
    ZONE,
)
from ..rules.vessel import new_vessel, refit
from ..state import Player, State, Tide

#: kinds of special weapons, as `Player.weapons` counts them
WEAPONS = ("grapnel", "chain_shot", "grapeshot")


class Captain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's captain, in the order of the seats."""

    name: str
    ship: str
    zone: str
    in_port: bool = False
    gold: int = 10
    chest: int = 0
    #: how often Gold was hidden, and whether its split is secret now
    hides: int = 0
    secret: bool = False
    glory: int = 0
    #: the point for a big ship has been scored
    big_ship: bool = False
    mods: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    bounties: dict[str, int] = {}
    weapons: dict[str, int] = {}
    #: what is left of damaged sections
    left: dict[str, int] = {}


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that differs from a calm sea: no event, no war, nobody but the players on it."""

    captain: tuple[Captain, ...]
    #: by port, by zone
    demand: dict[str, str] = {}
    merchants: dict[str, str] = {}
    #: naval ships and pirates in zones, by their Event card
    npcs: dict[str, str] = {}
    #: the mission on offer, and the next cards drawn, the first on top
    mission: str = ""
    rumour: str = ""
    cargo: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


def lay(s: State, said: dict[str, Any]) -> None:
    """Lay the table that a lesson's file describes. Raises msgspec.ValidationError on an unknown field."""
    table = convert(said, Table)
    calm(s)
    for player, captain in zip(s.players, table.captain, strict=True):
        enter(s, player, captain)
    for zone, good in table.demand.items():
        want(s, ZONE[zone], GOOD[good])
    for zone, nation in table.merchants.items():
        place, other = ZONE[zone], s.merchants.index(NATION[nation])
        s.merchants[place], s.merchants[other] = s.merchants[other], s.merchants[place]
    for zone, event in table.npcs.items():
        s.events.remove(EVENT[event])
        npc = s.npcs[EVENT_NPC[EVENT[event]]]
        npc.stack.append(EVENT[event])
        npc.zone = ZONE[zone]
    if table.mission:
        offer_mission(s, MISSION[table.mission])
    if table.rumour:
        on_top(s.rumour_deck, [RUMOUR[table.rumour]])
    on_top(s.cargo_deck, [CARGO_CARD[name] for name in table.cargo])
    on_top(s.events, [EVENT[name] for name in table.events])


def calm(s: State) -> None:
    """No event, no war, nobody but the players at sea; peace tops the deck of events."""
    s.first = s.actor = 0
    s.tide = Tide()
    s.war.clear()
    s.blockade = NONE
    s.commodores.clear()
    s.events += s.arrivals
    s.arrivals.clear()
    for npc in s.npcs:
        s.events += npc.stack
        npc.stack.clear()
        npc.zone = NONE
    for player in s.players:
        s.glory_deck[:0] = player.hand
        player.hand.clear()
    on_top(s.events, [EVENT["peace_1"], EVENT["peace_2"]])


def on_top(deck: list[int], cards: list[int]) -> None:
    """Lay these cards on a deck, the first on top."""
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


def enter(s: State, p: Player, said: Captain) -> None:
    """Give a player this captain and ship; a captain who is another's, or in the deck, changes places."""
    number = CAPTAIN[said.name]
    for other in s.players:
        if other.captain == number:
            other.captain = p.captain
    if number in s.captain_deck:
        s.captain_deck[s.captain_deck.index(number)] = p.captain
    p.captain = number
    p.ship = new_vessel(SHIP[said.ship])
    for name in said.mods:
        s.mods[s.mods.index(MODIFICATION[name])] = NONE
        p.ship.mods.append(MODIFICATION[name])
    refit(p)
    p.ship.now[:] = p.ship.most
    for section, points in said.left.items():
        p.ship.now[SECTIONS.index(section)] = points
    p.zone, p.in_port = ZONE[said.zone], said.in_port
    if s.limited:
        s.bank += p.gold + p.chest - said.gold - said.chest
    p.gold, p.chest, p.hides, p.secret = said.gold, said.chest, said.hides, said.secret
    p.glory, p.big_ship = said.glory, said.big_ship
    for nation, count in said.bounties.items():
        p.bounties[NATION[nation]] = count
    for weapon, count in said.weapons.items():
        p.weapons[WEAPONS.index(weapon)] = count
    for name in said.hand:
        card = next(card for card in s.glory_deck if GLORY_IDS[card] == name)
        s.glory_deck.remove(card)
        p.hand.append(card)


def want(s: State, port: int, good: int) -> None:
    """Let a good be in demand in a port, exchanged with a token of the reserve or of another port."""
    old = s.demand[port]
    if old == good:
        return
    if good in s.reserve:
        s.reserve[s.reserve.index(good)] = old
    else:
        s.demand[s.demand.index(good)] = old
    s.demand[port] = good


def offer_mission(s: State, mission: int) -> None:
    if mission not in s.missions:
        s.mission_deck[s.mission_deck.index(mission)] = s.missions[0]
        s.missions[0] = mission
