"""19.1, 19.3–19.8: preparing the solitaire game."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.blackbeard.box import (
    CARD,
    EVENTS,
    HELD,
    PIRATE,
    PLACE,
    PORT,
    PRO,
    SHIP,
    ZONE_CARGO,
    ZONE_PORTS,
    ZONES,
)
from flibuste.games.blackbeard.rules.solo import ending, preparing
from flibuste.games.blackbeard.rules.solo.preparing import hunting_grounds
from flibuste.games.blackbeard.state import DRAW, START, SYSTEM, State, word

from .kit import (
    alone,
    asked,
    begun,
    clear,
    do,
    fated,
    get,
    gone,
    hold,
    merchant,
    offered,
    put,
    rival,
    rivals,
    system_turns,
    told,
    top,
    with_piles,
)


@pytest.mark.rule("blackbeard", "19.1", "19.2", "19.7", "19.8")
def test_setting_up_alone() -> None:
    m = flibuste.new("blackbeard", seats=1, seed=3)
    while m.first_turn is None:
        assert asked(m) in ("haunt", "rig")
        do(m, sorted(offered(m))[-1])
    s = m.state
    teach = get(m, "teach")
    assert teach.owner == 0
    others = [p for p in s.pirates if p.owner == SYSTEM]
    assert len(others) == 3
    assert all(p.ship in (0, 1) for p in others)
    assert len({p.place for p in s.pirates}) == 4  # each in a zone of his own
    assert len(s.hands[0]) == 4
    assert all(EVENTS[card - 1].mode != "now" for card in s.hands[0])


@pytest.mark.rule("blackbeard", "19.3", "19.11")
def test_two_piles_and_no_ambition() -> None:
    s = flibuste.new("blackbeard", seats=1, seed=3).state
    assert all(EVENTS[card - 1].mode == "now" for card in s.fate)
    assert all(EVENTS[card - 1].mode != "now" for card in s.deck)
    assert len(s.fate) == 22
    assert CARD["piratical-ambition"] not in s.deck
    m = alone(lambda s: put(s, "teach", "india"))
    assert "draw" not in offered(m)  # no other pirates for him


@pytest.mark.rule("blackbeard", "19.4")
def test_ten_merchants_then_eight() -> None:
    s = flibuste.new("blackbeard", seats=1, seed=3).state
    assert sum(kind >= 0 for kind in s.merchants) == 10

    def position(s: State) -> None:
        put(s, "teach", "india")
        s.phase = START
        merchant(s, "boston", "fluyt")

    m = alone(position)
    assert sum(kind >= 0 for kind in m.state.merchants) == 8

    def storm(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {}))
        system_turns(s, "wear-and-tear")
        s.fate = [CARD["storms-at-sea"]] * 3

    m = alone(storm, 1, 1)
    assert told(m, "storm")
    assert len(told(m, "merchants")[0]["ports"]) == 10  # the sea was empty


@pytest.mark.rule("blackbeard", "19.5")
def test_eight_friendly_governors() -> None:
    s = flibuste.new("blackbeard", seats=1, seed=8).state
    assert sum(governor > 0 for governor in s.governors) == 8


@pytest.mark.rule("blackbeard", "19.6")
def test_where_blackbeard_begins() -> None:
    m = flibuste.new("blackbeard", seats=1, seed=3)
    s = m.state
    zones = hunting_grounds(s)
    counts = {zone: sum(s.merchants[port] >= 0 for port in ZONE_PORTS[zone]) for zone in range(10)}
    assert all(counts[zone] == max(counts.values()) for zone in zones)
    clear(s)
    for port in ("boston", "new-york", "havana", "santiago", "goa"):
        merchant(s, port, "fluyt")
    assert hunting_grounds(s) == [PLACE["west-caribbean"]]  # two each; the better cargo
    assert ZONE_CARGO[PLACE["west-caribbean"]][1] > ZONE_CARGO[PLACE["north-atlantic"]][1]


@pytest.mark.rule("blackbeard", "19.3", "9.62")
def test_an_even_theft_leads_to_no_duel() -> None:
    def position(s: State) -> None:
        put(s, "teach", "boston")
        rivals(s, ("bonnet", "boston", {"revel": 1, "holds": [500]}))

    m = alone(position, 1, 4)  # 1 + 4 + 1 against 4 + 2
    do(m, "steal teach bonnet")
    assert told(m, "no-duel")
    assert not told(m, "duel")
    assert (get(m, "teach").holds, get(m, "bonnet").holds) == ([], [500])
    assert get(m, "teach").loyalty == 7


@pytest.mark.rule("blackbeard", "14.2", "19.1")
def test_a_mutinous_crew_of_the_system_s_has_a_captain_from_the_deck() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "north-atlantic", {"scurvy": True, "loyalty": 1, "holds": [700], "combat": 4}))
        system_turns(s, "wear-and-tear")

    m = alone(position, 6)  # more than Low's command
    assert gone(m, "low")
    (heir,) = [p for p in m.state.pirates if p.owner == SYSTEM]
    assert m.state.roster[0] == heir.id
    assert told(m, "usurped") == [{"pirate": word(heir), "who": "system", "old": "low"}]
    assert not told(m, "recruited")


@pytest.mark.rule("blackbeard", "19.1", "19.7", "2.7")
@pytest.mark.parametrize("seed", range(5))
def test_teach_against_three(seed: int) -> None:
    m = begun(seed)
    s = m.state
    assert [word(p) for p in s.pirates if p.owner == 0] == ["teach"]
    rivals = [p for p in s.pirates if p.owner == SYSTEM]
    assert len(rivals) == 3
    assert len({p.place for p in s.pirates}) == 4  # one to a zone
    assert all(p.ship in (SHIP["sloop"], SHIP["schooner"]) for p in rivals)


@pytest.mark.rule("blackbeard", "19.1")
@pytest.mark.parametrize(("die", "ship"), [(1, "sloop"), (4, "sloop"), (5, "schooner"), (6, "schooner")])
def test_the_system_replaces_its_dead(die: int, ship: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast", combat=1)

    m = with_piles(edit, (1, 1, die))
    old = get(m, "vane")
    new = m.state.pirate_deck[-1]
    m.state.pirates.remove(old)
    m.state.locker.append(old.id)
    ending.gone(m.table, old)
    recruit = next(p for p in m.state.pirates if p.id == new)
    assert recruit.ship == SHIP[ship]
    assert recruit.place == PLACE["north-atlantic"]  # Boston is 11
    assert m.state.roster[0] == new


@pytest.mark.rule("blackbeard", "19.1", "19.6")
def test_teach_has_a_sloop_or_a_schooner() -> None:
    m = flibuste.new("blackbeard", seats=1, seed=1)
    if asked(m) == "haunt":
        do(m, str(m.pending[0].options[0]))
    assert offered(m) == {"rig sloop", "rig schooner"}


@pytest.mark.rule("blackbeard", "19.3")
def test_two_piles_and_no_duels() -> None:
    s = begun().state
    assert all(HELD[card] for card in s.deck + s.hands[0])
    assert not any(HELD[card] for card in s.fate)
    assert CARD["piratical-ambition"] not in s.deck + s.hands[0]
    assert s.gone == [CARD["piratical-ambition"]] * 5


@pytest.mark.rule("blackbeard", "19.4", "19.5")
def test_ten_merchants_and_eight_governors() -> None:
    s = begun().state
    assert sum(kind >= 0 for kind in s.merchants) == 10
    assert sum(0 < number <= PRO for number in s.governors) == 8


@pytest.mark.rule("blackbeard", "19.4", "4.4B")
def test_merchants_are_raised_to_eight_at_each_turn() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        for port in ("goa", "bombay", "calicut", "boston", "bath"):
            merchant(s, port, "sloop")
        s.phase, s.actions, s.acted, s.played = DRAW, 0, False, 0
        hold(s, 0, "wear-and-tear", "scurvy-outbreak")

    s = with_piles(edit).state
    assert sum(kind >= 0 for kind in s.merchants) == 8


@pytest.mark.rule("blackbeard", "19.4", "17.2#20")
def test_a_storm_raises_them_to_ten() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        merchant(s, "whydah", "sloop")
        s.actor, s.phase, s.step = SYSTEM, START, 0
        fated(s, "storms-at-sea")
        top(s, "heavy-guns")  # which gives a pirate at sea nothing to do

    m = with_piles(edit, (5, 2, 1))
    assert told(m, "storm")
    assert sum(kind >= 0 for kind in m.state.merchants) == 10


@pytest.mark.rule("blackbeard", "19.6")
def test_teach_begins_where_the_pickings_are_best() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "gold-coast")
        for port in ("boston", "new-york", "goa", "bombay", "havana"):
            merchant(s, port, "sloop")

    m = with_piles(edit)
    assert [ZONES[zone] for zone in preparing.hunting_grounds(m.state)] == ["india"]
    m.state.merchants[PORT["philadelphia"]] = 1
    assert [ZONES[zone] for zone in preparing.hunting_grounds(m.state)] == ["north-atlantic"]


@pytest.mark.rule("blackbeard", "19.8", "19.2")
def test_teach_plays_first_with_four_held_cards() -> None:
    m = begun()
    assert len(m.state.hands[0]) == 4
    assert m.state.actor == 0
    assert list(m.pending) == [0]


@pytest.mark.rule("blackbeard", "19.1", "19.9")
def test_the_game_goes_on_while_the_system_has_a_pirate_left() -> None:
    """Avery, the first of all cards, is a pirate too."""

    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "san-juan", {}), ("avery", "gold-coast", {}))
        s.pirate_deck.clear()
        system_turns(s, "heavy-guns")
        s.fate = [CARD["disease-outbreak"]] * 3

    assert PIRATE["avery"] == 0
    m = alone(position, 3, 4, 1, 1, 1, 1)
    assert gone(m, "low")
    assert not m.over
