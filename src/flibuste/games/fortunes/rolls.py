"""Skill rolls (C033–C035)."""

from __future__ import annotations

from functools import partial

from flibuste.kernel.decision import PASS, Option, Options, Rule

from .ops import has_specialist, play_card
from .state import G, Player, State, Turn
from .tables import (
    CAPTAIN,
    CAPTAIN_SKILLS,
    GLORY_IDS,
    INFLUENCE,
    LOOKOUT,
    RUMOUR,
    SCOUTING,
    SKILLS,
    SKULL,
    ZONE,
)
from .words import PLAY, SEAT, show

HIGH_SEAS = ZONE["caribbean_sea"]
GOVERNORS_EAR = RUMOUR["governors_ear"]


def scouting_dice(s: State, p: Player, extra: int = 0) -> int:
    """Dice of a player's Scouting roll: skill, Lookout, Fog, the high seas."""
    dice = CAPTAIN_SKILLS[p.captain][SCOUTING] + extra + s.tide.scouting
    if has_specialist(p, LOOKOUT):
        dice += 1
    if p.zone == HIGH_SEAS and not p.in_port:
        dice -= 1
    return dice if dice > 1 else 1


def skill_dice(s: State, p: Player, skill: int, extra: int = 0) -> int:
    """Dice of a skill roll, never fewer than one."""
    if skill == SCOUTING:
        return scouting_dice(s, p, extra)
    dice = CAPTAIN_SKILLS[p.captain][skill] + extra
    if skill == INFLUENCE and GOVERNORS_EAR in p.kept:
        dice += 1
    return dice if dice > 1 else 1


def attempt(g: G, seat: int, skill: int, rule: str, extra: int = 0) -> Rule[bool]:  # C033
    """A skill roll: one skull succeeds. After a failure the captain's ability and the cards that help may
    be used."""
    s = g.state
    p = s.players[seat]
    faces = g.roll(skill_dice(s, p, skill, extra))
    good = max(faces) >= SKULL
    g.tell("roll", who=SEAT[seat], skill=SKILLS[skill], faces=show(faces), good=good)
    if not good and skill in (SCOUTING, INFLUENCE):
        return (yield from second_chance(g, seat, skill, rule, len(faces)))
    return good


#: After a failed roll: the captain who may roll again once a turn, and the Glory card that saves it.
_AGAIN = {SCOUTING: "frances_wright", INFLUENCE: "percival_whitewood"}
_AGAIN_CAPTAIN = {skill: CAPTAIN[name] for skill, name in _AGAIN.items()}
_SAVES = {SCOUTING: "spyglass", INFLUENCE: "high_friends"}


def second_chance(g: G, seat: int, skill: int, rule: str, dice: int) -> Rule[bool]:
    """A failed Scouting or Influence roll may be rolled again (Frances Wright, Percival Whitewood, once a
    turn) or saved by a Glory card (Spyglass, Friends in high places)."""
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
            play_card(g, seat, option[1])
            return True
        s.turn.used.append(_AGAIN[skill])
        g.tell("again", who=SEAT[seat], captain=_AGAIN[skill])
        faces = g.roll(dice)
        good = max(faces) >= SKULL
        g.tell("roll", who=SEAT[seat], skill=SKILLS[skill], faces=show(faces), good=good)
        if good:
            return True


REROLL = Option("reroll-all")


def _chances(turn: Turn, p: Player, skill: int) -> Options:
    options = [PASS]
    again = _AGAIN[skill]
    if p.captain == _AGAIN_CAPTAIN[skill] and again not in turn.used:
        options.append(REROLL)
    saves = _SAVES[skill]
    for card in p.hand:
        if GLORY_IDS[card] == saves:
            options.append(PLAY[card])
            break
    return tuple(options)
