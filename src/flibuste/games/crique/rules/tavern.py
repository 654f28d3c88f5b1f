"""13 Tavern cards in general, 14 Parrots, 15 Mastercrafts."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import BOX, CARD_WORDS, MASTERCRAFT, PARROT_SECTION, PARROTS, SECTIONS
from ..options import SEATS
from ..state import NO_CRAFT, WHOLE, G
from .fame import lose


def draw_card(g: G, seat: int) -> None:
    """13.2, 14.1, 14.2: a card into the hand; a parrot goes into play at once. A second one waits in
    `drawn`, and whoever drew it must be asked (`second_parrot`)."""
    s = g.state
    pirate = s.pirates[seat]
    if not s.tavern:
        if not s.discard:
            return
        s.tavern[:] = s.discard
        s.discard.clear()
        g.dice.shuffle(s.tavern, "tavern")
        g.tell("tavern-shuffled")
    card = s.tavern.pop()
    g.reveal()
    if card not in PARROTS:
        pirate.hand.append(card)
        g.tell("drawn", (seat,), card=CARD_WORDS[card])
    elif not pirate.parrot:
        pirate.parrot = card
        g.tell("parrot", who=SEATS[seat], parrot=CARD_WORDS[card])
    else:
        s.drawn = card


def second_parrot(g: G, seat: int) -> Rule[None]:
    """14.2–14.5: keep the old one, or swap it for 1 fame; the other goes back into the pile."""
    s = g.state
    pirate = s.pirates[seat]
    old, new = CARD_WORDS[pirate.parrot], CARD_WORDS[s.drawn]
    options = (Option("keep-parrot", old), Option("swap-parrot", new))
    option = yield g.ask(seat, "parrot", options, "14.3", old=old, new=new)
    if option[0] == "swap-parrot":
        fame = lose(s, seat, BOX.parrot_swap)
        s.tavern.append(pirate.parrot)
        pirate.parrot = s.drawn
        pirate.wounded = False
        g.tell("parrot-swapped", who=SEATS[seat], old=old, new=new, fame=fame)
    else:
        s.tavern.append(s.drawn)
        g.tell("parrot-refused", who=SEATS[seat], old=old, new=new)
    s.drawn = 0
    g.dice.shuffle(s.tavern, "tavern")


def discard_from_hand(g: G, seat: int, card: int) -> None:
    """13.2: what has been played can be drawn again once the discards are shuffled."""
    s = g.state
    s.pirates[seat].hand.remove(card)
    s.discard.append(card)


def fit_mastercraft(g: G, seat: int, section: int) -> int:
    """15.1–15.4: on one section; what is in its way is discarded first. Return how many were."""
    s = g.state
    pirate = s.pirates[seat]
    replaced = 0
    in_the_way = (section,) if s.multi_mastercraft else range(4)
    for other in in_the_way:
        if pirate.crafts[other]:
            pirate.crafts[other] = NO_CRAFT
            s.discard.append(MASTERCRAFT)
            replaced += 1
    pirate.hand.remove(MASTERCRAFT)
    pirate.crafts[section] = WHOLE
    return replaced


def mend_mastercraft(g: G, seat: int, section: int) -> None:
    """15.6"""
    s = g.state
    pirate = s.pirates[seat]
    pirate.gold -= BOX.mend_price
    s.gold += BOX.mend_price
    pirate.crafts[section] = WHOLE


def absorb(g: G, seat: int, section: int, hits: int, fame_counts: bool) -> int:
    """8.23, 8.24, 14.6, 14.7, 15.5: a mastercraft, then a parrot take hits. Return how many go through."""
    s = g.state
    pirate = s.pirates[seat]
    craft = pirate.crafts[section]
    if craft:
        taken = min(craft, hits)
        hits -= taken
        pirate.crafts[section] = craft - taken
        if craft == taken:
            s.discard.append(MASTERCRAFT)
        g.tell("craft-hit", who=SEATS[seat], section=SECTIONS[section], left=craft - taken)
    if hits and PARROT_SECTION[pirate.parrot] == section:
        if not pirate.wounded:
            pirate.wounded = True
            hits -= 1
            g.tell("parrot-wounded", who=SEATS[seat], parrot=CARD_WORDS[pirate.parrot])
        if hits:
            hits -= 1
            fame = lose(s, seat, BOX.parrot_death) if fame_counts else 0
            g.tell("parrot-killed", who=SEATS[seat], parrot=CARD_WORDS[pirate.parrot], fame=fame)
            s.discard.append(pirate.parrot)
            pirate.parrot = 0
            pirate.wounded = False
    return hits
