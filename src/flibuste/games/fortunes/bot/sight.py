"""What the game's own player reads from a view, in numbers it can reckon with."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from ..box import (
    CAPTAIN,
    EVENTS,
    FIGURES,
    GOOD_IDS,
    HOME,
    INFLUENCE,
    MISSION,
    MISSIONS,
    NATION_IDS,
    NEIGHBOURS,
    PORT,
    SCOUTING,
    SECTIONS,
    SKILLS,
    ZONE,
    ZONE_IDS,
    Mission,
)
from .weights import Weights

View = dict[str, Any]

REEFS = ZONE["old_providence"]


def chance(dice: int) -> float:
    """The chance that a roll of so many dice has a skull."""
    return 1.0 - (2.0 / 3.0) ** max(dice, 1)


#: By id: the zones that an Event card speaks of.
EVENT_ZONES = {event.id: event.zones for event in EVENTS if event.zones}


@lru_cache(512)
def distances(start: int, peril: tuple[float, ...]) -> tuple[float, ...]:
    """By zone: the actions to sail there, perils counted. Kept: the perils seldom change from one question to
    the next."""
    cost = [99.0] * len(ZONE_IDS)
    cost[start] = 0.0
    frontier = [start]
    while frontier:
        reached = []
        for zone in frontier:
            for other in NEIGHBOURS[zone]:
                price = cost[zone] + 1.0 + peril[other]
                if price < cost[other]:
                    cost[other] = price
                    reached.append(other)
        frontier = reached
    return tuple(cost)


class Sight:
    """A view as one seat's player understands it. What costs time is worked out once it is asked for."""

    def __init__(self, view: View, seat: int, weights: Weights) -> None:
        self.w = weights
        self.view = view
        self.seat = seat
        self.me: View = view["players"][seat]
        me = self.me
        self.zone: int = ZONE[me["zone"]] if me["zone"] is not None else 0
        self.in_port: bool = me["in_port"]
        self.gold: int = me["gold"]
        self.chest: int = me["chest"]
        self.hold: Counter[str] = Counter(me["cargo"]["known"])
        self.captain: int = CAPTAIN[me["captain"]] if me["captain"] is not None else -1
        self.home: int = HOME[self.captain] if self.captain >= 0 else 0
        self.bounties: dict[str, int] = me["bounties"]
        self.free_hold: int = me["sections"]["cargo"][0] - me["cargo"]["count"]
        #: no section is destroyed: merchants can be raided
        self.whole: bool = all(now > 0 for now, _ in me["sections"].values())
        most: int = view["target"] // 2
        #: how many points the chest can still take
        self.chest_room: int = most - min(self.chest // FIGURES.chest_step, most)
        #: what one more Gold is worth, in points
        self.gold_worth: float = weights.gold if self.gold < 10 * self.chest_room else weights.gold_spare
        self.mission: Mission | None = MISSIONS[MISSION[me["mission"]]] if me["mission"] is not None else None
        self._ports: list[int] | None = None
        self._peril: tuple[float, ...] | None = None
        self._ways: list[float] | None = None
        self._steps: list[tuple[int, tuple[float, ...]]] | None = None
        self._good_worth: dict[str, float] | None = None

    # ---- the captain

    def skill(self, skill: int) -> int:
        value: int = self.me["skills"][SKILLS[skill]]
        if skill == SCOUTING:
            value += any("lookout" in card for card in self.me["specialists"])
        elif skill == INFLUENCE:
            value += "governors_ear" in self.me["kept"]
        return value

    @property
    def influence(self) -> float:
        return chance(self.skill(INFLUENCE))

    def now(self, section: int) -> int:
        value: int = self.me["sections"][SECTIONS[section]][0]
        return value

    @property
    def ending(self) -> bool:
        """The game will soon be over: Gold aboard should come home."""
        decks = self.view["decks"]
        others: int = max(p["glory"] for i, p in enumerate(self.view["players"]) if i != self.seat)
        soon: bool = decks["events"] <= 6 or decks["captains"] <= 3 or others >= self.view["target"] - 3
        return soon

    # ---- the sea

    def demand(self, zone: int) -> str | None:
        good: str | None = self.view["zones"][zone]["demand"]
        return good

    def is_open(self, zone: int) -> bool:
        """Whether the port can be entered."""
        nation = PORT[zone]
        if nation < 0 or self.view["zones"][zone]["blockade"]:
            return False
        if zone == self.home or "forged_papers" in self.me["kept"]:
            return True
        name = NATION_IDS[nation]
        war = self.view["war"]
        at_war = name in war and self.me["nation"] in war and name != self.me["nation"]
        return name not in self.bounties and not at_war

    @property
    def ports(self) -> list[int]:
        if self._ports is None:
            self._ports = [zone for zone in range(len(ZONE_IDS)) if self.is_open(zone)]
        return self._ports

    @property
    def peril(self) -> tuple[float, ...]:
        """By zone: how much to keep away from it when at sea."""
        if self._peril is None:
            self._peril = tuple(self._perils())
        return self._peril

    def _perils(self) -> list[float]:
        perils = [0.0] * len(ZONE_IDS)
        naval = {npc["zone"] for npc in self.view["npcs"] if npc["id"].startswith("navy")}
        war = self.view["war"]
        for npc in self.view["npcs"]:
            zone = ZONE[npc["zone"]]
            nation = npc["id"].removeprefix("navy_")
            if nation == npc["id"]:
                hostile = not self.bounties and npc["zone"] not in naval
            else:
                enemy = nation in war and self.me["nation"] in war and nation != self.me["nation"]
                hostile = (bool(self.bounties) or enemy) and zone != REEFS
            if hostile:
                perils[zone] += self.w.peril
        for event in self.view["tide"]["each_turn"]:
            for name in EVENT_ZONES.get(event, ()):
                perils[ZONE[name]] += 0.5
        return perils

    @property
    def ways(self) -> list[float]:
        """By zone: the actions to sail there from here (leaving port included), perils counted."""
        if self._ways is None:
            start = 1.0 + self.peril[self.zone] if self.in_port else 0.0
            self._ways = [start + way for way in distances(self.zone, self.peril)]
        return self._ways

    def to_port(self, zone: int) -> float:
        """The actions until the ship lies in that port."""
        if zone == self.zone:
            return 0.0 if self.in_port else 1.0
        return self.ways[zone] + 1.0

    def to_sea(self, zone: int) -> float:
        """The actions until the ship is at sea in that zone."""
        return self.ways[zone]

    @property
    def steps(self) -> list[tuple[int, tuple[float, ...]]]:
        """The neighbours of this zone, and the ways from each."""
        if self._steps is None:
            self._steps = [(other, distances(other, self.peril)) for other in NEIGHBOURS[self.zone]]
        return self._steps

    def first_step(self, goal: int) -> int:
        """The neighbour to sail to on the way to a zone."""
        best, step = 999.0, self.zone
        for other, ways in self.steps:
            cost = self.peril[other] + ways[goal]
            if cost < best:
                best, step = cost, other
        return step

    # ---- goods

    @property
    def good_worth(self) -> dict[str, float]:
        """What a card of each good may bring, in Gold: more where a near open port asks for it."""
        if self._good_worth is None:
            worth = dict.fromkeys(GOOD_IDS, 2.0)
            for zone in self.ports:
                good = self.demand(zone)
                if good is not None and zone != (self.zone if self.in_port else -1):
                    worth[good] = max(worth[good], self.w.sale - self.w.sale_way * self.to_port(zone))
            self._good_worth = worth
        return self._good_worth

    def market(self, good: str) -> int:
        """The open port where a good is worth most, its way counted; -1 where none near asks for it."""
        asking = [
            zone
            for zone in self.ports
            if self.demand(zone) == good and not (self.in_port and zone == self.zone)
        ]
        best = min(asking, key=self.to_port, default=-1)
        return best if best >= 0 and self.w.sale - self.w.sale_way * self.to_port(best) > 2.0 else -1


def mission_gold(mission: Mission) -> int:
    """The Gold a mission brings, other gifts counted as some."""
    return sum(e.n if e.op == "gold" else 4 for e in mission.effect)
