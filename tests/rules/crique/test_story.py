"""What the players are told: the story says what happened, and the board in words shows what counts."""

from __future__ import annotations

import re

import pytest

import flibuste
from flibuste.bots import random_bot
from flibuste.games.crique.show.summary import summary
from flibuste.games.crique.state import AFTER_TREASURES, BLACK_SHIPS, LEAVE_WINDOW, RECKONING, State
from flibuste.kernel.match import Match
from flibuste.kernel.table import Told
from flibuste.words.texts import texts

from .kit import ashore, battle, black, craft, go, hand, navy, parrot, purse, rings, stage, told, top, until

POOR = (purse(1, gold=0), purse(2, gold=0))


def plain(sentence: str) -> str:
    """With the spaces that a test can show."""
    return sentence.replace("\u00a0", " ")


def story(m: Match, key: str, lang: str = "en") -> list[str]:
    """The sentences of one key, as everybody (or their reader) reads them."""
    words = texts("crique", lang)
    return [plain(words.told(Told(*entry))) for entry in m.table.told if entry[0] == key]


def both(m: Match, key: str) -> tuple[str, str]:
    """The last sentence of a key, in French and in English."""
    return story(m, key, "fr")[-1], story(m, key, "en")[-1]


@pytest.mark.rule("crique", "7.19", "19.1")
def test_who_rolls_for_a_tie_is_named() -> None:
    level = (parrot(0, "trelawney"), rings(0, sails=0))
    m = battle([1, 2, 3], black(1, "blackbeard"), *level, dice=[3, 5, 1, 1, 1, 1, 1, 1])
    assert both(m, "tie") == (
        "À égalité, Bleu et Barbe Noire lancent les dés : 3 et 5.",
        "Blue and Blackbeard are level and roll to decide: 3 and 5.",
    )
    assert m.state.battle is not None
    assert m.state.battle.order == [-1, 0]  # Blackbeard rolled higher, and has fired first
    assert story(m, "volley")[0].startswith("Blackbeard fires at Blue")


def test_a_battle_names_all_who_fight() -> None:
    m = battle([2, 2, 1], black(2, "flying-dutchman"), navy(2, by=2))
    french, english = both(m, "battle")
    assert french.endswith("la Coque : Bleu et Vermillon, contre le Hollandais volant et la Royal Navy.")
    assert english.endswith(
        "Hull Island: Blue and Vermilion, against the Flying Dutchman and the Royal Navy."
    )
    assert both(battle([1, 1, 7]), "battle")[1] == "Battle off Tavern Island: Blue and Vermilion."


@pytest.mark.rule("crique", "8.35", "8.33")
def test_a_rout_tells_what_was_lost_and_who_gains() -> None:
    m = battle([1, 1, 1], dice=[5, 6])
    go(m, "p0 fire p1 hull")
    assert both(m, "routed")[0] == "Vermillon est en déroute (coque) et rejoint la Crique."
    worn = battle([1, 1, 1], rings(1, sails=0, crew=0), dice=[5, 6])
    go(worn, "p0 fire p1 hull")
    assert told(worn, "routed") == [{"who": "p1", "sections": ["hull"]}]  # worn rings are still on the mat
    assert both(m, "witnesses") == (
        "Bleu et Vert y gagnent 1 de renommée chacun.",
        "Blue and Green gain 1 fame each by it.",
    )
    alone = battle([1, 1, 7], dice=[5, 6])
    go(alone, "p0 fire p1 hull")
    assert both(alone, "witnesses")[1] == "Blue gains 1 fame by it."
    nobody = battle([1, 7, 7], black(1, "blackbeard"), dice=[6] * 6)
    assert not story(nobody, "witnesses")


@pytest.mark.rule("crique", "8.29", "8.30", "8.32")
def test_the_die_of_mutiny_is_told_whatever_it_shows() -> None:
    calm = battle([1, 1, 7], dice=[4])
    go(calm, "p0 flee")
    assert both(calm, "no-mutiny")[1] == "Blue's crew grumbles (4), but obeys."
    m = battle([1, 1, 7], purse(0, gold=7, chests=1, fame=1), dice=[1])
    go(m, "p0 flee")
    assert both(m, "mutiny") == (
        "Mutinerie à bord (1) ! Bleu perd 7 or, 1 coffre et 1 de renommée.",
        "Mutiny aboard (1)! Blue loses 7 gold, 1 chest and 1 fame.",
    )
    assert not story(m, "no-mutiny")
    never = battle([1, 1, 7], dice=[1], blackbeard_only=True)
    go(never, "p0 flee")
    assert not story(never, "mutiny") + story(never, "no-mutiny")


def test_hits_on_guards_are_told() -> None:
    m = battle([1, 1, 7], craft(1, "crew"), parrot(1, "billy-bones"), purse(1, fame=5), dice=[5, 1] * 8)
    go(m, "p0 fire p1 crew", "p1 fire p0 hull", "p0 fire p1 crew")
    assert story(m, "craft-hit") == [
        "Vermilion's mastercraft (crew) takes a hit.",
        "Vermilion's mastercraft (crew) is shot to pieces.",
    ]
    m.state.pirates[0].rings[0] = 7
    go(m, "p1 fire p0 hull", "p0 fire p1 crew", "p1 fire p0 hull", "p0 fire p1 crew")
    assert both(m, "parrot-wounded")[1] == "Billy Bones's parrot, aboard Vermilion's ship, is wounded."
    assert (
        both(m, "parrot-killed")[1]
        == "Billy Bones's parrot, aboard Vermilion's ship, is killed: 2 fame lost."
    )


@pytest.mark.rule("crique", "17.cannonade-1", "17.cannonade-2", "17.grapeshot-3", "17.powder-1")
def test_what_volley_cards_do_is_told() -> None:
    strong = (rings(0, hull=7, cannons=6, crew=1), rings(1, hull=7))
    m = battle([1, 1, 7], hand(0, "cannonade", "grapeshot", "powder-room"), *strong, dice=[3, 1, 1, 1])
    go(m, "p0 play cannonade", "p0 play grapeshot", "p0 play powder-room", "p0 fire p1 hull")
    assert story(m, "volley")[0] == "Blue fires at Vermilion (every section): 3 and 1. One hit."
    assert both(m, "explosion")[0] == "La sainte-barbe explose : 1 dégât à chaque coque."
    assert both(m, "recoil")[1] == "The recoil does 2 damage to Blue's cannons."
    go(m, "p1 fire p0 hull", "p0 reload")
    assert both(m, "reloading")[1] == "Blue reloads and does not fire."
    foe = battle([1, 7, 7], hand(0, "cannonade"), black(1, "hook"), dice=[4, 4, 4, 5, 5])
    go(foe, "p0 play cannonade")
    assert story(foe, "volley")[1] == "Blue fires at Captain Hook (hull): 5 and 5. 2 hits."


@pytest.mark.rule("crique", "17.overboard-1")
def test_how_many_chests_go_overboard_is_told() -> None:
    m = battle([1, 1, 7], hand(1, "overboard"), purse(1, chests=4))
    words = texts("crique", "fr")
    assert plain(words.option(m.pending[1].options[1])) == "Jouer Par-dessus bord : un coffre à la mer"
    go(m, "p1 play overboard 3")
    assert both(m, "battle-card")[0] == "Vermillon joue Par-dessus bord : 3 coffres à la mer."


@pytest.mark.rule("crique", "19.dutchman-3")
def test_the_dutchmans_recovery_is_told() -> None:
    m = battle([1, 2, 3], black(1, "flying-dutchman"), dice=[1, 1, 1, 1, 5, 1])
    go(m, "p0 fire flying-dutchman hull")
    assert both(m, "regained") == (
        "Le Hollandais volant regagne 1 de coque.",
        "The Flying Dutchman regains 1 hull.",
    )
    other = battle([1, 2, 3], black(1, "hook"), dice=[4, 4, 4, 5, 1])
    go(other, "p0 fire hook hull")
    assert not story(other, "regained")


@pytest.mark.rule("crique", "19.10", "17.powder-3")
def test_a_sinking_tells_what_each_gains() -> None:
    fast = (parrot(0, "trelawney"), rings(0, sails=5))
    m = battle([1, 1, 3], black(1, "bonny-read"), *fast, dice=[5, 5])
    assert m.state.battle is not None
    m.state.battle.foes[0].hull = 1
    go(m, "p0 fire bonny-read hull")
    assert both(m, "sunk") == (
        "Anne Bonny et Mary Read : par le fond ! 3 de renommée chacun pour Bleu et Vermillon.",
        "Anne Bonny and Mary Read are sunk: 3 fame each for Blue and Vermilion.",
    )
    nobody = battle([1, 7, 7], hand(0, "powder-room"), black(1, "hook"), dice=[4, 4, 4, 5, 5])
    assert nobody.state.battle is not None
    nobody.state.battle.foes[0].hull = 2
    go(nobody, "p0 play powder-room")
    assert both(nobody, "sunk")[0] == "Le capitaine Crochet : par le fond ! Nul n’est là pour s’en vanter."


@pytest.mark.rule("crique", "7.22", "7.25")
def test_where_black_ships_go_is_told() -> None:
    def gone(s: State) -> None:
        s.sunk.append(s.black[1].legend)
        s.black[1].legend = 0
        s.black[1].island = 3

    m = stage(BLACK_SHIPS, [7, 7, 7], black(6, "bonny-read"), gone)
    assert both(m, "black-ship") == (
        "Anne Bonny et Mary Read font voile vers l’Île de la Taverne.",
        "Anne Bonny and Mary Read sail on to Tavern Island.",
    )
    (line,) = story(m, "legend")
    assert line.startswith("A new black flag off Cannon Island: ")
    assert m.state.black[1].island == 4


@pytest.mark.rule("crique", "12.cove-5", "12.cove-6")
def test_who_cannot_pay_reads_why_there_is_no_gift() -> None:
    m = ashore([7, 1, 1], *POOR, rings(0, hull=-1, crew=-1), purse(0, gold=3))
    assert both(m, "repaired-unpaid")[1] == (
        "Blue can't pay for the repairs: 2 sections are put right for 0 gold, but the Cove gives nothing."
    )
    assert not story(m, "repaired")
    paid = ashore([7, 1, 1], *POOR, rings(0, hull=-1), purse(0, gold=3))
    assert both(paid, "repaired")[1] == "Blue repairs 1 section for 2 gold."


@pytest.mark.rule("crique", "12.cove-1", "R65")
def test_the_gold_of_the_gift_is_what_the_supply_had() -> None:
    def no_gold(s: State) -> None:
        s.pirates[1].gold += s.gold - 1
        s.gold = 1

    m = ashore([7, 2, 2], rings(1, hull=7), no_gold)
    until(m, lambda s: s.island == 7)
    go(m, "p0 gift card-and-gold")
    assert both(m, "gift")[1] == "Blue takes a tavern card and 1 gold."


@pytest.mark.rule("crique", "16.piracy-4", "16.french-leave-3")
def test_piracy_tells_what_it_takes_and_when_it_fails() -> None:
    tax = lambda s: setattr(s.pirates[0], "taxed_by", 1)  # noqa: E731
    m = ashore([6, 2, 2], *POOR, tax, purse(0, chests=1, gold=3))
    go(m, "p0 bury-chests 1", "p0 bury-gold 1")
    assert story(m, "buried-chests") == ["Blue buries 1 chest: 1 fame."]
    assert story(m, "bury-tax") == ["Vermilion takes 1 of that fame from Blue."]  # and nothing of the gold's
    free = stage(LEAVE_WINDOW, [1, 2, 3, 4], hand(0, "french-leave"), tax)
    go(free, "p0 play french-leave treasure-island")
    assert both(free, "shaken-off")[1] == "Blue shakes off Vermilion's piracy."
    other = stage(LEAVE_WINDOW, [1, 2, 3, 4], hand(0, "french-leave"))
    go(other, "p0 play french-leave treasure-island")
    assert not story(other, "shaken-off")


@pytest.mark.rule("crique", "14.3", "15.3", "13.2")
def test_swaps_and_shuffles_are_told() -> None:
    m = ashore([1, 2, 2], *POOR, parrot(0, "flint"), top("trelawney"))
    go(m, "p0 buy-card", "p0 swap-parrot trelawney")
    assert both(m, "parrot-swapped")[1] == "Blue swaps Captain Flint's parrot for Squire Trelawney's parrot."
    paid = ashore([1, 2, 2], *POOR, parrot(0, "flint"), top("trelawney"), purse(0, fame=3))
    go(paid, "p0 buy-card", "p0 swap-parrot trelawney")
    assert both(paid, "parrot-swapped")[1].endswith("and loses 1 fame.")
    craft_over = ashore([1, 2, 2], *POOR, hand(0, "mastercraft"), craft(0, "hull"))
    go(craft_over, "p0 mastercraft crew")
    assert both(craft_over, "fitted")[1] == "Blue discards an old mastercraft and puts a new one on the crew."

    def used_up(s: State) -> None:
        s.discard = s.tavern
        s.tavern = []

    empty = ashore([1, 2, 2], *POOR, used_up)
    go(empty, "p0 buy-card")
    assert both(empty, "tavern-shuffled")[1] == "The tavern pile is used up: the discards are shuffled."


@pytest.mark.rule("crique", "7.27", "11.2")
def test_one_chest_and_one_point_agree_with_their_verbs() -> None:
    m = ashore([7, 7, 7], purse(0, chests=6))
    until(m, lambda s: s.month == 2)
    assert both(m, "overloaded") == (
        "La cale de Bleu déborde : 1 coffre retourne à l’Île au Trésor.",
        "Blue's hold is too full: 1 chest goes back to Treasure Island.",
    )
    end = stage(RECKONING, [1, 2, 3], hand(0, "fame-1"))
    assert both(end, "fame-cards")[0] == "Bleu montre une carte de renommée, pour 1 point."


@pytest.mark.rule("crique", "21.tavern-draft")
def test_a_drafted_card_is_told_once() -> None:
    m = flibuste.new("crique", seats=3, seed=5, options={"tavern_draft": True})
    kept = [m.pending[seat].options[0] for seat in range(3)]
    for seat in range(3):
        m.choose(seat, kept[seat])
    for seat in range(3):
        own = [told.key for told in m.story(seat) if told.readers == (seat,)]
        aboard = [told.about["who"] for told in m.story(seat) if told.key == "parrot"]
        assert own == ([] if f"p{seat}" in aboard else ["kept"])


@pytest.mark.rule("crique", "5.2", "12.upgrade-1")
def test_prompts_tell_the_prices_of_steps() -> None:
    words = texts("crique", "en")
    m = flibuste.new("crique", seats=3, seed=1)
    assert "You have 9 gold." in words.prompt(m.pending[0])
    assert "in turn, 1, 2, 2, 3, 3 and 4 gold" in words.prompt(m.pending[0])
    shore = ashore([2, 1, 6], rings(0, hull=4))
    assert words.prompt(shore.pending[1]) == "Tavern Island: what do you do?"
    go(shore, "p1 pass")
    assert words.prompt(shore.pending[0]).endswith("The next steps cost, in turn, 3, 3 and 4 gold.")
    last = ashore([2, 1, 6], *POOR, rings(0, hull=6))
    assert words.prompt(last.pending[0]).endswith("The last step costs 4 gold.")
    full = ashore([2, 1, 6], *POOR, rings(0, hull=7), hand(0, "mastercraft"))
    assert words.prompt(full.pending[0]) == "Hull Island: what do you do?"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_line_of_whole_games_reads_well(lang: str) -> None:
    """No empty word, no double space, no bare id; what is told has a capital and an end."""
    words = texts("crique", lang)
    for seats, seed in ((3, 1), (4, 2), (5, 3), (2, 4)):
        options = {"two_players": True} if seats == 2 else {}
        m = flibuste.play(
            flibuste.new("crique", seats=seats, seed=seed, options=options), [random_bot] * seats
        )
        for entry in m.table.told:
            line = plain(words.told(Told(*entry)))
            assert line[0].isupper() or line[0].isdigit(), line
            assert line[-1] in ".!", line
            assert "  " not in line, line
            assert not re.search(r"\bp[0-4]\b|[a-z]+-island|\{|\$", line), line


# ---- the board in words


def sheets(m: Match, seat: int | None, lang: str = "en") -> dict[str, tuple[tuple[str, ...], ...]]:
    names = tuple(texts("crique", lang).say(f"seat-{number}") for number in range(m.seats))
    return {sheet.title: sheet.rows for sheet in summary(m.view(seat), lang, names)}


@pytest.mark.rule("crique", "7.2", "16.map-2", "16.piracy-1", "2.12")
def test_the_summary_shows_islands_maps_and_piracy() -> None:
    def marked(s: State) -> None:
        s.pirates[0].map = 2
        s.pirates[1].taxed_by = 0

    m = stage(AFTER_TREASURES, [7, 7, 7, 7], marked, black(2, "hook"), hand(0, "lookout"))
    shown = sheets(m, 0)
    islands = next(rows for title, rows in shown.items() if title.startswith("Month 1 of 12"))
    loot = m.view(0)["islands"][1]["treasure"]
    figures = (str(loot["fame"]), str(loot["gold"]), f"{loot['chests']} (×2 for Blue)", str(loot["tavern"]))
    assert islands[1] == ("Hull Island", *figures, "Captain Hook")
    assert islands[6] == ("Pirate's Cove", "", "", "", "", "Blue, Vermilion, Green, Purple")
    assert "in the supply: 88 gold, 50 chests" in next(iter(shown))
    assert shown["The pirates"][1][0] == "Vermilion (preyed on by Blue)"
    assert shown["Who else is at sea"][0][0] == "Captain Hook"
    assert [row[0] for row in shown["Your hand"]] == ["Lookout"]


@pytest.mark.rule("crique", "2.16")
def test_the_summary_shows_no_hand_but_ones_own() -> None:
    m = battle([1, 1, 7], hand(0, "grapeshot", "mastercraft", "mastercraft"), hand(1, "powder-room"))
    own = sheets(m, 0)["Your hand"]
    assert [row[0] for row in own] == ["Mastercraft × 2", "Grapeshot"]
    assert all(row[1] for row in own)
    for seat in (1, 2, None):
        text = str(sheets(m, seat))
        assert "Grapeshot" not in text
    assert "Your hand" not in sheets(m, None)


@pytest.mark.rule("crique", "8.7", "19.2")
def test_the_summary_shows_the_battle() -> None:
    ships = (black(1, "hook"), hand(1, "smoke"), parrot(0, "long-john"), rings(1, hull=2))
    m = battle([1, 1, 7], *ships, dice=[4, 4, 4, 5, 1, 1, 1, 1, 1])
    cards = sheets(m, 0)["Battle off Tavern Island · battle cards"]
    assert cards == (
        ("Blue", "9", "6", "5", ""),
        ("Vermilion ←", "8", "2", "6", ""),
        ("Captain Hook", "18", "3", "5/5", ""),
    )
    go(m, "p1 play smoke", "p0 fire hook hull")
    volleys = sheets(m, 2)["Battle off Tavern Island · round 1 · On the table: Smoke"]
    assert volleys == (
        ("Captain Hook", "18", "3", "4/5", ""),
        ("Blue", "9", "6", "5", ""),
        ("Vermilion ←", "8", "2", "6", "smoke"),
    )


@pytest.mark.rule("crique", "1.9", "14.6", "21.tavern-draft")
def test_the_summary_shows_prices_parrots_and_the_draft() -> None:
    wounded = lambda s: setattr(s.pirates[1], "wounded", True)  # noqa: E731
    fight = battle([1, 1, 7], parrot(1, "flint"), wounded)
    assert sheets(fight, 0)["Parrots aboard"][0][:2] == ("Vermilion", "Captain Flint's parrot ✚")
    assert "The ship mat" not in sheets(fight, 0)
    shore = ashore([1, 2, 6])
    assert sheets(shore, 0)["The ship mat"][-1] == (
        "Price of the step",
        "",
        "1",
        "1",
        "2",
        "2",
        "3",
        "3",
        "4",
    )
    m = flibuste.new("crique", seats=3, seed=5, options={"tavern_draft": True})
    offered = sum(
        int(row[0].split(" × ")[1]) if " × " in row[0] else 1
        for row in sheets(m, 0)["Keep one of these cards"]
    )
    assert offered == 3


@pytest.mark.rule("crique", "16.lookout-2", "16.piracy-1")
def test_events_tell_whom_they_fall_on() -> None:
    words = texts("crique", "fr")
    m = stage(AFTER_TREASURES, [7, 7, 7], hand(1, "piracy", "lookout"))
    assert plain(words.option(m.pending[1].options[1])) == "Jouer Flibusterie contre Bleu"
    go(m, "p1 play piracy p2")
    assert both(m, "event")[0] == "Vermillon joue Flibusterie contre Vert."
    assert plain(words.option(m.pending[1].options[1])) == "Jouer Vigie : Bleu navigue d’abord"
    go(m, "p1 play lookout p0")
    assert both(m, "event")[1] == "Vermilion plays Lookout: Blue sails first."
