"""The players of Gentleman's Deal, one module for each way to play."""
