"""SIGKILL at random moments, on SQLite and on two servers with one PostgreSQL: no move is lost."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from pathlib import Path

import httpx

from tests.server.tools import Made, NoPostgres, Postgres, Served

KILLS = 100


def attack(scale: float) -> str:
    kills = max(2, int(KILLS * scale))
    with tempfile.TemporaryDirectory() as folder:
        moves = Siege([Served(str(Path(folder) / "x.sqlite3"))]).run(kills)
    said = f"SQLite: {kills} kills, {moves} moves acknowledged, none lost"
    try:
        cluster = Postgres()
    except NoPostgres:
        return said + "; PostgreSQL is not here"
    try:
        db = cluster.database()
        moves = Siege([Served(db), Served(db)]).run(kills)
    finally:
        cluster.stop()
    return f"{said}; two servers on one PostgreSQL: {kills} kills, {moves} moves, none lost"


class Siege:
    """Servers that are killed and come back, and a player who goes on with whichever answers."""

    def __init__(self, servers: list[Served]) -> None:
        self.servers = servers
        self.rng = random.Random(1)
        self.acknowledged = 0
        self.moves = 0
        self.stop = threading.Event()
        self.match = servers[0].make([{}, {}, {}], game="crique")

    def at(self, server: Served) -> Made:
        """The match, as that server serves it."""
        links = [{"token": token} for token in self.match.tokens]
        kept = {"match": self.match.id, "host": self.match.host, "watch": self.match.watch, "seats": links}
        return Made(server, kept)

    def run(self, kills: int) -> int:
        player = threading.Thread(target=self._play, daemon=True)
        player.start()
        try:
            for _ in range(kills):
                time.sleep(self.rng.uniform(0.05, 0.6))
                victim = self.rng.choice(self.servers)
                victim.kill()
                victim.start()
                for server in self.servers:
                    known, match = self.acknowledged, self.match
                    seen = self.at(server).table(match.watch)["revision"]
                    assert seen >= known or match is not self.match, (seen, known)
        finally:
            self.stop.set()
            player.join(20)
            for server in self.servers:
                server.stop()
        return self.moves

    def _play(self) -> None:
        chance = random.Random(2)
        while not self.stop.is_set():
            server = chance.choice(self.servers)
            try:
                self._move(self.at(server), chance)
            except (httpx.HTTPError, RuntimeError, OSError):  # killed, or its client just closed
                time.sleep(0.05)

    def _move(self, made: Made, chance: random.Random) -> None:
        for token in made.tokens:
            table = made.table(token)
            if table["over"]:
                self.acknowledged = 0
                self.match = made.served.make([{}, {}, {}], game="crique")
                return
            if table["ask"]:
                options = table["ask"]["options"] + table["ask"]["samples"]
                answer = made.choose(token, table["ask"]["id"], chance.choice(options)["option"])
                if answer.status_code == 200:
                    self.acknowledged = max(self.acknowledged, answer.json()["revision"])
                    self.moves += 1
                return
