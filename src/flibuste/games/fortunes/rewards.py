"""What Rumours and Missions bring: the operations that their cards share, with the cards' own figures.

An operation returns False when nothing more of its card happens: the other offer was taken, or a fight was
not won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from flibuste.kernel.data import BadData
from flibuste.kernel.decision import Option, Options, Rule

from . import boarding, fittings, ops
from .state import G, Player
from .tables import MISSIONS, NATION, RUMOURS, SHIP, SHIP_IDS, SPECIALIST_IDS, Effect
from .words import SEAT

Operation = Callable[[G, int, Effect, str], Rule[bool]]


def gold(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """So much Gold."""
    ops.gain(g, seat, effect.n)
    return True
    yield


def draw_glory(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """Glory cards beside the one that comes with the point."""
    yield from ops.draw_glory(g, seat, effect.n)
    return True


def draw_cargo(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """Cargo cards of which the hold keeps what it can, or only so many."""
    yield from ops.stow(g, seat, ops.draw_cargo(g, effect.n), rule, effect.keep or 99)
    return True


def weapon(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """A special weapon of choice, or each one that is missing."""
    if effect.kind == "all_missing":
        ops.take_all_weapons(g, seat)
    else:
        yield from ops.take_weapon(g, seat, rule)
    return True


def specialist(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """A specialist joins for free."""
    ops.hire_free(g, seat, SPECIALIST_IDS.index(effect.kind))
    return True
    yield


def modification(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """A modification from any port, for free."""
    yield from fittings.take_modification(g, seat, rule)
    return True


def crew_loss(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """Crewmen are lost, never below what the card leaves."""
    ops.lose_crew(g, seat, effect.n, effect.floor)
    return True
    yield


def fill_crew(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """The Crew is complete."""
    ops.fill_crew(g, seat)
    return True
    yield


def restore(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """Everything is repaired but the Crew."""
    ops.whole(g.state.players[seat])
    g.tell("careened", who=SEAT[seat])
    return True
    yield


def add_bounty(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """A nation takes it ill."""
    ops.add_bounty(g, seat, NATION[effect.nation], effect.n)
    return True
    yield


def remove_bounty(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """Bounties of one nation of choice are cleared."""
    yield from ops.clear_bounties(g, seat, effect.n, effect.cost_per, rule)
    return True


def swap_ship(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """For so much Gold the ship may become another, new one (no point for it); the old one is given away
    and its modifications are scattered. Who declines goes on to the card's other offer."""
    p = g.state.players[seat]
    option = yield g.ask(
        seat, "swap-ship", partial(_swaps, p, effect), rule, ship=effect.ship, pay=effect.pay
    )
    if option[0] != "swap-ship":
        return True
    ops.pay(g, seat, effect.pay)
    left = list(p.ship.mods)
    ops.board_ship(p, ops.new_vessel(SHIP[effect.ship]))
    g.tell("swap-ship", who=SEAT[seat], ship=effect.ship)
    yield from fittings.scatter(g, seat, left)
    return False


_SWAP = {name: Option("swap-ship", name) for name in SHIP_IDS}
_TAKE_GOLD = Option("take-gold")


def _swaps(p: Player, effect: Effect) -> Options:
    if ops.purse(p) < effect.pay:
        return (_TAKE_GOLD,)
    return (_TAKE_GOLD, _SWAP[effect.ship])


def crew_combat(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """A fight against whoever is there; only its winner has the rest of the card (C136)."""
    return (yield from boarding.crew_combat(g, seat, effect.crew, effect.leadership))


def stays_in_play(g: G, seat: int, effect: Effect, rule: str) -> Rule[bool]:
    """The card lies before the captain from now on; the rules that it bends look for it there: ports that
    would be refused (movement), Influence rolls (ops), searches by NPCs (npcs)."""
    return True
    yield


#: Every operation that a Rumour or a Mission may name in the data.
OPERATIONS: dict[str, Operation] = {
    "gold": gold,
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
    "keep_card": stays_in_play,
    "enter_port": stays_in_play,
    "add_dice": stays_in_play,
}


def give(g: G, seat: int, effects: Sequence[Effect], rule: str) -> Rule[bool]:
    """All that a card brings, in order; False when a fight on the way was not won."""
    for effect in effects:
        if not (yield from OPERATIONS[effect.op](g, seat, effect, rule)):
            return effect.op != "crew_combat"
    return True


def _check() -> None:
    """Every card names operations that exist."""
    for file, entries in (("rumours.toml", RUMOURS), ("missions.toml", MISSIONS)):
        for entry in entries:
            for effect in entry.effect:
                if effect.op not in OPERATIONS:
                    raise BadData(f"{file}: {entry.id!r}: field effect: no operation {effect.op!r}")


_check()
