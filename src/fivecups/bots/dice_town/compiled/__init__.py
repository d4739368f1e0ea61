"""Compiled code on plain arrays: the solver of dice keeps, and resolutions of a round."""
