"""The words of the pages themselves, French and English, from text/{fr,en}.ftl."""

from __future__ import annotations

from functools import cache
from typing import Any

from flibuste.words.catalogue import catalogue as catalogue_of
from flibuste.words.texts import Texts, texts

from .wire import BotSight


@cache
def pages(lang: str) -> Texts:
    return Texts("flibuste.server", lang)


def say(lang: str, key: str, **about: Any) -> str:
    return pages(lang).say(key, about)


@cache
def catalogue(lang: str) -> dict[str, str]:
    """Every text of the pages; where a value goes, `{name}` stands."""
    return catalogue_of("flibuste.server", pages(lang))


def bot(game: str, name: str, lang: str) -> BotSight:
    """A bot by the name that people read: the game's own words, else ours, else its bare name."""
    for words in (texts(game, lang), pages(lang)):
        if words.has(f"bot-{name}"):
            return BotSight(name, words.say(f"bot-{name}"), words.say(f"bot-{name}.help"))
    return BotSight(name, name.capitalize(), "")
