"""A random player's course: one of those that `suggest` gives, each as likely; the rest is not worked out."""

from __future__ import annotations

import gc
import random
from collections import Counter

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.pirates import box
from flibuste.games.pirates.rules import forms
from flibuste.games.pirates.rules.flow import Menu
from flibuste.kernel.decision import PASS, Decision, Option

from . import kit
from .kit import BARQUE, FRIGATE, SLOOP, Coin, L, Match, S, Ship, Terrain, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_picked_is_in_the_sample(seed: int) -> None:
    m = flibuste.new("pirates", seats=3, seed=seed)
    rng = random.Random(seed)
    named = 0
    for sample in range(120):
        if m.over:
            break
        seat = next(iter(m.pending))
        option = m.pick(seat, sample, rng.random())
        assert option in m.suggest(seat, sample)
        named += option[0] in ("toward", "beside")
        m.choose(seat, option)
    assert named


def test_what_is_listed_is_picked_as_often_as_anything_else() -> None:
    """Some of what is drawn is refused and drawn anew: that may favour nobody."""
    m = flibuste.new("pirates", seats=2, seed=1)
    rng = random.Random(7)
    while True:
        seat = next(iter(m.pending))
        listed = [option for option in m.suggest(seat, 0) if option in m.pending[seat].options]
        if m.pending[seat].kind == "act" and m.state.round > 3 and len(listed) > 3:
            break
        m.choose(seat, m.pick(seat, rng.getrandbits(32), rng.random()))
    drawn = Counter(m.pick(seat, rng.getrandbits(32), rng.random()) for _ in range(6000))
    counts = [drawn[option] for option in listed]
    mean = sum(counts) / len(counts)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts)


def test_a_course_that_was_picked_before_a_redeal_is_judged_again() -> None:
    m = flibuste.new("pirates", seats=2, seed=1)
    while True:
        seat = next(iter(m.pending))
        options = m.suggest(seat, 0)
        if m.pending[seat].kind == "act" and any(option[0] == "course" for option in options):
            break
        m.choose(seat, options[0])
    drawn = [m.pick(seat, 0, luck / 100) for luck in range(100)]
    option = m.pick(seat, 0, next(at for at, one in enumerate(drawn) if one[0] == "course") / 100)
    assert option in options
    m.redeal_here(1 - seat, 5)
    ship = next(ship for ship in m.state.ships if ship.id == option[1])
    ship.weed = 0  # entangled: no course is legal now
    with pytest.raises(flibuste.IllegalChoice):
        m.choose(seat, option)


def test_how_far_ships_may_sail_is_settled_before_a_redeal() -> None:
    """What nobody has looked at yet is worked out when others are dealt anew, not after."""
    m = flibuste.new("pirates", seats=2, seed=3)
    rng = random.Random(3)
    deals = changed = 0
    while deals < 40:
        seat = next(iter(m.pending))
        if m.pending[seat].kind == "act" and any(ship.crew for ship in m.state.ships if ship.owner == seat):
            looked, other = m.clone(), m.clone()
            form, late = looked.pending[seat].form, other.pending[seat].form
            assert form is not None
            assert late is not None
            before = form.fields
            other.redeal_here(1 - seat, deals)
            assert late.fields == before
            deals += 1
            menu = other.pending[seat].again
            assert isinstance(menu, Menu)
            changed += menu.segments() != before
        m.choose(seat, m.pick(seat, rng.getrandbits(32), rng.random()))
    assert changed  # what was dealt does change how far they go


@pytest.mark.parametrize("seed", [5, 6])
def test_a_menu_leaves_nothing_for_the_collector(seed: int) -> None:
    flibuste.play(flibuste.new("pirates", 2, seed), [random_bot] * 2)  # what is kept for good is made
    gc.collect()
    gc.disable()
    try:
        flibuste.play(flibuste.new("pirates", 2, seed), [random_bot] * 2)
        assert gc.collect() < 100
    finally:
        gc.enable()


# ---- what is proposed, and what is refused


def asked_to_act(m: Match) -> Decision:
    decision = m.pending[kit.seat_of(m)]
    assert decision.kind == "act"
    return decision


@pytest.mark.rule("pirates", "15.scuttle-1", "9.3")
def test_only_hulks_are_proposed_for_scuttling_though_any_ship_may_be() -> None:
    hulk = ship(SLOOP, 0, 300, 600, masts=[0], id="hulk")
    m = stage(ship(FRIGATE, 0, 600, 450, id="sound"), hulk, AWAY)
    options = (Option("scuttle", "sound"), Option("scuttle", "hulk"), PASS)
    assert forms.sensible(m.state, 0, options) == [Option("scuttle", "hulk"), PASS]
    for word, key in (("sound", ""), ("hulk", ""), ("away", "not-yours"), ("nobody", "not-yours")):
        why = forms.course_fault(m.state, asked_to_act(m), Option("scuttle", word))
        assert (why.key if why else "") == key
    get(m, hulk).deeds.scuttle = True
    why = forms.course_fault(m.state, asked_to_act(m), Option("scuttle", "hulk"))
    assert why is not None
    assert why.key == "scuttled-once"


@pytest.mark.rule("pirates", "9.2", "9.3", "18.fog-4", "1.4")
def test_why_a_course_is_refused() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, id="mine")
    lost = ship(BARQUE, 0, 300, 450, id="lost", fog=0)
    led, tired = ship(BARQUE, 0, 300, 600, id="led"), ship(BARQUE, 0, 300, 700, id="tired")
    gone = ship(BARQUE, 0, 900, 700, id="gone", sunk=True)
    m = stage(vessel, lost, led, tired, gone, AWAY, terrain=[Terrain("fog_bank", 30000, 45000)])
    get(m, led).plight.steersman = 0
    get(m, tired).done = 1

    def key(*words: str) -> str:
        why = forms.course_fault(m.state, asked_to_act(m), Option(*words))
        return why.key if why else ""

    assert key("course", "mine", "0:1000") == ""
    assert key("course", "mine") == "not-listed"
    assert key("dance", "mine", "0:1000") == "not-listed"
    assert key("course", "nobody", "0:1000") == "no-such-ship"
    assert key("course", "gone", "0:1000") == "no-such-ship"
    assert key("course", "away", "0:1000") == "not-yours"
    assert key("course", "tired", "0:1000") == "acted"
    assert key("course", "lost", "0:1000") == "in-fog"
    assert key("course", "led", "0:1000") == "steered"


@pytest.mark.rule("pirates", "10.1", "12.1")
def test_ships_are_proposed_islands_with_treasure_and_home_with_a_cargo() -> None:
    empty = ship(FRIGATE, 0, 600, 450, id="mine")
    m = stage(empty, AWAY)
    s, here = m.state, m.state.ships[0]
    left = [S, S]

    def goals(count: int = 40) -> set[str]:
        rng = random.Random(1)
        ways = [forms.toward_some_island(s, here, left, rng.random()) for _ in range(count)]
        options = [way.best() for way in ways if way is not None]
        return {str(option[2]) for option in options if option is not None}

    assert goals() <= {"i3", "i4"}
    assert len(goals()) == 2
    s.islands[3].coins = []
    assert goals() == {"i3"}
    here.coins = [Coin(2)]
    assert goals() == {"i1", "i3"}
    here.mercenary = True
    assert goals() == {"i3"}  # it never docks at home
    here.mercenary, here.dock = False, 0
    assert goals() == {"i3"}  # it lies there
    here.dock = 2
    here.coins = []
    assert goals() == set()
    assert forms.toward_some_island(s, here, [], 0.5) is None


@pytest.mark.rule("pirates", "11.ram-1", "12.1")
def test_ships_are_proposed_to_come_beside_enemies_and_hulks_within_their_reach() -> None:
    mine = ship(FRIGATE, 0, 600, 450, id="mine")

    def found(*others: Ship) -> bool:
        m = stage(mine, *others)
        return forms.beside_some_enemy(m.state, m.state.ships[0], [S, S], 0.5) is not None

    far = ship(SLOOP, 1, 1150, 850, id="far")
    assert found(ship(SLOOP, 1, 700, 450, id="foe"))
    assert not found(far)
    assert not found(ship(SLOOP, 0, 700, 450, id="friend"), far)
    assert found(ship(SLOOP, 0, 700, 450, id="hulk", masts=[0]), far)
    assert not found(ship(SLOOP, 1, 700, 450, id="foe", sunk=True), far)
    reach = (2 * S + L + box.body(FRIGATE).length) / 100
    assert found(ship(SLOOP, 1, 600 + reach - 1, 450, id="edge"))
    assert not found(ship(SLOOP, 1, 600 + reach + 1, 450, id="edge"))
    m = stage(mine, ship(SLOOP, 1, 700, 450, id="foe"))
    assert forms.beside_some_enemy(m.state, m.state.ships[0], [], 0.5) is None


@pytest.mark.rule("pirates", "16.kw-titan-2", "16.kw-seadragon-3", "10.2")
def test_what_is_proposed_can_be_sailed_each_in_its_own_way() -> None:
    for card, verbs in (
        (kit.ship_with("titan"), {"drift"}),
        (kit.DRAGON, {"fly"}),
        (FRIGATE, {"course", "toward", "beside"}),
    ):
        m = kit.quiet(stage(ship(card, 0, 600, 450), AWAY))
        seen = set()
        for sample in range(12):
            for option in m.suggest(0, sample):
                if option[0] in ("course", "toward", "beside", "drift", "fly"):
                    seen.add(option[0])
                    assert forms.course_fault(m.state, asked_to_act(m), option) is None
        assert seen
        assert seen <= verbs
        assert "course" in seen or card != FRIGATE
    runs = set()
    for sample in range(60):
        for leg in forms.wander([S, L], random.Random(sample)):
            assert -9000 <= leg.turn <= 9000
            assert leg.turn % 1500 == 0
            assert 0 <= leg.run <= L
            runs.add(leg.turn)
    assert {-9000, 9000} <= runs


@pytest.mark.rule("pirates", "9.2", "11.pin-2")
def test_who_has_acted_or_is_held_is_proposed_no_course() -> None:
    tired, held = ship(FRIGATE, 0, 600, 450, id="tired"), ship(BARQUE, 0, 300, 450, id="held")
    m = stage(tired, held, AWAY)
    decision = asked_to_act(m)
    get(m, tired).done = 1
    get(m, held).plight.chained = True
    for sample in range(8):
        assert forms.courses(m.state, decision, random.Random(sample)) == []
