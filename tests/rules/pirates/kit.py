"""Positions for the tests of Pirates: a small sea, ships where they are wanted, scripted dice.

Places are in millimetres, headings in degrees. The home of seat 0 lies in the lower left, that of seat 1 in
the upper right; two wild islands in the other corners; the middle of the table is open sea.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import card_codes
from flibuste.games.pirates.state import (
    STANDING,
    Coin,
    Crew,
    Fort,
    G,
    Gear,
    Island,
    Plight,
    Ship,
    State,
    Terrain,
)
from flibuste.games.pirates.table.contact import find, find_dock
from flibuste.games.pirates.table.motion import shore_pose
from flibuste.games.pirates.view import census
from flibuste.kernel.decision import Option
from flibuste.kernel.dice import Dice
from flibuste.kernel.match import Match
from flibuste.kernel.table import Table

__all__ = [
    "Coin",
    "Crew",
    "Fort",
    "G",
    "Gear",
    "Island",
    "Match",
    "Option",
    "Plight",
    "Ship",
    "State",
    "Terrain",
    "box",
]

#: ships without keyword or ability, by masts, all of England unless said otherwise
SLOOP, BRIG, BARQUE, FRIGATE = "SS-17", "SM1-SS-015", "RV-76", "SM1-ES-009"
CAPTAIN, HELMSMAN, MUSKETEER, SHIPWRIGHT, CANNONEER = "BC-116", "BC-118", "BC-119", "BC-123", "BC-115"
S, L = 5750, 8380


@cache
def ship_with(word: str, masts: int = 0) -> str:
    """A coded ship with a keyword or code, as few others as possible."""
    found = [
        card
        for card in box.ships().values()
        if any(code == word for code, _ in card_codes(card.id))
        and box.coded(card.id)
        and (not masts or card.masts == masts)
    ]
    return min(found, key=lambda card: (len(card_codes(card.id)), card.cargo == 0)).id


@cache
def crew_with(word: str) -> str:
    """A coded crew with a keyword or code, as few others as possible."""
    found = [
        card
        for card in box.crew().values()
        if any(code == word for code, _ in card_codes(card.id)) and box.coded(card.id)
    ]
    return min(found, key=lambda card: len(card_codes(card.id))).id


def ship(
    card: str,
    owner: int,
    x: float = 0,
    y: float = 0,
    h: float = 0,
    crew: Sequence[str] = (),
    coins: Sequence[int] = (),
    uniques: Sequence[str] = (),
    gear: Sequence[str] = (),
    **more: Any,
) -> Ship:
    """A ship; its crew serve under its flag."""
    entry = box.ships()[card]
    nation = more.pop("nation", entry.nation)
    masts = more.pop("masts", [STANDING] * (1 if "flotilla" in entry.keywords else entry.masts))
    bit = 1 << owner
    return Ship(
        more.pop("id", f"{card}~{owner + 1}"),
        card,
        owner,
        owner,
        nation,
        round(x * 100),
        round(y * 100),
        round(h * 100) % 36000,
        masts=masts,
        crew=[Crew(word, owner, nation) for word in crew],
        coins=[Coin(value, seen=bit) for value in coins] + [Coin(0, word, 3) for word in uniques],
        gear=[Gear(word, owner) for word in gear],
        panels=more.pop("panels", 2 if "turtle_ship" in entry.keywords else 0),
        outrigger=more.pop("outrigger", "catamaran" in entry.keywords),
        mercenary=more.pop("mercenary", "mercenary" in entry.keywords),
        **more,
    )


def isles() -> list[Island]:
    return [
        Island(0, 12000, 12000, home=0),
        Island(0, 108000, 78000, home=1),
        Island(0, 12000, 78000),
        Island(0, 108000, 12000),
    ]


def stage(
    *ships: Ship,
    dice: Sequence[int] = (),
    seats: int = 2,
    terrain: Sequence[Terrain] = (),
    edit: Callable[[State], object] | None = None,
    **options: Any,
) -> Match:
    """A staged match with those ships on the small sea; seat 0 is to play."""

    def position(s: State) -> None:
        s.islands = isles()
        for seat in range(2, s.seats):
            s.islands.append(Island(0, 12000 + 30000 * seat, 45000 + 33000 * (seat % 2), home=seat))
        for seat, player in enumerate(s.players):
            player.home = seat if seat < 2 else 2 + seat
            player.coins, player.gold, player.events, player.forts, player.crew = [], 0, [], [], []
            player.gear, player.stock = [], []
        s.ships = list(ships)
        s.terrain = list(terrain)
        s.order = list(range(s.seats))
        s.turn, s.round, s.stake = 0, 1, 30
        s.islands[2].coins = [Coin(3), Coin(1), Coin(2), Coin(2)]
        s.islands[3].coins = [Coin(1)]
        for vessel in s.ships:
            if vessel.dock < 0:
                vessel.dock = find_dock(s, vessel)
        if edit is not None:
            edit(s)

    return flibuste.stage("pirates", seats=seats, edit=position, dice=dice, options=options)


def moored(s: State, vessel: Ship, number: int, angle: float = 0) -> Ship:
    """Put a ship bow on the shore of an island, on the side at that angle."""
    vessel.x, vessel.y, vessel.h = shore_pose(s, vessel, s.islands[number], round(angle * 100))
    vessel.dock = number
    return vessel


def dock(vessel: Ship, number: int, angle: float = 0) -> Ship:
    """The same, before there is a state."""
    s = State(2, 40, 120000, 90000, S, L, [])
    s.islands = isles()
    return moored(s, vessel, number, angle)


def get(m: Match, vessel: Ship) -> Ship:
    """The ship as it is in the match."""
    return find(m.state, vessel.id)


def seat_of(m: Match) -> int:
    return next(iter(m.pending))


def asked(m: Match) -> str:
    return next(iter(m.pending.values())).kind if m.pending else ""


def offered(m: Match, verb: str = "") -> list[str]:
    """The listed options, as text."""
    decision = next(iter(m.pending.values()))
    return [str(option) for option in decision.options if not verb or option[0] == verb]


def do(m: Match, *options: str | Option) -> Match:
    """The seat that is asked chooses, one option after the other. What anybody sees by it seals the choice:
    it can't be taken back; and no choice makes or loses a piece."""
    for option in options:
        before = [(piece, known(piece)) for piece in faces(m.state)]
        pieces = census(m.state)
        m.choose(seat_of(m), option)
        assert census(m.state) == pieces, option
        if any(known(piece) & ~knew for piece, knew in before):
            assert m.table.sealed == m.table.choices, option
    return m


def faces(s: State) -> list[Coin | Crew]:
    """Every piece that may lie face down."""
    piles = [ship.coins for ship in s.ships] + [player.coins for player in s.players]
    piles += [isle.coins for isle in s.islands] + [isle.fort.coins for isle in s.islands if isle.fort]
    crews = [ship.crew for ship in s.ships] + [player.crew for player in s.players]
    crews += [isle.crew for isle in s.islands]
    return [*[coin for pile in piles for coin in pile], *[member for crew in crews for member in crew]]


def known(piece: Coin | Crew) -> int:
    """The seats that know its face, as bits."""
    return -1 if isinstance(piece, Crew) and piece.up else piece.seen


def course(vessel: Ship, *legs: tuple[float, float]) -> str:
    """A course in degrees and millimetres."""
    return " ".join(["course", vessel.id, *[f"{round(turn * 100)}:{round(run * 100)}" for turn, run in legs]])


def end_turn(m: Match) -> Match:
    """Pass until the turn goes over; anything asked on the way is answered by its last option."""
    seat, number = m.state.turn, m.state.round
    while not m.over and (m.state.turn, m.state.round) == (seat, number):
        decision = next(iter(m.pending.values()))
        quiet = next((o for o in decision.options if o[0] == "pass"), None)
        m.choose(decision.seat, quiet or (decision.options or m.suggest(decision.seat))[-1])
    return m


def rules(m: Match, *dice: int) -> G:
    """What a rule is handed, on the state of a match: to call one by itself."""
    return Table(m.state, Dice(b"0" * 32, dice))


def told(m: Match, key: str) -> list[dict[str, Any]]:
    return [entry.about for entry in m.story(0) if entry.key == key]


def fort(owner: int, card: str = "fort_brompton", coins: Sequence[int] = (), **more: Any) -> Fort:
    guns = box.forts()[card].cannons
    return Fort(card, owner, more.pop("flags", [1] * len(guns)), list(guns), [Coin(v) for v in coins], **more)


AWAY = ship(SLOOP, 1, 900, 200, id="away")


SPARE = ship(SLOOP, 0, 200, 500, id="spare")


CATAMARAN, TURTLE, LONGSHIP, MONSTER, SUB, BLADES, GHOST, DRAGON = (
    ship_with(w)
    for w in (
        "catamaran",
        "turtle_ship",
        "longship",
        "sea_monster",
        "submarine",
        "switchblade",
        "ghost_ship",
        "sea_dragon",
    )
)


MARINE = crew_with("marine")


def half(card: str) -> tuple[float, float]:
    body = box.body(card)
    return body.length / 200, body.width / 200


def head_on(card: str, foe_card: str, **foe: Any) -> tuple[Ship, Ship]:
    """An enemy 20 mm off, across the bow."""
    x = 600 + half(card)[0] + 20 + half(foe_card)[1]
    return ship(card, 0, 600, 450), ship(foe_card, 1, x, 450, 90, **foe)


def quiet(m: Match) -> Match:
    while asked(m) in ("dive", "fade"):
        do(m, next(w for w in offered(m) if w.startswith(("surface", "solid"))))
    return m
