"""Rulings stand in the open: what the code cites exists, touches rules, and is said in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import flibuste
from flibuste.kernel.installed import find
from flibuste.words.rulings import Bilingual, House, house, rulings, rulings_on, say_house, say_ruling
from flibuste.words.texts import LANGUAGES, rules

TESTS = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("name", flibuste.games())
#: `ruling A14`, `rulings A14 and A15`, `rulings R01 to R03`
CITED = re.compile(r"\b[Rr]ulings? ([A-Z]*\d+(?:(?:, | and | to |–)[A-Z]*\d+)*)")


def sources(name: str) -> Iterator[Path]:
    folder = Path(str(files(find(name).package)))
    for pattern in ("*.py", "*.toml", "*.ftl"):
        yield from folder.rglob(pattern)
    yield from (TESTS / "rules" / name).rglob("*.py")


def cited(file: Path, name: str) -> set[str]:
    """The rulings that a file cites: after the word and, in code, by what looks like an id of the game's."""
    text = file.read_text(encoding="utf-8")
    ids = {one for passage in CITED.findall(text) for one in re.findall(r"[A-Z]*\d+", passage)}
    if file.suffix == ".py":
        for letter in {ruling[0] for ruling in rulings(name)}:
            ids |= set(re.findall(rf"\b{letter}\d{{1,3}}\b", text))
    return ids


@EVERY_GAME
def test_every_ruling_that_is_cited_exists(name: str) -> None:
    every: set[str] = set()
    for file in sources(name):
        ids = cited(file, name)
        assert ids <= set(rulings(name)), f"{file}: there is no ruling {sorted(ids - set(rulings(name)))}"
        every |= ids
    assert every == set(rulings(name)), "a ruling of which neither code nor tests speak"


@EVERY_GAME
def test_a_ruling_touches_rules_and_has_an_id_of_its_own(name: str) -> None:
    for ruling in rulings(name).values():
        assert ruling.rules, ruling.id
        assert set(ruling.rules) <= set(rules(name)), ruling.id
        assert ruling.id not in rules(name)
        assert all(ruling in rulings_on(name, rule) for rule in ruling.rules)


@EVERY_GAME
def test_rulings_are_told_in_both_languages(name: str) -> None:
    for ruling in rulings(name).values():
        for part in (ruling.question, ruling.answer, ruling.why):
            assert isinstance(part, Bilingual)
            assert part.fr.strip(), ruling.id
            assert part.en.strip(), ruling.id
            assert part.fr != part.en, ruling.id
        for lang in LANGUAGES:
            assert ruling.answer.say(lang) in say_ruling(ruling, lang)


@EVERY_GAME
def test_figures_of_our_own_are_shown_with_a_rule(name: str) -> None:
    lost = sorted({f"{entry.file}.toml" for entry in house(name).get("", ())})
    assert not lost, f"no rule names these files in `data`, and their entries name no paragraph: {lost}"
    for rule, own in house(name).items():
        assert all(isinstance(entry, House) for entry in own)
        for lang in LANGUAGES:
            assert len(say_house(name, rule, lang)) > 20
    assert not say_house(name, "no such rule", "en")
