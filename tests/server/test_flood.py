"""One address that sends more than anybody reads: a stranger is served meanwhile, and memory stays flat."""

from __future__ import annotations

import asyncio
import base64
import json
import math
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import flibuste
from flibuste.server import Limits, routes, wire
from flibuste.server.connections import HEARD, PIPELINE, Connection, Door
from flibuste.server.easel import Easel
from flibuste.server.faults import Refused
from flibuste.server.store import Link
from flibuste.server.tables import Live
from flibuste.server.visits import Visit

from ..loops import in_a_loop
from .test_hostile import raw, until
from .test_secrets import live_match
from .tools import Made, Served, Watcher

#: More than a part of a request may ever take.
MUCH = 60_000_000
FEW = 40
LIMITS = Limits(connections=FEW, rate=1e5, burst=10**5)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(str(tmp_path_factory.mktemp("flood") / "matches.sqlite3"), LIMITS)
    yield server
    server.stop()


def stranger(server: Served) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(base_url=server.url, transport=transport, timeout=30)


def memory(server: Served) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096


def pour(link: socket.socket, data: bytes, much: int = MUCH) -> int:
    """Send without reading until there is enough, or nobody takes it; how much was sent."""
    sent = 0
    link.settimeout(3)
    with suppress(OSError):
        while sent < much:
            sent += link.send(data)
    return sent


def test_bodies_that_do_not_come_keep_nobody_out(house: Served) -> None:
    """Who has sent a head and waits with the body goes first, like who waits with the head."""
    head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
    links = [raw(house, head) for _ in range(3 * FEW)]
    try:
        for _ in range(3):
            with stranger(house) as guest:
                assert guest.get("/healthz").status_code == 200
    finally:
        for link in links:
            link.close()


def test_what_comes_behind_a_body_is_not_kept(house: Served) -> None:
    head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    link = raw(house, head)
    before = memory(house)
    pour(link, b"".join(b"X-%d: %s\r\n" % (number, b"x" * 900) for number in range(100)))
    assert memory(house) - before < MUCH / 2
    link.close()


def test_requests_sent_before_the_first_is_answered_are_counted(house: Served) -> None:
    link = raw(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * PIPELINE)
    answers = b""
    while answers.count(b"200 OK") < PIPELINE:
        answers += link.recv(65536)
    link.close()
    link = raw(house, b"")
    before = memory(house)
    pour(link, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 10_000, 20_000_000)
    assert memory(house) - before < 50_000_000
    link.close()


#: What asks for a live channel and never gets it: the one who speaks there would not read such a head.
HALF_OPEN = (
    "Content-Length: 300\r\n",
    "Transfer-Encoding: chunked\r\n",
    "X: " + "x" * 9000 + "\r\n",
    "".join(f"X{number}: x\r\n" for number in range(300)),
)


@pytest.mark.parametrize("more", HALF_OPEN)
def test_channels_that_are_never_opened_keep_nobody_out(house: Served, more: str) -> None:
    """Each held its connection for ever: as many as there may be, and no stranger came in any more."""
    head = (
        "GET /api/matches/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()
    links = [raw(house, head) for _ in range(3 * FEW)]
    try:
        for _ in range(3):
            with stranger(house) as guest:
                assert guest.get("/healthz").status_code == 200
    finally:
        for link in links:
            link.close()


def test_a_channel_that_is_never_opened_is_ended(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "matches.sqlite3"), Limits(head=1.0))
    try:
        made = server.make([{}, {}])
        head = "GET /api/matches/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        link = raw(server, (head + HALF_OPEN[0] + "\r\n").encode())
        open_one = Watcher(made, made.tokens[0])
        open_one.until(1)
        link.settimeout(8)
        with suppress(ConnectionError):
            assert link.recv(100) == b""
        with httpx.Client(base_url=server.url) as fresh:  # the other one has been idle for as long as may be
            server.http = fresh
            assert made.table(made.watch)["seats"][0]["here"], "an open channel stays"
        open_one.close()
    finally:
        server.stop()


def test_junk_writes_no_log(tmp_path: Path) -> None:
    """A line for each head that is none was 11 GB a day, from one address."""
    log = tmp_path / "log"
    server = Served(str(tmp_path / "matches.sqlite3"), Limits(), log=log)
    try:
        made = server.make([{}, {}])
        for _ in range(100):
            raw(server, b"\x16\x03\x01 junk\r\n\r\n").close()
        for _ in range(20):
            raw(
                server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
            ).close()
            channel = upgraded(server, made)
            channel.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
            with suppress(OSError):
                channel.recv(1000)
            channel.close()
        assert server.http.get("/healthz").status_code == 200
    finally:
        server.stop()
    assert log.read_text(encoding="utf-8") == ""


def test_junk_while_a_table_is_drawn_writes_no_log(tmp_path: Path) -> None:
    """The channel was closed for it, and the table that came then failed: three stack traces each time, 26 GB
    a day from one address."""
    log = tmp_path / "log"
    server = Served(str(tmp_path / "matches.sqlite3"), Limits(), log=log)
    try:
        made = server.make([{}, {}], game="pirates")
        channels = [upgraded(server, made) for _ in range(40)]  # their tables are drawn one after the other
        for channel in channels:
            channel.sendall(frame(1, json.dumps({"token": made.watch}).encode()))
        for channel in channels:
            channel.sendall(frame(1, b"{"))
        for channel in channels:
            until(channel, b"bad-request")
        assert server.http.get("/healthz").status_code == 200
        for channel in channels:
            channel.close()
    finally:
        server.stop()
    assert log.read_text(encoding="utf-8") == ""


def upgraded(house: Served, made: Made) -> socket.socket:
    """A live channel, spoken by hand."""
    key = base64.b64encode(b"x" * 16).decode()
    link = raw(
        house,
        f"GET /api/matches/{made.id}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    assert b" 101 " in link.recv(4096)
    return link


def frame(opcode: int, data: bytes) -> bytes:
    return bytes([0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize("said", [frame(9, b""), frame(9, b"x" * 125), bytes([0, 0x80, 0, 0, 0, 0])])
def test_frames_that_say_nothing_hold_nobody_up(house: Served, said: bytes) -> None:
    """Pings, and parts of a message without end: each is worked off before anybody else is heard."""
    made = house.make([{}, {}])
    link = upgraded(house, made)
    link.sendall(frame(1, json.dumps({"token": made.watch}).encode()))
    if said[0] == 0:
        link.sendall(bytes([1]) + said[1:])  # the first part
    before = memory(house)
    sent = pour(link, said * (2**18 // len(said)))
    assert sent < MUCH  # it was cut off
    assert memory(house) - before < MUCH / 2
    link.close()


def test_a_channel_takes_what_a_page_says(house: Served) -> None:
    made = house.make([{}, {}])
    watcher = Watcher(made, made.watch, beats=True)
    for _ in range(int(HEARD) // 40):
        watcher.socket.send('"beat"')
    assert watcher.until(1)["revision"] == 1
    watcher.close()


def test_a_closed_channel_that_nobody_reads_is_ended() -> None:
    """What was still to be sent would keep it open for ever, counted as nobody's."""

    class Transport:
        closing = aborted = False

        def is_closing(self) -> bool:
            return self.closing

        def abort(self) -> None:
            self.aborted = True

    async def work() -> None:
        door = Door(Limits(send=5.0), 10)
        channel: Any = Connection.__new__(Connection)
        channel.door, channel.transport, channel.phase, channel.until = door, Transport(), "channel", math.inf
        door.open.add(channel)
        loop = asyncio.get_running_loop()
        now = loop.time()
        for later, closing, ended in (
            (100, False, False),
            (200, True, False),
            (204, True, False),
            (206, True, True),
        ):
            channel.transport.closing = closing
            with patch.object(loop, "time", lambda later=later: now + later):
                door._sweep(loop)
            assert channel.transport.aborted is ended

    in_a_loop(work())


def test_requests_under_way_are_counted(tmp_path: Path) -> None:
    """A queue that one address fills with work would hold every connection."""
    limits = Limits(rate=1e5, burst=10**5, channels=3)
    server = Served(str(tmp_path / "x.sqlite3"), limits)
    try:
        head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
        links = [raw(server, head) for _ in range(limits.busy)]
        assert any(server.http.get("/healthz").status_code == 429 for _ in range(500))  # once all are heard
        with stranger(server) as guest:
            assert guest.get("/healthz").status_code == 200
        for link in links:
            link.close()
        assert any(server.http.get("/healthz").status_code == 200 for _ in range(500))
    finally:
        server.stop()


@pytest.mark.parametrize(
    "path",
    ["texts", "games", *(f"games/toy/{leaf}" for leaf in ("poster", "rules", "book", "glossary", "lessons"))],
)
def test_what_stays_the_same_is_written_once(house: Served, path: str) -> None:
    """Writing, encoding and compressing the rules at each request kept strangers waiting for 0.8 s."""
    first = house.http.get(f"/api/{path}", params={"lang": "en"})
    assert first.status_code == 200
    again = house.http.get(
        f"/api/{path}", params={"lang": "en"}, headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    french = house.http.get(f"/api/{path}", headers={"if-none-match": first.headers["etag"]})
    assert french.status_code in (200, 304)  # a picture may have no words
    with stranger(house) as guest:
        plain = guest.get(f"/api/{path}", params={"lang": "en"}, headers={"accept-encoding": "identity"})
    assert plain.content == first.content


def test_who_waits_for_his_turn_holds_no_match() -> None:
    """A spectator whose address has much to draw must not keep the players of a match waiting."""
    match = flibuste.new("crique", 3, seed=1)
    live = live_match(match)
    live.links["x"] = Link("x", (0,), False)
    answer = wire.Weigh(live.decision_id(0), "x")

    async def refresh(_: Live) -> None: ...

    async def work() -> None:
        easel = Easel()
        house: Any = SimpleNamespace(easel=easel, tables=SimpleNamespace(refresh=refresh))
        visit = Visit(house, live, live.links["x"], "greedy")
        free = threading.Event()
        busy = asyncio.ensure_future(easel.run("greedy", free.wait))
        asked = [
            asyncio.ensure_future(routes.weigh.fn(visit, 0, answer, "en")),
            asyncio.ensure_future(routes.advice.fn(visit, 0, "en")),
            asyncio.ensure_future(routes.record.fn(visit, "en")),
            asyncio.ensure_future(routes.replay.fn(visit, 0, "en")),
            asyncio.ensure_future(routes.audit.fn(visit, "en")),
            asyncio.ensure_future(routes.table.fn(visit, "en")),
            asyncio.ensure_future(routes.table.fn(visit, "en", board=False)),  # a long story takes long, too
        ]
        await asyncio.sleep(0.05)
        early = [number for number, one in enumerate(asked) if one.done()]
        held = live.lock.locked()
        free.set()
        assert (early, held) == ([], False)
        await busy
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(found[0], wire.Weighed)
        assert all(isinstance(one, Refused) for one in found[1:5])
        assert all(isinstance(one, wire.Sight) for one in found[5:])
        easel.close()

    in_a_loop(work())


def test_a_replaced_link_that_asks_for_no_table_is_shown_out(house: Served) -> None:
    """A page that is still drawing is sent no table: it must not hear who is there, nor count as there."""
    made = house.make([{"remote": True}, {"remote": True}])
    watcher = Watcher(made, made.tokens[1], paced=True, beats=True)
    watcher.until(1)
    assert made.ask("POST", "seats/1/link", made.host).status_code == 201
    with pytest.raises(ConnectionClosed):
        _answer_beats(watcher)
    made.until(made.host, lambda table: not table["seats"][1]["here"])
    watcher.close()


def _answer_beats(watcher: Watcher) -> None:
    for _ in range(40):
        watcher.hear(20)
        watcher.socket.send('"beat"')
