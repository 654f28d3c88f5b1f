"""Nothing that was acknowledged is lost, whatever happens to the server."""

from __future__ import annotations

import random
import threading
import time
import uuid

import httpx
import pytest
from sqlalchemy import text

import flibuste
from flibuste import IllegalChoice
from flibuste.bots import thinker
from flibuste.kernel import steps
from flibuste.server.store import engine

from .tools import Made, Postgres, Served, Watcher


def test_a_killed_server_comes_back_with_everything(mortal: Served) -> None:
    made = mortal.make([{"name": "Anne"}, {"name": "Mary", "bot": "random"}])
    rng = random.Random(8)
    made.play(rng, most=5, seats=[0])
    made.until(made.tokens[0], lambda table: table["ask"] or table["over"])
    before = made.table(made.tokens[0])
    mortal.kill()
    mortal.start()
    after = made.table(made.tokens[0])
    assert after | {"idle": 0, "seats": 0} == before | {"idle": 0, "seats": 0}
    made.play(rng, seats=[0])
    assert made.ask("POST", "audit", made.tokens[0]).json()["ok"]


def test_killed_between_any_two_moves(mortal: Served) -> None:
    """Choices are sent while the server is being killed: each acknowledged one is there afterwards."""
    made = mortal.make([{}, {}])
    acknowledged: list[int] = []
    stop = threading.Event()

    def player() -> None:
        rng = random.Random(1)
        try:
            while not stop.is_set():
                for token in made.tokens:
                    table = made.table(token)
                    if table["ask"]:
                        option = rng.choice(table["ask"]["options"])["option"]
                        answer = made.choose(token, table["ask"]["id"], option)
                        if answer.status_code == 200:
                            acknowledged.append(answer.json()["revision"])
        except httpx.TransportError:
            return

    thread = threading.Thread(target=player)
    thread.start()
    while len(acknowledged) < 8:
        stop.wait(0.01)
    mortal.kill()
    stop.set()
    thread.join()
    mortal.start()
    table = made.table(made.tokens[0])
    assert acknowledged[-1] <= table["revision"] <= acknowledged[-1] + 1
    assert table["choices"] == table["revision"] - 1


def test_bots_go_on_after_a_restart(mortal: Served) -> None:
    made = mortal.make([{"bot": "greedy"}, {"bot": "greedy"}])
    made.until(made.watch, lambda table: table["choices"] >= 3)
    mortal.kill()
    mortal.start()
    assert made.until(made.watch, lambda table: table["over"], 40)["end"]


def test_bots_go_on_when_somebody_comes_back_after_days(mortal: Served) -> None:
    """No server goes through all old matches when it starts: who opens one finds its bots moving."""
    made = mortal.make([{"bot": "greedy"}, {"bot": "greedy"}])
    made.until(made.watch, lambda table: table["choices"] >= 2)
    mortal.kill()
    database = engine(mortal.db)
    with database.begin() as connection:
        connection.execute(text("UPDATE match SET touched = touched - 200000"))
    database.dispose()
    mortal.start()
    assert made.until(made.watch, lambda table: table["over"], 40)["end"]


def test_bots_go_on_after_the_database_has_failed(mortal: Served) -> None:
    made = mortal.make([{"bot": "greedy"}, {"bot": "greedy"}])
    made.until(made.watch, lambda table: table["choices"] >= 2)
    database = engine(mortal.db)
    with database.begin() as connection:
        connection.execute(text("ALTER TABLE step RENAME TO elsewhere"))
    time.sleep(0.5)  # the bots have met the fault
    with database.begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO step"))
    database.dispose()
    assert made.until(made.watch, lambda table: table["over"], 40)["end"]
    assert made.ask("POST", "audit", made.watch).json()["ok"]


def test_a_retry_across_a_crash_is_carried_out_once(mortal: Served) -> None:
    made = mortal.make([{}, {}])
    table = made.table(made.tokens[0])
    request = uuid.uuid4().hex
    option = table["ask"]["options"][0]["option"]
    first = made.choose(made.tokens[0], table["ask"]["id"], option, request)
    mortal.kill()
    mortal.start()
    second = made.choose(made.tokens[0], table["ask"]["id"], option, request)
    assert second.json() == first.json()
    assert made.table(made.watch)["choices"] == 1


def test_two_servers_share_the_matches(cluster: Postgres) -> None:
    db = cluster.database()
    one, two = Served(db), Served(db)
    try:
        made = one.make([{"name": "Anne"}, {"name": "Mary"}])
        other = Made(two, {"match": made.id, "host": made.host, "watch": made.watch, "seats": []})
        other.tokens = made.tokens
        watcher = Watcher(made, made.tokens[1], served=two)
        watcher.hear()
        asked = made.table(made.tokens[0])["ask"]
        ack = made.choose(made.tokens[0], asked["id"], asked["options"][0]["option"]).json()
        assert watcher.until(ack["revision"])["choices"] == 1
        asked = other.table(made.tokens[1])["ask"]
        ack = other.choose(made.tokens[1], asked["id"], asked["options"][0]["option"]).json()
        assert made.until(made.tokens[0], lambda table: table["revision"] >= ack["revision"])
        watcher.close()
        _race(made, other)
    finally:
        one.stop()
        two.stop()


def _race(made: Made, other: Made) -> None:
    """The same question, answered on both servers at once: one answer counts."""
    rng = random.Random(0)
    for _ in range(6):
        token = next(t for t in made.tokens if made.table(t)["ask"])
        table = made.table(token)
        option = rng.choice(table["ask"]["options"])["option"]
        codes: list[int] = []

        def send(
            match: Made,
            token: str = token,
            table: object = table,
            option: str = option,
            codes: list[int] = codes,
        ) -> None:
            assert isinstance(table, dict)
            codes.append(match.choose(token, table["ask"]["id"], option).status_code)

        threads = [threading.Thread(target=send, args=(match,)) for match in (made, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409]
        assert other.table(token)["choices"] == table["choices"] + 1


def test_a_server_takes_over_the_bots_of_a_dead_one(cluster: Postgres) -> None:
    db = cluster.database()
    one, two = Served(db), Served(db)
    try:
        made = one.make([{"bot": "greedy"}, {"bot": "greedy"}], options={"rounds": 3})
        other = Made(two, {"match": made.id, "host": made.host, "watch": made.watch, "seats": []})
        watcher = Watcher(made, made.watch, served=two)
        watcher.hear()
        made.until(made.watch, lambda table: table["choices"] >= 2)
        one.kill()
        assert other.until(made.watch, lambda table: table["over"], 40)["end"]
        watcher.close()
    finally:
        two.stop()


def test_a_server_takes_over_bots_that_it_never_heard_of(cluster: Postgres) -> None:
    """The match was in no memory but the dead server's."""
    db = cluster.database()
    one, two = Served(db), Served(db)
    try:
        # captains think: their match is far from its end when its server dies
        made = one.make([{"bot": "captain"}] * 5, game="crique")
        other = Made(two, {"match": made.id, "host": made.host, "watch": made.watch, "seats": []})
        made.until(made.watch, lambda table: table["choices"] >= 2)
        one.kill()
        time.sleep(1)  # what it said last has been heard, by whoever knew the match
        watcher = Watcher(other, made.watch)  # who follows it live has said hello but once
        table = watcher.hear()["table"]
        assert not table["over"]
        watcher.until(table["revision"] + 1)
        watcher.close()
    finally:
        two.stop()


def test_a_bot_that_answers_what_it_may_not_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = flibuste.new("crique", 3, 1)
    packed = steps.pack(match, [steps.told(step) for step in steps.steps(match)])
    (seat, *_) = match.pending
    monkeypatch.setattr(thinker, "make", lambda game, name: lambda seat: "scuttle everything")
    with pytest.raises(IllegalChoice):
        thinker.think(packed, seat, "rogue")
    match.choose(seat, thinker.pick(packed, seat))
