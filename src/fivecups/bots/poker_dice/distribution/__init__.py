"""How the final score is distributed under best play."""
