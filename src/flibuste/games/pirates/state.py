"""The state of a match: plain data. Lengths are hundredths of a millimetre, headings of a degree."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from flibuste.kernel.table import Table

Piece = TypeVar("Piece")

#: what a mast can be
GONE, STANDING, BURNING = 0, 1, 2
#: whose deed a loss is that no seat is to blame for: a reef's, a fire's, the ship's own
NOBODY = -1
#: a unique treasure that comes from no island: a segment cut off a beast (segment_prize)
SEGMENT = "segment"
#: what can become of the last coin (20.9, 20.10)
UNLOADED, SUNK = "unloaded", "sunk"


class Coin(msgspec.Struct, array_like=True):
    """A piece of treasure. `seen` has a bit for each seat that knows its face."""

    value: int
    unique: str = ""
    seen: int = 0


class Crew(msgspec.Struct, array_like=True):
    """A crew, aboard or ashore. `nation` is the one it serves (a black mark makes it Cursed); `hits` are
    the shots a marine ashore took this turn, `by` the seat that fired them."""

    card: str
    owner: int
    nation: str
    up: bool = False
    #: 4.link: the name of the crew chosen at setup by a linked_choice
    friend: str = ""
    hits: int = 0
    by: int = -1
    #: a marine fired this turn; a crew changed place while hands are passed (10.dock-3)
    acted: bool = False
    moved: bool = False
    #: gold that a captive is worth at its captor's home
    worth: int = 0
    #: back from the dead by The Devil's Maw: makes a ghost ship of the one it serves on
    ghost: bool = False
    #: a bit for each other seat that looked at its face
    seen: int = 0
    #: board_enlists_crew: it takes no space and leaves its ship only when that sinks
    bound: bool = False


class Gear(msgspec.Struct, array_like=True):
    """A piece of equipment."""

    card: str
    owner: int
    up: bool = False
    moved: bool = False


class Deeds(msgspec.Struct, array_like=True, omit_defaults=True):
    """What a ship has done, and what was done to it, since the turn began."""

    #: 9.2: the kinds of its actions (move, shoot, explore, repair…)
    actions: list[str] = []
    #: 8.5: ability codes and equipment used, each once a turn
    codes: list[str] = []
    #: 9.6: an extra action was granted; with `twice` both must be of one kind (same_action_twice_56)
    extra: bool = False
    twice: bool = False
    #: 10.dock-3, 15.scuttle-1, 18.sargasso-4: crew and gear passed, a try to scuttle, cut free of weed
    hands: bool = False
    scuttle: bool = False
    cut: bool = False
    #: 16.kw-switchblade: the blades were moved for the next action; ships that they touched on the way
    blades: bool = False
    bladed: list[str] = []
    #: the action (as counted by `done`) in which two dice were rolled for one (pick_best_of_2d6)
    best: int = -1
    #: cancel_ability_s: crew whose ability is off, and whether the ship's own is
    silenced: list[str] = []
    quiet: bool = False
    #: copy_ability: the code that it copies
    copied: str = ""
    #: whether it rammed, and the ships that its guns hit
    rammed: bool = False
    struck: list[str] = []
    #: parley: bought off for the rest of the turn
    safe: bool = False


class Volley(msgspec.Struct, array_like=True, omit_defaults=True):
    """A shoot action under way: the guns that have fired, whether any has (one that missed may fire again),
    and whether all ranges are doubled (double_range_six)."""

    fired: list[str] = []
    opened: bool = False
    far: bool = False
    #: targets whose owner was asked for a parley
    haggled: list[str] = []


class Plight(msgspec.Struct, array_like=True, omit_defaults=True):
    """What has befallen a ship, by how long it lasts."""

    #: until the end of its owner's turn: no move (5.chainshot-2), crew without abilities (5.stinkpot-2), base
    #: move S (16.kw-fear-3), no action, gone from an enemy home where it had docked (raid_home), no abilities
    #: at all (breath_silence)
    chained: bool = False
    stunk: bool = False
    slow: bool = False
    resting: bool = False
    left_raid: bool = False
    gagged: bool = False
    #: until the end of the turn: no abilities (16.kw-fear-2), crew without abilities (cancel_crew_56), +1 on
    #: gun rolls (fleet_cannon_plus1)
    mute: bool = False
    hushed: bool = False
    rallied: bool = False
    #: from its owner's next turn on: stunk, gagged, and so many turns without an action
    stink: bool = False
    gag: bool = False
    idle: int = 0
    #: for its next move: +L, S only, the seat that steers it (-1: its owner), a die up to which it stays
    plus_l: bool = False
    only_s: bool = False
    steersman: int = -1
    anchored: int = 0
    #: 18.whirlpool-3: the toll of a jump is still to be paid
    whirled: bool = False
    #: for its next shoot action: +2 (fireworks)
    fireworks: bool = False
    #: hits taken in the shoot action under way (16.kw-flotilla-6)
    hits: int = 0
    #: 17.11: it loaded at the fort where it lies, so what is aboard stays aboard
    loaded_here: bool = False
    #: at the mysterious island where it lies: no exploring, or what exploring brings
    barred: bool = False
    boon: str = ""
    #: 15.scuttle-2: the seat that scuttled it (-1: nobody); 5.firepot-7: it burns down this turn
    scuttled_by: int = -1
    ablaze: bool = False
    #: crew take no space until home; one more does not (call_crew_2); crew back from the dead aboard
    roomy: bool = False
    called: bool = False
    haunted: bool = False
    #: ships that it rammed and still touches: a sea monster or titan pins them (16.kw-seamonster-7,
    #: 16.kw-titan-6), and they do not pin a galley (16.kw-galley-2)
    rammed: list[str] = []
    #: scorpion: ships that its blade struck and still reaches
    skewered: list[str] = []


class Ship(msgspec.Struct, array_like=True):
    """A ship, creature or flotilla. `owner` is who commands it now, `builder` who brought it."""

    id: str
    card: str
    owner: int
    builder: int
    nation: str
    x: int = 0
    y: int = 0
    h: int = 0
    #: one for each built mast, from the bow: GONE, STANDING or BURNING
    masts: list[int] = []
    crew: list[Crew] = []
    coins: list[Coin] = []
    gear: list[Gear] = []
    #: guns gained in play (treasure_to_cannon): how many 3S
    guns: int = 0
    #: turtle ship: panels left; catamaran: second hull left
    panels: int = 0
    outrigger: bool = False
    #: the island it is docked at, and the one where its owner's turn found it; -1: none
    dock: int = -1
    begun: int = -1
    tows: str = ""
    towed_by: str = ""
    sunk: bool = False
    wreck: bool = False
    submerged: bool = False
    intangible: bool = False
    #: switchblade: blades open; bombardier: flame instead of artillery, and jammed
    blades: bool = False
    flame: bool = False
    jammed: bool = False
    #: terrain it is in: lost in this fog bank, entangled in this sargasso sea; -1: none
    fog: int = -1
    weed: int = -1
    #: reefs, seas and the like it stands on since an earlier step, so that they do not count again
    over: list[int] = []
    #: this turn: actions done, more actions granted, extra action used up
    done: int = 0
    more: int = 0
    #: this turn: whom it fired at
    fired_at: list[str] = []
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    volley: Volley = msgspec.field(default_factory=Volley)
    plight: Plight = msgspec.field(default_factory=Plight)
    mercenary: bool = False


class Fort(msgspec.Struct, array_like=True):
    """A fort on an island. `flags` are its guns, 1 while they stand."""

    card: str
    owner: int
    flags: list[int]
    guns: list[str]
    coins: list[Coin] = []
    #: gold inside that is no coin
    gold: int = 0
    #: where on its rim the first flag stands (17.15)
    rim: int = 0
    done: int = 0
    #: guns that fired in its shoot action, and whether a miss was fired again this turn
    fired: list[int] = []
    retried: bool = False
    #: hits still absorbed this turn (d6_shield)
    shield: int = -1


class Island(msgspec.Struct, array_like=True):
    shape: int
    x: int
    y: int
    h: int = 0
    #: the seat whose home it is; -1: wild
    home: int = -1
    coins: list[Coin] = []
    #: 13.5: seats whose flag stands here; 17.5: seats that explored it
    flags: list[int] = []
    explored: list[int] = []
    #: whether somebody has explored it at all (13.unique-2)
    opened: bool = False
    fort: Fort | None = None
    crew: list[Crew] = []
    gear: list[Gear] = []
    #: a mysterious island's number, 0: none
    mystery: int = 0
    #: uniques that stay: wolves, natives
    wolves: bool = False


class Terrain(msgspec.Struct, array_like=True):
    """A terrain disc. `gold` is an iceberg's number, `smoke` the seat that put it up as smoke."""

    kind: str
    x: int
    y: int
    h: int = 0
    gold: int = 0
    stuck: bool = False
    smoke: int = -1
    #: the value rolled this turn (18.reef-1, 18.sargasso-1), 0: none yet
    value: int = 0
    gone: bool = False


class Token(msgspec.Struct, array_like=True):
    """A token that an event put on the sea."""

    kind: str
    x: int
    y: int
    owner: int


class Player(msgspec.Struct, array_like=True):
    home: int = -1
    #: coins at home
    coins: list[Coin] = []
    #: gold credited at home without a coin (15.sink-1)
    gold: int = 0
    crew: list[Crew] = []
    gear: list[Gear] = []
    events: list[str] = []
    #: forts of the collection that are not yet in use (17.3)
    forts: list[str] = []
    #: 1.6: uniques that mysterious islands may call for
    stock: list[str] = []
    #: this turn: ability codes that work once for the whole fleet, and whether a raft was played
    codes: list[str] = []
    rafted: bool = False


class State(msgspec.Struct, array_like=True):
    seats: int
    points: int
    width: int
    height: int
    short: int
    long: int
    players: list[Player]
    #: seats in turn order, first player first
    order: list[int] = []
    islands: list[Island] = []
    terrain: list[Terrain] = []
    ships: list[Ship] = []
    tokens: list[Token] = []
    #: coins that left the match
    spent: list[Coin] = []
    #: how many crew, pieces of equipment and events left the match
    lost_crew: int = 0
    lost_gear: int = 0
    lost_events: int = 0
    lost_forts: int = 0
    #: coins that mysterious islands brought from outside
    minted: int = 0
    #: all the gold on the table at the start
    stake: int = 0
    #: setup step, then "turn"
    phase: str = "order"
    #: how far the step has come
    step: int = 0
    #: islands and terrain still to be placed, as shapes and kinds
    to_place: list[int] = []
    tiles: list[str] = []
    turn: int = 0
    round: int = 1
    began: bool = False
    #: 20.8: the ship with the last coin; 20.9, 20.10: what became of that coin (UNLOADED, SUNK)
    marked: str = ""
    last_coin: str = ""
    #: how the match ended, and who won (empty: a draw)
    ended: str = ""
    winners: list[int] = []
    by_hand: bool = False
    mysterious: int = 2
    as_printed: bool = False
    keep: bool = False
    #: the event rolling_fog: terrain that drifts, by the seat at whose turns it does
    drifting: dict[int, int] = {}


G: TypeAlias = Table[State]


def lies_in(pile: Sequence[object], piece: object) -> bool:
    """Whether this very piece is there: another may look the same."""
    return any(other is piece for other in pile)


def pull(pile: MutableSequence[Piece], piece: Piece) -> None:
    """Take this very piece out of a pile: `remove` would take the first that looks the same."""
    for place, other in enumerate(pile):
        if other is piece:
            del pile[place]
            return
    raise ValueError(f"{piece} is not there")
