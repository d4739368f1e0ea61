"""The classes that play Gentleman's Deal, one module for each level, and how dealers bargain."""
