"""Dice decisions: prizes of places, values of hands, the opponents' dice, and a policy by level."""
