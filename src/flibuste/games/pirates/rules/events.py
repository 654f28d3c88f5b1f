"""Events (2.7–2.10): hidden until played, each at the start of its player's turn (or at its own moment)."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import PASS, Form, Option, Options, Rule
from flibuste.kernel.refusal import Reason

from .. import box
from ..abilities.registry import built, own
from ..refusal import OFF_TABLE, expected, no
from ..state import G, Ship, State, Token, pull
from ..table.contact import afloat, enemies_of, find, fleet, hull, island_shape, isle_word, left_of, who, wild
from ..table.geometry import CIRCLE, point_distance
from ..table.motion import (
    Leg,
    Pose,
    Refused,
    may_lie,
    obstacles,
    pose_of,
    sail_leg,
    sea_of,
    set_pose,
    settle,
    shore_pose,
)
from .damage import eliminate
from .helm import push
from .move import come_in, lie, tow_meets
from .port import arrive
from .terrain import drift, enter_fog, spared
from .treasure import discard, face_down

#: how large a token is drawn
TOKEN = 900

Play = Callable[[G, int], Rule[None]]
Ready = Callable[[State, int], bool]
EVENTS: dict[str, tuple[Ready, Play]] = {}


def event(word: str, ready: Ready) -> Callable[[Play], Play]:
    def register(play: Play) -> Play:
        EVENTS[word] = (ready, play)
        return play

    return register


def playable(s: State, seat: int) -> Options:
    """2.9: the events that can be played now; divers and rafts have a moment of their own."""
    options = [
        Option("play", word)
        for word in dict.fromkeys(s.players[seat].events)
        if word in EVENTS and EVENTS[word][0](s, seat)
    ]
    return (PASS, *options)


def play_events(g: G, seat: int) -> Rule[None]:
    """9.7: events come last at the start of a turn."""
    s = g.state
    while s.players[seat].events and not s.ended:
        option = yield g.ask(seat, "event", lambda: playable(s, seat), "2.9")
        if option == PASS:
            return
        word = str(option[1])
        s.players[seat].events.remove(word)
        s.lost_events += 1
        g.reveal()
        g.tell("event-played", who=who(seat), event=word)
        yield from EVENTS[word][1](g, seat)


def always(s: State, seat: int) -> bool:
    return True


def at_sea(s: State, seat: int) -> list[Ship]:
    """Enemy ships that lie undocked."""
    return [ship for ship in enemies_of(s, seat) if ship.dock < 0 and ship.fog < 0 and not ship.wreck]


def some_at_sea(s: State, seat: int) -> bool:
    return bool(at_sea(s, seat))


@event("mermaids", some_at_sea)
def mermaids(g: G, seat: int) -> Rule[None]:
    """An undocked enemy loses as many turns of action as it has crew."""
    s = g.state
    options = tuple([Option("charm", ship.id) for ship in at_sea(s, seat)])
    option = yield g.ask(seat, "mermaids", options, "2.9")
    ship = find(s, option[1])
    turns = len(own(ship))
    ship.plight.idle += turns
    g.tell("charmed", ship=ship.id, turns=turns)


def place_token(g: G, seat: int, kind: str) -> Rule[Token]:
    form = Form("token", {"kind": kind, "radius": TOKEN})
    option = yield g.ask(seat, "token", (), "2.9", form, event=kind)
    return Token(kind, option[1], option[2], seat)


def token_fault(s: State, option: Option) -> Reason | None:
    if option[0] != "token" or len(option) != 3 or not all(isinstance(n, int) for n in option[1:]):
        return expected("token X Y")
    x, y = option[1], option[2]
    if not (0 <= x <= s.width and 0 <= y <= s.height):
        return OFF_TABLE
    if any(point_distance(island_shape(isle), x, y) == 0 for isle in s.islands):
        return no("token-ashore", "2.9")
    return None


def token_options(s: State, seat: int) -> Options:
    options = [Option("token", ship.x, ship.y) for ship in enemies_of(s, seat)]
    options.append(Option("token", s.width // 2, s.height // 2))
    options.append(Option("token", s.width // 3, s.height // 2))
    return tuple([option for option in dict.fromkeys(options) if token_fault(s, option) is None])[:6] or (
        Option("token", 0, 0),
    )


@event("foul_winds", always)
def foul_winds(g: G, seat: int) -> Rule[None]:
    """Each undocked ship within L of the token is pushed L by the player left of its owner; touching an
    island costs a mast."""
    s = g.state
    token = yield from place_token(g, seat, "foul_winds")
    for ship in afloat(s):
        loose = ship.dock < 0 and ship.fog < 0 and ship.weed < 0 and not ship.wreck
        caught = loose and not ship.submerged and not ship.towed_by
        if caught and point_distance(hull(ship), token.x, token.y) <= s.long:
            options = tuple([Option("blow", ship.id, heading) for heading in range(0, CIRCLE, 4500)])
            option = yield g.ask(left_of(s, ship.owner), "blow", options, "2.9", ship=ship.id)
            yield from push(g, ship, int(option[2]), s.long, blown=True)


@event("becalmed", always)
def becalmed(g: G, seat: int) -> Rule[None]:
    """No move within L of the token until the player's next turn, except by oars."""
    g.state.tokens.append((yield from place_token(g, seat, "becalmed")))


@event("cursed_zone", always)
def cursed_zone(g: G, seat: int) -> Rule[None]:
    """-2 on every die rolled for a ship within L of the token."""
    g.state.tokens.append((yield from place_token(g, seat, "cursed_zone")))


def cove_sites(s: State, seat: int) -> list[tuple[Ship, int]]:
    """Each of the player's free ships with its nearest unexplored or empty wild island."""
    sites = []
    open_isles = [
        i
        for i, isle in enumerate(s.islands)
        if wild(isle) and isle.fort is None and (not isle.opened or not isle.coins)
    ]
    for ship in fleet(s, seat):
        free = ship.fog < 0 and ship.weed < 0 and not ship.towed_by and not ship.tows and any(ship.masts)
        plain = not built(ship, "flotilla") and not built(ship, "sea_dragon") and not built(ship, "titan")
        if free and plain and open_isles and ship.dock < 0 and not ship.submerged and not ship.intangible:
            near = min(
                open_isles, key=lambda i: (s.islands[i].x - ship.x) ** 2 + (s.islands[i].y - ship.y) ** 2
            )
            sites.append((ship, near))
    return sites


def cove_ready(s: State, seat: int) -> bool:
    return bool(cove_sites(s, seat))


@event("hidden_cove", cove_ready)
def hidden_cove(g: G, seat: int) -> Rule[None]:
    """Docks one of the player's ships for free at the nearest unexplored or empty wild island."""
    s = g.state
    sites = cove_sites(s, seat)
    options = tuple([Option("cove", ship.id, isle_word(number)) for ship, number in sites])
    option = yield g.ask(seat, "cove", options, "2.9")
    ship, number = next((x, i) for x, i in sites if x.id == option[1])
    for tried in range(72):
        pose = shore_pose(s, ship, s.islands[number], tried * 500)
        if may_lie(s, ship, pose):
            was = pose_of(ship)
            ship.x, ship.y, ship.h = pose
            yield from lie(g, ship, was, pushed=True)  # 18: a tile may lie before the shore
            if not ship.sunk and settle(g, ship):
                yield from arrive(g, ship)
            return


@event("favor_of_the_gods", always)
def favor_of_the_gods(g: G, seat: int) -> Rule[None]:
    """Every event leaves the game, and every token with it."""
    s = g.state
    for player in s.players:
        s.lost_events += len(player.events)
        player.events = []
    s.tokens = []
    s.drifting = {}
    yield from ()


def laden(s: State, seat: int) -> list[Ship]:
    return [ship for ship in enemies_of(s, seat) if any(map(face_down, ship.coins))]


def some_laden(s: State, seat: int) -> bool:
    return bool(laden(s, seat))


@event("false_treasure", some_laden)
def false_treasure(g: G, seat: int) -> Rule[None]:
    """One treasure of an enemy ship is worthless: out of the game."""
    s = g.state
    options = tuple([Option("falsify", ship.id) for ship in laden(s, seat)])
    option = yield g.ask(seat, "falsify", options, "2.9")
    ship = find(s, option[1])
    coins = [coin for coin in ship.coins if face_down(coin)]
    best = [coin for coin in coins if coin.value] or coins
    coin = best[g.dice.below(len(best), "falsify")]
    pull(ship.coins, coin)
    discard(g, [coin])
    g.reveal()
    g.tell("cargo-lost", ship=ship.id)


def some_fog(s: State, seat: int) -> bool:
    return any(tile.kind == "fog_bank" and not tile.gone for tile in s.terrain)


@event("rolling_fog", some_fog)
def rolling_fog(g: G, seat: int) -> Rule[None]:
    """One fog bank drifts S at random each of the player's turns."""
    s = g.state
    banks = [i for i, tile in enumerate(s.terrain) if tile.kind == "fog_bank" and not tile.gone]
    options = tuple([Option("bank", f"t{i + 1}") for i in banks])
    option = yield g.ask(seat, "rolling-fog", options, "2.9")
    s.drifting[seat] = int(option[1][1:]) - 1


def fog_rolls(g: G, seat: int) -> Rule[None]:
    """A bank under way drifts, with the ships that are lost in it."""
    s = g.state
    index = s.drifting.get(seat, -1)
    if index < 0 or s.terrain[index].gone:
        return
    tile = s.terrain[index]
    yield from drift(g, tile, (g.die() - 1) * 6000)
    for ship in afloat(s):
        if ship.fog == index:
            ship.x, ship.y = tile.x, tile.y
            continue
        free = ship.dock < 0 and ship.fog < 0 and not ship.wreck
        free = free and not spared(ship, tile.kind)
        if free and point_distance(hull(ship), tile.x, tile.y) <= box.terrain_radius(tile.kind):
            enter_fog(g, ship, index)  # 18.fog-1


def duellists(s: State, seat: int) -> tuple[list[tuple[Ship, int]], list[tuple[Ship, int]]]:
    mine = [(ship, place) for ship in fleet(s, seat) for place in range(len(ship.crew))]
    theirs = [(ship, place) for ship in enemies_of(s, seat) for place in range(len(ship.crew))]
    return mine, theirs


def duel_ready(s: State, seat: int) -> bool:
    return all(duellists(s, seat))


@event("duel", duel_ready)
def duel(g: G, seat: int) -> Rule[None]:
    """Two crew fight, d6 plus cost: the lower is removed, both on a tie."""
    s = g.state

    def champions() -> Options:
        return tuple([Option("champion", ship.id, place + 1) for ship, place in duellists(s, seat)[0]])

    one = yield g.ask(seat, "champion", champions, "2.9")
    foes = tuple([Option("champion", ship.id, place + 1) for ship, place in duellists(s, seat)[1]])
    two = yield g.ask(seat, "foe", foes, "2.9")
    fighters = [(find(s, option[1]), int(option[2]) - 1) for option in (one, two)]
    totals = []
    for ship, place in fighters:
        member = ship.crew[place]
        member.up = True
        totals.append(g.die() + box.crew()[member.card].cost)
    g.reveal()
    g.tell("duel", one=totals[0], two=totals[1])
    fallen = [(*pair, total) for pair, total in zip(fighters, totals, strict=True) if total == min(totals)]
    for ship, place, _ in fallen:
        slayer = seat if ship.owner != seat else fighters[1][0].owner
        yield from eliminate(g, ship, ship.crew[place], slayer)


@event("lantern", some_at_sea)
def lantern(g: G, seat: int) -> Rule[None]:
    """A false light: one enemy at sea is turned by up to 90°, the way the player chooses."""
    s = g.state
    options = []
    for ship in at_sea(s, seat):
        if ship.towed_by or ship.weed >= 0:  # 18.sargasso-3: what weed holds moves for nobody
            continue
        for turn in (-9000, -4500, 4500, 9000):
            try:
                turned(s, ship, turn)
            except Refused:
                continue
            options.append(Option("turn", ship.id, turn))
    option = yield g.ask(seat, "lantern", (*options, PASS), "2.9")
    if option != PASS:
        ship = find(s, option[1])
        prize = find(s, ship.tows) if ship.tows else None
        was = pose_of(ship)
        set_pose(s, ship, turned(s, ship, int(option[2])))
        start = pose_of(ship)
        yield from lie(g, ship, was, pushed=True)  # 18: it may have been turned onto a tile
        if prize is not None:
            yield from tow_meets(g, ship, prize, start, start.h)
        if not ship.sunk and ship.fog < 0:
            yield from come_in(g, ship)


def turned(s: State, ship: Ship, turn: int) -> Pose:
    """Where a turn in place takes a ship, with room for what it tows (12.6); else Refused."""
    sea = sea_of(s, ship, obstacles(s, ship, pushed=True))
    return sail_leg(s, ship, pose_of(ship), Leg(turn, 0), sea, titan=False).end
