"""17 Combat cards: what each does, and when it may not be played."""

from __future__ import annotations

import pytest
from msgspec import structs

from flibuste.games.crique.box import BATTLE_CARDS, CARD, VOLLEY_CARDS
from flibuste.games.crique.rules.battle import next_round
from flibuste.games.crique.rules.volley import explode, face_to_hit
from flibuste.games.crique.state import (
    AFTER_TREASURES,
    BEFORE_SAILING,
    EFFECTS,
    LEAVE_WINDOW,
    NAVY_WINDOW,
    PLUNDER,
    State,
)
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from .kit import asked, battle, black, craft, go, hand, navy, offered, parrot, purse, rings, stage, told

BATTLE = [card.id for card in BATTLE_CARDS.values()]
VOLLEY = [card.id for card in VOLLEY_CARDS.values()]
#: a cargo, so that Overboard can be played
CARGO = purse(0, chests=3)
STRONG = rings(0, cannons=6, crew=6)


@pytest.mark.rule("crique", "17.1")
@pytest.mark.parametrize("card", BATTLE + VOLLEY)
@pytest.mark.parametrize(
    "step", [AFTER_TREASURES, BEFORE_SAILING, NAVY_WINDOW, LEAVE_WINDOW, PLUNDER, EFFECTS]
)
def test_combat_cards_are_for_battle_only(card: str, step: int) -> None:
    m = stage(step, [1, 2, 7], hand(0, card), CARGO)
    assert card not in str([decision.options for decision in m.pending.values()])


@pytest.mark.rule("crique", "17.1")
@pytest.mark.parametrize("card", BATTLE)
def test_a_battle_card_is_played_before_the_volleys(card: str) -> None:
    m = battle([1, 1, 7], hand(0, card), CARGO)
    assert asked(m) == (0, "battle-card")
    assert card in str(offered(m))
    go(m, "p0 pass")
    assert card not in str(offered(m))
    with pytest.raises(IllegalChoice):
        m.choose(0, f"play {card}")


@pytest.mark.rule("crique", "17.1")
@pytest.mark.parametrize("card", VOLLEY)
def test_a_volley_card_is_played_before_ones_own_volley(card: str) -> None:
    m = battle([1, 1, 7], hand(1, card), dice=[1, 1])
    assert asked(m) == (0, "turn")
    with pytest.raises(IllegalChoice):
        m.choose(1, f"play {card}")
    go(m, "p0 fire p1 hull")
    assert f"play {card}" in offered(m)


@pytest.mark.rule("crique", "17.dead-calm-1", "R18")
def test_dead_calm_stops_all_cards_until_the_battle_ends() -> None:
    cards = hand(1, "smoke", "cannonade")
    m = battle([1, 1, 2, 2], hand(0, "dead-calm", "grapeshot"), cards, hand(2, "smoke"), dice=[1, 1])
    go(m, "p0 play dead-calm")
    assert asked(m) == (0, "turn")  # p1 is not asked for a card any more
    assert not told(m, "forced")
    assert not any(line.startswith("play") for line in offered(m))
    with pytest.raises(IllegalChoice):
        m.choose(0, "play grapeshot")
    go(m, "p0 fire p1 hull")
    assert not any(line.startswith("play") for line in offered(m))
    go(m, "p1 flee")
    assert asked(m) == (2, "battle-card")  # the next battle is not calm


@pytest.mark.rule("crique", "17.dead-calm-2")
def test_cards_played_before_dead_calm_keep_their_effect() -> None:
    m = battle([1, 1, 7], hand(0, "smoke"), hand(1, "dead-calm"), dice=[1, 1, 5, 5])
    go(m, "p0 play smoke", "p1 play dead-calm", "p0 fire p1 hull", "p1 fire p0 hull")
    assert m.state.pirates[0].rings[0] == 1  # a 5 does not get through smoke


@pytest.mark.rule("crique", "17.fair-wind")
def test_fair_wind_adds_six_and_two_add_twelve() -> None:
    m = battle([1, 1, 7], hand(1, "fair-wind", "fair-wind"))
    go(m, "p1 play fair-wind")
    assert m.view(0)["pirates"][1]["speed"] == 8 + 6
    go(m, "p1 play fair-wind")
    assert m.view(0)["pirates"][1]["speed"] == 8 + 12
    assert m.state.battle is not None
    assert m.state.battle.order == [1, 0]
    m = battle([1, 1, 2, 2], hand(1, "fair-wind"), dice=[1])
    go(m, "p1 play fair-wind", "p1 flee")
    assert m.view(0)["pirates"][1]["speed"] == 8  # for this battle only


@pytest.mark.rule("crique", "17.grapple-1")
def test_grapple_every_player_rolls_his_crew() -> None:
    guns = rings(1, cannons=7, crew=3)
    m = battle([1, 1, 7], hand(0, "grapple"), rings(0, cannons=0, crew=7), guns, dice=[1] * 8)
    go(m, "p0 play grapple", "p0 fire p1 hull", "p1 fire p0 hull")
    assert [len(volley["dice"]) for volley in told(m, "volley")] == [5, 3]


@pytest.mark.rule("crique", "17.grapple-2", "R19")
def test_grapple_leaves_long_john_and_billy_bones_their_dice() -> None:
    owners = (parrot(1, "long-john"), parrot(2, "billy-bones"), rings(2, cannons=4, crew=1))
    m = battle([1, 1, 1], hand(0, "grapple"), *owners, dice=[1] * 12)
    go(m, "p0 play grapple", "p0 fire p1 hull", "p1 fire p0 hull", "p2 fire p0 hull")
    assert [len(volley["dice"]) for volley in told(m, "volley")] == [2, 6, 4]


@pytest.mark.rule("crique", "17.grapple-3", "19.2", "R19")
def test_grapple_leaves_legends_their_dice() -> None:
    m = battle([1, 7, 7], hand(0, "grapple"), black(1, "hook"), dice=[4, 4, 4])
    go(m, "p0 play grapple")
    assert told(m, "volley")[0]["dice"] == [4, 4, 4]


@pytest.mark.rule("crique", "17.smoke-1")
def test_only_a_six_hits_through_smoke() -> None:
    m = battle([1, 1, 1], hand(1, "smoke"), dice=[5, 6, 5, 5, 5, 1])
    go(m, "p1 play smoke", "p0 fire p1 crew")
    assert m.state.pirates[1].rings[3] == 0
    go(m, "p1 fire p2 crew")
    assert m.state.pirates[2].rings[3] == -1  # it hides its player's ship only


@pytest.mark.rule("crique", "17.smoke-2", "R21")
def test_smoke_works_against_legends_and_the_navy() -> None:
    m = battle([1, 7, 7], hand(0, "smoke"), black(1, "blackbeard"), dice=[5, 5, 5, 5, 5, 6])
    go(m, "p0 play smoke")
    assert m.state.pirates[0].rings[0] == 0
    m = battle([1, 7, 7], hand(0, "smoke"), navy(1, by=1), dice=[5, 5, 5, 5])
    go(m, "p0 play smoke", "p1 fire p0 hull")
    assert m.state.pirates[0].rings[0] == 1


@pytest.mark.rule("crique", "17.overboard-1")
def test_overboard_gives_two_speed_for_each_chest() -> None:
    m = battle([1, 1, 7], hand(1, "overboard"), purse(1, chests=4))
    assert offered(m) == ["pass", *(f"play overboard {chests}" for chests in (1, 2, 3, 4))]
    go(m, "p1 play overboard 3")
    assert m.view(0)["pirates"][1]["speed"] == 8 + 6
    assert m.state.pirates[1].chests == 1
    assert m.view(0)["battle"]["overboard"] == {"p1": 3}
    empty = battle([1, 1, 7], hand(1, "overboard"))
    assert asked(empty) == (0, "turn")  # nothing to throw: it may not be played


@pytest.mark.rule("crique", "17.overboard-2")
@pytest.mark.parametrize("line", ["p1 flee", "p1 fire p0 hull"])
def test_chests_overboard_go_back_to_the_supply_whatever_the_outcome(line: str) -> None:
    m = battle([1, 1, 7], hand(1, "overboard"), purse(1, chests=2), dice=[5, 5])
    go(m, "p1 play overboard 2")
    assert m.state.chests == 48
    go(m, line)
    assert m.state.battle is None
    plundered = sum(pirate.chests for pirate in m.state.pirates)
    assert m.state.chests == 50 - plundered
    assert CARD["overboard"] in m.state.discard


@pytest.mark.rule("crique", "17.grapeshot-1")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_grapeshot_hits_from_three(face: int, hits: int) -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot"), rings(0, cannons=4), dice=[face, 1])
    go(m, "p0 play grapeshot", "p0 fire p1 crew")
    assert m.state.pirates[1].rings[3] == 1 - hits


@pytest.mark.rule("crique", "17.grapeshot-2")
def test_grapeshot_goes_through_smoke_for_one_volley() -> None:
    shots = rings(0, cannons=4)
    m = battle([1, 1, 1], hand(0, "grapeshot"), hand(1, "smoke"), shots, dice=[3, 1, 1, 1, 1, 1, 5, 5])
    go(m, "p1 play smoke", "p0 play grapeshot", "p0 fire p1 crew")
    assert m.state.pirates[1].rings[3] == 0
    go(m, "p1 fire p2 hull", "p2 fire p1 hull", "p0 fire p1 crew")
    assert m.state.pirates[1].rings[3] == 0


@pytest.mark.rule("crique", "17.grapeshot-1", "20.1")
@pytest.mark.parametrize(
    ("faces", "smoke", "least"),
    [
        ((), False, 5),
        ((6,), False, 6),
        ((6, 3), False, 3),
        ((0,), False, 5),
        ((6,), True, 6),
        ((4,), True, 4),
    ],
)
def test_a_volley_card_hits_from_its_own_face(faces: tuple[int, ...], smoke: bool, least: int) -> None:
    card = VOLLEY_CARDS[CARD["grapeshot"]]
    cards = [structs.replace(card, hit_from=face, through_smoke=smoke) for face in faces]
    assert face_to_hit(smoke, cards) == least


@pytest.mark.rule("crique", "17.grapeshot-3", "R22")
def test_grapeshot_recoils_on_the_shooters_cannons() -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot"), rings(0, cannons=4), dice=[1, 1])
    go(m, "p0 play grapeshot", "p0 fire p1 crew")
    assert m.state.pirates[0].rings[2] == 2
    safe = battle([1, 1, 7], hand(0, "grapeshot"), craft(0, "cannons"), dice=[1, 1])
    go(safe, "p0 play grapeshot", "p0 fire p1 crew")
    assert safe.state.pirates[0].rings[2] == 1
    assert safe.state.pirates[0].crafts == [0, 0, 0, 0]
    both = (craft(0, "cannons", 1), parrot(0, "long-john"))
    bird = battle([1, 1, 7], hand(0, "grapeshot"), *both, dice=[1] * 6)
    go(bird, "p0 play grapeshot", "p0 fire p1 crew")
    assert bird.state.pirates[0].wounded
    assert bird.state.pirates[0].rings[2] == 1


@pytest.mark.rule("crique", "17.grapeshot-4", "R22")
def test_the_recoil_can_rout_the_shooter() -> None:
    m = battle([1, 1, 1], hand(0, "grapeshot"), dice=[3, 4])
    go(m, "p0 play grapeshot", "p0 fire p1 crew")
    assert [pirate.island for pirate in m.state.pirates] == [7, 7, 1]
    # p1's rout was seen by p0 and p2; then p0's by p2 alone
    assert [pirate.tally[0] for pirate in m.state.pirates] == [1, 0, 2]


@pytest.mark.rule("crique", "17.grapeshot-5", "10.2")
def test_the_recoil_kills_an_unprotected_long_john() -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot"), parrot(0, "long-john"), purse(0, fame=5), dice=[1] * 6)
    go(m, "p0 play grapeshot", "p0 fire p1 crew")
    assert m.state.pirates[0].parrot == 0
    assert m.state.pirates[0].fame == 3
    assert m.state.pirates[0].rings[2] == 1


@pytest.mark.rule("crique", "17.powder-1")
def test_powder_room_hurts_every_hull_the_shooters_too() -> None:
    hulls = [rings(seat, hull=5) for seat in (0, 1, 2)]
    m = battle([1, 1, 1, 2], hand(0, "powder-room"), *hulls, rings(1, crew=4), dice=[5, 6])
    go(m, "p0 play powder-room", "p0 fire p1 crew")
    assert [pirate.rings[0] for pirate in m.state.pirates] == [3, 3, 3, 1]
    assert m.state.pirates[1].rings[3] == 2
    m = battle([1, 1, 7], hand(0, "powder-room"), rings(0, hull=5), rings(1, hull=5), dice=[5, 1])
    go(m, "p0 play powder-room", "p0 fire p1 hull")
    assert m.state.pirates[1].rings[0] == 3  # on top of the volley's own damage


@pytest.mark.rule("crique", "17.powder-1", "19.1")
def test_a_legend_with_one_point_of_hull_left_still_fights_and_can_be_blown_up() -> None:
    m = battle([1, 1, 7], black(1, "hook"), dice=[4, 4, 4, 4])
    b = m.state.battle
    assert b is not None
    b.foes[0].hull = b.foes[0].before = 1
    b.round = 0  # nothing to regain before a first round
    next_round(m.table, b)
    assert -1 in b.order
    explode(m.table, b, 1)
    assert b.foes[0].hull == 0
    explode(m.table, b, 1)
    assert b.foes[0].hull == 0  # what lies at the bottom is hit no more


@pytest.mark.rule("crique", "17.powder-2", "R23")
def test_powder_room_takes_foes_and_players_together() -> None:
    # once the card is down there is one thing left to do, and the kernel does it: fire at Hook
    m = battle(
        [1, 1, 7], hand(0, "powder-room"), black(1, "hook"), rings(0, hull=5), dice=[4, 4, 4, 5, 5, 4, 4, 4]
    )
    go(m, "p0 play powder-room")
    assert m.state.battle is not None
    assert m.state.battle.foes[0].hull == 5 - 4
    assert m.state.battle.players == [0]  # p1's hull went with the same blast
    assert m.state.pirates[0].tally[0] == 1


@pytest.mark.rule("crique", "17.powder-1", "17.powder-2")
def test_powder_room_reaches_legend_and_navy_alike() -> None:
    foes = (black(1, "hook"), navy(1, by=1), rings(0, hull=7))
    m = battle([1, 7, 7], hand(0, "powder-room"), *foes, dice=[1] * 4 + [4] * 3 + [5, 1])
    go(m, "p1 fire p0 crew", "p0 play powder-room", "p0 fire navy hull")
    assert m.state.battle is not None
    assert [foe.hull for foe in m.state.battle.foes] == [5 - 1, 4 - 2]
    assert m.state.pirates[0].rings[0] == 6


@pytest.mark.rule("crique", "17.powder-3", "R23")
def test_fame_of_a_foe_sunk_by_powder_goes_to_those_left() -> None:
    m = battle([1, 1, 7], hand(0, "powder-room"), black(1, "hook"), rings(0, hull=5), dice=[4, 4, 4, 5, 5])
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 2
    go(m, "p0 play powder-room")
    assert m.state.pirates[0].tally[2] == 3  # hook's whole fame: p1 was routed
    nobody = battle([1, 7, 7], hand(0, "powder-room"), black(1, "hook"), dice=[4, 4, 4, 5, 5])
    assert nobody.state.battle is not None
    nobody.state.battle.foes[0].hull = 2
    go(nobody, "p0 play powder-room")
    assert nobody.state.pirates[0].island == 7
    assert [pirate.fame for pirate in nobody.state.pirates] == [0, 0, 0]
    assert nobody.state.black[0].legend == 0
    assert told(nobody, "sunk")[0] == {"foe": "hook", "fame": 0, "players": []}


@pytest.mark.rule("crique", "17.powder-4")
def test_powder_room_reaches_flints_parrot_on_every_ship() -> None:
    m = battle([1, 1, 1], hand(0, "powder-room"), parrot(2, "flint"), rings(0, hull=5), dice=[5, 1])
    go(m, "p0 play powder-room", "p0 fire p1 crew")
    assert m.state.pirates[2].wounded
    assert m.state.pirates[2].rings[0] == 1
    own = battle([1, 1, 7], hand(0, "powder-room"), parrot(0, "flint"), dice=[5, 1])
    go(own, "p0 play powder-room", "p0 fire p1 crew")
    assert own.state.pirates[0].wounded


@pytest.mark.rule("crique", "17.powder-1", "9.2", "R61")
def test_powder_room_on_treasure_island_hurts_all_in_that_battle() -> None:
    m = battle([6, 6, 1], hand(0, "powder-room"), black(6, "hook"), rings(0, hull=5), dice=[4, 4, 4, 5, 1])
    go(m, "p0 play powder-room")
    assert [pirate.rings[0] for pirate in m.state.pirates] == [4, 0, 1]


@pytest.mark.rule("crique", "17.cannonade-1")
def test_cannonade_hits_every_section() -> None:
    m = battle([1, 1, 7], hand(0, "cannonade"), dice=[5, 1])
    go(m, "p0 play cannonade", "p0 fire p1 hull")
    assert m.state.pirates[1].rings == [0, 3, 0, 0]


@pytest.mark.rule("crique", "17.cannonade-2", "R24")
@pytest.mark.parametrize("line", ["reload", "flee"])
def test_after_a_cannonade_one_reloads_or_flees(line: str) -> None:
    m = battle([1, 1, 7], hand(0, "cannonade", "powder-room"), dice=[1] * 6)
    go(m, "p0 play cannonade", "p0 fire p1 hull", "p1 fire p0 hull")
    assert asked(m) == (0, "reload")
    assert offered(m) == ["reload", "flee"]
    go(m, f"p0 {line}")
    if line == "flee":
        assert m.state.pirates[0].island == 7
    else:
        go(m, "p1 fire p0 hull")
        assert asked(m) == (0, "turn")  # the round after, it fires again


@pytest.mark.rule("crique", "17.cannonade-3", "19.3", "R24")
def test_a_cannonade_takes_one_hull_a_hit_from_a_foe() -> None:
    m = battle([1, 7, 7], hand(0, "cannonade"), black(1, "hook"), dice=[4, 4, 4, 5, 5, 4, 4, 4])
    go(m, "p0 play cannonade")
    assert m.state.battle is not None
    assert m.state.battle.foes[0].hull == 3


def loaded(*cards: str) -> Match:
    m = battle([1, 1, 7], hand(0, *cards), STRONG, rings(0, hull=7), rings(1, hull=7), dice=[3, 5, 1, 1, 1])
    for card in cards:
        go(m, f"p0 play {card}")
    return go(m, "p0 fire p1 hull")


@pytest.mark.rule("crique", "8.15", "17.powder-1", "17.cannonade-1", "17.grapeshot-1", "R60")
def test_several_volley_cards_all_apply_to_the_roll() -> None:
    m = loaded("grapeshot", "powder-room", "cannonade")
    assert m.state.pirates[1].rings[0] == 7 - 2 - 2  # two hits by the volley, two by the powder
    assert m.state.pirates[0].rings[0] == 7 - 2
    assert m.state.pirates[0].rings[2] == 6 - 2
    assert sorted(m.state.discard) == sorted(CARD[c] for c in ("grapeshot", "powder-room", "cannonade"))


def test_cards_down_are_part_of_the_state(  # a clone in the middle of loading is the same match
) -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot", "cannonade"))
    go(m, "p0 play grapeshot")
    twin = m.clone()
    assert twin.state == m.state
    assert twin.pending[0].options == m.pending[0].options

    def count(s: State) -> int:
        assert s.battle is not None
        return len(s.battle.loaded)

    assert count(twin.state) == 1


@pytest.mark.rule("crique", "8.26", "17.grapeshot-3", "17.powder-1", "R68")
@pytest.mark.parametrize(("card", "dice"), [("grapeshot", [1, 1, 1]), ("powder-room", [1, 5, 1])])
def test_damage_of_ones_own_making_is_a_hit_too(card: str, dice: list[int]) -> None:
    strong = rings(0, hull=4, cannons=3, crew=3), rings(1, hull=4), rings(2, hull=4)
    m = battle([1, 1, 1], *strong, hand(0, card), dice=[*dice, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    go(m, f"p0 play {card}", "p0 fire p1 crew", "p1 fire p2 hull", "p2 fire p1 hull", "p0 flee")
    assert [pirate.fame for pirate in m.state.pirates] == [0, 1, 1]
