"""Boarding and crew combat (C133–C136)."""

from __future__ import annotations

from flibuste.kernel.decision import Rule

from ..box import CREW, FIGURES, SLOOP, SWIVELS
from ..options import show
from ..state import Battle, G, State, Vessel
from . import death, hands
from .cards import captains, specialists
from .glory import opens, window
from .sides import (
    STRANGERS,
    better,
    crew,
    end_combat,
    fighters,
    is_player,
    leadership,
    roll,
    ship_of,
    side_word,
    successes,
    the_battle,
)

#: How a round of crew combat leaves it, beside the side (0 or 1) that has won.
GOES_ON, NOBODY = -2, -1


def crew_combat(g: G, seat: int, men: int, skill: int) -> Rule[bool]:
    """Fight a crew combat against strangers (rumours, missions): losing it means death, winning it gives no
    Glory of its own. Return whether the captain wins (C136, ruling R83)."""
    s = g.state
    strangers = Vessel(SLOOP, [1, 0, 0, men, 0], [1, 0, 0, men, 0], 0)
    b = s.battle = Battle([seat, STRANGERS], strangers, [0, 0], leadership=skill, boarded=True)
    b.crews[:] = [crew(s, b, 0), men]
    g.tell("combat", attacker=side_word(b, 0), defender=side_word(b, 1))
    won = GOES_ON
    while won == GOES_ON:
        won = yield from fight_round(g)
    if won == 1:
        s.battle = None
        yield from death.die(g, seat)
        return False
    end_combat(g)
    if won == 0:
        yield from hands.draw(g, seat, captains.combat_cards(s.players[seat]))
    return won == 0


def fight_round(g: G) -> Rule[int]:
    """Fight one round: both roll Leadership, each success costs the enemy a man, at most as many as the
    roller had. Return the side that has won, NOBODY or GOES_ON (C133–C135, ruling R52)."""
    s = g.state
    b = the_battle(s)
    if b.crew_round == 0:
        if not s.players[fighters(b)[0]].in_port:
            fire_swivels(g)
        if _emptied(s, b) == GOES_ON and opens(g, "crew_start", fighters(b)):
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
            ship_of(s, b, side).now[CREW] -= lost
            g.tell("lose-crew", who=side_word(b, side), n=lost)
    if crew(s, b, 0) == crew(s, b, 1) == 0:  # C135, R52
        return better(s, b)
    return _emptied(s, b)


def _emptied(s: State, b: Battle) -> int:
    """Return the side that has won because the other has no crew left (C134, ruling R23)."""
    one, other = crew(s, b, 0), crew(s, b, 1)
    if one <= 0 and other <= 0:
        return NOBODY
    if one <= 0:
        return 1
    return 0 if other <= 0 else GOES_ON


def crew_dice(s: State, b: Battle, side: int) -> int:
    """Return the dice: Leadership, the Master-at-arms, cards, and a captain's gift for the first round."""
    dice = leadership(s, b, side) + b.crew_dice[side]
    seat = b.sides[side]
    if is_player(seat):
        dice += specialists.crew_dice(s.players[seat])
        if b.crew_round == 1:
            dice += captains.first_crew_round(s.players[seat])
    return dice


def fire_swivels(g: G) -> None:
    """Roll two dice before a crew combat at sea, whoever boarded: a success costs the enemy a man (C131)."""
    s = g.state
    b = the_battle(s)
    lost = [0, 0]
    for side in (0, 1):
        if SWIVELS in ship_of(s, b, side).mods:
            faces = roll(g, FIGURES.swivel_dice)
            lost[1 - side] = min(1, successes(faces), crew(s, b, 1 - side))
            g.tell("swivels", side=side_word(b, side), faces=show(faces))
    for side in (0, 1):
        if lost[side]:
            ship_of(s, b, side).now[CREW] -= lost[side]
            g.tell("lose-crew", who=side_word(b, side), n=lost[side])
