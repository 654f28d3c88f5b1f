"""An owner's own figures over ours: used where they are sound, refused where they are not."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.fortunes import box, parts
from flibuste.games.fortunes.rules.cards import events, rewards
from flibuste.kernel.data import BadData


def with_figures(folder: Path, file: str, text: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run a line of Python with a file of the owner's figures laid over ours."""
    (folder / "fortunes").mkdir()
    (folder / "fortunes" / f"{file}.toml").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "FLIBUSTE_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


READ = "from flibuste.games.fortunes.box import RUMOUR, RUMOURS as r; print(r[RUMOUR['stranded_galleon']])"
PLAY = "import flibuste; flibuste.new('fortunes', seats=2, seed=1)"


def test_a_rumours_figures_can_be_changed(tmp_path: Path) -> None:
    text = '[[rumour]]\nid = "stranded_galleon"\neffect = [{ op = "gold", n = 20 }]\n'
    done = with_figures(tmp_path, "rumours", text, READ)
    assert done.returncode == 0, done.stderr
    assert "n=20" in done.stdout
    assert "source='owner'" in done.stdout


def test_an_unknown_operation_is_refused_by_name(tmp_path: Path) -> None:
    text = '[[rumour]]\nid = "stranded_galleon"\neffect = [{ op = "whistle" }]\n'
    done = with_figures(tmp_path, "rumours", text, PLAY)
    assert done.returncode != 0
    assert "BadData: rumours.toml: 'stranded_galleon': field effect: no operation 'whistle'" in done.stderr


def test_every_operation_of_the_cards_is_done_by_the_rules() -> None:
    assert set(rewards.OPERATIONS) == set(parts.OPERATIONS)


def test_a_figure_of_the_wrong_kind_is_refused(tmp_path: Path) -> None:
    text = '[[mission]]\nid = "queens_cousin"\neffect = [{ op = "gold", n = "much" }]\n'
    done = with_figures(tmp_path, "missions", text, PLAY)
    assert done.returncode != 0
    assert "queens_cousin" in done.stderr


def test_a_place_that_is_not_on_the_map_is_refused(tmp_path: Path) -> None:
    done = with_figures(tmp_path, "events", '[[event]]\nid = "en_myngs"\nzone = "paris"\n', PLAY)
    assert "BadData: events.toml: event 'en_myngs': field zone: there is no 'paris'" in done.stderr


def test_a_ninth_good_is_refused(tmp_path: Path) -> None:
    done = with_figures(tmp_path, "goods", '[[good]]\nid = "silk"\ndemand = 3\n', PLAY)
    assert "BadData: goods.toml: goods: expected 8, found 9" in done.stderr


#: A Cargo card with which a merchant escapes.
ESCAPE = next(card.id for card in box.CARGO_CARDS if card.icon == "escape")

# ---- every field has an effect


def entries(table: str, changes: dict[str, str]) -> str:
    """The owner's entries of a table: by id, the lines that differ."""
    return "".join(f'[[{table}]]\nid = "{name}"\n{lines}\n\n' for name, lines in changes.items())


#: Every zone text, and one more, for Bridgetown, which has none.
ZONE_TEXTS = """
repair_rebate = 1
weapon_rebate = 2
crew_rebate = 1
rumour_rebate = 1
sale_bonus = 2
goods_drawn = 2
raid_cards = 2
merchant_dice = 2
mission_dice = 2
scouting = -1
bribable = true
hides_from_navies = true
pirates_recruit_free = true
always_stocked = true
transfers = true
fort = "spain"
"""
CAPTAIN_TEXTS = {
    "felipe": "redirects_hits = false",
    "frances_wright": 'rolls_again = "influence"',
    "percival_whitewood": 'rolls_again = ""',
    "frederico_da_silva": "rumour_rebate = 1",
    "thomas_ashdown": "naval_search = -2",
    "eleanor_harcourt": "repair_rebate = 0\nmodification_rebate = 2",
    "samuel_penrose": "odd_sales = 3",
    "nicolas_jaures": "goods_drawn = 2",
    "christian_marquis": "wins_ties = false",
    "alexandre_vilon": "first_crew_dice = 2",
    "pepijn_van_avezaath": "hold = 0\ndemand_drawn = 2",
    "hendrik_roosendaal": "combat_cards = 2",
    "isabel_de_arrieta": "recruits_free = false",
    "rodrigo_valcarcel": "pirate_bonus = 6",
    "gaspar_ibarra": "ship_rebate = 6\nstart_gold = 1",
    "baltasar_quiroga": "flight = 2",
}
EVENT_TEXTS = {
    "trade_winds": "n = 2",
    "doldrums": "n = 2",
    "fog": "n = 2",
    "treasure_fleet": 'n = 2\nnation = "france"',
    "too_quiet": "n = 3",
    "amnesty": "price = 5",
    "peace_1": "n = 3",
    "blockade": "n = 2",
    "storm_south": "n = 3",
    "fever": "n = 2",
    "pi_vane": 'ship = "flute"\nseamanship = 4',
}
GLORY_TEXTS = {
    "full_broadside": "n = 2",
    "daring_tack": "n = 3",
    "rousing_speech": "n = 2",
    "pistol_volley": "n = 2",
    "governors_pardon": "n = 4\npay = 2",
    "following_wind": "n = 2",
    "sharp_bargain": "n = 2",
    "false_lead": "n = 2",
    "saboteur": "n = 2",
    "fat_prize": "n = 2",
    "mutiny": "n = 2",
    "denounced": "n = 2",
    "hungry_market": "n = 3",
    "friendly_yard": "n = 4\nrebate = 6",
    "spec_lookout_1": "n = 2",
    "spec_sailing_master_1": "n = 0",
    "spec_purser_1": "pay = 6",
    "spyglass": 'skill = "influence"',
    "headwind": 'timing = "other_leaves_port"',
}
RUMOUR_TEXTS = {
    "forged_papers": 'effect = [{ op = "add_dice", roll = "seamanship", n = 2 }, '
    '{ op = "add_dice", roll = "leadership", n = 1 }]',
    "secret_channel": 'effect = [{ op = "add_dice", roll = "npc_search", n = -2 }]',
    "governors_ear": 'effect = [{ op = "add_dice", roll = "influence", n = 2 }]',
    "stranded_galleon": 'effect = [{ op = "gold", n = 20 }]',
    "ghost_ship": 'effect = [{ op = "crew_combat", crew = 3, leadership = 1 }, { op = "draw_cargo", n = 2 }]',
    "corsair_tomb": 'effect = [{ op = "crew_loss", n = 2, floor = 3 }]',
    "bribable_clerk": 'effect = [{ op = "remove_bounty", n = 3 }]',
    "paymaster": 'effect = [{ op = "add_bounty", nation = "france", n = 1 }]',
    "gunsmith": 'effect = [{ op = "weapon", n = 2 }]',
}
MISSION_TEXTS = {
    "torn_chart": 'condition = [{ kind = "pay", n = 4 }]',
    "silver_escort": 'condition = [{ kind = "stat_min", stat = "cannons", n = 1 }]',
    "company_tobacco": 'condition = [{ kind = "ship", any = ["sloop"] }]',
    "fleet_rum": 'task = [{ kind = "deliver", good = "rum", n = 3, zone = "port_royal" }]',
    "queens_cousin": 'task = [{ kind = "port_action", zone = "nassau" }]',
    "prisoners": 'task = [{ kind = "scout", zone = "curacao" }]',
    "grand_tour": 'task = [{ kind = "port_each_nation", n = 3 }]',
}
#: Trinidad lies due west of Bridgetown, and Basse-Terre south-west; Bridgetown is French.
TRINIDAD = 'borders = { N = "basse_terre", E = "bridgetown", W = "caracas" }'
BRIDGETOWN = 'nation = "france"\nborders = { N = "st_john", W = "trinidad", SW = "basse_terre" }'
OWN = {
    "map": entries("zone", {"trinidad": TRINIDAD, "bridgetown": f"{ZONE_TEXTS}{BRIDGETOWN}"}),
    "captains": entries("captain", CAPTAIN_TEXTS),
    "events": entries("event", EVENT_TEXTS),
    "glory": entries("glory", GLORY_TEXTS),
    "rumours": entries("rumour", RUMOUR_TEXTS),
    "missions": entries("mission", MISSION_TEXTS),
    "goods": entries("good", {"rum": "demand = 4"})
    + entries(
        "cargo", {"tobacco_7": "plunder = 1", "spice_2": 'section = "hull"', "cocoa_1": 'good = "sugar"'}
    ),
    "ships": entries(
        "ship", {"sloop": "sell = 6\nhull = 3", "flute": "buy = 12", "man_of_war": "buy = 50\nsell = 20"}
    )
    + entries("weapon", {"grapnel": "copies = 1"}),
    "figures": """[figures]
actions = 5
buy = [4, 3, 2]
sell = 4
sell_demand = 7
repair = 3
modification = 4
weapon = 4
crew = 3
rumour = 3
chest_step = 8
coins = 400
handling_gap = 1
ship_most = 4
start_gold = 12
""",
}


def clear(count: int) -> list[str]:
    return [f"clear spain {n}" for n in range(1, count + 1)]


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """What small scenes show, with our figures and with an owner's."""
    folder = tmp_path_factory.mktemp("box")
    (folder / "fortunes").mkdir()
    for file, text in OWN.items():
        (folder / "fortunes" / f"{file}.toml").write_text(text, encoding="utf-8")
    shown = []
    for data in ("", str(folder)):
        done = subprocess.run(
            [sys.executable, "-m", "tests.rules.fortunes.probe"],
            env={**os.environ, "FLIBUSTE_DATA": data},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        shown.append(json.loads(done.stdout))
    return shown[0], shown[1]


def test_every_figure_that_an_owner_changes_changes_the_game(
    seen: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    ours, own = seen
    same = [name for name in ours if ours[name] == own[name]]
    assert same == []


@pytest.mark.parametrize(
    ("name", "ours", "own"),
    [
        ("figures.actions", [3, 3], [5, 5]),
        ("figures.buy", [3, 2, 1, 1], [4, 3, 2, 2]),
        ("rumour.skills", [3, 3, 2], [5, 4, 4]),
        ("rumour.secret_channel", [2, 2, False], [1, 2, False]),
        ("rumour.governors_ear", [3, 3, False], [3, 4, False]),
        (
            "glory.governors_pardon",
            ["clear spain 1", "clear spain 2", 3],
            [*[f"clear spain {n}" for n in (1, 2, 3, 4)], 2],
        ),
        ("ship.for_sale", 4, 5),
        ("weapon.copies", 3, 2),
        ("event.blockade", 1, 2),
        ("cargo.plunder", 12, 8),
    ],
)
def test_figures_that_were_once_fixed_in_the_code(
    seen: tuple[dict[str, Any], dict[str, Any]], name: str, ours: object, own: object
) -> None:
    shown = [each[name] for each in seen]
    if name == "weapon.copies":
        shown = [len(words) for words in shown]
    assert shown == [ours, own]


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("figures", "[figures]\nchest_step = 0\n", "field chest_step: 0 is too small"),
        ("figures", "[figures]\nbuy = [3, 2, 0]\n", "field buy: a card costs at least 1 Gold"),
        ("figures", "[figures]\nactions = -1\n", "field actions: -1 is too small"),
        ("ships", '[[ship]]\nid = "sloop"\nhull = 0\n', "'sloop': field hull"),
        ("missions", '[[mission]]\nid = "feast"\ntask = [{ kind = "dance" }]\n', "feast"),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "scout", zone = "paris" }]\n',
            "no 'paris'",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ncondition = [{ kind = "ship", any = ["raft"] }]\n',
            "'raft'",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "castaway"\neffect = [{ op = "specialist", kind = "cook" }]\n',
            "'cook'",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "defeat" }]\n',
            "missions.toml: 'feast': field task: field target: 'defeat' needs one",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ncondition = [{ kind = "is_pirate", nation = "spain" }]\n',
            "missions.toml: 'feast': field condition: field nation: 'is_pirate' takes none",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "castaway"\neffect = [{ op = "gold", n = 5, keep = 2 }]\n',
            "rumours.toml: 'castaway': field effect: field keep: 'gold' takes none",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\neffect = [{ op = "gold", n = 5, keep = 2 }]\n',
            "missions.toml: 'feast': field effect: field keep: 'gold' takes none",
        ),
        ("glory", '[[glory]]\nid = "mutiny"\ntiming = "whenever"\n', "mutiny"),
        ("glory", '[[glory]]\nid = "spec_purser_1"\nspecialist = "cook"\n', "spec_purser_1"),
        ("captains", '[[captain]]\nid = "felipe"\nhome = "caribbean_sea"\n', "'felipe': field home"),
        ("captains", '[[captain]]\nid = "felipe"\ninfluence = 0\n', "'felipe': field influence: a skill"),
        ("captains", '[[captain]]\nid = "felipe"\nhold = -1\n', "'felipe': field hold: -1 is too small"),
        ("events", '[[event]]\nid = "pi_vane"\nnpc = "ghost"\n', "'pi_vane': field npc: there is no 'ghost'"),
        ("events", '[[event]]\nid = "pi_vane"\nship = "raft"\n', "'pi_vane': field ship: there is no 'raft'"),
        (
            "events",
            '[[event]]\nid = "treasure_fleet"\nnation = "italy"\n',
            "field nation: there is no 'italy'",
        ),
        ("events", '[[event]]\nid = "storm_east"\nzones = ["paris"]\n', "field zones: there is no 'paris'"),
        ("events", '[[event]]\nid = "pi_vane"\nzone = ""\n', "'pi_vane': field zone: there is no ''"),
        ("events", '[[event]]\nid = "pi_vane"\nship = ""\n', "'pi_vane': field ship: there is no ''"),
        ("events", '[[event]]\nid = "fair"\nzone = "paris"\n', "'fair': field zone: there is no 'paris'"),
        ("events", '[[event]]\nid = "fair"\nship = "raft"\n', "'fair': field ship: there is no 'raft'"),
        ("map", '[[nation]]\nid = "spain"\ncapital = "paris"\n', "'spain': field capital: there is no"),
        ("map", '[[zone]]\nid = "nassau"\nfort = "italy"\n', "'nassau': field fort: there is no 'italy'"),
        ("missions", '[[mission]]\nid = "feast"\nplace = "caribbean_sea"\n', "'feast': field place"),
        (
            "rumours",
            '[[rumour]]\nid = "myriad"\nzone = "caribbean_sea"\nat = "port"\n',
            "'myriad': field zone",
        ),
        (
            "goods",
            "".join(
                f'[[good]]\nid = "{good}"\ndemand = 1\n'
                for good in ("rum", "sugar", "spice", "cocoa", "fruit")
            ),
            "field demand: 14 tokens for 16 ports",
        ),
        ("captains", '[[captain]]\nid = "felipe"\nwoman = true\n', "woman"),
        # what no rule would read
        (
            "rumours",
            '[[rumour]]\nid = "gunsmith"\neffect = [{ op = "weapon", n = 1, kind = "all_missing" }]\n',
            "'gunsmith': field effect: field n: 'weapon' needs a number, or the kind 'all_missing' instead",
        ),
        ("rumours", '[[rumour]]\nid = "gunsmith"\neffect = [{ op = "weapon" }]\n', "field n: 'weapon' needs"),
        (
            "rumours",
            '[[rumour]]\nid = "gunsmith"\neffect = [{ op = "weapon", kind = "surgeon" }]\n',
            "field kind: there is no 'surgeon', expected all_missing",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "castaway"\neffect = [{ op = "specialist", kind = "all_missing" }]\n',
            "field kind: there is no 'all_missing', expected carpenter",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "stranded_galleon"\nkeep = true\n',
            "'stranded_galleon': field keep: expected false, nothing of it would last",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "forged_papers"\nkeep = false\n',
            "'forged_papers': field keep: expected true, 'enter_port' needs it kept",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\neffect = [{ op = "enter_port" }]\n',
            "missions.toml: 'feast': field effect: only a rumour can be kept",
        ),
        (
            "events",
            '[[event]]\nid = "fair"\nn = 2\n',
            "events.toml: event 'fair': field n: it is never read here: expected only icons",
        ),
        ("events", '[[event]]\nid = "fog"\nprice = 2\n', "'fog': field price: it is never read here"),
        (
            "events",
            '[[event]]\nid = "amnesty"\nn = 2\n',
            "'amnesty': field n: it is never read here: expected only icons, price",
        ),
        ("events", '[[event]]\nid = "fever"\nzones = ["nassau"]\n', "'fever': field zones: it is never"),
        (
            "events",
            '[[event]]\nid = "pi_vane"\nn = 2\n',
            "field n: it is never read here: expected only icons, npc, zone, ship, seamanship, scouting",
        ),
        ("events", '[[event]]\nid = "pi_vane"\nnpc = ""\n', "'pi_vane': field npc: expected one"),
        (
            "glory",
            '[[glory]]\nid = "aimed_shot"\nn = 2\n',
            "glory.toml: glory 'aimed_shot': field n: it is never read here: expected only copies, timing",
        ),
        ("glory", '[[glory]]\nid = "mutiny"\npay = 2\n', "'mutiny': field pay: it is never read here"),
        ("glory", '[[glory]]\nid = "mutiny"\nrebate = 2\n', "'mutiny': field rebate: it is never read here"),
        ("glory", '[[glory]]\nid = "spyglass"\nn = 2\n', "'spyglass': field n: it is never read here"),
        (
            "glory",
            '[[glory]]\nid = "quick_wits"\ntiming = "own_turn"\n',
            "'quick_wits': field timing: it is never read here: expected only copies",
        ),
        (
            "glory",
            '[[glory]]\nid = "spec_purser_1"\nskill = "influence"\n',
            "'spec_purser_1': field pay: it is never read here: expected only copies, specialist, skill, n",
        ),
        ("glory", '[[glory]]\nid = "spec_master_gunner_1"\nn = 2\n', "'spec_master_gunner_1': field n: it"),
        ("glory", '[[glory]]\nid = "spec_lookout_1"\ntiming = "own_turn"\n', "field timing: it is never"),
        (
            "glory",
            '[[glory]]\nid = "mermaid"\ncopies = 2\ntiming = "own_turn"\n\n'
            '[[glory]]\nid = "informant"\ncopies = 0\n',
            "glory.toml: glory 'mermaid': field specialist: expected one, for there is no text of that id",
        ),
        (
            "map",
            '[[zone]]\nid = "caribbean_sea"\nrumour_rebate = 1\n',
            "'caribbean_sea', without a port: field rumour_rebate: it is never read here",
        ),
        (
            "goods",
            f'[[cargo]]\nid = "{ESCAPE}"\nsection = "hull"\n',
            "an escape: field section: it is never read here: expected only good, plunder, icon",
        ),
        ("ships", '[[ship]]\nid = "man_of_war"\nsell = 20\n', "'man_of_war': field sell: expected none"),
        # what the rules could not use
        (
            "map",
            '[[nation]]\nid = "italy"\nmerchants = 0\ncapital = "nassau"\n',
            "nations: expected 4, found 5",
        ),
        ("map", '[[zone]]\nid = "caribbean_sea"\nnation = "italy"\n', "field nation: there is no 'italy'"),
        (
            "map",
            '[[zone]]\nid = "cartagena"\nraid_cards = -4\n',
            "'cartagena': field raid_cards: -4 is too small",
        ),
        ("ships", '[[weapon]]\nid = "pike"\ncopies = 4\n', "weapons: expected 3, found 4"),
        ("ships", '[[weapon]]\nid = "grapnel"\ncopies = -1\n', "'grapnel': field copies: -1 is too small"),
        ("ships", '[[modification]]\nid = "figurehead"\ncopies = 0\n', "modifications: expected 8, found 9"),
        ("ships", '[[ship]]\nid = "sloop"\nsell = -5\n', "'sloop': field sell: -5 is too small"),
        ("goods", '[[cargo]]\nid = "spice_1"\nplunder = -1\n', "'spice_1': field plunder: -1 is too small"),
        ("goods", f'[[cargo]]\nid = "{ESCAPE}"\nicon = "hit"\n', "a hit: field section: expected one"),
        (
            "captains",
            '[[captain]]\nid = "gaspar_ibarra"\nship_rebate = -5\n',
            "field ship_rebate: -5 is too small",
        ),
        ("events", '[[event]]\nid = "peace_1"\nn = -2\n', "'peace_1': field n: -2 is too small"),
        (
            "events",
            '[[event]]\nid = "pi_vane"\nleadership = 0\n',
            "'pi_vane': field leadership: a skill is at",
        ),
        (
            "events",
            '[[event]]\nid = "amnesty"\nprice = 0\n',
            "'amnesty': field price: a pardon costs at least 1",
        ),
        ("events", '[[event]]\nid = "treasure_fleet"\nnation = ""\n', "field nation: there is no ''"),
        ("figures", "[figures]\ncommodore_scouting = 0\n", "field commodore_scouting: 0 is too small"),
        ("glory", '[[glory]]\nid = "mutiny"\nn = -1\n', "'mutiny': field n: -1 is too small"),
        (
            "glory",
            '[[glory]]\nid = "daring_tack"\ntiming = "own_turn"\n',
            "'daring_tack': field timing: 'own_turn' does not suit: expected contest_before_roll",
        ),
        ("glory", '[[glory]]\nid = "following_wind"\ntiming = "other_move"\n', "'other_move' does not suit"),
        ("glory", '[[glory]]\nid = "jury_rig"\ntiming = ""\n', "'jury_rig': field timing: '' does not suit"),
        ("glory", '[[glory]]\nid = "spyglass"\nskill = ""\n', "'spyglass': field skill: expected one"),
        (
            "rumours",
            '[[rumour]]\nid = "ghost_ship"\neffect = [{ op = "draw_cargo", n = 2, keep = 3 }]\n',
            "'ghost_ship': field effect: field keep: of 2 cards 3 can't be kept",
        ),
        (
            "rumours",
            '[[rumour]]\nid = "gunsmith"\neffect = [{ op = "weapon", n = 4 }]\n',
            "'gunsmith': field effect: 'weapon' can't reach 4: expected 3 at most",
        ),
        ("missions", '[[mission]]\nid = "feast"\ntask = []\n', "'feast': field task: expected one or more"),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "crew_combat", crew = 2, leadership = 2 }]\n',
            "'feast': field task: 'crew_combat' expects a 'scout' just before it",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "port_action", zone = "caribbean_sea" }]\n',
            "'feast': field task: there is no port at 'caribbean_sea'",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "deliver_weapons", zone = "nassau", n = 4 }]\n',
            "'feast': field task: 'deliver_weapons' can't reach 4: expected 3 at most",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ntask = [{ kind = "port_each_nation", n = 5 }]\n',
            "'port_each_nation' can't reach 5: expected 4 at most",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\ncondition = [{ kind = "stat_min", stat = "crew", n = 6 }]\n',
            "'feast': field condition: no ship has 6 of anything",
        ),
        (
            "missions",
            '[[mission]]\nid = "feast"\neffect = [{ op = "gold", n = -5 }]\n',
            "'feast': field effect: field n: -5 is too small",
        ),
    ],
)
def test_figures_that_can_not_be_played_are_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str, said: str
) -> None:
    with pytest.raises(BadData, match=re.escape(said)):
        read_box(tmp_path, monkeypatch, file, text)


def test_what_a_text_reads_is_said_of_every_card_and_of_no_other() -> None:
    assert set(parts.EVENT_READS) == set(events.EFFECTS)
    texts = set(box.GLORY_IDS) - {card.id for card in box.GLORY if card.specialist}
    assert set(parts.GLORY_READS) == texts


def test_a_demand_token_for_each_port_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = read_box(tmp_path, monkeypatch, "goods", entries("good", dict.fromkeys(box.GOOD_IDS, "demand = 2")))
    assert len(own.DEMAND_TOKENS) == 16


def test_a_specialist_of_another_type_takes_that_types_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[[glory]]\nid = "spec_carpenter_1"\nspecialist = "purser"\n'
    own = read_box(tmp_path, monkeypatch, "glory", text)
    kinds = dict(zip(own.GLORY_IDS, own.SPECIALIST_OF, strict=True))
    assert kinds["spec_carpenter_1"] == kinds["spec_purser_1"] == own.PURSER
    assert kinds["spec_carpenter_2"] == own.CARPENTER


def test_an_unarmed_ship_and_free_weapons_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[[ship]]\nid = "flute"\ncannons = 0\n'
    own = read_box(tmp_path, monkeypatch, "ships", text)
    assert own.SHIPS[own.SHIP["flute"]].cannons == 0
    (tmp_path / "fortunes" / "figures.toml").write_text("[figures]\nweapon_resale = 0\n", encoding="utf-8")
    assert read_box(tmp_path, monkeypatch, "ships", text).FIGURES.weapon_resale == 0


def read_box(folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str) -> Any:
    """Read the box anew, with a file of the owner's, beside the one in use."""
    (folder / "fortunes").mkdir(exist_ok=True)
    (folder / "fortunes" / f"{file}.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("FLIBUSTE_DATA", str(folder))
    spec = importlib.util.spec_from_file_location("flibuste.games.fortunes.owners_box", box.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    spec.loader.exec_module(module)
    return module
