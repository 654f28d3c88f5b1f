"""2, 5.2, 6.1, 9.1, 20 and the appendix: what is in the box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from flibuste.games.blackbeard import GAME, components
from flibuste.games.blackbeard.components import (
    BOXES,
    CARD,
    CARGO,
    COMMISSIONERS,
    EVENTS,
    FIGURE,
    GOVERNORS,
    HOSTAGES,
    LIMITS,
    MAP,
    MERCHANTS,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    PORT_ZONES,
    PORTS,
    SHIPS,
    STATUS,
    STORM,
    TABLES,
    WARSHIPS,
    ZONES,
)
from flibuste.games.blackbeard.state import State
from flibuste.games.blackbeard.tools import d66
from flibuste.kernel.dice import Dice
from flibuste.kernel.text import rules

from .helm import put, stage

STATED = tomllib.loads((Path(__file__).parent / "stated.toml").read_text(encoding="utf-8"))["stated"]


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


@pytest.mark.rule("blackbeard", "2.2", "9.11", "Appendix")
def test_the_map() -> None:
    assert len(ZONES) == 10
    assert len(BOXES) == 2
    assert len({zone.region for zone in MAP.zone}) == 3
    assert [port.locator for port in PORTS] == [10 * t + u for t in range(1, 7) for u in range(1, 7)]
    assert [port.name for port in PORTS][:3] == ["Boston", "New York", "Philadelphia"]
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
    assert all(p.name and p.ship for p in PIRATES)
    assert len({p.name for p in PIRATES}) == 23
    assert PIRATES[PIRATE["teach"]].ship == "Queen Anne's Revenge"


def test_every_entry_names_its_source() -> None:
    folder = files("flibuste.games.blackbeard") / "data"
    for name in ("map", "pirates", "counters", "events", "tables"):
        for entries in tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")).values():
            assert all(entry["id"] and entry["source"] for entry in entries)


# ---- the figures that the rulebook and its charts state


EXPECTED: dict[tuple[str, str], Callable[[], tuple[object, object]]] = {
    ("2", "cards / decks"): lambda: (sum(e.count for e in EVENTS) + len(PIRATES) == 87 + 23, True),
    ("2", "pirate sheets"): lambda: (5 * LIMITS[5].play, 10),
    ("2", "dice"): lambda: (d66(Dice(b"", [5, 2])), PORT["whydah"]),
    ("2.1", "pirate cards"): lambda: (len(PIRATES), 23),
    ("2.1", "event cards"): lambda: (sum(e.count for e in EVENTS), 87),
    ("2.2", "regions"): lambda: (len({zone.region for zone in MAP.zone}), 3),
    ("2.2", "sea zones"): lambda: (len(ZONES), 10),
    ("2.2", "zone borders listed"): lambda: (
        MAP.port[PORT["bermuda"]].zones,
        ("north-atlantic", "central-atlantic"),
    ),
    ("2.5", "dice codes"): lambda: (PORTS[d66(Dice(b"", [6, 1]))].locator, 61),
    ("2.7", "players"): lambda: (GAME.seats, tuple(range(1, 11))),
    ("3.1", "sheets per player"): lambda: ([LIMITS[n].play for n in (5, 4, 3, 2)], [2, 2, 3, 4]),
    ("3.4", "event cards dealt"): lambda: (FIGURE["hand-size"], 4),
    ("3.5", "governors"): lambda: (sorted(g.pro for g in GOVERNORS), [False] * 16 + [True] * 8),
    ("3.6", "starting pirate cards"): lambda: ([LIMITS[n].cards for n in (5, 4, 3, 2)], [2, 2, 3, 4]),
    ("3.7", "start ship"): lambda: (
        ([s.id for s in SHIPS if s.start], FIGURE["loyalty-start"]),
        (["sloop", "schooner"], 7),
    ),
    ("3.8", "merchant counters"): lambda: (
        (sum(k.count for k in MERCHANTS), FIGURE["setup-merchants"]),
        (35, 8),
    ),
    ("3.8", "locator 15"): lambda: (
        (PORTS[PORT["bath"]].locator, MAP.port[PORT["bath"]].zones),
        (15, ("central-atlantic",)),
    ),
    ("3.8", "next locator"): lambda: (
        (PORTS[PORT["charleston"]].locator, MAP.port[PORT["charleston"]].zones),
        (16, ("south-atlantic",)),
    ),
    ("3.9", "pools"): lambda: (
        (
            len(COMMISSIONERS),
            len(HOSTAGES),
            sum(not g.pro for g in GOVERNORS),
            sum(w.count for w in WARSHIPS),
        ),
        (9, 15, 16, 15),
    ),
    ("4.4", "hand"): lambda: (FIGURE["hand-size"], 4),
    ("4.4", "merchant refill"): lambda: ((FIGURE["merchant-floor"], FIGURE["merchant-refill"]), (5, 6)),
    ("4.52", "Teach initiative"): lambda: (PIRATES[PIRATE["teach"]].initiative, 3),
    ("4.6 example", "Chaloner Ogle"): lambda: ("ogle" in {kc.id for kc in COMMISSIONERS}, True),
    ("5", "Rackham card"): lambda: ("rackham" in PIRATE, True),
    ("5.16", "limits hand / in play"): lambda: (
        [(LIMITS[n].hand, LIMITS[n].play) for n in (5, 4, 3, 2)],
        [(3, 2), (3, 2), (3, 3), (4, 4)],
    ),
    ("6.12", "merchant types"): lambda: ([k.cargo for k in MERCHANTS], [0, 1, 2, 3, 4]),
    ("6.13", "warship classes"): lambda: (len(WARSHIPS), 3),
    ("6.21", "start loyalty"): lambda: (FIGURE["loyalty-start"], 7),
    ("6.23", "sloop"): lambda: ((SHIPS[0].combat, SHIPS[0].speed, SHIPS[0].holds), (5, 5, 2)),
    ("6.23", "schooner"): lambda: ((SHIPS[1].combat, SHIPS[1].speed, SHIPS[1].holds), (6, 3, 3)),
    ("6.23", "brigantine"): lambda: ((SHIPS[2].combat, SHIPS[2].speed, SHIPS[2].holds), (7, 1, 4)),
    ("8.14", "find target"): lambda: (FIGURE["find-target"], 7),
    ("8 example", "Charles Vane"): lambda: (
        (PIRATES[PIRATE["vane"]].skill, PIRATES[PIRATE["vane"]].cruelty),
        (4, 3),
    ),
    ("8 example", "warship"): lambda: ((3, 7) in [(w.speed, w.combat) for w in WARSHIPS], True),
    ("8 example", "Santo Domingo"): lambda: (MAP.port[PORT["santo-domingo"]].zones, ("east-caribbean",)),
    ("8 example", "brigantine cargo"): lambda: (CARGO["caribbean"][6 + MERCHANTS[3].cargo], 2500),
    ("8 example", "Captain hostage"): lambda: (
        [(h.information, h.value) for h in HOSTAGES if h.id == "captain"],
        [(4, 2)],
    ),
    ("9.11", "ports"): lambda: (
        (len(PORTS), PORTS[PORT["st-augustine"]].locator, PORTS[PORT["campeche"]].locator),
        (36, 21, 22),
    ),
    ("9.12", "pirate ports"): lambda: (sum(port.nation == "pirate" for port in PORTS), 3),
    ("9.22", "governors"): lambda: (2 * EVENTS[CARD["new-governors"] - 1].count, 16),
    ("9.32-9.34", "sale rates"): lambda: (
        [STATUS[s].rate for s in ("pro", "neutral", "haven", "pirate")],
        [100, 50, 110, 100],
    ),
    ("9.32-9.35", "refit"): lambda: ((STATUS["haven"].bonus, MAP.nation[5].refit), (2, False)),
    ("9.35", "pirate ports"): lambda: (
        [port.locator for port in PORTS if port.nation == "pirate"],
        [36, 44, 66],
    ),
    ("9.42", "ransom"): lambda: ([n.id for n in MAP.nation if not n.ransom], ["portuguese", "arab"]),
    ("9.42 example", "Governor's Daughter"): lambda: (
        [h.value for h in HOSTAGES if h.id == "governors-daughter"],
        [6],
    ),
    ("9.42 example", "Charleston and Bath"): lambda: (
        {PORTS[PORT[p]].nation for p in ("charleston", "bath")},
        {"english"},
    ),
    ("9.53 example", "San Juan wealth"): lambda: (PORTS[PORT["san-juan"]].wealth, 2),
    ("9.54 example", "Condent"): lambda: (PIRATES[PIRATE["condent"]].skill, 4),
    ("9.54-9.55 examples", "San Juan defence"): lambda: (PORTS[PORT["san-juan"]].defence, 7),
    ("9.55 example", "Condent cruelty"): lambda: (PIRATES[PIRATE["condent"]].cruelty, 3),
    ("9.58 example", "San Juan and Honduras"): lambda: (
        {PORTS[PORT[p]].nation for p in ("san-juan", "honduras")},
        {"spanish"},
    ),
    ("9.63 example", "Low / Bonnet skill"): lambda: (
        (PIRATES[PIRATE["low"]].skill, PIRATES[PIRATE["bonnet"]].skill),
        (3, 2),
    ),
    ("10.15", "KC total"): lambda: (
        (sum(kc.counter for kc in COMMISSIONERS), len(COMMISSIONERS)),
        (8, 9),
    ),
    ("10.23", "max actions a turn"): lambda: (
        max(max(e.actions for e in EVENTS), max(p.initiative for p in PIRATES)),
        3,
    ),
    ("10.5 example", "Thomas Matthews"): lambda: (
        [(kc.speed, kc.combat) for kc in COMMISSIONERS if kc.id == "matthews"],
        [(3, 11)],
    ),
    ("10.6 example", "William Rhett"): lambda: ("rhett" in {kc.id for kc in COMMISSIONERS}, True),
    ("14.2", "new captain"): lambda: (FIGURE["loyalty-after-mutiny"], 6),
    ("17.2", "card counts by number 1-23"): lambda: (
        ",".join(str(e.count) for e in EVENTS),
        "1,6,2,4,2,3,1,1,8,4,2,4,3,1,6,1,5,5,4,6,10,7,1",
    ),
    ("17.2#8", "pardon"): lambda: (FIGURE["pardon-return"], 20),
    ("17.2#16", "converted pirate"): lambda: ((COMMISSIONERS[-1].combat, COMMISSIONERS[-1].speed), (9, 3)),
    ("17.2#20", "Whydah 52"): lambda: (
        (PORTS[PORT["whydah"]].locator, components.ZONE_BOXES[PLACE["gold-coast"]]),
        (52, (PLACE[BOXES[0]], PLACE[BOXES[1]])),
    ),
    ("17.2#23", "disaster ports"): lambda: (
        [PORTS[n].id for n in components.DISASTER[1:]],
        ["bermuda", "st-augustine", "isla-de-tortuga", "port-royal", "port-o-spain", "campeche"],
    ),
    ("19.1", "solo"): lambda: (FIGURE["solo-pirates"], 3),
    ("19.4", "solo merchants"): lambda: ((FIGURE["solo-merchants"], FIGURE["solo-refill"]), (10, 8)),
    ("19.9", "solo end"): lambda: ((FIGURE["solo-win"], FIGURE["solo-loss"]), (130, 100)),
    ("19.14", "solo KC trigger"): lambda: (FIGURE["solo-trigger"], 12),
    ("19.18", "solo letter"): lambda: (FIGURE["solo-letter"], 30),
    ("20", "ship names"): lambda: (all(p.ship for p in PIRATES), True),
    ("appendix", "directory"): lambda: ((PORTS[0].name, PORTS[-1].name), ("Boston", "Isle Ste. Marie")),
    ("aids", "cargo table"): lambda: ((len(TABLES.cargo), len(CARGO)), (10, 4)),
    ("aids", "storm table"): lambda: (STORM[1:], (1, 1, 2, 2, 2, 3, -1)),
    ("aids", "find"): lambda: (FIGURE["find-target"], 7),
    ("aids", "Pirate Converts"): lambda: ((COMMISSIONERS[-1].combat, COMMISSIONERS[-1].speed), (9, 3)),
}

#: figures of the physical box, and procedures that a test of their own chapter plays out
ELSEWHERE = {
    ("2", "board size cm"): "cardboard",
    ("2", "counter sheets"): "cardboard",
    ("2", "chart sheets"): "cardboard",
    ("4.1", "length"): "test_turn",
    ("4.55", "no playable card"): "test_turn",
    ("4.6 example", "Low moves"): "test_examples",
    ("6.11", "ship categories"): "test_components",
    ("6.26", "speed below 0"): "test_ships",
    ("6.41", "warships per zone"): "test_ships",
    ("7.2", "transit box"): "test_movement",
    ("8.15", "second finder"): "test_merchants",
    ("9.43 example", "haven sale"): "test_examples",
    ("9.45", "haven price"): "test_ports",
    ("9.53", "port loot"): "test_raids",
    ("9.55", "sack"): "test_raids",
    ("9.58", "attacked port"): "test_raids",
    ("9.62", "theft"): "test_raids",
    ("10.12", "KC deployment"): "test_examples",
    ("10.13", "KC per player"): "test_commissioners",
    ("10.32", "entering KC"): "test_commissioners",
    ("10.35", "KC kill"): "test_commissioners",
    ("10.5 example", "Vane"): "test_examples",
    ("11.2", "alliance"): "test_alliances",
    ("13.22", "D&R"): "test_revelry_mutiny",
    ("13.23", "recovery"): "test_revelry_mutiny",
    ("14.1", "conspiracy"): "test_revelry_mutiny",
    ("17.2#1", "treasure"): "test_cards",
    ("17.2#10", "heavy guns"): "test_cards",
    ("17.2#22", "wear"): "test_cards",
    ("18.11", "VP track"): "test_retirement",
    ("18.12", "VP"): "test_retirement",
    ("18.41D", "retirement bribe"): "test_retirement",
    ("19.16", "solo mutiny"): "test_solitaire",
    ("19.16bis", "solo loyalty 0"): "test_solitaire",
    ("aids", "retire"): "test_retirement",
    ("aids", "warship attack"): "test_ships",
    ("aids", "KC attack"): "test_commissioners",
    ("aids", "KC lost to a pirate"): "test_commissioners",
    ("aids", "reaction from next zone"): "test_commissioners",
}


@pytest.mark.parametrize("entry", STATED, ids=lambda e: f"{e['ref']}: {e['subject']}")
def test_our_figures_agree_with_those_that_are_stated(entry: dict[str, str]) -> None:
    key = (entry["ref"], entry["subject"])
    if key in ELSEWHERE:
        where = ELSEWHERE[key]
        if where != "cardboard":
            marked = (Path(__file__).parent / f"{where}.py").read_text(encoding="utf-8")
            rule = entry["ref"].split()[0].rstrip("D").replace("aids", "")
            assert re.search(rf'"{re.escape(rule)}|def test_{rule.replace(".", "_")}_', marked)
        return
    ours, stated = EXPECTED[key]()
    assert ours == stated
