"""17.2: the event cards 18 to 20 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import BOXES, CARD, PLACE, PORT, SHIP_SPEED
from flibuste.games.blackbeard.state import START, State

from .kit import (
    asked,
    can_play,
    commissioner,
    do,
    draw_phase,
    flagged,
    get,
    gone,
    hold,
    listening,
    merchant,
    points,
    put,
    seat_asked,
    stage,
    told,
    warship,
)

# ---- #18 Scurvy Outbreak


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_scurvy_outbreak() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", hostages=[0, 1], nations=[0, 0])
        del s.hostage_pool[:2]
        hold(s, 1, "scurvy-outbreak")
        s.quiet = []

    m = stage(position)
    do(m, "move teach east-africa", "play scurvy-outbreak")
    teach = get(m, "teach")
    assert teach.scurvy
    assert teach.loyalty == 6
    assert teach.hostages == []
    assert {0, 1} <= set(m.state.hostage_pool)


@pytest.mark.rule("blackbeard", "17.2#18")
def test_scurvy_gnaws_at_each_turn_of_its_owner() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", scurvy=True)
        put(s, "low", "india", owner=1, scurvy=True)
        s.phase = START
        hold(s, 0, "wear-and-tear", "wear-and-tear", "wear-and-tear", "fair-winds")

    m = stage(position)
    assert (get(m, "teach").loyalty, get(m, "low").loyalty) == (6, 7)


@pytest.mark.rule("blackbeard", "17.2#18", "14.1")
def test_scurvy_takes_nothing_from_a_crew_at_the_end_of_its_loyalty() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", scurvy=True, loyalty=0)
        s.phase = START
        hold(s, 0, "wear-and-tear", "wear-and-tear", "wear-and-tear", "fair-winds")

    m = stage(position)
    assert told(m, "turn")
    assert not told(m, "displeased")
    assert not told(m, "mutiny")  # it rises when he is activated


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_no_scurvy_in_port_but_in_a_transit_box() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    def box(s: State) -> None:
        put(s, "teach", BOXES[0])

    assert not can_play("scurvy-outbreak", "port teach", docked)
    assert can_play("scurvy-outbreak", "move teach gold-coast", box)


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_scurvy_gnaws_until_port_is_made() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean", hostages=[1], nations=[0])
        s.hostage_pool.remove(1)
        put(s, "low", "india", owner=1)
        hold(s, 1, "scurvy-outbreak")
        listening(s)

    m = stage(edit)
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    teach = get(m, "teach")
    assert (teach.scurvy, teach.loyalty, teach.hostages) == (True, 6, [])
    assert 1 in m.state.hostage_pool
    do(m, "move teach south-america")
    do(m, "move teach curacao")
    assert not get(m, "teach").scurvy


@pytest.mark.rule("blackbeard", "17.2#18")
def test_scurvy_costs_loyalty_at_each_turn() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean", scurvy=True, loyalty=5)
        put(s, "low", "india", owner=1, scurvy=True, loyalty=5)
        s.phase, s.actor = START, 0

    m = stage(edit)
    assert get(m, "teach").loyalty == 4
    assert get(m, "low").loyalty == 5


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_no_scurvy_in_port() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan")
        hold(s, 1, "scurvy-outbreak")
        listening(s)

    m = stage(edit)
    do(m, "port teach")
    assert asked(m) == "port"


@pytest.mark.rule("blackbeard", "17.2#18")
def test_scurvy_strikes_a_crew_that_has_it_already() -> None:
    """Hostages taken since die, and loyalty drops again."""

    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean", scurvy=True, hostages=[s.hostage_pool.pop()], nations=[0])
        hold(s, 1, "scurvy-outbreak")
        listening(s)

    m = stage(edit)
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    assert (get(m, "teach").hostages, get(m, "teach").loyalty) == ([], 6)
    assert len(m.state.hostage_pool) == 15


# ---- #19 Skull and Crossbones


@pytest.mark.rule("blackbeard", "17.2#19", "12")
def test_skull_and_crossbones_cancels_and_shuffles_back() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", cunning=1)
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "scurvy-outbreak")
        s.quiet = []

    m = stage(position)
    before = len(m.state.deck)
    do(m, "move teach east-africa", "play scurvy-outbreak")
    assert asked(m) == "flag"
    do(m, "yes")
    assert not get(m, "teach").scurvy
    assert get(m, "teach").cunning == 0
    assert len(m.state.deck) == before + 1
    assert m.state.discard == [CARD["skull-and-crossbones"]]
    assert 1 in m.state.spent


@pytest.mark.rule("blackbeard", "17.2#19", "A76")
def test_no_flag_without_cunning_or_against_what_is_drawn() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", cunning=0)
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "scurvy-outbreak")
        s.quiet = []

    m = stage(position)
    do(m, "move teach east-africa", "play scurvy-outbreak")
    assert asked(m) == "act"
    assert get(m, "teach").scurvy

    def storm(s: State) -> None:
        put(s, "teach", "india", cunning=2)
        hold(s, 0, "skull-and-crossbones")
        draw_phase(s, "storms-at-sea")

    m = stage(storm, dice=[6, 2, 6])
    assert get(m, "teach").speed == 0


@pytest.mark.rule("blackbeard", "17.2#19", "12", "4.66")
def test_the_black_flag_cancels_a_card() -> None:
    m = stage(flagged)
    deck = len(m.state.deck)
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    assert (asked(m), seat_asked(m)) == ("flag", 0)
    do(m, "yes")
    teach = get(m, "teach")
    assert (teach.scurvy, teach.loyalty, teach.cunning) == (False, 7, 0)
    assert len(m.state.deck) == deck + 1  # shuffled back, not discarded
    assert CARD["skull-and-crossbones"] in m.state.discard


@pytest.mark.rule("blackbeard", "17.2#19", "12")
def test_the_black_flag_needs_cunning() -> None:
    def edit(s: State) -> None:
        flagged(s)
        s.pirates[0].cunning = 0

    m = stage(edit)
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    assert asked(m) == "act"
    assert get(m, "teach").scurvy


@pytest.mark.rule("blackbeard", "17.2#19", "9.62")
def test_the_black_flag_guards_booty() -> None:
    def edit(s: State) -> None:
        put(s, "low", "san-juan")
        put(s, "bonnet", "san-juan", owner=1, holds=[1000], revel=1, cunning=1)
        hold(s, 1, "skull-and-crossbones")

    m = stage(edit, (4, 4))  # 4 + 3 + 1 against 4 + 2 + 2: even
    do(m, "steal low bonnet")
    assert (asked(m), seat_asked(m)) == ("guard", 1)
    do(m, "yes")
    assert told(m, "theft")[0]["theirs"] == 8


# ---- #20 Storms at Sea


@pytest.mark.rule("blackbeard", "17.2#20", "7.2")
def test_storms_at_sea() -> None:
    def position(s: State) -> None:
        put(s, "teach", "gold-coast")
        put(s, "low", BOXES[1], ship="sloop")
        put(s, "tew", "whydah")
        put(s, "avery", "india")
        merchant(s, "whydah", "sloop")
        merchant(s, "goa", "sloop")
        for port in ("boston", "new-york", "bath", "campeche", "havana"):
            merchant(s, port, "fluyt")
        warship(s, "gold-coast", "light")
        commissioner(s, 1, "ogle", "gold-coast")
        draw_phase(s, "storms-at-sea")

    m = stage(position, dice=[5, 2, 2, 4, 2, 5, 4])
    assert m.state.merchants[PORT["whydah"]] < 0
    assert m.state.merchants[PORT["goa"]] >= 0
    assert m.state.warships[PLACE["gold-coast"]] < 0  # 6 above its combat of 5
    assert get(m, "teach").speed == 2  # a 2: one point
    assert get(m, "low").speed == 2  # a 5, and one more in the box: three points
    assert get(m, "tew").speed == 3  # safe in port
    assert get(m, "avery").speed == 3
    assert m.state.kcs[1] < 0  # gone on 4
    assert len(m.state.kc_pool) == 8


@pytest.mark.rule("blackbeard", "17.2#20", "2.2", "A03")
def test_a_storm_off_bermuda_is_in_one_of_two_zones_and_may_sink_in_a_box() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic")
        put(s, "low", "central-atlantic")
        draw_phase(s, "storms-at-sea")

    m = stage(position, dice=[4, 5, 4, 1])
    assert (get(m, "teach").speed, get(m, "low").speed) == (3, 2)

    def box(s: State) -> None:
        put(s, "teach", BOXES[0])
        draw_phase(s, "storms-at-sea")

    m = stage(box, dice=[5, 2, 6])
    assert gone(m, "teach")


@pytest.mark.rule("blackbeard", "17.2#20", "8.21", "6.26")
def test_a_storm_sweeps_a_zone_and_its_passages() -> None:
    def edit(s: State) -> None:
        merchant(s, "whydah", "sloop", up=True)
        merchant(s, "boston", "sloop")
        warship(s, "gold-coast", "light")
        put(s, "teach", "gold-coast", found=[PORT["whydah"]])
        put(s, "vane", "south-america-gold-coast")
        put(s, "low", "whydah")
        put(s, "tew", "india", owner=1)
        commissioner(s, 1, "rhett", "gold-coast")
        draw_phase(s, "storms-at-sea")

    # Whydah is 52; the warship (5) rolls 6; Teach 3: 2 points; Vane 5 + 1: 3 points; the commissioner 4
    m = stage(edit, (5, 2, 3, 3, 3, 5, 4), seats=3)
    s = m.state
    assert s.merchants[PORT["whydah"]] == -1
    assert s.merchants[PORT["boston"]] >= 0
    assert s.warships[PLACE["gold-coast"]] == -1
    schooner = SHIP_SPEED[1]
    assert get(m, "teach").speed == schooner - 2
    assert get(m, "teach").found == []
    assert get(m, "vane").speed == schooner - 3
    assert get(m, "low").speed == schooner  # in port
    assert s.kcs[1] == -1
    assert len(s.kc_pool) == 8


@pytest.mark.rule("blackbeard", "17.2#20", "6.25")
def test_a_passage_in_a_storm_can_sink_a_ship() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "south-america-gold-coast", notoriety=4)
        put(s, "low", "india")
        draw_phase(s, "storms-at-sea")

    m = stage(edit, (5, 2, 6))
    assert gone(m, "vane")
    assert points(m, 0) == 4


@pytest.mark.rule("blackbeard", "17.2#20")
def test_a_storm_leaves_other_seas_in_peace() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        warship(s, "gold-coast", "light")
        commissioner(s, 1, "rhett", "gold-coast")
        draw_phase(s, "storms-at-sea")

    m = stage(edit, (5, 2, 2, 3, 5))  # 5 is not above the warship's 5; the commissioner stays on a 5
    assert get(m, "teach").speed == 3
    assert m.state.warships[PLACE["gold-coast"]] >= 0
    assert m.state.kcs[1] >= 0


@pytest.mark.rule("blackbeard", "17.2#19", "4.67")
def test_who_lets_a_card_pass_can_t_take_it_back() -> None:
    """Who is asked next, or that nobody is, may have told something of the hands."""

    def edit(s: State) -> None:
        flagged(s)
        hold(s, 1, "wear-and-tear")

    m = stage(edit)
    do(m, "move teach west-caribbean", "play scurvy-outbreak", "no")
    assert get(m, "teach").scurvy
    assert not m.can_undo(0)


@pytest.mark.rule("blackbeard", "17.2#20", "7.2", "A77")
@pytest.mark.parametrize(("die", "gone"), [(4, True), (5, False)])
@pytest.mark.parametrize("box", BOXES)
def test_a_storm_off_whydah_reaches_commissioners_in_both_boxes(box: str, die: int, gone: bool) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        commissioner(s, 1, "rhett", box)
        draw_phase(s, "storms-at-sea")

    m = stage(edit, (5, 2, die))
    assert (m.state.kcs[1] < 0) is gone
