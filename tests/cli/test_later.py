"""`make play` does not wait for a compiler: what is compiled meanwhile is there at the next start, whole."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest
from tools import later

COMPILED, PLAIN = "flibuste-0-cp311-cp311-linux_x86_64.whl", "flibuste-0-py3-none-any.whl"


def wheel(folder: Path, name: str) -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("flibuste/__init__.py", "WHERE = 'compiled'\n")
    return path


def test_a_compiled_wheel_is_what_the_next_start_imports(tmp_path: Path) -> None:
    target = later.package(tmp_path)
    assert "meanwhile" in later.answer(target, able=True, editable=False)[1]
    later.take(wheel(tmp_path, COMPILED), target)
    found, word = later.answer(target, able=True, editable=False)
    assert (found, word) == (str(target), "")
    code = "import flibuste; print(flibuste.WHERE)"
    env = os.environ | {"PYTHONPATH": found}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout == "compiled\n"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("new-")] == []


def test_a_plain_wheel_is_not_tried_again(tmp_path: Path) -> None:
    target = later.package(tmp_path)
    later.take(wheel(tmp_path, PLAIN), target)
    assert later.answer(target, able=True, editable=False) == ("", "plain Python: the C compiler failed")


def test_without_a_compiler_nothing_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert later.compiler() is None
    word = later.answer(later.package(tmp_path), able=False, editable=False)[1]
    assert word == "plain Python: there is no C compiler"


def test_a_developer_compiles_when_he_says_so(tmp_path: Path) -> None:
    assert "make fast" in later.answer(later.package(tmp_path), able=True, editable=True)[1]


def test_a_package_in_use_outlives_the_next_one(tmp_path: Path) -> None:
    archive = wheel(tmp_path, COMPILED)
    began = time.time() - 1000
    made = [tmp_path / f"sources-{number}" for number in range(later.KEPT + 1)]
    for number, target in enumerate(made):
        later.take(archive, target)
        os.utime(target, (began + number, began + number))
    later.take(archive, tmp_path / "newest")
    left = sorted(path.name for path in tmp_path.iterdir() if path.is_dir())
    assert left == ["newest", *[target.name for target in made[1 - later.KEPT :]]]
