"""19: Blackbeard alone against the system player."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.blackbeard import system
from flibuste.games.blackbeard.components import CARD, EVENTS, PIRATE, PLACE, PORT, ZONE_CARGO, ZONE_PORTS
from flibuste.games.blackbeard.solitaire import SYSTEM, hunting_grounds
from flibuste.games.blackbeard.state import START, State, word
from flibuste.kernel.match import Match

from .helm import asked, clear, commissioner, do, get, gone, governor, merchant, options, points, put, told

TEACH = PIRATE["teach"]


def alone(edit: Any, *dice: int) -> Match:
    """Teach and what `edit` adds; the system's pile holds cards without effect on him."""

    def make(s: State) -> None:
        clear(s)
        s.quiet = 0
        s.roster = [-1, -1, -1]
        s.deck = [CARD["skull-and-crossbones"]] * 30
        s.hands[0] = []
        edit(s)

    return flibuste.stage("blackbeard", seats=1, edit=make, dice=dice)


def rivals(s: State, *pirates: Any) -> None:
    for slot, (name, place, fields) in enumerate(pirates):
        put(s, name, place, owner=SYSTEM, **fields)
        s.roster[slot] = PIRATE[name]


def system_turns(s: State, *held: str) -> None:
    """It is the system's turn: these held cards come first, and nothing bad from the other pile."""
    s.phase, s.actor, s.step, s.actions = START, SYSTEM, 0, 0
    s.acted, s.played = False, 0
    s.deck += [CARD[name] for name in reversed(held)]
    s.fate = [CARD["european-turmoil"]] * 9


@pytest.mark.rule("blackbeard", "19.1", "19.2", "19.7", "19.8")
def test_setting_up_alone() -> None:
    m = flibuste.new("blackbeard", seats=1, seed=3)
    while m.first_turn is None:
        assert asked(m) in ("haunt", "rig")
        do(m, sorted(options(m))[-1])
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
    assert "draw" not in options(m)  # no other pirates for him


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


# ---- 19.9 the end


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


# ---- 19.12 the system's cards


@pytest.mark.rule("blackbeard", "19.12", "19.2")
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


def acting(card: str) -> Match:
    """Teach moves, and the system turns up a card."""

    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        rivals(s, ("low", "gold-coast", {}))
        s.deck.append(CARD[card])

    return alone(position, 4, 1)


@pytest.mark.rule("blackbeard", "19.13")
def test_the_system_turns_up_a_card_at_each_action() -> None:
    m = acting("wear-and-tear")
    do(m, "move teach east-africa")
    assert get(m, "teach").speed == 1
    assert m.state.discard == [CARD["wear-and-tear"]]
    m = acting("fair-winds")
    do(m, "move teach east-africa")
    assert get(m, "teach").speed == 3
    m = acting("debauchery-and-revelry")
    do(m, "move teach bombay")
    assert get(m, "teach").revel == 2  # at its own moment: after the action, in port


@pytest.mark.rule("blackbeard", "19.13", "17.2#4")
def test_a_double_cross_turned_up_as_he_retires() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=70)
        s.deck.append(CARD["double-cross"])

    m = alone(position, 6)
    do(m, "retire teach letter")
    assert gone(m, "teach")
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.14")
def test_a_notorious_blackbeard_is_hunted_once_a_turn() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", notoriety=12, loyalty=12)
        rivals(s, ("low", "gold-coast", {}))
        s.hunter = SYSTEM

    m = alone(position, 3, 3, 3)
    do(m, "move teach east-africa")
    assert m.state.kcs[SYSTEM] >= 0
    do(m, "move teach india")
    assert not told(m, "hunted")  # one try in a turn

    def hunted(s: State) -> None:
        position(s)
        commissioner(s, SYSTEM, "ogle", "india")

    m = alone(hunted, 1, 6)
    do(m, "move teach east-africa")
    assert told(m, "hunted")
    assert options(m) == {"flee", "fight"}

    def calm(s: State) -> None:
        position(s)
        s.pirates[0].notoriety = 11
        s.phase, s.hunter = START, -1
        s.hands[0] = [CARD["wear-and-tear"]] * 4

    m = alone(calm)
    assert m.state.hunter == -1


@pytest.mark.rule("blackbeard", "19.15")
def test_he_neither_surrenders_nor_bribes() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", letter="english", notoriety=12)
        commissioner(s, SYSTEM, "ogle", "india")
        s.hunter = SYSTEM

    m = alone(position)
    do(m, "move teach east-africa")
    assert "surrender" not in options(m)

    def docked(s: State) -> None:
        put(s, "teach", "bath", worth=9000)
        governor(s, "bath")

    assert not {word for word in options(alone(docked)) if word.startswith("retire")}


@pytest.mark.rule("blackbeard", "19.16")
@pytest.mark.parametrize(("die", "loyalty"), [(5, 4), (4, 5), (3, 7)])
def test_a_mutiny_only_costs_loyalty(die: int, loyalty: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.deck.append(CARD["mutiny-conspiracy"])

    m = alone(position, 6, 6, die)
    do(m, "move teach east-africa")
    assert get(m, "teach").loyalty == loyalty


@pytest.mark.rule("blackbeard", "19.16bis")
def test_at_nought_he_loses_notoriety_now_and_every_turn() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=1, notoriety=30)
        s.deck.append(CARD["scurvy-outbreak"])

    m = alone(position, 4, 3)
    do(m, "move teach east-africa")
    assert get(m, "teach").notoriety == 23
    do(m, "stop")
    assert get(m, "teach").notoriety == 23  # only the turns that follow cost more

    def later(s: State) -> None:
        put(s, "teach", "india", loyalty=0, notoriety=30)

    m = alone(later, 5)
    do(m, "stop")
    assert get(m, "teach").notoriety == 25
    assert told(m, "shamed") == [{"pirate": "teach", "dice": [5], "points": 5}]


# ---- 19.17–19.19 what the system wants


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_goes_for_the_greatest_gain() -> None:
    def position(s: State) -> None:
        put(s, "teach", "isla-de-tortuga", revel=1, holds=[900])
        rivals(
            s,
            ("low", "isla-de-tortuga", {}),
            ("tew", "india", {"found": [PORT["goa"]]}),
            ("davis", "boston", {"holds": [900, 900], "ship": "sloop"}),
        )
        merchant(s, "goa", "brigantine", up=True)
        merchant(s, "bombay", "fluyt")

    s = alone(position).state
    low, tew, davis = (p for p in s.pirates if p.owner == SYSTEM)
    s.actions = 2
    assert str(system.plan(s, low)) == "steal low teach"  # harm to Blackbeard
    assert str(system.plan(s, tew)) == "plunder tew goa"
    assert str(system.plan(s, davis)) == "port davis"  # full holds: he sells where he is


@pytest.mark.rule("blackbeard", "19.18")
def test_the_system_fetches_its_letters_and_retires_with_30_points() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        governor(s, "bath")
        governor(s, "goa")
        rivals(s, ("low", "south-atlantic", {}))
        system_turns(s, "letter-of-marque")

    m = alone(position)
    assert m.state.couriers == [PIRATE["low"]]
    s = m.state
    low = next(p for p in s.pirates if p.owner == SYSTEM)
    s.actions = 2
    assert str(system.plan(s, low)) == "move low central-atlantic"  # Bath is the nearer one
    low.place = PLACE["bath"]
    assert str(system.plan(s, low)) == "port low"
    s.couriers.clear()
    low.letter, low.notoriety = 0, 15
    assert str(system.plan(s, low)) == "retire low letter"
    low.notoriety = 14
    assert str(system.plan(s, low)) != "retire low letter"
    low.letter, low.notoriety, low.place = 0, 15, PLACE["south-america"]
    # South America, West Caribbean, South Atlantic, Charleston; Bath is one zone farther
    assert [system.steps_to(low, PORT[port]) for port in ("charleston", "bath")] == [3, 4]


@pytest.mark.rule("blackbeard", "19.19")
def test_the_system_always_celebrates() -> None:
    def position(s: State) -> None:
        put(s, "teach", "gold-coast", loyalty=12)
        rivals(s, ("tew", "india", {"found": [PORT["goa"]]}))
        merchant(s, "goa", "sloop", up=True)
        system_turns(s, "wear-and-tear")

    m = alone(position, 4, 6, 4)
    while asked(m) == "respond":
        do(m, "pass")
    tew = next(p for p in m.state.pirates if p.owner == SYSTEM)
    assert told(m, "cargo")
    assert told(m, "revelled")
    assert tew.holds or tew.worth


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


def test_random_games_alone_end() -> None:
    for seed in range(5):
        m = flibuste.play(flibuste.new("blackbeard", seats=1, seed=seed), [random_bot])
        assert m.over


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


@pytest.mark.rule("blackbeard", "19.14")
def test_once_notorious_he_is_hunted_even_when_his_fame_fades() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", notoriety=12)
        rivals(s, ("low", "gold-coast", {}))
        s.phase, s.acted, s.played, s.actions = START, False, 0, 0

    m = alone(position)
    assert (m.state.hunter, m.state.marked) == (SYSTEM, True)

    def faded(s: State) -> None:
        position(s)
        s.pirates[0].notoriety, s.marked = 3, True

    assert alone(faded).state.hunter == SYSTEM


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


@pytest.mark.rule("blackbeard", "19.12", "19.17", "17.2#6")
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
