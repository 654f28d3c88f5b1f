"""The state of a match: plain data. Cards, islands, sections and legends are the numbers of `box`; 0 is
"none" for cards, legends and islands, `NOBODY` for seats."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from flibuste.kernel.table import Table

#: In place of a seat.
NOBODY: Final = -1

#: Where a ring is that damage has moved off the mat (8.34).
OFF: Final = -1

#: Of a foe in battle: none of the black ships.
NO_BLACK_SHIP: Final = -1

#: What `State.step` says is being done; a month goes from TREASURES to BLACK_SHIPS.
(
    DRAFT,
    OUTFIT,
    TREASURES,
    AFTER_TREASURES,
    BEFORE_SAILING,
    SAILING,
    NAVY_WINDOW,
    MARQUE_WINDOW,
    LEAVE_WINDOW,
    BATTLES,
    PLUNDER,
    EFFECTS,
    BLACK_SHIPS,
    RECKONING,
    LAST_BATTLE,
    OVER,
) = range(16)

#: What `Battle.stage` says: battle cards are played, or volley rounds are fought.
CARDS, ROUNDS = range(2)

#: What `Pirate.crafts` says of a section: how many hits its mastercraft still absorbs.
NO_CRAFT, DAMAGED, WHOLE = range(3)

#: The places of `Pirate.tally`, and their words: where fame came from.
BY_BATTLE, BY_PLUNDER, BY_LEGENDS, BY_BURYING, BY_CARDS, LOST = range(6)
TALLY = ("battle", "plunder", "legends", "burying", "cards", "lost")


class Pirate(msgspec.Struct, array_like=True):
    """A player: ship, cargo, cards, fame."""

    #: position of each ring on the mat, 0 to 7, or OFF
    rings: list[int]
    gold: int
    chests: int = 0
    fame: int = 0
    island: int = 7
    #: hidden from the others
    hand: list[int] = []
    #: cards to choose one from at the start (tavern_draft); hidden from the others
    offer: list[int] = []
    parrot: int = 0
    wounded: bool = False
    #: for each section: NO_CRAFT, DAMAGED or WHOLE
    crafts: list[int] = msgspec.field(default_factory=lambda: [NO_CRAFT] * 4)
    #: who levies piracy on this player this month
    taxed_by: int = NOBODY
    #: island that this player's treasure map marks this month
    map: int = 0
    #: fame buried this month, before any tax
    buried: int = 0
    #: fame by where it came from
    tally: list[int] = msgspec.field(default_factory=lambda: [0] * len(TALLY))


class BlackShip(msgspec.Struct, array_like=True):
    island: int
    #: 0 once sunk or captured, until phase 6
    legend: int


class Foe(msgspec.Struct, array_like=True):
    """A ship in battle that no player owns."""

    legend: int
    #: 0 or less: shot down, and sunk as soon as the volley is settled
    hull: int
    #: hull at the start of the round
    before: int
    #: which black ship it is
    black: int = NO_BLACK_SHIP
    #: the seat that controls it
    by: int = NOBODY
    #: its fame has been shared out
    sunk: bool = False


class Battle(msgspec.Struct, array_like=True):
    """A battle under way. Lists by seat cover all seats."""

    #: 0 in the battle that settles a tie at the end
    island: int
    #: seats still present
    players: list[int]
    foes: list[Foe]
    #: bonus to speed, by seat
    speed: list[int]
    #: chests on an overboard card, by seat
    overboard: list[int]
    #: the round in which a seat is reloading, by seat
    reload: list[int]
    stage: int = 0
    round: int = 0
    #: who acts in this round: a seat, or the code of a foe (see `code_of`)
    order: list[int] = []
    turn: int = 0
    #: battle cards on the table
    cards: list[int] = []
    #: a battle card was played in this round of cards
    busy: bool = False
    #: speeds have changed in this round of cards
    shifted: bool = False
    calm: bool = False
    grapple: bool = False
    #: seats under smoke, and seats hit at least once
    smoke: list[int] = []
    hit: list[int] = []
    #: volley cards laid down for the volley about to be fired
    loaded: list[int] = []


def is_foe(ship: int) -> bool:
    """Return whether a ship in the order of a battle is a foe, not a seat."""
    return ship < 0


def code_of(number: int) -> int:
    """Return how the order of a battle names the foe of that number."""
    return -1 - number


def foe_of(b: Battle, ship: int) -> Foe:
    """Return the foe that the order of a battle names so."""
    return b.foes[-1 - ship]


class Visit(msgspec.Struct, array_like=True):
    """What the acting player has done where the ship lies (phase 5)."""

    #: repairs and the gift of the cove are settled
    landed: bool = False
    raised: bool = False
    buried_chests: bool = False
    buried_gold: bool = False
    #: tavern cards
    bought: int = 0


class State(msgspec.Struct, array_like=True):
    seats: int
    months: int
    #: settings
    multi_mastercraft: bool
    cove_pay_what_you_can: bool
    small_hull: bool
    mutiny: bool
    #: seats clockwise from the start player
    seating: list[int]
    pirates: list[Pirate]
    black: list[BlackShip]
    #: face-down treasure cards of islands 1 to 5 (top last), face-up ones, and those gone
    piles: list[list[int]]
    shown: list[int]
    gone: list[int]
    #: tavern cards: face down (top last), and discarded
    tavern: list[int]
    discard: list[int]
    #: legend cards: face down (top last), and sunk or captured
    legends: list[int]
    sunk: list[int]
    #: the supply on Treasure Island
    gold: int
    chests: int
    step: int
    month: int = 1
    #: where battles, plunder and effects have come to
    island: int = 0
    #: a place in `seating` or in `order`
    actor: int = 0
    #: passes in a row in a card window
    passes: int = 0
    #: in what order seats act: sailing after a lookout, using the islands
    order: list[int] = []
    visit: Visit = msgspec.field(default_factory=Visit)
    #: a parrot just drawn by somebody who already has one
    drawn: int = 0
    navy: int = 0
    navy_by: int = NOBODY
    #: the neutral ship of the game for two
    neutral: int = 0
    two_players: bool = False
    battle: Battle | None = None
    #: who won, once the match is over
    winners: list[int] = []


G: TypeAlias = Table[State]
