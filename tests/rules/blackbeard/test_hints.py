"""What the options of Blackbeard tell of themselves: traits, ships, odds."""

from __future__ import annotations

import re

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.blackbeard.box import PORT
from flibuste.games.blackbeard.state import State
from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.kernel.table import Told
from flibuste.lessons.book import lesson
from flibuste.words.texts import texts

from .kit import merchant, put, stage


def hint(m: Match, option: str, lang: str = "en") -> str:
    seat, decision = next(iter(m.pending.items()))
    chosen = Option.parse(option)
    assert chosen in decision.options
    return texts("blackbeard", lang).hint(m.game, m.view(seat), decision, chosen).replace("\u00a0", " ")


def test_a_warship_on_station_tells_its_odds() -> None:
    """The light warship of the lesson, combat 5, against Roberts: combat 6 and skill 5."""
    m = lesson("blackbeard", "hunted").begin()
    m.choose(0, "actions skull-and-crossbones")
    m.choose(0, "find roberts havana")
    assert list(m.pending) == [1]
    assert hint(m, "broadside") == "Combat 5 + 1 die against 11 + 1 die"


def test_an_attack_tells_both_sides_and_the_prize() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "north-atlantic", combat=6, guns=True)

    m = stage(edit)  # Teach has a skill of 4, Boston a defence of 8 and a wealth of 3
    said = "12 + 1 die against 8 + 1 die; a tie fails; 3 dice × 100 to win"
    assert hint(m, "attack teach boston") == said

    def warned(s: State) -> None:
        edit(s)
        s.attacked = 1 << PORT["boston"]

    assert "8 + 2 dice" in hint(stage(warned), "attack teach boston")


def test_a_search_tells_what_must_be_rolled() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "north-atlantic")
        merchant(s, "boston", "sloop")
        merchant(s, "new-york", "sloop", up=True)

    m = stage(edit)
    assert hint(m, "find teach boston") == "3 to 6 on a die finds it"
    assert hint(m, "find teach new-york") == "2 to 6 on a die finds it"


def test_ships_and_pirates_show_their_figures() -> None:
    m = flibuste.new("blackbeard", seats=2, seed=1)
    ((_, decision),) = m.pending.items()
    assert re.match(r"\d+ ports · initiative \d", hint(m, str(decision.options[0])))
    while next(iter(m.pending.values())).kind != "rig":
        seat, asked = next(iter(m.pending.items()))
        m.choose(seat, asked.options[0])
    assert hint(m, "rig sloop") == "Combat 5, speed 5, 2 holds"
    assert hint(m, "rig sloop", "fr") == "Combat 5, vitesse 5, 2 cales"


@pytest.mark.rule("blackbeard", "19.9")
def test_alone_the_end_tells_the_points_of_both_sides() -> None:
    m = flibuste.play(flibuste.new("blackbeard", seats=1, seed=3), [random_bot])
    key, about, *_ = m.table.told[-1]
    assert key == "over-alone"
    assert about["points"] == m.view(0)["score"][0]
    assert about["system"] == m.view(0)["score"][1]
    assert str(about["system"]) in texts("blackbeard", "en").told(Told(*m.table.told[-1]))
