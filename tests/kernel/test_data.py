"""Component data, the owner's overlay, and errors that name file, entry and field."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from flibuste.kernel import data, installed
from flibuste.words.texts import Texts


class Card(data.Component, frozen=True):
    copies: int
    name: str = ""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: int
    card: list[Card]


OURS = """
price = 2
[[card]]
id = "smoke"
source = "house"
copies = 2
[[card]]
id = "grapple"
source = "rulebook 3.1"
copies = 1
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "boxed"
    (folder / "data").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "data" / "deck.toml").write_text(OURS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "boxed", raising=False)
    return "boxed"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "own"
    (folder / "boxed").mkdir(parents=True)
    monkeypatch.setenv(data.VARIABLE, str(folder))
    return folder / "boxed" / "deck.toml"


def test_ours(package: str) -> None:
    deck = data.read(package, "deck", Deck)
    assert [(card.id, card.copies) for card in deck.card] == [("smoke", 2), ("grapple", 1)]


def test_the_owner_changes_and_adds_entries(package: str, own: Path) -> None:
    before = data.version(package)
    own.write_text('[[card]]\nid = "smoke"\ncopies = 5\n[[card]]\nid = "fog"\ncopies = 1\n')
    deck = data.read(package, "deck", Deck)
    assert [(c.id, c.copies, c.source) for c in deck.card] == [
        ("smoke", 5, "owner"),
        ("grapple", 1, "rulebook 3.1"),
        ("fog", 1, "owner"),
    ]
    assert deck.price == 2
    assert data.version(package) != before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[card]]\nid = "smoke"\ncopies = "many"\n', r"deck\.toml: card 'smoke' copies: Expected `int`"),
        ('[[card]]\nid = "fog"\n', r"deck\.toml: card 'fog': .*required field `copies`"),
        ('[[card]]\nid = "smoke"\ncolour = 1\n', r"card 'smoke': .*unknown field `colour`"),
        ("[[card]]\ncopies = 1\n", r"card number 1: field id"),
        ('[[card]]\nid = "sea fog"\ncopies = 1\n', r"card 'sea fog' id: Expected `str` matching"),
        ('[[card]]\nid = "12"\ncopies = 1\n', r"card '12' id: Expected `str` matching"),
        ('[[card]]\nid = "p1"\ncopies = 1\n', r"card 'p1' id: Expected `str` matching"),
        ("[[card]]\nid = []\ncopies = 1\n", r"card number 1: field id"),
        ("price = 'two'\n", r"price: Expected `int`"),
        ('[[card]]\nid = "smo', r"deck\.toml: not a whole TOML file"),
    ],
)
def test_bad_data_is_named(package: str, own: Path, text: str, said: str) -> None:
    own.write_text(text)
    with pytest.raises(data.BadData, match=said):
        data.read(package, "deck", Deck)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyError("grog"), r"deck\.toml: card 'smoke', field name: there is no 'grog'"),
        (KeyError("rum"), r"boxed: these figures do not fit together \(KeyError: 'rum'\)"),
        (
            ZeroDivisionError("by zero"),
            r"boxed: these figures do not fit together \(ZeroDivisionError: by zero\)",
        ),
    ],
)
def test_figures_that_do_not_fit_together_are_laid_at_the_owners_door(
    own: Path, error: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write_text('[[card]]\nid = "smoke"\nname = "grog"\n')

    class Broken:
        def load(self) -> None:
            raise error

    monkeypatch.setattr("flibuste.kernel.installed._installed", lambda: {"boxed": Broken()})
    with pytest.raises(data.BadData, match=said):
        installed.find("boxed")
    monkeypatch.delenv(data.VARIABLE)
    with pytest.raises(type(error)):  # the fault is ours
        installed.find("boxed")


def test_a_file_of_the_owner_s_that_is_none_of_ours_is_named(package: str, own: Path) -> None:
    own.write_text("price = 3\n")
    before = data.version(package)
    slip = own.with_name("decks.toml")
    slip.write_text("price = 4\n")
    with pytest.raises(data.BadData, match=r"decks\.toml: boxed has no such file: expected deck\.toml"):
        data.version(package)
    slip.unlink()
    assert data.version(package) == before


def test_the_overlay_must_be_a_folder(tmp_path: Path) -> None:
    with pytest.raises(data.BadData, match="expected a folder"):
        data.use_overlay(str(tmp_path / "nowhere"))


def test_the_owner_lays_his_texts_over_ours(
    package: str, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "boxed" / "text").mkdir()
    (tmp_path / "boxed" / "text" / "en.ftl").write_text("name-smoke = Smoke\nname-grapple = Grapple\n")
    (own.parent / "text").mkdir()
    laid = own.parent / "text" / "en.ftl"
    laid.write_text("name-smoke = Thick smoke\nname-fog = Fog\n")
    words = Texts(package, "en")
    assert [words.name(word) for word in ("smoke", "grapple", "fog")] == ["Thick smoke", "Grapple", "Fog"]
    laid.write_text("name-smoke Thick smoke\n")
    with pytest.raises(data.BadData, match=r"text/en\.ftl: not Fluent: name-smoke Thick smoke"):
        Texts(package, "en")


def test_a_large_file_is_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept is used, what is broken or can't be kept is read anew."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    text = "".join(f'[[thing]]\nid = "thing-{n}"\nsource = "house"\n' for n in range(1500))
    assert len(text) > data.LARGE
    first = data._parse("things.toml", text)
    (kept,) = (tmp_path / "flibuste").iterdir()
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("parsed again"))
    assert data._parse("things.toml", text) == first
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept.write_bytes(b"\xc1")
    assert data._parse("things.toml", text) == first
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert data._parse("things.toml", text) == first
    with pytest.raises(data.BadData, match="not a whole TOML file"):
        data._parse("things.toml", text + "[[")
