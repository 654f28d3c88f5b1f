"""War and peace between nations."""

from __future__ import annotations

from .state import G
from .tables import NATION_IDS, NATIONS, NPC_IDS, ZONE, ZONE_IDS


def set_war(g: G) -> None:  # R64
    """Two nations drawn at random go to war; an earlier war ends first. A nation without a ship gets one at
    the end of the round, under a commodore."""
    s = g.state
    if s.war:
        make_peace(g)
    one = g.dice.below(4, "war")
    other = (one + 1 + g.dice.below(3, "war")) % 4
    s.war[:] = sorted((one, other))
    s.commodores[:] = [nation for nation in s.war if s.npcs[nation].zone < 0]
    g.tell("war", a=NATION_IDS[s.war[0]], b=NATION_IDS[s.war[1]])


def make_peace(g: G) -> None:
    """The war ends: man-o'-wars are frigates again, commodores go home."""
    s = g.state
    if s.war:
        g.tell("peace", a=NATION_IDS[s.war[0]], b=NATION_IDS[s.war[1]])
    for nation in s.war:
        it = s.npcs[nation]
        if it.commodore:
            it.commodore = False
            it.zone = -1
    s.war.clear()
    s.commodores.clear()


def send_commodores(g: G) -> None:
    """At the end of the round: a nation at war still without a ship gets a man-o'-war off its capital."""
    s = g.state
    for nation in s.commodores:
        it = s.npcs[nation]
        if it.zone < 0:
            it.zone = ZONE[NATIONS[nation].capital]
            it.commodore = True
            g.tell("npc-arrives", npc=NPC_IDS[nation], captain="commodore", zone=ZONE_IDS[it.zone])
    s.commodores.clear()
