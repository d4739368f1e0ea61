"""Five dice of six faces as a lattice, for the bots of every game that rolls and keeps them."""
