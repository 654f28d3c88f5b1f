"""Every ability code shows its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.abilities import registry, turn
from flibuste.games.pirates.abilities.registry import Gun, abilities, card_codes, has
from flibuste.games.pirates.fleet.fleet import Berth, Fleet, check, crew_cost
from flibuste.games.pirates.rules.cargo import may_leave, room, spaces
from flibuste.games.pirates.rules.course import segments, stuck
from flibuste.games.pirates.rules.damage import eliminate
from flibuste.games.pirates.rules.ending import gold_of
from flibuste.games.pirates.rules.guns import guns, may_target
from flibuste.games.pirates.rules.port import unload
from flibuste.games.pirates.rules.ramming import board_bonus, cut_segment, enlist, spoils, spoils_options
from flibuste.games.pirates.rules.shooting import aim_bonus
from flibuste.games.pirates.state import Coin, State
from flibuste.games.pirates.table.contact import pinned_by
from flibuste.games.pirates.table.motion import may_lie, pose_of
from flibuste.kernel.decision import Option
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import IllegalChoice
from flibuste.kernel.table import Table

from . import kit
from .kit import BARQUE, BRIG, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, L, S, course, do, dock, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
#: code -> the test that shows it
SHOWN: dict[str, Callable[[], None]] = {}


def shows(*codes: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def register(test: Callable[[], None]) -> Callable[[], None]:
        for code in codes:
            SHOWN[code] = test
        return test

    return register


def with_code(
    code: str, owner: int = 0, x: float = 600, y: float = 450, h: float = 0, **more: Any
) -> kit.Ship:
    """A ship that has a code: its own, or by a crew aboard a plain ship."""
    arg = more.pop("arg", None)
    found = [
        card
        for card in box.ships().values()
        if any(c == code and (arg is None or a == arg) for c, a in card_codes(card.id))
        and card.move not in ("T", "D")
    ]
    found = [card for card in found if box.coded(card.id)] or found
    plain = [card for card in found if len(card_codes(card.id)) == 1]
    if plain or (found and not more.get("plain")):
        more.pop("plain", None)
        card = (plain or sorted(found, key=lambda c: len(card_codes(c.id))))[0]
        return ship(card.id, owner, x, y, h, **more)
    more.pop("plain", None)
    crew = [
        card
        for card in box.crew().values()
        if any(c == code and (arg is None or a == arg) for c, a in card_codes(card.id)) and box.coded(card.id)
    ]
    word = min(crew, key=lambda c: len(card_codes(c.id))).id
    aboard = [word, *more.pop("crew", ())]
    return ship(FRIGATE, owner, x, y, h, crew=aboard, **more)


def rules(m: kit.Match) -> Table[State]:
    return Table(m.state, Dice(b"0" * 32))


def aim(code: str, target: kit.Ship | None, arg: str | None = None, **more: Any) -> int:
    """What a code adds to a gun's die."""
    vessel = with_code(code, arg=arg, **more)
    others = [target] if target else []
    m = stage(vessel, *others, AWAY, SPARE)
    return aim_bonus(rules(m), get(m, vessel), Gun(3, False, 0), get(m, target) if target else None)


def beside(vessel: kit.Ship, card: str = FRIGATE, gap: float = 20, **more: Any) -> kit.Ship:
    """An enemy alongside."""
    wide = (box.body(vessel.card).width + box.body(card).width) / 200
    if vessel.outrigger:
        wide += 8
    return ship(card, 1, vessel.x / 100, vessel.y / 100 + wide + gap, **more)


def ready(m: kit.Match) -> kit.Match:
    """Answer what the start of a turn asks, quietly."""
    while kit.asked(m) in ("dive", "fade", "first", "copy", "event"):
        do(m, kit.offered(m)[0])
    return m


# ---- guns


@shows("all_long", "double_range", "double_range_six")
def test_ranges() -> None:
    long_ = ship(SLOOP, 0, 600, 450)
    s = stage(long_, AWAY).state
    assert {gun.reach for _, gun in guns(s, s.ships[0])} == {S}
    s.ships[0].crew = [kit.Crew(kit.crew_with("all_long"), 0, long_.nation)]
    assert {gun.reach for _, gun in guns(s, s.ships[0])} == {L}
    wide = kit.ship_with("double_range")
    s = stage(ship(wide, 0, 600, 450), SPARE, AWAY).state
    assert {gun.reach for _, gun in guns(s, s.ships[0])} <= {2 * S, 2 * L}
    far = with_code("double_range_six")
    foe = beside(far, gap=30)
    m = do(stage(far, foe, AWAY, dice=[5, 6]), f"shoot {far.id}", f"far {far.id}")
    assert {gun.reach for _, gun in guns(m.state, get(m, far))} <= {2 * S, 2 * L}
    do(m, kit.offered(m, "fire")[0])
    assert kit.told(m, "shot")[0]["hit"] is False  # only a 6 hits
    do(m, kit.offered(m, "fire")[0])
    assert kit.told(m, "shot")[1]["hit"] is True


@shows("cannon_plus1", "cannon_plus1_vs", "cannon_plus1_not_vs", "cannon_boarding_plus1_vs")
def test_plain_bonuses() -> None:
    english, spanish = ship(FRIGATE, 1, 600, 600), ship(BRIG, 1, 600, 600)
    assert aim("cannon_plus1", spanish) == 1
    assert aim("cannon_plus1", None) == 0
    against = with_code("cannon_plus1_not_vs", arg="england")
    m = stage(against, AWAY)
    for card, gained in (("fort_brompton", 0), ("dead_mans_point", 1)):  # forts have a nation too
        assert aim_bonus(rules(m), get(m, against), Gun(3, False, 0), kit.fort(1, card)) == gained
    assert (aim("cannon_plus1_vs", english, "england"), aim("cannon_plus1_vs", spanish, "england")) == (1, 0)
    assert (
        aim("cannon_plus1_not_vs", english, "england"),
        aim("cannon_plus1_not_vs", spanish, "england"),
    ) == (0, 1)
    assert aim("cannon_boarding_plus1_vs", english, "england") == 1
    raider = with_code("cannon_boarding_plus1_vs", arg="england")
    m = stage(raider, english)
    assert board_bonus(rules(m), get(m, raider), get(m, english), None) >= 1


@shows("cannon_plus1_per_friend", "aura_cannon_plus1", "follow_up_plus1", "fleet_cannon_plus1")
def test_bonuses_of_company() -> None:
    vessel, foe = with_code("cannon_plus1_per_friend"), ship(FRIGATE, 1, 600, 600)
    friends = [ship(SLOOP, 0, 600, 450 - 40, id="f1"), ship(SLOOP, 0, 600, 450 + 40, id="f2")]
    m = stage(vessel, *friends, foe)
    assert aim_bonus(rules(m), get(m, vessel), Gun(3, False, 0), get(m, foe)) == 2
    plain, leader = ship(FRIGATE, 0, 600, 450), with_code("aura_cannon_plus1", y=490)
    m = stage(plain, leader, foe)
    assert aim_bonus(rules(m), get(m, plain), Gun(3, False, 0), get(m, foe)) == 1
    second = with_code("follow_up_plus1")
    m = stage(second, ship(SLOOP, 0, 600, 520, id="first"), foe)
    assert aim_bonus(rules(m), get(m, second), Gun(3, False, 0), get(m, foe)) == 0
    m.state.ships[1].fired_at.append(foe.id)
    assert aim_bonus(rules(m), get(m, second), Gun(3, False, 0), get(m, foe)) == 1
    flag = with_code("fleet_cannon_plus1")
    m = do(ready(stage(flag, SPARE, foe)), f"rally {flag.id} spare")
    assert aim_bonus(rules(m), get(m, SPARE), Gun(3, False, 0), get(m, foe)) == 1
    assert not kit.offered(m, "rally")


@shows(
    "cannon_plus1_vs_creatures",
    "cannon_plus1_vs_damaged",
    "cannon_plus1_vs_forts",
    "captain_cannon_plus1",
    "captain_cannon_plus1_move_s",
    "hated_by",
)
def test_bonuses_by_target() -> None:
    beast, whole = ship(kit.ship_with("sea_monster"), 1, 600, 600), ship(FRIGATE, 1, 600, 600)
    hurt = ship(FRIGATE, 1, 600, 600, masts=[1, 1, 1, 0])
    assert (aim("cannon_plus1_vs_creatures", beast), aim("cannon_plus1_vs_creatures", whole)) == (1, 0)
    assert (aim("cannon_plus1_vs_damaged", hurt), aim("cannon_plus1_vs_damaged", whole)) == (1, 0)
    for code in ("captain_cannon_plus1", "captain_cannon_plus1_move_s"):
        vessel = with_code(code, crew=[CAPTAIN])
        m = stage(vessel, whole)
        assert aim_bonus(rules(m), get(m, vessel), Gun(3, False, 0), get(m, whole)) == 1
        assert aim(code, whole) == 0
        plain = segments(m.state, ship(vessel.card, 0, 600, 450))
        if code.endswith("move_s"):
            assert segments(m.state, get(m, vessel)) == [*plain, S]

    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(1)

    near = with_code("cannon_plus1_vs_forts", x=120 + 41 + 20, y=780, h=90)
    m = stage(near, AWAY, edit=fort)
    assert aim_bonus(rules(m), get(m, near), Gun(3, False, 0), m.state.islands[2].fort) == 1
    assert aim_bonus(rules(m), get(m, near), Gun(3, False, 0), None) == 0  # a marine beside it
    hated = with_code("hated_by", 1, 600, 600, arg="england")
    m = stage(ship(FRIGATE, 0, 600, 450), hated)
    assert aim_bonus(rules(m), m.state.ships[0], Gun(3, False, 0), get(m, hated)) == 1
    m.state.ships[0].nation = "france"
    assert aim_bonus(rules(m), m.state.ships[0], Gun(3, False, 0), get(m, hated)) == 0


@shows("gun_plus1_vs")
def test_a_crew_s_own_gun_against_a_nation() -> None:
    from flibuste.games.pirates.rules.marines import own_bonus

    word = kit.crew_with("gun_plus1_vs")
    arg = next(a for c, a in card_codes(word) if c == "gun_plus1_vs")
    member = kit.Crew(word, 0, "x")
    assert own_bonus(member, ship(FRIGATE, 1, nation=arg)) == 1
    assert own_bonus(member, ship(FRIGATE, 1, nation="vikings")) == 0
    assert own_bonus(member, kit.Crew(word, 1, arg)) == 1  # ships and crew


@shows("immune_long", "immune_close", "immune_docked", "immune_forts")
def test_shelter_from_guns() -> None:
    shooter = ship(FRIGATE, 0, 600, 450)

    def targetable(code: str, gun: Gun, gap: float = 20, **more: Any) -> bool:
        foe = with_code(code, 1, 600, 450 + 30 + gap, **more)
        m = stage(shooter, foe)
        return may_target(m.state, m.state.ships[0], get(m, foe), gun)

    short, long_ = Gun(3, False, 0), Gun(3, True, 0)
    assert (targetable("immune_long", long_), targetable("immune_long", short)) == (False, True)
    assert (targetable("immune_close", short), targetable("immune_close", short, gap=70)) == (False, True)
    foe = with_code("immune_docked", 1, 600, 600)
    m = stage(shooter, foe)
    assert may_target(m.state, m.state.ships[0], get(m, foe), short)
    get(m, foe).dock = 2
    assert not may_target(m.state, m.state.ships[0], get(m, foe), short)
    foe = with_code("immune_forts", 1, 120 + 41 + 20, 780, 90)

    def fort(s: State) -> None:
        s.islands[2].fort = kit.fort(0)

    assert not kit.offered(stage(SPARE, foe, AWAY, edit=fort), "fort")  # no target at all


@shows("fire_through_ships")
def test_fire_through_ships() -> None:
    vessel = with_code("fire_through_ships")
    wall, foe = ship(FRIGATE, 0, 600, 475, id="wall"), ship(SLOOP, 1, 600, 500)
    assert f"shoot {vessel.id}" in kit.offered(stage(vessel, wall, foe))
    plain = ship(FRIGATE, 0, 600, 450)
    assert f"shoot {plain.id}" not in kit.offered(stage(plain, wall, foe))


@shows("hit_submerged_s", "attack_submerged_subs")
def test_submerged_targets() -> None:
    sub = kit.ship_with("submarine")
    for code in ("hit_submerged_s", "attack_submerged_subs"):
        vessel = with_code(code)
        foe = beside(vessel, sub, submerged=True)
        assert kit.offered(ready(stage(vessel, foe, AWAY)), "shoot")
    plain = ship(FRIGATE, 0, 600, 450)
    assert not kit.offered(stage(plain, beside(plain, sub, submerged=True), AWAY), "shoot")


def volley(vessel: kit.Ship, foe: kit.Ship, *dice: int, others: tuple[kit.Ship, ...] = ()) -> kit.Match:
    """The first gun that can fires at the foe."""
    m = ready(stage(vessel, foe, AWAY, SPARE, *others, dice=dice))
    do(m, f"shoot {vessel.id}")
    return do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))


@shows("hit_kills_crew", "hit_kills_cargo")
def test_hits_that_cost_more_than_a_mast() -> None:
    vessel = with_code("hit_kills_crew")
    m = volley(vessel, beside(vessel, crew=[CAPTAIN, HELMSMAN]), 6)
    do(m, kit.offered(m)[0], "crew 2")
    assert [c.card for c in m.state.ships[1].crew] == [CAPTAIN]
    vessel = with_code("hit_kills_cargo")
    foe = beside(vessel, coins=[4])
    m = volley(vessel, foe, 6)
    do(m, kit.offered(m)[0], f"cargo {foe.id}")
    assert get(m, foe).coins == []


@shows("two_masts_per_hit", "six_extra_one_self", "roll1_lose_mast", "shooter_picks_mast")
def test_hits_and_misfires() -> None:
    for code, dice in (("two_masts_per_hit", 6), ("six_extra_one_self", 6)):
        vessel = with_code(code)
        foe = beside(vessel)
        m = volley(vessel, foe, dice)
        do(m, kit.offered(m)[0], kit.offered(m)[1])
        assert sum(1 for mast in get(m, foe).masts if mast) == 2
    for code in ("six_extra_one_self", "roll1_lose_mast"):
        vessel = with_code(code)
        m = volley(vessel, beside(vessel), 1)
        assert (kit.asked(m), kit.seat_of(m)) == ("mast", 0)
    vessel = with_code("shooter_picks_mast")
    m = volley(vessel, beside(vessel), 6)
    assert (kit.asked(m), kit.seat_of(m)) == ("mast", 0)


@shows("reroll_missed_shot", "reroll_any", "pick_best_of_2d6")
def test_dice_again() -> None:
    vessel = with_code("reroll_missed_shot")
    m = volley(vessel, beside(vessel), 1)
    assert kit.asked(m) == "again"
    vessel = with_code("reroll_any")
    foe = beside(vessel, SLOOP)
    m = volley(vessel, foe, 1, 6)
    assert kit.asked(m) == "reroll"
    do(m, "reroll")
    assert get(m, foe).masts == [0]
    assert "reroll_any" in get(m, vessel).deeds.codes
    vessel = with_code("pick_best_of_2d6")
    foe = beside(vessel, SLOOP)
    m = volley(vessel, foe, 1, 6)
    assert kit.asked(m) == "two-dice"  # before the die
    do(m, "two")
    assert kit.offered(m) == ["face 6", "face 1"]
    do(m, "face 6")
    assert get(m, foe).masts == [0]


@shows("repair_on_sink", "shoot_then_move", "no_shoot_loaded", "musketeer", "cannons_protected")
def test_around_a_shoot_action() -> None:
    vessel = with_code("repair_on_sink")
    vessel.masts[0] = 0
    foe = beside(vessel, SLOOP, masts=[0])
    m = volley(vessel, foe, 6)
    do(m, f"raise {vessel.id} 1")  # she may
    assert all(get(m, vessel).masts)
    vessel = with_code("shoot_then_move")
    m = volley(vessel, beside(vessel), 1)
    do(m, "pass")
    assert kit.asked(m) == "onward"
    before = get(m, vessel).x
    run = segments(m.state, get(m, vessel))[0] / 100
    do(m, course(vessel, (0, run)))
    assert get(m, vessel).x > before
    laden = with_code("no_shoot_loaded")
    assert kit.offered(stage(laden, beside(laden), AWAY), "shoot")
    laden.coins = [Coin(1, seen=1)]
    assert not kit.offered(stage(laden, beside(laden), AWAY), "shoot")
    armed = with_code("musketeer")
    s = stage(armed, AWAY).state
    assert "musket" in dict(guns(s, s.ships[0]))
    vessel = with_code("cannons_protected")
    vessel.masts[0] = 0
    s = stage(vessel, AWAY).state
    assert len(guns(s, s.ships[0])) >= len(vessel.masts)
    s.ships[0].masts = [0] * len(vessel.masts)
    assert not [key for key, _ in guns(s, s.ships[0]) if key.startswith("g")]


@shows("firepot_specialist", "chainshot_specialist", "stinkpot_specialist", "smokepot_specialist")
def test_pots() -> None:
    for code, masts, plight in (
        ("firepot_specialist", [2], kit.Plight()),
        ("chainshot_specialist", [1], kit.Plight(chained=True)),
        ("stinkpot_specialist", [1], kit.Plight(stink=True)),
    ):
        vessel = with_code(code)
        foe = beside(vessel, SLOOP)
        m = do(stage(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"{code} g1 {foe.id}")
        assert (get(m, foe).masts, get(m, foe).plight) == (masts, plight)
    vessel = with_code("smokepot_specialist")
    assert kit.offered(do(stage(vessel, beside(vessel), AWAY), f"shoot {vessel.id}"), "smoke")


# ---- defence


@shows("ignore_first_hit", "only_six_hits", "needs_two_hits", "sinks_at_zero", "unsinkable")
def test_hulls_that_stand_more_or_less() -> None:
    shooter = ship(FRIGATE, 0, 600, 450)

    def struck(code: str, *dice: int, **more: Any) -> tuple[kit.Match, kit.Ship]:
        probe = with_code(code, 1)
        wide = (box.body(probe.card).width + 2000) / 200
        foe = with_code(code, 1, 600, 450 + wide + 20, **more)
        m = do(stage(shooter, foe, AWAY, SPARE, dice=dice), f"shoot {shooter.id}")
        for _ in dice:
            do(m, next(word for word in kit.offered(m, "fire") if word.endswith(foe.id)))
            while kit.asked(m) == "mast":
                do(m, kit.offered(m)[0])
        return m, foe

    m, foe = struck("ignore_first_hit", 6)
    assert all(get(m, foe).masts)
    m, foe = struck("ignore_first_hit", 6, 6)
    assert not all(get(m, foe).masts)
    m, foe = struck("only_six_hits", 5)
    assert all(get(m, foe).masts)
    m, foe = struck("only_six_hits", 6)
    assert not all(get(m, foe).masts)
    m, foe = struck("needs_two_hits", 6)
    assert all(get(m, foe).masts)
    m, foe = struck("needs_two_hits", 6, 6)
    assert not all(get(m, foe).masts)
    one = with_code("sinks_at_zero", 1)
    m, foe = struck("sinks_at_zero", 6, masts=[0] * (len(one.masts) - 1) + [1])
    assert get(m, foe).sunk
    one = with_code("unsinkable", 1)
    m, foe = struck("unsinkable", 6, masts=[0] * len(one.masts))
    assert not get(m, foe).sunk


@shows("crew_protected", "crew_saved_facedown", "home_on_death", "bodyguard_low", "bodyguard_high")
def test_crew_that_are_hard_to_kill() -> None:
    from flibuste.games.pirates.rules.damage import eliminate

    def kill(vessel: kit.Ship, index: int, *answers: str) -> kit.Match:
        m = stage(vessel, AWAY, SPARE)
        rule = eliminate(rules(m), get(m, vessel), get(m, vessel).crew[index], 1)
        try:
            asked: Any = next(rule)
            for answer in answers:
                asked = rule.send(kit.Option.parse(answer))
            while True:
                asked = rule.send(asked.options[0])
        except StopIteration:
            return m

    safe = with_code("crew_protected", crew=[CAPTAIN])
    m = kill(safe, -1)
    assert CAPTAIN in [c.card for c in get(m, safe).crew]
    lucky = with_code("crew_saved_facedown", crew=[CAPTAIN])
    lucky.crew[-1].up = True
    m = kill(lucky, -1)
    assert not get(m, lucky).crew[-1].up
    m = kill(lucky, -1)
    word = kit.crew_with("home_on_death")
    m = kill(ship(FRIGATE, 0, 600, 450, crew=[word]), 0)
    assert [c.card for c in m.state.players[0].crew] == [word]
    for code, low in (("bodyguard_low", True), ("bodyguard_high", False)):
        guard = kit.crew_with(code)
        charge = next(
            c.id
            for c in box.crew().values()
            if (c.cost <= 4) is low
            and box.coded(c.id)
            and c.cost > 1
            and not card_codes(c.id)[0][0].startswith(("crew", "home", "body"))
        )
        m = kill(ship(FRIGATE, 0, 600, 450, crew=[charge, guard]), 0, f"guard {guard}")
        assert [c.card for c in m.state.ships[0].crew] == [charge]


# ---- movement


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("move_plus_s", S),
        ("empty_plus_s", S),
        ("undamaged_plus_s", S),
        ("undamaged_plus_l", L),
    ],
)
def test_more_segments(code: str, extra: int) -> None:
    vessel = with_code(code)
    s = stage(vessel, AWAY).state
    base = [S if w == "S" else L for w in box.ships()[vessel.card].move.split("+")]
    assert segments(s, s.ships[0]) == [*base, extra]
    s.ships[0].coins = [Coin(1)]
    if code == "empty_plus_s":
        assert segments(s, s.ships[0]) == base
    s.ships[0].masts[0] = 0
    if code.startswith("undamaged"):
        assert segments(s, s.ships[0]) == base


SHOWN.update(
    dict.fromkeys(("move_plus_s", "empty_plus_s", "undamaged_plus_s", "undamaged_plus_l"), test_ranges)
)


@shows("move_plus_l", "captain_move_l", "full_cargo_move_s", "submerged_plus_l", "derelict_move_s")
def test_segments_of_some() -> None:
    found: list[int] = []
    registry.HOOKS["segments"]["move_plus_l"](stage(SPARE, AWAY).state, SPARE, "", found)
    assert found == [L]
    vessel = with_code("captain_move_l", crew=[CAPTAIN])
    s = stage(vessel, AWAY).state
    assert segments(s, s.ships[0])[-1] == L
    s.ships[0].crew = []
    assert L not in segments(s, s.ships[0])[1:]
    vessel = with_code("full_cargo_move_s")
    vessel.coins = [Coin(1, seen=1)] * box.ships()[vessel.card].cargo
    s = stage(vessel, AWAY).state
    assert segments(s, s.ships[0]) == [S]
    s.ships[0].coins = s.ships[0].coins[:1]
    assert segments(s, s.ships[0]) != [S]
    sub = with_code("submerged_plus_l")
    m = stage(sub, AWAY)
    plain = len(segments(m.state, get(m, sub)))
    get(m, sub).submerged = True
    assert len(segments(m.state, get(m, sub))) == plain + 1
    hulk = with_code("derelict_move_s")
    hulk.masts = [0] * len(hulk.masts)
    s = stage(hulk, AWAY).state
    assert segments(s, s.ships[0]) == [S]


@shows("near_enemy_plus_s", "near_friend_plus_s", "monster_lure_l")
def test_segments_by_neighbours() -> None:
    hook = registry.HOOKS["segments"]["near_enemy_plus_s"]
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship(SLOOP, 1, 600, 490)
    for other, gain in ((foe, [S]), (ship(SLOOP, 1, 600, 650), [])):
        s = stage(vessel, other).state
        found: list[int] = []
        hook(s, s.ships[0], "", found)
        assert found == gain
    hook = registry.HOOKS["segments"]["near_friend_plus_s"]
    for other, gain in ((ship(SLOOP, 0, 600, 490), [S]), (ship(SLOOP, 0, 600, 650), [])):
        s = stage(vessel, other, AWAY).state
        found = []
        hook(s, s.ships[0], "", found)
        assert found == gain
    beast = ship(kit.ship_with("sea_monster"), 0, 600, 450)
    lure = with_code("monster_lure_l", y=450 + 28 + 40)
    s = stage(beast, lure, AWAY).state
    alone = stage(beast, AWAY).state
    assert len(segments(s, s.ships[0])) == len(segments(alone, alone.ships[0])) + 1


@shows(
    "helmless_bonus_l", "move_and_shoot", "no_pin", "ignore_terrain", "ignore_terrain_not_iceberg", "fog_jump"
)
def test_on_the_way() -> None:
    vessel = with_code("helmless_bonus_l")
    run = segments(stage(vessel, AWAY).state, vessel)[0] / 100
    m = do(stage(vessel, AWAY, dice=[4]), course(vessel, (0, run)))
    assert kit.asked(m) == "onward"
    m = do(stage(vessel, AWAY, dice=[3]), course(vessel, (0, run)))
    assert kit.asked(m) == "act"
    captain = with_code("move_and_shoot", plain=True)
    m = do(stage(captain, beside(captain)), course(captain, (0, 0)))
    assert kit.asked(m) == "captain"
    free = with_code("no_pin")
    reach = box.body(free.card).length / 200
    foe = ship(FRIGATE, 1, 600 + reach + 10.2, 450, 90)
    m = stage(free, foe)
    assert pinned_by(m.state, get(m, free)) is None
    from flibuste.games.pirates.rules.terrain import ignores

    for code, berg in (("ignore_terrain", True), ("ignore_terrain_not_iceberg", False)):
        vessel = with_code(code)
        s = stage(vessel, AWAY).state
        assert ignores(s, s.ships[0], "reef")
        assert ignores(s, s.ships[0], "iceberg") is berg
    lost = with_code("fog_jump", fog=0)
    banks = [kit.Terrain("fog_bank", 60000, 45000), kit.Terrain("fog_bank", 40000, 60000)]
    m = do(stage(lost, AWAY, terrain=banks, dice=[1]), f"leave-fog {lost.id}", "bank t2")
    do(m, m.suggest(0)[0])
    assert get(m, lost).x < 52000


# ---- boarding and ramming


@shows("boarding_plus1", "boarding_plus1_vs", "boarding_plus1_vs_big", "boarding_plus1_vs_monster")
def test_boarding_bonuses() -> None:
    foe, beast = ship(FRIGATE, 1, 600, 600), ship(kit.ship_with("sea_monster"), 1, 600, 600)

    def bonus(code: str, enemy: kit.Ship, arg: str | None = None) -> int:
        vessel = with_code(code, arg=arg)
        m = stage(vessel, enemy, AWAY)
        return board_bonus(rules(m), get(m, vessel), get(m, enemy), None)

    assert bonus("boarding_plus1", foe) == 1
    cursed = ship(FRIGATE, 1, 600, 600, nation="cursed")
    assert (bonus("boarding_plus1_vs", cursed, "cursed"), bonus("boarding_plus1_vs", foe, "cursed")) == (1, 0)
    assert bonus("boarding_plus1_vs_big", foe, "sea_monster") == 1
    assert bonus("boarding_plus1_vs_big", beast, "sea_monster") == 2
    assert (bonus("boarding_plus1_vs_monster", beast), bonus("boarding_plus1_vs_monster", foe)) == (1, 0)


def board(vessel: kit.Ship, **foe: Any) -> tuple[kit.Match, kit.Ship]:
    """The ship rams an enemy ahead and wins the boarding."""
    reach = box.body(vessel.card).length / 200
    other = ship(FRIGATE, 1, 600 + reach + 10 + 5, 450, 90, **foe)
    m = ready(stage(vessel, other, AWAY, SPARE, dice=[1, 6, 1]))
    do(m, course(vessel, (0, 20)), f"ram {vessel.id} {other.id}")
    while kit.asked(m) in ("victim", "mast", "reroll"):
        do(m, kit.offered(m)[0])
    do(m, f"board {vessel.id} {other.id}")
    while kit.asked(m) == "reroll":
        do(m, "keep")
    return m, other


@shows(
    "board_takes_all", "board_kills_all_crew", "board_kills_mast", "board_choose_two", "board_capture_crew"
)
def test_spoils() -> None:
    m, foe = board(with_code("board_takes_all"), crew=[CAPTAIN], coins=[1, 2, 3])
    do(m, f"steal {foe.id}", f"steal {foe.id}", "pass")  # as many as she likes, and no crew beside
    assert (len(get(m, foe).coins), len(get(m, foe).crew)) == (1, 1)
    m, foe = board(with_code("board_kills_all_crew"), crew=[CAPTAIN, HELMSMAN, HELMSMAN], coins=[1])
    do(m, f"kill-all {foe.id}")
    assert (get(m, foe).crew, len(get(m, foe).coins)) == ([], 1)
    word = kit.ship_with("board_kills_mast")
    reach = box.body(word).length / 200
    beast, other = ship(word, 0, 600, 450), ship(FRIGATE, 1, 600 + reach + 10 + 5, 450, 90)
    m = ready(stage(beast, other, AWAY, dice=[1, 6, 1]))
    verb = "course"
    do(m, f"{verb} {beast.id} 0:2000", f"ram {beast.id} {other.id}", f"board {beast.id} {other.id}")
    do(m, kit.offered(m)[0])
    assert sum(get(m, other).masts) == 3
    m, foe = board(with_code("board_choose_two"), crew=[CAPTAIN], coins=[3])
    do(m, f"steal {foe.id}")
    assert kit.offered(m) == [f"kill {foe.id}", f"lose {foe.id}", "pass"]  # another effect
    do(m, f"lose {foe.id}", f"lose {foe.id} 1")
    assert sum(get(m, foe).masts) == 3
    taker = with_code("board_capture_crew")
    m, foe = board(taker, crew=[HELMSMAN, CAPTAIN])
    do(m, f"capture {foe.id}")  # instead of eliminating one
    assert [c.card for c in get(m, foe).crew] == [HELMSMAN]
    captive = next(c for c in get(m, taker).crew if c.owner == 1)
    assert (captive.card, captive.worth) == (CAPTAIN, 3)


@shows("board_at_s", "steal_1_at_s")
def test_from_afar() -> None:
    vessel = with_code("board_at_s")
    foe = beside(vessel, gap=40, coins=[3])
    m = do(ready(stage(vessel, foe, AWAY, dice=[6, 1])), course(vessel, (0, 0)))
    do(m, f"board {vessel.id} {foe.id}")
    assert kit.told(m, "boarding")
    thief = with_code("steal_1_at_s")
    foe = beside(thief, gap=40, coins=[3])
    m = ready(stage(thief, foe, AWAY))
    do(m, f"about {thief.id}")
    while kit.asked(m) != "rob":
        do(m, "pass")
    do(m, f"rob {thief.id} {foe.id}")
    assert [c.value for c in get(m, thief).coins] == [3]


@shows("ram_kills_crew", "ram_kills_crew_mast", "ram_no_mast_loss", "ram_two_segments", "sub_board_after_ram")
def test_rams() -> None:
    def ram(vessel: kit.Ship, die: int, card: str = FRIGATE, **foe: Any) -> tuple[kit.Match, kit.Ship]:
        reach = box.body(vessel.card).length / 200
        wide = box.body(card).width / 200
        other = ship(card, 1, 600 + reach + wide + 5, 450, 90, **foe)
        m = ready(stage(vessel, other, AWAY, SPARE, dice=[die, 6, 1]))
        return do(m, course(vessel, (0, 20)), f"ram {vessel.id} {other.id}"), other

    m, foe = ram(with_code("ram_kills_crew"), 1, crew=[CAPTAIN])
    assert get(m, foe).crew == []
    m, foe = ram(with_code("ram_kills_crew_mast"), 1, crew=[CAPTAIN])
    do(m, kit.offered(m)[0])
    assert get(m, foe).crew == []
    assert sum(get(m, foe).masts) == 3
    m, foe = ram(ship(BARQUE, 0, 600, 450), 6, with_code("ram_no_mast_loss").card)
    assert all(get(m, foe).masts)
    m, foe = ram(with_code("ram_two_segments"), 6, kit.ship_with("titan"))
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert sum(get(m, foe).masts) == len(foe.masts) - 2
    sub = with_code("sub_board_after_ram")
    reach = box.body(sub.card).length / 200
    other = ship(FRIGATE, 1, 600 + reach + 10 + 5, 450, 90)
    m = do(
        stage(sub, other, AWAY, dice=[1]), f"dive {sub.id}", course(sub, (0, 20)), f"ram {sub.id} {other.id}"
    )
    do(m, f"away {sub.id} 18000")
    assert kit.asked(m) == "board"


@shows("steal_1_on_touch", "steal_2_on_touch", "steal_all_on_touch", "steal_all_vs", "take_uniques_on_touch")
def test_theft_by_contact() -> None:
    for code, count in (
        ("steal_1_on_touch", 1),
        ("steal_2_on_touch", 2),
        ("steal_all_on_touch", 3),
        ("steal_all_vs", 3),
    ):
        thief = with_code(code)
        if box.ships()[thief.card].cargo < count:
            roomy = [c for c in box.ships().values() if any(x == code for x, _ in card_codes(c.id))]
            thief = ship(max(roomy, key=lambda c: c.cargo).id, 0, 600, 450)
        arg = next((a for c, a in card_codes(thief.card) if c == code), "")
        foe = beside(thief, gap=0.2, coins=[1, 1, 1])
        foe.nation = arg or foe.nation
        m = ready(stage(thief, foe, AWAY))
        do(m, course(thief, (0, 0)) if not kit.box.body(thief.card).round else f"about {thief.id}")
        while kit.asked(m) != "rob":
            do(m, "pass")
        do(m, f"rob {thief.id} {foe.id}")
        assert len(get(m, thief).coins) == min(count, box.ships()[thief.card].cargo)
    thief = with_code("take_uniques_on_touch")
    foe = beside(thief, gap=0.2, coins=[1], uniques=["sextant"])
    m = ready(stage(thief, foe, AWAY))
    do(m, course(thief, (0, 0)))
    while kit.asked(m) == "contact":
        do(m, "pass")
    do(m, f"rob {thief.id} {foe.id}")
    assert [c.unique for c in get(m, thief).coins] == ["sextant"]
    assert m.view(0)["ships"][1]["coins"] == [{"value": 1, "unique": ""}]


# ---- ports and islands


@shows("raid_home_1", "raid_home_2", "raid_home_all", "treasure_to_cannon")
def test_homes() -> None:
    def hoard(s: State) -> None:
        s.players[1].coins = [Coin(v, seen=3) for v in (3, 2, 1)]
        s.players[0].coins = [Coin(2, seen=3)]

    for code, count in (("raid_home_1", 1), ("raid_home_2", 2), ("raid_home_all", 3)):
        vessel = with_code(code)
        reach = box.body(vessel.card).length / 200
        vessel.x, vessel.y, vessel.h = round((1080 - 41 - reach - 15) * 100), 78000, 0
        m = ready(stage(vessel, AWAY, SPARE, edit=hoard))
        do(m, course(vessel, (0, 40)))
        while kit.asked(m) == "raid":
            do(m, kit.offered(m)[0])
        assert len(get(m, vessel).coins) == min(count, box.ships()[vessel.card].cargo)
        while kit.asked(m) != "act":
            do(m, "pass")
    vessel = with_code("treasure_to_cannon")
    reach = box.body(vessel.card).length / 200
    vessel.x, vessel.y, vessel.h = round((120 + 41 + reach + 15) * 100), 12000, 18000
    m = do(stage(vessel, AWAY, edit=hoard), course(vessel, (0, 40)), "melt 2")
    assert get(m, vessel).guns == 1
    assert gold_of(m.state, 0) == 0
    assert "x1" in dict(guns(m.state, get(m, vessel)))


@shows("gold_plus1", "gold_plus2", "silver_plus1", "unload_at_s", "move_s_after_unload")
def test_unloading() -> None:
    def home(code: str, coins: list[int], gap: float = 15) -> tuple[kit.Match, kit.Ship]:
        vessel = with_code(code, coins=coins)
        reach = box.body(vessel.card).length / 200
        vessel.x, vessel.y, vessel.h = round((120 + 41 + reach + gap) * 100), 12000, 18000
        m = ready(stage(vessel, AWAY))
        return do(m, course(vessel, (0, min(40, gap + 5)))), vessel

    assert gold_of(home("gold_plus1", [3])[0].state, 0) == 4
    assert gold_of(home("gold_plus2", [3])[0].state, 0) == 5
    assert gold_of(home("silver_plus1", [3, 1])[0].state, 0) == 5
    m, vessel = home("unload_at_s", [3], gap=80)
    assert get(m, vessel).dock == -1
    assert gold_of(m.state, 0) == 3
    m, vessel = home("move_s_after_unload", [3])
    assert kit.asked(m) == "onward"


@shows(
    "explore_on_dock",
    "load_at_s",
    "move_s_after_load",
    "never_last_treasure",
    "island_swap",
    "swap_treasure_crew",
)
def test_exploring() -> None:
    vessel = with_code("explore_on_dock")
    reach = box.body(vessel.card).length / 200
    vessel.x, vessel.y, vessel.h = round((120 + 41 + reach + 15) * 100), 78000, 18000
    assert kit.asked(do(stage(vessel, AWAY), course(vessel, (0, 40)))) == "explore-free"
    far = with_code("load_at_s")
    reach = box.body(far.card).length / 200
    far.x, far.y, far.h = round((120 + 41 + reach + 40) * 100), 78000, 18000
    m = do(ready(stage(far, AWAY)), f"load-far {far.id} i3", "take 3", "pass")
    assert 3 in [c.value for c in get(m, far).coins]
    assert get(m, far).dock == -1
    quick = dock(with_code("move_s_after_load"), 2)
    m = do(ready(stage(quick, AWAY)), f"explore {quick.id}", "take 3")
    while kit.asked(m) == "load":
        do(m, "pass")
    assert kit.asked(m) == "onward"

    def one(s: State) -> None:
        s.islands[2].coins = [Coin(3)]

    shy = dock(with_code("never_last_treasure"), 2)
    m = do(stage(shy, AWAY, edit=one), f"explore {shy.id}")
    assert get(m, shy).coins == []
    swapper = dock(with_code("island_swap"), 2)
    m = do(stage(swapper, AWAY, edit=one), f"explore {swapper.id}", "swap-at 3 i4")
    assert [c.value for c in get(m, swapper).coins] == [1]  # the coin of island 4
    assert [c.value for c in m.state.islands[3].coins] == [3]
    trader = dock(with_code("swap_treasure_crew", crew=[CAPTAIN]), 2)
    m = do(stage(trader, AWAY, edit=one), f"explore {trader.id}", f"trade {trader.id} {CAPTAIN} 3")
    assert [c.card for c in m.state.islands[2].crew] == [CAPTAIN]
    assert [c.value for c in get(m, trader).coins] == [3]


@shows("claim_derelict", "repair_anywhere", "mark_island_s")
def test_claims() -> None:
    vessel = with_code("claim_derelict")
    hulk = beside(vessel, BARQUE, gap=0.2, masts=[0, 0, 0], coins=[2])
    m = do(stage(vessel, hulk, AWAY), f"explore {vessel.id} {hulk.id}", "pass", f"claim {hulk.id}")
    assert (get(m, hulk).owner, get(m, hulk).dock, get(m, vessel).dock) == (0, 0, 0)
    assert gold_of(m.state, 0) == 2
    empty = beside(vessel, BARQUE, gap=0.2, masts=[0, 0, 0])  # 13.ship-1: an empty one too
    m = do(stage(vessel, empty, AWAY), f"explore {vessel.id} {empty.id}", f"claim {empty.id}")
    assert (get(m, empty).owner, get(m, empty).dock) == (0, 0)
    wright = with_code("repair_anywhere")
    wright.masts[0] = 0
    assert kit.offered(stage(wright, AWAY), "repair")
    marker = with_code("mark_island_s", x=120 + 41 + 30, y=780, h=90)

    def theirs(s: State) -> None:
        s.islands[2].flags = [1]

    m = do(ready(stage(marker, AWAY, edit=theirs)), f"mark {marker.id} i3")
    assert (m.state.islands[2].flags, m.state.islands[2].explored) == ([0], [0])


# ---- the turn


@shows(
    "extra_action_56",
    "same_action_twice_56",
    "sacrifice_extra_action",
    "give_two_actions",
    "fleet_extra_action_6",
)
def test_extra_actions() -> None:
    for die, more in ((4, 0), (5, 1)):
        vessel = with_code("extra_action_56")
        m = do(stage(vessel, AWAY, dice=[die]), f"drive {vessel.id}")
        assert get(m, vessel).more == more
    vessel = with_code("same_action_twice_56")
    m = do(stage(vessel, AWAY, dice=[5]), f"twice {vessel.id}", f"about {vessel.id}")
    assert f"about {vessel.id}" in kit.offered(m)
    assert get(m, vessel).more == 1
    vessel = with_code("sacrifice_extra_action", crew=[HELMSMAN])
    m = do(stage(vessel, AWAY), f"sacrifice {vessel.id} {HELMSMAN}")
    assert HELMSMAN not in [c.card for c in get(m, vessel).crew]
    assert get(m, vessel).more == 1
    vessel = with_code("give_two_actions")
    m = do(stage(vessel, SPARE, AWAY), f"give-actions {vessel.id} spare")
    assert (get(m, vessel).done, get(m, SPARE).more) == (1, 1)
    vessel = with_code("fleet_extra_action_6")
    m = stage(vessel, SPARE, AWAY, dice=[6])
    do(m, "grant spare")
    assert get(m, SPARE).more == 1


@shows("wild_extra_action")
def test_the_wild_die() -> None:
    vessel = with_code("wild_extra_action")
    m = do(stage(vessel, SPARE, AWAY, dice=[2]), f"wild {vessel.id}")
    assert get(m, vessel).more == 1
    m = do(stage(vessel, SPARE, AWAY, dice=[5]), f"wild {vessel.id}", "grant spare")
    assert get(m, SPARE).more == 1
    m = do(stage(vessel, SPARE, AWAY, dice=[6]), f"wild {vessel.id}", "shove away")
    assert (kit.asked(m), kit.seat_of(m)) == ("steer", 0)


@shows("peek_island", "peek_cargo", "peek_any")
def test_looking() -> None:
    for code, place in (
        ("peek_island", "i3"),
        ("peek_cargo", "away"),
        ("peek_any", "i3"),
        ("peek_any", "away"),
    ):
        vessel = with_code(code)
        foe = ship(SLOOP, 1, 900, 200, id="away", coins=[4])
        m = do(ready(stage(vessel, foe)), f"peek {vessel.id} {place}")
        view = m.view(0)
        coins = view["islands"][2]["coins"] if place == "i3" else view["ships"][1]["coins"]
        assert sum(coin is not None for coin in coins) == 1
        assert not [word for word in kit.offered(m, "peek") if vessel.id in word]


@shows("cancel_ability_s", "cancel_crew_56", "copy_ability")
def test_silence_and_copies() -> None:
    vessel = with_code("cancel_ability_s")
    foe = beside(vessel, kit.ship_with("schooner"), crew=[HELMSMAN])
    foe.card = kit.ship_with("immune_long")
    m = do(ready(stage(vessel, foe, AWAY)), f"silence {vessel.id} {foe.id}")
    assert not has(m.state, get(m, foe), "immune_long")
    m = do(ready(stage(vessel, foe, AWAY)), f"silence {vessel.id} {foe.id} 1")
    assert not has(m.state, get(m, foe), "move_plus_s")
    assert has(m.state, get(m, foe), "immune_long")
    kit.end_turn(m)
    assert has(m.state, get(m, foe), "move_plus_s")
    m = stage(SPARE, ship(FRIGATE, 1, 600, 450, crew=[HELMSMAN]), dice=[5])
    rule = registry.HOOKS["turn"]["cancel_crew_56"](m.table, get(m, SPARE), "")
    with pytest.raises(StopIteration):
        next(rule)
    assert not has(m.state, m.state.ships[1], "move_plus_s")
    mimic = with_code("copy_ability", plain=True)
    m = stage(mimic, with_code("immune_long", 1, 900, 200))
    while kit.asked(m) == "first":
        do(m, kit.offered(m)[0])
    do(m, "copy immune_long")
    assert has(m.state, get(m, mimic), "immune_long")


@shows("trade_at_s", "call_crew_2", "possess_crew", "push_enemy_l_56")
def test_bargains_and_spells() -> None:
    vessel = with_code("trade_at_s", coins=[1])
    foe = beside(vessel, coins=[5])
    m = do(ready(stage(vessel, foe, AWAY)), f"barter {vessel.id} {foe.id}")
    assert ([c.value for c in get(m, vessel).coins], [c.value for c in get(m, foe).coins]) == ([5], [1])
    caller = with_code("call_crew_2")
    before = spaces(stage(caller, AWAY).state, caller)
    m = ready(stage(caller, AWAY))
    do(m, kit.offered(m, "call")[0])
    assert len(get(m, caller).crew) == 2
    assert room(m.state, get(m, caller)) >= before - 1
    witch = with_code("possess_crew")
    foe = beside(witch, crew=[CAPTAIN])
    m = do(ready(stage(witch, foe, AWAY, dice=[6])), f"possess {witch.id} {foe.id} 1")
    assert CAPTAIN in [c.card for c in get(m, witch).crew]
    mage = with_code("push_enemy_l_56")
    foe = beside(mage)
    m = do(ready(stage(mage, foe, AWAY, dice=[5])), f"conjure {mage.id} {foe.id}", f"blow {foe.id} 9000")
    assert get(m, foe).y == foe.y + L


# ---- fleets


@shows("crew_any_nation", "crew_nation", "cargo_plus1", "no_crew", "no_crew_cargo_plus2", "no_space")
def test_crews() -> None:
    for code in ("crew_any_nation", "crew_nation"):
        vessel = with_code(code)
        arg = next(a for c, a in card_codes(vessel.card) if c == code)
        vessel.crew = [kit.Crew(HELMSMAN, 0, arg or "vikings")]
        s = stage(vessel, AWAY).state
        assert "move_plus_s" in abilities(s, s.ships[0]).codes
    from flibuste.games.pirates.fleet.fleet import Berth, Fleet, check, takes_space

    word = kit.crew_with("cargo_plus1")
    vessel = ship(FRIGATE, 0, 600, 450, crew=[word])
    s = stage(vessel, AWAY).state
    assert spaces(s, s.ships[0]) == 6
    bare = with_code("no_crew")
    assert any("no crew" in fault for fault in check(Fleet(ships=[Berth(bare.card, [HELMSMAN])]), 100))
    hold = with_code("no_crew_cargo_plus2")
    s = stage(hold, AWAY).state
    assert spaces(s, s.ships[0]) == box.ships()[hold.card].cargo + 2
    assert not takes_space(box.crew()[kit.crew_with("no_space")])


@shows("build_plus5", "crew_discount1", "linked_choice")
def test_building() -> None:
    from flibuste.games.pirates.fleet.fleet import Berth, Fleet, allowance, cargo_spaces, check, crew_cost

    def under(flag: str) -> str:
        flags = (c for c in box.ships().values() if c.nation == flag)
        return next(c.id for c in flags if not any(w.startswith("crew_") for w in c.abilities))

    for word, gained in (("CC-046b", 5), ("CC-213", 0)):  # 4.5: one of another nation is no use to her
        assert "build_plus5" in box.crew()[word].abilities
        assert allowance(Fleet(ships=[Berth(FRIGATE, [word])]), 40) == 40 + gained
    paymaster = box.crew()[kit.crew_with("crew_discount1")]
    own, foreign = under(paymaster.nation), under("jade" if paymaster.nation != "jade" else "spain")
    for card, less in ((own, 1), (foreign, 0)):
        assert crew_cost(Berth(card, [paymaster.id, CAPTAIN])) == paymaster.cost + 3 - less
    word = kit.crew_with("linked_choice")
    nation = next(a for c, a in card_codes(word) if c == "linked_choice")
    friend = next(c for c in box.crew().values() if c.nation == nation and c.id != word)
    cards = [box.crew()[word], friend]
    plain = box.ships()[FRIGATE]
    apart = cargo_spaces(plain, cards, ["", ""], cards)
    assert cargo_spaces(plain, cards, [friend.name, ""], cards) == apart + 1
    berth = Berth(FRIGATE, [word], friends={word: "Nobody"})
    assert any("4.link-1" in fault for fault in check(Fleet(ships=[berth]), 100))


# ---- cards of the late sets


@shows("breath_fire", "breath_silence")
def test_breaths() -> None:
    for card, dice in (("DJC-7", [6]), ("DJC-6", [6])):
        beast, foe = ship(card, 0, 600, 450), ship(BARQUE, 1, 600, 500, crew=[CAPTAIN])
        m = do(ready(stage(beast, foe, AWAY, dice=dice)), f"shoot {beast.id}")
        do(m, f"breathe {beast.id} {foe.id}")
        if card == "DJC-7":
            assert kit.asked(m) == "burn"
            do(m, kit.offered(m)[0])
            assert get(m, foe).masts.count(2) == 1
        else:
            assert get(m, foe).masts == [1, 1, 1]
            kit.end_turn(m)
            assert get(m, foe).plight.gagged
            assert not has(m.state, get(m, foe), "move_and_shoot")
            kit.end_turn(m)
            assert not get(m, foe).plight.gagged
        assert len(kit.told(m, "shot")) == 1  # no other attack in that action
    beast, foe = ship("DJC-7", 0, 600, 450), ship(BARQUE, 1, 600, 500)
    m = do(ready(stage(beast, foe, AWAY, dice=[3])), f"shoot {beast.id}", f"breathe {beast.id} {foe.id}")
    assert get(m, foe).masts == [1, 1, 1]  # a 3 does not beat its rank
    m = do(ready(stage(beast, foe, AWAY, dice=[1])), f"shoot {beast.id}", f"fire g1 {foe.id}")
    assert not kit.offered(m, "breathe")  # one or the other
    far = ship(BARQUE, 1, 600, 600)
    assert not kit.offered(ready(stage(beast, far, AWAY)), "shoot")


@shows("grip_two_masts")
def test_a_grip_takes_two_masts_and_draws_the_target_near() -> None:
    beast, foe = ship("SS-1", 0, 600, 450), ship(BARQUE, 1, 600, 505)
    m = do(ready(stage(beast, foe, AWAY, dice=[6])), f"shoot {beast.id}", f"grip {beast.id} {foe.id}")
    do(m, kit.offered(m)[0], kit.offered(m)[1])
    drawn = get(m, foe)
    assert sum(drawn.masts) == 1
    assert (drawn.x, drawn.y < 50500) == (60000, True)  # straight towards the beast
    assert may_lie(m.state, drawn, pose_of(drawn))
    assert kit.asked(m) == "board"
    assert not kit.told(m, "rammed")
    m = do(ready(stage(beast, foe, AWAY, dice=[3])), f"shoot {beast.id}", f"grip {beast.id} {foe.id}")
    assert (get(m, foe).masts, get(m, foe).y) == ([1, 1, 1], 50500)


@shows("wave")
def test_a_wave_strikes_every_ship_in_its_way_and_costs_a_segment() -> None:
    beast = ship("RSS-3", 0, 600, 450)
    one, two = ship(BARQUE, 1, 680, 450, 90), ship(SLOOP, 0, 730, 460, 90, id="friend")
    clear = ship(BARQUE, 1, 600, 700, id="clear")
    m = do(ready(stage(beast, one, two, clear)), f"shoot {beast.id}", f"wave {beast.id} 0")
    while kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert [sum(get(m, x).masts) for x in (one, two, clear, beast)] == [1, 0, 3, 3]
    assert not kit.offered(do(ready(stage(beast, clear, SPARE))), "shoot")


@shows("canoe_pack")
def test_the_second_canoe_that_hits_kills_a_crew() -> None:
    one, two = ship("SS-19", 0, 560, 450, id="one"), ship("SS-19", 0, 640, 450, id="two")
    foe = ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN, HELMSMAN])
    m = stage(one, two, foe, AWAY, dice=[6, 6])
    do(m, "shoot one")
    do(m, f"fire g1 {foe.id}")
    do(m, kit.offered(m)[0])
    assert len(get(m, foe).crew) == 2  # one alone does nothing
    do(m, "shoot two", f"fire g1 {foe.id}")
    do(m, kit.offered(m)[0])
    assert kit.asked(m) == "victim"
    do(m, kit.offered(m)[0])
    assert len(get(m, foe).crew) == 1


@shows("best_of_two_shot")
def test_one_cannon_a_turn_rolls_two_dice() -> None:
    vessel = ship(FRIGATE, 0, 600, 450, crew=["FS-88"])
    foe = ship(FRIGATE, 1, 600, 490)
    m = do(stage(vessel, foe, AWAY, dice=[1, 6, 1]), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.asked(m) == "two-dice"
    do(m, "two", "face 6")
    do(m, kit.offered(m)[0], f"fire g2 {foe.id}")
    assert kit.asked(m) == "shoot"  # only once
    assert sum(get(m, foe).masts) == 3


@shows("board_takes_two")
def test_a_boarding_that_takes_two() -> None:
    beast = ship("DJC-3", 0, 600, 450)
    foe = ship(BARQUE, 1, 600, 490, crew=[CAPTAIN], coins=[2])
    m = ready(stage(beast, foe, AWAY))
    assert {o[0] for o in spoils_options(m.state, get(m, beast), get(m, foe))} == {"kill", "steal", "pass"}
    rule = spoils(kit.rules(m), get(m, beast), get(m, foe))
    next(rule)
    rule.send(Option("steal", foe.id))
    rule.send(Option("kill", foe.id))
    with pytest.raises(StopIteration):
        rule.send(Option("crew", 1))
    assert not get(m, foe).crew
    assert [coin.value for coin in get(m, beast).coins] == [2]
    other = ship("SS-4", 0, 300, 450)
    m = ready(stage(other, foe, AWAY))
    assert "kill" not in {o[0] for o in spoils_options(m.state, get(m, other), get(m, foe))}


@shows("board_enlists_crew")
def test_the_dearest_crew_is_pressed_into_service() -> None:
    vessel = ship(SLOOP, 0, 600, 450, crew=["MI-20"])
    foe = ship(BARQUE, 1, 600, 490, crew=[CAPTAIN, HELMSMAN])
    m = stage(vessel, foe, AWAY)
    before = room(m.state, get(m, vessel))
    assert Option("enlist", foe.id) in spoils_options(m.state, get(m, vessel), get(m, foe))
    list(enlist(kit.rules(m), get(m, vessel), get(m, foe)))
    pressed = get(m, vessel).crew[-1]
    assert (pressed.card, pressed.owner, room(m.state, get(m, vessel))) == (CAPTAIN, 0, before)
    assert has(m.state, get(m, vessel), "move_and_shoot")
    assert not may_leave(pressed)
    list(eliminate(kit.rules(m), get(m, vessel), pressed, 1))
    assert pressed in get(m, vessel).crew  # lost only with the ship
    assert Option("enlist", foe.id) not in spoils_options(m.state, SPARE, get(m, foe))


@shows("segment_prize")
def test_a_segment_is_carried_home_for_two_gold() -> None:
    vessel, beast = dock(ship(BARQUE, 0), 0), ship("SS-4", 1, 600, 490)
    m = ready(stage(vessel, beast, SPARE))
    s = m.state
    assert Option("segment", beast.id) in spoils_options(s, get(m, vessel), get(m, beast))
    rule = cut_segment(kit.rules(m), get(m, vessel), get(m, beast))
    next(rule)
    with pytest.raises(StopIteration):
        rule.send(Option("lose", beast.id, 1))
    assert sum(get(m, beast).masts) == 3
    assert room(s, get(m, vessel)) == box.ships()[BARQUE].cargo  # it takes no space
    list(unload(kit.rules(m), get(m, vessel)))
    assert gold_of(s, 0) == 2


@pytest.mark.rule("pirates", "8.3", "P87")
def test_a_scorpion_strikes_without_a_die_and_pins() -> None:
    vessel = ship("ROF-87", 0, 600, 450)
    near = box.body("ROF-87").length / 200 + box.body("ROF-87").width / 200
    foe = ship(kit.ship_with("turtle_ship"), 1, 600 + near + 12, 450, 90)
    m = do(stage(vessel, foe, AWAY), course(vessel, (0, 1)))
    assert kit.offered(m, "strike") == [f"strike {vessel.id} {foe.id}"]
    before = sum(get(m, foe).masts)
    do(m, f"strike {vessel.id} {foe.id}")
    if kit.asked(m) == "mast":
        do(m, kit.offered(m)[0])
    assert (sum(get(m, foe).masts), get(m, foe).panels) == (before - 1, 2)  # no panel helps
    while kit.asked(m) == "board":
        do(m, "pass")
    assert pinned_by(m.state, get(m, foe)) is get(m, vessel)
    assert pinned_by(m.state, get(m, vessel)) is None
    kit.end_turn(m)
    with pytest.raises(IllegalChoice, match=r"11\.pin-2"):
        do(m, course(foe, (0, 10)))
    far = ship(BARQUE, 1, 600 + near + 60, 450, 90)
    assert kit.asked(do(stage(vessel, far, AWAY), course(vessel, (0, 1)))) == "act"
    hulk = ship(BARQUE, 1, 600 + near + 5, 450, 90, masts=[0, 0, 0])
    m = do(stage(vessel, hulk, AWAY), course(vessel, (0, 1)), f"strike {vessel.id} {hulk.id}")
    assert get(m, hulk).sunk


@pytest.mark.rule("pirates", "8.3", "6.1")
def test_a_letter_of_marque_keeps_a_scorpion_off() -> None:
    vessel = ship("ROF-9", 0, 600, 450)
    near = (box.body("ROF-9").length + box.body("ROF-9").width) / 200
    foe = ship(BARQUE, 1, 600 + near + 12, 450, 90)
    assert kit.asked(do(stage(vessel, foe, AWAY), course(vessel, (0, 1)))) == "contact"
    letter = ship(BARQUE, 1, 600 + near + 12, 450, 90, gear=["truce_cursed"])
    assert kit.asked(do(stage(vessel, letter, AWAY), course(vessel, (0, 1)))) == "act"


@pytest.mark.rule("pirates", "8.3", "11.ram-1")
def test_a_scorpion_that_rammed_does_not_strike() -> None:
    vessel = ship("ROF-87", 0, 600, 450)
    foe = ship(BARQUE, 1, 600 + box.body("ROF-87").length / 200 + 20, 450, 90)
    m = do(stage(vessel, foe, AWAY, dice=[1]), course(vessel, (0, 57)))
    do(m, f"ram {vessel.id} {foe.id}", "pass", "pass")
    assert kit.asked(m) == "act"
    assert not get(m, vessel).plight.skewered


@pytest.mark.rule("pirates", "8.3", "14.2")
def test_a_parley_buys_safety_for_the_turn() -> None:
    vessel, foe = ship(FRIGATE, 0, 600, 450), ship("ROF-29", 1, 600, 490, coins=[2])
    m = do(stage(vessel, foe, AWAY), f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("parley", 1)
    do(m, f"buy {foe.id}")
    assert [coin.value for coin in m.state.players[0].coins] == [2]
    assert not kit.offered(m, "fire")
    kit.end_turn(m)
    kit.end_turn(m)
    assert f"shoot {vessel.id}" in kit.offered(m)  # the next turn must be paid anew
    do(m, f"shoot {vessel.id}", f"fire g1 {foe.id}")
    assert kit.asked(m) != "parley"  # with nothing to pay there is no parley
    m = do(stage(vessel, foe, AWAY, dice=[6]), f"shoot {vessel.id}", f"fire g1 {foe.id}", "pass")
    assert kit.told(m, "shot")


@shows("lend_move_monster", "mend_canoe_56")
def test_moves_that_are_given_away() -> None:
    giver = ship("OE-23", 0, 600, 450, id="giver")
    beast = ship(kit.ship_with("sea_monster"), 0, 300, 450, id="beast")
    m = ready(stage(giver, beast, AWAY))
    assert kit.offered(m, "lend") == ["lend giver beast"]
    do(m, "lend giver beast", f"course beast 0:{segments(m.state, get(m, beast))[0]}")
    assert get(m, beast).x > 30000
    assert get(m, beast).done == 0  # its own action is still to come
    assert (get(m, giver).done, kit.offered(m, "lend")) == (1, [])
    canoe, hulk = ship("RSS-17", 0, 600, 450), ship(BARQUE, 0, 600, 480, masts=[0, 1, 1], id="hulk")
    m = do(stage(canoe, hulk, AWAY, dice=[5]), f"mend {canoe.id} hulk")
    while kit.asked(m) == "repair":
        do(m, kit.offered(m)[0])
    assert get(m, hulk).masts == [1, 1, 1]
    m = do(stage(canoe, hulk, AWAY, dice=[4]), f"mend {canoe.id} hulk")
    assert get(m, hulk).masts == [0, 1, 1]
    far = ship(BARQUE, 0, 600, 700, masts=[0, 1, 1], id="far")
    assert not kit.offered(stage(canoe, far, AWAY), "mend")


@shows("see_coins_l", "ferry_coin_s", "fetch_coin_s", "coins_plus1", "show_uniques_s")
def test_coins_from_afar() -> None:
    spy = ship("ROF-300", 0, 120 + 41 + 60, 780, 90)
    m = do(ready(stage(spy, AWAY)), course(spy, (0, 2)))
    assert all(coin.seen & 1 for coin in m.state.islands[2].coins)
    assert not any(coin.seen & 1 for coin in m.state.islands[3].coins)
    beast, friend = ship("SS-2", 0, 120 + 41 + 28 + 10, 780), ship(FRIGATE, 0, 260, 780, 90, id="friend")
    m = ready(stage(beast, friend, AWAY))
    do(m, f"ferry {beast.id} i3 friend")
    assert (len(get(m, friend).coins), len(m.state.islands[2].coins)) == (1, 3)
    assert not kit.offered(m, "ferry")  # once a turn
    beast.x += 30000
    assert not kit.offered(ready(stage(beast, friend, AWAY)), "ferry")
    canoe, laden = ship("SS-17", 0, 600, 450), ship(FRIGATE, 0, 600, 490, coins=[3], id="laden")
    m = do(stage(canoe, laden, AWAY), f"fetch {canoe.id} laden 3")
    assert [coin.value for coin in get(m, canoe).coins] == [3]
    assert not kit.offered(stage(canoe, ship(FRIGATE, 0, 600, 700, coins=[3], id="far"), AWAY), "fetch")
    laden.coins = [Coin(1, seen=1), Coin(2, "rum", 3), Coin(2, seen=1)]
    m = stage(canoe, laden, AWAY)
    assert kit.offered(m, "fetch") == [f"fetch {canoe.id} laden 1", f"fetch {canoe.id} laden 2"]
    do(m, f"fetch {canoe.id} laden 2")
    assert [(c.value, c.unique) for c in get(m, laden).coins] == [(1, ""), (2, "rum")]
    home = dock(ship("SS-18", 0, coins=[2]), 0)
    m = stage(home, AWAY)
    list(unload(kit.rules(m), get(m, home)))
    assert gold_of(m.state, 0) == 3
    seeker = ship(FRIGATE, 0, 600, 450, crew=["RSS-14"])
    foe = ship(FRIGATE, 1, 600, 490, coins=[2], uniques=["rats"])
    m = do(stage(seeker, foe, AWAY), f"uncover {seeker.id} {foe.id}", "take rats")
    assert [coin.unique for coin in get(m, seeker).coins] == ["rats"]
    assert not kit.offered(m, "uncover")


@shows("crew_no_space_3", "cargo_master", "jonah")
def test_crew_that_change_the_room_aboard() -> None:
    crew = [c.id for c in box.crew().values() if c.nation == "pirates" and c.generic and c.cost <= 3][:4]
    assert not check(Fleet(ships=[Berth("SS-10", crew[:3])]), 60)
    assert any("3" in line for line in check(Fleet(ships=[Berth("SS-10", crew)]), 60))
    vessel = ship("SS-10", 0, 600, 450, crew=crew[:3])
    m = stage(vessel, AWAY)
    assert room(m.state, get(m, vessel)) == box.ships()["SS-10"].cargo
    master = ship(kit.SLOOP, 0, 600, 450, crew=["SS-40"])
    mate = ship(kit.SLOOP, 0, 300, 450, id="mate")
    m = stage(master, mate, AWAY)
    assert room(m.state, get(m, mate)) == box.ships()[SLOOP].cargo + 1
    get(m, mate).nation = "spain"
    assert room(m.state, get(m, mate)) == box.ships()[SLOOP].cargo
    unlucky = ship(FRIGATE, 1, 600, 490, crew=["CC-029b", CAPTAIN])
    shooter = ship(FRIGATE, 0, 600, 450)
    m = do(stage(shooter, unlucky, AWAY, dice=[6, 5]), f"shoot {shooter.id}", f"fire g1 {unlucky.id}")
    assert (kit.asked(m), kit.seat_of(m)) == ("astray", 0)
    do(m, "send i3")
    assert [c.card for c in m.state.islands[2].crew] == [CAPTAIN]
    assert [c.card for c in get(m, unlucky).crew] == ["CC-029b"]
    list(eliminate(kit.rules(m), get(m, unlucky), get(m, unlucky).crew[0], 0))
    assert get(m, unlucky).crew  # lost only with the ship
    m = do(stage(shooter, unlucky, AWAY, dice=[6, 4]), f"shoot {shooter.id}", f"fire g1 {unlucky.id}")
    assert kit.asked(m) == "mast"
    dear = Berth(SHIP_OF_PIRATES, ["CC-029b", *crew[:2]])
    assert crew_cost(dear) == 0


SHIP_OF_PIRATES = next(
    c.id for c in box.ships().values() if c.nation == "pirates" and c.cargo >= 4 and not c.keywords
)


@shows("wraith")
def test_the_lost_join_the_wraith() -> None:
    haunt = ship(FRIGATE, 0, 600, 450, crew=["SS-14"])
    foe = ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN, HELMSMAN])
    m = stage(haunt, foe, AWAY)
    list(eliminate(kit.rules(m, 6), get(m, foe), get(m, foe).crew[0], 0))
    joined = get(m, haunt).crew[-1]
    assert (joined.card, joined.owner, joined.nation) == (CAPTAIN, 0, haunt.nation)
    list(eliminate(kit.rules(m, 5), get(m, foe), get(m, foe).crew[0], 0))
    assert len(get(m, haunt).crew) == 2


@pytest.mark.rule("pirates", "8.3", "5.musketeer-1")
@pytest.mark.parametrize(
    ("card", "codes"),
    [
        ("SMU-UL-008", {"repair_on_sink"}),
        ("SMU-UL-013", {"peek_island"}),
        ("SMU-UL-017", {"hated_by"}),
        ("SMU-UL-026", {"immune_long"}),
        ("SS-26", {"near_enemy_plus_s"}),
        ("RSS-2", {"board_at_s", "sea_monster"}),
        ("RSS-20", {"move_s_after_load", "junk"}),
        ("RSS-13", {"board_takes_all", "board_kills_all_crew"}),
        ("SS-029a", {"explore_on_dock", "move_s_after_load"}),
        ("SS-43", {"crew_any_nation", "mark_island_s"}),
        ("SS-051b", {"same_action_twice_56", "ex_patriot", "hostile", "cannon_plus1_vs"}),
        ("CC-102", {"musketeer"}),
        ("RVU-UL137", {"musketeer"}),
    ],
)
def test_cards_whose_text_had_a_code_already(card: str, codes: set[str]) -> None:
    assert {code for code, _ in card_codes(card)} == codes
    assert box.coded(card)


def test_what_stays_refused_is_named() -> None:
    cards = [*box.ships().values(), *box.crew().values()]
    refused = {card.id: box.missing(card) for card in cards if not box.coded(card.id)}
    assert len(cards) - len(refused) >= 2115
    assert all(refused.values())
    assert any("rule 8.3" in line for line in check(Fleet(ships=[Berth("SS-6")]), 40))


def test_the_headhunter_drives_the_fleet_only_aboard_his_own_ship() -> None:
    aboard = ship(FRIGATE, 0, 600, 450, crew=["DJC-300b"])
    m = stage(aboard, AWAY)
    list(registry.HOOKS["turn"]["fleet_extra_action_6"](kit.rules(m, 6), get(m, aboard), "DJC-300a"))
    assert not m.state.players[0].codes


def test_every_code_is_shown_and_registered() -> None:
    assert set(SHOWN) == box.abilities()
    registered = set(registry.PLAIN) | {code for moment in registry.HOOKS.values() for code in moment}
    assert box.abilities() <= registered
    assert stuck(stage(SPARE, AWAY).state, SPARE) is None


@pytest.mark.rule("pirates", "8.3", "16.kw-mercenary-1")
def test_a_mercenary_whose_card_lets_it_raid_docks_at_an_enemy_home_only() -> None:
    raider = kit.ship("MI-209", 0, 1080 - 41 - 23 - 20, 780)
    m = stage(raider, AWAY, edit=lambda s: setattr(s.players[1], "coins", [Coin(3, seen=3)]))
    do(m, course(raider, (0, 57)))
    assert kit.get(m, raider).dock == 1
    assert kit.asked(m) == "raid"
    homing = kit.ship("MI-209", 0, 120 + 41 + 23 + 20, 120, 180)
    m = do(stage(homing, AWAY), course(homing, (0, 57)))
    assert kit.get(m, homing).dock == -1


@pytest.mark.rule("pirates", "8.3", "16.kw-longship-2", "P82")
def test_a_longship_s_ram_kills_a_crew_though_it_is_never_pinned() -> None:
    huginn = kit.ship("FN-5", 0, 600, 450)
    foe = kit.ship(FRIGATE, 1, 600 + 35 + 30, 450, 90, crew=[CAPTAIN])
    m = do(stage(huginn, foe, AWAY, dice=[1]), course(huginn, (0, 57)), f"ram {huginn.id} {foe.id}")
    assert not kit.get(m, foe).crew


@pytest.mark.rule("pirates", "10.derelict-2", "8.3")
@pytest.mark.parametrize("code", ["push_enemy_l_56", "lend_move_monster", "mend_canoe_56"])
def test_a_derelict_has_no_move_action_to_give_up(code: str) -> None:
    vessel = with_code(code)
    foe, beast = ship(FRIGATE, 1, 640, 500), ship(kit.ship_with("sea_monster"), 0, 600, 700)
    hurt = ship(SLOOP, 0, 600, 490, id="hurt", masts=[0])
    m = kit.quiet(stage(vessel, foe, beast, hurt, AWAY))
    offers = getattr(turn, code)
    assert offers(m.state, get(m, vessel), "")
    get(m, vessel).masts[:] = [0] * len(vessel.masts)
    assert not offers(m.state, get(m, vessel), "")


@pytest.mark.rule("pirates", "5.captain-1", "14.8", "P95")
def test_no_free_move_follows_the_fire_of_a_captain() -> None:
    vessel = with_code("shoot_then_move")
    vessel.crew.append(kit.Crew(kit.CAPTAIN, 0, vessel.nation))
    foe = beside(vessel)
    m = do(stage(vessel, foe, AWAY, dice=[1] * 9), course(vessel, (0, 0)), f"shoot {vessel.id}", "pass")
    assert kit.asked(m) == "act"


def bought_off(vessel: kit.Ship, attack: str) -> kit.Match:
    """A parley bought at once by the first of two enemies."""
    foe = ship("ROF-29", 1, 600, 450 + kit.half(vessel.card)[1] + 20, coins=[2])
    other = ship(FRIGATE, 1, 600, 450 - kit.half(vessel.card)[1] - 20, id="other")
    m = ready(stage(vessel, foe, other, AWAY, dice=[6]))
    return do(m, f"shoot {vessel.id}", f"{attack} {foe.id}", f"buy {foe.id}")


@pytest.mark.rule("pirates", "8.3", "14.2", "16.kw-broadside-1", "16.kw-seadragon-5", "P41")
def test_who_was_bought_off_may_attack_another_with_all_it_has() -> None:
    vessel = ship(kit.ship_with("broadside_attack", 4), 0, 600, 450)
    m = bought_off(vessel, f"broadside {vessel.id}")
    assert f"broadside {vessel.id} other" in kit.offered(m)
    m = bought_off(vessel, "fire g1")  # no gun has fired yet
    assert f"broadside {vessel.id} other" in kit.offered(m)
    dragon = ship(kit.DRAGON, 0, 600, 450)
    m = bought_off(dragon, f"swoop {dragon.id}")
    assert f"swoop {dragon.id} other" in kit.offered(m)
    beast = with_code("breath_fire")
    m = bought_off(beast, f"breathe {beast.id}")
    assert f"breathe {beast.id} other" in kit.offered(m)


@pytest.mark.rule("pirates", "8.3", "9.7")
def test_an_ability_of_the_start_of_a_turn_works_as_soon_as_it_is_copied() -> None:
    mimic = with_code("copy_ability", plain=True)
    driver = with_code("fleet_extra_action_6", 1, 900, 200, plain=True)
    for member in driver.crew:
        member.up = True
    m = do(stage(mimic, SPARE, driver, dice=[6]), "copy fleet_extra_action_6")
    assert kit.asked(m) == "grant"
    do(m, "grant spare")
    assert get(m, SPARE).more == 1


@pytest.mark.rule("pirates", "8.3", "9.2")
def test_the_same_action_twice_counts_what_an_ability_does_in_its_place() -> None:
    leader = kit.crew_with("same_action_twice_56")
    vessel = ship(FRIGATE, 0, 600, 450)
    vessel.crew = [kit.Crew(word, 0, vessel.nation) for word in (leader, kit.crew_with("push_enemy_l_56"))]
    m = ready(stage(vessel, AWAY, dice=[6, 1]))
    do(m, f"twice {vessel.id}", f"conjure {vessel.id} away")
    assert f"conjure {vessel.id} away" in kit.offered(m)
    assert f"about {vessel.id}" in kit.offered(m)


@pytest.mark.rule("pirates", "8.3", "4.2", "4.3", "P102")
def test_no_crew_is_possessed_without_room_for_it_whatever_it_costs() -> None:
    witch = with_code("possess_crew")
    dear = max(box.crew().values(), key=lambda card: card.cost if box.coded(card.id) else 0)
    foe = beside(witch, crew=[dear.id])
    witch.crew += [kit.Crew(CAPTAIN, 0, witch.nation) for _ in range(2)]
    assert dear.cost + 2 * box.crew()[CAPTAIN].cost > box.ships()[witch.card].cost
    assert kit.offered(ready(stage(witch, foe, AWAY)), "possess")
    witch.coins = [Coin(1) for _ in range(spaces(stage(witch, AWAY).state, witch))]
    assert not kit.offered(ready(stage(witch, foe, AWAY)), "possess")


@pytest.mark.rule("pirates", "8.3", "9.6")
def test_who_cannot_be_lost_cannot_be_given_up_for_an_action() -> None:
    vessel = with_code("sacrifice_extra_action", crew=[HELMSMAN])
    assert f"sacrifice {vessel.id} {HELMSMAN}" in kit.offered(stage(vessel, AWAY))
    vessel.crew[-1].bound = True
    assert f"sacrifice {vessel.id} {HELMSMAN}" not in kit.offered(stage(vessel, AWAY))
    card = box.ships()[kit.ship_with("crew_protected")]
    vessel = ship(card.id, 0, 600, 450)
    words = (kit.crew_with("sacrifice_extra_action"), HELMSMAN)
    vessel.crew = [kit.Crew(word, 0, card.nation) for word in words]
    assert not kit.offered(stage(vessel, AWAY), "sacrifice")


@pytest.mark.rule("pirates", "8.3", "12.4", "5.firepot-8")
def test_who_claims_a_derelict_of_his_own_fleet_keeps_his_crew_at_work() -> None:
    vessel = with_code("claim_derelict")
    vessel.masts[0] = 2
    hulk = beside(vessel, BARQUE, gap=0.2, masts=[0, 0, 0], crew=[HELMSMAN])
    hulk.owner, hulk.crew[0].owner = 0, 0
    m = stage(vessel, hulk, AWAY, dice=[4])
    do(m, f"explore {vessel.id} {hulk.id}", "pass", f"claim {hulk.id}")
    back = get(m, hulk)
    assert (back.dock, back.done, back.plight.hushed, back.crew[0].up) == (0, 0, False, False)
    assert get(m, vessel).masts[0] == 0  # in port its fire is out


@pytest.mark.rule("pirates", "8.3", "18.fog-2", "18.wreck-2")
def test_no_coin_is_ferried_to_a_wreck() -> None:
    ferry = with_code("ferry_coin_s", x=120 + 41 + 30, y=780, h=90)
    friend = ship(SLOOP, 0, 230, 780, id="friend")
    assert kit.offered(ready(stage(ferry, friend, AWAY)), "ferry")
    friend.wreck, friend.masts = True, [0]
    assert not kit.offered(ready(stage(ferry, friend, AWAY)), "ferry")


@pytest.mark.rule("pirates", "12.1", "15.repair-1", "8.3")
def test_a_derelict_in_tow_that_repairs_itself_by_sinking_a_ship_is_let_go() -> None:
    card = kit.ship_with("repair_on_sink")
    prize = ship(card, 0, 500, 450, masts=[0] * box.ships()[card].masts, id="prize", towed_by="tower")
    tower, hulk = ship(FRIGATE, 0, 600, 450, id="tower", tows="prize"), ship(SLOOP, 1, 500, 490, masts=[0])
    prize.crew = [kit.Crew(kit.MARINE, 0, prize.nation)]
    m = do(stage(tower, prize, hulk, AWAY, dice=[6]), f"marine prize 1 {hulk.id}")
    assert get(m, hulk).sunk
    do(m, kit.offered(m, "raise")[0])
    assert (get(m, prize).towed_by, get(m, tower).tows) == ("", "")


@pytest.mark.rule("pirates", "16.kw-seamonster-4", "16.kw-seadragon-9", "8.3")
@pytest.mark.parametrize("code", ["call_crew_2", "possess_crew"])
def test_an_ability_that_is_copied_brings_no_crew_onto_a_sea_monster(code: str) -> None:
    beast = ship(kit.MONSTER, 0, 600, 450)
    foe = beside(beast, crew=[CAPTAIN])
    s = stage(beast, foe, AWAY).state
    s.ships[0].deeds.copied = code
    assert has(s, s.ships[0], code)
    moment = "free" if code == "call_crew_2" else "action"
    assert registry.HOOKS[moment][code](s, s.ships[0], "") == []


@pytest.mark.rule("pirates", "8.3")
def test_who_copies_the_wraith_is_joined_by_the_lost() -> None:
    mimic = ship(FRIGATE, 0, 600, 450, crew=[HELMSMAN])
    foe = ship(FRIGATE, 1, 600, 490, crew=[CAPTAIN])
    m = stage(mimic, foe, AWAY)
    get(m, mimic).deeds.copied = "wraith"
    there = get(m, foe)
    list(eliminate(kit.rules(m, 6), there, there.crew[0], 0))
    assert [member.card for member in get(m, mimic).crew] == [HELMSMAN, CAPTAIN]


@pytest.mark.rule("pirates", "6.1", "8.3")
@pytest.mark.parametrize(("code", "verb"), [("breath_fire", "breathe"), ("grip_two_masts", "grip")])
def test_a_breath_or_a_grip_breaks_a_truce_as_a_shot_does(code: str, verb: str) -> None:
    beast = with_code(code, gear=["truce_english"])
    foe = beside(beast)
    m = do(ready(stage(beast, foe, AWAY, dice=[1])), f"shoot {beast.id}", f"{verb} {beast.id} {foe.id}")
    assert not get(m, beast).gear


@pytest.mark.rule("pirates", "13.unique-3", "8.3")
def test_a_volcano_ferried_to_a_ship_at_sea_kills_crew_on_its_island_alone() -> None:
    ferry = with_code("ferry_coin_s", x=120 + 41 + 30, y=780, h=90)
    friend = ship(FRIGATE, 0, ferry.x / 100 + 30, 780, 90, crew=[CAPTAIN], id="friend")
    far, ashore = (
        ship(FRIGATE, 1, 600, 300, crew=[CAPTAIN], id="far"),
        kit.dock(ship(SLOOP, 1, id="near"), 2, 180),
    )
    ashore.crew = [kit.Crew(HELMSMAN, 1, "england")]

    def volcanic(s: State) -> None:
        s.islands[2].coins = [Coin(0, "volcano")]

    m = do(ready(stage(ferry, friend, far, ashore, edit=volcanic)), f"ferry {ferry.id} i3 friend")
    assert kit.asked(m) == "act"
    assert [len(get(m, x).crew) for x in (friend, far, ashore)] == [1, 1, 0]
