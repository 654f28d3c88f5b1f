"""9.1–9.4: ports and what is done in them."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.blackbeard.box import CARD, GOVERNORS, HOSTAGES, NATIONS, PIRATE, PORT, PRO
from flibuste.games.blackbeard.state import (
    ANTI_PORT,
    HAVEN,
    INVOLUNTARY,
    NEUTRAL_PORT,
    PIRATE_PORT,
    PRO_PORT,
    VOLUNTARY,
    State,
    port_status,
)
from flibuste.kernel.match import Match

from .kit import asked, do, draw_phase, get, governor, hold, offered, put, stage, told

DAUGHTER = next(n for n, h in enumerate(HOSTAGES) if h.id == "governors-daughter")


def at(port: str, *dice: int, pro: bool | None = None, haven: bool = False, **fields: Any) -> Match:
    """Teach in a port, busy."""

    def position(s: State) -> None:
        teach = put(s, "teach", port, **fields)
        s.hostage_pool = [hostage for hostage in s.hostage_pool if hostage not in teach.hostages]
        if pro is not None:
            governor(s, port, pro)
        if haven:
            s.havens[PORT[port]] = PIRATE["teach"]

    m = stage(position, dice=dice)
    do(m, "port teach")
    return m


@pytest.mark.rule("blackbeard", "9.14", "9.15", "9.41")
def test_activities_come_in_their_order() -> None:
    fields: dict[str, Any] = {
        "holds": [300, 200],
        "hostages": [DAUGHTER],
        "nations": [0],
        "combat": 3,
        "worth": 900,
    }
    m = at("bath", 4, pro=True, **fields)
    assert offered(m) == {
        "sell-hostage teach governors-daughter",
        "sell-all",
        "sell teach 1 300",
        "sell teach 2 200",
        "refit",
        "haven teach",
        "celebrate",
        "pass",
    }
    do(m, "refit")
    assert offered(m) == {"haven teach", "celebrate", "pass"}
    assert get(m, "teach").combat == 5


@pytest.mark.rule("blackbeard", "9.41")
def test_scurvy_is_cured_in_port() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", scurvy=True)
        hold(s, 1, "scurvy-outbreak")
        s.quiet = []

    m = stage(position)
    do(m, "move teach bath", "pass")
    assert asked(m) == "act"  # in port nobody can make him ill
    assert not get(m, "teach").scurvy


@pytest.mark.rule("blackbeard", "9.21", "9.31", "9.32", "9.33", "9.34", "9.35")
def test_the_five_statuses() -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic", letter="spanish")
        governor(s, "bath")
        governor(s, "virginia", pro=False)
        governor(s, "havana", pro=False)
        s.havens[PORT["bath"]] = PIRATE["low"]
        s.havens[PORT["whydah"]] = PIRATE["teach"]

    s = stage(position).state
    teach = s.pirates[0]
    want = {
        "virginia": ANTI_PORT,
        "boston": NEUTRAL_PORT,
        "bath": PRO_PORT,
        "isla-de-tortuga": PIRATE_PORT,
        "whydah": HAVEN,
        "havana": PRO_PORT,  # by letter, whatever the governor
        "campeche": PRO_PORT,
    }
    assert {port: port_status(s, teach, PORT[port]) for port in want} == want


@pytest.mark.rule("blackbeard", "9.21", "9.31", "9.32")
@pytest.mark.parametrize("number", range(1, len(GOVERNORS) + 1))
def test_each_governor_opens_his_port_or_shuts_it(number: int) -> None:
    def position(s: State) -> None:
        put(s, "teach", "central-atlantic")
        s.governors[PORT["bath"]] = number

    assert ("move teach bath" in offered(stage(position))) is GOVERNORS[number - 1].pro


@pytest.mark.rule("blackbeard", "9.23", "9.24", "9.34", "10.53", "17.2#9")
def test_a_new_governor_ends_a_haven_and_ousts() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", notoriety=3)
        put(s, "low", "bath", owner=1)
        governor(s, "bath")
        s.havens[PORT["bath"]] = PIRATE["teach"]
        draw_phase(s, "new-governors")

    m = stage(position, dice=[1, 5, 6, 2])
    assert m.state.governors[PORT["bath"]] > PRO
    assert m.state.havens[PORT["bath"]] < 0
    assert {get(m, "teach").place, get(m, "low").place} == {1}
    assert get(m, "teach").notoriety == 3  # no renown for that (10.53)
    assert len(m.state.dismissed) == PRO
    assert len(m.state.anti) == 14


@pytest.mark.rule("blackbeard", "9.32", "9.33", "9.34", "9.35", "9.43")
@pytest.mark.parametrize(
    ("port", "pro", "haven", "worth"),
    [
        ("boston", None, False, 503),
        ("boston", True, False, 1005),
        ("boston", True, True, 1106),
        ("new-providence", None, False, 1005),
    ],
)
def test_what_booty_is_worth(port: str, pro: bool | None, haven: bool, worth: int) -> None:
    m = at(port, pro=pro, haven=haven, holds=[1000, 5])
    do(m, "sell-all")
    do(m, "pass")
    assert get(m, "teach").worth == worth
    assert get(m, "teach").holds == []


@pytest.mark.rule("blackbeard", "9.43", "A39")
def test_a_hold_may_be_kept_and_the_rate_is_applied_once() -> None:
    m = at("boston", holds=[101, 101, 700])
    do(m, "sell teach 1 101", "sell teach 1 101", "pass")
    teach = get(m, "teach")
    assert (teach.worth, teach.holds) == (101, [700])
    assert teach.revel == 0


@pytest.mark.rule("blackbeard", "9.35", "13.11", "13.21")
def test_selling_in_a_pirate_port_ends_in_a_debauch() -> None:
    m = at("isla-de-tortuga", holds=[500], combat=1, speed=-1)
    assert "refit" in offered(m)
    do(m, "sell-all", "refit", "pass")
    teach = get(m, "teach")
    assert teach.revel == INVOLUNTARY
    assert teach.loyalty == 10
    assert (teach.combat, teach.speed) == (6, 3)


@pytest.mark.rule("blackbeard", "9.42")
def test_ransom_only_in_a_port_of_the_hostage_s_nation() -> None:
    spanish = NATIONS.index("spanish")
    for port, pro in (("bath", True), ("isla-de-tortuga", None), ("new-york", None)):
        m = at(port, pro=pro, hostages=[DAUGHTER], nations=[spanish])
        assert "sell-hostage teach governors-daughter" not in offered(m)
    m = at("havana", 3, 5, hostages=[DAUGHTER], nations=[spanish], holds=[100])
    do(m, "sell-hostage teach governors-daughter", "stow 1 100")
    assert get(m, "teach").holds == [100 + 480]
    assert DAUGHTER in m.state.hostage_pool


@pytest.mark.rule("blackbeard", "9.42", "9.44", "9.32")
@pytest.mark.parametrize(("port", "ransom", "refit"), [("goa", False, True), ("mocha", False, False)])
def test_portuguese_and_arab_ports(port: str, ransom: bool, refit: bool) -> None:
    nation = NATIONS.index("portuguese" if port == "goa" else "arab")
    m = at(port, pro=True, hostages=[DAUGHTER], nations=[nation], combat=2)
    assert ("sell-hostage teach governors-daughter" in offered(m)) is ransom
    assert ("refit" in offered(m)) is refit


@pytest.mark.rule("blackbeard", "9.44", "9.34")
@pytest.mark.parametrize(
    ("die", "haven", "total"), [(3, False, 2), (4, False, 2), (5, False, 3), (3, True, 4)]
)
def test_refit_mends_half_a_die_and_two_more_in_a_haven(die: int, haven: bool, total: int) -> None:
    m = at("bath", die, pro=True, haven=haven, combat=1, speed=-2)
    do(m, "refit")
    assert asked(m) == "repair"
    assert offered(m) == {f"repair {n} {total - n}" for n in range(total + 1)}
    do(m, f"repair 1 {total - 1}")
    teach = get(m, "teach")
    assert (teach.combat, teach.speed) == (2, total - 3)
    assert "refit" not in offered(m)  # once in an action


@pytest.mark.rule("blackbeard", "9.45", "2.4")
def test_a_haven_is_bought_once_from_a_friendly_governor() -> None:
    m = at("bath", 3, pro=True, worth=350)
    do(m, "haven teach")
    assert offered(m) == {"yes", "no"}
    do(m, "yes")
    assert m.state.havens[PORT["bath"]] == PIRATE["teach"]
    assert get(m, "teach").worth == 50
    assert get(m, "teach").bribed == [1]
    assert GOVERNORS[0].pro


@pytest.mark.rule("blackbeard", "9.45", "A41")
def test_a_refused_price_counts_as_tried() -> None:
    m = at("bath", 6, pro=True, worth=100)
    do(m, "haven teach")  # 600: more than he has
    assert m.state.havens[PORT["bath"]] < 0
    assert get(m, "teach").bribed
    assert offered(m) == {"celebrate", "pass"}


@pytest.mark.rule("blackbeard", "9.34", "9.45", "A35")
def test_no_haven_where_another_has_his_or_by_letter() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath", worth=900)
        governor(s, "bath")
        s.havens[PORT["bath"]] = PIRATE["low"]

    m = stage(position)
    do(m, "port teach")
    assert "haven teach" not in offered(m)
    m = at("boston", letter="english", worth=900)
    assert "haven teach" not in offered(m)


@pytest.mark.rule("blackbeard", "9.41", "13.11", "13.12")
def test_a_voluntary_debauch_ends_the_call() -> None:
    m = at("bath", pro=True)
    do(m, "celebrate")
    teach = get(m, "teach")
    assert (teach.revel, teach.loyalty) == (VOLUNTARY, 8)
    assert m.state.actions == 2


@pytest.mark.rule("blackbeard", "17.2#12", "9.31", "9.33")
def test_a_letter_is_issued_during_the_call() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        governor(s, "bath")
        hold(s, 0, "letter-of-marque")

    m = stage(position)
    do(m, "port teach", "letter teach")
    teach = get(m, "teach")
    assert NATIONS[teach.letter] == "english"
    assert m.state.gone.count(CARD["letter-of-marque"]) == 1
    do(m, "pass", "move teach central-atlantic")
    assert told(m, "letter")


@pytest.mark.rule("blackbeard", "9.31", "A43")
def test_nothing_to_do_in_a_hostile_port() -> None:
    def position(s: State) -> None:
        put(s, "teach", "havana", holds=[500], history=[NATIONS.index("spanish")])

    assert "port teach" not in offered(stage(position))
