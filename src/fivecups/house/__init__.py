"""The house: tables, seats, clocks, talk, people, ratings and fair dice. Services without input or
output of their own."""
