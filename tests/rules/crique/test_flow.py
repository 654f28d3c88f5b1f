"""6 Compass order, 7 The month."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.games.crique.box import ISLANDS, LEGEND, LOOT, VALUES
from flibuste.games.crique.rules.ships import value
from flibuste.games.crique.state import (
    AFTER_TREASURES,
    BLACK_SHIPS,
    EFFECTS,
    LEAVE_WINDOW,
    PLUNDER,
    SAILING,
    TREASURES,
    State,
)
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from .kit import (
    Edit,
    ashore,
    asked,
    battle,
    black,
    go,
    hand,
    navy,
    offered,
    parrot,
    purse,
    rings,
    skip_to,
    stage,
    told,
    treasure,
    until,
)


def sail(m: Match, *islands: int) -> Match:
    for seat, island in enumerate(islands):
        m.choose(seat, f"sail {ISLANDS[island]}")
    return m


@pytest.mark.rule("crique", "6.1", "7.10", "7.17", "R01")
def test_everything_goes_round_the_compass() -> None:
    m = battle([3, 3, 1, 1, 6], purse(4, chests=1))
    assert m.state.battle is not None
    assert m.state.battle.island == 1
    go(m, "p2 flee")
    assert m.state.battle is not None
    assert m.state.battle.island == 3
    go(m, "p0 flee")
    assert m.state.step == EFFECTS
    assert [entry["island"] for entry in told(m, "plunder")] == ["tavern-island", "sail-island"]
    visited: list[int] = []
    while m.state.step == EFFECTS:
        if not visited or visited[-1] != m.state.island:
            visited.append(m.state.island)
        seat, _ = asked(m)
        m.choose(seat, offered(m)[0])
    assert visited == [1, 3, 6, 7]
    assert (m.state.month, m.state.island) == (2, 0)  # nowhere yet


@pytest.mark.rule("crique", "7.1")
def test_six_phases_in_order() -> None:
    m = stage(TREASURES, [7, 7, 7, 7], hand(0, "piracy", "lookout", "royal-navy", "french-leave"))
    phases: list[str] = []
    while m.state.month == 1:
        phase = m.view(None)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        seat, decision = next(iter(m.pending.items()))
        m.choose(seat, decision.options[0])
    assert phases == ["treasures", "navigation", "battle", "effects"]
    told_keys = [entry[0] for entry in m.table.told]
    first = [told_keys.index(key) for key in ("month", "sailed", "battle", "plunder")]
    assert first == sorted(first)
    assert m.state.black[0].island == 6  # phase 6 has moved it
    assert m.state.step in (TREASURES, AFTER_TREASURES)


@pytest.mark.rule("crique", "7.2", "7.3")
def test_a_treasure_card_is_turned_on_each_outer_island() -> None:
    tops: list[int] = []

    def look(s: State) -> None:
        tops.extend(pile[-1] for pile in s.piles)

    m = stage(TREASURES, [7, 7, 7], look)
    assert m.state.shown == tops
    assert [len(pile) for pile in m.state.piles] == [11] * 5
    for seat in (None, 0, 1, 2):
        shown = [island["treasure"] for island in m.view(seat)["islands"][:5]]
        assert [tuple(card.values()) for card in shown] == [LOOT[card] for card in tops]


@pytest.mark.rule("crique", "7.4")
def test_the_window_after_treasures_goes_round_until_all_pass() -> None:
    m = stage(
        AFTER_TREASURES,
        [7, 7, 7],
        lambda s: s.seating.sort(),
        hand(0, "piracy"),
        hand(1, "treasure-map"),
    )
    assert asked(m) == (0, "window-treasures")
    go(m, "p0 pass")
    assert asked(m) == (1, "window-treasures")
    go(m, "p1 play treasure-map")
    assert asked(m) == (0, "window-treasures")  # who passed may still play once somebody played
    go(m, "p0 pass")
    assert m.state.step == SAILING
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "treasure-map", "piracy"))
    go(m, "p1 play treasure-map")
    assert asked(m) == (1, "window-treasures")  # all must pass in a row, who played too


@pytest.mark.rule("crique", "7.4", "7.9", "2.15", "R09", "R11")
def test_windows_start_with_the_start_player() -> None:
    def seating(s: State) -> None:
        s.seating[:] = [2, 0, 1]

    m = stage(AFTER_TREASURES, [7, 7, 7], seating, hand(0, "piracy"), hand(2, "treasure-map"))
    assert asked(m) == (2, "window-treasures")
    m = stage(LEAVE_WINDOW - 2, [1, 2, 3], seating, hand(0, "royal-navy"), hand(1, "royal-navy"))
    assert asked(m) == (0, "window-navy")


@pytest.mark.rule("crique", "7.5", "16.lookout-1")
def test_the_lookout_window_is_before_any_wheel_is_set() -> None:
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "lookout"))
    assert asked(m) == (1, "window-lookout")
    assert m.state.step < SAILING
    go(m, "p1 pass")
    assert set(m.pending) == {0, 1, 2}
    assert m.pending[0].kind == "sail"


@pytest.mark.rule("crique", "7.6", "7.7")
def test_wheels_are_secret_then_all_ships_move() -> None:
    m = stage(SAILING, [7, 7, 7, 7])
    before = m.view(3)
    go(m, "p1 sail hull-island", "p0 sail treasure-island", "p2 sail hull-island")
    assert m.view(3) == before
    assert [pirate.island for pirate in m.state.pirates] == [7, 7, 7, 7]
    go(m, "p3 sail crew-island")
    assert [entry["island"] for entry in told(m, "sailed")] == [
        "treasure-island",
        "hull-island",
        "hull-island",
        "crew-island",
    ]


@pytest.mark.rule("crique", "7.8", "9.3", "R64")
def test_the_wheel_has_six_islands_and_no_cove() -> None:
    m = stage(SAILING, [3, 7, 7])
    assert offered(m, 0) == [f"sail {ISLANDS[island]}" for island in (1, 2, 3, 4, 5, 6)]
    with pytest.raises(IllegalChoice):
        m.choose(0, "sail cove")
    sail(m, 3, 1, 2)
    assert told(m, "sailed")[0]["island"] == "sail-island"


@pytest.mark.rule("crique", "7.9", "16.french-leave-1", "R09")
def test_navy_then_letters_then_french_leave() -> None:
    m = stage(
        SAILING,
        [7, 7, 7],
        lambda s: s.seating.sort(),
        hand(0, "french-leave"),
        hand(1, "letter-of-marque"),
        hand(2, "royal-navy"),
    )
    sail(m, 1, 2, 3)
    assert asked(m) == (2, "window-navy")
    go(m, "p2 play royal-navy tavern-island")
    assert asked(m) == (1, "window-marque")
    go(m, "p1 play letter-of-marque hull-island")
    assert asked(m) == (0, "window-leave")
    go(m, "p0 play french-leave cannon-island")
    assert m.state.pirates[0].island == 4


@pytest.mark.rule("crique", "7.11")
def test_a_battle_needs_two_ships_of_which_one_is_a_players() -> None:
    alone = battle([1, 2, 3])
    assert not told(alone, "battle")
    two = battle([1, 1, 3])
    assert told(two, "battle")[0]["island"] == "tavern-island"
    legend = battle([1, 2, 3], black(1, "hook"))
    assert told(legend, "battle")[0]["players"] == ["p0"]
    nobody = battle([1, 2, 3], black(4, "hook"), navy(4, by=0))
    assert not told(nobody, "battle")
    unarmed = battle([1, 2, 3], black(1, "cacafuego"))
    assert not told(unarmed, "battle")


@pytest.mark.rule("crique", "7.12", "9.1")
def test_a_battle_on_treasure_island_needs_an_armed_legend() -> None:
    assert not told(battle([6, 6, 6]), "battle")
    assert not told(battle([6, 6, 6], black(6, "cacafuego"), dice=[3]), "battle")
    m = battle([6, 6, 1], black(6, "blackbeard"))
    assert told(m, "battle")[0]["island"] == "treasure-island"


@pytest.mark.rule("crique", "7.13", "7.14", "10.1")
def test_the_one_left_takes_the_treasure_card() -> None:
    m = stage(PLUNDER, [2, 7, 7], treasure(2, 3, 4, 3, 1))
    pirate = m.state.pirates[0]
    assert (pirate.fame, pirate.gold, pirate.chests, len(pirate.hand)) == (3, 13, 3, 1)
    assert m.state.shown[1] == 0
    assert pirate.tally[1] == 3


@pytest.mark.rule("crique", "7.15", "R44")
def test_plunder_is_limited_by_the_supply_and_lower_islands_come_first() -> None:
    def poor(s: State) -> None:
        s.pirates[2].gold += s.gold - 5
        s.pirates[2].chests += s.chests - 2
        s.gold, s.chests = 5, 2

    m = stage(PLUNDER, [3, 1, 7], treasure(1, 1, 3, 3, 1), treasure(3, 0, 6, 3, 0), poor)
    first, second = m.state.pirates[1], m.state.pirates[0]
    assert (first.gold, first.chests) == (9 + 3, 2)
    assert (second.gold, second.chests) == (9 + 2, 0)
    assert (m.state.gold, m.state.chests) == (0, 0)


@pytest.mark.rule("crique", "7.15", "13.2")
def test_discarded_tavern_cards_can_be_plundered() -> None:
    def one_left(s: State) -> None:
        s.discard += s.tavern[:-1]
        s.tavern[:-1] = []

    m = stage(PLUNDER, [2, 1, 7], treasure(2, 2, 4, 1, 2), treasure(1, 1, 2, 1, 0), one_left)
    assert told(m, "plunder")[1]["cards"] == 2


@pytest.mark.rule("crique", "7.15")
def test_tavern_cards_that_are_not_there_are_not_plundered() -> None:
    def last_card(s: State) -> None:
        s.pirates[2].hand += s.tavern[:-1]
        s.tavern[:-1] = []
        s.pirates[0].taxed_by = 1

    m = stage(PLUNDER, [2, 1, 7], treasure(2, 2, 4, 1, 2), treasure(1, 1, 2, 1, 0), last_card)
    assert told(m, "plunder")[1] == {
        "who": "p0",
        "island": "hull-island",
        "fame": 2,
        "gold": 4,
        "chests": 1,
        "cards": 1,
    }
    assert told(m, "taxed")[0]["cards"] == 1  # half of one, rounded up
    assert [len(pirate.hand) for pirate in m.state.pirates[:2]] == [0, 1]


@pytest.mark.rule("crique", "7.16", "7.28")
def test_what_nobody_takes_is_discarded() -> None:
    m = battle([1, 1, 7], dice=[6])
    go(m, "p0 flee")
    gone = len(m.state.gone)
    left = sum(1 for card in m.state.shown if card)
    assert left == 4
    until(m, lambda s: s.month == 2)
    assert len(m.state.gone) == gone + left
    routed = battle([1, 7, 7], black(1, "blackbeard"), dice=[6] * 6)
    assert routed.state.pirates[0].island == 7
    assert routed.state.shown[0]
    assert routed.state.pirates[0].fame == 0


@pytest.mark.rule("crique", "7.17", "9.1")
def test_each_uses_the_island_where_his_ship_lies() -> None:
    m = ashore([1, 2, 6, 3], purse(2, chests=1))
    seen: dict[int, set[str]] = {}
    while m.state.step == EFFECTS:
        seat, decision = next(iter(m.pending.items()))
        seen[seat] = {option[0] for option in decision.options}
        assert decision.about["island"] == ISLANDS[m.state.pirates[seat].island]
        m.choose(seat, "pass")
    assert seen == {
        0: {"pass", "buy-card"},
        1: {"pass", "raise"},
        2: {"pass", "bury-chests", "bury-gold", "refit"},
        3: {"pass", "raise"},
    }


@pytest.mark.rule("crique", "7.18")
def test_the_fastest_of_an_island_acts_first_in_battle_too() -> None:
    m = battle([1, 1, 1, 7], rings(2, sails=7))
    assert m.state.battle is not None
    assert m.state.battle.order == [2, 0, 1]


@pytest.mark.rule("crique", "7.18", "4.3")
def test_ashore_a_torn_sail_goes_after_one_at_its_start() -> None:
    for last, first in ((0, 1), (1, 0)):
        m = ashore(
            [6, 6, 7],
            rings(last, sails=0),
            rings(first, sails=1),
            purse(0, chests=1),
            purse(1, chests=1),
        )
        assert asked(m)[0] == first
        assert not told(m, "tie")


@pytest.mark.rule("crique", "7.19", "8.8", "R15")
def test_equals_roll_and_roll_again() -> None:
    m = battle([1, 1, 7], rings(0, sails=2), rings(1, sails=2), dice=[4, 4, 2, 5])
    assert m.state.battle is not None
    assert m.dice.scripted == 4
    rolls = told(m, "tie")
    assert [roll["dice"] for roll in rolls] == [[4, 4], [2, 5]]
    tied = [1, 0]  # listed as by_speed sorts them; the second rolled higher
    assert m.state.battle.order == [tied[1], tied[0]]


@pytest.mark.rule("crique", "7.18", "7.19")
def test_two_equals_roll_and_those_faster_or_slower_keep_their_place() -> None:
    def sails(*at: int) -> list[Edit]:
        return [rings(seat, sails=ring) for seat, ring in enumerate(at)]

    m = battle([1, 1, 1, 1], *sails(6, 2, 2, 0), dice=[3, 5])
    assert m.state.battle is not None
    (roll,) = told(m, "tie")
    higher = int(roll["who"][1][1:])  # the second rolled 5
    assert m.state.battle.order == [0, higher, 3 - higher, 3]


@pytest.mark.rule("crique", "7.19")
def test_three_equals_go_by_their_dice_and_those_still_level_roll_again() -> None:
    level = [rings(seat, sails=2) for seat in range(3)]
    m = battle([1, 1, 1], *level, dice=[3, 6, 1])
    assert m.state.battle is not None
    (roll,) = told(m, "tie")
    rolled = dict(zip(roll["who"], roll["dice"], strict=True))
    assert [rolled[f"p{seat}"] for seat in m.state.battle.order] == [6, 3, 1]
    again = battle([1, 1, 1], *level, dice=[2, 5, 5, 1, 4])
    assert again.state.battle is not None
    first, second = told(again, "tie")
    assert first["who"][0] == f"p{again.state.battle.order[2]}"  # the 2 comes last
    assert second["who"] == first["who"][1:]
    assert second["who"][1] == f"p{again.state.battle.order[0]}"  # the 4 beat the 1


@pytest.mark.rule("crique", "7.20")
def test_other_ties_are_rolled_too() -> None:
    m = battle([1, 1, 7], black(1, "blackbeard"), dice=[2, 6, 1, 1, 1, 1, 1, 1])
    volley = told(m, "volley")[0]
    assert volley["who"] == "blackbeard"
    assert told(m, "tie")[0]["dice"] == [2, 6]
    assert volley["target"] == "p1"


@pytest.mark.rule("crique", "7.21", "14.parrot-trelawney", "R16")
def test_a_parrot_counts_ashore_but_battle_cards_do_not() -> None:
    m = ashore([6, 6, 7], parrot(1, "trelawney"), purse(0, chests=1), purse(1, chests=1))
    assert asked(m)[0] == 1
    m = battle([6, 6, 7], black(6, "hook"), hand(1, "fair-wind"), dice=[4, 4, 4, 5, 1])
    go(m, "p1 play fair-wind")
    assert m.view(0)["pirates"][1]["speed"] == 8 + 6
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 1
    go(m, "p1 fire hook hull")
    assert m.state.battle is None
    assert m.state.order == [0, 1, 2]
    assert m.view(0)["pirates"][1]["speed"] == 8


@pytest.mark.rule("crique", "7.22", "9.3")
def test_black_ships_go_round_and_never_into_the_cove() -> None:
    m = stage(TREASURES, [7, 7, 7, 7], black(1, "hook"))
    route = [m.state.black[0].island]
    for month in range(2, 10):
        until(m, lambda s, month=month: s.month == month)  # type: ignore[misc]
        route.append(m.state.black[0].island)
    assert route == [1, 2, 3, 4, 5, 6, 1, 2, 3]


@pytest.mark.rule("crique", "7.23", "7.25", "R03")
def test_a_sunk_legend_is_replaced_and_its_ship_moves_on() -> None:
    m = battle([2, 7, 7, 7], black(2, "hook"), rings(0, sails=7), parrot(0, "trelawney"), dice=[5, 5])
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 2
    following = m.state.legends[-1]
    go(m, "p0 fire hook hull")
    assert m.state.black[0].legend == 0
    assert m.view(0)["black"][0]["legend"] is None
    until(m, lambda s: s.month == 2)
    assert m.state.black[0].legend == following
    assert m.state.black[0].island == 3
    assert told(m, "legend")[0]["island"] == "sail-island"  # where it is to be met


@pytest.mark.rule("crique", "7.24", "R03")
def test_two_black_ships_never_meet() -> None:
    m = flibuste.new("crique", seats=3, seed=2)
    while not m.over:
        one, two = (ship.island for ship in m.state.black)
        assert (one - two) % 6 == 3
        seat, decision = next(iter(m.pending.items()))
        m.choose(seat, decision.options[len(m.journal) % len(decision.options)])


@pytest.mark.rule("crique", "7.26", "R04")
def test_sunk_legends_are_reshuffled_when_the_pile_is_empty() -> None:
    sunk: list[int] = []

    def last(s: State) -> None:
        sunk[:] = s.sunk = [*s.legends, s.black[0].legend]
        s.legends = []
        s.black[0].legend = 0

    m = stage(BLACK_SHIPS, [7, 7, 7, 7], last)
    s = m.state
    assert s.sunk == []
    assert len(s.legends) == 4
    assert [*s.legends, s.black[0].legend] != sunk  # in another order
    assert sorted([*s.legends, s.black[0].legend]) == sorted(
        LEGEND[word] for word in ("blackbeard", "flying-dutchman", "hook", "bonny-read", "cacafuego")
    )


@pytest.mark.rule("crique", "7.27", "R51")
def test_the_hold_is_checked_in_phase_six_only() -> None:
    m = stage(PLUNDER, [2, 7, 7], purse(0, chests=5), treasure(2, 0, 6, 3, 0))
    assert m.state.pirates[0].chests == 8  # hull 5
    skip_to(m, BLACK_SHIPS)
    until(m, lambda s: s.month == 2)
    assert m.state.pirates[0].chests == 5
    lost = [entry.about["who"] for entry in m.story() if entry.key == "overloaded"]
    assert lost == ["p0"]  # nobody else, and not whose hold is just full


@pytest.mark.rule("crique", "7.27")
def test_a_hold_that_is_just_full_loses_nothing() -> None:
    m = stage(BLACK_SHIPS, [7, 7, 7], purse(0, chests=5))
    until(m, lambda s: s.month == 2)
    assert m.state.pirates[0].chests == 5
    assert "overloaded" not in {entry.key for entry in m.story()}


@pytest.mark.rule("crique", "7.29", "R05")
def test_the_navy_is_set_aside_in_phase_six() -> None:
    m = stage(BLACK_SHIPS, [7, 7, 7], navy(3, by=1))
    assert m.state.month == 2
    assert (m.state.navy, m.state.navy_by) == (0, -1)
    m = battle([1, 2, 7], navy(2, by=0), dice=[1, 1, 1, 1, 2])
    go(m, "p0 fire p1 hull", "p1 flee")
    assert m.state.step == EFFECTS
    assert m.state.navy == 2


@pytest.mark.rule("crique", "1.9")
def test_the_figure_beside_a_ring() -> None:
    m = stage(TREASURES, [7, 7, 7], rings(0, hull=0, sails=1, cannons=0, crew=-1))
    pirate = m.state.pirates[0]
    assert [value(m.state, pirate, section) for section in range(4)] == [
        VALUES[0][0],
        VALUES[1][1],
        VALUES[2][0],
        0,
    ]
    assert VALUES[0][0] > 0
