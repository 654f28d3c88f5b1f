"""Exploration (13): wild islands, unique treasures, friendly ships, derelicts and wrecks."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..abilities.registry import abilities, built, has, plain
from ..state import Coin, Crew, G, Island, Ship, State, lies_in, pull
from ..table.contact import derelict, fort_of, isle_word, touched, who, wild
from .cargo import fits, may_leave, room
from .damage import haunt
from .mystery import after_exploring, before_exploring
from .towing import join
from .treasure import inside, pass_mark, see
from .uniques import found_unique

# ---- wild islands


def may_explore_island(s: State, ship: Ship) -> bool:
    """13.1: the ship began its owner's turn docked here. Creatures of the sea do not explore."""
    return ship.begun == ship.dock >= 0 and worth_exploring(s, ship)


def worth_exploring(s: State, ship: Ship) -> bool:
    """Whether there is anything to see or load where it is docked."""
    if ship.dock < 0 or ship.plight.barred:
        return False
    isle = s.islands[ship.dock]
    if not wild(isle) or lives_in_sea(ship):
        return False
    if isle.fort is not None:
        return bool(surplus(isle, ship))
    return bool(isle.coins or isle.gear) or ship.owner not in isle.explored


def lives_in_sea(ship: Ship) -> bool:
    """16.kw-seamonster-2: sea monsters only move and shoot; 16.kw-seadragon-9."""
    words = box.ships()[ship.card].keywords
    return "sea_monster" in words or "sea_dragon" in words or "flotilla" in words


def explore_island(g: G, ship: Ship) -> Rule[None]:
    """13.2–13.4: the owner sees everything, uniques are taken first, then coins at will."""
    s = g.state
    number = ship.dock
    isle = s.islands[number]
    seat = ship.owner
    g.tell("explored", ship=ship.id, isle=isle_word(number))
    if isle.fort is not None:
        yield from take_surplus(g, ship, isle)
        return
    yield from before_exploring(g, ship, number)
    if see(isle.coins, seat):
        g.reveal()
    isle.opened = True
    met = seat in isle.explored
    if not met:
        isle.explored.append(seat)
    for hook, arg, _ in abilities(s, ship).at("exploring"):
        yield from hook(g, ship, isle, arg)
    before = len(ship.coins)
    yield from take_uniques(g, ship, isle, met)
    if ship.sunk or ship.dock != number or isle.wolves:
        return
    yield from load(g, ship, isle)
    if len(ship.coins) > before:
        for hook, arg, _ in abilities(s, ship).at("loaded"):
            yield from hook(g, ship, isle, arg)
    yield from after_exploring(g, ship, number, len(ship.coins) - before)


def take_uniques(g: G, ship: Ship, isle: Island, met: bool) -> Rule[None]:
    """13.unique-2, 13.unique-3: all of them, before coins, face up; each effect takes place at once. What
    the first explorer left (trees) waits for the next; natives strike each player once."""
    if isle.wolves:  # nothing is loaded until they are gone
        return
    for coin in [coin for coin in isle.coins if coin.unique]:
        known = coin.unique == "natives" and met
        if lies_in(isle.coins, coin) and not known and not ship.sunk:
            yield from found_unique(g, ship, isle, coin)


@plain("never_last_treasure")
def load_options(g: G, ship: Ship, isle: Island) -> Options:
    s = g.state
    coins = [coin for coin in isle.coins if not coin.unique]
    if not coins or not room(s, ship) or (len(isle.coins) == 1 and has(s, ship, "never_last_treasure")):
        return (PASS,)
    return (*[Option("take", value) for value in sorted({c.value for c in coins}, reverse=True)], PASS)


def load(g: G, ship: Ship, isle: Island) -> Rule[None]:
    """13.3: as many coins as fit and please."""
    while True:
        option = yield g.ask(ship.owner, "load", lambda: load_options(g, ship, isle), "13.3", ship=ship.id)
        if option == PASS:
            return
        coin = next(c for c in isle.coins if not c.unique and c.value == option[1])
        pull(isle.coins, coin)
        take_coin(g, ship, coin)
        g.tell("loaded", ship=ship.id, who=who(ship.owner))


def take_coin(g: G, ship: Ship, coin: Coin) -> None:
    """A coin comes aboard, face down (13.4); the last one of the islands marks its ship (20.8)."""
    see([coin], ship.owner)
    ship.coins.append(coin)
    mark_last(g, ship)


def mark_last(g: G, ship: Ship) -> None:
    s = g.state
    if s.seats > 2 and not s.marked:
        left = any(not c.unique for isle in s.islands if isle.home < 0 and not isle.fort for c in isle.coins)
        if not left:
            s.marked = ship.id
            g.tell("marked", ship=ship.id)


# ---- forts: only what is above the cost may be carried away (17.11)


def surplus(isle: Island, ship: Ship) -> list[Coin]:
    """Gold; uniques that stayed on the island (natives, say) stay in its fort."""
    fort = isle.fort
    if fort is None or fort.owner != ship.owner:
        return []
    above = inside(fort) - box.forts()[fort.card].gold_cost
    return [coin for coin in fort.coins if coin.value <= above and (coin.value or not coin.unique)]


def take_surplus(g: G, ship: Ship, isle: Island) -> Rule[None]:
    s = g.state

    def options() -> Options:
        values = sorted({c.value for c in surplus(isle, ship)}, reverse=True) if room(s, ship) else []
        return (*[Option("take", value) for value in values], PASS)

    while True:
        option = yield g.ask(ship.owner, "load", options, "17.11", ship=ship.id)
        fort = fort_of(s, ship)
        if option == PASS or fort is None:
            return
        coin = next(c for c in surplus(isle, ship) if c.value == option[1])
        pull(fort.coins, coin)
        ship.coins.append(coin)
        ship.plight.loaded_here = True  # it stays aboard until the ship has left


# ---- ships (13.ship)


def explorable(s: State, ship: Ship, near_by: list[Ship] | None = None) -> list[Ship]:
    """Friendly ships, derelicts and wrecks that a ship touches."""
    if lives_in_sea(ship) or ship.submerged or ship.fog >= 0:
        return []
    return [
        other
        for other in touched(s, ship, near_by)
        if not built(other, "sea_dragon")
        and (
            derelict(other)
            or other.wreck
            or (other.owner == ship.owner and (other.coins or other.crew or ship.coins or ship.crew))
        )
    ]


def explore_ship(g: G, ship: Ship, other: Ship) -> Rule[None]:
    """13.ship: treasure and crew pass between two ships; from an enemy one may take, not give."""
    s = g.state
    if see(other.coins, ship.owner):
        g.reveal()
    if other.owner != ship.owner:
        for member in other.crew:
            member.up = True
            g.reveal()
    g.tell("explored-ship", ship=ship.id, other=other.id)
    moved: list[Coin | Crew] = []
    while True:
        option = yield g.ask(
            ship.owner,
            "exchange",
            lambda: exchange_options(s, ship, other, moved),
            "13.ship-1",
            ship=ship.id,
            other=other.id,
        )
        if option == PASS:
            break
        source, goal = (other, ship) if option[0].startswith("take") else (ship, other)
        if option[0] in ("take", "give"):
            coin = next(
                c for c in source.coins if not _in(c, moved) and not c.unique and c.value == option[1]
            )
            pull(source.coins, coin)
            goal.coins.append(coin)
            moved.append(coin)
            pass_mark(s, source, goal)
        elif option[0] in ("take-unique", "give-unique"):
            coin = next(c for c in source.coins if not _in(c, moved) and c.unique == option[1])
            pull(source.coins, coin)
            goal.coins.append(coin)
            moved.append(coin)
        else:
            place = int(option[1]) - 1
            member = source.crew.pop(place)
            capture(g, member, goal)
            moved.append(member)
            haunt(source)
            haunt(goal)
    for hook, arg, _ in abilities(s, ship).at("explored_ship"):
        yield from hook(g, ship, other, arg)


def capture(g: G, member: Crew, ship: Ship) -> None:
    """A crew comes aboard; of an enemy, with a ransom on its head, it is a treasure of 5 (16.kw-ransom-1);
    one that was a captive is among friends again."""
    ship.crew.append(member)
    foreign = member.owner != ship.owner
    join(member, ship.owner)
    if foreign:
        member.up = True
        g.reveal()


def _in(thing: Coin | Crew, things: list[Coin | Crew]) -> bool:
    return any(other is thing for other in things)


def exchange_options(s: State, ship: Ship, other: Ship, moved: list[Coin | Crew]) -> Options:
    """13.ship-2: within the cargo of both."""
    options = [PASS]
    own = other.owner == ship.owner and not other.wreck
    for source, goal, verb in ((other, ship, "take"), (ship, other, "give")):
        if verb == "give" and not own:
            continue
        fresh = [coin for coin in source.coins if not _in(coin, moved)]
        if room(s, goal):
            options += [Option(verb, v) for v in sorted({c.value for c in fresh if not c.unique})]
        options += [Option(f"{verb}-unique", c.unique) for c in fresh if c.unique]
        for place, member in enumerate(source.crew, 1):
            if not _in(member, moved) and may_leave(member) and fits(s, goal, member):
                options.append(Option(f"{verb}-crew", place, member.card))
    return tuple(dict.fromkeys(options))
