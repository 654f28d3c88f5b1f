"""Keywords (16)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import abilities
from flibuste.games.pirates.rules.cargo import room
from flibuste.games.pirates.rules.course import segments, stuck
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.guns import guns
from flibuste.games.pirates.rules.ramming import board_bonus, boardable, may_ram
from flibuste.games.pirates.rules.shooting import may_swoop
from flibuste.games.pirates.rules.towing import may_tow
from flibuste.games.pirates.state import Coin, Crew, State
from flibuste.games.pirates.table.contact import (
    derelict,
    fort_shape,
    hull,
    island_shape,
    never_pinned,
    pinned_by,
    touching,
)
from flibuste.games.pirates.table.geometry import distance
from flibuste.games.pirates.table.los import mast_point
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import IllegalChoice
from flibuste.kernel.table import Table

from . import kit
from .kit import (
    BARQUE,
    BRIG,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SHIPWRIGHT,
    SLOOP,
    L,
    S,
    Terrain,
    course,
    crew_with,
    do,
    dock,
    get,
    ship,
    ship_with,
    stage,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
MONSTER, TITAN, DRAGON, SUB = (ship_with(w) for w in ("sea_monster", "titan", "sea_dragon", "submarine"))
GALLEY, LONGSHIP, CATAMARAN, TURTLE = (
    ship_with(w) for w in ("galley", "longship", "catamaran", "turtle_ship")
)
FLOTILLA, GHOST, BOMBARDIER, BLADES = (
    ship_with(w) for w in ("flotilla", "ghost_ship", "bombardier", "switchblade")
)


def size(card: str) -> tuple[float, float]:
    body = box.body(card, "catamaran" in box.ships()[card].keywords)
    return body.length / 200, body.width / 200


def alongside(card: str, foe_card: str, gap: float = 20, **foe: Any) -> tuple[kit.Ship, kit.Ship]:
    """Two ships side by side, that far apart."""
    vessel = ship(card, 0, 600, 450)
    beam = size(card)[1] + (8 if vessel.outrigger else 0)
    return vessel, ship(foe_card, 1, 600, 450 + beam + size(foe_card)[1] + gap, **foe)


def ahead(card: str, foe_card: str, gap: float = 20, **foe: Any) -> tuple[kit.Ship, kit.Ship]:
    """An enemy across the bow."""
    return ship(card, 0, 600, 450), ship(
        foe_card, 1, 600 + size(card)[0] + gap + size(foe_card)[1], 450, 90, **foe
    )


def surfaced(m: kit.Match) -> kit.Match:
    while kit.asked(m) in ("dive", "fade"):
        word = next(w for w in kit.offered(m) if w.startswith(("surface", "solid")))
        do(m, word)
    return m


def open_fire(
    card: str, dice: list[int], foe_card: str = FRIGATE, **foe: Any
) -> tuple[kit.Match, kit.Ship, kit.Ship]:
    vessel, other = alongside(card, foe_card, **foe)
    m = surfaced(stage(vessel, other, SPARE, AWAY, dice=dice))
    return do(m, f"shoot {vessel.id}"), vessel, other


def under_fire(card: str, dice: list[int], **target: Any) -> tuple[kit.Match, kit.Ship, kit.Ship]:
    """Seat 0's frigate fires at a piece of seat 1."""
    vessel, other = alongside(FRIGATE, card, **target)
    m = stage(vessel, other, SPARE, AWAY, dice=dice)
    return do(m, f"shoot {vessel.id}"), vessel, other


@pytest.mark.rule("pirates", "16.1")
def test_a_keyword_acts_beside_the_other_effects_of_its_card() -> None:
    card = next(c for c in box.ships().values() if "schooner" in c.keywords and "immune_long" in c.abilities)
    s = stage(ship(card.id, 0, 600, 450), AWAY).state
    assert {"schooner", "immune_long"} <= set(abilities(s, s.ships[0]).codes)


# ---- bombardier


@pytest.mark.rule("pirates", "16.kw-bombardier-1", "16.kw-bombardier-4", "16.kw-bombardier-5")
def test_the_bombardier_gun_stands_at_the_bow_artillery_reaches_double_flame_s() -> None:
    for flame, reach in ((False, 2 * S), (True, S)):
        s = stage(ship(BOMBARDIER, 0, 600, 450, flame=flame), AWAY).state
        found = dict(guns(s, s.ships[0]))
        gun = found["bombard"]
        assert (gun.rank, gun.reach, gun.kind) == (3, reach, "flame" if flame else "artillery")
        assert len(found) == len(s.ships[0].masts) + 1
    from flibuste.games.pirates.table.los import muzzles

    vessel = s.ships[0]
    assert muzzles(vessel, gun) == [pytest.approx((vessel.x + box.body(BOMBARDIER).length / 2, vessel.y))]


@pytest.mark.rule("pirates", "16.kw-bombardier-2")
def test_the_bombardier_gun_survives_every_mast_but_one() -> None:
    s = stage(ship(BOMBARDIER, 0, 600, 450, masts=[0, 0, 1]), AWAY).state
    assert [key for key, _ in guns(s, s.ships[0])] == ["g3", "bombard"]


@pytest.mark.rule("pirates", "16.kw-bombardier-6")
def test_a_flame_hit_sets_fire() -> None:
    vessel, foe = (
        ship(BOMBARDIER, 0, 600, 450, flame=True),
        ship(BARQUE, 1, 600 + size(BOMBARDIER)[0] + 30, 450, 90),
    )
    m = do(stage(vessel, foe, dice=[6]), f"shoot {vessel.id}", f"fire bombard {foe.id}", f"burn {foe.id} 1")
    assert get(m, foe).masts == [2, 1, 1]


@pytest.mark.rule("pirates", "16.kw-bombardier-7")
def test_equipment_does_not_serve_the_bombardier_gun() -> None:
    vessel, foe = alongside(BOMBARDIER, FRIGATE)
    vessel.gear = [kit.Gear("fire_shot", 0)]
    m = do(stage(vessel, foe), f"shoot {vessel.id}")
    assert kit.offered(m, "fire_shot")
    assert not [word for word in kit.offered(m, "fire_shot") if " bombard " in word]


@pytest.mark.rule("pirates", "16.kw-bombardier-8")
def test_a_one_jams_it_until_a_repair_action() -> None:
    vessel, foe = ship(BOMBARDIER, 0, 600, 450), ship(BARQUE, 1, 600 + size(BOMBARDIER)[0] + 30, 450, 90)
    m = do(stage(vessel, foe, dice=[1]), f"shoot {vessel.id}", f"fire bombard {foe.id}")
    assert get(m, vessel).jammed
    assert not [word for word in kit.offered(m, "fire") if "bombard" in word]
    port = dock(ship(BOMBARDIER, 0, jammed=True), 0)
    m = do(stage(port, AWAY), f"repair {port.id}")
    assert not get(m, port).jammed


# ---- broadside


@pytest.mark.rule("pirates", "16.kw-broadside-1", "16.kw-broadside-2", "16.kw-broadside-3", "P41")
def test_a_broadside_is_one_die_for_all_guns_and_one_hit_more() -> None:
    card = ship_with("broadside_attack")
    ranks = [int(gun[0]) for gun in box.ships()[card].cannons]
    m, vessel, foe = open_fire(card, [max(ranks) + 1])
    do(m, f"broadside {vessel.id} {foe.id}")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    lost = 4 - sum(1 for mast in get(m, foe).masts if mast)
    assert lost == min(4, len(ranks) + 1)
    assert kit.asked(m) == "act"  # nothing else in that action
    m, vessel, foe = open_fire(card, [max(ranks)])
    do(m, f"broadside {vessel.id} {foe.id}")
    assert (kit.asked(m), get(m, foe).masts) == ("act", [1] * 4)
    assert get(m, vessel).fired_at == [foe.id]  # a miss is a shot at it all the same
    far = ship(FRIGATE, 1, 600, 450 + 20 + 70)
    long_guns = next(
        c.id
        for c in box.ships().values()
        if "broadside_attack" in c.keywords and all(gun[1] == "L" for gun in c.cannons)
    )
    long_ship = ship(long_guns, 0, 600, 450)
    m = do(stage(long_ship, far), f"shoot {long_ship.id}")
    assert kit.offered(m, "fire")
    assert not kit.offered(m, "broadside")  # every gun at S
    m, vessel, foe = open_fire(card, [1])
    do(m, kit.offered(m, "fire")[0])
    assert not kit.offered(m, "broadside")  # one or the other


# ---- icebreaker


@pytest.mark.rule("pirates", "16.kw-icebreaker-1", "16.kw-icebreaker-2")
def test_an_icebreaker_ignores_terrain_and_breaks_icebergs() -> None:
    card = ship_with("icebreaker")
    for kind in ("reef", "sargasso", "fog_bank"):
        vessel = ship(card, 0, 600, 450)
        run = segments(stage(vessel, AWAY).state, vessel)[0] / 100
        m = do(stage(vessel, AWAY, terrain=[Terrain(kind, 70000, 45000)], dice=[1]), course(vessel, (0, run)))
        assert get(m, vessel).x == pytest.approx(60000 + run * 100)
        assert get(m, vessel).fog == -1
    vessel = ship(card, 0, 600, 450)
    near = 60000 + box.body(card).length // 2 + 2800 + 1000
    m = do(
        stage(vessel, AWAY, terrain=[Terrain("iceberg", near, 45000, gold=1)], dice=[6]),
        course(vessel, (0, 50)),
    )
    do(m, f"ram {vessel.id} t1")
    assert m.state.terrain[0].gone
    assert all(get(m, vessel).masts)
    assert pinned_by(m.state, get(m, vessel)) is None


# ---- catamaran


@pytest.mark.rule("pirates", "16.kw-catamaran-1", "16.kw-catamaran-2", "P44")
def test_a_catamaran_shrugs_off_fives_and_sixes_and_loses_its_second_hull_first() -> None:
    def fire(m: kit.Match, option: str) -> None:
        do(m, option)
        while kit.asked(m) in ("reroll", "mast"):
            do(m, kit.offered(m)[0])

    m, _, foe = under_fire(CATAMARAN, [6, 5, 6, 4, 6, 6])
    fire(m, f"fire g1 {foe.id}")
    assert get(m, foe).outrigger  # 5: saved
    fire(m, f"fire g2 {foe.id}")
    assert not get(m, foe).outrigger  # 4: the hull goes
    assert all(get(m, foe).masts)
    fire(m, f"fire g3 {foe.id}")
    assert all(get(m, foe).masts)  # 6: saved, second hull or not
    m, _, foe = under_fire(CATAMARAN, [6, 1], outrigger=False)
    fire(m, f"fire g1 {foe.id}")
    assert not all(get(m, foe).masts)


@pytest.mark.rule("pirates", "16.kw-catamaran-3", "16.kw-catamaran-4")
def test_a_catamaran_is_never_rammed_and_with_its_hull_neither_pinned_nor_boarded() -> None:
    vessel, foe = ahead(BARQUE, CATAMARAN)
    m = stage(vessel, foe, AWAY)
    assert not may_ram(get(m, vessel), get(m, foe))
    assert never_pinned(m.state, get(m, foe))
    assert not boardable(get(m, foe))
    get(m, foe).outrigger = False
    assert not may_ram(get(m, vessel), get(m, foe))
    assert not never_pinned(m.state, get(m, foe))
    assert boardable(get(m, foe))


# ---- turtle ship


@pytest.mark.rule("pirates", "16.kw-turtle-1", "P43")
def test_panels_fall_before_masts() -> None:
    m, _, foe = under_fire(TURTLE, [6, 6, 6])
    masts = len(foe.masts)
    do(m, f"fire g1 {foe.id}", f"fire g2 {foe.id}")
    assert get(m, foe).panels == 0
    assert sum(get(m, foe).masts) == masts
    do(m, f"fire g3 {foe.id}")
    if kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, foe).masts) == masts - 1


@pytest.mark.rule("pirates", "16.kw-turtle-2", "16.kw-turtle-3")
def test_a_ram_goes_past_the_panels_and_they_keep_boarders_off() -> None:
    vessel, foe = ahead(BARQUE, TURTLE)
    m = do(stage(vessel, foe, AWAY, dice=[6]), course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}")
    if kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert get(m, foe).panels == 2
    assert not all(get(m, foe).masts)
    assert (kit.asked(m), kit.seat_of(m)) == ("board", 1)  # it may still board, and is not boarded
    assert not boardable(get(m, foe))
    get(m, foe).panels = 0
    assert boardable(get(m, foe))


@pytest.mark.rule("pirates", "16.kw-turtle-4", "16.kw-longship-5")
def test_turtle_ships_and_longships_row_when_derelict() -> None:
    for card in (TURTLE, LONGSHIP):
        vessel = ship(card, 0, 600, 450)
        vessel.masts = [0] * len(vessel.masts)
        s = stage(vessel, AWAY).state
        assert derelict(s.ships[0])
        assert segments(s, s.ships[0]) == [S]


# ---- sea dragon


@pytest.mark.rule("pirates", "16.kw-seadragon-1", "16.kw-seadragon-10")
def test_a_dragon_has_segments_and_is_gone_without_them() -> None:
    m, _, foe = under_fire(DRAGON, [6], masts=[0] * (box.ships()[DRAGON].masts - 1) + [1])
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
    assert get(m, foe).sunk


@pytest.mark.rule("pirates", "16.kw-seadragon-2", "16.kw-seadragon-9", "16.kw-seadragon-8")
def test_a_dragon_neither_repairs_nor_carries_nor_rams() -> None:
    dragon = ship(DRAGON, 0, 600, 450)
    dragon.masts[0] = 0
    m = stage(dragon, AWAY)
    assert not kit.offered(m, "repair")
    assert room(m.state, get(m, dragon)) == 0
    foe = get(m, AWAY)
    assert not may_ram(get(m, dragon), foe)
    assert not may_ram(foe, get(m, dragon))
    assert not boardable(get(m, dragon))
    assert never_pinned(m.state, get(m, dragon))
    from flibuste.games.pirates.table.contact import never_pins

    assert never_pins(get(m, dragon))


@pytest.mark.rule("pirates", "16.kw-seadragon-3")
def test_a_dragon_flies_anywhere_but_onto_a_ship() -> None:
    dragon = ship(DRAGON, 0, 200, 700)
    m = stage(dragon, AWAY, terrain=[Terrain("reef", 50000, 50000)])
    with pytest.raises(IllegalChoice, match=r"16\.kw-seadragon-3"):
        do(m, f"fly {dragon.id} {AWAY.x}:{AWAY.y}:0")
    do(m, f"fly {dragon.id} 108000:12000:9000")  # onto an island, right across the table
    assert (get(m, dragon).x, get(m, dragon).y) == (108000, 12000)


@pytest.mark.rule(
    "pirates", "16.kw-seadragon-4", "16.kw-seadragon-5", "16.kw-seadragon-6", "16.kw-seadragon-7"
)
def test_a_swoop_strikes_twice_on_four_and_lands_beside_its_target() -> None:
    dragon = ship(DRAGON, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600, 450 + 26 + 150 + 10)
    wall = ship(FRIGATE, 1, 600, 530, id="wall")
    for die, left in ((4, 2), (3, 4)):
        m = do(stage(dragon, foe, wall, dice=[1, die]), f"shoot {dragon.id}")  # the 1 is its fear
        assert f"swoop {dragon.id} {foe.id}" in kit.offered(m)  # no line of fire is needed
        do(m, f"swoop {dragon.id} {foe.id}")
        while kit.asked(m) == "mast":
            do(m, kit.offered(m)[0])
        assert sum(1 for mast in get(m, foe).masts if mast) == left
        gap = distance(hull(get(m, dragon)), hull(get(m, foe)))
        assert 50 < gap < 1000
        assert kit.asked(m) == "act"  # no normal fire after it
    far = ship(FRIGATE, 1, 600, 450 + 26 + 170 + 10)
    m = stage(dragon, far)
    assert not kit.offered(m, "shoot") or not kit.offered(do(m, f"shoot {dragon.id}"), "swoop")
    sub = ship(SUB, 1, 600, 600, submerged=True)
    m = do(stage(dragon, sub), f"shoot {dragon.id}")
    assert f"swoop {dragon.id} {sub.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "16.kw-seadragon-5", "8.3")
def test_who_is_no_target_is_none_for_a_swoop_either() -> None:
    dragon = ship(DRAGON, 0, 600, 450)

    def prey(card: str, y: float) -> bool:
        foe = ship(card, 1, 600, y)
        m = stage(dragon, foe, SPARE, dice=[1])
        if f"shoot {dragon.id}" not in kit.offered(m):
            return False
        return f"swoop {dragon.id} {foe.id}" in kit.offered(do(m, f"shoot {dragon.id}"))

    close, far = 450 + 26 + 40, 450 + 26 + 110
    assert (prey(FRIGATE, close), prey(FRIGATE, far)) == (True, True)
    assert (prey(ship_with("immune_close"), close), prey(ship_with("immune_close"), far)) == (False, True)
    assert prey(ship_with("immune_long"), close)  # talons are no long-range gun
    assert prey(ship_with("immune_forts"), close)


@pytest.mark.rule("pirates", "16.kw-seadragon-5", "16.kw-seadragon-7", "4.7", "P51")
def test_a_crew_that_nobody_knew_of_spoils_a_swoop() -> None:
    warden = kit.crew_with("immune_docked")
    foe = dock(ship(FRIGATE, 1, crew=[warden], nation=box.crew()[warden].nation), 2)
    dragon = ship(DRAGON, 0, foe.x / 100 + 120, foe.y / 100)
    m = do(stage(dragon, foe, SPARE, dice=[6, 6]), f"shoot {dragon.id}")
    do(m, f"swoop {dragon.id} {foe.id}")
    assert get(m, foe).masts == [1] * 4
    assert get(m, foe).crew[0].up
    assert kit.told(m, "sheltered") == [{"ship": foe.id}]
    assert distance(hull(get(m, dragon)), hull(get(m, foe))) < 1000  # beside it all the same
    assert get(m, dragon).done
    assert not may_swoop(m.state, get(m, dragon), get(m, foe))  # now it is known


@pytest.mark.rule("pirates", "16.kw-seadragon-5", "16.kw-seadragon-6", "16.kw-seadragon-7", "P98", "17.16")
def test_a_dragon_swoops_upon_a_fort() -> None:
    dragon = ship(DRAGON, 0, 120 + 150, 780)

    def hold(s: State) -> None:
        s.islands[2].fort = kit.fort(1, flags=[1, 1, 0, 0], coins=[3])
        s.islands[3].fort = kit.fort(0)

    m = do(kit.quiet(stage(dragon, SPARE, AWAY, dice=[4], edit=hold)), f"shoot {dragon.id}")
    assert kit.offered(m, "swoop") == [f"swoop {dragon.id} i3"]
    do(m, f"swoop {dragon.id} i3")
    while kit.asked(m) == "flag":
        do(m, kit.offered(m)[0])
    assert m.state.islands[2].fort.flags == [0] * 4
    square = fort_shape(m.state.islands[2])
    assert 50 < distance(hull(get(m, dragon)), square) < 1500
    assert kit.asked(m) == "act"
    m = do(
        kit.quiet(stage(dragon, SPARE, AWAY, dice=[3], edit=hold)),
        f"shoot {dragon.id}",
        f"swoop {dragon.id} i3",
    )
    assert m.state.islands[2].fort.flags == [1, 1, 0, 0]
    away = ship(DRAGON, 0, 120 + 2 * 83.8 + 26 + 32, 780)  # the corner of its square, from the rim
    m = kit.quiet(stage(away, SPARE, AWAY, edit=hold))
    assert not kit.offered(m, "shoot")


@pytest.mark.rule("pirates", "16.kw-seadragon-5", "16.kw-seadragon-6", "16.kw-marine-4", "P98")
def test_a_dragon_swoops_upon_marines_ashore() -> None:
    dragon = ship(DRAGON, 0, 120 + 150, 780)

    def land(s: State) -> None:
        s.islands[2].crew = [Crew(kit.MARINE, 1, "england", up=True), Crew(kit.MARINE, 1, "england", up=True)]

    m = do(kit.quiet(stage(dragon, SPARE, AWAY, dice=[4], edit=land)), f"shoot {dragon.id}")
    assert kit.offered(m, "swoop") == [f"swoop {dragon.id} i3m1", f"swoop {dragon.id} i3m2"]
    do(m, f"swoop {dragon.id} i3m2")
    assert len(m.state.islands[2].crew) == 1
    assert m.state.islands[2].crew[0].hits == 0


# ---- longship


@pytest.mark.rule("pirates", "16.kw-longship-1")
def test_a_longship_fires_twice_from_each_mast() -> None:
    s = stage(ship(LONGSHIP, 0, 600, 450), AWAY).state
    assert len(guns(s, s.ships[0])) == 2 * len(s.ships[0].masts)


@pytest.mark.rule("pirates", "16.kw-longship-2", "16.kw-longship-3")
def test_a_longship_neither_pins_nor_is_pinned_and_boards_with_one_more() -> None:
    vessel, foe = ahead(LONGSHIP, FRIGATE, gap=0.2)
    m = stage(vessel, foe)
    assert pinned_by(m.state, get(m, vessel)) is None
    vessel, foe = ahead(BARQUE, LONGSHIP, gap=0.2)
    m = stage(vessel, foe)
    assert pinned_by(m.state, get(m, vessel)) is None
    g: Table[State] = Table(m.state, Dice(b"0" * 32))
    raider = get(m, foe)
    plain = board_bonus(g, raider, get(m, vessel), None)
    assert board_bonus(g, raider, get(m, vessel), raider) == plain + 1


@pytest.mark.rule("pirates", "16.kw-longship-4", "16.kw-galley-4", "16.kw-schooner")
def test_some_ships_pivot_on_the_stern_after_moving() -> None:
    for card in (LONGSHIP, GALLEY, ship_with("schooner")):
        vessel = ship(card, 0, 600, 450)
        m = do(stage(vessel, AWAY), course(vessel, (0, 10)))
        assert kit.asked(m) == "pivot"
        do(m, f"pivot {vessel.id} 22200")
        assert get(m, vessel).h == 22200
        assert get(m, vessel).done == 1
    plain = ship(BARQUE, 0, 600, 450)
    assert kit.asked(do(stage(plain, AWAY), course(plain, (0, 10)))) == "act"


# ---- eternal


@pytest.mark.rule("pirates", "16.kw-eternal-1", "16.kw-eternal-2", "16.kw-eternal-3")
def test_an_eternal_ship_returns_to_its_home_without_masts() -> None:
    card = ship_with("eternal")
    m, _, foe = under_fire(card, [6], masts=[0] * box.ships()[card].masts, coins=[4], crew=[CAPTAIN])
    do(m, f"fire g1 {foe.id}")
    back = get(m, foe)
    assert not back.sunk
    assert back.dock == 1
    assert not any(back.masts)
    assert [c.card for c in back.crew] == [CAPTAIN]
    assert back.coins == []
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (2, 2)
    kit.end_turn(m)
    surfaced(m)
    assert f"repair {foe.id}" in kit.offered(m)


# ---- flotilla


@pytest.mark.rule(
    "pirates", "16.kw-flotilla-1", "16.kw-flotilla-2", "16.kw-flotilla-5", "16.kw-flotilla-8", "P53"
)
def test_a_flotilla_shoots_from_its_base_and_moves_only_in_tow() -> None:
    raft = ship(FLOTILLA, 0, 600, 450)
    m = stage(raft, SPARE, AWAY)
    assert get(m, raft).masts == [1]
    assert "16.kw-flotilla-2" in str(stuck(m.state, get(m, raft)))
    assert not [word for word in kit.offered(m, "about") if raft.id in word]
    assert not [word for word in kit.offered(m, "explore") if raft.id in word]
    assert len(guns(m.state, get(m, raft))) == len(box.ships()[FLOTILLA].cannons)
    get(m, raft).masts = [0]
    assert len(guns(m.state, get(m, raft))) == len(box.ships()[FLOTILLA].cannons)
    tower = ship(FRIGATE, 0, 600 - 41 - 20.2, 450, nation=raft.nation)
    m = stage(tower, raft, AWAY)
    assert may_tow(m.state, get(m, tower), get(m, raft))
    get(m, tower).nation = "vikings"
    assert not may_tow(m.state, get(m, tower), get(m, raft))
    get(m, tower).nation, get(m, raft).owner = raft.nation, 1
    assert not may_tow(m.state, get(m, tower), get(m, raft))


@pytest.mark.rule("pirates", "16.kw-flotilla-3", "16.kw-flotilla-4")
def test_its_tower_loses_its_bonuses_and_may_let_it_go() -> None:
    raft = ship(FLOTILLA, 0, 660, 450)
    tower = ship(FRIGATE, 0, 660 - 20 - 41 - 30, 450, nation=raft.nation, crew=[HELMSMAN])
    m = do(stage(tower, raft, AWAY), course(tower, (0, 50)), f"tow {tower.id} {raft.id}")
    assert segments(m.state, get(m, tower)) == [S]
    at = get(m, raft).x
    do(m, f"let-go {tower.id}")
    assert (get(m, raft).towed_by, get(m, raft).x) == ("", at)
    assert segments(m.state, get(m, tower)) == [S, S, S]


@pytest.mark.rule("pirates", "16.kw-flotilla-6", "16.kw-flotilla-7")
def test_a_flag_falls_to_two_hits_in_one_action_and_then_it_sinks() -> None:
    m, _, foe = under_fire(FLOTILLA, [6, 1, 1, 1])
    do(m, *[f"fire g{i} {foe.id}" for i in (1, 2, 3, 4)])
    assert get(m, foe).masts == [1]
    kit.end_turn(kit.end_turn(m))
    m, _, foe = under_fire(FLOTILLA, [6, 6])
    do(m, f"fire g1 {foe.id}", f"fire g2 {foe.id}")
    assert get(m, foe).sunk


@pytest.mark.rule("pirates", "16.kw-flotilla-9")
def test_a_flotilla_is_neither_rammed_nor_boarded() -> None:
    vessel, foe = ahead(BARQUE, FLOTILLA)
    m = stage(vessel, foe, AWAY)
    assert not may_ram(get(m, vessel), get(m, foe))
    assert not boardable(get(m, foe))


# ---- marines


MARINE = kit.crew_with("marine")


@pytest.mark.rule("pirates", "16.kw-marine-1", "16.kw-marine-6")
def test_marines_land_on_any_island_but_an_enemy_home_and_block_nothing() -> None:
    vessel = dock(ship(FRIGATE, 0, crew=[MARINE]), 2)
    m = do(stage(vessel, AWAY), f"hands {vessel.id}", f"land {MARINE}")
    assert m.state.islands[2].crew[0].up
    raider = dock(ship(ship_with("raid_home_1"), 0, crew=[MARINE]), 1)
    m = stage(raider, AWAY)
    assert get(m, raider).dock == 1
    assert not kit.offered(m, "hands")
    from flibuste.games.pirates.table.los import Screen
    from flibuste.games.pirates.table.motion import obstacles

    def ashore(s: State) -> None:
        s.islands[2].crew = [kit.Crew(MARINE, 0, "england", up=True)]

    with_marine, without = stage(SPARE, AWAY, edit=ashore), stage(SPARE, AWAY)
    for m in (with_marine, without):
        assert len(obstacles(m.state, get(m, AWAY))) == len(m.state.islands) + 1
        assert len(Screen(m.state, get(m, AWAY)).ships) == 1


@pytest.mark.rule("pirates", "16.kw-marine-2", "16.kw-marine-5")
def test_each_marine_has_its_own_shot_each_turn() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[MARINE, MARINE]), ship(BARQUE, 1, 600, 490)
    m = stage(vessel, foe, AWAY, dice=[2, 3])
    assert kit.offered(m, "marine") == [f"marine {vessel.id} 1 {foe.id}", f"marine {vessel.id} 2 {foe.id}"]
    do(m, f"marine {vessel.id} 1 {foe.id}")  # 2 is not above 2
    assert all(get(m, foe).masts)
    do(m, f"marine {vessel.id} 2 {foe.id}", f"lose {foe.id} 1")
    assert get(m, foe).masts == [0, 1, 1]
    assert not kit.offered(m, "marine")
    assert get(m, vessel).done == 0
    assert f"shoot {vessel.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "16.kw-marine-3", "16.kw-marine-4")
def test_marines_are_targets_ashore_only_and_fall_to_two_hits_in_a_turn() -> None:
    def ashore(s: State) -> None:
        s.islands[2].crew = [kit.Crew(MARINE, 1, "england", up=True)]

    vessel = ship(FRIGATE, 0, 120 + 41 + 12, 780, 90)
    m = do(stage(vessel, AWAY, edit=ashore, dice=[6, 6]), f"shoot {vessel.id}")
    shots = [word for word in kit.offered(m, "fire") if word.endswith("i3m1")]
    assert shots
    do(m, shots[0])
    assert len(m.state.islands[2].crew) == 1
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i3m1")))
    assert m.state.islands[2].crew == []
    aboard = ship(BARQUE, 1, 600, 490, crew=[MARINE])
    m = do(stage(ship(FRIGATE, 0, 600, 450), aboard), f"shoot {FRIGATE}~1")
    assert all(word.endswith(aboard.id) for word in kit.offered(m, "fire"))


@pytest.mark.rule("pirates", "16.kw-marine-4", "16.kw-broadside-2")
def test_a_broadside_at_a_marine_hits_nobody_beside_him() -> None:
    card = ship_with("broadside_attack", 3)  # four hits: enough for two marines, if they were shared out

    def ashore(s: State) -> None:
        s.islands[2].crew = [kit.Crew(MARINE, 1, "england", up=True) for _ in range(3)]

    vessel = ship(card, 0, 120 + 41 + 9, 780, 90)
    m = do(stage(vessel, SPARE, AWAY, edit=ashore, dice=[6]), f"shoot {vessel.id}")
    do(m, f"broadside {vessel.id} i3m2")
    left = m.state.islands[2].crew
    assert [(member.card, member.hits) for member in left] == [(MARINE, 0)] * 2
    assert [entry["hits"] for entry in kit.told(m, "marine-hit")] == [1, 2]
    assert m.state.lost_crew == 1


def test_a_marine_that_a_fort_gives_back_is_not_hit_again_by_the_same_broadside() -> None:
    def ashore(s: State) -> None:
        s.islands[2].fort = kit.fort(1, "the_devils_maw")
        s.islands[2].crew = [kit.Crew(MARINE, 1, "england", up=True) for _ in range(2)]

    vessel = ship(ship_with("broadside_attack", 3), 0, 120 + 41 + 9, 780, 90)
    m = do(stage(vessel, SPARE, AWAY, edit=ashore, dice=[6]), f"shoot {vessel.id}")
    do(m, f"broadside {vessel.id} i3m1")
    assert [(member.hits, member.ghost) for member in m.state.islands[2].crew] == [(0, False), (0, True)]


@pytest.mark.rule("pirates", "16.kw-broadside-1", "5.cannoneer")
def test_no_broadside_once_a_gun_has_fired_even_if_it_may_fire_again() -> None:
    card = ship_with("broadside_attack", 3)
    gunner = kit.crew_with("reroll_missed_shot")
    vessel, foe = ship(card, 0, 600, 450, crew=[gunner]), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, dice=[1]), f"shoot {vessel.id}")
    assert kit.offered(m, "broadside")
    do(m, next(word for word in kit.offered(m, "fire") if word.startswith("fire g1")), "again g1")
    assert any(word.startswith("fire g1") for word in kit.offered(m, "fire"))
    assert not kit.offered(m, "broadside")


@pytest.mark.rule("pirates", "16.kw-broadside-1", "6.2")
def test_no_broadside_after_a_double_shot_that_hit() -> None:
    card = ship_with("broadside_attack", 3)
    vessel, foe = ship(card, 0, 600, 450, gear=["double_shot"]), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "double_shot") if word.startswith("double_shot g1")))
    do(m, kit.offered(m)[0])
    assert any(word.startswith("fire g1") for word in kit.offered(m, "fire"))
    assert not kit.offered(m, "broadside")


@pytest.mark.rule("pirates", "16.kw-seadragon-4", "5.cannoneer")
def test_no_swoop_after_a_shot() -> None:
    beast = ship(ship_with("sea_dragon"), 0, 600, 450)
    foe = ship(FRIGATE, 1, 600, 500)
    m = do(stage(beast, foe, AWAY, dice=[1, 1]), f"shoot {beast.id}")  # a die of fear, then the shot
    assert kit.offered(m, "swoop")
    get(m, beast).deeds.copied = "reroll_missed_shot"
    do(m, kit.offered(m, "fire")[0])
    do(m, kit.offered(m, "again")[0])
    assert kit.offered(m, "fire")
    assert not kit.offered(m, "swoop")


@pytest.mark.rule("pirates", "16.kw-broadside-3")
def test_nothing_follows_a_broadside() -> None:
    card = ship_with("broadside_attack", 3)
    vessel, foe = ship(card, 0, 600, 450), ship(FRIGATE, 1, 600, 490)
    m = stage(vessel, foe, AWAY, dice=[1])
    get(m, vessel).deeds.copied = "shoot_then_move"
    do(m, f"shoot {vessel.id}", f"broadside {vessel.id} {foe.id}")
    assert kit.asked(m) == "act"


# ---- galley


@pytest.mark.rule("pirates", "16.kw-galley-2", "11.pin-1")
def test_a_galley_that_did_not_ram_is_pinned_like_any_ship() -> None:
    galley = ship_with("galley")
    vessel = ship(galley, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + box.body(galley).length / 200 + 30, 450, 90)
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 57)), "pass")
    assert pinned_by(m.state, get(m, vessel)) is get(m, foe)
    m = do(stage(vessel, foe, AWAY, dice=[6]), course(vessel, (0, 57)), f"ram {vessel.id} {foe.id}")
    do(m, "pass", "pass")
    assert get(m, foe).masts == [1] * 4  # 16.kw-galley-3
    assert pinned_by(m.state, get(m, vessel)) is None
    # once they have parted, a new contact pins again
    get(m, foe).y += 20000
    kit.end_turn(kit.end_turn(m))
    do(m, course(vessel, (0, 1)))
    while kit.asked(m) == "pivot":
        do(m, "pass")
    assert not get(m, vessel).plight.rammed


@pytest.mark.rule("pirates", "16.kw-galley-1", "P45")
def test_a_galley_is_never_derelict_but_sinks_at_the_next_hit() -> None:
    vessel = ship(GALLEY, 0, 600, 450)
    vessel.masts = [0] * len(vessel.masts)
    m = stage(vessel, AWAY)
    assert not derelict(get(m, vessel))
    assert segments(m.state, get(m, vessel))
    assert not kit.offered(m, "shoot")
    m, _, foe = under_fire(GALLEY, [6], masts=[0] * box.ships()[GALLEY].masts)
    do(m, f"fire g1 {foe.id}")
    assert get(m, foe).sunk


@pytest.mark.rule("pirates", "16.kw-galley-2", "16.kw-galley-3")
def test_a_galley_s_ram_takes_no_mast_and_does_not_pin_it_but_boards() -> None:
    vessel, foe = ahead(GALLEY, FRIGATE)
    m = do(stage(vessel, foe, AWAY, dice=[6]), course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}")
    assert get(m, foe).masts == [1] * 4
    assert kit.asked(m) == "board"
    assert pinned_by(m.state, get(m, vessel)) is None


# ---- switchblade


@pytest.mark.rule(
    "pirates", "16.kw-switchblade-1", "16.kw-switchblade-2", "16.kw-switchblade-3", "16.kw-switchblade-4"
)
def test_open_blades_ram_what_they_touch_on_the_way_without_a_pin() -> None:
    vessel = ship(BLADES, 0, 500, 450)
    half = size(BLADES)[1]
    one = ship(BARQUE, 1, 560, 450 + half + 5 + 9, id="one")
    two = ship(BARQUE, 1, 560, 450 - half - 5 - 9, id="two")
    m = stage(vessel, one, two, dice=[6, 6])
    run = max(segments(m.state, get(m, vessel))) / 100
    do(m, course(vessel, (0, run)))
    assert kit.asked(m) == "act"  # closed, they pass
    m = do(stage(vessel, one, two, dice=[6, 6]), f"blades {vessel.id}", course(vessel, (0, run)))
    assert set(kit.offered(m)) == {f"ram {vessel.id} one", f"ram {vessel.id} two", "pass"}
    do(m, f"ram {vessel.id} two")
    assert kit.asked(m) == "mast"
    do(m, kit.offered(m)[0])
    assert kit.asked(m) == "board"
    do(m, "pass", "pass", f"ram {vessel.id} one")
    assert pinned_by(m.state, get(m, vessel)) is None


@pytest.mark.rule("pirates", "16.kw-switchblade-2", "18.sargasso-2")
def test_open_blades_ram_nothing_beyond_where_the_ship_was_stopped() -> None:
    vessel = ship(BLADES, 0, 500, 450, blades=True)
    length, half = size(BLADES)
    foe = ship(BARQUE, 1, 500 + length + 60, 450 + half + 5 + 9, id="foe")
    run = 57.5
    m = do(stage(vessel, foe, dice=[6]), course(vessel, (0, run)))
    assert kit.offered(m) == [f"ram {vessel.id} foe", "pass"]
    weed = Terrain("sargasso", 50000 + round(length * 100) + 3000, 42000)
    m = do(stage(vessel, foe, terrain=[weed], dice=[6]), course(vessel, (0, run)))
    assert get(m, vessel).weed == 0
    assert kit.asked(m) == "act"


# ---- mercenary


@pytest.mark.rule("pirates", "16.kw-mercenary-1", "16.kw-mercenary-3")
def test_a_mercenary_docks_at_no_home_and_hands_treasure_over_by_contact() -> None:
    card = ship_with("mercenary")
    reach = size(card)[0]
    vessel = ship(card, 0, 120 + 41 + reach + 20, 120, 180, coins=[3])
    run = segments(stage(vessel, AWAY).state, vessel)[0] / 100
    m = do(stage(vessel, AWAY), course(vessel, (0, run)))
    while kit.asked(m) not in ("act", ""):
        do(m, "pass")
    assert get(m, vessel).dock == -1
    assert touching(hull(get(m, vessel)), island_shape(m.state.islands[0]))
    assert gold_of(m.state, 0) == 0
    friend = ship(FRIGATE, 0, 600, 450, id="friend")
    hired = ship(card, 0, 600, 450 + 10 + size(card)[1] + 0.2, coins=[3])
    m = do(stage(friend, hired, AWAY), f"explore {hired.id} friend", "give 3")
    assert [c.value for c in get(m, friend).coins] == [3]


# ---- sea monster


@pytest.mark.rule("pirates", "16.kw-seamonster-1", "16.kw-seamonster-12", "16.kw-seamonster-2")
def test_a_monster_has_segments_only_moves_and_shoots_and_is_gone_without_them() -> None:
    masts = [0] * (box.ships()[MONSTER].masts - 1) + [1]
    m, _, foe = under_fire(MONSTER, [6], masts=masts)
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
    assert get(m, foe).sunk
    beast = ship(MONSTER, 0, 230, 780, masts=masts)
    beast.dock = 2
    m = surfaced(stage(beast, AWAY))
    assert not kit.offered(m, "repair")
    assert not kit.offered(m, "explore")


@pytest.mark.rule("pirates", "16.kw-seamonster-3")
def test_a_monster_turns_on_its_centre() -> None:
    beast = ship(MONSTER, 0, 600, 450)
    m = surfaced(stage(beast, AWAY))
    run = segments(m.state, get(m, beast))[0] / 100
    do(m, course(beast, (90, run)))
    assert (get(m, beast).x, get(m, beast).y) == (60000, round(45000 + run * 100))


@pytest.mark.rule("pirates", "16.kw-seamonster-5", "16.kw-seamonster-6")
def test_a_monster_dives_or_surfaces_before_each_turn_and_below_only_moves() -> None:
    beast, foe = ship(MONSTER, 0, 600, 450), ship(FRIGATE, 1, 600, 510)
    m = stage(beast, foe)
    assert kit.offered(m) == [f"surface {beast.id}", f"dive {beast.id}"]
    do(m, f"dive {beast.id}")
    assert not kit.offered(m, "shoot")
    kit.end_turn(m)
    assert not kit.offered(m, "shoot")  # it is no target
    m = do(stage(beast, foe), f"surface {beast.id}")
    assert kit.offered(m, "shoot")


@pytest.mark.rule("pirates", "16.kw-seamonster-7", "16.kw-seamonster-8", "16.kw-titan-6")
def test_a_creature_pins_what_it_rams_by_any_contact_and_is_never_pinned() -> None:
    for card, verb in ((MONSTER, "course"), (TITAN, "drift")):
        beast = ship(card, 0, 600, 450)
        foe = ship(FRIGATE, 1, 600, 450 + size(card)[1] + 10 + 20)  # its flank, not its bow
        m = surfaced(stage(beast, foe, AWAY, dice=[1]))
        legs = "9000:5000"
        do(m, f"{verb} {beast.id} {legs}", f"ram {beast.id} {foe.id}")
        while kit.asked(m) in ("board", "contact"):
            do(m, "pass")
        assert pinned_by(m.state, get(m, foe)) is get(m, beast)
        assert pinned_by(m.state, get(m, beast)) is None
        kit.end_turn(m)
        with pytest.raises(IllegalChoice, match=r"11\.pin-2"):
            do(m, course(foe, (0, 10)))


@pytest.mark.rule(
    "pirates", "16.kw-seamonster-9", "16.kw-seamonster-10", "16.kw-seamonster-11", "16.kw-seamonster-4"
)
def test_a_monster_takes_treasure_not_crew_destroys_uniques_and_does_not_tow() -> None:
    roomy = max((c for c in box.ships().values() if "sea_monster" in c.keywords), key=lambda c: c.cargo).id
    beast = ship(roomy, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600, 450 + size(roomy)[1] + 10 + 20, crew=[CAPTAIN], coins=[2])
    m = surfaced(stage(beast, foe, AWAY, dice=[1, 6, 1]))
    do(m, course(beast, (90, 50)), f"ram {beast.id} {foe.id}", f"board {beast.id} {foe.id}")
    assert kit.offered(m) == [f"steal {foe.id}", "pass"]
    do(m, f"steal {foe.id}")
    assert [c.value for c in get(m, beast).coins] == [2]
    foe.coins = [Coin(0, "sextant", 3)]
    m = surfaced(stage(beast, foe, AWAY, dice=[1, 6, 1]))
    do(
        m,
        course(beast, (90, 50)),
        f"ram {beast.id} {foe.id}",
        f"board {beast.id} {foe.id}",
        f"steal {foe.id}",
    )
    assert get(m, beast).coins == []
    assert "sextant" in [c.unique for c in m.state.spent]
    hulk = ship(BARQUE, 1, 600, 450 + size(roomy)[1] + 9.2, masts=[0, 0, 0])
    m = surfaced(stage(beast, hulk, AWAY))
    assert not may_tow(m.state, get(m, beast), get(m, hulk))


# ---- fear


@pytest.mark.rule("pirates", "16.kw-fear-1", "16.kw-fear-2", "16.kw-fear-3", "P42")
def test_fear_silences_on_five_and_slows_on_six() -> None:
    card = ship_with("fear")
    near = ship(FRIGATE, 1, 600, 450 + size(card)[1] + 40, crew=[HELMSMAN])
    m = surfaced(stage(ship(card, 0, 600, 450), near, AWAY, dice=[5]))
    assert len(kit.told(m, "fear")) == 1  # the other enemy is beyond S
    assert "move_plus_s" not in abilities(m.state, get(m, near)).codes
    kit.end_turn(m)
    assert "move_plus_s" in abilities(m.state, get(m, near)).codes
    m = surfaced(stage(ship(card, 0, 600, 450), near, AWAY, dice=[6]))
    kit.end_turn(m)
    assert segments(m.state, get(m, near)) == [S, S]  # base S, and the helmsman's
    kit.end_turn(m)
    surfaced(m)
    kit.end_turn(m)
    assert len(segments(m.state, get(m, near))) == 3


@pytest.mark.rule("pirates", "16.kw-extendedrange")
def test_extended_range_doubles_the_printed_ranges() -> None:
    card = next(c for c in box.ships().values() if "extended_range" in c.keywords)
    s = stage(ship(card.id, 0, 600, 450), SPARE, AWAY).state
    printed = [L if gun[1] == "L" else S for gun in card.cannons]
    assert [gun.reach for _, gun in guns(s, s.ships[0])] == [2 * reach for reach in printed]


@pytest.mark.rule("pirates", "16.kw-windcatcher")
def test_a_windcatcher_may_measure_from_its_stern() -> None:
    card = ship_with("windcatcher")
    vessel = ship(card, 0, 600, 450)
    m = stage(vessel, AWAY)
    run = segments(m.state, get(m, vessel))[0]
    do(m, f"course {vessel.id} back 0:{run}")
    assert (get(m, vessel).x, get(m, vessel).h) == (60000 - run, 18000)
    plain = ship(BARQUE, 0, 600, 450)
    with pytest.raises(IllegalChoice, match=r"16\.kw-windcatcher"):
        do(stage(plain, AWAY), f"course {plain.id} back 0:1000")


# ---- ransom


@pytest.mark.rule("pirates", "16.kw-ransom-1", "16.kw-ransom-2")
def test_a_ransom_pays_five_for_a_captive_and_one_for_a_corpse() -> None:
    ransom = kit.crew_with("ransom")
    prize = ship(FRIGATE, 0, 232, 120, 180)
    prize.crew = [kit.Crew(ransom, 1, "england", up=True, worth=5)]
    m = do(stage(prize, AWAY), course(prize, (0, 57)))
    assert gold_of(m.state, 0) == 5
    assert get(m, prize).crew == []
    m, _, foe = under_fire(SLOOP, [6], masts=[0], crew=[ransom])
    do(m, f"fire g1 {foe.id}")
    assert gold_of(m.state, 0) == 1


# ---- submarine


@pytest.mark.rule("pirates", "16.kw-submarine-1", "16.kw-submarine-7")
def test_a_submarine_s_hull_pieces_are_its_masts() -> None:
    count = box.ships()[SUB].masts
    m, _, foe = under_fire(SUB, [6] * 4)
    for shot in range(count):
        do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
        if kit.asked(m) == "mast":
            do(m, kit.offered(m)[0])
        assert sum(get(m, foe).masts) == count - shot - 1
    assert derelict(get(m, foe))


@pytest.mark.rule("pirates", "16.kw-submarine-2")
def test_a_submarine_neither_pins_nor_is_pinned_nor_tows_nor_is_towed() -> None:
    vessel, foe = ahead(SUB, FRIGATE, gap=0.2)
    m = surfaced(stage(vessel, foe))
    assert pinned_by(m.state, get(m, vessel)) is None
    get(m, foe).masts = [0] * 4
    assert not may_tow(m.state, get(m, vessel), get(m, foe))
    vessel, foe = ahead(BARQUE, SUB, gap=0.2, masts=[0] * box.ships()[SUB].masts)
    m = stage(vessel, foe, AWAY)
    assert pinned_by(m.state, get(m, vessel)) is None
    assert not may_tow(m.state, get(m, vessel), get(m, foe))


@pytest.mark.rule("pirates", "16.kw-submarine-3", "16.kw-submarine-4")
def test_a_submarine_dives_by_choice_and_below_it_only_moves_and_rams() -> None:
    sub, foe = ship(SUB, 0, 600, 450), ship(FRIGATE, 1, 600, 490)
    m = stage(sub, foe)
    assert kit.asked(m) == "dive"
    do(m, f"dive {sub.id}")
    assert not kit.offered(m, "shoot")
    assert may_ram(get(m, sub), get(m, foe))
    kit.end_turn(m)
    assert not kit.offered(m, "shoot")
    assert not may_ram(get(m, foe), get(m, sub))


@pytest.mark.rule("pirates", "16.kw-submarine-5")
def test_after_a_submerged_ram_it_moves_s_away() -> None:
    sub, foe = ahead(SUB, FRIGATE)
    m = do(stage(sub, foe, AWAY, dice=[6]), f"dive {sub.id}")
    run = segments(m.state, get(m, sub))[0] / 100
    do(m, course(sub, (0, run)), f"ram {sub.id} {foe.id}", f"lose {foe.id} 1")
    assert kit.asked(m) == "away"
    at = get(m, sub).x
    do(m, f"away {sub.id} 18000")
    assert get(m, sub).x == at - S
    assert not kit.told(m, "boarding")


@pytest.mark.rule("pirates", "16.kw-submarine-6")
def test_a_surfaced_submarine_can_be_rammed_and_boarded_without_damage() -> None:
    vessel, foe = ahead(BARQUE, SUB)
    m = do(stage(vessel, foe, AWAY, dice=[6]), course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}")
    assert all(get(m, foe).masts)
    assert kit.asked(m) == "board"


@pytest.mark.rule("pirates", "16.kw-submarine-8")
def test_submerged_it_passes_under_ships_and_terrain_but_not_under_islands() -> None:
    sub = ship(SUB, 0, 600, 450)
    wall = ship(FRIGATE, 1, 600 + size(SUB)[0] + 15, 450, 90)
    m = do(stage(sub, wall, AWAY, terrain=[Terrain("reef", 66000, 45000)]), f"dive {sub.id}")
    run = segments(m.state, get(m, sub))[0]
    do(m, course(sub, (0, run / 100)))
    assert get(m, sub).x == 60000 + run
    assert not kit.told(m, "reef")

    def island(s: State) -> None:
        s.islands[3].x, s.islands[3].y = 60000 + box.body(SUB).length // 2 + 4100 + 2000, 45000

    m = do(stage(sub, AWAY, edit=island), f"dive {sub.id}", course(sub, (0, run / 100)))
    assert get(m, sub).x < 60000 + 2100


# ---- titan


@pytest.mark.rule("pirates", "16.kw-titan-1", "16.kw-titan-8")
def test_a_titan_has_segments_no_repair_and_is_gone_without_them() -> None:
    masts = [0] * (box.ships()[TITAN].masts - 1) + [1]
    titan = ship(TITAN, 0, 230, 120, masts=masts)
    titan.dock = 0
    assert not kit.offered(stage(titan, AWAY), "repair")
    m, _, foe = under_fire(TITAN, [6], masts=masts)
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
    assert get(m, foe).sunk


@pytest.mark.rule("pirates", "16.kw-titan-2", "P50")
def test_a_titan_moves_any_way_without_turning() -> None:
    titan = ship(TITAN, 0, 600, 450, 30)
    m = stage(titan, AWAY)
    run = segments(m.state, get(m, titan))[0]
    do(m, f"drift {titan.id} 27000:{run}")
    assert (get(m, titan).x, get(m, titan).y, get(m, titan).h) == (60000, 45000 - run, 3000)
    with pytest.raises(IllegalChoice, match=r"16\.kw-titan-2"):
        do(stage(titan, AWAY), course(titan, (0, 10)))


@pytest.mark.rule("pirates", "16.kw-titan-3")
def test_a_titan_crosses_islands_and_docks_on_them_but_never_on_an_enemy_home() -> None:
    titan = ship(TITAN, 0, 120 + 60, 780)
    m = do(stage(titan, AWAY), f"drift {titan.id} 18000:4000")
    assert get(m, titan).dock == 2
    over = ship(TITAN, 0, 1080 - 60, 780)
    with pytest.raises(IllegalChoice, match=r"16\.kw-titan-3"):
        do(stage(over, AWAY), f"drift {over.id} 0:4000")


@pytest.mark.rule("pirates", "16.kw-titan-5", "16.kw-titan-7")
def test_a_titan_carries_crew_and_treasure_and_tows() -> None:
    titan = ship(TITAN, 0, 600, 450)
    hulk = ship(BARQUE, 1, 600 + 32 + 9 + 0.3, 450, 90, masts=[0, 0, 0])
    m = stage(titan, hulk, AWAY)
    assert may_tow(m.state, get(m, titan), get(m, hulk))
    from flibuste.games.pirates.rules.cargo import fits

    cheap = kit.Crew(HELMSMAN, 0, titan.nation)
    assert room(m.state, get(m, titan)) == box.ships()[TITAN].cargo
    assert fits(m.state, get(m, titan), cheap) is (box.ships()[TITAN].cargo > 0)


# ---- ghost


@pytest.mark.rule("pirates", "16.kw-ghost-1", "16.kw-ghost-2", "16.kw-ghost-3")
def test_an_intangible_ghost_passes_through_things_but_does_not_end_on_them() -> None:
    ghost = ship(GHOST, 0, 600, 450)
    wall = ship(SLOOP, 1, 600 + size(GHOST)[0] + 10, 450, 90)
    m = stage(ghost, wall, AWAY, terrain=[Terrain("fog_bank", 61500, 53000)])
    assert kit.offered(m) == [f"solid {ghost.id}", f"fade {ghost.id}"]
    do(m, f"fade {ghost.id}")
    runs = segments(m.state, get(m, ghost))
    with pytest.raises(IllegalChoice, match=r"16\.kw-ghost-3"):
        do(m, course(ghost, (0, 10)))
    if sum(runs) > 9000:
        do(m, course(ghost, *[(0, run / 100) for run in runs]))
        assert get(m, ghost).x == 60000 + sum(runs)
    else:
        do(m, course(ghost, (90, 50)))
        assert get(m, ghost).fog == -1


@pytest.mark.rule("pirates", "16.kw-ghost-4", "16.kw-ghost-5", "16.kw-ghost-6")
def test_an_intangible_ghost_is_not_rammed_nor_pinned_nor_docked_but_shoots_and_is_shot() -> None:
    ghost, foe = ahead(GHOST, FRIGATE, gap=0.2)
    m = do(stage(ghost, foe), f"fade {ghost.id}")
    assert pinned_by(m.state, get(m, ghost)) is None
    assert not may_ram(get(m, foe), get(m, ghost))
    assert kit.offered(m, "shoot")
    kit.end_turn(m)
    do(m, f"shoot {foe.id}")
    assert [word for word in kit.offered(m, "fire") if word.endswith(ghost.id)]
    port = dock(ship(GHOST, 0), 2)
    m = do(stage(port, AWAY), f"fade {port.id}")
    assert get(m, port).dock == -1


def test_guns_stand_where_the_masts_stand() -> None:
    vessel = ship(BRIG, 0, 600, 450)
    places = [mast_point(vessel, i)[0] for i in range(2)]
    body = box.body(BRIG)
    assert places == [pytest.approx(60000 + 0.25 * body.length), pytest.approx(60000 - 0.3 * body.length)]


@pytest.mark.rule("pirates", "16.kw-catamaran-1", "16.kw-catamaran-2")
@pytest.mark.parametrize("shot", ["fire_shot", "chain_shot", "stinkpot_shot", "grape_shot"])
def test_a_catamaran_may_shrug_off_special_shots_too(shot: str) -> None:
    for save in (5, 4):
        vessel = ship(FRIGATE, 0, 600, 450, gear=[shot])
        foe = ship(kit.CATAMARAN, 1, 600, 500, crew=[CAPTAIN])
        m = do(stage(vessel, foe, kit.SPARE, kit.AWAY, dice=[6, save]), f"shoot {vessel.id}")
        do(m, next(word for word in kit.offered(m, shot) if word.endswith(foe.id)))
        while kit.asked(m) in ("reroll", "victim"):
            do(m, kit.offered(m)[0])
        hit = get(m, foe)
        marked = hit.plight.chained or hit.plight.stink or not hit.crew or not hit.outrigger
        assert marked is (save == 4)
        assert all(mast == 1 for mast in hit.masts)  # the second hull stands before the masts


@pytest.mark.rule("pirates", "16.kw-turtle-1", "5.firepot-3")
def test_panels_stand_before_fire() -> None:
    vessel, foe = (
        ship(FRIGATE, 0, 600, 450, crew=[crew_with("firepot_specialist")]),
        ship(kit.TURTLE, 1, 600, 490),
    )
    vessel.nation = vessel.crew[0].nation = box.crew()[vessel.crew[0].card].nation
    m = do(stage(vessel, foe, kit.SPARE, kit.AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, next(word for word in kit.offered(m, "firepot_specialist") if word.endswith(foe.id)))
    assert get(m, foe).panels == 1
    assert all(mast == 1 for mast in get(m, foe).masts)


@pytest.mark.rule("pirates", "16.kw-eternal-1", "16.kw-eternal-2", "15.scuttle-4")
def test_an_eternal_ship_that_was_scuttled_comes_home_too() -> None:
    eternal = ship(ship_with("eternal"), 0, 600, 450, crew=[CAPTAIN], coins=[3])
    m = do(kit.quiet(stage(eternal, kit.SPARE, kit.AWAY, dice=[6])), f"scuttle {eternal.id}")
    kit.end_turn(kit.end_turn(m))
    back = get(m, eternal)
    assert (back.sunk, back.dock, [c.card for c in back.crew]) == (False, 0, [CAPTAIN])
    assert not any(back.masts)
    assert gold_of(m.state, 0) == gold_of(m.state, 1) == 0  # what it carried is lost


@pytest.mark.rule("pirates", "16.kw-seamonster-6")
def test_a_submerged_monster_does_not_ram() -> None:
    beast, foe = ship(kit.MONSTER, 0, 600, 450), ship(FRIGATE, 1, 600, 470)
    m = do(stage(beast, foe, kit.AWAY), f"dive {beast.id}")
    assert not may_ram(get(m, beast), get(m, foe))
    do(m, course(beast, (0, 0)))
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "16.kw-submarine-4")
def test_a_submerged_submarine_does_not_repair() -> None:
    boat = ship(kit.SUB, 0, 600, 450, crew=[SHIPWRIGHT])
    boat.masts[0] = 0
    boat.nation = boat.crew[0].nation
    assert kit.offered(do(stage(boat, kit.AWAY), f"surface {boat.id}"), "repair")
    assert not kit.offered(do(stage(boat, kit.AWAY), f"dive {boat.id}"), "repair")


@pytest.mark.rule("pirates", "16.kw-turtle-3", "11.board-1")
def test_a_turtle_ship_that_rams_may_board_and_is_not_boarded() -> None:
    vessel, foe = kit.head_on(kit.TURTLE, FRIGATE)
    m = stage(vessel, foe, kit.AWAY, dice=[1])
    do(m, course(vessel, (0, 40)), f"ram {vessel.id} {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("board", 0)
    do(m, "pass")
    assert kit.asked(m) != "board"


@pytest.mark.rule("pirates", "16.kw-switchblade-2", "16.kw-switchblade-3", "P54")
def test_open_blades_ram_after_a_shoot_action_and_after_a_turn_in_place() -> None:
    vessel = ship(kit.BLADES, 0, 600, 450)
    foe = ship(BARQUE, 1, 600, 450 + kit.half(kit.BLADES)[1] + kit.half(BARQUE)[1] + 5)
    for action in (f"shoot {vessel.id}", course(vessel, (0, 0))):
        m = do(stage(vessel, foe, kit.AWAY, dice=[1]), f"blades {vessel.id}", action)
        while kit.asked(m) == "shoot":
            do(m, "pass")
        assert f"ram {vessel.id} {foe.id}" in kit.offered(m)
        do(m, f"ram {vessel.id} {foe.id}")
        assert kit.asked(m) == "board"
        m = do(stage(vessel, foe, kit.AWAY), action)  # closed
        while kit.asked(m) == "shoot":
            do(m, "pass")
        assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "16.kw-seamonster-2")
def test_a_monster_does_not_explore_where_its_flag_stands() -> None:
    def flag(s: State) -> None:
        s.islands[2].flags = [0]

    beast = ship(kit.MONSTER, 0, 120 + 41 + 28 + 15, 780, 180)
    m = do(kit.quiet(stage(beast, kit.AWAY, edit=flag)), course(beast, (0, 40)))
    assert get(m, beast).dock == 2
    assert kit.asked(m) == "act"  # not asked to explore


@pytest.mark.rule("pirates", "16.kw-marine-3")
def test_marines_on_one_island_fire_at_each_other() -> None:
    def ashore(s: State) -> None:
        s.islands[2].crew = [Crew(kit.MARINE, 0, "england", up=True), Crew(kit.MARINE, 1, "england", up=True)]

    m = stage(kit.SPARE, kit.AWAY, edit=ashore, dice=[6])
    do(m, "marine i3 1 i3m2")
    assert m.state.islands[2].crew[1].hits == 1


def test_a_marine_aboard_clears_wolves_for_good() -> None:
    def den(s: State) -> None:
        s.islands[2].coins = [Coin(0, "wolves", 3), Coin(2)]
        s.islands[2].wolves = True

    vessel = dock(ship(FRIGATE, 0, crew=[kit.MARINE]), 2)
    m = do(stage(vessel, kit.AWAY, edit=den, dice=[6]), f"marine {vessel.id} 1 wolves")
    assert not m.state.islands[2].wolves
    do(m, f"explore {vessel.id}")
    assert kit.offered(m) == ["take 2", "pass"]


@pytest.mark.rule("pirates", "16.kw-ransom-2")
def test_a_duel_pays_the_ransom_of_the_fallen() -> None:
    ransom = "BC-58"  # no patron: those never leave their ship
    cost = box.crew()[ransom].cost
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    foe = ship(FRIGATE, 1, 600, 600, crew=[ransom])

    def edit(s: State) -> None:
        s.players[0].events = ["duel"]

    m = stage(vessel, foe, dice=[6, 1], edit=edit)
    do(m, "play duel")
    while kit.asked(m) in ("champion", "foe"):
        do(m, kit.offered(m)[0])
    if cost + 1 < 9:
        assert get(m, foe).crew == []
        assert gold_of(m.state, 0) == 1


@pytest.mark.rule("pirates", "16.kw-titan-8", "5.firepot-8", "10.unload-1")
def test_a_titan_whose_last_segments_burnt_brings_its_gold_home_and_is_gone() -> None:
    titan = ship(ship_with("titan"), 0, 220, 120, 180, coins=[2])
    titan.masts = [2] * len(titan.masts)
    m = stage(titan, kit.AWAY, kit.SPARE, dice=[4] * 6)
    do(m, f"drift {titan.id} 18000:5750")
    assert get(m, titan).sunk
    assert sum(coin.value for coin in m.state.players[0].coins) == 2


@pytest.mark.rule("pirates", "16.kw-eternal-3", "16.kw-seamonster-12", "P96")
def test_an_eternal_sea_monster_comes_home_to_be_repaired() -> None:
    beast = ship("SS-4", 1, 600, 490, masts=[0, 0, 0, 1])
    m = stage(ship(FRIGATE, 0, 600, 450), beast, kit.AWAY, dice=[6])
    do(m, f"shoot {kit.FRIGATE}~1", f"fire g2 {beast.id}")
    assert (get(m, beast).dock, sum(get(m, beast).masts)) == (1, 0)
    kit.end_turn(m)
    do(m, f"repair {beast.id}")
    while kit.asked(m) == "repair":
        do(m, kit.offered(m)[0])
    assert sum(get(m, beast).masts) == 1


@pytest.mark.rule("pirates", "16.kw-broadside-2", "16.kw-eternal-1", "13.unique-3")
def test_the_hits_left_of_a_broadside_do_not_follow_a_ship_home() -> None:
    vessel = ship(ship_with("broadside_attack", 4), 0, 600, 450)
    foe = ship(SLOOP, 1, 600, 490, uniques=["neptunes_figurehead"])
    m = kit.quiet(stage(vessel, foe, kit.AWAY, dice=[6]))
    do(m, f"shoot {vessel.id}", f"broadside {vessel.id} {foe.id}")
    assert (get(m, foe).masts, get(m, foe).dock) == ([1], 1)
    assert len(kit.told(m, "sunk")) == 1


@pytest.mark.rule("pirates", "16.kw-expatriot-2", "16.kw-mercenary-1", "P90")
def test_a_ship_that_takes_an_expatriot_aboard_at_home_lies_docked_there_no_more() -> None:
    word = kit.crew_with("ex_patriot")
    vessel = kit.dock(ship(SLOOP, 0), 0)

    def ashore(s: State) -> None:
        s.players[0].crew = [kit.Crew(word, 0, box.crew()[word].nation)]

    m = stage(vessel, kit.SPARE, kit.AWAY, edit=ashore)
    do(m, f"hands {vessel.id}", f"embark {word}")
    assert get(m, vessel).mercenary
    assert get(m, vessel).dock == -1


@pytest.mark.rule("pirates", "16.kw-fear-3", "16.kw-seadragon-3", "P100")
def test_a_sea_dragon_that_is_afraid_flies_s_at_most() -> None:
    dragon = ship(DRAGON, 0, 600, 450)
    m = stage(dragon, kit.AWAY, edit=lambda s: setattr(s.ships[0].plight, "slow", True))
    with pytest.raises(IllegalChoice, match=r"16\.kw-fear-3"):
        do(m, f"fly {dragon.id} 60000:51000:0")
    flights = [option for option in m.suggest(0) if option[0] == "fly"]
    assert flights
    do(m, flights[0])
