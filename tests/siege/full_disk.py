"""The disk is full again and again while a match is played: 503 with a time to come back, nothing lost."""

from __future__ import annotations

import random
import resource
import tempfile
from pathlib import Path

from tests.server.tools import Served

ROUNDS = 60
FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def attack(scale: float) -> str:
    rng = random.Random(3)
    rounds = max(2, int(ROUNDS * scale))
    refused = moves = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"))
        try:
            made = server.make([{}, {}, {}], game="crique")
            known = 1
            for _ in range(rounds):
                full = rng.random() < 0.5
                limit = (4096, resource.RLIM_INFINITY) if full else FREE
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
                for token in made.tokens:
                    table = made.table(token)
                    assert table["revision"] >= known
                    if not table["ask"]:
                        continue
                    options = table["ask"]["options"] + table["ask"]["samples"]
                    answer = made.choose(token, table["ask"]["id"], rng.choice(options)["option"])
                    assert answer.status_code == (503 if full else 200), (full, answer.text)
                    if full:
                        refused += 1
                        assert answer.headers["retry-after"]
                    else:
                        moves += 1
                        known = answer.json()["revision"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, FREE)
            server.kill()
            server.start()
            assert made.table(made.watch)["revision"] == known
        finally:
            server.stop()
    return f"{refused} moves answered 503 while full, {moves} acknowledged between: all there, no more"
