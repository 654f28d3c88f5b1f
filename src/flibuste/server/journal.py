"""The access log: a line of JSON for each answer, without a secret in it."""

from __future__ import annotations

import logging
import sys
import time
from typing import IO

import msgspec

log = logging.getLogger("flibuste.server")


class Visited(msgspec.Struct):
    """One answer. The path is logged without its query; the secret of a link is in neither."""

    at: float
    address: str
    method: str
    path: str
    status: int
    ms: float


class AccessLog:
    """Writes a line for each answer to a file (`-`: standard output). What a full disk does not take is not
    written: nobody waits for it, and it is not kept."""

    def __init__(self, where: str) -> None:
        self._file: IO[bytes] = sys.stdout.buffer if where == "-" else open(where, "ab", buffering=0)  # noqa: SIM115
        self._failing = False
        self._encode = msgspec.json.Encoder().encode

    def write(self, address: str, method: str, path: str, status: int, seconds: float) -> None:
        line = Visited(round(time.time(), 3), address, method, path[:200], status, round(seconds * 1000, 1))
        try:
            self._file.write(self._encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            if not self._failing:
                log.error("the access log is not written: %s", error.strerror)
            self._failing = True
        else:
            self._failing = False
