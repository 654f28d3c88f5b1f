"""17.2: the event cards 10 to 13 — what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import CARD, NATIONS, PIRATE, PLACE, PORT, kc_combat
from flibuste.games.blackbeard.rules.movement import moves
from flibuste.games.blackbeard.rules.ships import combat_of
from flibuste.games.blackbeard.state import State

from .kit import (
    asked,
    can_play,
    card_phase,
    commissioner,
    do,
    draw_phase,
    get,
    governor,
    hold,
    listening,
    merchant,
    offered,
    put,
    seat_asked,
    sighted,
    stage,
    surprised,
    told,
    unrest,
)

# ---- #10 Heavy Guns


@pytest.mark.rule("blackbeard", "17.2#10", "8.5")
def test_heavy_guns() -> None:
    def position(s: State) -> None:
        put(s, "condent", "martinique")
        card_phase(s, "heavy-guns", "skull-and-crossbones")

    m = stage(position)
    do(m, "both heavy-guns")
    assert get(m, "condent").guns
    assert CARD["heavy-guns"] in m.state.gone
    assert combat_of(m.state, get(m, "condent")) == 6 + 2


@pytest.mark.rule("blackbeard", "17.2#10")
def test_heavy_guns_once_for_a_ship_and_in_port() -> None:
    def position(s: State) -> None:
        put(s, "condent", "martinique", guns=True)
        put(s, "tew", "india")
        card_phase(s, "heavy-guns", "skull-and-crossbones", "wear-and-tear")

    assert "event heavy-guns" not in offered(stage(position))


@pytest.mark.rule("blackbeard", "17.2#10", "17.12", "8.5")
def test_heavy_guns_go_over_to_a_prize_and_never_come_back() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "st-augustine")
        card_phase(s, "heavy-guns")

    m = stage(edit, (1, 4))
    do(m, "event heavy-guns")
    assert get(m, "teach").guns
    assert CARD["heavy-guns"] in m.state.gone

    def prize(s: State) -> None:
        put(s, "teach", "south-atlantic", guns=True, combat=1, prize=3)
        s.gone.append(CARD["heavy-guns"])

    m = stage(prize, (6, 3))  # 3 + 7 + 4 + 2 against 6 + 8
    do(m, "convert teach", "attack teach st-augustine")
    assert told(m, "assault")[0]["own"] == 16


@pytest.mark.rule("blackbeard", "17.2#10", "9.52", "A71")
def test_heavy_guns_count_in_an_attack() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "south-atlantic", guns=True)
        s.gone.append(CARD["heavy-guns"])

    m = stage(edit, (6, 3))  # 3 + 6 + 4 + 2 against 6 + 8
    do(m, "attack teach st-augustine")
    assert told(m, "assault")[0]["own"] == 15


@pytest.mark.rule("blackbeard", "17.2#10")
def test_heavy_guns_need_a_quay_and_room() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "south-atlantic")
        put(s, "low", "boston", guns=True)
        card_phase(s, "heavy-guns", "wear-and-tear")

    m = stage(edit, seats=3)
    assert asked(m) == "act"  # the other card was the only one to be played, and was
    assert m.state.hands[0] == [CARD["heavy-guns"]]


# ---- #11 KC Surprise


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
    assert 2 not in m.state.spent


@pytest.mark.rule("blackbeard", "17.2#11", "4.61", "A107")
def test_who_has_acted_already_may_still_spring_the_surprise() -> None:
    def position(s: State) -> None:
        surprised(s)
        hold(s, 2, "scurvy-outbreak")

    m = stage(position, seats=3)
    do(m, "find teach san-juan", "pass", "play scurvy-outbreak")  # his action of the turn
    do(m, "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("interrupt", 2)
    do(m, "play kc-surprise")
    assert m.state.kcs[2] >= 0


@pytest.mark.rule("blackbeard", "17.2#11", "10.13")
def test_no_surprise_for_who_has_a_commissioner_or_without_a_sighting() -> None:
    assert asked(sighted(kcs=True)) == "stand"  # straight to the warship

    def plain(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")

    assert not can_play("kc-surprise", "find vane san-juan", plain)


@pytest.mark.rule("blackbeard", "17.2#11", "10.11")
def test_the_warship_is_a_commissioner() -> None:
    m = stage(surprised, (6, 1), seats=3)  # the commissioner's battle
    do(m, "find teach san-juan", "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("interrupt", 2)
    do(m, "play kc-surprise")
    s = m.state
    assert s.kcs[2] >= 0
    assert s.kc_places[2] == PLACE["east-caribbean"]
    assert set(s.warships) == {-1}
    assert sum(s.warship_pool) == 15
    assert asked(m) == "stand"
    assert m.pending[0].about["combat"] == kc_combat(s.kcs[2])


@pytest.mark.rule("blackbeard", "17.2#11", "10.13")
def test_no_second_commissioner_by_surprise() -> None:
    def edit(s: State) -> None:
        surprised(s)
        commissioner(s, 2, "rhett", "india")

    m = stage(edit, seats=3)
    do(m, "find teach san-juan", "play warship-sighting", "strike")
    assert (asked(m), seat_asked(m)) == ("stand", 0)


# ---- #12 Letter of Marque


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
    assert not {word for word in offered(m) if word.startswith("letter")}  # one at most
    do(m, "pass", "move teach central-atlantic")
    assert "move teach virginia" in offered(m)
    do(m, "move teach virginia")
    assert "retire teach letter" in offered(m)
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
    if "port teach" in offered(m):
        do(m, "port teach")
        assert not {word for word in offered(m) if word.startswith("letter")}
    else:
        assert pro is False

    def announcing(s: State) -> None:
        put(s, "teach", "bath")
        governor(s, "bath")
        card_phase(s, "letter-of-marque", "wear-and-tear")

    assert offered(stage(announcing)) == {"actions letter-of-marque", "actions wear-and-tear"}


@pytest.mark.rule("blackbeard", "17.2#12", "9.31")
def test_a_letter_is_issued_in_port() -> None:
    def edit(s: State) -> None:
        governor(s, "charleston")
        governor(s, "bath", pro=False)
        put(s, "teach", "charleston")
        hold(s, 0, "letter-of-marque")

    m = stage(edit)
    do(m, "port teach", "letter teach", "pass")
    assert get(m, "teach").letter == NATIONS.index("english")
    assert CARD["letter-of-marque"] in m.state.gone
    do(m, "move teach south-atlantic")
    m.state.pirates[0].place = PLACE["central-atlantic"]
    assert "move teach bath" in {str(o) for o in moves(m.state, get(m, "teach"))}


@pytest.mark.rule("blackbeard", "17.2#12")
@pytest.mark.parametrize("why", ["neutral", "has one", "at sea"])
def test_no_letter_without_a_friendly_governor_or_beside_another(why: str) -> None:
    def edit(s: State) -> None:
        if why != "neutral":
            governor(s, "charleston")
        teach = put(s, "teach", "south-atlantic" if why == "at sea" else "charleston")
        if why == "has one":
            teach.letter = NATIONS.index("french")
        hold(s, 0, "letter-of-marque")

    m = stage(edit)
    if why == "at sea":
        assert "port teach" not in offered(m)
    else:
        do(m, "port teach")
        assert "letter teach" not in offered(m)


# ---- #13 Local Resistance


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
        s.quiet = []

    m = stage(position, seats=3, dice=[die])
    do(m, "move teach east-africa", "play local-resistance")
    assert offered(m) == {"incite bath", "incite boston"}
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


@pytest.mark.rule("blackbeard", "17.2#13", "10.53", "A58")
@pytest.mark.parametrize(("roll", "driven_out"), [(3, True), (2, False), (1, False)])
def test_the_people_rise_against_their_governor(roll: int, driven_out: bool) -> None:
    m = stage(unrest, (roll,), seats=3)
    do(m, "move vane east-africa", "play local-resistance")
    assert (m.state.governors[PORT["san-juan"]] == 0) is driven_out
    assert (get(m, "teach").place == PLACE["east-caribbean"]) is driven_out


@pytest.mark.rule("blackbeard", "17.2#13")
def test_no_resistance_without_a_friend_of_pirates() -> None:
    def edit(s: State) -> None:
        governor(s, "san-juan", pro=False)
        put(s, "teach", "east-caribbean")
        hold(s, 1, "local-resistance")
        listening(s)

    m = stage(edit)
    do(m, "move teach west-caribbean")
    assert asked(m) == "act"


@pytest.mark.rule("blackbeard", "17.2#12", "A06")
@pytest.mark.parametrize("card", ["letter-of-marque", "heavy-guns"])
def test_a_letter_that_is_thrown_away_comes_back_and_guns_do_not(card: str) -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "india", owner=1)
        hold(s, 0, card)
        hold(s, 1, "wear-and-tear")
        draw_phase(s, "finger-of-fate")

    m = stage(position)
    assert set(m.pending) == {0, 1}  # also who has but one card is asked: nobody learns how many he has
    for seat, decision in list(m.pending.items()):
        m.choose(seat, decision.options[0])
    assert told(m, "dropped")[0]["card"] == card
    assert CARD[card] in (m.state.discard if card == "letter-of-marque" else m.state.gone)


@pytest.mark.rule("blackbeard", "17.2#12", "4.51")
def test_a_letter_spent_for_actions_goes_to_the_discards() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        card_phase(s, "letter-of-marque", "wear-and-tear")

    m = stage(position)
    do(m, "actions letter-of-marque")
    assert (m.state.discard, m.state.gone) == ([CARD["letter-of-marque"]], [])


@pytest.mark.rule("blackbeard", "17.2#12", "9.31", "18.41", "A110")
def test_a_letter_that_has_opened_a_port_still_serves_to_retire() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", letter="english", holds=[500])
        governor(s, "bath", pro=False)

    m = stage(position)
    do(m, "move teach bath", "port teach", "sell-all", "pass")
    assert (get(m, "teach").worth, NATIONS[get(m, "teach").letter]) == (500, "english")
    assert "retire teach letter" in offered(m)


@pytest.mark.rule("blackbeard", "17.2#12", "9.58", "A105")
@pytest.mark.parametrize("attacked", NATIONS)
@pytest.mark.parametrize("haven", [True, False])
def test_a_nation_he_has_attacked_gives_a_letter_in_his_haven_only(attacked: str, haven: bool) -> None:
    def position(s: State) -> None:
        teach = put(s, "teach", "bath", history=[NATIONS.index(attacked)])
        governor(s, "bath")
        s.havens[PORT["bath"]] = teach.id if haven else -1
        hold(s, 0, "letter-of-marque")

    m = stage(position)
    if attacked == "english" and not haven:
        assert "port teach" not in offered(m)
        return
    do(m, "port teach", "letter teach", "pass")
    assert NATIONS[get(m, "teach").letter] == "english"
    get(m, "teach").place = PLACE["central-atlantic"]
    found = {str(option) for option in moves(m.state, get(m, "teach"))}
    assert ("move teach virginia" in found) is (attacked != "english")
