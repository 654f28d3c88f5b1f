"""Two hundred matches for an hour: the server's memory stays flat, and it never answers 5xx."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from pathlib import Path

from tests.server.tools import Made, Served

MATCHES = 200
SECONDS = 3600


def attack(scale: float) -> str:
    matches, seconds = max(5, int(MATCHES * min(1.0, 4 * scale))), max(20.0, SECONDS * scale)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"))
        crowd = Crowd(server, time.monotonic() + seconds)
        threads = [threading.Thread(target=crowd.play, args=(n, matches // 4), daemon=True) for n in range(4)]
        try:
            for thread in threads:
                thread.start()
            time.sleep(seconds / 3)
            early = _memory(server)
            for thread in threads:
                thread.join()
            late = _memory(server)
        finally:
            server.stop()
    assert not crowd.faults, crowd.faults[:3]
    assert late < early * 1.25 + 20e6, (early, late)
    return (
        f"{matches} matches for {seconds:.0f} s, {crowd.moves} moves: {early / 1e6:.0f} MB after a third,"
        f" {late / 1e6:.0f} MB at the end; no 5xx"
    )


class Crowd:
    def __init__(self, server: Served, until: float) -> None:
        self.server = server
        self.until = until
        self.moves = 0
        self.faults: list[str] = []

    def play(self, number: int, matches: int) -> None:
        rng = random.Random(number)
        tables: list[Made] = []
        while time.monotonic() < self.until and not self.faults:
            if len(tables) < matches:
                tables.append(self.server.make([{}, {}, {"bot": "random"}]))
            made = rng.choice(tables)
            for token in made.tokens[:2]:
                table = made.table(token, board=rng.random() < 0.1)
                if table["over"]:
                    tables.remove(made)
                    break
                if table["ask"]:
                    options = table["ask"]["options"] + table["ask"]["samples"]
                    answer = made.choose(token, table["ask"]["id"], rng.choice(options)["option"])
                    if answer.status_code >= 500:
                        self.faults.append(answer.text)
                    self.moves += answer.status_code == 200


def _memory(server: Served) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096
