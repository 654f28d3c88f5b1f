"""What a value looks at, for learning and search: what a pirate has, as numbers. All stand alike at the
start of a month."""

from __future__ import annotations

from .bot.worth import card_worth, plan, safe_months
from .box import BOX, CARD_WORDS, FAME_CARDS, HULL, LEGEND_CARDS
from .rules.ships import dice_count, hull_row, pace
from .state import OVER, TREASURES, Pirate, State

NAMES = (
    "fame",
    "fame cards",
    "chests",
    "gold",
    "can be buried",
    "future",
    "hull",
    "sails",
    "cannons",
    "crew",
    "dice",
    "speed",
    "weakest",
    "crafts",
    "parrot",
    "hand",
    "hand worth",
    "room",
    "faster than",
    "more dice than",
)


def boundary(s: State) -> int:
    """Months begun."""
    return 0 if s.step < TREASURES else s.month


def progress(s: State) -> float:
    return 1.0 if s.step == OVER else (boundary(s) - 1) / s.months if s.step >= TREASURES else 0.0


def features(s: State, seat: int) -> list[float]:
    pirate = s.pirates[seat]
    left = 1.0 - progress(s)
    guards = [ship.island for ship in s.black if ship.legend and not LEGEND_CARDS[ship.legend].prize]
    safe = safe_months(guards, s.months - s.month + 1)
    hold = min(20, hull_row(s)[max(pirate.rings[HULL], 0)])
    hand = [CARD_WORDS[card] for card in pirate.hand]
    dice = dice_count(s, None, seat)
    speed = pace(pirate)
    rivals = [other for other in range(s.seats) if other != seat]
    rings = [float(ring) for ring in pirate.rings]
    return [
        float(pirate.fame),
        float(sum(FAME_CARDS.get(card, 0) for card in pirate.hand)),
        float(pirate.chests),
        float(pirate.gold),
        pirate.chests + pirate.gold / BOX.gold_a_fame if any(safe) else 0.0,
        plan(safe, hold, min(pirate.chests, hold), min(pirate.gold, 40)),
        *rings,
        float(dice),
        float(speed),
        float(_weakest(pirate)),
        float(sum(pirate.crafts)),
        float(pirate.parrot > 0),
        float(len(hand)),
        sum(card_worth(card, left) for card in hand),
        float(hold - pirate.chests),
        float(sum(speed > pace(s.pirates[other]) for other in rivals)),
        float(sum(dice > dice_count(s, None, other) for other in rivals)),
    ]


def _weakest(pirate: Pirate) -> int:
    """How many hits put the ship out of a fight."""
    return min(ring + craft for ring, craft in zip(pirate.rings, pirate.crafts, strict=True)) + 1
