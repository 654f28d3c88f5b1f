"""Wheels with the hot modules compiled, where there is a C compiler; plain Python where there is none.

FLIBUSTE_PLAIN=1 asks for plain Python. `flibuste --version` says which of the two is installed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.fast import NotCompiled, compile_into


class Compiled(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("FLIBUSTE_PLAIN"):
            return
        target = Path(self.root) / "build" / "wheel"
        try:
            made = compile_into(target)
        except (NotCompiled, OSError) as failed:
            last = (str(failed).strip() or type(failed).__name__).splitlines()[-1]
            self.app.display_warning(f"flibuste is installed as plain Python, several times slower: {last}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in made:
            build_data["force_include"][str(file)] = str(file.relative_to(target))
