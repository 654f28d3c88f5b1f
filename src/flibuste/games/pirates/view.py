"""What a seat may know (view), all else dealt anew (redeal), and the count of all pieces (census)."""

from __future__ import annotations

from typing import Any

import msgspec

from flibuste.kernel.dice import Dice

from . import box
from .rules.ending import gold_of
from .rules.treasure import HIDDEN
from .state import Coin, Crew, Gear, Island, Plight, Ship, State, lies_in
from .table.contact import derelict, own_port


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None: a spectator. Lengths in hundredths of a millimetre."""
    return {
        "seats": s.seats,
        "points": s.points,
        "width": s.width,
        "height": s.height,
        "short": s.short,
        "long": s.long,
        "phase": s.phase,
        "order": list(s.order),
        "turn": s.turn,
        "round": s.round,
        "stake": s.stake,
        "marked": s.marked,
        "ended": s.ended,
        "winners": list(s.winners),
        "islands": [_island(s, isle, seat) for isle in s.islands],
        "terrain": [
            {
                "kind": t.kind,
                "x": t.x,
                "y": t.y,
                "h": t.h,
                "gold": t.gold,
                "stuck": t.stuck,
                "smoke": t.smoke,
                "radius": box.terrain_radius(t.kind),
            }
            if not t.gone
            else {"kind": "gone"}
            for t in s.terrain
        ],
        "tokens": [{"kind": t.kind, "x": t.x, "y": t.y, "owner": t.owner} for t in s.tokens],
        "ships": [_ship(s, ship, seat) for ship in s.ships],
        "players": [_player(s, number, seat) for number in range(s.seats)],
        "spent": _coins(s.spent, seat, s.seats) if s.phase == "turn" else len(s.spent),
    }


def _sees(coin: Coin, seat: int | None, every: int) -> bool:
    return coin.seen == every or (seat is not None and bool(coin.seen >> seat & 1))


def _coins(coins: list[Coin], seat: int | None, seats: int) -> list[dict[str, Any] | None]:
    every = (1 << seats) - 1
    return [
        {"value": coin.value, "unique": coin.unique} if _sees(coin, seat, every) else None for coin in coins
    ]


def _crew(member: Crew, seat: int | None) -> dict[str, Any]:
    if not knows(member, seat):
        return {"owner": member.owner}
    shown = {"card": member.card, "owner": member.owner, "nation": member.nation}
    return {**shown, "up": member.up, "worth": member.worth}


def knows(member: Crew, seat: int | None) -> bool:
    """Whether a seat knows a crew: its own, shown to all, or looked at (peek_cargo)."""
    return member.up or (seat is not None and (member.owner == seat or bool(member.seen >> seat & 1)))


def _gear(thing: Gear, seat: int | None) -> dict[str, Any]:
    return {"card": thing.card} if thing.up or thing.owner == seat else {}


def _island(s: State, isle: Island, seat: int | None) -> dict[str, Any]:
    fort = isle.fort
    return {
        "shape": isle.shape,
        "x": isle.x,
        "y": isle.y,
        "h": isle.h,
        "points": [list(point) for point in box.tables().island[isle.shape].points],
        "home": isle.home,
        "flags": list(isle.flags),
        "explored": list(isle.explored),
        "mysterious": isle.mystery > 0,
        "wolves": isle.wolves,
        "coins": _coins(isle.coins, seat, s.seats),
        "crew": [_crew(member, seat) for member in isle.crew],
        "gear": [_gear(thing, seat) for thing in isle.gear],
        "fort": None
        if fort is None
        else {
            "card": fort.card,
            "owner": fort.owner,
            "flags": list(fort.flags),
            "guns": list(fort.guns),
            "rim": fort.rim,
            "gold": fort.gold,
            "coins": _coins(fort.coins, seat, s.seats),
            "done": fort.done,
        },
    }


def _ship(s: State, ship: Ship, seat: int | None) -> dict[str, Any]:
    card = box.ships()[ship.card]
    size = box.body(ship.card, ship.outrigger)
    own = seat == ship.owner
    shown: dict[str, Any] = {
        "id": ship.id,
        "card": ship.card,
        "name": card.name,
        "owner": ship.owner,
        "builder": ship.builder,
        "nation": ship.nation,
        "sunk": ship.sunk,
    }
    if ship.sunk:
        return shown
    shown |= {
        "x": ship.x,
        "y": ship.y,
        "h": ship.h,
        "length": size.length,
        "width": size.width,
        "round": size.round,
        "masts": list(ship.masts),
        "cannons": list(card.cannons),
        "move": card.move,
        "cargo": card.cargo,
        "cost": card.cost,
        "keywords": list(card.keywords),
        "abilities": list(card.abilities),
        "derelict": derelict(ship),
        "wreck": ship.wreck,
        "dock": ship.dock,
        "begun": ship.begun,
        "tows": ship.tows,
        "towed_by": ship.towed_by,
        "submerged": ship.submerged,
        "intangible": ship.intangible,
        "blades": ship.blades,
        "flame": ship.flame,
        "jammed": ship.jammed,
        "panels": ship.panels,
        "outrigger": ship.outrigger,
        "guns": ship.guns,
        "fog": ship.fog,
        "weed": ship.weed,
        "done": ship.done,
        "more": ship.more,
        "mercenary": ship.mercenary,
        "plight": _plight(ship.plight, own),
        "crew": [_crew(member, seat) for member in ship.crew],
        "gear": [_gear(thing, seat) for thing in ship.gear],
        "coins": _coins(ship.coins, seat, s.seats),
    }
    return shown


#: what everybody saw befall a ship
PUBLIC = (
    "chained",
    "stink",
    "stunk",
    "mute",
    "slow",
    "idle",
    "resting",
    "scuttled_by",
    "ablaze",
    "anchored",
    "steersman",
)


def _plight(plight: Plight, own: bool) -> dict[str, Any]:
    """All that is not as usual with a ship; to others only what they saw."""
    usual = msgspec.structs.asdict(_WELL)
    told = msgspec.structs.asdict(plight)
    told["rammed"] = list(plight.rammed)  # what a view holds is nobody else's
    return {key: value for key, value in told.items() if value != usual[key] and (own or key in PUBLIC)}


_WELL = Plight()


def _player(s: State, number: int, seat: int | None) -> dict[str, Any]:
    player = s.players[number]
    own = number == seat
    open_score = s.seats == 2 or own or bool(s.ended)
    return {
        "home": player.home,
        "coins": _coins(player.coins, seat, s.seats),
        # 20.6: what crew and spices made of coins brought home would tell their value
        "gold": player.gold if open_score else None,
        "score": gold_of(s, number) if open_score else None,
        "crew": [_crew(member, seat) for member in player.crew],
        "gear": [_gear(thing, seat) for thing in player.gear],
        "events": list(player.events) if own else len(player.events),
        "forts": list(player.forts),
        "stock": list(player.stock) if own else len(player.stock),
    }


# ---- re-deal


def all_coins(s: State) -> list[Coin]:
    coins = list(s.spent)
    for isle in s.islands:
        coins += isle.coins
        if isle.fort:
            coins += isle.fort.coins
    for ship in s.ships:
        coins += ship.coins
    for player in s.players:
        coins += player.coins
    return coins


def all_crew(s: State) -> list[Crew]:
    crew = [m for ship in s.ships for m in ship.crew]
    crew += [m for isle in s.islands for m in isle.crew]
    return crew + [m for player in s.players for m in player.crew]


def all_gear(s: State) -> list[Gear]:
    gear = [t for ship in s.ships for t in ship.gear]
    gear += [t for isle in s.islands for t in isle.gear]
    return gear + [t for player in s.players for t in player.gear]


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Deal anew, in place: coins that the seat has not seen change places; others' face-down crew,
    equipment and events are drawn from the catalogue; the numbers of mysteries are shuffled."""
    redeal_coins(s, seat, dice)
    for member in all_crew(s):
        if not knows(member, seat):
            pool = _crew_pool(member.nation)
            member.card = pool[dice.below(len(pool), "crew")]
    gear = sorted(word for word, card in box.gear().items() if not card.nation)
    for thing in all_gear(s):
        if not thing.up and thing.owner != seat:
            thing.card = gear[dice.below(len(gear), "gear")]
    events = sorted(box.events())
    uniques = sorted(box.uniques())
    for number, player in enumerate(s.players):
        if number != seat:
            player.events[:] = [events[dice.below(len(events), "events")] for _ in player.events]
            player.stock[:] = [uniques[dice.below(len(uniques), "stock")] for _ in player.stock]
    mysteries = [isle for isle in s.islands if isle.mystery]
    numbers = list(range(1, len(box.mysteries()) + 1))
    dice.shuffle(numbers, "mysteries")
    for isle, number in zip(mysteries, numbers, strict=False):
        isle.mystery = number


def redeal_coins(s: State, seat: int | None, dice: Dice) -> None:
    """A unique that would have been shown when found can lie only on an island that nobody has opened; what
    is still aboard in its own port is a unique, for gold would have gone ashore."""
    every = (1 << s.seats) - 1
    closed = [coin for isle in s.islands if not isle.opened for coin in isle.coins] + s.spent
    stays = [coin for ship in s.ships if own_port(s, ship) for coin in ship.coins]
    hidden = [coin for coin in all_coins(s) if not _sees(coin, seat, every) and not lies_in(stays, coin)]
    fresh = [coin for coin in hidden if any(coin is other for other in closed)]
    unseen = [coin for coin in hidden if not any(coin is other for other in fresh)]
    faces = sorted([(coin.value, coin.unique) for coin in hidden])
    dice.shuffle(faces, "coins")
    quiet = [face for face in faces if not face[1] or face[1] in HIDDEN]
    for coin in unseen:
        face = quiet.pop()
        faces.remove(face)
        coin.value, coin.unique = face
    for coin, face in zip(fresh, faces, strict=True):
        coin.value, coin.unique = face


def _crew_pool(nation: str) -> list[str]:
    """Crew that a face-down card could be: whole codes, neither bound to be shown nor to build."""
    pool = _POOLS.get(nation)
    if pool is None:
        shown = {"build_plus5", "crew_discount1", "jonah"}
        pool = [
            card.id
            for card in box.crew().values()
            if card.nation == nation and box.coded(card.id) and not shown & set(card.abilities)
        ]
        _POOLS[nation] = pool
    return pool


_POOLS: dict[str, list[str]] = {}


# ---- census


def census(s: State) -> dict[str, int]:
    """Constant during a match: what leaves it is still counted."""
    forts = sum(len(player.forts) for player in s.players) + sum(i.fort is not None for i in s.islands)
    return {
        "coins": len(all_coins(s)) - s.minted,
        "crew": len(all_crew(s)) + s.lost_crew,
        "gear": len(all_gear(s)) + s.lost_gear,
        "events": sum(len(player.events) for player in s.players) + s.lost_events,
        "ships": len(s.ships),
        "forts": forts + s.lost_forts,
    }
