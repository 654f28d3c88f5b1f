"""6.25–6.27 and 6.4: damage to pirate ships, and warships."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule
from flibuste.kernel.dice import Dice

from . import antipirate, mutiny
from .components import FIGURE, SKILL, WARSHIPS, ZONES
from .cunning import again
from .ships import combat_of, speed_of, trait
from .state import BROADSIDE, Pirate, State, word
from .tools import ActionCancelled, G, abandon, ask, crew, eliminate, who

COMBAT_SUNK = FIGURE["combat-sunk"]
SPEED_SUNK = FIGURE["speed-sunk"]

# ---- 6.25–6.27 damage


def combat_damage(g: G, p: Pirate, points: int) -> Rule[None]:
    """6.25, 6.27; two allies share it (11.4), an odd point as their owner likes."""
    s = g.state
    both = crew(s, p)
    if len(both) == 1:
        hit(g, p, points)
    else:
        half, odd = divmod(points, 2)
        shares = [half, half]
        if odd:
            options = tuple(Option("bear", word(q)) for q in both)
            chosen = yield from ask(g, p.owner, "bear", options, "11.4")
            shares[0 if chosen[1] == word(p) else 1] += 1
        for q, share in zip(both, shares, strict=True):
            hit(g, q, share)
    abandon(g, p)


def hit(g: G, p: Pirate, points: int) -> None:
    if points:
        p.combat -= points
        g.tell("holed", pirate=word(p), points=points, combat=p.combat)
        if p.combat <= COMBAT_SUNK:
            g.tell("sunk", pirate=word(p))
            eliminate(g, p)


def speed_damage(g: G, p: Pirate, points: int) -> Rule[None]:
    """6.26: each of two allies takes it whole (11.4)."""
    for q in crew(g.state, p):
        yield from batter(g, q, points)
    abandon(g, p)


def batter(g: G, p: Pirate, points: int) -> Rule[None]:
    """One ship's speed drops; below 0 the crew grumbles."""
    before = p.speed
    p.speed -= points
    g.tell("battered", pirate=word(p), points=points, speed=p.speed)
    if p.speed <= SPEED_SUNK:
        g.tell("sunk", pirate=word(p))
        eliminate(g, p)
    elif before >= 0 > p.speed:
        yield from mutiny.displease(g, p, 1, alone=True)


# ---- 6.4 warships

STAND = (Option("flee"), Option("fight"))
FIGHT = STAND[1]
STRIKE = (Option("strike"), Option("patrol"))


def draw_warship(s: State, dice: Dice) -> int:
    at = dice.below(sum(s.warship_pool), "warships")
    kind = 0
    while at >= s.warship_pool[kind]:
        at -= s.warship_pool[kind]
        kind += 1
    s.warship_pool[kind] -= 1
    return kind


def remove_warship(s: State, zone: int) -> None:
    """6.47."""
    kind = s.warships[zone]
    if kind >= 0:
        s.warships[zone] = -1
        s.warship_pool[kind] += 1


def sighting(g: G, seat: int, p: Pirate) -> Rule[None]:
    """6.42: a random warship on station; once it is seen, its player may attack or leave it there."""
    s = g.state
    zone = p.place
    kind = draw_warship(s, g.dice)
    s.warships[zone] = kind
    g.tell("sighted", who=who(g.state, seat), warship=WARSHIPS[kind].id, zone=ZONES[zone])
    about = {"pirate": word(p), "warship": WARSHIPS[kind].id}
    chosen = yield from ask(g, seat, "strike", STRIKE, "6.42", about)
    if chosen != STRIKE[0]:
        return
    if not (yield from antipirate.surprise(g, p, zone)):
        yield from warship_attack(g, seat, p, zone)


def warship_attack(g: G, seat: int, p: Pirate, zone: int) -> Rule[None]:
    """6.45: the pirate flees or fights; one who gets away loses his action."""
    s = g.state
    warship = WARSHIPS[s.warships[zone]]
    g.tell("attacked", who=who(g.state, seat), warship=warship.id, pirate=word(p))
    about = {"pirate": word(p), "foe": warship.id, "speed": warship.speed, "combat": warship.combat}
    chosen = yield from ask(g, p.owner, "stand", STAND, "6.45", about)
    if chosen != FIGHT:
        hunter = g.roll(1)
        chase = hunter[0] + warship.speed
        speed = speed_of(s, p)
        faces = yield from again(g, p, g.roll(1), chase - speed, "6.45")
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
    faces = yield from again(g, p, g.roll(1), theirs - strength + 1, "6.46")
    own = faces[0] + strength
    g.tell("battle", pirate=word(p), foe=warship.id, dice=faces + guns, own=own, theirs=theirs)
    if own > theirs:
        remove_warship(s, zone)
        g.tell("beaten", pirate=word(p), foe=warship.id)
        reward(g, seat, 1)
        mutiny.renown(g, p, warship.combat)
        yield from combat_damage(g, p, 1)
        return
    reward(g, seat, theirs - own)
    yield from combat_damage(g, p, theirs - own)
    yield from mutiny.displease(g, p, 1)
    raise ActionCancelled


def reward(g: G, seat: int, points: int) -> None:
    """18.12D: a point for each point of damage."""
    if points:
        g.state.vp[seat][BROADSIDE] += points
        g.tell("reward", who=who(g.state, seat), points=points)
