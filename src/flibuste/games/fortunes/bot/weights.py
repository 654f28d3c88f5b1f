"""The numbers of `weights.toml`, by name."""

from __future__ import annotations

import msgspec

from flibuste.kernel.weigh import read_weights


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    peril: float
    purse: float
    gold: float
    gold_spare: float
    rumour: float
    mission: float
    raid_gold: float
    raid_point: float
    bounty_first: float
    bounty_more: float
    buying: float
    tavern: float
    chest_point: float
    repair: float
    crippled: float
    sinking: float
    frigate: float
    sale: float
    sale_way: float
    set_of_three: float
    buy_margin: float
    sell_below: float
    raid_glory: float
    hull_hit: float
    mast_hit: float
    crew_hit: float
    board_edge: float


WEIGHTS = read_weights(__package__.rpartition(".")[0], Weights)
