"""The 25 Missions: who may accept one, what is to be done, what it brings (C070–C074).

The rules call these functions at the moments that their names tell. `Player.step` counts the tasks done;
when the last one is done the captain has the reward, a point of Glory and its card.
"""

from __future__ import annotations

from collections import Counter

from flibuste.kernel.decision import Option, Options, Rule

from ...box import (
    GOOD,
    INFLUENCE,
    MISSION_IDS,
    MISSION_PLACE,
    MISSIONS,
    NATION,
    NONE,
    PORT,
    SECTIONS,
    SHIP_IDS,
    SKILLS,
    WEAPON_IDS,
    ZONE_IDS,
)
from ...options import ACCEPT, DELIVER, ERRAND, HAND_OVER, KEEP_MISSION, SEAT
from ...parts import Condition, Task
from ...state import G, Player, State
from .. import board, boarding, bounties, cargo, gold, hands, rolls, zones
from . import rewards

# ---- accepting


def on_offer(s: State, seat: int) -> list[Option]:
    """Return the missions on offer in this port that the captain may try for (C070)."""
    zone = s.players[seat].zone
    return [ACCEPT[m] for m in s.missions if MISSION_PLACE[m] == zone and may_accept(s, seat, m)]


def may_accept(s: State, seat: int, mission: int) -> bool:
    """Whether the conditions that need no roll are met (bounties, ship, section, Gold to pay) (C070)."""
    p = s.players[seat]
    conditions = MISSIONS[mission].condition
    price = sum([condition.n for condition in conditions if condition.kind == "pay"])
    return price <= gold.purse(p) and all(_meets(p, condition) for condition in conditions)


def _meets(p: Player, condition: Condition) -> bool:
    match condition.kind:
        case "no_bounty":
            return not p.bounties[NATION[condition.nation]]
        case "not_pirate":
            return not bounties.is_pirate(p)
        case "is_pirate":
            return bounties.is_pirate(p)
        case "ship":
            return SHIP_IDS[p.ship.kind] in condition.any
        case "stat_min":
            return p.ship.now[SECTIONS.index(condition.stat)] >= condition.n
    return True


def try_for(g: G, seat: int, option: Option) -> Rule[None]:
    """Meet the conditions and the mission is accepted: it lies open before the player, and a new one is
    drawn. With two, the player keeps one (C070–C073, rulings R26 and R27)."""
    s = g.state
    p = s.players[seat]
    mission = MISSION_IDS.index(option[1])
    if not (yield from accept(g, seat, mission, zones.mission_dice(p.zone))):
        g.tell("mission-refused", who=SEAT[seat], mission=option[1])
        return
    s.missions.remove(mission)
    g.tell("accept", who=SEAT[seat], mission=option[1])
    board.open_missions(g)
    if p.mission != NONE:
        s.second_mission = mission
        choice = yield g.ask(seat, "keep-mission", (KEEP_MISSION[mission], KEEP_MISSION[p.mission]), "C073")
        s.second_mission = NONE
        if choice[1] != option[1]:
            board.discard(g, mission)
            return
        board.discard(g, p.mission)
    p.mission = mission
    p.step = 0
    p.visited.clear()


def accept(g: G, seat: int, mission: int, extra: int = 0) -> Rule[bool]:
    """Pay and roll what the mission asks, with `extra` dice on Influence; True when the captain gets it
    (C071)."""
    for condition in MISSIONS[mission].condition:
        if condition.kind == "pay":
            gold.pay(g, seat, condition.n)
        elif condition.kind == "roll":
            skill = SKILLS.index(condition.skill)
            more = extra if skill == INFLUENCE else 0
            if not (yield from rolls.attempt(g, seat, skill, "C071", more)):
                return False
    return True


# ---- progress


def task_of(p: Player) -> Task | None:
    """The task that the captain's mission has come to."""
    return MISSIONS[p.mission].task[p.step] if p.mission != NONE else None


def advance(g: G, seat: int, tasks: int = 1) -> Rule[None]:
    """So many tasks are done; after the last one the mission is complete."""
    p = g.state.players[seat]
    p.step += tasks
    if p.step < len(MISSIONS[p.mission].task):
        g.tell("mission-step", who=SEAT[seat], mission=MISSION_IDS[p.mission])
        return
    yield from complete(g, seat)


def complete(g: G, seat: int) -> Rule[None]:
    """The reward, then a point of Glory with its card; a reward that is fought for and lost brings none
    (C074)."""
    p = g.state.players[seat]
    mission = p.mission
    p.mission = NONE
    p.step = 0
    p.visited.clear()
    g.tell("mission-done", who=SEAT[seat], mission=MISSION_IDS[mission])
    board.discard(g, mission)
    if (yield from rewards.give(g, seat, MISSIONS[mission].effect, "C074")):
        yield from hands.gain_glory(g, seat, "mission")


# ---- in port


def port_call(g: G, seat: int) -> Rule[None]:
    """A Port action starts: a passenger or a letter is handed over, a nation visited."""
    p = g.state.players[seat]
    task = task_of(p)
    if task is None:
        return
    if task.kind == "port_action" and task.zone == ZONE_IDS[p.zone]:
        yield from advance(g, seat)
    elif task.kind == "port_each_nation":
        nation = PORT[p.zone]
        if nation not in p.visited:
            p.visited.append(nation)
            if len(p.visited) >= task.n:
                yield from advance(g, seat)


def port_options(s: State, seat: int) -> Options:
    """What the mission adds to the Port action under way: goods or weapons to hand over, and an errand that
    needs a roll (once a turn). It depends on what is in the hold."""
    p = s.players[seat]
    task = task_of(p)
    if task is None or task.zone != ZONE_IDS[p.zone]:
        return ()
    if task.kind == "deliver":
        return (DELIVER[p.mission],) if _can_deliver(p, _due(p)) else ()
    if task.kind == "deliver_weapons":
        return (DELIVER[p.mission],) if sum(p.weapons) >= task.n else ()
    if task.kind == "port_roll" and not s.turn.errand:
        return (ERRAND[p.mission],)
    return ()


def _due(p: Player) -> list[Task]:
    """The deliveries that are made together: tasks in a row for the same port."""
    tasks = MISSIONS[p.mission].task[p.step :]
    due = []
    for task in tasks:
        if task.kind != "deliver" or task.zone != tasks[0].zone:
            break
        due.append(task)
    return due


def _can_deliver(p: Player, due: list[Task]) -> bool:
    wanted: Counter[str] = Counter()
    for task in due:
        wanted[task.good] += task.n
    return all(cargo.count(p, GOOD[good]) >= n for good, n in wanted.items())


def port_task(g: G, seat: int, option: Option) -> Rule[None]:
    """One of the options above was taken."""
    s = g.state
    p = s.players[seat]
    task = task_of(p)
    assert task is not None
    if option[0] == "errand":
        s.turn.errand = True
        if (yield from rolls.attempt(g, seat, SKILLS.index(task.skill), "C074")):
            yield from advance(g, seat)
    elif task.kind == "deliver_weapons":
        for _ in range(task.n):
            yield from _hand_over(g, seat)
        yield from advance(g, seat)
    else:
        due = _due(p)
        for load in due:
            for _ in range(load.n):
                cargo.lose(s, p, GOOD[load.good])
            g.tell("deliver", who=SEAT[seat], good=load.good, n=load.n)
        yield from advance(g, seat, len(due))


def _hand_over(g: G, seat: int) -> Rule[None]:
    """One special weapon of choice is given up."""
    p = g.state.players[seat]
    held = tuple([HAND_OVER[kind] for kind in range(len(WEAPON_IDS)) if p.weapons[kind]])
    option = yield g.ask(seat, "hand-over", held, "C074")
    p.weapons[WEAPON_IDS.index(option[1])] = 0
    g.tell("hand-over", who=SEAT[seat], weapon=option[1])


# ---- at sea


def may_scout(s: State, seat: int) -> bool:
    """Whether the next task is a Scout action here."""
    p = s.players[seat]
    task = task_of(p)
    return task is not None and task.kind == "scout" and not p.in_port and task.zone == ZONE_IDS[p.zone]


def quarry(p: Player) -> str:
    """Return the word of what the task at hand looks for: another task's is another target (C031)."""
    return f"{MISSION_IDS[p.mission]}-{p.step}"


def scouted(g: G, seat: int) -> Rule[None]:
    """The roll of a Scout action for the mission succeeded. A crew combat may follow at once (C136): until
    it is won, the search is to be made again."""
    p = g.state.players[seat]
    tasks = MISSIONS[p.mission].task
    after = tasks[p.step + 1] if p.step + 1 < len(tasks) else None
    if after is None or after.kind != "crew_combat":
        yield from advance(g, seat)
    elif (yield from boarding.crew_combat(g, seat, after.crew, after.leadership)):
        yield from advance(g, seat, 2)


def defeated(g: G, seat: int, loser: str) -> Rule[None]:
    """A combat was won against `npc_pirate`, `npc_naval`, `pirate` (a player) or `player`."""
    task = task_of(g.state.players[seat])
    if task is None or task.kind != "defeat":
        return
    if loser == task.target or (task.target == "any_pirate" and loser in ("npc_pirate", "pirate")):
        yield from advance(g, seat)


def raided(g: G, seat: int, nation: int) -> Rule[None]:
    """A merchant of that nation was raided."""
    task = task_of(g.state.players[seat])
    if task is not None and task.kind == "raid" and NATION[task.nation] == nation:
        yield from advance(g, seat)


def commissioned(s: State, seat: int, nation: int) -> bool:
    """Whether the mission spares the captain the bounty for raiding that nation's merchants."""
    task = task_of(s.players[seat])
    return task is not None and task.kind == "raid" and task.no_bounty and NATION[task.nation] == nation


def sold(g: G, seat: int, in_demand: int) -> Rule[None]:
    """A sale with that many cards of the good in demand."""
    task = task_of(g.state.players[seat])
    if task is not None and task.kind == "sell_demand" and in_demand >= task.n:
        yield from advance(g, seat)
