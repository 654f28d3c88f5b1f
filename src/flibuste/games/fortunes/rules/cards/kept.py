"""Rumours that stay in play before a captain: the rules that they bend ask here (C069)."""

from __future__ import annotations

from ...box import RUMOURS
from ...state import Player

_OPENS = tuple(any(effect.op == "enter_port" for effect in card.effect) for card in RUMOURS)
#: By Rumour: dice added, by the roll that they are added to.
_DICE: tuple[dict[str, int], ...] = tuple(
    {e.roll: e.n for e in card.effect if e.op == "add_dice"} for card in RUMOURS
)


def opens_ports(p: Player) -> bool:
    """Forged papers: no port is refused."""
    return any(_OPENS[card] for card in p.kept)


def dice(p: Player, roll: str) -> int:
    """Return the dice that kept Rumours add to a roll: a skill's, or `npc_search`."""
    return sum([_DICE[card].get(roll, 0) for card in p.kept])
