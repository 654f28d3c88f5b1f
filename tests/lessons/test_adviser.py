"""*What would you do?*: always an answer with reasons, in both languages, from what the seat may know."""

from __future__ import annotations

import random

import pytest

import flibuste
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.lessons.adviser import REASONS, Advice, advise, in_words
from flibuste.server import school
from flibuste.server.faults import Refused
from flibuste.server.store import Chair
from flibuste.server.tables import Live
from flibuste.words.texts import LANGUAGES, texts

from ..loops import in_a_loop

GAMES = [name for name in flibuste.games() if find(name).player is not None]
POSITIONS = 500


def usual_seats(game: str) -> int:
    counts = find(game).seats
    return 3 if 3 in counts else counts[-1]


def wander(match: Match, rng: random.Random) -> None:
    """Somebody chooses anything."""
    seat = rng.choice(list(match.pending))
    match.choose(seat, rng.choice(match.suggest(seat, rng.randrange(8))))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_advice_with_reasons(game: str) -> None:
    """Positions that a person may get into: half of the choices are the adviser's, half anything."""
    rng = random.Random(game)
    match = flibuste.new(game, seats=usual_seats(game), seed=1)
    kinds = set()
    for number in range(POSITIONS):
        if match.over:
            match = flibuste.new(game, seats=usual_seats(game), seed=number)
        seat = next(iter(match.pending))
        kinds.add(match.pending[seat].kind)
        before = match.record() if number % 50 == 0 else ""
        advice = advise(match, seat)
        assert not before or match.record() == before
        assert 1 <= len(advice.reasons) <= REASONS
        for lang in LANGUAGES:
            words = texts(game, lang)
            assert all(words.reason(because).strip() for because in advice.reasons)
        if rng.random() < 0.5:
            match.choose(seat, advice.option)
        else:
            wander(match, rng)
    assert len(kinds) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_adviser_knows_no_more_than_its_seat(game: str) -> None:
    """Deal anew all that the seat can't know, and the advice is the same. (What a form allows is sampled.)"""
    rng = random.Random(game)
    match = flibuste.new(game, seats=usual_seats(game), seed=2)
    compared = 0
    for number in range(120):
        if match.over:
            break
        seat = next(iter(match.pending))
        if number % 4 == 0 and match.pending[seat].form is None:
            assert advise(match, seat) == advise(match.redeal(seat, seed=number), seat)
            compared += 1
        wander(match, rng)
    assert compared > 5


#: reasons that speak of the same chance as the figure beside the option, by game and reason: the options, and
#: whether the reason speaks of the other outcome
SAME = {
    ("crique", "hits"): (("fire",), False),
    ("blackbeard", "find"): (("find",), False),
    ("blackbeard", "attack"): (("attack",), False),
    ("blackbeard", "strike"): (("strike",), False),
    ("blackbeard", "flight"): (("flee",), False),
    ("blackbeard", "enough"): (("reroll",), False),
    ("blackbeard", "better"): (("reroll",), False),
    ("blackbeard", "fight-lost"): (("fight",), True),
    ("fortunes", "tavern"): (("rumour",), False),
    ("fortunes", "scouting"): (("scout",), False),
}


@pytest.mark.parametrize("game", sorted({game for game, _ in SAME}))
def test_the_chances_of_a_reason_are_those_beside_the_option(game: str) -> None:
    """Both are worked out apart, and have to agree: a parrot, a tie, fog, an ally count in both."""
    rng = random.Random(game)
    met = set()
    match = flibuste.new(game, seats=usual_seats(game), seed=9)
    for number in range(POSITIONS):
        if match.over:
            match = flibuste.new(game, seats=usual_seats(game), seed=100 + number)
        number_of_seat = next(iter(match.pending))
        seat = Seat(match, number_of_seat)
        seat.decision = match.pending[number_of_seat]
        view = match.view(number_of_seat)
        weighed = match.game.weigh(seat)
        for option, reason in ((one.option, reason) for one in weighed for reason in one.reasons):
            verbs, otherwise = SAME.get((game, reason.key), ((), False))
            hint = match.game.hint(view, seat.decision, option) if match.game.hint else None
            if option.verb not in verbs or hint is None:
                continue
            chance = (
                hint["odds"].get("hit-enough", hint["chance"]) if reason.key == "hits" else hint["chance"]
            )
            met.add(reason.key)
            assert abs(reason.about["percent"] - (100 - chance if otherwise else chance)) <= 1, (option, hint)
        if rng.random() < 0.7:
            match.choose(number_of_seat, max(weighed, key=lambda one: one.weight).option)
        else:
            wander(match, rng)
    assert len(met) > 1 or game == "crique"


def test_one_reason_alone_is_followed_by_what_the_question_is_for() -> None:
    match = flibuste.new("fortunes", seats=3, seed=1)
    seat = next(iter(match.pending))
    advice = advise(match, seat)
    alone = Advice(advice.option, advice.reasons[:1])
    said = in_words(match, seat, alone, "en")
    assert said[-1] == texts("fortunes", "en").purpose(match.pending[seat].kind)


# ---- at a table of the server


def table(game: str, *bots: str | None) -> Live:
    live = Live("table")
    live.match = flibuste.new(game, seats=len(bots), seed=1)
    live.chairs = [Chair(bot=bot) for bot in bots]
    return live


def test_one_person_is_advised_at_once() -> None:
    live = table("crique", None, "cabin", "cabin")
    advice = in_a_loop(school.advise(live, 0, "en"))
    assert advice.text
    assert advice.reasons


def test_several_people_are_advised_once_all_have_asked() -> None:
    live = table("crique", None, None, "cabin")
    with pytest.raises(Refused) as refused:
        in_a_loop(school.advise(live, 0, "en"))
    assert (refused.value.status, refused.value.error) == (403, "advice-off")
    assert refused.value.about["names"] == "Vermilion"
    assert in_a_loop(school.advise(live, 1, "en")).reasons
    assert in_a_loop(school.advise(live, 0, "en")).reasons


def test_who_is_not_asked_is_not_advised() -> None:
    live = table("blackbeard", None, "cabin")
    other = 1 - next(iter(live.game.pending))
    with pytest.raises(Refused) as refused:
        in_a_loop(school.advise(live, other, "en"))
    assert refused.value.status == 409
