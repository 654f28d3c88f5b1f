"""Special shots: pots and chains of specialists (5), and the shots of equipment (6)."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import PASS, Option, Rule

from ..abilities.registry import plain
from ..state import G, Ship
from ..table.motion import pose_of
from .damage import eliminate, fire_hit, ill_luck, pick_crew, shrugs_off, take_hit, was_sunk
from .ramming import fight, may_board

#: the codes of specialists whose gun fires something else
POTS = ("firepot_specialist", "chainshot_specialist", "stinkpot_specialist")


def special_hit(g: G, ship: Ship, target: Ship, special: str, face: int) -> Rule[bool]:
    """Ruling P39: the gun's own rank; the effect takes the place of the mast. A hit that comes to nothing
    (False) has no effect either."""
    if special in HARMLESS:
        if (yield from shrugs_off(g, target)):
            return False
        yield from ill_luck(g, target)
        yield from HARMLESS[special](g, ship, target)
        return True
    return (yield from SHOTS[special](g, ship, target, face))


@plain("firepot_specialist")
def firepot(g: G, ship: Ship, target: Ship, face: int) -> Rule[bool]:
    """5.firepot-3: one mast of the target burns."""
    return (yield from fire_hit(g, target, ship.owner, face))


@plain("chainshot_specialist")
def chain(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """5.chainshot-2: the target cannot move during its owner's next turn."""
    target.plight.chained = True
    g.tell("chained", ship=target.id)
    yield from ()


@plain("stinkpot_specialist")
def stink(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """5.stinkpot-2: the crew of the target have no abilities during its owner's next turn."""
    target.plight.stink = True
    g.tell("stunk", ship=target.id)
    yield from ()


def grapple(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """grapple_shot: it may board instead of taking a mast."""
    if not may_board(ship, target):
        return
    options = (Option("board", ship.id, target.id), PASS)
    option = yield g.ask(ship.owner, "board", options, "6.1", ship=ship.id, other=target.id)
    if option != PASS:
        yield from fight(g, ship, target, rammer=None)


def grape(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """grape_shot: a crew instead of a mast."""
    victim = yield from pick_crew(g, ship.owner, target, "6.1")
    if victim is not None:
        yield from eliminate(g, target, victim, ship.owner)


def exploding(g: G, ship: Ship, target: Ship, face: int) -> Rule[bool]:
    """exploding_shot: a burning mast and a crew."""
    lay = pose_of(target)
    hit = yield from fire_hit(g, target, ship.owner, face)
    if hit and not was_sunk(target, lay):
        yield from grape(g, ship, target)
    return hit


def double(g: G, ship: Ship, target: Ship, face: int) -> Rule[bool]:
    """double_shot: the hit lets the gun fire again."""
    hit = yield from take_hit(g, target, ship.owner, face)
    if ship.volley.fired:
        ship.volley.fired.pop()
    return hit


#: shots whose hit takes no mast
HARMLESS: dict[str, Callable[[G, Ship, Ship], Rule[None]]] = {
    "chainshot_specialist": chain,
    "stinkpot_specialist": stink,
    "chain_shot": chain,
    "stinkpot_shot": stink,
    "grapple_shot": grapple,
    "grape_shot": grape,
}
SHOTS: dict[str, Callable[[G, Ship, Ship, int], Rule[bool]]] = {
    "firepot_specialist": firepot,
    "fire_shot": firepot,
    "exploding_shot": exploding,
    "double_shot": double,
}
GEAR_SHOTS = (
    "fire_shot",
    "chain_shot",
    "stinkpot_shot",
    "grapple_shot",
    "grape_shot",
    "exploding_shot",
    "double_shot",
)
