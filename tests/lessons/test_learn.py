"""`flibuste learn` as a person or a script would run it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import flibuste
from flibuste.lessons.book import course, examples
from flibuste.words.texts import rules, texts

GAME = "crique"


#: Where lessons that are left are kept, if a test does not say otherwise.
SOMEWHERE = tempfile.mkdtemp()


def run(*words: str, typed: str = "", lang: str = "en", state: str = SOMEWHERE) -> tuple[int, str, str]:
    """The program's exit code, what it said and what it complained of."""
    done = subprocess.run(
        [sys.executable, "-m", "flibuste.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={
            "PATH": "",
            "XDG_STATE_HOME": state,
            "LANG": f"{lang}_XX.UTF-8",
            "COLUMNS": "140",
            "PYTHONUTF8": "1",
            "PYTHONPATH": str(Path(flibuste.__file__).parent.parent),
        },
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_list_names_every_lesson() -> None:
    code, said, _ = run("learn", GAME)
    assert code == 0
    assert "A month at sea" in said
    assert f"flibuste learn {GAME} 1" in said


def test_the_list_for_a_program() -> None:
    code, said, _ = run("learn", GAME, "--json", lang="fr")
    assert code == 0
    entries = json.loads(said)
    assert [e["number"] for e in entries if e["number"]] == [plan.order for plan in course(GAME)]
    assert entries[0]["title"] == "Un mois en mer"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["learn", "chess"], "no game named 'chess'"),
        (["learn", GAME, "99"], "has no lesson '99': expected 1 to 4"),
        (["learn", GAME, "1", "--lang", "de"], "language: expected fr or en"),
    ],
)
def test_bad_input_gets_one_line(words: list[str], said: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert not out


def test_a_lesson_is_played_at_the_keyboard_wrong_turns_included() -> None:
    """Reads on, goes astray once, asks for board and rule, takes a choice back, and comes to the end."""
    typed = [
        *("", "", "", "", ""),
        *("1", "", "99", "dance", "b", "?", "sail hull-island"),
        *("", "u"),
        *("sail hull-island", "", "raise hull 1", "", "sail treasure-island"),
        *("bury-chests 2", "bury-gold 1", ""),
    ]
    code, said, err = run("learn", GAME, "1", typed="\n".join(typed) + "\n")
    assert code == 0, err
    assert "look at the card" in said  # the wrong turn is answered
    assert "type a number from 1 to 6" in said
    assert "can’t be chosen" in said
    assert "Blue buries 2 chests" in said
    assert "The lesson is over." in said
    assert f"flibuste learn {GAME} 2" in said


def test_the_adviser_answers_at_the_keyboard(tmp_path: Path) -> None:
    code, said, _ = run("play", GAME, "--seed", "1", "--save", str(tmp_path / "game.txt"), typed="a\nq\n")
    assert code == 0
    assert "  – " in said


def test_a_first_match_explains_itself_and_brief_does_not(tmp_path: Path) -> None:
    words = texts(GAME, "en")
    play = ("play", GAME, "--seed", "1", "--save", str(tmp_path / "game.txt"))
    flat = " ".join(run(*play, typed="q\n")[1].split())
    for said in (words.say("intro-win"), words.introduction("outfit")):
        assert " ".join(said.split()) in flat
    brief = " ".join(run(*play, "--brief", typed="q\n")[1].split())
    assert words.say("intro-win") not in brief
    assert words.introduction("outfit") not in brief


def test_the_adviser_is_silent_where_several_play(tmp_path: Path) -> None:
    two = ("play", GAME, "--seed", "1", "--people", "2", "--save", str(tmp_path / "game.txt"))
    assert "unless all agree" in run(*two, typed="\na\nq\n")[1]
    assert "  – " in run(*two, "--advice", typed="\na\nq\n")[1]


def test_the_rules_open_with_the_overview_and_have_chapters() -> None:
    _, said, _ = run("rules", GAME)
    assert said.startswith("Each of the five outer islands")
    assert "Battles" in said
    assert "8.33" in said


def test_the_rules_can_be_searched() -> None:
    _, said, _ = run("rules", GAME, "--search", "mutiny cargo", lang="en")
    _, fewer, _ = run("rules", GAME, "--search", "mutiny", "--json")
    ids = [entry["id"] for entry in json.loads(fewer)]
    assert "8.30" in ids
    assert len(ids) < 30
    assert "8.33" not in said


def test_one_may_leave_at_any_time_and_come_back(tmp_path: Path) -> None:
    state = str(tmp_path)
    code, said, _ = run("learn", GAME, "2", typed="\nq\n", state=state)
    assert code == 0
    assert "The lesson is over." not in said
    assert f"flibuste learn {GAME} 2 goes on from here" in said
    _, said, _ = run("learn", GAME, "2", typed="q\n", state=state)
    assert "at step 2" in said
    assert "2/13" in said
    _, said, _ = run("learn", GAME, "2", "--again", typed="q\n", state=state)
    assert "1/13" in said


def test_what_was_left_and_can_not_be_read_begins_anew(tmp_path: Path) -> None:
    kept = tmp_path / "flibuste" / "lessons" / f"{GAME}-broadsides.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("not json", encoding="utf-8")
    code, said, _ = run("learn", GAME, "2", typed="q\n", state=str(tmp_path))
    assert code == 0
    assert "1/13" in said


def test_a_slip_while_reading_is_answered_and_goes_nowhere(tmp_path: Path) -> None:
    _, said, _ = run("learn", GAME, "2", typed="what now\nu\n?\nq\n", state=str(tmp_path))
    assert said.count("Enter goes on.") == 2
    assert "no choice to take back yet" in said
    assert "the last lines of the story" in said
    assert "2/13" not in said


def test_help_says_what_the_question_is_for(tmp_path: Path) -> None:
    """And names no key that a lesson does not have."""
    _, said, _ = run("learn", GAME, "2", typed="\n\n\n?\no\nl\nq\n", state=str(tmp_path))
    assert "save" not in said
    assert said.count("1  Fire at") == 2


def test_the_pilots_ways_are_listed_ship_by_ship_and_rare_choices_are_not() -> None:
    code, said, _ = run("learn", "pirates", "1", "--again", typed="\n\n\n?\nq\n", state=tempfile.mkdtemp())
    assert code == 0
    asked = said[said.index("Where do your ships go?") :]
    options = [line.strip() for line in asked.splitlines() if line.strip()[:1].isdigit()]
    assert options[0].startswith("1  HMS Antelope (1): towards island 3 — 4 coins · 1 turn")
    assert options[-1].endswith("End the turn")
    assert "mm" not in "".join(options)
    assert "scuttle" not in "".join(options)


def test_a_rule_names_the_lessons_that_play_it() -> None:
    _, said, _ = run("rules", "fortunes", "C083")
    assert "Play it: flibuste learn fortunes frederico (Frederico’s raid)" in said
    assert "Play it: flibuste learn fortunes raid (Robbing a merchant, and what it costs)" in said


@pytest.mark.parametrize("game", flibuste.games())
def test_worked_examples_follow_the_rulebook(game: str) -> None:
    paragraphs = list(rules(game))
    found = [paragraphs.index(plan.example) for plan in examples(game)]
    assert found == sorted(found)
