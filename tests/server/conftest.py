"""Each test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from flibuste.kernel import installed

from .tools import ROOT, NoPostgres, Postgres, Served

#: Gives an empty database of one kind.
Databases = Callable[[], str]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    try:
        made = Postgres()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    yield made
    made.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("db") / "matches.sqlite3")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database


@pytest.fixture(scope="session")
def served(databases: Databases) -> Iterator[Served]:
    """A server that many tests share, each with matches of its own."""
    server = Served(databases())
    yield server
    server.stop()


@pytest.fixture
def mortal(databases: Databases) -> Iterator[Served]:
    """A server of one test alone, to be killed."""
    server = Served(databases())
    yield server
    server.stop()


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game, for parts of a server that run in this process."""
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "toyland"))
    installed._installed.cache_clear()
    yield
    installed._installed.cache_clear()
