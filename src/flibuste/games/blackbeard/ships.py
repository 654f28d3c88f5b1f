"""6.2 and 6.3: the values of ships, and merchants on the board."""

from __future__ import annotations

from flibuste.kernel.dice import Dice

from .components import PORT_NATION
from .state import Pirate, State
from .tools import crew, d66, next_port

# ---- 6.2 pirate ships


def combat_of(s: State, p: Pirate) -> int:
    """A ship's combat value in a fight: heavy guns (17.2#10), debauchery (13.22), an ally (11.2)."""
    value = p.combat + (2 if p.guns else 0) - (2 if p.revel else 0)
    if p.ally >= 0:
        for q in crew(s, p)[1:]:
            value = max(value, q.combat + (2 if q.guns else 0) - (2 if q.revel else 0)) + 1
    return value


def speed_of(s: State, p: Pirate) -> int:
    """A ship's speed in a chase: debauchery (13.22); the slower of two allies (11.2)."""
    value = p.speed - (2 if p.revel else 0)
    if p.ally >= 0:
        for q in crew(s, p)[1:]:
            value = min(value, q.speed - (2 if q.revel else 0))
    return value


def trait(s: State, p: Pirate, table: tuple[int, ...]) -> int:
    """A trait; of two allies the better (11.2)."""
    value = table[p.id]
    if p.ally >= 0:
        value = max(value, table[p.ally])
    return value


# ---- 6.3 merchants


def place_merchants(s: State, dice: Dice, total: int) -> list[int]:
    """Raise the number of merchants on the board (3, step 8; 4.4B; 6.31): the ports they are bound for."""
    missing = total - (len(s.merchants) - s.merchants.count(-1))
    return [port for port in [place_merchant(s, dice) for _ in range(missing)] if port >= 0]


def place_merchant(s: State, dice: Dice) -> int:
    """6.31–6.33: a counter from the pool, face down, at the port of a D66 or the next that is free."""
    left = sum(s.merchant_pool)
    if not left:
        return -1
    at = dice.below(left, "merchants")
    kind = 0
    while at >= s.merchant_pool[kind]:
        at -= s.merchant_pool[kind]
        kind += 1

    def free(port: int) -> bool:
        return PORT_NATION[port] >= 0 and s.merchants[port] < 0 and not s.destroyed >> port & 1

    port = next_port(d66(dice), free)
    if port >= 0:
        s.merchant_pool[kind] -= 1
        s.merchants[port] = kind
    return port


def remove_merchant(s: State, port: int) -> None:
    """6.34: back to the pool, and nobody has found it any more."""
    kind = s.merchants[port]
    if kind < 0:
        return
    s.merchants[port] = -1
    s.merchant_pool[kind] += 1
    s.face_up &= ~(1 << port)
    for p in s.pirates:
        if port in p.found:
            p.found.remove(port)
