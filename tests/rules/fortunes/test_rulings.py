"""Rulings: what we do where the rulebook is silent or at odds with itself."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    CANNONS,
    CREW,
    DIRECTIONS,
    ENGLAND,
    EVENT,
    EVENT_NPC,
    EVENTS,
    GOOD,
    ICONS,
    MASTS,
    MODIFICATION,
    RUMOUR,
    SPAIN,
    STEP,
    ZONE,
)
from flibuste.games.fortunes.rules import death, fittings, movement, npcs, rolls, sides, volley
from flibuste.games.fortunes.rules.cards import events
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, deck, demand, hire, modification, npc, offered, pick, put, run, stage, told


def duel(dice: list[int], edit: Any = None, mine: str = "frigate", theirs: str = "frigate") -> Match:
    """Hendrik (Seamanship 3) attacks Nicolas (3) off La Habana."""

    def both(s: State) -> None:
        put(s, 0, "hendrik_roosendaal", mine, "la_habana", gold=10)
        put(s, 1, "nicolas_jaures", theirs, "la_habana", gold=10)
        if edit is not None:
            edit(s)

    return pick(stage(both, dice=[5, 1, 1, *dice]), "scout p1")


def in_port(s: State, zone: str = "nassau", **changes: Any) -> None:
    put(s, 0, zone=zone, port=True, **changes)
    s.missions[:] = []


def beside_merchant(s: State, *cards: str, ship: str = "sloop") -> None:
    put(s, 0, "nicolas_jaures", ship, "la_habana", gold=0)
    s.merchants[ZONE["la_habana"]] = SPAIN
    deck(s, *cards)


# ---- bounties and rewards


@pytest.mark.rule("fortunes", "C091", "R02", "R03")
@pytest.mark.parametrize(("event", "bounty"), [("es_oquendo", 1), ("pi_vane", 0)])
def test_who_beats_an_attacker_is_wanted_for_a_naval_ship_only(event: str, bounty: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate")
        number = npc(s, event, "la_habana")
        s.battle = Battle([-1 - number, 0], None, [2, 3], round=2)
        s.battle.vessel = npcs.vessel_of(s, number)
        s.battle.vessel.now[:] = [1, 1, 0, 1, 0]

    m = stage(edit, dice=[1, 5, 5, 5, 2, 2, 2])
    pick(m, "shoot")
    assert "combat-won" in told(m)
    assert m.state.players[0].bounties == [bounty, 0, 0, 0]
    assert m.state.players[0].glory == 1


# ---- trade


@pytest.mark.rule("fortunes", "C039", "C041", "R09")
def test_the_old_demand_token_can_not_come_straight_back() -> None:
    def edit(s: State) -> None:
        in_port(s, goods=["rum"])
        demand(s, "nassau", "rum")
        s.reserve[:] = [GOOD["sugar"]]

    m = pick(stage(edit), "port", "sell rum")
    assert m.state.demand[ZONE["nassau"]] == GOOD["sugar"]
    assert m.state.reserve == [GOOD["rum"]]
    deck(m.state, "sugar_1", "rum_1", "rum_2")
    pick(m, "buy")
    assert "buy rum" in offered(m)  # it is the new good that is left out of a purchase
    assert "buy sugar" not in offered(m)


@pytest.mark.rule("fortunes", "C041", "R10")
def test_goods_in_demand_are_set_aside_until_the_draw_is_over() -> None:
    def edit(s: State) -> None:
        in_port(s, captain="gaspar_ibarra")
        demand(s, "nassau", "rum")
        deck(s, "rum_1", "rum_2", "spice_1", "spice_2", "spice_3", "cocoa_1", "cocoa_2", "cocoa_3")

    m = pick(stage(edit), "port", "buy")
    assert len(m.state.offer) == 6
    assert len(m.state.cargo_discard) == 2


@pytest.mark.rule("fortunes", "C042", "R11")
def test_one_card_of_three_alike_costs_one() -> None:
    def edit(s: State) -> None:
        in_port(s, captain="gaspar_ibarra")
        demand(s, "nassau", "rum")
        deck(s, "spice_1", "spice_2", "spice_3", "cocoa_1", "cocoa_2", "fruit_1")

    m = pick(stage(edit), "port", "buy", "buy spice", "done")
    assert m.state.players[0].gold == 9
    m = pick(stage(edit), "port", "buy", "buy spice", "buy cocoa", "buy fruit", "done")
    assert m.state.players[0].gold == 10 - 1 - 2 - 3


@pytest.mark.rule("fortunes", "C045", "R12")
@pytest.mark.parametrize(("zone", "cards"), [("nassau", 3), ("bridgetown", 6)])
def test_a_draw_without_a_purchase_counts_as_buying(zone: str, cards: int) -> None:
    def edit(s: State) -> None:
        in_port(s, captain="gaspar_ibarra")
        s.players[0].bought_at = ZONE[zone]
        s.phase = 2

    m = pick(stage(edit), "port", "buy")
    assert len(m.state.offer) == cards
    assert m.state.players[0].bought_at == ZONE["nassau"]
    pick(m, "done")
    assert m.state.players[0].bought_at == ZONE["nassau"]  # nothing was paid, the draw counts


@pytest.mark.rule("fortunes", "C024", "C044", "C046", "R13")
def test_on_leaving_port_the_captain_chooses_what_stays_behind() -> None:
    m = stage(lambda s: in_port(s, goods=["rum", "sugar", "timber"]))
    assert len(m.state.players[0].cargo) == 3  # a sloop takes two, a port any number
    pick(m, "port", "buy")
    assert not [option for option in offered(m) if option.startswith("drop")]
    pick(m, "done", "done", "leave")
    assert offered(m) == ["drop rum", "drop sugar", "drop timber"]


# ---- ships


@pytest.mark.rule("fortunes", "C050", "C097", "R17")
def test_a_captured_frigate_leaves_the_point_for_one_that_is_bought() -> None:
    m = stage(lambda s: in_port(s, ship="frigate", gold=60))
    pick(m, "port", "yard", "buy-ship galleon")
    assert m.state.players[0].glory == 1
    assert m.state.players[0].big_ship


@pytest.mark.rule("fortunes", "C060", "R19")
def test_the_owner_picks_the_ports_and_chance_the_tokens() -> None:
    places = set()
    for seed in range(8):
        m = stage(lambda s: empty_ports(s, "rigging", "gunport"))
        for _ in range(seed):
            m.dice.below(9, "modifications")
        tokens = [MODIFICATION["rigging"], MODIFICATION["gunport"]]
        run(fittings.scatter(m.table, 0, tokens), "place nassau")
        places.add(m.state.mods[ZONE["nassau"]])
        assert not m.state.mods_up[ZONE["nassau"]]
    assert places == {MODIFICATION["rigging"], MODIFICATION["gunport"]}


def empty_ports(s: State, *names: str) -> None:
    """Nassau and Bridgetown have no token: theirs are those named."""
    for zone, name in zip(("nassau", "bridgetown"), names, strict=True):
        modification(s, zone, name)
    for zone in ("nassau", "bridgetown"):
        s.mods[ZONE[zone]] = -1


@pytest.mark.rule("fortunes", "C059", "C086", "C131", "R21")
def test_a_reinforced_hull_cancels_no_hit_of_a_raid_or_a_storm() -> None:
    def edit(s: State) -> None:
        beside_merchant(s, "spice_2", "cocoa_7", "sugar_7", ship="frigate")  # spice_2 hits the Cannons
        put(s, 0, mods=["reinforced_hull"])

    m = pick(stage(edit, dice=[5, 1, 1, 1, 1]), "scout merchant", "attack spain")
    assert m.state.players[0].ship.now[CANNONS] == 2
    assert asked(m) == (0, "stow")
    m = stage(lambda s: put(s, 0, "gaspar_ibarra", "frigate", mods=["reinforced_hull"]), dice=[2, 3])
    run(volley.hits_by_die(m.table, 0, 2, "C017"))
    assert m.state.players[0].ship.now == [3, 3, 2, 2, 3]
    assert not m.state.players[0].ship.hull_used


@pytest.mark.rule("fortunes", "C053", "R75")
def test_special_weapons_are_the_tokens_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    def edit(s: State) -> None:
        in_port(s)
        s.players[1].weapons[:] = [1, 0, 0]

    m = pick(stage(edit), "port", "yard")
    assert "buy-weapon grapnel" in offered(m)
    monkeypatch.setattr(fittings, "WEAPON_COPIES", (1, 1, 1))
    m = pick(stage(edit), "port", "yard")
    assert "buy-weapon grapnel" not in offered(m)  # the only one is the other captain's
    assert "buy-weapon chain_shot" in offered(m)
    fittings.take_all_weapons(m.table, 0)
    assert m.state.players[0].weapons == [0, 1, 1]


# ---- death


@pytest.mark.rule("fortunes", "C144", "R34")
def test_who_dies_on_the_own_turn_plays_again_on_the_next() -> None:
    def frail(s: State) -> None:
        beside_merchant(s, "spice_2", "spice_4", "spice_6")
        s.players[0].ship.now[:] = [1, 1, 1, 1, 1]

    m = stage(frail, dice=[5, 1, 1, 1, 1])
    p = m.state.players[0]
    run(death.die(m.table, 0))
    assert (p.captain, p.zone) == (-1, -1)
    pick(m, offered(m)[-1])  # the turn is over whatever was left
    assert asked(m)[0] == 1
    assert "scout p0" not in offered(m)
    pick(m, "end")
    assert asked(m) == (0, "ship")


# ---- NPCs


@pytest.mark.rule("fortunes", "C019", "C108", "R37")
def test_who_survives_an_npcs_attack_keeps_the_actions_left() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="caracas", ship="frigate", bounties=["netherlands"])
        npc(s, "nl_van_almonde", "caracas")

    m = stage(edit, dice=[5, 1, *[1] * 6, 1, 1, 1, 5, 1, 1])  # found; the first round has no success
    pick(m, "shoot", "flee")
    assert "flee" in told(m)
    assert asked(m) == (0, "act")
    assert m.state.turn.actions == 3


@pytest.mark.rule("fortunes", "C112", "R39")
@pytest.mark.parametrize(
    ("zone", "way", "to"),
    [
        ("la_habana", "N", "nassau"),  # no border due north: the next is north-east
        ("la_habana", "W", "nassau"),
        ("basse_terre", "E", "bridgetown"),
        ("caribbean_sea", "W", "petit_goave"),
        ("trinidad", "E", "caracas"),
    ],
)
def test_an_npc_turns_clockwise_to_the_first_border(zone: str, way: str, to: str) -> None:
    assert STEP[ZONE[zone]][DIRECTIONS.index(way)] == ZONE[to]


@pytest.mark.rule("fortunes", "C016", "R41")
def test_half_of_the_events_move_three_npcs() -> None:
    moving = [i for i, icons in enumerate(ICONS) if icons]
    assert len(moving) == 17 == len(EVENTS) // 2
    assert all(len(ICONS[i]) == 3 for i in moving)
    assert sum(EVENT_NPC[i] >= 0 for i in moving) == 1


# ---- combat


@pytest.mark.rule("fortunes", "C131", "R22")
def test_long_guns_of_both_sides_fire_at_once() -> None:
    def edit(s: State) -> None:
        put(s, 0, mods=["long_guns"])
        put(s, 1, mods=["long_guns"])
        for p in s.players[:2]:
            p.ship.now[:] = [1, 1, 1, 1, 1]

    m = duel([5, 5, 2, 2], edit)
    assert [p.ship.now[MASTS] for p in m.state.players] == [0, 0]


@pytest.mark.rule("fortunes", "C120", "C131", "R87")
def test_nobody_holds_fire() -> None:
    """Long guns hit with every success, the winner of a contest with every cannon; nobody is asked."""
    first = duel([5, 5, 5, 1, 1, 2], lambda s: put(s, 0, mods=["long_guns"]))
    assert told(first).count("long-guns") == 1
    assert first.state.players[1].ship.now == [3, 1, 2, 3, 3]
    won = duel([5, 5, 1, 1, 1, 1, 1, 2, 3])
    assert won.state.players[1].ship.now == [3, 2, 2, 2, 3]


@pytest.mark.rule("fortunes", "C131", "C134", "R23")
@pytest.mark.parametrize(("men", "winner"), [(3, 1), (1, None)])
def test_swivels_that_kill_the_last_men(men: int, winner: int | None) -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", zone="la_habana", mods=["swivels"])
        put(s, 1, ship="frigate", zone="la_habana", mods=["swivels"])
        s.players[0].ship.now[CREW] = 1
        s.players[1].ship.now[CREW] = men
        s.battle = Battle([0, 1], None, [1, men], round=2, boarded=True)
        s.phase = 3

    m = stage(edit, dice=[5, 1, 5, 1, 1, 1, 1])
    if winner is None:
        assert "no-winner" in told(m)
        assert all(p.captain >= 0 for p in m.state.players)
    else:
        assert "combat-won" in told(m)
        assert "crew-roll" not in told(m)


@pytest.mark.rule("fortunes", "C118", "C127", "R45")
def test_a_ship_dismasted_as_it_boards_still_boards() -> None:
    def edit(s: State) -> None:
        s.players[0].ship.now[MASTS] = 1

    m = duel([1] * 6, edit)
    m.dice.script, m.dice.scripted = (5, 5, 1, 5, 1, 1, 2, 1, 1, 1, 1, 1, 1), 0
    pick(m, "board", "shoot")
    assert m.state.players[0].ship.now[MASTS] == 0
    assert "board" in told(m)
    assert "crew-roll" in told(m)


@pytest.mark.rule("fortunes", "C119", "C120", "R47")
def test_a_tie_that_stands_lets_nobody_board_or_flee() -> None:
    m = duel([1] * 6)
    m.dice.script, m.dice.scripted = (5, 5, 1, 5, 5, 1, 3, 3), 0
    pick(m, "board", "shoot")
    b = sides.the_battle(m.state)
    assert not b.boarded
    assert m.state.players[0].ship.now[CREW] == 1  # two successes, two hits


@pytest.mark.rule("fortunes", "C123", "R48")
def test_a_flight_fails_before_an_enemy_with_a_success_who_hits() -> None:
    m = duel([1] * 6)
    m.dice.script, m.dice.scripted = (5, 1, 1, 5, 5, 1, 2), 0
    pick(m, "shoot", "flee")
    assert m.state.battle is not None
    assert m.state.players[1].ship.now[MASTS] == 2


@pytest.mark.rule("fortunes", "C130", "R50")
def test_one_kind_of_special_shot_for_a_roll() -> None:
    def edit(s: State) -> None:
        s.players[0].weapons[:] = [0, 1, 1]

    m = duel([5, 5, 1, 1, 1, 1, 6, 6, 2], edit)
    assert offered(m) == ["pass", "spend chain_shot", "spend grapeshot"]
    pick(m, "spend chain_shot")
    assert m.state.players[1].ship.now == [3, 3, 0, 3, 3]
    assert m.state.players[0].weapons == [0, 0, 1]  # the other was not offered any more


# ---- raids


@pytest.mark.rule("fortunes", "C082", "C083", "R61")
def test_a_handy_ship_has_no_more_dice_in_a_raid_and_successes_may_be_left() -> None:
    m = stage(lambda s: beside_merchant(s, "tobacco_7", "cocoa_7", "sugar_7"), dice=[5, 1, 5, 5, 1])
    pick(m, "scout merchant", "attack spain")
    roll = [entry.about for entry in m.story(None) if entry.key == "roll"][-1]
    assert len(roll["faces"]) == 3  # Seamanship alone, though a sloop handles at 4
    pick(m, "pass")
    assert asked(m) == (0, "stow")


@pytest.mark.rule("fortunes", "C083", "C084", "R74")
def test_weapons_are_spent_before_the_first_success_is_used() -> None:
    def edit(s: State) -> None:
        beside_merchant(s, "tobacco_7", "cocoa_7", "sugar_7")
        s.players[0].weapons[:] = [1, 1, 0]

    m = pick(stage(edit, dice=[5, 1, 5, 1, 1]), "scout merchant", "attack spain")
    assert asked(m) == (0, "spend")
    pick(m, "pass")
    assert asked(m) == (0, "raid")
    pick(m, "add")
    assert asked(m) == (0, "stow")  # no weapon is offered once cards have changed
    assert m.state.players[0].weapons == [1, 1, 0]


# ---- cards


@pytest.mark.rule("fortunes", "C102", "R59")
def test_a_hired_specialist_leaves_room_in_the_hand() -> None:
    def edit(s: State) -> None:
        put(s, 0, hand=["following_wind", "spyglass", "informant"])
        hire(s, 0, "spec_lookout_1")

    m = stage(edit)
    assert len(m.state.players[0].hand) == 3
    assert m.view(1)["players"][0]["specialists"] == ["spec_lookout_1"]


@pytest.mark.rule("fortunes", "C047", "C065", "C072", "C098", "R65")
def test_empty_decks_are_shuffled_anew() -> None:
    def edit(s: State) -> None:
        in_port(s, captain="frederico_da_silva", hand=["informant"])
        for pile, used in (
            (s.cargo_deck, s.cargo_discard),
            (s.rumour_deck, s.rumour_discard),
            (s.glory_deck, s.glory_discard),
        ):
            used += pile
            pile.clear()

    m = pick(stage(edit), "port", "play informant")
    assert m.state.players[0].rumour >= 0
    assert m.state.rumour_discard == []
    pick(m, "buy")
    assert len(m.state.offer) == 6
    assert not m.over


@pytest.mark.rule("fortunes", "C017", "C149", "R66")
def test_too_quiet_draws_what_is_left() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True)
        put(s, 1, zone="nassau", port=True)
        s.event_discard += [card for card in s.events if card not in (EVENT["too_quiet"], EVENT["fog"])]
        s.events[:] = [EVENT["fog"], EVENT["too_quiet"]]

    m = pick(stage(edit), "end", "end")
    assert not m.over
    assert m.state.events == []
    assert m.state.tide.scouting == -1
    pick(m, "end", "end")
    assert m.over


@pytest.mark.rule("fortunes", "C033", "R67")
def test_more_than_ten_dice_may_be_rolled() -> None:
    m = stage()
    assert rolls.skill_dice(m.state, m.state.players[0], 1, 12) == 14
    assert len(sides.roll(m.table, 14)) == 14


@pytest.mark.rule("fortunes", "C069", "C138", "C143", "R73")
def test_a_rumour_kept_in_play_is_not_plundered_and_is_no_rumour_held() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", zone="la_habana", bounties=["spain"])
        put(s, 1, ship="frigate", zone="la_habana")
        s.rumour_deck.remove(RUMOUR["forged_papers"])
        s.players[1].kept.append(RUMOUR["forged_papers"])
        s.players[1].ship.now[CREW] = 0
        s.battle = Battle([0, 1], None, [3, 3], round=2, boarded=True)
        s.phase = 3

    m = stage(edit)
    pick(m, "pass")  # the ship is left to the sea
    assert m.state.players[0].kept == []
    assert m.state.players[0].rumour == -1
    assert RUMOUR["forged_papers"] in m.state.rumour_discard
    m = stage(lambda s: in_port(s, "trinidad", hand=["informant"]))
    m.state.rumour_deck.remove(RUMOUR["governors_ear"])
    m.state.players[0].kept.append(RUMOUR["governors_ear"])
    pick(m, "port", "play informant")
    assert m.state.players[0].rumour >= 0  # nothing had to be given up


# ---- ports


@pytest.mark.rule("fortunes", "C026", "C027", "C028", "R63")
def test_war_closes_neither_the_home_port_nor_port_royal() -> None:
    def at_war(s: State, captain: str, zone: str, nations: tuple[int, int]) -> None:
        put(s, 0, captain, zone=zone)
        s.war[:] = nations

    m = stage(lambda s: at_war(s, "isabel_de_arrieta", "cartagena", (SPAIN, ENGLAND)))
    assert "dock" in offered(m)
    m = stage(lambda s: at_war(s, "isabel_de_arrieta", "port_royal", (SPAIN, ENGLAND)))
    assert {"bribe", "talk"} <= set(offered(m))
    m = stage(lambda s: at_war(s, "isabel_de_arrieta", "nassau", (SPAIN, ENGLAND)))
    assert not {"dock", "bribe", "talk"} & set(offered(m))
    assert not movement.is_open(m.state, m.state.players[0], ZONE["bridgetown"])


@pytest.mark.rule("fortunes", "C020", "C025", "C028", "R84")
@pytest.mark.parametrize("closed_by", ["a bounty", "a war"])
def test_a_captain_inside_a_port_that_closes_stays_and_acts(closed_by: str) -> None:
    def edit(s: State) -> None:
        in_port(s, captain="gaspar_ibarra")
        if closed_by == "a bounty":
            s.players[0].bounties[ENGLAND] = 1
        else:
            s.war[:] = [SPAIN, ENGLAND]

    m = pick(stage(edit), "port")
    assert "buy" in offered(m)
    pick(m, "done", "leave")
    assert "dock" not in offered(m)


@pytest.mark.rule("fortunes", "C028", "R64")
def test_peace_comes_before_a_second_war() -> None:
    m = stage(lambda s: s.war.extend((SPAIN, ENGLAND)))
    events.resolve(m.table, EVENT["war_1"])
    assert told(m)[-2:] == ["peace", "war"]
    assert len(m.state.war) == 2


@pytest.mark.rule("fortunes", "C017", "C026", "C069", "R81")
def test_a_blockade_closes_the_port_to_all_and_to_every_trick() -> None:
    def at_sea(zone: str, closed: str) -> list[str]:
        def edit(s: State) -> None:
            put(s, 0, "gaspar_ibarra", zone=zone, bounties=["spain"], hand=["smugglers_cove"])
            s.blockade, s.blockade_until = ZONE[closed], s.round + 1

        options = offered(stage(edit))
        return [option for option in options if option.split()[0] in ("dock", "sneak", "bribe", "talk")]

    assert at_sea("caracas", "nassau") == ["dock"]  # home
    assert at_sea("caracas", "caracas") == []
    assert at_sea("la_habana", "nassau") == ["sneak smugglers_cove"]
    assert at_sea("la_habana", "la_habana") == []

    def inside(s: State) -> None:
        put(s, 0, zone="la_habana", port=True)
        p = put(s, 1, zone="la_habana", bounties=["spain"])
        s.rumour_deck.remove(RUMOUR["forged_papers"])
        p.kept.append(RUMOUR["forged_papers"])
        s.blockade, s.blockade_until = ZONE["la_habana"], s.round + 1

    m = stage(inside)
    assert "port" in offered(m)  # who lies there already may act there
    pick(m, "end")
    assert asked(m) == (1, "act")
    assert "dock" not in offered(m)


@pytest.mark.rule("fortunes", "C130", "R82")
def test_special_shot_needs_a_skull_among_the_location_dice() -> None:
    def armed(s: State) -> None:
        s.players[0].weapons[:] = [1, 1, 1]
        s.players[1].ship.now[MASTS] = 0

    m = duel([5, 5, 1, 1, 2, 3, 4], armed)
    assert asked(m)[1] != "lay-guns"
    assert m.state.players[1].ship.now[:3] == [2, 3, 0]  # the 2 goes through the Masts to the Hull
    m = duel([5, 5, 1, 1, 2, 6, 4], armed)
    assert asked(m) == (0, "lay-guns")
    pick(m, "spend chain_shot")
    assert m.state.players[1].ship.now[:3] == [3, 3, 0]
