"""Glory cards: when they may be played, and how several are announced and resolved (C100, C101, C137)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from . import ops
from .cards_glory import CONDITIONS, EFFECTS
from .sides import fighters, the_battle
from .state import G, State
from .tables import GLORY_IDS, TIMING
from .words import ANNOUNCE, PLAY, SEAT

WITHDRAW = Option("withdraw")
QUICK_WITS = Option("play", "quick_wits")


def may_play(s: State, seat: int, card: int) -> bool:
    """Whether what the card asks for is there (its moment aside)."""
    condition = CONDITIONS.get(GLORY_IDS[card])
    return condition is None or condition(s, seat)


def playable(s: State, seat: int, timing: str) -> list[int]:
    """The Glory cards that a seat could play at that moment, one of each name."""
    found: list[int] = []
    for card in s.players[seat].hand:
        if TIMING[card] == timing and may_play(s, seat, card):
            if found and GLORY_IDS[card] in [GLORY_IDS[other] for other in found]:
                continue
            found.append(card)
    return found


def offered(s: State, seat: int, timing: str) -> list[Option]:
    """Options to play the cards of that moment."""
    return [PLAY[card] for card in playable(s, seat, timing)]


def play_own(g: G, seat: int, option: Option) -> Rule[None]:  # C100
    """A card played on one's own turn."""
    ops.play_card(g, seat, option[1])
    yield from EFFECTS[option[1]](g, seat)


def opens(g: G, timing: str, seats: Sequence[int]) -> bool:
    """Whether one of the seats could play a card of that moment. That nobody is asked tells something about
    the hands too: undo never crosses it."""
    s = g.state
    for seat in seats:
        hand = s.players[seat].hand
        if hand:
            g.reveal()
            for card in hand:
                if TIMING[card] == timing and may_play(s, seat, card):
                    return True
    return False


def window(g: G, timing: str, seats: Sequence[int]) -> Rule[None]:  # C101, C137, R58
    """A moment at which cards may be played, by those seats in that order: all announce face down, then the
    cards are resolved in order. It goes on until nobody announces."""
    s = g.state
    while opens(g, timing, seats):
        announced = s.announced
        for seat in seats:
            if playable(s, seat, timing):
                options = partial(_announcements, s, seat, timing)
                option = yield g.ask(seat, "announce", options, "C101", moment=timing, actor=SEAT[s.actor])
                if option[0] != "pass":
                    card = next(c for c in s.players[seat].hand if GLORY_IDS[c] == option[1])
                    announced.append([seat, card])
                    g.tell("announce", who=SEAT[seat])
        if not announced:
            return
        first = True
        while announced:
            yield from _resolve(g, first)
            first = False


def _announcements(s: State, seat: int, timing: str) -> Options:
    return (PASS, *[ANNOUNCE[card] for card in playable(s, seat, timing)])


def _resolve(g: G, first: bool) -> Rule[None]:
    """The next announced card: who has seen that others announced too, or what they played, may withdraw
    his own, but has shown it."""
    s = g.state
    seat, card = s.announced[0]
    keep = may_play(s, seat, card)
    if keep and (len(s.announced) > 1 or not first):
        option = yield g.ask(seat, "go-on", partial(_second_thoughts, s), "C101", card=GLORY_IDS[card])
        keep = option[0] != "withdraw"
    seat, card = s.announced.pop(0)
    if not keep:
        s.glory_seen[card] = (1 << s.seats) - 1
        g.reveal()
        g.tell("withdraw", who=SEAT[seat], card=GLORY_IDS[card])
        return
    name = GLORY_IDS[card]
    ops.play_card(g, seat, name)
    if s.battle is not None:
        s.battle.last_card = card
    yield from EFFECTS[name](g, seat)
    if s.battle is not None:
        yield from echo(g)


def echo(g: G) -> Rule[None]:
    """Quick wits: just after a card is played in a combat, its text may also work for another fighter, or
    once more for the same."""
    s = g.state
    b = the_battle(s)
    asked = fighters(b)
    while asked:
        seat = asked.pop(0)
        if not _may_echo(s, seat):
            continue
        option = yield g.ask(
            seat, "quick-wits", partial(_echoes, s, seat), "C137", card=GLORY_IDS[b.last_card]
        )
        if option[0] == "play":
            ops.play_card(g, seat, "quick_wits")
            yield from EFFECTS[GLORY_IDS[b.last_card]](g, seat)
            asked = fighters(b)


def _may_echo(s: State, seat: int) -> bool:
    return ops.holds(s.players[seat], "quick_wits") and may_play(s, seat, the_battle(s).last_card)


def _echoes(s: State, seat: int) -> Options:
    return (QUICK_WITS, PASS) if _may_echo(s, seat) else (PASS,)


def _second_thoughts(s: State) -> Options:
    return PLAY[s.announced[0][1]], WITHDRAW
