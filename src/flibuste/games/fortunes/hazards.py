"""Damage that no enemy does: storms, and the guns of a fort."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from . import death, ops
from .state import G
from .tables import HULL, SECTIONS, SKULL
from .words import SEAT, SUFFER


def batter(g: G, seat: int, hits: int, rule: str) -> Rule[None]:  # C125–C128
    """Hits on a ship at sea, each located by a die as in combat: numbers first, then the skulls where the
    captain chooses. The ship may sink."""
    ship = g.state.players[seat].ship
    faces = g.roll(hits)
    g.tell("battered", who=SEAT[seat], faces=faces)
    sections = [face for face in faces if face < SKULL]
    for section in sections:
        ops.take_hit(ship, section)
    for _ in range(hits - len(sections)):
        option = yield g.ask(seat, "suffer", SUFFER, rule)
        sections.append(SECTIONS.index(option[1]))
        ops.take_hit(ship, sections[-1])
    g.tell("hit", who=SEAT[seat], sections=[SECTIONS[section] for section in sections])
    ops.spill(g, seat)
    if ship.now[HULL] <= 0:
        yield from death.die(g, seat)
