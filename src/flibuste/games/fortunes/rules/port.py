"""The Port action: its activities, each once, selling first (C036–C047, C078)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import CHECKPOINT, Option, Options, Rule

from ..box import CREW, FIGURES, GOOD_IDS, GOOD_OF, NONE, RUMOUR_IDS, ZONE_IDS
from ..options import (
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
from ..seen import also
from ..state import ACTIONS, IN_PORT, G, Player, State
from . import cargo, fittings, gold, hands, order, pardons, shipyard, tavern, zones
from .cards import captains, missions, rumours, specialists
from .cards.glory import change_demand
from .glory import offered, play_own


def start(g: G, seat: int, option: Option) -> Rule[None]:
    """Once a turn: the port's modification is revealed, and a mission may find its end (C020, C055)."""
    s = g.state
    s.turn.actions -= 1
    s.turn.fresh = False
    s.turn.port = True
    s.turn.done.clear()
    s.phase = IN_PORT
    p = s.players[seat]
    g.tell("port", who=SEAT[seat], zone=ZONE_IDS[p.zone])
    fittings.reveal_modification(g, p.zone)
    yield from missions.port_call(g, seat)


def activity(g: G) -> Rule[None]:
    """The activities of the Port action under way, one after the other, until its end (C078)."""
    s = g.state
    seat = s.actor
    p = s.players[seat]
    while s.phase == IN_PORT:
        if p.captain == NONE:
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
            yield from missions.port_task(g, seat, option)


def prove(g: G, seat: int, option: Option) -> Rule[None]:
    """Put the Rumour held to the test ashore (C067)."""
    yield from rumours.prove(g, seat, RUMOUR_IDS.index(option[1]))


def activities(s: State, seat: int) -> Options:
    """What may be done next. Each activity once a turn; once another is begun nothing can be sold."""
    p = s.players[seat]
    done = s.turn.done
    options: list[Option] = []
    if not done:  # C036
        options += [SELL_GOOD[good] for good in cargo.goods_aboard(p)]
    if "buy" not in done:
        options.append(BUY)
    if "yard" not in done:
        options.append(YARD)
    if "recruit" not in done and p.ship.now[CREW] < p.ship.most[CREW]:
        options.append(RECRUIT)
    if (
        "rumour" not in done
        and gold.purse(p) >= tavern.rumour_price(p)
        and (s.rumour_deck or s.rumour_discard)
    ):
        options.append(RUMOUR)
    if "accept" not in done:
        options += missions.on_offer(s, seat)
    if "chest" not in done and p.gold and gold.at_home(p):
        options.append(CHEST)
    if p.chest and gold.at_home(p):  # C077
        options.append(UNLOCK)
    if p.rumour != NONE and rumours.provable(p, "port"):
        options.append(PROVE[p.rumour])
    if p.mission != NONE:
        options += missions.port_options(s, seat)
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


def sell(g: G, seat: int, option: Option) -> Rule[None]:
    """Cards are sold one after the other as one sale: 3 Gold each, 6 for the good in demand. Selling that
    good changes the Demand token; three of them or more are worth a point (C037–C040, ruling R08)."""
    s = g.state
    p = s.players[seat]
    zone = p.zone
    wanted = s.demand[zone]
    sold: list[int] = []
    while option[0] == "sell":
        good = GOOD_IDS.index(option[1])
        cargo.lose(s, p, good)
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
    gold.gain(g, seat, sale_price(p, in_demand, others))
    if in_demand:
        yield from change_demand(g, seat, captains.demand_drawn(p))
    if in_demand >= FIGURES.sale_glory:
        yield from hands.gain_glory(g, seat, "sale")
    yield from missions.sold(g, seat, in_demand)


def sale_price(p: Player, in_demand: int, others: int) -> int:
    """What a sale brings, with the Purser, the free port and the captain's own gift."""
    price = in_demand * FIGURES.sell_demand + others * FIGURES.sell
    price += specialists.sale_bonus(p, in_demand) + zones.sale_bonus(p.zone, others)
    return price + captains.sale_bonus(p, others)


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
    return (*[SELL_GOOD[good] for good in cargo.goods_aboard(p)], DONE)


# ---- buying


def buy(g: G, seat: int) -> Rule[None]:
    """Draw in secret, take what pays, have a bargain checked, discard the rest (C041–C046, rulings
    R09–R13)."""
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
    gold.pay(g, seat, turn.bill)
    if turn.bill < buying_price(1) * turn.bought:
        yield from have_checked(g, seat)
    for card in s.offer:
        cargo.discard(s, card)
    s.offer.clear()
    turn.bought = turn.bill = turn.bargain = 0


def draw_offer(g: G, seat: int) -> None:
    """Six cards (three when the last turn's draw was here too), those of the good in demand set aside and
    replaced (C041, C045, rulings R10, R12)."""
    s = g.state
    p = s.players[seat]
    again = p.bought_before == p.zone and not zones.always_stocked(p.zone)
    count = FIGURES.buy_draw_again if again else FIGURES.buy_draw
    count += zones.goods_drawn(p.zone) + captains.goods_drawn(p)
    wanted = s.demand[p.zone]
    aside: list[int] = []
    while len(s.offer) < count:
        drawn = cargo.draw(g, count - len(s.offer))
        if not drawn:
            break
        for card in drawn:
            (aside if GOOD_OF[card] == wanted else s.offer).append(card)
    for card in aside:
        cargo.discard(s, card)
    g.tell("offer", who=SEAT[seat], n=len(s.offer))
    g.tell("offered", (seat,), goods=cargo.goods_of(s.offer))


def prices(s: State, p: Player) -> dict[int, int]:
    """By good drawn: 3 Gold for a single card, 2 for one of a pair, 1 for one of three or more, by copies
    drawn (C042, ruling R11)."""
    drawn = [GOOD_OF[card] for card in s.offer + purchase(s, p)]
    price = {good: buying_price(drawn.count(good)) for good in sorted(set(drawn))}
    bargain = s.turn.bargain
    return {good: max(1, full - bargain) for good, full in price.items()} if bargain else price


def buying_price(copies: int) -> int:
    """Return the price of a good by the copies drawn (C042)."""
    return FIGURES.buy[min(copies, len(FIGURES.buy)) - 1]


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
    money = gold.purse(p) - s.turn.bill
    left = {GOOD_OF[card] for card in s.offer}
    options = [BUY_GOOD[good] for good, price in prices(s, p).items() if good in left and price <= money]
    if p.hand:
        options += offered(s, seat, "buy_goods")
    options.append(DONE)
    return tuple(options)


def have_checked(g: G, seat: int) -> Rule[None]:
    """A purchase at a reduced price is shown to one other player, in confidence (C043)."""
    s = g.state
    p = s.players[seat]
    option = yield g.ask(seat, "show", tuple([SHOW[o] for o in order.others(s, seat)]), "C043")
    witness = SEAT.index(option[1])
    cards = purchase(s, p)
    for card in cards:
        s.cargo_seen[card] = also(s.cargo_seen[card], witness)
    g.reveal()
    g.tell("show", who=SEAT[seat], to_whom=option[1])
    g.tell("shown", (witness,), who=SEAT[seat], goods=cargo.goods_of(cards))


_ONCE = {
    "buy": buy,
    "yard": shipyard.visit,
    "recruit": tavern.recruit,
    "rumour": tavern.hear_rumour,
    "chest": gold.hide,
}
#: Options that name what they are about; two of them are activities.
_CHOSEN = {
    "sell": sell,
    "accept": missions.try_for,
    "hire": tavern.hire,
    "prove": prove,
    "unlock": gold.unlock,
    "amnesty": pardons.buy_amnesty,
    "play": play_own,
}
_ACTIVITIES = ("sell", "accept")
