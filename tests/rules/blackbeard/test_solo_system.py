"""19.17–19.19: what the system wants."""

from __future__ import annotations

from typing import Any

import pytest

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.blackbeard.box import (
    BOXES,
    CARD,
    NATIONS,
    PIRATE,
    PLACE,
    PORT,
    PORT_NATION,
)
from flibuste.games.blackbeard.rules.captains import eliminate
from flibuste.games.blackbeard.rules.solo import system
from flibuste.games.blackbeard.state import NONE, SYSTEM, VOLUNTARY, State
from flibuste.kernel.decision import Option

from .kit import (
    Edit,
    alone,
    asked,
    begun,
    commissioner,
    do,
    fated,
    get,
    governor,
    merchant,
    put,
    rival,
    rivals,
    system_turns,
    told,
    top,
    with_piles,
)


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


def test_random_games_alone_end() -> None:
    for seed in range(5):
        m = flibuste.play(flibuste.new("blackbeard", seats=1, seed=seed), [random_bot])
        assert m.over


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_plunders_what_it_has_found() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        p = rival(s, 0, "vane", "east-caribbean")
        merchant(s, "san-juan", "brigantine", up=True)
        merchant(s, "martinique", "sloop")
        p.found.append(PORT["san-juan"])

    m = with_piles(edit)
    m.state.actions = 2
    assert system.plan(m.state, get(m, "vane")) == Option("plunder", "vane", "san-juan")


@pytest.mark.rule("blackbeard", "19.17", "8.33")
@pytest.mark.parametrize(
    ("holds", "die", "after"),
    [
        ([900, 800], 2, [900, 800]),  # 600: less than what would go overboard
        ([900, 600], 2, [900, 600]),
        ([900, 500], 2, [900, 600]),
        ([900], 1, [900, 400]),  # a poor cargo for an empty hold
    ],
)
def test_the_system_throws_nothing_overboard_for_less(holds: list[int], die: int, after: list[int]) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", loyalty=12)
        found = [PORT["san-juan"]]
        rivals(s, ("vane", "east-caribbean", {"ship": "sloop", "holds": list(holds), "found": found}))
        merchant(s, "san-juan", "sloop", up=True)
        system_turns(s, "wear-and-tear")

    m = alone(edit, die)
    assert told(m, "cargo")
    assert get(m, "vane").holds == after


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_robs_blackbeard() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "san-juan", holds=[2000], revel=VOLUNTARY)
        rival(s, 0, "vane", "san-juan", holds=[100])

    m = with_piles(edit)
    assert system.plan(m.state, get(m, "vane")) == Option("steal", "vane", "teach")


@pytest.mark.rule("blackbeard", "19.17", "19.9", "A82")
def test_a_whole_game_needs_nobody_to_act_for_the_system() -> None:
    m = begun(3)
    while not m.over:
        assert list(m.pending) == [0]
        m.choose(0, m.pending[0].options[-1])
    assert m.result is not None


@pytest.mark.rule("blackbeard", "19.12", "19.13", "A82")
def test_a_pile_of_held_cards_that_is_empty_is_shuffled_anew() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        s.discard, s.deck = s.deck, []

    m = with_piles(edit)
    do(m, "move teach west-caribbean")
    assert not m.over
    assert told(m, "reshuffled")


@pytest.mark.rule("blackbeard", "19.18", "17.2#12")
def test_a_letter_sends_a_system_pirate_to_the_nearest_friend() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "south-atlantic")
        governor(s, "charleston")
        governor(s, "boston")
        fated(s, "european-turmoil")
        top(s, "letter-of-marque")

    m = with_piles(edit)
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

    m = with_piles(edit)
    assert (system.goal(m.state, get(m, "vane")) == PORT["charleston"]) is home


@pytest.mark.rule("blackbeard", "19.18")
def test_a_letter_of_a_nation_without_ports_sends_nobody_home() -> None:
    """Every English port is a ruin: he goes on with his business."""

    def edit(s: State) -> None:
        put(s, "teach", "india")
        found = [PORT["san-juan"]]
        vane = rival(s, 0, "vane", "east-caribbean", notoriety=10, worth=1000, found=found)
        vane.letter = NATIONS.index("english")
        merchant(s, "san-juan", "sloop", up=True)
        s.destroyed = [port for port in range(len(PORT)) if PORT_NATION[port] == vane.letter]

    m = with_piles(edit)
    assert system.goal(m.state, get(m, "vane")) == NONE
    assert str(system.plan(m.state, get(m, "vane"))) == "plunder vane san-juan"


@pytest.mark.rule("blackbeard", "19.19", "8.38")
def test_a_system_pirate_always_celebrates() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        p = rival(s, 0, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop", up=True)
        p.found.append(PORT["san-juan"])
        fated(s, "european-turmoil")
        top(s, "wear-and-tear")

    m = with_piles(edit)
    do(m, "stop")
    assert [entry["pirate"] for entry in told(m, "revelled")] == ["vane"]
    assert get(m, "vane").revel == VOLUNTARY


# ---- 19.17: how a pirate of the system weighs what he can do


def weighed(edit: Edit, *words: str | int, aim: str = "") -> float:
    """The appeal of an action to Low, who makes for a port or for none."""
    m = alone(edit)
    low = get(m, "low")
    return system.appeal(m.state, low, Option(*words), PORT[aim] if aim else -1)  # type: ignore[arg-type]


def low_at(place: str, **fields: Any) -> Edit:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", place, fields))

    return edit


@pytest.mark.rule("blackbeard", "19.17")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        (("plunder", "low", "san-juan"), 60),
        (("recover", "low"), 55),
        (("sack", "low"), 40),
        (("dig", "low"), 65),
        (("find", "low", "san-juan"), 30 + 8),  # 800 doubloons for a 4 in the Caribbean
        (("ally", "low", "tew"), 0),
    ],
)
def test_what_the_system_likes(words: tuple[str, ...], value: float) -> None:
    assert weighed(low_at("east-caribbean"), *words) == value


@pytest.mark.rule("blackbeard", "19.17")
def test_who_makes_for_port_looks_for_no_merchants() -> None:
    assert weighed(low_at("east-caribbean"), "find", "low", "san-juan", aim="san-juan") == 0


@pytest.mark.rule("blackbeard", "19.17", "19.18")
@pytest.mark.parametrize(
    ("fields", "way", "value"),
    [
        ({"notoriety": 15}, "letter", 100),
        ({"notoriety": 15}, "bribe", 0),
        ({"notoriety": 14, "worth": 199}, "letter", 0),
        ({"notoriety": 14, "worth": 200}, "letter", 100),
        ({"notoriety": 15, "holds": [100]}, "letter", 0),  # sells first
    ],
)
def test_when_the_system_retires(fields: dict[str, Any], way: str, value: float) -> None:
    assert weighed(low_at("bath", letter="english", **fields), "retire", "low", way) == value


@pytest.mark.rule("blackbeard", "19.17")
@pytest.mark.parametrize(("combat", "value"), [(4, 35), (5, 0)])
def test_a_battered_pirate_takes_over_his_prize(combat: int, value: float) -> None:
    assert weighed(low_at("india", combat=combat), "convert", "low") == value


@pytest.mark.rule("blackbeard", "19.17")
@pytest.mark.parametrize(
    ("fields", "value"),
    [
        ({}, 0),
        ({"holds": [100]}, 50),
        ({"combat": 3}, 50),
        ({"combat": 4}, 0),
        ({"speed": 0}, 50),
        ({"speed": 1}, 0),
    ],
)
def test_what_is_business_in_port(fields: dict[str, Any], value: float) -> None:
    assert weighed(low_at("bath", **fields), "port", "low") == value


@pytest.mark.rule("blackbeard", "19.17", "9.31")
def test_there_is_no_business_in_a_hostile_port() -> None:
    def edit(s: State) -> None:
        low_at("bath", holds=[100])(s)
        governor(s, "bath", pro=False)

    assert weighed(edit, "port", "low") == 0


@pytest.mark.rule("blackbeard", "19.18")
@pytest.mark.parametrize(("pro", "value"), [(True, 50), (False, 0)])
def test_a_letter_is_business_with_a_friendly_governor(pro: bool, value: float) -> None:
    def edit(s: State) -> None:
        low_at("bath")(s)
        s.couriers.append(PIRATE["low"])
        if pro:
            governor(s, "bath")

    assert weighed(edit, "port", "low") == value


@pytest.mark.rule("blackbeard", "19.17", "9.61")
@pytest.mark.parametrize(("victim", "value"), [("teach", 70), ("tew", 0)])
def test_the_system_robs_only_blackbeard(victim: str, value: float) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "bath", revel=1, holds=[100])
        rivals(s, ("low", "bath", {}), ("tew", "bath", {"revel": 1, "holds": [100]}))

    assert weighed(edit, "steal", "low", victim) == value


@pytest.mark.rule("blackbeard", "19.17", "9.51")
@pytest.mark.parametrize(
    ("fields", "attacked", "value"),
    [
        # San Juan: wealth 2, defence 7; Low: skill 3
        ({"combat": 7}, False, 34),
        ({"combat": 6}, False, 0),
        ({"combat": 6, "guns": True}, False, 34),
        ({"combat": 7}, True, 0),
        ({"combat": 2, "info": {PORT["san-juan"]: 9}}, False, 0),
        ({"combat": 3, "info": {PORT["san-juan"]: 9}}, False, 34),
        ({"combat": 3, "info": {PORT["san-juan"]: 8}}, True, 34),
        ({"combat": 3, "info": {PORT["san-juan"]: 7}}, True, 0),
        ({"combat": 7, "letter": "spanish"}, False, 0),
    ],
)
def test_which_ports_the_system_attacks(fields: dict[str, Any], attacked: bool, value: float) -> None:
    def edit(s: State) -> None:
        low_at("east-caribbean", **fields)(s)
        s.attacked = [PORT["san-juan"]] if attacked else []

    assert weighed(edit, "attack", "low", "san-juan") == value


@pytest.mark.rule("blackbeard", "19.17", "9.34")
def test_the_system_attacks_no_haven_of_its_own() -> None:
    def edit(s: State) -> None:
        low_at("east-caribbean", combat=7)(s)
        s.havens[PORT["san-juan"]] = PIRATE["low"]

    assert weighed(edit, "attack", "low", "san-juan") == 0


@pytest.mark.rule("blackbeard", "19.17", "19.18", "7.11")
@pytest.mark.parametrize(
    ("place", "to", "aim", "value"),
    [
        ("central-atlantic", "bath", "bath", 45),
        ("central-atlantic", "virginia", "bath", 0),
        ("south-atlantic", "central-atlantic", "bath", 20),
        ("south-atlantic", "west-caribbean", "bath", 0),
        ("east-caribbean", "south-america", "isla-de-tortuga", 0),  # no nearer
        ("charleston", "south-atlantic", "bath", 20),
        ("bath", "central-atlantic", "bath", 0),
        ("bath", "central-atlantic", "", 10),
        ("central-atlantic", "bath", "", 0),
        ("south-america", "east-caribbean", "", 8),  # towards the one merchant, at San Juan
        ("south-america", "central-america", "", 0),
        ("east-caribbean", "south-america", "", 0),
    ],
)
def test_where_the_system_sails(place: str, to: str, aim: str, value: float) -> None:
    def edit(s: State) -> None:
        low_at(place)(s)
        merchant(s, "san-juan", "sloop")

    assert weighed(edit, "move", "low", to, aim=aim) == value


@pytest.mark.rule("blackbeard", "19.17", "19.18")
@pytest.mark.parametrize(
    ("fields", "aim"),
    [
        ({}, ""),
        ({"holds": [1500]}, "charleston"),  # a friendly port is worth two more steps
        ({"holds": [1499]}, ""),
        ({"holds": [1, 1]}, ""),
        ({"holds": [1, 1, 1]}, "charleston"),
        ({"combat": 2}, "bath"),
        ({"combat": 3}, ""),
        ({"speed": -1}, "bath"),
        ({"speed": 0}, ""),
        ({"scurvy": True}, "bath"),
        ({"revel": 1}, "bath"),
        ({"letter": "spanish", "notoriety": 15}, "st-augustine"),
        ({"letter": "spanish", "notoriety": 14}, ""),
    ],
)
def test_which_port_the_system_makes_for(fields: dict[str, Any], aim: str) -> None:
    """Bath is next by and neutral, Charleston has a friend of pirates, St. Augustine is Spanish."""

    def edit(s: State) -> None:
        low_at("central-atlantic", **fields)(s)
        governor(s, "charleston")
        for port in ("philadelphia", "virginia", "bermuda"):
            s.destroyed.append(PORT[port])
        s.destroyed.append(PORT["new-providence"])

    m = alone(edit)
    assert system.goal(m.state, get(m, "low")) == (PORT[aim] if aim else -1)


@pytest.mark.rule("blackbeard", "19.18")
def test_a_courier_makes_for_the_nearest_friendly_governor() -> None:
    def edit(s: State) -> None:
        low_at("central-atlantic")(s)
        s.couriers.append(PIRATE["low"])
        governor(s, "charleston")
        governor(s, "havana")

    m = alone(edit)
    assert system.goal(m.state, get(m, "low")) == PORT["charleston"]


@pytest.mark.rule("blackbeard", "19.18")
@pytest.mark.parametrize(
    ("start", "port", "steps"),
    [
        ("bath", "bath", 0),
        ("bath", "charleston", 3),
        ("india", "goa", 1),
        ("boston", "boston", 0),
        ("boston", "new-york", 2),
    ],
)
def test_how_far_a_port_is(start: str, port: str, steps: int) -> None:
    m = alone(low_at(start))
    assert system.steps_to(get(m, "low"), PORT[port]) == steps


@pytest.mark.rule("blackbeard", "19.17", "19.19")
@pytest.mark.parametrize(
    ("kind", "options", "about", "answer"),
    [
        ("revel", ["yes", "no"], {}, "yes"),
        ("seize", ["seize", "leave"], {"pirate": "low", "value": 100}, "seize"),
        ("hostage", ["ransom", "torture"], {}, "torture"),
        ("cunning", ["keep", "reroll low"], {"why": "10.34"}, "reroll low"),
        ("cunning", ["keep", "reroll low"], {"why": "8.32"}, "keep"),
        ("haven", ["yes", "no"], {"price": 300}, "yes"),
        ("haven", ["yes", "no"], {"price": 400}, "no"),
        ("bribe", ["yes", "no"], {"price": 100}, "no"),
        ("jettison", ["jettison 1 500", "jettison 2 300", "jettison 3 400"], {}, "jettison 2 300"),
        ("port", ["refit", "sell-all", "celebrate", "pass"], {}, "sell-all"),
        ("port", ["haven low", "celebrate", "pass"], {}, "celebrate"),
        ("port", ["haven low", "pass"], {}, "pass"),
        ("stand", ["flee", "fight"], {"pirate": "low", "combat": 8}, "fight"),  # 6 + 3 against 8
        ("stand", ["flee", "fight"], {"pirate": "low", "combat": 9}, "flee"),
        ("winds-zone", ["zone india", "zone east-caribbean"], {}, "zone east-caribbean"),
        ("incite", ["incite bath", "incite havana"], {}, "incite havana"),
        ("incite", ["incite boston", "incite bath"], {}, "incite bath"),
        ("incite", ["incite bath", "incite new-york"], {}, "incite new-york"),  # Avery's haven
        ("stow", ["stow 0 0", "stow 1 200"], {}, "stow 0 0"),
    ],
)
def test_the_small_answers_of_the_system(
    kind: str, options: list[str], about: dict[str, Any], answer: str
) -> None:
    def edit(s: State) -> None:
        low_at("gold-coast")(s)
        merchant(s, "san-juan", "sloop")
        s.havens[PORT["havana"]] = PIRATE["teach"]
        s.havens[PORT["new-york"]] = PIRATE["avery"]

    m = alone(edit)
    offered = tuple(Option.parse(word) for word in options)
    assert str(system.answer(m.table, kind, offered, about)) == answer


@pytest.mark.rule("blackbeard", "19.17", "19.18")
def test_a_fluyt_is_prey_like_any_other() -> None:
    def edit(s: State) -> None:
        low_at("south-america")(s)
        merchant(s, "san-juan", "fluyt")

    assert weighed(edit, "move", "low", "east-caribbean") == 8
    assert weighed(edit, "move", "low", "central-america") == 0


@pytest.mark.rule("blackbeard", "19.18")
def test_a_courier_enters_the_first_port_of_all() -> None:
    def edit(s: State) -> None:
        low_at("north-atlantic")(s)
        governor(s, "boston")
        s.couriers.append(PIRATE["low"])

    m = alone(edit)
    assert system.goal(m.state, get(m, "low")) == PORT["boston"] == 0
    assert str(system.plan(m.state, get(m, "low"))) == "move low boston"


@pytest.mark.rule("blackbeard", "19.17")
def test_the_system_does_nothing_where_nothing_is_to_be_gained() -> None:
    m = alone(low_at(BOXES[0]))  # no merchant on the board, nowhere to go
    assert system.plan(m.state, get(m, "low")) is None


@pytest.mark.rule("blackbeard", "19.17", "17.2#6")
def test_fair_winds_carry_the_system_to_a_fluyt_rather_than_to_an_empty_sea() -> None:
    def edit(s: State) -> None:
        low_at("gold-coast")(s)
        merchant(s, "goa", "fluyt")

    m = alone(edit)
    options = (Option("zone", "east-africa"), Option("zone", "india"))
    assert system.answer(m.table, "winds-zone", options, {}) == options[1]


@pytest.mark.rule("blackbeard", "19.18", "A06")
def test_the_letter_of_a_courier_who_is_lost_comes_back() -> None:
    def edit(s: State) -> None:
        low_at("gold-coast")(s)
        s.couriers.append(PIRATE["low"])

    m = alone(edit)
    eliminate(m.table, get(m, "low"))
    assert m.state.couriers == []
    assert m.state.discard.count(CARD["letter-of-marque"]) == 1


@pytest.mark.rule("blackbeard", "19.12", "19.17")
def test_a_card_is_for_the_pirate_in_turn() -> None:
    m = alone(low_at("gold-coast"))
    m.state.system = PIRATE["low"]
    options = (Option("captain", "tew"), Option("captain", "low"))
    assert system.answer(m.table, "guns", options, {}) == options[1]
    m.state.system = PIRATE["avery"]
    assert system.answer(m.table, "winds", options, {}) == options[0]


@pytest.mark.rule("blackbeard", "19.13")
@pytest.mark.parametrize(
    ("card", "ready", "effect"),
    [
        ("wear-and-tear", True, "wear"),
        ("local-resistance", False, "resistance"),  # no friendly governor
        ("local-resistance", True, "resistance"),
        ("pirate-converts", False, "commissioned"),  # the system has a commissioner (10.13)
        ("pirate-converts", True, "commissioned"),
    ],
)
def test_what_the_system_turns_against_teach(card: str, ready: bool, effect: str) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "east-caribbean")
        s.deck.append(CARD[card])
        if card == "local-resistance" and ready:
            governor(s, "bath")
        if card == "pirate-converts":
            s.pirate_deck.remove(PIRATE["tew"])
            s.retired.append(PIRATE["tew"])
            if not ready:
                commissioner(s, SYSTEM, "ogle", "india")

    m = alone(edit, 1, 1)
    do(m, "move teach west-caribbean")
    assert bool(told(m, effect)) == ready
    assert CARD[card] in m.state.discard
