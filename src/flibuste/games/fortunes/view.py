"""What a seat may know, and how all the rest is dealt anew.

The view speaks in ids (`la_habana`, `frigate`, …), never in the numbers of the state:

    seats, you (None: a spectator), round, phase, actor, first, target, bank (None when not limited)
    war         the nations at war
    blockade    the closed port, or None
    tide        {actions, moves, scouting, fleet, amnesty, pardoned, each_turn}: events of the round
    turn        {actions, moves, scouted, port, done, finders}
    zones       [{id, nation, demand, modification ("hidden" when face down and not looked at), merchant
                 (True when a token lies there), missions, blockade}]
    track       used merchant tokens by nation {spain: n, …}
    npcs        [{id, zone, captain (an Event card or "commodore"), ship, skills, stack}] on the board
    arrivals    Event cards whose NPC comes at the end of the round; returns: NPCs that come back then
    decks       how many cards are left: events, cargo, glory, rumours, missions, captains, demand
    discards    {events, cargo, glory, rumours, missions, captains}: the open piles, as ids
    players     [{seat, captain, alive, nation, home, skills, zone, in_port, ship, sections {name: [now,
                 most]}, handling, modifications, hull_used, weapons, bounties {nation: n}, pirate, glory,
                 specialists, kept, mission, step, visited, hides, declared, cargo {count, known: [goods]},
                 hand {count, known: [cards]}, rumour (None, "hidden" or its id), gold, chest (None when
                 secret), points (None when secret)}]
    raid        open Cargo cards on the table; offer: how many goods are on offer; the buyer's only: which,
                 what each costs, and the bill so far
    announced   seats that have announced a Glory card
    battle      None or {attacker, defender (p0… or an NPC's id), round, boarded, declared, faces, vessel}
"""

from __future__ import annotations

from typing import Any

from flibuste.kernel.dice import Dice

from .box import (
    CAPTAIN_IDS,
    CAPTAIN_NATION,
    CAPTAIN_SKILLS,
    CARGO_IDS,
    EVENT_IDS,
    FIGURES,
    GLORY_IDS,
    GOOD_IDS,
    GOOD_OF,
    HOME,
    MISSION_IDS,
    MISSION_PLACE,
    MODIFICATION_IDS,
    NATION_IDS,
    NONE,
    NPC_IDS,
    PORT,
    RUMOUR_IDS,
    SECTIONS,
    SHIP_IDS,
    SKILLS,
    TIMING,
    WEAPON_IDS,
    ZONE_IDS,
)
from .options import SEAT
from .rules.glory import may_play
from .rules.gold import chest_points
from .rules.npcs import skills_of_npc, vessel_kind
from .rules.port import prices
from .rules.sides import side_word
from .seen import UNSEEN, has_seen
from .state import PHASES, SETUP, UNDECLARED, Player, State, Vessel

_WAYS = ("shoot", "board", "flee")
#: by captain: his skills
CAPTAIN_SHEET = [dict(zip(SKILLS, skills, strict=True)) for skills in CAPTAIN_SKILLS]
#: by zone: the nation of its port
ZONE_NATION = [NATION_IDS[nation] if nation != NONE else None for nation in PORT]


def view(state: State, seat: int | None) -> dict[str, Any]:
    s = state
    return {
        "seats": s.seats,
        "you": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "actor": s.actor,
        "first": s.first,
        "target": s.target,
        "bank": s.bank if s.limited else None,
        "war": [NATION_IDS[n] for n in s.war],
        "blockade": ZONE_IDS[s.blockade] if s.blockade != NONE else None,
        "tide": {
            "actions": s.tide.actions,
            "moves": s.tide.moves,
            "scouting": s.tide.scouting,
            "fleet": NATION_IDS[s.tide.fleet] if s.tide.fleet != NONE else None,
            "amnesty": s.tide.amnesty,
            "pardoned": list(s.tide.pardoned),
            "each_turn": [EVENT_IDS[card] for card in s.tide.each_turn],
        },
        "turn": {
            "actions": s.turn.actions,
            "moves": s.turn.moves,
            "scouted": list(s.turn.scouted),
            "port": s.turn.port,
            "done": list(s.turn.done),
            "finders": [NPC_IDS[npc] for npc in s.turn.finders],
        },
        "zones": _zones(s, seat),
        "track": {name: s.track.count(n) for n, name in enumerate(NATION_IDS)},
        "npcs": [_npc(s, npc) for npc in range(len(NPC_IDS)) if s.npcs[npc].zone != NONE],
        "arrivals": [EVENT_IDS[card] for card in s.arrivals],
        "returns": [NPC_IDS[npc] for npc in s.returns],
        "decks": {
            "events": len(s.events),
            "cargo": len(s.cargo_deck),
            "glory": len(s.glory_deck),
            "rumours": len(s.rumour_deck),
            "missions": len(s.mission_deck),
            "captains": len(s.captain_deck),
            "demand": len(s.reserve),
        },
        "discards": {
            "events": [EVENT_IDS[card] for card in s.event_discard],
            "cargo": [CARGO_IDS[card] for card in s.cargo_discard],
            "glory": [GLORY_IDS[card] for card in s.glory_discard],
            "rumours": [RUMOUR_IDS[card] for card in s.rumour_discard],
            "missions": [MISSION_IDS[card] for card in s.mission_discard],
            "captains": [CAPTAIN_IDS[card] for card in s.captain_discard],
        },
        "players": [_player(s, seat, other) for other in range(s.seats)],
        "raid": [CARGO_IDS[card] for card in s.raid],
        "offer": {
            "count": len(s.offer),
            "known": [GOOD_IDS[GOOD_OF[card]] for card in s.offer] if seat == s.actor else [],
            "prices": _prices(s) if seat == s.actor else {},
            "bill": s.turn.bill if seat == s.actor else 0,
        },
        "announced": [SEAT[pair[0]] for pair in s.announced],
        "battle": _battle(s),
    }


def _prices(s: State) -> dict[str, int]:
    """What each good on offer costs the buyer."""
    if not s.offer:
        return {}
    return {GOOD_IDS[good]: price for good, price in prices(s, s.players[s.actor]).items()}


def _zones(s: State, seat: int | None) -> list[dict[str, Any]]:
    zones: list[dict[str, Any]] = []
    for zone, name in enumerate(ZONE_IDS):
        demand, token = s.demand[zone], s.mods[zone]
        seen = token != NONE and (s.mods_up[zone] or has_seen(s.mods_seen[zone], seat))
        zones.append(
            {
                "id": name,
                "nation": ZONE_NATION[zone],
                "demand": GOOD_IDS[demand] if demand != NONE else None,
                "modification": None if token == NONE else MODIFICATION_IDS[token] if seen else "hidden",
                "merchant": s.merchants[zone] != NONE,
                "missions": [],
                "blockade": s.blockade == zone,
            }
        )
    for mission in s.missions:
        zones[MISSION_PLACE[mission]]["missions"].append(MISSION_IDS[mission])
    return zones


def _npc(s: State, npc: int) -> dict[str, Any]:
    piece = s.npcs[npc]
    return {
        "id": NPC_IDS[npc],
        "zone": ZONE_IDS[piece.zone],
        "captain": EVENT_IDS[piece.stack[-1]] if piece.stack and not piece.commodore else "commodore",
        "ship": SHIP_IDS[vessel_kind(s, npc)],
        "skills": dict(zip(SKILLS, skills_of_npc(s, npc), strict=False)),
        "stack": [EVENT_IDS[card] for card in piece.stack],
    }


def _sections(ship: Vessel) -> dict[str, list[int]]:
    return {name: [ship.now[i], ship.most[i]] for i, name in enumerate(SECTIONS)}


def _player(s: State, seat: int | None, other: int) -> dict[str, Any]:
    p = s.players[other]
    own = seat == other
    alive = p.captain != NONE
    hidden = p.captain != NONE and s.phase == SETUP and not own
    captain = NONE if hidden else p.captain
    open_chest = own or p.declared
    return {
        "seat": other,
        "captain": CAPTAIN_IDS[captain] if captain != NONE else None,
        "alive": alive,
        "nation": NATION_IDS[CAPTAIN_NATION[captain]] if captain != NONE else None,
        "home": ZONE_IDS[HOME[captain]] if captain != NONE else None,
        "skills": CAPTAIN_SHEET[captain].copy() if captain != NONE else None,
        "zone": ZONE_IDS[p.zone] if p.zone != NONE and not hidden else None,
        "in_port": p.in_port,
        "ship": SHIP_IDS[p.ship.kind],
        "sections": _sections(p.ship),
        "handling": p.ship.handling,
        "modifications": [MODIFICATION_IDS[m] for m in p.ship.mods],
        "hull_used": p.ship.hull_used,
        "weapons": [WEAPON_IDS[k] for k in range(3) if p.weapons[k]],
        "bounties": {NATION_IDS[n]: count for n, count in enumerate(p.bounties) if count},
        "pirate": any(p.bounties),
        "glory": p.glory,
        "specialists": [GLORY_IDS[card] for card in p.specialists],
        "kept": [RUMOUR_IDS[card] for card in p.kept],
        "mission": MISSION_IDS[p.mission] if p.mission != NONE else None,
        "step": p.step,
        "visited": [NATION_IDS[n] for n in p.visited],
        "hides": p.hides,
        "declared": p.declared,
        "cargo": {
            "count": len(p.cargo),
            "known": sorted(
                [GOOD_IDS[GOOD_OF[c]] for c in p.cargo if own or has_seen(s.cargo_seen[c], seat)]
            ),
        },
        "hand": {
            "count": len(p.hand),
            "known": sorted([GLORY_IDS[c] for c in p.hand if own or has_seen(s.glory_seen[c], seat)]),
        },
        "rumour": None
        if p.rumour == NONE
        else RUMOUR_IDS[p.rumour]
        if own or has_seen(s.rumour_seen[p.rumour], seat)
        else "hidden",
        "gold": p.gold if own else None,
        "chest": p.chest if open_chest else None,
        "points": p.glory + chest_points(s, p) if open_chest else None,
    }


def _battle(s: State) -> dict[str, Any] | None:
    b = s.battle
    if b is None:
        return None
    names = [side_word(b, side) for side in (0, 1)]
    shown: dict[str, Any] = {
        "attacker": names[0],
        "defender": names[1],
        "round": b.round,
        "boarded": b.boarded,
        "crew_round": b.crew_round,
        "declared": [_WAYS[way] if way != UNDECLARED else None for way in b.declared],
        "faces": [list(b.faces[0]), list(b.faces[1])],
        "vessel": None,
    }
    if b.vessel is not None:
        shown["vessel"] = {
            "ship": SHIP_IDS[b.vessel.kind],
            "sections": _sections(b.vessel),
            "handling": b.vessel.handling,
        }
    return shown


# ---- dealing anew


def redeal(state: State, seat: int | None, dice: Dice) -> None:
    """Deal anew, in place, all that a seat (None: a spectator) can't know."""
    s = state
    others = [p for i, p in enumerate(s.players) if i != seat]
    for deck, domain in ((s.events, "events"), (s.mission_deck, "missions")):
        _shuffle(deck, dice, domain)
    _redeal_captains(s, others, dice)
    _redeal_cargo(s, seat, others, dice)
    _redeal_glory(s, seat, dice)
    _redeal_rumours(s, seat, others, dice)
    _redeal_tokens(s, seat, dice)
    for p in others:
        _redeal_gold(s, p, dice)


def _shuffle(cards: list[int], dice: Dice, domain: str) -> None:
    """Shuffle whatever the order was: what can't be known must not come through."""
    cards.sort()
    dice.shuffle(cards, domain)


def _redeal_captains(s: State, others: list[Player], dice: Dice) -> None:
    """Before the ships are chosen (C002) captains are secret; later only the deck is."""
    pool = list(s.captain_deck)
    hidden = others if s.phase == SETUP else []
    pool += [p.captain for p in hidden]
    _shuffle(pool, dice, "captains")
    for p in hidden:
        p.captain = pool.pop()
        p.zone = HOME[p.captain]
    s.captain_deck[:] = pool


def _redeal_cargo(s: State, seat: int | None, others: list[Player], dice: Dice) -> None:
    pool = list(s.cargo_deck)
    for p in others:
        pool += [card for card in p.cargo if not has_seen(s.cargo_seen[card], seat)]
    if seat != s.actor:
        pool += s.offer
    _shuffle(pool, dice, "cargo")
    masks = {}
    for p in others:
        for i, card in enumerate(p.cargo):
            if not has_seen(s.cargo_seen[card], seat):
                new = pool.pop()
                masks[new] = s.cargo_seen[card]
                p.cargo[i] = new
    for new in masks:
        s.cargo_seen[new] = masks[new]
    if seat != s.actor:
        s.offer[:] = [pool.pop() for _ in s.offer]
    for card in pool:
        s.cargo_seen[card] = UNSEEN
    for card in s.offer:
        s.cargo_seen[card] = UNSEEN
    s.cargo_deck[:] = pool


def _redeal_glory(s: State, seat: int | None, dice: Dice) -> None:
    """Hands are dealt anew; an announced card becomes another that could be announced as well."""
    pool = list(s.glory_deck)
    for other, p in enumerate(s.players):
        if other != seat:
            pool += [card for card in p.hand if not has_seen(s.glory_seen[card], seat)]
    _shuffle(pool, dice, "glory")
    masks: dict[int, int] = {}
    announced = {pair[0]: pair for pair in s.announced if pair[0] != seat}
    fixed: list[tuple[Player, int, int]] = []
    for other, pair in announced.items():
        p = s.players[other]
        if has_seen(s.glory_seen[pair[1]], seat):
            continue
        place = p.hand.index(pair[1])
        of_the_moment = [card for card in pool if TIMING[card] == TIMING[pair[1]]]
        new = next((card for card in of_the_moment if may_play(s, other, card)), of_the_moment[0])
        pool.remove(new)
        masks[new] = s.glory_seen[pair[1]]
        fixed.append((p, place, new))
        pair[1] = new
    for other, p in enumerate(s.players):
        if other == seat:
            continue
        taken = [place for q, place, _ in fixed if q is p]
        for i, card in enumerate(p.hand):
            if i not in taken and not has_seen(s.glory_seen[card], seat):
                new = pool.pop()
                masks[new] = s.glory_seen[card]
                p.hand[i] = new
    for p, place, new in fixed:
        p.hand[place] = new
    for card in pool:
        s.glory_seen[card] = UNSEEN
    for new, mask in masks.items():
        s.glory_seen[new] = mask
    s.glory_deck[:] = pool


def _redeal_rumours(s: State, seat: int | None, others: list[Player], dice: Dice) -> None:
    hidden = [p for p in others if p.rumour != NONE and not has_seen(s.rumour_seen[p.rumour], seat)]
    masks = [s.rumour_seen[p.rumour] for p in hidden]
    second = s.second_rumour
    second_hidden = second != NONE and s.second_holder != seat and not has_seen(s.rumour_seen[second], seat)
    pool = s.rumour_deck + [p.rumour for p in hidden]
    if second_hidden:
        pool.append(second)
    _shuffle(pool, dice, "rumours")
    for p in hidden:
        p.rumour = pool.pop()
    if second_hidden:
        s.second_rumour = pool.pop()
        s.rumour_seen[s.second_rumour] = UNSEEN
    for card in pool:
        s.rumour_seen[card] = UNSEEN
    for p, mask in zip(hidden, masks, strict=True):
        s.rumour_seen[p.rumour] = mask
    s.rumour_deck[:] = pool


def _redeal_tokens(s: State, seat: int | None, dice: Dice) -> None:
    """Face-down Merchant and Modification tokens change places with those that were dealt with them."""
    zones = [zone for zone in range(len(ZONE_IDS)) if s.merchants[zone] != NONE]
    _change_places(s.merchants, s.merchants_batch, zones, dice, "merchants")
    zones = [
        zone
        for zone in range(len(ZONE_IDS))
        if s.mods[zone] != NONE and not s.mods_up[zone] and not has_seen(s.mods_seen[zone], seat)
    ]
    _change_places(s.mods, s.mods_batch, zones, dice, "modifications")


def _change_places(tokens: list[int], batches: list[int], zones: list[int], dice: Dice, domain: str) -> None:
    for batch in sorted({batches[zone] for zone in zones}):
        places = [zone for zone in zones if batches[zone] == batch]
        dealt = [tokens[zone] for zone in places]
        _shuffle(dealt, dice, domain)
        for zone, token in zip(places, dealt, strict=True):
            tokens[zone] = token


def _redeal_gold(s: State, p: Player, dice: Dice) -> None:
    """What a player has in all can be counted from what was paid in public; how it is split between ship
    and chest can't, once Gold has been hidden. An undeclared player is below the target."""
    if not p.secret or p.declared or p.captain == NONE:
        return
    total = p.gold + p.chest
    most = total
    room = s.target - p.glory
    if room <= s.target // 2:
        most = min(total, room * FIGURES.chest_step - 1)
    p.chest = dice.below(most + 1, "chest")
    p.gold = total - p.chest


# ---- counting


def census(s: State) -> dict[str, int]:
    """Count every finite component, wherever it lies: the counts never change during a match."""
    players = s.players
    ships = sum(len(p.ship.mods) for p in players)
    counts = {
        "events": len(s.events)
        + len(s.event_discard)
        + len(s.arrivals)
        + sum(len(npc.stack) for npc in s.npcs),
        "cargo": len(s.cargo_deck)
        + len(s.cargo_discard)
        + len(s.raid)
        + len(s.offer)
        + sum(len(p.cargo) for p in players),
        "glory": len(s.glory_deck)
        + len(s.glory_discard)
        + sum(len(p.hand) + len(p.specialists) for p in players),
        "rumours": len(s.rumour_deck)
        + len(s.rumour_discard)
        + (s.proving != NONE)
        + (s.second_rumour != NONE)
        + sum(len(p.kept) + (p.rumour != NONE) for p in players),
        "missions": len(s.mission_deck)
        + len(s.mission_discard)
        + len(s.missions)
        + (s.second_mission != NONE)
        + sum(p.mission != NONE for p in players),
        "captains": len(s.captain_deck) + len(s.captain_discard) + sum(p.captain != NONE for p in players),
        "merchants": len(s.track) + sum(nation != NONE for nation in s.merchants),
        "demand": len(s.reserve) + len(s.drawn) + sum(good != NONE for good in s.demand),
        "modifications": ships + len(s.loose) + sum(token != NONE for token in s.mods),
    }
    if s.limited:
        counts["gold"] = s.bank + sum(p.gold + p.chest for p in players)
    return counts


# ---- reading a view


def side_against(view: dict[str, Any], side: str) -> str:
    """The other side of the battle under way."""
    battle = view["battle"]
    other: str = battle["defender"] if battle["attacker"] == side else battle["attacker"]
    return other


def vessel_of(view: dict[str, Any], side: str) -> dict[str, Any]:
    """The ship of a side in the battle under way: a player's, or the one that nobody plays."""
    ship: dict[str, Any] = view["players"][int(side[1:])] if side[1:].isdigit() else view["battle"]["vessel"]
    return ship


def skill_of(view: dict[str, Any], side: str, skill: str, unknown: int) -> int:
    """A skill of whoever leads a side; `unknown` where it is not told."""
    if side[1:].isdigit():
        skills = view["players"][int(side[1:])]["skills"]
        return skills[skill] if skills else unknown
    for npc in view["npcs"]:
        if npc["id"] == side:
            value: int = npc["skills"][skill]
            return value
    return unknown
