"""Positions from which the tests of the event cards and of the worked examples begin."""

from __future__ import annotations

from typing import Any

from flibuste.games.blackbeard.components import (
    HOSTAGES,
    NATIONS,
    PIRATE,
    PORT,
)
from flibuste.games.blackbeard.state import State
from flibuste.kernel.match import Match

from .helm import (
    asked,
    captains,
    commissioner,
    do,
    draw_phase,
    governor,
    hold,
    merchant,
    options,
    put,
    stage,
)

DAUGHTER = next(n for n, h in enumerate(HOSTAGES) if h.id == "governors-daughter")
CAPTAIN = next(n for n, h in enumerate(HOSTAGES) if h.id == "captain")


def can_play(card: str, act: str, edit: Any, moment: int = 0, seats: int = 2) -> bool:
    """Whether seat 1, holding a card, may play it at a window of an action."""

    def position(s: State) -> None:
        edit(s)
        hold(s, 1, card)
        s.quiet = 0

    m = stage(position, seats=seats, dice=[1, 1, 1, 1, 1, 1])
    do(m, act)
    for _ in range(moment):
        if asked(m) == "respond":
            do(m, "pass")
    return asked(m) in ("respond", "interrupt") and f"play {card}" in options(m)


def listening(s: State) -> None:
    """The other seats are asked again."""
    s.quiet = 0


def turn_of(m: Match) -> int:
    actor = m.state.actor
    assert isinstance(actor, int)
    return actor


def shows_his_letter(*dice: int, quiet: int = 0) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=10, worth=1050)
        hold(s, 1, "double-cross")
        s.quiet = quiet

    m = stage(position, dice=dice)
    do(m, "retire teach letter")
    return m


def retiring(s: State, way: str = "letter") -> None:
    teach = put(s, "teach", "charleston", notoriety=3, worth=1000)
    if way == "letter":
        teach.letter = NATIONS.index("english")
    if way == "haven":
        governor(s, "charleston")
        s.havens[PORT["charleston"]] = PIRATE["teach"]
    put(s, "low", "india")
    hold(s, 1, "double-cross")
    listening(s)


def pardon(seen: int, deck: int = 40, split: bool = False) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", notoriety=5, worth=100, holds=[400])
        put(s, "low", "india", owner=1)
        hold(s, 0, "wear-and-tear", "wear-and-tear", "scurvy-outbreak")
        draw_phase(s, "general-pardon")
        del s.deck[: max(0, len(s.deck) - 1 - deck)]
        s.pardons = seen
        s.split = split

    return stage(position, options={"split_deck": split})


def second_pardon(s: State) -> None:
    s.pardons = 1
    draw_phase(s, "general-pardon")


def sighted(*dice: int, kcs: bool = False) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        hold(s, 1, "warship-sighting", "kc-surprise")
        hold(s, 2, "kc-surprise")
        if kcs:
            commissioner(s, 1, "ogle", "india")
            commissioner(s, 2, "rhett", "india")
        s.quiet = 0

    m = stage(position, seats=3, dice=dice)
    do(m, "find vane san-juan", "play warship-sighting", "strike")
    return m


def surprised(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=3)
    put(s, "low", "india", owner=2)
    merchant(s, "san-juan", "sloop")
    hold(s, 1, "warship-sighting")
    hold(s, 2, "kc-surprise")
    listening(s)


def unrest(s: State) -> None:
    governor(s, "san-juan")  # wealth 2
    put(s, "teach", "san-juan")
    put(s, "vane", "india")
    hold(s, 1, "local-resistance")
    listening(s)


def plotted(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=2, holds=[400])
    captains(s, 0, "low")
    hold(s, 1, "mutiny-conspiracy")
    listening(s)


def turncoat(s: State) -> None:
    put(s, "teach", "east-caribbean")
    s.pirate_deck.remove(PIRATE["tew"])
    s.retired.append(PIRATE["tew"])
    hold(s, 1, "pirate-converts")
    listening(s)


def sick(cards: bool = True, full: bool = False, spent: int = 0) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        if cards:
            captains(s, 1, "lussan")
        if full:
            for name in ("tew", "low", "avery"):
                put(s, name, "india", owner=1)
        s.quiet, s.spent = 0, spent

    m = stage(position, seats=3, dice=[1, 1, 1, 1, 6, 6, 6])
    do(m, "move vane west-caribbean", "play scurvy-outbreak")
    return m


def ambitious(s: State) -> None:
    put(s, "teach", "east-caribbean", notoriety=3, holds=[900], worth=700)
    hold(s, 1, "scurvy-outbreak")
    hold(s, 2, "piratical-ambition")
    captains(s, 2, "low")
    listening(s)


def flagged(s: State) -> None:
    put(s, "teach", "east-caribbean", cunning=1)
    hold(s, 0, "skull-and-crossbones")
    hold(s, 1, "scurvy-outbreak")
    listening(s)


def lookout(s: State) -> None:
    put(s, "teach", "east-caribbean")
    merchant(s, "san-juan", "sloop")
    hold(s, 1, "warship-sighting")
    listening(s)
