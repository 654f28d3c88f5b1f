"""The game's own player: it trades, raids, runs errands and brings its Gold home.

It reckons from its view alone, decision by decision, and remembers nothing: see bot_sight.py (what it reads),
bot_voyage.py (where it sails), bot_trade.py (what it does in port) and bot_fight.py (raids and combats).
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import PASS, Decision, Option
from ...kernel.seat import Bot, Seat
from . import bot_fight, bot_trade, bot_voyage
from .bot_sight import Sight
from .tables import CAPTAIN, CAPTAIN_SKILLS, MISSION, MISSIONS, SCOUTING, SEAMANSHIP

Choice = Callable[[Sight, Decision], Option]


def smart() -> Bot:
    """A bot that plays to win by trade, raid or both."""
    return _choose


def _choose(seat: Seat) -> Option:
    decision = seat.decision
    choice = CHOICES.get(decision.kind)
    if choice is None:
        return _plain(decision)
    return choice(Sight(seat.view, seat.number), decision)


def _plain(decision: Decision) -> Option:
    """Where nothing better is known: the first option that does something."""
    for option in decision.options:
        if option[0] not in ("pass", "done"):
            return option
    return decision.options[0]


def ship(sight: Sight, decision: Decision) -> Option:
    """A good hunter takes the sloop, others the flute with its hold."""
    skills = CAPTAIN_SKILLS[CAPTAIN[sight.me["captain"]]]
    hunter = skills[SCOUTING] + skills[SEAMANSHIP] >= 6
    return decision.options[0 if hunter else 1]


def keep_mission(sight: Sight, decision: Decision) -> Option:
    def odds(option: Option) -> float:
        tasks = MISSIONS[MISSION[option[1]]].task
        found = 1.0
        for task in tasks:
            found *= bot_voyage.DOABLE.get(task.kind, 0.3)
        return found

    return max(decision.options, key=odds)


def second_chance(sight: Sight, decision: Decision) -> Option:
    """Roll again before a card is spent on it."""
    return decision.options[1]


def clear(sight: Sight, decision: Decision) -> Option:
    """Clear a nation altogether if it can be paid, else as many as possible."""
    counts = [option for option in decision.options if option[0] == "clear"]
    if not counts:
        return decision.options[0]
    whole = [o for o in counts if o[2] == sight.bounties.get(o[1], 0)]
    return max(whole or counts, key=lambda option: option[2])


def discard_glory(sight: Sight, decision: Decision) -> Option:
    return min(decision.options, key=lambda option: VALUE.get(option[1], 1))


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


def demand(sight: Sight, decision: Decision) -> Option:
    """The demand that our hold can meet."""
    return max(decision.options, key=lambda option: sight.hold[option[1]])


def bribe(sight: Sight, decision: Decision) -> Option:
    return decision.options[0] if sight.gold >= 12 else PASS


def swap_ship(sight: Sight, decision: Decision) -> Option:
    rich = sight.gold >= 15 + 10 * sight.chest_room and sight.me["ship"] in ("sloop", "flute")
    return decision.options[1 if rich else 0]


CHOICES: dict[str, Choice] = {
    "act": bot_voyage.act,
    "port": bot_trade.port,
    "sell": bot_trade.sell,
    "buy": bot_trade.buy,
    "yard": bot_trade.yard,
    "chest": bot_trade.chest,
    "recruit": bot_trade.recruit,
    "keep-rumour": bot_trade.keep_rumour,
    "keep-mission": keep_mission,
    "drop": bot_trade.drop,
    "stow": bot_trade.stow,
    "mend": bot_trade.mend,
    "merchant": bot_fight.merchant,
    "raid": bot_fight.raid,
    "raid-card": bot_fight.raid_card,
    "ignore": bot_fight.ignore,
    "spend": bot_fight.spend,
    "declare": bot_fight.declare,
    "suffer": bot_fight.suffer,
    "parry": bot_fight.parry,
    "announce": bot_fight.announce,
    "reroll": bot_fight.reroll,
    "grapnel": bot_fight.grapnel,
    "lay-guns": bot_fight.lay_guns,
    "aim": bot_fight.aim,
    "capture": bot_fight.capture,
    "ship": ship,
    "second-chance": second_chance,
    "clear": clear,
    "discard-glory": discard_glory,
    "demand": demand,
    "bribe": bribe,
    "swap-ship": swap_ship,
}
