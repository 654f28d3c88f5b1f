"""Hostile requests of every kind, thousands of them: each is answered below 500, the match is unchanged."""

from __future__ import annotations

import random
import string
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.server.test_hostile import DEEP, LONG
from tests.server.tools import Made, Served

REQUESTS = 6_000
PATHS = ("table", "choices", "weigh", "undo", "hurry", "record", "replay", "audit", "seats/0", "seats/0/link")


def attack(scale: float) -> str:
    rng = random.Random(7)
    count = max(100, int(REQUESTS * scale))
    codes: dict[int, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"))
        try:
            made = server.make([{}, {}], game="pirates")
            made.play(random.Random(1), most=6)
            before = made.table(made.watch)
            for _ in range(count):
                answer = _ask(rng, server, made)
                codes[answer.status_code] = codes.get(answer.status_code, 0) + 1
                assert answer.status_code < 500, (str(answer.request.url)[:300], answer.text[:300])
            after = made.table(made.watch)
        finally:
            server.stop()
    assert after["choices"] == before["choices"]
    return f"{count} requests: " + ", ".join(f"{codes[code]} × {code}" for code in sorted(codes))


def _ask(rng: random.Random, server: Served, made: Made) -> httpx.Response:
    token = rng.choice([made.watch, "y", "x" * 5000, made.watch + "x"])
    headers = {"Authorization": f"Bearer {token}"}
    if rng.random() < 0.2:
        game = rng.choice(["pirates", "crique", "toy", "x" * 50, "..%2f", "%00"])
        if rng.random() < 0.5:
            return server.http.get(f"/api/games/{game}/rule", params={"id": _junk(rng), "lang": _lang(rng)})
        return server.http.post(f"/api/games/{game}/catalogue", content=_body(rng), headers=headers)
    if rng.random() < 0.2:
        return server.http.post("/api/matches", content=_body(rng), headers=headers)
    path = f"/api/matches/{rng.choice([made.id, made.id, 'nowhere', '%ff', 'x' * 40])}/{rng.choice(PATHS)}"
    query = {"seat": rng.choice(["0", "-1", "99", "x", "9" * 400]), "lang": _lang(rng)}
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
    return server.http.request(method, path, params=query, headers=headers, content=_body(rng))


def _lang(rng: random.Random) -> str:
    return rng.choice(["fr", "en", "de", "", "x" * 300])


def _junk(rng: random.Random) -> str:
    return rng.choice([*LONG, "".join(rng.choices(string.printable, k=rng.randint(0, 60)))])


def _body(rng: random.Random) -> bytes:
    def value(depth: int) -> Any:
        kind = rng.randrange(7)
        if kind < 3 or depth > 3:
            word = _junk(rng).replace("\\", "").replace('"', "")
            return rng.choice([f'"{word}"', "1e999", "9" * 400, "null"])
        if kind < 5:
            names = ["decision", "option", "request", "game", "seats", "options", "fleet", "bot", "name"]
            inner = ",".join(f'"{rng.choice(names)}":{value(depth + 1)}' for _ in range(rng.randint(0, 4)))
            return "{" + inner + "}"
        return "[" + ",".join(value(depth + 1) for _ in range(rng.randint(0, 4))) + "]"

    said: str = rng.choice([value(0), value(0), value(0), DEEP, "", "\0", "{"])
    return said.encode(errors="replace")
