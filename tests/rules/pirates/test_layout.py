"""The table is laid out (3, 7, 20): gaps to the last hundredth of a millimetre, forms, fleets as pieces."""

from __future__ import annotations

import random
from typing import Any

import pytest

import flibuste
from flibuste.games.pirates import box
from flibuste.games.pirates.fleet.fleet import Berth, Fleet
from flibuste.games.pirates.rules.setup import (
    TERRAINS,
    adjust_berth,
    berth_fault,
    choose_home,
    deal_treasure,
    far_home,
    form_fault,
    form_options,
    home_chooser,
    island_fault,
    island_gap,
    moor,
    muster,
    place_island,
    place_terrain,
    placer,
    places,
    purse,
    roll_for_order,
    scatter_islands,
    tile_fault,
)
from flibuste.games.pirates.state import Coin, Island, Player, State, Terrain
from flibuste.games.pirates.table.contact import hull, island_shape
from flibuste.games.pirates.table.geometry import distance, heading_of, turn_between
from flibuste.kernel.decision import PASS, Decision, Form, Option, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import Reason
from flibuste.kernel.table import Table

from . import kit
from .kit import FRIGATE, SLOOP, L, S

W, H = 200000, 150000


def sea(seats: int = 2, *islands: Island, **more: Any) -> State:
    return State(
        seats,
        40,
        W,
        H,
        S,
        L,
        [Player() for _ in range(seats)],
        order=list(range(seats)),
        islands=list(islands),
        **more,
    )


def about(why: Reason | None) -> str:
    return "" if why is None else why.key


def first(rule: Rule[None]) -> Decision:
    """What a rule asks first."""
    asked = next(rule)
    assert isinstance(asked, Decision)
    return asked


def table(s: State, *dice: int) -> Table[State]:
    return Table(s, Dice(b"0" * 32, dice))


#: half of what the first island measures, across and upwards
SHAPE = box.island_points(0)
EAST, WEST = max(x for x, _ in SHAPE), -min(x for x, _ in SHAPE)
NORTH, SOUTH = max(y for _, y in SHAPE), -min(y for _, y in SHAPE)


@pytest.mark.rule("pirates", "3.5", "P2")
@pytest.mark.parametrize(
    ("x", "y", "fault"),
    [
        (L + WEST, H / 2, ""),
        (L + WEST - 2, H / 2, "first-island"),
        (W - L - EAST, H / 2, ""),
        (W - L - EAST + 2, H / 2, "first-island"),
        (W / 2, L + SOUTH, ""),
        (W / 2, L + SOUTH - 2, "first-island"),
        (W / 2, H - L - NORTH, ""),
        (W / 2, H - L - NORTH + 2, "first-island"),
    ],
)
def test_the_first_island_lies_l_from_every_edge(x: float, y: float, fault: str) -> None:
    off = 1 if not fault else 0
    isle = Island(0, round(x) + (off if x < W / 2 else -off), round(y) + (off if y < H / 2 else -off))
    assert about(island_fault(sea(), isle)) == fault


@pytest.mark.rule("pirates", "3.4", "P1")
def test_a_later_island_lies_on_the_table_and_three_to_six_l_from_the_nearest() -> None:
    middle = Island(0, W // 2, H // 2)
    s = sea(2, middle)
    across = EAST + WEST
    for gap, fault in (
        (3 * L + 3, ""),
        (3 * L - 3, "islands-near"),
        (6 * L - 3, ""),
        (6 * L + 3, "islands-far"),
    ):
        isle = Island(0, round(middle.x + across + gap), middle.y)
        real = distance(island_shape(middle), island_shape(isle))
        assert real == pytest.approx(gap, abs=1.5)
        assert about(island_fault(s, isle)) == fault
    s.islands.append(Island(0, middle.x + 60000, middle.y))  # the nearest counts, not all of them
    assert about(island_fault(s, Island(0, middle.x - 40000, middle.y))) == ""
    for x, y, fault in (
        (round(WEST) + 1, H // 2, "islands-far"),
        (round(WEST) - 2, H // 2, "off-table"),
        (W // 2, round(SOUTH) - 2, "off-table"),
        (W - round(EAST) + 2, H // 2, "off-table"),
        (W // 2, H - round(NORTH) + 2, "off-table"),
    ):
        assert about(island_fault(s, Island(0, x, y))) == fault
    s.step = 2  # where no place was left the least gap shrank by 2 L
    assert island_gap(s) == (L, 6 * L)
    s.islands.pop()
    assert about(island_fault(s, Island(0, round(middle.x + across + L - 3), middle.y))) == "islands-near"
    assert about(island_fault(s, Island(0, round(middle.x + across + L + 3), middle.y))) == ""


@pytest.mark.rule("pirates", "3.4")
def test_the_places_offered_are_those_that_the_rules_allow() -> None:
    s = sea(2, Island(0, 60000, 60000))
    found = [(isle.x, isle.y) for isle in places(s, 0)]
    net = [(x, y) for y in range(L, H, L) for x in range(L, W, L)]
    assert found == [at for at in net if island_fault(s, Island(0, *at)) is None]
    assert len(found) > 10


@pytest.mark.rule("pirates", "3.3", "3.4")
def test_where_no_place_is_left_the_gap_shrinks() -> None:
    small = sea(2, Island(0, 20000, 20000), to_place=[0, 1], step=2)
    small.width, small.height = 45000, 40000  # 3 L from the island lies beyond the edge
    rule = place_island(table(small))
    asked = first(rule)
    assert (asked.kind, asked.seat) == ("island", 1)
    assert island_gap(small)[0] < 3 * L
    assert next(places(small, 0), None) is not None
    before = small.step
    small.step -= 1
    assert next(places(small, 0), None) is None  # by no more than it must
    small.step = before
    with pytest.raises(StopIteration):
        rule.send(Option("island", 33000, 30000, 4500))
    assert [(i.shape, i.x, i.y, i.h) for i in small.islands[1:]] == [(0, 33000, 30000, 4500)]
    assert small.to_place == [1]
    crowded = sea(
        2, *[Island(0, x, y) for x in range(0, 40000, 8000) for y in range(0, 40000, 8000)], to_place=[0]
    )
    crowded.width, crowded.height = 40000, 40000
    first(place_island(table(crowded)))
    assert crowded.step == 3  # and no further than to nothing
    open_sea = sea(2, Island(0, 60000, 60000), to_place=[0], step=2)
    first(place_island(table(open_sea)))
    assert open_sea.step == 0


@pytest.mark.rule("pirates", "3.3", "20.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_automatic_layout_spreads_the_islands(seats: int) -> None:
    seen = set()
    for seed in range(4):
        s = flibuste.new("pirates", seats=seats, seed=seed).state
        assert len(s.islands) == (6 if seats == 2 else 3 * seats)
        bare = sea(seats)
        bare.width, bare.height = s.width, s.height
        for isle in s.islands:
            shape = island_shape(isle)
            assert all(0 <= x <= s.width and 0 <= y <= s.height for x, y in shape.points)
            gaps = [distance(shape, island_shape(o)) for o in s.islands if o is not isle]
            assert 3 * L <= min(gaps) <= 6 * L
            seen.add((isle.x, isle.y, isle.h))
        homes = [isle for isle in s.islands if isle.home >= 0]
        assert sorted(isle.home for isle in homes) == list(range(seats))
    assert len(seen) > 20  # another seed, another sea
    assert len({h for _, _, h in seen}) > 5


def test_islands_are_scattered_over_the_whole_of_their_cells() -> None:
    xs, ys, hs = [], [], []
    for seed in range(120):
        s = sea(2, to_place=[0] * 6)
        s.width, s.height = 150000, 100000
        scatter_islands(Table(s, Dice(seed.to_bytes(32, "big"))))
        assert s.to_place == []
        xs += [isle.x % 50000 for isle in s.islands]
        ys += [isle.y % 50000 for isle in s.islands]
        hs += [isle.h for isle in s.islands]
        cells = {(isle.x // 50000, isle.y // 50000) for isle in s.islands}
        assert len(cells) == 6
    slack = (50000 - 8200 - 3 * L) // 2 - 50
    for found in (xs, ys):
        assert (min(found), max(found)) == pytest.approx((25000 - slack, 25000 + slack), abs=60)
        assert min(found) >= 25000 - slack
        assert max(found) <= 25000 + slack
    assert set(hs) <= set(range(0, 36000, 100))
    assert max(hs) > 35000
    assert min(hs) < 1000


@pytest.mark.rule("pirates", "3.8")
def test_a_tile_lies_on_the_table_and_s_from_islands_and_tiles() -> None:
    reach = box.terrain_radius("reef")
    s = sea(2, Island(0, 100000, 75000))
    for x, y, fault in (
        (reach, reach, ""),
        (reach - 1, reach, "tile-off-table"),
        (reach, reach - 1, "tile-off-table"),
        (W - reach, H - reach, ""),
        (W - reach + 1, H - reach, "tile-off-table"),
        (W - reach, H - reach + 1, "tile-off-table"),
        (round(100000 + EAST + S + reach) + 1, 75000, ""),
        (round(100000 + EAST + S + reach) - 3, 75000, "tile-near-island"),
        (round(100000 - WEST - S - reach) - 1, 75000, ""),
        (100000, 75000, "tile-near-island"),
    ):
        assert about(tile_fault(s, "reef", x, y)) == fault
    fog = box.terrain_radius("fog_bank")
    s.terrain = [Terrain("fog_bank", 40000, 30000)]
    far = reach + fog + S
    for dx, dy, fault in (
        (far, 0, ""),
        (far - 1, 0, "tile-near-tile"),
        (0, far, ""),
        (0, far - 1, "tile-near-tile"),
        (-far, 0, ""),
        (far * 0.6, far * 0.81, ""),
        (far * 0.6, far * 0.79, "tile-near-tile"),
    ):
        assert about(tile_fault(s, "reef", round(40000 + dx), round(30000 + dy))) == fault


@pytest.mark.rule("pirates", "3.6", "3.7", "18.iceberg-1")
def test_tiles_are_placed_by_hand_or_by_the_dice() -> None:
    s = sea(3, Island(0, 100000, 75000), tiles=["iceberg", "reef", "reef"], by_hand=True, step=1)
    rule = place_terrain(table(s))
    asked = first(rule)
    assert (asked.kind, asked.seat) == ("tile", 1)
    assert asked.form is not None
    assert asked.form.fields == {"tile": "iceberg", "radius": box.terrain_radius("iceberg")}
    with pytest.raises(StopIteration):
        rule.send(Option("tile", 30000, 40000))
    berg = s.terrain[0]
    assert (berg.kind, berg.x, berg.y) == ("iceberg", 30000, 40000)
    assert 1 <= berg.gold <= 6
    assert (s.step, s.tiles) == (2, ["reef", "reef"])
    rule = place_terrain(table(s))
    first(rule)
    with pytest.raises(StopIteration):
        rule.send(PASS)
    assert (len(s.terrain), s.tiles, s.step) == (1, ["reef"], 3)
    s.by_hand = False
    assert list(place_terrain(table(s))) == []
    reef = s.terrain[1]
    assert (reef.kind, reef.gold) == ("reef", 0)
    s.terrain.pop()
    assert tile_fault(s, "reef", reef.x, reef.y) is None
    golds = set()
    for seed in range(60):
        s = sea(2, tiles=["iceberg"])
        list(place_terrain(Table(s, Dice(seed.to_bytes(32, "big")))))
        golds.add(s.terrain[0].gold)
    assert golds == {1, 2, 3, 4, 5, 6}
    full = sea(2, *[Island(0, x, y) for x in range(0, W, 15000) for y in range(0, H, 15000)], tiles=["reef"])
    list(place_terrain(table(full)))
    assert (full.terrain, full.tiles) == ([], [])  # no room: it stays in the box


@pytest.mark.rule("pirates", "3.9", "3.10", "20.3")
def test_who_chooses_whose_home() -> None:
    s = sea(2)
    s.order = [1, 0]
    assert home_chooser(s) == (0, 1)
    s.step = 1
    assert home_chooser(s) == (1, 0)
    for count in (9, 10, 11):  # from the one who placed the last island, backwards
        s = sea(3, *[Island(0, 0, 0)] * count)
        s.order = [2, 0, 1]
        last = placer(s, count - 1)
        seats = []
        for s.step in range(3):
            seats.append(home_chooser(s)[0])
            assert home_chooser(s) == (seats[-1], seats[-1])
        at = s.order.index(last)
        assert seats == [last, s.order[at - 1], s.order[at - 2]]


@pytest.mark.rule("pirates", "3.9", "3.10", "20.3")
@pytest.mark.parametrize(("seats", "rules"), [(2, ["3.9", "3.10"]), (3, ["20.3"] * 3)])
def test_homes_are_chosen_among_free_islands(seats: int, rules: list[str]) -> None:
    s = sea(seats, *[Island(0, 20000 + 40000 * n, 60000) for n in range(4)], by_hand=True)
    for s.step in range(seats):
        rule = choose_home(table(s))
        asked = first(rule)
        assert asked.rule == rules[s.step]
        taken = [f"i{n + 1}" for n, isle in enumerate(s.islands) if isle.home >= 0]
        words = [str(o[1]) for o in asked.options]
        assert words == [f"i{n}" for n in range(1, 5) if f"i{n}" not in taken]
        chooser, owner = home_chooser(s)
        assert (asked.seat, asked.about["owner"]) == (chooser, f"p{owner}")
        with pytest.raises(StopIteration):
            rule.send(asked.options[-1])
        number = int(words[-1][1:]) - 1
        assert (s.islands[number].home, s.players[owner].home) == (owner, number)
    s = sea(2, *[Island(0, 20000 + 40000 * n, 60000) for n in range(4)])
    s.islands[0].home = 1
    s.players[1].home = 0
    assert far_home(s, [1, 2, 3], Dice(b"0" * 32)) == 3
    s.islands[0].home, s.islands[3].home = -1, 0
    assert far_home(s, [0, 1, 2], Dice(b"0" * 32)) == 0
    s.islands[3].home = -1
    assert {far_home(s, [1, 2], Dice(bytes([n]) * 32)) for n in range(20)} == {1, 2}


@pytest.mark.rule("pirates", "3.11")
def test_ships_lie_round_their_home_at_equal_angles() -> None:
    s = sea(2, Island(0, 60000, 60000, home=0), Island(0, 140000, 100000, home=1))
    s.players[0].home, s.players[1].home = 0, 1
    s.ships = [kit.ship(SLOOP, 0, id=f"own{n}") for n in range(4)] + [kit.ship(SLOOP, 1, id="other")]
    moor(s, 0)
    home = s.islands[0]
    sides = [heading_of(ship.x - home.x, ship.y - home.y) for ship in s.ships[:4]]
    middle = heading_of(W / 2 - home.x, H / 2 - home.y)
    for number, side in enumerate(sides):  # the first towards the middle of the sea
        assert abs(turn_between((middle + 9000 * number) % 36000, side)) < 300
    assert all(ship.dock == 0 for ship in s.ships[:4])
    assert (s.ships[4].x, s.ships[4].dock) == (0, -1)  # not another's


@pytest.mark.rule("pirates", "3.11", "16.kw-bombardier-3")
def test_an_owner_may_move_his_ship_to_another_side() -> None:
    s = sea(2, Island(0, 60000, 60000, home=0))
    s.players[0].home = 0
    s.ships = [kit.ship(SLOOP, 0, id="one"), kit.ship(SLOOP, 0, id="two")]
    moor(s, 0)
    one, two = s.ships
    rule = adjust_berth(table(s), one)
    asked = first(rule)
    assert asked.form is not None
    side = asked.form.fields["now"]
    assert abs(turn_between(heading_of(one.x - 60000, one.y - 60000), side)) < 300
    assert asked.form.fields["about"] == [60000, 60000]
    with pytest.raises(StopIteration):
        rule.send(Option("berth", "one", 9000))
    assert (one.h, one.x) == (27000, 60000)
    assert one.y > 60000
    assert distance(hull(one), island_shape(s.islands[0])) <= 50
    before = two.x, two.y
    rule = adjust_berth(table(s), two)
    first(rule)
    with pytest.raises(StopIteration):
        rule.send(PASS)
    assert (two.x, two.y) == before
    assert about(berth_fault(s, two, 9000)) == "no-berth"  # there lies the other
    assert berth_fault(s, two, 0) is None
    assert [about(berth_fault(s, two, angle)) for angle in (-1, 36000, "x")] == ["heading"] * 3
    assert about(berth_fault(s, two, 35999)) == ""


@pytest.mark.rule("pirates", "7.3", "20.4", "1.3")
def test_coins_are_shuffled_and_dealt_evenly_to_wild_islands() -> None:
    firsts = set()
    for seed in range(30):
        s = sea(2, Island(0, 0, 0, home=0), *[Island(0, 0, 0) for _ in range(4)], Island(0, 0, 0, home=1))
        s.spent = [Coin(value) for value in range(16)]
        s.mysterious = 3
        deal_treasure(Table(s, Dice(bytes([seed]) * 32)))
        assert s.spent == []
        assert [len(isle.coins) for isle in s.islands] == [0, 4, 4, 4, 4, 0]
        assert sorted(coin.value for isle in s.islands for coin in isle.coins) == list(range(16))
        firsts.add(s.islands[1].coins[0].value)
        found = [isle.mystery for isle in s.islands if isle.mystery]
        assert len(found) == len(set(found)) == 3
        assert all(1 <= number <= len(box.mysteries()) for number in found)
        assert not s.islands[0].mystery + s.islands[5].mystery
    assert len(firsts) > 6


@pytest.mark.rule("pirates", "7.2", "7.5", "20.1", "P10")
@pytest.mark.parametrize("mix", ["even", "steep", "bluff", "jackpot"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_purse_keeps_its_gold_whatever_uniques_are_in_it(mix: str, seats: int) -> None:
    printed = sorted(next(m for m in box.tables().purse if m.id == mix).values)
    count = 8 if seats == 2 else 6
    plain = printed if seats == 2 else printed[2:]
    for own, more in (([], 0), ([], 2), (["sextant"], 0), (["sextant"], 1), (["sextant", "rats"], 3)):
        options = {"purse": mix, "uniques": more}
        coins = purse(sea(seats), options, Fleet(uniques=own), Dice(b"1" * 32))
        uniques = [coin for coin in coins if coin.unique]
        numbers = sorted(coin.value for coin in coins if not coin.unique)
        assert [coin.unique for coin in uniques][: len(own)] == own
        assert len(uniques) == max(len(own), more)
        assert len(coins) == count
        assert sum(numbers) == sum(plain)
        assert all(coin.value == 0 for coin in uniques)
        if not uniques:
            assert numbers == plain
        assert min(numbers) >= min(plain)
    many = purse(sea(2), {"purse": mix, "uniques": 0}, Fleet(uniques=["rats"] * 9), Dice(b"1" * 32))
    assert sum(1 for coin in many if not coin.unique) == 2  # two coins at least
    found = set()
    for n in range(40):
        coins = purse(sea(2), {"purse": mix, "uniques": 1}, Fleet(), Dice(bytes([n]) * 32))
        found |= {coin.unique for coin in coins if coin.unique}
    assert len(found) > 8


@pytest.mark.rule("pirates", "4.1", "6.1", "16.kw-blackmark-1", "16.kw-blackmark-2")
def test_a_fleet_comes_to_the_table_face_down() -> None:
    s = sea(2)
    marked = kit.crew_with("black_mark")
    patron = "CC-046b"  # build_plus5: the points it gives must be seen
    letter = next(g.id for g in box.gear().values() if g.nation)
    plain = next(g.id for g in box.gear().values() if not g.nation)
    turtle, cat, raft = (kit.ship_with(w) for w in ("turtle_ship", "catamaran", "flotilla"))
    fleet = Fleet(
        ships=[
            Berth(FRIGATE, [marked, kit.CAPTAIN, patron], [plain, letter], marked=[marked]),
            Berth(FRIGATE, friends={}, flame=True),
            Berth(turtle),
            Berth(cat),
            Berth(raft),
        ],
        crew=[kit.HELMSMAN],
        equipment=[plain],
        events=["becalmed"],
        forts=["fort_brompton"],
        stock=["rats"],
    )
    muster(s, 1, fleet)
    one, two, turtle_, cat_, raft_ = s.ships
    assert (one.id, two.id, one.owner, one.builder) == (FRIGATE, f"{FRIGATE}~2", 1, 1)
    assert [(c.card, c.nation, c.up) for c in one.crew] == [
        (marked, "cursed", True),
        (kit.CAPTAIN, box.crew()[kit.CAPTAIN].nation, False),
        (patron, box.crew()[patron].nation, True),
    ]
    assert (one.nation, two.nation) == ("cursed", "england")
    assert [(g.card, g.up, g.owner) for g in one.gear] == [(plain, False, 1), (letter, True, 1)]
    assert (one.masts, one.panels, one.outrigger, one.flame) == ([1] * 4, 0, False, False)
    assert two.flame
    assert turtle_.panels == 2
    assert cat_.outrigger
    assert raft_.masts == [1]
    player = s.players[1]
    assert [(c.card, c.owner, c.up) for c in player.crew] == [(kit.HELMSMAN, 1, False)]
    assert [(g.card, g.owner) for g in player.gear] == [(plain, 1)]
    assert (player.events, player.forts, player.stock) == (["becalmed"], ["fort_brompton"], ["rats"])
    assert s.players[0] == Player()


@pytest.mark.rule("pirates", "3.1", "20.2")
@pytest.mark.parametrize(
    ("seats", "dice", "order"),
    [
        (2, (3, 5), [1, 0]),
        (2, (5, 3), [0, 1]),
        (2, (4, 4, 1, 2), [1, 0]),
        (4, (6, 6, 2, 6, 1, 5, 5, 2, 6), [3, 0, 1, 2]),
    ],
)
def test_ties_for_first_player_roll_again(seats: int, dice: tuple[int, ...], order: list[int]) -> None:
    s = sea(seats)
    roll_for_order(table(s, *dice))
    assert s.order == order


# ---- forms


def test_what_the_forms_of_the_setup_offer_they_accept() -> None:
    rng = random.Random(3)
    s = sea(2, Island(0, 60000, 60000, home=0))
    s.players[0].home = 0
    s.ships = [kit.ship(SLOOP, 0, id="one")]
    moor(s, 0)
    island = Form("island", {"shape": 0})
    tile = Form("tile", {"tile": "reef", "radius": 1})
    berth = Form("berth", {"ship": "one"})
    for form, most, verb in ((island, 6, "island"), (tile, 6, "tile"), (berth, 4, "berth")):
        for _ in range(8):
            options = form_options(s, form, rng)
            assert 1 < len(options) <= most
            for option in options:
                if option != PASS:
                    assert option[0] == verb
                    assert form_fault(s, form, option) is None
    assert form_options(s, tile, rng)[0] == PASS
    s.step = 3
    turned = {option[3] for option in form_options(s, island, rng)}
    assert turned - {0}
    assert all(h % 1000 == 0 and 0 <= h < 36000 for h in turned)
    s.step = 2
    assert {option[3] for option in form_options(s, island, rng)} == {0}
    s.islands = []
    assert form_options(s, island, rng) == (Option("island", W // 2, H // 2, 0),)


@pytest.mark.parametrize(
    ("form", "sent", "fault"),
    [
        ("island", "tile 1 2", "expected"),
        ("island", "island 1 2", "expected"),
        ("island", "island 1 2 3 4", "expected"),
        ("island", "island 1 x 3", "expected"),
        ("island", "island 90000 60000 36000", "heading"),
        ("island", "island 90000 60000 -1", "heading"),
        ("island", "island 110000 60000 0", ""),
        ("island", "island 110000 60000 35999", ""),
        ("island", "island 60000 60000 0", "islands-near"),
        ("tile", "tile 1", "expected"),
        ("tile", "tile 1 2 3", "expected"),
        ("tile", "tile 1 2", "tile-off-table"),
        ("tile", "tile 120000 90000", ""),
        ("berth", "berth one", "expected"),
        ("berth", "berth two 0", "expected"),
        ("berth", "berth one 0 0", "expected"),
        ("berth", "berth one 36000", "heading"),
        ("berth", "berth one 0", ""),
    ],
)
def test_a_bad_form_is_refused_with_what_was_expected(form: str, sent: str, fault: str) -> None:
    s = sea(2, Island(0, 60000, 60000, home=0))
    s.players[0].home = 0
    s.ships = [kit.ship(SLOOP, 0, id="two"), kit.ship(SLOOP, 0, id="one")]
    moor(s, 0)
    s.ships[0].x = s.ships[0].y = 130000
    fields = {"shape": 0, "tile": "reef", "ship": "one"}
    assert about(form_fault(s, Form(form, fields), Option.parse(sent))) == fault


@pytest.mark.rule("pirates", "3.2", "3.6", "20.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_a_layout_by_hand(seats: int) -> None:
    m = flibuste.new(
        "pirates", seats=seats, seed=5, options={"layout": "players", "terrain": 2, "uniques": 0}
    )
    seen: list[str] = []
    while m.first_turn is None:
        kind = kit.asked(m)
        if not seen or seen[-1] != kind:
            seen.append(kind)
        if kind == "tile":
            assert len(m.state.tiles) + m.state.step == 2 * seats
            assert set(m.state.tiles) <= set(TERRAINS)
        seat = kit.seat_of(m)
        m.choose(seat, m.suggest(seat, 1)[-1])
    kinds = [kind for kind in seen if kind != "bombardier"]  # each home, and at once its owner's ships
    assert kinds[:2] == ["island", "tile"]
    assert kinds[2::2] == ["home"] * seats
    assert set(kinds[3::2]) == {"berth"}
    s = m.state
    assert (s.phase, s.turn, s.step) == ("turn", s.order[0], 0)
    assert sum(len(isle.coins) for isle in s.islands) == (8 if seats == 2 else 6) * seats
    assert s.stake == sum(coin.value for isle in s.islands for coin in isle.coins)
