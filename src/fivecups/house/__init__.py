"""The house: tables and those who play at them, without input or output of its own.

table is a table as a value, wire what others receive of it, live what serves tables in memory,
workers what thinks in other processes, accounts who people are, records what a game leaves behind.
"""
