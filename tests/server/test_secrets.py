"""What is sent tells nothing that its reader may not know: the ids of decisions, names, requests."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET

import pytest

import flibuste
from flibuste.kernel.match import Match
from flibuste.lessons import adviser
from flibuste.server import sight, wire
from flibuste.server.names import clean
from flibuste.server.store import Chair, Link
from flibuste.server.tables import Live
from flibuste.words.texts import LANGUAGES

from .tools import Made as MadeMatch
from .tools import Postgres, Served


def live_match(match: Match) -> Live:
    """A match as the server holds it, without a server."""
    live = Live("somewhere")
    live.match = match
    live.chairs = [Chair() for _ in range(match.seats)]
    live.undone = [0] * 1000
    live.renew(1)
    return live


def shown(live: Live, seat: int | None, lang: str, *, board: bool = True, panels: bool = False) -> wire.Sight:
    link = Link("", () if seat is None else (seat,), False)
    found, _ = sight.look(live, link, seat, lang, board=board, panels=panels, view=True)
    return found


def test_an_id_depends_on_no_choice() -> None:
    """Two matches that differ in a secret answer ask the others under the same ids."""
    seen = []
    for pick in (0, 1):
        match = flibuste.new("fortunes", 3, seed=5)
        live = live_match(match)
        while not match.together:
            seat = next(iter(match.pending))
            match.choose(seat, match.suggest(seat)[0])
        first, *others = match.pending
        before = [live.decision_id(seat) for seat in others]
        match.choose(first, match.pending[first].options[pick])
        assert [live.decision_id(seat) for seat in others] == before
        for seat in others:
            match.choose(seat, match.pending[seat].options[0])
        seen.append((before, [live.decision_id(seat) for seat in match.pending]))
    assert seen[0] == seen[1]


def test_ids_are_as_secret_as_the_seed() -> None:
    ids = {live_match(flibuste.new("crique", 3, seed=seed)).decision_id(0) for seed in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[0-9a-f]{24}", one) for one in ids)


def test_an_id_is_never_another_s() -> None:
    match = flibuste.new("crique", 3, seed=2)
    live = live_match(match)
    rng = random.Random(4)
    seen: dict[str, tuple[int, int]] = {}
    for _ in range(60):
        for seat in match.pending:
            where = (seat, match.asked_at)
            assert seen.setdefault(live.decision_id(seat), where) == where
        seat = rng.choice(list(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat)))


@pytest.mark.parametrize("name", flibuste.games())
def test_a_sight_tells_nothing_of_what_is_hidden(name: str) -> None:
    """Every field, byte for byte, in two worlds that differ only in what its reader can't know (the siege has
    many more positions)."""
    seats = min((count for count in flibuste.find(name).seats if count >= 3), default=2)
    match = flibuste.new(name, seats, seed=8)
    rng = random.Random(8)
    for step in range(24):
        if match.over:
            break
        if step % 8 == 0:
            for seat in (None, *range(seats)):
                assert compared(match, seat, rng) is None
        assert compared_answers(match, rng)[1] is None
        seat = rng.choice(list(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat)))


def compared(match: Match, seat: int | None, rng: random.Random | None = None) -> str | None:
    """The first field that differs between two worlds that a seat can't tell apart; None where none does.
    With `rng`, pictures (which are made from the view alone) are drawn for some of the positions only."""
    rng = rng or random.Random(1)
    lang = rng.choice(LANGUAGES)
    board, panels, advice = (rng.random() < share for share in (0.3, 0.3, 0.1))
    answers = _hostile_answers(match, seat, rng)
    worlds = [match.redeal(seat, sample) for sample in (1, 2)]
    for dealt in worlds:
        dealt.dice.key = match.dice.key  # the same secret: only what is hidden differs
        dealt.seed = match.seed
    if match.asked_at == len(match.journal):  # the true one too: it has no secret answer that was withdrawn
        worlds.append(match.clone())
    tables = []
    for world in worlds:
        live = live_match(world)
        live.touched = 0.0
        found = wire_fields(shown(live, seat, lang, board=board, panels=panels))
        if seat is not None and seat in world.pending:
            asked = live.decision_id(seat)
            for answer in answers:
                found[f"weigh {answer}"] = sight.weigh(live, seat, wire.Weigh(asked, answer), lang)
            if advice and world.game.player is not None:
                found["advice"] = adviser.advise(world.clone(), seat)
        tables.append(found)
    differs = _first_difference(tables[0], tables[1])
    if differs is None and len(tables) > 2:
        for found in tables[1:]:  # a re-deal is one more line of the journal
            for field in ("choices", "undo", "advice"):
                found.pop(field, None)
            if isinstance(ask := found["ask"], wire.Ask):
                ask.id = ""
        differs = _first_difference(tables[1], tables[2])
    return differs


def _first_difference(one: dict[str, object], other: dict[str, object]) -> str | None:
    return next((key for key in one if one[key] != other[key]), None)


def _hostile_answers(match: Match, seat: int | None, rng: random.Random) -> list[str]:
    """Answers that a seat may weigh, allowed or not: what refuses them must tell nothing hidden."""
    if seat is None or seat not in match.pending:
        return []
    options = match.suggest(seat, 1)
    said = []
    for option in rng.sample(options, min(3, len(options))):
        words = str(option).split()
        said.append(" ".join(words))
        for at in range(1, len(words)):
            other = str(rng.choice(options)).split()
            words[at] = rng.choice([other[at] if at < len(other) else "0", str(rng.randint(-50, 400))])
            said.append(" ".join(words))
    return said


def compared_answers(match: Match, rng: random.Random) -> tuple[int, str | None]:
    """Where several are asked in secret: what each of the others and a spectator is sent when one of them
    answers this or that. How many were compared, and the first field that differs."""
    if not match.together or len(match.pending) < 2:
        return 0, None
    who = rng.choice(list(match.pending))
    options = match.suggest(who, 1)
    one, other = rng.choice(options), rng.choice(options)
    viewers = [None, *(seat for seat in range(match.seats) if seat != who)]
    lang = rng.choice(LANGUAGES)
    worlds = []
    for option in (one, other):
        answered = match.clone()
        answered.choose(who, option)
        live = live_match(answered)
        live.touched = 0.0
        worlds.append([wire_fields(shown(live, viewer, lang, board=False)) for viewer in viewers])
    for first, second in zip(*worlds, strict=True):
        differs = _first_difference(first, second)
        if differs is not None:
            return len(viewers), differs
    return len(viewers), None


def wire_fields(table: wire.Sight) -> dict[str, object]:
    found = {name: getattr(table, name) for name in table.__struct_fields__}
    found.pop("idle")  # the time of day
    return found


def test_names_are_of_visible_characters() -> None:
    assert clean(" Anne\tBonny\n") == "Anne Bonny"
    assert clean("\u202eevil\u200b\u0000\ufffe\u2066x") == "evilx"
    assert clean("a" + "\u0301" * 9) == "\u00e1\u0301\u0301"
    assert clean("\u2028\u00a0Jean\u3000Bart") == "Jean Bart"


@pytest.mark.parametrize("game", ["crique", "pirates"])
def test_a_board_with_hostile_names_is_still_xml(served: Served, game: str) -> None:
    bad = "\u0001\u202e<b>&\u200d\uffff\"'"
    seats = [{"name": bad} for _ in range(3)]
    made = served.make(seats, game=game)
    table = made.table(made.watch, board=True)
    ET.fromstring(table["board"])
    assert table["seats"][0]["name"] == "<b>&\"'"


def test_a_request_id_of_another_seat_is_another_request(served: Served) -> None:
    made = served.make([{}, {}])
    first, second = (made.table(token)["ask"] for token in made.tokens)
    request = "r" * 16
    assert made.choose(made.tokens[0], first["id"], first["options"][0]["option"], request).status_code == 200
    answer = made.choose(made.tokens[1], second["id"], second["options"][0]["option"], request)
    assert answer.status_code == 200
    assert made.table(made.watch)["choices"] == 2
    stale = made.choose(made.tokens[0], first["id"], first["options"][1]["option"], request)
    assert stale.status_code == 409


def test_what_was_seen_on_one_server_is_seen_on_the_other(cluster: Postgres) -> None:
    db = cluster.database()
    one, two = Served(db), Served(db)
    try:
        made = one.make([{}, {}], options={"rounds": 6})
        other = MadeMatch(two, {"match": made.id, "host": made.host, "watch": made.watch, "seats": []})
        rng = random.Random(3)
        for _ in range(40):
            token = next((t for t in made.tokens if made.table(t)["ask"]), None)
            if token is None:
                break
            asked = made.table(token)["ask"]
            answer = made.choose(token, asked["id"], rng.choice(asked["options"])["option"])
            assert other.table(made.watch)["revision"] >= answer.json()["revision"]
    finally:
        one.stop()
        two.stop()
