"""The numbers of `weights.toml`, by name."""

from __future__ import annotations

import msgspec

from flibuste.kernel.weigh import read_weights


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hope: float
    hope_early: float
    prize_fame: float
    prize_known: float
    home_way: float
    home_late: float
    home_last: float
    letter_sure: float
    captain: float
    crowd: float
    deploy: float
    draw_captain: float
    warship_near: float
    hunter_near: float
    caution: float
    zone_danger: float
    attack_fame: float
    attack_booty: float
    attack_holes: float
    attack_hatred: float
    attack_actions: float
    zone_attack: float
    zone_haven: float
    more_prizes: float
    recover: float
    dig: float
    action: float
    event_cost: float
    keep_letter: float
    keep_skull: float
    keep_warship: float
    keep_mutiny: float
    keep_double_cross: float
    keep_surprise: float
    keep_ambition: float
    keep_converts: float
    kill_stake: float
    hunt_lost: float
    reply_card: float
    reply_initiative: float


WEIGHTS = read_weights(__package__.rpartition(".")[0], Weights)
