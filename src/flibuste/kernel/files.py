"""Files that somebody hands us: they may be no files at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

#: Bytes of a file at most. The longest records take a hundredth of that.
LARGEST = 32_000_000


def read_bytes(file: Path) -> bytes:
    """What a file holds; ValueError says why it can't be read. A pipe into which nobody writes is not
    waited for."""
    try:
        with open(file, "rb", opener=_open_at_once) as opened:
            content = opened.read(LARGEST + 1)
            piped = stat.S_ISFIFO(os.fstat(opened.fileno()).st_mode)
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None
    if piped and not content:
        raise ValueError(f"{file}: a pipe into which nobody writes")
    if len(content) > LARGEST:  # or without an end, as /dev/zero
        raise ValueError(f"{file}: too large: expected at most {LARGEST} bytes")
    return content


def read_text(file: Path, *, exact: bool = False) -> str:
    """The text of a file; its line ends as they stand there if that must be `exact`, else those of any system
    for ours. ValueError says what is wrong with it."""
    try:
        text = read_bytes(file).decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: expected a text file in UTF-8") from None
    return text if exact else text.replace("\r\n", "\n").replace("\r", "\n")


def _open_at_once(path: str, flags: int) -> int:
    """Open without waiting for somebody who writes there; for what he writes one waits as ever."""
    if not hasattr(os, "O_NONBLOCK"):  # a system without such pipes
        return os.open(path, flags)
    handle = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return handle
