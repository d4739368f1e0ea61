"""A table as a value: its log, the state that follows from the log, and the commands. All of it is
pure: nothing here reads a clock or waits."""
