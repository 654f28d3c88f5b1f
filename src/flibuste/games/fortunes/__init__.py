"""Fortunes de Mer: captains of the Caribbean trade, raid, and hide their Gold."""

from __future__ import annotations

from flibuste.draw.compose import drawing
from flibuste.kernel import data
from flibuste.kernel.game import Game
from flibuste.kernel.settings import Setting

from .bot.player import PLAYER, smart
from .evaluate import evaluate
from .features import NAMES, boundary, features, progress
from .rules.ending import result
from .rules.flow import play
from .rules.setup import setup
from .show.bill import bill
from .show.figures import SAID
from .show.hints import hint
from .show.panels import BEATS, panels
from .show.summary import summary
from .state import State
from .view import census, redeal, view

GAME = Game(
    name="fortunes",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(45, 120),
    weight=4,
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
    draw=drawing("fortunes", panels),
    panels=panels,
    beats=BEATS,
    outs=("done", "end", "release"),
    summary=summary,
    windows=("announce", "quick-wits", "before-search"),
    bots={"smart": smart},
    player=PLAYER,
    boundary=boundary,
    features=features,
    feature_names=NAMES,
    progress=progress,
    figures=SAID,
    horizon=lambda seats: seats + 1,  # to the end of one's own next turn
    far=lambda seats: 2 * seats + 1,  # to the end of the turn after it
    pace=3500,
    hint=hint,
    bill=bill,
    soak=10000,
    data_version=data.version(__name__),
)
