"""The board in words, for the terminal."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.kernel.text import Texts, texts


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("fortunes", lang)
    sheets = [_captains(view, words, names), _sea(view, words, names)]
    if view["you"] is not None:
        sheets.append(_cards(view["players"][view["you"]], words))
    return sheets


def _captains(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    heads = ("player", "place", "ship", "sections", "bounties", "glory", "gold", "cargo", "hand")
    rows = []
    for player, name in zip(view["players"], names, strict=True):
        alive = player["captain"] is not None
        cargo = player["cargo"]
        hand = player["hand"]
        known = words.listing([words.name(good) for good in cargo["known"]]) if cargo["known"] else ""
        gold = "?" if player["gold"] is None else f"{player['gold']} + {player['chest']}"
        bounties = [f"{words.name(nation)} {count}" for nation, count in player["bounties"].items()]
        rows.append(
            (
                f"{name} ({words.name(player['captain'])})" if alive else name,
                words.name(player["zone"]) if player["zone"] else "",
                words.name(player["ship"]) if alive else "",
                " ".join(f"{now}/{most}" for now, most in player["sections"].values()),
                ", ".join(bounties),
                str(player["glory"]),
                gold,
                f"{cargo['count']} {known}".strip(),
                str(hand["count"]),
            )
        )
    return Sheet(
        words.say("sheet-captains"), tuple(words.say(f"sheet-{head}") for head in heads), tuple(rows)
    )


def _sea(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    heads = ("zone", "nation", "demand", "modification", "others")
    rows = []
    for zone in view["zones"]:
        there = [names[p["seat"]] for p in view["players"] if p["zone"] == zone["id"]]
        there += [words.name(npc["id"]) for npc in view["npcs"] if npc["zone"] == zone["id"]]
        if zone["merchant"]:
            there.append(words.name("merchant"))
        there += [words.name(mission) for mission in zone["missions"]]
        rows.append(
            (
                words.name(zone["id"]),
                words.name(zone["nation"]) if zone["nation"] else "",
                words.name(zone["demand"]) if zone["demand"] else "",
                words.name(zone["modification"]) if zone["modification"] else "",
                ", ".join(there),
            )
        )
    title = words.say("sheet-sea", {"n": view["round"]})
    return Sheet(title, tuple(words.say(f"sheet-{head}") for head in heads), tuple(rows))


def _cards(player: dict[str, Any], words: Texts) -> Sheet:
    cards = [*player["hand"]["known"], *player["specialists"], *player["kept"]]
    cards += [card for card in (player["rumour"], player["mission"]) if card is not None]
    rows = tuple((words.name(card), words.say(f"name-{card}.text")) for card in cards)
    return Sheet(words.say("sheet-yours"), (words.say("sheet-card"), words.say("sheet-text")), rows)
