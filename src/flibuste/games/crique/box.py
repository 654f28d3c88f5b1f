"""1 Components: what is in the box, read from `data/*.toml` with an owner's own figures over it.

Cards are small numbers in the state, 0 standing for "none"; the tables here say what each number is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

import msgspec

from flibuste.kernel import data
from flibuste.kernel.data import BadData, Component

PACKAGE = __name__.rpartition(".")[0]

SECTIONS = ("hull", "sails", "cannons", "crew")
HULL, SAILS, CANNONS, CREW = range(4)
Section = Literal["hull", "sails", "cannons", "crew"]

#: Islands by number: the five outer ones, Treasure Island, the cove. 0 is no island.
ISLANDS = (
    "",
    "tavern-island",
    "hull-island",
    "sail-island",
    "cannon-island",
    "crew-island",
    "treasure-island",
    "cove",
)
TAVERN_ISLAND, TREASURE_ISLAND, COVE = 1, 6, 7
OUTER = (1, 2, 3, 4, 5)
WHEEL = (1, 2, 3, 4, 5, 6)


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: int
    price: list[int]
    source: str


class Row(Component, frozen=True, kw_only=True):
    values: list[int]
    small: list[int] = []


class MatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mat: Mat
    section: list[Row]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    months: int
    short_months: int
    ones: int
    fives: int
    chests: int
    dice: int
    start_gold: int
    start_cards: int
    draft_cards: int
    card_price: int
    cards_a_visit: int
    gold_a_fame: int
    repair_price: int
    mend_price: int
    gift_gold: int
    hit_from: int
    mutiny_on: int
    mutiny_fame: int
    parrot_death: int
    parrot_swap: int


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    box: Box


class Treasure(Component, frozen=True, kw_only=True):
    copies: int
    fame: int = 0
    gold: int = 0
    chests: int = 0
    tavern: int = 0


class TreasureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    treasure: list[Treasure]


class Card(Component, frozen=True, kw_only=True):
    """A tavern card."""

    copies: int


class Parrot(Card, frozen=True, kw_only=True):
    section: Section
    #: no limit on chests
    hold: bool = False
    #: always so many dice
    dice: int = 0
    #: as many dice as cannons, whatever the crew
    all_cannons: bool = False
    speed: int = 0


class Mastercraft(Card, frozen=True, kw_only=True):
    pass


class BattleCard(Card, frozen=True, kw_only=True):
    """Lasts for the whole battle. A card may combine several of these."""

    calm: bool = False
    speed: int = 0
    grapple: bool = False
    smoke: bool = False
    speed_a_chest: int = 0


class VolleyCard(Card, frozen=True, kw_only=True):
    """Acts on one roll. A card may combine several of these."""

    hit_from: int = 0
    through_smoke: bool = False
    recoil: int = 0
    powder: int = 0
    all_sections: bool = False
    reload: bool = False


Effect = Literal[
    "piracy", "treasure-map", "lookout", "royal-navy", "letter-of-marque", "french-leave", "shipowner"
]


class EventCard(Card, frozen=True, kw_only=True):
    """Played at its moment. A card may combine several effects of one moment."""

    effects: list[Effect]


class FameCard(Card, frozen=True, kw_only=True):
    fame: int


class TavernFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    parrot: list[Parrot]
    mastercraft: list[Mastercraft]
    battle: list[BattleCard]
    volley: list[VolleyCard]
    event: list[EventCard]
    fame: list[FameCard]


class Legend(Component, frozen=True, kw_only=True):
    """A ship that no player owns."""

    dice: int = 0
    hull: int = 0
    sails: int = 0
    fame: int = 0
    #: which section its hits go to; "chosen" by whoever controls it
    section: Literal["hull", "sails", "cannons", "crew", "all", "chosen"] = "hull"
    #: whom it fires at: who has most of this
    target: Literal["hull", "sails", "cannons", "crew", "speed", "chosen"] = "hull"
    #: hull regained at the end of a round, of what was lost in that round
    regain: int = 0
    #: its misses may hit others
    stray: bool = False
    #: unarmed: it is captured, not fought, and a die says for how much fame
    prize: bool = False
    #: shuffled into the deck of legends
    deck: bool = True


class LegendFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    legend: list[Legend]


#: When each effect of an event may be played.
MOMENTS: dict[str, str] = {
    "piracy": "treasures",
    "treasure-map": "treasures",
    "lookout": "lookout",
    "royal-navy": "navy",
    "letter-of-marque": "marque",
    "french-leave": "leave",
    "shipowner": "island",
}

C = TypeVar("C", bound=Component)


def _fault(file: str, kind: str, entry: Component, field: str, said: str) -> BadData:
    return BadData(f"{file}.toml: {kind} {entry.id!r}, field {field}: {said}")


def _expect_no_less(low: int, file: str, kind: str, entry: Component, *fields: str) -> None:
    for field in fields:
        if getattr(entry, field) < low:
            raise _fault(file, kind, entry, field, f"expected {low} or more")


def read_mat() -> MatFile:
    """1.9"""
    file = data.read(PACKAGE, "mat", MatFile)
    steps = len(file.mat.price) + 1
    if tuple(row.id for row in file.section) != SECTIONS:
        raise BadData(f"mat.toml: section: expected the sections {', '.join(SECTIONS)} in this order")
    for row in file.section:
        if row.small and row.id != "hull":
            raise _fault("mat", "section", row, "small", "expected none, only the hull has small numbers")
        small = row.small if row.id == "hull" else row.values
        for field, values in (("values", row.values), ("small", small)):
            if len(values) != steps or min(values) < 1:
                raise _fault("mat", "section", row, field, f"expected {steps} numbers of at least 1")
    if min(file.mat.price, default=0) < 1 or not 0 <= file.mat.start < steps:
        raise BadData("mat.toml: mat: expected prices of at least 1 and a start on the mat")
    return file


#: What the figures of the box must lie between, where 0 to MOST is not right.
LIMITS = {
    "months": (1, 12),  # one treasure card a month
    "short_months": (1, 12),
    "dice": (1, 20),
    "start_cards": (0, 3),
    "draft_cards": (1, 3),
    "gold_a_fame": (1, 20),
    "hit_from": (1, 6),
    "mutiny_on": (0, 6),
}
MOST = 200
#: five players draw three cards each before the first month (21.tavern-draft)
FIRST_CARDS = 15


def read_box() -> Box:
    """1.6–1.8, and the prices that the rulebook prints"""
    box = data.read(PACKAGE, "box", BoxFile).box
    for field in Box.__struct_fields__[1:]:
        low, high = LIMITS.get(field, (0, MOST))
        if not low <= getattr(box, field) <= high:
            raise BadData(f"box.toml: box, field {field}: expected {low} to {high}")
    if 5 * box.start_gold > box.ones + 5 * box.fives:
        raise BadData("box.toml: box, field start_gold: expected no more than five players find in the box")
    return box


def read_treasures() -> list[Treasure]:
    """1.2: 60 cards, 12 for each outer island; an owner's list must come to as many."""
    cards = data.read(PACKAGE, "treasures", TreasureFile).treasure
    for card in cards:
        _expect_no_less(0, "treasures", "treasure", card, "copies", "fame", "gold", "chests", "tavern")
    total = sum(card.copies for card in cards)
    if total != 60:
        raise BadData(f"treasures.toml: treasure: expected 60 cards in all, got {total}")
    return cards


def read_tavern() -> TavernFile:
    """1.4, 20.1: what a home-made card does must be made of what exists, and must be something."""
    file = data.read(PACKAGE, "tavern", TavernFile)
    seen: set[str] = set()
    for family in TavernFile.__struct_fields__:
        for card in getattr(file, family):
            if card.id in seen or not _is_word(card.id):
                raise _fault("tavern", family, card, "id", "expected a word of its own, without spaces")
            seen.add(card.id)
            if not 0 <= card.copies <= MOST:
                raise _fault("tavern", family, card, "copies", f"expected 0 to {MOST}")
    if len(file.mastercraft) != 1:
        kinds = [card.id for card in file.mastercraft]
        raise BadData(f"tavern.toml: mastercraft, field id: expected one kind, got {kinds}")
    for battle in file.battle:
        _expect_no_less(0, "tavern", "battle", battle, "speed", "speed_a_chest")
        if not (battle.calm or battle.speed or battle.grapple or battle.smoke or battle.speed_a_chest):
            raise _fault("tavern", "battle", battle, "calm", "the card does nothing")
    for volley in file.volley:
        if volley.hit_from and not 1 <= volley.hit_from <= 6:
            raise _fault("tavern", "volley", volley, "hit_from", "expected a face from 1 to 6")
        _expect_no_less(0, "tavern", "volley", volley, "recoil", "powder")
        if not (volley.hit_from or volley.through_smoke or volley.powder or volley.all_sections):
            raise _fault("tavern", "volley", volley, "hit_from", "the card does nothing")
    for event in file.event:
        moments = {MOMENTS[effect] for effect in event.effects}
        if len(moments) != 1 or len(set(event.effects)) != len(event.effects):
            said = "expected one or more different effects of one moment"
            raise _fault("tavern", "event", event, "effects", said)
    for parrot in file.parrot:
        _expect_no_less(0, "tavern", "parrot", parrot, "dice", "speed")
        if not (parrot.hold or parrot.dice or parrot.all_cannons or parrot.speed):
            raise _fault("tavern", "parrot", parrot, "hold", "the parrot has no gift")
        most = max(6, BOX.dice)
        if parrot.dice > most:
            raise _fault("tavern", "parrot", parrot, "dice", f"expected no more than {most}")
        if parrot.dice and parrot.all_cannons:
            said = "expected false, for its dice are always as many"
            raise _fault("tavern", "parrot", parrot, "all_cannons", said)
    for fame in file.fame:
        _expect_no_less(0, "tavern", "fame", fame, "fame")
    total = sum(card.copies for family in TavernFile.__struct_fields__ for card in getattr(file, family))
    if total < FIRST_CARDS:
        raise BadData(f"tavern.toml: copies: expected {FIRST_CARDS} cards or more in all, got {total}")
    return file


#: 2.3, 21.two-players: ships that are sent out, not turned up.
SENT = ("navy", "neutral")


def read_legends() -> list[Legend]:
    """1.3, 20.1: a home-made legend is one more; ours can't be taken away."""
    legends = data.read(PACKAGE, "legends", LegendFile).legend
    for legend in legends:
        if not _is_word(legend.id):
            raise _fault("legends", "legend", legend, "id", "expected a word without spaces")
        for field in ("deck", "prize"):
            if legend.id in SENT and getattr(legend, field):
                raise _fault("legends", "legend", legend, field, "expected false, for it is sent and fought")
        if legend.prize:
            _expect_unarmed(legend)
            continue
        _expect_no_less(1, "legends", "legend", legend, "hull", "dice")
        _expect_no_less(0, "legends", "legend", legend, "sails", "fame", "regain")
        if legend.dice > 6:
            raise _fault("legends", "legend", legend, "dice", "expected no more than 6")
        chosen = legend.id == "navy"
        if (legend.section == "chosen") != chosen or (legend.target == "chosen") != chosen:
            said = "the Navy, and it alone, has its target and section chosen"
            raise _fault("legends", "legend", legend, "target", said)
    if sum(legend.deck for legend in legends) < 2:
        raise BadData("legends.toml: legend: expected two or more in the deck, one for each black ship")
    return legends


def _expect_unarmed(prize: Legend) -> None:
    """19.cacafuego-3: a prize has no guns and is not fought; a die says for how much fame."""
    for field in msgspec.structs.fields(Legend):
        if field.name in ("id", "source", "prize", "deck"):
            continue
        if getattr(prize, field.name) != field.default:
            raise _fault("legends", "legend", prize, field.name, "expected none, for a prize is not fought")


def _is_word(word: str) -> bool:
    return bool(word) and all(part.isalnum() for part in word.split("-")) and not word[0].isdigit()


def _numbered(cards: Iterable[Component]) -> dict[str, int]:
    return {card.id: number for number, card in enumerate(cards, 1)}


def _deck(cards: Sequence[Card | Treasure]) -> list[int]:
    return [number for number, card in enumerate(cards, 1) for _ in range(card.copies)]


_MAT = read_mat()
BOX = read_box()
START = _MAT.mat.start
PRICE = tuple(_MAT.mat.price)
LAST = len(PRICE)
VALUES = tuple(tuple(row.values) for row in _MAT.section)
SMALL_HULL = tuple(_MAT.section[HULL].small)
GOLD_IN_BOX = BOX.ones + 5 * BOX.fives  # 1.6

TREASURES = read_treasures()
TREASURE_DECK = _deck(TREASURES)
#: by treasure card: fame, gold, chests, tavern cards
LOOT = ((0, 0, 0, 0), *((t.fame, t.gold, t.chests, t.tavern) for t in TREASURES))

TAVERN = read_tavern()
CARDS: list[Card] = [
    *TAVERN.parrot,
    *TAVERN.mastercraft,
    *TAVERN.battle,
    *TAVERN.volley,
    *TAVERN.event,
    *TAVERN.fame,
]
TAVERN_DECK = _deck(CARDS)
CARD = _numbered(CARDS)
CARD_WORDS = ("", *(card.id for card in CARDS))


def _kinds(family: Sequence[Card]) -> frozenset[int]:
    return frozenset(CARD[card.id] for card in family)


PARROTS = _kinds(TAVERN.parrot)
MASTERCRAFT = CARD[TAVERN.mastercraft[0].id]
BATTLE_CARDS = {CARD[card.id]: card for card in TAVERN.battle}
VOLLEY_CARDS = {CARD[card.id]: card for card in TAVERN.volley}
EVENT_CARDS = {CARD[card.id]: card for card in TAVERN.event}
FAME_CARDS = {CARD[card.id]: card.fame for card in TAVERN.fame}
BATTLE_KINDS = frozenset(BATTLE_CARDS)
VOLLEY_KINDS = frozenset(VOLLEY_CARDS)
#: the event cards of each moment
EVENTS_AT = {
    moment: frozenset(kind for kind, card in EVENT_CARDS.items() if MOMENTS[card.effects[0]] == moment)
    for moment in MOMENTS.values()
}


def _by_card(family: Sequence[C], field: str) -> tuple[int, ...]:
    figures = {CARD[card.id]: int(getattr(card, field)) for card in family}
    return tuple(figures.get(kind, 0) for kind in range(len(CARDS) + 1))


#: what a parrot does, by card (0 where there is none)
PARROT_SPEED = _by_card(TAVERN.parrot, "speed")
PARROT_DICE = _by_card(TAVERN.parrot, "dice")
PARROT_CANNONS = _by_card(TAVERN.parrot, "all_cannons")
PARROT_HOLD = _by_card(TAVERN.parrot, "hold")
PARROT_SECTION = tuple(
    SECTIONS.index(card.section) if isinstance(card, Parrot) else -1 for card in (None, *CARDS)
)

LEGENDS = read_legends()
#: by number; the first stands for "none"
LEGEND_CARDS: tuple[Legend, ...] = (Legend(id="none", source="house", prize=True), *LEGENDS)
LEGEND = _numbered(LEGENDS)
LEGEND_WORDS = ("", *(legend.id for legend in LEGENDS))
LEGEND_DECK = [LEGEND[legend.id] for legend in LEGENDS if legend.deck]
BLACKBEARD, NAVY, NEUTRAL = LEGEND["blackbeard"], LEGEND["navy"], LEGEND["neutral"]
