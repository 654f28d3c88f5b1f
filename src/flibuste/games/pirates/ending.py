"""Victory (19), the ends of three or more players (20.8–20.15), and the result."""

from __future__ import annotations

from ...kernel.game import Result
from . import catalogue
from .damage import aboard_value
from .forts import inside
from .sea import derelict, fleet, who
from .state import G, Ship, State

#: 19.4: no match is longer
ROUNDS = 40


def gold_of(s: State, seat: int) -> int:
    """19.1, 19.2: gold at home and in forts, in points."""
    player = s.players[seat]
    total = player.gold + sum(coin.value for coin in player.coins)
    return max(0, total + sum(inside(i.fort) for i in s.islands if i.fort and i.fort.owner == seat))


def final_gold(s: State, seat: int) -> int:
    """20.13: with three or more players what is aboard counts too."""
    total = gold_of(s, seat)
    if s.seats > 2:
        total += sum(aboard_value(ship) for ship in s.ships if ship.owner == seat and not ship.sunk)
    return total


def afloat_points(s: State, seat: int) -> int:
    """19.4: build points of the seat's own ships still in play."""
    return sum(
        catalogue.ships()[x.card].cost for x in s.ships if x.builder == seat and not x.sunk and not x.wreck
    )


def check_gold(g: G) -> None:
    """19.1: two players: more than half of the starting gold wins at once (not with three or more, 20.15)."""
    s = g.state
    if s.ended or s.seats > 2:
        return
    for seat in s.order:
        if 2 * gold_of(s, seat) > s.stake:
            finish(g, "gold", [seat])
            return


def check_end(g: G) -> None:
    """Every end that can come in the middle of a turn."""
    s = g.state
    check_gold(g)
    if s.ended or s.seats == 2:
        return
    if s.marked in ("unloaded", "sunk"):  # 20.9, 20.10
        finish(g, s.marked)
        return
    sailing = [seat for seat in range(s.seats) if any(not derelict(ship) for ship in fleet(s, seat))]
    if len(sailing) <= 1:  # 20.11
        finish(g, "alone")
        return
    gone = [seat for seat in range(s.seats) if not fleet(s, seat)]
    if s.seats >= 4 and 2 * len(gone) >= s.seats:  # 20.12
        finish(g, "half")


def stalemate(g: G, seat: int) -> None:
    """19.4: at the start of a turn: no ship able to act, no coin left outside homes, or forty rounds over."""
    s = g.state
    if s.ended:
        return
    if s.round > ROUNDS:
        finish(g, "rounds")
    elif s.seats == 2 and not any(able(s, ship) for ship in fleet(s, seat)):
        finish(g, "helpless")
    elif not coins_outside(s):
        finish(g, "no-coin")


def able(s: State, ship: Ship) -> bool:
    """Whether a ship could still do anything: move, shoot, explore or be repaired where it lies."""
    from .course import segments
    from .damage import may_repair
    from .explore import explorable, worth_exploring

    if not derelict(ship) or segments(s, ship) or may_repair(s, ship):
        return True
    return worth_exploring(s, ship) or bool(explorable(s, ship))


def coins_outside(s: State) -> bool:
    """Coins on islands and ships; uniques count where nobody has found them yet."""
    for isle in s.islands:
        if isle.coins and (not isle.opened or any(not coin.unique for coin in isle.coins)):
            return True
    return any(not coin.unique or coin.value for ship in s.ships if not ship.sunk for coin in ship.coins)


def finish(g: G, how: str, winners: list[int] | None = None) -> None:
    s = g.state
    s.ended = how
    forts = [isle.fort.coins for isle in s.islands if isle.fort]
    lying = [x.coins for x in s.ships] + [i.coins for i in s.islands] + forts
    for coins in [p.coins for p in s.players] + lying:
        for coin in coins:
            coin.seen = (1 << s.seats) - 1
    s.winners = winners if winners is not None else leaders(s)
    g.reveal()
    g.tell("ended", how=how)
    if s.keep and len(s.winners) == 1:  # 19.3: recorded only
        others = sum(len(p.coins) for seat, p in enumerate(s.players) if seat not in s.winners)
        kept = sum(map(len, lying)) + len(s.spent) + sum(len(p.coins) for p in s.players) - others
        g.tell("keeps", who=who(s.winners[0]), coins=kept)


def leaders(s: State) -> list[int]:
    """Most gold, then build points afloat, then a draw."""
    best = max((final_gold(s, seat), afloat_points(s, seat)) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if (final_gold(s, seat), afloat_points(s, seat)) == best]


def result(s: State) -> Result:
    scores = [final_gold(s, seat) for seat in range(s.seats)]
    ranks = [(seat in s.winners, scores[seat], afloat_points(s, seat)) for seat in range(s.seats)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    detail = []
    for seat, player in enumerate(s.players):
        forts = sum(inside(i.fort) for i in s.islands if i.fort and i.fort.owner == seat)
        item = {"home": player.gold + sum(coin.value for coin in player.coins), "forts": forts}
        if s.seats > 2:
            item["aboard"] = scores[seat] - gold_of(s, seat)
        item["afloat"] = afloat_points(s, seat)
        detail.append(item)
    return Result(tuple(scores), places, tuple(detail))


def evaluate(s: State, seat: int) -> float:
    """Gold at home counts most, then gold aboard, then what still floats."""
    total = 0.0
    for other in range(s.seats):
        sign = 1.0 if other == seat else -1.0 / max(1, s.seats - 1)
        own = fleet(s, other)
        value = 4.0 * gold_of(s, other) + 2.0 * sum(aboard_value(ship) for ship in own)
        for ship in own:
            masts = len(ship.masts)
            standing = sum(1 for mast in ship.masts if mast)
            value += catalogue.ships()[ship.card].cost * (0.4 + 0.6 * standing / max(1, masts)) * 0.5
        total += sign * value
    if s.ended:
        total += 1000.0 if seat in s.winners else -1000.0
    return total
