from __future__ import annotations

import pytest

from flibuste.kernel import installed

from .toy import TOY


@pytest.fixture(autouse=True)
def _toy_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records and pickles name their game: let them find the toy."""
    find = installed.find
    for module in ("record", "match"):
        place = f"flibuste.kernel.{module}.find"
        monkeypatch.setattr(place, lambda name: TOY if name == "toy" else find(name))
