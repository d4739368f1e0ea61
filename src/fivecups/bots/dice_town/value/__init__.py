"""What things are worth to a bot of Dice Town, in points at the end."""
