"""The numbers of `weights.toml`, by name."""

from __future__ import annotations

import msgspec

from flibuste.kernel.weigh import read_weights


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stray: float
    draw: float
    chest: float
    coin: float
    tavern_card: float
    fame_a_month: float
    spoils: float
    prize: float
    rout: float
    rout_ring: float
    card_early: float
    card_last: float
    duel_force: float
    duel_speed: float
    guns_first: float
    dangerous: float
    leader: float
    grapeshot_gain: float
    powder_gain: float
    cannonade_chance: float
    lifted: float
    strength: float
    overtake: float
    speed: float
    tough_weak: float
    tough: float
    coin_spent: float
    fit: float
    buy_early: float
    buy_late: float
    buy_last: float
    stock_up: float
    piracy_from: float
    leave_cost: float


WEIGHTS = read_weights(__package__.rpartition(".")[0], Weights)
