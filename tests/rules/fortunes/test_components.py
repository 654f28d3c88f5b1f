"""The box: every component is there, has a source, and has words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import pytest

from flibuste.games.fortunes import box
from flibuste.games.fortunes.rules.cards import events, glory, rumours
from flibuste.kernel.data import Component
from flibuste.words.texts import LANGUAGES, texts

FAMILIES: dict[str, tuple[Sequence[Component], int]] = {
    "zones": (box.ZONES, 17),
    "nations": (box.NATIONS, 4),
    "ships": (box.SHIPS, 5),
    "captains": (box.CAPTAINS, 16),
    "events": (box.EVENTS, 34),
    "glory": (box.GLORY, 70),
    "rumours": (box.RUMOURS, 25),
    "missions": (box.MISSIONS, 25),
    "cargo": (box.CARGO_CARDS, 64),
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
        box.MODIFICATION_IDS,
        box.WEAPON_IDS,
        box.GOOD_IDS,
        box.NPC_IDS,
        box.SECTIONS,
        box.SKILLS,
    )
    for name in ids:
        assert words.has(f"name-{name}"), name
    cards = chain(box.EVENT_IDS, box.GLORY_IDS, box.RUMOUR_IDS, box.MISSION_IDS, box.CAPTAIN_IDS)
    for name in chain(cards, box.ZONE_IDS, box.MODIFICATION_IDS, box.WEAPON_IDS):
        assert words.say(f"name-{name}.text").strip(), name


def test_cargo_cards_are_as_the_rulebook_says() -> None:
    """Values 1 to 5, 3 the most common; half of the cards let the merchant escape, half hit."""
    values = [box.PLUNDER.count(value) for value in range(1, 6)]
    assert max(values) == values[2]
    assert all(values)
    assert sum(hit < 0 for hit in box.HITS) == 32
    assert all(box.GOOD_OF.count(good) == 8 for good in range(8))


def test_no_card_is_without_an_effect() -> None:
    ships = {name for card, name in enumerate(box.EVENT_IDS) if box.EVENT_NPC[card] >= 0}
    assert set(events.EFFECTS) | ships == set(box.EVENT_IDS)
    elsewhere = {"smugglers_cove", "friendly_yard", "quick_wits", "spyglass", "high_friends"}
    plain = {card.id for card in box.GLORY if not card.specialist}
    assert set(glory.EFFECTS) | elsewhere == plain
    assert callable(rumours.resolve)
    assert all(r.effect for r in box.RUMOURS)
    assert all(m.effect and m.task for m in box.MISSIONS)


def test_the_map_is_one_piece() -> None:
    seen = {0}
    reach = [0]
    while reach:
        for zone in box.NEIGHBOURS[reach.pop()]:
            if zone not in seen:
                seen.add(zone)
                reach.append(zone)
    assert len(seen) == 17
    assert sum(map(len, box.NEIGHBOURS)) == 2 * 34
    assert [box.PORT.count(n) for n in range(4)] == [6, 2, 3, 5]
    for zone in range(17):
        assert set(box.STEP[zone]) <= set(box.NEIGHBOURS[zone])
