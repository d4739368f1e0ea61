"""Compiled code of the expert and the master: worth of a deal, votes, offers, rest of a game."""
