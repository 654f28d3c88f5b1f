"""The turn (9): whose turn it is, what begins anew with it, and what lies where when it begins."""

from __future__ import annotations

import pytest

from flibuste.games.pirates.rules.explore import explorable
from flibuste.games.pirates.rules.guns import guns, targets
from flibuste.games.pirates.rules.helm import may_be_steered
from flibuste.games.pirates.rules.ramming import may_ram
from flibuste.games.pirates.state import Crew
from flibuste.games.pirates.table.contact import pinned_by
from flibuste.games.pirates.table.los import Screen

from . import kit
from .kit import (
    BARQUE,
    DRAGON,
    FRIGATE,
    GHOST,
    MARINE,
    MONSTER,
    SLOOP,
    SUB,
    Match,
    State,
    Terrain,
    course,
    do,
    fort,
    get,
    ship,
    stage,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
TITAN = kit.ship_with("titan")


# ---- whose turn (9.1, 20.5)


def three(edit: object = None) -> Match:
    """Three players, of whom the second has no ship."""
    return stage(ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 2, 900, 450), seats=3, edit=edit)  # type: ignore[arg-type]


@pytest.mark.rule("pirates", "9.1", "20.5", "17.12")
def test_a_player_with_a_fort_alone_has_his_turn() -> None:
    def keep(s: State) -> None:
        s.islands[2].fort = fort(1, coins=[3])
        s.ships[0].x, s.ships[0].y = s.islands[2].x + 9000, s.islands[2].y

    assert kit.end_turn(three()).state.turn == 2
    m = kit.end_turn(three(keep))
    assert m.state.turn == 1
    assert kit.offered(m, "fort") == ["fort i3"]


@pytest.mark.rule("pirates", "9.1", "16.kw-marine-2")
def test_a_player_with_a_marine_ashore_alone_has_his_turn() -> None:
    def land(s: State) -> None:
        s.islands[2].crew = [Crew(MARINE, 1, "england", up=True)]
        s.ships[0].x, s.ships[0].y = s.islands[2].x + 7000, s.islands[2].y

    m = kit.end_turn(three(land))
    assert m.state.turn == 1
    assert kit.offered(m, "marine")


@pytest.mark.rule("pirates", "16.kw-marine-2", "16.kw-marine-4")
def test_a_marine_on_its_home_fires_each_turn_and_its_hits_are_of_one_turn() -> None:
    foe = ship(FRIGATE, 1, 195, 120)

    def post(s: State) -> None:
        s.players[0].crew = [Crew(MARINE, 0, "england", up=True)]

    m = stage(foe, kit.SPARE, edit=post, dice=[1, 6, 6, 1])
    do(m, f"marine i1 1 {foe.id}")
    assert not kit.offered(m, "marine")
    kit.end_turn(m)
    for _ in range(2):  # a hit in each of two turns is no pair
        do(m, f"shoot {foe.id}")
        do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i1m1")))
        kit.end_turn(m)
        assert len(m.state.players[0].crew) == 1
        assert kit.offered(m, "marine")
        kit.end_turn(m)


# ---- what comes back to the surface


@pytest.mark.rule("pirates", "18.fog-1", "16.kw-submarine-3", "16.kw-seamonster-5")
@pytest.mark.parametrize("card", [SUB, MONSTER])
def test_what_surfaces_in_a_fog_bank_is_lost_in_it(card: str) -> None:
    beast = ship(card, 0, 600, 450, submerged=True)
    m = stage(beast, kit.SPARE, AWAY, terrain=[Terrain("fog_bank", 61000, 45000)])
    m2 = m.clone()
    do(m, f"dive {beast.id}")
    assert get(m, beast).fog == -1
    do(m2, f"surface {beast.id}")
    assert get(m2, beast).fog == 0
    assert not [word for word in kit.offered(m2) if beast.id in word and "scuttle" not in word]


@pytest.mark.rule("pirates", "18.fog-1", "16.kw-ghost-1", "16.kw-ghost-2")
def test_a_ghost_that_turns_solid_in_a_fog_bank_is_lost_in_it() -> None:
    ghost = ship(GHOST, 0, 600, 450, intangible=True)
    m = stage(ghost, kit.SPARE, AWAY, terrain=[Terrain("fog_bank", 61000, 45000)])
    do(m, f"solid {ghost.id}")
    assert get(m, ghost).fog == 0


# ---- exemptions of keywords, no wider than they are written


@pytest.mark.rule("pirates", "16.kw-ghost-4", "11.ram-1", "P52")
def test_an_intangible_ship_may_ram_and_is_not_pinned() -> None:
    ghost, foe = kit.head_on(GHOST, FRIGATE)
    m = do(stage(ghost, foe, AWAY, dice=[6]), f"fade {ghost.id}")
    x = foe.x - kit.half(FRIGATE)[1] * 100 - kit.half(GHOST)[0] * 100 - 20
    do(m, course(ghost, (0, (x - ghost.x) / 100)))
    assert may_ram(get(m, ghost), get(m, foe))
    assert not may_ram(get(m, foe), get(m, ghost))
    do(m, f"ram {ghost.id} {foe.id}")
    while kit.asked(m) != "act":
        do(m, kit.offered(m)[-1])
    assert sum(get(m, foe).masts) == 3
    assert pinned_by(m.state, get(m, ghost)) is None


@pytest.mark.rule("pirates", "16.kw-seadragon-3", "14.6", "P84")
def test_a_sea_dragon_over_an_island_fires_and_is_fired_at() -> None:
    dragon, foe = ship(DRAGON, 0, 120, 780), ship(FRIGATE, 1, 175, 780, 90)
    s = stage(dragon, foe, kit.SPARE).state
    gun = guns(s, s.ships[0])[0][1]
    assert targets(s, s.ships[0], gun, Screen(s, s.ships[0])) == [foe.id]
    gun = guns(s, s.ships[1])[0][1]
    assert targets(s, s.ships[1], gun, Screen(s, s.ships[1])) == [dragon.id]
    s.ships[0].y -= 30000  # an island that it does not hover over is in the way like any other
    s.islands[2].x, s.islands[2].y = 15500, 48000
    s.ships[1].y = 48000
    s.ships[1].x = 24500
    assert dragon.id not in targets(s, s.ships[1], guns(s, s.ships[1])[0][1], Screen(s, s.ships[1]))


@pytest.mark.rule("pirates", "16.kw-titan-2")
def test_a_titan_does_not_come_about() -> None:
    titan = ship(TITAN, 0, 600, 450)
    m = stage(titan, kit.SPARE, AWAY)
    assert kit.offered(m, "about") == [f"about {kit.SPARE.id}"]


@pytest.mark.rule("pirates", "16.kw-seadragon-3", "18.iceberg-3")
@pytest.mark.parametrize("card", [DRAGON, FRIGATE])
def test_an_iceberg_passes_below_a_sea_dragon(card: str) -> None:
    beast = ship(card, 1, 600, 450)
    berg = Terrain("iceberg", 60000, 45000 - 3000 - 3500, h=9000, gold=3)
    m = stage(kit.SPARE, beast, terrain=[berg], dice=[3, 1])
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    whole = sum(get(m, beast).masts) == len(beast.masts)
    assert whole is (card == DRAGON)
    assert (m.state.terrain[0].y == berg.y + kit.S) is (card == DRAGON)


@pytest.mark.rule("pirates", "16.kw-seadragon-3", "5.smokepot-2")
@pytest.mark.parametrize("card", [DRAGON, FRIGATE])
def test_smoke_does_not_swallow_a_sea_dragon(card: str) -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[kit.crew_with("smokepot_specialist")])
    beast = ship(card, 1, 600, 495)
    m = do(stage(vessel, beast, AWAY), f"shoot {vessel.id}")
    do(m, kit.offered(m, "smoke")[0], "smoke 60000 50300")
    assert (get(m, beast).fog >= 0) is (card == FRIGATE)


@pytest.mark.rule("pirates", "13.ship-1", "16.kw-seamonster-4")
def test_the_coins_of_a_sea_monster_are_for_its_friends() -> None:
    beast = ship(MONSTER, 0, 600, 450, coins=[3])
    vessel = ship(FRIGATE, 0, 600, 450 + kit.half(MONSTER)[1] + kit.half(FRIGATE)[1] + 0.3)
    m = kit.quiet(stage(beast, vessel, AWAY))
    assert [other.id for other in explorable(m.state, get(m, vessel))] == [beast.id]
    assert explorable(m.state, get(m, beast)) == []  # 16.kw-seamonster-2
    do(m, f"explore {vessel.id} {beast.id}", "take 3", "pass")
    assert [coin.value for coin in get(m, vessel).coins] == [3]


# ---- pins that ended


@pytest.mark.rule("pirates", "11.pin-3", "11.ram-5")
def test_a_ship_that_came_clear_of_its_rammer_may_ram_it() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    vessel.plight.plus_l = True
    y = 450 + kit.half(FRIGATE)[1] + kit.half(BARQUE)[0] + 0.2
    foe = ship(BARQUE, 1, 600, y, 270, id="foe")  # its bow on her side
    m = stage(vessel, foe, AWAY)
    assert pinned_by(m.state, get(m, foe)) is not None
    do(m, course(vessel, (0, 50), (90, 57), (90, 83)))
    assert f"ram {vessel.id} {foe.id}" in kit.offered(m)


# ---- another hand at the helm


@pytest.mark.rule("pirates", "1.4", "2.9")
@pytest.mark.parametrize(
    ("field", "value"),
    [("fog", 0), ("wreck", True), ("towed_by", "x"), ("weed", 0), ("submerged", True), ("intangible", True)],
)
def test_what_lies_out_of_reach_is_steered_by_nobody(field: str, value: object) -> None:
    s = stage(ship(FRIGATE, 1, 600, 450), kit.SPARE).state
    assert may_be_steered(s, s.ships[0])
    setattr(s.ships[0], field, value)
    assert not may_be_steered(s, s.ships[0])
