"""8 Battle, 9 Havens, 17 battle cards."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import CHECKPOINT, PASS, Decision, Option, Options, Rule

from ..box import (
    BATTLE_CARDS,
    BATTLE_KINDS,
    BOX,
    CARD,
    CARD_WORDS,
    ISLANDS,
    LEGEND,
    LEGEND_CARDS,
    LEGEND_WORDS,
    NAVY,
    NEUTRAL,
    TREASURE_ISLAND,
    VOLLEY_KINDS,
)
from ..options import (
    FIRE,
    FIRE_AT_FOE,
    FIRE_AT_FOE_OR_FLEE,
    FIRE_OR_FLEE,
    NOTHING,
    PLAY,
    PLAY_CHESTS,
    PLAY_VOLLEY,
    RELOAD,
    SEAT_OF,
    SEATS,
    SECTION_OF,
    as_bits,
)
from ..state import (
    CARDS,
    NO_BLACK_SHIP,
    NOBODY,
    PLUNDER,
    ROUNDS,
    Battle,
    Foe,
    G,
    State,
    code_of,
    foe_of,
    is_foe,
)
from .fame import lose
from .legends import capture, legend_fires, navy_fires, regain
from .ships import battle_speed, by_speed
from .volley import fire, leave, load


def battles(g: G) -> Rule[None]:
    """7.10: island by island, one battle finished before the next begins."""
    s = g.state
    if s.battle is not None:
        yield from fight(g, s.battle)
        capture(g, s.island)
        s.island += 1
    places = [pirate.island for pirate in s.pirates]
    for island in sorted(set(places)):
        if not s.island <= island <= TREASURE_ISLAND:
            continue
        s.island = island
        muster(g, island, [seat for seat, place in enumerate(places) if place == island])
        if s.battle is not None:
            yield from fight(g, s.battle)
        capture(g, island)
    s.island = 1
    s.step = PLUNDER


def muster(g: G, island: int, players: list[int]) -> None:
    """7.11, 7.12, 8.1, 9.1: does a battle take place here, and who is in it?"""
    s = g.state
    foes = []
    for number, ship in enumerate(s.black):
        if ship.island == island and ship.legend and not LEGEND_CARDS[ship.legend].prize:
            foes.append(afloat(ship.legend, black=number))
    if s.navy == island:
        foes.append(afloat(NAVY, by=s.navy_by))
    if s.neutral == island:
        foes.append(afloat(NEUTRAL))
    if foes or (len(players) > 1 and island != TREASURE_ISLAND):
        begin(g, island, players, foes)


def afloat(legend: int, black: int = NO_BLACK_SHIP, by: int = NOBODY) -> Foe:
    """19.2, 19.5: with a whole hull, whatever it has been through before."""
    hull = LEGEND_CARDS[legend].hull
    return Foe(legend, hull, hull, black, by)


def begin(g: G, island: int, players: list[int], foes: list[Foe]) -> None:
    """8.2, 8.9: with battle cards if anybody holds one, fastest first; else straight with volleys."""
    s = g.state
    seats = s.seats
    b = s.battle = Battle(island, players, foes, [0] * seats, [0] * seats, [0] * seats)
    if island:
        against = [LEGEND_WORDS[foe.legend] for foe in foes]
        g.tell("battle", island=ISLANDS[island], players=[SEATS[seat] for seat in players], foes=against)
    else:
        g.tell("last-battle", players=[SEATS[seat] for seat in players])
    for seat in players:
        if not BATTLE_KINDS.isdisjoint(s.pirates[seat].hand):
            b.order = by_speed(g, [(battle_speed(s, b, other), other) for other in players])
            return
    b.stage = ROUNDS


def fight(g: G, b: Battle) -> Rule[None]:
    """8.2–8.6: battle cards, then volley rounds until it is over; a ship that has left does not act (8.4).
    After a volley card the same ship acts again, to aim. The battle is in the state, so each turn begins with
    a checkpoint."""
    s = g.state
    if b.stage == CARDS:
        yield from play_battle_cards(g, b)
    while goes_on(b):
        if b.turn == len(b.order):
            next_round(g, b)
        ship = b.order[b.turn]
        if is_foe(ship):
            foe = foe_of(b, ship)
            if foe.hull > 0:
                if foe.by == NOBODY:
                    legend_fires(g, b, foe)
                else:
                    yield CHECKPOINT
                    yield from navy_fires(g, b, foe)
        elif ship in b.players:
            yield CHECKPOINT
            option = yield turn(s, b, ship)
            take_turn(g, b, ship, option)
            if b.loaded:
                continue
        b.turn += 1
    end(g, b)


def goes_on(b: Battle) -> bool:
    """8.5, 8.6, 9.2: while a foe is afloat, or players are left to fight one another."""
    if not b.players:
        return False
    for foe in b.foes:
        if foe.hull > 0:
            return True
    return len(b.players) > 1 and b.island != TREASURE_ISLAND


def end(g: G, b: Battle) -> None:
    """8.14, 17.overboard-2: battle cards are discarded, chests thrown overboard go to the supply."""
    s = g.state
    s.discard += b.cards
    s.chests += sum(b.overboard)
    s.battle = None
    g.reveal()  # whether the next battle begins with cards shows who holds some


# ---- 8.9–8.14 battle cards


def play_battle_cards(g: G, b: Battle) -> Rule[None]:
    """8.9, 8.11, 8.12: rounds of one card or a pass, until everybody passes in the same round. A speed card
    changes the order of the next round, not of this one (8.13)."""
    s = g.state
    while True:
        while b.turn < len(b.order):
            seat = b.order[b.turn]
            options = playable(s, b, seat)
            if len(options) > 1:
                yield CHECKPOINT
                again = partial(playable, s, b, seat)
                option = yield Decision(seat, "battle-card", options, "8.9", NOTHING, None, again)
                g.reveal()  # who is asked next shows who holds a card
                if option[0] == "play":
                    play_battle_card(g, b, seat, option)
            b.turn += 1
        b.turn = 0
        if b.calm or not b.busy:
            break
        b.busy = False
        if b.shifted:
            b.shifted = False
            b.order = by_speed(g, [(battle_speed(s, b, seat), seat) for seat in b.players])
    b.order = []
    b.stage = ROUNDS


def playable(s: State, b: Battle, seat: int) -> Options:
    """17.1, 17.dead-calm-1, 17.overboard-1: a pass, and the battle cards in hand; overboard takes a number
    of chests."""
    pirate = s.pirates[seat]
    options: list[Option] = [PASS]
    if not b.calm:
        for kind in sorted(BATTLE_KINDS.intersection(pirate.hand)):
            if kind in PLAY_CHESTS:
                options += PLAY_CHESTS[kind][1 : pirate.chests + 1]
            else:
                options.append(PLAY[kind])
    return tuple(options)


def play_battle_card(g: G, b: Battle, seat: int, option: Option) -> None:
    """8.10: shown to all, in effect at once. 17: what each field of a card does."""
    s = g.state
    pirate = s.pirates[seat]
    kind = CARD[option[1]]
    card = BATTLE_CARDS[kind]
    pirate.hand.remove(kind)
    b.cards.append(kind)
    b.busy = True
    chests = option[2] if card.speed_a_chest else 0
    g.tell("battle-card", who=SEATS[seat], card=CARD_WORDS[kind], chests=chests)
    if card.calm:
        b.calm = True
    if card.grapple:
        b.grapple = True
    if card.smoke:
        b.smoke.append(seat)
    if card.speed:
        b.speed[seat] += card.speed
        b.shifted = True
    if chests:
        pirate.chests -= chests
        b.overboard[seat] += chests
        b.speed[seat] += card.speed_a_chest * chests
        b.shifted = True


# ---- 8.3 volley rounds


def next_round(g: G, b: Battle) -> None:
    """8.7, 8.8, 19.1: the order of this round, from the speeds as they stand at its start."""
    s = g.state
    if b.foes and b.round:
        regain(g, b)
    b.round += 1
    b.turn = 0
    ships = [(battle_speed(s, b, seat), seat) for seat in b.players]
    for number, foe in enumerate(b.foes):
        if foe.hull > 0:
            ships.append((LEGEND_CARDS[foe.legend].sails, code_of(number)))
    b.order = by_speed(g, ships)


def turn(s: State, b: Battle, seat: int) -> Decision:
    """8.3, 8.15–8.17: fire, after any volley cards, or flee; 17.cannonade-2: or reload."""
    if b.reload[seat] == b.round:
        return Decision(seat, "reload", RELOAD, "17.cannonade-2")
    again = partial(turn_options, s, b, seat)
    if b.loaded:
        return Decision(seat, "aim", again(), "8.17", NOTHING, None, again)
    return Decision(seat, "turn", again(), "8.3", NOTHING, None, again)


def take_turn(g: G, b: Battle, seat: int, option: Option) -> None:
    """8.3"""
    verb = option[0]
    if verb == "fire":
        word = option[1]
        target = SEAT_OF[word] if word in SEAT_OF else foe_named(b, word)
        fire(g, b, seat, target, SECTION_OF[option[2]])
    elif verb == "flee":
        flee(g, b, seat)
    elif verb == "play":
        load(g, b, seat, CARD[option[1]])
    else:
        g.tell("reloading", who=SEATS[seat])


def foe_named(b: Battle, word: str) -> int:
    """The foe that an option names, as `order` writes it; no two in a battle have one name (7.24)."""
    return code_of([foe.legend for foe in b.foes].index(LEGEND[word]))


def turn_options(s: State, b: Battle, seat: int) -> Options:
    """8.17, 8.20–8.22: at foes while any is afloat, else at the other players; or flee (8.25), as long
    as no volley card is down."""
    options: Options = ()
    for foe in b.foes:
        if foe.hull > 0:
            one = FIRE_AT_FOE if options or b.loaded else FIRE_AT_FOE_OR_FLEE
            options = one[foe.legend] + options
    if not options:
        bits = as_bits(b.players) ^ 1 << seat
        options = FIRE[bits] if b.loaded else FIRE_OR_FLEE[bits]
    hand = s.pirates[seat].hand
    if not b.calm and not VOLLEY_KINDS.isdisjoint(hand):
        options += tuple([play for kind, play in PLAY_VOLLEY.items() if kind in hand])
    return options


# ---- 8.25–8.32 flight


def flee(g: G, b: Battle, seat: int) -> None:
    """8.25, 8.26, 8.28, 8.29: those who stay gain fame if the ship was hit; its crew may mutiny."""
    g.tell("fled", who=SEATS[seat])
    leave(g, b, [seat], 1 if seat in b.hit else 0)
    if b.island and g.state.mutiny:
        mutiny(g, seat)


def mutiny(g: G, seat: int) -> None:
    """8.30, 8.31: on a 1, all gold and chests and 2 fame are lost."""
    s = g.state
    face = g.die()
    if face != BOX.mutiny_on:
        g.tell("no-mutiny", who=SEATS[seat], die=face)
        return
    pirate = s.pirates[seat]
    gold, chests = pirate.gold, pirate.chests
    s.gold += gold
    s.chests += chests
    pirate.gold = pirate.chests = 0
    fame = lose(s, seat, BOX.mutiny_fame)
    g.tell("mutiny", who=SEATS[seat], die=face, gold=gold, chests=chests, fame=fame)
