"""How the bot stands in its rivals' way, and how it takes it when they stand in its own."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.weigh import Thought

from ..box import PLACE, SAILS, WARSHIPS
from .sight import CAPTAIN, EVENT, Asked, Sight, beats, die_above

WARSHIP_BY_ID = {ship.id: ship for ship in WARSHIPS}
#: Chance that two dice are above a bar, and that three are below one.
_TWO_ABOVE = tuple(sum(a + b > bar for a in range(1, 7) for b in range(1, 7)) / 36 for bar in range(14))
_THREE_BELOW = tuple(
    sum(a + b + c < bar for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) / 216
    for bar in range(20)
)


def respond(asked: Asked, decision: Decision) -> Thought:
    """4.65: the anti-pirate action that hurts most, if it is worth it."""
    options = decision.options
    if all(option[0] in ("pass", "hush") for option in options):
        return options[0]
    sight = asked.sight
    pirate = sight.pirates[decision.about["pirate"]]
    return [
        0.0 if option[0] in ("pass", "hush") else reply_value(sight, pirate, option, decision.about["act"])
        for option in options
    ]


def reply_value(sight: Sight, pirate: dict[str, Any], option: Option, act: str) -> float:
    verb = option[0]
    stake = sight.stake(pirate)
    own = int(sight.me[1:])
    kc = sight.view["commissioners"][own]
    if verb == "commission":
        return float(_THREE_BELOW[min(19, pirate["notoriety"])] * (1.0 + pirate["notoriety"] / 6) - 0.3)
    if verb == "hunt":
        return hunt_value(sight, pirate, kc)
    if verb == "broadside":
        ship = sight.view["warships"][pirate["place"]]
        return battle_value(sight, pirate, ship)
    if verb == "oust":
        return 0.5 if kc["combat"] > pirate["combat"] + 1 else -1.0
    if verb == "raid":
        ours = any(p["place"] == option[1] for p in sight.mine)
        return -2.0 if ours else 0.4
    if verb == "send":
        return send_value(sight, pirate, kc, option[1])
    return card_value(sight, pirate, option[1], stake, act)


def hunt_value(sight: Sight, pirate: dict[str, Any], kc: dict[str, Any]) -> float:
    """10.34: half his notoriety for a kill; a lost battle makes him famous."""
    win = beats(kc["combat"] - sight.strength(pirate))
    kill = pirate["notoriety"] / 2 + sight.w.kill_stake * sight.stake(pirate) + 1
    return float(win * kill - (1 - win) * (sight.w.hunt_lost * 2 * kc["combat"]))


def battle_value(sight: Sight, pirate: dict[str, Any], ship: dict[str, Any]) -> float:
    """6.46: points for damage; a lost battle makes him famous."""
    gap = ship["combat"] - sight.strength(pirate)
    win = beats(gap) + (beats(gap + 1) - beats(gap))
    return float(win * (2.5 + max(0, gap)) - (1 - win) * (0.3 * ship["combat"] - 1))


def send_value(sight: Sight, pirate: dict[str, Any], kc: dict[str, Any], place: str) -> float:
    """Next to the richest rival; away from our own pirates."""
    here, there = PLACE[kc["place"]], PLACE[place]
    if any(PLACE[p["place"]] == there for p in sight.mine):
        return -5.0
    blocked = any(PLACE[p["place"]] == here for p in sight.mine)
    near = {here, *SAILS[here]} if here < len(SAILS) else {here}
    target = PLACE[pirate["place"]]
    if blocked:
        return 3.0
    return 0.6 if target not in near and there < len(SAILS) and target in SAILS[there] else -1.0


def card_value(sight: Sight, pirate: dict[str, Any], card: str, stake: float, act: str) -> float:
    """17.2: a card in hand is also actions for the next turn, and the hand is filled again then."""
    actions = EVENT[card].actions
    cost = sight.w.reply_card if actions > 0 else sight.w.reply_initiative
    if len(sight.view["hand"]) <= 1:
        cost += 3.0
    captain = CAPTAIN[pirate["id"]]
    if card == "warship-sighting":
        return 0.35 * stake / 10 + (3.0 if act == "act-plunder" else 1.8) - cost
    if card == "mutiny-conspiracy":
        chance = _TWO_ABOVE[pirate["loyalty"]] * die_above(captain.command)
        return float(chance * (4.0 + 0.6 * stake) - cost)
    if card == "scurvy-outbreak":
        return float(1.0 + 0.4 * len(pirate["hostages"]) + max(0, 5 - pirate["loyalty"]) * 0.8 - cost)
    if card == "wear-and-tear":
        return (2.2 if pirate["speed"] <= 1 else 1.0) + 0.03 * stake - cost
    if card == "debauchery-and-revelry":
        return 2.5 + 0.05 * stake - cost
    if card == "local-resistance":
        return 0.2 + (1.5 if pirate["docked"] else 0.0) - cost
    if card == "pirate-converts":
        return 2.0 - cost
    return -1.0


def interrupt(asked: Asked, decision: Decision) -> Thought:
    """Cards with a moment of their own: a double cross, a surprise, an ambitious captain."""
    idle, play = decision.options[0], decision.options[1]
    if play[0] != "play":
        return idle
    if decision.about["card"] != "piratical-ambition":
        return play
    sight = asked.sight
    best = max(CAPTAIN[name].duel for name in sight.view["captain_hand"])
    target = sight.pirates[decision.about["pirate"]]
    worthwhile = best >= CAPTAIN[target["id"]].duel and sight.stake(target) + 5 * len(target["holds"]) >= 8
    return play if worthwhile else idle


def strike(asked: Asked, decision: Decision) -> Thought:
    """6.42: let the warship attack if it has a fair chance."""
    sight = asked.sight
    pirate = sight.pirates[decision.about["pirate"]]
    ship = WARSHIP_BY_ID[decision.about["warship"]]
    value = battle_value(sight, pirate, {"combat": ship.combat, "speed": ship.speed})
    return decision.options[0 if value > 0 else 1]


def weigh_stand(sight: Sight, decision: Decision) -> Option:
    """Flee or fight: fleeing costs the action, fighting may cost the ship (6.45, 10.33)."""
    about = decision.about
    pirate = sight.pirates[about["pirate"]]
    options = {option[0]: option for option in decision.options}
    gap = about["combat"] - sight.strength(pirate)
    stake = 6.0 + sight.hope * sight.stake(pirate)
    if about["foe"] in WARSHIP_BY_ID:
        lose = beats(gap + 1)
        worst = max(0, gap + 5)
        if worst >= pirate["combat"] and lose > 0.2:
            return options["flee"]
        win_value = (1 - lose) * about["combat"] * (1 + sight.hope)
        return options["fight" if win_value + 4 * (1 - lose) > lose * (3 + max(0, gap)) * 1.5 else "flee"]
    lose = beats(gap)
    caught = beats(about["speed"] - about["late"] - sight.speed(pirate))
    fame = 2 * about["combat"] * (1 + 0.5 * sight.hope)
    fight = (1 - lose) * fame - lose * stake
    flee = caught * fight - (1 - caught) * 2.0
    if "surrender" in options and lose > 0.2:
        return options["surrender"]
    return options["fight" if fight > flee else "flee"]
