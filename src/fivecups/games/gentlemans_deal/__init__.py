"""Gentleman's Deal (rulebook GD): offers, talk and votes about a deal card that only the dealer has
seen."""

from .game import GENTLEMANS_DEAL

__all__ = ["GENTLEMANS_DEAL"]
