"""Terrain (18): icebergs, whirlpools, sargasso seas, fog banks, reefs and wrecks."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule
from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import built, giver, has, plain, use
from ..refusal import HEADING, expected, no
from ..state import GONE, NOBODY, G, Ship, State, Terrain, pull
from ..table import geometry
from ..table.contact import CONTACT, hull, hull_at, island_shape, masts, radius, who
from ..table.geometry import CIRCLE, disc_points, placed, point_distance, trig
from ..table.motion import Pose, end_fault, may_lie, pose_of, rim_pose, set_near, settle, stand_on
from .cast import cast
from .damage import eliminate, lose_many, lose_mast, lost_with_the_ship, sink
from .towing import release
from .treasure import discard


@plain("ignore_terrain", "ignore_terrain_not_iceberg")
def ignores(s: State, ship: Ship, kind: str, pushed: bool = False) -> bool:
    """Whether a piece that moves takes no notice of a terrain: some however they move, some only in a move
    action of their own (ruling P94)."""
    if spared(ship, kind) or has(s, ship, "ignore_terrain"):
        return True
    if kind != "iceberg" and has(s, ship, "ignore_terrain_not_iceberg"):
        return True
    if pushed:
        return False
    return ship.intangible or (kind != "iceberg" and built(ship, "icebreaker"))  # 16.kw-ghost-2


def spared(ship: Ship, kind: str) -> bool:
    """Whether a piece takes no notice of a terrain even where it lies still and the tile comes upon it: sea
    dragons (16.kw-seadragon-3), the submerged (16.kw-submarine-8), who has a sextant (ruling P94)."""
    if built(ship, "sea_dragon") or (ship.submerged and kind in ("reef", "fog_bank", "sargasso")):
        return True
    return any(coin.unique == "sextant" for coin in ship.coins)


def guide_shown(g: G, ship: Ship, start: Pose, end: Pose) -> None:
    """4.7: a crew thanks to whom the ship takes no notice of a tile is turned face up."""
    s = g.state
    for code in ("ignore_terrain", "ignore_terrain_not_iceberg"):
        member = giver(s, ship, code) if ship.crew and has(s, ship, code) else None
        if member is not None and not member.up and encounters(s, ship, start, end, heed=True):
            use(g, ship, code)


def encounters(
    s: State,
    ship: Ship,
    start: Pose,
    end: Pose,
    heed: bool = False,
    was: Pose | None = None,
    pushed: bool = False,
) -> list[tuple[float, int]]:
    """The tiles that a slide comes upon, and how far along, nearest first; to heed them counts those too
    that the ship takes no notice of. `was` is where it lay before, if not where it lies now."""
    x, y, _ = start
    dx, dy = end.x - x, end.y - y
    length = (dx * dx + dy * dy) ** 0.5
    shape = hull_at(ship, *start)
    tiles = []
    around = shape.radius + length + 1
    for index, tile in enumerate(s.terrain):
        reach = box.terrain_radius(tile.kind)
        far = around + reach
        ox, oy = tile.x - x, tile.y - y
        if tile.gone or ox * ox + oy * oy > far * far:
            continue
        left = index in ship.over
        if left and tile.kind != "fog_bank":
            continue
        if not heed and ignores(s, ship, tile.kind, pushed):
            continue
        if (left or tile.kind == "iceberg") and leaves(ship, tile, start, end, was or pose_of(ship)):
            continue
        if point_distance(shape, tile.x, tile.y) <= reach:
            tiles.append((0.0, index))
        elif length:
            met = geometry.sweep_disc(shape, dx / length, dy / length, length, tile.x, tile.y, reach)
            if met < length:
                tiles.append((met, index))
    return sorted(tiles)


def leaves(ship: Ship, tile: Terrain, start: Pose, end: Pose, was: Pose) -> bool:
    """21.7: an iceberg that the ship already touched, or the fog bank that it was just set out of, does not
    stop a slide that comes no nearer to it."""
    if point_distance(hull_at(ship, *was), tile.x, tile.y) > radius(tile) + CONTACT:
        return False
    length = max(1.0, ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5)
    step = min(1.0, 100 / length)
    x, y = round(start.x + (end.x - start.x) * step), round(start.y + (end.y - start.y) * step)
    before = point_distance(hull_at(ship, *start), tile.x, tile.y)
    return point_distance(hull_at(ship, x, y, end.h), tile.x, tile.y) >= before - 1


# ---- reefs (18.reef)


def built_masts(ship: Ship) -> int:
    """18.large: the masts at construction, however many."""
    return len(ship.masts)


def strike_reef(g: G, ship: Ship, tile: Terrain) -> Rule[None]:
    """18.reef-1, 18.reef-2: built masts minus the die are lost; more than are left: a wreck (18.reef-4)."""
    value = yield from tile_value(g, ship, tile)
    loss = built_masts(ship) - value
    g.tell("reef", ship=ship.id, die=value, loss=max(0, loss))
    if loss <= 0:
        return
    if loss > masts(ship):
        ship.masts[:] = [GONE] * len(ship.masts)
        release(g, ship)
        if built(ship, "flotilla") or box.creature(box.ships()[ship.card]):
            yield from sink(g, ship, NOBODY, "terrain")
            return
        ship.wreck = True
        ship.dock = -1
        g.tell("wreck", ship=ship.id)
        return
    yield from lose_many(g, ship, loss, NOBODY, "terrain")


def tile_value(g: G, ship: Ship, tile: Terrain) -> Rule[int]:
    """18.reef-1, 18.sargasso-1: rolled by the first ship that comes upon the tile, and kept for all until the
    end of the player's turn (ruling P67)."""
    if not tile.value:
        tile.value = yield from cast(g, ship, tile.kind)
    return tile.value


# ---- sargasso (18.sargasso)


def tangle(g: G, ship: Ship, index: int) -> Rule[bool]:
    """18.sargasso-2: a value above the built masts holds the ship."""
    tile = g.state.terrain[index]
    value = yield from tile_value(g, ship, tile)
    held = value > built_masts(ship)
    g.tell("sargasso", ship=ship.id, die=value, held=held)
    if held:
        ship.weed = index
    return held


def cut_free(g: G, ship: Ship) -> Rule[None]:
    """18.sargasso-3, 18.sargasso-4: an action, d6 plus masts above 6; then stern on the rim, any heading."""
    s = g.state
    face = yield from cast(g, ship, "sargasso")
    free = face + masts(ship) > 6
    g.tell("cut-free", ship=ship.id, die=face, free=free)
    if free:
        tile = s.terrain[ship.weed]
        ship.weed = -1
        ship.deeds.cut = True
        yield from set_out(g, ship, tile, "18.sargasso-4", range(0, CIRCLE, 1000))


# ---- leaving a tile by its rim


def set_out(g: G, ship: Ship, tile: Terrain, rule: str, angles: range, end: str = "stern") -> Rule[None]:
    """Put a ship with its stern (or bow) on the rim; its owner chooses the heading."""
    s = g.state
    form = rim_form(ship, tile, angles, end)
    if not heading_options(s, ship, form):
        set_near(s, ship, tile.x, tile.y, radius(tile))
        return
    option = yield g.ask(ship.owner, "heading", (), rule, form, ship=ship.id)
    ship.x, ship.y, ship.h = rim_pose(ship, tile, option[2], option[3], end)


def rim_form(ship: Ship, tile: Terrain, angles: range, end: str) -> Form:
    place = {"ship": ship.id, "x": tile.x, "y": tile.y, "kind": tile.kind}
    return Form("heading", {**place, "at": list(angles), "end": end})


def heading_options(s: State, ship: Ship, form: Form) -> Options:
    """Free places on the rim: angle of the rim, heading. Straight out first."""
    tile = Terrain(form.fields["kind"], form.fields["x"], form.fields["y"])
    end = form.fields["end"]
    out = 0 if end == "stern" else CIRCLE // 2
    options = []
    angles: list[int] = form.fields["at"]
    for at in [at for first in range(6) for at in angles[first::6]]:  # all around
        for turn in (0, 3000, -3000, 6000, -6000, 9000, -9000):
            heading = (at + out + turn) % CIRCLE
            if may_lie(s, ship, rim_pose(ship, tile, at, heading, end)):
                options.append(Option("set", ship.id, at, heading))
                break
        if len(options) >= 6:
            break
    return tuple(options)


def heading_fault(s: State, ship: Ship, form: Form, option: Option) -> Reason | None:
    if option[0] != "set" or len(option) != 4 or option[1] != ship.id or not isinstance(option[2], int):
        return expected(f"set {ship.id} ANGLE HEADING")
    if not isinstance(option[3], int) or not 0 <= option[3] < CIRCLE:
        return HEADING
    if option[2] not in form.fields["at"]:
        return no("rim", angles=", ".join(map(str, form.fields["at"][:6])))
    tile = Terrain(form.fields["kind"], form.fields["x"], form.fields["y"])
    return end_fault(s, ship, rim_pose(ship, tile, option[2], option[3], form.fields["end"]))


# ---- fog (18.fog)


def enter_fog(g: G, ship: Ship, index: int) -> None:
    """18.fog-1: put wholly inside, out of any weed; its turn ends. A ship in tow is let go."""
    s = g.state
    tile = s.terrain[index]
    release(g, ship)
    ship.weed = -1
    ship.fog = index
    ship.x, ship.y = tile.x, tile.y
    if s.turn == ship.owner:  # its turn is over, whatever action it had left
        ship.plight.resting = True
    settle(g, ship)
    g.tell("lost-in-fog", ship=ship.id)


def leave_fog(g: G, ship: Ship) -> Rule[tuple[int, ...]]:
    """18.fog-4: a die picks the number on the rim, the stern goes there; fog_jump takes any bank. Return the
    bank that it leaves, which does not take it back at once."""
    s = g.state
    index = ship.fog
    if has(s, ship, "fog_jump"):
        index = yield from fog_jump(g, ship)
    tile = s.terrain[index]
    face = yield from cast(g, ship, "fog")
    g.tell("leaves-fog", ship=ship.id, die=face)
    at = (tile.h + (face - 1) * 6000) % CIRCLE
    yield from set_out(g, ship, tile, "18.fog-4", range(at, at + 1))
    ship.fog = -1  # only now: as long as it looks for its way it lies in the fog, in nobody's way
    ship.over = [index]
    return (index,)


@plain("fog_jump")
def fog_jump(g: G, ship: Ship) -> Rule[int]:
    """The ship may leave by any fog bank in play."""
    s = g.state
    banks = [i for i, t in enumerate(s.terrain) if t.kind == "fog_bank" and not t.gone]
    options = tuple([Option("bank", f"t{i + 1}") for i in banks])
    option = yield g.ask(ship.owner, "fog-jump", options, "8.3", ship=ship.id)
    use(g, ship, "fog_jump")
    return int(option[1][1:]) - 1


def lift_fog(g: G, index: int) -> list[Ship]:
    """A bank of smoke goes (5.smokepot-3): ships lost in it find a free place near. Return them."""
    s = g.state
    tile = s.terrain[index]
    tile.gone = True
    lost = [ship for ship in s.ships if ship.fog == index and not ship.sunk]
    for ship in lost:
        ship.fog = -1
        if not may_lie(s, ship, pose_of(ship)):
            set_near(s, ship, tile.x, tile.y, radius(tile))
        stand_on(s, ship)
    return lost


# ---- whirlpools (18.whirlpool)


def others(s: State, index: int) -> list[int]:
    return [
        i for i, tile in enumerate(s.terrain) if tile.kind == "whirlpool" and not tile.gone and i != index
    ]


def whirl(g: G, ship: Ship, index: int) -> Rule[bool]:
    """18.whirlpool-1, 18.whirlpool-2: the owner may have it touch another; bow on its rim, any heading."""
    s = g.state
    elsewhere = others(s, index)
    if not elsewhere:
        return False
    options = (*[Option("whirl", ship.id, f"t{i + 1}") for i in elsewhere], PASS)
    option = yield g.ask(ship.owner, "whirl", options, "18.whirlpool-1", ship=ship.id)
    if option == PASS:
        return False
    index = int(option[2][1:]) - 1
    tile = s.terrain[index]
    angles = range(0, CIRCLE, 1000)
    if not heading_options(s, ship, rim_form(ship, tile, angles, "bow")):
        return False
    release(g, ship)
    yield from set_out(g, ship, tile, "18.whirlpool-2", angles, "bow")
    g.tell("whirled", ship=ship.id)
    ship.plight.whirled = True
    ship.over = [index]
    return True


def whirlpool_toll(g: G, ship: Ship) -> Rule[None]:
    """18.whirlpool-3: after the jump and the move, on 4 to 6 a mast, a treasure or a crew is lost."""
    ship.plight.whirled = False
    face = yield from cast(g, ship, "whirlpool")
    g.tell("toll", ship=ship.id, die=face)
    if face < 4:
        return
    option = yield g.ask(
        ship.owner, "toll", lambda: toll_options(g.state, ship), "18.whirlpool-3", ship=ship.id
    )
    if option[0] == "lose":
        yield from lose_mast(g, ship, NOBODY, "terrain")
    elif option[0] == "drop":
        coin = next(c for c in ship.coins if (c.unique or c.value) == option[1])
        pull(ship.coins, coin)
        discard(g, [coin])
    elif option[0] == "crew":
        yield from eliminate(g, ship, ship.crew[option[1] - 1], NOBODY)


def toll_options(s: State, ship: Ship) -> Options:
    """A crew that can't be lost pays for nothing."""
    options = [Option("lose", ship.id)]
    options += [Option("drop", value) for value in sorted({c.value for c in ship.coins if not c.unique})]
    options += [Option("drop", coin.unique) for coin in ship.coins if coin.unique]
    if not has(s, ship, "crew_protected"):
        options += [
            Option("crew", place, member.card)
            for place, member in enumerate(ship.crew, 1)
            if not lost_with_the_ship(member)
        ]
    return tuple(options)


# ---- icebergs (18.iceberg)


def drift_icebergs(g: G, seat: int) -> Rule[None]:
    """18.iceberg-1, 18.iceberg-2: one die for all, then one for the direction of each that moves."""
    s = g.state
    bergs = [tile for tile in s.terrain if tile.kind == "iceberg" and not tile.gone]
    if not bergs:
        return
    face = g.die()
    g.tell("iceberg-die", who=who(seat), die=face)
    for tile in bergs:
        if tile.gold == face and not tile.stuck:
            heading = (tile.h + (g.die() - 1) * 6000) % CIRCLE
            yield from drift(g, tile, heading)


def drift(g: G, tile: Terrain, heading: int) -> Rule[None]:
    """A tile slides S without turning, until it touches something (18.iceberg-3 to 18.iceberg-5)."""
    s = g.state
    dx, dy = trig(heading)
    reach = radius(tile)
    berg = tile.kind == "iceberg"
    disc = placed(disc_points(reach), tile.x, tile.y, 0)
    length = geometry.room(disc, dx, dy, s.short, s.width, s.height)
    ship_hit: Ship | None = None
    stuck = False
    for isle in s.islands:
        met = geometry.sweep(disc, dx, dy, length, island_shape(isle))
        if met < length:
            length, stuck = met, True
    if berg:
        for other in s.terrain:
            if other is not tile and other.kind == "iceberg" and not other.gone:
                shape = placed(disc_points(reach), other.x, other.y, 0)
                met = geometry.sweep(disc, dx, dy, length, shape)
                if met < length:
                    length, stuck = met, False
        for ship in s.ships:
            if ship.sunk or ship.fog >= 0 or spared(ship, "iceberg"):
                continue
            met = geometry.sweep(disc, dx, dy, length, hull(ship))
            if met < length:
                length, stuck, ship_hit = met, False, ship
    tile.x, tile.y = round(tile.x + dx * length), round(tile.y + dy * length)
    tile.stuck = tile.stuck or (stuck and berg)
    g.tell("drifted", tile=tile.kind)
    if ship_hit is not None:
        g.tell("iceberg-hit", ship=ship_hit.id)
        yield from lose_mast(g, ship_hit, NOBODY, "terrain")


def strike_iceberg(g: G, ship: Ship, index: int) -> Rule[None]:
    """18.iceberg-6: a ship that runs into one stops and loses a mast; an icebreaker may ram it away
    (16.kw-icebreaker-2)."""
    tile = g.state.terrain[index]
    if built(ship, "icebreaker"):
        options = (Option("ram", ship.id, f"t{index + 1}"), PASS)
        option = yield g.ask(ship.owner, "icebreak", options, "16.kw-icebreaker-2", ship=ship.id)
        if option != PASS:
            tile.gone = True
            g.tell("icebroken", ship=ship.id)
            return
    g.tell("iceberg-hit", ship=ship.id)
    yield from lose_mast(g, ship, NOBODY, "terrain")
