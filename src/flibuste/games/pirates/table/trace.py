"""Where an answer to a form would lead, for who gives it on the table: positions are known to all."""

from __future__ import annotations

from flibuste.kernel.decision import Decision, Form, Option

from ..rules.course import NAMED, sail, segments
from ..state import State, Terrain
from .contact import find
from .geometry import CIRCLE, ahead
from .motion import Pose, Refused, berth_pose, rim_pose, stern_pose

#: forms that ask for angles: the verb that answers them, and how many angles it takes
ANGLES = {"pivot": ("pivot", 1), "away": ("away", 1), "berth": ("berth", 1), "heading": ("set", 2)}


def trace(s: State, decision: Decision, option: Option) -> list[list[int]] | None:
    """Each pose (x, y, heading) at the end of a leg, or the one where an angle leaves a ship, be it free or
    not; None for what can't be followed."""
    form = decision.form
    if form is None:
        return None
    if form.name == "course":
        return _course(s, decision, form, option)
    pose = end_pose(s, form, option)
    return None if pose is None else [list(pose)]


def _course(s: State, decision: Decision, form: Form, option: Option) -> list[list[int]] | None:
    if option[0] not in NAMED or len(option) < 3 or option[1] not in form.fields["ships"]:
        return None  # of other ships nothing is told: not how far they could sail
    ship = find(s, str(option[1]))
    left = segments(s, ship) if decision.kind == "act" else form.fields["ships"][ship.id]
    try:
        return [list(pose) for pose in sail(s, ship, option, left)]
    except Refused:
        return None


def end_pose(s: State, form: Form, option: Option) -> Pose | None:
    """Where a pivot, a retreat, a berth or a way out of terrain leaves a ship."""
    verb, count = ANGLES.get(form.name, ("", 0))
    if option[0] != verb or len(option) != 2 + count or option[1] != form.fields["ship"]:
        return None
    if not all(isinstance(angle, int) and 0 <= angle < CIRCLE for angle in option[2:]):
        return None
    ship = find(s, str(option[1]))
    if verb == "pivot":
        return stern_pose(ship, option[2])
    if verb == "away":
        return Pose(*ahead(ship.x, ship.y, option[2], s.short), ship.h)
    if verb == "berth":
        return Pose(*berth_pose(s, ship, option[2]))
    tile = Terrain(form.fields["kind"], form.fields["x"], form.fields["y"])
    return Pose(*rim_pose(ship, tile, option[2], option[3], form.fields["end"]))
