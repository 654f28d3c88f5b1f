"""The access log: a line of JSON for each answer, without a secret in it."""

from __future__ import annotations

import sys
import time
from typing import TextIO

import msgspec


class Visited(msgspec.Struct):
    """One answer. The path is logged without its query; the secret of a link is in neither."""

    at: float
    address: str
    method: str
    path: str
    status: int
    ms: float


class AccessLog:
    """Writes a line for each answer to a file (`-`: standard output)."""

    def __init__(self, where: str) -> None:
        self._file: TextIO = sys.stdout if where == "-" else open(where, "a", encoding="utf-8")  # noqa: SIM115
        self._encode = msgspec.json.Encoder().encode

    def write(self, address: str, method: str, path: str, status: int, seconds: float) -> None:
        line = Visited(round(time.time(), 3), address, method, path[:200], status, round(seconds * 1000, 1))
        self._file.write(self._encode(line).decode() + "\n")
        self._file.flush()
