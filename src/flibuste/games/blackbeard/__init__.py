"""Blackbeard, l'âge d'or de la piraterie: one to five players, six to ten by the suggestion of 2.7."""

from __future__ import annotations

from flibuste.kernel import data
from flibuste.kernel.game import Game, Result, Setting

from .board import draw
from .bot import smart
from .evaluate import evaluate
from .hints import FIGURES, hint
from .preparation import setup
from .state import CAUSES, State, score
from .summary import summary
from .turn import play
from .view import census, redeal, view

SETTINGS = (
    Setting("commissioners", "2008", ("2008", "rulebook")),
    Setting("pirates", "deal", ("deal", "draft")),
    Setting("deployment", "turn", ("turn", "secret", "random")),
    Setting("length", "standard", ("standard", "long")),
    Setting("split_deck", False),
    Setting("duel_notoriety", False),
)


def result(s: State) -> Result:
    """18.11: the most victory points; alone, 19.9."""
    detail = tuple(dict(zip(CAUSES, s.vp[seat], strict=True)) for seat in range(s.seats))
    if s.seats == 1:
        from .solitaire import won

        return Result((score(s, 0),), (1 if won(s) else 2,), detail)
    return Result.by_score([score(s, seat) for seat in range(s.seats)], detail)


GAME = Game(
    name="blackbeard",
    package=__name__,
    seats=tuple(range(1, 11)),
    state=State,
    settings=SETTINGS,
    setup=setup,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    evaluate=evaluate,
    census=census,
    draw=draw,
    summary=summary,
    windows=("respond", "interrupt"),
    bots={"smart": smart},
    figures=FIGURES,
    hint=hint,
    soak=5000,
    data_version=data.version(__name__),
)
