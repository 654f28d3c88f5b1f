"""10: the King's commissioners, by the charts of 2008 or as the rulebook prints them."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from . import mutiny, ports, retirement, warships
from .components import (
    BORDERS,
    CONVERTED,
    DOCK,
    N_ZONES,
    PLACES,
    PORT_ZONES,
    PORTS,
    SKILL,
    ZONE_PORTS,
    kc_combat,
    kc_speed,
    kc_word,
)
from .cunning import again
from .ships import combat_of, speed_of, trait
from .state import (
    ATTACK,
    BOUNTY,
    CONVERT,
    DONE,
    FIND,
    MOVE,
    PLUNDER,
    Pirate,
    State,
    letter_nation,
    word,
)
from .tools import ActionCancelled, G, abandon, ask, crew, eliminate, who

FLEE, FIGHT, SURRENDER = Option("flee"), Option("fight"), Option("surrender")

#: 10.31: which moments of an action a commissioner can meet, bits by moment (ruling A53)
MEETS = {MOVE: 0b101, FIND: 0b101, PLUNDER: 0b011, CONVERT: 0b100, ATTACK: 0b101}

# ---- 10.1 coming into play


def notoriety(s: State, p: Pirate) -> int:
    return max(q.notoriety for q in crew(s, p))


def commission(g: G, seat: int, p: Pirate) -> None:
    """10.12: 3d6 below the pirate's notoriety bring a random commissioner into his zone."""
    s = g.state
    faces = g.roll(3)
    won = sum(faces) < notoriety(s, p)
    g.tell("commission", who=who(g.state, seat), pirate=word(p), dice=faces, won=won)
    if won:
        bring_in(g, seat, draw(g), p.place)


def draw(g: G) -> int:
    pool = g.state.kc_pool
    return pool.pop(g.dice.below(len(pool), "commissioners"))


def bring_in(g: G, seat: int, kc: int, zone: int) -> None:
    s = g.state
    s.kcs[seat], s.kc_places[seat] = kc, zone
    g.tell("commissioned", who=who(g.state, seat), kc=kc_word(kc), zone=PLACES[zone])


def withdraw(s: State, owner: int, beaten: bool) -> None:
    """10.14: a beaten commissioner is out for good; one called back, or lost in a storm, may return; a
    pirate who had converted may not (ruling A49)."""
    kc = s.kcs[owner]
    s.kcs[owner] = s.kc_places[owner] = -1
    (s.kc_out if beaten or kc >= CONVERTED else s.kc_pool).append(kc)


# ---- 10.2 what they can do


def in_reach(s: State, seat: int, p: Pirate) -> bool:
    """Whether a player's commissioner can try to intercept: his zone or a zone next to it, and one of
    the actions of 10.31 (a pirate is safe in the turn of his deployment)."""
    place = p.place
    if place >= N_ZONES or p.since == s.turn or not MEETS.get(s.act, 0) >> s.moment & 1:
        return False
    there = s.kc_places[seat]
    return there == place or (there < N_ZONES and place in BORDERS[there])


def raids(s: State, seat: int) -> list[int]:
    """10.4: pirate ports on his zone that still stand."""
    there = s.kc_places[seat]
    if there >= N_ZONES:
        return []
    return [port for port in ZONE_PORTS[there] if not PORTS[port].wealth and not s.destroyed >> port & 1]


def can_oust(s: State, seat: int, p: Pirate) -> bool:
    """10.51: the active pirate in a port of his zone that is no pirate port."""
    if p.place < DOCK:
        return False
    port = p.place - DOCK
    return s.kc_places[seat] in PORT_ZONES[port] and PORTS[port].wealth > 0


def shift(g: G, seat: int, place: int) -> None:
    """10.24: he moves, as pirates do."""
    s = g.state
    s.kc_places[seat] = place
    g.tell("kc-moved", kc=kc_word(s.kcs[seat]), place=PLACES[place])


# ---- 10.3 against pirates at sea


def intercept(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.32, 10.33. By the charts the pirate may stand and fight at once; one who gets away loses his
    action unless it is a move. A merchant escapes from a plunderer who is intercepted."""
    s = g.state
    kc = s.kcs[seat]
    entered = s.kc_places[seat] != p.place
    if entered:
        shift(g, seat, p.place)
    g.tell("hunted", who=who(g.state, seat), kc=kc_word(kc), pirate=word(p))
    about = {"pirate": word(p), "foe": kc_word(kc), "speed": kc_speed(kc), "combat": kc_combat(kc)}
    surrender = (SURRENDER,) if can_surrender(s, p) else ()
    chosen = FLEE
    if s.charts:
        chosen = yield from ask(g, p.owner, "stand", (FLEE, FIGHT, *surrender), "10.32", about)
    caught = False
    if chosen == FLEE:
        hunter = g.roll(1)
        chase = hunter[0] + kc_speed(kc) - entered
        speed = speed_of(s, p)
        faces = yield from again(g, p, g.roll(1), chase - speed, "10.32")
        run = faces[0] + speed
        g.tell("chase", pirate=word(p), foe=kc_word(kc), dice=faces + hunter, own=run, theirs=chase)
        if chase <= run:
            g.tell("escaped", pirate=word(p))
            if s.charts and s.act != MOVE and s.moment != DONE:
                raise ActionCancelled
            return
        caught = True
        if surrender:
            chosen = yield from ask(g, p.owner, "caught", (FIGHT, SURRENDER), "10.33", about)
    if chosen == SURRENDER:
        yield from retirement.by_letter(g, p)
        abandon(g, p)
        return
    yield from battle(g, seat, p)
    if caught and s.act == PLUNDER and s.moment != DONE:
        raise ActionCancelled


def can_surrender(s: State, p: Pirate) -> bool:
    """10.33: a letter of any nation, not frozen by an alliance (11.5); never Teach alone (19.15)."""
    return letter_nation(p) >= 0 and not (s.seats == 1 and p.owner == 0)


def battle(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.34, 10.35, 10.6: the pirate wins ties. A kill pays half the notoriety, rounded up."""
    s = g.state
    kc = s.kcs[seat]
    strength = combat_of(s, p) + trait(s, p, SKILL)
    guns = g.roll(1)
    theirs = guns[0] + kc_combat(kc)
    faces = yield from again(g, p, g.roll(1), theirs - strength, "10.34")
    own = faces[0] + strength
    g.tell("battle", pirate=word(p), foe=kc_word(kc), dice=faces + guns, own=own, theirs=theirs)
    if theirs > own:
        for q in crew(s, p):
            s.vp[seat][BOUNTY] += -(-q.notoriety // 2)
            g.tell("bounty", who=who(g.state, seat), pirate=word(q), points=-(-q.notoriety // 2))
            eliminate(g, q)
        abandon(g, p)
        return
    withdraw(s, seat, beaten=True)
    g.tell("beaten", pirate=word(p), foe=kc_word(kc))
    mutiny.renown(g, p, 2 * kc_combat(kc))
    mutiny.please(g, p, 1)
    if s.charts:
        s.vp[seat][BOUNTY] += 1
        g.tell("reward", who=who(s, seat), points=1)
        yield from warships.combat_damage(g, p, 1)


# ---- 10.4 and 10.5 against ports


def raid(g: G, seat: int, port: int) -> Rule[None]:
    """10.4: he must beat every ship in the pirate port, each alone; an empty one falls."""
    s = g.state
    kc = s.kcs[seat]
    there = [p for p in s.pirates if p.place == DOCK + port]
    guns = g.roll(1) if there else [0]
    theirs = guns[0] + kc_combat(kc)
    if there:
        g.tell("raid-roll", kc=kc_word(kc), port=PORTS[port].id, dice=guns, total=theirs)
    held = False
    for p in there:
        strength = combat_of(s, p)
        faces = yield from again(g, p, g.roll(1), theirs - strength, "10.4")
        own = faces[0] + strength
        g.tell("defended", pirate=word(p), dice=faces, own=own, theirs=theirs)
        if own >= theirs:
            held = True
            break
    g.tell("raid", kc=kc_word(kc), port=PORTS[port].id, won=not held)
    if held:
        return
    yield from ports.destroy(g, port, "10.4")
    for p in there:
        warships.hit(g, p, 1)
    active = next((p for p in there if p.id == s.active), None)
    if active is not None:
        abandon(g, active)
        if s.moment != DONE:
            raise ActionCancelled


def oust(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.52: one roll against all ships in the port together; ships that hold gain a point each."""
    s = g.state
    kc = s.kcs[seat]
    port = p.place - DOCK
    there = [q for q in s.pirates if q.place == p.place]
    strength = sum(combat_of(s, q) if q.ally < 0 else own_combat(q) for q in there)
    guns = g.roll(1)
    theirs = guns[0] + kc_combat(kc)
    faces = yield from again(g, p, g.roll(1), theirs - strength, "10.52")
    own = faces[0] + strength
    won = theirs > own
    place = PORTS[port].id
    g.tell("oust", kc=kc_word(kc), port=place, dice=faces + guns, own=own, theirs=theirs, won=won)
    if not won:
        for q in there:
            q.notoriety += 1
            g.tell("renown", pirate=word(q), points=1)
        return
    yield from ports.clear_port(g, port, "10.52")
    if s.moment != DONE:
        raise ActionCancelled


def own_combat(p: Pirate) -> int:
    return p.combat + (2 if p.guns else 0) - (2 if p.revel else 0)
