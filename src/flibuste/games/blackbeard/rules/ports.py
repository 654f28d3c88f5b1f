"""9.1–9.4: ports, and what a pirate does in one."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import (
    DOCK,
    FIGURE,
    GOVERNORS,
    HOSTAGES,
    MAP,
    NATIONS,
    PIRATE,
    PIRATES,
    PORT_NATION,
    PORT_ZONES,
    PORTS,
    SHIP_COMBAT,
    SHIP_SPEED,
    STATUS,
    StatusRow,
)
from ..options import YES, YES_NO, option
from ..state import (
    ANTI_PORT,
    NONE,
    STATUSES,
    G,
    Pirate,
    State,
    find_pirate,
    include,
    is_pro,
    port_status,
    word,
)
from . import booty, cards, movement, revelry
from .alliances import crew
from .asking import ask
from .booty import fence
from .cunning import again
from .deck import discard
from .locators import d66_faces
from .ships import remove_merchant

RANSOM_NATIONS = tuple(nation.ransom for nation in MAP.nation)
REFIT_NATIONS = tuple(nation.refit for nation in MAP.nation)

SELL_ALL = Option("sell-all")
REFIT = Option("refit")
REVEL = Option("celebrate")
LETTER = tuple(Option("letter", p.id) for p in PIRATES)
BUY = tuple(Option("haven", p.id) for p in PIRATES)

# ---- 9.2 governors


def dismiss(s: State, port: int) -> None:
    """9.23: a governor who leaves is out of the game, and with a friend goes the haven (9.34)."""
    governor = s.governors[port]
    if governor:
        s.governors[port] = 0
        s.dismissed.append(governor)
    s.havens[port] = NONE


def appoint(g: G, port: int) -> Rule[None]:
    """9.22, 9.24: a new anti-pirate governor, who ousts the pirates in his port (10.53)."""
    s = g.state
    dismiss(s, port)
    governor = s.anti.pop(0)
    s.governors[port] = governor
    g.tell("governor", governor=GOVERNORS[governor - 1].id, port=PORTS[port].id, dice=d66_faces(port))
    yield from clear_port(g, port, "10.53")


def clear_port(g: G, port: int, rule: str) -> Rule[None]:
    """All pirates in a port are put out to sea."""
    s = g.state
    for p in [p for p in s.pirates if p.place == DOCK + port]:
        if p.place != DOCK + port:
            continue  # followed his ally
        zone = yield from movement.pick_zone(g, p.owner, PORT_ZONES[port], rule)
        for q in crew(s, p):
            movement.put_out(g, q, zone)


def destroy(g: G, port: int, rule: str) -> Rule[None]:
    """A port is of no more use: its governor leaves, its merchant goes back to the pool, its pirates are
    put out (9.55, 10.4, ruling A44)."""
    s = g.state
    include(s.destroyed, port)
    dismiss(s, port)
    remove_merchant(s, port)
    for p in s.pirates:
        p.info.pop(port, None)  # 8.46
    g.tell("destroyed", port=PORTS[port].id)
    yield from clear_port(g, port, rule)


# ---- 9.4 activities in port


def welcome(s: State, p: Pirate, port: int) -> tuple[Pirate, ...]:
    """Those of a pirate and his ally to whom a port is open: one of them may have attacked the nation
    (9.58)."""
    return tuple(q for q in crew(s, p) if port_status(s, q, port) != ANTI_PORT)


def _terms(s: State, p: Pirate, port: int) -> StatusRow:
    """What a port's status allows a pirate (9.32–9.35)."""
    return STATUS[STATUSES[port_status(s, p, port)]]


def has_letter_card(s: State, p: Pirate) -> bool:
    if p.owner >= s.seats:
        return p.id in s.couriers
    return cards.LETTER in s.hands[p.owner]


def may_get_letter(s: State, p: Pirate, port: int) -> bool:
    """17.2#12: in a port with a pro-pirate governor; one letter for a pirate at most; none while allied
    (11.5)."""
    if p.letter != NONE or p.ally != NONE or not is_pro(s.governors[port]):
        return False
    return PORT_NATION[port] not in p.history or s.havens[port] == p.id


def damage(p: Pirate) -> int:
    return SHIP_COMBAT[p.ship] - p.combat + SHIP_SPEED[p.ship] - p.speed


def may_refit(s: State, p: Pirate, port: int) -> bool:
    """9.44: not in Arab ports."""
    nation = PORT_NATION[port]
    if nation != NONE and not REFIT_NATIONS[nation]:
        return False
    return any(damage(q) > 0 and _terms(s, q, port).refit != "none" for q in welcome(s, p, port))


def may_buy_haven(s: State, p: Pirate, port: int) -> bool:
    """9.45: from a pro-pirate governor whom he has not tried to bribe, in a port that is nobody's haven."""
    governor = s.governors[port]
    if not is_pro(governor) or s.havens[port] != NONE or governor in p.bribed:
        return False
    return PORT_NATION[port] not in p.history


def activities(s: State, p: Pirate, stage: int) -> Options:
    """9.41: what is left to do, in the order of the steps: hostages are ransomed before anything is sold, and
    all of that is done before a refit (once) and a haven."""
    port = p.place - DOCK
    nation = PORT_NATION[port]
    both = welcome(s, p, port)
    options: list[Option] = []
    if stage <= 1 and nation != NONE and RANSOM_NATIONS[nation]:
        for q in both:
            options += [
                option("sell-hostage", PIRATES[q.id].id, HOSTAGES[hostage].id)
                for hostage, home in zip(q.hostages, q.nations, strict=True)
                if home == nation
            ]
    if stage <= 2 and any(q.holds for q in both):
        options.append(SELL_ALL)
        if sum(len(q.holds) for q in both) > 1:
            for q in both:
                options += [option("sell", PIRATES[q.id].id, n + 1, w) for n, w in enumerate(q.holds)]
    if stage <= 2 and may_refit(s, p, port):
        options.append(REFIT)
    for q in both:
        if may_get_letter(s, q, port) and has_letter_card(s, q):
            options.append(LETTER[q.id])
        if may_buy_haven(s, q, port):
            options.append(BUY[q.id])
    return tuple(options)


def open_activities(s: State, p: Pirate) -> bool:
    """Whether an in-port action has anything to do, as far as everybody can see: a crew can always
    celebrate where the port is open to it."""
    port = p.place - DOCK
    return port_status(s, p, port) != ANTI_PORT or (p.ally != NONE and bool(welcome(s, p, port)))


def call(g: G, p: Pirate) -> Rule[None]:
    """9.41: ransom, sell, refit, buy a haven, celebrate — any of them, in that order. A letter of marque
    can be issued at any moment of it (17.2#12)."""
    s = g.state
    port = p.place - DOCK
    stage, traded = 1, False
    sold: dict[int, int] = {}
    while True:

        def options(stage: int = stage) -> Options:
            return (*activities(s, p, stage), REVEL, PASS)

        about = {"pirate": word(p), "port": PORTS[port].id, "unloaded": sum(sold.values())}
        chosen = yield from ask(g, p.owner, "port", options, "9.41", about)
        verb = chosen[0]
        if verb == "sell-hostage":
            yield from ransom(g, p, chosen)
        elif verb in ("sell", "sell-all"):
            stage = 2
            unload(g, p, chosen, sold)
        else:
            if sold and verb != "letter":
                traded |= cash(g, p, port, sold)
            if verb == "refit":
                stage = 3
                yield from refit(g, p, port)
            elif verb == "letter":
                issue_letter(g, p, PIRATE[chosen[1]], port)
            elif verb == "haven":
                stage = 3
                yield from buy_haven(g, p, PIRATE[chosen[1]], port)
            else:
                break
    if traded and PORT_NATION[port] == NONE:
        revelry.celebrate(g, p, voluntary=False)  # 9.35, 13.11
    elif verb == "celebrate":
        revelry.celebrate(g, p, voluntary=True)


def ransom(g: G, p: Pirate, chosen: Option) -> Rule[None]:
    """9.42: 2d6 times the hostage's value times 10, into any hold."""
    s = g.state
    q = find_pirate(s, PIRATE[chosen[1]])
    assert q is not None
    slot = [HOSTAGES[hostage].id for hostage in q.hostages].index(chosen[2])
    hostage = q.hostages.pop(slot)
    q.nations.pop(slot)
    s.hostage_pool.append(hostage)
    faces = yield from again(g, p, g.roll(2), lambda total: total == 12, "9.42")
    value = sum(faces) * HOSTAGES[hostage].value * FIGURE["ransom"]
    g.tell("ransomed", pirate=word(q), hostage=HOSTAGES[hostage].id, dice=faces, value=value)
    yield from booty.share_out(g, p, value, whole_hold=False)


def unload(g: G, p: Pirate, chosen: Option, sold: dict[int, int]) -> None:
    """9.43: empty holds; the rate is applied once, to all that was sold (ruling A39)."""
    for q in welcome(g.state, p, p.place - DOCK):
        if chosen == SELL_ALL:
            sold[q.id] = sold.get(q.id, 0) + sum(q.holds)
            q.holds.clear()
        elif chosen[1] == PIRATES[q.id].id:
            sold[q.id] = sold.get(q.id, 0) + q.holds.pop(chosen[2] - 1)


def cash(g: G, p: Pirate, port: int, sold: dict[int, int]) -> bool:
    """What was unloaded is paid for: whether anything was."""
    paid = False
    for q in crew(g.state, p):
        booty = sold.pop(q.id, 0)
        if booty:
            fence(g, q, port, booty)
            paid = True
    return paid


def half(die: int) -> int:
    """9.44: half a die, rounded up."""
    return (die + 1) // 2


def refit(g: G, p: Pirate, port: int) -> Rule[None]:
    """9.44: everything in a pirate port; else half a die, rounded up, and two more in a haven."""
    s = g.state
    both = welcome(s, p, port)
    terms = max((_terms(s, q, port) for q in both), key=lambda row: row.bonus)  # a haven serves both (11.7)
    if terms.refit == "all":
        for q in both:
            q.combat, q.speed = SHIP_COMBAT[q.ship], SHIP_SPEED[q.ship]
        g.tell("refitted-all", pirate=word(p))
        return
    bonus = terms.bonus
    broken = sum(damage(q) for q in both)
    faces = yield from again(g, p, g.roll(1), lambda die: die >= 5 or half(die) + bonus >= broken, "9.44")
    points = half(faces[0]) + bonus
    g.tell("refitted", pirate=word(p), dice=faces, points=points)
    if len(both) == 1:
        yield from repair(g, both[0], points)
        return
    one, other = both  # 11.4: divided between the two, as their owner likes (11.7)
    points = min(points, broken)
    low, high = max(0, points - damage(other)), min(points, damage(one))
    shares = sorted(range(low, high + 1), key=lambda n: (abs(2 * n - points), -n))  # even shares first
    options = tuple(option("share", n, points - n) for n in shares)
    about = {"one": word(one), "other": word(other), "points": points}
    chosen = yield from ask(g, p.owner, "share", options, "11.4", about)
    yield from repair(g, one, chosen[1])
    yield from repair(g, other, chosen[2])


def repair(g: G, p: Pirate, points: int) -> Rule[None]:
    """Combat or speed, as the owner likes."""
    if not points:
        return
    combat = SHIP_COMBAT[p.ship] - p.combat
    speed = SHIP_SPEED[p.ship] - p.speed
    points = min(points, combat + speed)
    low, high = max(0, points - speed), min(points, combat)
    options = tuple(option("repair", n, points - n) for n in range(high, low - 1, -1))
    chosen = yield from ask(g, p.owner, "repair", options, "9.44", {"pirate": word(p), "points": points})
    p.combat += chosen[1]
    p.speed += chosen[2]


def issue_letter(g: G, p: Pirate, number: int, port: int) -> None:
    """17.2#12: the nation of the port gives the pirate its letter; the card never comes back."""
    s = g.state
    q = find_pirate(s, number)
    assert q is not None
    (s.couriers if q.owner >= s.seats else s.hands[q.owner]).remove(
        q.id if q.owner >= s.seats else cards.LETTER
    )
    discard(s, cards.LETTER, used=True)
    q.letter = PORT_NATION[port]
    g.tell("letter", pirate=word(q), nation=NATIONS[q.letter])
    s.played += 1


def buy_haven(g: G, p: Pirate, number: int, port: int) -> Rule[None]:
    """9.45: a die times 100 from his net worth, or a refusal; either way that governor has been tried."""
    s = g.state
    q = find_pirate(s, number)
    assert q is not None
    q.bribed.append(s.governors[port])
    faces = yield from again(g, q, g.roll(1), lambda die: die == 1, "9.45")
    price = FIGURE["haven-price"] * faces[0]
    g.tell("haven-price", port=PORTS[port].id, dice=faces, price=price)
    about = {"pirate": word(q), "price": price, "port": PORTS[port].id}
    options = YES_NO if q.worth >= price else YES_NO[1:]
    chosen = yield from ask(g, q.owner, "haven", options, "9.45", about)
    if chosen == YES:
        q.worth -= price
        s.havens[port] = q.id
        g.tell("haven", pirate=word(q), port=PORTS[port].id, price=price)
    else:
        g.tell("no-haven", pirate=word(q), port=PORTS[port].id, price=price)
