"""What the options of La Crique tell of themselves: prices, odds, what waits where."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from flibuste.games.crique.state import AFTER_TREASURES
from flibuste.kernel.decision import Option
from flibuste.kernel.match import Match
from flibuste.words.texts import texts

from .kit import ashore, battle, black, craft, hand, parrot, purse, rings, stage

POOR = (purse(1, gold=0), purse(2, gold=0))


def hint(m: Match, option: str, seat: int = 0, lang: str = "en") -> str:
    decision = m.pending[seat]
    chosen = Option.parse(option)
    assert chosen in decision.options
    return texts("crique", lang).hint(m.game, m.view(seat), decision, chosen).replace("\u00a0", " ")


def test_raising_a_section_tells_its_price_and_what_comes_of_it() -> None:
    m = ashore([4, 2, 2], *POOR, purse(0, gold=9), rings(0, cannons=1))
    assert hint(m, "raise cannons 1") == "1 gold: cannons at 3"
    assert hint(m, "raise cannons 3") == "5 gold: cannons at 4"
    assert hint(m, "raise cannons 3", lang="fr") == "5 or : canons à 4"


def test_a_step_that_adds_nothing_yet_says_what_it_is_good_for() -> None:
    m = ashore([4, 2, 2], *POOR, purse(0, gold=9), rings(0, cannons=2))
    assert hint(m, "raise cannons 1") == "2 gold: cannons at 3, as before, but a rout is one hit further off"
    assert hint(m, "raise cannons 2").endswith("cannons at 4")


def test_the_shipowner_tells_what_each_section_will_be() -> None:
    m = ashore([4, 2, 2], *POOR, hand(0, "shipowner"), rings(0, cannons=2))
    assert hint(m, "play shipowner cannons") == "Cannons at 3, as before, but a rout is one hit further off"
    assert hint(m, "play shipowner hull", lang="fr").startswith("Coque à ")


def test_treasure_island_asks_twice_the_price() -> None:
    m = ashore([6, 2, 2], *POOR, purse(0, gold=9), rings(0, hull=3))
    assert hint(m, "refit hull") == "4 gold: hull at 8"


def test_an_island_tells_what_lies_there_and_who_guards_it() -> None:
    m = stage(AFTER_TREASURES, [7, 7, 7], black(2, "hook"))
    loot = m.view(0)["islands"][1]["treasure"]
    said = hint(m, "sail hull-island")
    assert said.startswith(f"{loot['fame']} fame, {loot['gold']} gold, ")
    assert said.endswith("; off it: Captain Hook")
    assert "off it" not in hint(m, "sail cannon-island")


def test_a_volley_tells_its_dice_what_hits_and_how_many_hits_are_needed() -> None:
    m = battle([1, 1, 7], rings(0, cannons=7, crew=7), rings(1, hull=0, sails=3), craft(1, "sails"))
    assert hint(m, "fire p1 hull") == "5 dice, each 5 or 6 hits; routed by one hit"
    assert hint(m, "fire p1 sails") == "5 dice, each 5 or 6 hits; routed by 6 hits"
    assert "mutinies" in hint(m, "flee")


def test_loaded_grapeshot_and_smoke_change_what_hits() -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot"), rings(0, sails=5), rings(1, sails=1))
    m.choose(0, "play grapeshot")
    assert "each 3 to 6 hits" in hint(m, "fire p1 hull")
    smoky = battle([1, 1, 7], hand(1, "smoke"))
    smoky.choose(1, "play smoke")
    assert "only a 6 hits" in hint(smoky, "fire p1 hull")


def test_hits_that_a_parrot_takes_first_are_counted() -> None:
    """14.6: it said “routed by 2 hits” and the chance of two, where four are needed."""
    m = battle([1, 1, 7], rings(1, hull=1), parrot(1, "flint"))
    assert hint(m, "fire p1 hull") == "2 dice, each 5 or 6 hits; routed by 4 hits, 2 of them on its parrot"
    assert hint(m, "fire p1 hull", lang="fr").endswith("déroute en 4 coups, dont 2 sur son perroquet")
    decision = m.pending[0]
    known = m.game.hint(m.view(0), decision, Option.parse("fire p1 hull")) if m.game.hint else None
    assert known is not None
    assert "hit-enough" not in known["odds"]


def test_what_a_mastercraft_is_good_for_is_said() -> None:
    m = ashore([4, 2, 2], *POOR, hand(0, "mastercraft"))
    assert hint(m, "mastercraft hull") == "It will take two hits before the section loses a step"


def test_texts_speak_of_the_figures_in_use(tmp_path: Path) -> None:
    """An owner's own prices are those that he reads, and his own cards have names."""
    own = tmp_path / "crique"
    (own / "text").mkdir(parents=True)
    (own / "box.toml").write_text("[box]\ncard_price = 4\ngold_a_fame = 2\nmend_price = 3\ngift_gold = 5\n")
    (own / "legends.toml").write_text('[[legend]]\nid = "hook"\ndice = 2\n')
    (own / "tavern.toml").write_text('[[battle]]\nid = "fog"\ncopies = 1\nsmoke = true\n')
    (own / "text" / "en.ftl").write_text("name-fog = Fog\n    .text = Battle: only a 6 hits you.\n")
    script = """
import json
from flibuste.kernel.decision import Option
from flibuste.words.texts import texts
say = texts("crique", "en")
options = ["buy-card", "bury-gold 1", "bury-gold 2", "mend hull", "gift card-and-gold", "play fog"]
print(json.dumps([say.option(Option.parse(o)) for o in options] + [say.say("name-hook.text")]))
"""
    environment = {**os.environ, "FLIBUSTE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    *said, hook = json.loads(done.stdout)
    assert said == [
        "Buy a tavern card for 4 gold",
        "Bury 2 gold for 1 fame",
        "Bury 2 times 2 gold for 2 fame",
        "Mend the mastercraft on the hull for 3 gold",
        "Take a tavern card and 5 gold",
        "Play Fog",
    ]
    assert hook.startswith("2 dice at the hull")


def test_a_volley_tells_its_chances() -> None:
    m = battle([1, 1, 7], rings(0, cannons=7, crew=7), rings(1, hull=0, sails=3), craft(1, "sails"))
    view, decision = m.view(0), m.pending[0]
    assert m.game.hint is not None
    hull, sails = (m.game.hint(view, decision, Option.parse(f"fire p1 {part}")) for part in ("hull", "sails"))
    assert hull is not None
    assert hull["odds"] == {"hit": 87}
    assert sails is not None
    assert sails["odds"] == {"hit": 87, "hit-twice": 54}  # six hits: more than it has dice
