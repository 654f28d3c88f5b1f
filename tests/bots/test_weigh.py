"""A game's own player says how it weighs: every option, with reasons that read in both languages."""

from __future__ import annotations

import math

import pytest

import flibuste
from flibuste.bots import make
from flibuste.kernel.installed import find
from flibuste.kernel.seat import Seat
from flibuste.words.texts import texts

GAMES = [name for name in flibuste.games() if find(name).player is not None]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_weighed_and_every_reason_reads(name: str) -> None:
    game = find(name)
    count = game.seats[len(game.seats) // 2]
    m = flibuste.new(name, seats=count, seed=4)
    bot = make(name, "smart")
    kinds: set[str] = set()
    for _ in range(400):
        if m.over:
            break
        number, decision = next(iter(m.pending.items()))
        seat = Seat(m, number)
        seat.decision = decision
        before = m.record()
        weighed = game.weigh(seat)
        assert m.record() == before
        if decision.form is None:
            assert [each.option for each in weighed] == list(decision.options)
        assert weighed
        for each in weighed:
            assert math.isfinite(each.weight)
            assert each.reasons
            for reason in each.reasons:
                for lang in ("fr", "en"):
                    assert texts(name, lang).say(f"reason-{reason.key}", reason.about).strip()
        kinds.add(decision.kind)
        m.choose(number, bot(seat))
    assert len(kinds) > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_player_with_its_own_table_is_the_player(name: str) -> None:
    game = find(name)
    assert game.player is not None
    count = game.seats[len(game.seats) // 2]
    one = flibuste.new(name, seats=count, seed=9)
    other = one.clone()
    ours, same = make(name, "smart"), game.player.choose(game.player.weights)
    for m, bot in ((one, ours), (other, same)):
        seats = [Seat(m, number) for number in range(count)]
        for _ in range(60):
            if m.over:
                break
            number, decision = next(iter(m.pending.items()))
            seats[number].decision = decision
            m.choose(number, bot(seats[number]))
    assert [entry.option for entry in one.journal] == [entry.option for entry in other.journal]
