"""People of a house: accounts, device tokens, passwords, names, bans, reports, ratings, rate
limits."""
