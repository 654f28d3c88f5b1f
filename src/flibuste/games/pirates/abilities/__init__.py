"""Ability codes: what the texts of ships and crew do. Importing this room registers every code; the game does
so before anything else, for the rules look codes up and never import them."""

from . import boarding, guns, sailing, turn

__all__ = ["boarding", "guns", "sailing", "turn"]
