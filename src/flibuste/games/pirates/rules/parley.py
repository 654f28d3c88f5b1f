"""Parley, a keyword of cards that the rulebook does not define: safety bought with a coin, before any die."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..abilities.registry import has, plain, use
from ..state import G, Ship, State, pull
from ..table.contact import isle_word, who
from .treasure import see, show_all


def parley(g: G, ship: Ship, target: Ship) -> Rule[bool]:
    """The owner of a target is asked once in each shoot action; whether the ship was bought off."""
    if target.id in ship.volley.haggled:
        return False
    ship.volley.haggled.append(target.id)
    return (yield from buy_safety(g, target, ship.owner))


@plain("parley")
def buy_safety(g: G, target: Ship, shooter: int) -> Rule[bool]:
    """One coin, from the ship or from home as its owner says, by chance: it goes to the shooter's home, and
    nobody shoots at the ship for the rest of the turn."""
    s = g.state
    if not has(s, target, "parley") or not purses(s, target):
        return False

    def options() -> Options:
        return (PASS, *purses(s, target)) if has(s, target, "parley") else (PASS,)

    option = yield g.ask(target.owner, "parley", options, "8.3", ship=target.id)
    if option == PASS:
        return False
    use(g, target, "parley")
    pile = target.coins if option[1] == target.id else s.players[target.owner].coins
    coins = [coin for coin in pile if not coin.unique]
    coin = coins[g.dice.below(len(coins), "parley")]
    pull(pile, coin)
    s.players[shooter].coins.append(coin)
    see([coin], shooter)
    if s.seats == 2:
        show_all(s, [coin])
    g.reveal()
    target.deeds.safe = True
    g.tell("parley", ship=target.id, who=who(shooter))
    return True


def purses(s: State, target: Ship) -> list[Option]:
    """Where a coin may be paid from: the ship, and home."""
    options = []
    if any(not coin.unique for coin in target.coins):
        options.append(Option("buy", target.id))
    player = s.players[target.owner]
    if player.home >= 0 and any(not coin.unique for coin in player.coins):
        options.append(Option("buy", isle_word(player.home)))
    return options
