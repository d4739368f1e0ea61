"""Dice Town: five dice under a cup, eight places, one Sheriff (rulebook DT)."""

from .game import DICE_TOWN

__all__ = ["DICE_TOWN"]
