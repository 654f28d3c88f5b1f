"""Where a course would lead, for who plots it: positions are known to all."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from .course import NAMED, Refused, sail, segments
from .sea import find
from .state import State


def trace(s: State, decision: Decision, option: Option) -> list[list[int]] | None:
    """Each pose (x, y, heading) at the end of a leg; None for what is no course."""
    if option[0] not in NAMED or decision.form is None:
        return None
    ship = find(s, str(option[1]))
    left = segments(s, ship) if decision.kind == "act" else decision.form.fields["ships"][ship.id]
    try:
        return [[pose.x, pose.y, pose.h] for pose in sail(s, ship, option, left)]
    except Refused:
        return None
