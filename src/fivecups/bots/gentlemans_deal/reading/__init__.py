"""What a bot reads from a view: past deals, the table as arrays, opinions of the players."""
