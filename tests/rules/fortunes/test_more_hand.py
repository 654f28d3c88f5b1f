"""The hand of Glory cards (C097–C099)."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.state import State
from flibuste.games.fortunes.tables import GLORY_IDS, SPAIN, ZONE

from .sea import asked, deck, options, pick, put, sea

FOUR = ("following_wind", "spyglass", "informant", "headwind")


#: 15 Gold, three Escape icons: not enough to shake off a sloop.
RICH = ("tobacco_7", "cocoa_7", "sugar_7")


def raid_for_twelve(s: State) -> None:
    put(s, 0, hand=FOUR)
    s.merchants[ZONE["la_habana"]] = SPAIN
    deck(s, *RICH)


@pytest.mark.rule("fortunes", "C099", "C098", "C088")
def test_with_a_fifth_card_one_is_discarded_before_any_is_played() -> None:
    m = sea(raid_for_twelve, dice=[5, 1, 1, 1, 1])
    pick(m, "scout merchant", "attack spain")
    while asked(m)[1] == "stow":
        pick(m, "pass")
    p = m.state.players[0]
    assert p.glory == 1
    assert len(p.hand) == 5
    assert asked(m) == (0, "discard-glory")
    assert all(option.startswith("discard ") for option in options(m))  # nothing can be played
    pick(m, "discard headwind")
    assert len(p.hand) == 4
    assert "headwind" not in [GLORY_IDS[card] for card in p.hand]
    assert GLORY_IDS[m.state.glory_discard[-1]] == "headwind"
    assert asked(m) == (0, "act")
    assert "play following_wind" in options(m)


@pytest.mark.rule("fortunes", "C099")
def test_a_fourth_card_is_drawn_without_a_discard() -> None:
    def three(s: State) -> None:
        put(s, 0, hand=FOUR[:3])
        s.merchants[ZONE["la_habana"]] = SPAIN
        deck(s, *RICH)

    m = sea(three, dice=[5, 1, 1, 1, 1])
    pick(m, "scout merchant", "attack spain")
    while asked(m)[1] == "stow":
        pick(m, "pass")
    assert asked(m) == (0, "act")
    assert len(m.state.players[0].hand) == 4
    assert m.state.glory_discard == []
