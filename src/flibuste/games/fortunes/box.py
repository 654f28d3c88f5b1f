"""The box: every component, read from `data/` once, as tables indexed by small numbers.

The state holds these numbers; options, texts and views use the ids (`ZONE_IDS[zone]`, …).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from flibuste.kernel import data
from flibuste.kernel.data import BadData, Component

from .parts import (
    EVENT_READS,
    GLORY_MOMENTS,
    GLORY_READS,
    LASTING,
    PORT_READS,
    SHIP_READS,
    Condition,
    Effect,
    Part,
    Skill,
    Task,
    misfit,
)

#: no card, token, zone, nation, … where a number is expected
NONE: Final = -1

# ---- words

SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3

#: A location die of 1 to 4 names the section of that number (R01); the Hull has no number.
SECTIONS = ("hull", "cargo", "masts", "crew", "cannons")
HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4

#: Five and six are skulls.
SKULL: Final = 5

#: The eight directions of a border, clockwise; an NPC's icon names one of the four letters.
ROSE = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
DIRECTIONS = ("N", "E", "S", "W")

Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
#: The moments at which a Glory card may be played; cards without one are part of something else (entering a
#: port, hiring, the shipyard, a failed roll, an answer to another card).
Moment: TypeAlias = Literal[
    "",
    "own_turn",
    "port_action_start",
    "port_action",
    "buy_goods",
    "raid_before_resolve",
    "raid_success",
    "other_turn_start",
    "other_move",
    "other_leaves_port",
    "other_rumour",
    "combat_start",
    "between_rounds",
    "contest_before_roll",
    "contest_after_roll",
    "location_after_roll",
    "crew_start",
    "crew_after_roll",
]
Specialist: TypeAlias = Literal[
    "carpenter",
    "gun_captain",
    "master_gunner",
    "surgeon",
    "lookout",
    "master_at_arms",
    "purser",
    "sailing_master",
]


# ---- what an entry looks like


class Nation(Component, frozen=True):
    merchants: int
    capital: str


class Zone(Component, frozen=True):
    nation: str
    borders: dict[Direction, str]
    #: what is written in the zone: see rules/zones.py
    bribable: bool = False
    hides_from_navies: bool = False
    merchant_dice: int = 0
    raid_cards: int = 0
    scouting: int = 0
    fort: str = ""
    repair_rebate: int = 0
    weapon_rebate: int = 0
    crew_rebate: int = 0
    rumour_rebate: int = 0
    pirates_recruit_free: bool = False
    sale_bonus: int = 0
    goods_drawn: int = 0
    always_stocked: bool = False
    transfers: bool = False
    mission_dice: int = 0


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
    #: 0: neither bought nor sold
    buy: int = 0
    sell: int = 0


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
    #: abilities: see rules/cards/captains.py
    redirects_hits: bool = False
    rolls_again: Literal["", "seamanship", "scouting", "leadership", "influence"] = ""
    rumour_rebate: int = 0
    naval_search: int = 0
    repair_rebate: int = 0
    modification_rebate: int = 0
    odd_sales: int = 0
    goods_drawn: int = 0
    wins_ties: bool = False
    first_crew_dice: int = 0
    hold: int = 0
    demand_drawn: int = 0
    combat_cards: int = 0
    recruits_free: bool = False
    pirate_bonus: int = 0
    ship_rebate: int = 0
    start_gold: int = 0
    flight: int = 0


class Captains(msgspec.Struct, frozen=True):
    captain: list[Captain]


class Good(Component, frozen=True):
    #: Demand tokens of this good
    demand: int


class Cargo(Component, frozen=True):
    good: str
    plunder: int
    icon: Literal["hit", "escape"]
    section: Literal["", "hull", "cargo", "masts", "crew", "cannons"] = ""


class Goods(msgspec.Struct, frozen=True):
    good: list[Good]
    cargo: list[Cargo]


class Event(Component, frozen=True):
    icons: list[tuple[str, str]]
    npc: str = ""
    zone: str = ""
    ship: str = ""
    seamanship: int = 0
    scouting: int = 0
    leadership: int = 0
    zones: list[str] = []
    nation: str = ""
    price: int = 0
    #: how much the card changes: hits, dice, actions, cards, Gold, crewmen, rounds
    n: int = 0


class Events(msgspec.Struct, frozen=True):
    event: list[Event]


class Glory(Component, frozen=True):
    copies: int
    timing: Moment = ""
    specialist: Specialist | Literal[""] = ""
    #: Gold to hire a specialist or for each bounty cleared; the skill to hire one, or whose roll is saved
    pay: int = 0
    skill: Literal["", "seamanship", "scouting", "leadership", "influence"] = ""
    #: how much the card changes: dice, hits, points, cards, Gold, actions, bounties
    n: int = 0
    #: Gold off a ship
    rebate: int = 0


class GloryCards(msgspec.Struct, frozen=True):
    glory: list[Glory]


class Rumour(Component, frozen=True):
    zone: str
    at: Literal["sea", "port"]
    skill: Skill
    keep: bool
    effect: list[Effect]


class Rumours(msgspec.Struct, frozen=True):
    rumour: list[Rumour]


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
    #: the price of a card that was drawn alone, of one of a pair, of one of three or more
    buy: tuple[int, int, int]
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
    instead_of_specialist: int
    ship_most: int
    handling_gap: int
    swivel_dice: int
    naval_cards: int


class AllFigures(msgspec.Struct, frozen=True):
    figures: Figures


# ---- the tables

PACKAGE = __name__.rpartition(".")[0]

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
#: The nation of a zone's port, NONE for the zone without one.
PORT = tuple(NATION.get(z.nation, NONE) for z in ZONES)
PORTS = tuple(z for z, nation in enumerate(PORT) if nation != NONE)

#: The NPCs: the naval ship of each nation (by the nation's number), the pirate sloop, the pirate frigate.
NPC_IDS = (*(f"navy_{name}" for name in NATION_IDS), "pirate_sloop", "pirate_frigate")
NPC = {name: i for i, name in enumerate(NPC_IDS)}
PIRATE_SLOOP: Final = 4
PIRATE_FRIGATE: Final = 5

SHIPS = _YARD.ship
SHIP_IDS = tuple(s.id for s in SHIPS)
SHIP = {name: i for i, name in enumerate(SHIP_IDS)}
SLOOP: Final = 0
FLUTE: Final = 1
FRIGATE: Final = 2
GALLEON: Final = 3
MAN_OF_WAR: Final = 4
#: What each kind of ship has in its five sections; Hull and Masts both have its resistance.
SHIP_SECTIONS = tuple((s.hull, s.cargo, s.masts, s.crew, s.cannons) for s in SHIPS)

MODIFICATION_IDS = tuple(m.id for m in _YARD.modification)
MODIFICATION = {name: i for i, name in enumerate(MODIFICATION_IDS)}
HAMMOCKS: Final = 0
RIGGING: Final = 1
REINFORCED_HULL: Final = 2
EXTENDED_HOLD: Final = 3
CHASERS: Final = 4
GUNPORT: Final = 5
SWIVELS: Final = 6
LONG_GUNS: Final = 7
MODIFICATION_TOKENS = tuple(i for i, m in enumerate(_YARD.modification) for _ in range(m.copies))

WEAPON_IDS = tuple(w.id for w in _YARD.weapon)
GRAPNEL: Final = 0
CHAIN_SHOT: Final = 1
GRAPESHOT: Final = 2
WEAPON_COPIES = tuple(w.copies for w in _YARD.weapon)

GOOD_IDS = tuple(g.id for g in _GOODS.good)
GOOD = {name: i for i, name in enumerate(GOOD_IDS)}
CARGO_CARDS = _GOODS.cargo
CARGO_IDS = tuple(c.id for c in CARGO_CARDS)
CARGO_CARD = {name: i for i, name in enumerate(CARGO_IDS)}
#: By Cargo card: its good, its plunder value, the section that it hits (NONE: the merchant escapes).
GOOD_OF = tuple(GOOD[c.good] for c in CARGO_CARDS)
PLUNDER = tuple(c.plunder for c in CARGO_CARDS)
HITS = tuple(SECTIONS.index(c.section) if c.section else NONE for c in CARGO_CARDS)
DEMAND_TOKENS = tuple(good for good, kind in enumerate(_GOODS.good) for _ in range(kind.demand))

CAPTAIN_IDS = tuple(c.id for c in CAPTAINS)
CAPTAIN = {name: i for i, name in enumerate(CAPTAIN_IDS)}
HOME = tuple(ZONE[c.home] for c in CAPTAINS)
CAPTAIN_NATION = tuple(PORT[home] for home in HOME)
CAPTAIN_SKILLS = tuple((c.seamanship, c.scouting, c.leadership, c.influence) for c in CAPTAINS)

EVENT_IDS = tuple(e.id for e in EVENTS)
EVENT = {name: i for i, name in enumerate(EVENT_IDS)}
#: By Event card: its icons as (npc, direction); the NPC that it brings.
ICONS = tuple(tuple((NPC[npc], DIRECTIONS.index(way)) for npc, way in e.icons) for e in EVENTS)
EVENT_NPC = tuple(NPC.get(e.npc, NONE) for e in EVENTS)

#: The 70 Glory cards, by card; two copies of a card have the same id.
GLORY = tuple(card for card in _GLORY for _ in range(card.copies))
GLORY_IDS = tuple(card.id for card in GLORY)
TIMING = tuple(card.timing for card in GLORY)
SPECIALIST_IDS: tuple[str, ...] = get_args(Specialist)
#: By Glory card: the specialist's type, NONE for the other cards.
SPECIALIST_OF = tuple(SPECIALIST_IDS.index(card.specialist) if card.specialist else NONE for card in GLORY)
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

#: By zone: the zones across a border; and for each of N, E, S, W where an NPC goes.
NEIGHBOURS = tuple(tuple(sorted(ZONE[name] for name in z.borders.values())) for z in ZONES)


def _first_border(zone: Zone, letter: str) -> int:
    """Return the zone across the first border clockwise from a direction (ruling R39)."""
    start = ROSE.index(letter)
    ways = [ROSE[(start + turn) % len(ROSE)] for turn in range(len(ROSE))]
    return next(ZONE[zone.borders[way]] for way in ways if way in zone.borders)


STEP = tuple(tuple(_first_border(z, way) for way in DIRECTIONS) for z in ZONES)


def _check() -> None:
    """What must hold together whatever figures an owner lays over ours."""
    expected = {
        "map.toml: nations": (len(NATIONS), 4),
        "map.toml: zones": (len(ZONES), 17),
        "map.toml: ports": (len(PORTS), 16),
        "map.toml: merchants": (sum(n.merchants for n in NATIONS), 17),
        "ships.toml: modifications": (len(MODIFICATION_IDS), 8),
        "ships.toml: modification tokens": (len(MODIFICATION_TOKENS), 16),
        "ships.toml: weapons": (len(WEAPON_IDS), 3),
        "goods.toml: goods": (len(GOOD_IDS), 8),
        "goods.toml: cargo cards": (len(CARGO_CARDS), 64),
        "captains.toml: captains": (len(CAPTAINS), 16),
        "events.toml: events": (len(EVENTS), 34),
        "glory.toml: cards": (len(GLORY), 70),
        "rumours.toml: rumours": (len(RUMOURS), 25),
        "missions.toml: missions": (len(MISSIONS), 25),
    }
    for where, (got, wanted) in expected.items():
        if got != wanted:
            raise BadData(f"{where}: expected {wanted}, found {got}")
    _check_words()
    _check_below_zero()
    _check_figures()
    _check_unread()
    for rumour in RUMOURS:
        _check_parts(f"rumours.toml: {rumour.id!r}: field effect", rumour.effect)
        lasting = [effect.op for effect in rumour.effect if effect.op in LASTING]
        if rumour.keep != bool(lasting):
            said = f"true, {lasting[0]!r} needs it kept" if lasting else "false, nothing of it would last"
            raise BadData(f"rumours.toml: {rumour.id!r}: field keep: expected {said}")
    for mission in MISSIONS:
        where = f"missions.toml: {mission.id!r}"
        _check_parts(f"{where}: field condition", mission.condition)
        _check_parts(f"{where}: field task", mission.task)
        _check_parts(f"{where}: field effect", mission.effect)
        _check_doable(where, mission)
        if any(effect.op in LASTING for effect in mission.effect):
            raise BadData(f"{where}: field effect: only a rumour can be kept: expected none of {LASTING}")
    for zone, name in enumerate(ZONE_IDS):
        for other in NEIGHBOURS[zone]:
            if zone not in NEIGHBOURS[other]:
                raise BadData(f"map.toml: zone {name!r}: field borders: {ZONE_IDS[other]!r} has none back")


def _check_words() -> None:
    """Check words that the rules look up only when they come to them."""
    ports = {ZONE_IDS[zone] for zone in PORTS}
    for nation in NATIONS:
        _named(f"map.toml: nation {nation.id!r}", "capital", [nation.capital], ZONE)
    for zone in ZONES:
        where = f"map.toml: zone {zone.id!r}"
        _named(where, "nation", [zone.nation] if zone.nation else [], NATION)
        _named(where, "fort", [zone.fort] if zone.fort else [], NATION)
    for captain in CAPTAINS:
        _named(f"captains.toml: captain {captain.id!r}", "home", [captain.home], ports)
    for event in EVENTS:
        where = f"events.toml: event {event.id!r}"
        ship = bool(event.npc)
        _named(where, "npc", [event.npc] if ship else [], NPC)
        _named(where, "zone", [event.zone] if ship or event.zone else [], ZONE)
        _named(where, "ship", [event.ship] if ship or event.ship else [], SHIP)
        _named(where, "zones", event.zones, ZONE)
        named = event.nation or "nation" in EVENT_READS.get(event.id, ())
        _named(where, "nation", [event.nation] if named else [], NATION)
    for rumour in RUMOURS:
        _named(
            f"rumours.toml: rumour {rumour.id!r}",
            "zone",
            [rumour.zone],
            ports if rumour.at == "port" else ZONE,
        )
    for mission in MISSIONS:
        _named(f"missions.toml: mission {mission.id!r}", "place", [mission.place], ports)


def _named(where: str, field: str, words: Sequence[str], known: Container[str]) -> None:
    """Check that words name something."""
    for word in words:
        if word not in known:
            raise BadData(f"{where}: field {field}: there is no {word!r}")


#: Dice that a zone or a captain may take away: the rules leave one. All else is 0 or more.
_TAKEN_AWAY = ("scouting", "merchant_dice", "mission_dice", "naval_search")


def _check_below_zero() -> None:
    """Check that nothing on a card, a token or in a zone is below 0 but dice taken away."""
    files: dict[str, Sequence[Component]] = {
        "map": (*NATIONS, *ZONES),
        "ships": (*SHIPS, *_YARD.modification, *_YARD.weapon),
        "goods": (*_GOODS.good, *CARGO_CARDS),
        "captains": CAPTAINS,
        "events": EVENTS,
        "glory": _GLORY,
    }
    for file, entries in files.items():
        for entry in entries:
            for field in msgspec.structs.fields(entry):
                value = getattr(entry, field.name)
                if isinstance(value, int) and value < 0 and field.name not in _TAKEN_AWAY:
                    raise BadData(f"{file}.toml: {entry.id!r}: field {field.name}: {value} is too small")


def _check_figures() -> None:
    """Check figures that the rules divide by, count with or index by."""
    least_one = ["chest_step", "bounty_most", "crew", "repair", "modification", "ship_most"]
    least_one += ["commodore_seamanship", "commodore_scouting", "commodore_leadership"]
    for name in msgspec.structs.fields(Figures):
        value = getattr(FIGURES, name.name)
        if isinstance(value, int) and value < (name.name in least_one):
            raise BadData(f"figures.toml: figures: field {name.name}: {value} is too small")
    for ship in SHIPS:
        if min(ship.hull, ship.masts, ship.cargo, ship.crew, ship.cannons) < 0 or ship.hull < 1:
            raise BadData(
                f"ships.toml: ship {ship.id!r}: field hull: a ship needs a Hull, and nothing below 0"
            )
    for captain, skills in zip(CAPTAINS, CAPTAIN_SKILLS, strict=True):
        where = f"captains.toml: captain {captain.id!r}"
        if min(skills) < 1:
            raise BadData(f"{where}: field {SKILLS[skills.index(min(skills))]}: a skill is at least 1")
    for event in EVENTS:
        where = f"events.toml: event {event.id!r}"
        for skill in ("seamanship", "scouting", "leadership") if event.npc else ():
            if getattr(event, skill) < 1:
                raise BadData(f"{where}: field {skill}: a skill is at least 1")
        if "price" in EVENT_READS.get(event.id, ()) and event.price < 1:
            raise BadData(f"{where}: field price: a pardon costs at least 1 Gold")
    if len(DEMAND_TOKENS) < len(PORTS):
        raise BadData(f"goods.toml: goods: field demand: {len(DEMAND_TOKENS)} tokens for {len(PORTS)} ports")
    if min(FIGURES.buy) < 1:
        raise BadData("figures.toml: figures: field buy: a card costs at least 1 Gold")


def _check_unread() -> None:
    """Check that nothing is written on a card, a zone or a ship that no rule would read there."""
    for event in EVENTS:
        where = f"events.toml: event {event.id!r}"
        if not event.npc and event.id not in EVENT_READS:
            raise BadData(f"{where}: field npc: expected one, for there is no text of that id")
        _reads_only(where, event, ("icons", *(SHIP_READS if event.npc else EVENT_READS[event.id])))
    for card in _GLORY:
        where = f"glory.toml: glory {card.id!r}"
        if card.specialist:
            figure = () if card.specialist == "master_gunner" else ("n",)
            hiring = "skill" if card.skill else "pay"
            _reads_only(where, card, ("copies", "specialist", hiring, *figure))
        elif card.id in GLORY_READS:
            _reads_only(where, card, ("copies", *GLORY_READS[card.id]))
            if "skill" in GLORY_READS[card.id] and not card.skill:
                raise BadData(f"{where}: field skill: expected one, whose rolls it saves")
            if "timing" in GLORY_READS[card.id] and card.timing not in GLORY_MOMENTS[card.id]:
                expected = ", ".join(GLORY_MOMENTS[card.id])
                raise BadData(f"{where}: field timing: {card.timing!r} does not suit: expected {expected}")
        else:
            raise BadData(f"{where}: field specialist: expected one, for there is no text of that id")
    for zone in ZONES:
        if not zone.nation:
            fields = [name for name in zone.__struct_fields__ if name not in ("id", "source", *PORT_READS)]
            _reads_only(f"map.toml: zone {zone.id!r}, without a port", zone, fields)
    for cargo in CARGO_CARDS:
        where = f"goods.toml: cargo {cargo.id!r}"
        if cargo.icon == "escape":
            _reads_only(f"{where}, an escape", cargo, ("good", "plunder", "icon"))
        elif not cargo.section:
            raise BadData(f"{where}, a hit: field section: expected one")
    for ship in SHIPS:
        if ship.sell and not ship.buy:
            raise BadData(f"ships.toml: ship {ship.id!r}: field sell: expected none, for it can't be bought")


def _reads_only(where: str, entry: Component, fields: Sequence[str]) -> None:
    """Check that an entry has no figures but those of these fields."""
    for field in msgspec.structs.fields(entry):
        if field.name in ("id", "source", *fields):
            continue
        default = field.default if field.default is not msgspec.NODEFAULT else []
        if getattr(entry, field.name) != default:
            expected = ", ".join(fields) or "nothing"
            raise BadData(f"{where}: field {field.name}: it is never read here: expected only {expected}")


#: What a word of a Rumour's or a Mission's parts must be, by field.
_WORDS = {"zone": ZONE, "good": GOOD, "nation": NATION, "ship": SHIP}


#: More of these a captain can't carry or visit.
_MOST = {
    "weapon": len(WEAPON_IDS),
    "deliver_weapons": len(WEAPON_IDS),
    "port_each_nation": len(NATION_IDS),
}


def _check_parts(where: str, parts: Sequence[Part]) -> None:
    """Check that a card's parts have the figures that they need, no others, and words that name something."""
    for part in parts:
        problem = misfit(part) or _unknown(part) or _too_many(part)
        if problem:
            raise BadData(f"{where}: {problem}")


#: Tasks that are done in a port.
_IN_PORT = ("port_action", "port_roll", "deliver", "deliver_weapons")


def _check_doable(where: str, mission: Mission) -> None:
    """Check that a Mission can be accepted and done."""
    for condition in mission.condition:
        if condition.kind == "stat_min" and condition.n > FIGURES.ship_most:
            raise BadData(f"{where}: field condition: no ship has {condition.n} of anything")
    if not mission.task:
        raise BadData(f"{where}: field task: expected one or more")
    before = ""
    for task in mission.task:
        if task.kind in _IN_PORT and PORT[ZONE[task.zone]] == NONE:
            raise BadData(f"{where}: field task: there is no port at {task.zone!r}")
        if task.kind == "crew_combat" and before != "scout":
            raise BadData(f"{where}: field task: 'crew_combat' expects a 'scout' just before it")
        before = task.kind


def _too_many(part: Part) -> str:
    """Return whether a part asks for more than there can be; empty if it does not."""
    word = part.op if isinstance(part, Effect) else part.kind
    most = _MOST.get(word, part.n)
    return f"{word!r} can't reach {part.n}: expected {most} at most" if part.n > most else ""


def _unknown(part: Part) -> str:
    """Return which word of a card's part names nothing; empty if all do."""
    for field, known in _WORDS.items():
        word = getattr(part, field, "")
        if word and word not in known:
            return f"field {field}: there is no {word!r}"
    if isinstance(part, Condition):
        for word in part.any:
            if word not in SHIP:
                return f"field any: there is no ship {word!r}"
    if isinstance(part, Effect) and part.kind:
        kinds = ("all_missing",) if part.op == "weapon" else SPECIALIST_IDS
        if part.kind not in kinds:
            return f"field kind: there is no {part.kind!r}, expected {', '.join(kinds)}"
    return ""


_check()
