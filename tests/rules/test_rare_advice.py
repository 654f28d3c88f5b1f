"""Kinds of decisions that no other test of the rules comes to by a match: what leads there is rare."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flibuste.games.blackbeard.state import State as Captains
from flibuste.games.fortunes.state import State as Traders
from flibuste.kernel.match import Match

from .blackbeard import kit as blackbeard
from .conftest import ask
from .fortunes import kit as fortunes
from .pirates import kit as pirates
from .pirates.test_forts_and_ends import holding


def challenger() -> Match:
    """Two pirates in hand who could challenge Teach."""

    def edit(s: Captains) -> None:
        blackbeard.ambitious(s)
        blackbeard.captains(s, 2, "kidd")

    m = blackbeard.stage(edit, seats=3)
    blackbeard.do(m, "move teach west-caribbean", "play scurvy-outbreak", "play piratical-ambition")
    return m


def hand_over() -> Match:
    def edit(s: Traders) -> None:
        p = fortunes.put(s, 0, zone="nassau", port=True, mission="arsenal")
        p.weapons[:] = [1, 1, 1]

    return fortunes.pick(fortunes.stage(edit), "port", "deliver arsenal")


def take_modification() -> Match:
    m = fortunes.stage(
        lambda s: fortunes.put(s, 0, zone="trinidad", port=True, rumour="builders_plans"), [5] * 4
    )
    return fortunes.pick(m, "port", "prove builders_plans")


CAPTAIN = "BC-116"


def foes(word: str, coins: tuple[int, ...] = ()) -> Match:
    """Two enemies at sea, and an event that strikes one of them."""
    crew = [CAPTAIN]
    own = [pirates.ship(pirates.FRIGATE, 0, 600, 450, crew=crew * 2), pirates.SPARE]
    others = [
        pirates.ship(pirates.SLOOP, 1, x, 200, crew=crew, coins=coins, id=f"foe{x}") for x in (800, 950)
    ]
    return pirates.do(holding(word, *own, *others), f"play {word}")


def foe() -> Match:
    m = foes("duel")
    return pirates.do(m, str(m.pending[0].options[0]))


RARE: dict[tuple[str, str], Callable[[], Match]] = {
    ("blackbeard", "challenger"): challenger,
    ("fortunes", "hand-over"): hand_over,
    ("fortunes", "take-modification"): take_modification,
    ("pirates", "mermaids"): lambda: foes("mermaids"),
    ("pirates", "cove"): lambda: foes("hidden_cove"),
    ("pirates", "falsify"): lambda: foes("false_treasure", (3, 2)),
    ("pirates", "champion"): lambda: foes("duel"),
    ("pirates", "foe"): foe,
}


@pytest.mark.parametrize(("game", "kind"), RARE)
def test_even_a_rare_decision_has_advice_with_reasons(game: str, kind: str) -> None:
    m = RARE[game, kind]()
    seat, decision = next(iter(m.pending.items()))
    assert (m.game.name, decision.kind) == (game, kind)
    ask(m, seat)
