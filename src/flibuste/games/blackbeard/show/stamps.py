"""What is drawn many times: icons, captains' flags, nations. Written once, then only referred to."""

from __future__ import annotations

from functools import cache

from flibuste.draw import svg
from flibuste.draw.icons import PATHS

from . import flags as board_flags

NATIONS = {
    "english": "england",
    "spanish": "spain",
    "french": "france",
    "dutch": "holland",
    "portuguese": "portugal",
    "arab": "arab",
    "pirate": "pirate",
}
_ICONS = (
    "anchor",
    "dice",
    "info",
    "barrel",
    "cannon",
    "chest",
    "coin",
    "crew",
    "fame",
    "flame",
    "heart",
    "hourglass",
    "sails",
    "scroll",
    "skull",
    "spyglass",
    "tools",
)


@cache
def stamps() -> str:
    """The definitions that all the rest refers to."""
    icons = (svg.path(PATHS[name][1], id=f"bb-i-{name}", fill_rule="evenodd") for name in _ICONS)
    flags = (board_flags.flag(name, name=f"bb-f-{name}") for name in board_flags.FLAGS)
    nations = (svg.group(svg.flag(drawn, 0, 0, 12), id=f"bb-n-{name}") for name, drawn in NATIONS.items())
    return svg.el("defs", *icons, *flags, *nations)


def _use(name: str, x: float, y: float, scale: float, fill: str | None = None) -> str:
    place = f"translate({svg.num(x)} {svg.num(y)}) scale({scale:.3g})"
    return svg.el("use", href=f"#bb-{name}", transform=place, fill=fill)


def icon(name: str, x: float, y: float, size: float = 20, fill: str | None = None) -> str:
    """An icon about `size` wide; `fill` names a colour of the palette (or is one, with #)."""
    paint = fill or PATHS[name][0]
    return _use(f"i-{name}", x, y, size / 20, paint if paint.startswith("#") else f"var(--{paint})")


def flag(pirate: str, x: float, y: float, scale: float = 1) -> str:
    """A captain's flag around (x, y), 40 by 28."""
    return _use(f"f-{pirate}", x, y, scale)


def nation(name: str, x: float, y: float, r: float) -> str:
    """A nation's disc with its device."""
    return _use(f"n-{name}", x, y, r / 12)
