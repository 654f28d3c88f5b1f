"""18: victory points and retirement."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from . import antipirate, mutiny, ports, solitaire
from .components import DOCK, PIRATES, PORT_NATION, PORTS
from .state import AFLOAT, RETIRED, Pirate, State, is_pro, letter_nation, word
from .tools import YES, YES_NO, G, ask, crew, depart, who

BY_LETTER = tuple(Option("retire", p.id, "letter") for p in PIRATES)
BY_HAVEN = tuple(Option("retire", p.id, "haven") for p in PIRATES)
BY_BRIBE = tuple(Option("retire", p.id, "bribe") for p in PIRATES)


def ways_out(s: State, p: Pirate) -> list[Option]:
    """18.41 A, C and D, as an action of a docked pirate. Alone, Teach may not bribe (19.15), nor retire
    in a haven (ruling A83)."""
    port = p.place - DOCK
    nation = PORT_NATION[port]
    if nation < 0:
        return []
    found = []
    solo = s.seats == 1
    for q in crew(s, p):
        if letter_nation(q) == nation:
            found.append(BY_LETTER[q.id])
        if solo and q.owner == 0:
            continue
        if s.havens[port] == q.id:
            found.append(BY_HAVEN[q.id])
        elif may_bribe(s, q, port):
            found.append(BY_BRIBE[q.id])
    return found


def may_bribe(s: State, p: Pirate, port: int) -> bool:
    """18.41D: a real pro-pirate governor, tried once by a pirate (ruling A41)."""
    governor = s.governors[port]
    return is_pro(governor) and governor not in p.bribed and not p.history >> PORT_NATION[port] & 1


def retire(g: G, p: Pirate, way: str) -> Rule[None]:
    if way == "letter":
        yield from by_letter(g, p)
    elif way == "haven":
        leave_trade(g, p)
    else:
        yield from by_bribe(g, p)


def by_letter(g: G, p: Pirate) -> Rule[None]:
    """18.41 A and B: a letter of marque, which a double cross may spoil (17.2#4)."""
    g.tell("cashes-letter", pirate=word(p))
    if not (yield from antipirate.double_cross(g, p)):
        leave_trade(g, p)


def by_bribe(g: G, p: Pirate) -> Rule[None]:
    """18.41D: a D66 times 100 from his net worth; a refusal costs loyalty."""
    s = g.state
    port = p.place - DOCK
    p.bribed.append(s.governors[port])
    faces = g.roll(2)
    price = 100 * (10 * faces[0] + faces[1])
    g.tell("bribe-price", port=PORTS[port].id, dice=faces, price=price)
    about = {"pirate": word(p), "price": price, "port": PORTS[port].id}
    options = YES_NO if p.worth >= price else YES_NO[1:]
    chosen = yield from ask(g, p.owner, "bribe", options, "18.41", about)
    if chosen == YES:
        p.worth -= price
        leave_trade(g, p)
        return
    g.tell("no-bribe", pirate=word(p), price=price)
    yield from mutiny.displease(g, p, 1)


def amnesty(g: G, p: Pirate) -> None:
    """17.2#8, 18.41E: he sells what he has at the port's rate, and retires."""
    port = p.place - DOCK
    booty = sum(p.holds)
    if booty:
        p.holds.clear()
        ports.fence(g, p, port, booty)
    g.tell("amnesty", pirate=word(p), port=PORTS[port].id)
    leave_trade(g, p)


def leave_trade(g: G, p: Pirate) -> None:
    """18.12A, 18.42: two points for each point of notoriety, one for each hundred of net worth."""
    s = g.state
    depart(g, p)
    s.retired.append(p.id)
    points = 2 * p.notoriety + p.worth // 100
    s.vp[p.owner][RETIRED] += points
    g.tell("retired", pirate=word(p), who=who(g.state, p.owner), points=points)
    if s.seats == 1:
        solitaire.pirate_retired(g, p)


def final_reckoning(g: G) -> None:
    """18.12B: pirates still at sea score their notoriety."""
    s = g.state
    for p in s.pirates:
        s.vp[p.owner][AFLOAT] += p.notoriety


def worth_retired(p: Pirate) -> int:
    return 2 * p.notoriety + p.worth // 100
