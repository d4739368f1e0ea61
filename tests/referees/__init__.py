"""Referees: independent checks of whole games, written from the rulebook alone.

Each referee follows the public events of a game and checks them against the rules: who may act, in
which order, every payment and the final scores. A referee shares no code with ``fivecups.games``,
so a rule misread in the program would have to be misread a second time to go unnoticed.
"""
