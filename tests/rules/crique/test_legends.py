"""19 Legends and the Royal Navy."""

from __future__ import annotations

import pytest

from flibuste.games.crique.box import LEGEND, LEGEND_CARDS
from flibuste.games.crique.state import EFFECTS, ROUNDS, SAILING, Battle, State
from flibuste.kernel.match import Match

from .kit import (
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
    told,
    treasure,
    until,
)

ARMED = ["blackbeard", "flying-dutchman", "hook", "bonny-read"]


def hulls(m: Match) -> list[int]:
    assert m.state.battle is not None
    return [foe.hull for foe in m.state.battle.foes]


def figures(word: str) -> tuple[int, int, int, int]:
    card = LEGEND_CARDS[LEGEND[word]]
    return card.dice, card.hull, card.sails, card.fame


def sink(m: Match, *lines: str) -> Match:
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 1
    return go(m, *lines)


@pytest.mark.rule("crique", "19.1", "19.2", "19.6")
@pytest.mark.parametrize("word", ARMED)
def test_a_legend_fires_one_volley_a_round_by_its_printed_figures(word: str) -> None:
    dice = figures(word)[0]
    m = battle([1, 2, 3], black(1, word), dice=[1] * dice + [1, 1] + [1] * dice)
    volleys = told(m, "volley")
    assert [volley["who"] for volley in volleys] == [word]
    assert volleys[0]["dice"] == [1] * dice
    assert hulls(m) == [figures(word)[1]]
    go(m, f"p0 fire {word} hull")
    assert [volley["who"] for volley in told(m, "volley")] == [word, "p0", word]


@pytest.mark.rule("crique", "19.1")
def test_its_sails_place_it_in_the_order_ties_by_die() -> None:
    fast = battle([1, 2, 3], black(1, "flying-dutchman"), parrot(0, "trelawney"))
    assert fast.state.battle is not None
    assert fast.state.battle.order == [0, -1]
    level = (parrot(0, "trelawney"), rings(0, sails=0))  # 24, as Blackbeard
    tied = battle([1, 2, 3], black(1, "blackbeard"), *level, dice=[3, 5, 1, 1])
    assert told(tied, "tie")[0]["dice"] == [3, 5]


@pytest.mark.rule("crique", "19.3")
@pytest.mark.parametrize("word", ARMED)
def test_only_its_hull_can_be_aimed_at(word: str) -> None:
    m = battle([1, 2, 3], black(1, word), dice=[1] * figures(word)[0])
    assert offered(m) == [f"fire {word} hull", "flee"]


@pytest.mark.rule("crique", "19.4")
def test_at_hull_zero_it_is_sunk_at_once() -> None:
    m = battle([1, 1, 3], black(1, "hook"), rings(0, hull=3), dice=[4, 4, 4, 5, 5])
    sink(m, "p0 fire hook hull")
    assert m.state.black[0].legend == 0
    assert m.state.sunk == [LEGEND["hook"]]
    assert hulls(m) == [0]
    assert offered(m)[0] == "fire p0 hull"


@pytest.mark.rule("crique", "19.4", "8.4")
def test_sunk_before_its_turn_it_does_not_fire() -> None:
    m = battle([1, 1, 3], black(1, "hook"), parrot(0, "trelawney"), dice=[5, 5])
    sink(m, "p0 fire hook hull")
    assert asked(m) == (1, "turn")  # Hook would have come in between
    assert [volley["who"] for volley in told(m, "volley")] == ["p0"]


@pytest.mark.rule("crique", "19.10")
def test_a_sunk_foe_pays_once_however_long_the_battle_goes_on() -> None:
    m = battle([1, 1, 1], black(1, "hook"), parrot(0, "trelawney"), dice=[5, 5, 5, 5])
    sink(m, "p0 fire hook hull")
    go(m, "p1 fire p2 hull")
    assert m.state.pirates[2].island == 7
    assert [pirate.tally[2] for pirate in m.state.pirates] == [1, 1, 1]
    assert m.state.sunk == [LEGEND["hook"]]
    assert len(told(m, "sunk")) == 1


@pytest.mark.rule("crique", "19.5")
def test_a_survivor_is_whole_again_after_the_battle() -> None:
    m = battle([1, 2, 3, 4], black(1, "hook"), dice=[4, 4, 4, 5, 5, 4, 4, 4, 2, 4, 4, 4])
    go(m, "p0 fire hook hull")
    assert hulls(m) == [3]
    go(m, "p0 flee")
    until(m, lambda s: s.month == 2 and s.step == SAILING)
    assert m.state.black[0].legend == LEGEND["hook"]
    go(m, "p0 sail hull-island", "p1 sail tavern-island", "p2 sail sail-island", "p3 sail crew-island")
    assert hulls(m) == [5]


@pytest.mark.rule("crique", "19.6")
def test_a_legends_roll_asks_nobody() -> None:
    m = battle([1, 1, 3], black(1, "blackbeard"), rings(0, cannons=4), dice=[1] * 6)
    assert len(told(m, "volley")) == 1
    assert len(m.journal) == 0


@pytest.mark.rule("crique", "19.7", "19.navy-2", "R63")
def test_the_navy_is_commanded_by_who_sent_it_wherever_he_is() -> None:
    m = battle([1, 1, 7], navy(1, by=2), dice=[5, 1, 1, 1])
    assert asked(m) == (2, "navy-fire")
    assert len(offered(m)) == 8
    go(m, "p2 fire p1 cannons")
    assert m.state.pirates[1].rings[2] == 0
    left = battle([1, 1, 7], navy(1, by=0), dice=[1, 1, 1, 1, 2, 1, 1])
    go(left, "p0 fire p1 hull", "p0 flee", "p1 fire navy hull")
    assert asked(left) == (0, "navy-fire")  # it keeps command after its own ship has left


@pytest.mark.rule("crique", "19.8")
def test_nobody_plays_cards_for_a_legend_but_cards_reach_it() -> None:
    m = battle([1, 7, 7], black(1, "hook"), hand(1, "smoke"), hand(2, "grapeshot"), dice=[4, 4, 4])
    assert asked(m) == (0, "turn")  # p1 and p2 are not in the battle and are not asked
    fair = [4, 4, 4, 3, 4, 4, 4, 4]
    shot = battle([1, 7, 7], black(1, "hook"), hand(0, "grapeshot"), rings(0, cannons=4), dice=fair)
    go(shot, "p0 play grapeshot")
    assert hulls(shot) == [3]


@pytest.mark.rule("crique", "19.9")
def test_legend_and_navy_never_fight_each_other_nor_flee() -> None:
    m = battle([1, 7, 7], black(1, "hook"), navy(1, by=1), rings(0, hull=7), dice=[1] * 4 + [4] * 3)
    go(m, "p1 fire p0 crew")
    for volley in told(m, "volley"):
        assert volley["target"] == "p0"
    for _ in range(3):
        if m.state.battle is None:
            break
        assert len([foe for foe in m.state.battle.foes if foe.hull > 0]) == 2
        seat, kind = asked(m)
        assert kind in ("turn", "navy-fire")
        m.choose(seat, offered(m)[0])
    keys = [entry[1]["who"] for entry in m.table.told if entry[0] == "fled"]
    assert not {"hook", "navy"} & set(keys)


@pytest.mark.rule("crique", "19.10", "10.1")
@pytest.mark.parametrize(("word", "share"), [("hook", 1), ("blackbeard", 3), ("flying-dutchman", 3)])
def test_a_sunk_legends_fame_is_shared_rounded_down(word: str, share: int) -> None:
    m = battle([1, 1, 3], black(1, word), parrot(0, "trelawney"), rings(0, sails=5), dice=[5, 5])
    sink(m, f"p0 fire {word} hull")
    assert [pirate.tally[2] for pirate in m.state.pirates] == [share, share, 0]


@pytest.mark.rule("crique", "19.11", "R35")
def test_targets_are_chosen_anew_by_current_rings() -> None:
    crews = (rings(0, crew=2), rings(1, crew=1))
    m = battle(
        [1, 1, 3], black(1, "flying-dutchman"), *crews, dice=[5, 1, 1, 1, 1, 1, 1, 1, 3, 5, 1, 1, 1, 1]
    )
    assert told(m, "volley")[0]["target"] == "p0"
    go(m, "p0 fire flying-dutchman hull", "p1 fire flying-dutchman hull")
    # both crews are 2 now: a die decides
    assert [roll["dice"] for roll in told(m, "tie")] == [[3, 5]]
    assert told(m, "volley")[3]["target"] == "p1"


@pytest.mark.rule("crique", "19.blackbeard-1")
def test_blackbeard() -> None:
    assert figures("blackbeard") == (6, 8, 24, 6)
    m = battle([1, 2, 3], black(1, "blackbeard"), dice=[5, 1, 1, 1, 1, 1])
    assert m.state.pirates[0].rings == [0, 5, 1, 1]
    assert told(m, "volley")[0]["section"] == "hull"


@pytest.mark.rule("crique", "19.blackbeard-2", "R35")
def test_blackbeard_fires_at_most_cannons_not_most_dice() -> None:
    guns = (rings(0, cannons=1, crew=7), rings(1, cannons=2, crew=0), parrot(0, "long-john"))
    m = battle([1, 1, 3], black(1, "blackbeard"), *guns, dice=[1] * 6)
    assert told(m, "volley")[0]["target"] == "p1"


@pytest.mark.rule("crique", "19.dutchman-1", "19.dutchman-2")
def test_the_flying_dutchman() -> None:
    assert figures("flying-dutchman") == (4, 5, 16, 6)
    m = battle([1, 1, 3], black(1, "flying-dutchman"), rings(1, crew=4), dice=[6, 1, 1, 1])
    assert told(m, "volley")[0]["target"] == "p1"
    assert m.state.pirates[1].rings == [1, 4, 1, 3]


@pytest.mark.rule("crique", "19.dutchman-3", "R38")
def test_the_dutchman_regains_two_of_the_hull_lost_in_the_round() -> None:
    strong = rings(0, cannons=6, crew=6)
    miss = [1, 1, 1, 1]
    m = battle(
        [1, 2, 3],
        black(1, "flying-dutchman"),
        strong,
        dice=[*miss, 5, 5, 5, 1, 1, *miss, 5, 1, 1, 1, 1, *miss],
    )
    go(m, "p0 fire flying-dutchman hull")
    assert hulls(m) == [4]  # 5 - 3 + 2
    go(m, "p0 fire flying-dutchman hull")
    assert hulls(m) == [4]  # the one lost in this round comes back, the one lost before does not
    almost = battle([1, 2, 3], black(1, "flying-dutchman"), strong, dice=[*miss, 5, 5, 5, 5, 1, *miss])
    go(almost, "p0 fire flying-dutchman hull")
    assert hulls(almost) == [3]  # 5 - 4 + 2
    sunk = battle([1, 2, 3], black(1, "flying-dutchman"), strong, dice=[*miss, 5, 5, 5, 5, 5])
    go(sunk, "p0 fire flying-dutchman hull")
    assert sunk.state.battle is None
    assert sunk.state.pirates[0].tally[2] == 6


@pytest.mark.rule("crique", "19.dutchman-3", "19.4")
def test_a_sunk_dutchman_stays_down_while_the_navy_fights_on() -> None:
    m = battle(
        [1, 2, 3],
        black(1, "flying-dutchman"),
        navy(1, by=1),
        rings(0, hull=7, sails=7, cannons=6, crew=6),
        dice=[1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 1, 1, 1, 1],
    )
    go(m, "p1 fire p0 hull", "p0 fire flying-dutchman hull", "p1 fire p0 hull")
    assert hulls(m) == [0, 4]
    assert "fire flying-dutchman hull" not in offered(m)


@pytest.mark.rule("crique", "19.dutchman-3", "17.powder-1", "R38")
def test_the_dutchman_regains_powder_losses_of_the_round_too() -> None:
    m = battle(
        [1, 2, 3],
        black(1, "flying-dutchman"),
        hand(0, "powder-room"),
        rings(0, hull=5),
        dice=[1, 1, 1, 1, 5, 1, 1, 1, 1, 1],
    )
    go(m, "p0 play powder-room")
    assert hulls(m) == [5]  # 5 - 2 + 2


@pytest.mark.rule("crique", "19.hook-1", "19.hook-2")
def test_captain_hook() -> None:
    assert figures("hook") == (3, 5, 18, 3)
    m = battle([1, 1, 3], black(1, "hook"), rings(1, hull=3), dice=[5, 4, 4])
    assert told(m, "volley")[0]["target"] == "p1"
    assert m.state.pirates[1].rings == [2, 4, 1, 1]


@pytest.mark.rule("crique", "19.hook-3", "R37")
def test_hooks_misses_hit_the_others_clockwise_from_the_target() -> None:
    def order(s: State) -> None:
        s.seating[:] = [3, 0, 2, 1]

    m = battle([1, 1, 1, 1], black(1, "hook"), rings(0, hull=3), order, dice=[1, 3, 4])
    # target p0; clockwise after it p2 is 1, p1 is 2, p3 is 3; nobody is 4
    assert [pirate.rings[0] for pirate in m.state.pirates] == [3, 1, 0, 0]
    assert [stray["target"] for stray in told(m, "stray")] == ["p2", "p3"]
    first = battle([1, 1, 7], black(1, "hook"), rings(1, hull=3), dice=[1, 4, 4])
    assert [pirate.rings[0] for pirate in first.state.pirates[:2]] == [0, 3]
    five = battle([1, 1, 1, 1, 1], black(1, "hook"), rings(0, hull=3), dice=[4, 5, 6])
    last = five.state.seating[five.state.seating.index(0) - 1]
    assert five.state.pirates[last].rings[0] == 0
    assert five.state.pirates[0].rings[0] == 1


@pytest.mark.rule("crique", "19.hook-4", "R37")
def test_a_stray_does_not_get_through_smoke() -> None:
    m = battle([1, 1, 7], black(1, "hook"), rings(0, hull=3), hand(1, "smoke"), dice=[1, 1, 1])
    go(m, "p1 play smoke")
    assert m.state.pirates[1].rings[0] == 1
    assert not told(m, "stray")


@pytest.mark.rule("crique", "19.bonny-read-1")
def test_bonny_and_read_hit_every_section() -> None:
    assert figures("bonny-read") == (3, 5, 22, 6)
    m = battle([1, 2, 3], black(1, "bonny-read"), dice=[5, 1, 1])
    assert m.state.pirates[0].rings == [0, 4, 0, 0]


@pytest.mark.rule("crique", "19.bonny-read-2", "R35")
def test_bonny_and_read_fire_at_the_fastest_by_battle_speed() -> None:
    m = battle([1, 1, 3], black(1, "bonny-read"), hand(1, "fair-wind"), dice=[1, 1, 1])
    go(m, "p1 play fair-wind")
    assert told(m, "volley")[0]["target"] == "p1"


@pytest.mark.rule("crique", "19.cacafuego-1", "19.cacafuego-2", "R40")
def test_players_fight_over_the_cacafuego_and_the_last_one_takes_it() -> None:
    m = battle([1, 1, 3], black(1, "cacafuego"), treasure(1, 1, 2, 1, 0), dice=[5, 5, 4])
    assert m.view(0)["battle"]["foes"] == []
    assert offered(m)[0] == "fire p1 hull"
    assert "cacafuego" not in str(offered(m))
    go(m, "p0 fire p1 hull")
    assert told(m, "captured") == [{"who": "p0", "foe": "cacafuego", "fame": 4}]
    assert m.state.pirates[0].tally == [1, 1, 4, 0, 0, 0]


@pytest.mark.rule("crique", "19.cacafuego-2", "19.cacafuego-4")
def test_the_prize_is_taken_too_in_a_match_taken_up_again_amid_the_battle() -> None:
    def amid(s: State) -> None:
        none = [0] * 3
        s.battle = Battle(1, [0, 1], [], none, none.copy(), none.copy(), ROUNDS, 2, [0, 1])

    m = battle([1, 1, 3], black(1, "cacafuego"), treasure(1, 1, 2, 1, 0), amid, dice=[5, 5, 4])
    go(m, "p0 fire p1 hull")
    assert told(m, "captured") == [{"who": "p0", "foe": "cacafuego", "fame": 4}]
    assert m.state.black[0].legend == 0
    assert [entry["who"] for entry in told(m, "plunder")] == ["p0", "p2"]


@pytest.mark.rule("crique", "19.cacafuego-3")
def test_alone_one_takes_the_cacafuego_without_a_fight() -> None:
    m = battle([1, 2, 3], black(1, "cacafuego"), dice=[6])
    assert not told(m, "battle")
    assert m.state.pirates[0].tally[2] == 6
    nobody = battle([4, 2, 3], black(1, "cacafuego"))
    assert not told(nobody, "captured")
    assert nobody.state.black[0].legend == LEGEND["cacafuego"]


@pytest.mark.rule("crique", "19.cacafuego-4", "R40")
def test_the_captor_rolls_then_plunders_and_the_card_is_replaced() -> None:
    m = battle([1, 2, 3, 4], black(1, "cacafuego"), treasure(1, 1, 2, 1, 0), dice=[3])
    assert m.state.pirates[0].fame == 4
    assert m.state.sunk == [LEGEND["cacafuego"]]
    assert told(m, "plunder")[0]["who"] == "p0"
    until(m, lambda s: s.month == 2)
    assert m.state.black[0].legend not in (0, LEGEND["cacafuego"])


@pytest.mark.rule("crique", "19.cacafuego-5", "R41")
def test_on_treasure_island_the_fastest_takes_it() -> None:
    m = battle([6, 6, 6], black(6, "cacafuego"), rings(2, sails=7), dice=[2])
    assert told(m, "captured")[0]["who"] == "p2"
    assert m.state.step == EFFECTS


@pytest.mark.rule("crique", "19.navy-1", "16.navy-2")
def test_the_royal_navy() -> None:
    assert figures("navy") == (4, 4, 20, 4)
    m = battle([1, 2, 3], navy(1, by=1), dice=[1, 1, 1, 1, 5, 5])
    assert hulls(m) == [4]
    go(m, "p1 fire p0 hull")
    assert len(told(m, "volley")[0]["dice"]) == 4
    sink(m, "p0 fire navy hull")
    assert m.state.pirates[0].tally[2] == 4
    assert m.state.navy == 0
    assert LEGEND["navy"] not in m.state.sunk  # it is no card of the legends' deck


@pytest.mark.rule("crique", "19.navy-2", "R36")
def test_the_navys_commander_chooses_at_each_volley() -> None:
    m = battle([1, 1, 3], navy(1, by=2), dice=[1] * 12)
    go(m, "p2 fire p0 sails", "p0 fire navy hull", "p1 fire navy hull", "p2 fire p1 crew")
    volleys = [volley for volley in told(m, "volley") if volley["who"] == "navy"]
    assert [(volley["target"], volley["section"]) for volley in volleys] == [("p0", "sails"), ("p1", "crew")]


@pytest.mark.rule("crique", "19.navy-3", "R36")
def test_the_commander_may_not_spare_his_own_ship_alone() -> None:
    m = battle([1, 2, 3], navy(1, by=0))
    assert asked(m) == (0, "navy-fire")
    assert offered(m) == [f"fire p0 {section}" for section in ("hull", "sails", "cannons", "crew")]


@pytest.mark.rule("crique", "1.3", "19.5")
def test_legends_come_back_from_the_discards() -> None:
    m = battle([1, 2, 3], black(1, "hook"), purse(0, fame=0), dice=[4, 4, 4, 5, 5])
    sink(m, "p0 fire hook hull")
    skip_to(m, 12)
    until(m, lambda s: s.month == 2)
    assert len(m.state.legends) + len(m.state.sunk) + 2 == 5
