"""12 The islands and the cove (phase 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flibuste.kernel.decision import CHECKPOINT, Decision, Option, Options, Rule

from .components import (
    BOX,
    COVE,
    EVENTS_AT,
    ISLANDS,
    LAST,
    MASTERCRAFT,
    PRICE,
    START,
    TAVERN_ISLAND,
    TREASURE_ISLAND,
)
from .events import event_options, play_event
from .fame import gain
from .ships import by_speed, pace
from .state import BLACK_SHIPS, BURIED_CHESTS, BURIED_GOLD, BY_BURYING, LANDED, RAISED, G, Pirate, State
from .tavern import draw_card, fit_mastercraft, mend_mastercraft, second_parrot
from .words import (
    BURY_CHESTS,
    BURY_GOLD,
    BUY,
    FIT,
    GIFTS,
    MEND,
    ONLY_PASS,
    RAISES,
    REFIT,
    SEATS,
    SECTION_OF,
    price,
)

#: the islands where a section is raised
RAISING = ISLANDS[2:6]
#: the rule that asks, by island
RULES = ("", "12.tavern-1", "12.hull", "12.sails", "12.cannons", "12.crew", "12.treasure-1", "15.1")
#: what the prompt speaks of, by island and by the ring that is raised there: the prices of its steps
ABOUT = tuple(
    tuple({"island": word, "prices": PRICE[ring:] if word in RAISING else ()} for ring in range(LAST + 1))
    for word in ISLANDS
)
_SHIPOWNERS = EVENTS_AT["island"]


def effects(g: G) -> Rule[None]:
    """7.17: each player in turn does what he likes where his ship lies, in the order that he likes, until
    he passes."""
    s = g.state
    if not s.order:
        for pirate in s.pirates:
            pirate.wounded = False  # 14.8
        s.order = order_of_visits(g)
    while s.actor < len(s.order):
        seat = s.order[s.actor]
        island = s.island = s.pirates[seat].island
        if island == COVE and not s.done & LANDED:
            yield CHECKPOINT
            yield from land_in_the_cove(g, seat)
        while len(options := menu(s, seat)) > 1:
            yield CHECKPOINT
            again = partial(menu, s, seat)
            about = ABOUT[island][s.pirates[seat].rings[island - 2] if 2 <= island <= 5 else 0]
            option = yield Decision(seat, "island", options, RULES[island], about, None, again)
            verb = option[0]
            if verb == "pass":
                break
            ACTS[verb](g, seat, option)
            if s.drawn:
                yield from second_parrot(g, seat)
        s.actor += 1
        s.done = s.bought = 0
    s.order = []
    s.actor = 0
    s.step = BLACK_SHIPS


def order_of_visits(g: G) -> list[int]:
    """6.1, 7.18, 12.cove-8: in compass order, the fastest of an island first."""
    pirates = g.state.pirates
    places = [pirate.island for pirate in pirates]
    order: list[int] = []
    for island in sorted(set(places)):
        if places.count(island) == 1:
            order.append(places.index(island))
        else:
            here = [(pace(pirate), seat) for seat, pirate in enumerate(pirates) if pirate.island == island]
            order += by_speed(g, here)
    return order


def menu(s: State, seat: int) -> Options:
    pirate = s.pirates[seat]
    island = s.island
    options: Options = ONLY_PASS
    if island == TREASURE_ISLAND:
        options = treasure_island(s, pirate)
    elif island == TAVERN_ISLAND:
        if s.bought < BOX.cards_a_visit and pirate.gold >= BOX.card_price and (s.tavern or s.discard):
            options += BUY
    elif island != COVE and not s.done & RAISED:
        by_gold = RAISES[island - 2][pirate.rings[island - 2]]  # 12.hull … 12.crew
        options += by_gold[pirate.gold] if pirate.gold < len(by_gold) else by_gold[-1]
    if 1 in pirate.crafts and pirate.gold >= BOX.mend_price:
        options += tuple([MEND[section] for section in range(4) if pirate.crafts[section] == 1])
    hand = pirate.hand
    if MASTERCRAFT in hand:
        options += FIT  # 15.1
    if not _SHIPOWNERS.isdisjoint(hand):
        options += event_options(s, seat, "island")
    return options


def treasure_island(s: State, pirate: Pirate) -> Options:
    """12.treasure-1, -2, -4"""
    options: Options = ONLY_PASS
    done = s.done
    if not done & BURIED_CHESTS:
        options += BURY_CHESTS[pirate.chests]
    gold = pirate.gold
    if not done & BURIED_GOLD:
        options += BURY_GOLD[gold // BOX.gold_a_fame]
    if not done & RAISED and gold > 1:
        for section, ring in enumerate(pirate.rings):
            if ring < LAST and 2 * PRICE[ring] <= gold:
                options += (REFIT[section],)
    return options


def pay(s: State, pirate: Pirate, gold: int) -> None:
    """5.3: all gold spent goes back to the supply."""
    pirate.gold -= gold
    s.gold += gold


def buy_card(g: G, seat: int, option: Option) -> None:
    """12.tavern-1, 12.tavern-2"""
    s = g.state
    pay(s, s.pirates[seat], BOX.card_price)
    s.bought += 1
    g.tell("bought", who=SEATS[seat])
    draw_card(g, seat)


def raise_section(g: G, seat: int, option: Option) -> None:
    """12.upgrade-1, 12.upgrade-2"""
    s = g.state
    pirate = s.pirates[seat]
    _, word, steps = option
    section = SECTION_OF[word]
    pay(s, pirate, price(pirate.rings[section], steps))
    pirate.rings[section] += steps
    s.done |= RAISED
    g.tell("raised", who=SEATS[seat], section=word, steps=steps)


def refit_section(g: G, seat: int, option: Option) -> None:
    """12.treasure-4"""
    s = g.state
    pirate = s.pirates[seat]
    section = SECTION_OF[option[1]]
    pay(s, pirate, 2 * PRICE[pirate.rings[section]])
    pirate.rings[section] += 1
    s.done |= RAISED
    g.tell("raised", who=SEATS[seat], section=option[1], steps=1)


def bury_chests(g: G, seat: int, option: Option) -> None:
    """12.treasure-1, 12.treasure-3"""
    s = g.state
    chests = option[1]
    s.pirates[seat].chests -= chests
    s.chests += chests
    s.done |= BURIED_CHESTS
    g.tell("buried-chests", who=SEATS[seat], chests=chests, fame=chests)
    fame_of_burying(g, seat, chests)


def bury_gold(g: G, seat: int, option: Option) -> None:
    """12.treasure-2, 12.treasure-3"""
    s = g.state
    lots = option[1]
    pay(s, s.pirates[seat], lots * BOX.gold_a_fame)
    s.done |= BURIED_GOLD
    g.tell("buried-gold", who=SEATS[seat], gold=lots * BOX.gold_a_fame, fame=lots)
    fame_of_burying(g, seat, lots)


def fame_of_burying(g: G, seat: int, fame: int) -> None:
    """16.piracy-4: half of all that is buried on this visit, rounded up, goes to the taxer."""
    s = g.state
    pirate = s.pirates[seat]
    before = pirate.buried
    pirate.buried = before + fame
    if pirate.taxed_by >= 0:
        tax = (before + fame + 1) // 2 - (before + 1) // 2
        if tax:
            gain(s, pirate.taxed_by, tax, BY_BURYING)
            g.tell("bury-tax", who=SEATS[seat], by=SEATS[pirate.taxed_by], fame=tax)
            fame -= tax
    gain(s, seat, fame, BY_BURYING)


def mend(g: G, seat: int, option: Option) -> None:
    mend_mastercraft(g, seat, SECTION_OF[option[1]])
    g.tell("mended", who=SEATS[seat], section=option[1])


def fit(g: G, seat: int, option: Option) -> None:
    replaced = fit_mastercraft(g, seat, SECTION_OF[option[1]])
    g.reveal()
    g.tell("fitted", who=SEATS[seat], section=option[1], replaced=replaced)


ACTS: dict[str, Callable[[G, int, Option], None]] = {
    "buy-card": buy_card,
    "raise": raise_section,
    "refit": refit_section,
    "bury-chests": bury_chests,
    "bury-gold": bury_gold,
    "mend": mend,
    "mastercraft": fit,
    "play": play_event,
}


# ---- the cove


def land_in_the_cove(g: G, seat: int) -> Rule[None]:
    """12.cove-1 to 12.cove-7: repairs first, on the gold held before the gift; then the gift."""
    s = g.state
    pirate = s.pirates[seat]
    lost = pirate.rings.count(-1)
    bill = BOX.repair_price * lost
    paid = bill <= pirate.gold
    if paid:
        pay(s, pirate, bill)
    elif s.cove_pay_what_you_can:
        bill = pirate.gold
        pay(s, pirate, bill)
    else:
        bill = 0
    if lost:
        pirate.rings = [START if ring < 0 else ring for ring in pirate.rings]  # 12.cove-3
        g.tell("repaired" if paid else "repaired-unpaid", who=SEATS[seat], sections=lost, gold=bill)
    if paid:
        option = yield g.ask(seat, "gift", GIFTS, "12.cove-1")
        two_cards = option[1] == "two-cards"
        gold = 0 if two_cards else min(BOX.gift_gold, s.gold)
        pay(s, pirate, -gold)
        g.tell("gift", who=SEATS[seat], gift=option[1], gold=gold)
        if two_cards:
            draw_card(g, seat)
            if s.drawn:
                yield from second_parrot(g, seat)
        draw_card(g, seat)
        if s.drawn:
            yield from second_parrot(g, seat)
    s.done |= LANDED
