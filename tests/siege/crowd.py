"""Two hundred matches of all games for an hour: the server's memory stays flat, and it never answers 5xx."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from pathlib import Path

import flibuste
from tests.server.tools import Made, Served

MATCHES = 200
SECONDS = 3600
PLAYERS = 4
#: Moves a second of all players together.
PACE = 20.0
#: How often the memory is looked at. The first third is the time that the matches take to grow.
LOOKS = 12


def attack(scale: float) -> str:
    matches, seconds = max(8, int(MATCHES * min(1.0, 4 * scale))), max(20.0, SECONDS * scale)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"))
        crowd = Crowd(server, time.monotonic() + seconds)
        threads = [
            threading.Thread(target=crowd.play, args=(n, matches // PLAYERS), daemon=True)
            for n in range(PLAYERS)
        ]
        memory = [_memory(server)]
        try:
            for thread in threads:
                thread.start()
            for _ in range(LOOKS):
                time.sleep(seconds / LOOKS)
                memory.append(_memory(server))
                print(f"  {memory[-1] / 1e6:.0f} MB, {crowd.moves} moves, {crowd.ended} ended", flush=True)
            for thread in threads:
                thread.join(60)
        finally:
            server.stop()
    assert not crowd.faults, crowd.faults[:3]
    early, late = memory[LOOKS // 3], memory[-1]
    assert late < early * 1.25 + 20e6, memory
    told = ", ".join(f"{size / 1e6:.0f}" for size in memory)
    return (
        f"{matches} matches of {len(flibuste.games())} games for {seconds:.0f} s, {crowd.moves} moves,"
        f" {crowd.ended} played to their end and followed by another: {told} MB; no 5xx"
    )


class Crowd:
    def __init__(self, server: Served, until: float) -> None:
        self.server = server
        self.until = until
        self.moves = 0
        self.ended = 0
        self.faults: list[str] = []

    def play(self, number: int, matches: int) -> None:
        """Play that many matches, now this one and now that; a new one for each that ends."""
        try:
            self._play(random.Random(number), matches)
        except Exception as error:  # a thread's own would be lost
            self.faults.append(repr(error))

    def _play(self, rng: random.Random, matches: int) -> None:
        tables: list[Made] = []
        games = flibuste.games()
        while time.monotonic() < self.until and not self.faults:
            if len(tables) < matches:
                game = games[len(tables) % len(games)]
                tables.append(self.server.make([{}, {}, {"bot": "random"}], game=game))
            made = rng.choice(tables)
            for token in made.tokens[:2]:
                if self._move(rng, made, token):
                    tables.remove(made)
                    self.ended += 1
                    break
            time.sleep(rng.uniform(0.5, 1.5) * PLAYERS / PACE)

    def _move(self, rng: random.Random, made: Made, token: str) -> bool:
        """Answer what a seat is asked; whether the match is over."""
        table = made.table(token, board=rng.random() < 0.1, panels=rng.random() < 0.1)
        if table["ask"]:
            options = table["ask"]["options"] + table["ask"]["samples"]
            answer = made.choose(token, table["ask"]["id"], rng.choice(options)["option"])
            if answer.status_code >= 500:
                self.faults.append(answer.text)
            self.moves += answer.status_code == 200
        return bool(table["over"])


def _memory(server: Served) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096
