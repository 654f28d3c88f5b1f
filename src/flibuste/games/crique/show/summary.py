"""The board in words, for the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.words.texts import Texts, texts

from ..box import SECTIONS

#: when ships are raised: then the prices of the mat are shown too
RAISING = ("outfit", "effects")
#: what a treasure card brings
LOOT = ("fame", "gold", "chests", "tavern")


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("crique", lang)
    sheets = [
        _islands(view, words, names),
        _strangers(view, words),
        _ships(view, words, names),
        _parrots(view, words, names),
    ]
    if view["phase"] in RAISING:
        sheets.append(_mat(view, words))
    if view["battle"]:
        sheets.append(_battle(view, words, names))
    sheets += [_cards(held, view.get(held, []), words) for held in ("offer", "hand")]
    return [sheet for sheet in sheets if sheet.rows]


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _heads(words: Texts, *keys: str) -> tuple[str, ...]:
    return tuple(words.say(f"sheet-{key}") for key in keys)


def _islands(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows = []
    for island in view["islands"]:
        loot = island["treasure"]
        figures = [str(loot[kind]) for kind in LOOT] if loot else [""] * len(LOOT)
        for seat in island["maps"] if loot else ():
            figures[LOOT.index("chests")] += words.say("sheet-map", {"who": seat}, names)
        ships = island["ships"] + [word for word, where in _afloat(view) if where == island["id"]]
        name = _capital(words.thing(island["id"]))
        rows.append((name, *figures, ", ".join(words.thing(ship, names) for ship in ships)))
    title = words.say("sheet-month", {"month": view["month"], "months": view["months"], **view["supply"]})
    return Sheet(title, _heads(words, "island", *LOOT, "ships"), tuple(rows))


def _afloat(view: dict[str, Any]) -> list[tuple[str, str]]:
    """The ships that no player owns, and where they are."""
    ships = [(ship["legend"], ship["island"]) for ship in view["black"] if ship["legend"]]
    if view["navy"]:
        ships.append(("navy", view["navy"]["island"]))
    if view["neutral"]:
        ships.append(("neutral", view["neutral"]))
    return ships


def _strangers(view: dict[str, Any], words: Texts) -> Sheet:
    """What those ships do; a home-made one has no text."""
    rows = [(_capital(words.thing(word)), _text(words, word)) for word, _ in _afloat(view)]
    return Sheet(words.say("sheet-strangers"), _heads(words, "ship", "deed"), tuple(rows))


def _text(words: Texts, word: str) -> str:
    return words.say(f"name-{word}.text") if words.has(f"name-{word}.text") else ""


def _ships(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows = []
    for pirate in view["pirates"]:
        who = words.thing(pirate["seat"], names)
        if pirate["taxed_by"]:
            who += " " + words.say("sheet-taxed", {"by": pirate["taxed_by"]}, names)
        figures = (str(pirate[kind]) for kind in ("fame", "gold", "chests"))
        sections = (_section(pirate["sections"][name]) for name in SECTIONS)
        rows.append((who, *figures, *sections, str(pirate["cards"])))
    heads = _heads(words, "pirate", "fame", "gold", "chests", *SECTIONS, "cards")
    return Sheet(words.say("sheet-fleet"), heads, tuple(rows))


def _parrots(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows = []
    for pirate in view["pirates"]:
        if pirate["parrot"]:
            word = pirate["parrot"]["id"]
            name = _capital(words.thing(word)) + (" ✚" if pirate["parrot"]["wounded"] else "")
            rows.append((words.thing(pirate["seat"], names), name, _text(words, word)))
    return Sheet(words.say("sheet-parrots"), _heads(words, "pirate", "parrot", "deed"), tuple(rows))


def _section(section: dict[str, Any]) -> str:
    """The figure of a section; ◆ is a whole mastercraft, ◇ a damaged one."""
    figure = "✗" if section["ring"] < 0 else str(section["value"])
    return figure + {"whole": " ◆", "damaged": " ◇", None: ""}[section["craft"]]


def _mat(view: dict[str, Any], words: Texts) -> Sheet:
    """The figures of the ship mat, and what each step costs."""
    mat = view["mat"]
    rows = [(words.say(f"sheet-{name}"), *map(str, mat[name])) for name in SECTIONS]
    rows.append((words.say("sheet-price"), "", *map(str, mat["price"])))
    places = (str(place) for place in range(1, len(mat["price"]) + 2))
    return Sheet(words.say("sheet-mat"), (words.say("sheet-section"), *places), tuple(rows))


def _battle(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    """Who fights, in the order of this round; the arrow is at the ship whose turn it is."""
    battle = view["battle"]
    pirates = {pirate["seat"]: pirate for pirate in view["pirates"]}
    foes = {foe["id"]: foe for foe in battle["foes"]}
    order = battle["order"]
    acting = order[battle["turn"]] if battle["turn"] < len(order) else None
    present = [*battle["players"], *(word for word in foes if foes[word]["hull"] > 0)]
    in_turn = [ship for ship in order if ship in present]
    rows = []
    for ship in in_turn + [ship for ship in present if ship not in order]:
        name = _capital(words.thing(ship, names)) + (" ←" if ship == acting else "")
        if ship in foes:
            foe = foes[ship]
            figures = (foe["sails"], foe["dice"], f"{foe['hull']}/{foe['full']}")
        else:
            pirate = pirates[ship]
            figures = (pirate["speed"], pirate["dice"], _section(pirate["sections"]["hull"]))
        state = [words.say(f"sheet-{key}") for key in ("smoke", "hit", "reloading") if ship in battle[key]]
        rows.append((name, *map(str, figures), ", ".join(state)))
    cards = battle["stage"] == "cards"
    title = [
        words.say("sheet-battle", battle) if battle["island"] else words.say("board-last-battle"),
        words.say("board-stage-cards") if cards else words.say("board-round", battle),
    ]
    if battle["cards"]:
        title.append(words.say("board-cards-down", battle))
    return Sheet(" · ".join(title), _heads(words, "ship", "speed", "dice", "hull", "state"), tuple(rows))


def _cards(held: str, cards: list[str], words: Texts) -> Sheet:
    rows = []
    for card, copies in Counter(cards).items():
        name = _capital(words.thing(card)) + (f" × {copies}" if copies > 1 else "")
        rows.append((name, _text(words, card)))
    return Sheet(words.say(f"sheet-{held}"), _heads(words, "card", "deed"), tuple(rows))
