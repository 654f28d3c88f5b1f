"""Servers in processes of their own, databases to put under them, and players that speak HTTP."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from flibuste.server import Limits

ROOT = Path(__file__).parents[2]
#: Tests ask more than a person would.
GENEROUS = Limits(matches=100_000, stored_per_address=0, rate=100_000, burst=100_000, channels=10_000)


def environment() -> dict[str, str]:
    """Where the toy game is installed, and what this process imports from."""
    found = [str(ROOT), str(ROOT / "tests" / "toyland"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found))}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A running server."""

    def __init__(
        self,
        db: str,
        limits: Limits = GENEROUS,
        port: int | None = None,
        pace: float = 0.0,
        host: str = "127.0.0.1",
        log: Path | None = None,
    ) -> None:
        self.host, self.log = host, log
        self.db, self.limits, self.pace = db, limits, pace
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        said = msgspec.json.encode(self.limits).decode()
        command = [sys.executable, "-m", "tests.server.run", self.host, str(self.port), self.db]
        command += [str(self.pace), said]
        with ExitStack() as stack:
            log = stack.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Flibuste:"), "the server did not start"
        self.http = httpx.Client(base_url=self.url, timeout=30)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def stop(self) -> None:
        """End it as an operator would. Raises where it had ended by itself: no request may do that."""
        died = self.process.poll()
        assert died in (None, -signal.SIGKILL, 0), f"the server had died by itself, exit code {died}"
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.http.close()

    def make(self, seats: list[dict[str, Any]], game: str = "toy", **order: Any) -> Made:
        answer = self.http.post("/api/matches", json={"game": game, "seats": seats, **order})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    def socket(self, match: str) -> AbstractContextManager[ClientConnection]:
        return connect(f"ws://127.0.0.1:{self.port}/api/matches/{match}/live", max_size=2**24)


def drain(channel: ClientConnection) -> None:
    """Read on until the channel is closed, which raises."""
    while True:
        channel.recv(timeout=5)


class Made:
    """A match, and all its links."""

    def __init__(self, served: Served, made: dict[str, Any]) -> None:
        self.served = served
        self.id: str = made["match"]
        self.host: str = made["host"]
        self.watch: str = made["watch"]
        self.tokens: list[str] = [link["token"] for link in made["seats"]]

    def ask(self, method: str, path: str, token: str, **how: Any) -> httpx.Response:
        url = f"/api/matches/{self.id}/{path}"
        return self.served.http.request(method, url, headers={"Authorization": f"Bearer {token}"}, **how)

    def table(self, token: str, **query: Any) -> dict[str, Any]:
        answer = self.ask("GET", "table", token, params={"board": False, "lang": "en", **query})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, token: str, decision: str, option: str, request: str = "") -> httpx.Response:
        body = {"decision": decision, "option": option, "request": request or uuid.uuid4().hex}
        return self.ask("POST", "choices", token, json=body)

    def undo(self, token: str, decision: str) -> httpx.Response:
        return self.ask("POST", "undo", token, json={"decision": decision, "request": uuid.uuid4().hex})

    def play(self, rng: random.Random, most: int = 10_000, seats: list[int] | None = None) -> int:
        """Answer for people at random until the match is over, or that many choices are made."""
        made = 0
        while made < most:
            moved = False
            for token in [self.tokens[s] for s in seats] if seats else self.tokens:
                table = self.table(token)
                if table["over"] or made >= most:
                    return made
                if table["ask"] and not table["seats"][table["seat"]]["bot"]:
                    options = table["ask"]["options"] + table["ask"]["samples"]
                    answer = self.choose(token, table["ask"]["id"], rng.choice(options)["option"])
                    assert answer.status_code == 200, answer.text
                    made += 1
                    moved = True
            if not moved:
                time.sleep(0.02)
        return made

    def until(self, token: str, holds: Any, seconds: float = 20.0) -> dict[str, Any]:
        """Wait until a table is as expected."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            table = self.table(token)
            if holds(table):
                return table
            time.sleep(0.05)
        raise AssertionError(f"not within {seconds} s: {table}")


class Watcher:
    """A live channel."""

    def __init__(self, made: Made, token: str, served: Served | None = None, **hello: Any) -> None:
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context((served or made.served).socket(made.id))
        self.raw: list[str] = []
        self.say(token=token, lang="en", **hello)

    def say(self, **hello: Any) -> None:
        self.socket.send(msgspec.json.encode(hello).decode())

    def hear(self, seconds: float = 10) -> dict[str, Any]:
        said = self.socket.recv(timeout=seconds)
        assert isinstance(said, str)
        self.raw.append(said)
        message: dict[str, Any] = msgspec.json.decode(said)
        return message

    def until(self, revision: int) -> dict[str, Any]:
        """The first table of that revision or a later one."""
        while True:
            table = self.hear()["table"]
            if table["revision"] >= revision:
                found: dict[str, Any] = table
                return found

    def close(self) -> None:
        self.stack.close()


class Postgres:
    """A private PostgreSQL cluster in a folder of its own."""

    def __init__(self) -> None:
        self.bin = _programs()
        folder = Path(tempfile.mkdtemp(prefix="flibuste-pg-"))
        self.home = folder
        self.folder = folder / "cluster"
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:  # PostgreSQL will not run as root
            shutil.chown(folder, self.user, self.user)
        self.port = free_port()
        self._run("initdb", "-D", str(self.folder), "-A", "trust", "-U", "flibuste", "--no-sync")
        where = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", str(self.folder), "-w", "-l", str(folder / "log"), "-o", where, "start")
        self.count = 0

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.bin / program), *words]
        log = self.home / "said"
        with log.open("w") as said:  # the server keeps its output open: a pipe would never end
            done = subprocess.run(
                command, user=self.user, group=self.user, cwd="/", stdout=said, stderr=said, check=False
            )
        if done.returncode:
            raise RuntimeError(f"{program}: {log.read_text()}")

    def database(self) -> str:
        """A fresh database."""
        import psycopg

        self.count += 1
        name = f"flibuste{self.count}"
        with psycopg.connect(f"postgresql://flibuste@127.0.0.1:{self.port}/postgres", autocommit=True) as c:
            c.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://flibuste@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder), "-m", "immediate", "stop")
        shutil.rmtree(self.home, ignore_errors=True)


class NoPostgres(Exception):
    """PostgreSQL is not here and can't be installed."""


def _programs() -> Path:
    found = _find_programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            check=False,
        )
        found = _find_programs()
    if found is None:
        raise NoPostgres(
            "PostgreSQL is not installed and can't be (apt-get as root did not bring it):"
            " its half of the server tests is skipped"
        )
    return found


def _find_programs() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    program = shutil.which("pg_ctl")
    return Path(program).resolve().parent if program and shutil.which("initdb") else None
