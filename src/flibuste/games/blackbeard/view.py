"""What a seat may know, and dealing anew what it can't.

The view, as JSON-ready data (ports, zones, pirates, cards, … by their words):

    seats, you, phase, turn, actor ("p0"), first, system (solitaire: the system pirate in turn, or null)
    settings    {"commissioners", "length", …}
    score       victory points by owner (in the solitaire game the second is the system's)
    points      the same by cause: [{"retired": n, "lost": n, "bounty": n, …}]
    cards       how many event cards each seat holds; `hand` the seat's own, as words
    captains    how many pirate cards each seat holds; `captain_hand` the seat's own
    deck, pirate_deck, fate_deck   cards left; `discard`, `fate_discard`, `gone`: face up
    pardon      {"seen": times drawn, "open": declared now, "until": seat, "system" or null}
    ports       [{"id", "locator", "zones", "nation", "wealth", "defence", "pirate", "ransom" (whether it is
                taken here), "governor": null or {"id", "pro"}, "destroyed", "attacked", "merchant": null,
                "hidden" or a type, "haven": pirate or null}]
    warships    {zone: null or {"class", "guns", "speed", "combat"}}
    commissioners  by owner: null or {"id", "place", "speed", "combat"}
    pirates     the sheets of the pirates in play: [{"id", "owner", "place", "docked", "ship", "combat",
                "speed", "loyalty", "cunning", "notoriety", "worth", "holds", "capacity", "hostages":
                [{"id", "nation", "information", "value"}], "letter", "guns", "scurvy", "revel" (sober,
                voluntary, involuntary, hung-over), "ally", "history": nations, "info": {port: points},
                "bribed": governors, "found": ports, "prize", "taken", "treasure", "pardoned"}]
    retired, locker   pirates out of play; `pools` what is left of each pool
    action      {"played": cards so far, "left": actions, "initiative": pirate or null, "active": pirate
                or null, "act": name or null, "moment": "declared", "under-way", "closing" or "done"}
    spent       seats that have used their anti-pirate action this turn
    quiet       whether the seat itself passes until the end of this turn
    drafted     by seat: pirate cards in hand that everybody knows since the draft
    plans       the seat's own secret deployments so far: [{"pirate", "zone"}]
"""

from __future__ import annotations

from typing import Any

from flibuste.kernel.dice import Dice

from .box import (
    CARDS,
    COMMISSIONERS,
    GOVERNORS,
    HELD,
    HOSTAGES,
    MAP,
    MERCHANTS,
    N_ZONES,
    NATIONS,
    PIRATES,
    PLACES,
    PORT_NATION,
    PORTS,
    PRO,
    SHIP,
    SHIPS,
    WARSHIPS,
    ZONES,
    kc_combat,
    kc_speed,
    kc_word,
)
from .options import who
from .rules.ending import score
from .state import ACTS, CAUSES, NONE, PHASES, Pirate, State, capacity, docked

_REVELS = ("sober", "voluntary", "involuntary", "hung-over")
_MOMENTS = ("declared", "under-way", "done", "closing")
#: By port: what never changes, and the rest as it mostly is
_PORT_VIEW: tuple[dict[str, Any], ...] = tuple(
    {
        "id": port.id,
        "locator": port.locator,
        "zones": list(port.zones),
        "nation": port.nation,
        "wealth": port.wealth,
        "defence": port.defence,
        "pirate": nation == NONE,
        "ransom": nation != NONE and MAP.nation[nation].ransom,
        "governor": None,
        "destroyed": False,
        "attacked": False,
        "merchant": None,
        "haven": None,
    }
    for port, nation in zip(PORTS, PORT_NATION, strict=True)
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    owners = range(len(s.vp))
    return {
        "seats": s.seats,
        "you": seat,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "actor": f"p{s.actor}",
        "first": f"p{s.first}",
        "system": _pirate(s.system),
        "settings": {
            "commissioners": "2008" if s.charts else "rulebook",
            "pirates": "draft" if s.draft else "deal",
            "deployment": s.deployment,
            "length": "long" if s.long else "standard",
            "split_deck": s.split,
            "duel_notoriety": s.duel_fame,
        },
        "score": [score(s, owner) for owner in owners],
        "points": [dict(zip(CAUSES, s.vp[owner], strict=True)) for owner in owners],
        "cards": [len(hand) for hand in s.hands],
        "hand": [] if seat is None else [CARDS[card] for card in sorted(s.hands[seat])],
        "captains": [len(hand) for hand in s.pirate_hands],
        "captain_hand": [] if seat is None else [PIRATES[n].id for n in sorted(s.pirate_hands[seat])],
        "deck": len(s.deck),
        "pirate_deck": len(s.pirate_deck),
        "fate_deck": len(s.fate),
        "discard": [CARDS[card] for card in s.discard],
        "fate_discard": [CARDS[card] for card in s.fate_discard],
        "gone": [CARDS[card] for card in s.gone],
        "pardon": {
            "seen": s.pardons,
            "open": s.pardon_turns > 0,
            "until": who(s, s.pardon_seat) if s.pardon_turns > 0 else None,
        },
        "ports": [_port(s, number) for number in range(len(PORTS))],
        "warships": {zone: _warship(s.warships[number]) for number, zone in enumerate(ZONES)},
        "commissioners": [_commissioner(s, owner) for owner in owners],
        "pirates": [_sheet(p) for p in s.pirates],
        "retired": [PIRATES[n].id for n in s.retired],
        "locker": [PIRATES[n].id for n in s.locker],
        "pools": {
            "merchants": sum(s.merchant_pool),
            "warships": {WARSHIPS[n].id: left for n, left in enumerate(s.warship_pool)},
            "commissioners": [COMMISSIONERS[n].id for n in sorted(s.kc_pool)],
            "beaten": [kc_word(n) for n in s.kc_out],
            "hostages": [HOSTAGES[n].id for n in sorted(s.hostage_pool)],
            "governors": len(s.anti),
        },
        "action": {
            "played": s.played,
            "left": s.actions,
            "initiative": _pirate(s.initiative),
            "active": _pirate(s.active),
            "act": ACTS[s.act] if s.act != NONE else None,
            "moment": _MOMENTS[s.moment],
        },
        "spent": [f"p{n}" for n in range(s.seats) if n in s.spent],
        "quiet": seat is not None and seat in s.quiet,
        "drafted": [[PIRATES[n].id for n in sorted(h) if n in s.drafted] for h in s.pirate_hands],
        "plans": [] if seat is None else _plans(s, seat),
    }


def _pirate(number: int) -> str | None:
    return PIRATES[number].id if number != NONE else None


def _port(s: State, number: int) -> dict[str, Any]:
    shown = _PORT_VIEW[number].copy()
    shown["zones"] = shown["zones"].copy()
    governor = s.governors[number]
    if governor:
        shown["governor"] = {"id": GOVERNORS[governor - 1].id, "pro": governor <= PRO}
    if number in s.destroyed:
        shown["destroyed"] = True
    if number in s.attacked:
        shown["attacked"] = True
    merchant = s.merchants[number]
    if merchant != NONE:
        shown["merchant"] = MERCHANTS[merchant].id if number in s.face_up else "hidden"
    haven = s.havens[number]
    if haven != NONE:
        shown["haven"] = PIRATES[haven].id
    return shown


def _warship(kind: int) -> dict[str, Any] | None:
    if kind == NONE:
        return None
    warship = WARSHIPS[kind]
    return {"class": warship.id, "guns": warship.guns, "speed": warship.speed, "combat": warship.combat}


def _commissioner(s: State, owner: int) -> dict[str, Any] | None:
    kc = s.kcs[owner]
    if kc == NONE:
        return None
    place = PLACES[s.kc_places[owner]]
    return {"id": kc_word(kc), "place": place, "speed": kc_speed(kc), "combat": kc_combat(kc)}


def _sheet(p: Pirate) -> dict[str, Any]:
    return {
        "id": PIRATES[p.id].id,
        "owner": f"p{p.owner}",
        "place": PLACES[p.place],
        "docked": docked(p),
        "ship": SHIPS[p.ship].id,
        "combat": p.combat,
        "speed": p.speed,
        "loyalty": p.loyalty,
        "cunning": p.cunning,
        "notoriety": p.notoriety,
        "worth": p.worth,
        "holds": list(p.holds),
        "capacity": capacity(p),
        "hostages": [
            {
                "id": HOSTAGES[n].id,
                "nation": NATIONS[nation],
                "information": HOSTAGES[n].information,
                "value": HOSTAGES[n].value,
            }
            for n, nation in zip(p.hostages, p.nations, strict=True)
        ]
        if p.hostages
        else [],
        "letter": NATIONS[p.letter] if p.letter != NONE else None,
        "guns": p.guns,
        "scurvy": p.scurvy,
        "revel": _REVELS[p.revel],
        "ally": _pirate(p.ally),
        "history": [nation for n, nation in enumerate(NATIONS) if n in p.history] if p.history else [],
        "info": {PORTS[n].id: points for n, points in sorted(p.info.items())} if p.info else {},
        "bribed": [GOVERNORS[n - 1].id for n in p.bribed],
        "found": [PORTS[n].id for n in p.found],
        "prize": MERCHANTS[p.prize].id if p.prize != NONE else None,
        "taken": PORTS[p.taken].id if p.taken != NONE else None,
        "treasure": p.treasure,
        "pardoned": p.pardoned,
    }


def worn(pirate: dict[str, Any]) -> int:
    """The points of combat and speed that the ship of a sheet has lost."""
    ship = SHIPS[SHIP[pirate["ship"]]]
    combat: int = max(0, ship.combat - pirate["combat"])
    speed: int = max(0, ship.speed - pirate["speed"])
    return combat + speed


def _plans(s: State, seat: int) -> list[dict[str, str]]:
    plan = s.plans[seat] if s.plans else []
    hand = s.pirate_hands[seat]
    return [
        {"pirate": PIRATES[hand[slot]].id, "zone": ZONES[zone]}
        for slot, zone in zip(plan[::2], plan[1::2], strict=True)
    ]


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Event hands and deck, pirate hands and deck, merchants face down, secret deployments."""
    others = [n for n in range(s.seats) if n != seat]
    _deal(s.deck, [s.hands[n] for n in others], dice)
    _deal_pirates(s, others, dice)
    dice.shuffle(s.fate, "fate")
    _redeal_merchants(s, dice)
    for n in others if s.plans else ():
        s.plans[n] = _plan_anew(s, n, dice)


def _plan_anew(s: State, seat: int, dice: Dice) -> list[int]:
    """What a seat may have written down in secret so far: one position at least, and no more than it was
    asked for."""
    slots = list(range(len(s.pirate_hands[seat])))
    asked = min(s.step, len(slots))
    if not asked:
        return []
    dice.shuffle(slots, "plans")
    written = slots[: 1 + dice.below(asked, "plans")]
    return [figure for slot in written for figure in (slot, dice.below(N_ZONES, "plans"))]


def _deal(deck: list[int], hands: list[list[int]], dice: Dice) -> None:
    """Shuffle the deck and hidden hands together. Must-play cards are never in a hand (4.4A)."""
    pool = [card for hand in hands for card in hand]
    pool += [card for card in deck if HELD[card]]
    now = [card for card in deck if not HELD[card]]
    pool.sort()
    dice.shuffle(pool, "deck")
    for hand in hands:
        for i in range(len(hand)):
            hand[i] = pool.pop()
    pool += now
    pool.sort()
    dice.shuffle(pool, "deck")
    deck[:] = pool


def _deal_pirates(s: State, others: list[int], dice: Dice) -> None:
    """Pirate cards that are not known from the draft."""
    slots = [(n, i) for n in others for i, card in enumerate(s.pirate_hands[n]) if card not in s.drafted]
    pool = s.pirate_deck + [s.pirate_hands[n][i] for n, i in slots]
    pool.sort()
    dice.shuffle(pool, "pirates")
    for n, i in slots:
        s.pirate_hands[n][i] = pool.pop()
    s.pirate_deck[:] = pool


def _redeal_merchants(s: State, dice: Dice) -> None:
    hidden = [port for port, kind in enumerate(s.merchants) if kind != NONE and port not in s.face_up]
    cup = [kind for kind, left in enumerate(s.merchant_pool) for _ in range(left)]
    cup += sorted(s.merchants[port] for port in hidden)
    dice.shuffle(cup, "merchants")
    for port in hidden:
        s.merchants[port] = cup.pop()
    for kind in range(len(s.merchant_pool)):
        s.merchant_pool[kind] = cup.count(kind)


def census(s: State) -> dict[str, int]:
    """Every finite component, wherever it lies."""
    pirates = sum(map(len, s.pirate_hands)) + len(s.pirate_deck) + len(s.pirates)
    pirates += len(s.retired) + len(s.locker)
    converted = [kc for kc in s.kcs + s.kc_out if kc >= len(COMMISSIONERS) - 1]
    return {
        "event cards": _events(s),
        "pirates": pirates + len(converted),
        "merchants": sum(s.merchant_pool) + sum(kind != NONE for kind in s.merchants),
        "warships": sum(s.warship_pool) + sum(kind != NONE for kind in s.warships),
        "hostages": len(s.hostage_pool) + sum(len(p.hostages) for p in s.pirates),
        "commissioners": len(s.kc_pool) + len(s.kc_out) + sum(kc != NONE for kc in s.kcs) - len(converted),
        "governors": len(s.anti) + len(s.dismissed) + sum(governor > 0 for governor in s.governors),
    }


def _events(s: State) -> int:
    """Event cards in piles, hands and out of the game; a treasure map or a pardon lies on the table."""
    on_table = sum(p.treasure for p in s.pirates) + s.pardon_out + (s.waiting > 0) + len(s.couriers)
    piles = len(s.deck) + len(s.discard) + len(s.gone) + len(s.fate) + len(s.fate_discard)
    return piles + sum(map(len, s.hands)) + on_table
