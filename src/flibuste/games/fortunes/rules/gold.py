"""Gold: aboard, in the bank, and hidden in the chest of the home port (C007, C075–C077, C147)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Rule

from ..box import FIGURES, HOME, NONE
from ..options import FETCH, HIDE, SEAT
from ..state import G, Player, State

# ---- paying and being paid


def at_home(p: Player) -> bool:
    """Whether the captain lies in the home port."""
    return p.in_port and p.captain != NONE and HOME[p.captain] == p.zone


def purse(p: Player) -> int:
    """Return the Gold that can be spent: what is aboard, and in the home port also the chest (C077)."""
    return p.gold + p.chest if at_home(p) else p.gold


def gain(g: G, seat: int, amount: int) -> int:
    """Take Gold from the bank, at most what is left of it where coins are limited; return the amount."""
    s = g.state
    if s.limited:
        amount = min(amount, s.bank)
        s.bank -= amount
    s.players[seat].gold += amount
    g.tell("gain", who=SEAT[seat], gold=amount)
    return amount


def pay(g: G, seat: int, amount: int) -> None:
    """Pay the bank from the ship first, in the home port then from the chest (C077)."""
    s = g.state
    p = s.players[seat]
    if amount <= 0:
        return
    aboard = min(p.gold, amount)
    p.gold -= aboard
    p.chest -= amount - aboard
    if s.limited:
        s.bank += amount
    g.tell("pay", who=SEAT[seat], gold=amount)


def lose_all(s: State, p: Player) -> int:
    """Return all Gold aboard to the bank; return how much it was."""
    lost = p.gold
    p.gold = 0
    if s.limited:
        s.bank += lost
    return lost


# ---- the chest


def chest_points(s: State, p: Player) -> int:
    """Return the secret points of the chest: one for each 10 Gold, at most half the target (C076, ruling
    R28)."""
    return min(p.chest // FIGURES.chest_step, s.target // 2)


def declare(g: G, seat: int) -> None:
    """Declare the target as soon as it is reached, and show the chest (C147, ruling R29)."""
    s = g.state
    p = s.players[seat]
    if not p.declared and p.glory + chest_points(s, p) >= s.target:
        p.declared = True
        g.reveal()
        g.tell("declare", who=SEAT[seat], points=p.glory + chest_points(s, p), gold=p.chest)


def hide(g: G, seat: int) -> Rule[None]:
    """Hide Gold in the home port: all see it done, none sees how much (C075, C076)."""
    p = g.state.players[seat]
    option = yield g.ask(seat, "chest", lambda: (PASS, *HIDE[: p.gold]), "C075")
    if option[0] == "pass":
        return
    amount = option[1]
    p.secret = True
    p.gold -= amount
    p.chest += amount
    p.hides += 1
    g.tell("hide", who=SEAT[seat])
    g.tell("hidden", (seat,), gold=amount)
    declare(g, seat)


def unlock(g: G, seat: int, option: Option) -> Rule[None]:
    """Take Gold of the chest aboard: all see it done, none sees how much (C077)."""
    p = g.state.players[seat]
    answer = yield g.ask(seat, "unlock", lambda: FETCH[: p.chest] or (PASS,), "C077")
    if answer[0] == "pass":
        return
    p.secret = True
    p.chest -= answer[1]
    p.gold += answer[1]
    g.tell("fetch", who=SEAT[seat])
    g.tell("fetched", (seat,), gold=answer[1])
