"""Plunder and captured ships (C138–C142)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Rule

from ..box import CARGO, CARGO_IDS, FIGURES, NONE, PLUNDER, SECTIONS, SHIP_IDS, SPECIALIST_OF
from ..options import CAPTURE, SEAT
from ..seen import also
from ..state import G, Vessel
from . import cargo, fittings, gold, hands, vessel
from .cards import specialists
from .npcs import is_naval


def plunder_player(g: G, seat: int, loser: int) -> Rule[None]:
    """Hand over all that a beaten captain has aboard: Gold, weapons, specialists, Glory cards, rumour, cargo;
    then ask about the ship, when the rest has been seen. The winner chooses what to discard above a limit
    (C138, C139, rulings R56 and R88)."""
    s = g.state
    p, q = s.players[seat], s.players[loser]
    p.gold += q.gold
    g.tell("plunder", who=SEAT[seat], whom=SEAT[loser], gold=q.gold)
    q.gold = 0
    for kind in range(3):
        p.weapons[kind] |= q.weapons[kind]
    for card in list(q.specialists):
        if not specialists.has(p, SPECIALIST_OF[card]):
            q.specialists.remove(card)
            hands.hire(g, seat, card)
    taken = list(q.hand)
    q.hand.clear()
    p.hand += taken
    for card in taken:
        s.glory_seen[card] = also(s.glory_seen[card], loser)
    g.reveal()
    yield from hands.keep_to_limit(g, seat)
    if q.rumour != NONE:
        card = q.rumour
        q.rumour = NONE
        s.rumour_seen[card] = also(s.rumour_seen[card], loser)
        g.reveal()
        yield from hands.keep_one_rumour(g, seat, card)
    goods = list(q.cargo)
    q.cargo.clear()
    p.cargo += goods
    for card in goods:
        s.cargo_seen[card] = also(s.cargo_seen[card], loser)
    g.reveal()
    yield from offer_ship(g, seat, q.ship)
    yield from cargo.drop_to_capacity(g, seat, "C138")


def plunder_npc(g: G, seat: int, npc: int, ship: Vessel) -> Rule[None]:
    """Plunder a naval ship's hold: Gold for three cards, then a card lost at random for each point of damage
    to its Cargo. Pirates carry nothing. Either ship may be taken; own cargo that its hold can't take is
    dropped (C140, C141, ruling R57)."""
    s = g.state
    if is_naval(npc):
        draw_hold(g, seat, ship)
    yield from offer_ship(g, seat, ship)
    yield from cargo.drop_to_capacity(g, seat, "C142")
    if s.raid:
        yield from cargo.stow(g, seat, list(s.raid), "C140")


def draw_hold(g: G, seat: int, ship: Vessel) -> None:
    """Lay the cards of a naval ship's hold open on the table and take their Gold (C140, ruling R57)."""
    s = g.state
    cards = s.raid
    cards[:] = cargo.draw(g, FIGURES.naval_cards)
    worth = sum(PLUNDER[card] for card in cards)
    g.tell("loot", who=SEAT[seat], cards=[CARGO_IDS[card] for card in cards], gold=worth)
    gold.gain(g, seat, worth)
    for _ in range(min(len(cards), ship.most[CARGO] - ship.now[CARGO])):
        card = cards.pop(g.dice.below(len(cards), "spill"))
        cargo.discard(s, card)
        g.tell("spoilt", card=CARGO_IDS[card])


def offer_ship(g: G, seat: int, ship: Vessel) -> Rule[None]:
    """Ask the winner of a boarding whether to take the beaten ship (C142)."""
    state = {name: ship.now[i] for i, name in enumerate(SECTIONS)}
    option = yield g.ask(
        seat,
        "capture",
        (PASS, CAPTURE),
        "C142",
        None,
        ship=SHIP_IDS[ship.kind],
        handling=ship.handling,
        **state,
    )
    if option[0] == "capture":
        g.tell("capture", who=SEAT[seat], ship=SHIP_IDS[ship.kind])
        yield from capture(g, seat, ship)


def capture(g: G, seat: int, ship: Vessel) -> Rule[None]:
    """Take the ship as it is, modifications included; the captain's own crew moves in, the old ship's
    modifications do not follow (C142, ruling R18)."""
    p = g.state.players[seat]
    tokens = p.ship.mods
    taken = Vessel(ship.kind, list(ship.now), list(ship.most), ship.handling, list(ship.mods), ship.hull_used)
    ship.mods.clear()
    vessel.change_to(p, taken)
    yield from fittings.scatter(g, seat, tokens)
