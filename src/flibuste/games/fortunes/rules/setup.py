"""Setting up (C001–C014)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.decision import Rule
from flibuste.kernel.dice import Dice

from ..box import (
    CAPTAIN_IDS,
    CAPTAIN_SKILLS,
    CAPTAINS,
    CARGO_CARDS,
    DEMAND_TOKENS,
    EVENTS,
    FIGURES,
    FLUTE,
    GLORY,
    HOME,
    MISSIONS,
    MODIFICATION_TOKENS,
    NATIONS,
    PORTS,
    RUMOURS,
    SHIP_IDS,
    SKILLS,
    SLOOP,
    ZONES,
)
from ..options import CHOOSE_SHIP, SEAT
from ..seen import UNSEEN
from ..state import EVENT, G, Npc, Player, State
from . import gold, hands, vessel
from .board import OPEN_MISSIONS, tell_mission
from .cards import captains


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    """Shuffle all decks, lay out the tokens, draw captains."""

    def deck(count: int, domain: str) -> list[int]:
        cards = list(range(count))
        dice.shuffle(cards, domain)
        return cards

    def tokens(kinds: list[int], domain: str) -> list[int]:
        dice.shuffle(kinds, domain)
        return kinds

    zones = len(ZONES)
    demand, mods = [-1] * zones, [-1] * zones
    reserve = tokens(list(DEMAND_TOKENS), "demand")  # C010
    fittings = tokens(list(MODIFICATION_TOKENS), "modifications")  # C011
    for zone in PORTS:
        demand[zone] = reserve.pop()
        mods[zone] = fittings.pop()
    merchants = tokens([n for n, nation in enumerate(NATIONS) for _ in range(nation.merchants)], "merchants")
    officers = deck(len(CAPTAIN_IDS), "captains")
    missions = deck(len(MISSIONS), "missions")
    players = []
    for _ in range(seats):  # C002, C004
        captain = officers.pop()
        players.append(Player(captain, vessel.new_vessel(SLOOP), HOME[captain]))
    return State(
        seats=seats,
        target=options["target"],
        limited=options["coins"],
        computer=options["npcs"] == "computer",
        all_rewards=options["rewards"] == "all",
        bank=FIGURES.coins if options["coins"] else 0,
        players=players,
        npcs=[Npc() for _ in range(6)],
        demand=demand,
        mods=mods,
        mods_up=[False] * zones,
        mods_seen=[UNSEEN] * zones,
        merchants=merchants,  # C012
        reserve=reserve,
        track=[],
        events=deck(len(EVENTS), "events"),
        event_discard=[],
        cargo_deck=deck(len(CARGO_CARDS), "cargo"),
        cargo_discard=[],
        glory_deck=deck(len(GLORY), "glory"),
        glory_discard=[],
        rumour_deck=deck(len(RUMOURS), "rumours"),
        rumour_discard=[],
        missions=[missions.pop() for _ in range(OPEN_MISSIONS)],  # C013
        mission_deck=missions,
        mission_discard=[],
        captain_deck=officers,
        captain_discard=[],
        cargo_seen=[UNSEEN] * len(CARGO_CARDS),
        glory_seen=[UNSEEN] * len(GLORY),
        rumour_seen=[UNSEEN] * len(RUMOURS),
    )


def choose_ships(g: G) -> Rule[None]:
    """All players choose sloop or flute in secret and reveal together (C003); then the first player is
    drawn (C008)."""
    s = g.state
    options = (CHOOSE_SHIP[SLOOP], CHOOSE_SHIP[FLUTE])
    for seat in range(s.seats):
        tell_captain(g, seat)
    answers = yield g.ask_all([g.ask(seat, "ship", options, "C003") for seat in range(s.seats)])
    for mission in s.missions:
        tell_mission(g, mission)
    for seat, option in answers.items():
        yield from enter(g, seat, SHIP_IDS.index(option[1]), FIGURES.start_gold)
    s.first = s.actor = g.dice.below(s.seats, "first")
    g.tell("first", who=SEAT[s.first])
    s.phase = EVENT


def tell_captain(g: G, seat: int) -> None:
    """A player reads the card of the captain just drawn (C002)."""
    g.tell("yours", (seat,), **_CARDS[g.state.players[seat].captain])


#: By captain: what the card says.
_CARDS: tuple[dict[str, Any], ...] = tuple(
    {"captain": card.id, "home": card.home, **dict(zip(SKILLS, skills, strict=True))}
    for card, skills in zip(CAPTAINS, CAPTAIN_SKILLS, strict=True)
)


def enter(g: G, seat: int, ship: int, purse: int) -> Rule[None]:
    """A captain takes command in the home port: ship, sections, one Glory card, a purse (C004–C007)."""
    p = g.state.players[seat]
    p.zone = HOME[p.captain]
    p.in_port = True
    p.ship = vessel.new_vessel(ship)
    vessel.refit(p)
    p.ship.now[:] = p.ship.most
    g.tell("enter", who=SEAT[seat], captain=CAPTAIN_IDS[p.captain], ship=SHIP_IDS[ship])
    purse += captains.start_gold(p)
    if purse:
        gold.gain(g, seat, purse)
    yield from hands.draw(g, seat)
