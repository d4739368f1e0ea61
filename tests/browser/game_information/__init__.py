"""Tests of the information about a game on the page: cards, standings, the end, the replay."""
