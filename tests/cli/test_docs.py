"""What the documentation shows works as written.

Not among the rule tests: those run without the documentation beside them (mutation runs copy code and tests
only).
"""

from __future__ import annotations

from pathlib import Path

from flibuste.games.pirates.fleet.page import check_fleet

DOCS = Path(__file__).parents[2] / "docs"


def test_the_fleet_of_the_docs_is_legal() -> None:
    text = (DOCS / "fleets.md").read_text(encoding="utf-8")
    assert check_fleet(text.partition("```toml\n")[2].partition("```")[0]) == []
