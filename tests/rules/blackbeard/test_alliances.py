"""11: alliances."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import BOXES, COMMAND, DUEL, MERCHANTS, NATIONS, PIRATE, PLACE, PORT, SKILL
from flibuste.games.blackbeard.rules.booty import share_out
from flibuste.games.blackbeard.state import INVOLUNTARY, State
from flibuste.kernel.match import Match

from .kit import (
    asked,
    captains,
    card_phase,
    commissioner,
    do,
    get,
    gone,
    governor,
    hold,
    merchant,
    offered,
    put,
    stage,
    told,
    warship,
)

TEACH, LOW = PIRATE["teach"], PIRATE["low"]


def pair(place: str, *dice: int, edit: Any = None, low: dict[str, Any] | None = None, **teach: Any) -> Match:
    """Teach (command 4, skill 4, cruelty 4) and Low (command 3, skill 3, cruelty 5), allied."""

    def position(s: State) -> None:
        put(s, "teach", place, ally=LOW, **teach)
        put(s, "low", place, ally=TEACH, **{"ship": "sloop", **(low or {})})
        if edit is not None:
            edit(s)

    return stage(position, dice=dice)


@pytest.mark.rule("blackbeard", "11.1")
def test_two_pirates_of_a_player_in_one_port() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        put(s, "low", "bath")
        put(s, "tew", "bath", owner=1)
        put(s, "avery", "boston")

    m = stage(position)
    found = {word for word in offered(m) if word.startswith("ally")}
    assert found == {"ally teach low", "ally low teach"}
    do(m, "ally teach low")
    assert (get(m, "teach").ally, get(m, "low").ally) == (LOW, TEACH)
    assert m.state.actions == 2
    assert not {word for word in offered(m) if word.startswith("ally")}


@pytest.mark.rule("blackbeard", "11.2")
def test_they_move_as_one() -> None:
    m = pair("bath")
    assert not {word for word in offered(m) if word.split()[1:2] == ["low"] and word.startswith("move")}
    do(m, "move teach central-atlantic")
    assert get(m, "teach").place == get(m, "low").place == PLACE["central-atlantic"]
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "11.2")
def test_best_combat_and_one_worst_speed_either_trait() -> None:
    m = pair("east-caribbean", 1, 1, combat=3, guns=True)
    do(m, "attack teach san-juan")
    # best combat: 3 + 2 (guns) or 5; one for the pair; the better skill is 4
    assert told(m, "assault")[0]["own"] == 1 + 5 + 1 + 4
    m = pair("gold-coast", speed=-1)
    do(m, f"move teach {BOXES[0]}")
    assert m.state.actions == 1  # as slow as the slower


@pytest.mark.rule("blackbeard", "11.3")
def test_booty_and_notoriety_are_shared_and_loyalty_is_not() -> None:
    def edit(s: State) -> None:
        merchant(s, "san-juan", "schooner", up=True)
        for p in s.pirates:
            p.found = [PORT["san-juan"]]

    m = pair("east-caribbean", 6, 1, edit=edit)  # row 8: 1500; renown 2 + 1
    do(m, "plunder teach san-juan", "seize", "ransom", "captain low", "no")
    teach, low = get(m, "teach"), get(m, "low")
    assert (teach.holds, low.holds) == ([750], [750])
    assert (teach.notoriety, low.notoriety) == (2, 1)  # the odd point to the better commander
    assert (teach.loyalty, low.loyalty) == (8, 8)
    assert [entry["points"] for entry in told(m, "renown")] == [2, 1]  # each has his own line
    assert (len(teach.hostages), len(low.hostages)) == (0, 1)  # 11.7: aboard the ship of the owner's choice
    assert (teach.nations, low.nations) == ([], [NATIONS.index("spanish")])


@pytest.mark.rule("blackbeard", "11.7", "8.44")
@pytest.mark.parametrize("keeper", ["teach", "low"])
def test_a_hostage_is_kept_aboard_the_ship_that_the_owner_names(keeper: str) -> None:
    def edit(s: State) -> None:
        merchant(s, "san-juan", "schooner", up=True)
        for p in s.pirates:
            p.found = [PORT["san-juan"]]

    m = pair("east-caribbean", 6, 1, edit=edit)
    do(m, "plunder teach san-juan", "seize", "ransom", f"captain {keeper}", "no")
    assert [name for name in ("teach", "low") if get(m, name).hostages] == [keeper]


@pytest.mark.rule("blackbeard", "11.3", "11.7", "8.33")
@pytest.mark.parametrize(
    ("choice", "holds"), [("jettison 0 750", [900, 900]), ("jettison 1 900", [900, 750])]
)
def test_an_ally_may_throw_away_his_share_rather_than_what_he_has(choice: str, holds: list[int]) -> None:
    def edit(s: State) -> None:
        merchant(s, "san-juan", "schooner", up=True)
        for p in s.pirates:
            p.found = [PORT["san-juan"]]

    m = pair("east-caribbean", 6, 1, edit=edit, low={"holds": [900, 900]})
    do(m, "plunder teach san-juan", "seize")
    assert offered(m) == {"jettison 1 900", "jettison 2 900", "jettison 0 750"}
    do(m, choice)
    assert (get(m, "teach").holds, get(m, "low").holds) == ([750], holds)


@pytest.mark.rule("blackbeard", "11.4", "11.7")
def test_combat_damage_is_shared_and_the_odd_point_is_the_owner_s_choice() -> None:
    m = pair("north-atlantic", 6, 1, combat=2)  # Boston 14 against 1 + 6 + 4
    do(m, "attack teach boston")
    assert asked(m) == "bear"
    do(m, "bear low")
    assert (get(m, "teach").combat, get(m, "low").combat) == (1, 3)


@pytest.mark.rule("blackbeard", "11.4")
def test_speed_damage_and_scurvy_strike_both_whole() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "scurvy-outbreak")
        s.quiet = []

    def position(s: State) -> None:
        put(s, "teach", "india", ally=LOW)
        put(s, "low", "india", ally=TEACH, ship="sloop")
        edit(s)

    m = stage(position, seats=3, dice=[4])
    do(m, "move teach east-africa", "play wear-and-tear", "play scurvy-outbreak")
    assert (get(m, "teach").speed, get(m, "low").speed) == (1, 3)
    assert get(m, "teach").scurvy
    assert get(m, "low").scurvy
    assert (get(m, "teach").loyalty, get(m, "low").loyalty) == (6, 6)


@pytest.mark.rule("blackbeard", "11.4", "11.7")
@pytest.mark.parametrize(("share", "combat"), [("2 1", (3, 2)), ("0 3", (1, 4)), ("3 0", (4, 1))])
def test_a_refit_is_divided_as_the_owner_likes(share: str, combat: tuple[int, int]) -> None:
    def edit(s: State) -> None:
        governor(s, "bath")

    m = pair("bath", 6, edit=edit, combat=1, low={"combat": 1})
    do(m, "port teach", "refit")
    assert [str(o) for o in m.pending[0].options] == ["share 2 1", "share 1 2", "share 3 0", "share 0 3"]
    do(m, f"share {share}")
    assert (get(m, "teach").combat, get(m, "low").combat) == combat


@pytest.mark.rule("blackbeard", "11.4")
def test_no_point_of_a_refit_is_wasted_on_a_sound_ship() -> None:
    def edit(s: State) -> None:
        governor(s, "bath")

    m = pair("bath", 6, edit=edit, combat=1)  # Low's sloop is as new
    do(m, "port teach", "refit")
    assert get(m, "teach").combat == 4


@pytest.mark.rule("blackbeard", "11.5", "A97")
def test_letters_are_of_no_use_meanwhile() -> None:
    m = pair("bath", letter="english")
    assert "retire teach letter" not in offered(m)
    do(m, "part teach")
    assert "retire teach letter" in offered(m)

    def edit(s: State) -> None:
        governor(s, "bath")
        hold(s, 0, "letter-of-marque")

    m = pair("bath", edit=edit)
    do(m, "port teach")
    assert not {word for word in offered(m) if word.startswith("letter")}


@pytest.mark.rule("blackbeard", "11.6")
def test_parting_is_free() -> None:
    m = pair("bath")
    do(m, "part teach")
    assert (get(m, "teach").ally, get(m, "low").ally) == (-1, -1)
    assert told(m, "parted") == [{"pirate": "teach", "ally": "low"}]
    assert m.state.actions == 3


@pytest.mark.rule("blackbeard", "11.6", "17.2#6")
def test_an_alliance_can_be_broken_before_a_card_is_played() -> None:
    def edit(s: State) -> None:
        card_phase(s, "fair-winds", "wear-and-tear")

    m = pair("india", edit=edit)
    assert "part teach" in offered(m)
    assert "part low" not in offered(m)
    do(m, "part teach", "event fair-winds", "captain low", "zone gold-coast")
    assert (get(m, "teach").place, get(m, "low").place) == (PLACE["india"], PLACE["gold-coast"])
    assert not {word for word in offered(m) if word.startswith("part")}


@pytest.mark.rule("blackbeard", "11.7", "17.2#19")
@pytest.mark.parametrize("name", ["teach", "low"])
def test_either_ally_may_pay_for_the_black_flag(name: str) -> None:
    def edit(s: State) -> None:
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = pair("india", edit=edit, cunning=1, low={"cunning": 1})
    do(m, "move teach east-africa", "play wear-and-tear")
    assert offered(m) == {"flag teach", "flag low", "no"}
    do(m, f"flag {name}")
    assert get(m, name).cunning == 0
    assert get(m, "teach").cunning + get(m, "low").cunning == 1
    assert get(m, "teach").speed == 3


@pytest.mark.rule("blackbeard", "11.6", "17.2#2")
def test_a_debauch_breaks_it_and_strikes_both() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = pair("central-atlantic", edit=edit)
    do(m, "move teach bath", "play debauchery-and-revelry")
    for name in ("teach", "low"):
        assert (get(m, name).ally, get(m, name).revel, get(m, name).loyalty) == (-1, INVOLUNTARY, 8)


@pytest.mark.rule("blackbeard", "11.6", "17.2#15")
def test_a_conspiracy_is_rolled_for_each_and_a_mutiny_breaks_it() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = pair("central-atlantic", 3, 3, 2, 2, edit=edit)
    do(m, "move teach bath", "play mutiny-conspiracy")
    assert len(told(m, "conspiracy")) == 2
    assert get(m, "teach").ally == LOW
    m = pair("central-atlantic", 3, 3, 6, 6, 1, edit=edit)  # Low's crew rises; he puts it down
    do(m, "move teach bath", "play mutiny-conspiracy")
    assert get(m, "teach").ally == -1
    assert get(m, "low").loyalty == 7
    assert told(m, "parted")


@pytest.mark.rule("blackbeard", "11.2", "10.32")
def test_a_pair_flees_as_fast_as_the_slower_ship() -> None:
    def edit(s: State) -> None:
        commissioner(s, 1, "matthews", "india")
        s.quiet = []

    m = pair("india", 1, 6, edit=edit, speed=1)  # Low's sloop makes 5
    do(m, "move teach east-africa", "hunt", "flee")
    assert told(m, "chase")[0]["own"] == 6 + 1


@pytest.mark.rule("blackbeard", "10.52", "17.2#10", "13.22", "A57")
def test_an_oust_is_met_by_every_ship_s_own_combat() -> None:
    def edit(s: State) -> None:
        commissioner(s, 1, "matthews", "central-atlantic")
        s.quiet = []

    m = pair("bath", 1, 1, edit=edit, guns=True, low={"combat": 4})
    do(m, "port teach", "oust")
    assert told(m, "oust")[0]["own"] == 1 + (6 + 2) + 4
    m = pair("bath", 1, 1, edit=edit, revel=1, low={"combat": 4})
    do(m, "move teach central-atlantic", "oust")
    assert told(m, "oust")[0]["own"] == 1 + (6 - 2) + 4


@pytest.mark.rule("blackbeard", "10.12", "11.2", "A59")
def test_a_commissioner_is_sent_for_the_more_notorious_of_two() -> None:
    def edit(s: State) -> None:
        s.quiet = []

    m = pair("india", 4, 4, 4, edit=edit, notoriety=2, low={"notoriety": 13})
    do(m, "move teach east-africa", "commission")
    assert m.state.kcs[1] >= 0


@pytest.mark.rule("blackbeard", "11.2", "8.45")
def test_the_gentler_of_two_asks_the_questions() -> None:
    def edit(s: State) -> None:
        merchant(s, "san-juan", "schooner", up=True)
        s.hostage_pool = [0]  # the captain: information 4
        for p in s.pirates:
            p.found = [PORT["san-juan"]]

    m = pair("east-caribbean", 3, 5, edit=edit)  # 5 is above Teach's cruelty of 4, not above Low's 5
    do(m, "plunder teach san-juan", "seize", "torture", "no")
    assert get(m, "teach").info == get(m, "low").info == {PORT["san-juan"]: 4}


@pytest.mark.rule("blackbeard", "11.2", "17.2#10", "A71")
def test_the_better_combat_may_be_the_ally_s_with_his_guns() -> None:
    m = pair("east-caribbean", 1, 1, low={"guns": True})
    do(m, "attack teach san-juan")
    assert told(m, "assault")[0]["own"] == 1 + (5 + 2) + 1 + 4


@pytest.mark.rule("blackbeard", "11.1", "13.22", "A103")
def test_no_alliance_with_a_drunken_crew() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        put(s, "low", "bath", revel=1)

    assert not {word for word in offered(stage(position)) if word.startswith("ally")}


@pytest.mark.rule("blackbeard", "11.1")
def test_a_player_has_one_alliance_at_a_time() -> None:
    def position(s: State) -> None:
        for name in ("teach", "low", "tew", "vane"):
            put(s, name, "bath")
        captains(s, 1, "avery")

    m = stage(position)
    do(m, "ally teach low")
    assert not {word for word in offered(m) if word.startswith("ally")}
    do(m, "part teach")
    assert "ally tew vane" in offered(m)


@pytest.mark.rule("blackbeard", "11.6", "11.7", "8.5")
@pytest.mark.parametrize(
    ("kind", "converts"),
    [("fluyt", False), ("sloop", True), ("schooner", True), ("brigantine", True), ("three-master", False)],
)
def test_who_part_say_whose_a_prize_is_that_can_be_converted(kind: str, converts: bool) -> None:
    def edit(s: State) -> None:
        for p in s.pirates:
            p.prize = next(n for n, m in enumerate(MERCHANTS) if m.id == kind)

    m = pair("east-caribbean", edit=edit)
    do(m, "part teach")
    assert (asked(m) == "prize") is converts
    if converts:
        do(m, "captain low")
        assert {word for word in offered(m) if word.startswith("convert")} == {"convert low"}


@pytest.mark.rule("blackbeard", "10.4", "11.2")
@pytest.mark.parametrize(("die", "falls"), [(4, True), (5, False)])
def test_two_allies_hold_a_raided_port_as_one(die: int, falls: bool) -> None:
    """One roll for the pair, by the better ship and one more."""

    def position(s: State) -> None:
        put(s, "teach", "isla-de-tortuga", ally=PIRATE["low"], combat=6)
        put(s, "low", "isla-de-tortuga", ally=PIRATE["teach"], combat=2)
        commissioner(s, 1, "matthews", "west-caribbean")  # combat 11
        s.quiet = []

    m = stage(position, dice=[1, die])  # 12 against die + 7
    do(m, "port teach", "raid isla-de-tortuga")
    assert [entry["own"] for entry in told(m, "defended")] == [die + 7]
    assert (get(m, "teach").place == PLACE["west-caribbean"]) is falls
    assert [get(m, name).combat for name in ("teach", "low")] == ([5, 1] if falls else [6, 2])


@pytest.mark.rule("blackbeard", "11.2", "15.1", "A95")
def test_an_ally_lends_his_duel() -> None:
    """England's two dice or the three of his ally Teach: the owner takes the better."""

    def position(s: State) -> None:
        put(s, "england", "bath", ally=PIRATE["teach"])
        put(s, "teach", "bath", ally=PIRATE["england"])
        put(s, "low", "bath", owner=1, revel=1, holds=[500])

    assert DUEL[PIRATE["teach"]] > DUEL[PIRATE["england"]]
    m = stage(position, dice=[3, 4 + SKILL[PIRATE["teach"]] - SKILL[PIRATE["low"]], *[6] * 9])
    do(m, "steal england low")
    (mine,) = [entry for entry in told(m, "duel") if entry["pirate"] == "england"]
    assert len(mine["dice"]) == DUEL[PIRATE["teach"]]


@pytest.mark.rule("blackbeard", "11.3")
@pytest.mark.parametrize(("one", "other"), [("england", "teach"), ("teach", "england")])
def test_the_odd_point_goes_to_the_better_commander_whoever_acts(one: str, other: str) -> None:
    """Teach (command 4) and England (2): 4 + 1 points and 1,000 doubloons, then 3 + 2 points and 125."""

    def position(s: State) -> None:
        put(s, one, "east-caribbean", ally=PIRATE[other], found=[PORT["san-juan"]])
        put(s, other, "east-caribbean", ally=PIRATE[one], found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)
        s.hostage_pool.clear()

    assert COMMAND[PIRATE["teach"]] > COMMAND[PIRATE["england"]]
    m = stage(position, dice=[1, 6])  # 400 doubloons; 1 + 6 points
    do(m, f"plunder {one} san-juan", "seize", "no")
    assert (get(m, "teach").notoriety, get(m, "england").notoriety) == (4, 3)
    assert (get(m, "teach").holds, get(m, "england").holds) == ([200], [200])


@pytest.mark.rule("blackbeard", "11.3", "11.7")
@pytest.mark.parametrize(("one", "other"), [("avery", "teach"), ("teach", "avery")])
def test_of_two_equal_commanders_the_one_who_acts_has_what_is_over(one: str, other: str) -> None:
    def position(s: State) -> None:
        for p, q in ((one, other), (other, one)):
            put(s, p, "south-atlantic", ally=PIRATE[q], found=[PORT["charleston"]], history=[0])
        merchant(s, "charleston", "sloop", up=True)
        s.hostage_pool.clear()

    assert COMMAND[PIRATE["teach"]] == COMMAND[PIRATE["avery"]]
    m = stage(position, dice=[1, 6])  # 100 doubloons; 1 + 6 points
    p = get(m, one)
    for _ in share_out(m.table, p, 401, whole_hold=True):
        raise AssertionError("nothing to ask")
    assert (get(m, one).holds, get(m, other).holds) == ([201], [200])
    do(m, f"plunder {one} charleston", "leave", "no")
    assert (get(m, one).notoriety, get(m, other).notoriety) == (4, 3)


@pytest.mark.rule("blackbeard", "11.3", "9.42")
@pytest.mark.parametrize(("one", "other"), [("england", "teach"), ("teach", "england")])
def test_the_odd_doubloon_goes_to_the_better_commander(one: str, other: str) -> None:
    def position(s: State) -> None:
        put(s, one, "bath", ally=PIRATE[other], holds=[401])
        put(s, other, "bath", ally=PIRATE[one])

    m = stage(position)
    p = get(m, one)
    p.holds.clear()
    for _ in share_out(m.table, p, 401, whole_hold=True):
        raise AssertionError("nothing to ask")
    assert (get(m, "teach").holds, get(m, "england").holds) == ([201], [200])


@pytest.mark.rule("blackbeard", "11.3", "15.1")
def test_the_booty_of_a_duel_is_shared() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", ally=PIRATE["england"])
        put(s, "england", "bath", ally=PIRATE["teach"])
        put(s, "low", "bath", owner=1, revel=1, holds=[501])

    m = stage(position, dice=[3, 5, 6, 6, 6, 1, 1, 1])  # 3 + 4 + 1 against 5 + 3: a duel
    do(m, "steal teach low", "stay")
    assert gone(m, "low")
    assert (get(m, "teach").holds, get(m, "england").holds) == ([251], [250])


@pytest.mark.rule("blackbeard", "9.58", "11.2", "A43")
@pytest.mark.parametrize("both", [True, False])
def test_a_port_that_is_hostile_to_both_allies_serves_neither(both: bool) -> None:
    english = [NATIONS.index("english")]
    m = pair("bath", history=english, low={"history": english if both else []})
    assert ("port teach" in offered(m)) is not both


@pytest.mark.rule("blackbeard", "6.26", "11.3", "11.4", "A106")
def test_only_the_crew_of_the_crippled_ship_grumbles() -> None:
    def edit(s: State) -> None:
        hold(s, 1, "wear-and-tear")
        s.quiet = []

    m = pair("india", 4, edit=edit, speed=1)  # two points for each: Low's sloop makes 5
    do(m, "move teach east-africa", "play wear-and-tear")
    assert (get(m, "teach").speed, get(m, "low").speed) == (-1, 3)
    assert (get(m, "teach").loyalty, get(m, "low").loyalty) == (6, 7)


@pytest.mark.rule("blackbeard", "8.46", "9.52", "11.2", "A109")
@pytest.mark.parametrize(("teach", "low", "counts"), [(4, 2, 4), (2, 3, 3), (0, 1, 1)])
def test_the_better_information_of_two_allies_counts(teach: int, low: int, counts: int) -> None:
    port = PORT["san-juan"]
    m = pair("east-caribbean", 1, 6, low={"info": {port: low}}, info={port: teach} if teach else {})
    do(m, "attack teach san-juan")
    assert told(m, "assault")[0]["own"] == 6 + (6 + 1) + 4 + counts


@pytest.mark.rule("blackbeard", "17.2#17", "11.2")
def test_an_ambitious_pirate_may_challenge_either_ally() -> None:
    """They act as one: both are activated, and both crews have lost loyalty."""

    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", ally=LOW)
        put(s, "low", "east-caribbean", ally=TEACH)
        hold(s, 1, "scurvy-outbreak")
        hold(s, 2, "piratical-ambition")
        captains(s, 2, "lussan")
        s.quiet = []

    m = stage(position, seats=3, dice=[6, 6, 6, 6, 1, 1, 1, 1])
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    assert m.pending[2].about["pirate"] == "teach"
    do(m, "pass")
    assert m.pending[2].about["pirate"] == "low"
    do(m, "play piratical-ambition")
    assert gone(m, "low")
    assert get(m, "lussan").owner == 2
    teach = get(m, "teach")
    assert (teach.ally, teach.place) == (-1, PLACE["west-caribbean"])  # his action goes on


@pytest.mark.rule("blackbeard", "11.4", "6.46", "A115")
@pytest.mark.parametrize("victim", ["teach", "low"])
def test_an_action_ends_with_the_ally_who_announced_it(victim: str) -> None:
    """Each can bear no more; the point of damage of a battle won is their player's to give."""

    def edit(s: State) -> None:
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "light")
        s.quiet = []

    m = pair("east-caribbean", 1, 6, 6, edit=edit, combat=1, low={"combat": 1})
    do(m, "find teach san-juan", "broadside", "fight", f"bear {victim}")  # 6 + 2 + 4 against 1 + 5
    assert gone(m, victim)
    assert bool(told(m, "found")) is (victim == "low")
