"""Parts that all compiled rules of Dice Town use: the agenda, orders of seats, piles of cards, and
knowledge about cards."""
