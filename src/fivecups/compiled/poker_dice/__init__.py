"""Poker Dice at a compiled table, with all its options."""
