"""What the options of Blackbeard tell of themselves: traits, ships, odds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.blackbeard.box import NATIONS, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import State
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.match import Match
from flibuste.kernel.table import Told
from flibuste.lessons.book import lesson
from flibuste.lessons.run import start
from flibuste.words.texts import texts

from .kit import commissioner, merchant, put, stage


def hint(m: Match, option: str, lang: str = "en") -> str:
    seat, decision = next(iter(m.pending.items()))
    chosen = Option.parse(option)
    assert chosen in decision.options
    return texts("blackbeard", lang).hint(m.game, m.view(seat), decision, chosen).replace("\u00a0", " ")


def figures(m: Match, option: str) -> Mapping[str, Any]:
    seat, decision = next(iter(m.pending.items()))
    assert m.game.hint is not None
    known = m.game.hint(m.view(seat), decision, Option.parse(option))
    assert known is not None
    return known


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
        s.attacked = [PORT["boston"]]

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


def test_a_course_tells_what_is_to_be_had_there() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "north-atlantic", holds=[700], history=[NATIONS.index("english")])
        put(s, "bellamy", "west-caribbean", holds=[200])
        merchant(s, "bath", "sloop")
        s.warships[PLACE["central-atlantic"]] = 0
        s.governors[PORT["havana"]] = s.dismissed.pop(0)

    m = stage(edit)
    assert hint(m, "move teach central-atlantic") == "One merchant to be found; a hunter in these waters"
    assert hint(m, "move bellamy east-caribbean") == "No merchant to be seen"
    assert hint(m, "move bellamy havana") == "Friendly: booty sells in full (200 doubloons aboard)"
    assert hint(m, "move bellamy port-royal") == "Neutral: booty sells for half (200 doubloons aboard)"
    assert hint(m, "move bellamy isla-de-tortuga").startswith("Pirate port: booty sells in full, then")
    assert hint(m, "move bellamy isla-de-tortuga", "fr").startswith("Port pirate : le butin se vend plein")


@pytest.mark.rule("blackbeard", "9.43")
def test_a_sale_tells_what_it_is_worth() -> None:
    def edit(s: State) -> None:
        put(s, "davis", "havana", holds=[1301, 700])
        put(s, "tew", "havana", owner=1)

    m = stage(edit)
    m.choose(0, "port davis")
    assert hint(m, "sell-all") == "Booty of 2,001: net worth +1,001"


@pytest.mark.rule("blackbeard", "8.45")
def test_a_hostage_tells_ransom_and_torture() -> None:
    """The hostage of the first lesson, taken off San Juan by Bellamy, cruelty 1."""
    run = start("blackbeard", "prize")
    while not (run.decision and run.decision.kind == "hostage"):
        run.choose(run.wanted[0]) if run.waits else run.go_on()
    m = run.match
    value = m.pending[0].about["value"]
    low, high = 20 * value, 120 * value
    said = f"{low} to {high} doubloons, in a port of the same nation (Spain) that is open to him"
    assert hint(m, "ransom") == said
    assert hint(m, "torture").startswith(f"{value} notoriety and loyalty +1 at once; if he talks, ")
    assert figures(m, "torture")["chance"] == 83  # five faces of six are above 1


@pytest.mark.rule("blackbeard", "10.12")
def test_a_commissioner_tells_his_chance() -> None:
    m = lesson("blackbeard", "avery").begin()
    seat, decision = next(iter(m.pending.items()))
    while decision.kind != "respond":
        m.choose(seat, decision.options[0])
        seat, decision = next(iter(m.pending.items()))
    assert hint(m, "commission") == "Three dice below his notoriety of 12"
    assert figures(m, "commission")["chance"] == 62  # 135 of 216: a total of 11 or less


@pytest.mark.rule("blackbeard", "18.12")
def test_retiring_tells_its_points() -> None:
    def edit(s: State) -> None:
        s.havens[PORT["bath"]] = PIRATE["avery"]
        s.governors[PORT["bath"]] = s.dismissed.pop(0)
        put(s, "avery", "bath", notoriety=31, worth=2450)

    said = "86 points; still at sea or sunk he is worth 31"
    assert hint(stage(edit), "retire avery haven") == said


@pytest.mark.rule("blackbeard", "19.9")
def test_alone_the_end_tells_the_points_of_both_sides() -> None:
    m = flibuste.play(flibuste.new("blackbeard", seats=1, seed=3), [random_bot])
    key, about, *_ = m.table.told[-1]
    assert key == "over-alone"
    assert about["points"] == m.view(0)["score"][0]
    assert about["system"] == m.view(0)["score"][1]
    assert str(about["system"]) in texts("blackbeard", "en").told(Told(*m.table.told[-1]))


@pytest.mark.rule("blackbeard", "8.36", "9.53")
def test_only_a_cargo_left_behind_is_held_against_the_captain() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "north-atlantic", found=[PORT["boston"]])
        merchant(s, "boston", "sloop", up=True)

    m = stage(edit, dice=[3])
    m.choose(0, "plunder teach boston")
    assert hint(m, "leave") == "The crew takes it ill: loyalty −1"

    m = stage(edit, dice=[1, 6, 1, 1, 1])
    m.choose(0, "attack teach boston")
    assert hint(m, "leave") == ""
    loyalty = m.state.pirates[0].loyalty
    m.choose(0, "leave")
    assert m.state.pirates[0].loyalty == loyalty + 1  # for the port taken


def test_a_commissioner_tells_his_odds_and_a_call_what_there_is_to_do() -> None:
    def hunted(s: State) -> None:
        put(s, "low", "boston", owner=0, holds=[300], combat=5)
        put(s, "vane", "east-caribbean", owner=1)
        commissioner(s, 0, "rhett", "east-caribbean")

    m = stage(hunted)  # a schooner of 6 and speed 3, one point of combat lost
    assert hint(m, "port low") == "To sell: 300; to mend: 1; hostages: 0"
    decision = Decision(0, "respond", (Option("hunt"),), "4.61", {"pirate": "vane", "act": "act-move"})
    known = m.game.hint(m.view(0), decision, Option("hunt")) if m.game.hint else None
    assert known is not None
    assert (known["own"], known["theirs"], known["chance"]) == (9, 10, 28)  # Vane: combat 6, skill 4
