"""12 The islands and the cove."""

from __future__ import annotations

import pytest

from flibuste.games.crique.box import CARD
from flibuste.games.crique.state import State
from flibuste.kernel.refusal import IllegalChoice

from .kit import ashore, asked, craft, go, hand, offered, parrot, purse, rings, told, top, until

#: nobody else is asked anything: the other ships lie where nothing can be paid for
POOR = (purse(1, gold=0), purse(2, gold=0))


@pytest.mark.rule("crique", "12.tavern-1", "13.1")
def test_up_to_three_cards_at_two_gold() -> None:
    m = ashore([1, 2, 2], *POOR, purse(0, gold=9))
    supply = m.state.gold
    go(m, "p0 buy-card", "p0 buy-card", "p0 buy-card")
    pirate = m.state.pirates[0]
    assert pirate.gold == 3
    assert m.state.gold == supply + 6
    assert len(pirate.hand) == 3
    assert 0 not in m.pending or "buy-card" not in offered(m, 0)
    short = ashore([1, 2, 2], *POOR, purse(0, gold=3))
    go(short, "p0 buy-card")
    assert short.state.month == 2  # with 1 gold left there is nothing more to do


@pytest.mark.rule("crique", "12.tavern-1")
def test_three_cards_a_visit_and_three_more_at_the_next() -> None:
    m = ashore([1, 2, 2], *POOR, purse(0, gold=20))
    go(m, "p0 buy-card", "p0 buy-card", "p0 buy-card")
    assert m.state.month == 2  # nothing but fame cards to draw: there was nothing more to do
    go(m, "p0 sail tavern-island", "p1 sail hull-island", "p2 sail sail-island")
    for _ in range(3):
        assert "buy-card" in offered(m, 0)
        go(m, "p0 buy-card")
    assert 0 not in m.pending or "buy-card" not in offered(m, 0)


@pytest.mark.rule("crique", "12.tavern-2", "R45")
def test_the_buyer_sees_each_card_before_the_next() -> None:
    m = ashore([1, 2, 2], *POOR, top("mastercraft", "smoke"))
    go(m, "p0 buy-card")
    assert m.view(0)["hand"] == ["mastercraft"]
    assert "mastercraft hull" in offered(m)
    assert "buy-card" in offered(m)
    assert not m.can_undo(0)
    go(m, "p0 mastercraft crew", "p0 buy-card")
    assert m.view(0)["hand"] == ["smoke"]


ISLAND_SECTIONS = [(2, "hull"), (3, "sails"), (4, "cannons"), (5, "crew")]


@pytest.mark.rule("crique", "12.hull", "12.sails", "12.cannons", "12.crew")
@pytest.mark.parametrize(("island", "section"), ISLAND_SECTIONS)
def test_each_island_raises_its_own_section_any_number_of_steps(island: int, section: str) -> None:
    m = ashore([island, 1, 1], *POOR, rings(0, sails=1), purse(0, gold=9))
    assert offered(m) == ["pass", *(f"raise {section} {steps}" for steps in (1, 2, 3, 4))]
    go(m, f"p0 raise {section} 3")
    sections = m.view(0)["pirates"][0]["sections"]
    assert sections[section]["ring"] == 4
    assert [name for name in sections if sections[name]["ring"] != 1] == [section]
    assert m.state.pirates[0].gold == 9 - 5
    assert m.state.month == 2  # one raise a visit


@pytest.mark.rule("crique", "12.treasure-1", "12.treasure-3", "R67")
def test_chests_are_buried_for_one_fame_each_as_many_as_one_likes() -> None:
    m = ashore([6, 1, 1], *POOR, purse(0, gold=0, chests=4))
    assert offered(m) == ["pass", *(f"bury-chests {count}" for count in (1, 2, 3, 4))]
    go(m, "p0 bury-chests 3")
    assert (m.state.pirates[0].chests, m.state.pirates[0].fame) == (1, 3)
    assert m.state.chests == 49


@pytest.mark.rule("crique", "12.treasure-2", "12.treasure-3", "R67")
def test_gold_is_buried_by_threes() -> None:
    m = ashore([6, 1, 1], *POOR, purse(0, gold=8))
    assert [line for line in offered(m) if line.startswith("bury")] == ["bury-gold 1", "bury-gold 2"]
    supply = m.state.gold
    go(m, "p0 bury-gold 2")
    assert (m.state.pirates[0].gold, m.state.pirates[0].fame) == (2, 2)
    assert m.state.gold == supply + 6
    part = ashore([6, 1, 1], *POOR, purse(0, gold=9, chests=3))
    go(part, "p0 bury-gold 1", "p0 bury-chests 1")
    assert {line.split()[0] for line in offered(part)} == {"pass", "refit"}  # how many is said once


@pytest.mark.rule("crique", "12.treasure-4")
def test_one_step_of_one_section_at_twice_the_price() -> None:
    m = ashore([6, 1, 1], *POOR, rings(0, hull=7, sails=1, cannons=3), purse(0, gold=3))
    assert [line for line in offered(m) if line.startswith("refit")] == ["refit sails", "refit crew"]
    go(m, "p0 refit sails")  # 5 to 6: 2 gold
    assert told(m, "raised") == [{"who": "p0", "section": "sails", "steps": 1}]
    assert m.state.pirates[0].gold == 1
    assert m.view(0)["pirates"][0]["sections"]["sails"]["value"] == 6
    rich = ashore([6, 1, 1], *POOR, purse(0, gold=20))
    go(rich, "p0 refit crew")
    assert not [line for line in offered(rich) if line.startswith("refit")]


@pytest.mark.rule("crique", "12.upgrade-1", "5.3")
def test_a_raise_costs_the_sum_of_its_steps_paid_to_the_supply() -> None:
    m = ashore([3, 1, 1], *POOR, rings(0, sails=1), purse(0, gold=9))
    supply = m.state.gold
    go(m, "p0 raise sails 2")
    assert told(m, "raised") == [{"who": "p0", "section": "sails", "steps": 2}]
    assert m.state.pirates[0].gold == 9 - (1 + 2)
    assert m.state.gold == supply + 3


@pytest.mark.rule("crique", "12.upgrade-2", "R46")
def test_a_damaged_section_is_bought_back_through_the_same_steps() -> None:
    m = ashore([2, 1, 1], *POOR, rings(0, hull=0), purse(0, gold=2))
    assert offered(m) == ["pass", "raise hull 1", "raise hull 2"]
    go(m, "p0 raise hull 1")
    assert m.state.pirates[0].gold == 1
    assert m.state.pirates[0].rings[0] == 1


@pytest.mark.rule("crique", "12.upgrade-3", "12.cove-2")
def test_no_raise_is_compulsory_but_repair_is() -> None:
    m = ashore([2, 1, 1], *POOR)
    go(m, "p0 pass")
    assert m.state.pirates[0].rings[0] == 1
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1))
    assert asked(m) == (0, "gift")
    assert m.state.pirates[0].rings[0] == 1
    assert m.state.pirates[0].gold == 9 - 2


@pytest.mark.rule("crique", "12.cove-1", "13.1")
def test_two_cards_or_one_card_and_two_gold() -> None:
    m = ashore([7, 1, 1], *POOR)
    assert offered(m) == ["gift two-cards", "gift card-and-gold"]
    go(m, "p0 gift two-cards")
    assert (len(m.state.pirates[0].hand), m.state.pirates[0].gold) == (2, 9)
    m = ashore([7, 1, 1], *POOR)
    go(m, "p0 gift card-and-gold")
    assert (len(m.state.pirates[0].hand), m.state.pirates[0].gold) == (1, 11)

    def no_gold(s: State) -> None:
        s.pirates[1].gold += s.gold - 1
        s.gold = 1

    m = ashore([7, 2, 2], rings(1, hull=7), no_gold)
    until(m, lambda s: s.island == 7)
    go(m, "p0 gift card-and-gold")
    assert m.state.pirates[0].gold == 10  # the supply had one left


@pytest.mark.rule("crique", "12.cove-2", "12.cove-3", "R49")
def test_two_gold_for_each_lost_ring_and_only_those_come_back() -> None:
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1, sails=0, cannons=-1, crew=5), purse(0, gold=6))
    supply = m.state.gold
    pirate = m.state.pirates[0]
    assert pirate.rings == [1, 0, 1, 5]
    assert pirate.gold == 2
    assert supply == 124 - 2
    assert asked(m) == (0, "gift")


@pytest.mark.rule("crique", "12.cove-4", "R48")
def test_affordability_is_judged_before_the_gift() -> None:
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1), purse(0, gold=2))
    assert asked(m) == (0, "gift")
    assert m.state.pirates[0].gold == 0
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1), purse(0, gold=1))
    assert m.state.month == 2
    assert not told(m, "gift")


@pytest.mark.rule("crique", "12.cove-5", "R48")
def test_who_cannot_pay_is_repaired_free_without_gift_and_keeps_his_gold() -> None:
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1, crew=-1), purse(0, gold=3))
    pirate = m.state.pirates[0]
    assert pirate.rings[0] == pirate.rings[3] == 1
    assert (pirate.gold, pirate.hand) == (3, [])
    assert not told(m, "gift")


@pytest.mark.rule("crique", "12.cove-6", "R48")
def test_option_pay_what_you_can() -> None:
    damage = rings(0, hull=-1, crew=-1)
    m = ashore([7, 1, 1], *POOR, damage, purse(0, gold=3), cove_pay_what_you_can=True)
    pirate = m.state.pirates[0]
    assert pirate.rings[0] == pirate.rings[3] == 1
    assert (pirate.gold, pirate.hand) == (0, [])
    assert m.state.gold == 124


@pytest.mark.rule("crique", "12.cove-7")
def test_a_whole_ship_owes_nothing_and_takes_the_gift() -> None:
    m = ashore([7, 1, 1], *POOR, rings(0, hull=0), purse(0, gold=0))
    assert asked(m) == (0, "gift")
    assert m.state.pirates[0].rings[0] == 0
    assert not told(m, "repaired")


@pytest.mark.rule("crique", "12.cove-8", "R50")
def test_the_cove_comes_last_fastest_first_sails_counted_after_repair() -> None:
    m = ashore([7, 7, 6], purse(2, chests=1), rings(0, sails=-1), rings(1, sails=0))
    assert asked(m) == (2, "island")
    go(m, "p2 pass")
    assert m.state.order == [2, 0, 1]  # in the cove 5 after repair, against 4
    faster = ashore([7, 7, 6], purse(2, chests=1), rings(0, sails=-1), rings(1, sails=2))
    assert faster.state.order == [2, 1, 0]  # 5 after repair, against 6


@pytest.mark.rule("crique", "12.tavern-1", "13.2")
def test_nothing_to_buy_when_pile_and_discards_are_empty() -> None:
    def empty(s: State) -> None:
        s.pirates[2].hand = s.tavern
        s.tavern = []

    m = ashore([1, 2, 2], *POOR, empty)
    assert asked(m) == (2, "island")  # p0, on Tavern Island with 9 gold, had nothing to buy
    with pytest.raises(IllegalChoice):
        m.choose(0, "buy-card")


@pytest.mark.rule("crique", "15.1", "15.6", "16.shipowner")
def test_what_can_be_done_ashore_is_done_in_any_order() -> None:
    m = ashore([1, 2, 2], *POOR, hand(0, "shipowner", "mastercraft"), craft(0, "hull", 1), parrot(0, "flint"))
    assert {line.split()[0] for line in offered(m)} == {"pass", "buy-card", "mend", "mastercraft", "play"}
    go(m, "p0 play shipowner crew", "p0 mend hull", "p0 buy-card", "p0 mastercraft sails", "p0 pass")
    pirate = m.state.pirates[0]
    assert pirate.rings == [1, 5, 1, 2]
    assert pirate.crafts == [0, 2, 0, 0]
    assert pirate.gold == 9 - 1 - 2
    assert m.state.discard == [CARD["shipowner"], CARD["mastercraft"]]
