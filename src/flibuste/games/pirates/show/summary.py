"""The table in words, for the terminal."""

from __future__ import annotations

from math import hypot
from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.words.texts import Texts, texts

from ..fleet.wording import in_letters
from ..table.contact import isle_word

#: From the middle of an island to its shore, and the long measure, in hundredths of a millimetre.
SHORE, LONG = 3500, 8380
#: How many neighbours are said of an island.
NEIGHBOURS = 2
MASTS = {0: "·", 1: "▲", 2: "✹"}


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("pirates", lang)
    return [_players(view, words, names), _islands(view, words, names), _ships(view, words, names)]


def _sheet(words: Texts, title: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Sheet:
    return Sheet(title, tuple(words.say(f"sheet-{key}") for key in heads), tuple(rows))


def _players(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for seat, player in enumerate(view["players"]):
        home = words.thing(isle_word(player["home"])) if player["home"] >= 0 else ""
        score = "?" if player["score"] is None else str(player["score"])
        events = player["events"]
        held = words.thing(events) if isinstance(events, list) and events else str(events or "")
        rows.append((words.thing(f"p{seat}", names), home, score, str(len(player["coins"])), held))
    title = words.say("sheet-round", {"round": view["round"], "stake": view["stake"]})
    return _sheet(words, title, ("player", "home", "gold", "coins", "events"), rows)


def _islands(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for number, isle in enumerate(view["islands"]):
        kind = words.say("sheet-mysterious") if isle["mysterious"] else ""
        if isle["home"] >= 0:
            kind = words.say("sheet-home-of", {"who": f"p{isle['home']}"}, names)
        elif isle["fort"]:
            kind = words.thing(isle["fort"]["card"])
        near = sorted(_ways(view, isle["x"], isle["y"], SHORE), key=lambda way: way[0])[1 : 1 + NEIGHBOURS]
        nearest = words.listing(
            [words.say("sheet-away", {"isle": isle_word(at), "far": far}) for far, at in near]
        )
        flags = words.thing([f"p{seat}" for seat in isle["flags"]], names) if isle["flags"] else ""
        rows.append((words.thing(isle_word(number)), kind, _coins(isle["coins"], words), flags, nearest))
    return _sheet(words, words.say("sheet-islands"), ("isle", "kind", "coins", "flags", "nearest"), rows)


def _ways(view: dict[str, Any], x: int, y: int, own: int) -> list[tuple[float, int]]:
    """How far each island's shore is, in long measures, from something that reaches out so far itself."""
    return [
        (round(max(0.0, hypot(isle["x"] - x, isle["y"] - y) - SHORE - own) / LONG, 1), number)
        for number, isle in enumerate(view["islands"])
    ]


def _place(view: dict[str, Any], ship: dict[str, Any], words: Texts) -> str:
    """The island where a ship lies, or the nearest one and how far it is."""
    if ship["dock"] >= 0 or not view["islands"]:
        return words.thing(isle_word(ship["dock"])) if ship["dock"] >= 0 else ""
    far, number = min(_ways(view, ship["x"], ship["y"], 0))
    return words.say("sheet-off", {"isle": isle_word(number), "far": far})


def _coins(coins: list[Any], words: Texts) -> str:
    return " ".join(
        "?" if c is None else words.thing(c["unique"]) if c["unique"] else str(c["value"]) for c in coins
    )


def _ships(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for ship in view["ships"]:
        if ship["sunk"]:
            continue
        crew = [member.get("card", "?") for member in ship["crew"]]
        rows.append(
            (
                words.thing(f"p{ship['owner']}", names),
                words.thing(ship["id"]),
                " ".join(MASTS[mast] for mast in ship["masts"]),
                in_letters(ship["move"], words),
                _place(view, ship, words),
                words.thing(crew) if crew else "",
                _coins(ship["coins"], words),
            )
        )
    heads = ("player", "ship", "masts", "move", "place", "crew", "coins")
    return _sheet(words, words.say("sheet-ships"), heads, rows)
