"""A table as a value: its log, what follows from it, and what may be done at it. Pure: no time, no
waiting."""
