"""Each test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .tools import NoPostgres, Postgres, Served


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    try:
        made = Postgres()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    yield made
    made.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "matches.sqlite3")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session")
def served(db: str) -> Iterator[Served]:
    server = Served(db)
    yield server
    server.stop()


@pytest.fixture
def lite(tmp_path: object) -> Iterator[Served]:
    """A server of this test alone, on SQLite."""
    server = Served(f"{tmp_path}/matches.sqlite3")
    yield server
    server.stop()
