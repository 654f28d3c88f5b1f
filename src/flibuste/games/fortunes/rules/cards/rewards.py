"""What Rumours and Missions bring: the operations that their cards share, with the cards' own figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from flibuste.kernel.decision import Options, Rule

from ...box import NATION, SHIP, SPECIALIST_IDS
from ...options import SEAT, SWAP_SHIP, TAKE_GOLD
from ...parts import Effect
from ...state import G, Player
from .. import boarding, bounties, cargo, fittings, gold, hands, vessel

#: How an operation leaves the rest of its card: it follows, it is forgone (the other offer was taken), or the
#: card is belied (a fight was not won).
Outcome: TypeAlias = str
GOES_ON: Outcome = "goes on"
FORGONE: Outcome = "forgone"
BELIED: Outcome = "belied"

#: One operation; it returns nothing when the rest of the card follows whatever happens.
Operation: TypeAlias = Callable[[G, int, Effect, str], Rule[Outcome] | Rule[None] | None]


def gain_gold(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Gain so much Gold."""
    gold.gain(g, seat, effect.n)


def draw_glory(g: G, seat: int, effect: Effect, rule: str) -> Rule[None]:
    """Draw Glory cards beside the one that comes with the point."""
    return hands.draw(g, seat, effect.n)


def draw_cargo(g: G, seat: int, effect: Effect, rule: str) -> Rule[None]:
    """Draw Cargo cards of which the hold keeps what it can, or only so many."""
    return cargo.stow(g, seat, cargo.draw(g, effect.n), rule, effect.keep or None)


def weapon(g: G, seat: int, effect: Effect, rule: str) -> Rule[None] | None:
    """Take a special weapon of choice, or each one that is missing."""
    if effect.kind == "all_missing":
        fittings.take_all_weapons(g, seat)
        return None
    return _weapons(g, seat, effect.n, rule)


def _weapons(g: G, seat: int, count: int, rule: str) -> Rule[None]:
    for _ in range(count):
        yield from fittings.take_weapon(g, seat, rule)


def specialist(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Hire a specialist for free."""
    hands.hire_free(g, seat, SPECIALIST_IDS.index(effect.kind))


def modification(g: G, seat: int, effect: Effect, rule: str) -> Rule[None]:
    """Take modifications from any port, for free."""
    for _ in range(effect.n):
        yield from fittings.take_modification(g, seat, rule)


def crew_loss(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Lose crewmen, never below what the card leaves."""
    vessel.lose_crew(g, seat, effect.n, effect.floor)


def fill_crew(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Complete the Crew."""
    vessel.fill_crew(g, seat)


def restore(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Repair everything but the Crew."""
    vessel.make_whole(g.state.players[seat])
    g.tell("careened", who=SEAT[seat])


def add_bounty(g: G, seat: int, effect: Effect, rule: str) -> None:
    """Gain bounties of the card's nation."""
    bounties.add(g, seat, NATION[effect.nation], effect.n)


def remove_bounty(g: G, seat: int, effect: Effect, rule: str) -> Rule[None]:
    """Clear bounties of one nation of choice, all of them where the card gives no number."""
    yield from bounties.clear(g, seat, effect.n or None, 0, rule)


def swap_ship(g: G, seat: int, effect: Effect, rule: str) -> Rule[Outcome]:
    """Offer to exchange the ship for another, new one, at a price and without a point; the old one is given
    away and its modifications are scattered. Who declines goes on to the card's other offer."""
    p = g.state.players[seat]
    option = yield g.ask(
        seat, "swap-ship", partial(_swaps, p, effect), rule, ship=effect.ship, pay=effect.pay
    )
    if option[0] != "swap-ship":
        return GOES_ON
    gold.pay(g, seat, effect.pay)
    left = list(p.ship.mods)
    vessel.change_to(p, vessel.new_vessel(SHIP[effect.ship]))
    g.tell("swap-ship", who=SEAT[seat], ship=effect.ship)
    yield from fittings.scatter(g, seat, left)
    return FORGONE


def _swaps(p: Player, effect: Effect) -> Options:
    if gold.purse(p) < effect.pay:
        return (TAKE_GOLD,)
    return (TAKE_GOLD, SWAP_SHIP[SHIP[effect.ship]])


def crew_combat(g: G, seat: int, effect: Effect, rule: str) -> Rule[Outcome]:
    """Fight whoever is there; only the winner has the rest of the card (C136)."""
    won = yield from boarding.crew_combat(g, seat, effect.crew, effect.leadership)
    return GOES_ON if won else BELIED


def stays_in_play(g: G, seat: int, effect: Effect, rule: str) -> None:
    """The card lies before the captain from now on; the rules that it bends ask kept.py."""


#: Every operation that a Rumour or a Mission may name in the data.
OPERATIONS: dict[str, Operation] = {
    "gold": gain_gold,
    "draw_glory": draw_glory,
    "draw_cargo": draw_cargo,
    "weapon": weapon,
    "specialist": specialist,
    "modification": modification,
    "crew_loss": crew_loss,
    "fill_crew": fill_crew,
    "restore": restore,
    "add_bounty": add_bounty,
    "remove_bounty": remove_bounty,
    "swap_ship": swap_ship,
    "crew_combat": crew_combat,
    "enter_port": stays_in_play,
    "add_dice": stays_in_play,
}


def give(g: G, seat: int, effects: Sequence[Effect], rule: str) -> Rule[bool]:
    """Give all that a card brings, in order. Return False when a fight on the way was not won."""
    for effect in effects:
        going = OPERATIONS[effect.op](g, seat, effect, rule)
        outcome = None if going is None else (yield from going)
        if outcome in (FORGONE, BELIED):
            return outcome is FORGONE
    return True
