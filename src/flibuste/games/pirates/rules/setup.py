"""Setup of the table (3), crew and equipment (4, 6), treasure (7), and of three or more players (20.1–20.4).

`setup` makes the fleets and the treasure; the rules of `lay_out` then place islands, terrain, homes and
ships: by the players, or by the dice where the layout is automatic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from flibuste.kernel.decision import CHECKPOINT, PASS, Form, Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import Reason

from .. import box
from ..fleet import samples
from ..fleet.fleet import Berth, Fleet, is_mercenary, nation_of
from ..refusal import HEADING, OFF_TABLE, expected, no
from ..state import STANDING, Coin, Crew, G, Gear, Island, Player, Ship, State, Terrain
from ..table.contact import home_of, island_shape, isle_number, isle_word, who
from ..table.geometry import CIRCLE, QUARTER, distance, heading_of, point_distance
from ..table.motion import berth_pose, may_berth, moor_at

TERRAINS = ("fog_bank", "reef", "sargasso", "iceberg", "whirlpool")
PANELS = 2


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    tables = box.tables()
    sea = next(size for size in tables.sea if size.seats == seats)
    cards = options["measure"] == "cards"
    s = State(
        seats,
        options["points"],
        sea.width,
        sea.height,
        tables.measure.card_short if cards else tables.measure.short,
        tables.measure.card_long if cards else tables.measure.long,
        [Player() for _ in range(seats)],
        by_hand=options["layout"] == "players",
        mysterious=options["mysterious"],
        as_printed=options["as_printed"],
        keep=options["keep"],
    )
    chosen = samples.chosen(seats, options, lambda n: dice.below(n, "fleet"))
    for seat, fleet in enumerate(chosen):
        muster(s, seat, fleet)
    s.to_place = [dice.below(len(tables.island), "islands") for _ in range(6 if seats == 2 else 3 * seats)]
    s.tiles = [TERRAINS[dice.below(len(TERRAINS), "terrain")] for _ in range(options["terrain"] * seats)]
    # 7: the coins wait face down until the islands lie on the table
    for fleet in chosen:
        s.spent += purse(s, options, fleet, dice)
    s.stake = sum(coin.value for coin in s.spent)
    return s


def muster(s: State, seat: int, fleet: Fleet) -> None:
    """A fleet, as pieces: crew face down (4.1, 6.1), but for black marks and the like."""
    player = s.players[seat]
    player.events = list(fleet.events)
    player.forts = list(fleet.forts)
    player.stock = list(fleet.stock)
    player.crew = [_crew(word, seat, Berth("")) for word in fleet.crew]
    player.gear = [_gear(word, seat) for word in fleet.equipment]
    for berth in fleet.ships:
        card = box.ships()[berth.ship]
        copies = sum(ship.card == berth.ship for ship in s.ships)
        built = 1 if "flotilla" in card.keywords else card.masts
        s.ships.append(
            Ship(
                berth.ship if not copies else f"{berth.ship}~{copies + 1}",
                berth.ship,
                seat,
                seat,
                nation_of(berth),
                masts=[STANDING] * built,
                crew=[_crew(word, seat, berth) for word in berth.crew],
                gear=[_gear(word, seat) for word in berth.equipment],
                panels=PANELS if "turtle_ship" in card.keywords else 0,
                outrigger="catamaran" in card.keywords,
                flame=berth.flame,
                mercenary=is_mercenary(berth),
            )
        )


def _crew(word: str, seat: int, berth: Berth) -> Crew:
    card = box.crew()[word]
    marked = word in berth.marked
    codes = {code.partition(":")[0] for code in card.abilities}
    up = marked or bool(codes & {"build_plus5", "crew_discount1", "jonah"})
    return Crew(word, seat, "cursed" if marked else card.nation, up, berth.friends.get(word, ""))


def _gear(word: str, seat: int) -> Gear:
    """6.1: face down, but a letter of marque is there to be shown."""
    return Gear(word, seat, up=bool(box.gear()[word].nation))


def purse(s: State, options: Mapping[str, Any], fleet: Fleet, dice: Dice) -> list[Coin]:
    """7.2, 7.5, 20.1: the coins of a player; uniques are among them and the gold stays the same."""
    mix = next(mix for mix in box.tables().purse if mix.id == options["purse"])
    values = sorted(mix.values)
    if s.seats > 2:
        values = values[2:]
    uniques = list(fleet.uniques[: len(values) - 2])
    every = sorted(box.uniques())
    while len(uniques) < options["uniques"]:
        uniques.append(every[dice.below(len(every), "uniques")])
    for _ in uniques:
        spare = values.pop(0)
        for _ in range(spare):
            values[next(i for i, value in enumerate(values) if value == min(values))] += 1
    return [Coin(value) for value in values] + [Coin(0, unique) for unique in uniques]


# ---- laying out


def lay_out(g: G) -> Rule[None]:
    """From the roll for first player to the first turn."""
    s = g.state
    if s.phase == "order":
        roll_for_order(g)
        s.phase, s.step = "islands", 0
    while s.phase == "islands" and s.to_place:
        yield CHECKPOINT
        if s.by_hand:
            yield from place_island(g)
        else:
            scatter_islands(g)
    if s.phase == "islands":
        s.phase, s.step = "terrain", 0
    while s.phase == "terrain" and s.tiles:
        yield CHECKPOINT
        yield from place_terrain(g)
    if s.phase == "terrain":
        s.phase, s.step = "homes", 0
    while s.phase == "homes" and s.step < s.seats:
        yield CHECKPOINT
        yield from choose_home(g)
        s.step += 1
    if s.phase == "homes":
        deal_treasure(g)
        s.phase, s.step, s.turn = "turn", 0, s.order[0]


def roll_for_order(g: G) -> None:
    """3.1, 20.2: the highest d6 is first player, ties rolled again; then to the left."""
    s = g.state
    rivals = list(range(s.seats))
    while len(rivals) > 1:
        faces = g.roll(len(rivals))
        g.tell("order-roll", dice=faces)
        rivals = [seat for seat, face in zip(rivals, faces, strict=True) if face == max(faces)]
    first = rivals[0]
    s.order = [(first + i) % s.seats for i in range(s.seats)]
    g.tell("first-player", who=who(first))


def placer(s: State, placed_before: int) -> int:
    """3.3, 3.7: the players place one each in turn, from the first player on."""
    return s.order[placed_before % s.seats]


def island_fault(s: State, isle: Island) -> Reason | None:
    """3.4, 3.5: why an island can't lie there, or None."""
    shape = island_shape(isle)
    edge = s.long if not s.islands else 0
    for px, py in shape.points:
        if px < edge or py < edge or px > s.width - edge or py > s.height - edge:
            return no("first-island", "3.5") if edge else OFF_TABLE
    if s.islands:
        gaps = [distance(shape, island_shape(other)) for other in s.islands]
        least, most = island_gap(s)
        if min(gaps) < least:
            return no("islands-near", "3.4")
        if min(gaps) > most:
            return no("islands-far", "3.4")
    return None


def island_gap(s: State) -> tuple[int, int]:
    """3.4: 3 L to 6 L; where no place is left on the table, the least gap shrinks by L (house)."""
    return (3 - s.step) * s.long, 6 * s.long


def places(s: State, shape: int) -> Iterator[Island]:
    """A coarse net of places for the next island, those that the rules allow."""
    step = s.long
    for y in range(step, s.height, step):
        for x in range(step, s.width, step):
            isle = Island(shape, x, y)
            if island_fault(s, isle) is None:
                yield isle


def place_island(g: G) -> Rule[None]:
    s = g.state
    seat = placer(s, len(s.islands))
    shape = s.to_place[0]
    s.step = 0
    while s.islands and s.step < 3 and next(places(s, shape), None) is None:
        s.step += 1
    outline = [list(point) for point in box.island_points(shape)]
    form = Form("island", {"shape": shape, "points": outline})
    option = yield g.ask(seat, "island", (), "3.3", form, number=len(s.islands) + 1)
    s.islands.append(Island(s.to_place.pop(0), option[1], option[2], option[3]))
    g.tell("island-placed", who=who(seat), isle=isle_word(len(s.islands) - 1))


def scatter_islands(g: G) -> None:
    """The automatic layout: one island in each cell of a net, shifted at random within the gaps of 3.4."""
    s = g.state
    below = g.dice.below
    count = len(s.to_place)
    columns = {6: 3, 9: 3, 12: 4, 15: 4, 18: 5}[count]
    rows = -(-count // columns)
    wide, high = s.width // columns, s.height // rows
    cells = [(column, row) for row in range(rows) for column in range(columns)]
    while len(cells) > count:
        del cells[below(len(cells), "islands")]
    g.dice.shuffle(cells, "islands")
    slack_x = max(0, (wide - 8200 - 3 * s.long) // 2 - 50)
    slack_y = max(0, (high - 8200 - 3 * s.long) // 2 - 50)
    for column, row in cells:
        x = column * wide + wide // 2 + below(2 * slack_x + 1, "islands") - slack_x
        y = row * high + high // 2 + below(2 * slack_y + 1, "islands") - slack_y
        s.islands.append(Island(s.to_place.pop(0), x, y, below(360, "islands") * 100))


def tile_fault(s: State, kind: str, x: int, y: int) -> Reason | None:
    """3.8: why a terrain tile can't lie there, or None."""
    reach = box.terrain_radius(kind)
    if not (reach <= x <= s.width - reach and reach <= y <= s.height - reach):
        return no("tile-off-table", "3.8")
    for isle in s.islands:
        if point_distance(island_shape(isle), x, y) < reach + s.short:
            return no("tile-near-island", "3.8")
    for tile in s.terrain:
        far = reach + box.terrain_radius(tile.kind) + s.short
        if (tile.x - x) ** 2 + (tile.y - y) ** 2 < far * far:
            return no("tile-near-tile", "3.8")
    return None


def place_terrain(g: G) -> Rule[None]:
    """3.6–3.8"""
    s = g.state
    kind = s.tiles[0]
    seat = placer(s, s.step)
    at = None
    if s.by_hand:
        form = Form("tile", {"tile": kind, "radius": box.terrain_radius(kind)})
        option = yield g.ask(seat, "tile", (PASS,), "3.7", form, tile=kind)
        if option != PASS:
            at = option[1], option[2]
    else:
        for _ in range(60):
            x, y = g.dice.below(s.width, "terrain"), g.dice.below(s.height, "terrain")
            if tile_fault(s, kind, x, y) is None:
                at = x, y
                break
    s.tiles.pop(0)
    s.step += 1
    if at:
        gold = 1 + g.dice.below(6, "icebergs") if kind == "iceberg" else 0
        s.terrain.append(Terrain(kind, *at, gold=gold))
        g.tell("tile-placed", who=who(seat), tile=kind)


def home_chooser(s: State) -> tuple[int, int]:
    """Who chooses now, and whose home: two players choose for each other (3.9, 3.10); more choose their
    own, from the last to place an island back to the first (20.3)."""
    if s.seats == 2:
        return s.order[1 - s.step], s.order[s.step]
    last = (len(s.islands) - 1) % s.seats
    seat = s.order[(last - s.step) % s.seats]
    return seat, seat


def choose_home(g: G) -> Rule[None]:
    s = g.state
    chooser, seat = home_chooser(s)
    free = [number for number, isle in enumerate(s.islands) if isle.home < 0]
    if s.by_hand:
        options = tuple([Option("home", isle_word(number)) for number in free])
        rule = ("3.9" if s.step == 0 else "3.10") if s.seats == 2 else "20.3"
        option = yield g.ask(chooser, "home", options, rule, owner=who(seat))
        number = isle_number(option[1])
    else:
        number = far_home(s, free, g.dice)
    s.islands[number].home = seat
    s.players[seat].home = number
    g.tell("home", who=who(seat), isle=isle_word(number))
    moor(s, seat)
    for ship in s.ships:  # before the next home is chosen
        if s.by_hand and ship.owner == seat:
            yield from adjust_berth(g, ship)


def far_home(s: State, free: list[int], dice: Dice) -> int:
    """The automatic layout spreads the homes."""
    taken = [isle for isle in s.islands if isle.home >= 0]
    if not taken:
        return free[dice.below(len(free), "homes")]

    def gap(number: int) -> int:
        isle = s.islands[number]
        return min((isle.x - other.x) ** 2 + (isle.y - other.y) ** 2 for other in taken)

    return max(free, key=gap)


# ---- ships at their home (3.11)


def moor(s: State, seat: int) -> None:
    """The ships of a seat around its home, at equal angles; mercenaries at S from it (16.kw-mercenary-2)."""
    own = [ship for ship in s.ships if ship.owner == seat]
    middle = heading_of(s.width / 2 - home_of(s, seat).x, s.height / 2 - home_of(s, seat).y)
    for number, ship in enumerate(own):
        spread = CIRCLE * number // max(1, len(own))
        moor_at(s, ship, (middle + spread) % CIRCLE)


def adjust_berth(g: G, ship: Ship) -> Rule[None]:
    """3.11: the owner may move his ship to another side of his home."""
    s = g.state
    kind = box.ships()[ship.card]
    isle = home_of(s, ship.owner)
    side = (ship.h + 2 * QUARTER) % CIRCLE
    form = Form("berth", {"ship": ship.id, "about": [isle.x, isle.y], "now": side})
    option = yield g.ask(ship.owner, "berth", (PASS,), "3.11", form, ship=ship.id)
    if option != PASS:
        ship.x, ship.y, ship.h = berth_pose(s, ship, option[2])
    if "bombardier" in kind.keywords:
        choice = (Option("artillery", ship.id), Option("flame", ship.id))
        option = yield g.ask(ship.owner, "bombardier", choice, "16.kw-bombardier-3", ship=ship.id)
        ship.flame = option[0] == "flame"


def berth_fault(s: State, ship: Ship, angle: object) -> Reason | None:
    if not isinstance(angle, int) or not 0 <= angle < CIRCLE:
        return HEADING
    return None if may_berth(s, ship, berth_pose(s, ship, angle)) else no("no-berth", "3.11")


# ---- treasure (7, 20.4)


def deal_treasure(g: G) -> None:
    """7.3: shuffled face down, an equal number to each wild island; some islands are mysterious (1.3)."""
    s = g.state
    coins = s.spent
    s.spent = []
    g.dice.shuffle(coins, "treasure")
    wild = [isle for isle in s.islands if isle.home < 0]
    for number, coin in enumerate(coins):
        wild[number % len(wild)].coins.append(coin)
    mysterious = list(wild)
    g.dice.shuffle(mysterious, "mysteries")
    numbers = list(range(1, len(box.mysteries()) + 1))
    g.dice.shuffle(numbers, "mysteries")
    for isle, number in zip(mysterious[: s.mysterious * len(wild) // 4], numbers, strict=False):
        isle.mystery = number


# ---- the forms of the setup

SHAPES = {"island": "island X Y HEADING", "tile": "tile X Y", "berth": "berth SHIP ANGLE"}


def form_options(s: State, form: Form, rng: Any) -> Options:
    """A sample of what a setup form allows."""
    if form.name == "island":
        shape = form.fields["shape"]
        spots = [(isle.x, isle.y) for isle in places(s, shape)] if s.islands else []
        spots = spots or [(s.width // 2, s.height // 2)]
        rng.shuffle(spots)
        return tuple(
            [Option("island", x, y, rng.randrange(36) * 1000 if s.step > 2 else 0) for x, y in spots[:6]]
        )
    if form.name == "tile":
        kind = form.fields["tile"]
        tries = [(rng.randrange(s.width), rng.randrange(s.height)) for _ in range(12)]
        fit = [Option("tile", x, y) for x, y in tries if tile_fault(s, kind, x, y) is None]
        return (PASS, *fit[:5])
    ship = next(ship for ship in s.ships if ship.id == form.fields["ship"])
    angles = [rng.randrange(CIRCLE) for _ in range(3)]
    fit = [Option("berth", ship.id, angle) for angle in angles if berth_fault(s, ship, angle) is None]
    return (PASS, *fit)


def form_fault(s: State, form: Form, option: Option) -> Reason | None:
    """Why a setup form refuses what was sent, or None."""
    if option[0] != form.name:
        return expected(SHAPES[form.name])
    numbers = option[1:] if form.name != "berth" else option[2:]
    wanted = {"island": 3, "tile": 2, "berth": 1}[form.name]
    if len(numbers) != wanted or not all(isinstance(n, int) for n in numbers):
        return expected(SHAPES[form.name])
    if form.name == "island":
        if not 0 <= numbers[2] < CIRCLE:
            return HEADING
        return island_fault(s, Island(form.fields["shape"], *numbers))
    if form.name == "tile":
        return tile_fault(s, form.fields["tile"], *numbers)
    if option[1] != form.fields["ship"]:
        return expected(f"berth {form.fields['ship']} ANGLE")
    return berth_fault(s, next(ship for ship in s.ships if ship.id == option[1]), option[2])
