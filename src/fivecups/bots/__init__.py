"""Players that see a view and answer an ask."""
