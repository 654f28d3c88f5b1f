"""The texts of the sixteen Event cards that bring no ship (C016–C018).

The rules call these when a card is drawn (after its NPC icons) and, for the cards that an effect has put in
`state.tide.each_turn`, at the start and at the end of each player's turn. Ships' cards need no text here:
their NPC arrives at the end of the round (npcs.py).
"""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.decision import Rule

from ...box import EVENT_IDS, EVENTS, FIGURES, LEADERSHIP, NATION, NONE, PORTS, SEAMANSHIP, ZONE_IDS
from ...state import G
from .. import bounties, death, gold, order, rolls, vessel, volley, war

# ---- war and peace


def go_to_war(g: G, card: int) -> None:
    """Two nations drawn at random go to war."""
    war.set_war(g)


def peace(g: G, card: int) -> None:
    """The war ends; in peacetime honest captains are given a little Gold."""
    s = g.state
    if s.war:
        war.make_peace(g)
        return
    for seat in order.playing_order(s, s.first):
        p = s.players[seat]
        if p.captain != NONE and not bounties.is_pirate(p):
            gold.gain(g, seat, EVENTS[card].n)


# ---- weather and sickness


def lasts_all_round(g: G, card: int) -> None:
    """The text acts in the turn of each player."""
    g.state.tide.each_turn.append(card)


def storm(g: G, card: int, seat: int) -> Rule[None]:
    """Roll Seamanship for a captain who ends the turn at sea in the storm; on failure the ship takes hits."""
    p = g.state.players[seat]
    if p.captain == NONE or p.in_port or ZONE_IDS[p.zone] not in EVENTS[card].zones:
        return
    if (yield from rolls.attempt(g, seat, SEAMANSHIP, "C017")):
        return
    if not (yield from volley.hits_by_die(g, seat, EVENTS[card].n, "C017")):
        yield from death.die(g, seat)


def fever(g: G, card: int, seat: int) -> Rule[None]:
    """Roll Leadership at the start of each player's turn; on failure a crewman dies, never the last."""
    if g.state.players[seat].captain == NONE:
        return
    if not (yield from rolls.attempt(g, seat, LEADERSHIP, "C017")):
        vessel.lose_crew(g, seat, EVENTS[card].n, floor=1)


def fog(g: G, card: int) -> None:
    """Every Scouting roll of the round has a die fewer."""
    g.state.tide.scouting -= EVENTS[card].n


def trade_winds(g: G, card: int) -> None:
    """Each player has one more Move action this round."""
    g.state.tide.moves += EVENTS[card].n


def doldrums(g: G, card: int) -> None:
    """Each player has one action fewer this round."""
    g.state.tide.actions = max(0, FIGURES.actions - EVENTS[card].n)


# ---- authorities and trade


def amnesty(g: G, card: int) -> None:
    """This round each player may once buy the bounties of one nation back."""
    g.state.tide.amnesty = EVENTS[card].price


def blockade(g: G, card: int) -> None:
    """Nobody enters a port, drawn at random, before the end of the next round."""
    s = g.state
    s.blockade = g.dice.pick(PORTS, "blockade")
    s.blockade_until = s.round + EVENTS[card].n
    g.tell("blockade", zone=ZONE_IDS[s.blockade])


def treasure_fleet(g: G, card: int) -> None:
    """This round merchants of the card's nation that are raided carry more."""
    g.state.tide.fleet = NATION[EVENTS[card].nation]
    g.state.tide.fleet_cards = EVENTS[card].n


def fair(g: G, card: int) -> None:
    """All Demand tokens are shuffled together and laid out anew."""
    s = g.state
    s.reserve.extend(s.demand[zone] for zone in PORTS)
    g.dice.shuffle(s.reserve, "demand")
    for zone in PORTS:
        s.demand[zone] = s.reserve.pop()
    g.tell("fair")


def too_quiet(g: G, card: int) -> None:
    """Two more Event cards are drawn and resolved, one after the other."""
    g.state.tide.extra += EVENTS[card].n


#: by id: what happens when the card is drawn; the card's number is given
EFFECTS: dict[str, Callable[[G, int], None]] = {
    "war_1": go_to_war,
    "war_2": go_to_war,
    "peace_1": peace,
    "peace_2": peace,
    "storm_north": lasts_all_round,
    "storm_east": lasts_all_round,
    "storm_south": lasts_all_round,
    "too_quiet": too_quiet,
    "fever": lasts_all_round,
    "amnesty": amnesty,
    "blockade": blockade,
    "trade_winds": trade_winds,
    "doldrums": doldrums,
    "treasure_fleet": treasure_fleet,
    "fair": fair,
    "fog": fog,
}
#: by id: what happens at the start, or at the end, of each player's turn; card and seat are given
TURN_START: dict[str, Callable[[G, int, int], Rule[None]]] = {"fever": fever}
TURN_END: dict[str, Callable[[G, int, int], Rule[None]]] = {
    "storm_north": storm,
    "storm_east": storm,
    "storm_south": storm,
}


def resolve(g: G, card: int) -> None:
    """The text of a card that has just been drawn."""
    effect = EFFECTS.get(EVENT_IDS[card])
    if effect is not None:
        effect(g, card)


def turn_start(g: G, seat: int) -> Rule[None]:
    """Texts that act at the start of each player's turn."""
    for card in g.state.tide.each_turn:
        effect = TURN_START.get(EVENT_IDS[card])
        if effect is not None:
            yield from effect(g, card, seat)


def turn_end(g: G, seat: int) -> Rule[None]:
    """Texts that act at the end of each player's turn."""
    for card in g.state.tide.each_turn:
        effect = TURN_END.get(EVENT_IDS[card])
        if effect is not None:
            yield from effect(g, card, seat)
