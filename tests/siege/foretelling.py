"""Bots' choices against chance that is known to the public: the commitment, the seat, the choices so far."""

from __future__ import annotations

import random

import flibuste
from flibuste.bots import random_bot
from flibuste.kernel.decision import Decision, Option
from flibuste.kernel.match import Match

MATCHES = 60


def attack(scale: float) -> str:
    hits = tries = 0
    by_luck = 0.0
    for number in range(max(2, int(MATCHES * scale))):
        match = flibuste.new("crique", 3, seed=f"secret {number}")

        def guess(match: Match, seat: int, decision: Decision, option: Option) -> None:
            nonlocal hits, tries, by_luck
            tries += 1
            by_luck += 1 / len(decision.options)
            public = [match.commitment, f"{match.commitment} {seat} {len(match.journal)}", f"{seat}"]
            said = [decision.options[int(random.Random(p).random() * len(decision.options))] for p in public]
            hits += said[1] == option

        flibuste.play(match, [random_bot] * 3, [guess])
    assert hits < by_luck + 5 * tries**0.5
    return f"{hits} of {tries} choices foretold, {by_luck:.0f} by luck alone"
