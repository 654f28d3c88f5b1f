"""Choices that can't be taken back, found by the soak."""

from __future__ import annotations

from flibuste.arena.soak import soak_game
from flibuste.kernel.game import find


def test_a_flag_kept_in_hand_is_not_taken_back() -> None:
    """17.2#19: after a refusal the window goes on, and who is asked next tells something of the hands."""
    assert soak_game(find("blackbeard"), 6, {"split_deck": True}, 117) > 86
