"""The web server: matches, seats, live updates, storage."""

from __future__ import annotations

import os
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .app import make_app
from .hub import Limits
from .store import Store, make_safe

#: Where the server is looked for first.
PORT = 8421
#: Seconds between two bot moves while people watch.
PACE = 0.7


def default_db() -> str:
    """The file in which the matches of this machine are kept."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(home).expanduser() / "flibuste"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "matches.sqlite3")


def _bind(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port,) if port is not None else (*range(PORT, PORT + 20), 0):
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, wanted))
        except OSError as error:
            bound.close()
            if port is not None:
                raise OSError(f"can't listen on {host}:{wanted}: {error.strerror}") from None
        else:
            return bound
    raise OSError(f"no free port on {host}")


def _open(db: str) -> Store:
    """The database, its tables as this version expects them; one clear line when that can't be."""
    try:
        store = Store(db)
        store.migrate()
    except ModuleNotFoundError as missing:
        raise OSError(f"{db}: needs {missing.name}: pip install 'flibuste[postgres]'") from None
    except (SQLAlchemyError, CommandError) as error:
        said = str(error).strip().splitlines()[0]
        raise OSError(f"can't open the database {make_safe(db)}: {said}") from None
    return store


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Flibuste: {self.url}  (Ctrl+C)", flush=True)
            if self.open_browser:
                webbrowser.open(self.url)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    open_browser: bool = False,
    *,
    pace: float = PACE,
    workers: int | None = None,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted. `db` is an SQLite file or a `postgresql://` address (several servers may
    share that one); `pace` the pause between bot moves; `workers` how many processes think for bots."""
    limits = limits or Limits()
    store = _open(db or default_db())
    sys.setswitchinterval(0.001)  # drawing in a thread must not hold up an acknowledgement
    bound = _bind(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    url = f"http://{shown}:{bound.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(store, limits, pace, workers or max(1, (os.cpu_count() or 2) - 1)),
        log_level="warning",
        access_log=False,
        ws_max_size=limits.body,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn sends it on once it has shut down
    with suppress(KeyboardInterrupt):
        _Server(config, url, open_browser).run(sockets=[bound])


__all__ = ["PACE", "PORT", "Limits", "default_db", "serve"]
