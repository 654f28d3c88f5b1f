"""Shooting (14): guns, targets, dice, special shots (5), broadsides and swoops (16)."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule
from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import DO, Abilities, Gun, Target, abilities, built, has, once, plain, shown, use
from ..refusal import OFF_TABLE, expected, no
from ..state import NOBODY, Fort, G, Island, Ship, State, Terrain, Volley, pull
from ..table.contact import (
    ARM,
    afloat,
    body,
    close,
    derelict,
    fort_shape,
    hull,
    hull_at,
    island_shape,
    isle_number,
    isle_word,
    touching,
)
from ..table.geometry import Shape, ahead, heading_of, point_distance, within
from ..table.los import Screen, token_shape
from ..table.motion import Pose, may_lie, pose_of
from .cast import BOMBARD, cast
from .damage import fire_hit, has_sunk, hit_marine, lose_mast, set_fire, take_hit, was_sunk
from .equipment import break_truce, truce
from .forts import hit_fort, strike_ashore
from .guns import enemy_marines, guns, longest_range, may_target_fort, targets
from .parley import parley
from .ramming import after_shooting
from .shots import GEAR_SHOTS, POTS, special_hit
from .terrain import enter_fog, spared
from .treasure import discard

#: a bombardier's own gun: no effect is aimed at it (16.kw-bombardier-2, ruling P83)
BOMBARDS = ("artillery", "flame")
#: what a sea dragon swoops with, for abilities that keep some guns off
TALONS = Gun(3, False, -1, "swoop")

# ---- a shoot action


@plain("no_shoot_loaded")
def may_shoot(s: State, ship: Ship) -> bool:
    """Whether a shoot action can be given at all."""
    if ship.fog >= 0 or ship.wreck or ship.submerged or ship.sunk:
        return False
    if derelict(ship):  # 10.derelict-2
        return False
    return not (ship.coins and has(s, ship, "no_shoot_loaded"))


def in_sight(s: State, ship: Ship, able: Abilities | None = None) -> bool:
    """Whether a shoot action could do anything. Who knows the ship's abilities hands them over."""
    if not may_shoot(s, ship):
        return False
    if able is None:
        able = abilities(s, ship)
    if not anything_near(s, ship, able):
        if "smokepot_specialist" not in able.codes and not ship.gear:
            return False
        return bool(smoke_code(s, ship)) and any(gun.kind == "cannon" for _, gun in guns(s, ship))
    far = 0
    ready = guns(s, ship)
    for _, gun in ready:
        far = max(far, gun.reach)
    if "double_range_six" in able.codes:
        far *= 2
    mine = hull(ship)
    reach = far + mine.radius
    near = bool(able.at("volley"))  # attacks with a reach of their own
    for other in s.ships:
        if other.owner != ship.owner and not other.sunk:
            span = reach + body(other).length
            if (other.x - ship.x) ** 2 + (other.y - ship.y) ** 2 <= span * span:
                near = True
                break
    if not near:
        near = any(
            (isle.fort is not None and isle.fort.owner != ship.owner)
            or isle.wolves
            or enemy_marines(s, isle, ship.owner)
            for isle in s.islands
        )
    if not near and not built(ship, "sea_dragon"):
        return bool(smoke_code(s, ship)) and any(gun.kind == "cannon" for _, gun in ready)
    return next(shots(s, ship, ready, True), None) is not None


def anything_near(s: State, ship: Ship, able: Abilities) -> bool:
    """A first look, before its guns are counted: could anything at all be in reach? Attacks of the whole ship
    have a reach of their own."""
    if able.at("volley") or built(ship, "sea_dragon") or "double_range_six" in able.codes:
        return True
    owner, x, y = ship.owner, ship.x, ship.y
    reach = longest_range(s, ship, able) + body(ship).radius
    far = round(reach) + ARM
    for other in s.ships:
        dx, dy = other.x - x, other.y - y
        if -far < dx < far and -far < dy < far and other.owner != owner and not other.sunk:
            span = reach + body(other).radius
            if dx * dx + dy * dy <= span * span:
                return True
    far += body(ship).length
    for isle in s.islands:
        if -far < isle.x - x < far and -far < isle.y - y < far:
            fort = isle.fort
            if isle.wolves or (fort is not None and fort.owner != owner) or enemy_marines(s, isle, owner):
                return True
    return False


def shot_options(s: State, ship: Ship, first: bool = True) -> Options:
    """Every shot it has, and to cease fire."""
    return (*shots(s, ship, guns(s, ship), first), PASS)


def shots(s: State, ship: Ship, ready: list[tuple[str, Gun]], first: bool) -> Iterator[Option]:
    """Every gun with every target it can see, and special shots."""
    screen = Screen(s, ship)
    pots, gear = special_kinds(s, ship)
    for key, gun in ready:
        seen = targets(s, ship, gun, screen)
        for target in seen:
            yield Option("fire", key, target)
        if gun.kind in ("cannon", "extra"):
            short = Gun(gun.rank, gun.long, gun.mast, gun.kind, s.short, gun.number)
            near = targets(s, ship, short, screen) if pots else []
            for kinds, aims in ((pots, near), (gear, seen)):
                yield from [Option(kind, key, aim) for aim in aims if aim[0] != "i" for kind in kinds]
        if wolves_here(s, ship) and gun.kind == "musket":
            yield Option("wolves", key)
        if smoke_code(s, ship) and gun.kind == "cannon":
            yield Option("smoke", key)
    if first and not ship.volley.opened:
        yield from volley_options(s, ship, screen, ready)


def special_kinds(s: State, ship: Ship) -> tuple[list[str], list[str]]:
    """Each once a turn: pots and chains of specialists, within S (5), and shots of equipment, which go as far
    as their gun (6)."""
    codes = abilities(s, ship).codes
    pots = [pot for pot in POTS if pot in codes and pot not in ship.deeds.codes]
    cards = dict.fromkeys([thing.card for thing in ship.gear])
    return pots, [card for card in cards if card in GEAR_SHOTS and card not in ship.deeds.codes]


@plain("smokepot_specialist")
def smoke_code(s: State, ship: Ship) -> str:
    if has(s, ship, "smokepot_specialist") and "smokepot_specialist" not in ship.deeds.codes:
        return "smokepot_specialist"
    for thing in ship.gear:
        if thing.card == "smokepot_shot" and "smokepot_shot" not in ship.deeds.codes:
            return "smokepot_shot"
    return ""


def wolves_here(s: State, ship: Ship) -> bool:
    return ship.dock >= 0 and s.islands[ship.dock].wolves


def volley_options(s: State, ship: Ship, screen: Screen, ready: list[tuple[str, Gun]]) -> list[Option]:
    """Whole-ship attacks: broadside (16.kw-broadside-1), swoop (16.kw-seadragon-4), doubled ranges."""
    options = []
    if has(s, ship, "broadside_attack"):
        short = [
            Gun(g.rank, g.long, g.mast, g.kind, s.short, g.number) for _, g in ready if g.kind == "cannon"
        ]
        if short:
            seen = [set(targets(s, ship, gun, screen)) for gun in short]
            options += [Option("broadside", ship.id, target) for target in sorted(set.intersection(*seen))]
    if built(ship, "sea_dragon"):
        options += [Option("swoop", ship.id, word) for word in prey(s, ship)]
    if has(s, ship, "double_range_six") and not ship.volley.far:
        options.append(Option("far", ship.id))
    for hook, arg, _ in abilities(s, ship).at("volley"):
        options += hook(s, ship, screen, arg)
    return options


def prey(s: State, ship: Ship) -> list[str]:
    """16.kw-seadragon-5: a target is a ship, but also what stands on an island (ruling P98)."""
    words = [other.id for other in afloat(s) if may_swoop(s, ship, other)]
    for number, isle in enumerate(s.islands):
        if may_target_fort(isle, ship.owner, far=False) and within(hull(ship), fort_shape(isle), 2 * s.long):
            words.append(isle_word(number))
        marines = enemy_marines(s, isle, ship.owner)
        if marines and within(hull(ship), token_shape(isle.x, isle.y), 2 * s.long):
            words += [f"{isle_word(number)}m{place}" for place in marines]
    return words


def may_swoop(s: State, ship: Ship, other: Ship) -> bool:
    """16.kw-seadragon-5: within L+L, submerged or not, no line of fire."""
    if other.owner == ship.owner or other.fog >= 0 or other.wreck or at_home(s, other) or other.deeds.safe:
        return False
    if truce(ship, other) or not close(s, ship, other, 2 * s.long):
        return False
    return not any(hook(s, other, ship, TALONS, arg) for hook, arg, _ in shown(s, other).at("sheltered"))


def at_home(s: State, ship: Ship) -> bool:
    """14.9: docked at its home, where nobody shoots at it; at a titan one does (16.kw-titan-4)."""
    return ship.dock >= 0 and s.islands[ship.dock].home == ship.owner and not built(ship, "titan")


def shoot_action(g: G, ship: Ship) -> Rule[None]:
    """14.1, 14.2: guns fire one by one, each at a target chosen after the shots before it."""
    s = g.state
    begin_volley(s, ship)
    alone = False
    while not ship.sunk and not s.ended:
        option = yield g.ask(ship.owner, "shoot", lambda: shot_options(s, ship), "14.2", ship=ship.id)
        if option == PASS:
            break
        verb = option[0]
        aim = ship_aimed_at(s, option)
        if aim is not None and (yield from parley(g, ship, aim)):
            continue  # no gun has fired: it may turn to another target
        if verb == "far":
            use(g, ship, "double_range_six")
            ship.volley.far = ship.volley.opened = True
        elif verb == "broadside":
            yield from broadside(g, ship, str(option[2]))
            alone = True  # 16.kw-broadside-3: no other effect applies to that action
            break
        elif verb == "swoop":
            yield from swoop(g, ship, str(option[2]))
            break
        elif verb in DO:
            yield from DO[verb](g, ship, option)
            break
        elif verb == "smoke":
            yield from smoke(g, ship, str(option[1]))
        elif verb == "wolves":
            yield from shoot_wolves(g, ship, str(option[1]))
        else:
            yield from fire(g, ship, str(option[1]), str(option[2]), "" if verb == "fire" else verb)
    end_volley(ship)
    if alone:
        return
    if ship.blades and not ship.sunk and not s.ended:  # 16.kw-switchblade-2
        yield from after_shooting(g, ship)
    if not ship.sunk and not s.ended:
        for hook, arg, _ in abilities(s, ship).at("shot"):
            yield from hook(g, ship, arg)


def ship_aimed_at(s: State, option: Option) -> Ship | None:
    """The ship that a shot or an attack of the whole ship is for."""
    word = option[2] if len(option) > 2 else ""
    return next((other for other in s.ships if other.id == word), None)


def begin_volley(s: State, ship: Ship) -> None:
    ship.volley = Volley()
    for other in s.ships:
        other.plight.hits = 0


def open_fire(ship: Ship, key: str) -> None:
    """A gun fires; from then on no attack of the whole ship can be chosen, though the gun may fire again."""
    ship.volley.fired.append(key)
    ship.volley.opened = True


def end_volley(ship: Ship) -> None:
    ship.volley = Volley()
    ship.plight.fireworks = False


def gun_of(s: State, ship: Ship, key: str) -> Gun:
    return next(gun for name, gun in guns(s, ship) if name == key)


def aim_bonus(g: G, ship: Ship, gun: Gun, target: Target) -> int:
    """All that is added to a gun's die; nothing for a musket or a bombardier's gun."""
    s = g.state
    bonus = 0
    if gun.kind in ("cannon", "extra"):
        for hook, arg, code in abilities(s, ship).at("aim"):
            gained = hook(s, ship, gun, target, arg)
            if gained:
                use(g, ship, code)
                bonus += gained
        if ship.plight.fireworks:
            bonus += 2
        bonus += ship.plight.rallied
        bonus += auras(g, ship)
        if isinstance(target, Ship):
            for hook, arg, code in abilities(s, target).at("aimed"):
                gained = hook(s, target, ship, arg)
                if gained:
                    use(g, target, code)
                    bonus += gained
    return bonus


@plain("aura_cannon_plus1")
def auras(g: G, ship: Ship) -> int:
    """aura_cannon_plus1: friends within S of such a ship get +1, once."""
    s = g.state
    for friend in s.ships:
        beside = friend is not ship and friend.owner == ship.owner and not friend.sunk and friend.fog < 0
        if beside and has(s, friend, "aura_cannon_plus1") and close(s, ship, friend, s.short):
            use(g, friend, "aura_cannon_plus1")
            return 1
    return 0


def hits(face: int, bonus: int, gun: Gun, far: bool) -> bool:
    """14.11, 8.4: strictly above the rank; a 1 misses whatever is added."""
    if face == 1:
        return False
    return face == 6 if far else face + bonus > gun.rank


def fire(g: G, ship: Ship, key: str, word: str, special: str) -> Rule[None]:
    """One shot: die, hit or miss, and what each of them brings."""
    s = g.state
    gun = gun_of(s, ship, key)
    target = next((other for other in s.ships if other.id == word), None)
    open_fire(ship, key)
    spend_special(g, ship, special)
    if gun.kind == "musket":
        use(g, ship, "musketeer")
    gunners_shown(g, ship, gun, word, target)
    if target is not None:
        ship.fired_at.append(target.id)
        break_truce(g, ship, target)
        if sheltered(g, ship, target, gun):
            return
    bonus = aim_bonus(g, ship, gun, target or fort_aimed_at(s, word))
    face = yield from cast(g, ship, BOMBARD if gun.kind in BOMBARDS else "shot")
    hit = hits(face, bonus, gun, ship.volley.far and gun.kind in ("cannon", "extra"))
    g.tell("shot", ship=ship.id, target=word, die=face, hit=hit)
    if face == 1:
        yield from misfire(g, ship, gun, special)
    if hit:
        yield from strike(g, ship, gun, word, target, face, special)
    elif gun.kind not in BOMBARDS:  # 16.kw-bombardier-2
        yield from retry(g, ship, key)


def fort_aimed_at(s: State, word: str) -> Fort | None:
    """The fort that a shot is fired at; None for a marine ashore."""
    return None if "m" in word else s.islands[isle_number(word)].fort


def gunners_shown(g: G, ship: Ship, gun: Gun, word: str, target: Ship | None) -> None:
    """4.7: the crew without whom this shot could not be fired are turned face up."""
    s = g.state
    if all(member.up for member in ship.crew):
        return
    if target is not None and target.submerged:
        use(g, ship, "attack_submerged_subs")
        use(g, ship, "hit_submerged_s")
    printed = s.long if gun.long else s.short
    if gun.kind in ("cannon", "extra") and gun.reach > printed:
        bare = Gun(gun.rank, gun.long, gun.mast, gun.kind, printed, gun.number)
        if word not in targets(s, ship, bare, Screen(s, ship)):
            for _, _, code in abilities(s, ship).at("reach"):
                use(g, ship, code)
    if has(s, ship, "fire_through_ships") and word not in targets(s, ship, gun, Screen(s, ship, False)):
        use(g, ship, "fire_through_ships")


def sheltered(g: G, ship: Ship, target: Ship, gun: Gun) -> bool:
    """A crew that nobody knew of may spoil the shot."""
    for hook, arg, code in abilities(g.state, target).at("sheltered"):
        if hook(g.state, target, ship, gun, arg):
            use(g, target, code)
            g.tell("sheltered", ship=target.id)
            return True
    return False


def spend_special(g: G, ship: Ship, special: str) -> None:
    if special in POTS:
        once(g, ship, special)
    elif special:
        ship.deeds.codes.append(special)
        next(thing for thing in ship.gear if thing.card == special).up = True
        g.reveal()


def misfire(g: G, ship: Ship, gun: Gun, special: str) -> Rule[None]:
    """What a die of 1 costs: the bombardier's gun jams, equipment is lost, some ships lose a mast."""
    s = g.state
    if gun.kind in BOMBARDS:  # 16.kw-bombardier-8
        ship.jammed = True
        g.tell("jammed", ship=ship.id)
    if special in GEAR_SHOTS and box.gear()[special].lost_on_1:
        thing = next(thing for thing in ship.gear if thing.card == special)
        pull(ship.gear, thing)
        s.lost_gear += 1
        if special == "fire_shot":
            yield from set_fire(g, ship, NOBODY)
        elif special == "double_shot":
            yield from lose_mast(g, ship, NOBODY, "misfire")
    if gun.kind in ("cannon", "extra") and one_costs_a_mast(g, ship):
        yield from lose_mast(g, ship, NOBODY, "misfire")


@plain("roll1_lose_mast", "six_extra_one_self")
def one_costs_a_mast(g: G, ship: Ship) -> bool:
    """Drawback: a gun roll of 1 costs the ship a mast."""
    for code in ("roll1_lose_mast", "six_extra_one_self"):
        if has(g.state, ship, code) and any(ship.masts):
            use(g, ship, code)
            return True
    return False


@plain("two_masts_per_hit")
def masts_per_hit(g: G, ship: Ship, gun: Gun, face: int) -> int:
    """How many masts a hit takes: two with two_masts_per_hit, one more on a 6 with six_extra_one_self."""
    count = 1
    if gun.kind in ("cannon", "extra"):
        for code, extra in (("two_masts_per_hit", True), ("six_extra_one_self", face == 6)):
            if extra and has(g.state, ship, code):
                use(g, ship, code)
                count += 1
    return count


@plain("shooter_picks_mast")
def mast_chooser(g: G, ship: Ship) -> int:
    """The seat that picks the mast: the shooter's, with that ability; -1: the target's (14.12)."""
    if not has(g.state, ship, "shooter_picks_mast"):
        return -1
    use(g, ship, "shooter_picks_mast")
    return ship.owner


def strike(g: G, ship: Ship, gun: Gun, word: str, target: Ship | None, face: int, special: str) -> Rule[None]:
    """A hit on a ship, a fort or a marine ashore."""
    if target is None:
        yield from strike_ashore(g, word, ship.owner)
        return
    lay = pose_of(target)
    if special:
        told = yield from special_hit(g, ship, target, special, face)
    elif gun.kind == "flame":  # 16.kw-bombardier-6
        told = yield from fire_hit(g, target, ship.owner, face)
    else:
        chooser = mast_chooser(g, ship) if gun.kind not in BOMBARDS else -1
        losses = masts_per_hit(g, ship, gun, face)
        told = yield from take_hit(g, target, ship.owner, face, chooser, losses)
    if told:
        yield from after_hit(g, ship, target, lay, alone=gun.kind in BOMBARDS)


def after_hit(g: G, ship: Ship, target: Ship, lay: Pose, alone: bool = False) -> Rule[None]:
    """What its guns bring beside the loss, once for each hit; a bombardier's own brings nothing more (ruling
    P83)."""
    s = g.state
    ship.deeds.struck.append(target.id)
    if was_sunk(target, lay):
        yield from has_sunk(g, ship, target, lay)
    elif not ship.sunk and not alone:
        for hook, arg, _ in abilities(s, ship).at("hit"):
            if not was_sunk(target, lay):
                yield from hook(g, ship, target, arg)


@plain("reroll_missed_shot")
def retry(g: G, ship: Ship, key: str) -> Rule[None]:
    """5.cannoneer: once a turn a gun that missed may fire again."""
    s = g.state
    if not has(s, ship, "reroll_missed_shot") or "reroll_missed_shot" in ship.deeds.codes or ship.sunk:
        return

    def options() -> Options:
        able = has(s, ship, "reroll_missed_shot")
        return (Option("again", key), PASS) if able else (PASS,)

    option = yield g.ask(ship.owner, "again", options, "5.cannoneer", ship=ship.id)
    if option != PASS:
        once(g, ship, "reroll_missed_shot")
        ship.volley.fired.remove(key)


# ---- whole-ship attacks


def broadside(g: G, ship: Ship, word: str) -> Rule[None]:
    """16.kw-broadside-2: one die above every rank: all guns hit, and one hit more; nothing else applies."""
    s = g.state
    target = next((other for other in s.ships if other.id == word), None)
    use(g, ship, "broadside_attack")
    ranks = [gun.rank for _, gun in guns(s, ship) if gun.kind == "cannon"]
    face = g.die()
    full = face > max(ranks) and face != 1
    g.tell("broadside", ship=ship.id, target=word, die=face, hit=full)
    if target is not None:
        ship.fired_at.append(target.id)
        break_truce(g, ship, target)
    if full:
        yield from strike_often(g, ship, word, len(ranks) + 1, face)


def strike_often(g: G, ship: Ship, word: str, count: int, face: int) -> Rule[None]:
    """So many hits at once at a ship, a fort or a marine ashore."""
    target = next((other for other in g.state.ships if other.id == word), None)
    isle, _, place = word.partition("m") if target is None else ("", "", "")
    lay = pose_of(target) if target is not None else None
    for _ in range(count):
        if place:
            if hit_marine(g, ship.owner, isle_number(isle), int(place)):
                return  # all at one marine: what is left hits nobody beside him
        elif target is None:
            yield from hit_fort(g, isle_number(word))
        elif lay is not None and not was_sunk(target, lay):
            yield from take_hit(g, target, ship.owner, face)


def swoop(g: G, ship: Ship, word: str) -> Rule[None]:
    """16.kw-seadragon-6, 16.kw-seadragon-7: two hits on 4 or more; then it lies next to its target."""
    s = g.state
    other = next((o for o in s.ships if o.id == word), None)
    if other is not None:
        ship.fired_at.append(other.id)
        lair = hull(other)
    else:
        isle = s.islands[isle_number(word.partition("m")[0])]
        lair = token_shape(isle.x, isle.y) if "m" in word else fort_shape(isle)
    if other is None or not sheltered(g, ship, other, TALONS):
        face = yield from cast(g, ship, "swoop")
        hit = face >= 4
        g.tell("swoop", ship=ship.id, target=word, die=face, hit=hit)
        if hit:
            yield from strike_often(g, ship, word, 2, face)
    alight(s, ship, lair)


def alight(s: State, ship: Ship, target: Shape) -> None:
    """Next to the target, on the near side, without touching it."""
    near_side = heading_of(ship.x - target.x, ship.y - target.y)
    reach = body(ship).length / 2 + 100
    for turn in range(0, 18000, 1000):
        for side in (1, -1):
            at = (near_side + side * turn) % 36000
            for extra in range(0, round(2 * target.radius), 200):
                pose = Pose(*ahead(target.x, target.y, at, reach + extra), ship.h)
                if may_lie(s, ship, pose) and not touching(hull_at(ship, *pose), target):
                    ship.x, ship.y, ship.h = pose
                    return


# ---- smoke (5.smokepot)


def smoke(g: G, ship: Ship, key: str) -> Rule[None]:
    """5.smokepot-1, 5.smokepot-2: a fog bank within S, on no island and no docked ship."""
    s = g.state
    form = Form("smoke", {"ship": ship.id, "radius": box.terrain_radius("fog_bank")})
    open_fire(ship, key)
    code = smoke_code(s, ship)
    if code == "smokepot_specialist":
        once(g, ship, code)
    else:
        spend_special(g, ship, code)
    option = yield g.ask(ship.owner, "smoke", (PASS,), "5.smokepot-2", form, ship=ship.id)
    if option == PASS:
        return
    s.terrain.append(Terrain("fog_bank", option[1], option[2], smoke=ship.owner))
    index = len(s.terrain) - 1
    g.tell("smoke", ship=ship.id)
    reach = box.terrain_radius("fog_bank")
    for other in afloat(s):
        free = other.fog < 0 and not other.wreck and not spared(other, "fog_bank")
        if free and point_distance(hull(other), option[1], option[2]) <= reach:
            enter_fog(g, other, index)


def smoke_fault(s: State, ship: Ship, option: Option) -> Reason | None:
    if option[0] != "smoke" or len(option) != 3 or not all(isinstance(n, int) for n in option[1:]):
        return expected("smoke X Y")
    x, y = option[1], option[2]
    reach = box.terrain_radius("fog_bank")
    if not (reach <= x <= s.width - reach and reach <= y <= s.height - reach):
        return OFF_TABLE
    if point_distance(hull(ship), x, y) > s.short:
        return no("smoke-far", "5.smokepot-2")
    if any(point_distance(island_shape(isle), x, y) <= reach for isle in s.islands):
        return no("smoke-island", "5.smokepot-2")
    if any(o.dock >= 0 and point_distance(hull(o), x, y) <= reach for o in afloat(s)):
        return no("smoke-docked", "5.smokepot-2")
    return None


def smoke_options(s: State, ship: Ship) -> Options:
    options = [PASS]
    for heading in range(0, 36000, 4500):
        x, y = ahead(ship.x, ship.y, heading, s.short)
        option = Option("smoke", x, y)
        if smoke_fault(s, ship, option) is None:
            options.append(option)
    return tuple(options)


# ---- marines (16.kw-marine) and wolves


def shoot_wolves(g: G, ship: Ship, key: str) -> Rule[None]:
    """The unique wolves: a musketeer or marine that hits them clears the island."""
    s = g.state
    open_fire(ship, key)
    face = yield from cast(g, ship, "shot")
    isle = s.islands[ship.dock]
    hit = face > 3
    g.tell("wolves", ship=ship.id, die=face, hit=hit)
    if hit:
        clear_wolves(g, isle)


def clear_wolves(g: G, isle: Island) -> None:
    isle.wolves = False
    gone = [coin for coin in isle.coins if coin.unique == "wolves"]
    isle.coins[:] = [coin for coin in isle.coins if coin.unique != "wolves"]
    discard(g, gone)
