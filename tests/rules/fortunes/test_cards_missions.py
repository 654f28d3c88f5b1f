"""The 25 Missions: who may accept each, what completes it, what it brings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from flibuste.games.fortunes.box import (
    CANNONS,
    CREW,
    ENGLAND,
    FLUTE,
    FRANCE,
    FRIGATE,
    GOOD,
    GOOD_OF,
    MISSION,
    MISSION_IDS,
    MISSION_PLACE,
    MISSIONS,
    NATION,
    SPAIN,
    SPECIALIST_IDS,
    SPECIALIST_OF,
    ZONE,
)
from flibuste.games.fortunes.parts import Condition, Effect, Task
from flibuste.games.fortunes.rules.cards import missions
from flibuste.games.fortunes.state import G, Player, State
from flibuste.kernel.decision import Option

from .kit import deck, give_goods, offered, pick, put, run, stage, table

SKULL = 5


def held(name: str, dice: list[int] | None = None) -> tuple[G, Player]:
    """Seat 0 holds the mission, at sea."""
    g = table(dice=dice or [])
    p = g.state.players[0]
    number = MISSION[name]
    for pile in (g.state.mission_deck, g.state.missions):
        if number in pile:
            pile.remove(number)
    p.mission = number
    return g, p


def call_at(g: G, zone: str, *answers: str) -> None:
    """A Port action starts there."""
    p = g.state.players[0]
    p.zone, p.in_port = ZONE[zone], True
    run(missions.port_call(g, 0), *answers)


def deliver_at(g: G, zone: str, verb: str = "deliver", *answers: str) -> None:
    p = g.state.players[0]
    p.zone, p.in_port = ZONE[zone], True
    options = missions.port_options(g.state, 0)
    assert [o.verb for o in options] == [verb]
    run(missions.port_task(g, 0, options[0]), *answers)


def is_done(g: G, name: str) -> bool:
    p = g.state.players[0]
    done = MISSION[name] in g.state.mission_discard
    assert done == (p.mission == -1) == (p.glory == 1)
    if done:
        assert (p.step, p.visited) == (0, [])
        assert len(p.hand) >= 1
    return done


def specialists(p: Player) -> list[str]:
    return [SPECIALIST_IDS[SPECIALIST_OF[card]] for card in p.specialists]


# ---- accepting


def fit_for(name: str, dice: list[int]) -> G:
    """Seat 0 meets all the conditions of a mission, in its port; the mission is on offer."""
    g = table(dice=dice)
    s = g.state
    number = MISSION[name]
    if number in s.mission_deck:
        s.mission_deck[s.mission_deck.index(number)] = s.missions[0]
        s.missions[0] = number
    elif s.missions[0] != number:
        s.missions.reverse()
    p = s.players[0]
    p.zone, p.in_port = MISSION_PLACE[number], True
    for condition in MISSIONS[number].condition:
        if condition.kind == "is_pirate":
            p.bounties[FRANCE] = 1
        if condition.kind == "ship":
            p.ship.kind = FLUTE
        if condition.kind == "stat_min":
            p.ship.now[CANNONS] = condition.n
    return g


@pytest.mark.rule("fortunes", "C070", "C072")
@pytest.mark.parametrize("name", MISSION_IDS)
def test_a_captain_who_meets_the_conditions_is_given_the_mission(name: str) -> None:
    g = fit_for(name, [SKULL, 1, 1])
    s = g.state
    option = Option("accept", name)
    assert option in missions.on_offer(s, 0)
    run(missions.try_for(g, 0, option))
    assert s.players[0].mission == MISSION[name]
    assert len(s.missions) == 2
    assert MISSION[name] not in s.missions
    paid = sum(c.n for c in MISSIONS[MISSION[name]].condition if c.kind == "pay")
    assert s.players[0].gold == 10 - paid


def refuse(g: G, name: str) -> bool:
    """Break the first condition that needs no roll; whether there was one."""
    p = g.state.players[0]
    for condition in MISSIONS[MISSION[name]].condition:
        if condition.kind == "no_bounty":
            p.bounties[NATION[condition.nation]] = 1
        elif condition.kind == "not_pirate":
            p.bounties[ENGLAND] = 1
        elif condition.kind == "is_pirate":
            p.bounties[:] = [0, 0, 0, 0]
        elif condition.kind == "ship":
            p.ship.kind = FRIGATE
        elif condition.kind == "stat_min":
            p.ship.now[CANNONS] = condition.n - 1
        elif condition.kind == "pay":
            p.gold = condition.n - 1
        else:
            continue
        return True
    return False


@pytest.mark.rule("fortunes", "C070", "C071")
@pytest.mark.parametrize("name", MISSION_IDS)
def test_a_captain_who_does_not_meet_the_conditions_is_not(name: str) -> None:
    g = fit_for(name, [1, 1, 1])
    s = g.state
    option = Option("accept", name)
    rolls = any(c.kind == "roll" for c in MISSIONS[MISSION[name]].condition)
    if refuse(g, name):
        assert option not in missions.on_offer(s, 0)
    elif rolls:
        run(missions.try_for(g, 0, option))
        assert s.players[0].mission == -1
        assert MISSION[name] in s.missions  # it stays on offer
    s.players[0].zone = (MISSION_PLACE[MISSION[name]] + 1) % 17
    assert option not in missions.on_offer(s, 0)


@pytest.mark.rule("fortunes", "C073")
def test_with_a_second_mission_one_is_kept() -> None:
    g = fit_for("court_sugar", [])
    p = g.state.players[0]
    other = next(m for m in range(25) if m not in g.state.missions)
    g.state.mission_deck.remove(other)
    p.mission = other
    p.step = 1
    run(missions.try_for(g, 0, Option("accept", "court_sugar")), "keep court_sugar")
    assert p.mission == MISSION["court_sugar"]
    assert p.step == 0
    assert g.state.mission_discard == [other]


def test_the_audiencia_gives_a_die() -> None:
    g = fit_for("archbishop", [1, 1, SKULL])
    run(missions.try_for(g, 0, Option("accept", "archbishop")))
    assert g.state.players[0].mission == MISSION["archbishop"]  # Influence 2, and one die more


# ---- passengers, letters, convoys


@pytest.mark.parametrize(
    ("name", "there", "gold"),
    [
        ("queens_cousin", "la_habana", 15),
        ("viceroy_mail", "caracas", 14),
        ("fort_engineer", "tortuga", 10),
        ("company_books", "curacao", 8),
        ("silver_escort", "san_juan", 18),
        ("archbishop", "cartagena", 12),
    ],
)
@pytest.mark.rule("fortunes", "C074", "C097", "C098")
def test_a_passage_ends_with_a_port_action_there(name: str, there: str, gold: int) -> None:
    g, p = held(name)
    call_at(g, "bridgetown")
    assert not is_done(g, name)
    call_at(g, there)
    assert is_done(g, name)
    assert p.gold == 10 + gold
    hired = {"fort_engineer": ["carpenter"], "company_books": ["purser"]}
    assert specialists(p) == hired.get(name, [])
    assert len(p.hand) == (2 if name == "archbishop" else 1)


def test_the_mediator_calls_at_port_royal_then_at_tortuga() -> None:
    g, p = held("mediator")
    p.bounties[:] = [3, 0, 1, 0]
    call_at(g, "tortuga")
    assert p.step == 0
    call_at(g, "port_royal")
    assert p.step == 1
    assert not is_done(g, "mediator")
    call_at(g, "tortuga", "clear spain 2")
    assert is_done(g, "mediator")
    assert p.bounties == [1, 0, 1, 0]
    assert p.gold == 20


def test_the_grand_tour_calls_at_all_four_nations() -> None:
    g, p = held("grand_tour")
    for zone in ("la_habana", "caracas", "tortuga", "nassau"):
        call_at(g, zone)
    assert p.visited == [SPAIN, FRANCE, ENGLAND]
    assert not is_done(g, "grand_tour")
    call_at(g, "curacao")
    assert is_done(g, "grand_tour")
    assert p.gold == 30
    assert len(p.hand) == 2


# ---- deliveries


@pytest.mark.parametrize(
    ("name", "goods", "there", "gold"),
    [
        ("court_sugar", ["sugar", "sugar"], "basse_terre", 14),
        ("company_tobacco", ["tobacco", "tobacco", "tobacco"], "st_maarten", 22),
        ("fleet_rum", ["rum", "rum"], "port_royal", 16),
        ("feast", ["rum", "fruit"], "tortuga", 12),
    ],
)
def test_goods_are_delivered(name: str, goods: list[str], there: str, gold: int) -> None:
    g, p = held(name)
    p.ship.now[CREW] = 1
    give_goods(g, 0, *goods[1:], "timber")
    p.zone, p.in_port = ZONE[there], True
    assert missions.port_options(g.state, 0) == ()  # a card is missing
    give_goods(g, 0, goods[0])
    p.zone = ZONE["bridgetown"]
    assert missions.port_options(g.state, 0) == ()  # not here
    demand = g.state.demand[ZONE[there]]
    deliver_at(g, there)
    assert is_done(g, name)
    assert p.gold == 10 + gold
    assert len(p.cargo) == 1
    assert len(g.state.cargo_discard) == len(goods)
    assert g.state.demand[ZONE[there]] == demand
    assert p.ship.now[CREW] == (2 if name == "feast" else 1)


def test_two_weapons_go_to_the_arsenal() -> None:
    g, p = held("arsenal")
    p.zone, p.in_port = ZONE["nassau"], True
    p.weapons[:] = [1, 0, 0]
    assert missions.port_options(g.state, 0) == ()
    p.weapons[:] = [1, 1, 1]
    deliver_at(g, "nassau", "deliver", "hand-over chain_shot", "hand-over grapnel")
    assert is_done(g, "arsenal")
    assert p.weapons == [0, 0, 1]
    assert p.gold == 26


# ---- at sea


@pytest.mark.parametrize(
    ("name", "zone", "gold"),
    [("torn_chart", "caribbean_sea", 16), ("botanist", "trinidad", 8)],
)
def test_a_search_at_sea(name: str, zone: str, gold: int) -> None:
    g, p = held(name)
    p.zone = ZONE["bridgetown"]
    assert not missions.may_scout(g.state, 0)
    p.zone = ZONE[zone]
    p.in_port = True
    assert not missions.may_scout(g.state, 0)
    p.in_port = False
    assert missions.may_scout(g.state, 0)
    run(missions.scouted(g, 0))
    assert is_done(g, name)
    assert p.gold == 10 + gold
    assert specialists(p) == (["surgeon"] if name == "botanist" else [])


def test_a_wreck_is_salvaged() -> None:
    g, p = held("salvage")
    p.zone = ZONE["petit_goave"]
    assert missions.may_scout(g.state, 0)
    run(missions.scouted(g, 0), "pass")
    assert is_done(g, "salvage")
    assert p.gold == 18
    assert len(g.state.cargo_discard) == 4


def test_the_lost_register_is_found_and_brought_back() -> None:
    g, p = held("lost_register")
    call_at(g, "la_habana")
    assert p.step == 0
    p.zone, p.in_port = ZONE["nassau"], False
    assert missions.may_scout(g.state, 0)
    run(missions.scouted(g, 0))
    assert p.step == 1
    assert not missions.may_scout(g.state, 0)
    call_at(g, "la_habana")
    assert is_done(g, "lost_register")
    assert p.gold == 28


@pytest.mark.rule("fortunes", "C136")
def test_the_prisoners_are_freed_by_a_crew_combat() -> None:
    g, p = held("prisoners", [5, 5, 1, 1, 1])
    p.zone = ZONE["caracas"]
    assert missions.may_scout(g.state, 0)
    run(missions.scouted(g, 0))
    assert is_done(g, "prisoners")
    assert p.gold == 24
    assert p.ship.now[CREW] == p.ship.most[CREW]


@pytest.mark.rule("fortunes", "C136", "C134")
def test_the_prisoners_guards_may_kill_the_captain() -> None:
    g, p = held("prisoners", [1, 1, 1, 5, 5])
    p.zone = ZONE["caracas"]
    run(missions.scouted(g, 0))
    assert p.captain == -1
    assert p.glory == 0


def test_the_abduction_needs_a_word_ashore_and_is_taken_ill() -> None:
    g, p = held("abduction", [1, 1, SKULL, 1])
    call_at(g, "tortuga")
    assert p.step == 0
    deliver_at(g, "santo_domingo", "errand")
    assert p.step == 0
    assert missions.port_options(g.state, 0) == ()  # one try a turn
    g.state.turn.errand = False
    deliver_at(g, "santo_domingo", "errand")
    assert p.step == 1
    call_at(g, "tortuga")
    assert is_done(g, "abduction")
    assert p.gold == 30
    assert p.bounties == [1, 0, 0, 0]


@pytest.mark.rule("fortunes", "C036")
def test_an_errand_is_no_port_activity() -> None:
    """What a mission asks ashore does not keep a captain from selling first."""

    def edit(s: State) -> None:
        p = put(s, 0, zone="santo_domingo", port=True, mission="abduction", goods=["rum"])
        p.step = 0

    m = pick(stage(edit, dice=[1] * 4), "port", "errand abduction")
    assert "errand abduction" not in offered(m)  # one try a turn
    assert "sell rum" in offered(m)


# ---- fights, raids and sales


@pytest.mark.parametrize(
    ("name", "right", "wrong", "gold"),
    [
        ("pirate_hunt", "npc_pirate", ("npc_naval", "pirate", "player"), 10),
        ("brethren_revenge", "npc_naval", ("npc_pirate", "pirate", "player"), 20),
    ],
)
def test_an_enemy_is_defeated(name: str, right: str, wrong: tuple[str, ...], gold: int) -> None:
    g, p = held(name)
    for loser in wrong:
        run(missions.defeated(g, 0, loser))
    assert not is_done(g, name)
    run(missions.defeated(g, 0, right))
    assert is_done(g, name)
    assert p.gold == 10 + gold
    assert specialists(p) == (["gun_captain"] if name == "pirate_hunt" else [])


@pytest.mark.parametrize("loser", ["npc_pirate", "pirate"])
def test_a_head_is_brought_back_to_cartagena(loser: str) -> None:
    g, p = held("price_on_head")
    run(missions.defeated(g, 0, "npc_naval"))
    run(missions.defeated(g, 0, "player"))
    call_at(g, "cartagena")
    assert p.step == 0
    run(missions.defeated(g, 0, loser))
    assert p.step == 1
    call_at(g, "cartagena")
    assert is_done(g, "price_on_head")
    assert p.gold == 28


def test_a_french_commission_wants_a_spanish_merchant() -> None:
    g, p = held("french_marque")
    p.bounties[:] = [1, 2, 0, 0]
    run(missions.raided(g, 0, ENGLAND))
    assert not is_done(g, "french_marque")
    assert not missions.commissioned(g.state, 0, SPAIN)
    run(missions.raided(g, 0, SPAIN), "clear netherlands 1")
    assert is_done(g, "french_marque")
    assert p.gold == 18
    assert p.bounties == [1, 1, 0, 0]


@pytest.mark.rule("fortunes", "C081")
@pytest.mark.parametrize(("mission", "bounty"), [("spanish_marque", 0), ("torn_chart", 1)])
def test_a_commissioned_raid_brings_no_bounty(mission: str, bounty: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", gold=0, mission=mission)
        s.merchants[ZONE["nassau"]] = ENGLAND
        deck(s, "rum_1", "spice_1", "fruit_1")

    m = pick(stage(edit, dice=[5, 1, 1, 1, 1]), "scout merchant", "attack england", "pass")
    p = m.state.players[0]
    assert p.bounties == [0, 0, 0, bounty]
    assert p.glory == 1 - bounty
    assert p.gold == 3 + (0 if bounty else 12)


def test_a_spanish_commission_spares_the_bounty() -> None:
    g, p = held("spanish_marque")
    assert missions.commissioned(g.state, 0, ENGLAND)
    assert not missions.commissioned(g.state, 0, FRANCE)
    run(missions.raided(g, 0, FRANCE))
    assert not is_done(g, "spanish_marque")
    run(missions.raided(g, 0, ENGLAND))
    assert is_done(g, "spanish_marque")
    assert p.gold == 22
    assert not missions.commissioned(g.state, 0, ENGLAND)


def test_a_great_sale_is_three_cards_in_demand() -> None:
    g, p = held("great_sale")
    run(missions.sold(g, 0, 2))
    assert not is_done(g, "great_sale")
    run(missions.sold(g, 0, 3))
    assert is_done(g, "great_sale")
    assert p.gold == 24


def test_without_a_mission_nothing_happens() -> None:
    g = table()
    p = g.state.players[0]
    p.in_port = True
    run(missions.port_call(g, 0))
    run(missions.defeated(g, 0, "npc_pirate"))
    run(missions.raided(g, 0, SPAIN))
    run(missions.sold(g, 0, 5))
    assert missions.port_options(g.state, 0) == ()
    assert not missions.may_scout(g.state, 0)
    assert p.glory == 0


# ---- an owner's missions


def write(monkeypatch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """An owner's words on the card of a mission."""
    own = list(MISSIONS)
    own[MISSION[name]] = structs.replace(own[MISSION[name]], **fields)
    monkeypatch.setattr(missions, "MISSIONS", own)


@pytest.mark.rule("fortunes", "C070")
@pytest.mark.parametrize(("gold", "offered"), [(6, False), (7, True)])
def test_who_pays_twice_must_have_it_all(monkeypatch: pytest.MonkeyPatch, gold: int, offered: bool) -> None:
    write(monkeypatch, "feast", condition=[Condition(kind="pay", n=3), Condition(kind="pay", n=4)])
    g, p = held("feast")
    p.gold = gold
    assert missions.may_accept(g.state, 0, MISSION["feast"]) == offered


@pytest.mark.rule("fortunes", "C074")
def test_a_good_that_is_due_twice_is_needed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    rum = Task(kind="deliver", zone="tortuga", good="rum", n=1)
    write(monkeypatch, "feast", task=[rum, rum])
    g, p = held("feast")
    p.zone, p.in_port = ZONE["tortuga"], True
    give_goods(g, 0, "rum", "sugar")
    assert missions.port_options(g.state, 0) == ()
    give_goods(g, 0, "rum")
    deliver_at(g, "tortuga")
    assert is_done(g, "feast")
    assert [GOOD_OF[card] for card in p.cargo] == [GOOD["sugar"]]


@pytest.mark.rule("fortunes", "C074", "C136")
def test_a_reward_that_is_fought_for_and_lost_is_no_mission_done(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Effect(op="crew_combat", crew=2, leadership=2)
    write(monkeypatch, "torn_chart", effect=[fight, Effect(op="gold", n=5)])
    g, p = held("torn_chart", [1, 1, 1, 5, 5])
    p.zone = ZONE["caribbean_sea"]
    run(missions.scouted(g, 0))
    assert (p.captain, p.glory, p.hand, p.gold) == (-1, 0, [], 0)
    assert MISSION["torn_chart"] in g.state.mission_discard
