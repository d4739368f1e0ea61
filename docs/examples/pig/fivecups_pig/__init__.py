"""Pig for Five Cups: roll on and risk the points of the turn, or hold and keep them."""
