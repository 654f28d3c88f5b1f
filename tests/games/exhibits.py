"""Positions that show what games of chance seldom do: rare pieces on the table, forts built and firing.

Each exhibit is made of a game that was just loaded, so that it shows what an owner changed in its data.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import msgspec

import flibuste
from flibuste.kernel.game import Game
from flibuste.kernel.match import Match


def strolled(match: Match, choices: int) -> Iterator[Any]:
    """What is asked in a short walk from a position, and where it leads."""
    rng = random.Random(choices)
    for _ in range(choices):
        if match.over:
            break
        seat = next(iter(match.pending))
        options = match.suggest(seat, rng.getrandbits(20))
        yield str(options)
        match.choose(seat, rng.choice(options))
    yield msgspec.msgpack.encode(match.state)


def seen(match: Match) -> Iterator[Any]:
    view = match.view(0)
    yield view
    yield match.game.draw(view, "en", next(iter(match.pending.values())))


def pirates(game: Game) -> Iterator[Any]:
    """A ship of every keyword side by side; every fort, built here, firing there; the shots of equipment."""
    box, state = import_module(f"{game.package}.box"), import_module(f"{game.package}.state")

    def piece(card: str, owner: int, x: int, y: int, **more: Any) -> Any:
        entry = box.ships()[card]
        name = f"{card}~{owner}"
        masts = [1] * (1 if "flotilla" in entry.keywords else entry.masts)
        return state.Ship(name, card, owner, owner, entry.nation, x, y, 9000, masts=masts, **more)

    def sea(ships: list[Any], edit: Callable[[Any], None] | None = None) -> Match:
        def position(s: Any) -> None:
            corners = ((12000, 12000), (108000, 78000), (12000, 78000), (108000, 12000))
            s.islands = [state.Island(0, x, y) for x, y in corners]
            for seat, player in enumerate(s.players):
                s.islands[seat].home = player.home = seat
                player.coins, player.events, player.crew = [], [], []
            s.islands[2].coins, s.islands[3].coins = [state.Coin(3), state.Coin(1)], [state.Coin(2)]
            s.ships, s.terrain, s.order, s.turn = ships, [], [0, 1], 0
            if edit is not None:
                edit(s)

        return flibuste.stage("pirates", seats=2, edit=position)

    rare: dict[str, str] = {}
    for card in box.ships().values():
        for word in card.keywords:
            rare.setdefault(word, card.id)
    ships = [
        piece(card, number % 2, 24000 + number % 7 * 11000, 20000 + number // 7 * 13000, blades=True)
        for number, card in enumerate(dict.fromkeys(rare.values()))
    ]
    for ship in ships:
        ship.outrigger = "catamaran" in box.ships()[ship.card].keywords
    yield from seen(sea(ships))
    plain = next(card.id for card in box.ships().values() if card.masts == 4 and not card.keywords)
    for word in box.forts():

        def garrison(s: Any, word: str = word) -> None:
            guns = list(box.forts()[word].cannons)
            s.islands[2].fort = state.Fort(word, 0, [1] * len(guns), guns, [state.Coin(6)])
            s.players[0].forts, s.players[0].gold = [word], 7
            s.ships[0].dock, s.islands[3].explored = 3, [0]
            s.ships[1].coins = [state.Coin(2)]

        docked = piece(plain, 0, 108000, 12000 - 2700 - 4200)
        for x in (20000, 22500):  # within S, and farther
            foe = piece(plain, 1, x, 78000)
            match = sea([docked, foe], garrison)
            yield from seen(match)
            yield from strolled(match, 25)
    gear = [state.Gear(word, 0) for word in box.gear()]
    for number in range(6):
        armed = piece(plain, 0, 60000, 45000, gear=list(gear))
        match = sea([armed, piece(plain, 1, 60000, 48000 + 500 * number)])
        yield from strolled(match, 20 + number)


EXHIBITS: dict[str, Callable[[Game], Iterator[Any]]] = {"pirates": pirates}
