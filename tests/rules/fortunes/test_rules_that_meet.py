"""Rules that meet one another: moments, secrets, and what one clause does to another."""

from __future__ import annotations

import pytest

from flibuste import Match
from flibuste.games.fortunes.box import CREW, ENGLAND, EVENT, MISSION, NETHERLANDS, ZONE
from flibuste.games.fortunes.state import Battle, State

from .kit import asked, deck, demand, hire, npc, offered, pick, put, stage, told

# ---- the chest


def home(s: State, gold: int = 25, chest: int = 0) -> None:
    p = put(s, 0, "nicolas_jaures", zone="basse_terre", port=True, gold=gold)
    p.chest = chest


@pytest.mark.rule("fortunes", "C077")
def test_at_home_gold_is_taken_aboard_without_a_port_action() -> None:
    """A new captain with a full chest and nothing aboard may sail on his first turn with some of it."""
    m = pick(stage(lambda s: home(s, 0, 30)), "unlock", "fetch 12")
    p = m.state.players[0]
    assert (p.gold, p.chest, m.state.turn.actions) == (12, 18, 3)
    assert "fetch" in told(m, 1)
    assert "fetched" not in told(m, 1)
    pick(m, "leave")
    assert "unlock" not in offered(m)
    away = stage(lambda s: setattr(put(s, 0, zone="nassau", port=True), "chest", 30))
    assert "unlock" not in offered(away)


@pytest.mark.rule("fortunes", "C075", "C077", "C078")
def test_taking_gold_from_the_chest_is_no_activity() -> None:
    def edit(s: State) -> None:
        home(s, 5, 30)
        put(s, 0, goods=["rum"])

    m = pick(stage(edit), "port", "unlock", "fetch 2")
    assert "sell rum" in offered(m)  # selling is still the first activity
    pick(m, "chest", "hide 7")
    assert not {"chest", "sell rum"} & set(offered(m))  # Gold is hidden once
    pick(m, "unlock", "fetch 1")
    assert (m.state.players[0].gold, m.state.players[0].chest) == (1, 34)


# ---- the Royal amnesty: at any time outside combat


def amnestied(s: State) -> None:
    s.tide.amnesty = 4


@pytest.mark.rule("fortunes", "C094")
def test_the_amnesty_can_be_bought_in_the_middle_of_a_port_action() -> None:
    """It opens a mission that is not for pirates."""

    def edit(s: State) -> None:
        amnestied(s)
        put(s, 0, zone="port_royal", port=True, gold=10, bounties=["france"])
        s.mission_deck += s.missions
        s.mission_deck.remove(MISSION["pirate_hunt"])
        s.missions[:] = [MISSION["pirate_hunt"]]

    m = pick(stage(edit), "port")
    assert "accept pirate_hunt" not in offered(m)
    pick(m, "amnesty")
    assert m.state.players[0].bounties == [0, 0, 0, 0]
    assert m.state.players[0].gold == 6
    assert "amnesty" not in offered(m)
    assert "accept pirate_hunt" in offered(m)


@pytest.mark.rule("fortunes", "C094", "C108")
def test_the_amnesty_can_be_bought_before_a_navy_searches() -> None:
    def edit(s: State, *bounties: str) -> None:
        amnestied(s)
        npc(s, "es_depes", "la_habana")
        put(s, 0, gold=10, bounties=bounties)
        put(s, 1, zone="nassau", port=True)

    m = stage(lambda s: edit(s, "spain"), dice=[5, 5, 5])
    assert asked(m) == (0, "clear")
    found = pick(m.clone(), "pass")
    assert found.state.battle is not None
    pick(m, "clear spain 1")
    assert m.state.battle is None
    assert "npc-searches" not in told(m)
    assert asked(stage(edit)) == (0, "act")  # no bounty, nothing to buy


@pytest.mark.rule("fortunes", "C090", "C094")
def test_the_amnesty_can_be_bought_by_a_pirate_who_is_found() -> None:
    """The combat has not begun: who attacks him now attacks an honest captain."""

    def edit(s: State) -> None:
        amnestied(s)
        put(s, 1, gold=10, bounties=["spain"])

    m = pick(stage(edit, dice=[5, 1]), "scout p1")
    assert asked(m) == (1, "clear")
    pirate = pick(m.clone(), "pass")
    assert not any(pirate.state.players[0].bounties)
    pick(m, "clear spain 1")
    assert m.state.players[0].bounties[NETHERLANDS] == 1
    assert m.state.battle is not None


# ---- hits


@pytest.mark.rule("fortunes", "C125", "C131")
def test_skulls_are_placed_even_when_another_hit_would_sink_the_ship() -> None:
    """The Reinforced hull may cancel the hit that sinks her: the skull beside it still strikes."""

    def edit(s: State) -> None:
        put(s, 0, ship="frigate")
        put(s, 1, ship="frigate", mods=["reinforced_hull"])
        s.players[1].ship.now[:] = [1, 3, 3, 3, 0]
        s.battle = Battle([0, 1], None, [3, 3], round=1)

    # three cannons: on the destroyed cannons (so on the Hull), on the Masts, and a skull
    m = pick(stage(edit, dice=[5, 1, 1, 1, 1, 1, 4, 2, 6]), "shoot", "shoot")
    assert asked(m) == (1, "suffer")
    assert offered(m) == ["suffer cargo", "suffer masts", "suffer crew"]
    pick(m, "suffer crew", "cancel cannons")
    assert m.state.players[1].ship.now == [1, 3, 2, 2, 0]


@pytest.mark.rule("fortunes", "C125")
def test_a_sinking_ship_that_can_parry_nothing_is_asked_nothing() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate")
        put(s, 1, ship="frigate", mods=["reinforced_hull"])
        s.players[1].ship.now[:] = [1, 3, 3, 3, 0]
        s.players[1].ship.hull_used = True
        s.battle = Battle([0, 1], None, [3, 3], round=1)

    m = pick(stage(edit, dice=[5, 1, 1, 1, 1, 1, 4, 2, 6]), "shoot", "shoot")
    assert m.state.players[1].captain == -1


@pytest.mark.rule("fortunes", "C102", "C137")
def test_an_aimed_shot_can_follow_the_master_gunners_new_roll() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", hand=["aimed_shot"])
        hire(s, 0, "spec_master_gunner_1")
        put(s, 1, ship="frigate")
        s.battle = Battle([0, 1], None, [3, 3], round=1)

    m = stage(edit, dice=[5, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    pick(m, "shoot", "shoot", "pass", "gunner", "reroll mine 1", "done")
    assert asked(m) == (0, "announce")
    pick(m, "announce aimed_shot", "play aimed_shot", "aim 2 crew")
    assert m.state.players[1].ship.now == [3, 1, 3, 2, 3]


# ---- swivels


@pytest.mark.rule("fortunes", "C131", "C136")
def test_swivels_fire_on_the_crew_of_the_ghost_ship() -> None:
    """A crew combat at sea like any other: two dice first, one of the two ghosts falls."""

    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "frigate", "curacao", rumour="ghost_ship", mods=["swivels"])

    m = pick(stage(edit, dice=[5, 1, 6, 1, 5, 1, 1, 1, 1]), "prove ghost_ship")
    keys = told(m)
    assert keys.index("swivels") < keys.index("lose-crew") < keys.index("crew-roll")
    assert keys.count("crew-roll") == 1  # the other falls in the first round


@pytest.mark.rule("fortunes", "C097", "C136", "R83")
@pytest.mark.parametrize(("captain", "cards"), [("hendrik_roosendaal", 2), ("nicolas_jaures", 1)])
def test_hendrik_draws_his_card_for_every_combat_that_he_wins(captain: str, cards: int) -> None:
    """The ghost ship: one card for the rumour proven, and his own for the crew combat."""
    m = stage(lambda s: put(s, 0, captain, "frigate", "curacao", rumour="ghost_ship"))
    dice = [5, 1, 1] if captain == "hendrik_roosendaal" else [5, 1]
    m.dice.script, m.dice.scripted = (*dice, 5, 5, 1, 1, 1), 0
    pick(m, "prove ghost_ship")
    while asked(m)[1] == "stow":
        pick(m, "pass")
    assert m.state.players[0].glory == 1
    assert len(m.state.players[0].hand) == cards


# ---- Glory cards on another player's turn


@pytest.mark.rule("fortunes", "C101")
def test_several_cards_may_be_played_at_the_same_moment() -> None:
    def edit(s: State) -> None:
        put(s, 0, bounties=["england"])
        put(s, 1, hand=["mutiny", "denounced"])

    m = stage(edit, dice=[1, 1, 1])
    pick(m, "announce mutiny", "play mutiny")
    assert m.state.turn.actions == 2
    assert asked(m) == (1, "announce")
    pick(m, "announce denounced", "play denounced")
    assert m.state.players[0].bounties[ENGLAND] == 2
    assert asked(m) == (0, "act")


@pytest.mark.rule("fortunes", "C101")
def test_a_ship_that_is_held_back_needs_no_second_headwind() -> None:
    m = pick(stage(lambda s: put(s, 1, hand=["headwind", "headwind"])), "sail nassau")
    pick(m, "announce headwind", "play headwind")
    assert asked(m) == (0, "act")
    assert len(m.state.players[1].hand) == 1
    pick(m, "sail nassau")
    assert asked(m) == (1, "announce")  # the next Move is another


@pytest.mark.rule("fortunes", "C101")
def test_where_a_ship_sails_is_told_before_others_answer() -> None:
    m = pick(stage(lambda s: put(s, 1, hand=["headwind"])), "sail nassau")
    assert asked(m) == (1, "announce")
    assert (m.story(1)[-1].key, m.story(1)[-1].about["zone"]) == ("sail", "nassau")
    docked = stage(lambda s: (put(s, 0, zone="la_habana", port=True), put(s, 1, hand=["saboteur"])))
    pick(docked, "leave")
    assert asked(docked) == (1, "announce")
    assert docked.story(1)[-1].key == "leave"


# ---- secrets


@pytest.mark.rule("fortunes", "C138")
def test_a_discard_is_not_taken_back_once_the_rumour_or_the_cargo_was_seen() -> None:
    """The winner chooses which Glory cards to keep before he reads the loser's Rumour and Cargo."""

    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra", "frigate", hand=["mutiny", "headwind", "saboteur", "spyglass"])
        put(s, 1, "nicolas_jaures", "frigate", hand=["spyglass"], rumour="ghost_ship", goods=["rum"])
        s.players[1].ship.now[CREW] = 1
        s.battle = Battle([0, 1], None, [3, 3], round=2, boarded=True)

    m = stage(edit, dice=[5, 1, 1, 1, 1])
    assert asked(m) == (0, "discard-glory")
    pick(m, "discard mutiny")
    assert m.state.players[0].rumour >= 0
    assert not m.can_undo(0)


@pytest.mark.rule("fortunes", "C102", "C099", "C146")
def test_a_glory_card_that_all_have_seen_does_not_go_back_into_the_hand() -> None:
    """Hired, discarded as a fifth, played, or given up with a captain who retires."""

    def ashore(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, hand=["spec_purser_1"])

    assert not pick(stage(ashore), "port", "hire spec_purser_1").can_undo(0)
    assert not pick(stage(ashore), "retire").can_undo(0)

    def modified(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, hand=["spyglass"], mods=["rigging", "gunport"])

    m = pick(stage(modified), "retire")
    assert asked(m) == (0, "place")  # still to act, but the hand has been laid down
    assert not m.can_undo(0)

    def full(s: State) -> None:
        hand = ["following_wind", "spyglass", "mutiny", "headwind"]
        put(s, 0, zone="caracas", port=True, hand=hand, mission="viceroy_mail")

    assert not pick(stage(full), "port", "discard mutiny").can_undo(0)
    assert not pick(stage(full), "play following_wind").can_undo(0)


@pytest.mark.rule("fortunes", "C101")
@pytest.mark.parametrize("hand", [[], ["spyglass"]])
def test_that_nobody_answered_tells_something_of_the_hands(hand: list[str]) -> None:
    """Seat 1 could have held a Headwind: who has seen that no card came does not sail anew."""
    m = pick(stage(lambda s: put(s, 1, hand=hand)), "sail nassau")
    assert asked(m) == (0, "act")
    assert m.can_undo(0) == (not hand)


@pytest.mark.rule("fortunes", "C015", "C041", "C055")
def test_what_was_turned_up_or_drawn_stays_so() -> None:
    """An event, a Glory card, a market's goods, a port's token: who has seen them can't choose anew."""

    def last_turn(s: State) -> None:
        s.events.remove(EVENT["trade_winds"])
        s.events.append(EVENT["trade_winds"])

    m = stage(last_turn)
    pick(m, "sail nassau")
    assert m.can_undo(0)
    pick(m, "end", "end")
    assert m.state.round == 2
    assert not m.can_undo(1)

    def ashore(up: bool) -> Match:
        def edit(s: State) -> None:
            put(s, 0, zone="la_habana", port=True)
            s.mods_up[ZONE["la_habana"]] = up

        return pick(stage(edit), "port")

    def rich(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, gold=40)
        s.mods_up[ZONE["la_habana"]] = True

    assert pick(stage(rich), "port", "yard", "buy-ship flute").can_undo(0)
    assert not pick(stage(rich), "port", "yard", "buy-ship frigate").can_undo(0)  # a Glory card came with it
    assert ashore(up=True).can_undo(0)
    assert not ashore(up=False).can_undo(0)
    assert not pick(ashore(up=True), "buy").can_undo(0)


@pytest.mark.rule("fortunes", "C101")
def test_a_withdrawn_card_has_been_seen() -> None:
    def edit(s: State) -> None:
        put(s, 0, ship="frigate", hand=["jury_rig"])
        put(s, 1, ship="frigate")
        s.players[0].ship.now[CREW] = 2
        s.battle = Battle([0, 1], None, [3, 3], round=1)

    m = pick(stage(edit), "announce jury_rig")
    assert m.can_undo(0)  # still face down
    pick(m, "withdraw")
    assert asked(m) == (0, "declare")
    assert not m.can_undo(0)


@pytest.mark.rule("fortunes", "C072")
def test_who_has_read_the_next_mission_has_accepted_the_first() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="nassau", port=True)
        s.mission_deck += s.missions
        s.mission_deck.remove(MISSION["feast"])
        s.missions[:] = [MISSION["feast"], s.mission_deck.pop()]

    assert not pick(stage(edit), "port", "accept feast").can_undo(0)


@pytest.mark.rule("fortunes", "C043")
def test_a_bargain_that_another_has_checked_is_struck() -> None:
    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra", zone="nassau", port=True)
        demand(s, "nassau", "rum")
        deck(s, "spice_1", "spice_2", "cocoa_1", "fruit_1", "sugar_1", "timber_1")

    m = pick(stage(edit), "port", "buy", "buy spice")
    assert m.can_undo(0)
    assert not pick(m.clone(), "done").can_undo(0)
    dear = pick(stage(edit), "port", "buy", "buy cocoa", "done")
    assert dear.can_undo(0)  # at the full price nobody looks


@pytest.mark.rule("fortunes", "C147", "R29")
@pytest.mark.parametrize(("glory", "open_to_all"), [(9, True), (8, False)])
def test_a_chest_that_was_shown_stays_filled(glory: int, open_to_all: bool) -> None:
    def edit(s: State) -> None:
        home(s)
        s.players[0].glory = glory

    m = pick(stage(edit), "port", "chest", "hide 10")
    assert m.state.players[0].declared == open_to_all
    assert m.can_undo(0) != open_to_all


@pytest.mark.rule("fortunes", "C083")
def test_a_card_added_to_a_raid_is_on_the_table() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "frigate", "la_habana")
        deck(s, "tobacco_7", "cocoa_7", "sugar_7", "spice_1")

    m = pick(stage(edit, dice=[5, 1, 5, 5, 1]), "scout merchant")
    pick(m, offered(m)[0])
    assert not pick(m.clone(), "add").can_undo(0)
    assert pick(m, "cast-off tobacco_7").can_undo(0)
