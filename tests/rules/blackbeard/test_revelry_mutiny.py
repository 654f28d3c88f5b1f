"""13, 14 and 16: debauchery, recovering from it, and mutiny."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import PLACE, PORT
from flibuste.games.blackbeard.state import HUNG_OVER, INVOLUNTARY, SOBER, VOLUNTARY, State
from flibuste.kernel.match import Match

from .kit import (
    asked,
    captains,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    governor,
    hold,
    merchant,
    offered,
    points,
    put,
    stage,
    told,
)


@pytest.mark.rule("blackbeard", "13.11", "13.12", "13.13")
def test_the_causes() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)
        put(s, "teach", "bath")
        governor(s, "bath")
        put(s, "low", "isla-de-tortuga", holds=[100])
        put(s, "lolonnais", "santo-domingo", taken=PORT["santo-domingo"])
        s.actions = 5

    m = stage(position, dice=[4, 4, 4])
    do(m, "plunder vane san-juan", "seize", "ransom", "yes")  # after a prize
    do(m, "port teach", "celebrate")  # in port
    do(m, "port low", "sell-all", "pass")  # by selling in a pirate port
    do(m, "sack lolonnais")  # by a sack
    assert get(m, "vane").revel == get(m, "teach").revel == VOLUNTARY
    assert get(m, "low").revel == get(m, "lolonnais").revel == INVOLUNTARY
    assert m.state.actions == 1  # none of it was an action of its own

    def card(s: State) -> None:
        put(s, "avery", "central-atlantic")
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = stage(card)
    do(m, "move avery bath", "play debauchery-and-revelry")  # by a card
    assert get(m, "avery").revel == INVOLUNTARY


@pytest.mark.rule("blackbeard", "13.21", "A17")
@pytest.mark.parametrize(("port", "loyalty"), [("bath", 8), ("isla-de-tortuga", 10)])
def test_a_happier_crew(port: str, loyalty: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", port)
        if port == "bath":
            governor(s, port)

    m = stage(position)
    do(m, "port teach", "celebrate")
    assert get(m, "teach").loyalty == loyalty


@pytest.mark.rule("blackbeard", "13.22")
def test_revellers_only_move_or_recover() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", revel=VOLUNTARY, holds=[100])
        put(s, "low", "east-caribbean", revel=INVOLUNTARY)
        merchant(s, "san-juan", "sloop")

    found = {word.split()[0] for word in offered(stage(position))}
    assert found == {"move", "recover", "draw", "stop"}
    assert "recover low" not in offered(stage(position))  # only docked


@pytest.mark.rule("blackbeard", "13.22")
def test_revellers_fight_and_flee_badly() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", revel=VOLUNTARY)
        commissioner(s, 1, "matthews", "east-caribbean")
        s.quiet = []

    m = stage(position, dice=[3, 4, 1, 6])
    do(m, "move vane west-caribbean", "hunt", "flee")
    assert told(m, "chase")[0]["own"] == 4 + 3 - 2
    assert told(m, "battle")[0]["own"] == 6 + 6 + 4 - 2


@pytest.mark.rule("blackbeard", "13.23", "16", "A62")
def test_recovering_takes_one_action_or_two() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", revel=VOLUNTARY, combat=2)
        put(s, "low", "bath", revel=INVOLUNTARY)

    m = stage(position)
    do(m, "recover teach")
    assert get(m, "teach").revel == SOBER
    assert get(m, "teach").combat == 2  # it mends nothing
    do(m, "recover low")
    assert get(m, "low").revel == HUNG_OVER
    do(m, "recover low")
    assert get(m, "low").revel == SOBER
    assert told(m, "sleeping") == [{"pirate": "low"}]
    assert told(m, "recovered") == [{"pirate": "teach"}, {"pirate": "low"}]


# ---- 14


def plot(*dice: int, loyalty: int = 7, edit: Any = None, **fields: Any) -> Match:
    """A plot against Vane (command 2)."""

    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", loyalty=loyalty, **fields)
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []
        if edit is not None:
            edit(s)

    m = stage(position, dice=dice)
    do(m, "move vane west-caribbean", "play mutiny-conspiracy")
    return m


@pytest.mark.rule("blackbeard", "14.1", "17.2#15")
def test_two_dice_above_loyalty_start_a_mutiny() -> None:
    m = plot(3, 4)
    assert not told(m, "mutiny")
    m = plot(4, 4, 1)
    assert told(m, "mutiny")
    assert get(m, "vane").loyalty == 7  # put down below his command


@pytest.mark.rule("blackbeard", "14.2")
def test_put_down_on_his_command_it_costs_a_point() -> None:
    assert get(plot(4, 4, 2), "vane").loyalty == 6


@pytest.mark.rule("blackbeard", "14.2", "18.12", "A63")
def test_a_new_captain_takes_the_ship() -> None:
    def edit(s: State) -> None:
        captains(s, 0, "avery", "davis")

    m = plot(
        6,
        6,
        3,
        edit=edit,
        notoriety=8,
        worth=900,
        holds=[400],
        combat=4,
        guns=True,
        letter="french",
        info={3: 2},
    )
    assert asked(m) == "successor"
    do(m, "captain davis")
    assert gone(m, "vane")
    assert points(m, 0) == 8
    davis = get(m, "davis")
    assert (davis.loyalty, davis.combat, davis.holds, davis.guns) == (6, 4, [400], True)
    assert (davis.notoriety, davis.worth, davis.letter, davis.info) == (0, 0, -1, {})
    assert davis.place == PLACE["east-caribbean"]  # the move is over
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "14.2")
def test_without_a_card_the_deck_sends_one_or_the_ship_is_lost() -> None:
    m = plot(6, 6, 3)
    assert gone(m, "vane")
    assert len([p for p in m.state.pirates if p.owner == 0]) == 1

    def edit(s: State) -> None:
        s.locker, s.pirate_deck = list(s.pirate_deck), []

    m = plot(6, 6, 3, edit=edit)
    assert m.state.pirates == []


@pytest.mark.rule("blackbeard", "14.1", "17.2#18")
def test_at_nought_the_crew_rises_at_once_and_whenever_he_acts() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", loyalty=1)
        hold(s, 1, "scurvy-outbreak")
        s.quiet = []

    m = stage(position, dice=[2, 2])
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    assert len(told(m, "mutiny")) == 1
    assert get(m, "vane").loyalty == 0
    assert get(m, "vane").place == PLACE["west-caribbean"]
    do(m, "move vane east-caribbean")
    assert len(told(m, "mutiny")) == 2


@pytest.mark.rule("blackbeard", "14.2", "17.2#18", "13.13", "A63")
def test_a_new_captain_has_the_crew_as_it_is() -> None:
    def position(s: State) -> None:
        put(s, "bonnet", "east-caribbean", scurvy=True, revel=VOLUNTARY, guns=True, combat=3, holds=[700])
        captains(s, 0, "low")
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = stage(position, dice=[6, 6, 6])
    do(m, "move bonnet west-caribbean", "play mutiny-conspiracy")
    assert gone(m, "bonnet")
    low = get(m, "low")
    assert (low.scurvy, low.revel, low.guns) == (True, VOLUNTARY, True)
    assert (low.combat, low.holds, low.loyalty) == (3, [700], 6)


@pytest.mark.rule("blackbeard", "8.38", "13.11", "A98")
def test_revelry_may_follow_a_cargo_that_was_left() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", found=[PORT["san-juan"]])
        merchant(s, "san-juan", "sloop", up=True)

    m = stage(position, dice=[4, 3])
    do(m, "plunder teach san-juan", "leave", "ransom")
    assert asked(m) == "revel"
    do(m, "yes")
    assert get(m, "teach").revel == VOLUNTARY


@pytest.mark.rule("blackbeard", "14.1", "14.2")
def test_a_mutiny_barely_quelled_may_take_the_last_loyalty_and_rise_again() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", loyalty=1)  # command 4
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = stage(position, dice=[1, 1, 4, 1])  # 2 above 1; quelled on the nose; quelled again
    do(m, "move teach west-caribbean", "play mutiny-conspiracy")
    assert len(told(m, "mutiny")) == 2
    assert get(m, "teach").loyalty == 0


@pytest.mark.rule("blackbeard", "14.1", "14.2", "8.36", "8.38")
def test_a_plunderer_whom_his_crew_overthrows_has_nothing_more_to_say() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean", found=[PORT["san-juan"]], loyalty=1)  # command 3
        merchant(s, "san-juan", "sloop", up=True)
        captains(s, 0, "low")
        s.hostage_pool.clear()

    m = stage(position, dice=[1, 1, 6])
    do(m, "plunder vane san-juan", "leave")
    assert gone(m, "vane")
    assert asked(m) == "act"  # nobody is asked about a feast
    assert (get(m, "low").revel, get(m, "low").prize) == (0, -1)
    assert m.state.merchants[PORT["san-juan"]] < 0


@pytest.mark.rule("blackbeard", "14.1", "6.26")
def test_a_crew_at_nought_rises_anew_only_when_its_pirate_acts() -> None:
    def position(s: State) -> None:
        put(s, "teach", "gold-coast", speed=0, loyalty=0)
        draw_phase(s, "storms-at-sea")

    m = stage(position, dice=[5, 2, 1])  # off Whydah: a point of speed
    assert get(m, "teach").speed == -1
    assert not told(m, "mutiny")
