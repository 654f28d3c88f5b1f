"""What is this? Every icon, figure, counter and card on a board has its term, in both languages."""

from __future__ import annotations

import json
import random
import re

import pytest

import flibuste
from flibuste.cli.rules import print_glossary
from flibuste.draw.plain import plain
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.panels import Panels
from flibuste.words.glossary import explain, glossary, in_order
from flibuste.words.texts import LANGUAGES, rules

POSITIONS = 40
#: A bubble, not a page.
LONGEST = 200


def shown(match: Match, seat: int) -> Panels:
    game = match.game
    if game.panels is not None:
        return game.panels(match.view(seat), "en", match.pending[seat])
    names = [f"p{number}" for number in range(match.seats)]
    sheets = game.summary(match.view(seat), "en", tuple(names))
    return plain(game.draw(match.view(seat), "en", match.pending[seat]), sheets, names)


def marks(panels: Panels) -> set[str]:
    """All that asks for a term: icons of figures, terms of what lies on the chart, parts of the page."""
    mats = panels.mats
    facts = [fact for mat in mats for fact in (*mat.line, *(fact for row in mat.rows for fact in row.facts))]
    sides = panels.battle.sides if panels.battle else []
    facts += [fact for side in sides for fact in side.facts]
    found = {fact.what or fact.icon for fact in facts}
    found |= {section.icon for side in sides for section in side.sections}
    cards = [*panels.hand, *(card for drawer in panels.drawers for card in drawer.cards)]
    found |= {card.what or "card" for card in cards}
    found |= {anchor.what for anchor in panels.map.anchors.values()}
    found |= {"@row" for mat in mats if mat.rows} | {"@race"}
    found |= {"@clock"} if panels.race.clock else set()
    found |= {"@left"} if panels.left else set()
    layers = panels.map.layers
    return found | set(re.findall(r'data-what="([^"]*)"', f"{layers.ground}{layers.far}{layers.near}"))


@pytest.mark.parametrize("game", flibuste.games())
def test_whatever_is_on_the_board_has_its_term(game: str) -> None:
    """In positions of whole games, at the usual number of seats and at the most."""
    rng = random.Random(game)
    counts = find(game).seats
    seen: set[str] = set()
    for seats in {3 if 3 in counts else counts[0], counts[-1]}:
        match = flibuste.new(game, seats=seats, seed=seats)
        for number in range(POSITIONS * 12):
            if match.over:
                break
            seat = rng.choice(list(match.pending))
            if number % 12 == 0:
                seen |= marks(shown(match, seat))
                assert not {mark for mark in seen if explain(game, mark) is None}
            match.choose(seat, rng.choice(match.suggest(seat, rng.randrange(8))))
    assert seen


@pytest.mark.parametrize("game", flibuste.games())
def test_a_term_is_said_in_both_languages_and_has_a_rule(game: str) -> None:
    terms = glossary(game)
    assert terms
    icons = [icon for term in terms.values() for icon in term.shows]
    assert len(icons) == len(set(icons)), "an icon of two terms"
    for term in terms.values():
        assert term.rule in rules(game), term.id
        assert term.means.fr != term.means.en
        for lang in LANGUAGES:
            assert term.name.say(lang)
            assert 10 < len(term.means.say(lang)) <= LONGEST, term.id
    for lang in LANGUAGES:
        assert len(in_order(game, lang)) == len(terms)


def test_the_terminal_has_the_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    game = flibuste.games()[0]
    print_glossary(game, None, None, json=True, lang="en")
    assert {term["id"] for term in json.loads(capsys.readouterr().out)} == set(glossary(game))
    one = next(iter(glossary(game).values()))
    print_glossary(game, one.id, None, json=False, lang="fr")
    assert one.name.fr.split()[0] in capsys.readouterr().out
    with pytest.raises(ValueError, match="has no word 'kraken'"):
        print_glossary(game, "kraken", None, json=False, lang="en")
