"""The catalogue: every ship, crew, fort, event, piece of equipment and treasure that a fleet can have.

A piece is *coded* when all its keywords are defined by the rulebook and all its abilities have a code;
the others are listed, and can be fielded only where the table allows pieces "as printed without the rest".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

import msgspec

from flibuste.kernel import data
from flibuste.kernel.data import BadData, Component

from .table import geometry
from .table.geometry import Points

PACKAGE = __name__.rpartition(".")[0]

NATIONS = (
    "america",
    "england",
    "corsairs",
    "spain",
    "france",
    "cursed",
    "mercenaries",
    "pirates",
    "jade",
    "vikings",
)


class Card(Component, frozen=True, kw_only=True):
    """What ships and crew have in common (2.1)."""

    set: str
    nation: str
    name: str
    cost: int
    keywords: list[str] = []
    abilities: list[str] = []
    leftover: bool = False
    links: list[str] = []


class ShipCard(Card, frozen=True, kw_only=True):
    masts: int
    cargo: int
    move: str
    cannons: list[str]


class CrewCard(Card, frozen=True, kw_only=True):
    generic: bool = False


class FortCard(Component, frozen=True, kw_only=True):
    name: str
    nation: str
    gold_cost: int
    cannons: list[str]
    effect: str


#: what forts can do beside shooting; the code of each is in rules/
FORT_EFFECTS = (
    "d6_shield",
    "ghost_crew",
    "hit_cargo",
    "immune_long",
    "one_2L",
    "peek_each",
    "plus1_docked",
    "reroll_miss",
    "unload4_extra",
)

#: the events and the shots of equipment that rules/ has the code of; any other equipment is a letter of
#: marque, for the ships of its nation
EVENTS = (
    "divers",
    "raft",
    "mermaids",
    "foul_winds",
    "becalmed",
    "hidden_cove",
    "favor_of_the_gods",
    "false_treasure",
    "rolling_fog",
    "cursed_zone",
    "duel",
    "lantern",
)
SHOTS = (
    "fire_shot",
    "grapple_shot",
    "smokepot_shot",
    "chain_shot",
    "grape_shot",
    "stinkpot_shot",
    "exploding_shot",
    "double_shot",
)
#: no die is rolled to fire it
NO_DIE = "smokepot_shot"
#: the mysterious islands that rules/ has the code of
MYSTERIES = tuple(f"mystery_{number}" for number in range(1, 17))


class EventCard(Component, frozen=True, kw_only=True):
    cost: int


class GearCard(Component, frozen=True, kw_only=True):
    cost: int
    lost_on_1: bool = False
    nation: str = ""


class UniqueCard(Component, frozen=True, kw_only=True):
    """7.4: worth nothing at the start."""


class Mystery(Component, frozen=True, kw_only=True):
    pass


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    short: int
    long: int
    card_short: int
    card_long: int
    contact: int


class Sea(Component, frozen=True, kw_only=True):
    seats: int
    width: int
    height: int


class Purse(Component, frozen=True, kw_only=True):
    values: list[int]


class HullSize(Component, frozen=True, kw_only=True):
    masts: int
    length: int
    width: int


class SpecialSize(Component, frozen=True, kw_only=True):
    side: int = 0
    radius: int = 0
    extra_width: int = 0
    extra_length: int = 0


class IslandShape(Component, frozen=True, kw_only=True):
    points: list[tuple[int, int]]


class TerrainSize(Component, frozen=True, kw_only=True):
    radius: int


class Keyword(Component, frozen=True, kw_only=True):
    pass


class Ability(Component, frozen=True, kw_only=True):
    pass


class Ships(msgspec.Struct, frozen=True):
    ship: list[ShipCard]


class Crews(msgspec.Struct, frozen=True):
    crew: list[CrewCard]


class Pieces(msgspec.Struct, frozen=True):
    fort: list[FortCard]
    event: list[EventCard]
    equipment: list[GearCard]
    unique: list[UniqueCard]
    mysterious: list[Mystery]


class Tables(msgspec.Struct, frozen=True):
    measure: Measure
    sea: list[Sea]
    purse: list[Purse]
    hull: list[HullSize]
    special: list[SpecialSize]
    island: list[IslandShape]
    terrain: list[TerrainSize]


class Codes(msgspec.Struct, frozen=True):
    keyword: list[Keyword]
    ability: list[Ability]


AnyCard: TypeAlias = ShipCard | CrewCard | FortCard | EventCard | GearCard


#: keywords and abilities that name a nation (`cannon_plus1_vs:england`); and others that may name something
OF_NATION = (
    "boarding_plus1_vs",
    "cannon_boarding_plus1_vs",
    "cannon_plus1_not_vs",
    "cannon_plus1_vs",
    "crew_nation",
    "gun_plus1_vs",
    "hated_by",
    "linked_choice",
    "steal_all_vs",
)
NAMING = ("boarding_plus1_vs_big", "fleet_extra_action_6", "hostile", "loyal")


def _check_words(where: str, card: Card) -> None:
    """Check that a card's keywords and abilities name what they are about, and nothing that is not read."""
    for field, words in (("keywords", card.keywords), ("abilities", card.abilities)):
        for word in words:
            code, _, named = word.partition(":")
            if code in OF_NATION and named not in NATIONS:
                raise BadData(f"{where}, field {field}: {word!r}: expected {code}: and a nation")
            if named and code not in OF_NATION and code not in NAMING and code in keywords() | abilities():
                raise BadData(f"{where}, field {field}: {word!r}: expected {code} alone")


@cache
def ships() -> dict[str, ShipCard]:
    cards = {card.id: card for card in data.read(PACKAGE, "ships", Ships).ship}
    for card in cards.values():
        if card.nation not in NATIONS:
            raise BadData(f"ships.toml: ship {card.id!r}, field nation: no nation {card.nation!r}")
        for gun in card.cannons:
            if len(gun) != 2 or gun[0] not in "123456" or gun[1] not in "SL":
                raise BadData(f"ships.toml: ship {card.id!r}, field cannons: no gun {gun!r}")
        if card.move not in ("T", "D") and set(card.move.split("+")) - {"S", "L"}:
            raise BadData(f"ships.toml: ship {card.id!r}, field move: no move {card.move!r}")
        _check_words(f"ships.toml: ship {card.id!r}", card)
    return cards


@cache
def crew() -> dict[str, CrewCard]:
    cards = {card.id: card for card in data.read(PACKAGE, "crew", Crews).crew}
    for card in cards.values():
        if card.nation not in NATIONS:
            raise BadData(f"crew.toml: crew {card.id!r}, field nation: no nation {card.nation!r}")
        _check_words(f"crew.toml: crew {card.id!r}", card)
    return cards


@cache
def _pieces() -> Pieces:
    return data.read(PACKAGE, "pieces", Pieces)


@cache
def forts() -> dict[str, FortCard]:
    cards = {card.id: card for card in _pieces().fort}
    for card in cards.values():
        if card.effect not in FORT_EFFECTS:
            raise BadData(f"pieces.toml: fort {card.id!r}, field effect: no effect {card.effect!r}")
    return cards


@cache
def events() -> dict[str, EventCard]:
    cards = {card.id: card for card in _pieces().event}
    for word in cards:
        if word not in EVENTS:
            raise BadData(
                f"pieces.toml: event {word!r}, field id: no such event, expected {', '.join(EVENTS)}"
            )
    return cards


@cache
def gear() -> dict[str, GearCard]:
    cards = {card.id: card for card in _pieces().equipment}
    for card in cards.values():
        where = f"pieces.toml: equipment {card.id!r}"
        if card.id not in SHOTS and card.nation not in NATIONS:
            raise BadData(f"{where}, field nation: expected one of {', '.join(NATIONS)}")
        if card.lost_on_1 and (card.id not in SHOTS or card.id == NO_DIE):
            raise BadData(f"{where}, field lost_on_1: expected false, for no die is rolled to use it")
    return cards


@cache
def uniques() -> dict[str, UniqueCard]:
    return {card.id: card for card in _pieces().unique}


@cache
def mysteries() -> tuple[str, ...]:
    words = tuple(card.id for card in _pieces().mysterious)
    for word in words:
        if word not in MYSTERIES:
            raise BadData(
                f"pieces.toml: mysterious {word!r}, field id: expected one of {', '.join(MYSTERIES)}"
            )
    return words


@cache
def tables() -> Tables:
    table = data.read(PACKAGE, "table", Tables)
    if table.measure.contact < 2 * geometry.GAP:
        raise BadData(f"table.toml: measure, field contact: expected {2 * geometry.GAP} or more")
    return table


@cache
def _codes() -> Codes:
    return data.read(PACKAGE, "abilities", Codes)


@cache
def keywords() -> frozenset[str]:
    return frozenset(keyword.id for keyword in _codes().keyword)


@cache
def abilities() -> frozenset[str]:
    return frozenset(ability.id for ability in _codes().ability)


def missing(card: Card) -> list[str]:
    """What of a piece has no code: its undefined keywords and abilities, `leftover` for untold rest."""
    words = [word for word in card.keywords if word.partition(":")[0] not in keywords()]
    words += [word for word in card.abilities if word.partition(":")[0] not in abilities()]
    if card.leftover:
        words.append("leftover")
    return words


@cache
def coded(card_id: str) -> bool:
    """Whether a ship or crew can be fielded whole."""
    card: Card = ships()[card_id] if card_id in ships() else crew()[card_id]
    return not missing(card)


def find(card_id: str) -> AnyCard | None:
    for table in (ships(), crew(), gear(), events(), forts()):
        card = table.get(card_id)
        if card is not None:
            return card
    return None


def search(
    kind: str = "ship",
    nation: str = "",
    keyword: str = "",
    set_: str = "",
    most: int = 99,
    least: int = 0,
    text: str = "",
    uncoded: bool = True,
) -> Iterator[Card]:
    """The ships or crew that match, in the order of the catalogue."""
    cards: list[Card] = list(ships().values()) if kind == "ship" else list(crew().values())
    for card in cards:
        words = {word.partition(":")[0] for word in (*card.keywords, *card.abilities)}
        if (
            (not nation or card.nation == nation)
            and (not keyword or keyword in words)
            and (not set_ or card.set == set_)
            and least <= card.cost <= most
            and text.lower() in card.name.lower()
            and (uncoded or coded(card.id))
        ):
            yield card


# ---- names


_LEG = re.compile(r"(-?\d+):(\d+)\Z")


def name(word: str, lang: str) -> str | None:
    """The proper name of a piece by its id (`ID~2` is a second copy); a leg of a course in degrees and
    millimetres."""
    card_id, _, copy = word.partition("~")
    card = find(card_id)
    if isinstance(card, Card | FortCard):
        return f"{card.name} ({copy})" if copy else card.name
    leg = _LEG.match(word)
    if leg:
        return f"{int(leg[1]) / 100:g}°, {int(leg[2]) / 100:g} mm"
    return None


# ---- bodies: what a piece measures on the table


class Body(msgspec.Struct, frozen=True):
    """A piece's outline, bow and stern zones, and mast places, in its own frame."""

    length: int
    width: int
    hull: Points
    #: of a circle around the hull
    radius: float
    bow: Points
    stern: Points
    masts: tuple[float, ...]
    blades: tuple[Points, ...] = ()
    round: bool = False
    #: how far the hull reaches to either side of its axis; 0: as far as its circle
    beam: float = 0.0


@cache
def special(kind: str) -> SpecialSize:
    return next(size for size in tables().special if size.id == kind)


def creature(card: ShipCard) -> str:
    """sea_monster, titan, sea_dragon, or nothing."""
    for kind in ("sea_monster", "titan", "sea_dragon"):
        if kind in card.keywords:
            return kind
    return ""


@cache
def body(card_id: str, second_hull: bool = False) -> Body:
    card = ships()[card_id]
    kind = creature(card)
    if kind:
        radius = special(kind).radius
        disc = geometry.disc_points(radius)
        places = tuple([0.0] * card.masts)
        return Body(2 * radius, 2 * radius, disc, geometry.reach_of(disc), disc, disc, places, round=True)
    if "flotilla" in card.keywords:
        side = special("flotilla").side
        box = geometry.box_points(side, side)
        front = geometry.box_points(side / 4, side, side * 3 / 8)
        back = geometry.box_points(side / 4, side, -side * 3 / 8)
        places = tuple([0.0] * len(card.cannons))
        return Body(side, side, box, geometry.reach_of(box), front, back, places, beam=side / 2)
    size = next((s for s in tables().hull if s.masts >= card.masts), tables().hull[-1])
    beam = special("catamaran_outrigger").extra_width if second_hull else 0
    blades: tuple[Points, ...] = ()
    if "switchblade" in card.keywords:
        blade = special("switchblade_open")
        out = size.width / 2 + blade.extra_width / 2
        blades = tuple(
            geometry.box_points(blade.extra_length, blade.extra_width, 0, side * out) for side in (1, -1)
        )
    hull = geometry.hull_points(size.length, size.width, beam)
    return Body(
        size.length,
        size.width,
        hull,
        geometry.reach_of(hull),
        geometry.bow_points(size.length, size.width),
        geometry.stern_points(size.length, size.width),
        geometry.mast_places(size.length, card.masts),
        blades,
        beam=size.width / 2 + beam,
    )


@cache
def island_points(shape: int) -> Points:
    return tuple((float(x), float(y)) for x, y in tables().island[shape].points)


@cache
def terrain_radius(kind: str) -> int:
    return next(size.radius for size in tables().terrain if size.id == kind)


@cache
def fort_points() -> Points:
    side = special("fort").side
    return geometry.box_points(side, side)
