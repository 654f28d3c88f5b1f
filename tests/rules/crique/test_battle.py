"""8 Battle, 9 Havens. In these positions p0 is the fastest, then p1, p2, …; ships roll two dice."""

from __future__ import annotations

import pytest

from flibuste.games.crique.box import CARD
from flibuste.games.crique.state import EFFECTS, State
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from .kit import asked, battle, black, craft, go, hand, navy, offered, parrot, purse, rings, told


def order(m: Match) -> list[int]:
    s: State = m.state
    assert s.battle is not None
    return s.battle.order


@pytest.mark.rule("crique", "8.1", "19.8")
def test_all_ships_of_an_island_take_part() -> None:
    m = battle([2, 2, 1], black(2, "flying-dutchman"), navy(2, by=2), dice=[1, 1, 1, 1, 2, 3, 1, 1, 1, 1])
    b = m.state.battle
    assert b is not None
    assert b.players == [0, 1]
    assert [foe["id"] for foe in m.view(None)["battle"]["foes"]] == ["flying-dutchman", "navy"]
    go(m, "p2 fire p0 crew")  # the Navy fires first
    assert asked(m)[1] == "turn"
    assert "pass" not in offered(m)
    assert "flee" in offered(m)


@pytest.mark.rule("crique", "8.2")
def test_battle_cards_first_then_volley_rounds() -> None:
    m = battle([1, 1, 7], hand(1, "smoke"), dice=[1, 1, 1, 1])
    assert asked(m) == (1, "battle-card")
    go(m, "p1 pass")
    assert asked(m) == (0, "turn")
    go(m, "p0 fire p1 hull", "p1 fire p0 hull")
    assert m.state.battle is not None
    assert m.state.battle.round == 2
    assert asked(m) == (0, "turn")  # no second card phase


@pytest.mark.rule("crique", "7.10", "6.1")
def test_a_match_taken_up_again_amid_a_battle_fights_the_next_one_too() -> None:
    m = battle([1, 1, 2, 2], dice=[5, 6, 5, 6]).clone()
    go(m, "p0 fire p1 hull")
    assert asked(m) == (2, "turn")
    m = m.clone()
    go(m, "p2 fire p3 hull")
    assert [entry["island"] for entry in told(m, "battle")] == ["tavern-island", "hull-island"]
    assert m.state.pirates[3].island == 7


@pytest.mark.rule("crique", "8.3", "8.25")
def test_each_ship_fires_or_flees_from_fastest_to_slowest() -> None:
    m = battle([1, 1, 1], dice=[1, 1, 1, 1, 3, 1, 1])
    assert asked(m)[0] == 0
    go(m, "p0 fire p1 hull")
    assert asked(m)[0] == 1
    go(m, "p1 fire p2 hull")
    assert asked(m)[0] == 2
    go(m, "p2 flee")
    assert m.state.pirates[2].island == 7
    assert asked(m)[0] == 0


@pytest.mark.rule("crique", "8.4", "8.34")
def test_a_ship_routed_before_its_turn_does_not_act() -> None:
    m = battle([1, 1, 1], dice=[5, 6])
    go(m, "p0 fire p1 hull")
    assert m.state.pirates[1].island == 7
    assert asked(m)[0] == 2


@pytest.mark.rule("crique", "8.5")
def test_rounds_repeat_until_one_is_left() -> None:
    m = battle([1, 1, 7], dice=[1] * 12 + [6, 6])
    for _ in range(3):
        go(m, "p0 fire p1 hull", "p1 fire p0 hull")
    go(m, "p0 fire p1 crew")
    assert m.state.battle is None
    assert told(m, "plunder")[0]["who"] == "p0"


@pytest.mark.rule("crique", "8.6", "8.5", "R39")
def test_a_lone_player_fights_on_against_a_legend() -> None:
    m = battle([1, 7, 7], black(1, "hook"), dice=[4, 4, 4, 1, 1, 4, 4, 4])
    go(m, "p0 fire hook hull")
    assert asked(m) == (0, "turn")
    assert m.state.battle is not None
    assert m.state.battle.round == 2
    gone = battle([1, 7, 7], black(1, "blackbeard"), dice=[6] * 6)
    assert gone.state.battle is None
    assert gone.state.black[0].legend


@pytest.mark.rule("crique", "8.7", "8.8", "R15")
def test_damaged_sails_change_the_order_of_later_rounds() -> None:
    m = battle([1, 1, 1], dice=[1, 1, 5, 6, 1, 1])
    assert order(m) == [0, 1, 2]
    go(m, "p0 fire p1 hull", "p1 fire p0 sails")  # 9 -> 7, as p2
    m.state.pirates[2].rings[1] = 4  # 8, as p1
    assert order(m) == [0, 1, 2]
    m.state.pirates[2].rings[1] = 2
    go(m, "p2 fire p0 hull")
    assert order(m) == [1, 0, 2]


@pytest.mark.rule("crique", "8.7", "17.fair-wind")
def test_speed_in_battle_counts_cards_and_parrot() -> None:
    m = battle([1, 1, 1], hand(2, "fair-wind"), parrot(1, "trelawney"))
    go(m, "p2 play fair-wind")
    assert order(m) == [1, 2, 0]  # 28, 13, 9


@pytest.mark.rule("crique", "8.9", "7.20", "R62")
def test_equals_roll_once_for_the_cards_and_again_when_a_speed_changes() -> None:
    level = [rings(seat, sails=2) for seat in range(3)]
    m = battle([1, 1, 7], *level[:2], hand(0, "smoke", "grapple"), hand(1, "smoke"), dice=[2, 5])
    first = order(m)
    assert len(told(m, "tie")) == 1
    go(m, f"p{first[0]} play smoke", f"p{first[1]} play smoke")
    assert order(m) == first
    assert len(told(m, "tie")) == 1  # no speed has changed: the order stays
    cards = hand(0, "fair-wind"), hand(1, "smoke", "grapple"), hand(2, "smoke")
    m = battle([1, 1, 1], *level, *cards, dice=[6, 4, 2, 1, 3])
    seats = order(m)
    for seat in seats:
        go(m, f"p{seat} play {'fair-wind' if seat == 0 else 'smoke'}")
    assert len(told(m, "tie")) == 2  # the two that are still level
    assert m.dice.scripted == 5


@pytest.mark.rule("crique", "8.9", "8.11", "8.12")
def test_one_card_each_in_rounds_until_all_pass() -> None:
    m = battle([1, 1, 1], hand(0, "smoke", "fair-wind"), hand(1, "grapple"), hand(2, "smoke"))
    assert asked(m) == (0, "battle-card")
    go(m, "p0 play smoke")
    assert asked(m)[0] == 1
    go(m, "p1 pass", "p2 pass")
    assert asked(m) == (0, "battle-card")
    go(m, "p0 pass", "p1 play grapple", "p2 pass")  # p1 passed before, and may still play
    assert asked(m) == (0, "battle-card")
    go(m, "p0 pass", "p2 pass")
    assert asked(m) == (0, "turn")


@pytest.mark.rule("crique", "8.10")
def test_a_battle_card_is_shown_and_works_at_once() -> None:
    m = battle([1, 1, 7], hand(0, "smoke"), hand(1, "grapple"))
    go(m, "p0 play smoke")
    for seat in (None, 1, 2):
        shown = m.view(seat)["battle"]
        assert shown["cards"] == ["smoke"]
        assert shown["smoke"] == ["p0"]
    assert m.state.pirates[0].hand == []


@pytest.mark.rule("crique", "8.13", "R17")
def test_a_speed_card_does_not_reorder_the_round_under_way() -> None:
    m = battle([1, 1, 1], hand(0, "smoke"), hand(1, "grapple"), hand(2, "fair-wind", "smoke"))
    go(m, "p0 pass", "p1 pass")
    assert order(m) == [0, 1, 2]
    go(m, "p2 play fair-wind")
    assert order(m) == [2, 0, 1]
    assert asked(m) == (2, "battle-card")


@pytest.mark.rule("crique", "8.14")
def test_battle_cards_are_discarded_at_the_end_of_the_battle() -> None:
    m = battle([1, 1, 7], hand(0, "smoke"), dice=[2])
    go(m, "p0 play smoke")
    assert m.state.discard == []
    go(m, "p0 flee")
    assert m.state.discard == [CARD["smoke"]]


@pytest.mark.rule("crique", "8.15")
def test_any_number_of_volley_cards_then_target_then_dice() -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot", "powder-room", "cannonade"))
    assert {"play grapeshot", "play powder-room", "play cannonade", "flee"} < set(offered(m))
    go(m, "p0 play grapeshot")
    assert asked(m) == (0, "aim")
    assert "flee" not in offered(m)
    go(m, "p0 play cannonade")
    assert offered(m)[-1] == "play powder-room"
    go(m, "p0 fire p1 crew")
    assert len(told(m, "volley")) == 1
    with pytest.raises(IllegalChoice):
        m.choose(0, "play powder-room")  # the dice have been rolled


@pytest.mark.rule("crique", "8.16")
def test_a_volley_card_serves_one_roll_hit_or_miss() -> None:
    m = battle([1, 1, 7], hand(0, "powder-room"), dice=[1, 1, 1, 1, 5, 1])
    go(m, "p0 play powder-room", "p0 fire p1 crew")
    assert m.state.discard == [CARD["powder-room"]]
    go(m, "p1 fire p0 crew", "p0 fire p1 crew")
    assert m.state.pirates[1].rings == [1, 4, 1, 0]  # the hull is untouched: the card is spent


@pytest.mark.rule("crique", "8.17", "8.19")
def test_one_ship_and_one_section_for_all_dice() -> None:
    m = battle([1, 1, 1], rings(0, cannons=6, crew=6), rings(2, cannons=4), dice=[5, 5, 6, 1, 1])
    sections = ("hull", "sails", "cannons", "crew")
    fire = [f"fire {target} {section}" for target in ("p1", "p2") for section in sections]
    assert offered(m) == [*fire, "flee"]
    go(m, "p0 fire p2 cannons")
    assert m.state.pirates[2].rings == [1, 3, 1, 1]
    assert m.state.pirates[1].rings == [1, 4, 1, 1]


@pytest.mark.rule("crique", "8.18")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_five_and_six_hit(face: int, hits: int) -> None:
    m = battle([1, 1, 7], dice=[face, 1])
    go(m, "p0 fire p1 crew")
    assert m.state.pirates[1].rings[3] == 1 - hits


@pytest.mark.rule("crique", "8.20", "19.9")
def test_while_a_legend_is_afloat_players_fire_at_it_only() -> None:
    m = battle([1, 1, 7], black(1, "hook"), dice=[4, 4, 4])
    assert offered(m) == ["fire hook hull", "flee"]


@pytest.mark.rule("crique", "8.21", "R34")
def test_legend_and_navy_the_shooter_chooses() -> None:
    m = battle([1, 7, 7], black(1, "hook"), navy(1, by=1), dice=[1, 1, 1, 1, 4, 4, 4, 5, 1])
    go(m, "p1 fire p0 hull")
    assert set(offered(m)) == {"fire hook hull", "fire navy hull", "flee"}
    go(m, "p0 fire navy hull")
    assert m.state.battle is not None
    assert [foe.hull for foe in m.state.battle.foes] == [5, 3]


@pytest.mark.rule("crique", "8.22", "R34")
def test_once_the_foes_are_sunk_players_fire_at_one_another() -> None:
    m = battle([1, 1, 7], black(1, "hook"), dice=[4, 4, 4, 5, 1])
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 1
    go(m, "p0 fire hook hull")
    assert asked(m)[0] == 1  # still the same round
    assert offered(m)[0] == "fire p0 hull"


@pytest.mark.rule("crique", "8.23", "15.5")
def test_a_mastercraft_absorbs_two_hits() -> None:
    m = battle([1, 1, 7], craft(1, "hull"), dice=[5, 1, 1, 1, 6, 1, 1, 1, 5, 1])
    go(m, "p0 fire p1 hull")
    assert m.state.pirates[1].crafts == [1, 0, 0, 0]
    go(m, "p1 fire p0 hull", "p0 fire p1 hull")
    assert m.state.pirates[1].crafts == [0, 0, 0, 0]
    assert m.state.discard == [CARD["mastercraft"]]
    assert m.state.pirates[1].rings[0] == 1
    go(m, "p1 fire p0 hull", "p0 fire p1 hull")
    assert m.state.pirates[1].rings[0] == 0


@pytest.mark.rule("crique", "8.24", "R25")
def test_mastercraft_then_parrot_then_ring_in_one_volley() -> None:
    strong = rings(0, cannons=6, crew=6)
    m = battle([1, 1, 7], strong, craft(1, "hull"), parrot(1, "flint"), purse(1, fame=5), dice=[5] * 5)
    go(m, "p0 fire p1 hull")
    pirate = m.state.pirates[1]
    assert pirate.crafts == [0, 0, 0, 0]
    assert pirate.parrot == 0
    assert pirate.rings[0] == 0
    assert pirate.fame == 3
    m = battle([1, 1, 7], craft(1, "hull"), parrot(1, "flint"), dice=[5, 5])
    go(m, "p0 fire p1 hull")
    assert m.view(0)["pirates"][1]["parrot"] == {"id": "flint", "section": "hull", "wounded": False}
    assert m.state.pirates[1].rings[0] == 1  # the mastercraft took both
    m = battle([1, 1, 7], craft(1, "hull", 1), parrot(1, "flint"), dice=[5, 5])
    go(m, "p0 fire p1 hull")
    assert m.state.pirates[1].wounded
    assert m.state.pirates[1].rings[0] == 1


@pytest.mark.rule("crique", "8.26", "10.1")
def test_flight_after_a_hit_gives_fame_to_those_who_stay() -> None:
    m = battle([1, 1, 1, 2], dice=[5, 1, 3])
    go(m, "p0 fire p1 crew", "p1 flee")
    assert [pirate.fame for pirate in m.state.pirates] == [1, 0, 1, 0]


@pytest.mark.rule("crique", "8.27", "R32")
def test_an_absorbed_hit_counts() -> None:
    m = battle([1, 1, 1], craft(1, "crew"), dice=[5, 1, 3])
    go(m, "p0 fire p1 crew", "p1 flee")
    assert [pirate.fame for pirate in m.state.pirates] == [1, 0, 1]


@pytest.mark.rule("crique", "8.28", "R32")
def test_flight_untouched_gives_nothing() -> None:
    m = battle([1, 1, 1], dice=[3, 1, 3])
    go(m, "p0 fire p1 crew", "p1 flee")
    assert [pirate.fame for pirate in m.state.pirates] == [0, 0, 0]


@pytest.mark.rule("crique", "8.26", "8.28")
def test_only_a_hit_on_the_ship_that_flees_counts() -> None:
    m = battle([1, 1, 1], dice=[5, 1, 3, 3])
    go(m, "p0 fire p1 crew", "p1 fire p2 crew", "p2 flee")  # p1 was hit, p2 was not
    assert [pirate.fame for pirate in m.state.pirates] == [0, 0, 0]
    before = battle([1, 1, 1], dice=[5, 1, 3, 3, 3, 3, 3, 3, 3])
    go(before, "p0 fire p1 crew", "p1 fire p2 crew", "p2 fire p0 hull", "p0 fire p2 crew", "p1 flee")
    assert [pirate.fame for pirate in before.state.pirates] == [1, 0, 1]  # a hit of an earlier round


@pytest.mark.rule("crique", "8.29", "8.30", "10.2", "R33")
@pytest.mark.parametrize("face", [1, 2, 6])
def test_flight_rolls_for_mutiny(face: int) -> None:
    m = battle([1, 1, 7], purse(0, gold=7, chests=3, fame=5), dice=[face])
    go(m, "p0 flee")
    pirate = m.state.pirates[0]
    expected = (0, 0, 3) if face == 1 else (7, 3, 5)
    assert (pirate.gold, pirate.chests, pirate.fame) == expected
    assert m.dice.scripted == 1
    if face == 1:
        assert m.state.chests == 50 - sum(p.chests for p in m.state.pirates)


@pytest.mark.rule("crique", "8.31", "R33")
def test_mutiny_leaves_cards_and_parrot() -> None:
    m = battle([1, 1, 7], hand(0, "fame-2"), parrot(0, "flint"), craft(0, "crew"), dice=[1])
    go(m, "p0 flee")
    pirate = m.state.pirates[0]
    assert CARD["fame-2"] in pirate.hand
    assert pirate.parrot == CARD["flint"]
    assert pirate.crafts == [0, 0, 0, 2]


@pytest.mark.rule("crique", "8.32", "R26")
def test_fame_never_falls_below_zero() -> None:
    m = battle([1, 1, 7], purse(0, fame=1), dice=[1])
    go(m, "p0 flee")
    assert m.state.pirates[0].fame == 0


@pytest.mark.rule("crique", "8.33", "8.34", "R30")
def test_a_ring_off_the_mat_is_a_rout() -> None:
    m = battle([1, 1, 1], dice=[5, 1, 1, 1, 1, 1, 5, 1])
    go(m, "p0 fire p1 cannons")
    assert m.state.pirates[1].island == 1
    assert m.state.pirates[1].rings[2] == 0
    go(m, "p1 fire p0 hull", "p2 fire p0 hull", "p0 fire p1 cannons")
    assert m.state.pirates[1].rings[2] == -1
    assert m.state.pirates[1].island == 7


@pytest.mark.rule("crique", "8.34", "R30")
def test_surplus_hits_are_wasted() -> None:
    m = battle([1, 1, 1], rings(0, cannons=6, crew=6), dice=[5, 5, 5, 5, 5])
    go(m, "p0 fire p1 hull")
    assert m.state.pirates[1].rings == [-1, 4, 1, 1]


@pytest.mark.rule("crique", "8.35", "10.1")
def test_a_rout_gives_fame_to_all_present() -> None:
    m = battle([1, 1, 1, 2], dice=[5, 6])
    go(m, "p0 fire p1 hull")
    assert [pirate.fame for pirate in m.state.pirates] == [1, 0, 1, 0]


@pytest.mark.rule("crique", "8.36", "R31")
def test_ships_routed_together_give_each_other_nothing() -> None:
    m = battle([1, 1, 1], hand(0, "powder-room"), rings(0, hull=4), dice=[5, 5])
    go(m, "p0 play powder-room", "p0 fire p1 crew")
    assert [pirate.island for pirate in m.state.pirates][1:] == [7, 7]
    assert [pirate.fame for pirate in m.state.pirates][1:] == [0, 0]
    assert m.state.pirates[0].tally[0] == 2


@pytest.mark.rule("crique", "8.37")
def test_a_routed_ship_rolls_no_mutiny() -> None:
    m = battle([1, 1, 7], purse(1, gold=5), dice=[5, 6, 1])
    go(m, "p0 fire p1 hull")
    assert m.dice.scripted == 2
    assert not told(m, "mutiny")


@pytest.mark.rule("crique", "8.38")
def test_who_left_does_not_plunder_and_uses_the_cove() -> None:
    m = battle([1, 1, 1], dice=[3, 5, 5])
    go(m, "p0 flee", "p1 fire p2 hull")
    assert [entry["who"] for entry in told(m, "plunder")] == ["p1"]
    assert [pirate.island for pirate in m.state.pirates] == [7, 1, 7]
    assert m.state.step == EFFECTS
    go(m, "p1 pass")
    assert asked(m) == (0, "gift")


# ---- 9 Havens


@pytest.mark.rule("crique", "9.1")
def test_players_do_not_fight_on_treasure_island() -> None:
    m = battle([6, 6, 6, 6, 6])
    assert m.state.step == EFFECTS
    assert not told(m, "volley")


@pytest.mark.rule("crique", "9.2", "R42")
def test_a_legend_on_treasure_island_is_fought_by_all_until_it_sinks() -> None:
    m = battle([6, 6, 1], black(6, "hook"), dice=[4, 4, 4, 5, 1])
    assert m.state.battle is not None
    assert offered(m) == ["fire hook hull", "flee"]
    m.state.battle.foes[0].hull = 1
    go(m, "p0 fire hook hull")
    assert m.state.battle is None
    assert [pirate.island for pirate in m.state.pirates[:2]] == [6, 6]


@pytest.mark.rule("crique", "9.3", "16.navy-2")
def test_no_battle_in_the_cove() -> None:
    m = battle([7, 7, 7])
    assert not told(m, "battle")

    def send(s: State) -> None:
        s.step = 6

    m = battle([7, 7, 7], hand(0, "royal-navy"), send)
    assert [line.split()[-1] for line in offered(m)[1:]] == [
        "tavern-island",
        "hull-island",
        "sail-island",
        "cannon-island",
        "crew-island",
    ]


@pytest.mark.rule("crique", "4.2")
@pytest.mark.parametrize("section", ["crew", "cannons"])
def test_a_ship_that_has_lost_its_crew_or_its_cannons_rolls_nothing(section: str) -> None:
    m = battle([1, 1, 1], dice=[5, 6])
    go(m, f"p0 fire p1 {section}")
    assert m.view(0)["pirates"][1]["dice"] == 0
