"""What the documentation shows works as written.

Not among the rule tests: those run without the documentation beside them (mutation runs copy code and tests
only).
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from flibuste.games.crique.box import BOX
from flibuste.games.pirates.fleet.page import check_fleet
from flibuste.kernel import data
from flibuste.server.limits import Limits

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), TESTS.parent / "CONTRIBUTING.md"]


def samples(page: str, kind: str) -> list[str]:
    """The samples of a page in a language, in their order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"^ *```(\w*)\n(.*?)```", text, re.MULTILINE | re.DOTALL)
    return [dedent(code) for written_in, code in found if written_in == kind]


def test_the_fleet_of_the_docs_is_legal() -> None:
    assert check_fleet(samples("fleets.md", "toml")[0]) == []


@pytest.mark.parametrize("page", ["python.md", "bots.md"])
def test_the_python_of_the_docs_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after another, as in a notebook; what is to be saved is saved under its name."""
    monkeypatch.chdir(tmp_path)
    notebook = {"__name__": "__main__"}
    for code in samples(page, "python"):
        if code.startswith('"""A miser'):
            Path("miser.py").write_text(code, encoding="utf-8")
        exec(compile(code, page, "exec"), notebook)
    assert capsys.readouterr().out.strip()


def test_the_box_of_the_docs_can_be_laid_over_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file says in its first line where it goes."""
    for code in [*samples("own-box.md", "toml"), samples("own-box.md", "")[1]]:
        named = re.match(r"# (mybox/[\w/.]+)", code)
        assert named
        file = tmp_path / named[1]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, encoding="utf-8")
    monkeypatch.setenv(data.VARIABLE, str(tmp_path / "mybox"))
    box = data.tables("flibuste.games.crique", "box")["box"]
    assert box["card_price"] == BOX.card_price + 1
    battle = {card["id"]: card for card in data.tables("flibuste.games.crique", "tavern")["battle"]}
    assert battle["fair-wind"]["speed"] == 8
    assert battle["thick-fog"] == {"id": "thick-fog", "copies": 1, "smoke": True, "source": "owner"}
    assert "Thick fog" in (data.own_texts("flibuste.games.crique", "en") or "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_points_at_exists(page: Path) -> None:
    """Its links within the project, and the tests that it names."""
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []
    named = set(re.findall(r"`(test_\w+)`", text))
    modules = {file.stem: file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")}
    assert {name for name in named - set(modules) if f"def {name}(" not in "".join(modules.values())} == set()


def test_the_limits_of_the_docs_are_those_in_use() -> None:
    text = (DOCS / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[\w`, ]+`) \| ([\d, ]+) \|", text, re.MULTILINE)
    told: dict[str, float] = {}
    for names, figures in rows:
        every, values = names.replace("`", "").split(", "), figures.split(", ")
        told |= dict(zip(every, map(float, values if len(values) > 1 else values * len(every)), strict=True))
    limits = Limits()
    assert told == {name: getattr(limits, name) for name in Limits.__struct_fields__}
