"""Texts for people, French and English, by Fluent.

The engine builds no sentence: decisions, options and the story carry keys and plain values, and this is
the one place where they become words. The keys of a game's `text/{fr,en}.ftl`:

    ask-KIND      the prompt of a decision, to the one who is asked
    wait-KIND     what the others read meanwhile ($who is being waited for)
    why-KIND      what such a decision is for and what to look at, in one line
    first-KIND    said once, the first time such a decision comes; `why-KIND` where there is none
    intro-PART    the card of the first visit: about, win, turn, time; .step names one of its three steps
    overview      the rules in two minutes
    do-VERB       an option; its objects are $a, $b, $c, …
    hint-VERB     what one should know to choose it, from the values that the game's `hint` gives
    pick-VERB-N   where a verb has many options: the question for its N-th object alone
    told-KEY      an entry of the story
    name-WORD     the name of a thing that options and the story speak of
    setting-NAME  an option of the game, with .help; setting-NAME-CHOICE for its choices
    no-KEY        why the rules refuse something (`Reason`)
    score-ITEM    a line of the final score
    advice-ITEM   what to do another time, for those who had little of it
    reason-KEY    why the game's own player likes an option (`Because`)
    game          the game's title, with .blurb

A value that is a word with a name is shown by its name; the word itself is there too, for selectors, as
`$x-id`, and so is each attribute of the name as `$x-ATTRIBUTE`. Seats (`p0`, `p1`, …) are shown by their
player's name: as given, or as `named` says for a whole drawing, or else by their colour. The game's
`figures` are in every text. Who owns a box can lay texts of his own over ours, beside his figures:
`DIR/GAME/text/{fr,en}.ftl`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from flibuste.kernel import data
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find
from flibuste.kernel.refusal import SHOWN, IllegalChoice, Reason, speak
from flibuste.kernel.settings import Setting
from flibuste.kernel.table import Told
from flibuste.kernel.weigh import Because

from .bundle import Bundle
from .entries import by_id

LANGUAGES = ("fr", "en")
_SEAT = re.compile(r"p([0-9]{1,3})\Z")
_LETTERS = "abcdefghijkl"
#: A number from here on (or one that is none) is shown digit by digit: Fluent can't group it.
_COUNTED = 10**15


_named: ContextVar[Sequence[str]] = ContextVar("named", default=())


@contextmanager
def named(names: Sequence[str]) -> Iterator[None]:
    """The players' names, for texts that are asked for without them: those of a board that is drawn."""
    before = _named.set(names)
    try:
        yield
    finally:
        _named.reset(before)


#: the name of a word in a language, if it has one
Namer: TypeAlias = Callable[[str, str], str | None]


class MissingText(KeyError):
    """A key without a text in one of the languages."""


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in our own words."""

    id: str
    fr: str
    en: str
    #: the component files (without .toml) that hold the figures it speaks of
    data: tuple[str, ...] = ()


def language(asked: str | None) -> str:
    """The language asked for; else the system's, where we have it; else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise ValueError(f"language: expected {' or '.join(LANGUAGES)}, got {asked!r}")
        return asked
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


class Texts:
    """The words of one game in one language."""

    def __init__(
        self,
        package: str | None,
        lang: str,
        namer: Namer | None = None,
        figures: Mapping[str, Any] | None = None,
        folders: Sequence[str] = ("text",),
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"language: expected {' or '.join(LANGUAGES)}, got {lang!r}")
        self.lang = lang
        #: names that are data, not words: of a catalogue's pieces
        self.namer = namer
        self.bundle = Bundle(lang, {"HUNDREDTHS": _hundredths})
        rooms = [files("flibuste.words") / "text"]
        if package is not None:
            rooms += [files(package) / folder for folder in folders]
        for room in rooms:
            source = room / f"{lang}.ftl"
            self.bundle.add_source(_set(source.read_text(encoding="utf-8"), lang))
        own = data.own_texts(package, lang) if package else None
        if own is not None:
            laid = FluentResource(_set(own, lang))
            for entry in laid.body:
                if isinstance(entry, ast.Junk):
                    raise data.BadData(f"text/{lang}.ftl: not Fluent: {(entry.content or '').strip()}")
            self.bundle.add_resource(laid, allow_overrides=True)
        self.figures: dict[str, Any] = {}
        self._figured: dict[int, dict[str, Any]] = {}
        #: the texts that speak of nothing else, once said: they stay the same
        self._said: dict[str, str] = {}
        for name, value in (figures or {}).items():
            self._put(self.figures, name, value, ())

    def has(self, key: str) -> bool:
        message_id, _, attribute = key.partition(".")
        if not self.bundle.has_message(message_id):
            return False
        return not attribute or attribute in self.bundle.get_message(message_id).attributes

    def say(self, key: str, about: Mapping[str, Any] = {}, names: Sequence[str] = ()) -> str:
        """A text with its values filled in. `key.attribute` names an attribute of a message."""
        if about:
            return self._say(key, about, names)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = self._say(key, about, names)
        return said

    def _say(self, key: str, about: Mapping[str, Any], names: Sequence[str]) -> str:
        message_id, _, attribute = key.partition(".")
        if not self.bundle.has_message(message_id):
            raise MissingText(f"{self.lang}: no text {key!r}")
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.lang}: no text {key!r}")
        values = dict(self._figures_in(pattern))
        for name, value in about.items():
            self._put(values, name, value, names)
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.lang}: {key}: {errors[0]}")
        return _french(str(text)) if self.lang == "fr" else str(text)

    def _figures_in(self, pattern: Any) -> dict[str, Any]:
        """The figures that a text speaks of: Fluent would turn all of them into words' values each time."""
        figures = self._figured.get(id(pattern))  # patterns live as long as their bundle
        if figures is None:
            spoken = self._variables(pattern)
            figures = {name: value for name, value in self.figures.items() if name in spoken}
            self._figured[id(pattern)] = figures
        return figures

    def _variables(self, node: Any) -> set[str]:
        if isinstance(node, list):
            return set().union(*map(self._variables, node))
        if isinstance(node, ast.VariableReference):
            return {node.id.name}
        if isinstance(node, ast.MessageReference) and self.bundle.has_message(node.id.name):
            message = self.bundle.get_message(node.id.name)
            return self._variables([message.value, *message.attributes.values()])
        if isinstance(node, ast.BaseNode):
            return self._variables(list(vars(node).values()))
        return set()

    def _put(self, values: dict[str, Any], name: str, value: Any, names: Sequence[str]) -> None:
        if isinstance(value, bool):
            values[name] = values[f"{name}-id"] = "true" if value else "false"
        elif isinstance(value, (int, float)):
            values[name] = value if abs(value) < _COUNTED else str(value)
            values[f"{name}-id"] = str(value)
        elif isinstance(value, str):
            if len(value) > SHOWN:  # somebody sent it: nobody wants to read it
                value = value[:SHOWN] + "…"
            values[f"{name}-id"] = value
            values[name] = self.name(value, names)
            for attribute, pattern in self._attributes(value).items():
                values[f"{name}-{attribute}"] = str(
                    self.bundle.format_pattern(pattern, self._figures_in(pattern))[0]
                )
        elif isinstance(value, Option):
            values[name] = self.option(value, names)
        elif isinstance(value, Reason):
            values[name] = spoken(value, self.lang)
        elif isinstance(value, Iterable):
            things = list(value)
            values[f"{name}-count"] = len(things)
            values[name] = self.listing([self.thing(thing, names) for thing in things])
        else:
            values[name] = str(value)

    def thing(self, value: Any, names: Sequence[str] = ()) -> str:
        """Any value, as it is shown."""
        values: dict[str, Any] = {}
        self._put(values, "x", value, names)
        return str(values["x"])

    def listing(self, words: list[str]) -> str:
        """Several things: «a, b et c»."""
        if len(words) < 2:
            return words[0] if words else self.say("nothing")
        return self.say("and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def _attributes(self, word: str) -> Mapping[str, Any]:
        key = _name_key(word)
        if not self.bundle.has_message(key):
            return {}
        attributes: Mapping[str, Any] = self.bundle.get_message(key).attributes
        return attributes

    def name(self, word: str, names: Sequence[str] = ()) -> str:
        """The name of a thing or a seat; the word itself where it has none."""
        seat = _SEAT.match(word)
        if seat:
            number = int(seat[1])
            names = names or _named.get()
            if number < len(names):
                return names[number]
            return self.say(f"seat-{number}") if self.has(f"seat-{number}") else word
        key = _name_key(word)
        if not self.bundle.has_message(key):
            return (self.namer(word, self.lang) if self.namer else None) or word
        return self.say(key)

    def option(self, option: Option, names: Sequence[str] = ()) -> str:
        about = dict(zip(_LETTERS, option[1:], strict=False))
        about["count"] = len(option) - 1
        return _capital(self.say(f"do-{option[0]}", about, names))

    def offered(self, kind: str, option: Option, names: Sequence[str] = ()) -> str:
        """An option as decisions of a kind put it: as what it comes to there (`do-VERB.KIND`), if said."""
        meant = f"do-{option[0]}.{kind}"
        return self.say(meant) if self.has(meant) else self.option(option, names)

    def hint(
        self, game: Game, view: dict[str, Any], decision: Decision, option: Option, names: Sequence[str] = ()
    ) -> str:
        """What the one who is asked should know to choose an option, or nothing."""
        about = game.hint(view, decision, option) if game.hint else None
        return "" if about is None else self.hinted(option[0], about, names)

    def figure(self, verb: str, about: Mapping[str, Any], names: Sequence[str] = ()) -> tuple[str, str]:
        """The figure to compare an option by, and what it counts; nothing where there is none."""
        key = f"figure-{verb}"
        figure = self.say(key, about, names) if self.has(key) else ""
        return figure, self.say(f"{key}.unit", about, names) if figure else ""

    def hinted(self, verb: str, about: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        return _capital(self.say(f"hint-{verb}", about, names))

    def prompt(self, decision: Decision, names: Sequence[str] = ()) -> str:
        about = {"who": f"p{decision.seat}", **decision.about}
        return _capital(self.say(f"ask-{decision.kind}", about, names))

    def purpose(self, kind: str) -> str:
        """What a decision of this kind is for and what to look at, in one line; "" where nothing is said."""
        return self.say(f"why-{kind}") if self.has(f"why-{kind}") else ""

    def introduction(self, kind: str) -> str:
        """What is said the first time such a decision comes, in one or two sentences."""
        return self.say(f"first-{kind}") if self.has(f"first-{kind}") else self.purpose(kind)

    def reason(self, because: Because, names: Sequence[str] = ()) -> str:
        """One of the things that decided for the adviser."""
        return _capital(self.say(f"reason-{because.key}", because.about, names))

    def waiting(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """What the others read: only who is waited for and for what, nothing that `about` may hold."""
        return _capital(self.say(f"wait-{decision.kind}", {"who": f"p{decision.seat}"}, names))

    def told(self, told: Told, names: Sequence[str] = ()) -> str:
        about = dict(told.about)
        if told.key == "forced":
            about["option"] = Option(*about["option"])
        return _capital(self.say(f"told-{told.key}", about, names))

    def brief(self, told: Told, names: Sequence[str] = ()) -> str | None:
        """An entry in one short sentence, where the whole of it is long."""
        key = f"brief-{told.key}"
        return _capital(self.say(key, told.about, names)) if self.has(key) else None


_TYPED = re.compile(r"(?<=\w)'(?=\w)")


def _set(source: str, lang: str) -> str:
    """French with the apostrophes of a printed page, however they were typed."""
    return _TYPED.sub("’", source) if lang == "fr" else source


def _hundredths(value: float) -> Any:
    """`{ HUNDREDTHS($x) }`: what is counted in hundredths (of a degree, of a millimetre), in wholes."""
    return fluent_number(round(float(value) / 100, 2))


#: "de" or "que" before a name that begins with a vowel: where a text has a value, it can't know.
_ELISION = re.compile(r"\b([DdQq]u?)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛŒ])")
_STUCK = re.compile(r" (?=[:;!?»])|(?<=«) ")


def _french(text: str) -> str:
    """Elided before a name («d’Olivier»), and with the spaces of French punctuation where no line breaks."""
    return _STUCK.sub("\u00a0", _ELISION.sub(r"\1’", text))


def _capital(sentence: str) -> str:
    """A sentence that begins with a name («l'île…») still begins with a capital."""
    return sentence[:1].upper() + sentence[1:]


def _name_key(word: str) -> str:
    return "name-" + re.sub(r"[^A-Za-z0-9_-]", "-", word)


@cache
def texts(game: str, lang: str) -> Texts:
    """The words of a game in a language."""
    installed = find(game)
    return Texts(installed.package, lang, installed.namer, installed.figures)


@cache
def common(lang: str) -> Texts:
    """The words that belong to no game."""
    return Texts(None, lang)


def spoken(reason: Reason, lang: str) -> str:
    """The sentence of a refusal, without its rule."""
    words = texts(reason.game, lang) if reason.game else common(lang)
    return words.say(f"no-{reason.key}", reason.about)


def spoken_with_rule(reason: Reason, lang: str) -> str:
    """The sentence of a refusal, and the rule that says so."""
    sentence = spoken(reason, lang)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence


def refused(error: IllegalChoice, lang: str) -> str:
    """What was sent, why it is refused, and the rule that says so."""
    sentence = spoken(error.why, lang)
    if error.option is not None:
        sentence = common(lang).say("choice-refused", {"option": error.option, "why": error.why})
    return f"{sentence} ({error.rule})" if error.rule else sentence


speak(spoken)


@cache
def rules(game: str) -> dict[str, RuleText]:
    """Every rule of a game by its id, in our own words."""
    return by_id(game, "rules.toml", "rule", RuleText)


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules: its title in both languages, and its rules in order."""

    fr: str
    en: str
    rules: tuple[RuleText, ...]

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules of a game by chapters. Each begins with the rule that it names as its first; rules before the
    first chapter, or a game without chapters, stand under the game's own title."""
    source = files(find(game).package) / "rules.toml"
    named = tomllib.loads(source.read_text(encoding="utf-8")).get("chapter", [])
    heads = {entry["first"]: entry for entry in named}
    parted: list[tuple[dict[str, str], list[RuleText]]] = []
    for rule in rules(game).values():
        head = heads.get(rule.id)
        if head is not None or not parted:
            title = {lang: texts(game, lang).say("game") for lang in LANGUAGES}
            parted.append((head or title, []))
        parted[-1][1].append(rule)
    return tuple(Chapter(head["fr"], head["en"], tuple(inside)) for head, inside in parted)


def settings(game: Game) -> tuple[Setting, ...]:
    """The options of a game, with their texts."""
    return tuple(msgspec.structs.replace(s, texts=_setting_texts(game, s)) for s in game.settings)


def _setting_texts(game: Game, setting: Setting) -> dict[str, dict[str, str]]:
    by_language = {}
    for lang in LANGUAGES:
        words = texts(game.name, lang)
        key = f"setting-{setting.name.replace('_', '-')}"
        spoken = {"label": words.say(key), "help": words.say(f"{key}.help")}
        for choice in setting.choices:
            spoken[choice] = words.say(f"{key}-{choice}")
        by_language[lang] = spoken
    return by_language
