"""Tables are attended: the node that has a table's lease rings its clocks and answers for its
bots."""
