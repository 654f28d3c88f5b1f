"""Fleet building (1.1, 1.2, 2), crew and equipment aboard (4, 6), and the keywords that bind a fleet (16)."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import abilities, card_codes
from flibuste.games.pirates.fleet import fleet, samples
from flibuste.games.pirates.fleet.fleet import BadFleet, Berth, Fleet, check, cost, read_line, read_toml
from flibuste.games.pirates.rules.cargo import spaces, taken

from . import kit
from .kit import BARQUE, BRIG, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, crew_with, ship, ship_with, stage

ENGLISH = [card.id for card in box.crew().values() if card.nation == "england" and box.coded(card.id)]


def berth(ship_card: str, *crew: str, **more: object) -> Berth:
    return Berth(ship_card, list(crew), **more)  # type: ignore[arg-type]


def faults(*berths: Berth, points: int = 40, **more: object) -> str:
    return " / ".join(check(Fleet(ships=list(berths), **more), points))  # type: ignore[arg-type]


def english(code: str, most: int = 99) -> str:
    """A crew of England with a code, alone if possible."""
    found = [
        card
        for card in box.crew().values()
        if card.nation == "england"
        and card.cost <= most
        and code in fleet.words_of(card)
        and box.coded(card.id)
    ]
    return min(found, key=lambda card: len(fleet.words_of(card))).id


@pytest.mark.rule("pirates", "1.1", "2.2", "2.7", "2.8")
def test_ships_crew_equipment_and_events_count_and_forts_do_not() -> None:
    one = Fleet(
        ships=[berth(FRIGATE, english("move_and_shoot", 3), equipment=["fire_shot"])],
        events=["duel"],
        forts=["the_devils_maw"],
    )
    captain = box.crew()[one.ships[0].crew[0]].cost
    assert cost(one) == 10 + captain + 1 + 5
    assert check(one, cost(one)) == []  # the event is with no ship, less than the total is allowed
    assert check(one, cost(one) + 7) == []
    assert "2.2" in " ".join(check(one, cost(one) - 1))


@pytest.mark.rule("pirates", "2.1", "2.6")
def test_every_piece_has_a_cost_and_one_of_ten_nations_and_flags_are_public() -> None:
    assert len(box.NATIONS) == 10
    for card in [*box.ships().values(), *box.crew().values()]:
        assert card.cost >= 0
        assert card.nation in box.NATIONS
    vessel = ship(FRIGATE, 1, 600, 450)
    assert stage(ship(SLOOP, 0, 300, 450), vessel).view(0)["ships"][1]["nation"] == "england"


@pytest.mark.rule("pirates", "2.3")
def test_the_build_total_is_forty_or_what_was_agreed_for_all() -> None:
    assert flibuste.new("pirates", seats=2, seed=1).state.points == 40
    m = flibuste.new("pirates", seats=2, seed=1, options={"points": 60})
    assert m.state.points == 60
    three = f"{FRIGATE},{FRIGATE},{FRIGATE},{FRIGATE}"
    flibuste.new("pirates", seats=2, seed=1, options={"fleets": three})
    with pytest.raises(ValueError, match=r"2\.2"):
        flibuste.new("pirates", seats=2, seed=1, options={"fleets": three, "points": 39})


@pytest.mark.rule("pirates", "2.4", "2.5")
def test_ships_alone_make_a_fleet_and_nations_may_mix() -> None:
    assert faults(berth(FRIGATE), berth(BRIG), berth(BARQUE)) == ""
    assert "2.4" in faults()


@pytest.mark.rule("pirates", "1.2")
def test_equipment_serves_on_ships_of_any_nation() -> None:
    for card in (FRIGATE, BRIG, BARQUE):
        assert faults(berth(card, equipment=["double_shot"])) == ""


@pytest.mark.rule("pirates", "4.1", "6.1")
def test_crew_and_equipment_start_face_down_aboard_or_at_home() -> None:
    line = f"{FRIGATE}+{english('move_plus_s')}+fire_shot"
    m = flibuste.new("pirates", seats=2, seed=1, options={"fleets": line})
    vessel = m.state.ships[0]
    assert [member.up for member in vessel.crew] == [False]
    assert [thing.up for thing in vessel.gear] == [False]
    home = read_toml(
        f'crew = ["{english("move_plus_s")}"]\nequipment = ["fire_shot"]\nships = [{{ship = "{FRIGATE}"}}]'
    )
    from flibuste.games.pirates.rules.setup import muster
    from flibuste.games.pirates.state import Player, State

    s = State(2, 40, 1, 1, 1, 1, [Player(), Player()])
    muster(s, 1, home)
    assert not s.players[1].crew[0].up
    assert not s.players[1].gear[0].up


@pytest.mark.rule("pirates", "4.2", "6.2")
def test_each_crew_and_each_piece_of_equipment_takes_a_space() -> None:
    crew = [english("move_plus_s")] * 5
    assert "4.2" in faults(berth(BRIG, *crew[:3]))
    assert faults(berth(BRIG, *crew[:1], equipment=["fire_shot"])) == ""
    assert "cargo" in faults(berth(BRIG, *crew[:1], equipment=["fire_shot", "chain_shot"]))
    assert "6.2" in faults(berth(BRIG, equipment=["fire_shot"] * 3))
    vessel = ship(FRIGATE, 0, 600, 450, crew=crew[:2], gear=["fire_shot"], coins=[3])
    s = stage(vessel).state
    assert (spaces(s, s.ships[0]), taken(s, s.ships[0])) == (5, 4)


@pytest.mark.rule("pirates", "4.3", "6.3", "P6")
def test_crew_and_equipment_each_stay_within_the_ship_s_own_cost() -> None:
    dear = [card for card in ENGLISH if box.crew()[card].cost == 6 and not box.crew()[card].keywords][:2]
    text = faults(berth(FRIGATE, *dear))
    assert "4.3" in text
    assert "12" in text
    five = ship_with("sinks_at_zero")  # cost 4
    assert box.ships()[five].cost == 4
    assert "6.3" in faults(berth(five, equipment=["exploding_shot", "exploding_shot"]))
    assert faults(berth(FRIGATE, dear[0], equipment=["exploding_shot"] * 2)) == ""  # counted apart


@pytest.mark.rule("pirates", "4.4", "4.5")
def test_crew_work_aboard_a_ship_of_their_nation_only() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN])
    s = stage(vessel).state
    assert "move_plus_s" in abilities(s, s.ships[0]).codes
    s.ships[0].crew[0].nation = "spain"
    assert "move_plus_s" not in abilities(s, s.ships[0]).codes
    s.ships[0].crew[0].nation = "england"
    s.islands[2].crew.append(s.ships[0].crew.pop())
    assert "move_plus_s" not in abilities(s, s.ships[0]).codes  # ashore it does nothing


@pytest.mark.rule("pirates", "4.6")
def test_a_crew_of_cost_0_serves_its_own_flag() -> None:
    free = next(
        card
        for card in box.crew().values()
        if card.cost == 0
        and card.nation == "england"
        and box.coded(card.id)
        and "loyal:england" not in card.keywords
    )
    assert "4.6" not in faults(berth(FRIGATE, free.id))
    assert "4.6" in faults(berth(BRIG, free.id), berth(FRIGATE))


@pytest.mark.rule("pirates", "4.7", "4.8")
def test_a_crew_is_hidden_until_its_ability_is_used_and_stays_up() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN])
    foe = ship(SLOOP, 1, 600, 500)
    m = stage(vessel, foe, dice=[1, 1, 1, 1])
    assert m.view(1)["ships"][0]["crew"] == [{"owner": 0}]
    assert m.view(0)["ships"][0]["crew"][0]["card"] == CAPTAIN
    kit.do(m, kit.course(vessel, (0, 0)), f"shoot {vessel.id}")
    assert m.view(1)["ships"][0]["crew"][0]["card"] == CAPTAIN
    kit.end_turn(m)
    assert m.view(None)["ships"][0]["crew"][0]["up"] is True


@pytest.mark.rule("pirates", "4.link-1", "4.link-2", "4.link-3", "4.link-4", "P8")
def test_linked_pairs_give_a_space_each() -> None:
    pride = box.ships()["RV-4"]  # linked to two crew
    crew = [card for card in box.crew().values() if card.name in ("Jean Laffite", "Phillipe Laffite")]
    assert len(crew) >= 2
    one, two = crew[0], next(card for card in crew if card.name != crew[0].name)
    assert fleet.linked(one, pride)
    assert fleet.linked(two, pride)
    alone = fleet.cargo_spaces(pride, [one], [""], [])
    assert alone == pride.cargo + 1  # 4.link-2
    pair = 1 if fleet.linked(one, two) else 0
    assert fleet.cargo_spaces(pride, [one, two], ["", ""], []) == pride.cargo + 2 + pair
    both = next(
        (a, b)
        for a in box.crew().values()
        for b in box.crew().values()
        if a.id < b.id and a.name in b.links and b.name in a.links
    )
    plain = box.ships()[FRIGATE]
    assert fleet.cargo_spaces(plain, list(both), ["", ""], []) == plain.cargo + 1  # 4.link-1, 4.link-4: once


@pytest.mark.rule("pirates", "4.link-1")
def test_every_link_names_a_piece_or_all_ships_of_a_nation() -> None:
    cards = [*box.ships().values(), *box.crew().values()]
    known = {card.name for card in cards} | {f"All {word} ships" for word in fleet.ADJECTIVES.values()}
    links = {link for card in cards for link in card.links}
    assert {link.lower() for link in links} <= {name.lower() for name in known}


@pytest.mark.rule("pirates", "16.kw-limit", "P11")
def test_a_limited_card_is_in_a_fleet_once() -> None:
    word = english("limit")
    text = faults(berth(FRIGATE, word), berth(FRIGATE, word), points=100)
    assert "16.kw-limit" in text
    assert "16.kw-limit" not in faults(berth(FRIGATE, word), points=100)


@pytest.mark.rule("pirates", "16.kw-loyal", "P60")
def test_a_loyal_crew_needs_its_nation_or_piece() -> None:
    loyal = next(c for c in box.crew().values() if "loyal:pirates" in c.keywords and box.coded(c.id))
    big = ship_with("fire_through_ships")
    other = next(c for c in box.crew().values() if "loyal:england" in c.keywords and box.coded(c.id))
    assert "16.kw-loyal" not in faults(berth(big, loyal.id), points=100)
    assert "16.kw-loyal" in faults(berth(big, other.id), points=100)
    assert "16.kw-loyal" not in faults(berth(big, other.id), berth(FRIGATE), points=100)


@pytest.mark.rule("pirates", "16.kw-hostile-1", "16.kw-hostile-2")
def test_a_hostile_crew_bars_a_nation_from_its_fleet() -> None:
    card = next(c for c in box.crew().values() if "hostile:england" in c.keywords and box.coded(c.id))
    own = next(c.id for c in box.ships().values() if c.nation == card.nation and c.cost > 12 and c.cargo > 2)
    assert "16.kw-hostile" not in faults(berth(own, card.id), points=100)
    assert "16.kw-hostile-2" in faults(berth(own, card.id), berth(FRIGATE), points=100)
    named = box.CrewCard(
        id="x", source="house", set="X", nation="spain", name="X", cost=1, keywords=["hostile:HMS Hunter"]
    )
    frigate = box.ships()[FRIGATE]
    assert fleet._is(frigate, frigate.nation, frigate.name)
    assert not fleet._is(named, named.nation, frigate.name)


@pytest.mark.rule("pirates", "16.kw-blackmark-1", "16.kw-blackmark-2", "16.kw-blackmark-3")
def test_a_black_mark_makes_crew_and_ship_cursed_for_a_point_more() -> None:
    card = box.crew()[crew_with("black_mark")]
    own = next(c.id for c in box.ships().values() if c.nation == card.nation and c.cost > 12 and c.cargo > 2)
    plain, marked = Fleet(ships=[berth(own, card.id)]), Fleet(ships=[berth(own, card.id, marked=[card.id])])
    assert cost(marked) == cost(plain) + 1
    m = flibuste.new("pirates", seats=2, seed=1, options={"fleets": fleet.write_line(marked), "points": 60})
    vessel = m.state.ships[0]
    assert (vessel.nation, vessel.crew[0].nation, vessel.crew[0].up) == ("cursed", "cursed", True)
    m = flibuste.new("pirates", seats=2, seed=1, options={"fleets": fleet.write_line(plain), "points": 60})
    assert (m.state.ships[0].nation, m.state.ships[0].crew[0].up) == (card.nation, False)
    assert "16.kw-blackmark-1" in faults(
        berth(FRIGATE, english("move_plus_s"), marked=[english("move_plus_s")])
    )


@pytest.mark.rule("pirates", "16.kw-expatriot-1", "16.kw-expatriot-2")
def test_an_ex_patriot_serves_on_any_ship_and_makes_it_mercenary() -> None:
    word = crew_with("ex_patriot")
    one = Fleet(ships=[berth(FRIGATE, word)])
    assert check(one, 60) == []
    m = flibuste.new("pirates", seats=2, seed=1, options={"fleets": fleet.write_line(one), "points": 60})
    vessel = m.state.ships[0]
    assert vessel.nation == "mercenaries"
    assert vessel.mercenary
    assert vessel.dock == -1
    codes = {code for code, _ in card_codes(word)} - {"ex_patriot", "limit", "loyal", "hostile"}
    assert codes <= set(abilities(m.state, vessel).codes)


@pytest.mark.rule("pirates", "16.kw-seamonster-4", "16.kw-seadragon-9")
def test_creatures_of_the_sea_carry_no_crew() -> None:
    assert "16.kw-seamonster-4" in faults(berth(ship_with("sea_monster"), english("move_plus_s")), points=100)
    assert "16.kw-seadragon-9" in faults(berth(ship_with("sea_dragon"), english("move_plus_s")), points=100)


@pytest.mark.rule("pirates", "5.oarsman-2", "16.kw-oarsman")
def test_oarsmen_take_no_space_and_row_a_derelict() -> None:
    row = next(
        c.id for c in box.crew().values() if c.name == "Oarsman" and c.nation == "america" and box.coded(c.id)
    )
    assert not fleet.takes_space(box.crew()[row])
    assert faults(berth("SS-17", *[row] * 6), points=100).count("cargo spaces") == 0
    keyword = next(c for c in box.crew().values() if "oarsman" in c.keywords)
    assert not fleet.takes_space(keyword)
    vessel = ship(FRIGATE, 0, 600, 450, masts=[0, 0, 0, 0], crew=[keyword.id])
    m = stage(vessel, ship(SLOOP, 1, 900, 600))
    kit.do(m, kit.course(vessel, (0, 57)))
    assert kit.get(m, vessel).x == 65700


def test_a_broken_fleet_file_is_one_clear_error() -> None:
    with pytest.raises(BadFleet, match="TOML"):
        read_toml("ships = [")
    with pytest.raises(BadFleet, match="nowhere"):
        read_toml('ships = [{ship = "nowhere"}]')
    with pytest.raises(BadFleet, match="nobody"):
        read_line(f"{FRIGATE}+nobody")
    with pytest.raises(BadFleet, match="unknown"):
        read_toml('sips = ["x"]')
    with pytest.raises(ValueError, match="seat 0"):
        flibuste.new("pirates", seats=2, options={"fleets": "nothing"})
    assert samples.fault(2, {"fleets": "random/random/random", "points": 40, "as_printed": False})


def test_a_line_reads_back_what_was_written() -> None:
    import random

    rng = random.Random(4)
    for _ in range(30):
        made = fleet.random_fleet(40, rng.randrange)
        assert check(made, 40) == []
        assert cost(made) <= 40
        assert read_line(fleet.write_line(made)) == made


def test_uncoded_pieces_are_listed_and_need_the_table_s_leave() -> None:
    uncoded = next(card for card in box.ships().values() if card.leftover)
    assert "leftover" in box.missing(uncoded)
    assert "as_printed" in faults(berth(uncoded.id))
    assert check(Fleet(ships=[berth(uncoded.id)]), 40, as_printed=True) == []
    assert sum(box.coded(word) for word in box.ships()) > 1130


def test_the_catalogue_can_be_searched() -> None:
    found = list(box.search(nation="france", keyword="schooner", most=10))
    assert found
    assert all(card.nation == "france" and "schooner" in card.keywords and card.cost <= 10 for card in found)
    assert {card.name for card in box.search(text="hms titan")} == {"HMS Titan"}
    assert len(list(box.search(kind="crew", set_="SM1"))) > 30
