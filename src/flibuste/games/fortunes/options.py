"""Options that are offered often, made once, in tables indexed by what they name."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decision import Option, Options

from .box import (
    CARGO_IDS,
    FIGURES,
    GLORY_IDS,
    GOOD_IDS,
    MISSION_IDS,
    MODIFICATION_IDS,
    NATION_IDS,
    NPC_IDS,
    RUMOUR_IDS,
    SECTIONS,
    SHIP_IDS,
    WEAPON_IDS,
    ZONE_IDS,
)

#: A seat as a word: p0, p1, …
SEAT: Final = tuple(f"p{seat}" for seat in range(4))

#: A die's face as a word: 1 to 4, then skulls.
FACE: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4", "skull", "skull")


def show(faces: list[int]) -> list[str]:
    """Dice, for the story."""
    return [FACE[face] for face in faces]


def table(verb: str, words: tuple[str, ...]) -> tuple[Option, ...]:
    """One option for each word."""
    return tuple(Option(verb, word) for word in words)


# movement, scouting
SAIL: Final = table("sail", ZONE_IDS)
DOCK: Final = Option("dock")
BRIBE: Final = Option("bribe")
TALK: Final = Option("talk")
SNEAK: Final = Option("sneak", "smugglers_cove")
LEAVE: Final = Option("leave")
SCOUT_SEAT: Final = table("scout", SEAT)
SCOUT_NPC: Final = table("scout", NPC_IDS)
SCOUT_MERCHANT: Final = Option("scout", "merchant")
SCOUT_MISSION: Final = tuple(Option("scout", name) for name in MISSION_IDS)
PROVE: Final = table("prove", RUMOUR_IDS)
PORT_ACTION: Final = Option("port")
RETIRE: Final = Option("retire")
END: Final = Option("end")
AMNESTY: Final = Option("amnesty")

# the port
SELL_GOOD: Final = table("sell", GOOD_IDS)
BUY: Final = Option("buy")
BUY_GOOD: Final = table("buy", GOOD_IDS)
YARD: Final = Option("yard")
RECRUIT: Final = Option("recruit")
RUMOUR: Final = Option("rumour")
ACCEPT: Final = table("accept", MISSION_IDS)
CHEST: Final = Option("chest")
UNLOCK: Final = Option("unlock")
HIRE: Final = table("hire", GLORY_IDS)
DONE: Final = Option("done")
SHOW: Final = table("show", SEAT)
DEMAND: Final = table("demand", GOOD_IDS)
BUY_SHIP: Final = table("buy-ship", SHIP_IDS)
REPAIR: Final = table("repair", SECTIONS)
BUY_MODIFICATION: Final = Option("buy-modification")
BUY_WEAPON: Final = table("buy-weapon", WEAPON_IDS)
SELL_WEAPON: Final = table("sell-weapon", WEAPON_IDS)
REARM: Final = Option("rearm")
TRANSFER: Final = Option("transfer")
TRANSFER_ONE: Final = table("transfer", MODIFICATION_IDS)
REBATE: Final = Option("rebate")
FREE_REPAIRS: Final = Option("free-repairs")
CREWMEN: Final = tuple(Option("crewmen", n) for n in range(FIGURES.ship_most + 1))
KEEP_RUMOUR: Final = table("keep", RUMOUR_IDS)
KEEP_MISSION: Final = table("keep", MISSION_IDS)
DELIVER: Final = table("deliver", MISSION_IDS)
ERRAND: Final = table("errand", MISSION_IDS)
HAND_OVER: Final = table("hand-over", WEAPON_IDS)
HIDE: Final = tuple(Option("hide", n) for n in range(1, 511))
FETCH: Final = tuple(Option("fetch", n) for n in range(1, 511))
CHOOSE_SHIP: Final = table("ship", SHIP_IDS)

# cargo, ship, modifications
STOW: Final = table("stow", GOOD_IDS)
DROP: Final = table("drop", GOOD_IDS)
MEND: Final = table("mend", SECTIONS)
PLACE: Final = table("place", ZONE_IDS)
TAKE_MODIFICATION: Final = table("take-modification", ZONE_IDS)
TAKE_WEAPON: Final = table("take-weapon", WEAPON_IDS)
CAPTURE: Final = Option("capture")
SWAP_SHIP: Final = table("swap-ship", SHIP_IDS)
TAKE_GOLD: Final = Option("take-gold")

# Glory cards, bounties
PLAY: Final = table("play", GLORY_IDS)
ANNOUNCE: Final = table("announce", GLORY_IDS)
DISCARD: Final = table("discard", GLORY_IDS)
CLEAR: Final = tuple(
    tuple(Option("clear", nation, n) for n in range(FIGURES.bounty_most + 1)) for nation in NATION_IDS
)
BLAME: Final = table("blame", NATION_IDS)
REWARD: Final = table("reward", NATION_IDS)
WITHDRAW: Final = Option("withdraw")
QUICK_WITS: Final = Option("play", "quick_wits")

# raids
ATTACK: Final = table("attack", NATION_IDS)
RELEASE: Final = Option("release")
SPEND: Final = table("spend", WEAPON_IDS)
ADD: Final = Option("add")
CAST_OFF: Final = table("cast-off", CARGO_IDS)
EXCHANGE: Final = table("exchange", CARGO_IDS)
IGNORE: Final = table("ignore", CARGO_IDS)

# combat
SHOOT: Final = Option("shoot")
BOARD: Final = Option("board")
FLEE: Final = Option("flee")
DECLARE: Final[Options] = (SHOOT, BOARD, FLEE)
CHASE: Final = Option("chase")
REROLL_ALL: Final = Option("reroll-all")
#: reroll a die that shows that face (5: a skull): yours, the enemy's
MINE: Final = tuple(Option("reroll", "mine", face) for face in range(6))
THEIRS: Final = tuple(Option("reroll", "theirs", face) for face in range(6))
GUNNER: Final = Option("gunner")
AIM: Final = tuple(tuple(Option("aim", face, section) for section in SECTIONS) for face in range(6))
SUFFER: Final = table("suffer", SECTIONS)
CANCEL: Final = table("cancel", SECTIONS)
REDIRECT: Final = tuple(tuple(Option("redirect", a, b) for b in SECTIONS) for a in SECTIONS)
