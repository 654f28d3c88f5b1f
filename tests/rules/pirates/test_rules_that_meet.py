"""Rules that meet one another, and abilities as their cards print them."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import Gun, has
from flibuste.games.pirates.abilities.turn import push_enemy_l_56
from flibuste.games.pirates.fleet import fleet
from flibuste.games.pirates.fleet.fleet import Berth, Fleet
from flibuste.games.pirates.rules.cargo import room, spaces, taken
from flibuste.games.pirates.rules.course import segments
from flibuste.games.pirates.rules.damage import divers
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.guns import guns, may_target
from flibuste.games.pirates.rules.helm import may_be_steered
from flibuste.games.pirates.rules.ramming import contact_options, may_board
from flibuste.games.pirates.rules.shooting import auras
from flibuste.games.pirates.state import Coin, Crew, State
from flibuste.games.pirates.table.contact import hull_at, island_shape
from flibuste.games.pirates.table.geometry import overlap
from flibuste.games.pirates.table.motion import Pose, slide, tow_pose
from flibuste.games.pirates.view import redeal
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import IllegalChoice

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
from .test_abilities import rules

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
TITAN, BLADES = ship_with("titan"), ship_with("switchblade")
MARINE = crew_with("marine")
#: an English crew with a ransom on its head, and a patron who never leaves his ship
RANSOM, PATRON = "BC-58", "CC-046b"


def served(vessel: kit.Ship, *cards: str) -> kit.Ship:
    """Crew of any card, under the ship's flag."""
    vessel.crew += [Crew(card, vessel.owner, vessel.nation) for card in cards]
    return vessel


# ---- crew


@pytest.mark.rule("pirates", "4.5", "P7")
def test_foreign_crew_find_no_space_and_take_one() -> None:
    quartermaster, oarsman = crew_with("cargo_plus1"), crew_with("no_space")
    for nation, more in (("england", 1), ("vikings", 0)):
        vessel = ship(FRIGATE, 0, 600, 450)
        vessel.crew = [Crew(quartermaster, 0, nation), Crew(oarsman, 0, nation)]
        s = stage(vessel, AWAY).state
        assert spaces(s, s.ships[0]) == box.ships()[FRIGATE].cargo + more
        bulky = sum(fleet.takes_space(box.crew()[c.card]) for c in vessel.crew)
        assert taken(s, s.ships[0]) == (bulky if nation == "england" else 2)


@pytest.mark.rule("pirates", "4.link-2")
@pytest.mark.parametrize("nation", ["france", "england", "spain", "jade", "vikings", "cursed", "america"])
def test_a_link_to_all_ships_of_a_nation(nation: str) -> None:
    word = f"all {fleet.ADJECTIVES[nation]} ships"
    crew = next(c for c in box.crew().values() if any(link.lower() == word for link in c.links))
    for card in list(box.ships().values())[::25]:
        named = card.name in crew.links or crew.name in card.links
        assert fleet.linked(crew, card) == (card.nation == nation or named)


@pytest.mark.rule("pirates", "4.link-1", "4.link-2")
def test_links_that_name_several_pieces_find_each() -> None:
    ships, crew = box.ships(), box.crew()
    assert fleet.linked(crew["DJC-73"], next(c for c in ships.values() if c.name == "Santos Romanos"))
    assert fleet.linked(crew["DJC-86"], crew["DJC-074b"])
    assert fleet.linked(crew["BC-83"], next(c for c in crew.values() if c.name == "Roderick the Pure"))
    assert fleet.linked(ships["RV-11"], next(c for c in crew.values() if c.name == "'Don' Pedro Gilbert"))


@pytest.mark.rule("pirates", "16.kw-hostile-2", "16.kw-blackmark-3")
def test_who_hates_the_cursed_suffers_no_black_mark() -> None:
    hostile = next(c for c in box.crew().values() if "hostile:cursed" in c.keywords)
    marked = next(c for c in box.crew().values() if "black_mark" in c.keywords and c.nation == hostile.nation)
    own = next(c.id for c in box.ships().values() if c.nation == hostile.nation and c.masts > 3)
    for marks, barred in (([], False), ([marked.id], True)):
        company = Fleet(ships=[Berth(own, [marked.id], marked=marks), Berth(own, [hostile.id])])
        assert any("16.kw-hostile-2" in fault for fault in fleet.check(company, 100, True)) is barred


@pytest.mark.rule("pirates", "8.3")
def test_a_patron_never_leaves_his_ship() -> None:
    vessel = ship(FRIGATE, 0, 600, 450)
    friend = served(ship(FRIGATE, 0, 600, 470.3, id="friend"), PATRON, CAPTAIN)
    m = do(stage(vessel, friend, AWAY), f"explore {vessel.id} friend")
    assert kit.offered(m) == ["pass", f"take-crew 2 {CAPTAIN}"]


@pytest.mark.rule("pirates", "16.kw-ransom-1", "P57")
def test_a_possessed_ransom_is_a_captive() -> None:
    vessel = served(ship(FRIGATE, 0, 600, 450), crew_with("possess_crew"))
    foe = served(ship(FRIGATE, 1, 600, 490), RANSOM)
    m = do(stage(vessel, foe, AWAY, dice=[6]), f"possess {vessel.id} {foe.id} 1")
    captive = get(m, vessel).crew[-1]
    assert (captive.card, captive.owner, captive.worth) == (RANSOM, 1, 5)


@pytest.mark.rule("pirates", "8.3")
def test_a_bodyguard_dies_in_the_place_of_another_unasked() -> None:
    guard = crew_with("bodyguard_low")
    vessel = served(ship(FRIGATE, 0, 600, 450), guard, CAPTAIN, crew_with("sacrifice_extra_action"))
    m = do(stage(vessel, AWAY), f"sacrifice {vessel.id} {CAPTAIN}")
    assert kit.asked(m) == "act"
    assert guard not in [c.card for c in get(m, vessel).crew]
    assert CAPTAIN in [c.card for c in get(m, vessel).crew]


@pytest.mark.rule("pirates", "8.3")
def test_a_silenced_crew_shelters_nobody() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), served(ship(FRIGATE, 1, 600, 490), crew_with("immune_docked"))
    s = stage(vessel, foe, AWAY).state
    target = s.ships[1]
    target.crew[0].up, target.dock = True, 3
    assert not may_target(s, s.ships[0], target, Gun(3, False, 0))
    target.deeds.silenced.append(target.crew[0].card)
    assert may_target(s, s.ships[0], target, Gun(3, False, 0))


@pytest.mark.rule("pirates", "4.7")
def test_who_declines_a_free_move_shows_no_crew() -> None:
    vessel, foe = served(ship(SLOOP, 0, 600, 450), crew_with("shoot_then_move")), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, SPARE, dice=[1, 1]), f"shoot {vessel.id}")
    do(m, kit.offered(m, "fire")[0])
    while kit.asked(m) == "shoot":
        do(m, "pass")
    assert kit.asked(m) == "onward"
    do(m, "pass")
    assert not get(m, vessel).crew[0].up


@pytest.mark.rule("pirates", "16.kw-ransom-1", "4.4")
def test_a_captive_is_treasure_and_serves_nobody() -> None:
    vessel = served(ship(FRIGATE, 0, 600, 450), crew_with("sacrifice_extra_action"))
    vessel.crew.append(Crew(HELMSMAN, 1, "england", up=True, worth=2))
    m = stage(vessel, SPARE, AWAY)
    assert len(segments(m.state, get(m, vessel))) == 2
    assert f"sacrifice {vessel.id} {HELMSMAN}" not in kit.offered(m)


@pytest.mark.rule("pirates", "6.1", "11.board-1")
def test_who_hits_with_a_grapple_need_not_board() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, gear=["grapple_shot"]), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, SPARE, AWAY, dice=[6]), f"shoot {vessel.id}")
    do(m, kit.offered(m, "grapple_shot")[0], "pass")
    assert not kit.told(m, "boarding")
    assert all(get(m, foe).masts)


@pytest.mark.rule("pirates", "13.unique-3")
def test_a_ship_that_catches_the_plague_lies_docked_no_more() -> None:
    foe = dock(ship(SLOOP, 1, id="foe"), 2)
    vessel = ship(FRIGATE, 0, foe.x / 100 + 60, foe.y / 100, 90, uniques=["plague"])
    vessel.x = foe.x + 2300 + 1000 + 20
    m = do(stage(vessel, foe, SPARE, AWAY), course(vessel, (0, 0)))
    assert [coin.unique for coin in get(m, foe).coins] == ["plague"]
    assert get(m, foe).dock == -1


# ---- the hold


@pytest.mark.rule("pirates", "8.3")
def test_a_hold_with_crew_is_not_empty() -> None:
    card = ship_with("empty_plus_s")
    vessel = ship(card, 0, 600, 450)
    s = stage(vessel, AWAY).state
    light = len(segments(s, s.ships[0]))
    s.ships[0].crew = [Crew(CAPTAIN, 0, "vikings")]
    assert len(segments(s, s.ships[0])) == light - 1


@pytest.mark.rule("pirates", "8.3")
def test_a_hold_full_of_crew_slows_and_a_helmsman_still_helps() -> None:
    vessel = ship(ship_with("full_cargo_move_s"), 0, 600, 450)
    served(vessel, *[CAPTAIN] * box.ships()[vessel.card].cargo)
    s = stage(vessel, AWAY).state
    assert not room(s, s.ships[0])
    assert segments(s, s.ships[0]) == [S]
    s.ships[0].crew[0].card = HELMSMAN
    assert segments(s, s.ships[0]) == [S, S]


@pytest.mark.rule("pirates", "8.3")
def test_a_unique_aboard_is_treasure_for_who_cannot_shoot_loaded() -> None:
    vessel, foe = ship(ship_with("no_shoot_loaded"), 0, 600, 450), ship(FRIGATE, 1, 600, 480)
    assert kit.offered(stage(vessel, foe, AWAY), "shoot")
    vessel.coins = [Coin(0, "weapons", 3)]
    assert not kit.offered(stage(vessel, foe, AWAY), "shoot")


@pytest.mark.rule("pirates", "16.kw-ransom-1", "10.unload-3")
def test_captives_and_bonuses_pay_at_home_not_at_a_fort() -> None:
    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(0, coins=[3])
        s.islands[2].coins = []

    for number, gained in ((2, 2), (0, 2 + 5 + 2)):
        vessel = dock(served(ship(FRIGATE, 0, coins=[2]), crew_with("gold_plus2")), number)
        vessel.crew.append(Crew(RANSOM, 1, "england", up=True, worth=5))
        m = do(stage(vessel, AWAY, SPARE, edit=fort), "scuttle spare")
        assert gold_of(m.state, 0) == 3 + gained
        assert len(get(m, vessel).crew) == (2 if number == 2 else 1)


@pytest.mark.rule("pirates", "13.unique-3")
def test_rats_are_never_unloaded() -> None:
    vessel = dock(ship(FRIGATE, 0, coins=[3], uniques=["rats"]), 0)
    m = do(stage(vessel, AWAY, SPARE), "scuttle spare")
    assert gold_of(m.state, 0) == 2
    assert [coin.unique for coin in get(m, vessel).coins] == ["rats"]


@pytest.mark.rule("pirates", "13.unique-2")
def test_wolves_keep_uniques_from_being_loaded_too() -> None:
    def wolves(s: State) -> None:
        s.islands[2].coins = [Coin(0, "wolves", 3), Coin(0, "weapons"), Coin(2)]
        s.islands[2].wolves = s.islands[2].opened = True

    vessel = dock(ship(FRIGATE, 0), 2, 180)
    vessel.begun = 2
    m = do(stage(vessel, AWAY, edit=wolves), f"explore {vessel.id}")
    assert get(m, vessel).coins == []


@pytest.mark.rule("pirates", "20.8", "20.9", "16.kw-mercenary-3")
def test_the_end_marker_goes_with_the_last_coin() -> None:
    def marked(s: State) -> None:
        s.marked = "carrier"
        s.islands[2].coins = s.islands[3].coins = []

    carrier, friend = ship(FRIGATE, 0, 600, 450, coins=[2], id="carrier"), ship(FRIGATE, 0, 600, 470.3)
    third = ship(SLOOP, 2, 300, 300, id="third")
    m = stage(carrier, friend, AWAY, third, seats=3, edit=marked)
    do(m, f"explore carrier {friend.id}", "give 2", "pass")
    assert m.state.marked == friend.id


# ---- sinking


@pytest.mark.rule("pirates", "5.firepot-7")
def test_one_that_cannot_sink_is_still_scuttled_by_fire() -> None:
    card = ship_with("unsinkable")
    vessel = ship(card, 0, 600, 450, masts=[2] * box.ships()[card].masts)
    m = kit.end_turn(stage(vessel, SPARE, AWAY, dice=[4] * len(vessel.masts)))
    assert get(m, vessel).sunk


@pytest.mark.rule("pirates", "2.9")
def test_no_divers_in_the_turn_of_a_raft() -> None:
    m = stage(SPARE, AWAY)
    m.state.players[0].events = ["divers"]
    assert len(divers(rules(m), 0)) == 2
    m.state.players[1].rafted = True
    assert len(divers(rules(m), 0)) == 1


@pytest.mark.rule("pirates", "20.14", "8.3")
def test_divers_bring_gold_up_with_three_players_too() -> None:
    def events(s: State) -> None:
        s.players[0].events = ["divers"]

    vessel, hulk = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 480, coins=[3, 2], masts=[0] * 4)
    third = ship(SLOOP, 2, 300, 300, id="third")
    m = stage(vessel, hulk, AWAY, third, seats=3, edit=events, dice=[6])
    while kit.asked(m) == "event":
        do(m, "pass")
    do(m, f"shoot {vessel.id}")
    do(m, next(w for w in kit.offered(m, "fire") if w.endswith(hulk.id)), "play divers")
    assert (gold_of(m.state, 0), gold_of(m.state, 1)) == (5, 0)


# ---- terrain


@pytest.mark.rule("pirates", "10.derelict-1", "18.reef-2")
def test_a_ship_that_a_reef_leaves_derelict_stops_there() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, masts=[1, 1, 0, 0])
    reef = Terrain("reef", 60000 + 4100 + 2000 + 3400, 45000)
    m = do(stage(vessel, SPARE, AWAY, terrain=[reef], dice=[2]), course(vessel, (0, 57)))
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert not any(get(m, vessel).masts)
    assert get(m, vessel).x < 60000 + 3000


@pytest.mark.rule("pirates", "18.sargasso-4")
def test_a_ship_just_cut_free_sails_only_next_turn() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, weed=0)
    m = stage(vessel, SPARE, AWAY, terrain=[Terrain("sargasso", 60000, 45000)], dice=[6])
    do(m, f"cut {vessel.id}")
    do(m, m.suggest(0)[0])
    get(m, vessel).more = 1  # an extra action
    with pytest.raises(IllegalChoice, match=r"18\.sargasso-4"):
        do(m, course(vessel, (0, 10)))


@pytest.mark.rule("pirates", "18.fog-1", "5.smokepot-2", "P40")
def test_smoke_over_an_own_ship_ends_its_turn() -> None:
    vessel = served(ship(FRIGATE, 0, 600, 450), crew_with("smokepot_specialist"))
    friend = ship(SLOOP, 0, 600, 530, id="friend")
    m = do(stage(vessel, friend, AWAY, SPARE), f"shoot {vessel.id}")
    do(m, kit.offered(m, "smoke")[0], "smoke 60000 51000")
    while kit.asked(m) == "shoot":
        do(m, "pass")
    assert get(m, friend).fog >= 0
    assert "leave-fog friend" not in kit.offered(m)


@pytest.mark.rule("pirates", "18.fog-2", "5.shipwright")
def test_a_ship_lost_in_fog_may_be_repaired_by_its_shipwright() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, masts=[1, 1, 1, 0], fog=0, crew=[SHIPWRIGHT])
    m = stage(vessel, SPARE, AWAY, terrain=[Terrain("fog_bank", 60000, 45000)])
    assert f"repair {vessel.id}" in kit.offered(m)


def conjured(*more: kit.Ship, dice: list[int], terrain: Any = (), **foe: Any) -> tuple[kit.Match, kit.Ship]:
    """An enemy far off is pushed towards the west."""
    vessel = served(ship(FRIGATE, 0, 250, 450), crew_with("push_enemy_l_56"))
    other = ship(FRIGATE, 1, foe.pop("x", 700), foe.pop("y", 450), 90, **foe)
    m = stage(vessel, other, *more, SPARE, AWAY, dice=dice, terrain=terrain)
    return do(m, f"conjure {vessel.id} {other.id}", f"blow {other.id} 18000"), other


@pytest.mark.rule("pirates", "18.fog-1", "8.3")
def test_a_ship_pushed_into_fog_is_lost_in_it() -> None:
    m, foe = conjured(dice=[5], terrain=[Terrain("fog_bank", 64000, 45000)])
    assert get(m, foe).fog == 0
    m, foe = conjured(dice=[5])
    assert get(m, foe).x == 70000 - L


@pytest.mark.rule("pirates", "2.9")
def test_only_foul_winds_break_a_mast_on_a_shore() -> None:
    m, foe = conjured(dice=[5], x=120 + 41 + 30, y=780)
    assert kit.asked(m) != "mast"
    assert all(get(m, foe).masts)


@pytest.mark.rule("pirates", "8.3")
def test_a_ship_anywhere_can_be_pushed_but_not_a_pinned_one() -> None:
    vessel, foe = ship(FRIGATE, 0, 250, 450), ship(BARQUE, 1, 700, 450)
    s = stage(vessel, foe, AWAY).state
    assert len(push_enemy_l_56(s, s.ships[0], "")) == 2
    holder = ship(FRIGATE, 0, 700 + 35 + 10.2, 450, 90, id="holder")
    s = stage(vessel, foe, holder, AWAY).state
    assert not may_be_steered(s, s.ships[1])


@pytest.mark.rule("pirates", "12.6", "16.kw-titan-3")
def test_a_titan_drags_no_ship_over_an_island() -> None:
    beast = ship(TITAN, 0, 900, 120, id="beast", tows="hulk")
    hulk = ship(SLOOP, 0, 850, 120, id="hulk", masts=[0], towed_by="beast")
    m = stage(beast, hulk, AWAY)
    tower, towed = get(m, beast), get(m, hulk)
    end, stopped = slide(m.state, tower, Pose(90000, 12000, 0), 0, 18000, [])
    assert stopped
    assert not overlap(hull_at(towed, *tow_pose(tower, towed, end)), island_shape(m.state.islands[3]))


# ---- contact


@pytest.mark.rule("pirates", "12.1", "16.kw-switchblade-2")
def test_a_blade_on_a_derelict_does_not_keep_the_bow_from_towing_it() -> None:
    reach = box.body(BLADES).length / 200
    vessel = ship(BLADES, 0, 600, 450, blades=True)
    hulk = ship(SLOOP, 1, 600 + reach + 7.2, 450, 90, masts=[0])
    s = stage(vessel, hulk, AWAY).state
    s.ships[0].deeds.bladed.append(hulk.id)
    words = [str(option) for option in contact_options(s, s.ships[0], [])]
    assert words == [f"ram {vessel.id} {hulk.id}", f"tow {vessel.id} {hulk.id}", "pass"]


@pytest.mark.rule("pirates", "8.3")
def test_a_letter_of_marque_keeps_boarders_from_afar_off() -> None:
    for gear in ([], ["truce_english"]):
        vessel = served(ship(FRIGATE, 0, 600, 450), crew_with("board_at_s"))
        foe = ship(FRIGATE, 1, 600, 490, gear=gear)
        m = do(stage(vessel, foe, AWAY), course(vessel, (0, 0)))
        assert may_board(get(m, vessel), get(m, foe)) is not bool(gear)
        assert (kit.asked(m) == "board-far") is not bool(gear)


@pytest.mark.rule("pirates", "8.3")
def test_uniques_that_are_taken_by_touch_are_shown_to_all() -> None:
    vessel = served(ship(FRIGATE, 0, 600, 450), crew_with("take_uniques_on_touch"))
    foe = ship(FRIGATE, 1, 600 + 41 + 10 + 5, 450, 90, coins=[4])
    foe.coins.append(Coin(0, "fireworks", 2))
    third = ship(SLOOP, 2, 300, 300, id="third")
    m = do(stage(vessel, foe, AWAY, third, seats=3), course(vessel, (0, 20)), "pass")
    do(m, f"rob {vessel.id} {foe.id}")
    assert [coin.seen for coin in get(m, foe).coins] == [7]
    assert [coin.unique for coin in get(m, vessel).coins] == ["fireworks"]


@pytest.mark.rule("pirates", "8.3")
def test_a_raider_need_not_take_what_it_may() -> None:
    def hoard(s: State) -> None:
        s.players[1].coins = [Coin(1, seen=3), Coin(2, seen=3)]

    vessel = ship(ship_with("raid_home_2"), 0)
    dock(vessel, 1, 180)
    vessel.x -= 1000
    vessel.dock = -1
    m = do(stage(vessel, SPARE, AWAY, edit=hoard), course(vessel, (0, 30)))
    while kit.asked(m) == "pivot":
        do(m, "pass")
    assert kit.offered(m) == ["take 2", "take 1", "pass"]
    do(m, "take 1", "pass")
    assert [coin.value for coin in get(m, vessel).coins] == [1]


# ---- guns


@pytest.mark.rule("pirates", "16.kw-extendedrange")
def test_a_printed_range_is_doubled_not_one_made_long() -> None:
    s = stage(ship(ship_with("all_long"), 0, 600, 450), SPARE, AWAY).state
    vessel = s.ships[0]
    vessel.deeds.copied = "double_range"
    printed = box.ships()[vessel.card].cannons
    reach = [gun.reach for _, gun in guns(s, vessel) if gun.kind == "cannon"]
    assert reach == [2 * (L if word[1] == "L" else S) for word in printed]


@pytest.mark.rule("pirates", "8.3")
def test_guns_made_long_cannot_hit_who_long_guns_cannot() -> None:
    vessel, foe = served(ship(SLOOP, 0, 600, 450), crew_with("all_long")), ship(ship_with("immune_long"), 1)
    s = stage(vessel, foe, AWAY).state
    short = Gun(3, False, 0)
    assert not may_target(s, s.ships[0], s.ships[1], short)
    s.ships[0].crew = []
    assert may_target(s, s.ships[0], s.ships[1], short)


@pytest.mark.rule("pirates", "6.1", "5.firepot-2")
def test_a_shot_of_equipment_goes_as_far_as_its_gun_a_firepot_does_not() -> None:
    card = next(c.id for c in box.ships().values() if c.cannons[0] == "3L" and not c.keywords)
    vessel = served(ship(card, 0, 600, 450, gear=["chain_shot"]), crew_with("firepot_specialist"))
    foe = ship(FRIGATE, 1, 600, 450 + 70)
    m = do(stage(vessel, foe, SPARE, AWAY), f"shoot {vessel.id}")
    assert kit.offered(m, "chain_shot")
    assert not kit.offered(m, "firepot_specialist")


@pytest.mark.rule("pirates", "8.5")
def test_two_ships_may_rally_one_ship_each() -> None:
    word = crew_with("fleet_cannon_plus1")
    one, two = (
        served(ship(FRIGATE, 0, 600, 450, id="one"), word),
        served(ship(FRIGATE, 0, 300, 300, id="two"), word),
    )
    m = do(stage(one, two, AWAY, SPARE), "rally one spare")
    assert kit.offered(m, "rally") == ["rally two one", "rally two two"]  # nor the same ship twice


@pytest.mark.rule("pirates", "16.kw-marine-2", "16.kw-marine-3")
def test_a_marine_on_its_home_island_fires_and_is_fired_at() -> None:
    foe = ship(BRIG, 1, 120, 120 + 27 + 25, id="foe")

    def ashore(s: State) -> None:
        s.players[0].crew = [Crew(MARINE, 0, "england", up=True)]
        s.players[1].crew = [Crew(MARINE, 1, "england", up=True)]

    m = stage(foe, SPARE, AWAY, edit=ashore, dice=[6])
    assert kit.offered(m, "marine") == ["marine i1 1 foe"]
    do(m, "marine i1 1 foe")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, foe).masts) == 1
    kit.end_turn(m)
    assert "shoot foe" in kit.offered(m)
    do(m, "shoot foe")
    assert kit.offered(m, "fire") == [w for w in kit.offered(m, "fire") if w.endswith("i1m1")]


@pytest.mark.rule("pirates", "16.kw-marine-2")
def test_a_hidden_crew_shelters_its_ship_from_marines_too() -> None:
    vessel = served(ship(FRIGATE, 0, 600, 450), MARINE)
    foe = served(ship(FRIGATE, 1, 600, 490), crew_with("immune_docked"))

    def docked(s: State) -> None:
        s.ships[1].dock = 3

    m = do(stage(vessel, foe, SPARE, AWAY, edit=docked, dice=[6]), f"marine {vessel.id} 1 {foe.id}")
    assert kit.told(m, "sheltered")
    assert all(get(m, foe).masts)


# ---- choices and looks


@pytest.mark.rule("pirates", "8.3")
def test_who_keeps_one_of_two_dice_says_for_which_roll() -> None:
    vessel, foe = (
        served(ship(FRIGATE, 0, 600, 450), crew_with("pick_best_of_2d6")),
        ship(FRIGATE, 1, 600, 490),
    )
    m = do(stage(vessel, foe, SPARE, AWAY, dice=[1, 1, 6]), f"shoot {vessel.id}")
    do(m, kit.offered(m, "fire")[0], "pass", kit.offered(m, "fire")[1], "two", "face 6")
    assert [shot["die"] for shot in kit.told(m, "shot")] == [1, 6]


@pytest.mark.rule("pirates", "8.3", "4.8")
def test_a_look_at_a_hidden_cargo_may_be_at_a_crew() -> None:
    vessel, foe = ship(ship_with("peek_cargo"), 0, 600, 450), ship(FRIGATE, 1, 900, 600, crew=[CAPTAIN])
    m = stage(vessel, foe, AWAY, SPARE)
    assert "card" not in m.view(0)["ships"][1]["crew"][0]
    do(m, f"peek-crew {vessel.id} {foe.id} 1")
    assert m.view(0)["ships"][1]["crew"][0]["card"] == CAPTAIN
    assert "card" not in m.view(None)["ships"][1]["crew"][0]
    assert not get(m, foe).crew[0].up
    redeal(m.state, 0, Dice(b"1" * 32))
    assert get(m, foe).crew[0].card == CAPTAIN


@pytest.mark.rule("pirates", "12.1", "13.unique-3")
def test_a_derelict_that_trees_repair_is_towed_no_more() -> None:
    def trees(s: State) -> None:
        s.islands[2].coins = [Coin(0, "trees")]

    hulk = dock(ship(SLOOP, 0, id="hulk", masts=[0], towed_by="tower"), 2)
    hulk.begun = 2
    tower = dock(ship(SLOOP, 0, id="tower", tows="hulk"), 2, 90)
    m = do(stage(hulk, tower, AWAY, edit=trees), "explore hulk")
    assert (get(m, hulk).masts, get(m, hulk).towed_by, get(m, tower).tows) == ([1], "", "")


@pytest.mark.rule("pirates", "5.explorer")
def test_explorers_go_ashore_only_after_a_move_action() -> None:
    vessel = served(ship(FRIGATE, 0, 250, 450), crew_with("push_enemy_l_56"))
    foe = ship(SLOOP, 1, 120 + 41 + 23 + 20, 780, 180, crew=[crew_with("explore_on_dock")], id="foe")
    m = stage(vessel, foe, SPARE, AWAY, dice=[5])
    do(m, f"conjure {vessel.id} foe", "blow foe 18000")
    assert get(m, foe).dock == 2
    assert kit.asked(m) == "act"


@pytest.mark.rule("pirates", "16.kw-seamonster-7", "P49")
def test_a_monster_that_dives_lets_its_victim_go() -> None:
    beast = ship(ship_with("sea_monster"), 0, 600, 450, id="beast", plight=kit.Plight(rammed=["foe"]))
    foe = ship(FRIGATE, 1, 600, 450 + 28 + 10.2, id="foe")
    m = do(stage(beast, foe, SPARE, AWAY), "dive beast")
    assert not get(m, beast).plight.rammed


@pytest.mark.rule("pirates", "20.6")
def test_what_spices_add_at_home_tells_nobody_the_coin() -> None:
    vessel = dock(ship(FRIGATE, 0, coins=[4], uniques=["spices"]), 0)
    third = ship(SLOOP, 2, 300, 300, id="third")
    m = do(stage(vessel, AWAY, SPARE, third, seats=3), "scuttle spare")
    assert m.view(0)["players"][0]["gold"] == 4
    assert m.view(1)["players"][0]["gold"] is None


# ---- another hand at the helm


@pytest.mark.rule("pirates", "4.8", "1.4")
def test_who_steers_an_enemy_does_not_learn_of_its_hidden_helmsman() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN], plight=kit.Plight(steersman=1))
    m = do(stage(vessel, SPARE, AWAY), f"helm {vessel.id}")
    decision = m.pending[1]
    assert decision.form is not None
    base = [S if w == "S" else L for w in box.ships()[FRIGATE].move.split("+")]
    assert decision.form.fields["ships"][vessel.id] == base


@pytest.mark.rule("pirates", "18.whirlpool-3")
def test_a_steered_ship_pays_the_toll_of_a_whirlpool() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, plight=kit.Plight(steersman=1))
    pools = [Terrain("whirlpool", 68000, 45000), Terrain("whirlpool", 30000, 70000)]
    m = do(stage(vessel, SPARE, AWAY, terrain=pools, dice=[1]), f"helm {vessel.id}", course(vessel, (0, 57)))
    do(m, f"whirl {vessel.id} t2")
    while kit.asked(m) in ("heading", "onward"):
        do(m, next(o for o in m.suggest(0) if o[0] == "set") if kit.asked(m) == "heading" else "pass")
    assert kit.told(m, "toll")


@pytest.mark.rule("pirates", "1.5", "16.kw-expatriot-2", "P90")
@pytest.mark.parametrize(("word", "stays"), [("ex_patriot", False), ("jonah", True)])
def test_crew_led_astray_leave_what_they_were_and_a_jonah_stays(word: str, stays: bool) -> None:
    crew = kit.crew_with(word)
    vessel = ship(BARQUE, 0, 240, 780, 180, crew=[crew], nation=box.crew()[crew].nation)
    vessel.mercenary = word == "ex_patriot"

    def mystery(s: State) -> None:
        s.islands[2].mystery = 11

    m = do(stage(vessel, AWAY, SPARE, edit=mystery, dice=[1]), course(vessel, (0, 57)))
    assert get(m, vessel).dock == 2
    assert bool(get(m, vessel).crew) is stays
    assert not get(m, vessel).mercenary


@pytest.mark.rule("pirates", "16.kw-submarine-4", "18.fog-2", "8.3")
def test_nobody_robs_from_below_nor_who_is_lost_or_below() -> None:
    thief = kit.crew_with("steal_1_on_touch")
    half = box.body(kit.SUB).length / 200
    foe = ship(FRIGATE, 1, 600 + half + 30, 450, 90, coins=[3])
    for below in (True, False):
        sub = ship(kit.SUB, 0, 600, 450, crew=[thief], nation=box.crew()[thief].nation)
        m = do(stage(sub, foe, AWAY, SPARE), f"{'dive' if below else 'surface'} {sub.id}")
        do(m, course(sub, (0, 30)))
        do(m, "pass")  # no ram
        assert (kit.asked(m) == "rob") is not below
    robber = ship(kit.ship_with("steal_1_at_s"), 0, 600, 450)
    bank = [Terrain("fog_bank", 66000, 56000)]
    for below, fog in ((False, -1), (True, -1), (False, 0)):
        prey = ship(kit.SUB, 1, 660, 500, coins=[3], submerged=below, fog=fog)
        m = do(stage(robber, prey, AWAY, SPARE, terrain=bank), course(robber, (0, 1)))
        assert (kit.asked(m) == "rob") is (not below and fog < 0)
    trader = ship(kit.ship_with("trade_at_s"), 0, 600, 450, coins=[1])
    foe = ship(FRIGATE, 1, 600, 490, coins=[3])
    for fog in (-1, 0):
        trader.fog = fog
        m = kit.quiet(stage(trader, foe, AWAY, SPARE, terrain=bank))
        assert bool(kit.offered(m, "barter")) is (fog < 0)


@pytest.mark.rule("pirates", "16.kw-fear-2", "13.unique-3", "8.3")
def test_who_has_no_abilities_keeps_what_its_treasure_does() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, uniques=["rats", "forged_papers"])
    s = stage(vessel, AWAY).state
    for word in ("mute", "gagged"):
        setattr(s.ships[0].plight, word, True)
        assert has(s, s.ships[0], "rats")
        assert has(s, s.ships[0], "explore_on_dock")


@pytest.mark.rule("pirates", "18.wreck-2", "18.reef-4", "8.3")
def test_a_wreck_and_its_crew_help_nobody() -> None:
    helper = ship(ship_with("aura_cannon_plus1"), 0, 600, 485, id="helper")
    vessel = ship(FRIGATE, 0, 600, 450)
    m = stage(vessel, helper, AWAY)
    assert auras(rules(m), get(m, vessel)) == 1
    helper.wreck, helper.masts = True, [0] * len(helper.masts)
    m = stage(vessel, helper, AWAY)
    assert auras(rules(m), get(m, vessel)) == 0


@pytest.mark.rule("pirates", "18.wreck-2", "18.fog-2", "8.3")
@pytest.mark.parametrize("code", ["near_friend_plus_s", "near_enemy_plus_s"])
def test_a_wreck_or_one_lost_in_fog_is_no_company(code: str) -> None:
    vessel = ship(ship_with(code), 0, 600, 450)
    plain = len(box.ships()[vessel.card].move.split("+"))
    other = ship(SLOOP, int("enemy" in code), 600, 490, id="other")
    for more, wreck, fog in ((1, False, -1), (0, True, -1), (0, False, 0)):
        other.wreck, other.fog = wreck, fog
        m = stage(vessel, other, AWAY, terrain=[Terrain("fog_bank", 60000, 80000)])
        assert len(segments(m.state, get(m, vessel))) == plain + more


@pytest.mark.rule("pirates", "16.kw-ransom-1", "8.3")
def test_a_captive_delivered_at_home_does_not_join_the_wraith() -> None:
    haunted = served(ship(FRIGATE, 0, 600, 450), crew_with("wraith"))
    vessel = dock(ship(FRIGATE, 0, id="captor"), 0)
    vessel.crew = [Crew(RANSOM, 1, "england", up=True, worth=5)]
    m = stage(haunted, vessel, AWAY, dice=[6])
    do(m, f"about {haunted.id}")
    assert gold_of(m.state, 0) == 5
    assert len(get(m, haunted).crew) == 1


@pytest.mark.rule("pirates", "13.unique-3", "10.dock-2", "P89")
def test_a_ship_rid_of_the_plague_lies_docked_where_its_bow_touches() -> None:
    sick = dock(ship(SLOOP, 0, uniques=["plague"], id="sick"), 2)
    friend = ship(SLOOP, 0, sick.x / 100, sick.y / 100 - 60, 90)
    m = stage(sick, friend, AWAY, edit=lambda s: setattr(s.ships[0], "dock", -1))
    do(m, course(friend, (0, 57)))
    assert [coin.unique for coin in get(m, friend).coins] == ["plague"]
    assert get(m, sick).dock == 2


@pytest.mark.rule("pirates", "8.3", "10.unload-1")
def test_who_has_left_port_by_a_free_move_casts_no_gun_there() -> None:
    card = ship_with("move_s_after_unload")
    home = dock(ship(card, 0), 0)
    vessel = served(
        ship(card, 0, home.x / 100 + 30, home.y / 100, 180, coins=[2]), crew_with("treasure_to_cannon")
    )
    m = do(stage(vessel, AWAY), course(vessel, (0, 50)))
    assert kit.asked(m) == "onward"
    m = do(m, course(vessel, (-90, 40)))
    assert (kit.asked(m), get(m, vessel).dock) == ("act", -1)
