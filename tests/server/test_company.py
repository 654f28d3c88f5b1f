"""People at one table: who is there, a secret choice thought over, once more with the same people."""

from __future__ import annotations

import random
import re
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import numpy
import pytest
import zxingcpp

from flibuste.kernel.settings import Setting
from flibuste.server.reach import Bound

from .tools import Made, Postgres, Served, Watcher


def withdraw(made: Made, token: str, request: str = "") -> httpx.Response:
    return made.ask("POST", "withdraw", token, json={"request": request or uuid.uuid4().hex})


def rematch(made: Made, token: str) -> Made:
    answer = made.ask("POST", "rematch", token)
    assert answer.status_code == 200, answer.text
    links = [{"seat": seat, "token": token} for seat, token in enumerate(made.tokens[1:] + made.tokens[:1])]
    return Made(
        made.served,
        {"match": answer.json()["match"], "host": made.host, "watch": made.watch, "seats": links},
    )


def asked(made: Made, token: str) -> dict[str, Any]:
    found: dict[str, Any] = made.table(token)["ask"]
    return found


# ---- invitations


def test_a_link_as_a_code_is_read_back(served: Served) -> None:
    link = f"http://192.168.178.34:8421/m/Xy12_-abcdef#{'Aa0_-' * 7}"
    answer = served.http.post("/api/code", json={"text": link})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert [result.text for result in zxingcpp.read_barcodes(pixels(answer.text))] == [link]
    for bad in ({"text": ""}, {"text": "x" * 401}, {}, {"text": "x", "more": 1}):
        assert served.http.post("/api/code", json=bad).status_code == 400


def pixels(svg: str) -> Any:
    """The picture, eight pixels a module."""
    size = int(re.findall(r'viewBox="0 0 (\d+)', svg)[0])
    modules = numpy.full((size, size), 255, dtype=numpy.uint8)
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", svg):
        modules[int(y), int(x) : int(x) + int(length)] = 0
    return numpy.kron(modules, numpy.ones((8, 8), dtype=numpy.uint8))


@pytest.mark.parametrize(
    ("bound", "address"),
    [
        (Bound("127.0.0.1", 8421), None),
        (Bound("::1", 8421), None),
        (Bound("localhost", 8421), None),
        (Bound("192.168.1.7", 8421), "http://192.168.1.7:8421"),
        (Bound("fd00::7", 8421), "http://[fd00::7]:8421"),
        (Bound("ship.local", 80), "http://ship.local:80"),
    ],
)
def test_the_address_that_others_can_open(bound: Bound, address: str | None) -> None:
    assert bound.address() == address


def test_the_network_s_address_is_told_on_the_own_machine_only(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "matches.sqlite3"), host="0.0.0.0")
    own = Bound("0.0.0.0", server.port).address()
    ask = server.http.get
    assert ask("/api/reach").json() == {"address": own}
    for headers in ({"host": "games.example"}, {"x-forwarded-for": "203.0.113.9"}):
        assert ask("/api/reach", headers=headers).json() == {"address": None}
    if own is not None:  # a guest from the network
        assert httpx.get(f"{own}/api/reach", headers={"host": "localhost"}).json() == {"address": None}
    server.stop()


def test_a_server_for_one_machine_says_so(served: Served) -> None:
    assert served.http.get("/api/reach").json() == {"address": None}


# ---- who is there


class Guest:
    """A page that answers beats, until its cable is cut."""

    def __init__(self, made: Made, token: str, served: Served | None = None) -> None:
        self.watcher = Watcher(made, token, served, beats=True)
        self.here: list[int] = []
        self.messages: list[dict[str, Any]] = []

    def until(self, here: list[int], seconds: float = 5.0, answers: bool = True) -> float:
        """Seconds until exactly these seats are shown as here."""
        began = time.monotonic()
        while time.monotonic() - began < seconds:
            try:
                said = self.watcher.hear(0.2)
            except TimeoutError:
                continue
            self.messages.append(said)
            if said["beat"] and answers:
                self.watcher.socket.send('"beat"')
            if said["here"] is not None:
                self.here = said["here"]
            if said["table"] is not None:
                self.here = [seat["seat"] for seat in said["table"]["seats"] if seat["here"]]
            if self.here == here:
                return time.monotonic() - began
        raise AssertionError(f"not within {seconds} s: {self.here}")


@pytest.mark.timed
def test_who_comes_and_goes_is_seen_within_two_seconds(served: Served) -> None:
    made = served.make([{}, {"remote": True}, {"bot": "random"}])
    anne = Guest(made, made.tokens[0])
    anne.until([0])
    mary = Guest(made, made.tokens[1])
    assert anne.until([0, 1]) < 2
    mary.watcher.close()
    assert anne.until([0]) < 2
    anne.watcher.close()


@pytest.mark.timed
def test_a_cut_cable_is_seen_within_two_seconds_and_a_mended_one_too(served: Served) -> None:
    made = served.make([{}, {"remote": True}])
    anne, mary = Guest(made, made.tokens[0]), Guest(made, made.tokens[1])
    anne.until([0, 1])
    cut = time.monotonic()  # she answers no more, yet her connection stands
    anne.until([0])
    assert time.monotonic() - cut < 2.2  # two seconds, and some for a busy machine
    mary.watcher.socket.send('"beat"')
    assert anne.until([0, 1]) < 2
    anne.watcher.close()
    mary.watcher.close()


def test_presence_tells_seats_and_nothing_else(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary", "remote": True}])
    watching = Guest(made, made.watch)
    anne = Guest(made, made.tokens[0])
    watching.until([0])
    anne.watcher.close()
    watching.until([])
    news = [said for said in watching.messages if said["table"] is None]
    assert news
    for said in news:
        assert {key for key, value in said.items() if value not in (None, False)} <= {
            "here",
            "beat",
            "server",
        }
    watching.watcher.close()


def test_nobody_is_beaten_who_plays_alone(served: Served) -> None:
    alone = served.make([{}, {"bot": "random"}])
    guest = Guest(alone, alone.tokens[0])
    guest.until([0])
    with pytest.raises(AssertionError):
        guest.until([1], 1.5)
    assert not any(said["beat"] for said in guest.messages)
    guest.watcher.close()


def test_one_who_polls_is_here_too(served: Served) -> None:
    made = served.make([{}, {"remote": True}])
    anne = Guest(made, made.tokens[0])
    anne.until([0])
    with ThreadPoolExecutor(1) as pool:
        revision = made.table(made.tokens[1])["revision"]
        poll = pool.submit(made.table, made.tokens[1], since=revision)
        assert anne.until([0, 1]) < 2
        anne.watcher.close()  # which ends the poll: somebody has left
        assert poll.result(5)["seats"][0]["here"] is False


@pytest.mark.timed
def test_presence_reaches_across_servers(cluster: Postgres) -> None:
    db = cluster.database()
    one, two = Served(db), Served(db)
    made = one.make([{}, {"remote": True}])
    anne = Guest(made, made.tokens[0])
    anne.until([0])
    mary = Guest(made, made.tokens[1], two)
    assert anne.until([0, 1]) < 2
    mary.until([0, 1])
    two.kill()  # with all who were there
    assert anne.until([0]) < 2.5
    anne.watcher.close()
    one.stop()


# ---- a secret choice thought over


def test_a_secret_choice_is_changed_until_the_last_is_in(served: Served) -> None:
    made = served.make([{}, {}, {}])
    anne, mary, jack = made.tokens
    question = asked(made, anne)
    first, other = (option["option"] for option in question["options"][:2])
    made.choose(anne, question["id"], first)
    made.choose(mary, asked(made, mary)["id"], asked(made, mary)["options"][0]["option"])
    waiting = made.table(anne)
    assert waiting["ask"] is None
    assert waiting["answered"] == question["options"][0]["text"]
    assert withdraw(made, anne).status_code == 200
    again = made.table(anne)
    assert again["ask"] == question  # the very same question
    assert again["answered"] == ""
    assert made.table(mary)["answered"] != ""  # the others' answers stand
    made.choose(anne, question["id"], other)
    made.choose(jack, asked(made, jack)["id"], asked(made, jack)["options"][0]["option"])
    table = made.table(anne)
    shown = re.findall(r"card (\d+)", str(table["story"]))
    assert other.split()[-1] in shown
    assert first.split()[-1] not in shown
    refused = withdraw(made, anne)
    assert refused.status_code == 409
    assert refused.json()["error"] == "no-withdraw"


def test_a_change_of_mind_is_told_to_nobody_but_that_one_is_waited_for(served: Served) -> None:
    made = served.make([{}, {}, {}])
    anne, mary, _ = made.tokens
    before = made.table(mary)
    spectator = made.table(made.watch)
    made.choose(anne, asked(made, anne)["id"], asked(made, anne)["options"][0]["option"])
    assert made.table(mary)["answered"] == ""
    withdraw(made, anne)
    moving = ("revision", "idle")
    for token, then in ((mary, before), (made.watch, spectator)):
        now = made.table(token)
        assert {k: v for k, v in now.items() if k not in moving} == {
            k: v for k, v in then.items() if k not in moving
        }


def test_withdrawing_is_carried_out_once_and_refused_to_others(served: Served) -> None:
    made = served.make([{}, {}, {}])
    anne, mary, _ = made.tokens
    question = asked(made, anne)
    request = uuid.uuid4().hex
    assert withdraw(made, anne).json()["error"] == "no-withdraw"
    made.choose(anne, question["id"], question["options"][0]["option"])
    done = withdraw(made, anne, request)
    made.choose(anne, question["id"], question["options"][1]["option"])
    assert withdraw(made, anne, request).json() == done.json()
    assert made.table(anne)["answered"] == question["options"][1]["text"]
    assert withdraw(made, mary).status_code == 409
    assert withdraw(made, made.watch).status_code == 403
    assert withdraw(made, "nonsense").status_code == 403


def test_an_old_request_takes_back_no_later_answer(served: Served) -> None:
    """One that was refused, or got lost on its way, may come again when something else was answered."""
    made = served.make([{}, {}], options={"rounds": 3})
    anne, jack = made.tokens
    question = asked(made, anne)
    made.choose(anne, question["id"], question["options"][0]["option"])
    assert made.table(anne)["answered_to"] == question["id"]
    old = {"request": uuid.uuid4().hex, "decision": question["id"]}
    made.choose(jack, asked(made, jack)["id"], asked(made, jack)["options"][0]["option"])
    assert made.ask("POST", "withdraw", anne, json=old).status_code == 409
    while not (made.table(anne)["ask"] and made.table(jack)["ask"]):  # all have their turn, one by one
        token = anne if made.table(anne)["ask"] else jack
        assert made.choose(token, asked(made, token)["id"], "pass").status_code == 200
    second = asked(made, anne)
    made.choose(anne, second["id"], second["options"][0]["option"])
    again = made.ask("POST", "withdraw", anne, json=old, params={"lang": "en"})
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert made.table(anne)["answered_to"] == second["id"]
    now = {"request": uuid.uuid4().hex, "decision": second["id"]}
    assert made.ask("POST", "withdraw", anne, json=now).status_code == 200
    assert made.table(anne)["answered_to"] == ""


def test_a_match_with_a_changed_answer_is_stored_and_verified(mortal: Served) -> None:
    made = mortal.make([{}, {}], options={"rounds": 1})
    anne, _ = made.tokens
    question = asked(made, anne)
    made.choose(anne, question["id"], question["options"][0]["option"])
    withdraw(made, anne)
    made.choose(anne, question["id"], question["options"][1]["option"])
    mortal.kill()
    mortal.start()
    assert made.table(anne)["answered"] == question["options"][1]["text"]
    assert withdraw(made, anne).status_code == 200
    made.play(random.Random(3))
    audit = made.ask("POST", "audit", anne).json()
    assert audit["ok"], audit


# ---- once more


def test_a_rematch_brings_everybody_along_a_seat_further_on(served: Served) -> None:
    seats: list[dict[str, Any]] = [
        {"name": "Anne"},
        {"name": "Mary", "remote": True},
        {"name": "Jack", "bot": "greedy"},
    ]
    made = served.make(seats, options={"rounds": 1})
    assert made.ask("POST", "rematch", made.host).json()["error"] == "not-over"
    made.play(random.Random(1), seats=[0, 1])
    watcher = Watcher(made, made.tokens[1])
    assert watcher.hear()["table"]["rematch"] == ""
    again = rematch(made, made.tokens[0])
    assert watcher.until(2)["rematch"] == again.id  # the others' pages hear of it
    watcher.close()
    assert again.id != made.id
    table = again.table(made.tokens[0])
    assert [seat["name"] for seat in table["seats"]] == ["Mary", "Jack", "Anne"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", None]
    assert table["mine"] == [2]
    assert again.table(made.tokens[1])["mine"] == [0]
    assert again.table(made.host)["mine"] == [2]
    assert again.table(made.host)["host"]
    assert again.table(made.watch)["mine"] == []
    again.play(random.Random(2), seats=[0, 2])
    assert made.table(made.watch)["over"]


def test_a_rematch_is_made_once_and_by_those_who_play(served: Served) -> None:
    made = served.make([{}, {}], options={"rounds": 1})
    made.play(random.Random(1))
    assert made.ask("POST", "rematch", made.watch).status_code == 403
    one, two = rematch(made, made.tokens[0]), rematch(made, made.tokens[1])
    assert one.id == two.id
    assert one.table(made.tokens[0])["choices"] == 0
    one.play(random.Random(2))
    third = rematch(one, one.tokens[0])  # and so on, with the same links
    assert third.id not in (made.id, one.id)
    assert third.table(made.tokens[0])["mine"] == [0]


def test_a_rematch_is_found_again_after_a_crash(mortal: Served) -> None:
    made = mortal.make([{}, {}], options={"rounds": 1})
    made.play(random.Random(1))
    again = rematch(made, made.host)
    mortal.kill()
    mortal.start()
    assert made.table(made.watch)["rematch"] == again.id
    assert rematch(made, made.tokens[1]).id == again.id
    assert again.table(made.tokens[0])["mine"] == [1]


def test_the_dice_of_a_rematch_are_its_own(served: Served) -> None:
    made = served.make([{}, {}], options={"rounds": 1})
    made.play(random.Random(1))
    again = rematch(made, made.host)
    assert again.table(made.watch)["commitment"] != made.table(made.watch)["commitment"]


def test_what_belongs_to_a_seat_goes_with_who_sat_there() -> None:
    fleets = Setting("fleets", "random", each=True)
    assert fleets.turned("one / two", 3) == "two / two / one"
    assert fleets.turned("random", 2) == "random / random"
    assert Setting("points", 40).turned(30, 3) == 30


def test_who_takes_a_seat_over_has_agreed_to_no_advice(served: Served) -> None:
    made = served.make([{}, {"remote": True}, {"bot": "random"}], game="crique")
    assert made.ask("POST", "advice", made.tokens[0]).status_code == 403
    assert made.ask("POST", "advice", made.tokens[1]).status_code == 200
    assert made.ask("POST", "seats/1/link", made.host).status_code == 201
    assert made.ask("POST", "advice", made.tokens[0]).status_code == 403
    assert made.ask("PUT", "seats/1", made.host, json={"bot": "random"}).status_code == 200
    assert made.ask("POST", "advice", made.tokens[0]).status_code == 200
