"""Games over days: holidays, and telling people who are not there that it is their turn."""
