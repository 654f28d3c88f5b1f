"""Which fleets a match is played with: random ones, samples, or what the players wrote down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from flibuste.kernel.refusal import Reason

from ..box import PACKAGE
from ..refusal import no
from .fleet import BadFleet, Fleet, faults, random_fleet, read_line, read_toml


@cache
def samples() -> dict[str, Fleet]:
    """The sample fleets, by the name of their file: `data/fleets/*.toml`, one for each main nation."""
    folder = files(PACKAGE) / "data" / "fleets"
    fleets = {}
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            fleets[file.name.removesuffix(".toml")] = read_toml(file.read_text(encoding="utf-8"))
    return fleets


def chosen(seats: int, options: Mapping[str, Any], below: Callable[[int], int]) -> list[Fleet]:
    """The fleets of all seats: the option `fleets` has one word or line for each, parted by `/`; the last
    one serves for the seats after it."""
    words = [word.strip() for word in options["fleets"].split("/")]
    points, as_printed = options["points"], options["as_printed"]
    fleets = []
    for seat in range(seats):
        word = words[min(seat, len(words) - 1)]
        if word in ("", "random"):
            fleets.append(random_fleet(points, below, as_printed))
        else:
            fleets.append(named(word))
    return fleets


def named(word: str) -> Fleet:
    return samples()[word] if word in samples() else read_line(word)


def fault(seats: int, options: Mapping[str, Any]) -> Reason | None:
    """What is wrong with the fleets that were asked for, or None."""
    words = [word.strip() for word in options["fleets"].split("/")]
    if len(words) > seats:
        return no("fleets", fleets=len(words), seats=seats)
    for seat, word in enumerate(words):
        if word in ("", "random"):
            continue
        try:
            wrong = faults(named(word), options["points"], options["as_printed"])
        except BadFleet as error:
            wrong = [error.why]
        if wrong:
            return no("fleet-of-seat", wrong[0].rule, number=seat, fault=wrong[0])
    return None
