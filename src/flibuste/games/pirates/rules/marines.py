"""Marines (16.kw-marine): a shoot action of their own, aboard or ashore."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from .. import box
from ..abilities.registry import Gun, at_work, card_codes, plain, show, speaking
from ..state import Crew, G, Island, Ship, State, lies_in
from ..table.contact import garrison, hull, isle_number, isle_word
from ..table.geometry import nearest_point, rim_points
from ..table.los import STEP, Screen, standing_on, token_shape
from ..table.motion import pose_of
from .damage import take_hit
from .equipment import break_truce
from .forts import strike_ashore
from .guns import enemy_marines, is_marine, may_target, targets
from .parley import buy_safety
from .shooting import after_hit, clear_wolves, sheltered, wolves_here

RANK = 2


def gun(s: State) -> Gun:
    """16.kw-marine-2: 2S."""
    return Gun(RANK, False, -1, "marine", s.short)


def on_island(s: State, seat: int, number: int) -> list[str]:
    """What a marine ashore can fire at, measured from the token (21.13)."""
    isle = s.islands[number]
    stand_in = on_shore(isle, seat)
    screen = Screen(s, stand_in)
    muzzle = token_shape(isle.x, isle.y)
    words = []
    token = (muzzle.x, muzzle.y)
    for other in s.ships:
        if other.owner != seat and not other.sunk and may_target(s, stand_in, other, gun(s)):
            shape = hull(other)
            points = [nearest_point(shape, *token), *rim_points(shape, STEP)]
            near = [p for p in points if (p[0] - token[0]) ** 2 + (p[1] - token[1]) ** 2 <= s.short**2]
            under = (number, *standing_on(screen, other))
            if any(screen.clear(token, point, other.id, under) for point in near):
                words.append(other.id)
    # what stands on the same island is within reach
    if isle.fort is not None and isle.fort.owner != seat:
        words.append(isle_word(number))
    return words + [f"{isle_word(number)}m{place}" for place in enemy_marines(s, isle, seat)]


def on_shore(isle: Island, seat: int) -> Ship:
    """A marine ashore, in the place of the ship that fires: no ship at all."""
    return Ship("", next(iter(box.ships())), seat, seat, "", x=isle.x, y=isle.y)


def marine_options(s: State, seat: int, ships: list[Ship]) -> list[Option]:
    """16.kw-marine-5: each one, aboard the seat's ships or ashore, that has not fired this turn and sees
    something."""
    options = []
    for ship in ships:
        if not ship.crew or ship.fog >= 0 or ship.submerged:
            continue
        able = [
            place
            for place, member in enumerate(ship.crew, 1)
            if is_marine(member.card) and may_fire(s, ship, member)
        ]
        if able:
            seen = targets(s, ship, gun(s), Screen(s, ship))
            if wolves_here(s, ship):
                seen.append("wolves")
            options += [Option("marine", ship.id, place, word) for place in able for word in seen]
    for number, isle in enumerate(s.islands):
        if not isle.crew and isle.home < 0:
            continue
        for place, member in enumerate(garrison(s, isle), 1):
            if member.owner == seat and is_marine(member.card) and not member.acted:
                options += [
                    Option("marine", isle_word(number), place, word) for word in on_island(s, seat, number)
                ]
                if isle.wolves:
                    options.append(Option("marine", isle_word(number), place, "wolves"))
    return options


def may_fire(s: State, ship: Ship, member: Crew) -> bool:
    """A marine aboard that has not fired, whose abilities work there (4.5) and are not switched off."""
    if not is_marine(member.card) or member.acted or not lies_in(speaking(ship), member):
        return False
    return any(pair == (member.card, member.nation) for pair in at_work(ship))


def marine_shoots(g: G, seat: int, option: Option) -> Rule[None]:
    s = g.state
    ship = next((x for x in s.ships if x.id == option[1]), None)
    isle = s.islands[ship.dock if ship else isle_number(option[1])]
    crew = ship.crew if ship else garrison(s, isle)
    member = crew[int(option[2]) - 1]
    if not member.up:
        if ship:
            show(g, ship, member)
        member.up = True
        g.reveal()
    word = str(option[3])
    target = next((x for x in s.ships if x.id == word), None)
    if target is not None and (yield from buy_safety(g, target, seat)):
        return  # it may fire at another
    member.acted = True
    if ship is not None and target is not None:
        break_truce(g, ship, target)
    if target is not None and sheltered(g, ship or on_shore(isle, seat), target, gun(s)):
        return
    face = g.die()
    hit = face != 1 and face + own_bonus(member, target or marine_at(s, word)) > RANK
    g.tell("shot", ship=member.card, target=word, die=face, hit=hit)
    if not hit:
        return
    if word == "wolves":
        clear_wolves(g, isle)
    elif target is None:
        yield from strike_ashore(g, word, seat)
    else:
        target.plight.hits = 0
        lay = pose_of(target)
        told = yield from take_hit(g, target, seat, face)
        if told and ship is not None:
            yield from after_hit(g, ship, target, lay)


def marine_at(s: State, word: str) -> Crew | None:
    """The marine ashore that a shot is fired at."""
    isle, _, place = word.partition("m")
    return garrison(s, s.islands[isle_number(isle)])[int(place) - 1] if place else None


@plain("gun_plus1_vs")
def own_bonus(member: Crew, target: Ship | Crew | None) -> int:
    """gun_plus1_vs: the crew's own gun gets +1 against ships and crew of a nation."""
    if target is None:
        return 0
    return 1 if ("gun_plus1_vs", target.nation) in card_codes(member.card) else 0
