"""17.2: the event cards 14 to 17 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, CONVERTED, PIRATE, PLACE, kc_combat, kc_speed
from flibuste.games.blackbeard.state import State

from .kit import (
    ambitious,
    asked,
    can_play,
    captains,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    hold,
    offered,
    plotted,
    points,
    put,
    seat_asked,
    sick,
    stage,
    told,
    turn_of,
    turncoat,
)

# ---- #14 Mal de Mer


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


@pytest.mark.rule("blackbeard", "17.2#14", "4.4A", "A08")
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


@pytest.mark.rule("blackbeard", "17.2#15")
def test_mutiny_conspiracy_at_any_moment_of_an_action_of_another() -> None:
    def docked(s: State) -> None:
        put(s, "teach", "bath")

    assert can_play("mutiny-conspiracy", "port teach", docked)

    def own(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 0, "mutiny-conspiracy")
        s.quiet = []

    m = stage(own)
    do(m, "move teach east-africa")
    assert asked(m) == "act"  # never in one's own turn


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


@pytest.mark.rule("blackbeard", "17.2#16", "10.11", "10.15", "A74")
def test_pirate_converts() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pirate_deck.remove(PIRATE["hornigold"])
        s.pirate_deck.remove(PIRATE["kidd"])
        s.retired = [PIRATE["hornigold"], PIRATE["kidd"]]
        hold(s, 1, "pirate-converts")
        s.quiet = []

    m = stage(position)
    do(m, "move teach east-africa", "play pirate-converts")
    assert offered(m) == {"turn-coat hornigold", "turn-coat kidd"}  # anyone's
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


@pytest.mark.rule("blackbeard", "17.2#16", "10.11", "10.15", "A74")
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
        assert "play pirate-converts" not in offered(m)
    else:
        assert asked(m) == "act"


# ---- #17 Piratical Ambition


@pytest.mark.rule("blackbeard", "17.2#17")
def test_piratical_ambition() -> None:
    m = sick()
    assert (asked(m), seat_asked(m)) == ("interrupt", 1)
    do(m, "play piratical-ambition")
    assert [entry["total"] for entry in told(m, "duel")] == []  # Lussan is behind: he may use his wits
    assert (asked(m), seat_asked(m)) == ("cunning", 1)
    do(m, "keep")
    assert [(entry["pirate"], entry["total"]) for entry in told(m, "duel")] == [("lussan", 4), ("vane", 18)]
    assert gone(m, "lussan")
    assert 1 in m.state.spent


@pytest.mark.rule("blackbeard", "17.2#17")
def test_ambition_needs_a_card_room_and_a_loss_of_loyalty() -> None:
    assert asked(sick(cards=False)) != "interrupt"
    assert asked(sick(full=True)) != "interrupt"
    assert asked(sick(spent=[1])) != "interrupt"

    def calm(s: State) -> None:
        put(s, "vane", "east-caribbean")
        captains(s, 1, "lussan")

    assert not can_play("piratical-ambition", "move vane west-caribbean", calm)


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
