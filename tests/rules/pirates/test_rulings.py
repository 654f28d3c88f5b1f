"""Our rulings, each by what would be otherwise if we had ruled otherwise."""

from __future__ import annotations

import pytest

from flibuste.games.pirates.abilities.guns import swept
from flibuste.games.pirates.rules.cargo import room, spaces
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.guns import guns, targets
from flibuste.games.pirates.rules.helm import may_be_steered
from flibuste.games.pirates.rules.port import hands_options
from flibuste.games.pirates.rules.shooting import may_swoop, smoke_fault
from flibuste.games.pirates.state import Crew, Token
from flibuste.games.pirates.table.contact import hull, pinned_by
from flibuste.games.pirates.table.geometry import distance, heading_of
from flibuste.games.pirates.table.los import Screen
from flibuste.games.pirates.table.motion import Pose, end_fault
from flibuste.kernel.refusal import IllegalChoice

from . import kit
from .kit import (
    BARQUE,
    CAPTAIN,
    DRAGON,
    FRIGATE,
    MARINE,
    MONSTER,
    MUSKETEER,
    SLOOP,
    SUB,
    TURTLE,
    Coin,
    Option,
    State,
    Terrain,
    box,
    course,
    do,
    dock,
    fort,
    get,
    ship,
    stage,
)

AWAY = ship(SLOOP, 1, 900, 200, id="away")
TITAN, GALLEY, FLOTILLA = (kit.ship_with(word) for word in ("titan", "galley", "flotilla"))
RANSOM = kit.crew_with("ransom")


@pytest.mark.rule("pirates", "P5", "16.kw-mercenary-3", "16.kw-mercenary-1")
def test_a_mercenary_hands_its_gold_to_a_friend_that_it_touches() -> None:
    hired = ship(FRIGATE, 0, 600, 450, coins=[3], mercenary=True)
    friend = ship(BARQUE, 0, 600, 450 + 10 + 9 + 0.3, id="friend")
    m = do(stage(hired, friend, AWAY), f"explore {hired.id} friend", "give 3", "pass")
    assert [coin.value for coin in get(m, friend).coins] == [3]
    home = ship(FRIGATE, 0, 120 + 41 + 41 + 30, 120, 180, coins=[3], mercenary=True)
    m = do(stage(home, AWAY), course(home, (0, 57)))
    assert get(m, home).dock == -1
    assert not m.state.players[0].coins


@pytest.mark.rule("pirates", "P7", "4.5", "4.6")
def test_under_another_flag_a_crew_is_cargo_and_one_of_no_points_stays_ashore() -> None:
    free = next(c.id for c in box.crew().values() if c.cost == 0 and not c.keywords and box.coded(c.id))
    vessel = dock(ship(FRIGATE, 0), 0)
    strange = next(n for n in box.NATIONS if n not in ("england", box.crew()[free].nation))

    def land(s: State) -> None:
        s.players[0].crew = [Crew(free, 0, strange), Crew(CAPTAIN, 0, strange)]

    s = stage(vessel, AWAY, edit=land).state
    assert Option("embark", free) not in hands_options(s, s.ships[0])
    assert Option("embark", CAPTAIN) in hands_options(s, s.ships[0])
    s.players[0].crew[0].nation = s.ships[0].nation
    assert Option("embark", free) in hands_options(s, s.ships[0])
    foe = ship(SLOOP, 1, 600, 540, id="foe")
    for nation, asked in ((strange, "act"), ("england", "captain")):
        sailor = ship(FRIGATE, 0, 600, 450)
        sailor.crew = [Crew(CAPTAIN, 0, nation)]
        assert kit.asked(do(stage(sailor, foe), course(sailor, (0, 20)))) == asked


@pytest.mark.rule("pirates", "P11", "16.kw-limit", "12.3")
def test_a_limited_crew_may_be_taken_though_one_has_its_like() -> None:
    limited = kit.crew_with("limit")
    own = ship(FRIGATE, 0, 200, 500, id="own", crew=[limited])
    vessel, hulk = kit.head_on(FRIGATE, FRIGATE, crew=[limited], masts=[0] * 4)
    m = do(stage(vessel, own, hulk, AWAY), course(vessel, (0, 57)), f"tow {vessel.id} {hulk.id}")
    assert (get(m, hulk).owner, get(m, hulk).crew[0].owner) == (0, 0)


@pytest.mark.rule("pirates", "P50", "16.kw-titan-3")
@pytest.mark.parametrize(
    ("owner", "isle", "free"), [(1, 0, False), (0, 0, True), (0, 1, False), (1, 1, True)]
)
def test_a_titan_stands_on_no_home_but_its_own(owner: int, isle: int, free: bool) -> None:
    beast = ship(TITAN, owner, 600, 450)
    m = stage(beast, kit.SPARE, AWAY)
    home = m.state.islands[isle]
    assert (end_fault(m.state, get(m, beast), Pose(home.x, home.y, 0)) is None) is free


@pytest.mark.rule("pirates", "P17", "8.4")
def test_a_one_misses_with_muskets_marines_and_swoops_but_rams() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    vessel = ship(FRIGATE, 0, 600, 450, crew=[MUSKETEER])
    m = do(stage(vessel, foe, AWAY, dice=[1]), f"shoot {vessel.id}", f"fire musket {foe.id}")
    assert sum(get(m, foe).masts) == 4
    trooper = ship(FRIGATE, 0, 600, 450, crew=[MARINE])
    m = do(stage(trooper, foe, AWAY, dice=[1]), f"marine {trooper.id} 1 {foe.id}")
    assert sum(get(m, foe).masts) == 4
    hulk = ship(BARQUE, 1, 600 + 41 + 9 + 20, 450, 90, masts=[0, 0, 0])
    rammer = ship(FRIGATE, 0, 600, 450)
    m = do(stage(rammer, hulk, AWAY, dice=[1]), course(rammer, (0, 57)), f"ram {rammer.id} {hulk.id}")
    assert get(m, hulk).sunk


@pytest.mark.rule("pirates", "P23", "11.pin-2")
def test_a_pinned_ship_shoots_explores_and_repairs_but_does_not_move() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, masts=[1, 1, 1, 0], crew=[kit.SHIPWRIGHT])
    foe = ship(FRIGATE, 1, 600 + 41 + 10 + 0.2, 450, 90)
    friend = ship(BARQUE, 0, 590, 450 + 10 + 9 + 0.3, id="friend", coins=[1])
    m = stage(vessel, foe, friend)
    assert pinned_by(m.state, get(m, vessel)) is not None
    verbs = {option[0] for option in m.pending[0].options if vessel.id in option}
    assert {"shoot", "explore", "repair"} <= verbs
    assert "about" not in verbs
    with pytest.raises(IllegalChoice, match=r"11\.pin-2"):
        do(m, course(vessel, (90, 0)))


@pytest.mark.rule("pirates", "P26", "11.board-4", "11.board-5")
def test_the_winner_names_a_hidden_crew_by_its_place_and_takes_a_coin_by_chance() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + 41 + 10 + 20, 450, 90, crew=[CAPTAIN, MUSKETEER], coins=[1, 5])
    m = do(stage(vessel, foe, AWAY, dice=[1, 6, 1]), course(vessel, (0, 57)))
    do(m, f"ram {vessel.id} {foe.id}", f"board {vessel.id} {foe.id}")
    assert kit.seat_of(m) == 0
    robbed = do(m.clone(), f"steal {foe.id}")
    assert kit.asked(robbed) == "act"  # no coin to choose: he knows none
    assert len(get(robbed, vessel).coins) == 1
    do(m, f"kill {foe.id}")
    assert kit.offered(m) == ["crew 1", "crew 2"]
    do(m, "crew 2")
    assert [member.card for member in get(m, foe).crew] == [CAPTAIN]


@pytest.mark.rule("pirates", "P31", "13.unique-2", "13.unique-1")
def test_uniques_come_aboard_first_and_unasked_then_coins_at_will() -> None:
    vessel = dock(ship(BARQUE, 0), 2)

    def hoard(s: State) -> None:
        s.islands[2].coins = [Coin(4), Coin(0, "sextant"), Coin(0, "weapons"), Coin(1)]

    m = do(stage(vessel, AWAY, edit=hoard), f"explore {vessel.id}")
    assert [coin.unique for coin in get(m, vessel).coins] == ["sextant", "weapons"]
    assert kit.offered(m) == ["take 4", "take 1", "pass"]
    do(m, "pass")
    assert [coin.value for coin in m.state.islands[2].coins] == [4, 1]


@pytest.mark.rule("pirates", "P40", "5.smokepot-2")
def test_smoke_covers_a_free_ship_but_no_island_and_no_docked_ship() -> None:
    vessel = ship(FRIGATE, 0, 230, 780, crew=[kit.crew_with("smokepot_specialist")])
    moored, free = dock(ship(SLOOP, 1, id="moored"), 2, 270), ship(SLOOP, 1, 250, 830, id="free")
    s = stage(vessel, moored, free).state
    owner = s.ships[0]
    assert smoke_fault(s, owner, Option("smoke", 25000, 82500)) is None
    assert smoke_fault(s, owner, Option("smoke", 19000, 78000)) is not None  # it touches the island
    s.ships[1].x, s.ships[1].y = 24500, 74500  # docked, whatever lies there
    assert smoke_fault(s, owner, Option("smoke", 23000, 73500)) is not None
    s.ships[1].dock = -1
    assert smoke_fault(s, owner, Option("smoke", 23000, 73500)) is None


@pytest.mark.rule("pirates", "P43", "16.kw-turtle-1", "16.kw-turtle-2")
def test_a_ram_goes_past_the_two_panels_of_a_turtle_ship() -> None:
    vessel, foe = kit.head_on(FRIGATE, TURTLE)
    m = do(stage(vessel, foe, AWAY, dice=[6]), course(vessel, (0, 57)), f"ram {vessel.id} {foe.id}")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert get(m, foe).panels == 2
    assert sum(get(m, foe).masts) == len(foe.masts) - 1


@pytest.mark.rule("pirates", "P45", "16.kw-galley-1")
def test_a_galley_without_masts_moves_but_does_not_fire() -> None:
    galley = ship(GALLEY, 0, 600, 450, masts=[0] * box.ships()[GALLEY].masts)
    m = stage(galley, ship(SLOOP, 1, 600, 490, id="near"), AWAY)
    assert not kit.offered(m, "shoot")
    do(m, course(galley, (0, 20)))
    assert get(m, galley).x == 62000


@pytest.mark.rule("pirates", "P45", "5.musketeer-3", "14.13")
def test_a_musketeer_fires_from_a_galley_without_masts_and_not_from_a_derelict() -> None:
    near = ship(SLOOP, 1, 600, 490, id="near")
    for card, fires in ((GALLEY, True), (FRIGATE, False)):
        masts = [0] * box.ships()[card].masts
        vessel = ship(card, 0, 600, 450, masts=masts, crew=[MUSKETEER], id="shooter")
        m = stage(vessel, near, kit.SPARE, AWAY, dice=[4])
        assert bool(kit.offered(m, "shoot")) is fires
    vessel = ship(GALLEY, 0, 600, 450, masts=[0] * box.ships()[GALLEY].masts, crew=[MUSKETEER])
    m = do(stage(vessel, near, AWAY, dice=[4]), f"shoot {vessel.id}")
    assert kit.offered(m, "fire") == ["fire musket near"]
    do(m, "fire musket near")
    assert sum(get(m, near).masts) == len(near.masts) - 1


@pytest.mark.rule("pirates", "P97", "4.2", "13.3", "16.kw-fear-2")
def test_a_ship_that_loses_a_space_keeps_its_cargo_and_loads_nothing_more() -> None:
    vessel = dock(ship(BARQUE, 0, crew=[kit.crew_with("cargo_master")]), 2)
    vessel.coins = [Coin(1) for _ in range(box.ships()[BARQUE].cargo + 1)]

    def silence(s: State) -> None:
        s.ships[0].plight.mute = True

    m = stage(vessel, AWAY)
    assert room(m.state, get(m, vessel)) == 0  # full, with what the cargo master adds
    m = do(stage(vessel, AWAY, edit=silence), f"explore {vessel.id}")
    assert spaces(m.state, get(m, vessel)) == box.ships()[BARQUE].cargo
    assert get(m, vessel).coins == vessel.coins
    assert kit.asked(m) == "act"  # there was nothing that fits


@pytest.mark.rule("pirates", "P48", "16.kw-submarine-8")
def test_a_submerged_submarine_passes_below_ships_and_terrain() -> None:
    sub = ship(SUB, 0, 600, 450, submerged=True)
    wall = ship(SLOOP, 1, 600 + kit.half(SUB)[0] + 20, 450, 90, id="wall")
    tiles = [Terrain(kind, 64000, 45000) for kind in ("reef", "fog_bank", "sargasso")]
    m = do(stage(sub, wall, AWAY, terrain=tiles), f"dive {sub.id}", course(sub, (0, 50)))
    assert get(m, sub).x == 65000
    assert (get(m, sub).fog, get(m, sub).weed, get(m, sub).masts) == (-1, -1, sub.masts)


@pytest.mark.rule("pirates", "P49", "16.kw-seamonster-7")
def test_a_sea_monster_holds_what_it_rammed_by_any_side() -> None:
    beast = ship(MONSTER, 0, 600, 450)
    foe = ship(FRIGATE, 1, 600 + kit.half(MONSTER)[0] + 10 + 20, 450, 90)  # broadside on: no bow in contact
    m = kit.quiet(stage(beast, foe, kit.SPARE, dice=[1]))
    do(m, course(beast, (0, 57)), f"ram {beast.id} {foe.id}")
    while kit.asked(m) != "act":
        do(m, kit.offered(m)[-1])
    assert pinned_by(m.state, get(m, foe)) is get(m, beast)
    get(m, beast).x -= 500
    assert pinned_by(m.state, get(m, foe)) is None


@pytest.mark.rule("pirates", "P50", "16.kw-titan-3", "10.dock-1")
def test_a_titan_ends_on_no_enemy_island_and_on_no_ship() -> None:
    titan = ship(TITAN, 0, 600, 450)
    foe = ship(FRIGATE, 1, 700, 450)
    s = stage(titan, foe, AWAY).state
    beast = s.ships[0]
    homes = {number: Pose(isle.x, isle.y, 0) for number, isle in enumerate(s.islands)}
    assert [end_fault(s, beast, homes[number]) is None for number in range(4)] == [True, False, True, True]
    s.islands[2].fort, s.islands[3].fort = fort(1), fort(0)
    assert [end_fault(s, beast, homes[number]) is None for number in range(4)] == [True, False, False, True]
    assert end_fault(s, beast, Pose(foe.x, foe.y, 0)) is not None


@pytest.mark.rule("pirates", "P51", "16.kw-seadragon-5", "16.kw-seadragon-7")
def test_a_swoop_is_measured_from_the_rim_without_a_line_and_ends_close_by() -> None:
    rim = kit.half(DRAGON)[0]
    for gap, reached in ((2 * 83.8 - 1, True), (2 * 83.8 + 1, False)):
        dragon, foe = ship(DRAGON, 0, 300, 450), ship(FRIGATE, 1, 300 + rim + gap + 10, 450, 90)
        wall = ship(FRIGATE, 1, 380, 450, 90, id="wall")  # in the way of a line
        s = stage(dragon, foe, wall, kit.SPARE).state
        assert may_swoop(s, s.ships[0], s.ships[1]) is reached
    dragon, foe = ship(DRAGON, 0, 300, 450), ship(FRIGATE, 1, 400, 450, 90)
    m = do(stage(dragon, foe, kit.SPARE, dice=[1]), f"shoot {dragon.id}", f"swoop {dragon.id} {foe.id}")
    gap = distance(hull(get(m, dragon)), hull(get(m, foe)))
    assert 50 < gap < 400  # beside it, not touching
    assert get(m, dragon).x < foe.x  # on the near side


@pytest.mark.rule("pirates", "P53", "16.kw-flotilla-5", "16.kw-flotilla-8")
def test_a_flotilla_has_one_flag_and_fires_without_it() -> None:
    card = box.ships()[FLOTILLA]
    floating = ship(FLOTILLA, 0, 600, 450, masts=[0])
    s = stage(floating, AWAY).state
    assert len([key for key, _ in guns(s, s.ships[0])]) == len(card.cannons)
    new = ship(FLOTILLA, 0)
    assert new.masts == [1]


@pytest.mark.rule("pirates", "P54", "16.kw-switchblade-2", "16.kw-switchblade-3")
def test_open_blades_ram_on_the_way_and_do_not_pin() -> None:
    card = kit.BLADES
    vessel = ship(card, 0, 600, 450)
    reach = kit.half(card)[1] + box.special("switchblade_open").extra_width / 200
    foe = ship(FRIGATE, 1, 640, 450 + reach + 10, 0)
    for opened in (True, False):
        vessel.blades = opened
        m = do(stage(vessel, foe, AWAY, dice=[1]), course(vessel, (0, 57)))
        assert (f"ram {vessel.id} {foe.id}" in kit.offered(m)) is opened
        if opened:
            do(m, f"ram {vessel.id} {foe.id}")
            while kit.asked(m) != "act":
                do(m, kit.offered(m)[-1])
            assert pinned_by(m.state, get(m, vessel)) is None


@pytest.mark.rule("pirates", "P57", "16.kw-ransom-1")
def test_a_ransom_is_paid_at_the_captor_s_home_and_not_at_his_fort() -> None:
    captive = Crew(RANSOM, 1, box.crew()[RANSOM].nation, up=True, worth=5)
    for place, gold in ((0, 5), (2, 0)):
        vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 120 if place == 0 else 780, 180)
        vessel.crew = [captive]

        def keep(s: State) -> None:
            s.islands[2].fort = fort(0)

        m = do(stage(vessel, AWAY, edit=keep), course(vessel, (0, 57)))
        assert get(m, vessel).dock == place
        assert gold_of(m.state, 0) == gold
        assert len(get(m, vessel).crew) == (0 if gold else 1)


@pytest.mark.rule("pirates", "P66", "18.whirlpool-2")
def test_a_ship_goes_on_from_the_other_whirlpool_with_the_segments_it_has_left() -> None:
    vessel = ship(FRIGATE, 0, 300, 450)
    pools = [Terrain("whirlpool", 30000 + 4100 + 3200 + 2000, 45000), Terrain("whirlpool", 80000, 45000)]
    m = stage(vessel, AWAY, terrain=pools, dice=[1])
    do(m, course(vessel, (0, 57), (0, 57)), f"whirl {vessel.id} t2")
    assert m.pending[0].kind == "heading"
    do(m, f"set {vessel.id} 0 0")
    bow = get(m, vessel).x + 4100
    assert abs(bow - (80000 + 3200)) < 50
    assert m.pending[0].kind == "onward"
    assert m.pending[0].form.fields["ships"] == {vessel.id: [kit.S]}  # type: ignore[union-attr]
    do(m, course(vessel, (0, 57)))
    assert get(m, vessel).x + 4100 == bow + 5700


@pytest.mark.rule("pirates", "P68", "18.fog-5", "18.fog-1")
def test_ships_share_a_fog_bank_without_contact_and_a_derelict_stays_in_it() -> None:
    fog = Terrain("fog_bank", 60000, 45000)
    lost = ship(FRIGATE, 1, 600, 450, id="lost", fog=0)
    hulk = ship(SLOOP, 0, 600, 450, id="hulk", masts=[0], fog=0)
    vessel = ship(FRIGATE, 0, 600 - 34 - 41 - 20, 450)
    m = do(stage(vessel, lost, hulk, AWAY, terrain=[fog]), course(vessel, (0, 57)))
    assert kit.asked(m) == "act"  # no contact
    assert (get(m, vessel).fog, get(m, lost).fog) == (0, 0)
    assert pinned_by(m.state, get(m, vessel)) is None
    kit.end_turn(kit.end_turn(m))
    assert kit.offered(m, "leave-fog") == [f"leave-fog {vessel.id}"]


@pytest.mark.rule("pirates", "P69", "18.wreck-1", "18.wreck-2", "18.reef-4")
def test_a_wreck_stops_ships_hides_them_and_can_be_explored() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    wreck = ship(BARQUE, 1, 600, 480, id="wreck", wreck=True, masts=[0, 0, 0], coins=[4])
    foe = ship(SLOOP, 1, 600, 500, id="foe")
    s = stage(vessel, wreck, foe).state
    gun = next(gun for _, gun in guns(s, s.ships[0]) if gun.mast == 1)
    assert targets(s, s.ships[0], gun, Screen(s, s.ships[0])) == []
    s.ships[1].x = 80000
    assert targets(s, s.ships[0], gun, Screen(s, s.ships[0])) == ["foe"]
    wreck.x, wreck.y, wreck.h = 60000 + 4100 + 900 + 2000, 45000, 9000
    m = do(stage(vessel, wreck, AWAY), course(vessel, (0, 57)))
    assert 61900 < get(m, vessel).x < 62100
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id} wreck", "take 4")
    assert [coin.value for coin in get(m, vessel).coins] == [4]


@pytest.mark.rule("pirates", "P89", "17.19", "10.dock-2")
def test_a_ship_at_the_shore_of_a_fort_that_falls_is_docked_there() -> None:
    vessel = dock(ship(FRIGATE, 0), 2)

    def keep(s: State) -> None:
        s.ships[0].dock = -1
        s.islands[2].fort = fort(1, coins=[3, 2], flags=[0, 0, 0, 0])
        s.islands[2].coins = []

    m = do(stage(vessel, AWAY, edit=keep, dice=[6]), f"shoot {vessel.id}")
    assert get(m, vessel).dock == -1
    do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i3")))
    assert m.state.islands[2].fort is None
    assert get(m, vessel).dock == 2
    kit.end_turn(kit.end_turn(m))
    do(m, f"explore {vessel.id}")
    assert kit.offered(m, "take") == ["take 3", "take 2"]


@pytest.mark.rule("pirates", "P90", "16.kw-expatriot-2", "16.kw-mercenary-1")
def test_a_ship_is_a_mercenary_as_long_as_its_ex_patriot_serves() -> None:
    exile = kit.crew_with("ex_patriot")
    vessel = ship(BARQUE, 0, 120 + 41 + 35 + 30, 120, 180, crew=[exile], coins=[2])
    m = do(stage(vessel, AWAY), course(vessel, (0, 57)))
    assert get(m, vessel).dock == -1
    assert not m.state.players[0].coins
    friend = ship(BARQUE, 0, vessel.x / 100, 120 + 18.3, 180, id="friend")
    vessel.mercenary = True
    m = do(stage(vessel, friend, AWAY), f"explore friend {vessel.id}", f"take-crew 1 {exile}", "pass")
    assert (get(m, vessel).mercenary, get(m, friend).mercenary) == (False, True)
    do(m, course(vessel, (0, 57)))
    assert get(m, vessel).dock == 0
    assert [coin.value for coin in m.state.players[0].coins] == [2]


@pytest.mark.rule("pirates", "P90", "16.kw-expatriot-2")
def test_whether_a_ship_stays_in_port_tells_nothing_of_its_crew_face_down() -> None:
    """A re-deal may lay an ex-patriot there, who did not come aboard in this port."""
    vessel = kit.dock(ship(BARQUE, 0, crew=[kit.crew_with("ex_patriot")]), 0)
    m = do(stage(vessel, AWAY), "pass")
    assert not get(m, vessel).crew[0].up
    assert get(m, vessel).dock == 0


@pytest.mark.rule("pirates", "P39", "5.chainshot-1", "5.stinkpot-1", "5.firepot-2")
@pytest.mark.parametrize("code", ["chainshot_specialist", "stinkpot_specialist", "firepot_specialist"])
def test_a_special_shot_reaches_s_whatever_the_gun(code: str) -> None:
    long_guns = next(
        card.id
        for card in box.ships().values()
        if len(card.cannons) > 2 and all(gun[1] == "L" for gun in card.cannons) and not card.keywords
    )
    wide = kit.half(long_guns)[1]
    for gap, reached in ((40, True), (62, False)):
        vessel = ship(long_guns, 0, 600, 450)
        vessel.crew = [Crew(kit.crew_with(code), 0, vessel.nation)]
        foe = ship(FRIGATE, 1, 600, 450 + gap + 10)
        m = do(stage(vessel, foe, AWAY), f"shoot {vessel.id}")
        assert wide < gap
        assert kit.offered(m, "fire")
        assert bool(kit.offered(m, code)) is reached


@pytest.mark.rule("pirates", "P41", "16.kw-broadside-2")
def test_a_broadside_of_two_guns_that_succeeds_is_three_hits() -> None:
    card = kit.ship_with("broadside_attack")
    vessel = ship(card, 0, 600, 450, masts=[1, 1] + [0] * (box.ships()[card].masts - 2))
    foe = ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"broadside {vessel.id} {foe.id}")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, foe).masts) == 1


@pytest.mark.rule("pirates", "P61", "17.7")
def test_a_fort_is_paid_coin_by_coin_until_its_cost_is_reached() -> None:
    def rich(s: State) -> None:
        s.players[0].coins = [Coin(value, seen=3) for value in (1, 1, 1, 2)]
        s.players[0].forts = ["fort_brompton"]  # three gold
        s.islands[2].explored, s.islands[2].coins = [0], []

    vessel = dock(ship(FRIGATE, 0), 2)
    m = do(stage(vessel, AWAY, edit=rich), "pass", "build fort_brompton i3", "pay 1", "pay 1")
    assert kit.asked(m) == "pay"
    do(m, "pay 1")
    assert kit.asked(m) == "flags"
    keep = m.state.islands[2].fort
    assert keep is not None
    assert [coin.value for coin in keep.coins] == [1, 1, 1]
    assert [coin.value for coin in m.state.players[0].coins] == [2]


@pytest.mark.rule("pirates", "P72", "19.4")
@pytest.mark.parametrize("number", [40, 41])
def test_the_fortieth_round_is_the_last(number: int) -> None:
    m = stage(kit.SPARE, AWAY, edit=lambda s: setattr(s, "round", number))
    assert m.over is (number > 40)
    assert m.state.ended == ("rounds" if m.over else "")


@pytest.mark.rule("pirates", "P72", "19.4")
def test_at_equal_gold_the_build_points_afloat_decide() -> None:
    small = next(c.id for c in box.ships().values() if c.cost < 7 and not c.keywords and not c.abilities)
    cheap, dear = ship(small, 0, 200, 500), ship(FRIGATE, 1, 900, 200)
    assert stage(cheap, dear, edit=lambda s: setattr(s, "round", 41)).state.winners == [1]
    even = ship(small, 1, 900, 200)
    assert stage(cheap, even, edit=lambda s: setattr(s, "round", 41)).state.winners == [0, 1]


@pytest.mark.rule("pirates", "P13", "5.firepot-6", "11.ram-2")
def test_a_burning_mast_fires_and_counts() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, masts=[2, 1, 2, 0])
    s = stage(vessel, AWAY, dice=[4, 4]).state
    assert [key for key, _ in guns(s, s.ships[0])] == ["g1", "g2", "g3"]
    rammer = ship(FRIGATE, 0, 600, 450)
    foe = ship(BARQUE, 1, 600 + 41 + 9 + 20, 450, 90, masts=[2, 2, 1])
    m = do(stage(rammer, foe, AWAY, dice=[3]), course(rammer, (0, 57)), f"ram {rammer.id} {foe.id}")
    assert get(m, foe).masts == [2, 2, 1]  # a three is not above three masts


@pytest.mark.rule("pirates", "P91", "13.6", "17.11")
def test_docking_at_one_s_own_fort_loads_nothing_free() -> None:
    def edit(s: kit.State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3, 2, 2])
        s.islands[2].flags = [0]
        s.islands[2].gear = [kit.Gear(PIECE, 0)]

    vessel = kit.ship(kit.FRIGATE, 0, 120 + 41 + 41 + 20, 780, 180)
    m = kit.do(kit.stage(vessel, kit.AWAY, edit=edit), kit.course(vessel, (0, 57)))
    assert kit.get(m, vessel).dock == 2
    assert kit.asked(m) == "act"
    assert not kit.offered(m, "explore")
    kit.end_turn(kit.end_turn(m))
    assert f"explore {vessel.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "P92", "16.kw-bombardier-5", "16.kw-bombardier-6")
def test_a_flame_is_aimed_at_ships_only() -> None:
    def edit(s: kit.State) -> None:
        s.islands[2].fort = kit.fort(1)
        s.islands[2].crew = [kit.Crew(kit.MARINE, 1, "england", up=True)]

    card = kit.ship_with("bombardier")
    reach = kit.box.body(card).length / 200
    for flame, ashore in ((False, True), (True, False)):
        vessel = kit.ship(card, 0, 120 + 41 + reach + 3, 780, 180, flame=flame)
        foe = kit.ship(kit.SLOOP, 1, 120 + 41 + 3, 720, id="foe")
        m = kit.stage(vessel, foe, kit.AWAY, edit=edit)
        kit.do(m, f"shoot {vessel.id}")
        at = {
            w.split()[2] for w in kit.offered(m, "fire") if w.split()[1] not in ("g1", "g2", "g3", "g4", "g5")
        }
        assert ("i3" in at) is ashore
        assert any(w.startswith("i3m") for w in at) is ashore
        assert "foe" in at


@pytest.mark.rule("pirates", "P93", "10.dock-3")
def test_landed_crew_is_fetched_by_a_ship_that_comes_later() -> None:
    first = kit.dock(kit.ship(kit.FRIGATE, 0, crew=[kit.CAPTAIN], gear=[PIECE], id="first"), 2, 0)
    later = kit.ship(kit.FRIGATE, 0, 120, 780 - 41 - 41 - 20, 90, id="later")
    m = kit.do(kit.stage(first, later, kit.AWAY), "hands first", f"land {kit.CAPTAIN}")
    assert kit.offered(m) == ["pass", f"land {PIECE}"]  # each changes place once
    kit.do(m, f"land {PIECE}")
    assert "hands first" not in kit.offered(m)
    kit.do(m, kit.course(later, (0, 57)), "hands later", f"embark {kit.CAPTAIN}", f"embark {PIECE}")
    assert [c.card for c in kit.get(m, later).crew] == [kit.CAPTAIN]
    assert [g.card for g in kit.get(m, later).gear] == [PIECE]


PIECE = next(card.id for card in kit.box.gear().values() if not card.nation)


def steered(*others: kit.Ship, crew: tuple[str, ...] = ()) -> kit.Match:
    """A ship whose next move the opponent on the left makes."""
    vessel = ship(FRIGATE, 0, 600, 450, crew=crew, plight=kit.Plight(steersman=1), id="own")
    return do(stage(vessel, *others, AWAY, kit.SPARE), "helm own")


@pytest.mark.rule("pirates", "P103", "1.4", "11.ram-1", "5.captain-2")
def test_what_follows_a_move_that_another_steered_is_its_owner_s() -> None:
    x = 600 + kit.half(FRIGATE)[0] + 20 + kit.half(BARQUE)[1]
    m = steered(ship(BARQUE, 1, x, 450, 90, id="foe"))
    do(m, "course own 0:5000")
    assert (kit.asked(m), kit.seat_of(m)) == ("contact", 0)
    assert kit.offered(m, "ram") == ["ram own foe"]
    do(m, "pass")
    assert kit.asked(m) == "act"  # no captain
    m = steered(ship(BARQUE, 1, 660, 500, id="foe"), crew=(CAPTAIN,))
    do(m, "course own 0:100")
    assert (kit.asked(m), kit.seat_of(m)) == ("captain", 0)
    m = steered(ship(BARQUE, 1, 660, 500, id="foe"), crew=(CAPTAIN,))
    assert kit.asked(do(m, "pass")) == "captain"  # he may leave it where it is


@pytest.mark.rule("pirates", "P104", "2.9")
def test_nobody_steers_a_ship_that_lies_becalmed_but_foul_winds_take_it_along() -> None:
    foe, rower = ship(FRIGATE, 1, 600, 450, id="foe"), ship(kit.LONGSHIP, 1, 600, 480, id="rower")
    m = stage(foe, rower, kit.SPARE)
    assert may_be_steered(m.state, get(m, foe))
    m.state.tokens = [Token("becalmed", 60000, 45000, 0)]
    assert not may_be_steered(m.state, get(m, foe))
    assert may_be_steered(m.state, get(m, rower))

    def windy(s: State) -> None:
        s.tokens = [Token("becalmed", 60000, 45000, 1)]
        s.players[0].events = ["foul_winds"]

    m = do(stage(foe, kit.SPARE, edit=windy), "play foul_winds", "token 60000 45000", "blow foe 9000")
    assert get(m, foe).y > 45000


@pytest.mark.rule("pirates", "P105", "14.9", "8.3")
def test_a_wave_spares_who_is_docked_at_home_or_bought_off() -> None:
    beast = ship(kit.ship_with("wave"), 0, 950, 780)
    port = dock(ship(FRIGATE, 1, id="port"), 1, 180)
    m = kit.quiet(stage(beast, port, AWAY))
    here, there = get(m, beast), get(m, port)
    heading = heading_of(there.x - here.x, there.y - here.y)
    assert not swept(m.state, here, there, heading)
    there.dock = -1
    assert swept(m.state, here, there, heading)
    there.deeds.safe = True
    assert not swept(m.state, here, there, heading)


@pytest.mark.rule("pirates", "P103", "16.kw-icebreaker-1", "P94")
def test_an_icebreaker_that_another_steers_out_of_the_weed_is_held_no_more() -> None:
    vessel = ship(kit.ship_with("icebreaker"), 0, 600, 450, plight=kit.Plight(steersman=1), id="own", weed=0)
    m = stage(vessel, AWAY, kit.SPARE, terrain=[Terrain("sargasso", 60000, 45000)])
    do(m, "helm own", "course own 0:5000")
    assert (get(m, vessel).x, get(m, vessel).weed) == (65000, -1)
