"""The bill of a port: goods on offer, and what a shipyard deals in, but for ships."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.bill import Bill
from flibuste.kernel.decision import Decision

from ..box import FIGURES


def bill(view: dict[str, Any], decision: Decision) -> Bill | None:
    """What can be bought piece by piece, read off the view of the one who is asked."""
    mine = view["players"][decision.seat]
    purse = mine["gold"] + (mine["chest"] if mine["in_port"] and mine["zone"] == mine["home"] else 0)
    if decision.kind == "buy":
        return _goods(view["offer"], decision, purse)
    return _yard(mine, decision, purse) if decision.kind == "yard" else None


def _goods(offer: dict[str, Any], decision: Decision, purse: int) -> Bill:
    """C042: what is paid when all is chosen."""
    goods = [option for option in decision.options if option[0] == "buy"]
    return Bill(
        purse - offer["bill"],
        {option: offer["prices"][option[1]] for option in goods},
        {option: offer["known"].count(option[1]) for option in goods},
    )


def _yard(mine: dict[str, Any], decision: Decision, purse: int) -> Bill:
    """C048, C053–C057: a repair is a point."""
    listed = decision.about
    each = {
        "repair": listed["repair"],
        "buy-modification": listed["token"],
        "buy-weapon": listed["weapon"],
        "rearm": FIGURES.rearm,
    }
    priced = [option for option in decision.options if option[0] in each]
    most = {}
    for option in priced:
        now, full = mine["sections"][option[1]] if option[0] == "repair" else (0, 1)
        most[option] = full - now
    return Bill(purse, {option: each[option[0]] for option in priced}, most)
