"""Poker Dice: a Yahtzee with a Poker+ bonus (rulebook PD)."""

from .game import POKER_DICE

__all__ = ["POKER_DICE"]
