"""The 25 Rumours: what each brings, and where it can't be proved."""

from __future__ import annotations

import pytest
from msgspec import structs

from flibuste.games.fortunes.box import (
    CAPTAIN_SKILLS,
    CARGO,
    CREW,
    ENGLAND,
    EVENT,
    FRANCE,
    FRIGATE,
    INFLUENCE,
    MODIFICATION,
    NPC,
    PORT,
    PORTS,
    RIGGING,
    RUMOUR,
    RUMOUR_IDS,
    RUMOUR_ZONE,
    RUMOURS,
    SKILLS,
    SLOOP,
    SPAIN,
    SPECIALIST_IDS,
    SPECIALIST_OF,
    ZONE,
)
from flibuste.games.fortunes.parts import Effect
from flibuste.games.fortunes.rules import cargo, fittings, movement, npcs, rolls
from flibuste.games.fortunes.rules.cards import kept, rumours
from flibuste.games.fortunes.state import G, Player

from .kit import captain, run, table

SKULL = 5


def ready(name: str, success: bool = True, more: tuple[int, ...] = ()) -> tuple[G, Player]:
    """Seat 0 is where the rumour can be proved and is about to roll; `more` dice follow."""
    entry = RUMOURS[RUMOUR[name]]
    probe = table()
    dice = rolls.skill_dice(probe.state, _place(probe, name), SKILLS.index(entry.skill))
    roll = [SKULL if success else 1] + [1] * (dice - 1)
    g = table(dice=[*roll, *more])
    return g, _place(g, name)


def _place(g: G, name: str) -> Player:
    p = g.state.players[0]
    number = RUMOUR[name]
    p.zone = RUMOUR_ZONE[number]
    p.in_port = RUMOURS[number].at == "port"
    if number in g.state.rumour_deck:
        g.state.rumour_deck.remove(number)
    p.rumour = number
    return p


def prove(g: G, name: str, *answers: str) -> None:
    run(rumours.prove(g, 0, RUMOUR[name]), *answers)


@pytest.mark.rule("fortunes", "C067", "C068", "C097")
@pytest.mark.parametrize("name", [n for n in RUMOUR_IDS if n != "ghost_ship"])
def test_a_true_rumour_gives_a_point_and_a_card(name: str) -> None:
    g, p = ready(name)
    taken = {
        "myriad": ["pass"],
        "abandoned_cargo": ["pass"],
        "turtle_cache": ["take-weapon grapnel"],
        "forgotten_hoard": ["take-weapon grapnel"],
        "builders_plans": ["take-modification nassau"],
    }
    g.state.mods[ZONE["nassau"]] = RIGGING
    prove(g, name, *taken.get(name, []))
    assert p.glory == 1
    assert len(p.hand) >= 1
    assert p.rumour == -1
    assert (RUMOUR[name] in p.kept) == RUMOURS[RUMOUR[name]].keep
    assert (RUMOUR[name] in g.state.rumour_discard) != RUMOURS[RUMOUR[name]].keep


@pytest.mark.rule("fortunes", "C068")
@pytest.mark.parametrize("name", RUMOUR_IDS)
def test_a_false_rumour_is_discarded(name: str) -> None:
    g, p = ready(name, success=False)
    prove(g, name)
    assert (p.glory, p.gold, p.rumour, p.kept, p.hand) == (0, 10, -1, [], [])
    assert g.state.rumour_discard == [RUMOUR[name]]


@pytest.mark.rule("fortunes", "C067")
@pytest.mark.parametrize("name", RUMOUR_IDS)
def test_a_rumour_is_proved_in_its_place_only(name: str) -> None:
    _, p = ready(name)
    at = RUMOURS[RUMOUR[name]].at
    other = "sea" if at == "port" else "port"
    assert rumours.provable(p, at)
    assert not rumours.provable(p, other)
    p.zone = next(zone for zone in range(17) if zone != RUMOUR_ZONE[RUMOUR[name]])
    assert not rumours.provable(p, at)


@pytest.mark.parametrize(
    ("name", "gold"),
    [
        ("stranded_galleon", 12),
        ("turtle_cache", 8),
        ("corsair_tomb", 15),
        ("abandoned_cargo", 3),
        ("pearl_bank", 10),
        ("gunsmith", 4),
        ("laid_up_frigate", 8),
        ("paymaster", 15),
        ("castaway", 9),
        ("hidden_cove", 5),
        ("builders_plans", 5),
        ("forgotten_hoard", 11),
    ],
)
def test_gold_is_found(name: str, gold: int) -> None:
    g, p = ready(name)
    g.state.mods[:] = [RIGGING if zone in PORTS else -1 for zone in range(17)]
    answers = {
        "turtle_cache": ["take-weapon chain_shot"],
        "forgotten_hoard": ["take-weapon chain_shot"],
        "abandoned_cargo": ["pass"],
        "builders_plans": ["take-modification la_habana"],
    }
    prove(g, name, *answers.get(name, []))
    assert p.gold == 10 + gold


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("hermit_shipwright", "carpenter"),
        ("struck_off_surgeon", "surgeon"),
        ("deserter_gunner", "master_gunner"),
        ("keen_boy", "lookout"),
        ("old_pilot", "sailing_master"),
        ("repentant_mutineers", "master_at_arms"),
    ],
)
@pytest.mark.rule("fortunes", "C102")
def test_a_specialist_joins(name: str, kind: str) -> None:
    g, p = ready(name)
    p.ship.now[CREW] = 1
    prove(g, name)
    assert [SPECIALIST_OF[card] for card in p.specialists] == [SPECIALIST_IDS.index(kind)]
    assert p.gold == 10
    assert p.ship.now[CREW] == (2 if name == "repentant_mutineers" else 1)


@pytest.mark.rule("fortunes", "C102", "R85")
def test_gold_comes_instead_of_a_specialist_of_whom_no_card_is_left() -> None:
    g, p = ready("keen_boy")
    lookouts = [c for c in g.state.glory_deck if SPECIALIST_OF[c] == SPECIALIST_IDS.index("lookout")]
    for card in lookouts:
        g.state.glory_deck.remove(card)
        g.state.players[1].hand.append(card)
    prove(g, "keen_boy")
    assert p.specialists == []
    assert p.gold == 15


@pytest.mark.rule("fortunes", "C102", "R85")
def test_gold_comes_instead_of_a_second_specialist_of_the_type() -> None:
    g, p = ready("keen_boy")
    mine = next(c for c in g.state.glory_deck if SPECIALIST_OF[c] == SPECIALIST_IDS.index("lookout"))
    g.state.glory_deck.remove(mine)
    p.specialists.append(mine)
    prove(g, "keen_boy")
    assert p.specialists == [mine]
    assert p.gold == 15


@pytest.mark.parametrize(("name", "cards"), [("myriad", 8), ("abandoned_cargo", 5)])
def test_cargo_is_kept_as_the_hold_allows(name: str, cards: int) -> None:
    g, p = ready(name)
    deck = len(g.state.cargo_deck)
    goods = [str(o) for o in _first_goods(g, cards)]
    prove(g, name, goods[0], goods[1], "pass")
    assert len(p.cargo) == p.ship.now[CARGO] == 2
    assert len(g.state.cargo_deck) == deck - cards
    assert len(g.state.cargo_discard) == cards - 2


def _first_goods(g: G, cards: int) -> list[str]:
    return [f"stow {good}" for good in cargo.goods_of(g.state.cargo_deck[-cards:])]


def test_turtle_cache_and_the_hoard_offer_only_missing_weapons() -> None:
    for name in ("turtle_cache", "forgotten_hoard"):
        g, p = ready(name)
        p.weapons[:] = [1, 0, 1]
        prove(g, name)
        assert p.weapons == [1, 1, 1]


def test_the_gunsmith_gives_every_missing_weapon() -> None:
    g, p = ready("gunsmith")
    p.weapons[1] = 1
    prove(g, "gunsmith")
    assert p.weapons == [1, 1, 1]


@pytest.mark.parametrize(("crew", "left"), [(2, 1), (1, 1)])
def test_the_corsairs_tomb_kills_but_never_the_last_man(crew: int, left: int) -> None:
    g, p = ready("corsair_tomb")
    p.ship.now[CREW] = crew
    prove(g, "corsair_tomb")
    assert p.ship.now[CREW] == left


@pytest.mark.rule("fortunes", "C094")
def test_the_clerk_burns_two_files_of_one_nation() -> None:
    g, p = ready("bribable_clerk")
    p.bounties[:] = [0, 1, 3, 0]
    prove(g, "bribable_clerk", "clear france 2")
    assert p.bounties == [0, 1, 1, 0]
    assert p.gold == 10


def test_the_clerk_has_nothing_to_burn_for_an_honest_captain() -> None:
    g, p = ready("bribable_clerk")
    prove(g, "bribable_clerk")
    assert p.bounties == [0, 0, 0, 0]
    assert p.glory == 1


@pytest.mark.rule("fortunes", "C094")
def test_the_royal_seal_clears_a_whole_nation() -> None:
    g, p = ready("royal_seal")
    p.bounties[:] = [4, 0, 0, 2]
    prove(g, "royal_seal", "clear spain 4")
    assert p.bounties == [0, 0, 0, 2]


@pytest.mark.rule("fortunes", "C092")
def test_the_paymaster_is_missed_by_spain() -> None:
    g, p = ready("paymaster")
    p.bounties[SPAIN] = 5
    prove(g, "paymaster")
    assert p.bounties[SPAIN] == 5
    g, p = ready("paymaster")
    prove(g, "paymaster")
    assert p.bounties == [1, 0, 0, 0]


@pytest.mark.parametrize(("name", "cards"), [("pearl_bank", 2), ("castaway", 2), ("stranded_galleon", 1)])
def test_some_bring_a_second_glory_card(name: str, cards: int) -> None:
    g, p = ready(name)
    prove(g, name)
    assert len(p.hand) == cards


def test_a_laid_up_frigate_may_be_taken_for_gold() -> None:
    g, p = ready("laid_up_frigate")
    p.gold = 15
    p.ship.mods.append(RIGGING)
    g.state.mods[ZONE["nassau"]] = -1
    prove(g, "laid_up_frigate", "swap-ship frigate")
    assert p.ship.kind == FRIGATE
    assert p.gold == 0
    assert p.ship.now == [3, 3, 3, 2, 3]  # the crew is the old one
    assert g.state.mods[ZONE["nassau"]] == RIGGING
    assert p.glory == 1
    assert not p.big_ship


def test_a_laid_up_frigate_is_not_offered_to_the_poor() -> None:
    g, p = ready("laid_up_frigate")
    p.gold = 14
    prove(g, "laid_up_frigate")
    assert p.ship.kind == SLOOP
    assert p.gold == 22


def test_the_hidden_cove_repairs_and_mans_the_ship() -> None:
    g, p = ready("hidden_cove")
    p.ship.now[:] = [1, 0, 1, 1, 0]
    prove(g, "hidden_cove")
    assert p.ship.now == p.ship.most


def test_the_builders_plans_give_a_modification_that_is_lacking() -> None:
    g, p = ready("builders_plans")
    s = g.state
    s.mods[:] = [RIGGING if zone in PORTS else -1 for zone in range(17)]
    p.ship.mods.append(RIGGING)
    prove(g, "builders_plans")
    assert p.ship.mods == [RIGGING]
    g, p = ready("builders_plans")
    g.state.mods[ZONE["nassau"]] = RIGGING
    prove(g, "builders_plans", "take-modification nassau")
    assert p.ship.mods == [RIGGING]
    assert g.state.mods[ZONE["nassau"]] == -1
    assert p.ship.handling == 5


@pytest.mark.rule("fortunes", "C069")
def test_forged_papers_open_every_port() -> None:
    g, p = ready("forged_papers")
    p.bounties[:] = [1, 1, 1, 1]
    assert not movement.is_open(g.state, p, ZONE["bridgetown"])
    prove(g, "forged_papers")
    g.state.war[:] = [SPAIN, FRANCE]
    assert all(movement.is_open(g.state, p, zone) for zone in PORTS)


@pytest.mark.rule("fortunes", "C069")
def test_the_secret_channel_hides_from_every_npc() -> None:
    g, p = ready("secret_channel")
    npcs.arrive(g, EVENT["nl_binckes"])
    npcs.arrive(g, EVENT["pi_vane"])
    p.zone = ZONE["nassau"]
    before = [npcs.search_dice(g.state, NPC[n], p) for n in ("navy_netherlands", "pirate_sloop")]
    p.zone = ZONE["trinidad"]
    prove(g, "secret_channel")
    p.zone = ZONE["nassau"]
    after = [npcs.search_dice(g.state, NPC[n], p) for n in ("navy_netherlands", "pirate_sloop")]
    assert before == [3, 3]
    assert after == [2, 2]


@pytest.mark.rule("fortunes", "C069")
def test_the_governors_ear_helps_influence_only() -> None:
    g, p = ready("governors_ear")
    skills = CAPTAIN_SKILLS[p.captain]
    prove(g, "governors_ear")
    dice = [rolls.skill_dice(g.state, p, skill) for skill in range(4)]
    assert dice == [skills[i] + (i == INFLUENCE) for i in range(4)]


@pytest.mark.rule("fortunes", "C069")
def test_a_rumour_that_names_a_roll_twice_adds_both() -> None:
    more = Effect(op="add_dice", roll="influence", n=2)
    less = Effect(op="add_dice", roll="npc_search", n=-1)
    card = structs.replace(RUMOURS[RUMOUR["governors_ear"]], effect=[more, less, more])
    assert kept.dice_of(card) == {"influence": 4, "npc_search": -1}


@pytest.mark.rule("fortunes", "C033", "C069")
def test_a_rumour_never_takes_a_skills_last_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_DICE", ({"seamanship": -9},) * len(RUMOURS))
    g, p = ready("governors_ear")
    prove(g, "governors_ear")
    assert rolls.skill_of(p, SKILLS.index("seamanship")) == 1


@pytest.mark.rule("fortunes", "C136")
def test_the_ghost_ship_must_be_fought() -> None:
    # Scouting 2, then one round of crew combat: 3 dice against 2
    g, p = ready("ghost_ship", more=(5, 5, 1, 1, 1))
    p.hand.clear()
    prove(g, "ghost_ship", *_stowing(g, 2))
    assert p.gold == 22
    assert p.glory == 1
    assert len(p.cargo) == 2
    assert p.ship.now[CREW] == 2


def _stowing(g: G, cards: int) -> list[str]:
    """Stow the next cards; the last one is not asked about when it is the only choice."""
    return [str(word) for word in _first_goods(g, cards)]


@pytest.mark.rule("fortunes", "C136", "C134")
def test_a_captain_may_die_aboard_the_ghost_ship() -> None:
    g, p = ready("ghost_ship", more=(1, 1, 1, 5, 5))
    prove(g, "ghost_ship")
    assert p.captain == -1
    assert p.glory == 0
    assert p.gold == 0
    assert RUMOUR["ghost_ship"] in g.state.rumour_discard


def test_every_rumour_is_somewhere_it_can_be_proved() -> None:
    for rumour in RUMOURS:
        assert rumour.at == "sea" or PORT[ZONE[rumour.zone]] >= 0
        assert rumour.skill == ("scouting" if rumour.at == "sea" else "influence")


def test_an_english_captain_at_home_needs_no_papers() -> None:
    g = table()
    p = captain(g, 0, "frances_wright")
    p.bounties[ENGLAND] = 2
    assert movement.is_open(g.state, p, ZONE["nassau"])
    assert not movement.is_open(g.state, p, ZONE["bridgetown"])


def test_the_builders_plans_may_bring_any_token() -> None:
    """Also the first of the box, and not one that the ship has."""
    g = table()
    s = g.state
    s.mods[:] = [-1] * len(s.mods)
    s.mods[ZONE["nassau"]] = MODIFICATION["hammocks"]
    s.mods[ZONE["trinidad"]] = MODIFICATION["rigging"]
    s.players[0].ship.mods.append(MODIFICATION["rigging"])
    run(fittings.take_modification(g, 0, "C068"))
    assert s.players[0].ship.mods == [MODIFICATION["rigging"], MODIFICATION["hammocks"]]
    assert s.mods[ZONE["nassau"]] == -1
