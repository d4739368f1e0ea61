"""Figures of masters of Dice Town, found in games where everybody plays by figures of his own."""
