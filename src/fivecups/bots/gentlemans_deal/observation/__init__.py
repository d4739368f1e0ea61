"""Information that a bot reads from a view: past deals, the position as arrays, a model of its
opponents."""
