"""Positions to test the rules of La Crique des Pirates in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flibuste
from flibuste.games.crique.box import CARD, LEGEND, LOOT, SAILS, SECTIONS
from flibuste.games.crique.state import BATTLES, EFFECTS, TREASURES, State
from flibuste.kernel.match import Match

Edit = Callable[[State], object]

#: black ships wait here unless a test moves them
AWAY = 5


def clear(s: State) -> None:
    """Nobody has cards or parrots, black ships are out of the way, sails differ: p0 is the fastest."""
    for seat, pirate in enumerate(s.pirates):
        s.tavern[:0] = pirate.hand
        pirate.hand = []
        if pirate.parrot:
            s.tavern.insert(0, pirate.parrot)
            pirate.parrot = 0
        pirate.rings[SAILS] = 5 - seat
    s.tavern.sort()  # fame cards on top: what is drawn changes nothing
    for ship in s.black:
        ship.island = AWAY


def stage(step: int, places: Sequence[int], *edits: Edit, dice: Sequence[int] = (), **options: Any) -> Match:
    """A match at a step of month 1, with one ship for each place, after `clear` and the edits."""

    def edit(s: State) -> None:
        clear(s)
        for seat, place in enumerate(places):
            s.pirates[seat].island = place
        s.step = step
        s.island = 1
        if step > TREASURES:
            for at, pile in enumerate(s.piles):
                s.shown[at] = pile.pop()
        for change in edits:
            change(s)

    return flibuste.stage("crique", seats=len(places), edit=edit, dice=dice, options=options)


def battle(places: Sequence[int], *edits: Edit, dice: Sequence[int] = (), **options: Any) -> Match:
    return stage(BATTLES, places, *edits, dice=dice, **options)


def ashore(places: Sequence[int], *edits: Edit, dice: Sequence[int] = (), **options: Any) -> Match:
    return stage(EFFECTS, places, *edits, dice=dice, **options)


def go(m: Match, *lines: str) -> Match:
    """Choices as in a record: `p0 fire p1 hull`."""
    for line in lines:
        who, _, option = line.partition(" ")
        m.choose(int(who[1:]), option)
    return m


def until(m: Match, holds: Callable[[State], bool]) -> Match:
    """Pass (or take the first option) until something holds."""
    while not m.over and not holds(m.state):
        seat, decision = next(iter(m.pending.items()))
        texts = [str(option) for option in decision.options]
        m.choose(seat, "pass" if "pass" in texts else texts[0])
    return m


def skip_to(m: Match, step: int) -> Match:
    """Pass until a step of this month (or whatever comes after it) is reached."""
    month = m.state.month
    return until(m, lambda s: s.step >= step or s.month > month)


def asked(m: Match) -> tuple[int, str]:
    """Who is asked, and what kind of decision."""
    ((seat, decision),) = m.pending.items()
    return seat, decision.kind


def offered(m: Match, seat: int | None = None) -> list[str]:
    """What a seat (the one that is asked) may choose, as texts."""
    decision = m.pending[asked(m)[0] if seat is None else seat]
    return [str(option) for option in decision.options]


def told(m: Match, key: str) -> list[dict[str, Any]]:
    """What the story tells under a key."""
    return [entry[1] for entry in m.table.told if entry[0] == key]


# ---- edits


def hand(seat: int, *words: str) -> Edit:
    """These cards go from the pile into a hand."""

    def edit(s: State) -> None:
        for word in words:
            s.tavern.remove(CARD[word])
            s.pirates[seat].hand.append(CARD[word])

    return edit


def parrot(seat: int, word: str) -> Edit:
    def edit(s: State) -> None:
        s.tavern.remove(CARD[word])
        s.pirates[seat].parrot = CARD[word]

    return edit


def craft(seat: int, section: str, hits_left: int = 2) -> Edit:
    def edit(s: State) -> None:
        s.tavern.remove(CARD["mastercraft"])
        s.pirates[seat].crafts[SECTIONS.index(section)] = hits_left

    return edit


def rings(seat: int, **at: int) -> Edit:
    def edit(s: State) -> None:
        for section, ring in at.items():
            s.pirates[seat].rings[SECTIONS.index(section)] = ring

    return edit


def top(*words: str) -> Edit:
    """These cards are the next of the tavern pile, the first on top."""

    def edit(s: State) -> None:
        for word in reversed(words):
            s.tavern.remove(CARD[word])
            s.tavern.append(CARD[word])

    return edit


def black(island: int, legend: str, ship: int = 0) -> Edit:
    """A black ship with this legend lies at an island."""

    def edit(s: State) -> None:
        number = LEGEND[legend]
        old = s.black[ship].legend
        if number in s.legends:
            s.legends[s.legends.index(number)] = old
        else:
            for other in s.black:
                if other.legend == number:
                    other.legend = old
        s.black[ship].legend = number
        s.black[ship].island = island

    return edit


def navy(island: int, by: int) -> Edit:
    def edit(s: State) -> None:
        s.navy, s.navy_by = island, by

    return edit


def purse(seat: int, gold: int | None = None, chests: int | None = None, fame: int | None = None) -> Edit:
    """What a player has, taken from (or put back into) the supply."""

    def edit(s: State) -> None:
        pirate = s.pirates[seat]
        if gold is not None:
            s.gold += pirate.gold - gold
            pirate.gold = gold
        if chests is not None:
            s.chests += pirate.chests - chests
            pirate.chests = chests
        if fame is not None:
            pirate.fame = fame

    return edit


def treasure(island: int, fame: int = 0, gold: int = 0, chests: int = 0, tavern: int = 0) -> Edit:
    """The face-up card of an island is the one with these figures."""

    def edit(s: State) -> None:
        card = LOOT.index((fame, gold, chests, tavern))
        old = s.shown[island - 1]
        for pile in s.piles:
            if card in pile:
                pile[pile.index(card)] = old
                break
        else:
            at = s.shown.index(card)
            s.shown[at] = old
        s.shown[island - 1] = card

    return edit
