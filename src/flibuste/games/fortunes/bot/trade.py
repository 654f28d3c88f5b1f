"""The game's own player in port: selling, buying, the yard, the tavern, the chest."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.weigh import Thought

from ..box import FIGURES, HULL, MISSION, MISSIONS, RUMOUR, RUMOURS, SHIPS, ZONE
from .sight import Sight
from .voyage import mission_worth, next_task

_PRICES = (3, 3, 2, 1)
#: Modifications worth their price, and from how much Gold on.
FITTINGS = {"extended_hold": 6, "rigging": 8, "reinforced_hull": 14, "hammocks": 20, "gunport": 20}


def by_verb(options: Sequence[Option]) -> dict[str, list[Option]]:
    sorted_out: dict[str, list[Option]] = {}
    for option in options:
        sorted_out.setdefault(option[0], []).append(option)
    return sorted_out


def port(sight: Sight, decision: Decision) -> Thought:
    """The next activity of a Port action."""
    options = by_verb(decision.options)
    if "sell" in options and (sale := sell(sight, decision))[0] == "sell":
        return sale
    for verb in ("prove", "deliver", "errand"):
        if verb in options:
            return options[verb][0]
    if "accept" in options and sight.mission is None:
        best = max(options["accept"], key=lambda o: mission_worth(sight, MISSIONS[MISSION[o[1]]]))
        if mission_worth(sight, MISSIONS[MISSION[best[1]]]) > 0.15:
            return best
    if "recruit" in options:
        return options["recruit"][0]
    if "yard" in options and wants_yard(sight):
        return options["yard"][0]
    if "rumour" in options and sight.me["rumour"] is None and sight.gold >= FIGURES.rumour:
        return options["rumour"][0]
    if "buy" in options and sight.gold >= 2 and (sight.free_hold > 0 or room_to_make(sight) > 0):
        return options["buy"][0]
    if "hire" in options and sight.gold >= 9:
        return options["hire"][0]
    for card in options.get("play", ()):
        if card[1] == "informant" and sight.me["rumour"] is None:
            return card
    if "chest" in options and hidden(sight) > 0:
        return options["chest"][0]
    return options["done"][0]


# ---- goods


def keeps(sight: Sight, good: str) -> bool:
    """Whether a good is promised to a mission."""
    mission = sight.mission
    return mission is not None and any(task.good == good for task in mission.task[sight.me["step"] :])


def sell(sight: Sight, decision: Decision) -> Option:
    """Sell what is in demand here, and what nobody near asks for."""
    options = by_verb(decision.options)
    wanted = sight.demand(sight.zone)
    for option in options.get("sell", ()):
        if option[1] == wanted and not keeps(sight, option[1]):
            return option
    full = sight.free_hold <= 0
    for option in options.get("sell", ()):
        good = option[1]
        worth = sight.good_worth[good] + (3 if sight.hold[good] >= 3 else 0)
        if not keeps(sight, good) and (
            worth < sight.w.sell_below or (full and worth < 4 and sight.hold[good] == 1)
        ):
            return option
    return options["done"][0]


def room_to_make(sight: Sight) -> int:
    """Cards aboard that would be thrown out for better ones."""
    return sum(n for good, n in sight.hold.items() if n == 1 and sight.good_worth[good] < 3)


def buy(sight: Sight, decision: Decision) -> Thought:
    """The card that promises most over its price, as long as the hold has room."""
    options = by_verb(decision.options)
    offered = list(sight.view["offer"]["known"])
    best, choice = sight.w.buy_margin, options["done"][0]
    if sight.free_hold <= 0 and len(sight.hold) < 2:
        return choice
    for option in options.get("buy", ()):
        good = option[1]
        left = offered.count(good)
        held = sight.hold[good]
        price = _PRICES[min(left, 3)]
        worth = sight.good_worth[good]
        if held + left >= FIGURES.sale_glory and worth > 3:
            worth += sight.w.set_of_three
        elif held + left == 2 and worth > 3:
            worth += 0.5
        if keeps(sight, good):
            worth += 5
        if sight.free_hold <= 0:
            worst = (
                min(_value(sight, other) for other in sight.hold if other != good)
                if len(sight.hold) > 1
                else 9
            )
            worth -= worst + 1.5
        if worth - price > best:
            best, choice = worth - price, option
    return choice


def _value(sight: Sight, good: str) -> float:
    """What a card aboard is worth keeping for."""
    return (
        sight.good_worth[good]
        + (4 if sight.hold[good] >= 3 else 1 if sight.hold[good] == 2 else 0)
        + (5 if keeps(sight, good) else 0)
    )


def drop(sight: Sight, decision: Decision) -> Thought:
    """What is worth least goes overboard."""
    return [-_value(sight, option[1]) for option in decision.options]


def stow(sight: Sight, decision: Decision) -> Thought:
    """Keep the best of what was found."""
    options = by_verb(decision.options)
    if "stow" in options:
        return max(options["stow"], key=lambda option: sight.good_worth[option[1]] + sight.hold[option[1]])
    return options["pass"][0]


# ---- the yard


def wants_yard(sight: Sight) -> bool:
    sections = sight.me["sections"]
    hurt = sum(most - now for name, (now, most) in sections.items() if name != "crew")
    if (
        hurt
        and sight.gold >= 2
        and (sight.now(HULL) < sections["hull"][1] or not sight.whole or sight.gold >= 8)
    ):
        return True
    token = sight.view["zones"][sight.zone]["modification"]
    if sight.gold >= FITTINGS.get(token or "", 99) and token not in sight.me["modifications"]:
        return True
    return wants_ship(sight) is not None


def wants_ship(sight: Sight) -> str | None:
    """A frigate, once the chest needs no more Gold; at once when the point wins."""
    if sight.me["ship"] not in ("sloop", "flute"):
        return None
    spare = sight.gold + (sight.chest if sight.zone == sight.home else 0)
    price = SHIPS[2].buy - SHIPS[0].sell
    needed = 10 * sight.chest_room + 4
    return "frigate" if spare >= price and sight.gold >= price + needed else None


def yard(sight: Sight, decision: Decision) -> Thought:
    options = by_verb(decision.options)
    if "free-repairs" in options:
        return options["free-repairs"][0]
    ship = wants_ship(sight)
    for option in options.get("buy-ship", ()):
        if option[1] == ship:
            return option
    repairs = {option[1]: option for option in options.get("repair", ())}
    if "hull" in repairs:
        return repairs["hull"]
    for name, option in repairs.items():
        now, most = sight.me["sections"][name]
        if now == 0 or (sight.gold >= 8 and (name == "cargo" or now < most - 1)) or sight.gold >= 14:
            return option
    token = sight.view["zones"][sight.zone]["modification"]
    if "buy-modification" in options and sight.gold >= FITTINGS.get(token or "", 99):
        return options["buy-modification"][0]
    task = next_task(sight)
    if "buy-weapon" in options and task is not None and task.kind == "deliver_weapons" and sight.gold >= 7:
        lacking = len(sight.me["weapons"]) < task.n
        return options["buy-weapon" if lacking else "done"][0]
    return options["done"][0]


# ---- the tavern and the chest


def hidden(sight: Sight) -> int:
    """How much Gold to hide now: whole points, with something kept to trade on."""
    step = FIGURES.chest_step
    keep = 0 if sight.ending else int(sight.w.purse)
    amount = (sight.chest + max(sight.gold - keep, 0)) // step * step - sight.chest
    total = sight.me["glory"] + min((sight.chest + sight.gold) // step, sight.view["target"] // 2)
    if total >= sight.view["target"]:
        return sight.gold
    return min(amount, sight.gold) if sight.chest_room else 0


def chest(sight: Sight, decision: Decision) -> Thought:
    amount = hidden(sight)
    for option in decision.options:
        if option[0] == "hide" and option[1] == amount:
            return option
    return decision.options[0]


def recruit(sight: Sight, decision: Decision) -> Thought:
    """A man or two for Gold, if there is plenty."""
    best = decision.options[0]
    for option in decision.options[1:]:
        if sight.gold >= 8 + 2 * option[1]:
            best = option
    return best


def keep_rumour(sight: Sight, decision: Decision) -> Thought:
    """The one that can be put to the test soonest."""

    def way(option: Option) -> float:
        entry = RUMOURS[RUMOUR[option[1]]]
        zone = ZONE[entry.zone]
        if entry.at == "sea":
            return sight.to_sea(zone)
        return sight.to_port(zone) + (0 if sight.is_open(zone) else 9)

    return min(decision.options, key=way)


def mend(sight: Sight, decision: Decision) -> Thought:
    """The Hull first, then what is nearest to destruction."""
    order = ("hull", "cargo", "masts", "crew", "cannons")
    return min(
        decision.options,
        key=lambda option: (option[1] != "hull", sight.me["sections"][option[1]][0], order.index(option[1])),
    )
