"""The flags of the twenty-three captains, in our own drawing: a field and a few charges each."""

from __future__ import annotations

from functools import cache

from flibuste.draw import svg

BONE, BLOOD, BLACK = "#F3EBD8", "#C8313A", "#1C1917"
W, H = 40.0, 28.0

_SKULL = (
    "M0-7C-5.5-7-7-3-6.2 0-5.8 2-4 2.3-4 4V6.2H4V4C4 2.3 5.8 2 6.2 0 7-3 5.5-7 0-7Z"
    "M-2.8-2A1.8 1.8 0 1 1-2.7-2ZM2.8-2A1.8 1.8 0 1 1 2.9-2ZM0 1.2 1.1 3.2H-1.1Z"
)
_PROFILE = (
    "M-4-5C0-8 6-6 6-1 6 1 5 2 4 3V6H-2L-2 4-5 3-4 0-6-1ZM-1.5-2A1.7 1.7 0 1 1-1.4-2Z"
    "M-5-5.5Q0-9 7-5L9-6.5 8.5-3.5Q2-6-5-3.5Z"
)
_HOURGLASS = (
    "M-4-7H4V-5.4H3Q3-2 .8 0 3 2 3 5.4H4V7H-4V5.4H-3Q-3 2-.8 0-3-2-3-5.4H-4"
    "ZM-1.8 5.2H1.8Q1 3 0 2.4-1 3-1.8 5.2Z"
)
_HEART = "M0 6C-8 0-6-6-2.6-6-.7-6 0-4 0-3.3 0-4 .7-6 2.6-6 6-6 8 0 0 6Z"
_ARM = "M-10 2-4 0 0 2 3-1 6-2Q8-1 6 2L1 6-5 5-10 7ZM3-3 12-9Q10-3 5-.5Z"
_SABRE = "M-9 6Q1 4 8-7 7 3-5 8.5L-7 9-9 8Z"
_FIGURE = (
    "M0-10A2.3 2.3 0 1 0 .1-10ZM-1-5H1V-3.4L5-1 4.3.4 1-1.2V2L3.5 8.6 2 9.4 0 4-2 9.4-3.5 8.6-1 2V-1.2"
    "L-4.3.4-5-1-1-3.4Z"
)
_HORNED = _FIGURE + "M-2.6-9.6-3.6-12-1-10.6ZM2.6-9.6 3.6-12 1-10.6Z"
_SPEAR = "M-9 .6H6V-2.2L10 0 6 2.2V-.6H-9Z"
_DAGGER = "M0-8 1.5-5V1.5H3.5V3H1V6.5H-1V3H-3.5V1.5H-1.5V-5Z"
_CUP = "M-4-6H4Q4 0 .8 1V4.6H3V6.2H-3V4.6H-.8V1Q-4 0-4-6Z"
_STAR = "M0-7 1.8-2.2 6.8-2.2 2.9 .9 4.2 5.8 0 3-4.2 5.8-2.9.9-6.8-2.2-1.8-2.2Z"
_CANNONBALLS = "M-3 1A3 3 0 1 0-2.9 1ZM3 1A3 3 0 1 0 3.1 1ZM0-4.5A3 3 0 1 0 .1-4.5Z"
_SUN = (
    "M0-5A5 5 0 1 0 .1-5ZM-.8-8.5H.8V-6.5H-.8ZM-.8 6.5H.8V8.5H-.8ZM-8.5-.8H-6.5V.8H-8.5ZM6.5-.8H8.5V.8H6.5Z"
)
_WING = "M-8 4Q-6-6 8-7 4-4 6-3 1-2 3 0-2 0-1 3-5 2-8 4Z"
_BIRD = "M0-3Q6-9 11-6 6-5 4-1L2 1 4 6 0 4-4 6-2 1-4-1Q-6-5-11-6-6-9 0-3Z"
_ANCHOR = (
    "M0-8A2 2 0 0 1 .9-4.3V-3H3.5V-1.4H.9V5Q4 4.5 5 2L7 4.5Q4 8 0"
    " 8-4 8-7 4.5L-5 2Q-4 4.5-.9 5V-1.4H-3.5V-3H-.9V-4.3A2 2 0 0 1 0-8Z"
)
_CHARGES = {
    "skull": _SKULL,
    "profile": _PROFILE,
    "hourglass": _HOURGLASS,
    "heart": _HEART,
    "arm": _ARM,
    "sabre": _SABRE,
    "figure": _FIGURE,
    "horned": _HORNED,
    "spear": _SPEAR,
    "dagger": _DAGGER,
    "cup": _CUP,
    "star": _STAR,
    "balls": _CANNONBALLS,
    "sun": _SUN,
    "wing": _WING,
    "bird": _BIRD,
    "anchor": _ANCHOR,
}

#: Each captain: the field, then charges as (what, x, y, scale, colour).
_FLAGS: dict[str, tuple[str, tuple[tuple[str, float, float, float, str], ...]]] = {
    "avery": (BLOOD, (("profile", 0, -3, 1.0, BONE), ("bones", 0, 6, 0.75, BONE))),
    "bellamy": (
        BLACK,
        (("skull", 0, -4, 0.9, BONE), ("bones", 0, 6, 0.8, BONE), ("wing", 12, -5, 0.6, BONE)),
    ),
    "bonnet": (
        BLACK,
        (
            ("skull", 0, -5, 0.8, BONE),
            ("bone", 0, 4, 0.8, BONE),
            ("heart", -11, 0, 0.7, BLOOD),
            ("dagger", 11, 0, 0.9, BONE),
        ),
    ),
    "condent": (
        BLACK,
        tuple(
            charge
            for x in (-12.5, 0, 12.5)
            for charge in (("skull", x, -3, 0.62, BONE), ("bones", x, 4.5, 0.5, BONE))
        ),
    ),
    "davis": (BLACK, (("skull", -8, 0, 0.95, BONE), ("cup", 9, 0, 1.1, BONE))),
    "england": (BLACK, (("skull", 0, -4, 1.0, BONE), ("bones", 0, 6, 0.95, BONE))),
    "hornigold": (
        BLACK,
        (("skull", 0, -3, 0.95, BONE), ("anchor", -12, 0, 0.9, BONE), ("anchor", 12, 0, 0.9, BONE)),
    ),
    "levasseur": (BONE, (("bird", 0, 0, 1.25, BLACK),)),
    "kidd": (BLOOD, (("skull", -8, 0, 0.95, BONE), ("sabre", 9, 0, 0.9, BONE))),
    "kennedy": (
        BLACK,
        (("figure", -8, 0, 1.05, BONE), ("skull", 9, -4, 0.7, BONE), ("bones", 9, 5, 0.6, BONE)),
    ),
    "lolonnais": (
        BLOOD,
        (("skull", 0, -2, 1.1, BLACK), ("sabre", -12, 0, 0.75, BONE), ("sabres", 0, 8, 0.5, BONE)),
    ),
    "low": (BLACK, (("figure", 0, 0, 1.25, BLOOD),)),
    "lowther": (BLACK, (("balls", -9, 0, 1.2, BONE), ("skull", 9, 0, 0.9, BONE))),
    "lussan": (BONE, (("star", -10, 0, 0.95, BLACK), ("skull", 6, 0, 1.0, BLACK))),
    "quelch": (
        BLACK,
        (("figure", 0, 0, 1.1, BONE), ("hourglass", -11, 0, 0.9, BONE), ("heart", 11, 0, 0.75, BLOOD)),
    ),
    "rackham": (BLACK, (("skull", 0, -5, 0.95, BONE), ("sabres", 0, 5, 1.0, BONE))),
    "roberts": (
        BLACK,
        (("figure", -9, 0, 1.05, BONE), ("hourglass", 0, -1, 0.8, BONE), ("horned", 9, 0, 1.0, BONE)),
    ),
    "spriggs": (
        BLACK,
        (("figure", -3, 0, 1.1, BONE), ("spear", 6, 1, 0.8, BONE), ("heart", 14, 1, 0.5, BLOOD)),
    ),
    "taylor": (BLACK, (("sun", -9, 0, 0.9, BONE), ("skull", 9, 0, 0.95, BONE))),
    "tew": (BLACK, (("arm", 0, 0, 1.25, BONE),)),
    "vane": (
        BLACK,
        (("skull", 0, -3, 0.95, BONE), ("sabre", -12, 1, 0.8, BONE), ("hourglass", 12, 0, 0.8, BONE)),
    ),
    "wynne": (
        BLACK,
        (("skull", 0, -6, 0.75, BONE), ("bones", 0, 1, 0.7, BONE), ("hourglass", 0, 8, 0.55, BONE)),
    ),
    "teach": (
        BLACK,
        (("horned", -5, 1, 1.1, BONE), ("spear", 5, 2, 0.75, BONE), ("heart", 14, 3, 0.6, BLOOD)),
    ),
}


def _charge(what: str, x: float, y: float, scale: float, colour: str) -> str:
    place = svg.placed((x, y), scale)
    if what in ("bones", "bone"):
        d = "M-9-4.5 9 4.5M9-4.5-9 4.5" if what == "bones" else "M-9 0H9"
        return svg.path(
            d, fill="none", stroke=colour, stroke_width=2.6, stroke_linecap="round", transform=place
        )
    if what == "sabres":
        both = (place, f"{place} scale(-1 1)")
        return "".join(svg.path(_SABRE, fill=colour, transform=each) for each in both)
    return svg.path(_CHARGES[what], fill=colour, fill_rule="evenodd", transform=place)


@cache
def flag(pirate: str, scale: float = 1, name: str | None = None) -> str:
    """A captain's flag around (0, 0), 40 by 28; with a name where it is to be referred to."""
    field, charges = _FLAGS[pirate]
    cloth = svg.rect(-W / 2, -H / 2, W, H, 3, fill=field, stroke="var(--line)", stroke_width=1.2)
    return svg.group(cloth, *(_charge(*charge) for charge in charges), scale=scale, id=name)


FLAGS = tuple(_FLAGS)
