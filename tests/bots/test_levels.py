"""The opponents that people choose: the same four in every game, fair and in time."""

from __future__ import annotations

import time
from random import Random

import pytest

import flibuste
from flibuste.bots import GENERIC, levels, make, names
from flibuste.bots.levels import ADMIRAL, CAPTAIN, judge
from flibuste.bots.search import Searcher
from flibuste.games.crique.features import boundary
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat, play
from flibuste.server.words import bot as bot_words

GAMES = [name for name in flibuste.games() if find(name).player is not None]


def middle(name: str, choices: int) -> tuple[Match, Seat]:
    """A match after so many choices of the game's own players, and the seat that is asked."""
    m = flibuste.new(name, seats=find(name).seats[-1] if find(name).seats[-1] < 4 else 3, seed=6)
    bot = make(name, "smart")
    while len(m.journal) < choices:
        number, decision = next(iter(m.pending.items()))
        seat = Seat(m, number)
        seat.decision = decision
        m.choose(number, bot(seat))
    number, decision = next(iter(m.pending.items()))
    seat = Seat(m, number)
    seat.decision = decision
    return m, seat


def search(name: str, worlds: int, seconds: float | None = None) -> Searcher:
    return Searcher(find(name), judge(find(name)), worlds=worlds, seconds=seconds)


@pytest.mark.parametrize("name", GAMES)
def test_the_lobby_offers_the_same_four(name: str) -> None:
    assert levels(name) == ("cabin", "corsair", "captain", "admiral")
    assert set(names(name)) >= {*levels(name), *GENERIC, "smart"}
    for level in levels(name):
        for lang in ("fr", "en"):
            assert bot_words(name, level, lang).help
    labels = [bot_words(name, level, "en").label for level in levels(name)]
    assert len(set(labels)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_a_corsair_is_the_games_own_player(name: str) -> None:
    _, seat = middle(name, 20)
    _, same = middle(name, 20)
    assert make(name, "corsair")(seat) == make(name, "smart")(same)


@pytest.mark.parametrize("name", GAMES)
def test_search_is_fair_and_repeats_itself(name: str) -> None:
    """The same world count gives the same choice; the match that is searched from does not change; what the
    seat can't know makes no difference."""
    m, seat = middle(name, 24)
    before = m.record()
    chosen = []
    for _ in range(2):
        seat.rng.seed(3)
        chosen.append(search(name, 2)(seat))
    assert chosen[0] == chosen[1]
    assert m.record() == before
    hidden = m.redeal(seat.number, 99)
    elsewhere = Seat(hidden, seat.number)
    elsewhere.decision = hidden.pending[seat.number]
    assert elsewhere.view == seat.view
    elsewhere.rng.seed(3)
    assert search(name, 2)(elsewhere) == chosen[0]
    m.choose(seat.number, chosen[0])


@pytest.mark.parametrize("name", GAMES)
def test_search_keeps_its_time(name: str) -> None:
    _, seat = middle(name, 30)
    for limit in (CAPTAIN, ADMIRAL):
        started = time.process_time()
        search(name, 10_000, limit)(seat)
        assert time.process_time() - started < limit + 0.15


@pytest.mark.parametrize("name", GAMES)
def test_a_captain_without_a_clock_chooses_alike_everywhere(name: str) -> None:
    chosen = []
    for _ in range(2):
        _, seat = middle(name, 30)
        seat.rng.seed(5)
        started = time.process_time()
        chosen.append(make(name, "captain", clock=False)(seat))
        assert time.process_time() - started < 5 * CAPTAIN
    assert chosen[0] == chosen[1]


class Verdict:
    """A judge for tests: it counts how often it is asked, and in which months of La Crique, and thinks well
    of what every second option leads to."""

    def __init__(self, gain: float, noise: float) -> None:
        self.asked = 0
        self.months: list[int] = []
        self.gain = gain
        self.noise = noise

    def __call__(self, match: Match, seat: int) -> float:
        self.asked += 1
        self.months.append(boundary(match.state))
        usual = self.asked % 2 == 1  # options are tried in turn, the usual one first
        chance = Random(self.asked).uniform(-self.noise, self.noise)
        return 0.5 + chance + (0.0 if usual else self.gain)


def two_ways(gain: float, noise: float) -> tuple[bool, int]:
    """Whether a search of 64 worlds leaves the usual choice for one other, and how many it looked at."""
    _, seat = middle("crique", 30)
    judged = Verdict(gain, noise)
    game = find("crique")
    seat.rng.seed(1)
    usual = make("crique", "smart")(seat)
    seat.rng.seed(1)
    chosen = Searcher(game, judged, worlds=64, width=2)(seat)
    return chosen != usual, judged.asked // 2


def test_search_stops_when_it_knows() -> None:
    """What is behind or ahead beyond doubt, or just the same, needs no more worlds; what is in doubt does."""
    assert two_ways(-0.2, 0.01) == (False, 4)
    assert two_ways(0.0, 0.0) == (False, 4)
    assert two_ways(0.2, 0.01) == (True, 4)
    left, worlds = two_ways(0.01, 0.2)
    assert worlds > 4
    assert two_ways(0.01, 0.2) == (left, worlds)


def test_a_search_with_time_looks_further_where_the_game_says_so() -> None:
    """La Crique: two months instead of one; a game that names no further horizon: as far as any search."""
    months = []
    for far in (False, True):
        m, seat = middle("crique", 31)
        began = boundary(m.state)
        judged = Verdict(0.0, 0.1)
        Searcher(m.game, judged, worlds=2, far=far)(seat)
        months.append({month - began for month in judged.months})
    assert months == [{1}, {2}]
    game = find("blackbeard")
    assert game.far is None
    assert Searcher(game, judge(game), far=True).horizon is game.horizon


def test_search_can_be_cancelled() -> None:
    _, seat = middle("crique", 30)
    game = find("crique")
    usual = make("crique", "smart")
    seat.rng.seed(1)
    expected = usual(seat)
    seat.rng.seed(1)
    assert Searcher(game, judge(game), worlds=1000, cancelled=lambda: True)(seat) == expected


def test_where_a_game_has_masters_the_captain_and_the_admiral_are_they() -> None:
    """And a search begins from the choice of the first of them."""
    game = find("pirates")
    assert game.player is not None
    master = game.player.master
    assert master is not None
    assert master.master is not None
    for choices in (0, 30, 60):
        _, seat = middle("pirates", choices)
        chosen = []
        for bot in (
            master.choose(master.weights),
            make("pirates", "captain"),
            Searcher(game, judge(game), cancelled=lambda: True),
            master.master.choose(master.master.weights),
            make("pirates", "admiral"),
        ):
            seat.rng.seed(2)
            chosen.append(bot(seat))
        assert chosen[:3] == [chosen[0]] * 3
        assert chosen[3] == chosen[4]
    assert master.weights != master.master.weights


def test_a_cabin_boy_beats_random_players_and_loses_to_a_corsair() -> None:
    """La Crique, few games: the figures of every game are in docs/bots-report.md."""
    won = 0.0
    for number in range(12):
        table = [make("crique", "random")] * 3
        table[number % 3] = make("crique", "cabin")
        m = play(flibuste.new("crique", seats=3, seed=number), table)
        assert m.result is not None
        won += number % 3 in m.result.winners
    assert won >= 7
    lost = 0
    for number in range(12):
        table = [make("crique", "corsair")] * 3
        table[number % 3] = make("crique", "cabin")
        m = play(flibuste.new("crique", seats=3, seed=number), table)
        assert m.result is not None
        lost += number % 3 not in m.result.winners
    assert lost >= 7
