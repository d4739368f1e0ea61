"""The bots of Dice Town."""
