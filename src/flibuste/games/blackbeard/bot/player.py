"""The game's own player: greedy for points per action, careful with its captains.

It uses nothing but its seat: the decision, the view, chance of its own. Each kind of question has its own
small answer; the two large ones, what to do with an action and whether to stand in a rival's way, are
weighed in `bot_acts` and `bot_replies`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.decoders import convert
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import Thought, chosen

from ..box import N_ZONES, PLACE, PORT, SHIP, SHIPS
from .acts import act_value, best_home, homecoming, zone_value
from .replies import interrupt, respond, strike, weigh_stand
from .sight import CAPTAIN, EVENT, Asked, Sight, beats, combat, die_above, rating
from .weights import WEIGHTS, Weights

#: The field of the table that says how much the bot would rather keep a card than use it for actions.
KEEP = {
    "letter-of-marque": "keep_letter",
    "skull-and-crossbones": "keep_skull",
    "warship-sighting": "keep_warship",
    "mutiny-conspiracy": "keep_mutiny",
    "double-cross": "keep_double_cross",
    "kc-surprise": "keep_surprise",
    "piratical-ambition": "keep_ambition",
    "pirate-converts": "keep_converts",
}
#: Cards that could end a career or an action.
ALARMING = ("mutiny-conspiracy", "warship-sighting", "piratical-ambition", "double-cross", "kc-surprise")
Answer = Callable[[Asked, Decision], Thought]


def smart(weights: Weights = WEIGHTS) -> Bot:
    """A bot that plays to win, weighing by the table shipped or by another."""

    def choose(seat: Seat) -> Option:
        decision = seat.decision
        return chosen(decision.options, think(Asked(seat, weights), decision))

    return choose


def think(asked: Asked, decision: Decision) -> Thought:
    """What to answer: by weights, or by a rule of thumb."""
    answer = ANSWERS.get(decision.kind)
    if answer is None or len(decision.options) == 1:
        return decision.options[0]
    return answer(asked, decision)


def by_table(table: Mapping[str, float]) -> Bot:
    return smart(convert(dict(table), Weights))


def each(options: tuple[Option, ...], value: Callable[[Option], float]) -> list[float]:
    return [value(option) for option in options]


def best(options: tuple[Option, ...], value: Callable[[Option], float]) -> Option:
    return max(options, key=value)


def named(options: tuple[Option, ...], verb: str) -> Option | None:
    for option in options:
        if option[0] == verb:
            return option
    return None


def choose_verb(options: tuple[Option, ...], *verbs: str) -> Option:
    """The first option with one of some verbs, in their order."""
    for verb in verbs:
        option = named(options, verb)
        if option is not None:
            return option
    return options[0]


# ---- before the first turn, and new pirates


def captain(asked: Asked, decision: Decision) -> Thought:
    return each(decision.options, lambda o: rating(o[1]) if o[0] == "captain" else -1.0)


def redraw(asked: Asked, decision: Decision) -> Thought:
    hand = asked.sight.view["captain_hand"]
    return choose_verb(decision.options, "redraw" if hand and rating(hand[-1]) < 13 else "keep")


def deploy(asked: Asked, decision: Decision) -> Thought:
    """The best captain first, where the pickings are best."""
    sight = asked.sight
    taken = {p["place"] for p in sight.mine} | {plan["zone"] for plan in sight.view["plans"]}

    def value(option: Option) -> float:
        if option[0] != "deploy":
            return 5.0 if sight.mine and decision.kind != "muster" else 0.0
        crowd = asked.w.crowd if option[2] in taken else 0.0
        return asked.w.captain * rating(option[1]) + zone_value(sight, PLACE[option[2]], option[1]) - crowd

    return each(decision.options, value)


def rig(asked: Asked, decision: Decision) -> Thought:
    """The schooner, with a hold more and a gun more; alone against commissioners, the fast sloop."""
    return decision.options[0 if asked.seat.seats == 1 else -1]


def haunt(asked: Asked, decision: Decision) -> Thought:
    sight = asked.sight
    return each(decision.options, lambda o: zone_value(sight, PLACE[o[1]], "teach"))


def zone(asked: Asked, decision: Decision) -> Thought:
    """A zone for a pirate, or for the player's commissioner: where rivals are richest."""
    sight = asked.sight
    who = decision.about.get("pirate")
    if who in CAPTAIN or (who is None and sight.mine and decision.kind != "winds-zone"):
        lead = who if who in CAPTAIN else sight.mine[0]["id"]
        return each(decision.options, lambda o: zone_value(sight, PLACE[o[1]], lead))
    rich = {p["place"]: sight.stake(p) for p in sight.view["pirates"] if p["owner"] != sight.me}
    return each(decision.options, lambda o: rich.get(o[1], 0.0))


# ---- cards


def card(asked: Asked, decision: Decision) -> Thought:
    """Free events that help, then the card that gives the most actions for what it is worth in hand."""
    sight, w = asked.sight, asked.w

    def value(option: Option) -> float:
        verb = option[0]
        if verb in ("done", "pass"):
            return 0.0
        if verb == "part":
            return -1.0
        event = EVENT[option[1]]
        if verb == "event":
            return event_value(sight, option[1]) - w.event_cost
        if verb == "both":
            return event_value(sight, option[1]) + w.action * event.actions
        if verb == "discard":
            return w.action - keep_value(sight, option[1])
        count = CAPTAIN[option[2]].initiative if len(option) == 3 else event.actions
        focus = lead_value(sight, option[2]) if len(option) == 3 else 0.0
        return w.action * count + focus - keep_value(sight, option[1])

    return each(decision.options, value)


def keep_value(sight: Sight, card: str) -> float:
    """Alone, Teach needs a letter to win (19.15)."""
    if card == "letter-of-marque" and sight.solo:
        return 0.0 if any(p["letter"] for p in sight.mine) else 12.0
    return kept_for(sight.w, card)


def kept_for(w: Weights, card: str) -> float:
    name = KEEP.get(card)
    return 0.0 if name is None else float(getattr(w, name))


def lead_value(sight: Sight, pirate: str) -> float:
    """All actions for one pirate: better if he is the one with something to do."""
    leader = max(sight.mine, key=lambda p: (sight.stake(p), rating(p["id"])))
    return 0.5 if leader["id"] == pirate else -2.0


def event_value(sight: Sight, name: str) -> float:
    if name == "heavy-guns":
        return 4.0
    if name == "buried-treasure":
        return 3.0 if sight.turns > 2 else 0.0
    leader = max(sight.mine, key=lambda p: sight.stake(p), default=None)
    if leader is None:
        return 0.0
    if leader["docked"] and leader["holds"]:
        return -3.0  # fair winds would blow him out of port
    here = PLACE[leader["place"]]
    now = zone_value(sight, here, leader["id"]) if here < N_ZONES else 0.0
    there = max(zone_value(sight, z, leader["id"]) for z in range(N_ZONES))
    return min(6.0, 0.4 * (there - now)) if not leader["holds"] else 0.0


def drop(asked: Asked, decision: Decision) -> Thought:
    def worth(option: Option) -> float:
        actions = EVENT[option[1]].actions if len(option) > 1 else 0
        return kept_for(asked.w, option[1]) + 2.0 * (actions if actions > 0 else 2.5)

    return min((o for o in decision.options if o[0] != "pass"), key=worth)


def makeshift(asked: Asked, decision: Decision) -> Thought:
    return drop(asked, decision)


# ---- actions


def act(asked: Asked, decision: Decision) -> Thought:
    sight = asked.sight
    return each(decision.options, lambda o: act_value(sight, o))


def port_call(asked: Asked, decision: Decision) -> Thought:
    """9.41: ransom, letter, sell where the price is right, refit, a haven to retire in."""
    sight = asked.sight
    pirate = sight.pirates[decision.about["pirate"]]
    port = PORT[decision.about["port"]]
    status = sight.status(pirate, port)
    options = decision.options
    for verb in ("sell-hostage", "letter"):
        option = named(options, verb)
        if option is not None:
            return option
    sell = named(options, "sell-all")
    full = len(pirate["holds"]) >= pirate["capacity"]
    if sell is not None and (
        status in ("pro", "haven")
        or (status == "pirate" and (pirate["loyalty"] <= 3 or full))
        or (status == "neutral" and (sight.turns < 1.5 or (full and best_home(sight, pirate)[2] < 0)))
    ):
        return sell
    haven = named(options, "haven")
    refit = named(options, "refit")
    if refit is not None:
        return refit
    if haven is not None and not sight.solo:
        fame = pirate["notoriety"] + pirate["worth"] / 100
        if fame >= 8 or sight.turns < 4 or not pirate["holds"]:
            return haven
    if pirate["loyalty"] <= 2 and named(options, "celebrate"):
        return choose_verb(options, "celebrate")
    return choose_verb(options, "pass")


def repair(asked: Asked, decision: Decision) -> Thought:
    """Guns first, but not on a hulk."""
    pirate = asked.sight.pirates[decision.about["pirate"]]
    crippled = pirate["speed"] < 0
    return each(decision.options, lambda o: float(o[2] if crippled else o[1]))


def share(asked: Asked, decision: Decision) -> Thought:
    """The refit of two allies (11.4): the worse a ship is hit, and the more its captain has at stake, the
    more it gets."""
    sight = asked.sight

    def left_broken(pirate: dict[str, Any], points: int) -> float:
        ship = SHIPS[SHIP[pirate["ship"]]]
        broken = ship.combat - pirate["combat"] + ship.speed - pirate["speed"] - points
        return (10.0 + sight.stake(pirate)) * float(broken * broken)

    one, other = (sight.pirates[decision.about[who]] for who in ("one", "other"))
    return each(decision.options, lambda o: -left_broken(one, o[1]) - left_broken(other, o[2]))


def pay(asked: Asked, decision: Decision) -> Thought:
    return choose_verb(decision.options, "yes")


def bribe(asked: Asked, decision: Decision) -> Thought:
    sight = asked.sight
    pirate = sight.pirates[decision.about["pirate"]]
    gain = pirate["notoriety"] + (pirate["worth"] - decision.about["price"]) / 100
    return choose_verb(decision.options, "yes" if gain >= 6 else "no")


def seize(asked: Asked, decision: Decision) -> Thought:
    """Take it, unless something better would have to go overboard."""
    pirate = asked.sight.pirates[decision.about["pirate"]]
    value, holds = decision.about["value"], pirate["holds"]
    if len(holds) >= pirate["capacity"] and value + 200 < min(holds):
        return choose_verb(decision.options, "leave")
    return choose_verb(decision.options, "seize")


def stow(asked: Asked, decision: Decision) -> Thought:
    """On top of the richest hold: an empty one is kept for the next prize."""
    return each(decision.options, lambda o: float(o[2]))


def least(asked: Asked, decision: Decision) -> Thought:
    return min(decision.options, key=lambda o: (o[2], o[1]))


def hostage(asked: Asked, decision: Decision) -> Thought:
    return choose_verb(decision.options, "torture")


def berth(asked: Asked, decision: Decision) -> Thought:
    """With the ally who is more likely to bring the hostage home: the stronger, then the less crowded."""
    sight = asked.sight

    def value(option: Option) -> float:
        pirate = sight.pirates[option[1]]
        return combat(pirate) + CAPTAIN[option[1]].skill - 2.0 * len(pirate["hostages"])

    return each(decision.options, value)


def letter(asked: Asked, decision: Decision) -> Thought:
    """The letter of the nation that he has not attacked and that has more ports left to retire in."""
    sight = asked.sight
    enemies = sight.pirates[decision.about["pirate"]]["history"]

    def value(option: Option) -> float:
        ports = [port for port in sight.ports if port["nation"] == option[1] and not port["destroyed"]]
        return (0.0 if option[1] in enemies else 100.0) + len(ports)

    return each(decision.options, value)


def revel(asked: Asked, decision: Decision) -> Thought:
    pirate = asked.sight.pirates[decision.about["pirate"]]
    return choose_verb(decision.options, "yes" if pirate["loyalty"] <= 2 else "no")


# ---- dice


#: What a roll must reach for a point of cunning to be kept, by the rule that rolls.
_NEVER = {"9.44", "9.45", "9.42", "8.45", "17.2#1"}
_VITAL = {"10.34", "6.46", "14.2", "15.1", "10.4", "10.52"}


def cunning(asked: Asked, decision: Decision) -> Thought:
    """Spend it where a life hangs on it; on lesser rolls only what can be spared."""
    why, roll = decision.about["why"], decision.about["roll"]
    pirates = asked.sight.pirates
    keep, reroll = decision.options[0], sharpest(pirates, decision.options[1:])
    if why in _NEVER or decision.about["aim"] == "none":
        return keep
    if why == "14.2" and roll <= CAPTAIN[decision.about["pirate"]].command:
        return keep
    if why in _VITAL:
        return reroll
    if why == "9.62" and decision.about["own"] > decision.about["theirs"]:
        return keep  # the thief succeeds already
    spare = pirates[reroll[1]]["cunning"] if reroll[1] in pirates else 0
    if why in ("6.45", "10.32"):
        return reroll if roll <= 3 else keep
    if why in ("8.32", "8.35", "9.53"):
        return reroll if roll <= 2 and spare >= 2 else keep
    return reroll if spare >= 2 else keep


def sharpest(pirates: dict[str, dict[str, Any]], options: tuple[Option, ...]) -> Option:
    """Of two allies (11.7) the one with more cunning to spare."""
    return best(options, lambda o: float(pirates[o[1]]["cunning"]) if o[1] in pirates else 0.0)


def caught(asked: Asked, decision: Decision) -> Thought:
    """Fight the commissioner, or end it with the letter."""
    sight = asked.sight
    pirate = sight.pirates[decision.about["pirate"]]
    win = 1 - beats(decision.about["combat"] - sight.strength(pirate))
    return choose_verb(decision.options, "fight" if win > 0.85 else "surrender")


def stand(asked: Asked, decision: Decision) -> Thought:
    return weigh_stand(asked.sight, decision)


def yes(asked: Asked, decision: Decision) -> Thought:
    return choose_verb(decision.options, "yes")


def duel_on(asked: Asked, decision: Decision) -> Thought:
    about = decision.about
    mine, theirs = CAPTAIN[about["pirate"]].duel, CAPTAIN[about["victim"]].duel
    if asked.sight.pirates[about["victim"]]["owner"] == f"p{asked.seat.number}":
        mine, theirs = theirs, mine
    return choose_verb(decision.options, "yes" if mine > theirs else "no")


def board(asked: Asked, decision: Decision) -> Thought:
    sight = asked.sight
    mine, theirs = sight.pirates[decision.about["pirate"]], sight.pirates[decision.about["victim"]]
    better = theirs["combat"] + theirs["capacity"] > mine["combat"] + mine["capacity"]
    return choose_verb(decision.options, "board" if better else "stay")


def bear(asked: Asked, decision: Decision) -> Thought:
    pirates = asked.sight.pirates
    return each(decision.options, lambda o: float(pirates[o[1]]["combat"]))


def flag(asked: Asked, decision: Decision) -> Thought:
    """The black flag against cards that could end a career or an action."""
    if decision.about["card"] not in ALARMING:
        return choose_verb(decision.options, "no")
    allies = tuple(option for option in decision.options if option[0] == "flag")
    return sharpest(asked.sight.pirates, allies) if allies else choose_verb(decision.options, "yes")


def incite(asked: Asked, decision: Decision) -> Thought:
    """A port that rivals use and we do not."""
    sight = asked.sight

    def value(option: Option) -> float:
        port = sight.ports[PORT[option[1]]]
        there = [p for p in sight.view["pirates"] if p["place"] == option[1]]
        haven = sight.pirates.get(port["haven"] or "")
        gain = sum(-3.0 if p["owner"] == sight.me else 2.0 for p in there)
        if haven is not None:
            gain += -8.0 if haven["owner"] == sight.me else 4.0
        mine = sum(homecoming(sight, p, PORT[option[1]])[0] > 0 for p in sight.mine)
        return die_above(port["wealth"]) * (gain + 0.5 - mine)

    return each(decision.options, value)


def pick_own(asked: Asked, decision: Decision) -> Thought:
    """Which of its pirates an event is for: the one with the best prospects."""
    sight = asked.sight

    def value(option: Option) -> float:
        pirate = sight.pirates.get(option[1])
        return -1.0 if pirate is None else rating(option[1]) + 0.2 * sight.stake(pirate)

    return each(decision.options, value)


def worst_captain(asked: Asked, decision: Decision) -> Thought:
    """A challenger who can be spared, but fights well."""
    return each(decision.options, lambda o: 5.0 * CAPTAIN[o[1]].duel - rating(o[1]))


ANSWERS: dict[str, Answer] = {
    "draft": captain,
    "launch": captain,
    "successor": captain,
    "challenger": worst_captain,
    "redraw": redraw,
    "deploy": deploy,
    "plan": deploy,
    "muster": deploy,
    "rig": rig,
    "haunt": haunt,
    "zone": zone,
    "winds-zone": zone,
    "card": card,
    "makeshift": makeshift,
    "drop": drop,
    "act": act,
    "port": port_call,
    "repair": repair,
    "share": share,
    "haven": pay,
    "bribe": bribe,
    "seize": seize,
    "jettison": least,
    "stow": stow,
    "give": least,
    "hostage": hostage,
    "berth": berth,
    "letter": letter,
    "revel": revel,
    "cunning": cunning,
    "caught": caught,
    "stand": stand,
    "guard": yes,
    "duel-on": duel_on,
    "board": board,
    "bear": bear,
    "flag": flag,
    "incite": incite,
    "treasure": pick_own,
    "winds": pick_own,
    "guns": pick_own,
    "respond": respond,
    "interrupt": interrupt,
    "strike": strike,
}
