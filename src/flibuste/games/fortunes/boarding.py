"""Boarding and crew combat (C133–C136)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from . import captains, death, ops
from .glory import opens, window
from .sides import (
    STRANGERS,
    better,
    captain_of,
    crew,
    fighters,
    leadership,
    roll,
    side_word,
    successes,
    the_battle,
    vessel,
)
from .state import Battle, G, State, Vessel
from .tables import CREW, MASTER_AT_ARMS, SLOOP, SWIVELS
from .victory import end_combat, victory
from .words import show

GOES_ON, NOBODY = -2, -1
#: Dice that swivel guns roll before a crew combat at sea.
SWIVEL_DICE = 2


def crew_round(g: G) -> Rule[None]:
    """One round of the crew combat that follows a boarding."""
    won = yield from _round(g)
    if won == NOBODY:  # R53
        g.tell("no-winner")
        end_combat(g)
    elif won != GOES_ON:
        yield from victory(g, won, sunk=False)


def crew_combat(g: G, seat: int, men: int, skill: int) -> Rule[bool]:  # C136
    """A crew combat against strangers (rumours, missions). Who loses it dies; it gives no Glory of its
    own. True when the captain wins."""
    s = g.state
    strangers = Vessel(SLOOP, [1, 0, 0, men, 0], [1, 0, 0, men, 0], 0)
    b = s.battle = Battle([seat, STRANGERS], strangers, [0, 0], leadership=skill, boarded=True)
    b.crews[:] = [crew(s, b, 0), men]
    g.tell("combat", attacker=side_word(b, 0), defender=side_word(b, 1))
    won = GOES_ON
    while won == GOES_ON:
        won = yield from _round(g)
    if won == 1:
        s.battle = None
        yield from death.die(g, seat)
        return False
    end_combat(g)
    if won == 0:
        yield from ops.draw_glory(g, seat, captains.combat_cards(s.players[seat]))
    return won == 0


def _round(g: G) -> Rule[int]:  # C133–C135
    s = g.state
    b = the_battle(s)
    if b.crew_round == 0:
        if not s.players[fighters(b)[0]].in_port:
            fire_swivels(g)
        if opens(g, "crew_start", fighters(b)):
            yield from window(g, "crew_start", fighters(b))
        over = _emptied(s, b)
        if over != GOES_ON:
            return over
    b.crew_round += 1
    for side in (0, 1):
        b.faces[side] = roll(g, crew_dice(s, b, side))
    g.tell("crew-roll", a=side_word(b, 0), mine=show(b.faces[0]), b=side_word(b, 1), theirs=show(b.faces[1]))
    if opens(g, "crew_after_roll", fighters(b)):
        yield from window(g, "crew_after_roll", fighters(b))
    men = [crew(s, b, 0), crew(s, b, 1)]
    for side in (0, 1):
        lost = min(successes(b.faces[1 - side]), men[1 - side], men[side])
        if lost:
            vessel(s, b, side).now[CREW] -= lost
            g.tell("lose-crew", who=side_word(b, side), n=lost)
    if crew(s, b, 0) == crew(s, b, 1) == 0:  # C135, R52
        return better(s, b)
    return _emptied(s, b)


def _emptied(s: State, b: Battle) -> int:  # C134, R23
    """The side that has won because the other has no crew left."""
    one, other = crew(s, b, 0), crew(s, b, 1)
    if one <= 0 and other <= 0:
        return NOBODY
    if one <= 0:
        return 1
    return 0 if other <= 0 else GOES_ON


def crew_dice(s: State, b: Battle, side: int) -> int:
    """Leadership, the Master-at-arms, cards, and the captain's own first rush."""
    dice = leadership(s, b, side) + b.crew_dice[side]
    seat = b.sides[side]
    if seat >= 0:
        if ops.has_specialist(s.players[seat], MASTER_AT_ARMS):
            dice += 1
        if b.crew_round == 1:
            dice += captains.first_crew_round(captain_of(s, b, side))
    return dice


def fire_swivels(g: G) -> None:  # C131
    """Before a crew combat at sea, whoever boarded: two dice, a success costs the enemy a man."""
    s = g.state
    b = the_battle(s)
    lost = [0, 0]
    for side in (0, 1):
        if SWIVELS in vessel(s, b, side).mods:
            faces = roll(g, SWIVEL_DICE)
            lost[1 - side] = min(1, successes(faces), crew(s, b, 1 - side))
            g.tell("swivels", side=side_word(b, side), faces=show(faces))
    for side in (0, 1):
        if lost[side]:
            vessel(s, b, side).now[CREW] -= lost[side]
            g.tell("lose-crew", who=side_word(b, side), n=lost[side])
