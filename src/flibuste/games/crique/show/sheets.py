"""What things are called and what they look like: islands, cards, sections of a ship."""

from __future__ import annotations

import re

from flibuste.words.texts import Texts

from ..box import BATTLE_KINDS, CARD, EVENT_CARDS, FAME_CARDS, MASTERCRAFT, VOLLEY_KINDS

_ARTICLE = re.compile(r"\A(l’|le |la |les |the )", re.IGNORECASE)
ICON = {"hull": "hull", "sails": "sails", "cannons": "cannon", "crew": "crew"}


def seat_number(word: str) -> int:
    return int(word[1:])


def title(word: str, words: Texts) -> str:
    """The name of a thing as it stands alone: without its article, with a capital."""
    name = _ARTICLE.sub("", words.name(word))
    return name[:1].upper() + name[1:]


def text_of(key: str, words: Texts) -> str:
    """A text that a home-made card (20.1) may not have."""
    return words.say(key) if words.has(key.partition(".")[0]) else ""


def card_kind(card: str) -> str:
    number = CARD[card]
    if number == MASTERCRAFT:
        return "mastercraft"
    if number in BATTLE_KINDS:
        return "battle"
    if number in VOLLEY_KINDS:
        return "volley"
    if number in EVENT_CARDS:
        return "event"
    return "fame" if number in FAME_CARDS else "parrot"


LOOK = {  # emblem and tint of each kind
    "parrot": ("parrot", "good"),
    "mastercraft": ("tools", "oak"),
    "battle": ("sails", "wave"),
    "volley": ("cannon", "bad"),
    "event": ("scroll", "gold"),
    "fame": ("fame", "gold"),
}
EMBLEM = {
    "smoke": "flame",
    "grapple": "anchor",
    "dead-calm": "hourglass",
    "overboard": "chest",
    "grapeshot": "cannon",
    "powder-room": "barrel",
    "cannonade": "flame",
    "lookout": "spyglass",
    "royal-navy": "mast",
    "treasure-map": "scroll",
    "shipowner": "hull",
    "piracy": "skull",
    "french-leave": "sails",
}


#: The rule that tells what each card does; a home-made card (20.1) has none of its own.
RULE = {
    "flint": "14.parrot-flint",
    "long-john": "14.parrot-longjohn",
    "billy-bones": "14.parrot-billybones",
    "trelawney": "14.parrot-trelawney",
    "mastercraft": "15.1",
    "dead-calm": "17.dead-calm-1",
    "fair-wind": "17.fair-wind",
    "grapple": "17.grapple-1",
    "smoke": "17.smoke-1",
    "overboard": "17.overboard-1",
    "grapeshot": "17.grapeshot-1",
    "powder-room": "17.powder-1",
    "cannonade": "17.cannonade-1",
    "french-leave": "16.french-leave-1",
    "piracy": "16.piracy-1",
    "lookout": "16.lookout-1",
    "shipowner": "16.shipowner",
    "letter-of-marque": "16.marque-1",
    "royal-navy": "16.navy-1",
    "treasure-map": "16.map-1",
    "fame-1": "18.1",
    "fame-2": "18.1",
    "fame-3": "18.1",
}
