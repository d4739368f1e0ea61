"""The course of a game: setup, rounds and final scoring (DT-5 to DT-7, DT-20, DT-65 to DT-68)."""
