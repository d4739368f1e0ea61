"""The bots of Gentleman's Deal."""
