"""Ability codes of boarding and ramming."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..rules.damage import eliminate, has_sunk, lose_mast, pick_crew, was_sunk
from ..rules.equipment import truce
from ..rules.ramming import boarding, fight, may_board
from ..state import G, Ship, State
from ..table.contact import close, enemies, find, skewers
from ..table.motion import pose_of
from .registry import at, built, has, once, use

# ---- boarding rolls


@at("boarding", "boarding_plus1")
def boarding_plus1(s: State, ship: Ship, enemy: Ship, arg: str) -> int:
    """+1 on boarding rolls."""
    return 1


@at("boarding", "boarding_plus1_vs", "cannon_boarding_plus1_vs")
def boarding_plus1_vs(s: State, ship: Ship, enemy: Ship, arg: str) -> int:
    """+1 against a nation."""
    return 1 if enemy.nation == arg else 0


@at("boarding", "boarding_plus1_vs_big")
def boarding_plus1_vs_big(s: State, ship: Ship, enemy: Ship, arg: str) -> int:
    """+1; +2 instead against the pieces named (none named: five masts or more)."""
    words = box.ships()[enemy.card].keywords
    kinds = arg.split("_or_") if arg else []
    big = any(kind in words for kind in kinds) if kinds else len(enemy.masts) >= 5
    return 2 if big else 1


@at("boarding", "boarding_plus1_vs_monster")
def boarding_plus1_vs_monster(s: State, ship: Ship, enemy: Ship, arg: str) -> int:
    """+1 against sea monsters."""
    return 1 if "sea_monster" in box.ships()[enemy.card].keywords else 0


# ---- spoils of a boarding


@at("boarded", "board_kills_mast")
def board_kills_mast(g: G, ship: Ship, loser: Ship, arg: str) -> Rule[None]:
    """A mast goes too."""
    if any(loser.masts):
        yield from lose_mast(g, loser, ship.owner, "board")


@at("moved", "board_at_s")
def board_at_s(g: G, ship: Ship, arg: str) -> Rule[None]:
    """After moving it may board a ship within S without ramming; the defender has no bonus."""
    s = g.state
    if "board_at_s" in ship.deeds.codes or ship.submerged:
        return
    near = [
        o
        for o in enemies(s, ship)
        if may_board(ship, o) and not o.submerged and not o.intangible and close(s, ship, o, s.short)
    ]

    def options() -> Options:
        able = near if has(s, ship, "board_at_s") else []
        return (*[Option("board", ship.id, o.id) for o in able], PASS)

    option = yield g.ask(ship.owner, "board-far", options, "8.3", ship=ship.id)
    if option != PASS:
        once(g, ship, "board_at_s")
        yield from fight(g, ship, find(s, option[2]), rammer=None, plain=True)


# ---- rams


@at("rammed", "ram_kills_crew")
def ram_kills_crew(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """Pinned by its own ram, it removes one enemy crew."""
    if target.crew:
        use(g, ship, "ram_kills_crew")
        victim = yield from pick_crew(g, ship.owner, target, "8.3")
        if victim is not None:
            yield from eliminate(g, target, victim, ship.owner)


@at("rammed", "ram_kills_crew_mast")
def ram_kills_crew_mast(g: G, ship: Ship, target: Ship, arg: str) -> Rule[None]:
    """… one crew and one mast."""
    yield from ram_kills_crew(g, ship, target, arg)
    if any(target.masts):
        use(g, ship, "ram_kills_crew_mast")
        yield from lose_mast(g, target, ship.owner, "ram")


# ---- the blade of a scorpion


@at("moved", "scorpion")
@at("shot", "scorpion")
def scorpion(g: G, ship: Ship, arg: str) -> Rule[None]:
    """After a move or shoot action, if it rammed nobody this turn, its blade may take a mast of one enemy
    that it reaches: no die, nothing helps. The victim is pinned, the striker is not; the victim may be
    boarded, a sea monster never is."""
    s = g.state
    if "scorpion" in ship.deeds.codes or ship.deeds.rammed or ship.submerged or ship.intangible:
        return
    seen = [o for o in enemies(s, ship) if not o.submerged and o.fog < 0 and not o.wreck]
    prey = [o for o in seen if skewers(ship, o) and not truce(ship, o)]
    if not prey:
        return

    def options() -> Options:
        able = prey if has(s, ship, "scorpion") else []
        return (*[Option("strike", ship.id, o.id) for o in able], PASS)

    option = yield g.ask(ship.owner, "contact", options, "8.3", ship=ship.id)
    if option == PASS:
        return
    once(g, ship, "scorpion")
    victim = find(s, option[2])
    g.tell("skewered", ship=ship.id, other=victim.id)
    lay = pose_of(victim)
    yield from lose_mast(g, victim, ship.owner, "ram")
    yield from has_sunk(g, ship, victim, lay)
    if was_sunk(victim, lay) or ship.sunk:
        return
    ship.plight.skewered.append(victim.id)
    if not built(victim, "sea_monster"):
        yield from boarding(g, ship, victim)
