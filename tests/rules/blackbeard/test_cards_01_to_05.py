"""17.2: the event cards 1 to 5 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, CONVERTED, KC_COUNTERS, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import INVOLUNTARY, State

from .kit import (
    asked,
    can_play,
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
    points,
    put,
    retiring,
    seat_asked,
    shows_his_letter,
    stage,
    told,
    warship,
)

# ---- #1 Buried Treasure


@pytest.mark.rule("blackbeard", "17.2#1", "4.5")
@pytest.mark.parametrize(("die", "found"), [(2, 0), (3, 1600)])
def test_buried_treasure(die: int, found: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean")
        card_phase(s, "buried-treasure", "skull-and-crossbones", "wear-and-tear")

    m = stage(position, dice=[die, 6, 5, 5])
    do(m, "both buried-treasure")
    assert get(m, "teach").treasure
    assert CARD["buried-treasure"] not in m.state.discard  # it lies before him
    do(m, "dig teach")
    assert sum(get(m, "teach").holds) == found
    assert CARD["buried-treasure"] in m.state.discard


@pytest.mark.rule("blackbeard", "17.2#1", "12")
@pytest.mark.parametrize(("dice", "again"), [((3, 6, 6, 5), True), ((3, 6, 6, 6), False)])
def test_cunning_may_better_a_treasure_unless_it_is_the_greatest(dice: tuple[int, ...], again: bool) -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean", cunning=1, treasure=True)
        s.gone.append(CARD["buried-treasure"])

    m = stage(position, dice=[*dice, 1, 1, 1])
    do(m, "dig teach")
    assert (asked(m) == "cunning") is again
    if again:
        do(m, "keep")
    assert get(m, "teach").holds == [100 * sum(dice[1:])]


@pytest.mark.rule("blackbeard", "17.2#1")
def test_the_treasure_is_on_the_isle_of_pines_and_the_map_is_the_pirate_s() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", treasure=True, combat=1)
        put(s, "low", "west-caribbean")

    m = stage(position, dice=[6, 1])
    assert not {word for word in offered(m) if word.startswith("dig")}
    do(m, "attack teach boston")
    assert gone(m, "teach")
    assert CARD["buried-treasure"] in m.state.discard

    def nobody(s: State) -> None:
        card_phase(s, "buried-treasure", "wear-and-tear")

    m = stage(nobody)  # one card can be played, and so it is
    assert (asked(m), m.state.actions) == ("act", 2)
    assert m.state.hands[0] == [CARD["buried-treasure"]]


@pytest.mark.rule("blackbeard", "17.2#1", "17.12", "A65")
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


@pytest.mark.rule("blackbeard", "17.2#1", "A65")
def test_the_map_serves_one_pirate_in_one_zone() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "west-caribbean")
        put(s, "low", "west-caribbean", treasure=True)
        put(s, "vane", "east-caribbean", treasure=True)
        for _ in range(2):
            s.gone.append(CARD["buried-treasure"])

    m = stage(edit, seats=3)
    assert {o for o in offered(m) if o.startswith("dig")} == {"dig low"}


@pytest.mark.rule("blackbeard", "17.2#1", "17.12", "A10")
def test_no_map_without_a_pirate_in_play() -> None:
    m = stage(lambda s: card_phase(s, "buried-treasure", "wear-and-tear", "scurvy-outbreak"))
    assert offered(m) == {"actions wear-and-tear", "actions scurvy-outbreak"}


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


@pytest.mark.rule("blackbeard", "17.2#2", "13.23", "A61")
def test_debauchery_and_revelry() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = []

    m = stage(position)
    do(m, "move teach bath")
    assert get(m, "teach").place == PLACE["bath"]  # after the action
    do(m, "play debauchery-and-revelry")
    assert get(m, "teach").revel == INVOLUNTARY
    assert get(m, "teach").loyalty == 8


@pytest.mark.rule("blackbeard", "17.2#2")
def test_debauchery_is_for_docked_pirates_after_their_action() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath", holds=[100])

    def sea(s: State) -> None:
        put(s, "teach", "central-atlantic")

    assert not can_play("debauchery-and-revelry", "port teach", docked)  # before it
    assert not can_play("debauchery-and-revelry", "move teach north-atlantic", sea)


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


@pytest.mark.rule("blackbeard", "17.2#3")
def test_disease_outbreak() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", notoriety=4, hostages=[3], nations=[0])
        put(s, "low", "central-atlantic", owner=1)
        governor(s, "bath")
        s.hostage_pool.remove(3)
        draw_phase(s, "disease-outbreak")

    m = stage(position, dice=[1, 5])
    assert gone(m, "teach")
    assert points(m, 0) == 4
    assert m.state.governors[PORT["bath"]] == 0
    assert 3 in m.state.hostage_pool
    assert get(m, "low")
    assert not m.state.destroyed


@pytest.mark.rule("blackbeard", "17.2#3", "17.15")
@pytest.mark.parametrize(
    "card",
    [
        "disease-outbreak",
        "european-turmoil",
        "finger-of-fate",
        "general-pardon",
        "new-governors",
        "mal-de-mer",
        "storms-at-sea",
        "natural-disaster",
    ],
)
@pytest.mark.rule("blackbeard", "17.2#5", "17.2#7", "17.2#8", "17.2#9", "17.2#14", "17.2#20", "17.2#23")
def test_must_play_cards_are_never_kept(card: str) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.hands[0] = [CARD["wear-and-tear"]] * 3
        draw_phase(s, card)

    m = stage(position, dice=[1, 1, 1, 2, 1, 1])
    while asked(m) == "drop" if m.pending else False:
        do(m, next(iter(sorted(offered(m)))))
    assert all(CARD[card] not in hand for hand in m.state.hands)
    assert {"card": card, "who": "p0"} in told(m, "happens")


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
    assert all(CARD[card] != CARD.get(o.split()[-1]) for o in offered(m))


# ---- #4 Double Cross


@pytest.mark.rule("blackbeard", "17.2#4", "18.41")
@pytest.mark.parametrize(
    ("dice", "score", "where"),
    [((2,), 30, "retired"), ((4, 2, 3), 25, "retired"), ((4, 5, 6), 20, "retired"), ((5,), 10, "locker")],
)
def test_double_cross(dice: tuple[int, ...], score: int, where: str) -> None:
    m = shows_his_letter(*dice)
    assert asked(m) == "interrupt"
    do(m, "play double-cross")
    assert points(m, 0) == score
    assert PIRATE["teach"] in getattr(m.state, where)


@pytest.mark.rule("blackbeard", "17.2#4")
def test_double_cross_needs_a_letter_being_used() -> None:
    def haven(s: State) -> None:
        put(s, "teach", "bath", notoriety=2)
        put(s, "low", "india")
        governor(s, "bath")
        s.havens[PORT["bath"]] = PIRATE["teach"]

    assert not can_play("double-cross", "retire teach haven", haven)
    assert not can_play("double-cross", "move low east-africa", haven)


@pytest.mark.rule("blackbeard", "17.2#4")
def test_double_cross_beside_a_commissioner_is_beyond_the_limit() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", letter="english", notoriety=10)
        commissioner(s, 1, "ogle", "india")
        hold(s, 1, "double-cross")
        s.quiet, s.spent = [], [1]

    m = stage(position, dice=[6, 1, 6])
    do(m, "move teach east-africa", "hunt", "flee", "surrender")
    assert asked(m) == "interrupt"
    do(m, "play double-cross")
    assert gone(m, "teach")


@pytest.mark.rule("blackbeard", "17.2#4", "18.41", "18.12", "A78")
@pytest.mark.parametrize(
    ("dice", "score", "hanged"),
    [
        ((1,), 2 * 3 + 10, False),
        ((2,), 2 * 3 + 10, False),
        ((3, 2, 3), 2 * 3 + 5, False),  # half his net worth
        ((4, 6, 6), 2 * 3, False),  # all of it
        ((3, 2, 2), 2 * 3 + 6, False),  # four tenths
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
        s.spent = []
        listening(s)

    m = stage(edit, (6, 1, 5))
    do(m, "find teach san-juan", "hunt", "flee", "surrender", "play double-cross")
    assert gone(m, "teach")


# ---- #5 European Turmoil


@pytest.mark.rule("blackbeard", "17.2#5", "A49")
def test_european_turmoil() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        commissioner(s, 0, "ogle", "west-caribbean")
        commissioner(s, 1, "tew", "india")
        warship(s, "india", "heavy")
        draw_phase(s, "european-turmoil")

    m = stage(position)
    assert m.state.kcs == [-1, -1]
    assert sorted(m.state.kc_pool) == list(KC_COUNTERS)
    assert len(m.state.kc_out) == 1  # a converted pirate does not return
    assert set(m.state.warships) == {-1}


@pytest.mark.rule("blackbeard", "17.2#5", "10.14", "A49")
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


@pytest.mark.rule("blackbeard", "17.2#4")
def test_a_fine_is_rounded_up() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "charleston", worth=199, letter="english")
        hold(s, 1, "double-cross")
        listening(s)

    m = stage(edit, (3, 2, 3))  # half of 199 is 100: 99 are left
    do(m, "retire teach letter", "play double-cross")
    assert points(m, 0) == 0
    assert told(m, "fined") == [{"pirate": "teach", "dice": [2, 3], "share": 50}]
