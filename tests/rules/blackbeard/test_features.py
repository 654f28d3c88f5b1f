"""What a value looks at, counted by hand in one busy position."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import PIRATE, PORT
from flibuste.games.blackbeard.features import NAMES, boundary, features, progress
from flibuste.games.blackbeard.state import DEPLOY, OVER, State

from .kit import captains, commissioner, governor, hold, merchant, put, stage, warship


def busy(s: State) -> None:
    teach = put(s, "teach", "east-caribbean", combat=4, speed=-1, loyalty=2, cunning=2, letter="english")
    teach.notoriety, teach.worth, teach.holds = 11, 1250, [400, 300]
    teach.guns = teach.scurvy = teach.pardoned = True
    teach.found, teach.history = [PORT["san-juan"]], 0b10
    teach.hostages, teach.nations = [s.hostage_pool.pop()], [1]
    put(s, "low", "bath", notoriety=5, worth=300, revel=1, ship="sloop")
    put(s, "tew", "india", owner=1, notoriety=8)
    put(s, "vane", "gold-coast", owner=1)
    governor(s, "bath")
    governor(s, "havana", pro=False)
    s.havens[PORT["bath"]] = PIRATE["low"]
    merchant(s, "san-juan", "brigantine", up=True)
    merchant(s, "martinique", "sloop")
    merchant(s, "goa", "sloop")
    warship(s, "east-caribbean", "heavy")
    commissioner(s, 1, "matthews", "west-caribbean")
    commissioner(s, 0, "ogle", "east-africa")
    hold(s, 0, "wear-and-tear", "scurvy-outbreak")
    hold(s, 1, "double-cross")
    captains(s, 0, "avery")
    captains(s, 1, "england", "kennedy")
    s.vp[0][0], s.vp[1][2] = 7, 3


#: Teach has 11 points and 1,950 doubloons, a stake of 30.5; Low 5 and 300, a stake of 8.
OWN = {
    "points": 7,
    "pirates": 2,
    "notoriety": 16,
    "wealth": 22.5,
    "best career": 30.5,
    "holds filled": 2,
    "hostages": 1,
    "career near home": 30.5 / 3 + 8,  # two moves to an English port; Low is at home
    "career with a letter": 30.5,
    "career with a haven": 8,
    "career docked with friends": 8,
    "hostile nations": 1,
    "hostile ports": 10 + 1,  # all Spanish ones for Teach; Havana for Low
    "loyalty": 9,
    "disloyal": 1,
    "combat": 9,
    "holes": 2,
    "slow": 1,
    "cunning": 2,
    "guns": 1,
    "drunk": 1,
    "scurvy": 1,
    "found": 1,
    "prey": 2,
    "skill": 4 + 3,
    "initiative": 3,
    "hunted": 4 + 0.3 * 30.5,
    "hunting": 8,
    "warship": 1,
    "captains": 1,
    "cards": 2,
    "commissioner": 1,
    "wait": 0,
    "pardoned": 30.5,
}


def test_the_features_of_a_busy_position() -> None:
    s = stage(busy).state
    own = dict(zip(NAMES, features(s, 0), strict=True))
    assert {name: own[name] for name in OWN} == pytest.approx(OWN)
    theirs = dict(zip(NAMES, features(s, 1), strict=True))
    seen = {
        name: theirs[name] for name in ("points", "hunting", "wait", "captains", "cards", "hunted", "prey")
    }
    assert seen == pytest.approx(
        {"points": 3, "hunting": 30.5, "wait": 1, "captains": 2, "cards": 1, "hunted": 4 + 0.3 * 8, "prey": 1}
    )


def test_where_turns_and_progress_stand() -> None:
    s = stage(busy).state
    s.turn, s.deck = 4, s.deck[:15]
    assert (boundary(s), progress(s)) == (5, 0.8)
    s.phase = OVER
    assert progress(s) == 1
    s.phase = DEPLOY
    assert (boundary(s), progress(s)) == (0, 0)
