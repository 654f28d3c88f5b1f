"""The live channel: everybody hears of a change, and hears only what is his to know."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from .tools import Made, Served, Watcher


def test_a_choice_is_told_to_all(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}])
    watchers = [Watcher(made, token) for token in (*made.tokens, made.watch)]
    first = [watcher.hear()["table"] for watcher in watchers]
    assert [table["seat"] for table in first] == [0, 1, None]
    assert all("<" in table["panels"]["map"]["layers"]["ground"] for table in first)
    answer = made.choose(made.tokens[0], first[0]["ask"]["id"], first[0]["ask"]["options"][0]["option"])
    revision = answer.json()["revision"]
    for watcher in watchers:
        assert watcher.until(revision)["choices"] == 1
        watcher.close()


def test_a_slow_page_is_sent_the_newest_table_only(served: Served) -> None:
    """Bots may play a whole match while a page draws: it skips what it missed instead of falling behind."""
    made = served.make([{}, {}], options={"rounds": 3})
    watcher = Watcher(made, made.watch, paced=True)
    assert watcher.hear()["table"]["choices"] == 0
    made.play(random.Random(4))
    last = made.table(made.watch)["revision"]
    with pytest.raises(TimeoutError):
        watcher.hear(0.2)
    watcher.socket.send('"next"')
    assert watcher.hear()["table"]["revision"] == last
    watcher.say(token=made.watch, lang="fr", paced=True)  # another language is not waited for
    assert watcher.hear()["table"]["lang"] == "fr"
    watcher.close()


def test_two_tabs_of_one_seat_agree(served: Served) -> None:
    made = served.make([{}, {}])
    one, two = (Watcher(made, made.tokens[0]) for _ in range(2))
    asked = one.hear()["table"]["ask"]
    two.hear()
    revision = made.choose(made.tokens[0], asked["id"], asked["options"][1]["option"]).json()["revision"]
    tables = [watcher.until(revision) for watcher in (one, two)]
    assert tables[0] == tables[1] | {"idle": tables[0]["idle"]}
    one.close()
    two.close()


def test_each_hears_only_its_own_secrets(served: Served) -> None:
    """A whole match: the raw traffic to a seat never names a card that only another seat holds."""
    made = served.make([{}, {}], options={"rounds": 2})
    watchers = [Watcher(made, token) for token in (*made.tokens, made.watch)]
    rng = random.Random(2)
    while not (table := made.table(made.tokens[0]))["over"]:
        hands = [set(made.table(token, view=True)["view"]["hand"]) for token in made.tokens]
        played = {int(card) for card in re.findall(r"bids card (\d+)", str(table["story"]))}
        for watcher, mine in zip(watchers, (hands[0], hands[1], set()), strict=True):
            _no_secret(_drain(watcher), (hands[0] | hands[1]) - mine - played)
        made.play(rng, most=1)
    for watcher in watchers:
        watcher.close()


def _drain(watcher: Watcher) -> str:
    heard: list[str] = []
    while True:
        try:
            watcher.hear(0.05)
        except TimeoutError:
            return " ".join(heard)
        heard.append(watcher.raw[-1])


def _no_secret(raw: str, secrets: set[int]) -> None:
    seen = {
        int(card) for card in re.findall(r"bid (\d+)|card-(\d+)|card (\d+)", raw) for card in card if card
    }
    assert not seen & secrets


def test_the_story_comes_in_pieces(served: Served) -> None:
    made = served.make([{}, {}])
    watcher = Watcher(made, made.watch)
    story: list[Any] = []
    table = watcher.hear()["table"]
    for _ in range(4):
        made.play(random.Random(4), most=1)
        table = watcher.until(table["revision"] + 1)
        assert table["story_from"] <= len(story)
        story[table["story_from"] :] = table["story"]
    assert story == made.table(made.watch)["story"]
    watcher.close()


def test_an_unchanged_board_is_not_sent_again(served: Served) -> None:
    made = served.make([{}, {}])
    watcher = Watcher(made, made.watch)
    first = watcher.hear()["table"]
    made.ask("PUT", "seats/1", made.host, json={"bot": None, "name": "Grace"})
    table = watcher.until(first["revision"] + 1)
    assert first["panels"]["map"]["layers"]["ground"]
    assert table["panels"]["map"]["layers"]["ground"] is None
    assert table["seats"][1]["name"] == "Grace"
    watcher.close()


def test_language_and_eyes_change_in_place(served: Served) -> None:
    made = served.make([{"name": "Anne"}, {"name": "Mary"}])
    watcher = Watcher(made, made.host, curtain=True)
    assert watcher.hear()["table"]["seat"] is None
    watcher.say(token=made.host, lang="fr", seat=1)
    table = watcher.hear()["table"]
    assert (table["seat"], table["lang"], table["title"]) == (1, "fr", "Le Jouet")
    assert table["ask"]["prompt"].startswith("Mary, quelle carte")
    watcher.close()


def test_who_says_hello_with_another_link_is_somebody_else(served: Served) -> None:
    """Whose link to a seat was replaced could go on as a spectator and be shown as the one who has it."""
    made = served.make([{}, {}])
    watcher = Watcher(made, made.tokens[1])
    watcher.until(1)
    assert made.table(made.watch)["seats"][1]["here"]
    watcher.say(token=made.watch, lang="en")
    watcher.until(1)
    made.until(made.watch, lambda table: not table["seats"][1]["here"])
    watcher.close()


def test_who_is_here(served: Served) -> None:
    made = served.make([{}, {}])
    assert not made.table(made.watch)["seats"][0]["here"]
    watcher = Watcher(made, made.tokens[0])
    watcher.hear()
    assert made.table(made.watch)["seats"][0]["here"]
    watcher.close()


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"token": "wrong"}, "no-link"),
        ({"token": ""}, "no-link"),
        ({"nonsense": 1}, "bad-request"),
        ({"token": "x", "lang": "de"}, "bad-request"),
    ],
)
def test_a_stranger_is_turned_away(served: Served, hello: dict[str, Any], error: str) -> None:
    made = served.make([{}, {}])
    with served.socket(made.id) as socket:
        socket.send(msgspec.json.encode(hello).decode())
        said = msgspec.json.decode(str(socket.recv(timeout=5)))
        assert said["fault"]["error"] == error
        assert said["table"] is None
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)


def test_a_replaced_link_falls_silent(served: Served) -> None:
    made = served.make([{}, {}])
    watcher = Watcher(made, made.tokens[1])
    watcher.hear()
    made.ask("POST", "seats/1/link", made.host)
    assert watcher.hear()["fault"]["error"] == "no-link"
    watcher.close()


def test_bots_are_followed_live(served: Served) -> None:
    made: Made = served.make([{}, {"bot": "random"}], options={"rounds": 1})
    watcher = Watcher(made, made.tokens[0])
    while not (table := watcher.hear(20)["table"])["over"]:
        if table["ask"]:
            made.choose(made.tokens[0], table["ask"]["id"], table["ask"]["options"][0]["option"])
    assert table["end"]
    watcher.close()
