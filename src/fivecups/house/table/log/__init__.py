"""The entries of a table's log with their reducers, in a module for each family."""
