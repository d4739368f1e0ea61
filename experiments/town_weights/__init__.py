"""A search for better weights of Dice Town's bots, in games between perturbed players."""
