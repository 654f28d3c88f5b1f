"""A match over HTTP, from its making to its audit."""

from __future__ import annotations

import random
import uuid

import pytest

from flibuste.kernel import audit, record
from tests.toyland.toyland import GAME

from .tools import Made, Served, Watcher

THREE = [{"name": "Anne"}, {"name": "Mary"}, {"name": "Jean"}]
MIXED = [{"name": "Anne"}, {"name": "Mary", "bot": "random"}, {"name": "Jean", "bot": "greedy"}]


def finished(served: Served, seed: int = 1) -> Made:
    made = served.make(THREE, options={"rounds": 2})
    made.play(random.Random(seed))
    return made


def test_people_play_to_the_end(served: Served) -> None:
    made = finished(served)
    table = made.table(made.watch)
    assert table["over"]
    assert table["ask"] is None
    assert sorted(one["seat"] for one in table["end"]) == [0, 1, 2]
    assert [line["points"] for line in table["end"][0]["lines"]] == [table["end"][0]["score"]]


def test_bots_play_in_the_background(served: Served) -> None:
    made = served.make(MIXED, options={"rounds": 2})
    made.play(random.Random(3), seats=[0])
    assert made.table(made.tokens[0])["over"]


def test_only_bots_finish_by_themselves(served: Served) -> None:
    made = served.make([{"bot": "random"}, {"bot": "random"}], options={"rounds": 1})
    assert made.until(made.watch, lambda table: table["over"])["end"]


def test_the_record_loads_and_holds(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = finished(served)
    text = made.ask("GET", "record", made.watch).text
    monkeypatch.setattr(record, "find", lambda name: GAME)
    match = audit.verify(text)
    assert match.over
    assert len(match.journal) == made.table(made.watch)["choices"]


def test_the_audit_says_that_the_dice_are_right(served: Served) -> None:
    made = finished(served)
    audit = made.ask("POST", "audit", made.watch, params={"lang": "en"}).json()
    assert audit["ok"], audit
    assert "All of it holds" in audit["message"]


def test_the_replay_steps_through_the_match(served: Served) -> None:
    made = finished(served)
    last = made.table(made.watch)["choices"]
    boards = []
    for at in (0, last // 2, last):
        sight = made.ask("GET", "replay", made.tokens[0], params={"at": at}).json()
        assert sight["choices"] == at
        assert sight["seat"] == 0
        boards.append(str(sight["panels"]))
    assert len(set(boards)) == 3


def test_before_the_end_nothing_is_given_away(served: Served) -> None:
    made = served.make(THREE)
    for method, path in (("GET", "record"), ("GET", "replay?at=0"), ("POST", "audit")):
        answer = made.ask(method, path, made.tokens[0])
        assert answer.status_code == 409
        assert answer.json()["error"] == "not-over"


def test_a_choice_can_be_taken_back(served: Served) -> None:
    made = served.make(THREE)
    made.play(random.Random(1), most=3)
    token = next(t for t in made.tokens if made.table(t)["ask"])
    before = made.table(token)
    assert made.choose(token, before["ask"]["id"], "mark").status_code == 200
    marked = made.table(token)
    assert marked["undo"]
    assert made.undo(token, marked["ask"]["id"]).status_code == 200
    after = made.table(token)
    assert after["ask"] == before["ask"]
    assert after["story"] == before["story"]
    assert after["revision"] == before["revision"] + 2
    again = made.undo(token, after["ask"]["id"])
    assert again.status_code == 422


def test_a_seat_goes_to_a_bot_and_back(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}], options={"rounds": 2})
    handed = made.ask("PUT", "seats/1", made.host, json={"bot": "random"})
    assert handed.status_code == 200
    table = made.until(made.tokens[0], lambda table: table["seats"][1]["waiting"] is None)
    assert table["seats"][1]["bot"] == "random"
    mine = made.table(made.tokens[1])
    if mine["ask"]:
        assert made.choose(made.tokens[1], mine["ask"]["id"], "pass").json()["error"] == "bot-seat"
    back = made.ask("PUT", "seats/1", made.tokens[1], json={"bot": None, "name": "Grace"})
    assert back.status_code == 200
    seat = made.table(made.tokens[0])["seats"][1]
    assert (seat["bot"], seat["name"]) == (None, "Grace")


def test_a_friend_takes_a_seat_over_by_a_new_link(served: Served) -> None:
    made = served.make(THREE)
    assert made.ask("POST", "seats/1/link", made.tokens[1]).status_code == 403
    fresh = made.ask("POST", "seats/1/link", made.host).json()["token"]
    assert made.table(fresh)["seat"] == 1
    assert made.ask("GET", "table", made.tokens[1]).status_code == 403


def test_a_request_sent_twice_is_carried_out_once(served: Served) -> None:
    made = served.make(THREE)
    table = made.table(made.tokens[0])
    option = table["ask"]["options"][0]["option"]
    request = uuid.uuid4().hex
    first = made.choose(made.tokens[0], table["ask"]["id"], option, request)
    second = made.choose(made.tokens[0], table["ask"]["id"], option, request)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert made.table(made.tokens[0])["choices"] == 1


def test_an_answer_is_weighed_without_being_given(served: Served) -> None:
    made = served.make([{}, {}])
    made.play(random.Random(1), most=2)
    token = next(t for t in made.tokens if made.table(t)["ask"])
    table = made.table(token)

    def weigh(option: str) -> object:
        body = {"decision": table["ask"]["id"], "option": option}
        return made.ask("POST", "weigh", token, json=body, params={"lang": "en"}).json()["reason"]

    assert weigh("pass") is None
    assert weigh("stake 1") is None
    most = table["ask"]["form"]["fields"]["most"]
    assert weigh("stake 9999") == f"option stake: expected a number from 1 to {most}, got stake 9999"
    assert made.table(token)["revision"] == table["revision"]
    assert made.choose(token, table["ask"]["id"], "pass").status_code == 200
    assert str(weigh("stake 1")).startswith("The game has moved on")  # no fault of a page that asks late


def test_one_screen_for_several(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jean", "remote": True}])
    behind = made.table(made.host, curtain=True)
    assert behind["mine"] == [0, 1]
    assert behind["seat"] is None
    assert behind["ask"] is None
    assert made.table(made.host, seat=1)["ask"]["seat"] == 1
    refused = made.ask("GET", "table", made.host, params={"seat": 2})
    assert refused.status_code == 403


def test_a_poll_waits_for_news(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}])
    table = made.table(made.tokens[0])
    watcher = Watcher(made, made.watch)
    made.choose(made.tokens[0], table["ask"]["id"], table["ask"]["options"][0]["option"])
    news = made.table(made.tokens[1], since=table["revision"])
    assert news["revision"] == table["revision"] + 1
    watcher.close()


def test_games_rules_and_posters(served: Served) -> None:
    games = {game["name"]: game for game in served.http.get("/api/games?lang=en").json()}
    assert games["toy"]["title"] == "The Toy"
    assert games["toy"]["settings"][0]["label"] == "Rounds"
    assert [bot["label"] for bot in games["toy"]["bots"]][:2] == ["Dice", "Sailor"]
    rule = served.http.get("/api/games/toy/rule", params={"id": "1.2", "lang": "en"}).json()
    assert rule["text"].startswith("On your turn")
    assert len(served.http.get("/api/games/toy/rules").json()) == 3
    poster = served.http.get("/api/games/toy/poster")
    assert poster.headers["content-type"].startswith("image/svg+xml")
    assert poster.text.startswith("<svg")


def test_who_is_asked_for_a_card_is_told_to_nobody_else(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}, {"name": "Jean"}], game="crique")
    rng = random.Random(3)
    for _ in range(200):
        tables = [made.table(token) for token in (*made.tokens, made.watch)]
        asked = [number for number, table in enumerate(tables) if table["ask"]]
        [first, *_] = asked
        kind = tables[first]["ask"]["kind"]
        if kind.startswith("window"):
            break
        option = rng.choice(tables[first]["ask"]["options"])["option"]
        assert made.choose(made.tokens[first], tables[first]["ask"]["id"], option).status_code == 200
    assert kind.startswith("window")
    assert tables[first]["seats"][first]["waiting"] == tables[(first + 1) % 3]["moment"]
    for number, table in enumerate(tables):
        if number != first:
            assert table["moment"]
            assert [seat["waiting"] for seat in table["seats"]] == [None] * 3
