"""20 Blank cards, 21 Options outside the rulebook."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.crique import box
from flibuste.games.crique.box import CARD, LEGEND, TREASURE_DECK
from flibuste.games.crique.state import BLACK_SHIPS, DRAFT, OUTFIT, SAILING
from flibuste.kernel.data import VARIABLE, BadData

from .kit import ashore, battle, black, go, offered, purse, rings, stage, told, until

HOME_MADE = """
[[battle]]
id = "trade-wind"
copies = 2
speed = 3
smoke = true

[[volley]]
id = "chain-shot"
copies = 1
hit_from = 4
recoil = 1

[[event]]
id = "smugglers"
copies = 1
effects = ["piracy", "treasure-map"]
"""
HOME_MADE_LEGEND = """
[[legend]]
id = "calico-jack"
dice = 2
hull = 3
sails = 10
fame = 2
section = "sails"
target = "speed"
"""
#: plays with the home-made cards in a process of its own, where the data are laid over ours
SCRIPT = """
import flibuste
from flibuste.bots import random_bot
from flibuste.games.crique.box import CARD, LEGEND, TAVERN_DECK, LEGEND_DECK
from flibuste.games.crique.state import AFTER_TREASURES, BATTLES

assert len(TAVERN_DECK) == 42 + 4 and len(LEGEND_DECK) == 6
trade, chain, smugglers = CARD["trade-wind"], CARD["chain-shot"], CARD["smugglers"]
jack = LEGEND["calico-jack"]

def edit(s):
    for seat, pirate in enumerate(s.pirates):
        pirate.hand, pirate.parrot, pirate.rings = [], 0, [1, 5 - seat, 4, 4]
        pirate.island = 1 if seat < 2 else 7
    for ship in s.black:
        ship.island = 5
    s.pirates[1].hand = [trade, chain]
    s.step, s.island = BATTLES, 1

m = flibuste.stage("crique", seats=3, edit=edit, dice=[4, 1, 1, 1])
m.choose(1, "play trade-wind")
assert m.state.battle.speed[1] == 3 and m.state.battle.smoke == [1]
m.choose(1, "play chain-shot")
m.choose(1, "fire p0 crew")
assert m.state.pirates[0].rings[3] == 3 and m.state.pirates[1].rings[2] == 3

def event(s):
    edit(s)
    s.pirates[1].hand = [smugglers]
    s.step = AFTER_TREASURES

m = flibuste.stage("crique", seats=3, edit=event, dice=[4])
m.choose(1, "play smugglers p2")
assert m.state.pirates[2].taxed_by == 1 and m.state.pirates[1].map == 4

def legend(s):
    edit(s)
    s.pirates[1].hand = []
    s.black[0].legend, s.black[0].island = jack, 1

m = flibuste.stage("crique", seats=3, edit=legend, dice=[1, 1, 5, 1, 5, 1, 1, 1])
m.choose(0, "fire calico-jack hull")
m.choose(1, "fire calico-jack hull") if 1 in m.pending else None
volleys = [told.about for told in m.story() if told.key == "volley"]
assert volleys[0]["who"] == "calico-jack" and volleys[0]["target"] == "p0", volleys
assert volleys[0]["section"] == "sails"

for seed in range(5):
    assert flibuste.play(flibuste.new("crique", seats=4, seed=seed), [random_bot] * 4).over
"""


def overlay(folder: Path, file: str, text: str) -> None:
    (folder / "crique").mkdir(exist_ok=True)
    (folder / "crique" / f"{file}.toml").write_text(text, encoding="utf-8")


@pytest.mark.rule("crique", "20.1")
def test_home_made_cards_are_played_from_an_owners_data(tmp_path: Path) -> None:
    overlay(tmp_path, "tavern", HOME_MADE)
    overlay(tmp_path, "legends", HOME_MADE_LEGEND)
    env = {**os.environ, VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.rule("crique", "20.1", "1.4")
def test_no_home_made_card_is_in_the_default_decks() -> None:
    assert len(box.TAVERN_DECK) == 42
    assert len(box.LEGEND_DECK) == 5
    assert all(card.source.startswith("rulebook") for card in box.CARDS)


#: without these, fewer tavern cards are left than five players may draw before the first month
MANY = [
    ("mastercraft", "mastercraft"),
    *(("battle", word) for word in ("dead-calm", "fair-wind", "grapple", "smoke", "overboard")),
    *(("volley", word) for word in ("grapeshot", "powder-room", "cannonade")),
    *(("event", word) for word in ("royal-navy", "piracy", "lookout", "french-leave")),
    ("fame", "fame-1"),
]
FEW = "".join(f'[[{kind}]]\nid = "{word}"\ncopies = 0\n' for kind, word in MANY)
UNARMED = 'prize = true\ndice = 0\nhull = 0\nsails = 0\nfame = 0\nsection = "hull"\ntarget = "hull"\n'
DECK = ("blackbeard", "flying-dutchman", "hook", "bonny-read", "cacafuego")
BAD = [
    ("tavern", '[[battle]]\nid = "dud"\ncopies = 1\n', "battle 'dud'.*does nothing"),
    ("tavern", '[[volley]]\nid = "dud"\ncopies = 1\nrecoil = 2\n', "volley 'dud'.*does nothing"),
    ("tavern", '[[volley]]\nid = "dud"\ncopies = 1\nhit_from = 9\n', "field hit_from: expected a face"),
    ("tavern", '[[event]]\nid = "dud"\ncopies = 1\neffects = []\n', "field effects"),
    ("tavern", '[[event]]\nid = "x"\ncopies = 1\neffects = ["piracy", "lookout"]\n', "effects of one moment"),
    ("tavern", '[[event]]\nid = "x"\ncopies = 1\neffects = ["storm"]\n', "'x'.*effects"),
    ("tavern", '[[battle]]\nid = "two words"\ncopies = 1\ncalm = true\n', "'two words' id"),
    ("tavern", '[[battle]]\nid = "smoke"\ncopies = -1\n', "'smoke', field copies"),
    ("tavern", '[[battle]]\nid = "y"\ncopies = 1\nlightning = true\n', "'y'.*lightning"),
    ("tavern", '[[battle]]\nid = "y"\ncopies = 1\nspeed = "fast"\n', "'y' speed"),
    ("tavern", "[[battle]\n", "not a whole TOML file"),
    ("legends", '[[legend]]\nid = "ghost"\ndice = 3\n', "legend 'ghost', field hull"),
    ("legends", '[[legend]]\nid = "ghost"\ndice = 9\nhull = 3\n', "legend 'ghost', field dice"),
    ("legends", '[[legend]]\nid = "ghost"\ndice = 2\nhull = 3\ntarget = "weakest"\n', "'ghost' target"),
    ("treasures", '[[treasure]]\nid = "hoard"\ncopies = 4\ngold = 9\n', "expected 60 cards in all, got 64"),
    ("box", "[box]\nmonths = 13\n", "field months: expected 1 to 12"),
    ("box", "[box]\ncard_price = -2\n", "field card_price: expected 0 to 200"),
    ("box", "[box]\ngold_a_fame = 0\n", "field gold_a_fame: expected 1 to 20"),
    ("box", "[box]\nfives = 100000\n", "field fives: expected 0 to 200"),
    ("box", "[box]\nstart_gold = 25\n", "field start_gold: expected no more than five players find"),
    ("box", "[box]\nstart_cards = 9\n", "field start_cards: expected 0 to 3"),
    (
        "tavern",
        '[[parrot]]\nid = "flint"\ncopies = 9999\n',
        "parrot 'flint', field copies: expected 0 to 200",
    ),
    ("tavern", '[[parrot]]\nid = "long-john"\ndice = -1\n', "parrot 'long-john', field dice"),
    ("tavern", '[[fame]]\nid = "fame-1"\nfame = -1\n', "fame 'fame-1', field fame"),
    ("tavern", '[[mastercraft]]\nid = "cooper"\ncopies = 1\n', "mastercraft, field id: expected one kind"),
    ("tavern", FEW, "15 cards or more"),
    ("mat", '[[section]]\nid = "hull"\nsmall = []\n', "section 'hull', field small"),
    ("mat", "[mat]\nprice = []\n", "mat.toml"),
    ("mat", '[[section]]\nid = "hull"\nvalues = [1, 2]\n', "section 'hull', field values"),
    ("mat", '[[section]]\nid = "crew"\nvalues = [0, 1, 1, 1, 1, 1, 1, 1]\n', "section 'crew', field values"),
    ("mat", '[[section]]\nid = "keel"\nvalues = [1, 1, 1, 1, 1, 1, 1, 1]\n', "expected the sections hull"),
    ("mat", "[mat]\nprice = [1, 0, 1, 1, 1, 1, 1]\n", "expected prices of at least 1"),
    ("mat", "[mat]\nstart = -1\n", "a start on the mat"),
    ("mat", "[mat]\nstart = 8\n", "a start on the mat"),
    ("box", "[box]\nones = 25\nstart_gold = 26\n", "field start_gold"),
    ("box", "[box]\nones = 0\nfives = 8\n", "field start_gold"),
    (
        "treasures",
        '[[treasure]]\nid = "t1210"\ngold = -1\n',
        "treasure 't1210', field gold: expected 0 or more",
    ),
    ("tavern", '[[volley]]\nid = "smoke"\ncopies = 1\npowder = 1\n', "volley 'smoke', field id"),
    ("tavern", '[[battle]]\nid = "a--b"\ncopies = 1\ncalm = true\n', "'a--b', field id"),
    ("tavern", '[[battle]]\nid = "4x"\ncopies = 1\ncalm = true\n', "'4x', field id"),
    ("tavern", '[[battle]]\nid = "smoke"\ncopies = 201\n', "'smoke', field copies"),
    ("tavern", '[[battle]]\nid = "smoke"\nspeed_a_chest = -1\n', "'smoke', field speed_a_chest"),
    ("tavern", '[[volley]]\nid = "cannonade"\nhit_from = 7\n', "'cannonade', field hit_from"),
    ("tavern", '[[volley]]\nid = "cannonade"\nhit_from = -1\n', "'cannonade', field hit_from"),
    ("tavern", '[[volley]]\nid = "cannonade"\npowder = -1\n', "'cannonade', field powder"),
    ("tavern", '[[event]]\nid = "lookout"\neffects = ["lookout", "lookout"]\n', "'lookout', field effects"),
    ("tavern", '[[parrot]]\nid = "flint"\nhold = false\n', "parrot 'flint'.*no gift"),
    ("legends", '[[legend]]\nid = "ghost"\nhull = 3\n', "legend 'ghost', field dice: expected 1 or more"),
    ("legends", '[[legend]]\nid = "hook"\ndice = 7\n', "legend 'hook', field dice: expected no more than 6"),
    ("legends", '[[legend]]\nid = "hook"\nregain = -1\n', "legend 'hook', field regain"),
    ("legends", '[[legend]]\nid = "cacafuego"\nhull = -1\n', "legend 'cacafuego', field hull"),
    # what no rule would read
    (
        "tavern",
        '[[parrot]]\nid = "long-john"\nall_cannons = true\n',
        "parrot 'long-john', field all_cannons: expected false",
    ),
    (
        "legends",
        '[[legend]]\nid = "cacafuego"\nfame = 6\n',
        "legend 'cacafuego', field fame: expected none, for a prize is not fought",
    ),
    (
        "legends",
        '[[legend]]\nid = "ghost"\nprize = true\ntarget = "crew"\n',
        "'ghost', field target: expected",
    ),
    ("legends", '[[legend]]\nid = "ghost"\nprize = true\nstray = true\n', "'ghost', field stray: expected"),
    (
        "mat",
        '[[section]]\nid = "sails"\nsmall = [1, 1, 1, 1, 1, 1, 1, 1]\n',
        "section 'sails', field small: expected none, only the hull",
    ),
    ("legends", '[[legend]]\nid = "navy"\ndeck = true\n', "legend 'navy', field deck: expected false"),
    ("legends", '[[legend]]\nid = "neutral"\ndeck = true\n', "legend 'neutral', field deck: expected false"),
    ("legends", f'[[legend]]\nid = "navy"\n{UNARMED}', "legend 'navy', field prize: expected false"),
    ("legends", f'[[legend]]\nid = "neutral"\n{UNARMED}', "legend 'neutral', field prize: expected false"),
    (
        "tavern",
        '[[parrot]]\nid = "long-john"\ndice = 7\n',
        "parrot 'long-john', field dice: expected no more than 6",
    ),
    ("legends", '[[legend]]\nid = "hook"\ntarget = "chosen"\n', "the Navy, and it alone"),
    ("legends", '[[legend]]\nid = "hook"\nsection = "chosen"\n', "the Navy, and it alone"),
    ("legends", '[[legend]]\nid = "navy"\nsection = "hull"\n', "the Navy, and it alone"),
    ("legends", '[[legend]]\nid = "old ghost"\ndice = 1\nhull = 1\n', "'old ghost' id"),
    (
        "legends",
        "".join(f'[[legend]]\nid = "{who}"\ndeck = false\n' for who in DECK[:4]),
        "two or more in the deck",
    ),
]
#: at the edge of what is allowed
GOOD = [
    *((file, "") for file in ("mat", "box", "treasures", "tavern", "legends")),
    ("mat", "[mat]\nstart = 0\n"),
    ("mat", "[mat]\nstart = 7\n"),
    ("mat", '[[section]]\nid = "crew"\nvalues = [1, 1, 1, 1, 1, 1, 1, 1]\n'),
    ("box", "[box]\nones = 25\nstart_gold = 25\n"),
    ("box", "[box]\nones = 0\nfives = 9\n"),
    ("tavern", '[[battle]]\nid = "smoke"\ncopies = 200\n'),
    ("tavern", '[[fame]]\nid = "fame-1"\nfame = 0\n'),
    ("tavern", '[[volley]]\nid = "cannonade"\nhit_from = 1\n'),
    ("tavern", '[[volley]]\nid = "cannonade"\nhit_from = 6\nall_sections = false\n'),
    ("tavern", '[[volley]]\nid = "cannonade"\npowder = 1\nall_sections = false\n'),
    ("tavern", '[[volley]]\nid = "cannonade"\nthrough_smoke = true\nall_sections = false\n'),
    ("tavern", '[[battle]]\nid = "smoke"\nspeed = 1\nsmoke = false\n'),
    ("tavern", '[[event]]\nid = "both"\ncopies = 1\neffects = ["piracy", "treasure-map"]\n'),
    ("tavern", FEW + '[[fame]]\nid = "fame-2"\ncopies = 7\n'),
    ("legends", '[[legend]]\nid = "ghost"\ndice = 6\nhull = 1\nsails = 0\n'),
    ("legends", '[[legend]]\nid = "ghost"\ndice = 1\nhull = 1\n'),
    ("legends", '[[legend]]\nid = "ghost"\nprize = true\n'),
    ("legends", "".join(f'[[legend]]\nid = "{who}"\ndeck = false\n' for who in DECK[:3])),
]


READ: dict[str, Callable[[], object]] = {
    "tavern": box.read_tavern,
    "legends": box.read_legends,
    "treasures": box.read_treasures,
    "mat": box.read_mat,
    "box": box.read_box,
}


@pytest.mark.rule("crique", "20.1")
@pytest.mark.parametrize(("file", "text", "said"), BAD)
def test_bad_data_are_refused_with_file_entry_and_field(
    file: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    overlay(tmp_path, file, text)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(BadData, match=said) as caught:
        READ[file]()
    assert f"{file}.toml" in str(caught.value)


@pytest.mark.rule("crique", "20.1")
@pytest.mark.parametrize(("file", "text"), GOOD)
def test_what_is_just_allowed_is_taken(
    file: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    overlay(tmp_path, file, text)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    READ[file]()


@pytest.mark.rule("crique", "20.1")
@pytest.mark.parametrize("field", box.Box.__struct_fields__[1:])
def test_figures_of_the_box_are_bounded(field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    low, high = box.LIMITS.get(field, (0, box.MOST))
    rich = "" if field in ("ones", "fives") else "ones = 200\nfives = 200\n"
    poor = "" if field == "start_gold" else "start_gold = 0\n"
    for figure, fits in ((low - 1, False), (low, True), (high, True), (high + 1, False)):
        overlay(tmp_path, "box", f"[box]\n{rich}{poor}{field} = {figure}\n")
        if fits:
            assert getattr(box.read_box(), field) == figure
        else:
            with pytest.raises(BadData, match=f"field {field}: expected {low} to {high}"):
                box.read_box()


@pytest.mark.rule("crique", "21.short-game")
def test_the_short_game_lasts_eight_months() -> None:
    m = flibuste.new("crique", seats=4, seed=1, options={"short_game": True})
    assert m.view(None)["months"] == 8
    flibuste.play(m, [random_bot] * 4)
    assert m.state.month == 8
    assert [len(pile) for pile in m.state.piles] == [4] * 5
    assert len(m.state.gone) == 40


@pytest.mark.rule("crique", "21.blackbeard-only")
def test_only_blackbeard_and_no_mutiny() -> None:
    m = flibuste.new("crique", seats=3, seed=1, options={"blackbeard_only": True})
    while not m.over:
        seat, decision = next(iter(m.pending.items()))
        m.choose(seat, decision.options[len(m.journal) * 3 % len(decision.options)])
        assert {ship.legend for ship in m.state.black} <= {LEGEND["blackbeard"], 0}
    m = battle([1, 1, 7], purse(0, gold=5), dice=[1], blackbeard_only=True)
    go(m, "p0 flee")
    assert m.state.pirates[0].gold == 5
    assert m.dice.scripted == 0
    sunk = battle([1, 7, 7], black(1, "blackbeard"), dice=[1] * 6 + [5, 5], blackbeard_only=True)
    assert sunk.state.battle is not None
    sunk.state.battle.foes[0].hull = 1
    go(sunk, "p0 fire blackbeard hull")
    until(sunk, lambda s: s.month == 2)
    assert [ship.legend for ship in sunk.state.black] == [LEGEND["blackbeard"]] * 2


@pytest.mark.rule("crique", "21.small-hull")
def test_the_small_hull_row() -> None:
    m = ashore([7, 7, 7], purse(0, chests=9), purse(1, chests=9), rings(1, hull=7), small_hull=True)
    assert m.view(0)["mat"]["hull"] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert m.view(0)["mat"]["sails"] == [4, 5, 6, 7, 8, 9, 10, 12]
    until(m, lambda s: s.month == 2)
    assert [pirate.chests for pirate in m.state.pirates[:2]] == [2, 6]


@pytest.mark.rule("crique", "21.two-players", "1.1")
def test_two_players_with_a_neutral_ship() -> None:
    with pytest.raises(ValueError, match="two_players"):
        flibuste.new("crique", seats=2)
    with pytest.raises(ValueError, match="two_players"):
        flibuste.new("crique", seats=3, options={"two_players": True})
    m = flibuste.new("crique", seats=2, seed=1, options={"two_players": True})
    assert [ship.island for ship in m.state.black] == [1, 4]
    m = stage(SAILING, [7, 7], dice=[6, 2, 1, 1, 5, 1], two_players=True)
    go(m, "p0 sail hull-island", "p1 sail sail-island")
    assert told(m, "neutral") == [{"island": "hull-island"}]  # the 6 was rolled again
    assert m.view(0)["battle"]["foes"] == [
        {"id": "neutral", "hull": 3, "full": 3, "dice": 2, "sails": 5, "by": None}
    ]
    assert offered(m) == ["fire neutral hull", "flee"]
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 1
    m.state.pirates[0].rings[2] = m.state.pirates[0].rings[3] = 7
    go(m, "p0 fire neutral hull")
    assert m.state.pirates[0].tally[2] == 1
    assert m.state.neutral == 0
    left = stage(BLACK_SHIPS, [7, 7], lambda s: setattr(s, "neutral", 3), two_players=True)
    assert left.state.month == 2
    assert left.view(0)["neutral"] is None  # it is sent anew each month
    islands = set()
    game = flibuste.new("crique", seats=2, seed=3, options={"two_players": True})
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.choose(seat, decision.options[len(game.journal) * 5 % len(decision.options)])
        islands.add(game.state.neutral)
    assert islands <= {0, 1, 2, 3, 4, 5}
    assert len(islands) > 3


@pytest.mark.rule("crique", "21.tavern-draft")
def test_draw_three_keep_one() -> None:
    m = flibuste.new("crique", seats=3, seed=5, options={"tavern_draft": True})
    assert m.state.step == DRAFT
    assert [len(pirate.offer) for pirate in m.state.pirates] == [3, 3, 3]
    assert len(m.state.tavern) == 42 - 9
    assert len(m.view(0)["offer"]) == 3
    assert "offer" not in m.view(None)
    offered = sorted(card for pirate in m.state.pirates for card in pirate.offer)
    kept = []
    for seat in list(m.pending):
        kept.append(m.pending[seat].options[-1][1])
        m.choose(seat, m.pending[seat].options[-1])
    assert m.state.step == OUTFIT
    assert len(m.state.tavern) == 42 - 3
    refused = offered.copy()
    for word in kept:
        refused.remove(CARD[word])
    assert sorted(m.state.tavern[-6:]) != refused  # shuffled back, not laid on top
    for pirate, word in zip(m.state.pirates, kept, strict=True):
        assert pirate.offer == []
        assert [*pirate.hand, pirate.parrot] in ([CARD[word], 0], [CARD[word]])


@pytest.mark.rule("crique", "1.2")
def test_the_treasure_deck_is_the_one_of_the_facts() -> None:
    figures = [box.LOOT[card] for card in TREASURE_DECK]
    assert [sum(card[i] for card in figures) for i in range(4)] == [84, 165, 101, 32]
    # the commonest and the richest: fame, gold, chests, tavern cards
    assert {card: figures.count(card) for card in [(1, 3, 2, 0), (2, 2, 1, 0), (1, 2, 2, 1)]} == {
        (1, 3, 2, 0): 4,
        (2, 2, 1, 0): 4,
        (1, 2, 2, 1): 4,
    }
    assert (figures.count((3, 5, 4, 1)), figures.count((2, 6, 4, 0)), figures.count((5, 2, 2, 0))) == (
        1,
        1,
        1,
    )
