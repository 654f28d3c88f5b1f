"""How much a server bears. An operator sets it by flags or in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from flibuste.kernel.files import read_text

#: No limit can be higher.
MOST = 2**31 - 1
#: Those for which 0 says something.
MAY_BE_NONE = (
    "idle",
    "matches_per_address",
    "stored_per_address",
    "keep_finished",
    "keep_abandoned",
    "keep_unplayed",
)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a server bears."""

    #: matches under way at once: those played within `idle` seconds; longer silence yields the place
    matches: int = 2000
    idle: float = 3600.0
    #: how many of them one address may have; 0: a tenth (never all of them)
    matches_per_address: int = 0
    #: how many matches are kept that one address has made, finished ones among them; 0: however many
    stored_per_address: int = 5000
    #: matches held in memory
    held: int = 1500
    #: bytes of a request's head and of its body
    head_size: int = 16_384
    body: int = 64_000
    #: seconds in which a head and a body must have come, and an answer must have gone
    head: float = 10.0
    send: float = 20.0
    answer: float = 120.0
    #: connections at once
    connections: int = 4000
    #: requests a second from one address, and how many may come at once
    rate: float = 60.0
    burst: int = 240
    #: live channels from one address
    channels: int = 100
    #: seconds that a bot may compute for one move
    think: float = 5.0
    #: days after which matches are deleted: finished ones, ones that nobody plays any more, ones that nobody
    #: ever played; 0: never
    keep_finished: float = 0.0
    keep_abandoned: float = 0.0
    keep_unplayed: float = 0.0

    @property
    def share(self) -> int:
        """How many matches one address may have under way."""
        if self.matches_per_address:
            return self.matches_per_address
        return max(2, min(self.matches // 2, max(30, self.matches // 10)))

    @property
    def busy(self) -> int:
        """How many requests of one address may be under way: as many as may wait for news, and as many that
        work is done for. What is beyond would queue up behind them, each holding a connection."""
        return 2 * self.channels


def read_limits(file: Path | None, given: Sequence[str] = ()) -> Limits:
    """The limits of a TOML file, and over them those given as `NAME=VALUE`. ValueError for what is unfit."""
    said: dict[str, Any] = {}
    where = "limits"
    if file is not None:
        where = str(file)
        text = read_text(file)
        try:
            said = tomllib.loads(text)
        except RecursionError:
            raise ValueError(f"{file}: nested too deeply") from None
        except ValueError as error:
            raise ValueError(f"{file}: {error}") from None
    for word in given:
        name, _, value = word.partition("=")
        try:
            said[name.replace("-", "_")] = float(value) if "." in value else int(value)
        except ValueError:
            raise ValueError(f"limit {word!r}: expected NAME=NUMBER") from None
    try:
        limits = msgspec.convert(said, Limits)
    except msgspec.ValidationError as error:
        raise ValueError(f"{where}: {error}") from None
    for name in limits.__struct_fields__:
        value = getattr(limits, name)
        if not 0 <= value <= MOST:  # nan is neither
            raise ValueError(f"{where}: {name}: expected a number from 0 to {MOST}")
        if not value and name not in MAY_BE_NONE:
            raise ValueError(f"{where}: {name}: expected a number above 0")
    return limits
