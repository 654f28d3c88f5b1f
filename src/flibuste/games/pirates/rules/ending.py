"""Victory (19), the ends of three or more players (20.8–20.15), and the result."""

from __future__ import annotations

from flibuste.kernel.game import Result

from .. import box
from ..state import Fort, G, State
from ..table.contact import derelict, who
from .treasure import aboard_value, inside


def gold_of(s: State, seat: int) -> int:
    """19.1, 19.2: gold at home and in forts, in points."""
    return _gold(s, seat, _forts(s))


def _forts(s: State) -> list[Fort]:
    return [isle.fort for isle in s.islands if isle.fort is not None]


def _gold(s: State, seat: int, forts: list[Fort]) -> int:
    player = s.players[seat]
    total = player.gold + sum([coin.value for coin in player.coins])
    if forts:
        total += sum([inside(fort) for fort in forts if fort.owner == seat])
    return max(0, total)


def final_gold(s: State, seat: int) -> int:
    """20.13: with three or more players what is aboard counts too."""
    total = gold_of(s, seat)
    if s.seats > 2:
        total += sum(aboard_value(ship) for ship in s.ships if ship.owner == seat and not ship.sunk)
    return total


def afloat_points(s: State, seat: int) -> int:
    """19.4: build points of the seat's own ships still in play."""
    return sum(box.ships()[x.card].cost for x in s.ships if x.builder == seat and not x.sunk and not x.wreck)


def check_gold(g: G) -> None:
    """19.1: two players: more than half of the starting gold wins at once (not with three or more, 20.15)."""
    s = g.state
    if s.ended or s.seats > 2:
        return
    forts = _forts(s)
    if any(2 * _gold(s, seat, forts) > s.stake for seat in s.order):
        finish(g, "gold")  # where a split brings both there at once, the richer wins


def check_end(g: G) -> None:
    """Every end that can come in the middle of a turn."""
    s = g.state
    check_gold(g)
    if s.ended or s.seats == 2:
        return
    if s.last_coin:  # 20.9, 20.10
        finish(g, s.last_coin)
        return
    sailing: set[int] = set()
    for ship in s.ships:
        if ship.owner in sailing or ship.sunk or ship.wreck or (not any(ship.masts) and derelict(ship)):
            continue
        sailing.add(ship.owner)
        if len(sailing) == s.seats:
            return
    if len(sailing) <= 1:  # 20.11
        finish(g, "alone")
        return
    gone = s.seats - len({ship.owner for ship in s.ships if not ship.sunk and not ship.wreck})
    if s.seats >= 4 and 2 * gone >= s.seats:  # 20.12
        finish(g, "half")


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
