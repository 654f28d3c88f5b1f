"""What the bot reads from a view: distances, odds, what a pirate and a port are worth to each other."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.seat import Seat

from ..box import (
    BORDERS,
    DOCK,
    EVENTS,
    FIGURE,
    MERCHANT_CARGO,
    MERCHANTS,
    N_ZONES,
    PIRATES,
    PLACE,
    PLACES,
    PORT_ZONES,
    PORTS,
    ZONE_CARGO,
    ZONE_PORTS,
    ZONES,
)
from ..rules import ships
from ..rules.solo.system import DISTANCE
from .weights import Weights

CAPTAIN = {pirate.id: pirate for pirate in PIRATES}
EVENT = {event.id: event for event in EVENTS}
PORT_AT = {port.id: port for port in PORTS}
CARGO_OF = {kind.id: kind.cargo for kind in MERCHANTS}
#: Doubloons that a merchant of unknown kind carries, on average, by zone.
MEAN_CARGO = {
    zone: sum(
        column[roll + MERCHANT_CARGO[n]] * kind.count
        for roll in range(1, 7)
        for n, kind in enumerate(MERCHANTS)
    )
    / (6 * sum(kind.count for kind in MERCHANTS))
    for zone, column in zip(ZONES, ZONE_CARGO, strict=True)
}
#: Chance that one die beats another by more than -gap, for each gap (one die each).
_BEATS = {gap: sum(a + gap > b for a in range(1, 7) for b in range(1, 7)) / 36 for gap in range(-6, 7)}
_BEATS_TWO = {
    gap: sum(a + gap > b + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) / 216
    for gap in range(-6, 13)
}
#: Notoriety from which on the system sends commissioners after Teach (19.14).
SOLO_TRIGGER = FIGURE["solo-trigger"]
FIND_TARGET, SECOND_FINDER = FIGURE["find-target"], FIGURE["second-finder"]
#: Price of a haven, on average (9.45).
HAVEN_PRICE = 350


def beats(gap: int) -> float:
    """Chance that a die plus `gap` is above another die."""
    return _BEATS[max(-6, min(6, gap))]


def beats_two(gap: int) -> float:
    """The same against two dice."""
    return _BEATS_TWO[max(-6, min(12, gap))]


def die_above(bar: int) -> float:
    """Chance that a die is above a bar."""
    return max(0, min(6, 6 - bar)) / 6


def combat(pirate: dict[str, Any]) -> int:
    """The combat value of one ship in a fight."""
    return ships.armed(pirate["combat"], pirate["guns"], pirate["revel"] != "sober")


def rating(pirate: str) -> float:
    """How good a captain is: initiative and skill first."""
    card = CAPTAIN[pirate]
    return 2.0 * card.initiative + 2.0 * card.skill + card.command + 0.7 * card.cunning + 0.3 * card.duel


#: By place: the moves to each zone, and those into each port.
MOVES = [
    DISTANCE[place]
    if place < DOCK
    else [1 + min(DISTANCE[sea][zone] for sea in PORT_ZONES[place - DOCK]) for zone in range(N_ZONES)]
    for place in range(len(PLACES))
]
INTO = [
    [
        0 if place == DOCK + port else 1 + min(moves[zone] for zone in PORT_ZONES[port])
        for port in range(len(PORTS))
    ]
    for place, moves in enumerate(MOVES)
]


class Asked:
    """A seat that is asked something, the numbers it weighs by, and what it sees: read when first needed."""

    def __init__(self, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self.w = weights
        self._sight: Sight | None = None

    @property
    def sight(self) -> Sight:
        if self._sight is None:
            self._sight = Sight(self.seat.view, self.seat.number, self.w)
        return self._sight


class Sight:
    """A view, and what follows from it."""

    def __init__(self, view: dict[str, Any], seat: int, weights: Weights) -> None:
        self.w = weights
        self.view = view
        self.me = f"p{seat}"
        self.solo = self.view["seats"] == 1
        self.pirates: dict[str, dict[str, Any]] = {p["id"]: p for p in self.view["pirates"]}
        self.mine = [p for p in self.view["pirates"] if p["owner"] == self.me]
        self.ports: list[dict[str, Any]] = self.view["ports"]
        #: by pirate, where he now stands: the best port to retire in (`acts.best_home`), once asked for
        self.homes: dict[str, tuple[float, int, int]] = {}
        #: about how many turns of its own the seat has left
        seats = max(3, self.view["seats"])
        self.turns = max(0.0, (self.view["deck"] - 8) / (1.7 * seats))
        if self.view["pardon"]["seen"] < 2 and not self.solo:
            self.turns = max(self.turns, 2.0)
        if self.solo:
            self.turns = 12.0
        #: the chance that what a pirate gains now will be brought home
        self.hope = weights.hope + weights.hope_early * min(1.0, self.turns / 5)
        if self.solo:
            self.hope = 1.0

    def crew(self, pirate: dict[str, Any]) -> list[dict[str, Any]]:
        """A pirate, and his ally (11.2)."""
        ally = pirate["ally"]
        return [pirate] if ally is None else [pirate, self.pirates[ally]]

    def skill(self, pirate: dict[str, Any]) -> int:
        """Of two allies the better (11.2)."""
        return max([CAPTAIN[one["id"]].skill for one in self.crew(pirate)])

    def strength(self, pirate: dict[str, Any]) -> int:
        """Combat and skill, with guns, without a hangover, and with an ally's help."""
        return ships.joint_combat([combat(one) for one in self.crew(pirate)]) + self.skill(pirate)

    def speed(self, pirate: dict[str, Any]) -> int:
        """In a chase: the slower of two allies (11.2), less a hangover (13.22)."""
        return min([ships.under_sail(one["speed"], one["revel"] != "sober") for one in self.crew(pirate)])

    def told(self, pirate: dict[str, Any], port: str) -> int:
        """What hostages have told of a port: the better of two allies' (ruling A109)."""
        return int(max([one["info"].get(port, 0) for one in self.crew(pirate)]))

    def status(self, pirate: dict[str, Any], port: int) -> str:
        """9.31–9.35, as for the rules."""
        there = self.ports[port]
        if there["pirate"]:
            return "pirate"
        if there["haven"] == pirate["id"]:
            return "haven"
        if there["nation"] in pirate["history"]:
            return "anti"
        if pirate["letter"] == there["nation"] and not pirate["ally"]:
            return "pro"
        governor = there["governor"]
        if governor is None:
            return "neutral"
        return "pro" if governor["pro"] else "anti"

    def prizes(self, zone: int) -> list[int]:
        """Ports of a zone with a merchant."""
        return [port for port in ZONE_PORTS[zone] if self.ports[port]["merchant"]]

    def prize_value(self, pirate: dict[str, Any], port: int, zone: str) -> float:
        """Points that a prize may bring: fame for sure, doubloons if they are brought home."""
        kind = self.ports[port]["merchant"]
        fame, cargo = self.w.prize_fame, MEAN_CARGO[zone]
        if kind != "hidden":
            value = CARGO_OF[kind]
            fame = value + self.w.prize_known
            column = ZONE_CARGO[PLACE[zone]]
            cargo = sum(column[value + roll] for roll in range(1, 7)) / 6
        if len(pirate["holds"]) >= pirate["capacity"]:
            cargo = max(0.0, cargo - min(pirate["holds"]))
        return float(fame * (1 + self.hope) + self.hope * cargo / 100)

    def find_chance(self, pirate: dict[str, Any], port: int) -> float:
        bonus = 0 if self.ports[port]["merchant"] == "hidden" else SECOND_FINDER
        return die_above(FIND_TARGET - 1 - self.skill(pirate) - bonus)

    def stake(self, pirate: dict[str, Any]) -> float:
        """What retiring would add: the notoriety once more, and all his wealth."""
        return float(float(pirate["notoriety"]) + (pirate["worth"] + sum(pirate["holds"])) / 100)

    def danger(self, pirate: dict[str, Any], zone: str) -> float:
        """What rivals' commissioners and warships in or near a zone may cost a pirate there."""
        place = PLACE[zone]
        risk = self.w.warship_near if self.view["warships"].get(zone) else 0.0
        if self.solo and pirate["notoriety"] < SOLO_TRIGGER:
            return risk
        for owner, kc in enumerate(self.view["commissioners"]):
            if not kc or f"p{owner}" == self.me:
                continue
            there = PLACE[kc["place"]]
            if there == place or (place < N_ZONES and there < N_ZONES and place in BORDERS[there]):
                near = 0 if there == place else 1
                caught = beats(kc["speed"] - near - pirate["speed"])
                beaten = beats(kc["combat"] - self.strength(pirate))
                stake = 6.0 + self.hope * self.stake(pirate)
                risk += (0.9 if self.solo else self.w.hunter_near) * caught * beaten * stake
        return risk

    def barred(self, place: int) -> bool:
        """The zone of one's own commissioner (10.26)."""
        own = self.view["commissioners"][int(self.me[1:])]
        return own is not None and own["place"] == PLACES[place]
