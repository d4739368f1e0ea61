"""Hidden information: who knows where which card is, and random redeals of what a seat does not
know (DT-8, DT-9)."""
