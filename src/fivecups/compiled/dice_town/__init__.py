"""Dice Town at a compiled table: the base game, Wild West and the Indians."""
