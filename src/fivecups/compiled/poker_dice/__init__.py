"""Compiled Poker Dice, with all its options."""
