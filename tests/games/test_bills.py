"""A bill says what one pays: of every game that sells by the piece, over whole matches."""

from __future__ import annotations

import random

import pytest

from flibuste.kernel.bill import Bill
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match

#: games that give a bill, and the kinds of decisions that must have come up with one
SOLD = {"crique": {"outfit"}, "fortunes": {"buy", "yard"}}


def bill_of(match: Match, seat: int) -> Bill | None:
    game = match.game
    return game.bill(match.view(seat), match.pending[seat]) if game.bill else None


def test_these_games_sell() -> None:
    assert {name for name in games() if find(name).bill is not None} == set(SOLD)


@pytest.mark.parametrize("name", SOLD)
def test_what_is_on_the_bill_can_be_bought_at_that_price(name: str) -> None:
    rng = random.Random(name)
    seen: set[str] = set()
    bought = 0
    for seed in range(12):
        match = Match(find(name), 3, seed=seed)
        while not match.over and len(match.journal) < 600:
            seat = rng.choice(list(match.pending))
            decision = match.pending[seat]
            bill = bill_of(match, seat)
            if bill is not None and bill.prices:
                seen.add(decision.kind)
                assert set(bill.prices) <= set(decision.options)
                assert set(bill.most) <= set(bill.prices)
                assert all(price <= bill.purse for price in bill.prices.values())
                for option in bill.most:
                    bought += _buy_all(match, seat, bill, str(option))
            match.choose(seat, rng.choice(match.suggest(seat)))
    assert seen == SOLD[name]
    assert (bought > 0) == (name != "crique")  # an outfit is bought whole


def _buy_all(match: Match, seat: int, bill: Bill, text: str) -> int:
    """Take one thing as often as the bill allows: each time the purse shrinks by its price, and then there is
    no more of it."""
    price, most = next((bill.prices[o], bill.most[o]) for o in bill.most if str(o) == text)
    trial = match.clone()
    kind = trial.pending[seat].kind
    purse = bill.purse
    taken = 0
    while taken < most and purse >= price:
        trial.choose(seat, text)
        taken += 1
        purse -= price
        if seat not in trial.pending or trial.pending[seat].kind != kind:
            return taken  # nothing else to deal in
        now = bill_of(trial, seat)
        assert now is not None
        assert now.purse == purse, (text, taken)
    assert text not in map(str, trial.pending[seat].options)
    return taken


@pytest.mark.rule("crique", "5.1")
def test_an_outfit_costs_what_its_bill_says() -> None:
    match = Match(find("crique"), 3, seed=4)
    seat = 0
    bill = bill_of(match, seat)
    assert bill is not None
    option = max(bill.prices, key=lambda option: (bill.prices[option], str(option)))
    match.choose(seat, option)
    for other in list(match.pending):
        match.choose(other, match.pending[other].options[0])
    assert match.view(seat)["pirates"][seat]["gold"] == bill.purse - bill.prices[option]
