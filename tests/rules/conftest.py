"""Beside what each test is about: the adviser is asked about every kind of decision that the rule tests come
to, and must have reasons in both languages. So no kind is left out, however rare."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.lessons.adviser import advise
from flibuste.words.texts import LANGUAGES, texts

#: the kinds of each game that the adviser was asked about, in this process
ADVISED: set[tuple[str, str]] = set()


def ask(match: Match, seat: int) -> None:
    """Ask the adviser once about each kind of decision."""
    game, decision = match.game, match.pending.get(seat)
    if decision is None or game.player is None or (game.name, decision.kind) in ADVISED:
        return
    ADVISED.add((game.name, decision.kind))
    reasons = advise(match.clone(), seat).reasons
    assert reasons, decision.kind
    for lang in LANGUAGES:
        assert all(texts(game.name, lang).reason(because).strip() for because in reasons), decision.kind


@pytest.fixture(autouse=True, scope="session")
def _advised() -> Iterator[None]:
    plain = Match.choose
    asking = False

    def choose(self: Match, seat: int, option: Option | str) -> None:
        nonlocal asking
        if not asking:
            asking = True
            try:
                ask(self, seat)
            finally:
                asking = False
        plain(self, seat, option)

    Match.choose = choose  # type: ignore[method-assign]
    yield
    Match.choose = plain  # type: ignore[method-assign]
