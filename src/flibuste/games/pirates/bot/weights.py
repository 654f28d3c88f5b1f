"""The numbers of `weights.toml`, `master.toml` and `admiral.toml`, by name."""

from __future__ import annotations

import msgspec

from flibuste.kernel.weigh import read_weights


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    laden: float
    last_mast: float
    gunner: float
    broadside: float
    swoop: float
    coin_near: float
    crowd: float
    coin_prey: float
    derelict_prey: float
    home_margin: float
    tow_reach: float
    stir: float
    hold: float
    fear: float
    danger: float
    raid: float
    come_about: float


_PACKAGE = __package__.rpartition(".")[0]
WEIGHTS = read_weights(_PACKAGE, Weights)
#: what the master weighs by
MASTER = read_weights(_PACKAGE, Weights, "bot/master.toml")
#: what the admiral weighs by
ADMIRAL = read_weights(_PACKAGE, Weights, "bot/admiral.toml")
