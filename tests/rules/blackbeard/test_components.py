"""2, 5.2, 6.1, 9.1, 20 and the appendix: what is in the box."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec
import pytest

from flibuste.games.blackbeard import box
from flibuste.games.blackbeard.box import (
    BOXES,
    COMMISSIONERS,
    EVENTS,
    MAP,
    MERCHANTS,
    PIRATE,
    PIRATES,
    PORT,
    PORT_ZONES,
    PORTS,
    SHIPS,
    WARSHIPS,
    ZONES,
)
from flibuste.games.blackbeard.rules.locators import d66
from flibuste.games.blackbeard.show.chart import CHART
from flibuste.games.blackbeard.state import State
from flibuste.kernel.data import BadData
from flibuste.kernel.dice import Dice
from flibuste.words.texts import rules

from .gauge import called
from .kit import put, stage


@pytest.mark.rule("blackbeard", "1", "2.8", "21")
def test_parts_that_hold_no_rule_are_named_as_such() -> None:
    """The introduction, the address for questions and the developer's notes: nothing to play, but the
    reader of the rules finds them."""
    told = rules("blackbeard")
    assert all(told[number].fr and told[number].en for number in ("1", "2.8", "21"))


@pytest.mark.rule("blackbeard", "2", "2.1", "17.17")
def test_two_decks() -> None:
    assert len(PIRATES) == 23
    counts = [event.count for event in EVENTS]
    assert counts == [1, 6, 2, 4, 2, 3, 1, 1, 8, 4, 2, 4, 3, 1, 6, 1, 5, 5, 4, 6, 10, 7, 1]
    assert sum(counts) == 87
    assert [event.number for event in EVENTS] == list(range(1, 24))


@pytest.mark.rule("blackbeard", "2.2", "9.11", "Appendix", "A01")
def test_the_map() -> None:
    assert len(ZONES) == 10
    assert len(BOXES) == 2
    assert len({zone.panel for zone in CHART.zones.values()}) == 3
    assert [port.locator for port in PORTS] == [10 * t + u for t in range(1, 7) for u in range(1, 7)]
    assert [called(port.id) for port in PORTS[:3]] == ["Boston", "New York", "Philadelphia"]
    borders = {frozenset((zone.id, other)) for zone in MAP.zone for other in zone.adjacent}
    stated = ["north-atlantic central-atlantic", "central-atlantic south-atlantic"]
    stated += ["south-atlantic west-caribbean", "west-caribbean east-caribbean"]
    stated += ["west-caribbean central-america", "west-caribbean south-america"]
    stated += ["east-caribbean south-america"]
    assert {frozenset(pair.split()) for pair in stated} <= borders
    two = [PORTS[n].id for n, zones in enumerate(PORT_ZONES) if len(zones) == 2]
    assert two == ["bermuda"]
    assert MAP.port[PORT["bermuda"]].zones == ("north-atlantic", "central-atlantic")
    assert MAP.port[PORT["st-augustine"]].zones == ("south-atlantic",)
    assert MAP.port[PORT["campeche"]].zones == ("central-america",)


@pytest.mark.rule("blackbeard", "2.3", "2.4", "6.24")
def test_a_sheet_shows_all_that_markers_record() -> None:
    def position(s: State) -> None:
        put(s, "teach", "west-caribbean", holds=[400], notoriety=7, worth=1200)

    m = stage(position)
    sheet = next(p for p in m.view(None)["pirates"] if p["id"] == "teach")
    tracks = {"ship", "combat", "speed", "loyalty", "cunning", "notoriety", "worth", "holds", "hostages"}
    marks = {"letter", "guns", "scurvy", "revel", "history", "info", "bribed", "found"}
    assert tracks | marks <= set(sheet)
    assert (sheet["holds"], sheet["notoriety"], sheet["worth"]) == ([400], 7, 1200)
    port = m.view(None)["ports"][0]
    assert {"governor", "destroyed", "attacked", "merchant", "haven", "locator"} <= set(port)


@pytest.mark.rule("blackbeard", "2.5")
def test_a_d66_reads_tens_and_units() -> None:
    assert PORTS[d66(Dice(b"", [5, 2]))].id == "whydah"
    assert PORTS[d66(Dice(b"", [1, 1]))].locator == 11
    assert PORTS[d66(Dice(b"", [6, 6]))].locator == 66


@pytest.mark.rule("blackbeard", "2.6")
def test_docked_at_sea_and_in_transit_are_told_apart() -> None:
    def position(s: State) -> None:
        put(s, "teach", "bath")
        put(s, "low", "india")
        put(s, "tew", BOXES[0])

    m = stage(position)
    docked = {p["id"]: p["docked"] for p in m.view(0)["pirates"]}
    assert docked == {"teach": True, "low": False, "tew": False}


@pytest.mark.rule("blackbeard", "5.2")
def test_six_traits() -> None:
    for p in PIRATES:
        assert min(p.initiative, p.skill, p.command, p.cruelty, p.cunning, p.duel) >= 1
    assert PIRATES[PIRATE["teach"]].initiative == 3
    assert PIRATES[PIRATE["vane"]].skill == 4
    assert max(p.initiative for p in PIRATES) == 3


@pytest.mark.rule("blackbeard", "6.11", "6.12", "6.13", "6.22", "6.23")
def test_four_kinds_of_ship() -> None:
    assert [(s.id, s.combat, s.speed, s.holds) for s in SHIPS] == [
        ("sloop", 5, 5, 2),
        ("schooner", 6, 3, 3),
        ("brigantine", 7, 1, 4),
    ]
    assert [(k.id, k.cargo, k.convertible) for k in MERCHANTS] == [
        ("fluyt", 0, False),
        ("sloop", 1, True),
        ("schooner", 2, True),
        ("brigantine", 3, True),
        ("three-master", 4, False),
    ]
    assert sum(k.count for k in MERCHANTS) == 35
    by_guns = sorted(WARSHIPS, key=lambda w: w.guns)
    assert [w.combat for w in by_guns] == sorted(w.combat for w in WARSHIPS)
    assert [w.speed for w in by_guns] == sorted((w.speed for w in WARSHIPS), reverse=True)
    assert sum(w.count for w in WARSHIPS) == 15
    assert sum(kc.counter for kc in COMMISSIONERS) == 8


@pytest.mark.rule("blackbeard", "9.12", "9.13")
def test_nations_wealth_and_defence() -> None:
    lawless = [port for port in PORTS if port.nation == "pirate"]
    assert {port.id for port in lawless} == {"isla-de-tortuga", "new-providence", "isle-ste-marie"}
    assert all(port.wealth == port.defence == 0 for port in lawless)
    assert all(port.wealth > 0 and port.defence > 0 for port in PORTS if port not in lawless)
    assert PORTS[PORT["bath"]].nation == PORTS[PORT["charleston"]].nation == "english"
    assert PORTS[PORT["san-juan"]].nation == PORTS[PORT["honduras"]].nation == "spanish"


@pytest.mark.rule("blackbeard", "20")
def test_every_pirate_has_a_name_and_a_ship() -> None:
    assert all(p.ship for p in PIRATES)
    assert len({called(p.id) for p in PIRATES}) == 23
    assert PIRATES[PIRATE["teach"]].ship == "Queen Anne's Revenge"


def test_every_entry_names_its_source() -> None:
    folder = files("flibuste.games.blackbeard") / "data"
    for name in ("map", "pirates", "counters", "events", "tables"):
        for entries in tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")).values():
            assert all(entry["id"] and entry["source"] for entry in entries)


changed = msgspec.structs.replace


@pytest.mark.rule("blackbeard", "2.2", "2.4", "17.17")
@pytest.mark.parametrize(
    ("table", "short"),
    [
        ("PORTS", box.PORTS[1:]),
        ("EVENTS", box.EVENTS[1:]),
        ("GOVERNORS", box.GOVERNORS[::-1]),
        ("STORM", box.STORM[1:]),
        ("DISASTER", box.DISASTER[1:]),
        ("TABLES", changed(box.TABLES, cargo=box.TABLES.cargo[1:])),
        ("PIRATES", box.PIRATES[:7]),
        ("PORTS", (changed(box.PORTS[0], zones=["atlantis"]), *box.PORTS[1:])),
        ("PORTS", (changed(box.PORTS[0], zones=[]), *box.PORTS[1:])),
        ("PORTS", (changed(box.PORTS[0], zones=list(box.ZONES[:3])), *box.PORTS[1:])),
        ("PORTS", (changed(box.PORTS[0], nation="roman"), *box.PORTS[1:])),
        # one zone says that it borders another, which knows nothing of it; or one that there is not
        ("MAP", changed(box.MAP, zone=[changed(box.MAP.zone[0], adjacent=["india"]), *box.MAP.zone[1:]])),
        ("MAP", changed(box.MAP, zone=[changed(box.MAP.zone[0], adjacent=["atlantis"]), *box.MAP.zone[1:]])),
        ("LIMITS", {**box.LIMITS, 6: changed(box.LIMITS[6], cards=4)}),  # 24 pirates of 23
        # what no rule would read: wealth of a pirate port, actions of a card played at once, a card not used
        ("PORTS", (*box.PORTS[:-1], changed(box.PORTS[-1], wealth=3))),
        ("PORTS", (*box.PORTS[:-1], changed(box.PORTS[-1], defence=3))),
        ("EVENTS", (*box.EVENTS[:-1], changed(box.EVENTS[-1], actions=2))),
        ("EVENTS", (changed(box.EVENTS[0], leaves="used"), *box.EVENTS[1:])),
    ],
)
def test_a_box_from_which_something_is_missing_is_refused(
    table: str, short: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    box._check()
    monkeypatch.setattr(box, table, short)
    with pytest.raises(BadData):
        box._check()
