"""The course of play, compiled: dice, cards in windows, decisions, winning a place, the end."""
