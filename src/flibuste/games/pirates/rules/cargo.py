"""Cargo (4.2, 4.3, 6.2, 6.3): the spaces of a ship, and what fits into them."""

from __future__ import annotations

from .. import box
from ..abilities.registry import at_work, card_codes, has, plain, serving
from ..box import CrewCard
from ..fleet.fleet import CREW_OF_THREE, cargo_spaces, spaces_taken
from ..state import Crew, Gear, Ship, State


def cards_of(crew: list[Crew]) -> list[CrewCard]:
    return [box.crew()[member.card] for member in crew]


def working(ship: Ship, crew: list[Crew]) -> list[CrewCard]:
    """4.5: those of a crew whose abilities work on that ship; for their room aboard, switched off or not."""
    pairs = serving(ship.card, ship.nation, tuple([(member.card, member.nation) for member in crew]))
    return [box.crew()[card] for card, _ in pairs]


def spaces(s: State, ship: Ship) -> int:
    """All cargo spaces of a ship: printed, links, and what its crew bring."""
    card = box.ships()[ship.card]
    more = cargo_master(s, ship)
    if not ship.crew:
        return more + cargo_spaces(card, [], [], ())
    friends = [member.friend for member in ship.crew]
    return more + cargo_spaces(card, cards_of(ship.crew), friends, working(ship, ship.crew))


def taken(s: State, ship: Ship) -> int:
    """4.2, 6.2, 13.3: crew, equipment and coins take a space each; uniques none (13.unique-1)."""
    crew = 0
    if ship.crew and not ship.plight.roomy and not has(s, ship, "crew_no_space_3"):
        stowed = [member for member in ship.crew if not member.bound]
        crew = spaces_taken(cards_of(stowed), working(ship, stowed)) - ship.plight.called
    return max(0, crew) + len(ship.gear) + sum(1 for coin in ship.coins if not coin.unique)


def room(s: State, ship: Ship) -> int:
    words = box.ships()[ship.card].keywords
    if "sea_dragon" in words:  # 16.kw-seadragon-9
        return 0
    return max(0, spaces(s, ship) - taken(s, ship))


def may_leave(member: Crew) -> bool:
    """A patron (build_plus5), a jonah and one who was pressed into service never leave their ship."""
    return not member.bound and all(
        code not in ("build_plus5", "jonah") for code, _ in card_codes(member.card)
    )


@plain("cargo_master")
def cargo_master(s: State, ship: Ship) -> int:
    """Every ship of the fleet that has a cargo master's nation carries one more."""
    for other in s.ships:
        if other.owner == ship.owner and not other.sunk and other.crew:
            for word, nation in at_work(other):
                if nation == ship.nation and ("cargo_master", "") in card_codes(word):
                    return 1
    return 0


def fits(s: State, ship: Ship, member: Crew) -> bool:
    """4.2, 4.3: a space, and the cost of all crew within the cost of the ship."""
    card = box.crew()[member.card]
    if not takes_crew(s, ship):
        return False
    stranger = member.nation != ship.nation and "ex_patriot" not in card.keywords
    if card.cost == 0 and stranger and member.owner == ship.owner:  # 4.6
        return False
    if has(s, ship, "crew_no_space_3") and len(ship.crew) >= CREW_OF_THREE:
        return False
    total = cost_of(member) + sum(map(cost_of, ship.crew))
    if total > box.ships()[ship.card].cost and not has(s, ship, "jonah"):
        return False
    return room(s, ship) > 0 or not space_of(s, ship, member)


def takes_crew(s: State, ship: Ship) -> bool:
    """Whether any crew may serve there: 16.kw-seamonster-4, 16.kw-seadragon-9, no_crew."""
    kind = box.creature(box.ships()[ship.card])
    return kind not in ("sea_monster", "sea_dragon") and not has(s, ship, "no_crew")


def cost_of(member: Crew) -> int:
    """16.kw-blackmark-2: one that serves the Cursed by its mark costs 1 more."""
    card = box.crew()[member.card]
    marked = "black_mark" in card.keywords and member.nation == "cursed" != card.nation
    return card.cost + marked


def space_of(s: State, ship: Ship, member: Crew) -> int:
    """The space that a crew takes on a ship (4.2, 5.oarsman-2)."""
    if ship.plight.roomy or has(s, ship, "crew_no_space_3"):
        return 0
    if has(s, ship, "jonah"):  # beside him everybody takes a space
        return 1
    return spaces_taken(cards_of([member]), working(ship, [member]))


def holds(s: State, ship: Ship, thing: Gear) -> bool:
    """6.2, 6.3: a space, and the cost of all equipment within the cost of the ship."""
    cost = box.gear()[thing.card].cost + sum(box.gear()[t.card].cost for t in ship.gear)
    return room(s, ship) > 0 and cost <= box.ships()[ship.card].cost
