"""A game being played: answers taken, matches, their records and replays, and play at random."""
