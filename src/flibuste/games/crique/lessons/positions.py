"""The staged positions of La Crique's lessons. Each edits the state of a first month for three players; the
learner is seat 0."""

from __future__ import annotations

from ..box import CARD, COVE, LEGEND, LOOT, SAILS, TREASURE_ISLAND
from ..state import BATTLES, EFFECTS, State

TAVERN, HULL_ISLAND, SAIL_ISLAND, CANNON_ISLAND, CREW_ISLAND = 1, 2, 3, 4, 5


def first_month(s: State) -> None:
    """Nobody holds a card; black ships lie off Tavern and Cannon Island; Hull Island is worth a trip."""
    _empty_hands(s)
    _legend(s, 0, TAVERN, "blackbeard")
    _legend(s, 1, CANNON_ISLAND, "hook")
    _treasures(s, {TAVERN: (1, 1, 0, 1), HULL_ISLAND: (1, 3, 2, 0), SAIL_ISLAND: (2, 1, 0, 0)}, deep=1)
    _treasures(s, {CANNON_ISLAND: (2, 6, 4, 0), CREW_ISLAND: (0, 4, 0, 1)}, deep=1)
    for seat, gold in enumerate((3, 2, 2)):
        _purse(s, seat, gold)
        s.pirates[seat].rings[:] = [2, 2, 2, 2]


def broadside(s: State) -> None:
    """Blue (faster) meets Vermilion at Cannon Island; Green lies off Crew Island alone."""
    _empty_hands(s)
    _legend(s, 0, TAVERN, "blackbeard")
    _legend(s, 1, TREASURE_ISLAND, "cacafuego")
    _treasures(s, {CANNON_ISLAND: (2, 1, 1, 1), CREW_ISLAND: (2, 1, 0, 0)}, deep=1)
    _treasures(s, {SAIL_ISLAND: (2, 3, 2, 0)}, deep=2)
    _deal(s)
    _top(s, "fame-1", "fame-1", "fame-2")
    s.pirates[0].rings[:] = [2, 4, 4, 4]
    s.pirates[1].rings[:] = [2, 2, 2, 4]
    s.pirates[2].rings[:] = [2, 6, 6, 6]
    _place(s, CANNON_ISLAND, CANNON_ISLAND, CREW_ISLAND)
    s.step, s.island = BATTLES, TAVERN


def tavern(s: State) -> None:
    """Ashore on Tavern Island with gold to spend; next month Captain Hook lies off Cannon Island."""
    _empty_hands(s)
    _legend(s, 0, TREASURE_ISLAND, "cacafuego")
    _legend(s, 1, SAIL_ISLAND, "hook")
    _treasures(s, {CANNON_ISLAND: (1, 3, 2, 0)}, deep=2)
    _deal(s)
    _top(s, "grapeshot", "mastercraft", "fame-2")
    _purse(s, 0, 7)
    s.pirates[0].rings[:] = [4, 6, 5, 4]
    s.pirates[1].rings[:] = [2, 3, 2, 2]
    s.pirates[2].rings[:] = [2, 2, 2, 2]
    _place(s, TAVERN, HULL_ISLAND, CREW_ISLAND)
    s.step, s.island = EFFECTS, TAVERN


def last_month(s: State) -> None:
    """The twelfth month begins: Blue trails by four, with five chests in the hold."""
    _empty_hands(s)
    _legend(s, 0, TAVERN, "blackbeard")
    _legend(s, 1, CANNON_ISLAND, "hook")
    for pile in s.piles:
        s.gone += pile[:-1]
        del pile[:-1]
    _treasures(s, {SAIL_ISLAND: (3, 0, 3, 0), HULL_ISLAND: (1, 2, 1, 0)}, deep=1)
    s.month = s.months
    for seat, (fame, gold, chests) in enumerate(((21, 8, 5), (25, 2, 0), (22, 5, 1))):
        s.pirates[seat].fame = fame
        _purse(s, seat, gold, chests)
        s.pirates[seat].rings[:] = [4, 4, 4, 4]
    s.pirates[0].rings[SAILS] = 5
    _hold(s, 0, "fame-1")
    _hold(s, 1, "fame-2")


def sailmaker(s: State) -> None:
    """The rulebook's example of a raise: sails from 5 to 7 for 1 + 2 gold (5.2)."""
    _empty_hands(s)
    _legend(s, 0, TAVERN, "blackbeard")
    _legend(s, 1, CANNON_ISLAND, "cacafuego")
    _deal(s)
    _purse(s, 0, 4)
    _place(s, SAIL_ISLAND, HULL_ISLAND, CREW_ISLAND)
    s.pirates[0].rings[:] = [1, 1, 1, 1]
    s.step, s.island = EFFECTS, TAVERN


def powder(s: State) -> None:
    """Blue with a Powder room against Captain Hook, and Vermilion beside (17.powder-1)."""
    _empty_hands(s)
    _legend(s, 0, TREASURE_ISLAND, "blackbeard")
    _legend(s, 1, CANNON_ISLAND, "hook")
    _treasures(s, {CANNON_ISLAND: (2, 6, 4, 0)}, deep=1)
    _deal(s)
    _place(s, CANNON_ISLAND, CANNON_ISLAND, CREW_ISLAND)
    for pirate in s.pirates:
        pirate.rings[:] = [3, 3, 3, 3]
    s.pirates[0].rings[SAILS] = 7
    _hold(s, 0, "powder-room")
    s.step, s.island = BATTLES, TAVERN


def wrecked(s: State) -> None:
    """Blue, two rings lost and 3 gold, in the Cove: too little for the repair (12.cove-5)."""
    _empty_hands(s)
    _legend(s, 0, TAVERN, "blackbeard")
    _legend(s, 1, CANNON_ISLAND, "cacafuego")
    _deal(s)
    _purse(s, 0, 3)
    _place(s, COVE, HULL_ISLAND, CREW_ISLAND)
    s.pirates[0].rings[:] = [-1, 2, -1, 2]
    s.step, s.island = EFFECTS, COVE


# ---- parts


def _empty_hands(s: State) -> None:
    """Put all cards of the hands and all parrots under the pile."""
    for pirate in s.pirates:
        s.tavern[:0] = pirate.hand + ([pirate.parrot] if pirate.parrot else [])
        pirate.hand, pirate.parrot = [], 0


def _legend(s: State, ship: int, island: int, legend: str) -> None:
    """Let a black ship with this legend lie at an island."""
    number, old = LEGEND[legend], s.black[ship].legend
    if number in s.legends:
        s.legends[s.legends.index(number)] = old
    else:
        for other in s.black:
            if other.legend == number:
                other.legend = old
    s.black[ship].legend, s.black[ship].island = number, island


def _treasures(s: State, wanted: dict[int, tuple[int, int, int, int]], deep: int) -> None:
    """Swap cards between the piles so that the card `deep` from the top of an island shows these figures."""
    for island, figures in wanted.items():
        card = LOOT.index(figures)
        own = s.piles[island - 1]
        for pile in (*s.piles, s.gone):
            if card in pile:
                at = pile.index(card)
                pile[at], own[-deep] = own[-deep], card
                break


def _deal(s: State) -> None:
    """Turn up the treasure card of each island."""
    for at, pile in enumerate(s.piles):
        s.shown[at] = pile.pop()


def _place(s: State, *islands: int) -> None:
    for pirate, island in zip(s.pirates, islands, strict=True):
        pirate.island = island


def _purse(s: State, seat: int, gold: int, chests: int = 0) -> None:
    """Give a player gold and chests from the supply."""
    pirate = s.pirates[seat]
    s.gold += pirate.gold - gold
    s.chests += pirate.chests - chests
    pirate.gold, pirate.chests = gold, chests


def _hold(s: State, seat: int, word: str) -> None:
    s.tavern.remove(CARD[word])
    s.pirates[seat].hand.append(CARD[word])


def _top(s: State, *words: str) -> None:
    """Lay these cards on the tavern pile, the first on top."""
    for word in reversed(words):
        s.tavern.remove(CARD[word])
        s.tavern.append(CARD[word])
