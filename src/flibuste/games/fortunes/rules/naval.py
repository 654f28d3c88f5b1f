"""Naval combat: declarations, manoeuvre contests, what comes of them (C117–C124, C131)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import CANNONS, CHASERS, CREW, FIGURES, GRAPNEL, HULL, LONG_GUNS, MASTS
from ..options import CHASE, DECLARE, SEAT, SPEND, show
from ..state import UNDECLARED, Battle, G, State
from . import bounties, volley, war
from .cards import captains, specialists
from .glory import opens, window
from .npcs import is_naval, vessel_of
from .sides import (
    BOARD,
    COMPUTER,
    FLEE,
    NEITHER,
    SHOOT,
    code_of,
    contest_winner,
    controller,
    end_combat,
    fighters,
    is_player,
    npc_of,
    reroll,
    roll,
    seamanship,
    ship_of,
    side_word,
    successes,
    the_battle,
)
from .victory import is_sunk, settle

#: A combat that has lasted so long is broken off (ruling R68).
ROUNDS = 30

# ---- beginning


def attack_player(g: G, seat: int, other: int) -> None:
    """Attack another captain; a bounty of that captain's nation comes at once, unless for a pirate (C090)."""
    s = g.state
    target = s.players[other]
    if not bounties.is_pirate(target):
        bounties.add(g, seat, war.nation_of(target))
    begin(g, seat, other)


def attack_npc(g: G, seat: int, npc: int) -> None:
    """Attack an NPC; a naval ship brings a bounty, for it is no pirate (C090, ruling R02)."""
    if is_naval(npc):
        bounties.add(g, seat, npc)
    begin(g, seat, code_of(npc))


def npc_attacks(g: G, npc: int, seat: int) -> None:
    """Begin the combat of an NPC with the captain that it has found."""
    begin(g, code_of(npc), seat)


def begin(g: G, attacker: int, defender: int) -> None:
    s = g.state
    ship = None
    for code in (attacker, defender):
        if not is_player(code):
            ship = vessel_of(s, npc_of(code))
    b = s.battle = Battle([attacker, defender], ship, [])
    b.crews += [ship_of(s, b, 0).now[CREW], ship_of(s, b, 1).now[CREW]]
    g.tell("combat", attacker=side_word(b, 0), defender=side_word(b, 1))


# ---- a round


def naval_round(g: G) -> Rule[None]:
    """Fight one round of naval combat (C117)."""
    s = g.state
    b = the_battle(s)
    if b.round == 0:
        if opens(g, "combat_start", fighters(b)):
            yield from window(g, "combat_start", fighters(b))
        yield from fire_long_guns(g)
        if is_sunk(s, b):
            yield from settle(g)
            return
    else:
        if opens(g, "between_rounds", fighters(b)):
            yield from window(g, "between_rounds", fighters(b))
    if b.round >= ROUNDS or _hopeless(s, b):
        g.tell("broken-off")
        end_combat(g)
        return
    b.round += 1
    b.dice[:] = b.hits[:] = b.tolerance[:] = b.special[:] = [0, 0]
    b.declared[:] = [UNDECLARED, UNDECLARED]
    b.faces[:] = [[], []]
    for side in (0, 1):
        yield from declare(g, side)
    if FLEE in b.declared:
        yield from fire_chasers(g)
        if is_sunk(s, b):
            yield from settle(g)
            return
        if b.declared[0] == b.declared[1]:  # C124
            g.tell("part", a=side_word(b, 0), b=side_word(b, 1))
            end_combat(g)
            return
    if opens(g, "contest_before_roll", fighters(b)):
        yield from window(g, "contest_before_roll", fighters(b))
    for side in (0, 1):
        b.faces[side] = roll(g, contest_dice(s, b, side))
    g.tell("contest", a=side_word(b, 0), mine=show(b.faces[0]), b=side_word(b, 1), theirs=show(b.faces[1]))
    yield from second_thoughts(g)
    yield from act(g)


def _hopeless(s: State, b: Battle) -> bool:
    """Whether neither side has masts to manoeuvre or guns to fire (ruling R68)."""
    return all(
        ship.now[MASTS] <= 0 and ship.now[CANNONS] <= 0 for ship in (ship_of(s, b, 0), ship_of(s, b, 1))
    )


def declare(g: G, side: int) -> Rule[None]:
    """Let a side declare Shoot, Board or Flee (C117, C115, C127)."""
    s = g.state
    b = the_battle(s)
    ways = declarations(s, b, side)
    seat = controller(s, b, side)
    if seat == COMPUTER:
        way = npc_declares(s, b, side, ways)
    elif len(ways) == 1:
        way = ways[0]
    else:
        own = seat == b.sides[side]
        option = yield g.ask(seat, "declare", _WAYS[ways], "C117", side=side_word(b, side), own=own)
        way = DECLARE.index(option)
    b.declared[side] = way
    g.tell("declare-action", side=side_word(b, side), way=DECLARE[way][0])


def declarations(s: State, b: Battle, side: int) -> tuple[int, ...]:
    """Return what a side may declare: only Shoot in the first round and with destroyed masts; no boarding
    without crew; an NPC flees only with fewer Cannons or Crew than the player (R44)."""
    ship = ship_of(s, b, side)
    if (b.round == 1 and not b.free[side]) or ship.now[MASTS] <= 0:
        return (SHOOT,)
    may_board = ship.now[CREW] > 0
    may_flee = True
    if not is_player(b.sides[side]):
        enemy = ship_of(s, b, 1 - side)
        may_flee = ship.now[CANNONS] < enemy.now[CANNONS] or ship.now[CREW] < enemy.now[CREW]
    if may_board:
        return (SHOOT, BOARD, FLEE) if may_flee else (SHOOT, BOARD)
    return (SHOOT, FLEE) if may_flee else (SHOOT,)


_WAYS: dict[tuple[int, ...], Options] = {
    ways: tuple(DECLARE[way] for way in ways)
    for ways in ((SHOOT, BOARD, FLEE), (SHOOT, BOARD), (SHOOT, FLEE), (SHOOT,))
}


def npc_declares(s: State, b: Battle, side: int, ways: tuple[int, ...]) -> int:
    """Return the computer's choice: board with the stronger crew, flee when outgunned, else shoot."""
    ship, enemy = ship_of(s, b, side), ship_of(s, b, 1 - side)
    if BOARD in ways and ship.now[CREW] > enemy.now[CREW]:
        return BOARD
    if FLEE in ways and (ship.now[CANNONS] == 0 or ship.now[HULL] == 1):
        return FLEE
    return SHOOT


def contest_dice(s: State, b: Battle, side: int) -> int:
    """Return the dice: Seamanship, one more for a ship that manoeuvres better by two; one only without masts
    (C118, ruling R45)."""
    ship = ship_of(s, b, side)
    if ship.now[MASTS] <= 0:
        return 1
    dice = seamanship(s, b, side) + b.dice[side]
    if ship.handling - ship_of(s, b, 1 - side).handling >= FIGURES.handling_gap:
        dice += 1
    return dice


def second_thoughts(g: G) -> Rule[None]:
    """After the contest's roll: Glory cards of that moment, and grappling hooks for who wants to board
    (C130)."""
    s = g.state
    b = the_battle(s)
    while True:
        if opens(g, "contest_after_roll", fighters(b)):
            yield from window(g, "contest_after_roll", fighters(b))
        used = False
        for side in (0, 1):
            seat = b.sides[side]
            if is_player(seat) and b.declared[side] == BOARD and s.players[seat].weapons[GRAPNEL]:
                option = yield g.ask(seat, "grapnel", (PASS, SPEND[GRAPNEL]), "C130")
                if option[0] == "spend":
                    used = True
                    s.players[seat].weapons[GRAPNEL] = 0
                    g.tell("spend", who=SEAT[seat], weapon=option[1])
                    yield from reroll(g, seat, False, "C130")
        if not used:
            return


def act(g: G) -> Rule[None]:
    """Carry out what the contest has decided: shots, then boarding or flight (C119–C123)."""
    s = g.state
    b = the_battle(s)
    won = contest_winner(s, b)
    if won != NEITHER:
        g.tell("contest-won", side=side_word(b, won))
    counts = [shots_of(s, b, side, won) for side in (0, 1)]
    if any(counts):
        yield from volley.fire(g, counts)
        if is_sunk(s, b):
            yield from settle(g)
            return
    if won == NEITHER:
        return
    if b.declared[won] == BOARD and ship_of(s, b, won).now[CREW] > 0:  # C121, C122
        b.boarded = True
        g.tell("board", side=side_word(b, won))
    elif b.declared[won] == FLEE:  # C123, R48
        tolerance = b.tolerance[won]
        if is_player(b.sides[won]):
            tolerance += captains.flight(s.players[b.sides[won]])
        if successes(b.faces[1 - won]) <= tolerance:
            g.tell("flee", side=side_word(b, won))
            end_combat(g)


def shots_of(s: State, b: Battle, side: int, won: int) -> int:
    """Return the hits of a side that shoots: all its Cannons for the winner, else one for each success within
    them (C120, ruling R87)."""
    if b.declared[side] != SHOOT:
        return 0
    cannons = ship_of(s, b, side).now[CANNONS]
    if cannons <= 0:
        return 0
    if won == side:
        return cannons + b.hits[side]
    hits = successes(b.faces[side])
    if hits and is_player(b.sides[side]):
        hits += specialists.lost_contest_hits(s.players[b.sides[side]])
    return min(hits, cannons)


# ---- long guns and chasers (C131)


def fire_long_guns(g: G) -> Rule[None]:
    """Roll a die for each cannon before the first round: each success is a hit; both sides at once (rulings
    R22, R87)."""
    s = g.state
    b = the_battle(s)
    counts = [0, 0]
    for side in (0, 1):
        ship = ship_of(s, b, side)
        if LONG_GUNS in ship.mods and ship.now[CANNONS] > 0:
            faces = roll(g, ship.now[CANNONS])
            counts[side] = successes(faces)
            g.tell("long-guns", side=side_word(b, side), faces=show(faces))
    if any(counts):
        yield from volley.fire(g, counts, bare=True)


def fire_chasers(g: G) -> Rule[None]:
    """Offer a hit, once a combat, when either side has declared Flee, with Cannons or without (ruling
    R80)."""
    s = g.state
    b = the_battle(s)
    counts = [0, 0]
    for side in (0, 1):
        if CHASERS in ship_of(s, b, side).mods and not b.chased[side]:
            option: Option = yield g.ask(b.sides[side], "chase", (PASS, CHASE), "C131")
            if option[0] == "chase":
                b.chased[side] = True
                counts[side] = 1
                g.tell("chase", side=side_word(b, side))
    if any(counts):
        yield from volley.fire(g, counts)
