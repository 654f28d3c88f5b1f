"""The first pirate, port, zone, nation, counter of each kind has the number 0: it counts as all others do."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.blackbeard.box import HOSTAGES, MERCHANTS, NATIONS, PIRATE, PLACE, PORT, SKILL, WARSHIPS
from flibuste.games.blackbeard.rules.captains import eliminate
from flibuste.games.blackbeard.rules.ships import combat_of, pick_counter, speed_of, trait
from flibuste.games.blackbeard.state import SYSTEM, State
from flibuste.kernel.dice import Dice

from .kit import (
    alone,
    ambitious,
    asked,
    card_phase,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    governor,
    hold,
    listening,
    merchant,
    offered,
    put,
    stage,
    told,
    warship,
)


def allied(s: State, one: str = "teach", other: str = "avery", place: str = "boston") -> None:
    put(s, one, place, ally=PIRATE[other])
    put(s, other, place, ally=PIRATE[one], ship="sloop")


@pytest.mark.rule("blackbeard", "11.2", "11.6")
@pytest.mark.parametrize(("one", "other"), [("teach", "avery"), ("avery", "teach")])
def test_the_first_pirate_is_an_ally_like_any_other(one: str, other: str) -> None:
    m = stage(lambda s: allied(s, one, other))
    found = offered(m)
    assert not {
        word for word in found if word.startswith(f"move {other}")
    }  # they act by the first of the two
    assert {word for word in found if word.startswith("part")} == {f"part {one}"}
    assert combat_of(m.state, get(m, one)) == 7
    assert speed_of(m.state, get(m, other)) == 3
    do(m, f"move {one} north-atlantic")
    assert get(m, one).place == get(m, other).place == PLACE["north-atlantic"] == 0
    do(m, f"part {one}")
    assert get(m, one).ally == get(m, other).ally == -1
    assert f"move {other} central-atlantic" in offered(m)


@pytest.mark.rule("blackbeard", "11.2", "9.58")
def test_a_port_must_be_open_to_the_first_pirate_too() -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        s.pirates[1].history = [0]  # English

    assert "move teach boston" not in offered(stage(position))


@pytest.mark.rule("blackbeard", "11.1")
def test_one_alliance_at_a_time_also_with_the_first_pirate() -> None:
    def position(s: State) -> None:
        allied(s)
        put(s, "low", "boston")
        put(s, "vane", "boston")

    assert not {word for word in offered(stage(position)) if word.startswith("ally")}


@pytest.mark.rule("blackbeard", "8.5", "9.55", "11.7")
def test_both_allies_lose_prize_and_port_by_another_action() -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        for p in s.pirates:
            p.prize, p.taken = 1, 0

    m = stage(position)
    do(m, "move teach central-atlantic")
    assert [(p.prize, p.taken) for p in m.state.pirates] == [(-1, -1), (-1, -1)]


@pytest.mark.rule("blackbeard", "8.14", "8.32", "8.41", "8.44")
def test_the_first_merchant_at_the_first_port() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic")
        merchant(s, "boston", "fluyt")
        s.hostage_pool[:] = [0]
        s.actions = 4

    assert (PORT["boston"], NATIONS[0], MERCHANTS[0].id) == (0, "english", "fluyt")
    m = stage(position, dice=[3, 4, 2])
    do(m, "find avery boston", "plunder avery boston")
    assert m.state.face_up == [0]
    do(m, "seize", "ransom", "no")
    avery = get(m, "avery")
    assert (avery.holds, avery.notoriety) == ([300], 2)  # row 4 of the Atlantic; no cargo value, and a die
    assert (avery.hostages, avery.nations) == ([0], [0])
    assert m.state.merchants[0] == -1
    assert m.state.face_up == []
    do(m, "move avery boston", "port avery")
    assert f"sell-hostage avery {HOSTAGES[0].id}" in offered(m)


@pytest.mark.rule("blackbeard", "6.43", "6.46", "6.47")
def test_the_first_warship_in_the_first_zone() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic")
        merchant(s, "boston", "fluyt")
        warship(s, "north-atlantic", "light")
        listening(s)

    m = stage(position, dice=[1, 6, 3])
    do(m, "find avery boston", "broadside", "fight")
    assert told(m, "beaten") == [{"pirate": "avery", "foe": WARSHIPS[0].id}]
    assert m.state.warships[0] == -1
    assert m.state.warship_pool == [kind.count for kind in WARSHIPS]


@pytest.mark.rule("blackbeard", "6.42", "A19")
def test_no_second_warship_beside_the_first() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic")
        merchant(s, "boston", "fluyt")
        warship(s, "north-atlantic", "light")
        hold(s, 1, "warship-sighting")
        listening(s)

    m = stage(position)
    do(m, "find avery boston")
    assert offered(m) == {"pass", "broadside", "hush"}


@pytest.mark.rule("blackbeard", "10.12", "10.13", "10.24", "10.34")
def test_the_first_commissioner_in_the_first_zone() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic", notoriety=12)
        commissioner(s, 1, "ogle", "north-atlantic")
        listening(s)

    m = stage(position, dice=[6, 1])
    do(m, "move avery central-atlantic")
    assert m.state.kcs[1] == 0
    assert offered(m) == {"pass", "hunt", "send central-atlantic", "hush"}  # he has one: no other is sent for
    do(m, "hunt", "fight")
    assert gone(m, "avery")
    assert told(m, "bounty") == [{"who": "p1", "pirate": "avery", "points": 6}]


@pytest.mark.rule("blackbeard", "17.2#16", "10.13")
def test_no_turncoat_beside_the_first_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "vane", "central-atlantic")
        s.pirate_deck.remove(PIRATE["avery"])
        s.retired.append(PIRATE["avery"])
        commissioner(s, 1, "ogle", "india")
        hold(s, 1, "pirate-converts")
        listening(s)

    m = stage(position)
    do(m, "move vane north-atlantic")
    assert "play pirate-converts" not in offered(m)


@pytest.mark.rule("blackbeard", "10.23", "10.31")
def test_the_first_pirate_is_harassed_as_printed() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic")
        merchant(s, "boston", "fluyt")
        commissioner(s, 1, "ogle", "north-atlantic")
        listening(s)

    m = stage(position, dice=[1, 6, 1, 1, 6, 6], options={"commissioners": "rulebook"})
    do(m, "find avery boston", "hunt")  # he gets away, and finds nothing
    assert asked(m) == "act"
    do(m, "find avery boston")
    assert "hunt" in offered(m)  # again, in the same turn
    do(m, "pass", "pass", "move avery central-atlantic", "pass")
    assert asked(m) != "respond"  # he has entered another zone


@pytest.mark.rule("blackbeard", "9.31", "9.33", "18.41")
def test_the_letter_of_the_first_nation() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic", letter="english")
        governor(s, "boston", pro=False)

    m = stage(position)
    do(m, "move avery boston")
    assert "retire avery letter" in offered(m)


@pytest.mark.rule("blackbeard", "10.33")
def test_a_letter_of_the_first_nation_saves_from_a_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic", letter="english")
        commissioner(s, 1, "ogle", "north-atlantic")
        listening(s)

    m = stage(position, dice=[6, 1])
    do(m, "move avery central-atlantic", "hunt", "flee")
    assert offered(m) == {"fight", "surrender"}


@pytest.mark.rule("blackbeard", "15.1", "17.2#12")
@pytest.mark.parametrize("kept", ["english", "spanish"])
def test_who_has_a_letter_of_the_first_nation_picks_one(kept: str) -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english")
        put(s, "avery", "bath", owner=1, letter="spanish", revel=1, holds=[100])

    # a tie of skills, then Teach's duel
    m = stage(position, dice=[3, 4, 6, 6, 6, 6, 1, 1])
    do(m, "steal teach avery")
    while asked(m) != "letter":
        (seat,) = m.pending
        m.choose(seat, m.pending[seat].options[0])
    do(m, f"letter-of {kept}")
    assert get(m, "teach").letter == NATIONS.index(kept)


@pytest.mark.rule("blackbeard", "9.34", "9.45", "18.41")
def test_the_haven_of_the_first_pirate_in_the_first_port() -> None:
    def position(s: State) -> None:
        put(s, "avery", "boston", worth=600, holds=[100])
        put(s, "low", "boston", worth=600)
        governor(s, "boston")

    m = stage(position, dice=[2])
    do(m, "port avery", "haven avery", "yes", "pass")
    assert m.state.havens[0] == 0
    assert "retire avery haven" in offered(m)
    do(m, "port low")
    assert "haven low" not in offered(m)  # it is Avery's


@pytest.mark.rule("blackbeard", "4.52", "4.53")
def test_the_initiative_of_the_first_pirate() -> None:
    def position(s: State) -> None:
        put(s, "avery", "north-atlantic")
        put(s, "low", "india")
        s.initiative = PIRATE["avery"]

    found = offered(stage(position))
    assert "move avery central-atlantic" in found
    assert not {word for word in found if word.startswith(("move low", "draw"))}


@pytest.mark.rule("blackbeard", "19.14")
def test_alone_the_first_commissioner_hunts_in_the_first_zone() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic")
        commissioner(s, SYSTEM, "ogle", "north-atlantic")

    m = alone(position)
    do(m, "move teach central-atlantic")
    assert asked(m) == "stand"


@pytest.mark.rule("blackbeard", "17.2#6", "10.24")
def test_fair_winds_for_the_first_commissioner_of_a_player_without_pirates() -> None:
    def position(s: State) -> None:
        commissioner(s, 0, "ogle", "north-atlantic")
        card_phase(s, "fair-winds", "warship-sighting")

    m = stage(position)
    assert "both fair-winds" in offered(m)
    do(m, "event fair-winds", "zone india")
    assert m.state.kc_places[0] == PLACE["india"]


@pytest.mark.rule("blackbeard", "14.1", "11.2")
def test_the_crew_of_the_first_pirate_rises_when_his_ally_acts() -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        s.pirates[1].loyalty = 0

    m = stage(position, dice=[1, 1, 1])
    do(m, "move teach central-atlantic")
    assert [entry["pirate"] for entry in told(m, "mutiny")] == ["avery"]
    assert get(m, "teach").ally == -1


@pytest.mark.rule("blackbeard", "6.31", "4.4B")
def test_a_merchant_bound_for_the_first_port_is_told() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        for port in ("goa", "mocha", "kilwa", "havana"):
            merchant(s, port, "sloop")
        draw_phase(s)

    m = stage(position, dice=[1, 1, 1, 1])
    assert [entry["ports"] for entry in told(m, "merchants")] == [["boston", "new-york"]]


@pytest.mark.rule("blackbeard", "17.2#17", "17.2#18")
def test_ambition_stirs_in_the_first_zone_too() -> None:
    def position(s: State) -> None:
        ambitious(s)
        s.pirates[0].place = PLACE["north-atlantic"]

    m = stage(position, seats=3)
    do(m, "move teach central-atlantic", "play scurvy-outbreak")
    assert (asked(m), "play piratical-ambition" in offered(m)) == ("interrupt", True)


@pytest.mark.rule("blackbeard", "11.6", "A59")
def test_the_first_pirate_is_alone_when_his_ally_is_gone() -> None:
    m = stage(lambda s: allied(s, place="north-atlantic"))
    eliminate(m.table, get(m, "teach"))
    assert gone(m, "teach")
    assert get(m, "avery").ally == -1


@pytest.mark.rule("blackbeard", "11.5", "A97", "17.2#12")
def test_no_letter_for_an_ally_of_the_first_pirate() -> None:
    def position(s: State) -> None:
        allied(s, place="boston")
        governor(s, "boston")
        hold(s, 0, "letter-of-marque")

    m = stage(position)
    do(m, "port teach")
    assert not {word for word in offered(m) if word.startswith("letter")}


# ---- edges of counting


@pytest.mark.rule("blackbeard", "7.12", "11.2", "6.26")
@pytest.mark.parametrize(("speed", "left"), [(0, 2), (-1, 1)])
def test_only_a_crippled_ship_makes_allies_pay_twice(speed: int, left: int) -> None:
    def position(s: State) -> None:
        allied(s, other="low", place="north-atlantic")
        s.pirates[1].speed = speed

    m = stage(position)
    do(m, "move teach central-atlantic")
    assert m.state.actions == left


@pytest.mark.rule("blackbeard", "7.12", "11.2", "6.26")
@pytest.mark.parametrize(("actions", "sails"), [(1, False), (2, True)])
def test_allies_beside_a_crippled_first_pirate_need_two_actions_to_sail(actions: int, sails: bool) -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        s.pirates[1].speed, s.actions = -1, actions

    assert ("move teach central-atlantic" in offered(stage(position))) is sails


@pytest.mark.rule("blackbeard", "6.31", "6.42")
@pytest.mark.parametrize(("at", "kind"), [(0, 0), (1, 0), (2, 1), (3, 3), (5, 3)])
def test_each_counter_of_a_pool_is_as_likely(at: int, kind: int) -> None:
    class Drawn(Dice):
        def below(self, bound: int, domain: str = "dice") -> int:
            assert bound == 6
            return at

    assert pick_counter([2, 1, 0, 3], Drawn(b""), "merchants") == kind


@pytest.mark.rule("blackbeard", "9.63", "A39")
@pytest.mark.parametrize("holds", [[1], [1, 1]])
def test_the_last_doubloon_is_stolen_too(holds: list[int]) -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        put(s, "avery", "bath", owner=1, revel=1, holds=list(holds))

    m = stage(position, dice=[6, 1, 1])
    do(m, "steal teach avery")
    while asked(m) != "act":
        (seat,) = m.pending
        m.choose(seat, m.pending[seat].options[0])
    share = told(m, "share")[0]["share"]
    assert 50 < share < 100
    assert (get(m, "avery").holds, get(m, "teach").holds) == ([], [sum(holds)])  # 60%, rounded up


@pytest.mark.rule("blackbeard", "9.42")
def test_a_ransom_joins_the_hold_that_is_named() -> None:
    def position(s: State) -> None:
        avery = put(s, "avery", "boston", holds=[100, 200])
        avery.hostages, avery.nations = [s.hostage_pool.pop(0)], [0]

    m = stage(position, dice=[3, 4])
    do(m, "port avery", f"sell-hostage avery {HOSTAGES[0].id}")
    assert offered(m) == {"stow 0 0", "stow 1 100", "stow 2 200"}
    do(m, "stow 2 200")
    assert get(m, "avery").holds == [100, 200 + 7 * HOSTAGES[0].value * 10]


@pytest.mark.rule("blackbeard", "3.7", "10.31", "A54")
def test_who_is_deployed_before_the_game_can_be_intercepted_in_the_first_turn() -> None:
    m = flibuste.new("blackbeard", seats=2, seed=1)
    while m.state.phase < 3:
        for seat in list(m.pending):
            m.choose(seat, m.pending[seat].options[0])
    assert {p.since for p in m.state.pirates} == {-1}


@pytest.mark.rule("blackbeard", "8.44", "11.7")
def test_a_hostage_may_be_kept_by_the_first_pirate() -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        merchant(s, "boston", "sloop", up=True)
        for p in s.pirates:
            p.found = [PORT["boston"]]

    m = stage(position, dice=[3, 1])
    do(m, "plunder teach boston", "seize", "ransom")
    assert (asked(m), offered(m)) == ("berth", {"captain teach", "captain avery"})
    do(m, "captain avery", "no")
    assert get(m, "avery").hostages
    assert {word for word in offered(m) if word.startswith("convert")} == {"convert teach", "convert avery"}


@pytest.mark.rule("blackbeard", "11.6")
def test_an_alliance_with_the_first_pirate_is_broken_between_two_cards() -> None:
    def position(s: State) -> None:
        allied(s)
        card_phase(s, "wear-and-tear", "scurvy-outbreak")

    assert {word for word in offered(stage(position)) if word.startswith("part")} == {"part teach"}


@pytest.mark.rule("blackbeard", "10.26")
def test_no_pirate_joins_his_player_s_commissioner_in_the_first_zone() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        commissioner(s, 0, "ogle", "north-atlantic")

    found = offered(stage(position))
    assert "move teach north-atlantic" not in found
    assert "move teach south-atlantic" in found


@pytest.mark.rule("blackbeard", "11.2", "9.58", "9.41")
def test_the_traits_and_the_welcome_of_the_first_pirate_serve_his_ally() -> None:
    def position(s: State) -> None:
        allied(s, "bonnet", place="boston")
        s.pirates[0].history = [0]  # English: only Avery is welcome

    m = stage(position)
    assert SKILL[PIRATE["avery"]] > SKILL[PIRATE["bonnet"]]
    assert trait(m.state, get(m, "bonnet"), SKILL) == SKILL[PIRATE["avery"]]
    assert "port bonnet" in offered(m)


@pytest.mark.rule("blackbeard", "11.6", "14.2")
def test_a_mutiny_breaks_an_alliance_with_the_first_pirate() -> None:
    def position(s: State) -> None:
        allied(s, place="north-atlantic")
        s.pirates[0].loyalty = 0

    m = stage(position, dice=[1])  # quelled
    do(m, "move teach central-atlantic")
    assert (get(m, "teach").ally, get(m, "avery").ally) == (-1, -1)
    assert told(m, "parted")


@pytest.mark.rule("blackbeard", "11.2", "13.22")
def test_the_revelry_of_the_first_pirate_binds_his_ally() -> None:
    def position(s: State) -> None:
        allied(s)
        s.pirates[1].revel = 1

    found = offered(stage(position))
    assert "recover teach" in found
    assert "port teach" not in found
