"""The entries of a game's own page of words: `rules.toml`, `rulings.toml`, `glossary.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Protocol, TypeVar

from flibuste.kernel.decoders import convert
from flibuste.kernel.installed import find


class Entry(Protocol):
    @property
    def id(self) -> str: ...


Kind = TypeVar("Kind", bound=Entry)


def by_id(game: str, file: str, table: str, kind: type[Kind]) -> dict[str, Kind]:
    """Every `[[table]]` of a file of a game, by its id; none where the game has no such file. Raises
    ValueError where an id is given twice."""
    source = files(find(game).package) / file
    if not source.is_file():
        return {}
    entries: list[Any] = tomllib.loads(source.read_text(encoding="utf-8"))[table]
    listed = [convert(entry, kind) for entry in entries]
    keyed = {entry.id: entry for entry in listed}
    if len(keyed) < len(listed):
        raise ValueError(f"{file} of {game}: an id is given twice")
    return keyed
