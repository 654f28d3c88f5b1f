"""What a value looks at: gold and what floats, as figures counted by hand on small seas."""

from __future__ import annotations

from math import hypot

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.features import LATE, NAMES, REACH, boundary, features, progress

from . import kit
from .kit import BARQUE, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, Coin, Ship, dock, ship, stage

FOE = ship(SLOOP, 1, 900, 200, id="foe")


def named(m: kit.Match, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, features(m.state, seat), strict=True))


def near(*way: float) -> float:
    """What lies one turn's sail away counts half."""
    return 1 / (1 + hypot(*way) * 100 / REACH)


def test_gold_at_home_its_share_and_the_half() -> None:
    m = stage(ship(SLOOP, 0, 600, 450), FOE)
    for gold, share, half in ((0, 0, 0), (15, 0.5, 0), (16, 16 / 30, 1), (30, 1, 1)):
        m.state.players[0].coins = [Coin(gold)] if gold else []
        found = named(m)
        assert (found["gold"], found["share of the gold"], found["more than half"]) == (gold, share, half)
    assert named(m, 1)["gold"] == 0
    m.state.stake = 0
    assert named(m)["share of the gold"] == 30  # nothing to divide by


def test_ships_their_worth_masts_guns_and_crew() -> None:
    hurt = ship(FRIGATE, 0, 600, 450, masts=[1, 0, 1, 0], crew=[CAPTAIN, HELMSMAN])
    hulk = ship(BARQUE, 0, 600, 600, masts=[0, 0, 0], id="hulk")
    gone = ship(SLOOP, 0, 300, 300, id="gone", sunk=True)
    found = named(stage(hurt, hulk, gone, FOE))
    cost, less = box.ships()[FRIGATE].cost, box.ships()[BARQUE].cost
    guns = [int(box.ships()[FRIGATE].cannons[place][0]) for place in (0, 2)]
    assert found["ships"] == 2
    assert found["worth afloat"] == pytest.approx(cost * (0.4 + 0.6 / 2) + less * 0.4)
    assert (found["masts"], found["derelicts"], found["crew"]) == (2, 1, 2)
    assert found["firepower"] == pytest.approx(sum((6 - rank) / 6 for rank in guns))
    assert found["room"] == min(4, box.ships()[FRIGATE].cargo - 2)  # a hulk loads nothing
    whole = named(stage(ship(FRIGATE, 0, 600, 450), FOE))
    assert whole["worth afloat"] == pytest.approx(cost)
    assert whole["masts"] == 4


def laden(*coins: int) -> Ship:
    return ship(FRIGATE, 0, 420, 450, coins=coins)


def test_gold_aboard_counts_by_the_way_home_and_by_who_is_near() -> None:
    found = named(stage(laden(3, 2), ship(SLOOP, 0, 600, 700, id="empty"), FOE))
    assert found["gold aboard"] == 5
    assert found["gold aboard near home"] == pytest.approx(5 * near(420 - 120, 450 - 120))
    assert found["enemies near gold"] == 0
    # REACH off, a little less, and one that cannot fight
    for x, y, masts, threats in (
        (540, 450, [1], 0),
        (539, 450, [1], 1),
        (470, 500, [0], 0),
        (420, 569, [1], 1),
    ):
        foe = ship(SLOOP, 1, x, y, masts=masts)
        assert named(stage(laden(3), foe))["enemies near gold"] == threats
        assert named(stage(laden(), foe))["enemies near gold"] == 0
    two = [
        ship(SLOOP, 1, 470, 500, id="a"),
        ship(SLOOP, 1, 350, 400, id="b"),
        ship(SLOOP, 1, 440, 400, id="c", sunk=True),
    ]
    assert named(stage(laden(3), *two))["enemies near gold"] == 2
    assert named(stage(laden(3), ship(SLOOP, 0, 470, 500, id="own"), FOE))["enemies near gold"] == 0

    def homeless(s: kit.State) -> None:
        s.players[0].home = -1

    found = named(stage(laden(3), FOE, edit=homeless))
    assert (found["gold aboard"], found["gold aboard near home"]) == (3, 0)


def test_room_counts_by_the_way_to_treasure() -> None:
    vessel = ship(SLOOP, 0, 320, 480)
    free = box.ships()[SLOOP].cargo
    found = named(stage(vessel, FOE))
    assert found["room"] == min(free, 4)
    ways = [hypot(320 - 120, 480 - 780), hypot(320 - 1080, 480 - 120)]  # the wild islands
    assert found["room near treasure"] == pytest.approx(min(free, 3) * near(min(ways)))
    big = max(box.ships().values(), key=lambda card: card.cargo).id
    found = named(stage(ship(big, 0, 320, 480), FOE))
    assert found["room"] == 4
    assert found["room near treasure"] == pytest.approx(3 * near(min(ways)))
    full = ship(SLOOP, 0, 320, 480, coins=[1] * free)
    assert named(stage(full, FOE))["room near treasure"] == 0

    def bare(s: kit.State) -> None:
        s.islands[2].coins = []
        s.islands[0].coins = [Coin(1)]  # a home is no place to load

    assert named(stage(vessel, FOE, edit=bare))["room near treasure"] == pytest.approx(
        min(free, 3) * near(ways[1])
    )


@pytest.mark.parametrize(("isle", "counted"), [(2, 1), (3, 1), (0, 0)])
def test_a_ship_with_room_at_a_wild_island(isle: int, counted: int) -> None:
    vessel = dock(ship(FRIGATE, 0), isle)
    assert named(stage(vessel, FOE))["at an island"] == counted
    full = dock(ship(FRIGATE, 0, coins=[1] * box.ships()[FRIGATE].cargo), isle)
    assert named(stage(full, FOE))["at an island"] == 0

    def wild(s: kit.State) -> None:
        s.islands[0].home = -1
        s.players[0].home = -1

    if isle == 0:
        assert named(stage(dock(ship(FRIGATE, 0), 0), FOE, edit=wild))["at an island"] == 1


def test_whose_turn_it_is_and_how_far_the_match_has_come() -> None:
    m = stage(ship(SLOOP, 0, 600, 450), FOE, ship(SLOOP, 2, 600, 600, id="third"), seats=3)
    s = m.state
    s.order, s.turn, s.round = [2, 0, 1], 0, 4
    assert [named(m, seat)["wait"] for seat in range(3)] == [0, 1, 2]
    assert boundary(s) == 4 * 3 + 1
    s.order = [2, 1]
    assert named(m, 0)["wait"] == 0
    assert boundary(s) == 12
    s.phase = "homes"
    assert (boundary(s), progress(s)) == (0, 0.0)
    s.phase = "turn"
    assert progress(s) == pytest.approx(4 / LATE)
    s.players[0].coins, s.players[1].coins = [Coin(8)], [Coin(7)]
    assert progress(s) == pytest.approx(0.5)
    s.stake = 0
    assert progress(s) == 1.0
    s.stake, s.round = 30, 99
    assert progress(s) == 1.0
    s.round, s.ended = 1, "gold"
    assert progress(s) == 1.0
