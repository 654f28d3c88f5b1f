"""Every test runs with the fifth game installed: a folder on the path with an entry point, nothing more."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FIFTH = str(Path(__file__).parent / "fifth")
sys.path.insert(0, FIFTH)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [FIFTH, os.environ.get("PYTHONPATH")]))
