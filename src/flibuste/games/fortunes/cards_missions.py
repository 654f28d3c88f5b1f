"""The 25 Missions: who may accept one, what is to be done, what it brings (C070–C074).

The rules call these functions at the moments that their names tell. `Player.step` counts the tasks done.
When the last one is done: the reward, a point of Glory with its card (`ops.gain_glory(g, seat, "mission")`),
and the card goes to `state.mission_discard`.
"""

from __future__ import annotations

from flibuste.kernel.decision import Option, Options, Rule

from .state import G, State


def may_accept(s: State, seat: int, mission: int) -> bool:
    """Whether the conditions that need no roll are met (bounties, ship, section, Gold to pay)."""
    return True


def accept(g: G, seat: int, mission: int) -> Rule[bool]:
    """Pay and roll what the mission asks; True when the captain gets it."""
    return True
    yield


def port_call(g: G, seat: int) -> Rule[None]:
    """A Port action starts: tasks `port_action` and `port_each_nation`."""
    return
    yield


def port_options(s: State, seat: int) -> Options:
    """Options of the Port action under way: tasks `deliver`, `deliver_weapons` (Option deliver) and
    `port_roll` (Option errand, once a turn: see state.turn.done)."""
    return ()


def port_task(g: G, seat: int, option: Option) -> Rule[None]:
    """One of the options above was taken."""
    return
    yield


def may_scout(s: State, seat: int) -> bool:
    """Whether the next task is a Scout action here."""
    return False


def scouted(g: G, seat: int) -> Rule[None]:
    """The roll of a Scout action for the mission succeeded (a crew combat may follow)."""
    return
    yield


def defeated(g: G, seat: int, loser: str) -> Rule[None]:
    """A combat was won against `npc_pirate`, `npc_naval`, `pirate` (a player) or `player`."""
    return
    yield


def raided(g: G, seat: int, nation: int, gold: int) -> Rule[None]:
    """A merchant of that nation was raided for that much Gold."""
    return
    yield


def sold(g: G, seat: int, in_demand: int) -> Rule[None]:
    """A sale with that many cards of the good in demand."""
    return
    yield


def commissioned(s: State, seat: int, nation: int) -> bool:
    """Whether the mission spares the captain the bounty for raiding that nation's merchants."""
    return False
