"""A pool of processes, and the work done in it: bots' answers, and analyses of games."""
