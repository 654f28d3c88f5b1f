"""The sixteen captains' abilities and the eight kinds of specialist: what each does, and for whom not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    CAPTAIN_IDS,
    CAPTAIN_SKILLS,
    CARGO,
    CREW,
    GLORY,
    GLORY_IDS,
    GOOD,
    HOME,
    HULL,
    SCOUTING,
    SPECIALIST_IDS,
    ZONE,
)
from flibuste.games.fortunes.rules import npcs, port, rolls, shipyard
from flibuste.games.fortunes.rules.cards import captains, specialists
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, demand, hire, npc, offered, pick, put, stage

Edit = Callable[[State], object]
FRESH = [1] * 30


def nothing(s: State) -> None:
    """No further change."""


def entries(m: Match, key: str) -> list[dict[str, Any]]:
    return [entry.about for entry in m.story(None) if entry.key == key]


def as_captain(name: str, more: Edit = nothing, dice: Sequence[int] = (), in_port: bool = False) -> Match:
    def edit(s: State) -> None:
        put(s, 0, captain=name, ship="sloop", zone="la_habana", port=in_port)
        s.missions[:] = []
        more(s)

    return stage(edit, dice=dice)


def duel(
    first: str = "nicolas_jaures",
    second: str = "hendrik_roosendaal",
    dice: Sequence[int] = (),
    round: int = 0,
    boarded: bool = False,
    more: Edit = nothing,
) -> Match:
    """Two frigates fight, seat 0 attacks."""

    def edit(s: State) -> None:
        put(s, 0, captain=first, ship="frigate")
        put(s, 1, captain=second, ship="frigate")
        s.battle = Battle([0, 1], None, [3, 3], round=round, boarded=boarded)
        more(s)

    return stage(edit, dice=dice)


# ---- captains


def test_two_abilities_cost_skill() -> None:
    assert len(CAPTAIN_IDS) == 16
    twice = ("eleanor_harcourt", "pepijn_van_avezaath", "gaspar_ibarra")
    for name, skills in zip(CAPTAIN_IDS, CAPTAIN_SKILLS, strict=True):
        assert sum(skills) == (8 if name in twice else 10), name
        assert all(1 <= skill <= 4 for skill in skills)
    assert len(set(HOME)) == 16


def test_felipe_redirects_one_hit_in_a_combat() -> None:
    m = duel("felipe", dice=[1, 1, 1, 5, 1, 1, 2, 2, 4], round=1)
    pick(m, "shoot", "shoot")
    assert asked(m) == (0, "parry")
    pick(m, "redirect masts cargo")
    assert m.state.players[0].ship.now == [3, 2, 2, 3, 2]


def test_felipe_redirects_only_once_and_only_his_own_hits() -> None:
    m = duel("felipe", dice=[1, 1, 1, 5, 1, 1, 2, 2, 4], round=1)
    pick(m, "shoot", "shoot", "redirect masts cargo")
    assert asked(m)[1] != "parry"
    m = duel("felipe", dice=[5, 1, 1, 1, 1, 1, 2, 2, 4], round=1)
    pick(m, "shoot", "shoot")
    assert asked(m)[1] != "parry"


def test_frances_wright_scouts_again_once_a_turn() -> None:
    m = as_captain("frances_wright", dice=[1, 1, 1, 5, 1, 1])
    pick(m, "scout merchant")
    assert asked(m) == (0, "second-chance")
    pick(m, "reroll-all")
    assert asked(m) == (0, "merchant")


def test_frances_wright_does_not_scout_a_third_time() -> None:
    m = as_captain("frances_wright", dice=[1] * 6)
    pick(m, "scout merchant", "reroll-all")
    assert asked(m) == (0, "act")
    assert m.state.turn.used == ["frances_wright"]
    assert asked(pick(as_captain("thomas_ashdown", dice=[1] * 6), "scout merchant")) == (0, "act")


def test_frederico_hears_rumours_for_nothing() -> None:
    m = pick(as_captain("frederico_da_silva", in_port=True, dice=[5, 1, 1]), "port", "rumour")
    assert m.state.players[0].gold == 10
    assert m.state.players[0].rumour >= 0


def test_others_pay_for_rumours() -> None:
    m = pick(as_captain("rodrigo_valcarcel", in_port=True, dice=[5, 1, 1]), "port", "rumour")
    assert m.state.players[0].gold == 8


def test_percival_whitewood_persuades_again_once_a_turn() -> None:
    m = pick(as_captain("percival_whitewood", in_port=True, dice=[1, 1, 1, 1, 5, 1, 1, 1]), "port", "rumour")
    assert asked(m) == (0, "second-chance")
    pick(m, "reroll-all")
    assert m.state.players[0].rumour >= 0


def test_percival_whitewood_scouts_like_anybody() -> None:
    m = pick(as_captain("percival_whitewood", dice=[1, 1]), "scout merchant")
    assert asked(m) == (0, "act")


def test_thomas_ashdown_is_hard_to_find_for_navies_only() -> None:
    m = as_captain("thomas_ashdown")
    s = m.state
    navy, pirate = npc(s, "nl_binckes", "nassau"), npc(s, "pi_vane", "tortuga")
    other = s.players[1]
    assert npcs.search_dice(s, navy, s.players[0]) == npcs.search_dice(s, navy, other) - 1 == 2
    assert npcs.search_dice(s, pirate, s.players[0]) == npcs.search_dice(s, pirate, other) == 3


def test_eleanor_harcourt_has_cheap_yards() -> None:
    s = as_captain("eleanor_harcourt").state
    p, other = s.players
    p.zone = other.zone = ZONE["nassau"]
    assert (shipyard.repair_price(p), shipyard.modification_price(p)) == (1, 2)
    assert (shipyard.repair_price(other), shipyard.modification_price(other)) == (2, 3)
    p.zone = ZONE["la_habana"]
    assert shipyard.repair_price(p) == 1  # never for nothing
    assert [price(p, 1) for price in (captains.repair_price, captains.modification_price)] == [1, 1]


def test_samuel_penrose_is_told_what_one_more_card_would_bring() -> None:
    s = as_captain("samuel_penrose").state
    p = s.players[0]
    p.zone = ZONE["nassau"]
    rum, sugar = GOOD["rum"], GOOD["sugar"]
    assert port.next_prices(p, rum, [rum, sugar]) == {"high": 6, "low": 4}  # his second odd card
    assert port.next_prices(p, rum, [rum, sugar, sugar]) == {"high": 6, "low": 3}


def test_samuel_penrose_sells_his_first_two_odd_cards_dearer() -> None:
    s = as_captain("samuel_penrose").state
    p, other = s.players
    assert [port.sale_price(p, 1, n) for n in range(4)] == [6, 10, 14, 17]
    assert [port.sale_price(other, 1, n) for n in range(4)] == [6, 9, 12, 15]


@pytest.mark.parametrize(("name", "cards"), [("nicolas_jaures", 7), ("samuel_penrose", 6)])
def test_nicolas_jaures_is_offered_one_card_more(name: str, cards: int) -> None:
    m = pick(as_captain(name, in_port=True), "port", "buy")
    assert len(m.state.offer) == cards


def test_christian_marquis_wins_tied_contests() -> None:
    m = duel("christian_marquis", dice=[5, 1, 1, 1, 5, 1, 2, 1, 1, 1], round=1)
    pick(m, "shoot", "shoot")
    assert entries(m, "contest-won") == [{"side": "p0"}]  # 1 success and 3 against 1 success and 3


def test_christian_marquis_wins_nothing_without_a_success() -> None:
    m = duel("christian_marquis", dice=[1, 1, 1, 1, 1, 1, 2], round=1)
    pick(m, "shoot", "shoot")
    assert entries(m, "contest-won") == []
    m = duel(dice=[5, 1, 1, 5, 1, 1, 1, 1], round=1)
    pick(m, "shoot", "shoot")
    assert entries(m, "contest-won") == []  # tied, and nobody has the ability


def test_alexandre_vilon_rushes_in_with_one_die_more() -> None:
    m = duel("alexandre_vilon", dice=FRESH, round=1, boarded=True)
    assert [len(roll["mine"]) for roll in entries(m, "crew-roll")][:2] == [5, 4]
    assert [len(roll["theirs"]) for roll in entries(m, "crew-roll")][:2] == [3, 3]


def test_pepijn_has_a_larger_hold_and_chooses_the_demand() -> None:
    def goods(s: State) -> None:
        demand(s, "la_habana", "rum")
        put(s, 0, goods=["rum"])

    m = as_captain("pepijn_van_avezaath", goods, in_port=True)
    assert m.state.players[0].ship.most[CARGO] == 3
    pick(m, "port", "sell rum")
    assert asked(m) == (0, "demand")


def test_others_take_the_demand_that_comes() -> None:
    def goods(s: State) -> None:
        demand(s, "la_habana", "rum")
        put(s, 0, goods=["rum"])

    m = as_captain("rodrigo_valcarcel", goods, in_port=True)
    assert m.state.players[0].ship.most[CARGO] == 2
    pick(m, "port", "sell rum")
    assert asked(m) == (0, "port")


@pytest.mark.parametrize(("name", "cards"), [("hendrik_roosendaal", 2), ("rodrigo_valcarcel", 1)])
def test_hendrik_roosendaal_draws_two_cards_for_a_combat_won(name: str, cards: int) -> None:
    def weak(s: State) -> None:
        s.players[1].ship.now[HULL] = 1
        s.players[1].ship.now[CARGO] = 0

    m = duel(name, "nicolas_jaures", dice=[5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], round=1, more=weak)
    pick(m, "shoot", "shoot")
    assert m.state.players[0].glory == 1
    assert len(m.state.players[0].hand) == cards


def test_isabel_de_arrieta_always_finds_a_crew() -> None:
    def short(s: State) -> None:
        s.players[0].ship.now[CREW] = 0

    m = pick(as_captain("isabel_de_arrieta", short, in_port=True), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 2
    m = pick(as_captain("rodrigo_valcarcel", short, in_port=True, dice=[1]), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 0


@pytest.mark.rule("fortunes", "C095", "C096")
@pytest.mark.parametrize(("name", "more"), [("rodrigo_valcarcel", 5), ("thomas_ashdown", 0)])
def test_rodrigo_valcarcel_is_paid_more_for_pirates(name: str, more: int) -> None:
    """Nothing aboard to plunder: what the winner has then are rewards."""

    def beaten(*bounties: str) -> int:
        def weak(s: State) -> None:
            put(s, 0, gold=0)
            put(s, 1, gold=0, bounties=bounties)
            s.players[1].ship.now[CREW] = 0

        m = pick(duel(name, "nicolas_jaures", round=1, boarded=True, more=weak), "pass")
        gold: int = m.state.players[0].gold
        return gold

    assert beaten("netherlands", "netherlands") == 10 + more
    assert beaten() == 0  # no pirate

    def sloop(s: State) -> None:
        number = npc(s, "pi_vane", "la_habana")
        put(s, 0, name, "frigate", gold=0)
        vessel = npcs.vessel_of(s, number)
        vessel.now[CREW] = 0
        s.battle = Battle([0, -1 - number], vessel, [3, 2], round=1, boarded=True)

    assert pick(stage(sloop), "pass").state.players[0].gold == 5 + more


@pytest.mark.rule("fortunes", "C095", "C096", "R86")
@pytest.mark.parametrize(("name", "gold"), [("rodrigo_valcarcel", 5), ("thomas_ashdown", 0)])
def test_rodrigo_valcarcel_is_paid_by_his_card_even_when_no_reward_is_due(name: str, gold: int) -> None:
    """The winner is wanted himself, by the nation that would pay for a pirate player too."""

    def rival(s: State) -> None:
        put(s, 0, gold=0, bounties=["spain"])
        put(s, 1, gold=0, bounties=["spain"])
        s.players[1].ship.now[CREW] = 0

    m = pick(duel(name, "nicolas_jaures", round=1, boarded=True, more=rival), "pass")
    assert m.state.players[0].gold == gold

    def sloop(s: State) -> None:
        number = npc(s, "pi_vane", "la_habana")
        put(s, 0, name, "frigate", gold=0, bounties=["spain"])
        vessel = npcs.vessel_of(s, number)
        vessel.now[CREW] = 0
        s.battle = Battle([0, -1 - number], vessel, [3, 2], round=1, boarded=True)

    assert pick(stage(sloop), "pass").state.players[0].gold == gold


def test_gaspar_ibarra_starts_richer_and_buys_ships_cheaper() -> None:
    s = as_captain("gaspar_ibarra").state
    p, other = s.players
    assert [shipyard.ship_price(s, p, kind) for kind in range(4)] == [5, 5, 30, 30]
    assert [shipyard.ship_price(s, other, kind) for kind in range(4)] == [10, 10, 35, 35]
    assert captains.start_gold(p) == 5
    assert captains.start_gold(other) == 0


@pytest.mark.parametrize(("name", "fled"), [("baltasar_quiroga", True), ("christian_marquis", False)])
def test_baltasar_quiroga_flees_from_one_success(name: str, fled: bool) -> None:
    m = duel(name, dice=[5, 5, 1, 1, 5, 1, 1, 1], round=1)  # both have Seamanship 4
    pick(m, "flee", "shoot")
    assert (m.state.battle is None) == fled


# ---- specialists


def serving(name: str) -> Edit:
    return lambda s: hire(s, 0, name)


@pytest.mark.rule("fortunes", "C102")
def test_there_are_two_of_each_of_eight_specialists() -> None:
    kinds: list[str] = [card.specialist for card in GLORY if card.specialist]
    assert len(kinds) == 16
    assert all(kinds.count(kind) == 2 for kind in SPECIALIST_IDS)
    assert len(SPECIALIST_IDS) == 8


@pytest.mark.rule("fortunes", "C102")
@pytest.mark.parametrize("kind", SPECIALIST_IDS)
def test_a_specialist_is_hired_in_port_one_of_each_kind(kind: str) -> None:
    name = next(card.id for card in GLORY if card.specialist == kind and card.pay)
    twin = next(card.id for card in GLORY if card.specialist == kind and card.id != name)
    m = stage(lambda s: put(s, 0, hand=[name, twin]))
    assert not any(option.startswith("hire") for option in offered(m))  # not at sea

    def ashore(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, hand=[name, twin])

    m = pick(stage(ashore), "port")
    pick(m, f"hire {name}")
    assert [GLORY_IDS[card] for card in m.state.players[0].specialists] == [name]
    assert m.state.players[0].gold == 10 - next(card.pay for card in GLORY if card.id == name)
    assert f"hire {twin}" not in offered(m)


@pytest.mark.rule("fortunes", "C102")
def test_a_specialist_is_not_hired_without_the_price_or_the_roll() -> None:
    paid = next(card.id for card in GLORY if card.specialist == "lookout" and card.pay)
    asks = next(card.id for card in GLORY if card.specialist == "surgeon" and card.skill)

    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, gold=1, hand=[paid, asks])

    m = pick(stage(edit, dice=[1, 1, 1]), "port")
    assert f"hire {paid}" not in offered(m)
    pick(m, f"hire {asks}")
    assert m.state.players[0].specialists == []
    assert f"hire {asks}" not in offered(m)  # one try a turn


def test_the_carpenter_mends_at_the_start_of_a_turn() -> None:
    def edit(s: State) -> None:
        hire(s, 0, "spec_carpenter_1")
        s.players[0].ship.now[:] = [1, 2, 2, 1, 1]

    m = stage(edit)
    assert m.state.players[0].ship.now == [2, 2, 2, 1, 1]  # the only section to mend; never the crew


def test_the_carpenter_has_nothing_to_do_on_a_sound_ship() -> None:
    m = stage(serving("spec_carpenter_1"))
    assert asked(m) == (0, "act")


def test_the_gun_captain_adds_a_hit_to_a_lost_contest() -> None:
    m = duel(dice=[5, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1], round=1, more=serving("spec_gun_captain_1"))
    pick(m, "shoot", "shoot")
    assert len(entries(m, "shots")[0]["faces"]) == 2


def test_the_gun_captain_needs_a_success_and_a_gun() -> None:
    m = duel(dice=[1, 1, 1, 5, 5, 1, 1, 1, 1, 1], round=1, more=serving("spec_gun_captain_1"))
    pick(m, "shoot", "shoot")
    assert [shot["side"] for shot in entries(m, "shots")] == ["p1"]

    def one_gun(s: State) -> None:
        hire(s, 0, "spec_gun_captain_1")
        s.players[0].ship.now[4] = 1

    m = duel(dice=[5, 1, 1, 5, 5, 1, 1, 1, 1, 1], round=1, more=one_gun)
    pick(m, "shoot", "shoot")
    assert len(entries(m, "shots")[0]["faces"]) == 1


def test_the_master_gunner_lays_the_guns_again_once_a_combat() -> None:
    m = duel(dice=[5, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4], round=1, more=serving("spec_master_gunner_1"))
    pick(m, "shoot", "shoot")
    assert asked(m) == (0, "lay-guns")
    pick(m, "gunner", "reroll mine 1", "reroll mine 1", "done")
    assert m.state.players[1].ship.now == [3, 2, 3, 3, 1]


def test_the_master_gunner_is_asked_once() -> None:
    m = duel(dice=[5, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4], round=1, more=serving("spec_master_gunner_1"))
    pick(m, "shoot", "shoot", "gunner", "done")
    b = m.state.battle
    assert b is not None
    assert b.gunner == [True, False]
    assert asked(m)[1] != "lay-guns"


def test_the_surgeon_saves_a_man_after_the_combat() -> None:
    def edit(s: State) -> None:
        hire(s, 0, "spec_surgeon_1")
        s.players[0].ship.now[CREW] = 1

    m = duel(dice=[], round=1, more=edit)
    pick(m, "flee", "flee")
    assert m.state.players[0].ship.now[CREW] == 2


@pytest.mark.rule("fortunes", "C102")
def test_a_surgeon_of_great_skill_saves_no_more_than_were_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's surgeon may have another figure."""
    monkeypatch.setattr(specialists, "heals", lambda p: 2)
    for left, saved in ((0, 2), (1, 2), (2, 2)):

        def edit(s: State, left: int = left) -> None:
            s.players[0].ship.now[CREW] = left
            assert s.battle is not None
            s.battle.crews[:] = [2, 3]

        m = pick(duel(dice=[], round=1, more=edit), "flee", "flee")
        assert m.state.players[0].ship.now[CREW] == saved


def test_the_surgeon_saves_nobody_who_was_not_lost() -> None:
    def edit(s: State) -> None:
        hire(s, 0, "spec_surgeon_1")
        s.players[0].ship.now[CREW] = 1
        assert s.battle is not None
        s.battle.crews[:] = [1, 3]

    m = duel(dice=[], round=1, more=edit)
    pick(m, "flee", "flee")
    assert m.state.players[0].ship.now[CREW] == 1
    assert "surgeon" not in [entry.key for entry in m.story(None)]


def test_the_lookout_adds_a_die_to_scouting_only() -> None:
    s = stage(serving("spec_lookout_1")).state
    p = s.players[0]
    skills = CAPTAIN_SKILLS[p.captain]
    assert [rolls.skill_dice(s, p, skill) - skills[skill] for skill in range(4)] == [0, 1, 0, 0]
    assert SCOUTING == 1


def test_the_master_at_arms_fights_in_crew_combats() -> None:
    m = duel(dice=FRESH, round=1, boarded=True, more=serving("spec_master_at_arms_1"))
    roll = entries(m, "crew-roll")[0]
    assert (len(roll["mine"]), len(roll["theirs"])) == (4, 3)


def test_the_master_at_arms_does_not_recruit() -> None:
    s = stage(serving("spec_master_at_arms_1")).state
    assert rolls.skill_dice(s, s.players[0], 2) == 3


def test_the_purser_sells_goods_in_demand_dearer() -> None:
    s = stage(serving("spec_purser_1")).state
    p, other = s.players
    assert (port.sale_price(p, 3, 2), port.sale_price(other, 3, 2)) == (27, 24)
    assert port.sale_price(p, 0, 2) == 6


@pytest.mark.rule("fortunes", "C061")
def test_the_sailing_master_handles_the_ship_better_up_to_five() -> None:
    s = stage(serving("spec_sailing_master_1")).state
    assert s.players[0].ship.handling == 5

    def both(s: State) -> None:
        put(s, 0, mods=["rigging"])
        hire(s, 0, "spec_sailing_master_1")

    s = stage(both).state
    assert s.players[0].ship.handling == 5  # 4 + 1 + 1, and never above 5


def test_christian_marquis_wins_ties_on_either_side_and_nothing_else() -> None:
    m = duel(second="christian_marquis", dice=[5, 1, 1, 5, 1, 1, 2, 1, 1], round=1)
    pick(m, "shoot", "shoot")
    assert entries(m, "contest-won") == [{"side": "p1"}]
    m = duel(second="christian_marquis", dice=[5, 5, 1, 5, 1, 1, 2, 1, 1], round=1)
    pick(m, "shoot", "shoot")
    assert entries(m, "contest-won") == [{"side": "p0"}]  # more successes, no tie
