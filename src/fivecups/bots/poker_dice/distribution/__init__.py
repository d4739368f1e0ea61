"""Exact distributions of the final score and of the points to come under best play."""
