"""A quick player at compiled tables: by learned values, one answer ahead. It plays games to learn
from, and on in the worlds that masters look at."""
