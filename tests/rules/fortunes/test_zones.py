"""What is written in the zones: each effect where it holds, and that it does not hold elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from flibuste import Match
from flibuste.games.fortunes.box import CREW, ENGLAND, EVENT, FIGURES, MASTS, NPC, SPAIN, ZONE, ZONE_IDS
from flibuste.games.fortunes.rules import npcs, port, rolls, shipyard, tavern, zones
from flibuste.games.fortunes.state import Player, State

from .kit import asked, npc, offered, pick, put, stage


def docked(zone: str, dice: Sequence[int] = (), **changes: Any) -> Match:
    """Seat 0's Port action there."""

    def edit(s: State) -> None:
        put(s, 0, zone=zone, port=True, **changes)
        s.missions[:] = []

    return pick(stage(edit, dice=dice), "port")


def everywhere(read: Callable[[Player], int]) -> dict[str, int]:
    """A figure by zone, for seat 0 in that zone's port."""
    s = stage().state
    p = s.players[0]
    p.in_port = True
    found = {}
    for zone, name in enumerate(ZONE_IDS):
        p.zone = zone
        found[name] = read(p)
    return found


@pytest.mark.parametrize(
    ("zone", "read", "there", "elsewhere"),
    [
        ("la_habana", shipyard.repair_price, 1, 2),
        ("caracas", shipyard.weapon_price, 2, 3),
        ("basse_terre", tavern.crew_price, 1, 2),
        ("trinidad", tavern.rumour_price, 1, 2),
        ("curacao", lambda p: port.sale_price(p, 0, 1), 4, 3),
    ],
)
def test_prices_differ_in_one_port(
    zone: str, read: Callable[[Player], int], there: int, elsewhere: int
) -> None:
    found = everywhere(read)
    assert found.pop(zone) == there
    assert set(found.values()) == {elsewhere}


@pytest.mark.parametrize("price", [1, 0])
def test_a_rebate_makes_nothing_free_that_costs_anything(monkeypatch: pytest.MonkeyPatch, price: int) -> None:
    cheap = msgspec.structs.replace(FIGURES, repair=price, weapon=price, crew=price, rumour=price)
    monkeypatch.setattr(zones, "FIGURES", cheap)
    for price_in in (zones.repair_price, zones.weapon_price, zones.crew_price, zones.rumour_price):
        assert {price_in(zone) for zone in range(len(ZONE_IDS))} == {price}


def test_in_nassau_pirates_find_a_crew_without_a_roll() -> None:
    def thin(s: State, pirate: bool) -> None:
        put(s, 0, zone="nassau", port=True, bounties=["spain"] if pirate else [])
        s.players[0].ship.now[CREW] = 0

    m = pick(stage(lambda s: thin(s, True)), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 2
    m = pick(stage(lambda s: thin(s, False), dice=[1, 1, 1]), "port", "recruit")
    assert asked(m) == (0, "recruit")


@pytest.mark.rule("fortunes", "C027")
def test_port_royal_takes_a_fee_from_the_wanted() -> None:
    m = stage(lambda s: put(s, 0, zone="port_royal", bounties=["england"]))
    assert {"bribe", "talk"} <= set(offered(m))
    assert "dock" not in offered(m)
    pick(m, "bribe")
    assert m.state.players[0].in_port
    assert m.state.players[0].gold == 5
    m = stage(lambda s: put(s, 0, zone="bridgetown", bounties=["england"]))
    assert not {"bribe", "talk", "dock"} & set(offered(m))


def test_the_reefs_of_old_providence_hide_from_navies_only() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="old_providence", bounties=["netherlands"])
        npc(s, "nl_binckes", "old_providence")

    assert "npc-searches" not in [entry.key for entry in stage(edit).story(None)]

    def pirate(s: State) -> None:
        put(s, 0, zone="old_providence")
        npc(s, "pi_vane", "old_providence")

    assert "npc-searches" in [entry.key for entry in stage(pirate, dice=[1, 1, 1]).story(None)]


def test_the_brethren_of_tortuga_help_to_find_merchants() -> None:
    m = pick(stage(lambda s: put(s, 0, zone="tortuga"), dice=[1, 1, 5]), "scout merchant")
    assert asked(m) == (0, "merchant")
    m = pick(stage(lambda s: put(s, 0, zone="nassau"), dice=[1, 1, 5]), "scout merchant")
    assert asked(m) == (0, "act")


@pytest.mark.parametrize(("zone", "cards"), [("petit_goave", 8), ("nassau", 7)])
def test_plantations_offer_one_card_more(zone: str, cards: int) -> None:
    m = pick(docked(zone), "buy")
    assert len(m.state.offer) == cards  # Nicolas Jaurés draws one more himself


@pytest.mark.parametrize(("zone", "cards"), [("cartagena", 4), ("caracas", 3)])
def test_on_the_galleon_route_a_raid_starts_with_four_cards(zone: str, cards: int) -> None:
    m = stage(lambda s: put(s, 0, zone=zone), dice=[5, 1, 5, 1, 1])
    pick(m, "scout merchant")
    pick(m, offered(m)[0])
    assert asked(m) == (0, "raid")
    assert len(m.state.raid) == cards


def test_on_the_high_seas_everybody_sees_less() -> None:
    s = stage().state
    p = s.players[0]
    navy = npc(s, "nl_binckes", "caribbean_sea")
    p.bounties[SPAIN] = 1
    for zone, mine, theirs in (("caribbean_sea", 1, 2), ("nassau", 2, 3)):
        p.zone = ZONE[zone]
        assert rolls.scouting_dice(s, p) == mine
        assert npcs.search_dice(s, navy, p) == theirs
    assert navy == NPC["navy_netherlands"]


@pytest.mark.parametrize(
    ("zone", "bounty", "masts"),
    [("san_juan", "spain", 1), ("san_juan", "england", 2), ("caracas", "spain", 2)],
)
def test_the_fort_of_san_juan_fires_on_those_whom_spain_wants(zone: str, bounty: str, masts: int) -> None:
    m = pick(stage(lambda s: put(s, 0, zone=zone, bounties=[bounty]), dice=[5, 2]), "end")
    assert m.state.players[0].ship.now[MASTS] == masts


def test_the_first_captain_of_the_box_is_shot_at_like_any_other() -> None:
    m = pick(stage(lambda s: put(s, 0, "felipe", zone="san_juan", bounties=["spain"]), dice=[5, 2]), "end")
    assert m.state.players[0].ship.now[MASTS] == 1

    def stormy(s: State) -> None:
        put(s, 0, "felipe", zone="caracas")
        s.tide.each_turn.append(EVENT["storm_south"])

    m = pick(stage(stormy, dice=[1, 1, 1, 2, 3]), "end")
    assert m.state.players[0].ship.now == [2, 2, 1, 1, 1]


def test_the_fort_misses_and_spares_ships_in_port() -> None:
    m = pick(stage(lambda s: put(s, 0, zone="san_juan", bounties=["spain"]), dice=[4]), "end")
    assert min(m.state.players[0].ship.now) == 1
    m = pick(stage(lambda s: put(s, 0, zone="san_juan", port=True, bounties=["spain"]), dice=[5, 2]), "end")
    assert m.state.players[0].ship.now[MASTS] == 2


def test_the_fort_may_sink_a_ship() -> None:
    def weak(s: State) -> None:
        put(s, 0, zone="san_juan", bounties=["spain"])
        s.players[0].ship.now[:] = [1, 2, 0, 2, 1]

    m = pick(stage(weak, dice=[5, 2]), "end")
    assert m.state.players[0].captain == -1


@pytest.mark.rule("fortunes", "C045")
@pytest.mark.parametrize(("zone", "cards"), [("st_maarten", 7), ("nassau", 4)])
def test_the_companys_warehouses_are_always_full(zone: str, cards: int) -> None:
    def again(s: State) -> None:
        put(s, 0, zone=zone, port=True)
        s.missions[:] = []
        s.players[0].bought_at = ZONE[zone]

    m = pick(stage(again), "port", "buy")
    assert len(m.state.offer) == cards


@pytest.mark.rule("fortunes", "C058")
@pytest.mark.parametrize(("zone", "kept"), [("st_john", True), ("bridgetown", False)])
def test_the_caulkers_of_st_john_move_modifications(zone: str, kept: bool) -> None:
    m = pick(docked(zone, mods=["rigging"], gold=20), "yard", "buy-ship flute")
    assert asked(m)[1] == ("transfer" if kept else "yard")
    if kept:
        pick(m, "transfer")
    assert len(m.state.players[0].ship.mods) == kept


def test_bridgetown_is_a_port_like_any_other() -> None:
    m = docked("bridgetown")
    assert set(offered(m)) >= {"buy", "yard", "rumour", "done"}
    assert m.view(0)["zones"][ZONE["bridgetown"]]["nation"] == "england"
    assert ENGLAND == 3
