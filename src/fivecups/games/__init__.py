"""The games of the house, one package each."""
