"""States that fit a view, and candidates tried out in them."""
