"""What was measured once to tune bots and to describe them; each is a command of its own."""
