"""Abilities at use, code by code: the crew that has one is turned face up (4.7), most work once a turn (8.5),
and none reaches what is far off, below or lost in fog."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities.registry import has
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.ramming import spoils

from . import kit
from .kit import BARQUE, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, Coin, Terrain, course, dock, get, ship, stage

#: the codes that an owner's own crew card is printed with here
CODES = (
    *("extra_action_56", "same_action_twice_56", "sacrifice_extra_action", "wild_extra_action"),
    *("give_two_actions", "fleet_cannon_plus1", "peek_island", "peek_cargo", "peek_any", "cancel_ability_s"),
    *("trade_at_s", "call_crew_2", "possess_crew", "push_enemy_l_56", "fetch_coin_s", "show_uniques_s"),
    *("steal_1_on_touch", "steal_2_on_touch", "steal_all_on_touch", "take_uniques_on_touch"),
    *("steal_1_at_s", "raid_home_1", "raid_home_2", "raid_home_all", "treasure_to_cannon", "unload_at_s"),
    *("load_at_s", "island_swap", "swap_treasure_crew", "claim_derelict", "see_coins_l", "ferry_coin_s"),
    *("hit_kills_crew", "hit_kills_cargo", "repair_on_sink", "mark_island_s", "lend_move_monster"),
    *("move_s_after_load", "move_s_after_unload", "shoot_then_move", "helmless_bonus_l", "gold_plus2"),
    *("silver_plus1", "coins_plus1", "cancel_crew_56", "fleet_extra_action_6", "gold_plus1"),
    "board_takes_two",
)
SPARE = ship(FRIGATE, 0, 600, 400, coins=[3], id="spare")
FAR = ship(SLOOP, 1, 1000, 200, id="far")


@pytest.fixture(autouse=True)
def _cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crew card for each code, as an owner of the box may add them; of no nation, so that none is drawn for
    a fleet or a re-deal and outlives its test there."""
    for code in CODES:
        plain = box.crew()[HELMSMAN]
        card = msgspec.structs.replace(
            plain, id=f"own-{code}", nation="", keywords=[], abilities=[code], cost=1
        )
        monkeypatch.setitem(box.crew(), card.id, card)


def bearer(code: str, x: float = 600, y: float = 450, h: float = 0, **more: Any) -> kit.Ship:
    return ship(FRIGATE, 0, x, y, h, crew=[f"own-{code}", *more.pop("crew", ())], id="own", **more)


def foe(y: float = 500, **more: Any) -> kit.Ship:
    more = {"crew": [CAPTAIN], "coins": [4], "uniques": ["rats"], "id": "foe", **more}
    return ship(FRIGATE, 1, 600, y, **more)


def shown(m: kit.Match) -> bool:
    return bool(next(v for v in m.state.ships if v.id == "own").crew[0].up)


FREE = [
    ("extra_action_56", (5,), ["drive own"]),
    ("same_action_twice_56", (5,), ["twice own"]),
    ("sacrifice_extra_action", (), [f"sacrifice own {HELMSMAN}"]),
    ("wild_extra_action", (4,), ["wild own"]),
    ("fleet_cannon_plus1", (), ["rally own spare"]),
    ("peek_island", (), ["peek own i3"]),
    ("peek_cargo", (), ["peek own foe"]),
    ("peek_cargo", (), ["peek-crew own foe 1"]),
    ("peek_any", (), ["peek own foe"]),
    ("cancel_ability_s", (), ["silence own foe 1"]),
    ("trade_at_s", (), ["barter own foe"]),
    ("call_crew_2", (), ["call"]),
    ("fetch_coin_s", (), ["fetch own spare 3"]),
    ("show_uniques_s", (), ["uncover own foe", "take rats"]),
]


def sea(code: str, *dice: int, **more: Any) -> kit.Match:
    other = more.pop("other", None) or foe()
    own = bearer(code, crew=[HELMSMAN], coins=[1], **more)
    return stage(own, other, SPARE, FAR, dice=dice, terrain=[Terrain("fog_bank", 60000, 45000)])


@pytest.mark.rule("pirates", "4.7", "8.5")
@pytest.mark.parametrize(("code", "dice", "options"), FREE)
def test_a_free_ability_shows_its_crew_and_works_once(
    code: str, dice: tuple[int, ...], options: list[str]
) -> None:
    m = sea(code, *dice)
    assert not shown(m)
    if options == ["call"]:
        options = kit.offered(m, "call")[:1]
    kit.do(m, *options)
    assert shown(m)
    verb = options[0].split()[0]
    get(m, ship(FRIGATE, 0, id="own")).deeds.extra = False  # so that only its own use can bar it
    kit.do(m, "about spare")
    assert not [word for word in kit.offered(m, verb) if word.split()[1] == "own"]


@pytest.mark.parametrize(
    ("code", "verb"),
    [
        ("cancel_ability_s", "silence"),
        ("trade_at_s", "barter"),
        ("possess_crew", "possess"),
        ("show_uniques_s", "uncover"),
        ("fetch_coin_s", "fetch"),
    ],
)
def test_what_works_within_s_reaches_nothing_far_or_lost(code: str, verb: str) -> None:
    assert kit.offered(sea(code), verb)
    m = sea(code, other=foe(y=700))
    assert not [word for word in kit.offered(m, verb) if "foe" in word]
    lost = foe(fog=0)
    assert not [word for word in kit.offered(sea(code, other=lost), verb) if "foe" in word]
    if verb == "fetch":
        own = bearer(code)
        for spare in (
            msgspec.structs.replace(SPARE, y=20000),
            msgspec.structs.replace(SPARE, fog=0),
            msgspec.structs.replace(SPARE, sunk=True),
            msgspec.structs.replace(SPARE, owner=1),
            msgspec.structs.replace(SPARE, coins=[Coin(0, "rats", 3)]),
        ):
            bank = [Terrain("fog_bank", 60000, 40000)]
            assert not kit.offered(stage(own, spare, FAR, terrain=bank), verb)
        full = bearer(code, coins=[1] * (box.ships()[FRIGATE].cargo - 1))
        assert not kit.offered(stage(full, SPARE, FAR), verb)
    if verb == "uncover":
        assert not kit.offered(sea(code, other=foe(coins=[], uniques=[])), verb)
    if verb == "barter":
        assert not kit.offered(sea(code, other=foe(coins=[])), verb)
        empty = bearer(code)
        assert not kit.offered(stage(empty, foe(), FAR), verb)
    inside = bearer(code, fog=0, coins=[2])  # nor does who is lost itself reach anything
    bank = [Terrain("fog_bank", 60000, 45000)]
    assert not kit.offered(stage(inside, foe(), SPARE, FAR, terrain=bank), verb)


@pytest.mark.rule("pirates", "9.6")
@pytest.mark.parametrize(
    ("code", "verb"),
    [
        ("extra_action_56", "drive"),
        ("same_action_twice_56", "twice"),
        ("sacrifice_extra_action", "sacrifice"),
        ("wild_extra_action", "wild"),
    ],
)
def test_who_had_an_extra_action_has_no_other(code: str, verb: str) -> None:
    assert kit.offered(sea(code), verb)
    for barred in ("extra", "resting"):
        m = sea(code)
        mine = m.state.ships[0]
        if barred == "extra":
            mine.deeds.extra = True
        else:
            mine.plight.resting = True
        kit.do(m, "about spare")
        assert not kit.offered(m, verb)
    if verb == "twice":
        m = sea(code)
        kit.do(m, "about own")
        assert not kit.offered(m, verb)  # before acting only


@pytest.mark.rule("pirates", "4.7", "9.2")
def test_what_is_done_instead_of_an_action_uses_it_up() -> None:
    cases: list[tuple[str, tuple[int, ...], list[str]]] = [
        ("give_two_actions", (), ["give-actions own spare"]),
        ("possess_crew", (6,), ["possess own foe 1"]),
        ("push_enemy_l_56", (5,), ["conjure own foe", "blow foe 9000"]),
        ("push_enemy_l_56", (4,), ["conjure own foe"]),
    ]
    for code, dice, options in cases:
        m = kit.do(sea(code, *dice), *options)
        own = m.state.ships[0]
        assert shown(m)
        assert own.done == 1
        assert not kit.offered(m, "about") or "about own" not in kit.offered(m, "about")
    m = kit.do(sea("possess_crew", 5), "possess own foe 1")
    assert [c.card for c in m.state.ships[1].crew] == [CAPTAIN]
    assert "give-actions own own" not in kit.offered(sea("give_two_actions"))
    m = sea("give_two_actions")
    m.state.ships[2].deeds.extra = True
    kit.do(m, "about spare")
    assert not kit.offered(m, "give-actions")


def test_what_two_who_barter_know_afterwards() -> None:
    m = kit.do(sea("trade_at_s"), "barter own foe")
    own, other = m.state.ships[:2]
    assert [coin.value for coin in own.coins] == [4]
    assert own.coins[0].seen == 3
    got = next(coin for coin in other.coins if not coin.unique)
    assert (got.value, got.seen) == (1, 3)


def test_a_crew_of_two_points_is_called() -> None:
    m = sea("call_crew_2")
    nation = box.ships()[FRIGATE].nation
    words = {word.split()[2] for word in kit.offered(m, "call")}
    fit = {c.id for c in box.crew().values() if c.generic and c.nation == nation and c.cost <= 2}
    assert words == {word for word in fit if box.coded(word)}
    dear = next(c.id for c in box.crew().values() if c.cost == 10 or c.cost >= 8)
    over = stage(bearer("call_crew_2", crew=[dear, dear]), FAR)
    paid = 1 + 2 * box.crew()[dear].cost
    left = box.ships()[FRIGATE].cost - paid
    assert {box.crew()[w.split()[2]].cost for w in kit.offered(over, "call")} <= set(range(max(0, left + 1)))
    before = m.state.lost_crew
    kit.do(m, kit.offered(m, "call")[0])
    assert m.state.lost_crew == before - 1  # the census counts him as brought back
    assert m.state.ships[0].crew[-1].up


# ---- by contact and by moving


def touch(code: str, *others: kit.Ship, **more: Any) -> kit.Match:
    """The bearer turns nothing and stays beside an enemy."""
    m = stage(bearer(code, **more), *others, FAR)
    kit.do(m, course(bearer(code), (0, 0)))
    while kit.asked(m) in ("contact", "ram"):
        kit.do(m, "pass")
    return m


GAP = box.body(FRIGATE).width / 100 + 0.2
beside = partial(foe, y=450 + GAP)


@pytest.mark.rule("pirates", "4.7", "8.5", "10.4")
@pytest.mark.parametrize(
    ("code", "taken"), [("steal_1_on_touch", 1), ("steal_2_on_touch", 2), ("steal_all_on_touch", 4)]
)
def test_theft_by_contact_takes_what_is_printed_and_what_fits(code: str, taken: int) -> None:
    m = kit.do(touch(code, beside(coins=[1, 2, 3, 4, 5])), "rob own foe")
    assert len(m.state.ships[0].coins) == taken
    assert shown(m)
    assert code in m.state.ships[0].deeds.codes
    room = box.ships()[FRIGATE].cargo - 1
    assert kit.asked(touch(code, beside(), coins=[1] * room)) != "rob"  # a full hold
    m = kit.do(touch(code, beside(coins=[1, 2, 3, 4, 5]), coins=[1] * (room - 1)), "rob own foe")
    assert len(m.state.ships[0].coins) == room
    friend = ship(FRIGATE, 0, 600, 450 + GAP, coins=[3], id="friend")
    assert kit.asked(touch(code, friend)) != "rob"
    assert kit.asked(touch(code, beside(coins=[]))) != "rob"  # only uniques, face up
    assert kit.asked(touch(code, foe())) != "rob"  # near, but not touched


def test_the_uniques_of_a_touched_ship() -> None:
    code = "take_uniques_on_touch"
    m = kit.do(touch(code, beside(coins=[2])), "rob own foe")
    assert [coin.unique for coin in m.state.ships[0].coins] == ["rats"]
    assert all(coin.seen == 3 for coin in m.state.ships[1].coins)
    assert shown(m)
    friend = ship(FRIGATE, 0, 600, 450 + GAP, uniques=["rats"], id="friend")
    assert kit.asked(touch(code, friend)) != "rob"
    assert kit.asked(touch(code, beside(coins=[], uniques=[]))) != "rob"


def test_a_theft_from_afar() -> None:
    code = "steal_1_at_s"
    m = kit.do(touch(code, foe(coins=[1, 2])), "rob own foe")
    assert (len(m.state.ships[0].coins), shown(m)) == (1, True)
    assert code in m.state.ships[0].deeds.codes
    assert kit.asked(touch(code, foe(y=600))) != "rob"
    assert kit.asked(touch(code, foe(coins=[]))) != "rob"
    assert kit.asked(touch(code, foe(), coins=[1] * 4)) != "rob"


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_a_helmless_ship_rolls_once_for_the_wind() -> None:
    code = "helmless_bonus_l"
    own = bearer(code)
    m = kit.do(stage(own, FAR, dice=[4]), course(own, (0, 10)))
    kit.do(m, course(own, (0, 83.8)))
    assert get(m, own).x == 60000 + 1000 + 8380
    assert kit.asked(m) == "act"  # no second roll after that move
    steered = bearer(code, crew=[HELMSMAN])
    m = kit.do(stage(steered, FAR, dice=[6]), course(steered, (0, 10)))
    assert kit.asked(m) == "act"
    m = kit.do(stage(own, FAR, dice=[4]), course(own, (0, 10)), "pass")
    assert get(m, own).x == 61000


# ---- ports


def at_home(code: str, coins: list[int], isle: int = 0, **more: Any) -> tuple[kit.Match, kit.Ship]:
    """The bearer docks, from 20 mm off."""
    s = kit.State(2, 40, 120000, 90000, kit.S, kit.L, [])
    s.islands = kit.isles()
    own = kit.moored(s, bearer(code, coins=coins), isle, 180 if isle == 1 else 0)
    own.x += -2000 if isle == 1 else 2000
    own.dock = -1
    m = stage(own, ship(SLOOP, 0, 200, 500, id="spare"), FAR, **more)
    return kit.do(m, course(own, (0, 40))), own


@pytest.mark.rule("pirates", "8.3", "10.unload-1")
@pytest.mark.parametrize(
    ("code", "coins", "gold"),
    [
        ("gold_plus1", [3], 4),
        ("gold_plus1", [3, 1], 5),
        ("gold_plus1", [], 0),
        ("gold_plus2", [3, 1], 6),
        ("gold_plus2", [], 0),
        ("silver_plus1", [1, 1, 3], 7),
        ("silver_plus1", [3, 2], 5),
        ("coins_plus1", [3, 2], 7),
        ("coins_plus1", [], 0),
    ],
)
def test_gold_worth_more_at_home_only(code: str, coins: list[int], gold: int) -> None:
    m, _ = at_home(code, coins)
    assert gold_of(m.state, 0) == gold

    def fort(s: kit.State) -> None:
        s.islands[2].fort = kit.fort(0)

    m, own = at_home(code, coins, 2, edit=fort)
    assert get(m, own).dock == 2
    assert gold_of(m.state, 0) == sum(coins)


@pytest.mark.rule("pirates", "8.3", "4.7")
@pytest.mark.parametrize(("code", "taken"), [("raid_home_1", 1), ("raid_home_2", 2), ("raid_home_all", 4)])
def test_a_raid_of_an_enemy_home(code: str, taken: int) -> None:
    def hoard(seen: int) -> Any:
        def edit(s: kit.State) -> None:
            s.players[1].coins = [Coin(v, seen=seen) for v in (5, 4, 3, 2, 1)]
            s.players[0].coins = [Coin(2, seen=3)]

        return edit

    m, own = at_home(code, [], 1, edit=hoard(3))
    assert kit.offered(m) == ["take 5", "take 4", "take 3", "take 2", "take 1", "pass"]
    while kit.asked(m) == "raid":
        kit.do(m, kit.offered(m)[0])
    assert [coin.value for coin in get(m, own).coins] == [5, 4, 3, 2][:taken]
    assert shown(m)
    m, own = at_home(code, [], 1, edit=hoard(2))
    assert kit.offered(m) == ["rob own i2", "pass"]  # unknown to the raider: by chance
    kit.do(m, "rob own i2")
    assert get(m, own).coins[0].seen == 3
    m, _ = at_home(code, [], 0, edit=hoard(3))
    assert kit.asked(m) != "raid"  # not at one's own home
    m, _ = at_home(code, [], 2, edit=hoard(3))
    assert kit.asked(m) != "raid"


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_treasure_cast_into_a_gun() -> None:
    def purse(s: kit.State) -> None:
        s.players[0].coins = [Coin(2, seen=3), Coin(3, seen=3)]

    m, own = at_home("treasure_to_cannon", [], edit=purse)
    assert kit.offered(m) == ["pass", "melt 2", "melt 3"]
    kit.do(m, "melt 3")
    assert [coin.value for coin in m.state.players[0].coins] == [2]
    assert [coin.value for coin in m.state.spent] == [3]
    assert (get(m, own).guns, shown(m)) == (1, True)
    assert "treasure_to_cannon" in get(m, own).deeds.codes
    assert kit.asked(at_home("treasure_to_cannon", [], 2, edit=purse)[0]) != "melt"
    assert kit.asked(at_home("treasure_to_cannon", [])[0]) != "melt"


@pytest.mark.rule("pirates", "8.3", "19.1")
def test_unloading_from_afar_may_win() -> None:
    near = 120 + 41 + 40
    own = bearer("unload_at_s", near + 45, 120, 180, coins=[16])
    m = kit.do(stage(own, FAR), course(own, (0, 3)))
    assert gold_of(m.state, 0) == 16
    assert m.over
    away = bearer("unload_at_s", 420, 120, 180, coins=[16])
    m = kit.do(stage(away, FAR), course(away, (0, 3)))
    assert gold_of(m.state, 0) == 0
    little = bearer("unload_at_s", near + 45, 120, 180, coins=[3])
    m = kit.do(stage(little, FAR), course(little, (0, 3)))
    assert shown(m)


# ---- islands


def explorer(code: str, isle: int = 2, **more: Any) -> kit.Ship:
    return dock(bearer(code, **more), isle)


@pytest.mark.rule("pirates", "8.3", "4.7", "13.3")
def test_a_treasure_swapped_with_another_island() -> None:
    code = "island_swap"
    own = explorer(code)
    m = kit.do(stage(own, FAR), "explore own")
    assert kit.offered(m) == ["pass", "swap-at 1 i4", "swap-at 2 i4", "swap-at 3 i4"]
    kit.do(m, "swap-at 3 i4")
    assert shown(m)
    assert code in get(m, own).deeds.codes
    assert [coin.value for coin in m.state.islands[3].coins] == [3]
    assert [(c.value, c.seen & 1) for c in get(m, own).coins[:1]] == [(1, 1)]
    assert sorted(coin.value for coin in m.state.islands[2].coins) == [1, 2, 2]

    def unique(s: kit.State) -> None:
        s.islands[3].coins = [Coin(0, "sextant")]

    m = kit.do(stage(own, FAR, edit=unique), "explore own", "swap-at 3 i4")
    assert "sextant" in [c.unique for c in get(m, own).coins]
    for spoil in ("wolves", "fort", "bare", "home", "full"):

        def edit(s: kit.State, spoil: str = spoil) -> None:
            other = s.islands[3]
            if spoil == "wolves":
                s.islands[2].wolves = True
            elif spoil == "fort":
                other.fort = kit.fort(1)
            elif spoil == "bare":
                other.coins = []
            elif spoil == "home":
                other.home = 1
            else:
                s.ships[0].coins = [Coin(1, seen=1)] * 4

        m = stage(own, FAR, edit=edit)
        if "explore own" in kit.offered(m):
            kit.do(m, "explore own")
            assert kit.asked(m) != "island-swap", spoil


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_a_treasure_swapped_for_a_crew() -> None:
    code = "swap_treasure_crew"
    own = explorer(code, crew=[CAPTAIN])
    mate = ship(BARQUE, 0, 600, 450, crew=[HELMSMAN], id="mate")
    foreign = ship(BARQUE, 1, 900, 450, crew=[HELMSMAN], id="foreign")
    m = kit.do(stage(own, mate, foreign), "explore own")
    words = kit.offered(m, "trade")
    assert {word.split()[1] for word in words} == {"own", "mate"}
    assert {word.split()[3] for word in words} == {"1", "2", "3"}
    kit.do(m, f"trade mate {HELMSMAN} 3")
    assert get(m, mate).crew == []
    assert [c.card for c in m.state.islands[2].crew] == [HELMSMAN]
    assert [c.value for c in get(m, mate).coins] == [3]
    assert sorted(c.value for c in m.state.islands[2].coins) == [1, 2, 2]
    assert shown(m)
    m = stage(own, mate, foreign, edit=lambda s: setattr(s.islands[2], "wolves", True))
    if "explore own" in kit.offered(m):
        kit.do(m, "explore own")
        assert kit.asked(m) != "crew-trade"
    full = ship(SLOOP, 0, 600, 450, crew=[HELMSMAN], coins=[1] * (box.ships()[SLOOP].cargo - 1), id="mate")
    m = kit.do(stage(own, full, foreign), "explore own")
    assert f"trade mate {HELMSMAN} 3" in kit.offered(m)  # the crew leaves its space to the coin


@pytest.mark.rule("pirates", "8.3", "4.7", "13.ship-1")
def test_a_derelict_claimed() -> None:
    code = "claim_derelict"
    beam = (box.body(FRIGATE).width + box.body(BARQUE).width) / 200 + 0.2
    hulk = ship(BARQUE, 1, 600, 450 + beam, masts=[0, 0, 0], coins=[16], id="hulk")
    own = bearer(code)
    m = kit.do(stage(own, hulk, FAR), "explore own hulk", "pass", "claim hulk")
    taken = next(v for v in m.state.ships if v.id == "hulk")
    assert (taken.owner, taken.done, taken.dock, shown(m)) == (0, 1, 0, True)
    assert gold_of(m.state, 0) == 16
    assert m.over  # 19.1
    wreck = msgspec.structs.replace(hulk, wreck=True)
    m = stage(own, wreck, FAR)
    if "explore own hulk" in kit.offered(m):
        kit.do(m, "explore own hulk", "pass")
        assert kit.asked(m) != "claim"


@pytest.mark.rule("pirates", "12.4", "8.3", "P20")
def test_the_crew_of_a_claimed_derelict_do_nothing_this_turn() -> None:
    beam = (box.body(FRIGATE).width + box.body(BARQUE).width) / 200 + 0.2
    driver = kit.crew_with("extra_action_56")
    hulk = ship(BARQUE, 1, 600, 450 + beam, masts=[0, 0, 0], crew=[driver], id="hulk")
    m = kit.do(stage(bearer("claim_derelict"), hulk, FAR), "explore own hulk", "pass", "claim hulk")
    assert get(m, hulk).owner == 0
    assert not kit.offered(m, "drive")


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_coins_within_l_are_seen_and_shown_to_nobody_else() -> None:
    code = "see_coins_l"
    own = bearer(code)
    near, far = foe(y=540), foe(y=700, id="off")
    m = kit.do(stage(own, near, far), course(own, (0, 1)))
    assert [c.seen & 1 for c in get(m, near).coins if not c.unique] == [1]
    assert [c.seen & 1 for c in get(m, far).coins if not c.unique] == [0]
    assert shown(m)
    m = kit.do(stage(own, far), course(own, (0, 1)))
    assert not shown(m)  # nothing seen, nothing told


@pytest.mark.rule("pirates", "8.3", "4.7", "13.1")
def test_loading_from_afar_is_the_ship_s_action() -> None:
    code = "load_at_s"
    half = box.body(FRIGATE).length / 200
    own = bearer(code, 120 + 41 + half + 40, 780, 180)
    m = kit.do(stage(own, FAR), "load-far own i3", "take 3", "pass")
    assert (get(m, own).done, get(m, own).dock, shown(m)) == (1, -1, True)
    off = bearer(code, 120 + 41 + half + 70, 780, 180)
    assert not kit.offered(stage(off, FAR), "load-far")
    assert not kit.offered(stage(explorer(code), FAR), "load-far")  # docked: it explores
    for spoil in ("coins", "home", "fort"):

        def edit(s: kit.State, spoil: str = spoil) -> None:
            isle = s.islands[2]
            if spoil == "coins":
                isle.coins = []
            elif spoil == "home":
                isle.home = 1
            else:
                isle.fort = kit.fort(1)

        assert not kit.offered(stage(own, FAR, edit=edit), "load-far")


@pytest.mark.rule("pirates", "13.5", "17.5")
def test_an_island_marked_from_afar() -> None:
    code = "mark_island_s"
    own = bearer(code, 120 + 41 + 30, 780, 90)
    m = stage(own, FAR)
    assert kit.offered(m, "mark") == ["mark own i3"]
    kit.do(m, "mark own i3")
    assert (shown(m), kit.offered(m, "mark")) == (True, [])
    mine = stage(own, FAR, edit=lambda s: setattr(s.islands[2], "flags", [0]))
    assert not kit.offered(mine, "mark")
    home = stage(own, FAR, edit=lambda s: setattr(s.islands[2], "home", 1))
    assert not kit.offered(home, "mark")


# ---- guns


def volley(code: str, die: int, other: kit.Ship, **more: Any) -> kit.Match:
    m = stage(bearer(code, **more), other, FAR, dice=[die, die])
    return kit.do(m, "shoot own", "fire g1 foe")


@pytest.mark.rule("pirates", "8.3", "4.7", "8.5")
def test_a_hit_that_kills_a_crew_does_so_once_a_turn() -> None:
    m = volley("hit_kills_crew", 6, foe(crew=[CAPTAIN, HELMSMAN]))
    kit.do(m, kit.offered(m)[0])  # the mast
    assert kit.asked(m) == "victim"
    kit.do(m, "crew 1")
    assert shown(m)
    kit.do(m, "fire g2 foe", "lose foe 2")
    assert kit.asked(m) != "victim"
    m = volley("hit_kills_crew", 6, foe(crew=[]))
    kit.do(m, kit.offered(m)[0])
    assert not shown(m)


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_a_hit_that_kills_cargo_takes_a_treasure_or_a_crew() -> None:
    m = volley("hit_kills_cargo", 6, foe())
    kit.do(m, kit.offered(m)[0])
    words = kit.offered(m)
    assert {word.split()[0] for word in words} == {"cargo", "kill", "pass"}
    kit.do(m, "kill foe")
    while kit.asked(m) == "victim":
        kit.do(m, kit.offered(m)[0])
    assert m.state.ships[1].crew == []
    assert shown(m)
    m = volley("hit_kills_cargo", 6, foe(uniques=[]))
    kit.do(m, kit.offered(m)[0], "cargo foe")
    assert [coin.value for coin in m.state.spent] == [4]


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_sinking_a_ship_raises_a_mast() -> None:
    hulk = ship(SLOOP, 1, 600, 490, masts=[0], id="foe")
    m = volley("repair_on_sink", 6, hulk, masts=[1, 0, 0, 1])
    assert kit.offered(m) == ["raise own 2", "raise own 3", "pass"]
    kit.do(m, "raise own 3")
    assert m.state.ships[0].masts == [1, 0, 1, 1]
    assert shown(m)
    m = volley("repair_on_sink", 6, hulk)
    assert kit.asked(m) != "repair"


@pytest.mark.rule("pirates", "8.3", "4.7")
def test_what_the_start_of_a_turn_brings() -> None:
    own = bearer("cancel_crew_56")
    for die, hushed in ((4, False), (5, True)):
        m = stage(own, foe(), SPARE, dice=[die])
        assert all(v.plight.hushed is hushed for v in m.state.ships)
        assert shown(m)
    m = stage(bearer("fleet_extra_action_6"), SPARE, FAR, dice=[5])
    assert (kit.asked(m), shown(m)) == ("act", True)
    m = stage(bearer("fleet_extra_action_6"), SPARE, FAR, dice=[6])
    assert kit.offered(m) == ["grant own", "grant spare"]
    two = ship(FRIGATE, 0, 600, 300, crew=["own-fleet_extra_action_6"], id="two")
    m = stage(bearer("fleet_extra_action_6"), two, FAR, dice=[1, 6])
    while kit.asked(m) == "first":
        kit.do(m, kit.offered(m)[0])
    assert kit.asked(m) == "act"  # one die for the fleet


@pytest.mark.rule("pirates", "4.7", "8.3")
def test_a_crew_that_takes_two_in_a_boarding_is_shown() -> None:
    own, other = bearer("board_takes_two"), foe()
    m = stage(own, other, FAR)
    rule = spoils(kit.rules(m), get(m, own), get(m, other))
    next(rule)
    assert not shown(m)
    rule.send(kit.Option("steal", "foe"))
    assert shown(m)


# ---- what is asked in a world where that crew is another (a player who thinks deals hidden crew anew)


def guns_out(code: str, dice: list[int], **more: Any) -> kit.Match:
    own, other = bearer(code), foe()
    return kit.do(stage(own, other, dice=dice, **more), "shoot own", "fire g1 foe")


def hidden_cannoneer() -> kit.Match:
    own = ship(FRIGATE, 0, 600, 450, crew=[kit.CANNONEER], id="own")
    return kit.do(stage(own, foe(), dice=[1]), "shoot own", "fire g1 foe")


def hidden_captain() -> kit.Match:
    own = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN], id="own")
    return kit.do(stage(own, foe(y=520)), course(own, (0, 1)))


def hidden_explorer() -> kit.Match:
    s = kit.State(2, 40, 120000, 90000, kit.S, kit.L, [])
    s.islands = kit.isles()
    crew = [kit.crew_with("explore_on_dock")]
    own = kit.moored(s, ship(FRIGATE, 0, crew=crew, id="own", nation=box.crew()[crew[0]].nation), 2)
    own.x, own.dock = own.x + 2000, -1
    return kit.do(stage(own, SPARE, FAR), course(own, (0, 40)))


def hidden_claim() -> kit.Match:
    beam = (box.body(FRIGATE).width + box.body(BARQUE).width) / 200 + 0.2
    hulk = ship(BARQUE, 1, 600, 450 + beam, masts=[0, 0, 0], coins=[1], id="hulk")
    return kit.do(stage(bearer("claim_derelict"), hulk, FAR), "explore own hulk", "pass")


def hidden_melting() -> kit.Match:
    return at_home("treasure_to_cannon", [], edit=lambda s: s.players[0].coins.append(Coin(2, seen=3)))[0]


@pytest.mark.rule("pirates", "4.8", "4.7")
@pytest.mark.parametrize(
    ("code", "asking"),
    [
        ("move_and_shoot", hidden_captain),
        ("reroll_missed_shot", hidden_cannoneer),
        ("explore_on_dock", hidden_explorer),
        ("claim_derelict", hidden_claim),
        ("treasure_to_cannon", hidden_melting),
        ("hit_kills_cargo", partial(guns_out, "hit_kills_cargo", [6])),
        ("steal_1_on_touch", lambda: touch("steal_1_on_touch", beside(coins=[1]))),
        ("take_uniques_on_touch", lambda: touch("take_uniques_on_touch", beside(coins=[2]))),
        ("steal_1_at_s", lambda: touch("steal_1_at_s", foe(coins=[1]))),
        ("island_swap", lambda: kit.do(stage(explorer("island_swap"), FAR), "explore own")),
        (
            "swap_treasure_crew",
            lambda: kit.do(stage(explorer("swap_treasure_crew"), SPARE, FAR), "explore own"),
        ),
    ],
)
def test_another_hidden_crew_offers_nothing(code: str, asking: Any) -> None:
    m = asking()
    if kit.asked(m) == "mast":
        kit.do(m, kit.offered(m)[0])
    asked, offered = kit.asked(m), kit.offered(m)
    assert len(offered) > 1
    lacking = 0
    for seed in range(4):
        world = m.redeal(1, seed)
        own = next(v for v in world.state.ships if v.id == "own")
        assert kit.asked(world) == asked
        if not has(world.state, own, code):
            lacking += 1
            assert kit.offered(world) == ["pass"]
    assert lacking
    assert kit.offered(m.redeal(0, 1)) == offered  # to himself nothing of it is hidden
