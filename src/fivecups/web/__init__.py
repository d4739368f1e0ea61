"""The house on the network: HTTP for what is not play, one socket per person for all tables, and
the page."""
