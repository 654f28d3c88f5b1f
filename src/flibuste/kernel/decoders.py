"""Where plain data becomes a struct. Every type is looked at by one thread at a time: what msgspec has half
looked at in one thread ends the process in another."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

#: Made once for each kind of state: making one costs more than a whole turn.
_decoders: dict[Any, Callable[[bytes], Any]] = {}
_one_at_a_time = RLock()


def decoder(state: type[Any]) -> Callable[[bytes], Any]:
    """Return what reads an encoded state of that type."""
    decode = _decoders.get(state)
    if decode is None:
        with _one_at_a_time:
            decode = _decoders[state] = msgspec.msgpack.Decoder(state).decode
    return decode


def convert(data: Any, kind: type[T]) -> T:
    """Return data that was read from a file as what it is meant to be. Raises msgspec.ValidationError."""
    with _one_at_a_time:
        return msgspec.convert(data, kind)
