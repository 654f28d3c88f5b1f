"""`make bench`: how fast each game is, as it is and compiled; with PEERS=1, side by side with catanatron.

Each contender has a process of its own and they take turns, one at a time, so that all meet the same machine
on one core; the medians of the rounds are given. Only decisions with two or more options count, on all sides.
The table goes to standard output, the same as JSON after it and to bench/results.json.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import flibuste

ROUNDS = 7
SECONDS = 1.0
HERE = Path(__file__).parent
FAST = HERE.parent / "build" / "fast"
PEER = "catanatron"


class Worker:
    def __init__(self, name: str, fast: bool) -> None:
        self.name = name
        self.label = f"{name} (compiled)" if fast else name
        environment = dict(os.environ)
        environment["PYTHONPATH"] = str(FAST) if fast else ""
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, do: str) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, "game": self.name, "seconds": SECONDS}) + "\n")
        self.process.stdin.flush()
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    asked = sys.argv[1:] or list(flibuste.games())
    workers = [
        Worker(name, fast) for name in asked for fast in ((False, True) if FAST.exists() else (False,))
    ]
    if os.environ.get("PEERS") == "1":
        workers.append(Worker(PEER, fast=False))
    rounds = [{worker.label: worker.ask("play") for worker in workers} for _ in range(ROUNDS)]
    rows: dict[str, dict[str, float]] = {}
    for worker in workers:
        row = rows[worker.label] = {
            key: statistics.median(one[worker.label][key] for one in rounds)
            for key in ("decisions_per_second", "games_per_second")
        }
        if PEER in rounds[0]:
            row["times_the_peer"] = statistics.median(
                one[worker.label]["decisions_per_second"] / one[PEER]["decisions_per_second"]
                for one in rounds
            )
        row |= worker.ask("copy")
        worker.stop()
    report = {"python": platform.python_version(), "rounds": ROUNDS, "results": rows}
    (HERE / "results.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    show(rows)
    print(json.dumps(report))


def show(rows: dict[str, dict[str, float]]) -> None:
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    table = Table("game", *columns, title="random play on one core; decisions with two or more options")
    for name, row in rows.items():
        table.add_row(name, *(f"{row[c]:,.1f}" if c in row else "" for c in columns))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
