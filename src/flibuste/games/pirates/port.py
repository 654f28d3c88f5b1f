"""Docking (10.dock), unloading (10.unload), crew and equipment ashore (10.dock-3), and cargo spaces."""

from __future__ import annotations

from ...kernel.decision import PASS, Option, Options, Rule
from . import catalogue
from .catalogue import CrewCard
from .damage import bury, discard, douse, haunt
from .fleet import cargo_spaces, spaces_taken
from .hooks import abilities, card_codes, has, plain, serving, use
from .sea import find, find_dock, fort_of, isle_word, own_port, who
from .state import Coin, Crew, G, Gear, Island, Ship, State, pull

#: uniques that stay face down on their ship until they are used
HIDDEN = ("dry_powder", "grease_barrels", "explosives", "fireworks")

# ---- cargo


def cards_of(crew: list[Crew]) -> list[CrewCard]:
    return [catalogue.crew()[member.card] for member in crew]


def working(ship: Ship, crew: list[Crew]) -> list[CrewCard]:
    """4.5: those of a crew whose abilities work on that ship; for their room aboard, switched off or not."""
    pairs = serving(ship.card, ship.nation, tuple([(member.card, member.nation) for member in crew]))
    return [catalogue.crew()[card] for card, _ in pairs]


def spaces(s: State, ship: Ship) -> int:
    """All cargo spaces of a ship: printed, links, and what its crew bring."""
    card = catalogue.ships()[ship.card]
    if not ship.crew:
        return cargo_spaces(card, [], [], ())
    friends = [member.friend for member in ship.crew]
    return cargo_spaces(card, cards_of(ship.crew), friends, working(ship, ship.crew))


def taken(s: State, ship: Ship) -> int:
    """4.2, 6.2, 13.3: crew, equipment and coins take a space each; uniques none (13.unique-1)."""
    crew = 0
    if ship.crew and "roomy" not in ship.marks:
        crew = spaces_taken(cards_of(ship.crew), working(ship, ship.crew)) - ship.marks.get("called", 0)
    return max(0, crew) + len(ship.gear) + sum(1 for coin in ship.coins if not coin.unique)


def room(s: State, ship: Ship) -> int:
    words = catalogue.ships()[ship.card].keywords
    if "sea_dragon" in words:  # 16.kw-seadragon-9
        return 0
    return max(0, spaces(s, ship) - taken(s, ship))


def see(s: State, coins: list[Coin], seat: int) -> bool:
    """A seat looks at coins; whether it learnt anything."""
    bit = 1 << seat
    news = False
    for coin in coins:
        if not coin.seen & bit:
            coin.seen |= bit
            news = True
    return news


def face_down(coin: Coin) -> bool:
    """Coins, and the uniques that are kept hidden: all of them look alike."""
    return not coin.unique or coin.unique in HIDDEN


def pass_mark(s: State, source: Ship, goal: Ship) -> None:
    """20.8: the end marker goes with the last coin to the ship that takes it over."""
    if source.id == s.marked and all(coin.unique for coin in source.coins):
        s.marked = goal.id


def show_all(s: State, coins: list[Coin]) -> None:
    for coin in coins:
        coin.seen = (1 << s.seats) - 1


# ---- docking


def settle(g: G, ship: Ship) -> bool:
    """After a ship came to lie somewhere: is it docked, and did it leave an island (13.5)? True when it has
    just docked."""
    s = g.state
    before = ship.dock
    ship.dock = find_dock(s, ship)
    if before >= 0 and before != ship.dock:
        isle = s.islands[before]
        for mark in [m for m in ship.marks if m == "no-explore" or m.startswith("mystery-")]:
            del ship.marks[mark]
        if isle.home < 0 and ship.owner not in isle.flags:
            isle.flags.append(ship.owner)
            g.tell("flag", who=who(ship.owner), isle=isle_word(before))
        elif isle.home >= 0 and isle.home != ship.owner:
            ship.marks["left-raid"] = 1
    return ship.dock >= 0 and ship.dock != before


def arrive(g: G, ship: Ship, sailed: bool = False) -> Rule[None]:
    """All that follows a docking: the mystery first (1.4), then port or wild island. Explorers go ashore at
    once only where the ship docked by a move action of its own (5.explorer)."""
    from .explore import explore_island, lives_in_sea
    from .mystery import land

    s = g.state
    number = ship.dock
    isle = s.islands[number]
    g.tell("docked", ship=ship.id, isle=isle_word(number))
    if isle.mystery:
        yield from land(g, ship, number)
        if ship.sunk or ship.dock != number:
            return
    if own_port(s, ship):
        yield from make_port(g, ship)
    for hook, arg, _ in abilities(s, ship).at("docked"):
        yield from hook(g, ship, isle, arg)
        if ship.sunk or ship.dock != number:
            return
    if isle.home >= 0 or "no-explore" in ship.marks or lives_in_sea(ship):
        return
    if ship.owner in isle.flags and (isle.coins or isle.gear):  # 13.6
        options = (Option("explore", ship.id), PASS)
        option = yield g.ask(ship.owner, "explore-free", options, "13.6", ship=ship.id)
        if option != PASS:
            yield from explore_island(g, ship)
    elif sailed and has(s, ship, "explore_on_dock") and not isle.fort:
        option = yield g.ask(
            ship.owner, "explore-free", lambda: _explorer(g, ship), "5.explorer", ship=ship.id
        )
        if option != PASS:
            use(g, ship, "explore_on_dock")
            yield from explore_island(g, ship)


@plain("explore_on_dock")
def _explorer(g: G, ship: Ship) -> Options:
    return (Option("explore", ship.id), PASS) if has(g.state, ship, "explore_on_dock") else (PASS,)


def make_port(g: G, ship: Ship) -> Rule[None]:
    """At home or at a fort: fires out, gold ashore; the ship in tow lies alongside and unloads too (12.8)."""
    s = g.state
    douse(g, ship)
    if fort_of(s, ship) is None:
        ship.marks.pop("roomy", None)
        for coin in [c for c in ship.coins if c.unique == "scurvy"]:
            pull(ship.coins, coin)
            discard(g, [coin])
    yield from unload(g, ship)
    if ship.tows and not s.ended:
        prize = find(s, ship.tows)
        douse(g, prize)
        yield from unload(g, prize)


# ---- unloading


def unload(g: G, ship: Ship) -> Rule[None]:
    """10.unload: everything with a gold value goes ashore, free and compulsory."""
    s = g.state
    player = s.players[ship.owner]
    fort = fort_of(s, ship)
    home = fort is None  # a captive, and what crew add to a coin, is worth nothing at a fort (16.kw-ransom-1)
    captives = [member for member in ship.crew if home and member.worth and member.owner != ship.owner]
    coins = [coin for coin in ship.coins if coin.value or not coin.unique]
    if not coins and not captives:
        return
    total = sum(coin.value for coin in coins)
    bonus = 0
    for hook, arg, code in abilities(s, ship).at("unload"):
        gained = hook(s, ship, coins, arg)
        if gained:
            use(g, ship, code)
            bonus += gained
    for member in captives:
        bonus += member.worth
        pull(ship.crew, member)
        bury(g, member, -1)
    for unique in [c for c in ship.coins if c.unique == "spices"]:  # rats stay aboard
        pull(ship.coins, unique)
        discard(g, [unique])
    for coin in coins:
        pull(ship.coins, coin)
        see(s, [coin], ship.owner)
    if fort is not None:
        fort.coins += coins  # 10.unload-3
        if fort.card == "st_pierre" and total + bonus >= 4 and "extra" not in ship.used:
            ship.used.append("extra")
            ship.more += 1
    else:
        player.coins += coins
    player.gold += bonus
    if s.seats == 2:
        show_all(s, coins)
        g.reveal()
        g.tell("unloaded", ship=ship.id, who=who(ship.owner), gold=total + bonus)
    else:
        g.tell("unloaded-hidden", ship=ship.id, who=who(ship.owner), coins=len(coins))
    if ship.id == s.marked:  # 20.9
        s.marked = "unloaded"
    if not s.ended:
        for hook, arg, _ in abilities(s, ship).at("unloaded"):
            yield from hook(g, ship, arg)


# ---- hands: crew and equipment between ship, shore and the next ship (10.dock-3)


def hands_options(s: State, ship: Ship) -> Options:
    isle = s.islands[ship.dock]
    shore = ashore(s, ship)
    found = [PASS]
    friendly = isle.home in (-1, ship.owner)
    for member in ship.crew:
        if not member.moved and movable(member):
            if friendly:
                found.append(Option("land", member.card))
            found += [
                Option("pass-to", member.card, other.id)
                for other in s.ships
                if other is not ship
                and other.owner == ship.owner
                and not other.sunk
                and other.dock == ship.dock
                and fits(s, other, member)
            ]
    for thing in ship.gear:
        if not thing.moved:
            if friendly:
                found.append(Option("land", thing.card))
            found += [
                Option("pass-to", thing.card, other.id)
                for other in s.ships
                if other is not ship
                and other.owner == ship.owner
                and not other.sunk
                and other.dock == ship.dock
                and holds(s, other, thing)
            ]
    found += [
        Option("embark", m.card) for m in shore if not m.moved and m.owner == ship.owner and fits(s, ship, m)
    ]
    found += [Option("embark", t.card) for t in shore_gear(s, ship) if not t.moved and holds(s, ship, t)]
    return tuple(dict.fromkeys(found))


def movable(member: Crew) -> bool:
    """A patron never leaves his ship (build_plus5)."""
    return all(code != "build_plus5" for code, _ in card_codes(member.card))


def fits(s: State, ship: Ship, member: Crew) -> bool:
    """4.2, 4.3: a space, and the cost of all crew within the cost of the ship."""
    card = catalogue.crew()[member.card]
    kind = catalogue.creature(catalogue.ships()[ship.card])
    if kind in ("sea_monster", "sea_dragon") or has(s, ship, "no_crew"):
        return False
    stranger = member.nation != ship.nation and "ex_patriot" not in card.keywords
    if card.cost == 0 and stranger and member.owner == ship.owner:  # 4.6
        return False
    total = card.cost + sum(catalogue.crew()[m.card].cost for m in ship.crew)
    if total > catalogue.ships()[ship.card].cost:
        return False
    return room(s, ship) > 0 or not space_of(s, ship, member)


def space_of(s: State, ship: Ship, member: Crew) -> int:
    """The space that a crew takes on a ship (4.2, 5.oarsman-2)."""
    if "roomy" in ship.marks:
        return 0
    return spaces_taken(cards_of([member]), working(ship, [member]))


def holds(s: State, ship: Ship, thing: Gear) -> bool:
    """6.2, 6.3: a space, and the cost of all equipment within the cost of the ship."""
    cost = catalogue.gear()[thing.card].cost + sum(catalogue.gear()[t.card].cost for t in ship.gear)
    return room(s, ship) > 0 and cost <= catalogue.ships()[ship.card].cost


def ashore(s: State, ship: Ship) -> list[Crew]:
    isle = s.islands[ship.dock]
    return s.players[ship.owner].crew if isle.home == ship.owner else isle.crew


def shore_gear(s: State, ship: Ship) -> list[Gear]:
    """6.4: equipment on a wild island is for any ship."""
    isle = s.islands[ship.dock]
    return s.players[ship.owner].gear if isle.home == ship.owner else isle.gear


def hands(g: G, ship: Ship) -> Rule[None]:
    s = g.state
    ship.used.append("hands")
    while True:
        option = yield g.ask(ship.owner, "hands", lambda: hands_options(s, ship), "10.dock-3", ship=ship.id)
        if option == PASS:
            return
        verb, card = option[0], option[1]
        if card in catalogue.gear():
            source, goal = (
                (shore_gear(s, ship), ship.gear) if verb == "embark" else (ship.gear, shore_gear(s, ship))
            )
            if verb == "pass-to":
                goal = find(s, option[2]).gear
            thing = next(t for t in source if t.card == card and not t.moved)
            pull(source, thing)
            thing.moved = True
            if verb == "embark":
                thing.owner = ship.owner
            goal.append(thing)
        else:
            shore = ashore(s, ship)
            crew_source = shore if verb == "embark" else ship.crew
            crew_goal = ship.crew
            if verb == "land":
                crew_goal = shore
            elif verb == "pass-to":
                crew_goal = find(s, option[2]).crew
            member = next(m for m in crew_source if m.card == card and not m.moved)
            pull(crew_source, member)
            member.moved = True
            if verb == "land" and "marine" in catalogue.crew()[card].keywords:  # seen by all ashore
                member.up = True
                g.reveal()
            crew_goal.append(member)
            for other in s.ships:
                if other.dock == ship.dock:
                    haunt(other)
        g.tell("hands", ship=ship.id, who=who(ship.owner))


def may_use_hands(s: State, ship: Ship) -> bool:
    if ship.dock < 0 or "hands" in ship.used:
        return False
    isle: Island = s.islands[ship.dock]
    if isle.home >= 0 and isle.home != ship.owner:
        return False
    shore = ashore(s, ship)
    return (
        bool(ship.crew or ship.gear or any(m.owner == ship.owner for m in shore) or shore_gear(s, ship))
        and len(hands_options(s, ship)) > 1
    )
