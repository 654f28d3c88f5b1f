"""9.5 and 9.6: attacking and sacking ports, stealing booty."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import (
    CRUELTY,
    DEFENCE,
    DOCK,
    FIGURE,
    HOLDS,
    NATIONS,
    PIRATES,
    PORT_NATION,
    PORT_ZONES,
    PORTS,
    SHIPS,
    SKILL,
    WEALTH,
)
from ..options import SEIZE, YES, YES_NO, option
from ..state import NONE, G, Pirate, include, word
from . import damage, duels, movement, mutiny, ports, revelry, tracks
from .alliances import crew
from .asking import ask
from .booty import share_out
from .captains import eliminate
from .cunning import again, to_beat
from .interruptions import abandon
from .ships import combat_of, trait
from .variant import variant
from .windows import show_flag

ATTACKS = tuple(tuple(Option("attack", p.id, port.id) for port in PORTS) for p in PIRATES)

# ---- 9.5 attacking a port


def attack(g: G, p: Pirate, port: int) -> Rule[None]:
    """9.52: strength and what hostages have told against the port's defence, which wins ties. A port
    that has been attacked before rolls two dice (9.58)."""
    s = g.state
    strength = combat_of(s, p) + trait(s, p, SKILL) + max(q.info.get(port, 0) for q in crew(s, p))
    walls = g.roll(2 if port in s.attacked else 1)
    theirs = sum(walls) + DEFENCE[port]
    faces = yield from to_beat(g, p, g.roll(1), strength, theirs, "9.52")
    own = faces[0] + strength
    g.tell("assault", pirate=word(p), port=PORTS[port].id, dice=faces + walls, own=own, theirs=theirs)
    outrage(g, p, port)
    if own > theirs:
        yield from storm_port(g, p, port)
    else:
        yield from damage.combat_damage(g, p, theirs - own)  # 9.54


def outrage(g: G, p: Pirate, port: int) -> None:
    """9.58: the nation turns on him, his letter from it is void, and the port is on its guard; a haven
    there is lost (9.34), other havens stand (ruling A37)."""
    s = g.state
    nation = PORT_NATION[port]
    for q in crew(s, p):
        include(q.history, nation)
        if q.letter == nation:
            q.letter = NONE
        if s.havens[port] == q.id:
            s.havens[port] = NONE
    include(s.attacked, port)


def storm_port(g: G, p: Pirate, port: int) -> Rule[None]:
    """9.53: booty, notoriety, a happier crew, a hole in the hull, and the pirate is docked (9.59)."""
    dice = WEALTH[port]
    faces = yield from again(g, p, g.roll(dice), lambda total: total == 6 * dice, "9.53")
    value = FIGURE["port-booty"] * sum(faces)
    g.tell("stormed", pirate=word(p), port=PORTS[port].id, dice=faces, value=value)
    about = {"pirate": word(p), "value": value}
    chosen = yield from ask(g, p.owner, "seize", SEIZE, "9.53", about)
    if chosen == SEIZE[0]:
        yield from share_out(g, p, value, whole_hold=True)
    tracks.renown(g, p, 2 * WEALTH[port])
    tracks.please(g, p, 1)
    for q in crew(g.state, p):
        q.place = DOCK + port
        q.found = []
        movement.dock(q)
        q.taken = port
    yield from damage.combat_damage(g, p, 1)


def sack(g: G, p: Pirate, port: int) -> Rule[None]:
    """9.55: cruelty and a die above the port's defence destroy it."""
    s = g.state
    cruelty = trait(s, p, CRUELTY)
    faces = yield from to_beat(g, p, g.roll(1), cruelty, DEFENCE[port], "9.55")
    total = faces[0] + cruelty
    won = total > DEFENCE[port]
    g.tell("sack", pirate=word(p), port=PORTS[port].id, dice=faces, total=total, won=won)
    if not won:
        return
    tracks.please(g, p, 1)
    tracks.renown(g, p, 3 * WEALTH[port])
    zone = yield from movement.pick_zone(g, p.owner, PORT_ZONES[port], "9.59")
    for q in crew(s, p):
        movement.put_out(g, q, zone)
    yield from ports.destroy(g, port, "9.55")
    revelry.celebrate(g, p, voluntary=False)


# ---- 9.6 stealing booty


def victims(p: Pirate, pirates: list[Pirate]) -> list[Pirate]:
    """9.61: another player's pirate, revelling in the same port, with booty aboard."""
    return [q for q in pirates if q.place == p.place and q.owner != p.owner and q.revel and q.holds]


def steal(g: G, p: Pirate, victim: Pirate) -> Rule[None]:
    """9.62: skill and a die each, one more for the thief, two for a victim who shows the black flag."""
    s = g.state
    bonus = trait(s, p, SKILL) + FIGURE["thief"]
    guard = trait(s, victim, SKILL) + (yield from black_flag(g, p, victim))
    mine, yours = g.roll(1), g.roll(1)
    while True:
        before = (mine, yours)
        theirs = yours[0] + guard
        mine = yield from outwit(g, p, mine, bonus, theirs)
        own = mine[0] + bonus
        yours = yield from to_beat(g, victim, yours, guard, own, "9.62")
        if (mine, yours) == before:
            break
    own, theirs = mine[0] + bonus, yours[0] + guard
    gap = own - theirs
    g.tell("theft", pirate=word(p), victim=word(victim), dice=mine + yours, own=own, theirs=theirs)
    if gap > 0:
        yield from haul(g, p, victim, gap)
    elif gap == 0 and variant(s).duels:
        yield from caught(g, p, victim)
    elif gap == 0:
        g.tell("no-duel", pirate=word(p), victim=word(victim))  # 19.3
    else:
        yield from mutiny.displease(g, p, FIGURE["failed-theft"])


def outwit(g: G, p: Pirate, faces: list[int], bonus: int, theirs: int) -> Rule[list[int]]:
    """A thief may roll again though he succeeds: the difference adds to what he takes (9.63)."""
    return again(g, p, faces, lambda die: die == 6 and die + bonus > theirs, "9.62", bonus, theirs, True)


def black_flag(g: G, thief: Pirate, victim: Pirate) -> Rule[int]:
    """9.62, 17.2#19: what the black flag adds against a theft."""
    about = {"pirate": word(thief), "victim": word(victim)}
    if not (yield from show_flag(g, victim, "guard", about)):
        return 0
    g.tell("guarded", pirate=word(victim))
    return FIGURE["black-flag"]


def haul(g: G, p: Pirate, victim: Pirate, gap: int) -> Rule[None]:
    """9.63: a die and the difference, tenths of the victim's booty, from the holds he picks."""
    faces = yield from again(g, p, g.roll(1), lambda die: die == 6 or die + gap >= 10, "9.63")
    booty = sum(victim.holds)
    share = min(100, 10 * (faces[0] + gap))
    g.tell("share", victim=word(victim), dice=faces, share=share)
    amount = -(-booty * share // 100)
    left = amount
    while left > 0:
        holds = victim.holds
        options = tuple(option("give", n + 1, worth) for n, worth in enumerate(holds))
        about = {"pirate": word(p), "victim": word(victim), "value": left}
        chosen = yield from ask(g, victim.owner, "give", options, "9.63", about)
        at = chosen[1] - 1
        given = min(left, holds[at])
        left -= given
        holds[at] -= given
        if not holds[at]:
            del holds[at]
    g.tell("stolen", pirate=word(p), victim=word(victim), value=amount)
    yield from share_out(g, p, amount, whole_hold=False)


def caught(g: G, p: Pirate, victim: Pirate) -> Rule[None]:
    """9.62, 15.1: a duel; even totals go on only if both want to."""
    while True:
        gap = yield from duels.duel(g, p, victim)
        if gap:
            break
        for q in (p, victim):
            about = {"pirate": word(p), "victim": word(victim)}
            chosen = yield from ask(g, q.owner, "duel-on", YES_NO, "15.1", about)
            if chosen != YES:
                return
    if gap < 0:
        duels.honour(g, victim, p.id)
        eliminate(g, p)
        abandon(g, p)
    duels.honour(g, p, victim.id)
    yield from spoils(g, p, victim)


SHIP_SWAP = (Option("stay"), Option("board"))


def spoils(g: G, p: Pirate, victim: Pirate) -> Rule[None]:
    """15.1: booty into a hold (shared with an ally, 11.3), hostages, information, letter, heavy guns, and the
    ship if he likes it better."""
    booty = sum(victim.holds)
    p.hostages += victim.hostages
    p.nations += victim.nations
    victim.hostages, victim.nations = [], []
    for port, points in victim.info.items():
        p.info[port] = p.info.get(port, 0) + points
    yield from take_letter(g, p, victim)
    about = {"pirate": word(p), "victim": word(victim), "ship": SHIPS[victim.ship].id}
    chosen = yield from ask(g, p.owner, "board", SHIP_SWAP, "15.1", about)
    if chosen == SHIP_SWAP[1]:
        p.ship, p.combat, p.speed = victim.ship, victim.combat, victim.speed
        while len(p.holds) > HOLDS[p.ship]:
            options = tuple(option("jettison", n + 1, worth) for n, worth in enumerate(p.holds))
            chosen = yield from ask(
                g, p.owner, "jettison", options, "15.1", {"pirate": word(p), "value": booty}
            )
            del p.holds[chosen[1] - 1]
            g.tell("jettisoned", pirate=word(p), value=chosen[2])
    p.guns = p.guns or victim.guns
    eliminate(g, victim)
    g.tell("spoils", pirate=word(p), victim=word(victim), value=booty)
    yield from share_out(g, p, booty, whole_hold=False)


def take_letter(g: G, p: Pirate, victim: Pirate) -> Rule[None]:
    """15.1, 17.2#12: the letter too; who has one already keeps the one that he likes better. Even of a
    nation that he has attacked: it still saves him from a commissioner (10.33)."""
    if victim.letter == NONE:
        return
    if p.letter != NONE:
        options = tuple(option("letter-of", NATIONS[n]) for n in dict.fromkeys((p.letter, victim.letter)))
        chosen = yield from ask(g, p.owner, "letter", options, "15.1", {"pirate": word(p)})
        if chosen == options[0]:
            return
    p.letter = victim.letter
    g.tell("letter", pirate=word(p), nation=NATIONS[p.letter])
