"""The game's own player: it trades, raids, runs errands and brings its Gold home.

It reckons from its view alone, decision by decision, and remembers nothing: see bot_sight.py (what it reads),
bot_voyage.py (where it sails), bot_trade.py (what it does in port) and bot_fight.py (raids and combats).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from flibuste.kernel.decision import PASS, Decision, Option
from flibuste.kernel.decoders import convert
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import THUMB, Player, Thought, Weighed, chosen, compared, weights_of

from ..box import CAPTAIN, CAPTAIN_SKILLS, MISSION, MISSIONS, SCOUTING, SEAMANSHIP
from ..options import SNEAK
from . import fight, trade, voyage
from .reasons import WHY
from .sight import Sight
from .weights import WEIGHTS, Weights

Choice = Callable[[Sight, Decision], Thought]


def smart(weights: Weights = WEIGHTS) -> Bot:
    """A bot that plays to win by trade, raid or both, weighing by the table shipped or by another."""

    def choose(seat: Seat) -> Option:
        decision = seat.decision
        return chosen(decision.options, think(seat, decision, weights))

    return choose


def think(seat: Seat, decision: Decision, weights: Weights) -> Thought:
    """What to answer: by weights, or by a rule of thumb."""
    choice = CHOICES.get(decision.kind)
    if choice is None:
        return _plain(decision)
    return choice(Sight(seat.view, seat.number, weights), decision)


def by_table(table: Mapping[str, float]) -> Bot:
    return smart(convert(dict(table), Weights))


def _plain(decision: Decision) -> Option:
    """Where nothing better is known: the first option that does something."""
    for option in decision.options:
        if option[0] not in ("pass", "done"):
            return option
    return decision.options[0]


def ship(sight: Sight, decision: Decision) -> Thought:
    """A good hunter takes the sloop, others the flute with its hold."""
    skills = CAPTAIN_SKILLS[CAPTAIN[sight.me["captain"]]]
    hunter = skills[SCOUTING] + skills[SEAMANSHIP] >= 6
    return decision.options[0 if hunter else 1]


def keep_mission(sight: Sight, decision: Decision) -> Thought:
    def odds(option: Option) -> float:
        tasks = MISSIONS[MISSION[option[1]]].task
        chance = 1.0
        for task in tasks:
            chance *= voyage.DOABLE.get(task.kind, 0.3)
        return chance

    return [odds(option) for option in decision.options]


def second_chance(sight: Sight, decision: Decision) -> Thought:
    """Roll again before a card is spent on it."""
    return decision.options[1]


def clear(sight: Sight, decision: Decision) -> Thought:
    """Clear a nation altogether if it can be paid, else as many as possible."""
    counts = [option for option in decision.options if option[0] == "clear"]
    if not counts:
        return decision.options[0]
    whole = [o for o in counts if o[2] == sight.bounties.get(o[1], 0)]
    return max(whole or counts, key=lambda option: option[2])


def discard_glory(sight: Sight, decision: Decision) -> Thought:
    return [-float(VALUE.get(option[1], 1)) for option in decision.options]


#: Cards that are worth keeping, the rest count 1.
VALUE = {
    "following_wind": 4,
    "high_friends": 4,
    "spyglass": 4,
    "smugglers_cove": 2,
    "informant": 5,
    "friendly_yard": 3,
    "fat_prize": 3,
    "sharp_bargain": 2,
    "powder_smoke": 3,
}


def demand(sight: Sight, decision: Decision) -> Thought:
    """The demand that our hold can meet."""
    return [float(sight.hold[option[1]]) for option in decision.options]


def bribe(sight: Sight, decision: Decision) -> Thought:
    """Gold while there is enough of it, else the smugglers' cove."""
    if sight.gold >= 12:
        return decision.options[0]
    return SNEAK if SNEAK in decision.options else PASS


def swap_ship(sight: Sight, decision: Decision) -> Thought:
    rich = sight.gold >= 15 + 10 * sight.chest_room and sight.me["ship"] in ("sloop", "flute")
    return decision.options[1 if rich else 0]


CHOICES: dict[str, Choice] = {
    "act": voyage.act,
    "port": trade.port,
    "sell": trade.sell,
    "buy": trade.buy,
    "yard": trade.yard,
    "chest": trade.chest,
    "recruit": trade.recruit,
    "keep-rumour": trade.keep_rumour,
    "keep-mission": keep_mission,
    "drop": trade.drop,
    "stow": trade.stow,
    "mend": trade.mend,
    "merchant": fight.merchant,
    "raid": fight.raid,
    "raid-card": fight.raid_card,
    "ignore": fight.ignore,
    "spend": fight.spend,
    "declare": fight.declare,
    "suffer": fight.suffer,
    "parry": fight.parry,
    "announce": fight.announce,
    "reroll": fight.reroll,
    "grapnel": fight.grapnel,
    "lay-guns": fight.lay_guns,
    "aim": fight.aim,
    "capture": fight.capture,
    "ship": ship,
    "second-chance": second_chance,
    "clear": clear,
    "discard-glory": discard_glory,
    "demand": demand,
    "bribe": bribe,
    "swap-ship": swap_ship,
}


# ---- saying why


def weigh(seat: Seat) -> list[Weighed]:
    """Every option with its weight, and the two or three things that decided."""
    decision = seat.decision
    options = decision.options
    weights = weights_of(options, think(seat, decision, WEIGHTS))
    why = WHY.get(decision.kind)
    sight = Sight(seat.view, seat.number, WEIGHTS)
    return [
        Weighed(option, weight, (*(why(sight, decision, option, weight) if why else (THUMB,)), *side))
        for option, weight, side in zip(options, weights, compared(options, weights), strict=True)
    ]


PLAYER = Player(msgspec.structs.asdict(WEIGHTS), by_table, weigh)
