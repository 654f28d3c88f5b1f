"""The kernel, shown on a toy: choosing, cloning, taking back, re-dealing, recording."""

from __future__ import annotations

import copy
import pickle
import random
import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flibuste
from flibuste.bots import random_bot
from flibuste.kernel.audit import load, verify
from flibuste.kernel.decision import Option
from flibuste.kernel.match import SELDOM, Match
from flibuste.kernel.record import BadRecord
from flibuste.kernel.refusal import IllegalChoice
from flibuste.kernel.seat import Seat

from .toy import TOY


def toy(seats: int = 3, seed: int = 1) -> Match:
    return Match(TOY, seats, seed=seed)


def some_way(seed: int, choices: int, seats: int = 3) -> Match:
    match = toy(seats, seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat = rng.choice(list(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat, rng.getrandbits(20))))
    return match


def fingerprint(match: Match) -> tuple[object, ...]:
    return (
        msgspec.msgpack.encode(match.state),
        [(d.seat, d.kind, d.options) for d in match.pending.values()],
        list(match.table.told),
        list(match.journal),
        match.dice.positions(),
        match.result,
    )


def travelled(match: Match) -> Match:
    """The match as another process gets it."""
    return pickle.loads(pickle.dumps(match))  # type: ignore[no-any-return]


def test_random_play_ends() -> None:
    match = flibuste.play(toy(), [random_bot] * 3)
    assert match.over
    assert match.result is not None
    assert match.pending == {}


@given(seed=st.integers(0, 50), choices=st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_clone_is_equal_and_independent(seed: int, choices: int) -> None:
    match = some_way(seed, choices)
    before = fingerprint(match)
    twin = match.clone()
    assert fingerprint(twin) == before
    if not match.over:
        flibuste.play(twin, [random_bot] * 3)
        assert fingerprint(match) == before
        other = match.clone()
        flibuste.play(other, [random_bot] * 3)
        assert fingerprint(other) == fingerprint(twin)


@given(seed=st.integers(0, 50), choices=st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_copies_and_pickles_are_clones(seed: int, choices: int) -> None:
    match = some_way(seed, choices)
    before = fingerprint(match)
    for made in (copy.copy(match), copy.deepcopy(match), travelled(match), travelled(match.clone())):
        assert fingerprint(made) == before
        while made.pending:
            made.choose(next(iter(made.pending)), made.suggest(next(iter(made.pending)))[0])
        assert fingerprint(match) == before
        assert fingerprint(load(made.record())) == fingerprint(made)


@given(seed=st.integers(0, 50), choices=st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_record_round_trips_and_verifies(seed: int, choices: int) -> None:
    match = some_way(seed, choices)
    text = match.record()
    again = load(text)
    assert fingerprint(again) == fingerprint(match)
    assert again.record() == text
    assert fingerprint(verify(text)) == fingerprint(match)


def test_every_changed_byte_is_found_and_named_by_line() -> None:
    text = some_way(3, 25).record()
    for at in range(0, len(text) - 1, 3):
        if text[at] == "\n":
            continue
        changed = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
        with pytest.raises(BadRecord) as caught:
            verify(changed)
        assert caught.value.line == text.count("\n", 0, at) + 1


def test_a_cut_record_is_refused() -> None:
    lines = some_way(3, 25).record().splitlines(keepends=True)
    for keep in range(1, len(lines)):
        with pytest.raises(BadRecord):
            load("".join(lines[:keep]))


@given(seed=st.integers(0, 50), choices=st.integers(0, 60), sample=st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_a_view_does_not_depend_on_what_is_hidden(seed: int, choices: int, sample: int) -> None:
    match = some_way(seed, choices)
    for seat in (None, 0, 1, 2):
        dealt = match.redeal(seat, sample)
        assert dealt.view(seat) == match.view(seat)
        assert fingerprint(dealt.clone()) == fingerprint(dealt)
        assert fingerprint(load(dealt.record())) == fingerprint(dealt)
        flibuste.play(dealt, [random_bot] * 3)


def test_a_redeal_forgets_what_others_answered_in_secret() -> None:
    match = toy()
    match.choose(1, match.pending[1].options[0])
    assert set(match.pending) == {0, 2}
    dealt = match.redeal(0, 5)
    assert set(dealt.pending) == {0, 1, 2}
    assert dealt.pending[0].options == match.pending[0].options
    for seat in (1, 2):
        held = {Option("bid", card) for card in dealt.state.hands[seat]}
        assert set(dealt.pending[seat].options) == held


def test_a_redealt_seat_with_one_option_left_is_still_waited_for() -> None:
    match = toy(2)
    match.choose(0, match.pending[0].options[0])
    for decision in match.pending.values():
        rest = decision.options[:1]
        decision.again = lambda rest=rest: rest
    match.redeal_here(0, 5)
    assert set(match.pending) == {1}
    match.choose(1, match.pending[1].options[0])
    assert not match.over
    assert match.pending


def test_an_illegal_choice_changes_nothing() -> None:
    match = some_way(4, 7)
    before = fingerprint(match)
    seat = next(iter(match.pending))
    wrong = (seat + 1) % 3 if len(match.pending) == 1 else seat
    ways: list[tuple[Any, Any]] = [(seat, "fly away"), (wrong, "nothing"), (seat, ""), (seat, " "), (seat, 7)]
    for who, what in ways:
        with pytest.raises(IllegalChoice) as caught:
            match.choose(who, what)
        assert caught.value.reason
        assert who != seat or caught.value.rule == match.pending[seat].rule
        assert fingerprint(match) == before


def test_a_refusal_is_told_in_both_languages() -> None:
    with pytest.raises(IllegalChoice) as caught:
        toy().choose(0, "fly away")
    why = caught.value.why
    assert why.told("en") == "it is not among the options"
    assert why.told("fr") == "ce n’est pas parmi les choix possibles"
    with pytest.raises(ValueError, match="expected fr or en, got 'de'"):
        why.told("de")


@pytest.mark.parametrize("long", ["x" * 100_000, "bid " + "9" * 6000, ["x"] * 1000])
def test_what_was_sent_is_not_said_back_at_length(long: Any) -> None:
    with pytest.raises(IllegalChoice) as caught:
        toy().choose(0, long)
    assert len(str(caught.value)) < 400


def staged(dice: Any) -> Match:
    """A toy where the secret bids are in, and dice are rolled next."""
    match = Match(TOY, 3, seed=1, script=dice)
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    return match


def test_rules_that_fail_leave_the_match_as_it_was() -> None:
    match = staged([6, 7])  # the first is rolled for the bids
    before = fingerprint(match)
    assert match.pending[0].form is not None
    for _ in range(2):
        with pytest.raises(ValueError, match="scripted die 7: expected 1 to 6"):
            match.choose(0, "stake 1")
        assert fingerprint(match) == before
        assert fingerprint(match.clone()) == before
        assert fingerprint(load(match.record())) == before
    match.choose(0, "pass")
    assert set(match.pending) == {1}


def test_rules_that_fail_on_the_last_secret_answer_ask_for_it_again() -> None:
    match = Match(TOY, 3, seed=1, script=[9])
    for seat in (0, 2):
        match.choose(seat, match.pending[seat].options[0])
    before = fingerprint(match)
    with pytest.raises(ValueError, match="scripted die 9"):
        match.choose(1, match.pending[1].options[0])
    assert fingerprint(match) == before
    assert match.answered(0) is not None
    assert not match.over


@pytest.mark.parametrize("dice", [[0], [-1], [1.5], [True], "6", None, 6])
def test_scripted_dice_are_whole_numbers_from_1_on(dice: Any) -> None:
    with pytest.raises(ValueError, match="dice: expected"):
        Match(TOY, 3, seed=1, script=dice)


@pytest.mark.parametrize("watch", [None, print, "watch", [5]])
def test_watchers_are_a_list_of_functions(watch: Any) -> None:
    match = toy()
    with pytest.raises(ValueError, match=r"^watch: expected "):
        flibuste.play(match, [random_bot] * 3, watch=watch)
    assert not match.journal


@pytest.mark.parametrize("put", ["much", object(), 10**40])
def test_an_edit_makes_a_state_of_its_own_kind(put: Any) -> None:
    def edit(state: Any) -> None:
        state.pirates[0].gold = put

    with pytest.raises(ValueError, match=r"^edit: expected a state as the rules keep it"):
        flibuste.stage("crique", seats=3, edit=edit)


@pytest.mark.parametrize("bots", [None, 3, [random_bot] * 2, "xyz", [random_bot, "smart", random_bot]])
def test_who_can_not_play_is_refused_before_the_first_choice(bots: Any) -> None:
    match = toy()
    before = fingerprint(match)
    with pytest.raises(ValueError, match="bots: expected"):
        flibuste.play(match, bots)
    with pytest.raises(ValueError, match="watch: expected"):
        flibuste.play(match, [random_bot] * 3, watch=["smart"])  # type: ignore[list-item]
    assert fingerprint(match) == before


def test_a_form_takes_what_the_rules_allow_and_nothing_else() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    coins = match.state.coins[0]
    with pytest.raises(IllegalChoice, match="number from 1 to"):
        match.choose(0, f"stake {coins + 1}")
    match.choose(0, f"stake {coins}")
    assert match.state.coins[0] in (0, 2 * coins)


def test_a_person_is_offered_several_samples_of_a_form() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    offered = match.offer(0)
    assert offered[: len(match.pending[0].options)] == match.pending[0].options
    assert set(match.suggest(0)) <= set(offered)
    assert len(offered) > len(match.suggest(0))
    assert len(set(offered)) == len(offered)


def test_what_a_game_calls_rare_is_offered_last() -> None:
    for seed in range(40):  # to a decision with several verbs, the first of them rare
        match = some_way(seed, 12)
        seat = next(iter(match.pending), None)
        if seat is None or len({option[0] for option in match.pending[seat].options}) < 2:
            continue
        listed = match.pending[seat].options
        first = listed[0][0]
        match.game = msgspec.structs.replace(match.game, rare=(first,))
        verbs = [option[0] for option in match.offer(seat)]
        count = sum(option[0] == first for option in listed)
        assert verbs[-count:] == [first] * count
        assert first not in verbs[:-count]
        return
    raise AssertionError("no such decision")


def test_undo_takes_back_own_choices_only_and_never_a_die_or_a_secret() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    assert not match.can_undo(0)
    before = fingerprint(match)
    match.choose(0, "mark")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert fingerprint(match) == before
    match.choose(0, "mark")
    match.choose(0, "mark")
    match.undo(0)
    match.undo(0)
    assert fingerprint(match) == before
    match.choose(0, "peek")
    with pytest.raises(IllegalChoice):
        match.undo(0)


def test_a_secret_answer_can_be_changed_until_the_last_is_in() -> None:
    match = toy()
    before = fingerprint(match)
    first, other = (match.pending[0].options[n] for n in (0, 1))
    match.choose(0, first)
    match.choose(1, match.pending[1].options[0])
    assert match.answered(0) == first
    assert match.answered(2) is None
    assert match.can_withdraw(0)
    assert match.can_withdraw(1)
    assert not match.can_withdraw(2)
    assert not match.can_undo(0)  # undo is for one's own turn
    assert match.withdraw(0) == 1
    assert set(match.pending) == {0, 2}
    assert [entry.seat for entry in match.journal] == [1]
    assert match.answered(1) is not None
    match.choose(0, other)
    assert fingerprint(load(match.record())) == fingerprint(match)
    match.withdraw(1)
    match.withdraw(0)
    assert fingerprint(match) == before
    with pytest.raises(IllegalChoice):
        match.withdraw(0)


def test_a_changed_answer_is_the_one_that_counts() -> None:
    plain, changed = toy(), toy()
    answers = [plain.pending[seat].options[seat] for seat in (0, 1, 2)]
    for seat in (0, 1, 2):
        plain.choose(seat, answers[seat])
    changed.choose(0, changed.pending[0].options[1])
    changed.choose(1, answers[1])
    changed.withdraw(0)
    changed.choose(0, answers[0])
    changed.choose(2, answers[2])
    assert changed.state == plain.state
    assert not any(changed.can_withdraw(seat) for seat in (0, 1, 2))
    with pytest.raises(IllegalChoice):
        changed.withdraw(0)
    assert verify(changed.record()).state == plain.state


def test_no_answer_is_withdrawn_where_only_holders_of_a_card_are_asked() -> None:
    match = toy()
    match.game = msgspec.structs.replace(match.game, windows=(match.pending[0].kind,))
    match.choose(0, match.pending[0].options[0])
    assert match.answered(0) is not None
    assert not match.can_withdraw(0)


def test_the_story_is_read_only_by_its_readers() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    match.choose(0, "peek")
    assert [t.key for t in match.story(0)][-1] == "peek"
    assert "peek" not in [t.key for t in match.story(1)]
    assert "peek" not in [t.key for t in match.story(None)]


def test_the_same_seed_gives_the_same_match() -> None:
    one = flibuste.play(toy(seed=8), [random_bot] * 3)
    two = flibuste.play(toy(seed=8), [random_bot] * 3)
    assert one.record() == two.record()
    assert flibuste.play(toy(seed=9), [random_bot] * 3).record() != one.record()


def test_a_match_can_be_seen_as_it_stood() -> None:
    match = some_way(5, 30)
    for n in (0, 1, 7, 12, len(match.journal)):
        then = match.at(n)
        assert then.journal == match.journal[:n]
        flibuste.play(then, [random_bot] * 3)
    assert match.at(0).view(0) == toy(seed=5).view(0)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "played by 2, 3, 4 seats"),
        (3, {"rounds": 9}, "a number from 1 to 6"),
        (3, {"rounds": True}, "a number from 1 to 6"),
        (3, {"speed": 1}, "no option 'speed'"),
    ],
)
def test_bad_settings_say_what_was_expected(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Match(TOY, seats, options)


def test_salts_change_the_dice_and_are_in_the_record() -> None:
    plain, salted = Match(TOY, 2, seed=1), Match(TOY, 2, seed=1, salts=["grog"])
    assert plain.state != salted.state
    assert plain.commitment != salted.commitment
    assert load(salted.record()).state == salted.state
    assert verify(salted.record()).state == salted.state


def test_games_lists_the_installed_games_even_once_one_is_loaded() -> None:
    for name in flibuste.games():
        flibuste.find(name)
    assert all(isinstance(name, str) for name in flibuste.games())


@pytest.mark.parametrize("seat", [1.0, True, "1", [1], None, 3, -1])
def test_a_seat_is_a_whole_number_and_nothing_like_it(seat: Any) -> None:
    match = toy()
    before = fingerprint(match)
    for ask in (lambda: match.choose(seat, match.pending[1].options[0]), lambda: match.suggest(seat)):
        with pytest.raises(IllegalChoice, match=r"no seat .*: expected 0 to 2"):
            ask()
    assert not match.can_undo(seat)
    if seat is not None:
        for read in (match.view, match.story, match.redeal):
            with pytest.raises(ValueError, match="no seat"):
                read(seat)
    assert fingerprint(match) == before


def test_a_number_too_long_to_read_is_an_illegal_choice() -> None:
    match = toy()
    with pytest.raises(IllegalChoice, match="not among the options"):
        match.choose(0, "bid " + "9" * 6000)


@pytest.mark.parametrize("seed", [" x", "x ", "a\nb", "a\tb", "\ud800", 1.5, True, b"x"])
def test_a_seed_fits_on_its_line_of_the_record(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed: expected"):
        Match(TOY, 2, seed=seed)


def test_salts_are_texts() -> None:
    with pytest.raises(ValueError, match="salts: expected texts, got 7"):
        Match(TOY, 2, seed=1, salts=["grog", 7])  # type: ignore[list-item]
    for wrong in ("grog", None, 7, iter(["grog"])):
        with pytest.raises(ValueError, match="salts: expected a list of texts, got "):
            Match(TOY, 2, seed=1, salts=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [["crique"], {}, None, 5, "Crique"])
def test_a_game_is_found_by_its_name_only(name: Any) -> None:
    for ask in (lambda: flibuste.new(name, 3), lambda: flibuste.options(name), lambda: flibuste.find(name)):
        with pytest.raises(ValueError, match=r"no game named .*: expected one of blackbeard, crique"):
            ask()


@pytest.mark.parametrize("options", [5, "rounds", [1], [("rounds", 2)]])
def test_options_are_values_by_name(options: Any) -> None:
    with pytest.raises(ValueError, match="options: expected values by name"):
        Match(TOY, 3, options)


def test_a_number_too_long_to_count_to_is_said_digit_by_digit() -> None:
    with pytest.raises(ValueError, match=f"not {'9' * 40}$"):
        Match(TOY, int("9" * 40))


@pytest.mark.parametrize("face", [1.5, "1", None, True])
def test_scripted_dice_are_whole_numbers(face: Any) -> None:
    with pytest.raises(ValueError, match="dice: expected whole numbers"):
        Match(TOY, 3, script=[face])


@pytest.mark.parametrize("seed", [1.5, "x", None, True, 10**30, -(10**30)])
def test_a_redeal_takes_a_seed_that_its_record_can_hold(seed: Any) -> None:
    match = toy()
    before = fingerprint(match)
    with pytest.raises(ValueError, match="seed: expected a whole number"):
        match.redeal(0, seed)
    with pytest.raises(ValueError, match="seed: expected a whole number"):
        match.redeal_here(0, seed)
    assert fingerprint(match) == before
    longest = match.redeal(0, 1 - 10**30)
    assert fingerprint(load(longest.record())) == fingerprint(longest)


def test_a_reason_quotes_no_more_than_one_reads() -> None:
    with pytest.raises(BadRecord) as caught:
        load(typed(toy()).replace("game: toy", "game: " + "x" * 5000))
    assert caught.value.line == 2
    assert caught.value.reason.startswith("no game named 'xxx")
    assert len(str(caught.value)) < 600


def test_half_a_character_is_no_record() -> None:
    text = toy().record()
    for read in (load, verify):
        with pytest.raises(BadRecord, match=r"line 3: '\\ud800' stands for no character"):
            read(text.replace("seats: 3", "seats: \ud800"))


@pytest.mark.parametrize("junk", [b"flibuste record 1", None, 5, "", "\0\xff", "flibuste record 2\n"])
def test_junk_is_no_record(junk: Any) -> None:
    for read in (load, verify):
        with pytest.raises(BadRecord, match="line 1: "):
            read(junk)


def typed(match: Match) -> str:
    """A record as somebody would type it: without marks."""
    return re.sub(r" ~[0-9a-f]{4}$", "", match.record(), flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("found", "put", "said"),
    [
        (r"^setup = \d+", "setup = 999", "line 8: 999 was written: expected 0 to 23"),
        (r"^setup = \d+", "setup = -1", "line 8: -1 was written: expected 0 to 23"),
        (r'"deck":\d+', '"deck":-5', r"streams: Expected `int` >= 0"),
        (r'"deck":\d+', '"deck":' + "9" * 30, r"streams: Expected `int` <= 9007199254740992"),
    ],
)
def test_chance_that_no_die_can_show_is_refused(found: str, put: str, said: str) -> None:
    text, changes = re.subn(found, put, typed(some_way(3, 25)), flags=re.MULTILINE)
    assert changes == 1
    with pytest.raises(BadRecord, match=re.escape(said)):
        load(text)


@pytest.mark.parametrize(
    ("found", "put", "said"),
    [
        (r'"hands":\[\[.*\]\],"coins"', '"hands":[],"coins"', "the rules can't go on from here (IndexError"),
        (r'"round":0', '"round":' + "9" * 30, "field start: "),
    ],
)
def test_a_typed_start_that_is_no_position_is_refused(found: str, put: str, said: str) -> None:
    staged = Match(TOY, 3, seed=1, start=msgspec.msgpack.encode(toy().state))
    text, changes = re.subn(found, put, typed(staged))
    assert changes == 1
    with pytest.raises(BadRecord, match=re.escape(said)):
        load(text)


def test_a_typed_redeal_is_for_a_seat_of_the_match() -> None:
    text = typed(toy().redeal(2, 4))
    load(text)
    with pytest.raises(BadRecord, match="no seat 7: expected 0 to 2"):
        load(text.replace("- redeal 2 4", "- redeal 7 4"))


def test_a_redealt_story_keeps_no_secret_of_the_others() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    match.choose(0, "peek")
    dealt = match.redeal(1, 5)
    for twin in (dealt, dealt.clone(), load(dealt.record()), dealt.redeal(0, 2)):
        assert "peek" not in [told.key for told in twin.story(0)]
    assert dealt.story(1) == match.story(1)
    assert match.redeal(0, 5).story(0) == match.story(0)
    dealt.choose(1, "peek")
    assert [told.key for told in dealt.story(1)][-1] == "peek"  # what comes after is true in this world
    for _ in range(3):
        flibuste.play(dealt, [random_bot] * 3)
    assert [told for told in dealt.clone().story(0) if told.at == 4] == []


# ---- what a bot is handed


def test_a_bot_can_not_change_what_it_is_asked_nor_reach_the_state_through_it() -> None:
    match = toy()
    wanted = Option("bid", 99)

    def cheat(seat: flibuste.Seat) -> Option:
        assert seat.decision.again is None
        seat.decision.listed = (wanted,)
        return wanted

    with pytest.raises(IllegalChoice):
        flibuste.play(match, [cheat] * 3)
    assert match.journal == []
    assert wanted not in match.pending[0].options


@pytest.mark.parametrize("game", ["toy", "pirates"])
def test_nothing_that_a_bot_is_asked_is_shared_with_the_match(game: str) -> None:
    match = flibuste.new(game, 2, seed=1) if game != "toy" else toy()
    rng = random.Random(3)
    for _ in range(30):
        seat, decision = next(iter(match.pending.items()))
        handed = flibuste.Seat(match, seat)
        handed.decision = decision
        fields = decision.form.fields if decision.form is not None else {}
        before = msgspec.msgpack.encode([match.state, decision.about, fields])
        _scribble(handed.decision.about)
        if handed.decision.form is not None:
            _scribble(handed.decision.form.fields)
        assert msgspec.msgpack.encode([match.state, decision.about, fields]) == before
        match.choose(seat, rng.choice(match.suggest(seat)))


def _scribble(value: object) -> None:
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _scribble(inner)
    if isinstance(value, dict):
        value["scribble"] = 1
    elif isinstance(value, list):
        value.append("scribble")


def test_a_world_to_search_in_has_no_past() -> None:
    """Playing it back, or reading what was dealt and answered, would show the true one."""
    match = toy()
    rng = random.Random(2)
    secret_answers = 0
    for _ in range(40):
        if match.over:
            break
        seat = list(match.pending)[-1]
        world = flibuste.Seat(match, seat).sample(1)
        for one in (world, world.clone()):
            with pytest.raises(ValueError, match="has no past"):
                one.at(0)
            with pytest.raises(ValueError, match="has no past"):
                one.record()
            assert not one.can_undo(seat)
            assert len(one.checkpoints) == 1
            kept = one.checkpoints[0]
            assert set(one.dice.outcomes[: kept.cursor]) <= {0}
            assert {str(entry.option) for entry in one.journal[: kept.choices]} <= {"forgotten"}
            for entry in one.journal[match.asked_at :]:
                if entry.seat not in (seat, -1):
                    secret_answers += 1
                    assert str(entry.option) == "forgotten"
        assert not any(about for _, about, to, _ in world.table.told if to is not None and seat not in to)
        assert world.view(seat) == match.view(seat)
        assert world.story(seat) == match.redeal(seat, 1).story(seat)
        assert flibuste.play(world.clone(), [random_bot] * match.seats).over
        match.choose(seat, rng.choice(match.pending[seat].options))
    assert secret_answers > 5


def test_a_bot_can_not_rewrite_the_story() -> None:
    match = toy()
    for seat in (0, 1, 2):
        match.choose(seat, match.pending[seat].options[0])
    flibuste.Seat(match, 0).story[0].about["who"] = "nobody"
    assert match.story(1)[0].about["who"] == "p0"


def test_who_has_but_one_secret_answer_is_waited_for_like_the_others() -> None:
    """Or they would see that what he holds leaves him no choice."""

    state = toy().state
    state.hands = [[5], [1, 2], [3]]
    match = Match(TOY, 3, seed=1, start=msgspec.msgpack.encode(state))
    assert set(match.pending) == {0, 1, 2}
    assert set(match.redeal(1, seed=4).pending) == {0, 1, 2}
    for seat in (2, 0):
        match.choose(seat, match.pending[seat].options[0])
    assert set(match.pending) == {1}


def gaps(match: Match, since: int) -> list[int]:
    """How many choices lie between one kept checkpoint and the next, from that choice on."""
    kept = [point.choices for point in match.checkpoints if point.choices >= since]
    return [after - before for before, after in pairwise(kept)]


def test_a_match_played_to_its_end_keeps_checkpoints_seldom_until_somebody_copies_it() -> None:
    whole = flibuste.play(flibuste.new("crique", 4, seed=3), [random_bot] * 4)
    assert whole.first_turn is not None
    assert min(gaps(whole, whole.first_turn.choices)) >= SELDOM
    middle = len(whole.journal) // 2

    def looks_ahead_once(seat: Seat) -> Option:
        if len(watched.journal) == middle:
            seat.sample(1)
        return random_bot(seat)

    watched = flibuste.new("crique", 4, seed=3)
    flibuste.play(watched, [looks_ahead_once] * 4)
    assert watched.record() == whole.record()
    assert max(gaps(watched, middle)) < SELDOM
    assert fingerprint(whole.at(middle)) == fingerprint(watched.at(middle))
