"""10 and the charts of 2008: the King's commissioners."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import BOXES, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import State
from flibuste.kernel.match import Match

from .kit import (
    asked,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    hold,
    merchant,
    offered,
    points,
    put,
    seat_asked,
    stage,
    told,
    warship,
)

RULEBOOK = {"commissioners": "rulebook"}


def chase(
    *dice: int, where: str = "east-caribbean", rules: dict[str, Any] | None = None, **fields: Any
) -> Match:
    """Vane (skill 4, schooner 6/3) off San Juan; seat 1 has Matthews (speed 3, combat 11)."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", **fields)
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", where)
        s.quiet = []

    return stage(position, dice=dice, options=rules)


@pytest.mark.rule("blackbeard", "10.11", "10.12", "10.13", "Aids/KC-3")
def test_three_dice_below_his_notoriety_bring_a_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", notoriety=11)
        merchant(s, "san-juan", "sloop")
        s.quiet = []

    m = stage(position, dice=[3, 5, 2])
    do(m, "find vane san-juan", "commission")
    assert m.state.kcs[1] >= 0
    assert m.state.kc_places[1] == PLACE["east-caribbean"]
    assert len(m.state.kc_pool) == 7
    assert "hunt" in offered(m)  # a new one may react at once
    assert "commission" not in offered(m)  # never a second
    m = stage(position, dice=[3, 5, 3, 1])
    do(m, "find vane san-juan", "commission")
    assert m.state.kcs[1] < 0


@pytest.mark.rule("blackbeard", "10.12")
@pytest.mark.parametrize("place", ["bath", BOXES[0]])
def test_none_against_a_pirate_docked_or_in_transit(place: str) -> None:
    def position(s: State) -> None:
        put(s, "vane", place, notoriety=30)
        s.quiet = []

    m = stage(position)
    do(m, "move vane central-atlantic" if place == "bath" else "move vane gold-coast")
    # nobody was asked at the announcement, in port or in the box: only now, at sea
    assert get(m, "vane").place in (PLACE["central-atlantic"], PLACE["gold-coast"])
    assert "commission" in offered(m)


@pytest.mark.rule("blackbeard", "10.14", "10.34", "Aids/KC-9", "18.2")
def test_a_beaten_commissioner_is_out_for_good() -> None:
    m = chase(3, 4)  # 14 against 14: the pirate wins ties
    do(m, "move vane west-caribbean", "hunt", "fight")
    vane = get(m, "vane")
    assert (vane.notoriety, vane.loyalty, vane.combat) == (22, 8, 5)
    assert points(m, 1) == 1
    assert told(m, "reward") == [{"who": "p1", "points": 1}]
    assert m.state.kcs[1] < 0
    assert m.state.kc_out
    assert len(m.state.kc_pool) == 7
    do(m, "hush")
    assert vane.place == PLACE["west-caribbean"]  # and he goes on


@pytest.mark.rule("blackbeard", "10.34", "Aids/KC-9")
def test_as_printed_a_victory_costs_no_damage() -> None:
    m = chase(6, 1, 3, 4, rules=RULEBOOK)
    do(m, "move vane west-caribbean", "hunt")
    assert get(m, "vane").combat == 6
    assert points(m, 1) == 0


@pytest.mark.rule("blackbeard", "10.34", "10.35", "10.6", "18.12")
def test_a_kill_pays_half_the_notoriety() -> None:
    m = chase(4, 4, notoriety=23, worth=3850)
    do(m, "find vane san-juan", "hunt", "fight")
    assert gone(m, "vane")
    assert (points(m, 0), points(m, 1)) == (23, 12)
    assert m.state.kc_places[1] == PLACE["east-caribbean"]


@pytest.mark.rule("blackbeard", "10.21", "10.22", "Aids/KC-1", "Aids/KC-2", "Aids/KC-6", "A50", "A51")
def test_a_reaction_is_no_anti_pirate_action() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "west-caribbean")
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position, dice=[1, 6, 1])
    do(m, "find vane san-juan")
    assert {"hunt", "play wear-and-tear", "pass"} <= offered(m)  # never compulsory
    do(m, "hunt", "flee")
    assert m.state.kc_places[1] == PLACE["east-caribbean"]
    assert told(m, "chase")[0]["theirs"] == 1 + 3 - 1  # from the next zone
    assert not m.state.spent
    do(m, "pass", "move vane south-america")
    assert "hunt" in offered(m)  # at each action
    assert "play wear-and-tear" in offered(m)


@pytest.mark.rule("blackbeard", "Aids/KC-1")
@pytest.mark.parametrize(
    ("where", "can"),
    [("east-caribbean", True), ("west-caribbean", True), ("india", False), (BOXES[0], False)],
)
def test_the_reach_of_a_reaction(where: str, can: bool) -> None:
    m = chase(1, where=where)
    do(m, "find vane san-juan")
    assert ("hunt" in offered(m)) is can


@pytest.mark.rule("blackbeard", "Aids/KC-2")
def test_one_commissioner_reacts_to_an_action() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        commissioner(s, 2, "ogle", "east-caribbean")
        s.quiet = []

    m = stage(position, seats=3, dice=[1, 6])
    do(m, "move vane south-america", "hunt", "flee", "pass")
    assert seat_asked(m) == 2
    assert "hunt" not in offered(m)


@pytest.mark.rule("blackbeard", "Aids/KC-4", "Aids/KC-5", "10.24")
def test_one_commissioner_acts_in_a_turn_whatever_the_reactions() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "matthews", "india")
        commissioner(s, 2, "ogle", "west-caribbean")
        s.quiet = []

    m = stage(position, seats=3, dice=[])
    do(m, "move vane south-america")
    assert {"send east-africa"} <= offered(m)  # any time, anywhere
    do(m, "send east-africa")
    assert m.state.kc_places[1] == PLACE["east-africa"]
    assert seat_asked(m) == 2
    assert offered(m) == {"pass", "hush", "hunt"}  # no second commissioner acts
    do(m, "pass", "pass", "move vane west-caribbean")
    assert seat_asked(m) == 2
    assert offered(m) == {"pass", "hush", "hunt"}  # nor at a later action of the turn


@pytest.mark.rule("blackbeard", "Aids/KC-5", "10.4")
def test_a_pirate_port_is_attacked_at_any_time() -> None:
    def position(s: State) -> None:
        put(s, "vane", "india")
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position)
    do(m, "move vane east-africa", "raid isla-de-tortuga")
    assert PORT["isla-de-tortuga"] in m.state.destroyed  # nobody was there


@pytest.mark.rule("blackbeard", "10.4")
@pytest.mark.parametrize(("kc", "one", "two", "falls"), [(2, 1, 6, True), (2, 6, 6, True), (1, 1, 6, False)])
def test_every_ship_must_be_beaten_alone(kc: int, one: int, two: int, falls: bool) -> None:
    def position(s: State) -> None:
        put(s, "vane", "isla-de-tortuga", ship="sloop")
        put(s, "low", "isla-de-tortuga", owner=1)
        commissioner(s, 2, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position, seats=3, dice=[kc, one, two])  # combat alone: 5 and 6
    do(m, "port vane", "raid isla-de-tortuga")
    assert bool(m.state.destroyed) is falls
    assert told(m, "raid") == [{"kc": "matthews", "port": "isla-de-tortuga", "won": falls}]
    if falls:
        assert (get(m, "vane").place, get(m, "vane").combat) == (PLACE["west-caribbean"], 4)
        assert (get(m, "low").place, get(m, "low").combat) == (PLACE["west-caribbean"], 5)
        assert asked(m) == "act"
    else:
        assert get(m, "vane").combat == 5


@pytest.mark.rule("blackbeard", "Aids/KC-7", "10.32")
def test_flight_or_fight() -> None:
    m = chase(4, 3, 6, 1)
    do(m, "find vane san-juan", "hunt")
    assert offered(m) == {"flee", "fight"}
    do(m, "flee")  # 7 against 6: caught; 17 against 11
    assert gone(m, "vane")


@pytest.mark.rule("blackbeard", "Aids/KC-8", "10.32")
def test_who_escapes_loses_his_action_unless_it_is_a_move() -> None:
    m = chase(1, 6)
    do(m, "find vane san-juan", "hunt", "flee", "pass")
    assert asked(m) == "act"
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert not told(m, "find-roll")
    m = chase(1, 6)
    do(m, "move vane west-caribbean", "hunt", "flee", "pass")
    assert get(m, "vane").place == PLACE["west-caribbean"]


@pytest.mark.rule("blackbeard", "10.32", "Aids/KC-8", "A50")
def test_as_printed_who_escapes_goes_on() -> None:
    m = chase(1, 6, 3, rules=RULEBOOK)
    do(m, "find vane san-juan", "hunt")
    assert told(m, "found")


@pytest.mark.rule("blackbeard", "10.31", "10.32")
def test_a_merchant_escapes_an_intercepted_plunderer() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[PORT["san-juan"]], guns=True)
        merchant(s, "san-juan", "sloop", up=True)
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[6, 1, 1, 6])
    do(m, "plunder vane san-juan", "hunt", "flee")  # caught, and the pirate wins
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert not told(m, "cargo")
    assert get(m, "vane").notoriety == 22


@pytest.mark.rule("blackbeard", "10.31", "10.36", "A53")
def test_which_actions_can_be_met() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", prize=1)
        put(s, "low", "isla-de-tortuga")
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position)
    do(m, "convert vane")
    assert "hunt" not in offered(m)
    do(m, "pass")
    assert "hunt" in offered(m)
    assert get(m, "vane").ship == 0  # only after the conversion
    m = stage(position)
    do(m, "port low")
    assert "hunt" not in offered(m)  # never in port


@pytest.mark.rule("blackbeard", "10.31", "10.36", "A53")
def test_a_port_taken_shelters_and_a_failed_attack_does_not() -> None:
    m = chase(1, 6, 1, 1)
    do(m, "attack vane san-juan", "pass", "seize")
    assert "hunt" not in offered(m)
    m = chase(6, 1)
    do(m, "attack vane san-juan", "pass")
    assert "hunt" in offered(m)


@pytest.mark.rule("blackbeard", "10.31", "A54")
def test_a_pirate_is_safe_in_the_turn_of_his_deployment() -> None:
    m = chase(since=-2)
    m.state.pirates[0].since = m.state.turn
    do(m, "move vane west-caribbean")
    assert "hunt" not in offered(m)


@pytest.mark.rule("blackbeard", "10.33", "18.41", "11.5", "A56")
def test_a_letter_ends_the_hunt() -> None:
    m = chase(6, 1, notoriety=10, worth=250, letter="french", rules=RULEBOOK)
    do(m, "find vane san-juan", "hunt")
    assert asked(m) == "caught"
    do(m, "surrender")
    assert m.state.retired == [PIRATE["vane"]]
    assert points(m, 0) == 22


@pytest.mark.rule("blackbeard", "10.33", "Aids/KC-7", "A56")
def test_nobody_surrenders_before_he_is_caught() -> None:
    """By the charts he flees or fights first: only an interception that succeeds leaves the choice."""
    m = chase(6, 1, letter="french")
    do(m, "find vane san-juan", "hunt")
    assert offered(m) == {"flee", "fight"}
    do(m, "flee")
    assert (asked(m), offered(m)) == ("caught", {"fight", "surrender"})
    m = chase(1, 6, letter="french")
    do(m, "find vane san-juan", "hunt", "fight")
    assert not told(m, "chase")
    assert not told(m, "cashes-letter")


@pytest.mark.rule("blackbeard", "10.23", "10.24")
def test_as_printed_one_commissioner_may_go_on_harassing() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        commissioner(s, 2, "ogle", "east-caribbean")
        s.quiet = []

    m = stage(position, seats=3, dice=[1, 6, 1, 1, 6, 1], options=RULEBOOK)
    do(m, "find vane san-juan", "hunt")
    assert m.state.spent == [1]
    do(m, "find vane san-juan")
    assert (seat_asked(m), "hunt" in offered(m)) == (1, True)  # again, though his action is spent
    do(m, "hunt")
    assert seat_asked(m) == 0  # and never seat 2
    do(m, "move vane west-caribbean")
    assert seat_asked(m) == 1
    do(m, "pass")
    assert get(m, "vane").place == PLACE["west-caribbean"]
    assert m.state.actor == 1  # he has entered another zone: nobody was asked again, the turn is over


@pytest.mark.rule("blackbeard", "10.23")
def test_as_printed_the_move_of_another_pirate_does_not_end_the_hunt() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        put(s, "tew", "india")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[1, 6, 1], options=RULEBOOK)
    do(m, "find vane san-juan", "hunt", "move tew east-africa", "find vane san-juan")
    assert (seat_asked(m), "hunt" in offered(m)) == (1, True)


@pytest.mark.rule("blackbeard", "10.23", "10.31")
def test_as_printed_he_goes_on_only_at_the_actions_of_10_31() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[1, 6], options=RULEBOOK)
    do(m, "move vane san-juan", "hunt")  # he gets away, into port
    assert get(m, "vane").place == PLACE["san-juan"]
    do(m, "port vane")
    assert asked(m) == "port"  # no second commissioner's action against what he does in port


@pytest.mark.rule("blackbeard", "10.23", "10.31", "A91")
def test_as_printed_coming_out_of_port_is_none_of_the_actions_of_10_31() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[1, 6], options=RULEBOOK)
    do(m, "move vane san-juan", "hunt")  # he gets away, into port
    do(m, "move vane east-caribbean")
    assert (seat_asked(m), asked(m)) == (0, "act")  # the commissioner has no second action against that


@pytest.mark.rule("blackbeard", "10.23", "A114")
@pytest.mark.parametrize(("back", "goes_on"), [("north-atlantic", True), ("central-atlantic", False)])
def test_as_printed_the_hunt_ends_in_the_other_zone_of_bermuda(back: str, goes_on: bool) -> None:
    def position(s: State) -> None:
        put(s, "vane", "north-atlantic")
        merchant(s, "bermuda", "sloop")
        commissioner(s, 1, "matthews", "north-atlantic")
        s.quiet, s.actions = [], 3

    m = stage(position, dice=[1, 6, 1], options=RULEBOOK)
    do(m, "move vane bermuda", "hunt", f"move vane {back}", "find vane bermuda")  # he got away, into port
    assert ("hunt" in offered(m)) is goes_on


@pytest.mark.rule("blackbeard", "10.23", "10.51", "A03", "A114")
@pytest.mark.parametrize(("out", "goes_on"), [("north-atlantic", True), ("central-atlantic", False)])
def test_as_printed_who_is_driven_out_to_another_zone_is_rid_of_his_hunter(out: str, goes_on: bool) -> None:
    def position(s: State) -> None:
        put(s, "vane", "bermuda")
        merchant(s, "bermuda", "sloop")
        commissioner(s, 1, "matthews", "north-atlantic")
        s.quiet = []

    m = stage(position, dice=[6, 1, 1], options=RULEBOOK)
    do(m, "port vane", "oust", f"zone {out}", "find vane bermuda")
    assert ("hunt" in offered(m)) is goes_on


@pytest.mark.rule("blackbeard", "10.23", "7.2", "A114")
def test_as_printed_a_transit_box_is_no_zone_that_ends_the_hunt() -> None:
    def position(s: State) -> None:
        put(s, "vane", "gold-coast")
        merchant(s, "whydah", "sloop")
        commissioner(s, 1, "matthews", "gold-coast")
        s.quiet, s.actions = [], 3

    m = stage(position, dice=[1, 6], options=RULEBOOK)
    do(m, f"move vane {BOXES[0]}", "hunt", "move vane gold-coast")  # no action of 10.31: nobody is asked
    do(m, "find vane whydah")
    assert "hunt" in offered(m)


@pytest.mark.rule("blackbeard", "10.23", "17.2#11", "A114")
def test_as_printed_no_other_commissioner_takes_up_the_hunt() -> None:
    """He is beaten; one who comes by surprise has his attack, but is not the one who may go on."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", guns=True)
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        hold(s, 1, "kc-surprise")
        hold(s, 2, "warship-sighting")
        s.quiet, s.actions = [], 4

    # caught and beaten; the find fails; the other can't catch him, and the find fails again
    m = stage(position, seats=3, dice=[6, 1, 1, 6, 1, 1, 6, 1], options=RULEBOOK)
    do(m, "find vane san-juan", "hunt")
    assert told(m, "beaten")
    while asked(m) == "respond":
        do(m, "pass")
    do(m, "find vane san-juan", "play warship-sighting", "strike", "play kc-surprise")
    assert m.state.kcs[1] >= 0
    assert len(told(m, "escaped")) == 1
    assert asked(m) == "act"
    do(m, "find vane san-juan")
    assert asked(m) == "act"  # nobody is asked, though the second commissioner is in the zone


@pytest.mark.rule("blackbeard", "10.23", "10.4", "A114")
@pytest.mark.parametrize("to", ["isla-de-tortuga", "santiago"])
def test_as_printed_he_goes_on_against_that_pirate_only(to: str) -> None:
    """The pirate port is raided again only with the pirate in it."""

    def position(s: State) -> None:
        put(s, "vane", "west-caribbean")
        merchant(s, "santiago", "sloop")
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet, s.actions = [], 3

    m = stage(position, dice=[1, 6, 1], options=RULEBOOK)
    do(m, "find vane santiago", "hunt", f"move vane {to}")
    assert not {word for word in offered(m) if word.startswith("raid")}  # he is not there yet
    do(m, "pass")
    assert ("raid isla-de-tortuga" in offered(m)) is (to == "isla-de-tortuga")


@pytest.mark.rule("blackbeard", "4.63", "6.45")
def test_after_an_action_that_was_lost_others_may_still_step_in() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "heavy")
        hold(s, 2, "scurvy-outbreak")
        s.quiet = []

    m = stage(position, seats=3, dice=[1, 6])
    do(m, "find vane san-juan", "broadside", "flee")
    assert told(m, "cancelled")
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert (asked(m), seat_asked(m)) == ("respond", 2)  # he had no chance to speak before
    do(m, "play scurvy-outbreak")
    assert get(m, "vane").scurvy


@pytest.mark.rule("blackbeard", "10.31", "17.2#11")
def test_no_commissioner_surprises_a_pirate_in_the_turn_of_his_deployment() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", since=s.turn)
        merchant(s, "san-juan", "sloop")
        hold(s, 1, "warship-sighting", "kc-surprise")
        s.quiet = []

    m = stage(position)
    do(m, "find vane san-juan", "play warship-sighting", "strike")
    assert asked(m) == "stand"
    assert m.state.kcs[1] < 0


@pytest.mark.rule("blackbeard", "10.25")
def test_commissioners_never_enter_ports() -> None:
    m = chase(1)
    do(m, "move vane san-juan")
    sent = {word.split()[1] for word in offered(m) if word.startswith("send")}
    assert sent == {"west-caribbean", "south-america"}


@pytest.mark.rule("blackbeard", "10.26", "A48")
def test_a_pirate_can_t_stay_with_his_own_player_s_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        put(s, "low", "san-juan")
        put(s, "tew", "west-caribbean")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 0, "ogle", "east-caribbean")

    found = offered(stage(position))
    assert not {word for word in found if word.startswith(("find vane", "attack vane"))}
    assert "move vane west-caribbean" in found
    assert not {word for word in found if word.startswith("move low")}
    assert "move tew east-caribbean" not in found


@pytest.mark.rule("blackbeard", "10.36", "10.51", "10.52")
def test_ousting_the_pirates_of_a_port() -> None:
    def position(s: State) -> None:
        put(s, "vane", "san-juan")
        put(s, "low", "san-juan", owner=2, ship="sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, seats=3, dice=[3, 2])  # 14 against 2 + 6 + 5
    do(m, "port vane", "oust")
    assert get(m, "vane").place == get(m, "low").place == PLACE["east-caribbean"]
    assert asked(m) == "act"
    m = stage(position, seats=3, dice=[2, 2])  # even
    do(m, "port vane", "oust")
    assert get(m, "vane").place == PLACE["san-juan"]
    assert (get(m, "vane").notoriety, get(m, "low").notoriety) == (1, 1)
    assert told(m, "renown") == [{"pirate": "vane", "points": 1}, {"pirate": "low", "points": 1}]
    assert asked(m) == "port"


@pytest.mark.rule("blackbeard", "10.51", "9.51", "Aids/KC-5")
@pytest.mark.parametrize("printed", [True, False])
def test_as_printed_nobody_is_driven_out_as_he_takes_a_port(printed: bool) -> None:
    """An attack is no action in a port; by the charts a commissioner steps in at any moment of an action."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[1, 6, 1, 1], options=RULEBOOK if printed else None)
    do(m, "attack vane san-juan", "pass", "seize")
    assert get(m, "vane").place >= PLACE["san-juan"]
    assert ("oust" in offered(m)) is not printed
    if printed:
        if asked(m) == "respond":
            do(m, "pass")
        do(m, "sack vane")
        assert "oust" in offered(m)  # that is one


@pytest.mark.rule("blackbeard", "10.51", "Aids/KC-5", "A108")
def test_nobody_is_ousted_from_a_pirate_port_or_from_afar() -> None:
    def position(s: State) -> None:
        put(s, "vane", "isla-de-tortuga")
        commissioner(s, 1, "matthews", "west-caribbean")
        commissioner(s, 2, "ogle", "east-caribbean")
        s.quiet = []

    m = stage(position, seats=3)
    do(m, "port vane")
    assert (seat_asked(m), "oust" in offered(m), "raid isla-de-tortuga" in offered(m)) == (1, False, True)
    do(m, "pass")
    assert seat_asked(m) == 2
    assert not {word for word in offered(m) if word.startswith(("oust", "raid"))}


@pytest.mark.rule("blackbeard", "10.53", "9.24", "A57")
def test_a_governor_ousts_without_dice() -> None:
    def position(s: State) -> None:
        put(s, "vane", "san-juan")
        draw_phase(s, "new-governors")

    m = stage(position, dice=[3, 4, 6, 2])
    assert get(m, "vane").place == PLACE["east-caribbean"]
    assert get(m, "vane").notoriety == 0


@pytest.mark.rule("blackbeard", "10.31", "7.3", "Aids/KC-5", "A91")
@pytest.mark.parametrize("start", ["san-juan", "south-america-gold-coast"])
@pytest.mark.parametrize("printed", [True, False])
def test_only_the_charts_let_a_commissioner_meet_a_pirate_who_comes_out(start: str, printed: bool) -> None:
    """10.31 lists moves from a zone; the charts add that a pirate who leaves a port can be met."""

    def position(s: State) -> None:
        put(s, "vane", start)
        zone = "east-caribbean" if start == "san-juan" else "south-america"
        commissioner(s, 1, "matthews", zone)
        s.quiet = []

    m = stage(position, options=RULEBOOK if printed else None)
    to = "east-caribbean" if start == "san-juan" else "south-america"
    do(m, f"move vane {to}")
    if asked(m) == "respond" and get(m, "vane").place != PLACE[to]:
        assert "hunt" not in offered(m)  # not in port, not in a box
        do(m, "pass")
    assert asked(m) == "respond"
    assert ("hunt" in offered(m)) is not printed


@pytest.mark.rule("blackbeard", "10.31", "A91")
@pytest.mark.parametrize("options", [None, {"commissioners": "rulebook"}])
def test_a_move_from_a_zone_is_met_at_both_ends(options: dict[str, Any] | None) -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, options=options)
    do(m, "move vane west-caribbean")
    assert "hunt" in offered(m)
    do(m, "pass")
    assert get(m, "vane").place == PLACE["west-caribbean"]
    assert "hunt" in offered(m)


@pytest.mark.rule("blackbeard", "10.35", "18.12", "10.4", "A92")
def test_a_ship_that_sinks_in_a_raid_is_the_commissioner_s() -> None:
    def position(s: State) -> None:
        put(s, "vane", "isla-de-tortuga", combat=1, notoriety=9)
        put(s, "low", "isla-de-tortuga", owner=1, combat=5, notoriety=9)
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position, dice=[6, 1, 1])
    do(m, "port vane", "raid isla-de-tortuga")
    assert gone(m, "vane")
    assert (points(m, 0), points(m, 1)) == (9, 5)
    assert get(m, "low").combat == 4
    assert not told(m, "cancelled")  # he is gone, not disturbed


@pytest.mark.rule("blackbeard", "18.12", "10.4", "A92")
def test_nobody_scores_for_a_pirate_of_his_own_whom_his_commissioner_sinks() -> None:
    def position(s: State) -> None:
        put(s, "vane", "isla-de-tortuga", combat=2, notoriety=9)
        put(s, "low", "isla-de-tortuga", owner=1, combat=1, notoriety=9)
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position, dice=[6, 1, 1])
    do(m, "port vane", "raid isla-de-tortuga")
    assert gone(m, "low")
    assert not told(m, "bounty")
    assert (points(m, 0), points(m, 1)) == (0, 9)  # only what his own pirate leaves him


@pytest.mark.rule("blackbeard", "10.35", "Aids/KC-9", "A92")
def test_the_last_shot_of_a_beaten_commissioner_may_sink_a_pirate() -> None:
    """He has won 22 points of notoriety by then; half of it all goes to the commissioner's player."""
    m = chase(1, 6, combat=1, notoriety=3, guns=True)  # 11 + 1 against 1 + 2 + 4 + 6
    do(m, "move vane west-caribbean", "hunt", "fight")
    assert gone(m, "vane")
    assert points(m, 0) == 3 + 22
    assert points(m, 1) == 1 + 13


@pytest.mark.rule("blackbeard", "10.32", "8.22", "Aids/KC-7", "A100")
@pytest.mark.parametrize("stands", [True, False])
def test_a_plunderer_keeps_his_merchant_only_if_he_stood_and_fought(stands: bool) -> None:
    def position(s: State) -> None:
        vane = put(s, "vane", "east-caribbean", guns=True)
        merchant(s, "san-juan", "sloop", up=True)
        vane.found = [PORT["san-juan"]]
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    # a chase of 9 to 4, then a battle of 1 + 11 against 6 + 4 + 8
    m = stage(position, dice=[1, 6] if stands else [6, 1, 1, 6])
    do(m, "plunder vane san-juan", "hunt", "fight" if stands else "flee")
    assert told(m, "beaten")
    while asked(m) == "respond":
        do(m, "pass")
    assert (asked(m) == "seize") is stands
    assert (m.state.merchants[PORT["san-juan"]] >= 0) is stands


@pytest.mark.rule("blackbeard", "10.32", "10.35", "Aids/KC-9", "A92")
def test_who_sinks_by_the_last_shot_is_gone_and_so_is_his_merchant() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", combat=1, guns=True, found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[6, 1, 1, 6])  # caught; then 1 + 11 against 6 + 4 + 1 + 2
    do(m, "plunder vane san-juan", "hunt", "flee")
    assert gone(m, "vane")
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert not told(m, "cancelled")  # he is gone, not disturbed


@pytest.mark.rule("blackbeard", "10.51", "10.31", "Aids/KC-2", "Aids/KC-5", "A102")
def test_who_is_driven_out_can_be_met_from_his_next_action_on() -> None:
    def position(s: State) -> None:
        put(s, "vane", "san-juan")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = stage(position, dice=[6, 1, 6])
    do(m, "port vane", "oust")
    assert get(m, "vane").place == PLACE["east-caribbean"]
    assert asked(m) == "act"  # no reaction to what he did in port
    do(m, "find vane san-juan")
    assert "hunt" in offered(m)


@pytest.mark.rule("blackbeard", "10.51", "7.3", "Aids/KC-5", "A91", "A102")
def test_who_is_driven_out_on_his_way_out_can_be_met_at_once() -> None:
    def position(s: State) -> None:
        put(s, "vane", "san-juan")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[6, 1])
    do(m, "move vane east-caribbean", "oust")
    assert told(m, "cancelled")
    assert "hunt" in offered(m)


@pytest.mark.rule("blackbeard", "10.31", "7.2", "A91")
@pytest.mark.parametrize("options", [None, RULEBOOK])
def test_a_move_into_a_transit_box_is_met_as_it_is_announced(options: dict[str, Any] | None) -> None:
    def position(s: State) -> None:
        put(s, "vane", "gold-coast")
        commissioner(s, 1, "matthews", "gold-coast")
        s.quiet = []

    m = stage(position, options=options)
    do(m, f"move vane {BOXES[0]}")
    assert "hunt" in offered(m)
    do(m, "pass")
    assert get(m, "vane").place == PLACE[BOXES[0]]
    assert "hunt" not in offered(m)  # nobody is attacked in a box


@pytest.mark.rule("blackbeard", "10.26", "7.2")
def test_a_transit_box_is_no_zone_that_one_s_own_commissioner_closes() -> None:
    def position(s: State) -> None:
        put(s, "vane", "gold-coast")
        commissioner(s, 0, "ogle", BOXES[0])

    m = stage(position)
    do(m, f"move vane {BOXES[0]}")
    assert get(m, "vane").place == PLACE[BOXES[0]]


@pytest.mark.rule("blackbeard", "10.26", "10.53", "A03")
@pytest.mark.parametrize(
    ("where", "to"), [("north-atlantic", "central-atlantic"), ("central-atlantic", "north-atlantic")]
)
def test_who_is_driven_out_of_bermuda_keeps_clear_of_his_player_s_commissioner(where: str, to: str) -> None:
    def position(s: State) -> None:
        put(s, "vane", "bermuda")
        commissioner(s, 0, "ogle", where)
        draw_phase(s, "new-governors")

    m = stage(position, dice=[4, 5, 6, 2])
    assert get(m, "vane").place == PLACE[to]


@pytest.mark.rule("blackbeard", "10.24", "7.2", "Aids/KC-2")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("options", [None, RULEBOOK])
def test_no_commissioner_intercepts_from_a_transit_box(box: str, options: dict[str, Any] | None) -> None:
    """A box is not adjacent to the zones that it connects."""

    def position(s: State) -> None:
        put(s, "vane", "gold-coast")
        merchant(s, "whydah", "sloop")
        commissioner(s, 1, "matthews", box)
        s.quiet = []

    m = stage(position, options=options)
    do(m, "find vane whydah")
    assert "hunt" not in offered(m)
    assert "send gold-coast" in offered(m)
