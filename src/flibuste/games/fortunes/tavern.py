"""Ashore: recruiting, rumours, missions, hidden Gold, specialists (C062–C077, C102)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from . import captains, cards_glory, cards_missions, cards_rumours, ops, rolls
from .glory import opens, window
from .state import G, Player, State
from .tables import (
    CREW,
    FIGURES,
    GLORY,
    GLORY_IDS,
    INFLUENCE,
    LEADERSHIP,
    MISSION_IDS,
    MISSION_PLACE,
    RUMOUR_IDS,
    RUMOURS,
    SKILLS,
    SPECIALIST_OF,
    ZONE,
)
from .words import ACCEPT, CREWMEN, FETCH, HIDE, HIRE, KEEP_MISSION, SEAT

DEN_OF_THIEVES = ZONE["nassau"]
IDLE_SAILORS = ZONE["basse_terre"]
SMUGGLERS_NEST = ZONE["trinidad"]
AUDIENCIA = ZONE["santo_domingo"]


# ---- recruiting


def recruit(g: G, seat: int) -> Rule[None]:  # C062–C064
    """A Leadership roll fills the crew; on failure each man costs Gold."""
    p = g.state.players[seat]
    if captains.recruits_free(p) or (p.zone == DEN_OF_THIEVES and ops.is_pirate(p)):
        ops.fill_crew(g, seat)
        return
    if (yield from rolls.attempt(g, seat, LEADERSHIP, "C062")):
        ops.fill_crew(g, seat)
        return
    option = yield g.ask(seat, "recruit", partial(_crewmen, p), "C063", price=crew_price(p))
    if option[0] == "crewmen":
        ops.pay(g, seat, option[1] * crew_price(p))
        p.ship.now[CREW] += option[1]
        g.tell("crewmen", who=SEAT[seat], n=option[1])


def crew_price(p: Player) -> int:
    return FIGURES.crew - 1 if p.zone == IDLE_SAILORS else FIGURES.crew


def _crewmen(p: Player) -> Options:
    most = min(p.ship.most[CREW] - p.ship.now[CREW], ops.purse(p) // crew_price(p))
    return (PASS, *CREWMEN[1 : most + 1])


# ---- rumours


def rumour_price(p: Player) -> int:
    """Cheaper in the smugglers' nest, free for who has the ability."""
    price = FIGURES.rumour - 1 if p.zone == SMUGGLERS_NEST else FIGURES.rumour
    return captains.rumour_price(p, price)


def hear_rumour(g: G, seat: int) -> Rule[None]:  # C065
    """Pay, roll Influence, and with a success draw a Rumour."""
    ops.pay(g, seat, rumour_price(g.state.players[seat]))
    if (yield from rolls.attempt(g, seat, INFLUENCE, "C065")):
        yield from cards_glory.learn_rumour(g, seat)


def prove(g: G, seat: int, rumour: int) -> Rule[None]:  # C067–C069, R24
    """The rumour is shown and its skill rolled: it is false and discarded, or brings what it promised, a
    point of Glory and a card; some stay in play."""
    s = g.state
    p = s.players[seat]
    p.rumour = -1
    s.proving = rumour
    s.rumour_seen[rumour] = 0
    g.reveal()
    g.tell("prove", who=SEAT[seat], rumour=RUMOUR_IDS[rumour])
    s.turn.lead = 0
    if opens(g, "other_rumour", ops.others(s, seat)):
        yield from window(g, "other_rumour", ops.others(s, seat))
    skill = SKILLS.index(RUMOURS[rumour].skill)
    true = yield from rolls.attempt(g, seat, skill, "C067", s.turn.lead)
    s.turn.lead = 0
    if true:
        true = yield from cards_rumours.resolve(g, seat, rumour)
    s.proving = -1
    if true and RUMOURS[rumour].keep:
        p.kept.append(rumour)
    else:
        s.rumour_discard.append(rumour)
    if true:
        yield from ops.gain_glory(g, seat, "rumour")
    else:
        g.tell("false-rumour", who=SEAT[seat], rumour=RUMOUR_IDS[rumour])


# ---- missions


def missions_here(s: State, seat: int) -> list[Option]:
    """Missions on offer in this port that the captain may try for (C070)."""
    zone = s.players[seat].zone
    return [
        ACCEPT[m] for m in s.missions if MISSION_PLACE[m] == zone and cards_missions.may_accept(s, seat, m)
    ]


def try_mission(g: G, seat: int, option: Option) -> Rule[None]:  # C070–C073, R26, R27
    """Meet the conditions and the mission is accepted: it lies open before the player, and a new one is
    drawn. With two, the player keeps one."""
    s = g.state
    p = s.players[seat]
    mission = MISSION_IDS.index(option[1])
    extra = 1 if p.zone == AUDIENCIA else 0
    if not (yield from cards_missions.accept(g, seat, mission, extra)):
        g.tell("mission-refused", who=SEAT[seat], mission=option[1])
        return
    s.missions.remove(mission)
    g.tell("accept", who=SEAT[seat], mission=option[1])
    draw_mission(g)
    if p.mission >= 0:
        s.second_mission = mission
        choice = yield g.ask(seat, "keep-mission", (KEEP_MISSION[mission], KEEP_MISSION[p.mission]), "C073")
        s.second_mission = -1
        if choice[1] != option[1]:
            s.mission_discard.append(mission)
            return
        s.mission_discard.append(p.mission)
    p.mission = mission
    p.step = 0
    p.visited.clear()


def draw_mission(g: G) -> None:  # C072, R26
    """Two missions are open as long as there are cards."""
    s = g.state
    if not s.mission_deck:
        s.mission_deck[:] = s.mission_discard
        s.mission_discard.clear()
        g.dice.shuffle(s.mission_deck, "missions")
    if s.mission_deck:
        s.missions.append(s.mission_deck.pop())
        g.reveal()
        ops.tell_mission(g, s.missions[-1])


# ---- the chest


def hide_gold(g: G, seat: int) -> Rule[None]:  # C075, C076
    """In the home port Gold is hidden: all see it done, none sees how much."""
    p = g.state.players[seat]
    option = yield g.ask(seat, "chest", lambda: (PASS, *HIDE[: p.gold]), "C075")
    if option[0] == "pass":
        return
    amount = option[1]
    p.secret = True
    p.gold -= amount
    p.chest += amount
    p.hides += 1
    g.tell("hide", who=SEAT[seat])
    g.tell("hidden", (seat,), gold=amount)
    ops.declare(g, seat)


def may_unlock(p: Player) -> bool:
    """The chest is at hand in the home port, with or without a Port action (C077)."""
    return p.chest > 0 and ops.at_home(p)


def unlock(g: G, seat: int, option: Option) -> Rule[None]:  # C077
    """Gold of the chest is taken aboard: all see it done, none sees how much."""
    p = g.state.players[seat]
    option = yield g.ask(seat, "unlock", lambda: FETCH[: p.chest] or (PASS,), "C077")
    if option[0] == "pass":
        return
    p.secret = True
    p.chest -= option[1]
    p.gold += option[1]
    g.tell("fetch", who=SEAT[seat])
    g.tell("fetched", (seat,), gold=option[1])


# ---- specialists


def hirable(s: State, seat: int) -> list[Option]:  # C102
    """Specialists in hand that can be hired now: one of each type, and what the card asks for."""
    p = s.players[seat]
    found = []
    for card in p.hand:
        kind = SPECIALIST_OF[card]
        if kind < 0 or ops.has_specialist(p, kind):
            continue
        if GLORY[card].pay <= ops.purse(p) and GLORY_IDS[card] not in s.turn.used:
            found.append(HIRE[card])
    return found


def hire(g: G, seat: int, option: Option) -> Rule[None]:  # C102, R59
    """Pay, or pass a Leadership roll (one try a turn), and the specialist joins."""
    s = g.state
    p = s.players[seat]
    card = GLORY_IDS.index(option[1])
    if GLORY[card].skill:
        s.turn.used.append(option[1])
        g.tell("hiring", who=SEAT[seat], card=option[1])
        if not (yield from rolls.attempt(g, seat, LEADERSHIP, "C102")):
            s.glory_seen[card] = (1 << s.seats) - 1
            return
    else:
        ops.pay(g, seat, GLORY[card].pay)
    p.hand.remove(card)
    ops.hire(g, seat, card)
