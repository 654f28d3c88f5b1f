"""Naval combat."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import CANNONS, CARGO, CREW, ENGLAND, FRANCE, HULL, MASTS, NETHERLANDS, SPAIN
from flibuste.games.fortunes.rules import bounties, naval, sides, volley
from flibuste.games.fortunes.state import State

from .kit import asked, give_goods, hire, npc, offered, pick, put, stage, table, told

#: Seat 0 finds seat 1 (two Scouting dice).
FOUND = [5, 1]


def duel(s: State, mine: str = "frigate", theirs: str = "frigate") -> None:
    """Two captains side by side off La Habana: Hendrik (3 Seamanship) attacks Nicolas (3)."""
    put(s, 0, "hendrik_roosendaal", mine, "la_habana", gold=10)
    put(s, 1, "nicolas_jaures", theirs, "la_habana", gold=10)


def fight(
    dice: list[int], mine: str = "frigate", theirs: str = "frigate", edit: object = None, seats: int = 2
) -> Match:
    def both(s: State) -> None:
        duel(s, mine, theirs)
        if callable(edit):
            edit(s)

    return pick(stage(both, dice=[5, 1, 1, *dice], seats=seats), "scout p1")


def now(m: Match, seat: int) -> list[int]:
    ship: list[int] = m.state.players[seat].ship.now
    return ship


NO_SKULL = [1, 1, 1]


@pytest.mark.rule("fortunes", "C090", "C092", "C093")
def test_example_one_attacking_an_honest_captain_makes_a_pirate() -> None:
    m = fight([*NO_SKULL, *NO_SKULL])
    attacker, defender = m.state.players
    assert attacker.bounties[FRANCE] == 1
    assert bounties.is_pirate(attacker)
    assert not any(defender.bounties)
    m = fight([*NO_SKULL, *NO_SKULL], edit=lambda s: put(s, 1, bounties=["spain"]))
    assert not any(m.state.players[0].bounties)  # a pirate is fair game


@pytest.mark.rule("fortunes", "C090", "C091")
def test_example_three_the_rash_attack_on_a_dutch_ship() -> None:
    def edit(s: State) -> None:
        npc(s, "nl_van_almonde", "la_habana")
        put(s, 0, "nicolas_jaures", "galleon")
        put(s, 1, zone="nassau", port=True)

    # found; four cannons empty the crew, the fourth hit goes to the Hull; a boarding is then won at once
    m = stage(edit, dice=[5, 1, 5, 5, 5, 1, 1, 1, 1, 3, 3, 3, 3])
    pick(m, "scout navy_netherlands")
    assert m.state.players[0].bounties[NETHERLANDS] == 1
    m.dice.script, m.dice.scripted = (5, 5, 5, 1, 1, 1, 1), 0
    pick(m, "board", "shoot", "pass", "pass")
    assert m.state.players[0].bounties[NETHERLANDS] == 2
    assert m.state.players[0].glory == 1


@pytest.mark.rule("fortunes", "C092", "R04")
def test_a_nation_puts_at_most_five_bounties_on_a_head() -> None:
    m = stage(lambda s: put(s, 0, bounties=["spain"] * 4))
    bounties.add(m.table, 0, SPAIN)
    bounties.add(m.table, 0, SPAIN)
    bounties.add(m.table, 0, ENGLAND)
    assert m.state.players[0].bounties == [5, 0, 0, 1]
    assert m.view(1)["players"][0]["bounties"] == {"spain": 5, "england": 1}


# ---- declaring


@pytest.mark.rule("fortunes", "C117")
def test_the_story_says_who_attacks_whom() -> None:
    begun = [entry for entry in fight([1] * 12).story() if entry.key == "combat"]
    assert [(entry.about["attacker"], entry.about["defender"]) for entry in begun] == [("p0", "p1")]


@pytest.mark.rule("fortunes", "C117")
def test_only_shots_in_the_first_round_then_attacker_declares_first() -> None:
    m = fight([*NO_SKULL, *NO_SKULL])
    b = sides.the_battle(m.state)
    assert b.round == 2  # the first round asked nothing
    assert asked(m) == (0, "declare")
    assert offered(m) == ["shoot", "board", "flee"]
    pick(m, "board")
    assert asked(m) == (1, "declare")


@pytest.mark.rule("fortunes", "C118")
def test_seamanship_dice_and_one_more_for_a_handier_ship() -> None:
    m = fight([*NO_SKULL, *NO_SKULL])
    b = sides.the_battle(m.state)
    assert naval.contest_dice(m.state, b, 0) == 3
    m = fight([*NO_SKULL, *NO_SKULL], "sloop", "frigate")  # 4 against 3: not enough
    assert naval.contest_dice(m.state, sides.the_battle(m.state), 0) == 3
    m = fight([1, 1, 1, 1, *NO_SKULL], "sloop", "flute")  # 4 against 2
    b = sides.the_battle(m.state)
    assert naval.contest_dice(m.state, b, 0) == 4
    assert naval.contest_dice(m.state, b, 1) == 3


@pytest.mark.rule("fortunes", "C119", "C035")
def test_most_skulls_then_the_sum_of_the_others() -> None:
    m = fight([*NO_SKULL, *NO_SKULL])
    s, b = m.state, sides.the_battle(m.state)
    for mine, theirs, won in (
        ([5, 5, 1], [5, 4, 4], 0),
        ([5, 1, 1], [5, 4, 1], 1),
        ([5, 2, 1], [5, 1, 2], -1),
        ([4, 4, 4], [1, 1, 1], -1),
    ):
        b.faces = [mine, theirs]
        assert sides.contest_winner(s, b) == won


# ---- shooting


@pytest.mark.rule("fortunes", "C120")
def test_the_winner_fires_all_cannons_the_loser_one_for_each_success() -> None:
    m = fight([5, 5, 1, 5, 1, 1, 1, 1, 2, 4])
    assert now(m, 1) == [3, 1, 2, 3, 3]  # three cannons
    assert now(m, 0) == [3, 3, 3, 3, 2]  # one success
    m = fight([5, 5, 5, 5, 5, 1, 1, 1, 1, 2], theirs="sloop")
    assert now(m, 0) == [3, 3, 2, 3, 3]  # two successes, but a sloop has one cannon
    m = fight([5, 1, 2, 5, 2, 1, 3, 4])
    assert now(m, 1)[CREW] == 2  # tied: one hit each
    assert now(m, 0)[CANNONS] == 2


@pytest.mark.rule("fortunes", "C119", "C120", "R46")
def test_without_a_success_nothing_happens() -> None:
    m = fight([4, 4, 4, 1, 1, 1])
    assert now(m, 0) == now(m, 1) == [3, 3, 3, 3, 3]


@pytest.mark.rule("fortunes", "C125", "C126", "R01", "R49")
def test_dice_locate_hits_numbers_before_skulls() -> None:
    m = fight([5, 5, 1, 1, 1, 1, 2, 6, 2])
    assert asked(m) == (1, "suffer")  # the victim names where the skull goes
    pick(m, "suffer cargo")
    assert now(m, 1) == [3, 2, 1, 3, 3]
    m = fight([5, 5, 1, 1, 1, 1, 4, 4, 4], theirs="sloop")
    assert m.state.players[1].captain == -1  # one cannon, then twice the Hull
    m = fight([5, 5, 1, 1, 1, 1, 4, 4, 6], theirs="sloop")
    assert offered(m) == ["suffer hull", "suffer cargo", "suffer masts", "suffer crew"]


@pytest.mark.rule("fortunes", "C125", "C126")
def test_two_skulls_may_fall_on_one_section_until_it_is_gone() -> None:
    m = fight([5, 5, 1, 1, 1, 1, 6, 6, 6], theirs="sloop")
    pick(m, "suffer masts")
    assert "suffer masts" in offered(m)  # a sloop has two
    pick(m, "suffer masts")
    assert offered(m) == ["suffer hull", "suffer cargo", "suffer crew", "suffer cannons"]


@pytest.mark.rule("fortunes", "C131", "R80")
def test_chasers_fire_though_the_cannons_are_gone() -> None:
    def edit(s: State) -> None:
        put(s, 0, mods=["chasers"])
        s.players[0].ship.now[CANNONS] = 0

    m = fight([*NO_SKULL, *NO_SKULL, 3], edit=edit)
    pick(m, "shoot", "flee", "chase")
    assert now(m, 1)[CREW] == 2


@pytest.mark.rule("fortunes", "C127", "R54")
def test_a_destroyed_hull_sinks_the_ship_and_kills_the_captain() -> None:
    m = fight([5, 5, 1, 1, 1, 1, 4, 4, 4], theirs="sloop")
    assert "sink" in told(m)
    winner = m.state.players[0]
    assert winner.glory == 1
    assert winner.gold == 10  # no plunder from a ship at the bottom (ruling R54)
    assert len(winner.hand) == 2  # one for the point, one for Hendrik


@pytest.mark.rule("fortunes", "C127", "C128")
def test_damage_to_the_hold_loses_cargo_at_random() -> None:
    m = fight([5, 5, 1, 1, 1, 1, 1, 2, 2], edit=lambda s: put(s, 1, goods=["rum", "rum", "rum"]))
    assert len(m.state.players[1].cargo) == 2
    assert len(m.state.cargo_discard) == 1


@pytest.mark.rule("fortunes", "C127", "C128")
@pytest.mark.parametrize("victim", [0, 1])
def test_either_side_loses_what_no_longer_fits(victim: int) -> None:
    g = table()
    give_goods(g, victim, "rum", "rum")
    naval.begin(g, 0, 1)
    volley.strike(g, victim, [(CARGO, False)])
    assert len(g.state.players[victim].cargo) == 1


@pytest.mark.rule("fortunes", "C127")
def test_destroyed_masts_leave_one_die_and_only_shots() -> None:
    def dismasted(s: State) -> None:
        s.players[0].ship.now[MASTS] = 0

    m = fight([1, *NO_SKULL], edit=dismasted)
    b = sides.the_battle(m.state)
    assert naval.contest_dice(m.state, b, 0) == 1
    assert naval.declarations(m.state, b, 0) == (sides.SHOOT,)
    assert asked(m)[0] == 1  # seat 0 had nothing to choose


@pytest.mark.rule("fortunes", "C127")
def test_without_crew_no_boarding_without_cannons_no_shots() -> None:
    def weak(s: State) -> None:
        s.players[0].ship.now[CREW] = 0
        s.players[0].ship.now[CANNONS] = 0

    m = fight([5, 5, 5, *NO_SKULL], edit=weak)
    assert offered(m) == ["shoot", "flee"]
    assert now(m, 1) == [3, 3, 3, 3, 3]


@pytest.mark.rule("fortunes", "C129", "R51")
def test_damage_is_done_at_the_same_time() -> None:
    """Both sloops fire their last shots: both captains drown (ruling R51)."""

    def frail(s: State) -> None:
        for p in s.players:
            p.ship.now[:] = [1, 1, 1, 0, 1]

    m = fight([5, 1, 1, 5, 1, 1, 3, 3], "sloop", "sloop", frail)
    assert m.state.players[0].captain == -1
    assert asked(m) == (1, "ship")  # the other's turn: his next captain takes command
    assert told(m).count("die") == 2
    assert all(p.glory == 0 for p in m.state.players)


# ---- boarding and fleeing


@pytest.mark.rule("fortunes", "C121", "C122")
def test_boarding_comes_after_the_enemys_shots() -> None:
    start = [*NO_SKULL, *NO_SKULL]
    m = fight([*start, 5, 5, 1, 5, 1, 1, 2])
    pick(m, "board", "shoot")
    assert now(m, 0)[MASTS] == 2  # one hit first
    assert "board" in told(m)

    def one_man(s: State) -> None:
        s.players[0].ship.now[CREW] = 1

    m = fight([*start, 5, 5, 1, 5, 1, 1, 3], edit=one_man)
    pick(m, "board", "shoot")
    assert now(m, 0)[CREW] == 0
    assert "board" not in told(m)  # nobody is left to board
    assert sides.the_battle(m.state).round == 3


@pytest.mark.rule("fortunes", "C123")
def test_flight_needs_an_enemy_without_success() -> None:
    start = [*NO_SKULL, *NO_SKULL]
    m = pick(fight([*start, 5, 1, 1, 1, 1, 1]), "flee", "shoot")
    assert m.state.battle is None
    assert all(p.captain >= 0 for p in m.state.players)
    m = pick(fight([*start, 5, 5, 1, 5, 1, 1, 1]), "flee", "shoot")
    assert m.state.battle is not None
    assert now(m, 0)[CARGO] == 2  # and the enemy's success hits


@pytest.mark.rule("fortunes", "C124", "C131")
def test_when_both_flee_the_combat_ends_but_chasers_may_fire() -> None:
    start = [*NO_SKULL, *NO_SKULL]
    m = pick(fight(start), "flee", "flee")
    assert m.state.battle is None
    assert "contest-won" not in told(m)
    (part,) = [entry for entry in m.story(None) if entry.key == "part"]
    assert part.about == {"a": "p0", "b": "p1"}
    m = fight([*start, 4], edit=lambda s: put(s, 1, mods=["chasers"]))
    pick(m, "flee", "flee")
    assert asked(m) == (1, "chase")
    pick(m, "chase")
    assert m.state.battle is None
    assert now(m, 0)[CANNONS] == 2


@pytest.mark.rule("fortunes", "C117", "C127", "C131", "R89")
@pytest.mark.parametrize("way", ["flee", "board"])
def test_a_declaration_stands_though_chasers_take_the_masts(way: str) -> None:
    def edit(s: State) -> None:
        put(s, 0, mods=["chasers"])
        s.players[1].ship.now[MASTS] = 1

    # the hit on the Masts; three dice without a skull, then the one that is left
    m = fight([*NO_SKULL, *NO_SKULL, 2, *NO_SKULL, 5], edit=edit)
    pick(m, "flee" if way == "board" else "shoot", way, "chase")
    assert now(m, 1)[MASTS] == 0
    contest = [entry for entry in m.story(None) if entry.key == "contest"][-1]
    assert len(contest.about["theirs"]) == 1
    assert ("board" if way == "board" else "flee") in told(m)


@pytest.mark.rule("fortunes", "C122", "C131", "R89")
def test_nobody_boards_whose_last_man_the_chasers_take() -> None:
    def edit(s: State) -> None:
        put(s, 0, mods=["chasers"])
        s.players[1].ship.now[CREW] = 1

    m = fight([*NO_SKULL, *NO_SKULL, 3, *NO_SKULL, 5, 5, 5], edit=edit)
    pick(m, "flee", "board", "chase")
    assert now(m, 1)[CREW] == 0
    assert m.state.battle is not None
    assert "board" not in told(m)


# ---- weapons and modifications


@pytest.mark.rule("fortunes", "C130")
def test_grappling_hooks_reroll_a_boarding_roll() -> None:
    def hooks(s: State) -> None:
        s.players[0].weapons[0] = 1
        s.players[1].weapons[0] = 1

    start = [*NO_SKULL, *NO_SKULL]
    m = fight([*start, 1, 2, 5, 5, 5, 1, 5, 5, 1, 1], edit=hooks)
    pick(m, "board", "shoot")
    assert asked(m) == (0, "grapnel")  # only who declared Board
    pick(m, "spend grapnel")
    assert m.state.players[0].weapons[0] == 0
    pick(m, "reroll mine 1", "reroll mine 2", "done")
    assert "board" in told(m)


@pytest.mark.rule("fortunes", "C130")
def test_the_example_of_grapeshot() -> None:
    """Two skulls and a hit on the crew: with grapeshot all three strike the crew of two, and the third is
    lost instead of going to the Hull."""

    def shot(s: State) -> None:
        s.players[0].weapons[:] = [0, 1, 1]

    m = fight([5, 5, 1, 1, 1, 1, 6, 3, 5], theirs="sloop", edit=shot)
    assert offered(m) == ["pass", "spend chain_shot", "spend grapeshot"]
    pick(m, "spend grapeshot")
    assert now(m, 1) == [2, 2, 2, 0, 1]
    m = fight([5, 5, 1, 1, 1, 1, 6, 6, 5], theirs="sloop", edit=shot)
    pick(m, "spend chain_shot")
    assert now(m, 1) == [2, 2, 0, 2, 1]  # chain shot: the Masts, no more


@pytest.mark.rule("fortunes", "C130")
@pytest.mark.parametrize(
    ("weapon", "faces", "hull"),
    [
        (
            "chain_shot",
            [2, 2, 6],
            2,
        ),  # the Masts of a sloop are gone: no hit of this volley goes on to the Hull
        ("grapeshot", [3, 3, 6], 2),
        ("chain_shot", [4, 4, 6], 1),  # its only Cannon: chain shot changes nothing there
        ("grapeshot", [2, 2, 6], 2),
    ],
)
def test_special_shot_spares_the_hull_whatever_die_hit_the_section(
    weapon: str, faces: list[int], hull: int
) -> None:
    def edit(s: State) -> None:
        s.players[0].weapons[:] = [0, 1, 1]
        s.players[1].ship.now[:] = [2, 2, 1, 1, 1]
        if faces[0] == 2 and weapon == "grapeshot":
            s.players[1].ship.now[MASTS] = 2

    m = pick(fight([5, 5, 1, 1, 1, 1, *faces], theirs="sloop", edit=edit), f"spend {weapon}")
    assert now(m, 1)[HULL] == hull


@pytest.mark.rule("fortunes", "C126", "C130")
def test_without_special_shot_a_destroyed_section_passes_hits_on() -> None:
    def edit(s: State) -> None:
        s.players[1].ship.now[:] = [2, 2, 1, 1, 1]

    m = fight([5, 5, 1, 1, 1, 1, 2, 2, 3], theirs="sloop", edit=edit)
    assert now(m, 1) == [1, 2, 0, 0, 1]


@pytest.mark.rule("fortunes", "C130", "C131")
def test_a_hit_redirected_into_chain_shot_spares_the_hull_too() -> None:
    def edit(s: State) -> None:
        s.players[0].weapons[:] = [0, 1, 0]
        put(s, 1, "felipe")
        s.players[1].ship.now[:] = [3, 3, 1, 3, 3]

    m = fight([5, 5, 1, 1, 1, 1, 1, 2, 6], edit=edit)
    pick(m, "spend chain_shot")
    assert asked(m) == (1, "parry")
    pick(m, "redirect cargo masts")
    assert now(m, 1) == [3, 3, 0, 3, 3]


@pytest.mark.rule("fortunes", "C131")
def test_long_guns_fire_before_the_first_round() -> None:
    def guns(s: State) -> None:
        put(s, 1, mods=["long_guns"])
        s.players[1].weapons[:] = [0, 1, 1]

    m = fight([5, 1, 6, 2, 5], edit=guns)  # three cannons, two successes; no special weapon is offered
    assert asked(m) == (0, "suffer")
    pick(m, "suffer hull")
    assert now(m, 0) == [2, 3, 2, 3, 3]


@pytest.mark.rule("fortunes", "C131")
def test_a_reinforced_hull_cancels_a_hit_once() -> None:
    m = fight([5, 5, 1, 1, 1, 1, 1, 2, 4], edit=lambda s: put(s, 1, mods=["reinforced_hull"]))
    assert offered(m) == ["pass", "cancel cargo", "cancel masts", "cancel cannons"]
    pick(m, "cancel cannons")
    assert now(m, 1) == [3, 2, 2, 3, 3]
    assert m.state.players[1].ship.hull_used
    m.dice.script, m.dice.scripted = (5, 5, 1, 1, 1, 1, 1, 1, 1), 0
    pick(m, "shoot", "shoot")
    assert now(m, 1)[CARGO] == 0  # face down: nothing is asked
    m = fight([5, 1, 1, 5, 5, 1, 1, 1, 1], edit=lambda s: put(s, 1, mods=["reinforced_hull"]))
    assert offered(m) == ["pass", "cancel cargo"]  # also when one section alone is hit


@pytest.mark.rule("fortunes", "C131")
def test_swivels_before_a_crew_combat() -> None:
    """Two dice, whoever boarded: one man at most, and only with a success."""
    start = [*NO_SKULL, *NO_SKULL]
    for faces, lost in (([1, 6], 1), ([5, 5], 1), ([4, 4], 0)):
        m = fight([*start, 5, 5, 1, 1, 1, 1, *faces], edit=lambda s: put(s, 1, mods=["swivels"]))
        pick(m, "board", "flee")
        story = m.story()
        place = next(i for i, t in enumerate(story) if t.key == "swivels")
        assert story[place].about["side"] == "p1"
        assert len(story[place].about["faces"]) == 2
        after = story[place + 1]
        assert (after.key, after.about.get("who"), after.about.get("n")) == (
            ("lose-crew", "p0", 1) if lost else ("crew-roll", None, None)
        )


@pytest.mark.rule("fortunes", "C132")
def test_a_damaged_ship_moves_on() -> None:
    def wreck(s: State) -> None:
        s.players[0].ship.now[:] = [1, 0, 0, 0, 0]

    m = stage(wreck)
    assert "sail nassau" in offered(m)
    assert "scout merchant" not in offered(m)
    assert "scout p1" in offered(m)


# ---- specialists in combat


@pytest.mark.rule("fortunes", "C102")
def test_gun_captain_and_master_gunner() -> None:
    m = fight([5, 5, 1, 5, 1, 1, 1, 1, 1, 4, 4], edit=lambda s: hire(s, 1, "spec_gun_captain_1"))
    assert now(m, 0)[CANNONS] == 1  # one success, two hits
    m = fight([5, 5, 1, 1, 1, 1, 1, 1, 1, 4, 4], edit=lambda s: hire(s, 0, "spec_master_gunner_1"))
    assert asked(m) == (0, "lay-guns")
    pick(m, "gunner", "reroll mine 1", "reroll mine 1", "done")
    assert now(m, 1) == [3, 2, 3, 3, 1]


@pytest.mark.rule("fortunes", "C117")
def test_a_combat_that_nobody_can_end_is_broken_off() -> None:
    def hulks(s: State) -> None:
        for p in s.players:
            p.ship.now[MASTS] = p.ship.now[CANNONS] = 0

    m = fight([], edit=hulks)
    assert m.state.battle is None
    assert "broken-off" in told(m)


@pytest.mark.rule("fortunes", "R68")
@pytest.mark.parametrize(("guns", "masts", "over"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_two_hulks_without_masts_or_guns_part(guns: int, masts: int, over: bool) -> None:
    """Neither can do anything any more (ruling R68); with one gun or one mast left the combat goes on."""

    def wrecks(s: State) -> None:
        s.players[0].ship.now[:] = [3, 3, 0, 3, 0]
        s.players[1].ship.now[:] = [3, 3, masts, 3, guns]

    m = fight([1] * 8, edit=wrecks)
    assert ("broken-off" in told(m)[:6]) == over
