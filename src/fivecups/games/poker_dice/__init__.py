"""Poker Dice (rulebook PD): a game like Yahtzee with a Poker+ bonus."""

from .game import POKER_DICE

__all__ = ["POKER_DICE"]
