"""Where to sail and what for: the goals of the game's own player, each with its worth and its way."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.weigh import Thought

from ..box import (
    FIGURES,
    MISSION,
    MISSIONS,
    NATION,
    PORT,
    RUMOUR,
    RUMOURS,
    SCOUTING,
    SEAMANSHIP,
    SHIPS,
    SKILLS,
    ZONE,
    Mission,
)
from ..parts import Task
from .sight import Sight, chance, mission_gold

#: The chance that a raid succeeds, by manoeuvrability (measured with sensible play).
RAID = (0.0, 0.3, 0.45, 0.7, 0.85, 0.9)


#: By how much what leads to the best goal is ahead of what leads to as good a one.
CHOSEN = 1e-9


class Goal(NamedTuple):
    """Something to do in a port or at sea, what it is worth in points, and the actions it takes."""

    zone: int
    ashore: bool
    worth: float
    actions: float

    @property
    def rate(self) -> float:
        return self.worth / (self.actions + 1.0)


def goals(sight: Sight) -> list[Goal]:
    """All that is worth sailing for."""
    every: list[Goal] = []
    for zone in sight.ports:
        worth = port_worth(sight, zone)
        if worth > 0:
            every.append(Goal(zone, True, worth, 1.0 + sight.to_port(zone)))
    rumour = sight.me["rumour"]
    if rumour is not None:
        entry = RUMOURS[RUMOUR[rumour]]
        if entry.at == "sea":
            odds = chance(sight.skill(SCOUTING))
            zone = ZONE[entry.zone]
            every.append(Goal(zone, False, odds * sight.w.rumour, 1.0 + sight.to_sea(zone)))
    task = next_task(sight)
    if task is not None and task.kind == "scout":
        zone = ZONE[task.zone]
        worth = chance(sight.skill(SCOUTING)) * task_worth(sight)
        every.append(Goal(zone, False, worth, 1.0 + sight.to_sea(zone)))
    every += merchants(sight)
    return every


# ---- ashore


def port_worth(sight: Sight, zone: int) -> float:
    """What a Port action there may bring, in points."""
    worth = sale_worth(sight, zone)
    if zone == sight.zone and sight.in_port and sight.view["turn"]["port"]:
        return 0.0
    worth += stock_worth(sight)
    worth += tavern_worth(sight)
    for name in sight.view["zones"][zone]["missions"]:
        worth += mission_worth(sight, MISSIONS[MISSION[name]])
    worth += proof_worth(sight, zone)
    worth += errand_worth(sight, zone)
    if zone == sight.home:
        worth += chest_worth(sight)
    worth += yard_worth(sight)
    return worth + frigate_worth(sight) + 0.2 * sight.gold_worth


def stock_worth(sight: Sight) -> float:
    """Room in the hold, and Gold to fill it."""
    return sight.w.buying * min(sight.free_hold, 4) if sight.free_hold > 0 and sight.gold >= 3 else 0.0


def tavern_worth(sight: Sight) -> float:
    """A rumour to be heard."""
    return sight.w.tavern * sight.influence if sight.me["rumour"] is None and sight.gold >= 4 else 0.0


def proof_worth(sight: Sight, zone: int) -> float:
    """A rumour to be proven ashore."""
    rumour = sight.me["rumour"]
    if rumour is None:
        return 0.0
    entry = RUMOURS[RUMOUR[rumour]]
    return sight.influence * sight.w.rumour if entry.at == "port" and ZONE[entry.zone] == zone else 0.0


def damage(sight: Sight) -> int:
    """What a yard could mend."""
    return sum(most - now for name, (now, most) in sight.me["sections"].items() if name != "crew")


def yard_worth(sight: Sight) -> float:
    """Repairs, above all of what is destroyed or about to be."""
    if sight.gold < 4:
        return 0.0
    w = sight.w
    crippled = 0 if sight.whole else w.crippled
    return w.repair * damage(sight) + crippled + (w.sinking if sight.now(0) == 1 else 0)


def frigate_worth(sight: Sight) -> float:
    """The first large ship, once there is Gold to spare for it."""
    price = SHIPS[2].buy - 5
    small = sight.me["ship"] in ("sloop", "flute")
    return sight.w.frigate if sight.gold >= price and small and sight.chest_room * 10 < sight.gold else 0.0


def sale_worth(sight: Sight, zone: int) -> float:
    good = sight.demand(zone)
    count = sight.hold[good] if good is not None else 0
    worth = sight.w.sale * count * sight.gold_worth
    if count >= FIGURES.sale_glory:
        worth += 1.0
        mission = sight.mission
        if mission is not None and mission.task[sight.me["step"]].kind == "sell_demand":
            worth += task_worth(sight)
    return worth


def chest_worth(sight: Sight) -> float:
    """Gold that becomes points at home."""
    step = FIGURES.chest_step
    keep = 0 if sight.ending else int(sight.w.purse)
    points = min((sight.chest + max(sight.gold - keep, 0)) // step - sight.chest // step, sight.chest_room)
    if points <= 0:
        return 0.0
    total = sight.me["glory"] + min(sight.chest // step, sight.view["target"] // 2) + points
    return points * sight.w.chest_point + (6.0 if total >= sight.view["target"] else 0.0)


# ---- missions


def next_task(sight: Sight) -> Task | None:
    mission = sight.mission
    return mission.task[sight.me["step"]] if mission is not None else None


def task_worth(sight: Sight) -> float:
    """What the next step of the mission in hand is worth."""
    mission = sight.mission
    if mission is None:
        return 0.0
    left: int = len(mission.task) - sight.me["step"]
    return (1.0 + mission_gold(mission) * sight.gold_worth) / left


def errand_worth(sight: Sight, zone: int) -> float:
    """What the mission in hand gives for a Port action there."""
    task = next_task(sight)
    if task is None:
        return 0.0
    if task.kind == "port_each_nation":
        visited = [NATION[name] for name in sight.me["visited"]]
        if PORT[zone] in visited:
            return 0.0
        return task_worth(sight) / max(task.n - len(visited), 1)
    if not task.zone or ZONE[task.zone] != zone:
        return 0.0
    if task.kind == "port_action":
        return task_worth(sight)
    if task.kind == "port_roll":
        return task_worth(sight) * chance(sight.skill(SKILLS.index(task.skill)))
    if task.kind == "deliver" and sight.hold[task.good] >= task.n:
        return task_worth(sight)
    if task.kind == "deliver_weapons" and len(sight.me["weapons"]) >= task.n:
        return task_worth(sight)
    return 0.0


#: How likely a task is carried out at all, by its kind.
DOABLE = {
    "port_action": 0.95,
    "port_roll": 0.5,
    "scout": 0.55,
    "port_each_nation": 0.5,
    "deliver": 0.3,
    "deliver_weapons": 0.4,
    "sell_demand": 0.4,
    "raid": 0.25,
    "defeat": 0.05,
    "crew_combat": 0.4,
}


def mission_worth(sight: Sight, mission: Mission) -> float:
    """What it is worth to try for a mission on offer."""
    if sight.mission is not None or not may_accept(sight, mission):
        return 0.0
    odds = 1.0
    for condition in mission.condition:
        if condition.kind == "roll":
            odds *= chance(sight.skill(SKILLS.index(condition.skill)))
    for task in mission.task:
        odds *= DOABLE.get(task.kind, 0.3)
        if task.zone and task.kind.startswith("port") and not sight.is_open(ZONE[task.zone]):
            odds *= 0.2
    return sight.w.mission * odds * (1.0 + mission_gold(mission) * sight.gold_worth)


def may_accept(sight: Sight, mission: Mission) -> bool:
    for condition in mission.condition:
        bounties = sight.bounties
        if condition.kind == "pay" and sight.gold < condition.n:
            return False
        if condition.kind == "no_bounty" and condition.nation in bounties:
            return False
        if condition.kind == "not_pirate" and bounties:
            return False
        if condition.kind == "is_pirate" and not bounties:
            return False
        if condition.kind == "ship" and sight.me["ship"] not in condition.any:
            return False
        if condition.kind == "stat_min" and sight.me["sections"][condition.stat][0] < condition.n:
            return False
    return True


# ---- merchants


def raid_worth(sight: Sight) -> float:
    """What a merchant in reach of the lookout is worth; bounties have their price."""
    if not sight.whole or sight.now(0) < 2:
        return 0.0
    odds = chance(sight.skill(SCOUTING)) * RAID[sight.me["handling"]] * (0.6 + 0.15 * sight.skill(SEAMANSHIP))
    w = sight.w
    price = w.bounty_more if sight.bounties else w.bounty_first
    return odds * (w.raid_gold * sight.gold_worth + w.raid_point) - price * chance(sight.skill(SCOUTING))


def merchants(sight: Sight) -> list[Goal]:
    worth = raid_worth(sight)
    if worth <= 0.05:
        return []
    prey = []
    scouted = sight.view["turn"]["scouted"]
    for zone, entry in enumerate(sight.view["zones"]):
        if entry["merchant"] and f"merchant-{zone}" not in scouted:
            prey.append(Goal(zone, False, worth, 1.0 + sight.to_sea(zone)))
    return prey


# ---- choosing an action


def act(sight: Sight, decision: Decision) -> Thought:
    """The next action: what leads to the best goal. Each option weighs as much as the best goal that it
    brings nearer."""
    by_verb: dict[str, list[Option]] = {}
    for option in decision.options:
        by_verb.setdefault(option[0], []).append(option)
    end = by_verb["end"][0]
    for option in by_verb.get("prove", ()):
        return option
    if "amnesty" in by_verb and sight.gold >= 14 and sum(sight.bounties.values()) <= 3:
        return by_verb["amnesty"][0]
    worth = dict.fromkeys(decision.options, -1.0)
    worth[end] = 0.0
    every = goals(sight)
    wanted = max(every, key=lambda goal: goal.rate, default=None)
    if wanted is None:
        return by_verb["dock"][0] if "dock" in by_verb else end
    for goal in every:
        way = towards(sight, goal, by_verb)
        if way is not None:
            worth[way] = max(worth[way], goal.rate)
    chosen = towards(sight, wanted, by_verb)
    if chosen is None:
        chosen = end
    elif chosen[0] == "sail" and wanted.actions > decision.about["actions"] + decision.about["moves"]:
        for card in by_verb.get("play", ()):
            if card[1] == "following_wind":
                chosen = card
                break
    worth[chosen] = max(worth[chosen], wanted.rate + CHOSEN)
    return [worth[option] for option in decision.options]


def towards(sight: Sight, goal: Goal, by_verb: dict[str, list[Option]]) -> Option | None:
    """The option that brings a goal nearer, None when there is none now."""
    if goal.zone == sight.zone:
        if goal.ashore:
            for verb in ("port", "dock", "talk", "bribe"):
                if verb in by_verb and (verb != "port" or sight.in_port):
                    return by_verb[verb][0]
            return None
        if sight.in_port:
            return by_verb["leave"][0] if "leave" in by_verb else None
        for option in by_verb.get("scout", ()):
            if option[1] == "merchant" or option[1] == sight.me["mission"]:
                return option
        return None
    if sight.in_port:
        return by_verb["leave"][0] if "leave" in by_verb else None
    step = sight.first_step(goal.zone)
    for option in by_verb.get("sail", ()):
        if ZONE[option[1]] == step:
            return option
    return None
