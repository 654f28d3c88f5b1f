"""4: the course of the game."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, PIRATE, PORT
from flibuste.games.blackbeard.state import DRAW, State

from .kit import (
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
    offered,
    put,
    seat_asked,
    stage,
    told,
    turn_of,
    warship,
)


@pytest.mark.rule("blackbeard", "4.4A", "17.15")
def test_draw_to_four_and_must_play_cards_happen_at_once() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "fair-winds")
        draw_phase(s, "disease-outbreak", "wear-and-tear")

    m = stage(position, dice=[1, 1])
    assert len(m.state.hands[0]) == 4
    assert CARD["disease-outbreak"] in m.state.discard
    assert CARD["wear-and-tear"] in m.state.hands[0]
    assert told(m, "disease") == [{"port": "boston", "dice": [1, 1]}]


@pytest.mark.rule("blackbeard", "4.4B", "6.31")
@pytest.mark.parametrize(("there", "later"), [(4, 6), (5, 5), (0, 6), (7, 7)])
def test_fewer_than_five_merchants_become_six(there: int, later: int) -> None:
    ports = ["boston", "new-york", "bath", "campeche", "havana", "goa", "bombay"]

    def position(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "fair-winds", "wear-and-tear", "wear-and-tear", "wear-and-tear")
        draw_phase(s)
        for port in ports[:there]:
            merchant(s, port, "fluyt")

    m = stage(position)
    assert sum(kind >= 0 for kind in m.state.merchants) == later


@pytest.mark.rule("blackbeard", "4.4C", "17.11", "17.13", "17.16")
def test_a_card_is_announced_for_actions_or_event() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        card_phase(s, "wear-and-tear", "skull-and-crossbones", "fair-winds", "mutiny-conspiracy")

    m = stage(position)
    # anti-pirate cards and the black flag are no events of one's own turn; an initiative card names its man
    assert offered(m) == {
        "actions wear-and-tear",
        "actions skull-and-crossbones",
        "event fair-winds",
        "both fair-winds",
        "actions mutiny-conspiracy teach",
    }
    do(m, "actions skull-and-crossbones")
    assert m.state.actions == 3
    assert CARD["skull-and-crossbones"] in m.state.discard


@pytest.mark.rule("blackbeard", "4.4D", "4.5")
def test_the_twelve_actions() -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean", found=[PORT["havana"]], prize=2, treasure=True)
        merchant(s, "havana", "brigantine", up=True)
        merchant(s, "santiago", "fluyt")
        governor(s, "bath")
        put(s, "low", "bath", taken=PORT["bath"], letter="english")
        put(s, "tew", "bath")
        put(s, "vane", "bath", owner=1, revel=1, holds=[500])
        put(s, "roberts", "goa", revel=1)
        captains(s, 0, "avery")
        s.havens[PORT["bath"]] = get_number("tew")

    m = stage(position, seats=3)
    found = offered(m)
    assert {"move teach havana", "move teach south-atlantic"} <= found  # A
    assert {"find teach santiago", "plunder teach havana", "convert teach"} <= found  # B, C, D
    assert {"port low", "steal low vane", "recover roberts"} <= found  # E, F, G
    assert {"attack teach port-royal", "sack low", "ally low tew"} <= found  # H, I, J
    assert {"retire low letter", "retire tew haven"} <= found  # K
    assert {"draw", "dig teach"} <= found  # L
    assert not {word for word in found if word.startswith(("find roberts", "port roberts"))}


def get_number(name: str) -> int:
    return PIRATE[name]


@pytest.mark.rule("blackbeard", "4.51", "4.54")
def test_numbered_actions_may_be_split_or_repeated() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "gold-coast")
        card_phase(s, "wear-and-tear")

    m = stage(position)  # its one card is played without asking
    assert m.state.actions == 2
    do(m, "move teach east-africa")
    assert {"move low cape-coast", "move teach india"} <= offered(m)
    do(m, "move low cape-coast")
    assert m.state.actor == 1  # both are spent: the turn is over


@pytest.mark.rule("blackbeard", "4.52", "A12")
def test_initiative_actions_stay_with_one_pirate() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "gold-coast")
        card_phase(s, "warship-sighting")

    m = stage(position)
    assert offered(m) == {"actions warship-sighting teach", "actions warship-sighting low"}
    do(m, "actions warship-sighting teach")
    assert told(m, "initiative") == [
        {"who": "p0", "card": "warship-sighting", "pirate": "teach", "actions": 3}
    ]
    assert m.state.actions == 3
    assert not {word for word in offered(m) if " low" in word}


@pytest.mark.rule("blackbeard", "4.53")
def test_what_an_eliminated_pirate_leaves_goes_to_the_others() -> None:
    def position(s: State) -> None:
        put(s, "teach", "north-atlantic", ship="sloop", combat=1)
        put(s, "low", "gold-coast")
        card_phase(s, "warship-sighting")

    m = stage(position, dice=[6, 1])  # Boston: 6 + 8 against 1 + 1 + 4
    do(m, "actions warship-sighting teach", "attack teach boston")
    assert get_number("teach") in m.state.locker
    assert m.state.actions == 2
    assert "move low cape-coast" in offered(m)


@pytest.mark.rule("blackbeard", "4.52", "4.53", "A12")
def test_who_retires_leaves_his_initiative_to_nobody() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english")
        put(s, "low", "gold-coast")
        card_phase(s, "warship-sighting")

    m = stage(position)
    do(m, "actions warship-sighting teach", "retire teach letter")
    assert get_number("teach") in m.state.retired
    assert turn_of(m) == 1  # what was left of his actions is lost (ruling A12)


@pytest.mark.rule("blackbeard", "4.55", "17.14", "A117")
def test_without_a_playable_card_cards_are_thrown_away_for_actions() -> None:
    def position(s: State) -> None:
        card_phase(s, "warship-sighting", "heavy-guns", "mutiny-conspiracy", "double-cross")

    m = stage(position)
    assert all(word.startswith("discard") for word in offered(m))
    do(m, "discard heavy-guns", "discard double-cross")
    assert m.state.actions == 2
    assert len(m.state.hands[0]) == 2
    assert "draw" in offered(m)


@pytest.mark.rule("blackbeard", "17.14")
def test_one_card_at_least_and_one_for_actions_at_most() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        card_phase(s, "wear-and-tear", "scurvy-outbreak", "fair-winds")

    m = stage(position)
    assert "done" not in offered(m)
    do(m, "actions wear-and-tear", "stop")
    assert offered(m) == {"event fair-winds", "done"}


@pytest.mark.rule("blackbeard", "17.12", "A10")
def test_event_and_actions() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "gold-coast")
        commissioner(s, 0, "ogle", "india")
        card_phase(s, "fair-winds", "heavy-guns")

    m = stage(position)
    assert offered(m) == {"event fair-winds", "both fair-winds"}  # the guns need a docked pirate
    do(m, "both fair-winds", "captain commissioner", "zone east-africa")
    assert m.state.actions == 1
    do(m, "move low cape-coast")
    assert m.state.acted


# ---- 4.6


def hunters(s: State) -> None:
    """Seat 0 hunts for a merchant off Charleston; the others hold anti-pirate cards."""
    put(s, "low", "south-atlantic", loyalty=9)
    merchant(s, "charleston", "fluyt")
    s.quiet = []


@pytest.mark.rule("blackbeard", "4.61", "4.63")
def test_one_anti_pirate_action_for_a_player_in_a_turn() -> None:
    def position(s: State) -> None:
        hunters(s)
        hold(s, 1, "scurvy-outbreak", "wear-and-tear")

    m = stage(position, dice=[1])
    do(m, "move low central-atlantic")
    assert seat_asked(m) == 1
    do(m, "play scurvy-outbreak")
    do(m, "move low north-atlantic")
    assert seat_asked(m) == 0  # never asked again this turn
    assert asked(m) == "act"
    assert m.state.hands[1] == [CARD["wear-and-tear"]]


@pytest.mark.rule("blackbeard", "4.61", "4.63")
def test_players_are_asked_in_play_order_and_only_if_they_have_something() -> None:
    def position(s: State) -> None:
        hunters(s)
        hold(s, 3, "wear-and-tear")
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "fair-winds", "double-cross")

    m = stage(position, seats=4, dice=[1, 1])
    do(m, "move low central-atlantic")
    assert seat_asked(m) == 1
    do(m, "pass")
    assert seat_asked(m) == 3
    do(m, "hush")
    assert seat_asked(m) == 1  # after the move
    do(m, "pass", "move low north-atlantic")
    assert seat_asked(m) == 1
    do(m, "pass")
    do(m, "pass")
    assert seat_asked(m) == 0


@pytest.mark.rule("blackbeard", "4.62")
def test_one_of_each_kind_in_an_action() -> None:
    def position(s: State) -> None:
        hunters(s)
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "wear-and-tear", "scurvy-outbreak")

    m = stage(position, seats=3, dice=[1])
    do(m, "move low central-atlantic", "play wear-and-tear")
    assert seat_asked(m) == 2
    assert offered(m) == {"pass", "hush", "play scurvy-outbreak"}
    do(m, "pass", "pass")
    do(m, "move low north-atlantic")
    assert "play wear-and-tear" in offered(m)


@pytest.mark.rule("blackbeard", "4.64")
def test_nothing_against_drawing_or_deploying() -> None:
    def position(s: State) -> None:
        put(s, "low", "india", notoriety=18)
        hold(s, 1, "scurvy-outbreak", "mutiny-conspiracy", "local-resistance")
        governor(s, "bath")
        s.quiet = []
        captains(s, 0, "teach")

    m = stage(position)
    do(m, "draw", "pass")
    assert seat_asked(m) == 0
    do(m, "deploy", "deploy teach india", "rig sloop")
    assert seat_asked(m) == 0


@pytest.mark.rule("blackbeard", "4.65")
def test_the_kinds_of_anti_pirate_action() -> None:
    def position(s: State) -> None:
        put(s, "low", "south-atlantic", notoriety=18)
        merchant(s, "charleston", "fluyt")
        s.quiet = []
        warship(s, "south-atlantic", "heavy")
        hold(s, 1, "scurvy-outbreak")
        commissioner(s, 2, "ogle", "south-atlantic")

    m = stage(position, seats=3)
    do(m, "find low charleston")
    assert {"commission", "broadside", "play scurvy-outbreak"} <= offered(m)  # A, C, D
    do(m, "pass")
    assert {"hunt", "send central-atlantic", "broadside"} <= offered(m)  # B
    assert "commission" not in offered(m)


@pytest.mark.rule("blackbeard", "4.66")
def test_anti_pirate_cards_are_discarded() -> None:
    def position(s: State) -> None:
        hunters(s)
        hold(s, 1, "wear-and-tear")

    m = stage(position, dice=[1])
    do(m, "move low central-atlantic", "play wear-and-tear")
    assert m.state.discard == [CARD["wear-and-tear"]]
    assert m.state.hands[1] == []


@pytest.mark.rule("blackbeard", "4.67")
def test_hands_are_hidden_and_passing_is_not_told() -> None:
    def position(s: State) -> None:
        hunters(s)
        hold(s, 1, "wear-and-tear")
        hold(s, 2, "scurvy-outbreak")

    m = stage(position, seats=3, dice=[6])
    do(m, "find low charleston")
    assert m.view(2)["hand"] == ["scurvy-outbreak"]
    assert "wear-and-tear" not in str(m.view(2))
    before = len(m.story(2))
    do(m, "pass")
    assert len(m.story(2)) == before


@pytest.mark.rule("blackbeard", "4.1", "A06")
def test_the_long_game_shuffles_once_and_then_has_the_pardon() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pass_two, s.pardon_out, s.long = False, True, True
        hold(s, 0, "wear-and-tear", "wear-and-tear", "wear-and-tear")
        held = [card for card in s.deck if card in (CARD["warship-sighting"], CARD["fair-winds"])]
        s.discard, s.deck = held, []
        s.phase, s.actions, s.played, s.acted = DRAW, 0, 0, False

    m = stage(position, options={"length": "long"})
    assert m.state.pass_two
    assert not m.state.pardon_out
    assert told(m, "reshuffled")
    assert m.state.deck.count(CARD["general-pardon"]) == 1
    assert m.state.discard == []
    assert len(m.state.deck) == 13  # ten sightings, three fair winds, the pardon; one is drawn
    assert get(m, "teach")


@pytest.mark.rule("blackbeard", "4.1", "18.11")
def test_a_deck_gone_through_for_the_last_time_ends_the_game() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.discard, s.deck = s.deck, []
        s.phase, s.actions, s.played, s.acted = DRAW, 0, 0, False

    m = stage(position)
    assert m.over
    assert not told(m, "reshuffled")


@pytest.mark.rule("blackbeard", "17.12", "17.14")
def test_an_event_with_an_action_is_the_one_card_for_actions_though_its_action_is_not_taken() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        card_phase(s, "fair-winds", "skull-and-crossbones", "wear-and-tear")

    m = stage(position)
    do(m, "event fair-winds", "zone gold-coast")
    assert m.state.actor == 1  # nothing more to play: the turn is over
    assert sorted(m.state.hands[0]) == sorted([CARD["skull-and-crossbones"], CARD["wear-and-tear"]])


@pytest.mark.rule("blackbeard", "17.12", "17.14")
def test_the_event_may_follow_the_card_for_actions_or_another_event() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        card_phase(s, "fair-winds", "fair-winds", "buried-treasure", "skull-and-crossbones")

    m = stage(position)
    do(m, "actions skull-and-crossbones", "stop")
    assert offered(m) == {"event fair-winds", "event buried-treasure", "done"}
    do(m, "event fair-winds", "zone gold-coast")
    assert offered(m) == {"event fair-winds", "event buried-treasure", "done"}


@pytest.mark.rule("blackbeard", "4.52", "A12")
@pytest.mark.parametrize("card", ["double-cross", "skull-and-crossbones"])
def test_initiative_brings_no_new_pirate_into_play(card: str) -> None:
    """Actions by a pirate's initiative are his alone; a number of actions may be shared out."""

    def position(s: State) -> None:
        put(s, "teach", "india")
        captains(s, 0, "low")
        card_phase(s, card, "wear-and-tear")

    m = stage(position)
    do(m, f"actions {card} teach" if card == "double-cross" else f"actions {card}")
    assert m.state.actions == 3
    assert ({"draw", "deploy"} <= offered(m)) is (card != "double-cross")


@pytest.mark.rule("blackbeard", "4.53", "A12")
def test_the_initiative_of_a_dead_pirate_may_bring_a_new_one() -> None:
    def position(s: State) -> None:
        put(s, "teach", "south-atlantic", combat=1)
        captains(s, 0, "low")
        card_phase(s, "double-cross", "wear-and-tear")

    m = stage(position, dice=[6, 1])
    do(m, "actions double-cross teach", "attack teach st-augustine")
    assert gone(m, "teach")
    assert {"draw", "deploy"} <= offered(m)


@pytest.mark.rule("blackbeard", "4.53")
def test_the_initiative_of_a_pirate_who_retires_is_lost() -> None:
    def position(s: State) -> None:
        put(s, "teach", "charleston", letter="english")
        put(s, "tew", "india")
        captains(s, 0, "low")
        card_phase(s, "double-cross", "wear-and-tear")

    m = stage(position)
    do(m, "actions double-cross teach", "retire teach letter")
    assert m.state.actor == 1  # two actions are left, and nobody to take them


@pytest.mark.rule("blackbeard", "4.3", "10.31", "A54")
def test_a_pirate_is_no_longer_new_in_his_player_s_next_turn() -> None:
    def position(s: State) -> None:
        put(s, "low", "india", owner=1)
        captains(s, 0, "avery")
        hold(s, 0, "wear-and-tear")
        s.turn = 5

    m = stage(position)
    do(m, "deploy", "deploy avery north-atlantic", "rig sloop")
    assert get(m, "avery").since == m.state.turn == 5
    while turn_of(m) == 0:
        do(m, str(m.pending[0].options[-1]))
    assert m.state.turn == 6
