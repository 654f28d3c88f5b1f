"""The Glory cards that are not specialists: what each asks for, and what it does.

`CONDITIONS[id](state, seat)` says whether a card could be played now, its moment (its `timing`) aside; a card
without one always could. `EFFECTS[id](g, seat)` is its text, for the seat that plays it (or copies it). On
another player's turn its target is the actor.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flibuste.kernel.decision import Options, Rule

from ...box import CANNONS, CREW, FIGURES, GLORY, GOOD_IDS, LEADERSHIP, MASTS, NATION_IDS, SECTIONS, ZONE_IDS
from ...options import AIM, BLAME, DEMAND, IGNORE, SEAT
from ...state import G, State
from .. import bounties, cargo, gold, hands, rolls, sides, vessel

#: The figures of the cards, by id: `CARD["daring_tack"].n` dice.
CARD = {card.id: card for card in GLORY}
CONDITIONS: dict[str, Callable[[State, int], bool]] = {}
EFFECTS: dict[str, Callable[[G, int], Rule[None] | None]] = {}


# ---- combat


def replay_crew(g: G, seat: int) -> Rule[None]:
    """Any dice of a crew combat roll are rolled again."""
    yield from sides.reroll(g, seat, True, "C137")


def replay_contest(g: G, seat: int) -> Rule[None]:
    """Any dice of a manoeuvre contest are rolled again."""
    yield from sides.reroll(g, seat, True, "C137")


def won_with(s: State, seat: int, way: int) -> bool:
    """Whether the seat has won the contest with that action."""
    b = sides.the_battle(s)
    side = sides.side_of(b, seat)
    return b.declared[side] == way and sides.contest_winner(s, b) == side


def wins_with_guns(s: State, seat: int) -> bool:
    """Whether the seat has won the contest by shooting; without Cannons there is no broadside (C127)."""
    return won_with(s, seat, sides.SHOOT) and s.players[seat].ship.now[CANNONS] > 0


def full_broadside(g: G, seat: int) -> None:
    """One hit more than the Cannons."""
    b = sides.the_battle(g.state)
    b.hits[sides.side_of(b, seat)] += CARD["full_broadside"].n


def has_shots(s: State, seat: int) -> bool:
    b = sides.the_battle(s)
    return bool(b.shots[sides.side_of(b, seat)])


def aimed_shot(g: G, seat: int) -> Rule[None]:
    """One location die is set to a section other than the Hull."""
    b = sides.the_battle(g.state)
    shots = b.shots[sides.side_of(b, seat)]
    options = [
        AIM[face][section] for face in sorted(set(shots)) for section in (1, 2, 3, 4) if face != section
    ]
    option = yield g.ask(seat, "aim", tuple(options), "C137")
    shots.remove(option[1])
    shots.append(SECTIONS.index(option[2]))
    g.tell("aim", who=SEAT[seat], section=option[2])


def can_manoeuvre(s: State, seat: int) -> bool:
    """With destroyed masts a captain has one die and can only shoot (R45)."""
    return s.players[seat].ship.now[MASTS] > 0


def daring_tack(g: G, seat: int) -> None:
    """Two dice more for this contest."""
    b = sides.the_battle(g.state)
    b.dice[sides.side_of(b, seat)] += CARD["daring_tack"].n


def powder_smoke(g: G, seat: int) -> None:
    """The flight works whatever the enemy rolled."""
    b = sides.the_battle(g.state)
    b.tolerance[sides.side_of(b, seat)] = 9


def out_of_the_sun(g: G, seat: int) -> None:
    """Any action may be declared in the first round."""
    b = sides.the_battle(g.state)
    b.free[sides.side_of(b, seat)] = True


def rousing_speech(g: G, seat: int) -> None:
    """One die more in each round of this crew combat."""
    b = sides.the_battle(g.state)
    b.crew_dice[sides.side_of(b, seat)] += CARD["rousing_speech"].n


def enemy_has_crew(s: State, seat: int) -> bool:
    b = sides.the_battle(s)
    return sides.crew(s, b, 1 - sides.side_of(b, seat)) > 0


def pistol_volley(g: G, seat: int) -> None:
    """The enemy loses 1 Crew."""
    s = g.state
    b = sides.the_battle(s)
    enemy = 1 - sides.side_of(b, seat)
    lost = min(CARD["pistol_volley"].n, sides.crew(s, b, enemy))
    sides.ship_of(s, b, enemy).now[CREW] -= lost
    g.tell("lose-crew", who=sides.side_word(b, enemy), n=lost)


def is_damaged(s: State, seat: int) -> bool:
    return bool(vessel.damaged(s.players[seat], vessel.NO_HULL))


def jury_rig(g: G, seat: int) -> Rule[None]:
    """One point back to a section other than the Hull."""
    yield from vessel.restore(g, seat, CARD["jury_rig"].n, vessel.NO_HULL, "C137")


# ---- one's own turn


def following_wind(g: G, seat: int) -> None:
    """One more Move action."""
    g.state.turn.moves += CARD["following_wind"].n


def can_buy_pardon(s: State, seat: int) -> bool:
    p = s.players[seat]
    return bounties.is_pirate(p) and gold.purse(p) >= CARD["governors_pardon"].pay


def governors_pardon(g: G, seat: int) -> Rule[None]:
    """Up to 2 bounties of one nation are cleared at 3 Gold each."""
    card = CARD["governors_pardon"]
    yield from bounties.clear(g, seat, card.n, card.pay, "C094", free_to_pass=False)


def room_for_bargain(s: State, seat: int) -> bool:
    return s.turn.bargain < max(FIGURES.buy) - 1


def sharp_bargain(g: G, seat: int) -> None:
    """Each card of this purchase costs 1 Gold less, at least 1."""
    g.state.turn.bargain += CARD["sharp_bargain"].n


def before_selling(s: State, seat: int) -> bool:
    return not s.turn.done


def hungry_market(g: G, seat: int) -> Rule[None]:
    """Two Demand tokens are drawn, one of them replaces the port's."""
    yield from change_demand(g, seat, CARD["hungry_market"].n)


def change_demand(g: G, seat: int, drawn: int) -> Rule[None]:
    """The port's Demand token is replaced by one of those drawn from the reserve, as many as it has; only
    then the old one and the others go back into it (C039, ruling R09)."""
    s = g.state
    zone = s.players[seat].zone
    for _ in range(min(drawn, len(s.reserve))):
        s.drawn.append(s.reserve.pop(g.dice.below(len(s.reserve), "demand")))
    if not s.drawn:
        return
    chosen = s.drawn[0]
    if len(s.drawn) > 1:
        option = yield g.ask(seat, "demand", tuple(dict.fromkeys([DEMAND[t] for t in s.drawn])), "C039")
        chosen = GOOD_IDS.index(option[1])
    s.drawn.remove(chosen)
    s.reserve += s.drawn
    s.drawn.clear()
    s.reserve.append(s.demand[zone])
    s.demand[zone] = chosen
    g.tell("demand", zone=ZONE_IDS[zone], good=GOOD_IDS[chosen])


def rumours_left(s: State, seat: int) -> bool:
    return bool(s.rumour_deck or s.rumour_discard)


def informant(g: G, seat: int) -> Rule[None]:
    """A rumour without payment and without a roll."""
    yield from hands.learn_rumour(g, seat)


# ---- merchant raids


def warning_shot(g: G, seat: int) -> Rule[None]:
    """One icon is ignored: the card's icon counts for nothing."""
    s = g.state
    option = yield g.ask(seat, "ignore", partial(_icons, s), "C084")
    s.ignored.append(next(card for card in s.raid if IGNORE[card] == option))
    g.tell("ignore", who=SEAT[seat], card=option[1])


def _icons(s: State) -> Options:
    return tuple([IGNORE[card] for card in s.raid if card not in s.ignored])


def has_icons(s: State, seat: int) -> bool:
    return any(card not in s.ignored for card in s.raid)


def fat_prize(g: G, seat: int) -> None:
    """One more card in the haul; its icon does not count."""
    g.state.raid += cargo.draw(g, CARD["fat_prize"].n)


# ---- another player's turn


def mutiny(g: G, seat: int) -> Rule[None]:
    """The actor rolls Leadership; a failure costs an action."""
    s = g.state
    if not (yield from rolls.attempt(g, s.actor, LEADERSHIP, "C101")):
        s.turn.actions = max(0, s.turn.actions - CARD["mutiny"].n)
        g.tell("lose-action", who=SEAT[s.actor])


def actor_has_actions(s: State, seat: int) -> bool:
    return s.turn.actions > 0


def actor_is_pirate(s: State, seat: int) -> bool:
    return any(0 < count < FIGURES.bounty_most for count in s.players[s.actor].bounties)


def denounced(g: G, seat: int) -> Rule[None]:
    """The actor gains one more bounty of a nation that has already put one on the captain."""
    s = g.state
    wanted = s.players[s.actor].bounties
    nations = [n for n, count in enumerate(wanted) if 0 < count < FIGURES.bounty_most]
    option = yield g.ask(seat, "blame", tuple([BLAME[n] for n in nations]), "C101")
    bounties.add(g, s.actor, NATION_IDS.index(option[1]), CARD["denounced"].n)


def false_lead(g: G, seat: int) -> None:
    """The roll for the rumour has a die fewer."""
    g.state.turn.lead -= CARD["false_lead"].n


def actor_has_masts(s: State, seat: int) -> bool:
    return s.players[s.actor].ship.now[MASTS] > 1


def saboteur(g: G, seat: int) -> None:
    """One hit to the actor's Masts, never the last point."""
    s = g.state
    now = s.players[s.actor].ship.now
    hits = min(CARD["saboteur"].n, now[MASTS] - 1)
    now[MASTS] -= hits
    g.tell("hit", who=SEAT[s.actor], sections=["masts"] * hits)


def actor_still_sails(s: State, seat: int) -> bool:
    return not s.turn.becalmed


def headwind(g: G, seat: int) -> None:
    """The Move does not happen."""
    g.state.turn.becalmed = True
    g.tell("headwind", who=SEAT[g.state.actor])


EFFECTS |= {
    "replay_crew": replay_crew,
    "replay_contest": replay_contest,
    "full_broadside": full_broadside,
    "aimed_shot": aimed_shot,
    "daring_tack": daring_tack,
    "powder_smoke": powder_smoke,
    "out_of_the_sun": out_of_the_sun,
    "rousing_speech": rousing_speech,
    "pistol_volley": pistol_volley,
    "jury_rig": jury_rig,
    "following_wind": following_wind,
    "governors_pardon": governors_pardon,
    "sharp_bargain": sharp_bargain,
    "hungry_market": hungry_market,
    "informant": informant,
    "warning_shot": warning_shot,
    "fat_prize": fat_prize,
    "mutiny": mutiny,
    "denounced": denounced,
    "false_lead": false_lead,
    "saboteur": saboteur,
    "headwind": headwind,
}


def has_its_own_option(s: State, seat: int) -> bool:
    """Cards that are part of something else: entering a port, a visit to the shipyard, hiring, a failed
    roll."""
    return False


CONDITIONS |= {
    **dict.fromkeys([card.id for card in GLORY if card.specialist], has_its_own_option),
    "smugglers_cove": has_its_own_option,
    "friendly_yard": has_its_own_option,
    "full_broadside": wins_with_guns,
    "powder_smoke": lambda s, seat: won_with(s, seat, sides.FLEE),
    "aimed_shot": has_shots,
    "daring_tack": can_manoeuvre,
    "out_of_the_sun": can_manoeuvre,
    "pistol_volley": enemy_has_crew,
    "jury_rig": is_damaged,
    "governors_pardon": can_buy_pardon,
    "sharp_bargain": room_for_bargain,
    "hungry_market": before_selling,
    "informant": rumours_left,
    "warning_shot": has_icons,
    "mutiny": actor_has_actions,
    "denounced": actor_is_pirate,
    "saboteur": actor_has_masts,
    "headwind": actor_still_sails,
}
