"""Ability codes: which of them a ship has now, and the registry of what they do.

Every ability code is a small named function, registered for the *moment* when the rules must think of
it (`@at("aim", "cannon_plus1")`). The rules ask `abilities(s, ship).at(moment)` and call what they find.
The argument of a code (`cannon_plus1_vs:england`) is handed over as `arg`, "" where it has none.

Moments that are plain functions (no die, no question):

    segments   (s, ship, arg, lengths: list[int]) -> None    changes the segments of a move action
    reach      (s, ship, gun: Gun, arg, reach: int) -> int   the range of a gun
    aim        (s, ship, gun: Gun, target: Target, arg) -> int          added to a gun's die
    aimed      (s, ship, shooter: Ship, arg) -> int          added to the dice of those who fire at it
    sheltered  (s, ship, shooter: Ship | None, gun: Gun, arg) -> bool   cannot be targeted by that gun
    boarding   (s, ship, enemy: Ship, arg) -> int            added to its boarding roll
    unload     (s, ship, coins: list[Coin], arg) -> int      gold gained when those are unloaded
    free       (s, ship, arg) -> list[Option]                free actions it has in the menu now
    action     (s, ship, arg) -> list[Option]                things it may do *instead of* its action
    volley     (s, ship, screen, arg) -> list[Option]        attacks that are its whole shoot action

Moments that are rules (generators; they may ask and roll):

    turn       (g, ship, arg)            at the start of its owner's turn
    touch      (g, ship, arg)            after its move action, where it has come to lie
    docked     (g, ship, isle, arg)      after it docked
    rammed     (g, ship, target, arg)    after it rammed and is pinned
    boarded    (g, ship, loser, arg)     it won a boarding, after its usual result
    hit        (g, ship, target, arg)    one of its guns hit, after the loss
    sank       (g, ship, target, arg)    it sank a ship
    loaded     (g, ship, isle, arg)      it loaded treasure from an island
    unloaded   (g, ship, arg)            it unloaded gold at home or a fort
    exploring  (g, ship, isle, arg)      it explores a wild island, before loading
    moved      (g, ship, arg)            its move action is over
    shot       (g, ship, arg)            its shoot action is over

`free`, `action` and `volley` options are carried out by `DO[verb](g, ship, option)`, registered with
`@does(verb)`.
Codes that only say yes or no (`no_pin`, `crew_protected`…) are asked for with `has(s, ship, code)`; they are
registered by `@plain(code)` on the small function that answers for them. `use(g, ship, code)` must be called
when a code takes effect: it turns the crew that gave it face up (4.7).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from flibuste.kernel.decision import Option, Rule

from .. import box
from ..state import Crew, Fort, G, Ship, State, pull

#: what a gun fires at: a ship, a fort, or a marine ashore (None)
Target: TypeAlias = Ship | Fort | None

F = TypeVar("F", bound=Callable[..., Any])

#: moment -> code -> function
HOOKS: dict[str, dict[str, Callable[..., Any]]] = {}
#: verb of a menu -> rule
DO: dict[str, Callable[[G, Ship, Option], Rule[None]]] = {}
#: codes that answer yes or no
PLAIN: dict[str, Callable[..., Any]] = {}

#: keywords that are the same thing as an ability code
SAME = {
    "captain": "move_and_shoot",
    "explorer": "explore_on_dock",
    "helmsman": "move_plus_s",
    "cannoneer": "reroll_missed_shot",
    "extended_range": "double_range",
    "shipwright": "repair_anywhere",
    "oarsman": "derelict_move_s",
    "born_leader": "same_action_twice_56",
}
#: uniques that give their ship an ability
GIVEN = {
    "forged_papers": "explore_on_dock",
    "sextant": "ignore_terrain",
    "shipping_charts": "peek_cargo",
    "marksmans_map": "peek_island",
}


def at(moment: str, *codes: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        for code in codes:
            HOOKS.setdefault(moment, {})[code] = function
        return function

    return register


def does(verb: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        DO[verb] = function
        return function

    return register


def plain(*codes: str) -> Callable[[F], F]:
    def register(function: F) -> F:
        for code in codes:
            PLAIN[code] = function
        return function

    return register


class Gun(msgspec.Struct, frozen=True):
    """A gun about to fire. `mast` is its place (-1: no mast), `kind` is cannon, musket, marine, artillery,
    flame, extra or fort; `reach` its range after all that changes it."""

    rank: int
    long: bool
    mast: int
    kind: str = "cannon"
    reach: int = 0
    #: a second shot of the same mast (longship), a retry…
    number: int = 0
    crew: str = ""


class Abilities:
    """The codes at work on a ship, with their arguments."""

    __slots__ = ("_moments", "codes")

    def __init__(self, codes: dict[str, tuple[str, ...]]) -> None:
        self.codes = codes
        self._moments: dict[str, tuple[tuple[Callable[..., Any], str, str], ...]] = {}

    def at(self, moment: str) -> tuple[tuple[Callable[..., Any], str, str], ...]:
        """What must be thought of at a moment: (function, argument, code)."""
        hooks = self._moments.get(moment)
        if hooks is None:
            table = HOOKS.get(moment, {})
            # 8.5: the same effect from two sources counts once; arguments make it another effect
            hooks = tuple(
                (table[code], arg, code) for code, args in self.codes.items() if code in table for arg in args
            )
            self._moments[moment] = hooks
        return hooks


def _split(words: list[str]) -> list[tuple[str, str]]:
    pairs = []
    for word in words:
        code, _, arg = word.partition(":")
        pairs.append((SAME.get(code, code), arg))
    return pairs


@lru_cache(4096)
def card_codes(card_id: str) -> tuple[tuple[str, str], ...]:
    """The codes and keywords printed on a ship or crew."""
    card: box.Card
    if card_id in box.ships():
        card = box.ships()[card_id]
    else:
        card = box.crew()[card_id]
    return tuple(_split(card.keywords) + _split(card.abilities))


#: keywords that are what a ship is; nothing switches them off
BUILT = frozenset(
    [
        "bombardier",
        "broadside_attack",
        "icebreaker",
        "catamaran",
        "turtle_ship",
        "sea_dragon",
        "longship",
        "eternal",
        "flotilla",
        "galley",
        "schooner",
        "junk",
        "switchblade",
        "limit",
        "mercenary",
        "sea_monster",
        "windcatcher",
        "submarine",
        "titan",
        "ghost_ship",
    ]
)


@lru_cache(16384)
def _gather(
    card: str,
    mute: bool,
    quiet: bool,
    crew: tuple[tuple[str, str], ...],
    nation: str,
    uniques: tuple[str, ...],
    copied: str,
) -> Abilities:
    codes: dict[str, list[str]] = {}

    def add(code: str, arg: str) -> None:
        args = codes.setdefault(code, [])
        if arg not in args:
            args.append(arg)

    for code, arg in card_codes(card):
        if not (mute or quiet) or code in BUILT:
            add(code, arg)
    if not mute:
        for crew_card, _ in serving(card, nation, crew):
            for code, arg in card_codes(crew_card):
                add(code, arg)
        if copied:
            code, _, arg = copied.partition(":")
            add(code, arg)
    for unique in uniques:  # 16.kw-fear-2: what a treasure does is no ability of the ship or its crew
        add(GIVEN.get(unique, unique), "")
    return Abilities({code: tuple(args) for code, args in codes.items()})


#: what still works on a wreck
_NOTHING = Abilities({})


@lru_cache(16384)
def _alone(card: str, mute: bool, quiet: bool) -> Abilities:
    """A ship with nobody and nothing aboard."""
    return _gather(card, mute, quiet, (), "", (), "")


@plain("crew_any_nation", "crew_nation")
@lru_cache(16384)
def serving(card: str, nation: str, crew: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """4.5: the crew whose abilities work aboard: those of the ship's nation, and those it welcomes."""
    own = [pair for pair in crew if pair[1] == nation or ("ex_patriot", "") in card_codes(pair[0])]
    welcome = [pair for pair in card_codes(card) if pair[0] in ("crew_any_nation", "crew_nation")]
    for crew_card, _ in own:
        welcome += [pair for pair in card_codes(crew_card) if pair[0] in ("crew_any_nation", "crew_nation")]
    if not welcome:
        return tuple(own)
    nations = {arg for _, arg in welcome}
    return tuple(pair for pair in crew if pair in own or "" in nations or pair[1] in nations)


@plain("copy_ability")
def copied(ship: Ship) -> str:
    """copy_ability: the code that it copies this turn."""
    return ship.deeds.copied


def abilities(s: State, ship: Ship) -> Abilities:
    """All codes at work on a ship now; none on a wreck, whose crew only stay where they are (18.wreck-2)."""
    if ship.wreck:
        return _NOTHING
    deeds, plight = ship.deeds, ship.plight
    aboard = ship.crew
    if not aboard and not ship.coins and not deeds.copied:
        return _alone(ship.card, plight.mute or plight.gagged, deeds.quiet)
    if aboard and not plight.stunk and not plight.hushed:
        owner = ship.owner  # a captive (16.kw-ransom-1) is treasure, no crew
        heard = speaking(ship) if deeds.silenced else aboard
        crew = tuple([(c.card, c.nation) for c in heard if c.owner == owner])
    else:
        crew = ()
    uniques = tuple([coin.unique for coin in ship.coins if coin.unique]) if ship.coins else ()
    if plight.haunted and crew and not (plight.mute or plight.gagged):
        uniques += ("ghost_ship",)
    return _gather(
        ship.card, plight.mute or plight.gagged, deeds.quiet, crew, ship.nation, uniques, copied(ship)
    )


def own(ship: Ship) -> list[Crew]:
    """The crew aboard without captives."""
    return [member for member in ship.crew if member.owner == ship.owner]


def speaking(ship: Ship) -> list[Crew]:
    """Those of them whose ability nobody switched off: of several alike as many are silent as were named,
    those face up first, for to be silenced shows a crew."""
    heard = own(ship)
    for word in ship.deeds.silenced:
        alike = [member for member in heard if member.card == word]
        if alike:
            pull(heard, next((member for member in alike if member.up), alike[0]))
    return heard


def at_work(ship: Ship) -> tuple[tuple[str, str], ...]:
    """4.5: the crew, as card and nation, whose abilities work aboard now."""
    plight = ship.plight
    if ship.wreck or plight.mute or plight.gagged or plight.stunk or plight.hushed:
        return ()
    return serving(ship.card, ship.nation, tuple([(c.card, c.nation) for c in speaking(ship)]))


def shown(s: State, ship: Ship) -> Abilities:
    """The codes that everybody knows of: the ship's own and those of crew that are face up. What a player
    may aim at can't depend on what he can't know."""
    if not ship.crew or ship.wreck:
        return abilities(s, ship)
    silent = ship.plight.stunk or ship.plight.hushed
    crew = () if silent else tuple([(c.card, c.nation) for c in speaking(ship) if c.up])
    uniques = tuple([coin.unique for coin in ship.coins if coin.unique])
    return _gather(
        ship.card, ship.plight.mute or ship.plight.gagged, ship.deeds.quiet, crew, ship.nation, uniques, ""
    )


def has(s: State, ship: Ship, code: str) -> bool:
    return code in abilities(s, ship).codes


def built(ship: Ship, keyword: str) -> bool:
    """A keyword printed on the ship itself."""
    return keyword in box.ships()[ship.card].keywords


def giver(s: State, ship: Ship, code: str) -> Crew | None:
    """The crew that gives a code to its ship, if it is not the ship's own."""
    quiet = ship.plight.mute or ship.plight.gagged or ship.deeds.quiet
    if any(printed == code for printed, _ in card_codes(ship.card)) and not quiet:
        return None
    working = at_work(ship)
    for member in own(ship):
        if (member.card, member.nation) in working and any(c == code for c, _ in card_codes(member.card)):
            return member
    return None


def use(g: G, ship: Ship, code: str) -> None:
    """4.7: a crew whose ability is used is turned face up for the rest of the match."""
    member = giver(g.state, ship, code)
    if member is not None and not member.up:
        show(g, ship, member)


def show(g: G, ship: Ship, member: Crew) -> None:
    member.up = True
    g.reveal()
    g.tell("crew-shown", ship=ship.id, crew=member.card)


def once(g: G, ship: Ship, code: str) -> None:
    """8.5: use a code that works once a turn."""
    use(g, ship, code)
    ship.deeds.codes.append(code)
