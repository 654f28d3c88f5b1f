"""A match: the state, who is asked what, and the journal of what was chosen.

A generator can't be copied, plain data can: clone, undo and load all rebuild a match from its last
checkpoint (the encoded state where nothing was on the rules' stack) and the choices since.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from .decision import DIGITS, EMPTY, Asked, Checkpoint, Decision, Option, Options, Together
from .decoders import decoder
from .dice import PARTING, Dice, commitment, make_key
from .game import NOT_LISTED, Game, Result
from .installed import find
from .record import NOBODY, Choice, Record
from .refusal import IllegalChoice, Reason
from .table import Line, Table, Told

#: A checkpoint is kept once this many choices have been made since the last one kept: often enough for
#: clones to be cheap, seldom enough for games to be fast.
SPACING = 4

#: The same in a match that is played to its end while nobody copies it: most are played for their result.
SELDOM = 32

#: How many samples of a form's options are listed to a person.
SAMPLES = 8

_encode = msgspec.msgpack.Encoder().encode


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the journal: who chose what, and how many outcomes of chance came before."""

    seat: int
    option: Option
    cursor: int


class Kept(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A checkpoint: the encoded state, and how far journal, chance and story had come."""

    state: bytes
    choices: int
    cursor: int
    told: int
    sealed: int


class Past(NamedTuple):
    """What is kept of a match so that it can be resumed: see `Match.resume`."""

    points: Sequence[Kept]
    journal: Sequence[Entry]
    outcomes: Sequence[int]
    told: Sequence[Line]
    #: where the streams of chance stood after the last choice
    streams: dict[str, int]


class Match:
    """One game being played. See `flibuste.new`, `flibuste.load` and `flibuste.stage`.

    `pending` maps each seat that is asked to its `Decision`; it is empty when the match is over.
    """

    __slots__ = (
        "_answers",
        "_asked_at",
        "_decode",
        "_group",
        "_picked",
        "_rng",
        "_send",
        "checkpoints",
        "first_turn",
        "forgetful",
        "game",
        "journal",
        "options",
        "pending",
        "result",
        "salts",
        "script",
        "seats",
        "seed",
        "spacing",
        "start",
        "table",
        "veils",
    )

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    salts: tuple[str, ...]
    #: the dice of a staged position
    script: tuple[int, ...]
    #: the staged state that the match began from, encoded; None when it began from the setup
    start: bytes | None
    table: Table[Any]
    pending: dict[int, Decision]
    journal: list[Entry]
    checkpoints: list[Kept]
    #: how many choices lie between two checkpoints that are kept, at least
    spacing: int
    #: the checkpoint at the first player turn, once reached
    first_turn: Kept | None
    result: Result | None
    #: a world to search in, whose past is nobody's business: it can be neither played back nor written down
    forgetful: bool
    #: the re-deals: for whom, and how much of the story came before: of that, no other seat reads its secrets
    veils: tuple[tuple[int | None, int], ...]
    _answers: dict[int, Option]
    _asked_at: int
    _decode: Callable[[bytes], Any]
    _group: Together | None
    #: what `pick` gave for a decision: it is not judged again
    _picked: tuple[Decision, Option] | None
    #: chance that `pick` sows anew each time: sowing costs half of making
    _rng: random.Random | None
    _send: Callable[[Any], Asked]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        salts: Sequence[str] = (),
        *,
        start: bytes | None = None,
        script: Sequence[int] = (),
        outcomes: Sequence[int] = (),
        like: Match | None = None,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.spacing = SPACING
        if like is not None:  # a twin: `_rebuild` does the rest
            self.options, self.seed, self.salts = like.options, like.seed, like.salts
            self.script, self.start = like.script, like.start
            self._decode, self.forgetful = like._decode, like.forgetful
            return
        self.options = game.settle(seats, options) if past is None else dict(options or {})
        self.seed, key = make_key(seed, salts)
        self.salts = tuple(salts)
        if past is None and any(PARTING in salt for salt in self.salts):
            raise ValueError("salts: expected texts without NUL, which parts them where they are hashed")
        if not isinstance(script, Sequence):
            raise ValueError(f"dice: expected a list of whole numbers, got {script!r}")
        self.script = tuple(script)
        for face in self.script:
            if face.__class__ is not int or face < 1:
                raise ValueError(f"dice: expected whole numbers from 1 on, got {face!r}")
        self.start = start
        self.journal = []
        self.checkpoints = []
        self.first_turn = None
        self.forgetful = False
        self.veils = ()
        self._decode = decoder(game.state)
        if past is not None:
            self._take_up(past, Dice(key))
            return
        dice = Dice(key, self.script)
        dice.outcomes = list(outcomes)
        state = game.setup(seats, self.options, dice) if start is None else self._decode(start)
        self._begin(Table(state, dice))

    @classmethod
    def resume(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        salts: Sequence[str],
        past: Past,
    ) -> Match:
        """The match as it stood at its last checkpoint: the caller makes the choices since. Chance repeats
        the outcomes that were kept, then goes on where the streams stood."""
        return cls(game, seats, options, seed, salts, past=past)

    def _take_up(self, past: Past, dice: Dice) -> None:
        """Start the rules again at the last checkpoint that was kept."""
        point = past.points[-1]
        dice.outcomes = list(past.outcomes)
        dice.cursor = point.cursor
        dice.restore(past.streams, 0)
        table: Table[Any] = Table(self._decode(point.state), dice)
        table.told = list(past.told[: point.told])
        table.choices, table.sealed = point.choices, point.sealed
        self.checkpoints = list(past.points)
        self.journal = list(past.journal[: point.choices])
        self.first_turn = point
        self._begin(table)

    # ---- reading

    @property
    def state(self) -> Any:
        """The plain data of the match, to read."""
        return self.table.state

    @property
    def dice(self) -> Dice:
        return self.table.dice

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def commitment(self) -> str:
        """The hash of the seed and the salts: published at the start, checked against them at the end."""
        return commitment(self.seed, self.salts)

    def secret(self, use: str) -> bytes:
        """Bytes that nobody can know before the seed is told, the same for the same match and use. A re-dealt
        match has others, which tell nothing of those."""
        return blake2b(use.encode(), key=self.dice.key, digest_size=32, person=b"flibuste secret").digest()

    @property
    def together(self) -> bool:
        """Whether the seats that are asked answer at once and in secret."""
        return self._group is not None

    @property
    def asked_at(self) -> int:
        """How many choices had been made when the present question was asked. The answers of other seats
        to a question that is asked together do not change it."""
        return len(self.journal) if self._group is None else self._asked_at

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as JSON-ready plain data."""
        self._know(seat)
        return self.game.view(self.state, seat)

    def story(self, seat: int | None = None) -> list[Told]:
        """The story so far, as far as a seat (None: a spectator) may read it."""
        return [Told(*line) for _, line in self.lines(seat)]

    def lines(self, seat: int | None) -> list[tuple[int, Line]]:
        """The entries of the story that a seat (None: a spectator) may read, as they are kept, each with its
        number. An entry stays the same object as long as it stands."""
        self._know(seat)
        return [
            (number, line)
            for number, line in enumerate(self.table.told)
            if line[2] is None or (seat in line[2] and not self._veiled(number, line[2]))
        ]

    def _veiled(self, number: int, readers: tuple[int, ...]) -> bool:
        """Whether an entry of the story speaks of what a re-deal has made untrue."""
        return any(number < before and whom not in readers for whom, before in self.veils)

    def suggest(self, seat: int, seed: int = 0) -> Options:
        """For a decision with a form, a finite sample of legal options; else its options."""
        decision = self._asked(seat)
        if decision.form is None:
            return decision.options
        return self.game.suggest(self.state, decision, random.Random(seed))

    def pick(self, seat: int, seed: int, luck: float) -> Option:
        """One of `suggest(seat, seed)`, each as likely where `luck` is drawn from 0 to 1; the same for the
        same seed and luck. A game may find it without working out the others."""
        decision = self._asked(seat)
        pick = self.game.pick
        if decision.form is not None and pick is not None:
            rng = self._rng
            if rng is None:
                rng = self._rng = random.Random(seed)
            else:
                rng.seed(seed)
            option = pick(self.state, decision, rng, luck)
            self._picked = decision, option
            return option
        options = self.suggest(seat, seed)
        return options[int(luck * len(options))]

    def offer(self, seat: int) -> Options:
        """What to list to a person: the options; for a decision with a form, several samples of what is
        legal, together. What the game calls rare comes last."""
        listed = self._asked(seat).options
        offered = listed
        if self.pending[seat].form is not None:
            offered = tuple(o for seed in range(SAMPLES) for o in self.suggest(seat, seed))
        usual = [option for option in offered if option[0] not in self.game.rare]
        rare = [option for option in listed if option[0] in self.game.rare]
        return tuple(dict.fromkeys([*usual, *rare]))

    def _has(self, seat: int) -> bool:
        return seat.__class__ is int and 0 <= seat < self.seats

    def _know(self, seat: int | None) -> None:
        if seat is not None and not self._has(seat):
            raise ValueError(f"no seat {seat!r}: expected 0 to {self.seats - 1}")

    def _asked(self, seat: int) -> Decision:
        """What a seat is asked; IllegalChoice where there is no such seat, or nothing is asked of it."""
        if not self._has(seat):
            raise IllegalChoice(Reason("", "no-seat", about={"seat": repr(seat), "last": self.seats - 1}))
        decision = self.pending.get(seat)
        if decision is None:
            waiting = ", ".join(map(str, self.pending))
            key = "not-asked" if waiting else "match-over"
            raise IllegalChoice(Reason("", key, about={"seat": seat, "waiting": waiting}))
        return decision

    def _repr_svg_(self) -> str:
        return self.game.draw(self.view(None), "en", None)

    # ---- choosing

    def choose(self, seat: int, option: Option | str) -> None:
        """Answer the decision that a seat is asked, with an Option or its text.

        IllegalChoice (with its reason and rule) leaves the match unchanged. So do rules that fail
        (scripted dice that can't be rolled, say), but for the dice that they had rolled.
        """
        decision = (self.pending.get(seat) if seat.__class__ is int else None) or self._asked(seat)
        if option.__class__ is not Option:
            option = _read(option, decision.rule)
        picked = self._picked
        if picked is None or picked[1] is not option or picked[0] is not decision:
            options = decision.listed or decision.options
            try:
                option = options[options.index(option)]
            except ValueError:
                why = self.judge(seat, option)
                if why is not None:
                    raise IllegalChoice(why, str(option), decision.rule) from None
        made = len(self.journal)
        try:
            self._take(seat, option)
        except Exception:  # rules that were cut short can't go on: asked again, they would seem to have ended
            del self.dice.outcomes[self.journal[made].cursor :]
            self._rebuild(self, made)
            raise

    def judge(self, seat: int, option: Option) -> Reason | None:
        """Why an answer to what a seat is asked would be refused; None where it would not. One that is not
        listed only a form can allow."""
        decision = self._asked(seat)
        if option in decision.options:
            return None
        return NOT_LISTED if decision.form is None else self.game.check(self.state, decision, option)

    def _take(self, seat: int, option: Any) -> None:
        table = self.table
        journal = self.journal
        journal.append(Entry(seat, option, table.dice.cursor))
        table.choices = len(journal)
        group = self._group
        if group is None:
            self._advance(option)
            return
        self._answers[seat] = option
        self.pending = pending = self.pending.copy()  # whoever loops over it must not see it change
        del pending[seat]
        if not pending:
            self._group = None
            table.sealed = table.choices
            self._advance({d.seat: self._answers[d.seat] for d in group.decisions})

    def _advance(self, answer: Any) -> None:
        """Run the rules until they ask somebody who has a choice."""
        send = self._send
        table = self.table
        try:
            while True:
                asked = send(answer)
                if asked.__class__ is Decision:
                    options = asked.listed
                    if options is None or len(options) > 1 or asked.form is not None:
                        self.pending = {asked.seat: asked}
                        return
                    answer = options[0]
                    if answer[0] != "pass":
                        about = {"option": answer}
                        reader = (asked.seat,)
                        table.told.append(("forced", about, reader, table.choices))
                elif asked.__class__ is Checkpoint:
                    answer = None
                    if self.first_turn is None and asked.turn:
                        self._keep()
                        self.first_turn = self.checkpoints[-1]
                    elif table.choices - self.checkpoints[-1].choices >= self.spacing:
                        self._keep()
                else:
                    assert isinstance(asked, Together)
                    if self._ask_together(asked):
                        return
                    answer = self._answers
        except StopIteration:
            self.pending = {}
            self.result = self.game.result(table.state)

    def _ask_together(self, group: Together) -> bool:
        """Ask a group; False when nobody in it has a choice. A seat whose options it alone knows is asked
        even where there is one only: the others would see that it is not waited for, and what it holds."""
        self._answers = {}
        self.pending = {}
        for decision in group.decisions:
            if len(decision.options) == 1 and decision.form is None and decision.again is None:
                self._answers[decision.seat] = decision.options[0]
            else:
                self.pending[decision.seat] = decision
        if not self.pending:
            return False
        self._group = group
        self._asked_at = self.table.choices
        return True

    # ---- checkpoints: clone, undo, re-deal

    def _begin(self, table: Table[Any]) -> None:
        """Start the rules on a state where nothing is on the stack."""
        self.table = table
        self.pending = {}
        self.result = None
        self._answers = {}
        self._group = None
        self._picked = None
        self._rng = None
        self._send = self.game.play(table).send
        if not self.checkpoints:
            self._keep()
        self._advance(None)

    def _keep(self) -> None:
        table = self.table
        self.checkpoints.append(
            Kept(
                _encode(table.state),
                table.choices,
                table.dice.cursor,
                len(table.told),
                table.sealed,
            )
        )

    def _rebuild(self, source: Match, choices: int) -> None:
        """Become `source` as it stood after that many choices. What is copied once is soon copied again."""
        source.spacing = SPACING
        kept = source.checkpoints
        first = source.first_turn
        self.first_turn = first if first is not None and first.choices <= choices else None
        at = bisect_right(kept, choices, key=_choices) - 1
        point = kept[at]
        journal = source.journal
        self.veils = tuple([veil for veil in source.veils if veil[1] <= point.told]) if source.veils else ()
        dice = source.table.dice
        table: Table[Any] = Table(self._decode(point.state), dice.replaying(point.cursor))
        table.told = source.table.told[: point.told]
        table.choices = point.choices
        table.sealed = point.sealed
        self.checkpoints = kept[: at + 1]
        self.journal = journal[: point.choices]
        self._begin(table)
        for entry in journal[point.choices : choices]:
            self._repeat(entry.seat, entry.option)
        table.dice.go_on_like(dice)

    def _repeat(self, seat: int, option: Option) -> None:
        """Take a choice that was legal when it was made (or re-deal, if that is what was journaled)."""
        if seat == NOBODY:
            whom, seed = option[1:]
            self.redeal_here(None if whom == "nobody" else int(whom), int(seed))
        else:
            self._take(seat, option)

    def clone(self) -> Match:
        """A copy that shares nothing that can change, and will roll the same dice."""
        twin = Match(self.game, self.seats, like=self)
        twin._rebuild(self, len(self.journal))
        return twin

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds what a clone is made from, and the game by its name."""
        kept = {name: getattr(self, name) for name in _PICKLED}
        dice = self.dice
        chance = dice.key, dice.script, dice.scripted, dice.outcomes, dice.positions()
        return _unpickled, (self.game.name, self.seats, kept, self.table.told, chance)

    def at(self, choices: int) -> Match:
        """The match as it stood after that many choices. Going on from there is a what-if, with dice
        of its own. ValueError for a world to search in: its past is the true one."""
        self._must_remember()
        if not 0 <= choices <= len(self.journal):
            raise ValueError(f"choices: expected 0 to {len(self.journal)}, got {choices}")
        twin = Match(self.game, self.seats, like=self)
        twin._rebuild(self, choices)
        dice = twin.table.dice
        del dice.outcomes[dice.cursor :]
        dice.reseed(blake2b(dice.key, digest_size=32, salt=choices.to_bytes(8, "little")).digest())
        return twin

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice can be taken back: it was this seat's, this seat alone is to act, and
        since then no die was rolled, no card drawn and no secret shown."""
        journal = self.journal
        if seat.__class__ is not int or not journal or seat not in self.pending or self._group is not None:
            return False
        last = journal[-1]
        table = self.table
        return last.seat == seat and last.cursor == table.dice.cursor and table.sealed < len(journal)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; IllegalChoice where `can_undo` says no."""
        if not self.can_undo(seat):
            raise IllegalChoice(Reason("", "nothing-to-undo", about={"seat": seat}))
        self._rebuild(self, len(self.journal) - 1)

    def answered(self, seat: int) -> Option | None:
        """What a seat has answered to a question that others still think about; None where it has not."""
        if self._group is None or seat.__class__ is not int:
            return None
        asked = any(entry.seat == seat for entry in self.journal[self._asked_at :])
        return self._answers.get(seat) if asked else None

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat may change a secret answer: others still think about theirs, so nobody has seen it.
        Not where only those are asked who hold a card: that somebody thinks again would tell who."""
        if self.answered(seat) is None or any(e.seat == NOBODY for e in self.journal[self._asked_at :]):
            return False
        group = self._group
        assert group is not None
        return all(decision.kind not in self.game.windows for decision in group.decisions)

    def withdraw(self, seat: int) -> int:
        """Take back the seat's secret answer: it is asked again, and the others' answers stand. Return the
        number of the choice that was taken out of the journal; IllegalChoice where `can_withdraw` says no."""
        if not self.can_withdraw(seat):
            raise IllegalChoice(Reason("", "nothing-to-withdraw", about={"seat": seat}))
        journal = self.journal
        at = next(n for n in range(self._asked_at, len(journal)) if journal[n].seat == seat)
        self._rebuild(self, at)
        for entry in journal[at + 1 :]:
            self._take(entry.seat, entry.option)
        return at + 1

    def redeal(self, seat: int | None, seed: int = 0) -> Match:
        """A clone in which all that a seat (None: a spectator) can't know has been dealt anew."""
        self._know(seat)
        twin = self.clone()
        twin.redeal_here(seat, seed)
        return twin

    def sample(self, seat: int, seed: int) -> Match:
        """A re-dealt clone for a seat to search in. It keeps no more of what was dealt, chosen and told apart
        than its own clones need, and can be neither played back nor written down."""
        world = self.redeal(seat, seed)
        last = world.checkpoints[-1]
        world.checkpoints = [last]
        world.first_turn = world.first_turn and last
        world.dice.outcomes[: last.cursor] = [0] * last.cursor
        world.journal[: last.choices] = [_FORGOTTEN] * last.choices
        if world._group is not None:  # what others have answered in secret
            for at in range(world._asked_at, len(world.journal)):
                entry = world.journal[at]
                if entry.seat not in (seat, NOBODY):
                    world.journal[at] = Entry(entry.seat, _FORGOTTEN.option, entry.cursor)
        world.table.told[:] = [
            line if line[2] is None or seat in line[2] else (_FORGOTTEN.option[0], {}, line[2], line[3])
            for line in world.table.told
        ]
        world.forgetful = True
        return world

    def _must_remember(self) -> None:
        if self.forgetful:
            raise ValueError("a world to search in has no past")

    def redeal_here(self, seat: int | None, seed: int) -> None:
        """Deal anew, in this very match, all that a seat (None: a spectator) can't know."""
        self._know(seat)
        if seed.__class__ is not int or abs(seed) >= 10**DIGITS:
            raise ValueError(f"seed: expected a whole number of at most {DIGITS} digits, got {seed!r}")
        table = self.table
        whom = "nobody" if seat is None else seat
        self.journal.append(Entry(NOBODY, Option("redeal", whom, seed), table.dice.cursor))
        table.choices = table.sealed = len(self.journal)
        self.veils += ((seat, len(table.told)),)
        for decision in self.pending.values():
            decision.settle()  # the seat's own options stay as they are
        self.seed = f"redealt {whom} {seed}"  # who searches in this world must not find the true one's
        table.dice.reseed(_sample_key(seed, "dice"))
        self.game.redeal(table.state, seat, Dice(_sample_key(seed, "deal")))
        self._picked = None
        self._ask_again(seat)

    def _ask_again(self, seat: int | None) -> None:
        """After a re-deal, what the other seats hold has changed: their options are counted anew, and
        what they had answered in secret is not known any more."""
        asked = list(self._group.decisions if self._group else self.pending.values())
        for decision in asked:
            if decision.seat != seat and decision.again is not None:
                decision.listed = decision.again()
        if self._group is not None:
            answers, pending = {}, {}
            for decision in asked:
                who, options = decision.seat, decision.options
                if who == seat and who in self._answers:
                    answers[who] = self._answers[who]
                elif len(options) == 1 and decision.again is None and decision.form is None:
                    answers[who] = options[0]
                else:  # even with one option left it is waited for: that it has no more is not known
                    pending[who] = decision
            self._answers, self.pending = answers, pending

    # ---- the record

    def record(self) -> str:
        """The match as text; `flibuste.load` gives the same match back. ValueError for a world to search
        in."""
        self._must_remember()
        record = Record(
            game=self.game,
            seats=self.seats,
            options=self.options,
            data=self.game.data_version,
            commitment=self.commitment,
            seed=self.seed,
            streams=(self.dice.positions(), self.dice.scripted),
            salts=self.salts,
            script=self.script,
            start=self.start,
            result=self.result,
        )
        outcomes = self.dice.outcomes
        cursors = [entry.cursor for entry in self.journal] + [self.dice.cursor]
        record.setup = outcomes[: cursors[0]]
        record.choices = [
            Choice(entry.seat, entry.option, outcomes[entry.cursor : after])
            for entry, after in zip(self.journal, cursors[1:], strict=True)
        ]
        return record.write()


#: What stands in the journal of a world to search in for what a bot must not read there.
_FORGOTTEN = Entry(NOBODY, Option("forgotten"), 0)


#: What a match is rebuilt from, beside its game, its story and its dice.
_PICKLED = (
    "checkpoints",
    "first_turn",
    "forgetful",
    "journal",
    "options",
    "salts",
    "script",
    "seed",
    "start",
    "veils",
)


def _unpickled(game: str, seats: int, kept: dict[str, Any], told: list[Line], chance: Any) -> Match:
    source = Match.__new__(Match)
    source.game, source.seats = find(game), seats
    for name, value in kept.items():
        setattr(source, name, value)
    source._decode = decoder(source.game.state)
    key, script, scripted, outcomes, positions = chance
    dice = Dice(key, script)
    dice.outcomes = outcomes
    dice.restore(positions, scripted)
    source.table = Table(None, dice)
    source.table.told = told
    return source.clone()


def _read(text: Any, rule: str) -> Option:
    """The option that a text means; IllegalChoice, by the rule that asks, where it means none."""
    if not isinstance(text, str):
        raise IllegalChoice(Reason("", "not-an-option", about={"got": repr(text)}), rule=rule)
    if not text.split():
        raise IllegalChoice(EMPTY, rule=rule)
    return Option.parse(text)


def _choices(kept: Kept) -> int:
    return kept.choices


def _sample_key(seed: int, use: str) -> bytes:
    return blake2b(str(seed).encode(), digest_size=32, person=f"redeal {use}".encode()).digest()


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    salts: Sequence[str] = (),
) -> Match:
    """Start a match. Without a seed one is drawn from the system's entropy; `salts` are seeds that the
    players add to it. ValueError says what was expected of a bad game, seat count or option."""
    return Match(find(game), seats, options, seed, salts)


def stage(
    game: str,
    seats: int,
    edit: Callable[[Any], object],
    dice: Sequence[int] = (),
    seed: int | str | None = 0,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A staged position: `edit(state)` changes the state at the first player turn (the decisions of the
    setup having been answered by their first option); `dice` are rolled before the seed's own."""
    if not callable(edit):
        raise ValueError(f"edit: expected a function of the state, got {edit!r}")
    prologue = Match(find(game), seats, options, seed)
    while prologue.first_turn is None:
        if prologue.over:
            raise ValueError(f"{game} has no player turn to stage")
        seat = next(iter(prologue.pending))
        prologue.choose(seat, prologue.suggest(seat)[0])
    state = prologue._decode(prologue.first_turn.state)
    edit(state)
    try:
        start = _encode(state)
        prologue._decode(start)
    except (msgspec.ValidationError, TypeError, OverflowError) as error:
        raise ValueError(f"edit: expected a state as the rules keep it: {error}") from error
    return Match(find(game), seats, options, seed, start=start, script=dice)
