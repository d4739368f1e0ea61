"""The rules of the ladder: whose games count, how much, and which patterns look wrong."""
