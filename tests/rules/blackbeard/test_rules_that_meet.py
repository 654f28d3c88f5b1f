"""Rules that meet one another: what one clause does to another."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import CARD, MERCHANTS, NATIONS, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.rules.solo import system
from flibuste.games.blackbeard.state import INVOLUNTARY, SYSTEM, State
from flibuste.kernel.match import Match

from .kit import (
    alone,
    asked,
    captains,
    commissioner,
    do,
    get,
    gone,
    governor,
    hold,
    merchant,
    offered,
    put,
    rivals,
    stage,
    told,
    warship,
)
from .test_alliances import pair

RULEBOOK = {"commissioners": "rulebook"}
SAN_JUAN = PORT["san-juan"]


# ---- a merchant gets away from a plunderer who is lost


def plunderer(edit: Any, *dice: int, rules: dict[str, Any] | None = None, **fields: Any) -> Match:
    """Vane has found the sloop off San Juan."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[SAN_JUAN], **fields)
        merchant(s, "san-juan", "sloop", up=True)
        edit(s)
        s.quiet = []

    return stage(position, dice=dice, options=rules)


def matthews(s: State) -> None:
    commissioner(s, 1, "matthews", "east-caribbean")


@pytest.mark.rule("blackbeard", "10.32", "10.34")
@pytest.mark.parametrize("verb", ["plunder", "find"])
def test_a_merchant_escapes_from_a_pirate_whom_a_commissioner_kills(verb: str) -> None:
    def edit(s: State) -> None:
        matthews(s)
        if verb == "find":
            s.pirates[0].found.clear()

    m = plunderer(edit, 6, 1, 6, 1)
    do(m, f"{verb} vane san-juan", "hunt", "flee")
    assert gone(m, "vane")
    assert m.state.merchants[SAN_JUAN] < 0
    assert not m.state.face_up


@pytest.mark.rule("blackbeard", "10.32", "10.33")
def test_a_merchant_escapes_from_a_pirate_who_surrenders() -> None:
    m = plunderer(matthews, 6, 1, rules=RULEBOOK, letter="french")
    do(m, "plunder vane san-juan", "hunt", "surrender")
    assert m.state.retired == [PIRATE["vane"]]
    assert m.state.merchants[SAN_JUAN] < 0


@pytest.mark.rule("blackbeard", "6.45", "6.46")
def test_a_merchant_escapes_from_a_pirate_whom_a_warship_sinks() -> None:
    m = plunderer(lambda s: warship(s, "east-caribbean", "heavy"), 6, 1, combat=1)
    do(m, "plunder vane san-juan", "broadside", "fight")
    assert gone(m, "vane")
    assert m.state.merchants[SAN_JUAN] < 0


@pytest.mark.rule("blackbeard", "8.37", "14.2")
def test_a_prize_is_gone_though_its_poor_cargo_costs_the_captain_his_ship() -> None:
    def edit(s: State) -> None:
        captains(s, 0, "tew")

    # row 2: a poor cargo; renown; loyalty 1 to 0: a mutiny, and 6 is above Vane's command
    m = plunderer(edit, 1, 6, 3, 6, loyalty=1)
    do(m, "plunder vane san-juan", "seize", "ransom")
    assert gone(m, "vane")
    assert get(m, "tew").place == PLACE["east-caribbean"]
    assert m.state.merchants[SAN_JUAN] < 0


@pytest.mark.rule("blackbeard", "14.1", "6.45", "A104")
def test_a_crew_that_rises_before_the_action_disturbs_no_merchant() -> None:
    m = plunderer(lambda s: captains(s, 0, "tew"), 6, loyalty=0)
    do(m, "plunder vane san-juan")
    assert gone(m, "vane")
    assert m.state.merchants[SAN_JUAN] >= 0  # the action had not begun …
    assert m.state.actions == 3  # … and is not spent


# ---- two allies


@pytest.mark.rule("blackbeard", "9.31", "9.58", "11.2")
@pytest.mark.parametrize("hostile", ["teach", "low"])
def test_two_allies_enter_only_a_port_that_is_open_to_both(hostile: str) -> None:
    spanish = {"history": [NATIONS.index("spanish")]}
    one, other = (spanish, {}) if hostile == "teach" else ({}, spanish)
    m = pair("east-caribbean", low=other, **one)
    assert "move teach san-juan" not in offered(m)
    do(m, "part teach")
    friend = "low" if hostile == "teach" else "teach"
    assert f"move {friend} san-juan" in offered(m)
    assert f"move {hostile} san-juan" not in offered(m)


@pytest.mark.rule("blackbeard", "9.31", "9.58", "9.43", "9.44", "11.2")
@pytest.mark.parametrize("hostile", ["teach", "low"])
def test_an_ally_who_has_taken_the_port_trades_nothing_there(hostile: str) -> None:
    spanish = {"history": [NATIONS.index("spanish")]}
    goods: dict[str, Any] = {"holds": [500], "combat": 3}
    one, other = ({**goods, **spanish}, goods) if hostile == "teach" else (goods, {**goods, **spanish})
    m = pair("san-juan", 6, low=other, **one)
    friend = "low" if hostile == "teach" else "teach"
    do(m, "port teach", "sell-all", "refit")
    assert (get(m, friend).worth, get(m, friend).holds) == (250, [])
    assert (get(m, hostile).worth, get(m, hostile).holds, get(m, hostile).combat) == (0, [500], 3)
    assert get(m, friend).combat > 3


@pytest.mark.rule("blackbeard", "9.34", "9.44", "11.7")
@pytest.mark.parametrize("host", ["teach", "low"])
def test_the_haven_of_either_ally_refits_both(host: str) -> None:
    def edit(s: State) -> None:
        governor(s, "bath")
        s.havens[PORT["bath"]] = PIRATE[host]

    m = pair("bath", 1, edit=edit, combat=1, low={"combat": 1})
    do(m, "port teach", "refit")
    assert told(m, "refitted")[0]["points"] == 1 + 2


@pytest.mark.rule("blackbeard", "11.2", "11.6", "17.2#15")
def test_a_conspiracy_tries_two_allies_by_the_lower_loyalty() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    # 6 is above Low's 5: Teach's crew of 9 rises too, and is put down; the alliance is over
    m = pair("central-atlantic", 3, 3, 1, 3, 3, 1, edit=edit, loyalty=9, low={"loyalty": 5})
    do(m, "move teach bath", "play mutiny-conspiracy")
    assert [entry["loyalty"] for entry in told(m, "conspiracy")] == [5, 5]
    assert [entry["pirate"] for entry in told(m, "mutiny")] == ["teach", "low"]
    assert get(m, "teach").ally == -1
    # once the first crew has risen, the other is tried by its own loyalty
    m = pair("central-atlantic", 3, 3, 1, 3, 3, edit=edit, loyalty=5, low={"loyalty": 9})
    do(m, "move teach bath", "play mutiny-conspiracy")
    assert [entry["loyalty"] for entry in told(m, "conspiracy")] == [5, 9]
    assert [entry["pirate"] for entry in told(m, "mutiny")] == ["teach"]


@pytest.mark.rule("blackbeard", "8.5", "11.6", "11.7")
@pytest.mark.parametrize("keeper", ["teach", "low"])
def test_two_allies_who_part_have_one_prize_between_them(keeper: str) -> None:
    brigantine = next(n for n, kind in enumerate(MERCHANTS) if kind.id == "brigantine")
    m = pair("east-caribbean", prize=brigantine, low={"prize": brigantine})
    do(m, "part teach")
    assert offered(m) == {"captain teach", "captain low"}
    do(m, f"captain {keeper}")
    assert {word for word in offered(m) if word.startswith("convert")} == {f"convert {keeper}"}


@pytest.mark.rule("blackbeard", "8.5", "11.6")
def test_a_prize_that_nobody_can_convert_is_not_asked_about() -> None:
    m = pair("east-caribbean", prize=0, low={"prize": 0})
    do(m, "part teach")
    assert asked(m) == "act"


@pytest.mark.rule("blackbeard", "11.6", "17.2#2")
def test_a_second_debauch_still_parts_two_allies() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = pair("central-atlantic", edit=edit, revel=INVOLUNTARY, low={"revel": INVOLUNTARY})
    do(m, "move teach bath", "play debauchery-and-revelry")
    assert (get(m, "teach").ally, get(m, "low").ally) == (-1, -1)


@pytest.mark.rule("blackbeard", "9.62", "11.7", "17.2#19")
@pytest.mark.parametrize("name", ["teach", "low"])
def test_either_ally_may_pay_for_the_black_flag_against_a_thief(name: str) -> None:
    def position(s: State) -> None:
        put(s, "tew", "bath")
        put(s, "teach", "bath", owner=1, ally=PIRATE["low"], revel=1, holds=[500], cunning=1)
        put(s, "low", "bath", owner=1, ally=PIRATE["teach"], revel=1, cunning=1)
        hold(s, 1, "skull-and-crossbones")

    m = stage(position, dice=[1, 6])
    do(m, "steal tew teach")
    assert offered(m) == {"flag teach", "flag low", "no"}
    do(m, f"flag {name}")
    assert get(m, name).cunning == 0
    assert get(m, "teach").cunning + get(m, "low").cunning == 1
    assert told(m, "theft")[0]["theirs"] == 6 + 4 + 2


@pytest.mark.rule("blackbeard", "10.23", "11.2", "8.5")
def test_as_printed_the_hunt_of_a_pair_goes_on_whichever_of_the_two_acts() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", ally=PIRATE["low"])
        put(s, "low", "east-caribbean", ally=PIRATE["teach"], prize=1)
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "matthews", "east-caribbean")
        s.hunter, s.hunted, s.spent = 1, PIRATE["teach"], [1]
        s.quiet = []

    m = stage(position, options=RULEBOOK)
    do(m, "convert low", "pass")  # he meets it once it is done
    assert (asked(m), "hunt" in offered(m)) == ("respond", True)


@pytest.mark.rule("blackbeard", "9.41", "9.45", "11.7")
def test_one_ally_may_try_the_governor_after_the_other() -> None:
    def edit(s: State) -> None:
        governor(s, "bath")

    m = pair("bath", 6, 1, edit=edit, worth=500, low={"worth": 500})
    do(m, "port teach", "haven teach")  # 600: too dear
    assert offered(m) == {"haven low", "celebrate", "pass"}
    do(m, "haven low", "yes")
    assert m.state.havens[PORT["bath"]] == PIRATE["low"]


@pytest.mark.rule("blackbeard", "17.2#1", "11.2", "11.6")
def test_a_plot_that_parts_two_allies_does_not_stop_the_one_who_has_the_map() -> None:
    def edit(s: State) -> None:
        s.deck.remove(CARD["buried-treasure"])
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    # Teach's crew keeps still (7), Low's rises (12) and is put down; then he digs: 3, and 3d6 of 9
    m = pair("west-caribbean", 3, 4, 6, 6, 1, 3, 3, 3, 3, edit=edit, low={"treasure": True})
    assert {word for word in offered(m) if word.startswith("dig")} == {"dig low"}
    do(m, "dig low", "play mutiny-conspiracy")
    assert get(m, "low").ally == -1
    assert (get(m, "low").holds, get(m, "teach").holds) == ([900], [])


# ---- a port that is lost meanwhile


@pytest.mark.rule("blackbeard", "6.25", "6.46")
def test_the_crew_of_a_sunk_ship_grumbles_no_more() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", combat=1)
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "heavy")
        s.quiet = []

    m = stage(position, dice=[6, 1, 6, 1])
    do(m, "find vane san-juan", "broadside", "fight")
    assert gone(m, "vane")
    assert not told(m, "displeased")


@pytest.mark.rule("blackbeard", "10.4", "7.3", "9.35")
def test_nobody_enters_a_pirate_port_that_falls_as_he_comes() -> None:
    def position(s: State) -> None:
        put(s, "vane", "west-caribbean")
        commissioner(s, 1, "matthews", "west-caribbean")
        s.quiet = []

    m = stage(position)
    do(m, "move vane isla-de-tortuga", "raid isla-de-tortuga", "hush")
    assert PORT["isla-de-tortuga"] in m.state.destroyed
    assert get(m, "vane").place == PLACE["west-caribbean"]
    assert told(m, "cancelled")
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "9.31", "9.34", "9.58", "17.2#13")
@pytest.mark.parametrize(("die", "enters"), [(1, True), (6, False)])
def test_nobody_enters_a_haven_that_is_lost_as_he_comes(die: int, enters: bool) -> None:
    """He has attacked the nation: only as his haven is the port open to him."""

    def position(s: State) -> None:
        vane = put(s, "vane", "central-atlantic", history=[NATIONS.index("english")])
        governor(s, "bath")
        s.havens[PORT["bath"]] = vane.id
        hold(s, 1, "local-resistance")
        s.quiet = []

    m = stage(position, dice=[die])
    do(m, "move vane bath", "play local-resistance")
    assert get(m, "vane").place == PLACE["bath" if enters else "central-atlantic"]
    assert bool(told(m, "cancelled")) is not enters
    assert m.state.actions == 2


# ---- cunning


@pytest.mark.rule("blackbeard", "9.63", "12")
@pytest.mark.parametrize(("die", "asks"), [(2, True), (3, False)])
def test_who_has_stolen_everything_needs_no_more_luck(die: int, asks: bool) -> None:
    def position(s: State) -> None:
        put(s, "low", "boston", cunning=1)  # skill 3
        put(s, "bonnet", "boston", owner=1, revel=1, holds=[500])  # skill 2

    m = stage(position, dice=[6, 1, die])  # 10 against 3: seven tenths and the die
    do(m, "steal low bonnet")
    assert (asked(m) == "cunning") is asks


# ---- alone


@pytest.mark.rule("blackbeard", "19.13", "17.2#19")
def test_no_black_flag_stops_a_resistance_that_is_turned_up() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", cunning=2)
        governor(s, "bath")
        s.hands[0] = [CARD["skull-and-crossbones"]]
        s.deck.append(CARD["local-resistance"])

    m = alone(position, 6)
    do(m, "move teach east-africa")
    assert told(m, "resistance")
    assert get(m, "teach").cunning == 2


@pytest.mark.rule("blackbeard", "19.18")
def test_a_system_pirate_with_a_letter_to_issue_sails_straight() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        governor(s, "bath")
        merchant(s, "charleston", "three-master", up=True)
        rivals(s, ("low", "south-atlantic", {"found": [PORT["charleston"]], "info": {PORT["charleston"]: 9}}))

    m = alone(position)
    s = m.state
    low = get(m, "low")
    assert str(system.plan(s, low)) == "plunder low charleston"
    s.couriers.append(low.id)
    assert str(system.plan(s, low)) == "move low central-atlantic"
    low.found.clear()
    assert str(system.plan(s, low)) == "move low central-atlantic"  # nor does he attack on his way
    low.place, low.holds = PLACE["charleston"], [900]
    assert str(system.plan(s, low)) == "move low south-atlantic"  # nor trade


@pytest.mark.rule("blackbeard", "19.18")
def test_what_is_in_the_holds_sends_no_system_pirate_home() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        merchant(s, "charleston", "three-master", up=True)
        fields: dict[str, Any] = {
            "letter": "english",
            "notoriety": 10,
            "worth": 900,
            "found": [PORT["charleston"]],
        }
        put(s, "vane", "south-atlantic", owner=SYSTEM, holds=[1000], **fields)

    m = alone(position)
    assert system.goal(m.state, get(m, "vane")) == -1
    get(m, "vane").worth = 1000
    assert str(system.plan(m.state, get(m, "vane"))) == "move vane charleston"
