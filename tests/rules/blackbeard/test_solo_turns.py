"""19.2, 19.9–19.12: turns, cards and the end of the solitaire game."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import (
    CARD,
    HELD,
    PLACE,
    PORT,
)
from flibuste.games.blackbeard.state import OVER, SYSTEM, State
from flibuste.kernel.match import Match

from .kit import (
    alone,
    asked,
    commissioner,
    do,
    fated,
    get,
    gone,
    hold,
    merchant,
    offered,
    points,
    put,
    rival,
    rivals,
    system_turns,
    told,
    top,
    with_piles,
)


def retire(notoriety: int) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=notoriety)

    m = alone(position)
    do(m, "retire teach letter")
    return m


@pytest.mark.rule("blackbeard", "19.9")
def test_blackbeard_wins_by_retiring_with_130_points() -> None:
    m = retire(65)
    assert m.over
    assert m.result is not None
    assert (m.result.places, m.result.scores) == ((1,), (130,))
    m = retire(64)
    assert m.over
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.9")
def test_his_death_and_the_system_s_hundred_points_end_it() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", combat=1)

    m = alone(position, 6, 1)
    do(m, "attack teach boston")
    assert m.over

    def rich(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "bath", {"letter": "english", "notoriety": 50}))
        system_turns(s, "wear-and-tear")

    m = alone(rich)
    assert m.over
    assert points(m, SYSTEM) >= 100


@pytest.mark.rule("blackbeard", "19.9", "19.1")
def test_the_system_replaces_its_dead_while_it_can() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "north-atlantic", {"scurvy": True, "loyalty": 1}))
        system_turns(s, "wear-and-tear")

    m = alone(position, 6, 3, 4, 1)  # the crew rises; a new pirate by dice
    assert gone(m, "low")
    assert sum(p.owner == SYSTEM for p in m.state.pirates) == 1

    def last(s: State) -> None:
        position(s)
        s.locker, s.pirate_deck = list(s.pirate_deck), []

    assert alone(last, 6).over


@pytest.mark.rule("blackbeard", "19.9", "19.10")
def test_the_pardon_alone() -> None:
    def first(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {}))
        system_turns(s, "wear-and-tear")
        s.fate = [CARD["european-turmoil"]] * 3 + [CARD["general-pardon"]]
        s.discard = [CARD["double-cross"]] * 2

    m = alone(first)
    assert m.state.pardons >= 1
    cards = m.state.deck + m.state.discard + m.state.hands[0]
    assert cards.count(CARD["double-cross"]) == 2  # shuffled in with it
    assert CARD["general-pardon"] not in m.state.fate + m.state.fate_discard

    def third(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {}))
        system_turns(s, "general-pardon")
        s.pardons = 2

    assert alone(third).over


@pytest.mark.rule("blackbeard", "19.12", "19.2", "A85")
def test_each_of_the_three_plays_a_card_of_each_pile() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        rivals(s, ("low", "gold-coast", {}), ("tew", "south-america", {}), ("davis", "north-atlantic", {}))
        system_turns(s, "wear-and-tear", "scurvy-outbreak", "kc-surprise")
        s.fate = [CARD["european-turmoil"]] * 2

    m = alone(position)
    while asked(m) == "respond":
        do(m, "pass")
    assert [entry["card"] for entry in told(m, "system-card")] == [
        "wear-and-tear",
        "scurvy-outbreak",
        "kc-surprise",
    ]
    happened = [entry["card"] for entry in told(m, "happens")]
    assert happened == ["european-turmoil"] * 3  # the pile of two was shuffled anew
    assert m.state.actor == 0


@pytest.mark.rule("blackbeard", "19.11", "19.2")
def test_the_player_acts_against_the_system_s_pirates() -> None:
    def position(s: State) -> None:
        put(s, "teach", "gold-coast", loyalty=12)
        rivals(s, ("tew", "india", {"found": [PORT["goa"]]}))
        merchant(s, "goa", "sloop", up=True)
        s.hands[0] = [CARD["wear-and-tear"]]
        system_turns(s, "wear-and-tear")

    m = alone(position, 6)
    assert asked(m) == "respond"
    do(m, "play wear-and-tear")
    assert told(m, "battered")[0]["pirate"] == "tew"


@pytest.mark.rule("blackbeard", "19.9", "18.12")
def test_points_won_in_his_turn_count_for_the_system() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {}))
        s.vp[SYSTEM][0] = 100

    m = alone(position)
    do(m, "stop")
    assert m.over


@pytest.mark.rule("blackbeard", "19.9", "18.12")
def test_the_system_s_hundredth_point_ends_it_before_he_can_retire() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", combat=5, letter="english", notoriety=70)
        rivals(s, ("low", "gold-coast", {}))
        merchant(s, "bath", "fluyt")
        s.vp[SYSTEM][0] = 99
        s.deck.append(CARD["warship-sighting"])

    m = alone(position, 6, 1)
    do(m, "find teach bath", "fight")
    assert m.over
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.11", "17.2#11")
def test_the_player_s_warship_may_be_a_commissioner() -> None:
    def position(s: State) -> None:
        put(s, "teach", "gold-coast", loyalty=12)
        rivals(s, ("tew", "india", {"found": [PORT["goa"]]}))
        merchant(s, "goa", "sloop", up=True)
        s.hands[0] = [CARD["warship-sighting"], CARD["kc-surprise"]]
        system_turns(s, "wear-and-tear")

    m = alone(position)
    do(m, "play warship-sighting", "strike")
    assert asked(m) == "interrupt"
    do(m, "play kc-surprise")
    assert m.state.kcs[0] >= 0
    assert told(m, "hunted")


@pytest.mark.rule("blackbeard", "19.12", "19.17", "17.2#6", "A85")
def test_an_event_is_for_the_pirate_whose_turn_it_is() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        rivals(s, ("low", "gold-coast", {}), ("tew", "north-atlantic", {}))
        system_turns(s, "heavy-guns", "fair-winds")
        merchant(s, "goa", "sloop")

    m = alone(position)
    moved = [entry["pirate"] for entry in told(m, "moved")]
    assert "tew" in moved
    assert get(m, "low").place == PLACE["gold-coast"]


@pytest.mark.rule("blackbeard", "17.2#14", "19.12")
def test_a_seasick_pirate_of_the_system_s_does_nothing() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        rivals(s, ("low", "gold-coast", {}))
        system_turns(s, "skull-and-crossbones")
        s.fate = [CARD["mal-de-mer"]]

    m = alone(position)
    assert not told(m, "system-card")
    assert get(m, "low").place == PLACE["gold-coast"]


@pytest.mark.rule("blackbeard", "19.2", "19.12")
def test_three_turns_of_the_system_follow_each_of_teach() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        rival(s, 1, "low", "north-atlantic")
        rival(s, 2, "tew", "west-caribbean")
        for card in ("new-governors",) * 3:
            fated(s, card)

    m = with_piles(edit, (1, 1) * 6)
    fate, deck = len(m.state.fate), len(m.state.deck)
    do(m, "stop")
    while asked(m) == "respond":
        do(m, "hush")
    assert [entry["pirate"] for entry in told(m, "system-turn")] == ["vane", "low", "tew"]
    assert len(told(m, "system-card")) == 3
    assert len(m.state.fate) == fate - 3  # one of each pile for each pirate
    assert len(m.state.deck) <= deck - 3
    assert m.state.actor == 0


def retirement(worth: int) -> Match:
    def edit(s: State) -> None:
        put(s, "teach", "charleston", notoriety=50, worth=worth, letter="english")
        rival(s, 0, "vane", "gold-coast")
        top(s, "wear-and-tear")

    m = with_piles(edit)
    do(m, "retire teach letter")
    return m


@pytest.mark.rule("blackbeard", "19.9", "19.15")
@pytest.mark.parametrize(("worth", "place"), [(3000, 1), (2900, 2)])
def test_teach_wins_with_130_points(worth: int, place: int) -> None:
    m = retirement(worth)
    assert m.over
    assert m.result is not None
    assert m.result.scores == (100 + worth // 100,)
    assert m.result.places == (place,)


@pytest.mark.rule("blackbeard", "19.9")
def test_teach_loses_with_his_life() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean", ship="brigantine", combat=1, notoriety=90)
        rival(s, 0, "vane", "gold-coast")
        commissioner(s, SYSTEM, "ogle", "east-caribbean")
        s.hunter = SYSTEM
        top(s, "fair-winds")

    m = with_piles(edit, (6, 1, 6, 1))  # caught, then sunk
    do(m, "move teach west-caribbean", "flee")
    assert m.over
    assert m.state.phase == OVER
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.9")
def test_the_system_wins_with_100_points() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", notoriety=80)
        rival(s, 0, "vane", "bath", notoriety=50, worth=1000, letter="english")
        s.actions = 1
        fated(s, "european-turmoil")
        top(s, "wear-and-tear")

    m = with_piles(edit)
    do(m, "stop")
    assert m.over
    assert points(m, SYSTEM) >= 100
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.9", "19.1", "A120")
def test_the_game_ends_when_the_system_has_nobody_left() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "san-juan")
        s.locker += s.pirate_deck
        s.pirate_deck.clear()
        fated(s, "disease-outbreak")

    m = with_piles(edit, (3, 4))
    do(m, "stop")
    assert m.over
    assert m.result is not None
    assert m.result.places == (2,)  # it is not for want of foes that Teach wins


@pytest.mark.rule("blackbeard", "17.2#8", "19.10", "A119")
def test_the_pardon_that_follows_the_first_is_declared() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        fated(s, "general-pardon")
        s.deck[:] = [CARD["wear-and-tear"]] * 30

    m = with_piles(edit)
    m.choose(0, "stop")
    s = m.state
    assert s.pardons == 1
    assert not s.pardon_turns

    def later(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        s.fate.remove(CARD["general-pardon"])
        s.deck.append(CARD["general-pardon"])
        s.pardons = 1

    m = with_piles(later)
    do(m, "move teach east-africa")  # a card is turned up: the pardon
    assert not m.over
    assert m.state.pardon_turns
    assert get(m, "teach").pardoned


@pytest.mark.rule("blackbeard", "19.9", "19.10")
def test_the_third_pardon_ends_it() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        s.fate.remove(CARD["general-pardon"])
        s.deck.append(CARD["general-pardon"])
        s.pardons = 2

    m = with_piles(edit)
    do(m, "move teach east-africa")  # a card is turned up: the pardon
    assert m.over


@pytest.mark.rule("blackbeard", "19.10")
def test_the_first_pardon_joins_the_held_cards_and_their_discards() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        s.discard += s.deck[:10]
        del s.deck[:10]
        fated(s, "general-pardon")
        top(s, "wear-and-tear")

    m = with_piles(edit)
    cards = len(m.state.deck) + len(m.state.discard)
    do(m, "stop")
    s = m.state
    assert s.pardons == 1
    assert CARD["general-pardon"] not in s.fate
    assert not s.fate_discard
    # the ten discards are in the pile again; the system and Teach have drawn from it since
    assert len(s.deck) + len(s.discard) + len(s.hands[0]) + len(s.gone) - 5 == cards + 1
    assert len(s.discard) < 10


@pytest.mark.rule("blackbeard", "19.11")
def test_teach_draws_only_held_cards_and_recruits_nobody() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")

    m = with_piles(edit)
    assert not {"draw", "deploy"} & offered(m)
    fate = len(m.state.fate)
    do(m, "stop")
    assert all(HELD[card] for card in m.state.hands[0])
    assert len(m.state.fate) == fate - 1  # drawn by the system alone


@pytest.mark.rule("blackbeard", "19.11", "4.61")
def test_teach_may_hinder_the_system() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop", up=True)
        s.pirates[-1].found.append(PORT["san-juan"])
        hold(s, 0, "warship-sighting")
        fated(s, "european-turmoil")
        top(s, "wear-and-tear")
        s.quiet = []

    m = with_piles(edit)
    do(m, "stop")
    assert asked(m) == "respond"
    assert "play warship-sighting" in offered(m)


@pytest.mark.rule("blackbeard", "19.12")
def test_the_must_play_pile_is_shuffled_anew() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        s.fate.remove(CARD["general-pardon"])
        s.gone.append(CARD["general-pardon"])
        s.fate_discard += s.fate
        s.fate.clear()
        top(s, "wear-and-tear")

    m = with_piles(edit)
    do(m, "stop")
    assert len(m.state.fate) == 20  # all but the pardon and the one just drawn
    assert len(told(m, "happens")) == 1


@pytest.mark.rule("blackbeard", "17.2#18", "19.2", "A99")
def test_scurvy_gnaws_at_a_system_pirate_in_his_own_turn() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {"scurvy": True}), ("tew", "south-america-gold-coast", {}))
        system_turns(s, "heavy-guns", "heavy-guns")

    m = alone(position)
    assert m.state.actor == 0
    assert m.state.turn == 3  # each of the three has his own
    assert (get(m, "low").loyalty, get(m, "tew").loyalty) == (6, 7)


@pytest.mark.rule("blackbeard", "17.2#18", "A99")
def test_scurvy_takes_nothing_from_a_system_crew_at_the_end_of_its_loyalty() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "south-america-gold-coast", {"scurvy": True, "loyalty": 0}))
        system_turns(s, "heavy-guns")

    m = alone(position)
    assert get(m, "low").loyalty == 0
    assert not told(m, "displeased")


@pytest.mark.rule("blackbeard", "19.13")
def test_a_card_turned_up_bars_taking_the_action_back() -> None:
    m = alone(lambda s: put(s, "teach", "east-caribbean"))
    do(m, "move teach west-caribbean")
    assert told(m, "turned-up")
    assert not m.can_undo(0)
