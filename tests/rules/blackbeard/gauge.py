"""How the figures that the rulebook states are measured: in the data, or in a staged match."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import flibuste
from flibuste.games.blackbeard import box
from flibuste.games.blackbeard.box import (
    BOXES,
    COMMISSIONERS,
    CRUELTY,
    HOSTAGES,
    LIMITS,
    MAP,
    PIRATE,
    PIRATES,
    PLACE,
    PORT,
    PORTS,
    SHIPS,
    SKILL,
)
from flibuste.games.blackbeard.rules import setup
from flibuste.games.blackbeard.rules.locators import d66
from flibuste.games.blackbeard.rules.ships import combat_of, place_merchant, speed_of, trait
from flibuste.games.blackbeard.state import VOLUNTARY, State, new_pirate
from flibuste.kernel.dice import Dice
from flibuste.kernel.match import Match
from flibuste.words.texts import rules, texts

from .kit import (
    asked,
    card_phase,
    clear,
    commissioner,
    do,
    draw_phase,
    get,
    gone,
    governor,
    hold,
    merchant,
    offered,
    points,
    put,
    stage,
    told,
    warship,
)

Measure = Callable[[], Any]
SAN_JUAN = PORT["san-juan"]
DAUGHTER = next(n for n, h in enumerate(HOSTAGES) if h.id == "governors-daughter")


def called(thing: str) -> str:
    """The name of a port, a commissioner, …"""
    return texts("blackbeard", "en").name(thing)


def zone(port: str) -> tuple[str, ...]:
    return MAP.port[PORT[port]].zones


def nation(port: str) -> str:
    return PORTS[PORT[port]].nation


def ship(name: str) -> tuple[int, int, int]:
    found = next(s for s in SHIPS if s.id == name)
    return found.combat, found.speed, found.holds


def kc(name: str) -> tuple[int, int]:
    found = next(k for k in COMMISSIONERS if k.id == name)
    return found.speed, found.combat


def says(rule: str, *words: str) -> bool:
    """Whether the text of a rule has these words, where nothing but the box itself could be measured."""
    return all(word in rules("blackbeard")[rule].en for word in words)


# ---- what is measured in a match


def at_sea(name: str = "vane", place: str = "east-caribbean", **fields: Any) -> Callable[[State], None]:
    def edit(s: State) -> None:
        put(s, name, place, **fields)

    return edit


def ports_of(*rolls: tuple[int, int]) -> list[int]:
    """The locators that some D66 name, tens and units."""
    return [PORTS[d66(Dice(b"", list(roll)))].locator for roll in rolls]


def gift_for_a_redraw() -> list[int]:
    m = flibuste.new("blackbeard", seats=6, seed=1)
    (seat,) = m.pending
    m.choose(seat, "redraw")
    return sorted(points(m, other) for other in range(6))


def dealt() -> tuple[int, bool]:
    m = flibuste.new("blackbeard", seats=5, seed=2)
    return len(m.state.hands[0]), all(box.HELD[card] for hand in m.state.hands for card in hand)


def deployed() -> tuple[list[str], int]:
    p = new_pirate(flibuste.new("blackbeard", seats=2, seed=1).state, 0, 0, 0, 0)
    return [str(option[1]) for option in setup.START_SHIPS], p.loyalty


def placed_by_the_second_15() -> tuple[str, str]:
    state = flibuste.new("blackbeard", seats=2, seed=1).state
    clear(state)
    dice = Dice(b"k", [1, 5, 1, 5])
    return called(PORTS[place_merchant(state, dice)].id), called(PORTS[place_merchant(state, dice)].id)


def pools() -> tuple[int, int, int, int]:
    s = flibuste.new("blackbeard", seats=2, seed=1).state
    return len(s.kc_pool) + 1, len(s.hostage_pool), len(s.anti), sum(s.warship_pool)


def refilled() -> list[int]:
    """How many merchants there are after phase B, from none to seven before it."""
    found = []
    for there in range(8):

        def edit(s: State, there: int = there) -> None:
            put(s, "teach", "india")
            hold(s, 0, "fair-winds", "wear-and-tear", "wear-and-tear", "wear-and-tear")
            draw_phase(s)
            for port in ("boston", "new-york", "bath", "campeche", "havana", "goa", "bombay")[:there]:
                merchant(s, port, "fluyt")

        found.append(sum(kind >= 0 for kind in stage(edit).state.merchants))
    return found


def makeshift() -> tuple[int, bool]:
    """Actions for two cards thrown away; whether a third could follow."""
    cards = ("warship-sighting", "heavy-guns", "mutiny-conspiracy", "double-cross")
    m = stage(lambda s: card_phase(s, *cards))
    do(m, "discard heavy-guns", "discard double-cross")
    return m.state.actions, any(word.startswith("discard") for word in offered(m))


def a_five_finds() -> bool:
    def edit(s: State) -> None:
        put(s, "low", "south-atlantic")
        merchant(s, "charleston", "fluyt")

    m = stage(edit, (2,))  # and Low's skill of 3
    do(m, "find low charleston")
    assert told(m, "find-roll")[0]["total"] == 5
    return bool(told(m, "found"))


def least_total_that_finds() -> int:
    for die in range(1, 7):

        def edit(s: State) -> None:
            put(s, "low", "south-atlantic")
            merchant(s, "charleston", "fluyt")

        m = stage(edit, (die,))
        do(m, "find low charleston")
        if told(m, "found"):
            return die + SKILL[PIRATE["low"]]
    return 0


def second_finder() -> int:
    """What a merchant face up adds to the roll."""

    def edit(s: State) -> None:
        put(s, "low", "south-atlantic")
        merchant(s, "charleston", "fluyt", up=True)

    m = stage(edit, (1,))
    do(m, "find low charleston")
    return int(told(m, "find-roll")[0]["total"]) - 1 - SKILL[PIRATE["low"]]


def below_nought() -> tuple[int, int]:
    """Actions that a move costs at speed -1, and the loyalty lost on the way there."""

    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", speed=0)
        hold(s, 1, "wear-and-tear")
        s.quiet, s.actions = [], 5

    m = stage(edit, (2,))
    do(m, "move vane west-caribbean", "play wear-and-tear", "move vane west-caribbean")  # two in a row
    lost = 7 - get(m, "vane").loyalty
    left = m.state.actions
    do(m, "move vane east-caribbean")
    return left - m.state.actions, lost


def warships_in_a_zone() -> int:
    def edit(s: State) -> None:
        put(s, "low", "south-atlantic")
        merchant(s, "charleston", "fluyt")
        warship(s, "south-atlantic", "light")
        hold(s, 1, "warship-sighting")
        s.quiet = []

    m = stage(edit)
    do(m, "find low charleston")
    return 2 if "play warship-sighting" in offered(m) else 1


def transit() -> tuple[int, int]:
    m = stage(at_sea("tew", "gold-coast"))
    do(m, f"move tew {BOXES[0]}")
    entered = 3 - m.state.actions
    do(m, "move tew south-america")
    return entered, 3 - entered - m.state.actions


def sold(status: str, booty: int = 1001) -> int:
    """What booty brings in a port of a status."""

    def edit(s: State) -> None:
        port = "isla-de-tortuga" if status == "pirate" else "bath"
        put(s, "teach", port, holds=[booty])
        if status in ("pro", "haven"):
            governor(s, "bath")
        if status == "haven":
            s.havens[PORT["bath"]] = PIRATE["teach"]

    m = stage(edit)
    do(m, "port teach", "sell-all", "pass")
    return get(m, "teach").worth


def refit(port: str, die: int, haven: bool = False) -> int:
    """Points repaired on a schooner with combat 1 and speed -1; -1 where there is no refit."""

    def edit(s: State) -> None:
        put(s, "teach", port, combat=1, speed=-1)
        if haven:
            governor(s, port)
            s.havens[PORT[port]] = PIRATE["teach"]

    m = stage(edit, (die,))
    do(m, "port teach")
    if "refit" not in offered(m):
        return -1
    do(m, "refit")
    if asked(m) == "repair":
        do(m, str(next(iter(m.pending.values())).options[0]))
    teach = get(m, "teach")
    return teach.combat + teach.speed


def joy(port: str) -> int:
    m = stage(at_sea("teach", port))
    do(m, "port teach", "celebrate")
    return get(m, "teach").loyalty - 7


def ransom(hostage: int, *dice: int) -> int:
    m = stage(at_sea("teach", "bath", hostages=[hostage], nations=[0]), dice)
    do(m, "port teach", f"sell-hostage teach {HOSTAGES[hostage].id}")
    return sum(get(m, "teach").holds)


def haven_price() -> tuple[int, int]:
    """The price for a 4, and what is left of a net worth of 1000; holds pay nothing."""

    def edit(s: State) -> None:
        put(s, "teach", "bath", worth=1000, holds=[500])
        governor(s, "bath")

    m = stage(edit, (4,))
    do(m, "port teach", "haven teach", "yes")
    return 1000 - get(m, "teach").worth, get(m, "teach").holds[0]


def assault(*dice: int, attacked: bool = False, **fields: Any) -> Match:
    """Condent (skill 4) attacks San Juan (2/7): the port's dice first."""

    def edit(s: State) -> None:
        put(s, "condent", "east-caribbean", **fields)
        if attacked:
            s.attacked.append(SAN_JUAN)

    m = stage(edit, dice)
    do(m, "attack condent san-juan")
    return m


def port_loot() -> tuple[int, list[int], int, int, int]:
    m = assault(1, 6, 5, 2)
    do(m, "seize")
    p = get(m, "condent")
    return len(told(m, "stormed")[0]["dice"]), p.holds, p.notoriety, p.loyalty - 7, 6 - p.combat


def condent_fails() -> tuple[int, int, int]:
    m = assault(5, 2, combat=4)
    roll = told(m, "assault")[0]
    return SKILL[PIRATE["condent"]], roll["own"] - 2 - SKILL[PIRATE["condent"]], 4 - get(m, "condent").combat


def sacks(die: int) -> Match:
    m = stage(at_sea("condent", "san-juan", taken=SAN_JUAN), (die,))
    do(m, "sack condent")
    return m


def sack() -> tuple[int, int, int]:
    """The least die that sacks San Juan, for a cruelty of 3; notoriety; loyalty but for the revelry."""
    die = next(die for die in range(1, 7) if sacks(die).state.destroyed)
    p = get(sacks(die), "condent")
    return die, p.notoriety, p.loyalty - 7 - 1


def theft(*dice: int, flag: bool = False) -> Match:
    def edit(s: State) -> None:
        put(s, "low", "boston")
        put(s, "bonnet", "boston", owner=1, revel=1, holds=[1000], cunning=1 if flag else 0)
        if flag:
            hold(s, 1, "skull-and-crossbones")

    m = stage(edit, dice)
    do(m, "steal low bonnet")
    if flag:
        do(m, "yes")
    return m


def theft_figures() -> tuple[int, int, int]:
    plain, flagged = told(theft(4, 3, 3), "theft")[0], told(theft(6, 1, 1, flag=True), "theft")[0]
    failed = theft(1, 6)
    return plain["own"] - 4 - 3, flagged["theirs"] - 1 - 2, get(failed, "low").loyalty - 7


def commissioned(notoriety: int, *dice: int) -> bool:
    def edit(s: State) -> None:
        put(s, "avery", "india", notoriety=notoriety)
        s.quiet = []

    m = stage(edit, dice)
    do(m, "move avery east-africa", "commission")
    assert told(m, "commission")[0]["dice"] == list(dice)
    return bool(m.state.kcs[1] >= 0)


def second_commissioner() -> bool:
    def edit(s: State) -> None:
        put(s, "avery", "india", notoriety=30)
        commissioner(s, 1, "ogle", "gold-coast")
        s.quiet = []

    m = stage(edit)
    do(m, "move avery east-africa")
    return "commission" in offered(m)


def hunt(*dice: int, where: str = "east-caribbean", name: str = "matthews", **fields: Any) -> Match:
    """Vane looks for a merchant; a commissioner of seat 1 is on him."""

    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean", **fields)
        merchant(s, "san-juan", "sloop")
        commissioner(s, 1, name, where)
        s.quiet = []

    m = stage(edit, dice)
    do(m, "find vane san-juan", "hunt")
    return m


def from_the_next_zone() -> int:
    m = hunt(1, 6, where="west-caribbean")
    do(m, "flee")
    return int(told(m, "chase")[0]["theirs"]) - 1 - kc("matthews")[0]


def killed(notoriety: int, worth: int = 0) -> tuple[int, int]:
    m = hunt(6, 1, notoriety=notoriety, worth=worth)
    do(m, "fight")
    assert gone(m, "vane")
    return points(m, 1), points(m, 0)


def vane_and_matthews() -> tuple[int, int, int]:
    m = hunt(5, 4, 5, 4, speed=2)
    do(m, "flee")
    chase, battle = told(m, "chase")[0], told(m, "battle")[0]
    return chase["own"] - 4, battle["own"] - 4 - SKILL[PIRATE["vane"]], SKILL[PIRATE["vane"]]


def beaten_commissioner() -> tuple[int, int]:
    m = hunt(1, 6)
    do(m, "fight")
    return 6 - get(m, "vane").combat, points(m, 1)


def even_battle(foe: str) -> str:
    """Who wins when the totals are even."""
    if foe == "commissioner":
        m = hunt(3, 4)  # 14 against 14
        do(m, "fight")
        return "pirate" if m.state.kcs[1] < 0 else "commissioner"

    def edit(s: State) -> None:
        put(s, "vane", "east-caribbean")
        merchant(s, "san-juan", "sloop")
        warship(s, "east-caribbean", "heavy")
        s.quiet = []

    m = stage(edit, (4, 3))  # 13 against 13
    do(m, "find vane san-juan", "broadside", "fight")
    return "warship" if m.state.warships[PLACE["east-caribbean"]] >= 0 else "pirate"


def allies() -> tuple[int, int, int, int, list[int]]:
    """Combat, speed, skill and cruelty of a pair; the loyalty by which a plot tries each crew."""

    def edit(s: State) -> None:
        put(s, "teach", "india", ally=PIRATE["low"], combat=4)
        put(s, "low", "india", ally=PIRATE["teach"], ship="sloop", loyalty=5)
        hold(s, 1, "mutiny-conspiracy")
        s.quiet = []

    m = stage(edit, (1, 1, 1, 1))
    s, p = m.state, m.state.pirates[0]
    found = combat_of(s, p), speed_of(s, p), trait(s, p, SKILL), trait(s, p, CRUELTY)
    do(m, "move teach east-africa", "play mutiny-conspiracy")
    return *found, [entry["loyalty"] for entry in told(m, "conspiracy")]


def revelling() -> tuple[int, int]:
    s = stage(at_sea("vane", "east-caribbean", revel=VOLUNTARY)).state
    p = s.pirates[0]
    return speed_of(s, p) - p.speed, combat_of(s, p) - p.combat


def recovery(revel: int) -> int:
    m = stage(at_sea("vane", "bath", revel=revel))
    while get(m, "vane").revel:
        do(m, "recover vane")
    return 3 - int(m.state.actions)


def beyond_a_hundred() -> int:
    def edit(s: State) -> None:
        put(s, "teach", "india", notoriety=120)
        s.vp[0][0] = 15
        s.pardons = 2
        draw_phase(s, "general-pardon")

    result = stage(edit).result
    assert result is not None
    return int(result.scores[0])


def retired(notoriety: int, worth: int) -> int:
    def edit(s: State) -> None:
        put(s, "teach", "bath", notoriety=notoriety, worth=worth)
        governor(s, "bath")
        s.havens[PORT["bath"]] = PIRATE["teach"]

    m = stage(edit)
    do(m, "retire teach haven")
    return points(m, 0)


def sunk(notoriety: int, worth: int) -> int:
    m = stage(at_sea("teach", "north-atlantic", combat=1, notoriety=notoriety, worth=worth), (6, 1))
    do(m, "attack teach boston")
    return points(m, 0)


def bribe(*dice: int) -> int:
    def edit(s: State) -> None:
        put(s, "teach", "bath", worth=9000)
        governor(s, "bath")

    m = stage(edit, dice)
    do(m, "retire teach bribe")
    return int(next(iter(m.pending.values())).about["price"])


def borders() -> set[frozenset[str]]:
    return {frozenset((z.id, other)) for z in MAP.zone for other in z.adjacent}


LISTED = {
    frozenset(pair.split())
    for pair in (
        "north-atlantic central-atlantic",
        "central-atlantic south-atlantic",
        "south-atlantic west-caribbean",
        "west-caribbean east-caribbean",
        "west-caribbean central-america",
        "west-caribbean south-america",
        "east-caribbean south-america",
    )
}
#: edges that the rulebook does not print (ruling A02)
UNLISTED = {frozenset(("central-america", "south-america")), frozenset(("east-africa", "india"))}


def limits(*fields: str) -> list[tuple[int, ...]]:
    """With five, four, three and two players."""
    return [tuple(getattr(LIMITS[n], field) for field in fields) for n in (5, 4, 3, 2)]


def ship_names() -> tuple[int, int]:
    text = (files("flibuste.games.blackbeard") / "data" / "pirates.toml").read_text(encoding="utf-8")
    return text.count("rulebook 20 (ship)"), len(PIRATES)
