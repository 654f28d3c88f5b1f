"""Traits, sums, the moment, and the emblem of each event card."""

from __future__ import annotations

from typing import Any

from flibuste.words.texts import Texts

from ..state import PHASES, START

TRAITS = ("initiative", "skill", "command", "cruelty", "cunning", "duel")
EMBLEMS = {
    "buried-treasure": "chest",
    "debauchery-and-revelry": "barrel",
    "disease-outbreak": "skull",
    "double-cross": "scroll",
    "european-turmoil": "cannon",
    "fair-winds": "sails",
    "finger-of-fate": "hourglass",
    "general-pardon": "scroll",
    "new-governors": "crew",
    "heavy-guns": "cannon",
    "kc-surprise": "spyglass",
    "letter-of-marque": "scroll",
    "local-resistance": "flame",
    "mal-de-mer": "hull",
    "mutiny-conspiracy": "crew",
    "pirate-converts": "anchor",
    "piratical-ambition": "fame",
    "scurvy-outbreak": "heart",
    "skull-and-crossbones": "skull",
    "storms-at-sea": "sails",
    "warship-sighting": "hull",
    "wear-and-tear": "tools",
    "natural-disaster": "flame",
}


def doubloons(amount: int, lang: str) -> str:
    """A sum with its thousands apart."""
    return f"{amount:,}".replace(",", "\u202f") if lang == "fr" else f"{amount:,}"


def moment(view: dict[str, Any], words: Texts) -> str:
    """Where the match stands, turns counted as people do: from one."""
    if PHASES.index(view["phase"]) < START:
        return words.say("board-setup")
    return words.say("board-turn", {"turn": view["turn"] + 1})
