"""The two sides of a combat: whose ship, whose skills, who decides, what the computer does."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import CANNONS, CARGO, CREW, HULL, MASTS, NPC_IDS, SPAIN, ZONE
from flibuste.games.fortunes.rules import naval, npcs, sides, volley
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, deck, npc, offered, pick, put, run, stage, told


def against(s: State, event: str, seat: int = 0) -> Battle:
    """The NPC of an Event card has attacked a seat."""
    number = npc(s, event, "la_habana")
    b = s.battle = Battle([-1 - number, seat], npcs.vessel_of(s, number), [3, 3], round=2)
    return b


@pytest.mark.rule("fortunes", "C115", "R43")
@pytest.mark.parametrize(("seat", "neighbour"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_decides_for_an_npc(seat: int, neighbour: int) -> None:
    s = stage(seats=3).state
    b = against(s, "nl_binckes", seat)
    assert sides.controller(s, b, 0) == neighbour
    assert sides.controller(s, b, 1) == seat
    b.sides.reverse()
    assert sides.controller(s, b, 1) == neighbour
    s.computer = True
    assert sides.controller(s, b, 1) == sides.COMPUTER


@pytest.mark.rule("fortunes", "C118", "C133")
@pytest.mark.parametrize(
    ("event", "seamanship", "leadership"),
    [("nl_binckes", 2, 3), ("en_myngs", 2, 4), ("es_delezo", 4, 2), ("pi_vane", 3, 2), ("pi_teach", 3, 4)],
)
def test_an_npc_fights_with_the_skills_of_its_own_card(event: str, seamanship: int, leadership: int) -> None:
    s = stage().state
    npc(s, "fr_ducasse", "tortuga")  # another captain on the board
    b = against(s, event)
    assert sides.seamanship(s, b, 0) == seamanship
    assert sides.leadership(s, b, 0) == leadership
    assert (sides.seamanship(s, b, 1), sides.leadership(s, b, 1)) == (3, 3)  # Nicolas
    assert sides.side_word(b, 0) == NPC_IDS[-1 - b.sides[0]]
    assert sides.side_word(b, 1) == "p0"
    assert sides.fighters(b) == [0]


@pytest.mark.rule("fortunes", "C118", "C133")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_captain_fights_with_the_skills_of_the_card(seat: int) -> None:
    def edit(s: State) -> None:
        put(s, seat, "baltasar_quiroga")
        put(s, 1 - seat, "alexandre_vilon")

    s = stage(edit).state
    b = s.battle = Battle([seat, 1 - seat], None, [2, 2])
    assert [sides.seamanship(s, b, side) for side in (0, 1)] == [4, 2]
    assert [sides.leadership(s, b, side) for side in (0, 1)] == [1, 4]
    assert [sides.side_of(b, each) for each in (seat, 1 - seat)] == [0, 1]
    assert [sides.side_word(b, side) for side in (0, 1)] == [f"p{seat}", f"p{1 - seat}"]


@pytest.mark.rule("fortunes", "C136")
def test_strangers_fight_with_the_leadership_of_the_rumour() -> None:
    s = stage().state
    b = Battle([0, sides.STRANGERS], None, [2, 2], leadership=4)
    assert sides.leadership(s, b, 1) == 4
    assert sides.side_word(b, 1) == "strangers"


@pytest.mark.rule("fortunes", "C115")
@pytest.mark.parametrize(
    ("now", "way"),
    [
        ([3, 3, 3, 4, 3], sides.BOARD),  # the stronger crew
        ([3, 3, 3, 3, 3], sides.SHOOT),
        ([3, 3, 3, 2, 1], sides.SHOOT),  # outgunned, but with a gun left
        ([3, 3, 3, 2, 0], sides.FLEE),
        ([1, 3, 3, 2, 3], sides.FLEE),
        ([2, 3, 3, 2, 3], sides.SHOOT),
        ([1, 3, 3, 3, 3], sides.SHOOT),  # not weaker: it may not flee
        ([3, 3, 0, 4, 3], sides.SHOOT),  # without masts
    ],
)
def test_what_the_computer_declares_for_an_npc(now: list[int], way: int) -> None:
    s = stage(lambda s: put(s, 0, ship="frigate"), npcs="computer").state
    b = against(s, "nl_binckes")
    assert b.vessel is not None
    b.vessel.now[:] = now
    assert naval.npc_declares(s, b, 0, naval.declarations(s, b, 0)) == way


@pytest.mark.rule("fortunes", "C125")
@pytest.mark.parametrize(
    ("left", "section"),
    [([3, 3, 3, 3, 3], CARGO), ([3, 1, 3, 2, 2], MASTS), ([2, 0, 0, 0, 0], HULL), ([3, 0, 1, 2, 1], CREW)],
)
def test_the_computer_takes_a_skull_where_most_is_left_but_not_in_the_hull(
    left: list[int], section: int
) -> None:
    m = stage()
    assert run(volley.suffer(m.table, sides.COMPUTER, left, "navy_spain")) == section


@pytest.mark.rule("fortunes", "C126")
def test_what_would_be_left_after_hits() -> None:
    s = stage(lambda s: put(s, 0, ship="frigate")).state
    ship = s.players[0].ship
    ship.now[:] = [3, 1, 1, 1, 1]
    assert volley.remaining(ship, [(CARGO, True), (CARGO, True), (MASTS, False), (MASTS, False)]) == [
        2,
        0,
        0,
        1,
        1,
    ]
    assert ship.now == [3, 1, 1, 1, 1]


@pytest.mark.rule("fortunes", "C086")
@pytest.mark.parametrize(("hull", "alive"), [(1, True), (2, True)])
def test_a_failed_raid_kills_only_with_the_hull(hull: int, alive: bool) -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "sloop", "la_habana", gold=0)
        s.players[0].ship.now[HULL] = hull
        s.merchants[ZONE["la_habana"]] = SPAIN
        deck(s, "spice_2", "cocoa_7", "sugar_7")  # a hit on the only Cannon

    m = pick(stage(edit, dice=[5, 1, 1, 1, 1]), "scout merchant", "attack spain")
    assert "raid-fails" in told(m)
    assert (m.state.players[0].captain >= 0) is alive
    assert m.state.players[0].ship.now[CANNONS] == 0
    assert asked(m) == (0, "act")
    assert "scout merchant" not in offered(m)
