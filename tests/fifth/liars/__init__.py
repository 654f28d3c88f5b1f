"""Liar's dice among pirates: the fifth game, installed by its entry point alone.

It proves that a game is a folder and an entry point, and it is the worked example of
`docs/a-game-of-your-own.md`.
"""

from __future__ import annotations

from flibuste.draw.compose import drawing
from flibuste.kernel.game import Game
from flibuste.kernel.settings import Setting

from .bot import smart
from .rules import play, result, setup
from .show import hint, panels, summary
from .state import State
from .view import census, evaluate, redeal, view

GAME = Game(
    name="liars",
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    state=State,
    settings=(Setting("dice", 3, low=2, high=5), Setting("wild", True)),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=drawing("liars", panels),
    panels=panels,
    summary=summary,
    hint=hint,
    bots={"smart": smart},
    soak=2000,
)
