from __future__ import annotations

import pytest

from flibuste.kernel import installed

from .toy import TOY


@pytest.fixture(autouse=True)
def _toy_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their game: let them find the toy."""
    found = installed.find
    monkeypatch.setattr("flibuste.kernel.record.find", lambda name: TOY if name == "toy" else found(name))
