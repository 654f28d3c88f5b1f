"""Options that are offered often, made once, in tables indexed by what they name."""

from __future__ import annotations

from flibuste.kernel.decision import Option

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
SEAT = tuple(f"p{seat}" for seat in range(4))

#: A die's face as a word: 1 to 4, then skulls.
FACE = ("0", "1", "2", "3", "4", "skull", "skull")


def show(faces: list[int]) -> list[str]:
    """Dice, for the story."""
    return [FACE[face] for face in faces]


def table(verb: str, words: tuple[str, ...]) -> tuple[Option, ...]:
    """One option for each word."""
    return tuple(Option(verb, word) for word in words)


# movement, scouting
SAIL = table("sail", ZONE_IDS)
DOCK = Option("dock")
BRIBE = Option("bribe")
TALK = Option("talk")
SNEAK = Option("sneak", "smugglers_cove")
LEAVE = Option("leave")
SCOUT_SEAT = table("scout", SEAT)
SCOUT_NPC = table("scout", NPC_IDS)
SCOUT_MERCHANT = Option("scout", "merchant")
SCOUT_MISSION = tuple(Option("scout", name) for name in MISSION_IDS)
PROVE = table("prove", RUMOUR_IDS)
PORT_ACTION = Option("port")
RETIRE = Option("retire")
END = Option("end")
AMNESTY = Option("amnesty")

# the port
SELL_GOOD = table("sell", GOOD_IDS)
BUY = Option("buy")
BUY_GOOD = table("buy", GOOD_IDS)
YARD = Option("yard")
RECRUIT = Option("recruit")
RUMOUR = Option("rumour")
ACCEPT = table("accept", MISSION_IDS)
CHEST = Option("chest")
UNLOCK = Option("unlock")
HIRE = table("hire", GLORY_IDS)
DONE = Option("done")
SHOW = table("show", SEAT)
DEMAND = table("demand", GOOD_IDS)
BUY_SHIP = table("buy-ship", SHIP_IDS)
REPAIR = table("repair", SECTIONS)
BUY_MODIFICATION = Option("buy-modification")
BUY_WEAPON = table("buy-weapon", WEAPON_IDS)
SELL_WEAPON = table("sell-weapon", WEAPON_IDS)
REARM = Option("rearm")
TRANSFER = Option("transfer")
TRANSFER_ONE = table("transfer", MODIFICATION_IDS)
REBATE = Option("rebate")
FREE_REPAIRS = Option("free-repairs")
CREWMEN = tuple(Option("crewmen", n) for n in range(FIGURES.ship_most + 1))
KEEP_RUMOUR = table("keep", RUMOUR_IDS)
KEEP_MISSION = table("keep", MISSION_IDS)
DELIVER = table("deliver", MISSION_IDS)
ERRAND = table("errand", MISSION_IDS)
HAND_OVER = table("hand-over", WEAPON_IDS)
HIDE = tuple(Option("hide", n) for n in range(1, 511))
FETCH = tuple(Option("fetch", n) for n in range(1, 511))
CHOOSE_SHIP = table("ship", SHIP_IDS)

# cargo, ship, modifications
STOW = table("stow", GOOD_IDS)
DROP = table("drop", GOOD_IDS)
MEND = table("mend", SECTIONS)
PLACE = table("place", ZONE_IDS)
TAKE_MODIFICATION = table("take-modification", ZONE_IDS)
TAKE_WEAPON = table("take-weapon", WEAPON_IDS)
CAPTURE = Option("capture")
SWAP_SHIP = table("swap-ship", SHIP_IDS)
TAKE_GOLD = Option("take-gold")

# Glory cards, bounties
PLAY = table("play", GLORY_IDS)
ANNOUNCE = table("announce", GLORY_IDS)
DISCARD = table("discard", GLORY_IDS)
CLEAR = tuple(
    tuple(Option("clear", nation, n) for n in range(FIGURES.bounty_most + 1)) for nation in NATION_IDS
)
BLAME = table("blame", NATION_IDS)
REWARD = table("reward", NATION_IDS)
WITHDRAW = Option("withdraw")
QUICK_WITS = Option("play", "quick_wits")

# raids
ATTACK = table("attack", NATION_IDS)
RELEASE = Option("release")
SPEND = table("spend", WEAPON_IDS)
ADD = Option("add")
CAST_OFF = table("cast-off", CARGO_IDS)
EXCHANGE = table("exchange", CARGO_IDS)
IGNORE = table("ignore", CARGO_IDS)

# combat
SHOOT, BOARD, FLEE = Option("shoot"), Option("board"), Option("flee")
DECLARE = (SHOOT, BOARD, FLEE)
CHASE = Option("chase")
REROLL_ALL = Option("reroll-all")
#: reroll a die that shows that face (5: a skull): yours, the enemy's
MINE = tuple(Option("reroll", "mine", face) for face in range(6))
THEIRS = tuple(Option("reroll", "theirs", face) for face in range(6))
GUNNER = Option("gunner")
AIM = tuple(tuple(Option("aim", face, section) for section in SECTIONS) for face in range(6))
SUFFER = table("suffer", SECTIONS)
CANCEL = table("cancel", SECTIONS)
REDIRECT = tuple(tuple(Option("redirect", a, b) for b in SECTIONS) for a in SECTIONS)
