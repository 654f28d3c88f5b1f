"""2 Setup, and 5 Opening outfit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.decision import Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.refusal import Reason

from ..box import (
    BLACKBEARD,
    BOX,
    CARD,
    CARD_WORDS,
    GOLD_IN_BOX,
    LEGEND_DECK,
    PARROTS,
    PRICE,
    START,
    TAVERN_DECK,
    TREASURE_DECK,
)
from ..options import OUTFITS, SEATS, price
from ..state import DRAFT, OUTFIT, TREASURES, BlackShip, G, Pirate, State

#: 2.13, 2.14: where black ships start, by the number of players
BLACK_SHIPS = {2: (1, 4), 3: (1, 4), 4: (1,), 5: (1,)}


def fault(seats: int, options: Mapping[str, Any]) -> Reason | None:
    """1.1, 21.two-players: two players need the option, and the option two players."""
    if options["two_players"] and seats != 2:
        return Reason("crique", "two-players", about={"got": seats})
    if seats == 2 and not options["two_players"]:
        return Reason("crique", "too-few")
    return None


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    """2.1–2.15: piles, supply, ships and seats (21: what the options change)."""
    treasures = TREASURE_DECK.copy()
    dice.shuffle(treasures, "treasures")
    size = len(treasures) // 5
    tavern = TAVERN_DECK.copy()
    dice.shuffle(tavern, "tavern")
    places = BLACK_SHIPS[seats]
    legends = [BLACKBEARD] * len(places) if options["blackbeard_only"] else LEGEND_DECK.copy()
    dice.shuffle(legends, "legends")
    seating = list(range(seats))
    dice.shuffle(seating, "seating")
    draft = options["tavern_draft"]
    s = State(
        seats=seats,
        months=BOX.short_months if options["short_game"] else BOX.months,
        multi_mastercraft=options["multi_mastercraft"],
        cove_pay_what_you_can=options["cove_pay_what_you_can"],
        small_hull=options["small_hull"],
        mutiny=not options["blackbeard_only"],
        seating=seating,
        pirates=[Pirate([START] * 4, BOX.start_gold) for _ in range(seats)],
        black=[BlackShip(island, legends.pop()) for island in places],
        piles=[treasures[at : at + size] for at in range(0, 5 * size, size)],
        shown=[0] * 5,
        gone=[],
        tavern=tavern,
        discard=[],
        legends=legends,
        sunk=[],
        gold=GOLD_IN_BOX - seats * BOX.start_gold,
        chests=BOX.chests,
        step=DRAFT if draft else OUTFIT,
        two_players=options["two_players"],
    )
    for pirate in s.pirates:
        if draft:
            pirate.offer = [tavern.pop() for _ in range(BOX.draft_cards)]
        else:
            for _ in range(BOX.start_cards):
                take_first_card(pirate, tavern.pop())
    return s


def take_first_card(pirate: Pirate, card: int) -> None:
    """2.7, 2.8: into the hand; a parrot into play."""
    if card in PARROTS:
        pirate.parrot = card
    else:
        pirate.hand.append(card)


def draft(g: G) -> Rule[None]:
    """21.tavern-draft: the cards not kept are shuffled back."""
    s = g.state

    def offered(seat: int) -> Options:
        return tuple([Option("keep", CARD_WORDS[card]) for card in sorted(set(s.pirates[seat].offer))])

    asked = [
        g.ask(seat, "draft", lambda seat=seat: offered(seat), "21.tavern-draft")  # type: ignore[misc]
        for seat in range(s.seats)
    ]
    answers = yield g.ask_all(asked)
    for seat, pirate in enumerate(s.pirates):
        card = CARD[answers[seat][1]]
        pirate.offer.remove(card)
        s.tavern += pirate.offer
        pirate.offer = []
        take_first_card(pirate, card)
    g.dice.shuffle(s.tavern, "tavern")
    s.step = OUTFIT
    tell_first_cards(g, "kept")
    yield from choose_outfits(g)


def outfit(g: G) -> Rule[None]:
    """2.7, then 5"""
    tell_first_cards(g, "drawn")
    yield from choose_outfits(g)


def tell_first_cards(g: G, how: str) -> None:
    """2.7, 2.8: a parrot is told to all, a card in hand to its owner."""
    for seat, pirate in enumerate(g.state.pirates):
        if pirate.parrot:
            g.tell("parrot", who=SEATS[seat], parrot=CARD_WORDS[pirate.parrot])
        for card in pirate.hand:
            g.tell(how, (seat,), card=CARD_WORDS[card])


def choose_outfits(g: G) -> Rule[None]:
    """5.1–5.5: all at once and hidden; what is spent goes to the supply."""
    s = g.state
    about: dict[str, Any] = {"gold": BOX.start_gold, "prices": PRICE[START:]}
    answers = yield g.ask_all([g.ask(seat, "outfit", OUTFITS, "5.1", **about) for seat in range(s.seats)])
    for seat, option in answers.items():
        pirate = s.pirates[seat]
        cost = 0
        for section, steps in enumerate(option[1:]):
            cost += price(pirate.rings[section], steps)
            pirate.rings[section] += steps
        pirate.gold -= cost
        s.gold += cost
        _, hull, sails, cannons, crew = option
        g.tell("outfit", who=SEATS[seat], hull=hull, sails=sails, cannons=cannons, crew=crew, gold=cost)
    s.step = TREASURES
