"""What is in the box: the data files, read and checked, as tables indexed by small numbers.

A *place* is one number: a zone (0 to 9), a transit box (10, 11) or a port (12 and up).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from flibuste.kernel import data
from flibuste.kernel.data import BadData, Component

PACKAGE = __name__.rpartition(".")[0]


class Zone(Component, frozen=True):
    cargo: str
    adjacent: tuple[str, ...]


class Transit(Component, frozen=True):
    connects: tuple[str, ...]


class Nation(Component, frozen=True):
    ransom: bool
    refit: bool


class Port(Component, frozen=True):
    locator: int
    zones: tuple[str, ...]
    nation: str
    wealth: int
    defence: int


class Site(Component, frozen=True):
    zone: str


class Map(msgspec.Struct, frozen=True):
    zone: tuple[Zone, ...]
    transit: tuple[Transit, ...]
    nation: tuple[Nation, ...]
    port: tuple[Port, ...]
    site: tuple[Site, ...]


class PirateCard(Component, frozen=True):
    #: the name of his ship (20)
    ship: str
    initiative: int
    skill: int
    command: int
    cruelty: int
    cunning: int
    duel: int


class PirateCards(msgspec.Struct, frozen=True):
    pirate: tuple[PirateCard, ...]


class Ship(Component, frozen=True):
    combat: int
    speed: int
    holds: int
    start: bool


class Merchant(Component, frozen=True):
    cargo: int
    convertible: bool
    count: int


class Warship(Component, frozen=True):
    guns: int
    speed: int
    combat: int
    count: int


class Commissioner(Component, frozen=True):
    speed: int
    combat: int
    counter: bool


class Hostage(Component, frozen=True):
    information: int
    value: int


class Governor(Component, frozen=True):
    pro: bool


class Counters(msgspec.Struct, frozen=True):
    ship: tuple[Ship, ...]
    merchant: tuple[Merchant, ...]
    warship: tuple[Warship, ...]
    commissioner: tuple[Commissioner, ...]
    hostage: tuple[Hostage, ...]
    governor: tuple[Governor, ...]


class Event(Component, frozen=True):
    number: int
    count: int
    anti_pirate: bool
    actions: int
    mode: Literal["and", "or", "now"]
    #: when a card leaves the game instead of going to the discards; used: only the letter of marque is
    leaves: Literal["never", "used", "always"]


class Events(msgspec.Struct, frozen=True):
    event: tuple[Event, ...]


class CargoRow(Component, frozen=True):
    atlantic: int
    caribbean: int
    africa: int
    india: int
    loyalty: int


class StormRow(Component, frozen=True):
    low: int
    high: int
    damage: int
    sunk: bool


class DisasterRow(Component, frozen=True):
    locator: int


class PlayersRow(Component, frozen=True):
    cards: int
    hand: int
    play: int


class StatusRow(Component, frozen=True):
    #: what booty is sold for, in hundredths
    rate: int
    #: how much a refit mends: none, all, or half a die and the bonus
    refit: str
    bonus: int


class Figure(Component, frozen=True):
    value: int


class Tables(msgspec.Struct, frozen=True):
    cargo: tuple[CargoRow, ...]
    storm: tuple[StormRow, ...]
    disaster: tuple[DisasterRow, ...]
    players: tuple[PlayersRow, ...]
    status: tuple[StatusRow, ...]
    figure: tuple[Figure, ...]


MAP = data.read(PACKAGE, "map", Map)
PIRATES = data.read(PACKAGE, "pirates", PirateCards).pirate
COUNTERS = data.read(PACKAGE, "counters", Counters)
EVENTS = data.read(PACKAGE, "events", Events).event
TABLES = data.read(PACKAGE, "tables", Tables)

# ---- the map (2.2, 7.11)

ZONES = tuple(zone.id for zone in MAP.zone)
BOXES = tuple(box.id for box in MAP.transit)
PORTS = MAP.port
NATIONS = tuple(nation.id for nation in MAP.nation)
N_ZONES = len(ZONES)
DOCK = N_ZONES + len(BOXES)
PLACES = ZONES + BOXES + tuple(port.id for port in PORTS)
PLACE = {word: place for place, word in enumerate(PLACES)}
PORT = {port.id: number for number, port in enumerate(PORTS)}
LOCATOR = {port.locator: number for number, port in enumerate(PORTS)}
PINES = PLACE[MAP.site[0].zone]

#: for each zone, the zones that border it; for each box, the zones it connects
BORDERS = tuple(tuple(PLACE[word] for word in zone.adjacent) for zone in MAP.zone) + tuple(
    tuple(PLACE[word] for word in box.connects) for box in MAP.transit
)
#: for each zone, the boxes that open on it
ZONE_BOXES = tuple(
    tuple(N_ZONES + number for number, box in enumerate(MAP.transit) if zone in box.connects)
    for zone in ZONES
)
#: where a ship at sea can sail in one move, ports apart (7.11)
SAILS = tuple(BORDERS[place] + (ZONE_BOXES[place] if place < N_ZONES else ()) for place in range(DOCK))
#: for each port, the zones that border it (Bermuda has two), and for each zone, its ports
PORT_ZONES = tuple(tuple(PLACE[word] for word in port.zones) for port in PORTS)
ZONE_PORTS = tuple(
    tuple(number for number, zones in enumerate(PORT_ZONES) if zone in zones) for zone in range(N_ZONES)
)
PORT_NATION = tuple(NATIONS.index(port.nation) if port.nation in NATIONS else -1 for port in PORTS)
ENGLISH = NATIONS.index("english")
WEALTH = tuple(port.wealth for port in PORTS)
DEFENCE = tuple(port.defence for port in PORTS)
PIRATE_PORTS = tuple(number for number, nation in enumerate(PORT_NATION) if nation < 0)

# ---- pirates and ships (5.2, 6)

#: how options and the story name a pirate
PIRATE_WORDS = tuple(pirate.id for pirate in PIRATES)
PIRATE = {pirate.id: number for number, pirate in enumerate(PIRATES)}
INITIATIVE = tuple(pirate.initiative for pirate in PIRATES)
SKILL = tuple(pirate.skill for pirate in PIRATES)
COMMAND = tuple(pirate.command for pirate in PIRATES)
CRUELTY = tuple(pirate.cruelty for pirate in PIRATES)
CUNNING = tuple(pirate.cunning for pirate in PIRATES)
DUEL = tuple(pirate.duel for pirate in PIRATES)
TEACH = PIRATE["teach"]

SHIPS = COUNTERS.ship
SHIP = {ship.id: number for number, ship in enumerate(SHIPS)}
SHIP_COMBAT = tuple(ship.combat for ship in SHIPS)
SHIP_SPEED = tuple(ship.speed for ship in SHIPS)
HOLDS = tuple(ship.holds for ship in SHIPS)
MERCHANTS = COUNTERS.merchant
MERCHANT_CARGO = tuple(merchant.cargo for merchant in MERCHANTS)
#: the pirate ship that a merchant becomes (8.5), -1 where it can't be converted
CONVERTS = tuple(SHIP[m.id] if m.convertible else -1 for m in MERCHANTS)
WARSHIPS = COUNTERS.warship
COMMISSIONERS = COUNTERS.commissioner
KC_COUNTERS = tuple(number for number, kc in enumerate(COMMISSIONERS) if kc.counter)
#: the commissioner that a retired pirate becomes (17.2#16): number CONVERTED + pirate
CONVERTED = len(KC_COUNTERS)
HOSTAGES = COUNTERS.hostage
#: governors are numbered from 1 (0 is none); the pro-pirate ones come first
GOVERNORS = COUNTERS.governor
PRO = sum(governor.pro for governor in GOVERNORS)

# ---- cards and tables

CARD = {event.id: event.number for event in EVENTS}
#: by card number, 1 to 23
CARDS = ("", *(event.id for event in EVENTS))
ACTIONS = (0, *(event.actions for event in EVENTS))
MODE = ("", *(event.mode for event in EVENTS))
HELD = (False, *(event.mode != "now" for event in EVENTS))
ANTI = (False, *(event.anti_pirate for event in EVENTS))
LEAVES = ("never", *(event.leaves for event in EVENTS))

CARGO = {
    column: (0, *(getattr(row, column) for row in TABLES.cargo))
    for column in ("atlantic", "caribbean", "africa", "india")
}
ZONE_CARGO = tuple(CARGO[zone.cargo] for zone in MAP.zone)
CARGO_LOYALTY = (0, *(row.loyalty for row in TABLES.cargo))
#: by modified die: speed damage, or SUNK
SUNK: Final = -1
STORM = (0, *(SUNK if row.sunk else row.damage for row in TABLES.storm for _ in range(row.low, row.high + 1)))
DISASTER = (0, *(LOCATOR[row.locator] for row in TABLES.disaster))
LIMITS = {int(row.id.removeprefix("players-")): row for row in TABLES.players}
STATUS = {row.id: row for row in TABLES.status}
FIGURE = {figure.id: figure.value for figure in TABLES.figure}


def kc_speed(kc: int) -> int:
    return COMMISSIONERS[min(kc, CONVERTED)].speed


def kc_combat(kc: int) -> int:
    return COMMISSIONERS[min(kc, CONVERTED)].combat


def kc_word(kc: int) -> str:
    return COMMISSIONERS[kc].id if kc < CONVERTED else PIRATES[kc - CONVERTED].id


def _check() -> None:
    """What must hold together (2, 3, 17.2)."""
    locators = [10 * tens + units for tens in range(1, 7) for units in range(1, 7)]
    if [port.locator for port in PORTS] != locators:
        raise BadData("map.toml: port locator: expected 11 to 66, in order, one port each")
    for zone in MAP.zone:
        for word in zone.adjacent:
            if word not in ZONES or zone.id not in MAP.zone[PLACE[word]].adjacent:
                raise BadData(f"map.toml: zone {zone.id!r}: adjacent: {word!r} does not border it")
    for port in PORTS:
        if not 1 <= len(port.zones) <= 2 or any(zone not in ZONES for zone in port.zones):
            raise BadData(f"map.toml: port {port.id!r}: zones: expected one or two zones")
        if port.nation != "pirate" and port.nation not in NATIONS:
            raise BadData(f"map.toml: port {port.id!r}: nation: no nation {port.nation!r}")
    if [event.number for event in EVENTS] != list(range(1, len(EVENTS) + 1)):
        raise BadData("events.toml: event number: expected 1 to 23, in order")
    for event in EVENTS:
        if event.mode == "now" and event.actions:
            raise BadData(f"events.toml: event {event.id!r}: actions: expected 0, for it is played at once")
        if event.leaves == "used" and event.id != "letter-of-marque":
            raise BadData(f"events.toml: event {event.id!r}: leaves: expected never or always")
    for port in PORTS:
        if port.nation == "pirate" and (port.wealth or port.defence):
            field = "wealth" if port.wealth else "defence"
            raise BadData(f"map.toml: port {port.id!r}: {field}: expected 0, for it is a pirate port")
    if any(not governor.pro for governor in GOVERNORS[:PRO]):
        raise BadData("counters.toml: governor: the pro-pirate ones come first")
    if len(STORM) != 8 or len(DISASTER) != 7 or len(TABLES.cargo) != 10:
        raise BadData("tables.toml: a table has not all its rows")
    for seats, row in LIMITS.items():
        if not 0 <= row.cards * seats <= len(PIRATES):
            raise BadData(f"tables.toml: players {row.id!r}: cards: there are {len(PIRATES)} pirates to deal")


_check()
