"""Forts (17): built during the match, paid in gold, shooting from their flags."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..abilities.registry import Gun, abilities, built, shown, use
from ..state import Coin, Fort, G, Island, Ship, State, pull
from ..table.contact import (
    find_dock,
    fleet,
    fort_of,
    fort_shape,
    hull,
    isle_number,
    isle_word,
    radius,
    who,
    wild,
)
from ..table.geometry import Point, Shape, crosses_disc, near, nearest_point, point_distance, rim_points
from ..table.los import STEP, token_shape
from ..table.motion import pose_of
from .damage import cargo_options, hit_marine, lose_cargo, take_hit, was_sunk
from .guns import enemy_marines, has_flag, may_target_fort
from .parley import buy_safety
from .treasure import gold_home, inside, lay_ashore

# ---- building


def sites(s: State, seat: int) -> list[int]:
    """17.2, 17.5: wild islands without a fort that the seat explored, with a ship of its docked there."""
    return sorted(
        {
            ship.dock
            for ship in fleet(s, seat)
            if ship.dock >= 0
            and wild(s.islands[ship.dock])
            and s.islands[ship.dock].fort is None
            and seat in s.islands[ship.dock].explored
        }
    )


def build_options(s: State, seat: int) -> Options:
    """17.3, 17.4: forts of the collection that the gold at home can pay."""
    gold = gold_home(s, seat)
    words = [word for word in s.players[seat].forts if box.forts()[word].gold_cost <= gold]
    places = sites(s, seat) if words else []
    options = [Option("build", word, isle_word(number)) for number in places for word in words]
    return (*options, PASS)


def build_forts(g: G, seat: int) -> Rule[None]:
    """17.6: at the end of the turn, free."""
    s = g.state
    while s.players[seat].forts:
        options = build_options(s, seat)
        if len(options) == 1:
            return
        option = yield g.ask(seat, "build", options, "17.6")
        if option == PASS:
            return
        yield from build(g, seat, str(option[1]), isle_number(option[2]))


def build(g: G, seat: int, word: str, number: int) -> Rule[None]:
    s = g.state
    isle = s.islands[number]
    card = box.forts()[word]
    s.players[seat].forts.remove(word)
    fort = Fort(word, seat, [1] * len(card.cannons), list(card.cannons))
    isle.fort = fort
    yield from pay(g, seat, fort, card.gold_cost)
    fort.coins += isle.coins  # 17.10
    for coin in isle.coins:
        coin.seen |= 1 << seat
    isle.coins = []
    g.reveal()
    for ship in s.ships:  # 10.dock-1: no enemy lies docked at a fort
        if ship.dock == number and ship.owner != seat:
            ship.dock = -1
    g.tell("fort-built", who=who(seat), fort=word, isle=isle_word(number))
    options = tuple([Option("flags", side) for side in range(8)])
    option = yield g.ask(seat, "flags", options, "17.15", fort=word)
    fort.rim = int(option[1])
    if card.effect == "one_2L":
        guns = tuple([Option("gun", i + 1) for i in range(len(fort.guns))])
        option = yield g.ask(seat, "fort-gun", guns, "8.3", fort=word)
        fort.guns[option[1] - 1] = "2L"


def pay(g: G, seat: int, fort: Fort, cost: int) -> Rule[None]:
    """17.7: coins of the owner's choice, at least the cost, from home into the fort."""
    s = g.state
    player = s.players[seat]

    def options() -> Options:
        return tuple([Option("pay", value) for value in sorted({c.value for c in player.coins if c.value})])

    credit = max(0, min(player.gold, cost))
    player.gold -= credit
    fort.gold += credit
    while inside(fort) < cost and options():
        option = yield g.ask(seat, "pay", options, "17.7", fort=fort.card, left=cost - inside(fort))
        coin = next(c for c in player.coins if c.value == option[1])
        pull(player.coins, coin)
        fort.coins.append(coin)


# ---- being hit


def hit_fort(g: G, number: int) -> Rule[None]:
    """17.16–17.18: a flag, chosen by its controller; abandoned without any; then the next hit destroys it."""
    s = g.state
    isle = s.islands[number]
    fort = isle.fort
    if fort is None:
        return
    if box.forts()[fort.card].effect == "d6_shield":
        if fort.shield < 0:
            fort.shield = g.die()
            g.tell("fort-shield", fort=fort.card, die=fort.shield)
        if fort.shield > 0:
            fort.shield -= 1
            return
    if any(fort.flags):
        options = tuple([Option("flag", i + 1) for i, flag in enumerate(fort.flags) if flag])
        option = yield g.ask(fort.owner, "flag", options, "17.16", fort=fort.card)
        fort.flags[option[1] - 1] = 0
        g.tell("fort-hit", fort=fort.card, left=sum(fort.flags))
        return
    destroy(g, isle)


def destroy(g: G, isle: Island) -> None:
    """17.18, 17.19: its gold returns to the island, which is wild and unexplored again."""
    s = g.state
    fort = isle.fort
    assert fort is not None
    lay_ashore(s, isle, fort.coins)
    if fort.gold:  # gold that was no coin lies there as one
        lay_ashore(s, isle, [Coin(fort.gold, seen=(1 << s.seats) - 1)])
        s.minted += 1
    isle.opened = False
    isle.fort = None
    s.lost_forts += 1
    isle.flags, isle.explored = [], []
    for ship in s.ships:  # 10.dock-2: whoever lies with its bow at that shore is docked now (ruling P89)
        if not ship.sunk and ship.dock < 0 and find_dock(s, ship) >= 0:
            ship.dock = find_dock(s, ship)
    g.tell("fort-destroyed", fort=fort.card)


# ---- shooting


def flag_point(isle: Island, fort: Fort, index: int) -> Point:
    """17.13: guns are measured from their flags, which stand around the rim."""
    points = fort_shape(isle).points
    spot = (fort.rim + index) % 8
    ax, ay = points[spot // 2]
    if spot % 2 == 0:
        return ax, ay
    bx, by = points[(spot // 2 + 1) % 4]
    return (ax + bx) / 2, (ay + by) / 2


def fort_targets(s: State, isle: Island, fort: Fort, index: int) -> list[str]:
    """17.14: islands and ships do not block a fort's fire; fog does."""
    word = fort.guns[index]
    gun = Gun(int(word[0]), word[1] == "L", -1, "fort")
    reach = s.long if gun.long else s.short
    point = flag_point(isle, fort, index)
    base = fort_shape(isle)
    words = []
    for ship in s.ships:
        if ship.owner == fort.owner or ship.sunk or ship.submerged or ship.fog >= 0 or ship.wreck:
            continue
        if ship.deeds.safe:
            continue
        if ship.dock >= 0 and s.islands[ship.dock].home == ship.owner and not built(ship, "titan"):
            continue
        shape = hull(ship)
        limit = min(reach, s.short) if has_flag(ship) else reach
        if not near(base, shape, limit) or point_distance(shape, *point) > limit:
            continue
        if any(hook(s, ship, None, gun, arg) for hook, arg, _ in shown(s, ship).at("sheltered")):
            continue
        if fort_sees(s, point, shape, limit):
            words.append(ship.id)
    for number, other in enumerate(s.islands):  # 17.13: it fires as ships do: at forts, at marines ashore
        if may_target_fort(other, fort.owner, gun.long) and fort_sees(s, point, fort_shape(other), reach):
            words.append(isle_word(number))
        marines = enemy_marines(s, other, fort.owner)
        if marines and fort_sees(s, point, token_shape(other.x, other.y), reach):
            words += [f"{isle_word(number)}m{place}" for place in marines]
    return words


def fort_sees(s: State, point: Point, shape: Shape, reach: int) -> bool:
    """Some point of the target within range, on a line that no fog bank crosses (18.fog-3)."""
    fog = [t for t in s.terrain if t.kind == "fog_bank" and not t.gone]
    points = [nearest_point(shape, *point), *(rim_points(shape, STEP) if fog else ())]
    return any(
        (x - point[0]) ** 2 + (y - point[1]) ** 2 <= reach * reach
        and not any(crosses_disc(t.x, t.y, radius(t), *point, x, y) for t in fog)
        for x, y in points
    )


def fort_options(s: State, number: int) -> Options:
    isle = s.islands[number]
    fort = isle.fort
    assert fort is not None
    options = []
    for index, flag in enumerate(fort.flags):
        if flag and index not in fort.fired:
            options += [Option("fire", f"g{index + 1}", word) for word in fort_targets(s, isle, fort, index)]
    return (*options, PASS)


def may_fort_shoot(s: State, number: int) -> bool:
    """17.12, 17.17: once in its owner's turn, with a flag and something to fire at."""
    fort = s.islands[number].fort
    return fort is not None and not fort.done and any(fort.flags) and len(fort_options(s, number)) > 1


def fort_shoots(g: G, number: int) -> Rule[None]:
    s = g.state
    isle = s.islands[number]
    fort = isle.fort
    assert fort is not None
    fort.done = 1
    effect = box.forts()[fort.card].effect
    for other in s.ships:
        other.plight.hits = 0
    while not s.ended:
        option = yield g.ask(fort.owner, "fort-shoot", fort_options(s, number), "17.12", fort=fort.card)
        if option == PASS:
            break
        index, word = int(option[1][1:]) - 1, str(option[2])
        target = next((ship for ship in s.ships if ship.id == word), None)
        if target is not None and (yield from buy_safety(g, target, fort.owner)):
            continue
        fort.fired.append(index)
        gun = Gun(int(fort.guns[index][0]), fort.guns[index][1] == "L", -1, "fort")
        stopped = target is not None and spoilt(g, target, gun)
        bonus = 1 if effect == "plus1_docked" and any(x.dock == number for x in fleet(s, fort.owner)) else 0
        face = g.die()
        hit = face != 1 and face + bonus > gun.rank and not stopped
        g.tell("fort-shot", fort=fort.card, target=word, die=face, hit=hit)
        if hit and target is None:
            yield from strike_ashore(g, word, fort.owner)
        elif hit and target is not None:
            lay = pose_of(target)
            told = yield from take_hit(g, target, fort.owner, face)
            if told and effect == "hit_cargo" and not was_sunk(target, lay):
                yield from sink_cargo(g, fort, target)
        elif effect == "reroll_miss" and not fort.retried:
            fort.retried = True
            fort.fired.remove(index)
    fort.fired = []


def spoilt(g: G, target: Ship, gun: Gun) -> bool:
    """A crew that nobody knew of may keep a fort's shot off."""
    stopped = False
    for hook, arg, code in abilities(g.state, target).at("sheltered"):
        if hook(g.state, target, None, gun, arg):
            use(g, target, code)
            stopped = True
    return stopped


def strike_ashore(g: G, word: str, by: int) -> Rule[None]:
    """A hit on what stands on an island: a marine (`i3m1`) or a fort (`i3`)."""
    isle, _, place = word.partition("m")
    if place:
        hit_marine(g, by, isle_number(isle), int(place))
    else:
        yield from hit_fort(g, isle_number(isle))


def may_survey(s: State, ship: Ship) -> bool:
    """El Puerto Blanco: a ship docked there may spend its action to look at a treasure of each island."""
    fort = fort_of(s, ship)
    return fort is not None and box.forts()[fort.card].effect == "peek_each"


def survey(g: G, ship: Ship) -> None:
    s = g.state
    for isle in s.islands:
        hidden = [coin for coin in isle.coins if not coin.seen >> ship.owner & 1]
        if wild(isle) and hidden:
            hidden[g.dice.below(len(hidden), "survey")].seen |= 1 << ship.owner
    g.reveal()
    g.tell("surveyed", ship=ship.id)


def sink_cargo(g: G, fort: Fort, target: Ship) -> Rule[None]:
    """Dead Man's Point: a hit may also send one cargo of the target to the bottom."""
    option = yield g.ask(
        fort.owner, "hit-cargo", lambda: cargo_options(target), "8.3", ship=fort.card, other=target.id
    )
    yield from lose_cargo(g, fort.owner, target, option)
