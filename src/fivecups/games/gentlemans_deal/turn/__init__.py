"""A turn of Gentleman's Deal up to its vote: the card, the offers and the talk (GD-10 to GD-15)."""
