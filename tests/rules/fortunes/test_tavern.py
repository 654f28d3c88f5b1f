"""Recruiting, rumours, missions, the chest, specialists."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import CREW, MISSION, MISSION_PLACE, RUMOUR, SPECIALIST_OF, ZONE, ZONE_IDS
from flibuste.games.fortunes.rules import board, death, tavern
from flibuste.games.fortunes.rules.cards import missions
from flibuste.games.fortunes.state import State
from flibuste.kernel.decision import Option

from .kit import asked, give, hire, offered, pick, put, run, stage, table, told

# ---- recruiting


def short(s: State, zone: str = "la_habana", ship: str = "galleon", gold: int = 10) -> None:
    """Seat 0 (Leadership 3) lies in port with one man aboard."""
    put(s, 0, "nicolas_jaures", ship, zone, port=True, gold=gold)
    s.players[0].ship.now[CREW] = 1


@pytest.mark.rule("fortunes", "C062")
def test_a_leadership_success_fills_the_crew() -> None:
    m = pick(stage(short, dice=[1, 5, 2]), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 4
    assert m.state.players[0].gold == 10


@pytest.mark.rule("fortunes", "C063", "C064")
def test_else_each_man_costs_two_gold() -> None:
    m = pick(stage(short, dice=[1, 2, 3]), "port", "recruit")
    assert offered(m) == ["pass", "crewmen 1", "crewmen 2", "crewmen 3"]  # up to the ship's crew
    pick(m, "crewmen 2")
    assert m.state.players[0].ship.now[CREW] == 3
    assert m.state.players[0].gold == 6
    m = pick(stage(lambda s: short(s, gold=3), dice=[1, 2, 3]), "port", "recruit")
    assert offered(m) == ["pass", "crewmen 1"]
    m = pick(stage(lambda s: short(s, "basse_terre", gold=3), dice=[1, 2, 3]), "port", "recruit")
    assert offered(m) == ["pass", "crewmen 1", "crewmen 2", "crewmen 3"]  # idle sailors
    m = pick(stage(lambda s: put(s, 0, zone="la_habana", port=True)), "port")
    assert "recruit" not in offered(m)  # the crew is full


def test_pirates_recruit_freely_in_the_den_of_thieves() -> None:
    def pirate(s: State) -> None:
        short(s, "nassau", "galleon", 0)
        s.players[0].bounties[0] = 1

    m = pick(stage(pirate, dice=[1, 1, 1]), "port", "recruit")
    assert m.state.players[0].ship.now[CREW] == 4


# ---- rumours


def quiet_inn(s: State, zone: str = "la_habana", gold: int = 10) -> None:
    """Influence 2; the next rumour is the pearl bank."""
    put(s, 0, "nicolas_jaures", zone=zone, port=True, gold=gold)
    s.rumour_deck.remove(RUMOUR["pearl_bank"])
    s.rumour_deck.append(RUMOUR["pearl_bank"])


@pytest.mark.rule("fortunes", "C065")
def test_a_rumour_costs_two_gold_and_an_influence_roll() -> None:
    m = pick(stage(quiet_inn, dice=[1, 6]), "port", "rumour")
    assert m.state.players[0].gold == 8
    assert m.state.players[0].rumour == RUMOUR["pearl_bank"]
    assert m.view(0)["players"][0]["rumour"] == "pearl_bank"
    assert m.view(1)["players"][0]["rumour"] == "hidden"
    m = pick(stage(quiet_inn, dice=[1, 2]), "port", "rumour")
    assert m.state.players[0].gold == 8
    assert m.state.players[0].rumour == -1
    assert "rumour" not in offered(m)
    m = pick(stage(lambda s: quiet_inn(s, gold=1)), "port")
    assert "rumour" not in offered(m)
    m = pick(stage(lambda s: quiet_inn(s, "trinidad", 1), dice=[1, 6]), "port", "rumour")
    assert m.state.players[0].gold == 0  # the smugglers' nest


@pytest.mark.rule("fortunes", "C066", "R25")
def test_one_rumour_is_kept_the_other_shuffled_back() -> None:
    def edit(s: State) -> None:
        quiet_inn(s)
        put(s, 0, rumour="ghost_ship")

    m = pick(stage(edit, dice=[1, 6]), "port", "rumour")
    assert asked(m) == (0, "keep-rumour")
    kept = m.clone()
    pick(m, "keep pearl_bank")
    assert m.state.players[0].rumour == RUMOUR["pearl_bank"]
    assert RUMOUR["ghost_ship"] in m.state.rumour_deck
    assert m.state.rumour_discard == []
    pick(kept, "keep ghost_ship")
    assert kept.state.players[0].rumour == RUMOUR["ghost_ship"]
    assert RUMOUR["pearl_bank"] in kept.state.rumour_deck


@pytest.mark.rule("fortunes", "C067", "C068", "R24")
def test_a_sea_rumour_is_proved_by_a_scout_action_in_its_zone() -> None:
    def off(s: State, zone: str, port: bool = False) -> None:
        put(s, 0, "nicolas_jaures", zone=zone, port=port, gold=0, rumour="pearl_bank")

    assert "prove pearl_bank" not in offered(stage(lambda s: off(s, "curacao")))
    assert "prove pearl_bank" not in offered(pick(stage(lambda s: off(s, "caracas", True)), "port"))
    m = pick(stage(lambda s: off(s, "caracas"), dice=[1, 5]), "prove pearl_bank")
    p = m.state.players[0]
    assert (p.gold, p.glory, p.rumour) == (10, 1, -1)
    assert m.state.rumour_discard == [RUMOUR["pearl_bank"]]
    assert m.state.turn.actions == 2
    m = pick(stage(lambda s: off(s, "caracas"), dice=[1, 2]), "prove pearl_bank")
    p = m.state.players[0]
    assert (p.gold, p.glory, p.rumour) == (0, 0, -1)
    assert "false-rumour" in told(m)


@pytest.mark.rule("fortunes", "C067", "C069")
def test_a_port_rumour_is_proved_in_port_and_some_are_kept() -> None:
    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", zone="st_maarten", port=True, rumour="governors_ear")

    m = pick(stage(edit, dice=[1, 5]), "port", "prove governors_ear")
    assert m.state.players[0].kept == [RUMOUR["governors_ear"]]
    assert m.view(1)["players"][0]["kept"] == ["governors_ear"]
    first = stage(lambda s: put(s, 0, zone="port_royal", port=True, rumour="forged_papers"))
    assert "prove forged_papers" in offered(pick(first, "port"))  # the first of the box is one like any other


# ---- missions


def offer(s: State, mission: str, captain: str = "nicolas_jaures") -> None:
    """That mission is open, and seat 0 lies in its port."""
    number = MISSION[mission]
    if number not in s.missions:
        s.mission_deck.remove(number)
        s.mission_deck.insert(0, s.missions[0])
        s.missions[0] = number
    zone = list(ZONE)[MISSION_PLACE[number]]
    put(s, 0, captain, zone=zone, port=True, gold=10)
    other = s.missions[1]
    if MISSION_PLACE[other] == MISSION_PLACE[number]:
        swap = next(i for i, n in enumerate(s.mission_deck) if MISSION_PLACE[n] != MISSION_PLACE[number])
        s.missions[1], s.mission_deck[swap] = s.mission_deck[swap], other


@pytest.mark.rule("fortunes", "C070", "C072", "R27")
def test_an_accepted_mission_lies_open_and_another_is_drawn() -> None:
    m = pick(stage(lambda s: offer(s, "viceroy_mail"), dice=[1, 5]), "port", "accept viceroy_mail")
    assert m.view(1)["players"][0]["mission"] == "viceroy_mail"
    assert len(m.state.missions) == 2
    assert MISSION["viceroy_mail"] not in m.state.missions
    assert not any(o.startswith("accept") for o in offered(m))  # one try for each Port action (ruling R27)


@pytest.mark.rule("fortunes", "C071")
def test_a_failed_condition_leaves_the_mission() -> None:
    m = pick(stage(lambda s: offer(s, "viceroy_mail"), dice=[1, 2]), "port", "accept viceroy_mail")
    assert m.state.players[0].mission == -1
    assert MISSION["viceroy_mail"] in m.state.missions
    assert "accept viceroy_mail" not in offered(m)
    pick(m, "done", "end", "end")
    assert asked(m) == (0, "act")
    assert "accept viceroy_mail" in offered(pick(m, "port"))


def test_the_audiencia_gives_a_die_more() -> None:
    m = stage(lambda s: offer(s, "mediator"), dice=[1, 2, 5])
    pick(m, "port", "accept mediator")
    assert m.state.players[0].mission == MISSION["mediator"]


@pytest.mark.rule("fortunes", "C073", "R26")
def test_one_mission_is_kept() -> None:
    def edit(s: State) -> None:
        offer(s, "viceroy_mail")
        put(s, 0, mission="botanist")

    m = pick(stage(edit, dice=[1, 5]), "port", "accept viceroy_mail")
    assert asked(m) == (0, "keep-mission")
    other = pick(m.clone(), "keep botanist")
    assert other.state.players[0].mission == MISSION["botanist"]
    assert other.state.mission_discard == [MISSION["viceroy_mail"]]
    pick(m, "keep viceroy_mail")
    assert m.state.players[0].mission == MISSION["viceroy_mail"]
    assert m.state.mission_discard == [MISSION["botanist"]]


@pytest.mark.rule("fortunes", "C074")
def test_a_completed_mission_pays_and_gives_a_point() -> None:
    m = stage(lambda s: put(s, 0, zone="caracas", port=True, gold=0, mission="viceroy_mail"))
    pick(m, "port")
    p = m.state.players[0]
    assert (p.gold, p.glory, p.mission, len(p.hand)) == (14, 1, -1, 1)


# ---- the chest


def home(s: State, gold: int = 25, chest: int = 0) -> None:
    p = put(s, 0, "nicolas_jaures", zone="basse_terre", port=True, gold=gold)
    p.chest = chest


@pytest.mark.rule("fortunes", "C075", "C076")
def test_gold_is_hidden_at_home_and_only_there() -> None:
    m = pick(stage(home), "port", "chest", "hide 21")
    p = m.state.players[0]
    assert (p.gold, p.chest, p.hides) == (4, 21, 1)
    assert m.view(0)["players"][0]["points"] == 2
    shown = m.view(1)["players"][0]
    assert (shown["gold"], shown["chest"], shown["points"], shown["hides"]) == (None, None, None, 1)
    assert "hide" in told(m, 1)
    assert "hidden" not in told(m, 1)
    away = pick(stage(lambda s: put(s, 0, zone="la_habana", port=True)), "port")
    assert "chest" not in offered(away)


@pytest.mark.rule("fortunes", "C076", "R28")
def test_the_chest_gives_five_points_at_most() -> None:
    m = stage(lambda s: home(s, 0, 99))
    assert m.view(0)["players"][0]["points"] == 5
    m = stage(lambda s: home(s, 0, 99), target=16)
    assert m.view(0)["players"][0]["points"] == 8  # half the target (ruling R28)


@pytest.mark.rule("fortunes", "C077")
def test_at_home_the_chest_can_be_spent_or_fetched() -> None:
    m = pick(stage(lambda s: home(s, 1, 30)), "port", "unlock", "fetch 12")
    assert (m.state.players[0].gold, m.state.players[0].chest) == (13, 18)
    m = pick(stage(lambda s: home(s, 1, 30)), "port", "yard", "buy-ship flute")
    assert (m.state.players[0].gold, m.state.players[0].chest) == (0, 26)
    m = pick(
        stage(lambda s: setattr(put(s, 0, zone="nassau", port=True, gold=1), "chest", 30)), "port", "yard"
    )
    assert "buy-ship flute" not in offered(m)


# ---- specialists


@pytest.mark.rule("fortunes", "C102")
def test_a_specialist_is_hired_for_pay_or_by_a_roll_in_port() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, gold=5, hand=["spec_purser_1", "spec_lookout_2"])

    m = pick(stage(edit, dice=[1, 1, 6]), "port", "hire spec_purser_1")
    assert m.state.players[0].gold == 1
    assert m.view(1)["players"][0]["specialists"] == ["spec_purser_1"]
    pick(m, "hire spec_lookout_2")
    assert len(m.state.players[0].specialists) == 2
    assert m.state.players[0].hand == []
    m = pick(stage(edit, dice=[1, 1, 1]), "port", "hire spec_lookout_2")
    assert m.state.players[0].specialists == []
    assert "hire spec_lookout_2" not in offered(m)  # one try a turn
    assert m.view(1)["players"][0]["hand"] == {"count": 2, "known": ["spec_lookout_2"]}  # all have seen it
    again = stage(lambda s: put(s, 1, zone="la_habana", port=True, hand=["spec_surgeon_2"]), dice=[1] * 3)
    run(tavern.hire(again.table, 1, Option("hire", "spec_surgeon_2")))
    assert again.view(0)["players"][1]["hand"]["known"] == ["spec_surgeon_2"]  # the first seat too
    at_sea = stage(lambda s: put(s, 0, zone="la_habana", hand=["spec_purser_1"]))
    assert "hire spec_purser_1" not in offered(at_sea)
    poor = stage(lambda s: put(s, 0, zone="la_habana", port=True, gold=3, hand=["spec_purser_1"]))
    assert "hire spec_purser_1" not in offered(pick(poor, "port"))


@pytest.mark.rule("fortunes", "C102")
def test_one_specialist_of_each_of_eight_types() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True)
        hire(s, 0, "spec_purser_1")
        give(s, 0, "spec_purser_2")

    m = pick(stage(edit), "port")
    assert "hire spec_purser_2" not in offered(m)
    kinds = [kind for kind in SPECIALIST_OF if kind >= 0]
    assert sorted(kinds) == sorted(2 * list(range(8)))


@pytest.mark.rule("fortunes", "C065", "C068")
def test_the_rumours_that_were_used_are_shuffled_when_the_deck_is_empty() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="la_habana", port=True, hand=["informant"])
        s.rumour_discard += s.rumour_deck
        s.rumour_deck.clear()

    m = pick(stage(edit), "port", "play informant")
    s = m.state
    assert s.players[0].rumour >= 0
    assert s.rumour_discard == []
    assert len(s.rumour_deck) == 24


@pytest.mark.rule("fortunes", "C072")
def test_an_accepted_mission_is_told_before_the_next_one_is_read() -> None:
    def edit(s: State) -> None:
        put(s, 0, zone="petit_goave", port=True)
        s.mission_deck += s.missions
        s.mission_deck.remove(MISSION["court_sugar"])
        s.missions[:] = [MISSION["court_sugar"], s.mission_deck.pop()]

    m = pick(stage(edit), "port", "accept court_sugar")
    keys = told(m)
    assert keys[-2:] == ["accept", "mission-open"]
    assert m.story()[-1].about["place"] == ZONE_IDS[MISSION_PLACE[m.state.missions[-1]]]
    assert len(m.state.missions) == 2


@pytest.mark.rule("fortunes", "C077", "R76")
def test_at_home_the_chest_is_open_even_when_no_action_is_left() -> None:
    def edit(s: State) -> None:
        put(s, 0, "gaspar_ibarra", zone="caracas", port=True, gold=0).chest = 25
        s.missions[:] = []

    m = pick(stage(edit), "port", "done", "leave", "dock")
    assert m.state.turn.actions == 0
    assert offered(m) == ["unlock", "end"]
    pick(m, "unlock", "fetch 12")
    assert (m.state.players[0].gold, m.state.players[0].chest) == (12, 13)
    pick(m, "end")
    assert asked(m)[0] == 1


@pytest.mark.rule("fortunes", "C077", "R76")
def test_the_chest_is_closed_elsewhere_and_at_sea() -> None:
    m = stage(lambda s: setattr(put(s, 0, "gaspar_ibarra", zone="nassau", port=True), "chest", 25))
    assert "unlock" not in offered(m)
    m = stage(lambda s: setattr(put(s, 0, "gaspar_ibarra", zone="caracas"), "chest", 25))
    assert "unlock" not in offered(m)


@pytest.mark.rule("fortunes", "C072", "R26")
def test_missions_that_were_done_are_shuffled_when_the_deck_is_empty() -> None:
    g = table()
    s = g.state
    done = [s.mission_deck.pop() for _ in range(12)]
    s.mission_deck.clear()
    s.mission_discard[:] = done
    s.missions.pop()
    board.open_missions(g)
    assert sorted([*s.mission_deck, s.missions[-1]]) == sorted(done)
    assert [*s.mission_deck, s.missions[-1]] != done  # shuffled
    assert s.mission_discard == []


@pytest.mark.rule("fortunes", "C072", "C073", "R26")
@pytest.mark.parametrize("kept", ["botanist", "viceroy_mail"])
def test_a_mission_that_is_not_kept_is_opened_again_when_there_is_no_other(kept: str) -> None:
    def edit(s: State) -> None:
        put(s, 0, "isabel_de_arrieta", zone="basse_terre", port=True, mission="viceroy_mail")
        s.missions[:] = [MISSION["botanist"], MISSION["feast"]]
        s.mission_deck.clear()

    m = pick(stage(edit, dice=[5]), "port", "accept botanist")
    assert m.state.missions == [MISSION["feast"]]  # no card to draw
    pick(m, f"keep {kept}")
    other = "viceroy_mail" if kept == "botanist" else "botanist"
    assert m.state.missions == [MISSION["feast"], MISSION[other]]
    assert m.state.players[0].mission == MISSION[kept]
    assert (m.state.mission_deck, m.state.mission_discard) == ([], [])


@pytest.mark.rule("fortunes", "C072", "C143", "R26")
def test_the_mission_of_a_dead_captain_fills_the_board_when_there_is_no_other() -> None:
    def edit(s: State) -> None:
        put(s, 0, mission="botanist")
        s.missions[:] = [MISSION["feast"]]
        s.mission_deck.clear()

    m = stage(edit)
    run(death.die(m.table, 0))
    assert m.state.missions == [MISSION["feast"], MISSION["botanist"]]
    assert "mission-open" in [key for key, *_ in m.table.told]


@pytest.mark.rule("fortunes", "C072", "C074", "R26")
def test_a_mission_that_is_done_fills_the_board_when_there_is_no_other() -> None:
    def edit(s: State) -> None:
        put(s, 0, mission="botanist")
        s.missions[:] = [MISSION["feast"]]
        s.mission_deck.clear()

    m = stage(edit)
    run(missions.complete(m.table, 0))
    assert m.state.missions == [MISSION["feast"], MISSION["botanist"]]


@pytest.mark.rule("fortunes", "C072", "R26")
def test_two_missions_are_open_again_as_soon_as_there_are_cards() -> None:
    def edit(s: State) -> None:
        put(s, 0, "isabel_de_arrieta", zone="nassau", port=True)
        s.mission_deck += [mission for mission in s.missions if mission != MISSION["feast"]]
        if MISSION["feast"] in s.mission_deck:
            s.mission_deck.remove(MISSION["feast"])
        s.missions[:] = [MISSION["feast"]]  # the other place has stayed empty for want of cards

    m = pick(stage(edit), "port", "accept feast")
    assert len(m.state.missions) == 2


@pytest.mark.rule("fortunes", "C071")
def test_a_mission_s_condition_is_rolled_with_the_captain_s_own_dice() -> None:
    m = pick(stage(lambda s: offer(s, "viceroy_mail"), dice=[1, 2, 6, 6]), "port", "accept viceroy_mail")
    rolled = [entry.about["faces"] for entry in m.story(0) if entry.key == "roll"]
    assert [len(faces) for faces in rolled] == [2]
