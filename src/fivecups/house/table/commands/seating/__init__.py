"""Who sits at a table and how seats change hands: people, bots, the owner, requests for a seat."""
