"""What every table shows, of every game: an aim at each question, every change of the race in a beat that the
recap tells, and no more than goes over the wire at once."""

from __future__ import annotations

import random
import re
import zlib

import msgspec
import pytest

import flibuste
from flibuste.kernel.decision import Decision
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.panels import Panels
from flibuste.words.texts import texts

COMPOSED = [name for name in flibuste.games() if find(name).panels is not None]
CHOICES = 400
#: compressed, as they go over the wire
WEIGHT = 45_000
#: letters of an aim: three lines of the rail
AIM = 140
_SENTENCE = re.compile(r"[.!?](?:\s|$)")


def _panels(match: Match, seat: int | None, lang: str, decision: Decision | None = None) -> Panels:
    assert match.game.panels is not None
    return match.game.panels(match.view(seat), lang, decision)


def _race(match: Match) -> list[int]:
    return [one.value for one in _panels(match, None, "en").race.seats]


@pytest.mark.parametrize("name", COMPOSED)
def test_every_question_has_an_aim_and_every_change_of_the_race_is_told(name: str) -> None:
    game = find(name)
    match = flibuste.new(name, seats=min(3, game.seats[-1]), seed=11)
    rng = random.Random(name)
    said = texts(name, "en")
    race, told = _race(match), len(match.story(None))
    for _ in range(CHOICES):
        if match.over:
            break
        seat = next(iter(match.pending))
        decision = match.pending[seat]
        for lang in ("fr", "en"):
            panels = _panels(match, seat, lang, decision)
            assert panels.goal, decision
            assert len(_SENTENCE.findall(panels.goal)) <= 2, panels.goal
            assert len(panels.goal) <= AIM, panels.goal
            assert len(zlib.compress(msgspec.json.encode(panels))) <= WEIGHT, decision
        match.choose(seat, rng.choice(match.suggest(seat)))
        now, story = _race(match), match.story(None)
        if now != race:
            new = story[told:]
            assert [entry for entry in new if said.brief(entry) != ""], (decision, race, now)
        race, told = now, len(story)
