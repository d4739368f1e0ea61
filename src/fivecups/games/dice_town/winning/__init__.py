"""Winning a place and acting there (DT-20, DT-21, DT-23, WW-10 to WW-16)."""
