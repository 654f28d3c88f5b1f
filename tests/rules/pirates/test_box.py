"""What is in the box (2.1, 21): cards that cannot be are refused by name, the catalogue is searched, every
piece has the measures of the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.events import EVENTS
from flibuste.games.pirates.rules.mystery import BAD, GOOD
from flibuste.games.pirates.rules.shots import GEAR_SHOTS
from flibuste.games.pirates.table import geometry
from flibuste.kernel import data
from flibuste.kernel.data import BadData

from . import kit
from .kit import BARQUE, BRIG, CAPTAIN, FRIGATE, SLOOP


def altered(monkeypatch: pytest.MonkeyPatch, file: str, field: str, **change: Any) -> None:
    """The first entry of that list of a data file reads otherwise."""
    plain = data.read

    def read(package: str, name: str, kind: type[Any]) -> Any:
        found = plain(package, name, kind)
        if name != file:
            return found
        entries = list(getattr(found, field))
        entries[0] = msgspec.structs.replace(entries[0], **change)
        return msgspec.structs.replace(found, **{field: entries})

    monkeypatch.setattr(data, "read", read)


def uncached(function: Callable[[], object]) -> Callable[[], object]:
    return function.__wrapped__  # type: ignore[attr-defined, no-any-return]


@pytest.mark.rule("pirates", "2.1", "8.2", "10.1")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"nation": "atlantis"}, "field nation: no nation 'atlantis'"),
        ({"cannons": ["3S", "7S"]}, "field cannons: no gun '7S'"),
        ({"cannons": ["0L"]}, "field cannons: no gun '0L'"),
        ({"cannons": ["3M"]}, "field cannons: no gun '3M'"),
        ({"cannons": ["3SL"]}, "field cannons: no gun '3SL'"),
        ({"cannons": ["3"]}, "field cannons: no gun '3'"),
        ({"move": "S+M"}, "field move: no move 'S+M'"),
        ({"move": "X"}, "field move: no move 'X'"),
        ({"keywords": ["galley:england"]}, "field keywords: 'galley:england': expected galley alone"),
        ({"abilities": ["cargo_plus1:2"]}, "field abilities: 'cargo_plus1:2': expected cargo_plus1 alone"),
        ({"abilities": ["cannon_plus1_vs"]}, "'cannon_plus1_vs': expected cannon_plus1_vs: and a nation"),
        ({"abilities": ["crew_nation:rome"]}, "'crew_nation:rome': expected crew_nation: and a nation"),
    ],
)
def test_a_ship_that_cannot_be_is_refused(
    change: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    altered(monkeypatch, "ships", "ship", **change)
    with pytest.raises(BadData, match=re.escape(said)):
        uncached(box.ships)()


@pytest.mark.rule("pirates", "2.1", "8.2", "10.1")
@pytest.mark.parametrize(
    "change",
    [
        {"nation": "jade"},
        {"cannons": ["1S", "6L"]},
        {"move": "T"},
        {"move": "D"},
        {"move": "L+S+S"},
        {"move": "L"},
        {"keywords": ["hostile:england", "wings:two"], "abilities": ["cannon_plus1_vs:jade"]},
    ],
)
def test_a_ship_that_is_just_possible_is_taken(
    change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    altered(monkeypatch, "ships", "ship", **change)
    uncached(box.ships)()


@pytest.mark.rule("pirates", "2.1", "17.13", "21.3")
def test_crew_forts_and_measures_that_cannot_be_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        altered(patch, "crew", "crew", nation="atlantis")
        with pytest.raises(BadData, match="field nation: no nation 'atlantis'"):
            uncached(box.crew)()
    with monkeypatch.context() as patch:
        pieces = msgspec.structs.replace(
            box._pieces(), fort=[msgspec.structs.replace(box._pieces().fort[0], effect="flies")]
        )
        patch.setattr(box, "_pieces", lambda: pieces)
        with pytest.raises(BadData, match="no effect 'flies'"):
            uncached(box.forts)()
    for contact, fits in ((2 * geometry.GAP - 1, False), (2 * geometry.GAP, True)):
        with monkeypatch.context() as patch:
            tables = box.tables()
            measure = msgspec.structs.replace(tables.measure, contact=contact)
            found = msgspec.structs.replace(tables, measure=measure)
            patch.setattr(data, "read", lambda *_, found=found: found)
            if fits:
                uncached(box.tables)()
            else:
                with pytest.raises(BadData, match="field contact"):
                    uncached(box.tables)()


@pytest.mark.rule("pirates", "2.9", "6.1", "1.4")
@pytest.mark.parametrize(
    ("field", "read", "change", "said"),
    [
        ("event", box.events, {"id": "tsunami"}, "event 'tsunami', field id: no such event, expected divers"),
        (
            "mysterious",
            box.mysteries,
            {"id": "mystery_99"},
            "'mystery_99', field id: expected one of mystery_1,",
        ),
        ("equipment", box.gear, {"id": "oars"}, "equipment 'oars', field nation: expected one of america"),
        (
            "equipment",
            box.gear,
            {"id": "letter", "nation": "jade"},
            "'letter', field lost_on_1: expected false",
        ),
        ("equipment", box.gear, {"id": "smokepot_shot"}, "'smokepot_shot', field lost_on_1: expected false"),
    ],
)
def test_a_piece_that_would_do_nothing_is_refused(
    field: str,
    read: Callable[[], object],
    change: dict[str, Any],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces = box._pieces()
    odd = msgspec.structs.replace(getattr(pieces, field)[0], **change)
    monkeypatch.setattr(box, "_pieces", lambda: msgspec.structs.replace(pieces, **{field: [odd]}))
    with pytest.raises(BadData, match=re.escape(said)):
        uncached(read)()


def test_the_pieces_that_are_taken_are_those_that_have_a_code() -> None:
    assert set(box.EVENTS) == {*EVENTS, "divers", "raft"}  # these two have a moment of their own
    assert set(box.SHOTS) == {*GEAR_SHOTS, box.NO_DIE}
    assert set(box.MYSTERIES) == {f"mystery_{number}" for number in BAD}
    assert set(BAD) == set(GOOD)
    assert set(box.mysteries()) == set(box.MYSTERIES)


@pytest.mark.rule("pirates", "8.3")
def test_what_is_missing_of_a_card_is_named() -> None:
    card = box.ships()[FRIGATE]
    assert box.missing(card) == []
    odd = msgspec.structs.replace(card, keywords=["galley", "wings"], abilities=["flying:far", "cargo_plus1"])
    assert [word for word in box.missing(odd) if word in ("wings", "flying:far")] == ["wings", "flying:far"]
    assert "galley" not in box.missing(odd)
    assert box.missing(msgspec.structs.replace(card, leftover="untold"))[-1] == "leftover"


@pytest.mark.rule("pirates", "2.1")
def test_the_catalogue_is_searched_by_all_that_is_asked() -> None:
    def found(**words: Any) -> list[Any]:
        return list(box.search(**words))

    assert found() == list(box.ships().values())
    assert found(kind="crew") == list(box.crew().values())
    french = found(nation="france")
    assert french
    assert all(card.nation == "france" for card in french)
    assert len(french) == sum(card.nation == "france" for card in box.ships().values())
    galleys = found(keyword="galley")
    assert galleys == [card for card in box.ships().values() if "galley" in card.keywords]
    some_set = box.ships()[FRIGATE].set
    assert found(set_=some_set) == [card for card in box.ships().values() if card.set == some_set]
    costs = {card.cost for card in found(least=5, most=7)}
    assert costs == {5, 6, 7}
    assert {card.cost for card in found(kind="crew", most=0)} == {0}
    name = box.ships()[FRIGATE].name
    assert box.ships()[FRIGATE] in found(text=name.upper())
    assert all(box.coded(card.id) for card in found(uncoded=False))
    assert len(found(uncoded=False)) < len(found())


@pytest.mark.rule("pirates", "2.1")
def test_pieces_are_named_by_their_cards_and_legs_in_degrees_and_millimetres() -> None:
    assert box.name(FRIGATE, "en") == box.ships()[FRIGATE].name
    assert box.name(f"{FRIGATE}~2", "en") == f"{box.ships()[FRIGATE].name} (2)"
    assert box.name(CAPTAIN, "fr") == box.crew()[CAPTAIN].name
    assert box.name("fort_brompton", "en") == box.forts()["fort_brompton"].name
    assert box.name("-4550:5750", "en") == "-45.5°, 57.5 mm"
    assert box.name("9000:10", "en") == "90°, 0.1 mm"
    assert box.name("nothing", "en") is None


@pytest.mark.rule("pirates", "8.6", "8.7", "21.2", "16.kw-switchblade-1", "16.kw-catamaran-2")
def test_every_piece_has_the_measures_of_the_table() -> None:
    tables = box.tables()
    for card in (SLOOP, BRIG, BARQUE, FRIGATE):
        masts = box.ships()[card].masts
        size = next(size for size in tables.hull if size.masts >= masts)
        body = box.body(card)
        assert (body.length, body.width, len(body.masts)) == (size.length, size.width, masts)
        assert max(x for x, _ in body.hull) - min(x for x, _ in body.hull) == size.length
        assert max(y for _, y in body.hull) - min(y for _, y in body.hull) == size.width
        assert body.blades == ()
    cut = box.body(kit.CATAMARAN)
    whole = box.body(kit.CATAMARAN, True)
    beam = box.special("catamaran_outrigger").extra_width
    spans = [max(y for _, y in b.hull) - min(y for _, y in b.hull) for b in (cut, whole)]
    assert spans[1] - spans[0] == beam
    blade = box.special("switchblade_open")
    body = box.body(kit.BLADES)
    assert len(body.blades) == 2
    sides = [(min(y for _, y in points), max(y for _, y in points)) for points in body.blades]
    half = body.width / 2
    assert sorted(sides) == [(-half - blade.extra_width, -half), (half, half + blade.extra_width)]
    for points in body.blades:  # amidships
        xs = [x for x, _ in points]
        assert (min(xs), max(xs)) == (-blade.extra_length / 2, blade.extra_length / 2)


@pytest.mark.rule("pirates", "16.kw-flotilla-5", "16.kw-flotilla-8", "16.kw-seamonster-3", "16.kw-titan-2")
def test_a_flotilla_is_a_square_and_a_creature_a_disc() -> None:
    side = box.special("flotilla").side
    raft = box.body(kit.ship_with("flotilla"))
    assert (raft.length, raft.width) == (side, side)
    assert sorted({x for x, _ in raft.hull}) == [-side / 2, side / 2]
    assert sorted({y for _, y in raft.hull}) == [-side / 2, side / 2]
    assert (min(x for x, _ in raft.bow), max(x for x, _ in raft.bow)) == (side / 4, side / 2)
    assert (min(x for x, _ in raft.stern), max(x for x, _ in raft.stern)) == (-side / 2, -side / 4)
    assert {abs(y) for _, y in (*raft.bow, *raft.stern)} == {side / 2}
    assert raft.masts == (0.0,) * len(box.ships()[kit.ship_with("flotilla")].cannons)
    for word in ("sea_monster", "titan", "sea_dragon"):
        card = kit.ship_with(word)
        radius = box.special(word).radius
        beast = box.body(card)
        assert box.creature(box.ships()[card]) == word
        assert (beast.length, beast.width, beast.round) == (2 * radius, 2 * radius, True)
        assert beast.masts == (0.0,) * box.ships()[card].masts
        assert all((x * x + y * y) ** 0.5 == pytest.approx(radius, rel=0.02) for x, y in beast.hull)
    assert box.creature(box.ships()[FRIGATE]) == ""
    side = box.special("fort").side
    assert sorted({x for x, _ in box.fort_points()}) == [-side / 2, side / 2]
