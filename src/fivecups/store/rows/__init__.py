"""What is kept beside the log, by what it is about."""
