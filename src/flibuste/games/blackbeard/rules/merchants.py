"""8: merchants and hostages."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import (
    CARGO_LOYALTY,
    CONVERTS,
    CRUELTY,
    FIGURE,
    HOLDS,
    HOSTAGES,
    MERCHANT_CARGO,
    MERCHANTS,
    NATIONS,
    PIRATES,
    PORT_NATION,
    PORTS,
    SHIP_COMBAT,
    SHIP_SPEED,
    SHIPS,
    SKILL,
    ZONE_CARGO,
)
from ..options import NO, SEIZE, YES_NO, option
from ..state import CLOSING, NONE, UNDER_WAY, G, Pirate, include, word
from . import antipirate, mutiny, revelry, tracks
from .alliances import crew
from .asking import ask
from .booty import share_out
from .cunning import again, to_beat, to_match
from .ships import remove_merchant, trait

FINDS = tuple(tuple(Option("find", p.id, port.id) for port in PORTS) for p in PIRATES)
PLUNDERS = tuple(tuple(Option("plunder", p.id, port.id) for port in PORTS) for p in PIRATES)
FATE = (Option("ransom"), Option("torture"))
FIND_TARGET = FIGURE["find-target"]
SECOND_FINDER = FIGURE["second-finder"]


def find(g: G, p: Pirate, port: int) -> Rule[None]:
    """8.13–8.15: 7 or more finds; a merchant that another has found is easier."""
    s = g.state
    bonus = trait(s, p, SKILL) + (SECOND_FINDER if port in s.face_up else 0)
    faces = yield from to_match(g, p, g.roll(1), bonus, FIND_TARGET, "8.13")
    total = faces[0] + bonus
    g.tell("find-roll", pirate=word(p), port=PORTS[port].id, dice=faces, total=total)
    if total >= FIND_TARGET and s.merchants[port] != NONE:
        include(s.face_up, port)
        for q in crew(s, p):
            q.found.append(port)
        g.tell("found", pirate=word(p), merchant=MERCHANTS[s.merchants[port]].id, port=PORTS[port].id)


def plunder(g: G, p: Pirate, port: int) -> Rule[None]:
    """8.31: the seven steps. Anti-pirate players may break in between them (8.22)."""
    s = g.state
    kind = s.merchants[port]
    row, value = yield from appraise(g, p, port, kind)
    yield from interrupted(g, p)
    seized = yield from seize(g, p, value)
    yield from interrupted(g, p)
    hostage = take_hostage(g, p, port)
    if hostage != NONE:  # his fate is settled at once (8.43)
        yield from treat(g, p, port, hostage)
    yield from interrupted(g, p)
    yield from fame(g, p, kind, row, seized)
    yield from interrupted(g, p, CLOSING)
    remove_merchant(s, port)  # 8.37
    for q in crew(s, p):
        q.prize = kind
    yield from feast(g, p)


def interrupted(g: G, p: Pirate, moment: int = UNDER_WAY) -> Rule[None]:
    """8.22: between two steps."""
    against = antipirate.window(g, p, moment)
    if against is not None:
        yield from against


def appraise(g: G, p: Pirate, port: int, kind: int) -> Rule[tuple[int, int]]:
    """8.32: a die and the merchant's cargo value, by the zone's column."""
    faces = yield from again(g, p, g.roll(1), lambda die: die == 6, "8.32")
    row = faces[0] + MERCHANT_CARGO[kind]
    value = ZONE_CARGO[p.place][row]
    g.tell("cargo", merchant=MERCHANTS[kind].id, port=PORTS[port].id, dice=faces, value=value)
    return row, value


def seize(g: G, p: Pirate, value: int) -> Rule[bool]:
    """8.33: take the cargo or leave it; a worthless one needs no hold (ruling A34)."""
    about = {"pirate": word(p), "value": value}
    chosen = yield from ask(g, p.owner, "seize", SEIZE, "8.33", about)
    if chosen != SEIZE[0]:
        g.tell("left", pirate=word(p), value=value)
        return False
    yield from share_out(g, p, value, whole_hold=True)
    return True


def take_hostage(g: G, p: Pirate, port: int) -> int:
    """8.41: a random hostage comes aboard, bound for that port's nation (8.44)."""
    s = g.state
    if not s.hostage_pool:
        return NONE
    hostage = s.hostage_pool.pop(g.dice.below(len(s.hostage_pool), "hostages"))
    p.hostages.append(hostage)
    p.nations.append(PORT_NATION[port])
    g.tell("hostage", pirate=word(p), hostage=HOSTAGES[hostage].id, nation=NATIONS[PORT_NATION[port]])
    return hostage


def treat(g: G, p: Pirate, port: int, hostage: int) -> Rule[None]:
    """8.43: at once, ransom or torture; 8.45, 8.46."""
    s = g.state
    person = HOSTAGES[hostage]
    about = {
        "pirate": word(p),
        "hostage": person.id,
        "information": person.information,
        "value": person.value,
        "port": PORTS[port].id,
    }
    chosen = yield from ask(g, p.owner, "hostage", FATE, "8.43", about)
    if chosen == FATE[0]:
        if p.ally != NONE:
            yield from berth(g, p, person.id)
        return
    cruelty = min(CRUELTY[q.id] for q in crew(s, p))
    faces = yield from to_beat(g, p, g.roll(1), 0, cruelty, "8.45")
    p.hostages.remove(hostage)
    del p.nations[-1]
    s.hostage_pool.append(hostage)
    talks = faces[0] > cruelty
    if talks:
        for q in crew(s, p):
            q.info[port] = q.info.get(port, 0) + person.information
    g.tell("tortured", hostage=person.id, talks=talks, port=PORTS[port].id, dice=faces)
    tracks.please(g, p, 1)
    tracks.renown(g, p, person.value)


def berth(g: G, p: Pirate, hostage: str) -> Rule[None]:
    """11.7: the owner of two allies says which of them keeps a hostage."""
    both = crew(g.state, p)
    options = tuple(option("captain", word(q)) for q in both)
    chosen = yield from ask(g, p.owner, "berth", options, "11.7", {"hostage": hostage})
    if chosen == options[1]:
        both[1].hostages.append(p.hostages.pop())
        both[1].nations.append(p.nations.pop())


def fame(g: G, p: Pirate, kind: int, row: int, seized: bool) -> Rule[None]:
    """8.35, 8.36: notoriety, and what the crew thinks of the prize (one point at most, ruling A27)."""
    faces = yield from again(g, p, g.roll(1), lambda die: die == 6, "8.35")
    g.tell("prize-fame", pirate=word(p), dice=faces, cargo=MERCHANT_CARGO[kind])
    tracks.renown(g, p, MERCHANT_CARGO[kind] + faces[0])
    if not seized or CARGO_LOYALTY[row] < 0:
        yield from mutiny.displease(g, p, 1)
    elif CARGO_LOYALTY[row] > 0:
        tracks.please(g, p, 1)


def feast(g: G, p: Pirate) -> Rule[None]:
    """8.38: the crew may celebrate, but then there is no converting the prize (ruling A33)."""
    chosen = yield from ask(g, p.owner, "revel", YES_NO, "8.38", {"pirate": word(p)})
    if chosen == NO:
        return
    for q in crew(g.state, p):
        q.prize = NONE
    revelry.celebrate(g, p, voluntary=True)


def convert(g: G, p: Pirate, prize: int) -> Rule[None]:
    """8.5: the prize becomes the pirate's ship, undamaged; holds too many are lost."""
    new = CONVERTS[prize]
    old = p.ship
    p.ship = new
    p.combat, p.speed = SHIP_COMBAT[new], SHIP_SPEED[new]
    while len(p.holds) > HOLDS[new]:
        options = tuple(option("jettison", n + 1, worth) for n, worth in enumerate(p.holds))
        chosen = yield from ask(g, p.owner, "jettison", options, "8.5", {"pirate": word(p), "value": 0})
        del p.holds[chosen[1] - 1]
        g.tell("jettisoned", pirate=word(p), value=chosen[2])
    g.tell("converted", pirate=word(p), ship=SHIPS[new].id)
    if new > old:
        tracks.please(g, p, 1)
    elif new < old:
        yield from mutiny.displease(g, p, 1)
