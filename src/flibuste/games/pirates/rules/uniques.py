"""Unique treasures (7.4, 13.unique): what each does when it is found, and later."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import PASS, Option, Rule

from ..abilities.registry import at, own
from ..state import GONE, NOBODY, STANDING, Coin, G, Island, Ship, State, pull
from ..table.contact import damaged, fleet, wild
from ..table.motion import settle
from .cast import cast
from .damage import eliminate, refloat
from .treasure import HIDDEN, discard, see, show_all

Effect = Callable[[G, Ship, Island, Coin], Rule[None]]
FOUND: dict[str, Effect] = {}


def unique(word: str) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        FOUND[word] = effect
        return effect

    return register


def found_unique(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """13.unique-3: face up on the ship, its effect at once; some stay behind, some are kept hidden."""
    s = g.state
    if coin.unique in HIDDEN:
        g.tell("unique-hidden", ship=ship.id)
    else:
        show_all(s, [coin])
        g.reveal()
        g.tell("unique", ship=ship.id, unique=coin.unique)
    effect = FOUND.get(coin.unique, take_aboard)
    yield from effect(g, ship, isle, coin)


def bring(g: G, ship: Ship, isle: Island, coin: Coin) -> None:
    pull(isle.coins, coin)
    ship.coins.append(coin)
    see([coin], ship.owner)


def take_aboard(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """Charts, papers, flags, weapons, the sextant, spices, rats and what is kept for later."""
    bring(g, ship, isle, coin)
    yield from ()


def idle(ship: Ship, turns: int) -> None:
    """No action for that many turns of its owner, from the next on."""
    if turns > 0:
        ship.plight.idle += turns


@unique("rum")
def rum(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """No action next turn; 6 gold less one for each crew aboard now."""
    bring(g, ship, isle, coin)
    coin.value = max(0, 6 - len(own(ship)))
    idle(ship, 1)
    yield from ()


@unique("buried_treasure")
def buried_treasure(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """No action next turn; a d6 of gold."""
    bring(g, ship, isle, coin)
    coin.value = yield from cast(g, ship, "treasure")
    idle(ship, 1)


@unique("plague")
def plague(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """The crew die, the ship cannot dock, and it passes to the first ship touched."""
    bring(g, ship, isle, coin)
    for member in list(ship.crew):
        yield from eliminate(g, ship, member, NOBODY)
    settle(g, ship)


@unique("trees")
def trees(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """Repairs the ship whole, then leaves; an undamaged ship may leave them."""
    if not damaged(ship):
        options = (PASS, Option("take-unique", "trees"))
        option = yield g.ask(ship.owner, "leave", options, "13.unique-2", ship=ship.id)
        if option == PASS:
            return
    ship.masts[:] = [STANDING if mast == GONE else mast for mast in ship.masts]
    pull(isle.coins, coin)
    discard(g, [coin])
    refloat(g, ship)


@unique("natives")
def natives(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """They stay; the ship loses as many turns as it has crew."""
    idle(ship, len(own(ship)))
    yield from ()


@unique("wolves")
def wolves(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """No loading on the island until a musketeer or marine hits them."""
    isle.wolves = True
    yield from ()


@unique("maps_of_alexandria")
def maps_of_alexandria(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """Every treasure of the wild islands is turned up."""
    bring(g, ship, isle, coin)
    for other in g.state.islands:
        if wild(other):
            show_all(g.state, other.coins)
    g.reveal()
    yield from ()


@unique("volcano")
def volcano(g: G, ship: Ship, isle: Island, coin: Coin) -> Rule[None]:
    """One treasure of the island goes, and one crew of each ship docked there."""
    s = g.state
    pull(isle.coins, coin)
    discard(g, [coin])
    rest = [c for c in isle.coins if not c.unique]
    if rest:
        lost = rest[g.dice.below(len(rest), "volcano")]
        pull(isle.coins, lost)
        discard(g, [lost])
    for other in s.ships:
        if other.dock >= 0 and s.islands[other.dock] is isle and not other.sunk and other.crew:
            options = tuple(
                [
                    Option("crew", place, member.card) if member.up else Option("crew", place)
                    for place, member in enumerate(other.crew, 1)
                ]
            )
            option = yield g.ask(other.owner, "victim", options, "13.unique-3", ship=other.id)
            yield from eliminate(g, other, other.crew[option[1] - 1], NOBODY)


# ---- later


def scurvy(g: G, ship: Ship) -> Rule[None]:
    """At the start of the turn, on 4 to 6 a crew dies."""
    if not ship.crew:
        return
    face = yield from cast(g, ship, "scurvy")
    g.tell("scurvy", ship=ship.id, die=face)
    if face >= 4:
        options = tuple([Option("crew", place, member.card) for place, member in enumerate(ship.crew, 1)])
        option = yield g.ask(ship.owner, "victim", options, "13.unique-3", ship=ship.id)
        yield from eliminate(g, ship, ship.crew[option[1] - 1], NOBODY)


def scurvy_strikes(g: G, seat: int) -> Rule[None]:
    for ship in fleet(g.state, seat):
        if any(coin.unique == "scurvy" for coin in ship.coins):
            yield from scurvy(g, ship)


@at("boarding", "weapons")
def weapons(s: State, ship: Ship, enemy: Ship, arg: str) -> int:
    """+1 when boarding for each crew aboard."""
    return len(own(ship))


@at("unload", "spices")
def spices(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """One coin unloaded counts twice."""
    return max([coin.value for coin in coins if not coin.unique], default=0)


@at("unload", "rats")
def rats(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """Each coin is worth 1 less."""
    return -sum(1 for coin in coins if coin.value and not coin.unique)


def spend(g: G, ship: Ship, word: str) -> None:
    """A hidden unique is used: shown, and out of the match."""
    coin = next(c for c in ship.coins if c.unique == word)
    pull(ship.coins, coin)
    discard(g, [coin])
    g.reveal()
    g.tell("unique", ship=ship.id, unique=word)


def usable(ship: Ship) -> list[Option]:
    """Free actions of hidden uniques."""
    words = {coin.unique for coin in ship.coins if coin.unique}
    options = []
    if "grease_barrels" in words and not ship.plight.plus_l:
        options.append(Option("spend", ship.id, "grease_barrels"))
    if "dry_powder" in words and not ship.deeds.extra and not ship.plight.resting:
        options.append(Option("spend", ship.id, "dry_powder"))
    if "fireworks" in words and not ship.plight.fireworks:
        options.append(Option("spend", ship.id, "fireworks"))
    return options


def use_unique(g: G, ship: Ship, word: str) -> None:
    """dry_powder: an extra shoot action; grease_barrels: +L; fireworks: +2 on gun rolls, once."""
    spend(g, ship, word)
    if word == "grease_barrels":
        ship.plight.plus_l = True
    elif word == "fireworks":
        ship.plight.fireworks = True
    else:
        ship.deeds.extra = True
