"""The 54 Glory cards that are no specialists: what each does, and when it may not be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    CANNONS,
    CARGO_IDS,
    CREW,
    ENGLAND,
    GLORY_IDS,
    HITS,
    MASTS,
    PLUNDER,
    SPAIN,
    SPECIALIST_OF,
    TIMING,
    ZONE,
)
from flibuste.games.fortunes.rules import port
from flibuste.games.fortunes.rules.cards import glory
from flibuste.games.fortunes.rules.npcs import vessel_of
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, deck, demand, npc, offered, pick, put, stage

PLAIN = sorted({name for card, name in enumerate(GLORY_IDS) if SPECIALIST_OF[card] < 0})


Edit = Callable[[State], object]


def nothing(s: State) -> None:
    """No further change."""


def battle(
    dice: Sequence[int],
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    round: int = 0,
    boarded: bool = False,
    more: Edit = nothing,
) -> Match:
    """Two frigates fight, seat 0 attacks; both captains have Seamanship 3 and Leadership 3."""

    def edit(s: State) -> None:
        put(s, 0, ship="frigate", hand=mine)
        put(s, 1, ship="frigate", hand=theirs)
        s.battle = Battle([0, 1], None, [3, 3], round=round, boarded=boarded)
        more(s)

    return stage(edit, dice=dice)


def entries(m: Match, key: str) -> list[dict[str, Any]]:
    return [entry.about for entry in m.story(None) if entry.key == key]


def fighting(m: Match) -> Battle:
    b = m.state.battle
    assert isinstance(b, Battle)
    return b


def at_sea(hand: Sequence[str], more: Edit = nothing, dice: Sequence[int] = ()) -> Match:
    """Seat 0's turn, off La Habana."""

    def edit(s: State) -> None:
        put(s, 0, hand=hand)
        more(s)

    return stage(edit, dice=dice)


def in_port(
    hand: Sequence[str], more: Callable[[State], object] = nothing, dice: Sequence[int] = ()
) -> Match:
    """Seat 0's Port action in La Habana."""

    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, hand=hand)
        s.missions[:] = []
        more(s)

    return pick(stage(edit, dice=dice), "port")


def others_turn(
    hand: Sequence[str], more: Callable[[State], object] = nothing, dice: Sequence[int] = ()
) -> Match:
    """Seat 0's turn; the cards are in the hand of seat 1."""

    def edit(s: State) -> None:
        put(s, 1, hand=hand)
        more(s)

    return stage(edit, dice=dice)


# ---- for all of them


@pytest.mark.rule("fortunes", "C100")
@pytest.mark.parametrize("name", PLAIN)
def test_on_ones_own_turn_only_cards_of_that_moment_are_played(name: str) -> None:
    def wanted(s: State) -> None:
        put(s, 0, bounties=["france"], gold=20)
        s.players[0].ship.now[MASTS] = 1

    m = at_sea([name], wanted)
    assert asked(m) == (0, "act")
    own = TIMING[GLORY_IDS.index(name)] == "own_turn" and name != "smugglers_cove"
    assert (f"play {name}" in offered(m)) == own


@pytest.mark.rule("fortunes", "C100")
@pytest.mark.parametrize("name", PLAIN)
def test_in_combat_only_combat_cards_are_asked_for(name: str) -> None:
    m = battle([1] * 40, mine=[name])
    kinds = set()
    while m.state.battle is not None and fighting(m).round < 3:
        seat, kind = asked(m)
        if kind == "announce":
            assert seat == 0
            kinds.add(TIMING[GLORY_IDS.index(name)])
        m.choose(seat, m.pending[seat].options[0])
    combat = ("combat_start", "contest_before_roll", "contest_after_roll")
    assert kinds <= set(combat)


# ---- naval combat


@pytest.mark.rule("fortunes", "C137")
def test_daring_tack_adds_two_dice() -> None:
    m = battle([1, 1, 1, 1, 1, 1, 1, 1], mine=["daring_tack"])
    assert asked(m) == (0, "announce")
    pick(m, "announce daring_tack", "play daring_tack")
    contest = entries(m, "contest")[0]
    assert (len(contest["mine"]), len(contest["theirs"])) == (5, 3)


def test_daring_tack_is_no_use_without_masts() -> None:
    m = battle([1] * 8, mine=["daring_tack"], more=lambda s: s.players[0].ship.now.__setitem__(MASTS, 0))
    assert asked(m) != (0, "announce")
    assert len(entries(m, "contest")[0]["mine"]) == 1


@pytest.mark.rule("fortunes", "C137", "C117")
def test_out_of_the_sun_frees_the_first_round() -> None:
    m = battle([], mine=["out_of_the_sun"])
    pick(m, "announce out_of_the_sun", "play out_of_the_sun")
    assert asked(m) == (0, "declare")
    assert offered(m) == ["shoot", "board", "flee"]
    assert fighting(m).round == 1


def test_out_of_the_sun_is_for_the_start_of_a_combat() -> None:
    m = battle([], mine=["out_of_the_sun"], round=1)
    assert asked(m) == (0, "declare")


def test_full_broadside_fires_one_gun_more_than_there_are() -> None:
    m = battle([5, 1, 1, 1, 1, 1, 1, 1, 2, 2], mine=["full_broadside"])
    pick(m, "announce full_broadside", "play full_broadside")
    assert [len(shot["faces"]) for shot in entries(m, "shots")] == [4]
    assert m.state.players[1].ship.now == [3, 1, 1, 3, 3]


def test_full_broadside_needs_a_contest_won_by_shooting() -> None:
    m = battle([1, 1, 1, 5, 1, 1, 4, 4, 4], mine=["full_broadside"])
    assert asked(m)[1] != "announce"


@pytest.mark.rule("fortunes", "C127")
def test_there_is_no_broadside_without_cannons() -> None:
    def unarmed(s: State) -> None:
        s.players[0].ship.now[CANNONS] = 0

    m = battle([5, 1, 1, 1, 1, 1], mine=["full_broadside"], more=unarmed)
    assert asked(m)[1] != "announce"
    assert m.state.players[1].ship.now == [3, 3, 3, 3, 3]


def test_aimed_shot_sets_one_location_die() -> None:
    m = battle([5, 1, 1, 1, 1, 1, 1, 1, 1], mine=["aimed_shot"])
    pick(m, "announce aimed_shot", "play aimed_shot", "aim 1 crew")
    assert m.state.players[1].ship.now == [3, 1, 3, 2, 3]


def test_aimed_shot_never_finds_the_hull_and_needs_a_shot() -> None:
    m = battle([5, 1, 1, 1, 1, 1, 1, 1, 1], mine=["aimed_shot"])
    pick(m, "announce aimed_shot")
    assert not any("hull" in option for option in offered(m))
    m = battle([1, 1, 1, 1, 1, 1], mine=["aimed_shot"])
    assert asked(m)[1] != "announce"


def test_powder_smoke_covers_a_flight() -> None:
    m = battle([5, 5, 1, 5, 1, 1, 1], mine=["powder_smoke"], round=1)
    pick(m, "flee", "shoot", "announce powder_smoke", "play powder_smoke")
    assert m.state.battle is None
    assert m.state.players[0].ship.now == [3, 2, 3, 3, 3]  # the enemy's one hit came first
    assert "flee" in [entry.key for entry in m.story(None)]


def test_powder_smoke_is_for_who_has_won_with_flee() -> None:
    m = battle([5, 5, 1, 5, 1, 1, 1, 1, 1], mine=["powder_smoke"], round=1)
    pick(m, "shoot", "flee")
    assert asked(m)[1] != "announce"
    m = battle([1, 1, 1, 5, 1, 1, 1, 1, 1], mine=["powder_smoke"], round=1)
    pick(m, "flee", "shoot")
    assert asked(m)[1] != "announce"


def test_replay_contest_rolls_any_dice_again() -> None:
    m = battle([1, 2, 3, 5, 5, 4, 6, 1, 1], mine=["replay_contest"])
    pick(
        m,
        "announce replay_contest",
        "play replay_contest",
        "reroll mine 1",
        "reroll theirs 5",
        "reroll theirs 5",
        "done",
    )
    again = {entry["who"]: sorted(entry["faces"]) for entry in entries(m, "rerolled")}
    assert again == {"p0": ["2", "3", "skull"], "p1": ["1", "1", "4"]}


def test_replay_contest_is_not_for_crew_combats() -> None:
    m = battle([1] * 12, mine=["replay_contest"], boarded=True, round=1)
    assert asked(m)[1] != "announce"


def test_jury_rig_mends_between_rounds() -> None:
    def hurt(s: State) -> None:
        s.players[0].ship.now[:] = [1, 3, 2, 1, 3]

    m = battle([], mine=["jury_rig"], round=1, more=hurt)
    pick(m, "announce jury_rig", "play jury_rig")
    assert offered(m) == ["mend masts", "mend crew"]
    pick(m, "mend crew")
    assert m.state.players[0].ship.now == [1, 3, 2, 2, 3]


def test_jury_rig_does_not_mend_the_hull() -> None:
    m = battle([], mine=["jury_rig"], round=1, more=lambda s: s.players[0].ship.now.__setitem__(0, 1))
    assert asked(m) == (0, "declare")


# ---- crew combat


def test_rousing_speech_adds_a_die_to_every_round() -> None:
    m = battle([1] * 14, mine=["rousing_speech"], round=1, boarded=True)
    pick(m, "announce rousing_speech", "play rousing_speech")
    assert [len(roll["mine"]) for roll in entries(m, "crew-roll")][:2] == [4, 4]


def test_rousing_speech_comes_before_the_first_blow() -> None:
    def under_way(s: State) -> None:
        assert s.battle is not None
        s.battle.crew_round = 1

    m = battle([5, 5, 5, 1, 1, 1], mine=["rousing_speech"], round=1, boarded=True, more=under_way)
    assert asked(m)[1] != "announce"


def test_a_pistol_volley_costs_the_enemy_a_man() -> None:
    m = battle([5, 1, 1, 1, 1, 1], mine=["pistol_volley"], round=1, boarded=True)
    pick(m, "announce pistol_volley", "play pistol_volley")
    assert entries(m, "lose-crew")[0] == {"who": "p1", "n": 1}


def test_a_pistol_volley_is_no_use_against_an_empty_deck() -> None:
    def empty(s: State) -> None:
        s.players[1].ship.now[CREW] = 0

    m = battle([], mine=["pistol_volley"], round=1, boarded=True, more=empty)
    assert asked(m) == (0, "capture")


@pytest.mark.rule("fortunes", "C127", "C134", "R23")
@pytest.mark.parametrize("card", ["pistol_volley", "rousing_speech"])
def test_a_ship_without_crew_loses_before_any_card_can_help(card: str) -> None:
    """The one man left on the other deck can't be shot by a crew that is not there."""

    def empty(s: State) -> None:
        s.players[0].ship.now[CREW] = 0
        s.players[1].ship.now[CREW] = 1

    m = battle([], mine=[card], round=1, boarded=True, more=empty)
    assert asked(m) == (1, "capture")


def test_replay_crew_rolls_a_crew_combat_again() -> None:
    m = battle([1, 1, 1, 5, 5, 5, 5, 1, 1, 1], mine=["replay_crew"], round=1, boarded=True)
    pick(
        m,
        "announce replay_crew",
        "play replay_crew",
        "reroll mine 1",
        "reroll theirs 5",
        "reroll theirs 5",
        "reroll theirs 5",
        "done",
    )
    again = {entry["who"]: sorted(entry["faces"]) for entry in entries(m, "rerolled")}
    assert again == {"p0": ["1", "1", "skull"], "p1": ["1", "1", "1"]}
    assert entries(m, "lose-crew")[0] == {"who": "p1", "n": 1}


def test_replay_crew_is_not_for_contests() -> None:
    m = battle([1, 1, 1, 1, 1, 1], mine=["replay_crew"])
    assert asked(m)[1] != "announce"


def test_quick_wits_repeats_the_card_just_played() -> None:
    m = battle([5, 1, 1, 1, 1, 1], mine=["pistol_volley"], theirs=["quick_wits"], round=1, boarded=True)
    pick(m, "announce pistol_volley", "play pistol_volley")
    assert asked(m) == (1, "quick-wits")
    pick(m, "play quick_wits")
    assert [entry["who"] for entry in entries(m, "lose-crew")][:2] == ["p1", "p0"]


def test_quick_wits_needs_a_card_to_repeat() -> None:
    m = battle([1, 1, 1, 1, 1, 1], theirs=["quick_wits"])
    assert asked(m) == (0, "declare")


# ---- one's own turn


def test_a_following_wind_gives_a_move() -> None:
    m = pick(at_sea(["following_wind"]), "play following_wind")
    assert (m.state.turn.actions, m.state.turn.moves) == (3, 1)
    pick(m, "sail nassau")
    assert (m.state.turn.actions, m.state.turn.moves) == (3, 0)


def test_a_following_wind_blows_on_ones_own_turn() -> None:
    m = others_turn(["following_wind"])
    assert asked(m)[0] == 0
    pick(m, "sail nassau")
    assert asked(m)[0] == 0


@pytest.mark.rule("fortunes", "C094")
def test_the_governor_pardons_two_bounties_of_one_nation() -> None:
    m = at_sea(["governors_pardon"], lambda s: put(s, 0, bounties=["spain", "spain", "spain", "france"]))
    pick(m, "play governors_pardon")
    assert offered(m) == ["clear spain 1", "clear spain 2", "clear france 1"]
    pick(m, "clear spain 2")
    assert m.state.players[0].bounties == [1, 0, 1, 0]
    assert m.state.players[0].gold == 4


def test_the_governor_has_nothing_for_the_honest_and_the_poor() -> None:
    assert "play governors_pardon" not in offered(at_sea(["governors_pardon"]))
    poor = at_sea(["governors_pardon"], lambda s: put(s, 0, bounties=["spain"], gold=2))
    assert "play governors_pardon" not in offered(poor)


def test_the_smugglers_cove_opens_a_closed_port_until_one_leaves() -> None:
    m = at_sea(["smugglers_cove"], lambda s: put(s, 0, bounties=["spain"]))
    pick(m, "sneak smugglers_cove")
    assert m.state.turn.actions == 2
    p = m.state.players[0]
    assert p.in_port
    assert p.hand == []
    pick(m, "leave")
    assert "dock" not in offered(m)


def test_the_smugglers_cove_is_for_ports_that_refuse() -> None:
    m = at_sea(["smugglers_cove"])
    assert "dock" in offered(m)
    assert "sneak smugglers_cove" not in offered(m)


# ---- in port


def market(s: State) -> None:
    demand(s, "la_habana", "rum")
    deck(s, "spice_1", "spice_2", "cocoa_1", "cocoa_2", "cocoa_3", "sugar_1", "timber_1")


def test_a_sharp_bargain_takes_one_gold_off_each_card() -> None:
    m = pick(
        in_port(["sharp_bargain"], market), "buy", "play sharp_bargain", "buy spice", "buy cocoa", "buy sugar"
    )
    assert m.state.turn.bill == 1 + 1 + 2


def test_two_sharp_bargains_take_two_gold_off_and_never_the_last() -> None:
    m = in_port(["sharp_bargain", "sharp_bargain"], market)
    assert "play sharp_bargain" not in offered(m)
    pick(m, "buy", "play sharp_bargain", "buy sugar")
    assert m.state.turn.bill == 2
    pick(m, "play sharp_bargain")
    assert m.state.turn.bill == 1
    pick(m, "buy cocoa")
    assert m.state.turn.bill == 1 + 1


def test_a_bargain_that_could_save_nothing_more_is_not_struck() -> None:
    m = pick(in_port(["sharp_bargain"], market), "buy")
    for struck, possible in (
        (1, True),
        (2, False),
        (3, False),
    ):  # a card costs at most 3 Gold, and at least 1
        m.state.turn.bargain = struck
        assert ("play sharp_bargain" in {str(o) for o in port.purchases(m.state, 0)}) is possible


def test_a_sharp_bargain_struck_late_holds_for_the_whole_purchase() -> None:
    m = pick(in_port(["sharp_bargain"], market), "buy", "buy sugar", "buy spice")
    assert m.state.turn.bill == 3 + 2
    pick(m, "play sharp_bargain")
    assert m.state.turn.bill == 2 + 1
    assert "buy sugar" not in offered(m)  # the only one is bought


def test_a_hungry_market_asks_for_one_of_two_goods() -> None:
    m = pick(in_port(["hungry_market"]), "play hungry_market")
    assert asked(m) == (0, "demand")
    wanted = m.pending[0].options[1]
    pick(m, str(wanted))
    assert m.view(0)["zones"][ZONE["la_habana"]]["demand"] == wanted[1]
    assert len(m.state.reserve) == 8
    assert m.state.drawn == []  # none lies in the hand for the next market


def test_a_hungry_market_comes_before_anything_else() -> None:
    m = in_port(["hungry_market"])
    assert "play hungry_market" in offered(m)
    pick(m, "yard", "done")
    assert "play hungry_market" not in offered(m)


def test_an_informant_tells_a_rumour_for_nothing() -> None:
    m = pick(in_port(["informant"]), "play informant")
    p = m.state.players[0]
    assert p.rumour >= 0
    assert p.gold == 10


def test_an_informant_is_met_ashore_and_must_know_something() -> None:
    assert "play informant" not in offered(at_sea(["informant"]))

    def silent(s: State) -> None:
        s.players[1].kept += s.rumour_deck
        s.rumour_deck.clear()

    assert "play informant" not in offered(in_port(["informant"], silent))


def test_friends_in_high_places_save_an_influence_roll() -> None:
    m = pick(in_port(["high_friends"], dice=[1, 1]), "rumour")
    assert asked(m) == (0, "second-chance")
    pick(m, "play high_friends")
    assert m.state.players[0].rumour >= 0


def test_friends_in_high_places_are_not_called_for_nothing() -> None:
    m = pick(in_port(["high_friends"], dice=[5, 1]), "rumour")
    assert asked(m) == (0, "port")
    m = pick(at_sea(["high_friends"], dice=[1, 1]), "scout merchant")
    assert asked(m)[1] == "act"


def test_the_obliging_yard_gives_five_gold_off_a_ship() -> None:
    m = in_port(["friendly_yard"], lambda s: put(s, 0, gold=30))
    pick(m, "yard", "rebate", "buy-ship frigate")
    assert m.state.players[0].gold == 30 - (35 - 5 - 5)


def test_two_obliging_yards_give_ten_gold_off_and_none_after_the_sale() -> None:
    m = in_port(["friendly_yard"] * 2, lambda s: put(s, 0, gold=30))
    pick(m, "yard", "rebate", "rebate", "buy-ship frigate")
    assert m.state.players[0].gold == 30 - (35 - 5 - 10)
    m = in_port(["friendly_yard"], lambda s: put(s, 0, gold=40))
    pick(m, "yard", "buy-ship frigate")
    assert "rebate" not in offered(m)


def test_the_obliging_yard_repairs_three_points() -> None:
    def hurt(s: State) -> None:
        s.players[0].ship.now[:] = [1, 1, 1, 2, 0]

    m = pick(
        in_port(["friendly_yard"], hurt), "yard", "free-repairs", "mend hull", "mend cannons", "mend cargo"
    )
    assert m.state.players[0].ship.now == [2, 2, 1, 2, 1]
    assert m.state.players[0].gold == 10


def test_the_obliging_yard_is_no_use_to_a_sound_ship_or_at_sea() -> None:
    m = pick(in_port(["friendly_yard"]), "yard")
    assert "rebate" in offered(m)
    assert "free-repairs" not in offered(m)
    assert not {"rebate", "free-repairs"} & set(offered(at_sea(["friendly_yard"])))


# ---- scouting and raids

BY_PLUNDER = {n: [CARGO_IDS[c] for c in range(64) if HITS[c] < 0 and PLUNDER[c] == n] for n in range(1, 6)}
CREW_HITS = [CARGO_IDS[c] for c in range(64) if HITS[c] == CREW]


def test_a_spyglass_saves_a_scouting_roll() -> None:
    m = pick(at_sea(["spyglass"], dice=[1, 1]), "scout merchant")
    assert asked(m) == (0, "second-chance")
    pick(m, "play spyglass")
    assert asked(m) == (0, "merchant")


def test_a_spyglass_is_not_raised_when_the_prey_is_in_sight() -> None:
    m = pick(at_sea(["spyglass"], dice=[5, 1]), "scout merchant")
    assert asked(m) == (0, "merchant")
    assert m.state.players[0].hand


def raiding(hand: Sequence[str], cards: Sequence[str], handling: int = 4) -> Match:
    """A merchant is found and attacked; the Seamanship roll has no success."""

    def edit(s: State) -> None:
        s.merchants[ZONE["la_habana"]] = SPAIN
        s.players[0].ship.handling = handling
        deck(s, *cards)

    m = at_sea(hand, edit, dice=[5, 1, 1, 1, 1])
    return pick(m, "scout merchant", "attack spain")


def test_a_fat_prize_adds_a_card_whose_icon_does_not_count() -> None:
    cards = [*BY_PLUNDER[3][:3], CREW_HITS[0]]
    m = raiding(["fat_prize"], cards)
    assert asked(m) == (0, "raid-card")
    pick(m, "play fat_prize")
    extra = PLUNDER[CARGO_IDS.index(CREW_HITS[0])]
    assert m.state.players[0].gold == 10 + 9 + extra
    assert m.state.players[0].ship.now[CREW] == 2


def test_a_fat_prize_may_be_kept() -> None:
    m = pick(raiding(["fat_prize"], BY_PLUNDER[3][:3]), "pass")
    assert m.state.players[0].gold == 10 + 9
    assert len(m.state.players[0].hand) == 1


def test_a_fat_prize_is_for_a_raid_that_succeeds() -> None:
    m = raiding(["fat_prize"], BY_PLUNDER[3][:3], handling=3)
    assert asked(m) == (0, "act")
    assert m.state.players[0].gold == 10


def test_a_warning_shot_makes_one_icon_void() -> None:
    cards = BY_PLUNDER[3][:3]
    m = raiding(["warning_shot"], cards, handling=3)
    assert asked(m) == (0, "raid-card")
    pick(m, "play warning_shot", f"ignore {cards[0]}")
    assert m.state.players[0].gold == 19


def test_without_a_warning_shot_the_merchant_escapes() -> None:
    m = raiding(["warning_shot"], BY_PLUNDER[3][:3], handling=3)
    pick(m, "pass")
    assert m.state.players[0].gold == 10
    assert "play warning_shot" not in offered(m)


# ---- another player's turn


@pytest.mark.rule("fortunes", "C101")
def test_a_mutiny_costs_an_action() -> None:
    m = others_turn(["mutiny"], dice=[1, 1, 1])
    assert asked(m) == (1, "announce")
    pick(m, "announce mutiny", "play mutiny")
    assert m.state.turn.actions == 2


def test_a_mutiny_fails_against_a_leader_and_is_not_for_ones_own_turn() -> None:
    m = pick(others_turn(["mutiny"], dice=[5, 1, 1]), "announce mutiny", "play mutiny")
    assert m.dice.scripted == 3  # Leadership was rolled
    assert m.state.turn.actions == 3
    assert asked(at_sea(["mutiny"])) == (0, "act")


@pytest.mark.rule("fortunes", "C019", "C101")
def test_a_mutiny_can_cost_the_last_action_but_none_that_is_not_there() -> None:
    def calm(actions: int) -> Match:
        def edit(s: State) -> None:
            s.tide.actions, s.tide.moves = actions, 1

        return others_turn(["mutiny"], edit, dice=[1, 1, 1])

    m = pick(calm(1), "announce mutiny", "play mutiny")
    assert m.state.turn.actions == 0
    assert "sail nassau" in offered(m)  # the wind's Move is not an action lost
    assert not [option for option in offered(m) if option.startswith("scout")]
    assert asked(calm(0)) == (0, "act")


def test_a_denunciation_adds_a_bounty() -> None:
    m = others_turn(["denounced"], lambda s: put(s, 0, bounties=["england", "spain"]))
    pick(m, "announce denounced", "play denounced", "blame england")
    assert m.state.players[0].bounties[ENGLAND] == 2


def test_a_denunciation_needs_somebody_who_is_wanted() -> None:
    assert asked(others_turn(["denounced"])) == (0, "act")
    full = others_turn(["denounced"], lambda s: s.players[0].bounties.__setitem__(SPAIN, 5))
    assert asked(full) == (0, "act")


def test_a_false_lead_costs_the_rumours_roll_a_die() -> None:
    m = others_turn(
        ["false_lead"], lambda s: put(s, 0, zone="old_providence", rumour="stranded_galleon"), dice=[1, 5]
    )
    pick(m, "prove stranded_galleon", "announce false_lead", "play false_lead")
    assert m.state.players[0].gold == 10  # one die only, and it failed


def test_a_false_lead_is_for_the_rumours_of_others() -> None:
    m = at_sea(
        ["false_lead"], lambda s: put(s, 0, zone="old_providence", rumour="stranded_galleon"), dice=[1, 5]
    )
    pick(m, "prove stranded_galleon")
    assert m.state.players[0].gold == 22


def test_a_saboteur_cuts_the_masts_of_a_ship_that_leaves() -> None:
    m = others_turn(["saboteur"], lambda s: put(s, 0, zone="la_habana", port=True))
    pick(m, "leave")
    assert asked(m) == (1, "announce")
    pick(m, "announce saboteur", "play saboteur")
    assert m.state.players[0].ship.now[MASTS] == 1


def test_a_saboteur_leaves_the_last_mast_standing() -> None:
    def weak(s: State) -> None:
        put(s, 0, zone="la_habana", port=True)
        s.players[0].ship.now[MASTS] = 1

    m = pick(others_turn(["saboteur"], weak), "leave")
    assert asked(m)[0] == 0


def test_an_owners_stronger_saboteur_leaves_the_last_mast_standing_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(glory.CARD, "saboteur", msgspec.structs.replace(glory.CARD["saboteur"], n=3))
    m = others_turn(["saboteur"], lambda s: put(s, 0, ship="frigate", zone="la_habana", port=True))
    pick(m, "leave", "announce saboteur", "play saboteur")
    assert m.state.players[0].ship.now[MASTS] == 1


def test_a_headwind_spends_the_action_without_a_move() -> None:
    m = pick(others_turn(["headwind"]), "sail nassau")
    assert asked(m) == (1, "announce")
    pick(m, "announce headwind", "play headwind")
    assert m.state.players[0].zone == ZONE["la_habana"]
    assert m.state.turn.actions == 2


def test_a_headwind_does_not_keep_a_ship_out_of_port() -> None:
    m = pick(others_turn(["headwind"]), "dock")
    assert m.state.players[0].in_port
    assert asked(m)[0] == 0


# ---- announcing


@pytest.mark.rule("fortunes", "C101")
def test_announced_cards_resolve_in_order_and_one_may_be_withdrawn() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", zone="la_habana", port=True)
        put(s, 1, hand=["saboteur"])
        put(s, 2, hand=["saboteur"])

    m = pick(stage(edit, seats=3), "leave")
    assert asked(m) == (1, "announce")
    pick(m, "announce saboteur")
    assert asked(m) == (2, "announce")
    pick(m, "announce saboteur")
    assert asked(m) == (1, "go-on")  # he has seen that another announced too
    pick(m, "play saboteur")
    assert asked(m) == (2, "go-on")
    pick(m, "withdraw")
    assert m.state.players[0].ship.now[MASTS] == 2
    assert m.state.players[1].hand == []
    assert [GLORY_IDS[card] for card in m.state.players[2].hand] == ["saboteur"]
    assert m.view(0)["players"][2]["hand"]["known"] == ["saboteur"]  # it was shown


@pytest.mark.rule("fortunes", "C101")
def test_the_first_to_announce_may_leave_it_to_another() -> None:
    def edit(s: State) -> None:
        put(s, 1, hand=["headwind"])
        put(s, 2, hand=["headwind"])

    m = pick(stage(edit, seats=3), "sail nassau", "announce headwind", "announce headwind", "withdraw")
    pick(m, "play headwind")
    assert [len(p.hand) for p in m.state.players] == [0, 1, 0]
    assert m.state.players[0].zone == ZONE["la_habana"]


@pytest.mark.rule("fortunes", "C101", "R69")
def test_a_card_announced_alone_may_be_withdrawn_but_is_shown() -> None:
    m = pick(stage(lambda s: put(s, 1, hand=["headwind"])), "sail nassau", "announce headwind")
    assert asked(m) == (1, "go-on")
    assert offered(m) == ["play headwind", "withdraw"]
    pick(m, "withdraw")
    assert asked(m) == (0, "act")  # it can't be announced again at this moment
    assert m.state.players[0].zone == ZONE["nassau"]
    assert m.view(0)["players"][1]["hand"]["known"] == ["headwind"]
    pick(m, "sail la_habana")
    assert asked(m) == (1, "announce")  # the next Move is another moment


@pytest.mark.rule("fortunes", "C101", "C137", "R69")
def test_in_combat_too_a_card_announced_alone_may_be_withdrawn() -> None:
    m = battle([1] * 10, mine=["daring_tack"], theirs=[])
    pick(m, "announce daring_tack")
    assert asked(m) == (0, "go-on")
    pick(m, "withdraw")
    assert len(entries(m, "contest")[0]["mine"]) == 3
    assert len(m.state.players[0].hand) == 1


@pytest.mark.rule("fortunes", "C101")
def test_who_passed_may_still_announce_when_another_has() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", zone="la_habana", port=True)
        put(s, 1, hand=["saboteur"])
        put(s, 2, hand=["saboteur"])

    m = pick(stage(edit, seats=3), "leave", "pass", "announce saboteur")
    assert asked(m) == (1, "announce")
    pick(m, "announce saboteur")
    assert asked(m) == (1, "go-on")  # in playing order, not in the order of announcing
    pick(m, "play saboteur")
    assert asked(m) == (2, "go-on")
    pick(m, "play saboteur")
    assert m.state.players[0].ship.now[MASTS] == 1


@pytest.mark.rule("fortunes", "C101")
def test_passing_twice_is_the_end_of_it() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", zone="la_habana", port=True)
        put(s, 1, hand=["saboteur"])
        put(s, 2, hand=["saboteur"])

    m = pick(stage(edit, seats=3), "leave", "pass", "announce saboteur", "pass")
    assert asked(m) == (2, "go-on")
    pick(m, "withdraw")
    assert asked(m) == (1, "announce")  # the moment is not over while a card could be played
    pick(m, "pass")
    assert asked(m) == (0, "act")


@pytest.mark.rule("fortunes", "C137")
def test_the_attacker_who_passed_may_answer_the_defenders_card() -> None:
    m = battle([1] * 12, mine=["daring_tack"], theirs=["daring_tack"])
    pick(m, "pass", "announce daring_tack")
    assert asked(m) == (0, "announce")
    pick(m, "announce daring_tack")
    assert asked(m) == (0, "go-on")  # the attacker's card first
    pick(m, "play daring_tack", "play daring_tack")
    assert [len(entries(m, "contest")[0][side]) for side in ("mine", "theirs")] == [5, 5]


@pytest.mark.rule("fortunes", "C100", "C101", "R70")
def test_the_player_whose_turn_it_is_answers_with_a_card_of_that_turn() -> None:
    """A pardon, resolved first, leaves nothing to denounce: the card is shown and taken back."""

    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, bounties=["spain"], hand=["governors_pardon"])
        put(s, 1, hand=["denounced"])

    m = stage(edit)
    assert asked(m) == (1, "announce")
    pick(m, "announce denounced")
    assert asked(m) == (0, "announce")
    pick(m, "announce governors_pardon")
    assert asked(m) == (0, "go-on")
    pick(m, "play governors_pardon")
    assert asked(m) == (0, "act")
    assert m.state.players[0].bounties == [0, 0, 0, 0]
    assert m.state.players[0].gold == 7
    assert [GLORY_IDS[card] for card in m.state.players[1].hand] == ["denounced"]
    assert m.view(0)["players"][1]["hand"]["known"] == ["denounced"]


@pytest.mark.rule("fortunes", "C101", "R70")
def test_nobody_is_asked_for_a_card_of_the_own_turn_before_another_announces() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, bounties=["spain"], hand=["governors_pardon"])
        put(s, 1, hand=["denounced"])

    m = pick(stage(edit), "pass")
    assert asked(m) == (0, "act")
    assert "play governors_pardon" in offered(m)


@pytest.mark.rule("fortunes", "C100", "C108", "R78")
def test_a_pardon_can_be_bought_before_a_navy_searches() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="caracas", bounties=["netherlands"], hand=["governors_pardon", "following_wind"])
        npc(s, "nl_binckes", "caracas")

    m = stage(edit, dice=[5, 5, 5])
    assert asked(m) == (0, "before-search")
    assert offered(m) == ["pass", "play governors_pardon", "play following_wind"]
    pick(m, "play following_wind", "play governors_pardon")
    assert asked(m) == (0, "act")  # nobody hunts an honest captain
    assert "npc-searches" not in [entry.key for entry in m.story(None)]
    assert m.state.turn.moves == 1
    m = pick(stage(edit, dice=[5, 5, 5]), "pass")
    assert "npc-searches" in [entry.key for entry in m.story(None)]


@pytest.mark.rule("fortunes", "C108", "R78")
def test_nothing_is_asked_before_the_search_of_a_navy_that_does_not_care() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="caracas", hand=["following_wind"])
        npc(s, "nl_binckes", "caracas")

    assert asked(stage(edit)) == (0, "act")


@pytest.mark.rule("fortunes", "C108", "C110", "R78")
@pytest.mark.parametrize(
    ("zone", "war", "asks"),
    [("old_providence", False, False), ("caracas", False, True), ("caracas", True, False)],
)
def test_nothing_is_asked_where_a_hostile_navy_does_not_search(zone: str, war: bool, asks: bool) -> None:
    """Among the reefs, and where two men-of-war lie together."""

    def edit(s: State) -> None:
        put(s, 0, zone=zone, gold=10, bounties=["england"], hand=["governors_pardon"])
        npc(s, "en_benbow", zone)
        npc(s, "es_depes", zone)
        if war:
            s.war[:] = [SPAIN, ENGLAND]

    assert asked(stage(edit)) == (0, "before-search" if asks else "act")


@pytest.mark.rule("fortunes", "C137", "R58")
def test_in_combat_the_attacker_announces_first() -> None:
    m = battle([1] * 10, mine=["daring_tack"], theirs=["daring_tack"])
    assert asked(m) == (0, "announce")
    pick(m, "announce daring_tack")
    assert asked(m) == (1, "announce")
    pick(m, "announce daring_tack")
    assert asked(m) == (0, "go-on")  # and his card is resolved first
    pick(m, "play daring_tack", "play daring_tack")
    assert [len(entries(m, "contest")[0][side]) for side in ("mine", "theirs")] == [5, 5]


@pytest.mark.rule("fortunes", "C115", "C137")
def test_who_plays_an_npc_plays_no_cards_for_it() -> None:
    """The left neighbour has cards of his own for every moment, but he is not in this combat."""

    def edit(s: State) -> None:
        number = npc(s, "nl_binckes", "la_habana")
        put(s, 0, ship="frigate")
        put(s, 1, hand=["out_of_the_sun", "daring_tack", "replay_contest", "quick_wits"])
        s.battle = Battle([-1 - number, 0], None, [3, 3])
        s.battle.vessel = vessel_of(s, number)

    m = stage(edit, dice=[1] * 12)
    assert asked(m) == (1, "declare")
    assert fighting(m).round == 2  # nothing was asked in the first
    assert len(m.state.players[1].hand) == 4
