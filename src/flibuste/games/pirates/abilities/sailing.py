"""Ability codes of sailing, contact, ramming, boarding, islands and ports."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule

from ..rules.cargo import may_leave, room, space_of
from ..rules.cast import cast
from ..rules.course import stuck
from ..rules.damage import come_home, haunt
from ..rules.ending import check_gold
from ..rules.explore import explore_island, take_coin
from ..rules.move import end_move, run
from ..rules.port import arrive, unload
from ..rules.ramming import held_before, take_from
from ..rules.towing import release, take_over
from ..rules.treasure import discard, face_down, pass_mark, see, show_all
from ..rules.uniques import found_unique
from ..state import Coin, G, Island, Ship, State, pull
from ..table.contact import (
    bow,
    close,
    damaged,
    derelict,
    enemies,
    find,
    fleet,
    fort_of,
    home_of,
    hull,
    inert,
    is_creature,
    island_shape,
    isle_number,
    isle_word,
    touched,
    touching,
    who,
    wild,
)
from ..table.geometry import within
from .registry import at, does, has, once, use

# ---- segments


@at("segments", "move_plus_s")
def move_plus_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S (5.helmsman)."""
    lengths.append(s.short)


@at("segments", "move_plus_l")
def move_plus_l(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+L."""
    lengths.append(s.long)


@at("segments", "captain_move_l")
def captain_move_l(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+L with a captain aboard."""
    if has(s, ship, "move_and_shoot"):
        lengths.append(s.long)


@at("segments", "captain_cannon_plus1_move_s")
def captain_move_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S with a captain aboard."""
    if has(s, ship, "move_and_shoot"):
        lengths.append(s.short)


@at("segments", "empty_plus_s")
def empty_plus_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S with an empty hold: neither treasure, crew nor equipment."""
    if not ship.coins and not ship.crew and not ship.gear:
        lengths.append(s.short)


@at("segments", "undamaged_plus_s")
def undamaged_plus_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S while undamaged."""
    if not damaged(ship):
        lengths.append(s.short)


@at("segments", "undamaged_plus_l")
def undamaged_plus_l(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+L while undamaged."""
    if not damaged(ship):
        lengths.append(s.long)


@at("segments", "near_enemy_plus_s")
def near_enemy_plus_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S when an enemy is within S."""
    if any(close(s, ship, other, s.short) for other in enemies(s, ship) if not inert(other)):
        lengths.append(s.short)


@at("segments", "near_friend_plus_s")
def near_friend_plus_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+S when a friend is within S."""
    friends = [o for o in fleet(s, ship.owner) if o is not ship and o.fog < 0]
    if any(close(s, ship, other, s.short) for other in friends):
        lengths.append(s.short)


@at("segments", "submerged_plus_l")
def submerged_plus_l(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """+L while submerged."""
    if ship.submerged:
        lengths.append(s.long)


@at("segments", "full_cargo_move_s")
def full_cargo_move_s(s: State, ship: Ship, arg: str, lengths: list[int]) -> None:
    """Drawback: with a full hold, whatever fills it, the base move is S; what adds to it still does."""
    if not room(s, ship):
        lengths[:] = [s.short]


# ---- more movement


def extra_move(g: G, ship: Ship, left: list[int], code: str) -> Rule[None]:
    """A free move, once a turn: asked, sailed, and ended like any other."""
    s = g.state
    if ship.sunk or s.ended or stuck(s, ship) is not None or ship.fog >= 0 or not left:
        return
    form = Form("course", {"ships": {ship.id: left}})
    option = yield g.ask(ship.owner, "onward", (PASS,), "8.3", form, ship=ship.id)
    if option == PASS:
        return
    once(g, ship, code)
    before = held_before(s, ship)
    at_start = ship.x, ship.y, ship.h
    yield from run(g, ship, option, left, before)
    if (ship.x, ship.y, ship.h) != at_start:
        yield from end_move(g, ship, before)


@at("moved", "helmless_bonus_l")
def helmless_bonus_l(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Without a helmsman, a d6 after moving: on 4 to 6 it moves L."""
    if has(g.state, ship, "move_plus_s") or "helmless_bonus_l" in ship.deeds.codes:
        return
    ship.deeds.codes.append("helmless_bonus_l")
    face = yield from cast(g, ship, "wind")
    g.tell("die", ship=ship.id, die=face)
    if face >= 4:
        yield from extra_move(g, ship, [g.state.long], "helmless_bonus_l")


@at("loaded", "move_s_after_load")
def move_s_after_load(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """Once a turn it moves S after loading."""
    if "move_s_after_load" not in ship.deeds.codes:
        yield from extra_move(g, ship, [g.state.short], "move_s_after_load")


@at("unloaded", "move_s_after_unload")
def move_s_after_unload(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn it moves S after unloading."""
    check_gold(g)
    if "move_s_after_unload" not in ship.deeds.codes:
        yield from extra_move(g, ship, [g.state.short], "move_s_after_unload")


# ---- theft by contact


def touch_theft(g: G, ship: Ship, code: str, count: int, nation: str = "") -> Rule[None]:
    s = g.state
    if code in ship.deeds.codes or ship.submerged or not room(s, ship):  # 16.kw-submarine-4
        return
    prey = [
        o
        for o in touched(s, ship)
        if o.owner != ship.owner and any(map(face_down, o.coins)) and (not nation or o.nation == nation)
    ]

    def options() -> Options:
        able = prey if has(s, ship, code) else []
        return (*[Option("rob", ship.id, o.id) for o in able], PASS)

    option = yield g.ask(ship.owner, "rob", options, "8.3", ship=ship.id)
    if option != PASS:
        once(g, ship, code)
        rob(g, ship, find(s, option[2]), count)


def rob(g: G, ship: Ship, other: Ship, count: int) -> None:
    """Random treasures, as many as fit."""
    for _ in range(count):
        coins = [coin for coin in other.coins if face_down(coin)]
        if not coins or not room(g.state, ship):
            return
        take_from(g, ship, other, coins[g.dice.below(len(coins), "steal")])


@at("touch", "steal_1_on_touch")
def steal_1_on_touch(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn 1 random treasure of a ship it touches."""
    yield from touch_theft(g, ship, "steal_1_on_touch", 1)


@at("touch", "steal_2_on_touch")
def steal_2_on_touch(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn 2 random treasures of a ship it touches."""
    yield from touch_theft(g, ship, "steal_2_on_touch", 2)


@at("touch", "steal_all_on_touch")
def steal_all_on_touch(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn as many as fit."""
    yield from touch_theft(g, ship, "steal_all_on_touch", 99)


@at("touch", "steal_all_vs")
def steal_all_vs(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Touching a ship of a nation, as much of its treasure as fits."""
    yield from touch_theft(g, ship, "steal_all_vs", 99, arg)


@at("touch", "take_uniques_on_touch")
def take_uniques_on_touch(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn the treasure of a touched ship is revealed, and this ship takes the uniques."""
    s = g.state
    if "take_uniques_on_touch" in ship.deeds.codes or ship.submerged:
        return
    prey = [o for o in touched(s, ship) if o.owner != ship.owner and o.coins]

    def options() -> Options:
        able = prey if has(s, ship, "take_uniques_on_touch") else []
        return (*[Option("rob", ship.id, o.id) for o in able], PASS)

    option = yield g.ask(ship.owner, "rob", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    once(g, ship, "take_uniques_on_touch")
    other = find(s, option[2])
    show_all(s, other.coins)  # they are laid face up
    g.reveal()
    for coin in [coin for coin in other.coins if coin.unique]:
        take_from(g, ship, other, coin)


@at("moved", "steal_1_at_s")
def steal_1_at_s(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Once a turn, moving, 1 random treasure of a ship within S."""
    s = g.state
    if "steal_1_at_s" in ship.deeds.codes or ship.submerged or not room(s, ship):
        return
    prey = [
        o
        for o in enemies(s, ship)
        if any(map(face_down, o.coins)) and o.fog < 0 and not o.submerged and close(s, ship, o, s.short)
    ]

    def options() -> Options:
        able = prey if has(s, ship, "steal_1_at_s") else []
        return (*[Option("rob", ship.id, o.id) for o in able], PASS)

    option = yield g.ask(ship.owner, "rob", options, "8.3", ship=ship.id)
    if option != PASS:
        once(g, ship, "steal_1_at_s")
        rob(g, ship, find(s, option[2]), 1)


# ---- enemy homes


def raid(g: G, ship: Ship, isle: Island, code: str, count: int) -> Rule[None]:
    """Docked at an enemy home it takes treasure that lies there."""
    s = g.state
    if isle.home < 0 or isle.home == ship.owner:
        return
    hoard = s.players[isle.home].coins
    home = isle_word(s.players[isle.home].home)
    use(g, ship, code)
    for _ in range(count):
        if not hoard or not room(s, ship):
            return
        bit = 1 << ship.owner
        known = all(coin.seen & bit for coin in hoard)
        values = sorted({c.value for c in hoard}, reverse=True)
        options = [Option("take", v) for v in values] if known else [Option("rob", ship.id, home)]
        option = yield g.ask(ship.owner, "raid", (*options, PASS), "8.3", ship=ship.id)
        if option == PASS:
            return
        if known:
            coin = next(c for c in hoard if c.value == option[1])
        else:
            coin = hoard[g.dice.below(len(hoard), "raid")]
        pull(hoard, coin)
        see([coin], ship.owner)
        g.reveal()
        ship.coins.append(coin)
        g.tell("raided", ship=ship.id, who=who(isle.home))


@at("docked", "raid_home_1")
def raid_home_1(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """The ship may dock at an enemy home and take 1 treasure."""
    yield from raid(g, ship, isle, "raid_home_1", 1)


@at("docked", "raid_home_2")
def raid_home_2(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """The ship may dock at an enemy home and take up to 2 treasures."""
    yield from raid(g, ship, isle, "raid_home_2", 2)


@at("docked", "raid_home_all")
def raid_home_all(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """The ship may dock at an enemy home and fill its hold."""
    yield from raid(g, ship, isle, "raid_home_all", 99)


@at("docked", "treasure_to_cannon")
def treasure_to_cannon(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """At home one treasure may become a permanent 3S gun."""
    s = g.state
    coins = s.players[ship.owner].coins
    if isle.home != ship.owner or "treasure_to_cannon" in ship.deeds.codes or not coins:
        return

    def options() -> Options:
        values = sorted({c.value for c in coins}) if has(s, ship, "treasure_to_cannon") else []
        return (PASS, *[Option("melt", value) for value in values])

    option = yield g.ask(ship.owner, "melt", options, "8.3", ship=ship.id)
    if option != PASS:
        once(g, ship, "treasure_to_cannon")
        coin = next(c for c in coins if c.value == option[1])
        pull(coins, coin)
        discard(g, [coin])
        ship.guns += 1
        g.tell("gun-cast", ship=ship.id)


# ---- gold


@at("unload", "gold_plus1")
def gold_plus1(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """One of its treasures is worth 1 more, at home."""
    return 1 if coins and fort_of(s, ship) is None else 0


@at("unload", "gold_plus2")
def gold_plus2(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """One of its treasures is worth 2 more, at home."""
    return 2 if coins and fort_of(s, ship) is None else 0


@at("unload", "silver_plus1")
def silver_plus1(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """Silver is worth 1 more, at home: coins of value 1 are silver (house)."""
    if fort_of(s, ship) is not None:
        return 0
    return sum(1 for coin in coins if coin.value == 1 and not coin.unique)


@at("moved", "unload_at_s")
def unload_at_s(g: G, ship: Ship, arg: str) -> Rule[None]:
    """The ship unloads within S of home."""
    s = g.state
    if s.players[ship.owner].home < 0 or not ship.coins or ship.submerged:
        return
    if within(hull(ship), island_shape(home_of(s, ship.owner)), s.short):
        use(g, ship, "unload_at_s")
        yield from unload(g, ship)
        check_gold(g)


# ---- islands


@at("action", "load_at_s")
def load_at_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """The ship explores within S of a wild island."""
    if ship.dock >= 0 or ship.submerged:
        return []
    return [
        Option("load-far", ship.id, isle_word(number))
        for number, isle in enumerate(s.islands)
        if wild(isle) and isle.fort is None and isle.coins and within(hull(ship), island_shape(isle), s.short)
    ]


@does("load-far")
def load_far(g: G, ship: Ship, option: Option) -> Rule[None]:
    ship.done += 1
    use(g, ship, "load_at_s")
    number = isle_number(option[2])
    ship.dock = number
    yield from explore_island(g, ship)
    if ship.dock == number and not touching(bow(ship), island_shape(g.state.islands[number])):
        ship.dock = -1


@at("exploring", "island_swap")
def island_swap(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """The ship may swap one seen treasure for a random one of another wild island, and must load that."""
    s = g.state
    others = [
        number
        for number, other in enumerate(s.islands)
        if other is not isle and wild(other) and other.fort is None and other.coins
    ]
    if "island_swap" in ship.deeds.codes or isle.wolves or not room(s, ship) or not others:
        return

    def options() -> Options:
        if not has(s, ship, "island_swap"):
            return (PASS,)
        values = sorted({c.value for c in isle.coins if not c.unique})
        return (PASS, *[Option("swap-at", v, isle_word(number)) for v in values for number in others])

    option = yield g.ask(ship.owner, "island-swap", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    once(g, ship, "island_swap")
    other = s.islands[isle_number(option[2])]
    theirs = other.coins[g.dice.below(len(other.coins), "swap")]
    mine = next(c for c in isle.coins if not c.unique and c.value == option[1])
    pull(isle.coins, mine)
    pull(other.coins, theirs)
    other.coins.append(mine)
    see([theirs], ship.owner)
    g.reveal()
    if face_down(theirs):
        ship.coins.append(theirs)
    else:
        isle.coins.append(theirs)
        yield from found_unique(g, ship, isle, theirs)


@at("exploring", "swap_treasure_crew")
def swap_treasure_crew(g: G, ship: Ship, isle: Island, arg: str) -> Rule[None]:
    """The ship may swap an island treasure with a crew of a friendly ship."""
    s = g.state
    friends = [o for o in s.ships if o.owner == ship.owner and not o.sunk and o.crew]
    if "swap_treasure_crew" in ship.deeds.codes or isle.wolves or not any(not c.unique for c in isle.coins):
        return

    def options() -> Options:
        if not has(s, ship, "swap_treasure_crew"):
            return (PASS,)
        values = sorted({c.value for c in isle.coins if not c.unique})
        able = [
            (o, m) for o in friends for m in o.crew if may_leave(m) and room(s, o) + space_of(s, o, m) > 0
        ]
        return (PASS, *dict.fromkeys(Option("trade", o.id, m.card, v) for o, m in able for v in values))

    option = yield g.ask(ship.owner, "crew-trade", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    once(g, ship, "swap_treasure_crew")
    other = find(s, option[1])
    member = next(m for m in other.crew if m.card == option[2] and may_leave(m))
    pull(other.crew, member)
    isle.crew.append(member)
    haunt(other)
    coin = next(c for c in isle.coins if not c.unique and c.value == option[3])
    pull(isle.coins, coin)
    take_coin(g, other, coin)


@at("explored_ship", "claim_derelict")
def claim_derelict(g: G, ship: Ship, other: Ship, arg: str) -> Rule[None]:
    """A derelict that the ship explores joins its fleet, and both are put at its home."""
    s = g.state
    if not derelict(other) or other.wreck or is_creature(other):
        return

    def options() -> Options:
        return (Option("claim", other.id), PASS) if has(s, ship, "claim_derelict") else (PASS,)

    option = yield g.ask(ship.owner, "claim", options, "8.3", ship=ship.id, other=other.id)
    if option == PASS:
        return
    use(g, ship, "claim_derelict")
    release(g, other)
    release(g, ship)
    foreign = other.owner != ship.owner
    other.owner = ship.owner
    masts, theirs = list(ship.masts), list(other.masts)
    come_home(g, ship, repaired=True)
    come_home(g, other, repaired=False)
    ship.masts[:], other.masts[:] = masts, theirs
    if foreign:
        other.done, other.more = 1, 0
        take_over(g, other)
    for vessel in (ship, other):
        if vessel.dock >= 0:
            yield from arrive(g, vessel)
    check_gold(g)


# ---- coins from afar


@at("moved", "see_coins_l")
def see_coins_l(g: G, ship: Ship, arg: str) -> Rule[None]:
    """After moving, its owner sees all coins on islands and ships within L."""
    s = g.state
    piles = [o.coins for o in s.ships if o is not ship and not o.sunk and close(s, ship, o, s.long)]
    piles += [isle.coins for isle in s.islands if within(hull(ship), island_shape(isle), s.long)]
    news = [see(pile, ship.owner) for pile in piles]
    if any(news):
        use(g, ship, "see_coins_l")
        g.reveal()
        g.tell("spied", ship=ship.id)
    yield from ()


@at("free", "ferry_coin_s")
def ferry_coin_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn a coin of a wild island within S goes to a friend within S."""
    if "ferry_coin_s" in ship.deeds.codes or ship.submerged or ship.fog >= 0:
        return []
    friends = [
        o
        for o in fleet(s, ship.owner)
        if o is not ship and o.fog < 0 and room(s, o) and close(s, ship, o, s.short)
    ]
    isles = [
        number
        for number, isle in enumerate(s.islands)
        if wild(isle)
        and isle.fort is None
        and isle.coins
        and not isle.wolves
        and within(hull(ship), island_shape(isle), s.short)
    ]
    return [Option("ferry", ship.id, isle_word(number), o.id) for number in isles for o in friends]


@does("ferry")
def ferry(g: G, ship: Ship, option: Option) -> Rule[None]:
    """By chance: nobody looks at the others; a unique works on the ship that gets it."""
    s = g.state
    once(g, ship, "ferry_coin_s")
    isle, friend = s.islands[isle_number(option[2])], find(s, option[3])
    coin = isle.coins[g.dice.below(len(isle.coins), "ferry")]
    g.reveal()
    if coin.unique:
        yield from found_unique(g, friend, isle, coin)
    else:
        pull(isle.coins, coin)
        take_coin(g, friend, coin)
    g.tell("loaded", ship=friend.id, who=who(ship.owner))


@at("free", "fetch_coin_s")
def fetch_coin_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn a coin of a friend within S comes aboard."""
    if "fetch_coin_s" in ship.deeds.codes or not room(s, ship) or ship.fog >= 0:
        return []
    return [
        Option("fetch", ship.id, o.id, value)
        for o in s.ships
        if o is not ship and o.owner == ship.owner and not o.sunk and o.fog < 0 and close(s, ship, o, s.short)
        for value in sorted({coin.value for coin in o.coins if not coin.unique})
    ]


@does("fetch")
def fetch(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "fetch_coin_s")
    other = find(g.state, option[2])
    coin = next(c for c in other.coins if not c.unique and c.value == option[3])
    pull(other.coins, coin)
    ship.coins.append(coin)
    pass_mark(g.state, other, ship)
    g.tell("fetched", ship=ship.id, other=other.id)
    yield from ()


@at("unload", "coins_plus1")
def coins_plus1(s: State, ship: Ship, coins: list[Coin], arg: str) -> int:
    """Each coin that it unloads at home is worth 1 more."""
    return sum(1 for coin in coins if not coin.unique) if fort_of(s, ship) is None else 0


@at("free", "show_uniques_s")
def show_uniques_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn an enemy within S shows its uniques, and this ship may load one of them."""
    if "show_uniques_s" in ship.deeds.codes or ship.submerged or ship.fog >= 0:
        return []
    return [
        Option("uncover", ship.id, o.id)
        for o in enemies(s, ship)
        if o.coins and o.fog < 0 and not o.submerged and close(s, ship, o, s.short)
    ]


@does("uncover")
def uncover(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    once(g, ship, "show_uniques_s")
    other = find(s, option[2])
    uniques = [coin for coin in other.coins if coin.unique]
    show_all(s, uniques)
    g.reveal()
    g.tell("uncovered", ship=ship.id, other=other.id)
    options = (*dict.fromkeys(Option("take", coin.unique) for coin in uniques), PASS)
    chosen = yield g.ask(ship.owner, "steal", options, "8.3", ship=ship.id, other=other.id)
    if chosen != PASS:
        take_from(g, ship, other, next(c for c in uniques if c.unique == chosen[1]))
