"""The game's own player: it uses nothing but its seat, and has an answer to everything."""

from __future__ import annotations

import flibuste
from flibuste.bots.rand import random_bot
from flibuste.games.blackbeard.bot.player import ANSWERS, smart
from flibuste.games.blackbeard.box import NATIONS
from flibuste.games.blackbeard.evaluate import evaluate
from flibuste.games.blackbeard.state import State
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat

from .kit import Edit, put, stage


def test_the_same_match_is_played_the_same_way() -> None:
    records = []
    for _ in range(2):
        m = flibuste.new("blackbeard", seats=3, seed=11)
        flibuste.play(m, [smart(), smart(), smart()])
        records.append(m.record())
    assert records[0] == records[1]


def test_it_has_an_answer_to_every_question() -> None:
    """Every kind of decision that bots and chance meet in a few games is weighed, not just passed over."""
    kinds: set[str] = set()

    def watch(match: Match, seat: int, decision: Decision, option: Option) -> None:
        kinds.add(decision.kind)

    for seats in (1, 2, 4, 6):
        for options in ({}, {"deployment": "secret", "pirates": "draft"}, {"deployment": "random"}):
            m = flibuste.new("blackbeard", seats=seats, seed=seats, options=options)
            flibuste.play(m, [random_bot] * seats, watch=[watch])
    assert kinds - set(ANSWERS) <= {"turn-coat"}  # commissioners who once were pirates are all alike


def test_a_richer_career_is_valued_more() -> None:
    def edit(s: State) -> None:
        put(s, "teach", "south-atlantic", notoriety=5)
        put(s, "low", "south-atlantic", owner=1, notoriety=5, worth=1000, holds=[800])

    m = stage(edit)
    assert evaluate(m.state, 1) > evaluate(m.state, 0) > 0


def answer(edit: Edit, kind: str, options: list[str], **about: object) -> str:
    """What the bot answers to a question of that kind, in a position."""
    seat = Seat(stage(edit), 0)
    seat.decision = Decision(0, kind, tuple(map(Option.parse, options)), "11.7", about)
    return str(smart()(seat))


def allies(s: State) -> None:
    """Teach has more wits and the better ship; Low is badly hit, and has more to lose."""
    teach = put(s, "teach", "boston", combat=5, speed=2, cunning=3, history=[NATIONS.index("spanish")])
    low = put(s, "low", "boston", combat=2, speed=1, cunning=1, notoriety=30, guns=True)
    teach.ally, low.ally = low.id, teach.id


def test_of_two_allies_the_one_with_more_cunning_spends_it() -> None:
    flags = ["flag low", "flag teach", "no"]
    assert answer(allies, "flag", flags, pirate="low", card="mutiny-conspiracy") == "flag teach"
    rolls = ["keep", "reroll low", "reroll teach"]
    needs = {"dice": 1, "aim": "least", "bar": 4}
    assert answer(allies, "cunning", rolls, pirate="low", roll=2, why="10.34", **needs) == "reroll teach"


def test_no_cunning_is_spent_where_no_roll_would_do() -> None:
    rolls = ["keep", "reroll low", "reroll teach"]
    needs = {"dice": 1, "aim": "none", "bar": 0}
    assert answer(allies, "cunning", rolls, pirate="low", roll=2, why="10.34", **needs) == "keep"


def test_a_card_that_has_its_moment_is_played() -> None:
    """It passed to the end of the turn: the card stands between the two ways to pass."""

    def edit(s: State) -> None:
        put(s, "low", "boston", owner=1, worth=2000)

    options = ["pass", "play kc-surprise", "hush"]
    assert answer(edit, "interrupt", options, pirate="low", card="kc-surprise") == "play kc-surprise"
    assert answer(edit, "interrupt", ["pass", "hush"], pirate="low", card="kc-surprise") == "pass"


def test_allies_let_a_harmless_card_pass() -> None:
    flags = ["flag low", "flag teach", "no"]
    assert answer(allies, "flag", flags, pirate="low", card="debauchery-and-revelry") == "no"


def test_a_shared_refit_goes_where_it_is_needed() -> None:
    shares = ["share 1 1", "share 2 0", "share 0 2"]
    assert answer(allies, "share", shares, one="teach", other="low", points=2) == "share 0 2"


def test_a_hostage_is_kept_by_the_stronger_ally() -> None:
    assert answer(allies, "berth", ["captain low", "captain teach"], hostage="bishop") == "captain teach"


def test_of_two_letters_the_one_that_still_opens_ports_is_kept() -> None:
    letters = ["letter-of spanish", "letter-of english"]
    assert answer(allies, "letter", letters, pirate="teach") == "letter-of english"


def test_booty_is_piled_up_before_an_empty_hold_is_used() -> None:
    holds = ["stow 0 0", "stow 1 300", "stow 2 900"]
    assert answer(allies, "stow", holds, pirate="teach", value=200) == "stow 2 900"
