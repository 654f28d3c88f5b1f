"""The Cargo deck and the hold (C024, C038, C047, C087, C128)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Options, Rule

from ..box import CARGO, GOOD_IDS, GOOD_OF
from ..options import DROP, SEAT, STOW
from ..seen import UNSEEN, by_all
from ..state import G, Player, State

# ---- the deck


def draw(g: G, count: int) -> list[int]:
    """Draw Cargo cards; the discard is shuffled when the deck is empty, and fewer are drawn when both run
    out (C047)."""
    s = g.state
    deck = s.cargo_deck
    g.reveal()
    if len(deck) < count and s.cargo_discard:
        rest = s.cargo_discard
        g.dice.shuffle(rest, "cargo")
        deck[:0] = rest
        rest.clear()
    drawn = deck[: -count - 1 : -1]
    del deck[len(deck) - len(drawn) :]
    return drawn


def discard(s: State, card: int) -> None:
    """Put a Cargo card face up on the discard (C038)."""
    s.cargo_seen[card] = UNSEEN
    s.cargo_discard.append(card)


# ---- the hold


def lose(s: State, p: Player, good: int) -> None:
    """Discard a card of that good from the hold."""
    for card in p.cargo:
        if GOOD_OF[card] == good:
            p.cargo.remove(card)
            discard(s, card)
            return


def goods_aboard(p: Player) -> list[int]:
    """Return the different goods aboard, in order."""
    return sorted({GOOD_OF[card] for card in p.cargo})


def count(p: Player, good: int) -> int:
    """Return how many cards of a good are aboard."""
    return sum(GOOD_OF[card] == good for card in p.cargo)


def goods_of(cards: list[int]) -> list[str]:
    """Return the goods of some cards, as words."""
    return [GOOD_IDS[GOOD_OF[card]] for card in cards]


def spill(g: G, seat: int) -> None:
    """Lose at random the cargo above what a damaged hold can take; a port sets no limit (C128, C046)."""
    s = g.state
    p = s.players[seat]
    if p.in_port:
        return
    cargo = p.cargo
    while len(cargo) > p.ship.now[CARGO]:
        card = cargo.pop(g.dice.below(len(cargo), "spill"))
        discard(s, card)
        g.tell("spill", who=SEAT[seat], good=GOOD_IDS[GOOD_OF[card]])


def drop_to_capacity(g: G, seat: int, rule: str) -> Rule[None]:
    """Drop cargo above the hold's capacity, by choice (C024, ruling R13)."""
    s = g.state
    p = s.players[seat]
    while len(p.cargo) > p.ship.now[CARGO]:
        option = yield g.ask(seat, "drop", partial(_drops, p), rule)
        good = option[1]
        lose(s, p, GOOD_IDS.index(good))
        g.tell("drop", who=SEAT[seat], good=good)


def _drops(p: Player) -> Options:
    return tuple([DROP[good] for good in goods_aboard(p)])


def stow(g: G, seat: int, cards: list[int], rule: str, most: int | None = None) -> Rule[None]:
    """Choose among cards found or plundered, open to all: the captain keeps as many as the hold allows (and
    at most `most`), and may drop others to make room. The rest is discarded."""
    s = g.state
    p = s.players[seat]
    haul = s.raid
    haul[:] = cards
    left = len(haul) if most is None else most
    while haul and left:
        option = yield g.ask(seat, "stow", partial(_stowing, s, p), rule, goods=goods_of(haul))
        if option[0] == "pass":
            break
        good = GOOD_IDS.index(option[1])
        if option[0] == "drop":
            lose(s, p, good)
            g.tell("drop", who=SEAT[seat], good=option[1])
            continue
        for card in haul:
            if GOOD_OF[card] == good:
                haul.remove(card)
                p.cargo.append(card)
                s.cargo_seen[card] = by_all(s.seats)
                break
        left -= 1
        g.tell("stow", who=SEAT[seat], good=option[1])
    for card in haul:
        discard(s, card)
    haul.clear()


def _stowing(s: State, p: Player) -> Options:
    haul = sorted({GOOD_OF[card] for card in s.raid})
    if p.in_port or len(p.cargo) < p.ship.now[CARGO]:
        return (*[STOW[good] for good in haul], PASS)
    if not p.ship.now[CARGO]:
        return (PASS,)
    return (PASS, *[DROP[good] for good in goods_aboard(p)])
