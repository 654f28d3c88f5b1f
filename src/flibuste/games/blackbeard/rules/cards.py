"""17.2: the event cards by name, and the types of anti-pirate action that need no card (4.65 A to C)."""

from __future__ import annotations

from ..box import CARD

BURIED_TREASURE = CARD["buried-treasure"]
DEBAUCHERY = CARD["debauchery-and-revelry"]
DISEASE = CARD["disease-outbreak"]
DOUBLE_CROSS = CARD["double-cross"]
TURMOIL = CARD["european-turmoil"]
FAIR_WINDS = CARD["fair-winds"]
FINGER_OF_FATE = CARD["finger-of-fate"]
PARDON = CARD["general-pardon"]
NEW_GOVERNORS = CARD["new-governors"]
HEAVY_GUNS = CARD["heavy-guns"]
SURPRISE = CARD["kc-surprise"]
LETTER = CARD["letter-of-marque"]
RESISTANCE = CARD["local-resistance"]
MAL_DE_MER = CARD["mal-de-mer"]
CONSPIRACY = CARD["mutiny-conspiracy"]
CONVERTS = CARD["pirate-converts"]
AMBITION = CARD["piratical-ambition"]
SCURVY = CARD["scurvy-outbreak"]
BLACK_FLAG = CARD["skull-and-crossbones"]
STORMS = CARD["storms-at-sea"]
SIGHTING = CARD["warship-sighting"]
WEAR = CARD["wear-and-tear"]
DISASTER = CARD["natural-disaster"]

#: 4.65 A, B and C, numbered after the cards: commissioning a commissioner, using one, using a warship
COMMISSION, COMMISSIONER, WARSHIP = range(len(CARD) + 1, len(CARD) + 4)
