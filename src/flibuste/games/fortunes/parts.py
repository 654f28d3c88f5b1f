"""What cards are made of: the conditions, tasks and operations of Rumours and Missions; and which figures the
effects of Event and Glory cards read."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Skill: TypeAlias = Literal["seamanship", "scouting", "leadership", "influence"]
Section: TypeAlias = Literal["hull", "cargo", "masts", "crew", "cannons"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a Rumour's or a Mission's reward, with its figures."""

    op: str
    n: int = 0
    keep: int = 0
    floor: int = 0
    crew: int = 0
    leadership: int = 0
    pay: int = 0
    kind: str = ""
    nation: str = ""
    ship: str = ""
    roll: Literal["", "seamanship", "scouting", "leadership", "influence", "npc_search"] = ""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Mission asks of who would accept it."""

    kind: Literal["pay", "roll", "no_bounty", "not_pirate", "is_pirate", "ship", "stat_min"]
    skill: Skill | Literal[""] = ""
    nation: str = ""
    stat: Section | Literal[""] = ""
    n: int = 0
    any: list[str] = []


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a Mission."""

    kind: Literal[
        "port_action",
        "port_each_nation",
        "port_roll",
        "deliver",
        "deliver_weapons",
        "sell_demand",
        "scout",
        "crew_combat",
        "raid",
        "defeat",
    ]
    zone: str = ""
    good: str = ""
    target: Literal["", "npc_pirate", "npc_naval", "pirate", "player", "any_pirate"] = ""
    nation: str = ""
    skill: Skill | Literal[""] = ""
    n: int = 0
    crew: int = 0
    leadership: int = 0
    no_bounty: bool = False


Part: TypeAlias = Effect | Condition | Task
#: The figures that a part needs, and those that it may have.
Reads: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]

#: By operation: what it reads.
OPERATIONS: dict[str, Reads] = {
    "gold": (("n",), ()),
    "draw_glory": (("n",), ()),
    "draw_cargo": (("n",), ("keep",)),
    "weapon": ((), ("n", "kind")),
    "specialist": (("kind",), ()),
    "modification": (("n",), ()),
    "crew_loss": (("n",), ("floor",)),
    "fill_crew": ((), ()),
    "restore": ((), ()),
    "add_bounty": (("nation", "n"), ()),
    "remove_bounty": ((), ("n",)),
    "swap_ship": (("ship", "pay"), ()),
    "crew_combat": (("crew", "leadership"), ()),
    "enter_port": ((), ()),
    "add_dice": (("roll", "n"), ()),
}
#: What stays in play before a captain: only a Rumour that is kept does.
LASTING = ("enter_port", "add_dice")
#: The same for what a Mission asks of who would accept it.
CONDITIONS: dict[str, Reads] = {
    "pay": (("n",), ()),
    "roll": (("skill",), ()),
    "no_bounty": (("nation",), ()),
    "not_pirate": ((), ()),
    "is_pirate": ((), ()),
    "ship": (("any",), ()),
    "stat_min": (("stat", "n"), ()),
}
#: The same for the steps of a Mission.
TASKS: dict[str, Reads] = {
    "port_action": (("zone",), ()),
    "port_each_nation": (("n",), ()),
    "port_roll": (("zone", "skill"), ()),
    "deliver": (("zone", "good", "n"), ()),
    "deliver_weapons": (("zone", "n"), ()),
    "sell_demand": (("n",), ()),
    "scout": (("zone",), ()),
    "crew_combat": (("crew", "leadership"), ()),
    "raid": (("nation",), ("no_bounty",)),
    "defeat": (("target",), ()),
}

#: What an Event card reads that brings a ship; and by id, what the text of one reads that does not.
SHIP_READS = ("npc", "zone", "ship", "seamanship", "scouting", "leadership")
EVENT_READS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("war_1", "war_2", "fair"), ()),
    **dict.fromkeys(("peace_1", "peace_2", "too_quiet", "fever", "blockade"), ("n",)),
    **dict.fromkeys(("trade_winds", "doldrums", "fog"), ("n",)),
    **dict.fromkeys(("storm_north", "storm_east", "storm_south"), ("zones", "n")),
    "amnesty": ("price",),
    "treasure_fleet": ("nation", "n"),
}
#: By id: what a Glory card reads that is no specialist. Cards without a moment are part of something else.
GLORY_READS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("quick_wits", "smugglers_cove"), ()),
    **dict.fromkeys(("high_friends", "spyglass"), ("skill",)),
    **dict.fromkeys(("replay_crew", "replay_contest", "aimed_shot", "powder_smoke"), ("timing",)),
    **dict.fromkeys(("out_of_the_sun", "informant", "warning_shot", "headwind"), ("timing",)),
    **dict.fromkeys(("full_broadside", "daring_tack", "rousing_speech", "pistol_volley"), ("timing", "n")),
    **dict.fromkeys(("jury_rig", "following_wind", "sharp_bargain", "hungry_market"), ("timing", "n")),
    **dict.fromkeys(("fat_prize", "mutiny", "false_lead", "saboteur", "denounced"), ("timing", "n")),
    "governors_pardon": ("timing", "n", "pay"),
    "friendly_yard": ("n", "rebate"),
}
#: The moments of a combat, of one's own turn, and of another player's.
COMBAT = (
    "combat_start",
    "between_rounds",
    "contest_before_roll",
    "contest_after_roll",
    "location_after_roll",
    "crew_start",
    "crew_after_roll",
)
OWN = ("own_turn", "port_action_start", "port_action", "buy_goods", "raid_before_resolve", "raid_success")
OTHERS = ("other_turn_start", "other_move", "other_leaves_port", "other_rumour")
#: By id, at which of them the text of a Glory card has a meaning.
GLORY_MOMENTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("rousing_speech", "pistol_volley"), COMBAT),
    **dict.fromkeys(("jury_rig", "governors_pardon", "informant"), (*OWN, *OTHERS, *COMBAT)),
    **dict.fromkeys(("mutiny", "saboteur", "denounced", "headwind"), OTHERS),
    "following_wind": OWN,
    "hungry_market": ("port_action_start", "port_action"),
    "replay_crew": ("crew_after_roll",),
    "replay_contest": ("contest_after_roll",),
    "full_broadside": ("contest_after_roll",),
    "powder_smoke": ("contest_after_roll",),
    "aimed_shot": ("location_after_roll",),
    "daring_tack": ("contest_before_roll",),
    "out_of_the_sun": ("combat_start",),
    "sharp_bargain": ("buy_goods",),
    "warning_shot": ("raid_before_resolve",),
    "fat_prize": ("raid_success",),
    "false_lead": ("other_rumour",),
}
#: What is read of a zone only where it has a port.
PORT_READS = (
    "bribable",
    "repair_rebate",
    "weapon_rebate",
    "crew_rebate",
    "rumour_rebate",
    "pirates_recruit_free",
    "sale_bonus",
    "goods_drawn",
    "always_stocked",
    "transfers",
    "mission_dice",
)


def misfit(part: Part) -> str:
    """Return what is wrong with the figures of a part: one that it needs is missing, or one that it would
    never read is given; empty if all is well."""
    if isinstance(part, Effect):
        word, table = part.op, OPERATIONS
    elif isinstance(part, Condition):
        word, table = part.kind, CONDITIONS
    else:
        word, table = part.kind, TASKS
    if word not in table:
        return f"no operation {word!r}"
    needed, possible = table[word]
    for name in part.__struct_fields__[1:]:
        value = getattr(part, name)
        given = bool(value)
        if isinstance(value, int) and value < 0 and word != "add_dice":
            return f"field {name}: {value} is too small"
        if name in needed and not given:
            return f"field {name}: {word!r} needs one"
        if given and name not in (*needed, *possible):
            return f"field {name}: {word!r} takes none"
    if isinstance(part, Effect) and word == "weapon" and bool(part.n) == bool(part.kind):
        return "field n: 'weapon' needs a number, or the kind 'all_missing' instead"
    if isinstance(part, Effect) and 0 < part.n < part.keep:
        return f"field keep: of {part.n} cards {part.keep} can't be kept"
    return ""
