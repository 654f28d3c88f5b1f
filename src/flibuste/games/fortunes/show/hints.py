"""What one should know before choosing: figures of ships, prices, what a card says, what waits in a zone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import texts

from ..box import (
    CAPTAIN,
    CAPTAIN_SKILLS,
    GLORY,
    GLORY_IDS,
    LOOKOUT,
    RUMOUR,
    RUMOURS,
    SCOUTING,
    SHIP,
    SHIPS,
    SKILLS,
    SKULL,
    SPECIALIST_OF,
    ZONE,
    ZONES,
)
from ..view import side_against, skill_of, vessel_of

View: TypeAlias = dict[str, Any]
Values: TypeAlias = Mapping[str, Any] | None

FIGURES_OF_A_SHIP = ("hull", "cargo", "masts", "crew", "cannons", "manoeuvrability")


def hint(view: View, decision: Decision, option: Option) -> Values:
    if decision.kind == option[0] == "sell":
        return _sale(decision, option)
    if decision.kind == "declare" and option[0] in _FIGHT:
        return _declare(view, decision, option)
    known = _HINTS.get(option[0])
    return known(view, view["players"][decision.seat], option) if known else None


def _ship(view: View, mine: View, option: Option) -> Values:
    ship = msgspec.structs.asdict(SHIPS[SHIP[option[1]]])
    return {figure: ship[figure] for figure in FIGURES_OF_A_SHIP}


def _card(view: View, mine: View, option: Option) -> Values:
    """A home-made card may have no text."""
    return {"card": option[1]} if texts("fortunes", "en").has(f"name-{option[1]}.text") else None


def _mission(view: View, mine: View, option: Option) -> Values:
    return {"mission": option[1]} if texts("fortunes", "en").has(f"name-{option[1]}.condition") else None


def _hire(view: View, mine: View, option: Option) -> Values:
    return {"card": option[1]} if texts("fortunes", "en").has(f"name-{option[1]}.hire") else None


def _modification(view: View, mine: View, option: Option) -> Values:
    """The token that lies in the port."""
    return {"token": _zone(view, mine["zone"])["modification"]}


def _sail(view: View, mine: View, option: Option) -> Values:
    """Whether the port there is open, what it wants, and who lies there."""
    zone = _zone(view, option[1])
    npcs = [npc["id"] for npc in view["npcs"] if npc["zone"] == option[1]]
    there = [*npcs, *(f"p{player['seat']}" for player in view["players"] if player["zone"] == option[1])]
    demand = zone["demand"] or "none"
    wants = "quiet" if demand == "none" else "yours" if _aboard(mine, demand) else "wants"
    port = _closed(view, mine, zone) or wants
    if port == "quiet" and not zone["merchant"] and not there:
        return None
    danger = port in _CLOSED or any(_hunts(view, mine, npc) for npc in npcs)
    tone = "bad" if danger else "good" if port == "yours" else ""
    return {"port": port, "demand": demand, "merchant": zone["merchant"], "there": there, "tone": tone}


#: why a port may be closed to a captain (C025, C026, C028)
_CLOSED = ("blockade", "war", "bounty")


def _closed(view: View, mine: View, zone: View) -> str:
    """What closes a port to a captain, or nothing: one is always let in at home, and with Forged papers."""
    nation = zone["nation"]
    if nation is None:
        return ""
    if zone["blockade"]:
        return "blockade"
    forged = any(
        effect.op == "enter_port" for name in mine["kept"] for effect in RUMOURS[RUMOUR[name]].effect
    )
    if zone["id"] == mine["home"] or forged:
        return ""
    if _at_war(view, nation, mine["nation"]):
        return "war"
    return "bounty" if mine["bounties"].get(nation) else ""


def _at_war(view: View, one: str, other: str) -> bool:
    return one != other and one in view["war"] and other in view["war"]


def _hunts(view: View, mine: View, npc: str) -> bool:
    """C106, C107: a navy looks for those with a bounty and its enemies at war, a pirate for all others."""
    kind, _, nation = npc.partition("_")
    wanted = any(mine["bounties"].values())
    return wanted or _at_war(view, nation, mine["nation"]) if kind == "navy" else not wanted


def _aboard(mine: View, good: str) -> bool:
    return good in mine["cargo"]["known"]


def _harbour(view: View, mine: View, option: Option) -> Values:
    """What the port asks for: the first thing to know before one does business there."""
    demand = _zone(view, mine["zone"])["demand"]
    if not demand:
        return None
    yours = _aboard(mine, demand)
    return {"demand": demand, "yours": int(yours), "tone": "good" if yours else ""}


def _yard(view: View, mine: View, option: Option) -> Values:
    token = _zone(view, mine["zone"])["modification"]
    return {"token": token} if texts("fortunes", "en").has(f"name-{token}.text") else None


def _scout(view: View, mine: View, option: Option) -> Values:
    """C030, C033: as many dice as the skill and what adds to it; one skull is enough."""
    zone = ZONES[ZONE[mine["zone"]]]
    dice = CAPTAIN_SKILLS[CAPTAIN[mine["captain"]]][SCOUTING] + view["tide"]["scouting"] + zone.scouting
    hired = [GLORY_IDS.index(card) for card in mine["specialists"]]
    dice += sum(GLORY[card].n for card in hired if SPECIALIST_OF[card] == LOOKOUT)
    kept = [effect for name in mine["kept"] for effect in RUMOURS[RUMOUR[name]].effect]
    dice += sum(effect.n for effect in kept if effect.op == "add_dice" and effect.roll == "scouting")
    if option[1] == "merchant":
        dice += zone.merchant_dice
    dice = max(1, dice)
    chance = round(100 * (1 - ((SKULL - 1) / 6) ** dice))
    return {"dice": dice, "chance": chance, "odds": {"scout": chance}}


def _buy(view: View, mine: View, option: Option) -> Values:
    """How many are left, and which ports pay double for it."""
    if len(option) < 2:
        return {"left": 0, "wanted": []}
    wanted = [zone["id"] for zone in view["zones"] if zone["demand"] == option[1]]
    return {"left": view["offer"]["known"].count(option[1]), "wanted": wanted}


def _sale(decision: Decision, option: Option) -> Values:
    """C037: what one more card brings in this sale."""
    wanted = option[1] == decision.about["good"]
    gold = decision.about["high" if wanted else "low"]
    return {"gold": gold, "wanted": int(wanted), "tone": "good" if wanted else ""}


#: By what is declared: what both sides bring to it.
_FIGHT = {"shoot": "cannons", "board": "crew", "flee": "masts"}


def _declare(view: View, decision: Decision, option: Option) -> Values:
    """C117–C127: both roll Seamanship, and then what was declared counts."""
    side = decision.about["side"]
    foe = side_against(view, side)
    section = _FIGHT[option[0]]
    own, theirs = (vessel_of(view, one)["sections"][section][0] for one in (side, foe))
    led, against = (skill_of(view, one, "leadership", 0) for one in (side, foe))
    return {"own": own, "theirs": theirs, "led": led, "against": against}


def _rumour(view: View, mine: View, option: Option) -> Values:
    """C065: the price, and the chance of a skull on so many dice."""
    dice = CAPTAIN_SKILLS[CAPTAIN[mine["captain"]]][SKILLS.index("influence")]
    return {"dice": dice, "chance": round(100 * (1 - (2 / 3) ** dice))}


def _chest(view: View, mine: View, option: Option) -> Values:
    return {"gold": mine["gold"] or 0}


def _retire(view: View, mine: View, option: Option) -> Values:
    return {"gold": mine["gold"] or 0}


def _zone(view: View, name: str) -> View:
    here: View = next(zone for zone in view["zones"] if zone["id"] == name)
    return here


_HINTS: dict[str, Callable[[View, View, Option], Values]] = {
    "ship": _ship,
    "buy-ship": _ship,
    "announce": _card,
    "play": _card,
    "discard": _card,
    "keep": _card,
    "prove": _card,
    "accept": _mission,
    "hire": _hire,
    "buy-weapon": _card,
    "spend": _card,
    "take-weapon": _card,
    "buy-modification": _modification,
    "sail": _sail,
    "dock": _harbour,
    "port": _harbour,
    "yard": _yard,
    "scout": _scout,
    "buy": _buy,
    "rumour": _rumour,
    "chest": _chest,
    "retire": _retire,
}
