"""17.2: each of the 23 event cards — what it does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.components import (
    CARD,
    CONVERTED,
    NATIONS,
    PIRATE,
    PLACE,
    PORT,
    SHIP_SPEED,
    kc_combat,
    kc_speed,
)
from flibuste.games.blackbeard.movement import moves
from flibuste.games.blackbeard.state import INVOLUNTARY, START, State
from flibuste.kernel.match import Match

from .helm import (
    asked,
    captains,
    card_phase,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    governor,
    hold,
    merchant,
    options,
    points,
    put,
    seat_asked,
    stage,
    told,
    warship,
)


def listening(s: State) -> None:
    """The other seats are asked again."""
    s.quiet = 0


def turn_of(m: Match) -> int:
    actor = m.state.actor
    assert isinstance(actor, int)
    return actor


# ---- #1 Buried Treasure


@pytest.mark.rule("blackbeard", "17.2#1", "17.12")
@pytest.mark.parametrize(("dice", "found"), [((4, 3, 4, 5), [1200]), ((3, 6, 6, 6), [1800]), ((2,), [])])
def test_the_treasure_is_dug_up_on_the_isle_of_pines(dice: tuple[int, ...], found: list[int]) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "west-caribbean")
        card_phase(s, "buried-treasure")

    m = stage(edit, dice)
    do(m, "both buried-treasure")
    assert get(m, "teach").treasure
    do(m, "dig teach")
    assert get(m, "teach").holds == found
    assert not get(m, "teach").treasure
    assert CARD["buried-treasure"] in m.state.discard


@pytest.mark.rule("blackbeard", "17.2#1")
def test_the_map_serves_one_pirate_in_one_zone() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "west-caribbean")
        put(s, "low", "west-caribbean", treasure=True)
        put(s, "vane", "east-caribbean", treasure=True)
        for _ in range(2):
            s.gone.append(CARD["buried-treasure"])

    m = stage(edit, seats=3)
    assert {o for o in options(m) if o.startswith("dig")} == {"dig low"}


@pytest.mark.rule("blackbeard", "17.2#1", "17.12")
def test_no_map_without_a_pirate_in_play() -> None:
    m = stage(lambda s: card_phase(s, "buried-treasure", "wear-and-tear", "scurvy-outbreak"))
    assert options(m) == {"actions wear-and-tear", "actions scurvy-outbreak"}


@pytest.mark.rule("blackbeard", "17.2#1")
def test_the_map_is_lost_with_its_pirate() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan", treasure=True)
        s.deck.remove(CARD["buried-treasure"])
        draw_phase(s, "disease-outbreak")

    m = stage(edit, (3, 4))
    assert gone(m, "teach")
    assert CARD["buried-treasure"] in m.state.discard


# ---- #2 Debauchery & Revelry


@pytest.mark.rule("blackbeard", "17.2#2", "13.11", "13.21")
def test_a_docked_crew_is_led_astray_after_its_action() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan")
        hold(s, 1, "debauchery-and-revelry")
        listening(s)

    m = stage(edit)
    do(m, "port teach")
    assert asked(m) == "port"  # not at the announcement
    do(m, "pass")
    assert (asked(m), seat_asked(m)) == ("respond", 1)
    do(m, "play debauchery-and-revelry")
    assert get(m, "teach").revel == INVOLUNTARY
    assert get(m, "teach").loyalty == 8
    assert CARD["debauchery-and-revelry"] in m.state.discard


@pytest.mark.rule("blackbeard", "17.2#2")
def test_no_debauch_at_sea() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        hold(s, 1, "debauchery-and-revelry")
        listening(s)

    m = stage(edit)
    do(m, "move teach west-caribbean")
    assert (asked(m), seat_asked(m)) == ("act", 0)


# ---- #3 Disease Outbreak


@pytest.mark.rule("blackbeard", "17.2#3", "17.15", "4.4A")
def test_disease_spares_nobody_in_the_port() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan", notoriety=5, hostages=[0], nations=[0])
        s.hostage_pool.remove(0)
        put(s, "vane", "east-caribbean")
        governor(s, "san-juan")
        draw_phase(s, "disease-outbreak")

    m = stage(edit, (3, 4))
    assert gone(m, "teach")
    assert not gone(m, "vane")
    assert points(m, 0) == 5
    assert m.state.governors[PORT["san-juan"]] == 0
    assert 0 in m.state.hostage_pool


@pytest.mark.rule("blackbeard", "17.2#3", "17.15")
@pytest.mark.parametrize("card", ["disease-outbreak", "european-turmoil", "storms-at-sea", "new-governors"])
def test_a_must_play_card_is_never_held(card: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "india")
        draw_phase(s, card)

    m = stage(edit, (1, 1, 1, 2), seats=3)
    assert len(m.state.hands[0]) == 4
    assert CARD[card] not in m.state.hands[0]
    assert CARD[card] in m.state.discard
    assert all(CARD[card] != CARD.get(o.split()[-1]) for o in options(m))


# ---- #4 Double Cross


def retiring(s: State, way: str = "letter") -> None:
    teach = put(s, "teach", "charleston", notoriety=3, worth=1000)
    if way == "letter":
        teach.letter = NATIONS.index("english")
    if way == "haven":
        governor(s, "charleston")
        s.havens[PORT["charleston"]] = PIRATE["teach"]
    put(s, "low", "india")
    hold(s, 1, "double-cross")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#4", "18.41", "18.12")
@pytest.mark.parametrize(
    ("dice", "score", "hanged"),
    [
        ((1,), 2 * 3 + 10, False),
        ((2,), 2 * 3 + 10, False),
        ((3, 2, 3), 2 * 3 + 5, False),  # half his net worth
        ((4, 6, 6), 2 * 3, False),  # all of it
        ((5,), 3, True),
        ((6,), 3, True),
    ],
)
def test_a_letter_may_be_betrayed(dice: tuple[int, ...], score: int, hanged: bool) -> None:
    m = stage(retiring, dice)
    do(m, "retire teach letter", "play double-cross")
    assert points(m, 0) == score
    assert gone(m, "teach") is hanged
    assert (PIRATE["teach"] in m.state.retired) is not hanged


@pytest.mark.rule("blackbeard", "17.2#4")
def test_a_haven_can_t_be_betrayed() -> None:
    m = stage(lambda s: retiring(s, "haven"))
    do(m, "retire teach haven")
    assert (asked(m), seat_asked(m)) == ("act", 0)
    assert points(m, 0) == 16


@pytest.mark.rule("blackbeard", "17.2#4", "10.33")
def test_a_double_cross_comes_on_top_of_a_commissioner() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean", ship="brigantine", notoriety=3, letter="english")
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, "rhett", "east-caribbean")
        hold(s, 1, "double-cross")
        s.spent = 0
        listening(s)

    m = stage(edit, (5,))
    do(m, "find teach san-juan", "hunt", "surrender", "play double-cross")
    assert gone(m, "teach")


# ---- #5 European Turmoil


@pytest.mark.rule("blackbeard", "17.2#5", "10.14")
def test_turmoil_calls_everybody_home() -> None:
    def edit(s: State) -> None:
        commissioner(s, 1, "rhett", "india")
        commissioner(s, 0, "tew", "gold-coast")
        warship(s, "india", "heavy")
        put(s, "teach", "east-caribbean")
        draw_phase(s, "european-turmoil")

    m = stage(edit)
    s = m.state
    assert s.kcs == [-1, -1]
    assert len(s.kc_pool) == 8
    assert s.kc_out == [CONVERTED + PIRATE["tew"]]  # a converted pirate does not come back (A49)
    assert set(s.warships) == {-1}


# ---- #6 Fair Winds


@pytest.mark.rule("blackbeard", "17.2#6", "17.12", "7.11")
def test_fair_winds_carry_a_pirate_anywhere_and_cost_no_action() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "boston", speed=-1)
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "both fair-winds", "zone india")
    assert get(m, "teach").place == PLACE["india"]
    assert m.state.actions == 1


@pytest.mark.rule("blackbeard", "17.2#6")
def test_fair_winds_may_carry_the_commissioner() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "boston")
        commissioner(s, 0, "rhett", "india")
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "event fair-winds", "captain commissioner")
    assert "zone india" not in options(m)
    do(m, "zone north-atlantic")
    assert m.state.kc_places[0] == PLACE["north-atlantic"]


@pytest.mark.rule("blackbeard", "17.2#6", "10.26")
def test_fair_winds_blow_for_nobody_or_into_the_own_commissioner() -> None:
    m = stage(lambda s: card_phase(s, "fair-winds", "wear-and-tear", "scurvy-outbreak"))
    assert not any("fair-winds" in o for o in options(m))

    def edit(s: State) -> None:
        put(s, "teach", "boston")
        commissioner(s, 0, "rhett", "india")
        card_phase(s, "fair-winds")

    m = stage(edit)
    do(m, "event fair-winds", "captain teach")
    assert "zone india" not in options(m)


# ---- #7 Finger of Fate


@pytest.mark.rule("blackbeard", "17.2#7")
def test_hands_go_round_to_the_left() -> None:
    def edit(s: State) -> None:
        hold(s, 0, "wear-and-tear", "letter-of-marque")
        hold(s, 1, "heavy-guns", "fair-winds", "double-cross")
        draw_phase(s, "finger-of-fate")

    m = stage(edit, seats=3)
    assert set(m.pending) == {0, 1}  # the third has no card to lose
    m.choose(1, "drop double-cross")
    m.choose(0, "drop wear-and-tear")
    s = m.state
    assert s.hands[1] == [CARD["letter-of-marque"]]
    assert sorted(s.hands[2]) == sorted((CARD["heavy-guns"], CARD["fair-winds"]))
    assert len(s.hands[0]) == 4  # he goes on drawing (A68)
    assert CARD["double-cross"] in s.discard


@pytest.mark.rule("blackbeard", "17.2#7")
def test_fate_leaves_empty_hands_alone() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "india")
        draw_phase(s, "finger-of-fate")

    assert [len(hand) for hand in stage(edit, seats=3).state.hands] == [4, 0, 0]


# ---- #8 General Pardon


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_first_pardon_goes_back_into_the_deck() -> None:
    m = stage(lambda s: draw_phase(s, "general-pardon"))
    s = m.state
    assert s.pardons == 1
    assert CARD["general-pardon"] in s.deck
    assert not s.pardon_turns


def second_pardon(s: State) -> None:
    s.pardons = 1
    draw_phase(s, "general-pardon")


@pytest.mark.rule("blackbeard", "17.2#8", "18.41", "18.12")
def test_the_second_pardon_retires_who_enters_an_english_port() -> None:
    def edit(s: State) -> None:
        second_pardon(s)
        put(s, "teach", "south-atlantic", notoriety=4, worth=300, holds=[500])
        hold(s, 0, "wear-and-tear")

    m = stage(edit)
    assert m.state.pardon_out
    do(m, "actions wear-and-tear", "move teach charleston")
    assert PIRATE["teach"] in m.state.retired
    assert points(m, 0) == 8 + (300 + 250) // 100  # sold at the rate of a neutral port


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_is_for_those_who_were_in_play_and_only_in_english_ports() -> None:
    def edit(s: State) -> None:
        second_pardon(s)
        hold(s, 0, "wear-and-tear")
        put(s, "teach", "south-atlantic")

    m = stage(edit)
    do(m, "actions wear-and-tear", "move teach st-augustine")
    assert get(m, "teach").place == PLACE["st-augustine"]

    def late(s: State) -> None:
        s.pardons, s.pardon_seat, s.pardon_turns = 2, 1, 1
        put(s, "teach", "south-atlantic")  # deployed after the pardon was declared

    m = stage(late)
    do(m, "move teach charleston")
    assert get(m, "teach").place == PLACE["charleston"]


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_ends_with_the_next_turn_of_who_drew_it() -> None:
    def edit(s: State) -> None:
        s.pardons, s.pardon_seat, s.pardon_turns, s.pardon_out = 2, 0, 2, True
        s.deck.remove(CARD["general-pardon"])
        put(s, "teach", "south-atlantic", pardoned=True)
        put(s, "low", "india", owner=1)
        s.actions = 1

    m = stage(edit)
    turns = []
    for _ in range(3):
        turns.append((turn_of(m), m.state.pardon_turns > 0))
        before = m.state.turn
        while not m.over and m.state.turn == before:
            seat = next(iter(m.pending))
            first = m.pending[seat].options
            choice = next((o for o in first if o[0] in ("stop", "done", "pass", "event")), first[0])
            m.choose(seat, choice)
    assert turns[0] == (0, True)
    assert turns[1] == (1, True)
    assert turns[2] == (0, True)
    assert m.state.pardon_turns == 0


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_returns_when_twenty_cards_are_left() -> None:
    def edit(s: State) -> None:
        s.pardons, s.pardon_out = 2, True
        s.deck.remove(CARD["general-pardon"])
        held = [card for card in s.deck if card in (21, 22, 18, 15)]
        rest = [card for card in s.deck if card not in held]
        s.discard += rest + held[23:]
        s.deck = held[:23]
        draw_phase(s)

    m = stage(edit)
    assert not m.state.pardon_out
    assert CARD["general-pardon"] in m.state.deck + m.state.discard


@pytest.mark.rule("blackbeard", "17.2#8", "18.11", "4.1")
def test_the_third_pardon_ends_the_game() -> None:
    def edit(s: State) -> None:
        s.pardons = 2
        put(s, "teach", "india", notoriety=7, worth=5000)
        draw_phase(s, "general-pardon")

    m = stage(edit)
    assert m.over
    assert m.result is not None
    assert m.result.scores == (7, 0)
    assert m.result.places == (1, 2)


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_as_last_card_ends_the_game() -> None:
    def edit(s: State) -> None:
        draw_phase(s, "general-pardon")
        s.discard += s.deck[:-1]
        del s.deck[:-1]

    assert stage(edit).over


# ---- #9 New Governors


@pytest.mark.rule("blackbeard", "17.2#9", "9.22", "9.23", "9.24", "10.53")
def test_new_governors_oust_pirates_and_friends() -> None:
    def edit(s: State) -> None:
        governor(s, "san-juan")
        s.havens[PORT["san-juan"]] = PIRATE["teach"]
        put(s, "teach", "san-juan", notoriety=3)
        draw_phase(s, "new-governors")

    m = stage(edit, (4, 4, 3, 4, 1, 1))  # New Providence is rolled again
    s = m.state
    assert s.governors[PORT["san-juan"]] > 8
    assert s.governors[PORT["boston"]] > 8
    assert s.governors[PORT["new-providence"]] == 0
    assert len(s.anti) == 14
    assert get(m, "teach").place == PLACE["east-caribbean"]
    assert get(m, "teach").notoriety == 3
    assert s.havens[PORT["san-juan"]] == -1
    assert 1 in s.dismissed


@pytest.mark.rule("blackbeard", "17.2#9")
def test_no_governor_is_left_to_send() -> None:
    def edit(s: State) -> None:
        s.dismissed += s.anti
        s.anti.clear()
        draw_phase(s, "new-governors")

    assert set(stage(edit, (1, 1)).state.governors) == {0}


# ---- #10 Heavy Guns


@pytest.mark.rule("blackbeard", "17.2#10", "17.12")
def test_heavy_guns_add_two_to_combat_for_good() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "st-augustine")
        card_phase(s, "heavy-guns")

    m = stage(edit, (1, 4))
    do(m, "event heavy-guns")
    assert get(m, "teach").guns
    assert CARD["heavy-guns"] in m.state.gone


@pytest.mark.rule("blackbeard", "17.2#10", "9.52")
def test_heavy_guns_count_in_an_attack() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "south-atlantic", guns=True)
        s.gone.append(CARD["heavy-guns"])

    m = stage(edit, (6, 3))  # 3 + 6 + 4 + 2 against 6 + 8
    do(m, "attack teach st-augustine")
    assert told(m, "assault")[0]["own"] == 15


@pytest.mark.rule("blackbeard", "17.2#10")
def test_heavy_guns_need_a_quay_and_room() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "south-atlantic")
        put(s, "low", "boston", guns=True)
        card_phase(s, "heavy-guns", "wear-and-tear")

    m = stage(edit, seats=3)
    assert asked(m) == "act"  # the other card was the only one to be played, and was
    assert m.state.hands[0] == [CARD["heavy-guns"]]


# ---- #11 KC Surprise


def surprised(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=3)
    put(s, "low", "india", owner=2)
    merchant(s, "san-juan", "sloop")
    hold(s, 1, "warship-sighting")
    hold(s, 2, "kc-surprise")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#11", "10.11")
def test_the_warship_is_a_commissioner() -> None:
    m = stage(surprised, (6, 1), seats=3)  # the commissioner's battle
    do(m, "find teach san-juan", "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("interrupt", 2)
    do(m, "play kc-surprise")
    s = m.state
    assert s.kcs[2] >= 0
    assert s.kc_places[2] == PLACE["east-caribbean"]
    assert set(s.warships) == {-1}
    assert sum(s.warship_pool) == 15
    assert asked(m) == "stand"
    assert m.pending[0].about["combat"] == kc_combat(s.kcs[2])


@pytest.mark.rule("blackbeard", "17.2#11", "10.13")
def test_no_second_commissioner_by_surprise() -> None:
    def edit(s: State) -> None:
        surprised(s)
        commissioner(s, 2, "rhett", "india")

    m = stage(edit, seats=3)
    do(m, "find teach san-juan", "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("stand", 0)


# ---- #12 Letter of Marque


@pytest.mark.rule("blackbeard", "17.2#12", "9.31")
def test_a_letter_is_issued_in_port() -> None:
    def edit(s: State) -> None:
        governor(s, "charleston")
        governor(s, "bath", pro=False)
        put(s, "teach", "charleston")
        hold(s, 0, "letter-of-marque")

    m = stage(edit)
    do(m, "port teach", "letter teach", "pass")
    assert get(m, "teach").letter == NATIONS.index("english")
    assert CARD["letter-of-marque"] in m.state.gone
    do(m, "move teach south-atlantic")
    m.state.pirates[0].place = PLACE["central-atlantic"]
    assert "move teach bath" in {str(o) for o in moves(m.state, get(m, "teach"))}


@pytest.mark.rule("blackbeard", "17.2#12")
@pytest.mark.parametrize("why", ["neutral", "has one", "at sea"])
def test_no_letter_without_a_friendly_governor_or_beside_another(why: str) -> None:
    def edit(s: State) -> None:
        if why != "neutral":
            governor(s, "charleston")
        teach = put(s, "teach", "south-atlantic" if why == "at sea" else "charleston")
        if why == "has one":
            teach.letter = NATIONS.index("french")
        hold(s, 0, "letter-of-marque")

    m = stage(edit)
    if why == "at sea":
        assert "port teach" not in options(m)
    else:
        do(m, "port teach")
        assert "letter teach" not in options(m)


# ---- #13 Local Resistance


def unrest(s: State) -> None:
    governor(s, "san-juan")  # wealth 2
    put(s, "teach", "san-juan")
    put(s, "vane", "india")
    hold(s, 1, "local-resistance")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#13", "10.53")
@pytest.mark.parametrize(("roll", "driven_out"), [(3, True), (2, False), (1, False)])
def test_the_people_rise_against_their_governor(roll: int, driven_out: bool) -> None:
    m = stage(unrest, (roll,), seats=3)
    do(m, "move vane east-africa", "play local-resistance")
    assert (m.state.governors[PORT["san-juan"]] == 0) is driven_out
    assert (get(m, "teach").place == PLACE["east-caribbean"]) is driven_out


@pytest.mark.rule("blackbeard", "17.2#13")
def test_no_resistance_without_a_friend_of_pirates() -> None:
    def edit(s: State) -> None:
        governor(s, "san-juan", pro=False)
        put(s, "teach", "east-caribbean")
        hold(s, 1, "local-resistance")
        listening(s)

    m = stage(edit)
    do(m, "move teach west-caribbean")
    assert asked(m) == "act"


# ---- #14 Mal de Mer


@pytest.mark.rule("blackbeard", "17.2#14", "4.4A")
def test_the_seasick_lose_their_turn_but_fill_their_hand() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        put(s, "low", "india", owner=1)
        draw_phase(s, "mal-de-mer")

    m = stage(edit)
    assert turn_of(m) == 1
    assert len(m.state.hands[0]) == 4
    assert told(m, "seasick")


@pytest.mark.rule("blackbeard", "17.2#14", "17.15")
def test_seasickness_is_no_card_for_actions() -> None:
    m = stage(lambda s: draw_phase(s, "mal-de-mer"))
    assert all(CARD["mal-de-mer"] not in hand for hand in m.state.hands)


# ---- #15 Mutiny Conspiracy


def plotted(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=2, holds=[400])
    captains(s, 0, "low")
    hold(s, 1, "mutiny-conspiracy")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#15", "14.1", "14.2")
def test_a_plot_may_become_a_mutiny() -> None:
    m = stage(plotted, (4, 4, 5))  # 8 above loyalty 7, 5 above command 4
    do(m, "move teach west-caribbean", "play mutiny-conspiracy")
    assert gone(m, "teach")
    heir = get(m, "low")
    assert heir.loyalty == 6
    assert heir.holds == [400]
    assert points(m, 0) == 2


@pytest.mark.rule("blackbeard", "17.2#15", "14.2")
@pytest.mark.parametrize(("dice", "loyalty"), [((3, 4), 7), ((4, 4, 4), 6), ((4, 4, 3), 7)])
def test_a_plot_may_come_to_nothing(dice: tuple[int, ...], loyalty: int) -> None:
    m = stage(plotted, dice)
    do(m, "move teach west-caribbean", "play mutiny-conspiracy")
    assert get(m, "teach").loyalty == loyalty


@pytest.mark.rule("blackbeard", "17.2#15", "4.64")
def test_no_plot_while_a_pirate_is_recruited() -> None:
    m = stage(plotted)
    do(m, "deploy")
    assert (asked(m), seat_asked(m)) == ("muster", 0)
    do(m, "deploy low india", "rig sloop")
    assert (asked(m), seat_asked(m)) == ("act", 0)


# ---- #16 Pirate Converts


def turncoat(s: State) -> None:
    put(s, "teach", "east-caribbean")
    s.pirate_deck.remove(PIRATE["tew"])
    s.retired.append(PIRATE["tew"])
    hold(s, 1, "pirate-converts")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#16", "10.11", "10.15")
def test_a_retired_pirate_hunts_his_like() -> None:
    m = stage(turncoat)
    do(m, "move teach west-caribbean", "play pirate-converts")
    s = m.state
    assert s.kcs[1] == CONVERTED + PIRATE["tew"]
    assert (kc_combat(s.kcs[1]), kc_speed(s.kcs[1])) == (9, 3)
    assert s.kc_places[1] == PLACE["east-caribbean"]
    assert not s.retired


@pytest.mark.rule("blackbeard", "17.2#16", "10.13")
@pytest.mark.parametrize("why", ["nobody retired", "has a commissioner", "docked"])
def test_nobody_converts(why: str) -> None:
    def edit(s: State) -> None:
        turncoat(s)
        if why == "nobody retired":
            s.retired.clear()
            s.locker.append(PIRATE["tew"])
        elif why == "has a commissioner":
            commissioner(s, 1, "rhett", "gold-coast")
        else:
            s.pirates[0].place = PLACE["san-juan"]

    m = stage(edit)
    do(m, "port teach" if why == "docked" else "move teach west-caribbean")
    if why == "docked":
        assert asked(m) == "port"
    elif why == "has a commissioner":
        assert "play pirate-converts" not in options(m)
    else:
        assert asked(m) == "act"


# ---- #17 Piratical Ambition


def ambitious(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=3, holds=[900], worth=700)
    hold(s, 1, "scurvy-outbreak")
    hold(s, 2, "piratical-ambition")
    captains(s, 2, "low")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#17", "15.1")
def test_an_ambitious_pirate_takes_the_ship() -> None:
    m = stage(ambitious, (6, 6, 6, 5, 1, 1, 1, 1), seats=3)
    do(m, "move teach west-caribbean", "play scurvy-outbreak")
    assert (asked(m), seat_asked(m)) == ("interrupt", 2)
    do(m, "play piratical-ambition")
    assert gone(m, "teach")
    assert points(m, 0) == 3
    heir = get(m, "low")
    assert (heir.owner, heir.loyalty, heir.holds) == (2, 6, [900])
    assert (heir.worth, heir.notoriety) == (0, 0)


@pytest.mark.rule("blackbeard", "17.2#17", "15.1")
def test_a_beaten_challenger_dies() -> None:
    m = stage(ambitious, (1, 1, 1, 1, 6, 6, 6, 6), seats=3)
    do(m, "move teach west-caribbean", "play scurvy-outbreak", "play piratical-ambition")
    # Low has cunning of his own to try again with
    while asked(m) == "cunning":
        do(m, "keep")
    assert gone(m, "low")
    assert get(m, "teach").loyalty == 7  # one lost to scurvy, one won


@pytest.mark.rule("blackbeard", "17.2#17")
@pytest.mark.parametrize("why", ["no captain in hand", "no room for another", "loyalty did not fall"])
def test_no_challenge(why: str) -> None:
    def edit(s: State) -> None:
        ambitious(s)
        if why == "no captain in hand":
            s.pirate_deck += s.pirate_hands[2]
            s.pirate_hands[2].clear()
        elif why == "no room for another":
            for name in ("vane", "tew", "davis"):
                put(s, name, "india", owner=2)
        else:
            s.deck.append(s.hands[1].pop())
            hold(s, 1, "wear-and-tear")

    m = stage(edit, (2,), seats=3)
    do(m, "move teach west-caribbean")
    do(m, "play wear-and-tear" if why == "loyalty did not fall" else "play scurvy-outbreak")
    assert (asked(m), seat_asked(m)) == ("act", 0)


# ---- #18 Scurvy Outbreak


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
@pytest.mark.parametrize("why", ["docked", "sick already"])
def test_no_scurvy_in_port_or_twice(why: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan" if why == "docked" else "east-caribbean", scurvy=why != "docked")
        hold(s, 1, "scurvy-outbreak")
        listening(s)

    m = stage(edit)
    do(m, "port teach" if why == "docked" else "move teach west-caribbean")
    assert asked(m) == ("port" if why == "docked" else "act")


# ---- #19 Skull and Crossbones


def flagged(s: State) -> None:
    put(s, "teach", "east-caribbean", cunning=1)
    hold(s, 0, "skull-and-crossbones")
    hold(s, 1, "scurvy-outbreak")
    listening(s)


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


# ---- #21 Warship Sighting


def lookout(s: State) -> None:
    put(s, "teach", "east-caribbean")
    merchant(s, "san-juan", "sloop")
    hold(s, 1, "warship-sighting")
    listening(s)


@pytest.mark.rule("blackbeard", "17.2#21", "6.42")
def test_a_warship_comes_on_station() -> None:
    m = stage(lookout)
    do(m, "find teach san-juan", "play warship-sighting")
    assert (asked(m), seat_asked(m)) == ("strike", 1)
    do(m, "patrol")
    assert m.state.warships[PLACE["east-caribbean"]] >= 0
    assert sum(m.state.warship_pool) == 14


@pytest.mark.rule("blackbeard", "17.2#21", "6.41")
@pytest.mark.parametrize("why", ["a move", "one is there"])
def test_no_sighting(why: str) -> None:
    def edit(s: State) -> None:
        lookout(s)
        if why == "one is there":
            warship(s, "east-caribbean", "light")

    m = stage(edit)
    do(m, "move teach west-caribbean" if why == "a move" else "find teach san-juan")
    if why == "a move":
        assert asked(m) == "act"
    else:
        assert "play warship-sighting" not in options(m)
        assert "broadside" in options(m)


# ---- #22 Wear and Tear


@pytest.mark.rule("blackbeard", "17.2#22", "6.26")
@pytest.mark.parametrize(("roll", "speed"), [(1, 3), (2, 2), (5, 1), (6, 0)])
def test_wear_slows_a_ship(roll: int, speed: int) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        hold(s, 1, "wear-and-tear")
        listening(s)

    m = stage(edit, (roll,))
    do(m, "move teach west-caribbean", "play wear-and-tear")
    assert get(m, "teach").speed == speed
    assert get(m, "teach").combat == 6


@pytest.mark.rule("blackbeard", "17.2#22")
def test_no_wear_in_port() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan")
        hold(s, 1, "wear-and-tear")
        listening(s)

    m = stage(edit)
    do(m, "port teach")
    assert asked(m) == "port"


# ---- #23 Natural Disaster


@pytest.mark.rule("blackbeard", "17.2#23")
@pytest.mark.parametrize(
    ("roll", "port"),
    [
        (1, "bermuda"),
        (2, "st-augustine"),
        (3, "isla-de-tortuga"),
        (4, "port-royal"),
        (5, "port-o-spain"),
        (6, "campeche"),
    ],
)
def test_disaster_strikes_one_of_six_ports(roll: int, port: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", port, notoriety=6)
        put(s, "vane", "india")
        merchant(s, "goa", "sloop", up=True)
        draw_phase(s, "natural-disaster")

    m = stage(edit, (roll,))
    s = m.state
    assert s.destroyed == 1 << PORT[port]
    assert gone(m, "teach")
    assert points(m, 0) == 6
    assert sum(kind >= 0 for kind in s.merchants) == 8
    assert s.face_up == 0
    assert CARD["natural-disaster"] in s.gone


@pytest.mark.rule("blackbeard", "17.2#23", "17.15")
def test_disaster_never_comes_twice() -> None:
    m = stage(lambda s: draw_phase(s, "natural-disaster"))
    everywhere = m.state.deck + m.state.discard + [card for hand in m.state.hands for card in hand]
    assert CARD["natural-disaster"] not in everywhere
