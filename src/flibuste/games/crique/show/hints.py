"""What one should know before choosing: prices, odds, what waits at an island, what a card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Any, TypeAlias

import msgspec

from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import texts

from ..box import BOX, CARDS, LEGENDS, SECTIONS, SMALL_HULL, START, VOLLEY_CARDS
from ..options import price
from ..rules.islands import refit_price
from ..rules.volley import face_to_hit
from ..view import CRAFTS

View: TypeAlias = dict[str, Any]
Values: TypeAlias = Mapping[str, Any] | None

_VOLLEY = {card.id: card for card in VOLLEY_CARDS.values()}


def _figures() -> dict[str, Any]:
    """The figures in use, by the names that the texts call them: `$box-card-price`, `$legend-hook-dice`."""
    figures: dict[str, Any] = {"box-small-hull": SMALL_HULL}
    entries: dict[str, msgspec.Struct] = {"box": BOX}
    entries |= {f"legend-{legend.id}": legend for legend in LEGENDS}
    entries |= {f"card-{card.id}": card for card in CARDS}
    for whose, entry in entries.items():
        for name, value in msgspec.structs.asdict(entry).items():
            if value.__class__ is int:
                figures[f"{whose}-{name.replace('_', '-')}"] = value
    return figures


FIGURES = _figures()


def hint(view: View, decision: Decision, option: Option) -> Values:
    known = _HINTS.get(option[0])
    return known(view, view["pirates"][decision.seat], option) if known else None


def _outfit(view: View, mine: View, option: Option) -> Values:
    """4.2: what the ship will be; dice are the lower of cannons and crew."""
    hull, sails, cannons, crew = (
        view["mat"][section][START + steps] for section, steps in zip(SECTIONS, option[1:], strict=True)
    )
    cost = sum(price(START, steps) for steps in option[1:])
    return {"price": cost, "hull": hull, "sails": sails, "dice": min(cannons, crew)}


def _raise(view: View, mine: View, option: Option) -> Values:
    _, section, steps = option
    ring = mine["sections"][section]["ring"]
    return {"price": price(ring, steps), "section": section, **_gained(view, section, ring, steps)}


def _refit(view: View, mine: View, option: Option) -> Values:
    section = option[1]
    ring = mine["sections"][section]["ring"]
    return {"price": refit_price(ring), "section": section, **_gained(view, section, ring, 1)}


def _gained(view: View, section: str, ring: int, steps: int) -> dict[str, int]:
    """The value of a section after so many steps, and what is gained by them."""
    values = view["mat"][section]
    return {"value": values[ring + steps], "gain": values[ring + steps] - values[ring]}


def _sail(view: View, mine: View, option: Option) -> Values:
    island = next(island for island in view["islands"] if island["id"] == option[1])
    foes = [ship["legend"] for ship in view["black"] if ship["legend"] and ship["island"] == option[1]]
    if view["neutral"] == option[1]:
        foes.append("neutral")
    bury = option[1] == "treasure-island"
    if island["treasure"] is None and not foes and not bury:
        return None
    nothing = dict.fromkeys(("fame", "gold", "chests", "tavern"), 0)
    worth = {"bury": bury, "buried": mine["chests"] + mine["gold"] // 3}
    shown = island["treasure"] is not None
    return {"treasure": shown, "foes": foes, **worth, **nothing, **(island["treasure"] or {})}


def _fire(view: View, mine: View, option: Option) -> Values:
    """8.15–8.19, 17: how many dice, which faces hit, how many hits are needed. The Royal Navy has its own
    dice."""
    _, target, section = option
    battle = view["battle"]
    order, turn = battle["order"], battle["turn"]
    foes = {foe["id"]: foe for foe in battle["foes"]}
    ours = turn >= len(order) or order[turn] == mine["seat"]
    loaded = [_VOLLEY[word] for word in battle["loaded"]] if ours else []
    face = face_to_hit(target in battle["smoke"], loaded)
    parrot = 0
    if target in foes:
        needs = foes[target]["hull"]
    else:
        ship = next(pirate for pirate in view["pirates"] if pirate["seat"] == target)
        part = ship["sections"][section]
        parrot = _lives(ship["parrot"], section)
        needs = part["ring"] + 1 + CRAFTS.index(part["craft"]) + parrot
    dice = mine["dice"] if ours else foes[order[turn]]["dice"]
    odds = _hits(dice, 7 - face, needs)
    return {
        "dice": dice,
        "odds": odds,
        "chance": odds.get("hit", 0),
        "face": face,
        "needs": needs,
        "foe": target in foes,
        "parrot": parrot,
    }


def _lives(parrot: View | None, section: str) -> int:
    """14.6: the hits that a parrot takes before the section that it looks after."""
    if parrot is None or parrot["section"] != section:
        return 0
    return 1 if parrot["wounded"] else 2


def _hits(dice: int, faces: int, needs: int) -> dict[str, int]:
    """How likely one hit or more is, then two, then as many as it takes."""
    p = max(0, faces) / 6
    least = {
        hits: sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(hits, dice + 1))
        for hits in {1, 2, needs}
    }
    keys = {"hit": 1, "hit-twice": 2} if needs > 2 else {"hit": 1}
    if 1 < needs <= dice:
        keys["hit-enough"] = needs
    return {key: round(100 * least[hits]) for key, hits in keys.items() if hits <= dice}


def _plain(view: View, mine: View, option: Option) -> Values:
    """What is the same each time: the text says it."""
    return {}


def _flee(view: View, mine: View, option: Option) -> Values:
    """8.30, 8.31"""
    return {} if view["mutiny"] and view["battle"]["island"] else None


def _card(view: View, mine: View, option: Option) -> Values:
    """A home-made card may have no text."""
    if not texts("crique", "en").has(f"name-{option[1]}.text"):
        return None
    return {"card": option[1], "raises": False}


def _play(view: View, mine: View, option: Option) -> Values:
    """What the card does; where it raises a section, what that section will be (16.shipowner)."""
    said = _card(view, mine, option)
    section = str(option[2]) if len(option) == 3 else ""
    if said is None or section not in mine["sections"]:
        return said
    ring = mine["sections"][section]["ring"]
    return {**said, "raises": True, "section": section, **_gained(view, section, ring, 1)}


_HINTS: dict[str, Callable[[View, View, Option], Values]] = {
    "outfit": _outfit,
    "raise": _raise,
    "refit": _refit,
    "sail": _sail,
    "fire": _fire,
    "flee": _flee,
    "mastercraft": _plain,
    "mend": _plain,
    "buy-card": _plain,
    "play": _play,
    "keep": _card,
    "keep-parrot": _card,
    "swap-parrot": _card,
}
