"""Compiled code on plain arrays: the programme of the dice, and a round resolved."""
