"""Ramming, pinning, boarding (11) and towing (12)."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule
from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import abilities, built, has, plain, use
from ..refusal import HEADING, expected, no
from ..state import NOBODY, SEGMENT, Coin, Crew, G, Ship, State, pull
from ..table.contact import (
    body,
    bow,
    find,
    holds,
    hull,
    is_creature,
    masts,
    neighbours,
    pins,
    skewers,
    touch,
    touched,
    touching,
)
from ..table.geometry import CIRCLE, ahead, placed
from ..table.motion import Pose, end_fault, obstacles, pose_of, slide
from .cargo import may_leave, room, takes_crew
from .cast import cast
from .damage import eliminate, has_sunk, haunt, lose_mast, pick_crew, protected, sink, was_sunk
from .equipment import truce
from .towing import may_tow, tow
from .treasure import discard, pass_mark, see

# ---- contact after a move action


def held_before(s: State, ship: Ship, near_by: list[Ship] | None = None) -> list[str]:
    """11.ram-5: those with whom there is a pin already."""
    return [
        other.id
        for other in touched(s, ship, near_by)
        if other.owner != ship.owner and (holds(s, other, ship) or holds(s, ship, other))
    ]


def after_contact(g: G, ship: Ship, before: list[str], near_by: list[Ship]) -> Rule[None]:
    """Rams and tows of the neighbours, in the order that the active player chooses (16.kw-switchblade-4)."""
    s = g.state
    loosen(s)
    dealt_with = list(before)
    while not ship.sunk and not s.ended and (near_by or ship.deeds.bladed):
        options = contact_options(s, ship, dealt_with, near_by)
        if len(options) == 1:
            break
        option = yield g.ask(ship.owner, "contact", options, "11.ram-1", ship=ship.id)
        if option == PASS:
            break
        other = find(s, option[2])
        dealt_with.append(other.id)
        if option[0] == "ram":
            yield from ram(g, ship, other, blades=not touching(bow(ship), hull(other)))
        else:
            tow(g, ship, other)
        near_by = neighbours(s, ship)
    ship.deeds.bladed.clear()
    if ship.sunk or s.ended:
        return
    for hook, arg, _ in abilities(s, ship).at("touch"):
        yield from hook(g, ship, arg)


def after_shooting(g: G, ship: Ship) -> Rule[None]:
    """16.kw-switchblade-2: what an open blade touches after a shoot action counts as rammed."""
    s = g.state
    for other in touched_by_blades(s, ship):
        ship.deeds.bladed.append(other.id)
    dealt_with = held_before(s, ship)
    while not ship.sunk and not s.ended:
        options = blade_options(s, ship, dealt_with)
        if not options:
            break
        option = yield g.ask(ship.owner, "contact", (*options, PASS), "16.kw-switchblade-4", ship=ship.id)
        if option == PASS:
            break
        dealt_with.append(str(option[2]))
        yield from ram(g, ship, find(s, option[2]), blades=True)
    ship.deeds.bladed.clear()


def touched_by_blades(s: State, ship: Ship) -> list[Ship]:
    """Enemies that an open blade touches where the ship lies."""
    blades = [placed(points, ship.x, ship.y, ship.h) for points in body(ship).blades] if ship.blades else []
    return [
        other
        for other in s.ships
        if other.owner != ship.owner and not other.sunk and any(touching(b, hull(other)) for b in blades)
    ]


def blade_options(s: State, ship: Ship, dealt_with: list[str]) -> list[Option]:
    """Rams by the blades alone."""
    fresh = [word for word in ship.deeds.bladed if word not in dealt_with]
    return [Option("ram", ship.id, word) for word in fresh if may_ram(ship, find(s, word))]


def loosen(s: State) -> None:
    """Who no longer touches what it rammed neither holds it nor is free of its pin."""
    for ship in s.ships:
        if ship.plight.rammed:
            victims = [find(s, word) for word in ship.plight.rammed]
            ship.plight.rammed = [v.id for v in victims if not v.sunk and touch(ship, v)]
        if ship.plight.skewered:
            prey = [find(s, word) for word in ship.plight.skewered]
            ship.plight.skewered = [v.id for v in prey if not v.sunk and skewers(ship, v)]


def contact_options(
    s: State, ship: Ship, dealt_with: list[str], near_by: list[Ship] | None = None
) -> Options:
    options = []
    zone = bow(ship)
    for other in touched(s, ship, near_by):
        if not touching(zone, hull(other)):  # what only a blade touched comes with the blades
            continue
        if other.id not in dealt_with and may_ram(ship, other):
            options.append(Option("ram", ship.id, other.id))
        if not ship.tows and may_tow(s, ship, other):
            options.append(Option("tow", ship.id, other.id))
    options += [option for option in blade_options(s, ship, dealt_with) if option not in options]
    return (*options, PASS)


# ---- ramming


def may_ram(ship: Ship, other: Ship) -> bool:
    """The keyword of the target is looked at before the die."""
    if other.owner == ship.owner or other.sunk or other.wreck or other.fog >= 0 or other.submerged:
        return False
    if built(ship, "sea_dragon") or built(ship, "flotilla"):  # 16.kw-seadragon-8
        return False
    if ship.submerged and not built(ship, "submarine"):  # 16.kw-seamonster-6
        return False
    if built(other, "catamaran") or built(other, "flotilla") or built(other, "sea_dragon"):
        return False  # 16.kw-catamaran-4, 16.kw-flotilla-9
    return not other.intangible and not truce(ship, other)


def ram(g: G, ship: Ship, other: Ship, blades: bool = False) -> Rule[None]:
    """11.ram-2: a die above the masts left takes one; 11.ram-3: a derelict sinks at any die."""
    s = g.state
    ship.deeds.rammed = True
    lay, own_place = pose_of(other), pose_of(ship)
    if any(coin.unique == "explosives" for coin in ship.coins):
        yield from explosives(g, ship, other)
        if was_sunk(ship, own_place) or was_sunk(other, lay):
            return
    face = yield from cast(g, ship, "ram")
    g.tell("rammed", ship=ship.id, other=other.id, die=face)
    if face > masts(other) and ram_damages(g, ship, other):
        yield from lose_mast(g, other, ship.owner, "ram")
        if not was_sunk(other, lay) and tears_two(g, ship, other):
            yield from lose_mast(g, other, ship.owner, "ram")
        yield from has_sunk(g, ship, other, lay)
    if not was_sunk(other, lay):
        if not blades and other.id not in ship.plight.rammed:
            ship.plight.rammed.append(other.id)
        if not blades and holds(s, other, ship):
            g.tell("pinned", ship=ship.id, other=other.id)
        if not blades and pins(s, ship, other):  # ruling P82: one that can't be pinned has its way too
            for hook, arg, _ in abilities(s, ship).at("rammed"):
                if not was_sunk(other, lay):
                    yield from hook(g, ship, other, arg)
        if not was_sunk(other, lay) and not ship.submerged:
            yield from boarding(g, ship, other)
    if ship.submerged and built(ship, "submarine") and not ship.sunk:
        yield from back_off(g, ship, other, lay)


@plain("ram_no_mast_loss")
def ram_damages(g: G, ship: Ship, other: Ship) -> bool:
    """Rams that take no mast: a galley's (16.kw-galley-3), one against a surfaced submarine
    (16.kw-submarine-6) or against a hull that stands it."""
    if built(ship, "galley") or built(other, "submarine"):
        return False
    if has(g.state, other, "ram_no_mast_loss"):
        use(g, other, "ram_no_mast_loss")
        return False
    return True


@plain("ram_two_segments")
def tears_two(g: G, ship: Ship, other: Ship) -> bool:
    """Its ram takes two segments of a creature."""
    if not is_creature(other) or other.sunk or not has(g.state, ship, "ram_two_segments"):
        return False
    use(g, ship, "ram_two_segments")
    return True


def explosives(g: G, ship: Ship, other: Ship) -> Rule[None]:
    """The unique explosives: on a ram, 4 to 6 sinks both ships."""
    options = (PASS, Option("explode", ship.id))
    option = yield g.ask(ship.owner, "explosives", options, "13.unique-3", ship=ship.id, other=other.id)
    if option == PASS:
        return
    coin = next(c for c in ship.coins if c.unique == "explosives")
    pull(ship.coins, coin)
    discard(g, [coin])
    face = yield from cast(g, ship, "explosives")
    g.tell("explosives", ship=ship.id, die=face)
    if face >= 4:
        lay = pose_of(other)
        yield from sink(g, other, ship.owner, "ram")
        yield from sink(g, ship, NOBODY, "fire")
        if not ship.sunk:  # one that can't be sunk, or came home, has what sinking a ship brings it
            yield from has_sunk(g, ship, other, lay)


@plain("sub_board_after_ram")
def back_off(g: G, ship: Ship, other: Ship, lay: Pose) -> Rule[None]:
    """16.kw-submarine-5: after a submerged ram it moves S away, in any direction."""
    s = g.state
    form = Form("away", {"ship": ship.id, "about": [ship.x, ship.y]})
    options = away_options(s, ship)
    if options:
        option = yield g.ask(ship.owner, "away", (), "16.kw-submarine-5", form, ship=ship.id)
        ship.x, ship.y = ahead(ship.x, ship.y, option[2], s.short)
        g.tell("backed-off", ship=ship.id)
    if has(s, ship, "sub_board_after_ram") and not was_sunk(other, lay):
        use(g, ship, "sub_board_after_ram")
        yield from boarding(g, ship, other)


def away_fault(s: State, ship: Ship, option: Option) -> Reason | None:
    if option[0] != "away" or len(option) != 3 or option[1] != ship.id:
        return expected(f"away {ship.id} HEADING")
    if not isinstance(option[2], int) or not 0 <= option[2] < CIRCLE:
        return HEADING
    end, stopped = slide(s, ship, pose_of(ship), option[2], s.short, obstacles(s, ship, s.short))
    if stopped or end_fault(s, ship, end) is not None:  # it passes under ships, not through islands
        return no("taken", "16.kw-submarine-8")
    return None


def away_options(s: State, ship: Ship) -> Options:
    options = [Option("away", ship.id, heading) for heading in range(0, CIRCLE, 3000)]
    return tuple([option for option in options if away_fault(s, ship, option) is None])


# ---- boarding


def boardable(ship: Ship) -> bool:
    """Panels (16.kw-turtle-3) and a second hull (16.kw-catamaran-3) keep boarders off."""
    if built(ship, "flotilla") or built(ship, "sea_dragon") or ship.fog >= 0 or ship.sunk or ship.wreck:
        return False
    return not ship.panels and not ship.outrigger


def may_board(ship: Ship, other: Ship) -> bool:
    """A ship that cannot be boarded may still board another."""
    return not built(ship, "sea_dragon") and boardable(other) and not truce(ship, other)


def boarding(g: G, ship: Ship, other: Ship) -> Rule[None]:
    """11.board-1: one boarding after a ram; the active player decides first, then the other."""
    for caller, foe in ((ship, other), (other, ship)):
        if not may_board(caller, foe):
            continue
        options = (Option("board", caller.id, foe.id), PASS)
        option = yield g.ask(caller.owner, "board", options, "11.board-1", ship=caller.id, other=foe.id)
        if option != PASS:
            yield from fight(g, ship, other, rammer=ship)
            return


def board_bonus(g: G, ship: Ship, other: Ship, rammer: Ship | None) -> int:
    s = g.state
    bonus = 0
    for hook, arg, code in abilities(s, ship).at("boarding"):
        gained = hook(s, ship, other, arg)
        if gained:
            use(g, ship, code)
            bonus += gained
    if rammer is ship and built(ship, "longship"):  # 16.kw-longship-3
        bonus += 1
    return bonus


def fight(g: G, ship: Ship, other: Ship, rammer: Ship | None, plain: bool = False) -> Rule[None]:
    """11.board-2, 11.board-3: d6 plus masts; the higher wins, a tie is nothing."""
    totals = []
    for side, foe in ((ship, other), (other, ship)):
        face = yield from cast(g, side, "board")
        bonus = 0 if plain and side is other else board_bonus(g, side, foe, rammer)
        totals.append(face + masts(side) + bonus)
    g.tell("boarding", ship=ship.id, other=other.id, one=totals[0], two=totals[1])
    if totals[0] != totals[1]:
        winner, loser = (ship, other) if totals[0] > totals[1] else (other, ship)
        yield from spoils(g, winner, loser)


def spoils(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """11.board-4 to 11.board-6: a crew of the loser goes, or a treasure changes hands."""
    s = g.state
    lay = pose_of(loser)
    first = yield from choose_spoils(g, winner, loser)
    if first and not was_sunk(loser, lay) and has(s, winner, "board_choose_two"):
        yield from board_choose_two(g, winner, loser, first)
    elif first and not was_sunk(loser, lay) and has(s, winner, "board_takes_two"):
        yield from board_takes_two(g, winner, loser)
    for hook, arg, code in abilities(s, winner).at("boarded"):
        if not was_sunk(loser, lay):
            use(g, winner, code)
            yield from hook(g, winner, loser, arg)


def choose_spoils(g: G, winner: Ship, loser: Ship, but: str = "") -> Rule[str]:
    """One effect, as the winner chooses; which it was, "" for none."""
    option = yield g.ask(
        winner.owner,
        "spoils",
        lambda: spoils_options(g.state, winner, loser, but),
        "11.board-4",
        ship=winner.id,
        other=loser.id,
    )
    if option == PASS:
        return ""
    yield from SPOILS[option[0]](g, winner, loser)
    return str(option[0])


def spoils_options(s: State, winner: Ship, loser: Ship, but: str = "") -> Options:
    """What a winner may do; abilities allow more against the crew, and `board_choose_two` hit a mast."""
    codes = abilities(s, winner).codes
    options = []
    if loser.crew and but not in CREW_SPOILS:
        if not built(winner, "sea_monster") or "board_takes_two" in codes:  # 16.kw-seamonster-9
            options.append(Option("kill", loser.id))
        if "board_kills_all_crew" in codes:
            options.append(Option("kill-all", loser.id))
        takes = takes_crew(s, winner) and dearest(loser) is not None
        if "board_capture_crew" in codes and takes and room(s, winner):
            options.append(Option("capture", loser.id))
        if "board_enlists_crew" in codes and takes:
            options.append(Option("enlist", loser.id))
    if has(s, loser, "segment_prize") and any(loser.masts):
        options.append(Option("segment", loser.id))
    if but != "steal" and may_steal(s, winner, loser):
        options.append(Option("steal", loser.id))
    if "board_choose_two" in codes and but != "lose" and any(loser.masts):
        options.append(Option("lose", loser.id))
    return (*options, PASS)


def may_steal(s: State, winner: Ship, loser: Ship) -> bool:
    """11.board-6: uniques need no space (13.unique-1)."""
    return bool(loser.coins) and (room(s, winner) > 0 or any(coin.unique for coin in loser.coins))


def kill(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    victim = yield from pick_crew(g, winner.owner, loser, "11.board-4")
    if victim is not None:
        yield from eliminate(g, loser, victim, winner.owner)


@plain("board_kills_all_crew")
def kill_all(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """The ship may remove all the other ship's crew, instead of one."""
    use(g, winner, "board_kills_all_crew")
    for member in list(loser.crew):
        yield from eliminate(g, loser, member, winner.owner)


@plain("board_takes_all")
def plunder(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """11.board-5: one treasure; with board_takes_all as many as fit and please."""
    s = g.state
    yield from steal(g, winner, loser)

    def options() -> Options:
        more = has(s, winner, "board_takes_all") and may_steal(s, winner, loser)
        return (Option("steal", loser.id), PASS) if more else (PASS,)

    while has(s, winner, "board_takes_all") and may_steal(s, winner, loser):
        option = yield g.ask(winner.owner, "spoils", options, "8.3", ship=winner.id, other=loser.id)
        if option == PASS:
            return
        use(g, winner, "board_takes_all")
        yield from steal(g, winner, loser)


def dearest(loser: Ship) -> Crew | None:
    """The crew of the highest cost; a patron never leaves his ship."""
    crew = [member for member in loser.crew if may_leave(member)]
    return max(crew, key=lambda member: box.crew()[member.card].cost, default=None)


@plain("board_capture_crew")
def capture_dearest(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """The dearest crew is captured instead of eliminated: worth its cost in gold at home."""
    member = dearest(loser)
    use(g, winner, "board_capture_crew")
    if member is None or protected(g, loser):
        return
    pull(loser.crew, member)
    haunt(loser)
    member.up = True
    member.worth = max(member.worth, box.crew()[member.card].cost)
    if "ransom" in box.crew()[member.card].keywords:  # 16.kw-ransom-1
        member.worth = max(member.worth, 5)
    winner.crew.append(member)
    g.reveal()
    g.tell("captured", ship=winner.id, crew=member.card)
    yield from ()


def dismast(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    yield from lose_mast(g, loser, winner.owner, "board")


@plain("board_choose_two")
def board_choose_two(g: G, winner: Ship, loser: Ship, first: str) -> Rule[None]:
    """A second effect, another one, among crew, treasure and mast."""
    use(g, winner, "board_choose_two")
    yield from choose_spoils(g, winner, loser, first)


@plain("board_takes_two")
def board_takes_two(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """Two crew, two coins, or one of each."""
    use(g, winner, "board_takes_two")
    yield from choose_spoils(g, winner, loser)


@plain("board_enlists_crew")
def enlist(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """The dearest crew changes sides: it serves here, takes no space and leaves only when the ship sinks."""
    member = dearest(loser)
    use(g, winner, "board_enlists_crew")
    if member is None or protected(g, loser):
        return
    pull(loser.crew, member)
    haunt(loser)
    member.up = member.bound = True
    member.owner, member.nation, member.worth = winner.owner, winner.nation, 0
    winner.crew.append(member)
    g.reveal()
    g.tell("captured", ship=winner.id, crew=member.card)
    yield from ()


@plain("segment_prize")
def cut_segment(g: G, winner: Ship, loser: Ship) -> Rule[None]:
    """A segment of the loser is loaded: it takes no space and is worth 2 gold at home."""
    yield from lose_mast(g, loser, winner.owner, "board")
    bit = 1 << winner.owner
    winner.coins.append(Coin(2, SEGMENT, (1 << g.state.seats) - 1 | bit))
    g.state.minted += 1
    g.tell("stolen", ship=winner.id, other=loser.id)


#: what becomes of the crew: one effect out of these
CREW_SPOILS = ("kill", "kill-all", "capture", "enlist")
SPOILS: dict[str, Callable[[G, Ship, Ship], Rule[None]]] = {
    "kill": kill,
    "kill-all": kill_all,
    "capture": capture_dearest,
    "enlist": enlist,
    "segment": cut_segment,
    "steal": plunder,
    "lose": dismast,
}


def steal(g: G, winner: Ship, loser: Ship, count: int = 1) -> Rule[None]:
    """11.board-5: at random unless the cargo is known to the thief."""
    s = g.state
    for _ in range(count):
        coins = [c for c in loser.coins if c.unique or room(s, winner)]
        if not coins:
            return
        bit = 1 << winner.owner
        if len(coins) > 1 and all(coin.seen & bit for coin in coins):
            options = tuple(dict.fromkeys(Option("take", c.unique or c.value) for c in coins))
            option = yield g.ask(winner.owner, "steal", options, "11.board-5", ship=winner.id, other=loser.id)
            coin = next(c for c in coins if (c.unique or c.value) == option[1])
        else:
            coin = coins[g.dice.below(len(coins), "steal")]
        take_from(g, winner, loser, coin)


def take_from(g: G, winner: Ship, loser: Ship, coin: Coin) -> None:
    s = g.state
    pull(loser.coins, coin)
    see([coin], winner.owner)
    g.reveal()
    g.tell("stolen", ship=winner.id, other=loser.id)
    if coin.unique and built(winner, "sea_monster"):  # 16.kw-seamonster-10
        discard(g, [coin])
    else:
        winner.coins.append(coin)
    pass_mark(s, loser, winner)
