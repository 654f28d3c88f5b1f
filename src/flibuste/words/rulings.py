"""Rulings: what we do where a rulebook is silent or at odds with itself; and the figures that are our own.

Both are shown with the rules that they touch. A game without rulings has no `rulings.toml`; each of its
entries is a `Ruling`::

    [[ruling]]
    id = "A14"
    rules = ["8.33"]
    question = { fr = "…", en = "…" }
    answer = { fr = "…", en = "…" }
    why = { fr = "…", en = "…" }

A figure is our own where the `source` of its entry says `house`, alone or beside other sources (`rulebook
6.12 (cargo); house 6.13 (count)`). It belongs to the paragraphs that stand after the word, or else to those
that the source names, or else to the rules that name the entry's file in `data`.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from flibuste.kernel import data
from flibuste.kernel.installed import find

from .entries import by_id
from .texts import common, rules, texts


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fr: str
    en: str

    def say(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the rulebook leaves open, and our answer."""

    id: str
    #: the paragraphs that it touches
    rules: tuple[str, ...]
    question: Bilingual
    answer: Bilingual
    why: Bilingual


class House(msgspec.Struct, frozen=True):
    """An entry of component data with figures of our own."""

    #: the component file, without .toml
    file: str
    id: str
    #: which figures, where the source says so; else all of them
    figures: str
    source: str


@cache
def rulings(game: str) -> dict[str, Ruling]:
    """Every ruling of a game by its id."""
    return by_id(game, "rulings.toml", "ruling", Ruling)


def rulings_on(game: str, rule: str) -> list[Ruling]:
    """The rulings that touch a rule."""
    return [ruling for ruling in rulings(game).values() if rule in ruling.rules]


#: `house`, what it is by (`house: history`), and which figures (`house (count)`)
_HOUSE = re.compile(r"\bhouse\b[^;()]*(?:\(([^)]*)\))?")
_WORD = re.compile(r"[^\s;,()]+")


@cache
def house(game: str) -> dict[str, tuple[House, ...]]:
    """The figures of our own, by the id of the rule that they belong to; under no id ("") those of a file
    that no rule names."""
    known = rules(game)
    by_rule: dict[str, list[House]] = {}
    for entry in data.entries(find(game).package):
        said = _HOUSE.search(entry.source)
        if said is None:
            continue
        own = House(entry.file, entry.id, said[1] or "", entry.source)
        for rule in dict.fromkeys(
            [word for word in _WORD.findall(said[0]) if word in known]
            or [word for word in _WORD.findall(entry.source) if word in known]
            or [rule.id for rule in known.values() if entry.file in rule.data]
            or [""]
        ):
            by_rule.setdefault(rule, []).append(own)
    return {rule: tuple(own) for rule, own in by_rule.items()}


def say_ruling(ruling: Ruling, lang: str) -> str:
    """A ruling as one paragraph."""
    words = common(lang)
    question, answer, why = (text.say(lang) for text in (ruling.question, ruling.answer, ruling.why))
    return f"{words.say('ruling', {'id': ruling.id})} {question} {answer} {words.say('ruling-why')} {why}"


def say_house(game: str, rule: str, lang: str) -> str:
    """Which figures of a rule are our own; empty where none is."""
    own = house(game).get(rule, ())
    if not own:
        return ""
    words = texts(game, lang)
    named, nameless = [], 0
    for entry in own:
        name = words.thing(entry.id)
        if name == entry.id and not entry.figures:
            nameless += 1
        else:
            named.append(name + (f" ({entry.figures})" if entry.figures else ""))
    if nameless:
        named.append(common(lang).say("house-nameless", {"count": nameless}))
    return f"{common(lang).say('house-figures')} {', '.join(dict.fromkeys(named))}."
