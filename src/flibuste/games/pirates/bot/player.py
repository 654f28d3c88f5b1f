"""A player that plays to win by rules of thumb: ships with a hold run gold from the nearest islands to their
home, ships with guns hunt, everyone fires, rams and tows where it pays. It knows only what its seat may know:
it measures on a sketch of its view."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

from flibuste.kernel.decision import PASS, Option, Options
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import Thought, chosen

from .. import box
from ..abilities.registry import has
from ..rules.cargo import room
from ..rules.course import sail
from ..sketch import sketch
from ..state import Coin, Island, Ship, State
from ..table.contact import (
    derelict,
    find,
    is_creature,
    isle_number,
    masts,
    own_port,
    stern_point,
    touch,
)
from ..table.geometry import CIRCLE, HALF, QUARTER, heading_of, turn_between
from ..table.motion import Refused, may_lie, stern_pose
from ..table.pilot import beside, toward
from .navigator import navigate, steer_for
from .weights import MASTER, WEIGHTS, Weights

#: how far off its next goal a ship may be turned that pivots, the best first
PIVOTS = (0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000, 7500, -7500, 9000, -9000)
#: within so many moves a hunter brings its guns to bear; farther off it is a matter of finding the way
CLOSE = 2.2
#: how near an island an enemy endangers it, and how far guns carry, about
AROUND, GUNSHOT = 15000.0, 6000.0
#: what doing nothing is worth: more than what brings nothing
JUST = 1e-9
#: events that are worth their cost as soon as they can be played
_GOOD_EVENTS = ("mermaids", "hidden_cove", "false_treasure", "lantern", "duel", "divers", "raft")


def smart(weights: Weights = WEIGHTS) -> Bot:
    """The player, weighing by the table shipped or by another."""

    def choose(seat: Seat) -> Option:
        mind = Mind(seat, weights)
        return chosen(mind.options, think(mind))

    return choose


def master(weights: Weights = MASTER) -> Bot:
    """The player with more care: it finds its way out of port and past shores, and turns its bow to where it
    goes next."""

    def choose(seat: Seat) -> Option:
        mind = Mind(seat, weights, master=True)
        return chosen(mind.options, think(mind))

    return choose


def think(mind: Mind) -> Thought:
    """What to answer: by weights, or by a rule of thumb."""
    thought = _THOUGHTS.get(mind.decision.kind)
    if thought is None:
        return (mind.options or mind.seat.options)[0]
    return thought(mind)


class Mind:
    """A view, as the seat that must decide sees it."""

    def __init__(self, seat: Seat, weights: Weights, master: bool = False) -> None:
        self.w = weights
        #: whether it takes the care of the master: see `bot/navigator.py`
        self.master = master
        self.seat = seat
        self.me = seat.number
        self.decision = seat.decision
        self.options = seat.decision.options
        self.view: dict[str, Any] = seat.view
        self.table: State = sketch(self.view)
        self.home = self.table.players[self.me].home
        self.own = [ship for ship in self.table.ships if ship.owner == self.me and not ship.sunk]
        self.enemies = [ship for ship in self.table.ships if ship.owner != self.me and not ship.sunk]

    def ship(self) -> Ship:
        """The ship that the question is about."""
        return find(self.table, self.decision.about["ship"])

    def first(self, *verbs: str) -> Option:
        """The first option of these verbs, in their order, else to pass, else the first of all."""
        for verb in verbs:
            for option in self.options:
                if option[0] == verb:
                    return option
        return PASS if PASS in self.options else self.options[0]


# ---- what ships are for


def gold(coins: list[Coin]) -> int:
    return sum(coin.value for coin in coins)


def speed(ship: Ship) -> float:
    move = box.ships()[ship.card].move
    return 5750.0 * move.count("S") + 8380.0 * move.count("L") or 5750.0


def far(ship: Ship, x: int, y: int) -> float:
    return hypot(ship.x - x, ship.y - y)


def firepower(ship: Ship) -> float:
    """Hits to be expected of a full broadside."""
    cannons = box.ships()[ship.card].cannons
    return sum((6 - int(gun[0])) / 6 for gun, mast in zip(cannons, ship.masts, strict=False) if mast)


def runs_gold(mind: Mind, ship: Ship) -> bool:
    """A ship that can bring gold home: all but creatures, mercenaries and the best gunship of several."""
    if ship.mercenary or is_creature(ship) or not any(ship.masts):
        return False
    if ship.coins or room(mind.table, ship) >= mind.w.hold:
        return True
    others = [other for other in mind.own if other is not ship and any(other.masts)]
    return not others or (room(mind.table, ship) > 0 and firepower(ship) < max(map(firepower, others)))


# ---- the turn


def act(mind: Mind) -> Option:
    """One action: fire and explore before sailing, the ships that are ready in turn."""
    options: dict[str, list[Option]] = {}
    for option in mind.options:
        if len(option) > 1:
            options.setdefault(str(option[1]), []).append(option)
    for option in mind.options:
        if option[0] in ("fort", "marine"):
            return option
    form = mind.decision.form
    sailing: dict[str, list[int]] = form.fields["ships"] if form else {}
    for ship in mind.own:
        chosen = ship_acts(mind, ship, options.get(ship.id, []), sailing.get(ship.id))
        if chosen is not None:
            return chosen
    return PASS


def ship_acts(mind: Mind, ship: Ship, options: list[Option], left: list[int] | None) -> Option | None:
    """What a ship does with its action, or None."""
    by_verb: dict[str, Option] = {}
    for option in options:
        by_verb.setdefault(option[0], option)
    for verb in ("leave-fog", "cut", "drive", "twice", "wild"):
        if verb in by_verb:
            return by_verb[verb]
    explore = [option for option in options if option[0] == "explore"]
    for option in explore:
        if worth_exploring(mind, ship, option):
            return option
    if "repair" in by_verb and masts(ship) * 2 <= len(ship.masts):
        return by_verb["repair"]
    carries = gold(ship.coins) > 0
    if "shoot" in by_verb and not (carries and left):
        return by_verb["shoot"]
    if "repair" in by_verb and not carries and masts(ship) < len(ship.masts) and not runs_gold(mind, ship):
        return by_verb["repair"]
    if left:
        course = sail_somewhere(mind, ship, left)
        if course is not None:
            return course
        if "about" in by_verb and "shoot" not in by_verb and not ship.done:
            return by_verb["about"]
    for verb in ("shoot", "repair", "helm"):
        if verb in by_verb:
            return by_verb[verb]
    return None


def worth_exploring(mind: Mind, ship: Ship, option: Option) -> bool:
    if room(mind.table, ship) <= 0:
        return False
    if len(option) == 3:
        other = find(mind.table, option[2])
        return bool(other.coins) and (other.owner != mind.me or other.mercenary or derelict(other))
    return ship.dock >= 0 and bool(mind.table.islands[ship.dock].coins)


def sail_somewhere(mind: Mind, ship: Ship, left: list[int]) -> Option | None:
    """The best course: home with gold, to treasure with an empty hold, else after the enemy. Where that leads
    nowhere (a friend or a shore in the way), any course that gets clear."""
    table = mind.table
    wanted = goals(mind, ship)
    for goal in wanted:
        if not isinstance(goal, Ship) and goal == ship.dock:
            return None
        course = course_to(mind, ship, left, goal)
        if course is not None and course[0] == "about":
            return course
        if course is not None and (run := run_of(table, ship, course, left)) is not None:
            if run > mind.w.stir or (isinstance(goal, Ship) and touch(ship, goal)):
                return course
            return get_clear(mind, ship, left)
    return get_clear(mind, ship, left) if wanted else None


def course_to(mind: Mind, ship: Ship, left: list[int], goal: int | Ship) -> Option | None:
    """A course to an island or alongside a ship; the master's may be to come about."""
    table = mind.table
    if isinstance(goal, Ship):
        if mind.master and far(ship, goal.x, goal.y) > CLOSE * sum(left):
            return steer_for(table, ship, left, goal, Option("about", ship.id) in mind.options)
        return beside(table, ship, left, goal)
    if mind.master:
        return navigate(table, ship, left, goal, Option("about", ship.id) in mind.options)
    return toward(table, ship, left, goal)


def run_of(table: State, ship: Ship, course: Option, left: list[int]) -> float | None:
    """How far a course takes a ship; None if the rules refuse it."""
    try:
        end = sail(table, ship, course, left)[-1]
    except Refused:
        return None
    return far(ship, end.x, end.y)


def leads_on(table: State, ship: Ship, course: Option, left: list[int]) -> bool:
    """Whether the rules allow a course; coming about was found among the options."""
    return course[0] == "about" or run_of(table, ship, course, left) is not None


def get_clear(mind: Mind, ship: Ship, left: list[int]) -> Option | None:
    """A course of one turn that goes far from here; chance has a say, lest two ships dance."""
    legs = sorted(left, reverse=True)
    best, most = None, mind.w.stir
    for turn in range(-QUARTER, QUARTER + 1, 1500):
        course = Option("course", ship.id, f"{turn}:{legs[0]}", *[f"0:{leg}" for leg in legs[1:]])
        run = run_of(mind.table, ship, course, left)
        if run is not None and run * (0.6 + 0.4 * mind.seat.rng.random()) > most:
            best, most = course, run
    return best


def goals(mind: Mind, ship: Ship) -> list[int | Ship]:
    """Islands and ships to sail for, best first."""
    table = mind.table
    places: list[int | Ship] = []
    if ship.tows and not ship.mercenary:
        return [mind.home]
    if runs_gold(mind, ship):
        free = room(table, ship)
        islands = treasure_islands(mind, ship) if free > 0 else []
        home = table.islands[mind.home]
        if ship.coins and (not islands or goes_home(mind, ship, islands[0])):
            places.append(mind.home)
        if mind.w.raid and not ship.coins:
            places += raids(mind, ship)
        places += islands[:2]
        if ship.coins and mind.home not in places:
            places.append(mind.home)
        if not places and far(ship, home.x, home.y) > 30000 and masts(ship) < len(ship.masts):
            places.append(mind.home)
    elif masts(ship) * 2 < len(ship.masts) and not ship.mercenary and not own_port(table, ship):
        places.append(mind.home)
    places += prey(mind, ship)[:2]
    return places


def goes_home(mind: Mind, ship: Ship, nearest: int) -> bool:
    """Gold goes home when it wins, when the hold is nearly full, or when home is nearer than more of it."""
    score = mind.view["players"][mind.me]["score"] or 0
    if 2 * (score + gold(ship.coins)) > mind.view["stake"]:
        return True
    home, isle = mind.table.islands[mind.home], mind.table.islands[nearest]
    return (
        far(ship, home.x, home.y) <= far(ship, isle.x, isle.y) + mind.w.home_margin
        or room(mind.table, ship) <= 1
    )


def treasure_islands(mind: Mind, ship: Ship) -> list[int]:
    """Wild islands with treasure, the soonest reached and least contended first."""
    table = mind.table
    scored = []
    for number, isle in enumerate(table.islands):
        if isle.home >= 0 or not isle.coins or (isle.fort and isle.fort.owner != mind.me):
            continue
        if isle.explored and mind.me in isle.explored and not gold(isle.coins):
            continue
        way = far(ship, isle.x, isle.y) / speed(ship)
        crowd = sum(
            far(other, isle.x, isle.y) < far(ship, isle.x, isle.y) and runs_gold(mind, other)
            for other in mind.own
            if other is not ship and not other.coins
        )
        if mind.w.danger:
            way += mind.w.danger * danger(mind, ship, isle)
        if mind.w.come_about:
            way += mind.w.come_about * off_course(ship, isle) / HALF
        scored.append((way + mind.w.crowd * crowd - mind.w.coin_near * len(isle.coins), number))
    return [number for _, number in sorted(scored)]


def danger(mind: Mind, ship: Ship, isle: Island) -> float:
    """Hits to be expected at an island of enemies that are stronger than the ship."""
    fires = [firepower(other) for other in mind.enemies if far(other, isle.x, isle.y) < AROUND]
    return sum(fire for fire in fires if fire > firepower(ship))


def off_course(ship: Ship, isle: Island) -> int:
    """How far a ship must turn to head for an island."""
    return abs(turn_between(ship.h, heading_of(isle.x - ship.x, isle.y - ship.y)))


def raids(mind: Mind, ship: Ship) -> list[Ship]:
    """The laden enemy close by that is no stronger, if there is one."""
    own = firepower(ship)
    reach = mind.w.raid * speed(ship) + GUNSHOT
    return [
        other
        for other in prey(mind, ship)
        if own >= 0.5
        and other.coins
        and far(ship, other.x, other.y) < reach
        and firepower(other) <= own + 0.3
    ][:1]


def prey(mind: Mind, ship: Ship) -> list[Ship]:
    """Enemies to close with: near, laden, weak; never those safe at their home."""
    table = mind.table
    if firepower(ship) <= 0 and not is_creature(ship):
        return []
    scored = []
    for other in mind.enemies:
        if other.submerged or other.fog >= 0 or other.wreck:
            continue
        if other.dock >= 0 and table.islands[other.dock].home == other.owner:
            continue
        way = far(ship, other.x, other.y) / speed(ship)
        easy = mind.w.derelict_prey if derelict(other) else 0.0
        if mind.w.fear:
            way += mind.w.fear * max(0.0, firepower(other) - firepower(ship))
        scored.append((way - mind.w.coin_prey * len(other.coins) - easy, other.id))
    return [find(table, word) for _, word in sorted(scored)]


def onward(mind: Mind) -> Option:
    form = mind.decision.form
    assert form is not None
    for word, left in form.fields["ships"].items():
        ship = find(mind.table, word)
        if ship.owner == mind.me:
            return sail_somewhere(mind, ship, left) or PASS
    return mind.seat.options[-1]


# ---- fire


def shoot(mind: Mind) -> Thought:
    """The gun and target that promise most: laden ships, and those about to go down."""
    ship = find(mind.table, mind.decision.about["ship"]) if "ship" in mind.decision.about else None
    return [JUST if option == PASS else shot_worth(mind, ship, option) for option in mind.options]


def shot_worth(mind: Mind, ship: Ship | None, option: Option) -> float:
    verb = option[0]
    if verb in ("pass", "far", "smoke", "wolves") or len(option) < 3:
        return 0.0
    word = str(option[2])
    target = next((other for other in mind.enemies if other.id == word), None)
    if target is None:
        return 0.4
    value = 1.0 + mind.w.laden * gold(target.coins) + mind.w.gunner * firepower(target)
    left = masts(target)
    if left <= 1:
        value += mind.w.last_mast
    if verb == "fire":
        return value
    if ship is not None and verb == "broadside":
        ranks = [int(gun[0]) for gun in box.ships()[ship.card].cannons[: masts(ship)]]
        count = len(ranks)
        sure = (6 - max(ranks, default=6)) / 6 * (count + 1)
        each = sum((6 - rank) / 6 for rank in ranks)
        return value * mind.w.broadside if sure > each else 0.0
    if verb == "swoop":
        return value * mind.w.swoop
    if verb.startswith(("fire", "exploding")):
        return value * (1.1 if left >= 2 else 0.3)
    if verb.startswith("chain"):
        return value * (1.05 if target.coins and left >= 2 else 0.3)
    return value * 0.5


# ---- contact, boarding, spoils


def contact(mind: Mind) -> Option:
    """Tow what is worth bringing home, sink other derelicts, ram while the hold is empty."""
    ship = mind.ship()
    for option in mind.options:
        if option[0] == "tow":
            other = find(mind.table, option[2])
            home = mind.table.islands[mind.home]
            near = far(ship, home.x, home.y) < mind.w.tow_reach
            if not ship.mercenary and (other.owner == mind.me or other.coins or near):
                return option
    for option in mind.options:
        if option[0] == "ram":
            foe = next((x for x in mind.enemies if x.id == option[2]), None)
            if foe is None or not gold(ship.coins) or derelict(foe):
                return option
    return mind.first()


def board(mind: Mind) -> Option:
    """Board with as many masts as the other, or with nothing to lose."""
    option = mind.first("board")
    if option == PASS:
        return PASS
    ship, other = find(mind.table, option[1]), find(mind.table, option[2])
    if not ship.coins and not ship.crew:
        return option
    return option if masts(ship) >= masts(other) else PASS


def highest(mind: Mind) -> Option:
    """The coin of most value, else the first thing on offer."""
    coins = [option for option in mind.options if option[0] == "take" and isinstance(option[1], int)]
    return max(coins, key=lambda option: int(option[1])) if coins else mind.options[0]


def exchange(mind: Mind) -> Option:
    """Take the treasure of others; a mercenary hands its own over to a friend."""
    ship = mind.ship()
    other = find(mind.table, mind.decision.about["other"])
    if ship.mercenary and other.owner == mind.me and not other.mercenary:
        gives = [o for o in mind.options if o[0] == "give"]
        return max(gives, key=lambda o: o[1]) if gives else PASS
    if other.owner != mind.me or other.mercenary or derelict(other):
        takes = [o for o in mind.options if o[0] == "take"]
        return max(takes, key=lambda o: o[1]) if takes else PASS
    return PASS


# ---- losses and repairs


def worst_mast(mind: Mind) -> Option:
    """Give up the mast with the poorest gun."""

    def value(option: Option) -> tuple[int, bool]:
        if len(option) < 3:
            return (0, False)
        guns = box.ships()[find(mind.table, option[1]).card].cannons
        gun = guns[int(option[2]) - 1] if int(option[2]) <= len(guns) else "6S"
        return (6 - int(gun[0]), gun[1] == "L")

    return min(mind.options, key=value)


def best_mast(mind: Mind) -> Option:
    """Raise the mast with the best gun; a jammed gun comes last."""

    def value(option: Option) -> int:
        if option[0] != "raise":
            return -1
        guns = box.ships()[find(mind.table, option[1]).card].cannons
        return 6 - int(guns[int(option[2]) - 1][0]) if int(option[2]) <= len(guns) else 0

    return max(mind.options, key=value)


def toll(mind: Mind) -> Option:
    """Pay with a mast while there are two, else with the smallest coin."""
    ship = mind.ship()
    drops = [option for option in mind.options if option[0] == "drop"]
    if masts(ship) > 1 or not drops:
        return mind.first("lose", "drop", "crew")
    return min(drops, key=lambda option: option[1])


def reroll(mind: Mind) -> Option:
    return Option("reroll") if int(mind.decision.about["face"]) <= 3 else Option("keep")


# ---- setup, forts, headings


def home(mind: Mind) -> Option:
    """For oneself the island nearest to all others, for an opponent the farthest."""
    spots = [(float(isle.x), float(isle.y)) for isle in mind.table.islands]

    def way(option: Option) -> float:
        x, y = spots[isle_number(option[1])]
        return sum(hypot(x - a, y - b) for a, b in spots)

    own = mind.decision.about["owner"] == f"p{mind.me}"
    return min(mind.options, key=way) if own else max(mind.options, key=way)


def build(mind: Mind) -> Option:
    """A fort makes the treasure of its island its owner's: build where most is left."""
    best, most = PASS, 1
    for option in mind.options:
        if option[0] == "build":
            left = gold(mind.table.islands[isle_number(option[2])].coins)
            if left > most:
                best, most = option, left
    return best


def heading(mind: Mind) -> Option:
    """Out of fog, weed or a whirlpool, towards the first goal."""
    options: Options = mind.options or mind.seat.options
    ship = mind.ship()
    aims = goals(mind, ship)
    if not aims:
        return options[0]
    goal = aims[0] if isinstance(aims[0], Ship) else mind.table.islands[aims[0]]
    wanted = heading_of(goal.x - ship.x, goal.y - ship.y)
    return min(options, key=lambda option: abs(turn_between(wanted, int(option[-1]))))


def event(mind: Mind) -> Option:
    for option in mind.options:
        if option[0] == "play" and option[1] in _GOOD_EVENTS:
            return option
    return PASS


def captain(mind: Mind) -> Option:
    return mind.first("shoot")


def explore_free(mind: Mind) -> Option:
    ship = mind.ship()
    if ship.dock >= 0 and mind.table.islands[ship.dock].coins and room(mind.table, ship) > 0:
        return mind.first("explore")
    return PASS


def has_business(mind: Mind, ship: Ship) -> bool:
    """Whether a ship should stay docked as it is: gold to unload at home, or to fetch elsewhere."""
    if ship.dock < 0:
        return False
    if ship.dock == mind.home:
        return bool(ship.coins)
    return bool(mind.table.islands[ship.dock].coins) and room(mind.table, ship) > 0


def pivot(mind: Mind) -> Option:
    """The master turns the bow to where the ship goes next, unless it still has business where it lies."""
    ship = mind.ship()
    aims = goals(mind, ship) if mind.master and not has_business(mind, ship) else []
    if not aims:
        return PASS
    goal = aims[0] if isinstance(aims[0], Ship) else mind.table.islands[aims[0]]
    x, y = stern_point(ship)
    wanted = heading_of(goal.x - x, goal.y - y)
    for off in PIVOTS:
        if abs(turn_between(ship.h, wanted)) <= abs(off) + 500:
            return PASS
        turned = (wanted + off) % CIRCLE
        if may_lie(mind.table, ship, stern_pose(ship, turned)):
            return Option("pivot", ship.id, turned)
    return PASS


def dive(mind: Mind) -> Option:
    """A submarine stays under water while it carries gold, a monster fights on the surface."""
    ship = mind.ship()
    wet = gold(ship.coins) > 0 and not has(mind.table, ship, "sea_monster")
    home_isle = mind.table.islands[mind.home]
    close = far(ship, home_isle.x, home_isle.y) < 2 * speed(ship)
    return mind.first("dive") if wet and not close else mind.first("surface")


def passing(mind: Mind) -> Option:
    return PASS


def charm(mind: Mind) -> Option:
    """The enemy worth most."""
    foes = {ship.id: ship for ship in mind.enemies}
    return max(
        mind.options,
        key=lambda o: (
            gold(foes[o[1]].coins) * 2 + firepower(foes[o[1]]) if len(o) > 1 and o[1] in foes else -1.0
        ),
    )


def sample(mind: Mind) -> Option:
    return mind.seat.options[0]


_THOUGHTS: dict[str, Callable[[Mind], Thought]] = {
    "act": act,
    "onward": onward,
    "steer": onward,
    "shoot": shoot,
    "fort-shoot": shoot,
    "captain": captain,
    "contact": contact,
    "board": board,
    "board-far": board,
    "spoils": lambda mind: mind.first("steal", "kill"),
    "steal": highest,
    "load": highest,
    "raid": highest,
    "rob": lambda mind: mind.first("rob"),
    "exchange": exchange,
    "explore-free": explore_free,
    "mast": worst_mast,
    "burn": worst_mast,
    "repair": best_mast,
    "toll": toll,
    "reroll": reroll,
    "home": home,
    "build": build,
    "heading": heading,
    "event": event,
    "mermaids": charm,
    "falsify": charm,
    "divers": lambda mind: mind.first("play"),
    "raft": lambda mind: mind.first("play"),
    "dive": dive,
    "fade": lambda mind: mind.first("solid"),
    "pivot": pivot,
    "hands": passing,
    "explosives": passing,
    "smoke": passing,
    "tile": passing,
    "berth": passing,
    "melt": passing,
    "whirl": passing,
    "seed": lambda mind: mind.options[0],
    "island": sample,
    "token": sample,
    "away": sample,
}
