"""Docking (10.dock), unloading (10.unload), crew and equipment ashore (10.dock-3), and cargo spaces."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..abilities.registry import abilities, has, plain, use
from ..state import NOBODY, UNLOADED, Crew, G, Gear, Island, Ship, State, pull
from ..table.contact import find, fort_of, isle_word, own_port, who
from .cargo import fits, holds, may_leave
from .damage import after_loss, douse, haunt
from .explore import explore_island, lives_in_sea, worth_exploring
from .mystery import land
from .towing import join
from .treasure import discard, see, show_all

# ---- docking


def arrive(g: G, ship: Ship, sailed: bool = False) -> Rule[None]:
    """All that follows a docking: the mystery first (1.4), then port or wild island. Explorers go ashore at
    once only where the ship docked by a move action of its own (5.explorer)."""
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
        if ship.sunk or ship.dock != number:
            return
    for hook, arg, _ in abilities(s, ship).at("docked"):
        yield from hook(g, ship, isle, arg)
        if ship.sunk or ship.dock != number:
            return
    if isle.home >= 0 or isle.fort or ship.plight.barred or lives_in_sea(ship):  # forts: ruling P91
        return
    if ship.owner in isle.flags and worth_exploring(s, ship):  # 13.6
        options = (Option("explore", ship.id), PASS)
        option = yield g.ask(ship.owner, "explore-free", options, "13.6", ship=ship.id)
        if option != PASS:
            yield from explore_island(g, ship)
    elif sailed and has(s, ship, "explore_on_dock"):
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
    """At home or at a fort. The ship in tow lies alongside and unloads too (12.8): first, because its tower
    may have a free move once it has unloaded."""
    s = g.state
    prize = find(s, ship.tows) if ship.tows else None
    if prize is not None and own_port(s, prize):
        yield from lie_in_port(g, prize)
    if not s.ended:
        yield from lie_in_port(g, ship)


def lie_in_port(g: G, ship: Ship) -> Rule[None]:
    """Fires out, gold ashore; at home scurvy ends, and the crew take their space again."""
    if fort_of(g.state, ship) is None:
        ship.plight.roomy = False
        for coin in [c for c in ship.coins if c.unique == "scurvy"]:
            pull(ship.coins, coin)
            discard(g, [coin])
    burnt = douse(g, ship)
    yield from unload(g, ship)
    if burnt and not g.state.ended:  # a creature without segments is gone, but its gold is ashore
        yield from after_loss(g, ship, NOBODY, "fire")


# ---- unloading


def unload(g: G, ship: Ship) -> Rule[None]:
    """10.unload: everything with a gold value goes ashore, free and compulsory."""
    s = g.state
    player = s.players[ship.owner]
    fort = fort_of(s, ship)
    home = fort is None  # a captive, and what crew add to a coin, is worth nothing at a fort (16.kw-ransom-1)
    if not home and ship.plight.loaded_here:  # 17.11
        return
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
        pull(ship.crew, member)  # out of the match, but delivered, not eliminated
        s.lost_crew += 1
    for unique in [c for c in ship.coins if c.unique == "spices"]:  # rats stay aboard
        pull(ship.coins, unique)
        discard(g, [unique])
    for coin in coins:
        pull(ship.coins, coin)
        see([coin], ship.owner)
    if fort is not None:
        fort.coins += coins  # 10.unload-3
        if box.forts()[fort.card].effect == "unload4_extra" and total + bonus >= 4 and not ship.deeds.extra:
            ship.deeds.extra = True
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
    if coins and ship.id == s.marked:  # 20.9
        s.last_coin = UNLOADED
    if not s.ended:
        for hook, arg, _ in abilities(s, ship).at("unloaded"):
            yield from hook(g, ship, arg)


# ---- hands: crew and equipment between ship, shore and the next ship (10.dock-3)


def hands_options(s: State, ship: Ship) -> Options:
    isle = s.islands[ship.dock]
    shore = ashore(s, ship)
    options = [PASS]
    friendly = isle.home in (-1, ship.owner)
    beside = [
        other
        for other in s.ships
        if other is not ship and other.owner == ship.owner and not other.sunk and other.dock == ship.dock
    ]
    for member in ship.crew:
        if not member.moved and may_leave(member):
            if friendly:
                options.append(Option("land", member.card))
            options += [Option("pass-to", member.card, o.id) for o in beside if fits(s, o, member)]
    for thing in ship.gear:
        if not thing.moved:
            if friendly:
                options.append(Option("land", thing.card))
            options += [Option("pass-to", thing.card, o.id) for o in beside if holds(s, o, thing)]
    options += [
        Option("embark", m.card) for m in shore if not m.moved and m.owner == ship.owner and fits(s, ship, m)
    ]
    options += [Option("embark", t.card) for t in shore_gear(s, ship) if not t.moved and holds(s, ship, t)]
    return tuple(dict.fromkeys(options))


def ashore(s: State, ship: Ship) -> list[Crew]:
    isle = s.islands[ship.dock]
    return s.players[ship.owner].crew if isle.home == ship.owner else isle.crew


def shore_gear(s: State, ship: Ship) -> list[Gear]:
    """6.4: equipment on a wild island is for any ship."""
    isle = s.islands[ship.dock]
    return s.players[ship.owner].gear if isle.home == ship.owner else isle.gear


def hands(g: G, ship: Ship) -> Rule[None]:
    """Once a turn for each ship, and then each piece changes place once (ruling P93)."""
    s = g.state
    ship.deeds.hands = True
    while True:
        option = yield g.ask(ship.owner, "hands", lambda: hands_options(s, ship), "10.dock-3", ship=ship.id)
        if option == PASS:
            moored = [other for other in s.ships if other.dock == ship.dock]
            for crew in (ashore(s, ship), *[other.crew for other in moored]):
                for member in crew:
                    member.moved = False
            for things in (shore_gear(s, ship), *[other.gear for other in moored]):
                for thing in things:
                    thing.moved = False
            return
        verb, card = option[0], option[1]
        if card in box.gear():
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
            able = [m for m in crew_source if m.card == card and not m.moved]
            member = next(m for m in able if (m.owner == ship.owner if verb == "embark" else may_leave(m)))
            pull(crew_source, member)
            member.moved = True
            if verb == "embark":  # one that was a captive is among friends again
                join(member, ship.owner)
            if verb == "land" and "marine" in box.crew()[card].keywords:  # seen by all ashore
                member.up = True
                g.reveal()
            crew_goal.append(member)
            for other in s.ships:
                if other.dock == ship.dock:
                    haunt(other)
        g.tell("hands", ship=ship.id, who=who(ship.owner))


def may_use_hands(s: State, ship: Ship) -> bool:
    if ship.dock < 0 or ship.deeds.hands:
        return False
    isle: Island = s.islands[ship.dock]
    if isle.home >= 0 and isle.home != ship.owner:
        return False
    shore = ashore(s, ship)
    return (
        bool(ship.crew or ship.gear or any(m.owner == ship.owner for m in shore) or shore_gear(s, ship))
        and len(hands_options(s, ship)) > 1
    )
