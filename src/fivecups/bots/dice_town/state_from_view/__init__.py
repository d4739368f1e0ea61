"""States rebuilt from a view, for search."""
