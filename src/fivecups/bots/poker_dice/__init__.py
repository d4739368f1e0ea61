"""The exact Poker Dice player: solver, solution and coach."""
