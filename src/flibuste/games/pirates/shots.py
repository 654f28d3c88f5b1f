"""Special shots: pots and chains of specialists (5), and the shots of equipment (6)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import Rule
from .damage import eliminate, pick_crew, set_fire, take_hit
from .hooks import plain
from .state import G, Ship

#: the codes of specialists whose gun fires something else
POTS = ("firepot_specialist", "chainshot_specialist", "stinkpot_specialist")


def special_hit(g: G, ship: Ship, target: Ship, special: str, face: int) -> Rule[None]:
    """Ruling 39: range S, the gun's own rank; the effect takes the place of the mast."""
    yield from SHOTS[special](g, ship, target)


@plain("firepot_specialist")
def firepot(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """5.firepot-3: one mast of the target burns."""
    yield from set_fire(g, target, ship.owner)


@plain("chainshot_specialist")
def chain(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """5.chainshot-2: the target cannot move during its owner's next turn."""
    target.marks["chained"] = 1
    g.tell("chained", ship=target.id)
    return
    yield


@plain("stinkpot_specialist")
def stink(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """5.stinkpot-2: the crew of the target have no abilities during its owner's next turn."""
    target.marks["stunk"] = 1
    g.tell("stunk", ship=target.id)
    return
    yield


def grapple(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """grapple_shot: a boarding instead of a mast."""
    from .ramming import boardable, fight

    if boardable(g.state, target) and boardable(g.state, ship):
        yield from fight(g, ship, target, rammer=None)


def grape(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """grape_shot: a crew instead of a mast."""
    victim = yield from pick_crew(g, ship.owner, target, "6.1")
    if victim is not None:
        yield from eliminate(g, target, victim, ship.owner)


def exploding(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """exploding_shot: a burning mast and a crew."""
    yield from set_fire(g, target, ship.owner)
    if not target.sunk:
        yield from grape(g, ship, target)


def double(g: G, ship: Ship, target: Ship) -> Rule[None]:
    """double_shot: the hit lets the gun fire again."""
    yield from take_hit(g, target, ship, ship.owner)
    last = next((word for word in reversed(ship.used) if word.startswith("gun=")), None)
    if last is not None:
        ship.used.remove(last)


SHOTS: dict[str, Callable[[G, Ship, Ship], Rule[None]]] = {
    "firepot_specialist": firepot,
    "chainshot_specialist": chain,
    "stinkpot_specialist": stink,
    "fire_shot": firepot,
    "chain_shot": chain,
    "stinkpot_shot": stink,
    "grapple_shot": grapple,
    "grape_shot": grape,
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
