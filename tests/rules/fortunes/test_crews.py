"""Crew combat, plunder, rewards, death and retirement."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    CAPTAIN,
    CREW,
    EVENT,
    GLORY_IDS,
    GOOD,
    GOOD_OF,
    HOME,
    MISSION,
    MISSION_IDS,
    MODIFICATION,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    RUMOUR,
    RUMOUR_IDS,
    SHIP,
    SPAIN,
    ZONE,
)
from flibuste.games.fortunes.rules import boarding, bounties, death, vessel
from flibuste.games.fortunes.seen import UNSEEN, also
from flibuste.games.fortunes.state import Battle, State
from flibuste.games.fortunes.view import census

from .kit import asked, deck, give, hire, npc, offered, pick, put, run, stage, told


def boarded(
    dice: list[int],
    edit: object = None,
    mine: str = "frigate",
    theirs: str = "frigate",
    seats: int = 2,
    **settings: object,
) -> Match:
    """Gaspar (Leadership 2) has boarded Nicolas (3); the crews are about to fight."""

    def both(s: State) -> None:
        put(s, 0, "gaspar_ibarra", mine, "la_habana", gold=10, bounties=["france"])
        put(s, 1, "nicolas_jaures", theirs, "la_habana", gold=10)
        if callable(edit):
            edit(s)
        crews = [s.players[seat].ship.now[CREW] for seat in (0, 1)]
        s.battle = Battle([0, 1], None, crews, round=2, boarded=True)
        s.phase = 3
        s.turn.actions = 2

    return stage(both, dice=dice, seats=seats, **settings)


def crews(m: Match) -> list[int]:
    return [p.ship.now[CREW] for p in m.state.players]


def lost(s: State, crew: int = 1) -> None:
    """Nicolas has so few men left."""
    s.players[1].ship.now[CREW] = crew


WIN = [5, 1, 1, 1, 1]


@pytest.mark.rule("fortunes", "C133")
def test_successes_cost_men_within_ones_own_crew() -> None:
    def two(s: State) -> None:
        s.players[1].ship.now[CREW] = 2

    m = boarded([5, 1, 5, 5, 5], two)
    rounds = [t for t in m.story() if t.key == "lose-crew"]
    assert [(t.about["who"], t.about["n"]) for t in rounds[:2]] == [("p0", 2), ("p1", 1)]


@pytest.mark.rule("fortunes", "C134")
def test_who_has_no_crew_left_loses_and_dies() -> None:
    m = boarded(WIN, lost)
    assert "combat-won" in told(m)
    assert m.state.battle is None
    pick(m, "pass")
    assert m.state.players[1].captain == -1
    assert m.state.players[0].glory == 1


@pytest.mark.rule("fortunes", "C135", "R52", "R53")
def test_both_emptied_most_successes_then_sum_then_nobody() -> None:
    def one_each(s: State) -> None:
        for p in s.players:
            p.ship.now[CREW] = 1

    def winner(dice: list[int]) -> str | None:
        m = boarded(dice, one_each)
        return next((t.about["side"] for t in m.story() if t.key == "combat-won"), None)

    assert winner([5, 5, 5, 1, 1]) == "p0"
    assert winner([5, 4, 5, 1, 1]) == "p0"
    assert winner([5, 1, 5, 1, 1]) == "p1"
    m = boarded([5, 2, 5, 1, 1], one_each)
    assert "no-winner" in told(m)
    assert all(p.captain >= 0 for p in m.state.players)
    assert crews(m) == [0, 0]


@pytest.mark.rule("fortunes", "C136")
def test_a_crew_combat_without_ships() -> None:
    m = stage(lambda s: put(s, 0, "nicolas_jaures", "frigate"), dice=[5, 5, 1, 1, 1])
    assert run(boarding.crew_combat(m.table, 0, 2, 2)) is True
    assert m.state.players[0].glory == 0  # no Glory of its own
    m = stage(lambda s: put(s, 0, "nicolas_jaures", "flute"), dice=[1, 1, 1, 5, 5])
    assert run(boarding.crew_combat(m.table, 0, 2, 2)) is False
    assert m.state.players[0].captain == -1


def test_master_at_arms_and_surgeon() -> None:
    m = boarded([1, 1, 1], lambda s: hire(s, 0, "spec_master_at_arms_1"))
    roll = next(t for t in m.story() if t.key == "crew-roll")
    assert len(roll.about["mine"]) == 3

    def edit(s: State) -> None:
        hire(s, 0, "spec_surgeon_1")
        lost(s)

    m = boarded([5, 1, 5, 1, 1], edit)
    pick(m, "pass")
    assert m.state.players[0].ship.now[CREW] == 3  # one man lost, one saved


@pytest.mark.rule("fortunes", "C136", "C143")
def test_the_surgeon_of_a_captain_who_died_saves_nobody() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "flute")
        hire(s, 0, "spec_surgeon_1")

    surgeon = GLORY_IDS.index("spec_surgeon_1")
    m = stage(edit, dice=[1, 1, 1, 5, 5])
    assert run(boarding.crew_combat(m.table, 0, 2, 2)) is False
    assert "surgeon" not in told(m)
    assert (m.state.battle, m.state.players[0].specialists) == (None, [])
    assert surgeon in m.state.glory_discard

    def beaten(s: State) -> None:
        lost(s)
        hire(s, 1, "spec_surgeon_1")

    m = pick(boarded([5, 1, 1, 1, 1], beaten), "pass")
    assert m.state.players[1].captain == -1
    assert "surgeon" not in told(m)
    assert m.state.players[0].specialists == [surgeon]  # he serves the winner, from now on


# ---- plunder


def rich(s: State) -> None:
    lost(s)
    put(s, 1, gold=14, goods=["rum", "sugar"], rumour="forged_papers", mission="botanist")
    s.players[1].weapons[:] = [1, 0, 1]
    s.players[0].weapons[:] = [1, 0, 0]
    hire(s, 1, "spec_purser_1")
    hire(s, 1, "spec_lookout_1")
    hire(s, 0, "spec_lookout_2")
    give(s, 1, "spyglass")


@pytest.mark.rule("fortunes", "C138", "C139")
def test_a_beaten_captain_is_plundered_of_all() -> None:
    m = boarded(WIN, rich)
    counted = census(m.state)
    assert counted == census(stage().state)
    pick(m, "pass")
    winner, loser = m.state.players
    assert census(m.state) == counted  # nothing is in two places, nothing is lost
    assert "lose-gold" not in told(m)
    assert winner.gold == 24
    assert winner.weapons == [1, 0, 1]
    assert [GLORY_IDS[c] for c in winner.specialists] == ["spec_lookout_2", "spec_purser_1"]
    assert "spec_lookout_1" in m.view(None)["discards"]["glory"]  # one of each type
    assert "spyglass" in [GLORY_IDS[c] for c in winner.hand]
    assert winner.rumour == RUMOUR["forged_papers"]
    assert loser.rumour == -1
    assert sorted(GOOD_OF[c] for c in winner.cargo) == sorted([GOOD["rum"], GOOD["sugar"]])
    assert loser.mission == -1
    assert m.state.mission_discard == [MISSION["botanist"]]
    assert "spyglass" in m.view(1)["players"][0]["hand"]["known"]  # who lost it knows where it is


@pytest.mark.rule("fortunes", "C138", "R88")
def test_what_there_is_room_for_is_taken_unasked_but_the_ship() -> None:
    m = boarded(WIN, rich)
    assert asked(m) == (0, "capture")
    assert offered(m) == ["pass", "capture"]
    assert m.state.players[0].gold == 24
    assert "spec_purser_1" in [GLORY_IDS[card] for card in m.state.players[0].specialists]


@pytest.mark.rule("fortunes", "C138", "R56")
def test_surplus_plunder_is_discarded_by_choice() -> None:
    def edit(s: State) -> None:
        rich(s)
        put(s, 0, rumour="pearl_bank", goods=["spice", "spice"])
        for name in ("spyglass", "mutiny", "headwind", "saboteur"):
            give(s, 0, name)

    m = boarded(WIN, edit)
    assert asked(m) == (0, "discard-glory")
    pick(m, "discard mutiny")
    assert asked(m) == (0, "keep-rumour")
    pick(m, "keep pearl_bank")
    assert RUMOUR["forged_papers"] in m.state.rumour_deck
    assert asked(m) == (0, "capture")  # with all the rest in sight
    pick(m, "pass")
    assert asked(m) == (0, "drop")
    pick(m, "drop spice")
    assert len(m.state.players[0].cargo) == 3


@pytest.mark.rule("fortunes", "C140", "R57")
def test_a_naval_ships_hold() -> None:
    def edit(s: State) -> None:
        npc(s, "es_depes", "la_habana")
        put(s, 0, "nicolas_jaures", "frigate", gold=0)
        put(s, 1, zone="nassau", port=True)
        deck(s, "rum_3", "cocoa_7", "spice_1")

    def boarded_ship(s: State) -> None:
        edit(s)
        ship = vessel.new_vessel(SHIP["frigate"])
        ship.now[:] = [2, 2, 3, 0, 3]  # one point of cargo damage
        s.battle = Battle([0, -1 - SPAIN], ship, [3, 3], round=2, boarded=True)
        s.phase = 3

    m = stage(boarded_ship)
    p = m.state.players[0]
    assert p.gold == 3 + 5 + 1  # all three count (ruling R57)
    assert asked(m) == (0, "capture")  # the hold is seen before the ship is taken or left
    assert len(m.view(1)["raid"]) == 2
    pick(m, "pass")
    assert asked(m) == (0, "stow")
    assert len(m.state.raid) == 2
    pick(m, "pass")
    assert p.bounties[SPAIN] == 1
    assert p.glory == 1
    assert m.state.npcs[SPAIN].zone == -1
    assert EVENT["es_depes"] in m.state.event_discard


def beat_pirate(event: str, *bounties: str) -> Match:
    def edit(s: State) -> None:
        number = npc(s, event, "la_habana")
        put(s, 0, "nicolas_jaures", "frigate", gold=0, bounties=bounties)
        put(s, 1, zone="nassau", port=True)
        s.battle = Battle([-1 - number, 0], vessel.new_vessel(SHIP["sloop"]), [2, 3], round=2, boarded=True)
        assert s.battle.vessel is not None
        s.battle.vessel.now[CREW] = 0
        s.phase = 3

    return pick(stage(edit), "pass")


@pytest.mark.rule("fortunes", "C096", "C141")
def test_pirates_bring_a_reward_and_nothing_else() -> None:
    assert beat_pirate("pi_vane").state.players[0].gold == 5
    m = beat_pirate("pi_teach")
    assert m.state.players[0].gold == 15
    assert m.state.players[0].cargo == []
    assert m.state.players[0].glory == 1
    assert not any(m.state.players[0].bounties)
    assert m.state.npcs[PIRATE_FRIGATE].zone == -1
    assert beat_pirate("pi_teach", "spain").state.players[0].gold == 0  # not for pirates


@pytest.mark.rule("fortunes", "C142", "R18")
def test_a_captured_ship_is_taken_as_it_is() -> None:
    def edit(s: State) -> None:
        lost(s)
        put(s, 1, ship="galleon", mods=["rigging"])
        put(s, 0, mods=["gunport"], goods=["rum"])
        s.players[1].ship.now[:] = [2, 4, 3, 1, 2]

    m = boarded(WIN, edit)
    assert asked(m) == (0, "capture")
    pick(m, "capture")
    assert asked(m)[1] == "place"
    free = offered(m)[0]
    pick(m, free)  # the gunport does not follow
    assert m.state.mods[ZONE[free.split()[1]]] == MODIFICATION["gunport"]
    ship = m.state.players[0].ship
    assert ship.kind == SHIP["galleon"]
    assert ship.now == [2, 4, 3, 3, 2]  # damage stays, the captor's crew moves in
    assert ship.handling == 2  # rigging is part of her (ruling R18)
    assert len(m.state.players[0].cargo) == 1
    assert m.game.census(m.state)["modifications"] == 16


@pytest.mark.rule("fortunes", "C142")
@pytest.mark.parametrize("event", ["pi_vane", "es_depes"])
def test_the_hold_of_a_captured_npc_takes_no_more_than_it_can(event: str) -> None:
    """Three cards aboard, and the prize has room for one."""

    def edit(s: State) -> None:
        number = npc(s, event, "la_habana")
        put(s, 0, "nicolas_jaures", "frigate", gold=0, goods=["rum", "sugar", "timber"])
        put(s, 1, zone="nassau", port=True)
        ship = vessel.new_vessel(SHIP["sloop"])
        ship.now[:] = [2, 1, 2, 0, 1]
        s.battle = Battle([0, -1 - number], ship, [3, 2], round=2, boarded=True)
        s.phase = 3

    m = pick(stage(edit), "capture")
    assert asked(m) == (0, "drop")
    pick(m, "drop rum", "drop timber")
    assert [GOOD_OF[card] for card in m.state.players[0].cargo] == [GOOD["sugar"]]
    assert asked(m)[1] == ("act" if event == "pi_vane" else "stow")
    assert m.game.census(m.state)["cargo"] == 64


# ---- rewards


@pytest.mark.rule("fortunes", "C095")
def test_the_example_of_the_spanish_reward() -> None:
    """Three Spanish bounties and one English: who is wanted by Spain must be content with 5 Gold."""

    def edit(s: State) -> None:
        lost(s)
        put(s, 1, bounties=["spain", "spain", "spain", "england"])
        s.players[0].bounties[:] = [1, 0, 0, 0]

    m = boarded(WIN, edit)
    assert m.state.players[0].gold == 10 + 5 + 10  # his own, the reward, what was aboard
    assert bounties.rewarding(m.state, m.state.players[0], m.state.players[1]) == [3]


@pytest.mark.rule("fortunes", "C095", "R55")
def test_one_nation_pays_or_all_by_option_never_the_enemy() -> None:
    def edit(s: State) -> None:
        lost(s)
        put(s, 1, bounties=["spain", "england", "england"])
        s.players[0].bounties[:] = [0, 0, 0, 0]

    m = boarded(WIN, edit)
    assert offered(m) == ["reward spain", "reward england"]
    pick(m, "reward england")
    assert m.state.players[0].gold == 20 + 10  # and what was aboard
    m = boarded(WIN, edit, rewards="all")
    assert m.state.players[0].gold == 25 + 10

    def war(s: State) -> None:
        edit(s)
        s.war[:] = [0, 3]  # Gaspar is Spanish

    m = boarded(WIN, war)
    assert m.state.players[0].gold == 15 + 10  # only Spain pays


@pytest.mark.rule("fortunes", "C138")
def test_a_reward_is_not_chosen_anew_once_the_plunder_was_seen() -> None:
    def edit(s: State) -> None:
        lost(s)
        put(s, 0, hand=["mutiny", "denounced", "false_lead", "spyglass"])
        put(s, 1, bounties=["spain", "england"], hand=["headwind"])
        s.players[0].bounties[:] = [0, 0, 0, 0]

    m = pick(boarded(WIN, edit), "reward spain")
    assert asked(m) == (0, "discard-glory")
    assert not m.can_undo(0)


# ---- death and retirement


@pytest.mark.rule("fortunes", "C143", "C144")
def test_death_takes_all_but_points_and_chest() -> None:
    def edit(s: State) -> None:
        p = put(
            s,
            0,
            "nicolas_jaures",
            "frigate",
            gold=9,
            bounties=["spain"],
            goods=["rum"],
            hand=["mutiny"],
            mods=["swivels"],
            rumour=RUMOUR_IDS[0],
            mission=MISSION_IDS[0],
        )
        p.chest, p.glory = 23, 4
        p.weapons[:] = [1, 1, 1]

    m = stage(edit)
    captain = m.state.players[0].captain
    p = m.state.players[0]
    (glory,), rumour = p.hand, p.rumour
    m.state.glory_seen[glory] = m.state.rumour_seen[rumour] = also(UNSEEN, 1)
    run(death.die(m.table, 0))
    seen = m.state.glory_seen[glory], m.state.rumour_seen[rumour]
    assert seen == (UNSEEN, UNSEEN)  # from now on they may be anywhere
    assert (p.captain, p.zone, p.gold, p.chest, p.glory) == (-1, -1, 0, 23, 4)
    assert (p.cargo, p.hand, p.rumour, p.mission, p.bounties, p.weapons) == (
        [],
        [],
        -1,
        -1,
        [0, 0, 0, 0],
        [0, 0, 0],
    )
    assert captain in m.state.captain_discard
    assert (m.state.rumour_discard, m.state.mission_discard) == ([0], [0])
    assert m.game.census(m.state)["modifications"] == 16


def entering(chest: int) -> Match:
    """Seat 0 has died with that much in the chest; the next captain takes command."""

    def edit(s: State) -> None:
        p = s.players[0]
        s.captain_discard.append(p.captain)
        p.captain, p.zone, p.gold, p.chest = -1, -1, 0, chest
        gaspar = CAPTAIN["gaspar_ibarra"]  # he starts richer: not him
        if gaspar in s.captain_deck:
            s.captain_deck.remove(gaspar)
            s.captain_deck.insert(0, gaspar)

    m = stage(edit, seats=2)
    assert asked(m) == (0, "ship")
    return pick(m, "ship flute")


@pytest.mark.rule("fortunes", "C144", "C145", "R33")
@pytest.mark.parametrize(("chest", "gold", "left"), [(0, 10, 0), (4, 10, 0), (10, 0, 10), (35, 0, 35)])
def test_a_new_captains_purse_depends_on_the_chest(chest: int, gold: int, left: int) -> None:
    m = entering(chest)
    p = m.state.players[0]
    assert (p.gold, p.chest) == (gold, left)
    assert p.zone == HOME[p.captain]
    assert p.in_port
    assert p.ship.kind == SHIP["flute"]
    assert len(p.hand) == 1
    assert asked(m) == (0, "act")


@pytest.mark.rule("fortunes", "C144", "R32")
def test_no_new_captain_where_a_pirate_lies() -> None:
    def edit(s: State) -> None:
        p = s.players[0]
        s.captain_discard.append(p.captain)
        p.captain, p.zone = -1, -1
        npc(s, "pi_vane", "trinidad")
        frederico = next(c for c in range(16) if HOME[c] == ZONE["trinidad"])
        if frederico in s.captain_deck:
            s.captain_deck.remove(frederico)
            s.captain_deck.append(frederico)

    m = stage(edit)
    assert m.state.npcs[PIRATE_SLOOP].zone == ZONE["trinidad"]
    assert HOME[m.state.players[0].captain] != ZONE["trinidad"]
    assert len(m.state.captain_deck) == 13


@pytest.mark.rule("fortunes", "C144", "C149")
def test_the_captains_deck_is_shuffled_only_where_one_was_put_back() -> None:
    def drawn(haunted: int) -> tuple[int, list[int], list[int]]:
        """The captain drawn where pirates lie at the homes of the first ones: deck before, deck after."""
        m = stage()
        s = m.state
        pirates = list(range(PIRATE_SLOOP, PIRATE_SLOOP + haunted))
        for pirate, captain in zip(pirates, reversed(s.captain_deck), strict=False):
            s.npcs[pirate].zone = HOME[captain]
        before = list(s.captain_deck)
        death.draw_captain(m.table, 0)
        return s.players[0].captain, before, list(s.captain_deck)

    captain, before, after = drawn(0)
    assert (captain, after) == (before[-1], before[:-1])  # its order is nobody's to know, nor to change
    captain, before, after = drawn(2)
    assert captain == before[-3]
    assert sorted(after) == sorted([*before[:-3], *before[-2:]])
    assert after != [*before[:-3], before[-1], before[-2]]  # not merely put on top


@pytest.mark.rule("fortunes", "C146", "R35")
def test_a_captain_may_retire_in_port_before_any_action() -> None:
    m = stage(lambda s: put(s, 0, zone="la_habana", port=True, gold=12))
    assert "retire" in offered(m)
    moved = pick(m.clone(), "leave")
    assert "retire" not in offered(moved)
    assert "retire" not in offered(stage())  # not at sea
    pick(m, "retire")
    assert m.state.players[0].captain == -1
    assert m.state.actor == 1  # it takes the whole turn
    assert "lose-gold" in told(m)


def test_a_dead_player_is_no_target() -> None:
    def edit(s: State) -> None:
        p = s.players[1]
        s.captain_discard.append(p.captain)
        p.captain, p.zone, p.in_port = -1, -1, False

    m = stage(edit)
    assert "scout p1" not in offered(m)


@pytest.mark.rule("fortunes", "C146")
def test_who_retires_is_not_said_to_be_dead() -> None:
    m = pick(stage(lambda s: put(s, 0, zone="la_habana", port=True)), "retire")
    assert "retire" in told(m)
    assert "die" not in told(m)
