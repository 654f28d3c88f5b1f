"""Where things are: shapes of ships and islands, contact, bow and stern, docking, pins."""

from __future__ import annotations

from flibuste.kernel.table import seat_word

from .. import box
from ..abilities.registry import built, has, plain
from ..box import Body
from ..state import GONE, Crew, Fort, Island, Ship, State, Terrain
from .geometry import KEPT, Shape, apart, laid, placed, put, within

#: 21.3: pieces this near each other touch
CONTACT = box.tables().measure.contact
#: no two pieces whose centres are further apart than this can touch
ARM = 16000


def touching(one: Shape, two: Shape) -> bool:
    """21.3"""
    return within(one, two, CONTACT)


def body(ship: Ship) -> Body:
    return box.body(ship.card, ship.outrigger)


_HULLS: dict[tuple[str, bool, int, int, int], Shape] = {}


def hull_at(ship: Ship, x: int, y: int, h: int) -> Shape:
    key = (ship.card, ship.outrigger, x, y, h)
    shape_there = _HULLS.get(key)
    if shape_there is None:
        shape = box.body(ship.card, ship.outrigger)
        shape_there = Shape(shape.hull, x, y, 0 if shape.round else h, shape.radius)
        if len(_HULLS) > KEPT:
            _HULLS.clear()
        _HULLS[key] = shape_there
    return shape_there


def hull(ship: Ship) -> Shape:
    return _HULLS.get((ship.card, ship.outrigger, ship.x, ship.y, ship.h)) or hull_at(
        ship, ship.x, ship.y, ship.h
    )


def bow(ship: Ship) -> Shape:
    """8.6; any part of a creature is its bow."""
    shape = box.body(ship.card, ship.outrigger)
    return placed(shape.bow, ship.x, ship.y, 0 if shape.round else ship.h)


def stern(ship: Ship) -> Shape:
    """8.7"""
    return placed(box.body(ship.card, ship.outrigger).stern, ship.x, ship.y, ship.h)


def bow_point(ship: Ship) -> tuple[float, float]:
    """The point that turns pivot on and slides are measured at: the centre, for a round creature."""
    shape = body(ship)
    return (ship.x, ship.y) if shape.round else put(shape.length / 2, 0, ship.x, ship.y, ship.h)


def stern_point(ship: Ship) -> tuple[float, float]:
    return put(-body(ship).length / 2, 0, ship.x, ship.y, ship.h)


_SHORES: dict[tuple[int, int, int, int], Shape] = {}


def island_shape(isle: Island) -> Shape:
    key = (isle.shape, isle.x, isle.y, isle.h)
    shore = _SHORES.get(key)
    if shore is None:
        shore = laid(box.island_points(isle.shape), isle.x, isle.y, isle.h)
        if len(_SHORES) > KEPT:
            _SHORES.clear()
        _SHORES[key] = shore
    return shore


def fort_shape(isle: Island) -> Shape:
    return placed(box.fort_points(), isle.x, isle.y, 4500)


def radius(tile: Terrain) -> int:
    return box.terrain_radius(tile.kind)


# ---- ships


def find(s: State, ship_id: str) -> Ship:
    for ship in s.ships:
        if ship.id == ship_id:
            return ship
    raise KeyError(ship_id)


def afloat(s: State) -> list[Ship]:
    return [ship for ship in s.ships if not ship.sunk]


def fleet(s: State, seat: int) -> list[Ship]:
    """9.3: the ships of a seat, prizes included."""
    return [ship for ship in s.ships if ship.owner == seat and not ship.sunk and not ship.wreck]


def masts(ship: Ship) -> int:
    """Masts left (segments, hull pieces, flags alike); burning ones count (5.firepot-6)."""
    return sum([1 for mast in ship.masts if mast])


def damaged(ship: Ship) -> bool:
    return GONE in ship.masts


def is_creature(ship: Ship) -> bool:
    return bool(box.creature(box.ships()[ship.card]))


def derelict(ship: Ship) -> bool:
    """10.derelict-1; a galley never is (16.kw-galley-1)."""
    return not any(ship.masts) and not ship.wreck and not built(ship, "galley")


def inert(ship: Ship) -> bool:
    """Neither pins, is pinned, rams, boards, shoots nor is shot at: lost in fog, submerged or a wreck."""
    return ship.fog >= 0 or ship.wreck


def enemies(s: State, ship: Ship) -> list[Ship]:
    return [other for other in s.ships if other.owner != ship.owner and not other.sunk]


def enemies_of(s: State, seat: int) -> list[Ship]:
    return [ship for ship in s.ships if ship.owner != seat and not ship.sunk]


def home_of(s: State, seat: int) -> Island:
    return s.islands[s.players[seat].home]


def close(s: State, one: Ship, two: Ship, limit: int) -> bool:
    return within(hull(one), hull(two), limit)


def touch(one: Ship, two: Ship) -> bool:
    return touching(hull(one), hull(two))


def neighbours(s: State, ship: Ship) -> list[Ship]:
    """All other ships whose circle meets a ship's where it lies, and those with something on their blade:
    most often nobody. What looks at contact looks only at these; who asks several such questions about a ship
    makes the list once."""
    x, y = ship.x, ship.y
    return [
        other
        for other in s.ships
        if -ARM < other.x - x < ARM
        and -ARM < other.y - y < ARM
        and not other.sunk
        and other is not ship
        and (side_by_side(ship, other) or other.plight.skewered)
    ]


def side_by_side(ship: Ship, other: Ship) -> bool:
    """A quick look: whether the circles around two hulls meet."""
    dx, dy = other.x - ship.x, other.y - ship.y
    mine, theirs = box.body(ship.card, ship.outrigger), box.body(other.card, other.outrigger)
    reach = mine.radius + theirs.radius + CONTACT
    return dx * dx + dy * dy <= reach * reach


def touched(s: State, ship: Ship, near_by: list[Ship] | None = None) -> list[Ship]:
    """All other ships that a ship touches, on the surface and out of fog."""
    if near_by is None:
        near_by = neighbours(s, ship)
    if not near_by:
        return []
    mine = hull(ship)
    return [o for o in near_by if not o.submerged and o.fog < 0 and touching(mine, hull(o))]


# ---- pins (11.pin)


@plain("no_pin")
def never_pinned(s: State, ship: Ship) -> bool:
    card = box.ships()[ship.card]
    words = card.keywords
    return (
        bool(box.creature(card))
        or "submarine" in words
        or "longship" in words
        or ("catamaran" in words and ship.outrigger)
        or ship.intangible
        or has(s, ship, "no_pin")
    )


def never_pins(other: Ship) -> bool:
    """Ships that hold nobody: longships, submarines, sea dragons, ghosts, submerged and derelict ones."""
    words = box.ships()[other.card].keywords
    return (
        "longship" in words
        or "submarine" in words
        or "sea_dragon" in words
        or other.intangible
        or other.submerged
        or other.wreck
        or other.fog >= 0
        or derelict(other)
    )


def skewers(ship: Ship, other: Ship) -> bool:
    """Whether the blade of a scorpion reaches a ship: one hull width from its bow (ruling P87)."""
    return within(bow(ship), hull(other), body(ship).width)


def pins(s: State, ship: Ship, other: Ship) -> bool:
    """11.pin-1: its own bow in contact with an enemy holds a ship; a sea monster or titan holds what it
    rammed by any contact."""
    if ship.id in other.plight.skewered:
        return skewers(other, ship)
    if not side_by_side(ship, other):
        return False
    mine = hull(ship)
    theirs = hull(other)
    if apart(mine, theirs, CONTACT):
        return False
    if never_pins(other):
        return False
    if ship.id in other.plight.rammed and box.creature(box.ships()[other.card]):
        return touching(mine, theirs)
    return touching(bow(ship), theirs)


def holds(s: State, other: Ship, ship: Ship) -> bool:
    """Whether `other` pins a ship, keywords and all; a galley is not pinned by what it rammed itself
    (16.kw-galley-2)."""
    if not pins(s, ship, other) or never_pinned(s, ship):
        return False
    return not (other.id in ship.plight.rammed and built(ship, "galley"))


def pinned_by(s: State, ship: Ship, near_by: list[Ship] | None = None) -> Ship | None:
    """11.pin-2: who pins a ship where it lies, or None."""
    if ship.submerged or inert(ship):
        return None
    for other in neighbours(s, ship) if near_by is None else near_by:
        if other.owner != ship.owner and holds(s, other, ship):
            return other
    return None


# ---- islands


def may_dock(s: State, ship: Ship, isle: Island) -> bool:
    """10.dock-1, 16.kw-mercenary-1, 16.kw-ghost-5"""
    if ship.intangible or ship.submerged or ship.fog >= 0 or ship.wreck:
        return False
    if any(coin.unique == "plague" for coin in ship.coins):
        return False
    if isle.home == ship.owner:
        return not hired(ship)
    if isle.home >= 0:  # 8.3: what a card says goes before its keyword
        return raider(s, ship)
    return isle.fort is None or isle.fort.owner == ship.owner


def hired(ship: Ship) -> bool:
    """16.kw-mercenary-1: a mercenary by its card, or as long as an ex-patriot serves aboard
    (16.kw-expatriot-2, ruling P90)."""
    return ship.mercenary or built(ship, "mercenary") or serves_expatriot(ship)


def serves_expatriot(ship: Ship) -> bool:
    crew = box.crew()
    return any(m.owner == ship.owner and "ex_patriot" in crew[m.card].keywords for m in ship.crew)


def raider(s: State, ship: Ship) -> bool:
    codes = ("raid_home_1", "raid_home_2", "raid_home_all")
    return any(has(s, ship, code) for code in codes) and not ship.plight.left_raid


def bow_contact(ship: Ship, isle: Island) -> bool:
    """10.dock-2; a titan docks on the island itself (16.kw-titan-3)."""
    shape = island_shape(isle)
    dx, dy = isle.x - ship.x, isle.y - ship.y
    reach = body(ship).radius + shape.radius + CONTACT
    return dx * dx + dy * dy <= reach * reach and touching(bow(ship), shape)


def find_dock(s: State, ship: Ship) -> int:
    """The island where the ship lies docked; -1: none."""
    if built(ship, "sea_dragon") or (built(ship, "flotilla") and not ship.towed_by):
        return -1
    x, y = ship.x, ship.y
    for number, isle in enumerate(s.islands):
        near_by = -ARM < isle.x - x < ARM and -ARM < isle.y - y < ARM
        if near_by and bow_contact(ship, isle) and may_dock(s, ship, isle):
            return number
    return -1


def own_port(s: State, ship: Ship) -> bool:
    """Docked at its home or at a fort of its owner."""
    if ship.dock < 0:
        return False
    isle = s.islands[ship.dock]
    return isle.home == ship.owner or (isle.fort is not None and isle.fort.owner == ship.owner)


def fort_of(s: State, ship: Ship) -> Fort | None:
    """The fort of its owner that a ship is docked at."""
    if ship.dock < 0:
        return None
    fort = s.islands[ship.dock].fort
    return fort if fort is not None and fort.owner == ship.owner else None


def wild(isle: Island) -> bool:
    """3.12"""
    return isle.home < 0


def garrison(s: State, isle: Island) -> list[Crew]:
    """The crew ashore on an island: at a home they lie with their player."""
    return isle.crew if isle.home < 0 else s.players[isle.home].crew


def isle_word(number: int) -> str:
    return f"i{number + 1}"


def isle_number(word: object) -> int:
    return int(str(word)[1:]) - 1


def who(seat: int) -> str:
    return seat_word(seat)


def left_of(s: State, seat: int) -> int:
    """1.5: the opponent on the left is the next player in turn order."""
    return s.order[(s.order.index(seat) + 1) % s.seats]
