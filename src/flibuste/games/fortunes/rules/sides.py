"""The two sides of a combat: their ships, captains, dice, and who decides for them.

A side is 0 (the attacker) or 1 (the defender) of `state.battle`.
"""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import CREW, LEADERSHIP, NPC_IDS, SEAMANSHIP, SKULL
from ..options import DONE, MINE, SEAT, THEIRS, show
from ..state import Battle, G, State, Vessel
from . import rolls
from .cards import captains, specialists
from .npcs import skills_of_npc

#: A crew met by a rumour or a mission fights without a ship of its own: no seat, no NPC.
STRANGERS = -7
#: The computer plays the NPC.
COMPUTER = -1
#: Neither side has won.
NEITHER = -1

SHOOT: int = 0
BOARD: int = 1
FLEE: int = 2


def the_battle(s: State) -> Battle:
    """Return the combat under way."""
    assert s.battle is not None
    return s.battle


def side_of(b: Battle, seat: int) -> int:
    return 0 if b.sides[0] == seat else 1


def is_player(code: int) -> bool:
    """Return whether a side's code (see `state.Battle`) is a seat: no NPC, no strangers."""
    return code >= 0


def code_of(npc: int) -> int:
    """Return the code of the side on which an NPC fights."""
    return -1 - npc


def npc_of(code: int) -> int:
    """Return the NPC that fights on the side of that code."""
    return -1 - code


def ship_of(s: State, b: Battle, side: int) -> Vessel:
    code = b.sides[side]
    if is_player(code):
        return s.players[code].ship
    assert b.vessel is not None
    return b.vessel


def side_word(b: Battle, side: int) -> str:
    code = b.sides[side]
    return SEAT[code] if is_player(code) else "strangers" if code == STRANGERS else NPC_IDS[npc_of(code)]


def controller(s: State, b: Battle, side: int) -> int:
    """Return who decides for a side: the player; for an NPC the left neighbour of the player it fights, or
    the computer (C115, ruling R43)."""
    code = b.sides[side]
    if is_player(code):
        return code
    return COMPUTER if s.computer else (b.sides[1 - side] + 1) % s.seats


def fighters(b: Battle) -> list[int]:
    """Return the players in the combat, attacker first (C137)."""
    return [code for code in b.sides if is_player(code)]


def seamanship(s: State, b: Battle, side: int) -> int:
    code = b.sides[side]
    if is_player(code):
        return rolls.skill_of(s.players[code], SEAMANSHIP)
    return skills_of_npc(s, npc_of(code))[0]


def leadership(s: State, b: Battle, side: int) -> int:
    code = b.sides[side]
    if is_player(code):
        return rolls.skill_of(s.players[code], LEADERSHIP)
    return b.leadership if code == STRANGERS else skills_of_npc(s, npc_of(code))[2]


def crew(s: State, b: Battle, side: int) -> int:
    return ship_of(s, b, side).now[CREW]


# ---- dice


def roll(g: G, count: int) -> list[int]:
    """Roll dice of the game: 1 to 4, and 5 for a skull."""
    return [SKULL if face > SKULL else face for face in g.roll(count)]


def successes(faces: list[int]) -> int:
    return faces.count(SKULL)


def better(s: State, b: Battle) -> int:
    """Return the side with more successes, then with the higher sum of its other dice; NEITHER for
    a tie (C119)."""
    one, other = b.faces
    skulls, theirs = one.count(SKULL), other.count(SKULL)
    if skulls != theirs:
        return 0 if skulls > theirs else 1
    rest, against = sum(one) - SKULL * skulls, sum(other) - SKULL * theirs
    if rest != against:
        return 0 if rest > against else 1
    return NEITHER


def contest_winner(s: State, b: Battle) -> int:
    """Return the side that has won the manoeuvre contest, or NEITHER (C119, rulings R46, R47)."""
    if SKULL not in b.faces[0] and SKULL not in b.faces[1]:
        return NEITHER
    won = better(s, b)
    if won == NEITHER:
        for side in (0, 1):
            seat = b.sides[side]
            if is_player(seat) and captains.wins_ties(s.players[seat]):
                return side
    return won


def reroll(g: G, seat: int, both: bool, rule: str) -> Rule[None]:
    """Ask the seat for dice of the roll on the table, its own or also the enemy's, and roll them again
    together."""
    b = the_battle(g.state)
    me = side_of(b, seat)
    left = [list(b.faces[0]), list(b.faces[1])]
    again = [0, 0]
    while True:
        options: list[Option] = [MINE[face] for face in sorted(set(left[me]))]
        if both:
            options += [THEIRS[face] for face in sorted(set(left[1 - me]))]
        option = yield g.ask(seat, "reroll", (DONE, *options), rule)
        if option[0] == "done":
            break
        side = me if option[1] == "mine" else 1 - me
        left[side].remove(option[2])
        again[side] += 1
    for side in (0, 1):
        if again[side]:
            fresh = roll(g, again[side])
            b.faces[side] = left[side] + fresh
            g.tell("rerolled", who=side_word(b, side), faces=show(b.faces[side]))


# ---- the end of a combat


def end_combat(g: G) -> None:
    """End the combat with both sides alive, or with nobody to plunder."""
    s = g.state
    b = the_battle(s)
    s.battle = None
    for side in (0, 1):
        if is_player(b.sides[side]):
            tend_wounded(g, b, side)


def tend_wounded(g: G, b: Battle, side: int) -> None:
    """Let the Surgeon bring back men lost in the combat, never more than were lost (C102)."""
    p = g.state.players[b.sides[side]]
    saved = min(specialists.heals(p), b.crews[side] - p.ship.now[CREW])
    if saved > 0:
        p.ship.now[CREW] += saved
        g.tell("surgeon", who=SEAT[b.sides[side]])
