"""What an outfit costs (5.1–5.5)."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.bill import Bill
from flibuste.kernel.decision import Decision

from ..box import START
from ..options import price


def bill(view: dict[str, Any], decision: Decision) -> Bill | None:
    if decision.kind != "outfit":
        return None
    gold: int = decision.about["gold"]
    prices = {option: sum([price(START, steps) for steps in option[1:]]) for option in decision.options}
    return Bill(gold, prices)
