"""What a seat may know, dealing anew what it can't, and counting what the box holds.

The view of a match (all ids are words: `p0` a seat, `hull-island`, `sails`, `fair-wind`, `blackbeard`)::

    month, months      1 to 12
    phase              treasures, navigation, battle, plunder, effects, black-ships; before the first
                       month draft or outfit; at the end last-battle or over
    seating            seats clockwise from the start player
    supply             {gold, chests} on Treasure Island
    mat                {price: [...], hull: [...], sails: [...], cannons: [...], crew: [...]}
    islands            the seven places in compass order, each {id, pile, treasure, ships, maps}:
                       pile is the number of face-down treasure cards, treasure the face-up card as
                       {fame, gold, chests, tavern} or null, ships the seats there,
                       maps the seats whose treasure map marks it
    black              black ships, each {island, legend}; legend is null once sunk
    navy               {island, by} or null
    neutral            the island of the neutral ship, or null
    legends            {pile: how many face down, sunk: [ids]}
    tavern             {pile: how many face down, discard: [ids]}
    drawn              a second parrot that somebody must choose about, or null
    pirates            by seat, each {seat, island, gold, chests, fame, cards: how many in hand,
                       sections: {hull: {ring, value, craft}, …}, parrot: {id, section, wounded} or null,
                       speed, dice, capacity (null: no limit), taxed_by, map, tally: {battle, plunder, …}}
                       ring is -1 off the mat; craft is whole, damaged or null; in battle, speed and
                       dice count its cards
    mutiny             whether a crew may mutiny when its ship flees
    battle             null, or {island (null: the last battle), stage: cards or volleys, round,
                       order: who acts, fastest first (seats and legends), turn: a place in order,
                       players, foes: [{id, hull, full, dice, sails, by}] (sunk ones have hull 0),
                       cards, loaded, calm, grapple, smoke, hit, reloading (lists of seats),
                       overboard: {seat: chests}}
    effects            null, or {island, order, turn} while islands are used
    winners            seats, once the match is over
    hand, offer        the seat's own cards (absent for a spectator)
"""

from __future__ import annotations

from typing import Any

from flibuste.kernel.dice import Dice

from . import state as steps
from .box import (
    CARD_WORDS,
    HULL,
    ISLANDS,
    LEGEND_CARDS,
    LEGEND_WORDS,
    LOOT,
    PARROT_HOLD,
    PARROT_SECTION,
    PARROTS,
    PRICE,
    SECTIONS,
    VALUES,
)
from .options import SEATS
from .rules.ships import battle_speed, dice_count, hull_row, pace, ship_word, value
from .state import NOBODY, TALLY, Battle, Pirate, State

PHASES = {
    steps.DRAFT: "draft",
    steps.OUTFIT: "outfit",
    steps.TREASURES: "treasures",
    steps.AFTER_TREASURES: "treasures",
    steps.BEFORE_SAILING: "navigation",
    steps.SAILING: "navigation",
    steps.NAVY_WINDOW: "navigation",
    steps.MARQUE_WINDOW: "navigation",
    steps.LEAVE_WINDOW: "navigation",
    steps.BATTLES: "battle",
    steps.PLUNDER: "plunder",
    steps.EFFECTS: "effects",
    steps.BLACK_SHIPS: "black-ships",
    steps.RECKONING: "reckoning",
    steps.LAST_BATTLE: "last-battle",
    steps.OVER: "over",
}
#: the words for NO_CRAFT, DAMAGED and WHOLE
CRAFTS = (None, "damaged", "whole")


def view(s: State, seat: int | None) -> dict[str, Any]:
    b = s.battle
    shown: dict[str, Any] = {
        "month": s.month,
        "months": s.months,
        "phase": PHASES[s.step],
        "seating": [SEATS[other] for other in s.seating],
        "supply": {"gold": s.gold, "chests": s.chests},
        "mat": {
            "price": list(PRICE),
            **{name: list(hull_row(s) if name == "hull" else VALUES[i]) for i, name in enumerate(SECTIONS)},
        },
        "islands": [_island(s, number) for number in range(1, 8)],
        "black": [
            {"island": ISLANDS[ship.island], "legend": LEGEND_WORDS[ship.legend] or None} for ship in s.black
        ],
        "navy": {"island": ISLANDS[s.navy], "by": SEATS[s.navy_by]} if s.navy else None,
        "neutral": ISLANDS[s.neutral] or None,
        "legends": {"pile": len(s.legends), "sunk": [LEGEND_WORDS[legend] for legend in s.sunk]},
        "tavern": {"pile": len(s.tavern), "discard": [CARD_WORDS[card] for card in s.discard]},
        "drawn": CARD_WORDS[s.drawn] or None,
        "pirates": [_pirate(s, number, pirate) for number, pirate in enumerate(s.pirates)],
        "mutiny": s.mutiny,
        "battle": None if b is None else _battle(b),
        "effects": None,
        "winners": [SEATS[winner] for winner in s.winners] if s.step == steps.OVER else [],
    }
    if s.step == steps.EFFECTS and s.order:
        shown["effects"] = {
            "island": ISLANDS[s.island],
            "order": [SEATS[other] for other in s.order],
            "turn": s.actor,
        }
    if seat is not None:
        shown["hand"] = [CARD_WORDS[card] for card in sorted(s.pirates[seat].hand)]
        shown["offer"] = [CARD_WORDS[card] for card in sorted(s.pirates[seat].offer)]
    return shown


def _island(s: State, number: int) -> dict[str, Any]:
    outer = number <= 5
    card = s.shown[number - 1] if outer else 0
    loot = dict(zip(("fame", "gold", "chests", "tavern"), LOOT[card], strict=True))
    return {
        "id": ISLANDS[number],
        "pile": len(s.piles[number - 1]) if outer else 0,
        "treasure": loot if card else None,
        "ships": [SEATS[seat] for seat, pirate in enumerate(s.pirates) if pirate.island == number],
        "maps": [SEATS[seat] for seat, pirate in enumerate(s.pirates) if pirate.map == number],
    }


def _pirate(s: State, seat: int, pirate: Pirate) -> dict[str, Any]:
    b = s.battle if s.battle is not None and seat in s.battle.players else None
    parrot = pirate.parrot
    return {
        "seat": SEATS[seat],
        "island": ISLANDS[pirate.island],
        "gold": pirate.gold,
        "chests": pirate.chests,
        "fame": pirate.fame,
        "cards": len(pirate.hand),
        "sections": {
            name: {
                "ring": pirate.rings[number],
                "value": value(s, pirate, number),
                "craft": CRAFTS[pirate.crafts[number]],
            }
            for number, name in enumerate(SECTIONS)
        },
        "parrot": {
            "id": CARD_WORDS[parrot],
            "section": SECTIONS[PARROT_SECTION[parrot]],
            "wounded": pirate.wounded,
        }
        if parrot
        else None,
        "speed": pace(pirate) if b is None else battle_speed(s, b, seat),
        "dice": dice_count(s, b, seat),
        "capacity": None if PARROT_HOLD[parrot] else value(s, pirate, HULL),
        "taxed_by": SEATS[pirate.taxed_by] if pirate.taxed_by != NOBODY else None,
        "map": ISLANDS[pirate.map] or None,
        "tally": dict(zip(TALLY, pirate.tally, strict=True)),
    }


def _battle(b: Battle) -> dict[str, Any]:
    return {
        "island": ISLANDS[b.island] or None,
        "stage": "cards" if b.stage == steps.CARDS else "volleys",
        "round": b.round,
        "order": [ship_word(b, ship) for ship in b.order],
        "turn": b.turn,
        "players": [SEATS[seat] for seat in b.players],
        "foes": [
            {
                "id": LEGEND_WORDS[foe.legend],
                "hull": foe.hull,
                "full": LEGEND_CARDS[foe.legend].hull,
                "dice": LEGEND_CARDS[foe.legend].dice,
                "sails": LEGEND_CARDS[foe.legend].sails,
                "by": SEATS[foe.by] if foe.by != NOBODY else None,
            }
            for foe in b.foes
        ],
        "cards": [CARD_WORDS[card] for card in b.cards],
        "loaded": [CARD_WORDS[card] for card in b.loaded],
        "calm": b.calm,
        "grapple": b.grapple,
        "smoke": [SEATS[seat] for seat in sorted(b.smoke)],
        "hit": [SEATS[seat] for seat in sorted(b.hit)],
        "reloading": [SEATS[seat] for seat, when in enumerate(b.reload) if when == b.round and when],
        "overboard": {SEATS[seat]: chests for seat, chests in enumerate(b.overboard) if chests},
    }


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Deal anew the face-down treasure cards, the legends to come, the tavern pile and the hands of the
    others. A parrot is never in a hand (14.1), so none is dealt into one."""
    _shuffle_together(s.piles, dice, "treasures")
    s.legends.sort()
    dice.shuffle(s.legends, "legends")
    others = [pirate for number, pirate in enumerate(s.pirates) if number != seat]
    hands = [pirate.hand for pirate in others]
    pool = sorted(s.tavern + [card for hand in hands for card in hand])
    if any(pirate.offer for pirate in s.pirates):
        _shuffle_together([s.tavern, *(pirate.offer for pirate in others)], dice, "tavern")
        return
    dice.shuffle(pool, "tavern")
    parrots = [card for card in pool if card in PARROTS]
    pool = [card for card in pool if card not in PARROTS]
    for hand in hands:
        hand[:] = [pool.pop() for _ in hand]
    pool += parrots
    dice.shuffle(pool, "tavern")
    s.tavern[:] = pool


def _shuffle_together(piles: list[list[int]], dice: Dice, domain: str) -> None:
    pool = sorted(card for pile in piles for card in pile)
    dice.shuffle(pool, domain)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def census(s: State) -> dict[str, int]:
    """1.2–1.7: what the box holds, wherever it lies."""
    b = s.battle
    gold = s.gold + sum(pirate.gold for pirate in s.pirates)
    chests = s.chests + sum(pirate.chests for pirate in s.pirates)
    tavern = len(s.tavern) + len(s.discard) + (1 if s.drawn else 0)
    for pirate in s.pirates:
        tavern += len(pirate.hand) + len(pirate.offer) + (1 if pirate.parrot else 0)
        tavern += sum(1 for craft in pirate.crafts if craft)
    if b is not None:
        chests += sum(b.overboard)
        tavern += len(b.cards) + len(b.loaded)
    return {
        "gold": gold,
        "chests": chests,
        "treasure cards": sum(map(len, s.piles)) + sum(1 for card in s.shown if card) + len(s.gone),
        "tavern cards": tavern,
        "legend cards": len(s.legends) + len(s.sunk) + sum(1 for ship in s.black if ship.legend),
    }
