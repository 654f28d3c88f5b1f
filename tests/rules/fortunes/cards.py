"""A table to try single cards on: a match just after setup, and a way to answer what a rule asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.games.fortunes.ops import new_vessel, refit
from flibuste.games.fortunes.setup import setup
from flibuste.games.fortunes.state import G, Player
from flibuste.games.fortunes.tables import CAPTAIN, GOOD, GOOD_OF, SHIP, ZONE
from flibuste.kernel.decision import Decision, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.table import Table

OPTIONS = {"target": 10, "coins": False, "npcs": "neighbour", "rewards": "one"}
CAPTAINS = ("nicolas_jaures", "hendrik_roosendaal", "felipe", "isabel_de_arrieta")


def table(dice: Sequence[int] = (), seats: int = 2) -> G:
    """A table after setup: sloops in their home ports, 10 Gold each, empty hands. Seat 0 sails Nicolas
    Jaurés, seat 1 Hendrik Roosendaal (neither has an ability that rolls)."""
    state = setup(seats, OPTIONS, Dice(bytes(32)))
    g = Table(state, Dice(bytes(32), dice))
    for seat, name in enumerate(
        ("nicolas_jaures", "hendrik_roosendaal", "felipe", "isabel_de_arrieta")[:seats]
    ):
        captain(g, seat, name)
    return g


def captain(g: G, seat: int, name: str) -> Player:
    """Give a seat that captain, in a sloop at sea off La Habana."""
    s = g.state
    p = s.players[seat]
    number = CAPTAIN[name]
    for other in s.players:
        if other.captain == number:
            other.captain = p.captain
    if number in s.captain_deck:
        s.captain_deck[s.captain_deck.index(number)] = p.captain
    p.captain = number
    p.ship = new_vessel(SHIP["sloop"])
    refit(p)
    p.zone = ZONE["la_habana"]
    p.in_port = False
    p.gold = 10
    return p


def give_goods(g: G, seat: int, *goods: str) -> None:
    """Put one card of each of these goods into a hold."""
    s = g.state
    for good in goods:
        card = next(card for card in s.cargo_deck if GOOD_OF[card] == GOOD[good])
        s.cargo_deck.remove(card)
        s.players[seat].cargo.append(card)


def run(rule: Rule[Any], *answers: str) -> Any:
    """Drive a rule to its end: single options are taken, the others answered in order. What it returns."""
    left = list(answers)
    try:
        asked = next(rule)
        while True:
            assert isinstance(asked, Decision)
            if len(asked.options) == 1:
                option = asked.options[0]
            else:
                assert left, f"{asked.kind} asked: {[str(o) for o in asked.options]}"
                word = left.pop(0)
                option = next((o for o in asked.options if str(o) == word), asked.options[0])
                assert str(option) == word, f"{word} is not among {[str(o) for o in asked.options]}"
            asked = rule.send(option)
    except StopIteration as end:
        assert not left, f"not asked: {left}"
        return end.value
