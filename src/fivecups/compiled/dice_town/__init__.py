"""Compiled Dice Town: the base game, Wild West and the Indians."""
