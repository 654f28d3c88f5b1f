"""La Crique des Pirates (Paul Randles and Daniel Stahl, 2003): twelve months to become the most famous
pirate of the cove. 3 to 5 players; 2 with an option."""

from __future__ import annotations

from flibuste.kernel import data
from flibuste.kernel.game import Game, Setting

from . import board
from .bot import smart
from .ends import result
from .events import WINDOWS
from .hints import FIGURES, hint
from .month import play
from .setup import fault, setup
from .state import State
from .summary import summary
from .view import census, evaluate, redeal, view

GAME = Game(
    name="crique",
    package=__name__,
    seats=(2, 3, 4, 5),
    state=State,
    settings=(
        Setting("multi_mastercraft", False),
        Setting("cove_pay_what_you_can", False),
        Setting("short_game", False),
        Setting("blackbeard_only", False),
        Setting("small_hull", False),
        Setting("two_players", False),
        Setting("tavern_draft", False),
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
    bots={"smart": smart},
    windows=(*(f"window-{moment}" for moment, _ in WINDOWS.values()), "battle-card"),
    fault=fault,
    figures=FIGURES,
    hint=hint,
    soak=20000,
    data_version=data.version(__name__),
)
