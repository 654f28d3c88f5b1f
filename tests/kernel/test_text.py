"""Texts: French as it is written, players by their names."""

from __future__ import annotations

import pytest

from flibuste.words.texts import Texts, named


@pytest.fixture
def french() -> Texts:
    words = Texts(None, "fr")
    _add(words)
    return words


def _add(words: Texts) -> None:
    from fluent.runtime import FluentResource

    said = "hold = La cale de { $who } : vide !\nturn = Cap { HUNDREDTHS($h) }°\nquote = « { $who } »\n"
    words.bundle.add_resource(FluentResource(said))


def test_a_name_that_begins_with_a_vowel_is_elided(french: Texts) -> None:
    for name, said in (("Olivier", "d’Olivier"), ("Édouard", "d’Édouard"), ("Mary", "de Mary")):
        assert f"La cale {said}" in french.say("hold", {"who": "p0"}, [name])


def test_no_line_breaks_before_french_punctuation(french: Texts) -> None:
    assert french.say("hold", {"who": "p0"}, ["Mary"]) == "La cale de Mary\u00a0: vide\u00a0!"
    assert french.say("quote", {"who": "p0"}, ["Mary"]) == "«\u00a0Mary\u00a0»"


def test_english_is_left_as_it_is() -> None:
    words = Texts(None, "en")
    _add(words)
    assert words.say("hold", {"who": "p0"}, ["Anne"]) == "La cale de Anne : vide !"


def test_hundredths_are_told_in_wholes(french: Texts) -> None:
    assert french.say("turn", {"h": 2000}) == "Cap 20°"
    assert french.say("turn", {"h": 2050}) == "Cap 20,5°"


def test_players_have_their_names_while_a_board_is_drawn(french: Texts) -> None:
    assert french.name("p1") == "Vermillon"
    with named(["Anne", "Mary"]):
        assert french.name("p1") == "Mary"
        assert french.name("p1", ["Jean", "Grace"]) == "Grace"
    assert french.name("p1") == "Vermillon"


def test_a_typed_apostrophe_is_printed_as_one_in_french() -> None:
    assert Texts("flibuste.cli", "fr").say("no-such-number", {"count": 2}).startswith("Cette option n’existe")
