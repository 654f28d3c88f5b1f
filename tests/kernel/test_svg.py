"""The drawing kit: well-formed, escaped, legible."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from flibuste.draw import svg
from flibuste.kernel.decision import Option

NS = "{http://www.w3.org/2000/svg}"


def parsed(*body: str, theme: str | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(svg.picture(400, 300, *body, title="A <chart> & its sea", theme=theme))


def everything() -> list[str]:
    drawn = [svg.ship(seat) + svg.badge(seat, 10, 10) for seat in range(10)]
    drawn += [svg.other_ship(nation) + svg.flag(nation, 5, 5) for nation in svg.NATIONS]
    drawn += [svg.icon(name, 4, 4, 30) for name in svg.ICONS]
    drawn += [svg.die(0, 0, face, struck=face > 4) for face in range(1, 7)]
    drawn += [
        svg.coast(svg.polygon([(0, 0), (10, 0), (5, 8)])),
        svg.compass(),
        svg.pips(0, 0, 2, 5),
        svg.amount("coin", 0, 0, 9),
        svg.card("Vent & marée", "sails", "« Plus vite ! »", "abordage · 17.1"),
        svg.label(3, 4, "L'Île <sans> nom"),
    ]
    return drawn


@pytest.mark.parametrize("theme", [None, "day", "night"])
def test_all_that_can_be_drawn_is_well_formed(theme: str | None) -> None:
    root = parsed(*everything(), theme=theme)
    assert root.tag == f"{NS}svg"
    assert root.get("data-theme") == theme
    assert root.get("aria-label") == "A <chart> & its sea"
    paths = [e.get("d") or "" for e in root.iter(f"{NS}path")]
    assert all(d.startswith("M") for d in paths)


def test_texts_and_attributes_are_escaped() -> None:
    root = parsed(svg.text(0, 0, 'a < b & "c"'), svg.rect(0, 0, 1, 1, data_x='<"&>'))
    assert [e.text for e in root.iter(f"{NS}text")] == ['a < b & "c"']
    assert [e.get("data-x") for e in root.iter(f"{NS}rect")] == ['<"&>']


def test_what_is_hot_is_a_button_that_carries_its_option() -> None:
    option = Option("sail", "tavern")
    root = parsed(svg.hot(svg.circle(0, 0, 9), option, "Sail to <Tavern>", svg.ring_circle(0, 0, 12)))
    button = root.find(f"{NS}g")
    assert button is not None
    assert Option.parse(button.get("data-option", "")) == option
    wanted = {"role": "button", "tabindex": "0", "class": "hot", "aria-label": "Sail to <Tavern>"}
    assert wanted.items() <= button.attrib.items()
    title = button.find(f"{NS}title")
    assert title is not None
    assert title.text == "Sail to <Tavern>"


def test_only_what_is_hot_wears_the_accent() -> None:
    accent = svg.PALETTE["accent"][0]
    for drawn in everything():
        assert "--accent" not in drawn
        assert accent not in drawn
    others = {colour for name, pair in svg.PALETTE.items() if name != "accent" for colour in pair}
    assert accent not in others | set(svg.SEATS) | {colour for colour, _ in svg.NATIONS.values()}


@pytest.mark.parametrize("at", [0, 1], ids=["day", "night"])
def test_texts_are_legible(at: int) -> None:
    for ink, ground in svg.LEGIBLE:
        ratio = svg.contrast(svg.PALETTE[ink][at], svg.PALETTE[ground][at])
        assert ratio >= 4.5, f"{ink} on {ground}: {ratio:.2f}"


def test_letters_and_devices_are_legible_on_their_colours() -> None:
    for colour in (*svg.SEATS, *(colour for colour, _ in svg.NATIONS.values())):
        assert svg.contrast(svg.ink_on(colour), colour) >= 4.5, colour


def test_seats_differ_by_colour_letter_and_emblem() -> None:
    assert len(set(svg.SEATS)) == len(set(svg.LETTERS)) == 10
    for one, other in combinations(range(10), 2):
        assert svg.emblem(one, fill="x") != svg.emblem(other, fill="x")


def test_contrast_is_that_of_wcag() -> None:
    assert svg.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert svg.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_text_is_wrapped_to_the_room_there_is() -> None:
    words = "Pour le reste de cette bataille, seul un 6 touche votre navire : les autres passent."
    rows = svg.wrap(words, 10, 120)
    assert len(rows) > 2
    assert all(svg.width(row, 10) <= 120 for row in rows)
    assert " ".join(rows).replace("\u00a0", " ") == words
    assert not any(row.startswith(":") for row in rows)
    cut = svg.wrap(words, 10, 120, most=2)
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert svg.fit(words, 20, 100, 8) == 8
    assert svg.fit("Oui", 20, 100) == 20


def test_numbers_are_short() -> None:
    assert (svg.num(2.0), svg.num(2.25), svg.num(7)) == ("2", "2.2", "7")


def test_a_group_can_be_moved_and_named() -> None:
    root = parsed(svg.group("", at=(3, 4.5), scale=0.5, data_key="ship-p0"))
    moved = root.find(f"{NS}g")
    assert moved is not None
    assert moved.get("transform") == "translate(3 4.5) scale(0.5)"
    assert moved.get("data-key") == "ship-p0"
