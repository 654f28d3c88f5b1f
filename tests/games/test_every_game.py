"""What must hold for every installed game, whichever it is."""

from __future__ import annotations

import json
import random
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import flibuste
from flibuste.arena.golden import checksum
from flibuste.arena.soak import soak_game
from flibuste.arena.variants import label, variants
from flibuste.bots import SLOW, make, names, random_bot
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.words.texts import LANGUAGES, named, rules, settings, texts

GOLDEN = Path(__file__).parent.parent / "golden"
WAYS = [
    pytest.param(name, seats, options, id=f"{name}-{label(seats, options)}")
    for name in flibuste.games()
    for seats, options in variants(find(name))
]
#: About how many choices a random game has.
LENGTH = 400
EVERY_GAME = pytest.mark.parametrize("name", flibuste.games())
EVERY_WAY = pytest.mark.parametrize(("name", "seats", "options"), WAYS)


@EVERY_WAY
def test_random_games_keep_every_property(name: str, seats: int, options: dict[str, Any]) -> None:
    started = time.monotonic()
    for seed in range(3):
        soak_game(find(name), seats, options, seed)
        if time.monotonic() - started > 2:  # a sample: `make soak` plays thousands
            break


def sentences(match: Match, lang: str) -> None:
    words = texts(match.game.name, lang)
    for decision in match.pending.values():
        assert words.prompt(decision).strip()
        assert words.waiting(decision).strip()
        for option in match.suggest(decision.seat):
            assert words.option(option).strip()
        view = match.view(decision.seat)
        for option in decision.options:
            words.hint(match.game, view, decision, option)  # MissingText where a value is wanting
        assert decision.rule in rules(match.game.name), f"{decision.kind} asks by rule {decision.rule}"


def wander(name: str, seats: int, options: dict[str, Any], seed: int, stops: float) -> Iterator[Match]:
    """A random game to its end, handed out before about so many of its choices."""
    rng = random.Random(seed)
    match = Match(find(name), seats, options, seed)
    every = max(1.0, LENGTH / stops)
    while not match.over:
        if rng.random() * every < 1:
            yield match
        seat = rng.choice(list(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(20))))
    yield match


@EVERY_WAY
def test_everything_said_has_words_in_both_languages(name: str, seats: int, options: dict[str, Any]) -> None:
    for match in wander(name, seats, options, 5, stops=150):
        for lang in LANGUAGES:
            sentences(match, lang)
    assert match.result is not None
    for lang in LANGUAGES:
        words = texts(name, lang)
        for seat in (None, *range(seats)):
            for told in match.story(seat):
                assert words.told(told).strip()
        for detail in match.result.detail:
            for item in detail:
                assert words.say(f"score-{item.replace('_', '-')}").strip()


def drawn_options(match: Match, seat: int, decision: Decision) -> set[str]:
    """What can be pointed at on the board, in either language: all of it legal."""
    legal = {str(option) for option in match.suggest(seat)}
    every: set[str] = set()
    for lang in LANGUAGES:
        svg = match.game.draw(match.view(seat), lang, decision)
        found = {text for node in ET.fromstring(svg).iter() if (text := node.get("data-option"))}
        for option in found - legal:  # a form takes more than its sample
            assert decision.form is not None, f"{decision.kind}: {option}"
            assert match.game.check(match.state, decision, Option.parse(option)) is None, option
        every |= found
    return every


@pytest.mark.parametrize("name", flibuste.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_window_tells_nobody_who_is_asked(name: str, lang: str) -> None:
    for kind in find(name).windows:
        told = {texts(name, lang).waiting(Decision(seat, kind, (), ""), ("Anne", "Mary")) for seat in (0, 1)}
        assert len(told) == 1, kind


@EVERY_WAY
def test_the_board_is_drawn_and_its_options_are_real(name: str, seats: int, options: dict[str, Any]) -> None:
    pointed = 0
    for seed in range(3, 8):  # a short game may be handed out where nothing is on the board
        for match in wander(name, seats, options, seed, stops=12):
            ET.fromstring(find(name).draw(match.view(None), "fr", None))
            for seat, decision in list(match.pending.items())[:2]:
                pointed += len(drawn_options(match, seat, decision))
        if pointed:
            break
    assert pointed, "no option can be pointed at on the board"


@EVERY_GAME
def test_before_its_first_turn_a_match_has_none(name: str) -> None:
    match = next(
        m for m in wander(name, find(name).seats[-1], {}, 6, stops=LENGTH) if m.first_turn is not None
    )
    assert match.first_turn is not None
    assert match.clone().first_turn == match.first_turn
    assert match.at(match.first_turn.choices).first_turn == match.first_turn
    for choices in range(match.first_turn.choices):
        assert match.at(choices).first_turn is None


@EVERY_GAME
def test_a_name_that_somebody_gave_can_not_spoil_the_board(name: str) -> None:
    """Names are drawn, so they are escaped: they can't become markup."""
    given = ["<b onclick='x'>&\"", "</text><script>", "]]>&amp;", "a" * 24, "Ö Ż"]
    seats = min(find(name).seats[-1], 5)
    for match in wander(name, seats, {}, 4, stops=8):
        for seat, decision in ((None, None), *list(match.pending.items())[:2]):
            with named(given):
                drawn = find(name).draw(match.view(seat), "fr", decision)
            tags = {node.tag.rpartition("}")[2] for node in ET.fromstring(drawn).iter()}
            assert not tags & {"b", "script"}


@EVERY_WAY
def test_the_terminal_summary_has_rows_of_words(name: str, seats: int, options: dict[str, Any]) -> None:
    for match in wander(name, seats, options, 2, stops=10):
        for lang in LANGUAGES:
            names = tuple(texts(name, lang).say(f"seat-{seat}") for seat in range(seats))
            for watcher in (None, *range(seats)):
                for sheet in find(name).summary(match.view(watcher), lang, names):
                    assert all(len(row) == len(sheet.columns) for row in sheet.rows)


@EVERY_GAME
def test_options_have_texts(name: str) -> None:
    for setting in settings(find(name)):
        for lang in LANGUAGES:
            assert setting.texts[lang]["label"]
            assert setting.texts[lang]["help"]
    for lang in LANGUAGES:
        assert texts(name, lang).say("game")
        assert texts(name, lang).say("game.blurb")


def play_by(name: str, bot: str, choices: float) -> Match:
    """A match in which seat 0 is played by a bot, the others at random: so many choices, or to the end."""
    seats = next(seats for seats, options in variants(find(name)) if not options and seats > 1)
    choose = make(name, bot)
    match = flibuste.new(name, seats=seats, seed=4)
    watched = Seat(match, 0)
    rng = random.Random(6)
    while not match.over and choices > 0:
        seat = rng.choice(list(match.pending))
        if seat == 0:
            watched.decision = match.pending[0]
            match.choose(0, choose(watched))
            choices -= 1
        else:
            match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(20))))
    return match


@EVERY_GAME
def test_every_quick_bot_plays_a_whole_legal_game(name: str) -> None:
    for bot in names(name):
        if bot not in SLOW:
            assert play_by(name, bot, float("inf")).over, bot


@EVERY_GAME
def test_every_searching_bot_makes_legal_choices(name: str) -> None:
    searching = [bot for bot in names(name) if bot in SLOW]
    assert searching
    for bot in searching:
        assert play_by(name, bot, 3).journal, bot


@EVERY_WAY
def test_golden_record_replays_to_its_exact_result(name: str, seats: int, options: dict[str, Any]) -> None:
    file = GOLDEN / name / f"{label(seats, options)}.txt"
    assert file.exists(), "no golden record: run `make golden`"
    text = file.read_text(encoding="utf-8")
    match = flibuste.verify(text)
    assert match.over
    assert match.record() == text


@EVERY_WAY
def test_the_checksum_of_the_rules_is_the_known_one(name: str, seats: int, options: dict[str, Any]) -> None:
    sums = json.loads((GOLDEN / name / "checksums.json").read_text(encoding="utf-8"))
    assert checksum(find(name), seats, options) == sums[label(seats, options)]


@EVERY_GAME
def test_what_a_search_spends_its_time_in_is_compiled(name: str) -> None:
    """Where anything of a game is."""
    listing = files(find(name).package).joinpath("fast.txt")
    listed = listing.read_text(encoding="utf-8").split() if listing.is_file() else None
    assert listed is None or {"bot/player", "features", "view"} <= set(listed)


@EVERY_GAME
def test_bots_see_the_view_only(name: str) -> None:
    """The same bot in a world re-dealt around its seat is handed the same view, story and options."""
    seats = find(name).seats[-1] if len(find(name).seats) < 4 else find(name).seats[2]
    match = flibuste.new(name, seats=seats, seed=9)
    rng = random.Random(9)
    for _ in range(30):
        if match.over:
            break
        seat = rng.choice(list(match.pending))
        dealt = match.redeal(seat, rng.getrandbits(20))
        assert msgspec.json.encode(dealt.view(seat)) == msgspec.json.encode(match.view(seat))
        assert dealt.story(seat) == match.story(seat)
        assert dealt.pending[seat].options == match.pending[seat].options
        match.choose(seat, random_bot_option(match, seat, rng))


def parts(value: Any) -> Iterator[Any]:
    """All that can be changed in a value: lists, dicts and structs, however deep."""
    if isinstance(value, (dict, list, msgspec.Struct)):
        yield value
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for inner in value:
            yield from parts(inner)


@EVERY_WAY
def test_what_a_view_holds_is_nobody_elses(name: str, seats: int, options: dict[str, Any]) -> None:
    """It is plain JSON, and a bot that changes it changes neither the match nor what is seen next."""
    for seed in (1, 2):
        for match in wander(name, seats, options, seed, stops=20):
            held = [match.state, match.view(None), match.view(0), match.view(0)]
            assert json.loads(json.dumps(held[1:])) == held[1:]
            owned = [id(part) for each in held for part in {id(part): part for part in parts(each)}.values()]
            assert len(owned) == len(set(owned))


def random_bot_option(match: Match, seat: int, rng: random.Random) -> flibuste.Option:
    watched = Seat(match, seat)
    watched.decision = match.pending[seat]
    watched.rng = rng
    return random_bot(watched)
