"""Decoders are made by one thread at a time: msgspec ends the process where two look at a type at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

import flibuste

RACE = """
import sys, threading
from pathlib import Path
import flibuste
from flibuste.kernel.decoders import decoder
sys.setswitchinterval(1e-6)
for name in flibuste.games():
    state, data = flibuste.find(name).state, Path(sys.argv[1], name).read_bytes()
    start = threading.Barrier(6)
    threads = [threading.Thread(target=lambda: (start.wait(), decoder(state)(data))) for _ in range(6)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_threads_may_read_their_first_states_at_once(tmp_path: Path) -> None:
    """Without the lock two runs of five end by a segmentation fault."""
    for name in flibuste.games():
        state = flibuste.new(name, max(flibuste.find(name).seats), seed=1).state
        (tmp_path / name).write_bytes(msgspec.msgpack.encode(state))
    for _ in range(6):
        done = subprocess.run([sys.executable, "-c", RACE, str(tmp_path)], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
