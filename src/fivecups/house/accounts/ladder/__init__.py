"""What makes a ladder mean something: whose games count, how much, and what looks wrong."""
