"""Pirates de…: fleets built from a catalogue, ships on an open table."""

from __future__ import annotations

from flibuste.draw.compose import drawing
from flibuste.kernel import data
from flibuste.kernel.game import Catalogue, Game
from flibuste.kernel.settings import Setting

from . import abilities as abilities
from .bot.player import smart
from .bot.reasons import PLAYER
from .evaluate import evaluate
from .features import NAMES, boundary, features, progress
from .fleet import page, samples, wording
from .rules.ending import result
from .rules.flow import play
from .rules.forms import check, pick, suggest
from .rules.setup import setup
from .show.hints import hint
from .show.panels import BEATS, panels
from .show.summary import summary
from .state import State
from .table.faults import faults
from .table.trace import trace
from .view import census, redeal, view

#: the forms that are filled in on the table, and the widget of each
WIDGETS = {"course": "course"} | dict.fromkeys(
    ("pivot", "away", "berth", "heading", "smoke", "token", "tile", "island"), "aim"
)

GAME = Game(
    name="pirates",
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    minutes=(30, 60),
    weight=3,
    state=State,
    settings=(
        Setting("points", 40, low=20, high=100),
        Setting("fleets", "random", each=True),
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
    faults=faults,
    draw=drawing("pirates", panels),
    panels=panels,
    beats=BEATS,
    web=WIDGETS,
    bots={"smart": smart},
    player=PLAYER,
    boundary=boundary,
    features=features,
    feature_names=NAMES,
    progress=progress,
    horizon=lambda seats: seats + 1,  # to the end of one's own next turn
    pace=800,  # the master is slower than the usual player
    summary=summary,
    hint=hint,
    check=check,
    suggest=suggest,
    pick=pick,
    trace=trace,
    pages={"fleet": "fleet-title"},
    catalogue=Catalogue(page.listing, page.judge),
    rare=("scuttle",),
    outs=("end",),
    fault=samples.fault,
    namer=wording.name,
    data_version=data.version(__name__),
)
