"""Goods and their transfer: dollars, nuggets, Store cards and claims, including theft."""
