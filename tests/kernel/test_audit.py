"""What `verify` refuses: whatever a match that was played can never contain, and every record that is not the
one its match would have written."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.kernel import record as records
from flibuste.kernel.audit import load, verify
from flibuste.kernel.dice import commitment
from flibuste.kernel.match import Match
from flibuste.kernel.record import BadRecord
from flibuste.kernel.seat import Seat, play

from .test_match import some_way, toy
from .toy import TOY

#: Fields that a forger might add.
FIELDS = ("script: [6]", "script: []", "salts: []", 'salts: ["x"]', "start: null", "result: null")
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def _toy_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "find", lambda name: TOY if name == "toy" else flibuste.find(name))


def bare(text: str) -> list[str]:
    """The lines without their marks."""
    return [re.sub(r" ~[0-9a-f]{4}$", "", line) for line in text.splitlines()]


def marked(lines: list[str]) -> str:
    """A record as a forger would write it: with marks that fit."""
    marks = records.Marks()
    return "".join(f"{line} ~{marks.mark(line)}\n" for line in lines)


def finished(seed: int = 4) -> Match:
    return play(toy(2, seed), [random_bot] * 2)


def test_marks_are_no_obstacle_to_a_forger() -> None:
    text = finished().record()
    assert marked(bare(text)) == text


@pytest.mark.parametrize("whom", ["nobody", "0"])
def test_a_re_deal_does_not_verify(whom: str) -> None:
    """With it, searching for a seed would give any dice."""
    lines = bare(some_way(3, 5, 2).record())
    lines.insert(lines.index("", 2) - 1 if "" in lines[2:] else -3, f"- redeal {whom} 77")
    with pytest.raises(BadRecord):
        verify(marked(lines))
    dealt = some_way(3, 5, 2).redeal(None if whom == "nobody" else 0, 77)
    assert load(dealt.record()).state == dealt.state
    with pytest.raises(BadRecord, match="a re-deal"):
        verify(dealt.record())


def test_a_staged_position_and_scripted_dice_do_not_verify() -> None:
    staged = Match(TOY, 2, seed=1, start=flibuste_state(toy(2)))
    scripted = Match(TOY, 2, seed=1, script=(6, 6, 6))
    for match, said in ((staged, "a staged position"), (scripted, "scripted dice")):
        assert load(match.record()).state == match.state
        with pytest.raises(BadRecord, match=said):
            verify(match.record())


def flibuste_state(match: Match) -> bytes:
    return match.checkpoints[0].state


def test_salts_do_not_run_together() -> None:
    """Two salts and one of both, parted as they are where they are hashed, would be one and the same."""
    lines = bare(Match(TOY, 2, seed=1, salts=["grog", "rum"]).record())
    joined = ['salts: ["grog\\u0000rum"]' if line.startswith("salts:") else line for line in lines]
    with pytest.raises(BadRecord, match="without NUL"):
        verify(marked(joined))
    with pytest.raises(ValueError, match="without NUL"):
        Match(TOY, 2, salts=["grog\0rum"])


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_are_as_they_were_written(end: str) -> None:
    text = Match(TOY, 2, seed=1).record()
    with pytest.raises(BadRecord, match="a line end of another system"):
        verify(text.replace("\n", end, 3))


def test_salts_are_bound_by_what_was_published() -> None:
    """Or the dice could be chosen after the match, by searching for a salt."""
    salted = Match(TOY, 2, seed=1, salts=["grog"])
    verify(salted.record())
    forged = Match(TOY, 2, seed=1, salts=["rum"])
    lines = [
        f"commitment: {salted.commitment}" if line.startswith("commitment:") else line
        for line in bare(forged.record())
    ]
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(marked(lines))
    # as 0.1 wrote it, where only the seed was committed to: it loads, but nobody can vouch for it
    lines = [
        f"commitment: {commitment('1')}" if line.startswith("commitment:") else line
        for line in bare(forged.record())
    ]
    assert load(marked(lines)).state == forged.state
    with pytest.raises(BadRecord, match="salts that were not committed to"):
        verify(marked(lines))


def mutations(lines: list[str], rng: random.Random) -> Iterator[list[str]]:
    """Every line left out, doubled, swapped, and changed in its words, numbers and blanks; lines and fields
    added that a record knows, and some that it does not."""
    for at, line in enumerate(lines):
        yield lines[:at] + lines[at + 1 :]
        yield [*lines[: at + 1], *lines[at:]]
        if at + 1 < len(lines):
            yield [*lines[:at], lines[at + 1], line, *lines[at + 2 :]]
        words = line.split(" ")
        changed = [
            line + " ",
            " " + line,
            line.replace(" ", "  ", 1),
            line.replace(": ", ":", 1),
            line.upper(),
            f"{line} 1",
            f"{line} = 3",
            f"{line}\u00a0",
            line.replace("p0", "p00").replace("p1", "p01"),
            re.sub(r"\d", lambda digit: chr(0x660 + int(digit[0])), line, count=1),
            re.sub(r"\d+", lambda number: str(int(number[0]) + 1), line, count=1),
            re.sub(r"\d+", lambda number: "+" + number[0], line, count=1),
            re.sub(r"(\d+)\Z", lambda number: "0" + number[0], line),
            " ".join(words[:-1]),
            " ".join([*words[:-1], rng.choice(words)]),
            line.replace("}", ',"x":1}', 1),
            line.replace(",", ", ", 1),
        ]
        for new in changed:
            if new != line:
                yield [*lines[:at], new, *lines[at + 1 :]]
        for extra in ("- redeal nobody 5", "- redeal 0 5", "setup", "p0 pass", "- pass", "", "# note", "p0 "):
            yield [*lines[:at], extra, *lines[at:]]
        if ":" in line:
            for field in FIELDS:
                yield [*lines[:at], field, *lines[at:]]


def harmless(text: str) -> bool:
    """Whether a text is what an honest match of the same seed would have written: it says nothing untrue of
    its dice. The choices are made anew in a fresh match, without `verify`'s help."""
    told = records.read(text)
    match = Match(told.game, told.seats, told.options, told.seed, told.salts)
    for choice in told.choices:
        match.choose(choice.seat, choice.option)
    return match.record() == text


def survivors(text: str, rng: random.Random, most: int) -> list[str]:
    forged = list(mutations(bare(text), rng))
    assert forged
    verified = []
    for lines in forged if len(forged) <= most else rng.sample(forged, most):
        try:
            verify(marked(lines))
        except BadRecord:
            continue
        verified.append(marked(lines))
    return verified


def test_a_forged_record_is_refused_or_harmless() -> None:
    text = finished().record()
    verified = survivors(text, random.Random(1), 100_000)
    assert all(harmless(found) for found in verified)
    assert text not in verified


@pytest.mark.parametrize("game", flibuste.games())
def test_a_forged_record_of_a_real_game_is_refused_or_harmless(game: str) -> None:
    files = sorted(GOLDEN.glob(f"{game}/*.txt"), key=lambda file: file.stat().st_size)
    text = files[0].read_text(encoding="utf-8")
    for found in survivors(text, random.Random(2), 12):
        assert harmless(found)


def test_junk_in_a_field_is_named_by_its_line() -> None:
    lines = bare(toy().record())
    for field in ("options", "streams", "seats"):
        deep = [f"{field}: {'[' * 50_000}" if line.startswith(f"{field}:") else line for line in lines]
        with pytest.raises(BadRecord, match=f"field {field}"):
            load(marked(deep))
    with pytest.raises(BadRecord, match="expected a seat"):
        load(marked([*lines[:-3], "p" + "9" * 5000 + " pass", *lines[-3:]]))


# ---- chance that is secret


def test_a_bot_s_chance_is_not_to_be_known_from_what_is_published() -> None:
    """It depends on the seed, and the commitment does not give that away."""
    match = toy()
    public = random.Random(f"{match.commitment} 0 {len(match.journal)}")
    assert Seat(match, 0).rng.random() != public.random()
    assert Seat(match, 0).rng.random() == Seat(toy(), 0).rng.random()
    assert Seat(match, 0).rng.random() != Seat(match, 1).rng.random()
    assert Seat(match, 0).rng.random() != Seat(toy(seed=2), 0).rng.random()


def test_a_sampled_world_has_chance_of_its_own() -> None:
    match = some_way(3, 9)
    worlds = [Seat(match, 0).sample(seed) for seed in (1, 2, 1)]
    drawn = [Seat(world, 0).rng.random() for world in worlds]
    assert drawn[0] == drawn[2] != drawn[1]
    assert Seat(match, 0).rng.random() not in drawn
    # the same sample of two matches that differ in their seed alone tells them not apart
    assert worlds[0].secret("x") == some_way(4, 9).redeal(0, 1).secret("x")


def test_a_sampled_world_does_not_carry_the_seed() -> None:
    match = Match(TOY, 3, seed="the true seed")
    for world in (match.redeal(0, 5), match.redeal(0, 5).clone(), match.redeal(0, 5).at(0)):
        assert world.seed != match.seed
        assert world.commitment != match.commitment
        assert world.dice.key != match.dice.key
        assert all(stream.key != match.dice.key for stream in world.dice.streams.values())
    assert match.clone().seed == match.seed
