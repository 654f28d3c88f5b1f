"""Fluent texts, each parsed when it is first asked for: a page needs some dozens of a game's two thousand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: Where a message or a term begins: whatever belongs to one is indented.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Every message and term of a source, by its key, as it is written."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


class Bundle(FluentBundle):
    """The texts of one language, from sources that are parsed entry by entry."""

    def __init__(self, lang: str, functions: dict[str, Any]) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add_source(self, source: str) -> None:
        """Add texts; those that are there already stay."""
        for key, entry in entries(source):
            self._sources.setdefault(key, entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources or bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        key = f"-{entry_id}" if term else entry_id
        if key not in self._parsed:
            if key in self._sources:
                self.add_resource(FluentResource(self._sources[key]))
            self._parsed.add(key)  # only now: another thread may ask for the same
        return super()._lookup(entry_id, term)
