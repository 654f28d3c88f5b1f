"""Ramming, pinning, boarding (11) and towing (12)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.ramming import (
    cut_segment,
    loosen,
    may_board,
    may_ram,
    spoils_options,
    touched_by_blades,
)
from flibuste.games.pirates.state import State
from flibuste.games.pirates.table.contact import (
    bow,
    hull,
    masts,
    pinned_by,
    side_by_side,
    stern_point,
    touch,
    touched,
    touching,
)
from flibuste.games.pirates.table.geometry import Shape, distance, put
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, BRIG, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, course, do, get, ship, stage

AWAY = ship(SLOOP, 1, 200, 700, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")


def prow(card: str) -> float:
    return box.body(card).length / 200


def flank(card: str) -> float:
    return box.body(card).width / 200


def meeting(
    card: str = BARQUE, foe_card: str = FRIGATE, gap: float = 20, **more: object
) -> tuple[kit.Ship, kit.Ship]:
    """A ship heading east and an enemy across its bow, that far off."""
    vessel = ship(card, 0, 600, 450, crew=more.pop("crew", ()), coins=more.pop("coins", ()))  # type: ignore[arg-type]
    foe = ship(foe_card, 1, 600 + prow(card) + gap + flank(foe_card), 450, 90, **more)  # type: ignore[arg-type]
    return vessel, foe


def charge(vessel: kit.Ship, foe: kit.Ship, dice: list[int], *others: kit.Ship, **more: object) -> kit.Match:
    m = stage(vessel, foe, AWAY, *others, dice=dice, **more)  # type: ignore[arg-type]
    return do(m, course(vessel, (0, 50)))


@pytest.mark.rule("pirates", "11.ram-1", "11.ram-2")
def test_a_ram_is_optional_and_takes_a_mast_above_those_left() -> None:
    vessel, foe = meeting()
    m = charge(vessel, foe, [])
    assert kit.offered(m) == [f"ram {vessel.id} {foe.id}", "pass"]
    do(m, "pass")
    assert get(m, foe).masts == [1] * 4
    m = do(charge(vessel, foe, [4]), f"ram {vessel.id} {foe.id}")
    assert get(m, foe).masts == [1] * 4  # 4 is not above 4
    m = do(charge(vessel, foe, [5]), f"ram {vessel.id} {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("mast", 1)  # the target's player chooses
    do(m, f"lose {foe.id} 3")
    assert get(m, foe).masts == [1, 1, 0, 1]


@pytest.mark.rule("pirates", "11.ram-1")
def test_flank_contact_is_no_ram() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    foe = ship(SLOOP, 1, 620, 450 + flank(BARQUE) + flank(SLOOP) + 0.3)
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 0)))
    assert touching(hull(get(m, vessel)), hull(get(m, foe)))
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "P24", "11.ram-3")
def test_any_die_sinks_a_derelict() -> None:
    vessel, foe = meeting(masts=[0, 0, 0, 0])
    m = do(charge(vessel, foe, [1]), f"ram {vessel.id} {foe.id}")
    assert get(m, foe).sunk


@pytest.mark.rule("pirates", "11.ram-4", "11.pin-1", "11.pin-2", "11.pin-3", "P23")
def test_the_rammer_is_pinned_until_the_other_leaves_or_is_derelict() -> None:
    vessel, foe = meeting()
    m = do(charge(vessel, foe, [1]), f"ram {vessel.id} {foe.id}", "pass", "pass")
    kit.end_turn(m)
    assert pinned_by(m.state, get(m, vessel)) is get(m, foe)
    assert pinned_by(m.state, get(m, foe)) is None  # its bow is free
    kit.end_turn(m)
    with pytest.raises(IllegalChoice, match=r"11\.pin-2"):
        do(m, course(vessel, (90, 10)))
    assert f"shoot {vessel.id}" in kit.offered(m)
    kit.end_turn(m)
    do(m, course(foe, (0, 50)))  # the other moves off
    kit.end_turn(m)
    assert pinned_by(m.state, get(m, vessel)) is None
    do(m, course(vessel, (0, 10)))


@pytest.mark.rule("pirates", "11.ram-4", "11.pin-3")
def test_no_pin_when_the_ram_makes_the_target_derelict() -> None:
    vessel, foe = meeting(masts=[1, 0, 0, 0])
    m = do(charge(vessel, foe, [2]), f"ram {vessel.id} {foe.id}")
    assert not any(get(m, foe).masts)
    assert pinned_by(m.state, get(m, vessel)) is None


@pytest.mark.rule("pirates", "11.pin-1")
def test_contact_of_the_bow_pins_even_without_a_ram_and_bow_to_bow_pins_both() -> None:
    vessel, foe = meeting()
    m = do(charge(vessel, foe, []), "pass")
    assert pinned_by(m.state, get(m, vessel)) is get(m, foe)
    head = ship(BARQUE, 1, 600 + 2 * prow(BARQUE) + 0.3, 450, 180)
    m = stage(ship(BARQUE, 0, 600, 450), head)
    assert all(pinned_by(m.state, x) is not None for x in m.state.ships)


@pytest.mark.rule("pirates", "11.ram-5")
def test_no_second_ram_from_the_same_contact() -> None:
    vessel = ship(BARQUE, 0, 600, 450)
    slippery = kit.ship_with("no_pin")
    foe = ship(slippery, 1, 600 + prow(BARQUE) + prow(slippery) + 20, 450, 180)  # bow to bow
    m = do(stage(vessel, foe, AWAY, dice=[1]), course(vessel, (0, 50)))
    do(m, f"ram {vessel.id} {foe.id}", "pass", "pass")
    kit.end_turn(m)
    assert pinned_by(m.state, get(m, foe)) is None  # it may move, its bow still on the other
    do(m, course(foe, (0, 0)))
    assert touching(bow(get(m, foe)), hull(get(m, vessel)))
    assert not kit.offered(m, "ram")  # for the other is pinned
    assert len(kit.told(m, "rammed")) == 1


@pytest.mark.rule("pirates", "11.board-1", "P26")
def test_one_boarding_the_active_player_decides_first() -> None:
    vessel, foe = meeting()
    m = do(charge(vessel, foe, [1]), f"ram {vessel.id} {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("board", 0)
    do(m, "pass")
    assert (kit.asked(m), kit.seat_of(m)) == ("board", 1)
    do(m, "pass")
    assert kit.asked(m) == "act"
    m = do(charge(vessel, foe, [1, 6, 6]), f"ram {vessel.id} {foe.id}", "pass", f"board {foe.id} {vessel.id}")
    assert len(kit.told(m, "boarding")) == 1
    m = do(charge(vessel, foe, [1, 6, 6]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert len(kit.told(m, "boarding")) == 1


@pytest.mark.rule("pirates", "11.board-2", "11.board-3")
def test_boarding_adds_the_masts_left_and_a_tie_is_nothing() -> None:
    vessel, foe = meeting(coins=(), masts=[1, 1, 0, 0])
    foe.crew = [kit.Crew(CAPTAIN, 1, foe.nation)]
    m = do(charge(vessel, foe, [1, 3, 3]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert kit.told(m, "boarding")[0] | {"one": 6, "two": 5} == kit.told(m, "boarding")[0]
    assert kit.asked(m) == "spoils"
    m = do(charge(vessel, foe, [1, 3, 4]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert kit.asked(m) == "act"  # 6 against 6
    assert len(get(m, foe).crew) == 1


@pytest.mark.rule("pirates", "11.board-4")
def test_the_winner_may_eliminate_a_crew_of_his_choice_face_down_by_place() -> None:
    vessel, foe = meeting()
    foe.crew = [kit.Crew(CAPTAIN, 1, foe.nation), kit.Crew(HELMSMAN, 1, foe.nation, up=True)]
    m = do(charge(vessel, foe, [1, 6, 1]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    do(m, f"kill {foe.id}")
    assert kit.offered(m) == ["crew 1", f"crew 2 {HELMSMAN}"]
    do(m, "crew 1")
    assert [c.card for c in get(m, foe).crew] == [HELMSMAN]


@pytest.mark.rule("pirates", "11.board-5")
def test_or_steal_a_treasure_at_random_unless_it_is_known() -> None:
    vessel, foe = meeting()
    foe.coins = [kit.Coin(5, seen=2), kit.Coin(1, seen=2)]
    m = do(charge(vessel, foe, [1, 6, 1]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    do(m, f"steal {foe.id}")
    assert kit.asked(m) == "act"  # not asked which: he can't know
    assert (len(get(m, vessel).coins), len(get(m, foe).coins)) == (1, 1)
    for coin in foe.coins:
        coin.seen = 3
    m = do(charge(vessel, foe, [1, 6, 1]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    do(m, f"steal {foe.id}", "take 5")
    assert [c.value for c in get(m, vessel).coins] == [5]


@pytest.mark.rule("pirates", "11.board-6")
def test_without_space_only_crew_can_be_taken() -> None:
    vessel, foe = meeting(coins=[1, 1, 1, 1])  # four spaces, four coins
    foe.coins = [kit.Coin(5, seen=2)]
    foe.crew = [kit.Crew(CAPTAIN, 1, foe.nation)]
    m = do(charge(vessel, foe, [1, 6, 1]), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert kit.offered(m) == [f"kill {foe.id}", "pass"]


# ---- towing


def hulk(**more: Any) -> tuple[kit.Ship, kit.Ship]:
    vessel, foe = meeting(FRIGATE, BARQUE, masts=[0, 0, 0], **more)
    return vessel, foe


@pytest.mark.rule("pirates", "12.1", "12.2")
def test_a_derelict_touched_by_the_bow_may_be_taken_in_tow_behind_the_stern() -> None:
    for owner in (0, 1):
        vessel, foe = hulk()
        foe.owner = owner
        m = charge(vessel, foe, [])
        do(m, f"tow {vessel.id} {foe.id}")
        tower, prize = get(m, vessel), get(m, foe)
        assert (tower.tows, prize.towed_by) == (prize.id, tower.id)
        assert prize.h == tower.h
        tip = put(box.body(prize.card).length / 2, 0, prize.x, prize.y, prize.h)
        assert tip == pytest.approx(stern_point(tower), abs=20)
        assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "12.3", "12.4", "16.kw-ransom-1", "P20")
def test_the_prize_and_all_aboard_belong_to_the_tower_s_fleet() -> None:
    vessel, foe = hulk(crew=())
    ransom = kit.crew_with("ransom")
    foe.crew = [kit.Crew(CAPTAIN, 1, foe.nation), kit.Crew(ransom, 1, foe.nation)]
    foe.coins = [kit.Coin(4, seen=2)]
    m = do(charge(vessel, foe, []), f"tow {vessel.id} {foe.id}")
    prize = get(m, foe)
    assert prize.owner == 0
    assert prize.crew[0].owner == 0
    assert (prize.crew[1].owner, prize.crew[1].worth) == (1, 5)  # a captive
    assert m.view(0)["ships"][1]["coins"] == [{"value": 4, "unique": ""}]
    acts = [word for word in kit.offered(m) if word.split()[1:2] == [prize.id]]
    assert acts == [f"scuttle {prize.id}"]  # it acts from a later turn on
    kit.end_turn(kit.end_turn(m))
    assert get(m, foe).done == 0


@pytest.mark.rule("pirates", "12.5", "12.6", "P21")
def test_a_tower_moves_s_whatever_its_bonuses_and_the_tow_follows() -> None:
    vessel, foe = hulk(crew=[HELMSMAN])
    m = do(charge(vessel, foe, []), f"tow {vessel.id} {foe.id}")
    kit.end_turn(kit.end_turn(m))
    before = get(m, vessel).x
    with pytest.raises(IllegalChoice, match=r"10\.1"):
        do(m, course(vessel, (0, 57), (0, 57)))
    do(m, course(vessel, (0, 57)))
    tower, prize = get(m, vessel), get(m, foe)
    assert tower.x == before + 5700
    assert prize.x == pytest.approx(tower.x - (8200 + 7000) / 2, abs=20)


@pytest.mark.rule("pirates", "12.6")
def test_a_slide_that_would_put_the_tow_on_something_is_shortened() -> None:
    tower, prize = ship(SLOOP, 0, 600, 450), ship(FRIGATE, 0, id="prize", masts=[0, 0, 0, 0])
    from flibuste.games.pirates.table.motion import Pose, tow_pose

    prize.x, prize.y, prize.h = tow_pose(tower, prize, Pose(tower.x, tower.y, tower.h))
    tower.tows, prize.towed_by = prize.id, tower.id
    post = ship(SLOOP, 1, 625, 465.5, id="post")  # the slim tower passes it, the broad prize would not
    m = do(stage(tower, prize, post), course(tower, (0, 57)))
    assert 60000 < get(m, tower).x < 65700
    assert distance(hull(get(m, prize)), hull(get(m, post))) > 0


@pytest.mark.rule("pirates", "12.7", "12.8", "P22")
def test_a_tow_is_docked_beside_its_tower_and_unloads_with_it() -> None:
    tower, prize = (
        ship(FRIGATE, 0, 232, 120, 180, coins=[2]),
        ship(BARQUE, 0, id="prize", masts=[0, 0, 0], coins=[3]),
    )
    from flibuste.games.pirates.table.motion import Pose, tow_pose

    prize.x, prize.y, prize.h = tow_pose(tower, prize, Pose(tower.x, tower.y, tower.h))
    tower.tows, prize.towed_by = prize.id, tower.id
    m = do(stage(tower, prize, AWAY), course(tower, (0, 57)))
    assert get(m, tower).dock == 0
    assert get(m, prize).dock == 0
    assert touching(bow(get(m, prize)), kit_shore(m.state))
    assert gold_of(m.state, 0) == 5


def kit_shore(s: State) -> Shape:
    from flibuste.games.pirates.table.contact import island_shape

    return island_shape(s.islands[0])


def test_a_tow_can_be_let_go() -> None:
    vessel, foe = hulk()
    m = do(charge(vessel, foe, []), f"tow {vessel.id} {foe.id}", f"let-go {vessel.id}")
    assert (get(m, vessel).tows, get(m, foe).towed_by) == ("", "")


def test_brigs_do_not_tow_what_still_sails() -> None:
    vessel, foe = meeting(BRIG, BRIG)
    assert not kit.offered(charge(vessel, foe, []), "tow")


@pytest.mark.rule("pirates", "11.ram-5", "16.kw-longship-2")
def test_where_nobody_is_pinned_the_same_contact_may_ram_again() -> None:
    vessel, foe = kit.head_on(kit.LONGSHIP, FRIGATE)
    m = stage(vessel, foe, kit.AWAY, dice=[1, 1])
    do(m, course(vessel, (0, 40)), f"ram {vessel.id} {foe.id}")
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 0)))
    assert f"ram {vessel.id} {foe.id}" in kit.offered(m)


# ---- who may be rammed, boarded, robbed


@pytest.mark.rule(
    "pirates", "11.ram-1", "18.fog-2", "16.kw-catamaran-4", "16.kw-flotilla-9", "16.kw-seadragon-8"
)
def test_only_an_enemy_in_the_open_can_be_rammed() -> None:
    rammer = ship(BARQUE, 0, 600, 450)
    assert may_ram(rammer, ship(FRIGATE, 1))
    assert not may_ram(rammer, ship(FRIGATE, 0))
    for state in ({"sunk": True}, {"wreck": True}, {"fog": 0}, {"submerged": True}, {"intangible": True}):
        assert not may_ram(rammer, ship(FRIGATE, 1, **state)), state
    for word in ("catamaran", "flotilla", "sea_dragon"):
        assert not may_ram(rammer, ship(kit.ship_with(word), 1)), word
    for word in ("sea_dragon", "flotilla"):
        assert not may_ram(ship(kit.ship_with(word), 0), ship(FRIGATE, 1)), word
    assert not may_ram(ship(kit.MONSTER, 0, submerged=True), ship(FRIGATE, 1))
    assert may_ram(ship(kit.MONSTER, 0), ship(FRIGATE, 1))
    assert may_ram(ship(kit.SUB, 0, submerged=True), ship(FRIGATE, 1))


@pytest.mark.rule("pirates", "16.kw-turtle-3", "16.kw-catamaran-3", "16.kw-flotilla-9", "18.fog-2")
def test_who_keeps_boarders_off() -> None:
    mine = ship(BARQUE, 0)
    assert may_board(mine, ship(FRIGATE, 1))
    for state in ({"sunk": True}, {"wreck": True}, {"fog": 0}):
        assert not may_board(mine, ship(FRIGATE, 1, **state)), state
    for word in ("flotilla", "sea_dragon"):
        assert not may_board(mine, ship(kit.ship_with(word), 1)), word
        assert may_board(ship(kit.ship_with(word), 0), ship(FRIGATE, 1)) is (word == "flotilla")
    assert not may_board(mine, ship(kit.TURTLE, 1, panels=1))
    assert may_board(mine, ship(kit.TURTLE, 1, panels=0))
    assert not may_board(mine, ship(kit.CATAMARAN, 1))
    assert may_board(mine, ship(kit.CATAMARAN, 1, outrigger=False))


@pytest.mark.rule("pirates", "11.board-4", "11.board-5", "11.board-6", "16.kw-seamonster-9", "13.unique-1")
def test_the_winner_of_a_boarding_is_offered_what_there_is_and_what_fits() -> None:
    s = stage(SPARE, AWAY).state

    def words(winner: kit.Ship, loser: kit.Ship, but: str = "") -> list[str]:
        return [str(option[0]) for option in spoils_options(s, winner, loser, but)]

    mine = ship(BARQUE, 0)
    assert words(mine, ship(FRIGATE, 1)) == ["pass"]
    assert words(mine, ship(FRIGATE, 1, crew=[CAPTAIN])) == ["kill", "pass"]
    assert words(mine, ship(FRIGATE, 1, coins=[2])) == ["steal", "pass"]
    assert words(ship("RSS-4", 0), ship(FRIGATE, 1, crew=[CAPTAIN], coins=[2])) == ["steal", "pass"]
    full = ship(BARQUE, 0, coins=[1] * box.ships()[BARQUE].cargo)
    assert words(full, ship(FRIGATE, 1, coins=[2])) == ["pass"]
    assert words(full, ship(FRIGATE, 1, coins=[2], uniques=["homemade_flag"])) == ["steal", "pass"]
    two = ship(kit.ship_with("board_choose_two"), 0)
    prey = ship(FRIGATE, 1, crew=[CAPTAIN], coins=[2])
    assert words(two, prey) == ["kill", "steal", "lose", "pass"]
    assert words(two, prey, "kill") == ["steal", "lose", "pass"]
    assert words(two, prey, "steal") == ["kill", "lose", "pass"]
    assert words(two, prey, "lose") == ["kill", "steal", "pass"]
    assert words(two, ship(FRIGATE, 1, masts=[0] * 4)) == ["pass"]


def won(winner: kit.Ship, loser: kit.Ship, *others: kit.Ship) -> kit.Match:
    """A ram without damage, and a boarding that the rammer wins."""
    m = stage(winner, loser, AWAY, *others, dice=[1, 6, 1])
    do(m, course(winner, (0, 50)), f"ram {winner.id} {loser.id}", f"board {winner.id} {loser.id}")
    return m


def crewed(word: str) -> tuple[str, str]:
    """A crew with that ability and a plain ship of its nation that carries it."""
    card = box.crew()[kit.crew_with(word)]
    vessel = min(
        (c for c in box.ships().values() if c.nation == card.nation and box.coded(c.id) and c.masts >= 3),
        key=lambda c: (len(c.keywords) + len(c.abilities), -c.cargo),
    )
    return card.id, vessel.id


@pytest.mark.rule("pirates", "4.7", "11.board-4", "8.3")
@pytest.mark.parametrize(
    ("code", "option"),
    [
        ("board_kills_all_crew", "kill-all"),
        ("board_capture_crew", "capture"),
        ("board_enlists_crew", "enlist"),
        ("board_choose_two", "lose"),
        ("board_takes_all", "steal"),
    ],
)
def test_a_crew_who_helps_himself_to_more_is_shown(code: str, option: str) -> None:
    member, card = crewed(code)
    vessel, foe = meeting(card, FRIGATE)
    vessel.crew = [kit.Crew(member, 0, vessel.nation)]
    foe.crew = [kit.Crew(CAPTAIN, 1, foe.nation), kit.Crew(HELMSMAN, 1, foe.nation)]
    foe.coins = [kit.Coin(1), kit.Coin(2), kit.Coin(3)]
    m = won(vessel, foe)
    assert not get(m, vessel).crew[0].up
    do(m, f"{option} {foe.id}")
    if code == "board_choose_two":
        do(m, f"lose {foe.id} 1")
    if code == "board_takes_all":
        do(m, f"steal {foe.id}")
        assert len(get(m, vessel).coins) == 2
    assert get(m, vessel).crew[0].up
    if code == "board_kills_all_crew":
        assert get(m, foe).crew == []
    if code in ("board_capture_crew", "board_enlists_crew"):
        assert [c.card for c in get(m, foe).crew] == [HELMSMAN]  # the dearest is gone
        taken = get(m, vessel).crew[1]
        assert (taken.card, taken.up) == (CAPTAIN, True)
        assert taken.worth == (box.crew()[CAPTAIN].cost if code == "board_capture_crew" else 0)
        assert taken.owner == (1 if code == "board_capture_crew" else 0)
        assert taken.bound is (code == "board_enlists_crew")


@pytest.mark.rule("pirates", "16.kw-ransom-1", "8.3")
def test_a_ransom_that_is_captured_is_worth_five() -> None:
    member, card = crewed("board_capture_crew")
    vessel, foe = meeting(card, FRIGATE)
    vessel.crew = [kit.Crew(member, 0, vessel.nation)]
    foe.crew = [kit.Crew("BC-58", 1, "spain")]
    m = do(won(vessel, foe), f"capture {foe.id}")
    assert get(m, vessel).crew[1].worth == 5


@pytest.mark.rule("pirates", "8.3")
@pytest.mark.parametrize(
    ("code", "option"), [("board_capture_crew", "capture"), ("board_enlists_crew", "enlist")]
)
def test_protected_crew_are_neither_captured_nor_enlisted(code: str, option: str) -> None:
    member, card = crewed(code)
    guard = kit.crew_with("crew_protected")
    vessel, foe = meeting(card, crewed("crew_protected")[1])
    vessel.crew = [kit.Crew(member, 0, vessel.nation)]
    foe.crew = [kit.Crew(guard, 1, foe.nation)]
    m = do(won(vessel, foe), f"{option} {foe.id}")
    assert [c.card for c in get(m, foe).crew] == [guard]
    assert get(m, foe).crew[0].up
    assert len(get(m, vessel).crew) == 1


@pytest.mark.rule("pirates", "13.unique-3", "11.ram-2")
@pytest.mark.parametrize(("die", "sunk"), [(3, False), (4, True)])
def test_explosives_sink_both_ships_on_four_and_are_spent(die: int, sunk: bool) -> None:
    vessel, foe = meeting()
    vessel.coins = [kit.Coin(0, "explosives", 3)]
    m = stage(vessel, foe, AWAY, SPARE, dice=[die, 1])
    spent = len(m.state.spent)
    do(m, course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}", f"explode {vessel.id}")
    assert (get(m, vessel).sunk, get(m, foe).sunk) == (sunk, sunk)
    assert len(m.state.spent) == spent + 1
    assert bool(kit.told(m, "rammed")) is not sunk  # who is sunk rams nobody
    m = stage(vessel, foe, AWAY, SPARE, dice=[1])
    do(m, course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}", "pass")
    assert [coin.unique for coin in get(m, vessel).coins] == ["explosives"]


@pytest.mark.rule("pirates", "8.3", "13.unique-1")
def test_a_segment_cut_off_a_beast_is_a_prize_of_two_gold_that_all_have_seen() -> None:
    beast = kit.ship_with("segment_prize")
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(beast, 1, 600, 600)
    m = stage(vessel, foe, AWAY)
    minted = m.state.minted
    here, there = get(m, vessel), get(m, foe)
    rule = cut_segment(kit.rules(m), here, there)
    asked = next(rule)
    with pytest.raises(StopIteration):
        rule.send(asked.options[0])  # type: ignore[union-attr]
    assert masts(there) == len(there.masts) - 1
    assert [(coin.value, coin.unique, coin.seen) for coin in here.coins] == [(2, "segment", 3)]
    assert m.state.minted == minted + 1


@pytest.mark.rule("pirates", "11.pin-3", "16.kw-galley-2")
def test_who_sank_or_was_left_is_no_longer_held_by_the_ram() -> None:
    vessel, foe = meeting(gap=0.2)
    m = stage(vessel, foe, AWAY)
    here, there = get(m, vessel), get(m, foe)
    here.plight.rammed = [there.id]
    loosen(m.state)
    assert here.plight.rammed == [there.id]
    there.sunk = True
    loosen(m.state)
    assert here.plight.rammed == []
    there.sunk, here.plight.rammed = False, [there.id]
    there.x += 5000
    loosen(m.state)
    assert here.plight.rammed == []


@pytest.mark.rule("pirates", "16.kw-switchblade-2", "16.kw-switchblade-1")
def test_only_open_blades_touch_and_only_enemies_afloat() -> None:
    vessel = ship(kit.BLADES, 0, 600, 450, blades=True)
    beside = kit.half(kit.BLADES)[1] + kit.half(SLOOP)[1] + 3
    foe = ship(SLOOP, 1, 600, 450 + beside, id="foe")
    friend = ship(SLOOP, 0, 600, 450 - beside, id="friend")
    m = stage(vessel, foe, friend, AWAY)
    here = get(m, vessel)
    assert [other.id for other in touched_by_blades(m.state, here)] == ["foe"]
    get(m, foe).sunk = True
    assert touched_by_blades(m.state, here) == []
    get(m, foe).sunk, here.blades = False, False
    assert touched_by_blades(m.state, here) == []


@pytest.mark.rule("pirates", "16.kw-galley-2", "11.pin-1")
@pytest.mark.parametrize("again", [True, False])
def test_a_galley_that_came_clear_of_its_victim_is_pinned_unless_it_rams_again(again: bool) -> None:
    galley, foe = kit.head_on(kit.ship_with("galley"), FRIGATE)
    m = do(stage(galley, foe, kit.AWAY, dice=[1, 1]), course(galley, (0, 40)), f"ram {galley.id} {foe.id}")
    while kit.asked(m) == "board":
        do(m, "pass")
    assert kit.asked(m) == "pivot"
    do(m, f"pivot {galley.id} 9000")
    assert not touch(get(m, galley), get(m, foe))
    kit.end_turn(kit.end_turn(m))
    back = get(m, galley)
    back.h = 0
    back.x, back.y = galley.x, galley.y
    do(m, course(galley, (0, 40)), f"ram {galley.id} {foe.id}" if again else "pass")
    while kit.asked(m) == "board":
        do(m, "pass")
    assert (pinned_by(m.state, get(m, galley)) is None) is again


@pytest.mark.rule("pirates", "11.ram-3", "8.3")
def test_a_ram_that_sinks_a_ship_repairs_who_repairs_by_sinking() -> None:
    card = kit.ship_with("repair_on_sink")
    vessel, hulk = kit.head_on(card, SLOOP, masts=[0])
    vessel.masts[-1] = 0
    m = do(stage(vessel, hulk, kit.AWAY, dice=[1]), course(vessel, (0, 40)), f"ram {vessel.id} {hulk.id}")
    assert get(m, hulk).sunk
    assert kit.asked(m) == "repair"


@pytest.mark.rule("pirates", "11.ram-3", "16.kw-eternal-1", "11.board-1")
def test_an_eternal_ship_sunk_by_a_ram_is_neither_held_nor_boarded_at_home() -> None:
    card = kit.ship_with("eternal")
    vessel, hulk = kit.head_on(FRIGATE, card, masts=[0] * box.ships()[card].masts, crew=[CAPTAIN])
    m = do(stage(vessel, hulk, kit.AWAY, dice=[6]), course(vessel, (0, 50)), f"ram {vessel.id} {hulk.id}")
    assert (get(m, hulk).dock, get(m, hulk).sunk) == (1, False)
    assert kit.asked(m) == "act"
    assert not get(m, vessel).plight.rammed


@pytest.mark.rule("pirates", "11.ram-5", "10.unload-1")
def test_a_free_move_out_of_port_does_not_let_a_ship_ram_twice() -> None:
    card = kit.ship_with("move_s_after_unload")
    home = kit.dock(ship(card, 0), 0)
    vessel = ship(card, 0, home.x / 100 + 30, home.y / 100, 180, coins=[2])
    foe = ship(FRIGATE, 1, 172, 142)
    m = do(stage(vessel, foe, kit.AWAY, dice=[1]), course(vessel, (0, 50)))
    assert (kit.asked(m), get(m, vessel).dock) == ("onward", 0)
    do(m, course(vessel, (-90, 40)), f"ram {vessel.id} {foe.id}", "pass", "pass")
    assert kit.asked(m) == "act"
    assert len(kit.told(m, "rammed")) == 1


def test_neighbours_are_all_that_a_ship_touches_or_is_held_by() -> None:
    """What looks at contact looks at the neighbours alone: nobody else may touch."""
    found = held = 0
    for seed in range(4):
        m = flibuste.new("pirates", 4, seed)
        rng = random.Random(seed)
        for made in range(420):
            if m.over:
                break
            seat = next(iter(m.pending))
            m.choose(seat, m.pick(seat, rng.getrandbits(32), rng.random()))
            if made % 6:
                continue
            s = m.state
            for vessel in s.ships:
                others = [o for o in s.ships if o is not vessel and not o.sunk]
                by_hand = [o for o in others if not o.submerged and o.fog < 0 and touch(vessel, o)]
                assert [o.id for o in touched(s, vessel)] == [o.id for o in by_hand]
                assert pinned_by(s, vessel) is pinned_by(s, vessel, others)
                found += len(by_hand)
                held += pinned_by(s, vessel) is not None
    assert found > 100
    assert held


@pytest.mark.rule("pirates", "11.pin-1")
def test_who_is_on_a_blade_is_held_from_beyond_the_neighbours() -> None:
    blade, prey = ship(FRIGATE, 1, 600, 450, id="blade"), ship(SLOOP, 0, 690, 450, id="prey")
    m = stage(prey, blade)
    s, held, scorpion = m.state, get(m, prey), get(m, blade)
    reach = box.body(FRIGATE).length // 2 + box.body(SLOOP).length // 2
    held.x, held.y, held.h = scorpion.x + reach + box.body(FRIGATE).width - 100, scorpion.y, 0
    scorpion.h = 0
    assert not side_by_side(held, scorpion)
    assert pinned_by(s, held) is None
    scorpion.plight.skewered.append(held.id)
    assert pinned_by(s, held) is scorpion


@pytest.mark.rule("pirates", "8.3", "13.unique-3", "16.kw-eternal-1")
def test_a_ship_that_comes_home_from_its_own_explosion_has_what_sinking_another_brings() -> None:
    vessel, foe = meeting(kit.ship_with("repair_on_sink"))
    vessel.coins = [kit.Coin(0, "explosives", 3)]
    m = stage(vessel, foe, AWAY, SPARE, dice=[4])
    get(m, vessel).deeds.copied = "eternal"
    do(m, course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}", f"explode {vessel.id}")
    assert (get(m, vessel).sunk, get(m, foe).sunk) == (False, True)
    assert kit.asked(m) == "repair"
