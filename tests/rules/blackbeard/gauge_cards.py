"""How the figures of the event cards are measured (17.2, 14)."""

from __future__ import annotations

from flibuste.games.blackbeard import box
from flibuste.games.blackbeard.box import BOXES, CARD, PIRATE, PLACE, kc_word
from flibuste.games.blackbeard.rules.ships import combat_of
from flibuste.games.blackbeard.state import DRAW, State
from flibuste.kernel.match import Match

from .gauge import at_sea
from .kit import (
    commissioner,
    do,
    draw_phase,
    get,
    hold,
    offered,
    put,
    stage,
    told,
    warship,
)


def plot(*dice: int) -> bool:
    """Whether a crew of loyalty 7 rises."""

    def edit(s: State) -> None:
        put(s, "teach", "india")
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = stage(edit, (*dice, 1))
    do(m, "move teach east-africa", "play mutiny-conspiracy")
    return bool(told(m, "mutiny"))


def new_captain() -> int:
    def edit(s: State) -> None:
        put(s, "bonnet", "india")
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = stage(edit, (6, 6, 6))
    do(m, "move bonnet east-africa", "play mutiny-conspiracy")
    (heir,) = m.state.pirates
    return int(heir.loyalty)


def dig(die: int) -> int:
    m = stage(at_sea("teach", "west-caribbean", treasure=True), (die, 6, 5, 5))
    do(m, "dig teach")
    return sum(get(m, "teach").holds)


def pardon_back() -> tuple[bool, bool]:
    """Whether the pardon is still out when 21 and when 20 cards are left."""
    found = []
    for left in (21, 20):

        def edit(s: State, left: int = left) -> None:
            put(s, "teach", "india")
            s.pardons, s.pardon_out = 2, True
            s.deck.remove(CARD["general-pardon"])
            held = [card for card in s.deck if box.HELD[card]]
            s.hands[0] = held[:3]
            s.gone += [card for card in s.deck if not box.HELD[card]] + held[3 + left + 1 :]
            s.deck[:] = held[3 : 3 + left + 1]
            s.phase, s.actions, s.acted, s.played = DRAW, 0, False, 0

        found.append(bool(stage(edit).state.pardon_out))
    return found[0], found[1]


def heavy_guns() -> int:
    s = stage(at_sea("vane", "east-caribbean", guns=True)).state
    return combat_of(s, s.pirates[0]) - int(s.pirates[0].combat)


def converted() -> tuple[int, int]:
    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        s.pirate_deck.remove(PIRATE["tew"])
        s.retired.append(PIRATE["tew"])
        hold(s, 1, "pirate-converts")
        s.quiet = []

    m = stage(edit)
    do(m, "move vane west-caribbean", "play pirate-converts")
    assert kc_word(m.state.kcs[1]) == "tew"
    shown = m.view(None)["commissioners"][1]
    return shown["combat"], shown["speed"]


def whydah() -> tuple[list[str], list[bool], list[bool]]:
    """What a 52 strikes; whether a commissioner goes by die, and a warship of combat 7 by two dice."""

    def storm(*dice: int) -> Match:
        def edit(s: State) -> None:
            for name, place in (("tew", "gold-coast"), ("low", BOXES[0]), ("davis", BOXES[1])):
                put(s, name, place)
            put(s, "vane", "india")
            warship(s, "gold-coast", "medium")
            commissioner(s, 1, "ogle", "gold-coast")
            draw_phase(s, "storms-at-sea")

        return stage(edit, (5, 2, *dice))

    struck = [entry["pirate"] for entry in told(storm(1, 1, 1, 1, 1, 1), "storm-ship")]
    kcs = [storm(1, 1, 1, 1, 1, die).state.kcs[1] < 0 for die in range(1, 7)]
    gold = PLACE["gold-coast"]
    ships = [storm(a, b, 1, 1, 1, 6).state.warships[gold] < 0 for a, b in ((3, 4), (4, 4))]
    return struck, kcs, ships


def wear() -> list[int]:
    found = []
    for die in range(1, 7):

        def edit(s: State) -> None:
            put(s, "vane", "india", ship="sloop")
            hold(s, 1, "wear-and-tear")
            s.quiet = []

        m = stage(edit, (die,))
        do(m, "move vane east-africa", "play wear-and-tear")
        found.append(5 - get(m, "vane").speed)
    return found


def anyone_s_retired_pirate() -> bool:
    """17.2#16 against its card text (ruling A74): also the pirate of another player."""

    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        for name in ("tew", "low"):
            s.pirate_deck.remove(PIRATE[name])
            s.retired.append(PIRATE[name])
        hold(s, 1, "pirate-converts")
        s.quiet = []

    m = stage(edit)
    do(m, "move vane west-caribbean", "play pirate-converts")
    return offered(m) == {"turn-coat tew", "turn-coat low"}
