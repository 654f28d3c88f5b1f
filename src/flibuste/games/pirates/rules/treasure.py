"""Treasure (7): who knows a coin, what a pile is worth, coins that leave the match."""

from __future__ import annotations

from ..state import Coin, Fort, G, Island, Ship, State

#: uniques that stay face down on their ship until they are used
HIDDEN = ("dry_powder", "grease_barrels", "explosives", "fireworks")


def see(coins: list[Coin], seat: int) -> bool:
    """A seat looks at coins; whether it learnt anything."""
    bit = 1 << seat
    news = False
    for coin in coins:
        if not coin.seen & bit:
            coin.seen |= bit
            news = True
    return news


def face_down(coin: Coin) -> bool:
    """Coins, and the uniques that are kept hidden: all of them look alike."""
    return not coin.unique or coin.unique in HIDDEN


def lay_ashore(s: State, isle: Island, coins: list[Coin]) -> None:
    """Coins come to a wild island, out of a fort or a purse: the last one is still to be loaded (20.8)."""
    isle.coins += coins
    if any(not coin.unique for coin in coins):
        s.marked = ""


def pass_mark(s: State, source: Ship, goal: Ship) -> None:
    """20.8: the end marker goes with the last coin to the ship that takes it over."""
    if source.id == s.marked and all(coin.unique for coin in source.coins):
        s.marked = goal.id


def show_all(s: State, coins: list[Coin]) -> None:
    for coin in coins:
        coin.seen = (1 << s.seats) - 1


def discard(g: G, coins: list[Coin]) -> None:
    """Treasure out of the match, for all to see; its gold stays counted in the stake."""
    show_all(g.state, coins)
    g.state.spent += coins
    if coins:
        g.reveal()


def aboard_value(ship: Ship) -> int:
    rats = any(coin.unique == "rats" for coin in ship.coins)
    return sum(max(0, coin.value - 1) if rats and not coin.unique else coin.value for coin in ship.coins)


def gold_home(s: State, seat: int) -> int:
    player = s.players[seat]
    return player.gold + sum(coin.value for coin in player.coins)


def inside(fort: Fort) -> int:
    """17.8: the gold in a fort counts for victory."""
    return fort.gold + sum(coin.value for coin in fort.coins)
