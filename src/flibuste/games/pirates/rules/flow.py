"""The turn (9): its start, the four actions and the free ones, its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from flibuste.kernel.decision import CHECKPOINT, PASS, TURN, Form, Option, Options, Rule

from ..abilities.registry import DO, Abilities, abilities, built, has, plain, use
from ..state import BURNING, NOBODY, Deeds, G, Plight, Ship, State
from ..table.contact import (
    close,
    derelict,
    enemies,
    find,
    fleet,
    garrison,
    inert,
    isle_number,
    isle_word,
    neighbours,
    own_port,
    who,
)
from ..table.motion import may_surface, may_turn_about, pose_of, settle
from . import terrain
from .cast import cast
from .course import in_fog, segments, stuck
from .damage import burn, doomed, may_repair, may_scuttle, repair, scuttle, scuttled_ships_sink, sink
from .ending import check_end
from .events import fog_rolls, play_events
from .explore import explorable, explore_island, explore_ship, may_explore_island
from .forts import build_forts, fort_shoots, may_fort_shoot, may_survey, survey
from .guns import is_marine
from .helm import steered_move
from .marines import marine_options, marine_shoots
from .move import come_in, lie, move_action, tow_follows
from .port import arrive, hands, may_use_hands, unload
from .setup import lay_out
from .shooting import in_sight, may_shoot, shoot_action
from .stalemate import stalemate
from .towing import let_go
from .uniques import scurvy_strikes, usable, use_unique

#: verbs of the form: courses
SAILING = ("course", "toward", "beside", "drift", "fly")
MOVE = "move"
#: which of the four actions it is that an ability carries out in its own way
GRANTED = {"load-far": "explore", "lend": MOVE, "conjure": MOVE, "mend": MOVE}
#: of a ship that has done nothing yet: to compare with
IDLE = Deeds()


def play(g: G) -> Rule[None]:
    s = g.state
    if s.phase != "turn":
        yield from lay_out(g)
    while not s.ended:
        if not s.began:
            yield TURN
            yield from begin_turn(g, s.turn)
            s.began = True
            continue
        yield CHECKPOINT
        going = yield from act(g, s.turn)
        check_end(g)
        if not going and not s.ended:
            yield from end_turn(g, s.turn)
            check_end(g)


# ---- the start of a turn (9.7)


def begin_turn(g: G, seat: int) -> Rule[None]:
    s = g.state
    stalemate(g, seat)
    if s.ended:
        return
    g.tell("turn", who=who(seat), round=s.round)
    freshen(s, seat)
    yield from lift_smoke(g, seat)
    yield from terrain.drift_icebergs(g, seat)
    yield from fog_rolls(g, seat)
    yield from scuttled_ships_sink(g, seat)
    for ship in fleet(s, seat):
        if doomed(ship):
            ship.plight.ablaze = True
    yield from in_turn(g, seat, lambda ship: BURNING in ship.masts, burn, "5.firepot-4")
    for ship in fleet(s, seat):
        if built(ship, "submarine") or built(ship, "sea_monster"):
            yield from dive_or_surface(g, ship)
        if ship.intangible or has(s, ship, "ghost_ship"):
            yield from fade_or_not(g, ship)
    yield from in_turn(g, seat, lambda ship: bool(feared(s, ship)), fear, "16.kw-fear-1")
    yield from scurvy_strikes(g, seat)
    yield from in_turn(g, seat, lambda ship: bool(abilities(s, ship).at("turn")), start_abilities, "8.8")
    check_end(g)
    yield from play_events(g, seat)
    check_end(g)


def freshen(s: State, seat: int) -> None:
    """A new turn: nothing has been done or used."""
    for ship in s.ships:
        if ship.deeds != IDLE:
            ship.deeds = Deeds()
        ship.fired_at.clear()
        for member in ship.crew:
            member.acted = False
        if ship.owner == seat:
            ship.done = ship.more = 0
            ship.begun = ship.dock
            if ship.plight.stink:  # 5.stinkpot-2: during its owner's next turn
                ship.plight.stink, ship.plight.stunk = False, True
            if ship.plight.gag:
                ship.plight.gag, ship.plight.gagged = False, True
            if ship.plight.idle:
                ship.plight.resting = True
                ship.plight.idle -= 1
    for isle in s.islands:
        for member in isle.crew:
            member.acted = False
            if member.owner != seat:
                member.hits = 0
        if isle.fort is not None:
            isle.fort.shield = -1
            isle.fort.fired, isle.fort.retried = [], False
            if isle.fort.owner == seat:
                isle.fort.done = 0
    for player in s.players:
        player.codes.clear()
        player.rafted = False
        for member in player.crew:
            member.acted = False
            if member.owner != seat:
                member.hits = 0
    for tile in s.terrain:
        tile.value = 0
    end_calm(s, seat)


def end_calm(s: State, seat: int) -> None:
    """The event becalmed lasts until its player's next turn."""
    s.tokens[:] = [token for token in s.tokens if token.kind != "becalmed" or token.owner != seat]


def lift_smoke(g: G, seat: int) -> Rule[None]:
    """5.smokepot-3: the smoke of a seat is gone at its next turn."""
    s = g.state
    for index, tile in enumerate(s.terrain):
        if tile.smoke == seat and not tile.gone:
            for ship in terrain.lift_fog(g, index):
                yield from lie_anew(g, ship)


def in_turn(
    g: G, seat: int, concerns: Callable[[Ship], bool], rule: Callable[[G, Ship], Rule[None]], rule_id: str
) -> Rule[None]:
    """8.8: what happens at the same moment to several ships is ordered by the active player."""
    s = g.state
    done: list[str] = []
    while not s.ended:
        waiting = [x for x in fleet(s, seat) if x.id not in done and concerns(x)]
        if not waiting:
            return
        ship = waiting[0]
        if len(waiting) > 1:
            options = tuple([Option("first", x.id) for x in waiting])
            option = yield g.ask(seat, "first", options, "8.8", because=rule_id)
            ship = find(s, option[1])
        done.append(ship.id)
        yield from rule(g, ship)


def start_abilities(g: G, ship: Ship) -> Rule[None]:
    done: list[tuple[str, str]] = []
    for _ in range(2):  # one of them may be copied by another (copy_ability)
        for hook, arg, code in abilities(g.state, ship).at("turn"):
            if (code, arg) not in done and not ship.sunk:
                done.append((code, arg))
                yield from hook(g, ship, arg)


def dive_or_surface(g: G, ship: Ship) -> Rule[None]:
    """16.kw-submarine-3, 16.kw-seamonster-5: chosen before each own turn; no surfacing under a ship."""
    s = g.state
    if ship.sunk or ship.fog >= 0:
        return
    if derelict(ship):  # with nobody to keep it below it comes up where it can
        if ship.submerged and may_surface(s, ship):
            ship.submerged = False
            yield from lie_anew(g, ship)
        return
    options = [Option("dive", ship.id), Option("surface", ship.id)]
    if not ship.submerged:
        options.reverse()
    elif not may_surface(s, ship):
        options.pop()
    rule = "16.kw-submarine-3" if built(ship, "submarine") else "16.kw-seamonster-5"
    option = yield g.ask(ship.owner, "dive", tuple(options), rule, ship=ship.id)
    below = option[0] == "dive"
    if below != ship.submerged:
        ship.plight.rammed.clear()  # it lets its victim go
        ship.submerged = below
        yield from lie_anew(g, ship)


def lie_anew(g: G, ship: Ship) -> Rule[None]:
    """A ship that dives or fades lies docked no more; one that comes back may find itself in fog (18.fog-1)
    or at a shore."""
    if not ship.submerged and not ship.intangible and not (yield from lie(g, ship, pose_of(ship))):
        return
    if settle(g, ship):
        yield from arrive(g, ship)


def fade_or_not(g: G, ship: Ship) -> Rule[None]:
    """16.kw-ghost-1: intangible or not, at the start of each own turn."""
    if ship.sunk:
        return
    if not has(g.state, ship, "ghost_ship"):
        if ship.intangible:
            ship.intangible = False
            yield from lie_anew(g, ship)
        return

    def options() -> Options:
        able = has(g.state, ship, "ghost_ship")
        return (Option("solid", ship.id), Option("fade", ship.id)) if able else (Option("solid", ship.id),)

    option = yield g.ask(ship.owner, "fade", options, "16.kw-ghost-1", ship=ship.id)
    faded = option[0] == "fade"
    if faded:
        use(g, ship, "ghost_ship")
    if faded != ship.intangible:
        ship.intangible = faded
        yield from lie_anew(g, ship)


def feared(s: State, ship: Ship) -> list[Ship]:
    """16.kw-fear-1: enemies within S of a ship that is feared."""
    if not has(s, ship, "fear"):
        return []
    return [o for o in enemies(s, ship) if not inert(o) and not o.submerged and close(s, ship, o, s.short)]


def fear(g: G, ship: Ship) -> Rule[None]:
    """16.kw-fear-2, 16.kw-fear-3: 5 silences for this turn, 6 slows the next move."""
    s = g.state
    use(g, ship, "fear")
    for other in feared(s, ship):
        face = yield from cast(g, ship, "fear")
        g.tell("fear", ship=ship.id, other=other.id, die=face)
        if face == 5:
            other.plight.mute = True
        elif face == 6:
            other.plight.slow = True


# ---- actions


def ready(ship: Ship) -> bool:
    """9.2, 9.6: one action, and at most one more."""
    return ship.done <= ship.more and not ship.plight.resting


def may_sail(ship: Ship) -> bool:
    """A move action is free: the first, or one more; the same again where a die gave it twice."""
    return ready(ship) and not (ship.deeds.twice and ship.done and MOVE not in ship.deeds.actions)


#: an option that is there only if a test says so, one that costs more than naming the option: it is made when
#: the menu is listed, or when a random player has drawn this very option; None where it does not stand
Perhaps: TypeAlias = Callable[[], Option | None]


class Menu:
    """Everything that the player may do now beside sailing a course: called, it lists it. His ships, and who
    lies near them, are looked up once, for nothing moves while he thinks."""

    __slots__ = ("_near_by", "s", "seat", "ships")

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.ships = s, seat, fleet(s, seat)
        self._near_by: dict[str, list[Ship]] = {}

    def near_by(self, ship: Ship) -> list[Ship]:
        near = self._near_by.get(ship.id)
        if near is None:
            near = self._near_by[ship.id] = neighbours(self.s, ship)
        return near

    def __call__(self) -> Options:
        options: list[Option] = []
        for item in self.perhaps():
            option = item if isinstance(item, Option) else item()
            if option is not None:
                options.append(option)
        options += [Option("scuttle", ship.id) for ship in self.ships if may_scuttle(ship)]  # 15.scuttle-1
        return tuple(dict.fromkeys(options))

    def perhaps(self) -> list[Option | Perhaps]:
        """The menu without the scuttling of sound ships, some of it still to be tested; nothing twice."""
        s, seat = self.s, self.seat
        offered: list[Option | Perhaps] = []
        for ship in self.ships:
            able = abilities(s, ship)
            if ready(ship):
                offered += actions(s, ship, able, self.near_by(ship))
            offered += free_actions(s, ship, able)
        for number, isle in enumerate(s.islands):
            if isle.fort and isle.fort.owner == seat and may_fort_shoot(s, number):
                offered.append(Option("fort", isle_word(number)))
        offered += marine_options(s, seat, self.ships)
        offered.append(PASS)
        return offered

    def segments(self) -> dict[str, dict[str, list[int]]]:
        """The fields of the form: the ships that may be given a course, and how far they go."""
        return {"ships": {ship.id: segments(self.s, ship) for ship in self.ships if self.may_set_out(ship)}}

    def may_set_out(self, ship: Ship) -> bool:
        if not may_sail(ship) or in_fog(self.s, ship) or ship.plight.steersman >= 0:
            return False
        return stuck(self.s, ship, self.near_by(ship)) is None


def actions(s: State, ship: Ship, able: Abilities, near_by: list[Ship]) -> list[Option | Perhaps]:
    """9.2: move (coming about; courses are the form), shoot, explore, repair, and what abilities offer."""
    offered: list[Option | Perhaps] = []
    word = ship.id
    if ship.weed >= 0 and not derelict(ship):  # 10.derelict-2
        offered.append(Option("cut", word))
    lost = in_fog(s, ship)
    if lost or ship.plight.steersman >= 0:
        if stuck(s, ship, near_by) is None:
            offered.append(Option("leave-fog" if lost else "helm", word))
    else:
        offered.append(partial(turn_about, s, ship, near_by))
    if ship.fog < 0:
        if may_shoot(s, ship):
            offered.append(partial(shoot, s, ship))
        if may_explore_island(s, ship):
            offered.append(Option("explore", word))
        if near_by:
            offered += [partial(explore_neighbour, s, ship, other) for other in near_by]
        if not ship.submerged:  # 16.kw-submarine-4
            for hook, arg, _ in able.at("action"):
                offered += [option for option in hook(s, ship, arg) if option not in offered]
        if ship.dock >= 0 and may_survey(s, ship):
            offered.append(Option("survey", word))
    if may_repair(s, ship):  # in fog too (18.fog-2)
        offered.append(Option("repair", word))
    if ship.deeds.twice and ship.done:
        kinds = ship.deeds.actions
        listed = [item if isinstance(item, Option) else item() for item in offered]
        return [option for option in listed if option is not None and kind_of(option) in kinds]
    return offered


def kind_of(option: Option) -> str:
    """Which of the four actions (9.2) it is."""
    moves = option[0] in SAILING or option[0] in ("about", "leave-fog", "helm")
    return MOVE if moves else GRANTED.get(str(option[0]), str(option[0]))


def turn_about(s: State, ship: Ship, near_by: list[Ship]) -> Option | None:
    """10.come-about: where it lies; creatures that turn at will never do."""
    if built(ship, "sea_dragon") or built(ship, "titan") or stuck(s, ship, near_by) is not None:
        return None
    return Option("about", ship.id) if may_turn_about(s, ship, near_by) else None


def shoot(s: State, ship: Ship) -> Option | None:
    return Option("shoot", ship.id) if in_sight(s, ship) else None


def explore_neighbour(s: State, ship: Ship, other: Ship) -> Option | None:
    return Option("explore", ship.id, other.id) if explorable(s, ship, [other]) else None


def use_hands(s: State, ship: Ship) -> Option | None:
    return Option("hands", ship.id) if may_use_hands(s, ship) else None


def free_actions(s: State, ship: Ship, able: Abilities) -> list[Option | Perhaps]:
    """9.4: free actions that wait for the player's word."""
    offered: list[Option | Perhaps] = []
    word = ship.id
    if ship.dock >= 0 and not ship.deeds.hands:
        offered.append(partial(use_hands, s, ship))
    if not any(ship.masts) and derelict(ship) and may_scuttle(ship):
        offered.append(Option("scuttle", word))
    if ship.tows:
        offered.append(Option("let-go", word))
    if ready(ship) and built(ship, "switchblade") and not ship.deeds.blades and any(ship.masts):
        offered.append(Option("blades", word))
    if ship.coins:
        spare = usable(ship)
        offered += [o for o in spare if o[2] != "dry_powder" or in_sight(s, ship, able)]
    for hook, arg, _ in able.at("free"):
        offered += [option for option in hook(s, ship, arg) if option not in offered]
    return offered


def act(g: G, seat: int) -> Rule[bool]:
    """One action or free action of the player; False when he ends his turn."""
    s = g.state
    if not in_play(s, seat):
        return False
    menu = Menu(s, seat)
    option = yield g.ask(seat, "act", menu, "9.2", Form("course", menu.segments))
    if option == PASS:
        return False
    verb = option[0]
    if verb == "fort":
        yield from fort_shoots(g, isle_number(option[1]))
    elif verb == "marine":
        yield from marine_shoots(g, seat, option)
    else:
        ship = find(s, option[1])
        if verb in FREE:
            yield from FREE[verb](g, ship, option)
        elif verb in DO:
            if verb in GRANTED:
                ship.deeds.actions.append(GRANTED[str(verb)])
            yield from DO[verb](g, ship, option)
        else:
            yield from action(g, ship, option, menu.near_by(ship))
    yield from unload_in_port(g)
    return True


def unload_in_port(g: G) -> Rule[None]:
    """10.unload-1: gold that reached a ship already in port goes ashore at once; so does a captive
    (16.kw-ransom-1). Who became a mercenary by an ex-patriot lies docked there no more (ruling P90)."""
    s = g.state
    for ship in s.ships:
        if ship.dock < 0 or ship.sunk or s.ended or not (ship.coins or ship.crew):
            continue
        if own_port(s, ship):
            # whoever may be aboard face down: what counts is what was settled when he came
            if ship.mercenary and s.islands[ship.dock].home == ship.owner:
                settle(g, ship)
            else:
                yield from unload(g, ship)


def action(g: G, ship: Ship, option: Option, near_by: list[Ship]) -> Rule[None]:
    """One of the four actions, and a second time where a die allows it; `near_by` lie next to the ship."""
    s = g.state
    ship.done += 1
    ship.deeds.actions.append(kind_of(option))
    verb = option[0]
    if verb in SAILING or verb in ("about", "leave-fog"):
        yield from move_action(g, ship, option, near_by)
        yield from shoot_after_move(g, ship)
    elif verb == "helm":
        yield from steered_move(g, ship)
        yield from shoot_after_move(g, ship)
    elif verb == "shoot":
        yield from shoot_action(g, ship)
    elif verb == "explore":
        if len(option) == 3:
            yield from explore_ship(g, ship, find(s, option[2]))
        else:
            yield from explore_island(g, ship)
    elif verb == "repair":
        yield from repair(g, ship)
    elif verb == "survey":
        survey(g, ship)
    elif verb == "cut":
        was = ship.weed
        yield from terrain.cut_free(g, ship)
        if ship.weed < 0:
            yield from tow_follows(g, ship)
            if (yield from lie(g, ship, pose_of(ship), (was,))):
                yield from come_in(g, ship)
    ship.deeds.blades = False  # 16.kw-switchblade-1: again with each action
    check_end(g)


@plain("move_and_shoot")
def shoot_after_move(g: G, ship: Ship) -> Rule[None]:
    """5.captain-1, 5.captain-2: after all movement, once."""
    s = g.state
    if s.ended or ship.sunk or not has(s, ship, "move_and_shoot") or not in_sight(s, ship):
        return

    def options() -> Options:
        able = has(s, ship, "move_and_shoot") and in_sight(s, ship)
        return (Option("shoot", ship.id), PASS) if able else (PASS,)

    option = yield g.ask(ship.owner, "captain", options, "5.captain-1", ship=ship.id)
    if option != PASS:
        use(g, ship, "move_and_shoot")
        yield from shoot_action(g, ship)


# ---- free actions


def _scuttle(g: G, ship: Ship, option: Option) -> Rule[None]:
    yield from scuttle(g, ship)


def _hands(g: G, ship: Ship, option: Option) -> Rule[None]:
    yield from hands(g, ship)


def _let_go(g: G, ship: Ship, option: Option) -> Rule[None]:
    let_go(g, ship)
    yield from ()


def _blades(g: G, ship: Ship, option: Option) -> Rule[None]:
    """16.kw-switchblade-1: opened or closed, free, before a move or shoot action."""
    ship.deeds.blades = True
    ship.blades = not ship.blades
    g.tell("blades", ship=ship.id, open=ship.blades)
    yield from ()


def _spend(g: G, ship: Ship, option: Option) -> Rule[None]:
    use_unique(g, ship, str(option[2]))
    if option[2] == "dry_powder" and in_sight(g.state, ship):
        ship.deeds.actions.append("shoot")
        yield from shoot_action(g, ship)


FREE: dict[str, Callable[[G, Ship, Option], Rule[None]]] = {
    "scuttle": _scuttle,
    "hands": _hands,
    "let-go": _let_go,
    "blades": _blades,
    "spend": _spend,
}


# ---- the end of a turn


def end_turn(g: G, seat: int) -> Rule[None]:
    s = g.state
    yield from build_forts(g, seat)  # 17.6
    yield from unload_in_port(g)
    for ship in fleet(s, seat):  # 5.firepot-7
        burns_down, ship.plight.ablaze = ship.plight.ablaze and doomed(ship), False
        if burns_down:
            yield from sink(g, ship, NOBODY, "scuttled")  # so it must be, even one that can't be sunk
    for ship in fleet(s, seat):  # raid_home: one who lingers at an enemy home lies docked there no more
        if ship.dock >= 0 and ship.dock == ship.begun and s.islands[ship.dock].home not in (-1, seat):
            ship.dock = -1
    for ship in s.ships:
        wear_off(ship.plight, ship.owner == seat)
    for passed_over in pass_on(s):  # whose next turn would be now
        end_calm(s, passed_over)
        yield from lift_smoke(g, passed_over)


def wear_off(plight: Plight, own: bool) -> None:
    """What lasts until the end of any turn, and until that of the owner's."""
    plight.mute = plight.hushed = plight.rallied = False
    if own:
        plight.chained = plight.stunk = plight.slow = plight.resting = False
        plight.left_raid = plight.gagged = False


def in_play(s: State, seat: int) -> bool:
    """Whether a seat has anything left that takes actions: a ship, a fort (17.12), a marine ashore
    (16.kw-marine-2)."""
    for ship in s.ships:
        if ship.owner == seat and not ship.sunk and not ship.wreck:
            return True
    if any(isle.fort and isle.fort.owner == seat for isle in s.islands):
        return True
    ashore = [member for isle in s.islands for member in garrison(s, isle)]
    return any(member.owner == seat and is_marine(member.card) for member in ashore)


def pass_on(s: State) -> list[int]:
    """9.1, 20.5: the turn goes to the left; a player without anything left is passed over. Return those."""
    s.began = False
    passed_over: list[int] = []
    place = s.order.index(s.turn)
    for step in range(1, s.seats + 1):
        at = place + step
        if at == s.seats:
            s.round += 1
        seat = s.order[at % s.seats]
        if s.seats == 2 or in_play(s, seat) or step == s.seats:
            s.turn = seat
            break
        passed_over.append(seat)
    return passed_over
