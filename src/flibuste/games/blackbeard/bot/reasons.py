"""What decided, for whoever asks the game's own player what it would do, with its figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.seat import Seat
from flibuste.kernel.weigh import THUMB, Because, Player, Weighed, compared, weights_of

from ..box import FIGURE, HOSTAGES, PLACE, PORT, PORTS, SHIP, SHIPS, STATUS, ZONE_PORTS, ZONES
from ..rules.cunning import better
from ..view import worn
from .acts import act_value, best_home, homecoming, homeward_value, quarry, zone_of
from .player import ALARMING, by_table, event_value, keep_value, think
from .replies import WARSHIP_BY_ID, reply_value
from .sight import CAPTAIN, EVENT, MOVES, Asked, Sight, beats, beats_two, combat, die_above
from .weights import WEIGHTS

Pirate = dict[str, Any]
Reasons = tuple[Because, ...]

#: Where the treasure is dug up (17.2#1).
ISLE_OF_PINES = PLACE["west-caribbean"]


def weigh(seat: Seat) -> list[Weighed]:
    """Every option with its weight, and the two or three things that decided."""
    asked, decision = Asked(seat, WEIGHTS), seat.decision
    options = decision.options
    weights = weights_of(options, think(asked, decision))
    why = WHY.get(decision.kind)
    return [
        Weighed(option, weight, (*((why and why(asked, decision, option)) or (THUMB,)), *side))
        for option, weight, side in zip(options, weights, compared(options, weights), strict=True)
    ]


def percent(chance: float) -> dict[str, Any]:
    return {"percent": round(100 * chance)}


def about(asked: Asked, decision: Decision) -> Pirate:
    """The pirate that a decision is about."""
    return asked.sight.pirates[decision.about["pirate"]]


# ---- what an action promises


def why_act(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """What an action promises, by its verb."""
    sight, verb = asked.sight, option[0]
    points = Because("points", {"points": round(act_value(sight, option), 1)})
    if verb not in ACT_REASONS or len(option) < 2:
        return (points,)
    pirate = sight.pirates[option[1]]
    if verb == "find":
        port = PORT[option[2]]
        prize = sight.prize_value(pirate, port, zone_of(pirate, port))
        return (
            Because("find", percent(sight.find_chance(pirate, port))),
            Because("prize", {"points": round(prize)}),
        )
    if verb == "plunder":
        return (Because("prize", {"points": round(act_value(sight, option))}),)
    if verb == "attack":
        there = sight.ports[PORT[option[2]]]
        gap = sight.strength(pirate) + sight.told(pirate, there["id"]) - there["defence"]
        won = beats_two(gap) if there["attacked"] else beats(gap)
        return (Because("attack", {**percent(won), "wealth": there["wealth"]}), points)
    if verb == "retire":
        return (career(pirate),)
    if verb == "move":
        return (*why_move(sight, pirate, option[2]), points)[:2]
    if verb == "port":
        return (*why_call(pirate), points)[:2]
    return (points,)


def career(pirate: Pirate, less: int = 0) -> Because:
    """18.12, 18.41: what a pirate scores who retires now (for a price, perhaps), and what he scores sunk."""
    fame, worth = pirate["notoriety"], pirate["worth"] - less
    return Because("career", {"points": 2 * fame + max(0, worth) // 100, "fame": fame})


def why_call(pirate: Pirate) -> Reasons:
    """What there is to do ashore: to sell, to mend, to please the crew."""
    reasons = []
    if pirate["holds"]:
        reasons.append(Because("booty", {"booty": sum(pirate["holds"])}))
    if lost := worn(pirate):
        reasons.append(Because("worn", {"lost": lost}))
    if pirate["loyalty"] <= SULLEN:
        reasons.append(Because("sullen", {"loyalty": pirate["loyalty"]}))
    return tuple(reasons)


def why_move(sight: Sight, pirate: Pirate, place: str) -> Reasons:
    """Where a course leads in the end, and the danger on it."""
    moved = {**pirate, "place": place, "docked": place in PORT}
    home, reasons = homeward_value(sight, pirate, moved), []
    hunt, off = quarry(sight, moved, 1) if place in ZONES else (0.0, -1)
    if home > hunt:
        goal = best_home(sight, pirate)[2]
        gain = round(homecoming(sight, pirate, goal)[0])
        reasons.append(Because("homeward", {"port": PORTS[goal].id, "points": gain}))
    elif off >= 0:
        prize = sight.prize_value(moved, off, zone_of(moved, off))
        reasons.append(Because("quarry", {"port": PORTS[off].id, "points": round(prize)}))
    danger = sight.danger(pirate, place) if place in ZONES else 0.0
    if danger >= 0.5:
        reasons.append(Because("danger", {"points": round(danger, 1)}))
    return tuple(reasons)


# ---- cards, and standing in somebody's way


def why_card(asked: Asked, decision: Decision, option: Option) -> Reasons:
    if len(option) < 2 or option[1] not in EVENT:
        return (Because("save"),)
    kept = keep_value(asked.sight, option[1])
    reasons = []
    if option[0] in ("event", "both"):
        reasons.append(Because("event", {"points": round(event_value(asked.sight, option[1]), 1)}))
    if option[0] in ("actions", "both", "discard"):
        actions = CAPTAIN[option[2]].initiative if len(option) == 3 else EVENT[option[1]].actions
        reasons.append(Because("actions", {"actions": 1 if option[0] == "discard" else max(0, actions)}))
    if kept:
        reasons.append(Because("keep", {"card": option[1]}))
    return tuple(reasons)


def why_drop(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (Because("least"),)


def at_stake(sight: Sight, pirate: Pirate) -> Reasons:
    """What a pirate would lose with his life, if he has gathered anything."""
    points = round(sight.stake(pirate))
    return (Because("at-stake", {"points": points}),) if points else ()


def why_reply(asked: Asked, decision: Decision, option: Option) -> Reasons:
    sight, pirate = asked.sight, about(asked, decision)
    if option[0] in ("pass", "hush"):
        return (Because("spare"),)
    worth = reply_value(sight, pirate, option, decision.about["act"])
    return (Because("hurt", {"points": round(worth, 1)}), *at_stake(sight, pirate))


def why_interrupt(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return at_stake(asked.sight, about(asked, decision)) or (Because("little-at-stake"),)


def why_strike(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """6.46: the warship wins ties."""
    pirate = about(asked, decision)
    gap = WARSHIP_BY_ID[decision.about["warship"]].combat - asked.sight.strength(pirate)
    return (Because("strike", percent(beats(gap + 1))), *at_stake(asked.sight, pirate))


def why_stand(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """6.45, 6.46, 10.34: a warship wins ties, a commissioner loses them."""
    sight, pirate = asked.sight, about(asked, decision)
    warship = decision.about["foe"] in WARSHIP_BY_ID
    gap = decision.about["combat"] - sight.strength(pirate)
    reasons = [Because("fight-lost", percent(beats(gap + 1 if warship else gap)))]
    if option[0] == "flee":
        hunter = decision.about["speed"] - decision.about["late"]  # 10.32
        reasons.append(Because("flight", percent(1 - beats(hunter - sight.speed(pirate)))))
    return (*reasons, *at_stake(sight, pirate))[:2]


def why_flag(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """How bad the card is, and how much cunning there is to spend on it."""
    bad = decision.about["card"] in ALARMING
    return (Because("alarming" if bad else "harmless"), cunning_left(about(asked, decision)["cunning"]))


def why_guard(asked: Asked, decision: Decision, option: Option) -> Reasons:
    victim = asked.sight.pirates[decision.about["victim"]]
    return (Because("booty-at-stake", {"booty": sum(victim["holds"])}), cunning_left(victim["cunning"]))


def why_incite(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """17.2#13: a die above the port's wealth."""
    port = asked.sight.ports[PORT[option[1]]]
    return (Because("incite", {**percent(die_above(port["wealth"])), "wealth": port["wealth"]}),)


# ---- dice


def cunning_left(left: int) -> Because:
    return Because("trick", {"left": left})


def why_cunning(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """12: how likely another roll is enough, or better than the one that lies there."""
    said, pirates = decision.about, asked.sight.pirates
    if said["aim"] == "none":
        return (Because("hopeless"),)
    graded = said["aim"] in ("more", "less")
    chance = better(said["dice"], said["aim"], said["bar"] or said["roll"])
    spender = pirates.get(option[1] if len(option) > 1 else said["pirate"])
    left = said["left"] if "left" in said else spender["cunning"] if spender else 0
    return (Because("better" if graded else "enough", percent(chance)), cunning_left(left))


# ---- booty, hostages, the crew


def why_seize(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """8.33, 8.36: what the cargo is worth, and where it would go."""
    pirate, value = about(asked, decision), decision.about["value"]
    free = pirate["capacity"] - len(pirate["holds"])
    reasons = [Because("cargo-worth", {"value": value, "points": value // 100})]
    if free > 0 or not pirate["holds"]:
        reasons.append(Because("holds", {"free": max(0, free)}))
    else:
        reasons.append(Because("overboard", {"value": min(pirate["holds"])}))
    return tuple(reasons)


def why_jettison(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (Because("thrown", {"value": option[2]}),)


def why_stow(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (Because("joins" if option[2] else "opens", {"value": option[2]}),)


def why_hostage(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """8.44, 9.42: notoriety at once, which counts double for who retires; or doubloons later."""
    value = decision.about["value"]
    unit = value * FIGURE["ransom"]
    torture = Because("torture", {"fame": value})
    if not asked.sight.ports[PORT[decision.about["port"]]]["ransom"]:
        return (torture, Because("no-ransom"))
    return (torture, Because("ransom", {"low": 2 * unit, "high": 12 * unit, "points": 12 * unit // 100}))


def why_berth(asked: Asked, decision: Decision, option: Option) -> Reasons:
    sight = asked.sight
    pirate = sight.pirates[option[1]]
    held = {"hostages": len(pirate["hostages"])}
    alone = combat(pirate) + CAPTAIN[option[1]].skill
    return (Because("strength", {"strength": alone}), Because("held", held))


def why_revel(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (Because("loyalty", {"loyalty": about(asked, decision)["loyalty"]}), Because("hangover"))


# ---- in port


def why_port(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """9.41: what one activity ashore brings."""
    sight, pirate, verb = asked.sight, about(asked, decision), option[0]
    if verb == "sell-all":
        booty = sum(pirate["holds"])
        rate = STATUS[sight.status(pirate, PORT[decision.about["port"]])].rate
        return (Because("sale", {"booty": booty, "gold": -(-booty * rate // 100)}),)
    if verb == "sell-hostage":
        unit = next(row.value for row in HOSTAGES if row.id == option[2]) * FIGURE["ransom"]
        return (Because("ransom", {"low": 2 * unit, "high": 12 * unit, "points": 12 * unit // 100}),)
    if verb == "refit":
        return (Because("worn", {"lost": worn(pirate)}),)
    if verb == "letter":
        return (Because("papers", {"nation": sight.ports[PORT[decision.about["port"]]]["nation"]}),)
    if verb == "haven":
        return (Because("refuge", {"price": FIGURE["haven-price"]}),)
    if verb == "celebrate":
        return (Because("loyalty", {"loyalty": pirate["loyalty"]}), Because("hangover"))
    return (Because("ashore-done"),)


def why_repair(asked: Asked, decision: Decision, option: Option) -> Reasons:
    pirate = about(asked, decision)
    ship = SHIPS[SHIP[pirate["ship"]]]
    tracks = {"combat": pirate["combat"], "most": ship.combat, "speed": pirate["speed"], "fast": ship.speed}
    return (Because("tracks", tracks),)


def why_share(asked: Asked, decision: Decision, option: Option) -> Reasons:
    pirates = asked.sight.pirates
    return tuple(
        Because("lacks", {"pirate": decision.about[who], "lost": worn(pirates[decision.about[who]])})
        for who in ("one", "other")
    )


def why_haven(asked: Asked, decision: Decision, option: Option) -> Reasons:
    price, pirate = decision.about["price"], about(asked, decision)
    return (Because("price", {"points": price // 100, "worth": pirate["worth"]}),)


def why_bribe(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (career(about(asked, decision), decision.about["price"]),)


# ---- captains, ships, places


def waters(sight: Sight, zone: str) -> Because:
    """What lies in a zone: ports, and merchants bound for them."""
    ports = ZONE_PORTS[PLACE[zone]]
    seen = sum(sight.ports[port]["merchant"] is not None for port in ports)
    return Because("waters", {"ports": len(ports), "merchants": seen})


def why_captain(asked: Asked, decision: Decision, option: Option) -> Reasons:
    if len(option) < 2 or option[1] not in CAPTAIN:
        return ()
    card = CAPTAIN[option[1]]
    reasons = [Because("captain", {"initiative": card.initiative, "skill": card.skill})]
    if len(option) > 2 and option[2] in ZONES:
        reasons.append(waters(asked.sight, option[2]))
    return tuple(reasons)


def why_zone(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (waters(asked.sight, option[1]),) if len(option) > 1 and option[1] in ZONES else ()


def why_rig(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """Beside the other ship that there is to choose."""
    other = next((o for o in decision.options if o != option), None)
    return (beside(ships_of(option), ships_of(other)),) if other else ()


def ships_of(option: Option) -> dict[str, int]:
    ship = SHIPS[SHIP[option[1]]]
    return {"combat": ship.combat, "speed": ship.speed, "holds": ship.holds}


def beside(one: dict[str, int], other: dict[str, int]) -> Because:
    return Because("beside", {**one, **{f"{name}-other": value for name, value in other.items()}})


def why_board(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """15.1: the ship of a dead rival beside one's own; for who keeps his own, the other way round."""

    def figures(pirate: Pirate) -> dict[str, int]:
        return {"combat": pirate["combat"], "speed": pirate["speed"], "holds": pirate["capacity"]}

    mine, theirs = (figures(asked.sight.pirates[decision.about[who]]) for who in ("pirate", "victim"))
    return (beside(theirs, mine) if option[0] == "board" else beside(mine, theirs),)


def why_blades(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """15.1: as many dice as the trait."""
    duellists = [CAPTAIN[decision.about[who]].duel for who in ("pirate", "victim")]
    if asked.sight.pirates[decision.about["victim"]]["owner"] == asked.sight.me:
        duellists.reverse()
    return (Because("blades", dict(zip(("own", "theirs"), duellists, strict=True))),)


def why_challenger(asked: Asked, decision: Decision, option: Option) -> Reasons:
    theirs = CAPTAIN[decision.about["pirate"]].duel
    return (Because("blades", {"own": CAPTAIN[option[1]].duel, "theirs": theirs}),)


def why_bear(asked: Asked, decision: Decision, option: Option) -> Reasons:
    return (Because("bears", {"combat": asked.sight.pirates[option[1]]["combat"]}),)


def why_letter(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """The ports of a nation that are left, and whether he has attacked one of them."""
    sight, nation = asked.sight, option[1]
    ports = sum(port["nation"] == nation and not port["destroyed"] for port in sight.ports)
    reasons = [Because("ports-of", {"nation": nation, "ports": ports})]
    if nation in about(asked, decision)["history"]:
        reasons.append(Because("hated"))
    return tuple(reasons)


def why_own(asked: Asked, decision: Decision, option: Option) -> Reasons:
    """Which pirate an event is for: what he is, what he has gathered, how far he must go."""
    pirate = asked.sight.pirates.get(option[1]) if len(option) > 1 else None
    if pirate is None:
        return ()
    if decision.kind == "treasure":
        moves = MOVES[PLACE[pirate["place"]]][ISLE_OF_PINES]
        return (Because("voyage", {"moves": moves}), *at_stake(asked.sight, pirate))
    return (*why_captain(asked, decision, option), *at_stake(asked.sight, pirate))


#: Actions of which more can be said than their points.
ACT_REASONS = ("find", "plunder", "attack", "retire", "move", "port")
#: A loyalty at which every conspiracy is a danger.
SULLEN = 3
WHY: dict[str, Callable[[Asked, Decision, Option], Reasons]] = {
    "draft": why_captain,
    "launch": why_captain,
    "successor": why_captain,
    "challenger": why_challenger,
    "deploy": why_captain,
    "plan": why_captain,
    "muster": why_captain,
    "rig": why_rig,
    "haunt": why_zone,
    "zone": why_zone,
    "winds-zone": why_zone,
    "card": why_card,
    "makeshift": why_card,
    "drop": why_drop,
    "act": why_act,
    "port": why_port,
    "repair": why_repair,
    "share": why_share,
    "haven": why_haven,
    "bribe": why_bribe,
    "seize": why_seize,
    "jettison": why_jettison,
    "stow": why_stow,
    "give": why_jettison,
    "hostage": why_hostage,
    "berth": why_berth,
    "letter": why_letter,
    "revel": why_revel,
    "cunning": why_cunning,
    "caught": why_stand,
    "stand": why_stand,
    "guard": why_guard,
    "duel-on": why_blades,
    "board": why_board,
    "bear": why_bear,
    "flag": why_flag,
    "incite": why_incite,
    "treasure": why_own,
    "winds": why_own,
    "guns": why_own,
    "respond": why_reply,
    "interrupt": why_interrupt,
    "strike": why_strike,
}

PLAYER = Player(msgspec.structs.asdict(WEIGHTS), by_table, weigh)
