"""The tokens of Fortunes de Mer, drawn by us: goods, modifications, special weapons, merchants, dice."""

from __future__ import annotations

from functools import cache

from flibuste.draw import svg

#: Each good: the colour of its token and its drawing, around (0, 0) and about 20 wide.
GOODS: dict[str, tuple[str, str]] = {
    "spice": ("#A63C2B", "M-8-7Q-4-10-1-7L2-10 3-8 1-5Q9-3 8 9 2 8-2 3-8-1-8-7ZM-4-5Q-3 0 1 2-1-2-2-5Z"),
    "cocoa": (
        "#6B4226",
        "M0-10Q7-5 7 0 7 6 0 10-7 6-7 0-7-5 0-10ZM-.8-6V7H.8V-6ZM-4.6-4V4H-3V-4ZM3-4V4H4.6V-4Z",
    ),
    "rum": ("#8A5A14", "M-2-10H2V-4Q5.5-2 5.5 1V9.5H-5.5V1Q-5.5-2-2-4ZM-3.5 1.5V6H3.5V1.5Z"),
    "tobacco": ("#5F6E26", "M-9 10Q-11-6 9-9 10 7-6 7.5ZM-5.5 5Q2 2 5.5-5.5-2-2-5.5 5Z"),
    "sugar": (
        "#5E6B75",
        "M-7-6H-4V-1H-7ZM-7 0H-4V4H-7ZM-7 5H-4V9H-7ZM-1.5-4H1.5V0H-1.5ZM-1.5 1H1.5V5H-1.5ZM-1.5 6H1.5V9H-1.5Z"
        "M4-6H7V-1H4ZM4 0H7V4H4ZM4 5H7V9H4ZM-5.5-7Q-9-10-10-5-7-8-5.5-7ZM0-5Q0-10 5-10 1-8 0-5Z"
        "M5.5-7Q9-10 10-5 7-8 5.5-7Z",
    ),
    "fruit": (
        "#B65A17",
        "M0-4A7 7 0 1 0 .1-4ZM.5-5Q1-10 7-9.5 6-5 .5-5ZM-3.5 0A5 5 0 0 0-4 4L-2.5 4A4 4 0 0 1-2 0Z",
    ),
    "textiles": (
        "#5A4E94",
        "M-9-7H4.5A3.5 7 0 0 1 4.5 7H-9ZM4.5-4.5A1.8 4.5 0 1 0 4.6-4.5ZM-7-4.5V-2.5H0V-4.5ZM-7 0V2H0V0Z",
    ),
    "timber": (
        "#7B5328",
        "M-5 .5A4.6 4.6 0 1 0-4.9 .5ZM-5 3.2A2 2 0 1 1-5.1 3.2ZM5 .5A4.6 4.6 0 1 0 5.1 .5Z"
        "M5 3.2A2 2 0 1 1 4.9 3.2Z"
        "M0-8.5A4.6 4.6 0 1 0 .1-8.5ZM0-5.8A2 2 0 1 1-.1-5.8Z",
    ),
}

_CANNON = "M-10-5 6-7Q10-7 10-3.5 10 0 6 0L4-.2A5 5 0 1 1-4.5 3L-6 0-10 0ZM-.5 2A2.5 2.5 0 1 0-.4 2Z"
#: Drawings of the eight modifications and the three special weapons.
FITTINGS: dict[str, str] = {
    "hammocks": "M-10-7H-8V9H-10ZM8-7H10V9H8ZM-8-3Q0 9 8-3V1Q0 12-8 1Z",
    "rigging": "M-1-10H1V10H-1ZM2-9Q10-7 9-1 5-2 2-1ZM2 0Q10 1 10 7 5 6 2 7ZM-2-9-9 7H-2Z",
    "reinforced_hull": "M0-10 8-7V0Q8 7 0 10-8 7-8 0V-7ZM-1-6V6H1V-6ZM-5-1V1H5V-1Z",
    "extended_hold": "M-9-5H9V9H-9ZM-7-3V1H-1V-3ZM1-3V1H7V-3ZM-7 3V7H7V3ZM0-10 4-6H-4Z",
    "chasers": "M-10 1 3-3Q8-3 8 0 8 3 4 3L-10 5ZM-6-9-2-9-4-6 2-6 0-9 8-7 0-4 2-5H-7Z",
    "gunport": "M-9-9H9V9H-9ZM-7-7V7H7V-7ZM0-4.5A4.5 4.5 0 1 0 .1-4.5ZM0-2A2 2 0 1 1-.1-2Z",
    "swivels": "M-9-6 5-8 6-3-8-2ZM6-9H9V-2H6ZM-2-2H2L1 3H4V5H1V10H-1V5H-4V3H-1Z",
    "long_guns": _CANNON,
    "grapnel": (
        "M-1-10H1V2Q6 2 7-3L5-2 8-7 10-2 8.5-2.5Q7 6 0 6-7 6-8.5-2.5L-10-2-8-7-5-2-7-3Q-6 2-1 2Z"
        "M-1 6H1V10H-1Z"
    ),
    "chain_shot": "M-7-2A4 4 0 1 1-3.2 2.8L3.2-.8A4 4 0 1 1 4.2 1L-2.2 4.6A4 4 0 0 1-7-2Z",
    "grapeshot": (
        "M0-9A3.4 3.4 0 1 0 .1-9ZM-5-3A3.4 3.4 0 1 0-4.9-3ZM5-3A3.4 3.4 0 1 0 5.1-3ZM0-2A3.4 3.4 0 1 0 .1-2Z"
        "M-5 4A3 3 0 1 0-4.9 4ZM5 4A3 3 0 1 0 5.1 4Z"
    ),
}
WEAPONS = ("grapnel", "chain_shot", "grapeshot")
#: The emblem of each Glory card that is no specialist.
EMBLEMS = {
    "replay_crew": "dice",
    "replay_contest": "dice",
    "quick_wits": "flame",
    "full_broadside": "cannon",
    "aimed_shot": "cannon",
    "daring_tack": "sails",
    "powder_smoke": "flame",
    "out_of_the_sun": "sails",
    "rousing_speech": "crew",
    "pistol_volley": "skull",
    "jury_rig": "tools",
    "following_wind": "sails",
    "smugglers_cove": "anchor",
    "governors_pardon": "scroll",
    "sharp_bargain": "coin",
    "hungry_market": "barrel",
    "informant": "parrot",
    "high_friends": "heart",
    "spyglass": "spyglass",
    "fat_prize": "chest",
    "warning_shot": "cannon",
    "friendly_yard": "tools",
    "mutiny": "skull",
    "false_lead": "parrot",
    "saboteur": "tools",
    "headwind": "sails",
    "denounced": "scroll",
}
#: The drawing of each section of a ship, from the kit.
SECTIONS = {"hull": "hull", "cargo": "barrel", "masts": "sails", "crew": "crew", "cannons": "cannon"}
#: The kit's word for a nation, where it differs.
_FLAGS = {"netherlands": "holland"}


def flag_of(nation: str) -> str:
    return _FLAGS.get(nation, nation)


def npc_flag(npc: str) -> str:
    """The flag of `navy_spain`, `pirate_sloop`, …"""
    kind, _, nation = npc.partition("_")
    return flag_of(nation) if kind == "navy" else "pirate"


def seat_of(word: str) -> int | None:
    """The seat that a word names (`p0`), None for an NPC."""
    return int(word[1:]) if word[1:].isdigit() else None


@cache
def good(name: str, r: float = 11) -> str:
    """A good as a disc around (0, 0)."""
    colour, d = GOODS[name]
    return svg.circle(0, 0, r, fill=colour, stroke="var(--paper)", stroke_width=1.5) + svg.group(
        svg.path(d, fill=svg.ink_on(colour), fill_rule="evenodd"), scale=r / 15
    )


@cache
def fitting(name: str, r: float = 11, spent: bool = False) -> str:
    """A modification (square) or a special weapon (octagon) around (0, 0); None known: a question mark.
    A spent one is crossed out."""
    weapon = name in WEAPONS
    corner = r * 0.42 if weapon else 3
    ground = svg.rect(
        -r,
        -r,
        2 * r,
        2 * r,
        corner * 2 if weapon else corner,
        fill="var(--card)",
        stroke="var(--coast)",
        stroke_width=1.4,
    )
    if not name:
        return ground + svg.text(
            0, r * 0.45, "?", r * 1.3, anchor="middle", class_="serif bold", fill="faint"
        )
    drawn = svg.group(svg.path(FITTINGS[name], fill="var(--ink)", fill_rule="evenodd"), scale=r / 14)
    cross = svg.path(f"M{-r} {r}L{r} {-r}", stroke="var(--bad)", stroke_width=2.4, stroke_linecap="round")
    return ground + drawn + (cross if spent else "")


@cache
def merchant(nation: str | None = None, r: float = 13) -> str:
    """A merchant token around (0, 0): its nation, or face down."""
    body = svg.rect(-r, -r, 2 * r, 2 * r, 5, fill="var(--card)", stroke="var(--coast)", stroke_width=1.6)
    if nation is None:
        return body + svg.icon("sails", 0, 0, r * 1.35, "faint")
    return body + svg.flag(flag_of(nation), 0, 0, r - 4)
