"""A toy game with a bit of everything: hands, a deck, dice, a secret bid, a window, a form.

Each round all players bid a card in secret; the highest takes a coin (ties roll a die). Then each player
in turn may peek at the deck, stake any number of coins by a form, or pass. Six rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flibuste.kernel.decision import PASS, TURN, Decision, Form, Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.game import Game, Result, Sheet
from flibuste.kernel.refusal import Reason
from flibuste.kernel.settings import Setting
from flibuste.kernel.table import Table


class State(msgspec.Struct):
    seats: int
    rounds: int
    deck: list[int]
    hands: list[list[int]]
    coins: list[int]
    round: int = 0
    actor: int = -1
    known: list[int] = []


G = Table[State]


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    deck = list(range(6 * seats + 6))
    dice.shuffle(deck, "deck")
    hands = [[deck.pop() for _ in range(6)] for _ in range(seats)]
    return State(seats, options["rounds"], deck, hands, [3] * seats)


def play(g: G) -> Rule[None]:
    s = g.state
    while s.round < s.rounds:
        if s.actor < 0:
            yield TURN
            yield from bid(g)
            s.actor = 0
        while s.actor < s.seats:
            yield TURN
            yield from act(g, s.actor)
            s.actor += 1
        s.actor = -1
        s.round += 1


def bid(g: G) -> Rule[None]:
    s = g.state

    def cards(seat: int) -> Options:
        return tuple(Option("bid", card) for card in s.hands[seat])

    asked = [
        g.ask(seat, "bid", lambda seat=seat: cards(seat), "1.1")  # type: ignore[misc]
        for seat in range(s.seats)
    ]
    answers = yield g.ask_all(asked)
    best = max(option[1] // 3 for option in answers.values())
    for seat, option in answers.items():
        s.hands[seat].remove(option[1])
        g.tell("bid", who=f"p{seat}", card=option[1])
    tied = [seat for seat, option in answers.items() if option[1] // 3 == best]
    winner = tied[g.dice.below(len(tied), "ties")] if len(tied) > 1 else tied[0]
    s.coins[winner] += g.die()
    for card in [option[1] for option in answers.values()]:
        s.deck.insert(0, card)
    g.dice.shuffle(s.deck, "deck")
    s.known = []


def act(g: G, seat: int) -> Rule[None]:
    s = g.state
    while True:
        options = (PASS, Option("peek"), Option("mark"))
        form = Form("stake", {"most": s.coins[seat]}) if s.coins[seat] else None
        option = yield g.ask(seat, "act", options, "1.2", form, coins=s.coins[seat])
        if option == PASS:
            return
        if option.verb == "peek":
            s.known = [seat, s.deck[-1]]
            g.reveal()
            g.tell("peek", (seat,), card=s.deck[-1])
            return
        if option.verb == "mark":
            g.tell("mark", who=f"p{seat}")
            again = yield g.ask(seat, "again", (PASS, Option("mark")), "1.3")
            if again == PASS:
                return
            continue
        amount = option[1]
        s.coins[seat] += amount if g.die() > 3 else -amount
        return


def view(state: State, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "round": state.round,
        "coins": list(state.coins),
        "deck": len(state.deck),
        "cards": [len(hand) for hand in state.hands],
    }
    if seat is not None:
        shown["hand"] = sorted(state.hands[seat])
        shown["known"] = state.known[1:] if state.known[:1] == [seat] else []
    return shown


def redeal(state: State, seat: int | None, dice: Dice) -> None:
    keep = 1 if seat is not None and state.known[:1] == [seat] else 0
    top = [state.deck.pop() for _ in range(keep)]
    others = [other for other in range(state.seats) if other != seat]
    pool = state.deck + [card for other in others for card in state.hands[other]]
    pool.sort()
    dice.shuffle(pool, "pool")
    for other in others:
        state.hands[other][:] = [pool.pop() for _ in state.hands[other]]
    state.deck[:] = pool + top


def check(state: State, decision: Decision, option: Option) -> Reason | None:
    most = state.coins[decision.seat]
    stake = option[1] if option[0] == "stake" and len(option) == 2 else None
    if isinstance(stake, int) and 1 <= stake <= most:
        return None
    return Reason("", "option-number", about={"option": "stake", "low": 1, "high": most, "got": str(option)})


def suggest(state: State, decision: Decision, rng: Any) -> Options:
    return (*decision.options, Option("stake", rng.randint(1, state.coins[decision.seat])))


def result(state: State) -> Result:
    return Result.by_score(state.coins)


TOY = Game(
    name="toy",
    package="tests.kernel",
    seats=(2, 3, 4),
    state=State,
    settings=(Setting("rounds", 6, low=1, high=6),),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=lambda state, seat: float(state.coins[seat]),
    census=lambda state: {"cards": len(state.deck) + sum(map(len, state.hands))},
    draw=lambda view, lang, decision: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    summary=lambda view, lang, names: [Sheet("toy", names, (tuple(map(str, view["coins"])),))],
    check=check,
    suggest=suggest,
)
