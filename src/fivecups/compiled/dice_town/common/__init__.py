"""What all compiled rules of Dice Town use: the agenda, orders of seats, cards, who knows them."""
