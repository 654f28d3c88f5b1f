"""The abilities of the captains, one small function for each.

Rules call them by what they change; a captain without that ability leaves it as it is. The figures are those
of `data/captains.toml`. An NPC has no captain's card.
"""

from __future__ import annotations

from ...box import CAPTAINS, NONE, SKILLS
from ...state import Player


def redirects_hits(p: Player) -> bool:
    """Felipe Montoya: once a combat, a hit just taken goes to another section."""
    return CAPTAINS[p.captain].redirects_hits


def rolls_again(p: Player, skill: int) -> bool:
    """Frances Wright rolls Scouting again after a failure, Percival Whitewood Influence; once a turn."""
    return CAPTAINS[p.captain].rolls_again == SKILLS[skill]


def rumour_price(p: Player, price: int) -> int:
    """Frederico da Silva hears rumours for nothing."""
    return max(0, price - CAPTAINS[p.captain].rumour_rebate)


def naval_search(p: Player) -> int:
    """Thomas Ashdown: naval NPCs search with a die fewer."""
    return CAPTAINS[p.captain].naval_search


def repair_price(p: Player, price: int) -> int:
    """Eleanor Harcourt repairs for less, never for nothing."""
    return max(1, price - CAPTAINS[p.captain].repair_rebate)


def modification_price(p: Player, price: int) -> int:
    """Eleanor Harcourt pays less for a modification, never nothing."""
    return max(1, price - CAPTAINS[p.captain].modification_rebate)


def sale_bonus(p: Player, others: int) -> int:
    """Samuel Penrose: the first cards not in demand bring 1 Gold more each."""
    return min(others, CAPTAINS[p.captain].odd_sales)


def goods_drawn(p: Player) -> int:
    """Nicolas Jaurés draws one more card when buying goods."""
    return CAPTAINS[p.captain].goods_drawn


def wins_ties(p: Player) -> bool:
    """Christian Marquis wins a manoeuvre contest that stays tied."""
    return CAPTAINS[p.captain].wins_ties


def first_crew_round(p: Player) -> int:
    """Alexandre Vilon: one more die in the first round of a crew combat."""
    return CAPTAINS[p.captain].first_crew_dice


def demand_drawn(p: Player) -> int:
    """Pepijn van Avezaath draws two Demand tokens and chooses."""
    return 1 + CAPTAINS[p.captain].demand_drawn


def hold(p: Player) -> int:
    """Pepijn van Avezaath stows one card more."""
    return CAPTAINS[p.captain].hold if p.captain != NONE else 0


def combat_cards(p: Player) -> int:
    """Hendrik Roosendaal draws one more Glory card for a combat won."""
    return CAPTAINS[p.captain].combat_cards


def recruits_free(p: Player) -> bool:
    """Isabel de Arrieta recruits without roll or payment."""
    return CAPTAINS[p.captain].recruits_free


def pirate_bonus(p: Player) -> int:
    """Rodrigo Valcárcel: more Gold for a pirate defeated, also where no reward is due (ruling R86)."""
    return CAPTAINS[p.captain].pirate_bonus


def ship_price(p: Player, price: int) -> int:
    """Gaspar Ibarra pays less for a ship."""
    return max(0, price - CAPTAINS[p.captain].ship_rebate)


def start_gold(p: Player) -> int:
    """Gaspar Ibarra enters play with more Gold."""
    return CAPTAINS[p.captain].start_gold


def flight(p: Player) -> int:
    """Baltasar Quiroga flees even from an enemy with one success."""
    return CAPTAINS[p.captain].flight
