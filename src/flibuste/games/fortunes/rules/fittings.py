"""Modification tokens and special weapons: what ships carry, what ports have for sale (C053, C055–C060)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Options, Rule

from ..box import CANNONS, CARGO, MODIFICATION_IDS, NONE, PORTS, WEAPON_COPIES, WEAPON_IDS, ZONE_IDS
from ..options import PLACE, SEAT, TAKE_MODIFICATION, TAKE_WEAPON
from ..seen import UNSEEN, also, by_all
from ..state import G, Player, State
from . import vessel


def install(p: Player, mod: int) -> None:
    """A modification is added: what it raises is raised at once (the crewman must be recruited) (C059, ruling
    R20)."""
    p.ship.mods.append(mod)
    before = list(p.ship.most)
    vessel.refit(p)
    for section in (CARGO, CANNONS):
        p.ship.now[section] += p.ship.most[section] - before[section]


def scatter(g: G, seat: int, tokens: list[int]) -> Rule[None]:
    """Modification tokens of a lost ship: the owner picks ports without one, the tokens go there face down
    and at random (C060, ruling R19)."""
    s = g.state
    if not tokens:
        return
    s.loose[:] = tokens
    ports: list[int] = []
    for _ in s.loose:
        free = [zone for zone in PORTS if s.mods[zone] == NONE and zone not in ports]
        option = yield g.ask(seat, "place", tuple([PLACE[zone] for zone in free]), "C060")
        ports.append(ZONE_IDS.index(option[1]))
    g.dice.shuffle(s.loose, "modifications")
    known = by_all(s.seats) if len(s.loose) == 1 else UNSEEN
    batch = max(s.mods_batch) + 1
    for zone, token in zip(ports, s.loose, strict=True):
        s.mods[zone] = token
        s.mods_batch[zone] = batch
        s.mods_up[zone] = False
        s.mods_seen[zone] = known
    s.loose.clear()
    g.tell("scatter", who=SEAT[seat], zones=[ZONE_IDS[zone] for zone in ports])


def reveal_modification(g: G, zone: int) -> None:
    """The face-down token of a port is turned (C055)."""
    s = g.state
    if s.mods[zone] != NONE and not s.mods_up[zone]:
        s.mods_up[zone] = True
        g.reveal()
        g.tell("modification", zone=ZONE_IDS[zone], token=MODIFICATION_IDS[s.mods[zone]])


def take_modification(g: G, seat: int, rule: str) -> Rule[None]:
    """Take a Modification token that the ship lacks from any port, having looked at them all."""
    s = g.state
    p = s.players[seat]
    for zone in PORTS:
        s.mods_seen[zone] = also(s.mods_seen[zone], seat)
    g.reveal()
    option = yield g.ask(seat, "take-modification", partial(_takeable, s, p), rule)
    if option[0] == "pass":
        return
    zone = ZONE_IDS.index(option[1])
    token = s.mods[zone]
    clear_port(s, zone)
    install(p, token)
    g.tell("install", who=SEAT[seat], token=MODIFICATION_IDS[token])


def _takeable(s: State, p: Player) -> Options:
    zones = [zone for zone in PORTS if s.mods[zone] != NONE and s.mods[zone] not in p.ship.mods]
    if not zones:
        return (PASS,)
    return tuple([TAKE_MODIFICATION[zone] for zone in zones])


def clear_port(s: State, zone: int) -> None:
    """The port's Modification token has been taken; nothing replaces it (C056)."""
    s.mods[zone] = NONE
    s.mods_up[zone] = False
    s.mods_seen[zone] = UNSEEN


# ---- special weapons


def lacking(s: State, p: Player) -> list[int]:
    """Return the special weapons that a captain has not, and of which a token is left (C053, ruling R75)."""
    kinds = range(len(WEAPON_IDS))
    return [
        kind
        for kind in kinds
        if not p.weapons[kind] and sum([q.weapons[kind] for q in s.players]) < WEAPON_COPIES[kind]
    ]


def take_weapon(g: G, seat: int, rule: str) -> Rule[None]:
    """Take a special weapon of choice among those that the captain lacks (C053)."""
    s = g.state
    p = s.players[seat]
    missing = [TAKE_WEAPON[kind] for kind in lacking(s, p)]
    if not missing:
        return
    option = yield g.ask(seat, "take-weapon", tuple(missing), rule)
    p.weapons[WEAPON_IDS.index(option[1])] = 1
    g.tell("weapon", who=SEAT[seat], weapon=option[1])


def take_all_weapons(g: G, seat: int) -> None:
    """Take each special weapon that the captain lacks (C053)."""
    s = g.state
    p = s.players[seat]
    for kind in lacking(s, p):
        p.weapons[kind] = 1
        g.tell("weapon", who=SEAT[seat], weapon=WEAPON_IDS[kind])
