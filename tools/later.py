"""The compiled package for `make play`: used where it is ready, made in the background where it is not.

Compiling takes minutes, and the first game does not wait for them. The package is made in a folder of its
own, named after the sources, and comes there by one rename: who plays meanwhile plays on, the next start is
fast.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.fast import ROOT, fingerprint

FOLDER = ROOT / "build" / "play"
#: a developer's own installation: it compiles when it is told to (`make fast`)
EDITABLE = ROOT / ".venv" / ".ready"
#: packages that stay, the newest first: a server may still read from one that is no longer the newest
KEPT = 3


def package(folder: Path = FOLDER) -> Path:
    """Where the package belongs that is made of these sources, for this Python."""
    return folder / f"{fingerprint()}-{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def refusal(target: Path) -> Path:
    """The note that says why there is no such package."""
    return target.with_name(target.name + ".plain")


def compiler() -> str | None:
    """The C compiler that would be used, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0])


def build_wheel(into: Path) -> Path | None:
    """The wheel of these sources, or None where pip could not make one (offline, say: next time it may)."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "--wheel-dir", str(into), str(ROOT)],
        env={name: value for name, value in os.environ.items() if name != "FLIBUSTE_PLAIN"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return next(into.glob("*.whl"), None) if done.returncode == 0 else None


def take(wheel: Path, target: Path) -> None:
    """Unpack a wheel where the next start finds it, whole or not at all; of a plain one only a note is kept,
    so that it is not tried again with the same sources."""
    if wheel.name.endswith("-none-any.whl"):
        refusal(target).write_text("the C compiler failed", encoding="utf-8")
        return
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="new-") as new:
        unpacked = Path(new) / "package"
        zipfile.ZipFile(wheel).extractall(unpacked)
        unpacked.rename(target)
    found = [path for path in target.parent.iterdir() if path.is_dir() and not path.name.startswith("new-")]
    for old in sorted(found, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def make() -> None:
    """Make the package, unless somebody is already making one."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.nice(19)
    with (FOLDER / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        target = package()
        with tempfile.TemporaryDirectory(dir=FOLDER, prefix="new-") as new:
            wheel = build_wheel(Path(new))
            if wheel is not None and target == package() and not target.exists():
                take(wheel, target)


def start() -> None:
    subprocess.Popen(
        [sys.executable, __file__, "--make"],
        cwd=ROOT,
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def answer(target: Path, able: bool, editable: bool) -> tuple[str, str]:
    """Where the compiled package is, if it is ready, and else a word for the player: why it is not."""
    if target.is_dir():
        return str(target), ""
    if editable:
        return "", "plain Python, as installed for development (make fast compiles)"
    if not able:
        return "", "plain Python: there is no C compiler"
    if refusal(target).exists():
        return "", f"plain Python: {refusal(target).read_text(encoding='utf-8')}"
    return "", "plain Python for now: the fast modules are compiled meanwhile, for the next start"


def main() -> int:
    if "--make" in sys.argv[1:]:
        make()
        return 0
    target, able, editable = package(), compiler() is not None, EDITABLE.exists()
    found, word = answer(target, able, editable)
    if word:
        print(word, file=sys.stderr)
    if found:
        print(found)
    elif able and not editable and not refusal(target).exists():
        start()
    return 0


if __name__ == "__main__":
    sys.exit(main())
