"""An owner's own figures over ours: used where they are sound, refused where they are not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def with_figures(folder: Path, file: str, text: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run a line of Python with a file of the owner's figures laid over ours."""
    (folder / "fortunes").mkdir()
    (folder / "fortunes" / f"{file}.toml").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "FLIBUSTE_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


READ = "from flibuste.games.fortunes.tables import RUMOUR, RUMOURS as r; print(r[RUMOUR['stranded_galleon']])"
PLAY = "import flibuste; flibuste.new('fortunes', seats=2, seed=1)"


def test_a_rumours_figures_can_be_changed(tmp_path: Path) -> None:
    text = '[[rumour]]\nid = "stranded_galleon"\neffect = [{ op = "gold", n = 20 }]\n'
    done = with_figures(tmp_path, "rumours", text, READ)
    assert done.returncode == 0, done.stderr
    assert "n=20" in done.stdout
    assert "source='owner'" in done.stdout


def test_an_unknown_operation_is_refused_by_name(tmp_path: Path) -> None:
    text = '[[rumour]]\nid = "stranded_galleon"\neffect = [{ op = "whistle" }]\n'
    done = with_figures(tmp_path, "rumours", text, PLAY)
    assert done.returncode != 0
    assert "BadData: rumours.toml: 'stranded_galleon': field effect: no operation 'whistle'" in done.stderr


def test_a_figure_of_the_wrong_kind_is_refused(tmp_path: Path) -> None:
    text = '[[mission]]\nid = "queens_cousin"\neffect = [{ op = "gold", n = "much" }]\n'
    done = with_figures(tmp_path, "missions", text, PLAY)
    assert done.returncode != 0
    assert "queens_cousin" in done.stderr


def test_a_place_that_is_not_on_the_map_is_refused(tmp_path: Path) -> None:
    done = with_figures(tmp_path, "events", '[[event]]\nid = "en_myngs"\nzone = "paris"\n', PLAY)
    assert "BadData: events.toml: event 'en_myngs': field zone: no zone 'paris'" in done.stderr


def test_a_ninth_good_is_refused(tmp_path: Path) -> None:
    done = with_figures(tmp_path, "goods", '[[good]]\nid = "silk"\n', PLAY)
    assert "BadData: goods.toml: goods: expected 8, found 9" in done.stderr
