"""Commands for the data of a house: backup, restore and check."""
