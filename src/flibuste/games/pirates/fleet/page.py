"""For those who build fleets: all that can be bought, as data and in words; what is wrong with a fleet."""

from __future__ import annotations

from functools import cache
from typing import Any

from flibuste.kernel.refusal import Reason
from flibuste.words.catalogue import catalogue
from flibuste.words.texts import Texts, spoken, texts

from .. import box
from ..box import Card, CrewCard, FortCard, ShipCard
from .fleet import BadFleet, Fleet, allowance, cost, faults, read_line, read_toml, sentence, write_line
from .samples import samples
from .wording import effects, in_letters

#: whether a kind of piece goes aboard a ship or stands in a fleet by itself
KINDS = {"ship": False, "crew": True, "equipment": True, "event": False, "fort": False}
POINTS = 40
#: what the page explains, and what its list can be sorted by
LEGEND = ("cost", "masts", "hold", "move", "guns")
SORTS = ("cost", "masts", "hold")


@cache
def listing(lang: str) -> dict[str, Any]:
    """The whole catalogue, in words, the options of the game that take a fleet, and the page's own words."""
    words = texts("pirates", lang)
    return {
        "setting": "fleets",
        "points": POINTS,
        "points_setting": "points",
        "kinds": [
            {"id": kind, "label": words.say(f"yard-{kind}"), "aboard": aboard}
            for kind, aboard in KINDS.items()
        ],
        "factions": [{"id": nation, "label": words.thing(nation)} for nation in box.NATIONS],
        "pieces": [
            *(_card(card, "ship", _ship_facts(card, words), words) for card in box.ships().values()),
            *(_card(card, "crew", _set(card, words), words) for card in box.crew().values()),
            *(_piece(card.id, "equipment", card.cost, card.nation, words) for card in box.gear().values()),
            *(_piece(card.id, "event", card.cost, "", words) for card in box.events().values()),
            *(_fort(card, words) for card in box.forts().values()),
        ],
        "samples": [
            {"id": name, "name": fleet.name, "line": write_line(fleet), "cost": cost(fleet)}
            for name, fleet in samples().items()
        ],
        "legend": [
            {"sign": words.say(f"yard-legend-{what}"), "text": words.say(f"yard-legend-{what}.text")}
            for what in LEGEND
        ],
        "words": catalogue("flibuste.games.pirates", words, "fleet-"),
        "sorts": [{"id": what, "label": words.say(f"yard-legend-{what}")} for what in SORTS],
    }


def _set(card: Card, words: Texts) -> str:
    """The name of the set that a card comes from; an owner's own set goes by its letters."""
    return words.say(f"set-{card.set}") if words.has(f"set-{card.set}") else card.set


def _card(card: Card, kind: str, facts: str, words: Texts) -> dict[str, Any]:
    told = effects(card, words)
    if card.links:
        told.append(words.say("yard-links", {"names": ", ".join(card.links)}))
    if not box.coded(card.id):
        told.append(words.say("yard-uncoded", {"missing": box.missing(card)}))
    return {
        "id": card.id,
        "kind": kind,
        "name": card.name,
        "cost": card.cost,
        "faction": card.nation,
        "facts": facts,
        "set": _set(card, words),
        "generic": isinstance(card, CrewCard) and card.generic,
        "masts": card.masts if isinstance(card, ShipCard) else 0,
        "hold": card.cargo if isinstance(card, ShipCard) else 0,
        "text": " · ".join(told),
    }


def _ship_facts(card: ShipCard, words: Texts) -> str:
    """Masts, hold, move and guns, as a card prints them."""
    guns = in_letters(" ".join(card.cannons), words)
    move = in_letters(card.move, words)
    return words.say("yard-facts", {"masts": card.masts, "cargo": card.cargo, "move": move, "guns": guns})


def _piece(piece: str, kind: str, price: int, nation: str, words: Texts) -> dict[str, Any]:
    return {
        "id": piece,
        "kind": kind,
        "name": words.thing(piece),
        "cost": price,
        "faction": nation,
        "facts": words.say(f"yard-{kind}"),
        "masts": 0,
        "hold": 0,
        "text": _text(words, piece),
    }


def _fort(card: FortCard, words: Texts) -> dict[str, Any]:
    """A fort: it costs no points, but gold during the match (1.1)."""
    guns = in_letters(" ".join(card.cannons), words)
    facts = words.say("yard-fort-facts", {"gold": card.gold_cost, "guns": guns})
    return {**_piece(card.id, "fort", 0, card.nation, words), "facts": facts}


def judge(text: str, points: int, lang: str) -> dict[str, Any]:
    """What a fleet costs, what it may cost, and all that is wrong with it."""
    try:
        fleet = read_line(text)
    except BadFleet:
        total, limit = 0, points
    else:
        total, limit = cost(fleet), allowance(fleet, points)
    faults = [sentence(why, lang) for why in problems(text, points)]
    return {"total": total, "limit": limit, "faults": faults}


@cache
def catalogue_json(lang: str) -> dict[str, Any]:
    """Everything that a fleet can have, JSON-ready: ships, crew, equipment, events, forts, uniques, and the
    samples as lines that the option `fleets` takes. What is not `coded` can be fielded only as printed."""
    words = texts("pirates", lang)
    return {
        "nations": [{"id": nation, "name": words.thing(nation)} for nation in box.NATIONS],
        "sets": sorted({card.set for card in box.ships().values()}),
        "keywords": sorted({w.partition(":")[0] for c in _all_cards() for w in c.keywords}),
        "ships": [
            {
                **_listed(card, words),
                "masts": card.masts,
                "cargo": card.cargo,
                "move": card.move,
                "cannons": list(card.cannons),
            }
            for card in box.ships().values()
        ],
        "crew": [{**_listed(card, words), "generic": card.generic} for card in box.crew().values()],
        "equipment": [
            {
                "id": c.id,
                "name": words.thing(c.id),
                "cost": c.cost,
                "nation": c.nation,
                "text": _text(words, c.id),
            }
            for c in box.gear().values()
        ],
        "events": [
            {"id": c.id, "name": words.thing(c.id), "cost": c.cost, "text": _text(words, c.id)}
            for c in box.events().values()
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
            for c in box.forts().values()
        ],
        "uniques": [
            {"id": c.id, "name": words.thing(c.id), "text": _text(words, c.id)}
            for c in box.uniques().values()
        ],
        "samples": [
            {"id": name, "name": fleet.name, "line": write_line(fleet), "cost": cost(fleet)}
            for name, fleet in samples().items()
        ],
    }


def _all_cards() -> list[Card]:
    return [*box.ships().values(), *box.crew().values()]


def _listed(card: Card, words: Texts) -> dict[str, Any]:
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
        "coded": box.coded(card.id),
        "missing": box.missing(card),
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
        {"piece": str(why.about.get("piece", "")), "rule": why.rule, "message": spoken(why, lang)}
        for why in problems(text, points, as_printed)
    ]
