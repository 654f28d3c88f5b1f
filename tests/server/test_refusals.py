"""What must not be done is refused with a 4xx and a clear message, and nothing changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from flibuste.server import Limits

from .tools import GENEROUS, Made, Served


@pytest.fixture
def made(served: Served) -> Made:
    match = served.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jean"}])
    match.play(random.Random(5), most=3)
    return match


def asked(made: Made) -> tuple[str, dict[str, Any]]:
    for token in made.tokens:
        table = made.table(token)
        if table["ask"]:
            return token, table
    raise AssertionError("nobody is asked")


def unchanged(made: Made, before: dict[str, Any]) -> None:
    after = made.table(made.watch)
    assert (after["revision"], after["choices"]) == (before["revision"], before["choices"])


def refused(answer: Any, status: int, error: str) -> None:
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["error"] == error
    assert len(said["message"]) > 15


def test_wrong_token(made: Made) -> None:
    _, table = asked(made)
    refused(made.choose("nonsense", table["ask"]["id"], "pass"), 403, "no-link")
    refused(made.served.http.get(f"/api/matches/{made.id}/table"), 401, "no-link")
    refused(made.ask("GET", "table", "nonsense"), 403, "no-link")
    unchanged(made, table)


def test_wrong_seat(made: Made) -> None:
    token, table = asked(made)
    other = next(t for t in made.tokens if t != token)
    refused(made.choose(other, table["ask"]["id"], "pass"), 409, "stale")
    body = {"decision": table["ask"]["id"], "option": "pass", "request": "a" * 16}
    answer = made.ask("POST", "choices", other, json=body, params={"seat": table["ask"]["seat"]})
    refused(answer, 403, "not-your-seat")
    unchanged(made, table)


def test_a_spectator_plays_nothing(made: Made) -> None:
    _, table = asked(made)
    refused(made.choose(made.watch, table["ask"]["id"], "pass"), 403, "only-watching")
    refused(made.ask("PUT", "seats/0", made.watch, json={"bot": "random"}), 403, "not-your-seat")
    refused(made.ask("POST", "hurry", made.watch), 403, "only-watching")
    unchanged(made, table)


def test_stale_move(made: Made) -> None:
    token, table = asked(made)
    assert made.choose(token, table["ask"]["id"], "mark").status_code == 200
    now = made.table(token)
    refused(made.choose(token, table["ask"]["id"], "pass"), 409, "stale")
    unchanged(made, now)


def test_a_question_that_was_taken_back_is_not_answered(made: Made) -> None:
    """Two tabs of one seat: one takes back and goes another way, the other answers what it still shows."""
    token, table = asked(made)
    made.choose(token, table["ask"]["id"], "mark")
    shown = made.table(token)["ask"]["id"]
    made.undo(token, shown)
    made.choose(token, made.table(token)["ask"]["id"], "pass")
    now = made.table(token)
    refused(made.choose(token, shown, "pass"), 409, "stale")
    unchanged(made, now)


def test_illegal_option(made: Made) -> None:
    token, table = asked(made)
    for option in ("dance", "stake 9999", "stake x", "stake -1", "bid 1"):
        answer = made.choose(token, table["ask"]["id"], option)
        refused(answer, 422, "illegal")
        assert answer.json()["rule"] == "1.2"
    refused(made.choose(token, table["ask"]["id"], "   "), 422, "illegal")
    unchanged(made, table)


def test_oversized_body(made: Made) -> None:
    token, table = asked(made)
    refused(made.choose(token, table["ask"]["id"], "x" * 100_000), 413, "too-large")
    refused(made.choose(token, table["ask"]["id"], "x" * 10_000), 400, "bad-request")
    unchanged(made, table)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"decision": 1}',
        b'{"decision":"1-0-x","option":"pass","request":"a b"}',
        b"\xff\xfe",
    ],
)
def test_malformed_body(made: Made, body: bytes) -> None:
    token, table = asked(made)
    refused(made.ask("POST", "choices", token, content=body), 400, "bad-request")
    unchanged(made, table)


def test_unknown_match(served: Served) -> None:
    answer = served.http.get("/api/matches/nowhere/table", headers={"Authorization": "Bearer x"})
    refused(answer, 404, "no-match")


@pytest.mark.parametrize(
    "order",
    [
        {"game": "chess", "seats": [{}, {}]},
        {"game": "toy", "seats": [{}]},
        {"game": "toy", "seats": [{}, {"bot": "nobody"}]},
        {"game": "toy", "seats": [{}, {}], "options": {"rounds": 99}},
        {"game": "toy", "seats": [{}, {}], "options": {"colour": True}},
    ],
)
def test_a_match_that_can_not_be(served: Served, order: dict[str, Any]) -> None:
    refused(served.http.post("/api/matches", json=order), 422, "bad-match")


def test_a_refusal_is_told_in_the_language_of_the_reader(made: Made) -> None:
    token, table = asked(made)
    body = {"decision": table["ask"]["id"], "option": "dance", "request": "b" * 16}
    french = made.ask("POST", "choices", token, json=body, params={"lang": "fr"}).json()
    assert "option stake\u00a0: un nombre de 1 à" in french["message"]
    english = made.ask("POST", "choices", token, json=body, params={"lang": "en"}).json()
    assert "expected a number from 1 to" in english["message"]


def test_refusals_are_in_the_reader_s_language(made: Made) -> None:
    french = made.ask("GET", "table", "x", params={"lang": "fr"}).json()["message"]
    english = made.ask("GET", "table", "x", params={"lang": "en"}).json()["message"]
    assert french.startswith("Ce lien")
    assert english.startswith("This link")


def test_no_more_tables_than_the_limit(tmp_path: object) -> None:
    server = Served(f"{tmp_path}/few.sqlite3", Limits(matches=2, rate=1e5, burst=10**5))
    try:
        for _ in range(2):
            server.make([{}, {}])
        refused(server.http.post("/api/matches", json={"game": "toy", "seats": [{}, {}]}), 503, "full")
    finally:
        server.stop()


def test_one_address_asks_only_so_much(tmp_path: object) -> None:
    server = Served(f"{tmp_path}/slow.sqlite3", Limits(rate=1, burst=10, channels=GENEROUS.channels))
    try:
        codes = [server.http.get("/healthz").status_code for _ in range(15)]
        assert codes[:10] == [200] * 10
        assert 429 in codes
    finally:
        server.stop()


def test_security_headers_on_everything(served: Served) -> None:
    for path in ("/", "/m/abc", "/web/style.css", "/api/games", "/schema", "/nowhere"):
        headers = served.http.get(path).headers
        csp = headers["content-security-policy"]
        assert "default-src 'none'" in csp
        assert "unsafe" not in csp
        assert "http" not in csp
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_match_that_cannot_begin_says_why_in_french(served: Served) -> None:
    fleets = {"game": "pirates", "seats": [{}, {}], "options": {"fleets": "zzz"}}
    target = {"game": "fortunes", "seats": [{}, {}], "options": {"target": 99}}
    crowd = {"game": "crique", "seats": [{}] * 2}
    for order, fr, en in (
        (fleets, "place 0\u00a0: pas de pièce zzz", "seat 0: no piece zzz"),
        (target, "un nombre de 5 à 20 est attendu", "expected a number from 5 to 20"),
        (crowd, "se joue à 3, 4 ou 5 places", "is played by 3, 4, 5 seats"),
    ):
        for lang, word in (("fr", fr), ("en", en)):
            answer = served.http.post("/api/matches", json=order, params={"lang": lang})
            assert answer.status_code == 422
            assert word in answer.json()["message"]


def test_undo_is_refused_in_the_readers_language(made: Made) -> None:
    token, table = asked(made)
    body = {"decision": table["ask"]["id"], "request": "c" * 16}
    for lang, word in (("fr", "Rien à reprendre"), ("en", "Nothing to take back")):
        answer = made.ask("POST", "undo", token, json=body, params={"lang": lang})
        assert answer.status_code == 422
        assert answer.json()["message"].startswith(word)


@pytest.mark.parametrize("match", ["%00", "a%00b", "%F0%9F%92%A9", "..%2F", "x%0Ay", "'--"])
def test_what_can_be_no_match_is_none(served: Served, match: str) -> None:
    """Whatever a database thinks of such a word: PostgreSQL takes no NUL, and seemed to be away."""
    answer = served.http.get(f"/api/matches/{match}/table", headers={"Authorization": "Bearer x"})
    assert answer.status_code == 404, answer.text
    with served.socket(match) as channel:
        channel.send('{"token":"x"}')
        assert '"no-match"' in str(channel.recv(timeout=20))
