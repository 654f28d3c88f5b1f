"""`flibuste fleet`: fleets by the program, their check, and the catalogue."""

from __future__ import annotations

import random as chance
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from flibuste.kernel.files import read_text
from flibuste.words.texts import language, texts

from .. import box
from ..box import Card, CrewCard, ShipCard
from .fleet import Fleet, allowance, cost, crew_cost, random_fleet, sentence, write_line
from .page import check_fleet, problems, read_fleet
from .samples import samples

app = App(name="fleet", help="Fleets of Pirates: build one, check one, look pieces up.")
Json = Annotated[bool, Parameter(negative="")]


@app.command
def random(
    *,
    points: int = 40,
    seed: int | None = None,
    as_printed: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> None:
    """Write a legal fleet from the whole catalogue, as TOML.

    Parameters
    ----------
    points
        The build total.
    seed
        The same seed gives the same fleet.
    as_printed
        Allow pieces part of whose text has no code.
    json
        Print for a program to read.
    """
    if not 20 <= points <= 100:
        raise ValueError(f"points: expected a number from 20 to 100, got {points} (rule 2.3)")
    show(random_fleet(points, chance.Random(seed).randrange, as_printed), json)


@app.command
def sample(name: str | None = None, *, json: Json = False) -> None:
    """Write a sample fleet, as TOML; without a name, their names.

    Parameters
    ----------
    name
        The name of a sample.
    json
        Print for a program to read.
    """
    if name is None:
        named = {word: fleet.name for word, fleet in samples().items()}
        print(
            msgspec.json.encode(named).decode() if json else "\n".join(f"{w}: {t}" for w, t in named.items())
        )
        return
    if name not in samples():
        raise ValueError(f"no sample fleet {name!r}: expected one of {', '.join(samples())}")
    show(samples()[name], json)


@app.command(name="check")
def check_file(
    file: Path,
    *,
    points: int = 40,
    as_printed: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
    json: Json = False,
) -> None:
    """Check a fleet file; a legal one is told with its cost and the line that the option `fleets` takes.

    Parameters
    ----------
    file
        A fleet as TOML, or as one line.
    points
        The build total.
    as_printed
        Allow pieces part of whose text has no code.
    lang
        fr or en; else the system's language.
    json
        Print for a program to read: cost, line, problems.
    """
    lang = language(lang)
    text = read_text(file)
    faults = problems(text, points, as_printed)
    if json:
        told: dict[str, Any] = {"problems": check_fleet(text, points, as_printed, lang)}
        if not faults:
            fleet = read_fleet(text)
            told |= {"cost": cost(fleet), "line": write_line(fleet)}
        print(msgspec.json.encode(told).decode())
        return
    if faults:
        raise ValueError(f"{file}: {'; '.join(sentence(why, lang) for why in faults)}")
    fleet = read_fleet(text)
    about = {"total": cost(fleet), "most": allowance(fleet, points)}
    print(texts("pirates", lang).say("yard-legal", about))
    print(write_line(fleet))


@app.command(name="list")
def list_pieces(
    *,
    kind: str = "ship",
    nation: str = "",
    cost: str = "",
    keyword: str = "",
    set: str = "",
    search: str = "",
    json: Json = False,
) -> None:
    """The ships or crew of the catalogue that match all filters.

    Parameters
    ----------
    kind
        ship or crew.
    nation
        One of the ten nations.
    cost
        A cost, or a range: 8, 5-9, -6, 12-.
    keyword
        A keyword or ability code: galley, captain, two_masts_per_hit…
    set
        The set of a card: CC, BC, FN…
    search
        A part of the name.
    json
        Print for a program to read.
    """
    if kind not in ("ship", "crew"):
        raise ValueError(f"kind: expected ship or crew, got {kind!r}")
    if nation and nation not in box.NATIONS:
        raise ValueError(f"nation: expected one of {', '.join(box.NATIONS)}, got {nation!r}")
    least, most = span(cost)
    cards = list(box.search(kind, nation, keyword, set.upper(), most, least, search))
    if json:
        print(msgspec.json.encode([piece(card) for card in cards]).decode())
        return
    heads = (
        "id",
        "name",
        "nation",
        "cost",
        *(("masts", "cargo", "move", "guns") if kind == "ship" else ()),
        "keywords",
    )
    table = Table(*heads, box=None, padding=(0, 1))
    for card in cards:
        table.add_row(*row(card))
    Console().print(table)
    words = texts("pirates", "en")
    for card in cards:
        if not box.coded(card.id):
            print(f"* {card.name}: no code for {words.thing(box.missing(card))}")
    print(f"{len(cards)} pieces (* = not whole: can be fielded only as printed)")


def span(words: str) -> tuple[int, int]:
    """A cost or a range of costs: from, to."""
    low, dash, high = words.partition("-")
    if not all(len(part) < 10 and (not part or part.isdecimal()) for part in (low, high)):
        raise ValueError(f"cost: expected a number or a range like 5-9, got {words!r}")
    least = int(low) if low else 0
    return least, int(high) if high else 99 if dash or not low else least


def row(card: Card) -> list[str]:
    words = [card.id, card.name + ("" if box.coded(card.id) else " *"), card.nation, str(card.cost)]
    if isinstance(card, ShipCard):
        words += [str(card.masts), str(card.cargo), card.move, " ".join(card.cannons)]
    return [*words, ", ".join([*card.keywords, *card.abilities])]


def piece(card: Card) -> dict[str, Any]:
    """A card as data, with whether all of it has code, and what has none."""
    assert isinstance(card, (ShipCard, CrewCard))
    return {**msgspec.to_builtins(card), "coded": box.coded(card.id), "missing": box.missing(card)}


# ---- writing


def show(fleet: Fleet, json: bool) -> None:
    if json:
        print(msgspec.json.encode({"cost": cost(fleet), "line": write_line(fleet), "fleet": fleet}).decode())
    else:
        print(toml(fleet), end="")


def toml(fleet: Fleet) -> str:
    """A fleet as the file that `check` reads."""
    lines = [f"# {cost(fleet)} points"]
    if fleet.name:
        lines.append(f"name = {quoted(fleet.name)}")
    for field in ("events", "forts", "uniques", "crew", "equipment", "stock"):
        held: list[str] = getattr(fleet, field)
        if held:
            lines.append(f"{field} = {listed(held)}")
    for berth in fleet.ships:
        card = box.ships()[berth.ship]
        paid = card.cost + crew_cost(berth)
        lines += ["", "[[ships]]", f"ship = {quoted(berth.ship)} # {card.name}, {paid} points with her crew"]
        for field in ("crew", "equipment", "marked"):
            aboard: list[str] = getattr(berth, field)
            if aboard:
                names = ", ".join(texts("pirates", "en").thing(word) for word in aboard)
                lines.append(f"{field} = {listed(aboard)} # {names}")
        if berth.friends:
            pairs = ", ".join(f"{quoted(a)} = {quoted(b)}" for a, b in berth.friends.items())
            lines.append(f"friends = {{ {pairs} }}")
        if berth.flame:
            lines.append("flame = true")
    return "\n".join(lines) + "\n"


def quoted(word: str) -> str:
    return msgspec.json.encode(word).decode()


def listed(words: list[str]) -> str:
    return f"[{', '.join(map(quoted, words))}]"
