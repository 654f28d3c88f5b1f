"""One address plays thirty matches full of the slowest bots: how long does a stranger's quick bot take?"""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.tools import Made, Served

MATCHES = 30
MOVES = 60
#: Bots that search as long as they may.
SLOWEST = ("mcts", "admiral")


def attack(scale: float) -> str:
    matches, moves = max(3, int(MATCHES * scale)), max(5, int(MOVES * scale))
    return "; ".join(_starve(bot, matches, moves) for bot in SLOWEST)


def _starve(bot: str, matches: int, moves: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"))
        try:
            for _ in range(matches):
                server.make([{"bot": bot}] * 5, game="crique")
            time.sleep(3)
            transport = httpx.HTTPTransport(local_address="127.0.0.2")
            server.http = httpx.Client(base_url=server.url, transport=transport, timeout=60)
            waits = _play(server, moves)
        finally:
            server.stop()
    waits.sort()
    worst = waits[-1]
    assert worst < 1.0, (bot, waits)
    return (
        f"{matches} matches of five {bot} from one address: a stranger's random bot moved within"
        f" {worst:.2f} s at the worst, {waits[len(waits) // 2]:.2f} s in the middle ({len(waits)} moves)"
    )


def _play(server: Served, moves: int) -> list[float]:
    """Seconds from a person's choice until the bot has answered and the person is asked again."""
    rng = random.Random(1)
    waits: list[float] = []
    while len(waits) < moves:
        order = {"game": "toy", "seats": [{}, {"bot": "random"}], "options": {"rounds": 6}}
        made = Made(server, server.http.post("/api/matches", json=order).json())
        while len(waits) < moves:
            table = made.until(made.tokens[0], lambda table: table["ask"] or table["over"], 60)
            if table["over"]:
                break
            options = table["ask"]["options"] + table["ask"]["samples"]
            answer = made.choose(made.tokens[0], table["ask"]["id"], rng.choice(options)["option"])
            before = answer.json()["revision"]
            began = time.monotonic()
            after = made.until(made.tokens[0], lambda table: table["ask"] or table["over"], 60)
            bots = after["revision"] - before
            if bots:
                waits.append((time.monotonic() - began) / bots)
    return waits[1:]
