"""Values of positions of Dice Town, learned from games that bots play."""
