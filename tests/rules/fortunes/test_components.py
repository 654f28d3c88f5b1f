"""The box: every component is there, has a source, and has words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import pytest

from flibuste.games.fortunes import cards_events, cards_glory, cards_rumours, tables
from flibuste.kernel.data import Component
from flibuste.kernel.text import LANGUAGES, texts

FAMILIES: dict[str, tuple[Sequence[Component], int]] = {
    "zones": (tables.ZONES, 17),
    "nations": (tables.NATIONS, 4),
    "ships": (tables.SHIPS, 5),
    "captains": (tables.CAPTAINS, 16),
    "events": (tables.EVENTS, 34),
    "glory": (tables.GLORY, 70),
    "rumours": (tables.RUMOURS, 25),
    "missions": (tables.MISSIONS, 25),
    "cargo": (tables.CARGO_CARDS, 64),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_is_whole_and_has_sources(family: str) -> None:
    entries, count = FAMILIES[family]
    assert len(entries) == count
    for entry in entries:
        assert entry.source.startswith(("rulebook", "public", "house", "map"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    words = texts("fortunes", lang)
    ids = chain(
        *([entry.id for entry in entries] for entries, _ in FAMILIES.values()),
        tables.MODIFICATION_IDS,
        tables.WEAPON_IDS,
        tables.GOOD_IDS,
        tables.NPC_IDS,
        tables.SECTIONS,
        tables.SKILLS,
    )
    for name in ids:
        assert words.has(f"name-{name}"), name
    cards = chain(
        tables.EVENT_IDS, tables.GLORY_IDS, tables.RUMOUR_IDS, tables.MISSION_IDS, tables.CAPTAIN_IDS
    )
    for name in chain(cards, tables.ZONE_IDS, tables.MODIFICATION_IDS, tables.WEAPON_IDS):
        assert words.say(f"name-{name}.text").strip(), name


def test_cargo_cards_are_as_the_rulebook_says() -> None:
    """Values 1 to 5, 3 the most common; half of the cards let the merchant escape, half hit."""
    values = [tables.PLUNDER.count(value) for value in range(1, 6)]
    assert max(values) == values[2]
    assert all(values)
    assert sum(hit < 0 for hit in tables.HITS) == 32
    assert all(tables.GOOD_OF.count(good) == 8 for good in range(8))


def test_no_card_is_without_an_effect() -> None:
    ships = {name for card, name in enumerate(tables.EVENT_IDS) if tables.EVENT_NPC[card] >= 0}
    assert set(cards_events.EFFECTS) | ships == set(tables.EVENT_IDS)
    elsewhere = {"smugglers_cove", "friendly_yard", "quick_wits", "spyglass", "high_friends"}
    plain = {card.id for card in tables.GLORY if not card.specialist}
    assert set(cards_glory.EFFECTS) | elsewhere == plain
    assert callable(cards_rumours.resolve)
    assert all(r.effect for r in tables.RUMOURS)
    assert all(m.effect and m.task for m in tables.MISSIONS)


def test_the_map_is_one_piece() -> None:
    seen = {0}
    reach = [0]
    while reach:
        for zone in tables.NEIGHBOURS[reach.pop()]:
            if zone not in seen:
                seen.add(zone)
                reach.append(zone)
    assert len(seen) == 17
    assert sum(map(len, tables.NEIGHBOURS)) == 2 * 34
    assert [tables.PORT.count(n) for n in range(4)] == [6, 2, 3, 5]
    for zone in range(17):
        assert set(tables.STEP[zone]) <= set(tables.NEIGHBOURS[zone])
