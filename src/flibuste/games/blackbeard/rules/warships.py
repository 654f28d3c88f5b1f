"""6.4: warships, and the commissioner that one may turn out to be (17.2#11)."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule
from flibuste.kernel.dice import Dice

from ..box import SKILL, WARSHIPS, ZONES
from ..options import who
from ..state import BROADSIDE, NONE, G, Pirate, State, word
from . import commissioners, mutiny, tracks
from .asking import ask
from .cards import SURPRISE
from .cunning import to_beat, to_match
from .damage import combat_damage
from .interruptions import ActionCancelled
from .ships import combat_of, pick_counter, speed_of, trait
from .windows import offer, pollable

STAND = (Option("flee"), Option("fight"))
FIGHT = STAND[1]
STRIKE = (Option("strike"), Option("patrol"))


def draw_warship(s: State, dice: Dice) -> int:
    """A random warship, out of the pool."""
    kind = pick_counter(s.warship_pool, dice, "warships")
    s.warship_pool[kind] -= 1
    return kind


def remove_warship(s: State, zone: int) -> None:
    """6.47."""
    kind = s.warships[zone]
    if kind != NONE:
        s.warships[zone] = NONE
        s.warship_pool[kind] += 1


def sighting(g: G, seat: int, p: Pirate) -> Rule[None]:
    """6.42: a random warship on station; once it is seen, its player may attack or leave it there."""
    s = g.state
    zone = p.place
    kind = draw_warship(s, g.dice)
    s.warships[zone] = kind
    g.tell("sighted", who=who(s, seat), warship=WARSHIPS[kind].id, zone=ZONES[zone])
    about = {"pirate": word(p), "warship": WARSHIPS[kind].id}
    chosen = yield from ask(g, seat, "strike", STRIKE, "6.42", about)
    if chosen != STRIKE[0]:
        return
    if not (yield from surprise(g, p, zone)):
        yield from warship_attack(g, seat, p, zone)


def warship_attack(g: G, seat: int, p: Pirate, zone: int) -> Rule[None]:
    """6.45: the pirate flees or fights; one who gets away loses his action."""
    s = g.state
    warship = WARSHIPS[s.warships[zone]]
    g.tell("attacked", who=who(s, seat), warship=warship.id, pirate=word(p))
    about = {"pirate": word(p), "foe": warship.id, "speed": warship.speed, "combat": warship.combat}
    about["late"] = 0
    chosen = yield from ask(g, p.owner, "stand", STAND, "6.45", about)
    if chosen != FIGHT:
        hunter = g.roll(1)
        chase = hunter[0] + warship.speed
        speed = speed_of(s, p)
        faces = yield from to_match(g, p, g.roll(1), speed, chase, "6.45")
        run = faces[0] + speed
        g.tell("chase", pirate=word(p), foe=warship.id, dice=faces + hunter, own=run, theirs=chase)
        if chase <= run:
            g.tell("escaped", pirate=word(p))
            raise ActionCancelled
    yield from warship_battle(g, seat, p, zone)


def warship_battle(g: G, seat: int, p: Pirate, zone: int) -> Rule[None]:
    """6.46, 6.44; the warship wins ties; its player scores the damage (18.12D)."""
    s = g.state
    warship = WARSHIPS[s.warships[zone]]
    strength = combat_of(s, p) + trait(s, p, SKILL)
    guns = g.roll(1)
    theirs = guns[0] + warship.combat
    faces = yield from to_beat(g, p, g.roll(1), strength, theirs, "6.46")
    own = faces[0] + strength
    g.tell("battle", pirate=word(p), foe=warship.id, dice=faces + guns, own=own, theirs=theirs)
    if own > theirs:
        remove_warship(s, zone)
        g.tell("beaten", pirate=word(p), foe=warship.id)
        reward(g, seat, 1)
        tracks.renown(g, p, warship.combat)
        yield from combat_damage(g, p, 1)
        return
    reward(g, seat, theirs - own)
    yield from combat_damage(g, p, theirs - own)
    yield from mutiny.displease(g, p, 1)
    raise ActionCancelled


def reward(g: G, seat: int, points: int) -> None:
    """18.12D: a point for each point of damage, be it more than the ship could bear (ruling A24)."""
    if points:
        g.state.vp[seat][BROADSIDE] += points
        g.tell("reward", who=who(g.state, seat), points=points)


def surprise(g: G, p: Pirate, zone: int) -> Rule[bool]:
    """17.2#11: the warship just sighted is a commissioner, who attacks at once, whatever else his player
    has done this turn; but none meets a pirate in the turn of his deployment (10.31)."""
    s = g.state
    if p.since == s.turn:
        return False
    for seat in pollable(g, SURPRISE):
        if s.kcs[seat] != NONE or not s.kc_pool:
            continue
        if (yield from offer(g, seat, SURPRISE, p, "17.2#11", exempt=True)):
            remove_warship(s, zone)
            commissioners.bring_in(g, seat, commissioners.draw(g), zone)
            yield from commissioners.intercept(g, seat, p)
            return True
    return False
