"""The shipyard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from flibuste.games.fortunes.box import (
    CANNONS,
    CARGO,
    CREW,
    FIGURES,
    FRANCE,
    HULL,
    MASTS,
    MODIFICATION,
    MODIFICATION_IDS,
    PORTS,
    SHIP,
    SHIP_SECTIONS,
    SPAIN,
    ZONE,
    ZONE_IDS,
)
from flibuste.games.fortunes.rules import fittings, npcs, shipyard, vessel
from flibuste.games.fortunes.seen import UNSEEN, by_all
from flibuste.games.fortunes.state import State

from .kit import asked, modification, offered, pick, put, run, stage, table, told

HABANA = ZONE["la_habana"]


def yard(
    s: State, ship: str = "sloop", gold: int = 60, zone: str = "nassau", captain: str = "felipe"
) -> None:
    put(s, 0, captain, ship, zone, port=True, gold=gold)
    modification(s, zone, "gunport")


@pytest.mark.rule("fortunes", "C048")
@pytest.mark.parametrize(("ship", "price"), [("sloop", 10), ("flute", 10), ("frigate", 35), ("galleon", 35)])
def test_prices_of_ships(ship: str, price: int) -> None:
    m = pick(stage(lambda s: yard(s)), "port", "yard", f"buy-ship {ship}")
    assert m.state.players[0].gold == 60 - price + 5  # a sloop is sold for 5
    assert m.state.players[0].ship.kind == SHIP[ship]


@pytest.mark.rule("fortunes", "C048", "C054")
def test_prices_of_repairs_modifications_and_weapons() -> None:
    def hurt(s: State) -> None:
        yard(s)
        s.players[0].ship.now[:] = [1, 1, 2, 1, 1]

    m = pick(stage(hurt), "port", "yard")
    repairs = {o for o in offered(m) if o.startswith("repair")}
    assert repairs == {"repair hull", "repair cargo"}  # masts whole, crew is recruited
    pick(m, "repair hull")
    assert m.state.players[0].gold == 58
    assert m.state.players[0].ship.now == [2, 1, 2, 1, 1]
    pick(m, "buy-modification")
    assert m.state.players[0].gold == 55
    pick(m, "buy-weapon grapnel")
    assert m.state.players[0].gold == 52
    pick(m, "sell-weapon grapnel")
    assert m.state.players[0].gold == 53
    assert m.state.players[0].weapons == [0, 0, 0]


def test_zones_change_prices() -> None:
    def hurt(s: State, zone: str) -> None:
        yard(s, zone=zone)
        s.players[0].ship.now[HULL] = 1

    m = pick(stage(lambda s: hurt(s, "la_habana")), "port", "yard", "repair hull")
    assert m.state.players[0].gold == 59
    m = pick(stage(lambda s: hurt(s, "caracas")), "port", "yard", "buy-weapon grapeshot")
    assert m.state.players[0].gold == 58


@pytest.mark.rule("fortunes", "C049", "R14")
def test_resale_counts_modifications_and_damage_but_not_crew() -> None:
    def edit(s: State) -> None:
        yard(s, "frigate")
        put(s, 0, mods=["swivels", "chasers"])
        s.players[0].ship.now[:] = [2, 3, 1, 0, 3]

    ship = stage(edit).state.players[0].ship
    assert shipyard.resale(ship) == 10 + 2 - 3
    ship.now[:] = [0, 0, 0, 0, 0]
    assert shipyard.resale(ship) == 0  # never below nothing (ruling R14)


@pytest.mark.rule("fortunes", "C050", "C051")
def test_a_new_ship_replaces_the_old_and_the_crew_moves() -> None:
    def edit(s: State) -> None:
        yard(s, "galleon", 30)
        s.players[0].ship.now[CREW] = 3

    m = pick(stage(edit), "port", "yard")
    assert "sell" not in {o.split()[0] for o in offered(m)}  # nobody is ever without a ship
    pick(m, "buy-ship sloop")
    p = m.state.players[0]
    assert p.ship.now == [2, 2, 2, 2, 1]  # crew 3, but a sloop takes 2
    assert p.gold == 30 - 10 + 10
    m = stage(lambda s: yard(s, "sloop", 29))
    pick(m, "port", "yard")
    assert "buy-ship frigate" not in offered(m)  # 29 + 5 is not 35
    m = stage(lambda s: yard(s, "sloop", 30))
    pick(m, "port", "yard", "buy-ship frigate")
    assert m.state.players[0].gold == 0
    assert m.state.players[0].ship.now[CREW] == 2


@pytest.mark.rule("fortunes", "C052", "R15")
def test_a_man_of_war_is_neither_bought_nor_sold() -> None:
    m = pick(stage(lambda s: yard(s, "man_of_war")), "port", "yard")
    assert "buy-ship man_of_war" not in offered(m)
    pick(m, "buy-ship galleon")
    assert m.state.players[0].gold == 60 - 35  # nothing for the old one (ruling R15)


@pytest.mark.rule("fortunes", "C053")
def test_one_weapon_of_each_kind() -> None:
    m = pick(stage(lambda s: yard(s)), "port", "yard", "buy-weapon chain_shot", "buy-weapon grapnel")
    assert "buy-weapon chain_shot" not in offered(m)
    assert "buy-weapon grapeshot" in offered(m)
    assert m.view(1)["players"][0]["weapons"] == ["grapnel", "chain_shot"]


@pytest.mark.rule("fortunes", "C055", "C056")
def test_the_ports_token_is_revealed_sold_and_not_replaced() -> None:
    m = stage(lambda s: yard(s))
    nassau = ZONE["nassau"]
    assert m.view(0)["zones"][nassau]["modification"] == "hidden"
    pick(m, "port")
    assert m.view(1)["zones"][nassau]["modification"] == "gunport"
    pick(m, "yard", "buy-modification")
    assert m.state.mods[nassau] == -1
    assert "buy-modification" not in offered(m)


@pytest.mark.rule("fortunes", "C055")
def test_a_token_laid_face_down_here_is_for_sale_only_from_the_next_port_action() -> None:
    """The old ship's token goes to the port where the new one was bought: nobody has turned it yet."""

    def edit(s: State) -> None:
        yard(s)
        put(s, 0, mods=["rigging"])
        here, free = ZONE["nassau"], next(zone for zone in PORTS if s.mods[zone] < 0)
        s.mods[free], s.mods[here] = s.mods[here], -1

    m = pick(stage(edit), "port", "yard", "buy-ship frigate")
    assert m.state.mods[ZONE["nassau"]] == MODIFICATION["rigging"]
    assert "buy-modification" not in offered(m)
    pick(m, "done", "done", "end", "end")
    assert asked(m) == (0, "act")
    pick(m, "port", "yard")
    assert "buy-modification" in offered(m)


@pytest.mark.rule("fortunes", "C057")
def test_no_second_copy_of_a_modification() -> None:
    def edit(s: State) -> None:
        yard(s)
        put(s, 0, mods=["gunport"])
        modification(s, "nassau", "gunport")

    assert "buy-modification" not in offered(pick(stage(edit), "port", "yard"))


@pytest.mark.rule("fortunes", "C058", "C060")
def test_modifications_stay_behind_except_at_st_john() -> None:
    def edit(s: State, zone: str) -> None:
        yard(s, zone=zone)
        put(s, 0, mods=["rigging", "gunport"])

    m = pick(stage(lambda s: edit(s, "nassau")), "port", "yard", "buy-ship flute")
    assert asked(m) == (0, "place")
    free = [z for z in range(17) if m.state.mods[z] < 0 and z != ZONE["caribbean_sea"]]
    assert len(offered(m)) == len(free)
    assert m.state.players[0].ship.mods == []
    pick(m, offered(m)[0])
    assert asked(m)[1] != "place"
    assert sorted(t for t in m.state.mods if t >= 0) == sorted(2 * list(range(8)))
    assert all(not m.state.mods_up[z] for z in free)
    m = pick(stage(lambda s: edit(s, "st_john")), "port", "yard", "buy-ship flute")
    assert asked(m) == (0, "transfer")
    pick(m, "transfer")
    ship = m.state.players[0].ship
    assert sorted(MODIFICATION_IDS[t] for t in ship.mods) == ["gunport", "rigging"]
    assert (ship.handling, ship.now[CANNONS]) == (3, 2)


@pytest.mark.rule("fortunes", "C059", "R20")
@pytest.mark.parametrize(
    ("name", "section", "gain"),
    [("extended_hold", CARGO, 1), ("gunport", CANNONS, 1), ("hammocks", CREW, 0)],
)
def test_modifications_that_raise_a_section(name: str, section: int, gain: int) -> None:
    def edit(s: State) -> None:
        yard(s)
        modification(s, "nassau", name)

    m = pick(stage(edit), "port", "yard")
    ship = m.state.players[0].ship
    now, most = ship.now[section], ship.most[section]
    pick(m, "buy-modification")
    assert (ship.now[section], ship.most[section]) == (now + gain, most + 1)


@pytest.mark.rule("fortunes", "C059")
def test_rigging_raises_manoeuvrability_and_a_used_hull_is_armed_again() -> None:
    def edit(s: State) -> None:
        yard(s)
        put(s, 0, mods=["rigging", "reinforced_hull"])
        s.players[0].ship.hull_used = True

    m = pick(stage(edit), "port", "yard")
    assert m.state.players[0].ship.handling == 5
    pick(m, "rearm")
    assert m.state.players[0].gold == 57
    assert not m.state.players[0].ship.hull_used
    assert "rearm" not in offered(m)


@pytest.mark.rule("fortunes", "C061")
def test_values_never_go_above_five() -> None:
    def edit(s: State) -> None:
        yard(s, "galleon")
        put(s, 0, "pepijn_van_avezaath", mods=["extended_hold"])

    p = stage(edit).state.players[0]
    assert p.ship.most[CARGO] == 5
    p.ship = vessel.new_vessel(SHIP["man_of_war"])
    p.ship.mods = [MODIFICATION["gunport"], MODIFICATION["hammocks"]]
    vessel.refit(p)
    assert p.ship.most[CREW] == p.ship.most[CANNONS] == 5


@pytest.mark.rule("fortunes", "C061", "C103")
def test_where_values_end_lower_they_do_for_every_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vessel, "FIGURES", structs.replace(FIGURES, ship_most=3))
    g = table()
    g.state.war[:] = [SPAIN, FRANCE]
    ship = npcs.vessel_of(g.state, SPAIN)
    assert (ship.now, ship.most, ship.handling) == ([3, 3, 3, 3, 3], [3, 3, 3, 3, 3], 2)
    assert vessel.new_vessel(SHIP["sloop"]).handling == 3


@pytest.mark.rule("fortunes", "C097", "R17")
def test_the_first_frigate_or_galleon_bought_is_worth_a_point() -> None:
    m = pick(stage(lambda s: yard(s, gold=90)), "port", "yard", "buy-ship frigate")
    assert m.state.players[0].glory == 1
    assert len(m.state.players[0].hand) == 1

    def had_one(s: State) -> None:
        yard(s, gold=90)
        s.players[0].big_ship = True

    again = stage(had_one)
    pick(again, "port", "yard", "buy-ship galleon")
    assert again.state.players[0].glory == 0  # once for each captain (ruling R17)
    m = pick(stage(lambda s: yard(s)), "port", "yard", "buy-ship flute")
    assert m.state.players[0].glory == 0


def test_ships_have_the_printed_values() -> None:
    assert SHIP_SECTIONS[SHIP["frigate"]] == (3, 3, 3, 3, 3)
    assert SHIP_SECTIONS[SHIP["man_of_war"]][MASTS] == 5


# ---- what moves from ship to ship


def at_st_john(s: State, gold: int = 30, mods: Sequence[str] = ("rigging", "gunport")) -> None:
    put(s, 0, zone="st_john", port=True, gold=gold, mods=mods)
    s.missions[:] = []


@pytest.mark.rule("fortunes", "C049", "C058", "R72")
def test_at_st_john_only_modifications_sold_with_the_ship_pay() -> None:
    paid = {}
    for answers in (("transfer",), ("pass",), ("transfer rigging", "pass"), ("transfer gunport", "transfer")):
        m = pick(stage(at_st_john), "port", "yard", "buy-ship flute", *answers)
        paid[answers[0]] = 30 - m.state.players[0].gold
        while asked(m)[1] == "place":
            pick(m, offered(m)[0])
        kept = {MODIFICATION_IDS[token] for token in m.state.players[0].ship.mods}
        wanted = {"transfer": {"rigging", "gunport"}, "pass": set(), "transfer rigging": {"rigging"}}
        assert kept == wanted.get(answers[0], {"rigging", "gunport"})
        assert sorted(t for t in [*m.state.mods, *m.state.players[0].ship.mods] if t >= 0) == sorted(
            2 * list(range(8))
        )
    assert paid == {"transfer": 5, "pass": 3, "transfer rigging": 4, "transfer gunport": 5}


@pytest.mark.rule("fortunes", "C050", "C058", "R72")
@pytest.mark.parametrize(
    ("gold", "asked_for"),
    [
        (5, ["transfer", "transfer rigging", "transfer gunport", "pass"]),
        (4, ["transfer rigging", "transfer gunport", "pass"]),
        (3, []),
    ],
)
def test_a_modification_moves_only_if_the_ship_can_still_be_paid(gold: int, asked_for: list[str]) -> None:
    m = pick(stage(lambda s: at_st_john(s, gold)), "port", "yard", "buy-ship flute")
    if not asked_for:
        assert asked(m) == (0, "place")
        assert m.state.players[0].gold == 0
        return
    assert asked(m) == (0, "transfer")
    assert sorted(offered(m)) == sorted(asked_for)


@pytest.mark.rule("fortunes", "C058", "R72")
def test_one_modification_is_moved_or_sold() -> None:
    m = pick(stage(lambda s: at_st_john(s, mods=["rigging"])), "port", "yard", "buy-ship flute")
    assert offered(m) == ["transfer", "pass"]


@pytest.mark.rule("fortunes", "C058", "C059", "R72")
@pytest.mark.parametrize(("answer", "used"), [("transfer", True), ("pass", False)])
def test_a_reinforced_hull_moves_as_it_is(answer: str, used: bool) -> None:
    def edit(s: State) -> None:
        at_st_john(s, mods=["reinforced_hull"])
        s.players[0].ship.hull_used = True

    m = pick(stage(edit), "port", "yard", "buy-ship flute", answer)
    assert m.state.players[0].ship.hull_used is used


@pytest.mark.rule("fortunes", "C058", "C059")
def test_a_new_ship_takes_over_no_used_token() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, gold=30, mods=["reinforced_hull"])
        s.missions[:] = []
        s.players[0].ship.hull_used = True

    m = pick(stage(edit), "port", "yard", "buy-ship flute")
    assert not m.state.players[0].ship.hull_used


@pytest.mark.rule("fortunes", "C051", "R16")
@pytest.mark.parametrize(("crew", "ship", "after"), [(2, "flute", 1), (2, "sloop", 2), (0, "sloop", 0)])
def test_the_crew_comes_along_as_far_as_there_is_room(crew: int, ship: str, after: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, gold=30)
        s.players[0].ship.now[:] = [1, 1, 1, crew, 1]
        s.missions[:] = []

    m = pick(stage(edit), "port", "yard", f"buy-ship {ship}")
    new = m.state.players[0].ship
    assert new.now[CREW] == after
    assert [new.now[i] for i in vessel.NO_CREW] == [
        new.most[i] for i in vessel.NO_CREW
    ]  # damage stays behind


@pytest.mark.rule("fortunes", "C142", "R77")
@pytest.mark.parametrize(
    ("old", "new", "hold", "after"),
    [
        ("pepijn_van_avezaath", "gaspar_ibarra", 2, (1, 2)),  # a hold of 3, a point lost: of 2, a point lost
        ("gaspar_ibarra", "pepijn_van_avezaath", 1, (2, 3)),
        ("gaspar_ibarra", "isabel_de_arrieta", 1, (1, 2)),
        ("pepijn_van_avezaath", "gaspar_ibarra", 0, (0, 2)),
    ],
)
def test_damage_stays_on_a_captured_ship(old: str, new: str, hold: int, after: tuple[int, int]) -> None:
    m = stage(lambda s: put(s, 1, old, "sloop"))
    taken = m.state.players[1].ship
    taken.now[:] = [1, hold, 1, 0, 1]
    p = put(m.state, 0, new, "frigate")
    vessel.change_to(p, taken)
    assert (p.ship.now[CARGO], p.ship.most[CARGO]) == after
    assert p.ship.now == [1, after[0], 1, 2, 1]


@pytest.mark.rule("fortunes", "C051", "C058", "R16")
@pytest.mark.parametrize(
    ("ship", "after"), [("sloop", [2, 3, 2, 3, 2]), ("flute", [3, 5, 3, 2, 2]), ("galleon", [4, 5, 4, 3, 5])]
)
def test_hammocks_that_move_along_keep_their_man(ship: str, after: list[int]) -> None:
    """A sloop with hammocks has three men: with the hammocks, the room for them moves to the new ship."""
    mods = ("hammocks", "extended_hold", "gunport")
    m = stage(lambda s: at_st_john(s, gold=60, mods=mods))
    pick(m, "port", "yard", f"buy-ship {ship}", "transfer")
    assert m.state.players[0].ship.now == after


@pytest.mark.rule("fortunes", "C050", "R79")
def test_one_ship_is_bought_in_a_visit() -> None:
    m = pick(stage(lambda s: yard(s, gold=200)), "port", "yard", "buy-ship frigate")
    assert not [option for option in offered(m) if option.startswith("buy-ship")]
    pick(m, "done", "done", "end", "end")
    pick(m, "port", "yard", "buy-ship galleon")  # on the next turn
    assert m.state.players[0].glory == 1


@pytest.mark.rule("fortunes", "C060", "R19")
@pytest.mark.parametrize("tokens", [["gunport"], ["gunport", "rigging"]])
def test_a_token_that_goes_back_alone_is_known_to_all_two_to_nobody(tokens: list[str]) -> None:
    g = table(seats=3)
    s = g.state
    numbers = [MODIFICATION[name] for name in tokens]
    ports = [s.mods.index(number) for number in numbers]
    for port in ports:
        s.mods[port] = -1
    before = set(s.mods_batch)
    run(fittings.scatter(g, 0, numbers), *[f"place {ZONE_IDS[port]}" for port in ports][: len(ports) - 1])
    assert sorted(s.mods[port] for port in ports) == sorted(numbers)
    assert [s.mods_seen[port] for port in ports] == ([by_all(3)] if len(tokens) == 1 else [UNSEEN, UNSEEN])
    assert not before & {s.mods_batch[port] for port in ports}, "they are mixed with one another only"


@pytest.mark.rule("fortunes", "C048", "C053")
@pytest.mark.parametrize(("gold", "sold"), [(3, True), (2, False)])
def test_the_last_three_gold_buy_a_weapon(gold: int, sold: bool) -> None:
    def edit(s: State) -> None:
        yard(s)
        put(s, 0, gold=gold)

    m = pick(stage(edit), "port", "yard")
    assert ("buy-weapon grapnel" in offered(m)) is sold


@pytest.mark.rule("fortunes", "C055", "C056")
def test_hammocks_are_revealed_and_sold_like_any_modification() -> None:
    """Whatever comes first in the box."""

    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra", zone="nassau", port=True, gold=3)
        modification(s, "nassau", "hammocks")

    m = pick(stage(edit), "port")
    assert m.view(1)["zones"][ZONE["nassau"]]["modification"] == "hammocks"
    pick(m, "yard", "buy-modification")  # with the last three Gold
    assert m.state.players[0].gold == 0
    assert m.state.mods[ZONE["nassau"]] == -1


@pytest.mark.rule("fortunes", "C048", "C050")
@pytest.mark.parametrize(("gold", "sold"), [(2, True), (1, False)])
def test_the_last_two_gold_repair_a_point(gold: int, sold: bool) -> None:
    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra", "frigate", "nassau", port=True, gold=gold)
        s.players[0].ship.now[MASTS] = 2

    assert ("repair masts" in offered(pick(stage(edit), "port", "yard"))) == sold


@pytest.mark.rule("fortunes", "C049", "C050")
def test_a_ship_sold_for_what_the_other_costs_moves_no_gold() -> None:
    m = stage(lambda s: put(s, 0, "nicolas_jaures", "frigate", "nassau", port=True, gold=0))
    pick(m, "port", "yard", "buy-ship sloop")
    assert m.state.players[0].gold == 0
    assert not {"gain", "pay"} & set(told(m))


@pytest.mark.rule("fortunes", "C060", "R19")
def test_what_two_ships_left_behind_is_never_mixed() -> None:
    """All know what was in each lot: a re-dealt world must not exchange tokens between them."""

    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, mods=["rigging"])
        put(s, 1, zone="nassau", port=True, mods=["gunport"])

    m = stage(edit)
    s = m.state
    places = []
    for seat in (0, 1):
        tokens = list(s.players[seat].ship.mods)
        s.players[seat].ship.mods.clear()
        free = next(zone for zone in PORTS if s.mods[zone] < 0)
        scattering = fittings.scatter(m.table, seat, tokens)
        run(scattering, *([f"place {ZONE_IDS[free]}"] if seat == 0 else []))
        places.append(free)
    lots = [s.mods_batch[zone] for zone in places]
    assert len({0, *lots}) == 3
