"""4.6, 8.22: when anti-pirate players are asked, and when they are left in peace."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import INVOLUNTARY, State
from flibuste.kernel.match import Match

from .kit import (
    asked,
    captains,
    commissioner,
    do,
    get,
    governor,
    hold,
    merchant,
    offered,
    put,
    seat_asked,
    stage,
    told,
    warship,
)


def course(m: Match, answers: dict[str, str]) -> list[str]:
    """The kinds of decision up to the next action, each answered by its kind."""
    met = []
    while asked(m) != "act":
        met.append(asked(m))
        do(m, answers[asked(m)])
    return met


def prey(s: State, kind: str = "brigantine") -> None:
    put(s, "vane", "east-caribbean", found=[PORT["san-juan"]])
    merchant(s, "san-juan", kind, up=True)
    s.quiet = []


ANSWERS = {"respond": "pass", "seize": "seize", "hostage": "ransom", "revel": "no"}


@pytest.mark.rule("blackbeard", "8.22", "8.31", "4.63", "A14")
def test_a_plunder_can_be_broken_into_at_each_step() -> None:
    def edit(s: State) -> None:
        prey(s)
        hold(s, 1, "scurvy-outbreak")

    m = stage(edit, (3, 3))
    do(m, "plunder vane san-juan")
    met = course(m, ANSWERS)
    # announced; the cargo known; the cargo taken; the hostage settled; all done
    assert met == ["respond", "respond", "seize", "respond", "hostage", "respond", "revel", "respond"]


@pytest.mark.rule("blackbeard", "8.22", "8.31", "10.31", "10.32", "10.35")
def test_a_commissioner_may_wait_for_the_fame_of_the_plunder() -> None:
    """The pirate keeps all he has won, but the merchant escapes: there is nothing to convert."""

    def edit(s: State) -> None:
        prey(s, "sloop")
        commissioner(s, 1, "ogle", "east-caribbean")

    m = stage(edit, (3, 3, 6, 1, 1, 6))
    do(m, "plunder vane san-juan", "pass", "pass", "seize", "pass", "ransom", "pass")
    assert get(m, "vane").notoriety == 1 + 3
    assert "hunt" in offered(m)
    do(m, "hunt", "flee")  # 6 + 2 against 1 + 3: caught; 12 + 1 against 6 + 6 + 4: he wins
    vane = get(m, "vane")
    assert vane.holds == [800]
    assert len(vane.hostages) == 1
    assert m.state.merchants[PORT["san-juan"]] < 0
    assert vane.prize < 0
    assert vane.revel == 0


@pytest.mark.rule("blackbeard", "8.22", "6.43")
def test_a_warship_can_save_the_hostage_when_the_cargo_is_lost() -> None:
    def edit(s: State) -> None:
        prey(s)
        warship(s, "east-caribbean", "heavy")

    m = stage(edit, (3, 1, 6))
    do(m, "plunder vane san-juan", "pass", "pass", "seize", "broadside", "flee")
    vane = m.state.pirates[0]
    assert vane.holds == [1200]
    assert vane.hostages == []
    assert m.state.merchants[PORT["san-juan"]] < 0


@pytest.mark.rule("blackbeard", "8.22", "6.43", "6.45")
def test_a_warship_on_station_may_strike_until_the_merchant_is_gone() -> None:
    """He gets away with all he has taken, but the prize that he could have converted is lost."""

    def edit(s: State) -> None:
        prey(s, "sloop")
        warship(s, "east-caribbean", "heavy")

    m = stage(edit, (3, 3, 1, 6))
    do(m, "plunder vane san-juan", "pass", "pass", "seize", "pass", "ransom", "pass", "broadside", "flee")
    vane = get(m, "vane")
    assert (vane.holds, vane.notoriety, vane.prize) == ([800], 4, -1)
    assert told(m, "cancelled")
    assert m.state.merchants[PORT["san-juan"]] < 0


@pytest.mark.rule("blackbeard", "4.61", "4.63")
def test_who_has_nothing_to_play_is_not_asked() -> None:
    m = stage(lambda s: prey(s, "fluyt"), (4, 3))  # too little fame for a commissioner
    do(m, "plunder vane san-juan")
    assert course(m, ANSWERS) == ["seize", "hostage", "revel"]


@pytest.mark.rule("blackbeard", "4.61", "4.63")
def test_one_can_pass_for_the_rest_of_the_turn() -> None:
    def edit(s: State) -> None:
        prey(s)
        hold(s, 1, "scurvy-outbreak")

    m = stage(edit, (3, 3))
    do(m, "plunder vane san-juan", "hush")
    assert course(m, ANSWERS) == ["seize", "hostage", "revel"]
    do(m, "move vane west-caribbean")
    assert (asked(m), seat_asked(m)) == ("act", 0)


@pytest.mark.rule("blackbeard", "4.61")
def test_one_action_a_turn_for_each_player() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "scurvy-outbreak", "wear-and-tear")
        hold(s, 2, "wear-and-tear")
        s.quiet = []

    m = stage(edit, (1,), seats=3)
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    assert (asked(m), seat_asked(m)) == ("respond", 2)  # the first has had his turn
    do(m, "play wear-and-tear")
    do(m, "move vane east-caribbean")
    assert (asked(m), seat_asked(m)) == ("act", 0)


@pytest.mark.rule("blackbeard", "4.62")
def test_one_card_of_a_kind_against_an_action() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "wear-and-tear")
        s.quiet = []

    m = stage(edit, (1,), seats=3)
    do(m, "move vane west-caribbean", "play wear-and-tear")
    assert (asked(m), seat_asked(m)) == ("act", 0)
    do(m, "move vane east-caribbean")
    assert (asked(m), seat_asked(m)) == ("respond", 2)  # against the next action he may


@pytest.mark.rule("blackbeard", "4.63", "A14")
def test_the_left_neighbour_is_asked_first() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        for seat in (1, 2, 3):
            hold(s, seat, "scurvy-outbreak")
        s.actor, s.quiet = 0, []

    m = stage(edit, seats=4)
    do(m, "move vane west-caribbean")
    order = []
    while asked(m) == "respond":
        order.append(seat_asked(m))
        do(m, "pass")
    assert order[:3] == [1, 2, 3]


@pytest.mark.rule("blackbeard", "4.64")
def test_a_commissioner_can_be_asked_for_only_at_sea() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "san-juan", notoriety=15)
        put(s, "low", "east-caribbean", notoriety=15)
        s.quiet = []

    m = stage(edit, seats=3)
    do(m, "port vane")
    assert asked(m) == "port"
    do(m, "pass")
    do(m, "move low west-caribbean")
    assert "commission" in offered(m)


@pytest.mark.rule("blackbeard", "Aids/KC-2", "Aids/KC-6")
def test_a_reaction_is_offered_at_each_action_and_never_forced() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        commissioner(s, 1, "rhett", "west-caribbean")
        s.spent, s.quiet = [1], []

    m = stage(edit)
    for place in ("south-america", "east-caribbean"):
        do(m, f"move vane {place}")
        assert offered(m) == {"pass", "hush", "hunt"}
        while asked(m) == "respond":
            do(m, "pass")


# ---- the limits of 4.61 and 4.62 for cards with a moment of their own, when the black flag stops them


@pytest.mark.rule("blackbeard", "4.61", "4.62", "17.2#17", "17.2#19")
def test_an_ambition_that_is_flagged_is_played_all_the_same() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1)
        hold(s, 0, "skull-and-crossbones")
        for seat, captain in ((1, "lussan"), (2, "tew")):
            hold(s, seat, "piratical-ambition", "wear-and-tear")
            captains(s, seat, captain)
        hold(s, 3, "scurvy-outbreak")
        s.quiet = []

    m = stage(edit, seats=4)
    do(m, "move vane west-caribbean", "pass", "pass", "play scurvy-outbreak", "no")
    assert (asked(m), seat_asked(m)) == ("interrupt", 1)
    do(m, "play piratical-ambition", "yes")
    assert m.state.spent == [3, 1]  # the scurvy's, and his action of the turn
    assert (asked(m), seat_asked(m)) == ("respond", 2)  # no second ambition; the move is over
    assert offered(m) == {"pass", "hush", "play wear-and-tear"}
    assert CARD["piratical-ambition"] in m.state.deck  # shuffled back


@pytest.mark.rule("blackbeard", "4.61", "4.62", "17.2#4", "17.2#19")
def test_a_double_cross_that_is_flagged_is_the_last_of_the_action() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "bath", letter="english", cunning=1, notoriety=5)
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "double-cross")
        hold(s, 2, "double-cross")
        s.quiet = []

    m = stage(edit, seats=3)
    do(m, "retire vane letter", "play double-cross", "yes")
    assert m.state.retired == [PIRATE["vane"]]
    assert m.state.hands[2] == [CARD["double-cross"]]
    assert m.state.spent == [1]


@pytest.mark.rule("blackbeard", "4.62", "17.2#11", "17.2#19")
def test_a_surprise_that_is_flagged_leaves_a_warship() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1)
        merchant(s, "san-juan", "sloop")
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "warship-sighting", "kc-surprise")
        hold(s, 2, "kc-surprise")
        s.quiet = []

    m = stage(edit, seats=3)
    do(m, "find vane san-juan", "play warship-sighting", "no", "strike", "play kc-surprise", "yes")
    assert asked(m) == "stand"  # the second surprise is not to be had
    assert m.state.kcs == [-1, -1, -1]


@pytest.mark.rule("blackbeard", "17.2#13", "10.52", "4.63")
def test_who_is_driven_out_before_he_acts_loses_his_action() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "san-juan", holds=[500])
        governor(s, "san-juan")
        hold(s, 1, "local-resistance")
        s.quiet = []

    m = stage(edit, (3,))  # above San Juan's wealth of 2
    do(m, "port vane", "play local-resistance")
    assert told(m, "cancelled") == [{"pirate": "vane"}]
    assert told(m, "resistance") == [{"port": "san-juan", "dice": [3], "won": True}]
    vane = m.state.pirates[0]
    assert (vane.place, vane.holds) == (PLACE["east-caribbean"], [500])
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "4.62", "10.12")
def test_one_player_asks_for_a_commissioner_in_an_action() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", notoriety=12)
        hold(s, 2, "scurvy-outbreak")
        s.quiet = []

    m = stage(edit, (6, 6, 6), seats=3)
    do(m, "move vane west-caribbean", "commission")  # in vain
    assert (seat_asked(m), offered(m)) == (2, {"pass", "hush", "play scurvy-outbreak"})


@pytest.mark.rule("blackbeard", "4.62", "6.43")
def test_the_warship_on_station_is_used_once_in_an_action() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", guns=True)
        merchant(s, "san-juan", "fluyt")
        warship(s, "east-caribbean", "light")
        hold(s, 2, "warship-sighting")
        hold(s, 3, "scurvy-outbreak")
        s.quiet = []

    m = stage(edit, (1, 6), seats=4)
    do(m, "find vane san-juan", "broadside", "fight")  # beaten; another comes on station
    do(m, "play warship-sighting", "patrol")
    assert m.state.warships[PLACE["east-caribbean"]] >= 0
    assert (seat_asked(m), "broadside" in offered(m)) == (3, False)


@pytest.mark.rule("blackbeard", "6.42", "17.2#21")
def test_no_sighting_when_every_warship_is_out() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "fluyt")
        hold(s, 1, "warship-sighting", "scurvy-outbreak")
        s.warship_pool = [0, 0, 0]
        s.quiet = []

    m = stage(edit)
    do(m, "find vane san-juan")
    assert offered(m) == {"pass", "hush", "play scurvy-outbreak"}


@pytest.mark.rule("blackbeard", "17.2#19", "17.2#13", "A76")
def test_the_black_flag_is_no_answer_to_what_is_not_aimed_at_the_pirate() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", cunning=1)
        governor(s, "bath")
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "local-resistance")
        s.quiet = []

    m = stage(edit, (6,))
    do(m, "move vane west-caribbean", "play local-resistance")
    assert asked(m) == "act"
    assert m.state.governors[PORT["bath"]] == 0


@pytest.mark.rule("blackbeard", "4.61", "17.2#4")
def test_no_double_cross_in_port_from_who_has_acted_already() -> None:
    def edit(s: State) -> None:
        put(s, "vane", "bath", letter="english")
        hold(s, 1, "double-cross")
        s.quiet, s.spent = [], [1]

    m = stage(edit)
    do(m, "retire vane letter")
    assert m.state.retired == [PIRATE["vane"]]
    assert m.state.hands[1] == [CARD["double-cross"]]


@pytest.mark.rule("blackbeard", "4.63", "6.43", "A94")
def test_who_had_nothing_to_play_may_step_in_when_the_table_has_changed() -> None:
    """Seat 2 sights a warship and leaves it on station; then seat 1 can use it."""

    def position(s: State) -> None:
        put(s, "teach", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        hold(s, 2, "warship-sighting")
        s.quiet = []

    m = stage(position, seats=3)
    do(m, "find teach san-juan")
    assert seat_asked(m) == 2  # seat 1 has nothing to play
    do(m, "play warship-sighting", "patrol")
    assert (seat_asked(m), offered(m)) == (1, {"pass", "broadside", "hush"})


@pytest.mark.rule("blackbeard", "4.63", "A94")
def test_who_passed_is_asked_again_when_the_table_has_changed() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "scurvy-outbreak")
        s.quiet = []

    m = stage(position, seats=3)
    do(m, "move teach west-caribbean", "pass")
    assert seat_asked(m) == 2
    do(m, "play scurvy-outbreak")
    assert (seat_asked(m), "play wear-and-tear" in offered(m)) == (1, True)
    do(m, "pass")
    assert get(m, "teach").place == PLACE["west-caribbean"]  # nothing has changed since: done


@pytest.mark.rule("blackbeard", "4.63", "A94")
def test_who_passes_for_the_turn_is_not_asked_again() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "scurvy-outbreak")
        s.quiet = []

    m = stage(position, seats=3)
    do(m, "move teach west-caribbean", "hush", "play scurvy-outbreak")
    assert (asked(m), seat_asked(m)) == ("act", 0)


@pytest.mark.rule("blackbeard", "4.63", "17.2#11", "A94")
def test_who_passes_for_the_turn_in_the_window_of_a_card_is_not_asked_again() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean", guns=True)
        merchant(s, "san-juan", "sloop")
        hold(s, 1, "warship-sighting")
        hold(s, 2, "kc-surprise", "scurvy-outbreak")
        s.quiet = []

    m = stage(position, seats=3, dice=[1, 6, 1])
    do(m, "find teach san-juan", "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("interrupt", 2)
    do(m, "hush", "fight")
    assert (asked(m), seat_asked(m)) == ("act", 0)  # though he holds the scurvy


@pytest.mark.rule("blackbeard", "17.2#2", "13.13", "A62")
def test_a_debauched_crew_may_be_debauched_again() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", revel=INVOLUNTARY, loyalty=5)
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = stage(position)
    do(m, "recover teach", "play debauchery-and-revelry")
    assert (get(m, "teach").revel, get(m, "teach").loyalty) == (INVOLUNTARY, 6)
