"""The shipyard: ships, repairs, modifications, special weapons (C048–C061)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import (
    FIGURES,
    FRIGATE,
    GALLEON,
    GLORY,
    GLORY_IDS,
    MODIFICATION_IDS,
    REINFORCED_HULL,
    SECTIONS,
    SHIP_IDS,
    SHIPS,
    SLOOP,
    WEAPON_IDS,
)
from ..options import (
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
    TRANSFER,
    TRANSFER_ONE,
)
from ..state import G, Player, State, Vessel
from . import fittings, gold, hands, vessel, zones
from .cards import captains

#: The kinds of ships that have a price; the man-o'-war has none (C052).
FOR_SALE = tuple(kind for kind, ship in enumerate(SHIPS) if ship.buy)
#: The Obliging shipyard: points that it repairs for nothing, or the Gold that it takes off a ship.
YARD = GLORY[GLORY_IDS.index("friendly_yard")]


def visit(g: G, seat: int) -> Rule[None]:
    """One visit: as many dealings as the captain can pay, in any order."""
    s = g.state
    while True:
        prices = price_list(s, s.players[seat])
        option = yield g.ask(seat, "yard", partial(dealings, s, seat), "C048", None, **prices)
        if option[0] == "done":
            break
        going = _DEALS[option[0]](g, seat, option)
        if going is not None:
            yield from going


# ---- prices


def ship_price(s: State, p: Player, kind: int) -> int:
    return max(0, captains.ship_price(p, SHIPS[kind].buy) - s.turn.rebate)


def resale(ship: Vessel, moved: int = 0) -> int:
    """Return what the old ship brings: +1 for each modification sold with it (all but `moved`), -1 for each
    point of damage but the crew's (C049, rulings R14, R15 and R72)."""
    if not SHIPS[ship.kind].buy:
        return 0
    damage = sum(ship.most[i] - ship.now[i] for i in vessel.NO_CREW)
    return max(0, SHIPS[ship.kind].sell + len(ship.mods) - moved - damage)


def repair_price(p: Player) -> int:
    return captains.repair_price(p, zones.repair_price(p.zone))


def modification_price(p: Player) -> int:
    return captains.modification_price(p, FIGURES.modification)


def weapon_price(p: Player) -> int:
    return zones.weapon_price(p.zone)


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
    """Return what the captain can deal in and pay for; one ship a visit (ruling R79)."""
    p = s.players[seat]
    ship = p.ship
    money = gold.purse(p)
    options: list[Option] = []
    if not s.turn.new_ship:
        fund = money + resale(ship)
        options += [BUY_SHIP[kind] for kind in FOR_SALE if ship_price(s, p, kind) <= fund]
    if money >= repair_price(p):
        now, most = ship.now, ship.most
        options += [REPAIR[section] for section in vessel.NO_CREW if now[section] < most[section]]
    token = s.mods[p.zone]
    if s.mods_up[p.zone] and token not in ship.mods and money >= modification_price(p):  # C055, C057
        options.append(BUY_MODIFICATION)
    if money >= weapon_price(p):  # C053
        options += [BUY_WEAPON[kind] for kind in fittings.lacking(s, p)]
    options += [SELL_WEAPON[kind] for kind in range(3) if p.weapons[kind]]
    if ship.hull_used and money >= FIGURES.rearm:
        options.append(REARM)
    if p.hand and hands.holds(p, "friendly_yard"):
        if not s.turn.new_ship:
            options.append(REBATE)
        if vessel.damaged(p, vessel.NO_CREW):
            options.append(FREE_REPAIRS)
    options.append(DONE)
    return tuple(options)


# ---- dealings


def buy_ship(g: G, seat: int, option: Option) -> Rule[None]:
    """Sell the old ship and buy another; the crew moves over, modifications go back to the ports or, at St.
    John, some come along. A captain's first frigate or galleon bought is worth a point (C050, C051, C058,
    C060, rulings R16, R17 and R72)."""
    s = g.state
    p = s.players[seat]
    kind = SHIP_IDS.index(option[1])
    moved = yield from choose_transfers(g, seat, kind)
    cost = ship_price(s, p, kind) - resale(p.ship, len(moved))
    if cost >= 0:
        gold.pay(g, seat, cost)
    else:
        gold.gain(g, seat, -cost)
    s.turn.rebate = 0
    s.turn.new_ship = True
    g.tell("buy-ship", who=SEAT[seat], ship=option[1])
    sold = [token for token in p.ship.mods if token not in moved]
    bought = vessel.new_vessel(kind)
    bought.mods = moved
    bought.hull_used = p.ship.hull_used and REINFORCED_HULL in moved
    vessel.change_to(p, bought)
    yield from fittings.scatter(g, seat, sold)
    if kind in (FRIGATE, GALLEON) and not p.big_ship:
        p.big_ship = True
        yield from hands.gain_glory(g, seat, "ship")


def choose_transfers(g: G, seat: int, kind: int) -> Rule[list[int]]:
    """Choose the modifications that move to the new ship, at St. John only: they are not sold with the old
    one, so that they pay nothing. Return them (C058, ruling R72)."""
    s = g.state
    p = s.players[seat]
    moved: list[int] = []
    if not zones.transfers_modifications(p.zone):
        return moved
    while options := _transfers(s, p, kind, moved):
        option = yield g.ask(seat, "transfer", (*options, PASS), "C058")
        if option[0] == "pass":
            break
        if len(option) > 1:
            moved.append(MODIFICATION_IDS.index(option[1]))
        else:
            moved += [token for token in p.ship.mods if token not in moved]
    return moved


def _transfers(s: State, p: Player, kind: int, moved: list[int]) -> list[Option]:
    """Return the options to move what is left, all or one by one, while the new ship can still be paid."""
    left = [token for token in p.ship.mods if token not in moved]
    fund = gold.purse(p) - ship_price(s, p, kind)
    options = []
    if left and fund + resale(p.ship, len(p.ship.mods)) >= 0:
        options.append(TRANSFER)
    if len(left) > 1 and fund + resale(p.ship, len(moved) + 1) >= 0:
        options += [TRANSFER_ONE[token] for token in left]
    return options


def repair(g: G, seat: int, option: Option) -> None:
    """Repair one point of a section (C054)."""
    p = g.state.players[seat]
    gold.pay(g, seat, repair_price(p))
    p.ship.now[SECTIONS.index(option[1])] += 1
    g.tell("mend", who=SEAT[seat], section=option[1])


def buy_modification(g: G, seat: int, option: Option) -> None:
    """Install the modification that the port sells; nothing replaces it there (C055–C057)."""
    s = g.state
    p = s.players[seat]
    token = s.mods[p.zone]
    gold.pay(g, seat, modification_price(p))
    fittings.clear_port(s, p.zone)
    fittings.install(p, token)
    g.tell("install", who=SEAT[seat], token=MODIFICATION_IDS[token])


def buy_weapon(g: G, seat: int, option: Option) -> None:
    """Buy a special weapon, one of each kind (C053)."""
    p = g.state.players[seat]
    gold.pay(g, seat, weapon_price(p))
    p.weapons[WEAPON_IDS.index(option[1])] = 1
    g.tell("weapon", who=SEAT[seat], weapon=option[1])


def sell_weapon(g: G, seat: int, option: Option) -> None:
    """Sell a special weapon back (C048)."""
    g.state.players[seat].weapons[WEAPON_IDS.index(option[1])] = 0
    g.tell("sell-weapon", who=SEAT[seat], weapon=option[1])
    gold.gain(g, seat, FIGURES.weapon_resale)


def rearm(g: G, seat: int, option: Option) -> None:
    """The Reinforced hull can cancel a hit again (C059)."""
    gold.pay(g, seat, FIGURES.rearm)
    g.state.players[seat].ship.hull_used = False
    g.tell("rearm", who=SEAT[seat], token=MODIFICATION_IDS[REINFORCED_HULL])


def rebate(g: G, seat: int, option: Option) -> None:
    """Obliging shipyard: the next ship bought in this visit costs 5 Gold less."""
    hands.play(g, seat, "friendly_yard")
    g.state.turn.rebate += YARD.rebate


def free_repairs(g: G, seat: int, option: Option) -> Rule[None]:
    """Obliging shipyard: up to 3 points are repaired for nothing."""
    hands.play(g, seat, "friendly_yard")
    yield from vessel.restore(g, seat, YARD.n, vessel.NO_CREW, "C048")


_DEALS: dict[str, Callable[[G, int, Option], Rule[None] | None]] = {
    "buy-ship": buy_ship,
    "repair": repair,
    "buy-modification": buy_modification,
    "buy-weapon": buy_weapon,
    "sell-weapon": sell_weapon,
    "rearm": rearm,
    "rebate": rebate,
    "free-repairs": free_repairs,
}
