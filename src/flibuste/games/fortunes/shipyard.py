"""The shipyard: ships, repairs, modifications, special weapons (C048–C061)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from . import captains, fittings, ops
from .state import G, Player, State, Vessel
from .tables import (
    FIGURES,
    FRIGATE,
    GALLEON,
    MAN_OF_WAR,
    MODIFICATION_IDS,
    REINFORCED_HULL,
    SECTIONS,
    SHIP_IDS,
    SHIPS,
    SLOOP,
    WEAPON_IDS,
    ZONE,
)
from .words import (
    BUY_MODIFICATION,
    BUY_SHIP,
    BUY_WEAPON,
    DONE,
    FREE_REPAIRS,
    REARM,
    REBATE,
    REPAIR,
    SEAT,
    SELL_WEAPON,
)

ARSENAL = ZONE["la_habana"]
FOUNDRY = ZONE["caracas"]
CAULKERS = ZONE["st_john"]
TRANSFER = Option("transfer")
FREE_POINTS = 3
YARD_REBATE = 5


def visit(g: G, seat: int) -> Rule[None]:
    """One visit: as many dealings as the captain can pay, in any order."""
    s = g.state
    s.turn.rebate = 0
    while True:
        prices = price_list(s, s.players[seat])
        option = yield g.ask(seat, "yard", partial(dealings, s, seat), "C048", None, **prices)
        if option[0] == "done":
            break
        yield from _DEALS[option[0]](g, seat, option)
    s.turn.rebate = 0
    if "ship" in s.turn.done:
        s.turn.done.remove("ship")


# ---- prices


def ship_price(s: State, p: Player, kind: int) -> int:
    return max(0, captains.ship_price(p, SHIPS[kind].buy) - s.turn.rebate)


def resale(ship: Vessel) -> int:  # C049, R14, R15
    """What the old ship brings: +1 for each modification, -1 for each point of damage but the crew's."""
    if ship.kind == MAN_OF_WAR:
        return 0
    damage = sum(ship.most[i] - ship.now[i] for i in ops.NO_CREW)
    return max(0, SHIPS[ship.kind].sell + len(ship.mods) - damage)


def repair_price(p: Player) -> int:
    price = FIGURES.repair - 1 if p.zone == ARSENAL else FIGURES.repair
    return captains.repair_price(p, price)


def modification_price(p: Player) -> int:
    return captains.modification_price(p, FIGURES.modification)


def weapon_price(p: Player) -> int:
    return FIGURES.weapon - 1 if p.zone == FOUNDRY else FIGURES.weapon


def price_list(s: State, p: Player) -> dict[str, int]:
    """What the prompt tells: the prices that hold here for this captain (all can know them)."""
    return {
        "small": ship_price(s, p, SLOOP),
        "large": ship_price(s, p, FRIGATE),
        "old": resale(p.ship),
        "repair": repair_price(p),
        "token": modification_price(p),
        "weapon": weapon_price(p),
    }


def dealings(s: State, seat: int) -> Options:
    """What the captain can deal in, and pay for."""
    p = s.players[seat]
    ship = p.ship
    money = ops.purse(p)
    options: list[Option] = []
    if "ship" not in s.turn.done:
        fund = money + resale(ship)
        options += [BUY_SHIP[kind] for kind in range(4) if ship_price(s, p, kind) <= fund]
    if money >= repair_price(p):
        now, most = ship.now, ship.most
        options += [REPAIR[section] for section in ops.NO_CREW if now[section] < most[section]]
    token = s.mods[p.zone]
    if s.mods_up[p.zone] and token not in ship.mods and money >= modification_price(p):  # C055, C057
        options.append(BUY_MODIFICATION)
    if money >= weapon_price(p):  # C053
        options += [BUY_WEAPON[kind] for kind in range(3) if not p.weapons[kind]]
    options += [SELL_WEAPON[kind] for kind in range(3) if p.weapons[kind]]
    if ship.hull_used and money >= FIGURES.rearm:
        options.append(REARM)
    if p.hand and ops.holds(p, "friendly_yard"):
        if "ship" not in s.turn.done:
            options.append(REBATE)
        if ops.damaged(p, ops.NO_CREW):
            options.append(FREE_REPAIRS)
    options.append(DONE)
    return tuple(options)


# ---- dealings


def buy_ship(g: G, seat: int, option: Option) -> Rule[None]:  # C050, C051, C058, R16, R17
    """The old ship is sold, its crew moves over; its modifications go back to the ports (at St. John they
    may come along). A captain's first frigate or galleon bought is worth a point."""
    s = g.state
    p = s.players[seat]
    kind = SHIP_IDS.index(option[1])
    cost = ship_price(s, p, kind) - resale(p.ship)
    if cost >= 0:
        ops.pay(g, seat, cost)
    else:
        ops.gain(g, seat, -cost)
    s.turn.rebate = 0
    s.turn.done.append("ship")
    g.tell("buy-ship", who=SEAT[seat], ship=option[1])
    yield from change_ship(g, seat, ops.new_vessel(kind), p.zone == CAULKERS)
    if kind in (FRIGATE, GALLEON) and not p.big_ship:
        p.big_ship = True
        yield from ops.gain_glory(g, seat, "ship")


def change_ship(g: G, seat: int, ship: Vessel, may_transfer: bool = False) -> Rule[None]:  # C060, R19
    """The captain takes over a whole new ship; the old one's modifications are scattered, or transferred."""
    s = g.state
    p = s.players[seat]
    tokens = p.ship.mods
    used = p.ship.hull_used
    ops.board_ship(p, ship)
    if tokens and may_transfer:
        s.loose[:] = tokens
        option = yield g.ask(seat, "transfer", (TRANSFER, PASS), "C058")
        if option[0] == "transfer":
            for token in tokens:
                fittings.install(p, token)
            s.loose.clear()
            ship.hull_used = used
            return
    yield from fittings.scatter(g, seat, tokens)


def repair(g: G, seat: int, option: Option) -> Rule[None]:  # C054
    p = g.state.players[seat]
    ops.pay(g, seat, repair_price(p))
    p.ship.now[SECTIONS.index(option[1])] += 1
    g.tell("mend", who=SEAT[seat], section=option[1])
    return
    yield


def buy_modification(g: G, seat: int, option: Option) -> Rule[None]:  # C055–C057
    s = g.state
    p = s.players[seat]
    token = s.mods[p.zone]
    ops.pay(g, seat, modification_price(p))
    fittings.clear_port(s, p.zone)
    fittings.install(p, token)
    g.tell("install", who=SEAT[seat], token=MODIFICATION_IDS[token])
    return
    yield


def buy_weapon(g: G, seat: int, option: Option) -> Rule[None]:  # C053
    p = g.state.players[seat]
    ops.pay(g, seat, weapon_price(p))
    p.weapons[WEAPON_IDS.index(option[1])] = 1
    g.tell("weapon", who=SEAT[seat], weapon=option[1])
    return
    yield


def sell_weapon(g: G, seat: int, option: Option) -> Rule[None]:
    g.state.players[seat].weapons[WEAPON_IDS.index(option[1])] = 0
    g.tell("sell-weapon", who=SEAT[seat], weapon=option[1])
    ops.gain(g, seat, FIGURES.weapon_resale)
    return
    yield


def rearm(g: G, seat: int, option: Option) -> Rule[None]:  # C059
    """The Reinforced hull can cancel a hit again."""
    ops.pay(g, seat, FIGURES.rearm)
    g.state.players[seat].ship.hull_used = False
    g.tell("rearm", who=SEAT[seat], token=MODIFICATION_IDS[REINFORCED_HULL])
    return
    yield


def rebate(g: G, seat: int, option: Option) -> Rule[None]:
    """Obliging shipyard: the next ship bought in this visit costs 5 Gold less."""
    ops.play_card(g, seat, "friendly_yard")
    g.state.turn.rebate += YARD_REBATE
    return
    yield


def free_repairs(g: G, seat: int, option: Option) -> Rule[None]:
    """Obliging shipyard: up to 3 points are repaired for nothing."""
    ops.play_card(g, seat, "friendly_yard")
    yield from ops.restore(g, seat, FREE_POINTS, ops.NO_CREW, "C048")


_DEALS = {
    "buy-ship": buy_ship,
    "repair": repair,
    "buy-modification": buy_modification,
    "buy-weapon": buy_weapon,
    "sell-weapon": sell_weapon,
    "rearm": rearm,
    "rebate": rebate,
    "free-repairs": free_repairs,
}
