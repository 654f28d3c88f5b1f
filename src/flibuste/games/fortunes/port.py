"""The Port action: its activities, each once, selling first (C036–C047, C078)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import CHECKPOINT, Option, Options, Rule

from . import captains, cards_missions, fittings, ops, pardons, shipyard, tavern
from .cards_glory import change_demand
from .glory import offered, play_own
from .scouting import provable
from .state import ACTIONS, IN_PORT, G, Player, State
from .tables import CREW, FIGURES, GOOD_IDS, GOOD_OF, PURSER, RUMOUR_IDS, ZONE, ZONE_IDS
from .words import (
    AMNESTY,
    BUY,
    BUY_GOOD,
    CHEST,
    DONE,
    PROVE,
    RECRUIT,
    RUMOUR,
    SEAT,
    SELL_GOOD,
    SHOW,
    UNLOCK,
    YARD,
)

PLANTATIONS = ZONE["petit_goave"]
FREE_PORT = ZONE["curacao"]
WAREHOUSES = ZONE["st_maarten"]

_PRICES = (0, 3, 2, 1)


def start(g: G, seat: int, option: Option) -> Rule[None]:  # C020, C055
    """Once a turn: the port's modification is revealed, and a mission may find its end."""
    s = g.state
    s.turn.actions -= 1
    s.turn.fresh = False
    s.turn.port = True
    s.turn.done.clear()
    s.phase = IN_PORT
    p = s.players[seat]
    g.tell("port", who=SEAT[seat], zone=ZONE_IDS[p.zone])
    fittings.reveal_modification(g, p.zone)
    yield from cards_missions.port_call(g, seat)


def activity(g: G) -> Rule[None]:  # C078
    """The activities of the Port action under way, one after the other, until its end."""
    s = g.state
    seat = s.actor
    p = s.players[seat]
    while s.phase == IN_PORT:
        if p.captain < 0:
            s.phase = ACTIONS
            return
        yield CHECKPOINT
        wanted = GOOD_IDS[s.demand[p.zone]]
        option = yield g.ask(seat, "port", partial(activities, s, seat), "C078", good=wanted)
        verb = option[0]
        if verb == "done":
            s.phase = ACTIONS
        elif verb in _ONCE:
            s.turn.done.append(verb)
            yield from _ONCE[verb](g, seat)
        elif verb in _CHOSEN:
            if verb in _ACTIVITIES:
                s.turn.done.append(verb)
            yield from _CHOSEN[verb](g, seat, option)
        else:
            yield from cards_missions.port_task(g, seat, option)


def prove(g: G, seat: int, option: Option) -> Rule[None]:
    yield from tavern.prove(g, seat, RUMOUR_IDS.index(option[1]))


def activities(s: State, seat: int) -> Options:
    """What may be done next. Each activity once a turn; once another is begun nothing can be sold."""
    p = s.players[seat]
    done = s.turn.done
    options: list[Option] = []
    if not done:  # C036
        options += [SELL_GOOD[good] for good in ops.goods_aboard(p)]
    if "buy" not in done:
        options.append(BUY)
    if "yard" not in done:
        options.append(YARD)
    if "recruit" not in done and p.ship.now[CREW] < p.ship.most[CREW]:
        options.append(RECRUIT)
    if (
        "rumour" not in done
        and ops.purse(p) >= tavern.rumour_price(p)
        and (s.rumour_deck or s.rumour_discard)
    ):
        options.append(RUMOUR)
    if "accept" not in done:
        options += tavern.missions_here(s, seat)
    if "chest" not in done and p.gold and ops.at_home(p):
        options.append(CHEST)
    if tavern.may_unlock(p):
        options.append(UNLOCK)
    if p.rumour >= 0 and provable(p, "port"):
        options.append(PROVE[p.rumour])
    if p.mission >= 0:
        options += cards_missions.port_options(s, seat)
    if p.hand:
        options += _cards(s, seat)
    if s.tide.amnesty and pardons.may_buy_amnesty(s, seat):
        options.append(AMNESTY)
    options.append(DONE)
    return tuple(options)


def _cards(s: State, seat: int) -> list[Option]:
    options = tavern.hirable(s, seat)
    options += offered(s, seat, "own_turn")
    options += offered(s, seat, "port_action")
    if not s.turn.done:
        options += offered(s, seat, "port_action_start")
    return options


# ---- selling


def sell(g: G, seat: int, option: Option) -> Rule[None]:  # C037–C040, R08
    """Cards are sold one after the other as one sale: 3 Gold each, 6 for the good in demand. Selling that
    good changes the Demand token; three of them or more are worth a point."""
    s = g.state
    p = s.players[seat]
    zone = p.zone
    wanted = s.demand[zone]
    sold: list[int] = []
    while option[0] == "sell":
        good = GOOD_IDS.index(option[1])
        ops.lose_cargo_of(s, p, good)
        sold.append(good)
        if not p.cargo:
            break
        prices = next_prices(p, wanted, sold)
        option = yield g.ask(
            seat, "sell", partial(_more_to_sell, p), "C037", None, good=GOOD_IDS[wanted], **prices
        )
    in_demand = sold.count(wanted)
    others = len(sold) - in_demand
    g.tell("sell", who=SEAT[seat], goods=[GOOD_IDS[good] for good in sold])
    ops.gain(g, seat, sale_price(p, in_demand, others))
    if in_demand:
        yield from change_demand(g, seat, captains.demand_drawn(p))
    if in_demand >= FIGURES.sale_glory:
        yield from ops.gain_glory(g, seat, "sale")
    yield from cards_missions.sold(g, seat, in_demand)


def sale_price(p: Player, in_demand: int, others: int) -> int:
    """What a sale brings, with the Purser, the free port and the captain's own gift."""
    gold = in_demand * FIGURES.sell_demand + others * FIGURES.sell
    if ops.has_specialist(p, PURSER):
        gold += in_demand
    if p.zone == FREE_PORT:
        gold += others
    return gold + captains.sale_bonus(p, others)


def next_prices(p: Player, wanted: int, sold: list[int]) -> dict[str, int]:
    """What the prompt tells: what one more card would bring, in demand or not."""
    in_demand = sold.count(wanted)
    others = len(sold) - in_demand
    so_far = sale_price(p, in_demand, others)
    return {
        "high": sale_price(p, in_demand + 1, others) - so_far,
        "low": sale_price(p, in_demand, others + 1) - so_far,
    }


def _more_to_sell(p: Player) -> Options:
    return (*[SELL_GOOD[good] for good in ops.goods_aboard(p)], DONE)


# ---- buying


def buy(g: G, seat: int) -> Rule[None]:  # C041–C046, R09–R13
    """Draw in secret, take what pays, have a bargain checked, discard the rest."""
    s = g.state
    p = s.players[seat]
    turn = s.turn
    p.bought_at = p.zone
    draw_offer(g, seat)
    turn.bought = turn.bill = turn.bargain = 0
    while True:
        option = yield g.ask(seat, "buy", partial(purchases, s, seat), "C042")
        if option[0] == "done":
            break
        if option[0] == "play":
            yield from play_own(g, seat, option)
            turn.bill = bill(s, p)
            continue
        good = GOOD_IDS.index(option[1])
        turn.bill += prices(s, p)[good]
        card = next(card for card in s.offer if GOOD_OF[card] == good)
        s.offer.remove(card)
        p.cargo.append(card)
        turn.bought += 1
    g.tell("buy", who=SEAT[seat], n=turn.bought, gold=turn.bill)
    ops.pay(g, seat, turn.bill)
    if turn.bill < FIGURES.sell * turn.bought:
        yield from have_checked(g, seat)
    for card in s.offer:
        ops.discard_cargo(s, card)
    s.offer.clear()
    turn.bought = turn.bill = turn.bargain = 0


def draw_offer(g: G, seat: int) -> None:  # C041, C045, R10, R12
    """Six cards (three when the last turn's draw was here too), those of the good in demand set aside and
    replaced."""
    s = g.state
    p = s.players[seat]
    again = p.bought_before == p.zone and p.zone != WAREHOUSES
    count = FIGURES.buy_draw_again if again else FIGURES.buy_draw
    if p.zone == PLANTATIONS:
        count += 1
    count += captains.goods_drawn(p)
    wanted = s.demand[p.zone]
    aside: list[int] = []
    while len(s.offer) < count:
        drawn = ops.draw_cargo(g, count - len(s.offer))
        if not drawn:
            break
        for card in drawn:
            (aside if GOOD_OF[card] == wanted else s.offer).append(card)
    for card in aside:
        ops.discard_cargo(s, card)
    g.tell("offer", who=SEAT[seat], n=len(s.offer))
    g.tell("offered", (seat,), goods=ops.goods_of(s.offer))


def prices(s: State, p: Player) -> dict[int, int]:  # C042, R11
    """By good drawn: 3 Gold for a single card, 2 for one of a pair, 1 for one of three or more, by copies
    drawn."""
    drawn = [GOOD_OF[card] for card in s.offer + purchase(s, p)]
    bargain = s.turn.bargain
    return {good: max(1, _PRICES[min(drawn.count(good), 3)] - bargain) for good in sorted(set(drawn))}


def purchase(s: State, p: Player) -> list[int]:
    """The cards bought so far."""
    return p.cargo[len(p.cargo) - s.turn.bought :]


def bill(s: State, p: Player) -> int:
    """What the cards bought so far cost: a bargain struck late holds for all of them."""
    price = prices(s, p)
    return sum([price[GOOD_OF[card]] for card in purchase(s, p)])


def purchases(s: State, seat: int) -> Options:
    """Goods on offer that can be paid, and the card that makes them cheaper."""
    p = s.players[seat]
    money = ops.purse(p) - s.turn.bill
    left = {GOOD_OF[card] for card in s.offer}
    options = [BUY_GOOD[good] for good, price in prices(s, p).items() if good in left and price <= money]
    if p.hand:
        options += offered(s, seat, "buy_goods")
    options.append(DONE)
    return tuple(options)


def have_checked(g: G, seat: int) -> Rule[None]:  # C043
    """A purchase at a reduced price is shown to one other player, in confidence."""
    s = g.state
    p = s.players[seat]
    option = yield g.ask(seat, "show", tuple([SHOW[o] for o in ops.others(s, seat)]), "C043")
    witness = SEAT.index(option[1])
    cards = purchase(s, p)
    for card in cards:
        s.cargo_seen[card] |= 1 << witness
    g.reveal()
    g.tell("show", who=SEAT[seat], to_whom=option[1])
    g.tell("shown", (witness,), who=SEAT[seat], goods=ops.goods_of(cards))


_ONCE = {
    "buy": buy,
    "yard": shipyard.visit,
    "recruit": tavern.recruit,
    "rumour": tavern.hear_rumour,
    "chest": tavern.hide_gold,
}
#: Options that name what they are about; two of them are activities.
_CHOSEN = {
    "sell": sell,
    "accept": tavern.try_mission,
    "hire": tavern.hire,
    "prove": prove,
    "unlock": tavern.unlock,
    "amnesty": pardons.buy_amnesty,
    "play": play_own,
}
_ACTIVITIES = ("sell", "accept")
