"""Compiled tables: games as integer arrays with rules in machine code, for learners and searches
that play many games.

The readable games define the rules. Compiled tables are tested against them step by step: the same
chance and answers must give the same choices, states and scores (`tests/compiled_tables`).
"""
