"""Tournaments: which bot is stronger, with confidence intervals, ratings and plots."""
