"""The page itself: its files, and what a link to it shows."""
