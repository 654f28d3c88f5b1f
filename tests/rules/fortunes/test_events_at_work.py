"""Event cards in a match: drawn at the start of a round, felt in the turns that follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import EVENT, FRANCE, NATIONS, SPAIN, ZONE
from flibuste.games.fortunes.rules import movement
from flibuste.games.fortunes.state import State

from .kit import asked, deck, npc, offered, pick, put, stage, told


def ahead(s: State, *names: str) -> None:
    """The next Event cards, in this order."""
    for name in reversed(names):
        pile = s.events if EVENT[name] in s.events else s.event_discard
        pile.remove(EVENT[name])
        s.events.append(EVENT[name])


def next_round(
    *names: str,
    edit: Callable[[State], object] = lambda s: None,
    dice: Sequence[int] = (),
    seats: int = 2,
) -> Match:
    """Both captains pass their first turns; then these cards are drawn, one a round."""

    def prepared(s: State) -> None:
        edit(s)
        ahead(s, *names)

    return pick(stage(prepared, dice=dice, seats=seats), *["end"] * seats)


def pass_round(m: Match) -> None:
    this = m.state.round
    while m.state.round == this:
        pick(m, "end")


@pytest.mark.rule("fortunes", "C016", "C112")
def test_icons_come_before_the_text() -> None:
    """The War card moves the French ship north, and only then is war declared."""

    def edit(s: State) -> None:
        npc(s, "fr_destrees", "basse_terre")
        for seat in (0, 1):
            put(s, seat, zone="nassau", port=True)

    m = next_round("war_1", edit=edit)
    assert m.state.npcs[FRANCE].zone == ZONE["st_maarten"]
    keys = told(m)
    assert keys.index("event") < keys.index("npc-moves") < keys.index("war")


@pytest.mark.rule("fortunes", "C017", "C094")
def test_the_amnesty_clears_bounties_of_one_nation_once_a_round() -> None:
    def edit(s: State) -> None:
        put(s, 0, gold=30, bounties=["england", "england", "france"])

    m = next_round("amnesty", "pi_hamlin", edit=edit)
    pick(m, "amnesty")
    assert offered(m) == ["clear france 1", "clear england 1", "clear england 2"]
    pick(m, "clear england 2")
    p = m.state.players[0]
    assert (p.gold, p.bounties) == (30 - 8, [0, 0, 1, 0])
    assert "amnesty" not in offered(m)  # once for each player
    pick(m, "sail nassau")
    assert "amnesty" not in offered(m)
    pass_round(m)
    assert "amnesty" not in offered(m)  # and only in that round


@pytest.mark.rule("fortunes", "C017")
def test_the_amnesty_is_for_those_who_can_pay_it() -> None:
    m = next_round("amnesty", edit=lambda s: put(s, 0, gold=3, bounties=["spain"]))
    assert "amnesty" not in offered(m)
    m = next_round("amnesty", edit=lambda s: put(s, 0, gold=30))
    assert "amnesty" not in offered(m)


@pytest.mark.rule("fortunes", "C017", "C019")
def test_trade_winds_give_every_captain_one_more_move() -> None:
    m = next_round("trade_winds", "pi_hamlin")
    for seat in (0, 1):
        assert asked(m) == (seat, "act")
        pick(m, "sail nassau", "sail la_habana", "sail nassau")
        assert asked(m) == (seat, "act")
        pick(m, "sail la_habana")
    assert m.state.round == 3
    pick(m, "sail nassau", "sail la_habana", "sail nassau")
    assert asked(m)[0] == 1  # only that round


@pytest.mark.rule("fortunes", "C017", "C019")
def test_in_the_doldrums_there_are_two_actions() -> None:
    m = next_round("doldrums", "pi_hamlin")
    for seat in (0, 1):
        assert asked(m) == (seat, "act")
        pick(m, "sail nassau", "sail la_habana")
    assert m.state.round == 3
    assert m.state.turn.actions == 3


@pytest.mark.rule("fortunes", "C017", "C087")
@pytest.mark.parametrize(("nation", "gold"), [("spain", 3 + 3 + 3 + 5), ("england", 3 + 3 + 3)])
def test_the_treasure_fleet_carries_one_more_card(nation: str, gold: int) -> None:
    """Spanish merchants only; the card's plunder counts, its icon does not (a Hull hit here)."""

    def edit(s: State) -> None:
        put(s, 0, gold=0)
        s.merchants[ZONE["la_habana"]] = SPAIN if nation == "spain" else 3
        deck(s, "spice_3", "spice_5", "cocoa_4", "fruit_7")

    m = next_round("treasure_fleet", edit=edit, dice=[5, 1, 1, 1, 1])
    pick(m, "scout merchant", f"attack {nation}")
    assert m.state.players[0].gold == gold
    assert m.state.players[0].ship.now == [2, 2, 2, 2, 1]


@pytest.mark.rule("fortunes", "C017")
def test_a_blockade_lasts_to_the_end_of_the_next_round() -> None:
    m = next_round("blockade", "pi_hamlin", "pi_teach")
    port = m.state.blockade
    p = m.state.players[0]
    closed = []
    for _ in range(3):
        p.zone = port
        closed.append(movement.docking(m.state, p) == [])
        p.zone = ZONE["la_habana"]
        pass_round(m)
    assert closed == [True, True, False]  # this round, the next, no more
    assert told(m).count("blockade-ends") == 1


@pytest.mark.rule("fortunes", "C017")
def test_it_is_too_quiet_brings_two_more_cards_at_once() -> None:
    m = next_round("too_quiet", "trade_winds", "fog")
    assert (m.state.tide.moves, m.state.tide.scouting, m.state.tide.extra) == (1, -1, 0)
    assert m.state.event_discard[-3:] == [EVENT["too_quiet"], EVENT["trade_winds"], EVENT["fog"]]


@pytest.mark.rule("fortunes", "C017", "C103")
def test_a_commodore_appears_off_his_capital_at_the_end_of_the_round() -> None:
    def edit(s: State) -> None:
        for seat in (0, 1):
            put(s, seat, zone="nassau", port=True)

    m = next_round("war_1", "pi_hamlin", edit=edit)
    s = m.state
    at_war = list(s.war)
    assert s.commodores == at_war
    assert [s.npcs[nation].zone for nation in at_war] == [-1, -1]
    pass_round(m)
    for nation in at_war:
        assert s.npcs[nation].commodore
        assert s.npcs[nation].zone == ZONE[NATIONS[nation].capital]


@pytest.mark.rule("fortunes", "C017")
@pytest.mark.parametrize("captain", ["felipe", "gaspar_ibarra"])
def test_a_storm_strikes_whoever_ends_the_turn_in_it(captain: str) -> None:
    """The first captain of the box too."""

    def edit(s: State) -> None:
        put(s, 0, captain, "frigate", "caracas")
        s.tide.each_turn.append(EVENT["storm_south"])

    m = pick(stage(edit, dice=[1, 1, 1, 2, 2, 2] if captain == "felipe" else [1, 1, 2, 2]), "end")
    assert m.state.players[0].ship.now == [3, 3, 1, 3, 3]


@pytest.mark.rule("fortunes", "C094")
@pytest.mark.parametrize(("gold", "most"), [(6, 2), (5, 1)])
def test_the_last_gold_buys_a_pardon(gold: int, most: int) -> None:
    def edit(s: State) -> None:
        put(s, 0, gold=gold, bounties=["spain"] * 3, hand=["governors_pardon"])

    m = pick(stage(edit), "play governors_pardon")
    if most == 2:
        assert offered(m) == ["clear spain 1", "clear spain 2"]
    else:
        assert m.state.players[0].bounties[0] == 2  # one could be paid
