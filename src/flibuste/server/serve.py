"""Start and stop: the address, the database, the process."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel.decoders import decoder
from flibuste.kernel.installed import find, games

from . import sight, static
from .backup import make_private
from .connections import Door, guarded
from .house import House
from .journal import AccessLog
from .limits import Limits
from .metrics import serve_metrics
from .reach import Bound
from .routes import make_app
from .store import Store, make_safe

if sys.platform != "win32":
    import resource

#: Where the server is looked for first.
PORT = 8421
#: File handles that are not for connections: the database, thinkers, files.
RESERVE = 100
#: Seconds that requests under way have when the server stops.
GRACE = 10
#: Seconds in which a request that is on its way must have come when the server stops.
LAST_CALL = 1.0
#: Seconds between two rounds of the garbage collector through all of the memory: with a thousand matches in
#: it a round takes a quarter of a second, in which nobody is answered.
TIDY = 60.0
#: Bytes of a message that a live channel takes: it says hello, or a word.
HELLO_SIZE = 4096
#: Seconds between two bot moves while people watch.
PACE = 0.7


def default_db() -> str:
    """The file in which the matches of this machine are kept, with their seeds: in a folder that nobody else
    reads."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(home).expanduser() / "flibuste"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
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


def _handles(wanted: int) -> int:
    """How many connections there may be: as many as wanted, and as the system gives file handles for."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        enough = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, enough), hard))
        soft = max(soft, enough)
    return max(16, min(wanted, soft - RESERVE))


def _open(db: str) -> Store:
    """The database, its tables as this version expects them; one clear line when that can't be."""
    try:
        make_private(db)
        store = Store(db)
        store.migrate()
    except ModuleNotFoundError as missing:
        raise OSError(f"{db}: needs {missing.name}: pip install 'flibuste[postgres]'") from None
    except (SQLAlchemyError, CommandError) as error:
        said = str(error).strip().splitlines()[0]
        raise OSError(f"can't open the database {make_safe(db)}: {said}") from None
    return store


def _worth_a_line(record: logging.LogRecord) -> bool:
    """What a guest can cause by the thousand, each time for the price of a connection (heads that are no
    HTTP, frames of bad UTF-8), would fill the disk that the log is on."""
    junk = record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError)
    return record.levelno >= logging.ERROR and not junk


async def _tidy() -> None:
    """Look for garbage in all of the memory but seldom, and never in what stays as long as the server. What
    is young is looked at as ever."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 2**31 - 1)
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        house: House,
        door: Door,
        url: str,
        open_browser: bool,
        metrics: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self.house = house
        self.door = door
        self.metrics = metrics
        self.url = url
        self.open_browser = open_browser

    def _warm(self) -> None:
        """What the first guest would wait for; the posters may come while he reads. Every kind of state is
        looked at here, before there is a second thread."""
        static.all_files()
        sight.lay_out()
        for name in games():
            decoder(find(name).state)
        threading.Thread(target=sight.hang_posters, daemon=True).start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._warm()
        await super().startup(sockets)
        if self.started:
            self.house.tasks.start(_tidy())
            if self.metrics is not None:
                await serve_metrics(self.house.metrics, self.metrics)
            print(f"Flibuste: {self.url}  (Ctrl+C)", flush=True)
            if self.open_browser:
                webbrowser.open(self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.news.stop()  # who polls is answered now; moves under way are finished
        asyncio.get_running_loop().call_later(LAST_CALL, self.door.close)
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    open_browser: bool = False,
    *,
    pace: float = PACE,
    workers: int | None = None,
    limits: Limits | None = None,
    metrics: int | None = None,
    access_log: str | None = None,
    export: Path | None = None,
) -> None:
    """Serve until interrupted. `db` is an SQLite file or a `postgresql://` address (several servers may
    share that one); `pace` the pause between bot moves; `workers` how many processes search for bots. On the
    port `metrics` figures are given out to this machine; `access_log` is a file (`-`: standard output);
    matches that are older than the limits allow are written into the folder `export` and deleted."""
    limits = limits or Limits()
    if export is None and (limits.keep_finished or limits.keep_abandoned or limits.keep_unplayed):
        raise ValueError("limits that delete matches need a folder to export them to first")
    store = _open(db or default_db())
    sys.setswitchinterval(0.001)  # drawing in a thread must not hold up an acknowledgement
    most = _handles(limits.connections)
    bound = _bind(host, port)
    figures = None if metrics is None else _bind("127.0.0.1", metrics)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    url = f"http://{shown}:{bound.getsockname()[1]}/"
    where = Bound(host, bound.getsockname()[1])
    house = House(store, limits, pace, workers or max(1, (os.cpu_count() or 2) - 1), export, where)
    connection = guarded(limits, most)
    house.metrics.gauge("flibuste_connections", "Open connections.", connection.door.figures)
    config = uvicorn.Config(
        make_app(house, limits, AccessLog(access_log) if access_log else None),
        log_level="warning",
        access_log=False,
        ws_max_size=HELLO_SIZE,
        server_header=False,
        http=connection,
        timeout_graceful_shutdown=GRACE,
    )
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn sends it on once it has shut down
    with suppress(KeyboardInterrupt):
        _Server(config, house, connection.door, url, open_browser, figures).run(sockets=[bound])
