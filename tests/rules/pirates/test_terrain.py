"""Terrain (18): icebergs, whirlpools, sargasso seas, fog, reefs and wrecks."""

from __future__ import annotations

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.table.contact import find, hull, pinned_by, stern_point, touching
from flibuste.games.pirates.table.geometry import point_distance
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, CAPTAIN, FRIGATE, SLOOP, Terrain, course, do, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
LONG = next(c.id for c in box.ships().values() if c.masts == 5 and not c.keywords and c.move == "L")


def tile(kind: str, x: float = 700, y: float = 450, **more: int) -> Terrain:
    return Terrain(kind, round(x * 100), round(y * 100), **more)  # type: ignore[arg-type]


def toward(
    card: str, *tiles: Terrain, dice: tuple[int, ...] = (), **more: object
) -> tuple[kit.Match, kit.Ship]:
    """A ship sails east into what lies at 700, 450."""
    vessel = ship(card, 0, 600, 450, **more)  # type: ignore[arg-type]
    m = stage(vessel, AWAY, SPARE, terrain=tiles, dice=dice)
    return do(m, course(vessel, (0, 57))), vessel


# ---- icebergs


@pytest.mark.rule("pirates", "18.iceberg-1", "18.iceberg-2")
def test_one_die_for_all_icebergs_and_one_for_the_way_of_each_that_moves() -> None:
    bergs = [
        tile("iceberg", 500, 450, gold=3),
        tile("iceberg", 700, 450, gold=3),
        tile("iceberg", 600, 250, gold=4),
    ]
    m = stage(SPARE, AWAY, terrain=bergs, dice=[3, 1, 2])
    a, b, c = m.state.terrain
    assert (a.x, a.y) == (50000 + kit.S, 45000)
    assert (b.x, b.y) == (round(70000 + kit.S * 0.5), round(45000 + kit.S * 0.8660254))
    assert (c.x, c.y) == (60000, 25000)
    kit.end_turn(m)
    assert len(kit.told(m, "iceberg-die")) == 2  # every player's turn


@pytest.mark.rule("pirates", "18.iceberg-3")
def test_an_iceberg_stops_at_a_ship_or_monster_and_breaks_a_mast() -> None:
    for card in (BARQUE, kit.ship_with("sea_monster")):
        vessel = ship(card, 0, 600, 450, 90)
        edge = 28 + box.body(card).width / 200
        m = stage(vessel, AWAY, terrain=[tile("iceberg", 600 - edge - 20, 450, gold=3)], dice=[3, 1])
        assert kit.asked(m) == "mast"
        do(m, f"lose {vessel.id} 1")
        berg = m.state.terrain[0]
        assert point_distance(hull(get(m, vessel)), berg.x, berg.y) == pytest.approx(2800, abs=120)


@pytest.mark.rule("pirates", "18.iceberg-4")
def test_an_iceberg_aground_never_moves_again() -> None:
    berg = tile("iceberg", 120 + 41 + 28 + 30, 780, gold=3)
    m = stage(SPARE, AWAY, terrain=[berg], dice=[3, 4])  # 4: west, into the island
    assert m.state.terrain[0].stuck
    at = m.state.terrain[0].x
    stuck = tile("iceberg", at / 100, 780, gold=3)
    stuck.stuck = True
    m = stage(SPARE, AWAY, terrain=[stuck], dice=[3, 1])
    assert m.state.terrain[0].x == at


@pytest.mark.rule("pirates", "18.iceberg-5")
def test_another_iceberg_or_the_edge_stops_it() -> None:
    m = stage(
        SPARE,
        AWAY,
        terrain=[tile("iceberg", 600, 450, gold=3), tile("iceberg", 680, 450, gold=1)],
        dice=[3, 1],
    )
    assert 60000 < m.state.terrain[0].x < 62500
    m = stage(SPARE, AWAY, terrain=[tile("iceberg", 600, 900 - 38, gold=3)], dice=[3, 2])
    assert m.state.terrain[0].y <= 90000 - 2800


@pytest.mark.rule("pirates", "P65", "18.iceberg-6")
def test_a_ship_that_runs_into_an_iceberg_stops_and_loses_a_mast() -> None:
    m, vessel = toward(BARQUE, tile("iceberg", gold=1), dice=(6,))
    assert kit.asked(m) == "mast"
    do(m, f"lose {vessel.id} 2")
    assert get(m, vessel).masts == [1, 0, 1]
    assert get(m, vessel).x < 65700


# ---- whirlpools


@pytest.mark.rule("pirates", "18.whirlpool-1", "18.whirlpool-2", "18.whirlpool-3", "P66")
def test_a_whirlpool_may_carry_a_ship_to_another_for_a_toll() -> None:
    m, vessel = toward(
        BARQUE, tile("whirlpool"), tile("whirlpool", 400, 700), dice=(4,), crew=[CAPTAIN], coins=[2]
    )
    assert kit.offered(m) == [f"whirl {vessel.id} t2", "pass"]
    do(m, f"whirl {vessel.id} t2")
    assert kit.asked(m) == "heading"  # any place of the rim, any heading
    do(m, f"set {vessel.id} 9000 18000")
    assert get(m, vessel).h == 18000
    assert kit.asked(m) == "onward"  # the second segment is still there
    bow = hull(get(m, vessel)).points[0]
    assert ((bow[0] - 40000) ** 2 + (bow[1] - 70000) ** 2) ** 0.5 == pytest.approx(3200, abs=30)
    do(m, course(vessel, (90, 20)))
    assert kit.asked(m) == "toll"
    assert kit.offered(m) == [f"lose {vessel.id}", "drop 2", f"crew 1 {CAPTAIN}"]
    do(m, "drop 2")
    assert get(m, vessel).coins == []
    m, vessel = toward(BARQUE, tile("whirlpool"), tile("whirlpool", 400, 700), dice=(3,))
    do(m, f"whirl {vessel.id} t2", f"set {vessel.id} 9000 27000", "pass")
    assert kit.asked(m) == "act"  # 3: nothing lost


@pytest.mark.rule("pirates", "18.whirlpool-4")
def test_refusing_the_whirlpool_costs_nothing() -> None:
    m, vessel = toward(BARQUE, tile("whirlpool"), tile("whirlpool", 400, 700))
    do(m, "pass")
    assert get(m, vessel).x == 65700
    assert kit.asked(m) == "act"


# ---- sargasso


@pytest.mark.rule("pirates", "18.sargasso-1", "18.sargasso-2")
def test_sargasso_holds_a_ship_of_fewer_masts_than_the_die() -> None:
    m, vessel = toward(BARQUE, tile("sargasso"), dice=(4,))  # three masts, 4: entangled
    assert get(m, vessel).weed == 0
    assert get(m, vessel).x < 65700
    m, vessel = toward(FRIGATE, tile("sargasso"), dice=(2,))  # four masts, 2: free
    assert get(m, vessel).weed == -1
    assert get(m, vessel).x == 65700
    m, vessel = toward(BARQUE, tile("sargasso"), dice=(3,))  # equal: free
    assert get(m, vessel).weed == -1
    assert m.state.terrain[0].value == 3
    kit.end_turn(m)
    assert m.state.terrain[0].value == 0


@pytest.mark.rule("pirates", "18.sargasso-3", "18.sargasso-4")
def test_an_entangled_ship_cuts_itself_free_with_an_action() -> None:
    vessel = ship(BARQUE, 0, 680, 450, weed=0)
    m = stage(vessel, AWAY, terrain=[tile("sargasso")], dice=[3])
    with pytest.raises(IllegalChoice, match=r"18\.sargasso-3"):
        do(m, course(vessel, (0, 10)))
    do(m, f"cut {vessel.id}")  # 3 + 3 is not above 6
    assert get(m, vessel).weed == 0
    m = do(stage(vessel, AWAY, terrain=[tile("sargasso")], dice=[4]), f"cut {vessel.id}")
    assert kit.asked(m) == "heading"
    do(m, m.suggest(0)[0])
    now = get(m, vessel)
    assert now.weed == -1
    sx, sy = stern_point(now)
    assert ((sx - 70000) ** 2 + (sy - 45000) ** 2) ** 0.5 == pytest.approx(3400, abs=40)
    with pytest.raises(IllegalChoice, match=r"9\.2"):
        do(m, course(vessel, (0, 10)))  # it moves from its next turn on


# ---- fog


@pytest.mark.rule("pirates", "18.fog-1", "18.fog-2")
def test_fog_swallows_a_ship_and_ends_its_turn() -> None:
    m, vessel = toward(BARQUE, tile("fog_bank"), crew=[CAPTAIN])
    now = get(m, vessel)
    assert (now.fog, now.x, now.y) == (0, 70000, 45000)
    assert kit.asked(m) == "act"  # not even the captain fires
    foe = ship(FRIGATE, 1, 700, 500)
    lost = ship(BARQUE, 0, 700, 450, fog=0)
    m = stage(lost, foe, SPARE, terrain=[tile("fog_bank")])
    assert not kit.offered(m, "shoot")
    kit.end_turn(m)
    assert not [word for word in kit.offered(m) if word.startswith("shoot")]
    assert pinned_by(m.state, get(m, lost)) is None


@pytest.mark.rule("pirates", "18.fog-4")
def test_a_die_says_where_a_ship_leaves_the_fog() -> None:
    vessel = ship(BARQUE, 0, 700, 450, fog=0)
    m = stage(vessel, AWAY, terrain=[tile("fog_bank")], dice=[4])
    with pytest.raises(IllegalChoice, match=r"18\.fog-4"):
        do(m, course(vessel, (0, 10)))
    do(m, f"leave-fog {vessel.id}")
    do(m, f"set {vessel.id} 18000 9000")  # 4: the west, heading as wished
    now = get(m, vessel)
    assert now.fog == -1
    assert stern_point(now) == pytest.approx((70000 - 3415, 45000), abs=3)
    assert kit.asked(m) == "onward"
    do(m, course(vessel, (0, 30)))
    assert get(m, vessel).y == pytest.approx(45000 + 3500 + 3000, abs=3)


@pytest.mark.rule("pirates", "18.fog-5")
def test_several_ships_share_a_bank_and_derelicts_stay_lost() -> None:
    one, two = ship(BARQUE, 0, 700, 450, fog=0, masts=[0, 0, 0]), ship(BARQUE, 1, 700, 450, fog=0)
    m = stage(one, two, SPARE, terrain=[tile("fog_bank")])
    assert not kit.offered(m, "leave-fog")
    assert not kit.offered(m, "explore")
    kit.end_turn(m)
    assert kit.offered(m, "leave-fog") == [f"leave-fog {two.id}"]


# ---- reefs


@pytest.mark.rule("pirates", "18.reef-1", "18.reef-2")
def test_a_reef_takes_the_built_masts_above_the_die() -> None:
    m, vessel = toward(FRIGATE, tile("reef"), dice=(2,))  # four masts, 2: two lost
    do(m, f"lose {vessel.id} 1", f"lose {vessel.id} 2")
    assert get(m, vessel).masts == [0, 0, 1, 1]
    assert get(m, vessel).x == 65700
    assert m.state.terrain[0].value == 2
    kit.end_turn(m)
    assert m.state.terrain[0].value == 0
    for die in (3, 4):
        m, vessel = toward(BARQUE, tile("reef"), dice=(die,))
        assert get(m, vessel).masts == [1, 1, 1]


@pytest.mark.rule("pirates", "18.reef-3")
def test_a_ship_that_ended_on_a_reef_does_not_roll_on_leaving() -> None:
    m, vessel = toward(BARQUE, tile("reef"), dice=(6,))
    assert get(m, vessel).over == [0]
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 57), (0, 57)))
    assert len(kit.told(m, "reef")) == 1


@pytest.mark.rule("pirates", "18.reef-4", "18.wreck-1", "18.wreck-2")
def test_more_losses_than_masts_make_a_wreck_that_stays_with_its_cargo() -> None:
    m, vessel = toward(FRIGATE, tile("reef"), dice=(2,), masts=[1, 0, 0, 0], coins=[3], crew=[CAPTAIN])
    now = get(m, vessel)
    assert now.wreck
    assert now.x < 65700
    assert (len(now.coins), len(now.crew)) == (1, 1)
    assert gold_of(m.state, 1) == 0
    runner = ship(SLOOP, 1, 700, 550, 270, id="runner")
    wreck = ship(FRIGATE, 0, 700, 450, wreck=True, masts=[0] * 4)
    m = kit.end_turn(stage(wreck, SPARE, runner))
    do(m, course(runner, (0, 83)))
    assert touching(hull(get(m, runner)), hull(get(m, wreck)))
    assert get(m, runner).y > 46000


@pytest.mark.rule("pirates", "18.large")
def test_five_masts_compare_like_any_other() -> None:
    m, vessel = toward(LONG, tile("reef"), dice=(3,))
    do(m, f"lose {vessel.id} 1", f"lose {vessel.id} 2")
    assert sum(1 for mast in get(m, vessel).masts if mast) == 3
    m, vessel = toward(LONG, tile("sargasso"), dice=(6,))
    assert get(m, vessel).weed == 0
    m, vessel = toward(LONG, tile("sargasso"), dice=(5,))
    assert get(m, vessel).weed == -1


def test_whirlpools_take_monsters_too() -> None:
    monster = ship(kit.ship_with("sea_monster"), 0, 600, 450)
    m = stage(monster, AWAY, terrain=[tile("whirlpool"), tile("whirlpool", 400, 700)])
    do(m, f"surface {monster.id}", course(monster, (0, 57)))
    assert kit.asked(m) == "whirl"


@pytest.mark.rule("pirates", "18.sargasso-1", "P85")
def test_a_ship_that_stands_on_sargasso_leaves_it_without_a_die() -> None:
    m, vessel = toward(FRIGATE, tile("sargasso"), dice=(1,))
    assert get(m, vessel).over == [0]
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 57)))
    assert len(kit.told(m, "sargasso")) == 1


@pytest.mark.rule("pirates", "18.reef-1", "18.sargasso-1", "P67")
def test_a_tile_has_one_value_for_all_ships_of_a_turn() -> None:
    one, two = ship(FRIGATE, 0, 600, 430, id="one"), ship(FRIGATE, 0, 600, 470, id="two")
    for kind in ("reef", "sargasso"):
        m = stage(
            one, two, kit.AWAY, terrain=[Terrain(kind, 70000, 45000)], dice=[4, 1 if kind == "reef" else 6]
        )
        do(m, course(one, (0, 57)), course(two, (0, 57)))
        assert kit.asked(m) == "act"
        assert all(x.masts == [1] * 4 and x.weed < 0 for x in m.state.ships[:2])
        assert [about["die"] for about in kit.told(m, kind)] == [4, 4]
        kit.end_turn(m)
        assert not m.state.terrain[0].value  # until the end of the turn


@pytest.mark.rule("pirates", "18.iceberg-6", "21.7")
def test_a_ship_that_struck_an_iceberg_can_sail_off() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    berg = Terrain("iceberg", 60000 + 4100 + 2800 + 2000, 45000, gold=6)
    m = do(stage(vessel, kit.AWAY, terrain=[berg], dice=[1]), course(vessel, (0, 50)), f"lose {vessel.id} 1")
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (90, 0), (90, 50)))
    assert kit.asked(m) == "act"
    assert sum(get(m, vessel).masts) == 3
    kit.end_turn(kit.end_turn(m))


@pytest.mark.rule("pirates", "18.fog-1", "P68")
def test_a_rolling_bank_swallows_the_ships_it_reaches() -> None:
    fog = Terrain("fog_bank", 60000, 45000)
    prey = ship(SLOOP, 1, 600 + 34 + 40, 450, id="prey")
    m = stage(kit.SPARE, prey, kit.AWAY, terrain=[fog], dice=[1], edit=lambda s: s.drifting.update({0: 0}))
    assert find(m.state, "prey").fog == 0
