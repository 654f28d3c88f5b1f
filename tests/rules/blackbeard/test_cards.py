"""17.2: each of the 23 cards — what it does, and when it can't be played."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.components import BOXES, CARD, KC_COUNTERS, PIRATE, PLACE, PORT
from flibuste.games.blackbeard.state import DRAW, INVOLUNTARY, START, State
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


def can_play(card: str, act: str, edit: Any, moment: int = 0, seats: int = 2) -> bool:
    """Whether seat 1, holding a card, may play it at a window of an action."""

    def position(s: State) -> None:
        edit(s)
        hold(s, 1, card)
        s.quiet = 0

    m = stage(position, seats=seats, dice=[1, 1, 1, 1, 1, 1])
    do(m, act)
    for _ in range(moment):
        if asked(m) == "respond":
            do(m, "pass")
    return asked(m) == "respond" and f"play {card}" in options(m)


# ---- 1


@pytest.mark.rule("blackbeard", "17.2#1", "4.5")
@pytest.mark.parametrize(("die", "found"), [(2, 0), (3, 1600)])
def test_buried_treasure(die: int, found: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean")
        card_phase(s, "buried-treasure", "skull-and-crossbones", "wear-and-tear")

    m = stage(position, dice=[die, 6, 5, 5])
    do(m, "event buried-treasure")
    assert get(m, "teach").treasure
    assert CARD["buried-treasure"] not in m.state.discard  # it lies before him
    do(m, "actions skull-and-crossbones", "dig teach")
    assert sum(get(m, "teach").holds) == found
    assert CARD["buried-treasure"] in m.state.discard
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "17.2#1")
def test_the_treasure_is_on_the_isle_of_pines_and_the_map_is_the_pirate_s() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", treasure=True, combat=1)
        put(s, "low", "west-caribbean")

    m = stage(position, dice=[6, 1])
    assert not {word for word in options(m) if word.startswith("dig")}
    do(m, "attack teach boston")
    assert gone(m, "teach")
    assert CARD["buried-treasure"] in m.state.discard

    def nobody(s: State) -> None:
        card_phase(s, "buried-treasure", "wear-and-tear")

    assert options(stage(nobody)) == {"actions wear-and-tear"} or asked(stage(nobody)) == "act"


# ---- 2


@pytest.mark.rule("blackbeard", "17.2#2", "13.23")
def test_debauchery_and_revelry() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        hold(s, 1, "debauchery-and-revelry")
        s.quiet = 0

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


# ---- 3


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
        do(m, next(iter(sorted(options(m)))))
    assert all(CARD[card] not in hand for hand in m.state.hands)
    assert {"card": card, "who": "p0"} in told(m, "happens")


# ---- 4


def retiring(*dice: int, quiet: int = 0) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=10, worth=1050)
        hold(s, 1, "double-cross")
        s.quiet = quiet

    m = stage(position, dice=dice)
    do(m, "retire teach letter")
    return m


@pytest.mark.rule("blackbeard", "17.2#4", "18.41")
@pytest.mark.parametrize(
    ("dice", "score", "where"),
    [((2,), 30, "retired"), ((4, 2, 3), 25, "retired"), ((4, 5, 6), 20, "retired"), ((5,), 10, "locker")],
)
def test_double_cross(dice: tuple[int, ...], score: int, where: str) -> None:
    m = retiring(*dice)
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
        s.quiet, s.spent = 0, 0b10

    m = stage(position, dice=[6])
    do(m, "move teach east-africa", "hunt", "surrender")
    assert asked(m) == "interrupt"
    do(m, "play double-cross")
    assert gone(m, "teach")


# ---- 5


@pytest.mark.rule("blackbeard", "17.2#5")
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


# ---- 6


@pytest.mark.rule("blackbeard", "17.2#6")
def test_fair_winds() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", speed=-1)
        card_phase(s, "fair-winds", "wear-and-tear")

    m = stage(position)
    do(m, "both fair-winds")
    assert len(options(m)) == 10
    do(m, "zone india")
    assert get(m, "teach").place == PLACE["india"]
    assert m.state.actions == 1


@pytest.mark.rule("blackbeard", "17.2#6", "17.12", "10.26")
def test_fair_winds_need_somebody_and_avoid_the_own_commissioner() -> None:
    def nobody(s: State) -> None:
        card_phase(s, "fair-winds", "scurvy-outbreak", "wear-and-tear")

    assert options(stage(nobody)) == {"actions scurvy-outbreak", "actions wear-and-tear"}

    def beside(s: State) -> None:
        put(s, "teach", "gold-coast")
        commissioner(s, 0, "ogle", "india")
        card_phase(s, "fair-winds", "wear-and-tear")

    m = stage(beside)
    do(m, "event fair-winds", "captain teach")
    assert "zone india" not in options(m)


# ---- 7


@pytest.mark.rule("blackbeard", "17.2#7")
def test_finger_of_fate() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "fair-winds", "wear-and-tear")
        hold(s, 1, "double-cross", "scurvy-outbreak", "kc-surprise")
        draw_phase(s, "finger-of-fate")

    m = stage(position, seats=3)
    assert set(m.pending) == {0, 1}  # seat 2 has none
    m.choose(0, "drop fair-winds")
    assert CARD["fair-winds"] in m.state.hands[0]  # nothing before all have chosen
    m.choose(1, "drop double-cross")
    assert sorted(m.state.hands[1]) == [CARD["wear-and-tear"]]
    assert sorted(m.state.hands[2]) == sorted([CARD["scurvy-outbreak"], CARD["kc-surprise"]])
    assert len(m.state.hands[0]) == 4  # he goes on drawing


# ---- 8


def pardon(seen: int, deck: int = 40, split: bool = False) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", notoriety=5, worth=100, holds=[400])
        put(s, "low", "india", owner=1)
        hold(s, 0, "wear-and-tear", "wear-and-tear", "scurvy-outbreak")
        draw_phase(s, "general-pardon")
        del s.deck[: max(0, len(s.deck) - 1 - deck)]
        s.pardons = seen
        s.split = split

    return stage(position, options={"split_deck": split})


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_first_pardon_is_shuffled_back() -> None:
    m = pardon(0)
    assert m.state.pardons == 1
    assert m.state.pardon_turns == 0
    assert CARD["general-pardon"] in m.state.deck or m.over


@pytest.mark.rule("blackbeard", "17.2#8", "18.41", "18.12")
def test_the_second_opens_english_ports_to_retire_in() -> None:
    m = pardon(1)
    assert m.state.pardon_turns == 2
    assert CARD["general-pardon"] not in m.state.deck
    assert get(m, "teach").pardoned
    do(m, "actions wear-and-tear", "move teach bath")
    assert PIRATE["teach"] in m.state.retired
    assert points(m, 0) == 10 + 3  # 100 and half of 400


@pytest.mark.rule("blackbeard", "17.2#8")
def test_the_pardon_ends_with_its_player_s_next_turn_and_spares_late_comers() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        s.pardon_turns, s.pardon_seat = 1, 0

    m = stage(position)
    do(m, "move teach bath")
    assert get(m, "teach")  # he was not there when it was declared
    do(m, "stop")
    assert m.state.pardon_turns == 0
    assert told(m, "pardon-over")


@pytest.mark.rule("blackbeard", "17.2#8")
def test_it_comes_back_among_the_last_twenty() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pardons, s.pardon_out = 2, True
        s.deck = [CARD["wear-and-tear"]] * 22
        s.hands[0] = [CARD["fair-winds"]] * 3
        s.phase, s.acted, s.played = DRAW, False, 0

    m = stage(position)
    assert CARD["general-pardon"] not in m.state.deck

    def fewer(s: State) -> None:
        position(s)
        s.hands[0].pop()

    m = stage(fewer)
    assert CARD["general-pardon"] in m.state.deck
    assert len(m.state.deck) == 21
    for seed in range(6):

        def split(s: State, seed: int = seed) -> None:
            position(s)
            s.hands[0].pop()
            s.split = True
            s.turn = seed

        m = stage(split, options={"split_deck": True})
        assert CARD["general-pardon"] in m.state.deck[:11]  # the lower half


@pytest.mark.rule("blackbeard", "17.2#8", "18.11", "4.1")
def test_the_third_ends_the_game_and_so_does_the_last_card() -> None:
    assert pardon(2).over
    assert pardon(0, deck=0).over
    assert pardon(1, deck=0).over


# ---- 9


@pytest.mark.rule("blackbeard", "17.2#9", "9.22")
def test_new_governors() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        governor(s, "bath")
        s.destroyed |= 1 << PORT["goa"]
        draw_phase(s, "new-governors")

    # pirate ports and ruins are rolled again
    m = stage(position, dice=[3, 6, 1, 5, 6, 4, 6, 2])
    assert m.state.governors[PORT["bath"]] == 9
    assert m.state.governors[PORT["bombay"]] == 10
    assert m.state.governors[PORT["goa"]] == 0
    assert 1 in m.state.dismissed


# ---- 10


@pytest.mark.rule("blackbeard", "17.2#10", "8.5")
def test_heavy_guns() -> None:
    def position(s: State) -> None:
        put(s, "condent", "martinique")
        card_phase(s, "heavy-guns", "skull-and-crossbones")

    m = stage(position, dice=[1, 1])
    do(m, "event heavy-guns", "actions skull-and-crossbones")
    assert get(m, "condent").guns
    assert CARD["heavy-guns"] in m.state.gone
    do(m, "move condent east-caribbean", "attack condent san-juan")
    assert told(m, "assault")[0]["own"] == 1 + 6 + 4 + 2


@pytest.mark.rule("blackbeard", "17.2#10")
def test_heavy_guns_once_for_a_ship_and_in_port() -> None:
    def position(s: State) -> None:
        put(s, "condent", "martinique", guns=True)
        put(s, "tew", "india")
        card_phase(s, "heavy-guns", "skull-and-crossbones", "wear-and-tear")

    assert "event heavy-guns" not in options(stage(position))


# ---- 11


def sighted(*dice: int, kcs: bool = False) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        hold(s, 1, "warship-sighting", "kc-surprise")
        hold(s, 2, "kc-surprise")
        if kcs:
            commissioner(s, 1, "ogle", "india")
            commissioner(s, 2, "rhett", "india")
        s.quiet = 0

    m = stage(position, seats=3, dice=dice)
    do(m, "find vane san-juan", "play warship-sighting", "strike")
    return m


@pytest.mark.rule("blackbeard", "17.2#11", "10.11")
def test_kc_surprise() -> None:
    m = sighted(1, 6)
    assert (seat_asked(m), asked(m)) == (1, "interrupt")  # the same player may, beyond all limits
    do(m, "pass")
    assert seat_asked(m) == 2
    do(m, "play kc-surprise")
    assert m.state.kcs[2] >= 0
    assert set(m.state.warships) == {-1}
    assert sum(m.state.warship_pool) == 15
    assert asked(m) == "stand"  # he attacks at once
    assert not m.state.spent >> 2 & 1


@pytest.mark.rule("blackbeard", "17.2#11", "10.13")
def test_no_surprise_for_who_has_a_commissioner_or_without_a_sighting() -> None:
    assert asked(sighted(kcs=True)) == "stand"  # straight to the warship

    def plain(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")

    assert not can_play("kc-surprise", "find vane san-juan", plain)


# ---- 12


@pytest.mark.rule("blackbeard", "17.2#12")
def test_letter_of_marque() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        governor(s, "bath")
        governor(s, "virginia", pro=False)
        hold(s, 0, "letter-of-marque", "letter-of-marque")
        s.actions = 4

    m = stage(position)
    do(m, "port teach", "letter teach")
    assert not {word for word in options(m) if word.startswith("letter")}  # one at most
    do(m, "pass", "move teach central-atlantic")
    assert "move teach virginia" in options(m)
    do(m, "move teach virginia")
    assert "retire teach letter" in options(m)
    assert CARD["letter-of-marque"] in m.state.gone


@pytest.mark.rule("blackbeard", "17.2#12")
@pytest.mark.parametrize(("port", "pro"), [("bath", None), ("isla-de-tortuga", None), ("bath", False)])
def test_letters_come_from_friendly_governors_only(port: str, pro: bool | None) -> None:
    def position(s: State) -> None:
        put(s, "teach", port)
        if pro is not None:
            governor(s, port, pro)
        hold(s, 0, "letter-of-marque")

    m = stage(position)
    if "port teach" in options(m):
        do(m, "port teach")
        assert not {word for word in options(m) if word.startswith("letter")}
    else:
        assert pro is False

    def announcing(s: State) -> None:
        put(s, "teach", "bath")
        governor(s, "bath")
        card_phase(s, "letter-of-marque", "wear-and-tear")

    assert options(stage(announcing)) == {"actions letter-of-marque", "actions wear-and-tear"}


# ---- 13


@pytest.mark.rule("blackbeard", "17.2#13", "9.23")
@pytest.mark.parametrize(("die", "won"), [(2, True), (1, False)])
def test_local_resistance(die: int, won: bool) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "bath", owner=2)
        governor(s, "bath")  # wealth 1
        governor(s, "boston")
        s.havens[PORT["bath"]] = PIRATE["low"]
        hold(s, 1, "local-resistance")
        s.quiet = 0

    m = stage(position, seats=3, dice=[die])
    do(m, "move teach east-africa", "play local-resistance")
    assert options(m) == {"incite bath", "incite boston"}
    do(m, "incite bath")
    assert (m.state.governors[PORT["bath"]] == 0) is won
    assert (get(m, "low").place == PLACE["central-atlantic"]) is won
    assert (m.state.havens[PORT["bath"]] < 0) is won
    assert get(m, "low").notoriety == 0


@pytest.mark.rule("blackbeard", "17.2#13")
def test_nothing_to_resist_without_a_friendly_governor() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        governor(s, "bath", pro=False)

    assert not can_play("local-resistance", "move teach east-africa", position)


# ---- 14


@pytest.mark.rule("blackbeard", "17.2#14", "4.4A")
def test_mal_de_mer() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "india", owner=1)
        draw_phase(s, "mal-de-mer")

    m = stage(position)
    assert m.state.actor == 1
    assert len(m.state.hands[0]) == 4
    assert told(m, "seasick") == [{"who": "p0"}]


# ---- 15


@pytest.mark.rule("blackbeard", "17.2#15")
def test_mutiny_conspiracy_at_any_moment_of_an_action_of_another() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    assert can_play("mutiny-conspiracy", "port teach", docked)

    def own(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "mutiny-conspiracy")
        s.quiet = 0

    m = stage(own)
    do(m, "move teach east-africa")
    assert asked(m) == "act"  # never in one's own turn


# ---- 16


@pytest.mark.rule("blackbeard", "17.2#16", "10.11", "10.15")
def test_pirate_converts() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pirate_deck.remove(PIRATE["hornigold"])
        s.pirate_deck.remove(PIRATE["kidd"])
        s.retired = [PIRATE["hornigold"], PIRATE["kidd"]]
        hold(s, 1, "pirate-converts")
        s.quiet = 0

    m = stage(position)
    do(m, "move teach east-africa", "play pirate-converts")
    assert options(m) == {"turn-coat hornigold", "turn-coat kidd"}  # anyone's
    do(m, "turn-coat hornigold")
    kc = m.view(None)["commissioners"][1]
    assert kc == {"id": "hornigold", "place": "india", "speed": 3, "combat": 9}
    assert m.state.retired == [PIRATE["kidd"]]


@pytest.mark.rule("blackbeard", "17.2#16", "10.13")
def test_nobody_to_convert_or_a_commissioner_already() -> None:
    def nobody(s: State) -> None:
        put(s, "teach", "india")

    assert not can_play("pirate-converts", "move teach east-africa", nobody)

    def already(s: State) -> None:
        put(s, "teach", "india")
        s.pirate_deck.remove(PIRATE["kidd"])
        s.retired = [PIRATE["kidd"]]
        commissioner(s, 1, "ogle", "gold-coast")

    assert not can_play("pirate-converts", "move teach east-africa", already)


# ---- 17


def sick(cards: bool = True, full: bool = False, spent: int = 0) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        if cards:
            captains(s, 1, "lussan")
        if full:
            for name in ("tew", "low", "avery"):
                put(s, name, "india", owner=1)
        s.quiet, s.spent = 0, spent

    m = stage(position, seats=3, dice=[1, 1, 1, 1, 6, 6, 6])
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    return m


@pytest.mark.rule("blackbeard", "17.2#17")
def test_piratical_ambition() -> None:
    m = sick()
    assert (asked(m), seat_asked(m)) == ("interrupt", 1)
    do(m, "play piratical-ambition")
    assert gone(m, "lussan") or asked(m) == "cunning"
    assert m.state.spent >> 1 & 1


@pytest.mark.rule("blackbeard", "17.2#17")
def test_ambition_needs_a_card_room_and_a_loss_of_loyalty() -> None:
    assert asked(sick(cards=False)) != "interrupt"
    assert asked(sick(full=True)) != "interrupt"
    assert asked(sick(spent=0b010)) != "interrupt"

    def calm(s: State) -> None:
        put(s, "vane", "east-caribbean")
        captains(s, 1, "lussan")

    assert not can_play("piratical-ambition", "move vane west-caribbean", calm)


# ---- 18


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_scurvy_outbreak() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", hostages=[0, 1], nations=[0, 0])
        del s.hostage_pool[:2]
        hold(s, 1, "scurvy-outbreak")
        s.quiet = 0

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


@pytest.mark.rule("blackbeard", "17.2#18", "9.41")
def test_no_scurvy_in_port_but_in_a_transit_box() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    def box(s: State) -> None:
        put(s, "teach", BOXES[0])

    assert not can_play("scurvy-outbreak", "port teach", docked)
    assert can_play("scurvy-outbreak", "move teach gold-coast", box)


# ---- 19


@pytest.mark.rule("blackbeard", "17.2#19", "12")
def test_skull_and_crossbones_cancels_and_shuffles_back() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", cunning=1)
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "scurvy-outbreak")
        s.quiet = 0

    m = stage(position)
    before = len(m.state.deck)
    do(m, "move teach east-africa", "play scurvy-outbreak")
    assert asked(m) == "flag"
    do(m, "yes")
    assert not get(m, "teach").scurvy
    assert get(m, "teach").cunning == 0
    assert len(m.state.deck) == before + 1
    assert m.state.discard == [CARD["skull-and-crossbones"]]
    assert m.state.spent >> 1 & 1


@pytest.mark.rule("blackbeard", "17.2#19")
def test_no_flag_without_cunning_or_against_what_is_drawn() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", cunning=0)
        hold(s, 0, "skull-and-crossbones")
        hold(s, 1, "scurvy-outbreak")
        s.quiet = 0

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


# ---- 20


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


@pytest.mark.rule("blackbeard", "17.2#20", "2.2")
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


# ---- 21


@pytest.mark.rule("blackbeard", "17.2#21", "6.42")
def test_warship_sighting() -> None:
    m = sighted(kcs=True)
    assert sum(kind >= 0 for kind in m.state.warships) == 1
    assert m.state.warships[PLACE["east-caribbean"]] >= 0
    assert asked(m) == "stand"


@pytest.mark.rule("blackbeard", "17.2#21", "6.41")
def test_no_sighting_against_a_move_or_when_all_is_over() -> None:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")

    assert not can_play("warship-sighting", "move vane west-caribbean", position)
    assert can_play("warship-sighting", "find vane san-juan", position)
    assert not can_play("warship-sighting", "find vane san-juan", position, moment=1)


# ---- 22


@pytest.mark.rule("blackbeard", "17.2#22", "6.26")
@pytest.mark.parametrize(("die", "speed"), [(1, 3), (3, 2), (6, 0)])
def test_wear_and_tear(die: int, speed: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 1, "wear-and-tear")
        s.quiet = 0

    m = stage(position, dice=[die])
    do(m, "move teach east-africa", "play wear-and-tear")
    assert get(m, "teach").speed == speed


@pytest.mark.rule("blackbeard", "17.2#22")
def test_no_wear_in_port() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    assert not can_play("wear-and-tear", "port teach", docked)


# ---- 23


@pytest.mark.rule("blackbeard", "17.2#23", "3.8")
def test_natural_disaster() -> None:
    def position(s: State) -> None:
        put(s, "teach", "port-royal", notoriety=3)
        put(s, "low", "india")
        governor(s, "port-royal")
        merchant(s, "havana", "fluyt", up=True)
        draw_phase(s, "natural-disaster")

    m = stage(position, dice=[4])
    assert gone(m, "teach")
    assert m.state.destroyed >> PORT["port-royal"] & 1
    assert m.state.governors[PORT["port-royal"]] == 0
    assert sum(kind >= 0 for kind in m.state.merchants) == 8
    assert m.state.face_up == 0
    assert CARD["natural-disaster"] in m.state.gone
