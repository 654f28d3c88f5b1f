"""The board in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.words.texts import Texts, texts

from ..box import RUMOUR, RUMOURS, SECTIONS, SKILLS

View = dict[str, Any]


def summary(view: View, lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("fortunes", lang)
    sheets = [
        _captains(view, words, names),
        _ships(view, words, names),
        _means(view, words, names),
        _sea(view, words, names),
    ]
    if view["npcs"]:
        sheets.append(_npcs(view, words))
    sheets.append(_missions(view, words))
    if view["you"] is not None:
        sheets.append(_cards(view["players"][view["you"]], words))
    return sheets


def _sheet(words: Texts, title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Sheet:
    return Sheet(title, tuple(words.say(f"sheet-{head}") for head in heads), tuple(rows))


def _listing(words: Texts, ids: list[str]) -> str:
    return ", ".join(words.name(word) for word in ids)


def _captains(view: View, words: Texts, names: tuple[str, ...]) -> Sheet:
    """Who is where, with how much."""
    heads = ("player", "glory", "bounties", "gold", "place", "cargo", "hand")
    rows = []
    for player, name in zip(view["players"], names, strict=True):
        alive = player["captain"] is not None
        cargo = player["cargo"]
        bounties = [f"{words.name(nation)} {count}" for nation, count in player["bounties"].items()]
        rows.append(
            (
                f"{name} ({words.name(player['captain'])})" if alive else name,
                str(player["glory"]),
                ", ".join(bounties),
                _gold(player),
                _place(player, words),
                f"{cargo['count']} {_listing(words, cargo['known'])}".strip(),
                str(player["hand"]["count"]),
            )
        )
    return _sheet(words, words.say("sheet-captains"), heads, rows)


def _ships(view: View, words: Texts, names: tuple[str, ...]) -> Sheet:
    """What is left of each section, of how much, and how the ship handles."""
    heads = (*(words.say(f"sheet-{head}") for head in ("player", "ship")), *map(words.name, SECTIONS))
    rows = []
    for player, name in zip(view["players"], names, strict=True):
        if player["captain"] is None:  # a row all the same: one for each player, in order
            rows.append((name, *[""] * len(heads)))
            continue
        left = (f"{now}/{most}" for now, most in (player["sections"][part] for part in SECTIONS))
        rows.append((name, words.name(player["ship"]), *left, str(player["handling"])))
    return Sheet(words.say("sheet-ships"), (*heads, words.say("sheet-handling")), tuple(rows))


def _place(player: View, words: Texts) -> str:
    if player["zone"] is None:
        return ""
    where = words.say("sheet-in-port" if player["in_port"] else "sheet-at-sea")
    return f"{words.name(player['zone'])} ({where})"


def _gold(player: View) -> str:
    """Aboard and hidden: each as far as it may be known."""
    if player["gold"] is None and player["chest"] is None:
        return "?"
    return " + ".join("?" if amount is None else str(amount) for amount in (player["gold"], player["chest"]))


def _means(view: View, words: Texts, names: tuple[str, ...]) -> Sheet:
    """What each captain can do, and has: skills, home port, gear, specialists, mission."""
    heads = ("player", "skills", "home", "gear", "specialists", "mission")
    rows = []
    for player, name in zip(view["players"], names, strict=True):
        if player["captain"] is None:  # a row all the same: one for each player, in order
            rows.append((name, *[""] * (len(heads) - 1)))
            continue
        rows.append(
            (
                name,
                " ".join(str(player["skills"][skill]) for skill in SKILLS),
                words.name(player["home"]),
                _listing(words, [*player["modifications"], *player["weapons"]]),
                _listing(words, [*player["specialists"], *player["kept"]]),
                words.name(player["mission"]) if player["mission"] else "",
            )
        )
    return _sheet(words, words.say("sheet-means"), heads, rows)


def _sea(view: View, words: Texts, names: tuple[str, ...]) -> Sheet:
    heads = ("zone", "nation", "demand", "modification", "merchant", "others")
    rows = []
    for zone in view["zones"]:
        there = [names[p["seat"]] for p in view["players"] if p["zone"] == zone["id"]]
        there += [words.name(npc["id"]) for npc in view["npcs"] if npc["zone"] == zone["id"]]
        there += [words.name(mission) for mission in zone["missions"]]
        if zone["blockade"]:
            there.append(words.name("blockade"))
        rows.append(
            (
                words.name(zone["id"]),
                words.name(zone["nation"]) if zone["nation"] else "",
                words.name(zone["demand"]) if zone["demand"] else "",
                words.name(zone["modification"]) if zone["modification"] else "",
                words.say("sheet-yes") if zone["merchant"] else "",
                ", ".join(there),
            )
        )
    title = words.say("sheet-sea", {"n": view["round"]})
    if view["war"]:
        one, other = view["war"]
        title += f" — {words.say('board-war', {'one': one, 'other': other})}"
    return _sheet(words, title, heads, rows)


def _npcs(view: View, words: Texts) -> Sheet:
    """The ships that nobody owns, and how good their captains are."""
    rows = [
        (
            words.name(npc["id"]),
            words.say(f"name-{npc['captain']}.captain"),
            words.name(npc["ship"]),
            words.name(npc["zone"]),
            " ".join(str(value) for value in npc["skills"].values()),
        )
        for npc in view["npcs"]
    ]
    heads = ("npc", "captain", "ship", "zone", "npc-skills")
    return _sheet(words, words.say("sheet-npcs"), heads, rows)


def _missions(view: View, words: Texts) -> Sheet:
    """The missions on offer."""
    rows = [
        (
            words.name(zone["id"]),
            words.name(mission),
            words.say(f"name-{mission}.text"),
            words.say(f"name-{mission}.condition"),
            words.say(f"name-{mission}.reward"),
        )
        for zone in view["zones"]
        for mission in zone["missions"]
    ]
    heads = ("place", "mission", "text", "condition", "reward")
    return _sheet(words, words.say("sheet-missions"), heads, rows)


def _cards(player: View, words: Texts) -> Sheet:
    """All that a player may read: the captain, the zone, and the cards in hand and on the table."""
    rows = [
        (words.name(card), words.say(f"name-{card}.text"))
        for card in (player["captain"], player["zone"])
        if card
    ]
    hired = player["specialists"]
    for card in (*player["hand"]["known"], *hired, *player["kept"]):
        text = words.say(f"name-{card}.text")
        if card.startswith("spec_") and card not in hired:
            text += " " + words.say(f"name-{card}.hire")
        rows.append((words.name(card), text))
    rumour, mission = player["rumour"], player["mission"]
    if rumour is not None:
        entry = RUMOURS[RUMOUR[rumour]]
        where = words.say(f"board-rumour-{entry.at}", {"place": entry.zone})
        rows.append((words.name(rumour), f"{where}. {words.say(f'name-{rumour}.text')}"))
    if mission is not None:
        told = words.say("sheet-mission-told", {"mission": mission})
        rows.append((words.name(mission), told))
    return _sheet(words, words.say("sheet-yours"), ("card", "text"), rows)
