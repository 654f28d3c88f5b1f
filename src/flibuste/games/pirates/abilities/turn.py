"""Ability codes of the turn: extra actions, looking, silencing, bargaining."""

from __future__ import annotations

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .. import box
from ..rules.cargo import may_leave, room, takes_crew
from ..rules.cast import cast
from ..rules.course import may_be_given_a_move, segments, stuck
from ..rules.damage import eliminate, haunt, lost_with_the_ship, refloat
from ..rules.helm import may_be_steered, push, steer
from ..rules.towing import join
from ..rules.treasure import face_down, see
from ..state import GONE, NOBODY, STANDING, Coin, Crew, G, Ship, State, pull
from ..table.contact import (
    close,
    damaged,
    enemies,
    find,
    fleet,
    hull,
    is_creature,
    island_shape,
    isle_number,
    isle_word,
    wild,
)
from ..table.geometry import CIRCLE, within
from .registry import at, built, card_codes, does, has, once, own, show, shown, use
from .sailing import extra_move

# ---- extra actions: at most one a turn from all sources (9.6)


def may_have_more(ship: Ship) -> bool:
    return not ship.deeds.extra and not ship.plight.resting


def grant(g: G, ship: Ship) -> None:
    ship.deeds.extra = True
    ship.more += 1
    g.tell("extra", ship=ship.id)


@at("free", "extra_action_56")
def extra_action_56(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn, d6: on 5 or 6 an extra action."""
    able = "extra_action_56" not in ship.deeds.codes and may_have_more(ship)
    return [Option("drive", ship.id)] if able else []


@does("drive")
def drive(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "extra_action_56")
    face = yield from cast(g, ship, "extra")
    g.tell("die", ship=ship.id, die=face)
    if face >= 5:
        grant(g, ship)


@at("free", "same_action_twice_56")
def same_action_twice_56(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn before acting, d6: on 5 or 6 the same action is done twice."""
    able = "same_action_twice_56" not in ship.deeds.codes and may_have_more(ship) and not ship.done
    return [Option("twice", ship.id)] if able else []


@does("twice")
def twice(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "same_action_twice_56")
    face = yield from cast(g, ship, "extra")
    g.tell("die", ship=ship.id, die=face)
    if face >= 5:
        grant(g, ship)
        ship.deeds.twice = True


@at("free", "sacrifice_extra_action")
def sacrifice_extra_action(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn a crew aboard is given up for an extra action."""
    if (
        "sacrifice_extra_action" in ship.deeds.codes
        or not may_have_more(ship)
        or has(s, ship, "crew_protected")
    ):
        return []
    able = [member for member in own(ship) if not lost_with_the_ship(member)]
    return [Option("sacrifice", ship.id, member.card) for member in able]


@does("sacrifice")
def sacrifice(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "sacrifice_extra_action")
    member = next(m for m in own(ship) if m.card == option[2] and not lost_with_the_ship(m))
    before = len(ship.crew)
    yield from eliminate(g, ship, member, NOBODY)
    if len(ship.crew) < before:
        grant(g, ship)


@at("turn", "fleet_extra_action_6")
def fleet_extra_action_6(g: G, ship: Ship, arg: str) -> Rule[None]:
    """At the start of the turn, d6: on 6 one ship of the fleet has two actions; some crew do so only aboard
    the ship that is named."""
    s = g.state
    player = s.players[ship.owner]
    if "fleet_extra_action_6" in player.codes or (arg and ship.card != arg):
        return
    player.codes.append("fleet_extra_action_6")
    use(g, ship, "fleet_extra_action_6")
    face = yield from cast(g, ship, "extra")
    g.tell("die", ship=ship.id, die=face)
    if face == 6:
        options = tuple([Option("grant", o.id) for o in fleet(s, ship.owner) if may_have_more(o)])
        if options:
            option = yield g.ask(ship.owner, "grant", options, "8.3", ship=ship.id)
            grant(g, find(s, option[1]))


@at("free", "wild_extra_action")
def wild_extra_action(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn, d6: 1 to 4 an extra action; 5 one for any own ship; 6 an enemy ship moves as you steer."""
    able = "wild_extra_action" not in ship.deeds.codes and may_have_more(ship)
    return [Option("wild", ship.id)] if able else []


@does("wild")
def wild_die(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    once(g, ship, "wild_extra_action")
    face = yield from cast(g, ship, "extra")
    g.tell("die", ship=ship.id, die=face)
    if face <= 4:
        grant(g, ship)
    elif face == 5:
        options = tuple([Option("grant", o.id) for o in fleet(s, ship.owner) if may_have_more(o)])
        if options:
            chosen = yield g.ask(ship.owner, "grant", options, "8.3", ship=ship.id)
            grant(g, find(s, chosen[1]))
    else:
        foes = [o for o in enemies(s, ship) if may_be_steered(s, o)]
        options = (PASS, *[Option("shove", o.id) for o in foes])
        chosen = yield g.ask(ship.owner, "shove", options, "8.3", ship=ship.id)
        if chosen != PASS:
            other = find(s, chosen[1])
            yield from steer(g, ship.owner, other, segments(s, other, known=True), "8.3")


@at("action", "give_two_actions")
def give_two_actions(s: State, ship: Ship, arg: str) -> list[Option]:
    """The ship does not act, and another ship has two actions."""
    others = [o for o in fleet(s, ship.owner) if o is not ship and may_have_more(o)]
    return [Option("give-actions", ship.id, o.id) for o in others]


@does("give-actions")
def give_actions(g: G, ship: Ship, option: Option) -> Rule[None]:
    ship.done += 1
    use(g, ship, "give_two_actions")
    grant(g, find(g.state, option[2]))
    yield from ()


# ---- guns of the fleet


@at("free", "fleet_cannon_plus1")
def fleet_cannon_plus1(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn one ship of the fleet has +1 on all gun rolls."""
    if "fleet_cannon_plus1" in ship.deeds.codes:
        return []
    able = [o for o in fleet(s, ship.owner) if any(o.masts) and not o.plight.rallied]
    return [Option("rally", ship.id, o.id) for o in able]


@does("rally")
def rally(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "fleet_cannon_plus1")
    find(g.state, option[2]).plight.rallied = True
    g.tell("rallied", ship=str(option[2]))
    yield from ()


# ---- looking


def hidden_at(coins: list[Coin], seat: int) -> list[Coin]:
    return [coin for coin in coins if not coin.seen >> seat & 1]


def peek_islands(s: State, ship: Ship) -> list[Option]:
    return [
        Option("peek", ship.id, isle_word(number))
        for number, isle in enumerate(s.islands)
        if wild(isle) and hidden_at(isle.coins, ship.owner)
    ]


def peek_ships(s: State, ship: Ship) -> list[Option]:
    return [Option("peek", ship.id, o.id) for o in enemies(s, ship) if hidden_at(o.coins, ship.owner)]


@at("free", "peek_island")
def peek_island(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn, one hidden treasure of any island."""
    return [] if "peek_island" in ship.deeds.codes else peek_islands(s, ship)


@at("free", "peek_cargo")
def peek_cargo(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn, one hidden cargo of any ship: a treasure or a crew."""
    if "peek_cargo" in ship.deeds.codes:
        return []
    bit = 1 << ship.owner
    return peek_ships(s, ship) + [
        Option("peek-crew", ship.id, other.id, place)
        for other in enemies(s, ship)
        for place, member in enumerate(other.crew, 1)
        if not member.up and member.owner != ship.owner and not member.seen & bit
    ]


@at("free", "peek_any")
def peek_any(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn, one hidden treasure anywhere."""
    return [] if "peek_any" in ship.deeds.codes else peek_islands(s, ship) + peek_ships(s, ship)


@does("peek")
def peek(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    word = str(option[2])
    other = next((o for o in s.ships if o.id == word), None)
    codes = ("peek_cargo", "peek_any") if other else ("peek_island", "peek_any")
    code = next(c for c in codes if has(s, ship, c) and c not in ship.deeds.codes)
    once(g, ship, code)
    coins = hidden_at(other.coins if other else s.islands[isle_number(word)].coins, ship.owner)
    coin = coins[g.dice.below(len(coins), "peek")]
    see([coin], ship.owner)
    g.reveal()
    g.tell("peeked", ship=ship.id, place=word)
    g.tell("peeked-value", (ship.owner,), value=coin.value)
    yield from ()


@does("peek-crew")
def peek_crew(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "peek_cargo")
    member = find(g.state, option[2]).crew[int(option[3]) - 1]
    member.seen |= 1 << ship.owner
    g.reveal()
    g.tell("peeked-crew", ship=ship.id, other=str(option[2]))
    g.tell("peeked-card", (ship.owner,), crew=member.card)
    yield from ()


# ---- silencing


@at("free", "cancel_ability_s")
def cancel_ability_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn the ability of one crew or ship within S is off for the turn."""
    if "cancel_ability_s" in ship.deeds.codes or ship.submerged or ship.fog >= 0:
        return []
    options = []
    for other in enemies(s, ship):
        if other.fog < 0 and close(s, ship, other, s.short):
            if card_codes(other.card):
                options.append(Option("silence", ship.id, other.id))
            options += [Option("silence", ship.id, other.id, place + 1) for place in range(len(other.crew))]
    return options


@does("silence")
def silence(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "cancel_ability_s")
    other = find(g.state, option[2])
    if len(option) == 3:
        other.deeds.quiet = True
    else:
        member = other.crew[int(option[3]) - 1]
        if not member.up:
            show(g, other, member)
        other.deeds.silenced.append(member.card)
    g.tell("silenced", ship=other.id)
    yield from ()


@at("turn", "cancel_crew_56")
def cancel_crew_56(g: G, ship: Ship, arg: str) -> Rule[None]:
    """Each turn, d6: on 5 or 6 no crew ability works this turn."""
    use(g, ship, "cancel_crew_56")
    face = yield from cast(g, ship, "silence")
    g.tell("die", ship=ship.id, die=face)
    if face >= 5:
        for other in g.state.ships:
            if not other.sunk:
                other.plight.hushed = True


@at("turn", "copy_ability")
def copy_ability(g: G, ship: Ship, arg: str) -> Rule[None]:
    """At the start of the turn it copies any ability in play."""
    s = g.state
    known: list[str] = []
    for other in s.ships:
        if not other.sunk and other is not ship:
            for code, args in shown(s, other).codes.items():
                if code in box.abilities() and code not in ("copy_ability", "build_plus5", "no_space"):
                    known += [f"{code}:{a}" if a else code for a in args]
    words = sorted(set(known))

    def options() -> Options:
        return (PASS, *[Option("copy", word) for word in words]) if has(s, ship, "copy_ability") else (PASS,)

    option = yield g.ask(ship.owner, "copy", options, "8.3", ship=ship.id)
    if option != PASS:
        use(g, ship, "copy_ability")
        ship.deeds.copied = str(option[1])


# ---- bargains


@at("free", "trade_at_s")
def trade_at_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn one random treasure is swapped with an enemy within S."""
    if "trade_at_s" in ship.deeds.codes or not any(map(face_down, ship.coins)):
        return []
    if ship.submerged or ship.fog >= 0:
        return []
    return [
        Option("barter", ship.id, o.id)
        for o in enemies(s, ship)
        if any(map(face_down, o.coins)) and o.fog < 0 and not o.submerged and close(s, ship, o, s.short)
    ]


@does("barter")
def barter(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    once(g, ship, "trade_at_s")
    other = find(s, option[2])
    mine = [coin for coin in ship.coins if face_down(coin)]
    theirs = [coin for coin in other.coins if face_down(coin)]
    given, got = mine[g.dice.below(len(mine), "barter")], theirs[g.dice.below(len(theirs), "barter")]
    pull(ship.coins, given)
    pull(other.coins, got)
    ship.coins.append(got)
    other.coins.append(given)
    see([got], ship.owner)
    see([given], other.owner)
    g.reveal()
    g.tell("bartered", ship=ship.id, other=other.id)
    yield from ()


@at("free", "mark_island_s")
def mark_island_s(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once a turn an island within S is marked as explored without docking; others lose their mark."""
    if "mark_island_s" in ship.deeds.codes or ship.submerged or ship.fog >= 0:
        return []
    return [
        Option("mark", ship.id, isle_word(number))
        for number, isle in enumerate(s.islands)
        if wild(isle) and isle.flags != [ship.owner] and within(hull(ship), island_shape(isle), s.short)
    ]


@does("mark")
def mark(g: G, ship: Ship, option: Option) -> Rule[None]:
    once(g, ship, "mark_island_s")
    isle = g.state.islands[isle_number(option[2])]
    isle.flags = [ship.owner]
    isle.explored = [ship.owner]
    g.tell("flag", who=f"p{ship.owner}", isle=str(option[2]))
    yield from ()


@at("free", "call_crew_2")
def call_crew_2(s: State, ship: Ship, arg: str) -> list[Option]:
    """Once, when revealed, a crew of cost 2 or less comes aboard; then he takes no space."""
    if ship.plight.called or not takes_crew(s, ship):
        return []
    nation = ship.nation
    cards = [
        card
        for card in box.crew().values()
        if card.generic and card.nation == nation and card.cost <= 2 and box.coded(card.id)
    ]
    paid = sum(box.crew()[member.card].cost for member in ship.crew)
    return [
        Option("call", ship.id, card.id)
        for card in cards
        if paid + card.cost <= box.ships()[ship.card].cost  # 4.3; he gives up his own space
    ]


@does("call")
def call(g: G, ship: Ship, option: Option) -> Rule[None]:
    use(g, ship, "call_crew_2")
    ship.plight.called = True
    ship.crew.append(Crew(str(option[2]), ship.owner, ship.nation, up=True))
    g.state.lost_crew -= 1
    g.reveal()
    g.tell("called", ship=ship.id, crew=str(option[2]))
    yield from ()


# ---- instead of acting


@at("action", "possess_crew")
def possess_crew(s: State, ship: Ship, arg: str) -> list[Option]:
    """Instead of acting, d6: on 6 an enemy crew within S joins it, if it has room (4.2)."""
    if not room(s, ship) or not takes_crew(s, ship):
        return []
    return [
        Option("possess", ship.id, o.id, place + 1)
        for o in enemies(s, ship)
        if o.fog < 0 and close(s, ship, o, s.short)
        for place, member in enumerate(o.crew)
        if may_leave(member)
    ]


@does("possess")
def possess(g: G, ship: Ship, option: Option) -> Rule[None]:
    ship.done += 1
    use(g, ship, "possess_crew")
    face = yield from cast(g, ship, "possess")
    g.tell("die", ship=ship.id, die=face)
    other = find(g.state, option[2])
    if face == 6:
        member = other.crew.pop(int(option[3]) - 1)
        haunt(other)
        member.up = True
        join(member, ship.owner)  # with a ransom on its head it is a captive (16.kw-ransom-1)
        member.nation = ship.nation
        ship.crew.append(member)
        g.reveal()
        g.tell("captured", ship=ship.id, crew=member.card)


@at("action", "push_enemy_l_56")
def push_enemy_l_56(s: State, ship: Ship, arg: str) -> list[Option]:
    """Instead of moving, d6: on 5 or 6 an enemy ship, anywhere, is pushed L."""
    if not may_be_given_a_move(s, ship):
        return []
    return [Option("conjure", ship.id, o.id) for o in enemies(s, ship) if may_be_steered(s, o)]


@does("conjure")
def conjure(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    ship.done += 1
    use(g, ship, "push_enemy_l_56")
    face = yield from cast(g, ship, "push")
    g.tell("die", ship=ship.id, die=face)
    if face < 5:
        return
    other = find(s, option[2])
    options = tuple([Option("blow", other.id, heading) for heading in range(0, CIRCLE, 4500)])
    chosen = yield g.ask(ship.owner, "blow", options, "8.3", ship=other.id)
    yield from push(g, other, int(chosen[2]), s.long)


@at("action", "lend_move_monster")
def lend_move_monster(s: State, ship: Ship, arg: str) -> list[Option]:
    """Instead of moving, any other sea monster moves."""
    if not may_be_given_a_move(s, ship):
        return []
    beasts = [o for o in s.ships if o is not ship and not o.sunk and built(o, "sea_monster")]
    return [Option("lend", ship.id, o.id) for o in beasts if stuck(s, o) is None and o.fog < 0]


@does("lend")
def lend(g: G, ship: Ship, option: Option) -> Rule[None]:
    s = g.state
    ship.done += 1
    use(g, ship, "lend_move_monster")
    other = find(s, option[2])
    if other.owner == ship.owner:
        yield from extra_move(g, other, segments(s, other), "lend_move_monster")
    else:
        yield from steer(g, ship.owner, other, segments(s, other, known=True), "8.3")


CANOES = "Native Canoes"


@at("action", "mend_canoe_56")
def mend_canoe_56(s: State, ship: Ship, arg: str) -> list[Option]:
    """Instead of moving, d6: on 5 or 6 one mast is raised on a ship within S of any native canoe."""
    if not may_be_given_a_move(s, ship):
        return []
    canoes = [o for o in fleet(s, ship.owner) if box.ships()[o.card].name == CANOES]
    return [
        Option("mend", ship.id, o.id)
        for o in fleet(s, ship.owner)
        if damaged(o)
        and not is_creature(o)
        and any(canoe is o or close(s, canoe, o, s.short) for canoe in canoes)
    ]


@does("mend")
def mend(g: G, ship: Ship, option: Option) -> Rule[None]:
    ship.done += 1
    use(g, ship, "mend_canoe_56")
    face = yield from cast(g, ship, "mend")
    g.tell("die", ship=ship.id, die=face)
    if face < 5:
        return
    other = find(g.state, option[2])
    options = tuple([Option("raise", other.id, i + 1) for i, mast in enumerate(other.masts) if mast == GONE])
    chosen = yield g.ask(ship.owner, "repair", options, "8.3", ship=other.id)
    other.masts[chosen[2] - 1] = STANDING
    refloat(g, other)
