"""For those who build fleets: the whole catalogue as plain data, and the faults of a fleet file as data."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel.decision import Reason
from ...kernel.text import Texts, texts
from . import catalogue
from .catalogue import Card
from .effects import effects
from .fleet import BadFleet, Fleet, cost, faults, read_line, read_toml, write_line
from .fleets import samples


@cache
def catalogue_json(lang: str) -> dict[str, Any]:
    """Everything that a fleet can have, JSON-ready: ships, crew, equipment, events, forts, uniques, and the
    samples as lines that the option `fleets` takes. What is not `coded` can be fielded only as printed."""
    words = texts("pirates", lang)
    return {
        "nations": [{"id": nation, "name": words.thing(nation)} for nation in catalogue.NATIONS],
        "sets": sorted({card.set for card in catalogue.ships().values()}),
        "keywords": sorted({w.partition(":")[0] for c in _all_cards() for w in c.keywords}),
        "ships": [
            {
                **_card(card, words),
                "masts": card.masts,
                "cargo": card.cargo,
                "move": card.move,
                "cannons": list(card.cannons),
            }
            for card in catalogue.ships().values()
        ],
        "crew": [{**_card(card, words), "generic": card.generic} for card in catalogue.crew().values()],
        "equipment": [
            {
                "id": c.id,
                "name": words.thing(c.id),
                "cost": c.cost,
                "nation": c.nation,
                "text": _text(words, c.id),
            }
            for c in catalogue.gear().values()
        ],
        "events": [
            {"id": c.id, "name": words.thing(c.id), "cost": c.cost, "text": _text(words, c.id)}
            for c in catalogue.events().values()
        ],
        "forts": [
            {
                "id": c.id,
                "name": words.thing(c.id),
                "nation": c.nation,
                "gold": c.gold_cost,
                "cannons": list(c.cannons),
                "text": _text(words, c.id),
            }
            for c in catalogue.forts().values()
        ],
        "uniques": [
            {"id": c.id, "name": words.thing(c.id), "text": _text(words, c.id)}
            for c in catalogue.uniques().values()
        ],
        "samples": [
            {"id": name, "name": fleet.name, "line": write_line(fleet), "cost": cost(fleet)}
            for name, fleet in samples().items()
        ],
    }


def _all_cards() -> list[Card]:
    return [*catalogue.ships().values(), *catalogue.crew().values()]


def _card(card: Card, words: Texts) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "set": card.set,
        "nation": card.nation,
        "cost": card.cost,
        "keywords": list(card.keywords),
        "abilities": list(card.abilities),
        "effects": effects(card, words),
        "links": list(card.links),
        "coded": catalogue.coded(card.id),
        "missing": catalogue.missing(card),
    }


def _text(words: Texts, word: str) -> str:
    """What a piece does, where its name has a text."""
    bundle = words.bundle
    key = f"name-{word}"
    if not bundle.has_message(key) or "text" not in bundle.get_message(key).attributes:
        return ""
    return words.say(f"{key}.text")


def read_fleet(text: str) -> Fleet:
    """A fleet given as a TOML file or as a line."""
    return read_toml(text) if "=" in text or "\n" in text.strip() else read_line(text)


def problems(text: str, points: int = 40, as_printed: bool = False) -> list[Reason]:
    """Every problem of a fleet (TOML, or a line); empty when it is legal."""
    try:
        return faults(read_fleet(text), points, as_printed)
    except BadFleet as error:
        return [error.why]


def check_fleet(
    text: str, points: int = 40, as_printed: bool = False, lang: str = "en"
) -> list[dict[str, str]]:
    """The same as data: the piece, the rule and one sentence in a language for each."""
    return [
        {"piece": str(why.about.get("piece", "")), "rule": why.rule, "message": why.say(lang)}
        for why in problems(text, points, as_printed)
    ]
