"""13 Tavern cards in general, 14 Parrots, 15 Mastercrafts."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import flibuste
from flibuste.games.crique.box import CARD, MASTERCRAFT, PARROTS
from flibuste.games.crique.state import AFTER_TREASURES, PLUNDER, SAILING, State
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from .kit import (
    ashore,
    asked,
    battle,
    craft,
    go,
    hand,
    offered,
    parrot,
    purse,
    rings,
    stage,
    told,
    top,
    treasure,
    until,
)

POOR = (purse(1, gold=0), purse(2, gold=0))


@pytest.mark.rule("crique", "13.1")
def test_cards_come_from_the_tavern_treasures_the_cove_and_setup_only() -> None:
    rng = random.Random(8)
    for seed in range(6):
        m = flibuste.new("crique", seats=4, seed=seed)
        before = [len(pirate.hand) for pirate in m.state.pirates]
        assert max(before) <= 1
        while not m.over:
            seen = len(m.table.told)
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, rng.choice(decision.options))
            now = [len(pirate.hand) for pirate in m.state.pirates]
            sources = {entry[0] for entry in m.table.told[seen:]}
            if any(new > old for new, old in zip(now, before, strict=True)):
                assert sources & {"plunder", "bought", "gift"} or decision.kind in ("gift", "parrot")
            before = now


@pytest.mark.rule("crique", "13.2")
def test_discards_are_shuffled_into_a_new_pile() -> None:
    def used_up(s: State) -> None:
        s.discard = s.tavern
        s.tavern = []

    m = ashore([1, 2, 2], *POOR, used_up)
    go(m, "p0 buy-card")
    assert len(m.state.tavern) == 41
    assert m.state.discard == []
    assert m.state.tavern != sorted(m.state.tavern)  # the discards lay sorted: they were shuffled


@pytest.mark.rule("crique", "13.2", "R56")
def test_nothing_is_drawn_when_nothing_is_left() -> None:
    def empty(s: State) -> None:
        s.pirates[2].hand = s.tavern
        s.tavern = []

    m = stage(PLUNDER, [2, 6, 6], treasure(2, 2, 4, 1, 2), empty)
    assert m.state.pirates[0].hand == []
    assert m.state.pirates[0].fame == 2


# ---- 14 Parrots


@pytest.mark.rule("crique", "14.parrot-flint")
def test_flints_parrot_lets_a_ship_carry_any_number() -> None:
    m = ashore([2, 3, 3], *POOR, parrot(0, "flint"), purse(0, gold=0, chests=20), purse(2, chests=20))
    assert m.state.month == 2
    assert m.state.pirates[0].chests == 20
    assert m.state.pirates[2].chests == 5
    assert m.view(0)["pirates"][0]["capacity"] is None


@pytest.mark.rule("crique", "14.parrot-longjohn")
def test_long_johns_parrot_always_rolls_six() -> None:
    m = battle([1, 1, 7], parrot(0, "long-john"), rings(0, cannons=0, crew=0), dice=[1] * 6)
    go(m, "p0 fire p1 hull")
    assert told(m, "volley")[0]["dice"] == [1] * 6


@pytest.mark.rule("crique", "14.parrot-billybones")
def test_billy_boness_parrot_fires_all_cannons() -> None:
    m = battle([1, 1, 7], parrot(0, "billy-bones"), rings(0, cannons=7, crew=0), dice=[1] * 5)
    go(m, "p0 fire p1 hull")
    assert len(told(m, "volley")[0]["dice"]) == 5
    few = battle([1, 1, 7], parrot(0, "billy-bones"), rings(0, cannons=1, crew=7), dice=[1] * 2)
    go(few, "p0 fire p1 hull")
    assert len(told(few, "volley")[0]["dice"]) == 2


@pytest.mark.rule("crique", "14.parrot-trelawney")
def test_trelawneys_parrot_adds_twenty_speed() -> None:
    m = battle([1, 1, 1], parrot(2, "trelawney"))
    assert m.state.battle is not None
    assert m.state.battle.order == [2, 0, 1]
    assert m.view(0)["pirates"][2]["speed"] == 7 + 20


def draws(m: Match, source: str) -> Match:
    if source == "tavern":
        return go(m, "p0 buy-card")
    return go(m, "p0 gift two-cards") if source == "cove" else m


@pytest.mark.rule("crique", "14.1", "14.2", "R26")
@pytest.mark.parametrize("source", ["tavern", "cove", "treasure"])
def test_a_parrot_is_in_play_as_soon_as_it_is_received(source: str) -> None:
    place = {"tavern": 1, "cove": 7, "treasure": 4}[source]
    start = stage(
        PLUNDER, [place, 6, 6], *POOR, top("billy-bones"), treasure(4, 3, 4, 3, 1), purse(0, fame=2)
    )
    m = draws(start, source)
    pirate = m.state.pirates[0]
    assert pirate.parrot == CARD["billy-bones"]
    assert CARD["billy-bones"] not in pirate.hand
    assert pirate.fame >= 2  # the first is free
    assert m.view(1)["pirates"][0]["parrot"]["id"] == "billy-bones"


@pytest.mark.rule("crique", "14.1")
def test_no_hand_ever_holds_a_parrot() -> None:
    rng = random.Random(4)
    for seed in range(6):
        m = flibuste.new("crique", seats=5, seed=seed)
        while not m.over:
            seat, decision = next(iter(m.pending.items()))
            m.choose(seat, rng.choice(decision.options))
            assert all(PARROTS.isdisjoint(pirate.hand) for pirate in m.state.pirates)


@pytest.mark.rule("crique", "14.2", "14.3", "14.4", "14.5", "10.2")
def test_swapping_costs_one_fame_and_the_old_parrot_goes_back() -> None:
    m = ashore([1, 2, 2], *POOR, parrot(0, "flint"), top("trelawney", "smoke"), purse(0, fame=3))
    go(m, "p0 buy-card")
    assert asked(m) == (0, "parrot")
    assert offered(m) == ["keep-parrot flint", "swap-parrot trelawney"]
    pile = len(m.state.tavern)
    go(m, "p0 swap-parrot trelawney")
    pirate = m.state.pirates[0]
    assert pirate.parrot == CARD["trelawney"]
    assert pirate.fame == 2
    assert pirate.hand == []  # no card instead
    assert len(m.state.tavern) == pile + 1
    assert CARD["flint"] in m.state.tavern
    assert m.state.discard == []


@pytest.mark.rule("crique", "14.3", "14.4", "14.5")
def test_keeping_the_old_parrot_is_free_and_the_new_one_goes_back() -> None:
    m = ashore([1, 2, 2], *POOR, parrot(0, "flint"), top("trelawney", "smoke"), purse(0, fame=3))
    go(m, "p0 buy-card", "p0 keep-parrot flint")
    pirate = m.state.pirates[0]
    assert (pirate.parrot, pirate.fame, pirate.hand) == (CARD["flint"], 3, [])
    assert CARD["trelawney"] in m.state.tavern
    assert m.state.discard == []


@pytest.mark.rule("crique", "14.4")
def test_where_the_refused_parrot_lies_is_hidden() -> None:
    places = set()
    for seed in range(8):

        def edit(s: State) -> None:
            parrot(0, "flint")(s) if CARD["flint"] in s.tavern else None
            s.pirates[0].parrot = CARD["flint"]
            s.pirates[0].island = 1
            s.pirates[0].hand = []
            for other in s.pirates[1:]:
                other.island = 7
            s.step, s.island = 11, 1
            top("trelawney")(s)

        try:
            m = flibuste.stage("crique", seats=3, edit=edit, seed=seed)
        except ValueError:
            continue  # the parrot was dealt to somebody at setup
        go(m, "p0 buy-card", "p0 keep-parrot flint")
        places.add(m.state.tavern.index(CARD["trelawney"]))
    assert len(places) > 2


@pytest.mark.rule("crique", "14.3", "R58")
def test_a_swap_at_zero_fame_is_legal() -> None:
    m = ashore([1, 2, 2], *POOR, parrot(0, "flint"), top("trelawney"))
    go(m, "p0 buy-card", "p0 swap-parrot trelawney")
    assert m.state.pirates[0].fame == 0
    assert m.state.pirates[0].parrot == CARD["trelawney"]


@pytest.mark.rule("crique", "14.6")
def test_a_first_hit_wounds() -> None:
    m = battle([1, 1, 7], parrot(1, "billy-bones"), purse(1, fame=5), dice=[5, 1])
    go(m, "p0 fire p1 crew")
    pirate = m.state.pirates[1]
    assert pirate.wounded
    assert (pirate.rings[3], pirate.fame) == (1, 5)
    assert m.view(0)["pirates"][1]["parrot"] == {"id": "billy-bones", "section": "crew", "wounded": True}
    other = battle([1, 1, 7], parrot(1, "billy-bones"), dice=[5, 1])
    go(other, "p0 fire p1 hull")
    assert not other.state.pirates[1].wounded


@pytest.mark.rule("crique", "14.7", "10.2", "8.32")
def test_a_second_hit_kills_and_costs_two_fame() -> None:
    m = battle([1, 1, 7], parrot(1, "billy-bones"), purse(1, fame=5), dice=[5, 6])
    go(m, "p0 fire p1 crew")
    pirate = m.state.pirates[1]
    assert pirate.parrot == 0
    assert not pirate.wounded
    assert pirate.fame == 3
    assert m.state.discard == [CARD["billy-bones"]]
    assert pirate.rings[3] == 1


@pytest.mark.rule("crique", "14.8", "R28")
@pytest.mark.parametrize("place", [1, 6, 7])
def test_a_wounded_parrot_heals_in_phase_five_wherever_it_is(place: int) -> None:
    m = ashore([place, 3, 3], parrot(0, "flint"), lambda s: setattr(s.pirates[0], "wounded", True))
    assert not m.state.pirates[0].wounded
    not_yet = stage(
        PLUNDER - 1, [1, 1, 7], parrot(0, "flint"), lambda s: setattr(s.pirates[0], "wounded", True)
    )
    assert not_yet.state.pirates[0].wounded


@pytest.mark.rule("crique", "14.9")
def test_a_dead_parrots_gift_ends_at_once() -> None:
    m = battle([1, 1, 7], parrot(1, "long-john"), dice=[5, 5, 1, 1])
    go(m, "p0 fire p1 cannons", "p1 fire p0 hull")
    assert len(told(m, "volley")[1]["dice"]) == 2
    fast = battle([1, 1, 7], parrot(1, "trelawney"), dice=[1, 1, 5, 5])
    go(fast, "p1 fire p0 hull", "p0 fire p1 sails")
    assert fast.state.battle is not None
    assert fast.state.battle.order == [0, 1]


# ---- 15 Mastercrafts


@pytest.mark.rule("crique", "15.1")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6, 7])
def test_a_mastercraft_is_played_at_any_of_the_seven_places(place: int) -> None:
    others = next(p for p in (1, 2) if p != place)
    m = ashore([place, others, others], *POOR, hand(0, "mastercraft"), rings(0, sails=7), purse(0, gold=2))
    m = until(m, lambda s: s.island == place)
    if asked(m)[1] == "gift":
        go(m, "p0 gift two-cards")
    fits = [line for line in offered(m) if line.startswith("mastercraft")]
    assert fits == [f"mastercraft {section}" for section in ("hull", "sails", "cannons", "crew")]
    gold = m.state.pirates[0].gold
    go(m, "p0 mastercraft cannons")
    assert m.state.pirates[0].crafts == [0, 0, 2, 0]
    assert m.state.pirates[0].gold == gold
    assert MASTERCRAFT not in m.state.pirates[0].hand


@pytest.mark.rule("crique", "15.1")
def test_a_mastercraft_may_not_be_played_outside_phase_five() -> None:
    m = battle([1, 1, 7], hand(0, "mastercraft"))
    assert "mastercraft" not in str(offered(m))
    with pytest.raises(IllegalChoice):
        m.choose(0, "mastercraft hull")


@pytest.mark.rule("crique", "15.2", "15.3", "R29")
def test_one_per_ship_the_old_one_is_discarded_first() -> None:
    m = ashore([1, 2, 2], *POOR, hand(0, "mastercraft"), craft(0, "hull"))
    go(m, "p0 mastercraft crew")
    assert m.state.pirates[0].crafts == [0, 0, 0, 2]
    assert m.state.discard == [MASTERCRAFT]
    assert told(m, "fitted")[0]["replaced"] == 1


@pytest.mark.rule("crique", "15.4")
def test_variant_one_per_section() -> None:
    cards = ["mastercraft"] * 3
    m = ashore([1, 2, 2], *POOR, hand(0, *cards), craft(0, "hull", 1), multi_mastercraft=True)
    go(m, "p0 mastercraft crew", "p0 mastercraft sails", "p0 mastercraft hull")
    assert m.state.pirates[0].crafts == [2, 2, 0, 2]
    assert m.state.discard == [MASTERCRAFT]  # only the one that was on the hull


@pytest.mark.rule("crique", "15.5")
def test_first_hit_turns_second_discards_and_the_ring_stays() -> None:
    m = battle([1, 1, 7], craft(1, "sails"), dice=[6, 5])
    go(m, "p0 fire p1 sails")
    assert m.state.pirates[1].crafts[1] == 0
    assert m.state.pirates[1].rings[1] == 4
    assert m.state.discard == [MASTERCRAFT]


@pytest.mark.rule("crique", "15.6", "R28")
def test_a_damaged_mastercraft_is_mended_for_one_gold_if_one_likes() -> None:
    m = ashore([1, 2, 2], *POOR, craft(0, "hull", 1), purse(0, gold=1))
    assert offered(m) == ["pass", "mend hull"]
    go(m, "p0 mend hull")
    assert m.state.pirates[0].crafts[0] == 2
    assert m.state.pirates[0].gold == 0
    left = ashore([1, 2, 2], *POOR, craft(0, "hull", 1), purse(0, gold=1))
    go(left, "p0 pass")
    assert left.state.pirates[0].crafts[0] == 1
    broke = ashore([1, 2, 2], *POOR, craft(0, "hull", 1), purse(0, gold=0))
    assert broke.state.month == 2
    fight = battle([1, 1, 7], craft(0, "hull", 1))
    assert "mend hull" not in offered(fight)


# ---- what was shown can't be taken back


#: nothing is left to decide, nor to draw, for who stays at the first island
QUIET = (purse(1, gold=0), treasure(1, fame=3, chests=3))


#: p0 alone has something to do
IDLE = (purse(1, gold=0), purse(2, gold=0))


def last_month(s: State) -> None:
    """p0 and p1 will be level once the fame cards are shown."""
    s.month = 12
    s.pirates[0].fame, s.pirates[1].fame = 9, 8


def lookout_last(s: State) -> None:
    """p0 sails last of all, openly."""
    s.order = [1, 2, 0]
    s.seating = [0, 1, 2]


@pytest.mark.rule("crique", "2.16")
@pytest.mark.parametrize(
    ("staged", "choices"),
    [
        (lambda: battle([1, 1, 7], hand(0, "grapeshot")), ["p0 play grapeshot"]),
        (lambda: battle([1, 1, 7], hand(0, "smoke", "fair-wind")), ["p0 play smoke"]),
        (lambda: battle([1, 1, 7], hand(0, "smoke")), ["p0 pass"]),
        (lambda: battle([1, 1, 1], hand(0, "smoke"), hand(1, "smoke")), ["p0 pass", "p1 pass"]),
        (lambda: stage(AFTER_TREASURES, [7, 7, 7], hand(0, "treasure-map", "lookout")), ["p0 pass"]),
        (lambda: ashore([2, 7, 7], hand(0, "mastercraft")), ["p0 mastercraft hull"]),
        (lambda: ashore([2, 7, 7], hand(0, "shipowner")), ["p0 play shipowner hull"]),
        (lambda: ashore([1, 7, 7]), ["p0 buy-card"]),
        (
            lambda: stage(SAILING, [7, 7, 7], lookout_last, hand(0, "royal-navy")),
            ["p1 sail hull-island", "p2 sail hull-island", "p0 sail crew-island"],
        ),
        (lambda: battle([1, 1, 7], *QUIET, blackbeard_only=True), ["p0 flee"]),
        (lambda: ashore([2, 1, 1], *IDLE, hand(0, "lookout")), ["p0 pass"]),  # new treasures are turned up
        (lambda: ashore([2, 1, 1], *IDLE, last_month, hand(1, "fame-1")), ["p0 pass"]),
    ],
)
def test_what_shows_who_holds_a_card_can_not_be_taken_back(
    staged: Callable[[], Match], choices: list[str]
) -> None:
    m = go(staged(), *choices)
    for seat in range(3):
        assert not m.can_undo(seat)


@pytest.mark.rule("crique", "12.upgrade-3")
def test_what_shows_nothing_can_be_taken_back() -> None:
    m = go(ashore([2, 7, 7], craft(0, "hull", 1), purse(0, gold=9)), "p0 raise hull 1")
    assert m.can_undo(0)
    m.undo(0)
    assert (m.state.pirates[0].rings[0], m.state.pirates[0].gold) == (1, 9)
