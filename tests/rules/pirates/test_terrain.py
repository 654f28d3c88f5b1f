"""Terrain (18): icebergs, whirlpools, sargasso seas, fog, reefs and wrecks."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import card_codes
from flibuste.games.pirates.rules import terrain
from flibuste.games.pirates.rules.course import stuck
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.shooting import may_shoot, may_swoop
from flibuste.games.pirates.rules.terrain import encounters, heading_fault, heading_options, ignores, rim_form
from flibuste.games.pirates.state import Token
from flibuste.games.pirates.table.contact import (
    bow_point,
    find,
    hull,
    island_shape,
    pinned_by,
    stern_point,
    touching,
)
from flibuste.games.pirates.table.faults import faults
from flibuste.games.pirates.table.geometry import GAP, distance, point_distance, trig
from flibuste.games.pirates.table.motion import Pose, pose_of, rim_pose
from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, CAPTAIN, FRIGATE, SHIPWRIGHT, SLOOP, Terrain, course, do, get, ship, stage

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


@pytest.mark.rule("pirates", "18.fog-4", "10.4")
def test_a_ship_that_looks_for_its_way_out_of_the_fog_is_in_nobody_s_way() -> None:
    """Another lies over the middle of the bank: the two never lie in one another."""
    vessel = ship(BARQUE, 0, 700, 450, fog=0)
    m = stage(vessel, ship(SLOOP, 1, 720, 450), AWAY, terrain=[tile("fog_bank")], dice=[4])
    do(m, f"leave-fog {vessel.id}")
    assert kit.asked(m) == "heading"
    assert (get(m, vessel).fog, faults(m.state)) == (0, [])
    do(m, str(m.suggest(0)[0]))
    assert (get(m, vessel).fog, faults(m.state)) == (-1, [])


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
        assert kit.told(m, "reef") == [{"ship": vessel.id, "die": die, "loss": 0}]


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


# ---- who takes notice of what


def with_code(word: str) -> str:
    return next(
        c.id
        for c in box.ships().values()
        if any(code == word for code, _ in card_codes(c.id))
        and box.coded(c.id)
        and "submarine" not in c.keywords
    )


@pytest.mark.rule(
    "pirates", "16.kw-seadragon-3", "16.kw-submarine-8", "16.kw-ghost-2", "16.kw-icebreaker-1", "18.iceberg-6"
)
def test_who_takes_no_notice_of_a_tile() -> None:
    s = stage(SPARE, AWAY).state
    kinds = ("reef", "fog_bank", "sargasso", "iceberg", "whirlpool")

    def heedless(vessel: kit.Ship, pushed: bool = False) -> list[str]:
        return [kind for kind in kinds if ignores(s, vessel, kind, pushed)]

    assert heedless(ship(BARQUE, 0)) == []
    assert heedless(ship(kit.DRAGON, 0), True) == list(kinds)
    assert heedless(ship(kit.SUB, 0, submerged=True), True) == ["reef", "fog_bank", "sargasso"]
    assert heedless(ship(kit.SUB, 0)) == []
    assert heedless(ship(kit.GHOST, 0, intangible=True)) == list(kinds)
    assert heedless(ship(kit.GHOST, 0, intangible=True), True) == []  # only in its own move action
    breaker = kit.ship_with("icebreaker")
    assert heedless(ship(breaker, 0)) == ["reef", "fog_bank", "sargasso", "whirlpool"]
    assert heedless(ship(breaker, 0), True) == []


@pytest.mark.rule("pirates", "18.fog-2", "18.fog-5")
def test_a_ship_lost_in_the_first_bank_of_the_table_is_lost_in_every_way() -> None:
    lost = ship(FRIGATE, 0, 700, 450, fog=0)
    foe = ship(FRIGATE, 1, 700, 450 + 48, id="foe")
    dragon = ship(kit.DRAGON, 1, 700, 600, id="dragon")
    m = stage(lost, SPARE, foe, dragon, terrain=[tile("fog_bank")])
    s = m.state
    assert not may_shoot(s, get(m, lost))
    assert not may_swoop(s, get(m, dragon), get(m, lost))
    assert stuck(s, get(m, lost)) is None  # it may leave
    touching_foe = ship(BARQUE, 1, 700, 450, id="in")
    m = stage(lost, SPARE, touching_foe, terrain=[tile("fog_bank")])
    assert stuck(m.state, get(m, lost)) is None  # nobody pins it in there
    rich = ship(BARQUE, 0, 700, 450, fog=0, coins=[3])
    m = stage(rich, ship(BARQUE, 0, 700, 450, fog=0, id="two"), SPARE, AWAY, terrain=[tile("fog_bank")])
    assert not kit.offered(m, "explore")
    assert not kit.offered(m, "hands")


@pytest.mark.rule("pirates", "18.iceberg-3", "18.fog-2", "16.kw-submarine-8", "P48")
def test_an_iceberg_passes_what_is_lost_or_sunk_but_not_what_is_below() -> None:
    foe = ship(BARQUE, 1, 740, 450, 90)

    def lies(*vessels: kit.Ship, tiles: tuple[Terrain, ...] = ()) -> int:
        berg = tile("iceberg", 700, 450, gold=1)
        m = stage(SPARE, *vessels, AWAY, terrain=[*tiles, berg], dice=[1, 1])
        return int(m.state.terrain[-1].x)

    free = lies()
    assert free == 70000 + kit.S
    assert lies(foe) < free
    bank = tile("fog_bank", 740, 450)
    assert lies(ship(BARQUE, 1, 740, 450, 90, fog=0), tiles=(bank,)) == free
    assert lies(ship(BARQUE, 1, 740, 450, 90, sunk=True)) == free
    assert lies(ship(kit.SUB, 1, 740, 450, 90, submerged=True)) < free


@pytest.mark.rule("pirates", "16.kw-ghost-2", "16.kw-icebreaker-1", "18.fog-4", "18.sargasso-3", "P94")
@pytest.mark.parametrize("kind", ["fog_bank", "sargasso"])
def test_who_ignores_terrain_leaves_the_tile_that_holds_it_without_a_die(kind: str) -> None:
    held: dict[str, Any] = {{"fog_bank": "fog", "sargasso": "weed"}[kind]: 0}
    for card, freed in ((kit.ship_with("icebreaker"), True), (kit.GHOST, True), (FRIGATE, False)):
        vessel = ship(card, 0, 700, 450, **held)  # no dice: none may be rolled
        m = stage(vessel, SPARE, AWAY, terrain=[tile(kind)])
        if kit.asked(m) == "fade":
            do(m, f"fade {vessel.id}")
        if not freed:
            with pytest.raises(IllegalChoice):
                do(m, course(vessel, (0, 57)))
            continue
        assert not kit.offered(m, "leave-fog")
        do(m, course(vessel, (0, 57)))
        assert (get(m, vessel).x, get(m, vessel).fog, get(m, vessel).weed) == (75700, -1, -1)


@pytest.mark.rule("pirates", "18.iceberg-2", "18.iceberg-4", "18.iceberg-5")
def test_only_icebergs_run_aground_and_the_nearest_thing_stops_them() -> None:
    radius = box.terrain_radius("iceberg")
    shore = kit.dock(ship(SLOOP, 1, id="x"), 2)
    assert shore.dock == 2
    berg = Terrain("iceberg", 12000 + 4100 + radius + 2000, 78000, gold=1, h=0)
    m = stage(SPARE, AWAY, terrain=[berg], dice=[1, 4])  # 4: to the west
    met = m.state.terrain[0]
    assert met.stuck
    assert distance_to_isle(m, met) == pytest.approx(radius, abs=80)
    blocked = ship(SLOOP, 1, (met.x + 1000 - radius) / 100 + 5, 780, 90, id="wall")
    m = stage(SPARE, blocked, AWAY, terrain=[Terrain("iceberg", berg.x, berg.y, gold=1)], dice=[1, 4])
    assert not m.state.terrain[0].stuck  # the ship came first
    assert m.state.terrain[0].x > met.x


def distance_to_isle(m: kit.Match, met: Terrain) -> float:
    return point_distance(island_shape(m.state.islands[2]), met.x, met.y)


@pytest.mark.rule("pirates", "18.iceberg-2")
def test_the_rim_number_of_an_iceberg_turns_with_it() -> None:
    for h, die, dx, dy in ((0, 2, 0.5, 0.866), (6000, 1, 0.5, 0.866), (9000, 1, 0, 1), (0, 6, 0.5, -0.866)):
        berg = Terrain("iceberg", 60000, 45000, h, gold=3)
        met = stage(SPARE, AWAY, terrain=[berg], dice=[3, die]).state.terrain[0]
        assert (met.x, met.y, met.h) == pytest.approx((60000 + dx * kit.S, 45000 + dy * kit.S, h), abs=5)


@pytest.mark.rule("pirates", "18.reef-2", "18.reef-4", "12.6")
def test_a_reef_takes_all_masts_or_wrecks_a_ship_and_eliminates_a_beast() -> None:
    m, vessel = toward(FRIGATE, tile("reef"), dice=(1,), masts=[1, 1, 1, 0])  # three to lose, three left
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    here = get(m, vessel)
    assert (sum(here.masts), here.wreck, here.sunk) == (0, False, False)
    m, vessel = toward(FRIGATE, tile("reef"), dice=(1,), masts=[1, 1, 0, 0])
    assert get(m, vessel).wreck
    beast = ship("RSS-4", 0, 600, 450, masts=[1] + [0] * (box.ships()["RSS-4"].masts - 1))
    m = stage(beast, AWAY, SPARE, terrain=[tile("reef")], dice=[1])
    m = do(kit.quiet(m), course(beast, (0, 57)))
    assert get(m, beast).sunk


@pytest.mark.rule("pirates", "18.sargasso-4", "18.whirlpool-2")
def test_the_headings_offered_at_a_rim_point_outwards_first_and_others_are_refused() -> None:
    vessel = ship(BARQUE, 0, 700, 450)
    m = stage(vessel, AWAY, terrain=[tile("sargasso")])
    here, weed = get(m, vessel), m.state.terrain[0]
    for end, out in (("stern", 0), ("bow", 18000)):
        form = rim_form(here, weed, range(0, 36000, 1000), end)
        options = heading_options(m.state, here, form)
        assert len(options) == 6
        assert all(option[3] == (option[2] + out) % 36000 for option in options)  # nothing lies in the way
        assert len({option[2] for option in options}) == 6
        for option in options:
            assert heading_fault(m.state, here, form, option) is None
            pose = rim_pose(here, weed, option[2], option[3], end)
            set_down = ship(BARQUE, 0, pose[0] / 100, pose[1] / 100, pose[2] / 100)
            x, y = stern_point(set_down) if end == "stern" else bow_point(set_down)
            far = ((x - weed.x) ** 2 + (y - weed.y) ** 2) ** 0.5
            assert far == pytest.approx(box.terrain_radius("sargasso"), abs=120)
    form = rim_form(here, weed, range(0, 36000, 1000), "stern")
    for wrong in (
        Option("sit", here.id, 0, 0),
        Option("set", "other", 0, 0),
        Option("set", here.id, "0", 0),
        Option("set", here.id, 0),
        Option("set", here.id, 0, 36000),
        Option("set", here.id, 0, -1),
        Option("set", here.id, 500, 0),  # not on the list
    ):
        assert heading_fault(m.state, here, form, wrong) is not None, wrong


@pytest.mark.rule("pirates", "18.sargasso-4")
def test_where_straight_out_is_taken_a_slanting_heading_is_offered() -> None:
    vessel = ship(BARQUE, 0, 700, 450)
    weed = tile("sargasso")
    reach = box.terrain_radius("sargasso") / 100
    wall = ship(SLOOP, 1, 700 + reach + 2 * kit.half(BARQUE)[0], 450, 90, id="wall")
    m = stage(vessel, wall, AWAY, terrain=[weed])
    options = heading_options(m.state, get(m, vessel), rim_form(get(m, vessel), weed, range(1), "stern"))
    assert len(options) == 1
    assert options[0][2] == 0
    assert options[0][3] in (3000, 6000, 9000)  # to the left first


@pytest.mark.rule("pirates", "18.reef-1", "18.reef-3")
def test_tiles_are_met_in_their_order_and_not_those_gone_or_stood_on() -> None:
    vessel = ship(SLOOP, 0, 600, 450)
    far, near, aside = tile("reef", 720), tile("sargasso", 660), tile("reef", 660, 560)
    m = stage(vessel, AWAY, terrain=[far, near, aside])
    here = get(m, vessel)
    start, end = pose_of(here), Pose(here.x + 16000, here.y, here.h)
    found = encounters(m.state, here, start, end)
    assert [index for _, index in found] == [1, 0]
    assert 0 < found[0][0] < found[1][0]
    bow = kit.half(SLOOP)[0] * 100
    assert found[0][0] == pytest.approx(66000 - box.terrain_radius("sargasso") - 60000 - bow, abs=150)
    here.over = [1]
    assert [index for _, index in encounters(m.state, here, start, end)] == [0]
    m.state.terrain[0].gone = True
    assert encounters(m.state, here, start, end) == []
    here.over = []
    assert encounters(m.state, here, start, Pose(here.x + 200, here.y, here.h)) == []  # not so far


@pytest.mark.rule("pirates", "18.whirlpool-1", "18.reef-1")
def test_a_jump_beside_a_reef_strikes_it() -> None:
    reach = box.terrain_radius("whirlpool")
    there = tile("whirlpool", 400, 700)
    reef = Terrain("reef", 40000 + reach + 5000, 70000)
    m, vessel = toward(FRIGATE, tile("whirlpool"), there, reef, dice=(2, 1))
    do(m, f"whirl {vessel.id} t2", f"set {vessel.id} 0 18000")
    assert [told["loss"] for told in kit.told(m, "reef")] == [2]


@pytest.mark.rule("pirates", "18.whirlpool-3")
@pytest.mark.parametrize("die", [3, 4])
def test_the_toll_of_a_jump_falls_due_on_four(die: int) -> None:
    there = tile("whirlpool", 400, 700)
    m, vessel = toward(FRIGATE, tile("whirlpool"), there, dice=(die,), coins=[2], crew=[CAPTAIN, SHIPWRIGHT])
    spent, lost = len(m.state.spent), m.state.lost_crew
    do(m, f"whirl {vessel.id} t2")
    do(m, m.suggest(0)[0])
    while kit.asked(m) == "onward":
        do(m, "pass")
    assert (kit.asked(m) == "toll") is (die == 4)
    if die == 4:
        assert kit.offered(m) == [f"lose {vessel.id}", "drop 2", f"crew 1 {CAPTAIN}", f"crew 2 {SHIPWRIGHT}"]
        other = m.clone()
        do(m, "drop 2")
        assert (get(m, vessel).coins, len(m.state.spent)) == ([], spent + 1)
        do(other, f"crew 1 {CAPTAIN}")
        assert [member.card for member in get(other, vessel).crew] == [SHIPWRIGHT]
        assert other.state.lost_crew == lost + 1


@pytest.mark.rule("pirates", "5.smokepot-3", "18.fog-4")
def test_ships_in_smoke_that_lifts_lie_free_of_each_other() -> None:
    smoke = tile("fog_bank", smoke=0)
    one, two = ship(BARQUE, 0, 700, 450, fog=0), ship(BARQUE, 1, 700, 450, fog=0, id="two")
    m = stage(one, two, SPARE, AWAY, terrain=[smoke])
    here, there = get(m, one), get(m, two)
    assert (here.fog, there.fog) == (-1, -1)
    assert distance(hull(here), hull(there)) > 0


@pytest.mark.rule("pirates", "18.fog-1", "12.6")
def test_a_ship_that_the_fog_takes_lets_its_tow_go() -> None:
    hulk = ship(SLOOP, 0, 600 - kit.half(BARQUE)[0] - kit.half(SLOOP)[0], 450, id="hulk", masts=[0])
    vessel = ship(BARQUE, 0, 600, 450, tows="hulk")
    hulk.towed_by = vessel.id
    m = do(stage(vessel, hulk, AWAY, terrain=[tile("fog_bank")]), course(vessel, (0, 57)))
    assert get(m, vessel).fog == 0
    assert (get(m, vessel).tows, get(m, hulk).towed_by) == ("", "")


@pytest.mark.rule("pirates", "18.iceberg-3", "8.3", "P94")
def test_who_ignores_terrain_while_moving_is_struck_by_an_iceberg_that_moves() -> None:
    berg = tile("iceberg", 540, 450, gold=3)
    guided = ship(kit.ship_with("ignore_terrain"), 0, 600, 450, 90)
    m = stage(guided, AWAY, SPARE, terrain=[berg], dice=[3, 1])
    assert kit.told(m, "iceberg-hit") == [{"ship": guided.id}]
    sextant = ship(BARQUE, 0, 600, 450, 90, uniques=["sextant"])
    m = stage(sextant, AWAY, SPARE, terrain=[berg], dice=[3, 1])
    assert kit.told(m, "drifted")
    assert not kit.told(m, "iceberg-hit")


@pytest.mark.rule("pirates", "18.whirlpool-3")
@pytest.mark.parametrize(("code", "pays"), [("jonah", False), ("crew_protected", False), ("fear", True)])
def test_the_toll_of_a_whirlpool_is_not_paid_with_a_crew_that_cannot_be_lost(code: str, pays: bool) -> None:
    crew = kit.crew_with(code) if code != "crew_protected" else CAPTAIN
    card = kit.ship_with(code) if code == "crew_protected" else BARQUE
    vessel = ship(card, 0, 600, 450, crew=[crew], nation=box.crew()[crew].nation)
    m = stage(vessel, AWAY, SPARE, terrain=[tile("whirlpool"), tile("whirlpool", 300, 600)], dice=[5])
    do(m, course(vessel, (0, 50)), f"whirl {vessel.id} t2")
    do(m, m.suggest(0)[0])
    while kit.asked(m) == "onward":
        do(m, "pass")
    assert (kit.asked(m) == "toll" and bool(kit.offered(m, "crew"))) is pays


@pytest.mark.rule("pirates", "18.reef-1", "18.reef-3", "5.smokepot-3")
def test_a_ship_that_smoke_lets_go_stands_on_the_reef_below_it() -> None:
    reef, smoke = tile("reef", 700, 450), tile("fog_bank", 700, 450, smoke=0)
    m = stage(ship(FRIGATE, 0, 700, 450, fog=1), AWAY, SPARE, terrain=[reef, smoke])
    assert m.state.ships[0].fog < 0
    assert m.state.ships[0].over == [0]


@pytest.mark.rule("pirates", "18.reef-1", "18.reef-3", "18.sargasso-1", "18.whirlpool-1", "P85")
@pytest.mark.parametrize("kind", ["reef", "sargasso", "whirlpool"])
def test_a_tile_counts_once_however_many_segments_a_ship_takes_to_cross_it(kind: str) -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    m = stage(vessel, AWAY, SPARE, terrain=[tile(kind), tile("whirlpool", 200, 600)], dice=[3, 3])
    do(m, course(vessel, (0, 57), (0, 20)))
    if kind == "whirlpool":
        do(m, "pass")
    elif kind == "reef":
        do(m, f"lose {vessel.id} 1")
    assert kit.asked(m) == "act"
    assert get(m, vessel).x == 67700
    assert sum(get(m, vessel).masts) == (3 if kind == "reef" else 4)


@pytest.mark.rule("pirates", "18.iceberg-3", "16.kw-flotilla-6")
def test_no_iceberg_takes_the_flag_of_a_flotilla() -> None:
    raft = ship(kit.ship_with("flotilla"), 0, 600, 450)
    m = stage(raft, AWAY, SPARE, terrain=[tile("iceberg", 530, 450, gold=3)], dice=[3, 1])
    assert kit.told(m, "iceberg-hit")
    assert not get(m, raft).sunk


@pytest.mark.rule("pirates", "18.fog-4")
@pytest.mark.parametrize(("h", "die", "at"), [(0, 1, 0), (0, 2, 6000), (3000, 3, 15000), (0, 6, 30000)])
def test_the_number_on_the_rim_of_a_bank_turns_with_it(h: int, die: int, at: int) -> None:
    vessel = ship(BARQUE, 0, 700, 450, fog=0)
    m = do(stage(vessel, AWAY, terrain=[tile("fog_bank", h=h)], dice=[die]), f"leave-fog {vessel.id}")
    form = m.pending[0].form
    assert form is not None
    assert form.fields["at"] == [at]
    do(m, f"set {vessel.id} {at} {at}")
    c, t = trig(at)
    reach = box.terrain_radius("fog_bank")
    assert stern_point(get(m, vessel)) == pytest.approx((70000 + c * reach, 45000 + t * reach), abs=80)
    assert get(m, vessel).fog == -1  # the bank does not take it back at once


@pytest.mark.rule("pirates", "8.3", "18.fog-4")
def test_who_jumps_through_fog_leaves_by_any_bank_there_is() -> None:
    vessel = ship(kit.ship_with("fog_jump"), 0, 700, 450, fog=0)
    tiles = [
        tile("fog_bank"),
        tile("reef", 300),
        tile("fog_bank", 400, 700),
        tile("fog_bank", 900, 700, gone=True),
    ]
    m = kit.quiet(stage(vessel, AWAY, terrain=tiles, dice=[1]))
    do(m, f"leave-fog {vessel.id}")
    assert kit.offered(m) == ["bank t1", "bank t3"]
    do(m, "bank t3", f"set {vessel.id} 0 0")
    assert get(m, vessel).x > 40000
    assert get(m, vessel).y == pytest.approx(70000, abs=5)


@pytest.mark.rule("pirates", "18.sargasso-2", "10.5")
@pytest.mark.parametrize("heading", [0, 90, 180, 270])
def test_the_weed_holds_a_ship_where_it_met_it(heading: int) -> None:
    c, t = trig(heading * 100)
    vessel = ship(SLOOP, 0, 600, 450, heading)
    weed = Terrain("sargasso", round(60000 + c * 9000), round(45000 + t * 9000))
    m = do(stage(vessel, AWAY, SPARE, terrain=[weed], dice=[6]), course(vessel, (0, 57.5)))
    here = get(m, vessel)
    assert here.weed == 0
    gap = point_distance(hull(here), weed.x, weed.y) - box.terrain_radius("sargasso")
    assert -120 <= gap <= 120


@pytest.mark.rule("pirates", "21.7", "18.iceberg-6")
@pytest.mark.parametrize("heading", [0, 90, 180, 270])
def test_a_ship_that_lies_at_an_iceberg_leaves_it_in_any_direction(heading: int) -> None:
    c, t = trig(heading * 100)
    reach = box.terrain_radius("iceberg") + kit.half(SLOOP)[0] * 100 + 20
    berg = Terrain("iceberg", round(60000 - c * reach), round(45000 - t * reach), gold=6)
    vessel = ship(SLOOP, 0, 600, 450, heading)
    m = do(stage(vessel, AWAY, SPARE, terrain=[berg], dice=[1]), course(vessel, (0, 30)))
    assert get(m, vessel).masts == [1]
    assert (get(m, vessel).x, get(m, vessel).y) == pytest.approx((60000 + c * 3000, 45000 + t * 3000), abs=3)


@pytest.mark.rule("pirates", "18.fog-2", "2.9", "16.kw-submarine-3")
def test_in_fog_a_calm_does_not_hold_and_nobody_dives() -> None:
    lost = ship(BARQUE, 0, 700, 450, fog=0)
    m = stage(lost, AWAY, terrain=[tile("fog_bank")])
    m.state.tokens = [Token("becalmed", 70000, 45000, 1)]
    assert stuck(m.state, get(m, lost)) is None
    get(m, lost).fog = -1
    assert stuck(m.state, get(m, lost)) is not None
    boat = ship(kit.SUB, 0, 700, 450, fog=0)
    assert kit.asked(stage(boat, SPARE, AWAY, terrain=[tile("fog_bank")])) == "act"
    assert kit.asked(stage(ship(kit.SUB, 0, 700, 450), SPARE, AWAY)) == "dive"


@pytest.mark.rule("pirates", "18.fog-1", "18.fog-4")
def test_the_bank_that_a_ship_has_left_takes_it_back_like_any_other() -> None:
    def left(card: str, *more: str) -> tuple[kit.Match, kit.Ship]:
        vessel = ship(card, 0, 600, 450, fog=0)
        m = stage(vessel, AWAY, SPARE, terrain=[tile("fog_bank", 600, 450)], dice=[1])
        return do(m, f"leave-fog {vessel.id}", f"set {vessel.id} 0 0", *more), vessel

    schooner = kit.ship_with("schooner")
    m, vessel = left(schooner, "pass", f"pivot {schooner}~1 18000")
    assert get(m, vessel).fog == 0
    m, vessel = left(FRIGATE, "pass")
    assert get(m, vessel).fog < 0
    kit.end_turn(kit.end_turn(m))
    do(m, f"about {vessel.id}", course(SPARE, (0, 1)))
    assert get(m, vessel).fog < 0  # bow where the stern was, beside the bank


@pytest.mark.rule("pirates", "18.fog-1", "18.sargasso-3", "5.smokepot-2")
def test_smoke_takes_a_ship_out_of_the_weed() -> None:
    vessel, sea = ship(SLOOP, 1, 650, 450, weed=0), tile("sargasso", 650, 450)
    m = stage(ship(FRIGATE, 0, 600, 450), vessel, AWAY, terrain=[sea])
    m.state.terrain.append(tile("fog_bank", 660, 450, smoke=0))
    terrain.enter_fog(kit.rules(m), get(m, vessel), 1)
    assert (get(m, vessel).fog, get(m, vessel).weed) == (1, -1)


@pytest.mark.rule("pirates", "5.smokepot-3", "18.fog-1")
def test_a_ship_that_smoke_lets_go_is_taken_by_the_bank_beside_it() -> None:
    smoke, bank = tile("fog_bank", smoke=0), Terrain("fog_bank", 76000, 45000)
    vessel = ship(BARQUE, 1, 700, 450, fog=0)
    m = stage(vessel, SPARE, AWAY, terrain=[smoke, bank])
    assert get(m, vessel).fog == 1
    assert (get(m, vessel).x, get(m, vessel).y) == (76000, 45000)


@pytest.mark.rule("pirates", "5.smokepot-3", "10.dock-2")
def test_a_ship_that_smoke_lets_go_with_its_bow_ashore_is_docked() -> None:
    moored = kit.dock(ship(BARQUE, 1), 2)
    smoke = Terrain("fog_bank", moored.x, moored.y, smoke=0)
    moored.fog, moored.dock = 0, -1
    m = stage(moored, SPARE, AWAY, terrain=[smoke])
    assert (get(m, moored).fog, get(m, moored).dock) == (-1, 2)


@pytest.mark.rule("pirates", "18.whirlpool-3")
def test_who_is_pushed_into_a_whirlpool_and_jumps_pays_the_toll_at_once() -> None:
    witch = ship(kit.ship_with("push_enemy_l_56"), 0, 300, 200)
    foe = ship(FRIGATE, 1, 600, 450, id="foe")
    pools = [Terrain("whirlpool", 68000, 45000), Terrain("whirlpool", 90000, 65000)]
    m = kit.quiet(stage(witch, foe, terrain=pools, dice=[6, 6]))
    do(m, f"conjure {witch.id} foe", "blow foe 0", "whirl foe t2")
    do(m, next(option for option in m.suggest(1) if option[0] == "set"))
    assert kit.told(m, "toll") == [{"ship": "foe", "die": 6}]
    assert (kit.asked(m), kit.seat_of(m)) == ("mast", 1)  # nothing else is aboard


@pytest.mark.rule("pirates", "18.sargasso-4", "21.6")
def test_the_place_on_the_rim_and_the_heading_are_those_chosen() -> None:
    vessel, post = ship(BARQUE, 0, 680, 450, weed=0), ship(SLOOP, 1, 690, 486, id="post")
    m = stage(vessel, post, AWAY, terrain=[tile("sargasso")], dice=[6])
    do(m, f"cut {vessel.id}")
    with pytest.raises(IllegalChoice, match="something lies there"):
        do(m, f"set {vessel.id} 9000 0")  # the post lies north of the weed
    do(m, f"set {vessel.id} 0 9000")
    now = get(m, vessel)
    assert (now.h, round(stern_point(now)[0], -2)) == (9000, 73400)


@pytest.mark.rule("pirates", "18.reef-4", "11.ram-1", "12.1")
def test_a_ship_that_is_wrecked_neither_rams_nor_tows_what_it_touches() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, masts=[1, 0, 0, 0])
    hulk = ship(BARQUE, 1, 600 + kit.half(FRIGATE)[0] + kit.half(BARQUE)[1] + 0.2, 450, 90, masts=[0, 0, 0])
    m = do(stage(vessel, hulk, AWAY), course(vessel, (0, 0)))
    assert kit.asked(m) == "contact"
    m = do(stage(vessel, hulk, AWAY, terrain=[tile("reef", 540, 450)], dice=[2]), course(vessel, (0, 0)))
    assert get(m, vessel).wreck
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "10.dock-2", "18.sargasso-4")
def test_a_ship_that_is_cut_free_with_its_bow_on_a_shore_is_docked() -> None:
    port = kit.dock(ship(BARQUE, 0), 0)
    half = round(kit.half(BARQUE)[0] * 100)
    weed = Terrain("sargasso", port.x + half + box.terrain_radius("sargasso") + GAP, port.y)
    held = ship(BARQUE, 0, weed.x / 100, weed.y / 100, coins=[2], weed=0)
    m = do(stage(held, AWAY, terrain=[weed], dice=[6]), f"cut {held.id}", f"set {held.id} 18000 18000")
    assert get(m, held).dock == 0
    assert [coin.value for coin in m.state.players[0].coins] == [2]
