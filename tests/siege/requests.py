"""Hostile requests of every kind, thousands of them, and junk on live channels: each is answered below 500,
the match is unchanged, the log is empty."""

from __future__ import annotations

import json
import random
import string
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.test_flood import frame, upgraded
from tests.server.test_hostile import DEEP, LONG
from tests.server.tools import Made, Served

REQUESTS = 6_000
#: Live channels, opened so many at once.
CHANNELS, AT_ONCE = 600, 30
#: What comes on them after a hello.
JUNK = (
    frame(1, b"{"),
    frame(1, b"\xff\xfe"),
    frame(2, b"\0"),
    frame(8, b"\0"),
    frame(8, b"\x03\xe8") * 2,
    frame(9, b"x") * 3,
    frame(1, b'{"token":"x"}'),
    bytes([0xF1, 0x80, 0, 0, 0, 0]),
    b"\x81\x02hi",
    b"\xff" * 9,
)
PATHS = ("table", "choices", "weigh", "undo", "hurry", "record", "replay", "audit", "seats/0", "seats/0/link")


def attack(scale: float) -> str:
    rng = random.Random(7)
    count = max(100, int(REQUESTS * scale))
    codes: dict[int, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = Served(str(Path(folder) / "x.sqlite3"), log=log)
        try:
            made = server.make([{}, {}], game="pirates")
            made.play(random.Random(1), most=6)
            before = made.table(made.watch)
            for _ in range(count):
                answer = _ask(rng, server, made)
                codes[answer.status_code] = codes.get(answer.status_code, 0) + 1
                assert answer.status_code < 500, (str(answer.request.url)[:300], answer.text[:300])
            channels = max(1, int(CHANNELS * scale) // AT_ONCE) * AT_ONCE
            for _ in range(channels // AT_ONCE):
                _say_junk(rng, server, made)
            after = made.table(made.watch)
        finally:
            server.stop()
        assert log.read_text(encoding="utf-8") == ""
    assert after["choices"] == before["choices"]
    told = ", ".join(f"{codes[code]} × {code}" for code in sorted(codes))
    return f"{count} requests: {told}; junk on {channels} live channels: no line in the log"


def _say_junk(rng: random.Random, server: Served, made: Made) -> None:
    """Many at once, so that it comes while tables wait to be drawn; some guests leave, some stay."""
    links = [upgraded(server, made) for _ in range(AT_ONCE)]
    hello = frame(1, json.dumps({"token": made.watch}).encode())
    with suppress(OSError):  # some are cut off meanwhile
        for link in links:
            link.sendall(hello)
        for link in links:
            link.sendall(rng.choice(JUNK))
        for link in links[::2]:
            while link.recv(65536):
                pass
    for link in links:
        link.close()


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
