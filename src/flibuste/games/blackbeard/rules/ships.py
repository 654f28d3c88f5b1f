"""6.2 and 6.3: the values of ships, and merchants on the board."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel.dice import Dice

from ..box import FIGURE, PORT_NATION, PORTS
from ..state import NONE, SOBER, G, Pirate, State
from .alliances import crew
from .locators import d66, next_port

# ---- 6.2 pirate ships


#: what heavy guns add to a ship's combat value (17.2#10)
GUNS = FIGURE["heavy-guns"]
#: what debauchery takes off combat and speed (13.22)
STUPOR = FIGURE["revel-penalty"]


def armed(combat: int, guns: bool, revelling: bool) -> int:
    """A ship's own combat value in a fight: heavy guns (17.2#10), debauchery (13.22)."""
    return combat + (GUNS if guns else 0) - (STUPOR if revelling else 0)


def under_sail(speed: int, revelling: bool) -> int:
    """A ship's own speed in a chase (13.22)."""
    return speed - (STUPOR if revelling else 0)


def joint_combat(ships: Sequence[int]) -> int:
    """11.2: of two allies the better combat value, and one more."""
    return max(ships) + len(ships) - 1


def own_combat(p: Pirate) -> int:
    return armed(p.combat, p.guns, p.revel != SOBER)


def own_speed(p: Pirate) -> int:
    return under_sail(p.speed, p.revel != SOBER)


def combat_of(s: State, p: Pirate) -> int:
    """A pirate's combat value in a fight, with his ally's help (11.2)."""
    if p.ally == NONE:
        return own_combat(p)
    return joint_combat([own_combat(q) for q in crew(s, p)])


def speed_of(s: State, p: Pirate) -> int:
    """A pirate's speed in a chase: the slower of two allies (11.2)."""
    return min([own_speed(q) for q in crew(s, p)])


def trait(s: State, p: Pirate, table: tuple[int, ...]) -> int:
    """A trait; of two allies the better (11.2)."""
    value = table[p.id]
    if p.ally != NONE:
        value = max(value, table[p.ally])
    return value


# ---- 6.3 merchants


def place_merchants(s: State, dice: Dice, total: int) -> list[int]:
    """Raise the number of merchants on the board (3, step 8; 4.4B; 6.31): the ports they are bound for."""
    missing = total - (len(s.merchants) - s.merchants.count(NONE))
    return [port for port in [place_merchant(s, dice) for _ in range(missing)] if port != NONE]


def place_merchant(s: State, dice: Dice) -> int:
    """6.31–6.33: a counter from the pool, face down, at the port of a D66 or the next that is free."""
    if not any(s.merchant_pool):
        return NONE
    kind = pick_counter(s.merchant_pool, dice, "merchants")

    def free(port: int) -> bool:
        return PORT_NATION[port] != NONE and s.merchants[port] == NONE and port not in s.destroyed

    port = next_port(d66(dice), free)
    if port != NONE:
        s.merchant_pool[kind] -= 1
        s.merchants[port] = kind
    return port


def pick_counter(pool: list[int], dice: Dice, domain: str) -> int:
    """The kind of a counter picked blindly from a pool that has so many of each; it is not taken out yet."""
    at = dice.below(sum(pool), domain)
    kind = 0
    while at >= pool[kind]:
        at -= pool[kind]
        kind += 1
    return kind


def remove_merchant(s: State, port: int) -> None:
    """6.34: back to the pool, and nobody has found it any more."""
    kind = s.merchants[port]
    if kind == NONE:
        return
    s.merchants[port] = NONE
    s.merchant_pool[kind] += 1
    if port in s.face_up:
        s.face_up.remove(port)
    for p in s.pirates:
        if port in p.found:
            p.found.remove(port)


def send_merchants(g: G, total: int) -> None:
    """6.31: raise the number of merchants, for all to see."""
    placed = place_merchants(g.state, g.dice, total)
    if placed:
        g.tell("merchants", ports=[PORTS[port].id for port in placed])
