"""The staged positions of the lessons of Fortunes de Mer: the learner is seat 0, the sea is calm."""

from __future__ import annotations

from collections.abc import Sequence

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
    RUMOUR,
    SHIP,
    ZONE,
)
from ..rules.vessel import new_vessel, refit
from ..state import Player, State, Tide

#: kinds of special weapons, as `Player.weapons` counts them
GRAPNEL, CHAIN_SHOT, GRAPESHOT = range(3)


def trader(s: State) -> None:
    """Hendrik Roosendaal with a flute in Basse-Terre; sugar is cheap here and wanted in Bridgetown."""
    _calm(s)
    _captain(s, 0, "hendrik_roosendaal", "flute", "basse_terre", in_port=True)
    _captain(s, 1, "felipe", "sloop", "la_habana")
    _demand(s, "basse_terre", "rum")
    _demand(s, "bridgetown", "sugar")
    _demand(s, "st_maarten", "tobacco")
    _cargo(s, "sugar_1", "tobacco_2", "sugar_3", "fruit_1", "sugar_5", "cocoa_1")


def errands(s: State) -> None:
    """Frederico da Silva in Basse-Terre: a rumour of a hidden cove, a mission of a botanist."""
    _calm(s)
    _captain(s, 0, "frederico_da_silva", "sloop", "basse_terre", in_port=True)
    _captain(s, 1, "felipe", "sloop", "la_habana")
    _mission(s, "botanist")
    _rumour(s, "hidden_cove")
    _demand(s, "basse_terre", "rum")


def robber(s: State) -> None:
    """Thomas Ashdown off Caracas with a sloop; a Spanish merchant is in the zone."""
    _calm(s)
    _captain(s, 0, "thomas_ashdown", "sloop", "caracas")
    _captain(s, 1, "nicolas_jaures", "flute", "basse_terre", in_port=True)
    _merchant(s, "caracas", "spain")
    _cargo(s, "rum_7", "spice_2", "cocoa_8", "fruit_3", "timber_1", "textiles_1", "tobacco_5")


def battle(s: State) -> None:
    """Isabel de Arrieta in a frigate meets Rodrigo Valcárcel, a pirate, in a galleon with half a crew."""
    _calm(s)
    _captain(s, 0, "isabel_de_arrieta", "frigate", "cartagena")
    rodrigo = _captain(s, 1, "rodrigo_valcarcel", "galleon", "cartagena", gold=14)
    rodrigo.bounties[NATION["spain"]] = 2
    rodrigo.ship.now[3] = 2


def last_points(s: State) -> None:
    """Samuel Penrose comes home to Bridgetown with 25 Gold and seven points; an English frigate is near."""
    _calm(s)
    samuel = _captain(s, 0, "samuel_penrose", "galleon", "bridgetown", gold=25)
    samuel.glory, samuel.chest, samuel.hides, samuel.secret, samuel.big_ship = 7, 10, 1, True, True
    rival = _captain(s, 1, "felipe", "frigate", "la_habana", in_port=True, gold=6)
    rival.glory, rival.big_ship = 8, True
    rival.bounties[NATION["england"]] = 2
    _npc(s, "en_benbow", "st_john")
    _demand(s, "bridgetown", "rum")


def felipe_and_frances(s: State) -> None:
    """The rulebook's combat: Felipe in a frigate with chain shot, Frances in a sloop with special rigging."""
    _calm(s)
    felipe = _captain(s, 0, "felipe", "frigate", "la_habana", hand=["quick_wits"])
    frances = _captain(s, 1, "frances_wright", "sloop", "la_habana", mods=["rigging"], hand=["replay_crew"])
    felipe.weapons[CHAIN_SHOT] = 1
    frances.weapons[GRAPNEL] = 1


# ---- the worked examples of the rulebook


def to_nassau(s: State) -> None:
    """Frances Wright in the port of Havana (C022)."""
    _calm(s)
    _captain(s, 0, "frances_wright", "sloop", "la_habana", in_port=True)
    _captain(s, 1, "felipe", "sloop", "trinidad", in_port=True)


def influence(s: State) -> None:
    """Frederico da Silva, Influence 3, in a port (C033)."""
    _calm(s)
    _captain(s, 0, "frederico_da_silva", "sloop", "basse_terre", in_port=True)
    _captain(s, 1, "felipe", "sloop", "la_habana")


def two_targets(s: State) -> None:
    """A rival and a merchant in the same zone (C031)."""
    _calm(s)
    _captain(s, 0, "nicolas_jaures", "sloop", "la_habana")
    _captain(s, 1, "christian_marquis", "sloop", "la_habana")
    _merchant(s, "la_habana", "spain")


def market(s: State) -> None:
    """Six cards: one spice, two cocoa, three rum (C042)."""
    _calm(s)
    _captain(s, 0, "hendrik_roosendaal", "flute", "la_habana", in_port=True)
    _captain(s, 1, "felipe", "sloop", "trinidad", in_port=True)
    _demand(s, "la_habana", "sugar")
    _cargo(s, "spice_1", "cocoa_1", "rum_1", "cocoa_2", "rum_2", "rum_3")


def frederico(s: State) -> None:
    """Frederico da Silva robs a merchant: an Escape, a hit on the masts, one on his only cannon (C083)."""
    _calm(s)
    _captain(s, 0, "frederico_da_silva", "sloop", "caracas")
    _captain(s, 1, "nicolas_jaures", "flute", "basse_terre", in_port=True)
    _merchant(s, "caracas", "spain")
    _cargo(s, "rum_3", "cocoa_3", "spice_2", "fruit_3")


def honest(s: State) -> None:
    """An English and a French captain, neither a pirate, off Havana (C090)."""
    _calm(s)
    _captain(s, 0, "thomas_ashdown", "frigate", "la_habana")
    _captain(s, 1, "nicolas_jaures", "sloop", "la_habana", gold=20)


def dutch_ship(s: State) -> None:
    """A Dutch naval ship off Havana, and a captain in a galleon (C091)."""
    _calm(s)
    _captain(s, 0, "nicolas_jaures", "galleon", "la_habana")
    _captain(s, 1, "felipe", "sloop", "trinidad", in_port=True)
    _npc(s, "nl_van_almonde", "la_habana")


def spanish_reward(s: State) -> None:
    """A pirate with three Spanish bounties and an English one; the hunter is wanted by Spain (C095)."""
    _calm(s)
    hunter = _captain(s, 0, "isabel_de_arrieta", "frigate", "cartagena")
    hunter.bounties[NATION["spain"]] = 1
    prey = _captain(s, 1, "rodrigo_valcarcel", "galleon", "cartagena", gold=6)
    prey.bounties[NATION["spain"]], prey.bounties[NATION["england"]] = 3, 1
    prey.ship.now[3] = 1


def van_almonde(s: State) -> None:
    """The next events are two Dutch admirals (C105)."""
    _calm(s)
    _captain(s, 0, "frances_wright", "sloop", "la_habana", in_port=True)
    _captain(s, 1, "felipe", "sloop", "cartagena", in_port=True)
    _events(s, "nl_van_almonde", "pi_hamlin", "nl_evertsen", "pi_teach")


def five_bounties(s: State) -> None:
    """A Dutch admiral off Basse-Terre, and a captain with five Dutch bounties next door (C109)."""
    _calm(s)
    wanted = _captain(s, 0, "frances_wright", "sloop", "caracas")
    wanted.bounties[NATION["netherlands"]] = 5
    _captain(s, 1, "felipe", "sloop", "la_habana", in_port=True)
    _npc(s, "nl_van_almonde", "basse_terre")


def dutch_prey(s: State) -> None:
    """A Dutch ship off Basse-Terre, a pirate in the port of Bridgetown (C113)."""
    _calm(s)
    pirate = _captain(s, 0, "samuel_penrose", "sloop", "bridgetown", in_port=True)
    pirate.bounties[NATION["england"]] = 1
    _captain(s, 1, "felipe", "sloop", "la_habana", in_port=True)
    _npc(s, "nl_binckes", "basse_terre")
    _events(s, "peace_2")


def french_prey(s: State) -> None:
    """A French ship off Basse-Terre and two pirates in reach (C114)."""
    _calm(s)
    near = _captain(s, 0, "thomas_ashdown", "sloop", "basse_terre", in_port=True)
    near.bounties[NATION["spain"]] = 2
    far = _captain(s, 1, "felipe", "sloop", "caracas", in_port=True)
    for nation in ("spain", "netherlands", "england"):
        far.bounties[NATION[nation]] = 1
    _npc(s, "fr_destrees", "basse_terre")
    _events(s, "peace_2")


def two_purses(s: State) -> None:
    """A pirate sloop off Tortuga between two honest captains: 16 Gold, and 15 (C114)."""
    _calm(s)
    _captain(s, 0, "frances_wright", "sloop", "la_habana", gold=16, in_port=True)
    _captain(s, 1, "felipe", "sloop", "nassau", gold=15, in_port=True)
    _npc(s, "pi_vane", "tortuga")
    _events(s, "storm_east")


def frigate(s: State) -> None:
    """A frigate with three guns against a sloop with one (C120)."""
    _calm(s)
    _captain(s, 0, "nicolas_jaures", "frigate", "la_habana")
    sloop = _captain(s, 1, "christian_marquis", "sloop", "la_habana")
    sloop.ship.now[2] = 1


def grapeshot(s: State) -> None:
    """A frigate with grapeshot against a sloop with a crew of two (C130)."""
    _calm(s)
    gunner = _captain(s, 0, "nicolas_jaures", "frigate", "la_habana")
    gunner.weapons[GRAPESHOT] = 1
    _captain(s, 1, "christian_marquis", "sloop", "la_habana")


# ---- parts


def _calm(s: State) -> None:
    """No event, no war, nobody but the players at sea; peace tops the deck of events."""
    s.first = s.actor = 0
    s.tide = Tide()
    s.war.clear()
    s.blockade = -1
    s.commodores.clear()
    s.events += s.arrivals
    s.arrivals.clear()
    for npc in s.npcs:
        s.events += npc.stack
        npc.stack.clear()
        npc.zone = -1
    for player in s.players:
        s.glory_deck[:0] = player.hand
        player.hand.clear()
    for name in ("peace_2", "peace_1"):
        s.events.remove(EVENT[name])
        s.events.append(EVENT[name])


def _events(s: State, *names: str) -> None:
    """The next Event cards drawn will be these, in this order."""
    for name in reversed(names):
        s.events.remove(EVENT[name])
        s.events.append(EVENT[name])


def _captain(
    s: State,
    seat: int,
    captain: str,
    ship: str,
    zone: str,
    in_port: bool = False,
    gold: int = 10,
    mods: Sequence[str] = (),
    hand: Sequence[str] = (),
) -> Player:
    p = s.players[seat]
    number = CAPTAIN[captain]
    for other in s.players:
        if other.captain == number:
            other.captain = p.captain
    if number in s.captain_deck:
        s.captain_deck[s.captain_deck.index(number)] = p.captain
    p.captain = number
    p.ship = new_vessel(SHIP[ship])
    for name in mods:
        token = MODIFICATION[name]
        place = s.mods.index(token)
        s.mods[place] = -1
        p.ship.mods.append(token)
    refit(p)
    p.ship.now[:] = p.ship.most
    p.zone, p.in_port = ZONE[zone], in_port
    if s.limited:
        s.bank += p.gold - gold
    p.gold = gold
    for name in hand:
        card = next(c for c in s.glory_deck if GLORY_IDS[c] == name)
        s.glory_deck.remove(card)
        p.hand.append(card)
    return p


def _demand(s: State, zone: str, good: str) -> None:
    """Let a good be in demand in a port, exchanged with a token of the reserve or another port."""
    place, wanted = ZONE[zone], GOOD[good]
    old = s.demand[place]
    if old == wanted:
        return
    if wanted in s.reserve:
        s.reserve[s.reserve.index(wanted)] = old
    else:
        s.demand[s.demand.index(wanted)] = old
    s.demand[place] = wanted


def _cargo(s: State, *names: str) -> None:
    """The next Cargo cards drawn will be these, in this order."""
    numbers = [CARGO_CARD[name] for name in names]
    for number in numbers:
        s.cargo_deck.remove(number)
    s.cargo_deck += reversed(numbers)


def _mission(s: State, name: str) -> None:
    """Let a mission be on offer."""
    number = MISSION[name]
    if number not in s.missions:
        s.mission_deck[s.mission_deck.index(number)] = s.missions[0]
        s.missions[0] = number


def _rumour(s: State, name: str) -> None:
    """The next rumour drawn."""
    s.rumour_deck.remove(RUMOUR[name])
    s.rumour_deck.append(RUMOUR[name])


def _merchant(s: State, zone: str, nation: str) -> None:
    """Let the merchant of a zone be of a nation, exchanged with another zone's."""
    place, wanted = ZONE[zone], NATION[nation]
    other = s.merchants.index(wanted)
    s.merchants[place], s.merchants[other] = s.merchants[other], s.merchants[place]


def _npc(s: State, event: str, zone: str) -> None:
    """The naval ship or pirate of an Event card lies in a zone."""
    card = EVENT[event]
    s.events.remove(card)
    npc = s.npcs[EVENT_NPC[card]]
    npc.stack.append(card)
    npc.zone = ZONE[zone]
