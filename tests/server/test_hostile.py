"""A hostile guest: whatever is sent is refused with a 4xx that says what was expected, and holds nothing up.
Short slices of the siege."""

from __future__ import annotations

import json
import random
import re
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.server import Limits
from flibuste.server.guard import bucket_of

from .tools import GENEROUS, Made, Served, drain

DEEP = "[" * 20_000
LONG = [
    "9" * 400,
    "-" + "9" * 400,
    "x" * 1000,
    "1e400",
    "9" * 25,
    "\u0000",
    "é" * 900,
    "{" * 500,
    "p99",
    "-0",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(str(tmp_path_factory.mktemp("hostile") / "matches.sqlite3"))
    yield server
    server.stop()


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert answer.json()["message"]


def test_json_nested_without_end(house: Served) -> None:
    made = house.make([{}, {}])
    paths = ["/api/matches", "/api/games/pirates/catalogue"]
    paths += [f"/api/matches/{made.id}/{what}" for what in ("choices", "weigh", "undo")]
    for path in paths:
        for body in (DEEP, '{"a":' * 5000, '{"game":"toy","seats":' + DEEP, '{"decision":' + DEEP):
            answer = house.http.post(
                path, content=body, headers={"Authorization": f"Bearer {made.tokens[0]}"}
            )
            refused(answer)
    refused(made.ask("PUT", "seats/0", made.host, content=DEEP))


def test_json_nested_without_end_on_the_channel(house: Served) -> None:
    made = house.make([{}, {}])
    for said in (DEEP, '{"token":' * 3000, b"\xff\xfe"):
        with house.socket(made.id) as channel:
            channel.send(said, text=True)
            with pytest.raises(ConnectionClosed):
                drain(channel)


def test_endless_words_and_numbers_in_options(house: Served) -> None:
    games = {game["name"]: game for game in house.http.get("/api/games").json()}
    for name, game in games.items():
        seats: list[dict[str, Any]] = [{} for _ in range(game["seats"][0])]
        for setting in game["settings"]:
            for value in (*LONG, 10**400, -(10**400), 1.5, 10**25):
                body = {"game": name, "seats": seats, "options": {setting["name"]: value}}
                answer = house.http.post("/api/matches", json=body)
                assert answer.status_code == 201 or 400 <= answer.status_code < 500, (body, answer.text)


def test_endless_words_and_numbers_in_fleets(house: Served) -> None:
    pieces = house.http.get("/api/games/pirates/catalogue").json()
    ship = re.findall(r"'id': '([\w-]+)'", str(pieces))[0]
    for word in LONG:
        for fleet in (word, f"{ship} {word}", f"{ship}:{word}", f"{word}:{ship}", f"{ship}+{word}", word * 3):
            body = {"fleet": fleet[:4000], "points": 40}
            answer = house.http.post("/api/games/pirates/catalogue", json=body)
            assert answer.status_code < 500, (fleet[:80], answer.text)
            body = {"game": "pirates", "seats": [{}, {}], "options": {"fleets": fleet[:2000]}}
            answer = house.http.post("/api/matches", json=body)
            assert answer.status_code < 500, (fleet[:80], answer.text)


def test_endless_words_and_numbers_in_forms(house: Served) -> None:
    made = house.make([{}, {}], game="pirates")
    rng = random.Random(4)
    for _ in range(14):
        token = next((t for t in made.tokens if made.table(t)["ask"]), None)
        if token is None:
            break
        ask = made.table(token)["ask"]
        offered = [option["option"] for option in ask["options"] + ask["samples"]]
        for option in rng.sample(offered, 1):
            if ask["form"]:
                _garble(made, token, ask["id"], option)
            else:
                body = {"decision": ask["id"], "option": f"{option} 9 x"}
                answer = made.ask("POST", "weigh", token, json=body)
                assert answer.status_code == 200
                assert answer.json()["reason"]
        assert made.choose(token, ask["id"], rng.choice(offered)).status_code == 200


def _garble(made: Made, token: str, decision: str, option: str) -> None:
    words = option.split()
    for bad in LONG:
        tries = [[words[0], *[bad] * n] for n in (1, 3)]
        tries += [[*words[:at], bad, *words[at + 1 :]] for at in range(1, len(words))]
        for said in tries:
            text = " ".join(said)[:4000]
            body = {"decision": decision, "option": text}
            answer = made.ask("POST", "weigh", token, json=body)
            assert answer.status_code < 500, (text[:80], answer.text)
            assert answer.status_code != 200 or answer.json()["reason"], text[:80]
            refused(made.choose(token, decision, text))


def raw(server: Served, data: bytes, address: str = "127.0.0.1") -> socket.socket:
    link = socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0), timeout=5)
    link.sendall(data)
    return link


def test_an_endless_head_is_refused(house: Served) -> None:
    link = raw(house, b"GET / HTTP/1.1\r\nHost: x\r\n")
    junk = (
        b"X-Junk: " + b"x" * 990 + b"\r\n"
    ) * 50_000  # the system itself takes a few MB before it is cut off
    with pytest.raises(OSError, match=r"[Rr]eset|[Pp]ipe"):
        link.sendall(junk)
    link.close()
    link = raw(house, b"GET /" + b"a" * 40_000)
    assert b"431" in link.recv(1000)
    link.sendall(b"a" * 10_000)  # what comes after is thrown away, it does not cut the refusal off
    link.close()


def test_a_body_that_is_refused_before_it_has_come_is_no_head(house: Served) -> None:
    """Refused by its length; the rest still arrives, and the next request on the connection is answered."""
    made = house.make([{}, {}])
    head = f"POST /api/matches/{made.id}/choices HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n"
    link = raw(house, f"{head}Authorization: Bearer {made.tokens[0]}\r\n\r\n".encode())
    assert b"too-large" in until(link, b"}")
    for _ in range(9):
        link.sendall(b"x" * 10_000)
        time.sleep(0.01)
    link.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b" 200 " in until(link, b"\r\n\r\n")
    link.close()


def until(link: socket.socket, end: bytes) -> bytes:
    """Read an answer up to this end of it."""
    answer = b""
    while end not in answer:
        more = link.recv(10_000)
        assert more, answer
        answer += more
    return answer


@pytest.mark.timed
def test_half_sent_requests_hold_nothing_up(tmp_path: Path) -> None:
    """More of them than there is room for, from one address: a stranger is served at once, and they are gone
    after a while."""
    limits = Limits(connections=50, head=2.0, send=2.0, rate=1e5, burst=10**5)
    server = Served(str(tmp_path / "x.sqlite3"), limits)
    try:
        heads = [raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A:") for _ in range(120)]
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.url, transport=transport, timeout=5) as stranger:
            began = time.monotonic()
            assert stranger.get("/healthz").status_code == 200
            assert time.monotonic() - began < 1.5
        bodies = [
            raw(server, b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{")
            for _ in range(5)
        ]
        time.sleep(4.5)
        for link in heads + bodies:
            link.settimeout(1)
            try:
                while link.recv(1000):
                    pass
            except ConnectionError:
                pass
            link.close()
        assert server.http.get("/healthz").status_code == 200
    finally:
        server.stop()


def test_one_address_does_not_take_every_table(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "x.sqlite3"), Limits(matches=8, rate=1e5, burst=10**5))
    order = {"game": "toy", "seats": [{}, {}]}
    try:
        codes = [server.http.post("/api/matches", json=order).status_code for _ in range(10)]
        assert codes == [201] * 4 + [429] * 6
        said = server.http.post("/api/matches", json=order, params={"lang": "en"})
        assert "4 games" in said.json()["message"]
        assert said.headers["retry-after"]
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.url, transport=transport) as stranger:
            assert stranger.post("/api/matches", json=order).status_code == 201
    finally:
        server.stop()


def test_idle_matches_yield_their_place(tmp_path: Path) -> None:
    db = tmp_path / "x.sqlite3"
    server = Served(str(db), Limits(matches=2, rate=1e5, burst=10**5))
    order = {"game": "toy", "seats": [{}, {}]}
    try:
        assert [server.http.post("/api/matches", json=order).status_code for _ in range(3)] == [201, 201, 503]
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE match SET touched = touched - 7200")
        time.sleep(5.5)
        assert server.http.post("/api/matches", json=order).status_code == 201
    finally:
        server.stop()


def test_a_full_disk_is_a_503_and_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands in for the disk."""
    server = Served(str(tmp_path / "x.sqlite3"), GENEROUS)
    try:
        made = server.make([{}, {}], options={"rounds": 6})
        made.play(random.Random(1), most=3)
        before = made.table(made.watch)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        token, asked = next((t, made.table(t)["ask"]) for t in made.tokens if made.table(t)["ask"])
        answer = made.choose(token, asked["id"], asked["options"][0]["option"])
        assert answer.status_code == 503, answer.text
        assert answer.headers["retry-after"]
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert made.table(made.watch)["choices"] == before["choices"]
        assert made.choose(token, asked["id"], asked["options"][0]["option"]).status_code == 200
    finally:
        server.stop()


def test_the_log_is_quiet_about_bad_letters_and_about_polls_at_the_end(tmp_path: Path, capfd: Any) -> None:
    server = Served(str(tmp_path / "x.sqlite3"))
    made = server.make([{}, {"bot": "random"}])
    revision = made.until(made.tokens[0], lambda table: table["ask"])["revision"]
    head = f"GET /api/matches/{made.id}/table?since={revision} HTTP/1.1\r\nHost: x\r\n"
    link = raw(server, f"{head}Authorization: Bearer {made.tokens[0]}\r\n\r\n".encode())
    with server.socket(made.id) as channel:
        channel.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            drain(channel)
    time.sleep(0.3)
    server.stop()
    link.close()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize(
    ("address", "bucket"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_network_of_64_bits_in_ipv6(address: str, bucket: str) -> None:
    assert bucket_of({"client": (address, 1)}) == bucket  # type: ignore[arg-type]


def test_lessons_take_no_junk(house: Served) -> None:
    lessons = house.http.get("/api/games/crique/lessons").json()
    name = lessons[0]["name"] if isinstance(lessons, list) else next(iter(lessons["lessons"]))["name"]
    for step in (0, -1, 10**6, 10**400, "x"):
        for choices in ([], ["pass"] * 500, ["x" * 1000], [" "], LONG):
            for act in ("next", "back", "choose", "dance", ""):
                body = {"step": step, "choices": choices, "act": act, "option": "\u0000 9 9"}
                answer = house.http.post(f"/api/games/crique/lessons/{name}", json=body)
                assert answer.status_code < 500, (body, answer.text[:300])


def test_a_page_of_another_site_changes_nothing(house: Served) -> None:
    """A browser that is on somebody's own server would set up matches there for any page that it shows."""
    order = {"game": "toy", "seats": [{}, {}]}
    for kind in ("application/json", "text/plain"):
        headers = {"sec-fetch-site": "cross-site", "content-type": kind}
        answer = house.http.post("/api/matches", content=json.dumps(order), headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-page")
    for own in ("same-origin", "same-site", "none"):
        assert house.http.post("/api/matches", json=order, headers={"sec-fetch-site": own}).status_code == 201
    assert house.http.get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200  # a link to us


@pytest.mark.parametrize("host", ["x:y", "x:99999", "[::1]:x", "[", "[x]", "\xff", "a b", "x@y", "x/y"])
def test_a_host_that_is_none(house: Served, host: str) -> None:
    """Whatever asks for the address of such a request fails: it was a 500 where the body did not fit."""
    for line in ("GET /", "GET /m/x", "GET /healthz", "GET /nowhere", "GET /api/reach", "POST /api/code"):
        link = raw(house, f"{line} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode("latin1"))
        assert link.recv(65536).startswith(b"HTTP/1.1 400 ")
        link.close()


def test_hosts_that_are_some(house: Served) -> None:
    for host in ("", "x", "localhost:8421", "[::1]:8421", "Flibuste.example.org:", "192.0.2.1"):
        assert house.http.get("/api/reach", headers={"Host": host}).status_code == 200
