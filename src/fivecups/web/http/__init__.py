"""The HTTP routes of a house, by subject."""
