"""What the options of Fortunes de Mer tell of themselves, and why a card may be announced."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.fortunes.box import CAPTAIN_NATION, GOOD, PORT, ZONE
from flibuste.games.fortunes.state import State
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.match import Match
from flibuste.lessons.adviser import advise
from flibuste.lessons.book import lesson
from flibuste.lessons.run import start
from flibuste.words.texts import texts

from .kit import npc, put, stage


def hint(m: Match, seat: int, option: str) -> str:
    decision = m.pending[seat]
    return texts("fortunes", "en").hint(m.game, m.view(seat), decision, Option.parse(option))


def test_ships_show_their_figures() -> None:
    m = flibuste.new("fortunes", seats=2, seed=1)
    seat = next(iter(m.pending))
    said = "Hull 2, Cargo 2, Masts 2, Crew 2, Cannons 1, Manoeuvrability 4"
    assert hint(m, seat, "ship sloop") == said


def test_a_port_says_what_it_asks_for() -> None:
    m = lesson("fortunes", "trade").begin()
    assert hint(m, 0, "port").startswith("Rum in demand here")
    m.choose(0, "port")
    assert hint(m, 0, "yard") == "On sale: Extra gunport; ships, repairs, weapons"


@pytest.mark.rule("fortunes", "C028")
def test_a_port_of_the_enemy_speaks_against_a_course_and_one_that_wants_the_cargo_for_it() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="port_royal", goods=["fruit"], gold=1)
        s.demand[:] = [GOOD["sugar"] if good >= 0 else good for good in s.demand]
        s.demand[ZONE["tortuga"]] = GOOD["fruit"]
        own = CAPTAIN_NATION[s.players[0].captain]
        s.war[:] = sorted((own, PORT[ZONE["la_habana"]]))

    m = stage(edit)
    view, decision, words = m.view(0), m.pending[0], texts("fortunes", "en")
    assert m.game.hint is not None
    assert m.game.panels is not None
    for where, tone, said in (
        ("tortuga", "good", "Wants Fruit, which you have"),
        ("la_habana", "bad", "Closed: war"),
    ):
        option = Option("sail", where)
        about = m.game.hint(view, decision, option)
        assert about is not None
        assert about["tone"] == tone
        assert words.hint(m.game, view, decision, option).startswith(said)
    [notice] = m.game.panels(view, "en", decision).notices
    assert "Spain" in notice.text
    assert "Closed ports: Spain" in notice.text


def test_a_sale_says_what_the_next_card_brings() -> None:
    options = (Option("sell", "rum"), Option("sell", "fruit"))
    decision = Decision(0, "sell", options, "C037", {"good": "rum", "high": 6, "low": 3})
    m = flibuste.new("fortunes", seats=2, seed=1)
    said = [texts("fortunes", "en").hint(m.game, m.view(0), decision, option) for option in options]
    assert said == ["Wanted here", "Not wanted here"]


def test_a_declaration_says_what_both_sides_bring() -> None:
    """The frigate of the lesson against a galleon with one man left."""
    run = start("fortunes", "battle")
    while not (run.decision and run.decision.kind == "declare"):
        run.choose(run.wanted[0]) if run.waits else run.go_on()
    m = run.match
    assert hint(m, 0, "shoot").startswith("Cannons 3 against 3: all fire for whoever wins")
    assert hint(m, 0, "board").endswith("crew 3 with Leadership 4 against 1 with 1")
    assert hint(m, 0, "flee") == "Only if you win the contest and he rolls no skull"


def reasons(m: Match, lang: str = "en") -> list[str]:
    words = texts("fortunes", lang)
    return [words.reason(why) for why in advise(m, 0).reasons]


def test_the_adviser_says_what_a_port_wants_and_who_hunts_on_the_way() -> None:
    def edit(s: State) -> None:
        put(s, 0, goods=["fruit"] * 2, gold=1)
        s.demand[:] = [GOOD["sugar"] if good >= 0 else good for good in s.demand]
        s.demand[ZONE["nassau"]] = GOOD["fruit"]
        s.merchants[:] = [-1] * len(s.merchants)
        npc(s, "pi_vane", "port_royal")

    said = reasons(stage(edit))
    assert said[0] == "Nassau wants Fruit: 6 Gold each, 2 aboard"
    assert said[1].startswith("The pirate sloop, no friend of yours, is ")


def test_every_hint_is_said_and_every_announcement_has_its_reason() -> None:
    moments = set()
    hinted = set()

    def watch(match: Match, seat: int, decision: Decision, option: Option) -> None:
        view = match.view(seat)
        for one in decision.options:
            for lang in ("fr", "en"):
                if texts("fortunes", lang).hint(match.game, view, decision, one):
                    hinted.add(one[0])
        if decision.kind == "announce":
            prompt = texts("fortunes", "en").prompt(decision)
            assert not prompt.startswith("Do you announce"), decision.about
            moments.add(decision.about["moment"])

    for seed in range(3):
        flibuste.play(flibuste.new("fortunes", seats=3, seed=seed), [random_bot] * 3, watch=[watch])
    assert len(moments) >= 3
    assert {"ship", "sail", "announce", "buy", "retire", "buy-modification", "accept", "sell"} <= hinted
    assert {"dock", "port", "yard"} <= hinted
