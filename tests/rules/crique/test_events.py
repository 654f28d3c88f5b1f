"""16 Events: what each does, and when it may not be played."""

from __future__ import annotations

import pytest

from flibuste.games.crique.box import CARD, ISLANDS
from flibuste.games.crique.state import (
    AFTER_TREASURES,
    BATTLES,
    BEFORE_SAILING,
    BLACK_SHIPS,
    LEAVE_WINDOW,
    MARQUE_WINDOW,
    NAVY_WINDOW,
    PLUNDER,
    SAILING,
    State,
)
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from .kit import (
    ashore,
    asked,
    battle,
    black,
    go,
    hand,
    navy,
    offered,
    purse,
    rings,
    stage,
    told,
    treasure,
    until,
)

POOR = (purse(1, gold=0), purse(2, gold=0))


def seated(s: State) -> None:
    s.seating.sort()


#: every event, and the one step at which it can be played
MOMENT = {
    "piracy": AFTER_TREASURES,
    "treasure-map": AFTER_TREASURES,
    "lookout": BEFORE_SAILING,
    "royal-navy": NAVY_WINDOW,
    "letter-of-marque": MARQUE_WINDOW,
    "french-leave": LEAVE_WINDOW,
}


@pytest.mark.rule("crique", "16.piracy-1", "16.lookout-1", "16.marque-1", "16.navy-1", "16.map-1", "17.1")
@pytest.mark.parametrize("card", MOMENT)
@pytest.mark.parametrize("step", sorted({*MOMENT.values(), SAILING, BATTLES, PLUNDER}))
def test_an_event_is_played_at_its_moment_only(card: str, step: int) -> None:
    afloat = navy(4, by=1) if card == "letter-of-marque" else seated
    m = stage(step, [1, 2, 3], *POOR, hand(0, card), afloat)
    offered = [str(o) for decision in m.pending.values() for o in decision.options]
    now = any(line.startswith(f"play {card}") for line in offered) and m.state.step == step
    assert now == (step == MOMENT[card])


@pytest.mark.rule("crique", "16.french-leave-2", "16.french-leave-1", "R10")
def test_french_leave_to_a_free_island_or_treasure_island() -> None:
    m = stage(
        LEAVE_WINDOW, [1, 2, 6], *POOR, hand(0, "french-leave"), black(3, "hook"), navy(4, by=2), seated
    )
    lines = offered(m)
    assert lines == ["pass", "play french-leave treasure-island"]  # 5 has the other black ship
    m = stage(LEAVE_WINDOW, [1, 2, 6, 6], hand(0, "french-leave"), black(3, "hook"), navy(4, by=2))
    assert offered(m)[1:] == ["play french-leave crew-island", "play french-leave treasure-island"]
    go(m, "p0 play french-leave crew-island")
    assert m.state.pirates[0].island == 5
    assert m.state.discard == [CARD["french-leave"]]


@pytest.mark.rule("crique", "16.french-leave-1", "7.9")
def test_french_leave_even_after_the_navy() -> None:
    m = stage(NAVY_WINDOW, [1, 2, 3, 4], hand(0, "french-leave"), hand(1, "royal-navy"))
    go(m, "p1 play royal-navy tavern-island", "p0 play french-leave treasure-island")
    assert m.state.pirates[0].island == 6
    assert not told(m, "battle")


@pytest.mark.rule("crique", "16.french-leave-3")
def test_french_leave_cancels_piracy_on_its_owner() -> None:
    m = stage(
        LEAVE_WINDOW,
        [1, 2, 3, 4],
        hand(0, "french-leave"),
        lambda s: setattr(s.pirates[0], "taxed_by", 2),
        treasure(1, 3, 4, 3, 1),
    )
    go(m, "p0 play french-leave treasure-island")
    assert m.state.pirates[0].taxed_by == -1
    m = stage(
        LEAVE_WINDOW, [1, 2, 3], hand(1, "french-leave"), lambda s: setattr(s.pirates[1], "taxed_by", 0)
    )
    go(m, "p1 play french-leave treasure-island")
    assert told(m, "shaken-off") == [{"who": "p1", "by": "p0"}]


@pytest.mark.rule("crique", "16.piracy-1")
def test_piracy_names_one_other_player() -> None:
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "piracy"))
    assert offered(m) == ["pass", "play piracy p0", "play piracy p2"]
    go(m, "p1 play piracy p2")
    assert m.state.pirates[2].taxed_by == 1
    assert m.state.step == SAILING
    with pytest.raises(IllegalChoice):
        m.choose(1, "play piracy p0")


@pytest.mark.rule("crique", "16.piracy-2")
def test_every_seat_can_levy_piracy() -> None:
    m = stage(
        PLUNDER, [6, 2, 6], *POOR, lambda s: setattr(s.pirates[1], "taxed_by", 0), treasure(2, 3, 5, 4, 1)
    )
    assert [entry["by"] for entry in told(m, "taxed")] == ["p0"]
    assert m.state.pirates[0].gold == 9 + 3


@pytest.mark.rule("crique", "16.piracy-2", "16.piracy-3", "R13")
def test_piracy_takes_half_of_each_kind_rounded_for_the_taxer() -> None:
    tax = lambda s: setattr(s.pirates[0], "taxed_by", 1)  # noqa: E731
    m = stage(PLUNDER, [2, 6, 6], *POOR, tax, treasure(2, 3, 5, 4, 1))
    victim, taxer = m.state.pirates[0], m.state.pirates[1]
    assert (victim.fame, victim.gold, victim.chests, len(victim.hand)) == (1, 9 + 2, 2, 0)
    assert (taxer.fame, taxer.gold, taxer.chests, len(taxer.hand)) == (2, 3, 2, 1)
    assert [told_to for key, _, told_to, _ in m.table.told if key == "drawn"] == [(1,)]
    assert told(m, "taxed") == [{"who": "p0", "by": "p1", "fame": 2, "gold": 3, "chests": 2, "cards": 1}]
    even = stage(PLUNDER, [2, 6, 6], *POOR, tax, treasure(2, 2, 4, 1, 2))
    victim, taxer = even.state.pirates[0], even.state.pirates[1]
    assert (victim.fame, victim.gold, victim.chests, len(victim.hand)) == (1, 9 + 2, 0, 1)
    assert (taxer.fame, taxer.gold, taxer.chests, len(taxer.hand)) == (1, 2, 1, 1)


@pytest.mark.rule("crique", "16.piracy-4", "R13")
def test_piracy_takes_half_of_the_fame_of_burying() -> None:
    m = ashore([6, 2, 2], *POOR, lambda s: setattr(s.pirates[0], "taxed_by", 1), purse(0, chests=4, gold=6))
    go(m, "p0 bury-chests 3")
    assert [pirate.fame for pirate in m.state.pirates] == [1, 2, 0]
    go(m, "p0 bury-gold 2")  # five in all: three for the taxer
    assert [pirate.fame for pirate in m.state.pirates] == [2, 3, 0]
    m = ashore([6, 2, 2], *POOR, lambda s: setattr(s.pirates[0], "taxed_by", 1), purse(0, chests=1, gold=3))
    go(m, "p0 bury-chests 1", "p0 bury-gold 1")  # half of the two together, not of each
    assert [pirate.fame for pirate in m.state.pirates] == [1, 1, 0]
    levied = purse(0, gold=0), purse(1, chests=2), lambda s: setattr(s.pirates[1], "taxed_by", 0)
    by_the_first = ashore([2, 6, 6], *levied)
    go(by_the_first, "p1 bury-chests 2")
    assert [pirate.fame for pirate in by_the_first.state.pirates] == [1, 1, 0]


@pytest.mark.rule("crique", "16.piracy-5", "R13")
def test_piracy_takes_no_battle_fame() -> None:
    m = battle(
        [1, 1, 7], lambda s: setattr(s.pirates[0], "taxed_by", 2), treasure(1, 0, 2, 2, 0), dice=[5, 5]
    )
    go(m, "p0 fire p1 hull")
    assert [pirate.fame for pirate in m.state.pirates] == [1, 0, 0]
    prize = battle([1, 2, 7], lambda s: setattr(s.pirates[0], "taxed_by", 2), black(1, "cacafuego"), dice=[5])
    assert prize.state.pirates[0].tally[2] == 5
    assert prize.state.pirates[2].tally[2] == 0


@pytest.mark.rule("crique", "16.piracy-2", "16.map-2", "R59")
def test_piracy_taxes_chests_after_the_map_doubled_them() -> None:
    def both(s: State) -> None:
        s.pirates[0].taxed_by = 1
        s.pirates[0].map = 2

    m = stage(PLUNDER, [2, 6, 6], *POOR, both, treasure(2, 0, 6, 3, 0))
    assert [pirate.chests for pirate in m.state.pirates[:2]] == [3, 3]


@pytest.mark.rule("crique", "16.lookout-2", "R12")
def test_lookout_names_who_sails_first_then_openly_clockwise() -> None:
    def seating(s: State) -> None:
        s.seating[:] = [3, 1, 0, 2]

    m = stage(BEFORE_SAILING, [7, 7, 7, 7], hand(2, "lookout"), seating)
    assert offered(m) == ["pass", *(f"play lookout p{seat}" for seat in range(4))]
    go(m, "p2 play lookout p0")
    seen = []
    for island in ("hull-island", "hull-island", "crew-island", "sail-island"):
        seat, kind = asked(m)
        assert kind == "sail"
        assert m.pending[seat].rule == "16.lookout-2"
        m.choose(seat, f"sail {island}")
        seen.append(seat)
        if len(seen) < 4:
            assert m.view(asked(m)[0])["pirates"][seat]["island"] == island
    assert seen == [0, 2, 3, 1]


@pytest.mark.rule("crique", "16.shipowner", "R47")
@pytest.mark.parametrize("place", [1, 4, 6, 7])
def test_shipowner_raises_one_section_free_from_anywhere(place: int) -> None:
    m = ashore([place, 3, 3], *POOR, hand(0, "shipowner"), rings(0, hull=7), purse(0, gold=0))
    until(m, lambda s: s.island == place)
    if asked(m)[1] == "gift":
        go(m, "p0 gift two-cards")
    plays = [line for line in offered(m) if line.startswith("play")]
    assert plays == [f"play shipowner {section}" for section in ("sails", "cannons", "crew")]  # hull is full
    go(m, "p0 play shipowner cannons")
    assert m.state.pirates[0].rings[2] == 2
    assert m.state.pirates[0].gold == 0


@pytest.mark.rule("crique", "16.shipowner")
def test_shipowner_may_not_be_played_before_phase_five() -> None:
    for step in (AFTER_TREASURES, NAVY_WINDOW, BATTLES):
        m = stage(step, [1, 1, 3], hand(0, "shipowner"))
        assert "shipowner" not in str([d.options for d in m.pending.values()])


@pytest.mark.rule("crique", "16.marque-1", "R08")
def test_a_letter_answers_the_navy_only() -> None:
    quiet = stage(NAVY_WINDOW, [1, 2, 3], hand(0, "letter-of-marque"))
    assert quiet.state.step > MARQUE_WINDOW
    m = stage(NAVY_WINDOW, [1, 2, 3], hand(0, "letter-of-marque"), hand(1, "royal-navy"))
    go(m, "p1 play royal-navy tavern-island")
    assert asked(m) == (0, "window-marque")


@pytest.mark.rule("crique", "16.marque-2", "R08")
def test_a_letter_sends_the_navy_elsewhere_under_its_player() -> None:
    m = stage(MARQUE_WINDOW, [1, 2, 3], hand(0, "letter-of-marque"), navy(1, by=1))
    assert offered(m)[1:] == [f"play letter-of-marque {ISLANDS[island]}" for island in (2, 3, 4, 5)]
    go(m, "p0 play letter-of-marque hull-island")
    assert (m.state.navy, m.state.navy_by) == (2, 0)
    assert asked(m) == (0, "navy-fire")


@pytest.mark.rule("crique", "16.navy-1", "16.navy-2")
def test_the_navy_is_sent_to_an_outer_island() -> None:
    m = stage(NAVY_WINDOW, [1, 6, 7], hand(2, "royal-navy"))
    assert offered(m)[1:] == [f"play royal-navy {ISLANDS[island]}" for island in (1, 2, 3, 4, 5)]
    go(m, "p2 play royal-navy tavern-island")
    assert told(m, "battle")[0]["players"] == ["p0"]
    assert asked(m) == (2, "navy-fire")


@pytest.mark.rule("crique", "16.navy-3", "R06")
def test_the_navy_may_be_sent_where_nobody_is() -> None:
    m = stage(NAVY_WINDOW, [1, 6, 6], hand(2, "royal-navy"))
    go(m, "p2 play royal-navy hull-island")
    assert not told(m, "battle")


@pytest.mark.rule("crique", "16.navy-4", "R07")
def test_no_second_navy_card_while_it_is_out() -> None:
    m = stage(NAVY_WINDOW, [1, 2, 3], seated, hand(0, "royal-navy"), hand(1, "royal-navy"))
    go(m, "p0 play royal-navy cannon-island")
    assert m.state.step > NAVY_WINDOW
    assert CARD["royal-navy"] in m.state.pirates[1].hand
    assert len(told(m, "event")) == 1
    assert not told(m, "forced")  # who has nothing to play is not asked, and nobody reads that they passed


@pytest.mark.rule("crique", "16.map-1")
def test_a_die_marks_the_map_and_a_six_is_rolled_again() -> None:
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(0, "treasure-map"), dice=[6, 6, 3])
    assert offered(m) == ["pass", "play treasure-map"]
    go(m, "p0 play treasure-map")
    assert m.state.pirates[0].map == 3
    assert m.view(1)["islands"][2]["maps"] == ["p0"]
    assert told(m, "map")[0]["island"] == "sail-island"


def with_map(island: int, places: list[int]) -> Match:
    return stage(
        PLUNDER, places, *POOR, lambda s: setattr(s.pirates[0], "map", island), treasure(island, 2, 6, 4, 0)
    )


@pytest.mark.rule("crique", "16.map-2")
def test_the_maps_owner_takes_twice_the_chests_and_nothing_else_double() -> None:
    pirate = with_map(4, [4, 6, 6]).state.pirates[0]
    assert (pirate.fame, pirate.gold, pirate.chests) == (2, 15, 8)
    marked = lambda s: setattr(s.pirates[0], "map", 4)  # noqa: E731
    elsewhere = stage(PLUNDER, [2, 6, 6], *POOR, marked, treasure(2, 0, 6, 3, 0)).state.pirates[0]
    assert elsewhere.chests == 3


@pytest.mark.rule("crique", "16.map-3", "1.7", "R14")
def test_others_take_the_plain_card_and_the_marker_is_no_chest() -> None:
    m = with_map(4, [6, 4, 7])
    assert m.state.pirates[1].chests == 4
    assert m.state.chests + sum(pirate.chests for pirate in m.state.pirates) == 50


@pytest.mark.rule("crique", "16.map-4", "R14")
def test_the_supply_limits_doubled_chests() -> None:
    def few(s: State) -> None:
        s.pirates[0].map = 4
        s.pirates[2].chests, s.chests = 45, 5

    m = stage(PLUNDER, [4, 6, 6], *POOR, few, treasure(4, 2, 6, 4, 0))
    assert m.state.pirates[0].chests == 5
    assert m.state.chests == 0


@pytest.mark.rule("crique", "2.16", "16.piracy-2", "16.map-2")
def test_piracy_and_maps_last_one_month() -> None:
    def both(s: State) -> None:
        s.pirates[0].taxed_by = 1
        s.pirates[0].map = 2

    m = ashore([7, 7, 7], both)
    until(m, lambda s: s.month == 2)
    assert m.state.pirates[0].taxed_by == -1
    assert m.state.pirates[0].map == 0
    m = ashore([6, 2, 2], *POOR, purse(0, gold=0, chests=1))
    go(m, "p0 bury-chests 1")
    assert m.state.month == 2
    assert m.state.pirates[0].buried == 0  # what a levy halves is this month's burying alone


@pytest.mark.rule("crique", "16.french-leave-2", "21.two-players")
def test_the_neutral_ship_takes_an_island_too() -> None:
    def neutral(s: State) -> None:
        s.neutral = 4

    m = stage(
        LEAVE_WINDOW, [1, 2], hand(0, "french-leave"), neutral, black(3, "hook"), seated, two_players=True
    )
    assert offered(m) == ["pass", "play french-leave treasure-island"]  # 5 has the other black ship


@pytest.mark.rule("crique", "16.piracy-1", "16.lookout-1", "R66")
def test_one_levy_on_a_player_and_one_lookout_a_month() -> None:
    """An owner's box may hold more copies (20.1)."""
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "piracy"), lambda s: setattr(s.pirates[2], "taxed_by", 0))
    assert offered(m) == ["pass", "play piracy p0"]
    m = stage(BEFORE_SAILING, [7, 7, 7], hand(1, "lookout"), lambda s: setattr(s, "order", [2, 0, 1]))
    assert asked(m) == (2, "sail")
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "treasure-map"), lambda s: setattr(s.pirates[1], "map", 2))
    assert {decision.kind for decision in m.pending.values()} == {"sail"}
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "treasure-map"), lambda s: setattr(s.pirates[2], "map", 2))
    assert asked(m) == (1, "window-treasures")  # that of another player is no hindrance


@pytest.mark.rule("crique", "16.piracy-2", "16.map-2", "16.piracy-4")
@pytest.mark.parametrize(("taxer", "island", "buried"), [(1, 0, 0), (-1, 3, 0), (-1, 0, 2), (2, 4, 5)])
def test_piracy_and_map_are_for_one_month(taxer: int, island: int, buried: int) -> None:
    def marked(s: State) -> None:
        s.pirates[0].taxed_by, s.pirates[0].map, s.pirates[0].buried = taxer, island, buried

    m = stage(BLACK_SHIPS, [1, 2, 3], marked)
    assert m.state.month == 2
    pirate = m.state.pirates[0]
    assert (pirate.taxed_by, pirate.map, pirate.buried) == (-1, 0, 0)
