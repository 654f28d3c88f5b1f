"""Hits: where they fall and what they destroy (C125–C130)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Rule

from ..box import (
    CHAIN_SHOT,
    CREW,
    GRAPESHOT,
    HULL,
    MASTS,
    REINFORCED_HULL,
    SECTIONS,
    SKULL,
    WEAPON_IDS,
)
from ..options import CANCEL, DONE, GUNNER, MINE, REDIRECT, SEAT, SPEND, SUFFER, show
from ..state import Battle, G, Player, State, Vessel
from . import cargo, vessel
from .cards import captains, specialists
from .glory import opens, window
from .sides import COMPUTER, controller, fighters, is_player, roll, ship_of, side_word, the_battle

#: A hit: the section, and whether it goes to the Hull when that section is destroyed.
Hit = tuple[int, bool]
#: Where the skulls of a volley go with a special weapon (R50).
SPECIAL = {CHAIN_SHOT: MASTS, GRAPESHOT: CREW}


def fire(g: G, counts: list[int], bare: bool = False) -> Rule[None]:
    """Fire the volleys of both sides at once: a location die for each hit, then the damage. `bare`: no
    special weapon may be used (long guns) (C125, C129)."""
    s = g.state
    b = the_battle(s)
    b.special[:] = [0, 0]
    for side in (0, 1):
        b.shots[side] = roll(g, counts[side]) if counts[side] else []
        if b.shots[side]:
            g.tell("shots", side=side_word(b, side), faces=show(b.shots[side]))
    rolled = True
    while rolled:  # dice that the Master gunner has rolled again are a roll like the first
        rolled = False
        if opens(g, "location_after_roll", fighters(b)):
            yield from window(g, "location_after_roll", fighters(b))
        for side in (0, 1):
            if b.shots[side] and is_player(b.sides[side]) and has_gunnery(s.players[b.sides[side]]):
                rolled |= yield from lay_guns(g, side, bare)
    falls: list[list[Hit]] = [[], []]
    for side in (0, 1):
        if b.shots[side]:
            falls[side] = yield from locate(g, side)
    for side in (0, 1):
        if falls[side]:
            strike(g, 1 - side, falls[side])
    b.shots[:] = [[], []]


def has_gunnery(p: Player) -> bool:
    """Whether the captain has any means to change a location roll."""
    return bool(p.specialists or p.weapons[CHAIN_SHOT] or p.weapons[GRAPESHOT])


def lay_guns(g: G, side: int, bare: bool) -> Rule[bool]:
    """Offer the shooter's means after the location roll: the Master gunner, and with a skull chain shot or
    grapeshot. Return whether dice were rolled again (C130, ruling R82)."""
    s = g.state
    b = the_battle(s)
    seat = b.sides[side]
    p = s.players[seat]
    while True:
        options = [PASS]
        if not b.gunner[side] and specialists.lays_guns(p):
            options.append(GUNNER)
        if not bare and not b.special[side] and SKULL in b.shots[side]:
            options += [SPEND[kind] for kind in SPECIAL if p.weapons[kind]]
        if len(options) == 1:
            return False
        option = yield g.ask(seat, "lay-guns", tuple(options), "C130", faces=show(b.shots[side]))
        if option[0] == "pass":
            return False
        if option[0] == "spend":
            kind = WEAPON_IDS.index(option[1])
            p.weapons[kind] = 0
            b.special[side] = SPECIAL[kind]
            g.tell("spend", who=SEAT[seat], weapon=option[1])
        else:
            b.gunner[side] = True
            yield from relay(g, side)
            return True


def relay(g: G, side: int) -> Rule[None]:
    """Master gunner: roll as many location dice again as the captain chooses."""
    b = the_battle(g.state)
    left = list(b.shots[side])
    again = 0
    while left:
        options = [MINE[face] for face in sorted(set(left))]
        option = yield g.ask(b.sides[side], "reroll", (DONE, *options), "C131")
        if option[0] == "done":
            break
        left.remove(option[2])
        again += 1
    b.shots[side] = left + roll(g, again)
    g.tell("shots", side=side_word(b, side), faces=show(b.shots[side]))


def locate(g: G, side: int) -> Rule[list[Hit]]:
    """Return where the volley of a side falls on the other: numbered dice first, then the skulls, where the
    victim chooses unless a special weapon does (C125, ruling R49)."""
    s = g.state
    b = the_battle(s)
    victim = 1 - side
    ship = ship_of(s, b, victim)
    hits = [_hit(b, side, face) for face in b.shots[side] if face != SKULL]
    skulls = b.shots[side].count(SKULL)
    if b.special[side]:
        hits += [_hit(b, side, b.special[side])] * skulls
    else:
        left = remaining(ship, hits)
        seat = controller(s, b, victim)
        for _ in range(skulls):
            if left[HULL] <= 0 and not may_parry(s, b, victim):
                break
            section = yield from suffer(g, seat, left, side_word(b, victim))
            hits.append(_hit(b, side, section))
            left[section] -= 1
    if may_parry(s, b, victim):
        yield from parry(g, victim, hits)
    return hits


def _hit(b: Battle, side: int, section: int) -> Hit:
    """Return a hit of that side's volley: with chain shot none on destroyed Masts goes to the Hull, with
    grapeshot none on a destroyed Crew, whatever die brought it (C130)."""
    return section, section != b.special[side]


def remaining(ship: Vessel, hits: list[Hit]) -> list[int]:
    """Return what would be left of the sections after these hits."""
    now = list(ship.now)
    for section, overflow in hits:
        if now[section] > 0:
            now[section] -= 1
        elif overflow:
            now[HULL] -= 1
    return now


def suffer(g: G, seat: int, left: list[int], side: str, rule: str = "C125") -> Rule[int]:
    """Return the section that the victim (`side` is its word) names for a skull; `seat` decides."""
    standing = [section for section in range(5) if left[section] > 0] or [HULL]
    if seat == COMPUTER:
        return max(standing, key=lambda section: (section != HULL, left[section], section == 1))
    options = tuple([SUFFER[section] for section in standing])
    still = dict(zip(SECTIONS, left, strict=True))
    option: Option = yield g.ask(seat, "suffer", options, rule, None, side=side, **still)
    return SECTIONS.index(option[1])


def may_parry(s: State, b: Battle, victim: int) -> bool:
    """Whether the victim can still change a hit: then even one that sinks the ship leaves the others to be
    placed."""
    seat = b.sides[victim]
    return is_player(seat) and (may_redirect(s, b, victim) or may_cancel(s.players[seat]))


def may_redirect(s: State, b: Battle, victim: int) -> bool:
    return captains.redirects_hits(s.players[b.sides[victim]]) and not b.redirected[victim]


def may_cancel(p: Player) -> bool:
    return REINFORCED_HULL in p.ship.mods and not p.ship.hull_used


def parry(g: G, victim: int, hits: list[Hit]) -> Rule[None]:
    """Offer to redirect a hit (Felipe, once a combat) or to cancel it (Reinforced hull, until it is armed
    again) (C131)."""
    s = g.state
    b = the_battle(s)
    seat = b.sides[victim]
    p = s.players[seat]
    while hits:
        options = [PASS]
        struck = sorted({section for section, _ in hits})
        if may_cancel(p):
            options += [CANCEL[section] for section in struck]
        if may_redirect(s, b, victim):
            standing = [section for section in range(5) if p.ship.now[section] > 0]
            options += [REDIRECT[a][c] for a in struck for c in standing if a != c]
        if len(options) == 1:
            return
        option = yield g.ask(seat, "parry", tuple(options), "C131", sections=[SECTIONS[h] for h, _ in hits])
        if option[0] == "pass":
            return
        place = next(i for i, hit in enumerate(hits) if SECTIONS[hit[0]] == option[1])
        if option[0] == "cancel":
            p.ship.hull_used = True
            del hits[place]
            g.tell("cancel", who=SEAT[seat], section=option[1])
        else:
            b.redirected[victim] = True
            hits[place] = _hit(b, 1 - victim, SECTIONS.index(option[2]))
            g.tell("redirect", who=SEAT[seat], section=option[1], other=option[2])


def strike(g: G, victim: int, hits: list[Hit]) -> None:
    """Do the damage; cargo that no longer fits is lost (C126–C128)."""
    s = g.state
    b = the_battle(s)
    ship = ship_of(s, b, victim)
    for section, overflow in hits:
        vessel.take_hit(ship, section, overflow)
    g.tell("hit", who=side_word(b, victim), sections=[SECTIONS[section] for section, _ in hits])
    if is_player(b.sides[victim]):
        cargo.spill(g, b.sides[victim])


def hits_by_die(g: G, seat: int, count: int, rule: str) -> Rule[bool]:
    """Take hits from storm or shore, sections by die (a skull: the captain chooses). Return False when the
    ship sinks."""
    ship = g.state.players[seat].ship
    faces = roll(g, count)
    hits = [face for face in faces if face != SKULL]
    for section in hits:
        vessel.take_hit(ship, section)
    for _ in range(faces.count(SKULL)):
        if ship.now[HULL] <= 0:
            break
        section = yield from suffer(g, seat, ship.now, SEAT[seat], rule)
        vessel.take_hit(ship, section)
        hits.append(section)
    g.tell("hit", who=SEAT[seat], sections=[SECTIONS[section] for section in hits])
    cargo.spill(g, seat)
    return ship.now[HULL] > 0
