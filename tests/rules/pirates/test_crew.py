"""Crew (4): whose abilities work where, and who is shown."""

from __future__ import annotations

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.cargo import fits
from flibuste.games.pirates.rules.course import segments
from flibuste.games.pirates.rules.marines import marine_options
from flibuste.games.pirates.state import Coin, Crew, State
from flibuste.games.pirates.table.contact import fleet

from . import kit
from .kit import BARQUE, FRIGATE, HELMSMAN, Terrain, course, crew_with, do, dock, get, ship, stage


@pytest.mark.rule("pirates", "4.6")
def test_a_crew_of_cost_0_never_boards_a_foreign_ship() -> None:
    free = next(c for c in box.crew().values() if c.cost == 0 and c.nation == "france" and box.coded(c.id))

    def waiting(s: State) -> None:
        s.players[0].crew = [Crew(free.id, 0, "france")]

    english = dock(ship(FRIGATE, 0), 0)
    m = stage(english, kit.AWAY, edit=waiting)
    assert not kit.offered(m, "hands")
    french = dock(ship(FRIGATE, 0, nation="france"), 0)
    m = do(stage(french, kit.AWAY, edit=waiting), f"hands {french.id}")
    assert f"embark {free.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "4.5", "16.kw-marine-2")
def test_a_marine_under_a_foreign_flag_or_silenced_does_not_fire() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE]), ship(BARQUE, 1, 600, 490)
    m = stage(vessel, foe, kit.AWAY)
    s = m.state
    assert marine_options(s, 0, fleet(s, 0))
    mine = get(m, vessel)
    for mark in ("stunk", "mute", "hushed"):
        setattr(mine.plight, mark, True)
        assert not marine_options(s, 0, fleet(s, 0))
        setattr(mine.plight, mark, False)
    mine.crew[0].nation = "spain"
    assert not marine_options(s, 0, fleet(s, 0))


@pytest.mark.rule("pirates", "4.7", "5.helmsman", "5.oarsman-1")
def test_the_crew_that_carry_a_ship_further_are_shown() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN])
    m = do(stage(vessel, kit.AWAY), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up  # her own move is enough
    printed = box.ships()[FRIGATE].move.count("+") + 1
    m = do(stage(vessel, kit.AWAY), course(vessel, *[(0, 50)] * (printed + 1)))
    assert get(m, vessel).crew[0].up
    oarsman = next(c.id for c in box.crew().values() if "oarsman" in c.keywords)
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oarsman])
    m = do(stage(hulk, kit.AWAY), course(hulk, (0, 50)))
    assert get(m, hulk).crew[0].up


@pytest.mark.rule("pirates", "4.7", "5.helmsman", "5.oarsman-1", "16.kw-turtle-4", "P99")
def test_a_helmsman_adds_to_the_base_move_of_a_derelict_that_rows() -> None:
    oarsman = next(c.id for c in box.crew().values() if "oarsman" in c.keywords)
    hulk = ship(FRIGATE, 0, 600, 450, masts=[0] * 4, crew=[oarsman, HELMSMAN])
    m = stage(hulk, kit.AWAY)
    assert segments(m.state, get(m, hulk)) == [kit.S, kit.S]
    do(m, course(hulk, (0, 50)))
    assert [member.up for member in get(m, hulk).crew] == [True, False]
    m = do(stage(hulk, kit.AWAY), course(hulk, (0, 50), (0, 50)))
    assert [member.up for member in get(m, hulk).crew] == [True, True]
    turtle = ship(kit.TURTLE, 0, 600, 450, masts=[0, 0, 0])
    turtle.crew = [kit.Crew(HELMSMAN, 0, turtle.nation)]
    assert segments(m.state, turtle) == [kit.S, kit.S]


@pytest.mark.rule("pirates", "4.3", "16.kw-blackmark-2")
def test_a_black_mark_makes_its_crew_dearer_aboard_too() -> None:
    word = next(c.id for c in box.crew().values() if "black_mark" in c.keywords and c.nation != "cursed")
    cost = box.crew()[word].cost
    card = next(c.id for c in box.ships().values() if c.cost == cost + 3 and c.cargo > 2 and not c.keywords)
    vessel = ship(card, 0, nation="cursed")
    three = next(c.id for c in box.crew().values() if c.cost == 3 and not c.abilities)
    vessel.crew = [kit.Crew(three, 0, "cursed")]
    s = stage(vessel, kit.AWAY).state
    assert fits(s, vessel, kit.Crew(word, 0, box.crew()[word].nation))
    assert not fits(s, vessel, kit.Crew(word, 0, "cursed"))


@pytest.mark.rule("pirates", "4.7")
def test_the_crew_that_lead_a_ship_over_terrain_or_its_guns_further_are_shown() -> None:
    pilot = crew_with("ignore_terrain")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[pilot])
    m = do(stage(vessel, kit.AWAY, terrain=[Terrain("reef", 60000, 70000)]), course(vessel, (0, 50)))
    assert not get(m, vessel).crew[0].up
    m = do(stage(vessel, kit.AWAY, terrain=[Terrain("reef", 70000, 45000)]), course(vessel, (0, 50)))
    assert get(m, vessel).crew[0].up
    gunner = crew_with("all_long")
    short = next(c.id for c in box.ships().values() if not c.abilities and set(c.cannons) == {"3S"})
    for gap, shown in ((20, False), (70, True)):
        shooter = ship(short, 0, 600, 450, crew=[gunner])
        foe = ship(BARQUE, 1, 600, 450 + kit.half(short)[1] + 9 + gap)
        m = do(kit.quiet(stage(shooter, foe, kit.AWAY, dice=[1])), f"shoot {shooter.id}")
        do(m, kit.offered(m, "fire")[0])
        assert get(m, shooter).crew[0].up is shown


# ---- the one that was named, of several


PAIR = [kit.CAPTAIN, HELMSMAN]


@pytest.mark.rule("pirates", "2.9")
def test_the_crew_named_for_a_duel_are_those_that_fight() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=PAIR)
    foe = ship(FRIGATE, 1, 600, 600, crew=PAIR)
    m = stage(vessel, foe, edit=lambda s: s.players[0].events.append("duel"), dice=[1, 2])
    do(m, "play duel", f"champion {vessel.id} 1", f"champion {foe.id} 2")
    left = [[c.card for c in get(m, side).crew] for side in (vessel, foe)]
    assert left == [[HELMSMAN], [kit.CAPTAIN]]  # 1 + 3 against 2 + 2: both fall


@pytest.mark.rule("pirates", "2.9")
@pytest.mark.parametrize("place", [1, 2])
def test_a_duel_is_lost_by_the_champion_who_was_named(place: int) -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=PAIR)
    foe = ship(FRIGATE, 1, 600, 600, crew=PAIR)
    m = stage(vessel, foe, edit=lambda s: s.players[0].events.append("duel"), dice=[1, 6])
    do(m, "play duel", f"champion {vessel.id} {place}", f"champion {foe.id} {place}")
    assert [c.card for c in get(m, vessel).crew] == [PAIR[2 - place]]
    assert [c.up for c in get(m, foe).crew] == [place == 1, place == 2]


@pytest.mark.rule("pirates", "13.unique-3")
@pytest.mark.parametrize("place", [1, 2])
def test_a_volcano_takes_the_crew_that_its_owner_names(place: int) -> None:
    vessel = dock(ship(FRIGATE, 0, crew=PAIR), 2)

    def mountain(s: State) -> None:
        s.islands[2].coins = [Coin(0, "volcano"), Coin(1)]

    m = do(stage(vessel, kit.AWAY, edit=mountain), f"explore {vessel.id}", f"crew {place}")
    assert [c.card for c in get(m, vessel).crew] == [PAIR[2 - place]]


@pytest.mark.rule("pirates", "18.whirlpool-3")
@pytest.mark.parametrize(
    "toll", ["crew 1 " + PAIR[0], "crew 2 " + PAIR[1], "drop 2", "drop sextant", "lose vessel"]
)
def test_the_toll_of_a_whirlpool_is_what_the_owner_names(toll: str) -> None:
    vessel = ship(FRIGATE, 0, 300, 450, crew=PAIR, coins=[1, 2], uniques=["weapons", "sextant"], id="vessel")
    vessel.coins = [c for c in vessel.coins if c.unique != "sextant"] + [
        c for c in vessel.coins if c.unique == "sextant"
    ]
    vessel.coins[-1].seen = 3
    pools = [Terrain("whirlpool", 30000 + 4100 + 3200 + 2000, 45000), Terrain("whirlpool", 80000, 45000)]
    bare = "sextant" not in toll
    if bare:  # it guides past all terrain
        vessel.coins.pop()
    else:
        vessel.plight.whirled = True
    m = stage(vessel, kit.AWAY, terrain=pools, dice=[4])
    if bare:
        do(m, course(vessel, (0, 57)), "whirl vessel t2", "set vessel 0 0", "pass")
    else:
        do(m, course(vessel, (90, 20)))
    assert kit.asked(m) == "toll"
    do(m, toll)
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    left = get(m, vessel)
    kept = [*[c.card for c in left.crew], *[c.unique or str(c.value) for c in left.coins]]
    whole = [*PAIR, "1", "2", "weapons", *([] if bare else ["sextant"])]
    lost = {"crew": toll.split()[-1], "drop": toll.split()[-1], "lose": ""}[toll.split()[0]]
    assert kept == [word for word in whole if word != lost]
    assert sum(left.masts) == (3 if not lost else 4)


@pytest.mark.rule("pirates", "8.3")
@pytest.mark.parametrize("place", [1, 2])
def test_who_is_looked_at_silenced_or_possessed_is_the_one_that_was_named(place: int) -> None:
    def against(code: str, *dice: int) -> tuple[kit.Match, kit.Ship, kit.Ship]:
        member = crew_with(code)
        vessel = ship(FRIGATE, 0, 600, 450)
        vessel.crew = [Crew(member, 0, vessel.nation)]
        foe = ship(FRIGATE, 1, 600, 490, crew=PAIR)
        return stage(vessel, foe, kit.AWAY, dice=dice), vessel, foe

    m, vessel, foe = against("peek_cargo")
    do(m, f"peek-crew {vessel.id} {foe.id} {place}")
    assert [bool(c.seen & 1) for c in get(m, foe).crew] == [place == 1, place == 2]
    assert not m.can_undo(0)  # what was seen stays seen
    m, vessel, foe = against("cancel_ability_s")
    do(m, f"silence {vessel.id} {foe.id} {place}")
    assert get(m, foe).deeds.silenced == [PAIR[place - 1]]
    m, vessel, foe = against("possess_crew", 6)
    do(m, f"possess {vessel.id} {foe.id} {place}")
    assert get(m, vessel).crew[-1].card == PAIR[place - 1]
    assert len(get(m, foe).crew) == 1


@pytest.mark.rule("pirates", "16.kw-marine-5")
def test_each_marine_fires_for_itself() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE] * 3), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, kit.AWAY, dice=[1, 1]), f"marine {vessel.id} 2 {foe.id}")
    assert [c.acted for c in get(m, vessel).crew] == [False, True, False]
    assert kit.offered(m, "marine") == [f"marine {vessel.id} {place} {foe.id}" for place in (1, 3)]
    do(m, f"marine {vessel.id} 3 {foe.id}")
    assert [c.acted for c in get(m, vessel).crew] == [False, True, True]


@pytest.mark.rule("pirates", "16.kw-marine-2", "8.3")
def test_a_marine_whose_target_buys_safety_may_fire_at_another() -> None:
    rich = ship(kit.ship_with("parley"), 1, 600, 490, coins=[2], id="rich")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE])
    poor = ship(FRIGATE, 1, 600, 410, id="poor")
    m = do(stage(vessel, rich, poor), f"marine {vessel.id} 1 rich", "buy rich")
    assert kit.offered(m, "marine") == [f"marine {vessel.id} 1 poor"]


@pytest.mark.rule("pirates", "16.kw-marine-4", "16.kw-marine-3")
def test_two_hits_fell_the_marine_that_took_them_and_no_other() -> None:
    vessel = ship(FRIGATE, 0, 190, 780, 90)

    def land(s: State) -> None:
        s.islands[2].crew = [
            Crew(kit.MARINE, 1, "england", up=True),
            Crew(HELMSMAN, 1, "england", up=True),
            Crew(kit.MARINE, 1, "spain", up=True),
        ]

    m = do(stage(vessel, kit.AWAY, edit=land, dice=[6, 6, 6]), f"shoot {vessel.id}")
    aims = {word.rpartition(" ")[2] for word in kit.offered(m, "fire")}
    assert aims == {"i3m1", "i3m3"}  # a helmsman ashore is no target
    for _ in range(2):
        do(m, next(word for word in kit.offered(m, "fire") if word.endswith("i3m3")))
    assert [c.nation for c in m.state.islands[2].crew] == ["england", "england"]


@pytest.mark.rule("pirates", "14.12", "15.repair-1", "P75")
@pytest.mark.parametrize("place", [1, 3])
def test_the_mast_lost_or_raised_is_the_one_its_owner_names(place: int) -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, kit.AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g2 {foe.id}")
    do(m, f"lose {foe.id} {place}")
    assert get(m, foe).masts == [int(i + 1 != place) for i in range(4)]
    hulk = dock(ship(FRIGATE, 0, masts=[0, 1, 0, 0]), 0)
    m = do(stage(hulk, kit.AWAY), f"repair {hulk.id}", f"raise {hulk.id} {place}")
    assert get(m, hulk).masts == [int(i + 1 == place or i == 1) for i in range(4)]


@pytest.mark.rule("pirates", "8.5", "16.kw-marine-5", "8.3")
def test_to_silence_one_of_two_alike_leaves_the_other_at_work() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450, crew=[kit.MARINE] * 2), ship(BARQUE, 1, 600, 490)
    m = stage(vessel, foe, kit.AWAY)
    s, mine = m.state, get(m, vessel)
    mine.crew[1].up = True
    mine.deeds.silenced = [kit.MARINE]
    assert {option[2] for option in marine_options(s, 0, fleet(s, 0))} == {1}
    mine.deeds.silenced = [kit.MARINE] * 2
    assert not marine_options(s, 0, fleet(s, 0))
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN] * 2)
    m = stage(vessel, kit.AWAY)
    mine = get(m, vessel)
    both = segments(m.state, mine)
    mine.deeds.silenced = [HELMSMAN]
    assert segments(m.state, mine) == both
    mine.deeds.silenced = [HELMSMAN] * 2
    assert len(segments(m.state, mine)) == len(both) - 1


@pytest.mark.rule("pirates", "10.dock-3")
def test_of_two_crew_alike_ashore_or_aboard_one_s_own_and_the_free_one_change_place() -> None:
    vessel = dock(ship(FRIGATE, 0), 2)

    def ashore(s: State) -> None:
        s.islands[2].crew = [Crew(HELMSMAN, 1, "england"), Crew(HELMSMAN, 0, "england")]

    m = do(stage(vessel, kit.AWAY, edit=ashore), f"hands {vessel.id}", f"embark {HELMSMAN}")
    assert [member.owner for member in m.state.islands[2].crew] == [1]
    vessel.crew = [Crew(HELMSMAN, 0, "england", bound=True), Crew(HELMSMAN, 0, "england")]
    m = do(stage(vessel, kit.AWAY), f"hands {vessel.id}", f"land {HELMSMAN}")
    assert [member.bound for member in get(m, vessel).crew] == [True]


@pytest.mark.rule("pirates", "8.3", "9.6")
def test_of_two_crew_alike_the_one_that_may_be_lost_is_given_up() -> None:
    giver = crew_with("sacrifice_extra_action")
    vessel = ship(FRIGATE, 0, 600, 450, nation=box.crew()[giver].nation)
    vessel.crew = [Crew(HELMSMAN, 0, "", bound=True), Crew(HELMSMAN, 0, ""), Crew(giver, 0, vessel.nation)]
    m = do(stage(vessel, kit.AWAY), f"sacrifice {vessel.id} {HELMSMAN}")
    assert [member.bound for member in get(m, vessel).crew] == [True, False]
    assert get(m, vessel).more == 1
