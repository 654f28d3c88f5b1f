"""The state of a match: plain data, small numbers (box.py says what they stand for). `NONE` means none."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from flibuste.kernel.table import Table

from .box import FIGURES, NONE
from .seen import Seen


def _four() -> list[int]:
    return [0, 0, 0, 0]


def _three() -> list[int]:
    return [0, 0, 0]


def _pair() -> list[int]:
    return [0, 0]


def _one_batch() -> list[int]:
    return [0] * 17


def _undeclared() -> list[int]:
    return [UNDECLARED, UNDECLARED]


def _no_faces() -> list[list[int]]:
    return [[], []]


def _neither() -> list[bool]:
    return [False, False]


# ---- where the match stands (State.phase)

SETUP: Final = 0  # all players choose sloop or flute
EVENT: Final = 1  # a round starts: merchants return, an Event card is drawn
TURN: Final = 2  # the actor's turn starts
ACTIONS: Final = 3  # the actor takes actions
IN_PORT: Final = 4  # the actor is in the middle of a Port action
TURN_END: Final = 5  # the actor's turn ends
ROUND_END: Final = 6  # all have played: NPCs arrive, the end is checked
OVER: Final = 7

PHASES = ("setup", "event", "turn", "actions", "port", "turn-end", "round-end", "over")


#: what a side of a combat has declared, until it declares
UNDECLARED: Final = -1


class Vessel(msgspec.Struct, array_like=True):
    """A ship: its kind, what is left of its five sections (hull, cargo, masts, crew, cannons), the most
    that each can have, its manoeuvrability, and its modifications. `vessel.refit` keeps `most` and `handling`
    up to date."""

    kind: int
    now: list[int]
    most: list[int]
    handling: int
    mods: list[int] = []
    #: the Reinforced hull token is face down (until it is armed again in a port)
    hull_used: bool = False


class Player(msgspec.Struct, array_like=True):
    #: NONE: the captain is dead or retired, the next one enters at the start of the player's turn
    captain: int
    ship: Vessel
    zone: int
    in_port: bool = True
    #: aboard, and in the chest: both secret
    gold: int = 0
    chest: int = 0
    #: how often the player has hidden Gold, and whether the split between ship and chest is now secret
    hides: int = 0
    secret: bool = False
    glory: int = 0
    bounties: list[int] = msgspec.field(default_factory=_four)
    #: one 0 or 1 for each kind of special weapon
    weapons: list[int] = msgspec.field(default_factory=_three)
    #: Cargo cards aboard (faces secret, see State.cargo_seen)
    cargo: list[int] = []
    #: Glory cards in hand (secret) and hired specialists (Glory cards, open)
    hand: list[int] = []
    specialists: list[int] = []
    #: the Rumour held (secret) and those that stay in play
    rumour: int = NONE
    kept: list[int] = []
    #: the Mission held (open), how many of its tasks are done, and the nations seen on the way
    mission: int = NONE
    step: int = 0
    visited: list[int] = []
    #: this captain already had the point for buying a frigate or a galleon
    big_ship: bool = False
    #: the port where goods were drawn on this turn, and on the turn before
    bought_at: int = NONE
    bought_before: int = NONE
    #: has declared that the target is reached: the chest is open to all from then on
    declared: bool = False
    #: the captain has retired: the next one is drawn only when the player's turn comes
    retired: bool = False


class Npc(msgspec.Struct, array_like=True):
    """A naval ship or a pirate. `zone` NONE: not on the board. `stack` holds its Event cards, the captain in
    command last."""

    zone: int = NONE
    stack: list[int] = []
    #: in wartime, a ship without an admiral's card sails under a commodore
    commodore: bool = False


class Tide(msgspec.Struct, array_like=True):
    """What the events of this round change, until the next round. Filled by cards/events.py, read by the
    rules."""

    #: actions of each player (Doldrums: 2) and Move actions beside them (Trade winds: 1)
    actions: int = FIGURES.actions
    moves: int = 0
    #: dice added to every Scouting roll, players and NPCs (Fog: -1)
    scouting: int = 0
    #: the nation whose merchants carry more (Treasure fleet)
    fleet: int = NONE
    #: Gold for each bounty cleared (Royal amnesty), 0: no amnesty; and the seats that have used it
    amnesty: int = 0
    pardoned: list[int] = []
    #: Event cards still to be drawn at once (It's Too Quiet)
    extra: int = 0
    #: Event cards whose text acts at the start or at the end of each player's turn
    each_turn: list[int] = []
    #: cards more that the Treasure fleet carries
    fleet_cards: int = 0


class Turn(msgspec.Struct, array_like=True):
    """The actor's turn so far."""

    actions: int = 0
    moves: int = 0
    #: nothing done yet: the captain may still retire
    fresh: bool = True
    #: targets already searched for: see scouting.py
    scouted: list[str] = []
    #: the Port action has been taken
    port: bool = False
    #: what has been done in the Port action under way (activities, by their words)
    done: list[str] = []
    #: what can be tried once a turn and has been: abilities by captain id, specialists by card
    used: list[str] = []
    #: the price of goods is lowered by that much for this purchase (Sharp bargain)
    bargain: int = 0
    #: the Obliging shipyard: Gold off a ship
    rebate: int = 0
    #: the Move just declared does not happen (Headwind); dice of the roll for a rumour (False lead)
    becalmed: bool = False
    lead: int = 0
    #: NPCs that have found the actor and are still to fight, in order
    finders: list[int] = []
    #: cards bought in the purchase under way (the last of the hold), and what they cost so far
    bought: int = 0
    bill: int = 0
    #: a ship has been bought in this visit to the shipyard
    new_ship: bool = False
    #: the errand of a mission has been tried
    errand: bool = False


class Battle(msgspec.Struct, array_like=True):
    """A combat at sea. Every pair is attacker, defender.

    A side is a seat (0 and up) or an NPC (-1 for NPC 0, -2 for NPC 1, …).
    """

    sides: list[int]
    #: the NPC's ship, if one fights
    vessel: Vessel | None
    #: what the crews were before the combat
    crews: list[int]
    round: int = 0
    #: the crews are fighting, and for how many rounds
    boarded: bool = False
    crew_round: int = 0
    #: what each side does (sides.SHOOT, BOARD, FLEE), or UNDECLARED
    declared: list[int] = msgspec.field(default_factory=_undeclared)
    #: the dice on the table: of the contest or the crew combat, and of the volleys
    faces: list[list[int]] = msgspec.field(default_factory=_no_faces)
    shots: list[list[int]] = msgspec.field(default_factory=_no_faces)
    #: from cards: dice for this contest, dice in this crew combat, hits in this volley, enemy successes
    #: that do not stop a flight, any action in the first round
    dice: list[int] = msgspec.field(default_factory=_pair)
    crew_dice: list[int] = msgspec.field(default_factory=_pair)
    hits: list[int] = msgspec.field(default_factory=_pair)
    tolerance: list[int] = msgspec.field(default_factory=_pair)
    free: list[bool] = msgspec.field(default_factory=_neither)
    #: once a combat: Felipe's redirection, the Master gunner, the Chase guns
    redirected: list[bool] = msgspec.field(default_factory=_neither)
    gunner: list[bool] = msgspec.field(default_factory=_neither)
    chased: list[bool] = msgspec.field(default_factory=_neither)
    #: the section that all skulls of a volley hit (2 chain shot, 3 grapeshot, 0: the victim chooses)
    special: list[int] = msgspec.field(default_factory=_pair)
    #: the Leadership of a crew that is no ship's (rumours, missions)
    leadership: int = 0
    #: the Glory card played last, for Quick wits
    last_card: int = NONE


class State(msgspec.Struct, array_like=True):
    seats: int
    target: int
    #: Gold is limited to the coins in the box
    limited: bool
    #: NPCs are played by the computer, not by the left neighbour
    computer: bool
    #: a reward counts the bounties of all eligible nations, not of one (R55)
    all_rewards: bool
    #: Gold in the bank (0 and unused when not limited)
    bank: int
    players: list[Player]
    npcs: list[Npc]

    #: by zone: the Demand token, the Modification token, whether it is face up, which seats have looked at it
    #: (see seen.py), the Merchant token's nation
    demand: list[int]
    mods: list[int]
    mods_up: list[bool]
    mods_seen: list[Seen]
    merchants: list[int]
    #: Demand tokens in reserve; Merchant tokens used, by nation
    reserve: list[int]
    track: list[int]

    #: decks (the top is the last card) and discards
    events: list[int]
    event_discard: list[int]
    cargo_deck: list[int]
    cargo_discard: list[int]
    glory_deck: list[int]
    glory_discard: list[int]
    rumour_deck: list[int]
    rumour_discard: list[int]
    mission_deck: list[int]
    mission_discard: list[int]
    captain_deck: list[int]
    captain_discard: list[int]
    #: the two missions on offer
    missions: list[int]

    #: by card: which seats have seen it in another player's hold, hand or Rumour (see seen.py)
    cargo_seen: list[Seen]
    glory_seen: list[Seen]
    rumour_seen: list[Seen]

    phase: int = SETUP
    round: int = 0
    first: int = 0
    actor: int = 0
    turn: Turn = msgspec.field(default_factory=Turn)
    tide: Tide = msgspec.field(default_factory=Tide)
    #: the nations at war
    war: list[int] = []
    #: a port closed to all, until the end of that round
    blockade: int = NONE
    blockade_until: int = 0
    #: at the end of the round: Event cards whose NPC arrives, NPCs whose next captain comes back, nations
    #: that get a commodore
    arrivals: list[int] = []
    returns: list[int] = []
    commodores: list[int] = []

    #: cards on the table: of a raid (open), of a purchase (the buyer's secret), of a find (open)
    raid: list[int] = []
    #: those of the raid whose icon is ignored (Warning shot)
    ignored: list[int] = []
    offer: list[int] = []
    #: Modification and Demand tokens in hand while somebody decides where they go
    loose: list[int] = []
    drawn: list[int] = []
    #: the Rumour that is being put to the test
    proving: int = NONE
    #: a Rumour just drawn or plundered, while its holder decides which to keep
    second_rumour: int = NONE
    second_holder: int = NONE
    #: a Mission just accepted, while its holder decides which to keep
    second_mission: int = NONE
    #: Glory cards announced face down: pairs of seat and card
    announced: list[list[int]] = []
    battle: Battle | None = None
    #: no card of the kind was left when one was needed, or the deck of Events ran out
    exhausted: bool = False
    #: by zone: with which others its face-down Modification and Merchant tokens were dealt (0: at the setup).
    #: All have seen what was in a batch, not where each token of it went.
    mods_batch: list[int] = msgspec.field(default_factory=_one_batch)
    merchants_batch: list[int] = msgspec.field(default_factory=_one_batch)
    #: Glory cards withdrawn at this moment: shown, and not to be announced again before it is over
    withdrawn: list[int] = []


G: TypeAlias = Table[State]
