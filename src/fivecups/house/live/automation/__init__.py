"""Automation of tables: the node that holds a table's lease applies its expired clocks and answers
for its bots."""
