"""The words of a game, explained: what lies on its board, and what its rules speak of.

`glossary.toml` in the game's folder has an entry for each::

    [[term]]
    id = "hull"
    rule = "4.1"
    shows = ["hull"]
    name = { fr = "…", en = "…" }
    means.fr = "…"
    means.en = "…"

`shows` are the icons that stand for the term on the board, and the parts of the page that it explains
(`@race`, `@clock`, `@left`, `@row`). A figure whose icon is shared by two terms names its own (`Fact.what`).
"""

from __future__ import annotations

from functools import cache

import msgspec

from .entries import by_id
from .rulings import Bilingual


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game: its name, what it means, and the rule that has more."""

    id: str
    rule: str
    name: Bilingual
    means: Bilingual
    shows: tuple[str, ...] = ()


@cache
def glossary(game: str) -> dict[str, Term]:
    """Every term of a game by its id; none where the game has no glossary."""
    return by_id(game, "glossary.toml", "term", Term)


def in_order(game: str, lang: str) -> list[Term]:
    """The terms as a reader of a language looks them up."""
    return sorted(glossary(game).values(), key=lambda term: _plain(term.name.say(lang)))


_ACCENTS = str.maketrans("àâçéèêëîïôùûœÀÂÉÈÊÎÔÛ", "aaceeeeiiouuoAAEEEIOU")


def _plain(name: str) -> str:
    return name.translate(_ACCENTS).lower()


def explain(game: str, what: str) -> Term | None:
    """The term that a mark on the board stands for: by its id, else by an icon."""
    known = glossary(game)
    return known.get(what) or next((term for term in known.values() if what in term.shows), None)
