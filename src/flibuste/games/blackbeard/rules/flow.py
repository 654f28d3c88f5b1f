"""4.1–4.4: the course of the game — turns, their phases, and the cards announced in them."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import CHECKPOINT, PASS, TURN, Decision, Option, Options, Rule

from ..box import ACTIONS, CARDS, FIGURE, INITIATIVE, MODE, PIRATE, PIRATES
from ..box import CARD as CARD_NUMBER
from ..state import ACTION, CARD, DRAW, NONE, OVER, START, G, Pirate, State, clear_turn, pirate
from . import alliances, ending, events, mutiny, ships
from .actions import STOP, VERBS, menu, muster, take
from .asking import ask
from .deck import discard
from .interruptions import GameOver
from .setup import prepare_players
from .solo.alone import Alone
from .variant import VARIANTS, variant

MAKESHIFT = FIGURE["makeshift"]
DONE_CARD = Option("done")
NO_MORE = (STOP, DONE_CARD)
EVENTS_ALONE = tuple(Option("event", card) if card else PASS for card in CARDS)
EVENTS_BOTH = tuple(Option("both", card) if card else PASS for card in CARDS)
BY_INITIATIVE = tuple(tuple(Option("actions", card, p.id) for p in PIRATES) for card in CARDS)
AS_ACTIONS = tuple(Option("actions", card) if card else PASS for card in CARDS)
DISCARDS = tuple(Option("discard", card) if card else PASS for card in CARDS)

#: cards played for actions and event (17.12)
WITH_EVENT = frozenset(number for number, mode in enumerate(MODE) if mode == "and")

#: the solitaire game (19) takes its place at the seam
VARIANTS[1] = Alone()

# ---- 4.3, 4.4: turns and phases


def play(g: G) -> Rule[None]:
    """The rules, from any checkpoint to the end of the game (18.11)."""
    s = g.state
    try:
        if s.phase < START:
            yield from prepare_players(g)
        while s.phase != OVER:
            if s.phase == START:
                yield TURN
            if s.actor >= s.seats:
                yield from variant(s).system_turn(g)
            else:
                yield from player_turn(g)
    except GameOver:
        pass
    s.active = s.act = NONE
    ending.final_reckoning(g)
    s.phase = OVER
    variant(s).tell_end(g)


def player_turn(g: G) -> Rule[None]:
    """4.4: the phases of a turn, from wherever it stands."""
    s = g.state
    if s.phase == START:
        sick = begin_turn(g)
        if sick:
            yield from gnaw(g, sick)
        s.phase = DRAW
    if s.phase == DRAW:
        yield from events.draw_phase(g)
        if s.seasick:  # 17.2#14, ruling A08
            g.tell("seasick", who=f"p{s.actor}")
            end_turn(g)
            return
        refill(g)
        s.phase = CARD
    while s.phase != START:
        options = card_options(s) if s.phase == CARD else menu(s)
        if len(options) == 1 and options[0] in NO_MORE:
            leave_phase(g)
            continue
        yield CHECKPOINT
        if s.phase == CARD:
            again = partial(card_options, s)
            chosen = yield Decision(s.actor, "card", options, "4.4C", {"played": s.played}, None, again)
        else:
            chosen = yield Decision(s.actor, "act", options, "4.5", {"left": s.actions})
        verb = chosen[0]
        if verb in VERBS:
            yield from take(g, pirate(s, PIRATE[chosen[1]]), chosen)
        elif verb == "part":  # 11.6: no action
            yield from alliances.part(g, pirate(s, PIRATE[chosen[1]]))
        elif verb == "actions":
            announce_actions(g, chosen)
        elif verb in ("done", "stop"):
            leave_phase(g)
        elif s.phase == CARD:
            yield from announce(g, chosen)
        else:
            s.actions -= 1
            yield from muster(g, verb)


def leave_phase(g: G) -> None:
    """No more actions: another card may follow. No more cards: the turn is over (17.14)."""
    s = g.state
    if s.phase == CARD:
        end_turn(g)
    else:
        s.actions, s.initiative, s.phase = 0, NONE, CARD


def begin_turn(g: G) -> list[Pirate]:
    """Return the player's pirates whose crews have scurvy."""
    s = g.state
    actor = s.actor
    g.tell("turn", who=f"p{actor}")
    variant(s).turn_begins(g)
    return [p for p in s.pirates if p.scurvy and p.owner == actor]


def gnaw(g: G, sick: list[Pirate]) -> Rule[None]:
    """Scurvy gnaws at each turn of its owner (17.2#18)."""
    for p in sick:
        if p.place != NONE and p.loyalty > 0:
            yield from mutiny.displease(g, p, 1, alone=True)


def refill(g: G) -> None:
    """4.4B; 19.4 in the solitaire game."""
    s = g.state
    house = variant(s)
    if len(s.merchants) - s.merchants.count(NONE) < house.merchant_floor:
        ships.send_merchants(g, house.merchant_refill)


def end_turn(g: G) -> None:
    """4.3: the next player in play order; an open pardon ends with its player's next turn (17.2#8)."""
    s = g.state
    variant(s).turn_ends(g)
    if s.pardon_turns and s.actor == s.pardon_seat:
        s.pardon_turns -= 1
        if not s.pardon_turns:
            g.tell("pardon-over")
    clear_turn(s)
    s.actor = (s.actor + 1) % len(s.vp)
    s.turn += 1
    s.phase = START


# ---- 4.4C: announcing a card


def card_options(s: State) -> Options:
    """17.12–17.16: for its actions, its event, or both; 4.55 when nothing else can be done. An alliance
    may be broken at any moment of the turn (11.6)."""
    actor = s.actor
    options: list[Option] = []
    hand = sorted(set(s.hands[actor]))
    acted = s.acted
    for card in hand:
        if card in WITH_EVENT:
            if events.can_happen(s, actor, card):
                options.append(EVENTS_ALONE[card])
                if not acted:
                    options.append(EVENTS_BOTH[card])
        elif not acted:
            if ACTIONS[card] > 0:
                options.append(AS_ACTIONS[card])
            else:
                options += [BY_INITIATIVE[card][p.id] for p in s.pirates if p.owner == actor]
    if not options and not acted and not s.played:
        options = [DISCARDS[card] for card in hand]
    options += alliances.breakable(s, actor)
    if s.played or not hand:
        options.append(DONE_CARD)
    return tuple(options)


def lay_down(g: G, card: int) -> None:
    """A card leaves the hand, for all to see."""
    s = g.state
    s.hands[s.actor].remove(card)
    s.played += 1
    g.reveal()


def announce_actions(g: G, chosen: Option) -> None:
    """4.4C2: a number of actions to share out (4.51), or the initiative of one pirate (4.52)."""
    s = g.state
    card = CARD_NUMBER[chosen[1]]
    lay_down(g, card)
    discard(s, card)
    s.acted, s.phase = True, ACTION
    who = f"p{s.actor}"
    if len(chosen) == 3:
        s.initiative = PIRATE[chosen[2]]
        s.actions = INITIATIVE[s.initiative]
        g.tell("initiative", who=who, card=chosen[1], pirate=chosen[2], actions=s.actions)
    else:
        s.actions = ACTIONS[card]
        g.tell("actions", who=who, card=chosen[1], actions=s.actions)


def announce(g: G, chosen: Option) -> Rule[None]:
    """4.4C1 and C3: the event of a card, alone or before its action (17.12); or 4.55."""
    s = g.state
    verb = chosen[0]
    card = CARD_NUMBER[chosen[1]]
    lay_down(g, card)
    if verb == "discard":
        discard(s, card)
        s.acted, s.phase = True, ACTION
        yield from makeshift(g, card)
        return
    g.tell("event", who=f"p{s.actor}", card=chosen[1])
    yield from events.resolve(g, s.actor, card)
    s.acted = True  # 17.12: no other card gives actions, be its own taken or not
    if verb == "both":
        s.actions, s.phase = ACTIONS[card], ACTION


def makeshift(g: G, card: int) -> Rule[None]:
    """4.55: with no card to play, one action for each card thrown away, two at most."""
    s = g.state
    hand = s.hands[s.actor]
    s.actions = 1
    g.tell("makeshift", who=f"p{s.actor}", card=CARDS[card])

    def more() -> Options:
        return (PASS, *[DISCARDS[other] for other in sorted(set(hand))])

    while hand and s.actions < MAKESHIFT:
        chosen = yield from ask(g, s.actor, "makeshift", more, "4.55")
        if chosen == PASS:
            return
        other = CARD_NUMBER[chosen[1]]
        lay_down(g, other)
        discard(s, other)
        s.actions += 1
        g.tell("makeshift", who=f"p{s.actor}", card=CARDS[other])
