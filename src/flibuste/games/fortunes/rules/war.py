"""War and peace between nations (C028)."""

from __future__ import annotations

from ..box import CAPTAIN_NATION, NATION_IDS, NATIONS, NONE, NPC_IDS, ZONE, ZONE_IDS
from ..state import G, Player, State


def nation_of(p: Player) -> int:
    """Return the nation of a captain: that of the home port."""
    return CAPTAIN_NATION[p.captain]


def at_war(s: State, one: int, other: int) -> bool:
    """Whether these two nations are at war with each other."""
    return bool(s.war) and one != other and one in s.war and other in s.war


def set_war(g: G) -> None:
    """Two nations drawn at random go to war; an earlier war ends first. A nation without a ship gets one at
    the end of the round, under a commodore (ruling R64)."""
    s = g.state
    if s.war:
        make_peace(g)
    one = g.dice.below(4, "war")
    other = (one + 1 + g.dice.below(3, "war")) % 4
    s.war[:] = sorted((one, other))
    s.commodores[:] = [nation for nation in s.war if s.npcs[nation].zone == NONE]
    g.tell("war", a=NATION_IDS[s.war[0]], b=NATION_IDS[s.war[1]])


def make_peace(g: G) -> None:
    """The war ends: man-o'-wars are frigates again, commodores go home."""
    s = g.state
    if s.war:
        g.tell("peace", a=NATION_IDS[s.war[0]], b=NATION_IDS[s.war[1]])
    for nation in s.war:
        piece = s.npcs[nation]
        if piece.commodore:
            piece.commodore = False
            piece.zone = NONE
    s.war.clear()
    s.commodores.clear()


def send_commodores(g: G) -> None:
    """At the end of the round: a nation at war still without a ship gets a man-o'-war off its capital."""
    s = g.state
    for nation in s.commodores:
        piece = s.npcs[nation]
        if piece.zone == NONE:
            piece.zone = ZONE[NATIONS[nation].capital]
            piece.commodore = True
            g.tell("npc-arrives", npc=NPC_IDS[nation], captain="commodore", zone=ZONE_IDS[piece.zone])
    s.commodores.clear()
