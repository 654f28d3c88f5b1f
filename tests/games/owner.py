"""An owner changes figures, one field at a time: does anything come of it?

A game is loaded anew, in this process, with an overlay that changes one field of its component data (in all
entries at once), and is then looked at: its texts, games of random players, what they see, hints, boards.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from itertools import cycle, islice, zip_longest
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from flibuste.arena.variants import variants
from flibuste.bots.rand import random_bot
from flibuste.kernel import data
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find, load_game
from flibuste.kernel.match import Match
from flibuste.kernel.seat import play
from flibuste.words import rulings, texts
from flibuste.words.texts import LANGUAGES, MissingText, Texts

from .exhibits import EXHIBITS

#: How many ways to set a game up are played, and no more once so many choices are made.
WAYS, ENOUGH = 12, 2_000
#: How many moments of a game are looked at closely.
LOOKS = 12
#: What no close look shows, a glance at many games may: at games of so many choices in all.
MANY = 6_000
CACHED = (load_game, texts.texts, texts.rules, rulings.rulings, rulings.house)

Tables = dict[str, Any]


@contextmanager
def loaded(name: str, folder: Path | None = None) -> Iterator[Game]:
    """The game, loaded anew with an owner's folder over its data; then all is as it was before."""
    package = find(name).package
    kept = {module: sys.modules.pop(module) for module in list(sys.modules) if within(module, package)}
    for function in CACHED:
        function.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        if folder is not None:
            patch.setenv(data.VARIABLE, str(folder))
        try:
            yield find(name)
        finally:
            for module in [module for module in sys.modules if within(module, package)]:
                del sys.modules[module]
            sys.modules.update(kept)
            for function in CACHED:
                function.cache_clear()


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


# ---- what can be seen of a game


def look(name: str, game: Game) -> Iterator[Any]:
    """All that players may notice, the quickest first."""
    for lang in LANGUAGES:
        yield [said(texts.texts(name, lang), key) for key in sorted(keys(game, lang))]
        yield [texts.texts(name, lang).thing(entry.id) for entry in data.entries(game.package)]
    if game.catalogue is not None:
        yield game.catalogue.listing("en")
    for seed, (seats, options) in enumerate(variants(game)):
        yield msgspec.msgpack.encode(Match(game, seats, options, seed).state)
    if name in EXHIBITS:
        yield from EXHIBITS[name](game)
    choices = 0
    for seed, (seats, options) in enumerate(islice(variants(game), WAYS)):
        match = Match(game, seats, options, seed)
        yield from watch(match, random.Random(seed))
        choices += len(match.journal)
        if choices > ENOUGH:
            return


def keys(game: Game, lang: str) -> set[str]:
    """Names and what their text says: the only texts that speak of nothing but figures."""
    source = (files(game.package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    named = {line.partition(" =")[0] for line in source.splitlines() if " =" in line and line[0].isalpha()}
    return {f"{key}.text" for key in named if key.startswith("name-")} | named


def said(words: Texts, key: str) -> str:
    try:
        return words.say(key)
    except MissingText:
        return ""


def watch(match: Match, rng: random.Random) -> Iterator[Any]:
    """A game of random players: what is asked and told, what is seen, how it ends."""
    looks = 0
    while not match.over:
        seat = rng.choice(list(match.pending))
        choices = match.suggest(seat, rng.getrandbits(20))
        if looks < LOOKS and rng.random() < 0.1 + 1 / (1 + len(match.journal)):
            looks += 1
            yield from peer(match, seat)
        yield str(choices)
        match.choose(seat, rng.choice(choices))
    yield msgspec.msgpack.encode(match.state)
    words = texts.texts(match.game.name, "en")
    yield [words.told(told) for told in match.story(None)]
    yield match.result


def peer(match: Match, seat: int) -> Iterator[Any]:
    game, decision = match.game, match.pending[seat]
    view = match.view(seat)
    yield view
    yield [repr(game.hint(view, decision, option)) if game.hint else "" for option in decision.options]
    yield game.draw(view, "en", decision)
    yield game.summary(view, "en", ("Anne",) * match.seats)
    yield [game.evaluate(match.state, other) for other in range(match.seats)]


def glance(game: Game) -> Iterator[Any]:
    """How many games end, of random players and of the game's own, who come where chance does not lead."""
    players = [random_bot, *(make() for make in game.bots.values())]
    choices = 0
    for seed, (seats, options) in enumerate(cycle(variants(game))):
        match = play(Match(game, seats, options, seed), [players[seed % len(players)]] * seats)
        yield msgspec.msgpack.encode(match.state)
        choices += len(match.journal)
        if choices > MANY:
            return


class Known(msgspec.Struct):
    """A game as it is: the struct of each of its component files, and what can be seen of it."""

    name: str
    kinds: dict[str, type[msgspec.Struct]]
    seen: list[Any]


@cache
def known(name: str) -> Known:
    kinds: dict[str, type[msgspec.Struct]] = {}
    read: Callable[..., Any] = data.read

    def record(package: str, file: str, kind: Any) -> Any:
        kinds[file] = kind
        return read(package, file, kind)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data, "read", record)
        with loaded(name) as game:
            return Known(name, kinds, list(look(name, game)))


@cache
def glanced(name: str) -> list[Any]:
    with loaded(name) as game:
        return list(glance(game))


def outcome(of: Known, folder: Path, closely: bool) -> str:
    """Return what comes of a changed figure: it is seen, refused, breaks the rules; empty if nothing."""
    before = of.seen if closely else glanced(of.name)
    try:
        with loaded(of.name, folder) as game:
            after = look(of.name, game) if closely else glance(game)
            same = all(one == two for one, two in zip_longest(before, after))
    except data.BadData as refusal:
        return f"refused: {refusal}"
    except Exception as error:  # it is read: the rules could not go on with it
        return f"broken: {type(error).__name__}: {error}"
    return "" if same else "seen"


# ---- fields and how to change them


class Field(msgspec.Struct):
    """A field of the entries of a component file: `tavern.parrot.speed`, `rumours.rumour.effect.n`."""

    file: str
    #: the table, then the fields that lead to it
    path: tuple[str, ...]
    kind: Any
    default: Any

    def __str__(self) -> str:
        return ".".join((self.file, *self.path))


def fields(file: str, kind: type[msgspec.Struct], path: tuple[str, ...] = ()) -> Iterator[Field]:
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        if field.encode_name in ("id", "source") and path:
            continue
        inner = struct_in(hints[field.name])
        here = (*path, field.encode_name)
        if inner is not None:
            yield from fields(file, inner, here)
        else:
            default = field.default if field.default is not msgspec.NODEFAULT else None
            if field.default_factory is not msgspec.NODEFAULT:
                default = field.default_factory()
            yield Field(file, here, hints[field.name], default)


def struct_in(kind: Any) -> type[msgspec.Struct] | None:
    """The struct that a field holds, or holds a list of."""
    for each in (kind, *get_args(kind)):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            return each
    return None


def holders(tables: Tables, path: tuple[str, ...]) -> list[Tables]:
    """The tables that hold a field."""
    found = [tables]
    for key in path[:-1]:
        inner = [table[key] for table in found if key in table]
        found = [each for value in inner for each in (value if isinstance(value, list) else [value])]
    return found


def changes(field: Field, values: list[Any]) -> Iterator[list[Any]]:
    """New values for all entries, one way after another, and for the first alone where all are too many."""
    if len({repr(value) for value in values}) > 1:
        yield values[1:] + values[:1]
    for change in ways(field.kind):
        changed = [change(value) for value in values]
        if changed != values:
            yield changed
        if len(values) > 1 and changed[0] != values[0]:
            yield changed[:1] + values[1:]


def ways(kind: Any) -> list[Callable[[Any], Any]]:
    if kind is bool:
        return [lambda value: not value]
    if kind is int:
        return [
            lambda value: value + 1,
            lambda value: max(0, value - 1),
            lambda value: 3 * value + 7,
            lambda value: 0,
        ]
    if get_origin(kind) is Literal:
        return [lambda value, word=word: word for word in get_args(kind)]  # type: ignore[misc]
    if get_origin(kind) in (list, tuple):
        return [
            lambda value: value[:-1],
            lambda value: [*value, *value[:1]],
            lambda value: [each + 1 if type(each) is int else each for each in value],
            lambda value: [*value, "zzz"],
        ]
    if get_origin(kind) is dict:
        return [lambda value: dict(zip(value, [*value.values()][::-1], strict=True)), lambda value: {}]
    return [lambda value: f"{value}zzz"]


def tried(of: Known, field: Field, folder: Path) -> list[str]:
    """What came of changing a field, way after way, until something was noticed: the last says whether."""
    package = find(of.name).package
    tables = data.tables(package, field.file)
    values = [table.get(field.path[-1], field.default) for table in holders(tables, field.path)]
    outcomes: list[str] = []
    for closely in (True, False):
        for changed in changes(field, values):
            tables = data.tables(package, field.file)
            for table, value in zip(holders(tables, field.path), changed, strict=True):
                table[field.path[-1]] = value
            (folder / of.name).mkdir(parents=True, exist_ok=True)
            top = field.path[0]
            own = folder / of.name / f"{field.file}.toml"
            own.write_text(toml(top, tables[top]), encoding="utf-8")
            outcomes.append(outcome(of, folder, closely))
            if noticed(outcomes[-1], field):
                return outcomes
    return outcomes


def noticed(outcome: str, field: Field) -> bool:
    """A refusal must name the field or its file."""
    if outcome.startswith("refused"):
        return field.path[-1] in outcome or f"{field.file}.toml" in outcome
    return bool(outcome)


def toml(key: str, value: Any) -> str:
    entries = value if isinstance(value, list) else [value]
    head = f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
    return "\n".join(f"{head}\n" + "".join(f"{k} = {inline(v)}\n" for k, v in e.items()) for e in entries)


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(k)} = {inline(v)}" for k, v in value.items()) + "}"
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
