"""Merchant raids."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import (
    CARGO,
    CARGO_CARD,
    CARGO_IDS,
    FRANCE,
    GOOD,
    GOOD_OF,
    HITS,
    HULL,
    MASTS,
    NETHERLANDS,
    SPAIN,
    ZONE,
)
from flibuste.games.fortunes.state import State

from .kit import asked, deck, demand, offered, pick, put, stage, told

HABANA = ZONE["la_habana"]
#: Two dice to find the merchant, then three Seamanship dice without a success.
FOUND = [5, 1]
NOTHING = [1, 2, 3]


def merchant(
    s: State, *cards: str, nation: int = SPAIN, zone: str = "la_habana", ship: str = "sloop"
) -> None:
    """Seat 0 (Seamanship 3, Scouting 2) is at sea beside a merchant; these cards come next."""
    put(s, 0, "nicolas_jaures", ship, zone, gold=0)
    place = ZONE[zone]
    other = s.merchants.index(nation)
    s.merchants[place], s.merchants[other] = nation, s.merchants[place]
    deck(s, *cards)


def raid(*cards: str, dice: list[int] = NOTHING, attack: str = "attack spain", ship: str = "sloop") -> Match:
    """A raid under way, the merchant having been found."""
    m = stage(lambda s: merchant(s, *cards, ship=ship), dice=[*FOUND, *dice])
    return pick(m, "scout merchant", attack)


@pytest.mark.rule("fortunes", "C079", "C132")
def test_no_raid_with_a_destroyed_section() -> None:
    def wreck(s: State) -> None:
        merchant(s)
        s.players[0].ship.now[MASTS] = 0

    m = stage(wreck)
    assert "scout merchant" not in offered(m)
    assert "sail nassau" in offered(m)  # she can still move


@pytest.mark.rule("fortunes", "C080", "R05", "R06")
def test_a_found_merchant_is_of_the_tokens_nation_or_the_zones() -> None:
    m = stage(lambda s: merchant(s, nation=NETHERLANDS), dice=FOUND)
    pick(m, "scout merchant")
    assert offered(m) == ["attack netherlands", "attack spain", "release"]
    assert m.state.merchants[HABANA] == -1
    assert m.state.track == [NETHERLANDS]
    pick(m, "release")
    assert not any(m.state.players[0].bounties)  # the token is gone, no bounty (ruling R06)
    assert m.state.track == [NETHERLANDS]
    m = stage(lambda s: merchant(s, nation=FRANCE, zone="caribbean_sea"), dice=[5])
    assert offered(pick(m, "scout merchant")) == ["attack france", "release"]  # no port there (ruling R05)


@pytest.mark.rule("fortunes", "C081", "C090")
def test_example_two_the_bounty_comes_at_once() -> None:
    m = raid("rum_1", "spice_1", "fruit_1", dice=[5, 5, 5])
    assert m.state.players[0].bounties[SPAIN] == 1
    assert asked(m) == (0, "raid")  # before any card is dealt with


@pytest.mark.rule("fortunes", "C082")
def test_three_cards_and_a_seamanship_roll() -> None:
    m = raid("rum_1", "spice_1", "fruit_1", dice=[5, 5, 1])
    assert [CARGO_IDS[c] for c in m.state.raid] == ["rum_1", "spice_1", "fruit_1"]
    assert next(iter(m.pending.values())).about["left"] == 2
    m = stage(lambda s: merchant(s, zone="cartagena", nation=SPAIN), dice=[*FOUND, 5, 1, 1])
    pick(m, "scout merchant", "attack spain")
    assert len(m.state.raid) == 4  # the galleon route


@pytest.mark.rule("fortunes", "C083", "C034")
def test_each_success_adds_discards_or_exchanges_a_card() -> None:
    m = raid("rum_1", "spice_1", "fruit_1", "cocoa_2", "sugar_2", dice=[5, 5, 5])
    assert "add" in offered(m)
    assert "cast-off rum_1" in offered(m)
    assert "exchange rum_1" in offered(m)
    pick(m, "add")
    assert [CARGO_IDS[c] for c in m.state.raid] == ["rum_1", "spice_1", "fruit_1", "cocoa_2"]
    pick(m, "exchange cocoa_2")  # also the card just drawn
    assert [CARGO_IDS[c] for c in m.state.raid][-1] == "sugar_2"
    pick(m, "cast-off fruit_1")
    assert "fruit_1" in m.view(1)["discards"]["cargo"]
    assert asked(m) == (0, "stow")


@pytest.mark.rule("fortunes", "C084")
def test_a_special_weapon_makes_a_success_of_a_failed_die() -> None:
    def armed(s: State) -> None:
        merchant(s, "rum_1", "spice_1", "fruit_1")
        s.players[0].weapons[:] = [1, 0, 1]

    m = pick(stage(armed, dice=[*FOUND, 5, 5, 2]), "scout merchant", "attack spain")
    assert offered(m) == ["pass", "spend grapnel", "spend grapeshot"]
    pick(m, "spend grapeshot")
    assert next(iter(m.pending.values())).about["left"] == 3  # no failed die is left for the other
    assert m.state.players[0].weapons == [1, 0, 0]


@pytest.mark.rule("fortunes", "C085")
def test_escape_icons_up_to_the_manoeuvrability_lose_the_merchant() -> None:
    cards = ("rum_1", "spice_1", "fruit_1")  # three Escape icons
    m = raid(*cards)
    assert asked(m)[1] == "stow"  # a sloop has 4
    m = raid(*cards, ship="frigate")
    assert "merchant-escapes" in told(m)
    assert m.state.players[0].gold == 0


@pytest.mark.rule("fortunes", "C086")
def test_hits_damage_the_named_section_and_a_destroyed_one_fails_the_raid() -> None:
    m = raid("cocoa_1", "rum_1", "spice_1")  # a hit on the only cannon of a sloop
    p = m.state.players[0]
    assert p.ship.now == [2, 2, 2, 2, 0]
    assert "raid-fails" in told(m)
    assert p.gold == 0
    assert m.state.raid == []
    assert {CARGO_CARD[name] for name in ("cocoa_1", "rum_1", "spice_1")} <= set(m.state.cargo_discard)
    m = raid("cocoa_1", "spice_2", "tobacco_3")  # three hits on it: two go to the Hull
    assert m.state.players[0].captain == -1
    assert "die" in told(m)


@pytest.mark.rule("fortunes", "C086", "R60")
def test_hits_count_even_when_the_merchant_escapes() -> None:
    m = raid("rum_2", "rum_1", "spice_1", ship="flute")
    assert "raid-fails" in told(m)
    m = raid("sugar_8", "rum_1", "spice_1", ship="flute")
    assert "merchant-escapes" in told(m)
    assert m.state.players[0].ship.now[MASTS] == 2


@pytest.mark.rule("fortunes", "C087")
def test_success_gives_the_plunder_and_any_cards_that_fit() -> None:
    m = raid("rum_3", "spice_3", "cocoa_2")
    assert m.state.players[0].gold == 3 + 3 + 2
    assert offered(m) == ["stow spice", "stow cocoa", "stow rum", "pass"]
    pick(m, "stow rum", "stow spice")
    assert offered(m) == ["pass", "drop spice", "drop rum"]  # the hold is full
    pick(m, "drop spice", "stow cocoa")
    goods = sorted(GOOD_OF[c] for c in m.state.players[0].cargo)
    assert goods == sorted([GOOD["rum"], GOOD["cocoa"]])
    assert m.view(1)["players"][0]["cargo"]["known"] == ["cocoa", "rum"]  # all saw the cards


@pytest.mark.rule("fortunes", "C088", "C097")
def test_twelve_gold_are_worth_a_point() -> None:
    m = pick(raid("cocoa_7", "tobacco_7", "sugar_2"), "pass")
    assert m.state.players[0].gold == 12
    assert m.state.players[0].glory == 1
    m = pick(raid("cocoa_7", "tobacco_7", "rum_1"), "pass")
    assert m.state.players[0].gold == 11
    assert m.state.players[0].glory == 0


@pytest.mark.rule("fortunes", "C089", "R07")
def test_eight_used_tokens_come_back_at_the_start_of_a_round() -> None:
    def used(count: int) -> Match:
        def edit(s: State) -> None:
            for zone in range(count):
                s.track.append(s.merchants[zone])
                s.merchants[zone] = -1

        return pick(stage(edit), "end", "end")

    m = used(8)
    assert m.state.track == []
    assert all(nation >= 0 for nation in m.state.merchants)
    m = used(7)
    assert len(m.state.track) == 7


@pytest.mark.rule("fortunes", "C083", "C085", "C086", "C087")
def test_the_example_of_frederico() -> None:
    """One success; a hit on the Masts and one on the only cannon. Frederico exchanges the tobacco, is hit
    in the hold instead, plunders 10 Gold and keeps the rum: no point, for it is less than 12."""

    def edit(s: State) -> None:
        put(s, 0, "frederico_da_silva", "sloop", "trinidad", gold=0)
        place = ZONE["trinidad"]
        other = s.merchants.index(SPAIN)
        s.merchants[place], s.merchants[other] = SPAIN, s.merchants[place]
        deck(s, "rum_8", "spice_4", "tobacco_3", "rum_7")
        demand(s, "caracas", "rum")

    m = stage(edit, dice=[5, 1, 1, 2, 6])
    pick(m, "scout merchant", "attack spain")
    assert sum(HITS[c] < 0 for c in m.state.raid) == 1
    pick(m, "exchange tobacco_3")
    p = m.state.players[0]
    assert p.ship.now[CARGO] == 1
    assert p.ship.now[MASTS] == 1
    assert p.gold == 10
    pick(m, "stow rum")
    assert offered(m) == ["pass", "drop rum"]
    pick(m, "pass")
    assert [GOOD_OF[c] for c in p.cargo] == [GOOD["rum"]]
    assert p.glory == 0
    assert p.ship.now[HULL] == 2


@pytest.mark.rule("fortunes", "C085")
def test_an_icon_ignored_in_one_raid_counts_in_the_next() -> None:
    def edit(s: State) -> None:
        merchant(s, "tobacco_7", "cocoa_7", "sugar_7", ship="flute")
        s.ignored += [CARGO_CARD[name] for name in ("tobacco_7", "cocoa_7", "sugar_7")]

    m = pick(stage(edit, dice=[*FOUND, *NOTHING]), "scout merchant", "attack spain")
    assert "merchant-escapes" in told(m)
