"""What is written in the sea zones, one small function for each (C027, C058).

Rules call them by what they change; a zone without that text leaves it as it is. The figures are those of
`data/map.toml`.
"""

from __future__ import annotations

from ..box import FIGURES, NATION, ZONES
from ..state import Player
from . import bounties

# ---- at sea


def can_be_bribed(zone: int) -> bool:
    """Port Royal opens to the wanted for a fee or an Influence roll (C027, rulings R62 and R63)."""
    return ZONES[zone].bribable


def hides_from_navies(zone: int) -> bool:
    """Old Providence: naval NPCs do not search among the reefs."""
    return ZONES[zone].hides_from_navies


def merchant_dice(zone: int) -> int:
    """Tortuga: the brethren help to find merchants."""
    return ZONES[zone].merchant_dice


def raid_cards(zone: int) -> int:
    """Cartagena: merchants on the galleon route carry one card more."""
    return ZONES[zone].raid_cards


def scouting(zone: int) -> int:
    """The Caribbean Sea: on the high seas everybody, NPCs too, sees less."""
    return ZONES[zone].scouting


def fires_on(p: Player) -> bool:
    """San Juan: the fort fires on captains at sea there with a bounty of its nation."""
    fort = ZONES[p.zone].fort
    return bool(fort) and p.bounties[NATION[fort]] > 0


# ---- in port


def repair_price(zone: int) -> int:
    """La Habana: the arsenal repairs for less."""
    return _less(FIGURES.repair, ZONES[zone].repair_rebate)


def weapon_price(zone: int) -> int:
    """Caracas: the foundry sells weapons for less."""
    return _less(FIGURES.weapon, ZONES[zone].weapon_rebate)


def crew_price(zone: int) -> int:
    """Basse-Terre: idle sailors hire on for less."""
    return _less(FIGURES.crew, ZONES[zone].crew_rebate)


def rumour_price(zone: int) -> int:
    """Trinidad: smugglers talk for less."""
    return _less(FIGURES.rumour, ZONES[zone].rumour_rebate)


def _less(price: int, rebate: int) -> int:
    """Return a price with a port's rebate: nobody works for nothing because it is cheaper there."""
    return max(min(price, 1), price - rebate)


def recruits_free(p: Player) -> bool:
    """Nassau: pirates complete their crew without roll or payment."""
    return ZONES[p.zone].pirates_recruit_free and bounties.is_pirate(p)


def sale_bonus(zone: int, others: int) -> int:
    """Curaçao: a free port pays more for each card not in demand."""
    return others * ZONES[zone].sale_bonus


def goods_drawn(zone: int) -> int:
    """Petit-Goâve: the plantations offer one card more."""
    return ZONES[zone].goods_drawn


def always_stocked(zone: int) -> bool:
    """St. Maarten: the warehouses offer six cards, however often one buys."""
    return ZONES[zone].always_stocked


def transfers_modifications(zone: int) -> bool:
    """St. John: the caulkers move modifications to a new ship (C058)."""
    return ZONES[zone].transfers


def mission_dice(zone: int) -> int:
    """Santo Domingo: the court helps who asks for a mission."""
    return ZONES[zone].mission_dice
