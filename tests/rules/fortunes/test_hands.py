"""The hand of Glory cards, specialists at work, and what others may know."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import GLORY_IDS, GOOD, GOOD_OF, HULL, MASTS, MODIFICATION, SPAIN, ZONE
from flibuste.games.fortunes.rules import cargo, gold, hands, rolls
from flibuste.games.fortunes.seen import by_all
from flibuste.games.fortunes.state import State

from .kit import asked, deck, hire, npc, offered, pick, put, run, stage, table, told

HAND = ["following_wind", "spyglass", "mutiny", "headwind"]


@pytest.mark.rule("fortunes", "C099")
def test_a_fifth_card_means_a_discard_before_anything_is_played() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="caracas", port=True, hand=HAND, mission="viceroy_mail")

    m = pick(stage(edit), "port")
    assert asked(m) == (0, "discard-glory")
    assert all(option.startswith("discard") for option in offered(m))
    assert len(offered(m)) == 5
    pick(m, "discard mutiny")
    assert len(m.state.players[0].hand) == 4
    assert "mutiny" in m.view(1)["discards"]["glory"]


#: 15 Gold, three Escape icons: not enough to shake off a sloop.
RICH = ("tobacco_7", "cocoa_7", "sugar_7")


def raid_for_twelve(s: State) -> None:
    put(s, 0, hand=HAND)
    s.merchants[ZONE["la_habana"]] = SPAIN
    deck(s, *RICH)


@pytest.mark.rule("fortunes", "C099", "C098", "C088")
def test_with_a_fifth_card_one_is_discarded_before_any_is_played() -> None:
    m = stage(raid_for_twelve, dice=[5, 1, 1, 1, 1])
    pick(m, "scout merchant", "attack spain")
    while asked(m)[1] == "stow":
        pick(m, "pass")
    p = m.state.players[0]
    assert p.glory == 1
    assert len(p.hand) == 5
    assert asked(m) == (0, "discard-glory")
    assert all(option.startswith("discard ") for option in offered(m))  # nothing can be played
    pick(m, "discard headwind")
    assert len(p.hand) == 4
    assert "headwind" not in [GLORY_IDS[card] for card in p.hand]
    assert GLORY_IDS[m.state.glory_discard[-1]] == "headwind"
    assert asked(m) == (0, "act")
    assert "play following_wind" in offered(m)


@pytest.mark.rule("fortunes", "C099")
def test_a_fourth_card_is_drawn_without_a_discard() -> None:
    def three(s: State) -> None:
        put(s, 0, hand=HAND[:3])
        s.merchants[ZONE["la_habana"]] = SPAIN
        deck(s, *RICH)

    m = stage(three, dice=[5, 1, 1, 1, 1])
    pick(m, "scout merchant", "attack spain")
    while asked(m)[1] == "stow":
        pick(m, "pass")
    assert asked(m) == (0, "act")
    assert len(m.state.players[0].hand) == 4
    assert m.state.glory_discard == []


@pytest.mark.rule("fortunes", "C098")
def test_the_glory_deck_is_shuffled_anew_when_empty() -> None:
    def edit(s: State) -> None:
        s.glory_discard += s.glory_deck[1:]
        del s.glory_deck[1:]

    m = stage(edit)
    run(hands.draw(m.table, 0, 3))
    assert len(m.state.players[0].hand) == 3
    assert m.state.glory_discard == []


@pytest.mark.rule("fortunes", "C102")
def test_the_carpenter_mends_a_point_at_the_start_of_a_turn() -> None:
    def edit(s: State) -> None:
        hire(s, 0, "spec_carpenter_1")
        s.players[0].ship.now[HULL] = 1
        s.players[0].ship.now[MASTS] = 0

    m = stage(edit)
    assert offered(m) == ["mend hull", "mend masts"]
    pick(m, "mend masts")
    assert m.state.players[0].ship.now[:3] == [1, 2, 1]
    whole = stage(lambda s: hire(s, 0, "spec_carpenter_1"))
    assert asked(whole) == (0, "act")  # nothing to mend


@pytest.mark.rule("fortunes", "C102")
def test_the_sailing_master_and_the_lookout() -> None:
    def edit(s: State) -> None:
        hire(s, 0, "spec_sailing_master_1")
        hire(s, 0, "spec_lookout_1")
        put(s, 1, mods=["rigging"])
        hire(s, 1, "spec_sailing_master_2")

    s = stage(edit).state
    assert s.players[0].ship.handling == 5
    assert s.players[1].ship.handling == 5  # never above five
    assert rolls.skill_dice(s, s.players[0], 1) == 3
    assert rolls.skill_dice(s, s.players[0], 0) == 3


def test_what_others_may_know() -> None:
    def edit(s: State) -> None:
        p = put(s, 0, goods=["rum"], hand=["mutiny"], rumour="ghost_ship", gold=17)
        p.chest = 31

    m = stage(edit, seats=3)
    mine, theirs, nobody = (m.view(seat)["players"][0] for seat in (0, 1, None))
    assert (mine["gold"], mine["chest"], mine["points"]) == (17, 31, 3)
    assert mine["cargo"] == {"count": 1, "known": ["rum"]}
    assert mine["hand"] == {"count": 1, "known": ["mutiny"]}
    assert mine["rumour"] == "ghost_ship"
    for shown in (theirs, nobody):
        assert (shown["gold"], shown["chest"], shown["points"]) == (None, None, None)
        assert shown["cargo"] == {"count": 1, "known": []}
        assert shown["hand"] == {"count": 1, "known": []}
        assert shown["rumour"] == "hidden"


def test_a_redealt_world_keeps_what_can_be_counted() -> None:
    """What was paid in public adds up: only the split between ship and chest is unknown, once Gold has been
    hidden; and an undeclared player is below the target."""

    def edit(s: State) -> None:
        p = put(s, 0, gold=40)
        p.chest, p.secret, p.glory = 12, True, 8
        put(s, 1, gold=9)

    m = stage(edit)
    splits = set()
    for seed in range(40):
        world = m.redeal(1, seed)
        p = world.state.players[0]
        assert p.gold + p.chest == 52
        assert p.glory + gold.chest_points(world.state, p) < 10
        splits.add(p.chest)
        assert world.state.players[1].gold == 9
    assert len(splits) > 5


@pytest.mark.rule("fortunes", "C060")
def test_all_know_which_tokens_were_scattered_but_not_where_each_lies() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, gold=30, mods=["rigging", "swivels"])

    m = pick(stage(edit), "port", "yard", "buy-ship flute")
    first, second = (option.split()[1] for option in offered(m))
    pick(m, f"place {first}")  # the other goes to the only port left without one
    ports = [ZONE[first], ZONE[second]]
    wanted = {MODIFICATION["rigging"], MODIFICATION["swivels"]}
    found = set()
    for seed in range(30):
        for seat in (0, 1, None):
            world = m.redeal(seat, seed).state
            assert {world.mods[zone] for zone in ports} == wanted
            found.add(world.mods[ports[0]])
    assert found == wanted


@pytest.mark.rule("fortunes", "C089")
def test_all_know_which_merchants_came_back_but_not_where_each_sails() -> None:
    """Eight tokens were found and dealt again: five of them are Spanish, and stay so in every world."""

    def edit(s: State) -> None:
        tokens = sorted(s.merchants)
        s.track[:] = tokens[:8]
        s.merchants[:] = [-1] * 8 + tokens[8:]

    m = pick(stage(edit), "end", "end")
    orders = set()
    for seed in range(20):
        world = m.redeal(0, seed).state
        assert sorted(world.merchants[:8]) == sorted(m.state.merchants[:8])
        orders.add(tuple(world.merchants[:8]))
    assert m.state.merchants[:8].count(SPAIN) == 5
    assert len(orders) > 5


def test_announcing_tells_no_card() -> None:
    m = stage(lambda s: put(s, 1, hand=["headwind"]), seats=2)
    pick(m, "sail nassau")
    assert asked(m) == (1, "announce")
    waiting = m.view(0)
    assert waiting["players"][1]["hand"] == {"count": 1, "known": []}
    pick(m, "announce headwind")
    assert m.view(0)["players"][1]["hand"] == {"count": 1, "known": []}
    assert m.view(0)["announced"] == ["p1"]
    pick(m, "play headwind")
    assert "play" in told(m)
    assert GLORY_IDS[m.state.glory_discard[-1]] == "headwind"


@pytest.mark.rule("fortunes", "C101")
@pytest.mark.parametrize("bounty", [0, 1])
def test_what_is_announced_could_be_played_in_every_world(bounty: int) -> None:
    """Nobody denounces a captain on whom there is no bounty."""

    def edit(s: State) -> None:
        put(s, 1, hand=["mutiny"])
        s.players[0].bounties[0] = bounty

    m = pick(stage(edit, seats=2), "announce mutiny")
    shown = set()
    for seed in range(60):
        world = m.redeal(0, seed)
        shown.add(offered(world)[0])
        world.choose(1, offered(world)[0])
    assert shown == {"play mutiny", *["play denounced"] * bounty}


def test_the_summary_tells_what_a_new_player_needs() -> None:
    """Who is in port, what the missions ask, how good the NPCs are, where the rumour leads, how to hire."""

    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True, gold=17, hand=["spec_lookout_2"], rumour="ghost_ship")
        s.players[0].chest = 31
        put(s, 1, mods=["rigging"])
        npc(s, "nl_binckes", "curacao")
        s.war[:] = [0, 2]

    m = stage(edit)
    sheets = m.game.summary(m.view(0), "en", ("Ann", "Bob"))
    text = {sheet.title: "\n".join(" | ".join(row) for row in sheet.rows) for sheet in sheets}
    captains, ships, means, sea_sheet, npcs, missions, cards = text.values()
    assert "Nassau (in port)" in captains
    assert "17 + 31" in captains
    assert "Ann | Sloop | 2/2 | 2/2 | 2/2 | 2/2 | 1/1 | 4" in ships
    assert "Special rigging" in means
    assert list(text)[3].endswith("At war! Spain against France")
    assert "the Dutch naval ship" in sea_sheet
    assert "Jacob Binckes | Frigate | Curaçao | 2 3 3" in npcs
    assert missions.count("\n") == 1
    assert "at sea: Curaçao" in cards
    assert "pass a Leadership roll" in cards
    theirs = m.game.summary(m.view(1), "en", ("Ann", "Bob"))
    assert "17" not in " ".join(theirs[0].rows[0])


@pytest.mark.parametrize(
    ("card", "key"), [("spec_carpenter_1", "drawn-specialist"), ("spyglass", "drawn-glory")]
)
def test_a_drawn_card_is_told_to_its_owner_as_what_it_is(card: str, key: str) -> None:
    g = table()
    deck = g.state.glory_deck
    deck.append(deck.pop(next(at for at, one in enumerate(deck) if GLORY_IDS[one] == card)))
    run(hands.draw(g, 0))
    told_to_him = g.told[-1]
    assert (told_to_him[0], told_to_him[1], told_to_him[2]) == (key, {"card": card}, (0,))


@pytest.mark.rule("fortunes", "C087", "C140")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_have_seen_what_is_stowed_from_the_table(seat: int) -> None:
    m = stage(seats=3)
    rum = next(card for card in m.state.cargo_deck if GOOD_OF[card] == GOOD["rum"])
    m.state.cargo_deck.remove(rum)
    run(cargo.stow(m.table, 1, [rum], "C087"), "stow rum")
    assert m.view(seat)["players"][1]["cargo"]["known"] == ["rum"]
    assert m.state.cargo_seen[rum] == by_all(3)
