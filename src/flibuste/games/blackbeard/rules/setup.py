"""3: preparing the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from flibuste.kernel.decision import CHECKPOINT, PASS, Option, Options, Rule
from flibuste.kernel.dice import Dice

from ..box import (
    EVENTS,
    FIGURE,
    GOVERNORS,
    HOSTAGES,
    KC_COUNTERS,
    LIMITS,
    MERCHANTS,
    N_ZONES,
    PIRATE,
    PIRATES,
    PLACE,
    PORT_NATION,
    PORT_ZONES,
    PORTS,
    PRO,
    SHIP,
    SHIP_COMBAT,
    SHIP_SPEED,
    SHIPS,
    WARSHIPS,
    ZONES,
)
from ..state import (
    CAUSES,
    DEPLOY,
    DRAFT,
    FIT_OUT,
    GIFT,
    NONE,
    START,
    G,
    Pirate,
    State,
    after,
    new_pirate,
    pirate,
)
from . import ships
from .asking import ask
from .cards import PARDON
from .locators import d66, d66_faces, next_port
from .movement import pick_zone
from .variant import variant, variant_for

START_SHIPS = tuple(Option("rig", ship.id) for ship in SHIPS if ship.start)
DEPLOYS = tuple(tuple(Option("deploy", p.id, zone) for zone in ZONES) for p in PIRATES)
CHOICES = tuple(Option("captain", p.id) for p in PIRATES)


def highest(dice: Dice, seats: list[int]) -> int:
    """Each rolls a die; the highest is first, ties roll again."""
    while len(seats) > 1:
        rolls = {seat: dice.die() for seat in seats}
        best = max(rolls.values())
        seats = [seat for seat, roll in rolls.items() if roll == best]
    return seats[0]


def setup(seats: int, options: Mapping[str, Any], dice: Dice) -> State:
    """Steps 2 to 5 and 9, and the deal of step 6."""
    house = variant_for(seats)
    owners = seats + house.systems
    held = [event.number for event in EVENTS for _ in range(event.count) if event.mode != "now"]
    now = [event.number for event in EVENTS for _ in range(event.count) if event.mode == "now"]
    s = State(
        seats=seats,
        charts=options["commissioners"] == "2008",
        draft=options["pirates"] == "draft" and LIMITS[seats].hand > 0,
        deployment=options["deployment"],
        long=options["length"] == "long" and not house.endless,
        split=options["split_deck"],
        duel_fame=options["duel_notoriety"],
        first=highest(dice, list(range(seats))),  # step 2
        deck=[],
        discard=[],
        gone=[],
        hands=[[] for _ in range(seats)],
        pirate_deck=list(range(len(PIRATES))),
        pirate_hands=[[] for _ in range(seats)],
        retired=[],
        locker=[],
        fate=[],
        fate_discard=[],
        pirates=[],
        governors=[0] * len(PORTS),
        anti=list(range(PRO + 1, len(GOVERNORS) + 1)),
        dismissed=[],
        merchants=[NONE] * len(PORTS),
        merchant_pool=[kind.count for kind in MERCHANTS],
        warships=[NONE] * N_ZONES,
        warship_pool=[kind.count for kind in WARSHIPS],
        hostage_pool=list(range(len(HOSTAGES))),
        kcs=[NONE] * owners,
        kc_places=[NONE] * owners,
        kc_pool=list(KC_COUNTERS),
        kc_out=[],
        havens=[NONE] * len(PORTS),
        face_up=[],
        destroyed=[],
        attacked=[],
        vp=[[0] * len(CAUSES) for _ in range(owners)],
    )
    s.actor = s.first
    s.pass_two = not s.long
    if not house.prepare(s, held, now, dice):
        deal_events(s, held, now, dice)
        place_governors(s, dice)
        deal_pirates(s, dice)
    return s


def deal_events(s: State, held: list[int], now: list[int], dice: Dice) -> None:
    """Steps 3 and 4: four held cards each, then the must-play cards are shuffled in. The long game (4.1)
    keeps the pardon aside until the second pass."""
    dice.shuffle(held, "deck")
    for _ in range(FIGURE["hand-size"]):
        for seat in [s.first, *after(s, s.first)]:
            s.hands[seat].append(held.pop())
    if s.long:
        now.remove(PARDON)
        s.pardon_out = True
    s.deck = held + now
    dice.shuffle(s.deck, "deck")


def place_governors(s: State, dice: Dice) -> None:
    """Step 5."""

    def free(port: int) -> bool:
        return PORT_NATION[port] != NONE and s.governors[port] == 0

    for governor in range(1, PRO + 1):
        s.governors[next_port(d66(dice), free)] = governor


def deal_pirates(s: State, dice: Dice) -> None:
    """Step 6, option A; for option B, who begins to pick."""
    dice.shuffle(s.pirate_deck, "pirates")
    if s.draft:
        s.actor = highest(dice, list(range(s.seats)))
        return
    for _ in range(LIMITS[s.seats].cards):
        for seat in [s.first, *after(s, s.first)]:
            s.pirate_hands[seat].append(s.pirate_deck.pop())


def prepare_players(g: G) -> Rule[None]:
    """What the players decide before the first turn, steps 6 and 7; then the merchants (step 8)."""
    s = g.state
    if (yield from variant(s).begin(g)):
        return
    if s.phase == DRAFT:
        if s.draft:
            yield from draft(g)
        elif s.seats > 5:
            yield from redraw(g)
        s.phase, s.step = DEPLOY, 0
        yield CHECKPOINT
    if s.phase == DEPLOY:
        yield from {"turn": deploy_in_turn, "secret": deploy_in_secret, "random": deploy_by_chance}[
            s.deployment
        ](g)
        s.phase = FIT_OUT
        yield CHECKPOINT
    if s.phase == FIT_OUT:
        yield from fit_out(g)
        ships.send_merchants(g, variant(s).merchants)
        s.phase, s.step, s.actor = START, 0, s.first


def draft(g: G) -> Rule[None]:
    """Step 6, option B: one pirate each, there and back again."""
    s = g.state
    start, n = s.actor, s.seats
    while s.step < n * LIMITS[n].cards:
        row, column = divmod(s.step, n)
        seat = (start + (n - 1 - column if row % 2 else column)) % n
        options = tuple(CHOICES[number] for number in sorted(s.pirate_deck))
        chosen = yield from ask(g, seat, "draft", options, "3.6")
        number = PIRATE[chosen[1]]
        s.pirate_deck.remove(number)
        s.pirate_hands[seat].append(number)
        s.drafted.append(number)
        g.tell("drafted", who=f"p{seat}", pirate=chosen[1])
        s.step += 1


def redraw(g: G) -> Rule[None]:
    """2.7: with six players or more, one who does not want his pirate draws another."""
    s = g.state
    for seat in [s.first, *after(s, s.first)]:
        yield from offer_redraw(g, seat, 0)


REDRAW = (Option("keep"), Option("redraw"))


def offer_redraw(g: G, seat: int, slot: int) -> Rule[None]:
    """The first card goes back, and each other player gains points (2.7)."""
    s = g.state
    if not s.pirate_deck:
        return
    hand = s.pirate_hands[seat]
    chosen = yield g.ask(seat, "redraw", lambda: REDRAW, "2.7")
    if chosen == REDRAW[0]:
        return
    old = hand[slot]
    hand[slot] = s.pirate_deck.pop()
    s.pirate_deck.append(old)
    g.dice.shuffle(s.pirate_deck, "pirates")
    g.tell("redrawn", who=f"p{seat}")
    g.tell("drew-pirate", (seat,), pirate=PIRATES[hand[slot]].id)
    for other in after(s, seat):
        s.vp[other][GIFT] += FIGURE["redraw-gift"]


def rounds(s: State) -> list[int]:
    """The seats that deploy in a round: in play order, as long as they may (5.14)."""
    return [seat for seat in [s.first, *after(s, s.first)] if s.pirate_hands[seat]]


def deploy_in_turn(g: G) -> Rule[None]:
    """Step 7: everybody deploys one pirate, then whoever wants another, up to the limit."""
    s = g.state
    out: list[int] = []
    for lap in range(LIMITS[s.seats].play):
        for seat in rounds(s):
            if seat in out:
                continue

            def choices(seat: int = seat, lap: int = lap) -> Options:
                options: Options = ()
                for number in sorted(s.pirate_hands[seat]):
                    options += DEPLOYS[number]
                return (*options, PASS) if lap else options

            chosen = yield from ask(g, seat, "deploy", choices, "3.7")
            if chosen is PASS or chosen == PASS:
                out.append(seat)
                continue
            put_to_sea(g, seat, PIRATE[chosen[1]], PLACE[chosen[2]])


def put_to_sea(g: G, seat: int, number: int, zone: int) -> None:
    launch(g, seat, number, zone)
    g.tell("deployed", who=f"p{seat}", pirate=PIRATES[number].id, place=ZONES[zone])


def launch(g: G, seat: int, number: int, zone: int) -> Pirate:
    """A pirate from the hand is on the board, in a sloop until he is given his ship (6.21)."""
    s = g.state
    s.pirate_hands[seat].remove(number)
    p = new_pirate(s, number, seat, zone, 0)
    if s.phase <= DEPLOY:
        p.since = NONE
    s.pirates.append(p)
    g.reveal()
    return p


def rig(s: State, number: int, ship: int) -> None:
    p = pirate(s, number)
    p.ship, p.combat, p.speed = ship, SHIP_COMBAT[ship], SHIP_SPEED[ship]


def may_plan(s: State, seat: int) -> Options:
    """Where a seat may still put a pirate to sea; who has stopped can only pass again (ruling A101)."""
    plan = s.plans[seat]
    if len(plan) < 2 * s.step:
        return (PASS,)
    options: Options = ()
    for slot, number in enumerate(s.pirate_hands[seat]):
        if slot not in plan[::2]:
            options += DEPLOYS[number]
    return (*options, PASS) if s.step else options


def deploy_in_secret(g: G) -> Rule[None]:
    """Step 7, note: positions are written down and shown together. How many is as secret as where: whoever
    could write is asked, whether he has stopped or not (ruling A101)."""
    s = g.state
    s.plans = [[] for _ in range(s.seats)]
    for lap in range(LIMITS[s.seats].play):
        s.step = lap
        writing = [seat for seat in rounds(s) if len(s.pirate_hands[seat]) > lap]
        asked = [g.ask(seat, "plan", partial(may_plan, s, seat), "3.7") for seat in writing]
        answers = yield g.ask_all(asked)
        for seat, chosen in answers.items():
            if chosen != PASS:
                slot = s.pirate_hands[seat].index(PIRATE[chosen[1]])
                s.plans[seat] += [slot, PLACE[chosen[2]]]
    for seat in [s.first, *after(s, s.first)]:
        plan = s.plans[seat]
        hand = list(s.pirate_hands[seat])
        for slot, zone in zip(plan[::2], plan[1::2], strict=True):
            put_to_sea(g, seat, hand[slot], zone)
    s.plans = []


def deploy_by_chance(g: G) -> Rule[None]:
    """Step 7, note: a D66 for each pirate; the owner picks between Bermuda's two zones."""
    s = g.state
    out: list[int] = []
    for lap in range(LIMITS[s.seats].play):
        for seat in rounds(s):
            if seat in out:
                continue

            def choices(seat: int = seat, lap: int = lap) -> Options:
                options = tuple(CHOICES[number] for number in sorted(s.pirate_hands[seat]))
                return (*options, PASS) if lap else options

            chosen = yield from ask(g, seat, "launch", choices, "3.7")
            if chosen == PASS:
                out.append(seat)
                continue
            port = d66(g.dice)
            zones = PORT_ZONES[port]
            number = PIRATE[chosen[1]]
            g.tell("launched", pirate=chosen[1], dice=d66_faces(port), port=PORTS[port].id)
            p = launch(g, seat, number, zones[0])  # named, so out of the hand before the zone is picked
            p.place = yield from pick_zone(g, seat, zones, "3.7")
            g.tell("deployed", who=f"p{seat}", pirate=PIRATES[number].id, place=ZONES[p.place])


def fit_out(g: G) -> Rule[None]:
    """Step 7: all together, each gives a ship to each of his pirates."""
    s = g.state
    fleets = {seat: [p.id for p in s.pirates if p.owner == seat] for seat in range(s.seats)}
    for lap in range(max(map(len, fleets.values()))):
        turn = {seat: fleet[lap] for seat, fleet in fleets.items() if lap < len(fleet)}
        answers = yield g.ask_all(
            [g.ask(seat, "rig", START_SHIPS, "3.7", pirate=PIRATES[n].id) for seat, n in turn.items()]
        )
        for seat, chosen in answers.items():
            rig(s, turn[seat], SHIP[chosen[1]])
            g.tell("rigged", pirate=PIRATES[turn[seat]].id, ship=chosen[1])
