"""The words of the pages themselves, French and English, from text/{fr,en}.ftl."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from ..kernel.text import Texts, texts
from .wire import BotSight


@cache
def pages(lang: str) -> Texts:
    return Texts("flibuste.server", lang)


def say(lang: str, key: str, **about: Any) -> str:
    return pages(lang).say(key, about)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def catalogue(lang: str) -> dict[str, str]:
    """Every text of the pages; where a value goes, `{name}` stands."""
    source = (files("flibuste.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = say(lang, entry.id.name, **{n: f"{{{n}}}" for n in variables.names})
    return found


def bot(game: str, name: str, lang: str) -> BotSight:
    """A bot by the name that people read: the game's own words, else ours, else its bare name."""
    for words in (texts(game, lang), pages(lang)):
        if words.has(f"bot-{name}"):
            return BotSight(name, words.say(f"bot-{name}"), words.say(f"bot-{name}.help"))
    return BotSight(name, name.capitalize(), "")
