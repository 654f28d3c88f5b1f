"""The state of a match of Blackbeard: plain data.

Players are seats; the system player of the solitaire game (19) is the owner after the last seat. Ports,
zones, pirates, nations, … are numbers in the tables of `box`. `NONE` (-1) means none.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from flibuste.kernel.table import Table

from .box import (
    CUNNING,
    DOCK,
    FIGURE,
    HOLDS,
    PIRATE_WORDS,
    PORT_NATION,
    PRO,
    SHIP_COMBAT,
    SHIP_SPEED,
)

#: no pirate, port, nation, … where a number is expected
NONE: Final = -1

# ---- phases of a match (3, 4.4)
DRAFT: Final = 0
DEPLOY: Final = 1
FIT_OUT: Final = 2
START: Final = 3
DRAW: Final = 4
CARD: Final = 5
ACTION: Final = 6
OVER: Final = 7
PHASES = ("draft", "deploy", "fit-out", "start", "draw", "card", "action", "over")

# ---- the actions of 4.5, as far as windows tell them apart
MOVE: Final = 0
FIND: Final = 1
PLUNDER: Final = 2
CONVERT: Final = 3
PORT_CALL: Final = 4
STEAL: Final = 5
RECOVER: Final = 6
ATTACK: Final = 7
SACK: Final = 8
ALLY: Final = 9
RETIRE: Final = 10
DIG: Final = 11
MUSTER: Final = 12
ACTS = (
    "move",
    "find",
    "plunder",
    "convert",
    "port",
    "steal",
    "recover",
    "attack",
    "sack",
    "ally",
    "retire",
    "dig",
    "muster",
)

# ---- moments of an action at which windows open (4.63, ruling A14)
DECLARED: Final = 0
UNDER_WAY: Final = 1
DONE: Final = 2
#: all is gained from a plundered merchant, but it has not been let go (8.31)
CLOSING: Final = 3

# ---- debauchery markers (13.23)
SOBER: Final = 0
VOLUNTARY: Final = 1
INVOLUNTARY: Final = 2
HUNG_OVER: Final = 3

# ---- why victory points were earned (18.12, 2.7)
RETIRED, LOST, BOUNTY, BROADSIDE, GIFT, AFLOAT = range(6)
CAUSES = ("retired", "lost", "bounty", "broadside", "gift", "afloat")


class Pirate(msgspec.Struct, array_like=True):
    """A pirate in play, with the tracks of his sheet (6.24)."""

    id: int
    owner: int
    place: int
    ship: int
    combat: int
    speed: int
    loyalty: int
    cunning: int
    notoriety: int = 0
    worth: int = 0
    #: the doubloons in each hold in use
    holds: list[int] = []
    #: hostages for ransom, and the nation of each (8.44)
    hostages: list[int] = []
    nations: list[int] = []
    #: nation of his letter of marque (17.2#12)
    letter: int = NONE
    guns: bool = False
    scurvy: bool = False
    revel: int = 0
    ally: int = NONE
    #: the nations he has attacked (9.58)
    history: list[int] = []
    #: information points by port (8.46)
    info: dict[int, int] = {}
    #: governors he has tried to bribe (9.45)
    bribed: list[int] = []
    #: ports whose merchant he has found (8.14)
    found: list[int] = []
    #: merchant just plundered, for conversion (8.5), and port just taken, for a sack (9.55)
    prize: int = NONE
    taken: int = NONE
    treasure: bool = False
    #: the pardon was declared while he was in play (17.2#8)
    pardoned: bool = False
    #: the turn of his deployment (10.31)
    since: int = NONE


class State(msgspec.Struct, array_like=True):
    seats: int
    #: commissioners by the charts of 2008 (else by 10.1–10.6 as printed)
    charts: bool
    draft: bool
    deployment: str
    long: bool
    split: bool
    duel_fame: bool
    #: player A of 3, step 2
    first: int
    # ---- cards: numbers 1 to 23; the top of a pile is its end
    deck: list[int]
    discard: list[int]
    gone: list[int]
    hands: list[list[int]]
    pirate_deck: list[int]
    pirate_hands: list[list[int]]
    retired: list[int]
    locker: list[int]
    #: must-play pile of the solitaire game (19.3)
    fate: list[int]
    fate_discard: list[int]
    # ---- the board
    pirates: list[Pirate]
    #: by port: 0, or the number of a governor
    governors: list[int]
    anti: list[int]
    dismissed: list[int]
    #: by port: merchant type or NONE; and how many of each type are in the pool
    merchants: list[int]
    merchant_pool: list[int]
    #: by zone: warship class or NONE; and how many of each class are in the pool
    warships: list[int]
    warship_pool: list[int]
    hostage_pool: list[int]
    #: by owner: commissioner or NONE, and the place of each
    kcs: list[int]
    kc_places: list[int]
    kc_pool: list[int]
    kc_out: list[int]
    #: by port: the pirate whose haven it is
    havens: list[int]
    #: ports: whose merchant lies face up; those of no more use (10.4); those on their guard (9.58)
    face_up: list[int]
    destroyed: list[int]
    attacked: list[int]
    #: by owner and cause
    vp: list[list[int]]
    # ---- the course of the game
    phase: int = DRAFT
    turn: int = 0
    actor: int = 0
    #: picks or deployments so far (3, steps 6 and 7)
    step: int = 0
    #: secret deployments: of each seat, places in its hand of pirates and zones by turns
    plans: list[list[int]] = []
    #: pirates whose owner everybody knows since the draft
    drafted: list[int] = []
    pardons: int = 0
    #: the card is out until few cards remain; the seat that drew it; his turns until the pardon ends
    pardon_out: bool = False
    pardon_seat: int = NONE
    pardon_turns: int = 0
    pass_two: bool = False
    # ---- this turn
    seasick: bool = False
    played: int = 0
    #: an action card has been played
    acted: bool = False
    actions: int = 0
    #: who alone may use the actions of an initiative card (4.52)
    initiative: int = NONE
    #: the seats that have used their anti-pirate action (4.61); those that pass until the end of this turn
    spent: list[int] = []
    quiet: list[int] = []
    #: whose commissioner has acted this turn, and the pirate he may go on harassing (10.23)
    hunter: int = NONE
    hunted: int = NONE
    # ---- this action
    active: int = NONE
    act: int = NONE
    moment: int = 0
    #: the types of anti-pirate action used against it (4.62): a card, or `cards.COMMISSION` and so on
    types: list[int] = []
    #: a commissioner has reacted to it (charts of 2008)
    reacted: bool = False
    #: what the action is about: a port
    target: int = NONE
    #: where the active pirate was as he declared it
    origin: int = NONE
    # ---- solitaire (19): the pirate of the system whose turn it is, the three of them, those who carry
    # a letter of marque not yet issued, and the revelry card that waits for the end of an action
    system: int = NONE
    roster: list[int] = []
    couriers: list[int] = []
    waiting: int = 0
    #: Teach has been notorious enough to be hunted from then on (19.14); the turn in which his crew's
    #: loyalty last came to 0 (19.16bis)
    marked: bool = False
    disgraced: int = NONE
    #: the zone in which a pirate is harassed (10.23), as soon as he is in one
    hunt_zone: int = NONE
    #: who has just spent one of the two moves that a crippled ship needs (6.26)
    limping: int = NONE


def clear_turn(s: State) -> None:
    """Forget what concerned one turn only."""
    s.seasick = s.acted = False
    s.played = s.actions = 0
    s.spent, s.quiet = [], []
    s.initiative = s.hunter = s.hunted = s.hunt_zone = s.limping = NONE


def include(group: list[int], member: int) -> None:
    """Add a number to a list that holds none twice."""
    if member not in group:
        group.append(member)


#: what every rule has in its hands
G: TypeAlias = Table[State]

#: the owner number of the system player (19), after the one seat
SYSTEM: Final = 1


def new_pirate(s: State, number: int, owner: int, place: int, ship: int) -> Pirate:
    """A pirate as he comes into play (3, step 7; 5.13; 6.21)."""
    return Pirate(
        id=number,
        owner=owner,
        place=place,
        ship=ship,
        combat=SHIP_COMBAT[ship],
        speed=SHIP_SPEED[ship],
        loyalty=FIGURE["loyalty-start"],
        cunning=CUNNING[number],
        since=s.turn,
    )


def pirate(s: State, number: int) -> Pirate:
    for p in s.pirates:
        if p.id == number:
            return p
    raise KeyError(number)


def find_pirate(s: State, number: int) -> Pirate | None:
    for p in s.pirates:
        if p.id == number:
            return p
    return None


def word(p: Pirate) -> str:
    return PIRATE_WORDS[p.id]


def docked(p: Pirate) -> bool:
    return p.place >= DOCK


def capacity(p: Pirate) -> int:
    return HOLDS[p.ship]


def is_pro(governor: int) -> bool:
    return 0 < governor <= PRO


def in_play(s: State, owner: int) -> int:
    return sum(1 for p in s.pirates if p.owner == owner)


_AFTER = {
    n: (*[tuple((seat + step) % n for step in range(1, n)) for seat in range(n)], tuple(range(n)))
    for n in range(1, 11)
}


def after(s: State, seat: int) -> tuple[int, ...]:
    """Return the other seats in play order, from a seat's left (4.63); all seats after the system player."""
    return _AFTER[s.seats][seat]


# ---- status of a port for a pirate (9.3)
ANTI_PORT: Final = 0
NEUTRAL_PORT: Final = 1
PRO_PORT: Final = 2
PIRATE_PORT: Final = 3
HAVEN: Final = 4
STATUSES = ("anti", "neutral", "pro", "pirate", "haven")


def letter_nation(p: Pirate) -> int:
    """The nation of a letter that can be used: none while allied (11.5)."""
    return p.letter if p.ally == NONE else NONE


def port_status(s: State, p: Pirate, port: int) -> int:
    """9.31–9.35, with havens, letters of marque and the hostility of 9.58."""
    nation = PORT_NATION[port]
    if nation == NONE:
        return PIRATE_PORT
    if s.havens[port] == p.id:
        return HAVEN
    if nation in p.history:
        return ANTI_PORT
    if p.letter == nation and p.ally == NONE:
        return PRO_PORT
    governor = s.governors[port]
    if governor == 0:
        return NEUTRAL_PORT
    return PRO_PORT if governor <= PRO else ANTI_PORT
