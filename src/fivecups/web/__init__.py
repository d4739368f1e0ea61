"""The network server of a house: an HTTP API, one WebSocket per person for all tables, and the
page."""
