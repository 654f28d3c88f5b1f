"""A player that plays to win, by rules of thumb: it weighs where to sail, fights to the end, buries in
time. It looks only at what its seat may know, and takes well under a millisecond for a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any, NamedTuple

import msgspec

from flibuste.kernel.decision import PASS, Option
from flibuste.kernel.decoders import convert
from flibuste.kernel.seat import Bot, Seat
from flibuste.kernel.weigh import Because, Player, Weighed, compared, first_of_the_best, only

from ..box import BOX, ISLANDS, LEGEND, LEGEND_CARDS, SECTIONS, TREASURE_ISLAND, VOLLEY_CARDS
from ..rules.volley import face_to_hit
from .weights import WEIGHTS, Weights
from .worth import card_worth, chance, duel, plan, safe_months

#: a part of what `view` shows
View = dict[str, Any]
_NUMBER = {word: number for number, word in enumerate(ISLANDS)}
#: what doing nothing is worth: more than what brings nothing
_JUST = 1e-9
_VOLLEY = {card.id: card for card in VOLLEY_CARDS.values()}
#: hull, sails, cannons, crew: steps bought at the start
_OUTFIT = (2, 2, 1, 1)


def smart(weights: Weights = WEIGHTS) -> Bot:
    """The player, weighing by the table shipped or by another."""

    def choose(seat: Seat) -> Option:
        mind = Mind(seat, weights)
        weighed = THOUGHTS[mind.decision.kind](mind)
        if mind.decision.kind == "sail":  # who is foreseen is met
            best = max(weighed)
            likely = [exp((each - best) / weights.stray) for each in weighed]
            return mind.rng.choices(mind.options, likely)[0]
        return first_of_the_best(mind.options, weighed)

    return choose


def by_table(table: Mapping[str, float]) -> Bot:
    return smart(convert(dict(table), Weights))


class Mind:
    """A view, as the seat that must decide sees it."""

    def __init__(self, seat: Seat, weights: Weights) -> None:
        self.w = weights
        self.view = view = seat.view
        self.me = f"p{seat.number}"
        self.rng = seat.rng
        self.decision = seat.decision
        self.options = seat.decision.options
        self.pirate: View = view["pirates"][seat.number]
        self.others: list[View] = [pirate for pirate in view["pirates"] if pirate["seat"] != self.me]
        self.hand: list[str] = view.get("hand", [])
        #: the part of the match that is left
        self.left: float = (view["months"] - view["month"]) / view["months"]

    def pirate_at(self, word: str) -> View:
        pirate: View = self.view["pirates"][int(word[1:])]
        return pirate

    def safe(self) -> tuple[bool, ...]:
        """From this month on, when Treasure Island is free."""
        guards = [_NUMBER[ship["island"]] for ship in self.view["black"] if not _prize(ship["legend"])]
        return safe_months(guards, self.view["months"] - self.view["month"] + 1)

    def hold(self) -> int:
        return min(20, self.pirate["capacity"] if self.pirate["capacity"] is not None else 20)

    def future(self, safe: tuple[bool, ...], chests: int, gold: int) -> float:
        return plan(safe, self.hold(), min(chests, self.hold()), min(gold, 40), self.w.fame_a_month)


def _prize(legend: str | None) -> bool:
    return legend is not None and LEGEND_CARDS[LEGEND[legend]].prize


def _tough(pirate: View, section: str) -> int:
    """How many hits on a section put a ship out of the fight."""
    held = pirate["sections"][section]
    guard = {"whole": 2, "damaged": 1, None: 0}[held["craft"]]
    parrot = pirate["parrot"]
    if parrot and parrot["section"] == section:
        guard += 1 if parrot["wounded"] else 2
    return int(held["ring"]) + 1 + guard


def _weakest(pirate: View) -> int:
    return min(_tough(pirate, section) for section in SECTIONS)


def _standing(pirate: View) -> float:
    """What a rival has, by all that can be seen."""
    seen: float = pirate["fame"] + 0.8 * pirate["chests"] + pirate["gold"] / 4 + 0.8 * pirate["cards"]
    return seen


# ---- the start


def _draft(mind: Mind) -> list[float]:
    return [card_worth(option[1], 1.0) for option in mind.options]


def _outfit(mind: Mind) -> list[float]:
    wanted = Option("outfit", *_OUTFIT)
    return only(mind.options, wanted if wanted in mind.options else mind.options[-1])


# ---- navigation


class Voyage(NamedTuple):
    """What a month at an island may bring: fame in all, the odds of not being routed there, the fame of cargo
    taken or buried, that of ships beaten, and that of what the island offers."""

    worth: float
    odds: float
    cargo: float
    spoils: float
    use: float


def _sail(mind: Mind) -> list[float]:
    safe = mind.safe()
    rivals = _rivals_at(mind)
    return [_voyage(mind, option[1], safe, rivals).worth for option in mind.options]


def voyages(mind: Mind) -> list[Voyage]:
    """For each option of sailing, what it is made of."""
    safe = mind.safe()
    rivals = _rivals_at(mind)
    return [_voyage(mind, option[1], safe, rivals) for option in mind.options]


def _rivals_at(mind: Mind) -> dict[str, list[tuple[float, View]]]:
    """For each island, who may be met there and how likely: richer islands draw more."""
    appeal = {}
    for island in mind.view["islands"][:TREASURE_ISLAND]:
        loot = island["treasure"]
        appeal[island["id"]] = exp(mind.w.draw * _loot(mind, loot)) if loot else 2.5
    total = sum(appeal.values())
    open_sailing = mind.decision.rule == "16.lookout-2"
    met: dict[str, list[tuple[float, View]]] = {}
    for word, drawn in appeal.items():
        there = []
        for rival in mind.others:
            likely = drawn / total
            if open_sailing:
                likely = 0.7 * (rival["island"] == word) + 0.3 * likely
            there.append((likely, rival))
        met[word] = there
    return met


def _loot(mind: Mind, loot: View) -> float:
    w = mind.w
    seen = w.chest * loot["chests"] + w.coin * loot["gold"] + w.tavern_card * loot["tavern"]
    return float(loot["fame"] + seen)


def _voyage(
    mind: Mind, word: str, safe: tuple[bool, ...], rivals: dict[str, list[tuple[float, View]]]
) -> Voyage:
    """The fame that a month at an island, and what follows, may bring."""
    me = mind.pirate
    later = safe[1:]
    chests: int = me["chests"]
    gold: int = me["gold"]
    kept = mind.future(later, chests, gold)
    number = _NUMBER[word]
    odds, spoils = _guard(mind, word)
    if number == TREASURE_ISLAND:
        tax = 0.5 if me["taxed_by"] else 1.0
        buried = tax * (chests + gold // BOX.gold_a_fame) + mind.future(later, 0, gold % BOX.gold_a_fame)
        worth = odds * (buried + spoils) + (1 - odds) * (kept - _rout_cost(mind))
        return Voyage(worth, odds, buried - kept, spoils, 0.0)
    for likely, rival in rivals[word]:
        won = _against(mind, rival)
        odds *= 1 - likely * (1 - won)
        spoils += likely * won * mind.w.spoils
    loot = mind.view["islands"][number - 1]["treasure"]
    if loot is None:
        return Voyage(kept, odds, 0.0, spoils, 0.0)
    share = 0.5 if me["taxed_by"] else 1.0
    more: int = loot["chests"] * (2 if me["map"] == word else 1)
    taken: float = mind.future(later, chests + int(more * share), gold + int(loot["gold"] * share))
    taken += share * loot["fame"] + share * loot["tavern"] * (
        mind.w.card_early if mind.left > 0 else mind.w.card_last
    )
    use = _use_of(mind, number)
    worth = odds * (taken + spoils + use) + (1 - odds) * (kept - _rout_cost(mind))
    return Voyage(worth, odds, taken - kept, spoils, use)


def _use_of(mind: Mind, number: int) -> float:
    """What the island itself is good for, with the gold at hand."""
    gold: int = mind.pirate["gold"]
    if not mind.left:
        return 0.3 * min(3, gold // BOX.card_price) if number == 1 else 0.0
    if number == 1:
        return mind.w.stock_up * min(3, gold // BOX.card_price)
    section = SECTIONS[number - 2]
    return max(0.0, _best_raise(mind, section, gold)[1])


def _guard(mind: Mind, word: str) -> tuple[float, float]:
    """The odds of getting past the legend or the Navy at an island, and the fame of doing so."""
    odds, spoils = 1.0, 0.0
    me = mind.pirate
    foes = [ship["legend"] for ship in mind.view["black"] if ship["island"] == word and ship["legend"]]
    if mind.view["navy"] and mind.view["navy"]["island"] == word:
        foes.append("navy")
    if mind.view["neutral"] == word:
        foes.append("neutral")
    for foe in foes:
        legend = LEGEND_CARDS[LEGEND[foe]]
        if legend.prize:
            spoils += mind.w.prize
            continue
        need = _tough(me, legend.section) if legend.section in SECTIONS else _weakest(me)
        hull = legend.hull + 2 * legend.regain
        won = duel(
            me["dice"], need, legend.dice, hull, _edge(mind, me["speed"] > legend.sails), mind.w.duel_force
        )
        odds *= won
        spoils += legend.fame
    return odds, spoils


def _edge(mind: Mind, faster: bool) -> float:
    return mind.w.duel_speed if faster else -mind.w.duel_speed


def _against(mind: Mind, rival: View) -> float:
    me = mind.pirate
    edge = _edge(mind, me["speed"] > rival["speed"])
    return duel(me["dice"], _weakest(me), rival["dice"], _weakest(rival), edge, mind.w.duel_force)


def _rout_cost(mind: Mind) -> float:
    """What a lost fight costs beside the loot: repairs, against the gift of the cove."""
    finest: int = max(section["ring"] for section in mind.pirate["sections"].values())
    return mind.w.rout + mind.w.rout_ring * mind.left * finest


# ---- events


def _window(mind: Mind) -> list[float]:
    return [_JUST if option == PASS else _event_worth(mind, option) for option in mind.options]


def _event_worth(mind: Mind, option: Option) -> float:
    judge = _EVENTS.get(option[1])  # a home-made event (20.1) is left alone
    return judge(mind, option) if judge else 0.0


def _play_piracy(mind: Mind, option: Option) -> float:
    rival = mind.pirate_at(option[2])
    cargo = rival["chests"] + rival["gold"] / 3
    worth = float(cargo + 0.3 * rival["fame"] + 3 * rival["dice"] / 4)
    return worth if worth > mind.w.piracy_from or mind.left < 0.4 else 0.0


def _play_map(mind: Mind, option: Option) -> float:
    return 1.0


def _play_lookout(mind: Mind, option: Option) -> float:
    """Best of all is to sail last."""
    seating = mind.view["seating"]
    after = seating[(seating.index(mind.me) + 1) % len(seating)]
    return 1.0 if option[2] == after else 0.0


def _play_navy(mind: Mind, option: Option) -> float:
    """Upon those who stand best, and never upon oneself."""
    if mind.pirate["island"] == option[2]:
        return 0.0
    there = [rival for rival in mind.others if rival["island"] == option[2]]
    loot = mind.view["islands"][_NUMBER[option[2]] - 1]["treasure"]
    if not there or not loot:
        return 0.0
    ahead = max(_standing(rival) - 0.7 * _standing(mind.pirate) for rival in there)
    return max(0.0, ahead) + _loot(mind, loot) - 3


def _play_marque(mind: Mind, option: Option) -> float:
    threatened = mind.view["navy"]["island"] == mind.pirate["island"]
    return (
        (5.0 if threatened else 0.0) + _play_navy(mind, option) if option[2] != mind.pirate["island"] else 0.0
    )


def _play_leave(mind: Mind, option: Option) -> float:
    """Away from a fight that looks bad, to the best free place."""
    here = mind.pirate["island"]
    safe = mind.safe()
    rivals = {
        island["id"]: [(1.0, rival) for rival in mind.others if rival["island"] == island["id"]]
        for island in mind.view["islands"]
    }
    gain = _voyage(mind, option[2], safe, rivals).worth - _voyage(mind, here, safe, rivals).worth
    return gain - (mind.w.leave_cost if mind.left > 0.1 else 0.0)


def _play_owner(mind: Mind, option: Option) -> float:
    ring = mind.pirate["sections"][option[2]]["ring"]
    price = mind.view["mat"]["price"][ring]
    return float(0.2 * price + _step_worth(mind, option[2], 1))


_EVENTS: dict[str, Callable[[Mind, Option], float]] = {
    "piracy": _play_piracy,
    "treasure-map": _play_map,
    "lookout": _play_lookout,
    "royal-navy": _play_navy,
    "letter-of-marque": _play_marque,
    "french-leave": _play_leave,
    "shipowner": _play_owner,
}


# ---- battle


def _battle_card(mind: Mind) -> list[float]:
    """Cards that win this fight, if there is something to win."""
    return [_JUST if option == PASS else float(_useful(mind, option)) for option in mind.options]


def _useful(mind: Mind, option: Option) -> bool:
    battle = mind.view["battle"]
    me = mind.pirate
    rivals = [mind.pirate_at(word) for word in battle["players"] if word != mind.me]
    card = option[1]
    if card == "smoke":
        return mind.me not in battle["smoke"]
    if card == "grapple":
        crew = me["sections"]["crew"]["value"]
        mine = crew - me["dice"]
        theirs = sum(rival["sections"]["crew"]["value"] - rival["dice"] for rival in rivals)
        return not battle["grapple"] and mine > 0 and mine > theirs
    if card == "dead-calm":
        own = sum(1 for held in mind.hand if held in ("grapeshot", "cannonade", "powder-room", "smoke"))
        return not own and sum(rival["cards"] for rival in rivals) > 2 * len(rivals)
    speeds = [rival["speed"] for rival in rivals] + [foe["sails"] for foe in battle["foes"]]
    if card == "fair-wind":
        return any(me["speed"] <= speed < me["speed"] + 6 for speed in speeds)
    if card == "overboard":
        chests = option[2]
        worthless = not any(mind.safe()[1:])
        return worthless and any(me["speed"] <= speed < me["speed"] + 2 * chests for speed in speeds)
    return False


def _turn(mind: Mind) -> list[float]:
    """Fire where it hurts most, after a volley card that decides. Never flee: a mutiny costs more than a
    rout, which the cove repairs."""
    shots = {option: _shot_worth(mind, option, 2) for option in mind.options if option[0] == "fire"}
    shot = max(shots, key=shots.__getitem__)
    weighed = []
    for option in mind.options:
        worth = shots.get(option, -1.0)
        if option[0] == "play" and _volley_card(mind, option[1], shot):
            worth = shots[shot] + 1.0
        weighed.append(worth)
    return weighed


def _needed(mind: Mind, option: Option) -> int:
    battle = mind.view["battle"]
    for foe in battle["foes"]:
        if foe["id"] == option[1]:
            return int(foe["hull"])
    return _tough(mind.pirate_at(option[1]), option[2])


def _shot_worth(mind: Mind, option: Option, sixths: int) -> float:
    battle = mind.view["battle"]
    dice = mind.pirate["dice"]
    if option[1] in battle["smoke"]:
        sixths = min(sixths, 1)
    needed = _needed(mind, option)
    worth = chance(dice, needed, sixths) * 2 + 1 / needed
    if option[1] in LEGEND:
        return worth
    rival = mind.pirate_at(option[1])
    if option[2] in ("cannons", "crew"):
        worth += mind.w.guns_first
    dangerous: int = rival["dice"]
    return worth + mind.w.dangerous * dangerous + mind.w.leader * _standing(rival)


def _volley_card(mind: Mind, card: str, shot: Option) -> bool:
    me = mind.pirate
    dice, needed = me["dice"], _needed(mind, shot)
    if card in mind.view["battle"]["loaded"]:
        return False
    plain = chance(dice, needed, 2)
    if card == "grapeshot":
        return _tough(me, "cannons") > 2 and chance(dice, needed, 4) > plain + mind.w.grapeshot_gain
    if card == "powder-room":
        at_foe = shot[1] in LEGEND
        halved = (needed + 1) // 2
        if at_foe or shot[2] == "hull":
            return (
                _tough(me, "hull") > dice * 0.6 + 1 and chance(dice, halved, 2) > plain + mind.w.powder_gain
            )
        return False
    return card == "cannonade" and shot[1] not in LEGEND and plain > mind.w.cannonade_chance


def _reload(mind: Mind) -> list[float]:
    return [1.0 if option[0] == "reload" else 0.0 for option in mind.options]


def _navy_fire(mind: Mind) -> list[float]:
    """With the Navy's dice: at rivals, the best placed first; at oneself where it hurts least."""

    def worth(option: Option) -> float:
        victim = mind.pirate_at(option[1])
        needed = _tough(victim, option[2])
        if option[1] == mind.me:
            return -10.0 + needed
        return chance(4, needed) + 0.3 / needed + 0.05 * _standing(victim)

    return [worth(option) for option in mind.options]


# ---- islands


def _island(mind: Mind) -> list[float]:
    """Everything that pays, the best first; then leave."""
    return [_JUST if option == PASS else _act_worth(mind, option) for option in mind.options]


def _act_worth(mind: Mind, option: Option) -> float:
    """What an act ashore brings beyond its price, in fame."""
    verb = option[0]
    me = mind.pirate
    if verb == "bury-chests":
        return 100.0 + int(option[1])
    if verb == "bury-gold":
        return 50.0 + int(option[1])
    if verb == "mastercraft":
        return _fit_worth(mind, option[1])
    if verb == "play":
        return _event_worth(mind, option)
    if verb == "mend":
        return 1.0 if mind.left > 0 else 0.0
    coin = 1 / BOX.gold_a_fame if any(mind.safe()[1:]) else 0.0  # gold that can't be buried is free
    if verb == "buy-card":
        w = mind.w
        card = w.buy_early if mind.left > 0.2 else w.buy_late if mind.left > 0 else w.buy_last
        return card - BOX.card_price * coin
    if verb == "raise":
        wanted, gain = _best_raise(mind, option[1], me["gold"])
        return gain + 0.01 if option[2] == wanted else 0.0
    if verb == "refit":
        price: int = 2 * mind.view["mat"]["price"][me["sections"][option[1]]["ring"]]
        return _step_worth(mind, option[1], 1) - price * coin
    return 0.0


def _fit_worth(mind: Mind, section: str) -> float:
    """On the weakest section, unless a whole mastercraft is there already."""
    if not mind.left or any(held["craft"] for held in mind.pirate["sections"].values()):
        return 0.0
    return mind.w.fit - 0.2 * _tough(mind.pirate, section) + (0.1 if section in ("cannons", "crew") else 0.0)


def _best_raise(mind: Mind, section: str, gold: int) -> tuple[int, float]:
    """How many steps are worth their price, and how much they bring beyond it."""
    ring = mind.pirate["sections"][section]["ring"]
    prices = mind.view["mat"]["price"]
    best, gain, cost = 0, 0.0, 0
    for steps in range(1, len(prices) - ring + 1):
        cost += prices[ring + steps - 1]
        if cost > gold:
            break
        net = _step_worth(mind, section, steps) - cost * mind.w.coin_spent
        if net > gain:
            best, gain = steps, net
    return best, gain


def _step_worth(mind: Mind, section: str, steps: int) -> float:
    """What so many steps more of a section are worth for the rest of the match."""
    me = mind.pirate
    ring: int = me["sections"][section]["ring"]
    row: list[int] = mind.view["mat"][section]
    more = row[min(ring + steps, len(row) - 1)] - row[ring]
    w = mind.w
    tougher = min(steps, 2) * (w.tough_weak if _tough(me, section) <= _weakest(me) else w.tough)
    if section in ("crew", "cannons"):
        other: int = me["sections"]["cannons" if section == "crew" else "crew"]["value"]
        lifted = max(0, min(row[ring] + more, other) - min(row[ring], other))
        gain = w.lifted * lifted + w.strength * more
    elif section == "sails":
        faster: int = sum(me["speed"] <= rival["speed"] < me["speed"] + more for rival in mind.others)
        gain = w.overtake * faster + w.speed * more
    else:
        gain = w.strength * more
    return (gain + tougher) * mind.left


def _gift(mind: Mind) -> list[float]:
    cards, mixed = mind.options
    return only(mind.options, mixed if mind.left > 0.35 and mind.pirate["gold"] < 2 else cards)


def _parrot(mind: Mind) -> list[float]:
    keep, swap = mind.options
    return [card_worth(keep[1], mind.left) + 1, card_worth(swap[1], mind.left)]


THOUGHTS: dict[str, Callable[[Mind], list[float]]] = {
    "draft": _draft,
    "outfit": _outfit,
    "sail": _sail,
    "window-treasures": _window,
    "window-lookout": _window,
    "window-navy": _window,
    "window-marque": _window,
    "window-leave": _window,
    "battle-card": _battle_card,
    "turn": _turn,
    "aim": _turn,
    "reload": _reload,
    "navy-fire": _navy_fire,
    "island": _island,
    "gift": _gift,
    "parrot": _parrot,
}


# ---- saying why


def weigh(seat: Seat) -> list[Weighed]:
    """Every option with its weight, and the two or three things that decided."""
    mind = Mind(seat, WEIGHTS)
    kind = mind.decision.kind
    weights = THOUGHTS[kind](mind)
    sides = compared(mind.options, weights)
    if kind == "sail":
        made_of = [
            _why_sail(mind, option, voyage)
            for option, voyage in zip(mind.options, voyages(mind), strict=True)
        ]
    else:
        made_of = [_WHY.get(kind, _habit)(mind, option) for option in mind.options]
    return [
        Weighed(option, weight, (*why, *side))
        for option, weight, why, side in zip(mind.options, weights, made_of, sides, strict=True)
    ]


def _why_sail(mind: Mind, option: Option, voyage: Voyage) -> list[Because]:
    reasons = []
    if _NUMBER[option[1]] == TREASURE_ISLAND:
        reasons.append(Because("bury", {"fame": round(voyage.cargo, 1)}))
    else:
        reasons.append(Because("cargo", {"fame": round(voyage.cargo, 1)}))
        if voyage.use > 0.2:
            reasons.append(Because("use", {"fame": round(voyage.use, 1)}))
    reasons.append(Because("odds", {"percent": round(100 * voyage.odds)}))
    return reasons


def _why_event(mind: Mind, option: Option) -> list[Because]:
    if option == PASS:
        return [Because("save-cards")]
    return [Because("event", {"card": option[1], "fame": round(_event_worth(mind, option), 1)})]


def _why_card(mind: Mind, option: Option) -> list[Because]:
    if option == PASS:
        return [Because("save-cards")]
    return [Because("helps" if _useful(mind, option) else "helps-not", {"card": option[1]})]


def _why_shot(mind: Mind, option: Option) -> list[Because]:
    if option[0] != "fire":
        return [Because("volley-card", {"card": option[1]}) if option[0] == "play" else Because("never-flee")]
    battle = mind.view["battle"]
    needed = _needed(mind, option)
    face = face_to_hit(option[1] in battle["smoke"], [_VOLLEY[word] for word in battle["loaded"]])
    hits = round(100 * chance(mind.pirate["dice"], needed, 7 - face))
    reasons = [Because("needed", {"hits": needed})]
    return [*reasons, Because("hits", {"percent": hits})] if hits else reasons


def _why_navy(mind: Mind, option: Option) -> list[Because]:
    if option[1] == mind.me:
        return [Because("not-oneself")]
    standing = round(_standing(mind.pirate_at(option[1])), 1)
    return [
        Because("needed", {"hits": _tough(mind.pirate_at(option[1]), option[2])}),
        Because("standing", {"who": option[1], "fame": standing}),
    ]


def _why_ashore(mind: Mind, option: Option) -> list[Because]:
    verb = option[0]
    if option == PASS:
        return [Because("nothing-more")]
    if verb in ("bury-chests", "bury-gold"):
        return [Because("bury-now")]
    return [Because("ashore", {"fame": round(_act_worth(mind, option), 1)})]


def _why_kept(mind: Mind, option: Option) -> list[Because]:
    return [Because("card-worth", {"card": option[1], "fame": round(card_worth(option[1], mind.left), 1)})]


def _habit(mind: Mind, option: Option) -> list[Because]:
    return [Because(f"habit-{mind.decision.kind}")]


_WHY: dict[str, Callable[[Mind, Option], list[Because]]] = {
    "draft": _why_kept,
    "parrot": _why_kept,
    "window-treasures": _why_event,
    "window-lookout": _why_event,
    "window-navy": _why_event,
    "window-marque": _why_event,
    "window-leave": _why_event,
    "battle-card": _why_card,
    "turn": _why_shot,
    "aim": _why_shot,
    "navy-fire": _why_navy,
    "island": _why_ashore,
}

PLAYER = Player(msgspec.structs.asdict(WEIGHTS), by_table, weigh)
