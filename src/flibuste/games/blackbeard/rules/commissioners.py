"""10: the King's commissioners, by the charts of 2008 or as the rulebook prints them."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import (
    BORDERS,
    CONVERTED,
    DOCK,
    N_ZONES,
    PIRATE_PORTS,
    PLACES,
    PORT_ZONES,
    PORTS,
    SKILL,
    ZONE_PORTS,
    kc_combat,
    kc_speed,
    kc_word,
)
from ..options import who
from ..state import BOUNTY, DONE, MOVE, NONE, PLUNDER, G, Pirate, State, letter_nation, word
from . import damage, ports, retirement, tracks
from .alliances import crew
from .asking import ask
from .captains import eliminate
from .cunning import to_match
from .interruptions import ActionCancelled, abandon
from .openings import Now
from .ships import combat_of, own_combat, speed_of, trait
from .variant import variant

FLEE, FIGHT, SURRENDER = Option("flee"), Option("fight"), Option("surrender")

#: 10.12: 3d6 must come below the pirate's notoriety
LOWEST_3D6 = 3

# ---- 10.1 coming into play


def wanted(s: State, p: Pirate) -> bool:
    """10.12: whether sending for a commissioner could succeed."""
    return bool(s.kc_pool) and tracks.notoriety(s, p) > LOWEST_3D6


def commission(g: G, seat: int, p: Pirate) -> None:
    """10.12: 3d6 below the pirate's notoriety bring a random commissioner into his zone."""
    s = g.state
    faces = g.roll(3)
    won = sum(faces) < tracks.notoriety(s, p)
    g.tell("commission", who=who(s, seat), pirate=word(p), dice=faces, won=won)
    if won:
        bring_in(g, seat, draw(g), p.place)


def draw(g: G) -> int:
    pool = g.state.kc_pool
    return pool.pop(g.dice.below(len(pool), "commissioners"))


def bring_in(g: G, seat: int, kc: int, zone: int) -> None:
    s = g.state
    s.kcs[seat], s.kc_places[seat] = kc, zone
    g.tell("commissioned", who=who(s, seat), kc=kc_word(kc), zone=PLACES[zone])


def withdraw(s: State, owner: int, beaten: bool) -> None:
    """10.14: a beaten commissioner is out for good; one called back, or lost in a storm, may return; a
    pirate who had converted may not (ruling A49)."""
    kc = s.kcs[owner]
    s.kcs[owner] = s.kc_places[owner] = NONE
    if owner == s.hunter:
        s.hunted = NONE  # 10.23: this one alone could go on harassing
    (s.kc_out if beaten or kc >= CONVERTED else s.kc_pool).append(kc)


# ---- 10.2 what they can do


def in_reach(s: State, seat: int, p: Pirate, now: Now) -> bool:
    """Whether a player's commissioner can try to intercept: his zone or a zone next to it, and one of
    the actions of 10.31 (a pirate is safe in the turn of his deployment)."""
    place = p.place
    if p.since == s.turn or not now.intercept:
        return False
    there = s.kc_places[seat]
    return there == place or (there < N_ZONES and place in BORDERS[there])


def raids(s: State, seat: int) -> list[int]:
    """10.4: pirate ports on his zone that still stand."""
    there = s.kc_places[seat]
    if there >= N_ZONES:
        return []
    return [port for port in ZONE_PORTS[there] if port in PIRATE_PORTS and port not in s.destroyed]


def can_oust(s: State, seat: int, p: Pirate) -> bool:
    """10.51: a docked pirate, in a port of his zone that is no pirate port."""
    port = p.place - DOCK
    return s.kc_places[seat] in PORT_ZONES[port] and port not in PIRATE_PORTS


def shift(g: G, seat: int, place: int) -> None:
    """10.24: he moves, as pirates do."""
    s = g.state
    s.kc_places[seat] = place
    g.tell("kc-moved", kc=kc_word(s.kcs[seat]), place=PLACES[place])


# ---- 10.3 against pirates at sea


def intercept(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.32, 10.33. He comes as he announces it (ruling A51). By the charts the pirate may stand and fight at
    once; one who gets away loses his action unless it is a move. Only one who is caught may surrender (ruling
    A56); a merchant escapes from a plunderer who is (ruling A100)."""
    s = g.state
    kc = s.kcs[seat]
    entered = s.kc_places[seat] != p.place
    if entered:
        shift(g, seat, p.place)
    g.tell("hunted", who=who(s, seat), kc=kc_word(kc), pirate=word(p))
    about = {"pirate": word(p), "foe": kc_word(kc), "speed": kc_speed(kc), "combat": kc_combat(kc)}
    about["late"] = int(entered)
    chosen = FLEE
    if s.charts:
        chosen = yield from ask(g, p.owner, "stand", (FLEE, FIGHT), "10.32", about)
    caught = False
    if chosen == FLEE:
        hunter = g.roll(1)
        chase = hunter[0] + kc_speed(kc) - entered
        speed = speed_of(s, p)
        faces = yield from to_match(g, p, g.roll(1), speed, chase, "10.32")
        run = faces[0] + speed
        g.tell("chase", pirate=word(p), foe=kc_word(kc), dice=faces + hunter, own=run, theirs=chase)
        if chase <= run:
            g.tell("escaped", pirate=word(p))
            if s.charts and s.act != MOVE and s.moment != DONE:
                raise ActionCancelled
            return
        caught = True
        if can_surrender(s, p):
            chosen = yield from ask(g, p.owner, "caught", (FIGHT, SURRENDER), "10.33", about)
    if chosen == SURRENDER:
        yield from retirement.by_letter(g, p)
        return
    yield from battle(g, seat, p)
    if caught and s.act == PLUNDER and s.moment != DONE:
        raise ActionCancelled


def can_surrender(s: State, p: Pirate) -> bool:
    """10.33: a letter of any nation, not frozen by an alliance (11.5); never Teach alone (19.15)."""
    return letter_nation(p) != NONE and not variant(s).only_by_letter(p)


def battle(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.34, 10.35, 10.6: the pirate wins ties. A kill pays half the notoriety, rounded up."""
    s = g.state
    kc = s.kcs[seat]
    strength = combat_of(s, p) + trait(s, p, SKILL)
    guns = g.roll(1)
    theirs = guns[0] + kc_combat(kc)
    faces = yield from to_match(g, p, g.roll(1), strength, theirs, "10.34")
    own = faces[0] + strength
    g.tell("battle", pirate=word(p), foe=kc_word(kc), dice=faces + guns, own=own, theirs=theirs)
    if theirs > own:
        for q in crew(s, p):
            bounty(g, seat, q)
            eliminate(g, q)
        abandon(g, p)
        return
    withdraw(s, seat, beaten=True)
    g.tell("beaten", pirate=word(p), foe=kc_word(kc))
    tracks.renown(g, p, 2 * kc_combat(kc))
    tracks.please(g, p, 1)
    if s.charts:
        s.vp[seat][BOUNTY] += 1
        g.tell("reward", who=who(s, seat), points=1)
        both = crew(s, p)
        yield from damage.share_hits(g, p, 1)
        for q in both:
            if q.place == NONE:
                bounty(g, seat, q)
        abandon(g, p)


def bounty(g: G, seat: int, p: Pirate) -> None:
    """10.35, 10.6, 18.12C: half the notoriety of another player's pirate whom a commissioner has sunk,
    rounded up; be it in a raid or by his last shot (ruling A92)."""
    if p.owner == seat:
        return
    points = -(-p.notoriety // 2)
    g.state.vp[seat][BOUNTY] += points
    g.tell("bounty", who=who(g.state, seat), pirate=word(p), points=points)


# ---- 10.4 and 10.5 against ports


def raid(g: G, seat: int, port: int) -> Rule[None]:
    """10.4: he must beat every ship in the pirate port, two allies as one (11.2); an empty one falls."""
    s = g.state
    kc = s.kcs[seat]
    there = [p for p in s.pirates if p.place == DOCK + port]
    held = bool(there) and (yield from holds_out(g, kc, port, there))
    g.tell("raid", kc=kc_word(kc), port=PORTS[port].id, won=not held)
    if held:
        return
    yield from ports.destroy(g, port, "10.4")
    for p in there:
        damage.hit(g, p, 1)
        if p.place == NONE:
            bounty(g, seat, p)
    active = next((p for p in there if p.id == s.active), None)
    if active is not None:
        abandon(g, active)
        if s.moment != DONE:
            raise ActionCancelled


def holds_out(g: G, kc: int, port: int, there: list[Pirate]) -> Rule[bool]:
    """Whether a ship in a raided port, or a pair of allies, rolls as high as the commissioner."""
    guns = g.roll(1)
    theirs = guns[0] + kc_combat(kc)
    g.tell("raid-roll", kc=kc_word(kc), port=PORTS[port].id, dice=guns, total=theirs)
    fought: list[int] = []
    for p in there:
        if p.ally in fought:
            continue
        fought.append(p.id)
        if (yield from defends(g, p, theirs)):
            return True
    return False


def defends(g: G, p: Pirate, theirs: int) -> Rule[bool]:
    """10.4: whether a ship's own roll comes up to the commissioner's; skill does not count."""
    strength = combat_of(g.state, p)
    faces = yield from to_match(g, p, g.roll(1), strength, theirs, "10.4")
    own = faces[0] + strength
    g.tell("defended", pirate=word(p), dice=faces, own=own, theirs=theirs)
    return own >= theirs


def oust(g: G, seat: int, p: Pirate) -> Rule[None]:
    """10.52: one roll against all ships in the port together; ships that hold gain a point each."""
    s = g.state
    kc = s.kcs[seat]
    port = p.place - DOCK
    there = [q for q in s.pirates if q.place == p.place]
    strength = sum(map(own_combat, there))
    guns = g.roll(1)
    theirs = guns[0] + kc_combat(kc)
    faces = yield from to_match(g, p, g.roll(1), strength, theirs, "10.52")
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
