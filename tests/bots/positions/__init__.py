"""Positions whose right answers a strong player knows, by which the bots are judged.

Each was chosen by reading and checked by rollouts: ``python -m tests.bots.positions GAME`` plays
every answer that is worth a thought to the end of the game in worlds that fit the view, and notes
in `GAME.json` how much better the right answers are than the best of the others.
"""
