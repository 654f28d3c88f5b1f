"""What is refused is told in the reader's language: by Python, the command line and the server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.games.pirates.fleet.fleet import BadFleet, check, read_line
from flibuste.games.pirates.fleet.page import check_fleet, problems
from flibuste.games.pirates.rules.course import stuck
from flibuste.kernel.refusal import IllegalChoice
from flibuste.words.texts import spoken, spoken_with_rule, texts

from ...server.tools import Made, Served
from .kit import FRIGATE, SLOOP, course, do, get, ship, stage

PACKAGE = Path(__file__).parents[3] / "src" / "flibuste" / "games" / "pirates"
AWAY = ship(SLOOP, 1, 900, 200, id="away")
CROWDED = '[[ships]]\nship = "SCS-207"\ncrew = ["Captain", "Cannoneer"]\n'


# ---- texts


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_refusal_has_a_text(lang: str) -> None:
    keys = set()
    for file in PACKAGE.rglob("*.py"):
        keys |= set(re.findall(r"""\bno\(\s*["']([a-z-]+)["']""", file.read_text(encoding="utf-8")))
    assert len(keys) > 50
    words = texts("pirates", lang)
    assert {key for key in keys if not words.has(f"no-{key}")} == set()


# ---- Python


@pytest.mark.rule("pirates", "10.1", "10.2", "10.3", "11.pin-2", "10.derelict-1", "9.3")
def test_a_course_outside_the_rules_is_refused_with_its_rule_and_changes_nothing() -> None:
    vessel, hulk = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 0, 300, 450, masts=[0] * 4, id="hulk")
    held = ship(SLOOP, 0, 600, 700, id="held")
    foe = ship(SLOOP, 1, 600 + 23 + 7.2, 700, 90, id="foe")
    m = stage(vessel, hulk, held, foe, AWAY)
    before = m.record()
    for words, en, fr in (
        (course(vessel, (0, 90)), "too long: 90 mm in a segment of 57.5 mm (10.3)", "trop long\u00a0: 90 mm"),
        (course(vessel, (91, 10)), "too sharp: a turn of 91°, at most 90° (10.2)", "trop serré"),
        (course(vessel, (0, 9), (0, 9), (0, 9)), "3 legs for", "3 étapes pour"),
        (course(hulk, (0, 10)), "it is derelict (10.derelict-1)", "il est à la dérive (10.derelict-1)"),
        (course(held, (0, 10)), "it is pinned (11.pin-2)", "il est bloqué (11.pin-2)"),
        (course(foe, (0, 10)), "it is not of your fleet (9.3)", "il n’est pas de votre flotte (9.3)"),
    ):
        with pytest.raises(IllegalChoice, match=re.escape(en)) as caught:
            do(m, words)
        assert fr in spoken_with_rule(caught.value.why, "fr")
        assert m.record() == before
    why = stuck(m.state, get(m, held))
    assert why is not None
    assert spoken(why, "fr") == "il est bloqué"


@pytest.mark.rule("pirates", "10.4", "10.5")
def test_a_course_through_an_island_ends_at_its_shore() -> None:
    vessel = ship(FRIGATE, 0, 120 + 41 + 41 + 20, 780, 180)
    m = do(stage(vessel, AWAY), course(vessel, (0, 57)))
    assert get(m, vessel).x > 12000 + 4100


@pytest.mark.rule("pirates", "4.3", "2.1")
def test_the_faults_of_a_fleet_are_english_in_python() -> None:
    with pytest.raises(BadFleet, match=r"no piece NO-SHIP in the catalogue \(rule 2\.1\)"):
        read_line("NO-SHIP")
    assert "HMS Patagonia" in str(check_fleet(CROWDED))
    assert all(spoken(why, "fr") != spoken(why, "en") for why in problems(CROWDED))
    dear = check(read_line("SM1-ES-001, SM1-ES-001, SM1-ES-001"), 40)
    assert dear[0].endswith("(rule 2.2)")


# ---- the command line


def fleet(*words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "flibuste.cli", "fleet", *words]
    environment = {**os.environ, "LC_ALL": f"{lang}_XX.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=environment, encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "HMS Patagonia: crew of 5 points on a ship of"),
        ("fr", "HMS Patagonia : 5 points d’équipage sur un navire de"),
    ],
)
def test_the_command_line_tells_the_faults_of_a_fleet(tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "fleet.toml"
    file.write_text(CROWDED, encoding="utf-8")
    for answer in (fleet("check", str(file), "--lang", lang), fleet("check", str(file), lang=lang)):
        assert answer.returncode == 2
        assert said in answer.stderr
        assert ("(rule 4.3)" if lang == "en" else "(règle 4.3)") in answer.stderr
    told = json.loads(fleet("check", str(file), "--lang", lang, "--json").stdout)["problems"]
    assert any(
        said in problem["message"].replace("\u00a0", " ") and problem["rule"] == "4.3" for problem in told
    )
    legal = tmp_path / "legal.txt"
    legal.write_text("SM1-ES-001, CC-38", encoding="utf-8")
    assert ("legal" if lang == "en" else "valable") in fleet("check", str(legal), "--lang", lang).stdout


# ---- the server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(str(tmp_path_factory.mktemp("db") / "matches.sqlite3"))
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the fleet costs 51 points, the build total is 40 (rule 2.2)"),
        ("fr", "la flotte coûte 51 points"),
    ],
)
def test_the_page_where_fleets_are_built_tells_their_faults(served: Served, lang: str, said: str) -> None:
    body = {"fleet": "SM1-ES-001, SM1-ES-001, SM1-ES-001", "points": 40}
    answer = served.http.post("/api/games/pirates/catalogue", json=body, params={"lang": lang}).json()
    assert said in answer["faults"][0]


@pytest.fixture(scope="module")
def made(served: Served) -> Made:
    return served.make([{}, {}], game="pirates", options={"fleets": "england/spain", "terrain": 0})


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "too sharp: a turn of 99.99°"), ("fr", "trop serré\u00a0: un virage")]
)
def test_the_course_plotter_and_the_refusal_say_why(made: Made, lang: str, said: str) -> None:
    token = next(t for t in made.tokens if made.table(t)["ask"])
    ask = made.table(token)["ask"]
    sailor = next(iter(ask["form"]["fields"]["ships"]))
    option = f"course {sailor} 9999:100"
    body = {"decision": ask["id"], "option": option}
    weighed = made.ask("POST", "weigh", token, json=body, params={"lang": lang}).json()
    assert said in weighed["reason"]
    assert weighed["reason"].endswith("(10.2)")
    refused = made.ask(
        "POST", "choices", token, json={**body, "request": f"sharp-{lang}"}, params={"lang": lang}
    )
    assert refused.status_code == 422
    assert said in refused.json()["message"]
    assert refused.json()["rule"] == "10.2"
    assert made.table(token)["ask"]["id"] == ask["id"]  # nothing changed
