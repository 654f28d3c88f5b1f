"""A server's matches, copied and put back: SQLite; for PostgreSQL its own programs do it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from .store import HEAD

#: What every database of ours has had from the first on.
TABLES = {"match", "step", "link", "request", "alembic_version"}


class NotSqlite(ValueError):
    """PostgreSQL has programs of its own for this."""


def _file_of(db: str, program: str) -> Path:
    if "://" in db and not db.startswith("sqlite:///"):
        raise NotSqlite(f"a PostgreSQL database is for its own programs: {program}")
    return Path(db.removeprefix("sqlite:///"))


def make_private(db: str) -> None:
    """Begin an SQLite file as one that nobody else of this machine reads: the seeds of matches under way will
    be in it. One that is there already stays as its owner has made it."""
    place = db.removeprefix("sqlite:///")
    if "://" not in place and place != ":memory:":
        with suppress(OSError):  # SQLite says it better
            Path(place).touch(0o600)


def backup(db: str, target: Path) -> int:
    """Copy the matches of a server, which may be running, into a file; how many there are."""
    source = _file_of(db, "pg_dump --format=custom --file=FILE URL")
    if not source.is_file():
        raise ValueError(f"{source}: there is no such database")
    if target.exists():
        raise ValueError(f"{target}: is there already; give another name")
    _matches(source)
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    try:
        half.touch(0o600)  # the seeds of matches under way will be in it
    except OSError as error:
        raise ValueError(f"{target}: {error.strerror}") from None
    _copy(source, half)
    count = _matches(half)
    half.replace(target)
    return count


def restore(source: Path, db: str, *, force: bool = False) -> int:
    """Put the matches of a backup back in place of what is there; the server must be stopped."""
    target = _file_of(db, "pg_restore --clean --if-exists --dbname=URL FILE")
    if not source.is_file():
        raise ValueError(f"{source}: there is no such file")
    count = _matches(source)
    if target.exists() and _matches(target) and not force:
        raise ValueError(f"{target}: holds matches already; --force puts the backup in their place")
    target.parent.mkdir(parents=True, exist_ok=True)
    make_private(str(target))
    _copy(source, target)
    return count


def _copy(source: Path, target: Path) -> None:
    """Page by page, as SQLite does it: what is written meanwhile is in the copy or not, but never half."""
    try:
        with closing(_read(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise ValueError(f"{target}: {error}") from None


def _read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _matches(file: Path) -> int:
    """How many matches a file holds. Raises ValueError where it is no database of ours, or a damaged one."""
    try:
        connection = _read(file)
    except sqlite3.Error as error:
        raise ValueError(f"{file}: {error}") from None
    try:
        (fault,) = connection.execute("PRAGMA integrity_check").fetchone()
        if fault != "ok":
            raise ValueError(f"{file}: damaged: {fault}")
        _must_be_ours(file, connection)
        (count,) = connection.execute("SELECT count(*) FROM match").fetchone()
        return int(count)
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{file}: no database of Flibuste's matches ({error})") from None
    finally:
        connection.close()


def _must_be_ours(file: Path, connection: sqlite3.Connection) -> None:
    """Raise ValueError for a database that a server of this version could not go on with: it would take the
    place of one that can be."""
    kinds = dict(connection.execute("SELECT name, type FROM sqlite_schema"))
    strange = sorted(name for name, kind in kinds.items() if kind not in ("table", "index"))
    missing = sorted(TABLES - kinds.keys())
    if strange or missing:
        wrong = f"it has a {kinds[strange[0]]} {strange[0]!r}" if strange else f"no such table: {missing[0]}"
        raise ValueError(f"{file}: no database of Flibuste's matches ({wrong})")
    version = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()[0]
    if not isinstance(version, str) or not version <= HEAD:
        raise ValueError(f"{file}: tables of version {version}: expected at most {HEAD} (a newer Flibuste?)")
