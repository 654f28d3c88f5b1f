"""12 The islands and the cove (phase 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flibuste.kernel.decision import CHECKPOINT, Decision, Option, Options, Rule

from ..box import (
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
from ..options import (
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
from ..state import BLACK_SHIPS, BY_BURYING, DAMAGED, NOBODY, OFF, G, Pirate, State, Visit
from .events import event_options, play_event
from .fame import gain
from .ships import by_speed, pace
from .tavern import draw_card, fit_mastercraft, mend_mastercraft, second_parrot

#: the islands where a section is raised
RAISING = ISLANDS[2:6]
#: the rule that asks, by island
RULES = ("", "12.tavern-1", "12.hull", "12.sails", "12.cannons", "12.crew", "12.treasure-1", "15.1")
#: what the prompt speaks of, by island and by the ring that is raised there: the prices of its steps
ABOUT = tuple(
    tuple({"island": word, "prices": PRICE[ring:] if word in RAISING else ()} for ring in range(LAST + 1))
    for word in ISLANDS
)
#: 12.treasure-4: how many times its price a step costs on Treasure Island
REFIT_TIMES = 2
_SHIPOWNERS = EVENTS_AT["island"]


def effects(g: G) -> Rule[None]:
    """7.17: the players use their islands, one after another, each in whatever order until a pass. Wounded
    parrots heal first (14.8)."""
    s = g.state
    if not s.order:
        for pirate in s.pirates:
            pirate.wounded = False
        s.order = order_of_visits(g)
    while s.actor < len(s.order):
        seat = s.order[s.actor]
        island = s.island = s.pirates[seat].island
        if island == COVE and not s.visit.landed:
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
        s.visit = Visit()
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
    """7.17, 12.tavern-1, 12.hull to 12.crew, 15.1, 15.6, 16.shipowner: what a player may do on this visit."""
    pirate = s.pirates[seat]
    island = s.island
    options: Options = ONLY_PASS
    if island == TREASURE_ISLAND:
        options = treasure_island(s, pirate)
    elif island == TAVERN_ISLAND:
        if s.visit.bought < BOX.cards_a_visit and pirate.gold >= BOX.card_price and (s.tavern or s.discard):
            options += BUY
    elif island != COVE and not s.visit.raised:
        by_gold = RAISES[island - 2][pirate.rings[island - 2]]
        options += by_gold[pirate.gold] if pirate.gold < len(by_gold) else by_gold[-1]
    if DAMAGED in pirate.crafts and pirate.gold >= BOX.mend_price:
        options += tuple([MEND[section] for section in range(4) if pirate.crafts[section] == DAMAGED])
    hand = pirate.hand
    if MASTERCRAFT in hand:
        options += FIT
    if not _SHIPOWNERS.isdisjoint(hand):
        options += event_options(s, seat, "island")
    return options


def treasure_island(s: State, pirate: Pirate) -> Options:
    """12.treasure-1, 12.treasure-2, 12.treasure-4: bury chests, bury gold, raise one section by one step."""
    options: Options = ONLY_PASS
    if not s.visit.buried_chests:
        options += BURY_CHESTS[pirate.chests]
    gold = pirate.gold
    if not s.visit.buried_gold:
        options += BURY_GOLD[gold // BOX.gold_a_fame]
    if not s.visit.raised:
        for section, ring in enumerate(pirate.rings):
            if ring < LAST and refit_price(ring) <= gold:
                options += (REFIT[section],)
    return options


def refit_price(ring: int) -> int:
    """12.treasure-4"""
    return REFIT_TIMES * PRICE[ring]


def pay(s: State, pirate: Pirate, gold: int) -> None:
    """5.3: all gold spent goes back to the supply."""
    pirate.gold -= gold
    s.gold += gold


def buy_card(g: G, seat: int, option: Option) -> None:
    """12.tavern-1, 12.tavern-2"""
    s = g.state
    pay(s, s.pirates[seat], BOX.card_price)
    s.visit.bought += 1
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
    s.visit.raised = True
    g.tell("raised", who=SEATS[seat], section=word, steps=steps)


def refit_section(g: G, seat: int, option: Option) -> None:
    """12.treasure-4"""
    s = g.state
    pirate = s.pirates[seat]
    section = SECTION_OF[option[1]]
    pay(s, pirate, refit_price(pirate.rings[section]))
    pirate.rings[section] += 1
    s.visit.raised = True
    g.tell("raised", who=SEATS[seat], section=option[1], steps=1)


def bury_chests(g: G, seat: int, option: Option) -> None:
    """12.treasure-1, 12.treasure-3"""
    s = g.state
    chests = option[1]
    s.pirates[seat].chests -= chests
    s.chests += chests
    s.visit.buried_chests = True
    g.tell("buried-chests", who=SEATS[seat], chests=chests, fame=chests)
    fame_of_burying(g, seat, chests)


def bury_gold(g: G, seat: int, option: Option) -> None:
    """12.treasure-2, 12.treasure-3"""
    s = g.state
    lots = option[1]
    pay(s, s.pirates[seat], lots * BOX.gold_a_fame)
    s.visit.buried_gold = True
    g.tell("buried-gold", who=SEATS[seat], gold=lots * BOX.gold_a_fame, fame=lots)
    fame_of_burying(g, seat, lots)


def fame_of_burying(g: G, seat: int, fame: int) -> None:
    """16.piracy-4: half of all that is buried on this visit, rounded up, goes to the taxer."""
    s = g.state
    pirate = s.pirates[seat]
    before = pirate.buried
    pirate.buried = before + fame
    if pirate.taxed_by != NOBODY:
        tax = (before + fame + 1) // 2 - (before + 1) // 2
        if tax:
            gain(s, pirate.taxed_by, tax, BY_BURYING)
            g.tell("bury-tax", who=SEATS[seat], by=SEATS[pirate.taxed_by], fame=tax)
            fame -= tax
    gain(s, seat, fame, BY_BURYING)


def mend(g: G, seat: int, option: Option) -> None:
    """15.6"""
    mend_mastercraft(g, seat, SECTION_OF[option[1]])
    g.tell("mended", who=SEATS[seat], section=option[1])


def fit(g: G, seat: int, option: Option) -> None:
    """15.1–15.4"""
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
    """12.cove-4, 12.cove-5, 12.cove-7: repairs first, on the gold held before the gift; then the gift, to
    whoever could pay."""
    if repair(g, seat):
        yield from take_gift(g, seat)
    g.state.visit.landed = True


def repair(g: G, seat: int) -> bool:
    """12.cove-2 to 12.cove-6: lost rings go back to their start, paid for or not. Return whether the whole
    bill was paid."""
    s = g.state
    pirate = s.pirates[seat]
    lost = pirate.rings.count(OFF)
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
        pirate.rings = [START if ring == OFF else ring for ring in pirate.rings]
        g.tell("repaired" if paid else "repaired-unpaid", who=SEATS[seat], sections=lost, gold=bill)
    return paid


def take_gift(g: G, seat: int) -> Rule[None]:
    """12.cove-1: two tavern cards, or one and gold."""
    s = g.state
    option = yield g.ask(seat, "gift", GIFTS, "12.cove-1")
    cards, gold = (2, 0) if option[1] == "two-cards" else (1, min(BOX.gift_gold, s.gold))
    pay(s, s.pirates[seat], -gold)
    g.tell("gift", who=SEATS[seat], gift=option[1], gold=gold)
    for _ in range(cards):
        draw_card(g, seat)
        if s.drawn:
            yield from second_parrot(g, seat)
