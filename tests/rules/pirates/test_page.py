"""Fleets in files: the samples, the builder's data and the command `flibuste fleet`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.fleet.command import toml
from flibuste.games.pirates.fleet.fleet import check, cost, read_toml
from flibuste.games.pirates.fleet.page import catalogue_json, check_fleet, listing
from flibuste.games.pirates.fleet.samples import samples
from flibuste.games.pirates.fleet.wording import effects
from flibuste.kernel.decision import Option
from flibuste.words.texts import texts

MAIN = ("america", "corsairs", "cursed", "england", "france", "jade", "pirates", "spain")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "flibuste.cli", "fleet", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_there_is_a_sample_for_each_main_nation() -> None:
    assert tuple(samples()) == MAIN


@pytest.mark.parametrize("name", MAIN)
@pytest.mark.rule("pirates", "2.2", "2.3")
def test_a_sample_is_legal_whole_and_of_its_nation(name: str) -> None:
    fleet = samples()[name]
    assert check(fleet, 40) == []
    assert cost(fleet) == 40
    assert {box.ships()[berth.ship].nation for berth in fleet.ships} == {name}
    assert fleet.forts
    assert read_toml(toml(fleet)) == fleet


def test_samples_can_be_played_by_name() -> None:
    match = flibuste.new("pirates", seats=2, seed=1, options={"fleets": "england/spain"})
    nations = {ship.nation for ship in match.state.ships if ship.owner == 0}
    assert nations == {"england"}


def test_the_catalogue_is_json_and_whole() -> None:
    for lang in ("fr", "en"):
        data = json.loads(json.dumps(catalogue_json(lang)))
        assert len(data["ships"]) == len(box.ships()) > 1150
        assert len(data["crew"]) == len(box.crew())
        assert {ship["nation"] for ship in data["ships"]} == set(box.NATIONS)
        assert all(event["text"] for event in data["events"])
        assert len(data["samples"]) == 8
        assert all(bool(ship["missing"]) != ship["coded"] for ship in data["ships"])


@pytest.mark.rule("pirates", "2.2", "4.3", "2.1")
def test_a_problem_names_its_piece_and_its_rule() -> None:
    assert check_fleet("SM1-ES-001, CC-38") == []
    [over] = check_fleet("SM1-ES-001, SM1-ES-001, SM1-ES-001")
    assert over["rule"] == "2.2"
    [unknown] = check_fleet("NO-SHIP")
    assert (unknown["piece"], unknown["rule"]) == ("NO-SHIP", "2.1")
    crowded = '[[ships]]\nship = "SCS-207"\ncrew = ["Captain", "Cannoneer"]'
    found = check_fleet(crowded)
    assert ("HMS Patagonia", "4.3") in {(p["piece"], p["rule"]) for p in found}
    [broken] = check_fleet("[[ships]\nship =")
    assert "TOML" in broken["message"]


def test_the_command_builds_what_it_finds_legal(tmp_path: Path) -> None:
    made = run("random", "--points", "40", "--seed", "9")
    assert made.returncode == 0
    file = tmp_path / "fleet.toml"
    file.write_text(made.stdout, encoding="utf-8")
    told = json.loads(run("check", str(file), "--json").stdout)
    assert told["problems"] == []
    assert told["cost"] <= 40
    assert run("random", "--seed", "9").stdout == made.stdout


def test_the_command_lists_by_every_filter() -> None:
    answer = run(
        "list", "--nation", "vikings", "--cost", "12-13", "--keyword", "longship", "--set", "fn", "--json"
    )
    found = json.loads(answer.stdout)
    assert {"Donar", "Ragnarok"} <= {card["name"] for card in found}
    assert all(card["nation"] == "vikings" and 12 <= card["cost"] <= 13 for card in found)
    named = json.loads(run("list", "--search", "whisper", "--json").stdout)
    assert {card["name"] for card in named} >= {"Whisper"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("random", "--points", "4"), "points: expected a number from 20 to 100"),
        (("list", "--nation", "atlantis"), "nation: expected one of"),
        (("list", "--cost", "many"), "cost: expected a number"),
        (("check", "no-such-file.toml"), "no-such-file.toml"),
        (("sample", "atlantis"), "no sample fleet"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: tuple[str, ...], said: str) -> None:
    answer = run(*words)
    assert answer.returncode == 2
    assert said in answer.stderr
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_coded_piece_says_what_it_does(lang: str) -> None:
    words = texts("pirates", lang)
    for code in box.keywords():
        assert words.has(f"keyword-{code}")
    for code in box.abilities():
        assert words.has(f"ability-{code}")
    for card in (*box.ships().values(), *box.crew().values()):
        if box.coded(card.id):
            assert len(effects(card, words)) == len(card.keywords) + len(card.abilities)
    assert effects(box.ships()["CC-38"], texts("pirates", "en"))[0].endswith("+1 when firing at her.")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_missing_of_a_piece_is_named_in_words(lang: str) -> None:
    words = texts("pirates", lang)
    lacking = [card for card in (*box.ships().values(), *box.crew().values()) if not box.coded(card.id)]
    assert len(lacking) <= 2156 - 2115
    for card in lacking:
        for code in box.missing(card):
            assert words.has(f"name-{code}"), (card.id, code)
    assert {code for card in lacking for code in box.missing(card)} >= {"x_hoist", "x_turbine", "leftover"}


def test_the_command_and_the_page_name_what_is_missing_of_a_piece() -> None:
    said = run("list", "--search", "frontier").stdout
    assert "* Frontier: no code for hoist and secret hold" in said
    told = json.loads(run("list", "--search", "frontier", "--json").stdout)
    assert told[0]["missing"] == ["x_hoist", "x_secret_hold"]
    why = check_fleet('[[ships]]\nship = "SS-5"', lang="fr")[0]["message"]
    assert "le palan et la cale secrète" in why
    shown = next(card for card in listing("fr")["pieces"] if card["id"] == "SS-5")
    assert "le palan et la cale secrète" in shown["text"]


def test_a_piece_that_is_not_whole_still_does_what_is_known_of_it() -> None:
    scribe, bianco = box.crew()["SS-028a"], box.crew()["SS-12"]
    assert (scribe.keywords, box.missing(scribe)) == (["explorer", "x_trade_current"], ["x_trade_current"])
    assert (bianco.abilities, box.missing(bianco)) == (["cargo_master", "no_space"], ["x_secret_hold"])


def test_an_ability_that_is_copied_is_named_by_what_it_does() -> None:
    words = texts("pirates", "en")
    assert words.option(Option("copy", "cannon_plus1_vs:england")) == "Copy +1 on gun rolls against: England"
