"""What comes of a deal, what accomplices add to it, and the end of the game (GD-24 to GD-51)."""
