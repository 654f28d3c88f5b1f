"""The one program, `flibuste`. Bad input: one clear line, exit code 2, nothing written."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from .. import __version__
from ..kernel.data import use_overlay

app = App(
    name="flibuste",
    version=__version__,
    help="Four pirate board games, one engine: in a browser, a terminal, or from Python.",
)


def _commands() -> None:
    """The subcommands: ours, and those that installed games bring (`flibuste fleet`, say)."""
    from .play import play
    from .records import replay, verify
    from .rules import rules
    from .serve import serve
    from .sim import sim

    for command in (play, serve, sim, replay, verify, rules):
        app.command(command)
    for point in entry_points(group="flibuste.commands"):
        app.command(point.load(), name=point.name)


@app.meta.default
def _launch(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    data: Annotated[str | None, Parameter(help="a folder of your own component figures")] = None,
) -> None:
    if data is not None:
        use_overlay(data)
    app(words, exit_on_error=False, print_error=False)


@app.default
def _home() -> None:
    """Without a command: serve the games on this machine and open the browser."""
    from .serve import serve

    serve(open_browser=True)


def _said(error: Exception) -> str:
    """What went wrong, on one line."""
    if isinstance(error, UnusedCliTokensError):
        return f"not understood: {' '.join(error.unused_tokens or [])} (flibuste --help lists the commands)"
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__


def main() -> None:
    _commands()
    try:
        app.meta(exit_on_error=False, print_error=False)
    except (CycloptsError, ValueError, OSError) as error:
        print(f"flibuste: {_said(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
