"""Poker Dice: five dice, thirteen boxes, three rolls a turn."""
