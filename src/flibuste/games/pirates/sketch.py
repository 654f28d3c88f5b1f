"""The table as a seat knows it, as a state that the rules can measure on: for the board and for bots.

What a view does not tell (face-down crew of others, coins that nobody has shown) is left out: a sketch is
good for geometry, courses and lines of fire, never for playing on.
"""

from __future__ import annotations

from typing import Any

from .state import Coin, Crew, Fort, Gear, Island, Player, Plight, Ship, State, Terrain, Token

#: fields of a ship that a view shows under the same name
_SAME = (
    "id",
    "card",
    "owner",
    "builder",
    "nation",
    "x",
    "y",
    "h",
    "guns",
    "panels",
    "outrigger",
    "dock",
    "begun",
    "tows",
    "towed_by",
    "wreck",
    "submerged",
    "intangible",
    "blades",
    "flame",
    "jammed",
    "fog",
    "weed",
    "done",
    "more",
    "mercenary",
)


def sketch(view: dict[str, Any]) -> State:
    """A state with everything on the table where the view shows it."""
    return State(
        seats=view["seats"],
        points=view["points"],
        width=view["width"],
        height=view["height"],
        short=view["short"],
        long=view["long"],
        players=[Player(home=player["home"]) for player in view["players"]],
        order=list(view["order"]),
        islands=[_island(isle) for isle in view["islands"]],
        terrain=[_terrain(tile) for tile in view["terrain"]],
        ships=[_ship(ship) for ship in view["ships"]],
        tokens=[Token(t["kind"], t["x"], t["y"], t["owner"]) for t in view["tokens"]],
        phase=view["phase"],
        turn=view["turn"],
        round=view["round"],
    )


def _coins(coins: list[Any]) -> list[Coin]:
    """Coins; one that can't be seen is worth the usual."""
    return [Coin(2) if coin is None else Coin(coin["value"], coin["unique"]) for coin in coins]


def _crew(members: list[dict[str, Any]]) -> list[Crew]:
    return [Crew(m["card"], m["owner"], m["nation"], m["up"]) for m in members if "card" in m]


def _gear(things: list[dict[str, Any]], owner: int) -> list[Gear]:
    return [Gear(thing["card"], owner, True) for thing in things if thing]


def _island(isle: dict[str, Any]) -> Island:
    fort = isle["fort"]
    return Island(
        isle["shape"],
        isle["x"],
        isle["y"],
        isle["h"],
        isle["home"],
        _coins(isle["coins"]),
        list(isle["flags"]),
        list(isle["explored"]),
        bool(isle["explored"]),
        fort and Fort(fort["card"], fort["owner"], list(fort["flags"]), list(fort["guns"]), rim=fort["rim"]),
        _crew(isle["crew"]),
        mystery=int(isle["mysterious"]),
        wolves=isle["wolves"],
    )


def _terrain(tile: dict[str, Any]) -> Terrain:
    if tile["kind"] == "gone":
        return Terrain("reef", 0, 0, gone=True)
    return Terrain(tile["kind"], tile["x"], tile["y"], tile["h"], tile["gold"], tile["stuck"], tile["smoke"])


def _ship(ship: dict[str, Any]) -> Ship:
    if ship["sunk"]:
        return Ship(ship["id"], ship["card"], ship["owner"], ship["builder"], ship["nation"], sunk=True)
    return Ship(
        **{name: ship[name] for name in _SAME},
        masts=list(ship["masts"]),
        crew=_crew(ship["crew"]),
        coins=_coins(ship["coins"]),
        gear=_gear(ship["gear"], ship["owner"]),
        plight=Plight(**ship["plight"]),
    )
