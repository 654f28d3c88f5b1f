"""The abilities of the captains, one small function for each.

Rules call them by what they change; a captain without that ability leaves it as it is. Three more work
elsewhere: Frances Wright and Percival Whitewood roll again (rolls.py), Pepijn van Avezaath has a larger hold
(ops.refit).
"""

from __future__ import annotations

from .state import Player
from .tables import CAPTAIN

FELIPE = CAPTAIN["felipe"]
FREDERICO = CAPTAIN["frederico_da_silva"]
ASHDOWN = CAPTAIN["thomas_ashdown"]
ELEANOR = CAPTAIN["eleanor_harcourt"]
PENROSE = CAPTAIN["samuel_penrose"]
NICOLAS = CAPTAIN["nicolas_jaures"]
MARQUIS = CAPTAIN["christian_marquis"]
VILON = CAPTAIN["alexandre_vilon"]
PEPIJN = CAPTAIN["pepijn_van_avezaath"]
HENDRIK = CAPTAIN["hendrik_roosendaal"]
ISABEL = CAPTAIN["isabel_de_arrieta"]
RODRIGO = CAPTAIN["rodrigo_valcarcel"]
GASPAR = CAPTAIN["gaspar_ibarra"]
QUIROGA = CAPTAIN["baltasar_quiroga"]


def redirects_hits(p: Player) -> bool:
    """Felipe Montoya: once a combat, a hit just taken goes to another section."""
    return p.captain == FELIPE


def rumour_price(p: Player, price: int) -> int:
    """Frederico da Silva hears rumours for nothing."""
    return max(0, price - 2) if p.captain == FREDERICO else price


def naval_search(p: Player) -> int:
    """Thomas Ashdown: naval NPCs search for him with a die fewer."""
    return -1 if p.captain == ASHDOWN else 0


def repair_price(p: Player, price: int) -> int:
    """Eleanor Harcourt repairs for 1 Gold a point."""
    return max(1, price - 1) if p.captain == ELEANOR else price


def modification_price(p: Player, price: int) -> int:
    """Eleanor Harcourt pays 1 Gold less for a modification."""
    return max(1, price - 1) if p.captain == ELEANOR else price


def sale_bonus(p: Player, others: int) -> int:
    """Samuel Penrose: the first two cards not in demand bring 1 Gold more."""
    return min(others, 2) if p.captain == PENROSE else 0


def goods_drawn(p: Player) -> int:
    """Nicolas Jaurés draws one more card when he buys goods."""
    return 1 if p.captain == NICOLAS else 0


def wins_ties(captain: int) -> bool:
    """Christian Marquis wins a manoeuvre contest that stays tied."""
    return captain == MARQUIS


def first_crew_round(captain: int) -> int:
    """Alexandre Vilon: one more die in the first round of a crew combat."""
    return 1 if captain == VILON else 0


def demand_drawn(p: Player) -> int:
    """Pepijn van Avezaath draws two Demand tokens and chooses (his hold is in ops.refit)."""
    return 2 if p.captain == PEPIJN else 1


def combat_cards(p: Player) -> int:
    """Hendrik Roosendaal draws one more Glory card for a combat won."""
    return 1 if p.captain == HENDRIK else 0


def recruits_free(p: Player) -> bool:
    """Isabel de Arrieta recruits without roll or payment."""
    return p.captain == ISABEL


def pirate_bonus(p: Player) -> int:
    """Rodrigo Valcárcel: 5 Gold more for a pirate defeated."""
    return 5 if p.captain == RODRIGO else 0


def ship_price(p: Player, price: int) -> int:
    """Gaspar Ibarra pays 5 Gold less for a ship."""
    return max(0, price - 5) if p.captain == GASPAR else price


def start_gold(captain: int) -> int:
    """Gaspar Ibarra enters play with 5 Gold more."""
    return 5 if captain == GASPAR else 0


def flight(captain: int) -> int:
    """Baltasar Quiroga flees even from an enemy with one success."""
    return 1 if captain == QUIROGA else 0
