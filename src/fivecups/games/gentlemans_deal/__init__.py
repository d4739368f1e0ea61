"""Gentleman's Deal: offers, talk and votes over a deal card that only the dealer has seen (rulebook
GD)."""

from .game import GENTLEMANS_DEAL

__all__ = ["GENTLEMANS_DEAL"]
