"""The lattice of kept dice, for bots of games in which five dice are rolled and kept."""
