"""Dice Town (rulebook DT): players roll dice under cups and win the places of a western town."""

from .game import DICE_TOWN

__all__ = ["DICE_TOWN"]
