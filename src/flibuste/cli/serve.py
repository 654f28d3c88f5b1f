"""`flibuste` and `flibuste serve`: the games in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from flibuste.kernel.installed import games
from flibuste.server import read_limits
from flibuste.server import serve as run

from .common import expect_folder


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    open_browser: bool = False,
    limits: Path | None = None,
    limit: Annotated[list[str] | None, Parameter(negative="")] = None,
    workers: int | None = None,
    metrics: int | None = None,
    access_log: str | None = None,
    export: Path | None = None,
) -> None:
    """Serve the games to browsers, for several people.

    Parameters
    ----------
    host
        The address to listen on: 0.0.0.0 lets others on your network in.
    port
        The port; by default 8421, or the next free one.
    db
        Where matches are kept: an SQLite file, or postgresql://… for several servers.
    open_browser
        Open the lobby in a browser.
    limits
        A TOML file of limits (docs/hosting.md lists them).
    limit
        One limit, as NAME=VALUE; may be given several times, and goes before the file.
    workers
        How many processes search for slow bots; by default all cores but one.
    metrics
        A port of this machine on which figures for Prometheus are given out.
    access_log
        A file that gets a line of JSON for each answer; - is standard output.
    export
        The folder into which old matches are written before they are deleted.
    """
    for name, asked in (("port", port), ("metrics", metrics)):
        if asked is not None and not 0 <= asked <= 65535:
            raise ValueError(f"{name}: expected 0 to 65535, got {asked}")
    if workers is not None and not 1 <= workers <= 1024:
        raise ValueError(f"workers: expected 1 to 1024, got {workers}")
    if not host:
        raise ValueError("host: expected an address (0.0.0.0 is every address of this machine)")
    if db == "" or (db and "://" in db and not db.startswith(("sqlite:", "postgres"))):
        raise ValueError(f"db: expected an SQLite file or postgresql://…, got {db!r}")
    if export is not None:
        expect_folder(export)
    if not games():
        raise ValueError("no game is installed")
    run(
        host,
        port,
        db,
        open_browser,
        limits=read_limits(limits, limit or []),
        workers=workers,
        metrics=metrics,
        access_log=access_log,
        export=export,
    )
