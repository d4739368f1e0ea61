"""Evaluation of positions of Dice Town: values of goods, cards and thefts, in points at the end."""
