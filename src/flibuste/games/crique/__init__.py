"""La Crique des Pirates (Paul Randles and Daniel Stahl, 2003): twelve months to become the most famous
pirate of the cove. 3 to 5 players; 2 with an option."""

from __future__ import annotations

from flibuste.draw.compose import drawing
from flibuste.kernel.data import version
from flibuste.kernel.game import Game
from flibuste.kernel.settings import Setting

from .bot.player import PLAYER, smart
from .evaluate import evaluate
from .features import NAMES, boundary, features, progress
from .rules.ending import result
from .rules.events import WINDOW_KINDS
from .rules.flow import play
from .rules.setup import fault, setup
from .show.bill import bill
from .show.hints import FIGURES, hint
from .show.panels import BEATS, panels
from .show.summary import summary
from .state import State
from .view import census, redeal, view

GAME = Game(
    name="crique",
    package=__name__,
    seats=(2, 3, 4, 5),
    minutes=(45, 60),
    weight=2,
    state=State,
    settings=(
        Setting("multi_mastercraft", False),
        Setting("cove_pay_what_you_can", False),
        Setting("short_game", False),
        Setting("blackbeard_only", False),
        Setting("small_hull", False),
        Setting("two_players", False, seats=(2,)),
        Setting("tavern_draft", False),
    ),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=drawing("crique", panels),
    panels=panels,
    beats=BEATS,
    summary=summary,
    bots={"smart": smart},
    player=PLAYER,
    boundary=boundary,
    features=features,
    feature_names=NAMES,
    progress=progress,
    far=lambda seats: 2,
    pace=7000,
    windows=(*WINDOW_KINDS, "battle-card"),
    outs=("flee",),
    fault=fault,
    figures=FIGURES,
    hint=hint,
    bill=bill,
    soak=40000,
    data_version=version(__name__),
)
