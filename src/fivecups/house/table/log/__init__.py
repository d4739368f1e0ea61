"""What all entries of a log share, and those about order at the table with what they change."""
