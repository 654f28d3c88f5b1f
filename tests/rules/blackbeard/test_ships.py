"""6: ships, damage, warships."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import PLACE, PORT
from flibuste.games.blackbeard.state import State
from flibuste.kernel.match import Match

from .kit import asked, do, get, gone, hold, merchant, offered, points, put, stage, told, warship

ZONE = PLACE["east-caribbean"]


@pytest.mark.rule("blackbeard", "6.25", "6.27", "A16")
def test_combat_damage_sinks_at_the_end_of_the_track() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", combat=2, notoriety=9)

    m = stage(position, dice=[3, 2])  # 11 against 8: three points
    do(m, "attack teach boston")
    assert gone(m, "teach")
    assert points(m, 0) == 9
    m = stage(position, dice=[2, 3])  # 10 against 9: one point, on combat only
    do(m, "attack teach boston")
    assert (get(m, "teach").combat, get(m, "teach").speed) == (1, 3)


@pytest.mark.rule("blackbeard", "6.26", "6.25", "A16")
def test_speed_below_nought_upsets_the_crew_and_sinks_at_minus_three() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", ship="brigantine", speed=0)
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position, dice=[2])
    do(m, "move teach east-africa", "play wear-and-tear")
    assert (get(m, "teach").speed, get(m, "teach").loyalty) == (-1, 6)
    m = stage(position, dice=[6])
    do(m, "move teach east-africa", "play wear-and-tear")
    assert gone(m, "teach")


@pytest.mark.rule("blackbeard", "6.34", "8.23", "8.37")
def test_a_merchant_goes_back_to_the_pool() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-africa", found=[PORT["kilwa"]])
        merchant(s, "kilwa", "sloop", up=True)

    m = stage(position, dice=[4, 4, 1])
    before = sum(m.state.merchant_pool)
    do(m, "plunder teach kilwa", "seize", "ransom", "no")
    assert sum(m.state.merchant_pool) == before + 1
    assert m.state.merchants[PORT["kilwa"]] < 0
    assert get(m, "teach").found == []


# ---- 6.4 warships


def prey(s: State) -> None:
    put(s, "vane", "east-caribbean")
    merchant(s, "san-juan", "sloop")
    s.quiet = []


def station(kind: str = "medium") -> Match:
    def position(s: State) -> None:
        prey(s)
        warship(s, "east-caribbean", kind)

    return stage(position, dice=[])


@pytest.mark.rule("blackbeard", "6.41", "6.43")
def test_a_warship_disturbs_finding_plundering_converting_and_attacking_only() -> None:
    def position(s: State) -> None:
        prey(s)
        warship(s, "east-caribbean", "heavy")
        s.pirates[0].prize = 1
        merchant(s, "martinique", "sloop", up=True)
        s.pirates[0].found = [PORT["martinique"]]

    for act in ("find vane san-juan", "plunder vane martinique", "convert vane", "attack vane guadeloupe"):
        m = stage(position)
        do(m, act)
        assert "broadside" in offered(m), act
    m = stage(position)
    do(m, "move vane west-caribbean")
    assert asked(m) == "act"  # a move is no business of warships


@pytest.mark.rule("blackbeard", "6.41", "6.42", "17.2#21", "A19")
def test_a_sighting_needs_a_zone_without_warship() -> None:
    def position(s: State) -> None:
        prey(s)
        warship(s, "east-caribbean", "light")
        hold(s, 1, "warship-sighting")

    m = stage(position)
    do(m, "find vane san-juan")
    assert "play warship-sighting" not in offered(m)


@pytest.mark.rule("blackbeard", "6.42", "17.2#21")
def test_a_warship_once_seen_may_attack_or_stay() -> None:
    def position(s: State) -> None:
        prey(s)
        hold(s, 1, "warship-sighting")

    m = stage(position, dice=[3])
    do(m, "find vane san-juan", "play warship-sighting")
    assert offered(m) == {"strike", "patrol"}
    assert m.state.warships[ZONE] >= 0
    do(m, "patrol")
    assert m.state.warships[ZONE] >= 0
    assert told(m, "found")  # 3 + 4


@pytest.mark.rule("blackbeard", "6.45")
def test_who_gets_away_loses_the_action_and_the_merchant() -> None:
    m = station()
    m.dice.script = (2, 2)  # 2 + 3 against 2 + 3: not above
    do(m, "find vane san-juan", "broadside", "flee")
    assert asked(m) == "act"
    assert m.state.actions == 2
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert m.state.warships[ZONE] >= 0
    assert get(m, "vane").combat == 6


@pytest.mark.rule("blackbeard", "6.45", "6.44", "6.46", "6.47")
def test_who_is_caught_fights_and_a_winner_goes_on() -> None:
    m = station()
    m.dice.script = (5, 1, 2, 1, 6)  # 8 against 4: caught; 2 + 7 = 9 against 1 + 6 + 4 = 11; then finds
    do(m, "find vane san-juan", "broadside", "flee")
    vane = get(m, "vane")
    assert (vane.notoriety, vane.combat) == (7, 5)
    assert m.state.warships[ZONE] < 0
    assert sum(m.state.warship_pool) == 15
    assert points(m, 1) == 1
    assert vane.found == [PORT["san-juan"]]


@pytest.mark.rule("blackbeard", "6.46", "18.12")
def test_a_beaten_pirate_takes_the_difference_and_it_scores() -> None:
    m = station("heavy")
    m.dice.script = (6, 3)  # 15 against 3 + 6 + 4 = 13
    do(m, "find vane san-juan", "broadside", "fight")
    vane = get(m, "vane")
    assert (vane.combat, vane.loyalty) == (4, 6)
    assert points(m, 1) == 2
    assert m.state.warships[ZONE] >= 0
    assert m.state.merchants[PORT["san-juan"]] < 0


@pytest.mark.rule("blackbeard", "6.46", "18.12", "A24")
def test_a_ship_sunk_over_and_over_scores_the_whole_difference() -> None:
    m = station("heavy")
    get(m, "vane").combat = 2
    m.dice.script = (6, 1)  # 15 against 1 + 2 + 4 = 7
    do(m, "find vane san-juan", "broadside", "fight")
    assert gone(m, "vane")
    assert points(m, 1) == 8


@pytest.mark.rule("blackbeard", "6.46", "A23")
def test_even_totals_go_to_the_warship_without_damage() -> None:
    m = station("heavy")
    m.dice.script = (5, 4)
    do(m, "find vane san-juan", "broadside", "fight")
    vane = get(m, "vane")
    assert (vane.combat, vane.loyalty, points(m, 1)) == (6, 6, 0)
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "6.26")
def test_only_the_step_below_nought_costs_loyalty() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", ship="sloop", speed=-1)
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position, dice=[2])
    do(m, "move vane west-caribbean", "play wear-and-tear")
    assert (get(m, "vane").speed, get(m, "vane").loyalty) == (-2, 7)
