"""What one should know before choosing: traits of pirates, figures of ships, odds, what a card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any, TypeAlias

import msgspec

from flibuste.kernel.decision import Decision, Option

from ..box import (
    FIGURE,
    HOSTAGES,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    SHIP,
    SHIPS,
    STATUS,
    WARSHIPS,
    ZONE_PORTS,
    ZONES,
)
from ..rules import ships
from ..rules.cunning import better
from ..view import worn

View: TypeAlias = dict[str, Any]
Values: TypeAlias = Mapping[str, Any] | None

TRAITS = ("initiative", "skill", "command", "cruelty", "cunning", "duel")


WARSHIP = {warship.id: warship for warship in WARSHIPS}
#: the single figures, as the texts call them: `$figure-find-target`
FIGURES = {f"figure-{name}": value for name, value in FIGURE.items()}


def hint(view: View, decision: Decision, option: Option) -> Values:
    known = _HINTS.get(option[0])
    return known(view, decision, option) if known else None


def _captain(view: View, decision: Decision, option: Option) -> Values:
    """The card of a pirate who is not yet in play: the others have their sheets."""
    if len(option) < 2 or option[1] not in PIRATE or any(p["id"] == option[1] for p in view["pirates"]):
        return None
    card = msgspec.structs.asdict(PIRATES[PIRATE[option[1]]])
    return {trait: card[trait] for trait in TRAITS}


def _deploy(view: View, decision: Decision, option: Option) -> Values:
    """The card of the pirate; how many ports the zone has, and how many merchants lie off them."""
    traits = _captain(view, decision, option)
    if traits is None or len(option) < 3:
        return traits and {**traits, "ports": 0, "merchants": 0}
    ports = ZONE_PORTS[PLACE[option[2]]]
    merchants = sum(view["ports"][number]["merchant"] is not None for number in ports)
    return {**traits, "ports": len(ports), "merchants": merchants}


def _rig(view: View, decision: Decision, option: Option) -> Values:
    ship = SHIPS[SHIP[option[1]]]
    return {"combat": ship.combat, "speed": ship.speed, "holds": ship.holds}


def _card(view: View, decision: Decision, option: Option) -> Values:
    return {"card": option[1]}


def _actions(view: View, decision: Decision, option: Option) -> Values:
    """4.52: as many as the pirate's initiative."""
    return {"actions": PIRATES[PIRATE[option[2]]].initiative} if len(option) > 2 else None


def _find(view: View, decision: Decision, option: Option) -> Values:
    """8.13–8.15"""
    port = view["ports"][PORT[option[2]]]
    seen = port["merchant"] not in (None, "hidden")
    face = max(1, FIGURE["find-target"] - _skill(_crew(view, option[1])) - seen * FIGURE["second-finder"])
    chance = round(100 * max(0, 7 - face) / 6)
    return {"face": face, "chance": chance, "odds": {"find": chance}}


def _attack(view: View, decision: Decision, option: Option) -> Values:
    """9.52, 9.53, 9.58"""
    port = view["ports"][PORT[option[2]]]
    crew = _crew(view, option[1])
    told = max(pirate["info"].get(option[2], 0) for pirate in crew)
    own, dice = _strength(crew) + told, 2 if port["attacked"] else 1
    chance = _beats(own - port["defence"], dice)
    return {
        "own": own,
        "theirs": port["defence"],
        "dice": dice,
        "wealth": port["wealth"],
        "chance": chance,
        "odds": {"attack": chance},
    }


def _incite(view: View, decision: Decision, option: Option) -> Values:
    """17.2#13: a die above the wealth; who is docked there is driven out."""
    wealth = view["ports"][PORT[option[1]]]["wealth"]
    there = sum(pirate["docked"] and pirate["place"] == option[1] for pirate in view["pirates"])
    chance = round(100 * max(0, 6 - wealth) / 6)
    return {"wealth": wealth, "pirates": there, "chance": chance, "odds": {"incite": chance}}


@cache
def _beats(lead: int, dice: int) -> int:
    """The chance, in percent, that a die and a lead beat so many dice; a tie does not."""
    theirs = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    wins = sum(die + lead > other for die in range(1, 7) for other in theirs)
    return round(100 * wins / (6 * len(theirs)))


def _flee(view: View, decision: Decision, option: Option) -> Values:
    """11.2: the slower of two allies; 10.32: a commissioner who has just come up is slower too."""
    crew = _crew(view, decision.about["pirate"])
    speed = min(ships.under_sail(pirate["speed"], pirate["revel"] != "sober") for pirate in crew)
    return _chances(speed, decision.about["speed"] - decision.about["late"], "flee", ties=True)


def _fight(view: View, decision: Decision, option: Option) -> Values:
    own, foe = _strength(_crew(view, decision.about["pirate"])), decision.about["foe"]
    return _chances(own, decision.about["combat"], "fight", ties=foe not in WARSHIP)  # 6.46, 10.34


def _strike(view: View, decision: Decision, option: Option) -> Values:
    """6.46"""
    theirs = _strength(_crew(view, decision.about["pirate"]))
    return _chances(WARSHIP[decision.about["warship"]].combat, theirs, "strike", ties=True)


def _broadside(view: View, decision: Decision, option: Option) -> Values:
    """6.43, 6.46: the warship on station in the pirate's zone."""
    crew = _crew(view, decision.about["pirate"])
    warship = view["warships"].get(crew[0]["place"])
    return _chances(warship["combat"], _strength(crew), "broadside", ties=True) if warship else None


def _hunt(view: View, decision: Decision, option: Option) -> Values:
    """10.34: the commissioner against a pirate who does not get away; he loses an even fight."""
    kc = view["commissioners"][decision.seat]
    crew = _crew(view, decision.about["pirate"])
    return _chances(kc["combat"], _strength(crew), "hunt") if kc else None


def _call(view: View, decision: Decision, option: Option) -> Values:
    """9.4: what there is to do ashore."""
    crew = _crew(view, option[1])
    return {
        "booty": sum(sum(pirate["holds"]) for pirate in crew),
        "lost": sum(worn(pirate) for pirate in crew),
        "hostages": sum(len(pirate["hostages"]) for pirate in crew),
    }


def _chances(own: int, theirs: int, key: str, *, ties: bool = False) -> dict[str, Any]:
    """A figure and a die on each side; the one who wins `ties` needs no more than as much."""
    chance = _beats(own - theirs + ties, 1)
    return {"own": own, "theirs": theirs, "chance": chance, "odds": {key: chance}}


def _move(view: View, decision: Decision, option: Option) -> Values:
    """What there is to do where the course leads: merchants and hunters of a zone; what a port pays."""
    where = option[2]
    if where in PORT:
        crew = _crew(view, option[1])
        booty = sum(sum(pirate["holds"]) for pirate in crew)
        home = [pirate for pirate in crew if pirate["pardoned"]]
        pardoned = home and view["pardon"]["open"] and view["ports"][PORT[where]]["nation"] == "english"
        return {
            "status": "amnesty" if pardoned else _status(view, crew[0], where),
            "points": sum(_amnesty(view, pirate, where) for pirate in home) if pardoned else 0,
            "booty": booty,
            "merchants": 0,
            "hunters": 0,
        }
    if where not in ZONES:
        return None
    ports = ZONE_PORTS[PLACE[where]]
    return {
        "status": "zone",
        "points": 0,
        "booty": 0,
        "merchants": sum(view["ports"][number]["merchant"] is not None for number in ports),
        "hunters": (view["warships"].get(where) is not None)
        + sum(one is not None and one["place"] == where for one in view["commissioners"]),
    }


def _amnesty(view: View, pirate: View, where: str) -> int:
    """17.2#8, 18.12: he sells what he has, and retires."""
    net = -(-sum(pirate["holds"]) * STATUS[_status(view, pirate, where)].rate // 100)
    return int(2 * pirate["notoriety"] + (pirate["worth"] + net) // 100)


def _status(view: View, pirate: View, where: str) -> str:
    """What a port is to a pirate (9.31–9.35, 9.58)."""
    port = view["ports"][PORT[where]]
    if port["pirate"]:
        return "pirate"
    if port["haven"] == pirate["id"]:
        return "haven"
    if port["nation"] in pirate["history"]:
        return "anti"
    if pirate["letter"] == port["nation"] and not pirate["ally"]:
        return "pro"
    if port["governor"] is None:
        return "neutral"
    return "pro" if port["governor"]["pro"] else "anti"


def _leave(view: View, decision: Decision, option: Option) -> Values:
    """8.36: a cargo that is left behind is held against the captain; the booty of a port is not (9.53)."""
    return {} if decision.rule == "8.33" else None


def _ransom(view: View, decision: Decision, option: Option) -> Values:
    """9.42: two dice, times the value, times 10, where the nation pays at all."""
    port = view["ports"][PORT[decision.about["port"]]]
    return {"nation": port["nation"], "paid": port["ransom"], **_prices(decision.about["value"])}


def _pay(view: View, decision: Decision, option: Option) -> Values:
    return _prices(next(row.value for row in HOSTAGES if row.id == option[2]))


def _prices(value: int) -> dict[str, Any]:
    unit = value * FIGURE["ransom"]
    return {"low": 2 * unit, "high": 12 * unit}


def _torture(view: View, decision: Decision, option: Option) -> Values:
    """8.45, 8.46: he talks where the die is above the cruelty."""
    about = decision.about
    cruelty = min(PIRATES[PIRATE[pirate["id"]]].cruelty for pirate in _crew(view, about["pirate"]))
    chance = round(100 * max(0, 6 - cruelty) / 6)
    told = {name: about[name] for name in ("value", "information", "port")}
    return {**told, "chance": chance, "odds": {"torture": chance}}


def _sell_all(view: View, decision: Decision, option: Option) -> Values:
    """9.43: what the net worth gains, rounded up once, with what has been unloaded already (ruling A39)."""
    pirate = _crew(view, decision.about["pirate"])[0]
    if pirate["ally"]:
        return None
    booty, rate = sum(pirate["holds"]), STATUS[_status(view, pirate, decision.about["port"])].rate
    before = decision.about["unloaded"]
    return {"booty": booty, "net": -(-(before + booty) * rate // 100) + -before * rate // 100}


def _sell(view: View, decision: Decision, option: Option) -> Values:
    """9.43: what one hold brings, as it would alone."""
    pirate = _crew(view, option[1])[0]
    rate = STATUS[_status(view, pirate, decision.about["port"])].rate
    return {"net": -(-option[3] * rate // 100)} if not pirate["ally"] else None


def _refit(view: View, decision: Decision, option: Option) -> Values:
    """9.44: all in a pirate port; else half a die, and what a haven adds."""
    both, where = _crew(view, decision.about["pirate"]), decision.about["port"]
    terms = [STATUS[_status(view, pirate, where)] for pirate in both]
    return {
        "lost": sum(worn(pirate) for pirate in both),
        "all": any(row.refit == "all" for row in terms),
        "bonus": max(row.bonus for row in terms),
    }


def _letter(view: View, decision: Decision, option: Option) -> Values:
    return {"nation": view["ports"][PORT[decision.about["port"]]]["nation"]}


def _haven(view: View, decision: Decision, option: Option) -> Values:
    return {"price": FIGURE["haven-price"], "rate": STATUS["haven"].rate}


def _celebrate(view: View, decision: Decision, option: Option) -> Values:
    """13.21: what a revel does for the crew's loyalty."""
    pirate = _crew(view, decision.about["pirate"])[0]
    port = view["ports"][PORT[pirate["place"]]] if pirate["place"] in PORT else None
    return {"gain": FIGURE["revel-loyalty-pirate-port" if port and port["pirate"] else "revel-loyalty"]}


def _yes(view: View, decision: Decision, option: Option) -> Values:
    """What a price leaves, what a revel does."""
    if decision.kind == "revel":
        return {"kind": "revel", "left": 0, **(_celebrate(view, decision, option) or {})}
    if decision.kind in ("haven", "bribe"):
        pirate = _crew(view, decision.about["pirate"])[0]
        return {"kind": "price", "left": pirate["worth"] - decision.about["price"], "gain": 0}
    return None


def _retire(view: View, decision: Decision, option: Option) -> Values:
    """18.12, 18.41"""
    pirate = _crew(view, option[1])[0]
    fame, worth = pirate["notoriety"], pirate["worth"]
    way = option[2] if len(option) > 2 else ""
    return {"points": 2 * fame + worth // 100, "fame": fame, "bribe": way == "bribe"}


def _commission(view: View, decision: Decision, option: Option) -> Values:
    """10.12: three dice below the notoriety."""
    fame = max(pirate["notoriety"] for pirate in _crew(view, decision.about["pirate"]))
    chance = _below(fame)
    return {"fame": fame, "chance": chance, "odds": {"commission": chance}}


@cache
def _below(fame: int) -> int:
    """The chance, in percent, that three dice fall below a notoriety."""
    rolls = [sum(faces) for faces in product(range(1, 7), repeat=3)]
    return round(100 * sum(roll < fame for roll in rolls) / len(rolls))


def _reroll(view: View, decision: Decision, option: Option) -> Values:
    """12: how likely another roll is enough, or at least better than the one that lies there."""
    about = decision.about
    wanted = better(about["dice"], about["aim"], about["bar"] or about["roll"])
    left = about.get("left") or next(p["cunning"] for p in view["pirates"] if p["id"] == option[1])
    chance = round(100 * wanted)
    graded = about["aim"] in ("more", "less")
    odds = {"better" if graded else "enough": chance} if wanted else {}
    return {"left": left, "chance": chance, "graded": graded, "odds": odds}


def _steal(view: View, decision: Decision, option: Option) -> Values:
    """9.62"""
    own, theirs = _skill(_crew(view, option[1])) + FIGURE["thief"], _skill(_crew(view, option[2]))
    return _chances(own, theirs, "steal")


def _sack(view: View, decision: Decision, option: Option) -> Values:
    """9.55: a die and the cruelty above the defence."""
    crew = _crew(view, option[1])
    port = view["ports"][PORT[crew[0]["place"]]]
    cruelty = max(PIRATES[PIRATE[pirate["id"]]].cruelty for pirate in crew)
    chance = round(100 * sum(die + cruelty > port["defence"] for die in range(1, 7)) / 6)
    return {
        "own": cruelty,
        "theirs": port["defence"],
        "fame": 3 * port["wealth"],
        "chance": chance,
        "odds": {"sack": chance},
    }


def _crew(view: View, name: str) -> list[dict[str, Any]]:
    """A pirate, and his ally."""
    pirates = {pirate["id"]: pirate for pirate in view["pirates"]}
    one = pirates[name]
    return [one, pirates[one["ally"]]] if one["ally"] in pirates else [one]


def _skill(crew: list[dict[str, Any]]) -> int:
    return max(PIRATES[PIRATE[pirate["id"]]].skill for pirate in crew)


def _strength(crew: list[dict[str, Any]]) -> int:
    """6.46: the combat value of a pirate, or of two allies, with the better skill."""
    values = [ships.armed(pirate["combat"], pirate["guns"], pirate["revel"] != "sober") for pirate in crew]
    return ships.joint_combat(values) + _skill(crew)


_HINTS: dict[str, Callable[[View, Decision, Option], Values]] = {
    "captain": _captain,
    "deploy": _deploy,
    "rig": _rig,
    "event": _card,
    "both": _card,
    "play": _card,
    "discard": _card,
    "drop": _card,
    "actions": _actions,
    "find": _find,
    "attack": _attack,
    "incite": _incite,
    "strike": _strike,
    "broadside": _broadside,
    "hunt": _hunt,
    "port": _call,
    "flee": _flee,
    "fight": _fight,
    "move": _move,
    "leave": _leave,
    "ransom": _ransom,
    "torture": _torture,
    "sell-hostage": _pay,
    "sell-all": _sell_all,
    "sell": _sell,
    "refit": _refit,
    "letter": _letter,
    "haven": _haven,
    "celebrate": _celebrate,
    "yes": _yes,
    "retire": _retire,
    "commission": _commission,
    "reroll": _reroll,
    "steal": _steal,
    "sack": _sack,
}
