"""The server process of a house: start, workers, connection limits and logs."""
