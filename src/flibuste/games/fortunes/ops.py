"""What rules and cards do to the state: the operations that several of them share.

Plain functions change the state at once. Those that may ask a player are rules (`yield from`). A card's
effect is written with them: see cards_events.py, cards_rumours.py, cards_missions.py, cards_glory.py.
"""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Options, Rule

from .state import G, Player, State, Vessel
from .tables import (
    CANNONS,
    CAPTAIN,
    CAPTAIN_NATION,
    CARGO,
    CREW,
    EXTENDED_HOLD,
    FIGURES,
    GLORY_IDS,
    GOOD_IDS,
    GOOD_OF,
    GUNPORT,
    HAMMOCKS,
    HOME,
    HULL,
    MISSION_IDS,
    MISSION_PLACE,
    NATION_IDS,
    RIGGING,
    RUMOUR,
    RUMOUR_IDS,
    RUMOURS,
    SAILING_MASTER,
    SECTIONS,
    SHIP_SECTIONS,
    SHIPS,
    SPECIALIST_OF,
    WEAPON_IDS,
    ZONE,
    ZONE_IDS,
)
from .words import (
    CLEAR,
    DISCARD,
    DROP,
    KEEP_RUMOUR,
    MEND,
    SEAT,
    STOW,
    TAKE_WEAPON,
)

#: Ship values never go above this (C061).
MOST = 5

HIGH_SEAS = ZONE["caribbean_sea"]
PEPIJN = CAPTAIN["pepijn_van_avezaath"]
GOVERNORS_EAR = RUMOUR["governors_ear"]

# ---- reading


def has_specialist(p: Player, kind: int) -> bool:
    """Whether a specialist of that type serves this captain."""
    return kind in [SPECIALIST_OF[card] for card in p.specialists]


def is_pirate(p: Player) -> bool:  # C093
    """Whether any nation has put a price on this captain's head."""
    return any(p.bounties)


def at_home(p: Player) -> bool:
    """Whether the captain lies in his home port."""
    return p.in_port and p.captain >= 0 and HOME[p.captain] == p.zone


def purse(p: Player) -> int:  # C077
    """The Gold that can be spent: what is aboard, and in the home port also the chest."""
    return p.gold + p.chest if at_home(p) else p.gold


def at_war(s: State, one: int, other: int) -> bool:
    """Whether these two nations are at war with each other."""
    return bool(s.war) and one != other and one in s.war and other in s.war


#: By number of seats and seat: all seats in playing order from that one.
_ORDERS = tuple(
    tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats)) for seats in range(5)
)
_OTHERS = tuple(tuple(order[1:] for order in orders) for orders in _ORDERS)


def playing_order(s: State, start: int) -> tuple[int, ...]:
    """All seats in playing order from `start`."""
    return _ORDERS[s.seats][start]


def others(s: State, seat: int) -> tuple[int, ...]:
    """The other seats in playing order."""
    return _OTHERS[s.seats][seat]


# ---- Gold


def gain(g: G, seat: int, amount: int) -> int:
    """A player takes Gold from the bank (what is left of it, where coins are limited); the amount taken."""
    s = g.state
    if s.limited:
        amount = min(amount, s.bank)
        s.bank -= amount
    s.players[seat].gold += amount
    g.tell("gain", who=SEAT[seat], gold=amount)
    return amount


def pay(g: G, seat: int, amount: int) -> None:
    """A player pays the bank, from the ship first, in the home port then from the chest (C077)."""
    s = g.state
    p = s.players[seat]
    if amount <= 0:
        return
    aboard = min(p.gold, amount)
    p.gold -= aboard
    p.chest -= amount - aboard
    if s.limited:
        s.bank += amount
    g.tell("pay", who=SEAT[seat], gold=amount)


def lose_all_gold(s: State, p: Player) -> int:
    """All Gold aboard goes back to the bank; how much it was."""
    lost = p.gold
    p.gold = 0
    if s.limited:
        s.bank += lost
    return lost


def chest_points(s: State, p: Player) -> int:  # C076, R28
    """The secret points of the chest: one for each 10 Gold, at most half the target."""
    return min(p.chest // FIGURES.chest_step, s.target // 2)


def declare(g: G, seat: int) -> None:  # C147, R29
    """A player who reaches the target says so, and shows the chest."""
    s = g.state
    p = s.players[seat]
    if not p.declared and p.glory + chest_points(s, p) >= s.target:
        p.declared = True
        g.reveal()
        g.tell("declare", who=SEAT[seat], points=p.glory + chest_points(s, p), gold=p.chest)


# ---- the Cargo deck and the hold


def draw_cargo(g: G, count: int) -> list[int]:  # C047
    """The top Cargo cards; the discard is shuffled when the deck is empty. Fewer when both run out."""
    s = g.state
    deck = s.cargo_deck
    g.reveal()
    if len(deck) < count and s.cargo_discard:
        rest = s.cargo_discard
        g.dice.shuffle(rest, "cargo")
        deck[:0] = rest
        rest.clear()
    drawn = deck[: -count - 1 : -1]
    del deck[len(deck) - len(drawn) :]
    return drawn


def discard_cargo(s: State, card: int) -> None:
    """A Cargo card goes face up to the discard."""
    s.cargo_seen[card] = 0
    s.cargo_discard.append(card)


def lose_cargo_of(s: State, p: Player, good: int) -> None:
    """A card of that good leaves the hold for the discard."""
    for card in p.cargo:
        if GOOD_OF[card] == good:
            p.cargo.remove(card)
            discard_cargo(s, card)
            return


def goods_aboard(p: Player) -> list[int]:
    """The different goods aboard, in order."""
    return sorted({GOOD_OF[card] for card in p.cargo})


def count_good(p: Player, good: int) -> int:
    return sum(GOOD_OF[card] == good for card in p.cargo)


def spill(g: G, seat: int) -> None:  # C128
    """Cargo above what a damaged hold can take is lost at random."""
    s = g.state
    p = s.players[seat]
    if p.in_port:
        return
    cargo = p.cargo
    while len(cargo) > p.ship.now[CARGO]:
        card = cargo.pop(g.dice.below(len(cargo), "spill"))
        discard_cargo(s, card)
        g.tell("spill", who=SEAT[seat], good=GOOD_IDS[GOOD_OF[card]])


def drop_to_capacity(g: G, seat: int, rule: str) -> Rule[None]:  # C024, R13
    """Cargo above the hold's capacity is dropped, by choice."""
    s = g.state
    p = s.players[seat]
    while len(p.cargo) > p.ship.now[CARGO]:
        option = yield g.ask(seat, "drop", partial(_drops, p), rule)
        good = option[1]
        lose_cargo_of(s, p, good_of_word(good))
        g.tell("drop", who=SEAT[seat], good=good)


def good_of_word(word: str) -> int:
    return GOOD_IDS.index(word)


def _drops(p: Player) -> Options:
    return tuple([DROP[good] for good in goods_aboard(p)])


def stow(g: G, seat: int, cards: list[int], rule: str, most: int = 99) -> Rule[None]:
    """Cards found or plundered, open to all: the captain keeps those that he likes, as the hold allows
    (at most `most`), and may drop others to make room. The rest is discarded."""
    s = g.state
    p = s.players[seat]
    found = s.raid
    found[:] = cards
    everybody = (1 << s.seats) - 1
    while found and most:
        option = yield g.ask(seat, "stow", partial(_stowing, s, p), rule, goods=goods_of(found))
        if option[0] == "pass":
            break
        good = good_of_word(option[1])
        if option[0] == "drop":
            lose_cargo_of(s, p, good)
            g.tell("drop", who=SEAT[seat], good=option[1])
            continue
        for card in found:
            if GOOD_OF[card] == good:
                found.remove(card)
                p.cargo.append(card)
                s.cargo_seen[card] = everybody
                break
        most -= 1
        g.tell("stow", who=SEAT[seat], good=option[1])
    for card in found:
        discard_cargo(s, card)
    found.clear()


def goods_of(cards: list[int]) -> list[str]:
    return [GOOD_IDS[GOOD_OF[card]] for card in cards]


def _stowing(s: State, p: Player) -> Options:
    found = sorted({GOOD_OF[card] for card in s.raid})
    if p.in_port or len(p.cargo) < p.ship.now[CARGO]:
        return (*[STOW[good] for good in found], PASS)
    if not p.ship.now[CARGO]:
        return (PASS,)
    return (PASS, *[DROP[good] for good in goods_aboard(p)])


# ---- the ship


def new_vessel(kind: int) -> Vessel:
    """A ship fresh from the yard."""
    sections = SHIP_SECTIONS[kind]
    return Vessel(kind, list(sections), list(sections), SHIPS[kind].manoeuvrability)


def refit(p: Player) -> None:  # C059, C061, R20
    """Work out what the ship's sections can have, and its manoeuvrability, from its kind, modifications,
    captain and specialists; current values are clipped."""
    ship = p.ship
    most = list(SHIP_SECTIONS[ship.kind])
    handling = SHIPS[ship.kind].manoeuvrability
    for mod in ship.mods:
        if mod == HAMMOCKS:
            most[CREW] += 1
        elif mod == RIGGING:
            handling += 1
        elif mod == EXTENDED_HOLD:
            most[CARGO] += 1
        elif mod == GUNPORT:
            most[CANNONS] += 1
    if p.captain == PEPIJN:
        most[CARGO] += 1
    if has_specialist(p, SAILING_MASTER):
        handling += 1
    ship.handling = min(handling, MOST)
    now = ship.now
    for section in range(5):
        ship.most[section] = min(most[section], MOST)
        if now[section] > ship.most[section]:
            now[section] = ship.most[section]


def board_ship(p: Player, ship: Vessel) -> None:  # C051, R16
    """The captain and his crew change ship; what this captain adds to a ship is added to it."""
    crew = p.ship.now[CREW]
    before = list(ship.most)
    p.ship = ship
    refit(p)
    for section in (CARGO, CANNONS):
        ship.now[section] += max(0, ship.most[section] - before[section])
    ship.now[CREW] = min(crew, ship.most[CREW])


def whole(p: Player) -> None:
    """Every section but the Crew gets all that it can have."""
    now = p.ship.now
    crew = now[CREW]
    now[:] = p.ship.most
    now[CREW] = crew


def damaged(p: Player, sections: tuple[int, ...]) -> list[int]:
    """Those of the sections that have lost points."""
    ship = p.ship
    return [section for section in sections if ship.now[section] < ship.most[section]]


def take_hit(ship: Vessel, section: int, overflow: bool = True) -> None:  # C126
    """One point of damage; on a destroyed section it goes to the Hull (unless it is simply lost)."""
    now = ship.now
    if now[section] > 0:
        now[section] -= 1
    elif overflow and now[HULL] > 0:
        now[HULL] -= 1


def lose_crew(g: G, seat: int, count: int, floor: int = 0) -> None:
    """Crew is lost, but never below `floor`."""
    now = g.state.players[seat].ship.now
    lost = min(count, max(0, now[CREW] - floor))
    now[CREW] -= lost
    if lost:
        g.tell("lose-crew", who=SEAT[seat], n=lost)


def fill_crew(g: G, seat: int) -> None:
    """The Crew is complete, for free."""
    ship = g.state.players[seat].ship
    ship.now[CREW] = ship.most[CREW]
    g.tell("fill-crew", who=SEAT[seat])


NO_CREW = (0, 1, 2, 4)
NO_HULL = (1, 2, 3, 4)


def restore(g: G, seat: int, points: int, sections: tuple[int, ...], rule: str) -> Rule[None]:
    """Give back lost points to damaged sections, one at a time where there is a choice."""
    p = g.state.players[seat]
    for _ in range(points):
        hurt = damaged(p, sections)
        if not hurt:
            return
        option = yield g.ask(seat, "mend", tuple([MEND[section] for section in hurt]), rule)
        p.ship.now[SECTIONS.index(option[1])] += 1
        g.tell("mend", who=SEAT[seat], section=option[1])


# ---- special weapons


def take_weapon(g: G, seat: int, rule: str) -> Rule[None]:
    """Take a special weapon of choice among those that the captain lacks (C053)."""
    p = g.state.players[seat]
    missing = [TAKE_WEAPON[kind] for kind in range(3) if not p.weapons[kind]]
    if not missing:
        return
    option = yield g.ask(seat, "take-weapon", tuple(missing), rule)
    p.weapons[WEAPON_IDS.index(option[1])] = 1
    g.tell("weapon", who=SEAT[seat], weapon=option[1])


def take_all_weapons(g: G, seat: int) -> None:
    """Take each special weapon that the captain lacks."""
    p = g.state.players[seat]
    for kind in range(3):
        if not p.weapons[kind]:
            p.weapons[kind] = 1
            g.tell("weapon", who=SEAT[seat], weapon=WEAPON_IDS[kind])


# ---- bounties


def add_bounty(g: G, seat: int, nation: int, count: int = 1) -> None:  # C092, R04
    """A nation raises the price on a captain's head; above 5 nothing is added."""
    p = g.state.players[seat]
    p.bounties[nation] = min(p.bounties[nation] + count, FIGURES.bounty_most)
    g.tell("bounty", who=SEAT[seat], nation=NATION_IDS[nation], n=p.bounties[nation])


def clear_bounties(
    g: G, seat: int, most: int, price: int, rule: str, free_to_pass: bool = True
) -> Rule[bool]:
    """A pardon (C094): bounties of one nation of the captain's choice are cleared, up to `most` (0: all),
    at `price` Gold each. True when any was cleared."""
    s = g.state
    p = s.players[seat]
    option = yield g.ask(seat, "clear", partial(_pardons, p, most, price, free_to_pass), rule, price=price)
    if option[0] == "pass":
        return False
    nation = NATION_IDS.index(option[1])
    count = option[2]
    pay(g, seat, count * price)
    p.bounties[nation] -= count
    g.tell("pardon", who=SEAT[seat], nation=option[1], n=count)
    return True


def _pardons(p: Player, most: int, price: int, free_to_pass: bool) -> Options:
    options = [PASS] if free_to_pass else []
    money = purse(p)
    for nation in range(4):
        had = p.bounties[nation]
        top = min(had, most) if most else had
        options += [CLEAR[nation][count] for count in range(1, top + 1) if count * price <= money]
    return tuple(options) or (PASS,)


# ---- Glory points and cards


def draw_glory(g: G, seat: int, count: int = 1) -> Rule[None]:  # C098, C099, R58
    """Draw Glory cards. With a fifth one in hand, the player discards before anything else."""
    s = g.state
    p = s.players[seat]
    for _ in range(count):
        if not s.glory_deck:
            if not s.glory_discard:
                return
            s.glory_deck[:] = s.glory_discard
            s.glory_discard.clear()
            g.dice.shuffle(s.glory_deck, "glory")
        card = s.glory_deck.pop()
        p.hand.append(card)
        g.reveal()
        g.tell("draw-glory", who=SEAT[seat])
        key = "drawn-glory" if SPECIALIST_OF[card] < 0 else "drawn-specialist"
        g.tell(key, (seat,), card=GLORY_IDS[card])
        yield from keep_hand(g, seat)


def keep_hand(g: G, seat: int) -> Rule[None]:  # C099
    """A hand is at most 4 Glory cards: the player chooses what to discard."""
    s = g.state
    p = s.players[seat]
    while len(p.hand) > FIGURES.hand:
        option = yield g.ask(seat, "discard-glory", partial(_discards, p), "C099")
        for card in p.hand:
            if GLORY_IDS[card] == option[1]:
                discard_glory(s, p, card)
                break
        g.reveal()
        g.tell("discard-glory", who=SEAT[seat], card=option[1])


def _discards(p: Player) -> Options:
    return tuple(dict.fromkeys([DISCARD[card] for card in p.hand]))


def discard_glory(s: State, p: Player, card: int) -> None:
    """A Glory card leaves the hand for the discard."""
    p.hand.remove(card)
    s.glory_seen[card] = 0
    s.glory_discard.append(card)


def gain_glory(g: G, seat: int, cause: str) -> Rule[None]:  # C097, C098
    """One point of Glory, and a Glory card with it. `cause` is a word: combat, sale, raid, mission, rumour,
    ship."""
    p = g.state.players[seat]
    p.glory += 1
    g.tell("glory", who=SEAT[seat], cause=f"cause-{cause}", points=p.glory)
    declare(g, seat)
    yield from draw_glory(g, seat)


# ---- specialists


def hire_free(g: G, seat: int, kind: int) -> None:
    """A specialist joins for free: a copy from the Glory deck, else from its discard; 5 Gold when both
    copies are elsewhere, or when the captain has one already (C102)."""
    s = g.state
    p = s.players[seat]
    if not has_specialist(p, kind):
        for pile in (s.glory_deck, s.glory_discard):
            for card in pile:
                if SPECIALIST_OF[card] == kind:
                    pile.remove(card)
                    g.dice.shuffle(s.glory_deck, "glory")
                    hire(g, seat, card)
                    return
    gain(g, seat, 5)


def hire(g: G, seat: int, card: int) -> None:  # C102, R59
    """A specialist (a Glory card) lies open before the player."""
    p = g.state.players[seat]
    p.specialists.append(card)
    g.state.glory_seen[card] = 0
    g.reveal()
    refit(p)
    g.tell("hire", who=SEAT[seat], card=GLORY_IDS[card])


# ---- rumours


def keep_one_rumour(g: G, seat: int, card: int) -> Rule[None]:  # C066, R25
    """A captain holds one Rumour: with a second, one of the two is shuffled back into the deck."""
    s = g.state
    p = s.players[seat]
    if p.rumour < 0:
        p.rumour = card
        _tell_rumour(g, seat)
        return
    s.second_rumour = card
    s.second_holder = seat
    option = yield g.ask(seat, "keep-rumour", partial(_two_rumours, s, p), "C066")
    card = s.second_rumour
    s.second_rumour = -1
    if RUMOUR_IDS[card] == option[1]:
        p.rumour, card = card, p.rumour
    s.rumour_seen[card] = 0
    s.rumour_deck.append(card)
    g.dice.shuffle(s.rumour_deck, "rumours")
    _tell_rumour(g, seat)


def _tell_rumour(g: G, seat: int) -> None:
    """The holder reads where and how the Rumour can be proven."""
    card = RUMOURS[g.state.players[seat].rumour]
    g.tell("learnt", (seat,), rumour=card.id, zone=card.zone, where=card.at, skill=card.skill)


def _two_rumours(s: State, p: Player) -> Options:
    return KEEP_RUMOUR[p.rumour], KEEP_RUMOUR[s.second_rumour]


def tell_mission(g: G, mission: int) -> None:  # C013, C072
    """A Mission now on offer is read aloud."""
    g.tell("mission-open", mission=MISSION_IDS[mission], place=ZONE_IDS[MISSION_PLACE[mission]])


def play_card(g: G, seat: int, name: str) -> int:
    """A Glory card is played from the hand: shown to all and discarded. Its number."""
    s = g.state
    p = s.players[seat]
    for card in p.hand:
        if GLORY_IDS[card] == name:
            discard_glory(s, p, card)
            g.reveal()
            g.tell("play", who=SEAT[seat], card=name)
            return card
    raise ValueError(f"no card {name} in the hand of seat {seat}")


def holds(p: Player, name: str) -> bool:
    """Whether a Glory card of that name is in the hand."""
    return name in [GLORY_IDS[card] for card in p.hand]


def nation_of(p: Player) -> int:
    return CAPTAIN_NATION[p.captain]
