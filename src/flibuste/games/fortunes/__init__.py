"""Fortunes de Mer: captains of the Caribbean trade, raid, and hide their Gold."""

from __future__ import annotations

from flibuste.kernel import data
from flibuste.kernel.game import Game, Setting

from . import board
from .bot import smart
from .census import census
from .ending import result
from .evaluate import evaluate
from .hints import hint
from .rounds import play
from .setup import setup
from .state import State
from .summary import summary
from .view import redeal, view

GAME = Game(
    name="fortunes",
    package=__name__,
    seats=(2, 3, 4),
    state=State,
    settings=(
        Setting("target", 10, low=5, high=20),
        Setting("coins", False),
        Setting("npcs", "neighbour", choices=("neighbour", "computer")),
        Setting("rewards", "one", choices=("one", "all")),
    ),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=board.draw,
    summary=summary,
    windows=("announce", "quick-wits"),
    bots={"smart": smart},
    hint=hint,
    soak=5000,
    data_version=data.version(__name__),
)
