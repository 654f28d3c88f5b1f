"""Merchant raids (C079–C089)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from ..box import (
    CARGO_IDS,
    FIGURES,
    HITS,
    HULL,
    NATION_IDS,
    NONE,
    PLUNDER,
    PORT,
    SEAMANSHIP,
    SECTIONS,
    SKULL,
    WEAPON_IDS,
    ZONE_IDS,
)
from ..options import ADD, ATTACK, CAST_OFF, EXCHANGE, RELEASE, SEAT, SPEND, show
from ..state import G, State
from . import bounties, cargo, death, gold, hands, rolls, vessel, zones
from .cards import missions
from .glory import offered, play_own


def find_merchant(g: G, seat: int) -> Rule[None]:
    """Turn the token and remove it from the zone. The captain picks its nationality, the token's or the
    zone's, and attacks, or lets the merchant go (C080, C081, rulings R05, R06)."""
    s = g.state
    zone = s.players[seat].zone
    nation = s.merchants[zone]
    s.merchants[zone] = NONE
    s.track.append(nation)
    g.reveal()
    g.tell("merchant", who=SEAT[seat], nation=NATION_IDS[nation], zone=ZONE_IDS[zone])
    nations = [nation] if PORT[zone] in (NONE, nation) else [nation, PORT[zone]]
    option = yield g.ask(seat, "merchant", (*[ATTACK[n] for n in nations], RELEASE), "C080")
    if option[0] == "release":
        g.tell("release", who=SEAT[seat])
        return
    nation = NATION_IDS.index(option[1])
    if not missions.commissioned(s, seat, nation):
        bounties.add(g, seat, nation)
    yield from raid(g, seat, nation)


def raid(g: G, seat: int, nation: int) -> Rule[None]:
    """Raid a merchant: three cards, a Seamanship roll, successes spent one at a time; then the icons, then
    the loot (C082–C088)."""
    s = g.state
    p = s.players[seat]
    cards = FIGURES.raid_cards + zones.raid_cards(p.zone)
    s.raid[:] = cargo.draw(g, cards)
    s.ignored.clear()
    g.tell("raid", who=SEAT[seat], nation=NATION_IDS[nation], cards=[CARGO_IDS[c] for c in s.raid])
    successes = yield from _seamanship(g, seat)
    yield from spend_successes(g, seat, successes)
    while offered(s, seat, "raid_before_resolve"):
        option = yield g.ask(seat, "raid-card", partial(_with_pass, s, seat, "raid_before_resolve"), "C100")
        if option[0] == "pass":
            break
        yield from play_own(g, seat, option)
    if not take_icons(g, seat):
        clear_table(s)
        if p.ship.now[HULL] <= 0:
            yield from death.die(g, seat)
        return
    yield from loot(g, seat, nation)


def _with_pass(s: State, seat: int, timing: str) -> Options:
    return (PASS, *offered(s, seat, timing))


def _seamanship(g: G, seat: int) -> Rule[int]:
    """Make the raid's roll; each special weapon turns a failed die into a success (C082, C084, ruling
    R61)."""
    s = g.state
    p = s.players[seat]
    faces = g.roll(rolls.skill_of(p, SEAMANSHIP))
    won = sum(face >= SKULL for face in faces)
    g.tell("roll", who=SEAT[seat], skill="seamanship", faces=show(faces), good=won > 0)
    while won < len(faces) and any(p.weapons):
        held = [SPEND[kind] for kind in range(3) if p.weapons[kind]]
        option = yield g.ask(seat, "spend", (PASS, *held), "C084")
        if option[0] == "pass":
            break
        p.weapons[WEAPON_IDS.index(option[1])] = 0
        won += 1
        g.tell("spend", who=SEAT[seat], weapon=option[1])
    return won


def spend_successes(g: G, seat: int, successes: int) -> Rule[None]:
    """Use the successes: each adds a card, discards one or exchanges one, or is left unused (C083)."""
    s = g.state
    for left in range(successes, 0, -1):
        escapes = sum([HITS[card] == NONE for card in s.raid])
        handling = s.players[seat].ship.handling
        option = yield g.ask(
            seat, "raid", _spendings(s), "C083", left=left, escapes=escapes, handling=handling
        )
        if option[0] == "pass":
            return
        spend_one(g, seat, option)


def _spendings(s: State) -> Options:
    cards = s.raid
    return (PASS, ADD, *[CAST_OFF[card] for card in cards], *[EXCHANGE[card] for card in cards])


def spend_one(g: G, seat: int, option: Option) -> None:
    s = g.state
    if option[0] != "add":
        card = CARGO_IDS.index(option[1])
        s.raid.remove(card)
        cargo.discard(s, card)
    if option[0] == "cast-off":
        g.tell("cast-off", who=SEAT[seat], card=option[1])
        return
    drawn = cargo.draw(g, 1)
    s.raid += drawn
    g.tell("raid-card", who=SEAT[seat], cards=[CARGO_IDS[card] for card in drawn])


def take_icons(g: G, seat: int) -> bool:
    """Resolve the icons of the cards left: hits damage the ship whatever else happens; the raid fails if a
    section is destroyed or if the merchant escapes (C085, C086, ruling R60)."""
    s = g.state
    p = s.players[seat]
    counted = [card for card in s.raid if card not in s.ignored]
    escapes = sum(HITS[card] == NONE for card in counted)
    hits = [HITS[card] for card in counted if HITS[card] != NONE]
    for section in hits:
        vessel.take_hit(p.ship, section)
    if hits:
        g.tell("hit", who=SEAT[seat], sections=[SECTIONS[section] for section in hits])
        cargo.spill(g, seat)
    if min(p.ship.now) <= 0:
        g.tell("raid-fails", who=SEAT[seat])
        return False
    if escapes >= p.ship.handling:
        g.tell("merchant-escapes", who=SEAT[seat])
        return False
    return True


def loot(g: G, seat: int, nation: int) -> Rule[None]:
    """Take Gold by the cards' plunder values, any of the cards, and a point for 12 Gold or more (C087,
    C088)."""
    s = g.state
    if s.tide.fleet == nation:
        s.raid += cargo.draw(g, s.tide.fleet_cards)
    while offered(s, seat, "raid_success"):
        option = yield g.ask(seat, "raid-card", partial(_with_pass, s, seat, "raid_success"), "C100")
        if option[0] == "pass":
            break
        yield from play_own(g, seat, option)
    worth = sum(PLUNDER[card] for card in s.raid)
    g.tell("loot", who=SEAT[seat], cards=[CARGO_IDS[card] for card in s.raid], gold=worth)
    gold.gain(g, seat, worth)
    yield from cargo.stow(g, seat, list(s.raid), "C087")
    if worth >= FIGURES.raid_glory:
        yield from hands.gain_glory(g, seat, "raid")
    yield from missions.raided(g, seat, nation)


def clear_table(s: State) -> None:
    """Discard the cards of a failed raid."""
    for card in s.raid:
        cargo.discard(s, card)
    s.raid.clear()


def merchants_return(g: G) -> None:
    """Deal used tokens face down to the empty zones when there are 8 or more at the start of a round (C089,
    ruling R07)."""
    s = g.state
    if len(s.track) < FIGURES.merchants_back:
        return
    g.dice.shuffle(s.track, "merchants")
    for zone in range(len(ZONE_IDS)):
        if s.merchants[zone] == NONE:
            s.merchants[zone] = s.track.pop()
            s.merchants_batch[zone] = s.round
    g.tell("merchants-return")
