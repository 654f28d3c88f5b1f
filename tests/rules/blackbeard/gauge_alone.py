"""How the figures of the solitaire game are measured (19)."""

from __future__ import annotations

from collections.abc import Callable

import flibuste
from flibuste.games.blackbeard.box import CARD, PIRATE, PORT
from flibuste.games.blackbeard.rules.solo import system
from flibuste.games.blackbeard.state import START, SYSTEM, State
from flibuste.kernel.match import Match

from .kit import (
    clear,
    do,
    get,
    merchant,
    put,
    told,
)


def alone(edit: Callable[[State], object], *dice: int) -> Match:
    def make(s: State) -> None:
        clear(s)
        s.quiet = []
        s.roster = [-1, -1, -1]
        s.deck = [CARD["skull-and-crossbones"]] * 30
        s.hands[0] = []
        edit(s)

    return flibuste.stage("blackbeard", seats=1, edit=make, dice=dice)


def solo_ships() -> tuple[int, list[str]]:
    """How many pirates the system has; the ship that a die gives a new one."""
    m = flibuste.new("blackbeard", seats=1, seed=1)
    while m.first_turn is None:
        m.choose(0, m.pending[0].options[0])
    found = []
    for die in range(1, 7):

        def edit(s: State) -> None:
            put(s, "teach", "india")
            put(s, "low", "san-juan", owner=SYSTEM)
            s.roster[0] = PIRATE["low"]
            s.phase, s.actor, s.step, s.actions = START, SYSTEM, 0, 0
            s.fate = [CARD["disease-outbreak"]] * 3

        (recruited,) = told(alone(edit, 3, 4, 1, 1, die), "recruited")
        found.append(recruited["ship"])
    return sum(p.owner == SYSTEM for p in m.state.pirates), found


def solo_merchants() -> tuple[int, int, int]:
    """At the start; after a turn of Teach began with two; after a storm."""
    start = sum(kind >= 0 for kind in flibuste.new("blackbeard", seats=1, seed=1).state.merchants)

    def few(s: State) -> None:
        put(s, "teach", "india")
        merchant(s, "boston", "fluyt")
        merchant(s, "bath", "fluyt")
        s.phase, s.acted, s.played, s.actions = START, False, 0, 0

    def stormy(s: State) -> None:
        put(s, "teach", "india")
        put(s, "low", "gold-coast", owner=SYSTEM)
        s.roster[0] = PIRATE["low"]
        s.phase, s.actor, s.step, s.actions = START, SYSTEM, 0, 0
        s.fate = [CARD["storms-at-sea"]]
        s.deck.append(CARD["heavy-guns"])  # no use to him: he does nothing

    found = [sum(kind >= 0 for kind in alone(edit, 1, 1).state.merchants) for edit in (few, stormy)]
    return start, found[0], found[1]


def solo_end() -> tuple[list[int], list[bool]]:
    """The place of a Teach who retires with 129 and 130 points; whether 99 and 100 of the system end it."""
    places, over = [], []
    for worth in (2900, 3000):

        def retiring(s: State, worth: int = worth) -> None:
            put(s, "teach", "bath", letter="english", notoriety=50, worth=worth)

        m = alone(retiring)
        do(m, "retire teach letter")
        assert m.result is not None
        places.append(m.result.places[0])
    for score in (99, 100):

        def scoring(s: State, score: int = score) -> None:
            put(s, "teach", "india")
            s.vp[SYSTEM][0] = score

        m = alone(scoring)
        do(m, "move teach east-africa")
        over.append(m.over)
    return places, over


def solo_trigger() -> list[bool]:
    found = []
    for fame in (11, 12):

        def edit(s: State, fame: int = fame) -> None:
            put(s, "teach", "india", notoriety=fame)
            s.phase, s.acted, s.played, s.actions = START, False, 0, 0

        found.append(alone(edit).state.hunter == SYSTEM)
    return found


def solo_mutiny(die: int) -> int:
    def edit(s: State) -> None:
        put(s, "teach", "india")
        s.deck.append(CARD["mutiny-conspiracy"])

    m = alone(edit, 6, 6, die)
    do(m, "move teach east-africa")
    return get(m, "teach").loyalty - 7


def solo_shame() -> tuple[int, int]:
    """How many dice of notoriety a crew at 0 costs at once, and at the end of a later turn."""

    def now(s: State) -> None:
        put(s, "teach", "india", loyalty=1, notoriety=30)
        s.deck.append(CARD["scurvy-outbreak"])

    def later(s: State) -> None:
        put(s, "teach", "india", loyalty=0, notoriety=30)

    one, other = alone(now), alone(later)
    do(one, "move teach east-africa")
    do(other, "stop")
    return len(told(one, "shamed")[0]["dice"]), len(told(other, "shamed")[0]["dice"])


def solo_letter() -> list[bool]:
    """Whether a pirate of the system makes for home with 29 and with 30 points."""
    found = []
    for worth in (900, 1000):

        def edit(s: State, worth: int = worth) -> None:
            put(s, "teach", "india")
            put(s, "vane", "south-atlantic", owner=SYSTEM, letter="english", notoriety=10, worth=worth)

        m = alone(edit)
        found.append(system.goal(m.state, get(m, "vane")) == PORT["charleston"])
    return found
