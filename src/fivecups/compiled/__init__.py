"""Compiled tables: the games as arrays and compiled rules, for learners that play many games.

The readable games stay the truth. A table here is checked against them step by step: the same
chance, the same answers, the same choices, states and scores (`tests/compiled_tables`).
"""
