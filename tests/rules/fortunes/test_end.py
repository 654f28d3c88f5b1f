"""The end of the game, and options."""

from __future__ import annotations

import pytest

import flibuste
from flibuste import Match
from flibuste.bots import random_bot
from flibuste.games.fortunes.box import MISSION, RUMOUR
from flibuste.games.fortunes.rules import death, gold, hands
from flibuste.games.fortunes.rules.ending import result
from flibuste.games.fortunes.state import State

from .kit import asked, pick, put, run, stage, told


def score(s: State, *glory_and_chest: tuple[int, int]) -> None:
    for p, (glory, chest) in zip(s.players, glory_and_chest, strict=True):
        p.glory, p.chest = glory, chest


@pytest.mark.rule("fortunes", "C147", "R29")
def test_the_target_is_declared_and_the_round_finished() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", zone="basse_terre", port=True, gold=10)
        score(s, (7, 20), (0, 0))

    m = pick(stage(edit), "port", "chest")
    assert not m.state.players[0].declared
    pick(m, "hide 10")
    assert m.state.players[0].declared
    assert m.view(1)["players"][0]["chest"] == 30  # the chest is shown
    assert not m.over
    pick(m, "done", "end")
    assert asked(m) == (1, "act")  # the others finish the round
    pick(m, "end")
    assert m.over
    assert m.result is not None
    assert m.result.winners == (0,)
    assert m.result.scores == (10, 0)


@pytest.mark.rule("fortunes", "C147", "R29")
def test_the_round_is_the_last_for_whoever_stands_at_the_target() -> None:
    m = stage(lambda s: score(s, (6, 40), (9, 9)))
    pick(m, "end", "end")
    assert m.over
    assert [p.declared for p in m.state.players] == [True, False]
    m = stage(lambda s: score(s, (6, 39), (9, 9)))
    pick(m, "end", "end")
    assert not m.over


@pytest.mark.rule("fortunes", "C148", "R30")
@pytest.mark.parametrize(
    ("standings", "winners"),
    [
        ([(8, 20), (9, 10)], (1,)),
        ([(10, 0), (7, 50)], (0,)),
        ([(8, 25), (8, 21)], (0,)),
        ([(8, 20), (8, 20)], (0, 1)),
        ([(8, 20), (7, 20)], (0,)),
    ],
)
def test_ties_go_by_the_track_then_the_chest_then_are_shared(
    standings: list[tuple[int, int]], winners: tuple[int, ...]
) -> None:
    m = stage(lambda s: score(s, *standings))
    assert result(m.state).winners == winners


@pytest.mark.rule("fortunes", "C149")
def test_without_an_event_card_the_game_ends_at_once() -> None:
    def edit(s: State) -> None:
        s.event_discard += s.events
        s.events.clear()
        score(s, (3, 0), (2, 20))

    m = pick(stage(edit), "end", "end")
    assert m.over
    assert m.state.exhausted
    assert m.result is not None
    assert m.result.winners == (1,)  # most points in all, the chest included


@pytest.mark.rule("fortunes", "C149", "R31")
def test_without_a_captain_the_game_ends_at_once() -> None:
    def edit(s: State) -> None:
        s.captain_discard += s.captain_deck
        s.captain_deck.clear()
        put(s, 0, zone="la_habana", port=True)

    m = stage(edit)
    with pytest.raises(death.NoCaptainLeft):
        run(death.die(m.table, 0))


@pytest.mark.rule("fortunes", "C060", "C072", "C149", "R26", "R31")
def test_at_once_means_that_nothing_is_laid_out_any_more() -> None:
    """Neither the ship's modifications nor a mission in place of one that was short."""

    def edit(s: State) -> None:
        s.captain_discard += s.captain_deck
        s.captain_deck.clear()
        put(s, 0, mods=["hammocks", "rigging"], mission="botanist")
        s.missions[:] = [MISSION["feast"]]
        s.mission_deck.clear()

    m = stage(edit)
    with pytest.raises(death.NoCaptainLeft):
        run(death.die(m.table, 0))  # nobody is asked anything
    assert m.state.missions == [MISSION["feast"]]
    assert m.game.census is not None
    assert m.game.census(m.state)["modifications"] == 16


def last_captains(s: State, left: int) -> None:
    """So many captains are left in the deck; seat 0 lies in port."""
    s.captain_discard += s.captain_deck[left:]
    del s.captain_deck[left:]
    put(s, 0, zone="la_habana", port=True)
    put(s, 1, zone="nassau", port=True)


@pytest.mark.rule("fortunes", "C146", "C149", "R71")
def test_retiring_with_no_captain_left_ends_the_game_only_when_one_is_drawn() -> None:
    m = pick(stage(lambda s: last_captains(s, 0)), "retire")
    assert not m.over
    assert asked(m) == (1, "act")  # the others play their turns
    pick(m, "end")
    assert m.over
    assert "no-captain" in told(m)


@pytest.mark.rule("fortunes", "C149", "R71")
def test_who_has_retired_takes_no_captain_from_the_dead() -> None:
    m = pick(stage(lambda s: last_captains(s, 1)), "retire")
    run(death.die(m.table, 1))  # the last captain is for the one who died
    assert m.state.players[1].captain == -1
    with pytest.raises(death.NoCaptainLeft):
        run(death.new_captain(m.table, 0))


@pytest.mark.rule("fortunes", "C149", "R31")
def test_a_living_captain_is_due_no_card() -> None:
    """Not even Felipe, who is the first of the box."""

    def edit(s: State) -> None:
        last_captains(s, 1)
        put(s, 1, "felipe")

    m = stage(edit)
    run(death.die(m.table, 0))
    assert not m.state.exhausted
    assert len(m.state.captain_deck) == 1


@pytest.mark.rule("fortunes", "C146", "R71")
def test_who_retires_has_a_new_captain_on_the_next_turn() -> None:
    m = pick(stage(lambda s: last_captains(s, 1)), "retire", "end")
    assert asked(m) == (0, "ship")
    assert not m.state.players[0].retired
    assert m.state.captain_deck == []


@pytest.mark.rule("fortunes", "C150")
def test_other_targets() -> None:
    def edit(s: State) -> None:
        score(s, (10, 0), (0, 0))

    m = stage(edit, target=12)
    gold.declare(m.table, 0)
    assert not m.state.players[0].declared
    m = stage(edit, target=10)
    gold.declare(m.table, 0)
    assert m.state.players[0].declared
    with pytest.raises(ValueError, match="target"):
        flibuste.new("fortunes", 2, options={"target": 99})


@pytest.mark.rule("fortunes", "C147", "R29")
@pytest.mark.parametrize(("glory", "declared"), [(8, False), (9, True)])
def test_the_last_point_is_declared_as_soon_as_it_is_won(glory: int, declared: bool) -> None:
    m = stage(lambda s: score(s, (glory, 0), (0, 0)))
    run(hands.gain_glory(m.table, 0, "combat"))
    assert m.state.players[0].declared is declared


@pytest.mark.rule("fortunes", "C097", "C098")
def test_a_point_comes_with_a_card() -> None:
    m = stage()
    run(hands.gain_glory(m.table, 0, "combat"))
    assert m.state.players[0].glory == 1
    assert len(m.state.players[0].hand) == 1


def test_gold_of_the_box_is_conserved() -> None:
    m = flibuste.new("fortunes", 4, seed=3, options={"coins": True})
    while not m.over:
        seat = next(iter(m.pending))
        chosen = m.pending[seat].options
        m.choose(seat, chosen[len(m.journal) * 7 % len(chosen)])
        assert m.game.census(m.state)["gold"] == 510
    assert stage().state.bank == 0  # without the option Gold is not counted
    poor = stage(lambda s: setattr(s, "bank", 3), coins=True)
    assert gold.gain(poor.table, 0, 10) == 3  # the bank has no more


def test_every_random_game_ends() -> None:
    for seats in (2, 3, 4):
        m: Match = flibuste.new("fortunes", seats, seed=seats)
        flibuste.play(m, [random_bot] * seats)
        assert m.over
        assert m.state.round <= 35


@pytest.mark.rule("fortunes", "C147", "C076")
@pytest.mark.parametrize(("glory", "chest", "over"), [(5, 50, True), (4, 60, False), (5, 49, False)])
def test_half_of_the_points_may_lie_in_the_chest(glory: int, chest: int, over: bool) -> None:
    """Ten points: five on the track, five for 50 Gold; the chest never gives more."""

    def edit(s: State) -> None:
        score(s, (glory, chest), (0, 0))

    m = pick(stage(edit), "end")
    assert asked(m) == (1, "act")
    assert pick(m, "end").over is over


@pytest.mark.rule("fortunes", "C143")
def test_the_dead_leave_no_papers_behind() -> None:
    def edit(s: State) -> None:
        p = put(s, 0, rumour="ghost_ship")
        s.rumour_deck.remove(RUMOUR["secret_channel"])
        p.kept.append(RUMOUR["secret_channel"])

    m = stage(edit)
    run(death.die(m.table, 0))
    p = m.state.players[0]
    assert (p.rumour, p.kept) == (-1, [])
    assert sorted(m.state.rumour_discard) == sorted([RUMOUR["ghost_ship"], RUMOUR["secret_channel"]])
