"""The kit of the tests of Fortunes de Mer.

`stage` gives a match at a calm first turn of seat 0, changed as a test needs; `pick` answers in order,
`asked` and `offered` say who is asked what, `told` what the story says. `table` and `run` try a single rule
without a match around it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flibuste
from flibuste import Match
from flibuste.games.fortunes.box import (
    CAPTAIN,
    CARGO_CARD,
    EVENT,
    EVENT_NPC,
    GLORY_IDS,
    GOOD,
    GOOD_OF,
    MISSION,
    MODIFICATION,
    NATION,
    RUMOUR,
    SHIP,
    ZONE,
)
from flibuste.games.fortunes.rules.setup import setup
from flibuste.games.fortunes.rules.vessel import new_vessel, refit
from flibuste.games.fortunes.state import G, Player, State, Tide
from flibuste.kernel.decision import Decision, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.table import Table

SETTINGS = {"target": 10, "coins": False, "npcs": "neighbour", "rewards": "one"}
#: Captains whose abilities never show unless a test wants them.
CREWS = ("nicolas_jaures", "hendrik_roosendaal", "rodrigo_valcarcel", "gaspar_ibarra")


def stage(
    edit: Callable[[State], object] = lambda s: None,
    dice: Sequence[int] = (),
    seats: int = 2,
    **options: Any,
) -> Match:
    """A match at the first turn of seat 0: sloops at sea off La Habana, 10 Gold, no cards, no NPCs, no
    event; then `edit` changes what it likes."""

    def calm(s: State) -> None:
        s.first = s.actor = 0
        s.tide = Tide()
        s.war.clear()
        s.blockade = -1
        s.commodores.clear()
        s.events += s.arrivals
        s.arrivals.clear()
        for npc in s.npcs:
            s.events += npc.stack
            npc.stack.clear()
            npc.zone = -1
        for seat, p in enumerate(s.players):
            s.glory_deck[:0] = p.hand
            p.hand.clear()
            put(s, seat, CREWS[seat], "sloop", "la_habana", gold=10)
        edit(s)

    return flibuste.stage("fortunes", seats, calm, dice=dice, options=options)


def put(
    s: State,
    seat: int,
    captain: str | None = None,
    ship: str | None = None,
    zone: str | None = None,
    port: bool = False,
    gold: int | None = None,
    bounties: Sequence[str] = (),
    goods: Sequence[str] = (),
    hand: Sequence[str] = (),
    mods: Sequence[str] = (),
    rumour: str = "",
    mission: str = "",
) -> Player:
    """Set up a player."""
    p = s.players[seat]
    if captain is not None:
        number = CAPTAIN[captain]
        for other in s.players:
            if other.captain == number:
                other.captain = p.captain
        if number in s.captain_deck:
            s.captain_deck[s.captain_deck.index(number)] = p.captain
        p.captain = number
    if ship is not None:
        p.ship = new_vessel(SHIP[ship])
    for name in mods:
        token = MODIFICATION[name]
        place = s.mods.index(token)
        s.mods[place] = -1
        s.mods_up[place] = False
        p.ship.mods.append(token)
    refit(p)
    if ship is not None or mods:
        p.ship.now[:] = p.ship.most
    if zone is not None:
        p.zone = ZONE[zone]
        p.in_port = port
    if gold is not None:
        if s.limited:
            s.bank += p.gold - gold
        p.gold = gold
    for nation in bounties:
        p.bounties[NATION[nation]] += 1
    for good in goods:
        card = next(c for c in s.cargo_deck if GOOD_OF[c] == GOOD[good])
        s.cargo_deck.remove(card)
        p.cargo.append(card)
    for name in hand:
        give(s, seat, name)
    if rumour:
        s.rumour_deck.remove(RUMOUR[rumour])
        p.rumour = RUMOUR[rumour]
    if mission:
        number = MISSION[mission]
        if number in s.missions:
            s.missions[s.missions.index(number)] = s.mission_deck.pop()
        else:
            s.mission_deck.remove(number)
        p.mission = number
    return p


def give(s: State, seat: int, name: str) -> int:
    """Put a Glory card of that name into a hand."""
    card = next(c for c in s.glory_deck if GLORY_IDS[c] == name)
    s.glory_deck.remove(card)
    s.players[seat].hand.append(card)
    return card


def hire(s: State, seat: int, name: str) -> None:
    """A specialist (spec_…) serves a captain."""
    card = give(s, seat, name)
    s.players[seat].hand.remove(card)
    s.players[seat].specialists.append(card)
    refit(s.players[seat])


def npc(s: State, event: str, zone: str) -> int:
    """The NPC of an Event card lies in that zone."""
    card = EVENT[event]
    s.events.remove(card)
    number = EVENT_NPC[card]
    s.npcs[number].stack.append(card)
    s.npcs[number].zone = ZONE[zone]
    return number


def deck(s: State, *cards: str) -> None:
    """The next Cargo cards drawn will be these, in this order."""
    numbers = [CARGO_CARD[name] for name in cards]
    for number in numbers:
        for pile in (s.cargo_deck, s.cargo_discard, *(p.cargo for p in s.players)):
            if number in pile:
                pile.remove(number)
    s.cargo_deck += reversed(numbers)


def demand(s: State, zone: str, good: str) -> None:
    """The good in demand in a port, exchanged with a token of the reserve or another port."""
    place, wanted = ZONE[zone], GOOD[good]
    if s.demand[place] == wanted:
        return
    old = s.demand[place]
    if wanted in s.reserve:
        s.reserve[s.reserve.index(wanted)] = old
    else:
        s.demand[s.demand.index(wanted)] = old
    s.demand[place] = wanted


def modification(s: State, zone: str, name: str) -> None:
    """The Modification token of a port, exchanged with where it was."""
    place, token = ZONE[zone], MODIFICATION[name]
    other = s.mods.index(token)
    s.mods[place], s.mods[other] = s.mods[other], s.mods[place]


def pick(m: Match, *options: str) -> Match:
    """Whoever is asked answers, in order."""
    for option in options:
        seat = next(iter(m.pending))
        m.choose(seat, option)
    return m


def offered(m: Match) -> list[str]:
    """What whoever is asked may answer."""
    decision = next(iter(m.pending.values()))
    return [str(option) for option in decision.options]


def asked(m: Match) -> tuple[int, str]:
    """Who is asked what."""
    seat, decision = next(iter(m.pending.items()))
    return seat, decision.kind


def told(m: Match, seat: int | None = None) -> list[str]:
    """The keys of the story that a seat may read."""
    return [entry.key for entry in m.story(seat)]


# ---- a single rule


def table(dice: Sequence[int] = (), seats: int = 2) -> G:
    """A table after setup: sloops in their home ports, 10 Gold each, empty hands. Seat 0 sails Nicolas
    Jaurés, seat 1 Hendrik Roosendaal (neither has an ability that rolls)."""
    state = setup(seats, SETTINGS, Dice(bytes(32)))
    g = Table(state, Dice(bytes(32), dice))
    for seat in range(seats):
        captain(g, seat, ("nicolas_jaures", "hendrik_roosendaal", "felipe", "isabel_de_arrieta")[seat])
    return g


def captain(g: G, seat: int, name: str) -> Player:
    """Give a seat that captain, in a sloop at sea off La Habana."""
    s = g.state
    p = s.players[seat]
    number = CAPTAIN[name]
    for other in s.players:
        if other.captain == number:
            other.captain = p.captain
    if number in s.captain_deck:
        s.captain_deck[s.captain_deck.index(number)] = p.captain
    p.captain = number
    p.ship = new_vessel(SHIP["sloop"])
    refit(p)
    p.zone = ZONE["la_habana"]
    p.in_port = False
    p.gold = 10
    return p


def give_goods(g: G, seat: int, *goods: str) -> None:
    """Put one card of each of these goods into a hold."""
    s = g.state
    for good in goods:
        card = next(card for card in s.cargo_deck if GOOD_OF[card] == GOOD[good])
        s.cargo_deck.remove(card)
        s.players[seat].cargo.append(card)


def run(rule: Rule[Any], *answers: str) -> Any:
    """Drive a rule to its end: single options are taken, the others answered in order. Return its value."""
    left = list(answers)
    try:
        decision = next(rule)
        while True:
            assert isinstance(decision, Decision)
            if len(decision.options) == 1:
                option = decision.options[0]
            else:
                words = [str(o) for o in decision.options]
                assert left, f"{decision.kind} asked: {words}"
                word = left.pop(0)
                assert word in words, f"{word} is not among {words}"
                option = decision.options[words.index(word)]
            decision = rule.send(option)
    except StopIteration as end:
        assert not left, f"not asked: {left}"
        return end.value
