"""The one program, `flibuste`. Bad input: one clear line, exit code 2, nothing written."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from flibuste import __version__
from flibuste.kernel.data import use_overlay
from flibuste.kernel.installed import games

from .numbers import typed
from .streams import leave_unread, make_ready


def _version() -> str:
    """The version, and whether the hot modules are compiled (docs/hosting.md)."""
    kernel = find_spec("flibuste.kernel.match")
    plain = kernel is None or str(kernel.origin).endswith(".py")
    return f"{__version__} ({'plain Python' if plain else 'compiled'})"


app = App(
    name="flibuste",
    version=_version,
    help="Four pirate board games, one engine: in a browser, a terminal, or from Python.",
    default_parameter=Parameter(converter=typed),
)


#: Our subcommands with a line of help. They are loaded when called: `--version` need not load a web server.
COMMANDS = {
    "play": ("flibuste.cli.play:play", "Play in the terminal, against bots or with others at one keyboard."),
    "learn": ("flibuste.cli.learn:learn", "Learn a game by playing: lessons with real positions."),
    "serve": ("flibuste.cli.serve:serve", "Serve the games to browsers, for several people."),
    "backup": ("flibuste.cli.backup:backup", "Copy a server's matches into a file."),
    "restore": ("flibuste.cli.backup:restore", "Put the matches of a backup in place of a server's."),
    "sim": ("flibuste.cli.sim:sim", "Play many games between bots and count who wins."),
    "ladder": ("flibuste.cli.ladder:ladder", "Rate bots against each other, with intervals."),
    "tune": ("flibuste.cli.tune:tune", "Improve the numbers that a game's own player weighs by."),
    "train": ("flibuste.cli.train:train", "Make the value that a game's searchers judge by anew."),
    "replay": ("flibuste.cli.records:replay", "Step through a record, or draw the board after each choice."),
    "verify": ("flibuste.cli.records:verify", "Audit a record: every die and every deal from its seed."),
    "rules": ("flibuste.cli.rules:rules", "Read the rules of a game, in our own words."),
}


def _commands() -> None:
    """Register the subcommands: ours, and those that installed games bring (`flibuste fleet`, say)."""
    for name, (where, about) in COMMANDS.items():
        app.command(where, name=name, help=about)
    for point in entry_points(group="flibuste.commands"):
        # what it says of itself is read when it is called: a list of commands need not load a game
        told = f"From an installed game: see flibuste {point.name} --help."
        app.command(point.value, name=point.name, help=None if point.name in sys.argv else told)


@app.meta.default
def _launch(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    data: Annotated[str | None, Parameter(help="a folder of your own component figures")] = None,
) -> None:
    if data is not None:
        use_overlay(data)
        if not any((Path(data) / game).is_dir() for game in games()):
            raise ValueError(f"{data}: expected a folder in it, named as a game: {', '.join(games())}")
    app(words, exit_on_error=False, print_error=False)


@app.default
def _home() -> None:
    """Without a command: serve the games on this machine and open the browser."""
    app(["serve", "--open-browser"], exit_on_error=False, print_error=False)


#: Characters of an error: what was given may be a file of junk without a line end.
LONGEST = 500


def _said(error: Exception) -> str:
    """What went wrong, on one line."""
    if isinstance(error, UnusedCliTokensError):
        return f"not understood: {' '.join(error.unused_tokens or [])} (flibuste --help lists the commands)"
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    said = _shown(" ".join(str(error).split())) or type(error).__name__
    return said if len(said) <= LONGEST else f"{said[: LONGEST // 2]} … {said[-LONGEST // 4 :]}"


def _shown(said: str) -> str:
    """What a terminal only shows: a forged record could have it wipe out what is said of it."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in said)


def main() -> None:
    make_ready()
    _commands()
    try:
        app.meta(exit_on_error=False, print_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read has read enough: no input of ours is bad
        leave_unread()
        sys.exit(1)
    except (CycloptsError, ValueError, OSError) as error:
        print(f"flibuste: {_said(error)}", file=sys.stderr)
        sys.exit(2)
    except RecursionError:
        print("flibuste: what was given is nested too deeply", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
