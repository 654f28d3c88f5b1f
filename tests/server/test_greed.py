"""One guest who wants it all: rooms, pictures, news, memory. The others notice nothing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

import flibuste
from flibuste.server import Limits, sight
from flibuste.server.connections import guarded
from flibuste.server.easel import Easel
from flibuste.server.names import clean
from flibuste.server.store import REMEMBERED, Chair, Link, NoMatch
from flibuste.server.tables import RESTING, SWEEP, Live, Tables

from ..loops import in_a_loop
from .test_hostile import raw, until
from .test_secrets import live_match
from .tools import GENEROUS, Served, Watcher

LIMITS = Limits(matches=8, rate=1e5, burst=10**5)
ORDER = {"game": "toy", "seats": [{}, {}]}


def test_matches_ordered_at_the_same_moment_are_counted(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"), LIMITS)
    try:
        with ThreadPoolExecutor(24) as crowd:
            answers = list(
                crowd.map(lambda _: httpx.post(f"{server.url}/api/matches", json=ORDER), range(24))
            )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [201] * LIMITS.share + [429] * (24 - LIMITS.share)
    finally:
        server.stop()


@pytest.mark.parametrize("said", ["198.51.100.{}", "198.51.100.{}, 203.0.113.9", "2001:db8::{}, 203.0.113.9"])
def test_nobody_takes_another_address_by_saying_so(tmp_path: Path, said: str) -> None:
    """A proxy of this machine names the guest last; what stands before that, the guest may have written. To
    a server that is reached without a proxy nobody says anything."""
    alone = "," not in said
    server = Served(str(tmp_path / "x.sqlite3"), Limits(rate=0.01, burst=5))
    transport = httpx.HTTPTransport(local_address="127.0.0.2" if alone else "127.0.0.1")
    try:
        with httpx.Client(base_url=server.url, transport=transport, timeout=30) as guest:
            codes = [
                guest.get("/healthz", headers={"x-forwarded-for": said.format(number)}).status_code
                for number in range(9)
            ]
        assert codes == [200] * 5 + [429] * 4
    finally:
        server.stop()


def test_one_address_fills_no_disk_with_matches(tmp_path: Path) -> None:
    """Those that are over, or long idle, count as well; they go when the operator's limits delete them."""
    db = tmp_path / "x.sqlite3"
    server = Served(str(db), Limits(stored_per_address=3))
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    try:
        codes = [server.http.post("/api/matches", json=ORDER).status_code for _ in range(3)]
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE match SET over = 1, touched = 0")
        last = server.http.post("/api/matches", json=ORDER, params={"lang": "en"})
        assert [*codes, last.status_code] == [201, 201, 201, 429]
        assert last.json()["error"] == "your-store"
        assert "keeps 3 games, and no more" in last.json()["message"]
        assert last.headers["retry-after"]
        with httpx.Client(base_url=server.url, transport=transport, timeout=30) as stranger:
            assert stranger.post("/api/matches", json=ORDER).status_code == 201
        with sqlite3.connect(db) as connection:
            connection.execute("DELETE FROM match WHERE id = (SELECT min(id) FROM match WHERE over)")
        assert server.http.post("/api/matches", json=ORDER).status_code == 201
    finally:
        server.stop()


def test_who_asks_for_many_matches_at_once_gets_no_more_than_are_kept(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"), Limits(stored_per_address=4))
    try:
        with ThreadPoolExecutor(12) as crowd:
            answers = list(
                crowd.map(lambda _: httpx.post(f"{server.url}/api/matches", json=ORDER), range(24))
            )
        codes = Counter(answer.status_code for answer in answers)
        assert set(codes) == {201, 429}
        assert 4 <= codes[201] <= 5  # one may be counted in the very moment in which another is stored
    finally:
        server.stop()


def test_orders_that_are_refused_take_no_place(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"), LIMITS)
    bad = {"game": "toy", "seats": [{}] * 12}
    try:
        for _ in range(10):
            assert server.http.post("/api/matches", json=bad).status_code == 422
        codes = [server.http.post("/api/matches", json=ORDER).status_code for _ in range(LIMITS.share)]
        assert codes == [201] * LIMITS.share
    finally:
        server.stop()


def test_what_is_sent_on_a_channel_is_counted(tmp_path: Path) -> None:
    """Saying hello again asks for the whole table: no more often than a request could."""
    server = Served(str(tmp_path / "x.sqlite3"), Limits(rate=10.0, burst=10))
    try:
        made = server.make([{}, {}])
        watcher = Watcher(made, made.watch)
        began = time.monotonic()
        for _ in range(39):
            watcher.say(token=made.watch, lang="en")
        watcher.say(token=made.watch, lang="fr")
        heard = 1
        while watcher.hear(30)["table"]["lang"] != "fr":  # the last hello is answered last
            heard += 1
        took = time.monotonic() - began
        assert took > (40 - 10) / 10.0  # what is beyond the burst had to wait its turn
        assert 1 <= heard <= 10 + 10 * took
        watcher.close()
    finally:
        server.stop()


def test_drawing_is_shared_by_address() -> None:
    """A hundred pictures of one address are drawn one after the other; a stranger's comes between."""
    drawn: list[str] = []
    at_once = {"greedy": 0}
    lock = threading.Lock()

    def draw(whose: str) -> None:
        if whose == "greedy":
            with lock:
                at_once["greedy"] += 1
                assert at_once["greedy"] == 1
            time.sleep(0.02)
            at_once["greedy"] -= 1
        drawn.append(whose)

    async def work() -> None:
        easel = Easel()
        greedy = [asyncio.ensure_future(easel.run("greedy", lambda: draw("greedy"))) for _ in range(20)]
        await asyncio.sleep(0.03)
        await easel.run("stranger", lambda: draw("stranger"))
        assert easel.waiting > 10
        await asyncio.gather(*greedy)
        with pytest.raises(ZeroDivisionError):
            await easel.run("greedy", lambda: 1 // 0)
        assert easel.waiting == 0
        easel.close()

    in_a_loop(work())
    assert drawn.index("stranger") < 10


def test_new_names_do_not_pile_up_stories() -> None:
    match = flibuste.new("crique", 3, seed=1)
    live = live_match(match)
    link = Link("", (0,), False)
    for number in range(20):
        live.chairs[0] = Chair(f"Anne {number}")
        for lang in ("fr", "en"):
            sight.look(live, link, 0, lang, board=False)
    assert len(live.lines) == 2


def test_playing_and_taking_back_without_end_fills_no_disk(tmp_path: Path) -> None:
    """Nor where what old requests are forgotten at is always a new name, which is no such request."""
    db = tmp_path / "x.sqlite3"
    server = Served(str(db), GENEROUS)
    try:
        made = server.make([{}, {}, {}], game="blackbeard")
        made.play(random.Random(1), most=12)
        for _ in range(2 * REMEMBERED):
            token = next(t for t in made.tokens if made.table(t)["ask"])
            table = made.table(token)
            if (table["revision"] + 1) % REMEMBERED == 0:
                assert made.ask("PUT", "seats/0", made.host, json={"bot": None}).status_code == 200
            elif table["undo"]:
                assert made.undo(token, table["ask"]["id"]).status_code == 200
            else:
                option = table["ask"]["options"][-1]["option"]
                assert made.choose(token, table["ask"]["id"], option).status_code == 200
    finally:
        server.stop()
    with sqlite3.connect(db) as connection:
        (kept,) = connection.execute("SELECT count(*) FROM request").fetchone()
    assert REMEMBERED <= kept <= 2 * REMEMBERED


def test_polls_of_one_address_hold_few_connections(tmp_path: Path) -> None:
    """As many as it may have channels; who polls beyond that is answered at once."""
    server = Served(str(tmp_path / "x.sqlite3"), Limits(channels=3, rate=1e5, burst=10**5))
    try:
        made = server.make([{}, {}])
        head = f"GET /api/matches/{made.id}/table?since=1&board=false HTTP/1.1\r\nHost: x\r\n"
        poll = f"{head}Authorization: Bearer {made.watch}\r\n\r\n".encode()
        waiting = [raw(server, poll) for _ in range(3)]
        time.sleep(0.5)
        more = raw(server, poll)
        assert b" 200 " in until(more, b"\r\n\r\n")
        for link in waiting:
            link.settimeout(0.1)
            with pytest.raises(TimeoutError):
                link.recv(1)
            link.close()
        more.close()
    finally:
        server.stop()


def test_connections_that_all_work_leave_handles_for_the_server(tmp_path: Path) -> None:
    """Channels count as connections; where nobody can be sent away, the last one is not let in."""
    server = Served(str(tmp_path / "x.sqlite3"), Limits(connections=20, channels=100, rate=1e5, burst=10**5))
    try:
        made = server.make([{}, {}])
        server.http.close()
        watchers: list[Watcher] = []
        try:
            for _ in range(25):
                watchers.append(Watcher(made, made.watch))
                watchers[-1].hear()
        except (OSError, WebSocketException):
            pass
        assert 16 <= len(watchers) <= 20
        for watcher in watchers:
            watcher.close()
        with httpx.Client(base_url=server.url) as guest:
            for _ in range(50):
                try:
                    assert guest.get("/healthz").status_code == 200
                    break
                except httpx.HTTPError:
                    time.sleep(0.05)
            else:
                raise AssertionError("their places were not given back")
    finally:
        server.stop()


def test_a_house_of_ipv6_addresses_is_one_guest_at_the_door() -> None:
    door = guarded(Limits(), 4).door

    class Guest:
        def __init__(self, address: str) -> None:
            self.address = address
            self.loop = self
            self.aborted = False
            self.transport = self

        def call_later(self, *_: object) -> None: ...

        def abort(self) -> None:
            self.aborted = True

    stranger = Guest("192.0.2.1")
    house = [Guest("2001:db8::/64") for _ in range(3)]
    for guest in (stranger, *house, Guest("198.51.100.1")):
        assert door.enter(guest)  # type: ignore[arg-type]
        door.wait(guest)  # type: ignore[arg-type]
    assert [guest.aborted for guest in (stranger, *house)] == [False, True, False, False]


def test_a_link_that_is_replaced_during_a_poll_shows_nothing_more(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"))
    try:
        made = server.make([{}, {"remote": True}])
        head = f"GET /api/matches/{made.id}/table?since=1&board=false HTTP/1.1\r\nHost: x\r\n"
        link = raw(server, f"{head}Authorization: Bearer {made.tokens[1]}\r\n\r\n".encode())
        time.sleep(0.3)
        assert made.ask("POST", "seats/1/link", made.host).status_code == 201
        assert b" 403 " in until(link, b"\r\n\r\n")
        link.close()
    finally:
        server.stop()


def test_matches_that_there_are_not_push_none_out() -> None:
    class Nowhere:
        def __init__(self) -> None:
            self.store = self
            self.postgres = False

        async def work(self, match_id: str, job: object) -> None:
            raise NoMatch(match_id)

    tables = Tables(Nowhere(), Limits(held=2))  # type: ignore[arg-type]

    async def ask() -> None:
        for name in ("one", "two"):
            live = live_match(flibuste.new("crique", 3, seed=1))
            live.id = name
            tables.hold(live)
        for number in range(5):
            with pytest.raises(Exception, match="no-match"):
                await tables.get(f"nowhere {number}")
        assert set(tables.lives) == {"one", "two"}

    in_a_loop(ask())


def test_matches_that_nobody_uses_leave_the_memory() -> None:
    tables = Tables(None, Limits())  # type: ignore[arg-type]
    for name in ("old", "new"):
        live = live_match(flibuste.new("crique", 3, seed=1))
        live.id = name
        tables.hold(live)
    tables.hold(Live("changed elsewhere"))  # and not read again since
    for name in ("old", "changed elsewhere"):
        tables.lives[name].used -= RESTING + 1
    tables.swept -= SWEEP + 1
    tables.hold(Live("next"))
    assert set(tables.lives) == {"new", "next"}


@pytest.mark.parametrize(
    "blank",
    [
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "\ufe0f",
        "\u034f",
        "\uffa0",
        "\U000e0100",
        "\U0001d159",
        "\U00016fe4",
    ],
)
def test_a_name_that_shows_nothing_is_none(blank: str) -> None:
    assert clean(blank * 3) == ""
