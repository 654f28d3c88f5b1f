"""How the bot weighs pirate actions: points for each action spent, from where its pirates are now."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Option

from ..box import DOCK, FIGURE, N_ZONES, PLACE, PORT, PORT_ZONES, PORTS, SHIP, SHIPS, ZONES
from .sight import CAPTAIN, HAVEN_PRICE, INTO, MOVES, PORT_AT, Sight, beats, beats_two, die_above

#: Points that Teach needs to win alone (19.9).
SOLO_GOAL = FIGURE["solo-win"]
THIEF = FIGURE["thief"]
#: Turns left under which a career is brought home, whatever it is worth.
LAST_TURNS = 2.5


def act_value(sight: Sight, option: Option) -> float:
    """The value of an action, in points for each action it takes."""
    verb = option[0]
    if verb == "stop":
        return 0.05
    if verb == "part":
        return 0.0
    if verb in ("draw", "deploy"):
        return muster_value(sight, verb)
    pirate = sight.pirates[option[1]]
    if verb == "move":
        return move_value(sight, pirate, option[2])
    if verb == "find":
        port = PORT[option[2]]
        chance = sight.find_chance(pirate, port)
        return sight.prize_value(pirate, port, zone_of(pirate, port)) / (
            1 / max(chance, 0.01) + 1
        ) - sight.danger(pirate, pirate["place"])
    if verb == "plunder":
        port = PORT[option[2]]
        return sight.prize_value(pirate, port, zone_of(pirate, port))
    if verb == "attack":
        return attack_value(sight, pirate, PORT[option[2]])
    if verb == "sack":
        return sack_value(sight, pirate)
    if verb == "retire":
        return retire_value(sight, pirate, option[2])
    if verb == "port":
        return call_value(sight, pirate)
    if verb == "recover":
        return sight.w.recover
    if verb == "convert":
        return convert_value(pirate)
    if verb == "steal":
        victim = sight.pirates[option[2]]
        gap = sight.skill(pirate) + THIEF - sight.skill(victim)
        return float(beats(gap) * 0.5 * sum(victim["holds"]) / 100 - 1.5)
    if verb == "dig":
        return float(sight.w.dig * sight.hope)
    return 0.0


def zone_of(pirate: dict[str, Any], port: int) -> str:
    """The zone where a pirate meets a port's merchant: Bermuda has two."""
    place = pirate["place"]
    return place if place in ZONES else ZONES[PORT_ZONES[port][0]]


def muster_value(sight: Sight, verb: str) -> float:
    """A new pirate, who may be deployed wherever the prizes are."""
    if not sight.mine:
        return 50.0
    if sight.turns < 1.5:
        return 0.0
    w = sight.w
    return w.deploy if verb == "deploy" else w.draw_captain if sight.turns > 3 else 0.5


def attack_value(sight: Sight, pirate: dict[str, Any], port: int) -> float:
    """9.52–9.54: booty and fame against holes in the hull and a nation's hatred."""
    there = sight.ports[port]
    gap = sight.strength(pirate) + sight.told(pirate, there["id"]) - there["defence"]
    chance = beats_two(gap) if there["attacked"] else beats(gap)
    dice = 12 if there["attacked"] else 6
    if pirate["combat"] - max(0, dice - gap - 1) <= 0 and chance < 0.95:
        return -5.0  # he could be sunk
    wealth = there["wealth"]
    room = len(pirate["holds"]) < pirate["capacity"]
    w = sight.w
    booty = w.attack_booty * wealth * sight.hope if room else 0.0
    gain = w.attack_fame * wealth * (1 + sight.hope) + booty + 0.5
    loss = (1 - chance) * (1.0 + max(0, 3 - gap)) + chance * (w.attack_holes if pirate["combat"] > 3 else 3.0)
    if there["nation"] not in pirate["history"]:
        loss += w.attack_hatred
        if pirate["letter"] == there["nation"]:
            loss += 10.0
        if there["governor"] and there["governor"]["pro"]:
            loss += 3.0
    if there["haven"] == pirate["id"]:
        loss += 10.0
    return float((chance * gain - loss) / w.attack_actions)


def sack_value(sight: Sight, pirate: dict[str, Any]) -> float:
    """9.55: fame, but then three actions to sober up."""
    port = PORT_AT[pirate["place"]]
    chance = die_above(port.defence - CAPTAIN[pirate["id"]].cruelty)
    return float(chance * (3 * port.wealth * (1 + sight.hope) - (9.0 if sight.turns > 1 else 0.0)) - 0.5)


def convert_value(pirate: dict[str, Any]) -> float:
    """8.5: a sound ship, perhaps with more holds."""
    if pirate["prize"] not in SHIP:
        return 0.0
    new, old = SHIPS[SHIP[pirate["prize"]]], SHIPS[SHIP[pirate["ship"]]]
    gained = new.combat - pirate["combat"] + 0.4 * (new.speed - pirate["speed"])
    lost_holds = max(0, len(pirate["holds"]) - new.holds)
    return float(1.6 * gained + 1.5 * (new.holds - old.holds) - 6.0 * lost_holds)


# ---- bringing it home (18.4)


def homecoming(sight: Sight, pirate: dict[str, Any], port: int) -> tuple[float, int]:
    """What retiring in a port would add, and how many actions it takes from now; 0 if it can't be."""
    there = sight.ports[port]
    if there["destroyed"] or there["pirate"]:
        return 0.0, 99
    status = sight.status(pirate, port)
    if status == "anti" and PLACE[pirate["place"]] != DOCK + port:
        return 0.0, 99
    moves = INTO[PLACE[pirate["place"]]][port] * (2 if pirate["speed"] < 0 else 1)
    fame, booty = float(pirate["notoriety"]), sum(pirate["holds"])
    pardon = sight.view["pardon"]["open"] and pirate["pardoned"] and there["nation"] == "english"
    if pardon and status != "anti" and moves:
        rate = 0.5 if status == "neutral" else 1.1 if status == "haven" else 1.0
        return fame + (pirate["worth"] + rate * booty) / 100, moves
    sale = 1 if booty else 0
    if status == "haven" and not sight.solo:
        return fame + (pirate["worth"] + 1.1 * booty) / 100, moves + sale + 1
    if pirate["letter"] == there["nation"] and not pirate["ally"] and status != "anti":
        return sight.w.letter_sure * (fame + (pirate["worth"] + booty) / 100), moves + sale + 1
    governor = there["governor"]
    if status != "pro" or not governor or not governor["pro"]:
        return 0.0, 99
    if sight.solo:  # only a letter will do, and it must be got first
        wanted = not pirate["letter"] and "letter-of-marque" in sight.view["hand"]
        return (fame + (pirate["worth"] + booty) / 100 if wanted else 0.0), moves + 2
    if governor["id"] in pirate["bribed"] or there["haven"]:
        return 0.0, 99
    money = pirate["worth"] + booty
    chance = min(6, money // 100) / 6
    return chance * (fame + (money - HAVEN_PRICE) / 100), moves + 2


def best_home(sight: Sight, pirate: dict[str, Any]) -> tuple[float, int, int]:
    """The best port to retire in: points for each action, actions needed, port; -1 if there is none. For a
    pirate of the view, as he stands there."""
    known = sight.homes.get(pirate["id"])
    if known is not None:
        return known
    best = (0.0, 99, -1)
    for port in range(len(PORTS)):
        gain, actions = homecoming(sight, pirate, port)
        if gain > 0:
            rate = gain / (actions + sight.w.home_way)
            if rate > best[0]:
                best = (rate, actions, port)
    sight.homes[pirate["id"]] = best
    return best


def eagerness(sight: Sight, pirate: dict[str, Any], actions: int) -> float:
    """How much more a homecoming counts as the end draws near."""
    if sight.solo:
        points = solo_points(pirate)
        if not pirate["letter"]:
            return 1.0 if points < 60 else 2.0
        return 4.0 if points >= SOLO_GOAL else 0.0
    left = sight.turns * 2.2
    if left <= actions + 3:
        return sight.w.home_last
    return 1.0 if sight.turns > LAST_TURNS else sight.w.home_late


def solo_points(pirate: dict[str, Any]) -> int:
    """What Teach would score if he sold all and retired."""
    return int(2 * pirate["notoriety"] + (pirate["worth"] + sum(pirate["holds"])) // 100)


def retire_value(sight: Sight, pirate: dict[str, Any], way: str) -> float:
    """18.41: now that he is here."""
    if sight.solo:
        ready = 2 * pirate["notoriety"] + pirate["worth"] // 100 >= SOLO_GOAL
        return 500.0 if ready else -500.0
    gain = float(pirate["notoriety"]) + pirate["worth"] / 100
    if way == "bribe":
        return 0.6 * gain if pirate["worth"] >= 3800 or sight.turns < 1 else -3.0
    if way == "letter":
        gain *= 0.85
    if pirate["holds"] and sight.turns > 0.5:
        return float(gain * 0.3)  # sell first
    if gain < 9 and sight.turns > LAST_TURNS:
        return float(gain * 0.2)
    return float(6.0 + gain)


def call_value(sight: Sight, pirate: dict[str, Any]) -> float:
    """9.4: selling on the way home, a haven to retire in, a refit, a letter."""
    port = PLACE[pirate["place"]] - DOCK
    status = sight.status(pirate, port)
    gain, actions = homecoming(sight, pirate, port)
    value = 0.0
    if gain > 0:
        value = gain / (actions + 0.5) * eagerness(sight, pirate, actions)
    if status in ("pro", "haven") and pirate["holds"]:
        value += 1.0 + sum(pirate["holds"]) / 400
    ship = SHIPS[SHIP[pirate["ship"]]]
    worn = ship.combat - pirate["combat"] + 0.5 * (ship.speed - pirate["speed"])
    if status != "anti" and sight.ports[port]["nation"] != "arab":
        value += (1.1 if status != "pirate" else 1.6) * min(worn, 3.0 if status != "pirate" else 9.0)
    if pirate["loyalty"] <= 3:
        value += 3.0
    governor = sight.ports[port]["governor"]
    if "letter-of-marque" in sight.view["hand"] and not pirate["letter"] and governor and governor["pro"]:
        value += 30.0 if sight.solo else 5.0
    return value


# ---- moving


def move_value(sight: Sight, pirate: dict[str, Any], place: str) -> float:
    """The best that could be done there, for each action including those of getting there."""
    cost = 2 if pirate["speed"] < 0 else 1
    there = PLACE[place]
    if too_soon(sight, pirate, place):
        return -50.0
    moved = {**pirate, "place": place, "docked": there >= DOCK}
    value = homeward_value(sight, pirate, moved)
    if there >= DOCK:
        return max(value, harbour_value(sight, pirate, there - DOCK) / cost)
    if pirate["docked"] and pirate["revel"] != "sober":
        return -1.0
    return max(value, hunt_value(sight, moved, cost)) - sight.w.caution * sight.danger(moved, place)


def homeward_value(sight: Sight, pirate: dict[str, Any], moved: dict[str, Any]) -> float:
    """What a step is worth on the way to the best port to retire in; 0 where it leads elsewhere."""
    home = best_home(sight, pirate)
    if home[2] < 0:
        return 0.0
    ahead = homecoming(sight, moved, home[2])[1]
    if ahead < home[1] or moved["place"] == PORTS[home[2]].id:
        return home[0] * eagerness(sight, pirate, home[1])
    return 0.0


def too_soon(sight: Sight, pirate: dict[str, Any], place: str) -> bool:
    """An open pardon would retire Teach before he has won (17.2#8, 19.9)."""
    if not (sight.solo and sight.view["pardon"]["open"] and pirate["pardoned"]) or place not in PORT:
        return False
    port = sight.ports[PORT[place]]
    short = solo_points(pirate) - sum(pirate["holds"]) // 200 < SOLO_GOAL
    return bool(port["nation"] == "english" and short)


def harbour_value(sight: Sight, pirate: dict[str, Any], port: int) -> float:
    """Why else one would put in: to sober up, to be cured, to refit, for a letter."""
    there = sight.ports[port]
    status = sight.status(pirate, port)
    value = 0.0
    if pirate["revel"] != "sober":
        value += 4.0
    if pirate["scurvy"]:
        value += 1.5 + max(0, 5 - pirate["loyalty"])
    if pirate["combat"] <= 3 and there["nation"] != "arab":
        value += 3.0 if status == "pirate" else 2.0
    if pirate["speed"] < 0 and there["nation"] != "arab":
        value += 2.5
    if pirate["loyalty"] <= 3:
        value += 3.0 if status == "pirate" else 1.0
    governor = there["governor"]
    if "letter-of-marque" in sight.view["hand"] and not pirate["letter"] and governor and governor["pro"]:
        value += 1.5 + (6.0 if sight.solo else 0.0)
    return value


def hunt_value(sight: Sight, pirate: dict[str, Any], cost: int) -> float:
    """The best prize or port from a place at sea, with the moves to get there."""
    return quarry(sight, pirate, cost)[0]


def quarry(sight: Sight, pirate: dict[str, Any], cost: int) -> tuple[float, int]:
    """What the best prize is worth for each action from a place at sea, and off which port; -1: none."""
    best, off = 0.0, -1
    ways = MOVES[PLACE[pirate["place"]]]
    for zone in range(N_ZONES):
        if sight.barred(zone):
            continue
        moves = ways[zone] * cost + cost
        if moves > 5:
            continue
        name = ZONES[zone]
        for port in sight.prizes(zone):
            chance = sight.find_chance(pirate, port)
            value = sight.prize_value(pirate, port, name) / (1 / max(chance, 0.01) + 1 + moves)
            value += sight.w.more_prizes * (len(sight.prizes(zone)) - 1)
            if value > best:
                best, off = value, port
    return best, off


def zone_value(sight: Sight, zone: int, captain: str) -> float:
    """A zone to be deployed in: prizes, weak ports, friendly governors, no hunters."""
    name = ZONES[zone]
    skill = CAPTAIN[captain].skill
    stranger = {
        "id": captain,
        "place": name,
        "docked": False,
        "holds": [],
        "capacity": 3,
        "combat": 6,
        "speed": 3,
        "notoriety": 0,
        "worth": 0,
        "guns": False,
        "revel": "sober",
        "info": {},
        "history": [],
        "letter": None,
        "ally": None,
    }
    value = -sight.w.zone_danger * sight.danger(stranger, name)
    value -= 1.5 * sum(p["place"] == name for p in sight.view["pirates"])
    finds = sorted((sight.prize_value(stranger, port, name) for port in sight.prizes(zone)), reverse=True)
    for rank, worth in enumerate(finds[:3]):
        value += worth * min(6, skill) / 6 / (rank + 1.5)
    for port in range(len(PORTS)):
        if zone not in PORT_ZONES[port] or sight.ports[port]["destroyed"]:
            continue
        governor = sight.ports[port]["governor"]
        if governor and governor["pro"] and not sight.ports[port]["haven"]:
            value += sight.w.zone_haven
        if not sight.ports[port]["pirate"]:
            value += sight.w.zone_attack * max(0.0, attack_value(sight, stranger, port))
    return float(value)
