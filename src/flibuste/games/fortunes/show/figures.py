"""The figures of the box that texts speak of, as `$box-NAME` and `$box-ID-NAME`: an owner's figures are said
as they are played."""

from __future__ import annotations

from typing import Any

import msgspec

from ..box import CAPTAINS, EVENTS, FIGURES, GLORY, MISSIONS, RUMOURS, ZONES
from ..parts import Condition, Effect, Task

Said = dict[str, int]


def _figures() -> Said:
    said: Said = {}
    for name, value in msgspec.structs.asdict(FIGURES).items():
        if isinstance(value, int):
            said[f"box-{name}"] = value
    said |= {f"box-buy-{copies}": price for copies, price in enumerate(FIGURES.buy, 1)}
    for entry in (*ZONES, *CAPTAINS, *EVENTS, *GLORY):
        said |= {f"box-{entry.id}-{name}": value for name, value in _numbers(entry)}
    for rumour in RUMOURS:
        said |= _parts(rumour.id, rumour.effect)
    for mission in MISSIONS:
        said |= _parts(mission.id, mission.effect)
        said |= _parts(mission.id, mission.condition)
        said |= _parts(mission.id, mission.task)
    for zone in ZONES:
        said |= {
            f"box-{zone.id}-repair": FIGURES.repair - zone.repair_rebate,
            f"box-{zone.id}-weapon": FIGURES.weapon - zone.weapon_rebate,
            f"box-{zone.id}-crew": FIGURES.crew - zone.crew_rebate,
            f"box-{zone.id}-rumour": FIGURES.rumour - zone.rumour_rebate,
            f"box-{zone.id}-sell": FIGURES.sell + zone.sale_bonus,
            f"box-{zone.id}-raid": FIGURES.raid_cards + zone.raid_cards,
        }
    for captain in CAPTAINS:
        said |= {
            f"box-{captain.id}-repair": max(1, FIGURES.repair - captain.repair_rebate),
            f"box-{captain.id}-modification": max(1, FIGURES.modification - captain.modification_rebate),
            f"box-{captain.id}-demand": 1 + captain.demand_drawn,
        }
    for event in EVENTS:
        said[f"box-{event.id}-actions"] = max(0, FIGURES.actions - event.n)
    return said


def _numbers(entry: Any) -> list[tuple[str, int]]:
    """Return the figures of an entry; what is taken away is said without its sign."""
    fields = msgspec.structs.asdict(entry).items()
    return [(name, abs(value)) for name, value in fields if type(value) is int]


def _parts(card: str, parts: list[Effect] | list[Condition] | list[Task]) -> Said:
    """Return the figures of a card's parts, by what each part is: `$box-ghost_ship-gold`, and
    `$box-ghost_ship-crew_combat-crew` for those beside its number."""
    said: Said = {}
    for part in parts:
        what = part.op if isinstance(part, Effect) else part.kind
        for name, value in _numbers(part):
            if value:
                said[f"box-{card}-{what}" if name == "n" else f"box-{card}-{what}-{name}"] = value
    return said


SAID = _figures()
