"""Panels for a game that draws none: its picture is the map, its tables of words are drawers and mats."""

from __future__ import annotations

import re
from collections.abc import Sequence

from flibuste.kernel.game import Sheet
from flibuste.kernel.panels import Drawer, Fact, Layers, Least, MapPanel, Mat, Panels, Race, Racer

_FRAME = re.compile(r"\A<svg[^>]*viewBox=[\"']([\d. -]+)[\"'][^>]*>(.*)</svg>\Z", re.S)
_WHOLE = re.compile(r"-?\d+")


def plain(picture: str, sheets: Sequence[Sheet], names: Sequence[str]) -> Panels:
    """The panels of a picture. What it marks as hot is found by the page itself."""
    framed = _FRAME.match(picture.strip())
    x, y, w, h = map(float, framed[1].split()) if framed else (0.0, 0.0, 800.0, 500.0)
    layers = Layers(framed[2] if framed else "", "", "")
    mats = [_mat(seat, name, sheets) for seat, name in enumerate(names)]
    first = [mat.line[0] if mat.line else Fact("fame", "") for mat in mats]
    race = Race(
        first[0].label if first else "",
        "fame",
        [
            Racer(mat.seat, int(fact.value) if _WHOLE.fullmatch(fact.value) else 0, fact.value)
            for mat, fact in zip(mats, first, strict=True)
        ],
    )
    drawers = [
        Drawer(
            f"sheet-{at}", sheet.title, "scroll", None, list(sheet.columns), [list(row) for row in sheet.rows]
        )
        for at, sheet in enumerate(sheets)
    ]
    return Panels("", "", race, MapPanel((x, y, w, h), layers, Least(30, 12), {}), mats, drawers=drawers)


def _mat(seat: int, name: str, sheets: Sequence[Sheet]) -> Mat:
    """What the tables say of a player, where a row begins with the name."""
    for sheet in sheets:
        for row in sheet.rows:
            if row and row[0] == name:
                facts = [
                    Fact("info", head, value) for head, value in zip(sheet.columns[1:], row[1:], strict=False)
                ]
                return Mat(seat, "", facts[0].value if facts else "", facts)
    return Mat(seat, "", "")
