"""What a captain holds: Glory cards and points, specialists, a Rumour (C066, C097–C099, C102)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import Options, Rule

from ..box import FIGURES, GLORY_IDS, NONE, RUMOUR_IDS, RUMOURS, SPECIALIST_OF
from ..options import DISCARD, KEEP_RUMOUR, SEAT
from ..seen import UNSEEN
from ..state import G, Player, State
from . import gold, vessel
from .cards import specialists

# ---- Glory cards


def draw(g: G, seat: int, count: int = 1) -> Rule[None]:
    """Draw Glory cards. With a fifth one in hand, the player discards before anything else (C098, C099,
    ruling R58); the discard is shuffled when the deck is empty (ruling R65)."""
    s = g.state
    p = s.players[seat]
    for _ in range(count):
        if not s.glory_deck:
            if not s.glory_discard:
                return
            s.glory_deck[:] = s.glory_discard
            s.glory_discard.clear()
            g.dice.shuffle(s.glory_deck, "glory")
        card = s.glory_deck.pop()
        p.hand.append(card)
        g.reveal()
        g.tell("draw-glory", who=SEAT[seat])
        key = "drawn-glory" if SPECIALIST_OF[card] == NONE else "drawn-specialist"
        g.tell(key, (seat,), card=GLORY_IDS[card])
        yield from keep_to_limit(g, seat)


def keep_to_limit(g: G, seat: int) -> Rule[None]:
    """Discard by choice what is above a hand of 4 Glory cards (C099)."""
    s = g.state
    p = s.players[seat]
    while len(p.hand) > FIGURES.hand:
        option = yield g.ask(seat, "discard-glory", partial(_discards, p), "C099")
        for card in p.hand:
            if GLORY_IDS[card] == option[1]:
                discard(s, p, card)
                break
        g.reveal()
        g.tell("discard-glory", who=SEAT[seat], card=option[1])


def _discards(p: Player) -> Options:
    return tuple(dict.fromkeys([DISCARD[card] for card in p.hand]))


def discard(s: State, p: Player, card: int) -> None:
    """Put a Glory card from the hand on the discard."""
    p.hand.remove(card)
    s.glory_seen[card] = UNSEEN
    s.glory_discard.append(card)


def holds(p: Player, name: str) -> bool:
    """Whether a Glory card of that name is in the hand."""
    return name in [GLORY_IDS[card] for card in p.hand]


def play(g: G, seat: int, name: str) -> int:
    """Play a Glory card from the hand: it is shown to all and discarded. Return its number."""
    s = g.state
    p = s.players[seat]
    for card in p.hand:
        if GLORY_IDS[card] == name:
            discard(s, p, card)
            g.reveal()
            g.tell("play", who=SEAT[seat], card=name)
            return card
    raise ValueError(f"no card {name} in the hand of seat {seat}")


def gain_glory(g: G, seat: int, cause: str) -> Rule[None]:
    """Gain one point of Glory, and a Glory card with it (C097, C098). `cause` is a word: combat, sale, raid,
    mission, rumour, ship."""
    p = g.state.players[seat]
    p.glory += 1
    g.tell("glory", who=SEAT[seat], cause=f"cause-{cause}", points=p.glory)
    gold.declare(g, seat)
    yield from draw(g, seat)


# ---- specialists


def hire(g: G, seat: int, card: int) -> None:
    """Lay a specialist (a Glory card) open before the player (C102, ruling R59)."""
    p = g.state.players[seat]
    p.specialists.append(card)
    g.state.glory_seen[card] = UNSEEN
    g.reveal()
    vessel.refit(p)
    g.tell("hire", who=SEAT[seat], card=GLORY_IDS[card])


def hire_free(g: G, seat: int, kind: int) -> None:
    """Hire a specialist for free: a copy from the Glory deck, else from its discard; Gold instead when both
    copies are elsewhere, or when the captain has one already (C102, ruling R85)."""
    s = g.state
    p = s.players[seat]
    if not specialists.has(p, kind):
        for pile in (s.glory_deck, s.glory_discard):
            for card in pile:
                if SPECIALIST_OF[card] == kind:
                    pile.remove(card)
                    g.dice.shuffle(s.glory_deck, "glory")
                    hire(g, seat, card)
                    return
    gold.gain(g, seat, FIGURES.instead_of_specialist)


# ---- the Rumour


def learn_rumour(g: G, seat: int) -> Rule[None]:
    """Draw and read a Rumour; the discard is shuffled when the deck is empty (C065, ruling R25)."""
    s = g.state
    if not s.rumour_deck:
        s.rumour_deck[:] = s.rumour_discard
        s.rumour_discard.clear()
        g.dice.shuffle(s.rumour_deck, "rumours")
    if not s.rumour_deck:
        return
    card = s.rumour_deck.pop()
    g.reveal()
    g.tell("learn", who=SEAT[seat])
    yield from keep_one_rumour(g, seat, card)


def keep_one_rumour(g: G, seat: int, card: int) -> Rule[None]:
    """Hold one Rumour: with a second, one of the two is shuffled back into the deck (C066, ruling R25)."""
    s = g.state
    p = s.players[seat]
    if p.rumour == NONE:
        p.rumour = card
        _tell_rumour(g, seat)
        return
    s.second_rumour = card
    s.second_holder = seat
    option = yield g.ask(seat, "keep-rumour", partial(_two_rumours, s, p), "C066")
    card = s.second_rumour
    s.second_rumour = NONE
    if RUMOUR_IDS[card] == option[1]:
        p.rumour, card = card, p.rumour
    s.rumour_seen[card] = UNSEEN
    s.rumour_deck.append(card)
    g.dice.shuffle(s.rumour_deck, "rumours")
    _tell_rumour(g, seat)


def _two_rumours(s: State, p: Player) -> Options:
    return KEEP_RUMOUR[p.rumour], KEEP_RUMOUR[s.second_rumour]


def _tell_rumour(g: G, seat: int) -> None:
    """Tell the holder where and how the Rumour can be proven."""
    card = RUMOURS[g.state.players[seat].rumour]
    g.tell("learnt", (seat,), rumour=card.id, zone=card.zone, where=card.at, skill=card.skill)
