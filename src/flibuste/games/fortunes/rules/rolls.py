"""Skill rolls (C033–C035)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Options, Rule

from ..box import (
    CAPTAIN_IDS,
    CAPTAIN_SKILLS,
    GLORY,
    GLORY_IDS,
    SCOUTING,
    SKILLS,
    SKULL,
)
from ..options import PLAY, REROLL_ALL, SEAT, show
from ..state import G, Player, State, Turn
from . import hands, zones
from .cards import captains, kept, specialists


def skill_of(p: Player, skill: int) -> int:
    """Return a captain's value in a skill, with what Rumours that stay in play add to it: never below one."""
    value = CAPTAIN_SKILLS[p.captain][skill]
    return max(1, value + kept.dice(p, SKILLS[skill])) if p.kept else value


def scouting_dice(s: State, p: Player, extra: int = 0) -> int:
    """Return the dice of a player's Scouting roll: skill, Lookout, Fog, the high seas."""
    dice = skill_of(p, SCOUTING) + extra + s.tide.scouting
    if p.specialists:
        dice += specialists.scouting(p)
    if not p.in_port:
        dice += zones.scouting(p.zone)
    return dice if dice > 1 else 1


def skill_dice(s: State, p: Player, skill: int, extra: int = 0) -> int:
    """Return the dice of a skill roll, never fewer than one."""
    if skill == SCOUTING:
        return scouting_dice(s, p, extra)
    dice = skill_of(p, skill) + extra
    return dice if dice > 1 else 1


def attempt(g: G, seat: int, skill: int, rule: str, extra: int = 0) -> Rule[bool]:
    """A skill roll: one skull succeeds. After a failure the captain's ability and the cards that help may be
    used (C033)."""
    s = g.state
    p = s.players[seat]
    faces = g.roll(skill_dice(s, p, skill, extra))
    good = max(faces) >= SKULL
    g.tell("roll", who=SEAT[seat], skill=SKILLS[skill], faces=show(faces), good=good)
    if not good:
        return (yield from second_chance(g, seat, skill, rule, len(faces)))
    return good


#: Glory cards that save a failed roll of their skill.
SAVES = ("spyglass", "high_friends")


def second_chance(g: G, seat: int, skill: int, rule: str, dice: int) -> Rule[bool]:
    """Offer to roll a failed roll again (a captain's ability, once a turn), or to save it by a Glory card
    (Spyglass for Scouting, Friends in high places for Influence)."""
    s = g.state
    p = s.players[seat]
    while True:
        options = _chances(s.turn, p, skill)
        if len(options) == 1:
            return False
        option = yield g.ask(
            seat, "second-chance", partial(_chances, s.turn, p, skill), rule, skill=SKILLS[skill]
        )
        if option[0] == "pass":
            return False
        if option[0] == "play":
            hands.play(g, seat, option[1])
            return True
        captain = CAPTAIN_IDS[p.captain]
        s.turn.used.append(captain)
        g.tell("again", who=SEAT[seat], captain=captain)
        faces = g.roll(dice)
        good = max(faces) >= SKULL
        g.tell("roll", who=SEAT[seat], skill=SKILLS[skill], faces=show(faces), good=good)
        if good:
            return True


def _chances(turn: Turn, p: Player, skill: int) -> Options:
    options = [PASS]
    if captains.rolls_again(p, skill) and CAPTAIN_IDS[p.captain] not in turn.used:
        options.append(REROLL_ALL)
    for card in p.hand:
        if GLORY_IDS[card] in SAVES and GLORY[card].skill == SKILLS[skill] and PLAY[card] not in options:
            options.append(PLAY[card])
    return tuple(options)
