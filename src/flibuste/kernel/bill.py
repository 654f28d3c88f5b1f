"""What is bought piece by piece: so that one sees the bill before one pays."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .decision import Option


class Bill(msgspec.Struct, frozen=True):
    """What the options of a decision cost the one who is asked. Options that can be taken one after the other
    (the decision comes again until one is done) say how often; an option that says nothing stands alone."""

    #: what can still be spent
    purse: int
    #: by option; below 0: it brings something in
    prices: Mapping[Option, int]
    #: by option: how often, one after the other
    most: Mapping[Option, int] = {}
