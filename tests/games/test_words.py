"""The two languages say the same things, and every rule is told and tested."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import flibuste
from flibuste.kernel.installed import find
from flibuste.words.rulings import rulings
from flibuste.words.texts import rules

TESTS = Path(__file__).parent.parent
PACKAGES = ["flibuste.words", "flibuste.cli", *(find(name).package for name in flibuste.games())]


def keys(package: str, lang: str) -> set[str]:
    text = (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: list[str] = []
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{package} {lang}: not Fluent: {entry.content}"
        if isinstance(entry, (Message, Term)):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    twice = {key for key in found if found.count(key) > 1}
    assert not twice, f"{package} {lang}: said twice: {sorted(twice)}"
    return {key for key in found if "." not in key or key.endswith((".help", ".blurb", ".text"))}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys(package: str) -> None:
    assert keys(package, "fr") == keys(package, "en")


#: what is counted in texts: where a number stands before one of these, the text has a form for one, too
COUNTED = {
    "en": "doubloons points cards hits games choices decisions outcomes coins masts chests legs fleets moves",
    "fr": "doublons points cartes touches parties décisions mâts coffres étapes flottes coups tirages",
}


@pytest.mark.parametrize("lang", COUNTED)
@pytest.mark.parametrize("package", [*PACKAGES, "flibuste.server"])
def test_one_of_a_thing_is_said_as_one(package: str, lang: str) -> None:
    text = (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    nouns = "|".join(COUNTED[lang].split())
    wrong = re.findall(r".*\w\(e?s\).*", text)
    for line in text.splitlines():
        key = line.partition(" =")[0]
        if line.startswith((" ", "#")) or f"\n{key}-one =" in text:
            continue  # a variant, or told apart by the page
        wrong += [
            line
            for found in re.finditer(rf"\{{ \$([\w-]+) \}}[ \u00a0]({nouns})\b", line)
            if not found[1].startswith(("box-", "legend-", "card-", "figure-"))
        ]
    assert wrong == [], wrong


def marked_rules() -> dict[str, set[str]]:
    """Game -> ids of rules and rulings that some test is marked with, read from the sources."""
    found: dict[str, set[str]] = {}
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                game, *ids = map(str, words)
                found.setdefault(game, set()).update(ids)
    return found


@pytest.mark.parametrize("name", flibuste.games())
def test_every_rule_and_ruling_has_a_test(name: str) -> None:
    marked = marked_rules().get(name, set())
    listed = {*rules(name), *rulings(name)}
    assert not listed - marked, f"no test for {sorted(listed - marked)}"
    assert not marked - listed, f"marked with unknown rules {sorted(marked - listed)}"


@pytest.mark.parametrize("name", flibuste.games())
def test_rules_are_told_in_both_languages(name: str) -> None:
    for rule in rules(name).values():
        assert rule.fr.strip()
        assert rule.en.strip()
        assert rule.fr != rule.en or len(rule.fr) < 25
