"""Rumours that stay in play before a captain: the rules that they bend ask here (C069)."""

from __future__ import annotations

from collections import Counter

from ...box import RUMOURS, Rumour
from ...state import Player


def dice_of(card: Rumour) -> dict[str, int]:
    """Return what a Rumour adds, by roll; a roll that it names twice has both."""
    added: Counter[str] = Counter()
    for effect in card.effect:
        if effect.op == "add_dice":
            added[effect.roll] += effect.n
    return dict(added)


_OPENS = tuple(any(effect.op == "enter_port" for effect in card.effect) for card in RUMOURS)
#: By Rumour: dice added, by the roll that they are added to.
_DICE = tuple(dice_of(card) for card in RUMOURS)


def opens_ports(p: Player) -> bool:
    """Forged papers: no port is refused."""
    return any(_OPENS[card] for card in p.kept)


def dice(p: Player, roll: str) -> int:
    """Return the dice that kept Rumours add to a roll: a skill's, or `npc_search`."""
    return sum([_DICE[card].get(roll, 0) for card in p.kept])
