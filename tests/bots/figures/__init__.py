"""What bots think every answer is worth, in positions of the golden games."""
