"""19.13–19.16bis: what the system does against Teach."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import (
    CARD,
    PLACE,
    PORT,
    TEACH,
)
from flibuste.games.blackbeard.rules.solo import against
from flibuste.games.blackbeard.state import START, SYSTEM, State
from flibuste.kernel.match import Match

from .kit import (
    alone,
    asked,
    commissioner,
    do,
    get,
    gone,
    governor,
    merchant,
    offered,
    put,
    rival,
    rivals,
    system_turns,
    told,
    top,
    warship,
    with_piles,
)


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
    assert m.state.discard == [CARD["double-cross"]]
    assert m.result is not None
    assert m.result.places == (2,)


@pytest.mark.rule("blackbeard", "19.13", "17.2#4", "17.2#19")
def test_the_black_flag_saves_a_retiring_blackbeard_from_the_rope() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=70, cunning=1)
        s.hands[0] = [CARD["skull-and-crossbones"]]
        s.deck.append(CARD["double-cross"])

    m = alone(position, 6)
    do(m, "retire teach letter", "yes")
    assert not told(m, "trial")
    assert m.state.retired == [TEACH]
    assert CARD["double-cross"] in m.state.deck
    assert m.result is not None
    assert m.result.places == (1,)


@pytest.mark.rule("blackbeard", "19.13", "19.17", "17.2#13")
def test_a_resistance_turned_up_drives_blackbeard_out_of_his_port() -> None:
    """Bath is his haven and poorer than Port Royal; but it is in Port Royal that he is about to act."""

    def position(s: State) -> None:
        put(s, "teach", "port-royal", holds=[500])
        for port in ("bath", "port-royal"):
            governor(s, port)
        s.havens[PORT["bath"]] = TEACH
        s.deck.append(CARD["local-resistance"])

    m = alone(position, 6)
    do(m, "port teach")
    assert [entry["port"] for entry in told(m, "resistance")] == ["port-royal"]
    assert told(m, "cancelled")
    assert (get(m, "teach").place, get(m, "teach").holds) == (PLACE["west-caribbean"], [500])


@pytest.mark.rule("blackbeard", "19.14", "A84")
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
    assert offered(m) == {"flee", "fight"}

    def calm(s: State) -> None:
        position(s)
        s.pirates[0].notoriety = 11
        s.phase, s.hunter = START, -1
        s.hands[0] = [CARD["wear-and-tear"]] * 4

    m = alone(calm)
    assert m.state.hunter == -1


@pytest.mark.rule("blackbeard", "19.15", "A83")
def test_he_neither_surrenders_nor_bribes() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", letter="english", notoriety=12)
        commissioner(s, SYSTEM, "ogle", "india")
        s.hunter = SYSTEM

    m = alone(position)
    do(m, "move teach east-africa")
    assert "surrender" not in offered(m)

    def docked(s: State) -> None:
        put(s, "teach", "bath", worth=9000)
        governor(s, "bath")

    assert not {word for word in offered(alone(docked)) if word.startswith("retire")}


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


@pytest.mark.rule("blackbeard", "19.14", "19.16bis")
def test_who_loses_his_fame_to_his_crew_was_notorious_all_the_same() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", loyalty=1, notoriety=12)
        s.deck.append(CARD["scurvy-outbreak"])

    m = alone(position, 4, 3)
    do(m, "move teach east-africa")
    assert (get(m, "teach").notoriety, m.state.marked) == (5, True)


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


@pytest.mark.rule("blackbeard", "19.13")
def test_each_action_of_teach_turns_up_a_card() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        top(s, "wear-and-tear", "heavy-guns", "debauchery-and-revelry")

    m = with_piles(edit, (4,))
    do(m, "move teach east-africa")
    assert get(m, "teach").speed == 1  # wear and tear: half of 4
    do(m, "move teach india")
    assert get(m, "teach").speed == 1
    assert [entry["card"] for entry in told(m, "turned-up")] == ["wear-and-tear", "heavy-guns"]
    assert CARD["heavy-guns"] in m.state.gone
    do(m, "move teach east-africa")  # at sea a debauch can do nothing
    assert get(m, "teach").revel == 0
    assert CARD["debauchery-and-revelry"] in m.state.discard


def notorious(s: State, fame: int) -> None:
    put(s, "teach", "india", notoriety=fame)
    rival(s, 0, "vane", "gold-coast")
    s.hunter = SYSTEM if fame >= against.TRIGGER else -1  # as his turn began (19.14)
    top(s, "fair-winds", "fair-winds", "fair-winds")


@pytest.mark.rule("blackbeard", "19.14")
@pytest.mark.parametrize(("fame", "sent"), [(11, False), (12, True)])
def test_a_commissioner_is_sent_after_a_notorious_teach(fame: int, sent: bool) -> None:
    m = with_piles(lambda s: notorious(s, fame), (3, 3, 5))
    do(m, "move teach east-africa")
    assert (m.state.kcs[SYSTEM] >= 0) is sent
    if sent:
        assert m.state.kc_places[SYSTEM] == PLACE["india"]


@pytest.mark.rule("blackbeard", "19.14", "A84")
def test_one_try_a_turn_and_then_he_hunts() -> None:
    def edit(s: State) -> None:
        notorious(s, 12)

    m = with_piles(edit, (6, 5, 5))  # 16: none is sent
    do(m, "move teach east-africa", "move teach india")
    assert len(told(m, "commission")) == 1

    def hunted(s: State) -> None:
        notorious(s, 12)
        commissioner(s, SYSTEM, "rhett", "india")

    m = with_piles(hunted)
    do(m, "move teach east-africa")
    assert asked(m) == "stand"


@pytest.mark.rule("blackbeard", "19.15", "18.41", "A83")
def test_teach_can_neither_surrender_nor_bribe() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", notoriety=12, letter="english")
        rival(s, 0, "vane", "gold-coast")
        commissioner(s, SYSTEM, "rhett", "india")
        s.hunter = SYSTEM
        top(s, "fair-winds")

    m = with_piles(edit)
    do(m, "move teach east-africa")
    assert offered(m) == {"flee", "fight"}

    def docked(s: State) -> None:
        put(s, "teach", "charleston", worth=9000)
        rival(s, 0, "vane", "gold-coast")
        governor(s, "charleston")
        s.havens[PORT["charleston"]] = TEACH

    assert not any(o.startswith("retire") for o in offered(with_piles(docked)))


@pytest.mark.rule("blackbeard", "19.16", "14.2")
@pytest.mark.parametrize(("roll", "loyalty"), [(5, 4), (4, 5), (3, 7)])
def test_teach_is_never_overthrown(roll: int, loyalty: int) -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        rival(s, 0, "vane", "gold-coast")
        top(s, "mutiny-conspiracy")

    m = with_piles(edit, (6, 6, roll))
    do(m, "move teach east-africa")
    assert get(m, "teach").loyalty == loyalty


@pytest.mark.rule("blackbeard", "19.16bis")
def test_a_crew_at_zero_costs_notoriety_now_and_at_each_turn() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "india", loyalty=1, notoriety=11)
        rival(s, 0, "vane", "gold-coast")
        top(s, "scurvy-outbreak")

    m = with_piles(edit, (3, 2))
    do(m, "move teach east-africa")
    assert get(m, "teach").loyalty == 0
    assert get(m, "teach").notoriety == 6
    do(m, "stop")
    assert [entry["dice"] for entry in told(m, "shamed")] == [[3, 2]]  # later turns cost a die each


@pytest.mark.rule("blackbeard", "19.13", "19.10", "17.2#12")
def test_a_letter_turned_up_against_teach_goes_to_the_discards() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        s.deck.append(CARD["letter-of-marque"])

    m = alone(position)
    do(m, "move teach east-africa")
    assert m.state.discard == [CARD["letter-of-marque"]]
    assert CARD["letter-of-marque"] not in m.state.gone


@pytest.mark.rule("blackbeard", "19.13", "17.2#8", "A93")
def test_a_second_pardon_turned_up_for_the_system_is_the_system_s() -> None:
    """It lasts to the end of the system's next turns, not of Teach's."""

    def position(s: State) -> None:
        put(s, "teach", "india")
        s.pardons = 1
        s.deck.append(CARD["general-pardon"])
        s.fate = [CARD["european-turmoil"]] * 9

    m = alone(position)
    do(m, "move teach east-africa")
    assert (m.state.pardon_seat, m.state.pardon_turns) == (SYSTEM, 1)
    do(m, "stop")
    assert m.state.pardon_turns == 0
    assert told(m, "pardon-over")


@pytest.mark.rule("blackbeard", "19.12", "17.2#8", "A93")
def test_a_pardon_in_the_system_s_own_turn_lasts_through_its_next() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        rivals(s, ("low", "gold-coast", {}))
        drawn = ["wear-and-tear"] * 4  # by Teach
        system_turns(s, "general-pardon", "heavy-guns", *drawn, "heavy-guns")
        s.pardons = 1

    m = alone(position)
    assert (m.state.pardon_seat, m.state.pardon_turns, m.state.actor) == (SYSTEM, 1, 0)
    assert not told(m, "pardon-over")
    do(m, "stop")
    assert told(m, "pardon-over")


@pytest.mark.rule("blackbeard", "19.14", "6.43", "A96")
def test_the_system_leaves_warships_on_station_alone() -> None:
    def position(s: State) -> None:
        put(s, "teach", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "heavy")

    m = alone(position, 1)
    do(m, "find teach san-juan")
    assert not told(m, "attacked")


@pytest.mark.rule("blackbeard", "19.13", "17.2#22")
def test_a_card_turned_up_as_teach_leaves_port_strikes_him_at_sea() -> None:
    def position(s: State) -> None:
        put(s, "teach", "goa")
        s.deck.append(CARD["wear-and-tear"])

    m = alone(position, 4)
    do(m, "move teach india")
    assert (get(m, "teach").speed, m.state.waiting) == (1, 0)
    assert m.state.discard == [CARD["wear-and-tear"]]


@pytest.mark.rule("blackbeard", "19.13", "17.2#18")
def test_a_card_that_never_fits_goes_to_the_discards() -> None:
    def position(s: State) -> None:
        put(s, "teach", "goa")
        s.deck.append(CARD["scurvy-outbreak"])

    m = alone(position)
    do(m, "port teach", "celebrate")
    assert (get(m, "teach").scurvy, m.state.waiting) == (False, 0)
    assert m.state.discard == [CARD["scurvy-outbreak"]]


@pytest.mark.rule("blackbeard", "19.14", "17.2#16", "A84")
@pytest.mark.parametrize("fame", [3, 12])
def test_a_converted_pirate_of_the_system_hunts_blackbeard_whatever_his_fame(fame: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india", notoriety=fame)
        rivals(s, ("low", "gold-coast", {}))
        commissioner(s, SYSTEM, "tew", "east-africa")

    m = alone(position, 1, 6)
    do(m, "move teach goa")
    assert told(m, "hunted") == [{"who": "system", "kc": "tew", "pirate": "teach"}]
    do(m, "flee")
    assert get(m, "teach").place == PLACE["goa"]
    do(m, "move teach india", "move teach east-africa")
    assert len(told(m, "hunted")) == 1  # one try a turn
