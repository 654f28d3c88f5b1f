"""The matches of the last release go on: a database that 0.1.0 wrote is opened, migrated and played."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .tools import Made, Served

STORED = Path(__file__).parent / "stored"
MATCHES: list[dict[str, Any]] = json.loads((STORED / "0.1.0.json").read_text())
#: Pirates keeps its ships in another shape since, and deals random fleets otherwise: its old matches can be
#: neither resumed nor played again, and say so.
UNREADABLE = {"pirates"}


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    file = tmp_path_factory.mktemp("old") / "matches.sqlite3"
    old = sqlite3.connect(file)
    old.executescript(gzip.decompress((STORED / "0.1.0.sql.gz").read_bytes()).decode())
    old.close()
    served = Served(str(file))
    yield served
    served.stop()


def opened(served: Served, stored: dict[str, Any]) -> Made:
    seats = [{"token": token} for token in stored["seats"]]
    return Made(served, {**stored, "seats": seats})


@pytest.mark.parametrize("stored", MATCHES, ids=[f"{m['game']}-{n}" for n, m in enumerate(MATCHES)])
def test_a_match_of_the_last_release_goes_on(upgraded: Served, stored: dict[str, Any]) -> None:
    made = opened(upgraded, stored)
    if stored["game"] in UNREADABLE:
        answer = made.ask("GET", "table", made.watch)
        assert (answer.status_code, answer.json()["error"]) == (410, "unreadable")
        return
    table = made.table(made.watch)
    assert table["revision"] >= stored["revision"]
    assert table["over"] == stored["over"] or any("resum" in line["text"] for line in table["story"])
    people = [seat for seat in range(len(stored["seats"])) if seat not in stored["bots"]]
    if not table["over"]:
        assert made.play(random.Random(1), most=6, seats=people) > 0
    after = made.table(made.watch)
    assert after["revision"] >= table["revision"]
    if after["over"]:
        replay = made.ask("GET", "replay", made.watch, params={"at": 3})
        assert replay.status_code == 200, replay.text
