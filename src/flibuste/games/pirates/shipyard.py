"""The page where fleets are built: all that can be bought, in words, and what is wrong with a fleet."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel.text import Texts, texts
from . import catalogue
from .builder import problems
from .catalogue import Card, ShipCard
from .effects import effects, in_letters
from .fleet import BadFleet, allowance, cost, read_line, sentence

#: whether a kind of piece goes aboard a ship or stands in a fleet by itself
KINDS = {"ship": False, "crew": True, "equipment": True, "event": False, "fort": False}
POINTS = 40


@cache
def listing(lang: str) -> dict[str, Any]:
    """The whole catalogue, in words, and the options of the game that take a fleet."""
    words = texts("pirates", lang)
    return {
        "setting": "fleets",
        "points": POINTS,
        "points_setting": "points",
        "kinds": [
            {"id": kind, "label": words.say(f"yard-{kind}"), "aboard": aboard}
            for kind, aboard in KINDS.items()
        ],
        "factions": [{"id": nation, "label": words.thing(nation)} for nation in catalogue.NATIONS],
        "pieces": [
            *(_card(card, "ship", _ship_facts(card, words), words) for card in catalogue.ships().values()),
            *(_card(card, "crew", card.set, words) for card in catalogue.crew().values()),
            *(
                _piece(card.id, "equipment", card.cost, card.nation, words)
                for card in catalogue.gear().values()
            ),
            *(_piece(card.id, "event", card.cost, "", words) for card in catalogue.events().values()),
            *(_piece(card.id, "fort", 0, card.nation, words) for card in catalogue.forts().values()),
        ],
    }


def _card(card: Card, kind: str, facts: str, words: Texts) -> dict[str, Any]:
    told = effects(card, words)
    if not catalogue.coded(card.id):
        told.append(words.say("yard-uncoded"))
    return {
        "id": card.id,
        "kind": kind,
        "name": card.name,
        "cost": card.cost,
        "faction": card.nation,
        "facts": facts,
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
        "text": "",
    }


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
