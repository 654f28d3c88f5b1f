"""A thousand half-sent requests, endless heads, bodies that never come, channels that never open: a stranger
is served meanwhile."""

from __future__ import annotations

import socket
import tempfile
import time
from pathlib import Path

import httpx

from flibuste.server import Limits
from tests.server.test_hostile import raw
from tests.server.tools import Served

CONNECTIONS = 1_100
HEADS = (
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A:",
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
    b"",
    b"GET /api/matches/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nContent-Length: 9\r\n\r\n",
)


def attack(scale: float) -> str:
    count = max(30, int(CONNECTIONS * scale))
    limits = Limits(connections=max(20, count // 2), head=5.0, send=5.0, rate=1e5, burst=10**5)
    waits = []
    with tempfile.TemporaryDirectory() as folder:
        server = Served(str(Path(folder) / "x.sqlite3"), limits)
        before = _memory(server)
        links: list[socket.socket] = []
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        try:
            with httpx.Client(base_url=server.url, transport=transport, timeout=20) as stranger:
                for number in range(count):
                    links.append(raw(server, HEADS[number % len(HEADS)]))
                    if number % 50 == 0:
                        began = time.monotonic()
                        assert stranger.get("/api/games").status_code == 200
                        waits.append(time.monotonic() - began)
                _endless_heads(server)
                grown = _memory(server) - before
                time.sleep(limits.head + 3)
                assert stranger.get("/api/games").status_code == 200
            gone = sum(_closed(link) for link in links)
        finally:
            server.stop()
            for link in links:
                link.close()
    assert gone == len(links), (gone, len(links))
    assert max(waits[1:]) < 2.0, waits
    worst = max(waits[1:]) * 1000
    return (
        f"{count} half-sent requests from one address: a stranger waited {worst:.0f} ms at most,"
        f" all were ended, memory grew by {grown / 1e6:.0f} MB"
    )


def _endless_heads(server: Served) -> None:
    for _ in range(5):
        link = raw(server, b"GET / HTTP/1.1\r\nHost: x\r\n")
        try:
            for _ in range(40_000):
                link.sendall(b"X-Junk: " + b"x" * 990 + b"\r\n")
            raise AssertionError("40 MB of a head were taken")
        except OSError:
            link.close()


def _memory(server: Served) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def _closed(link: socket.socket) -> bool:
    link.settimeout(2)
    try:
        while link.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True
