"""9.5 and 9.6: attacks on ports, sacks, thefts."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import CARD, NATIONS, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import INVOLUNTARY, State
from flibuste.kernel.match import Match

from .kit import (
    asked,
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

SAN_JUAN = PORT["san-juan"]
SPANISH = [NATIONS.index("spanish")]


def raid(*dice: int, **fields: Any) -> Match:
    """Condent (skill 4, cruelty 3) off San Juan (2/7)."""

    def position(s: State) -> None:
        put(s, "condent", "east-caribbean", **fields)

    m = stage(position, dice=dice)
    do(m, "attack condent san-juan")
    return m


@pytest.mark.rule("blackbeard", "9.51")
def test_a_port_is_attacked_from_its_zone() -> None:
    def position(s: State) -> None:
        put(s, "condent", "west-caribbean")
        put(s, "tew", "havana")
        s.destroyed.append(PORT["santiago"])

    found = {word for word in offered(stage(position)) if word.startswith("attack")}
    assert found == {"attack condent port-royal", "attack condent havana"}


@pytest.mark.rule("blackbeard", "9.51", "6.41")
def test_a_warship_may_forestall_it() -> None:
    def position(s: State) -> None:
        put(s, "condent", "east-caribbean")
        warship(s, "east-caribbean", "heavy")
        s.quiet = []

    m = stage(position, dice=[1, 6])
    do(m, "attack condent san-juan", "broadside", "flee")
    assert not told(m, "assault")
    assert not m.state.attacked


@pytest.mark.rule("blackbeard", "9.52", "9.53", "9.56", "9.57", "9.59", "18.2")
def test_a_port_taken() -> None:
    m = raid(4, 2, 5, 2)  # 4 + 7 against 2 + 4 + 6; booty 5 + 2
    (assault,) = told(m, "assault")
    assert (assault["dice"], assault["own"], assault["theirs"]) == ([2, 4], 12, 11)
    do(m, "seize")
    condent = get(m, "condent")
    assert condent.holds == [700]
    assert (condent.notoriety, condent.loyalty, condent.combat) == (4, 8, 5)
    assert condent.place == PLACE["san-juan"]
    assert condent.history == SPANISH
    assert SAN_JUAN not in m.state.destroyed


@pytest.mark.rule("blackbeard", "9.52", "9.54", "9.59")
def test_ties_go_to_the_port_and_a_beaten_pirate_stays_at_sea() -> None:
    m = raid(5, 2)
    condent = get(m, "condent")
    assert (condent.combat, condent.notoriety) == (6, 0)  # even: no damage
    assert condent.place == PLACE["east-caribbean"]
    assert condent.history == SPANISH
    m = raid(6, 1)
    assert get(m, "condent").combat == 4


@pytest.mark.rule("blackbeard", "9.53")
def test_booty_of_a_port_needs_a_hold() -> None:
    m = raid(1, 6, 5, 2, holds=[100, 200, 300])
    do(m, "seize")
    assert asked(m) == "jettison"
    do(m, "jettison 2 200")
    assert get(m, "condent").holds == [100, 300, 700]


@pytest.mark.rule("blackbeard", "9.58", "9.34", "A37")
def test_a_nation_remembers() -> None:
    def position(s: State) -> None:
        put(s, "condent", "east-caribbean", letter="spanish")
        s.havens[PORT["campeche"]] = PIRATE["condent"]
        s.havens[SAN_JUAN] = PIRATE["condent"]
        governor(s, "campeche")

    m = stage(position, dice=[6, 1])
    do(m, "attack condent san-juan")
    condent = get(m, "condent")
    assert condent.letter < 0
    assert m.state.havens[SAN_JUAN] < 0
    assert m.state.havens[PORT["campeche"]] == PIRATE["condent"]  # other havens stand
    assert SAN_JUAN in m.state.attacked
    found = offered(m)
    assert "move condent san-juan" not in found
    assert "move condent santo-domingo" not in found
    assert "move condent martinique" in found


@pytest.mark.rule("blackbeard", "9.58")
def test_a_port_on_its_guard_rolls_two_dice() -> None:
    def position(s: State) -> None:
        put(s, "condent", "east-caribbean")
        s.attacked.append(SAN_JUAN)

    m = stage(position, dice=[3, 4, 6])
    do(m, "attack condent san-juan")
    assert told(m, "assault")[0]["theirs"] == 14


@pytest.mark.rule("blackbeard", "9.55", "9.56", "9.59", "13.11", "18.2", "A44")
def test_a_sack() -> None:
    def position(s: State) -> None:
        put(s, "condent", "san-juan", taken=SAN_JUAN, history=SPANISH, info={SAN_JUAN: 3})
        put(s, "tew", "san-juan", owner=1)
        merchant(s, "san-juan", "fluyt")
        governor(s, "san-juan", pro=False)

    m = stage(position, dice=[5])  # 5 + 3 > 7
    do(m, "sack condent")
    condent = get(m, "condent")
    assert SAN_JUAN in m.state.destroyed
    assert condent.notoriety == 6
    assert condent.loyalty == 9  # the sack and its debauch
    assert condent.revel == INVOLUNTARY
    assert condent.place == get(m, "tew").place == PLACE["east-caribbean"]
    assert m.state.merchants[SAN_JUAN] < 0
    assert m.state.governors[SAN_JUAN] == 0
    assert condent.info == {}


@pytest.mark.rule("blackbeard", "9.55", "9.59", "10.26", "A118")
def test_a_sack_puts_a_pirate_out_beside_his_own_player_s_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "low", "virginia", taken=PORT["virginia"])
        commissioner(s, 0, "rhett", "central-atlantic")
        merchant(s, "bath", "sloop")

    m = stage(position, dice=[6])
    assert not {word for word in offered(m) if word.startswith("move low")}  # he is shut in
    do(m, "sack low")
    assert get(m, "low").place == PLACE["central-atlantic"]
    his = {word.split()[0] for word in offered(m) if " low" in word}
    assert his == {"move"}


@pytest.mark.rule("blackbeard", "9.55", "9.59")
def test_a_sack_that_fails_is_only_a_wasted_action() -> None:
    def position(s: State) -> None:
        put(s, "condent", "san-juan", taken=SAN_JUAN, history=SPANISH)

    m = stage(position, dice=[4])
    do(m, "sack condent")
    condent = get(m, "condent")
    assert (condent.place, condent.loyalty, condent.notoriety) == (PLACE["san-juan"], 7, 0)
    assert "sack condent" not in offered(m)
    assert "port condent" not in offered(m)


@pytest.mark.rule("blackbeard", "9.55")
def test_only_the_very_next_action_can_sack_and_a_debauch_prevents_it() -> None:
    def position(s: State) -> None:
        put(s, "condent", "east-caribbean")
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = stage(position, dice=[1, 6, 1, 1])
    do(m, "attack condent san-juan", "seize", "play debauchery-and-revelry")
    assert "sack condent" not in offered(m)
    assert "recover condent" in offered(m)


# ---- 9.6


def theft(*dice: int, **victim: Any) -> Match:
    """Low (skill 3) is after the booty of Bonnet (skill 2)."""

    def position(s: State) -> None:
        put(s, "low", "boston", ship="sloop")
        put(s, "bonnet", "boston", owner=1, **{"revel": 1, "holds": [300, 701], **victim})

    m = stage(position, dice=dice)
    do(m, "steal low bonnet")
    return m


@pytest.mark.rule("blackbeard", "9.61")
def test_only_from_a_rival_who_is_revelling_in_the_same_port_with_booty() -> None:
    def position(s: State) -> None:
        put(s, "low", "boston")
        put(s, "tew", "boston", revel=1, holds=[100])
        put(s, "bonnet", "boston", owner=1, holds=[100])
        put(s, "kidd", "boston", owner=1, revel=1, worth=900)
        put(s, "avery", "new-york", owner=1, revel=1, holds=[100])
        put(s, "davis", "boston", owner=1, revel=2, holds=[100])

    found = {word for word in offered(stage(position)) if word.startswith("steal")}
    assert found == {"steal low davis"}


@pytest.mark.rule("blackbeard", "9.62", "9.63")
def test_a_theft() -> None:
    m = theft(4, 3, 3)  # 8 against 5; 3 + 3: 60 %
    assert asked(m) == "give"
    do(m, "give 1 300")  # then what is missing, from the only other hold
    assert get(m, "low").holds == [601]  # rounded up
    assert get(m, "bonnet").holds == [400]


@pytest.mark.rule("blackbeard", "9.63", "A47")
def test_never_more_than_everything() -> None:
    m = theft(6, 1, 6, holds=[500])
    assert get(m, "low").holds == [500]
    assert get(m, "bonnet").holds == []


@pytest.mark.rule("blackbeard", "9.62", "A47")
def test_a_thief_who_fails_loses_his_crew_s_trust() -> None:
    m = theft(1, 6)
    assert get(m, "low").loyalty == 5
    assert get(m, "bonnet").holds == [300, 701]


@pytest.mark.rule("blackbeard", "9.62", "17.2#19")
def test_the_black_flag_guards_booty() -> None:
    def position(s: State) -> None:
        put(s, "low", "boston")
        put(s, "bonnet", "boston", owner=1, revel=1, holds=[500], cunning=1)
        hold(s, 1, "skull-and-crossbones")

    m = stage(position, dice=[4, 4])  # 8 against 6, or 8 with the flag: a duel
    do(m, "steal low bonnet")
    assert asked(m) == "guard"
    do(m, "yes")
    assert told(m, "theft")[0]["theirs"] == 8
    assert told(m, "guarded") == [{"pirate": "bonnet"}]
    assert told(m, "duel")  # 8 against 8
    assert CARD["skull-and-crossbones"] in m.state.discard


@pytest.mark.rule("blackbeard", "9.62", "15.1", "A47")
def test_an_even_theft_is_a_duel() -> None:
    m = theft(1, 3, 6, 6, 6, 6, 1, 1)  # 5 against 5; Low rolls four dice, Bonnet two
    assert asked(m) == "board"
    do(m, "stay")
    assert gone(m, "bonnet")


@pytest.mark.rule("blackbeard", "9.41", "9.53")
def test_a_port_taken_cures_scurvy() -> None:
    def position(s: State) -> None:
        put(s, "condent", "east-caribbean", scurvy=True)

    m = stage(position, dice=[1, 6, 1, 1])
    do(m, "attack condent san-juan", "seize")
    assert not get(m, "condent").scurvy


@pytest.mark.rule("blackbeard", "9.53", "12")
@pytest.mark.parametrize(("second", "asks"), [(6, False), (5, True)])
def test_cunning_may_better_the_booty_of_a_port_unless_it_is_the_greatest(second: int, asks: bool) -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", cunning=1)

    m = stage(position, dice=[1, 6, 6, second, 1, 1])  # San Juan is worth two dice
    do(m, "attack teach san-juan")
    assert (asked(m) == "cunning") is asks
    if asks:
        do(m, "reroll teach")
        assert told(m, "stormed")[0]["value"] == 200
