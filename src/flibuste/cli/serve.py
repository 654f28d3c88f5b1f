"""`flibuste` and `flibuste serve`: the games in a browser."""

from __future__ import annotations

from ..kernel.game import games


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    open_browser: bool = False,
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
    """
    if port is not None and not 0 <= port <= 65535:
        raise ValueError(f"port: expected 0 to 65535, got {port}")
    if not games():
        raise ValueError("no game is installed")
    from ..server import serve as run

    run(host, port, db, open_browser)
