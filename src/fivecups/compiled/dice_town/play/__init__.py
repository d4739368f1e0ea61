"""The course of play of compiled Dice Town: dice, cards in windows, decisions, winning places, and
the end."""
