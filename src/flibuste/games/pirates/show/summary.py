"""The table in words, for the terminal."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.words.texts import Texts, texts

from ..fleet.wording import in_letters
from ..table.contact import isle_word

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
        place = f"{isle['x'] // 100}, {isle['y'] // 100}"
        flags = words.thing([f"p{seat}" for seat in isle["flags"]], names) if isle["flags"] else ""
        rows.append((words.thing(isle_word(number)), place, kind, _coins(isle["coins"], words), flags))
    return _sheet(words, words.say("sheet-islands"), ("isle", "place", "kind", "coins", "flags"), rows)


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
                f"{ship['x'] // 100}, {ship['y'] // 100} ({ship['h'] // 100}°)",
                words.thing(isle_word(ship["dock"])) if ship["dock"] >= 0 else "",
                words.thing(crew) if crew else "",
                _coins(ship["coins"], words),
            )
        )
    heads = ("player", "ship", "masts", "move", "place", "dock", "crew", "coins")
    return _sheet(words, words.say("sheet-ships"), heads, rows)
