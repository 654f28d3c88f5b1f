"""Positions for the rule tests: an empty sea, and what is put on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flibuste
from flibuste.games.blackbeard.components import (
    CARD,
    COMMISSIONERS,
    CONVERTED,
    EVENTS,
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
from flibuste.games.blackbeard.state import ACTION, DRAW, Pirate, State, new_pirate
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
    s.quiet = (1 << s.seats) - 1


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
        s.face_up |= 1 << PORT[port]


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


def options(m: Match) -> set[str]:
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
