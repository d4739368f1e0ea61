"""The exact solution of Poker Dice, and what it says of a position."""
