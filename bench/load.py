"""How fast a move is acknowledged while many matches are played at once.

A server on one core (SQLite on the disk), and on another core the players: every seat of every match is
a bot that speaks HTTP, reads its table, chooses, and thinks for a while before the next move.

    python bench/load.py [--game NAME] [--matches 100] [--think 0.5] [--seconds 20] [--db URL] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import flibuste

SERVE = """
import sys
from flibuste.server import Limits, serve
if __name__ == "__main__":
    serve(port=0, db=sys.argv[1], limits=Limits(rate=1e6, burst=10**6, matches=10**5), workers=1)
"""


#: Seconds after which a connection that was not used is made anew: the server ends it a second later.
IDLE = 4.0


class Line:
    """A kept-alive HTTP/1.1 connection: as little as it takes, so that the players weigh little."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter
        self.used = 0.0

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        if self.reader is not None and time.monotonic() - self.used > IDLE:
            self.writer.close()
            self.reader = None
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        self.writer.write(head.encode() + sent)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status = int(answer.split(b" ", 2)[1])
        (length,) = [int(h[15:]) for h in answer.split(b"\r\n") if h[:15].lower() == b"content-length:"]
        found = json.loads(await self.reader.readexactly(length))
        self.used = time.monotonic()
        if status >= 400:
            raise RuntimeError(f"{status}: {found}")
        return found


class Load:
    def __init__(self, port: int, game: str, think: float, until: float) -> None:
        self.port, self.game, self.think, self.until = port, game, think, until
        self.acks: list[float] = []

    async def play(self, number: int) -> None:
        """One match after another, from the first move to the last."""
        rng = random.Random(number)
        line = Line(self.port)
        await asyncio.sleep(rng.random() * max(self.think, 0.2))
        while time.monotonic() < self.until:
            await self._match(line, rng)

    async def _match(self, line: Line, rng: random.Random) -> None:
        seats = min((n for n in flibuste.find(self.game).seats if n >= 3), default=2)
        made = await line.ask("POST", "/api/matches", body={"game": self.game, "seats": [{}] * seats})
        host = made["host"]  # sits on every seat, and so may know who is asked
        path = f"/api/matches/{made['match']}"
        seat = 0
        while time.monotonic() < self.until:
            bare = f"{path}/table?seat={seat}&board=false&sheets=false&story=false"
            table = await line.ask("GET", bare, host)
            if table["over"]:
                return
            if table["ask"] is None:
                seat = next(one["seat"] for one in table["seats"] if one["waiting"])
                continue
            await asyncio.sleep(self.think * rng.uniform(0.5, 1.5))
            options = table["ask"]["options"] + table["ask"]["samples"]
            option = rng.choice(options)["option"]
            body = {"decision": table["ask"]["id"], "option": option, "request": uuid.uuid4().hex}
            began = time.perf_counter()
            await line.ask("POST", f"{path}/choices?seat={seat}", host, body)
            self.acks.append(time.perf_counter() - began)


async def run(port: int, options: argparse.Namespace) -> dict[str, Any]:
    load = Load(port, options.game, options.think, time.monotonic() + options.seconds)
    began = time.monotonic()
    await asyncio.gather(*(load.play(number) for number in range(options.matches)))
    spent = time.monotonic() - began
    cuts = statistics.quantiles(load.acks, n=100)
    return {
        "game": options.game,
        "matches": options.matches,
        "moves": len(load.acks),
        "moves_per_second": round(len(load.acks) / spent, 1),
        "ack_median_ms": round(statistics.median(load.acks) * 1000, 2),
        "ack_p95_ms": round(cuts[94] * 1000, 2),
        "ack_p99_ms": round(cuts[98] * 1000, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=flibuste.games()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--think", type=float, default=0.5, help="seconds between two moves of a match")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--db", default="")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "server.py"
        program.write_text(SERVE)
        os.sched_setaffinity(0, cores[:1])  # the server is born on one core and stays there
        db = options.db or str(Path(folder) / "matches.sqlite3")
        server = subprocess.Popen([sys.executable, str(program), db], stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split()[1].rstrip("/").rpartition(":")[2])
            found = asyncio.run(run(port, options))
        finally:
            server.terminate()
            server.wait()
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        found["server_cpu_ms_per_move"] = round((spent.ru_utime + spent.ru_stime) * 1000 / found["moves"], 2)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>18}  {value}")


if __name__ == "__main__":
    main()
