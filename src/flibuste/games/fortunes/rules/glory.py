"""Glory cards: when they may be played, and how several are announced and resolved (C100, C101, C137)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import GLORY_IDS, TIMING
from ..options import ANNOUNCE, PLAY, QUICK_WITS, SEAT, WITHDRAW
from ..seen import by_all
from ..state import G, State
from . import hands
from .cards.glory import CONDITIONS, EFFECTS
from .sides import fighters, the_battle


def may_play(s: State, seat: int, card: int) -> bool:
    """Whether what the card asks for is there (its moment aside)."""
    condition = CONDITIONS.get(GLORY_IDS[card])
    return condition is None or condition(s, seat)


def playable(s: State, seat: int, timing: str) -> list[int]:
    """The Glory cards that a seat could play at that moment, one of each name."""
    cards: list[int] = []
    for card in s.players[seat].hand:
        if TIMING[card] == timing and may_play(s, seat, card):
            if cards and GLORY_IDS[card] in [GLORY_IDS[other] for other in cards]:
                continue
            cards.append(card)
    return cards


def offered(s: State, seat: int, timing: str) -> list[Option]:
    """Options to play the cards of that moment."""
    return [PLAY[card] for card in playable(s, seat, timing)]


def play_own(g: G, seat: int, option: Option) -> Rule[None]:
    """A card played on one's own turn (C100)."""
    hands.play(g, seat, option[1])
    yield from take_effect(g, seat, option[1])


def take_effect(g: G, seat: int, name: str) -> Rule[None]:
    """Do what a Glory card says, for that seat."""
    going = EFFECTS[name](g, seat)
    if going is not None:
        yield from going


def opens(g: G, timing: str, seats: Sequence[int]) -> bool:
    """Whether one of the seats could play a card of that moment. That nobody is asked tells something about
    the hands too: undo never crosses it."""
    s = g.state
    for seat in seats:
        hand = s.players[seat].hand
        if hand:
            g.reveal()
            for card in hand:
                if TIMING[card] == timing and card not in s.withdrawn and may_play(s, seat, card):
                    return True
    return False


def window(g: G, timing: str, seats: Sequence[int]) -> Rule[None]:
    """Open a moment at which those seats may play cards: cards are announced face down, then resolved in
    order. It goes on until nobody announces (C101, C137, ruling R58)."""
    s = g.state
    while opens(g, timing, seats):
        yield from announce(g, timing, seats)
        if not s.announced:
            break
        while s.announced:
            yield from resolve_next(g)
    s.withdrawn.clear()


def announce(g: G, timing: str, seats: Sequence[int]) -> Rule[None]:
    """Ask who announces a card. Whenever somebody has, all who have not may still, also those who passed
    before, and the player whose turn it is with a card of that turn (C101, ruling R70). The cards are put in
    order: from the player whose turn it is, in combat from the attacker (C137)."""
    s = g.state
    table = list(seats) if s.battle is not None else [s.actor, *seats]
    waiting = list(seats)
    while waiting:
        seat = waiting.pop(0)
        moment = timing if seat in seats else "own_turn"
        if not announceable(s, seat, moment):
            continue
        options = partial(_announcements, s, seat, moment)
        option = yield g.ask(seat, "announce", options, "C101", moment=moment, actor=SEAT[s.actor])
        if option[0] == "pass":
            continue
        card = next(c for c in announceable(s, seat, moment) if GLORY_IDS[c] == option[1])
        s.announced.append([seat, card])
        g.tell("announce", who=SEAT[seat])
        place = table.index(seat)
        waiting = [other for other in table[place:] + table[:place] if not _has_announced(s, other)]
    s.announced.sort(key=lambda pair: table.index(pair[0]))


def _has_announced(s: State, seat: int) -> bool:
    return any(pair[0] == seat for pair in s.announced)


def announceable(s: State, seat: int, timing: str) -> list[int]:
    """Return the cards that a seat could announce: a card withdrawn stays in the hand until the moment is
    over (ruling R69)."""
    return [card for card in playable(s, seat, timing) if card not in s.withdrawn]


def _announcements(s: State, seat: int, timing: str) -> Options:
    return (PASS, *[ANNOUNCE[card] for card in announceable(s, seat, timing)])


def resolve_next(g: G) -> Rule[None]:
    """Resolve the next announced card. Its player may always withdraw it, but has shown it; so does who can't
    play it any more (C101)."""
    s = g.state
    seat, card = s.announced[0]
    plays = may_play(s, seat, card)
    if plays:
        option = yield g.ask(seat, "go-on", partial(_second_thoughts, s), "C101", card=GLORY_IDS[card])
        plays = option[0] != "withdraw"
    seat, card = s.announced.pop(0)
    name = GLORY_IDS[card]
    if not plays:
        s.glory_seen[card] = by_all(s.seats)
        s.withdrawn.append(card)
        g.reveal()
        g.tell("withdraw", who=SEAT[seat], card=name)
        return
    hands.play(g, seat, name)
    if s.battle is not None:
        s.battle.last_card = card
    yield from take_effect(g, seat, name)
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
            hands.play(g, seat, "quick_wits")
            yield from take_effect(g, seat, GLORY_IDS[b.last_card])
            asked = fighters(b)


def _may_echo(s: State, seat: int) -> bool:
    return hands.holds(s.players[seat], "quick_wits") and may_play(s, seat, the_battle(s).last_card)


def _echoes(s: State, seat: int) -> Options:
    return (QUICK_WITS, PASS) if _may_echo(s, seat) else (PASS,)


def _second_thoughts(s: State) -> Options:
    return PLAY[s.announced[0][1]], WITHDRAW
