"""What cuts an action, a pirate's part in it, or the game short."""

from __future__ import annotations

from ..state import NONE, G, Pirate


class ActionCancelled(Exception):
    """The action under way is lost (6.45, 6.46, 10.32, 10.52)."""


class PirateGone(ActionCancelled):
    """The active pirate has left play: his action is over (4.53)."""


class GameOver(Exception):
    """18.11, 19.9."""


def abandon(g: G, p: Pirate) -> None:
    """Raise PirateGone if the active pirate is out of play."""
    if p.place == NONE and p.id == g.state.active:
        raise PirateGone
