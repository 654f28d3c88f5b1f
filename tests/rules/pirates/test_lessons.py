"""The staged positions of the lessons: what they show must be there, where their words say it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.lessons import positions
from flibuste.games.pirates.lessons.positions import (
    ANTELOPE,
    APOLLO,
    CANOES,
    CAPTAIN,
    CAROLINA,
    DOVER,
    EXPLORER,
    HARDWICKE,
    HELMSMAN,
    KING_EDWARD,
    PICADOR,
    SHARPE,
)
from flibuste.games.pirates.rules.course import segments
from flibuste.games.pirates.state import Player, State
from flibuste.games.pirates.table.contact import hull, island_shape
from flibuste.games.pirates.table.faults import faults
from flibuste.games.pirates.table.geometry import distance

from . import kit

#: card, owner, place in mm, heading, crew, coins, masts standing
Row = tuple[str, int, tuple[float, float], float, list[str], list[int], int]
TABLE: dict[str, tuple[Row, ...]] = {
    "treasure_run": ((ANTELOPE, 0, (420, 330), 20, [HELMSMAN], [], 2),),
    "guns": ((DOVER, 0, (560, 400), 0, [], [], 4), (PICADOR, 1, (590, 450), 180, [], [4], 2)),
    "ram": ((DOVER, 0, (500, 520), 0, [], [], 4), (CAROLINA, 1, (640, 520), 90, [], [3, 2], 1)),
    "crews": (
        (DOVER, 0, (420, 600), 0, [CAPTAIN], [], 4),
        (ANTELOPE, 0, (350, 250), 20, [HELMSMAN], [], 2),
        (APOLLO, 0, (470, 770), 340, [EXPLORER], [], 2),
        (PICADOR, 1, (640, 620), 180, [], [], 2),
    ),
    "reef": ((DOVER, 0, (470, 340), 10, [], [], 4),),
    "sargasso": ((CAROLINA, 0, (470, 340), 10, [], [], 3),),
    "two_measures": ((ANTELOPE, 0, (420, 560), 0, [], [], 2),),
    "marines": (
        (KING_EDWARD, 0, (560, 400), 0, [HARDWICKE, SHARPE], [], 4),
        (PICADOR, 1, (590, 450), 180, [], [], 2),
    ),
}


def sea(name: str, dice: tuple[int, ...] = ()) -> kit.Match:
    put: Callable[[State], None] = getattr(positions, name)
    return flibuste.stage("pirates", seats=2, edit=put, dice=dice)


@pytest.mark.parametrize("name", TABLE)
def test_the_ships_of_a_lesson(name: str) -> None:
    m = sea(name)
    s = m.state
    canoes: Row = (CANOES, 1, (1000, 820), 180, [], [], 1)  # so that the other side can always act
    rows = [*TABLE[name], canoes]
    assert len(s.ships) == len(rows)
    for vessel, (card, owner, at, heading, crew, coins, masts) in zip(s.ships, rows, strict=True):
        assert (vessel.card, vessel.owner, vessel.builder) == (card, owner, owner)
        assert (vessel.id, vessel.nation) == (f"{card}~{owner + 1}", box.ships()[card].nation)
        assert (vessel.x / 100, vessel.y / 100, vessel.h / 100) == (*at, heading)
        assert [(c.card, c.owner, c.nation) for c in vessel.crew] == [(c, owner, vessel.nation) for c in crew]
        assert [(coin.value, coin.seen) for coin in vessel.coins] == [(v, 1 << owner) for v in coins]
        assert (len(vessel.masts), vessel.masts.count(1)) == (box.ships()[card].masts, masts)
        assert vessel.dock == -1
    assert not faults(s)
    assert (s.turn, s.round, s.stake, s.order) == (0, 1, 30, [0, 1])
    assert (kit.asked(m), kit.seat_of(m)) == ("act", 0)


@pytest.mark.parametrize("name", TABLE)
def test_the_sea_of_a_lesson(name: str) -> None:
    s = sea(name).state
    assert [isle.home for isle in s.islands] == [0, 1, -1, -1]
    assert [player.home for player in s.players] == [0, 1]
    west, east = s.islands[:2]
    assert (west.x, west.y, east.x, east.y) == (37000, 47000, 104000, 45000)
    assert [(isle.x, isle.y) for isle in s.islands[2:]] == [(58000, 36000), (60000, 72000)]
    wild = [[coin.value for coin in isle.coins] for isle in s.islands]
    first = [5, 1, 3, 2] if name == "treasure_run" else [3, 1, 2, 2]
    assert wild == [[], [], first, [4, 1, 3, 2]]
    for player in s.players:
        assert player == Player(home=player.home)  # nothing there
    tiles = [(tile.kind, tile.x, tile.y) for tile in s.terrain]
    assert tiles == ([(name, 50500, 34800)] if name in ("reef", "sargasso") else [])


@pytest.mark.rule("pirates", "10.1", "11.ram-1", "14.3", "16.kw-marine-5")
def test_what_a_lesson_is_about_can_be_done_at_once() -> None:
    m = sea("treasure_run")
    vessel = m.state.ships[0]
    assert distance(hull(vessel), island_shape(m.state.islands[2])) < sum(segments(m.state, vessel))
    assert kit.offered(sea("guns"), "shoot")
    m = sea("ram", dice=(6,))
    dover = m.state.ships[0]
    kit.do(m, kit.course(dover, *[(0, run / 100) for run in segments(m.state, dover)]))
    assert kit.offered(m, "ram")
    assert sorted(segments(sea("two_measures").state, sea("two_measures").state.ships[0])) == [kit.S, kit.L]
    assert len(kit.offered(sea("marines"), "marine")) == 2
    for name in ("reef", "sargasso"):
        m = sea(name, dice=(2,))
        kit.do(m, kit.course(m.state.ships[0], (0, 40)))
        assert m.state.terrain[0].value == 2
