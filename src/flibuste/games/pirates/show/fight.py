"""A fight between ships: the one that acts, those that it can reach, masts as what is hit."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Decision
from flibuste.kernel.panels import Battle, Fact, Section, Side
from flibuste.words.texts import Texts

from .. import box as catalogue
from ..fleet.wording import in_letters
from ..state import GONE
from .pieces import flag

_KINDS = ("shoot", "board")


def battle(view: dict[str, Any], words: Texts, decision: Decision | None) -> Battle | None:
    """14.2, 11: both ships (or all that are in range), where a ship is asked to fire or to board."""
    if decision is None or decision.kind not in _KINDS or "ship" not in decision.about:
        return None
    ships = {ship["id"]: ship for ship in view["ships"]}
    named = [str(word) for option in decision.options for word in option[1:]]
    own = str(decision.about["ship"])
    foes = dict.fromkeys(word for word in named if word in ships and word != own)
    if own not in ships or not foes or len(foes) > 4:
        return None
    sides = [_side(ships[word], words) for word in (*foes, own)]
    where = words.say("battle-fire" if decision.kind == "shoot" else "battle-board", {"ship": own})
    target = next(iter(foes)) if len(foes) == 1 else ""
    return Battle(where, "", sides, target=target)


def _side(ship: dict[str, Any], words: Texts) -> Side:
    card = catalogue.ships()[ship["card"]]
    standing = len([mast for mast in ship["masts"] if mast != GONE])
    guns = [in_letters(gun, words) for gun in card.cannons]
    facts = [
        Fact("cannon", words.say("panel-guns"), " ".join(guns)),
        Fact("barrel", words.say("panel-hold"), f"{len(ship['coins'])}/{ship['cargo']}"),
        Fact("crew", words.say("sheet-crew"), str(len(ship["crew"]))),
    ]
    masts = Section(
        word=ship["id"],
        title=words.say("sheet-masts"),
        icon="mast",
        value=str(standing),
        filled=standing,
        total=len(ship["masts"]),
        note=words.say("battle-masts", {"left": standing}),
        low=standing <= 1,
    )
    picture = f'<g transform="scale(1.6)">{flag(ship["nation"], 0, 0, 13)}</g>'
    return Side(ship["id"], words.thing(ship["id"]), ship["owner"], facts, [masts], picture)
