"""8: merchants and hostages."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import HOSTAGES, NATIONS, PORT
from flibuste.games.blackbeard.state import VOLUNTARY, State
from flibuste.kernel.match import Match

from .kit import asked, do, draw_phase, get, merchant, offered, put, stage, told, warship

SAN_JUAN = PORT["san-juan"]


def hostage(name: str) -> int:
    return next(n for n, h in enumerate(HOSTAGES) if h.id == name)


@pytest.mark.rule("blackbeard", "8.11", "8.12")
def test_only_merchants_of_the_same_zone_can_be_found() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "fluyt")
        merchant(s, "havana", "fluyt")

    m = stage(position, dice=[1])
    assert {word for word in offered(m) if word.startswith("find")} == {"find vane san-juan"}
    do(m, "find vane san-juan")
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "8.13", "8.14")
@pytest.mark.parametrize(("die", "finds"), [(2, False), (3, True)])
def test_seven_finds(die: int, finds: bool) -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")  # skill 4
        merchant(s, "san-juan", "brigantine")

    m = stage(position, dice=[die])
    do(m, "find vane san-juan")
    assert bool(get(m, "vane").found) is finds
    assert ("plunder vane san-juan" in offered(m)) is finds
    assert m.state.merchants[SAN_JUAN] >= 0
    shown = next(port["merchant"] for port in m.view(1)["ports"] if port["id"] == "san-juan")
    assert shown == ("brigantine" if finds else "hidden")


@pytest.mark.rule("blackbeard", "8.15", "A25")
def test_another_pirate_must_find_it_again_with_one_more() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[SAN_JUAN])
        put(s, "low", "east-caribbean")  # skill 3
        merchant(s, "san-juan", "brigantine", up=True)

    m = stage(position, dice=[3])
    assert "plunder low san-juan" not in offered(m)
    do(m, "find low san-juan")
    assert get(m, "low").found == [SAN_JUAN]
    do(m, "move vane west-caribbean")
    assert get(m, "vane").found == []  # who leaves the zone has lost it


@pytest.mark.rule("blackbeard", "8.21", "17.2#20")
def test_a_storm_takes_the_merchant_first() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[SAN_JUAN])
        merchant(s, "san-juan", "brigantine", up=True)
        draw_phase(s, "storms-at-sea")

    m = stage(position, dice=[3, 4, 1])
    assert told(m, "storm") == [{"zone": "east-caribbean", "dice": [3, 4]}]
    assert get(m, "vane").found == []


@pytest.mark.rule("blackbeard", "8.21", "8.22", "6.45")
def test_a_plunderer_who_is_driven_off_keeps_what_he_has() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[SAN_JUAN])
        merchant(s, "san-juan", "brigantine", up=True)
        warship(s, "east-caribbean", "heavy")
        s.hostage_pool = [hostage("captain")]
        s.quiet = []

    m = stage(position, dice=[1, 1, 6])
    do(m, "plunder vane san-juan", "pass", "pass", "seize", "pass", "ransom")
    assert "broadside" in offered(m)  # after the hostage, before the renown
    do(m, "broadside", "flee")
    vane = get(m, "vane")
    assert vane.holds == [800]
    assert vane.hostages == [hostage("captain")]
    assert vane.notoriety == 0
    assert m.state.merchants[SAN_JUAN] < 0


def plunder(*dice: int, kind: str = "brigantine", **fields: Any) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[SAN_JUAN], **fields)
        merchant(s, "san-juan", kind, up=True)
        s.hostage_pool = [hostage("captain")]

    m = stage(position, dice=dice)
    do(m, "plunder vane san-juan")
    return m


@pytest.mark.rule("blackbeard", "8.31", "8.32", "8.33", "8.35", "8.36", "8.38", "18.2")
def test_the_seven_steps() -> None:
    m = plunder(6, 4)  # cargo 3 + 6: row 9; renown 3 + 4
    assert asked(m) == "seize"
    do(m, "seize")
    assert asked(m) == "hostage"
    do(m, "ransom")
    vane = get(m, "vane")
    assert vane.holds == [2500]
    assert vane.notoriety == 7
    assert vane.loyalty == 8
    assert m.state.merchants[SAN_JUAN] < 0
    assert asked(m) == "revel"
    do(m, "yes")
    assert get(m, "vane").revel == VOLUNTARY


@pytest.mark.rule("blackbeard", "8.32")
@pytest.mark.parametrize(
    ("zone", "port", "value"),
    [
        ("north-atlantic", "boston", 400),
        ("west-caribbean", "havana", 1000),
        ("gold-coast", "whydah", 600),
        ("india", "goa", 1800),
    ],
)
def test_the_zone_names_the_column(zone: str, port: str, value: int) -> None:
    def position(s: State) -> None:
        put(s, "vane", zone, found=[PORT[port]])
        merchant(s, port, "sloop", up=True)

    m = stage(position, dice=[4])
    do(m, f"plunder vane {port}")
    assert told(m, "cargo")[0]["value"] == value


@pytest.mark.rule("blackbeard", "8.33", "8.36", "A27")
def test_leaving_a_cargo_or_a_poor_one_costs_one_point_of_loyalty() -> None:
    m = plunder(4, 1)
    do(m, "leave", "ransom")
    assert get(m, "vane").loyalty == 6
    assert get(m, "vane").holds == []
    m = plunder(1, 1, kind="fluyt")  # row 1
    do(m, "seize", "ransom")
    assert get(m, "vane").loyalty == 6
    m = plunder(1, 1, kind="fluyt")
    do(m, "leave", "ransom")
    assert get(m, "vane").loyalty == 6  # not twice
    m = plunder(4, 1)
    do(m, "seize", "ransom")
    assert get(m, "vane").loyalty == 7


@pytest.mark.rule("blackbeard", "8.33")
def test_full_holds_are_emptied_for_the_new_cargo() -> None:
    m = plunder(6, 1, holds=[400, 900, 700])
    do(m, "seize")
    assert asked(m) == "jettison"
    do(m, "jettison 1 400", "ransom")
    assert get(m, "vane").holds == [900, 700, 2500]


@pytest.mark.rule("blackbeard", "8.34", "8.41", "8.42", "8.43", "8.44")
def test_a_hostage_for_ransom_remembers_the_port_s_nation() -> None:
    m = plunder(6, 1)
    do(m, "seize")
    assert offered(m) == {"ransom", "torture"}
    do(m, "ransom")
    vane = get(m, "vane")
    assert vane.hostages == [hostage("captain")]
    assert [NATIONS[n] for n in vane.nations] == ["spanish"]
    assert m.state.hostage_pool == []
    assert vane.info == {}


@pytest.mark.rule("blackbeard", "8.45", "8.46")
@pytest.mark.parametrize(("die", "info"), [(4, {SAN_JUAN: 4}), (3, {})])
def test_torture(die: int, info: dict[int, int]) -> None:
    m = plunder(4, die, 1)  # cruelty 3
    do(m, "seize", "torture")
    vane = get(m, "vane")
    assert vane.info == info
    assert vane.loyalty == 8
    assert vane.notoriety == 2 + 3 + 1
    assert vane.hostages == []
    assert m.state.hostage_pool == [hostage("captain")]


@pytest.mark.rule("blackbeard", "8.45", "12")
@pytest.mark.parametrize(("die", "asks"), [(3, True), (4, False)])
def test_cunning_may_make_a_silent_hostage_talk(die: int, asks: bool) -> None:
    m = plunder(6, die, 1, cunning=1)  # cruelty 3
    do(m, "seize", "torture")
    assert (asked(m) == "cunning" and m.pending[0].about["why"] == "8.45") is asks


@pytest.mark.rule("blackbeard", "8.46", "9.52")
def test_information_adds_up_and_helps_against_that_port() -> None:
    m = plunder(4, 4, 1, info={SAN_JUAN: 5})
    do(m, "seize", "torture", "no")
    assert get(m, "vane").info == {SAN_JUAN: 9}
    m.dice.script = (*m.dice.script, 6, 1, 1, 1)
    do(m, "attack vane san-juan")
    assert told(m, "assault")[0]["own"] == 1 + 6 + 4 + 9


@pytest.mark.rule("blackbeard", "8.5")
def test_a_prize_becomes_the_pirate_s_ship() -> None:
    m = plunder(4, 1, combat=2, speed=-1, holds=[100, 200], guns=True)
    do(m, "seize", "ransom", "no")
    assert "convert vane" in offered(m)
    do(m, "convert vane")
    vane = get(m, "vane")
    assert (vane.ship, vane.combat, vane.speed, vane.guns) == (2, 7, 1, True)
    assert vane.loyalty == 8  # larger
    assert vane.holds == [100, 200, 1300]
    assert vane.hostages


@pytest.mark.rule("blackbeard", "8.5", "6.12")
def test_smaller_prizes_lose_holds_and_flutes_are_no_prizes() -> None:
    m = plunder(4, 1, kind="sloop", holds=[100, 200])
    do(m, "seize", "ransom", "no", "convert vane", "jettison 1 100")
    assert get(m, "vane").holds == [200, 1000]
    assert get(m, "vane").loyalty == 6
    for kind in ("fluyt", "three-master"):
        m = plunder(4, 1, kind=kind)
        do(m, "seize", "ransom", "no")
        assert "convert vane" not in offered(m)


@pytest.mark.rule("blackbeard", "8.5", "8.38", "A33")
def test_the_prize_waits_for_the_very_next_action_only() -> None:
    m = plunder(4, 1)
    do(m, "seize", "ransom", "no", "move vane west-caribbean")
    assert "convert vane" not in offered(m)
    m = plunder(4, 1)
    do(m, "seize", "ransom", "yes")
    assert "convert vane" not in offered(m)


@pytest.mark.rule("blackbeard", "8.32", "8.33", "A34")
@pytest.mark.parametrize("holds", [[], [100, 200, 300]])
def test_a_worthless_cargo_fills_no_hold(holds: list[int]) -> None:
    def position(s: State) -> None:
        put(s, "vane", "north-atlantic", found=[PORT["boston"]], holds=list(holds))
        merchant(s, "boston", "fluyt", up=True)

    m = stage(position, dice=[1, 1])
    do(m, "plunder vane boston", "seize")
    assert asked(m) == "hostage"  # nothing goes overboard for it
    assert get(m, "vane").holds == holds


@pytest.mark.rule("blackbeard", "8.5", "A33")
def test_a_prize_of_the_same_size_is_only_a_sound_ship() -> None:
    m = plunder(4, 1, kind="schooner", combat=2)
    do(m, "seize", "ransom", "no", "convert vane")
    assert (get(m, "vane").combat, get(m, "vane").loyalty) == (6, 7)


@pytest.mark.rule("blackbeard", "8.14", "8.15", "A112")
def test_two_pirates_may_have_found_the_same_merchant() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[PORT["san-juan"]])
        put(s, "teach", "east-caribbean")
        merchant(s, "san-juan", "sloop", up=True)

    m = stage(position, dice=[2])  # 2 + 4 + 1
    do(m, "find teach san-juan")
    assert {"plunder vane san-juan", "plunder teach san-juan"} <= offered(m)


@pytest.mark.rule("blackbeard", "8.14", "8.15", "A122")
def test_a_finder_who_comes_back_finds_it_again_with_one_more() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)

    m = stage(position, dice=[2])  # 2 + 4 + 1
    do(m, "move teach south-america", "move teach east-caribbean")
    assert "plunder teach san-juan" not in offered(m)
    do(m, "find teach san-juan")
    assert get(m, "teach").found == [PORT["san-juan"]]


@pytest.mark.rule("blackbeard", "8.46", "9.52", "A113")
def test_information_serves_in_every_attack() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", info={PORT["san-juan"]: 2})

    m = stage(position, dice=[6, 1, 3, 3, 1])  # the port rolls one die, then two
    do(m, "attack teach san-juan", "attack teach san-juan")
    assert [entry["own"] for entry in told(m, "assault")] == [1 + 6 + 4 + 2] * 2
