"""What a ship or crew can do, in words: its keywords and abilities, one sentence each."""

from __future__ import annotations

from functools import cache

from flibuste.words.texts import Texts, texts

from .. import box
from ..box import Card


def effects(card: Card, words: Texts) -> list[str]:
    """A sentence for each keyword and ability of a card; the bare name of one that has no code."""
    effects = [effect(word, "keyword", words) for word in card.keywords]
    return effects + [effect(word, "ability", words) for word in card.abilities]


@cache
def effect(word: str, kind: str, words: Texts) -> str:
    """`cannon_plus1_vs:england`, say."""
    code, _, arg = word.partition(":")
    key = f"{kind}-{code}"
    if not words.has(key):
        return words.thing(word)
    return words.say(key, {"x": words.say(f"board-{arg}s") if arg in _BEASTS else arg})


def in_letters(measures: str, words: Texts) -> str:
    """Moves and guns (`L+S`, `3S`) with the letters of the language: short is C in French."""
    return measures.replace("S", words.say("short-letter"))


#: what an ability may be aimed at that is no nation
_BEASTS = ("sea_monster", "submarine")


def told_of(card_id: str, words: Texts) -> list[str]:
    """The effects of a ship or crew by its id."""
    card = box.find(card_id)
    return effects(card, words) if isinstance(card, Card) else []


def name(word: str, lang: str) -> str | None:
    """The name of a piece by its id; an ability code (one that is copied, say) by what it does."""
    proper = box.name(word, lang)
    if proper is None and "_" in word and word.partition(":")[0] in box.abilities():
        return effect(word, "ability", texts("pirates", lang)).rstrip(".")
    return proper
