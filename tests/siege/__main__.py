"""`python -m tests.siege [--scale 1.0] [NAME …]`: run the attacks and print their figures."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
import time
import traceback

import tests.siege


def main() -> int:
    modules = pkgutil.iter_modules(tests.siege.__path__)
    names = sorted(module.name for module in modules if not module.name.startswith("_"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(names)}")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="how much of each attack: 0.01 takes seconds"
    )
    options = parser.parse_args()
    failed = 0
    for name in options.names or names:
        attack = importlib.import_module(f"tests.siege.{name}")
        began = time.monotonic()
        try:
            figure = attack.attack(options.scale)
        except Exception:
            failed += 1
            traceback.print_exc()
            figure = "SUCCEEDED: see above"
        print(f"| {name} | {figure} | {time.monotonic() - began:.0f} s |", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
