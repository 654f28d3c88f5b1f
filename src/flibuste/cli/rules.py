"""`flibuste rules`: a rule in our own words, with its rulings and the figures that are our own."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from flibuste.lessons.book import Lesson, course, examples, lesson_words
from flibuste.words.glossary import in_order
from flibuste.words.rulings import house, rulings, rulings_on, say_house, say_ruling
from flibuste.words.texts import LANGUAGES, RuleText, chapters, texts
from flibuste.words.texts import rules as all_rules

from .common import language, words


def rules(
    game: str,
    rule: str | None = None,
    *,
    search: str | None = None,
    glossary: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
) -> None:
    """The rules of a game, or one of them (or a chapter: `8` gives 8.1, 8.2, …), in our own words. With each
    rule go our rulings, where the rulebook leaves a question open, the figures that are our own, and the
    lessons and worked examples that play it.

    Parameters
    ----------
    game
        The game.
    rule
        The id of a rule, of a chapter, or of a ruling.
    search
        Only the rules with all of these words, in their text or in their rulings.
    glossary
        The words of the game instead, each with what it means and its rule; with an id, that word alone.
    json
        Print for a program to read.
    lang
        fr or en.
    """
    if glossary:
        print_glossary(game, rule, search, json, language(lang))
        return
    listed = [entry for entry in find_rules(game, rule) if search is None or fits(game, entry, search)]
    if json:
        print(msgspec.json.encode([as_data(game, entry) for entry in listed]).decode())
        return
    spoken = language(lang)
    console = Console()
    if not listed:
        console.print(words(spoken).say("rules-none", {"search": search}), highlight=False, markup=False)
        return
    if rule is None and search is None and texts(game, spoken).has("overview"):
        console.print(texts(game, spoken).say("overview"), markup=False, highlight=False)
        console.print()
    heads = {chapter.rules[0].id: chapter.title(spoken) for chapter in chapters(game)}
    played = _played(game)
    table = Table(box=None, show_header=False, padding=(0, 1))
    for entry in listed:
        if entry.id in heads and len(listed) > 1:
            table.add_row("", f"[bold]{escape(heads[entry.id])}[/]")
        table.add_row(f"[bold]{entry.id}[/]", escape(entry.fr if spoken == "fr" else entry.en))
        beside = [say_ruling(ruling, spoken) for ruling in rulings_on(game, entry.id)]
        for said in filter(None, [*beside, say_house(game, entry.id, spoken)]):
            table.add_row("", f"[italic]{escape(said)}[/]")
        for plan in played.get(entry.id, ()):
            about = {"game": game, "lesson": plan.name, "title": lesson_words(game, spoken).say(plan.name)}
            table.add_row("", f"[dim]{escape(words(spoken).say('rules-play', about))}[/]")
    console.print(table)


def _played(game: str) -> dict[str, list[Lesson]]:
    """By paragraph: the lessons and worked examples that play it."""
    lessons: dict[str, list[Lesson]] = {}
    for plan in (*examples(game), *course(game)):
        for rule in dict.fromkeys((plan.example, *plan.rules)):
            lessons.setdefault(rule, []).append(plan)
    return lessons


def print_glossary(game: str, word: str | None, search: str | None, json: bool, lang: str) -> None:
    """The words of a game, all of them, one, or those that say what is searched for."""
    terms = in_order(game, lang)
    if word is not None and not any(term.id == word for term in terms):
        raise ValueError(f"{game} has no word {word!r}: expected one of {', '.join(t.id for t in terms)}")
    wanted = (search or "").lower().split()
    listed = [
        term
        for term in terms
        if word in (None, term.id)
        and all(part in f"{term.name.say(lang)} {term.means.say(lang)}".lower() for part in wanted)
    ]
    if json:
        print(msgspec.json.encode(listed).decode())
        return
    if not listed:
        Console().print(words(lang).say("rules-none", {"search": search}), highlight=False, markup=False)
        return
    table = Table(box=None, show_header=False, padding=(0, 1))
    for term in listed:
        table.add_row(f"[bold]{escape(term.name.say(lang))}[/]", escape(term.means.say(lang)), term.rule)
    Console().print(table)


def fits(game: str, rule: RuleText, search: str) -> bool:
    """Whether a rule, or a ruling on it, has all of these words, in either language."""
    beside = [say_ruling(ruling, lang) for ruling in rulings_on(game, rule.id) for lang in LANGUAGES]
    said = " ".join([rule.id, rule.fr, rule.en, *beside]).lower()
    return all(word in said for word in search.lower().split())


def as_data(game: str, rule: RuleText) -> dict[str, Any]:
    """A rule with all that is shown beside it, for a program to read."""
    beside = {"rulings": rulings_on(game, rule.id), "house": house(game).get(rule.id, ())}
    return {"id": rule.id, "fr": rule.fr, "en": rule.en, **beside}


def find_rules(game: str, rule: str | None) -> list[RuleText]:
    known = all_rules(game)
    if rule is None:
        return list(known.values())
    if rule in known:
        return [known[rule]]
    if rule in rulings(game):
        return [known[touched] for touched in rulings(game)[rule].rules]
    chapter = [entry for id_, entry in known.items() if id_.startswith((f"{rule}.", f"{rule}#"))]
    if not chapter:
        ids = list(known)
        raise ValueError(f"{game} has no rule {rule!r}: expected an id from {ids[0]} to {ids[-1]}")
    return chapter
