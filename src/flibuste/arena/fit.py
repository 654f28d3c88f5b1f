"""Fitting a value: who wins, from what each seat has. Needs numpy (`pip install 'flibuste[train]'`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

#: How strongly coefficients (of features scaled by their spread) are pulled towards nothing, in games.
RIDGE = 3.0
STEPS = 40


class Row(msgspec.Struct, array_like=True):
    """A position: of which game, how much of the match is over, each seat's features, and each seat's share
    of the win in the end."""

    game: int
    progress: float
    features: list[list[float]]
    won: list[float]


class Fitted(msgspec.Struct):
    early: list[float]
    late: list[float]


def _shown(rows: Sequence[Row]) -> tuple[Array, Array]:
    """All rows as arrays: row × seat × (features, features by progress), and row × seat."""
    features = np.array([row.features for row in rows])
    parts = np.array([row.progress for row in rows])[:, None, None]
    return np.concatenate([features, features * parts], axis=2), np.array([row.won for row in rows])


def fit(rows: Sequence[Row]) -> Fitted:
    """The coefficients under which the winners were likeliest, by Newton's method. The rows of a game end
    alike: together they count for one."""
    shown, won = _shown(rows)
    spread = shown.std(axis=(0, 1))
    spread[spread < 1e-9] = 1.0
    scaled = shown / spread
    each: dict[int, int] = {}
    for row in rows:
        each[row.game] = each.get(row.game, 0) + 1
    share = np.array([1.0 / each[row.game] for row in rows])
    count = scaled.shape[2]
    coefficients = np.zeros(count)
    for _ in range(STEPS):
        chances = _softmax(scaled @ coefficients)
        mean = np.einsum("rs,rsf->rf", chances, scaled)
        slope = np.einsum("r,rs,rsf->f", share, won - chances, scaled) - RIDGE * coefficients
        around = scaled - mean[:, None, :]
        curve = np.einsum("r,rs,rsf,rsg->fg", share, chances, around, around, optimize=True)
        step = np.linalg.solve(curve + RIDGE * np.eye(count), slope)
        coefficients += step
        if float(np.abs(step).max()) < 1e-6:
            break
    plain = coefficients / spread
    half = count // 2
    return Fitted([round(float(x), 6) for x in plain[:half]], [round(float(x), 6) for x in plain[half:]])


def chances(fitted: Fitted, rows: Sequence[Row]) -> Array:
    shown, _ = _shown(rows)
    return _softmax(shown @ np.array([*fitted.early, *fitted.late]))


def _softmax(strengths: Array) -> Array:
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def measure(fitted: Fitted, rows: Sequence[Row]) -> tuple[float, float]:
    """On rows that were not learnt from: how often a winner is put above a loser (AUC), the loss a row."""
    foretold = chances(fitted, rows)
    won = np.array([row.won for row in rows])
    loss = float(-(won * np.log(np.maximum(foretold, 1e-9))).sum(axis=1).mean())
    flat, label = foretold.ravel(), won.ravel() > 0
    order = flat.argsort()
    ranks = np.empty(len(flat))
    ranks[order] = np.arange(1, len(flat) + 1)
    winners = int(label.sum())
    losers = len(label) - winners
    area = (ranks[label].sum() - winners * (winners + 1) / 2) / max(1, winners * losers)
    return float(area), loss
