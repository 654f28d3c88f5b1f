"""The board in words, for the terminal."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.kernel.text import Texts, texts

from .components import SECTIONS


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("crique", lang)
    return [_islands(view, words, names), _ships(view, words, names)]


def _islands(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    head = ("island", "treasure", "ships", "others")
    rows = []
    for island in view["islands"]:
        loot = island["treasure"]
        others = [
            ship["legend"] for ship in view["black"] if ship["island"] == island["id"] and ship["legend"]
        ]
        if view["navy"] and view["navy"]["island"] == island["id"]:
            others.append("navy")
        if view["neutral"] == island["id"]:
            others.append("neutral")
        rows.append(
            (
                words.thing(island["id"]),
                words.say("sheet-loot", loot) if loot else "",
                words.thing(island["ships"], names) if island["ships"] else "",
                words.thing(others) if others else "",
            )
        )
    title = words.say("sheet-month", {"month": view["month"], "months": view["months"]})
    return Sheet(title, tuple(words.say(f"sheet-{key}") for key in head), tuple(rows))


def _ships(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    head = ("pirate", "fame", "gold", "chests", *SECTIONS, "parrot", "cards")
    rows = []
    for pirate in view["pirates"]:
        parrot = pirate["parrot"]
        rows.append(
            (
                words.thing(pirate["seat"], names),
                str(pirate["fame"]),
                str(pirate["gold"]),
                str(pirate["chests"]),
                *(_section(pirate["sections"][name]) for name in SECTIONS),
                words.thing(parrot["id"]) + (" ✚" if parrot["wounded"] else "") if parrot else "",
                str(pirate["cards"]),
            )
        )
    title = words.thing(view["hand"]) if view.get("hand") else words.say("sheet-no-cards")
    return Sheet(
        words.say("sheet-hand", {"cards": title}),
        tuple(words.say(f"sheet-{key}") for key in head),
        tuple(rows),
    )


def _section(section: dict[str, Any]) -> str:
    """The figure of a section; ◆ is a whole mastercraft, ◇ a damaged one."""
    figure = "✗" if section["ring"] < 0 else str(section["value"])
    return figure + {"whole": " ◆", "damaged": " ◇", None: ""}[section["craft"]]
