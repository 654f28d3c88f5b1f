"""Setting up."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.fortunes import box
from flibuste.games.fortunes.box import CARGO_CARDS, GLORY, HOME, SHIP_SECTIONS, ZONE

from .kit import stage


def fresh(seats: int = 4, seed: int = 1, **options: object) -> flibuste.Match:
    return flibuste.new("fortunes", seats, seed=seed, options=dict(options))


def launched(ships: list[str], seed: int = 1) -> flibuste.Match:
    m = fresh(len(ships), seed)
    for seat, ship in enumerate(ships):
        m.choose(seat, f"ship {ship}")
    return m


@pytest.mark.rule("fortunes", "C001")
def test_two_to_four_players() -> None:
    assert [fresh(n).state.seats for n in (2, 3, 4)] == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(ValueError, match="played by 2, 3, 4"):
            fresh(n)


@pytest.mark.rule("fortunes", "C002", "C003")
def test_captains_are_hidden_and_ships_chosen_in_secret() -> None:
    m = fresh(3)
    assert len({p.captain for p in m.state.players}) == 3
    assert {d.kind for d in m.pending.values()} == {"ship"}
    assert [str(o) for o in m.pending[0].options] == ["ship sloop", "ship flute"]
    shown = m.view(0)["players"]
    assert shown[0]["captain"] is not None
    assert shown[1]["captain"] is shown[2]["captain"] is None
    m.choose(1, "ship flute")
    assert m.view(0)["players"][1]["ship"] == "sloop"  # nothing is shown before all have chosen
    m.choose(0, "ship sloop")
    m.choose(2, "ship sloop")
    assert [p["ship"] for p in m.view(0)["players"]] == ["sloop", "flute", "sloop"]
    assert all(p["captain"] for p in m.view(None)["players"])


@pytest.mark.rule("fortunes", "C004", "C005", "C006", "C007")
def test_each_captain_starts_at_home_with_a_card_and_a_purse() -> None:
    for seed in range(6):
        m = launched(["sloop", "flute"], seed)
        for p, ship in zip(m.state.players, (box.SLOOP, box.FLUTE), strict=True):
            assert p.zone == HOME[p.captain]
            assert p.in_port
            assert len(p.hand) == 1
            extra = p.captain == box.CAPTAIN["pepijn_van_avezaath"]
            expected = list(SHIP_SECTIONS[ship])
            expected[box.CARGO] += extra
            assert p.ship.now == expected
        keys = [entry.key for entry in m.story()]
        purses = [entry.about["gold"] for entry in m.story()[: keys.index("first")] if entry.key == "gain"]
        rich = box.CAPTAIN["gaspar_ibarra"]
        assert purses == [15 if p.captain == rich else 10 for p in m.state.players]
    assert SHIP_SECTIONS[box.SLOOP] == (2, 2, 2, 2, 1)


@pytest.mark.rule("fortunes", "C005", "C009")
def test_nobody_has_seen_a_card_before_it_is_dealt() -> None:
    s = fresh(3).state
    assert not any([*s.cargo_seen, *s.glory_seen, *s.rumour_seen])
    assert not any(s.mods_seen)


@pytest.mark.rule("fortunes", "C002")
def test_each_player_reads_the_own_captains_card_before_choosing_a_ship() -> None:
    m = fresh(3)
    for seat, p in enumerate(m.state.players):
        (entry,) = m.story(seat)
        assert entry.key == "yours"
        assert entry.about["captain"] == box.CAPTAIN_IDS[p.captain]
        assert entry.about["scouting"] == box.CAPTAINS[p.captain].scouting
    assert m.story(None) == []


@pytest.mark.rule("fortunes", "C007")
def test_gaspar_starts_with_five_gold_more() -> None:
    seed = next(n for n in range(99) if fresh(4, n).state.players[0].captain == box.CAPTAIN["gaspar_ibarra"])
    m = launched(["sloop"] * 4, seed)
    assert [entry.about["gold"] for entry in m.story() if entry.key == "gain"][:4] == [15, 10, 10, 10]


@pytest.mark.rule("fortunes", "C008")
def test_the_first_player_is_drawn_and_order_is_fixed() -> None:
    firsts = {launched(["sloop"] * 4, seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    m = launched(["sloop"] * 4, 3)
    first = m.state.first
    actors: list[int] = []
    while m.state.round <= 2:
        seat = next(iter(m.pending))
        if m.pending[seat].kind == "act" and (not actors or actors[-1] != seat):
            actors.append(seat)
        m.choose(seat, "end" if m.pending[seat].kind == "act" else m.pending[seat].options[0])
    assert actors[:8] == [(first + i) % 4 for i in range(8)]


@pytest.mark.rule("fortunes", "C009")
def test_decks_are_whole_and_shuffled() -> None:
    one, other = fresh(seed=1).state, fresh(seed=2).state
    for deck in ("events", "cargo_deck", "glory_deck", "rumour_deck", "mission_deck", "captain_deck"):
        assert getattr(one, deck) != getattr(other, deck)
        assert getattr(one, deck) != sorted(getattr(one, deck))
    assert sorted(one.events) == list(range(34))
    assert sorted(one.cargo_deck) == list(range(len(CARGO_CARDS)))
    assert sorted(one.glory_deck) == list(range(len(GLORY)))
    assert sorted(one.rumour_deck) == list(range(25))
    assert sorted(one.mission_deck + one.missions) == list(range(25))


@pytest.mark.rule("fortunes", "C010", "C011", "C012")
def test_tokens_lie_in_every_port_and_zone() -> None:
    m = fresh()
    s = m.state
    high_seas = ZONE["caribbean_sea"]
    for zone in range(17):
        assert (s.demand[zone] >= 0) == (zone != high_seas)
        assert (s.mods[zone] >= 0) == (zone != high_seas)
        assert s.merchants[zone] >= 0
    assert len(s.reserve) == 8
    assert not any(s.mods_up)
    assert sorted(s.merchants) == [0] * 5 + [1] * 4 + [2] * 4 + [3] * 4
    shown = m.view(0)["zones"]
    assert {z["modification"] for z in shown} == {"hidden", None}
    assert {z["merchant"] for z in shown} == {True}  # a token, not whose
    assert [z["demand"] for z in shown] == [box.GOOD_IDS[d] if d >= 0 else None for d in s.demand]


@pytest.mark.rule("fortunes", "C013", "C014")
def test_two_missions_are_open_and_glory_starts_at_nothing() -> None:
    m = stage(seats=4)
    assert len(m.state.missions) == 2
    for number in m.state.missions:
        zone = box.MISSION_PLACE[number]
        assert box.MISSION_IDS[number] in m.view(None)["zones"][zone]["missions"]
    assert [p["glory"] for p in m.view(None)["players"]] == [0, 0, 0, 0]
    assert m.view(None)["battle"] is None
