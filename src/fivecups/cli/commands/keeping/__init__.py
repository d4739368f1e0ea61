"""Keeping what a house has: backups, and whether all is in order."""
