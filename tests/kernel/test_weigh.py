"""How options stand beside one another: the other is named if there is one, never a figure without a unit."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option
from flibuste.kernel.weigh import Because, compared

A, B, C = Option("a"), Option("b"), Option("c")


def test_the_next_best_is_named() -> None:
    assert compared([A, B, C], [3.0, 2.0, 1.0]) == [
        (Because("ahead", {"next": B}),),
        (Because("behind", {"next": A}),),
        (Because("behind", {"next": A}),),
    ]


def test_no_single_one_is_named_among_equals() -> None:
    assert compared([A, B, C], [1.0, 0.0, 0.0])[0] == ()
    assert compared([A, B, C], [1.0, 1.0, 1.0])[0] == (Because("level-with-some"),)


def test_one_that_is_as_good_is_named() -> None:
    assert compared([A, B, C], [1.0, 1.001, 0.0])[0] == (Because("level", {"next": B}),)


def test_an_only_option_is_compared_with_nothing() -> None:
    assert compared([A], [0.0]) == [()]
    assert compared([A, B], [1.0, 0.0]) == [(), (Because("behind", {"next": A}),)]


def test_that_it_comes_to_the_same_is_no_reason_to_pass() -> None:
    """“Cards that bring nothing now are kept; just as good: play it” said two things at once."""
    assert compared([PASS, A, B], [0.0, 0.0, -1.0])[:2] == [(), (Because("level", {"next": PASS}),)]
    assert compared([PASS, A, B], [1.0, 0.5, 0.0])[0] == (Because("ahead", {"next": A}),)
