"""Positions for the rule tests: an empty sea, and what is put on it; what is asked, offered and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flibuste
from flibuste.games.blackbeard.box import (
    CARD,
    COMMISSIONERS,
    CONVERTED,
    EVENTS,
    HOSTAGES,
    MERCHANTS,
    NATIONS,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    PRO,
    SHIP,
    WARSHIPS,
)
from flibuste.games.blackbeard.state import ACTION, DRAW, START, SYSTEM, Pirate, State, new_pirate
from flibuste.games.blackbeard.state import CARD as CARD_PHASE
from flibuste.kernel.match import Match

Edit = Callable[[State], object]


def clear(s: State) -> None:
    """No pirates, no counters on the board, no cards in hand; seat 0 has three actions, and the others
    have said that they pass for the turn."""
    s.actor = s.first = 0
    s.pirate_deck = list(range(len(PIRATES)))
    s.pirates.clear()
    s.pirate_hands = [[] for _ in range(s.seats)]
    s.deck += [card for hand in s.hands for card in hand]
    s.hands = [[] for _ in range(s.seats)]
    s.governors = [0] * len(s.governors)
    s.dismissed = list(range(1, PRO + 1))
    s.merchants = [-1] * len(s.merchants)
    s.merchant_pool = [kind.count for kind in MERCHANTS]
    s.phase, s.actions, s.acted, s.played = ACTION, 3, True, 1
    s.quiet = list(range(s.seats))


def stage(
    edit: Edit, dice: Sequence[int] = (), seats: int = 2, options: dict[str, Any] | None = None
) -> Match:
    """A match from an empty sea, as `edit` fills it."""

    def make(s: State) -> None:
        clear(s)
        edit(s)

    return flibuste.stage("blackbeard", seats=seats, edit=make, dice=dice, options=options)


def put(s: State, name: str, place: str, owner: int = 0, ship: str = "schooner", **fields: Any) -> Pirate:
    """A pirate in play, without cunning unless it is given."""
    number = PIRATE[name]
    if number in s.pirate_deck:
        s.pirate_deck.remove(number)
    p = new_pirate(s, number, owner, PLACE[place], SHIP[ship])
    p.cunning, p.since = 0, -1
    if "letter" in fields:
        fields["letter"] = NATIONS.index(fields["letter"])
    for field, value in fields.items():
        setattr(p, field, value)
    s.pirates.append(p)
    return p


def merchant(s: State, port: str, kind: str, up: bool = False) -> None:
    number = next(n for n, m in enumerate(MERCHANTS) if m.id == kind)
    s.merchants[PORT[port]] = number
    s.merchant_pool[number] -= 1
    if up:
        s.face_up.append(PORT[port])


def warship(s: State, zone: str, kind: str) -> None:
    number = next(n for n, w in enumerate(WARSHIPS) if w.id == kind)
    s.warships[PLACE[zone]] = number
    s.warship_pool[number] -= 1


def governor(s: State, port: str, pro: bool = True) -> int:
    if pro:
        number = s.dismissed.pop(0)
    else:
        number = s.anti.pop(0)
    s.governors[PORT[port]] = number
    return number


def commissioner(s: State, owner: int, name: str, place: str) -> None:
    if name in PIRATE:
        kc = CONVERTED + PIRATE[name]
        s.pirate_deck.remove(PIRATE[name])
    else:
        kc = next(n for n, k in enumerate(COMMISSIONERS) if k.id == name)
        s.kc_pool.remove(kc)
    s.kcs[owner], s.kc_places[owner] = kc, PLACE[place]


def hold(s: State, seat: int, *cards: str) -> None:
    """Cards into a hand, out of the deck."""
    for card in cards:
        s.deck.remove(CARD[card])
        s.hands[seat].append(CARD[card])


def captains(s: State, seat: int, *names: str) -> None:
    for name in names:
        s.pirate_deck.remove(PIRATE[name])
        s.pirate_hands[seat].append(PIRATE[name])


def card_phase(s: State, *cards: str) -> None:
    """Seat 0 is to announce a card from this hand."""
    hold(s, 0, *cards)
    s.phase, s.actions, s.acted, s.played = CARD_PHASE, 0, False, 0


def draw_phase(s: State, *top: str) -> None:
    """Seat 0 is to draw: these cards come first, then held ones."""
    s.phase, s.actions, s.acted, s.played = DRAW, 0, False, 0
    held = [card for card in s.deck if EVENTS[card - 1].mode != "now" and CARD_NAMES[card] not in top]
    now = [card for card in s.deck if card not in held]
    for name in top:
        now.remove(CARD[name])
    s.deck[:] = now + held + [CARD[name] for name in reversed(top)]


CARD_NAMES = {number: name for name, number in CARD.items()}


def do(m: Match, *choices: str) -> None:
    """Each choice by the seat that is asked."""
    for choice in choices:
        (seat,) = m.pending
        m.choose(seat, choice)


def asked(m: Match) -> str:
    """The kind of the one decision that is pending."""
    (decision,) = m.pending.values()
    return decision.kind


def offered(m: Match) -> set[str]:
    """What the one decision that is pending offers."""
    (decision,) = m.pending.values()
    return {str(option) for option in decision.options}


def seat_asked(m: Match) -> int:
    (seat,) = m.pending
    return seat


def get(m: Match, name: str) -> Pirate:
    for p in m.state.pirates:
        if p.id == PIRATE[name]:
            assert isinstance(p, Pirate)
            return p
    raise KeyError(f"{name} is not in play")


def gone(m: Match, name: str) -> bool:
    return PIRATE[name] in m.state.locker


def told(m: Match, key: str) -> list[dict[str, Any]]:
    return [entry[1] for entry in m.table.told if entry[0] == key]


def points(m: Match, seat: int) -> int:
    return sum(m.state.vp[seat])


# ---- positions that several tests begin from

DAUGHTER = next(n for n, h in enumerate(HOSTAGES) if h.id == "governors-daughter")
CAPTAIN = next(n for n, h in enumerate(HOSTAGES) if h.id == "captain")


def can_play(card: str, act: str, edit: Any, moment: int = 0, seats: int = 2) -> bool:
    """Whether seat 1, holding a card, may play it at a window of an action."""

    def position(s: State) -> None:
        edit(s)
        hold(s, 1, card)
        s.quiet = []

    m = stage(position, seats=seats, dice=[1, 1, 1, 1, 1, 1])
    do(m, act)
    for _ in range(moment):
        if asked(m) == "respond":
            do(m, "pass")
    return asked(m) in ("respond", "interrupt") and f"play {card}" in offered(m)


def listening(s: State) -> None:
    """The other seats are asked again."""
    s.quiet = []


def turn_of(m: Match) -> int:
    actor = m.state.actor
    assert isinstance(actor, int)
    return actor


def shows_his_letter(*dice: int) -> Match:
    def position(s: State) -> None:
        put(s, "teach", "bath", letter="english", notoriety=10, worth=1050)
        hold(s, 1, "double-cross")
        s.quiet = []

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
        s.quiet = []

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


def sick(cards: bool = True, full: bool = False, spent: Sequence[int] = ()) -> Match:
    def position(s: State) -> None:
        put(s, "vane", "east-caribbean")
        hold(s, 1, "piratical-ambition")
        hold(s, 2, "scurvy-outbreak")
        if cards:
            captains(s, 1, "lussan")
        if full:
            for name in ("tew", "low", "avery"):
                put(s, name, "india", owner=1)
        s.quiet, s.spent = [], list(spent)

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


# ---- the solitaire game (19)


def alone(edit: Edit, *dice: int) -> Match:
    """Teach and what `edit` adds; the system's pile holds cards without effect on him."""

    def make(s: State) -> None:
        clear(s)
        s.quiet = []
        s.roster = [-1, -1, -1]
        s.deck = [CARD["skull-and-crossbones"]] * 30
        s.hands[0] = []
        edit(s)

    return flibuste.stage("blackbeard", seats=1, edit=make, dice=dice)


def with_piles(edit: Edit, dice: Sequence[int] = ()) -> Match:
    """A solitaire position with both piles as they are: nobody but those whom `edit` puts to sea."""

    def make(s: State) -> None:
        clear(s)
        s.roster = [-1, -1, -1]
        s.pirate_deck.remove(PIRATE["teach"])
        edit(s)

    return flibuste.stage("blackbeard", seats=1, edit=make, dice=dice)


def rivals(s: State, *pirates: tuple[str, str, dict[str, Any]]) -> None:
    """Pirates of the system."""
    for slot, (name, place, fields) in enumerate(pirates):
        rival(s, slot, name, place, **fields)


def rival(s: State, slot: int, name: str, place: str, **fields: Any) -> Pirate:
    """A pirate of the system."""
    p = put(s, name, place, owner=SYSTEM, **fields)
    s.roster[slot] = p.id
    return p


def system_turns(s: State, *held: str) -> None:
    """It is the system's turn: these held cards come first, and nothing bad from the other pile."""
    s.phase, s.actor, s.step, s.actions = START, SYSTEM, 0, 0
    s.acted, s.played = False, 0
    s.deck += [CARD[name] for name in reversed(held)]
    s.fate = [CARD["european-turmoil"]] * 9


def top(s: State, *cards: str) -> None:
    """The next cards of the pile of held cards, the first on top."""
    for card in reversed(cards):
        s.deck.remove(CARD[card])
        s.deck.append(CARD[card])


def fated(s: State, *cards: str) -> None:
    """The next cards of the pile of must-play cards."""
    for card in reversed(cards):
        s.fate.remove(CARD[card])
        s.fate.append(CARD[card])


def begun(seed: int = 1) -> Match:
    """A new solitaire game, at Blackbeard's first turn."""
    m = flibuste.new("blackbeard", seats=1, seed=seed)
    while m.state.phase < START:
        m.choose(0, m.pending[0].options[0])
    return m
