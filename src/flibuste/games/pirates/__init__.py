"""Pirates de…: fleets built from a catalogue, ships on an open table."""

from __future__ import annotations

from ...kernel import data
from ...kernel.game import Game, Setting
from . import abilities_board, abilities_guns, abilities_sea, abilities_turn, effects, fleets
from .board import draw
from .bot import smart
from .ending import evaluate, result
from .forms import check, suggest
from .setup import setup
from .state import State
from .summary import summary
from .turn import play
from .view import census, redeal, view

#: modules that register ability codes
CODES = (abilities_board, abilities_guns, abilities_sea, abilities_turn)

GAME = Game(
    name="pirates",
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    state=State,
    settings=(
        Setting("points", 40, low=20, high=100),
        Setting("fleets", "random"),
        Setting("layout", "automatic", choices=("automatic", "players")),
        Setting("terrain", 1, low=0, high=3),
        Setting("mysterious", 2, low=0, high=4),
        Setting("purse", "even", choices=("even", "steep", "bluff", "jackpot")),
        Setting("uniques", 1, low=0, high=3),
        Setting("measure", "segments", choices=("segments", "cards")),
        Setting("as_printed", False),
        Setting("keep", False),
    ),
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=draw,
    bots={"smart": smart},
    summary=summary,
    check=check,
    suggest=suggest,
    rare=("scuttle",),
    fault=fleets.fault,
    namer=effects.name,
    data_version=data.version(__name__),
)
