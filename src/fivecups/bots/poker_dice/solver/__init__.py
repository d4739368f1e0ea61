"""The exact solution of Poker Dice by backward induction, and its values of positions."""
