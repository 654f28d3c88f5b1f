"""Blackbeard, l'âge d'or de la piraterie: one to five players, six to ten by the suggestion of 2.7."""

from __future__ import annotations

from flibuste.draw.compose import drawing
from flibuste.kernel import data
from flibuste.kernel.game import Game
from flibuste.kernel.settings import Setting

from .bot.player import smart
from .bot.reasons import PLAYER
from .evaluate import evaluate
from .features import NAMES, boundary, features, progress
from .rules.ending import result
from .rules.flow import play
from .rules.setup import setup
from .show.hints import FIGURES, hint
from .show.panels import BEATS, panels
from .show.summary import summary
from .state import State
from .view import census, redeal, view

GAME = Game(
    name="blackbeard",
    package=__name__,
    seats=tuple(range(1, 11)),
    minutes=(60, 180),
    weight=5,
    state=State,
    settings=(
        Setting("commissioners", "2008", ("2008", "rulebook")),
        Setting("pirates", "deal", ("deal", "draft")),
        Setting("deployment", "turn", ("turn", "secret", "random")),
        Setting("length", "standard", ("standard", "long")),
        Setting("split_deck", False),
        Setting("duel_notoriety", False),
    ),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=drawing("blackbeard", panels),
    panels=panels,
    beats=BEATS,
    outs=("stop", "done", "hush", "leave", "no"),
    summary=summary,
    windows=("respond", "interrupt"),
    bots={"smart": smart},
    player=PLAYER,
    boundary=boundary,
    features=features,
    feature_names=NAMES,
    progress=progress,
    horizon=lambda seats: seats + 1,  # to the end of one's own next turn
    pace=4000,
    figures=FIGURES,
    hint=hint,
    soak=10000,
    data_version=data.version(__name__),
)
