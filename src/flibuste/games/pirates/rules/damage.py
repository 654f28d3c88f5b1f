"""Hits and their price: masts, panels, flags; fire (5.firepot); sinking, scuttling, repair (15)."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..abilities.registry import abilities, built, card_codes, has, once, plain, use
from ..state import BURNING, GONE, NOBODY, STANDING, SUNK, Crew, G, Plight, Ship, State, lies_in, pull
from ..table.contact import (
    derelict,
    garrison,
    is_creature,
    isle_number,
    isle_word,
    left_of,
    masts,
    own_port,
    serves_expatriot,
    who,
)
from ..table.motion import Pose, may_surface, moor_at, pose_of
from .cast import cast
from .ending import check_gold
from .towing import release
from .treasure import aboard_value, discard, lay_ashore

# ---- masts


def mast_options(ship: Ship, verb: str, only: tuple[int, ...] = (STANDING, BURNING)) -> Options:
    return tuple([Option(verb, ship.id, i + 1) for i, mast in enumerate(ship.masts) if mast in only])


def lose_mast(g: G, ship: Ship, by: int, cause: str, chooser: int = -1) -> Rule[None]:
    """14.12: one mast, chosen by the controller of the ship; without one, it sinks (10.derelict-4)."""
    if ship.sunk or ship.wreck:
        return
    if cause == "terrain" and built(ship, "flotilla"):  # 16.kw-flotilla-6: flags fall to shots alone
        return
    if not any(ship.masts):
        yield from sink(g, ship, by, cause)
        return
    seat = ship.owner if chooser < 0 else chooser
    option = yield g.ask(seat, "mast", mast_options(ship, "lose"), "14.12", ship=ship.id)
    ship.masts[option[2] - 1] = GONE
    g.tell("mast-lost", ship=ship.id, left=masts(ship))
    yield from after_loss(g, ship, by, cause)


@plain("sinks_at_zero")
def after_loss(g: G, ship: Ship, by: int, cause: str) -> Rule[None]:
    """What the loss of the last mast does: derelict, eliminated, or sunk."""
    if any(ship.masts):
        return
    ends = is_creature(ship) or built(ship, "flotilla") or has(g.state, ship, "sinks_at_zero")
    if ends:  # 16.kw-seamonster-12, 16.kw-titan-8, 16.kw-seadragon-10, 16.kw-flotilla-7
        yield from sink(g, ship, by, cause)
    elif derelict(ship):
        ship.plight.ablaze = False
        release(g, ship)
        if ship.submerged and may_surface(g.state, ship):
            ship.submerged = False  # it has nobody to keep it below
        g.tell("derelict", ship=ship.id)


def lose_many(g: G, ship: Ship, count: int, by: int, cause: str) -> Rule[None]:
    lay = pose_of(ship)
    for _ in range(count):
        if was_sunk(ship, lay) or not any(ship.masts):
            return
        yield from lose_mast(g, ship, by, cause)


def was_sunk(ship: Ship, lay: Pose) -> bool:
    """Whether a ship that was struck where it lay has sunk: it is out of the match, or, eternal, at home."""
    return ship.sunk or pose_of(ship) != lay


# ---- hits


def take_hit(g: G, ship: Ship, by: int, face: int = 6, chooser: int = -1, losses: int = 1) -> Rule[bool]:
    """A hit by shot: keywords and abilities that stand before the masts, then the mast itself (some guns
    take two with one hit; the second never sinks a derelict). False when the hit came to nothing."""
    if (yield from shrugs_off(g, ship)):
        return False
    yield from ill_luck(g, ship)
    if takes_the_blow(g, ship, face):
        return True
    lay = pose_of(ship)
    for count in range(losses):
        if count == 0 or (any(ship.masts) and not was_sunk(ship, lay)):
            yield from lose_mast(g, ship, by, "shot", chooser)
    return True


def shrugs_off(g: G, ship: Ship) -> Rule[bool]:
    """Whether a hit of any kind, special shots too, comes to nothing at all."""
    if ship.sunk:
        return True
    if built(ship, "catamaran") and (yield from catamaran_save(g, ship)):
        return True
    if ignores_first_hit(g, ship):
        g.tell("hit-ignored", ship=ship.id)
        return True
    return False


def ill_luck(g: G, ship: Ship) -> Rule[None]:
    """A jonah aboard: whenever the ship is hit, on 5 or 6 the dearest crew goes to a wild island that the
    player on the left names."""
    s = g.state
    if not ship.crew or not has(s, ship, "jonah"):
        return
    face = yield from cast(g, ship, "jonah")
    g.tell("die", ship=ship.id, die=face)
    others = [m for m in ship.crew if all(code != "jonah" for code, _ in card_codes(m.card)) and not m.bound]
    goals = [i for i, isle in enumerate(s.islands) if isle.home < 0 and isle.fort is None]
    if face < 5 or not others or not goals:
        return
    member = max(others, key=lambda m: box.crew()[m.card].cost)
    options = tuple([Option("send", isle_word(i)) for i in goals])
    option = yield g.ask(left_of(s, ship.owner), "astray", options, "8.3", ship=ship.id)
    pull(ship.crew, member)
    haunt(ship)
    s.islands[isle_number(option[1])].crew.append(member)


def takes_the_blow(g: G, ship: Ship, face: int) -> bool:
    """Whether something stands before the masts: only some hits count, panels, a second hull."""
    if only_six_hits(g.state, ship, face):
        g.tell("hit-ignored", ship=ship.id)
    elif needs_two_hits(g.state, ship):
        g.tell("half-hit", ship=ship.id)
    elif ship.panels:  # 16.kw-turtle-1
        ship.panels -= 1
        g.tell("panel-lost", ship=ship.id, left=ship.panels)
    elif ship.outrigger:  # 16.kw-catamaran-2
        ship.outrigger = False
        g.tell("outrigger-lost", ship=ship.id)
    else:
        return False
    return True


@plain("ignore_first_hit")
def ignores_first_hit(g: G, ship: Ship) -> bool:
    """While undamaged it ignores the first hit of each turn."""
    used = "ignore_first_hit" in ship.deeds.codes
    if used or GONE in ship.masts or not has(g.state, ship, "ignore_first_hit"):
        return False
    once(g, ship, "ignore_first_hit")
    return True


@plain("only_six_hits")
def only_six_hits(s: State, ship: Ship, face: int) -> bool:
    """Shots take its masts only on a 6."""
    return face != 6 and has(s, ship, "only_six_hits")


@plain("needs_two_hits")
def needs_two_hits(s: State, ship: Ship) -> bool:
    """Two hits of one shoot action take one element (16.kw-flotilla-6): True for the first of them."""
    if not built(ship, "flotilla") and not has(s, ship, "needs_two_hits"):
        return False
    ship.plight.hits += 1
    return ship.plight.hits % 2 == 1


def catamaran_save(g: G, ship: Ship) -> Rule[bool]:
    """16.kw-catamaran-1: on 5 or 6 the hit does not count."""
    face = yield from cast(g, ship, "save")
    g.tell("save", ship=ship.id, die=face)
    return face >= 5


# ---- fire (5.firepot-3 to 5.firepot-8)


def fire_hit(g: G, ship: Ship, by: int, face: int) -> Rule[bool]:
    """A hit by a firepot or a flame: what stands before the masts stands before the fire too. False when
    the hit came to nothing."""
    if (yield from shrugs_off(g, ship)):
        return False
    yield from ill_luck(g, ship)
    if not takes_the_blow(g, ship, face):
        yield from set_fire(g, ship, by)
    return True


def set_fire(g: G, ship: Ship, by: int) -> Rule[None]:
    """5.firepot-3: the controller turns one mast into a burning one; a derelict sinks."""
    if ship.sunk:
        return
    if not any(ship.masts):
        yield from sink(g, ship, by, "shot")
        return
    options = mast_options(ship, "burn", (STANDING,))
    if not options:
        return
    option = yield g.ask(ship.owner, "burn", options, "5.firepot-3", ship=ship.id)
    ship.masts[option[2] - 1] = BURNING
    g.tell("fire", ship=ship.id)


def burn(g: G, ship: Ship) -> Rule[None]:
    """5.firepot-4, 5.firepot-5: a die for each burning mast at the start of its owner's turn."""
    for index in [i for i, mast in enumerate(ship.masts) if mast == BURNING]:
        if ship.sunk or ship.masts[index] != BURNING:
            return
        face = yield from cast(g, ship, "fire")
        g.tell("fire-die", ship=ship.id, die=face)
        if face == 6:
            ship.masts[index] = GONE
            g.tell("mast-lost", ship=ship.id, left=masts(ship))
            yield from after_loss(g, ship, NOBODY, "fire")
        elif face <= 3:
            yield from set_fire(g, ship, NOBODY)


def doomed(ship: Ship) -> bool:
    """5.firepot-7: every mast left is burning."""
    return BURNING in ship.masts and STANDING not in ship.masts


def douse(g: G, ship: Ship) -> bool:
    """5.firepot-8: docking at home or a fort puts the fires out; a burnt mast is gone. Whether any burnt."""
    ship.plight.ablaze = False
    if BURNING not in ship.masts:
        return False
    ship.masts[:] = [GONE if mast == BURNING else mast for mast in ship.masts]
    g.tell("doused", ship=ship.id)
    return True


# ---- crew and cargo that are lost


def eliminate(g: G, ship: Ship, member: Crew, by: int) -> Rule[None]:
    """A crew leaves the match, unless something saves it; a ransom pays its slayer (16.kw-ransom-2)."""
    if not lies_in(ship.crew, member) or lost_with_the_ship(member):
        return
    if protected(g, ship):
        return
    member = bodyguard(g, ship, member) or member
    if saved_face_down(g, ship, member):
        return
    pull(ship.crew, member)
    haunt(ship)
    if goes_home(g, ship, member):
        return
    bury(g, member, by)
    g.tell("crew-lost", ship=ship.id, crew=member.card)
    g.reveal()
    yield from ()


def lost_with_the_ship(member: Crew) -> bool:
    """A jonah, and one pressed into service, is lost only when the ship sinks."""
    return member.bound or any(code == "jonah" for code, _ in card_codes(member.card))


@plain("crew_protected")
def protected(g: G, ship: Ship) -> bool:
    """crew_protected: its crew can't be removed while it floats."""
    if not has(g.state, ship, "crew_protected") or ship.sunk:
        return False
    use(g, ship, "crew_protected")
    g.tell("crew-protected", ship=ship.id)
    return True


@plain("crew_saved_facedown")
def saved_face_down(g: G, ship: Ship, member: Crew) -> bool:
    """A revealed crew about to be removed is turned face down instead."""
    if not member.up or not has(g.state, ship, "crew_saved_facedown"):
        return False
    use(g, ship, "crew_saved_facedown")
    member.up = False
    g.tell("crew-saved", ship=ship.id)
    return True


@plain("home_on_death")
def goes_home(g: G, ship: Ship, member: Crew) -> bool:
    """This crew, when removed, returns to its owner's home."""
    if all(code != "home_on_death" for code, _ in card_codes(member.card)):
        return False
    member.up = True
    g.state.players[member.owner].crew.append(member)
    g.tell("crew-home", ship=ship.id, crew=member.card)
    return True


@plain("bodyguard_low", "bodyguard_high")
def bodyguard(g: G, ship: Ship, member: Crew) -> Crew | None:
    """bodyguard_low, bodyguard_high: another crew dies in its place."""
    cost = box.crew()[member.card].cost
    code = "bodyguard_low" if cost <= 4 else "bodyguard_high"
    if not has(g.state, ship, code):
        return None
    guards = [c for c in ship.crew if c is not member and any(word == code for word, _ in card_codes(c.card))]
    return guards[0] if guards else None


def bury(g: G, member: Crew, by: int) -> None:
    """A crew out of the match."""
    s = g.state
    s.lost_crew += 1
    if by >= 0 and by != member.owner and "ransom" in box.crew()[member.card].keywords:
        s.players[by].gold += 1
        g.tell("ransom", who=who(by), gold=1)
    if _devils_maw(g, member) or wraith(g, member):
        s.lost_crew -= 1


@plain("wraith")
def wraith(g: G, member: Crew) -> bool:
    """Whenever a crew is lost, on 6 it joins the wraith's ship, takes its flag and is linked to him."""
    for ship in g.state.ships:
        if ship.sunk or lies_in(ship.crew, member) or not ship.crew or not has(g.state, ship, "wraith"):
            continue
        use(g, ship, "wraith")
        face = g.die()
        g.tell("die", ship=ship.id, die=face)
        if face == 6:
            wraiths = [m.card for m in ship.crew if ("wraith", "") in card_codes(m.card)]
            member.owner, member.nation, member.worth, member.up = ship.owner, ship.nation, 0, True
            member.friend = box.crew()[wraiths[0]].name if wraiths else ""  # none where the code is copied
            ship.crew.append(member)
            g.reveal()
            g.tell("captured", ship=ship.id, crew=member.card)
            return True
    return False


def _devils_maw(g: G, member: Crew) -> bool:
    """The fort The Devil's Maw: its owner's eliminated crew return to it, and haunt the ship they join."""
    for isle in g.state.islands:
        fort = isle.fort
        if fort and fort.owner == member.owner and box.forts()[fort.card].effect == "ghost_crew":
            member.up = member.ghost = True
            isle.crew.append(member)
            return True
    return False


def haunt(ship: Ship) -> None:
    """What the crew aboard make of their ship, after one came or left: a ghost ship while one back from the
    dead serves, a mercenary while an ex-patriot does (16.kw-expatriot-2, ruling P90)."""
    ship.plight.haunted = any(member.ghost and member.nation == ship.nation for member in ship.crew)
    ship.mercenary = built(ship, "mercenary") or serves_expatriot(ship)


def pick_crew(g: G, seat: int, ship: Ship, rule: str, optional: bool = False) -> Rule[Crew | None]:
    """11.board-4: a crew of a ship, chosen by another seat: by name if shown, else by its place."""
    options = crew_places(ship)
    if optional:
        options = (PASS, *options)
    if not options:
        return None
    option = yield g.ask(seat, "victim", options, rule, ship=ship.id)
    return None if option == PASS else ship.crew[option[1] - 1]


def crew_places(ship: Ship) -> Options:
    options = []
    for place, member in enumerate(ship.crew, 1):
        if member.up:
            options.append(Option("crew", place, member.card))
        else:
            options.append(Option("crew", place))
    return tuple(options)


def cargo_options(target: Ship) -> Options:
    """One cargo of a ship that was hit may go too: a treasure or a crew."""
    options = [PASS]
    if target.coins:
        options.append(Option("cargo", target.id))
    if target.crew:
        options.append(Option("kill", target.id))
    return tuple(options)


def lose_cargo(g: G, seat: int, target: Ship, option: Option) -> Rule[None]:
    """What `cargo_options` offered, as the seat chose."""
    if option[0] == "cargo":
        coin = target.coins[g.dice.below(len(target.coins), "cargo")]
        pull(target.coins, coin)
        discard(g, [coin])
        g.tell("cargo-lost", ship=target.id)
    elif option[0] == "kill":
        victim = yield from pick_crew(g, seat, target, "8.3")
        if victim is not None:
            yield from eliminate(g, target, victim, seat)


# ---- sinking (15.sink)


def sink(g: G, ship: Ship, by: int, cause: str) -> Rule[None]:
    """A ship goes down: the gold is split (two players, an enemy's deed), the rest is lost."""
    s = g.state
    if ship.sunk:
        return
    if unsinkable(s, ship, cause):
        g.tell("unsinkable", ship=ship.id)
        return
    g.tell("sunk", ship=ship.id, who=who(ship.owner))
    g.reveal()
    release(g, ship)
    marked = ship.id == s.marked
    saved = yield from raft(g, ship) if s.players[ship.owner].events else _nothing()
    if not saved:
        yield from split_gold(g, ship, by, cause)
    if marked:  # 20.10, whatever a raft saves
        s.last_coin = SUNK
    figurehead = next((coin for coin in ship.coins if coin.unique == "neptunes_figurehead"), None)
    discard(g, ship.coins)
    ship.coins = []
    if figurehead is not None:
        come_home(g, ship, repaired=True)
        return
    if built(ship, "eternal") or has(s, ship, "eternal"):  # 16.kw-eternal, however it was sunk
        use(g, ship, "eternal")
        come_home(g, ship, repaired=False)
        return
    for member in ship.crew:  # 15.sink-4
        if not goes_home(g, ship, member):
            bury(g, member, by)
    s.lost_gear += len(ship.gear)  # 15.sink-5
    ship.crew, ship.gear, ship.sunk, ship.dock = [], [], True, -1
    ship.masts[:] = [GONE] * len(ship.masts)


def has_sunk(g: G, ship: Ship, target: Ship, lay: Pose) -> Rule[None]:
    """What a ship has of it that its guns or its ram sank another."""
    if was_sunk(target, lay):
        for hook, arg, _ in abilities(g.state, ship).at("sank"):
            yield from hook(g, ship, target, arg)


@plain("unsinkable")
def unsinkable(s: State, ship: Ship, cause: str) -> bool:
    """The ship cannot be sunk, only scuttled."""
    return cause != "scuttled" and has(s, ship, "unsinkable")


def _nothing() -> Rule[bool]:
    yield from ()
    return False


def split_gold(g: G, ship: Ship, by: int, cause: str) -> Rule[None]:
    """15.sink-1: half rounded up to the one who sank it, the rest to its owner; 20.14: not with three or
    more; 15.sink-6: terrain, fire and scuttling split nothing."""
    s = g.state
    total = aboard_value(ship) - sum(coin.value for coin in ship.coins if coin.unique)  # 15.sink-3
    if by < 0 or by == ship.owner or not total or cause in ("fire", "terrain", "scuttled"):
        return
    share, rest = ((total + 1) // 2, total // 2) if s.seats == 2 else (0, 0)
    if "divers" in s.players[by].events:
        option = yield g.ask(by, "divers", lambda: divers(g, by), "2.9", ship=ship.id, gold=total)
        if option != PASS:
            s.players[by].events.remove("divers")
            s.lost_events += 1
            share, rest = total, 0
    if not share:
        return
    s.players[by].gold += share
    s.players[ship.owner].gold += rest
    g.tell("split", ship=ship.id, who=who(by), gold=share, rest=rest)
    check_gold(g)  # 19.1: at once


def divers(g: G, seat: int) -> Options:
    """The event divers: after sinking an enemy, all its gold; not in a turn when a raft is played."""
    players = g.state.players
    able = "divers" in players[seat].events and not any(player.rafted for player in players)
    return (Option("play", "divers"), PASS) if able else (PASS,)


def raft(g: G, ship: Ship) -> Rule[bool]:
    """The event raft: crew and gold of a ship just lost go to the nearest wild island."""
    s = g.state
    seat = ship.owner

    def options() -> Options:
        return (Option("play", "raft"), PASS) if "raft" in s.players[seat].events else (PASS,)

    wild = [isle for isle in s.islands if isle.home < 0 and isle.fort is None]
    if not wild:
        return False
    option = yield g.ask(seat, "raft", options, "2.9", ship=ship.id)
    if option == PASS:
        return False
    s.players[seat].events.remove("raft")
    s.players[seat].rafted = True
    s.lost_events += 1
    nearest = min(wild, key=lambda isle: (isle.x - ship.x) ** 2 + (isle.y - ship.y) ** 2)
    stay = [coin for coin in ship.coins if coin.unique]
    lay_ashore(s, nearest, [coin for coin in ship.coins if not coin.unique])  # 20.8: to be loaded again
    nearest.crew += ship.crew
    ship.coins, ship.crew = stay, []
    g.tell("event-played", who=who(seat), event="raft")
    return True


def come_home(g: G, ship: Ship, repaired: bool) -> None:
    """16.kw-eternal-1: back at its owner's home, without masts (or repaired, by the figurehead)."""
    s = g.state
    ship.masts[:] = [STANDING if repaired else GONE] * len(ship.masts)
    ship.fog = ship.weed = -1
    ship.over = []
    ship.submerged = ship.intangible = False
    ship.plight = Plight()
    moor_at(s, ship, 0)
    g.tell("came-home", ship=ship.id)


# ---- scuttling (15.scuttle)


def may_scuttle(ship: Ship) -> bool:
    """Once per ship and turn."""
    return not ship.deeds.scuttle and ship.plight.scuttled_by < 0


def scuttle(g: G, ship: Ship) -> Rule[None]:
    ship.deeds.scuttle = True
    face = yield from cast(g, ship, "scuttle")
    g.tell("scuttle", ship=ship.id, die=face)
    if face >= 5:
        ship.plight.scuttled_by = ship.owner


def scuttled_ships_sink(g: G, seat: int) -> Rule[None]:
    """15.scuttle-2, 15.scuttle-3: at the start of the owner's next turn, unless an opponent tows it."""
    s = g.state
    for ship in list(s.ships):
        if ship.plight.scuttled_by >= 0 and not ship.sunk:
            if ship.owner != ship.plight.scuttled_by:
                ship.plight.scuttled_by = -1
            elif ship.owner == seat:
                yield from sink(g, ship, NOBODY, "scuttled")


# ---- repair (15.repair)


@plain("repair_anywhere")
def may_repair(s: State, ship: Ship) -> bool:
    """Something to repair, in a place where it can be done."""
    if ship.wreck or (GONE not in ship.masts and not ship.jammed):
        return False
    if is_creature(ship) and not built(
        ship, "eternal"
    ):  # 16.kw-titan-1, 16.kw-seadragon-2, 16.kw-seamonster-2
        return False  # one that is eternal comes back to be repaired (ruling P96)
    if ship.submerged:  # 16.kw-submarine-4
        return False
    return own_port(s, ship) or built(ship, "flotilla") or has(s, ship, "repair_anywhere")


def repair(g: G, ship: Ship) -> Rule[None]:
    """15.repair-1: one mast, never above those built; or a bombardier's jam (16.kw-bombardier-8)."""
    s = g.state
    if not own_port(s, ship) and not built(ship, "flotilla"):
        use(g, ship, "repair_anywhere")
    options = tuple([Option("raise", ship.id, i + 1) for i, mast in enumerate(ship.masts) if mast == GONE])
    if ship.jammed:
        options = (*options, Option("unjam", ship.id))
    option = yield g.ask(ship.owner, "repair", options, "15.repair-1", ship=ship.id)
    if option[0] == "unjam":
        ship.jammed = False
        g.tell("unjammed", ship=ship.id)
    else:
        ship.masts[option[2] - 1] = STANDING
        refloat(g, ship)


def refloat(g: G, ship: Ship) -> None:
    """A ship whose masts were raised is no derelict any more: nobody tows it."""
    if ship.towed_by and not built(ship, "flotilla"):
        release(g, ship)
    g.tell("repaired", ship=ship.id, masts=masts(ship))


def hit_marine(g: G, seat: int, number: int, place: int) -> bool:
    """16.kw-marine-4: ashore it falls to two hits of one opponent in one turn. Whether it fell."""
    s = g.state
    crew = garrison(s, s.islands[number])
    member = crew[place - 1]
    if member.by != seat:
        member.by, member.hits = seat, 0
    member.hits += 1
    g.tell("marine-hit", isle=isle_word(number), hits=member.hits)
    if member.hits < 2:
        return False
    pull(crew, member)
    member.hits = 0  # a fort may give it back
    bury(g, member, seat)
    return True
