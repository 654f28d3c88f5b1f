"""19: Blackbeard alone against the system player."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import flibuste
from flibuste.games.blackbeard import solitaire, system
from flibuste.games.blackbeard.components import (
    CARD,
    HELD,
    NATIONS,
    PIRATE,
    PLACE,
    PORT,
    PRO,
    SHIP,
    TEACH,
    ZONES,
)
from flibuste.games.blackbeard.state import DRAW, OVER, START, VOLUNTARY, Pirate, State, word
from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match

from .helm import (
    asked,
    clear,
    commissioner,
    do,
    get,
    governor,
    hold,
    merchant,
    options,
    points,
    put,
    told,
)

SYSTEM = 1


def alone(edit: object, dice: Sequence[int] = ()) -> Match:
    """A solitaire position: nobody but those whom `edit` puts to sea."""

    def make(s: State) -> None:
        clear(s)
        s.roster = [-1, -1, -1]
        s.pirate_deck.remove(TEACH)
        edit(s)  # type: ignore[operator]

    return flibuste.stage("blackbeard", seats=1, edit=make, dice=dice)


def rival(s: State, slot: int, name: str, place: str, **fields: object) -> Pirate:
    """A pirate of the system."""
    p = put(s, name, place, owner=SYSTEM, **fields)  # type: ignore[arg-type]
    s.roster[slot] = p.id
    return p


def top(s: State, *cards: str) -> None:
    """The next cards of the pile of held cards, the first on top."""
    for card in reversed(cards):
        s.deck.remove(CARD[card])
        s.deck.append(CARD[card])


def fated(s: State, *cards: str) -> None:
    """The next cards of the pile of must-play cards."""
    for card in reversed(cards):
        s.fate.remove(CARD[card])
        s.fate.append(CARD[card])


def begun(seed: int = 1) -> Match:
    """A new game, at Blackbeard's first turn."""
    m = flibuste.new("blackbeard", seats=1, seed=seed)
    while m.state.phase < START:
        m.choose(0, m.pending[0].options[0])
    return m


# ---- 19.1–19.8 preparing


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

    m = alone(edit, (1, 1, die))
    old = get(m, "vane")
    new = m.state.pirate_deck[-1]
    m.state.pirates.remove(old)
    m.state.locker.append(old.id)
    solitaire.pirate_lost(m.table, old)
    recruit = next(p for p in m.state.pirates if p.id == new)
    assert recruit.ship == SHIP[ship]
    assert recruit.place == PLACE["north-atlantic"]  # Boston is 11
    assert m.state.roster[0] == new


@pytest.mark.rule("blackbeard", "19.1", "19.6")
def test_teach_has_a_sloop_or_a_schooner() -> None:
    m = flibuste.new("blackbeard", seats=1, seed=1)
    if asked(m) == "haunt":
        do(m, str(m.pending[0].options[0]))
    assert options(m) == {"rig sloop", "rig schooner"}


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

    s = alone(edit).state
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

    m = alone(edit, (5, 2, 1))
    assert told(m, "storm")
    assert sum(kind >= 0 for kind in m.state.merchants) == 10


@pytest.mark.rule("blackbeard", "19.6")
def test_teach_begins_where_the_pickings_are_best() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "gold-coast")
        for port in ("boston", "new-york", "goa", "bombay", "havana"):
            merchant(s, port, "sloop")

    m = alone(edit)
    assert [ZONES[zone] for zone in solitaire.hunting_grounds(m.state)] == ["india"]
    m.state.merchants[PORT["philadelphia"]] = 1
    assert [ZONES[zone] for zone in solitaire.hunting_grounds(m.state)] == ["north-atlantic"]


@pytest.mark.rule("blackbeard", "19.8", "19.2")
def test_teach_plays_first_with_four_held_cards() -> None:
    m = begun()
    assert len(m.state.hands[0]) == 4
    assert m.state.actor == 0
    assert list(m.pending) == [0]


@pytest.mark.rule("blackbeard", "19.2", "19.12")
def test_three_turns_of_the_system_follow_each_of_teach() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        rival(s, 1, "low", "north-atlantic")
        rival(s, 2, "tew", "west-caribbean")
        for card in ("new-governors",) * 3:
            fated(s, card)

    m = alone(edit, (1, 1) * 6)
    fate, deck = len(m.state.fate), len(m.state.deck)
    do(m, "stop")
    while asked(m) == "respond":
        do(m, "hush")
    assert [entry["pirate"] for entry in told(m, "system-turn")] == ["vane", "low", "tew"]
    assert len(told(m, "system-card")) == 3
    assert len(m.state.fate) == fate - 3  # one of each pile for each pirate
    assert len(m.state.deck) <= deck - 3
    assert m.state.actor == 0


# ---- 19.9 the end


def retirement(worth: int) -> Match:
    def edit(s: State) -> None:
        put(s, "teach", "charleston", notoriety=50, worth=worth, letter="english")
        rival(s, 0, "vane", "gold-coast")
        top(s, "wear-and-tear")

    m = alone(edit)
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

    m = alone(edit, (6, 1, 6, 1))  # caught, then sunk
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

    m = alone(edit)
    do(m, "stop")
    assert m.over
    assert points(m, SYSTEM) >= 100
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.9", "19.1")
def test_the_game_ends_when_the_system_has_nobody_left() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "san-juan")
        s.locker += s.pirate_deck
        s.pirate_deck.clear()
        fated(s, "disease-outbreak")

    m = alone(edit, (3, 4))
    do(m, "stop")
    assert m.over


@pytest.mark.rule("blackbeard", "19.9", "19.10")
def test_the_third_pardon_ends_it() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        s.fate.remove(CARD["general-pardon"])
        s.deck.append(CARD["general-pardon"])
        s.pardons = 2

    m = alone(edit)
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

    m = alone(edit)
    cards = len(m.state.deck) + len(m.state.discard)
    do(m, "stop")
    s = m.state
    assert s.pardons == 1
    assert CARD["general-pardon"] not in s.fate
    assert not s.fate_discard
    # the ten discards are in the pile again; the system and Teach have drawn from it since
    assert len(s.deck) + len(s.discard) + len(s.hands[0]) + len(s.gone) - 5 == cards + 1
    assert len(s.discard) < 10


# ---- 19.11–19.13 cards


@pytest.mark.rule("blackbeard", "19.11")
def test_teach_draws_only_held_cards_and_recruits_nobody() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")

    m = alone(edit)
    assert not {"draw", "deploy"} & options(m)
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
        s.quiet = 0

    m = alone(edit)
    do(m, "stop")
    assert asked(m) == "respond"
    assert "play warship-sighting" in options(m)


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

    m = alone(edit)
    do(m, "stop")
    assert len(m.state.fate) == 20  # all but the pardon and the one just drawn
    assert len(told(m, "happens")) == 1


@pytest.mark.rule("blackbeard", "19.13")
def test_each_action_of_teach_turns_up_a_card() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        top(s, "wear-and-tear", "heavy-guns", "debauchery-and-revelry")

    m = alone(edit, (4,))
    do(m, "move teach east-africa")
    assert get(m, "teach").speed == 1  # wear and tear: half of 4
    do(m, "move teach india")
    assert get(m, "teach").speed == 1
    assert [entry["card"] for entry in told(m, "turned-up")] == ["wear-and-tear", "heavy-guns"]
    assert CARD["heavy-guns"] in m.state.gone
    do(m, "move teach east-africa")  # at sea a debauch can do nothing
    assert get(m, "teach").revel == 0
    assert CARD["debauchery-and-revelry"] in m.state.discard


# ---- 19.14–19.16 against Teach


def notorious(s: State, fame: int) -> None:
    put(s, "teach", "india", notoriety=fame)
    rival(s, 0, "vane", "gold-coast")
    s.hunter = SYSTEM if fame >= solitaire.TRIGGER else -1  # as his turn began (19.14)
    top(s, "fair-winds", "fair-winds", "fair-winds")


@pytest.mark.rule("blackbeard", "19.14")
@pytest.mark.parametrize(("fame", "sent"), [(11, False), (12, True)])
def test_a_commissioner_is_sent_after_a_notorious_teach(fame: int, sent: bool) -> None:
    m = alone(lambda s: notorious(s, fame), (3, 3, 5))
    do(m, "move teach east-africa")
    assert (m.state.kcs[SYSTEM] >= 0) is sent
    if sent:
        assert m.state.kc_places[SYSTEM] == PLACE["india"]


@pytest.mark.rule("blackbeard", "19.14")
def test_one_try_a_turn_and_then_he_hunts() -> None:
    def edit(s: State) -> None:
        notorious(s, 12)

    m = alone(edit, (6, 5, 5))  # 16: none is sent
    do(m, "move teach east-africa", "move teach india")
    assert len(told(m, "commission")) == 1

    def hunted(s: State) -> None:
        notorious(s, 12)
        commissioner(s, SYSTEM, "rhett", "india")

    m = alone(hunted)
    do(m, "move teach east-africa")
    assert asked(m) == "stand"


@pytest.mark.rule("blackbeard", "19.15", "18.41")
def test_teach_can_neither_surrender_nor_bribe() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", notoriety=12, letter="english")
        rival(s, 0, "vane", "gold-coast")
        commissioner(s, SYSTEM, "rhett", "india")
        s.hunter = SYSTEM
        top(s, "fair-winds")

    m = alone(edit)
    do(m, "move teach east-africa")
    assert options(m) == {"flee", "fight"}

    def docked(s: State) -> None:
        put(s, "teach", "charleston", worth=9000)
        rival(s, 0, "vane", "gold-coast")
        governor(s, "charleston")
        s.havens[PORT["charleston"]] = TEACH

    assert not any(o.startswith("retire") for o in options(alone(docked)))


@pytest.mark.rule("blackbeard", "19.16", "14.2")
@pytest.mark.parametrize(("roll", "loyalty"), [(5, 4), (4, 5), (3, 7)])
def test_teach_is_never_overthrown(roll: int, loyalty: int) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        top(s, "mutiny-conspiracy")

    m = alone(edit, (6, 6, roll))
    do(m, "move teach east-africa")
    assert get(m, "teach").loyalty == loyalty


@pytest.mark.rule("blackbeard", "19.16bis")
def test_a_crew_at_zero_costs_notoriety_now_and_at_each_turn() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", loyalty=1, notoriety=11)
        rival(s, 0, "vane", "gold-coast")
        top(s, "scurvy-outbreak")

    m = alone(edit, (3, 2))
    do(m, "move teach east-africa")
    assert get(m, "teach").loyalty == 0
    assert get(m, "teach").notoriety == 6
    do(m, "stop")
    assert [entry["dice"] for entry in told(m, "shamed")] == [[3, 2]]  # later turns cost a die each


# ---- 19.17–19.19 what the system wants


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_plunders_what_it_has_found() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        p = rival(s, 0, "vane", "east-caribbean")
        merchant(s, "san-juan", "brigantine", up=True)
        merchant(s, "martinique", "sloop")
        p.found.append(PORT["san-juan"])

    m = alone(edit)
    m.state.actions = 2
    assert system.plan(m.state, get(m, "vane")) == Option("plunder", "vane", "san-juan")


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_robs_blackbeard() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan", holds=[2000], revel=VOLUNTARY)
        rival(s, 0, "vane", "san-juan", holds=[100])

    m = alone(edit)
    assert system.plan(m.state, get(m, "vane")) == Option("steal", "vane", "teach")


@pytest.mark.rule("blackbeard", "19.17", "19.9")
def test_a_whole_game_needs_nobody_to_act_for_the_system() -> None:
    m = begun(3)
    while not m.over:
        assert list(m.pending) == [0]
        m.choose(0, m.pending[0].options[-1])
    assert m.result is not None


@pytest.mark.rule("blackbeard", "19.18", "17.2#12")
def test_a_letter_sends_a_system_pirate_to_the_nearest_friend() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "south-atlantic")
        governor(s, "charleston")
        governor(s, "boston")
        fated(s, "european-turmoil")
        top(s, "letter-of-marque")

    m = alone(edit)
    do(m, "stop")
    s = m.state
    assert s.couriers == [PIRATE["vane"]]
    assert system.goal(s, get(m, "vane")) == PORT["charleston"]


@pytest.mark.rule("blackbeard", "19.18")
@pytest.mark.parametrize(("worth", "home"), [(1000, True), (900, False)])
def test_thirty_points_send_him_home(worth: int, home: bool) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "south-atlantic", notoriety=10, worth=worth).letter = NATIONS.index("english")

    m = alone(edit)
    assert (system.goal(m.state, get(m, "vane")) == PORT["charleston"]) is home


@pytest.mark.rule("blackbeard", "19.19", "8.38")
def test_a_system_pirate_always_celebrates() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        p = rival(s, 0, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop", up=True)
        p.found.append(PORT["san-juan"])
        fated(s, "european-turmoil")
        top(s, "wear-and-tear")

    m = alone(edit)
    do(m, "stop")
    assert [entry["pirate"] for entry in told(m, "revelled")] == ["vane"]
    assert get(m, "vane").revel == VOLUNTARY
