"""Every decision says what it is for, and every game introduces itself, in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import flibuste
from flibuste.kernel.installed import find
from flibuste.server.sight import shelf
from flibuste.words.texts import LANGUAGES, chapters, rules, texts

INTRO = ("intro-about", "intro-win", "intro-turn", "intro-time", "overview")
#: A line that is folded out beside a prompt; what is said once may have three or four sentences.
LONGEST_LINE, LONGEST_FIRST, LONGEST_CARD = 200, 420, 260


def kinds(game: str) -> set[str]:
    """The kinds of decisions that a game asks, by its prompts."""
    source = (files(find(game).package) / "text" / "en.ftl").read_text(encoding="utf-8")
    return {name.removeprefix("ask-") for name in _keys(source) if name.startswith("ask-")}


def _keys(source: str) -> set[str]:
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


def said(game: str, lang: str, prefix: str) -> set[str]:
    source = (files(find(game).package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    names = {entry.id.name for entry in entries if isinstance(entry, Message)}
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


@pytest.mark.parametrize("game", flibuste.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_has_a_purpose(game: str, lang: str) -> None:
    words = texts(game, lang)
    missing = {kind for kind in kinds(game) if not words.purpose(kind)}
    assert not missing
    assert said(game, lang, "why-") == kinds(game), "a purpose of no decision"
    assert said(game, lang, "first-") <= kinds(game), "an introduction to no decision"
    for kind in kinds(game):
        assert 20 < len(words.purpose(kind)) <= LONGEST_LINE, kind
        assert 20 < len(words.introduction(kind)) <= LONGEST_FIRST, kind


@pytest.mark.parametrize("game", flibuste.games())
def test_no_purpose_is_left_in_the_other_language(game: str) -> None:
    for kind in kinds(game):
        assert texts(game, "fr").purpose(kind) != texts(game, "en").purpose(kind)


@pytest.mark.parametrize("game", flibuste.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_introduces_itself(game: str, lang: str) -> None:
    words = texts(game, lang)
    for key in INTRO:
        assert words.has(key), key
    for key in INTRO[:-1]:
        assert len(words.say(key)) <= LONGEST_CARD, key
    # at most two minutes of reading, at 200 words a minute
    assert 40 <= len(words.say("overview").split()) <= 400


@pytest.mark.parametrize("game", [game for game in flibuste.games() if texts(game, "en").has("intro-goal")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_has_three_steps_by_name_and_a_lost_match_something_to_try(
    game: str, lang: str
) -> None:
    words = texts(game, lang)
    sight = shelf(game, lang)
    assert len(sight.steps) == 3
    assert all(4 <= len(step) <= 30 for step in sight.steps)
    source = (files(find(game).package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    advised = [key for key in _keys(source) if key.startswith("advice-")]
    assert advised
    for key in advised:
        assert words.has(key.replace("advice-", "score-")), key
        assert len(words.say(key)) <= 130, key


@pytest.mark.parametrize("game", flibuste.games())
def test_chapters_hold_every_rule_once_and_in_order(game: str) -> None:
    found = chapters(game)
    assert [rule for chapter in found for rule in chapter.rules] == list(rules(game).values())
    assert all(chapter.title(lang) for chapter in found for lang in LANGUAGES)
    source = (files(find(game).package) / "rules.toml").read_text(encoding="utf-8")
    assert source.count("[[chapter]]") in (0, len(found)), "a chapter that begins with no rule"
