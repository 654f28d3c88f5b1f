"""A random player's course: one of those that `suggest` gives, the same one, without working out the rest."""

from __future__ import annotations

import random

import pytest

import flibuste


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_picked_is_what_the_sample_has_there(seed: int) -> None:
    m = flibuste.new("pirates", seats=3, seed=seed)
    rng = random.Random(seed)
    named = 0
    for sample in range(120):
        if m.over:
            break
        seat = next(iter(m.pending))
        options = m.suggest(seat, sample)
        at = rng.randrange(len(options))
        option = m.pick(seat, sample, (at + 0.5) / len(options))
        assert option == options[at]
        named += option[0] in ("toward", "beside")
        m.choose(seat, option)
    assert named


def test_a_course_that_was_picked_before_a_redeal_is_judged_again() -> None:
    m = flibuste.new("pirates", seats=2, seed=1)
    while True:
        seat = next(iter(m.pending))
        options = m.suggest(seat, 0)
        course = next((i for i, option in enumerate(options) if option[0] == "course"), None)
        if m.pending[seat].kind == "act" and course is not None:
            break
        m.choose(seat, options[0])
    option = m.pick(seat, 0, (course + 0.5) / len(options))
    m.redeal_here(1 - seat, 5)
    ship = next(ship for ship in m.state.ships if ship.id == option[1])
    ship.weed = 0  # entangled: no course is legal now
    with pytest.raises(flibuste.IllegalChoice):
        m.choose(seat, option)
