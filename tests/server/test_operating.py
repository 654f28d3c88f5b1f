"""For who runs a server: figures, the access log, whether it is ready, limits, old matches, backups."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

import flibuste
from flibuste.server import Limits, default_db, read_limits, serve
from flibuste.server.backup import backup, restore
from flibuste.server.house import House
from flibuste.server.journal import AccessLog
from flibuste.server.store import NotReady, Store
from flibuste.server.tasks import Tasks
from flibuste.server.writer import Writer

from ..loops import in_a_loop
from .test_hostile import raw
from .tools import GENEROUS, ROOT, Made, Postgres, Served, drain, environment, free_port


class Run(Served):
    """`flibuste serve`, as an operator starts it."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.flags = flags
        super().__init__(str(folder / "matches.sqlite3"))

    def start(self) -> None:
        command = [sys.executable, "-m", "flibuste.cli", "serve", "--port", str(self.port), "--db", self.db]
        self.process = subprocess.Popen(
            [*command, *self.flags], cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Flibuste:")
        self.http = httpx.Client(base_url=self.url, timeout=30)


@pytest.fixture
def metrics_port() -> int:
    return free_port()


@pytest.fixture
def run(tmp_path: Path, metrics_port: int) -> Iterator[Run]:
    flags = ["--metrics", str(metrics_port), "--access-log", str(tmp_path / "access"), "--limit", "rate=1000"]
    server = Run(tmp_path, *flags)
    yield server
    server.stop()


def test_figures_and_log_tell_what_happens_and_no_secret(run: Run, metrics_port: int, tmp_path: Path) -> None:
    made = run.make([{"name": "Anne"}, {"bot": "random"}])
    made.play(random.Random(1), most=3, seats=[0])
    assert made.choose("wrong", "x", "pass").status_code == 403
    text = httpx.get(f"http://127.0.0.1:{metrics_port}/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert figures["flibuste_choice_seconds_count"] == "3"
    assert figures['flibuste_requests_total{status="403"}'] == "1"
    assert figures["flibuste_matches"] == "1"
    assert 'flibuste_thinkers_waiting{lane="slow"}' in figures
    assert int(figures['flibuste_connections{state="open"}']) >= 1
    assert httpx.get(f"http://127.0.0.1:{metrics_port}/").status_code == 404
    assert run.http.get("/x%C2%9B2J%E2%80%AE%00").status_code == 404
    log = (tmp_path / "access").read_text()
    assert log.isascii()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"at", "address", "method", "path", "status", "ms"} == set(lines[0])
    assert (lines[-2]["method"], lines[-2]["status"]) == ("POST", 403)
    for secret in (made.host, made.watch, *made.tokens):
        assert secret not in log + text


def test_alive_is_not_ready(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"), GENEROUS)
    try:
        for path in ("/healthz", "/readyz"):
            answer = server.http.get(path)
            assert answer.status_code == 200
            assert answer.json() == {"flibuste": flibuste.__version__, "wire": "1"}
            assert answer.headers["flibuste-wire"] == "1"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert server.http.get("/healthz").status_code == 200
        answer = server.http.get("/readyz")
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
    finally:
        server.stop()


def test_a_database_that_is_away_is_a_503(mortal: Served) -> None:
    made = mortal.make([{}, {}])
    asked = made.table(made.tokens[0])["ask"]
    store = Store(mortal.db)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE match RENAME TO gone")
    answer = made.choose(made.tokens[0], asked["id"], asked["options"][0]["option"])
    assert answer.status_code == 503
    assert answer.headers["retry-after"]
    assert mortal.http.get("/readyz").status_code in (200, 503)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE gone RENAME TO match")
    store.close()
    assert made.choose(made.tokens[0], asked["id"], asked["options"][0]["option"]).status_code == 200


def test_a_server_that_hangs_holds_up_no_other(cluster: Postgres) -> None:
    """It may hold the row of a match: the others say when to come back, and the database ends its work."""
    server = Served(cluster.database())
    try:
        made = server.make([{}, {}])
        asked = made.table(made.tokens[0])["ask"]
        store = Store(server.db)
        with store.engine.begin() as hanging:
            hanging.exec_driver_sql("SELECT 1 FROM match FOR UPDATE")
            answer = made.choose(made.tokens[0], asked["id"], asked["options"][0]["option"])
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
            assert server.http.get("/readyz").status_code == 200
            (patience,) = hanging.exec_driver_sql("SHOW idle_in_transaction_session_timeout").one()
            assert patience == "10s"
        store.close()
        assert made.choose(made.tokens[0], asked["id"], asked["options"][0]["option"]).status_code == 200
    finally:
        server.stop()


def test_a_store_that_does_not_answer_is_away(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.sqlite3"))
    free = threading.Event()

    async def work() -> None:
        writer = Writer(store, Tasks())
        with (
            patch("flibuste.server.writer.PATIENCE", 0.05),
            pytest.raises(SQLAlchemyError, match="no answer"),
        ):
            await writer.look(free.wait)
        free.set()
        assert await writer.look(lambda: 7) == 7
        await writer.close()

    in_a_loop(work())


@pytest.mark.timed
def test_moves_under_way_are_finished_when_the_server_stops(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"))
    acknowledged: dict[str, int] = {}

    def play(made: Made) -> None:
        rng = random.Random(made.id)
        with suppress(httpx.TransportError, AssertionError):
            while True:
                made.play(rng, most=1)
                acknowledged[made.id] = made.table(made.watch)["revision"]

    tables = [server.make([{}, {}]) for _ in range(8)]
    players = [threading.Thread(target=play, args=(made,)) for made in tables]
    for player in players:
        player.start()
    while len(acknowledged) < len(tables):
        time.sleep(0.01)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 8
    assert server.process.returncode == 0
    for player in players:
        player.join()
    server.start()
    for made in tables:
        assert made.table(made.watch)["revision"] >= acknowledged[made.id]
    server.stop()


def test_a_server_that_stops_sends_its_channels_home(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """With the code that says "come back": a page then asks until the next server is there."""
    server = Served(str(tmp_path / "x.sqlite3"))
    made = server.make([{}, {"bot": "random"}])
    with ExitStack() as stack:
        channels = [stack.enter_context(server.socket(made.id)) for _ in range(5)]
        for channel in channels:
            channel.send(json.dumps({"token": made.tokens[0], "lang": "en"}))
            channel.recv()
        server.stop()
        for channel in channels:
            with pytest.raises(ConnectionClosed) as closed:
                drain(channel)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    assert server.process.returncode == 0
    assert "Traceback" not in capfd.readouterr().err


def test_a_server_that_stops_waits_for_no_half_sent_request(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Served(str(tmp_path / "x.sqlite3"))
    head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
    links = [raw(server, head) for _ in range(5)] + [raw(server, b"GET / HT")]
    assert server.http.get("/healthz").status_code == 200  # they have been heard
    server.process.terminate()
    assert server.process.wait(60) == 0
    for link in links:
        link.close()
    assert "Traceback" not in capfd.readouterr().err


def test_limits_are_read_from_a_file_and_from_flags(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("matches = 50\nthink = 2.5\n")
    assert read_limits(file, ["matches=60", "keep-finished=30"]) == Limits(
        matches=60, think=2.5, keep_finished=30
    )
    assert read_limits(None) == Limits()
    for text, said in (
        ("matchs = 5", "unknown field `matchs`"),
        ("matches = 'x'", "Expected `int`"),
        ("matches = -1", "from 0 to"),
        ("rate = nan", "rate: expected a number from 0 to"),
        ("think = inf", "think: expected a number from 0 to"),
        ("connections = " + "9" * 400, "connections: expected a number from 0 to"),
        ("think = 0", "think: expected a number above 0"),
        ("matches = true", "Expected `int`"),
        ("x = " + "[" * 5000, "nested too deeply"),
        ("=", "Invalid"),
    ):
        file.write_text(text)
        with pytest.raises(ValueError, match=said):
            read_limits(file)
    with pytest.raises(ValueError, match="expected NAME=NUMBER"):
        read_limits(None, ["matches"])
    with pytest.raises(ValueError, match="No such file"):
        read_limits(tmp_path / "nowhere")


def test_a_log_that_is_not_taken_fails_no_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = AccessLog("/dev/full")
    for _ in range(3):
        log.write("127.0.0.1", "GET", "/", 200, 0.1)
    assert caplog.messages == ["the access log is not written: No space left on device"]
    log = AccessLog(str(tmp_path / "log"))
    log.write("127.0.0.1", "GET", "/é", 200, 0.1)
    assert '"/é"' in (tmp_path / "log").read_text(encoding="utf-8")


def test_a_port_for_figures_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"can't listen on 127.0.0.1:{port}"):
            serve(port=0, db=str(tmp_path / "x.sqlite3"), metrics=port)


def test_being_ready_is_found_out_once_for_all_who_ask(tmp_path: Path) -> None:
    """It takes a write: who asks without end must not keep the disk busy."""
    store = Store(str(tmp_path / "x.sqlite3"))
    store.migrate()
    written: list[int] = []

    def ready() -> None:
        written.append(1)
        if len(written) > 1:
            raise NotReady("gone")

    async def work() -> None:
        writer = Writer(store, Tasks())
        with patch.object(store, "ready", ready):
            await asyncio.gather(*[writer.ready(5) for _ in range(20)])
            assert len(written) == 1
            with pytest.raises(NotReady):
                await writer.ready(5)
        assert len(written) == 2
        await writer.close()

    in_a_loop(work())


def test_the_share_of_an_address() -> None:
    assert [Limits(matches=n).share for n in (2, 8, 40, 100, 2000, 10**5)] == [2, 4, 20, 30, 200, 10**4]
    assert Limits(matches=2000, matches_per_address=7).share == 7


def test_old_matches_are_exported_and_deleted(tmp_path: Path) -> None:
    db = tmp_path / "x.sqlite3"
    server = Served(str(db))
    finished = server.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jean"}], game="crique")
    finished.play(random.Random(3))
    kept = finished.ask("GET", "record", finished.watch).text
    played = server.make([{}, {}, {}], game="crique")
    played.play(random.Random(1), most=2)
    unplayed = server.make([{}, {}, {}], game="crique")
    fresh = server.make([{}, {}, {}], game="crique")
    server.stop()
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE match SET touched = touched - 172800 WHERE id != ?", (fresh.id,))
    limits = Limits(keep_finished=1, keep_abandoned=30, keep_unplayed=1)
    assert _swept(db, limits, tmp_path / "out") == 2
    files = {file.name: file for file in (tmp_path / "out").iterdir()}
    assert set(files) == {f"crique-{finished.id}.txt", f"crique-{unplayed.id}.txt"}
    text = files[f"crique-{finished.id}.txt"].read_text()
    assert text == kept
    assert flibuste.verify(text).over
    with sqlite3.connect(db) as connection:
        left = {row[0] for row in connection.execute("SELECT id FROM match")}
        assert left == {played.id, fresh.id}
        for table in ("step", "link", "request"):
            assert {row[0] for row in connection.execute(f"SELECT DISTINCT match FROM {table}")} <= left


def test_what_is_played_again_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    """A sweep through many matches takes a while."""
    db = tmp_path / "x.sqlite3"
    server = Served(str(db))
    made = server.make([{}, {}, {}], game="crique")
    server.stop()
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE match SET touched = touched - 172800")
    expired = Store.expired

    def slow(store: Store, now: float, limits: Limits) -> list[str]:
        found = expired(store, now, limits)
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE match SET touched = touched + 172800, revision = 2")
        return found

    limits = Limits(keep_finished=1, keep_abandoned=1, keep_unplayed=1)
    with patch.object(Store, "expired", slow):
        assert _swept(db, limits, tmp_path / "out") == 0
    with sqlite3.connect(db) as connection:
        assert connection.execute("SELECT id FROM match").fetchall() == [(made.id,)]
        connection.execute("UPDATE match SET touched = touched - 172800")
    assert _swept(db, limits, tmp_path / "out") == 1


@pytest.mark.parametrize("harm", ["header = x'81a467616d65a3787878'", "header = x'00'"])
def test_what_can_not_be_written_out_is_not_deleted(tmp_path: Path, harm: str) -> None:
    db = tmp_path / "x.sqlite3"
    server = Served(str(db))
    for _ in range(2):
        server.make([{}, {}, {}], game="crique")
    server.stop()
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE match SET touched = touched - 172800")
        connection.execute(f"UPDATE match SET {harm} WHERE rowid = 1")
    assert _swept(db, Limits(keep_unplayed=1), tmp_path / "out") == 1
    with sqlite3.connect(db) as connection:
        assert connection.execute("SELECT rowid FROM match").fetchall() == [(1,)]


def _swept(db: Path, limits: Limits, folder: Path) -> int:
    async def sweep() -> int:
        house = House(Store(str(db)), limits, 0, 1, folder)
        assert house.keeper is not None
        try:
            return await house.keeper.sweep(time.time())
        finally:
            await house.stop()

    return in_a_loop(sweep())


def test_nothing_is_deleted_without_a_place_to_export_to() -> None:
    with pytest.raises(ValueError, match="need a folder"):
        serve(limits=Limits(keep_finished=1))


def test_a_backup_of_a_running_server_is_put_back(tmp_path: Path) -> None:
    db, copy = tmp_path / "x.sqlite3", tmp_path / "copy"
    server = Served(str(db))
    assert not any(file.stat().st_mode & 0o077 for file in tmp_path.glob("x.sqlite3*"))  # nor read beside it
    made = server.make([{}, {}])
    made.play(random.Random(1), most=4)
    before = made.table(made.watch)
    assert backup(str(db), copy) == 1
    assert not copy.stat().st_mode & 0o077  # the seed of a match under way is in it
    made.play(random.Random(1), most=2)
    server.make([{}, {}])
    server.stop()
    with pytest.raises(ValueError, match="is there already"):
        backup(str(db), copy)
    with pytest.raises(ValueError, match="--force"):
        restore(copy, str(db))
    assert restore(copy, str(db), force=True) == 1
    assert restore(copy, str(tmp_path / "elsewhere")) == 1
    assert not (tmp_path / "elsewhere").stat().st_mode & 0o077
    again = Served(str(db))
    try:
        after = Made(again, {"match": made.id, "host": made.host, "watch": made.watch, "seats": []})
        assert after.table(made.watch)["revision"] == before["revision"]
    finally:
        again.stop()


def test_nobody_else_of_the_machine_reads_the_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert not Path(default_db()).parent.stat().st_mode & 0o077


def test_a_backup_that_can_not_be_made_is_one_line(tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_bytes(b"\0junk" * 999)
    with pytest.raises(ValueError, match="no database of Flibuste's matches"):
        backup(str(junk), tmp_path / "copy")
    db = tmp_path / "my 100% #1"
    Store(str(db)).migrate()
    with pytest.raises(ValueError, match="No such file or directory"):
        backup(str(db), tmp_path / "nowhere" / "copy")
    assert backup(str(db), tmp_path / "copy") == 0


def test_a_backup_of_what_is_no_database_is_refused(tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("no database" * 500)
    with pytest.raises(ValueError, match="no database of Flibuste"):
        restore(junk, str(tmp_path / "new.sqlite3"))
    with pytest.raises(ValueError, match="no such database"):
        backup(str(tmp_path / "nowhere"), tmp_path / "copy")
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://somewhere/x", tmp_path / "copy")
    with pytest.raises(ValueError, match="pg_restore"):
        restore(junk, "postgresql://somewhere/x")


@pytest.mark.parametrize(
    ("made", "said"),
    [
        # a view can count without end
        ("DROP TABLE match; CREATE VIEW match AS SELECT 1", "it has a view 'match'"),
        ("CREATE TRIGGER t AFTER INSERT ON step BEGIN DELETE FROM match; END", "it has a trigger 't'"),
        ("DROP TABLE step", "no such table: step"),
        ("UPDATE alembic_version SET version_num = '9999'", "a newer Flibuste"),
        ("DELETE FROM alembic_version", "tables of version None"),
    ],
)
def test_what_no_server_could_go_on_with_is_not_put_back(tmp_path: Path, made: str, said: str) -> None:
    """It would take the place of what a server can go on with."""
    strange, ours = tmp_path / "strange", tmp_path / "ours"
    for file in (strange, ours):
        store = Store(str(file))
        store.migrate()
        store.close()
    with sqlite3.connect(strange) as connection:
        connection.executescript(made)
    before = ours.read_bytes()
    with pytest.raises(ValueError, match=said):
        restore(strange, str(ours), force=True)
    with pytest.raises(ValueError, match=said):
        backup(str(strange), tmp_path / "copy")
    assert ours.read_bytes() == before
    assert restore(tmp_path / "ours", str(tmp_path / "new")) == 0


def test_the_image_is_built_from_what_there_is() -> None:
    """What the Dockerfile copies is in the repository and let through: nothing else is sent along."""
    deploy = ROOT / "deploy"
    lines = (deploy / "Dockerfile").read_text().splitlines()
    copied = {
        name
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for name in line.split()[1:-1]
    }
    ignored = (deploy / "Dockerfile.dockerignore").read_text().splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied
    assert all((ROOT / name).exists() for name in copied)
