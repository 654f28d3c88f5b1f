"""A few worlds of the siege's simulation, and that it sees what is broken."""

from __future__ import annotations

import pytest

from flibuste.server.store import Work
from tests.siege.simulation import simulate

pytestmark = pytest.mark.usefixtures("toy_installed")


def live_through(worlds: int) -> int:
    """How many changes were acknowledged in so many worlds."""
    return sum(simulate(seed).changes for seed in range(worlds))


def test_promises_hold_in_a_few_worlds() -> None:
    assert live_through(6) > 50


def test_a_world_is_the_same_again() -> None:
    assert simulate(3) == simulate(3)


def test_requests_that_are_not_remembered_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Work, "answered", lambda work, request: None)
    with pytest.raises(AssertionError):
        live_through(20)
