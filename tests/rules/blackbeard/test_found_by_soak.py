"""What the soak found, kept so that it is found again."""

from __future__ import annotations

from flibuste.arena.soak import soak_game
from flibuste.kernel.installed import find


def test_a_flag_kept_in_hand_is_not_taken_back() -> None:
    """17.2#19: after a refusal the window goes on, and who is asked next tells something of the hands."""
    assert soak_game(find("blackbeard"), 6, {"split_deck": True}, 117) > 86


def test_a_pirate_launched_by_chance_is_out_of_the_hand_before_his_zone_is_picked() -> None:
    """3.7: a re-deal between the two must not take back the pirate that was named."""
    assert soak_game(find("blackbeard"), 6, {"deployment": "random"}, 387) > 20


def test_a_pass_in_a_window_is_not_taken_back() -> None:
    """4.63: that nobody after the one who passed is asked tells something of their hands."""
    assert soak_game(find("blackbeard"), 3, {}, 1396) > 26
