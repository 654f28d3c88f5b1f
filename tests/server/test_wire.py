"""The client and the server mean the same: types, texts, files."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from flibuste.kernel import panels
from flibuste.kernel.installed import find, games
from flibuste.server import static, wire, words
from flibuste.server.store import Store, metadata

from .tools import Served

WEB = Path(__file__).parents[2] / "src" / "flibuste" / "web"
SERVER = WEB.parent / "server"


def interfaces() -> dict[str, list[str]]:
    text = (WEB / "wire.d.ts").read_text()
    found = re.findall(r"interface (\w+) \{(.*?)\n\}", text, re.S)
    return {name: re.findall(r"^  (\w+)\??:", body, re.M) for name, body in found}


@pytest.mark.parametrize(("name", "fields"), interfaces().items(), ids=interfaces().keys())
def test_the_client_s_types_are_the_server_s(name: str, fields: list[str]) -> None:
    struct = getattr(wire, name, None) or getattr(panels, name)
    assert fields == [field.name for field in msgspec.structs.fields(struct)]


def test_both_languages_have_the_same_texts() -> None:
    french, english = words.catalogue("fr"), words.catalogue("en")
    assert list(french) == list(english)
    for key in french:
        values = [sorted(re.findall(r"\{([\w-]+)\}", said[key])) for said in (french, english)]
        assert values[0] == values[1], key


def own_words(game: str) -> dict[str, str]:
    """What a game's own page says beside the words of all pages."""
    catalogue = find(game).catalogue
    return {} if catalogue is None else catalogue.listing("fr")["words"]


def test_every_text_is_used_and_every_used_text_exists() -> None:
    scripts = [*WEB.rglob("*.js"), *(WEB.parent / "games").glob("*/web/*.js")]
    client = "".join(path.read_text() for path in scripts)
    server = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    keys = set(words.catalogue("fr"))
    own = {key for game in games() for key in own_words(game)}
    called = set(re.findall(r'\bt\("([\w-]+)"', client))
    assert called <= keys | own, called - keys - own
    errors = set(re.findall(r'Refused\(\s*[^"]*?"([\w-]+)"', server)) | {
        "over",
        "which-seat",
        "only-watching",
    }
    assert {f"error-{name}" for name in errors} <= keys
    quoted = set(re.findall(r'"([a-z][\w-]+)"', client + server))
    unused = {
        key
        for key in keys | own
        if key.removesuffix("-one") not in quoted
        and key.removeprefix("error-") not in quoted
        and not key.startswith(("bot-", "edge-", "weight-"))
    }
    assert not unused


@pytest.mark.parametrize("game", games())
def test_a_game_s_own_pages_are_served_where_the_shelf_says(served: Served, game: str) -> None:
    """A page is named in `Game`, its files are in the game's own folder."""
    shelf = {each["name"]: each["pages"] for each in served.http.get("/api/games?lang=en").json()}
    assert [page["path"] for page in shelf[game]] == [
        static.page_path(game, page) for page in find(game).pages
    ]
    for page in shelf[game]:
        answer = served.http.get(page["path"])
        assert answer.status_code == 200
        for address in re.findall(r'(?:href|src)="(/web/[^"]+)"', answer.text):
            assert served.http.get(address).status_code == 200, address
        other = next(name for name in games() if not find(name).pages)
        assert served.http.get(page["path"].replace(game, other)).status_code == 404


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in [*WEB.rglob("*.*"), *(WEB.parent / "games").glob("*/web/*.*")]:
        addresses = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", path.read_text())
        assert {a for a in addresses if "www.w3.org/2000/svg" not in a} <= {"http://www.w3.org"}, path


def test_pages_have_no_inline_script_or_style() -> None:
    for path in [*WEB.glob("*.html"), *(WEB.parent / "games").glob("*/web/*.html")]:
        page = path.read_text()
        assert "style=" not in page
        assert "<style" not in page
        assert not re.search(r"\son\w+=", page)
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))


def test_migrations_make_the_tables_that_the_store_expects(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.sqlite3"))
    store.migrate()
    store.migrate()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()
