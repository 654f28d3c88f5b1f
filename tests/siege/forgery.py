"""Records forged with marks that fit, records and component files of junk: refused, or harmless."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path

import flibuste
from tests.kernel.test_audit import GOLDEN, bare, harmless, marked, survivors

FORGED = 400
JUNK = 2_000
FILES = 40


def attack(scale: float) -> str:
    rng = random.Random(5)
    verified = forged = 0
    games = [game for game in flibuste.games() if (GOLDEN / game).is_dir()]
    for game in games:
        file = min(GOLDEN.glob(f"{game}/*.txt"), key=lambda file: file.stat().st_size)
        text = file.read_text(encoding="utf-8")
        wanted = max(3, int(FORGED * scale))
        left = survivors(text, rng, wanted)
        assert all(harmless(one) for one in left)
        forged, verified = forged + wanted, verified + len(left)
        _junk_records(text, rng, max(5, int(JUNK * scale)))
    files = max(4, int(FILES * scale))
    for number in range(files):
        _junk_file(games[number % len(games)], rng)
    return (
        f"{forged} forged records: {verified} verify, each of them an honest match of the same seed;"
        f" {files} component files of junk: one line each"
    )


def _junk_records(text: str, rng: random.Random, count: int) -> None:
    lines = bare(text)
    strange = [chr(code) for code in (0, 9, 32, 48, 57, 91, 123, 233, 0x202E, 0xFFFE)]
    for _ in range(count):
        at = rng.randrange(len(lines))
        line = list(lines[at])
        for _ in range(rng.randint(1, 4)):
            line.insert(rng.randint(0, len(line)), rng.choice(strange))
        try:
            flibuste.load(marked([*lines[:at], "".join(line), *lines[at + 1 : at + 40]]))
        except flibuste.BadRecord:
            continue


def _junk_file(game: str, rng: random.Random) -> None:
    """`flibuste --data` with a file that is not what it should be."""
    data = Path(flibuste.__file__).parent / "games" / game / "data"
    source = rng.choice(sorted(data.glob("*.toml")))
    text = source.read_text(encoding="utf-8")
    at = rng.randrange(len(text))
    bad = rng.choice(["[" * 3000, "\0", '"', "= = =", "9" * 400, "\n[[nothing]]\nid = 5\n", "\u202e"])
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / game
        place.mkdir()
        (place / source.name).write_text(text[:at] + bad + text[at:], encoding="utf-8")
        command = [sys.executable, "-m", "flibuste.cli", "--data", folder, "sim", game, "--games", "1"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr, (game, source.name, at, bad[:20], done.stderr)
    assert done.returncode in (0, 2), done.stderr
