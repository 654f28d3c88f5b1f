"""Events (2.9) at their limits: whom each may name, how far it reaches, what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import box
from flibuste.games.pirates.rules.events import (
    at_sea,
    cove_sites,
    laden,
    some_fog,
    token_fault,
    token_options,
)
from flibuste.games.pirates.state import Coin, State, Token
from flibuste.games.pirates.table.contact import hull, island_shape
from flibuste.games.pirates.table.geometry import distance
from flibuste.kernel.decision import Option
from flibuste.words.texts import texts

from . import kit
from .kit import BARQUE, CAPTAIN, FRIGATE, HELMSMAN, SLOOP, L, S, do, dock, get, ship, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")
BANK = kit.Terrain("fog_bank", 60000, 45000)


def holding(
    word: str, *ships: kit.Ship, dice: tuple[int, ...] = (), edit: Any = None, **more: Any
) -> kit.Match:
    def hold(s: State) -> None:
        s.players[0].events = [word]
        if edit:
            edit(s)

    return stage(*ships, dice=dice, edit=hold, **more)


@pytest.mark.rule("pirates", "2.9", "18.fog-2")
def test_only_enemies_at_sea_in_plain_sight_are_charmed_or_led_astray() -> None:
    free = ship(FRIGATE, 1, 600, 600, id="free")
    lost = ship(FRIGATE, 1, 600, 450, id="lost", fog=0)
    wreck = ship(FRIGATE, 1, 300, 450, id="wreck", masts=[0] * 4, wreck=True)
    moored = dock(ship(BARQUE, 1, id="moored"), 1)
    guest = dock(ship(BARQUE, 1, id="guest"), 0)  # the very first island is an island too
    m = stage(SPARE, free, lost, wreck, moored, guest, terrain=[BANK])
    assert [vessel.id for vessel in at_sea(m.state, 0)] == ["free"]
    assert [vessel.id for vessel in at_sea(m.state, 1)] == ["spare"]


@pytest.mark.rule("pirates", "2.9")
def test_a_token_lies_anywhere_at_sea_up_to_the_very_edge() -> None:
    s = stage(SPARE, AWAY).state
    for x, y, key in (
        (0, 45000, ""),
        (60000, 0, ""),
        (s.width, 45000, ""),
        (60000, s.height, ""),
        (-1, 45000, "off-table"),
        (60000, -1, "off-table"),
        (s.width + 1, 45000, "off-table"),
        (60000, s.height + 1, "off-table"),
        (12000, 12000, "token-ashore"),
    ):
        why = token_fault(s, Option("token", x, y))
        assert (why.key if why else "") == key
    for bad in (Option("token", 1), Option("token", 1, 2, 3), Option("tile", 1, 2), Option("token", "a", 2)):
        assert token_fault(s, bad) is not None


@pytest.mark.rule("pirates", "2.9")
def test_tokens_are_proposed_over_the_enemies_and_in_the_middle() -> None:
    s = stage(SPARE, AWAY).state
    assert token_options(s, 0) == (
        Option("token", 90000, 20000),
        Option("token", 60000, 45000),
        Option("token", 40000, 45000),
    )


@pytest.mark.rule("pirates", "2.9")
def test_foul_winds_reach_l_and_leave_what_is_held() -> None:
    edge = 45000 + round(kit.half(FRIGATE)[1] * 100) + L
    near = ship(FRIGATE, 1, 600, (edge - 4) / 100, id="near")
    far = ship(FRIGATE, 1, 400, (edge + 4) / 100, id="far")
    m = do(holding("foul_winds", SPARE, near, AWAY), "play foul_winds", "token 60000 45000")
    assert kit.asked(m) == "blow"
    m = do(holding("foul_winds", SPARE, far, AWAY), "play foul_winds", "token 40000 45000")
    assert kit.asked(m) == "act"
    diver = ship(kit.SUB, 1, 600, 470, id="diver", submerged=True)
    moored = dock(ship(BARQUE, 1, id="moored"), 0)
    for safe, at, tiles in (
        (ship(FRIGATE, 1, 600, 450, id="lost", fog=0), "60000 45000", [BANK]),
        (
            ship(FRIGATE, 1, 600, 450, id="weedy", weed=0),
            "60000 45000",
            [kit.Terrain("sargasso", 60000, 45000)],
        ),
        (ship(FRIGATE, 1, 600, 450, id="wreck", masts=[0] * 4, wreck=True), "60000 45000", []),
        (diver, "60000 45000", []),
        (moored, f"{moored.x} {moored.y + 6000}", []),
    ):
        m = do(holding("foul_winds", SPARE, safe, AWAY, terrain=tiles), "play foul_winds", f"token {at}")
        assert kit.asked(m) != "blow", safe.id


@pytest.mark.rule("pirates", "2.9")
def test_a_hidden_cove_is_the_nearest_wild_island_unexplored_or_empty() -> None:
    vessel = ship(BARQUE, 0, 600, 400)  # i3 lies at (12, 78), i4 at (108, 12): the second is nearer

    def site(edit: Any = None, card: kit.Ship = vessel) -> list[int]:
        return [number for _, number in cove_sites(stage(card, AWAY, edit=edit).state, 0)]

    assert site() == [3]

    def explored(s: State) -> None:
        s.islands[3].opened = True

    assert site(explored) == [2]  # explored, and something left

    def emptied(s: State) -> None:
        s.islands[3].opened = True
        s.islands[3].coins = []

    assert site(emptied) == [3]

    def fortified(s: State) -> None:
        s.islands[3].fort = kit.fort(1)

    assert site(fortified) == [2]

    def all_taken(s: State) -> None:
        for isle in s.islands[2:]:
            isle.opened, isle.coins = True, [Coin(1)]

    assert site(all_taken) == []
    for x, y, nearest in ((600, 700, 2), (600, 300, 3), (800, 700, 3), (200, 400, 2)):  # as the gull flies
        assert site(None, ship(BARQUE, 0, x, y)) == [nearest]


@pytest.mark.rule("pirates", "2.9")
def test_only_a_free_ship_at_sea_finds_the_hidden_cove() -> None:
    def sites(vessel: kit.Ship, *others: kit.Ship, **more: Any) -> bool:
        return any(
            found is vessel or found.id == vessel.id
            for found, _ in cove_sites(stage(vessel, *others, AWAY, **more).state, 0)
        )

    assert sites(ship(BARQUE, 0, 600, 450))
    weed = kit.Terrain("sargasso", 60000, 45000)
    assert not sites(ship(BARQUE, 0, 600, 450, fog=0), terrain=[BANK])
    assert not sites(ship(BARQUE, 0, 600, 450, weed=0), terrain=[weed])
    assert not sites(ship(BARQUE, 0, 600, 450, masts=[0] * 3))
    assert not sites(dock(ship(BARQUE, 0), 0))
    assert not sites(ship(kit.SUB, 0, 600, 450, submerged=True))
    assert not sites(ship(kit.GHOST, 0, 600, 450, intangible=True))
    for word in ("flotilla", "sea_dragon", "titan"):
        assert not sites(ship(kit.ship_with(word), 0, 600, 450))
    hulk = ship(BARQUE, 0, 560, 450, id="hulk", masts=[0] * 3, towed_by=f"{BARQUE}~1")
    tower = ship(BARQUE, 0, 600, 450, tows="hulk")
    assert not sites(tower, hulk)
    assert not sites(hulk, tower)


@pytest.mark.rule("pirates", "2.9", "10.dock-2")
def test_the_ship_in_the_hidden_cove_lies_bow_on_the_shore_beside_whoever_is_there() -> None:
    vessel = ship(BARQUE, 0, 600, 300)
    there = [dock(ship(BARQUE, 1, id=f"there{side}"), 3, side) for side in (0, 90)]
    m = do(holding("hidden_cove", vessel, *there), "play hidden_cove")
    here = get(m, vessel)
    assert here.dock == 3
    assert distance(hull(here), island_shape(m.state.islands[3])) <= 50
    assert all(distance(hull(here), hull(get(m, other))) > 0 for other in there)


@pytest.mark.rule("pirates", "2.9")
def test_false_treasure_asks_for_an_enemy_with_coins_face_down() -> None:
    bare = ship(FRIGATE, 1, 600, 490, id="bare")
    shown = ship(FRIGATE, 1, 600, 600, id="shown", uniques=["homemade_flag"])
    full = ship(FRIGATE, 1, 600, 700, id="full", coins=[2])
    mine = ship(FRIGATE, 0, 300, 700, id="mine", coins=[2])
    m = stage(SPARE, bare, shown, full, mine)
    assert [vessel.id for vessel in laden(m.state, 0)] == ["full"]
    m = holding("false_treasure", SPARE, bare, full)
    before = len(m.state.spent)
    do(m, "play false_treasure")
    assert len(m.state.spent) == before + 1  # it leaves the match, and is accounted for
    assert kit.asked(holding("false_treasure", SPARE, bare)) == "act"


@pytest.mark.rule("pirates", "2.9")
def test_an_event_played_leaves_the_match() -> None:
    m = holding(
        "duel", ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN]), ship(FRIGATE, 1, 600, 600, crew=[HELMSMAN])
    )
    do(m, "play duel")
    assert (m.state.players[0].events, m.state.lost_events) == ([], 1)

    def more(s: State) -> None:
        s.players[1].events = ["duel", "raft"]
        s.tokens = [Token("cursed_zone", 60000, 45000, 1)]
        s.drifting = {1: 0}

    m = do(holding("favor_of_the_gods", SPARE, AWAY, edit=more, terrain=[BANK]), "play favor_of_the_gods")
    assert (m.state.lost_events, m.state.tokens, m.state.drifting) == (3, [], {})


@pytest.mark.rule("pirates", "2.9", "18.fog-1")
@pytest.mark.parametrize(("die", "dx", "dy"), [(1, 1, 0), (2, 0.5, 0.866), (4, -1, 0), (5, -0.5, -0.866)])
def test_a_rolling_bank_drifts_s_the_way_of_the_die_with_the_ships_in_it(
    die: int, dx: float, dy: float
) -> None:
    lost = ship(FRIGATE, 1, 600, 450, fog=0)
    m = do(holding("rolling_fog", SPARE, lost, AWAY, terrain=[BANK], dice=(die,)), "play rolling_fog")
    kit.end_turn(kit.end_turn(m))
    bank = m.state.terrain[0]
    assert (bank.x, bank.y) == pytest.approx((60000 + dx * S, 45000 + dy * S), abs=5)
    assert (get(m, lost).x, get(m, lost).y) == (bank.x, bank.y)


@pytest.mark.rule("pirates", "2.9", "18.fog-1")
def test_a_rolling_bank_swallows_ships_at_sea_not_those_docked_or_out_of_reach() -> None:
    moored = dock(ship(BARQUE, 0, id="moored"), 0)
    clear = ship(SLOOP, 1, 600, 800, id="clear")
    bank = kit.Terrain("fog_bank", moored.x - S, moored.y)
    m = do(holding("rolling_fog", SPARE, moored, clear, AWAY, terrain=[bank], dice=(1,)), "play rolling_fog")
    kit.end_turn(kit.end_turn(m))
    assert (get(m, moored).fog, get(m, clear).fog) == (-1, -1)


@pytest.mark.rule("pirates", "2.9")
def test_fog_that_has_lifted_does_not_roll() -> None:
    gone = kit.Terrain("fog_bank", 60000, 45000, gone=True)
    reef = kit.Terrain("reef", 30000, 45000)
    assert not some_fog(stage(SPARE, AWAY, terrain=[gone, reef]).state, 0)
    two = [gone, kit.Terrain("fog_bank", 40000, 45000), kit.Terrain("fog_bank", 80000, 60000), reef]
    m = do(holding("rolling_fog", SPARE, AWAY, terrain=two), "play rolling_fog")
    assert kit.offered(m) == ["bank t2", "bank t3"]


@pytest.mark.rule("pirates", "2.9", "10.2")
def test_the_lantern_turns_an_enemy_either_way_by_at_most_ninety_degrees() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    m = do(holding("lantern", SPARE, foe), "play lantern")
    assert kit.offered(m) == [f"turn {foe.id} {turn}" for turn in (-9000, -4500, 4500, 9000)] + ["pass"]
    do(m, f"turn {foe.id} -4500")
    assert get(m, foe).h == 31500


@pytest.mark.rule("pirates", "2.9", "18.reef-1")
def test_the_lantern_may_turn_an_enemy_onto_a_reef() -> None:
    foe = ship(FRIGATE, 1, 600, 490)
    half = kit.half(FRIGATE)[0] * 100
    reef = kit.Terrain("reef", round(60000 + half), round(49000 - half - 4000))
    m = do(holding("lantern", SPARE, foe, AWAY, terrain=[reef], dice=(2,)), "play lantern")
    do(m, f"turn {foe.id} 9000")
    assert [told["loss"] for told in kit.told(m, "reef")] == [2]


@pytest.mark.rule("pirates", "2.9", "4.7", "16.kw-ransom-2")
def test_a_duel_shows_both_fighters_and_pays_a_ransom_to_the_other_side() -> None:
    ransom = kit.crew_with("ransom")
    mine, foe = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN]), ship(FRIGATE, 1, 600, 600, crew=[ransom])
    m = do(holding("duel", mine, foe, dice=(6, 1)), "play duel")
    assert get(m, mine).crew[0].up
    assert get(m, foe).crew == []
    assert m.state.players[0].gold == 1
    mine, foe = ship(FRIGATE, 0, 600, 450, crew=[ransom]), ship(FRIGATE, 1, 600, 600, crew=[CAPTAIN])
    m = do(holding("duel", mine, foe, dice=(1, 6)), "play duel")
    assert [player.gold for player in m.state.players] == [0, 1]


@pytest.mark.rule("pirates", "2.9")
def test_a_duel_needs_crew_on_both_sides_and_names_them_by_their_places() -> None:
    bare = ship(FRIGATE, 1, 600, 600)
    crewed = ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN, HELMSMAN])
    assert kit.asked(holding("duel", crewed, bare)) == "act"
    foe = ship(FRIGATE, 1, 600, 600, crew=[HELMSMAN, CAPTAIN])
    m = do(holding("duel", crewed, foe, dice=(3, 6)), "play duel")
    assert kit.offered(m) == [f"champion {crewed.id} 1", f"champion {crewed.id} 2"]
    do(m, f"champion {crewed.id} 2")
    assert kit.offered(m) == [f"champion {foe.id} 1", f"champion {foe.id} 2"]
    do(m, f"champion {foe.id} 2")
    assert [c.card for c in get(m, crewed).crew] == [CAPTAIN]
    assert [c.card for c in get(m, foe).crew] == [HELMSMAN, CAPTAIN]


@pytest.mark.rule("pirates", "2.9")
def test_who_may_fight_a_duel_is_told_as_far_as_one_may_know() -> None:
    mine, foe = (
        ship(FRIGATE, 0, 600, 450, crew=[CAPTAIN, HELMSMAN]),
        ship(FRIGATE, 1, 600, 600, crew=[CAPTAIN, HELMSMAN]),
    )

    def face_down(s: State) -> None:
        other = s.ships[1].crew[0]
        other.owner, other.up = 1, False

    m = do(holding("duel", mine, foe, edit=face_down), "play duel")

    def told(option: str) -> str:
        (seat,) = m.pending
        decision, chosen = m.pending[seat], Option.parse(option)
        assert chosen in decision.options
        return texts("pirates", "en").hint(m.game, m.view(seat), decision, chosen)

    cost = box.crew()[CAPTAIN].cost
    assert told(f"champion {mine.id} 1") == f"{texts('pirates', 'en').name(CAPTAIN)}: a die + {cost}"
    do(m, f"champion {mine.id} 1")
    assert told(f"champion {foe.id} 1") == "Face down: nobody knows who it is"


@pytest.mark.rule("pirates", "2.9", "18.fog-1")
def test_a_tile_before_the_shore_of_a_hidden_cove_is_met() -> None:
    def near(s: State) -> None:
        s.players[0].events = ["hidden_cove"]
        s.islands[2].x, s.islands[2].y = 40000, 45000

    vessel = ship(BARQUE, 0, 600, 450)
    m = do(stage(vessel, AWAY, edit=near), "play hidden_cove")
    lies = get(m, vessel)
    assert lies.dock == 2
    bank = kit.Terrain("fog_bank", lies.x, lies.y)
    m = do(stage(vessel, AWAY, edit=near, terrain=[bank]), "play hidden_cove")
    assert (get(m, vessel).dock, get(m, vessel).fog) == (-1, 0)


@pytest.mark.rule("pirates", "10.dock-2", "10.unload-1", "2.9")
def test_an_enemy_that_the_lantern_turns_to_its_shore_has_docked() -> None:
    foe = kit.dock(ship(SLOOP, 1, coins=[2], id="foe"), 1, 180)

    def free(s: State) -> None:
        s.players[0].events = ["lantern"]
        s.ships[1].dock = -1

    m = do(stage(SPARE, foe, edit=free), "play lantern", "turn foe 4500")
    assert get(m, foe).dock == 1
    assert [coin.value for coin in m.state.players[1].coins] == [2]
