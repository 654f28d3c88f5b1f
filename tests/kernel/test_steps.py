"""A match as rows: thawed it is the same match, and changed rules do not lose it."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.kernel import steps
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Game
from flibuste.kernel.match import Match

from .test_match import fingerprint, some_way, toy
from .toy import TOY, G, play


@pytest.fixture(autouse=True)
def _toy_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "find", lambda name: TOY)


def stored(match: Match) -> list[steps.Step]:
    return [steps.decode(steps.encode(step)) for step in steps.steps(match)]


@given(seed=st.integers(0, 10_000), choices=st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_a_thawed_match_is_the_same(seed: int, choices: int) -> None:
    match = some_way(seed, choices)
    thawed = steps.thaw(steps.header(match), stored(match))
    assert thawed.lost == 0
    assert fingerprint(thawed.match) == fingerprint(match)
    assert fingerprint(thawed.match.clone()) == fingerprint(match)
    sent = steps.unpack(steps.pack(match, [steps.told(step) for step in steps.steps(match)]))
    assert fingerprint(sent)[:3] == fingerprint(match)[:3]
    assert len(sent.journal) == len(match.journal)
    assert sent.dice.positions() == match.dice.positions()
    if not match.over:
        seat = next(iter(match.pending))
        for twin in (match, thawed.match):
            twin.choose(seat, twin.suggest(seat)[0])
        assert fingerprint(thawed.match) == fingerprint(match)


def test_steps_are_appended_one_by_one() -> None:
    match = toy()
    rows = steps.steps(match)
    while not match.over:
        seat = next(iter(match.pending))
        match.choose(seat, match.suggest(seat, 1)[-1])
        rows += steps.steps(match, len(match.journal))
    assert fingerprint(steps.thaw(steps.header(match), rows).match) == fingerprint(match)
    assert [step.told for step in rows] == [step.told for step in steps.steps(match)]


def test_options_in_the_story_stay_options() -> None:
    match = toy()
    match.table.tell("choice", option=Option("bid", 3), several=[Option("pass")])
    thawed = steps.thaw(steps.header(match), stored(match)).match
    # the story after the last checkpoint is told anew by the rules; what came before is kept as it was
    step = steps.steps(match)[0]
    assert step.told[-1][1] == {"option": {"~option": ["bid", 3]}, "several": [{"~option": ["pass"]}]}
    assert steps._alive(step.told[-1][1]) == {"option": Option("bid", 3), "several": [Option("pass")]}
    assert thawed.pending


def changed() -> Game:
    """The toy after a fix of its rules: nobody may mark any more, which some had done."""

    def without_marks(g: G):  # type: ignore[no-untyped-def]
        rules = play(g)
        answer = None
        while True:
            try:
                asked = rules.send(answer)
            except StopIteration:
                return
            if isinstance(asked, Decision) and asked.kind in ("act", "again"):
                asked.listed = tuple(o for o in asked.options if o.verb != "mark")
            answer = yield asked

    return msgspec.structs.replace(TOY, play=without_marks)


def test_changed_rules_go_on_from_the_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy(seats=2)
    for seat in (0, 1):
        match.choose(seat, match.pending[seat].options[0])
    for _ in range(3):
        match.choose(0, "mark")
    rows = stored(match)
    kept = match.checkpoints[-1]
    monkeypatch.setattr(steps, "find", lambda name: changed())
    thawed = steps.thaw(steps.header(match), rows)
    assert thawed.lost == len(match.journal) - kept.choices > 0
    assert len(thawed.match.journal) == kept.choices
    assert thawed.match.table.told[-1][0] == "resumed"
    assert thawed.match.dice.positions()["deck"] >= match.dice.positions()["deck"]
    assert thawed.match.pending


def test_a_staged_position_is_not_kept() -> None:
    match = Match(TOY, 2, seed=1, script=(6,))
    with pytest.raises(ValueError, match="staged"):
        steps.header(match)
