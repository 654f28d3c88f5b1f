"""Rounds, moving and scouting."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import ENGLAND, EVENT, FRANCE, MISSION, NEIGHBOURS, SPAIN, ZONE, ZONE_IDS
from flibuste.games.fortunes.rules import npcs, scouting
from flibuste.games.fortunes.state import State

from .kit import asked, hire, npc, offered, pick, put, stage, told

HABANA = ZONE["la_habana"]


def sailings(zone: str) -> set[str]:
    return {f"sail {ZONE_IDS[z]}" for z in NEIGHBOURS[ZONE[zone]]}


# ---- the round


@pytest.mark.rule("fortunes", "C015")
def test_a_round_is_an_event_then_a_turn_for_each() -> None:
    m = stage(lambda s: s.events.append(s.events.pop(s.events.index(EVENT["fog"]))), seats=3)
    assert m.state.round == 1
    for seat in (0, 1, 2):
        assert asked(m) == (seat, "act")
        pick(m, "end")
    assert m.state.round == 2
    assert "event" in told(m)
    assert EVENT["fog"] in m.state.event_discard
    assert m.state.tide.scouting == -1


@pytest.mark.rule("fortunes", "C018")
def test_an_event_is_discarded_but_a_ships_card_stays() -> None:
    def edit(s: State) -> None:
        for name in ("fog", "pi_vane"):
            s.events.remove(EVENT[name])
            s.events.append(EVENT[name])

    m = stage(edit)
    while m.state.round < 4:
        pick(m, "end" if "end" in offered(m) else offered(m)[0])
    assert EVENT["fog"] in m.state.event_discard
    assert EVENT["pi_vane"] not in m.state.event_discard
    assert m.state.npcs[4].stack == [EVENT["pi_vane"]]


@pytest.mark.rule("fortunes", "C019")
def test_three_actions_repeats_and_fewer_allowed() -> None:
    m = stage()
    pick(m, "sail nassau", "sail la_habana", "sail tortuga")
    assert asked(m) == (1, "act")  # the third action ended the turn
    pick(m, "sail nassau", "end")
    assert m.state.actor == 0


@pytest.mark.rule("fortunes", "C020")
def test_one_port_action_a_turn() -> None:
    m = stage(lambda s: put(s, 0, zone="la_habana", port=True))
    assert "port" in offered(m)
    pick(m, "port", "done")
    assert "port" not in offered(m)
    assert "leave" in offered(m)


# ---- moving


@pytest.mark.rule("fortunes", "C021", "C022")
def test_the_example_of_frances_from_port_to_port() -> None:
    """La Habana port, its zone, the zone of Nassau, the port of Nassau: three actions."""
    m = stage(lambda s: put(s, 0, "frances_wright", zone="la_habana", port=True))
    p = m.state.players[0]
    assert "sail nassau" not in offered(m)  # first out of the port
    pick(m, "leave")
    assert (p.zone, p.in_port) == (HABANA, False)
    pick(m, "sail nassau")
    pick(m, "dock")
    assert (p.zone, p.in_port) == (ZONE["nassau"], True)
    assert m.state.actor == 1  # no action left for the port


@pytest.mark.rule("fortunes", "C023")
@pytest.mark.parametrize("ship", ["sloop", "flute", "frigate", "galleon", "man_of_war"])
def test_the_ship_does_not_change_movement(ship: str) -> None:
    m = stage(lambda s: put(s, 0, ship=ship, zone="curacao"))
    assert {o for o in offered(m) if o.startswith("sail")} == sailings("curacao")
    assert m.state.turn.actions == 3


@pytest.mark.rule("fortunes", "C024", "C046")
def test_surplus_cargo_stays_behind_when_leaving() -> None:
    m = stage(lambda s: put(s, 0, zone="la_habana", port=True, goods=["rum", "rum", "spice", "sugar"]))
    p = m.state.players[0]
    assert len(p.cargo) == 4  # a sloop holds 2, but not in port
    pick(m, "leave", "drop rum", "drop sugar")
    assert len(p.cargo) == 2
    assert not p.in_port


@pytest.mark.rule("fortunes", "C025", "C026")
def test_ports_of_a_nation_that_wants_you_are_closed_but_home() -> None:
    m = stage(lambda s: put(s, 0, "rodrigo_valcarcel", zone="la_habana", bounties=["spain"]))
    assert "dock" not in offered(m)
    m = stage(lambda s: put(s, 0, "rodrigo_valcarcel", zone="la_habana", bounties=["france"]))
    assert "dock" in offered(m)
    m = stage(lambda s: put(s, 0, "rodrigo_valcarcel", zone="san_juan", bounties=["spain"]))
    assert "dock" in offered(m)  # his home port


@pytest.mark.rule("fortunes", "C027", "R62")
def test_port_royal_for_gold_or_a_roll() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="port_royal", bounties=["england"], gold=7)

    m = stage(edit)
    assert "dock" not in offered(m)
    pick(m, "bribe")
    assert m.state.players[0].gold == 2
    assert m.state.players[0].in_port
    m = pick(stage(edit, dice=[1, 5]), "talk")
    assert m.state.players[0].in_port
    assert m.state.players[0].gold == 7
    m = pick(stage(edit, dice=[1, 2]), "talk")
    assert asked(m) == (0, "bribe")
    pick(m, "pass")
    assert not m.state.players[0].in_port
    assert m.state.turn.actions == 2
    m = stage(lambda s: put(s, 0, zone="port_royal", bounties=["england"], gold=4))
    assert "bribe" not in offered(m)
    assert "talk" in offered(m)
    m = stage(lambda s: put(s, 0, zone="port_royal"))
    assert "dock" in offered(m)


@pytest.mark.rule("fortunes", "C027", "C100", "R62")
@pytest.mark.parametrize(
    ("gold", "ways"), [(7, ["bribe", "sneak smugglers_cove", "pass"]), (4, ["sneak smugglers_cove", "pass"])]
)
def test_a_smugglers_cove_may_follow_a_failed_talk(gold: int, ways: list[str]) -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="port_royal", bounties=["england"], gold=gold, hand=["smugglers_cove"])

    m = pick(stage(edit, dice=[1, 2]), "talk")
    assert offered(m) == ways
    pick(m, "sneak smugglers_cove")
    p = m.state.players[0]
    assert (p.in_port, p.gold, p.hand) == (True, gold, [])
    assert m.state.turn.actions == 2  # the talk and the cove are one Move
    m = pick(stage(edit, dice=[1, 2]), "talk", "pass")
    assert not m.state.players[0].in_port
    assert len(m.state.players[0].hand) == 1


@pytest.mark.rule("fortunes", "C028")
def test_enemy_ports_are_closed_in_wartime() -> None:
    def edit(s: State) -> None:
        s.war[:] = [SPAIN, FRANCE]
        put(s, 0, "nicolas_jaures", zone="la_habana")  # French, off a Spanish port

    assert "dock" not in offered(stage(edit))

    def other(s: State) -> None:
        s.war[:] = [SPAIN, ENGLAND]
        put(s, 0, "nicolas_jaures", zone="la_habana")

    assert "dock" in offered(stage(other))


@pytest.mark.rule("fortunes", "C028")
def test_a_blockaded_port_is_closed_to_all() -> None:
    def edit(s: State) -> None:
        s.blockade = ZONE["la_habana"]
        s.blockade_until = 2

    assert "dock" not in offered(stage(edit))


# ---- scouting


@pytest.mark.rule("fortunes", "C029", "C032")
def test_what_can_be_looked_for() -> None:
    def edit(s: State) -> None:
        put(s, 1, zone="la_habana")
        put(s, 2, zone="la_habana", port=True)
        npc(s, "pi_vane", "la_habana")
        npc(s, "en_benbow", "nassau")
        put(s, 0, bounties=["spain"])

    found = {o for o in offered(stage(edit, seats=3)) if o.startswith("scout")}
    assert found == {"scout p1", "scout pirate_sloop", "scout merchant"}


@pytest.mark.rule("fortunes", "C030", "C033")
def test_one_skull_is_enough_to_find_a_ship() -> None:
    m = pick(stage(dice=[1, 2]), "scout merchant")
    assert asked(m) == (0, "act")
    m = pick(stage(dice=[1, 6]), "scout merchant")
    assert asked(m) == (0, "merchant")
    m = pick(stage(dice=[5, 1]), "scout p1")
    assert m.state.battle is not None


@pytest.mark.rule("fortunes", "C031")
def test_the_example_of_a_player_and_a_merchant_in_the_zone() -> None:
    m = stage(dice=[1, 1, 3, 3])
    pick(m, "scout p1")
    assert "scout p1" not in offered(m)
    pick(m, "scout merchant")
    assert "scout merchant" not in offered(m)
    pick(m, "sail nassau")
    assert m.state.actor == 1
    m = pick(stage(dice=[1, 1]), "scout merchant", "sail nassau")
    assert "scout merchant" in offered(m)  # another zone, another merchant


@pytest.mark.rule("fortunes", "C033")
def test_a_roll_has_as_many_dice_as_the_skill() -> None:
    from flibuste.games.fortunes.rules import rolls

    m = stage(lambda s: put(s, 0, "thomas_ashdown"))
    s = m.state
    assert [rolls.skill_dice(s, s.players[0], skill) for skill in range(4)] == [3, 4, 2, 1]
    s.tide.scouting = -9
    assert rolls.skill_dice(s, s.players[0], 1) == 1  # never fewer than one


@pytest.mark.rule("fortunes", "C033")
def test_zones_change_scouting_rolls() -> None:
    def dice_at(zone: str, target: str, prepare: bool = False) -> int:
        def edit(s: State) -> None:
            put(s, 0, zone=zone)
            if prepare:
                hire(s, 0, "spec_lookout_1")

        m = stage(edit)
        before = m.dice.cursor
        pick(m, f"scout {target}")
        roll = next(t for t in m.story() if t.key == "roll")
        assert m.dice.cursor >= before
        return len(roll.about["faces"])

    assert dice_at("nassau", "merchant") == 2
    assert dice_at("tortuga", "merchant") == 3  # brethren of the coast
    assert dice_at("caribbean_sea", "merchant") == 1  # high seas
    assert dice_at("nassau", "merchant", True) == 3  # a Lookout


def test_npcs_search_from_the_high_seas_with_a_die_fewer() -> None:
    m = stage(lambda s: npc(s, "pi_hornigold", "caribbean_sea"))
    p = m.state.players[0]
    p.zone = ZONE["nassau"]
    assert npcs.search_dice(m.state, 5, p) == 3
    p.zone = ZONE["caribbean_sea"]
    assert npcs.search_dice(m.state, 5, p) == 2


@pytest.mark.rule("fortunes", "C031", "C071")
def test_another_mission_is_another_target() -> None:
    """What one mission looks for is looked for once a turn; what the next one does has not been yet."""
    m = stage(lambda s: put(s, 0, zone="caribbean_sea", mission="torn_chart"), dice=[1])
    pick(m, "scout torn_chart")
    assert "scout torn_chart" not in offered(m)
    put(m.state, 0, zone="petit_goave", mission="salvage")
    assert "scout salvage" in [str(option) for option in scouting.targets(m.state, 0)]
    put(m.state, 0, zone="caribbean_sea")
    m.state.players[0].mission = MISSION["torn_chart"]
    assert "scout torn_chart" not in [str(option) for option in scouting.targets(m.state, 0)]
