"""The web server: matches, seats, live updates, storage."""

from __future__ import annotations

from .limits import Limits, read_limits
from .serve import PACE, PORT, default_db, serve

__all__ = ["PACE", "PORT", "Limits", "default_db", "read_limits", "serve"]
