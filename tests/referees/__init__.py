"""Referees who know the rulebook and nothing of the program.

Each follows what everybody at the table is told and checks it against the rules as it read them:
who may act, in which order, every payment and the final scores. A referee shares no code with
``fivecups.games``: a rule that the program misunderstood would have to be misunderstood twice.
"""
