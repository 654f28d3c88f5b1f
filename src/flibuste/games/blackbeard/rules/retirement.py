"""18.4: retirement, and the double cross that may spoil it (17.2#4)."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import DOCK, FIGURE, PIRATES, PORT_NATION, PORTS
from ..options import YES, YES_NO, who
from ..state import NONE, RETIRE, RETIRED, G, Pirate, State, is_pro, letter_nation, word
from . import mutiny
from .alliances import crew
from .asking import ask
from .booty import fence
from .captains import depart, eliminate
from .cards import DOUBLE_CROSS
from .variant import variant
from .windows import has_acted, offer, pollable

BY_LETTER = tuple(Option("retire", p.id, "letter") for p in PIRATES)
BY_HAVEN = tuple(Option("retire", p.id, "haven") for p in PIRATES)
BY_BRIBE = tuple(Option("retire", p.id, "bribe") for p in PIRATES)


def ways_out(s: State, p: Pirate) -> list[Option]:
    """18.41 A, C and D, as an action of a docked pirate. Alone, Teach may not bribe (19.15), nor retire
    in a haven (ruling A83)."""
    port = p.place - DOCK
    nation = PORT_NATION[port]
    if nation == NONE:
        return []
    ways = []
    for q in crew(s, p):
        if letter_nation(q) == nation:
            ways.append(BY_LETTER[q.id])
        if variant(s).only_by_letter(q):
            continue
        if s.havens[port] == q.id:
            ways.append(BY_HAVEN[q.id])
        elif may_bribe(s, q, port):
            ways.append(BY_BRIBE[q.id])
    return ways


def may_bribe(s: State, p: Pirate, port: int) -> bool:
    """18.41D: a real pro-pirate governor, tried once by a pirate (ruling A41)."""
    governor = s.governors[port]
    return is_pro(governor) and governor not in p.bribed and PORT_NATION[port] not in p.history


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
    if not (yield from double_cross(g, p)):
        leave_trade(g, p)


def by_bribe(g: G, p: Pirate) -> Rule[None]:
    """18.41D: a D66 times 100 from his net worth; a refusal costs loyalty."""
    s = g.state
    port = p.place - DOCK
    p.bribed.append(s.governors[port])
    faces = g.roll(2)
    price = FIGURE["bribe-price"] * (10 * faces[0] + faces[1])
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
        fence(g, p, port, booty)
    g.tell("amnesty", pirate=word(p), port=PORTS[port].id)
    leave_trade(g, p)


def leave_trade(g: G, p: Pirate) -> None:
    """18.42: a pirate leaves the game with all he has, and scores at once (18.12A)."""
    s = g.state
    depart(g, p)
    s.retired.append(p.id)
    points = worth_retired(p)
    s.vp[p.owner][RETIRED] += points
    g.tell("retired", pirate=word(p), who=who(s, p.owner), points=points)
    variant(s).retired(g, p)


def worth_retired(p: Pirate) -> int:
    """18.12A: two points for each point of notoriety, one for each hundred of net worth."""
    return 2 * p.notoriety + p.worth // 100


def double_cross(g: G, p: Pirate) -> Rule[bool]:
    """17.2#4: whether a pirate who cashes in his letter is hanged. Beside a commissioner's attack it is
    no anti-pirate action; else it is."""
    s = g.state
    if (yield from variant(s).double_cross(g, p)):
        return True
    for seat in pollable(g, DOUBLE_CROSS):
        if s.act == RETIRE and has_acted(s, seat):
            continue
        if (yield from offer(g, seat, DOUBLE_CROSS, p, "17.2#4", exempt=s.act != RETIRE)):
            return trial(g, p)
    return False


def trial(g: G, p: Pirate) -> bool:
    """Not enough evidence; a fine of tenths of his net worth; or the rope."""
    faces = g.roll(1)
    outcome = ("free", "fined", "hanged")[(faces[0] - 1) // 2]
    g.tell("trial", pirate=word(p), dice=faces, outcome=outcome)
    if outcome == "free":
        return False
    if outcome == "fined":
        faces = g.roll(2)
        share = min(100, 10 * sum(faces))
        p.worth -= -(-p.worth * share // 100)
        g.tell("fined", pirate=word(p), dice=faces, share=share)
        return False
    eliminate(g, p)
    return True
