"""The end of every motion (10.4, 21.8, 21.9, 21.14): nobody comes to lie where they may not."""

from __future__ import annotations

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.damage import come_home
from flibuste.games.pirates.rules.helm import push
from flibuste.games.pirates.rules.ramming import away_fault
from flibuste.games.pirates.table.contact import hull, island_shape
from flibuste.games.pirates.table.faults import faults
from flibuste.games.pirates.table.geometry import on_table, overlap
from flibuste.games.pirates.table.motion import Pose, end_fault, may_lie, may_surface, pose_of, shore_pose
from flibuste.kernel.decision import Option
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import BARQUE, FRIGATE, SLOOP, Match, Ship, Terrain, course, do, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
TITAN, DRAGON = kit.ship_with("titan"), kit.ship_with("sea_dragon")
SCHOONER, CATCHER = kit.ship_with("schooner"), kit.ship_with("windcatcher")


def at_edge(card: str, **more: object) -> Ship:
    """Bow at the lower edge, so that its broader stern would hang over if it were turned about."""
    half = box.body(card).length / 200
    return ship(card, 0, 700, half + 0.02, 270 + 8, **more)  # type: ignore[arg-type]


def on_the_table(m: Match, vessel: Ship) -> bool:
    return on_table(hull(get(m, vessel)), m.state.width, m.state.height)


@pytest.mark.rule("pirates", "21.8", "21.14", "10.come-about")
def test_nobody_comes_about_off_the_table() -> None:
    vessel = at_edge(FRIGATE)
    m = stage(vessel, AWAY)
    assert on_the_table(m, vessel)
    assert f"about {vessel.id}" not in kit.offered(m, "about")
    with pytest.raises(IllegalChoice):
        do(m, f"about {vessel.id}")
    free = ship(FRIGATE, 0, 700, 300, 270)
    assert f"about {free.id}" in kit.offered(stage(free, AWAY), "about")


@pytest.mark.rule("pirates", "16.kw-windcatcher", "21.14")
def test_a_windcatcher_does_not_begin_off_the_table() -> None:
    vessel = at_edge(CATCHER)
    m = stage(vessel, AWAY)
    with pytest.raises(IllegalChoice, match=r"21\.14"):
        do(m, f"course {vessel.id} back 0:0")


@pytest.mark.rule("pirates", "21.8", "16.kw-ghost-3", "P52")
def test_an_intangible_ship_comes_about_onto_nothing() -> None:
    ghost = kit.ship_with("ghost_ship")
    vessel = ship(ghost, 0, 600, 450, intangible=True)
    foe = ship(SLOOP, 1, 640, 478, 270, id="foe")  # its bow beside the slim bow of the ghost
    m = stage(vessel, foe, AWAY)
    if kit.asked(m) == "fade":
        do(m, f"fade {vessel.id}")
    assert may_lie(m.state, get(m, vessel), pose_of(get(m, vessel)))
    assert f"about {vessel.id}" not in kit.offered(m, "about")


@pytest.mark.rule("pirates", "16.kw-submarine-5", "16.kw-submarine-8", "P48")
def test_a_submarine_does_not_back_off_through_an_island() -> None:
    sub = kit.ship_with("submarine")
    vessel = ship(sub, 0, 1080, 120 + 26 + box.body(sub).length / 200 + 2, 270, submerged=True)
    s = stage(vessel, AWAY).state
    here = s.ships[0]
    assert not overlap(hull(here), island_shape(s.islands[3]))
    assert away_fault(s, here, Option("away", here.id, 27000)) is not None  # straight over it
    assert away_fault(s, here, Option("away", here.id, 9000)) is None


@pytest.mark.rule("pirates", "16.kw-titan-3", "16.kw-seadragon-3", "16.kw-submarine-3")
def test_the_one_check_knows_who_may_lie_where() -> None:
    def refused(card: str, pose: Pose, **more: bool) -> bool:
        vessel = ship(card, 0, 300, 300, **more)  # type: ignore[arg-type]
        m = stage(vessel, ship(FRIGATE, 1, 600, 450, id="foe"), AWAY)
        return end_fault(m.state, get(m, vessel), pose) is not None

    isle, foe_home, own_home, on_foe = (
        Pose(12000, 78000, 0),
        Pose(108000, 78000, 0),
        Pose(12000, 12000, 0),
        Pose(60000, 45000, 0),
    )
    assert refused(FRIGATE, isle)
    assert refused(FRIGATE, on_foe)
    assert refused(FRIGATE, Pose(100, 45000, 0))
    assert not refused(TITAN, isle)
    assert not refused(TITAN, own_home)
    assert refused(TITAN, foe_home)
    assert refused(TITAN, on_foe)
    assert not refused(DRAGON, isle)
    assert refused(DRAGON, on_foe)
    assert not refused(kit.ship_with("submarine"), on_foe, submerged=True)
    assert refused(kit.ship_with("submarine"), isle, submerged=True)


@pytest.mark.rule("pirates", "16.kw-submarine-3")
def test_nothing_surfaces_under_a_ship() -> None:
    sub = ship(kit.ship_with("submarine"), 0, 600, 450, submerged=True)
    s = stage(sub, ship(FRIGATE, 1, 600, 450, id="foe"), AWAY).state
    assert not may_surface(s, s.ships[0])


@pytest.mark.rule("pirates", "16.kw-titan-3", "2.9")
def test_a_titan_is_not_pushed_onto_an_enemy_home() -> None:
    beast = ship(TITAN, 0, 1080 - 26 - 60, 780)
    m = stage(beast, AWAY)
    titan = get(m, beast)
    list(push(kit.rules(m), titan, 0, kit.L))
    assert titan.x > 99400
    assert end_fault(m.state, titan, pose_of(titan)) is None


@pytest.mark.rule("pirates", "16.kw-eternal-1", "21.14", "P78")
def test_a_ship_that_comes_home_to_a_full_shore_lies_near_it() -> None:
    crowd = [ship(FRIGATE, 0, id=f"crowd{n}") for n in range(18)]
    lost, late = ship(FRIGATE, 0, 600, 450, id="lost"), ship(FRIGATE, 0, 700, 450, id="late")
    m = stage(*crowd, lost, late, AWAY)
    s = m.state
    for n, other in enumerate(s.ships[:18]):
        other.x, other.y, other.h = shore_pose(s, other, s.islands[0], n * 2000)
    for vessel in (lost, late):  # the second finds the best place taken
        come_home(kit.rules(m), get(m, vessel), repaired=True)
        here = get(m, vessel)
        assert here.dock == -1
        assert on_the_table(m, vessel)
        assert may_lie(s, here, pose_of(here))


# ---- terrain under a ship that was set down


@pytest.mark.rule("pirates", "18.reef-1", "10.come-about")
def test_a_ship_that_comes_about_onto_a_reef_strikes_it() -> None:
    half = box.body(FRIGATE).length / 200
    vessel = ship(FRIGATE, 0, 600, 450, 90)
    reach = box.terrain_radius("reef") / 100
    # beside the bow tip, where the broader stern will lie
    reef = Terrain("reef", round((600 + reach + 4) * 100), round((450 + half) * 100))
    m = stage(vessel, AWAY, terrain=[reef], dice=[3])
    assert not get(m, vessel).over
    do(m, f"about {vessel.id}")
    assert kit.told(m, "reef")
    do(m, f"lose {vessel.id} 1")
    assert get(m, vessel).over == [0]


@pytest.mark.rule("pirates", "18.reef-1", "16.kw-schooner")
def test_a_pivot_onto_a_reef_strikes_it() -> None:
    vessel = ship(SCHOONER, 0, 600, 450)
    length = box.body(SCHOONER).length / 100
    reef = Terrain("reef", round((600 - length / 2 + 5) * 100), round((450 + length) * 100))
    m = stage(vessel, AWAY, terrain=[reef], dice=[6])
    do(m, course(vessel, (0, 5)), f"pivot {vessel.id} 9000")
    assert kit.told(m, "reef")


@pytest.mark.rule("pirates", "11.pin-2", "16.kw-schooner", "P80")
def test_a_pinned_schooner_does_not_pivot_free() -> None:
    vessel = ship(SCHOONER, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + box.body(SCHOONER).length / 200 + 30, 450, 90)
    m = do(
        stage(vessel, foe, AWAY, dice=[1]),
        course(vessel, (0, 57)),
        f"ram {vessel.id} {foe.id}",
        "pass",
        "pass",
    )
    assert kit.asked(m) == "act"
    m = do(stage(vessel, foe, AWAY), course(vessel, (90, 20)))
    assert kit.asked(m) == "pivot"


@pytest.mark.rule("pirates", "16.kw-icebreaker-1", "2.9")
def test_an_icebreaker_that_is_pushed_heeds_terrain() -> None:
    vessel = ship(kit.ship_with("icebreaker"), 0, 600, 450)
    m = stage(vessel, AWAY, terrain=[Terrain("fog_bank", 70000, 45000)])
    list(push(kit.rules(m), get(m, vessel), 0, kit.L))
    assert get(m, vessel).fog == 0
    m = do(stage(vessel, AWAY, terrain=[Terrain("fog_bank", 70000, 45000)]), course(vessel, (0, 57)))
    assert get(m, vessel).fog < 0


@pytest.mark.rule("pirates", "18.sargasso-3", "2.9")
def test_a_barque_in_weed_is_not_blown_about() -> None:
    vessel = ship(BARQUE, 1, 600, 450, weed=0)
    m = stage(
        SPARE,
        vessel,
        terrain=[Terrain("sargasso", 60000, 45000)],
        edit=lambda s: s.players[0].events.append("foul_winds"),
    )
    assert kit.asked(m) == "event"
    do(m, "play foul_winds", "token 60000 45000")
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "10.4", "21.14")
def test_what_stands_where_nothing_may_is_named() -> None:
    m = stage(ship(FRIGATE, 0, 600, 450), ship(BARQUE, 1, 605, 450), ship(SLOOP, 1, 5, 450, id="out"))
    named = " ".join(faults(m.state))
    assert "lies in" in named
    assert "out is off the table" in named
    assert not faults(stage(ship(FRIGATE, 0, 600, 450), AWAY).state)
    assert faults(stage(ship(FRIGATE, 0, 120, 780), AWAY).state)
    assert not faults(stage(ship(TITAN, 0, 120, 780), AWAY).state)
