"""The process pool, and what is done in it: bots think, games are analysed."""
