"""19.16, 19.16bis: Teach's crew."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ...box import PIRATES, TEACH
from ...state import G, Pirate, find_pirate, word
from .. import mutiny
from .against import mark


def quell(g: G, p: Pirate, roll: int) -> Rule[None]:
    """19.16: Teach is never overthrown; a bad roll costs him loyalty."""
    command = PIRATES[TEACH].command
    if roll > command:
        yield from mutiny.displease(g, p, 3)
    elif roll == command:
        yield from mutiny.displease(g, p, 2)


def crew_at_zero(g: G, p: Pirate) -> None:
    """19.16bis: a crew at the end of its loyalty costs Teach notoriety, now …"""
    g.state.disgraced = g.state.turn
    shame(g, p, g.roll(2))


def end_of_turn(g: G) -> None:
    """… and at the end of each of his following turns."""
    s = g.state
    teach = find_pirate(s, TEACH)
    if teach is not None and teach.loyalty == 0 and s.disgraced != s.turn:
        shame(g, teach, g.roll(1))


def shame(g: G, teach: Pirate, faces: list[int]) -> None:
    mark(g.state, teach)
    loss = min(teach.notoriety, sum(faces))
    teach.notoriety -= loss
    g.tell("shamed", pirate=word(teach), dice=faces, points=loss)
