"""Abilities and uniques at their limits (8.3, 8.5, 13.unique-3): whom they reach, what they leave alone, and
who is shown by them (4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities import guns as codes
from flibuste.games.pirates.abilities import turn
from flibuste.games.pirates.abilities.registry import Gun, abilities, card_codes
from flibuste.games.pirates.rules.damage import (
    bodyguard,
    bury,
    eliminate,
    fire_hit,
    ignores_first_hit,
    ill_luck,
    needs_two_hits,
    only_six_hits,
    take_hit,
)
from flibuste.games.pirates.rules.flow import actions, fear, feared
from flibuste.games.pirates.rules.guns import guns, may_target, reaches_below
from flibuste.games.pirates.rules.helm import last_free, may_be_steered, push
from flibuste.games.pirates.rules.move import blades_sweep, plague_passes
from flibuste.games.pirates.rules.uniques import rats, spices, usable, weapons
from flibuste.games.pirates.state import Coin
from flibuste.games.pirates.table.contact import hull, island_shape
from flibuste.games.pirates.table.geometry import distance
from flibuste.games.pirates.table.motion import Pose, pose_of

from . import kit
from .kit import (
    BARQUE,
    CAPTAIN,
    FRIGATE,
    HELMSMAN,
    SHIPWRIGHT,
    SLOOP,
    Crew,
    Option,
    Ship,
    Terrain,
    do,
    get,
    ship,
    stage,
)
from .test_logistics import run

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
GUN = Gun(3, False, 0)
BANK = Terrain("fog_bank", 60000, 45000)


def plain_ship(nation: str, masts: int = 3) -> str:
    """A ship of a nation with as little of its own as possible, and room for crew."""
    return min(
        (
            c
            for c in box.ships().values()
            if c.nation == nation and box.coded(c.id) and c.masts >= masts and c.cargo
        ),
        key=lambda c: (len(c.keywords) + len(c.abilities), c.id),
    ).id


def served_by(code: str, owner: int = 0, x: float = 600, y: float = 450, **more: Any) -> Ship:
    """A plain ship with a crew that has an ability."""
    card = box.crew()[kit.crew_with(code)]
    return ship(plain_ship(card.nation), owner, x, y, crew=[card.id, *more.pop("crew", ())], **more)


# ---- what is added to a gun's die


@pytest.mark.rule("pirates", "8.3", "14.11")
def test_what_each_ability_adds_to_a_gun() -> None:
    s = stage(SPARE, AWAY).state
    mine, foe = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 500, nation="spain")
    fort = kit.fort(1)
    assert (codes.cannon_plus1(s, mine, GUN, foe, ""), codes.cannon_plus1(s, mine, GUN, fort, "")) == (1, 0)
    assert codes.cannon_plus1_vs(s, mine, GUN, foe, "spain") == 1
    assert codes.cannon_plus1_vs(s, mine, GUN, foe, "france") == 0
    assert codes.cannon_plus1_vs(s, mine, GUN, fort, "spain") == 0
    assert codes.cannon_plus1_not_vs(s, mine, GUN, foe, "spain") == 0
    assert codes.cannon_plus1_not_vs(s, mine, GUN, foe, "france") == 1
    nation = box.forts()[fort.card].nation
    assert codes.cannon_plus1_not_vs(s, mine, GUN, fort, nation) == 0
    assert codes.cannon_plus1_not_vs(s, mine, GUN, fort, "nobody") == 1
    beast = ship(kit.MONSTER, 1, 600, 500)
    assert codes.cannon_plus1_vs_creatures(s, mine, GUN, beast, "") == 1
    assert codes.cannon_plus1_vs_creatures(s, mine, GUN, foe, "") == 0
    assert codes.cannon_plus1_vs_damaged(s, mine, GUN, foe, "") == 0
    assert codes.cannon_plus1_vs_damaged(s, mine, GUN, ship(FRIGATE, 1, masts=[1, 1, 0, 1]), "") == 1
    assert codes.captain_cannon_plus1(s, mine, GUN, foe, "") == 0
    assert codes.captain_cannon_plus1(s, ship(FRIGATE, 0, crew=[CAPTAIN]), GUN, foe, "") == 1
    assert (codes.hated_by(s, foe, mine, mine.nation), codes.hated_by(s, foe, mine, "jade")) == (1, 0)
    assert codes.double_range(s, mine, Gun(3, False, 0), "", s.short) == 2 * s.short
    assert codes.double_range(s, mine, Gun(3, True, 0), "", s.long) == 2 * s.long
    assert codes.all_long(s, mine, GUN, "", s.short) == s.long
    assert codes.all_long(s, mine, GUN, "", 2 * s.short) == 2 * s.short


@pytest.mark.rule("pirates", "8.3")
def test_friends_near_by_add_to_the_guns_of_a_pack() -> None:
    mine = ship(FRIGATE, 0, 600, 450)
    side = 2 * kit.half(FRIGATE)[1]

    def count(*others: Ship) -> int:
        m = stage(mine, *others, AWAY, terrain=[BANK])
        return codes.cannon_plus1_per_friend(m.state, get(m, mine), GUN, None, "")

    near = ship(FRIGATE, 0, 600, 450 + side + 20, id="a")
    assert count(near) == 1
    assert count(near, ship(FRIGATE, 0, 600, 450 - side - 20, id="b")) == 2
    assert count(ship(FRIGATE, 0, 600, 450 + side + kit.S / 100 + 1, id="a")) == 0
    assert count(ship(FRIGATE, 1, 600, 450 + side + 20, id="a")) == 0
    assert count(ship(FRIGATE, 0, 600, 450 + side + 20, id="a", sunk=True)) == 0
    assert count(ship(FRIGATE, 0, 600, 450 + side + 20, id="a", fog=0)) == 0


@pytest.mark.rule("pirates", "8.3")
def test_a_target_that_a_friend_fired_at_is_easier() -> None:
    mine, friend, foe = (
        ship(FRIGATE, 0, 600, 450),
        ship(FRIGATE, 0, 600, 600, id="f"),
        ship(BARQUE, 1, 600, 500),
    )
    m = stage(mine, friend, foe)
    s = m.state
    assert codes.follow_up_plus1(s, get(m, mine), GUN, get(m, foe), "") == 0
    get(m, mine).fired_at = [foe.id]
    assert codes.follow_up_plus1(s, get(m, mine), GUN, get(m, foe), "") == 0
    get(m, friend).fired_at = [foe.id]
    assert codes.follow_up_plus1(s, get(m, mine), GUN, get(m, foe), "") == 1
    assert codes.follow_up_plus1(s, get(m, mine), GUN, kit.fort(1), "") == 0


@pytest.mark.rule(
    "pirates", "16.kw-longship-1", "5.musketeer-1", "16.kw-bombardier-1", "16.kw-bombardier-8", "8.3"
)
def test_the_guns_of_every_kind_of_ship() -> None:
    s = stage(SPARE, AWAY).state

    def keys(vessel: Ship) -> list[str]:
        return [key for key, _ in guns(s, vessel)]

    assert keys(ship(FRIGATE, 0, masts=[1, 0, 2, 1])) == ["g1", "g3", "g4"]  # a burning mast fires
    double = ship(kit.LONGSHIP, 0)
    assert keys(double)[:2] == ["g1", "g1b"]
    armed = ship(SLOOP, 0)
    armed.guns = 2
    extra = [gun for key, gun in guns(s, armed) if key in ("x1", "x2")]
    assert [(gun.rank, gun.long, gun.kind, gun.reach) for gun in extra] == [(3, False, "extra", s.short)] * 2
    card = kit.ship_with("bombardier")
    for flame, kind, reach in ((False, "artillery", 2 * s.short), (True, "flame", s.short)):
        bomb = ship(card, 0, flame=flame)
        gun = dict(guns(s, bomb))["bombard"]
        assert (gun.kind, gun.reach, gun.rank) == (kind, reach, int(box.ships()[card].cannons[0][0]))
        assert len(keys(bomb)) == len(box.ships()[card].cannons)
        bomb.jammed = True
        assert "bombard" not in keys(bomb)
    fired = ship(FRIGATE, 0)
    fired.volley.fired = ["g2"]
    assert keys(fired) == ["g1", "g3", "g4"]
    raft = ship(kit.ship_with("flotilla"), 0, masts=[0])
    assert len(keys(raft)) == len(box.ships()[raft.card].cannons)  # they do not depend on flags
    kept = kit.ship_with("cannons_protected")
    count = box.ships()[kept].masts
    assert len(keys(ship(kept, 0, masts=[1] + [0] * (count - 1)))) == len(box.ships()[kept].cannons)
    assert keys(ship(kept, 0, masts=[0] * count)) == []


@pytest.mark.rule("pirates", "14.9", "14.10", "16.kw-submarine-4", "18.fog-2", "18.wreck-1")
def test_whom_a_gun_may_be_aimed_at() -> None:
    mine = ship(FRIGATE, 0, 600, 450)

    def aims(foe: Ship, shooter: Ship = mine) -> bool:
        m = stage(shooter, foe, AWAY, SPARE, terrain=[BANK])
        return may_target(m.state, get(m, shooter), get(m, foe), GUN)

    at = (1, 600, 490)
    assert aims(ship(BARQUE, *at))
    assert not aims(ship(BARQUE, 0, 600, 490, id="mine"))
    assert not aims(ship(BARQUE, *at, wreck=True, masts=[0] * 3))
    assert not aims(ship(BARQUE, *at, fog=0))
    assert not aims(ship(kit.SUB, *at, submerged=True))
    assert not aims(kit.dock(ship(BARQUE, 1), 1))
    assert aims(kit.dock(ship(BARQUE, 1), 2))
    hunter = ship(kit.ship_with("attack_submerged_subs"), 0, 600, 450)
    assert aims(ship(kit.SUB, *at, submerged=True), hunter)
    assert not aims(ship("RSS-4", *at, submerged=True), hunter)
    finder = ship(kit.ship_with("hit_submerged_s"), 0, 600, 450)
    assert aims(ship(kit.SUB, *at, submerged=True), finder)
    m = stage(finder, ship(kit.SUB, 1, 600, 600, id="deep", submerged=True), SPARE)
    assert not reaches_below(m.state, m.state.ships[0], m.state.ships[1])
    home = kit.dock(ship(BARQUE, 0, id="home"), 0)
    m = stage(home, ship(FRIGATE, 1, home.x / 100, home.y / 100 + 60, id="foe"))
    assert not may_target(m.state, m.state.ships[1], m.state.ships[0], GUN)


# ---- beasts


@pytest.mark.rule("pirates", "8.3", "8.4")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (3, False), (4, True)])
def test_a_breath_hits_above_three(die: int, hit: bool) -> None:
    for card, word in (("DJC-7", "fire"), ("DJC-6", "silence")):
        beast, foe = ship(card, 0, 600, 450), ship(FRIGATE, 1, 600, 520, 0)
        m = kit.quiet(stage(beast, foe, SPARE, AWAY, dice=[die]))
        do(m, f"shoot {beast.id}", f"breathe {beast.id} {foe.id}")
        assert get(m, beast).fired_at == [foe.id]
        if word == "fire":
            assert (kit.asked(m) == "burn") is hit
        else:
            assert get(m, foe).plight.gag is hit
        assert sum(1 for mast in get(m, foe).masts if mast) == 4


@pytest.mark.rule("pirates", "8.3")
@pytest.mark.parametrize("die", [1, 6])
def test_a_grip_takes_two_masts_draws_its_prey_near_and_may_board(die: int) -> None:
    card = kit.ship_with("grip_two_masts")
    beast, foe = (
        ship(card, 0, 600, 450),
        ship(FRIGATE, 1, 600, 450 + kit.half(card)[0] + kit.half(FRIGATE)[1] + 12),
    )
    m = kit.quiet(stage(beast, foe, SPARE, AWAY, dice=[die, 6, 1]))
    before = distance(hull(beast), hull(foe))
    do(m, f"shoot {beast.id}", f"grip {beast.id} {foe.id}")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    if die == 1:
        assert sum(get(m, foe).masts) == 4
        assert kit.asked(m) == "act"
        return
    assert sum(get(m, foe).masts) == 2
    assert distance(hull(get(m, beast)), hull(get(m, foe))) <= before
    assert get(m, foe).y > get(m, beast).y  # on the side where it lay
    assert kit.asked(m) == "board"
    other = m.clone()
    do(m, f"board {beast.id} {foe.id}")
    assert kit.told(m, "boarding")
    do(other, "pass")
    assert not kit.told(other, "boarding")


@pytest.mark.rule("pirates", "8.3")
def test_a_wave_sweeps_who_is_on_the_surface_in_its_way() -> None:
    card = kit.ship_with("wave")
    beast = ship(card, 0, 600, 450)
    foe, friend = ship(FRIGATE, 1, 600, 530, id="foe"), ship(BARQUE, 0, 600, 580, id="friend")
    aside = ship(FRIGATE, 1, 800, 450, id="aside")
    below = ship(kit.SUB, 1, 600, 555, 90, id="below", submerged=True)
    m = kit.quiet(stage(beast, foe, friend, aside, below, AWAY))
    here = get(m, beast)
    swept = [o.id for o in m.state.ships if codes.swept(m.state, here, o, 9000)]
    assert swept == ["foe", "friend"]
    get(m, foe).wreck = True
    assert not codes.swept(m.state, here, get(m, foe), 9000)
    get(m, foe).wreck = False
    end = kit.half(card)[1] + 2 * kit.L / 100
    far = ship(FRIGATE, 1, 600, 450 + end + kit.half(FRIGATE)[1] + 1, id="far")
    near = ship(FRIGATE, 1, 600, 450 + end + kit.half(FRIGATE)[1] - 1, id="near")
    m = stage(beast, far, AWAY)
    assert not codes.swept(m.state, m.state.ships[0], m.state.ships[1], 9000)
    m = stage(beast, near, AWAY)
    assert codes.swept(m.state, m.state.ships[0], m.state.ships[1], 9000)


# ---- hits that come to less


@pytest.mark.rule("pirates", "8.3", "16.kw-flotilla-6")
def test_hits_that_do_not_count() -> None:
    m = stage(SPARE, AWAY)
    s, g = m.state, kit.rules(m)
    tough = ship(kit.ship_with("ignore_first_hit"), 0)
    assert ignores_first_hit(g, tough)
    assert not ignores_first_hit(g, tough)  # once a turn
    hurt = ship(kit.ship_with("ignore_first_hit"), 0)
    hurt.masts[0] = 0
    assert not ignores_first_hit(g, hurt)
    six = ship(kit.ship_with("only_six_hits"), 0)
    assert (only_six_hits(s, six, 5), only_six_hits(s, six, 6)) == (True, False)
    assert not only_six_hits(s, ship(FRIGATE, 0), 5)
    raft = ship(kit.ship_with("flotilla"), 0)
    assert [needs_two_hits(s, raft) for _ in range(4)] == [True, False, True, False]
    assert not needs_two_hits(s, ship(FRIGATE, 0))


@pytest.mark.rule("pirates", "16.kw-catamaran-1", "16.kw-catamaran-2", "16.kw-turtle-1", "5.firepot-3")
def test_what_stands_before_the_masts_stands_before_the_fire_too() -> None:
    m = stage(SPARE, AWAY)
    for face, hull_left in ((4, False), (5, True)):
        boat = ship(kit.CATAMARAN, 1, 600, 450)
        run(fire_hit(kit.rules(m, face), boat, 0, 6))
        assert boat.outrigger is hull_left
        assert 2 not in boat.masts
        boat = ship(kit.CATAMARAN, 1, 600, 450)
        run(take_hit(kit.rules(m, face), boat, 0))
        assert (boat.outrigger, 0 in boat.masts) == (hull_left, False)
    turtle = ship(kit.TURTLE, 1, 600, 450)
    for panels in (1, 0):
        run(take_hit(kit.rules(m), turtle, 0))
        assert (turtle.panels, 0 in turtle.masts) == (panels, False)
    run(take_hit(kit.rules(m), turtle, 0))
    assert 0 in turtle.masts


@pytest.mark.rule("pirates", "14.14", "8.3")
def test_the_second_mast_of_one_hit_never_sinks() -> None:
    m = stage(SPARE, AWAY, ship(SLOOP, 1, 600, 450, id="last"))
    last = m.state.ships[2]
    run(take_hit(kit.rules(m), last, 0, losses=2))
    assert (sum(last.masts), last.sunk) == (0, False)


@pytest.mark.rule("pirates", "8.3")
@pytest.mark.parametrize(("die", "goes"), [(4, False), (5, True)])
def test_a_jonah_sends_the_dearest_of_the_others_away_from_five_on(die: int, goes: bool) -> None:
    jonah = kit.crew_with("jonah")
    vessel = ship(plain_ship(box.crew()[jonah].nation), 0, 600, 450, crew=[jonah, HELMSMAN, CAPTAIN])
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    run(ill_luck(kit.rules(m, die), here))
    assert [c.card for c in here.crew] == ([jonah, HELMSMAN] if goes else [jonah, HELMSMAN, CAPTAIN])
    assert [c.card for c in m.state.islands[2].crew] == ([CAPTAIN] if goes else [])


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_guards_fall_for_those_they_guard() -> None:
    for code, victim in (("bodyguard_low", CAPTAIN), ("bodyguard_high", "")):
        holders = [
            c for c in box.crew().values() if any(w == code for w, _ in card_codes(c.id)) and box.coded(c.id)
        ]
        if not holders:
            continue
        guard = holders[0]
        if not victim:
            victim = next(c.id for c in box.crew().values() if c.cost >= 5 and c.nation == guard.nation)
        vessel = ship(plain_ship(guard.nation), 0, 600, 450, crew=[victim, guard.id])
        m = stage(vessel, AWAY)
        here = get(m, vessel)
        found = bodyguard(kit.rules(m), here, here.crew[0])
        assert found is here.crew[1]
        assert bodyguard(kit.rules(m), here, here.crew[1]) is None  # nobody dies for himself
        run(eliminate(kit.rules(m), here, here.crew[0], 1))
        assert [c.card for c in here.crew] == [victim]


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_a_crew_that_is_saved_face_down_falls_the_next_time() -> None:
    vessel = served_by("crew_saved_facedown", crew=[SHIPWRIGHT])
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    here.crew[1].up = True
    run(eliminate(kit.rules(m), here, here.crew[1], 1))
    assert len(here.crew) == 2
    assert not here.crew[1].up
    run(eliminate(kit.rules(m), here, here.crew[1], 1))
    assert len(here.crew) == 1


@pytest.mark.rule("pirates", "4.7", "8.4")
def test_an_elimination_cannot_be_taken_back() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    m = stage(vessel, AWAY)
    g = kit.rules(m)
    g.choices = 7
    run(eliminate(g, get(m, vessel), get(m, vessel).crew[0], 1))
    assert g.sealed == 7


@pytest.mark.rule("pirates", "8.3", "4.7", "16.kw-ransom-2")
@pytest.mark.parametrize(("die", "joins"), [(5, False), (6, True)])
def test_the_wraith_calls_the_dead_on_a_six_and_is_shown(die: int, joins: bool) -> None:
    vessel = served_by("wraith")
    m = stage(vessel, AWAY)
    here = get(m, vessel)
    dead = Crew(CAPTAIN, 1, "england")
    bury(kit.rules(m, die), dead, 0)
    assert here.crew[0].up
    assert len(here.crew) == (2 if joins else 1)
    assert m.state.lost_crew == (0 if joins else 1)
    if joins:
        assert (dead.owner, dead.nation, dead.up) == (0, here.nation, True)
        assert dead.friend == box.crew()[here.crew[0].card].name


# ---- fear, helm, push


@pytest.mark.rule("pirates", "16.kw-fear-1", "16.kw-fear-2", "16.kw-fear-3", "4.7")
def test_fear_falls_on_enemies_within_s_on_the_surface() -> None:
    card = kit.ship_with("fear")
    vessel = ship(card, 0, 600, 450)
    side = kit.half(card)[1] + kit.half(BARQUE)[1]

    def names(foe: Ship) -> list[str]:
        m = stage(vessel, foe, AWAY, SPARE, terrain=[BANK])
        return [o.id for o in feared(m.state, get(m, vessel))]

    assert names(ship(BARQUE, 1, 600, 450 + side + kit.S / 100 - 0.1, id="o")) == ["o"]
    assert names(ship(BARQUE, 1, 600, 450 + side + kit.S / 100 + 0.1, id="o")) == []
    assert names(ship(BARQUE, 1, 600, 450 + side + 20, id="o", fog=0)) == []
    assert names(ship(BARQUE, 1, 600, 450 + side + 20, id="o", wreck=True, masts=[0] * 3)) == []
    assert names(ship(kit.SUB, 1, 600, 450 + side + 20, id="o", submerged=True)) == []
    assert names(ship(BARQUE, 0, 600, 450 + side + 20, id="o")) == []
    haunted = served_by("fear")
    for die, mute, slow in ((4, False, False), (5, True, False), (6, False, True)):
        foe = ship(BARQUE, 1, 600, 450 + kit.half(haunted.card)[1] + kit.half(BARQUE)[1] + 20, id="o")
        m = stage(haunted, foe, SPARE)
        here, there = get(m, haunted), get(m, foe)
        here.crew[0].up = there.plight.mute = there.plight.slow = False
        run(fear(kit.rules(m, die), here))
        assert here.crew[0].up
        assert (there.plight.mute, there.plight.slow) == (mute, slow)


@pytest.mark.rule("pirates", "11.pin-2", "18.fog-2", "18.sargasso-3", "1.4")
def test_who_may_be_steered_by_another() -> None:
    def able(vessel: Ship, *others: Ship) -> bool:
        m = stage(SPARE, vessel, *others, AWAY, terrain=[BANK])
        here = get(m, vessel)
        here.intangible = vessel.intangible
        return may_be_steered(m.state, here)

    assert able(ship(BARQUE, 1, 600, 450))
    for state in (
        {"fog": 0},
        {"weed": 0},
        {"wreck": True},
        {"towed_by": SPARE.id},
        {"submerged": True},
        {"intangible": True},
        {"masts": [0] * 3},
    ):
        assert not able(ship(BARQUE, 1, 600, 450, **state)), state
    assert not able(ship(kit.ship_with("titan"), 1, 600, 450))
    pinner = ship(FRIGATE, 0, 600 + kit.half(BARQUE)[0] + kit.half(FRIGATE)[1] + 0.3, 450, 90, id="pin")
    assert not able(ship(BARQUE, 1, 600, 450), pinner)


@pytest.mark.rule("pirates", "2.9", "21.5", "10.dock-2")
def test_a_push_ends_at_a_shore_and_costs_a_mast_only_in_foul_winds() -> None:
    for blown, left in ((True, 2), (False, 3)):
        vessel = ship(BARQUE, 1, 120 + 41 + 10 + kit.half(BARQUE)[1] + 5, 780, 90)
        m = stage(SPARE, vessel, AWAY)
        here = get(m, vessel)
        run(push(kit.rules(m), here, 18000, kit.L, blown))
        assert sum(here.masts) == left
        assert here.x < vessel.x or here.x < 12000 + 8000
        assert distance(hull(here), island_shape(m.state.islands[2])) <= 60
    free = ship(BARQUE, 1, 600, 450, 90)
    m = stage(SPARE, free, AWAY)
    here = get(m, free)
    run(push(kit.rules(m), here, 4500, kit.L, True))
    assert (here.x, here.y, here.h) == pytest.approx(
        (60000 + kit.L * 0.7071, 45000 + kit.L * 0.7071, 9000), abs=3
    )
    assert sum(here.masts) == 3


@pytest.mark.rule("pirates", "16.kw-titan-3")
def test_a_piece_is_pushed_to_the_last_place_where_it_may_lie() -> None:
    titan = ship(kit.ship_with("titan"), 0, 900, 780)
    m = stage(titan, AWAY)
    here = get(m, titan)
    start = pose_of(here)
    assert last_free(m.state, here, start, Pose(start.x - 8000, start.y, 0)) == Pose(
        start.x - 8000, start.y, 0
    )
    stopped = last_free(m.state, here, start, Pose(108000, 78000, 0))  # an enemy's home
    assert start.x < stopped.x < 108000
    assert (stopped.x - start.x) % ((108000 - start.x) // 8) == 0


# ---- blades and plague


@pytest.mark.rule("pirates", "16.kw-switchblade-2")
def test_open_blades_touch_what_they_pass() -> None:
    vessel = ship(kit.BLADES, 0, 600, 450, blades=True)
    out = kit.half(kit.BLADES)[1] + box.special("switchblade_open").extra_width / 100
    beside = ship(SLOOP, 1, 640, 450 + out + kit.half(SLOOP)[1] - 1, id="beside")
    clear = ship(SLOOP, 1, 640, 450 - out - kit.half(SLOOP)[1] - 3, id="clear")
    friend = ship(SLOOP, 0, 700, 450 + out + kit.half(SLOOP)[1] - 1, id="friend")

    def bladed(end: float, **more: Any) -> list[str]:
        m = stage(vessel, beside, clear, friend, AWAY)
        here = get(m, vessel)
        here.deeds.bladed = list(more.get("before", []))
        here.blades = more.get("blades", True)
        get(m, beside).sunk = more.get("sunk", False)
        blades_sweep(m.state, here, pose_of(here), Pose(round(60000 + end * 100), 45000, 0))
        return list(here.deeds.bladed)

    assert bladed(57) == ["beside"]
    assert bladed(57, before=["beside"]) == ["beside"]  # once
    assert bladed(57, blades=False) == []
    assert bladed(57, sunk=True) == []
    assert bladed(0) == []
    assert bladed(1) == []  # not so far
    at_hand = ship(SLOOP, 1, 600, 450 + out + kit.half(SLOOP)[1] - 1, id="at-hand")
    m = stage(vessel, at_hand, AWAY)
    blades_sweep(m.state, get(m, vessel), pose_of(get(m, vessel)), Pose(59000, 45000, 0))
    assert get(m, vessel).deeds.bladed == ["at-hand"]  # touched where it began


@pytest.mark.rule("pirates", "13.unique-3")
def test_the_plague_goes_over_to_the_ship_touched_and_kills_its_crew() -> None:
    reach = 2 * kit.half(BARQUE)[1] + 0.3
    for carrier in (0, 1):
        mine = ship(BARQUE, 0, 600, 450, crew=[CAPTAIN])
        other = ship(BARQUE, 1, 600, 450 + reach, crew=[HELMSMAN], id="other")
        m = stage(mine, other, AWAY)
        sick, well = (m.state.ships[carrier], m.state.ships[1 - carrier])
        sick.coins = [Coin(0, "plague", 3)]
        run(plague_passes(kit.rules(m), m.state.ships[0]))
        assert (sick.coins, len(sick.crew)) == ([], 1)
        assert ([coin.unique for coin in well.coins], well.crew) == (["plague"], [])


# ---- uniques kept for later


@pytest.mark.rule("pirates", "13.unique-3", "9.6")
def test_hidden_uniques_are_offered_while_they_would_help() -> None:
    vessel = ship(FRIGATE, 0, uniques=["grease_barrels", "dry_powder", "fireworks", "rats"])

    def words() -> list[str]:
        return [str(option[2]) for option in usable(vessel)]

    assert words() == ["grease_barrels", "dry_powder", "fireworks"]
    vessel.plight.plus_l = True
    assert words() == ["dry_powder", "fireworks"]
    vessel.deeds.extra = True
    assert words() == ["fireworks"]
    vessel.plight.fireworks = True
    assert words() == []
    vessel.deeds.extra = False
    vessel.plight.resting = True
    assert words() == []


@pytest.mark.rule("pirates", "13.unique-3")
def test_spices_rats_and_weapons_count_coins_and_crew() -> None:
    s = stage(SPARE, AWAY).state
    vessel = ship(FRIGATE, 0, crew=[CAPTAIN, HELMSMAN])
    coins = [Coin(2), Coin(5), Coin(6, "segment"), Coin(0)]
    assert spices(s, vessel, coins, "") == 5
    assert spices(s, vessel, [], "") == 0
    assert rats(s, vessel, coins, "") == -2
    assert weapons(s, vessel, vessel, "") == 2


# ---- who is shown (4.7)


@pytest.mark.rule("pirates", "4.7", "16.kw-broadside-1")
def test_a_gunner_who_calls_the_broadside_is_shown() -> None:
    vessel = served_by("broadside_attack")
    foe = ship(FRIGATE, 1, 600, 450 + kit.half(vessel.card)[1] + kit.half(FRIGATE)[1] + 3)
    m = do(stage(vessel, foe, SPARE, dice=[1]), f"shoot {vessel.id}")
    do(m, f"broadside {vessel.id} {foe.id}")
    assert get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "4.7", "16.kw-ghost-1")
def test_who_makes_a_ghost_of_a_ship_is_shown_when_it_fades() -> None:
    vessel = served_by("ghost_ship")
    m = stage(vessel, SPARE, AWAY)
    assert kit.asked(m) == "fade"
    solid = do(m.clone(), f"solid {vessel.id}")
    assert not get(solid, vessel).crew[0].up
    do(m, f"fade {vessel.id}")
    assert get(m, vessel).crew[0].up
    assert get(m, vessel).intangible


@pytest.mark.rule("pirates", "4.7", "5.musketeer-1")
def test_musketeers_are_shown_by_their_own_shot_alone() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[kit.MUSKETEER]), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, SPARE, dice=[1, 1]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert not get(m, vessel).crew[0].up
    do(m, f"fire musket {foe.id}")
    assert get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "4.7", "11.board-2")
def test_who_helps_in_a_boarding_is_shown() -> None:
    vessel = served_by("boarding_plus1")
    foe = ship(FRIGATE, 1, 600 + kit.half(vessel.card)[0] + 20 + kit.half(FRIGATE)[1], 450, 90)
    m = kit.quiet(stage(vessel, foe, AWAY, dice=[1, 3, 3]))
    do(m, kit.course(vessel, (0, 50)), f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert get(m, vessel).crew[0].up
    boarding = kit.told(m, "boarding")[0]
    masts = len(get(m, vessel).masts)
    assert (boarding["one"], boarding["two"]) == (3 + masts + 1, 3 + 4)


# ---- peeking, silencing, copying


@pytest.mark.rule("pirates", "8.3", "4.8", "8.5")
def test_what_may_be_peeked_at() -> None:
    vessel = ship(kit.ship_with("peek_cargo"), 0, 600, 450)
    foe = ship(FRIGATE, 1, 600, 600, coins=[2], crew=[CAPTAIN, HELMSMAN, SHIPWRIGHT], id="foe")
    m = stage(vessel, foe, AWAY)
    here, there = get(m, vessel), get(m, foe)
    there.crew[0].up = True
    there.crew[1].seen = 1
    assert [str(o) for o in turn.peek_cargo(m.state, here, "")] == [
        f"peek {here.id} foe",
        f"peek-crew {here.id} foe 3",
    ]
    there.coins[0].seen |= 1
    there.crew[2].owner = 0
    assert turn.peek_cargo(m.state, here, "") == []
    there.crew[2].owner = 1
    do(m, f"peek-crew {here.id} foe 3")
    assert there.crew[2].seen == 1
    assert not there.crew[2].up
    assert m.table.sealed == m.table.choices
    assert turn.peek_cargo(m.state, get(m, vessel), "") == []  # once a turn


@pytest.mark.rule("pirates", "8.3", "8.5", "18.fog-2")
def test_what_may_be_silenced() -> None:
    card = kit.ship_with("cancel_ability_s")
    vessel = ship(card, 0, 600, 450)
    side = kit.half(card)[1] + kit.half(FRIGATE)[1]

    def words(foe: Ship, **more: Any) -> list[str]:
        m = stage(vessel, foe, AWAY, SPARE, terrain=[BANK])
        here = get(m, vessel)
        here.submerged = bool(more.get("submerged"))
        return [str(o).partition(" ")[2].partition(" ")[2] for o in turn.cancel_ability_s(m.state, here, "")]

    assert words(ship(FRIGATE, 1, 600, 450 + side + 20, id="o", crew=[CAPTAIN, HELMSMAN])) == ["o 1", "o 2"]
    assert words(ship(FRIGATE, 1, 600, 450 + side + kit.S / 100 + 1, id="o", crew=[CAPTAIN])) == []
    assert words(ship(FRIGATE, 1, 600, 450 + side + 20, id="o", crew=[CAPTAIN], fog=0)) == []
    assert words(ship(FRIGATE, 1, 600, 450 + side + 20, id="o", crew=[CAPTAIN]), submerged=True) == []
    own = kit.LONGSHIP
    assert words(ship(own, 1, 600, 450 + kit.half(card)[1] + kit.half(own)[1] + 20, id="o")) == ["o"]


@pytest.mark.rule("pirates", "8.3")
def test_any_ability_in_play_may_be_copied_but_not_keywords_nor_its_own() -> None:
    vessel = ship(kit.ship_with("copy_ability"), 0, 600, 450)
    known = ship(FRIGATE, 1, 600, 600, crew=[CAPTAIN, HELMSMAN], id="foe")
    known.crew[0].up = True
    galley = ship(kit.ship_with("galley"), 1, 300, 600, id="galley")
    m = kit.quiet(stage(vessel, known, galley, SPARE))
    assert kit.asked(m) == "copy"
    words = [word.split()[1] for word in kit.offered(m, "copy")]
    assert "move_and_shoot" in words
    assert not {"galley", "copy_ability", "build_plus5", "no_space"} & set(words)
    assert "helmsman" not in words  # nobody has seen that one
    do(m, "copy move_and_shoot")
    assert get(m, vessel).deeds.copied == "move_and_shoot"


@pytest.mark.rule("pirates", "8.3", "18.fog-2", "16.kw-seamonster-2")
def test_which_monsters_a_move_may_be_lent_to() -> None:
    lender = ship("OE-23", 0, 600, 450)
    free = ship("RSS-4", 1, 300, 600, id="free")
    lost = ship("RSS-4", 1, 700, 600, id="lost", fog=0)
    m = kit.quiet(
        stage(
            lender,
            free,
            lost,
            ship(FRIGATE, 1, 900, 600, id="ship"),
            terrain=[Terrain("fog_bank", 70000, 60000)],
        )
    )
    here = get(m, lender)
    assert [str(o) for o in turn.lend_move_monster(m.state, here, "")] == [f"lend {here.id} free"]
    get(m, free).plight.chained = True
    assert turn.lend_move_monster(m.state, here, "") == []
    get(m, free).plight.chained = False
    here.deeds.twice, here.done = True, 1
    for first, may_lend in (("shoot", False), ("move", True)):
        here.deeds.actions = [first]
        menu = actions(m.state, here, abilities(m.state, here), [])
        assert (Option("lend", here.id, "free") in menu) is may_lend
