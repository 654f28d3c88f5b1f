"""The package with its hot modules compiled by mypyc: for `make fast` and for wheels (see hatch_build.py).

The sources stay the one truth: what is compiled is a copy, and a run with PYTHONPATH=build/fast uses it. What
is hot is said beside the code: the kernel's list is here, each game's in its own `fast.txt` (one module a
line).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "flibuste"
TARGET = ROOT / "build" / "fast"
KERNEL = (
    "kernel/dice.py",
    "kernel/table.py",
    "kernel/match.py",
    "kernel/seat.py",
    "kernel/rollout.py",
    "bots/rand.py",
    "bots/search.py",
)
#: mypyc defines a group's table in each of its files; what these share nobody else needs to find
FLAGS = "-fcommon -fvisibility=hidden"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups!r}
modules = mypycify(
    ["--ignore-missing-imports", *(file for files, _ in GROUPS for file in files)],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    separate=GROUPS,
)
setup(name="flibuste-fast", ext_modules=modules)
"""

#: One random game of each, in the fewest seats, by the compiled modules: what compiles may fail at play.
PROOF = """
from importlib import import_module
from flibuste.arena.variants import variants
from flibuste.bots.rand import random_bot
from flibuste.kernel.match import Match
from flibuste.kernel.seat import play

for name in {names!r}:
    game = import_module("flibuste.games." + name).GAME
    seats = min(seats for seats, options in variants(game) if not options)
    match = play(Match(game, seats, seed=1), [random_bot] * seats)
    match.view(0)
    match.record()
"""


class NotCompiled(RuntimeError):
    """There is no C compiler, or it failed, or what it made can't play: the message is what was said."""


def hot_modules() -> list[tuple[list[str], str]]:
    """What is compiled, in groups (one for the kernel, one for each game): files and name."""
    groups = [([f"flibuste/{name}" for name in KERNEL], "flibuste_kernel")]
    for listing in sorted(SOURCE.glob("games/*/fast.txt")):
        names = listing.read_text(encoding="utf-8").split()
        game = listing.parent.name
        groups.append(([f"flibuste/games/{game}/{name}.py" for name in names], f"flibuste_{game}"))
    return groups


def fingerprint() -> str:
    digest = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=16)
    for file in sorted(SOURCE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(str(file.relative_to(SOURCE)).encode() + file.read_bytes())
    return digest.hexdigest()


def compile_into(target: Path) -> list[Path]:
    """Copy the package into a folder, compile its hot modules there, and return the files that were made.
    Raises NotCompiled, and leaves the plain copy, where that can't be done."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "flibuste", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    groups = hot_modules()
    print(f"compiling {sum(len(files) for files, _ in groups)} modules …", flush=True)
    (target / "setup.py").write_text(SETUP.format(groups=groups), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
        cwd=target,
        env=os.environ | {"CFLAGS": FLAGS},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(done.stdout + done.stderr)
    prove(target)
    found = [*target.glob("*"), *(target / "flibuste").rglob("*")]
    return [file for file in found if file.suffix in (".so", ".pyd")]


def prove(target: Path) -> None:
    """Play with the package in a folder. Raises NotCompiled where that fails."""
    names = [listing.parent.name for listing in sorted(SOURCE.glob("games/*/fast.txt"))]
    done = subprocess.run(
        [sys.executable, "-c", PROOF.format(names=names)],
        cwd=target,
        env=os.environ | {"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(done.stdout + done.stderr)


def main() -> int:
    stamp = TARGET / "stamp"
    now = fingerprint()
    if stamp.exists() and stamp.read_text() == now:
        return 0
    try:
        compile_into(TARGET)
    except NotCompiled as failed:
        print(failed, file=sys.stderr)
        return 1
    stamp.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
