"""Mysterious islands (1.3–1.6): a die on docking, before anything else; 1-2 bad, 3-4 nothing, 5-6 good."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..fleet.fleet import linked
from ..state import NOBODY, Coin, G, Ship, State, pull
from ..table.contact import isle_number, isle_word, left_of, who, wild
from .cargo import may_leave
from .cast import cast
from .damage import haunt, lose_mast
from .ending import check_gold
from .treasure import lay_ashore, see

Effect = Callable[[G, Ship, int], Rule[None]]


def land(g: G, ship: Ship, number: int) -> Rule[None]:
    """1.4, 1.5: the die, with what an ex-patriot adds on the ship he is linked to, clamped to 1..6."""
    s = g.state
    die = yield from cast(g, ship, "mystery")
    face = min(6, max(1, die + guide(ship)))
    mystery = s.islands[number].mystery
    g.tell("mystery", ship=ship.id, isle=isle_word(number), die=face)
    if face <= 2:
        g.tell("mystery-bad", ship=ship.id, mystery=f"mystery_{mystery}")
        yield from BAD[mystery](g, ship, number)
    elif face >= 5:
        g.tell("mystery-good", ship=ship.id, mystery=f"mystery_{mystery}")
        yield from GOOD[mystery](g, ship, number)


def guide(ship: Ship) -> int:
    """16.kw-expatriot-3"""
    card = box.ships()[ship.card]
    for member in ship.crew:
        crew = box.crew()[member.card]
        if "ex_patriot" in crew.keywords and linked(crew, card):
            return 1
    return 0


def elsewhere(s: State, number: int) -> list[int]:
    return [i for i, isle in enumerate(s.islands) if wild(isle) and i != number and isle.fort is None]


def some(g: G, coins: list[Coin], count: int) -> list[Coin]:
    pool = list(coins)
    g.dice.shuffle(pool, "mystery")
    return pool[:count]


# ---- bad


def scatter(count: int) -> Effect:
    """Coins of this island go to another wild island, at random; there they lie face down."""

    def effect(g: G, ship: Ship, number: int) -> Rule[None]:
        s = g.state
        isle, others = s.islands[number], elsewhere(s, number)
        if others:
            goal = s.islands[others[g.dice.below(len(others), "mystery")]]
            for coin in some(g, isle.coins, count):
                pull(isle.coins, coin)
                goal.coins.append(coin)
                goal.opened = False  # something unseen lies there
        yield from ()

    return effect


def storm(dice: int) -> Effect:
    """Each die of 4 to 6 costs a mast."""

    def effect(g: G, ship: Ship, number: int) -> Rule[None]:
        faces = g.roll(dice)
        g.tell("storm", ship=ship.id, dice=faces)
        for face in faces:
            if face >= 4 and not ship.sunk and any(ship.masts):
                yield from lose_mast(g, ship, NOBODY, "terrain")

    return effect


def lost_helm(g: G, ship: Ship, number: int) -> Rule[None]:
    """The opponent on the left makes the ship's next move."""
    ship.plight.steersman = left_of(g.state, ship.owner)
    yield from ()


def stuck_fast(limit: int) -> Effect:
    """At the next move a die up to that keeps the ship where it is."""

    def effect(g: G, ship: Ship, number: int) -> Rule[None]:
        ship.plight.anchored = limit
        yield from ()

    return effect


def forbidden(g: G, ship: Ship, number: int) -> Rule[None]:
    """No exploring until the ship has left and come back."""
    ship.plight.barred = True
    yield from ()


def crew_astray(g: G, ship: Ship, number: int) -> Rule[None]:
    """The opponent on the left sends the crew to another island."""
    s = g.state
    goals = elsewhere(s, number)
    crew = [member for member in ship.crew if may_leave(member)]
    if not crew or not goals:
        return
    options = tuple([Option("send", isle_word(i)) for i in goals])
    option = yield g.ask(left_of(s, ship.owner), "astray", options, "1.5", ship=ship.id)
    for member in crew:
        pull(ship.crew, member)
        s.islands[isle_number(option[1])].crew.append(member)
    haunt(ship)


def doldrums(g: G, ship: Ship, number: int) -> Rule[None]:
    """The next move is S only."""
    ship.plight.only_s = True
    yield from ()


# ---- good


def at_exploring(effect: str) -> Effect:
    """Effects that come when the island is explored."""

    def wait(g: G, ship: Ship, number: int) -> Rule[None]:
        ship.plight.boon = effect
        yield from ()

    return wait


def before_exploring(g: G, ship: Ship, number: int) -> Rule[None]:
    """What islands 1, 4, 5, 10, 11 and 12 do when the ship explores."""
    effect = WHEN_EXPLORED.get(ship.plight.boon)
    if effect is not None:
        ship.plight.boon = ""
        yield from effect(g, ship, number)


def gather(count: int) -> Effect:
    """Random coins of each other island come here."""

    def effect(g: G, ship: Ship, number: int) -> Rule[None]:
        s = g.state
        for i in elsewhere(s, number):
            for coin in some(g, s.islands[i].coins, count):
                pull(s.islands[i].coins, coin)
                s.islands[number].coins.append(coin)
                s.islands[number].opened = False
        yield from ()

    return effect


def into_unique(g: G, ship: Ship, number: int) -> Rule[None]:
    """One coin becomes a unique treasure: of the player's choice from his stock, else at random (1.6)."""
    s = g.state
    coins = [coin for coin in s.islands[number].coins if not coin.unique]
    if not coins:
        return
    stock = s.players[ship.owner].stock

    def options() -> Options:
        return tuple(dict.fromkeys(Option("take-unique", word) for word in stock))

    if stock:
        option = yield g.ask(ship.owner, "stock", options, "1.6", ship=ship.id)
        word = str(option[1])
        stock.remove(word)
    else:
        words = sorted(box.uniques())
        word = words[g.dice.below(len(words), "mystery")]
    coin = coins[g.dice.below(len(coins), "mystery")]
    coin.unique, coin.value, coin.seen = word, 0, (1 << s.seats) - 1
    s.islands[number].opened = False
    g.reveal()


def richer(g: G, ship: Ship, number: int) -> Rule[None]:
    """One coin is replaced by a higher one of the stock."""
    s = g.state
    coins = [coin for coin in s.islands[number].coins if not coin.unique and coin.value < 7]
    if coins:
        coin = coins[g.dice.below(len(coins), "mystery")]
        coin.value += 1 + g.dice.below(7 - coin.value, "mystery")
        coin.seen = 1 << ship.owner  # face down, from his own stock
        g.reveal()
    yield from ()


def roomy(g: G, ship: Ship, number: int) -> Rule[None]:
    """The crew take no space until the ship reaches home."""
    ship.plight.roomy = True
    yield from ()


def new_event(g: G, ship: Ship, number: int) -> Rule[None]:
    """An event joins the player's."""
    s = g.state
    words = sorted(box.events())
    s.players[ship.owner].events.append(words[g.dice.below(len(words), "mystery")])
    s.lost_events -= 1
    yield from ()


def fair_wind(g: G, ship: Ship, number: int) -> Rule[None]:
    """The next move has L more."""
    ship.plight.plus_l = True
    yield from ()


def straight_home(g: G, ship: Ship, number: int) -> Rule[None]:
    """One random coin of the island goes straight to the player's home."""
    s = g.state
    isle = s.islands[number]
    for coin in some(g, [c for c in isle.coins if not c.unique], 1):
        pull(isle.coins, coin)
        see([coin], ship.owner)
        if s.seats == 2:
            coin.seen = 3
        g.reveal()
        s.players[ship.owner].coins.append(coin)
        check_gold(g)
    yield from ()


def after_exploring(g: G, ship: Ship, number: int, taken: int) -> Rule[None]:
    """What islands 7, 9 and 16 do once the island has been explored."""
    s = g.state
    isle = s.islands[number]
    boon, ship.plight.boon = ship.plight.boon, ""
    if boon == "swap" and taken > 0:
        yield from swap_coins(g, ship, number, taken)
    if boon == "seed" and taken > 0:
        best = max([coin.value for coin in ship.coins[-taken:] if not coin.unique], default=0)
        options = tuple([Option("seed", value) for value in range(best + 1)])
        option = yield g.ask(ship.owner, "seed", options, "1.4", ship=ship.id)
        lay_ashore(s, isle, [Coin(int(option[1]), seen=1 << ship.owner)])
        s.minted += 1
        g.tell("seeded", who=who(ship.owner), isle=isle_word(number))


def swap_coins(g: G, ship: Ship, number: int, taken: int) -> Rule[None]:
    """Coins just taken, one by one as the player likes, for as many random ones of other islands."""
    s = g.state
    first = len(ship.coins) - taken
    left = [taken]

    def fresh() -> list[int]:
        """Places in the hold of the coins just taken and not yet swapped."""
        return [i for i in range(first, first + left[0]) if not ship.coins[i].unique]

    def pool() -> list[int]:
        return [i for i in elsewhere(s, number) for coin in s.islands[i].coins if not coin.unique]

    def options() -> Options:
        values = {ship.coins[i].value for i in fresh()} if pool() else set()
        return (PASS, *[Option("swap", value) for value in sorted(values)])

    while left[0]:
        option = yield g.ask(ship.owner, "swap", options, "1.4", ship=ship.id)
        if option == PASS:
            return
        others = pool()
        goal = s.islands[others[g.dice.below(len(others), "mystery")]]
        theirs = [coin for coin in goal.coins if not coin.unique]
        got = theirs[g.dice.below(len(theirs), "mystery")]
        given = ship.coins.pop(next(i for i in fresh() if ship.coins[i].value == option[1]))
        left[0] -= 1
        pull(goal.coins, got)
        goal.coins.append(given)
        ship.coins.append(got)
        see([got], ship.owner)
        g.reveal()


WHEN_EXPLORED: dict[str, Effect] = {
    "gather1": gather(1),
    "gather2": gather(2),
    "richer": richer,
    "unique": into_unique,
}
BAD: dict[int, Effect] = {
    1: scatter(2),
    2: storm(3),
    3: lost_helm,
    4: storm(5),
    5: stuck_fast(4),
    6: stuck_fast(5),
    7: scatter(1),
    8: forbidden,
    9: scatter(2),
    10: stuck_fast(5),
    11: crew_astray,
    12: scatter(99),
    13: storm(4),
    14: storm(5),
    15: doldrums,
    16: lost_helm,
}
#: those of islands 2 and 13, which move other ships, are added by `helm`
GOOD: dict[int, Effect] = {
    1: at_exploring("gather2"),
    3: roomy,
    4: at_exploring("unique"),
    5: at_exploring("gather2"),
    6: new_event,
    7: at_exploring("seed"),
    8: fair_wind,
    9: at_exploring("swap"),
    10: at_exploring("richer"),
    11: at_exploring("gather1"),
    12: at_exploring("unique"),
    14: new_event,
    15: straight_home,
    16: at_exploring("swap"),
}
