"""The box: every component, read from `data/` once, as tables indexed by small numbers.

The state holds these numbers; options, texts and views use the ids (`ZONE_IDS[zone]`, …).
"""

from __future__ import annotations

import msgspec

from flibuste.kernel import data
from flibuste.kernel.data import BadData, Component

# ---- words

SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP, SCOUTING, LEADERSHIP, INFLUENCE = range(4)

#: A location die of 1 to 4 names the section of that number (R01); the Hull has no number.
SECTIONS = ("hull", "cargo", "masts", "crew", "cannons")
HULL, CARGO, MASTS, CREW, CANNONS = range(5)

#: Five and six are skulls.
SKULL = 5

DIRECTIONS = ("N", "E", "S", "W")


# ---- what an entry looks like


class Nation(Component, frozen=True):
    merchants: int
    capital: str


class Zone(Component, frozen=True):
    nation: str
    borders: dict[str, str]
    step: dict[str, str]


class Map(msgspec.Struct, frozen=True):
    nation: list[Nation]
    zone: list[Zone]


class ShipKind(Component, frozen=True):
    hull: int
    masts: int
    cargo: int
    crew: int
    cannons: int
    manoeuvrability: int
    buy: int
    sell: int


class Token(Component, frozen=True):
    copies: int


class Shipyard(msgspec.Struct, frozen=True):
    ship: list[ShipKind]
    modification: list[Token]
    weapon: list[Token]


class Captain(Component, frozen=True):
    home: str
    seamanship: int
    scouting: int
    leadership: int
    influence: int
    woman: bool


class Captains(msgspec.Struct, frozen=True):
    captain: list[Captain]


class Good(Component, frozen=True):
    pass


class Cargo(Component, frozen=True):
    good: str
    plunder: int
    icon: str
    section: str = ""


class Goods(msgspec.Struct, frozen=True):
    good: list[Good]
    cargo: list[Cargo]


class Event(Component, frozen=True):
    icons: list[tuple[str, str]]
    npc: str = ""
    nation: str = ""
    zone: str = ""
    ship: str = ""
    seamanship: int = 0
    scouting: int = 0
    leadership: int = 0
    zones: list[str] = []
    price: int = 0


class Events(msgspec.Struct, frozen=True):
    event: list[Event]


class Glory(Component, frozen=True):
    timing: str
    copies: int
    specialist: str = ""
    pay: int = 0
    skill: str = ""


class GloryCards(msgspec.Struct, frozen=True):
    glory: list[Glory]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a Rumour's or a Mission's reward, with its figures."""

    op: str
    n: int = 0
    keep: int = 0
    floor: int = 0
    crew: int = 0
    leadership: int = 0
    pay: int = 0
    cost_per: int = 0
    kind: str = ""
    nation: str = ""
    sections: str = ""
    ship: str = ""
    choice: str = ""
    target: str = ""
    roll: str = ""
    npc: str = ""
    until: str = ""
    source: str = msgspec.field(default="", name="from")


class Rumour(Component, frozen=True):
    zone: str
    at: str
    skill: str
    keep: bool
    effect: list[Effect]


class Rumours(msgspec.Struct, frozen=True):
    rumour: list[Rumour]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Mission asks of who would accept it."""

    kind: str
    skill: str = ""
    nation: str = ""
    stat: str = ""
    n: int = 0
    any: list[str] = []


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a Mission."""

    kind: str
    zone: str = ""
    good: str = ""
    target: str = ""
    nation: str = ""
    skill: str = ""
    n: int = 0
    crew: int = 0
    leadership: int = 0
    min_gold: int = 0
    no_bounty: bool = False


class Mission(Component, frozen=True):
    place: str
    condition: list[Condition]
    task: list[Task]
    effect: list[Effect]


class Missions(msgspec.Struct, frozen=True):
    mission: list[Mission]


class Figures(Component, frozen=True):
    start_gold: int
    actions: int
    hand: int
    chest_step: int
    sell: int
    sell_demand: int
    buy_draw: int
    buy_draw_again: int
    repair: int
    modification: int
    weapon: int
    weapon_resale: int
    rearm: int
    crew: int
    rumour: int
    bounty_most: int
    bounty_reward: int
    sloop_reward: int
    frigate_reward: int
    merchants_back: int
    raid_cards: int
    raid_glory: int
    sale_glory: int
    port_royal_fee: int
    coins: int
    commodore_seamanship: int
    commodore_scouting: int
    commodore_leadership: int


class AllFigures(msgspec.Struct, frozen=True):
    figures: Figures


# ---- the tables

PACKAGE = __package__ or __name__

FIGURES = data.read(PACKAGE, "figures", AllFigures).figures
_MAP = data.read(PACKAGE, "map", Map)
_YARD = data.read(PACKAGE, "ships", Shipyard)
_GOODS = data.read(PACKAGE, "goods", Goods)
CAPTAINS = data.read(PACKAGE, "captains", Captains).captain
EVENTS = data.read(PACKAGE, "events", Events).event
_GLORY = data.read(PACKAGE, "glory", GloryCards).glory
RUMOURS = data.read(PACKAGE, "rumours", Rumours).rumour
MISSIONS = data.read(PACKAGE, "missions", Missions).mission

NATIONS = _MAP.nation
NATION_IDS = tuple(n.id for n in NATIONS)
SPAIN, NETHERLANDS, FRANCE, ENGLAND = range(4)
NATION = {name: i for i, name in enumerate(NATION_IDS)}

ZONES = _MAP.zone
ZONE_IDS = tuple(z.id for z in ZONES)
ZONE = {name: i for i, name in enumerate(ZONE_IDS)}
#: The nation of a zone's port, -1 for the zone without one.
PORT = tuple(NATION.get(z.nation, -1) for z in ZONES)
PORTS = tuple(z for z, nation in enumerate(PORT) if nation >= 0)

#: The NPCs: the naval ship of each nation (by the nation's number), the pirate sloop, the pirate frigate.
NPC_IDS = (*(f"navy_{name}" for name in NATION_IDS), "pirate_sloop", "pirate_frigate")
NPC = {name: i for i, name in enumerate(NPC_IDS)}
PIRATE_SLOOP, PIRATE_FRIGATE = 4, 5

SHIPS = _YARD.ship
SHIP_IDS = tuple(s.id for s in SHIPS)
SHIP = {name: i for i, name in enumerate(SHIP_IDS)}
SLOOP, FLUTE, FRIGATE, GALLEON, MAN_OF_WAR = range(5)
#: What each kind of ship has in its five sections; Hull and Masts both have its resistance.
SHIP_SECTIONS = tuple((s.hull, s.cargo, s.masts, s.crew, s.cannons) for s in SHIPS)

MODIFICATION_IDS = tuple(m.id for m in _YARD.modification)
MODIFICATION = {name: i for i, name in enumerate(MODIFICATION_IDS)}
HAMMOCKS, RIGGING, REINFORCED_HULL, EXTENDED_HOLD, CHASERS, GUNPORT, SWIVELS, LONG_GUNS = range(8)
MODIFICATION_TOKENS = tuple(i for i, m in enumerate(_YARD.modification) for _ in range(m.copies))

WEAPON_IDS = tuple(w.id for w in _YARD.weapon)
GRAPNEL, CHAIN_SHOT, GRAPESHOT = range(3)

GOOD_IDS = tuple(g.id for g in _GOODS.good)
GOOD = {name: i for i, name in enumerate(GOOD_IDS)}
CARGO_CARDS = _GOODS.cargo
CARGO_IDS = tuple(c.id for c in CARGO_CARDS)
CARGO_CARD = {name: i for i, name in enumerate(CARGO_IDS)}
#: By Cargo card: its good, its plunder value, the section that it hits (-1: the merchant escapes).
GOOD_OF = tuple(GOOD[c.good] for c in CARGO_CARDS)
PLUNDER = tuple(c.plunder for c in CARGO_CARDS)
HITS = tuple(SECTIONS.index(c.section) if c.icon == "hit" else -1 for c in CARGO_CARDS)
DEMAND_TOKENS = tuple(good for good in range(len(GOOD_IDS)) for _ in range(3))

CAPTAIN_IDS = tuple(c.id for c in CAPTAINS)
CAPTAIN = {name: i for i, name in enumerate(CAPTAIN_IDS)}
HOME = tuple(ZONE[c.home] for c in CAPTAINS)
CAPTAIN_NATION = tuple(PORT[home] for home in HOME)
CAPTAIN_SKILLS = tuple((c.seamanship, c.scouting, c.leadership, c.influence) for c in CAPTAINS)

EVENT_IDS = tuple(e.id for e in EVENTS)
EVENT = {name: i for i, name in enumerate(EVENT_IDS)}
#: By Event card: its icons as (npc, direction); the NPC that it brings (-1: none).
ICONS = tuple(tuple((NPC[npc], DIRECTIONS.index(way)) for npc, way in e.icons) for e in EVENTS)
EVENT_NPC = tuple(NPC.get(e.npc, -1) for e in EVENTS)

#: The 70 Glory cards, by card; two copies of a card have the same id.
GLORY = tuple(card for card in _GLORY for _ in range(card.copies))
GLORY_IDS = tuple(card.id for card in GLORY)
TIMING = tuple(card.timing for card in GLORY)
SPECIALIST_IDS = tuple(dict.fromkeys(card.specialist for card in _GLORY if card.specialist))
#: By Glory card: the specialist's type, -1 for the other cards.
SPECIALIST_OF = tuple(SPECIALIST_IDS.index(card.specialist) if card.specialist else -1 for card in GLORY)
(
    CARPENTER,
    GUN_CAPTAIN,
    MASTER_GUNNER,
    SURGEON,
    LOOKOUT,
    MASTER_AT_ARMS,
    PURSER,
    SAILING_MASTER,
) = range(8)

RUMOUR_IDS = tuple(r.id for r in RUMOURS)
RUMOUR = {name: i for i, name in enumerate(RUMOUR_IDS)}
RUMOUR_ZONE = tuple(ZONE[r.zone] for r in RUMOURS)
MISSION_IDS = tuple(m.id for m in MISSIONS)
MISSION = {name: i for i, name in enumerate(MISSION_IDS)}
MISSION_PLACE = tuple(ZONE[m.place] for m in MISSIONS)

#: By zone: the zones across a border; and for each of N, E, S, W where an NPC goes (R39).
NEIGHBOURS = tuple(tuple(sorted(ZONE[name] for name in z.borders.values())) for z in ZONES)
STEP = tuple(tuple(ZONE[z.step[way]] for way in DIRECTIONS) for z in ZONES)


def _check() -> None:
    """What must hold together whatever figures an owner lays over ours."""
    expected = {
        "map.toml: zones": (len(ZONES), 17),
        "map.toml: ports": (len(PORTS), 16),
        "map.toml: merchants": (sum(n.merchants for n in NATIONS), 17),
        "ships.toml: modification tokens": (len(MODIFICATION_TOKENS), 16),
        "goods.toml: goods": (len(GOOD_IDS), 8),
        "goods.toml: cargo cards": (len(CARGO_CARDS), 64),
        "captains.toml: captains": (len(CAPTAINS), 16),
        "events.toml: events": (len(EVENTS), 34),
        "glory.toml: cards": (len(GLORY), 70),
        "rumours.toml: rumours": (len(RUMOURS), 25),
        "missions.toml: missions": (len(MISSIONS), 25),
    }
    for where, (found, wanted) in expected.items():
        if found != wanted:
            raise BadData(f"{where}: expected {wanted}, found {found}")
    for event in EVENTS:
        for field, words in (("zone", [event.zone] if event.npc else []), ("zones", event.zones)):
            for word in words:
                if word not in ZONE:
                    raise BadData(f"events.toml: event {event.id!r}: field {field}: no zone {word!r}")
    for zone, name in enumerate(ZONE_IDS):
        for other in NEIGHBOURS[zone]:
            if zone not in NEIGHBOURS[other]:
                raise BadData(f"map.toml: zone {name!r}: field borders: {ZONE_IDS[other]!r} has none back")


_check()
