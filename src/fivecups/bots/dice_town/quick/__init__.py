"""A quick player at compiled tables: by learned values, one answer ahead. Learning lets it play."""
