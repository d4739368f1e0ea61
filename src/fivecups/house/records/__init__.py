"""Records of finished games, and the verification of their rules and dice."""
