"""16 Events: their windows, whom and what they may be played on, what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, product
from operator import attrgetter
from typing import Any

from flibuste.kernel.decision import CHECKPOINT, PASS, Decision, Option, Options, Rule

from ..box import CARD, CARD_WORDS, EVENT_CARDS, EVENTS_AT, ISLANDS, LAST, OUTER, SECTIONS, TREASURE_ISLAND
from ..options import ISLAND_OF, NOTHING, OUTER_WORDS, SEAT_OF, SEATS, SECTION_OF
from ..state import (
    AFTER_TREASURES,
    BEFORE_SAILING,
    LEAVE_WINDOW,
    MARQUE_WINDOW,
    NAVY_WINDOW,
    NOBODY,
    G,
    State,
)
from .tavern import discard_from_hand

#: 7.4, 7.5, 7.9: the windows of a month: step -> moment, rule
WINDOWS = {
    AFTER_TREASURES: ("treasures", "7.4"),
    BEFORE_SAILING: ("lookout", "7.5"),
    NAVY_WINDOW: ("navy", "7.9"),
    MARQUE_WINDOW: ("marque", "7.9"),
    LEAVE_WINDOW: ("leave", "7.9"),
}

#: the kinds of decision that a window asks
WINDOW_KINDS = tuple(f"window-{moment}" for moment, _ in WINDOWS.values())
_CARDS_OF = {step: EVENTS_AT[moment] for step, (moment, _) in WINDOWS.items()}
_HAND = attrgetter("hand")
_WINDOW_CARDS: frozenset[int] = frozenset().union(*_CARDS_OF.values())

#: What an effect is played on: words, or None where it needs nothing. No words: it may not be played.
Words = tuple[str, ...]


def others(s: State, seat: int) -> Words:
    """16.piracy-1: one other player, whom nobody levies this month."""
    return tuple(
        [SEATS[other] for other in range(s.seats) if other != seat and s.pirates[other].taxed_by == NOBODY]
    )


def levy(g: G, seat: int, word: str) -> None:
    """16.piracy-2: what that player plunders or buries this month is shared."""
    g.state.pirates[SEAT_OF[word]].taxed_by = seat


def no_map_yet(s: State, seat: int) -> Words:
    """16.map-1: one map a month for each player."""
    return () if s.pirates[seat].map else ("",)


def mark_island(g: G, seat: int, word: str) -> None:
    """16.map-1: a 6 is rolled again."""
    face = g.die()
    while face not in OUTER:
        face = g.die()
    g.state.pirates[seat].map = face
    g.tell("map", who=SEATS[seat], island=ISLANDS[face])


def first_to_sail(s: State, seat: int) -> Words:
    """16.lookout-2; one lookout a month is enough."""
    return () if s.order else SEATS[: s.seats]


def sail_in_turn(g: G, seat: int, word: str) -> None:
    """16.lookout-2: from the seat that was named, clockwise."""
    s = g.state
    at = s.seating.index(SEAT_OF[word])
    s.order = s.seating[at:] + s.seating[:at]


def navy_targets(s: State, seat: int) -> Words:
    """16.navy-2, 16.navy-4: an outer island, unless the Navy is out already."""
    return () if s.navy else OUTER_WORDS


def send_navy(g: G, seat: int, word: str) -> None:
    """16.navy-2, 16.marque-2: whoever sent it controls it."""
    g.state.navy = ISLAND_OF[word]
    g.state.navy_by = seat


def marque_targets(s: State, seat: int) -> Words:
    """16.marque-1, 16.marque-2: elsewhere, if the Navy is out."""
    if not s.navy:
        return ()
    return tuple([word for word in OUTER_WORDS if word != ISLANDS[s.navy]])


def leave_targets(s: State, seat: int) -> Words:
    """16.french-leave-2: outer islands without any ship, and Treasure Island."""
    taken = {pirate.island for pirate in s.pirates}
    taken.update([ship.island for ship in s.black])
    taken.update((s.navy, s.neutral))
    return tuple([ISLANDS[i] for i in (*OUTER, TREASURE_ISLAND) if i == TREASURE_ISLAND or i not in taken])


def slip_away(g: G, seat: int, word: str) -> None:
    """16.french-leave-2, 16.french-leave-3: away, and out of reach of piracy."""
    pirate = g.state.pirates[seat]
    pirate.island = ISLAND_OF[word]
    if pirate.taxed_by != NOBODY:
        g.tell("shaken-off", who=SEATS[seat], by=SEATS[pirate.taxed_by])
        pirate.taxed_by = NOBODY


def raisable(s: State, seat: int) -> Words:
    """16.shipowner: any section that is not at its last position."""
    rings = s.pirates[seat].rings
    return tuple([SECTIONS[section] for section in range(4) if rings[section] < LAST])


def raise_free(g: G, seat: int, word: str) -> None:
    """16.shipowner"""
    g.state.pirates[seat].rings[SECTION_OF[word]] += 1


class Effect:
    """What an effect may be played on, and what it then does."""

    __slots__ = ("act", "words")

    def __init__(self, words: Callable[[State, int], Words], act: Callable[[G, int, str], None]) -> None:
        self.words = words
        self.act = act


EFFECTS: dict[str, Effect] = {
    "piracy": Effect(others, levy),
    "treasure-map": Effect(no_map_yet, mark_island),
    "lookout": Effect(first_to_sail, sail_in_turn),
    "royal-navy": Effect(navy_targets, send_navy),
    "letter-of-marque": Effect(marque_targets, send_navy),
    "french-leave": Effect(leave_targets, slip_away),
    "shipowner": Effect(raisable, raise_free),
}


def event_options(s: State, seat: int, moment: str) -> Options:
    """16: the event cards of this moment that a seat may play, on all that they may be played on."""
    options: list[Option] = []
    for kind in sorted(EVENTS_AT[moment].intersection(s.pirates[seat].hand)):
        card = EVENT_CARDS[kind]
        words = [EFFECTS[effect].words(s, seat) for effect in card.effects]
        options += [Option("play", card.id, *filter(None, objects)) for objects in product(*words)]
    return tuple(options)


def play_event(g: G, seat: int, option: Option) -> None:
    """16: the card is shown and discarded; its effects happen one after another."""
    kind = CARD[option[1]]
    discard_from_hand(g, seat, kind)
    g.reveal()
    objects: list[Any] = list(option[2:])
    on = objects[0] if objects else CARD_WORDS[kind]
    g.tell("event", who=SEATS[seat], card=CARD_WORDS[kind], on=on, count=len(objects))
    for effect in EVENT_CARDS[kind].effects:
        word = "" if effect == "treasure-map" else objects.pop(0)
        EFFECTS[effect].act(g, seat, word)


def window(g: G) -> Rule[None]:
    """7.4, 7.5, 7.9: round the table from the start player until all pass in a row. Only those who hold
    something to play are asked."""
    s = g.state
    moment, rule = WINDOWS[s.step]
    cards = EVENTS_AT[moment]
    while s.passes < s.seats:
        seat = s.seating[s.actor]
        options: Options = ()
        if not cards.isdisjoint(s.pirates[seat].hand):
            options = window_options(s, seat, moment)
        if len(options) > 1:
            yield CHECKPOINT
            again = partial(window_options, s, seat, moment)
            option = yield Decision(seat, f"window-{moment}", options, rule, NOTHING, None, again)
            g.reveal()  # who is asked next shows who holds a card
            if option[0] == "play":
                play_event(g, seat, option)
                s.passes = -1
        s.passes += 1
        s.actor = (s.actor + 1) % s.seats
    s.passes = s.actor = 0
    s.step += 1


def window_options(s: State, seat: int, moment: str) -> Options:
    """7.4, 7.5, 7.9: a pass, or a card."""
    return (PASS, *event_options(s, seat, moment))


def skip_windows(s: State) -> None:
    """Windows for which no player holds a card need not be opened."""
    held = _WINDOW_CARDS.intersection(chain.from_iterable(map(_HAND, s.pirates)))
    while s.step in WINDOWS and _CARDS_OF[s.step].isdisjoint(held):
        s.step += 1
