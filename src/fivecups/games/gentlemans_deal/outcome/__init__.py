"""The outcome of a deal, the bonuses of accomplices, and the end of the game (GD-24 to GD-51)."""
