"""The soak finds what is broken: each property, broken on purpose in the toy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flibuste.arena.soak import Broken, orders, soak_game
from flibuste.arena.variants import label, variants
from flibuste.kernel.decision import PASS, Option, Rule
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find, games
from flibuste.kernel.table import Table

from . import toy
from .toy import TOY, State


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_game_passes(seats: int) -> None:
    for seed in range(10):
        assert soak_game(TOY, seats, {}, seed) > 10


def broken(**changes: Any) -> Game:
    return msgspec.structs.replace(TOY, **changes)


def soak_all(game: Game) -> None:
    for seed in range(10):
        soak_game(game, 3, {}, seed)


def test_a_leaking_view_is_found() -> None:
    def view(state: State, seat: int | None) -> dict[str, Any]:
        return toy.view(state, seat) | {"top": state.deck[-1]}

    with pytest.raises(Broken, match="depends on what it can't know"):
        soak_all(broken(view=view))


def test_a_lost_card_is_found() -> None:
    def play(g: Table[State]) -> Rule[None]:
        for asked in (rules := toy.play(g)):
            answer = yield asked
            while True:
                try:
                    asked = rules.send(answer)
                except StopIteration:
                    return
                if g.state.round == 2 and len(g.state.deck) > 5:
                    g.state.deck.pop()
                answer = yield asked

    with pytest.raises(Broken, match="components went from"):
        soak_all(broken(play=play))


def test_what_stands_where_nothing_may_is_found() -> None:
    def faults(state: State) -> list[str]:
        return ["seat 1 stands on a coin"] if state.coins[1] == 5 else []

    with pytest.raises(Broken, match="seat 1 stands on a coin"):
        soak_all(broken(faults=faults))


def test_an_option_that_is_offered_and_not_accepted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(g: Table[State], seat: int) -> Rule[None]:
        option = yield g.ask(seat, "act", tuple(Option("mark", number) for number in range(30)), "1.2")
        if option[1] == 29:
            raise LookupError("no such mark")

    monkeypatch.setattr(toy, "act", act)
    monkeypatch.setattr("flibuste.arena.soak.CHECKS", 10**9)  # before each choice,
    monkeypatch.setattr("flibuste.arena.soak.AHEAD", 0)  # and by no other check
    with pytest.raises(Broken, match="was offered mark 29, and taking it fails: LookupError"):
        soak_all(TOY)


def test_a_hidden_draw_without_reveal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(g: Table[State], seat: int) -> Rule[None]:
        s = g.state
        yield g.ask(seat, "act", (PASS, Option("peek")), "1.2")
        s.known = [seat, s.deck[-1]]
        yield g.ask(seat, "again", (PASS, Option("mark")), "1.3")

    monkeypatch.setattr(toy, "act", act)
    with pytest.raises(Broken, match="undo would cross a revealed secret"):
        soak_all(TOY)


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(g: Table[State], seat: int) -> Rule[None]:
        while True:
            yield g.ask(seat, "act", (PASS, Option("mark")), "1.2")

    monkeypatch.setattr(toy, "act", act)
    monkeypatch.setattr("flibuste.arena.soak.LONGEST", 300)
    with pytest.raises(Broken, match="no end"):
        soak_all(TOY)


def test_variants_cover_every_seat_count_and_option() -> None:
    found = [label(seats, options) for seats, options in variants(TOY)]
    assert found == ["2", "3", "4", "3_rounds-1"]


def test_what_is_asked_for_is_checked() -> None:
    name = games()[0]
    assert orders([f"{name}=7"]) == {name: 7}
    assert orders([]) == {name: find(name).soak for name in games()}
    for word in ("nothing=3", name, f"{name}=", f"{name}=0", f"{name}=many"):
        with pytest.raises(ValueError, match="expected"):
            orders([word])
