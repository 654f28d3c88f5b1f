"""`flibuste backup` and `flibuste restore`: a server's matches, copied and put back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from flibuste.server import default_db
from flibuste.server.backup import backup as copy_out
from flibuste.server.backup import restore as copy_in

from .common import language, words


def backup(file: Path, *, db: str | None = None, lang: str | None = None) -> None:
    """Copy a server's matches into a file; it may be running.

    Parameters
    ----------
    file
        The copy; it must not be there yet.
    db
        The SQLite file of the server. (PostgreSQL: use pg_dump.)
    lang
        fr or en.
    """
    lang = language(lang)
    count = copy_out(db or default_db(), file)
    print(words(lang).say("backed-up", {"count": count, "file": str(file)}))


def restore(
    file: Path,
    *,
    db: str | None = None,
    force: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """Put the matches of a backup in place of a server's; stop it first.

    Parameters
    ----------
    file
        A file that `flibuste backup` wrote.
    db
        The SQLite file of the server. (PostgreSQL: use pg_restore.)
    force
        Replace matches that are there.
    lang
        fr or en.
    """
    lang = language(lang)
    count = copy_in(file, db or default_db(), force=force)
    print(words(lang).say("restored", {"count": count, "file": str(file)}))
